"""The match around the deals: who deals, who still plays, and what is written where."""

from typing import Any

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.piquet.score import Pair, Terms, money, race_payments
from lomber.play.turns import after
from lomber.table.sheet import Column, Entry, Sheet

PAIRS = [[0, 1], [1, 2], [0, 2]]
"""Who plays whom: the two of Piquet, and in Norman koroliki every two of the three (N-15)."""


class Setting:
    """How a match goes: koroliki of two, koroliki of three pairs, or a race of three."""

    def __init__(self, options: Any) -> None:
        self.players: i64 = options.players()
        self.norman: bool = options.form == "norman"
        self.race: bool = self.norman and options.norman_mode == "race"
        self.draw: bool = options.draw
        self.same_dealer: bool = options.korolik_deal == "same"
        self.hands: int = -1 if options.hands is None else options.hands
        self.terms = Terms(options)


class Match:
    """Koroliki, parties and races, and whose deal it is."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.players: i64 = setting.players
        self.dealer: i64 = setting.players - 1
        self.drawing: i64 = BIT[setting.players] - 1 if setting.draw else 0
        """Who draws for the deal (P-3): everybody, then those who drew equal lowest cards."""
        self.left: i64 = 0
        """Who has reached the sum of the race and left (N-11)."""
        self.deals: int = 0
        self.totals: list[int] = [0] * int(setting.players)
        self.payments: list[int] = [0] * int(setting.players)
        number = 0 if setting.race else (3 if setting.norman else 1)
        self.pairs: list[Pair] = [Pair(setting.terms) for _ in range(number)]
        self.entries: list[Entry] = []
        self.ended = False

    def copy(self) -> "Match":
        other = Match(self.setting)
        other.dealer = self.dealer
        other.drawing = self.drawing
        other.left = self.left
        other.deals = self.deals
        other.totals = self.totals[:]
        other.payments = self.payments[:]
        other.pairs = [pair.copy() for pair in self.pairs]
        other.entries = self.entries[:]
        other.ended = self.ended
        return other

    def playing(self) -> i64:
        """Mask of the seats that still play."""
        return (BIT[self.players] - 1) & ~self.left

    def seats(self) -> list[int]:
        """Who plays this deal: from the dealer's left, the dealer last."""
        found: list[int] = []
        seat = self.dealer
        for _ in range(size(self.playing())):
            seat = after(seat, self.playing(), self.players)
            found.append(int(seat))
        return found

    # -- after a deal

    def write(self, counts: list[int]) -> None:
        """The final counts of a deal by seat (of those who play)."""
        self.deals += 1
        if self.setting.race:
            self.write_race(counts)
        else:
            for number, pair in enumerate(self.pairs):
                two = PAIRS[number]
                columns = [2 * number, 2 * number + 1]
                self.entries.extend(pair.write(self.deals, [counts[two[0]], counts[two[1]]], columns))
            self.ended = self.pairs[0].parties >= (1 if self.setting.norman else self.setting.terms.parties)
        if self.setting.hands >= 0 and self.deals >= self.setting.hands:
            self.ended = True

    def write_race(self, counts: list[int]) -> None:
        """N-11: each adds his own count; who has reached the sum leaves; the last one pays (N-13, N-14)."""
        for seat in self.seats():
            self.totals[seat] += counts[seat]
            self.entries.append(Entry(self.deals, seat, "total", counts[seat], "own-count", "N-11", {}))
        here = self.playing()
        for seat in self.seats():
            if self.totals[seat] >= self.setting.terms.target:
                here &= ~BIT[seat]
        if size(here) == 1:
            loser = after(0, here, self.players)
            for entry in race_payments(self.setting.terms, self.deals, self.totals, int(loser)):
                self.entries.append(entry)
                self.payments[entry.column] += entry.amount
        self.ended = size(here) < 2

    def pass_deal(self) -> None:
        """Who deals next: in koroliki of two by a new draw for each (P-3), else to the left (N-1, N-12)."""
        if self.setting.race:
            for seat in self.seats():
                if self.totals[seat] >= self.setting.terms.target:
                    self.left |= BIT[seat]
        new_korolik = not self.setting.norman and len(self.pairs[0].records) % 2 == 0
        if new_korolik and self.setting.draw:
            self.drawing = BIT[self.players] - 1
        elif self.setting.norman or new_korolik or not self.setting.same_dealer:
            self.dealer = after(self.dealer, self.playing(), self.players)

    # -- what it comes to

    def scores(self) -> list[int]:
        """Kopecks. Of koroliki only what is finished counts (PG-13); an unfinished race by its totals."""
        terms = self.setting.terms
        if self.setting.race:
            short = [total for total in self.totals if total < terms.target]
            if len(short) < 2:  # run to its end: paid, or nobody has lost (N-13)
                return self.payments[:]
            return [sum(money(terms, own - other) for other in self.totals) for own in self.totals]
        found = [0] * int(self.players)
        for number, pair in enumerate(self.pairs):
            found[PAIRS[number][0]] += money(terms, pair.net())
            found[PAIRS[number][1]] -= money(terms, pair.net())
        return found

    def sheet(self) -> Sheet:
        """Two columns with game records and side figures (4.1 of the rules), or the totals of a race."""
        columns: list[Column] = []
        if self.setting.race:
            for seat in range(self.players):
                totals = {"total": self.totals[seat]}
                if any(self.payments):
                    totals["payment"] = self.payments[seat]
                columns.append(Column((int(seat),), "", totals))
            notes = {"target": self.setting.terms.target}
            return Sheet("piquet", tuple(columns), tuple(self.entries), notes)
        for number, pair in enumerate(self.pairs):
            for side in (0, 1):
                totals = {"game": pair.sums[side], "side": pair.side[side]}
                columns.append(Column((PAIRS[number][side],), "", totals))
        notes = {"games": len(self.pairs[0].records), "factor": max(pair.factor for pair in self.pairs)}
        return Sheet("piquet", tuple(columns), tuple(self.entries), notes)
