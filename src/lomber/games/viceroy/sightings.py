"""What a seat cannot see of the hands and decks of Viceroy, and what it can still say of them.

The trail keeps what everybody could watch: who drew the card of which position, which card entered or left a hand
in sight of all, and that somebody tucked a card or put one back unseen. For one seat the trail becomes places and
clues: a closed hand is a pool of hidden positions, beside which lie cards known to have gone there. A hidden move
may have taken of both; how many of each is a case (see `Unseen.take`).
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.table.unseen import START, Unseen

DREW: Final = 0  # the card of a position of a deck went to a hand
CAME: Final = 1  # a card went to a hand in sight of all
LEFT: Final = 2  # a card left a hand in sight of all
TUCKED: Final = 3  # a card of a hand was tucked unseen
RETURNED: Final = 4  # a card of a hand was put on a deck unseen
FETCHED: Final = 5  # a card that had been returned went to a hand
TURNED: Final = 6  # a card that had been returned was turned up for all
HELD_BACK: Final = 7  # a card that had been returned was tucked at once, unseen

LAW_DEAL: Final = 1
LAW_PILES: Final = ("law_deck", "laws", "drawn_law")
PEOPLE_PILES: Final = ("big", "small", "people", "aside", "start", "drawn")


class Sightings:
    """The trail of a game, and who has seen which dealt position."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.trail: list[tuple[int, int, int, int, int]] = []
        """(what, seat, kind of card, card, position or number of the return)."""
        self.returns: i64 = 0
        self.tucks: i64 = 0
        """Cards put back, and cards tucked, unseen: each has a number."""
        self.seen_big: dict[int, int] = {}
        self.seen_small: dict[int, int] = {}
        self.seen_laws: dict[int, int] = {}
        """By dealt position: the seats, as a mask, who have seen it; -1 everybody."""
        self.whispers: list[tuple[int, int]] = []
        """(seat, card): returned cards that somebody has drawn."""
        self.turned: list[int] = []
        self.rejected: list[list[int]] = [[] for _ in range(players)]
        """Starting cards that a seat has rejected: it knows them to be in the small deck."""
        self.picked: list[int] = []

    def copy(self) -> "Sightings":
        other = Sightings(self.players)
        other.trail = self.trail[:]
        other.returns = self.returns
        other.tucks = self.tucks
        other.seen_big = dict(self.seen_big)
        other.seen_small = dict(self.seen_small)
        other.seen_laws = dict(self.seen_laws)
        other.whispers = self.whispers[:]
        other.turned = self.turned[:]
        other.rejected = self.rejected[:]
        other.picked = self.picked[:]
        return other

    def note(self, what: int, seat: i64, kind: i64, card: i64, position: i64 = 0) -> None:
        self.trail.append((what, int(seat), int(kind), int(card), int(position)))

    def show(self, pile: str, position: i64, audience: i64) -> None:
        """Somebody has seen the card of a dealt position."""
        seen = self.seen_big if pile == "big" else self.seen_small if pile == "small" else self.seen_laws
        old = seen.get(int(position), 0)
        seen[int(position)] = -1 if audience < 0 or old < 0 else int(old | audience)

    def has_seen(self, seat: i64, pile: str, position: i64) -> bool:
        seen = self.seen_big if pile == "big" else self.seen_small if pile == "small" else self.seen_laws
        mask = seen.get(int(position), 0)
        return mask < 0 or (seat >= 0 and bool(mask & BIT[seat]))

    def clues(self, seat: i64, unseen: Unseen, characters: i64) -> None:
        reading = _Reading(self, seat, unseen)
        reading.kinds(int(characters))
        reading.read()


