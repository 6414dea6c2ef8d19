"""The fixture cards of the rules (18.5), read once."""

from __future__ import annotations

import functools
from importlib.resources import files
from pathlib import Path
from typing import Any

from lomber.games.berserk.loader import described_cards

ROOT = Path(__file__).parents[3]
FIXTURES = Path(str(files("lomber.games.berserk").joinpath("sets", "fixtures.toml")))


@functools.cache
def fixture_text() -> str:
    return FIXTURES.read_text(encoding="utf-8")


def fixture_cards() -> dict[str, Any]:
    return described_cards([fixture_text()])
