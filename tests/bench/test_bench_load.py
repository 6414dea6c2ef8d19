"""The load bench itself, on three tables: it plays, it times, it counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.load import Meter, Ours, Plan, as_table, measure


def test_three_tables_are_opened_played_and_timed(tmp_path: Path) -> None:
    side = Ours(str(tmp_path / "tables.db"), tmp_path / "log")
    try:
        result = asyncio.run(measure(side, Plan(3, seconds=3.0, think=0.05, warm=0.2)))
    finally:
        side.close()
    assert result["moves_a_second"] > 3
    assert 0 < result["p50_ms"] <= result["p99_ms"] <= result["worst_ms"]
    assert "lomber, SQLite" in as_table([result])


def test_percentiles_are_those_of_what_was_answered_while_measuring() -> None:
    meter = Meter()
    meter.note(99.0)
    meter.running = True
    for milliseconds in range(100):
        meter.note(milliseconds / 1000)
    assert meter.percentile(0.5) == 0.05
    assert meter.percentile(0.99) == 0.099
    assert meter.percentile(1) == 0.099
