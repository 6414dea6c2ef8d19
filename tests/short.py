"""Games whose usual hand is too long for tests that play it move by move through the server: shorter forms."""

from typing import Any

SHORT: dict[str, dict[str, Any]] = {"bezique": {"packs": 2}, "viceroy": {"players": 2, "turns": 2}}
