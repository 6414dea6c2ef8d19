"""The book's advice on Whist (§27–§59), piece by piece: A-1 … A-22 of the rules.

*Leading.* Most of the book is about leads, and half of that is warnings. So each piece says how much it is for or
against a suit (`weight`) and which card of it to take (`card`); the suit with the greatest sum is led, with the
card of the first piece that names one. A piece *decides* where without it another card would be led: it is asked
first whether it does. Where several agree and none decides alone, the first that speaks for the lead is named.
Weights are in tenths of a trick or so: they only have to order the advice as the book does.

*Following.* The pieces are asked in turn; the first with an opinion plays.

A-0 is no advice of the book but what every player knows: take with the smallest card that is enough, throw the
smallest, do not put a trump on partner's trick, cash what is good once trumps are out. It answers last.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, ACE, JACK, KING, QUEEN, SUIT, TEN, card_of, rank_of, suit_of
from lomber.games.whist.reading import Reading, points
from lomber.games.whist.score import coronet_length, honours_mask
from lomber.games.whist.view import WhistView
from lomber.play.tricks import beats
from lomber.table.contract import Advice, View

NO_CARD: Final[i64] = -1

COMMON_SENSE: Final = "A-0"


class Study:
    """What the pieces of one book share: the lead pieces in force, and the last view as it was read."""

    def __init__(self) -> None:
        self.leads: list[LeadAdvice] = []
        self._view: WhistView | None = None
        self._reading: Reading | None = None
        self._table: LeadTable | None = None

    def in_force(self, kept: list[Advice]) -> None:
        self.leads = [piece for piece in kept if isinstance(piece, LeadAdvice)]
        self._table = None

    def read(self, view: View) -> Reading:
        """The view, read once for all pieces."""
        assert isinstance(view, WhistView)
        if self._reading is None or self._view is not view:
            self._view = view
            self._reading = Reading(view)
            self._table = None
        return self._reading

    def table(self, reading: Reading) -> "LeadTable":
        if self._table is None:
            self._table = LeadTable(reading, self.leads)
        return self._table


class WhistAdvice(Advice):
    """A piece of the book; pieces of one book share a study."""

    def __init__(self, number: str, study: Study) -> None:
        super().__init__(number)
        self.study = study

    def heed(self, kept: list[Advice]) -> None:
        self.study.in_force(kept)


# -- leading


class LeadAdvice(WhistAdvice):
    """A piece that speaks about leads. It answers where it turns the scale."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        """How much it is for (or against) leading a suit of which at least one card is in hand."""
        return 0

    def card(self, reading: Reading, suit: i64) -> i64:
        """Which card of the suit it would lead, or -1."""
        return NO_CARD

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        if not reading.leads():
            return -1
        table = self.study.table(reading)
        lead = table.best("")
        return lead if table.best(self.number) != lead else -1


class Seconding(WhistAdvice):
    """Names a lead piece as the reason where several agree and none of them decides alone."""

    def __init__(self, piece: LeadAdvice, study: Study) -> None:
        super().__init__(piece.number, study)
        self.piece = piece

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        if not reading.leads():
            return -1
        lead = self.study.table(reading).best("")
        suit = suit_of(lead)
        if self.piece.weight(reading, suit) > 0 or self.piece.card(reading, suit) == lead:
            return lead
        return -1


class LeadTable:
    """All that the pieces in force say of the leads in one position."""

    def __init__(self, reading: Reading, pieces: list[LeadAdvice]) -> None:
        self.reading = reading
        self.suits: list[i64] = [suit for suit in range(4) if reading.cards & SUIT[suit]]
        self.sense: list[i64] = [sense_of_lead(reading, suit) for suit in self.suits]
        self.numbers: list[str] = [piece.number for piece in pieces]
        self.weights: list[list[i64]] = []
        self.cards: list[list[i64]] = []
        for piece in pieces:
            self.weights.append([piece.weight(reading, suit) for suit in self.suits])
            self.cards.append([piece.card(reading, suit) for suit in self.suits])

    def best(self, without: str) -> i64:
        """The card to lead if the pieces of one number are left out."""
        best: i64 = -1
        most: i64 = 0
        for i in range(len(self.suits)):
            total = self.sense[i]
            for j in range(len(self.numbers)):
                if self.numbers[j] != without:
                    total += self.weights[j][i]
            if best < 0 or total > most:
                best, most = i, total
        return self._card(best, without)

    def _card(self, i: i64, without: str) -> i64:
        cards = self.reading.cards
        for j in range(len(self.numbers)):
            card = self.cards[j][i]
            if card >= 0 and self.numbers[j] != without and cards & BIT[card]:
                return card
        return highest(cards & SUIT[self.suits[i]])


def sense_of_lead(reading: Reading, suit: i64) -> i64:
    """What every player knows: cash what is good, beware of ruffs, leave trumps when the opponents have none."""
    if suit == reading.trump:
        out = reading.foes_trumps()
        one_best = size(out) == 1 and not ABOVE[lowest(out)] & reading.hand
        return -12 if not out or one_best else 0
    if reading.foe_ruffs(suit):
        return -10
    if not reading.masters(suit):
        return 0
    return 5 if reading.foes_trumps() else 15


class LongSuit(LeadAdvice):
    """A-1: lead from the long suit (§27)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        return 2 * size(reading.hand & SUIT[suit]) if suit != reading.trump else 0


