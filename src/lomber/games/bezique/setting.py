"""Setting up a described position of Bezique: every card is read, told from its copies, and put in its place."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUITS, read_cards
from lomber.cards.packs import with_card
from lomber.games.bezique.deck import INFUSORKA, KNOWN, NO_CARD, OPEN, Deck, face_suit
from lomber.games.bezique.match import PLAY, WINDOW, Phase
from lomber.games.bezique.score import KIND_COUNT, KINDS
from lomber.games.bezique.state import BeziqueState
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.errors import BadPosition


class Cards:
    """The cards of a description. A face alone (`QS`) is the next copy that is named nowhere."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.taken: set[int] = set()
        """Cards that lie in a pile."""
        self.named: set[str] = set()
        """Copies that are named by their numbers somewhere."""

    def foresee(self, texts: list[Any]) -> None:
        """Copies named by number are not given to faces without one."""
        for text in texts:
            if isinstance(text, str):
                self.named.update(word.upper() for word in text.split() if "#" in word)

    def read(self, text: object, name: str) -> vec[i64]:
        """The cards of a pile; refused where one is no card or lies elsewhere already."""
        if not isinstance(text, str):
            raise BadPosition(f"{name} is {text!r}; it is cards as one text", "position-cards", pile=name)
        found = vec[i64]()
        for word in text.split():
            card = self.card(word.upper(), name)
            if int(card) in self.taken:
                raise refusals.elsewhere(word, name)
            self.taken.add(int(card))
            found = append(found, card)
        return found

    def card(self, word: str, name: str) -> i64:
        if "#" not in word:
            copies = range(1, self.deck.copies.get(word, 0) + 1)
            free = [f"{word}#{i}" for i in copies if f"{word}#{i}" not in self.named]
            word = next((copy for copy in free if int(self.deck.read(copy)) not in self.taken), word)
        try:
            if "#" not in word:
                raise ValueError(f"there is no {word} left in this pack")
            return self.deck.read(word)
        except ValueError as error:
            raise refusals.unread(name, word, error) from None

    def again(self, text: object, name: str) -> vec[i64]:
        """Cards that lie in a pile and are named once more: the trick on the heap, a known card."""
        if not isinstance(text, str):
            raise BadPosition(f"{name} is {text!r}; it is cards as one text", "position-cards", pile=name)
        found = vec[i64]()
        for word in text.split():
            try:
                found = append(found, self.deck.read(word))
            except ValueError as error:
                raise refusals.unread(name, word, error) from None
        return found

    def rest(self) -> vec[i64]:
        """What has been put nowhere."""
        found = vec[i64]()
        for card in range(self.deck.size):
            if int(card) not in self.taken:
                found = append(found, card)
        return found


def set_up(state: BeziqueState, position: dict[str, Any]) -> None:
    """Without a described stock all cards that are named nowhere lie in it; with one they lie in the heap."""
    data = Described(position)
    read_match(data, state)
    usual = Phase.PLAY.value if data.has("piles") else Phase.TURN_UP.value
    state.phase = Phase(data.word("phase", usual, [phase.value for phase in Phase]))
    state.ended = state.phase is Phase.OVER
    if state.phase in (PLAY, WINDOW) or (state.ended and data.has("piles")):
        read_deal(data, state)
        if not state.ended:
            check(state)
    elif any(data.table("piles").values()) or state.phase is Phase.DEAL:
        raise refusals.undealt()
    for name in _PARTS:
        data.value(name, None)
    seats = range(int(state.players))
    data.finish([*[f"{pile}.{p}" for p in seats for pile in ("hand", "open")], "faced", "stock", "heap"])


_PARTS = [
    *("turn", "leader", "trump", "trick", "last", "last_leader", "returned", "announced", "naming", "named"),
    *("known", "counts", "served", "denied"),
]


def read_match(data: Described, state: BeziqueState) -> None:
    n = int(state.players)
    state.dealer = data.number("dealer", n - 1, 0, n - 1)
    state.deals_done = data.number("deal", 0, 0, 10**9)
    state.totals = data.numbers("totals", [0] * n, 0)
    state.before = data.numbers("before", state.totals, 0)
    state.single = data.flag("single")
    state.entries = data.entries()
    if any(not 0 <= entry.column < n for entry in state.entries):
        sentence = "an entry stands in a column that is not there"
        raise BadPosition(sentence, "position-entries", part="entries")


def read_deal(data: Described, state: BeziqueState) -> None:
    cards = Cards(state.deck)
    cards.foresee([*data.table("piles").values(), data.value("trick", ""), data.value("last", "")])
    state.returned = cards.again(data.value("returned", ""), "returned")
    for seat in range(state.players):
        read_hand(data, cards, state, seat)
    read_table(data, cards, state)
    read_past(data, cards, state)
    n = int(state.players)
    active = [int(seat) for seat in state.active()]
    state.leader = data.number("leader", active[0], 0, n - 1)
    state.last_leader = data.number("last_leader", -1, -1, n - 1)
    usual = int(state.leader)
    for _ in range(len(state.trick)):
        usual = int(state.next_active(usual))
    state.turn = data.number("turn", -1 if state.ended else usual, -1, n - 1)
    state.announced = data.flag("announced")
    naming = data.word("naming", "", ["", *KINDS])
    state.naming = KINDS.index(naming) if naming else -1
    state.named = cards.again(data.value("named", ""), "named")


def read_hand(data: Described, cards: Cards, state: BeziqueState, seat: i64) -> None:
    hand = vec[i64]()
    for card in cards.read(data.pile(f"hand.{seat}"), f"hand.{seat}"):
        hand = with_card(hand, card)
    for card in cards.read(data.pile(f"open.{seat}"), f"open.{seat}"):
        state.lies[card] = OPEN
        hand = with_card(hand, card)
    state.hands[seat] = hand


