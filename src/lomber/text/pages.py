"""Rules pages: Markdown beside each game, written for players, in three languages."""

from __future__ import annotations

import importlib.resources
from collections.abc import Sequence

from lomber.text.speech import FALLBACK


def page(family: str, name: str, lang: str) -> str:
    """One page in the language, else in English; empty where there is none at all."""
    folder = importlib.resources.files(family) / "rules"
    for said in dict.fromkeys([lang, FALLBACK]):
        file = folder / f"{name}.{said}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def pages(family: str, names: Sequence[str], lang: str) -> str:
    """The pages of one form in the order in which they are read."""
    return "\n\n".join(text.strip() for name in names if (text := page(family, name, lang))).strip()
