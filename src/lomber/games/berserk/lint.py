# lomber: interpreted
"""The linter of card files (18.7): everything that is wrong with a set, each fault on its line.

A file is first read as TOML, then walked from the header over the cards to the decks. Every method `_kind_…` holds
one value against one kind of the language; `language.py` says which kind stands where.
"""

from __future__ import annotations

import dataclasses
import difflib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from lomber.games.berserk import language
from lomber.games.berserk.decks import Limits, check_deck
from lomber.games.berserk.positions import Path, lines_of

ID: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
SYNTAX: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)\Z", re.DOTALL)
FIXTURE: Final = "fx_"
"""Cards that exist for tests only need no names, and their words no header (18.5, 18.7)."""


@dataclasses.dataclass(frozen=True)
class Fault:
    """One thing that is wrong: the line, the way to it, its code and the words of its sentence."""

    line: int
    where: str
    code: str
    words: Mapping[str, str]
    warning: bool = False


@dataclasses.dataclass(frozen=True)
class Scope:
    """What may be spoken of at one place of a text."""

    slots: frozenset[str] = frozenset()
    event: str = ""
    """The event of the trigger or replacement around it."""
    loop: bool = False
    spell: bool = False


def lint(text: str, known: Mapping[str, Mapping[str, Any]] | None = None) -> list[Fault]:
    """All faults of a set's text in the order of its lines; `known` are the cards of sets loaded before."""
    try:
        described = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [_syntax_fault(str(error), text)]
    linter = _Linter(described, lines_of(text), known or {})
    linter.check_set()
    return sorted(linter.faults, key=lambda fault: fault.line)


def _syntax_fault(said: str, text: str) -> Fault:
    found = SYNTAX.match(said)
    line = int(found[2]) if found and found[2] else text.count("\n") + 1
    return Fault(line, "", "syntax", {"said": found[1] if found else said})


