"""The sheet of a match, whatever the form: who has written what on whom, and the entries that explain it."""

from fractions import Fraction
from typing import Any

from mypy_extensions import i64

from lomber.games.preferans.outcome import Outcome
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.errors import BadPosition
from lomber.table.sheet import Entry, Sheet

DUTY_ALONE = {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}
"""Tricks of a single whister with both hands (PC-47, PM-42)."""

DUTY_EACH = {6: 2, 7: 1, 8: 1, 9: 1, 10: 1}
"""Tricks of each of two whisters, or of one who goes alone."""


def whole(results: list[Fraction]) -> list[int]:
    """Whole numbers with the sum nought: the largest fractions are rounded up, of equals the lower seat (PM-73)."""
    floors = [result.numerator // result.denominator for result in results]
    missing = -sum(floors)
    order = sorted(range(len(results)), key=lambda seat: (floors[seat] - results[seat], seat))
    for seat in order[:missing]:
        floors[seat] += 1
    return floors


def fraction_text(number: Fraction) -> str:
    """A figure as one writes it by hand: 155 2/3."""
    sign = "-" if number < 0 else ""
    value = abs(number)
    full, rest = divmod(value.numerator, value.denominator)
    if not rest:
        return f"{sign}{full}"
    part = f"{rest}/{value.denominator}"
    return f"{sign}{full} {part}" if full else f"{sign}{part}"


class Pulka:
    """The sheet of a match and all that is written on it. Forms override how hands are written and settled."""

    def __init__(self, players: i64) -> None:
        self.players: int = int(players)
        self.whists: list[list[int]] = [[0] * self.players for _ in range(self.players)]
        """`whists[i][j]`: what i has written on j."""
        self.entries: list[Entry] = []
        self.series = 0
        """All-pass hands since the last exit, where a form counts them (PM-60)."""

    def fresh(self) -> "Pulka":
        raise NotImplementedError

    def copy(self) -> "Pulka":
        other = self.fresh()
        other.whists = [row[:] for row in self.whists]
        other.entries = self.entries[:]
        return other

    # -- writing

    def note(
        self, hand: int, column: int, place: str, amount: int, reason: str, rule: str, **words: Any
    ) -> None:
        """A figure on the sheet; nothing is written for nought."""
        if amount:
            self.entries.append(Entry(hand, column, place, amount, reason, rule, words))

    def write_on(
        self, hand: int, writer: int, other: int, amount: int, reason: str, rule: str, **words: Any
    ) -> None:
        """`writer` writes whists on `other`."""
        self.whists[writer][other] += amount
        self.note(hand, writer, f"whists.{other}", amount, reason, rule, **words)

    def net(self, seat: int) -> int:
        """Whists written less whists written on him (PC-130)."""
        return sum(self.whists[seat]) - sum(row[seat] for row in self.whists)

    # -- what a form says

    def before_deal(self, hand: int, dealer: i64) -> None:
        """What is put up before the cards are dealt."""

    def sell(self, outcome: Outcome) -> None:
        """What the talon costs its buyer."""
        raise NotImplementedError

    def write(self, outcome: Outcome) -> None:
        """A hand is written down."""
        raise NotImplementedError

    def fine_peek(self, outcome: Outcome, seat: int) -> None:
        """Who looked at the talon before its buyer puts one remise of what the buyer plays (I-4).

        It is put up in this hand, and so cannot be taken in it (PC-68).
        """
        raise NotImplementedError

    def close(self) -> None:
        """All of a hand is written, remises and fines: what follows from it (PC-102)."""

    def is_finished(self, hands: int) -> bool:
        """Is the pulka over after so many hands?"""
        raise NotImplementedError

    def results(self) -> list[int]:
        """What each would have if it were settled now: whole numbers, their sum nought."""
        raise NotImplementedError

    def settle(self, hand: int) -> None:
        """The settlement, step by step, on the sheet."""
        raise NotImplementedError

    def floor(self) -> i64:
        """The lowest level of the next auction."""
        return 6

    def trick_price(self) -> int:
        """What a trick costs in the next all-pass hand."""
        return 0

    def price_paid(self) -> int:
        """What a trick cost in the all-pass hand that was written last."""
        return self.trick_price()

    def trick_worth(self, game: i64) -> int:
        """What a whister writes for a trick of this game."""
        raise NotImplementedError

    def game_price(self, game: i64) -> int:
        """V of a game by the old tables, beside which a trick has a price of its own (U-4); 0: today's."""
        return 0

    def single_duty(self, level: i64, partner: bool) -> int:
        """The tricks of a single whister, with the other hand or without it (PC-47)."""
        return DUTY_ALONE[int(level)] if partner else DUTY_EACH[int(level)]

    def each_duty(self, level: i64) -> int:
        """The tricks of each of two whisters (PC-47)."""
        return DUTY_EACH[int(level)]

    def only_second_answers(self, level: i64) -> bool:
        """Of two whisters: is there one trick between them, for which the second answers (PM-42)?"""
        return False

    def asked(self) -> list[int]:
        """Seats among which the declarer must choose whose record gives (PC-65)."""
        return []

    def choose_giver(self, hand: int, giver: int) -> None:
        """The declarer's choice among `asked`."""
        raise NotImplementedError

    def asks_parts(self) -> bool:
        """Must somebody say into how many parts the pot is cut (PC-102)?"""
        return False

    def divide(self, parts: int) -> None:
        """The pot is cut into so many parts."""
        raise NotImplementedError

    def is_late(self) -> bool:
        """Is it the end of the pulka, where everything is double (PC-91)?"""
        return False

    def sheet(self) -> Sheet:
        raise NotImplementedError

    def described(self) -> dict[str, Any]:
        """The figures, as `read` takes them."""
        return {"whists": [row[:] for row in self.whists]}

    def read(self, described: Described) -> None:
        self.whists = read_table(described, "whists", self.players)

    def whist_totals(self, seat: int) -> dict[str, int]:
        """What he has written on each other, from the left neighbour on, as it stands on paper (PC-4, U-6)."""
        others = [(seat + step) % self.players for step in range(1, self.players)]
        return {f"whists.{other}": self.whists[seat][other] for other in others}


def read_table(described: Described, name: str, players: int) -> list[list[int]]:
    """A square of figures; nobody writes on himself."""
    given = described.value(name, [[0] * players for _ in range(players)])
    rows = given if isinstance(given, list) else []
    if len(rows) != players or not all(
        isinstance(row, list) and len(row) == players and all(type(n) is int for n in row) for row in rows
    ):
        raise refusals.each_wanted(name, players)
    if any(rows[seat][seat] for seat in range(players)):
        raise BadPosition(f"{name}: nobody writes on himself", "writes-on-himself", part=name)
    return [list(row) for row in rows]


def missing_of_two(outcome: Outcome, custom: str) -> list[tuple[int, int]]:
    """What each of two whisters lacks, by the custom of the table (PM-42)."""
    level = int(outcome.level())
    each = DUTY_EACH[level]
    taken = [(seat, outcome.tricks[seat]) for seat in outcome.opponents()]
    if custom == "individual" or (custom == "soft" and level == 6):
        return [(seat, each - tricks) for seat, tricks in taken]
    missed = DUTY_ALONE[level] - outcome.against()
    if missed <= 0:
        return []
    if level <= 7:
        return [(seat, min(missed, each - tricks)) for seat, tricks in taken]
    return [(taken[1][0], missed)]


def answerable(outcome: Outcome, lacking: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Who pays for the tricks that whisters lack: after a revoke of the declarer he does (I-20); beside a fellow
    who revoked an innocent whister pays nothing (I-21)."""
    found: list[tuple[int, int]] = []
    for seat, tricks in lacking:
        if tricks <= 0:
            continue
        if outcome.revokes[outcome.declarer]:
            found.append((int(outcome.declarer), tricks))
        elif not outcome.is_excused() or outcome.revokes[seat]:
            found.append((seat, tricks))
    return found