class TouchingCards(LeadAdvice):
    """A-1: or from touching cards, the queen from Q-J-T (§27)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        return 5 if suit != reading.trump and self.card(reading, suit) >= 0 else 0

    def card(self, reading: Reading, suit: i64) -> i64:
        """The top of three touching cards: from Q-J-T, from J-T-9."""
        for rank in (QUEEN, JACK):
            top = card_of(rank, suit)
            run = BIT[top] | BIT[top - 1] | BIT[top - 2]
            if reading.hand & run == run and not reading.hand & ABOVE[top]:
                return top
        return NO_CARD


class AceAndSmallOnes(LeadAdvice):
    """A-2: from the ace and small ones a small one first, the ace next time (§28)."""

    def card(self, reading: Reading, suit: i64) -> i64:
        ace = card_of(ACE, suit)
        rest = reading.hand & SUIT[suit] & ~BIT[ace]
        if suit == reading.trump or not reading.holds(ACE, suit) or not rest or reading.holds(KING, suit):
            return NO_CARD
        return ace if reading.rounds[suit] else lowest(rest)


class KingAndSmallOnes(LeadAdvice):
    """A-3: from the king third or fourth a small one; never from the king second (§29)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        second = size(reading.hand & SUIT[suit]) == 2 and self._bare_king(reading, suit)
        return -12 if second and not reading.partners_suit(suit) else 0

    def card(self, reading: Reading, suit: i64) -> i64:
        held = reading.hand & SUIT[suit]
        if not 3 <= size(held) <= 4 or not self._bare_king(reading, suit):
            return NO_CARD
        return lowest(held)

    def _bare_king(self, reading: Reading, suit: i64) -> bool:
        """The king without ace or queen, while an opponent can hold the ace."""
        if suit == reading.trump or reading.holds(ACE, suit) or reading.holds(QUEEN, suit):
            return False
        return reading.holds(KING, suit) and not reading.master(card_of(KING, suit))


class QueenThird(LeadAdvice):
    """A-4: from the queen third only if there is nothing better; then a small one (§30)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        return -7 if self._queen_third(reading, suit) and not reading.partners_suit(suit) else 0

    def card(self, reading: Reading, suit: i64) -> i64:
        return lowest(reading.hand & SUIT[suit]) if self._queen_third(reading, suit) else NO_CARD

    def _queen_third(self, reading: Reading, suit: i64) -> bool:
        held = reading.hand & SUIT[suit]
        queen = card_of(QUEEN, suit)
        if suit == reading.trump or size(held) != 3 or highest(held) != queen:
            return False
        return not reading.holds(JACK, suit) and not reading.master(queen)


class HighestOrLowest(LeadAdvice):
    """A-5: a strong suit is led with the highest or the lowest card, never with a middle one (§33).

    The highest if no opponent can beat it, else the lowest; so too a long suit headed by a queen or less.
    """

    def weight(self, reading: Reading, suit: i64) -> i64:
        return 3 if suit != reading.trump and reading.strong(suit) else 0

    def card(self, reading: Reading, suit: i64) -> i64:
        held = reading.hand & SUIT[suit]
        long = size(held) >= 4 and rank_of(highest(held)) <= QUEEN
        if suit == reading.trump or not (long or reading.strong(suit)):
            return NO_CARD
        return highest(held) if reading.master(highest(held)) else lowest(held)


class TouchingHonours(LeadAdvice):
    """A-6: K from K-Q (§53), K from A-K (§54), Q from A-K-Q (§55)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        if suit == reading.trump or self.card(reading, suit) < 0:
            return 0
        if not reading.holds(ACE, suit):
            return 6
        return 10 if reading.holds(QUEEN, suit) else 8

    def card(self, reading: Reading, suit: i64) -> i64:
        if not reading.holds(KING, suit):
            return NO_CARD
        if reading.holds(ACE, suit) and reading.holds(QUEEN, suit):
            return card_of(QUEEN, suit)
        if reading.holds(ACE, suit) or reading.holds(QUEEN, suit):
            return card_of(KING, suit)
        return NO_CARD


