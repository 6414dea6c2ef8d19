"""Where the rules are opened: each family's `rules/phases.toml` names rules that its pages have."""

from __future__ import annotations

import importlib.resources
import random
import re
from pathlib import Path

import pytest

from lomber.games import listings, make
from lomber.server import catalogue
from lomber.table.table import Table
from lomber.text import LANGUAGES

GAMES = [id for id in listings() if catalogue.rules(make(id), "en").phases]
NUMBER = re.compile(r"^\W*([A-Z]+-\d+[a-z]?)", re.MULTILINE)


def begun(pages: str) -> set[str]:
    """The numbers with which a paragraph of these pages begins."""
    return set(NUMBER.findall(pages))


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_open_at_each_phase_that_is_named(id: str) -> None:
    game = make(id)
    table = Table(game, seed=3)
    chance = random.Random(3)
    met = set()
    for _ in range(80):
        if table.over:
            break
        seat = table.actors()[0]
        met.add(table.view(seat).scene().phase)
        table.play(seat, chance.choice(table.legal(seat)))
    for lang in LANGUAGES:
        rules = catalogue.rules(game, lang)
        there = begun("\n".join(page.markdown for page in rules.pages))
        named = met & rules.phases.keys()
        assert named, met
        assert not [phase for phase in named if not there & set(rules.phases[phase])], (id, lang)


def test_every_named_rule_is_on_some_page_of_its_family() -> None:
    for family in sorted({listings()[id].family for id in GAMES}):
        folder = Path(str(importlib.resources.files(family))) / "rules"
        for lang in LANGUAGES:
            pages = "\n".join(
                page.read_text(encoding="utf-8") for page in sorted(folder.glob(f"*.{lang}.md"))
            )
            game = next(id for id in GAMES if listings()[id].family == family)
            phases = catalogue.rules(make(game), lang).phases
            named = {rule for rules in phases.values() for rule in rules}
            assert not named - begun(pages), (family, lang)
