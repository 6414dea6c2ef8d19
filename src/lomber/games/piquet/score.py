"""Sheets: koroliki and parties of two (P-24 … P-29), the race of three (N-11 … N-15). Pure of cards."""

from typing import Any

from lomber.table.sheet import Entry


class Terms:
    """What was agreed about the settlement."""

    def __init__(self, options: Any) -> None:
        self.up: bool = options.rounding == "up"
        self.stack: bool = options.refet_stack
        self.parties: int = options.parties
        self.stake: int = options.stake
        self.stake_points: int = options.stake_points
        self.target: int = options.target
        self.fixed: int = options.norman_fixed if options.norman_pay == "fixed" else 0


def money(terms: Terms, points: int) -> int:
    """Whole kopecks for points won or lost: for 260 at one a point 260, at a tenth 26, at a twentieth 13 (§46)."""
    kopecks = abs(points) * terms.stake // terms.stake_points
    return kopecks if points > 0 else -kopecks


def to_tens(terms: Terms, number: int) -> int:
    """To the nearest ten, fives up (P-26); or always up."""
    return (number + (9 if terms.up else 5)) // 10 * 10


class Pair:
    """The sheet of two players: game records, and side figures for koroliki and parties."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.records: list[list[int]] = []
        """The games of the partie, in progress or just ended: who wrote (0, 1; -1: refet), and how much."""
        self.side: list[int] = [0, 0]
        self.sums: list[int] = [0, 0]
        """What the game records of each come to."""
        self.factor: int = 1
        self.refets: int = 0
        self.parties: int = 0

    def copy(self) -> "Pair":
        other = Pair(self.terms)
        other.records = self.records[:]
        other.side = self.side[:]
        other.sums = self.sums[:]
        other.factor = self.factor
        other.refets = self.refets
        other.parties = self.parties
        return other

    def net(self) -> int:
        """What the first has won of the second, in points: finished koroliki and parties only (PG-13)."""
        return self.side[0] - self.side[1]

    def write(self, hand: int, counts: list[int], columns: list[int]) -> list[Entry]:
        """The result of a game (P-24), and what it closes. A finished partie stands there until the next begins."""
        entries: list[Entry] = []
        if len(self.records) == 6:
            self.records = []
            self.sums = [0, 0]
        difference = counts[0] - counts[1]
        words: dict[str, Any] = {"own": max(counts), "other": min(counts), "factor": self.factor}
        if difference == 0:
            self.records.append([-1, 0])
            self.refets += 1
            entries.extend(Entry(hand, column, "game", 0, "refet", "P-29", words) for column in columns)
        else:
            who = 0 if difference > 0 else 1
            amount = abs(difference) * self.factor
            self.records.append([who, amount])
            self.sums[who] += amount
            reason = "game-difference" if self.factor == 1 else "game-doubled"
            rule = "P-24" if self.factor == 1 else "P-29"
            entries.append(Entry(hand, columns[who], "game", amount, reason, rule, words))
        if len(self.records) % 2 == 0:
            entries.extend(self.close_korolik(hand, columns))
        if len(self.records) == 6:
            entries.extend(self.close_partie(hand, columns))
        return entries

    def close_korolik(self, hand: int, columns: list[int]) -> list[Entry]:
        """P-25; a refet doubles the next korolik (P-29)."""
        sums = [0, 0]
        for who, amount in self.records[-2:]:
            if who >= 0:
                sums[who] += amount
        self.factor = 1 if not self.refets else (4 if self.refets == 2 and self.terms.stack else 2)
        self.refets = 0
        return self.hundred(hand, columns, sums, "korolik", "P-25")

    def hundred(self, hand: int, columns: list[int], sums: list[int], reason: str, rule: str) -> list[Entry]:
        """A hundred and the difference, rounded, to the side of the larger; nothing where they are equal."""
        if sums[0] == sums[1]:
            return []
        who = 0 if sums[0] > sums[1] else 1
        amount = to_tens(self.terms, 100 + abs(sums[0] - sums[1]))
        self.side[who] += amount
        return [
            Entry(hand, columns[who], "side", amount, reason, rule, {"difference": abs(sums[0] - sums[1])})
        ]

    def close_partie(self, hand: int, columns: list[int]) -> list[Entry]:
        """P-27, and the blank sheet (сквозная запись, P-28)."""
        entries = self.hundred(hand, columns, self.sums, "partie", "P-27")
        wrote = [any(who == side for who, _ in self.records) for side in (0, 1)]
        for side in (0, 1):
            if wrote[side] and not wrote[1 - side]:
                self.side[side] += 100
                entries.append(Entry(hand, columns[side], "side", 100, "blank-sheet", "P-28", {}))
        self.parties += 1
        return entries

    def written(self) -> list[Any]:
        """As a description keeps it."""
        return [self.records[:], self.side[:], self.sums[:], self.factor, self.refets, self.parties]


def race_payments(terms: Terms, hand: int, totals: list[int], loser: int) -> list[Entry]:
    """N-14: the last pays each of the others what he lacks, or a fixed sum."""
    points = terms.fixed or terms.target - totals[loser]
    amount = money(terms, points)
    wins = "wins-fixed-race" if terms.fixed else "wins-race"
    entries: list[Entry] = []
    for seat in range(len(totals)):
        paid = -amount * (len(totals) - 1) if seat == loser else amount
        reason = "pays-race" if seat == loser else wins
        entries.append(Entry(hand, seat, "payment", paid, reason, "N-14", {"points": points}))
    return entries
