"""Options: a frozen dataclass per family, each field documented, typed and bounded.

From the fields come command-line flags, the page's form and the documentation; `read` turns what people and
files write into a checked value, or says in a sentence what is wrong.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from typing import Any, TypeVar

from lomber.table.errors import BadOptions
from lomber.table.whole import whole

T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class Field:
    """What a person is told about one option."""

    name: str
    kind: str
    """`bool`, `int`, `choice`, `text` or `list`."""
    default: Any
    doc: str
    rule: str
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    optional: bool = False
    numerals: bool = False
    """A list of numbers, written as words: they may be given as numbers too."""


def option(
    default: Any,
    doc: str,
    rule: str = "",
    *,
    choices: tuple[Any, ...] = (),
    low: int | None = None,
    high: int | None = None,
    numerals: bool = False,
) -> Any:
    """A dataclass field with its documentation, the rule it changes and its bounds."""
    said = {"doc": doc, "rule": rule, "choices": choices, "low": low, "high": high, "numerals": numerals}
    return dataclasses.field(default=default, metadata=said)


_read: dict[type[Any], tuple[Field, ...]] = {}


def fields_of(options: type[Any]) -> tuple[Field, ...]:
    """The options of a family in the order in which they are declared; read once."""
    if options not in _read:
        _read[options] = tuple(_fields_of(options))
    return _read[options]


def _fields_of(options: type[Any]) -> list[Field]:
    hints = typing.get_type_hints(options)
    found = []
    for field in dataclasses.fields(options):
        hint = hints[field.name]
        union = typing.get_origin(hint) in (types.UnionType, typing.Union)
        optional = union and type(None) in typing.get_args(hint)
        base = next(a for a in typing.get_args(hint) if a is not type(None)) if optional else hint
        choices = tuple(field.metadata.get("choices", ()))
        if not choices and typing.get_origin(base) is typing.Literal:
            choices = typing.get_args(base)
        kind = "choice" if choices else {bool: "bool", int: "int", str: "text"}.get(base, "list")
        found.append(
            Field(
                field.name,
                kind,
                field.default,
                field.metadata.get("doc", ""),
                field.metadata.get("rule", ""),
                choices,
                field.metadata.get("low"),
                field.metadata.get("high"),
                optional,
                field.metadata.get("numerals", False),
            )
        )
    return found


def at_odds(why: str) -> BadOptions:
    """Options that do not go together; `lomber.text` has these sentences in the other languages."""
    return BadOptions(why, "option-belongs", why=why)


def wrong_players(game: str, wanted: tuple[int, ...] | str, given: int) -> BadOptions:
    """This form is for another number of players."""
    said = wanted if isinstance(wanted, str) else " or ".join(str(number) for number in wanted)
    sentence = f"this form of {game} has {said} players, not {given}"
    return BadOptions(sentence, "option-players", wanted=wanted, given=given)


def _refused(field: Field, given: Any, key: str, why: str, **words: object) -> BadOptions:
    return BadOptions(f"option {field.name}: {given!r} {why}", key, name=field.name, given=given, **words)


def _read_word(field: Field, given: str) -> Any:
    """What a person wrote, as a value of the field's kind."""
    word = given.strip()
    if field.optional and word.lower() in {"none", "null", ""}:
        return None
    if field.kind == "bool":
        if word.lower() not in {"true", "false", "yes", "no", "on", "off", "1", "0"}:
            raise _refused(field, given, "option-bool", "is neither true nor false")
        return word.lower() in {"true", "yes", "on", "1"}
    if field.kind == "list":
        return tuple(word.replace(",", " ").split())
    if field.kind == "choice":
        match = [choice for choice in field.choices if str(choice).lower() == word.lower()]
        if not match and field.low is not None and word.isascii() and word.isdigit():
            return int(word)
        return match[0] if match else given
    try:
        return int(word)
    except ValueError:
        raise _refused(field, given, "option-int", "is not a whole number") from None


def _read_one(field: Field, given: Any) -> Any:
    if isinstance(given, str) and field.kind != "text":
        given = _read_word(field, given)
    if given is None and field.optional:
        return None
    number = whole(given)
    if number is not None:
        given = number
    if field.kind == "choice":
        given = _in_figures(field, given)
        listed = any(given == choice and type(given) is type(choice) for choice in field.choices)
        if not listed and not _is_between(field, given):
            said = ", ".join(str(choice) for choice in field.choices)
            raise _refused(field, given, "option-choice", f"is not one of {said}", choices=said)
    elif field.kind == "bool" and type(given) is not bool:
        raise _refused(field, given, "option-bool", "is neither true nor false")
    elif field.kind == "int":
        if type(given) is not int:
            raise _refused(field, given, "option-int", "is not a whole number")
        low, high = field.low, field.high
        if (low is not None and given < low) or (high is not None and given > high):
            why = f"is not between {low} and {high}"
            raise _refused(field, given, "option-range", why, low=low, high=high)
    elif field.kind == "text" and not isinstance(given, str):
        raise _refused(field, given, "option-text", "is not text")
    elif field.kind == "list":
        if field.numerals and isinstance(given, list | tuple):
            given = [str(part) if type(part) is int else part for part in given]
        if not isinstance(given, list | tuple) or not all(isinstance(part, str) for part in given):
            raise _refused(field, given, "option-list", "is not a list of words")
        return () if [part.lower() for part in given] == ["none"] else tuple(given)
    return given


def _in_figures(field: Field, given: Any) -> Any:
    """A number where the choice itself is written in figures, like "10" beside "5+10": that choice."""
    short = type(given) is int and abs(given) < 10**9  # a very long one has no text
    return str(given) if short and str(given) in field.choices else given


def _is_between(field: Field, given: Any) -> bool:
    """A choice with bounds is also taken as any whole number between them, beside the ones it offers."""
    return type(given) is int and field.low is not None and field.low <= given <= (field.high or given)


def read(options: type[T], given: Mapping[str, Any]) -> T:
    """The options with what was given, every value checked; BadOptions with a sentence otherwise."""
    known = {field.name: field for field in fields_of(options)}
    values = {}
    for name, value in given.items():
        if name not in known:
            said = ", ".join(known)
            raise BadOptions(
                f"there is no option {name!r}; there are {said}", "option-unknown", name=name, known=said
            )
        values[name] = _read_one(known[name], value)
    made = options(**values)
    check = getattr(made, "check", None)
    if check is not None:
        check()
    return made


def written(options: Any) -> dict[str, Any]:
    """The options that differ from their defaults, as a record keeps them."""
    values = {}
    for field in dataclasses.fields(options):
        value = getattr(options, field.name)
        if value != field.default:
            values[field.name] = list(value) if isinstance(value, tuple) else value
    return values
