# lomber: interpreted
"""Events of chapter 18.3 in words: the clause that a trigger, a replacement or a delay begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lomber.games.berserk.design import several
from lomber.games.berserk.printing import phrases
from lomber.games.berserk.printing.filters import Speaker
from lomber.games.berserk.printing.phrases import Meant, Phrase

OWN_WORDS: Final = ("hire", "death")
"""Events with a word of the glossary of their own."""
BY_PLAYERS: Final = ("played", "drawn", "discarded", "control")
"""Events in which a player does something with the card."""
WITH_TARGET: Final = ("attack", "attack_declared", "defends")
WITH_SOURCE: Final = ("wounded", "would_wound")
UNNAMED: Final = ("extort_paid", "extort_unpaid")
"""Events whose clause does not speak of the card."""
ALWAYS_OWN: Final = ("hire", "death", "extort_paid", "extort_unpaid")


def unfolded(on: Any) -> dict[str, Any]:
    """The long form of an event (18.3)."""
    if isinstance(on, dict):
        return on
    return {"event": on} if on.startswith("turn_") else {"event": on, "card": "self"}


def matched(speaker: Speaker, value: Any, head: str = "card") -> Phrase:
    """What an event is about."""
    if isinstance(value, dict):
        return speaker.phrase(value, phrases.ONE, head)
    return speaker.reference(value)


def clause(speaker: Speaker, on: Mapping[str, Any], to_come: bool = False) -> str:
    """`another creature of yours dies`; the text after it may speak of its cards.

    Of what is to come some languages speak in the future tense.
    """
    say, event = speaker.language.say, on["event"]
    happens = "next_event" if to_come and speaker.language.has_future else "event"
    head = "character" if event in ("wounded", "healed", "poisoned", "would_wound") else "card"
    head = "creature" if event in ("attack_declared", "defends") else head
    _name_for_later(speaker, on, head)
    speaker.recent = None
    card = matched(speaker, on["card"], head) if "card" in on else speaker.phrase({}, phrases.ONE, head)
    if isinstance(on.get("card"), dict) and event not in BY_PLAYERS:
        speaker.recent = ("event.card", card)
    elif event in UNNAMED:
        speaker.recent = None
    if event in BY_PLAYERS:
        usual = "you" if on.get("card") == "self" and event != "control" else "any"
        told = say(f"{happens}_{event}_{on.get('player', usual)}", card=card)
    else:
        told = say(f"{happens}_{event}", card=card)
        if "player" in on:
            told += " " + say(f"side_{on['player']}")
    if "kind" in on:
        sort = "attack" if event == "attack" else "wounded"
        kinds = [say(f"kind_{sort}_{kind}") for kind in several(on["kind"])]
        told += " " + speaker.language.listed(kinds, "or")
    if "target" in on:
        told += " " + say(f"whom_{event}", what=matched(speaker, on["target"], "character"))
    if "source" in on:
        told += " " + say("from_source", what=matched(speaker, on["source"]))
    return told + say("after_wounds") if event == "would_wound" else told


def _name_for_later(speaker: Speaker, on: Mapping[str, Any], head: str) -> None:
    """How the text calls the cards of its event."""
    language, card = speaker.language, on.get("card", {})
    if isinstance(card, dict):
        heads = speaker.meant(card, head).heads
        speaker.event_phrases["event.card"] = language.phrase(Meant(heads), phrases.THAT)
    else:
        speaker.event_phrases["event.card"] = speaker.reference(card)
    if on["event"] in WITH_TARGET:
        target = "attacker" if on["event"] == "defends" else "attack_target"
        speaker.event_phrases["event.target"] = language.phrase(Meant([target]), phrases.ONE)
    if on["event"] in WITH_SOURCE:
        speaker.event_phrases["event.source"] = language.phrase(Meant(["source"]), phrases.ONE)


def trigger_head(speaker: Speaker, ability: Mapping[str, Any]) -> tuple[str, str]:
    """How a triggered text begins, and what stands between that and its first step."""
    say, on = speaker.language.say, unfolded(ability["on"])
    event = on["event"]
    if event in OWN_WORDS:
        _name_for_later(speaker, {**on, "card": "self"}, "card")
        speaker.recent = None
        return say(event), ": "
    if (
        event == "attack"
        and on.get("card") == "self"
        and set(on) == {"event", "card"}
        and not ability.get("each")
    ):
        _name_for_later(speaker, on, "card")
        speaker.recent = None
        return say("on_attack"), " — "
    if event.startswith("turn_"):
        return say(f"{event}_{on.get('whose', 'own')}"), say("after_time")
    if event in ALWAYS_OWN:
        on = {**on, "card": "self"}
    return say("each_time" if ability.get("each") else "when", what=clause(speaker, on)), ", "


def replacement_head(speaker: Speaker, ability: Mapping[str, Any]) -> str:
    """`Instead of dying …`, once a turn if it says so."""
    on = unfolded(ability["replace"])
    if on["event"] == "would_draw" and ability.get("limit") == "turn":
        on = {**on, "event": "would_draw_once"}
    told = clause(speaker, on)
    return speaker.language.say("once_a_turn", what=told) if ability.get("limit") == "turn" else told
