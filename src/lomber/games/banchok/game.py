"""Polish Banchok as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.packs import read_names, with_card
from lomber.games.banchok import score
from lomber.games.banchok.options import BanchokOptions
from lomber.games.banchok.state import HAND, WORDS, BanchokState, Phase
from lomber.games.banchok.view import PHASES
from lomber.play import refusals
from lomber.play.setups import Described, out_of, without
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

LARGE = 1_000_000
BETWEEN = ("draw", "deal")


class Banchok(Game):
    """One banker against all others. What is in the bank counts as the banker's, so every round is zero-sum."""

    def __init__(self, id: str, options: BanchokOptions) -> None:
        sums = [str(options.min_stake + i * options.stake_step) for i in range(options.stakes())]
        kinds = [*[Kind(word) for word in WORDS], Kind("stake", sums)]
        if options.primazka:
            kinds.append(Kind("side", sums))
        super().__init__(id, options, options.players, MoveBook(kinds))
        punters = options.players - 1
        # The bank offered, refusals; each punter's stake, a demand, and a side stake of all others on him.
        self.longest = options.players + punters + punters * (2 + (punters if options.primazka else 0))
        self.deals = 2
        self.pool = options.packs * options.ranks * options.suits
        self.pages = ["banchok"]

    def start(self) -> State:
        return BanchokState(self)

    def advice(self) -> list[Advice]:
        from lomber.games.banchok.book import pieces

        return pieces()

    def exact(self) -> list[Advice]:
        from lomber.games.banchok.book import exact_pieces

        return exact_pieces()

    def fields(self) -> list[Field]:
        seen = [
            Field("hand", 52, "own cards, in halves (two of each)"),
            Field("thrown", 52, "cards thrown open in this round, in halves"),
            Field("unseen", 52, "cards of this round that this seat has not seen, in halves"),
            Field("top", 52, "the top card of the stock where this seat has seen it, in halves"),
            Field("phase", len(PHASES), "phase: " + " ".join(PHASES)),
        ]
        for turn in range(self.seats):
            who = f"seat {turn} clockwise from this one"
            for name, doc in (
                ("banker", "keeps the bank"),
                ("to_act", "is to move"),
                ("present", "has not left"),
                ("refused", "lets nobody stake on his cards"),
                ("waiting", "is still to be settled"),
                ("side", "its side stake, by the mark of the bank"),
            ):
                seen.append(Field(f"{name}_{turn}", 1, f"{who}: {doc}"))
        seen.append(Field("turned", 1, "the card was turned too early"))
        seen.append(Field("peeked", 1, "the banker has peeked"))
        seen.append(Field("bank", 1, "the bank, by the mark at which it ends"))
        seen.append(Field("stake", 1, "the stake named, by the same mark"))
        return seen

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position. Cards of the packs that are not described are the stock, ascending."""
        state = BanchokState(self)
        described = Described(position)
        self._read_sitting(state, described)
        self._read_piles(state, described)
        self._read_round(state, described)
        described.finish(self._pile_names(described))
        self._check(state)
        return state

    def _pile_names(self, described: Described) -> list[str]:
        layers = [name for name in described.table("piles") if name.startswith("under.")]
        return [*[f"hand.{seat}" for seat in range(self.seats)], "stock", "thrown", *layers]

    def _read_sitting(self, state: BanchokState, described: Described) -> None:
        n = int(self.seats)
        state.phase = Phase(described.word("phase", "stake", [phase.value for phase in Phase]))
        between = state.phase.value in BETWEEN
        state.hand = described.number("hand", 0 if between else 1, 0, LARGE)
        state.single = described.flag("single")
        state.first = described.number("first", 0, 0, n - 1)
        no_banker = between or state.phase is Phase.OFFER or state.phase is Phase.OVER
        state.banker = described.number("banker", -1 if no_banker else int(state.first), -1, n - 1)
        default = 0 if state.banker < 0 else int((state.banker - state.first) % n) + 1
        state.offered = described.number("offered", default, 0, int(state.offers))
        state.present = described.seat_set("present", n, range(n))
        state.refused = described.seat_set("refused", n)
        bank = described.number("bank", state.agreed if state.banker >= 0 else 0, 0, 2**200)
        state.pot.left = bank
        balances = [0] * n
        if state.banker >= 0:
            balances[state.banker] = -bank
        state.pot.balances = described.numbers("balances", balances)
        if sum(state.pot.balances) + bank != 0:
            raise refusals.unbalanced("balances")
        state.before = described.numbers("before", state.balances())
        state.entries = described.entries()

    def _read_piles(self, state: BanchokState, described: Described) -> None:
        """Every card of the packs lies somewhere; what is not described is the rest of the stock."""
        left = state.whole_pack()
        for seat in range(self.seats):
            hand, left = out_of(left, described, f"hand.{seat}")
            for card in hand:
                state.hands[seat] = with_card(state.hands[seat], card)
        thrown, left = out_of(left, described, "thrown")
        for card in thrown:
            state.thrown = with_card(state.thrown, card)
        state.stock, left = out_of(left, described, "stock")
        layers: list[vec[i64]] = []
        while described.pile(f"under.{len(layers)}"):
            cards, left = out_of(left, described, f"under.{len(layers)}")
            layer = vec[i64]()
            for card in cards:
                layer = with_card(layer, card)
            layers.append(layer)
        state.layers = layers
        if not len(left):
            return
        if state.phase.value in BETWEEN and not len(state.stock) and not layers:
            state.layers = [left]
            return
        for card in left:
            state.stock = append(state.stock, card)

    def _read_round(self, state: BanchokState, described: Described) -> None:
        n = int(self.seats)
        state.first_part = len(state.stock)
        playing = state.phase is Phase.STAKE or state.phase is Phase.SIDE
        order = [int(s) for s in state.round_of_punters()] if playing and state.banker >= 0 else []
        given = described.seats("punters", n, order)
        if playing and given != order:
            raise refusals.only("punters", given, order)
        state.punters = vec[i64](given)
        waiting = 0
        while waiting < len(state.punters) and not len(state.hands[state.punters[waiting]]):
            waiting += 1
        most = len(state.punters)
        state.settled = described.number("settled", min(waiting, most), 0, n)
        if state.phase is Phase.OFFER:
            turn = (state.first + state.offered) % self.seats
        elif state.phase is Phase.REFUSE and state.banker >= 0:
            turn = (state.banker + 1) % self.seats
        else:
            turn = state.punters[state.settled] if state.settled < most else 0
        state.stake = described.number("stake", 0, 0, 2**200)
        state.sides = described.numbers("sides", [0] * n, 0)
        if state.phase is Phase.SIDE and state.settled < most:
            turn = self._next_beside(state, turn)
        state.to_act = described.number("to_act", int(turn), 0, n - 1)
        state.turned = described.flag("turned")
        state.peeked = described.flag("peeked")
        state.shown = self._shown(described, n)

    def _next_beside(self, state: BanchokState, punter: i64) -> i64:
        """Who is asked for a side stake: the next, clockwise, after the last who has made one (B-21)."""
        willing = state.willing()
        found = punter
        for step in range(1, self.seats):
            seat = (punter + step) % self.seats
            if state.sides[seat]:
                found = punter
            elif found == punter and willing & BIT[seat]:
                found = seat
        return found

    def _shown(self, described: Described, n: int) -> list[str]:
        """The last settlement: punter, turned card, his cards."""
        shown = described.words("shown")
        if not shown:
            return []
        try:
            cards = [len(read_names(text)) for text in shown[1:]]
        except ValueError as error:
            raise refusals.unread("shown", " ".join(shown[1:]), error) from None
        if cards != [1, 3] or shown[0] not in [str(seat) for seat in range(n)]:
            raise refusals.written_like("shown", shown, ["1", "QS", "KS 5H 2D"])
        return shown

    def _check(self, state: BanchokState) -> None:
        """What cannot be: a banker with cards, a punter with two, a stake beyond the bank, nobody to move."""
        held = [len(state.hands[seat]) for seat in range(self.seats)]
        for seat in range(self.seats):
            if held[seat] not in (0, HAND):
                sentence = "a punter has three cards or none"
                raise refusals.miscounted(sentence, f"hand.{seat}", held[seat], int(HAND))
        if state.banker >= 0 and (held[state.banker] or not state.present & BIT[state.banker]):
            raise BadPosition("the banker sits at the table and has no cards", "banchok-banker-cards")
        if state.phase is Phase.OVER:
            return
        if size(state.present) < 2:
            raise refusals.two_play()
        if state.phase.value in BETWEEN:
            self._check_between(state)
        elif not state.present & BIT[state.to_act]:
            raise refusals.not_his_turn("to_act")
        elif state.phase is Phase.OFFER:
            turn = (state.first + state.offered) % self.seats
            if state.banker >= 0 or state.offered >= state.offers or state.to_act != turn or any(held):
                sentence = "the bank is offered to the next seat in turn, before any cards are given"
                raise BadPosition(sentence, "banchok-offer")
        else:
            self._check_bank(state, held)

    def _check_between(self, state: BanchokState) -> None:
        if not state.layers or any(len(hand) for hand in state.hands) or len(state.thrown):
            raise refusals.undealt()
        if state.banker < 0 and (len(state.stock) or len(state.layers) > 1):
            raise BadPosition("a new banker shuffles all cards", "banchok-new-banker")
        if state.phase is Phase.DRAW and state.banker >= 0:
            raise refusals.not_now("cards are drawn before the first bank", "banker")
        if state.banker < 0:
            if state.offered >= state.offers:
                raise refusals.not_now("every bank has been offered", "offered")
            if not state.present & BIT[(state.first + state.offered) % self.seats]:
                raise refusals.at_odds("the bank is offered to a seat that has left", "offered", "present")
        elif len(state.stock) >= 4 * len(state.round_of_punters()):
            raise BadPosition("the stock is long enough for the round", "banchok-long-stock")

    def _check_bank(self, state: BanchokState, held: list[int]) -> None:
        if state.banker < 0 or state.bank() <= 0:
            raise refusals.at_odds("somebody keeps a bank, and there is money in it", "banker", "bank")
        if state.to_act == state.banker:
            raise refusals.at_odds("the banker is not asked here", "to_act", "banker")
        if state.phase is Phase.REFUSE:
            if any(held) or not state.primazka:
                sentence = "refusals are declared before the cards are given, where side stakes are played"
                raise BadPosition(sentence, "banchok-refusals")
            return
        for number in range(len(state.punters)):
            if (held[state.punters[number]] == 0) != (number < state.settled):
                sentence = "the punters who have been settled have no cards, all others three"
                raise BadPosition(sentence, "banchok-settled")
        if state.settled >= len(state.punters):
            raise refusals.not_now("every punter has been settled", "settled")
        if len(state.stock) < len(state.punters) - state.settled:
            number, wanted = len(state.stock), len(state.punters) - int(state.settled)
            sentence = "the stock is too short to turn a card for every punter"
            raise refusals.miscounted(sentence, "stock", number, wanted)
        if state.phase is Phase.STAKE:
            if state.to_act != state.punter() or state.stake or any(state.sides):
                raise refusals.not_now("a stake is awaited from the punter in turn", "to_act")
            if (state.turned or state.peeked) and not state.manners:
                sentence = "a card is turned or peeked at too early only with manners"
                raise refusals.unwanted(sentence, "turned" if state.turned else "peeked")
        elif not state.primazka or state.room() < state.min_stake or state.to_act == state.punter():
            raise refusals.not_now("no side stake is possible here", "phase")
        elif not state.stake or state.turned or (state.refused & (BIT[state.to_act] | BIT[state.punter()])):
            sentence = "a side stake is awaited on a stake that was named, from one who has not refused"
            raise BadPosition(sentence, "banchok-side")

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of one settlement: `{"punter": 1, "cards": "KS 5H 2D", "turned": "QS", "stake": 25}`.

        `bank` before it (as agreed), `sides` by seat, `banker` (0), `round_ends`: is he the last punter? A bank
        that ends with it is entered too.
        """
        described = Described(result)
        state = BanchokState(self)
        n = int(self.seats)
        hand = described.number("hand", 1, 1, LARGE)
        banker = described.number("banker", 0, 0, n - 1)
        punter = described.number("punter", (banker + 1) % n, 0, n - 1)
        bank = described.number("bank", state.agreed, 1, 2**200)
        stake = described.number("stake", state.min_stake, 1, bank)
        sides = described.numbers("sides", [0] * n, 0)
        last = described.flag("round_ends")
        try:
            cards = read_names(str(described.value("cards", "")))
            turned = read_names(str(described.value("turned", "")))
        except ValueError as error:
            raise refusals.unread("cards", described.value("cards", ""), error) from None
        described.finish()
        if len(cards) != HAND or len(turned) != 1 or banker == punter:
            sentence = "a punter, who is not the banker, has three cards, and one card is turned"
            raise BadPosition(sentence, "banchok-result")
        without(without(state.whole_pack(), cards, "cards"), turned, "turned")
        if stake + sum(sides) > bank:
            raise refusals.at_odds("the stakes exceed the bank", "stake", "bank", "B-22")
        state.pot.left = bank
        won = score.covers(cards, turned[0])
        half = state.manners and won and stake == max(1, bank // 2)
        if not state.is_stake(stake) and not half:
            raise refusals.at_odds("nobody can name such a stake", "stake", "bank", "B-12")
        if any(sides) and (not state.primazka or sides[banker] or sides[punter]):
            raise refusals.unwanted(
                "the other punters make side stakes, where they are played", "sides", "B-21"
            )
        if any(side and (side < state.min_stake or side % state.step) for side in sides):
            raise refusals.unwanted("a side stake is a multiple of the step", "sides", "B-22")
        entries = [score.punter_entry(hand, punter, stake, cards, turned[0], won)]
        for seat in range(n):
            if sides[seat]:
                entries.append(score.side_entry(hand, seat, sides[seat], punter, won))
        left = bank - (stake + sum(sides)) if won else bank + stake + sum(sides)
        if left == 0 or (left >= state.goal and (state.at_once or last)):
            entries.append(score.bank_entry(hand, banker, state.agreed, left, state.goal))
        return entries
