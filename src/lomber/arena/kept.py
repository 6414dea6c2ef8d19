"""Files that keep what is done as it is done, a line each: a run that was killed goes on from there.

The first line says what is being done, so that nothing goes on from the file of something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from lomber.table.errors import BadOptions, NoFile

Task = TypeVar("Task", bound=msgspec.Struct)
Row = TypeVar("Row")


def kept_rows(
    file: Path, task: Task, rows: type[list[Row]], alike: Callable[[Task], Task], what: str
) -> list[Row]:
    """What an earlier run of the same task has left; a torn last line is dropped. A new file is begun.

    `alike`: a task without its length, for a longer one goes on from a shorter one. `what`: a word for the task.
    """
    try:
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        begun = whole or ([_line(task)] if _line(task).startswith(b"".join(lines)) else lines)
        if alike(msgspec.json.decode(begun[0], type=type(task))) != alike(task):
            raise BadOptions(f"{file} holds another {what}", f"other-{what}", file=str(file))
        found = msgspec.json.decode(b"[%b]" % b",".join(begun[1:]), type=rows)
        if begun != lines:  # not before: it might have been a file of something else
            file.write_bytes(b"".join(begun))
        return found
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOptions(f"{file} holds no {what}", f"other-{what}", file=str(file)) from None
    except OSError as error:
        raise NoFile(file, error) from None


def keep(file: Path, rows: Iterable[object]) -> None:
    """Write down what has been done since."""
    try:
        with file.open("ab") as out:
            out.write(b"".join(_line(row) for row in rows))
    except OSError as error:
        raise NoFile(file, error) from None


def _line(thing: object) -> bytes:
    return msgspec.json.encode(thing) + b"\n"


def make_folder(folder: Path) -> None:
    """A folder for several such files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoFile(folder, error) from None
