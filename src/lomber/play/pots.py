"""A pot on the table: stakes and remises lie there until they are won, or go back to those who paid them.

Money is a plain integer without bound: remises double and treble, and a bold table passes 64 bits in an evening.
"""

from mypy_extensions import i64


class Pot:
    """What each seat has won or lost, and what lies on the table: together always nothing."""

    def __init__(self, players: i64) -> None:
        self.balances: list[int] = [0] * players
        self.paid: list[int] = [0] * players
        """What each has put towards the money that lies there now."""
        self.left: int = 0
        """The money on the table."""

    def copy(self) -> "Pot":
        other = Pot(0)
        other.balances = self.balances[:]
        other.paid = self.paid[:]
        other.left = self.left
        return other

    def pay(self, seat: i64, amount: int) -> None:
        """A seat puts money on the table."""
        self.balances[seat] -= amount
        self.paid[seat] += amount
        self.left += amount

    def draw(self, seat: i64, amount: int) -> None:
        """A seat takes money from the table; who takes the last of it leaves nothing that could go back."""
        self.balances[seat] += amount
        self.left -= amount
        if self.left == 0:
            self.paid = [0] * len(self.paid)
