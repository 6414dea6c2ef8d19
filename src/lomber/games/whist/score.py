"""The count of Whist: one deal, the partie, the rubber (W-13 … W-20, W-23, W-24, WT-1, WT-2, HB-7 … HB-11).

Pure functions from what happened to figures on the slate. Columns 0 and 1 are the sides (NS and EW; in Humbug S
and N), column 2 + seat is a player's line on the plus and minus sheet (WM-3).
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import ACE, SUIT, TEN, card_of
from lomber.table.sheet import Entry

BELOW: Final = "below"
ABOVE: Final = "above"
UNDER: Final = "under"
OVER: Final = "over"
"""Places on the slate: below and above the line of the partie, under and over the rubber line."""

SUM: Final = "sum"
"""A player's line on the plus and minus sheet (WM-3)."""

PLAYERS: Final = 2
"""The column of seat 0; the sides stand before it."""

PARTIE: Final = 10
"""Points below the line that make a partie (W-15)."""

SHORTEST_CORONET: Final[i64] = 3
"""Ace, king and queen (W-24)."""

FINE: Final = 5
"""What a revoke costs in points (W-20, HB-11)."""

LOST: Final = 3
"""Or in tricks, where the offenders have so many (W-20)."""

SIDES_OF_FOUR: Final = [0, 1, 0, 1]
"""The side of each place S W N E."""


class Count:
    """How this table counts: the options that touch the slate."""

    def __init__(
        self,
        no_trumps: bool = False,
        three: int = 2,
        coronet_ten: str = "printed",
        five_and_ten: bool = False,
        both_totals: bool = False,
        two_aces: bool = False,
        humbug: bool = False,
        double_plain: bool = False,
        six: i64 = 6,
        revoke_slam: bool = False,
    ) -> None:
        self.six = six
        """The tricks that score nothing; fewer in a small deck."""
        self.no_trumps = no_trumps
        self.three = three
        """What three honours are worth (WG-3)."""
        self.coronet_ten = coronet_ten
        self.five_and_ten = five_and_ten
        """The end of the rubber brings 5 and 10, not 10 alone (WG-4)."""
        self.both_totals = both_totals
        self.two_aces = two_aces
        self.humbug = humbug
        self.double_plain = double_plain
        """Without trumps all coronets count as trump coronets (WT-2, HB-9)."""
        self.revoke_slam = revoke_slam
        """Tricks taken over for a revoke count for a slam (W-20)."""


def honours_mask(trump: i64) -> i64:
    """A K Q J T of trumps (W-2), or without trumps the four aces (WT-1, HB-10)."""
    mask: i64 = 0
    if trump < 0:
        for suit in range(4):
            mask |= BIT[card_of(ACE, suit)]
        return mask
    for rank in range(TEN, ACE + 1):
        mask |= BIT[card_of(rank, trump)]
    return mask


def honours_points(count: Count, mine: i64, theirs: i64, most_tricks: bool) -> int:
    """What a side scores that holds so many honours against so many (W-23, WT-1, HB-8)."""
    if count.humbug:
        return int(mine) if mine >= 2 and mine > theirs else 0
    if count.no_trumps:
        if mine == 4:
            return 4
        if mine == 3:
            return count.three
        return 2 if mine == 2 and theirs == 2 and count.two_aces and most_tricks else 0
    if mine >= 4:
        return int(mine)
    return count.three if mine == 3 else 0


def coronet_length(hand: i64, suit: i64) -> i64:
    """The unbroken run from the ace in one hand (W-24)."""
    length: i64 = 0
    rank = ACE
    while rank >= 0 and hand & BIT[card_of(rank, suit)]:
        length += 1
        rank -= 1
    return length


def coronet_points(length: i64, double: bool, reading: str) -> int:
    """The table of W-24 in the three readings of the run from the ten on."""
    if length < SHORTEST_CORONET:
        return 0
    if length <= 4:
        points = 5 * (length - 2)
    elif reading == "shifted":
        points = 5 * (length - 1)
    elif length == 5:
        points = 15 if reading == "regular" else 20
    else:
        points = 5 * (length - 2)
    return int(points * 2 if double else points)


def tricks_points(count: Count, tricks: i64) -> int:
    """Two for each trick above six (W-23)."""
    return int(2 * (tricks - count.six)) if tricks > count.six else 0


def slam_points(tricks: i64) -> int:
    """The slam, besides the points below (W-23)."""
    return 20 if tricks == 13 else 10 if tricks == 12 else 0


def slam_entries(hand: i64, side: i64, tricks: i64) -> list[Entry]:
    """Twelve or thirteen tricks (W-23)."""
    points = slam_points(tricks)
    reason = "grand-slam" if tricks == 13 else "small-slam"
    return [Entry(int(hand), int(side), ABOVE, points, reason, "W-23")] if points else []


def deal_entries(
    count: Count,
    hand: i64,
    tricks: list[i64],
    slams: list[i64],
    hands: list[i64],
    trump: i64,
    sides: list[int],
) -> list[Entry]:
    """All that one deal writes: tricks and slams, honours and coronets of the hands as dealt (W-13, W-14).

    `tricks` are what each side is credited with, `slams` the tricks that count for a slam (they differ only
    after a revoke, W-20); `hands` by place S W N E, empty where nobody played them; `sides` whose they are.
    """
    entries: list[Entry] = []
    entries.extend(trick_entries(count, hand, tricks, slams))
    entries.extend(card_entries(count, hand, tricks, hands, trump, sides))
    return entries


