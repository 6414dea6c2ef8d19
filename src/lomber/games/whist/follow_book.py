"""The book of Whist on following suit, and on what to do where one cannot (§27–§59): A-6 … A-22."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, ACE, JACK, KING, QUEEN, SUIT, TEN, card_of, rank_of, suit_of
from lomber.games.whist.reading import Reading
from lomber.games.whist.score import honours_mask
from lomber.games.whist.study import NO_CARD, WhistAdvice
from lomber.play.tricks import beats
from lomber.table.contract import View

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
