"""Take backups while people play, and prove that every restored server has every move that was acknowledged.

    python bench/backup.py --backups 20                          SQLite, in a temporary folder
    python bench/backup.py --backups 20 --db postgresql://…      PostgreSQL, an empty database

Guests play as in `bench/crash.py`, as fast as they are answered. Before each backup begins it is noted which
gestures have been acknowledged; `lomber admin backup` takes it, in a process of its own, beside the server; it is
restored into a new SQLite file. There every gesture that was noted must stand in its table's log, in its order, and
a server that is started on it must bring every table back. One failure ends the run with exit 1.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.crash import Crash, Lost, stored_ids
from bench.visitors import Served


@dataclass
class Taken:
    """What a run has seen."""

    backups: int = 0
    acknowledged: int = 0
    """Gestures that had been acknowledged when the last backup began,"""
    during: int = 0
    """those that were acknowledged while backups were being taken,"""
    caught: int = 0
    """and those of them that the backups hold all the same."""
    tables: int = 0
    slowest: float = 0.0
    """Seconds for a backup."""


class Backups(Crash):
    """A run: tables, players, and an administrator who takes one backup after another."""

    def __init__(self, db: str, seed: int, folder: Path) -> None:
        super().__init__(db, seed, folder / "log")
        self._folder = folder
        self.taken = Taken()

    async def take(self, backups: int) -> Taken:
        served = self._start()
        try:
            for number in range(backups):
                self._fill(served)
                await asyncio.gather(*(p.come(served.host) for p in self._players if p.line is None))
                await self._settle()
                await asyncio.sleep(self._chance.random() * 0.3)
                await self._backup(number)
        finally:
            served.kill()
        return self.taken

    async def _backup(self, number: int) -> None:
        file = self._folder / f"backup{number}"
        before = {table.id: list(table.acknowledged) for table in self._tables}
        begun = time.monotonic()
        portable = ["--portable"] if number % 2 else []
        await _admin("backup", str(file), *portable, "--db", self._db)
        self.taken.slowest = max(self.taken.slowest, time.monotonic() - begun)
        later = {table.id: list(table.acknowledged) for table in self._tables}
        restored = self._folder / f"restored{number}.db"
        await _admin("restore", str(file), "--db", str(restored))
        for table, promised in before.items():
            held = stored_ids(str(restored), table)
            for seat in {id.partition(".")[0] for id in promised}:
                mine = [id for id in promised if id.startswith(f"{seat}.")]
                if [id for id in held if id in set(mine)] != mine:
                    raise Lost(f"{table}: acknowledged before the backup, but not in it, or in another order")
            since = set(later[table]) - set(promised)
            self.taken.during += len(since)
            self.taken.caught += len(since & set(held))
        await asyncio.to_thread(_comes_back, str(restored), [t.id for t in self._tables if not t.over])
        self.taken.backups += 1
        self.taken.acknowledged = sum(map(len, before.values()))
        self.taken.tables = len(before)
        file.unlink()
        restored.unlink()


async def _admin(*words: str) -> None:
    command = [sys.executable, "-m", "lomber", "admin", *words]
    done = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
    if await done.wait() != 0:
        raise Lost(f"lomber admin {' '.join(words)}")


def _comes_back(db: str, tables: list[str]) -> None:
    """Every table is there again."""
    served = Served(db)
    try:
        door = http.client.HTTPConnection(served.host, timeout=60)
        for table in tables:
            door.request("GET", f"/api/tables/{table}")
            answer = door.getresponse()
            said = answer.read().decode()
            if answer.status != 200:
                raise Lost(f"{table} did not come back: {said}")
        door.close()
    finally:
        served.stop()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--backups", type=int, default=20)
    parser.add_argument("--db", help="an empty PostgreSQL database; without it a file")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        try:
            run = Backups(given.db or str(Path(folder, "tables.db")), given.seed, Path(folder))
            taken = asyncio.run(run.take(given.backups))
        except Lost as lost:
            print(f"LOST: {lost}", file=sys.stderr)
            return 1
    print(json.dumps({**vars(taken), "seconds": round(time.monotonic() - begun)}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
