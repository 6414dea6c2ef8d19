"""Sixty-six: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, members, size
from lomber.cards.pack import SUITS, pack, suit_of
from lomber.cards.tens import NAMES, card_name, read_card, read_cards
from lomber.games.sixty_six.book import advice
from lomber.games.sixty_six.partie import Phase, Rules
from lomber.games.sixty_six.score import WHOLE, WINS, Tally, value_of
from lomber.games.sixty_six.state import SixtySixState
from lomber.games.sixty_six.view import fields_of
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.tricks import beats
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry


def _kinds(options: Any) -> list[Kind]:
    kinds = [
        Kind("play", NAMES, bare=True),
        Kind("close"),
        Kind("exchange"),
        Kind("claim"),
        Kind("marry", NAMES),
    ]
    if options.claim == "manual":
        kinds.append(Kind("announce", NAMES))
    return kinds


class SixtySix(Game):
    """Sixty-six for two; of three the dealer rests."""

    def __init__(self, id: str, options: Any) -> None:
        super().__init__(id, options, options.players, MoveBook(_kinds(options)))
        self.rules = Rules(options, pack(options.ranks, options.suits))
        self.pool = size(self.rules.pack)
        self.longest = self.pool + 3
        self.low = -3 if options.players == 2 else -6
        self.high = 3 if options.players == 2 else 6
        self.pages = ["sixty_six"]

    def start(self) -> State:
        return SixtySixState(self, self.rules)

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        return advice()

    def card_name(self, card: i64) -> str:
        return card_name(card)

    def read_card(self, text: str) -> i64:
        return read_card(text)

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by: `points` in cards and `marriages` of the two, the first leader first, `tricks`, `closer`
        and `claimant` (0, 1 or -1), `early`: tricks of the closer's opponent when it was closed; and the partie
        around it: `dealer` and the `games` of each so far, of three who has `left`. Without `tricks` who has
        points in cards has a trick.
        """
        data = Described(result)
        if not data.has("points"):
            raise refusals.wanted("a result has the `points` of the two", "points")
        state = SixtySixState(self, self.rules)
        _read_standing(data, state)
        target = self.rules.terms.target
        if any(state.games[seat] >= target for seat in members(state.others_left())):
            raise refusals.won_already("games", "S-17")
        state.pair = state.sitting()
        _read_tally(data, state.tally, 0, 1, Tally(self.rules.terms))
        claimant = data.number("claimant", -1, -1, 1)
        if not self.rules.manual and min(state.tally.points(0), state.tally.points(1)) >= WINS:
            raise refusals.not_now("the first who has 66 has stopped the deal", "points", "S-13")
        state.deals_done = data.number("hand", 1, 1, 10**9) - 1
        data.finish()
        tally = state.tally
        state.write(tally.claimed(claimant) if claimant >= 0 else tally.balance(), claimant)
        state.deals_done += 1
        if state.is_decided():
            state.pay_partie()
        return state.entries

    # -- set-ups

    def set_up(self, position: dict[str, Any]) -> State:
        """Cards that nobody names are gone: they lie in tricks taken before; where none has been, in the stock."""
        data = Described(position)
        state = SixtySixState(self, self.rules)
        played = data.words("played")
        _read_partie(data, state)
        usual = ("reply" if len(played) % 2 else "lead") if data.has("piles") else "deal"
        phase = Phase(data.word("phase", usual, [p.value for p in Phase]))
        if phase is Phase.LEAD or phase is Phase.REPLY:
            state.phase = phase
            _read_cards(data, state, played)
            _read_deal(data, state)
            _check(state)
        else:
            state.phase = phase
            state.ended = phase is Phase.OVER
            if any(data.table("piles").values()) and not state.ended:
                raise refusals.undealt()
            if state.ended:
                _read_rest(data, state, played)
            for name in _DEAL_PARTS:
                data.value(name, None)
            if (phase is Phase.DRAW) != (state.drawing != 0):
                raise refusals.not_now("cards are drawn by those who are `drawing`", "drawing")
        data.finish([*[f"hand.{seat}" for seat in range(self.seats)], "faced", "stock", "gone"])
        return state


_DEAL_PARTS = [
    *("turn", "counts", "trump", "faced_taken", "points", "marriages", "tricks", "closer", "strict_at"),
    *("early", "exchanger", "exchanged_at", "nine_for", "shown", "denied"),
]


