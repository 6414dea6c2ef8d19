"""A position of Bezique (Безик): what is seen of it, what is known, and how it is written down."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, members
from lomber.cards.pack import SUITS, card_names
from lomber.games.bezique.deck import CLOSED, FACES, KNOWN, NINE, OPEN
from lomber.games.bezique.match import WINDOW
from lomber.games.bezique.playing import BeziquePlay
from lomber.games.bezique.score import KIND_COUNT, KINDS
from lomber.games.bezique.view import BeziqueView
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING, State, View
from lomber.table.scene import HIDDEN
from lomber.table.unseen import START, Unseen


class BeziqueState(BeziquePlay):
    """One position of a game of Bezique."""

    # -- copies and words

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "BeziqueState":
        other = BeziqueState(self.game, self.rules)
        self.copy_match(other)
        self.copy_deal(other)
        return other

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    def midway(self, seat: i64) -> bool:
        """While the cards of an announcement are being named."""
        return seat == self.turn and self.naming >= 0

    def parse(self, text: str) -> i64:
        """A face will do for a card (`QS`, `use KS`, `exchange`): the first legal one that shows it is meant.

        Where none is legal it is one that is held, or the first copy: so a refusal can say what is against it.
        """
        words = text.upper().split()
        if not words or "#" in words[-1]:
            return self.game.book.code(text)
        for move in self.legal(self.turn):
            plain = self.name(move).upper().partition("#")[0].split()
            if plain == words or (words == ["EXCHANGE"] and plain[0] == "EXCHANGE"):
                return move
        if words == ["EXCHANGE"] and self.trump >= 0:
            words.append(FACES[self.trump * 13 + NINE])
        if words[-1] in self.deck.copies:
            return self.game.book.code(" ".join([*words[:-1], self.copy_meant(words[-1])]))
        return self.game.book.code(text)

    def copy_meant(self, face: str) -> str:
        """A copy of this face in the hand of who is to move; the first there is where he has none."""
        if self.turn >= 0:
            for card in self.hands[self.turn]:
                if FACES[self.deck.face[card]] == face:
                    return self.deck.name(card)
        return f"{face}#1"

    # -- what a seat sees

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """One's own cards, what one has drawn, what lies open or has been seen taken up."""
        kind, _, owner = pile.partition(".")
        if kind == "stock":
            return seat >= 0 and index < self.stock.top and self.stock.taker[index] == seat
        if kind != "hand":
            return kind != "others"  # of the turning: the pack is gathered and dealt
        return int(owner) == seat or (deal == START and index < self.base_known[int(owner)])

    def is_ordered(self, pile: str) -> bool:
        return pile == "stock"

    def view(self, seat: i64) -> View:
        view = BeziqueView(seat, self.game, self.deck)
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.sheet = self.sheet()
        view.over = self.ended
        view.scores = self.scores()
        view.dealer = self.dealer
        view.turn = self.turn
        view.totals = self.totals[:]
        view.deals = self.rules.deals
        view.faced = self.faced
        view.trump = self.trump
        view.in_stock = self.stock.left()
        view.drawing_follows = self.trump >= 0 and self.drawing_follows()
        view.leader = self.leader
        view.trick = self.trick
        view.last_trick = self.last_trick
        view.last_leader = self.last_leader
        view.announced = self.announced and self.phase is WINDOW
        view.returned = len(self.returned)
        view.order = self.rules.order
        view.prices = self.rules.prices
        if self.trump >= 0:
            view.roles = self.rules.roles[self.trump]
        view.resting = self.dealer if self.rules.active < self.players else -1
        self.show_hands(view)
        return view

    def show_hands(self, view: BeziqueView) -> None:
        seat = view.seat
        for p in range(self.players):
            lying, known = vec[i64](), vec[i64]()
            for card in self.hands[p]:
                if self.lies[card] == OPEN:
                    lying = append(lying, card)
                elif self.lies[card] == KNOWN:
                    known = append(known, card)
            view.held.append(len(self.hands[p]))
            view.open.append(lying)
            view.known.append(known)
            view.denied.append(int(self.denied[p]))
        view.counts = copied(self.counts)
        if seat >= 0:
            view.own = self.hands[seat]
            view.lies = copied(self.lies)
            view.served = copied(self.served)
            view.legal = self.legal(seat)
            if seat == self.turn:
                view.naming = self.naming
                view.named = self.named

    # -- the position in words

    def position(self, seat: i64) -> dict[str, Any]:
        naming = seat in (EVERYTHING, self.turn)
        return {
            "phase": self.phase.value,
            "dealer": int(self.dealer),
            "deal": self.deals_done,
            "totals": self.totals[:],
            "before": self.before[:],
            "single": self.single,
            "entries": entries_written(self.entries),
            "turn": int(self.turn),
            "leader": int(self.leader),
            "trump": SUITS[self.trump] if self.trump >= 0 else "",
            "piles": self.piles(seat),
            "trick": self.deck.words(self.trick),
            "last": self.deck.words(self.last_trick),
            "last_leader": int(self.last_leader),
            "returned": self.deck.words(self.returned),
            "announced": self.announced,
            "naming": self.kind_named() if naming else "",
            "named": self.deck.words(self.named) if naming else "",
            "known": [self.deck.words(self.lying(p, KNOWN)) for p in range(self.players)],
            "counts": [self.counts_written(p) for p in range(self.players)],
            "served": self.served_written(),
            "denied": [card_names(mask) for mask in self.denied],
        }

    def lying(self, seat: i64, how: i64) -> vec[i64]:
        """The cards of a hand that lie so: closed, known, open."""
        found = vec[i64]()
        for card in self.hands[seat]:
            if self.lies[card] == how:
                found = append(found, card)
        return found

    def counts_written(self, seat: i64) -> dict[str, int]:
        """The announcements of one player by kind, where there are any."""
        written: dict[str, int] = {}
        for kind in range(KIND_COUNT):
            if self.counts[seat * KIND_COUNT + kind]:
                written[KINDS[kind]] = int(self.counts[seat * KIND_COUNT + kind])
        return written

    def served_written(self) -> dict[str, str]:
        """The open cards and the kinds in which they have served."""
        written: dict[str, str] = {}
        for card in range(self.deck.size):
            if self.served[card]:
                written[self.deck.name(card)] = " ".join([KINDS[kind] for kind in members(self.served[card])])
        return written

    def piles(self, seat: i64) -> dict[str, str]:
        """Hands (what all know of them first), open cards, turn-up, stock, and the heap with the trick on it."""
        piles: dict[str, str] = {}
        for p in range(self.players):
            closed = self.deck.words(self.lying(p, CLOSED)).split()
            words = self.deck.words(self.lying(p, KNOWN)).split()
            words.extend(closed if seat in (EVERYTHING, p) else [HIDDEN] * len(closed))
            piles[f"hand.{p}"] = " ".join(words)
            piles[f"open.{p}"] = self.deck.words(self.lying(p, OPEN))
        piles["faced"] = self.deck.name(self.faced) if self.faced >= 0 else ""
        stock: list[str] = []
        for i in range(self.stock.top, len(self.stock.cards)):
            stock.append(self.deck.name(self.stock.cards[i]) if seat == EVERYTHING else HIDDEN)
        piles["stock"] = " ".join(stock)
        piles["heap"] = self.heap()
        return piles

    def heap(self) -> str:
        """The cards of all tricks, the one in progress among them: whatever lies nowhere else (B-11)."""
        if self.trump < 0 or (self.turn < 0 and not self.ended):
            return ""
        elsewhere = bytearray(int(self.deck.size))
        for hand in self.hands:
            for card in hand:
                elsewhere[card] = 1
        for i in range(self.stock.top, len(self.stock.cards)):
            elsewhere[self.stock.cards[i]] = 1
        if self.faced >= 0:
            elsewhere[self.faced] = 1
        return " ".join([self.deck.name(card) for card in range(self.deck.size) if not elsewhere[card]])

    # -- what is known of the rest

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """A card shown had come to the hand by then; an infusorka put back lies in the stock."""
        if self.turn < 0 and not self.ended:
            return
        others = [p for p in self.active() if p != seat]
        deal = 1 + len(self.returned)
        dealt = any(unseen.has(f"hand.{p}@{deal}") for p in others)
        mark = f"@{deal}" if dealt else ""
        deal = deal if dealt else 0
        if dealt:
            hands = [f"hand.{p}{mark}" for p in others]
            unseen.never([int(card) for card in self.returned], hands, deal)
        for p in others:
            shown = self.showings(p)
            if unseen.has("stock" + mark):
                self.carve_draws(p, sorted(shown), mark, unseen)
            self.tell_of(p, shown, mark, deal, unseen)

    def showings(self, p: i64) -> dict[int, list[int]]:
        """The cards a player has shown, by how many had been drawn by then; none for how many are drawn by now."""
        found: dict[int, list[int]] = {int(self.stock.top): []}
        for card in range(self.deck.size):
            if self.shown_by[card] == p:
                found.setdefault(int(self.shown_at[card]), []).append(int(card))
        return found

    def carve_draws(self, p: i64, cuts: list[int], mark: str, unseen: Unseen) -> None:
        """What a player drew between two showings is a place of its own."""
        drawn = self.stock.drawn_by(p)
        start = 0
        for cut in cuts:
            part = [i for i in drawn if start <= i < cut]
            if part:
                unseen.carve("stock" + mark, f"drawn.{p}.{cut}", part)
            start = cut

    def tell_of(self, p: i64, shown: dict[int, list[int]], mark: str, deal: int, unseen: Unseen) -> None:
        places = [f"hand.{p}{mark}"]
        for cut in sorted(shown):
            places.append(f"drawn.{p}.{cut}")
            if shown[cut]:
                unseen.only_all(shown[cut], places, deal)
        if self.denied[p]:
            unseen.never(self.missing_from(p), places, deal)

    def missing_from(self, p: i64) -> list[int]:
        """The cards that a player was seen not to hold in the play-out, and had not shown before."""
        return [
            card
            for card in range(int(self.deck.ordinary))
            if self.denied[p] & BIT[self.deck.face[card]] and self.shown_by[card] != p
        ]
