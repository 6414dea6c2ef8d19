"""The words of Face to Face: three languages, the same keys, everything that the game says."""

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from lomber import Table, make
from lomber.games.face_to_face.options import FaceToFaceOptions
from lomber.table.options import fields_of

LANGUAGES = ("en", "ru", "uk")
SHARED = {"prompt-wait", "prompt-over", "move-done"}
"""Said by every game, from the table's own words."""


def text(language: str) -> str:
    return (files("lomber.games.face_to_face") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def keys(language: str) -> set[str]:
    parsed = FluentParser().parse(text(language))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert keys(language) == keys("en")


def test_everything_said_in_a_match_has_its_word() -> None:
    said: set[str] = set()
    for seed in range(12):
        table = Table(make("face_to_face", hands=2, match_wins=9, single_card_finish=True), seed=seed)
        while True:
            for seat in range(-1, 2):
                scene = table.view(seat).scene()
                said |= {scene.prompt.key, *(f.key for f in scene.facts), "phase-" + scene.phase}
                said |= {choice.says.key for choice in scene.choices}
                said |= {f"mark-{mark}" for zone in scene.zones for mark in zone.marks}
                said |= {f"count-{name}" for one in scene.seats for name in one.counts}
                said |= {f"reason-{entry.reason}" for entry in scene.sheet.entries}
            if table.over:
                break
            seat = table.actors()[0]
            table.play(seat, table.legal(seat)[seed % len(table.legal(seat))])
    shared = SHARED | {"phase-over", "count-cards", "mark-to-move"}
    assert {"move-lay", "fact-refill", "fact-draw", "reason-stuck", "mark-one-a-turn"} <= said
    assert said - shared <= keys("en")


def test_options_presets_and_advice_have_their_words() -> None:
    wanted = {f"option-{field.name.replace('_', '-')}" for field in fields_of(FaceToFaceOptions)}
    wanted |= {"value-starter-lot", "value-starter-seat0", "preset-match", "preset-last-card", "preset-tiny"}
    wanted |= {f"advice-{advice.number}" for advice in make("face_to_face").advice()}
    assert wanted <= keys("en")


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("ru", 1, "в запасе 1 карта"),
        ("ru", 3, "в запасе 3 карты"),
        ("ru", 52, "в запасе 52 карты"),
        ("ru", 11, "в запасе 11 карт"),
        ("ru", 0, "запас пуст"),
        ("uk", 21, "у запасі 21 карта"),
        ("uk", 12, "у запасі 12 карт"),
        ("en", 1, "1 card in stock"),
        ("en", 0, "stock empty"),
    ],
)
def test_plurals_are_right(language: str, number: int, said: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    value = bundle.get_message("count-stock").value
    assert value is not None
    assert bundle.format_pattern(value, {"number": number}) == (said, [])
