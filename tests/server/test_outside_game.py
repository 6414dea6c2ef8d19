"""A game in a package of its own: installed, it is on the shelf, in the page, in the terminal, in an arena.

The package is `examples/lomber-oh-hell`, which the documents tell authors to copy. It is not installed here, but
lies beside the metadata that pip would write for it, made from its own pyproject.
"""

import json
import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package.source import ROOT
from tests.server.visitors import Server, Visitor, play_on

EXAMPLE = ROOT / "examples" / "lomber-oh-hell"
NAMES = {"en": "Oh Hell", "ru": "Ох, чёрт!", "uk": "От чорт!"}


LIST = """
import json
from lomber.games import CATALOGUE
from lomber.terminal.shelf import games_data

CATALOGUE.clear()  # to tell all of our own would take seconds
print(json.dumps(games_data()))
"""


def installed(folder: Path, games: dict[str, str]) -> str:
    """The PYTHONPATH of a place where a package with these entry points is installed."""
    metadata = folder / "lomber_oh_hell-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lomber-oh-hell\nVersion: 0.1.0\n")
    lines = [f"{name} = {value}" for name, value in games.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[lomber.games]", *lines]))
    # The same Lomber that this process imports, whether it is the checkout or an installed wheel.
    return os.pathsep.join([str(folder), str(EXAMPLE / "src"), *(path for path in sys.path if path)])


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return installed(tmp_path_factory.mktemp("site"), project["entry-points"]["lomber.games"])


def python(path: str, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LOMBER_LANG": "en"}
    return subprocess.run(
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=300,
        check=False,
    )


def lomber(path: str, *arguments: str, given: str = "") -> str:
    ran = python(path, "-m", "lomber", *arguments, given=given)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture
def anna(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    monkeypatch.setenv("PYTHONPATH", path)
    server = Server(tmp_path / "tables.db")
    visitor = Visitor(server)
    yield visitor
    visitor.close()
    assert server.stop() == 0


def test_it_is_on_the_shelf_with_its_words_and_rules_and_a_match_is_played_there(anna: Visitor) -> None:
    game = next(game for game in anna.get("/api/games")["games"] if game["id"] == "oh_hell")
    for lang, name in NAMES.items():
        words = anna.http.get(f"/api/words/{lang}/{game['family']}")
        assert words.status_code == 200 and f"game-oh-hell = {name}" in words.text
        rules = anna.get(f"/api/rules/{lang}/oh_hell")
        assert rules["pages"][0]["markdown"].startswith(f"# {name}") and rules["phases"]["bid"] == ["O-5"]
    made = anna.post("/api/tables", {"game": "oh_hell", "preset": "tiny", "seats": ["me", "book", "club"]})
    talk = anna.talk()
    talk.enter(made["table"])
    play_on(talk, made["table"], random.Random(1))
    assert talk.newest("table")["state"] == "over"


def test_it_is_in_the_list_of_the_terminal_and_played_there(path: str) -> None:
    ran = python(path, "-c", LIST)
    assert [game["names"] for game in json.loads(ran.stdout)] == [NAMES], ran.stderr
    said = lomber(path, "play", "oh_hell/tiny", "--plain", "--seed", "1", given="1\nhint\n1\n1\n")
    assert "How many tricks will you take?" in said and "The book advises" in said and "said 0" in said


def test_it_is_measured_replayed_and_learned_from_like_any_other(path: str, tmp_path: Path) -> None:
    assert "book − random" in lomber(path, "arena", "oh_hell/tiny", "--bots", "book,random", "--boards", "4")
    lomber(path, "selfplay", "oh_hell/tiny", "--deals", "1", "--seed", "3", "--records", str(tmp_path))
    record = str(next(tmp_path.glob("*.json")))
    assert "Score sheet" in lomber(path, "replay", record)
    assert "decisions judged" in lomber(path, "analyse", record)
    stepped = """
from lomber.env import make, vector
env = make("oh_hell/tiny")
env.reset(seed=7)
print(env.observe("seat_0")["observation"].shape == (sum(field.size for field in env.game.fields()),))
envs = vector("oh_hell/tiny", 4)
envs.reset(seed=7)
print(envs.step(envs.sample())[1].shape)
"""
    ran = python(path, "-c", stepped)
    assert ran.stdout.split("\n")[:2] == ["True", "(4, 3)"], ran.stderr


def test_it_keeps_every_promise_and_passes_its_own_tests(path: str) -> None:
    """Of the forms three, and not the whole tree: the rest is for its author, and half a minute longer."""
    tried = """
from lomber.conform import trials
for trial in trials("oh_hell"):
    if trial.form in ("oh_hell", "oh_hell/sealed", "oh_hell/tiny") and "tree" not in trial.asks:
        trial.run(0.1)
"""
    ran = python(path, "-c", tried)
    assert ran.returncode == 0, ran.stderr
    cases = str(EXAMPLE / "tests" / "test_oh_hell.py")
    ran = python(path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), cases)
    assert ran.returncode == 0, ran.stdout


def test_a_package_that_cannot_be_loaded_takes_no_other_game_along(tmp_path: Path) -> None:
    path = installed(
        tmp_path, {"gone": "nowhere_at_all:GAME", "wrong": "json:dumps", "oh_hell": "lomber_oh_hell:OH_HELL"}
    )
    ran = python(
        path,
        "-c",
        "from lomber import listings; print(*(n for n in listings() if n in 'gone wrong oh_hell whist'))",
    )
    assert ran.stdout.split() == ["whist", "oh_hell"]
    assert "the game gone (nowhere_at_all:GAME) cannot be loaded" in ran.stderr
    assert "json:dumps is function, and not a Listing" in ran.stderr
