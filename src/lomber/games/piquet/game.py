"""Piquet and Norman Piquet: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, members, size
from lomber.cards.pack import card_names, pack, read_card
from lomber.games.piquet.book import advice
from lomber.games.piquet.deal import Phase, Rules
from lomber.games.piquet.declaring import cards_shown
from lomber.games.piquet.heard import shown_by
from lomber.games.piquet.holdings import holdings_of, key_of
from lomber.games.piquet.match import Match
from lomber.games.piquet.moves import RETRACT, SHOW_POINT, kinds
from lomber.games.piquet.position import PiquetState
from lomber.games.piquet.result import counts_of
from lomber.games.piquet.talk import Claim, Talk, fits, part_of, value_of
from lomber.games.piquet.view import fields_of
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.tricks import beats
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import MoveBook
from lomber.table.sheet import Entry


class Piquet(Game):
    """Piquet for two, or Norman Piquet for three."""

    def __init__(self, id: str, options: Any) -> None:
        super().__init__(id, options, options.players(), MoveBook(kinds()))
        self.rules = Rules(options, pack(options.ranks, options.suits))
        self.pool = size(self.rules.pack)
        each: i64 = options.cards_each(int(self.seats))
        self.longest = self.seats * (each + 40)
        self.redraws = True
        self.pages = ["norman_piquet", "piquet"] if self.rules.norman else ["piquet"]

    def start(self) -> State:
        return PiquetState(self, self.rules, Match(self.rules.setting))

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by `counts`: the final counts of deal after deal, each a list by seat. A `deal` after them,
        with its `dealer`, is told by what was declared and who took the tricks (`result.counts_of`).
        """
        data = Described(result)
        told = data.has("deal")
        if not (data.has("counts") or told):
            raise refusals.written_like("counts", [], [[30, 12], [8, 41]])
        match = Match(self.rules.setting)
        _write_deals(data, match)
        deal = data.value("deal", None)
        match.dealer = data.number("dealer", int(match.dealer), 0, int(self.seats) - 1)
        data.finish()
        if told:
            if match.ended:
                raise refusals.match_over()
            if match.left & BIT[match.dealer]:
                raise refusals.out_of_play(int(match.dealer))
            match.write(counts_of(deal, self.rules, match))
        return match.entries

    # -- set-ups

    def set_up(self, position: dict[str, Any]) -> State:
        """Cards that nobody names lie in the talon, or in the tricks that are told by their number alone."""
        data = Described(position)
        state = PiquetState(self, self.rules, Match(self.rules.setting))
        _read_match(data, state)
        usual = "play" if data.has("piles") else "deal"
        phase = Phase(data.word("phase", usual, [one.value for one in Phase]))
        state.phase = phase
        if phase is Phase.DRAW or phase is Phase.DEAL:
            for name in _DEAL_PARTS:
                data.value(name, None)
            if any(data.table("piles").values()):
                raise refusals.undealt()
            if (phase is Phase.DRAW) != (state.match.drawing != 0):
                raise refusals.not_now("cards are drawn by those who are `drawing`", "drawing")
        else:
            state.sit()
            _read_cards(data, state)
            _read_exchange(data, state)
            _read_play(data, state)
            _read_talk(data, state)
            _read_count(data, state)
            if phase is not Phase.OVER:
                _check(state)
        data.finish(
            [
                *[f"{pile}.{seat}" for seat in range(self.seats) for pile in ("hand", "thrown")],
                "talon",
                "gone",
            ]
        )
        return state


_DEAL_PARTS = [
    *(
        "turn",
        "played",
        "tricks",
        "talons",
        "bought",
        "thirteen",
        "chosen",
        "showing",
        "white",
        "white_dealt",
    ),
    *(
        "white_after",
        "asked",
        "shown",
        "denied",
        "whole",
        "capots",
        "demanded",
        "opened_claims",
        "resume",
        "retracted",
    ),
    *("challenged", "proving", "talk", "count"),
]


def _write_deals(data: Described, match: Match) -> None:
    """Deals that are over, told by their final counts: the sheet, and whose deal it is now."""
    deals = data.value("counts", [])
    if not isinstance(deals, list):
        raise refusals.written_like("counts", deals, [[30, 12], [8, 41]])
    for counts in deals:
        good = isinstance(counts, list) and len(counts) == match.players
        if not good or not all(type(n) is int and 0 <= n <= 10**6 for n in counts):
            raise refusals.each_wanted("counts", int(match.players))
        if match.ended:
            raise refusals.match_over()
        for seat in members(match.left):
            if counts[seat]:
                raise refusals.out_of_play(int(seat))
        match.write(counts)
        if not match.ended:
            match.pass_deal()


