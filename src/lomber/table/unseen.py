# lomber: interpreted
"""What a seat cannot see, as a counting problem: hidden positions, unseen cards, and where each card can be.

The table fills in the plain part (which dealt positions are struck out for the seat, which cards are unseen).
The game adds what the play has told: this card came from that hand, that hand holds no hearts. The result is
data: it travels inside the seen log, and `lomber.play.worlds` draws from it without ever meeting the truth.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

import msgspec

START = -1
"""In place of a deal's number: the position was not dealt but stood in the set-up."""

ROUTE = -2
"""In place of a deal's number: a card that the seat knows, but not where it has been passed on to."""

AGAIN = -3
"""The same for a card that came to the seat by a hidden way, and which it has passed on itself."""


class Place(msgspec.Struct, array_like=True):
    """A group of hidden positions that the clues can speak of by name."""

    name: str
    deal: int
    slots: list[tuple[str, int]]
    """Pile and index within the pile."""


class Token(msgspec.Struct, array_like=True):
    """One unseen card and the places it can be in (indexes into `places`)."""

    deal: int
    card: int
    places: list[int]


class Clue(msgspec.Struct, array_like=True):
    """What sets cannot say, of a few tokens and some places.

    `apart`: not all of the tokens lie in the places. `some`: at least one of them does. `number`: at least
    `least` and at most `most` of them do. `weight`: the `weights` of those that do add up to a sum within these
    bounds (the pips of a suit). `unlike`: they add up to a sum outside them. These two are always rare.

    Counting worlds under many such clues is dear: each splits the worlds, and the splits multiply. A clue that
    fails for a few worlds in a hundred at most ("no hand is a flush") is `rare`: worlds are drawn without it and
    drawn again where it fails, which is just as uniform.
    """

    kind: str
    tokens: list[int]
    places: list[int]
    least: int = 0
    most: int = 0
    rare: bool = False
    weights: list[int] = []


class Step(msgspec.Struct, array_like=True):
    """Positions that change their place by a hidden move: which ones is drawn at random with every world."""

    kind: str
    """`lay`: these positions are in the place `target` to begin with. `take`: so many of the place `source`, any of
    them, go to `target`. `pour`: all of `source` go to `target`."""
    target: str
    source: str = ""
    number: int = 0
    slots: list[tuple[str, int]] = []


class Case(msgspec.Struct):
    """One way the hidden moves can have gone, with its weight in histories."""

    weight: int
    places: list[Place]
    tokens: list[Token]
    clues: list[Clue]
    steps: list[Step] = []
    remade: int = -1
    """The deal by which piles of the first one were shuffled anew, unseen: what lay in them follows from it."""