class NotFromAceQueen(LeadAdvice):
    """A-7: never lead from A-Q while the king is out; wait for somebody else to lead the suit (§39)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        if suit == reading.trump or not reading.holds(ACE, suit) or not reading.holds(QUEEN, suit):
            return 0
        return -16 if reading.foes & BIT[card_of(KING, suit)] else 0


class HonourSecond(LeadAdvice):
    """A-8: from queen second or jack second only with a worthless hand (§44)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        held = reading.hand & SUIT[suit]
        if suit == reading.trump or size(held) != 2 or reading.partners_suit(suit):
            return 0
        top = highest(held)
        if not JACK <= rank_of(top) <= QUEEN or reading.master(top):
            return 0
        return 6 if self.worthless(reading) else -10

    def worthless(self, reading: Reading) -> bool:
        """No ace, no king, and next to nothing below."""
        for suit in range(4):
            if reading.holds(ACE, suit) or reading.holds(KING, suit):
                return False
        return points(reading.hand) <= 4


class NoSingleton(LeadAdvice):
    """A-9: no singleton leads: they mislead partner (§49). A card that nobody can beat is no such thing."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        held = reading.hand & SUIT[suit]
        if suit == reading.trump or size(held) != 1 or reading.partners_suit(suit):
            return 0
        return 0 if reading.master(highest(held)) else -10


class NothingToRuff(LeadAdvice):
    """A-10: no suit that both opponents lack (§43), no thirteenth card (§48), while there are trumps to take it.

    Where the opponents can have no trump any more such a card is simply a trick.
    """

    def weight(self, reading: Reading, suit: i64) -> i64:
        if suit == reading.trump or not reading.foes_trumps():
            return 0
        return -30 if not reading.foes & SUIT[suit] else 0


class HighestTrump(LeadAdvice):
    """A-11: trumps are led from the highest (§57)."""

    def card(self, reading: Reading, suit: i64) -> i64:
        return highest(reading.hand & SUIT[suit]) if suit == reading.trump else NO_CARD


class PartnersSuit(LeadAdvice):
    """A-12: return partner's suit (§31), after showing a strong one of your own (§32)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        if reading.partners_suit(suit):
            return 14
        if suit == reading.trump or not reading.strong(suit) or reading.led_before(suit):
            return 0
        return 8 if self._partner_has_led(reading) and not reading.foes_suit(suit) else 0

    def _partner_has_led(self, reading: Reading) -> bool:
        return any(reading.partners_suit(suit) and reading.hand & SUIT[suit] for suit in range(4))


class PartnersVoid(LeadAdvice):
    """A-13: lead into partner's void so that he ruffs small (§35); first the singleton of his strong suit (§50)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        if self._ruffs(reading, suit):
            return 18
        if not reading.partners_suit(suit) or size(reading.hand & SUIT[suit]) != 1:
            return 0
        trumps = reading.hand & SUIT[reading.trump] if reading.trump >= 0 else 0
        for other in range(4):
            if trumps and reading.hand & SUIT[other] and self._ruffs(reading, other):
                return 30
        return 0

    def card(self, reading: Reading, suit: i64) -> i64:
        return lowest(reading.hand & SUIT[suit]) if self._ruffs(reading, suit) else NO_CARD

    def _ruffs(self, reading: Reading, suit: i64) -> bool:
        """Will partner ruff the plain suit, no opponent over him, and is the trick not ours anyway?"""
        return reading.partner_ruffs(suit) and not reading.foe_ruffs(suit) and not reading.masters(suit)


class NotTheirSuit(LeadAdvice):
    """A-14: never return the opponents' suit (§47)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        return -14 if reading.foes_suit(suit) else 0


