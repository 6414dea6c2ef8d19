"""A written record: what tricks write off and remises write on, and who is first at nothing. Pure functions.

A figure that is written on (приписать) is positive, one that is written off (отписать, списать) negative.
"""

from typing import Final

from lomber.table.sheet import Entry

REMISE: Final = 5
FINE: Final = 5


class Terms:
    """The options that every scorer of the family reads."""

    def __init__(self, start: int, price: int, overshoot: str, no_score: bool) -> None:
        self.start = start
        self.price = price
        self.overshoot = {"off": 0, "one_or_two": 2, "any": 5}[overshoot]
        """The highest record to which M-21 applies; 0: to none."""
        self.no_score = no_score
        """A sole player writes nothing (`sole_player=no_score`)."""
        self.stake = 0
        """What every loser pays instead of his record; 0: his record (the footnote of the document)."""
        self.seat_order = False
        """Of several who finish together the nearest the dealer's left has won, not the first in the tricks."""
        self.settles = "M-23"
        """The rule by which a won pulka is paid."""


class Outcome:
    """What is written, the new records, and whose the pulka is (-1: nobody's)."""

    def __init__(self, hand: int, records: list[int]) -> None:
        self.hand = hand
        self.entries: list[Entry] = []
        self.records = list(records)
        self.winner = -1

    def write(self, seat: int, amount: int, reason: str, rule: str) -> None:
        """On the record; nothing is not written."""
        if amount:
            self.entries.append(Entry(self.hand, seat, "record", amount, reason, rule))
            self.records[seat] += amount

    def pay(self, seat: int, amount: int, reason: str, rule: str) -> None:
        """On the side account (на стороне)."""
        if amount:
            self.entries.append(Entry(self.hand, seat, "balance", amount, reason, rule))


def overshot(terms: Terms, record: int, tricks: int) -> bool:
    """M-21: more tricks than the small figure he had left."""
    return record <= terms.overshoot and tricks > record


def first_at_nothing(order: list[int], left: dict[int, int], steps: list[list[tuple[int, int]]]) -> int:
    """Who first wrote off all he had left, in the order of the tricks (M-22); -1: nobody.

    `left` holds the seats that have finished, with what they had to write off; `steps` say, trick by trick, who
    wrote off how much, in the order in which it counts within the trick. Who finished without any trick comes
    after the others, in `order`.
    """
    for step in steps:
        for seat, amount in step:
            if seat in left:
                left[seat] -= amount
                if left[seat] <= 0:
                    return seat
    for seat in order:
        if seat in left:
            return seat
    return -1


def settle(terms: Terms, out: Outcome) -> None:
    """The winner takes what each other has left, at the price, or the agreed stake; nobody owes less than 0.

    What he takes is written even where nobody has anything left: with it the pulka ends on the sheet.
    """
    total = 0
    for seat, record in enumerate(out.records):
        if seat != out.winner:
            due = terms.stake if terms.stake else max(record, 0) * terms.price
            out.pay(seat, -due, "owes", terms.settles)
            total += due
    out.entries.append(Entry(out.hand, out.winner, "balance", total, "takes", terms.settles))


def standing(terms: Terms, records: list[int]) -> list[int]:
    """A pulka broken off: each pays each the difference of their records (ours; the rules are silent)."""
    left = [max(record, 0) for record in records]
    total = sum(left)
    return [(total - len(left) * one) * terms.price for one in left]
