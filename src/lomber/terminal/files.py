"""Files that people give us, read whole, but never more than a record can be; and those they want written."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lomber.games import make
from lomber.table.contract import Game
from lomber.table.errors import LomberError, NoFile
from lomber.table.record import LARGEST, read_json


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
    except FileNotFoundError:
        raise LomberError(f"there is no file {name}", "no-such-file", name=name) from None
    except (OSError, ValueError) as error:
        raise NoFile(name, error) from None
    if size > LARGEST:
        sentence = f"the file has more than {LARGEST} bytes; a record has no more"
        raise LomberError(sentence, "file-too-large", most=LARGEST)
    return data


def write(name: str, text: str) -> None:
    """A file of text; a sentence where it cannot be written."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise NoFile(name, error) from None


def folder(name: str) -> Path:
    """A folder that is there from now on; a sentence where it cannot be made."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise NoFile(name, error) from None
    return Path(name)


@contextmanager
def told_by(game: Game) -> Iterator[None]:
    """What the game itself refuses of a description is told in its words."""
    try:
        yield
    except LomberError as error:
        error.game = error.game or game.id
        raise


def read_result(data: bytes) -> tuple[Game, dict[str, Any]]:
    """A described result, `{"game", "options", "result"}`: the game it belongs to, and the result itself."""
    described = read_json(data)
    if not isinstance(described, dict):
        raise LomberError('it is a JSON object {"game", "options", "result"}', "result-shape")
    name, options, result = described.get("game"), described.get("options", {}), described.get("result")
    if not isinstance(name, str) or not isinstance(options, dict) or not isinstance(result, dict):
        raise LomberError('"game" is a name, "options" and "result" are objects', "result-shape")
    strange = sorted(set(described) - {"game", "options", "result"})
    if strange:
        raise LomberError(f"there is no {strange[0]!r} in a described result", "result-part", part=strange[0])
    return make(name, options), result