class DrawTrumps(LeadAdvice):
    """A-15: with three trumps or fewer do not draw them unless partner wants it (§34: he has led them); with four
    or more lead them (§38); with a good suit, and three trumps at least, always (§37)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        if suit != reading.trump or not reading.foes_trumps():
            return 0
        trumps = size(reading.hand & SUIT[suit])
        if trumps >= 3 and self.good_suit(reading):
            return 40
        if reading.partner >= 0 and reading.led_by[suit] & BIT[reading.partner]:
            return 16
        return 18 if trumps >= 4 else -14

    def good_suit(self, reading: Reading) -> bool:
        """Is there a plain suit of five with two of the top three, or with three masters?"""
        for suit in range(4):
            if suit == reading.trump:
                continue
            if reading.masters(suit) >= 3:
                return True
            if size(reading.hand & SUIT[suit]) >= 5 and size(reading.top_three(suit)) >= 2:
                return True
        return False


class RuffBeforeTrumpsFall(LeadAdvice):
    """A-16: the opponents have led trumps, so they are long in them: lead what your side can ruff (§36).

    Partner's void, or one's own singleton while one has a few trumps; trumps themselves are left alone.
    """

    def weight(self, reading: Reading, suit: i64) -> i64:
        if not reading.foes_led_trumps():
            return 0
        if suit == reading.trump:
            return -20
        if (
            reading.partner >= 0
            and reading.void(reading.partner, suit)
            and reading.has_trump(reading.partner)
        ):
            return 8
        trumps = size(reading.hand & SUIT[reading.trump])
        return 20 if size(reading.hand & SUIT[suit]) == 1 and 1 <= trumps <= 3 else 0


class PartnersFirstDiscard(LeadAdvice):
    """A-20: partner's first discard is from his weak suit: do not lead it (§58)."""

    def weight(self, reading: Reading, suit: i64) -> i64:
        if reading.partner < 0 or reading.view.known[reading.partner] or reading.first_discard < 0:
            return 0
        return -10 if suit_of(reading.first_discard) == suit else 0


class PlayPlainly(LeadAdvice):
    """A-21, strong on both hands (§46): lead what is good from the top, so that partner can count with you.

    The language of A-6 stays: it is the plain one.
    """

    def weight(self, reading: Reading, suit: i64) -> i64:
        return 6 if self._good(reading, suit) else 0

    def card(self, reading: Reading, suit: i64) -> i64:
        return highest(reading.hand & SUIT[suit]) if self._good(reading, suit) else NO_CARD

    def _good(self, reading: Reading, suit: i64) -> bool:
        if suit == reading.trump or reading.holds(KING, suit) or not reading.both_strong():
            return False
        return reading.master(highest(reading.hand & SUIT[suit]))


class CommonSenseLead(WhistAdvice):
    """A-0: what the pieces in force lead together, where none of them claims it."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        return self.study.table(reading).best("") if reading.leads() else -1


# -- following suit


class FollowAdvice(WhistAdvice):
    """A piece for one who can follow suit."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        return self.answer(reading) if reading.follows() else -1

    def answer(self, reading: Reading) -> i64:
        raise NotImplementedError


class PartnersKing(FollowAdvice):
    """A-19: do not take partner's king with the ace (§41)."""

    def answer(self, reading: Reading) -> i64:
        if not reading.third() or not reading.partner_wins() or not reading.holds(ACE, reading.led()):
            return -1
        return lowest(reading.cards) if rank_of(reading.view.winning) == KING else -1


class PartnersQueen(FollowAdvice):
    """A-19: on partner's queen play small early in the deal, late cover it with the ace (§42)."""

    def answer(self, reading: Reading) -> i64:
        led = reading.led()
        if not reading.third() or not reading.partner_wins() or not reading.holds(ACE, led):
            return -1
        if rank_of(reading.view.winning) != QUEEN or reading.sure(reading.view.winning):
            return -1
        return lowest(reading.cards) if reading.early() else highest(reading.cards)


