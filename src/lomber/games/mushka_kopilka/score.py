"""The cash-box of Kopilka: contributions, fees and remises into it, and its division. Pure functions, kopecks."""

from typing import Any, Final

from lomber.table.sheet import Entry

DEALS: Final = 4
"""A party (партия): one deal by each (KO-2)."""


class Terms:
    """The options that the money depends on."""

    def __init__(self, options: Any) -> None:
        self.players: int = options.players
        self.contribution: int = options.contribution
        self.fee: int = options.game_fee
        self.remise: int = options.remise
        self.prices: list[int] = options.prices()
        self.exempts: bool = options.remise_exempts_first_out


def contributions(terms: Terms, hand: int) -> list[Entry]:
    """Before the party each pays into the box (KO-3, KO-13)."""
    return [
        Entry(hand, seat, "balance", -terms.contribution, "contribution", "KO-3")
        for seat in range(terms.players)
    ]


def fees(terms: Terms, hand: int, first_out: int, tricks: list[int], false: list[int]) -> list[Entry]:
    """After a deal: the first out pays nothing; the others the fee, and without a trick the remise (KO-11).

    The fine for a false pass is not waived for anybody (6.3).
    """
    entries: list[Entry] = []
    for seat in range(terms.players):
        if seat != first_out and terms.fee:
            entries.append(Entry(hand, seat, "balance", -terms.fee, "fee", "KO-11"))
        owes = not tricks[seat] and (seat != first_out or not terms.exempts)
        if owes and terms.remise:
            entries.append(Entry(hand, seat, "balance", -terms.remise, "remise", "KO-11"))
        if false[seat] and terms.remise:
            words = {"number": false[seat]}
            entries.append(
                Entry(hand, seat, "balance", -terms.remise * false[seat], "false-pass", "KO-7", words)
            )
    return entries


def claim(terms: Terms, tally: list[int]) -> int:
    """What the tricks of one player are worth: singles by suit, then doubles by suit (KO-12)."""
    return sum([terms.prices[i % 4] * (1 + i // 4) * count for i, count in enumerate(tally)])


def cut(box: int, claims: list[int], order: list[int]) -> list[int]:
    """The claims, or where the box cannot cover them their shares: odd kopecks by largest fraction (KO-12)."""
    total = sum(claims)
    if total <= box:
        return list(claims)
    parts = [one * box // total for one in claims]
    rests = sorted([(-(claims[seat] * box % total), at, seat) for at, seat in enumerate(order)])
    for _, _, seat in rests[: box - sum(parts)]:
        parts[seat] += 1
    return parts


def division(
    terms: Terms, hand: int, box: int, tallies: list[list[int]], order: list[int], first_out: int
) -> list[Entry]:
    """After the fourth deal: each is paid for his tricks, the first out of that deal takes the rest (KO-12).

    `order`: the seats from the fourth dealer's left. A party broken off has no first out (-1): the rest is shared
    alike, odd kopecks in that order (ours).
    """
    paid = cut(box, [claim(terms, tally) for tally in tallies], order)
    entries = [Entry(hand, i, "balance", a, "tricks", "KO-12") for i, a in enumerate(paid) if a]
    rest = box - sum(paid)
    if first_out >= 0:
        shares = [rest if seat == first_out else 0 for seat in range(terms.players)]
    else:
        shares = [rest // terms.players] * terms.players
        for seat in order[: rest % terms.players]:
            shares[seat] += 1
    entries += [Entry(hand, i, "balance", a, "rest", "KO-12") for i, a in enumerate(shares) if a]
    return entries