def _read_standing(data: Described, state: SixtySixState) -> None:
    """Who deals, who still plays, and the games of each."""
    n = int(state.players)
    state.dealer = data.number("dealer", n - 1, 0, n - 1)
    state.games = data.numbers("games", [0] * n, 0, 10**9)
    state.left = data.seat_set("left", n)
    if state.left and (n == 2 or size(state.left) != 1 or state.left & BIT[state.dealer]):
        raise refusals.at_odds("of three one may be gone, and he does not deal", "left", "dealer")


def _read_partie(data: Described, state: SixtySixState) -> None:
    n = int(state.players)
    _read_standing(data, state)
    state.drawing = data.seat_set("drawing", n)
    state.deals_done = data.number("deal", 0, 0, 10**9)
    state.before = data.numbers("before", state.games, 0, 10**9)
    state.balances = data.numbers("balances", [0] * n)
    state.single = data.flag("single")
    state.entries = data.entries()
    last = data.value("last", [])
    if not isinstance(last, list) or not all(type(one) is int for one in last):
        raise refusals.written_like("last", last, [1, 2])
    state.last_won = list(last)


def _read(text: str) -> int:
    return int(read_cards(text))


def _card(data: Described, name: str) -> i64:
    cards = cards_of(data.value(name, ""), name, _read)
    if cards and size(cards) != 1:
        raise refusals.not_one_card(name, int(size(cards)))
    return _only(cards)


def _only(cards: i64) -> i64:
    for card in range(52):
        if cards & BIT[card]:
            return card
    return -1


def _read_cards(data: Described, state: SixtySixState, played: list[str]) -> None:
    piles: dict[str, int] = {}
    state.pair = state.sitting()
    for seat in range(state.players):
        name = f"hand.{seat}"
        state.hands[seat] = cards_of(data.pile(name), name, _read)
        piles[name] = int(state.hands[seat])
        if state.hands[seat] and seat != state.pair[0] and seat != state.pair[1]:
            raise refusals.out_of_play(int(seat))
    state.trump = SUITS.index(data.word("trump", "S", list(SUITS)))
    state.faced = _only(cards_of(data.pile("faced"), "faced", _read))
    state.faced_taken = data.flag("faced_taken") or state.faced < 0
    if state.faced >= 0:
        piles["faced"] = int(BIT[state.faced])
        if data.has("trump") and suit_of(state.faced) != state.trump:
            raise refusals.trump_of_turned()
        state.trump = suit_of(state.faced)
    piles["stock"] = cards_of(data.pile("stock"), "stock", _read)
    for row in played:
        _read_row(row, state)
    for seat in range(state.players):
        piles[f"played by {seat}"] = int(state.laid[seat])
    piles["gone"] = cards_of(data.pile("gone"), "gone", _read)
    union: i64 = disjoint(piles, int(state.rules.pack))
    state.gone = (state.rules.pack & ~union) | piles["gone"]
    order = vec[i64](capacity=16)
    for word in data.pile("stock").split():
        order = append(order, read_card(word))
    state.stock.lay(order)


def _lay_fresh_stock(data: Described, state: SixtySixState) -> None:
    """Full hands, the faced card, and no trick taken yet: what is named nowhere has not been drawn (S-4)."""
    held = size(state.hands[state.pair[0]]) + size(state.hands[state.pair[1]]) + state.rows
    fresh = state.faced >= 0 and not state.faced_taken and held == 2 * state.rules.hand_cards
    if fresh and state.rows < 2 and not state.tally.tricks[0] + state.tally.tricks[1]:
        if "stock" not in data.table("piles") and not data.pile("gone"):
            state.stock.lay(members(state.gone))
            state.gone = 0


def _read_rest(data: Described, state: SixtySixState, played: list[str]) -> None:
    """What still lies on the table when the partie is over."""
    _read_cards(data, state, played)
    _read_deal(data, state)
    state.turn = -1


def _read_row(row: str, state: SixtySixState) -> None:
    words = row.split()
    known = len(words) == 2 and words[0].isdecimal() and int(words[0]) in (state.pair[0], state.pair[1])
    if not known or state.rows >= len(state.row_cards):
        raise refusals.written_like("played", row, "1 AC")
    card = _only(cards_of(words[1], "played", _read))
    state.row_seats[state.rows] = int(words[0])
    state.row_cards[state.rows] = card
    state.laid[int(words[0])] |= BIT[card]
    state.rows += 1


def _tally_of(state: SixtySixState) -> Tally:
    """What the tricks of `played` have brought, and the marriages counted in them: what is told goes before it."""
    tally = Tally(state.rules.terms)
    for row in range(state.rows):
        seat, card = state.row_seats[row], state.row_cards[row]
        tally.marriages[state.side(seat)] += state.row_counts[row]
        if row % 2:
            led = state.row_cards[row - 1]
            winner = taker(state, row)
            tally.take(state.side(winner), value_of(led) + value_of(card), False)
    return tally


