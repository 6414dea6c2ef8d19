"""The declarations and the three tricks of Stukolka, and the irregularities of `manners`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest, members, size
from lomber.cards.pack import ACE, KING, QUEEN, SUITS, card_name, card_of, suit_of
from lomber.games.stukolka import score
from lomber.games.stukolka.codes import (
    ACCEPT,
    CLAIM,
    EXPOSE,
    KNOCK,
    KNOCKED,
    MISDEAL,
    MISDEALS,
    PASS,
    PASSED,
    THROW,
)
from lomber.games.stukolka.faults import faults, proper_leads
from lomber.games.stukolka.sitting import Phase, Sitting
from lomber.play.tricks import BEAT, FOLLOW, NO_CARD, NO_SUIT, TRUMP, beats
from lomber.play.turns import after
from lomber.table.chance import EVERYONE
from lomber.table.contract import Gist
from lomber.table.errors import IllegalMove


class Playing(Sitting):
    """Who wants to play says so, and plays."""

    # -- whose move

    def actors(self) -> i64:
        if self.phase is Phase.DRAW or self.phase is Phase.DEAL or self.phase is Phase.OVER:
            return 0
        return BIT[self.to_act]

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase is Phase.PLAY:
            return members(self.hands[seat] if self.terms.manners else self.proper())
        if self.phase is Phase.DECLARE:
            return self.declarations()
        if self.phase is Phase.REVIEW:
            return vec[i64]([ACCEPT])
        return self.form_moves()

    def form_moves(self) -> vec[i64]:
        """What may be done in a phase of the form's own."""
        return vec[i64]()

    def play(self, seat: i64, move: i64) -> None:
        if self.aside_code(move):
            self.play_aside(seat, move)
            return
        if not self.acts(seat):
            raise IllegalMove(int(seat), self.name(move), self.queue(seat), "not-your-turn")
        if self.phase is Phase.PLAY:
            self._check_card(seat, move)
            self.untouched = False
            self.lay(move)
        elif self.phase is Phase.DECLARE:
            self.check_declaration(seat, move)
            self.untouched = False
            self.declare(seat, move)
        elif self.phase is Phase.REVIEW:
            self._accept(seat, move)
        else:
            self.play_form(seat, move)

    def queue(self, seat: i64) -> str:
        """The rule by which it is another's turn in this phase; who has passed is out (U-6)."""
        if self.phase is Phase.PLAY and seat >= 0 and self.playing & BIT[seat]:
            return "UX-3"
        if self.phase is Phase.REVIEW:
            return "U-14"
        if self.phase is Phase.SHLEIF:
            return "US-4"
        if self.phase is Phase.ANNOUNCE:
            return "US-1"
        return "US-7" if self.phase is Phase.CUT_IN else "U-6"

    def play_form(self, seat: i64, move: i64) -> None:
        """A move in a phase of the form's own."""
        raise IllegalMove(int(seat), self.name(move), "U-6", "illegal")

    def midway(self, seat: i64) -> bool:
        return self.chosen != 0 and self.to_act == seat

    def audience(self, seat: i64, move: i64) -> i64:
        """Cards are thrown face down; one that the dealer has exposed is seen to go."""
        if move >= THROW and move < EXPOSE and not self.shown & BIT[(move - THROW) % 52]:
            return BIT[seat]
        return EVERYONE

    # -- declarations (U-6)

    def declarations(self) -> vec[i64]:
        """Knock or pass."""
        return vec[i64]([PASS, KNOCK])

    def check_declaration(self, seat: i64, move: i64) -> None:
        for allowed in self.declarations():
            if move == allowed:
                return
        raise self.refusal(seat, move)

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        """Why this is no declaration here."""
        return IllegalMove(int(seat), self.name(move), "U-6", "illegal")

    def declare(self, seat: i64, move: i64) -> None:
        """A declaration is made once; who passes throws his cards to the middle (U-6)."""
        if move == PASS:
            self.said[seat] = PASSED
        else:
            self.enter(seat, KNOCKED)
        self.spoken(seat)

    def enter(self, seat: i64, saying: i64) -> None:
        """A player undertakes to take a trick."""
        self.said[seat] = saying
        self.playing |= BIT[seat]

    def spoken(self, seat: i64) -> None:
        """The next to speak; the dealer is asked last, and only if somebody is in."""
        if seat == self.dealer:
            self.declared()
            return
        self.to_act = (seat + 1) % self.players
        if self.to_act == self.dealer:
            self.come_to_dealer()

    def come_to_dealer(self) -> None:
        if self.playing:
            self.dealer_speaks()
        else:
            self.all_passed()

    def dealer_speaks(self) -> None:
        """It has come to the dealer."""

    def all_passed(self) -> None:
        """All others have passed: the dealer takes the whole pot without play, or it stays (UX-6, UB-6)."""
        if not self.terms.carry:
            self.write([score.taken_entry(self.hand, self.dealer, self.prize, "pot-dealer")])
        self.next_deal()

    def declared(self) -> None:
        """All have spoken. Who is alone takes the pot without play and without remise (UX-6)."""
        if size(self.playing) > 1:
            self.begin_sale()
            return
        self.write([score.taken_entry(self.hand, lowest(self.playing), self.prize, "pot-alone")])
        self.next_deal()

    def begin_sale(self) -> None:
        """What comes between the declarations and the play."""
        self.begin_play(self.first_lead())

    def first_in(self) -> i64:
        """The first who knocked: the first in turn of those who play (UB-4)."""
        return after(self.dealer, self.playing, self.players)

    def first_lead(self) -> i64:
        """Who leads to the first trick."""
        return self.first_in()

    # -- play of three tricks (UX-3, UX-4, U-8 … U-13)

    def begin_play(self, leader: i64) -> None:
        self.phase = Phase.PLAY
        self.leader = leader
        self.to_act = leader

    def proper(self) -> i64:
        """The cards that the player to move may play by the rules."""
        hand = self.hands[self.to_act]
        if self.in_trick:
            return self.terms.duties.legal(hand, self.led, self.winning, self.trump)
        return proper_leads(hand, self.trump)

    def _check_card(self, seat: i64, move: i64) -> None:
        if move >= 52:
            raise self.no_card(seat, move)
        if not BIT[move] & self.hands[seat]:
            raise IllegalMove(int(seat), self.name(move), "UX-3", "not-in-hand")
        if self.terms.manners or BIT[move] & self.proper():
            return
        raise self._forbidden(seat, move)

    def no_card(self, seat: i64, move: i64) -> IllegalMove:
        """A card is due, and this is none: all has been said (U-6)."""
        return IllegalMove(int(seat), self.name(move), "U-6", "illegal")

    def _forbidden(self, seat: i64, card: i64) -> IllegalMove:
        """Which rule a card of his would break."""
        rule, key = self.broken_rule(card)
        suit = SUITS[self.led] if self.in_trick else SUITS[self.trump]
        return IllegalMove(int(seat), card_name(card), rule, key, suit=suit)

    def broken_rule(self, card: i64) -> tuple[str, str]:
        """The number of the rule that a card of the player to move would break, and its message."""
        hand = self.hands[self.to_act]
        if not self.in_trick:
            if hand & BIT[card_of(ACE, self.trump)]:
                return "U-8", "must-lead-ace"
            return "U-9", "must-lead-king"
        broken = self.terms.duties.broken(card, hand, self.led, self.winning, self.trump)
        if broken == FOLLOW:
            return "U-11", "must-follow"
        if broken == BEAT:
            return "U-13" if self.led == self.trump else "U-11", "must-beat"
        return ("U-12", "must-trump") if broken == TRUMP else ("U-13", "must-overtrump")

    def lay(self, card: i64) -> None:
        """A card goes to the trick; the last one closes it."""
        seat = self.to_act
        if not self.terms.manners:
            self._learn(seat, card)
        self.hands[seat] &= ~BIT[card]
        self.played[self.laid] = card
        self.player[self.laid] = seat
        self.laid += 1
        if not self.in_trick or beats(card, self.winning, self.trump):
            self.winning = card
            self.winner = seat
        if not self.in_trick:
            self.led = suit_of(card)
        self.in_trick += 1
        if self.in_trick == size(self.playing):
            self._gather()
        else:
            self.to_act = after(seat, self.playing, self.players)

    def _learn(self, seat: i64, card: i64) -> None:
        """What everybody learns from a card that was properly played."""
        king, queen = card_of(KING, self.trump), card_of(QUEEN, self.trump)
        if self.in_trick:
            self.denied[seat] |= self.terms.duties.denied(card, self.led, self.winning, self.trump)
        elif card != card_of(ACE, self.trump):
            self.denied[seat] |= BIT[card_of(ACE, self.trump)]
            if card != king and not self._gone(king) and not self._gone(queen):
                self.apart |= BIT[seat]  # once one of them has gone, the other need not be led (U-10)
        if self.apart & BIT[seat]:
            if card == king:
                self.denied[seat] |= BIT[queen]
            elif card == queen:
                self.denied[seat] |= BIT[king]

    def _gone(self, card: i64) -> bool:
        """Has the card been played?"""
        return any(self.played[i] == card for i in range(self.laid))

    def _gather(self) -> None:
        """The winner takes his third at once and leads (U-18, UX-3); after the last trick come the remises."""
        self.tricks[self.winner] += 1
        trick = self.laid // size(self.playing)
        self.write([score.share_entry(self.terms, self.hand, self.winner, self.prize, trick)])
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.to_act = self.winner
        if trick == self.terms.hand_cards:
            self._finish()

    def _finish(self) -> None:
        """Who took part and took nothing is remised (U-19); then faults may be claimed, then the next deal."""
        tricks = [int(self.tricks[seat]) for seat in range(self.players)]
        entries = score.trickless_entries(self.terms, self.hand, self.playing, tricks, self.prize)
        for entry in entries:
            self.remised |= BIT[entry.column]
        self.write(entries)
        if self.terms.manners:
            self.phase = Phase.REVIEW
            self.to_act = self.first_in()
        else:
            self.next_deal()

    # -- irregularities (section 6), with `manners`

    def aside_code(self, move: i64) -> bool:
        return (move >= CLAIM and move < THROW) or move >= EXPOSE

    def asides(self, seat: i64) -> vec[i64]:
        """Claim a fault after the last trick; before anybody has spoken the dealer can spoil the deal."""
        found = vec[i64]()
        if not self.terms.manners or seat < 0:
            return found
        if self.phase is Phase.REVIEW and self.playing & BIT[seat]:
            for other in members(self.playing & ~BIT[seat] & ~self.claims[seat]):
                found = append(found, CLAIM + other)
        if self.may_spoil(seat):
            for other in range(self.players):
                if other != seat:
                    found = append(found, MISDEAL + other)
            for card in members(self.hands[seat]):
                found = append(found, EXPOSE + card)
        return found

    def may_spoil(self, seat: i64) -> bool:
        dealing = self.phase is Phase.DECLARE or self.phase is Phase.PLAY
        clean = self.untouched and not self.shown and self.misdeals < MISDEALS
        return seat == self.dealer and dealing and clean

    def play_aside(self, seat: i64, move: i64) -> None:
        allowed = False
        for aside in self.asides(seat):
            if aside == move:
                allowed = True
        if not allowed:
            rule = "U-14" if move < MISDEAL else "U-15"
            raise IllegalMove(int(seat), self.name(move), rule, "illegal")
        if move < MISDEAL:
            self._claim(seat, move - CLAIM)
        elif move < THROW:
            self._redeal()
        else:
            self._expose(move - EXPOSE)

    def _claim(self, seat: i64, accused: i64) -> None:
        """A fault that is claimed costs a remise, even of one who took tricks; one remise a deal at the most."""
        self.claims[seat] |= BIT[accused]
        plays = [(int(self.player[i]), int(self.played[i])) for i in range(self.laid)]
        rule = faults(self.terms.duties, self.trump, size(self.playing), plays)[accused]
        if rule and not self.remised & BIT[accused]:
            self.remised |= BIT[accused]
            self.write([score.remise_entry(self.terms, self.hand, accused, self.prize, rule)])

    def _accept(self, seat: i64, move: i64) -> None:
        """Each who took part has nothing more to claim; then the next deal is made."""
        if move != ACCEPT:
            raise IllegalMove(int(seat), self.name(move), "U-14", "illegal")
        self.accepted |= BIT[seat]
        waiting = self.playing & ~self.accepted
        if waiting:
            self.to_act = after(seat, waiting, self.players)
        else:
            self.next_deal()

    def _redeal(self) -> None:
        """Another's card exposed, a card too many or too few: the same dealer deals again and pays once (U-15)."""
        misdeals = self.misdeals + 1
        self.clear_deal()
        self.misdeals = misdeals
        self.phase = Phase.DEAL

    def _expose(self, card: i64) -> None:
        """The dealer's own card: play goes on, but for the trump ace he must deal again (U-15)."""
        if card == card_of(ACE, self.trump):
            self._redeal()
        else:
            self.shown |= BIT[card]

    def gist(self) -> Gist | None:
        """The three tricks; who has one is not remised. With manners a hand may break the rules."""
        if self.phase is not Phase.PLAY or self.terms.manners:
            return None
        key = [int(self.to_act), int(self.in_trick), int(self.led), int(self.winning), int(self.winner)]
        for seat in range(self.players):
            key.append(int(self.hands[seat] if self.playing & BIT[seat] else 0))
            key.append(int(self.tricks[seat]))
        return Gist(key, self.scores())
