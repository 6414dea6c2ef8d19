"""Cards passed from hand to hand: what a seat that did not see them can say of where they are.

A form of play may have several such moves one after another (Vint with widow, pass-on and nail): a player gives
cards away, the next gives away of what he has now. For one who looks on, a closed hand is a pool of hidden cards,
and beside it lie cards that he knows to have come there: his own gifts, a widow that was shown. A hidden move may
have taken of both. How many of each is a case; which of them is drawn with the world (`Unseen.take`).
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.table.unseen import AGAIN, ROUTE, Unseen


class Pass:
    """One move of cards: from a hand to another, or aside (`target` = ""). `cards` are empty where it was
    hidden."""

    def __init__(self, name: str, source: str, target: str, number: i64, cards: list[int]) -> None:
        self.name = name
        """Under this name `recall` finds the cards."""
        self.source = source
        self.target = target
        self.number = number
        self.cards = cards


class Passing:
    """The hands as one seat knows them while cards go round.

    `open_hands` are those whose cards the seat sees all the time: its own, and what lies open. Hands are named
    like the piles that they were dealt as.
    """

    def __init__(self, unseen: Unseen, open_hands: list[str]) -> None:
        self.unseen = unseen
        self.open_hands = open_hands
        self.known: dict[str, list[str]] = {}
        """By hand: the places of cards that the seat knows to have gone there."""
        self.located: list[int] = []
        """Cards that have come to the seat's own hands: it is known which move brought them."""
        self.again: list[int] = []
        """Those of them that it has passed on: where they are now is another question than where they came from."""
        self._number = 0

    def shown(self, hand: str, cards: vec[i64]) -> None:
        """Known cards go to a hand: a widow that all have seen."""
        if hand not in self.open_hands and len(cards):
            self._know(hand, [int(card) for card in cards], ROUTE)

    def _know(self, hand: str, cards: list[int], deal: int) -> None:
        if not cards:
            return
        self._number += 1
        name = f"known.{self._number}"
        for case in self.unseen.cases:
            case.follow(f"{name}@{hand}", cards, deal)
        self.known.setdefault(hand, []).append(name)

    def round(self, passes: list[Pass]) -> None:
        """Moves of which none can pass on what another brings: all take first, then the cards arrive."""
        for one in passes:
            if one.source not in self.open_hands:
                self._take(one)
        for one in passes:
            self._arrive(one)

    def _sources(self, case: Unseen, hand: str) -> list[str]:
        """The places of which a closed hand consists for this seat."""
        names = [f"{group}@{hand}" for group in self.known.get(hand, [])]
        return [name for name in [hand, *names] if case.has(name)]

    def _take(self, one: Pass) -> None:
        """Every way in which the hidden and the known cards of a hand can have made up the move."""
        for case in list(self.unseen.cases):
            sources = self._sources(case, one.source)
            room = [self._size(case, name) for name in sources]
            ways = self._ways(case, one, sources, room)
            if not ways:
                case.weight = 0
                continue
            others = [case.fork(case.weight) for _ in ways[1:]]
            for way, other in zip(ways, [case, *others], strict=True):
                for name, number in zip(sources, way, strict=True):
                    if number:
                        other.take(name, self._part(one, name), number)

    def _ways(self, case: Unseen, one: Pass, sources: list[str], room: list[int]) -> list[list[int]]:
        """How many of each source: seen cards tell which of them were known before."""
        ways = _sums(room, int(one.number))
        if not one.cards:
            return ways
        tokens = {token.card: token for token in case.tokens}
        fitting: list[list[int]] = []
        for way in ways:
            fits = True
            for name, number in zip(sources, way, strict=True):
                at = next(i for i, place in enumerate(case.places) if place.name == name)
                inside = sum(1 for card in one.cards if card in tokens and at in tokens[card].places)
                fits = fits and number <= inside
            if fits:
                fitting.append(way)
        return fitting

    def _size(self, case: Unseen, name: str) -> int:
        return next(len(place.slots) for place in case.places if place.name == name)

    def _part(self, one: Pass, source: str) -> str:
        return one.name if source == one.source else f"{one.name}|{source.partition('@')[0]}"

    def _arrive(self, one: Pass) -> None:
        if one.source in self.open_hands:
            if one.target and one.target not in self.open_hands:
                passed_on = [card for card in one.cards if card in self.located]
                self.again.extend(passed_on)
                self._know(one.target, [card for card in one.cards if card not in self.located], ROUTE)
                self._know(one.target, passed_on, AGAIN)
            return
        if one.cards:
            self._locate(one)
        if not one.target or one.target in self.open_hands:
            return
        groups = self.known.get(one.source, [])
        for case in self.unseen.cases:
            if case.has(one.name):
                case.pour(one.name, one.target)
            for group in groups:
                if case.has(f"{one.name}|{group}"):
                    case.pour(f"{one.name}|{group}", f"{group}@{one.target}")
        here = self.known.setdefault(one.target, [])
        here.extend(group for group in groups if group not in here)

    def _locate(self, one: Pass) -> None:
        """Cards that the seat has seen arrive: they are what the move has taken."""
        self.located.extend(one.cards)
        parts = [one.name, *(f"{one.name}|{group}" for group in self.known.get(one.source, []))]
        for case in self.unseen.cases:
            for card in one.cards:
                case.only(card, parts)

    def places(self, hand: str) -> list[str]:
        """The places in which a card of this hand can lie."""
        return [hand, *(f"{group}@{hand}" for group in self.known.get(hand, []))]

    def only(self, cards: i64, hand: str) -> None:
        """These cards have been seen to come from a hand."""
        names = self.places(hand)
        come = [int(card) for card in members(cards)]
        again = [card for card in come if card in self.again]
        first = [card for card in come if card not in self.again and card not in self.located]
        for case in self.unseen.cases:
            case.only_all(again, names, AGAIN)
            case.only_all(first, names)

    def never(self, cards: i64, hand: str) -> None:
        """None of these cards is in the hand."""
        names = self.places(hand)
        denied = [int(card) for card in members(cards)]
        for case in self.unseen.cases:
            case.never(denied, names)
            case.never(denied, names, AGAIN)


def _sums(room: list[int], total: int) -> list[list[int]]:
    """All ways to make up a number out of places with so much room."""
    if not room:
        return [[]] if total == 0 else []
    found: list[list[int]] = []
    for first in range(min(room[0], total) + 1):
        found.extend([[first, *rest] for rest in _sums(room[1:], total - first)])
    return found


def recalled(name: str, world: dict[str, list[int]]) -> list[int]:
    """The cards of a hidden move in a guessed world, ascending: hidden and known ones together."""
    cards: list[int] = []
    for place, found in world.items():
        if place == name or place.startswith(name + "|"):
            cards.extend(found)
    cards.sort()
    return cards
