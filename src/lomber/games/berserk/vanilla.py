# lomber: interpreted
"""Creatures in one line, as chapter 24 writes them: `2/3 c2 (pirate) +dash +armour1`."""

from __future__ import annotations

import re
from typing import Any, Final

from lomber.play import refusals

VANILLA: Final = re.compile(r"(\d+)/(\d+)(?: c(\d+))?(?: \(([\w ]+)\))?((?: \+\w+)*)\Z")
VALUED: Final = re.compile(r"(armour|regeneration|thirst|poison|shot)(\d+)\Z")


def vanilla(text: str) -> dict[str, Any]:
    """`2/3 c2 (pirate) +dash +armour1 +shot2` as a card."""
    found = VANILLA.match(text)
    if not found:
        raise refusals.written_like("vanilla", text, "2/3 c2 (pirate) +dash")
    keywords: list[Any] = []
    abilities: list[Any] = []
    for word in found[5].replace("+", " ").split():
        valued = VALUED.match(word)
        if valued and valued[1] == "shot":
            target = {"who": "enemy", "type": "character"}
            shot = [{"shot": int(valued[2]), "to": "target"}]
            abilities.append({"cost": {"close": True}, "target": target, "do": shot})
        else:
            keywords.append({valued[1]: int(valued[2])} if valued else word)
    return {
        "type": "creature",
        "strike": int(found[1]),
        "lives": int(found[2]),
        "cost": int(found[3] or 1),
        "classes": (found[4] or "soldier").split(),
        "keywords": keywords,
        "abilities": abilities,
    }
