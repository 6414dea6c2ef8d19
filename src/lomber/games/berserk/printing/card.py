# lomber: interpreted
"""A whole card in words: its keywords in one line, then each of its texts."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

from lomber.games.berserk.design import several
from lomber.games.berserk.printing import phrases
from lomber.games.berserk.printing.en import English
from lomber.games.berserk.printing.events import clause, replacement_head, trigger_head, unfolded
from lomber.games.berserk.printing.filters import Speaker
from lomber.games.berserk.printing.markup import capitalised, linked
from lomber.games.berserk.printing.phrases import Language, Phrase
from lomber.games.berserk.printing.ru import Russian
from lomber.games.berserk.printing.slavic import class_noun
from lomber.games.berserk.printing.steps import Teller, minus_of
from lomber.games.berserk.printing.uk import Ukrainian
from lomber.games.berserk.ready import CardSet

STATS: Final = ("strike", "lives", "shot", "return_strike")


@dataclasses.dataclass(frozen=True)
class Printed:
    """The languages and names with which the cards of some sets are printed."""

    language: Language
    names: Mapping[str, Mapping[str, Any]]


def card_text(card: Mapping[str, Any], printed: Printed) -> list[str]:
    """The paragraphs of a card, in markup; a text of its own in the file goes before ours."""
    if "text" in card:
        return [str(card["text"].get(printed.language.id, ""))]
    paragraphs = []
    itself = card["type"] if card["type"] != "support" else "card"
    if card.get("keywords"):
        teller = _teller(printed, itself)
        told = ", ".join(teller.keyword(keyword, "nom") for keyword in card["keywords"])
        paragraphs.append(capitalised(teller.speaker.with_letters(told)) + ".")
    for ability in card.get("abilities", ()):
        paragraphs.append(capitalised(ability_text(ability, printed, itself)))
    return [linked(paragraph) for paragraph in paragraphs if paragraph]


def printed_with(sets: list[CardSet], lang: str, more: Mapping[str, Any] | None = None) -> Printed:
    """The words of some sets (and of loose cards) in one language."""
    names: dict[str, Any] = dict(more or {})
    forms: dict[str, str] = {}
    for card_set in sets:
        names |= card_set.cards
        for word, named in card_set.classes.items():
            names[f"class {word}"] = named
            if lang in named.get("forms", {}):
                forms[word] = named["forms"][lang]
        names |= {f"kind {word}": named for word, named in card_set.spell_kinds.items()}
    if lang == "en":
        plurals = {word: (names[f"class {word}"]["en"], plural) for word, plural in forms.items()}
        return Printed(English(plurals), names)
    nouns = {word: class_noun(words) for word, words in forms.items()}
    return Printed(Russian(nouns) if lang == "ru" else Ukrainian(nouns), names)


def _teller(printed: Printed, itself: str) -> Teller:
    speaker = Speaker(printed.language, printed.names, itself)

    def gained(ability: Mapping[str, Any]) -> str:
        return capitalised(ability_text(ability, printed, "card")).rstrip(".")

    return Teller(speaker, gained, _given)


def ability_text(ability: Mapping[str, Any], printed: Printed, itself: str) -> str:
    """One text of a card."""
    teller = _teller(printed, itself)
    if "spell" in ability:
        return teller.text(ability)
    if "on" in ability:
        return _triggered(teller, ability)
    if "cost" in ability:
        return _activated(teller, ability)
    if "give" in ability:
        return _static(teller, ability)
    return _replacing(teller, ability)


def _triggered(teller: Teller, ability: Mapping[str, Any]) -> str:
    speaker = teller.speaker
    head, comma = trigger_head(speaker, ability)
    if "if" in ability:
        condition = speaker.with_letters(speaker.condition(ability["if"]))
        head = teller.say("trigger_if", head=head, cond=condition)
        comma = comma if comma != teller.say("after_time") else ", "
    zone = ability.get("zone", "play")
    if zone != "play" and not _is_about_moving(ability):
        head = teller.say(f"works_in_{zone}", head=head)
    if ability.get("optional"):
        return f"{head}{comma}{teller.say('optional', what=teller.whole(ability))}"
    return teller.headed(head, comma, teller.text(ability))


def _is_about_moving(ability: Mapping[str, Any]) -> bool:
    """Then it goes without saying where the card lies: "when you draw this card"."""
    on = ability["on"]
    event = on if isinstance(on, str) else on["event"]
    return event in ("drawn", "discarded") and (isinstance(on, str) or on.get("card") == "self")


def _activated(teller: Teller, ability: Mapping[str, Any]) -> str:
    speaker = teller.speaker
    paid = ", ".join(_payment(teller, key, value) for key, value in ability["cost"].items())
    head = speaker.with_letters(paid) if paid else teller.say("pay_nothing")
    uses = ability.get("uses", 1)
    if uses != 1:
        key = "uses_any" if uses == 0 else "uses_n"
        head = teller.say(key, head=head, n=speaker.figure(uses))
    if "if" in ability:
        head = teller.say("only_if", head=head, cond=speaker.with_letters(speaker.condition(ability["if"])))
    return f"{capitalised(head)}: {teller.text(ability)}"


def _payment(teller: Teller, key: str, value: Any) -> str:
    speaker = teller.speaker
    if key == "close":
        return "⟳"
    if key in ("sacrifice", "close_other"):
        body = {name: value[name] for name in value if name != "count"} | {"who": "own"}
        meant = speaker.meant(body)
        meant.other = meant.other or (key == "close_other" and _could_be_itself(body, speaker.itself))
        number = speaker.figure(value.get("count", 1))
        return teller.say(f"pay_{key}", what=speaker.language.counted(meant, number, "acc*"))
    itself = speaker.reference("self") if key == "wound_self" else None
    return teller.say(f"pay_{key}", n=speaker.figure(value), itself=itself)


def _could_be_itself(body: Mapping[str, Any], itself: str) -> bool:
    """Might the card be meant too, so that one must say that it is not (18.2)? `card` is a support here."""
    own = {"creature": ("creature", "character"), "hero": ("hero", "character"), "card": ("support",)}
    types = several(body.get("type", "card"))
    return any(each == "card" or each in own.get(itself, ()) for each in types)


def _static(teller: Teller, ability: Mapping[str, Any]) -> str:
    speaker = teller.speaker
    to = ability.get("to", "self")
    phrase = speaker.phrase(to, phrases.ALL) if isinstance(to, dict) else speaker.reference(to)
    text = speaker.with_letters(_given(teller, ability["give"], phrase))
    if "if" in ability:
        condition = speaker.with_letters(speaker.condition(ability["if"]))
        text = teller.say("if_then", cond=condition, what=text)
    return text + "."


def _given(teller: Teller, give: Mapping[str, Any], phrase: Phrase) -> str:
    """What a static text gives to somebody."""
    speaker = teller.speaker
    told = []
    stats = {key: give[key] for key in STATS if key in give}
    gained = teller.changed(stats) + [teller.keyword(each, "acc") for each in give.get("keywords", ())]
    if gained:
        told.append(teller.say("gets", to=phrase, what=teller.language.listed(gained, "and"), until=""))
    for key in ("cost", "use_cost"):
        if key in give:
            told.append(_dearer(teller, key, give[key], phrase))
    for key in ("extra_attacks", "extra_defences"):
        if key in give:
            told.append(teller.say(key, to=phrase, n=speaker.figure(give[key])))
    if give.get("cannot"):
        barred = [teller.say(f"cannot_{word}") for word in several(give["cannot"])]
        told.append(teller.say("cannot", to=phrase, what=teller.language.listed(barred, "or")))
    return "; ".join(told)


def _dearer(teller: Teller, key: str, number: Any, to: Any) -> str:
    """`costs 1 less`; a computed number is taken as more unless it is plainly negative."""
    less, amount = (number < 0, abs(number)) if isinstance(number, int) else minus_of(number)
    direction = "less" if less else "more"
    return teller.say(f"{key}_{direction}", to=to, n=teller.speaker.figure(amount))


def _replacing(teller: Teller, ability: Mapping[str, Any]) -> str:
    speaker = teller.speaker
    prevented = ability.get("prevent")
    if prevented is not None:
        told = _prevented(teller, ability, prevented)
    else:
        head = replacement_head(speaker, ability)
        told = f"{head}{teller.say('instead_colon')}{teller.inner(ability.get('do', []))}"
    if "if" in ability:
        told = teller.say("if_then", cond=speaker.with_letters(speaker.condition(ability["if"])), what=told)
    return told if told.endswith(".") else told + "."


def _prevented(teller: Teller, ability: Mapping[str, Any], prevented: Any) -> str:
    speaker = teller.speaker
    on = {**unfolded(ability["replace"]), "event": "wounded"}
    told = clause(speaker, on)
    if prevented == "all":
        told = teller.say("prevent_all", what=told)
    else:
        told = teller.say("prevent", what=told, n=speaker.figure(prevented))
    told = speaker.with_letters(told)
    return teller.say("once_a_turn_when", what=told) if ability.get("limit") == "turn" else told