class TwentySixCards(FollowAdvice):
    """A-22: remember the cards before a finesse (§59).

    Your left holds the best card of the suit in four cases of ten, so the finesse of A-7 is right; but where the
    count says that nobody else can hold the king, the ace goes up.
    """

    def answer(self, reading: Reading) -> i64:
        led = reading.led()
        king, ace = card_of(KING, led), card_of(ACE, led)
        if reading.last() or not reading.holds(ACE, led) or not reading.holds(QUEEN, led):
            return -1
        if reading.holds(KING, led) or not beats(ace, reading.view.winning, reading.trump):
            return -1
        return ace if left_holds(reading, king) > 5 else -1


class FinesseTheQueen(FollowAdvice):
    """A-7: partner or an opponent leads the suit of your A-Q: finesse the queen (§39)."""

    def answer(self, reading: Reading) -> i64:
        led = reading.led()
        queen = card_of(QUEEN, led)
        if reading.last() or not reading.holds(QUEEN, led) or not reading.holds(ACE, led):
            return -1
        if reading.holds(KING, led) or not beats(queen, reading.view.winning, reading.trump):
            return -1
        if reading.partner_wins() and reading.sure(reading.view.winning):
            return -1
        return queen


class FourInTen(FollowAdvice):
    """A-22: only in four cases of ten has your left the best card of the suit led from your right (§59).

    So as second hand the second-best card goes up where it would fall soon anyway: with one small card beside it.
    """

    def answer(self, reading: Reading) -> i64:
        top = highest(reading.cards)
        if not reading.second() or size(reading.cards) != 2 or rank_of(top) < QUEEN:
            return -1
        over = ABOVE[top] & ~reading.gone
        if size(over) != 1 or not beats(top, reading.view.winning, reading.trump):
            return -1
        return top if left_holds(reading, lowest(over)) <= 5 else -1


def left_holds(reading: Reading, card: i64) -> i64:
    """In how many cases of ten an opponent still to play holds the card: ten, none, or four (A-22)."""
    there = False
    elsewhere = False
    for place in range(4):
        if place != reading.me and reading.can[place] & BIT[card]:
            if reading.is_foe(place) and reading.waiting(place):
                there = True
            else:
                elsewhere = True
    if not there:
        return 0
    return 4 if elsewhere else 10


def third_hand_high(reading: Reading) -> i64:
    """The highest card, where third hand has reason to play it: it wins, and partner's own card may not."""
    if not reading.third():
        return NO_CARD
    top = highest(reading.cards)
    winning = reading.view.winning
    if not beats(top, winning, reading.trump):
        return NO_CARD
    if reading.partner_wins():
        between = ABOVE[winning] & ~ABOVE[top] & reading.foes
        if reading.sure(winning) or not between:
            return NO_CARD
    return top


class LowerOfEquals(FollowAdvice):
    """A-6: of touching cards lay the lower when another has led, the queen from K-Q (§53).

    As third hand instead of the highest; as second hand one of two touching honours is laid at all.
    """

    def answer(self, reading: Reading) -> i64:
        top = third_hand_high(reading)
        if top < 0:
            top = self._second_hand(reading)
        if top < 0:
            return -1
        lower = reading.equals(top) & reading.winners()
        return lowest(lower) if lower and lowest(lower) != top else -1

    def _second_hand(self, reading: Reading) -> i64:
        """The top of K-Q, Q-J or J-T."""
        top = highest(reading.cards)
        if not reading.second() or not JACK <= rank_of(top) <= KING:
            return NO_CARD
        return top if reading.cards & BIT[top - 1] else NO_CARD


class ThirdHandHigh(FollowAdvice):
    """A-19: play the highest to partner's lead (§40)."""

    def answer(self, reading: Reading) -> i64:
        return third_hand_high(reading)


class HideTheHand(FollowAdvice):
    """A-21, even deal (§45): take with the higher of touching cards, and nobody looks for the lower with you.

    Only as last hand, where it costs nothing and spoils no plan of partner's.
    """

    def answer(self, reading: Reading) -> i64:
        winners = reading.winners()
        if not reading.last() or not winners or reading.partner_wins() or not reading.even():
            return -1
        same = reading.equals(lowest(winners)) & reading.cards
        return highest(same) if highest(same) != lowest(winners) else -1


class HopeForPartner(FollowAdvice):
    """A-22: in your weak suit expect two fair cards at partner's (§59): as second hand play low, leave it to him.

    Weak: without a card that nobody can beat. Not where the card led is an honour, or partner is void.
    """

    def answer(self, reading: Reading) -> i64:
        if not reading.second() or rank_of(reading.view.winning) >= TEN:
            return -1
        if reading.master(highest(reading.cards)) or reading.void(reading.partner, reading.led()):
            return -1
        return lowest(reading.cards)


