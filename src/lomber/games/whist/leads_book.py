"""The book of Whist on leads (§27–§59): A-1 … A-16, A-20, A-21."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, size
from lomber.cards.pack import ABOVE, ACE, JACK, KING, QUEEN, SUIT, card_of, rank_of, suit_of
from lomber.games.whist.reading import Reading, points
from lomber.games.whist.study import NO_CARD, LeadAdvice, WhistAdvice
from lomber.table.contract import View


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
