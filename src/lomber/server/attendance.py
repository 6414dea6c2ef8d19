"""Who is at the table, who has gone, and since when: what must be known before a bot may sit in for somebody."""

from __future__ import annotations

from collections.abc import Iterable


class Attendance:
    """The people of one table, by their seats. No timer here: `now` is told."""

    def __init__(self, grace: float, now: float) -> None:
        self._grace = grace
        self._begun = now
        self._gone: dict[int, float] = {}
        self._tonight: set[int] = set()
        """Who has been here since the table last stood empty."""

    def came(self, seat: int, company: Iterable[int]) -> None:
        """Somebody sits down at his place; `company` are those who were there before him."""
        if not set(company):
            self._tonight.clear()
        self._tonight.add(seat)
        self._gone.pop(seat, None)

    def went(self, seat: int, now: float) -> None:
        self._gone[seat] = now

    def patience_ends(self, seat: int) -> float:
        """Until when the table waits for somebody who is not here."""
        return self._gone.get(seat, self._begun) + self._grace

    def left_the_company(self, seat: int) -> bool:
        """Did he go while others stayed? Who has not come this evening may have agreed on another one."""
        return seat in self._tonight