class CommonSenseFollow(FollowAdvice):
    """A-0: the smallest card that is enough; none is enough, or partner has the trick: the smallest."""

    def answer(self, reading: Reading) -> i64:
        winners = reading.winners()
        if not winners or self._partner_has_it(reading, winners):
            return lowest(reading.cards)
        for card in members(winners):
            if reading.sure(card):
                return card
        return lowest(winners)

    def _partner_has_it(self, reading: Reading, winners: i64) -> bool:
        """Is partner winning with a card that none of mine improves upon?"""
        winning = reading.view.winning
        if not reading.partner_wins():
            return False
        if reading.last() or reading.sure(winning):
            return True
        return not ABOVE[winning] & ~ABOVE[highest(winners)] & reading.foes


# -- void in the suit led


class VoidAdvice(WhistAdvice):
    """A piece for one who has nothing of the suit led."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        return self.answer(reading) if reading.is_void() else -1

    def answer(self, reading: Reading) -> i64:
        raise NotImplementedError


class ThirteenthCard(VoidAdvice):
    """A-18: do not ruff a thirteenth card unless last to play (§56)."""

    def answer(self, reading: Reading) -> i64:
        if not reading.winners() or reading.last() or suit_of(reading.view.winning) != reading.led():
            return -1
        for place in range(4):
            if not reading.void(place, reading.led()):
                return -1
        return reading.weak_discard()


class LeaveToPartner(VoidAdvice):
    """A-17: with four trumps do not ruff what partner will probably win (§51)."""

    def answer(self, reading: Reading) -> i64:
        trumps = size(reading.cards & SUIT[reading.trump]) if reading.trump >= 0 else 0
        if trumps < 4 or not reading.winners() or not reading.partner_probably_wins():
            return -1
        return reading.weak_discard()


class RuffWithFewTrumps(VoidAdvice):
    """A-17: with fewer than four trumps and no honour among them ruff even that (§52), if it is not sure yet."""

    def answer(self, reading: Reading) -> i64:
        winners = reading.winners()
        if not winners or not reading.partner_probably_wins():
            return -1
        trumps = reading.hand & SUIT[reading.trump]
        if size(trumps) >= 4 or trumps & honours_mask(reading.trump):
            return -1
        if reading.partner_wins() and (reading.last() or reading.sure(reading.view.winning)):
            return -1
        return lowest(winners)


class RuffTheSecondRound(VoidAdvice):
    """A-9: the opponents lead the suit of your singleton again: ruff it (§49)."""

    def answer(self, reading: Reading) -> i64:
        winners = reading.winners()
        single = size(reading.laid[reading.me] & SUIT[reading.led()]) == 1
        if not winners or not single or reading.partner_wins() or not reading.is_foe(reading.leader()):
            return -1
        return lowest(winners)


class FirstDiscard(VoidAdvice):
    """A-20: throw off from the weak suit: that is how partner reads the first discard (§58)."""

    def answer(self, reading: Reading) -> i64:
        return -1 if ruff_for_the_trick(reading) >= 0 else reading.weak_discard()


def ruff_for_the_trick(reading: Reading) -> i64:
    """The smallest trump that takes a trick which partner does not have already; -1: none."""
    winners = reading.winners()
    if not winners:
        return NO_CARD
    if reading.partner_wins() and (reading.last() or reading.partner_probably_wins()):
        return NO_CARD
    for card in members(winners):
        if reading.sure(card):
            return card
    return lowest(winners)


class CommonSenseVoid(VoidAdvice):
    """A-0: ruff what partner does not win, as small as will do; else throw off the smallest card."""

    def answer(self, reading: Reading) -> i64:
        ruff = ruff_for_the_trick(reading)
        return ruff if ruff >= 0 else reading.discard()


# -- where no card is asked


class KeepOrChange(WhistAdvice):
    """A-0 in Humbug: keep a hand that is better than the one to be expected in the heap (HB-3)."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        game = reading.view.game
        if reading.cards or game is None:
            return -1
        keep = NO_CARD
        change = NO_CARD
        for move in reading.view.legal:
            if game.book.words[move] == "keep":
                keep = move
            elif game.book.words[move] == "change":
                change = move
        if keep < 0 or change < 0:
            return -1
        return keep if worth(reading.view.hands[reading.view.own_place()], reading.trump) >= 11 else change


