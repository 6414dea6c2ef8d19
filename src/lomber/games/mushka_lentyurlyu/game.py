"""Lentyurlyu: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import NAMES, read_card
from lomber.games.mushka_lentyurlyu.book import advice
from lomber.games.mushka_lentyurlyu.score import CELLS, LAYOUT, ante, place_of, settlement, take_cell
from lomber.games.mushka_lentyurlyu.state import NOTHING, LentyurlyuState, Phase, Rules
from lomber.games.mushka_lentyurlyu.view import fields_of
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.stock import Stock
from lomber.play.turns import round_of
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

HAND_PARTS = ["turn", "played", "pile", "leading", "laid_now", "bought_now", "last_layer", "idle", "bought"]


class Lentyurlyu(Game):
    """Lentyurlyu for 3 to 8 players, each for himself."""

    def __init__(self, id: str, options: Any) -> None:
        book = MoveBook([Kind("play", NAMES, bare=True), Kind("end"), Kind("buy", ["1", "2"])])
        super().__init__(id, options, options.players, book)
        mask: i64 = 0
        for card in range(52):
            if card // 13 < options.suits and place_of(card) > 13 - options.ranks:
                mask |= BIT[card]
        self.rules = Rules(options, mask)
        self.pool = size(mask)
        self.longest = self.pool * (options.players + 2)
        self.carries = options.residue == "carry"
        self.pages = ["lentyurlyu"]

    def start(self) -> State:
        state = LentyurlyuState(self, self.rules)
        state.clear()
        return state

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by: `winner` (-1 where nobody covered with a king), `hands` (cards left, by seat), `taken`
        (rows `7D 2`: a card of the layout and who took its money, in order; the last one is marked `out` where it
        ended the hand), `cells` (money that lay on 7D KH JC AS QS before the ante)."""
        n = int(self.seats)
        data = Described(result)
        winner = data.number("winner", -1, -1, n - 1)
        left: list[i64] = list(data.card_sets("hands", n))
        taken = data.words("taken")
        hand = data.number("hand", 1, 1, 10**9)
        cells = data.numbers("cells", [0] * len(CELLS), 0)
        nobody = winner < 0 and data.has("winner") and not self.rules.shed
        data.finish()
        if winner < 0 and not nobody:
            raise refusals.wanted("somebody has won the hand: `winner` names the seat", "winner")
        terms = self.rules.terms
        entries = ante(terms, hand, cells)
        rows = self._read_taken(taken, n)
        self._check_result(winner, left, rows)
        for card, seat, out in rows:
            entries += take_cell(terms, hand, cells, LAYOUT.index(card), seat, out)
        if nobody:  # the money stays on the layout (LE-13)
            return entries
        return entries + settlement(terms, hand, cells, winner, left)

    def _read_taken(self, taken: list[str], players: int) -> list[tuple[str, int, bool]]:
        """Cards of the layout, who took their money, and whether they ended the hand."""
        rows: list[tuple[str, int, bool]] = []
        for row in taken:
            words = row.split()
            sound = len(words) == 2 or (len(words) == 3 and words[2] == "out")
            if not sound or words[0] not in LAYOUT or not words[1].isdecimal() or int(words[1]) >= players:
                raise refusals.written_like("taken", row, f"{LAYOUT[0]} 2")
            rows.append((words[0], int(words[1]), len(words) == 3))
        return rows

    def _check_result(self, winner: int, left: list[i64], rows: list[tuple[str, int, bool]]) -> None:
        """Each card is there once; in the plain king form those of the layout do nothing (LE-12)."""
        if rows and not self.rules.terms.specials:
            raise refusals.unwanted("cards of the layout have no effect in this form", "taken", "LE-12")
        piles = {f"hands {seat}": int(cards) for seat, cards in enumerate(left)}
        for number, (card, seat, out) in enumerate(rows):
            piles[f"taken {number + 1}"] = int(BIT[read_card(card)])
            if out and not (self.rules.shed and seat == winner and number == len(rows) - 1):
                sentence = "only the last card of the winner ends the hand"
                raise refusals.at_odds(sentence, "taken", "winner", "LE-17")
        disjoint(piles, int(self.rules.pack))
        if self.rules.shed and left[winner]:
            raise refusals.at_odds("the winner has no cards left", "hands", "winner", "LE-14")

    # -- set-ups

    def set_up(self, position: dict[str, Any]) -> State:
        data = Described(position)
        state = LentyurlyuState(self, self.rules)
        state.clear()
        dealer = data.number("dealer", int(state.dealer), 0, int(self.seats) - 1)
        data.deal_out(round_of(dealer, int(self.seats)), self.options.cards_each())
        self._read_session(data, state)
        default = "play" if data.has("piles") else "deal"
        state.phase = Phase(data.word("phase", default, [phase.value for phase in Phase]))
        state.ended = state.phase == Phase.OVER
        names = [*[f"hand.{seat}" for seat in range(self.seats)], "stock"]
        if state.phase == Phase.DEAL:
            for name in HAND_PARTS:
                data.value(name, None)
            if any(data.table("piles").values()):
                raise refusals.undealt()
            data.finish(names)
            return state
        self._read_cards(data, state)
        self._read_turn(data, state)
        data.finish(names)
        return state

    def _read_session(self, data: Described, state: LentyurlyuState) -> None:
        n = int(self.seats)
        state.hands_done = data.number("hand", 0, 0, 10**9)
        state.dealer = data.number("dealer", int(state.dealer), 0, n - 1)
        staked = data.has("piles") and not data.has("cells")
        state.balances = data.numbers("balances", [-self.rules.terms.ante if staked else 0] * n)
        state.cells = data.numbers("cells", self._first_cells(data), 0)
        state.single = data.flag("single")
        state.last_winner = data.number("last_winner", -1, -1, n - 1)
        state.entries = data.entries()
        state.before = data.numbers("before", state.balances)

    def _first_cells(self, data: Described) -> list[int]:
        """Where nothing is said: the ante of this hand, if one is in progress (LE-3)."""
        cells = [0] * len(CELLS)
        if data.has("piles"):
            ante(self.rules.terms, 1, cells)
        return cells

    def _read_cards(self, data: Described, state: LentyurlyuState) -> None:
        piles: dict[str, int] = {}
        for p in range(self.seats):
            state.hands[p] = cards_of(data.pile(f"hand.{p}"), f"hand.{p}")
            piles[f"hand.{p}"] = int(state.hands[p])
        for row in data.words("played"):
            words = row.split()
            if len(words) != 2 or not words[0].isdecimal() or int(words[0]) >= self.seats:
                raise refusals.written_like("played", row, "2 AC")
            card = cards_of(words[1], "played")
            if size(card) != 1 or int(card) & piles.get("played", 0):
                raise refusals.elsewhere(words[1], "played")
            piles["played"] = piles.get("played", 0) | int(card)
            state.rows.append((int(words[0]), int(members(card)[0])))
        state.base_rows = len(state.rows)
        piles["stock"] = cards_of(data.pile("stock"), "stock")
        union: i64 = disjoint(piles, int(self.rules.pack))
        order = vec[i64](capacity=16)
        for word in data.pile("stock").split():
            order = append(order, read_card(word))
        for card in members(self.rules.pack & ~union):
            order = append(order, card)  # cards that nobody named lie at the bottom of the stock
        stock = Stock()
        stock.lay(order)
        state.stock = stock

    def _read_turn(self, data: Described, state: LentyurlyuState) -> None:
        n = int(self.seats)
        state.pile = data.number("pile", len(state.rows), 0, len(state.rows))
        state.top = place_of(state.rows[-1][1]) if state.pile else NOTHING
        last = state.rows[-1][0] if state.rows else -1
        state.last_layer = data.number("last_layer", last, -1, n - 1)
        before = last if state.pile else int(state.dealer)
        state.turn = data.number("turn", (before + 1) % n, -1, n - 1)
        state.leading = data.flag("leading") if data.has("leading") else not state.pile
        data.value("leading", False)
        state.laid_now = data.flag("laid_now")
        state.bought_now = data.flag("bought_now")
        state.idle = data.number("idle", 0, 0, n - 1)
        for p, count in enumerate(data.numbers("bought", [0] * n, 0, 52)):
            state.bought[p] = count
        if state.phase == Phase.OVER:
            return
        if state.turn < 0:
            raise refusals.wanted("somebody is on turn", "turn")
        if state.leading != (state.pile == 0) or (state.pile and state.top == 13):
            raise refusals.at_odds("a pile is led, and goes on up to the queen", "leading", "pile")
        if state.leading and not state.hands[state.turn]:
            raise refusals.not_his_turn("turn")
        if state.pile and state.last_layer < 0:
            raise refusals.wanted("somebody laid the last card", "last_layer")
