# lomber: interpreted
"""What may stand where in a card file: the values of the card language (18.2), each held against its kind.

Every method `_kind_…` holds one value against one kind; `language.py` says which kind stands where. `lint.py` walks
over the cards and their texts.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from lomber.games.berserk import language
from lomber.games.berserk.design import several
from lomber.games.berserk.positions import Path


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
    """The event that this text waits for."""
    events: frozenset[str] = frozenset()
    """That one; inside a `delay` also those of the texts around it, whose words keep their meaning (18.4)."""
    loop: bool = False
    spell: bool = False


class Values:
    """The faults of one file, and how a value is held against its kind."""

    def __init__(
        self, described: dict[str, Any], lines: dict[Path, int], known: Mapping[str, Mapping[str, Any]]
    ) -> None:
        self.described = described
        self.lines = lines
        self.known = known
        self.cards: dict[str, Any] = {**known, **table(described.get("cards"))}
        header = table(described.get("set"))
        self.classes = {language.MECHANISM, *table(header.get("classes"))}
        self.spell_kinds = set(table(header.get("spell_kinds")))
        self.kinds = {*language.SUPPORT_KINDS, *self.spell_kinds}
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

    def _listed_word(self, path: Path, word: object, listed: set[str], code: str) -> None:
        """A class or kind: a word, and one of the header's unless the card is a fixture."""
        if not isinstance(word, str):
            self._expected(path, word, "word")
        elif not self.fixture and word not in listed:
            self._fault(path, code, word=word)

    # -- targets and references

    def _kind_target(self, path: Path, value: Any, scope: Scope) -> None:
        self._filter(path, value, scope, language.TARGET_KEYS)
        least, most = table(value).get("min", 1), table(value).get("max", 1)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self._expected((*path, "min"), least, f"0 … {most}")

    def _kind_targets(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list) or not value:
            self._expected(path, value, '[ { id = "a", … }, … ]')
            return
        names: set[str] = set()
        for at, slot in enumerate(value):
            name = table(slot).get("id")
            if not isinstance(name, str) or name in names:
                self._fault((*path, at), "slot-name")
                continue
            names.add(name)
            self._kind_target((*path, at), {key: slot[key] for key in slot if key != "id"}, scope)
            scope = dataclasses.replace(scope, slots=scope.slots | {f"t:{name}"})

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
        elif value.startswith("event.") and not scope.events:
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
        elif value == "event.player" and not scope.events:
            self._fault(path, "event-outside", word=value)

    def _kind_itself(self, path: Path, value: Any, scope: Scope) -> None:
        """Hire and the like are always about this card: the long form may say so (18.3)."""
        if value != "self":
            self._expected(path, value, "self")

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
        for at, name in self._words(path, value):
            self._listed_word(at, name, self.classes, "class-unlisted")

    def _kind_kind_names(self, path: Path, value: Any, scope: Scope) -> None:
        for at, name in self._words(path, value):
            self._listed_word(at, name, self.kinds, "kind-unlisted")

    def _kind_card_ids(self, path: Path, value: Any, scope: Scope) -> None:
        for at, name in self._words(path, value):
            if name not in self.cards:
                self._unknown(at, name, self.cards)

    def _words(self, path: Path, value: Any) -> list[tuple[Path, str]]:
        """A word or several, each with its place; an empty list would fit nothing, and what is no word is told."""
        words = [(at, word) for at, word in placed(path, value) if isinstance(word, str)]
        if not words or len(words) < len(several(value)):
            self._expected(path, value, "word", "[ words ]")
        return words

    def _kind_number(self, path: Path, value: Any, scope: Scope) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            if abs(value) > language.NUMBER_MOST:
                most = language.NUMBER_MOST
                self._fault(path, "range", key=str(path[-1]), low=-most, high=most)
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
            elif not scope.events & {"wounded", "healed", "would_wound"}:
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
        heads = [key for key in language.CONDITION_KEYS if key in table(value)]
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
            known = kind.partition(":")[2].split()
            words = placed(path, value) if kind.startswith("words:") else [(path, value)]
            if not words:
                self._expected(path, value, *known)
            for at, word in words:
                if word not in known:
                    self._unknown(at, word, known)
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
        """Hold every key but those already seen against its kind; tell unknown and missing ones.

        Only the steps of a text speak of its targets: they are chosen after its `if` is tested.
        """
        self._only_keys(path, body, seen | set(kinds))
        self._needs(path, body, [key for key, kind in kinds.items() if kind.endswith("!")])
        if "targets" in kinds and "target" in body and "targets" in body:
            self._fault(path, "target-twice")
        spoken = dataclasses.replace(scope, slots=scope.slots | slots_of(body))
        for key, kind in kinds.items():
            if key in body and key not in seen:
                within = spoken if key == "do" else scope
                self._value((*path, key), body[key], kind.rstrip("!"), within)

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


def table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def list_of(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def placed(path: Path, value: Any) -> list[tuple[Path, Any]]:
    """A word, or the words of a list, each where it stands: a list may go over several lines."""
    if not isinstance(value, list):
        return [(path, value)]
    return [((*path, at), word) for at, word in enumerate(value)]


def slots_of(body: dict[str, Any]) -> frozenset[str]:
    """The names of the targets that a text declares."""
    names = {"target"} if "target" in body else set()
    return frozenset(names | {f"t:{table(slot).get('id')}" for slot in list_of(body.get("targets"))})
