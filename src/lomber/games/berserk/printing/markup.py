# lomber: interpreted
"""Words of the glossary inside a text: `[Dash](BH-239)`, and how to take it apart."""

from __future__ import annotations

import dataclasses
import re
from typing import Final

LINK: Final = re.compile(r"\[([^\[\]]+)\]\(([A-Za-z_0-9-]+)\)")
LETTER: Final = re.compile(r"[^\W\d_]")

ENTRY_OF: Final = {
    "play_free": "BH-200",
    "frenzy": "BH-201",
    "armour": "BH-202",
    "revive": "BH-203",
    "draw": "BH-204",
    "take_control": "BH-205",
    "summon": "BH-206",
    "shot": "BH-207",
    "death": "BH-208",
    "act": "BH-209",
    "lives": "BH-210",
    "thirst": "BH-211",
    "lives_become": "BH-212",
    "close": "BH-213",
    "reserve": "BH-214",
    "protection": "BH-215",
    "heal": "BH-216",
    "each": "BH-217",
    "graveyard": "BH-218",
    "module": "BH-219",
    "hire": "BH-220",
    "directed_strike": "BH-221",
    "stun": "BH-222",
    "experience_attack": "BH-223",
    "experience_defence": "BH-224",
    "horde": "BH-225",
    "return_strike": "BH-226",
    "open": "BH-227",
    "poison": "BH-228",
    "first_strike": "BH-229",
    "prepare": "BH-231",
    "search": "BH-232",
    "lose_features": "BH-233",
    "put": "BH-234",
    "attack": "BH-235",
    "attach": "BH-236",
    "reveal": "BH-237",
    "regeneration": "BH-238",
    "dash": "BH-239",
    "discard": "BH-240",
    "stealth": "BH-241",
    "hidden": "BH-242",
    "hide": "BH-243",
    "create": "BH-244",
    "created": "BH-245",
    "fight": "BH-246",
    "unique": "BH-247",
    "destroy": "BH-248",
    "strengthen_poison": "BH-249",
    "upgrade": "BH-250",
    "vulnerable": "BH-251",
    "placed": "BH-260",
    "place": "BH-261",
    "extort": "BH-262",
    "elusive": "BH-263",
    "character": "BH-230",
}
"""The words that templates link, by the rule that explains them."""


@dataclasses.dataclass(frozen=True)
class Span:
    """A piece of a text; `rule` is the entry of the glossary that it names, or empty."""

    text: str
    rule: str = ""


def linked(template: str) -> str:
    """A template's links by word become links by rule."""
    return LINK.sub(lambda found: f"[{found[1]}]({ENTRY_OF[found[2]]})", template)


def spans(text: str) -> list[Span]:
    """A text as pieces, words of the glossary apart."""
    pieces, at = [], 0
    for found in LINK.finditer(text):
        if found.start() > at:
            pieces.append(Span(text[at : found.start()]))
        pieces.append(Span(found[1], found[2]))
        at = found.end()
    if at < len(text):
        pieces.append(Span(text[at:]))
    return pieces


def plain(text: str) -> str:
    """A text without its links."""
    return LINK.sub(lambda found: found[1], text)


def capitalised(text: str) -> str:
    """A sentence begins with a capital, inside a link too; one that begins with a sign is left as it is."""
    found = LETTER.search(text)
    if found is None or text[: found.start()].strip("[«“") != "":
        return text
    return text[: found.start()] + text[found.start()].upper() + text[found.start() + 1 :]
