# lomber: interpreted
"""Filters, numbers and conditions of chapter 18.2 in words."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

from lomber.games.berserk.design import one_word, several
from lomber.games.berserk.language import SUPPORT_KINDS
from lomber.games.berserk.printing import phrases
from lomber.games.berserk.printing.phrases import Figure, Language, Meant, Named, Phrase

LETTERS: Final = "XYZWVUTS"
FLAGS: Final = {
    "wounded": "unwounded",
    "poisoned": "unpoisoned",
    "stunned": "unstunned",
    "neutral": "not_neutral",
}
STATES: Final = {"state", "wounded", "poisoned", "stunned", "hidden"}
"""What somebody is for a while: said of him without a noun."""
LATE: Final = ("delay", "paid", "unpaid")
"""What a text does after a while, though its targets are chosen when it begins."""
LIMITS: Final = ("cost", "cost_max", "cost_min", "strike_max", "strike_min", "lives_max", "lives_min")


class Speaker:
    """Turns what a text refers to into phrases; knows what the text has already named."""

    def __init__(self, language: Language, names: Mapping[str, Mapping[str, Any]], itself: str) -> None:
        self.language = language
        self.names = names
        """All cards, and under `class …` and `kind …` the words of the header."""
        self.itself = itself
        """The noun for the card that speaks."""
        self.slots: dict[str, Meant] = {}
        self.plural_slots: set[str] = set()
        self.named: set[str] = set()
        """Targets that have been spoken of."""
        self.event_phrases: dict[str, Phrase] = {}
        self.last: Phrase | None = None
        self.recent: tuple[str, Phrase] | None = None
        """What was named last, so that it need not be named again: `it`."""
        self.loops: list[tuple[Phrase, str]] = []
        """What each loop calls the one it has come to, and the noun for it."""
        self.defined: list[str] = []
        """What the letters of the sentence in progress stand for."""

    # -- filters

    def meant(self, body: Mapping[str, Any], head: str = "card") -> Meant:
        """A filter taken apart; `head` is the noun where the filter names none."""
        meant = Meant(self._heads(body, head), one_word(body.get("who", "any")), body.get("other", False))
        meant.adjectives = [
            state for state in several(body.get("state", [])) if len(several(body["state"])) == 1
        ]
        for flag, absent in FLAGS.items():
            if flag in body:
                meant.adjectives.append(flag if body[flag] else absent)
        hidden = (
            {"only": "hidden", "no": "not_hidden"}.get(one_word(body["hidden"])) if "hidden" in body else None
        )
        meant.adjectives += [hidden] if hidden else []
        reserves = several(body.get("reserve", []))
        meant.adjectives += reserves if len(reserves) == 1 else []
        meant.elements = several(body.get("element", []))
        meant.after = self._after(body, meant)
        return meant

    def _heads(self, body: Mapping[str, Any], head: str) -> list[str]:
        types = several(body.get("type", head))
        kinds = several(body.get("kind", []))
        if kinds and all(kind in SUPPORT_KINDS for kind in kinds):
            return list(kinds)
        classes = several(body.get("class", []))
        if classes and set(types) <= {"creature", "card", "character"} and self._declinable(classes):
            return [f"class:{word}" for word in classes]
        return list(types)

    def _declinable(self, classes: list[str]) -> bool:
        return all(self.language.has_class(word) for word in classes)

    def _after(self, body: Mapping[str, Any], meant: Meant) -> list[str]:
        """What follows the noun."""
        found = []
        say = self.language.say
        if "class" in body and not meant.heads[0].startswith("class:"):
            found.append(say("of_class", what=self._quoted("class", body["class"])))
        if "not_class" in body:
            found.append(self._not_of(several(body["not_class"])))
        if "kind" in body and meant.heads[0] not in SUPPORT_KINDS:
            found.append(say("of_kind", what=self._quoted("kind", body["kind"])))
        if "card_id" in body:
            found.append(self.language.listed([self.name(id) for id in several(body["card_id"])], "or"))
        found += [say(key, n=self.figure(body[key])) for key in LIMITS if key in body]
        for key in ("has", "lacks"):
            if key in body:
                words = [say(f"keyword_{word}_bare") for word in several(body[key])]
                found.append(say(key, what=self.language.listed(words, "or")))
        if len(several(body.get("reserve", []))) > 1:
            found.append(say("of_reserve"))
        if "hidden" in body and one_word(body["hidden"]) == "any":
            found.append(say("hidden_too"))
        found += self._where(body)
        if "any" in body:
            nouns = [self.phrase(each, phrases.ONE).case("nom") for each in body["any"]]
            found.append(f"({self.language.listed(nouns, 'or')})")
        if "not" in body:
            found.append(say("but_not", what=self.phrase(body["not"], phrases.ONE)))
        return found

    def _not_of(self, classes: list[str]) -> str:
        if not self._declinable(classes):
            return self.language.say("not_class", what=self._quoted("class", classes))
        heads = [f"class:{word}" for word in classes]
        return self.language.say("except_class", what=self.language.phrase(Meant(heads), phrases.ALL))

    def _where(self, body: Mapping[str, Any]) -> list[str]:
        zones, whose = several(body.get("zone", "play")), one_word(body.get("who", "any"))
        if set(zones) == {"play"}:
            return []
        return [self.language.listed([self.language.say(f"in_{zone}_{whose}") for zone in zones], "or")]

    def _quoted(self, sort: str, words: Any) -> str:
        named = [self.name(word, sort) for word in several(words)]
        return self.language.listed(named, "or")

    def name(self, id: str, sort: str = "") -> str:
        """A name in quotes, as it is printed."""
        body = self.names.get(f"{sort} {id}" if sort else id, {})
        name = (body if sort else body.get("name", {})).get(self.language.id, id)
        return self.language.say("quoted", what=name)

    def phrase(self, body: Mapping[str, Any], mode: str, head: str = "card") -> Phrase:
        self.recent = None
        return self.language.phrase(self._meant_there(body, head), mode)

    def _meant_there(self, body: Mapping[str, Any], head: str = "card") -> Meant:
        """Whose a card is, its zone says: `in your graveyard`."""
        meant = self.meant(body, head)
        if set(several(body.get("zone", "play"))) != {"play"}:
            meant.who = "any"
        return meant

    def found(self, body: Mapping[str, Any], number: Any, case: str) -> str:
        """Cards that a text looks for where the verb itself says: one or several."""
        meant = self.meant({key: body[key] for key in body if key not in ("who", "zone")})
        return self.language.counted(meant, self.figure(number), case)

    # -- references

    def reference(self, ref: Any, one_by_one: bool = False) -> Phrase:
        """What a step works on; named twice in a row, it is a pronoun the second time.

        `one_by_one`: of several that were chosen each gets so much.
        """
        if one_by_one and isinstance(ref, str) and ref in self.plural_slots:
            self.recent = None
            return self.language.phrase(Meant(self.slots[ref].heads, adjectives=["chosen"]), phrases.EACH)
        if isinstance(ref, dict):
            return self.phrase(ref, phrases.EACH)
        if self.recent is not None and self.recent[0] == ref:
            return self.language.pronoun(self.recent[1])
        phrase = self._named(ref)
        self.recent = (ref, phrase) if ref == "self" or ref in self.slots else None
        return phrase

    def _named(self, ref: str) -> Phrase:
        if ref in self.slots:
            return self._slot(ref)
        if ref == "self":
            return self.language.phrase(Meant([self.itself]), phrases.THIS)
        if ref in ("hero", "enemy_hero"):
            return self.language.phrase(Meant(["hero"], "own" if ref == "hero" else "enemy"), phrases.ONE)
        if ref == "it":
            return self.loops[-1][0]
        if ref == "last" and self.last is not None:
            return self.last
        return self.event_phrases.get(ref) or self.language.phrase(Meant(["card"]), phrases.THAT)

    def _slot(self, ref: str) -> Phrase:
        """A target: in full where it is first named, in short later; several are always told apart."""
        again = phrases.AGAIN if len(self.slots) == 1 else phrases.CHOSEN_AGAIN
        mode = again if ref in self.named else phrases.CHOSEN
        self.named.add(ref)
        meant = self.slots[ref]
        if ref in self.plural_slots:
            return self.language.phrase(Meant(meant.heads), phrases.CHOSEN_MANY)
        return self.language.phrase(Meant(meant.heads) if mode == phrases.AGAIN else meant, mode)

    def declare(self, body: Mapping[str, Any]) -> list[str]:
        """The targets of a text; those that need a sentence of their own get it."""
        slots = {"target": body["target"]} if "target" in body else {}
        slots |= {f"t:{slot['id']}": slot for slot in body.get("targets", ())}
        self.slots = {ref: self._meant_there(slot) for ref, slot in slots.items()}
        self.named, self.plural_slots = set(), set()
        if self.slots:
            self.recent = None
        self._tell_apart()
        special = [
            self._is_special(slot) or _is_named_late(ref, body.get("do")) for ref, slot in slots.items()
        ]
        before = len(special) - special[::-1].index(True) if True in special else 0
        return [self._announced(ref, slots[ref]) for ref in list(slots)[:before]]

    def _tell_apart(self) -> None:
        """Two targets of the same description are the first and the second."""
        described = list(self.slots.items())
        for at, (_, meant) in enumerate(described):
            twins = [other for other in described if _alike(other[1], meant)]
            if len(twins) > 1 and at < 3:
                meant.ordinal = ("first", "second", "third")[at]

    def _is_special(self, slot: Mapping[str, Any]) -> bool:
        usual = slot.get("min", 1) == 1 and slot.get("max", 1) == 1
        return not usual or slot.get("chooser", "you") != "you"

    def _announced(self, ref: str, slot: Mapping[str, Any]) -> str:
        least, most = slot.get("min", 1), slot.get("max", 1)
        meant = copy.copy(self.slots[ref])
        if most > 1:
            self.plural_slots.add(ref)
        self.named.add(ref)
        self.recent = None
        key = "choose_exactly" if least == most else "choose_up_to" if least == 0 else "choose_between"
        if most == 1 and least == 0:
            key = "choose_one" if _is_somebody(meant) else "choose_one_thing"
        exactly = Figure(str(most), most)
        case = "gen" if key == "choose_up_to" else "acc"
        who, suffix = slot.get("chooser", "you"), "_other"
        if who == "you":
            case, suffix = f"{case}*", ""
        elif meant.who == "enemy":
            meant.who = "theirs"
        what = self.language.counted(meant, exactly, case)
        return self.language.say(key + suffix, what=what, least=least, who=self.player(who))

    def player(self, who: str) -> Phrase:
        if who != "you":
            self.recent = None
        return Named(
            {case: self.language.templates[f"{who}_{case}"] for case in ("nom", "gen", "dat", "acc")}
        )

    # -- numbers

    def figure(self, number: Any) -> Figure:
        """A figure, or a letter whose meaning the sentence explains at its end."""
        if isinstance(number, int):
            return Figure(str(number) if number >= 0 else f"−{-number}", number)
        if number == {"event": "amount"}:
            return Figure(self.language.templates["that_many"], None)
        letter = LETTERS[len(self.defined)]
        self.defined.append("")
        place = len(self.defined) - 1
        self.defined[place] = self.language.say("letter", letter=letter, what=self.explained(number))
        return Figure(letter, None)

    def explained(self, number: Any) -> str:
        """What is counted."""
        say = self.language.say
        if isinstance(number, int):
            return str(number)
        if "count" in number:
            return say("number_count", what=self.phrase(number["count"], phrases.ALL))
        if "stat" in number:
            before = self.recent
            of = self.reference(number["of"])
            if before is not None and self.recent is not None and before[0] != self.recent[0]:
                self.recent = None  # two have been named: “it” could be either
            key = f"number_{number['stat']}"
            ending = "_its" if isinstance(of, Named) else "_of" if of.tail else ""
            return say(key + ending if key + ending in self.language.templates else key, of=of)
        if "event" in number:
            return say("number_amount")
        ((operation, (first, second)),) = number.items()
        return say(f"number_{operation}", first=self.explained(first), second=self.explained(second))

    def with_letters(self, sentence: str) -> str:
        """A sentence with what its letters stand for."""
        if not self.defined:
            return sentence
        told, self.defined = self.defined, []
        return self.language.say("where", sentence=sentence, what=self.language.listed(told, "and"))

    # -- conditions

    def condition(self, body: Mapping[str, Any]) -> str:
        say = self.language.say
        if "count" in body:
            return self._counted_condition(body)
        if "is" in body:
            subject = self.reference(body["is"])
            if set(body["fits"]) and set(body["fits"]) <= STATES:
                so = self.meant(body["fits"]).adjectives
                if len(so) == len(body["fits"]):
                    return say("cond_is_so", what=subject, so=self.language.predicate(subject, so))
            return say(
                "cond_is", what=subject, fits=self.phrase(body["fits"], phrases.ONE, self.head(body["is"]))
            )
        if "turn" in body:
            return say(f"cond_turn_{body['turn']}")
        if "coins_open_min" in body:
            return say("cond_coins", n=self.figure(body["coins_open_min"]))
        if "hero_lives_max" in body:
            return say("cond_lives", n=self.figure(body["hero_lives_max"]))
        if "not" in body:
            return say("cond_not", what=self.condition(body["not"]))
        parts = [self.condition(part) for part in body.get("all", body.get("any", ()))]
        return self.language.listed(parts, "and" if "all" in body else "or")

    def head(self, ref: Any) -> str:
        """The noun of what a text speaks of: `a poisoned character`, not `a poisoned card`."""
        if isinstance(ref, dict):
            return self._heads(ref, "card")[0]
        if ref in self.slots:
            return self.slots[ref].heads[0]
        if ref == "it":
            return self.loops[-1][1]
        return {"self": self.itself, "hero": "hero", "enemy_hero": "hero"}.get(ref, "card")

    def _counted_condition(self, body: Mapping[str, Any]) -> str:
        say, counted = self.language.say, body["count"]
        most = body.get("max")
        least = body.get("min", None if "max" in body else 0)
        if least == 1 and most is None:
            return say("cond_some", what=self.phrase(counted, phrases.ONE))
        if most == 0:
            return say("cond_none", what=self.phrase(counted, phrases.ALL))
        what = self.phrase(counted, phrases.ALL)
        if least is not None and most is not None and least != most:
            return say("cond_between", n=self.figure(least), m=self.figure(most), what=what)
        limit = self.figure(least if least is not None else most)
        meant = self._meant_there(counted)
        bare = self.language.phrase(meant, phrases.ONE if limit.value == 1 else phrases.ALL)
        if most is not None:
            return say("cond_most" if least is None else "cond_exactly", n=limit, what=what, bare=bare)
        return say(
            "cond_least", n=limit, counted=self.language.counted(meant, limit, "nom"), what=what, bare=bare
        )


def _is_named_late(ref: str, body: Any, late: bool = False) -> bool | None:
    """Is a target first spoken of in what is done later: by a delay, or when the opponent has answered?"""
    if isinstance(body, dict):
        parts = [_is_named_late(ref, part, late or key in LATE) for key, part in body.items()]
    elif isinstance(body, list):
        parts = [_is_named_late(ref, part, late) for part in body]
    else:
        return late if body == ref else None
    return next((part for part in parts if part is not None), None)


def _is_somebody(meant: Meant) -> bool:
    """Is it a `who`? Cards and spells are things."""
    return all(head in ("creature", "hero", "character") or head.startswith("class:") for head in meant.heads)


def _alike(one: Meant, other: Meant) -> bool:
    return (one.heads, one.who, one.adjectives, one.after) == (
        other.heads,
        other.who,
        other.adjectives,
        other.after,
    )
