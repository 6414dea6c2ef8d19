# lomber: interpreted
"""The linter of card files (18.7): everything that is wrong with a set, each fault on its line.

A file is first read as TOML, then walked from the header over the cards to the decks. Here is the walk over cards,
abilities and steps; `lint_values.py` holds what stands in them against the language.
"""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from lomber.cards.broken_toml import broken
from lomber.games.berserk import language
from lomber.games.berserk.budget import overpriced
from lomber.games.berserk.coverage import uncovered
from lomber.games.berserk.decks import Limits, check_deck
from lomber.games.berserk.design import several
from lomber.games.berserk.lint_scenario import Scenarios
from lomber.games.berserk.lint_values import Fault, Scope, list_of, table
from lomber.games.berserk.positions import Path, lines_of

ID: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
FIXTURE: Final = "fx_"
"""Cards that exist for tests only need no names, and their words no header (18.5, 18.7)."""


def lint(text: str, known: Mapping[str, Mapping[str, Any]] | None = None, base: bool = False) -> list[Fault]:
    """All faults of a set's text in the order of its lines; `known` are the cards of sets loaded before.

    A set with a table of prices is held to the budget of 19.3; as a base set also to the numbers of chapter 19.
    """
    try:
        described = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = broken(error, text)
        return [Fault(found.line, "", "syntax", {"why": found.why, "said": found.said})]
    linter = _Linter(described, lines_of(text), known or {})
    linter.check_set()
    if not any(not fault.warning for fault in linter.faults):
        linter.check_design(base)
    return sorted(linter.faults, key=lambda fault: fault.line)


def lint_board(
    board: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]], coin_max: int
) -> list[Fault]:
    """The faults of a position that is described as scenarios are, but in no file: all on its one line."""
    described = {**board, "options": {"coin_max": coin_max}}
    linter = _Linter({"scenario": described}, {(): 1}, known)
    linter._only_keys(("scenario",), dict(board), language.BOARD)
    linter.check_scenario(("scenario",), described)
    return linter.faults


