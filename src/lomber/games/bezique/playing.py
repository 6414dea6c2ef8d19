"""One deal of Bezique: the trick, the winner's window, the drawing, and the play-out where it is agreed on."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied
from lomber.cards.pack import SUITS
from lomber.cards.packs import holds, with_card, without_card
from lomber.games.bezique import score
from lomber.games.bezique.combinations import Choice, Holding
from lomber.games.bezique.deck import CLOSED, INFUSORKA, KNOWN, NO_CARD, OPEN, face_suit
from lomber.games.bezique.match import PLAY, WINDOW, BeziqueMatch
from lomber.games.bezique.score import KIND_COUNT, KINDS
from lomber.play.tricks import BEAT, FOLLOW, TRUMP
from lomber.table.contract import Gist
from lomber.table.errors import IllegalMove


class BeziquePlay(BeziqueMatch):
    """What the players do."""

    # -- codes: cards, then kinds, then cards named in an announcement, then nines exchanged, then drawing

    def announce_code(self) -> i64:
        return self.deck.size

    def use_code(self) -> i64:
        return self.deck.size + KIND_COUNT

    def exchange_code(self) -> i64:
        return 2 * self.deck.size + KIND_COUNT

    def draw_code(self) -> i64:
        return 3 * self.deck.size + KIND_COUNT

    # -- whose move

    def actors(self) -> i64:
        return 0 if self.turn < 0 else BIT[self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.turn:
            return vec[i64]()
        if self.phase is PLAY:
            return self.playable(seat)
        if self.naming >= 0:
            found = vec[i64]()
            for card in self.choice(seat, self.naming).following(self.named):
                found = append(found, self.use_code() + card)
            return found
        return self.in_window(seat)

    def in_window(self, seat: i64) -> vec[i64]:
        """Announce once, exchange the nine once, in either order; then draw (B-12)."""
        found = vec[i64]()
        if not self.announced:
            for kind in range(KIND_COUNT):
                if self.choice(seat, kind).can_be_made():
                    found = append(found, self.announce_code() + kind)
        if self.may_exchange():
            for card in self.hands[seat]:
                if self.is_nine_of_trumps(card):
                    found = append(found, self.exchange_code() + card)
        return append(found, self.draw_code())

    def may_exchange(self) -> bool:
        """The turn-up is no nine; `overtaking_only`: the winner has not led the trick himself (B-13, G-3)."""
        if self.faced < 0 or self.is_nine_of_trumps(self.faced):
            return False
        return not self.rules.overtaking or self.last_leader != self.turn

    def playable(self, seat: i64) -> vec[i64]:
        """All cards while the stock lasts (B-9); in the play-out by the duties of B-24."""
        if self.is_free():
            return copied(self.hands[seat])
        allowed = self.allowed(seat)
        found = vec[i64]()
        for card in self.hands[seat]:
            face = self.deck.face[card]
            if allowed & BIT[face]:
                found = append(found, card)
        return found

    def is_free(self) -> bool:
        """Nobody has a duty: the stock lasts, it is agreed so, or no suit has been led yet."""
        return self.drawing_follows() or self.rules.free_play_out or self.led_suit() < 0

    def allowed(self, seat: i64) -> i64:
        """The faces that may be played to the trick; the infusorka where neither suit nor trump is held (B-24)."""
        faces: i64 = 0
        for card in self.hands[seat]:
            faces |= BIT[self.deck.face[card]]
        ordinary = faces & ~BIT[INFUSORKA]
        led = self.led_suit()
        allowed = self.rules.duties.legal(ordinary, led, self.deck.face[self.trick[self.best()]], self.trump)
        if ordinary & self.rules.order.suits[led]:
            return allowed
        if self.rules.duties.must_trump and ordinary & self.rules.order.suits[self.trump]:
            return allowed
        return faces

    # -- the trick

    def led_suit(self) -> i64:
        """The suit of the first ordinary card; -1 where none has been laid (B-10e)."""
        for card in self.trick:
            if self.deck.face[card] != INFUSORKA:
                return face_suit(self.deck.face[card])
        return -1

    def best(self) -> i64:
        """The place in the trick of the card that wins it so far (B-10)."""
        best: i64 = 0
        for place in range(1, len(self.trick)):
            face, winning = self.deck.face[self.trick[place]], self.deck.face[self.trick[best]]
            if face == INFUSORKA:
                continue
            if winning == INFUSORKA or self.rules.order.beats(face, winning, self.trump):
                best = place
        return best

    def play(self, seat: i64, move: i64) -> None:
        if seat < 0 or seat != self.turn:
            if move >= self.deck.size:
                raise self.no_window(seat, move)
            raise IllegalMove(int(seat), self.name(move), "B-8", "not-your-turn")
        if self.phase is PLAY:
            self.play_card(seat, move)
        elif self.naming >= 0:
            self.name_card(seat, move)
        elif move == self.draw_code():
            self.draw_all(seat)
        elif self.announce_code() <= move < self.use_code():
            self.announce(seat, move - self.announce_code())
        elif self.exchange_code() <= move < self.draw_code():
            self.exchange(seat, move - self.exchange_code())
        else:
            raise IllegalMove(int(seat), self.name(move), "B-12", "bezique-window")

    def play_card(self, seat: i64, move: i64) -> None:
        if move >= self.deck.size:
            raise self.no_window(seat, move)
        if not holds(self.hands[seat], move):
            raise IllegalMove(int(seat), self.name(move), "B-8", "not-in-hand")
        if not self.is_free():
            self.check_duty(seat, move)
        self.lay(seat, move)
        if len(self.trick) < self.rules.active:
            self.turn = self.next_active(seat)
        else:
            self.end_trick()

    def no_window(self, seat: i64, move: i64) -> IllegalMove:
        """Only who has just taken a trick announces, exchanges and lets draw (B-13, B-14, B-15)."""
        rule = "B-15"
        if move >= self.exchange_code():
            rule = "B-14" if move == self.draw_code() else "B-13"
        return IllegalMove(int(seat), self.name(move), rule, "bezique-no-window")

    def check_duty(self, seat: i64, card: i64) -> None:
        """Refuse what B-24 forbids, and note what a card laid properly tells."""
        face, led = self.deck.face[card], self.led_suit()
        winning = self.deck.face[self.trick[self.best()]]
        if not self.allowed(seat) & BIT[face]:
            raise self.broken(seat, card)
        told: i64 = 0
        if face != INFUSORKA:
            told = self.rules.duties.denied(face, led, winning, self.trump)
        else:
            told = self.rules.order.suits[led]
            if self.rules.duties.must_trump:
                told |= self.rules.order.suits[self.trump]
        self.denied[seat] |= told

    def broken(self, seat: i64, card: i64) -> IllegalMove:
        held: i64 = 0
        for other in self.hands[seat]:
            if self.deck.face[other] != INFUSORKA:
                held |= BIT[self.deck.face[other]]
        face, led = self.deck.face[card], self.led_suit()
        winning = self.deck.face[self.trick[self.best()]]
        if face == INFUSORKA:
            duty = FOLLOW if held & self.rules.order.suits[led] else TRUMP
        else:
            duty = self.rules.duties.broken(face, held, led, winning, self.trump)
        if duty == FOLLOW:
            return IllegalMove(int(seat), self.name(card), "B-24", "must-follow", suit=SUITS[led])
        key = "must-trump" if duty == TRUMP else "must-beat" if duty == BEAT else "must-overtrump"
        return IllegalMove(int(seat), self.name(card), "B-24", key)

    def lay(self, seat: i64, card: i64) -> None:
        """An open card is played like any other (B-8, B-16)."""
        self.show(seat, card)
        self.lies[card] = CLOSED
        self.served[card] = 0
        self.hands[seat] = without_card(self.hands[seat], card)
        if len(self.trick) == 0:
            self.leader = seat
        self.trick = append(copied(self.trick), card)

    def show(self, seat: i64, card: i64) -> None:
        """Where a card that comes out of a closed hand can have been: in it by now."""
        if self.lies[card] == CLOSED:
            self.shown_by[card] = seat
            self.shown_at[card] = self.stock.top

    def end_trick(self) -> None:
        """The winner has his window if a drawing follows (B-12); the cards go to the common heap (B-11)."""
        winner = self.leader
        for _ in range(self.best()):
            winner = self.next_active(winner)
        self.last_trick = self.trick
        self.last_leader = self.leader
        self.trick = vec[i64]()
        self.turn = winner
        self.leader = winner
        if self.drawing_follows():
            self.phase = WINDOW
            self.announced = False
        elif len(self.hands[winner]) == 0:
            if self.rules.bonus:
                self.write(score.last_trick(self.deals_done + 1, int(winner), self.rules.bonus))
            self.end_deal()

    def gist(self) -> Gist | None:
        """The play-out, where nobody draws any more (B-24). Which of two equal cards it is makes no difference."""
        if self.phase is not PLAY or self.drawing_follows():
            return None
        key = [int(self.turn), int(self.leader)]
        key += [int(self.deck.face[card]) for card in self.trick]
        for hand in self.hands:
            key.append(-1)
            key += sorted([int(self.deck.face[card]) for card in hand])
        return Gist(key, [0] * int(self.players))

    # -- the window

    def choice(self, seat: i64, kind: i64) -> Choice:
        """The cards that may serve in an announcement of this kind now."""
        roles = self.rules.roles[self.trump]
        holding = Holding(self.deck, roles, self.hands[seat], self.lies, self.served)
        return holding.choice(kind, self.counts[seat * KIND_COUNT + kind])

    def announce(self, seat: i64, kind: i64) -> None:
        """The kind is said; its cards are named next, and then lie open."""
        name = self.name(self.announce_code() + kind)
        if self.announced:
            raise IllegalMove(int(seat), name, "B-15", "bezique-one-only")
        if not self.choice(seat, kind).can_be_made():
            raise IllegalMove(int(seat), name, "B-15", "bezique-not-held")
        self.naming = kind
        self.named = vec[i64]()

    def name_card(self, seat: i64, move: i64) -> None:
        choice = self.choice(seat, self.naming)
        card = move - self.use_code()
        if not holds(choice.following(self.named), card):
            raise IllegalMove(int(seat), self.name(move), "B-15", "bezique-does-not-fit")
        self.named = append(copied(self.named), card)
        if len(self.named) == choice.need:
            self.declare(seat)

    def declare(self, seat: i64) -> None:
        """All cards are named: they lie open, have served in this kind, and the price is written (B-16, B-21)."""
        kind = self.naming
        for card in self.named:
            self.show(seat, card)
            self.lies[card] = OPEN
            self.served[card] |= BIT[kind]
        self.counts[seat * KIND_COUNT + kind] += 1
        number = self.counts[seat * KIND_COUNT + kind]
        self.write(score.announced(self.rules.prices, self.deals_done + 1, int(seat), kind, number))
        self.naming = -1
        self.named = vec[i64]()
        self.announced = True

    def exchange(self, seat: i64, nine: i64) -> None:
        """A nine of trumps for the turn-up (подмена козыря); it scores nothing (B-13)."""
        name = self.name(self.exchange_code() + nine)
        if not holds(self.hands[seat], nine) or not self.is_nine_of_trumps(nine):
            raise IllegalMove(int(seat), name, "B-13", "bezique-no-nine")
        if not self.may_exchange():
            raise IllegalMove(int(seat), name, "B-13", "bezique-exchange")
        self.show(seat, nine)
        self.lies[nine] = CLOSED
        self.lies[self.faced] = KNOWN
        self.hands[seat] = with_card(without_card(self.hands[seat], nine), self.faced)
        self.faced = nine

    # -- the drawing

    def draw_all(self, winner: i64) -> None:
        """The winner draws, then the others clockwise; the turn-up is the last card (B-14)."""
        seat = winner
        for _ in range(self.rules.active):
            if self.stock.left():
                card = self.stock.take(seat)
            else:
                card = self.faced
                self.lies[card] = KNOWN
                self.faced = NO_CARD
            self.hands[seat] = with_card(self.hands[seat], card)
            seat = self.next_active(seat)
        if self.drawing_follows() or self.rules.plays_out:
            self.phase = PLAY
        else:
            self.end_deal()

    def kind_named(self) -> str:
        """The announcement in the making, for its owner alone."""
        return KINDS[self.naming] if self.naming >= 0 else ""
