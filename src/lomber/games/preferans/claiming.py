"""Claims: "the rest are mine" (P-17), proved from what the claimant knows, or given where all consent."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.preferans import claims
from lomber.games.preferans.hand import CONSENT, NOBODY, PLAY
from lomber.games.preferans.knowing import KnownState
from lomber.games.preferans.moves import CLAIM, OFFER, REFUSE, is_misere
from lomber.table.errors import IllegalMove


class ClaimingState(KnownState):
    """What a seat may do unasked in the play."""

    def asides(self, seat: i64) -> vec[i64]:
        """Who is certain of the rest says so; who thinks so asks the others."""
        found = vec[i64]()
        if self.phase is not PLAY or seat < 0:
            return found
        place = self.claimant(seat)
        if place < 0:
            return found
        if self.is_certain(seat, place):
            found = append(found, CLAIM)
        if not self.offered & BIT[seat]:
            found = append(found, OFFER)
        return found

    def claimant(self, seat: i64) -> i64:
        """The place for which a seat can claim the rest: the declarer's or a whister's."""
        if self.is_raspasy() or seat >= self.players:
            return NOBODY
        if seat == self.declarer:
            return seat
        if self.whisting is not None and self.whisting.whisters & BIT[seat]:
            return seat
        return NOBODY

    def is_certain(self, seat: i64, place: i64) -> bool:
        """He sees all hands and it is solved; or every trick is his whatever the others hold and lead.

        Of many cards nothing is solved, but who sees them all knows no less than who sees none. Whose cards are
        played by others is certain of nothing (I-9).
        """
        board = self.board
        if self.commanded and place == self.declarer:
            return False
        misere = is_misere(self.bid)
        mine = board.hands[place]
        sees_all = self.sees_all_hands(place)
        if sees_all and size(mine) <= claims.SOLVED:
            return claims.certain_when_open(board, place, misere)
        if board.has_laid(place) or (misere and not sees_all):
            return False
        theirs = self.hands_against(place)
        if not sees_all:
            theirs = self.terms.pack & ~board.gone() & ~mine & ~self.discards[place]
        leads = board.turn == place and not board.in_trick
        if misere:
            return not leads and claims.stays_below(mine, theirs | board.in_the_trick())
        if leads:
            return claims.all_are_mine(mine, theirs, board.trump)
        return claims.stays_mine(mine, theirs, board.trump, board.led, board.winning)

    def hands_against(self, place: i64) -> i64:
        """The cards of all other hands in play."""
        found: i64 = 0
        for other in self.board.order:
            if other != place and not self.board.out & BIT[other]:
                found |= self.board.hands[other]
        return found

    def sees_all_hands(self, place: i64) -> bool:
        """Do all other hands in play lie open?"""
        return all(
            other == place or bool((self.open | self.board.out) & BIT[other]) for other in self.board.order
        )

    def play_aside(self, seat: i64, move: i64) -> None:
        allowed = False
        for aside in self.asides(seat):
            if aside == move:
                allowed = True
        if not allowed:
            raise IllegalMove(int(seat), self.name(move), "P-17", "claim-not-certain")
        if move == CLAIM:
            self.claim(seat)
        else:
            self.offer(seat)

    def claim(self, seat: i64) -> None:
        """What is certain is his."""
        self.grant(seat)

    def offer(self, seat: i64) -> None:
        """He says that the rest are his; the others are asked."""
        self.offered |= BIT[seat]
        self.offerer = seat
        self.consented = BIT[seat]
        self.phase = CONSENT
        if self.next_consenter() < 0:
            self.grant(seat)

    def consent(self, seat: i64, move: i64) -> None:
        """All consent: the hand ends. One refuses: it is played on."""
        if move == REFUSE:
            self.end_offer()
            self.phase = PLAY
            return
        self.consented |= BIT[seat]
        if self.next_consenter() < 0:
            self.grant(self.offerer)

    def end_offer(self) -> None:
        self.offerer = NOBODY
        self.consented = 0

    def grant(self, seat: i64) -> None:
        """The rest are his; at misère the rest are the others'."""
        self.phase = PLAY
        self.end_offer()
        self.granted = self.board.after(seat) if is_misere(self.bid) else seat
        self.board.give_rest(self.granted)
        self.end_play()