def worth(hand: i64, trump: i64) -> i64:
    """A hand of Humbug: honours by points and once more where they score, coronets, long trumps (11: fair)."""
    total = points(hand) + size(hand & honours_mask(trump))
    for suit in range(4):
        run = coronet_length(hand & SUIT[suit], suit)
        total += run if run >= 3 else 0
    if trump >= 0:
        total += 2 * (size(hand & SUIT[trump]) - 3)
    return total


class PointsOrTricks(WhistAdvice):
    """A-0 with manners: of the fine's five points and three tricks take what is worth more (W-20)."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        game = reading.view.game
        if reading.cards or game is None or reading.me < 0:
            return -1
        wanted = "tricks" if self._gain(reading) >= 5 else "points"
        for move in reading.view.legal:
            if game.book.words[move] == "choose_fine" and game.book.arguments[move] == wanted:
                return move
        return -1

    def _gain(self, reading: Reading) -> i64:
        """What three tricks change below the line; at five they go before points, for they make the partie."""
        mine = reading.my_tricks()
        theirs = reading.view.tricks[0] + reading.view.tricks[1] - mine
        taken = min(theirs, 3)
        return below(mine + taken) - below(mine) + below(theirs) - below(theirs - taken)


def below(tricks: i64) -> i64:
    """Points below the line."""
    return 2 * (tricks - 6) if tricks > 6 else 0


class FirstOffered(WhistAdvice):
    """A-0: where no card is asked and the book is silent, the first of what is offered."""

    def choose(self, view: View) -> i64:
        legal = self.study.read(view).view.legal
        return legal[0] if len(legal) else -1


# -- the book


def lead_pieces(study: Study) -> list[LeadAdvice]:
    """The pieces on leads; for a card the first that names one is heard."""
    return [
        PartnersVoid("A-13", study),
        RuffBeforeTrumpsFall("A-16", study),
        NotFromAceQueen("A-7", study),
        NotTheirSuit("A-14", study),
        NothingToRuff("A-10", study),
        PartnersFirstDiscard("A-20", study),
        NoSingleton("A-9", study),
        HighestTrump("A-11", study),
        DrawTrumps("A-15", study),
        PartnersSuit("A-12", study),
        TouchingHonours("A-6", study),
        PlayPlainly("A-21", study),
        TouchingCards("A-1", study),
        HonourSecond("A-8", study),
        QueenThird("A-4", study),
        KingAndSmallOnes("A-3", study),
        AceAndSmallOnes("A-2", study),
        HighestOrLowest("A-5", study),
        LongSuit("A-1", study),
    ]


def follow_pieces(study: Study) -> list[WhistAdvice]:
    """The pieces on following suit, then those for one who is void."""
    return [
        PartnersKing("A-19", study),
        PartnersQueen("A-19", study),
        TwentySixCards("A-22", study),
        FinesseTheQueen("A-7", study),
        FourInTen("A-22", study),
        LowerOfEquals("A-6", study),
        ThirdHandHigh("A-19", study),
        HideTheHand("A-21", study),
        HopeForPartner("A-22", study),
        ThirteenthCard("A-18", study),
        LeaveToPartner("A-17", study),
        RuffWithFewTrumps("A-17", study),
        RuffTheSecondRound("A-9", study),
        FirstDiscard("A-20", study),
    ]


def common_sense(study: Study) -> list[WhistAdvice]:
    """What is done where the book has nothing to say; between them they always answer."""
    return [
        CommonSenseLead(COMMON_SENSE, study),
        CommonSenseFollow(COMMON_SENSE, study),
        CommonSenseVoid(COMMON_SENSE, study),
        KeepOrChange(COMMON_SENSE, study),
        PointsOrTricks(COMMON_SENSE, study),
        FirstOffered(COMMON_SENSE, study),
    ]


def advice() -> list[Advice]:
    """The book, in the order in which it is consulted; made anew, since its pieces share a study."""
    study = Study()
    leads = lead_pieces(study)
    book: list[Advice] = []
    book.extend(leads)
    book.extend([Seconding(piece, study) for piece in leads])
    book.extend(follow_pieces(study))
    book.extend(common_sense(study))
    study.in_force(book)
    return book
