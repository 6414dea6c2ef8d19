"""Files that people give us, read whole, but never more than a record can be; and those they want written."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from lomber.games import make
from lomber.table.contract import Game
from lomber.table.errors import BadRecord, LomberError
from lomber.table.record import LARGEST


def read(name: str) -> bytes:
    """The bytes of a file, of the input for `-`; a sentence for what cannot be opened or is too large."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
            size = len(data)
        else:
            path = Path(name)
            size = path.stat().st_size
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
            size = max(size, len(data))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise LomberError(f"{name} cannot be opened: {why}", "no-file", name=name, why=why) from None
    if size > LARGEST:
        raise BadRecord(f"the file has more than {LARGEST} bytes; a record has no more")
    return data


def write(name: str, text: str) -> None:
    """A file of text; a sentence where it cannot be written."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise LomberError(f"{name} cannot be written: {why}", "no-file", name=name, why=why) from None


def read_result(data: bytes) -> tuple[Game, dict[str, Any]]:
    """A described result, `{"game", "options", "result"}`: the game it belongs to, and the result itself."""
    try:
        described = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise _bad_result(f"this is not whole JSON: {error}") from None
    if not isinstance(described, dict):
        raise _bad_result('it is a JSON object {"game", "options", "result"}')
    name, options, result = described.get("game"), described.get("options", {}), described.get("result")
    if not isinstance(name, str) or not isinstance(options, dict) or not isinstance(result, dict):
        raise _bad_result('"game" is a name, "options" and "result" are objects')
    strange = sorted(set(described) - {"game", "options", "result"})
    if strange:
        raise _bad_result(f"there is no {strange[0]!r} in a described result")
    return make(name, options), result


def _bad_result(sentence: str) -> LomberError:
    return LomberError(sentence, "bad-result")
