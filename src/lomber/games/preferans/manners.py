"""Irregularities that can be made, claimed and paid for with `manners` (Part 5).

Any card of the hand can be played; a revoke (ренонс) is claimed from the moment its trick is complete until the
hand is written, and judged after the last trick, when everybody can look through the tricks and all cards lie open.
Anybody may peek at the talon during the auction, before all eyes. A declarer may show his cards before his tricks
are certain; then the others play them.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, joined, members
from lomber.cards.pack import suit_of
from lomber.games.preferans.claiming import ClaimingState
from lomber.games.preferans.hand import BID_PHASE, PLAY, REVIEW
from lomber.games.preferans.moves import CLAIM, CLAIM_REVOKE, PEEK, is_misere
from lomber.games.preferans.outcome import MISERE_PLAYED, Outcome
from lomber.games.preferans.terms import DUTIES, PLACES
from lomber.play.tricks import beats
from lomber.table.errors import IllegalMove


class MannersState(ClaimingState):
    """What goes wrong at a table of people."""

    # -- what a hand can do

    def playable(self) -> i64:
        """Any card of the hand, unless others command it: they play legal ones only (I-8, I-9)."""
        place = self.board.turn
        free = self.terms.manners and not (self.commanded and place == self.declarer)
        return self.board.hands[place] if free else self.board.proper(place)

    def asides(self, seat: i64) -> vec[i64]:
        if not self.terms.manners or seat < 0:
            return super().asides(seat)
        if self.phase is BID_PHASE and self.may_peek(seat):
            return vec[i64]([PEEK])
        if self.phase is REVIEW:
            return self.accusations(seat)
        found = super().asides(seat)
        if self.phase is not PLAY:
            return found
        if self.may_show(seat) and not (found and found[0] == CLAIM):
            found = joined(vec[i64]([CLAIM]), found)
        return joined(found, self.accusations(seat))

    def play_aside(self, seat: i64, move: i64) -> None:
        if move == PEEK and self.phase is BID_PHASE and self.terms.manners and self.may_peek(seat):
            self.peeked |= BIT[seat]
        elif move >= CLAIM_REVOKE and self.is_open_accusation(seat, move - CLAIM_REVOKE):
            self.accuse(move - CLAIM_REVOKE)
        elif move == PEEK or move >= CLAIM_REVOKE:
            raise IllegalMove(int(seat), self.name(move), "I-4" if move == PEEK else "I-8", "illegal")
        else:
            super().play_aside(seat, move)

    # -- the talon (I-4)

    def may_peek(self, seat: i64) -> bool:
        return len(self.talon) == 2 and not self.peeked & BIT[seat]

    def sees_talon(self, seat: i64, number: str, index: i64) -> bool:
        return super().sees_talon(seat, number, index) or (seat >= 0 and bool(self.peeked & BIT[seat]))

    # -- cards shown too soon (I-9)

    def may_show(self, seat: i64) -> bool:
        """The declarer of a game may lay his cards down, certain or not."""
        game = seat == self.declarer and not is_misere(self.bid)
        return game and not self.commanded and not self.open & BIT[seat]

    def claim(self, seat: i64) -> None:
        """What is certain is his; otherwise the cards he has shown are played by the others."""
        if self.is_certain(seat, seat):
            super().claim(seat)
        else:
            self.commanded = True
            self.open |= BIT[seat]

    # -- revokes (I-8)

    def begin_review(self) -> None:
        """The tricks are looked through; cards that were not played are laid down."""
        self.open = (BIT[PLACES] - 1) & ~self.board.out
        self.phase = REVIEW
        for number in members(self.accused):
            self.prove(number)

    def accusations(self, seat: i64) -> vec[i64]:
        """Plays that did not follow suit and that nobody has called a revoke yet."""
        found = vec[i64]()
        for number in range(10 * PLACES):
            if self.is_open_accusation(seat, number):
                found = append(found, CLAIM_REVOKE + number)
        return found

    def is_open_accusation(self, seat: i64, number: i64) -> bool:
        """Only who played may claim, and not of himself."""
        place, trick = number // 10, number % 10
        if not self.terms.manners or (self.phase is not PLAY and self.phase is not REVIEW):
            return False
        player = (
            place if place == self.declarer else self.player_of(place)
        )  # also of cards others play now (I-9)
        if int(seat) not in self.board.order or player == seat:
            return False
        if self.accused & BIT[number] or trick >= self.board.done:
            return False
        return self.card_of(place, trick) >= 0 and not self.followed(place, trick)

    def card_of(self, place: i64, trick: i64) -> i64:
        """What a place played to a trick (from 0); -1: nothing."""
        board = self.board
        for i in range(board.starts[trick], board.starts[trick + 1]):
            if board.player[i] == place and int(place) in board.order:
                return board.played[i]
        return -1

    def suit_led(self, trick: i64) -> i64:
        """The suit of a trick: led, or named by the talon among three."""
        named = self.is_raspasy() and self.terms.talon_open and not self.has_idle_dealer()
        number = trick + self.board.before  # in an ending the tricks are counted from the first that is told
        if named and number < 2:
            return suit_of(self.talon[number])
        return suit_of(self.board.played[self.board.starts[trick]])

    def followed(self, place: i64, trick: i64) -> bool:
        return suit_of(self.card_of(place, trick)) == self.suit_led(trick)

    def accuse(self, number: i64) -> None:
        """A claim is noted. While cards are held its truth would tell of them: it waits for the end of the play."""
        self.accused |= BIT[number]
        if self.phase is REVIEW:
            self.prove(number)

    def prove(self, number: i64) -> None:
        """A true claim is kept; a false one costs nothing."""
        place, trick = number // 10, number % 10
        if self.is_revoke(place, trick):
            self.revokes.append((int(place), int(trick) + 1))

    def is_revoke(self, place: i64, trick: i64) -> bool:
        """Could it have followed suit, or trumped (I-8)?"""
        board = self.board
        held = board.hands[place]
        for i in range(board.starts[trick], board.laid):
            if board.player[i] == place:
                held |= BIT[board.played[i]]
        proper = DUTIES.legal(held, self.suit_led(trick), -1, board.trump)
        return not proper & BIT[self.card_of(place, trick)]

    def accept_hand(self, seat: i64) -> None:
        """All have looked: the hand is written."""
        self.accepted |= BIT[seat]
        if self.next_reviewer() < 0:
            self.finish(self.outcome(self.kind()))

    def outcome(self, kind: str) -> Outcome:
        raise NotImplementedError

    def finish(self, outcome: Outcome) -> None:
        raise NotImplementedError

    def kind(self) -> str:
        raise NotImplementedError

    # -- what a revoke changes (I-20 … I-22)

    def judge(self, outcome: Outcome) -> None:
        """Count the revokes by who answers for them, and the tricks anew."""
        for place, _ in self.revokes:
            outcome.revokes[self.answers_for(place)] += 1
        if self.declarer < 0 or outcome.kind == MISERE_PLAYED or len(self.board.order) < 3:
            return
        by_declarer = outcome.revokes[self.declarer] > 0
        by_whister = sum(outcome.revokes) > outcome.revokes[self.declarer]
        for trick in sorted({trick - 1 for _, trick in self.revokes}):
            taker = self.taker(trick)
            rightful = self.rightful(trick, taker, by_declarer, by_whister)
            outcome.tricks[taker] -= 1
            outcome.tricks[rightful] += 1

    def answers_for(self, place: int) -> int:
        """An invited partner answers for nothing: his whister does (PC-44); for the dummy who plays its cards."""
        if self.whisting is None or place == self.declarer:
            return place
        single = self.whisting.single()
        return int(single if single >= 0 else self.whisting.player_of(place))

    def rightful(self, trick: int, taker: int, by_declarer: bool, by_whister: bool) -> int:
        """Who has the trick in the end."""
        if by_declarer and by_whister:
            return self.best_of(trick, self.lawful(trick))
        if by_declarer:
            return self.best_of(trick, [place for place in self.board.order if place != self.declarer])
        offended = (taker, trick + 1) in self.revokes
        return int(self.declarer) if offended else taker

    def lawful(self, trick: int) -> list[int]:
        """The places that played properly to a trick."""
        return [place for place in self.board.order if (place, trick + 1) not in self.revokes]

    def taker(self, trick: int) -> int:
        return self.best_of(trick, self.board.order)

    def best_of(self, trick: int, places: list[int]) -> int:
        """Whose card is the best among these places."""
        best: i64 = -1
        winner = places[0] if places else int(self.declarer)
        led, trump = self.suit_led(trick), self.board.trump
        for place in self.in_order(trick):
            card = self.card_of(place, trick)
            if place not in places or card < 0:
                continue
            counts = suit_of(card) == led or suit_of(card) == trump
            if counts and (best < 0 or beats(card, best, trump)):
                best, winner = card, place
        return winner

    def in_order(self, trick: int) -> list[int]:
        """The places in the order in which they played to a trick."""
        board = self.board
        return [int(board.player[i]) for i in range(board.starts[trick], board.starts[trick + 1])]
