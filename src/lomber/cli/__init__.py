"""The command line. Each command says what went wrong in one sentence: exit 0 done, 1 interrupted, 2 a mistake."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence

from lomber.cli.parser import Command, parser_in, sorry
from lomber.games import listings
from lomber.table.errors import BadRecord, LomberError, NoFile, system_reason
from lomber.text import Words, language

__all__ = ["main"]

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says when an answer is sent to a disk that has no room for it."""

MOST_SEATS = 26
"""No table has more (B-14)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    words = Words(language(_language_asked(given)))
    try:
        chosen = parser_in(words).parse_args(given)
        command: Command = chosen.command
        status = command(chosen, words)
        sys.stdout.flush()
        return status
    except LomberError as error:
        return sorry(_sentence(error, words))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print(words.text("cli-interrupted"), file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read us has gone; the interpreter must not try to flush to it again.
        _stop_writing()
        return 1
    except OSError as error:
        if error.filename is not None:
            return sorry(words.error(NoFile(error.filename, error)))
        if error.errno not in FULL:
            raise
        _stop_writing()
        return sorry(words.text("cli-output", **system_reason(error)))


def _stop_writing() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language_asked(given: Sequence[str]) -> str | None:
    """`--lang` before anything is parsed: help and mistakes are told in it too."""
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            return given[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _sentence(error: LomberError, words: Words) -> str:
    """What went wrong, in the words of the game that says so. Of a bad record: where, what, which rule.

    Files count seats from 0, and so are they told of.
    """
    seats = [words.text("seat-number", number=seat) for seat in range(MOST_SEATS)]
    words = Words(words.lang, listings()[error.game].family if error.game else "", seats)
    if not isinstance(error, BadRecord) or error.key == "bad-record":
        return words.error(error)
    said = words.error(error) + (f" [{error.rule}]" if error.rule else "")
    number, move = error.words.get("seat"), error.words.get("move")
    if move is not None:
        return words.text("record-move", where=error.where, number=number, move=move, why=said)
    if not words.has(f"error-{error.key}"):  # only the game itself has words for it
        return words.text("error-bad-record", sentence=error.sentence)
    return words.text("error-bad-record", sentence=f"{error.where}: {said}" if error.where else said)
