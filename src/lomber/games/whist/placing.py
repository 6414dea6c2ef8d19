"""Reading a described position of Whist: the match, the deal in hand, what has happened beside the play.

What cannot be is refused with a sentence; what is left out is the beginning of a deal.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, size
from lomber.cards.pack import SUIT, SUITS, pack, read_card, suit_of
from lomber.games.whist import score
from lomber.games.whist.forms import RIGHT, HumbugState, thrown_name
from lomber.games.whist.manners import MannersState
from lomber.games.whist.state import PLACES, Phase, WhistState
from lomber.play import refusals
from lomber.play.seating import draws_again
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.tricks import beats
from lomber.table.errors import BadPosition

BEFORE_DEAL = (Phase.DRAW, Phase.DRAW_AGAIN, Phase.DEAL)
DECISIONS = (Phase.DECIDE_NONDEALER, Phase.DECIDE_DEALER)
AFTER_PLAY = (Phase.RECKON, Phase.FINE, Phase.OVER)
BESIDE_PLAY = (Phase.ANSWER_LEAD, Phase.DEMAND, Phase.CORRECT, Phase.RECKON, Phase.FINE)


def read_position(state: WhistState, described: Described) -> None:
    """A fresh position becomes the one described."""
    read_match(state, described)
    read_trump(state, described)
    read_cards_held(state, described)
    read_trick(state, described)
    if isinstance(state, MannersState) and state.setting.manners:
        MannersReader(state, described.table("manners")).read()
    described.finish(pile_names(state))


def pile_names(state: WhistState) -> list[str]:
    if isinstance(state, HumbugState):
        return [*PLACES, *(thrown_name(place) for place in state.setting.places)]
    return list(PLACES)


# -- the match


def read_match(state: WhistState, described: Described) -> None:
    """The sitting: order of the draw, rubber, slates."""
    usual = first_phase(state) if described.has("piles") else str(Phase.DEAL.value)
    state.phase = Phase(described.word("phase", usual, phases_of(state)))
    dealt = state.phase is not Phase.DRAW and state.phase is not Phase.DEAL
    state.hand = described.number("hand", 1 if dealt else 0, 0, 1_000_000)
    read_order(state, described)
    read_owners(state, described)
    read_slates(state, described)


def read_order(state: WhistState, described: Described) -> None:
    """Which rubber it is, and the order of the draw, which seats everybody in it."""
    players = int(state.setting.players)
    state.rubber = described.number("rubber", 0, 0, 1_000_000)
    order = described.numbers("order", list(range(players)), 0, players - 1)
    if sorted(order) != list(range(players)):
        raise refusals.once_wanted("order", order)
    state.order = vec[i64](order)
    extra = described.numbers("extra", [0, 1] if draws_again(players, state.rubber) else [0, 0], 0, 3)
    if draws_again(players, state.rubber) and state.phase is not Phase.DRAW_AGAIN and extra[0] >= extra[1]:
        raise refusals.written_like("extra", extra, [0, 1])
    state.extra = vec[i64](extra)


def first_phase(state: WhistState) -> str:
    phase = Phase.DECIDE_NONDEALER if isinstance(state, HumbugState) else Phase.PLAY
    return str(phase.value)


def phases_of(state: WhistState) -> list[str]:
    """The phases that this form has."""
    return [
        phase.value
        for phase in Phase
        if (phase not in DECISIONS or isinstance(state, HumbugState))
        and (phase not in BESIDE_PLAY or state.setting.manners)
        and (phase is not Phase.DRAW_AGAIN or state.setting.players == 6)
    ]


def read_owners(state: WhistState, described: Described) -> None:
    """Who sits where: as the rubber seats them, unless the old owners still sit before a draw."""
    unseated = state.phase is Phase.DRAW or state.phase is Phase.DRAW_AGAIN
    default = [-1] * 4 if unseated else [int(seat) for seat in state.seated()]
    owners = described.numbers("owners", default, -1, int(state.setting.players) - 1)
    if not unseated and state.phase is not Phase.OVER and owners != default:
        raise refusals.only("owners", owners, default)
    state.owner = vec[i64](owners)
    state.dealer = PLACES.index(described.word("dealer", "S", list(PLACES)))
    if int(state.dealer) not in state.setting.places:
        raise refusals.nobody_sits("dealer", PLACES[state.dealer])


def read_slates(state: WhistState, described: Described) -> None:
    players = int(state.setting.players)
    read_slate(state, described)
    state.won = described.numbers("won", [0] * players)
    state.before = described.numbers("before", state.points_now())
    state.single = described.flag("single")
    state.entries = described.entries()


def read_slate(state: WhistState, described: Described) -> None:
    """The partie and the rubber in hand, by side."""
    state.parties = vec[i64](described.numbers("parties", [0, 0], 0, 1))
    state.below = described.numbers("below", [0, 0], 0)
    state.above = described.numbers("above", [0, 0], 0)
    if max(state.below) >= score.PARTIE:
        raise refusals.won_already("below", "W-15")
    state.kept = described.numbers("kept", [0, 0], 0)


# -- the deal in hand


def read_trump(state: WhistState, described: Described) -> None:
    turned = described.value("turned", "")
    state.turned = card_at(turned, "turned") if turned else -1
    state.faced = state.turned
    named = described.value("trump", SUITS[suit_of(state.turned)] if turned else "")
    if named and named not in list(SUITS):
        raise refusals.unknown("trump", named, SUITS)
    state.trump = SUITS.index(named) if named else -1
    if state.phase in BEFORE_DEAL or state.phase is Phase.OVER:
        return
    if (state.trump >= 0) != state.setting.with_trumps:
        if state.setting.with_trumps:
            raise refusals.wanted("a deal with trumps needs its trump suit", "trump")
        raise refusals.unwanted("a deal without trumps has no trump suit", "trump")
    if state.turned >= 0 and suit_of(state.turned) != state.trump:
        raise refusals.trump_of_turned()


def read_cards_held(state: WhistState, described: Described) -> None:
    """The hands, and what has been played from them."""
    for place in range(4):
        state.hands[place] = cards_of(described.pile(PLACES[place]), PLACES[place])
    original = copied4(state.hands)
    for row in described.words("played"):
        words = row.split()
        if len(words) != 2 or words[0] not in PLACES or state.laid == 52:
            raise refusals.written_like("played", row, "W AC")
        card = card_at(words[1], "played")
        place = PLACES.index(words[0])
        if any(original[p] & BIT[card] for p in range(4)):
            raise refusals.elsewhere(words[1], "played")
        original[place] |= BIT[card]
        state.played[state.laid] = card
        state.player[state.laid] = place
        state.laid += 1
    for name, text in described.table("gone").items():
        read_gone(name, text, original)
    state.original = original
    piles = {PLACES[p]: int(original[p]) for p in range(4)}
    if isinstance(state, HumbugState):
        piles.update(read_thrown(state, described))
    disjoint(piles, int(pack(state.setting.ranks)))
    for name, text in described.table("denied").items():
        if name not in PLACES:
            raise refusals.unknown("denied", name, PLACES)
        state.denied[PLACES.index(name)] = cards_of(text, "denied")


def read_gone(name: str, text: Any, original: vec[i64]) -> None:
    """Cards that a place had played to tricks before, whose order nobody remembers: of the hand as dealt (W-13)."""
    if name not in PLACES:
        raise refusals.unknown("gone", name, PLACES)
    cards: i64 = cards_of(text, "gone")
    if any(original[place] & cards for place in range(4)):
        raise refusals.elsewhere(str(text), "gone")
    original[PLACES.index(name)] |= cards


def read_thrown(state: HumbugState, described: Described) -> dict[str, int]:
    """The hands thrown away in Humbug; who has thrown his has taken the heap on his right (HB-3)."""
    thrown = copied4(state.thrown)
    ranks = int(state.setting.ranks)
    for place in state.setting.places:
        thrown[place] = cards_of(described.pile(thrown_name(place)), thrown_name(place))
        if thrown[place] and (size(thrown[place]) != ranks or state.hands[RIGHT[place]]):
            sentence = f"{PLACES[place]} threw {ranks} cards away and took the heap on the right"
            raise BadPosition(sentence, "humbug-thrown", "HB-3", place=PLACES[place], number=ranks)
    state.thrown = thrown
    return {thrown_name(place): int(thrown[place]) for place in state.setting.places}


def read_trick(state: WhistState, described: Described) -> None:
    """The trick on the table: who is winning it, who is next; tricks taken."""
    wide = int(state.setting.wide)
    state.in_trick = described.number("in_trick", int(state.laid) % wide, 0, wide - 1)
    if state.in_trick > state.laid:
        raise refusals.trick_too_long()
    first = state.laid - state.in_trick
    for i in range(first, state.laid):
        card, place = state.played[i], state.player[i]
        if i == first:
            state.led = suit_of(card)
        if i == first or beats(card, state.winning, state.trump):
            state.winning = card
            state.winner = place
    taken = [taker(state, at) for at in range(int(first) % wide, int(first), wide)]
    after = state.player[state.laid - 1] if state.in_trick else state.dealer
    default = PLACES[taken[-1] if taken and not state.in_trick else state.next_place(after)]
    places = [PLACES[place] for place in state.setting.places]
    state.to_play = PLACES.index(described.word("to_play", default, places))
    if not state.in_trick:
        state.winner = state.to_play
    ours = sum([1 for place in taken if state.setting.side[place] == 0])
    usual = [ours, len(taken) - ours]
    state.tricks = vec[i64](described.numbers("tricks", usual, 0, int(state.setting.ranks)))
    if state.phase not in BEFORE_DEAL and state.phase not in AFTER_PLAY:
        check_hands(state)


def taker(state: WhistState, first: int) -> int:
    """Who has taken the trick that begins with this card of those played (W-10)."""
    best = first
    for i in range(first + 1, first + int(state.setting.wide)):
        if beats(state.played[i], state.played[best], state.trump):
            best = i
    return int(state.player[best])


def check_hands(state: WhistState) -> None:
    """Everybody holds a card for each trick that is left; the turned card is the dealer's."""
    left = state.setting.ranks - state.tricks[0] - state.tricks[1]
    if left <= 0:
        raise refusals.no_trick_left()
    for place in state.setting.places:
        laid = [i for i in range(state.in_trick) if state.player[state.laid - 1 - i] == place]
        if size(state.hands[place]) + len(laid) != left or len(laid) > 1:
            name, held = PLACES[place], int(size(state.hands[place]))
            sentence = f"{name} holds {held} cards; {left} tricks are to be played"
            raise refusals.miscounted(sentence, name, held, int(left) - len(laid))
        if state.hands[place] & state.denied[place]:
            raise refusals.denied(PLACES[place])
        dealt = size(state.original[place])
        if state.gone(place) and dealt != state.setting.ranks:
            name, ranks = PLACES[place], int(state.setting.ranks)
            raise refusals.miscounted(f"{name} was dealt {dealt} cards", name, int(dealt), ranks, "W-6")
        if laid and place == state.to_play:
            raise refusals.played_already(PLACES[place])
    if state.turned >= 0 and not state.hands[state.dealer] & BIT[state.turned]:
        sentence = "the turned card lies before the dealer until his first play, and is his"
        raise BadPosition(sentence, "turned-not-his", "W-6")
    if state.phase in DECISIONS:
        check_heaps(state)


