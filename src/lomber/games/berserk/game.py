"""Berserk Heroes as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any, Final

from lomber.games.berserk import score
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.options import BerserkOptions
from lomber.games.berserk.tabled import Tabled
from lomber.games.berserk.view import KEYWORDS, SQUAD_SHOWN, SUPPORTS_SHOWN, side_size
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.contract import Advice, Field, State
from lomber.table.record import Seen
from lomber.table.sheet import Entry

SIDE: Final = (
    "open and closed coins in tenths, hand in tenths, deck and graveyard in 40ths, failed draws in thirds, placed"
    f" cards in tenths; hero, then {int(SQUAD_SHOWN)} creatures in order of arrival, then {int(SUPPORTS_SHOWN)}"
    " supports, each:"
    " card + 1 as a part of the set, strike in tenths, lives and wounds in 30ths, closed, hidden, stunned, fresh,"
    f" armour and poison in fifths, attacks and defences left, {int(KEYWORDS)} keywords"
)


class Berserk(Tabled):
    """Two heroes, two decks."""

    def __init__(self, id: str, options: BerserkOptions) -> None:
        super().__init__(id, options)
        self.revision = 2  # a move `deck steppe` means another list than in records of revision 1
        self.longest = 6000
        self.deals = 60
        self.pool = self.biggest if self.biggest > 2 else 2
        self.cards = self.kinds + self.pool
        self.low = -1
        self.high = 1
        self.fixed_names = False
        self.redraws = True
        self.retells = True
        self.pages = ["berserk"]

    def start(self) -> State:
        return BerserkState(self)

    def set_up(self, position: dict[str, Any]) -> State:
        from lomber.games.berserk.setting import set_up

        return set_up(self, position)

    def teller(self, seen: Seen) -> Any:
        from lomber.games.berserk.retelling import histories

        return histories(self, seen)

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """`winner` (A, B or draw), `reason` (hero, deck, concede, text, loop), `turn`: what is written down."""
        if not result:
            return []
        data = Described(result)
        winner = data.word("winner", "", ["A", "B", "draw"])
        reason = data.word("reason", "hero", list(score.RULES))
        turn = data.number("turn", 1, 0 if reason == "concede" else 1, 10**6)
        data.finish()
        if winner == "draw" and reason not in score.draws(self.options.simultaneous_loss):
            raise refusals.at_odds("no game is drawn for this reason", "winner", "reason", "BH-281")
        if winner != "draw" and reason not in score.WINS:
            raise refusals.at_odds("no game is won for this reason", "winner", "reason", "BH-109")
        return score.entries(1, ["A", "B", "draw"].index(winner), reason, turn)

    def fields(self) -> list[Field]:
        return [
            Field("own", side_size(), f"the own side (a spectator: the first): {SIDE}"),
            Field("other", side_size(), "the other side, the same"),
            Field("hand", len(self.library.cards), "the own hand: copies of each card of the set, in fifths"),
            Field("question", 18, "what is asked, one of each as rules chapter 17 lists it"),
            Field("turn", 2, "the turn in 40ths; whether it is one's own"),
        ]

    def advice(self) -> list[Advice]:
        from lomber.games.berserk.book import advice

        return advice()
