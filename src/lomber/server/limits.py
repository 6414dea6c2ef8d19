"""How much of anything is allowed: sizes, rates, numbers. All in one place, so that a test can make them small."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from lomber.server.mistakes import TooFast


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """The defaults suit a club's server, where a whole club may come from one address: the room's."""

    requests: Rate = Rate(30, 150)
    """HTTP requests of one person, or of all from one address who have no cookie yet."""
    requests_by_address: Rate = Rate(300, 3000)
    changes: Rate = Rate(5, 30)
    """POST requests of one person."""
    tables: Rate = Rate(0.5, 20)
    """Tables made by one person."""
    tables_by_address: Rate = Rate(2, 100)
    positions: Rate = Rate(4, 30)
    """Described positions that one person has checked or asked for."""
    solvings: Rate = Rate(0.2, 5)
    """Described positions that one person has solved."""
    questions: Rate = Rate(2, 20)
    """Questions of one person to the solver about a problem, or about a hand that is over."""
    replays: Rate = Rate(4, 40)
    """Hands that are over, and records, for which one person asks."""
    messages: Rate = Rate(20, 40)
    """WebSocket messages of one connection."""
    logins: Rate = Rate(1 / 30, 10)
    """Wrong passwords for one login."""
    logins_by_address: Rate = Rate(0.1, 60)
    registrations: Rate = Rate(1 / 10, 60)
    """New members from one address."""
    lines: Rate = Rate(0.5, 6)
    """Lines of talk of one person."""
    reports: Rate = Rate(1 / 60, 5)
    """Reports of one person."""
    patience: int = 100
    """Messages over the rate, or malformed, after which a connection is closed."""
    clients: int = 10_000
    clients_by_address: int = 500
    tables_entered: int = 32
    """Tables one connection may follow at once."""
    open_tables: int = 100
    """Unfinished tables one person may sit at."""
    outbox: int = 256
    """Messages that may wait for a slow client."""
    idle_seconds: float = 600
    """After so long without a client a table leaves the memory; its log brings it back."""


def unlimited() -> Limits:
    """For measuring: one machine that plays all guests is not to be held back."""
    most = Rate(1e9, 1e9)
    return Limits(
        requests=most,
        requests_by_address=most,
        changes=most,
        tables=most,
        tables_by_address=most,
        positions=most,
        solvings=most,
        questions=most,
        replays=most,
        messages=most,
        clients=10**6,
        clients_by_address=10**6,
        open_tables=10**6,
    )


class Bucket:
    """A leaky bucket: `take` says whether one more is allowed now."""

    __slots__ = ("_rate", "_since", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.at_once
        self._since = now

    def take(self, now: float) -> bool:
        gained = (now - self._since) * self._rate.a_second
        self._tokens = min(self._rate.at_once, self._tokens + gained)
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds from the last `take` until the next one is allowed."""
        return max(0.0, 1 - self._tokens) / self._rate.a_second

    def give_back(self) -> None:
        self._tokens = min(self._rate.at_once, self._tokens + 1)


class Buckets:
    """A bucket per key (a person, an address); the longest unused ones are forgotten."""

    def __init__(self, rate: Rate, most: int = 50_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, key: str) -> None:
        """One more, or `TooFast` says when."""
        if not self.take(key):
            raise TooFast(self._buckets[key].wait())

    def take(self, key: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)

    def give_back(self, key: str) -> None:
        """What was taken is not counted after all."""
        if key in self._buckets:
            self._buckets[key].give_back()
