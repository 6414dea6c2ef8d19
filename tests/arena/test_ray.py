"""A Ray cluster of two nodes on this machine plays a contest, and one of them is killed in the middle.

Part of `./table test deep`, which installs Ray: a cluster takes half a minute to start, a minute on a busy machine.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.told import DEEP

ARENA = ["arena", "whist", "--bots", "book,random", "--boards", "480", "--seed", "5", "--json"]
QUIET = {"RAY_DISABLE_IMPORT_WARNING": "1", "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
PATIENCE = 120.0


def lomber(*arguments: str) -> subprocess.Popen[str]:
    path = os.pathsep.join(part for part in sys.path if part)
    return subprocess.Popen(
        [sys.executable, "-m", "lomber", *arguments],
        env=os.environ | QUIET | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def node(*arguments: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`ray start`, staying in the foreground; ended with all that it has started."""
    small = ["--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--block"]
    program = [sys.executable, "-m", "ray.scripts.scripts", "start", *arguments, *small]
    path = os.pathsep.join(part for part in sys.path if part)
    environment = os.environ | QUIET | {"PYTHONPATH": path, "RAY_TMPDIR": str(folder)}
    with (folder / "said").open("ab") as said:
        process = subprocess.Popen(program, env=environment, stdout=said, stderr=said, start_new_session=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        finally:
            kill_whole(process.pid)


def children(parent: int) -> list[int]:
    """All processes that descend from this one, the nearest first."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue
    found = [parent]
    for one in found:
        found += [child for child, its_parent in parents.items() if its_parent == one]
    return found[1:]


def kill_whole(process: int) -> None:
    for one in [process, *children(process)]:
        try:
            os.kill(one, 9)
        except ProcessLookupError:
            continue


def playing(process: int) -> bool:
    """Is a chunk of boards being played on this node? Ray names its processes by what they do."""
    for child in children(process):
        try:
            if b"ray::play_chunk" in Path(f"/proc/{child}/cmdline").read_bytes():
                return True
        except OSError:
            continue
    return False


def wait_for(what: str, condition: Callable[[], bool], still: subprocess.Popen[str] | None = None) -> None:
    """Look every hundredth of a second; what is awaited must come before the process it hangs on ends."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"no {what}"
        assert still is None or still.poll() is None, (
            f"it ended before there was {what}: {still.communicate()}"
        )
        time.sleep(0.01)


def listens(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.skipif(not DEEP, reason="part of the deep tests")
def test_a_cluster_of_two_nodes_gives_the_same_table_though_one_is_killed_in_the_middle(
    tmp_path: Path,
) -> None:
    with tempfile.TemporaryDirectory(prefix="ray") as short:  # Ray's sockets need a short path
        folder, port, file = Path(short), free_port(), tmp_path / "boards.jsonl"
        alone = lomber(*ARENA)
        with node("--head", f"--port={port}", "--include-dashboard=false", folder=folder):
            wait_for("head", lambda: listens(port))
            with node(f"--address=127.0.0.1:{port}", folder=folder) as second:
                together = lomber(*ARENA, "--file", str(file), "--ray", f"127.0.0.1:{port}")
                wait_for("play on the second node", lambda: playing(second.pid), together)
                wait_for("boards", lambda: file.read_text().count("\n") > 8, together)
                wait_for("a chunk to lose", lambda: playing(second.pid), together)
                kill_whole(second.pid)
                kept = file.read_text().count("\n") - 1
                said, complaint = together.communicate(timeout=PATIENCE)
    assert 0 < kept < 480, "the node was killed in the middle"
    assert together.returncode == 0, complaint
    expected, _ = alone.communicate(timeout=PATIENCE)
    assert json.loads(said) == json.loads(expected)
    numbers = sorted(json.loads(line)[0] for line in file.read_text().splitlines()[1:])
    assert numbers == list(range(480))
