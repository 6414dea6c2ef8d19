"""Guessed worlds held against what was seen: none of ours contradicts it; a sampler that does is caught."""

import pytest
from bench.worlds import PEERS, ours, theirs


@pytest.mark.parametrize("game", ["whist", "piquet", "gorka"])
def test_no_world_of_ours_contradicts_what_was_seen(game: str) -> None:
    assert ours(game, 40) == (40, 0)


@pytest.mark.parametrize("game", PEERS)
def test_worlds_of_the_peer_do(game: str) -> None:
    """Should this fail, OpenSpiel has mended its sampler: say so in docs/benchmarks.md."""
    pyspiel = pytest.importorskip("pyspiel")
    done, wrong = theirs(pyspiel, game, 200)
    assert done == 200
    assert 0 < wrong < 120
