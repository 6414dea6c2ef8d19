"""Every numbered rule and worked case of docs/rules is cited by a test of its game."""

import re
from pathlib import Path

import pytest

from tests.docs.documents import ROOT

RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

NUMBER = re.compile(
    r"(?:^[\s|#>-]*|\*\*|/ )\**([A-Z][A-Z0-9]{0,3}-[A-Z]{0,2}\d+[a-z]?)(?=[\s.:*|/,)…])", re.MULTILINE
)


def numbers(text: str) -> list[str]:
    """The numbers that a rules file gives to its rules, cases and advice, in order."""
    return list(dict.fromkeys(NUMBER.findall(text)))


def is_cited(number: str, text: str) -> bool:
    """Written as in the rules (W-11), or as in the name of a test (W_11)."""
    written = re.escape(number).replace(r"\-", "[-_]")
    return bool(re.search(rf"(?<![A-Z]){written}(?!\d)", text))


def cited_by(game: str) -> str:
    """All tests and golden records whose path names the game."""
    files = [
        file
        for file in TESTS.rglob("*")
        if file.suffix in {".py", ".toml", ".json", ".md"} and game in str(file.relative_to(TESTS)).lower()
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def games() -> list[str]:
    return sorted(file.stem for file in RULES.glob("*.md") if file.stem != "README")


def missing(game: str) -> list[str]:
    cited = cited_by(game)
    text = Path(RULES, f"{game}.md").read_text(encoding="utf-8")
    return [number for number in numbers(text) if not is_cited(number, cited)]


@pytest.mark.parametrize("game", games())
def test_every_rule_and_case_is_cited_by_a_test(game):
    assert missing(game) == []


@pytest.mark.parametrize("game", games())
def test_every_rules_file_numbers_its_rules(game):
    assert len(numbers(Path(RULES, f"{game}.md").read_text(encoding="utf-8"))) > 10


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("W-1. Two packs", ["W-1"]),
        ("| W-2 | honours |", ["W-2"]),
        ("### W-C3: a case", ["W-C3"]),
        ("**WD-4.** shown / WD-5 too", ["WD-4", "WD-5"]),
        ("as W-6 says", []),
        ("W-7a. A half", ["W-7a"]),
    ],
)
def test_a_number_is_a_rule_where_it_stands_first(text, found):
    assert numbers(text) == found


@pytest.mark.parametrize(
    ("number", "text", "cited"),
    [
        ("W-1", "see W-1.", True),
        ("W-1", "def test_two_packs_W_1():", True),
        ("W-1", "W-11", False),
        ("W-1", "test_eleven_W_11", False),
        ("W-1", "HW-1", False),
        ("W-C1", "test_a_case_W_C1", True),
    ],
)
def test_a_number_is_cited_as_a_whole(number, text, cited):
    assert is_cited(number, text) is cited
