# lomber: interpreted
"""The names of the cards and decks of the base set as Fluent messages: `card-iron-boar`, as its file says them."""

from __future__ import annotations

from lomber.games.berserk.ready import built_in


def words(lang: str) -> str:
    """A message for every card and every ready deck."""
    base = built_in()
    named = {id: card["name"][lang] for id, card in base.cards.items()}
    named |= {id: deck.name[lang] for id, deck in base.decks.items()}
    return "\n".join(f"card-{id.replace('_', '-')} = {name}" for id, name in named.items()) + "\n"
