"""The table in a real terminal: tmux holds it, types on it and reads it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from uuid import uuid4

import pytest

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux here")

PATIENCE = 60.0


class Terminal:
    """A terminal of so many columns and rows with a command in it."""

    def __init__(self, width: int, height: int) -> None:
        self._server = f"lomber-test-{uuid4().hex}"  # a server of one's own: the last one may still be going
        self._size = ("-x", str(width), "-y", str(height))

    def tmux(self, *arguments: str) -> str:
        command = ["tmux", "-L", self._server, "-f", "/dev/null", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
        return done.stdout

    def start(self, *arguments: str) -> None:
        path = os.pathsep.join(entry for entry in sys.path if entry)
        setting = ["env", f"PYTHONPATH={path}", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TERM=xterm-256color"]
        shell = " ".join(f"'{word}'" for word in [*setting, sys.executable, "-m", "lomber", *arguments])
        self.tmux("-u", "new-session", "-d", *self._size, f"{shell}; echo left with $?; cat")

    def keys(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def until(self, text: str) -> str:
        """The screen as soon as it shows this text."""
        end = time.monotonic() + PATIENCE
        screen = ""
        while time.monotonic() < end:
            screen = self.tmux("capture-pane", "-p")
            if text in screen:
                return screen
            time.sleep(0.1)
        raise AssertionError(f"{text!r} never came:\n{screen}")


@pytest.fixture(params=[(80, 24), (120, 40)], ids=["80x24", "120x40"])
def terminal(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    made = Terminal(*request.param)
    yield made
    made.tmux("kill-server")


def test_the_table_stands_in_a_terminal_and_is_left_in_peace(terminal: Terminal) -> None:
    terminal.start("play", "whist", "--seats", "me,random,random,random", "--seed", "7", "--lang", "ru")
    screen = terminal.until("▶ Вы")
    assert "╭" in screen
    assert "Козыри — " in screen
    assert "h совет" in screen
    terminal.keys("Right")
    terminal.until("┏")
    terminal.keys("h")
    terminal.until("Совет")
    terminal.keys("Space", "t")
    terminal.until("h порада")
    terminal.keys("q")
    assert "До зустрічі за столом!" in terminal.until("left with 0")


def test_plain_play_needs_no_screen(terminal: Terminal) -> None:
    terminal.start("play", "whist", "--plain", "--seed", "7", "--lang", "en")
    assert "You may play:" in terminal.until("Your move>")
    terminal.keys("quit", "Enter")
    assert "See you at the table!" in terminal.until("left with 0")