def taker(state: SixtySixState, row: i64) -> i64:
    """Who has taken the trick that this reply has ended (S-7)."""
    seat = state.row_seats[row]
    return seat if beats(state.row_cards[row], state.row_cards[row - 1], state.trump) else state.other(seat)


def _read_tally(data: Described, tally: Tally, first: int, second: int, played: Tally) -> None:
    points = data.numbers("points", [int(n) for n in played.cards], 0, WHOLE)
    marriages = data.numbers("marriages", [int(n) for n in played.marriages], 0, 100)
    taken = [max(int(played.tricks[side]), 1 if points[side] else 0) for side in range(2)]
    tricks = data.numbers("tricks", taken, 0, 12)
    if sum(points) > WHOLE:
        raise refusals.not_now("all cards and the last trick are 130", "points", "S-2")
    if sum(tricks) > 12:
        raise refusals.tricks_miscounted(sum(tricks), 12)
    for side in range(2):
        tally.cards[side] = points[side]
        tally.marriages[side] = marriages[side]
        tally.tricks[side] = tricks[side]
    closer = data.number("closer", -1, -1, 2)
    if closer not in (-1, first, second):
        raise refusals.out_of_play(closer)
    tally.closer = -1 if closer < 0 else (0 if closer == first else 1)
    tally.early = data.number("early", 0, 0, 12)


def _read_deal(data: Described, state: SixtySixState) -> None:
    counts = data.numbers("counts", [0] * int(state.rows), 0, 40)
    for row in range(state.rows):
        state.row_counts[row] = counts[row]
    _read_tally(data, state.tally, int(state.pair[0]), int(state.pair[1]), _tally_of(state))
    _lay_fresh_stock(data, state)
    strict = state.faced_taken or state.tally.closer >= 0
    state.strict_at = data.number("strict_at", 0 if strict else -1, -1, int(state.rows))
    state.exchanger = data.number("exchanger", -1, -1, int(state.players) - 1)
    state.exchanged_at = data.number("exchanged_at", -1, -1, int(state.rows))
    state.nine_of = _card(data, "nine_for")
    state.shown = vec[i64](data.card_sets("shown", int(state.players), _read))
    state.denied = vec[i64](data.card_sets("denied", int(state.players), _read))
    state.base_shown = copied(state.shown)
    state.base_denied = copied(state.denied)
    state.base_rows = state.rows
    state.led = state.row_cards[state.rows - 1] if state.rows % 2 else -1
    usual = state.pair[0]
    if state.led >= 0:
        usual = state.other(state.row_seats[state.rows - 1])
    elif state.rows:
        usual = taker(state, state.rows - 1)
    state.turn = data.number("turn", int(usual), -1, int(state.players) - 1)


def _check(state: SixtySixState) -> None:
    """A position in which the deal can go on."""
    first, second = state.pair[0], state.pair[1]
    if state.turn != first and state.turn != second:
        raise refusals.not_his_turn("turn")
    if (state.phase is Phase.REPLY) != (state.led >= 0):
        raise refusals.not_now("a card has been led exactly where a reply is due", "played")
    if state.led >= 0 and state.row_seats[state.rows - 1] == state.turn:
        raise refusals.trick_goes_round()
    mine, his = size(state.hands[state.turn]), size(state.hands[state.other(state.turn)])
    if his + (1 if state.led >= 0 else 0) != mine or mine == 0:
        due = int(his) + (1 if state.led >= 0 else 0)
        raise refusals.miscounted("both hold as many cards", f"hand.{state.turn}", int(mine), max(due, 1))
    if not state.is_strict() and (mine != state.rules.hand_cards or state.stock.left() % 2 == 0):
        sentence = "while the stock is open the hands are full and the stock is odd"
        raise BadPosition(sentence, "sixty-six-open-stock", number=int(state.rules.hand_cards))
    if not state.rules.manual and max(state.tally.points(0), state.tally.points(1)) >= WINS:
        raise refusals.won_already("points", "S-13")
    if state.faced_taken and state.stock.left():
        raise BadPosition("the faced card is the last of the stock", "sixty-six-faced-last")
    if state.is_strict() != (state.strict_at >= 0):
        sentence = "the strict phase began when the stock was closed or gone"
        raise refusals.at_odds(sentence, "strict_at", "closer")
    for seat in range(state.players):
        if state.shown[seat] & ~state.hands[seat] or state.denied[seat] & state.hands[seat]:
            raise refusals.known_otherwise(f"hand.{seat}")
