"""The rules of a table of the Mouche family as a position reads them: moves, phases, and what was agreed.

Mushka (Мушка, la Mouche) and its offspring have one skeleton. Five cards each; in turn each passes or plays,
throwing off what he does not want and buying as much; those who play make five tricks; who took some writes them
off his record, who took none is remised. The first whose record is written down to nothing takes what the others
have left.
"""

from enum import Enum
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import filled
from lomber.cards.pack import NAMES, RANKS
from lomber.play.mouche.score import Terms
from lomber.play.tricks import NO_CARD, NO_SUIT, Duties, Order
from lomber.table.moves import Kind

PLAY: Final[i64] = 0
THROW: Final[i64] = 52
DROP: Final[i64] = 104
PASS: Final[i64] = 156
DONE: Final[i64] = 157
LEAVE: Final[i64] = 158
FORM: Final[i64] = 159
"""From here on the moves of a form's own; then, with manners, `next` and a claim for each seat and trick."""


class Phase(Enum):
    """The phases of all the forms, in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    TRUMP = "trump"
    ANNOUNCE = "announce"
    DECLARE = "declare"
    EXCHANGE = "exchange"
    ANSWER = "answer"
    RESHUFFLE = "reshuffle"
    TURNUP = "turnup"
    PLAY = "play"
    CLAIM = "claim"
    OVER = "over"


PHASES: Final = [phase.value for phase in Phase]

AT_DEAL: Final = Phase.DEAL
AT_DECLARE: Final = Phase.DECLARE
AT_EXCHANGE: Final = Phase.EXCHANGE
AT_RESHUFFLE: Final = Phase.RESHUFFLE
AT_TURNUP: Final = Phase.TURNUP
AT_PLAY: Final = Phase.PLAY
AT_CLAIM: Final = Phase.CLAIM

PLAYED: Final = "played"
SOLE: Final = "sole"
VOID: Final = "void"
"""How a hand ends where nothing special is shown."""


def kinds(options: Any, form: list[Kind]) -> list[Kind]:
    """The move book: cards, the exchange, what a form adds, and the claims of `manners`."""
    found = [
        Kind("play", NAMES, bare=True),
        Kind("throw", NAMES, together=True),
        Kind("drop", NAMES),
        Kind("pass"),
        Kind("done"),
        Kind("leave"),
        *form,
    ]
    if options.manners:
        tricks = range(options.hand_cards)
        claims = [f"{seat} {trick + 1}" for seat in range(options.players) for trick in tricks]
        found.extend([Kind("next"), Kind("claim", claims)])
    return found


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, pack: i64, terms: Terms, form_moves: i64) -> None:
        self.players: i64 = options.players
        self.hand_cards: i64 = options.hand_cards
        self.pack = pack
        self.terms = terms
        self.next: i64 = FORM + form_moves
        self.claim: i64 = FORM + form_moves + 1
        self.dealer_must_play: bool = options.sole_player == "dealer_must_play"
        self.reshuffle: bool = options.stock_exhaustion == "reshuffle"
        self.manners: bool = options.manners
        self.hands: int = -1 if options.hands is None else options.hands
        self.first_dealer: i64 = -1 if options.first_dealer is None else options.first_dealer
        """-1: a card is drawn for it (M-4)."""
        self.pulkas: int = 1
        """How many records are written down before the match is over."""
        self.unit = "pulkas"
        """What the players call one of them."""
        self.duties: list[Duties] = []
        """By the trump suit: Pamfil belongs to whichever it is."""
        self.set_order(options, RANKS, NO_CARD)
        self.binding: i64 = 0
        """Cards whose holder may not pass."""
        self.staying: i64 = 0
        """Cards that may not be thrown off."""
        self.turns_up = True
        """Is a card turned up for trumps?"""
        self.fixed_trump: i64 = NO_SUIT
        """The trump suit where none is."""
        self.renames: i64 = NO_CARD
        """The card that, turned up, lets the dealer name other trumps (PF-5)."""
        self.dealer_takes = True
        """May the dealer take it (R-11)?"""
        self.cited: dict[str, str] = {}
        """The number of each shared rule in the chapter of this game."""
        self.noughts: vec[i64] = filled(self.players, 0)
        self.none_laid: vec[i64] = filled(self.players * self.hand_cards, -1)
        self.no_faults: vec[i64] = filled(self.players * self.hand_cards, 0)
        self.none_taken: vec[i64] = filled(self.hand_cards, -1)
        """What a new position holds until it is cleared; never written to."""

    def set_order(self, options: Any, ranks: str, top: i64) -> None:
        """How the cards rank, low to high, and the card that is the highest trump whatever is trumps."""
        self.duties = []
        for trump in range(4):
            order = Order(ranks, trump, top)
            self.duties.append(Duties(must_trump=True, must_overtrump=options.must_overtrump, order=order))
