"""The games by name: as a list for `lomber games`, one by one for the headings of everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lomber.bots.company import BOTS
from lomber.games import Listing, listings, make, options_of
from lomber.table.errors import BadOptions
from lomber.table.options import Field, fields_of
from lomber.text import LANGUAGES, Words


def games_data() -> list[dict[str, Any]]:
    """Every game as `--json` writes it."""
    return [_game_data(id, listing) for id, listing in listings().items()]


def _game_data(id: str, listing: Listing) -> dict[str, Any]:
    game = make(id)
    tongues = {lang: Words(lang, listing.family) for lang in LANGUAGES}
    options = [field for field in fields_of(options_of(id)) if field.name not in listing.fixed]
    low, high = _players(id, options, int(game.seats))
    return {
        "id": id,
        "shelf": listing.shelf,
        "status": "ready",
        "names": {lang: name(id, words) for lang, words in tongues.items()},
        "pitch": {lang: pitch(id, words) for lang, words in tongues.items()},
        "players": {"default": int(game.seats), "low": low, "high": high},
        "presets": {f"{id}/{preset}": dict(given) for preset, given in listing.presets.items()},
        "options": [_option_data(field) for field in options],
        "bots": list(BOTS),
        "pages": list(game.pages),
    }


def _players(id: str, options: list[Field], seats: int) -> tuple[int, int]:
    """How few and how many can play: of the numbers within the option's bounds those that this form takes.

    The bounds are the whole family's: Vint is for two to six, and with auction for four only.
    """
    for field in options:
        if field.name == "players" and field.low is not None and field.high is not None:
            taken = [number for number in range(field.low, field.high + 1) if _takes(id, number)]
            return taken[0], taken[-1]
    return seats, seats


def _takes(id: str, players: int) -> bool:
    try:
        make(id, {"players": players})
    except BadOptions:
        return False
    return True


def _option_data(field: Field) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": field.name,
        "kind": field.kind,
        "default": list(field.default) if isinstance(field.default, tuple) else field.default,
        "doc": field.doc,
        "rule": field.rule,
    }
    if field.choices:
        data["choices"] = list(field.choices)
    if field.low is not None:
        data["low"] = field.low
    if field.high is not None:
        data["high"] = field.high
    if field.optional:
        data["optional"] = True
    return data


def name(id: str, words: Words) -> str:
    """The game's name, or its id where it has none yet."""
    return words.text(f"game-{id}") if words.has(f"game-{id}") else id


def pitch(id: str, words: Words) -> str:
    """The game in one line."""
    return words.text(f"pitch-{id}") if words.has(f"pitch-{id}") else ""


def family_of(id: str) -> str:
    """Where a game keeps its words and pages; nowhere, if it is not listed."""
    listing = listings().get(id)
    return listing.family if listing else ""


def words_of(id: str, lang: str, names: Sequence[str] = (), you: int = -1) -> Words:
    """The words in which a game is told of."""
    return Words(lang, family_of(id), names, you)


def title_of(game: str, lang: str) -> str:
    """A game and its preset in words: “Preferans (sochi)”."""
    id, _, preset = game.partition("/")
    title = name(id, words_of(id, lang))
    return f"{title} ({preset})" if preset else title


def games_lines(lang: str) -> list[str]:
    """The shelf for people: games by shelf, each with players, pitch, forms and options."""
    shared = Words(lang)
    lines: list[str] = []
    found = listings()
    for shelf in dict.fromkeys(listing.shelf for listing in found.values()):
        lines.append(shared.text(f"shelf-{shelf}"))
        for id, listing in found.items():
            if listing.shelf == shelf:
                lines += _game_lines(id, listing, Words(lang, listing.family))
    return lines or [shared.text("games-none")]


def _game_lines(id: str, listing: Listing, words: Words) -> list[str]:
    data = _game_data(id, listing)
    low, high = data["players"]["low"], data["players"]["high"]
    players = (
        words.text("players", number=high) if low == high else f"{low}–{words.text('players', number=high)}"
    )
    head = f"  {id:<14} {name(id, words)} · {players}"
    lines = [head if name(id, words) != id else f"  {id:<14} {players}"]
    if pitch(id, words):
        lines.append(f"  {'':<14} {pitch(id, words)}")
    presets = [_preset_name(id, preset, words) for preset in listing.presets]
    if presets:
        lines.append(f"  {'':<14} {words.text('games-presets')}: {', '.join(presets)}")
    lines.append(f"  {'':<14} {words.text('games-options')}:")
    lines += [f"  {'':<16} {_option_line(option, words)}" for option in data["options"]]
    return lines


def _preset_name(id: str, preset: str, words: Words) -> str:
    key = f"preset-{preset}"
    return f"{id}/{preset} ({words.text(key)})" if words.has(key) else f"{id}/{preset}"


def _option_line(option: dict[str, Any], words: Words) -> str:
    key = f"option-{option['name']}"
    said = words.text(key) if words.has(key) else option["doc"]
    rule = f" [{option['rule']}]" if option["rule"] else ""
    if "choices" in option:
        values = " | ".join(str(choice) for choice in option["choices"])
    elif option["kind"] == "int":
        values = f"{option.get('low', '…')} … {option.get('high', '…')}"
    else:
        values = "true | false" if option["kind"] == "bool" else option["kind"]
    return f"{option['name']}={option['default']} ({values}): {said}{rule}"
