"""The count of Vint: one deal, the game, the rubber, the settlement (V-30 … V-73 and what the forms change).

Pure functions from what happened to figures on the slate. In a deal there are two sides; who writes what a side
has taken (a pair, or each person by himself) is the match's affair.
"""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import ACE, SUITS, TEN, card_names, card_of
from lomber.table.sheet import Entry

BELOW: Final = "below"
ABOVE: Final = "above"
SUM: Final = "sum"
"""Below and above the line; and a player's line of signed totals (V-65, V5-3)."""

NO_TRUMPS: Final[i64] = 4
"""The denominations S C D H NT, low to high (V-11)."""

DENOMINATIONS: Final = ["S", "C", "D", "H", "NT"]

BIDS: Final = [f"{level}{name}" for level in range(1, 8) for name in DENOMINATIONS]
"""The 35 bids in their order (V-11)."""

PASSED_OUT_LEVEL: Final[i64] = 1
"""By which tricks lacking are paid where nobody has bid (V-63, M-8.2): the lowest there is."""

SHORTEST_CORONET: Final[i64] = 3
"""Ace, king and queen (V-42)."""

PENALTIES: Final = ("penalty", "slam-lost", "revoke-lacking", "revoke-fine")
"""Fines: where each counts for himself, those of the declarer are written by all the others (V3B-5, VA-5)."""


class Count:
    """How this table counts: the options that touch the slate."""

    def __init__(
        self,
        ranks: i64 = 13,
        target: int = 500,
        double_penalties: bool = False,
        screwing_coronets: bool = False,
        exact: bool = False,
        two_hands: bool = False,
        both_reach: str = "trick_order",
        plus: bool = False,
        screwing_crosses: bool = False,
    ) -> None:
        self.ranks = ranks
        self.six: i64 = ranks // 2
        """The tricks below level one; fewer in a small deck."""
        self.target = target
        self.double_penalties = double_penalties
        self.screwing_coronets = screwing_coronets
        self.exact = exact
        self.two_hands = two_hands
        """Half of the pack is out of play: honours are owned by comparison (V2B-6)."""
        self.both_reach = both_reach
        self.plus = plus
        self.screwing_crosses = screwing_crosses


class Contract:
    """The last bid and whose it is: level, trumps (-1: none), the declaring side."""

    def __init__(self, bid: i64, side: i64) -> None:
        self.bid = bid
        self.side = side
        self.level: i64 = level_of(bid)
        self.trump: i64 = trump_of(bid)


def level_of(bid: i64) -> i64:
    return bid // 5 + 1


def trump_of(bid: i64) -> i64:
    """The trump suit of a bid, -1 for no trumps."""
    suit = bid % 5
    return -1 if suit == NO_TRUMPS else suit


# -- tricks and contract (V-30 … V-32, VX-1)


def needed(count: Count, contract: Contract) -> i64:
    """The tricks that the contract binds to: 6 + level (V-10)."""
    return count.six + contract.level


def is_made(count: Count, contract: Contract, tricks: i64) -> bool:
    """So many at least (V-31); in the exact game so many and no more (VX-1)."""
    if count.exact:
        return tricks == needed(count, contract)
    return tricks >= needed(count, contract)


def short_by(count: Count, contract: Contract, tricks: i64) -> i64:
    """Tricks missing, in the exact game also tricks over (V-32, VX-1)."""
    missing = needed(count, contract) - tricks
    if missing < 0:
        return -missing if count.exact else 0
    return missing


def penalty_price(count: Count, level: i64) -> int:
    """What one trick short costs: a thousand a level, doubled by agreement (V-32, VZ-1)."""
    return int(level) * (2000 if count.double_penalties else 1000)


# -- honours and aces (V-35 … V-39, V2B-6)


def honour_cards(trump: i64) -> i64:
    """A K Q J T of trumps (V-36); none at no trumps."""
    mask: i64 = 0
    if trump >= 0:
        for rank in range(TEN, ACE + 1):
            mask |= BIT[card_of(rank, trump)]
    return mask


def aces() -> i64:
    mask: i64 = 0
    for suit in range(4):
        mask |= BIT[card_of(ACE, suit)]
    return mask


ACES: Final[i64] = aces()


