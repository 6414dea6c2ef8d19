"""When Python looks for garbage that goes round in circles: when there is some, not when there are many tables.

Almost all that a server drops is freed at once, because references are counted. Circles are left by connections
that have closed, and by little else. Python's own measure is how much has survived: with a thousand tables in play
it looks through all of them every few seconds, half a second each time in which nobody is answered, for nothing.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from lomber.server.house import House

log = logging.getLogger("lomber.server")

LOOK = 15.0
"""Seconds between two looks at whether it is time."""
LEAST = 500
"""Fewer closed connections than this are no reason to sweep."""
LONGEST = 600.0
"""Seconds after which it is swept in any case."""
NEVER = 1_000_000_000


@contextmanager
def only_young() -> Iterator[None]:
    """What was loaded so far stays; what comes is looked at while it is young, and then only when it is swept."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(before[0], before[1], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class Broom:
    """Decides when everything is looked through. No clock here: `now` is told."""

    def __init__(self, now: float) -> None:
        self._gone = 0
        self._at = now

    def due(self, gone: int, here: int, now: float) -> bool:
        """Have as many gone since the last time as are here now? So those who have caused the work share it."""
        return gone - self._gone >= max(LEAST, here) or now - self._at >= LONGEST

    def swept(self, gone: int, now: float) -> None:
        self._gone = gone
        self._at = now


async def keep_swept(house: House) -> None:
    """Sweep whenever it is due, as long as the server runs."""
    broom = Broom(time.monotonic())
    while True:
        await asyncio.sleep(LOOK)
        now = time.monotonic()
        if broom.due(house.departed, len(house.connections), now):
            found = gc.collect()
            broom.swept(house.departed, now)
            log.info("swept", extra={"objects": found, "seconds": round(time.monotonic() - now, 3)})
