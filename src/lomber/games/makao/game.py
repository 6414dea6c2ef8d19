"""Makao as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.packs import holds, names, part, read_names, with_cards, without_card
from lomber.games.makao import score
from lomber.games.makao.options import MakaoOptions
from lomber.games.makao.score import is_empty
from lomber.games.makao.state import MakaoState, Phase
from lomber.games.makao.view import NO_CARD, PHASES
from lomber.play import refusals
from lomber.play.setups import Described, out_of
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

LARGE = 1_000_000
SEAT_NUMBERS = 24


class Makao(Game):
    """The banker against each punter; every deal is zero-sum."""

    def __init__(self, id: str, options: MakaoOptions) -> None:
        super().__init__(id, options, options.players, MoveBook([Kind("buy"), Kind("stand")]))
        # A new stock gives out a counting card at the least, and nobody holds more than two of them.
        self.deals = 2 * options.players + 1
        empty = options.packs * options.suits * min(options.ranks, 4)
        self.longest = 3 * options.players + int(self.deals) * empty
        self.pool = options.cards()
        self.low = -3 * options.stake * (options.players - 1)
        self.high = -self.low
        self.pages = ["makao"]

    def start(self) -> State:
        return MakaoState(self)

    def advice(self) -> list[Advice]:
        from lomber.games.makao.book import pieces

        return pieces()

    def exact(self) -> list[Advice]:
        from lomber.games.makao.book import exact_pieces

        return exact_pieces()

    def fields(self) -> list[Field]:
        seen = [
            Field("unseen", 10, "unseen cards of each value 0 … 9, in eighths"),
            Field("phase", len(PHASES), "phase: " + " ".join(PHASES)),
        ]
        for turn in range(self.seats):
            doc = (
                f"player {turn} clockwise from this one: banker, to move, holds his first card, cards received"
                " in eighths, value of the first card where known (10), values of bought cards held (10)"
            )
            seen.append(Field(f"player_{turn}", SEAT_NUMBERS, doc))
        seen.append(Field("stock", 1, "cards in the stock, in 104ths"))
        seen.append(Field("used", 1, "cards laid aside in earlier deals, in 104ths"))
        return seen

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position. `first.N` and `open.N` are what a seat holds; the rest of the packs is the stock.

        `received` has all cards a seat was given, in their order; where it is not described nothing was thrown.
        """
        state = MakaoState(self)
        described = Described(position)
        self._read_sitting(state, described)
        self._read_piles(state, described)
        self._read_received(state, described)
        state.turn = described.number("turn", 0, 0, int(self.seats))
        described.finish(self._pile_names())
        self._check(state)
        return state

    def _pile_names(self) -> list[str]:
        seats = [f"{word}.{seat}" for word in ("first", "open") for seat in range(self.seats)]
        return [*seats, "aside", "used", "left", "stock"]

    def _read_sitting(self, state: MakaoState, described: Described) -> None:
        n = int(self.seats)
        state.phase = Phase(described.word("phase", "buy", [phase.value for phase in Phase]))
        between = state.phase is Phase.DRAW or state.phase is Phase.DEAL
        state.hand = described.number("hand", 0 if between else 1, 0 if between else 1, LARGE)
        state.single = described.flag("single")
        circle = described.numbers("circle", list(range(n)), 0, n - 1)
        if sorted(circle) != list(range(n)):
            raise refusals.once_wanted("circle", circle)
        state.circle = vec[i64](circle)
        state.balances = described.numbers("balances", [0] * n)
        if sum(state.balances):
            raise refusals.unbalanced("balances")
        state.before = described.numbers("before", state.balances)
        state.entries = described.entries()

    def _read_piles(self, state: MakaoState, described: Described) -> None:
        """Every card of the packs lies somewhere; what is not described is the rest of the stock."""
        left = state.whole_pack()
        for seat in range(self.seats):
            first, left = out_of(left, described, f"first.{seat}")
            if len(first) > 1:
                raise refusals.not_one_card(f"first.{seat}", len(first))
            state.first[seat] = first[0] if len(first) else NO_CARD
            state.open[seat], left = out_of(left, described, f"open.{seat}")
        aside, left = out_of(left, described, "aside")
        used, left = out_of(left, described, "used")
        ready, left = out_of(left, described, "left")
        state.aside = with_cards(vec[i64](), aside)
        state.used = with_cards(vec[i64](), used)
        state.left = with_cards(vec[i64](), ready)
        state.stock, left = out_of(left, described, "stock")
        state.set_up_stock = 1
        between = state.phase is Phase.DRAW or state.phase is Phase.DEAL
        for card in left:
            if between:
                state.left = with_cards(state.left, vec[i64]([card]))
            else:
                state.stock = append(state.stock, card)

    def _read_received(self, state: MakaoState, described: Described) -> None:
        """The history of each hand; `??` stands for a first card that its owner still holds."""
        given = described.words("received")
        if given and len(given) != self.seats:
            raise refusals.each_wanted("received", int(self.seats))
        for seat in range(self.seats):
            if not given:
                first = vec[i64]([state.first[seat]]) if state.first[seat] != NO_CARD else vec[i64]()
                for card in state.open[seat]:
                    first = append(first, card)
                state.received[seat] = first
                continue
            words = given[seat].split()
            if words and words[0] == "??" and state.first[seat] != NO_CARD:
                words[0] = names(vec[i64]([state.first[seat]]))
            try:
                state.received[seat] = read_names(" ".join(words))
            except ValueError as error:
                raise refusals.unread("received", given[seat], error) from None

    def _check(self, state: MakaoState) -> None:
        if state.phase is Phase.DRAW or state.phase is Phase.DEAL:
            self._check_between(state)
            return
        if state.phase is not Phase.OVER and state.hand > state.last_deal:
            raise refusals.match_over()
        if len(state.left):
            raise refusals.not_now("in a deal the stock lies as `stock`", "left")
        for seat in range(self.seats):
            self._check_hand(state, seat)
        if state.phase is Phase.OVER:
            return
        if state.turn >= state.players:
            raise refusals.not_now("everybody has finished buying", "turn")
        if state.counting(state.to_act()) > 1:
            raise BadPosition("the seat to move has two counting cards", "makao-full-hand")
        if state.phase is Phase.RESHUFFLE and len(state.stock):
            raise BadPosition("a stock is made anew when it has run out", "makao-stock-left")
        if not state.can_buy():
            sentence = "there is no card left to buy: the deal would have been settled"
            raise BadPosition(sentence, "makao-nothing-to-buy")

    def _check_between(self, state: MakaoState) -> None:
        if (
            any(len(state.received[seat]) for seat in range(self.seats))
            or len(state.stock)
            or len(state.aside)
        ):
            raise refusals.undealt()
        if any(state.first[seat] != NO_CARD or len(state.open[seat]) for seat in range(self.seats)):
            raise refusals.undealt()
        if state.turn:
            raise refusals.unwanted("nobody buys before a deal", "turn")
        if state.hand >= state.last_deal:
            raise refusals.match_over()
        if len(state.left) < self.seats:
            sentence = "the stock is too short for a deal"
            raise refusals.miscounted(sentence, "left", len(state.left), int(self.seats))

    def _check_hand(self, state: MakaoState, seat: i64) -> None:
        """What a seat holds is what it has received without the empty cards it threw; two count at the most."""
        received = state.received[seat]
        if not len(received) or state.counting(seat) > 2:
            sentence = f"seat {seat} has no card, or more than two counting ones"
            raise BadPosition(sentence, "makao-hand", pile=f"open.{seat}")
        kept = vec[i64]()
        for i in range(len(received)):
            if not is_empty(received[i]) or i == len(received) - 1:
                kept = append(kept, received[i])
        lies = vec[i64]([state.first[seat]]) if state.first[seat] != NO_CARD else vec[i64]()
        for card in state.open[seat]:
            lies = append(lies, card)
        stands = state.first[seat] != NO_CARD or is_empty(received[0])
        waits = state.phase is Phase.RESHUFFLE and seat == state.to_act()
        if waits and is_empty(received[len(received) - 1]):
            kept = part(kept, 0, len(kept) - 1)  # thrown, and another to come
        if names(kept) != names(lies) or not stands:
            sentence = f"seat {seat} does not hold what is left of the cards it has received"
            raise BadPosition(sentence, "makao-received", pile=f"open.{seat}")
        if state.first[seat] != NO_CARD and state.first[seat] != received[0]:
            sentence = f"first.{seat} is not the first card received"
            raise BadPosition(sentence, "makao-first", pile=f"first.{seat}")

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal: `{"banker": 0, "hands": ["2S 4D", "9H", "3C 4C", "QS 5D"]}`.

        The cards of a seat are all it has received, in their order, thrown ones too.
        """
        described = Described(result)
        state = MakaoState(self)
        n = int(self.seats)
        hand = described.number("hand", 1, 1, LARGE)
        banker = described.number("banker", 0, 0, n - 1)
        texts = described.words("hands")
        described.finish()
        if len(texts) != n:
            raise refusals.each_wanted("hands", n)
        hands: list[vec[i64]] = []
        left = state.whole_pack()
        for text in texts:
            try:
                hands.append(read_names(text))
            except ValueError as error:
                raise refusals.unread("hands", text, error) from None
            counting = [card for card in hands[-1] if not is_empty(card)]
            if not len(hands[-1]) or len(counting) > 2:
                sentence = "everybody has a card, and no more than two counting ones"
                raise BadPosition(sentence, "makao-hand", pile=f"hand.{len(hands) - 1}")
            if len(counting) == 2 and is_empty(hands[-1][len(hands[-1]) - 1]):
                sentence = "with two counting cards nobody buys any more"
                raise BadPosition(sentence, "makao-full-hand", "M-11", pile=f"hand.{len(hands) - 1}")
            for card in hands[-1]:
                if not holds(left, card):
                    raise refusals.too_often(names(vec[i64]([card])), f"hand.{len(hands) - 1}")
                left = without_card(left, card)
        order = [(banker + step) % n for step in range(1, n + 1)]
        return score.deal_entries(state.terms, hand, banker, hands, order)
