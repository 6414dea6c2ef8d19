"""Many tables at once: moves a second, time until a move is acknowledged, memory a table takes.

    python bench/load.py --tables 2000 --seconds 30             ours, then boardgame.io beside it
    python bench/load.py --tables 2000 --think 0                as fast as they are answered
    python bench/load.py --tables 2000 --db postgresql://…      ours on PostgreSQL

At every table two people sit, each on a WebSocket of his own, and think for about `--think` seconds before a move.
Our tables play Humbug (Whist for two); a move is timed from the moment it is sent until it is acknowledged, which
is when it is on the disk. boardgame.io serves the tic-tac-toe of its own tutorial from memory; it acknowledges
nothing, so a move is timed until its sender hears the new state. Both are spoken to by the same client, one process
beside the server: on two cores, one for each. boardgame.io needs Node and npm; without them it is left out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.visitors import Door, Guest, Heard, Line, Served, memory, processor_seconds, progress

BOARDGAME = Path(__file__).parent / "boardgame"
WARM = 5.0
"""Seconds of play before the measurement begins."""
OPENERS = 4
"""How many open tables at the same time."""


class Meter:
    """Latencies of the moves that were answered while it ran."""

    def __init__(self) -> None:
        self.running = False
        self.latencies: list[float] = []

    def note(self, seconds: float) -> None:
        if self.running:
            self.latencies.append(seconds)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


@dataclass
class Plan:
    tables: int
    seconds: float
    think: float
    warm: float = WARM
    meter: Meter = field(default_factory=Meter)
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    _held: list[Callable[[], None]] | None = field(default_factory=list)

    def soon(self, act: Callable[[], None]) -> None:
        """After having thought; but nobody plays before all tables are open: the first would starve the last."""
        if self._held is not None:
            self._held.append(act)
        elif self.think:
            seconds = self.think * (0.5 + self.chance.random())
            asyncio.get_running_loop().call_later(seconds, act)
        else:
            act()

    def begin(self) -> None:
        """Everybody sits: play."""
        held, self._held = self._held or [], None
        for act in held:
            self.soon(act)


class Side(Protocol):
    name: str

    @property
    def process(self) -> int: ...

    async def open(self, plan: Plan) -> list[Line]:
        """All tables are open, everybody sits."""
        ...

    def close(self) -> None: ...


# -- ours


class Player:
    """Plays any card he may, after a while."""

    def __init__(self, guest: Guest, table: str, plan: Plan) -> None:
        self.guest = guest
        self._table = table
        self._plan = plan
        self._number = 0
        self._asked = 0
        self._sent = 0.0

    async def come(self, host: str) -> Line:
        self._line = await Line.enter(host, self.guest, self._table, self._heard)
        return self._line

    def _heard(self, heard: Heard) -> None:
        if heard.type == "scene" and heard.scene is not None:
            moves = [choice.move for choice in heard.scene.choices if not choice.aside]
            if moves and self._asked != heard.seq:
                self._asked = heard.seq
                self._plan.soon(lambda: self._act(heard.seq, self._plan.chance.choice(moves)))
        elif heard.type == "ack" and heard.id is not None:
            self._plan.meter.note(time.perf_counter() - self._sent)
        elif heard.type == "table" and "next" in heard.may:
            self._line.say({"type": "next", "table": self._table})
        elif heard.type == "error" and heard.key not in ("stale", "not-between"):
            raise RuntimeError(f"refused: {heard}")

    def _act(self, seq: int, move: int) -> None:
        self._number += 1
        self._sent = time.perf_counter()
        message = {"type": "act", "table": self._table, "seq": seq, "moves": [move], "id": str(self._number)}
        self._line.say(message)


class Ours:
    def __init__(self, db: str, log: Path) -> None:
        self.name = "lomber, " + ("PostgreSQL" if "://" in db else "SQLite")
        self._served = Served(db, log=log)

    @property
    def process(self) -> int:
        return self._served.process.pid

    async def open(self, plan: Plan) -> list[Line]:
        numbers = iter(range(plan.tables))
        lines: list[Line] = []
        await asyncio.gather(*(self._open_some(numbers, plan, lines) for _ in range(OPENERS)))
        return lines

    async def _open_some(self, numbers: Iterator[int], plan: Plan, lines: list[Line]) -> None:
        """One of those who open tables at the same time, each through a door of his own."""
        with contextlib.closing(Door(self._served.host)) as door:
            for _ in numbers:
                guests, table = await asyncio.to_thread(self._pair, door)
                lines += [await Player(guest, table, plan).come(self._served.host) for guest in guests]
                progress(f"{self.name}: table {len(lines) // 2} of {plan.tables}")

    def _pair(self, door: Door) -> tuple[list[Guest], str]:
        """Two people at a table of their own."""
        guests = [door.guest(), door.guest()]
        body = {"game": "humbug", "options": {"hands": 100}, "seats": ["me", "open"]}
        made = door.post(guests[0], "/api/tables", body)
        door.post(guests[1], "/api/join", {"invite": made["invite"]})
        return guests, made["table"]

    def close(self) -> None:
        if self._served.stop() != 0:
            raise RuntimeError("the server did not stop in order")


# -- boardgame.io


SPACE = b"/tic-tac-toe,"
"""Their namespace, as Socket.IO writes it into each packet."""


class Noughts:
    """One side of a table of tic-tac-toe; when a match is over, both go on to the next."""

    def __init__(self, table: int, player: str, plan: Plan) -> None:
        self._table = table
        self._player = player
        self._plan = plan
        self._round = 0
        self._asked = -1
        self._sent: dict[int, float] = {}

    async def come(self, host: str) -> Line:
        return await Line.connect(host, "/socket.io/?EIO=4&transport=websocket", "", self._heard)

    @property
    def _match(self) -> str:
        return f"t{self._table}r{self._round}"

    def _heard(self, line: Line, packet: bytes) -> None:
        self._line = line
        if packet.startswith(b"0"):
            self._line.write(b"40" + SPACE)
        elif packet == b"2":
            self._line.write(b"3")
        elif packet.startswith(b"40"):
            self._sync()
        elif packet.startswith(b"42"):
            name, match, *rest = json.loads(packet[2 + len(SPACE) :])
            if match == self._match and name in ("sync", "update"):
                self._news(rest[0]["state"] if name == "sync" else rest[0])

    def _sync(self) -> None:
        self._emit(["sync", self._match, self._player, None, 2])

    def _emit(self, event: list[Any]) -> None:
        self._line.write(b"42" + SPACE + json.dumps(event, separators=(",", ":")).encode())

    def _news(self, state: dict[str, Any]) -> None:
        number: int = state["_stateID"]
        sent = self._sent.pop(number - 1, None)
        if sent is not None:
            self._plan.meter.note(time.perf_counter() - sent)
        if "gameover" in state["ctx"]:
            self._round += 1
            self._asked = -1
            self._sent.clear()
            self._sync()
        elif state["ctx"]["currentPlayer"] == self._player and self._asked != number:
            self._asked = number
            free = [cell for cell, mark in enumerate(state["G"]["cells"]) if mark is None]
            match = self._match
            self._plan.soon(lambda: self._click(match, number, self._plan.chance.choice(free)))

    def _click(self, match: str, number: int, cell: int) -> None:
        self._sent[number] = time.perf_counter()
        move = {"type": "clickCell", "args": [cell], "playerID": self._player}
        self._emit(["update", {"type": "MAKE_MOVE", "payload": move}, number, match, self._player])


class Theirs:
    name = "boardgame.io, in memory"

    def __init__(self) -> None:
        if not (BOARDGAME / "node_modules").exists():
            quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--silent"]
            subprocess.run(["npm", "--prefix", BOARDGAME, "install", *quiet], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._served = subprocess.Popen(
            ["node", BOARDGAME / "server.cjs", str(self._port)],
            env={"PATH": str(Path(shutil.which("node") or "").parent), "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
        )
        assert self._served.stdout is not None
        while self._served.stdout.readline() not in (b"serving\n", b""):
            pass

    @property
    def process(self) -> int:
        return self._served.pid

    async def open(self, plan: Plan) -> list[Line]:
        lines = []
        for table in range(plan.tables):
            for player in ("0", "1"):
                lines.append(await Noughts(table, player, plan).come(f"localhost:{self._port}"))
            progress(f"{self.name}: table {table + 1} of {plan.tables}")
        return lines

    def close(self) -> None:
        self._served.kill()
        self._served.wait()
        assert self._served.stdout is not None
        self._served.stdout.close()


# -- measuring


async def measure(side: Side, plan: Plan) -> dict[str, Any]:
    before, idle, began = memory(side.process), processor_seconds(side.process), time.monotonic()
    lines = await side.open(plan)
    opened_in, opening = time.monotonic() - began, processor_seconds(side.process) - idle
    plan.begin()
    await asyncio.sleep(plan.warm)
    taken = memory(side.process) - before
    busy, mine, begun = processor_seconds(side.process), time.process_time(), time.monotonic()
    plan.meter.running = True
    progress(f"{side.name}: measuring for {plan.seconds:.0f} s")
    await asyncio.sleep(plan.seconds)
    plan.meter.running = False
    seconds = time.monotonic() - begun
    busy, mine = processor_seconds(side.process) - busy, time.process_time() - mine
    progress("")
    moves = len(plan.meter.latencies)
    result = {
        "side": side.name,
        "tables": plan.tables,
        "think": plan.think,
        "moves_a_second": round(moves / seconds, 1),
        "p50_ms": round(plan.meter.percentile(0.5) * 1000, 2),
        "p99_ms": round(plan.meter.percentile(0.99) * 1000, 2),
        "worst_ms": round(plan.meter.percentile(1) * 1000, 2),
        "kib_a_table": round(taken / plan.tables / 1024, 1),
        "server_processor": round(busy / seconds, 2),
        "client_processor": round(mine / seconds, 2),
        "microseconds_a_move": round(1e6 * busy / moves) if moves else None,
        "milliseconds_an_opening": round(1e3 * opening / plan.tables, 1),
        "opened_a_second": round(plan.tables / opened_in, 1),
    }
    for line in lines:
        line.close()
    await asyncio.gather(*(line.closed for line in lines))
    return result


COLUMNS = {
    "side": "side",
    "tables": "tables",
    "moves_a_second": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "worst_ms": "worst ms",
    "kib_a_table": "KiB a table",
    "server_processor": "server cores",
    "client_processor": "client cores",
    "microseconds_a_move": "µs a move",
    "milliseconds_an_opening": "ms an opening",
    "opened_a_second": "opened/s",
}


def as_table(results: list[dict[str, Any]]) -> str:
    rows = [list(COLUMNS.values()), *[[str(result[name]) for name in COLUMNS] for result in results]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS))]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *[c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]])
        for row in rows
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1, help="seconds before a move, on average")
    parser.add_argument("--db", help="an empty PostgreSQL database; without it a file")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    sides: list[Callable[[Path], Side]] = [
        lambda folder: Ours(given.db or str(folder / "tables.db"), folder / "log")
    ]
    if not given.alone and shutil.which("npm"):
        sides.append(lambda folder: Theirs())
    results = []
    for make in sides:
        with tempfile.TemporaryDirectory() as name:
            side = make(Path(name))
            try:
                plan = Plan(given.tables, given.seconds, given.think)
                results.append(asyncio.run(measure(side, plan)))
            finally:
                side.close()
    print(json.dumps(results, indent=2) if given.json else as_table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
