# lomber: interpreted
"""Rewards and tokens as Fluent messages: `card-gems-3`, `card-circle-bonus-red-2`."""

from __future__ import annotations

from lomber.games.viceroy.printing import every_item, item_words


def words(lang: str) -> str:
    """A message for every item of a reward line; a token is called like a reward of one."""
    return "".join(f"card-{item.key()} = {item_words(lang, item)}\n" for item in every_item())
