"""Moves, phases and agreements of Kopilka as a position reads them."""

from enum import Enum
from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.pack import ACE, NAMES, SPADES, card_of
from lomber.games.mushka_kopilka.score import Terms
from lomber.table.moves import Kind

TAKE: Final[i64] = 51
"""`take 1` … `take 5` are TAKE + 1 … TAKE + 5."""
DECLINE: Final[i64] = 57
DISCARD: Final[i64] = 58
BUY: Final[i64] = 110
PASS: Final[i64] = 111
NEXT: Final[i64] = 112
CLAIM: Final[i64] = 113
"""`claim SEAT`: he passed with the suit in hand."""

FOUR: Final[i64] = 4
"""Players, and suits."""
LONG: Final[i64] = 3
"""So many cards of a suit must be offered (KO-5)."""
PRIVILEGED: Final[i64] = card_of(ACE, SPADES)
"""The ace of spades, which covers a trick of any suit."""


class Phase(Enum):
    """The phases of a deal, in the order in which they happen."""

    DEAL = "deal"
    ANSWER = "answer"
    DISCARD = "discard"
    LEAD = "lead"
    FOLLOW = "follow"
    CLAIM = "claim"
    OVER = "over"


PHASES: Final = [phase.value for phase in Phase]

AT_DEAL: Final = Phase.DEAL
AT_ANSWER: Final = Phase.ANSWER
AT_DISCARD: Final = Phase.DISCARD
AT_LEAD: Final = Phase.LEAD
AT_FOLLOW: Final = Phase.FOLLOW
AT_CLAIM: Final = Phase.CLAIM


def kinds(manners: bool) -> list[Kind]:
    """The move book: cards, answers to an offer, buying and passing, and the claims of `manners`."""
    found = [
        Kind("play", NAMES, bare=True),
        Kind("take", ["1", "2", "3", "4", "5"]),
        Kind("decline"),
        Kind("discard", NAMES),
        Kind("buy"),
        Kind("pass"),
    ]
    if manners:
        found.extend([Kind("next"), Kind("claim", ["0", "1", "2", "3"])])
    return found


class Rules:
    """The options of a table, made once for a game."""

    def __init__(self, options: Any, pack: i64) -> None:
        self.hand_cards: i64 = options.hand_cards
        self.pack = pack
        self.terms = Terms(options)
        self.buy_limit: i64 = 52 if options.buy_limit == "none" else options.buy_limit
        self.parties: int = options.parties
        self.hands: int = -1 if options.hands is None else options.hands
        self.first_dealer: i64 = options.first_dealer
        self.manners: bool = options.manners
