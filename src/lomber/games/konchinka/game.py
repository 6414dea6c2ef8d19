"""Konchinka as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import append

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import CLUBS, NAMES, SUIT, card_names, read_card
from lomber.games.konchinka import score
from lomber.games.konchinka.options import KonchinkaOptions
from lomber.games.konchinka.score import Point
from lomber.games.konchinka.state import NO_CARD, KonchinkaState, Phase
from lomber.games.konchinka.view import PHASES
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

LARGE = 1_000_000
BETWEEN = ("draw", "deal")


class Konchinka(Game):
    """Two, three or four, each for himself; the score is money."""

    def __init__(self, id: str, options: KonchinkaOptions) -> None:
        kinds = [Kind("play", NAMES, bare=True), Kind("take", NAMES), Kind("done"), Kind("lay")]
        super().__init__(id, options, options.players, MoveBook(kinds))
        cards = options.ranks * options.suits
        # Every card is played once, and every card taken is touched at the most once.
        self.longest = 3 * cards
        self.pool = cards
        self.revision = 2  # a pool for which no stake is told is of 25 kopecks each; in revision 1 of 20
        self.pages = ["konchinka"]
        if options.variant == "figures":
            self.pages = ["konchinka", "figures"]

    def start(self) -> State:
        return KonchinkaState(self)

    def advice(self) -> list[Advice]:
        from lomber.games.konchinka.book import ADVICE

        return ADVICE

    def fields(self) -> list[Field]:
        seen = [
            Field("hand", 52, "own cards"),
            Field("table", 52, "cards on the table"),
            Field("shown", 52, "cards that have lain open in this game"),
            Field("pile", 52, "own taken cards"),
            Field("touched", 52, "table cards touched so far"),
            Field("card", 52, "own card that has a choice of sets"),
            Field("phase", len(PHASES), "phase: " + " ".join(PHASES)),
        ]
        for turn in range(self.seats):
            who = f"seat {turn} clockwise from this one"
            for name, doc in (
                ("dealer", "deals"),
                ("to_act", "is to move"),
                ("last_taker", "took last"),
                ("cards", "cards in hand, in quarters"),
                ("taken", "cards taken, in 52nds"),
                ("record", "its record, by the target"),
            ):
                seen.append(Field(f"{name}_{turn}", 1, f"{who}: {doc}"))
        seen.append(Field("stock", 1, "cards in the stock, in 52nds"))
        return seen

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position: `hand.N`, `taken.N`, `table` in order of arrival, `stock` top first.

        Cards not described are the stock, as far as they make whole deals; what is over is out of this game.
        """
        state = KonchinkaState(self)
        described = Described(position)
        self._read_match(state, described)
        self._read_piles(state, described)
        self._read_turn(state, described)
        described.finish(self._pile_names())
        self._check(state)
        return state

    def _pile_names(self) -> list[str]:
        seats = [f"{word}.{seat}" for word in ("hand", "taken") for seat in range(self.seats)]
        return [*seats, "table", "stock", "gone"]

    def _read_match(self, state: KonchinkaState, described: Described) -> None:
        n = int(self.seats)
        state.phase = Phase(described.word("phase", "turn", [phase.value for phase in Phase]))
        state.hand = described.number("hand", 0 if state.phase.value in BETWEEN else 1, 0, LARGE)
        state.single = described.flag("single")
        state.dealer = described.number("dealer", n - 1, 0, n - 1)
        state.partie = described.number("partie", 0, 0, int(state.parties))
        state.totals = described.numbers("totals", [0] * n, 0)
        state.money = described.numbers("money", [0] * n)
        if sum(state.money):
            raise refusals.unbalanced("money")
        state.winner = described.number("winner", -1, -1, n - 1)
        state.before = described.numbers("before", state.scores_now())
        state.entries = described.entries()

    def _read_piles(self, state: KonchinkaState, described: Described) -> None:
        found = {name: cards_of(described.pile(name), name) for name in self._pile_names()}
        held = disjoint(found, int(state.pack))
        for seat in range(self.seats):
            state.hands[seat] = found[f"hand.{seat}"]
            state.piles[seat] = found[f"taken.{seat}"]
        state.gone = found["gone"]
        for word in described.pile("table").split():
            state.table = append(state.table, read_card(word))
        for word in described.pile("stock").split():
            state.stock = append(state.stock, read_card(word))
        state.shown = state.open_now() | cards_of(described.value("shown", ""), "shown")
        if state.phase.value in BETWEEN:
            return
        rest = state.pack & ~held
        even = (len(state.stock) + size(rest)) % (self.seats * state.hand_cards)
        if described.table("piles").get("stock") == "":
            even = size(rest)  # the last deal: what nobody names is out of the game
        for card in members(rest):
            if size(rest) > even:
                state.stock = append(state.stock, card)
                rest &= ~BIT[card]
        state.gone |= rest
        for seat in range(self.seats):
            state.origin[seat] = state.hands[seat]
            state.held[seat] = state.hands[seat]
        state.dealt_stock = state.stock

    def _read_turn(self, state: KonchinkaState, described: Described) -> None:
        n = int(self.seats)
        between = state.phase.value in BETWEEN
        told = described.number("to_act", -1, -1, n - 1)
        if not between and not described.has("dealer"):
            state.dealer = self._dealer_by_hands(state, told)
        state.to_act = told if told >= 0 else 0 if between else self._next_by_hands(state)
        state.last_taker = described.number("last_taker", -1, -1, n - 1)
        denied = described.words("denied")
        if denied and len(denied) != n:
            raise refusals.each_wanted("denied", n)
        for seat, text in enumerate(denied):
            state.denied[seat] = cards_of(text, "denied")
        chosen = cards_of(described.value("card", ""), "card")
        state.touched = cards_of(described.value("touched", ""), "touched")
        if size(chosen) > 1:
            raise refusals.not_one_card("card", int(size(chosen)))
        state.card = members(chosen)[0] if chosen else NO_CARD

    def _dealer_by_hands(self, state: KonchinkaState, told: int) -> int:
        """Whoever has played to this round has a card less; the first of them sits on the dealer's left (K-9)."""
        n = int(self.seats)
        sizes = [int(size(state.hands[seat])) for seat in range(n)]
        turns = [seat for seat in range(n) if sizes[seat - 1] < sizes[seat]]
        first = told if told >= 0 else turns[0] if turns else 0
        for _ in range(n - 1):
            if sizes[first - 1] >= max(sizes):
                break
            first = (first - 1) % n
        return (first - 1) % n

    def _next_by_hands(self, state: KonchinkaState) -> int:
        """The first from the dealer's left who has not played to this round (K-9)."""
        n = int(self.seats)
        order = [int(state.eldest() + i) % n for i in range(n)]
        return max(order, key=lambda seat: int(size(state.hands[seat])))

    def _check(self, state: KonchinkaState) -> None:
        if state.phase.value in BETWEEN:
            lies = any(state.hands[s] | state.piles[s] for s in range(self.seats))
            if (
                lies
                or state.gone
                or len(state.table)
                or len(state.stock)
                or state.shown
                or state.card != NO_CARD
            ):
                raise refusals.undealt()
            self._check_records(state)
            if state.partie >= state.parties or (state.last_hand and state.hand >= state.last_hand):
                raise refusals.match_over()
            return
        if state.shown & ~state.pack:
            raise refusals.misplaced(card_names(state.shown & ~state.pack), "shown")
        for seat in range(self.seats):
            if state.hands[seat] & state.denied[seat]:
                raise refusals.denied(f"hand.{seat}")
        if state.phase is Phase.OVER:
            return
        if state.partie >= state.parties:
            raise refusals.match_over()
        self._check_records(state)
        if len(state.stock) % (self.seats * state.hand_cards):
            sentence = f"a stock of {len(state.stock)} cards does not come out even"
            raise BadPosition(sentence, "konchinka-uneven", "K-7", number=len(state.stock))
        lengths = [int(size(state.hands[(state.eldest() + i) % self.seats])) for i in range(self.seats)]
        place = int((state.to_act - state.eldest()) % self.seats)
        now = lengths[place]
        wanted = [now - 1 if i < place else now for i in range(self.seats)]
        if not now or now > state.hand_cards or lengths != wanted:
            sentence = f"hands of {lengths} cards, counted from the dealer's left, cannot be here"
            raise BadPosition(sentence, "konchinka-hands", lengths=", ".join(str(n) for n in lengths))
        self._check_choice(state)

    def _check_records(self, state: KonchinkaState) -> None:
        """Nobody has the partie already: at the target is nobody, or by `higher_total` several alike (K-24)."""
        best = max(state.totals)
        if best >= state.target and (state.in_order or state.totals.count(best) == 1):
            raise refusals.won_already("totals", "K-24")

    def _check_choice(self, state: KonchinkaState) -> None:
        if state.phase is Phase.TURN:
            if state.card != NO_CARD or state.touched:
                raise refusals.unwanted("nothing is chosen yet", "card")
            return
        if state.card == NO_CARD or not state.playable(state.to_act) & BIT[state.card]:
            raise refusals.wanted("a card of the hand has been chosen", "card")
        if state.touched & ~state.table_mask() or not self._leaves_choice(state):
            sentence = f"there is no choice left with {card_names(state.touched)}"
            raise BadPosition(sentence, "konchinka-no-choice", cards=card_names(state.touched))

    def _leaves_choice(self, state: KonchinkaState) -> bool:
        """Are there two ways to go on, one of which may be to lay the card down?"""
        table = state.table_mask()
        if state.forced == "free" and not state.touched:
            return state.taking.can(state.card, table)
        reach = state.taking.reach(state.card, table, state.touched)
        return bool(reach) and not state.taking.only(state.card, table, state.touched)

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described game: `{"taken": ["2C …", "TD …"], "totals": [13, 14]}`.

        Or by figures: `{"cards": [26, 26], "clubs": [6, 7], "two_of_clubs": 0, "ten_of_diamonds": 1}`; or only a
        settlement: `{"totals": [15, 10], "winner": 0}`.
        """
        described = Described(result)
        state = KonchinkaState(self)
        n = int(self.seats)
        hand = described.number("hand", 1, 1, LARGE)
        totals = described.numbers("totals", [0] * n, 0)
        winner = described.number("winner", -1, -1, n - 1)
        points = self._points(state, described, n)
        described.finish()
        state.totals = totals
        if winner >= 0 and points:
            raise refusals.at_odds("who has won comes of the count", "winner", "taken", "K-24")
        if winner < 0:
            self._check_records(state)
            counted = score.enter(points, totals, state.target, state.in_order)
            entries = score.point_entries(hand, counted.entered)
            entries.extend(score.record_entries(hand, totals, counted.totals, "K-24"))
            state.totals = counted.totals
            winner = counted.winner
        else:
            entries = []
        if winner >= 0:
            rule = "K-27" if state.by_points else "K-28"
            entries.extend(score.money_entries(hand, state.paid(winner), rule))
        return entries

    def _points(self, state: KonchinkaState, described: Described, n: int) -> list[Point]:
        taken = described.words("taken")
        cards = described.numbers("cards", [0] * n, 0, 52)
        clubs = described.numbers("clubs", [0] * n, 0, 13)
        two = described.number("two_of_clubs", -1, -1, n - 1)
        ten = described.number("ten_of_diamonds", -1, -1, n - 1)
        for name, numbers, all_ in (("cards", cards, state.pack), ("clubs", clubs, state.pack & SUIT[CLUBS])):
            if sum(numbers) > size(all_):
                raise refusals.miscounted("there are no more cards", name, sum(numbers), int(size(all_)))
        if taken:
            if len(taken) != n:
                raise refusals.each_wanted("taken", n)
            piles = [cards_of(text, "taken") for text in taken]
            disjoint({f"taken {seat}": pile for seat, pile in enumerate(piles)}, int(state.pack))
            return score.count(piles)
        if described.has("cards") and described.has("clubs"):
            self._check_figures(cards, clubs, two, ten)
        return score.by_figures(cards, clubs, two, ten)

    def _check_figures(self, cards: list[int], clubs: list[int], two: int, ten: int) -> None:
        """The two of clubs is one of the clubs taken, the ten of diamonds a card beside them (K-3)."""
        if two >= 0 and not clubs[two]:
            raise refusals.at_odds(
                "who has the two of clubs has taken a club", "two_of_clubs", "clubs", "K-3"
            )
        for seat, number in enumerate(clubs):
            if cards[seat] < number + int(ten == seat):
                raise refusals.at_odds(
                    "the clubs and konchinki are among the cards taken", "cards", "clubs", "K-3"
                )