def owner_of(held: list[i64], enough: i64) -> i64:
    """The side with enough of them, -1 for none; only one can have a majority of the five or four."""
    for side in range(2):
        if held[side] >= enough and held[side] > held[1 - side]:
            return side
    return -1


def aces_owner(count: Count, held: list[i64], tricks: list[i64]) -> i64:
    """Three or four aces; two against two belong to the side with the леве, seven tricks or more (V-37, V2B-6)."""
    if held[0] == 2 and held[1] == 2:
        for side in range(2):
            if tricks[side] > count.six:
                return side
        return -1
    return owner_of(held, 2 if count.two_hands else 3)


def honours_entries(
    count: Count, hand: i64, contract: Contract, tricks: list[i64], honours: list[i64], held_aces: list[i64]
) -> list[Entry]:
    """Honours and aces together, or the larger less the smaller (V-38); at no trumps the aces alone (V-39)."""
    level = int(contract.level)
    mine = aces_owner(count, held_aces, tricks)
    a = int(held_aces[mine]) if mine >= 0 else 0
    if contract.trump < 0:
        if mine < 0:
            return []
        return [Entry(int(hand), int(mine), ABOVE, a * 250 * level, "aces", "V-39", {"number": a})]
    theirs = owner_of(honours, 2 if count.two_hands else 3)
    h = int(honours[theirs]) if theirs >= 0 else 0
    words = {"honours": h, "aces": a}
    rule = "V2B-6" if count.two_hands else "V-38"
    if theirs == mine:
        if mine < 0:
            return []
        return [Entry(int(hand), int(mine), ABOVE, (h + a) * 100 * level, "honours-and-aces", rule, words)]
    if h == a:
        return []
    reason = "honours-less-aces" if h > a else "aces-less-honours"
    side = theirs if h > a else mine
    return [Entry(int(hand), int(side), ABOVE, abs(h - a) * 100 * level, reason, rule, words)]


# -- coronets (V-42 … V-45, VZ-3, VZ-4)


def coronet_length(cards: i64, suit: i64) -> i64:
    """The unbroken run from the ace downwards in one hand (V-42)."""
    length: i64 = 0
    rank = ACE
    while rank >= 0 and cards & BIT[card_of(rank, suit)]:
        length += 1
        rank -= 1
    return length


def coronet_points(length: i64, double: bool) -> int:
    """500 for ace, king and queen, 500 for each card more; doubled in trumps and at no trumps (V-44)."""
    return int(length - 2) * (1000 if double else 500)


def coronet_entries(
    count: Count, hand: i64, contract: Contract, made: bool, hands: list[i64], sides: list[i64]
) -> list[Entry]:
    """Each hand's runs from the ace, and three or four aces in one hand (V-42, V-43).

    With `screwing_coronets` they grow with the level: the defenders' always, the declarers' if the contract is
    made (VZ-3, VZ-4).
    """
    entries: list[Entry] = []
    for place in range(4):
        screws = count.screwing_coronets and (made or sides[place] != contract.side)
        times = int(contract.level) if screws else 1
        rule = "VZ-3" if screws else "V-44"
        side = int(sides[place])
        for suit in range(4):
            length = coronet_length(hands[place], suit)
            if length < SHORTEST_CORONET:
                continue
            double = contract.trump < 0 or contract.trump == suit
            run: i64 = 0
            for rank in range(ACE - length + 1, ACE + 1):
                run |= BIT[card_of(rank, suit)]
            words = {"place": "SWNE"[place], "cards": card_names(run)}
            amount = coronet_points(length, double) * times
            entries.append(Entry(int(hand), side, ABOVE, amount, "coronet", rule, words))
        held = size(hands[place] & ACES)
        if held >= 3:
            amount = coronet_points(held, contract.trump < 0) * times
            aces_held = {"place": "SWNE"[place], "number": int(held)}
            entries.append(Entry(int(hand), side, ABOVE, amount, "ace-coronet", rule, aces_held))
    return entries


# -- slams (V-47 … V-49, VX-3)


