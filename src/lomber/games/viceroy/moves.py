"""The move book of Viceroy: every decision of viceroy.md, 3.12 and 12.6, as words and codes.

Places are written `level:position`, the first card of a pyramid lying at `1:0`. Choices of several things are
gestures: one move a thing, then `done`. What a choice says of cards and places lies open, or is struck out for the
others; only of cards looked at (`next`) it says what its owner alone may know.
"""

from typing import Final

from mypy_extensions import i64

from lomber.games.viceroy.cards import CORNERS, LETTERS, CardSet
from lomber.games.viceroy.tokens import KINDS, kind_name
from lomber.table.moves import Kind, MoveBook

LEVELS: Final[i64] = 5
SIDES: Final = ("base", "tip")
CLAIMS: Final = ("base", "tip", "any")
FLIPPED: Final = ("science", "magic", "defence")
MOST_LOOKED: Final = 48
"""Cards that can be looked at and put in another order (E-10): the big deck has no more."""


class Codes:
    """The first code of each kind of move, for one set of cards."""

    def __init__(self, cards: CardSet, plays: i64) -> None:
        self.reach: i64 = plays
        """No card lies further than this from the first one."""
        self.width: i64 = 2 * self.reach + 1
        names = cards.names[: cards.cards]
        places = self._places()
        colours = list(LETTERS)
        offers = [f"{colour} {side}" for colour in LETTERS for side in SIDES]
        self.kinds: list[Kind] = [
            Kind(
                "choose", names, aloud=True
            ),  # a starting card, a card to be played, a card put back or tucked
            Kind("none"),
            Kind("pass"),
            Kind("done"),
            Kind("bid", colours),
            Kind("attack"),
            Kind("take", list(SIDES), aloud=True),
            Kind("claim", list(CLAIMS)),
            Kind("continue"),
            Kind("seize", offers, aloud=True),
            Kind("drop", offers, aloud=True),
            Kind("gem", colours),
            Kind("keep"),
            Kind("refuse"),
            Kind("draw", ["law", "small"]),
            Kind("own"),
            Kind("colour", colours),
            Kind("option", ["1", "2", "3", "4"], aloud=True),
            Kind("seat", ["0", "1", "2", "3"]),
            Kind("token", [kind_name(kind) for kind in KINDS], aloud=True),
            Kind("next", [str(at + 1) for at in range(MOST_LOOKED)]),
            Kind("infinite", colours),
            Kind("discount", colours),
            Kind("exchange", [f"{due} {paid}" for due in LETTERS for paid in LETTERS if due != paid]),
            Kind("best"),
            Kind("place", places, aloud=True),
            Kind("build", places, aloud=True),
            Kind("pay", places, aloud=True),
            Kind("at", places, aloud=True),
            Kind("sector", [f"{place} {corner}" for place in places for corner in CORNERS], aloud=True),
            Kind("flip", [f"{place} {side}" for place in places for side in FLIPPED], aloud=True),
            Kind("back", names, aloud=True),
            Kind("tuck", names, aloud=True),
        ]
        first: dict[str, int] = {}
        code = 0
        for kind in self.kinds:
            first[kind.word] = code
            code += len(kind.values) or 1
        self.choose: i64 = first["choose"]
        self.none: i64 = first["none"]
        self.pass_: i64 = first["pass"]
        self.done: i64 = first["done"]
        self.bid: i64 = first["bid"]
        self.attack: i64 = first["attack"]
        self.take: i64 = first["take"]
        self.claim: i64 = first["claim"]
        self.continue_: i64 = first["continue"]
        self.seize: i64 = first["seize"]
        self.drop: i64 = first["drop"]
        self.gem: i64 = first["gem"]
        self.keep: i64 = first["keep"]
        self.refuse: i64 = first["refuse"]
        self.draw: i64 = first["draw"]
        self.own: i64 = first["own"]
        self.colour: i64 = first["colour"]
        self.option: i64 = first["option"]
        self.seat: i64 = first["seat"]
        self.token: i64 = first["token"]
        self.next: i64 = first["next"]
        self.infinite: i64 = first["infinite"]
        self.discount: i64 = first["discount"]
        self.exchange: i64 = first["exchange"]
        self.best: i64 = first["best"]
        self.place: i64 = first["place"]
        self.build: i64 = first["build"]
        self.pay: i64 = first["pay"]
        self.at: i64 = first["at"]
        self.sector: i64 = first["sector"]
        self.flip: i64 = first["flip"]
        self.back: i64 = first["back"]
        self.tuck: i64 = first["tuck"]
        self.places: i64 = len(places)
        self.cards: i64 = len(names)

    def book(self) -> MoveBook:
        return MoveBook(self.kinds)

    def _places(self) -> list[str]:
        return [
            f"{level}:{at}"
            for level in range(1, LEVELS + 1)
            for at in range(-int(self.reach), int(self.reach) + 1)
        ]

    def number(self, level: i64, at: i64) -> i64:
        """A place as an offset within its kind of move."""
        return (level - 1) * self.width + at + self.reach

    def spot(self, number: i64) -> tuple[i64, i64]:
        """The place of an offset: level and position."""
        return number // self.width + 1, number % self.width - self.reach

    def is_kind(self, move: i64, first: i64, size: i64) -> bool:
        return first <= move < first + size


def exchange_code(due: i64, paid: i64) -> i64:
    """Which of the twelve exchanges: a due colour for two gems of another (E-24)."""
    return due * 3 + (paid - 1 if paid > due else paid)


def exchanged(code: i64) -> tuple[i64, i64]:
    due = code // 3
    paid = code % 3
    return due, paid + 1 if paid >= due else paid
