"""What people add to the shuffle before a hand, and how long the deal waits. No timer here: `now` is told."""

from __future__ import annotations

from collections.abc import Iterable

from lomber.table.fair import FairHand

PATIENCE = 2.0
"""Seconds for which a deal waits at most."""


class Mixing:
    """What has been added to one secret. Who is absent or a bot adds nothing and is not waited for."""

    def __init__(self) -> None:
        self.added: dict[int, bytes] = {}
        self.until: float | None = None
        """When the deal is made at the latest; None: it is not waited for."""
        self._about: FairHand | None = None
        self._expected: set[int] = set()

    def concern(self, promised: FairHand | None) -> None:
        """This is the secret of the next hand: with another one everything begins anew."""
        if self._about is None or promised is None or promised.secret != self._about.secret:
            self.added = {}
            self.until = None
        self._about = promised

    def add(self, seat: int, given: bytes) -> bool:
        """Whether it counts: what a seat has added it cannot take back."""
        return self.added.setdefault(seat, given) == given

    def sat(self, seat: int, expected: bool) -> None:
        """Somebody else sits here now. Who has taken a seat is on his way to the table."""
        self.added.pop(seat, None)
        (self._expected.add if expected else self._expected.discard)(seat)

    def came(self, seat: int) -> None:
        self._expected.discard(seat)

    def ready(self, able: Iterable[int], now: float) -> bool:
        """Has everybody who is here and able to add done so, or is it too late? Asked first, the time begins."""
        missing = (set(able) | self._expected) - set(self.added)
        if missing and self.until is None:
            self.until = now + PATIENCE
        if missing and self.until is not None and now < self.until:
            return False
        self._expected.clear()
        return True
