"""White cards and the declarations of Piquet: who is asked what, in which order, and what it comes to."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, lowest, members
from lomber.cards.pack import SUIT, suit_of
from lomber.games.piquet.deal import Phase
from lomber.games.piquet.holdings import POINTS, RUNS, SAMES, is_white
from lomber.games.piquet.moves import (
    ALL,
    CAPOT,
    PASS,
    REDEAL,
    RETRACT,
    SHOW_POINT,
    SHOW_RUN,
    SHOW_SAME,
    STAND,
    WHITE,
)
from lomber.games.piquet.playing import Playing
from lomber.games.piquet.talk import Talk


class Declaring(Playing):
    """Everything that is said before the first lead."""

    # -- white cards (P-5)

    def announce_white(self, seat: i64) -> None:
        """The hand is laid open suit by suit; the others see it once it lies there."""
        self.showing = self.hands[seat]

    def show_next(self) -> i64:
        """The next suit of a white hand to be laid open."""
        return SHOW_POINT + POINTS.index(int(self.showing & SUIT[suit_of(lowest(self.showing))]))

    def show_white(self, seat: i64, move: i64) -> None:
        self.showing &= ~cards_shown(move)
        if self.showing:
            return
        self.white[seat] += 10
        if self.phase is Phase.AFTER:
            self.white_after[seat] = self.hands[seat]
        else:
            self.white_dealt[seat] = self.hands[seat]
        if self.phase is not Phase.EXCHANGE:
            self.ask_next()

    def white_answers(self, seat: i64) -> vec[i64]:
        if not is_white(self.hands[seat]):
            return vec[i64]([PASS])
        return vec[i64]([WHITE, PASS]) if self.rules.manual else vec[i64]([WHITE])

    def speaking(self) -> vec[i64]:
        """The order of declaring: elder and dealer (P-10); of three the dealer first (N-3)."""
        if not self.three():
            return self.seats
        return vec[i64]([self.seats[2], self.seats[0], self.seats[1]])

    def ask_next(self) -> None:
        """The next who is asked in this phase; where everything is declared only those who have something."""
        for seat in self.speaking():
            if self.asked & BIT[seat] or not self.concerned(seat):
                continue
            self.asked |= BIT[seat]
            self.turn = seat
            return
        self.asked = 0
        self.next_phase()

    def concerned(self, seat: i64) -> bool:
        if self.phase is Phase.ALL:
            return self.all_counted() & BIT[seat] != 0
        if self.phase is Phase.CAPOT:
            return True
        if self.phase is Phase.WHITE and seat == self.dealer():
            return False
        return self.rules.manual or is_white(self.hands[seat])

    def next_phase(self) -> None:
        if self.phase is Phase.WHITE:
            self.phase = Phase.EXCHANGE
            self.turn = self.dealer()
        elif self.phase is Phase.AFTER:
            self.begin_talk()
        elif self.phase is Phase.ALL:
            self.settle_talk()
            self.ask_capot()
        else:
            self.begin_play()

    def answer(self, seat: i64, move: i64) -> None:
        """One word in a phase in which each is asked in turn."""
        if move == STAND:
            self.begin_exchange()
        elif move == REDEAL:
            self.clear()
            self.phase = Phase.DEAL
        elif move == WHITE:
            self.announce_white(seat)
        else:
            if move == ALL:
                self.whole |= BIT[seat]
            elif move == CAPOT:
                self.capots |= BIT[seat]
            self.ask_next()

    def begin_exchange(self) -> None:
        """The elder first (P-6); of three only the dealer, once the others were asked for white cards (N-10)."""
        self.asked = 0
        if self.three():
            self.phase = Phase.WHITE
            if self.rules.white_dealt:
                self.ask_next()
            else:
                self.next_phase()
            return
        self.phase = Phase.EXCHANGE
        self.turn = self.elder()

    def ask_after(self) -> None:
        self.phase = Phase.AFTER
        self.asked = 0
        if self.rules.white_after:
            self.ask_next()
        else:
            self.next_phase()

    # -- the declarations

    def begin_talk(self) -> None:
        self.phase = Phase.DECLARE
        self.talk = Talk(self.rules.manner, self.speaking(), self.players)
        for seat in self.seats:
            self.began[seat] = self.hands[seat]
        self.turn = self.talk.speaker()

    def show_counted(self, seat: i64, move: i64) -> None:
        if SHOW_POINT <= move < RETRACT:
            self.shown[seat] |= cards_shown(move)

    def after_words(self) -> None:
        if not self.talk.over():
            self.turn = self.talk.speaker()
            return
        self.settle_talk()
        self.asked = 0
        if self.rules.usage.in_hand and self.rules.usage.bonus:
            self.phase = Phase.ALL
            self.ask_next()
        else:
            self.ask_capot()

    def settle_talk(self) -> None:
        """H of each: white cards, point, sequences, sets, a fully counted hand; and the repique (P-16, P-17)."""
        parts: list[vec[i64]] = [copied(self.white)]
        for kind in range(3):
            part = filled(self.players, 0)
            for seat in self.seats:
                part[seat] = self.talk.counted(seat, kind)
            parts.append(part)
        bonus = filled(self.players, 0)
        if self.rules.usage.in_hand:
            for seat in members(self.whole):
                bonus[seat] = self.rules.usage.bonus
        parts.append(bonus)
        self.count.declared(parts)

    def ask_capot(self) -> None:
        """P-18; of three a capot is worth the same unannounced (N-9)."""
        self.asked = 0
        self.phase = Phase.CAPOT
        if self.three():
            self.begin_play()
        else:
            self.ask_next()


def show_code(kind: i64, cards: i64) -> i64:
    """The move that lays a holding open."""
    if kind == 0:
        return SHOW_POINT + POINTS.index(int(cards))
    if kind == 1:
        return SHOW_RUN + RUNS.index(int(cards))
    return SHOW_SAME + SAMES.index(int(cards))


def cards_shown(move: i64) -> i64:
    """The cards that a move lays open."""
    if move >= SHOW_SAME:
        return SAMES[move - SHOW_SAME]
    return RUNS[move - SHOW_RUN] if move >= SHOW_RUN else POINTS[move - SHOW_POINT]
