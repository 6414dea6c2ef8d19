"""The fixture cards of the rules (18.5), read once."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from lomber.games.berserk.loader import described_cards

FIXTURES = Path(__file__).with_name("fixtures.toml")


@functools.cache
def fixture_text() -> str:
    return FIXTURES.read_text(encoding="utf-8")


def fixture_cards() -> dict[str, Any]:
    return described_cards([fixture_text()])
