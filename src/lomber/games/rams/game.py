"""Rams: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, members, size
from lomber.cards.pack import NAMES, SUIT, pack, read_card, suit_of
from lomber.games.rams.book import advice
from lomber.games.rams.score import ACES, Ending, Result, ace_value, outcome, settlement
from lomber.games.rams.state import Phase, RamsState, Rules
from lomber.games.rams.view import fields_of
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.stock import Stock
from lomber.play.tricks import NO_SUIT, beats
from lomber.play.turns import after
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry


def _pack(ranks: i64, suits: i64) -> i64:
    mask: i64 = 0
    for suit in range(suits):
        mask |= pack(ranks) & SUIT[suit]
    return mask


def _kinds(options: Any) -> list[Kind]:
    kinds = [
        Kind("play", NAMES, bare=True),
        Kind("throw", NAMES),
        Kind("drop", NAMES),
        Kind("pass"),
        Kind("done"),
        Kind("leave"),
    ]
    if options.manners:
        claims = [
            f"{seat} {trick + 1}" for seat in range(options.players) for trick in range(options.hand_cards)
        ]
        kinds.extend([Kind("next"), Kind("accept"), Kind("refuse"), Kind("expose"), Kind("claim", claims)])
    return kinds


class Rams(Game):
    """Rams for 3 to 7 players, each for himself."""

    def __init__(self, id: str, options: Any) -> None:
        super().__init__(id, options, options.players, MoveBook(_kinds(options)))
        self.rules = Rules(options, _pack(options.pack_ranks(), options.suits))
        n: i64 = options.players
        cards: i64 = options.hand_cards
        self.pool = size(self.rules.pack)
        self.longest = n * (cards + 1) + 1 + n * cards
        if options.manners:
            self.longest += n + n * cards + n
        self.deals = 1 + n if self.rules.reshuffle else 1
        self.zero_sum = True
        self.pages = ["rams"]

    def start(self) -> State:
        return RamsState(self, self.rules)

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by: `ending` (played, sole, void, flush, four_aces, jacks), `who`, `records`, `active`,
        `winners` of the tricks, `aces` and `jacks` by seat (cards as text; a credit), `faults` by seat (rules).
        """
        n = int(self.seats)
        data = Described(result)
        records = data.numbers("records", [self.rules.terms.start] * n)
        told = Result(data.number("hand", 1, 1, 10**9), data.number("dealer", n - 1, 0, n - 1), records)
        told.ending = Ending(data.word("ending", "played", [one.value for one in Ending]))
        told.who = _seats(data, "who", n)
        told.winners = _seats(data, "winners", n)
        aces = data.value("aces", [""] * n)
        faults = data.value("faults", [[]] * n)
        if not isinstance(aces, list) or len(aces) != n or not isinstance(faults, list) or len(faults) != n:
            raise BadPosition(f"aces and faults are lists of {n}", "bad-position")
        told.aces = [ace_value(cards_of(text, "aces") & ACES) for text in aces]
        told.jacks = data.numbers("jacks", [0] * n, 0, 10)
        told.faults = [[str(rule) for rule in rules] for rules in faults]
        active = _seats(data, "active", n) if data.has("active") else list(range(n))
        data.value("active", [])
        told.active = [seat in active for seat in range(n)]
        data.finish()
        self._check_result(told)
        out = outcome(self.rules.terms, told)
        entries = out.entries
        if out.winner >= 0:
            entries = entries + settlement(self.rules.terms, told.hand, out.records, out.winner)
        return entries

    def _check_result(self, told: Result) -> None:
        alone = (Ending.SOLE, Ending.FOUR_ACES, Ending.JACKS)
        if told.ending in alone and len(told.who) != 1:
            raise BadPosition(f"{told.ending.value} names one seat in `who`", "bad-position")
        if told.ending == Ending.FLUSH and not told.who:
            raise BadPosition("a flush names its holders in `who`", "bad-position")
        if told.ending == Ending.SOLE:
            told.winners = told.who * int(self.rules.hand_cards)
            told.active = [seat in told.who for seat in range(len(told.active))]
        if told.ending == Ending.PLAYED and len(told.winners) != self.rules.hand_cards:
            raise BadPosition(f"a hand has {self.rules.hand_cards} tricks", "bad-position")
        if any(not told.active[seat] for seat in told.winners):
            raise BadPosition("who passed takes no trick", "bad-position")

    # -- set-ups

    def set_up(self, position: dict[str, Any]) -> State:
        data = Described(position)
        state = RamsState(self, self.rules)
        _read_match(data, state)
        phase = Phase(data.word("phase", "play" if data.has("piles") else "deal", [p.value for p in Phase]))
        if phase == Phase.DEAL or phase == Phase.OVER:
            self._read_nothing(data)
            state.phase = phase
            state.ended = phase == Phase.OVER
            return state
        state.phase = phase
        state.set_up_born = True
        _read_piles(data, state)
        _read_exchange(data, state)
        _read_play(data, state)
        data.finish(self._pile_names())
        _check(data, state)
        return state

    def _pile_names(self) -> list[str]:
        names = [f"hand.{seat}" for seat in range(self.seats)] + [
            f"thrown.{seat}" for seat in range(self.seats)
        ]
        return [*names, "dropped", "refused", "turned", "stock"]

    def _read_nothing(self, data: Described) -> None:
        for name in _HAND_PARTS:
            data.value(name, None)
        piles = data.table("piles")
        if any(piles.values()):
            raise BadPosition("no cards lie on the table before the deal", "bad-position")
        data.finish(self._pile_names())