class Unseen:
    """The problem while a game is adding its clues to it."""

    def __init__(self, log: list[tuple[int, tuple[int, ...]]]) -> None:
        self.log = log
        """The hand's moves as the seat saw them: (seat, codes); -1 for a code it may not know."""
        self.weight = 1
        self.places: list[Place] = []
        self.tokens: list[Token] = []
        self.clues: list[Clue] = []
        self.steps: list[Step] = []
        self.remade = -1
        self.cases: list[Unseen] = [self]

    # -- what the table fills in

    def hide(self, deal: int, slots: list[tuple[str, int]], cards: Iterable[int]) -> None:
        """The struck-out positions of one deal and the cards that must lie in them."""
        piles: dict[str, list[tuple[str, int]]] = {}
        for pile, index in slots:
            piles.setdefault(pile, []).append((pile, index))
        first = len(self.places)
        for pile, group in piles.items():
            self.places.append(Place(self.place_name(pile, deal), deal, group))
        mine = list(range(first, len(self.places)))
        self.tokens.extend(Token(deal, card, list(mine)) for card in cards)

    @staticmethod
    def place_name(pile: str, deal: int = 0) -> str:
        return pile if deal <= 0 else f"{pile}@{deal}"

    # -- what a game says

    def has(self, name: str) -> bool:
        return any(place.name == name for place in self.places)

    def split(self, name: str, part: str, size: int) -> None:
        """Make `size` positions of a set a place of their own; which ones is no matter."""
        place = self._place(name)
        if size > len(place.slots):
            raise ValueError(f"{name} has only {len(place.slots)} hidden positions, not {size}")
        if size:
            taken, place.slots[:] = place.slots[:size], place.slots[size:]
            self._add(name, Place(part, place.deal, taken))

    def carve(self, name: str, part: str, indexes: Iterable[int]) -> None:
        """Take the positions with these pile indexes out of an ordered place, as a place of its own."""
        place = self._place(name)
        wanted = set(indexes)
        taken = [slot for slot in place.slots if slot[1] in wanted]
        place.slots[:] = [slot for slot in place.slots if slot[1] not in wanted]
        if taken:
            self._add(name, Place(part, place.deal, taken))

    def follow(self, name: str, cards: Iterable[int], deal: int = ROUTE) -> None:
        """Known cards in a closed hand, of which some may be passed on unseen: a place of their own."""
        number = len(self.places)
        tokens = [Token(deal, card, [number]) for card in cards]
        self.places.append(Place(name, deal, [(name, i) for i in range(len(tokens))]))
        self.tokens.extend(tokens)

    def take(self, name: str, part: str, size: int) -> None:
        """A hidden move takes so many positions out of a place, any of them alike, as a place of their own.

        Unlike `split` it says that each choice of positions is a history of its own, and it can follow upon other
        such moves: cards taken, poured into another hand and taken again. `recall` finds the cards under `part`,
        wherever they have gone since.
        """
        self._lay(name)
        place = self._place(name)
        self.weight *= comb(len(place.slots), size)
        self.steps.append(Step("take", part, name, size))
        taken, place.slots[:] = place.slots[:size], place.slots[size:]
        self._add(name, Place(part, place.deal, taken))

    def pour(self, name: str, target: str) -> None:
        """All positions of a place go to another of the same deal; made where there is none."""
        self._lay(name)
        place = self._place(name)
        if not self.has(target):
            self._add(name, Place(target, place.deal, []))
        self._lay(target)
        into = next(i for i, other in enumerate(self.places) if other.name == target)
        old = self.places.index(place)
        for token in self.tokens:
            if old in token.places and into not in token.places:
                token.places.append(into)
        self.steps.append(Step("pour", target, name))
        self.places[into].slots.extend(place.slots)
        place.slots[:] = []

    def _lay(self, name: str) -> None:
        """A place that hidden moves change for the first time: its positions are written down."""
        if not any(name in (step.target, step.source) for step in self.steps):
            self.steps.append(Step("lay", name, "", 0, list(self._place(name).slots)))

    def only(self, card: int, names: Iterable[str], deal: int = 0) -> None:
        """This card lies in one of these places. A card that is not unseen in that deal is no matter."""
        self.only_all([card], names, deal)

    def only_all(self, cards: Iterable[int], names: Iterable[str], deal: int = 0) -> None:
        """Each of these cards lies in one of these places."""
        wanted = self._indexes(names)
        what = set(cards)
        for token in self.tokens:
            if token.card in what and token.deal in _deals(deal):
                token.places = [p for p in token.places if p in wanted]

    def never(self, cards: Iterable[int], names: Iterable[str], deal: int = 0) -> None:
        """None of these cards lies in any of these places."""
        barred = self._indexes(names)
        what = set(cards)
        for token in self.tokens:
            if token.card in what and token.deal in _deals(deal):
                token.places = [p for p in token.places if p not in barred]

    def apart(self, cards: Iterable[int], names: Iterable[str], deal: int = 0, rare: bool = False) -> None:
        """Not all of these cards lie in these places. Nothing is said if one of them is seen elsewhere.

        `rare`: hardly any world would have them there, so that trying again is cheaper than counting.
        """
        before = len(self.clues)
        self._clue("apart", cards, names, deal)
        if rare and len(self.clues) > before:
            self.clues[-1].rare = True

    def some(self, cards: Iterable[int], names: Iterable[str], deal: int = 0) -> None:
        """At least one of these cards lies in these places."""
        self._clue("some", cards, names, deal)

    def number(
        self,
        cards: Iterable[int],
        names: Iterable[str],
        least: int,
        most: int,
        deal: int = 0,
        rare: bool = False,
    ) -> None:
        """So many of these cards lie in these places; cards that are seen are not counted.

        `rare`: hardly any world breaks it, so that trying again is cheaper than counting.
        """
        self._clue("number", cards, names, deal)
        self.clues[-1].rare = rare
        self.clues[-1].least = least
        self.clues[-1].most = most

    def weigh(
        self, weights: dict[int, int], names: Iterable[str], least: int, most: int, deal: int = 0
    ) -> None:
        """The weights of those cards that lie in the places add up to so much; seen cards are not counted."""
        self._weights("weight", weights, names, least, most, deal)

    def unlike(
        self, weights: dict[int, int], names: Iterable[str], least: int, most: int, deal: int = 0
    ) -> None:
        """Those weights add up to less than `least` or more than `most`: “not just these cards of the suit”."""
        self._weights("unlike", weights, names, least, most, deal)

    def at_least(self, number: int, cards: Iterable[int], names: Iterable[str]) -> None:
        """At least so many of the unseen cards of these kinds lie in these places, of whatever deal.

        For decks that hold the same card several times: who has laid two of three equal cards had two of them.
        """
        wanted = self._indexes(names)
        kinds = set(cards)
        found = [
            i
            for i, token in enumerate(self.tokens)
            if token.card in kinds and wanted.intersection(token.places)
        ]
        if len(found) == number:
            for i in found:
                self.tokens[i].places = [place for place in self.tokens[i].places if place in wanted]
        else:
            self.clues.append(Clue("number", found, sorted(wanted), number, len(found)))

    def fork(self, weight: int) -> Unseen:
        """Another way it can have gone: a copy of what is said so far, with its own weight."""
        other = Unseen(self.log)
        other.weight = weight
        other.places = [Place(p.name, p.deal, list(p.slots)) for p in self.places]
        other.tokens = [Token(t.deal, t.card, list(t.places)) for t in self.tokens]
        other.clues = list(self.clues)
        other.steps = list(self.steps)
        other.remade = self.remade
        other.cases = self.cases
        self.cases.append(other)
        return other

    def as_cases(self) -> list[Case]:
        return [Case(u.weight, u.places, u.tokens, u.clues, u.steps, u.remade) for u in self.cases]

    # -- inside

    def _place(self, name: str) -> Place:
        for place in self.places:
            if place.name == name:
                return place
        raise KeyError(f"there is no hidden place {name!r}; there are {[p.name for p in self.places]}")

    def _indexes(self, names: Iterable[str]) -> set[int]:
        wanted = set(names)
        return {i for i, place in enumerate(self.places) if place.name in wanted}

    def _add(self, beside: str, part: Place) -> None:
        old = next(i for i, place in enumerate(self.places) if place.name == beside)
        new = len(self.places)
        self.places.append(part)
        for token in self.tokens:
            if old in token.places:
                token.places.append(new)

    def _clue(self, kind: str, cards: Iterable[int], names: Iterable[str], deal: int) -> None:
        wanted = set(cards)
        found = [
            i for i, token in enumerate(self.tokens) if token.card in wanted and token.deal in _deals(deal)
        ]
        if kind == "apart" and len(found) < len(wanted):
            return
        self.clues.append(Clue(kind, found, sorted(self._indexes(names))))

    def _weights(
        self, kind: str, weights: dict[int, int], names: Iterable[str], least: int, most: int, deal: int
    ) -> None:
        self._clue(kind, weights, names, deal)
        clue = self.clues[-1]
        clue.rare = True
        clue.least = least
        clue.most = most
        clue.weights = [weights[self.tokens[token].card] for token in clue.tokens]


def _deals(deal: int) -> tuple[int, ...]:
    """The numbers that tokens of a deal can have: the first deal may have stood in the set-up."""
    return (0, START, ROUTE) if deal == 0 else (deal,)