def slam_entries(count: Count, hand: i64, contract: Contract, tricks: list[i64], made: bool) -> list[Entry]:
    """Twelve or thirteen tricks taken by anybody; a slam bid and made, or bid and lost. A small deck has none."""
    entries: list[Entry] = []
    if count.ranks < 13:
        return entries
    declarers = int(contract.side)
    for side in range(2):
        if tricks[side] >= 12:
            grand = tricks[side] == 13
            reason = "grand-slam-made" if grand else "little-slam-made"
            entries.append(Entry(int(hand), side, ABOVE, 2000 if grand else 1000, reason, "V-47"))
    if contract.level < 6:
        return entries
    premium = 10000 if contract.level == 7 else 5000
    if made:
        reason = "grand-slam-declared" if contract.level == 7 else "little-slam-declared"
        entries.append(Entry(int(hand), declarers, ABOVE, premium, reason, "V-48"))
    else:
        rule = "VX-3" if count.exact else "V-49"
        entries.append(Entry(int(hand), 1 - declarers, ABOVE, premium, "slam-lost", rule))
    return entries


# -- a deal


def deal_entries(
    count: Count, hand: i64, contract: Contract, tricks: list[i64], hands: list[i64], sides: list[i64]
) -> list[Entry]:
    """All that one played deal writes for its two sides; columns are sides (V-30 … V-50).

    `hands` are the cards that count, by place S W N E: as held at the first lead (V-35), in Vitalin as dealt
    (VV-5); nothing where nobody plays them.
    """
    entries: list[Entry] = []
    for side in range(2):
        if tricks[side]:
            price = 10 * int(contract.level)
            words = {"number": int(tricks[side]), "price": price}
            entries.append(Entry(int(hand), side, BELOW, int(tricks[side]) * price, "tricks", "V-30", words))
    made = is_made(count, contract, tricks[contract.side])
    entries.extend(penalty_entries(count, hand, contract, tricks[contract.side]))
    entries.extend(slam_entries(count, hand, contract, tricks, made))
    honours: list[i64] = [0, 0]
    held: list[i64] = [0, 0]
    wanted = honour_cards(contract.trump)
    for place in range(4):
        honours[sides[place]] += size(hands[place] & wanted)
        held[sides[place]] += size(hands[place] & ACES)
    entries.extend(honours_entries(count, hand, contract, tricks, honours, held))
    entries.extend(coronet_entries(count, hand, contract, made, hands, sides))
    return entries


def penalty_entries(count: Count, hand: i64, contract: Contract, tricks: i64) -> list[Entry]:
    """The defenders write a thousand a level for each trick short, in the exact game also over (V-32, VX-1)."""
    short = short_by(count, contract, tricks)
    if not short:
        return []
    amount = int(short) * penalty_price(count, contract.level)
    over = tricks > needed(count, contract)
    rule = "VX-1" if over else "VZ-1" if count.double_penalties else "V-32"
    words = {"number": int(short), "over": "over" if over else "short"}
    return [Entry(int(hand), 1 - int(contract.side), ABOVE, amount, "penalty", rule, words)]


def spread(entries: list[Entry], columns: list[list[int]], contract: Contract, declarer: int) -> list[Entry]:
    """Where each counts for himself: what a side takes is written in full by each of its columns, and what the
    declarer is fined by all but him (V3B-5, VA-5)."""
    written: list[Entry] = []
    others = [column for column in columns[0] + columns[1] if column != declarer]
    for entry in entries:
        fines_declarer = entry.reason in PENALTIES and entry.column != int(contract.side)
        for column in others if fines_declarer else columns[entry.column]:
            written.append(
                Entry(entry.hand, column, entry.place, entry.amount, entry.reason, entry.rule, entry.words)
            )
    return written


def alone_for(entries: list[Entry]) -> int:
    """What a player who answers alone answers for: the penalty and the lost slam (V-73)."""
    return sum(
        [entry.amount for entry in entries if entry.reason == "penalty" or entry.reason == "slam-lost"]
    )


def is_sole_slam(count: Count, contract: Contract, tricks: list[i64]) -> bool:
    """A slam that failed by more than three tricks: unsupported, its bidder answers for it alone (V-71)."""
    return contract.level >= 6 and short_by(count, contract, tricks[contract.side]) > 3