def read_table(data: Described, cards: Cards, state: BeziqueState) -> None:
    """Turn-up, stock, the trick and the heap under it."""
    faced = cards.read(data.pile("faced"), "faced")
    if len(faced) > 1:
        raise refusals.not_one_card("faced", len(faced))
    state.faced = faced[0] if len(faced) else NO_CARD
    state.trump = SUITS.index(data.word("trump", "S", list(SUITS)))
    if state.faced >= 0:
        if state.deck.face[state.faced] == INFUSORKA:
            raise BadPosition("an infusorka cannot be the turn-up", "bezique-infusorka-faced")
        if data.has("trump") and face_suit(state.deck.face[state.faced]) != state.trump:
            raise refusals.trump_of_turned()
        state.trump = face_suit(state.deck.face[state.faced])
    stock = cards.read(data.pile("stock"), "stock")
    heap = data.pile("heap")
    trick, last = data.value("trick", ""), data.value("last", "")
    if heap:
        cards.read(heap, "heap")
        state.trick, state.last_trick = cards.again(trick, "trick"), cards.again(last, "last")
    else:
        state.trick, state.last_trick = cards.read(trick, "trick"), cards.read(last, "last")
    if "stock" not in data.table("piles"):
        stock = cards.rest()
    state.stock.lay(stock)


def read_past(data: Described, cards: Cards, state: BeziqueState) -> None:
    """What has been announced, and what all know of closed hands."""
    n = int(state.players)
    known = data.each("known", n, "")
    denied = data.card_sets("denied", n, _faces)
    counts = data.each("counts", n, {})
    for seat in range(n):
        for card in cards.again(known[seat], "known"):
            if not any(card == held for held in state.hands[seat]) or state.lies[card] == OPEN:
                raise refusals.known_otherwise(f"hand.{seat}")
            state.lies[card] = KNOWN
            state.base_known[seat] += 1
        state.denied[seat] = denied[seat]
        read_counts(counts[seat], state, seat)
    for word, kinds in data.table("served").items():
        card = cards.again(word, "served")[0] if word.split() else NO_CARD
        if card < 0 or state.lies[card] != OPEN:
            raise BadPosition(f"served: {word!r} does not lie open", "bezique-not-open", cards=word)
        if not isinstance(kinds, str):
            raise refusals.written_like("served", kinds, "marriage quint")
        for kind in kinds.split():
            if kind not in KINDS:
                raise refusals.unknown("served", kind, KINDS)
            state.served[card] |= BIT[KINDS.index(kind)]


def _faces(text: str) -> int:
    return int(read_cards(text))


def read_counts(given: object, state: BeziqueState, seat: i64) -> None:
    if not isinstance(given, dict):
        raise refusals.written_like("counts", given, {KINDS[0]: 1})
    for kind, number in given.items():
        if kind not in KINDS or type(number) is not int or not 0 <= number <= 1000:
            raise refusals.written_like("counts", f"{kind}: {number}", f"{KINDS[0]}: 1")
        state.counts[seat * KIND_COUNT + KINDS.index(kind)] = number


def check(state: BeziqueState) -> None:
    """A position in which the deal can go on."""
    active = [int(seat) for seat in state.active()]
    if int(state.turn) not in active or int(state.leader) not in active:
        raise refusals.not_his_turn("turn")
    check_hands(state, active)
    if state.faced < 0 and state.stock.left():
        raise BadPosition("the turn-up is the last card of the stock", "bezique-faced-last")
    if state.phase is WINDOW and (len(state.trick) or not state.drawing_follows()):
        raise refusals.not_now("a window comes between a trick and a drawing", "trick")
    if state.phase is PLAY and not state.drawing_follows() and not state.rules.plays_out:
        raise BadPosition("when the last card is drawn the deal is over", "bezique-all-drawn")
    if state.naming >= 0:
        check_naming(state)


def check_hands(state: BeziqueState, active: list[int]) -> None:
    """All hold as many cards, but for those who have played to the trick; while cards are drawn, a full hand."""
    placed: list[int] = []
    seat = int(state.leader)
    for _ in range(len(state.trick)):
        placed.append(seat)
        seat = int(state.next_active(seat))
    if len(placed) >= len(active) or (state.phase is PLAY and seat != state.turn):
        raise refusals.trick_goes_round()
    wanted = int(state.rules.hand_cards) - (1 if state.phase is WINDOW else 0)
    full = 0
    for p in range(int(state.players)):
        held = len(state.hands[p]) + (1 if p in placed else 0)
        if p not in active:
            if held:
                raise refusals.out_of_play(p)
            continue
        full = full or held
        if held != full or (not held and wanted):
            raise refusals.miscounted("all hold as many cards", f"hand.{p}", held, full or wanted)
    if state.drawing_follows() and full != wanted:
        sentence = f"while cards are drawn a hand has {wanted}, not {full}"
        raise refusals.miscounted(sentence, f"hand.{active[0]}", full, wanted)


def check_naming(state: BeziqueState) -> None:
    """The cards named so far are such as can be completed."""
    choice = state.choice(state.turn, state.naming)
    if state.phase is not WINDOW or state.announced or not choice.can_be_made():
        raise refusals.impossible("naming", KINDS[state.naming])
    so_far = vec[i64]()
    for card in state.named:
        if not any(card == fitting for fitting in choice.following(so_far)):
            raise refusals.at_odds("the cards named do not fit the announcement", "named", "naming")
        so_far = append(so_far, card)
    if len(so_far) >= choice.need:
        raise refusals.not_now("all cards of the announcement are named", "named")