_HAND_PARTS = [
    *("turn", "turned", "took", "played", "active", "passed", "bought", "shown", "early", "middle", "credit"),
    *("denied", "not_both", "chosen", "owed", "exposing", "exposed", "recycled", "faults", "claims"),
]


def _seats(data: Described, name: str, players: int) -> list[int]:
    given = data.value(name, [])
    if not isinstance(given, list) or not all(type(s) is int and 0 <= s < players for s in given):
        raise BadPosition(f"{name} is {given!r}; it is a list of seats", "bad-position")
    return list(given)


def _mask(seats: list[int]) -> i64:
    mask: i64 = 0
    for seat in seats:
        mask |= BIT[seat]
    return mask


def _read_match(data: Described, state: RamsState) -> None:
    n = int(state.players)
    state.hands_done = data.number("hand", 0, 0, 10**9)
    state.dealer = data.number("dealer", int(state.rules.first_dealer), 0, n - 1)
    state.records = data.numbers("records", state.records)
    state.balances = data.numbers("balances", state.balances)
    state.rams = data.number("rams", 0, 0, 1000)
    state.single = data.flag("single")
    state.finished = data.flag("finished")
    state.entries = data.entries()
    state.before = data.numbers("before", state.scores_now())
    last = data.value("last", ["", [], []])
    if not isinstance(last, list) or len(last) != 3:
        raise BadPosition("last has an ending, seats and cards", "bad-position")
    state.last_ending = str(last[0])
    state.last_who = list(last[1])
    state.last_cards = list(last[2])


def _card(data: Described, name: str) -> i64:
    given = data.value(name, "")
    if given == "":
        return -1
    try:
        return read_card(str(given))
    except ValueError as error:
        raise BadPosition(f"{name}: {error}", "bad-position") from None


def _read_piles(data: Described, state: RamsState) -> None:
    piles: dict[str, int] = {}
    for p in range(state.players):
        state.hands[p] = cards_of(data.pile(f"hand.{p}"), f"hand.{p}")
        piles[f"hand.{p}"] = int(state.hands[p])
    for p in range(state.players):
        state.thrown[p] = cards_of(data.pile(f"thrown.{p}"), f"thrown.{p}")
        piles[f"thrown.{p}"] = int(state.thrown[p])
        state.base_thrown[p] = state.thrown[p]
        state.dealt_cards[p] = state.hands[p]
    state.dropped = cards_of(data.pile("dropped"), "dropped")
    state.base_dropped = state.dropped
    state.refused = cards_of(data.pile("refused"), "refused")
    state.took = data.flag("took")
    turned = _card(data, "turned")
    up = cards_of(data.pile("turned"), "turned")
    if turned < 0 and size(up) == 1:
        turned = members(up)[0]
    if turned < 0 or (up != 0) == state.took or (up and up != BIT[turned]):
        raise BadPosition("one card is turned up, on the table or taken by the dealer", "bad-position")
    state.turned = turned
    stock = cards_of(data.pile("stock"), "stock")
    piles.update(dropped=int(state.dropped), refused=int(state.refused), turned=int(up), stock=int(stock))
    played = data.words("played")
    for row in played:
        _read_row(row, state)
    for p in range(state.players):
        piles[f"played by {p}"] = int(state.laid[p])
    union: i64 = disjoint(piles, int(state.rules.pack))
    order = vec[i64](capacity=52)
    for word in data.pile("stock").split():
        order = append(order, read_card(word))
    for card in members(state.rules.pack & ~union):
        order = append(order, card)  # cards that nobody named lie at the bottom of the stock
    state.stocks = [Stock()]
    state.stocks[0].lay(order)


def _read_row(row: str, state: RamsState) -> None:
    words = row.split()
    if len(words) != 2 or not words[0].isdecimal() or int(words[0]) >= state.players:
        raise BadPosition(f"played has {row!r}; it is a seat and a card", "bad-position")
    card = cards_of(words[1], "played")
    if state.rows >= len(state.row_cards) or card & state.laid[int(words[0])]:
        raise BadPosition("too many cards have been played", "bad-position")
    state.row_seats[state.rows] = int(words[0])
    state.row_cards[state.rows] = members(card)[0]
    state.laid[int(words[0])] |= card
    state.rows += 1


