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


def option(
    default: Any,
    doc: str,
    rule: str = "",
    *,
    choices: tuple[Any, ...] = (),
    low: int | None = None,
    high: int | None = None,
) -> Any:
    """A dataclass field with its documentation, the rule it changes and its bounds."""
    return dataclasses.field(
        default=default, metadata={"doc": doc, "rule": rule, "choices": choices, "low": low, "high": high}
    )


def fields_of(options: type[Any]) -> list[Field]:
    """The options of a family in the order in which they are declared."""
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
            )
        )
    return found


def _read_one(field: Field, given: Any) -> Any:
    if isinstance(given, str) and field.kind != "text":
        word = given.strip()
        if field.optional and word.lower() in {"none", "null", ""}:
            return None
        if field.kind == "bool":
            if word.lower() not in {"true", "false", "yes", "no", "on", "off", "1", "0"}:
                raise BadOptions(f"option {field.name}: {given!r} is neither true nor false", "option-bool")
            return word.lower() in {"true", "yes", "on", "1"}
        if field.kind == "list":
            return tuple(part.strip() for part in word.split(",") if part.strip())
        if field.kind == "choice":
            match = [choice for choice in field.choices if str(choice).lower() == word.lower()]
            given = match[0] if match else given
        elif field.kind == "int":
            try:
                given = int(word)
            except ValueError:
                raise BadOptions(
                    f"option {field.name}: {given!r} is not a whole number", "option-int"
                ) from None
    if given is None and field.optional:
        return None
    if field.kind == "choice":
        if not any(given == choice and type(given) is type(choice) for choice in field.choices):
            said = ", ".join(str(choice) for choice in field.choices)
            raise BadOptions(f"option {field.name}: {given!r} is not one of {said}", "option-choice")
        return given
    if field.kind == "bool" and type(given) is not bool:
        raise BadOptions(f"option {field.name}: {given!r} is neither true nor false", "option-bool")
    if field.kind == "int":
        if type(given) is not int:
            raise BadOptions(f"option {field.name}: {given!r} is not a whole number", "option-int")
        if (field.low is not None and given < field.low) or (field.high is not None and given > field.high):
            raise BadOptions(
                f"option {field.name}: {given} is not between {field.low} and {field.high}", "option-range"
            )
    if field.kind == "text" and not isinstance(given, str):
        raise BadOptions(f"option {field.name}: {given!r} is not text", "option-text")
    if field.kind == "list":
        if not isinstance(given, list | tuple) or not all(isinstance(part, str) for part in given):
            raise BadOptions(f"option {field.name}: {given!r} is not a list of words", "option-list")
        return tuple(given)
    return given


def read(options: type[T], given: Mapping[str, Any]) -> T:
    """The options with what was given, every value checked; BadOptions with a sentence otherwise."""
    known = {field.name: field for field in fields_of(options)}
    values = {}
    for name, value in given.items():
        if name not in known:
            raise BadOptions(f"there is no option {name!r}; there are {', '.join(known)}", "option-unknown")
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
