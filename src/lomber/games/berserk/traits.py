# lomber: interpreted
"""What a card carries, in words: the entries of the glossary and the constructions that 19.2 counts.

A trait is a keyword (`dash`), a verb (`prepare`), a moment (`hire`, `own turn start`) or the name of a construction
(`several targets`, `pay both`). `ENTRIES` says which traits bring which entry of chapters 14 and 15 to the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from lomber.games.berserk import language
from lomber.games.berserk.design import event_of, one_word, several

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "BH-200": ("free",),
    "BH-201": ("frenzy",),
    "BH-202": ("armour",),
    "BH-203": ("revive",),
    "BH-204": ("draw",),
    "BH-205": ("take_control",),
    "BH-206": ("summon",),
    "BH-207": ("shot",),
    "BH-208": ("death",),
    "BH-209": ("cannot act",),
    "BH-210": ("additional lives",),
    "BH-211": ("thirst",),
    "BH-212": ("lives_become",),
    "BH-213": ("close",),
    "BH-214": ("create", "place"),
    "BH-215": ("protection",),
    "BH-216": ("heal",),
    "BH-217": ("each time",),
    "BH-218": ("revive",),
    "BH-219": ("module",),
    "BH-220": ("hire",),
    "BH-221": ("directed_strike",),
    "BH-222": ("stun",),
    "BH-223": ("experience_attack",),
    "BH-224": ("experience_defence",),
    "BH-225": ("horde",),
    "BH-226": ("return strikes",),
    "BH-227": ("open",),
    "BH-228": ("poison",),
    "BH-229": ("first_strike",),
    "BH-230": ("character",),
    "BH-231": ("prepare",),
    "BH-232": ("search",),
    "BH-233": ("lose_features",),
    "BH-234": ("to_hand", "to_deck"),
    "BH-235": ("on attack",),
    "BH-236": ("attach", "module"),
    "BH-237": ("reveal",),
    "BH-238": ("regeneration",),
    "BH-239": ("dash",),
    "BH-240": ("discard",),
    "BH-241": ("stealth",),
    "BH-242": ("stealth", "hide"),
    "BH-243": ("hide",),
    "BH-244": ("create",),
    "BH-245": ("create",),
    "BH-246": ("fight",),
    "BH-247": ("unique",),
    "BH-248": ("destroy",),
    "BH-249": ("strengthen_poison",),
    "BH-250": ("upgrade",),
    "BH-251": ("vulnerable",),
    "BH-260": ("place",),
    "BH-261": ("place",),
    "BH-262": ("extort",),
    "BH-263": ("elusive",),
}
CONSTRUCTIONS: Final = (
    "either side",
    "several targets",
    "may",
    "modes",
    "if done",
    "n times",
    "any number",
    "pay coins",
    "pay closing",
    "pay both",
    "pay wounds",
    "pay sacrifice",
    "mass",
    "class bonus",
    "cost modifier",
    "instead",
    "prevent",
    "own turn start",
    "each turn start",
    "turn end",
    "two elements",
)
MOMENTS: Final = {"hire": "hire", "death": "death", "attack": "on attack", "turn_end": "turn end"}


def traits(card: Mapping[str, Any]) -> set[str]:
    """Everything that a card carries."""
    found = set(_print_traits(card))
    for ability in card.get("abilities", ()):
        found |= set(_ability_traits(ability))
    return found


def _print_traits(card: Mapping[str, Any]) -> Iterator[str]:
    for keyword in card.get("keywords", ()):
        yield from _keyword_traits(keyword)
    if language.MECHANISM in card.get("classes", ()):
        yield "mechanism"
    if len(card.get("elements", ())) > 1:
        yield "two elements"


def _keyword_traits(keyword: Any) -> Iterator[str]:
    name = keyword if isinstance(keyword, str) else next(iter(keyword))
    yield name
    if name == "protection":
        if "spells" in keyword[name]:
            yield "protection from spells"
        if {"strike", "shot"} & set(keyword[name].get("kinds", ())):
            yield "protection from attacks"


def _ability_traits(ability: Mapping[str, Any]) -> Iterator[str]:
    event = event_of(ability)
    if "on" in ability:
        yield MOMENTS.get(event, event) if event != "attack" or _is_its_own(ability["on"]) else event
        if event == "turn_start":
            on = ability["on"]
            whose = on.get("whose", "own") if isinstance(on, dict) else "own"
            yield f"{whose} turn start"
        if ability.get("each"):
            yield "each time"
        if ability.get("optional"):
            yield "may"
        yield from _event_traits(ability["on"])
    if "cost" in ability:
        yield from _cost_traits(ability)
    if "give" in ability:
        yield from _gift_traits(ability["give"], ability.get("to"))
    if "replace" in ability:
        yield "prevent" if "prevent" in ability else "instead"
    yield from _text_traits(ability)


def _is_its_own(on: Any) -> bool:
    """On attack is about this card's attack (BH-235), not about others'."""
    return isinstance(on, str) or on.get("card") == "self"


def _event_traits(on: Any) -> Iterator[str]:
    if isinstance(on, dict) and "return" in several(on.get("kind", [])):
        yield "return strikes"


def _cost_traits(ability: Mapping[str, Any]) -> Iterator[str]:
    keys = set(ability["cost"])
    if keys == {"coins"}:
        yield "pay coins"
    if keys == {"close"}:
        yield "pay closing"
    if keys == {"close", "coins"}:
        yield "pay both"
    if keys & {"wound_self", "wound_hero"}:
        yield "pay wounds"
    if "sacrifice" in keys:
        yield "pay sacrifice"
    uses = ability.get("uses", 1)
    if uses != 1:
        yield "any number" if uses == 0 else "n times"


def _gift_traits(gift: Mapping[str, Any], to: Any) -> Iterator[str]:
    for keyword in gift.get("keywords", ()):
        yield from _keyword_traits(keyword)
    if "act" in several(gift.get("cannot", [])):
        yield "cannot act"
    if isinstance(to, dict) and "class" in to and {"strike", "lives"} & set(gift):
        yield "class bonus"
    if "cost" in gift:
        yield "cost modifier"
    yield from _number_traits(gift)


def _number_traits(changes: Mapping[str, Any]) -> Iterator[str]:
    lives = changes.get("lives", 0)
    if isinstance(lives, dict) or lives > 0:
        yield "additional lives"
    if "return_strike" in changes:
        yield "return strikes"


def _text_traits(body: Mapping[str, Any]) -> Iterator[str]:
    """Targets and steps of an ability or of a mode."""
    slots = [body["target"]] if "target" in body else body.get("targets", [])
    if len(slots) > 1:
        yield "several targets"
    for slot in slots:
        if one_word(slot.get("who", "any")) == "any":
            yield "either side"
        if "character" in several(slot.get("type", [])):
            yield "character"
    for step in body.get("do", ()):
        yield from _step_traits(step)


def _step_traits(step: Mapping[str, Any]) -> Iterator[str]:
    verb = next(key for key in step if key in language.VERBS)
    value = step[verb]
    yield {"coins": "coins gained", "choose": "modes", "play_free": "free", "use_free": "free"}.get(
        verb, verb
    )
    if step.get("until") == "end_of_turn":
        yield "until end of turn"
    kind = language.VERBS[verb][0]
    if isinstance(step.get("to", value if kind == "reference" else None), dict):
        yield "mass"
    if verb == "modify":
        yield from _number_traits(value)
    elif verb == "gain":
        for keyword in value:
            yield from _keyword_traits(keyword)
            yield f"gives {keyword if isinstance(keyword, str) else next(iter(keyword))}"
    elif verb == "gain_ability":
        yield from _ability_traits(value)
    elif verb == "discount":
        yield "cost modifier"
    elif verb == "delay":
        yield from _text_traits(value)
    elif verb == "choose":
        for mode in value:
            yield from _text_traits(mode)
    elif verb == "may":
        yield from _text_traits({"do": value})
    if "if_done" in step:
        yield "if done"
    for inner in ("if_done", "then", "else", "paid", "unpaid", "do"):
        yield from _text_traits({"do": step.get(inner, [])})
