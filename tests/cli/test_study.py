"""`lomber study` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.test_cli import run, sorry

SHORT = ("study", "stukolka", "--boards", "6", "--seed", "2")


def test_each_piece_of_advice_has_its_line_and_its_interval(tmp_path: Path) -> None:
    file = str(tmp_path / "study.jsonl")
    result = run(*SHORT, "--json", "--file", file)
    assert result.returncode == 0, result.stderr
    data = json.loads(result.stdout)
    assert data["game"] == "stukolka"
    assert [piece["number"] for piece in data["advice"]][:3] == ["A-U1", "A-U2", "A-U4"]
    assert all(piece["low"] <= piece["worth"] <= piece["high"] for piece in data["advice"])
    assert any(piece["changed"] > 0 for piece in data["advice"])
    told = run(*SHORT, "--file", file, "--lang", "en").stdout
    assert "the book tested on 6 boards" in told
    assert "Always knock on a sure trick" in told


def test_mistakes_are_answered_with_a_sentence(tmp_path: Path) -> None:
    assert "The book has no advice “A-99”" in sorry(run(*SHORT, "--advice", "A-99"))
    assert "cannot be opened" in sorry(run(*SHORT, "--file", str(tmp_path)))
