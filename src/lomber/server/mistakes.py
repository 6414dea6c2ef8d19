"""What a client can get wrong at the door: mistakes with an HTTP status, said in the client's language."""

from __future__ import annotations

import math

from lomber.server.wire import Mistake
from lomber.table.errors import BadOptions, BadPosition, IllegalMove, LomberError, UnknownGame
from lomber.text import Words
from lomber.text.refusals import refusal
from lomber.text.speech import rule_of

HOME = "lomber.server"
"""The package whose `words/` say the mistakes of the wire."""


class Refused(LomberError):
    """A request that is not granted; nothing has changed."""

    def __init__(self, key: str, status: int = 409, **words: object) -> None:
        said = ", ".join(f"{name}={value}" for name, value in words.items())
        super().__init__(f"{key} ({said})" if said else key, key, **words)
        self.status = status
        self.after = 2 if status == 503 else 0
        """Seconds after which it may be asked again; 0: waiting does not help."""


class TooFast(Refused):
    """Somebody asks more often than is allowed."""

    def __init__(self, seconds: float = 1.0) -> None:
        """After so many seconds he may again."""
        super().__init__("too-fast", 429)
        self.after = max(1, math.ceil(seconds))


def status_of(error: LomberError) -> int:
    """The HTTP status that fits a mistake."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, BadOptions | BadPosition):
        return 422
    return 409 if isinstance(error, IllegalMove) else 400


def said(error: LomberError, lang: str, family: str = "") -> Mistake:
    """The mistake as it is sent: a key for the page, and a sentence for everybody else."""
    if isinstance(error, BadPosition):
        error.words.setdefault("sentence", error.sentence)
    if "why" in error.words:
        error.words["why"] = refusal(str(error.words["why"]), lang)
    error.words = {name: _plain(value) for name, value in error.words.items()}
    words = Words(lang, HOME if isinstance(error, Refused) or not family else family)
    return Mistake(error.key or "illegal", error.words, rule_of(error), words.error(error))


def _plain(value: object) -> object:
    """Only what JSON and a sentence can say, and nothing long: part of it may be what the client sent."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) < 2**53:
        return value
    return str(value)[:200]