def _read_match(data: Described, state: PiquetState) -> None:
    """What the deals before have brought is told by their `counts`, or figure by figure."""
    match = state.match
    n = int(state.players)
    _write_deals(data, match)
    if match.ended:
        raise refusals.match_over()
    match.deals = data.number("deal", match.deals, 0, 10**9)
    match.dealer = data.number("dealer", int(match.dealer), 0, n - 1)
    match.drawing = data.seat_set("drawing", n)
    match.left = data.seat_set("left", n, [int(seat) for seat in members(match.left)])
    match.totals = data.numbers("totals", match.totals, 0, 10**9)
    match.payments = data.numbers("payments", match.payments)
    if data.has("entries") or not match.entries:
        match.entries = data.entries()
    state.single = data.flag("single")
    last = data.value("last", [])
    if not isinstance(last, list) or len(last) not in (0, n) or not all(type(one) is int for one in last):
        raise refusals.each_wanted("last", n)
    state.last = list(last)
    if match.left & BIT[match.dealer] or size(match.left) > n - 2:
        raise refusals.at_odds("two at least play, and the dealer is one of them", "left", "dealer")
    _read_pairs(data, match)


def _read_pairs(data: Described, match: Match) -> None:
    rows = data.value("pairs", [pair.written() for pair in match.pairs])
    if not isinstance(rows, list) or len(rows) != len(match.pairs):
        raise BadPosition(f"pairs has {len(match.pairs)} sheets", "piquet-pairs", number=len(match.pairs))
    for pair, row in zip(match.pairs, rows, strict=True):
        try:
            records, side, sums, factor, refets, parties = row
            pair.records = [[int(who), int(amount)] for who, amount in records]
            pair.side = [int(side[0]), int(side[1])]
            pair.sums = [int(sums[0]), int(sums[1])]
            pair.factor, pair.refets, pair.parties = int(factor), int(refets), int(parties)
        except (TypeError, ValueError, IndexError):
            sheet = [[[0, 30]], [1, 0], [0, 0], 1, 0, 0]
            raise refusals.written_like("pairs", row, sheet) from None


def _read_cards(data: Described, state: PiquetState) -> None:
    piles: dict[str, int] = {}
    for seat in range(state.players):
        for name, masks in (("hand", state.hands), ("thrown", state.thrown)):
            masks[seat] = cards_of(data.pile(f"{name}.{seat}"), name)
            piles[f"{name}.{seat}"] = int(masks[seat])
            if masks[seat] and not state.plays(seat):
                raise refusals.out_of_play(int(seat))
    state.earlier = vec[i64](data.numbers("tricks", [0] * int(state.players), 0, 12))
    state.tricks = copied(state.earlier)
    for row in data.words("played"):
        _read_row(row, state)
    for seat in range(state.players):
        piles[f"played by {seat}"] = int(state.laid[seat])
    piles["talon"] = cards_of(data.pile("talon"), "talon")
    piles["gone"] = cards_of(data.pile("gone"), "gone")
    state.gone = piles["gone"]
    union: i64 = disjoint(piles, int(state.rules.pack))
    rest = state.rules.pack & ~union
    if state.forgotten() and not state.gone:
        state.gone = rest
        rest = 0
    order = vec[i64](capacity=8)
    for word in data.pile("talon").split():
        order = append(order, read_card(word))
    for card in members(rest):
        order = append(order, card)
    state.talon.lay(order)
    state.base_thrown = copied(state.thrown)


def _read_row(row: str, state: PiquetState) -> None:
    words = row.split()
    known = len(words) == 2 and words[0].isdecimal() and int(words[0]) < state.players
    if not known or state.rows >= len(state.row_cards) or not state.plays(int(words[0])):
        raise refusals.written_like("played", row, "2 AC")
    cards: i64 = cards_of(words[1], "played")
    seat: i64 = int(words[0])
    if size(cards) != 1 or state.laid[seat] & cards:
        raise refusals.written_like("played", row, "2 AC")
    card = members(cards)[0]
    state.row_seats[state.rows] = seat
    state.row_cards[state.rows] = card
    state.laid[seat] |= cards
    state.rows += 1
    state.in_trick += 1
    if state.in_trick == 1 or beats(card, state.winning, -1):
        state.winning = card
        state.winner = seat
    if state.in_trick == len(state.seats):
        state.tricks[state.winner] += 1
        state.in_trick = 0
        state.winning = -1


