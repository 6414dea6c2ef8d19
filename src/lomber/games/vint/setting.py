"""What the options of Vint say, in numbers: made once for a game and shared by all its positions."""

import enum
from typing import Any, Final

from mypy_extensions import i64

from lomber.games.vint.options import PAIRS, PLAYED_OUT
from lomber.games.vint.score import Count
from lomber.table.moves import MoveBook

PLACES: Final = "SWNE"
"""The chairs, clockwise. A *place* is a hand dealt to a chair; when chairs are changed it keeps its name."""


class Phase(enum.Enum):
    """The phases in the order in which they happen; each form has some of them, `manners` the last ones."""

    DRAW = "draw"
    DRAW_AGAIN = "draw_again"
    DEAL = "deal"
    SWAP = "swap"
    PURCHASE = "purchase"
    THROW = "throw"
    PICK_UP = "pick_up"
    AUCTION = "auction"
    HOLDER = "holder"
    WHERE = "where"
    PASS_ON = "pass_on"
    GIVE = "give"
    FINAL = "final"
    TURN_UP = "turn_up"
    OPEN = "open"
    NAIL = "nail"
    PLAY = "play"
    ANSWER_LEAD = "answer_lead"
    DEMAND = "demand"
    CORRECT = "correct"
    RECKON = "reckon"
    OVER = "over"


DRAW: Final = Phase.DRAW
DRAW_AGAIN: Final = Phase.DRAW_AGAIN
DEAL: Final = Phase.DEAL
SWAP: Final = Phase.SWAP
PURCHASE: Final = Phase.PURCHASE
THROW: Final = Phase.THROW
PICK_UP: Final = Phase.PICK_UP
AUCTION: Final = Phase.AUCTION
HOLDER: Final = Phase.HOLDER
WHERE: Final = Phase.WHERE
PASS_ON: Final = Phase.PASS_ON
GIVE: Final = Phase.GIVE
FINAL: Final = Phase.FINAL
TURN_UP: Final = Phase.TURN_UP
OPEN: Final = Phase.OPEN
NAIL: Final = Phase.NAIL
PLAY: Final = Phase.PLAY
ANSWER_LEAD: Final = Phase.ANSWER_LEAD
DEMAND: Final = Phase.DEMAND
CORRECT: Final = Phase.CORRECT
RECKON: Final = Phase.RECKON
OVER: Final = Phase.OVER
# By these names compiled code has them at hand; `Phase.PLAY` it would look up in the class every time.

STAGES: Final = {
    "two_swap": [SWAP, AUCTION],
    "two_draw": [PURCHASE, AUCTION],
    "two_widow": [AUCTION, WHERE, GIVE, FINAL, TURN_UP],
    "rubbish": [THROW, PICK_UP, AUCTION],
    "widow": [AUCTION, GIVE, FINAL],
    "widow_nail": [AUCTION, PASS_ON, GIVE, FINAL, NAIL],
    "double_widow_nail": [AUCTION, PASS_ON, GIVE, FINAL, NAIL],
    "vitalin": [THROW, AUCTION],
    "three_rotating": [AUCTION, HOLDER],
}
"""What comes before the play, form by form; where nothing is said, the auction alone."""


