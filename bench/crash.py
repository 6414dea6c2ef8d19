"""Kill the server at random moments while people play, and prove that nothing acknowledged is lost.

    python bench/crash.py --kills 200                          SQLite, in a temporary folder
    python bench/crash.py --kills 200 --db postgresql://…      PostgreSQL, an empty database

Guests play at several tables, alone against bots and in pairs, as fast as they are answered. After each SIGKILL
the database is read past the server: every gesture that was acknowledged must stand in its table's log, exactly
once and in its order. Then the server is started again; every guest comes back, repeats what had not been answered,
and must get another gesture acknowledged at his table before the next kill. One failure ends the run with exit 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.visitors import Choice, Door, Guest, Heard, Line, Served, progress

ALONE = ("whist", "rams", "cities", "stukolka")
PAIRS = 4
PATIENCE = 60.0
"""Seconds after which a table that has not gone on is a failure."""


class Lost(Exception):
    """What was acknowledged is not there, or a table does not go on."""


@dataclass
class Table:
    """What the people at a table have been promised."""

    id: str
    acknowledged: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    """Gestures that were refused though they had been offered."""
    over: bool = False


class Player:
    """A guest who plays whatever he is offered, at once."""

    def __init__(self, guest: Guest, table: Table, seat: int, chance: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.line: Line | None = None
        self.pending: tuple[str, str] | None = None
        """The gesture that was sent and not answered: its id and its move."""
        self.since_start = 0
        self._seat = seat
        self._chance = chance
        self._number = 0
        self._state = ""
        self._choices: list[Choice] = []
        self._seq = 0
        self._repeat = False

    async def come(self, host: str) -> None:
        """Enter the table, and repeat there what had no answer."""
        self.since_start = 0
        self._repeat = self.pending is not None
        self._choices = []
        self.line = await Line.enter(host, self.guest, self.table.id, self._heard)

    @property
    def settled(self) -> bool:
        return self.table.over or self.since_start > 0

    def _heard(self, heard: Heard) -> None:
        if heard.type == "table":
            self._state = heard.state
            self.table.over = heard.state == "over"
            if "next" in heard.may:
                self._say({"type": "next", "table": self.table.id})
            if "back" in heard.may:
                self._say({"type": "back", "table": self.table.id})
        elif heard.type == "scene" and heard.scene is not None:
            self._seq = heard.seq
            self._choices = [choice for choice in heard.scene.choices if not choice.aside]
            self._play()
        elif heard.type == "ack" and self.pending is not None and heard.id == self.pending[0]:
            self.table.acknowledged.append(self.pending[0])
            self.pending = None
            self.since_start += 1
            self._play()
        elif heard.type == "error" and self.pending is not None and heard.id == self.pending[0]:
            if heard.key != "stale":
                self.table.refused.append(f"{self.pending}: {heard}")
            self._repeat = True
            self._play()

    def _play(self) -> None:
        if self._repeat and self.pending is not None:
            self._repeat = False
            self._act(*self.pending)
        elif self.pending is None and self._choices:
            self._number += 1
            self.pending = (f"s{self._seat}.{self._number}", self._chance.choice(self._choices).text)
            self._choices = []
            self._act(*self.pending)

    def _act(self, id: str, move: str) -> None:
        self._say({"type": "act", "table": self.table.id, "seq": self._seq, "moves": [move], "id": id})

    def _say(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.say(message)


@dataclass
class Outcome:
    """What a run has seen."""

    kills: int = 0
    between: int = 0
    """Kills that fell while at least one gesture was sent and not yet acknowledged."""
    unanswered: int = 0
    """Gestures that had no answer when the server was killed,"""
    stored: int = 0
    """and those of them that were stored all the same."""
    acknowledged: int = 0
    tables: int = 0
    slowest: float = 0.0
    """Seconds from a start until every table had gone on."""


class Crash:
    """A run: tables, players, and a server that is killed again and again."""

    def __init__(self, db: str, seed: int, log: Path) -> None:
        self._db = db
        self._log = log
        self._chance = random.Random(seed)
        self._players: list[Player] = []
        self._tables: list[Table] = []
        self.outcome = Outcome()

    async def run(self, kills: int) -> Outcome:
        served = self._start()
        try:
            for kill in range(kills):
                begun = time.monotonic()
                self._fill(served)
                await asyncio.gather(*(player.come(served.host) for player in self._players))
                await self._settle()
                self.outcome.slowest = max(self.outcome.slowest, time.monotonic() - begun)
                await asyncio.sleep(self._chance.random() * 0.3)
                await self._kill(served)
                self._check()
                served = self._start()
                progress(f"kill {kill + 1} of {kills}, {self.outcome.acknowledged} acknowledged")
        finally:
            progress("")
            if served.process.poll() is None and served.stop() != 0:
                raise Lost("the server did not stop in order")
        return self.outcome

    def _start(self) -> Served:
        return Served(self._db, log=self._log)

    def _fill(self, served: Served) -> None:
        """Sit everybody down, again where a match has ended."""
        self._players = [player for player in self._players if not player.table.over]
        door = Door(served.host)
        alone = sum(len(self._at(player.table)) == 1 for player in self._players)
        for number in range(alone, len(ALONE)):
            guest = door.guest()
            game = ALONE[number] if not self.outcome.kills else self._chance.choice(ALONE)
            made = door.post(guest, "/api/play", {"game": game, "level": "random"})
            self._sit([guest], made["table"])
        for _ in range((len(self._players) - len(ALONE)) // 2, PAIRS):
            guests = [door.guest(), door.guest()]
            body = {"game": "humbug", "seats": ["me", "open"]}
            made = door.post(guests[0], "/api/tables", body)
            door.post(guests[1], "/api/join", {"invite": made["invite"]})
            self._sit(guests, made["table"])
        door.close()

    def _at(self, table: Table) -> list[Player]:
        return [player for player in self._players if player.table is table]

    def _sit(self, guests: list[Guest], id: str) -> None:
        table = Table(id)
        self._tables.append(table)
        for seat, guest in enumerate(guests):
            chance = random.Random(self._chance.random())
            self._players.append(Player(guest, table, seat, chance))

    async def _settle(self) -> None:
        """Every table has gone on."""
        end = time.monotonic() + PATIENCE
        while not all(player.settled for player in self._players):
            if refused := [said for player in self._players for said in player.table.refused]:
                raise Lost(f"refused: {refused}")
            if time.monotonic() > end:
                stuck = [player.table.id for player in self._players if not player.settled]
                raise Lost(f"tables that do not go on: {stuck}")
            await asyncio.sleep(0.01)

    async def _kill(self, served: Served) -> None:
        served.process.kill()
        # Whatever had been sent before the end is still heard: it counts as promised.
        await asyncio.gather(*(player.line.closed for player in self._players if player.line is not None))
        served.kill()
        unanswered = sum(player.pending is not None for player in self._players)
        self.outcome.kills += 1
        self.outcome.between += unanswered > 0
        self.outcome.unanswered += unanswered

    def _check(self) -> None:
        for player in self._players:
            table = player.table
            ids = stored_ids(self._db, table.id)
            if len(ids) != len(set(ids)):
                raise Lost(f"{table.id}: a gesture was stored twice: {ids}")
            if player.pending is not None and player.pending[0] in ids:
                self.outcome.stored += 1
            missing = [id for id in table.acknowledged if id not in ids]
            if missing:
                raise Lost(f"{table.id}: acknowledged, but not stored: {missing}")
            mine = [id for id in ids if id in set(table.acknowledged)]
            for seat in {id.partition(".")[0] for id in mine}:
                told = [id for id in table.acknowledged if id.startswith(f"{seat}.")]
                if [id for id in mine if id.startswith(f"{seat}.")] != told:
                    raise Lost(f"{table.id}: stored in another order than acknowledged")
        self.outcome.tables = len(self._tables)
        self.outcome.acknowledged = sum(len(table.acknowledged) for table in self._tables)


def stored_ids(db: str, table: str) -> list[str]:
    """The ids of people's gestures in a table's log, read past the server."""
    sql = "SELECT event FROM events WHERE table_id = ? ORDER BY number"
    if "://" in db:
        import psycopg

        with psycopg.connect(db) as postgres:
            rows = postgres.execute(sql.replace("?", "%s").encode(), (table,)).fetchall()
    else:
        connection = sqlite3.connect(f"file:{db}?mode=ro", uri=True)
        rows = connection.execute(sql, (table,)).fetchall()
        connection.close()
    events = [json.loads(row[0]) for row in rows]
    return [event["id"] for event in events if event["event"] == "acted" and event.get("id")]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", help="an empty PostgreSQL database; without it a file")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = given.db or str(Path(folder, "tables.db"))
        begun = time.monotonic()
        try:
            outcome = asyncio.run(Crash(db, given.seed, Path(folder, "log")).run(given.kills))
        except Lost as lost:
            print(f"LOST: {lost}", file=sys.stderr)
            return 1
    print(json.dumps({**vars(outcome), "seconds": round(time.monotonic() - begun)}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