class _Linter:
    def __init__(
        self, described: dict[str, Any], lines: dict[Path, int], known: Mapping[str, Mapping[str, Any]]
    ) -> None:
        self.described = described
        self.lines = lines
        self.known = known
        self.cards: dict[str, Any] = {**known, **_table(described.get("cards"))}
        header = _table(described.get("set"))
        self.classes = {language.MECHANISM, *_table(header.get("classes"))}
        self.kinds = {*language.SUPPORT_KINDS, *_table(header.get("spell_kinds"))}
        self.fixture = False
        """Is the card being read one of those that need no header?"""
        self.faults: list[Fault] = []

    # -- telling

    def _fault(self, path: Path, code: str, warning: bool = False, **words: object) -> None:
        line = next(self.lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in self.lines)
        where = ".".join(f"[{step}]" if isinstance(step, int) else step for step in path).replace(".[", "[")
        self.faults.append(Fault(line, where, code, {k: str(v) for k, v in words.items()}, warning))

    def _unknown(self, path: Path, word: object, known: Iterable[str]) -> None:
        """A word that the language does not have, and the one that was perhaps meant."""
        near = difflib.get_close_matches(str(word), list(known), 1)
        self._fault(path, "unknown-near" if near else "unknown", word=word, near=near[0] if near else "")

    def _expected(self, path: Path, value: object, *wanted: str) -> None:
        shown = str(value) if not isinstance(value, bool) else str(value).lower()
        self._fault(path, "expected", value=shown[:60], wanted=", ".join(wanted))

    # -- the set (18.1)

    def check_set(self) -> None:
        self._only_keys(
            (), self.described, {"set", "cards", "decks", "prices", "scenario", "moves", "expect"}
        )
        if "set" in self.described:
            self._check_header(("set",), self.described["set"])
        for card, body in self._tables(("cards",)):
            self._check_card(("cards", card), card, body)
        for deck, body in self._tables(("decks",)):
            self._check_listed(("decks", deck), body)

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

    def _check_listed(self, path: Path, deck: dict[str, Any]) -> None:
        """A ready deck: its words, and its legality by chapter 4."""
        self._only_keys(path, deck, {"hero", "cards", "name", "plan"})
        if not self._needs(path, deck, ("hero", "cards", "name")):
            return
        self._names(path, deck, "name")
        if "plan" in deck:
            self._names(path, deck, "plan")
        numbers = deck["cards"]
        if not isinstance(numbers, dict) or not all(isinstance(n, int) for n in numbers.values()):
            self._expected((*path, "cards"), numbers, "{ card = number }")
            return
        readable = {card: body for card, body in self.cards.items() if isinstance(body, dict)}
        for wrong in check_deck(readable, str(deck["hero"]), numbers, Limits()):
            at = (*path, "hero") if wrong.code == "no_hero" else (*path, "cards")
            at = (*at, wrong.card) if wrong.card in numbers else at
            self._fault(at, "deck-" + wrong.code.replace("_", "-"), id=wrong.card, rule=wrong.rule)

    def _names(self, path: Path, body: dict[str, Any], key: str) -> None:
        """A name or sentence in three languages."""
        names = body.get(key, {})
        if not isinstance(names, dict) or not all(isinstance(text, str) for text in names.values()):
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
        for at, keyword in enumerate(_list(body.get("keywords"))):
            self._keyword((*path, "keywords", at), keyword, Scope(), printed=True)
        texts = 0
        for at, ability in enumerate(_list(body.get("abilities"))):
            self._check_ability((*path, "abilities", at), ability, Scope())
            texts += isinstance(ability, dict) and "spell" in ability
        if kind == "spell" and texts != 1:
            self._fault(path, "spell-texts", number=texts)
        if kind != "spell" and texts:
            self._fault(path, "spell-elsewhere")

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
        for at, element in enumerate(_list(body.get("elements"))):
            if element not in language.ELEMENTS:
                self._unknown((*path, "elements", at), element, language.ELEMENTS)
        for at, name in enumerate(_list(body.get("classes"))):
            self._listed_word((*path, "classes", at), name, self.classes, "class-unlisted")
        if kind == "support":
            self._word(path, body, "kind", language.SUPPORT_KINDS)
        elif "kind" in body:
            self._listed_word((*path, "kind"), body["kind"], self.kinds, "kind-unlisted")
        if not self.fixture or "name" in body:
            self._needs(path, body, ("name",))
            self._names(path, body, "name")
        if "text" in body:
            self._names(path, body, "text")

    def _listed_word(self, path: Path, word: object, listed: set[str], code: str) -> None:
        """A class or kind: a word, and one of the header's unless the card is a fixture."""
        if not isinstance(word, str):
            self._expected(path, word, "word")
        elif not self.fixture and word not in listed:
            self._fault(path, code, word=word)

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
        for at, kind in enumerate(_list(value.get("kinds"))):
            if kind not in language.PROTECTION_KINDS:
                self._unknown((*path, "kinds", at), kind, language.PROTECTION_KINDS)
        if "kinds" in value and not _list(value["kinds"]):
            self._expected((*path, "kinds"), value["kinds"], *language.PROTECTION_KINDS)
        if "from" in value:
            self._kind_filter((*path, "from"), value["from"], scope)
            if _table(value["from"]).get("type") == "spell":
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
        if "target" in ability and "targets" in ability:
            self._fault(path, "target-twice")
        inside = dataclasses.replace(
            scope, slots=scope.slots | _slots(ability), event=_event_of(ability), spell=kind == "spell"
        )
        self._check_ability_kind((*path, kind), ability[kind], kind, inside)
        self._extras(path, ability, {kind}, language.ABILITY_EXTRAS[kind], inside)
        if kind == "replace":
            self._check_replacement(path, ability)
        if kind == "cost" and ability.get("uses") == 0:
            if not any(key in _table(ability["cost"]) for key in language.USED_UP):
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
        else:
            self._kind_true(path, value, scope)

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
        name = value if isinstance(value, str) else _table(value).get("event")
        if name not in events:
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

    def _kind_modes(self, path: Path, modes: Any, scope: Scope) -> None:
        if not isinstance(modes, list) or not modes:
            self._expected(path, modes, "[ { label = …, do = […] }, … ]")
            return
        for at, mode in enumerate(modes):
            if not isinstance(mode, dict):
                self._expected((*path, at), mode, "table")
                continue
            inside = dataclasses.replace(scope, slots=scope.slots | _slots(mode))
            keys = {"label": "label", "target": "target", "targets": "targets", "do": "steps!"}
            self._extras((*path, at), mode, set(), keys, inside)

    def _kind_label(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, dict):
            self._expected(path, value, "table")
        elif not self.fixture:
            self._names(path[:-1], {str(path[-1]): value}, str(path[-1]))

    def _kind_delay(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, dict):
            self._expected(path, value, "{ on = EVENT, do = […] }")
            return
        inside = dataclasses.replace(scope, event=_event_of(value) or scope.event)
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

    def _kind_ability_gained(self, path: Path, value: Any, scope: Scope) -> None:
        """An ability given to a card is a text of its own: it begins with no targets and no event."""
        self._check_ability(path, value, Scope())

    def _kind_keywords(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list):
            self._expected(path, value, "[ keywords ]")
            return
        for at, keyword in enumerate(value):
            self._keyword((*path, at), keyword, scope, printed=False)

    _kind_keywords_gained = _kind_keywords

    def _kind_created_card(self, path: Path, value: Any, scope: Scope) -> None:
        self._reserve_card(path, value, "created")

    def _kind_placed_card(self, path: Path, value: Any, scope: Scope) -> None:
        self._reserve_card(path, value, "placed")

    def _reserve_card(self, path: Path, card: Any, reserve: str) -> None:
        if card not in self.cards:
            self._unknown(path, card, self.cards)
        elif _table(self.cards[card]).get("reserve") != reserve:
            self._fault(path, "wrong-reserve", id=card, reserve=reserve)

    # -- targets and references

    def _kind_target(self, path: Path, value: Any, scope: Scope) -> None:
        self._filter(path, value, scope, language.TARGET_KEYS)
        least, most = _table(value).get("min", 1), _table(value).get("max", 1)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self._expected((*path, "min"), least, f"0 … {most}")

    def _kind_targets(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list) or not value:
            self._expected(path, value, '[ { id = "a", … }, … ]')
            return
        names: set[str] = set()
        for at, slot in enumerate(value):
            name = _table(slot).get("id")
            if not isinstance(name, str) or name in names:
                self._fault((*path, at), "slot-name")
                continue
            names.add(name)
            self._kind_target((*path, at), {key: slot[key] for key in slot if key != "id"}, scope)

    def _kind_reference(self, path: Path, value: Any, scope: Scope) -> None:
        if isinstance(value, dict):
            self._kind_filter(path, value, scope)
        elif not isinstance(value, str):
            self._expected(path, value, "reference", "FILTER")
        elif value == "target" or value.startswith("t:"):
            if value not in scope.slots:
                self._fault(path, "no-target", word=value)
        elif value not in language.REFERENCES:
            self._unknown(path, value, language.REFERENCES)
        elif value == "it" and not scope.loop:
            self._fault(path, "it-outside")
        elif value.startswith("event.") and not scope.event:
            self._fault(path, "event-outside", word=value)

    def _kind_matcher(self, path: Path, value: Any, scope: Scope) -> None:
        """What an event is about: a filter, or one of three cards."""
        if isinstance(value, dict):
            self._kind_filter(path, value, scope)
        elif value not in ("self", "hero", "enemy_hero"):
            self._expected(path, value, "self", "hero", "enemy_hero", "FILTER")

    def _kind_player(self, path: Path, value: Any, scope: Scope) -> None:
        if value not in language.PLAYERS:
            self._expected(path, value, *language.PLAYERS)
        elif value == "event.player" and not scope.event:
            self._fault(path, "event-outside", word=value)

    def _kind_side(self, path: Path, value: Any, scope: Scope) -> None:
        if value not in ("you", "opponent"):
            self._expected(path, value, "you", "opponent")

    # -- filters, numbers, conditions

    def _kind_filter(self, path: Path, value: Any, scope: Scope) -> None:
        self._filter(path, value, scope, {})

    def _kind_counted_filter(self, path: Path, value: Any, scope: Scope) -> None:
        self._filter(path, value, scope, {"count": "number"})

    def _kind_filters(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list) or not value:
            self._expected(path, value, "[ FILTER, … ]")
            return
        for at, member in enumerate(value):
            self._kind_filter((*path, at), member, scope)

    def _filter(self, path: Path, value: Any, scope: Scope, more: dict[str, str]) -> None:
        if not isinstance(value, dict):
            self._expected(path, value, "FILTER")
            return
        self._extras(path, value, set(), language.FILTER_KEYS | more, scope)

    def _kind_class_names(self, path: Path, value: Any, scope: Scope) -> None:
        for name in _several(value):
            self._listed_word(path, name, self.classes, "class-unlisted")

    def _kind_kind_names(self, path: Path, value: Any, scope: Scope) -> None:
        for name in _several(value):
            self._listed_word(path, name, self.kinds, "kind-unlisted")

    def _kind_card_ids(self, path: Path, value: Any, scope: Scope) -> None:
        for name in _several(value):
            if name not in self.cards:
                self._unknown(path, name, self.cards)

    def _kind_number(self, path: Path, value: Any, scope: Scope) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            if not -99 <= value <= 99:
                self._fault(path, "range", key=str(path[-1]), low=-99, high=99)
            return
        if not isinstance(value, dict):
            self._expected(path, value, "number")
            return
        heads = [key for key in language.NUMBER_KEYS if key in value]
        if len(heads) != 1:
            self._expected(path, value, *language.NUMBER_KEYS)
            return
        self._number_of(path, value, heads[0], scope)

    def _number_of(self, path: Path, value: dict[str, Any], head: str, scope: Scope) -> None:
        at = (*path, head)
        self._only_keys(path, value, {head, "of"} if head == "stat" else {head})
        if head == "count":
            self._kind_filter(at, value[head], scope)
        elif head == "stat":
            self._word(path, value, "stat", language.STATS)
            if self._needs(path, value, ("of",)):
                self._kind_reference((*path, "of"), value["of"], scope)
        elif head == "event":
            if value[head] != "amount":
                self._expected(at, value[head], "amount")
            elif scope.event not in ("wounded", "healed", "would_wound"):
                self._fault(at, "event-outside", word="amount")
        elif not isinstance(value[head], list) or len(value[head]) != 2:
            self._expected(at, value[head], "[N, N]")
        else:
            for n in range(2):
                self._kind_number((*at, n), value[head][n], scope)

    def _kind_number_or_all(self, path: Path, value: Any, scope: Scope) -> None:
        if value != "all":
            self._kind_number(path, value, scope)

    def _kind_condition(self, path: Path, value: Any, scope: Scope) -> None:
        heads = [key for key in language.CONDITION_KEYS if key in _table(value)]
        if len(heads) != 1:
            self._expected(path, value, *language.CONDITION_KEYS)
            return
        head = heads[0]
        self._value((*path, head), value[head], language.CONDITION_KEYS[head], scope)
        self._extras(path, value, {head}, language.CONDITION_EXTRAS.get(head, {}), scope)
        if head == "is":
            self._needs(path, value, ("fits",))

    def _kind_conditions(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list) or not value:
            self._expected(path, value, "[ conditions ]")
            return
        for at, member in enumerate(value):
            self._kind_condition((*path, at), member, scope)

    # -- small kinds

    def _kind_flag(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, bool):
            self._expected(path, value, "true", "false")

    def _kind_true(self, path: Path, value: Any, scope: Scope) -> None:
        if value is not True:
            self._expected(path, value, "true")

    def _kind_uses(self, path: Path, value: Any, scope: Scope) -> None:
        self._range(path[:-1], {str(path[-1]): value}, str(path[-1]), 0, 99)

    _kind_small = _kind_uses

    def _kind_deck_place(self, path: Path, value: Any, scope: Scope) -> None:
        if value not in ("shuffle", "top", "bottom"):
            self._kind_number(path, value, scope)

    # -- shapes

    def _value(self, path: Path, value: Any, kind: str, scope: Scope) -> None:
        """Hold a value against a kind: one of the methods above, or one or several words of a list."""
        if kind.startswith(("word:", "words:")):
            listed = kind.partition(":")[2].split()
            several = _several(value) if kind.startswith("words:") else [value]
            if not several:
                self._expected(path, value, *listed)
            for word in several:
                if word not in listed:
                    self._unknown(path, word, listed)
            return
        method: Callable[[Path, Any, Scope], None] = getattr(self, f"_kind_{kind}")
        method(path, value, scope)

    def _record(self, path: Path, value: Any, keys: Mapping[str, str], scope: Scope) -> None:
        if not isinstance(value, dict):
            self._expected(path, value, "table")
            return
        self._extras(path, value, set(), keys, scope)

    def _extras(
        self, path: Path, body: dict[str, Any], seen: set[str], kinds: Mapping[str, str], scope: Scope
    ) -> None:
        """Hold every key but those already seen against its kind; tell unknown and missing ones."""
        self._only_keys(path, body, seen | set(kinds))
        self._needs(path, body, [key for key, kind in kinds.items() if kind.endswith("!")])
        for key, kind in kinds.items():
            if key in body and key not in seen:
                self._value((*path, key), body[key], kind.rstrip("!"), scope)

    def _only_keys(self, path: Path, body: dict[str, Any], known: set[str]) -> None:
        for key in body:
            if key not in known:
                self._unknown((*path, key), key, sorted(known))

    def _needs(self, path: Path, body: dict[str, Any], keys: Iterable[str]) -> bool:
        missing = [key for key in keys if key not in body]
        for key in missing:
            self._fault(path, "missing", key=key)
        return not missing

    def _word(
        self, path: Path, body: dict[str, Any], key: str, known: tuple[str, ...], needed: bool = False
    ) -> None:
        if key not in body:
            if needed:
                self._fault(path, "missing", key=key)
        elif body[key] not in known:
            self._unknown((*path, key), body[key], known)

    def _range(self, path: Path, body: dict[str, Any], key: str, low: int, high: int) -> None:
        value = body.get(key, low)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self._fault((*path, key), "range", key=key, low=low, high=high)


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _several(value: Any) -> list[Any]:
    """Where a key takes a word it also takes a list."""
    return value if isinstance(value, list) else [value]


def _slots(body: dict[str, Any]) -> frozenset[str]:
    """The names of the targets that a text declares."""
    names = {"target"} if "target" in body else set()
    return frozenset(names | {f"t:{_table(slot).get('id')}" for slot in _list(body.get("targets"))})


def _event_of(body: dict[str, Any]) -> str:
    value = body.get("on", body.get("replace", ""))
    return str(value if isinstance(value, str) else _table(value).get("event", ""))
