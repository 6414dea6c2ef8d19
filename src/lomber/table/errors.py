# lomber: interpreted
"""What can go wrong, by name. Every error carries a message key (for three languages) and an English sentence."""

from __future__ import annotations

import errno
from typing import Any


class LomberError(Exception):
    """Any mistake of a caller, a file or a player that Lomber answers with a sentence.

    `key` names the Fluent message, `words` its arguments; `str(error)` is the English sentence for logs.
    """

    game: str = ""
    """Whose words tell it, where it is one game's own mistake."""

    def __init__(self, sentence: str, key: str = "", **words: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.key = key
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes, though their constructors take other things than a sentence."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[LomberError], args: tuple[object, ...], values: dict[str, object]) -> LomberError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(values)
    return error


class IllegalMove(LomberError):
    """A move the rules forbid here; the position is as it was. `rule` is the number in `docs/rules`."""

    def __init__(self, seat: int, move: object, rule: str, key: str = "illegal", **words: object) -> None:
        super().__init__(f"seat {seat} may not {move} here ({rule}: {key})", key, **words)
        self.seat = seat
        self.move = move
        self.rule = rule


class BadOptions(LomberError):
    """Options that do not exist, are out of bounds or contradict each other."""


class BadPosition(LomberError):
    """A set-up position that cannot be: a card twice, a wrong number of cards, an impossible phase.

    `rule` is the number in `docs/rules` of what forbids it, where one rule does. A key has words in three languages
    (`lomber.play.refusals` has what games share); without one the sentence itself is said.
    """

    def __init__(self, sentence: str, key: str = "bad-position", rule: str = "", **words: object) -> None:
        super().__init__(sentence, key, **words)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class BadRecord(LomberError):
    """A record that cannot be read or replayed; `where` says at which place, `rule` which rule it breaks.

    `key` and `words` are those of the move, game, option or position that was refused, where that is what is wrong.
    """

    def __init__(
        self, sentence: str, where: str = "", rule: str = "", key: str = "bad-record", **words: object
    ) -> None:
        parts = [part for part in (where, sentence) if part]
        super().__init__(": ".join(parts) + (f" [{rule}]" if rule else ""), key, **words)
        self.where = where
        self.rule = rule

    @classmethod
    def because(cls, error: LomberError, where: str) -> BadRecord:
        """A record that fails by another mistake, told in the words of that mistake."""
        found = cls(error.sentence, where, getattr(error, "rule", ""), error.key or "bad-record")
        found.words = {"sentence": error.sentence, **error.words}
        found.game = error.game
        return found


def system_reason(error: BaseException) -> dict[str, str]:
    """Why the system refuses, for a message: `reason` by its name (`ENOENT`), `why` in the system's own words."""
    why = str(getattr(error, "strerror", None) or error)
    return {"reason": errno.errorcode.get(getattr(error, "errno", None) or 0, ""), "why": why}


class NoFile(LomberError):
    """A file or folder that the system does not let us open, read or write."""

    def __init__(self, name: object, error: OSError | ValueError) -> None:
        words = system_reason(error)
        super().__init__(f"{name} cannot be opened: {words['why']}", "no-file", name=str(name), **words)


class UnknownGame(LomberError):
    """No game or preset of that name."""


class TooDeep(LomberError):
    """A position from which too many others can come about: nobody has waited for the answer."""

    def __init__(self, positions: int) -> None:
        super().__init__(f"not solved within {positions} positions", "too-deep", number=positions)
