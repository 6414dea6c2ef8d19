"""Everything a game can say has words in three languages: random hands are played and every key is looked up."""

from random import Random

import pytest

from lomber.conform import forms
from lomber.games import listings, make
from lomber.table.errors import IllegalMove
from lomber.table.options import fields_of
from lomber.table.scene import Scene
from lomber.table.table import Table
from lomber.text import Words
from tests.conformance.budget import tried

LANGUAGES = ("ru", "uk", "en")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = metafunc.config.getoption("--game")
    if "form" in metafunc.fixturenames:
        metafunc.parametrize("form", [name for name in tried(wanted) if ":" not in name])
    if "id" in metafunc.fixturenames:
        metafunc.parametrize("id", wanted or list(listings()))


def said_in(scene: Scene) -> set[str]:
    """The message keys of a scene, alternatives joined by a bar."""
    keys = {scene.prompt.key, f"phase-{scene.phase}"}
    keys |= {fact.key for fact in scene.facts}
    keys |= {choice.says.key for choice in scene.choices}
    for seat in scene.seats:
        keys |= {f"mark-{mark}" for mark in seat.marks} | {f"count-{count}" for count in seat.counts}
    for zone in scene.zones:
        keys |= {f"mark-{mark}" for mark in zone.marks}
        keys.add(f"zone-{zone.name.partition('.')[0]}|zone-{zone.kind}")
    for entry in scene.sheet.entries:
        keys |= {f"reason-{entry.reason}", f"place-{about(entry.place)}"}
    for column in scene.sheet.columns:
        keys |= {figure(total) for total in column.totals}
    return keys | {figure(note) for note in scene.sheet.notes}


def figure(name: str) -> str:
    """A figure on the sheet is said as a note, counted, or just named."""
    return f"note-{name}|count-{name}|place-{about(name)}"


def about(place: str) -> str:
    """`whists.2` is said by `place-whists`, to which the seat is given."""
    name, dot, seat = place.rpartition(".")
    return name if dot and seat.isdecimal() else place


def played(form: str) -> set[str]:
    game = forms([form.partition("/")[0]])[form]()
    keys: set[str] = set()
    for seed in range(2):
        random = Random(seed)
        table = Table(game, seed=seed)
        for step in range(400):
            if table.over:
                break
            for seat in range(-1, int(game.seats)):
                if step % 5 == 0 or seat in table.actors():
                    keys |= said_in(table.view(seat).scene())
            try:
                table.play(random.randrange(game.seats), random.randrange(len(game.book)))
            except IllegalMove as refused:
                keys.add(f"error-{refused.key}")
                seat = random.choice(table.actors())
                table.play(seat, random.choice(table.legal(seat)))
        keys |= said_in(table.view(0).scene())
    return keys


def test_whatever_is_said_in_play_has_words(form: str):
    keys = sorted(played(form))
    assert keys
    for language in LANGUAGES:
        words = Words(language, listings()[form.partition("/")[0]].family)
        missing = [key for key in keys if not any(words.has(one) for one in key.split("|"))]
        assert missing == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_its_options_and_its_advice_have_words(id: str, language: str):
    listing = listings()[id]
    words = Words(language, listing.family)
    keys = [f"game-{id}", f"pitch-{id}", f"minutes-{id}", *(f"preset-{preset}" for preset in listing.presets)]
    for field in fields_of(type(make(id).options)):
        if field.name not in listing.fixed:
            keys.append(f"option-{field.name}")
            keys += [f"value-{field.name}-{choice}" for choice in field.choices]
    keys += [f"advice-{advice.number}" for advice in make(id).advice()]
    assert [key for key in keys if not words.has(key)] == []
