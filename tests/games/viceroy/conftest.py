"""The fixture set of viceroy.md, 9.0, is found in the folder of these tests."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def fixture_sets(monkeypatch):
    monkeypatch.setenv("LOMBER_CARD_SETS", str(Path(__file__).parent / "sets"))
