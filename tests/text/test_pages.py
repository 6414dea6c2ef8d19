"""Whoever is refused a move or reads a figure on his sheet may look its rule up."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import lomber.games

FAMILIES = sorted(path.parent for path in Path(lomber.games.__file__).parent.glob("*/rules"))
NUMBER = re.compile(r"[A-Z]{1,4}-\d+[a-z]?")
ELSEWHERE = {"berserk": {"lint", "loader", "scenarios"}, "viceroy": {"checks", "loader", "typed"}}
"""Modules that cite what a file of cards must be, which is told where such files are described."""
RULES = Path(__file__).parents[2] / "docs" / "rules"
UNADVISED = {"bezique", "berserk", "viceroy"}
"""Whose documents give no advice: what their bots go by is our own, and stands with the bots."""
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


def advised(family: Path) -> set[str]:
    """The advice that the rules number and a hint gives; what a bot adds of its own (A-0) has no place there."""
    rules = RULES / f"{family.name}.md"
    numbered = (rules if rules.exists() else RULES / "mushka.md").read_text("utf-8")
    said = re.findall(
        r"^advice-(A-[A-Z]*\d+)", (family / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE
    )
    return set(said) & set(re.findall(r"A-[A-Z]*\d+", numbered))


def told(pages: Iterable[Path]) -> set[str]:
    """The numbers that stand in bold on these pages."""
    bold = " ".join(
        part for page in pages for part in re.findall(r"\*\*([^*]+)\*\*", page.read_text("utf-8"))
    )
    return set(re.findall(r"[A-Z]{1,4}-[A-Z]{0,2}\d+[a-z]?", bold))


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_rule_that_is_cited_stands_on_a_page_of_the_rules(family, lang):
    on_pages = told((family / "rules").glob(f"*.{lang}.md"))
    assert {number for number in cited(family) - on_pages if (family.name, number) not in NEIGHBOURS} == set()


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
@pytest.mark.parametrize(
    "family", [family for family in FAMILIES if family.name not in UNADVISED], ids=lambda family: family.name
)
def test_every_piece_of_the_books_advice_that_a_hint_cites_stands_on_a_page_of_the_rules(family, lang):
    """A learner who is told “A-33” reads on there: Vint's pages had none of it, those of Preferans a third."""
    assert advised(family) - told((family / "rules").glob(f"*.{lang}.md")) == set()