class Setting:
    """The table before anybody sits down: never changed after it is made."""

    def __init__(self, options: Any, book: MoveBook) -> None:
        form: str = options.form
        self.form = form
        self.players: i64 = options.players
        self.ranks: i64 = options.ranks
        self.draws: bool = options.draw
        self.rubbers: i64 = options.rubbers()
        self.last_hand: i64 = options.hands or 0
        self.manners: bool = options.manners
        self.game_fine: bool = options.revoke_fine == "game"
        self.stake: int = options.stake or 0
        self.small_unit: bool = options.honours_unit == "small"
        self.trick_review: str = options.trick_review
        self.record_hidden: bool = options.auction_record == "hidden"
        self.count = count_of(options)
        self._read_match(options)
        self._read_cards(options)
        self._read_auction(options)
        self._read_moves(book)

    def _read_match(self, options: Any) -> None:
        form = self.form
        self.persons: bool = form in ("three_auction", "auction")
        """Each writes on a sheet of his own (V3B-5, VA-5)."""
        self.settling_rule: str = "VA-7" if form == "auction" else "V3B-7"
        """By which persons settle."""
        self.reseat: bool = form == "reseat"
        self.deals: i64 = options.deals if self.reseat else 0
        self.reseat_bonus: int = options.reseat_bonus
        self.rotates_pairs: bool = options.match == "three_rubbers"
        self.partners_change: bool = (
            self.reseat or self.rotates_pairs or self.players > 4 or form == "three_rotating"
        )
        """A column is not always of the same players (V-67, V3A-1, V5-2, V6-2, VS-4)."""
        self.columns: i64 = self.players if self.persons else 2
        self.plays_passed_out: bool = options.passed_out == "play" and form in PLAYED_OUT
        self.sole_slam: bool = options.sole_slam and (form in PAIRS or form == "three_rotating")

    def _read_cards(self, options: Any) -> None:
        """Whose hands are played, and how many cards go where."""
        form = self.form
        self.two_hands: bool = form in ("two_swap", "two_draw")
        self.wide: i64 = 2 if self.two_hands else 4
        """Cards in a trick."""
        self.live: list[int] = [0, 2] if self.two_hands else [0, 1, 2, 3]
        """The places whose hands are played."""
        small = options.ranks < 5
        widow = form in ("two_widow", "widow", "widow_nail") or options.widow
        self.each: i64 = 0
        """Cards that a hand lacks after the deal and gets from the widow (VW-1, VD-1)."""
        if form == "double_widow_nail":
            self.each = 1 if small else 2
        elif widow:
            self.each = 1
        self.widow: i64 = 4 * self.each
        self.throws: i64 = 0
        """Cards put aside before the auction: in Vitalin two, with rubbish four to the dealer (VV-1, VR-2)."""
        if form == "vitalin":
            self.throws = 2 if options.ranks > 2 else 1
        elif form == "rubbish":
            self.throws = (options.ranks - 1) // 3
        self.to_dealer: bool = form == "rubbish"
        self.early_tricks: i64 = self.throws if form == "vitalin" else 0
        """Tricks of the declarers made of the cards put aside (VV-3)."""
        self.transfer: bool = options.transfer
        self.open_dummies: bool = form in ("two_auction", "two_widow")
        """The dealer's dummy is opened, and the high bidder gets it (V2D-2, V2D-3)."""
        self.dummy_after_trick: bool = options.dummy_open == "after_trick"
        stages = STAGES.get(form, [AUCTION])
        if options.widow:
            stages = STAGES["widow"]
        self.stages: list[Phase] = stages
        if form == "rubbish" and not self.throws:
            self.stages = [AUCTION]

    def _read_auction(self, options: Any) -> None:
        form = self.form
        levels = options.ranks - options.ranks // 2
        self.bids: i64 = min(options.bids, 5 * levels)
        self.lowest: i64 = 10 if form in ("two_widow", "double_widow_nail") and self.bids > 10 else 0
        """The lowest bid: from three up in two forms (V2E-2, VD-2)."""
        self.single_call: bool = form == "two_dummies" and options.bidding == "single"
        self.dealer_silent: bool = form == "auction"
        """The dealer's hand lies open and he takes no part (VA-1)."""
        self.closing: i64 = options.closing_passes
        """Passes that close the auction once a bid has been made (V-16, VT-2, V3A-4, V3B-2, VA-2)."""
        if form.startswith("two_"):
            self.closing = 1
        elif form == "three_rotating":
            self.closing = 4
        elif self.persons:
            self.closing = 2
        self.blind_bids: bool = options.blind_bids
        self.after_widow: str = options.after_widow
        if form in ("widow_nail", "double_widow_nail"):
            self.after_widow = "partners"
        self.nail: str = "none"
        if form == "widow_nail":
            self.nail = options.nail
        elif form == "double_widow_nail":
            self.nail = "evil"

    def _read_moves(self, book: MoveBook) -> None:
        """The first code of each kind of move that this table knows; -1 where it has none."""
        self.pass_: i64 = first_code(book, "pass")
        self.bid: i64 = first_code(book, "bid")
        self.look: i64 = first_code(book, "look")
        self.open_hand: i64 = first_code(book, "open_hand")
        self.keep_closed: i64 = first_code(book, "keep_closed")
        self.keep: i64 = first_code(book, "keep")
        self.swap: i64 = first_code(book, "swap")
        self.discard: i64 = first_code(book, "discard")
        self.stop: i64 = first_code(book, "stop")
        self.buy: i64 = first_code(book, "buy")
        self.give: i64 = first_code(book, "give")
        self.done: i64 = first_code(book, "done")
        self.pick_up: i64 = first_code(book, "pick_up")
        self.turn_up: i64 = first_code(book, "turn_up")
        self.call_early: i64 = first_code(book, "call_early")
        self.ask_partner: i64 = first_code(book, "ask_partner")
        self.correct: i64 = first_code(book, "correct")
        self.demand: i64 = first_code(book, "demand")
        self.leave_exposed: i64 = first_code(book, "leave_exposed")
        self.take_back: i64 = first_code(book, "take_back")
        self.next: i64 = first_code(book, "next")
        self.lead_early: i64 = first_code(book, "lead_early")
        self.play_early: i64 = first_code(book, "play_early")
        self.expose: i64 = first_code(book, "expose")
        self.require: i64 = first_code(book, "require")
        self.claim_revoke: i64 = first_code(book, "claim_revoke")

    def next_stage(self, phase: Phase) -> Phase:
        """What comes after this stage; after the last one the play."""
        at = self.stages.index(phase)
        return self.stages[at + 1] if at + 1 < len(self.stages) else PLAY

    def hand_size(self) -> i64:
        """Cards dealt to each hand, rubbish aside (V-5, VW-1, VD-1)."""
        return self.ranks - self.each


def count_of(options: Any) -> Count:
    """How this table counts."""
    return Count(
        ranks=options.ranks,
        target=options.game_target(),
        double_penalties=options.double_penalties,
        screwing_coronets=options.screwing_coronets,
        exact=options.exact,
        two_hands=options.form in ("two_swap", "two_draw"),
        both_reach=options.both_reach,
        plus=options.rubber_bonus == "plus",
        screwing_crosses=options.crosses == "screwing",
    )


def first_code(book: MoveBook, word: str) -> i64:
    """The first code of a kind of move; -1 where this table has no such move."""
    return book.first(word) if word in book.words else -1
