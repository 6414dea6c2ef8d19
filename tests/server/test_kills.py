"""Kills at random moments under load, on both databases: a few by default, two hundred in the deep run."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.crash import Crash

from tests.told import SIZE


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_by_a_kill_and_every_table_goes_on(
    request: pytest.FixtureRequest, db: Path, kind: str
) -> None:
    kills = {"quick": 1, "default": 3, "deep": 200}[SIZE]
    where = str(db) if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    outcome = asyncio.run(Crash(where, 7, db.with_suffix(".log")).run(kills))
    assert outcome.kills == kills
    assert outcome.acknowledged > 10 * kills
    assert outcome.between * 3 >= kills, "too few kills fell between a gesture and its acknowledgement"