def trick_entries(count: Count, hand: i64, tricks: list[i64], slams: list[i64]) -> list[Entry]:
    """Below the line the tricks above six, above it the slam."""
    entries: list[Entry] = []
    for side in range(2):
        points = tricks_points(count, tricks[side])
        if points:
            leves = int(tricks[side] - count.six)
            entries.append(Entry(int(hand), side, BELOW, points, "leve", "W-23", {"number": leves}))
        entries.extend(slam_entries(hand, side, slams[side]))
    return entries


def card_entries(
    count: Count, hand: i64, tricks: list[i64], hands: list[i64], trump: i64, sides: list[int]
) -> list[Entry]:
    """Honours of each side together, coronets of each hand by itself, from the cards as dealt (W-13)."""
    entries: list[Entry] = []
    honours = honours_mask(trump)
    held: list[i64] = [0, 0]
    for place in range(4):
        held[sides[place]] += size(hands[place] & honours)
    entries.extend(honours_entries(count, hand, held, tricks))
    for place in range(4):
        for suit in range(4):
            length = coronet_length(hands[place] & SUIT[suit], suit)
            if length < SHORTEST_CORONET:
                continue
            entries.extend(coronet_entries(count, hand, sides[place], length, suit == trump))
    return entries


def honours_entries(count: Count, hand: i64, held: list[i64], tricks: list[i64]) -> list[Entry]:
    """Honours, from how many each side holds."""
    rule = "HB-8" if count.humbug else "WT-1" if count.no_trumps else "W-23"
    entries: list[Entry] = []
    for side in range(2):
        points = honours_points(count, held[side], held[1 - side], tricks[side] > count.six)
        if points:
            words = {"number": int(held[side])}
            entries.append(Entry(int(hand), side, ABOVE, points, "honours", rule, words))
    return entries


def coronet_entries(count: Count, hand: i64, side: i64, length: i64, in_trumps: bool) -> list[Entry]:
    """One coronet of so many cards."""
    points = coronet_points(length, in_trumps or count.double_plain, count.coronet_ten)
    if not points:
        return []
    rule = "W-24" if not count.no_trumps else "HB-9" if count.humbug else "WT-2"
    return [Entry(int(hand), int(side), ABOVE, points, "coronet", rule, {"number": int(length)})]


# -- revokes (W-20, HB-11)


def fine_entry(count: Count, hand: i64, claimants: i64) -> Entry:
    """Five points above the line for the opponents of one who revoked (W-23)."""
    return Entry(int(hand), int(claimants), ABOVE, FINE, "fine", "HB-11" if count.humbug else "W-20")


def personal_entries(hand: i64, culprit: i64, partner: i64, fine: int) -> list[Entry]:
    """The culprit bears both shares (§20): his partner gets the fine back, and he pays it once more (W-20)."""
    return [
        Entry(int(hand), PLAYERS + int(culprit), SUM, -fine, "personal-fine", "W-20"),
        Entry(int(hand), PLAYERS + int(partner), SUM, fine, "personal-fine", "W-20"),
    ]


def credited(made: list[i64], lost: list[i64]) -> list[i64]:
    """The tricks of both sides after `lost` were taken over from each."""
    return [made[0] - lost[0] + lost[1], made[1] - lost[1] + lost[0]]


def slam_tricks(count: Count, made: list[i64], lost: list[i64]) -> list[i64]:
    """The tricks that count for a slam: lost ones no longer, taken ones only with `revoke_slam` (W-20)."""
    if count.revoke_slam:
        return credited(made, lost)
    return [made[0] - lost[0], made[1] - lost[1]]


def taken_over(made: list[i64], lost: list[i64], offenders: i64) -> list[i64]:
    """What each side has lost once the offenders have lost three tricks more, or as many as they have."""
    side = int(offenders)
    theirs = credited(made, lost)[side]
    result = lost[:]
    result[side] += theirs if theirs < LOST else LOST
    return result


def trick_balance(count: Count, made: list[i64], lost: list[i64], side: i64) -> int:
    """Own points below the line and for slams less the opponents': what a personal fine in tricks is taken from."""
    tricks = credited(made, lost)
    slams = slam_tricks(count, made, lost)
    own, other = int(side), 1 - int(side)
    mine = tricks_points(count, tricks[own]) + slam_points(slams[own])
    return mine - tricks_points(count, tricks[other]) - slam_points(slams[other])


# -- the partie


def end_entry(count: Count, hand: i64, winner: i64, ends_rubber: bool) -> Entry:
    """The bonus at the end of a partie or of the rubber (W-23)."""
    if ends_rubber:
        return Entry(int(hand), int(winner), ABOVE, 15 if count.five_and_ten else 10, "rubber-end", "W-23")
    return Entry(int(hand), int(winner), ABOVE, 5, "partie-end", "W-23")


def partie_entries(count: Count, hand: i64, winner: i64, totals: list[int]) -> list[Entry]:
    """What is kept of a finished partie beside the rubber line (W-16)."""
    loser = 1 - int(winner)
    more = totals[int(winner)] - totals[loser]
    won = int(winner)
    if count.both_totals:
        return [
            Entry(int(hand), won, UNDER, totals[won], "partie-total", "W-16"),
            Entry(int(hand), loser, OVER, totals[loser], "partie-lost-total", "W-16"),
        ]
    entries = [Entry(int(hand), won, UNDER, max(more, 0), "partie-net", "W-16")]
    if more < 0:
        entries.append(Entry(int(hand), loser, OVER, -more, "partie-lost-net", "W-16"))
    return entries
