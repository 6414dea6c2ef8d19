"""Reading a described position of the Mouche family, and refusing what cannot be."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, lowest, members, set_of, size
from lomber.cards.pack import JACK, SUIT, SUITS, card_names, rank_of, read_card, suit_of
from lomber.play import refusals
from lomber.play.mouche.rules import Phase
from lomber.play.mouche.state import MoucheState
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.stock import Stock
from lomber.play.tricks import NO_CARD
from lomber.table.errors import BadPosition

HAND_PARTS = [
    *("turn", "turned", "trump", "took", "played", "active", "passed", "bought", "shown", "denied"),
    *("chosen", "owed", "recycled", "faults", "claims"),
]
"""What is described of a hand, beside its piles."""
MOST_RECORD = 10**12
"""A described record: as much as a session can ever write on, and never nothing before a hand."""
BEFORE_PLAY = (Phase.TRUMP, Phase.ANNOUNCE, Phase.DECLARE, Phase.EXCHANGE)
LAST = ["flush", [2], ["AS KS QS JS 9S"]]
"""How the hand before ended: an ending, the seats that ended it, the cards that were opened."""


def pile_names(players: i64) -> list[str]:
    hands = [f"hand.{seat}" for seat in range(players)]
    return [*hands, *[f"thrown.{seat}" for seat in range(players)], "dropped", "turned", "stock"]


def one_card(data: Described, name: str) -> i64:
    """A card by its name, or -1."""
    given = data.value(name, "")
    if given == "":
        return -1
    try:
        return read_card(str(given))
    except ValueError as error:
        raise refusals.unread(name, given, error) from None


def read_faults(data: Described, players: int, known: Sequence[str]) -> list[list[str]]:
    """Of a described result, by seat: the rules of the faults that were proved, as this game has them (M-27)."""
    given = data.each("faults", players, [])
    for rules in given:
        if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
            raise refusals.written_like("faults", rules, list(known[:1]))
        for rule in rules:
            if rule not in known:
                raise refusals.unknown("faults", rule, known)
    return [list(rules) for rules in given]


def check_winners(winners: list[int], played: bool, sole: bool, who: list[int]) -> None:
    """Tricks are told of a hand that was played; one who is alone has them all (M-13)."""
    if winners and not played and not (sole and set(winners) == set(who)):
        raise refusals.at_odds("tricks are told of a hand that was played", "winners", "ending")


def check_players(active: list[bool], winners: list[int], faults: list[list[str]], played: bool) -> None:
    """Who plays, of a described result: two at the least, where tricks are played (M-13)."""
    if any(not active[seat] for seat in winners):
        raise refusals.at_odds("who passed takes no trick", "winners", "active")
    if played and sum(active) < 2:
        raise refusals.two_play()
    if any(rules and not (active[seat] and played) for seat, rules in enumerate(faults)):
        raise refusals.at_odds("only who plays breaks a rule of play", "faults", "active")


def read_match(data: Described, state: MoucheState) -> None:
    n = int(state.players)
    state.hands_done = data.number("hand", 0, 0, 10**9)
    ring = data.numbers("ring", state.ring, 0, n - 1)
    if sorted(ring) != list(range(n)):
        raise refusals.once_wanted("ring", ring)
    state.ring = ring
    state.dealer = data.number("dealer", int(state.dealer), 0, n - 1)
    state.records = data.numbers("records", state.records)
    state.balances = data.numbers("balances", state.balances)
    state.pulkas = data.number(state.rules.unit, 0, 0, 1000)
    state.single = data.flag("single")
    state.finished = data.flag("finished")
    state.entries = data.entries()
    state.before = data.numbers("before", state.scores_now())
    read_last(data, state)


def read_last(data: Described, state: MoucheState) -> None:
    last = data.value("last", ["", [], []])
    if not isinstance(last, list) or len(last) != 3 or not isinstance(last[0], str):
        raise refusals.written_like("last", last, LAST)
    who, cards = last[1], last[2]
    if not isinstance(who, list) or not all(type(s) is int and 0 <= s < state.players for s in who):
        raise refusals.written_like("last", last, LAST)
    if not isinstance(cards, list) or not all(isinstance(text, str) for text in cards):
        raise refusals.written_like("last", last, LAST)
    state.last_ending, state.last_who, state.last_cards = last[0], list(who), list(cards)


def read_draw(data: Described, state: MoucheState) -> Phase:
    """The phase, and who still draws for the first deal (M-4)."""
    n = int(state.players)
    drawing = data.seat_set("drawing", n)
    if data.deal_out(state.round(), int(state.rules.hand_cards), "turned" if state.rules.turns_up else ""):
        default = first_asked(data, state).value
    else:
        default = (
            "play" if data.has("piles") else "draw" if state.drawing and not data.has("dealer") else "deal"
        )
    phase = Phase(data.word("phase", default, [one.value for one in Phase]))
    state.drawn = data.numbers("drawn", state.drawn, 0, 10**6)
    if phase != Phase.DRAW:
        state.drawing = 0
    elif drawing:
        state.drawing = drawing
    if phase == Phase.DRAW and not state.drawing:
        raise refusals.wanted("somebody draws for the first deal", "drawing")
    return phase


def first_asked(data: Described, state: MoucheState) -> Phase:
    """What comes after a deal: declarations, but where Pamfil is asked for, or was turned up (PF-4, PF-5)."""
    if state.rules.renames < 0:
        return Phase.DECLARE
    up = cards_of(data.pile("turned"), "pack")
    return Phase.TRUMP if up == BIT[state.rules.renames] else Phase.ANNOUNCE


def read_nothing(data: Described, parts: list[str], piles: list[str]) -> None:
    """Between two hands nothing lies on the table."""
    for name in [*HAND_PARTS, *parts]:
        data.value(name, None)
    if any(data.table("piles").values()):
        raise refusals.undealt()
    data.finish(piles)


def read_piles(data: Described, state: MoucheState, more: dict[str, int]) -> None:
    """The cards; `more` are piles that a form has beside the shared ones."""
    piles: dict[str, int] = {}
    for p in range(state.players):
        state.hands[p] = cards_of(data.pile(f"hand.{p}"), f"hand.{p}")
        state.thrown[p] = cards_of(data.pile(f"thrown.{p}"), f"thrown.{p}")
        piles[f"hand.{p}"] = int(state.hands[p])
        piles[f"thrown.{p}"] = int(state.thrown[p])
        state.base_thrown[p] = state.thrown[p]
    state.dropped = cards_of(data.pile("dropped"), "dropped")
    state.base_dropped = state.dropped
    up = cards_of(data.pile("turned"), "turned")
    stock = cards_of(data.pile("stock"), "stock")
    piles.update(more)
    piles.update(dropped=int(state.dropped), stock=int(stock))
    for row in data.words("played"):
        read_row(row, state)
    for p in range(state.players):
        piles[f"played by {p}"] = int(state.laid[p])
    up = read_trump(data, state, up, state.rules.pack & ~set_of_all(piles))
    piles.update(turned=int(up))
    union: i64 = disjoint(piles, int(state.rules.pack))
    union |= fill_hands(data, state, state.rules.pack & ~union & ~state.recycled)
    for p in range(state.players):
        state.dealt_cards[p] = state.hands[p]
    order = vec[i64](capacity=52)
    for word in data.pile("stock").split():
        order = append(order, read_card(word))
    for card in members(state.rules.pack & ~union):
        order = append(order, card)  # cards that nobody named lie at the bottom of the stock
    state.stocks = [Stock()]
    state.stocks[0].lay(order)


def set_of_all(piles: dict[str, int]) -> i64:
    found: i64 = 0
    for cards in piles.values():
        found |= cards
    return found


def fill_hands(data: Described, state: MoucheState, free: i64) -> i64:
    """Hands of which nothing is said get the lowest cards that are left, of all suits.

    Cards that bind come last, and jacks before them: nothing is to be shown, and nobody to be told what he must.
    Before the play everybody has a hand who has not passed, in the play who has laid a card or is said to play.
    """
    last = state.rules.binding | state.rules.staying
    told, passed = data.table("piles"), data.seat_set("passed", int(state.players))
    plays = data.seat_set("active", int(state.players))
    filled: i64 = 0
    for p in range(state.players):
        holds = state.phase in BEFORE_PLAY and not passed & BIT[p]
        if state.phase == Phase.PLAY:
            holds = bool(state.laid[p]) or bool(plays & BIT[p])
        if f"hand.{p}" in told or not holds:
            continue
        wanted = int(state.rules.hand_cards - size(state.laid[p]))
        ranked = [
            (bool(last & BIT[card]), rank_of(card) == JACK, int(rank_of(card)), int(card))
            for card in members(free)
        ]
        for one in sorted(ranked)[:wanted]:
            state.hands[p] |= BIT[one[3]]
        free &= ~state.hands[p]
        filled |= state.hands[p]
    return filled


def read_trump(data: Described, state: MoucheState, up: i64, free: i64) -> i64:
    """The turned-up card, on the table or with the dealer, and the trump suit; the cards of that pile.

    Where the suit alone is told, its lowest card that lies nowhere is turned up. Pamfil turned up is told by name:
    with him the suit is the dealer's choice (PF-5).
    """
    state.took = data.flag("took")
    turned = one_card(data, "turned")
    if turned < 0 and size(up) == 1:
        turned = members(up)[0]
    if not state.rules.turns_up:
        if turned >= 0 or up or state.took:
            raise refusals.unwanted("no card is turned up in this game", "turned")
        state.trump = state.rules.fixed_trump
    else:
        said = data.word("trump", "", ["", *SUITS])
        if said and turned < 0 and not state.took:
            left = free & SUIT[SUITS.index(said)]
            if state.rules.renames >= 0:
                left &= ~BIT[state.rules.renames]
            turned = lowest(left) if left else NO_CARD
            up = left & -left
        if turned < 0 or (up != 0) == state.took or (up and up != BIT[turned]):
            sentence = "one card is turned up, on the table or taken by the dealer"
            raise BadPosition(sentence, "mouche-turned")
        if state.took and not state.rules.dealer_takes:
            raise refusals.unwanted("nobody may take the turned-up card", "took")
        state.turned = turned
        state.trump = suit_of(turned)
    said = data.word("trump", SUITS[state.trump], ["", *SUITS])
    if said and SUITS.index(said) != state.trump:
        if state.turned < 0 or state.turned != state.rules.renames:
            raise refusals.only("trump", said, SUITS[state.trump])
        state.trump = SUITS.index(said)
    if state.phase == Phase.TRUMP and state.turned != state.rules.renames:
        raise refusals.impossible("phase", state.phase.value)
    return up


def read_row(row: str, state: MoucheState) -> None:
    words = row.split()
    if len(words) != 2 or not words[0].isdecimal() or int(words[0]) >= state.players:
        raise refusals.written_like("played", row, "2 AC")
    card = cards_of(words[1], "played")
    if state.rows >= len(state.row_cards) or card & state.laid[int(words[0])]:
        raise refusals.too_many_played()
    state.row_seats[state.rows] = int(words[0])
    state.row_cards[state.rows] = members(card)[0]
    state.laid[int(words[0])] |= card
    state.rows += 1


def read_exchange(data: Described, state: MoucheState) -> None:
    n = int(state.players)
    state.active, state.passed = data.seat_set("active", n), data.seat_set("passed", n)
    state.bought = vec[i64](data.numbers("bought", [0] * n, 0, 5))
    state.turn = data.number("turn", int(next_to_act(state)), 0, n - 1)
    spoken = set_of(have_spoken(state))
    if not data.has("active"):
        state.active = spoken & ~state.passed
        if state.phase == Phase.PLAY:  # who has cards plays
            state.active &= set_of([p for p in range(n) if state.hands[p] | state.laid[p]])
            state.passed |= spoken & ~state.active
    elif not data.has("passed"):
        state.passed = spoken & ~state.active
    state.shown = vec[i64](data.card_sets("shown", n))
    state.base_shown = copied(state.shown)
    state.chosen = cards_of(data.value("chosen", ""), "chosen")
    state.owed = data.number("owed", 0, 0, 5)
    state.recycled = cards_of(data.value("recycled", ""), "recycled")
    if any(state.recycled & thrown for thrown in state.thrown):
        raise refusals.at_odds(
            "cards of a new stock lie no longer where they were thrown", "recycled", "thrown"
        )


def next_to_act(state: MoucheState) -> i64:
    """Where nothing is said: after the last who has spoken, or bought; the dealer with the turn-up."""
    if state.phase == Phase.TURNUP or state.phase == Phase.TRUMP:
        return state.dealer
    done = set_of([int(p) for p in range(state.players) if state.bought[p] or state.thrown[p]])
    waiting: i64 = BIT[state.players] - 1
    if state.phase == Phase.DECLARE:
        done |= state.active | state.passed
    elif state.phase == Phase.EXCHANGE:
        waiting &= state.active if state.active else ~state.passed
    else:
        done = 0
    last = state.dealer
    for seat in state.round():
        if done & BIT[seat]:
            last = seat
    return state.after(last, waiting)


def have_spoken(state: MoucheState) -> list[int]:
    """Who has said whether he plays: in the round of declarations those before the one on turn, later all."""
    if state.phase in (Phase.TRUMP, Phase.ANNOUNCE):
        return []
    seats = state.round()
    at = seats.index(int(state.turn))
    if state.phase == Phase.DECLARE:
        return seats[:at]
    buying = state.phase in (Phase.RESHUFFLE, Phase.ANSWER) and state.buying_phase() == Phase.DECLARE
    return seats[: at + 1] if buying else seats


def read_play(data: Described, state: MoucheState, faults_known: int) -> None:
    state.denied = vec[i64](data.card_sets("denied", int(state.players)))
    state.claims = data.number("claims", 0, 0, 2**36)
    faults = data.value("faults", [0] * int(state.rows))
    known = range(faults_known + 1)
    if not isinstance(faults, list) or len(faults) != state.rows or not all(f in known for f in faults):
        raise refusals.at_odds("faults has a number for each card played", "faults", "played")
    if not state.rules.manners and (any(faults) or state.claims):
        raise refusals.not_now("faults are told and claimed only with manners", "faults")
    for row in range(state.rows):
        state.row_faults[row] = faults[row]
    if state.phase != Phase.PLAY and state.phase != Phase.CLAIM:
        if state.rows:
            raise refusals.unwanted("no card is played before the exchanges are over", "played")
        return
    if size(state.active) < 2:
        raise refusals.two_play()
    turn = state.turn
    for row in range(state.rows):
        replay_row(state, row)
    if state.in_trick and state.phase == Phase.PLAY and data.has("turn"):
        if turn != state.after(state.row_seats[state.rows - 1], state.active):
            raise refusals.trick_goes_round()
    if state.phase == Phase.CLAIM or data.has("turn"):
        state.turn = turn
    elif state.rows == 0:
        state.turn = state.after(state.dealer, state.active)
    elif state.in_trick:
        state.turn = state.after(state.row_seats[state.rows - 1], state.active)


def replay_row(state: MoucheState, row: i64) -> None:
    seat = state.row_seats[row]
    if not state.active & BIT[seat]:
        raise refusals.out_of_play(int(seat))
    if state.tricks == state.rules.hand_cards:
        raise refusals.too_many_played()
    state.retrace(row)


def check(state: MoucheState) -> None:
    """A position in which the hand can go on."""
    cards = state.rules.hand_cards
    for p in range(state.players):
        have = size(state.hands[p]) + size(state.laid[p])
        short = state.turn == p and (state.phase == Phase.ANSWER or state.phase == Phase.RESHUFFLE)
        gone = state.passed & BIT[p] and have == 0
        if have != cards and not short and not gone:
            sentence = f"seat {p} has {have} cards; a hand has {cards}"
            raise refusals.miscounted(sentence, f"hand.{p}", int(have), int(cards))
    if state.chosen & ~state.hands[state.turn]:
        missing = card_names(state.chosen & ~state.hands[state.turn])
        raise refusals.not_held("chosen", f"hand.{state.turn}", missing)
    if state.active & state.passed:
        raise refusals.at_odds("who has passed does not play", "active", "passed")
    active, spoken = state.active & BIT[state.turn], (state.active | state.passed) & BIT[state.turn]
    if (state.phase == Phase.DECLARE and spoken) or (state.phase == Phase.EXCHANGE and not active):
        raise refusals.not_his_turn("turn")
    if state.phase == Phase.PLAY:
        if not active or state.tricks == cards:
            raise refusals.not_his_turn("turn")
    elif state.phase == Phase.TURNUP and state.turn != state.dealer:
        raise refusals.at_odds("only the dealer may take the turned-up card", "turn", "dealer")