def _masks(data: Described, name: str, players: i64) -> vec[i64]:
    given = data.value(name, [""] * int(players))
    if not isinstance(given, list) or len(given) != players:
        raise BadPosition(f"{name} is a list of {players} texts", "bad-position")
    masks = filled(players, 0)
    for seat in range(players):
        masks[seat] = cards_of(given[seat], name)
    return masks


def _vec(numbers: list[int]) -> vec[i64]:
    result = vec[i64](capacity=8)
    for number in numbers:
        result = append(result, number)
    return result


def _read_exchange(data: Described, state: RamsState) -> None:
    n = int(state.players)
    everybody = list(range(n))
    late = state.phase == Phase.PLAY or state.phase == Phase.CLAIM
    passed = _seats(data, "passed", n)
    active = _seats(data, "active", n)
    if late and not data.has("active"):
        active = [seat for seat in everybody if seat not in passed]
    state.active, state.passed = _mask(active), _mask(passed)
    state.bought = _vec(data.numbers("bought", [0] * n, 0, 5))
    state.shown = _masks(data, "shown", state.players)
    state.base_shown = copied(state.shown)
    state.early = _vec(data.numbers("early", [0] * n, 0, 3))
    state.middle = _vec(data.numbers("middle", [0] * n, 0, 3))
    state.credit = _vec(data.numbers("credit", [0] * n, 0, 3))
    state.chosen = cards_of(data.value("chosen", ""), "chosen")
    state.owed = data.number("owed", 0, 0, 5)
    state.exposing = data.flag("exposing")
    state.exposed = _card(data, "exposed")
    if state.exposed >= 0:
        state.refused &= ~BIT[state.exposed]
    state.recycled = cards_of(data.value("recycled", ""), "recycled")
    state.turn = data.number("turn", int((state.dealer + 1) % n), 0, n - 1)


def _read_play(data: Described, state: RamsState) -> None:
    n = int(state.players)
    state.denied = _masks(data, "denied", state.players)
    state.not_both = _vec(data.numbers("not_both", [0] * n, 0, 1))
    state.claims = data.number("claims", 0, 0, 2**36)
    faults = data.value("faults", [0] * int(state.rows))
    if not isinstance(faults, list) or len(faults) != state.rows or not all(f in range(5) for f in faults):
        raise BadPosition("faults has a number for each card played", "bad-position")
    for row in range(state.rows):
        state.row_faults[row] = faults[row]
    if state.phase != Phase.PLAY and state.phase != Phase.CLAIM:
        if state.rows:
            raise BadPosition("no card is played before the exchanges are over", "bad-position")
        return
    width = size(state.active)
    if width < 2:
        raise BadPosition("at least two play", "bad-position")
    for row in range(state.rows):
        _replay_row(state, row, width)
    if state.phase == Phase.PLAY and not data.has("turn"):
        if state.rows == 0:
            state.turn = after(state.dealer, state.active, state.players)
        elif state.in_trick:
            state.turn = after(state.row_seats[state.rows - 1], state.active, state.players)
        else:
            state.turn = state.taken[state.tricks - 1]


def _replay_row(state: RamsState, row: i64, width: i64) -> None:
    seat, card = state.row_seats[row], state.row_cards[row]
    if not state.active & BIT[seat]:
        raise BadPosition(f"seat {seat} has passed and plays no card", "bad-position")
    trump = suit_of(state.turned)
    if row % width == 0:
        state.led = suit_of(card)
    if row % width == 0 or beats(card, state.winning, trump):
        state.winning = card
        state.winner = seat
    state.in_trick = row % width + 1
    if state.in_trick == width:
        led = state.row_cards[row - width + 1]
        state.king_led = state.winner if led == 13 * trump + 11 and led == state.winning else -1
        state.taken[state.tricks] = state.winner
        state.tricks += 1
        state.in_trick = 0
        state.led = NO_SUIT
        state.winning = -1
        state.winner = -1


def _check(data: Described, state: RamsState) -> None:
    """A position in which the hand can go on."""
    cards = state.rules.hand_cards
    for p in range(state.players):
        have = size(state.hands[p]) + size(state.laid[p])
        short = state.turn == p and (state.phase == Phase.ANSWER or state.phase == Phase.RESHUFFLE)
        gone = state.passed & BIT[p] and have == 0
        if have != cards and not short and not gone:
            raise BadPosition(f"seat {p} has {have} cards; a hand has {cards}", "bad-position")
    if state.chosen & ~state.hands[state.turn]:
        raise BadPosition("who throws cards off holds them", "bad-position")
    if state.active & state.passed:
        raise BadPosition("who has passed does not play", "bad-position")
    if state.phase == Phase.PLAY:
        if not state.active & BIT[state.turn] or state.tricks == cards:
            raise BadPosition("somebody who plays has the turn", "bad-position")
    elif state.phase == Phase.TURNUP and state.turn != state.dealer:
        raise BadPosition("only the dealer may take the turned-up card", "bad-position")
    if state.phase == Phase.ANSWER and state.exposed < 0:
        raise BadPosition("no card is exposed", "bad-position")
