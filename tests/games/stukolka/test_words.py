"""The words of Stukolka: everything a table of it ever says has its sentence in three languages."""

from random import Random

import pytest

from lomber import Table, listings, make, options_of
from lomber.table.options import fields_of
from lomber.text import LANGUAGES, Words, slug

FAMILY = "lomber.games.stukolka"
FORMS = ["golets", "prikup", "shleif", "obligatory"]


def missing(lang: str, keys: set[str]) -> set[str]:
    words = Words(lang, FAMILY)
    return {key for key in keys if not words.has(slug(key))}


def said(table: Table) -> set[str]:
    """The keys of one table as all its seats see it."""
    keys: set[str] = set()
    for seat in range(-1, len(table.seats)):
        scene = table.view(seat).scene()
        keys |= {scene.prompt.key, f"phase-{scene.phase}"}
        keys |= {fact.key for fact in scene.facts} | {choice.says.key for choice in scene.choices}
        keys |= {f"zone-{zone.name.partition('.')[0]}" for zone in scene.zones}
        keys |= {f"mark-{mark}" for zone in scene.zones for mark in zone.marks}
        keys |= {f"mark-{mark}" for one in scene.seats for mark in one.marks}
        keys |= {f"count-{name}" for one in scene.seats for name in one.counts}
        keys |= {f"reason-{entry.reason}" for entry in scene.sheet.entries}
        keys |= {f"note-{name}" for name in scene.sheet.notes} | {"place-balance"}
    return keys


@pytest.mark.parametrize("form", FORMS)
def test_everything_that_is_said_at_a_table_has_its_words(form: str) -> None:
    options = {"manners": True, "hands": 4}
    if form == "shleif":
        options |= {"blind": True, "razrez": True}
    keys: set[str] = set()
    for seed in range(4):
        random = Random(seed)
        table = Table(make(f"stukolka_{form}", options), seed=seed)
        while not table.over:
            keys |= said(table)
            seat = table.turn()
            asides = table.asides(seat)
            moves = asides if asides and random.random() < 0.3 else table.legal(seat)
            table.play(seat, random.choice(moves))
        keys |= said(table)
    assert len(keys) > 25
    assert {lang: missing(lang, keys) for lang in LANGUAGES} == {lang: set() for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_options_values_presets_and_advice_have_their_words(lang: str) -> None:
    keys: set[str] = set()
    for id, listing in listings().items():
        if listing.family == FAMILY:
            keys |= {f"game-{id}", f"pitch-{id}", f"minutes-{id}"}
            keys |= {f"preset-{preset}" for preset in listing.presets}
    for field in fields_of(options_of("stukolka")):
        keys.add(f"option-{field.name}")
        keys |= {f"value-{field.name}-{choice}" for choice in field.choices}
    keys |= {f"advice-{advice.number}" for advice in make("stukolka").advice()}
    assert missing(lang, keys) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    keys = {
        "must-lead-ace",
        "must-lead-king",
        "must-follow",
        "must-beat",
        "must-trump",
        "must-overtrump",
        "not-in-hand",
        "not-your-turn",
        "illegal",
        "golets-taken",
        "dealer-must-play",
        "stock-short",
        "throw-in-order",
        "announce-truly",
        "look-first",
        "has-looked",
        "no-blind",
        "drop-first",
        "option-players",
        "option-stake",
        "option-cap",
        "option-shleif",
        "option-deck-small",
    }
    assert missing(lang, {f"error-{key}" for key in keys}) == set()


def test_plurals_are_right() -> None:
    words = Words("ru", FAMILY)
    assert words.text("fact-remised", count=1) == "В ремизе 1 игрок."
    assert words.text("fact-remised", count=3) == "В ремизе 3 игрока."
    assert Words("uk", FAMILY).text("prompt-exchange", chosen=2) == "Відкладено 2 карти. Ще чи «готово»?"
    assert Words("en", FAMILY).text("error-stock-short", left=1) == "Only 1 card is left in the stock."