class _Reading:
    """The trail as one seat reads it."""

    def __init__(self, sightings: Sightings, seat: i64, unseen: Unseen) -> None:
        self.sightings = sightings
        self.seat = int(seat)
        self.unseen = unseen
        self.known: dict[str, list[int]] = {}
        """By closed hand: cards known to be there, for certain."""
        self.groups: dict[str, list[str]] = {}
        """By closed hand: places of cards that may have been there when a hidden move took of it."""
        self.ids: dict[int, int] = {}
        """For a card of such a place: the number by which the counting knows its place."""
        self.spots: dict[int, int] = {}
        """Returned cards the seat knows: number of the return, card."""
        self.next_id = -10
        self.parts = 0

    def kinds(self, characters: int) -> None:
        """In a set-up laws and characters are one lot; their backs tell them apart."""
        laws, people = set[int](), set[int]()
        for number, place in enumerate(self.unseen.places):
            if place.deal == START and place.slots:
                word = place.slots[0][0].partition(".")[0]
                if word in LAW_PILES:
                    laws.add(number)
                elif word in PEOPLE_PILES:
                    people.add(number)
        for token in self.unseen.tokens:
            if token.deal == START:
                barred = laws if token.card < characters else people
                token.places = [place for place in token.places if place not in barred]

    def read(self) -> None:
        """From first to last."""
        if self.seat >= 0 and self.sightings.rejected[self.seat]:
            names = [
                place.name for place in self.unseen.places if place.slots and place.slots[0][0] == "small"
            ]
            self._only(self.sightings.rejected[self.seat], names)
        for what, seat, kind, card, position in self.sightings.trail:
            hand = f"{'people' if kind == 0 else 'laws'}.{seat}"
            mine = seat == self.seat
            if what == DREW:
                if not mine:
                    self._draw(hand, kind, position)
            elif what == CAME:
                if not mine:
                    self.known.setdefault(hand, []).append(card)
            elif what == LEFT:
                if not mine:
                    self._leave(hand, card)
            elif what == TUCKED:
                if not mine:
                    self._hidden(hand, f"tuck.{position}")
            elif what == RETURNED:
                if mine:
                    self.spots[position] = card
                else:
                    self._hidden(hand, f"return.{position}")
            elif what == FETCHED:
                self._fetch(hand, mine, position, card)
            else:
                self._turn(position, card, what == TURNED or mine)

    def _part(self) -> int:
        self.parts += 1
        return self.parts

    def _only(self, cards: list[int], names: list[str]) -> None:
        for case in self.unseen.cases:
            for deal in (0, LAW_DEAL, START):
                case.only_all(cards, names, deal)

    # -- closed hands

    def _draw(self, hand: str, kind: int, position: int) -> None:
        """A hidden position of a deck goes to a closed hand."""
        pile = "small" if kind == 0 else "law_deck"
        part = f"drawn.{self._part()}"
        for case in self.unseen.cases:
            for place in case.places:
                if (pile, position) in place.slots:
                    case.carve(place.name, part, [position])
                    case.pour(part, hand)
                    break

    def _leave(self, hand: str, card: int) -> None:
        """A card comes out of a closed hand in sight of all: it was one of its hidden or known cards."""
        if card in self.known.get(hand, []):
            self.known[hand].remove(card)
            return
        part = f"left.{self._part()}"
        if card in self.ids:
            id = self.ids.pop(card)
            for case in list(self.unseen.cases):
                self._locate_known(case, hand, card, id, part)
            return
        hidden = any(case.has(hand) for case in self.unseen.cases)
        for case in self.unseen.cases:
            if case.has(hand):
                case.take(hand, part, 1)
                self._settle(case, card, part)
            elif hidden:  # here the hand holds known cards only, and this is none of them
                case.weight = 0

    def _settle(self, case: Unseen, card: int, part: str) -> None:
        """The one card of a place is this one, and no other can be there."""
        at = next((i for i, place in enumerate(case.places) if place.name == part), -1)
        for token in case.tokens:
            if token.deal > -10 and token.card == card:
                token.places = [at] if at in token.places else []
            elif at in token.places:
                token.places.remove(at)

    def _locate_known(self, case: Unseen, hand: str, card: int, id: int, part: str) -> None:
        """A card that may have been taken away unseen was still here: it leaves the place of its kind."""
        for group in self.groups.get(hand, []):
            name = f"{group}@{hand}"
            at = next((i for i, place in enumerate(case.places) if place.name == name), -1)
            token = next((one for one in case.tokens if one.deal == id and one.card == card), None)
            if at >= 0 and token is not None and case.places[at].slots and at in token.places:
                case.take(name, part, 1)
                here = len(case.places) - 1
                for other in case.tokens:
                    if other is token:
                        other.places = [here]
                    elif here in other.places:
                        other.places.remove(here)
                return
        case.weight = 0

    def _hidden(self, hand: str, part: str) -> None:
        """One card of a closed hand goes away unseen: a hidden one, or one of those known to be there."""
        certain = self.known.pop(hand, [])
        if certain:
            group = f"known.{self._part()}"
            self.groups.setdefault(hand, []).append(group)
            self.next_id -= 1
            for card in certain:
                self.ids[card] = self.next_id
            for case in self.unseen.cases:
                case.follow(f"{group}@{hand}", certain, self.next_id)
        for case in list(self.unseen.cases):
            sources = [hand, *(f"{group}@{hand}" for group in self.groups.get(hand, []))]
            here = {place.name: len(place.slots) for place in case.places}
            ways = [name for name in sources if here.get(name, 0) > 0]
            if not ways:
                case.weight = 0
                continue
            others = [case.fork(case.weight) for _ in ways[1:]]
            for name, one in zip(ways, [case, *others], strict=True):
                group = name.partition("@")[0] if "@" in name else ""
                one.take(name, f"{part}|{group}" if group else part, 1)

    # -- cards put back on a deck

    def _fetch(self, hand: str, mine: bool, spot: int, card: int) -> None:
        """A returned card goes to a hand."""
        if spot in self.spots:
            if not mine:
                self.known.setdefault(hand, []).append(self.spots[spot])
            return
        if mine:
            self._locate(f"return.{spot}", card)
            return
        part = f"return.{spot}"
        groups = self.groups.setdefault(hand, [])
        for case in self.unseen.cases:
            for place in [one.name for one in case.places]:
                if place == part:
                    case.pour(part, hand)
                elif place.startswith(part + "|"):
                    group = place.partition("|")[2]
                    case.pour(place, f"{group}@{hand}")
                    if group not in groups:
                        groups.append(group)

    def _turn(self, spot: int, card: int, seen: bool) -> None:
        """A returned card is turned up, or tucked where it lay."""
        if spot not in self.spots and seen:
            self._locate(f"return.{spot}", card)

    def _locate(self, part: str, card: int) -> None:
        """The seat sees which card it was that somebody had put back."""
        if card in self.ids:
            id = self.ids.pop(card)
            for case in self.unseen.cases:
                names = {i for i, place in enumerate(case.places) if place.name.startswith(part + "|")}
                token = next((one for one in case.tokens if one.deal == id and one.card == card), None)
                if token is None or not names.intersection(token.places):
                    case.weight = 0
                    continue
                token.places = [place for place in token.places if place in names]
            return
        for case in self.unseen.cases:
            if case.has(part):
                self._settle(case, card, part)
            else:
                case.weight = 0


def recalled(part: str, world: dict[str, list[int]]) -> list[int]:
    """The card of a hidden move in a guessed world."""
    for place, found in world.items():
        if (place == part or place.startswith(part + "|")) and found:
            return found
    return []
