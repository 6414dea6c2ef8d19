"""One pinned core: a process that wanders between cores measures the scheduler."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pinned_core() -> Iterator[int | None]:
    """Keep to one core inside the block and give back the former set of cores after it, whatever happens.

    Yields the core, or None where the system offers no pinning (macOS, Windows) or forbids it. The highest
    core is taken: the lowest usually serves the interrupts.
    """
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    try:
        os.sched_setaffinity(0, {core})
    except OSError:
        yield None
        return
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)
