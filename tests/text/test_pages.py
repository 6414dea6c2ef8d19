"""Whoever is refused a move or reads a figure on his sheet may look its rule up."""

import ast
import re
from pathlib import Path

import pytest

import lomber.games

FAMILIES = sorted(path.parent for path in Path(lomber.games.__file__).parent.glob("*/rules"))
NUMBER = re.compile(r"[A-Z]{1,4}-\d+[a-z]?")
ELSEWHERE = {"berserk": {"lint", "loader", "scenarios"}, "viceroy": {"checks", "loader", "typed"}}
"""Modules that cite what a file of cards must be, which is told where such files are described."""
NEIGHBOURS = {("mushka", "R-11")}
"""A kind of move that the games played as Mushka is have between them, and only Rams has at its table."""


def cited(family: Path) -> set[str]:
    """The numbers that the rules say as they are played; a piece of advice (A-1) has words of its own."""
    found: set[str] = set()
    for module in family.glob("*.py"):
        if module.stem != "options" and module.stem not in ELSEWHERE.get(family.name, ()):
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and NUMBER.fullmatch(str(node.value)):
                    found.add(str(node.value))
    return {number for number in found if not number.startswith("A-")}


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_rule_that_is_cited_stands_on_a_page_of_the_rules(family, lang):
    told: set[str] = set()
    for page in (family / "rules").glob(f"*.{lang}.md"):
        for bold in re.findall(r"\*\*([^*]+)\*\*", page.read_text("utf-8")):
            told.update(NUMBER.findall(bold))
    assert {number for number in cited(family) - told if (family.name, number) not in NEIGHBOURS} == set()
