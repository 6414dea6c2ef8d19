"""One deal of Piquet: its phases, what was agreed, where the cards lie; and what it means for the match."""

from enum import Enum
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import filled
from lomber.games.piquet.count import PIQUET, Count, Usage
from lomber.games.piquet.match import Match, Setting
from lomber.games.piquet.talk import Manner, Talk
from lomber.play.stock import Stock
from lomber.play.tricks import NO_CARD
from lomber.table.contract import Game, State


class Phase(Enum):
    DRAW = "draw"
    DEAL = "deal"
    THIRTEEN = "thirteen"
    WHITE = "white"
    EXCHANGE = "exchange"
    AFTER = "after"
    DECLARE = "declare"
    ALL = "all"
    CAPOT = "capot"
    SHOW = "show"
    PROVE = "prove"
    PLAY = "play"
    OVER = "over"


PLAY: Final = Phase.PLAY


class Rules:
    """The options of a table as the position reads them, made once for a game."""

    def __init__(self, options: Any, pack: i64) -> None:
        self.pack = pack
        self.players: i64 = options.players()
        self.norman: bool = options.form == "norman"
        self.two_hands: i64 = options.cards_each(2)
        self.three_hands: i64 = options.cards_each(3)
        self.manual: bool = options.declare == "manual"
        self.on_demand: bool = options.show_declared == "on_demand"
        self.white_dealt: bool = options.white_cards_when != "after_exchange"
        self.white_after: bool = options.white_cards_when != "dealt"
        self.dealer_min: i64 = options.dealer_min_buy
        self.may_refuse: bool = options.elder_may_refuse
        self.manners: bool = options.manners
        self.manner = Manner(self.manual, options.show_declared == "always", options.manners and self.manual)
        self.usage = Usage(
            options.pique_stop == "any_score",
            options.repique_order == "classic_order",
            options.own_trick_counts,
            options.all_counted_bonus,
            options.all_counted_when == "hand",
            options.leza_tie == "split",
        )
        self.setting = Setting(options)


class Dealt(State):
    """The cards and the phases of a deal. What is known and described of it: `PiquetState`."""

    def __init__(self, game: Game, rules: Rules, match: Match) -> None:
        super().__init__(game)
        self.rules = rules
        self.players: i64 = rules.players
        self.match = match
        self.single = False
        self.last: list[int] = []
        """The final counts of the deal before."""
        self.phase: Phase = Phase.DRAW if match.drawing else Phase.DEAL
        self.clear()

    def clear(self) -> None:
        """What belongs to one deal."""
        n = self.players
        self.turn: i64 = -1
        self.seats: vec[i64] = vec[i64]()
        """Who plays, the first leader first, the dealer last."""
        self.hands: vec[i64] = filled(n, 0)
        self.thrown: vec[i64] = filled(n, 0)
        self.began: vec[i64] = filled(n, 0)
        """The hands with which the play begins."""
        self.talon = Stock()
        self.elder_talon: i64 = 0
        self.dealer_talon: i64 = 0
        self.bought: vec[i64] = filled(n, -1)
        """Cards that each has bought; -1: he has not exchanged yet."""
        self.thirteen: i64 = -1
        self.chosen: i64 = 0
        self.showing: i64 = 0
        """Cards of a white hand that are still to be laid open."""
        self.white: vec[i64] = filled(n, 0)
        self.asked: i64 = 0
        """Who has been asked in this phase."""
        self.white_dealt: vec[i64] = filled(n, 0)
        self.white_after: vec[i64] = filled(n, 0)
        """White hands as they were laid open."""
        self.shown: vec[i64] = filled(n, 0)
        """Cards of each that were shown as counted."""
        self.talk = Talk(self.rules.manner, vec[i64](), n)
        self.count = Count(self.rules.usage, PIQUET, n)
        self.whole: i64 = 0
        """Who has said that all his cards are counted (`all_counted_when=hand`)."""
        self.capots: i64 = 0
        self.demanded: i64 = 0
        self.opened_claims: i64 = 0
        """Which of the things counted have been shown on demand, by their places among the claims."""
        self.resume: Phase = Phase.DEAL
        self.resume_turn: i64 = -1
        self.retracted: i64 = 0
        self.challenged: i64 = 0
        self.proving: i64 = 0
        self.row_seats: vec[i64] = filled(48, -1)
        self.row_cards: vec[i64] = filled(48, NO_CARD)
        self.rows: i64 = 0
        self.in_trick: i64 = 0
        self.winning: i64 = NO_CARD
        self.winner: i64 = -1
        self.tricks: vec[i64] = filled(n, 0)
        self.earlier: vec[i64] = filled(n, 0)
        self.gone: i64 = 0
        """In a set-up: tricks that each had taken before, and their cards, whose order nobody remembers."""
        self.laid: vec[i64] = filled(n, 0)
        self.denied: vec[i64] = filled(n, 0)
        self.base_thrown: vec[i64] = filled(n, 0)
        self.base_known: vec[i64] = filled(n, 0)
        self.base_open: vec[i64] = filled(n, 0)
        """After a set-up: what had been thrown, what all knew of each hand, and that with the cards laid."""

    # -- who is who

    def three(self) -> bool:
        """Is this a three-handed deal of Norman Piquet?"""
        return len(self.seats) == 3

    def elder(self) -> i64:
        return self.seats[0]

    def dealer(self) -> i64:
        return self.seats[len(self.seats) - 1]

    def midway(self, seat: i64) -> bool:
        return seat == self.turn and (self.chosen != 0 or self.showing != 0)

    # -- the match

    def hand_number(self) -> i64:
        return self.match.deals + 1

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def scores(self) -> list[int]:
        """Kopecks; of a single deal the differences of the counts, each against each of the others."""
        if not self.single:
            return self.match.scores()
        if self.phase is not Phase.OVER:
            return [0] * int(self.players)
        return self.margins(self.last)

    def margins(self, counts: list[int]) -> list[int]:
        here = [int(seat) for seat in self.seats]
        whole = sum(counts[seat] for seat in here)
        return [counts[seat] * len(here) - whole if seat in here else 0 for seat in range(self.players)]
