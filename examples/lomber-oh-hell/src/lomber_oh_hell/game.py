"""Oh Hell as a game: options, bounds, positions."""

from __future__ import annotations

from typing import Any

from lomber.cards.bits import BIT, lowest, size
from lomber.cards.pack import NAMES, SUIT, SUITS, pack, read_card
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint, play_sealed
from lomber.play.tricks import NO_CARD
from lomber.table.contract import Advice, Field, Game
from lomber.table.errors import BadPosition
from lomber.table.foreign import Foreign
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

from . import score
from .book import ADVICE
from .options import OhHellOptions
from .state import OhHellState, Phase


class OhHell(Game):
    """Say how many tricks you will take, and take exactly so many."""

    def __init__(self, id: str, options: OhHellOptions) -> None:
        self.most = options.longest_hand()
        bids = [str(number) for number in range(self.most + 1)]
        book = MoveBook([Kind("play", list(NAMES), bare=True), Kind("bid", bids)])
        super().__init__(id, options, options.players, book)
        self.sizes = options.sizes()
        self.match_hands = len(self.sizes) if options.hands is None else min(options.hands, len(self.sizes))
        self.pack = int(pack(options.ranks))
        self.longest = options.players * (self.most + 1)
        self.pool = 4 * options.ranks
        self.low = -self.most if options.scoring == "minus" else 0
        self.high = score.MADE + self.most
        self.zero_sum = False
        self.pages = ["oh_hell"]

    def start(self) -> Foreign:
        return Foreign(self, OhHellState(self))

    def set_up(self, position: dict[str, Any]) -> Foreign:
        """A position described in the words of `OhHellState.position`; what is left out is as play begins."""
        described = Described(position)
        state = OhHellState(self)
        last = state.players - 1
        state.phase = Phase(described.word("phase", "play", [phase.value for phase in Phase]))
        state.hand = described.number("hand", 1, 1, self.match_hands)
        state.dealer = described.number("dealer", last, 0, last)
        state.to_move = described.number("to_move", (state.dealer + 1) % state.players, 0, last)
        self._lay_out(state, described)
        state.bids = described.numbers("bids", state.bids, -1, self.most)
        state.taken = described.numbers("taken", state.taken, 0, self.most)
        for seat, suits in described.table("denied").items():
            state.denied[self._seat(seat)] = self._suits(suits)
        state.totals = described.numbers("totals", state.totals)
        state.before = described.numbers("before", state.totals)
        state.alone = described.flag("alone")
        state.entries = described.entries()
        wrapped = Foreign(self, state)
        self._check(state)
        play_sealed(wrapped, described)
        described.finish(["turned", "rest", *(f"hand.{seat}" for seat in range(state.players))])
        return wrapped

    def _lay_out(self, state: OhHellState, described: Described) -> None:
        """Every card where the description has it, each once; what it does not name is the rest of the pack."""
        piles = {name: cards_of(described.pile(name), name) for name in ("turned", "rest")}
        for seat in range(state.players):
            piles[f"hand.{seat}"] = cards_of(described.pile(f"hand.{seat}"), f"hand.{seat}")
        state.played = [self._laid(row) for row in described.words("played")]
        for number, (_, card) in enumerate(state.played):
            piles[f"played[{number}]"] = int(BIT[card])
        named = disjoint(piles, self.pack)
        if size(piles["turned"]) > 1:
            raise refusals.not_one_card("turned", int(size(piles["turned"])))
        state.turned = int(lowest(piles["turned"])) if piles["turned"] else NO_CARD
        state.hands = [piles[f"hand.{seat}"] for seat in range(state.players)]
        dealt = state.phase is not Phase.DEAL and not piles["rest"]
        state.rest = self.pack & ~named if dealt else piles["rest"]
        state.in_trick = described.number("in_trick", len(state.played) % state.players, 0, state.players - 1)

    def _laid(self, row: str) -> tuple[int, int]:
        seat, _, card = row.partition(" ")
        try:
            return self._seat(seat), int(read_card(card))
        except ValueError as error:
            raise refusals.written_like("played", row, "2 AC") from error

    def _seat(self, text: str) -> int:
        if text not in [str(seat) for seat in range(int(self.seats))]:
            raise refusals.unknown("seat", text, [str(seat) for seat in range(int(self.seats))])
        return int(text)

    def _suits(self, text: object) -> int:
        if not isinstance(text, str) or not set(text) <= set(SUITS):
            raise refusals.written_like("denied", text, "SH")
        return sum(int(SUIT[SUITS.index(suit)]) for suit in sorted(set(text)))

    def _check(self, state: OhHellState) -> None:
        """Each hand with what it has laid is as long as the deal is; nobody plays before all have bid."""
        if state.in_trick > len(state.played):
            raise refusals.trick_too_long()
        if state.phase is Phase.DEAL:
            return
        for seat in range(state.players):
            cards = int(size(state.hands[seat])) + sum(player == seat for player, _ in state.played)
            if cards != state.cards():
                sentence = f"hand.{seat}: {cards} cards, and the deal has {state.cards()}"
                raise refusals.miscounted(sentence, f"hand.{seat}", cards, state.cards())
        if state.phase is Phase.PLAY and (min(state.bids) < 0 or not any(state.hands)):
            raise BadPosition("there is no play before all have bid, nor without cards", "oh-hell-no-play")

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """`{"bids": [2, 0, 1], "taken": [2, 1, 0]}`: what each gets; of nothing described nothing."""
        described = Described(result)
        nobody = [0] * int(self.seats)
        bids = described.numbers("bids", nobody, 0, self.most)
        taken = described.numbers("taken", nobody, 0, self.most)
        described.finish()
        return score.entries(1, bids, taken, self.options.scoring) if result else []

    def fields(self) -> list[Field]:
        players = int(self.seats)
        return [
            Field("hand", 52, "own cards"),
            Field("trick", 52 * players, "card on the table by seat, clockwise from this one"),
            Field("gone", 52, "all cards played in this deal"),
            Field("turned", 52, "the turned card"),
            Field("trump", 4, "trump suit S C D H; all 0: none"),
            Field("phase", 4, "deal, bid, play, over"),
            Field("bids", players * (self.most + 1), "bid by seat, clockwise; all 0: none yet"),
            Field("taken", players, "tricks by seat, as parts of all"),
            Field("to_move", players, "whose turn it is, clockwise"),
            Field("dealer", players, "who dealt, clockwise"),
            Field("cards", 1, "cards of this deal, as a part of the longest"),
        ]

    def advice(self) -> list[Advice]:
        return ADVICE
