# lomber: interpreted
"""Rewards, tokens and the cards of the built-in sets as Fluent messages: `card-gems-3`, `card-laar-32`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files

from lomber.games.viceroy.printing import every_item, item_words

QUOTED = {"ru": "«{}»", "uk": "«{}»", "en": "“{}”"}


def words(lang: str) -> str:
    """A message for every item of a reward line and every named card; a token is called like a reward of one."""
    items = "".join(f"card-{item.key()} = {item_words(lang, item)}\n" for item in every_item())
    return items + "".join(_cards(lang))


def _cards(lang: str) -> Iterator[str]:
    """Of every built-in set: number and name, as one says them at the table."""
    for file in files("lomber.games.viceroy").joinpath("sets").iterdir():
        if file.name.endswith(".toml"):
            data = tomllib.loads(file.read_text("utf-8"))
            for card in (*data.get("character", []), *data.get("law", [])):
                if name := card.get("name", {}).get(lang):
                    called = QUOTED[lang].format(name)
                    yield f"card-{data['id']}-{card['number']} = {card['number']} {called}\n"
