"""The wheel by itself: it installs and plays where there is nothing but Python, no compiler and no Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

WHEEL = Path(os.environ.get("LOMBER_WHEEL", "dist"))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which only the wheel was installed; nothing else is on the path."""
    place = tmp_path_factory.mktemp("bare") / "venv"
    subprocess.run([sys.executable, "-m", "venv", place], check=True)
    programs = place / "bin"
    python = str(programs / "python")
    command = [python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", str(WHEEL)]
    subprocess.run(command, check=True, env=nothing_but(programs))
    return programs


def nothing_but(programs: Path) -> dict[str, str]:
    kept = {
        name: value for name, value in os.environ.items() if name.startswith(("PIP_", "HOME", "LANG", "SSL_"))
    }
    return kept | {"PATH": str(programs)}


def run(programs: Path, *arguments: str, typed: str = "") -> str:
    command = [str(programs / "lomber"), *arguments]
    env = nothing_but(programs)
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=env, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_compiled_and_lists_its_games(bare: Path) -> None:
    assert "compiled" in run(bare, "--version")
    assert len(json.loads(run(bare, "games", "--json"))["games"]) > 40


def test_a_deal_is_played_from_the_terminal(bare: Path) -> None:
    told = run(bare, "selfplay", "whist", "--deals", "2", "--bots", "book", "--seed", "1", "--json")
    assert json.loads(told)["deals"] >= 2
    assert "Whist" in run(bare, "rules", "whist", "--lang", "en")


@pytest.fixture
def served(bare: Path, tmp_path: Path) -> Iterator[str]:
    command = [str(bare / "lomber"), "serve", "--port", "0", "--db", str(tmp_path / "table.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=nothing_but(bare)) as server:
        assert server.stdout
        line = next(line for line in server.stdout if "http://" in line)
        yield next(word for word in line.split() if word.startswith("http://")).rstrip("/.")
        server.terminate()


def test_it_carries_the_page_and_serves_it(served: str) -> None:
    with urllib.request.urlopen(served) as answer:
        page = answer.read().decode()
    assert '<script type="module"' in page
    with urllib.request.urlopen(served + "/api/games") as answer:
        assert b"preferans" in answer.read()
