"""Reading a described position of Kopilka, and refusing what cannot be."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import members, set_of, size
from lomber.cards.pack import SUITS, read_card, suit_of
from lomber.games.mushka_kopilka.rules import FOUR, Phase
from lomber.games.mushka_kopilka.score import DEALS
from lomber.games.mushka_kopilka.state import KopilkaState
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.table.errors import BadPosition

DEAL_PARTS = [
    *("turn", "played", "owner", "offered", "taken", "leader", "led", "barred", "failed", "bought"),
    *("in_trick", "out", "won", "false", "claimed"),
]
"""What is described of a deal, beside its piles."""

PILES = [*[f"hand.{p}" for p in range(4)], *[f"thrown.{p}" for p in range(4)], "offer", "stock"]


def read_into(data: Described, state: KopilkaState) -> None:
    """Fill a new position."""
    read_match(data, state)
    state.phase = Phase(data.word("phase", usual_phase(data), [phase.value for phase in Phase]))
    state.ended = state.phase == Phase.OVER
    if state.phase == Phase.DEAL:
        for name in DEAL_PARTS:
            data.value(name, None)
        if any(data.table("piles").values()):
            raise refusals.undealt()
        data.finish(PILES)
        return
    read_cards(data, state)
    read_play(data, state)
    read_offer(data, state)
    data.finish(PILES)
    check(state)
    begin_log(state)
    if state.phase == Phase.LEAD and not state.leadable(state.turn):
        state.begin_lead(state.turn)  # he cannot: the right passes on (KO-6)


def usual_phase(data: Described) -> str:
    """Where nothing is said: a single card laid, or cards told to lie in the middle, are a trick in progress."""
    if not data.has("piles"):
        return "deal"
    laid = data.has("led") or data.value("in_trick", 0) or len(data.words("played")) == 1
    return "follow" if laid else "lead"


def read_match(data: Described, state: KopilkaState) -> None:
    """The party; of a deal in progress, where nothing is said of money, the contributions are paid (KO-3)."""
    state.hands_done = data.number("hand", 0, 0, 10**9)
    state.dealer = data.number("dealer", int(state.dealer), 0, 3)
    if data.has("piles") and not data.has("box") and not data.has("balances"):
        state.box = 4 * state.rules.terms.contribution
        state.balances = [-state.rules.terms.contribution] * 4
    state.balances = data.numbers("balances", state.balances)
    state.box = data.number("box", state.box, 0, 10**12)
    state.tallies = read_tallies(data.value("tallies", state.tallies))
    state.deal_number = data.number("deal_number", 0, 0, DEALS - 1)
    state.parties = data.number("parties", 0, 0, 1000)
    state.single = data.flag("single")
    state.last_out = data.number("last_out", -1, -1, 3)
    state.entries = data.entries()
    state.before = data.numbers("before", state.scores_now())


def read_tallies(given: object) -> list[list[int]]:
    """By seat the tricks of the party: single S C D H, then double."""
    if not isinstance(given, list) or len(given) != 4:
        raise refusals.each_wanted("tallies", 4)
    for tally in given:
        sound = isinstance(tally, list) and len(tally) == 8
        if not sound or not all(type(n) is int and 0 <= n < 1000 for n in tally):
            raise refusals.written_like("tallies", tally, [2, 0, 1, 0, 0, 0, 0, 1])
    return [list(tally) for tally in given]


def read_cards(data: Described, state: KopilkaState) -> None:
    piles: dict[str, int] = {}
    for name in PILES:
        piles[name] = cards_of(data.pile(name), name)
    for p in range(4):
        state.lists[p] = listed(data, f"hand.{p}")
        state.thrown[p] = listed(data, f"thrown.{p}")
    state.offer = listed(data, "offer")
    for row in data.words("played"):
        words = row.split()
        if len(words) != 2 or words[0] not in ("0", "1", "2", "3"):
            raise refusals.written_like("played", row, "2 AC")
        card = cards_of(words[1], "played")
        if size(card) != 1 or int(card) & piles.get("played", 0):
            raise refusals.elsewhere(words[1], "played")
        piles["played"] = piles.get("played", 0) | int(card)
        state.rows.append((int(words[0]), int(members(card)[0])))
    union: i64 = disjoint(piles, int(state.rules.pack))
    order = vec[i64](capacity=16)
    for card in listed(data, "stock"):
        order = append(order, card)
    for card in members(state.rules.pack & ~union):
        order = append(order, card)  # cards that nobody named lie at the bottom of the stock
    state.stock.lay(order)
    state.origin = {f"hand.{p}": state.lists[p][:] for p in range(4)}
    for p in range(4):
        state.origin[f"thrown.{p}"] = state.thrown[p][:]
        state.held[p] = int(set_of(state.lists[p]) | set_of(state.thrown[p]))
    state.origin["offer"] = state.offer[:]
    state.origin["stock"] = [int(card) for card in order]


def listed(data: Described, name: str) -> list[int]:
    """A pile in its order."""
    return [int(read_card(word)) for word in data.pile(name).split()]


def read_play(data: Described, state: KopilkaState) -> None:
    """Who is to do what; of a trick in progress its cards tell who led what, and who is next."""
    laid = min(4, len(state.rows)) if state.phase == Phase.FOLLOW else 0
    state.in_trick = data.number("in_trick", laid, 0, min(4, len(state.rows)))
    trick = state.rows[len(state.rows) - int(state.in_trick) :]
    state.turn = data.number("turn", usual_turn(data, state, trick), -1, 3)
    state.leader = data.number("leader", trick[0][0] if trick else int(state.turn), -1, 3)
    led = data.word("led", SUITS[suit_of(trick[0][1])] if trick else "", ["", *SUITS])
    barred = data.word("barred", "", ["", *SUITS])
    state.led = SUITS.index(led) if led else -1
    state.barred = SUITS.index(barred) if barred else -1
    state.failed = data.number("failed", 0, 0, 4)
    state.bought = data.number("bought", 0, 0, 52)
    state.won = data.numbers("won", [0] * 4, 0, 40)
    state.false = data.numbers("false", [0] * 4, 0, 100)
    state.claimed = data.number("claimed", 0, 0, 15)
    if not state.rules.manners and (any(state.false) or state.claimed):
        raise refusals.not_now("faults are told and claimed only with manners", "false")
    state.out = data.seats("out", FOUR, [who for who, _ in trick if not state.lists[who]])


def usual_turn(data: Described, state: KopilkaState, trick: list[tuple[int, int]]) -> int:
    """Who is on turn where it is not told: the next in the trick, or the leader.

    Of an offer the first who is asked, or who has taken a card and so holds more than the others (KO-5).
    """
    owner = data.number("owner", -1, -1, 3)
    if state.phase == Phase.ANSWER and owner >= 0:
        return int(state.left_of(owner))
    if state.phase == Phase.DISCARD and owner >= 0:
        others = [seat for seat in range(4) if seat != owner]
        return max(others, key=lambda seat: len(state.lists[seat]))
    leader = data.number("leader", -1, -1, 3)
    if state.phase == Phase.LEAD and leader >= 0:
        return leader
    return int(state.left_of(trick[-1][0] if trick else state.dealer))


def read_offer(data: Described, state: KopilkaState) -> None:
    state.owner = data.number("owner", -1, -1, 3)
    taken = data.value("taken", [])
    gone = len(taken) if isinstance(taken, list) else 0
    state.offered = data.number("offered", len(state.offer) + gone, 0, 5)
    if not isinstance(taken, list) or not all(type(n) is int and 1 <= n <= int(state.offered) for n in taken):
        raise refusals.written_like("taken", taken, [1, 3])
    state.taken = list(taken)
    if len(set(taken)) != len(taken) or len(taken) + len(state.offer) != state.offered:
        raise refusals.at_odds("the cards on offer are those not taken", "offered", "taken")
    if (state.owner >= 0) != (state.phase in (Phase.ANSWER, Phase.DISCARD)):
        raise refusals.not_now("somebody's cards lie on offer while it is answered", "owner")
    if state.owner < 0:
        if state.offer:
            raise refusals.wanted("nobody's cards lie on offer", "owner")
        return
    if state.offered < 3:
        raise BadPosition("three cards or more of a suit are offered", "kopilka-offer", "KO-5")
    state.held[state.owner] |= int(set_of(state.offer))


def check(state: KopilkaState) -> None:
    if state.phase == Phase.OVER:
        return
    if state.turn < 0:
        raise refusals.wanted("somebody is on turn", "turn")
    following = state.phase == Phase.FOLLOW
    if following != (state.led >= 0) or following != (state.in_trick > 0):
        raise refusals.at_odds("a suit is led while it is followed", "led", "in_trick")
    if following and (state.leader < 0 or state.leader == state.turn):
        raise refusals.at_odds("who follows has not led", "turn", "leader")
    if state.phase == Phase.LEAD and (state.failed > 3 or not state.lists[state.turn]):
        raise refusals.not_his_turn("turn")
    if state.phase == Phase.ANSWER or state.phase == Phase.DISCARD:
        check_offer(state)
    if state.phase == Phase.CLAIM and not (state.rules.manners and any(state.false)):
        sentence = "claims are made with manners, where somebody passed falsely"
        raise refusals.not_now(sentence, "phase")


def check_offer(state: KopilkaState) -> None:
    """All of one suit lies there, and one of the other three is asked (KO-5)."""
    if state.turn == state.owner or not state.lists[state.turn]:
        raise refusals.not_his_turn("turn")
    suits = {int(suit_of(card)) for card in state.offer}
    if state.phase == Phase.DISCARD:
        suits.add(int(suit_of(state.lists[state.turn][-1])))
    rest = {int(suit_of(card)) for card in state.lists[state.owner]}
    if len(suits) != 1 or suits & rest:
        sentence = "all cards of one suit are offered; who has just taken one has it last in his hand"
        raise BadPosition(sentence, "kopilka-offered-suit", "KO-5")


def begin_log(state: KopilkaState) -> None:
    """What the log finds when it begins here."""
    if state.owner < 0:
        state.note("play", state.dealer)
        if state.phase == Phase.CLAIM:
            for seat in range(FOUR):
                state.note("shows", seat, set_of(state.lists[seat]))
        return
    taker = state.turn + 1 if state.phase == Phase.DISCARD else 0
    state.note("resume", state.owner, state.offered, taker)
    for number in state.taken:
        state.note("was-taken", state.owner, number)