def passed_out_entries(hand: i64, tricks: list[i64]) -> list[Entry]:
    """Played after four passes: the side with fewer tricks writes 500 for each of the difference (V-63)."""
    difference = int(tricks[0] - tricks[1])
    if not difference:
        return []
    side = 1 if difference > 0 else 0
    words = {"number": abs(difference)}
    return [Entry(int(hand), side, ABOVE, abs(difference) * 500, "fewer-tricks", "V-63", words)]


# -- game and rubber (V-55 … V-62)


def game_winner(
    count: Count,
    before: list[int],
    gains: list[list[int]],
    price: int,
    declarers: list[int],
    others: list[int],
) -> int:
    """The column that takes the game with this deal, or -1 (V-55, V-56, V3B-6, VA-6).

    `gains` are, trick by trick, the columns that write it. `declarers` and `others` are the columns of both
    sides that can finish a game, in the order that decides between equals.
    """
    totals = before[:]
    first: list[int] = []
    ranking = declarers + others
    for columns in gains:
        for column in columns:
            totals[column] += price
        if not first:
            first = [column for column in ranking if column in columns and totals[column] >= count.target]
    if count.both_reach == "trick_order":
        return largest(first, totals)
    reached = [column for column in ranking if totals[column] >= count.target]
    if count.both_reach == "declarer_first":
        for column in declarers:
            if column in reached:
                return column
    return largest(reached, totals)


def largest(columns: list[int], totals: list[int]) -> int:
    """The column with the largest total, the first of equals; -1 for no column.

    Those who write the same tricks differ only by what they had before, so that of two defenders the one with the
    larger total is never the later (V3B-6).
    """
    best = -1
    for column in columns:
        if best < 0 or totals[column] > totals[best]:
            best = column
    return best


def game_bonus(count: Count, hand: i64, column: i64, ends_rubber: bool) -> Entry:
    """A game 1000 (V-58); the game that ends the rubber 2000, instead or besides (V-60)."""
    if ends_rubber:
        return Entry(int(hand), int(column), ABOVE, 3000 if count.plus else 2000, "rubber", "V-60")
    return Entry(int(hand), int(column), ABOVE, 1000, "game", "V-58")


def crosses_points(count: Count, crosses: i64) -> int:
    """500 for a cross; screwing, 500, 1000, 1500 in turn (V-61, V-62)."""
    if not count.screwing_crosses:
        return 500 * int(crosses)
    return sum([500 * (1 + number % 3) for number in range(int(crosses))])


def crosses_entry(count: Count, hand: i64, column: i64, crosses: i64) -> Entry:
    rule = "V-62" if count.screwing_crosses else "V-61"
    words = {"number": int(crosses)}
    return Entry(int(hand), int(column), ABOVE, crosses_points(count, crosses), "crosses", rule, words)


# -- with re-seating (VS-5, VS-6)


def winner_entries(
    count: Count, hand: i64, contract: Contract, tricks: list[i64], bonus: int, crosses: i64
) -> list[Entry]:
    """Every deal is a rubber: its winners write a bonus, if so agreed, and the crosses that have waited."""
    made = is_made(count, contract, tricks[contract.side])
    winners = int(contract.side) if made else 1 - int(contract.side)
    entries: list[Entry] = []
    if bonus:
        entries.append(Entry(int(hand), winners, ABOVE, bonus, "deal-won", "VS-5"))
    if crosses:
        entries.append(crosses_entry(count, hand, winners, crosses))
    return entries


# -- settlement (V-64 … V-68, V3A-8, V3B-7)


def settled_by_persons(totals: list[int]) -> list[int]:
    """The largest total is paid the difference by each of the others; several share it, rounded down (V3B-7)."""
    top = max(totals)
    winners = [person for person in range(len(totals)) if totals[person] == top]
    result = [0] * len(totals)
    for person in range(len(totals)):
        part = (top - totals[person]) // len(winners)
        for winner in winners:
            result[winner] += part
            result[person] -= part
    return result


def sums_of_sides(totals: list[int], side: int) -> dict[str, Any]:
    """What a settlement tells: all that a side has written, and the other (V-64)."""
    return {"of": "sides", "side": side, "mine": totals[side], "theirs": totals[1 - side]}


def sum_of_person(total: int) -> dict[str, Any]:
    """Where each counts for himself, what he has written (V3B-7, VA-7)."""
    return {"of": "persons", "mine": total}


