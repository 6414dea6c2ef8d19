"""Contests that are killed from outside."""

import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

ATTEMPTS = 20


def boards_in(file: Path) -> int:
    """The boards a contest has kept: all lines but the first."""
    return file.read_text(encoding="utf-8").count("\n") - 1 if file.exists() else 0


def killed_midway(command: list[str], file: Path, boards: int, **more: Any) -> None:
    """Start a contest and kill it when it has kept some of its boards and not all.

    Compiled, the rest takes a tenth of a second, and on a busy machine it may end before anybody looks at it again:
    then it is begun anew.
    """
    for _ in range(ATTEMPTS):
        file.unlink(missing_ok=True)
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more
        ) as running:
            while running.poll() is None and boards_in(file) < 1:
                time.sleep(0.001)
            running.kill()
        if running.returncode == -signal.SIGKILL and 0 < boards_in(file) < boards:
            return
    pytest.fail(f"it always ended before it could be killed, the last time with status {running.returncode}")