def _read_exchange(data: Described, state: PiquetState) -> None:
    n = int(state.players)
    whole = size(state.rules.pack) - len(state.seats) * state.length()
    dealer = max(1, int(whole) * 3 // 8)
    state.thirteen = data.number("thirteen", -1, -1, n - 1)
    usual = [int(whole) - dealer, dealer]
    if state.thirteen >= 0 and state.three():
        raise refusals.at_odds("thirteen cards are dealt only where two play", "thirteen", "left")
    if state.thirteen >= 0:
        usual[0 if state.thirteen == state.elder() else 1] -= 1
    talons = data.numbers("talons", usual, 0, int(whole))
    state.elder_talon, state.dealer_talon = talons[0], talons[1]
    early = state.phase in (Phase.THIRTEEN, Phase.WHITE, Phase.EXCHANGE)
    state.bought = vec[i64](data.numbers("bought", [-1 if early else 0] * n, -1, 8))
    state.chosen = cards_of(data.value("chosen", ""), "chosen")
    state.showing = cards_of(data.value("showing", ""), "showing")
    state.white = vec[i64](data.numbers("white", [0] * n, 0, 20))
    state.white_dealt = vec[i64](data.card_sets("white_dealt", int(state.players)))
    state.white_after = vec[i64](data.card_sets("white_after", int(state.players)))
    state.asked = data.seat_set("asked", n)
    if state.bought[state.elder()] == 0 and not state.three() and state.bought[state.dealer()] < 0:
        state.talon.top = min(state.elder_talon, len(state.talon.cards))


def _read_play(data: Described, state: PiquetState) -> None:
    n = int(state.players)
    state.shown = vec[i64](data.card_sets("shown", int(state.players)))
    state.denied = vec[i64](data.card_sets("denied", int(state.players)))
    for seat in range(state.players):
        state.base_known[seat] = state.known(seat)
        state.base_open[seat] = state.known(seat) | state.laid[seat]
        state.began[seat] = state.hands[seat] | state.laid[seat]
    state.whole = data.seat_set("whole", n)
    state.capots = data.seat_set("capots", n)
    state.demanded = data.seat_set("demanded", n)
    state.opened_claims = data.number("opened_claims", 0, 0, 2**40)
    state.retracted = data.number("retracted", 0, 0, 511)
    state.challenged = data.number("challenged", 0, 0, 511)
    state.proving = data.number("proving", 0, 0, 2)
    resume = data.value("resume", ["deal", -1])
    words = [one.value for one in Phase]
    if (
        not isinstance(resume, list)
        or len(resume) != 2
        or resume[0] not in words
        or type(resume[1]) is not int
    ):
        raise refusals.written_like("resume", resume, ["declare", 1])
    state.resume = Phase(resume[0])
    state.resume_turn = resume[1]
    usual = state.elder()
    if state.phase is Phase.PLAY and state.rows:
        usual = state.next_of(state.row_seats[state.rows - 1]) if state.in_trick else state.winner
    if state.phase is Phase.EXCHANGE and (state.three() or state.bought[state.elder()] >= 0):
        usual = state.dealer()
    if state.phase is Phase.DECLARE:
        usual = state.speaking()[0]
    state.turn = data.number("turn", int(usual), -1, n - 1)
    if not state.in_trick:
        state.winner = -1


def _read_talk(data: Described, state: PiquetState) -> None:
    state.talk = Talk(state.rules.manner, state.speaking(), state.players)
    done = state.phase in (Phase.ALL, Phase.CAPOT, Phase.SHOW, Phase.PROVE, Phase.PLAY, Phase.OVER)
    given = data.value("talk", None)
    if given is None:
        state.talk.kind = 3 if done else 0
        return
    if isinstance(given, list) and all(isinstance(row, str) for row in given):
        _read_words(data, state, data.words("talk"))
        if done and not state.talk.over():
            raise refusals.not_now("the declarations are not over", "talk", "P-10")
        return
    talk = state.talk
    try:
        order, place, keys, limits, winners, claims, spoken = given
        talk.order = vec[i64](order)
        talk.kind, talk.stage, talk.at, talk.tied = place[0], place[1], place[2], place[3]
        talk.keys = vec[i64](keys)
        talk.limits = vec[i64](limits)
        talk.winners = vec[i64](winners)
        talk.spoken = vec[i64](spoken)
        for seat, kind, key in claims:
            talk.claims.append(_found(talk, seat, kind, key, state.began[seat]))
    except (TypeError, ValueError, IndexError):
        raise BadPosition(f"{given!r} is not a conversation of this game", "piquet-talk") from None
    if (
        len(talk.keys) != 3 * state.players
        or len(talk.limits) != len(talk.keys)
        or len(talk.winners) != 3
        or not 0 <= talk.kind <= 3
    ):
        raise BadPosition(f"{given!r} is not a conversation of this game", "piquet-talk")


def _read_words(data: Described, state: PiquetState, rows: list[str]) -> None:
    """The conversation word by word, each with who said it: it is held again, with the hands it was held with."""
    talk = state.talk
    shown = filled(state.players, 0)
    for row in rows:
        seat, _, words = row.partition(" ")
        try:
            move: i64 = state.game.book.code(words)
        except ValueError:
            raise refusals.written_like("talk", row, "0 point 5") from None
        if talk.over() or seat != str(talk.speaker()):
            raise refusals.written_like("talk", row, _due(talk))
        speaker = talk.speaker()
        if not any(move == one for one in talk.legal(state.began[speaker])):
            raise BadPosition(f"{row!r} is not said with this hand", "piquet-talk", "P-14")
        talk.speak(speaker, move, state.began)
        if SHOW_POINT <= move < RETRACT:
            shown[speaker] |= cards_shown(move)
    if not data.has("shown"):
        for seat_ in range(state.players):
            state.shown[seat_] = shown[seat_] & state.hands[seat_]
            state.base_known[seat_] = state.known(seat_)
            state.base_open[seat_] = state.known(seat_) | state.laid[seat_]
    if state.phase is Phase.DECLARE and not talk.over() and not data.has("turn"):
        state.turn = talk.speaker()


def _due(talk: Talk) -> str:
    """What could stand there: a word of whoever is to speak."""
    return "" if talk.over() else f"{talk.speaker()} good"


def _found(talk: Talk, seat: i64, kind: i64, key: i64, hand: i64) -> Claim:
    """What was counted, with the cards that were shown for it, or else as the hand has them."""
    for cards in shown_by(talk, seat, kind):
        used = any(claim.kind == kind and claim.cards == cards for claim in talk.claims)
        if not used and not cards & ~hand and fits(kind, key, key_of(kind, cards)):
            return Claim(seat, kind, cards, key_of(kind, cards), value_of(kind, key_of(kind, cards)), True)
    if kind == 0:
        return talk.declared(seat, kind, hand)
    for holding in holdings_of(hand, kind):
        used = False
        for claim in talk.claims:
            used = used or (claim.kind == kind and claim.cards == holding.cards)
        if not used and fits(kind, key, holding.key):
            return Claim(seat, kind, holding.cards, holding.key, holding.value, True)
    return part_of(seat, kind, key, hand)


def _read_count(data: Described, state: PiquetState) -> None:
    n = int(state.players)
    given = data.value("count", {})
    if isinstance(given, dict):
        _read_figures(Described(given), state)
        return
    rows: list[list[int]] = []
    for row in given if isinstance(given, list) else []:
        if not isinstance(row, list) or not all(type(one) is int and abs(one) <= 10**6 for one in row):
            break
        rows.append(row)
    if len(rows) != 5 or [len(row) for row in rows] != [n, n, n, n, 4] or len(given) != 5:
        raise BadPosition(f"{given!r} is not a count of {n} seats", "piquet-count")
    repique, pique, silent, struck = rows[4]
    all_seats = int(BIT[n]) - 1
    if not (-1 <= repique < n and -1 <= pique < n and 0 <= silent <= all_seats and 0 <= struck <= all_seats):
        raise BadPosition(f"{given!r} is not a count of {n} seats", "piquet-count")
    for seat in range(n):
        state.count.hand[seat] = rows[0][seat]
        state.count.made[seat] = rows[1][seat]
        state.count.bonus[seat] = rows[2][seat]
        state.count.late[seat] = rows[3][seat]
    state.count.repique, state.count.pique = repique, pique
    state.count.silent, state.count.struck = silent, struck


def _read_figures(told: Described, state: PiquetState) -> None:
    """The count by its names; what is not told follows from white cards, the talk and the cards played.

    A repique or pique that the figures make is made, unless it is told who has it.
    """
    n = int(state.players)
    count = state.count
    count.silent, count.struck = told.seat_set("silent", n, _overladen(state)), told.seat_set("struck", n)
    if state.talk.over():
        state.settle_talk()
    if told.has("hand"):
        count.declared([vec[i64](told.numbers("hand", [0] * n, 0, 10**6))])
    count.repique = told.number("repique", int(count.repique), -1, n - 1)
    if told.has("made"):
        count.made = vec[i64](told.numbers("made", [0] * n, 0, 10**6))
    else:
        _count_played(state)
    count.look_for_pique(state.elder())
    count.pique = told.number("pique", int(count.pique), -1, n - 1)
    count.bonus = vec[i64](told.numbers("bonus", [0] * n, 0, 10**6))
    count.late = vec[i64](told.numbers("late", [0] * n, -(10**6), 10**6))
    told.finish()


def _overladen(state: PiquetState) -> list[int]:
    """Who has begun the play with too many cards, and so plays в молчанку (P-30 b)."""
    if state.phase not in (Phase.PLAY, Phase.SHOW, Phase.PROVE):
        return []
    due = state.length() - state.forgotten()
    return [int(seat) for seat in state.seats if size(state.began[seat]) > due]


def _count_played(state: PiquetState) -> None:
    """Leads and tricks of the cards in `played` (P-20)."""
    each = len(state.seats)
    winner: i64 = -1
    winning: i64 = -1
    for row in range(state.rows):
        seat, card = state.row_seats[row], state.row_cards[row]
        if row % each == 0:
            state.count.lead(seat, state.elder())
        if row % each == 0 or beats(card, winning, -1):
            winner, winning = seat, card
        if row % each == each - 1:
            state.count.take(winner, state.row_seats[row + 1 - each], state.elder())


def _check_forgotten(state: PiquetState) -> None:
    """Tricks that are told by their number alone: some are left to play, and nothing hangs on their cards."""
    if not state.forgotten():
        return
    if state.forgotten() >= state.length():
        raise refusals.no_trick_left()
    if any(state.talk.keys[i] >= 0 for i in range(len(state.talk.keys))):
        sentence = "what was said is borne out by whole hands: all cards laid are named"
        raise refusals.at_odds(sentence, "talk", "tricks")


def _check(state: PiquetState) -> None:
    """A position in which the deal can go on."""
    if not state.plays(state.turn):
        raise refusals.not_his_turn("turn")
    for seat in range(state.players):
        if state.earlier[seat] and not state.plays(seat):
            raise refusals.out_of_play(int(seat))
    _check_forgotten(state)
    for seat in state.seats:
        have = size(state.hands[seat]) + size(state.laid[seat])
        due = state.length() - state.forgotten()
        early = state.bought[seat] < 0
        if have < due or (have > due and not state.rules.manners):
            sentence = f"seat {seat} has {have} cards; a hand has {due}"
            raise refusals.miscounted(sentence, f"hand.{seat}", int(have), int(due))
        dealt = int(due) + (1 if seat == state.thirteen else 0)
        if early and have != dealt:
            sentence = f"seat {seat} has {have} cards before the exchange"
            raise refusals.miscounted(sentence, f"hand.{seat}", int(have), dealt)
        if state.known(seat) & ~state.hands[seat] or state.denied[seat] & state.hands[seat]:
            raise refusals.known_otherwise(f"hand.{seat}")
    if state.phase is Phase.THIRTEEN and state.thirteen < 0:
        raise refusals.wanted("somebody has thirteen cards", "thirteen")
    if state.phase not in (Phase.PLAY, Phase.SHOW, Phase.PROVE) and (state.rows or state.forgotten()):
        raise refusals.unwanted("no card is played before the declarations are over", "played")
    if state.phase is Phase.DECLARE and not state.talk.over() and state.turn != state.talk.speaker():
        raise refusals.not_his_turn("turn")
    if state.phase is Phase.DECLARE and state.talk.over():
        raise refusals.not_now("the declarations are over", "talk")
    names = card_names(state.chosen & ~state.hands[state.turn])
    if names:
        raise refusals.not_held("chosen", f"hand.{state.turn}", names)
