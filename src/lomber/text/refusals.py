"""Which rule a described position breaks, and which options do not go together, in the reader's language.

The rules tell it in an English sentence of their own, where they find it (`why` of `lomber.play.refusals` and of
`lomber.table.options`); `words/positions.toml` and `words/options.toml` have them in the other languages.
"""

from __future__ import annotations

import functools
import importlib.resources
import tomllib


@functools.cache
def sentences(about: str) -> dict[str, dict[str, str]]:
    """What is said for each English sentence about `positions` or `options`, by language."""
    file = importlib.resources.files("lomber.text") / "words" / f"{about}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def refusal(sentence: str, lang: str) -> str:
    """The sentence in this language; as it is, where nobody has put it into it."""
    for about in ("positions", "options"):
        if sentence in sentences(about):
            return sentences(about)[sentence].get(lang, sentence)
    return sentence