def written_by_sides(entries: list[Entry]) -> list[int]:
    """All that stands below and above the line, by side."""
    return [sum([entry.amount for entry in entries if entry.column == side]) for side in range(2)]


def kopecks(points: int, stake: int) -> int:
    """Playing for 1/stake of a rouble for ten points: rounded down, whoever pays (V-66)."""
    paid = abs(points) * 100 // (10 * stake)
    return paid if points >= 0 else -paid


def tenth(points: int) -> int:
    """Shown in small honours: rounded down, whoever pays (G-7)."""
    shown = abs(points) // 10
    return shown if points >= 0 else -shown


def in_tens(entry: Entry) -> Entry:
    """«Малые онёры»: the same figure divided by ten, and so the price of a trick and the sums of a rubber (G-7)."""
    words = {
        name: tenth(int(value)) if name in ("price", "mine", "theirs") else value
        for name, value in entry.words.items()
    }
    return Entry(
        entry.hand,
        entry.column,
        entry.place,
        tenth(entry.amount),
        entry.reason,
        entry.rule,
        words,
        entry.struck,
        entry.seats,
    )


# -- revokes (M-8, V2B-8)


def after_revokes(tricks: list[i64], revokes: list[int], number: i64 = 3) -> tuple[list[i64], list[int]]:
    """The counts after each revoke in turn, by offending side: three tricks go over; and the tricks lacking, by
    the side that writes them (M-8.1, M-8.2, M-8.5)."""
    left = [tricks[0], tricks[1]]
    lacking = [0, 0]
    for offenders in revokes:
        moved = left[offenders] if left[offenders] < number else number
        left[offenders] -= moved
        left[1 - offenders] += moved
        lacking[1 - offenders] += int(number - moved)
    return left, lacking


def order_after_revokes(order: list[int], revokes: list[int]) -> list[int]:
    """The sides that take the tricks one by one; those given over come after the last (M-8.4)."""
    for offenders in revokes:
        for _ in range(min(3, order.count(offenders))):
            last = len(order) - 1 - order[::-1].index(offenders)
            order = order[:last] + order[last + 1 :] + [1 - offenders]
    return order


def fine_entries(count: Count, hand: i64, level: i64, revokes: list[int]) -> list[Entry]:
    """Between two: a revoke may cost the price of the game, and no tricks change hands (V2B-8).

    That is as much as a trick short (G-12), so that it is doubled with the penalties: the book doubles them all
    («вдвойне пишутся штрафы»), by the size of the game (VZ-1).
    """
    fine = penalty_price(count, level)
    return [Entry(int(hand), 1 - side, ABOVE, fine, "revoke-fine", "V2B-8") for side in revokes]


def capped(count: Count, entries: list[Entry], below: list[int], columns: list[int]) -> list[Entry]:
    """In these columns the total below stops ten short of the target, and the rest is written above (M-8.4)."""
    written: list[Entry] = []
    for entry in entries:
        over = 0
        if entry.place == BELOW and entry.column in columns:
            room = max(count.target - 10 - below[entry.column], 0)
            over = max(entry.amount - room, 0)
        if not over:
            written.append(entry)
            continue
        rest = entry.amount - over
        if rest:
            written.append(Entry(entry.hand, entry.column, BELOW, rest, entry.reason, "M-8", entry.words))
        written.append(Entry(entry.hand, entry.column, ABOVE, over, "over-cap", "M-8"))
    return written


def lacking_entries(count: Count, hand: i64, level: i64, lacking: list[int]) -> list[Entry]:
    """A thousand a level for each trick that the offenders had not to give (M-8.2, VZ-1)."""
    return [
        Entry(
            int(hand),
            side,
            ABOVE,
            lacking[side] * penalty_price(count, level),
            "revoke-lacking",
            "M-8",
            {"number": lacking[side]},
        )
        for side in range(2)
        if lacking[side]
    ]


def denomination_of(bid: i64) -> str:
    """S C D H or NT."""
    return "NT" if trump_of(bid) < 0 else SUITS[trump_of(bid)]


def balance(entries: list[Entry], side: i64) -> int:
    """A side's points less the other's, games and rubbers aside (M-9, VS-5)."""
    total = 0
    for entry in entries:
        total += entry.amount if entry.column == side else -entry.amount
    return total