def check_heaps(state: WhistState) -> None:
    """Before the decision both heaps lie there, but for the one that the non-dealer may have taken (HB-3)."""
    for place in (1, 3):
        taken = state.phase is Phase.DECIDE_DEALER and state.hands[place] == 0
        if size(state.hands[place]) != state.setting.ranks and not taken:
            name, held, ranks = PLACES[place], int(size(state.hands[place])), int(state.setting.ranks)
            raise refusals.miscounted(f"the heap {name} has {held} cards", name, held, ranks, "HB-3")


def card_at(text: Any, name: str) -> i64:
    try:
        return read_card(str(text))
    except ValueError as error:
        raise refusals.unread(name, text, error) from None


# -- beside the play


class MannersReader:
    """What has happened beside the play, as `MannersState.manners_described` writes it."""

    def __init__(self, state: MannersState, data: dict[str, Any]) -> None:
        self.state = state
        self.described = Described(data)

    def read(self) -> None:
        state, described = self.state, self.described
        done = state.tricks[0] + state.tricks[1]
        if state.laid != done * state.setting.wide + state.in_trick and state.phase not in BEFORE_DEAL:
            sentence = "with manners `played` names all cards of the deal: a revoke may be proved by them"
            raise refusals.at_odds(sentence, "played", "tricks")
        self._read_cards()
        ranks = int(state.setting.ranks)
        state.asked = vec[i64](described.numbers("asked", [0] * ranks, 0, 15))
        state.early_used = described.flag("early_used")
        named = described.word("named", "", ["", *SUITS])
        state.named = SUITS.index(named) if named else -1
        state.demanded = described.number("demanded", 0, 0, 2)
        state.slot = described.number("slot", 0, 0, int(state.laid))
        state.went_on = described.number("went_on", 0, 0, 63)
        state.claims = self._claims("claims")
        state.proven = self._claims("proven")
        if (state.phase is Phase.FINE) != bool(state.proven):
            raise refusals.not_now("a fine is chosen for a proven revoke", "proven")
        revokes = 4 * ranks  # each card may be one; both sides' send the same tricks to and fro
        lost = described.numbers("lost", [0, 0], 0, score.LOST * revokes)
        if min(score.credited([state.tricks[0], state.tricks[1]], [lost[0], lost[1]])) < 0:
            raise refusals.impossible("lost", lost, "W-20")
        state.lost = [lost[0], lost[1]]
        state.penalties = Described({"entries": described.value("penalties", [])}).entries()
        described.finish()

    def _read_cards(self) -> None:
        state = self.state
        state.exposed = self._by_place("exposed")
        state.shown = self._by_place("shown")
        for name, card in self.described.table("called").items():
            place = self._place(name)
            state.called[place] = self._held(place, card, "called")
        early = self.described.words("early")
        if early:
            if len(early) != 2:
                raise refusals.written_like("early", early, ["W", "AC"])
            state.early_place = self._place(early[0])
            state.early_card = self._held(state.early_place, early[1], "early")
        if state.phase is Phase.ANSWER_LEAD and not early:
            raise refusals.wanted("an answer is due to a card led early", "early")
        if state.phase is Phase.DEMAND or state.phase is Phase.CORRECT:
            if not state.in_trick or not state.hands[state.to_play] & SUIT[state.led]:
                raise refusals.no_revoke_to_correct()

    def _place(self, name: str) -> int:
        if name not in PLACES or PLACES.index(name) not in self.state.setting.places:
            raise refusals.unknown("manners", name, [PLACES[place] for place in self.state.setting.places])
        return PLACES.index(name)

    def _held(self, place: int, text: str, name: str) -> i64:
        card = card_at(text, name)
        if not self.state.hands[place] & BIT[card]:
            raise refusals.not_held(name, PLACES[place], text)
        return card

    def _by_place(self, name: str) -> vec[i64]:
        masks = vec[i64]([0] * 4)
        for where, text in self.described.table(name).items():
            place = self._place(where)
            masks[place] = cards_of(text, name)
            if masks[place] & ~self.state.original[place]:
                raise refusals.not_held(name, where, text)
        return masks

    def _claims(self, name: str) -> list[list[int]]:
        found: list[list[int]] = []
        rows = self.described.value(name, [])
        if not isinstance(rows, list):
            raise refusals.written_like(name, rows, [[7, 1, 2]])
        for row in rows:
            if not isinstance(row, list) or len(row) != 3 or not all(type(n) is int for n in row):
                raise refusals.written_like(name, row, [7, 1, 2])
            trick, place, seat = row
            if not 0 <= trick < self.state.setting.ranks - 1 or place not in self.state.setting.places:
                raise refusals.impossible(name, row)
            if not self.state.is_playing(seat):
                raise refusals.impossible(name, row)
            found.append([trick, place, seat])
        return found