class _Linter(Scenarios):
    """The walk over a set: header, cards, texts, decks, and a scenario that stands with them."""

    # -- the set (18.1)

    def check_set(self) -> None:
        self._only_keys(
            (), self.described, {"set", "cards", "decks", "prices", "scenario", "moves", "expect"}
        )
        if "set" in self.described:
            self._check_header(("set",), self.described["set"])
        for card, body in self._tables(("cards",)):
            self._check_card(("cards", card), card, body)
        if not isinstance(self.described.get("prices", {}), dict):
            self._expected(("prices",), self.described["prices"], "table")
        for deck, body in self._tables(("decks",)):
            self._check_listed(("decks", deck), body)
        if "scenario" in self.described:
            self.check_scenario(("scenario",), self.described["scenario"])
        for key, kind in language.PLAYED.items():
            if key in self.described:
                self._value((key,), self.described[key], kind, Scope())

    def check_design(self, base: bool) -> None:
        """What chapter 19 asks of a set whose language is right."""
        if "prices" in self.described:
            for wrong in overpriced(self.described, self.cards):
                self._fault(wrong.path, wrong.code, wrong.warning, **wrong.words)
        if base:
            for wrong in uncovered(self.described):
                self._fault(wrong.path, wrong.code, wrong.warning, **wrong.words)

    def _tables(self, path: Path) -> list[tuple[str, dict[str, Any]]]:
        """The members of a table of tables; whatever is none is told."""
        whole = self.described.get(str(path[0]), {})
        if not isinstance(whole, dict):
            self._expected(path, whole, "table")
            return []
        for name, body in whole.items():
            if not isinstance(body, dict):
                self._expected((*path, name), body, "table")
        return [(name, body) for name, body in whole.items() if isinstance(body, dict)]

    def _check_header(self, path: Path, header: Any) -> None:
        if not isinstance(header, dict):
            self._expected(path, header, "table")
            return
        self._only_keys(path, header, {"id", "name", "classes", "spell_kinds"})
        self._needs(path, header, ("id", "name"))
        self._names(path, header, "name")
        for key in ("classes", "spell_kinds"):
            words = header.get(key, {})
            if not isinstance(words, dict):
                self._expected((*path, key), words, "table")
                continue
            for word in words:
                self._names((*path, key), words, word)
                self._check_forms((*path, key, word), table(words[word]).get("forms", {}))

    def _check_forms(self, path: Path, forms: Any) -> None:
        """The cases of a class, so that generated texts may decline it; they may be left out."""
        if not isinstance(forms, dict):
            self._expected((*path, "forms"), forms, "table")
            return
        self._only_keys((*path, "forms"), forms, set(language.CLASS_FORMS))
        for lang, number in language.CLASS_FORMS.items():
            if lang in forms and (not isinstance(forms[lang], str) or len(forms[lang].split()) != number):
                self._fault((*path, "forms", lang), "forms", number=number)

    def _check_listed(self, path: Path, deck: dict[str, Any]) -> None:
        """A ready deck: its words, and its legality by chapter 4."""
        self._only_keys(path, deck, {"hero", "cards", "name", "plan"})
        if not self._needs(path, deck, ("hero", "cards", "name")):
            return
        self._names(path, deck, "name")
        if "plan" in deck:
            self._names(path, deck, "plan")
        numbers = deck["cards"]
        if not isinstance(numbers, dict):
            self._expected((*path, "cards"), numbers, "{ card = number }")
            return
        wrong_numbers = [card for card, number in numbers.items() if not _is_count(number)]
        for card in wrong_numbers:
            self._expected((*path, "cards", card), numbers[card], "1 …")
        if wrong_numbers:
            return
        readable = {card: body for card, body in self.cards.items() if isinstance(body, dict)}
        for wrong in check_deck(readable, str(deck["hero"]), numbers, Limits()):
            at = (*path, "hero") if wrong.code == "no_hero" else (*path, "cards")
            at = (*at, wrong.card) if wrong.card in numbers and wrong.code != "no_hero" else at
            self._fault(at, "deck-" + wrong.code.replace("_", "-"), id=wrong.card, rule=wrong.rule)

    def _names(self, path: Path, body: dict[str, Any], key: str) -> None:
        """A name or sentence in three languages."""
        names = body.get(key, {})
        if not isinstance(names, dict) or not all(
            isinstance(names.get(each, ""), str) for each in language.LANGUAGES
        ):
            self._expected((*path, key), names, '{ ru = "…", uk = "…", en = "…" }')
            return
        for language_ in language.LANGUAGES:
            if not names.get(language_):
                self._fault((*path, key), "no-language", key=key, language=language_)

    # -- a card

    def _check_card(self, path: Path, card: str, body: dict[str, Any]) -> None:
        self.fixture = card.startswith(FIXTURE) or "set" not in self.described
        if not ID.match(card):
            self._fault(path, "bad-id", id=card)
        if card in self.known:
            self._fault(path, "twice", id=card)
        kind = body.get("type")
        if kind not in language.TYPES:
            self._word(path, body, "type", language.TYPES, needed=True)
            return
        self._only_keys(path, body, language.CARD_KEYS_ALL | language.CARD_KEYS[kind])
        self._needs(path, body, language.CARD_NEEDS[kind])
        self._check_print(path, body, kind)
        for at, keyword in enumerate(list_of(body.get("keywords"))):
            self._keyword((*path, "keywords", at), keyword, Scope(), printed=True)
        texts: list[Path] = []
        for at, ability in enumerate(list_of(body.get("abilities"))):
            here = (*path, "abilities", at)
            self._check_ability(here, ability, Scope(spell=kind == "spell"))
            texts += [here] if isinstance(ability, dict) and "spell" in ability else []
        if kind == "spell" and len(texts) != 1:
            self._fault(texts[1] if texts else path, "spell-texts", number=len(texts))
        for elsewhere in texts if kind != "spell" else ():
            self._fault(elsewhere, "spell-elsewhere")

    def _check_print(self, path: Path, body: dict[str, Any], kind: str) -> None:
        """Numbers, elements, classes, kind and names."""
        self._range(path, body, "cost", 0, 10)
        self._range(path, body, "strike", 0, 99)
        self._range(path, body, "lives", 1, 99)
        self._word(path, body, "rarity", language.RARITIES)
        self._word(path, body, "reserve", language.RESERVES)
        for key in ("elements", "classes", "keywords", "abilities"):
            if key in body and not isinstance(body[key], list):
                self._expected((*path, key), body[key], "list")
        for at, element in enumerate(list_of(body.get("elements"))):
            if element not in language.ELEMENTS:
                self._unknown((*path, "elements", at), element, language.ELEMENTS)
        for at, name in enumerate(list_of(body.get("classes"))):
            self._listed_word((*path, "classes", at), name, self.classes, "class-unlisted")
        if kind == "support":
            self._word(path, body, "kind", language.SUPPORT_KINDS)
        elif "kind" in body:
            self._listed_word((*path, "kind"), body["kind"], self.spell_kinds, "kind-unlisted")
        if not self.fixture or "name" in body:
            self._needs(path, body, ("name",))
            self._names(path, body, "name")
        if "text" in body:
            self._names(path, body, "text")

    def _keyword(self, path: Path, keyword: Any, scope: Scope, printed: bool) -> None:
        """`"dash"` or `{ armour = 1 }`; in print a value is 1…9 (18.1)."""
        if isinstance(keyword, str):
            if keyword in language.NUMBER_KEYWORDS + language.FILTER_KEYWORDS:
                self._fault(path, "keyword-value", word=keyword)
            elif keyword not in language.BARE_KEYWORDS:
                self._unknown(path, keyword, language.KEYWORDS)
            return
        if not isinstance(keyword, dict) or len(keyword) != 1:
            self._expected(path, keyword, '"keyword"', "{ keyword = value }")
            return
        ((name, value),) = keyword.items()
        if name in language.NUMBER_KEYWORDS:
            if printed:
                self._range(path, keyword, name, 1, 9)
            else:
                self._kind_number((*path, name), value, scope)
        elif name == "protection":
            self._protection((*path, name), value, scope)
        elif name == "elusive":
            self._kind_filter((*path, name), value, scope)
        elif name in language.BARE_KEYWORDS:
            self._fault(path, "keyword-bare", word=name)
        else:
            self._unknown((*path, name), name, language.KEYWORDS)

    def _protection(self, path: Path, value: Any, scope: Scope) -> None:
        """Kinds and source; from spells it is another thing and stands alone (BH-215)."""
        if not isinstance(value, dict) or not value:
            self._expected(path, value, "{ kinds = […] }", "{ from = FILTER }", "{ spells = true }")
            return
        self._only_keys(path, value, {"kinds", "from", "spells"})
        if "spells" in value:
            self._kind_true((*path, "spells"), value["spells"], scope)
            if len(value) > 1:
                self._fault(path, "spells-alone")
        for at, kind in enumerate(list_of(value.get("kinds"))):
            if kind not in language.PROTECTION_KINDS:
                self._unknown((*path, "kinds", at), kind, language.PROTECTION_KINDS)
        if "kinds" in value and not list_of(value["kinds"]):
            self._expected((*path, "kinds"), value["kinds"], *language.PROTECTION_KINDS)
        if "from" in value:
            self._kind_filter((*path, "from"), value["from"], scope)
            if _asks_for_spells(value["from"]):
                self._fault((*path, "from"), "from-spells")

    # -- an ability (18.2)

    def _check_ability(self, path: Path, ability: Any, scope: Scope) -> None:
        if not isinstance(ability, dict):
            self._expected(path, ability, "table")
            return
        kinds = [kind for kind in language.ABILITY_KINDS if kind in ability]
        if len(kinds) != 1:
            self._fault(path, "one-kind", found=", ".join(kinds) or "—")
            return
        kind = kinds[0]
        event = _event_of(ability)
        events = frozenset((event,)) if event else frozenset()
        inside = dataclasses.replace(scope, event=event, events=events)
        self._check_ability_kind((*path, kind), ability[kind], kind, inside)
        self._extras(path, ability, {kind}, language.ABILITY_EXTRAS[kind], inside)
        if kind == "replace":
            self._check_replacement(path, ability)
        if scope.spell and kind != "spell" and ability.get("zone", "play") == "play":
            self._fault(path, "spell-never", warning=True)
        elif kind == "on":
            self._check_zone(path, ability, scope)
        if kind == "cost" and ability.get("uses") == 0:
            if not any(_is_used_up(key, paid) for key, paid in table(ability["cost"]).items()):
                self._fault((*path, "uses"), "free-for-ever")

    def _check_ability_kind(self, path: Path, value: Any, kind: str, scope: Scope) -> None:
        if kind == "on":
            self._event(path, value, language.EVENTS, scope)
        elif kind == "replace":
            self._event(path, value, language.WOULD_EVENTS, scope)
        elif kind == "cost":
            self._record(path, value, language.PAYMENTS, scope)
        elif kind == "give":
            self._record(path, value, language.GIFTS, scope)
            if value == {}:
                self._expected(path, "{}", *language.GIFTS)
        else:
            self._kind_true(path, value, scope)

    def _check_zone(self, path: Path, ability: dict[str, Any], scope: Scope) -> None:
        """A text about its own card works where the card lies then: drawn, in the hand (18.2)."""
        value, event = ability["on"], _event_of(ability)
        own = table(value).get("card") == "self" or event in language.OWN_EVENTS
        if not own and not (isinstance(value, str) and not event.startswith("turn_")):
            return
        lies = language.LIES_AFTER.get(event, "play")
        if event == "played" and scope.spell:
            lies = "graveyard"
        if event in language.EVENTS and ability.get("zone", "play") != lies:
            self._fault(path, "lies-elsewhere", warning=True, zone=lies)

    def _check_replacement(self, path: Path, ability: dict[str, Any]) -> None:
        prevents = "prevent" in ability
        if prevents and _event_of(ability) != "would_wound":
            self._fault((*path, "prevent"), "prevent-elsewhere")
        if prevents == ("do" in ability):
            self._fault(path, "do-or-prevent")
        if not prevents and "limit" not in ability:
            self._fault(path, "endless", warning=True)

    def _event(self, path: Path, value: Any, events: dict[str, dict[str, str]], scope: Scope) -> None:
        """The short form `"hire"` or the long one with its keys (18.3)."""
        name = value if isinstance(value, str) else table(value).get("event")
        if not isinstance(name, str) or name not in events:
            at = path if isinstance(value, str) or name is None else (*path, "event")
            self._unknown(at, name if name is not None else value, events)
        elif isinstance(value, dict):
            self._extras(path, value, {"event"}, events[name], scope)

    # -- steps (18.4)

    def _kind_steps(self, path: Path, steps: Any, scope: Scope) -> None:
        if not isinstance(steps, list):
            self._expected(path, steps, "[ steps ]")
            return
        for at, step in enumerate(steps):
            self._step((*path, at), step, scope)

    def _kind_loop_steps(self, path: Path, steps: Any, scope: Scope) -> None:
        self._kind_steps(path, steps, dataclasses.replace(scope, loop=True))

    def _step(self, path: Path, step: Any, scope: Scope) -> None:
        if not isinstance(step, dict):
            self._expected(path, step, "table")
            return
        verbs = [key for key in step if key in language.VERBS]
        if len(verbs) != 1:
            if verbs or not step:
                self._fault(path, "one-verb", found=", ".join(verbs) or "—")
            else:
                self._unknown(path, next(iter(step)), language.VERBS)
            return
        verb = verbs[0]
        kind, extras = language.VERBS[verb]
        self._value((*path, verb), step[verb], kind, scope)
        self._extras(path, step, {verb}, extras | {"if_done": "steps"}, scope)
        if verb == "block_attack" and scope.event not in ("attack_declared", "defends"):
            self._fault(path, "block-elsewhere")
        if verb == "fight" and "by" not in step and scope.spell:
            self._fault(path, "missing", key="by")
        if scope.spell and step.get("until") == "while_source":
            self._fault((*path, "until"), "spell-leaves", warning=True)

    def _kind_modes(self, path: Path, modes: Any, scope: Scope) -> None:
        if not isinstance(modes, list) or not modes:
            self._expected(path, modes, "[ { label = …, do = […] }, … ]")
            return
        for at, mode in enumerate(modes):
            if not isinstance(mode, dict):
                self._expected((*path, at), mode, "table")
                continue
            keys = {"label": "label", "target": "target", "targets": "targets", "do": "steps!"}
            self._extras((*path, at), mode, set(), keys, scope)

    def _kind_label(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, dict) or not all(isinstance(words, str) for words in value.values()):
            self._expected(path, value, '{ ru = "…", uk = "…", en = "…" }')
        elif not self.fixture:
            self._names(path[:-1], {str(path[-1]): value}, str(path[-1]))

    def _kind_delay(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, dict):
            self._expected(path, value, "{ on = EVENT, do = […] }")
            return
        event = _event_of(value)
        inside = dataclasses.replace(scope, event=event, events=scope.events | {event})
        if self._needs(path, value, ("on", "do")):
            self._event((*path, "on"), value["on"], language.EVENTS, inside)
            self._extras(path, value, {"on"}, {"do": "steps!"}, inside)

    def _kind_discount(self, path: Path, value: Any, scope: Scope) -> None:
        self._record(path, value, {"card": "filter!", "by": "number!"}, scope)

    def _kind_demand(self, path: Path, value: Any, scope: Scope) -> None:
        self._record(path, value, language.DEMANDS, scope)
        if value == {}:
            self._expected(path, "{}", *language.DEMANDS)

    def _kind_modified(self, path: Path, value: Any, scope: Scope) -> None:
        self._record(path, value, language.MODIFIED, scope)
        if value == {}:
            self._expected(path, "{}", *language.MODIFIED)

    def _kind_ability_gained(self, path: Path, value: Any, scope: Scope) -> None:
        """An ability given to a card is a text of its own: it begins with no targets and no event."""
        self._check_ability(path, value, Scope())
        if "spell" in table(value):
            self._fault(path, "spell-elsewhere")

    def _kind_keywords(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list) or not value:
            self._expected(path, value, "[ keywords ]")
            return
        for at, keyword in enumerate(value):
            self._keyword((*path, at), keyword, scope, printed=False)

    _kind_keywords_gained = _kind_keywords

    def _kind_created_card(self, path: Path, value: Any, scope: Scope) -> None:
        """It comes into play: a creature or a support (BH-2, BH-244)."""
        self._reserve_card(path, value, "created", language.LAID_TYPES)

    def _kind_placed_card(self, path: Path, value: Any, scope: Scope) -> None:
        self._reserve_card(path, value, "placed", language.LYING_TYPES)

    def _reserve_card(self, path: Path, card: Any, reserve: str, types: tuple[str, ...]) -> None:
        if not isinstance(card, str) or card not in self.cards:
            self._unknown(path, card, self.cards)
        elif table(self.cards[card]).get("reserve") != reserve:
            self._fault(path, "wrong-reserve", id=card, reserve=reserve)
        elif table(self.cards[card]).get("type") not in types:
            self._expected(path, card, *types)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _asks_for_spells(fitting: Any) -> bool:
    """Does a filter, or a way of it, name spells as its type?"""
    body = table(fitting)
    ways = list_of(body.get("any"))
    return "spell" in several(body.get("type")) or any(_asks_for_spells(way) for way in ways)


def _is_used_up(key: str, payment: Any) -> bool:
    """Does a payment take something that runs out: not nought coins, nor the closing of others (18.7)?"""
    if key not in language.USED_UP:
        return False
    number = table(payment).get("count", 1) if key == "sacrifice" else payment
    return not isinstance(number, int) or number > 0


def _event_of(body: dict[str, Any]) -> str:
    value = body.get("on", body.get("replace", ""))
    return str(value if isinstance(value, str) else table(value).get("event", ""))
