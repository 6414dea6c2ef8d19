"""`lomber problems`: the list, a problem told and solved, a problem played line by line."""

from __future__ import annotations

import io
import json
import sys

import pytest

from lomber.cli import main
from lomber.problems import tasks


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(["problems", *arguments]) == status
    told = capsys.readouterr()
    return told.err if status else told.out


def test_problems_are_listed_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "--lang", "en").splitlines()
    assert told[-1] == f"{len(tasks())} problems"
    assert any("kovalevskaya" in line and "Kovalevskaya’s misère · hard" in line for line in told)
    whist = said(capsys, "list", "whist", "--lang", "ru")
    assert "Впустка · лёгкая" in whist
    assert "kovalevskaya" not in whist
    listed = json.loads(said(capsys, "list", "--json"))
    assert [one["id"] for one in listed] == list(tasks())


def test_a_problem_is_told_and_its_solution_only_if_asked(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "show", "throw-in", "--lang", "en")
    assert "Of the tricks still to come, take at least 2." in told
    assert "Hand (Vera, West): K♠ J♠ K♥" in told
    assert "2♥ K♥" not in told
    assert "Best play by all: 2♥ K♥" in said(capsys, "show", "throw-in", "--solution", "--lang", "en")
    assert "There is no problem “nothing”" in said(capsys, "show", "nothing", "--lang", "en", status=2)


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: str, *more: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    return said(capsys, "play", "throw-in", "--plain", "--lang", "en", *more)


def test_the_two_hands_of_one_person_have_different_names(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "show", "kovalevskaya", "--lang", "ru")
    assert "→ Вы: первая рука" in told
    assert "  Ваша вторая рука: сдаёт" in told


def test_a_problem_is_solved_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "AS\nundo\nhint\n2H\n3S\nQS\n")
    assert told.count("The goal has slipped away") == 1
    assert "Solved! Give up the heart" in told
    assert "Vera: K♥" in told


def test_who_wants_to_think_for_himself_hears_it_at_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "AS\n" + "1\n" * 8, "--quiet")
    assert "slipped away" not in told
    assert "Not this time." in told
