"""Four open hands, two against two: what shows at a glance, and which card is worth trying first.

The search itself is `lomber.play.four_hands`. Cards are numbered 14 · suit + rank here: thirteen bits of a suit and
one that stays empty, so that what is carried out of a suit gets no further.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, highest, lowest, size

WIDE: Final[i64] = 14
"""Bits of a suit."""
THIRTEEN: Final[i64] = 8191
SUIT: Final = vec[i64]([8191, 8191 * 2**14, 8191 * 2**28, 8191 * 2**42])
OPEN: Final[i64] = 2**60
"""Not an answer: it has to be searched."""
_CARDS: Final[i64] = 8191 * (1 + 2**14 + 2**28 + 2**42)


class _Tables:
    """Of thirteen ranks: the highest of each set, how many there are, the place of the n-th from the top."""

    def __init__(self) -> None:
        self.top: vec[i64] = filled(8192, -1)
        self.count: vec[i64] = filled(8192, 0)
        self.nth: vec[i64] = filled(8192 * 14, 0)
        for cards in range(1, 8192):
            top = self.top[cards >> 1] + 1
            self.top[cards] = top
            self.count[cards] = self.count[cards >> 1] + (cards & 1)
            rest = cards ^ BIT[top]
            self.nth[cards * 14 + 1] = BIT[top]
            for number in range(2, self.count[cards] + 1):
                self.nth[cards * 14 + number] = self.nth[rest * 14 + number - 1]


_made: list[_Tables] = []


def _tables() -> _Tables:
    """Made when first needed: interpreted that takes a while."""
    if not _made:
        _made.append(_Tables())
    return _made[0]


class Pairs:
    """The hands of two pairs in the order of play; the tricks of one of them are counted, and all want them."""

    def __init__(self, counted: i64) -> None:
        self.counted: i64 = 0
        self.mate: vec[i64] = filled(4, -1)
        """Who plays with each seat."""
        self.count_for(counted)
        self.hands: vec[i64] = filled(4, 0)
        self.trump: i64 = -1
        self.merit: vec[i64] = filled(4 * 56, 0)
        """How much the lead of a card by a seat has proved in this deal: such leads are tried first."""
        tables = _tables()
        self.top: vec[i64] = tables.top
        self.count: vec[i64] = tables.count
        self.nth: vec[i64] = tables.nth

    def count_for(self, counted: i64) -> None:
        """Whose tricks are counted: two of the four, opposite each other or side by side."""
        if size(counted & 15) != 2 or counted & ~15:
            raise ValueError("Two play against two.")
        self.counted = counted
        for seat in range(4):
            for other in range(4):
                if other != seat and (counted >> seat) & 1 == (counted >> other) & 1:
                    self.mate[seat] = other

    def beats(self, card: i64, best: i64) -> bool:
        suit = card // WIDE
        return card > best if suit == best // WIDE else suit == self.trump

    # -- what needs no search

    def at_once(self, leader: i64, left: i64, need: i64) -> i64:
        """An answer that shows without playing on: tricks to be cashed from the top, and top trumps; or OPEN."""
        against = left - need + 1
        leads = (self.counted >> leader) & 1 != 0
        leant = self._cashes(leader, need if leads else against)
        if leant >= 0:
            return leant if leads else ~leant
        if self.trump >= 0:
            shift = WIDE * self.trump
            ours, theirs = self._pair(True) >> shift & THIRTEEN, self._pair(False) >> shift & THIRTEEN
            if ours > theirs:
                leant = self._certain(ours, theirs, True, need)
                if leant >= 0:
                    return leant
            else:
                leant = self._certain(theirs, ours, False, against)
                if leant >= 0:
                    return ~leant
        return OPEN

    def _pair(self, counted: bool) -> i64:
        cards: i64 = 0
        for seat in range(4):
            if ((self.counted >> seat) & 1 != 0) == counted:
                cards |= self.hands[seat]
        return cards

    def _certain(self, own: i64, others: i64, counted: bool, need: i64) -> i64:
        """A pair that holds the highest trumps takes a trick with each, as far as one hand's trumps go."""
        number = self.count[own >> (self.top[others] + 1)]
        if number < need:
            return -1
        shift = WIDE * self.trump
        for seat in range(4):
            if ((self.counted >> seat) & 1 != 0) == counted:
                if self.count[self.hands[seat] >> shift & THIRTEEN] >= need:
                    return self.nth[own * 14 + need] << shift
        return -1

    def _cashes(self, leader: i64, need: i64) -> i64:
        """Can the leader's pair take so many tricks at once, from the top? The cards that do it, or -1.

        The leader takes his own; while the partner follows to them he keeps his, and a card of the leader's to
        the partner's highest of a suit brings him in. Nobody may be forced to trump away what is to be cashed,
        and no opponent is given a trick to trump.
        """
        leant: i64 = 0
        taken: i64 = 0
        follows = True
        entry = False
        mate = self.mate[leader]
        bound = self._must_trump(mate, need)
        for suit in range(4):
            number = self._top_tricks(leader, mate, suit, bound)
            shift = WIDE * suit
            own = self.hands[leader] >> shift & THIRTEEN
            if number:
                if number > self.count[self.hands[mate] >> shift & THIRTEEN]:
                    follows = False
                leant |= self.nth[own * 14 + min(number, self._tops(leader, suit))] << shift
                taken += number
                if taken >= need:
                    return leant
            elif own and self._top_tricks(mate, leader, suit, False):
                entry = True
        if not entry or not follows or self._must_trump(leader, need):
            return -1
        for suit in range(4):
            number = self._top_tricks(mate, leader, suit, False)
            if number:
                shift = WIDE * suit
                own = self.hands[mate] >> shift & THIRTEEN
                leant |= self.nth[own * 14 + min(number, self._tops(mate, suit))] << shift
                taken += number
        return leant if taken >= need else -1

    def _must_trump(self, seat: i64, tricks: i64) -> bool:
        """May the seat run out of all but trumps within so many tricks?"""
        if self.trump < 0:
            return False
        trumps = self.hands[seat] & SUIT[self.trump]
        return trumps != 0 and size(self.hands[seat] ^ trumps) < tricks

    def _tops(self, seat: i64, suit: i64) -> i64:
        """How many of the highest cards of a suit the seat holds in a row."""
        hands = self.hands
        shift = WIDE * suit
        own = hands[seat] >> shift & THIRTEEN
        others = ((hands[0] | hands[1] | hands[2] | hands[3]) >> shift & THIRTEEN) ^ own
        return self.count[own >> (self.top[others] + 1)]

    def _top_tricks(self, seat: i64, mate: i64, suit: i64, bound: bool) -> i64:
        """How many tricks in a row the seat can take in a suit from the top; `bound`: while the partner follows."""
        number = self._tops(seat, suit)
        if number == 0:
            return 0
        shift = WIDE * suit
        hands = self.hands
        longest: i64 = 0
        for other in range(4):
            if other == seat:
                continue
            length = self.count[hands[other] >> shift & THIRTEEN]
            longest = max(longest, length)
        if number >= longest:
            number = self.count[hands[seat] >> shift & THIRTEEN]
        if self.trump < 0 or suit == self.trump:
            return number
        for other in range(4):
            if other == seat or (other == mate and not bound):
                continue
            if other == mate or hands[other] & SUIT[self.trump]:
                number = min(number, self.count[hands[other] >> shift & THIRTEEN])
        return number

    # -- what to try first

    def likeliest(self, leader: i64, cards: i64) -> i64:
        """Of these leads the one that promises most by its suit and by what it has proved before."""
        best: i64 = -1
        most: i64 = -(2**60)
        for suit in range(4):
            same = cards & SUIT[suit]
            if same == 0:
                continue
            promise = self._promise(leader, suit)
            tops = self._tops(leader, suit) > 0
            first, last = highest(same), lowest(same)
            while same:
                card = lowest(same)
                same ^= BIT[card]
                worth = self.merit[leader * 56 + card] // 64 + promise
                if card == (first if tops else last):
                    worth += 3
                if worth > most:
                    most = worth
                    best = card
        return best

    def _promise(self, leader: i64, suit: i64) -> i64:
        """What a suit promises to who leads it: by who holds its highest card, and by who can trump."""
        hands = self.hands
        cards = SUIT[suit]
        mate = self.mate[leader]
        top = BIT[highest((hands[0] | hands[1] | hands[2] | hands[3]) & cards)]
        if hands[leader] & top:
            worth: i64 = 60
        elif hands[mate] & top:
            worth = 64
        else:
            worth = 44 if hands[(leader + 1) & 3] & top else 30
        if self.trump < 0 or suit == self.trump:
            return worth
        for seat in range(4):
            if seat != leader and hands[seat] & cards == 0 and hands[seat] & SUIT[self.trump]:
                worth += 30 if seat == mate else -26
        return worth

    def first(self, seat: i64, cards: i64, after: i64, led: i64, best: i64, winner: i64) -> i64:
        """The cards to be tried first, lowest first: those that take the trick whatever the opponents still lay."""
        trump = self.trump
        threat = best
        mate = self.mate[seat]
        rescue: i64 = best if winner == mate else -1
        for later in range(1, after + 1):
            other = (seat + later) & 3
            same = self.hands[other] & SUIT[led]
            if same == 0 and trump >= 0:
                same = self.hands[other] & SUIT[trump]
            if same == 0:
                continue
            card = highest(same)
            if other == mate:
                if rescue < 0 or self.beats(card, rescue):
                    rescue = card
            elif self.beats(card, threat):
                threat = card
        if rescue >= 0 and (rescue == threat or self.beats(rescue, threat)):
            return 0
        suit = threat // WIDE
        over = cards & SUIT[suit] & ~(BIT[threat] - 1)
        if trump >= 0 and suit != trump:
            over |= cards & SUIT[trump]
        return over

    def cheapest(self, mine: i64, cards: i64) -> i64:
        """The lowest card, and of several suits that of the longest."""
        best: i64 = -1
        most: i64 = -1
        for suit in range(4):
            same = cards & SUIT[suit]
            if same == 0:
                continue
            length = 0 if suit == self.trump else self.count[mine >> (WIDE * suit) & THIRTEEN]
            if length > most:
                most = length
                best = lowest(same)
        return best


def different(own: i64, others: i64) -> i64:
    """Of own cards with nobody else's between them the lowest stands for all."""
    gaps = _CARDS & ~(own | others)
    raised = own << 1
    # Adding to the lowest place of a gap carries over the gap to the next card above it.
    above = (gaps + (raised & gaps)) & ~gaps | raised & ~gaps
    return own & ~above


def for_all_equals(leant: i64, card: i64, own: i64, others: i64) -> i64:
    """What an answer leans on where a card was tried for all its equals.

    If it leans on one of those that were kept, whichever that is, it leans on their being equal: on all of them.
    """
    suit = SUIT[card // WIDE]
    cards = leant & suit
    if cards == 0 or cards & (BIT[card + 1] - 1):
        return leant
    top = card
    while True:
        higher = (own | others) & suit & ~(BIT[top + 1] - 1)
        if higher == 0 or not own & (higher & -higher):
            break
        top = lowest(higher)
    return leant | BIT[card] if cards & (BIT[top + 1] - 1) else leant
