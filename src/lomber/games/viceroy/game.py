"""Viceroy as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any, Final

from mypy_extensions import i64

from lomber.games.viceroy import score, sums
from lomber.games.viceroy.options import ViceroyOptions
from lomber.games.viceroy.setting import Setting
from lomber.games.viceroy.state import ViceroyState
from lomber.games.viceroy.tables import Tabled
from lomber.games.viceroy.view import SEAT_NUMBERS, SHOWN_CARDS
from lomber.play.setups import Described
from lomber.table.contract import Advice, Field, State
from lomber.table.sheet import Entry

FAMILY: Final = "viceroy"


class Viceroy(Tabled):
    """Viceroy for one to four."""

    def __init__(self, id: str, options: ViceroyOptions) -> None:
        super().__init__(id, options)
        rounds = options.turns * options.auction_rounds
        self.longest = options.players * (options.turns * 90 + 200)
        # People, laws, gems of each, the line, the shuffle, and the rivals' gems of every round.
        self.deals = 4 + options.players + (rounds if options.rivals() else 0)
        self.pool = max(self.set.cards, 48)
        self.cards = self.set.cards + 4
        self.zero_sum = False
        self.silent = not options.table_talk  # V-50
        self.pages = ["viceroy"]

    def start(self) -> State:
        return ViceroyState(self)

    def card_name(self, card: i64) -> str:
        return self.set.names[card]

    def read_card(self, text: str) -> i64:
        return self.set.read(text)

    def advice(self) -> list[Advice]:
        from lomber.games.viceroy.book import advice

        return advice()

    def fields(self) -> list[Field]:
        fields = [
            Field("hand", SHOWN_CARDS, "cards in the own hand, characters first"),
            Field("line", 8, "base and tip of blue, red, green, yellow: card + 1 in 180ths"),
            Field("reserve", 4, "gems in the reserve, in 16ths"),
            Field("decks", 3, "cards in the big, the small and the law deck, in 48ths"),
            Field("screen", 4, "own gems, in 16ths"),
        ]
        for turn in ("own", "next", "third", "fourth"):
            doc = (
                f"the {turn} seat: five levels of places -10 … 10 (card + 1 in 180ths); science, magic, defence;"
                " infinite gems and circle bonuses by colour; cards, laws in hand; bought, revealed; its part in"
                " the auction, its bid, total, in turn; the seven lines as they stand"
            )
            fields.append(Field("seat_" + turn, SEAT_NUMBERS, doc))
        fields.append(Field("turn", 1, "turn in twelfths"))
        fields.append(Field("round", 1, "auction round in thirds"))
        return fields

    def set_up(self, position: dict[str, Any]) -> State:
        state = ViceroyState(self)
        Setting(state, Described(position)).read()
        return state

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """The seven lines of described pyramids: `piles`, `places`, `screens`, `attacks` as in a position."""
        if not result:
            return []
        state = ViceroyState(self)
        setting = Setting(state, Described({**result, "phase": "over", "loose": True}))
        setting.read()
        standing = score.Standing(state.pyramids, state.screens, state.attacks)
        return sums.entries(1, standing)
