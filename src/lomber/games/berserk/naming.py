# lomber: interpreted
"""The names of cards, decks and modes of the base set as Fluent messages, as its file says: `card-iron-boar`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lomber.games.berserk.ready import built_in
from lomber.table.scene import slug


def words(lang: str) -> str:
    """A message for every card, every ready deck and every mode that has a label."""
    base = built_in()
    named = {id: card["name"][lang] for id, card in base.cards.items()}
    named |= {id: deck.name[lang] for id, deck in base.decks.items()}
    named |= {label["en"]: label[lang] for label in labels(base.cards)}
    return "\n".join(f"card-{slug(id)} = {name}" for id, name in named.items()) + "\n"


def labels(described: Any) -> Iterator[Mapping[str, str]]:
    """The labels of all modes (18.4), wherever they stand."""
    if isinstance(described, Mapping):
        if "label" in described:
            yield described["label"]
        for member in described.values():
            yield from labels(member)
    elif isinstance(described, list):
        for member in described:
            yield from labels(member)
