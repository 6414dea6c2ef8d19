"""The peers: absent ones give a line; present ones start where the protocol says and are counted truly."""

import io
import json
import sys
import types
from collections.abc import Callable
from typing import Any

import pytest

from lomber.bench import Contender, FromPositions, Pair, PeerMissing, bench
from lomber.bench.contender import POSITIONS
from lomber.bench.ours import HANDS, contested, search_compiled, seen_logs, stepping
from lomber.bench.peers import (
    OPENSPIEL_GAMES,
    SIMULATIONS,
    RLCardBridge,
    beside_peers,
    driven,
    openspiel,
    openspiel_ismcts,
    openspiel_learning,
    openspiel_mcts,
    spiel_positions,
    to_a_choice,
)
from lomber.table.record import Seen

MOVES_TO_THE_END = {"spades": {4 + 52}, "hearts": {52, 12 + 52}, "bridge play": {52}}
"""Hearts deals also who passes cards to whom, and every so often nobody does."""


def ours(name: str) -> Contender:
    return FromPositions(name, "games/s", lambda: [0], lambda _: 1)


def test_absent_peers_give_a_line_each_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "rlcard", None)
    out, err = io.StringIO(), io.StringIO()
    pairs = beside_peers(ours("plain"), ours("brisk"), ours("playouts"), ours("search"))
    assert bench(pairs, as_json=True, seconds=0.001, out=out, err=err) == 0
    lines = err.getvalue().splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(
        "OpenSpiel is not installed (pip install open_spiel); left out: OpenSpiel spades,"
    )
    assert lines[1] == "RLCard is not installed (pip install rlcard); left out: RLCard bridge play"
    rows = json.loads(out.getvalue())["results"]
    assert [(row["name"], row["ratio"]) for row in rows] == [
        (n, None) for n in ("plain", "brisk", "playouts", "search")
    ]


@pytest.mark.parametrize(
    "error", [ImportError("libpyspiel: bad ELF"), ModuleNotFoundError("No module named 'absl'", name="absl")]
)
def test_a_peer_that_does_not_load_says_why(error: ImportError, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> Any:
        raise error

    monkeypatch.setattr("importlib.import_module", refuse)
    with pytest.raises(PeerMissing, match="OpenSpiel does not load: ") as caught:
        openspiel("spades").prepare()
    assert str(error) in str(caught.value)


@pytest.mark.parametrize("make", [lambda: openspiel("spades"), openspiel_mcts])
def test_an_openspiel_built_without_a_game_says_so(
    make: Callable[[], Contender], monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = types.ModuleType("pyspiel")
    stub.registered_names = lambda: ["hearts"]  # type: ignore[attr-defined]
    stub.RandomRolloutEvaluator = stub.MCTSBot = lambda *_: None  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyspiel", stub)
    with pytest.raises(PeerMissing, match="has no spades"):
        make().prepare()


def test_every_peer_of_the_issue_is_measured_by_default() -> None:
    names = [peer.name for peer in driven()]
    assert names == [*(f"OpenSpiel {game}" for game in OPENSPIEL_GAMES), "RLCard bridge play"]
    assert set(OPENSPIEL_GAMES) == {"spades", "hearts", "bridge play", "euchre", "skat"}
    assert len({peer.name for peer in [*driven(), openspiel("spades", brisk=True), openspiel_mcts()]}) == 8


@pytest.mark.parametrize("game", OPENSPIEL_GAMES)
def test_openspiel_positions_are_fixed_dealt_and_without_chance_to_the_end(game: str) -> None:
    pytest.importorskip("pyspiel")
    positions = spiel_positions(game)
    assert len(positions) == POSITIONS
    assert list(map(str, positions)) == list(map(str, spiel_positions(game)))
    assert len(set(map(str, positions))) == POSITIONS
    lengths = set()
    for position in positions:
        state = position.clone()
        moves = 0
        while not state.is_terminal():
            assert not state.is_chance_node()
            state.apply_action(state.legal_actions()[-1])
            moves += 1
        assert state.legal_actions() == []  # what the brisk loop relies on
        lengths.add(moves)
    assert lengths == MOVES_TO_THE_END.get(game, lengths)


@pytest.mark.parametrize("brisk", [False, True])
@pytest.mark.parametrize("game", OPENSPIEL_GAMES)
def test_driving_openspiel_leaves_the_positions_alone(game: str, brisk: bool) -> None:
    pytest.importorskip("pyspiel")
    side = openspiel(game, brisk)
    assert isinstance(side, FromPositions)
    side.prepare()
    before = list(map(str, side._positions))
    count, elapsed = side.run(0.01)
    assert count > 0 and elapsed >= 0.01
    assert list(map(str, side._positions)) == before


@pytest.mark.parametrize("make", [openspiel_mcts, openspiel_ismcts])
def test_a_search_counts_each_simulation_once(make: Callable[[], Contender]) -> None:
    pytest.importorskip("pyspiel")
    side = make()
    side.prepare()
    count, _ = side.run(0.0001)
    assert count == SIMULATIONS


def test_their_information_set_search_always_has_something_to_choose() -> None:
    pytest.importorskip("pyspiel")
    positions = [to_a_choice(position) for position in spiel_positions("hearts")]
    assert len(positions) == POSITIONS
    assert min(len(position.legal_actions()) for position in positions) > 1


def test_our_search_begins_from_a_seen_log_and_counts_its_simulations() -> None:
    logs = seen_logs()
    assert len(logs) == POSITIONS
    assert all(isinstance(log, Seen) for log in logs)
    assert search_compiled()(logs[0]) == SIMULATIONS


def test_many_hands_at_once_count_every_decision_once() -> None:
    side = stepping(observing=False)
    side.prepare()
    count, _ = side.run(0.0000001)
    assert count == HANDS


@pytest.mark.parametrize("observing", [False, True])
def test_a_learner_of_the_peer_makes_a_decision_a_move(observing: bool) -> None:
    pytest.importorskip("pyspiel")
    side = openspiel_learning(observing)
    side.prepare()
    count, _ = side.run(0.0000001)
    assert {count} == MOVES_TO_THE_END["spades"]


def test_the_arena_is_measured_alone_a_hand_at_a_time() -> None:
    out = io.StringIO()
    side = contested()
    side.prepare()
    assert side.run(0.0000001)[0] == 1
    assert bench([Pair(side)], as_json=True, seconds=0.001, out=out) == 0
    (row,) = json.loads(out.getvalue())["results"]
    assert row["unit"] == "hands/s" and row["rate"] > 0 and row["peer"] is None


def test_rlcard_starts_from_the_same_lead_and_plays_52_cards() -> None:
    side = RLCardBridge()
    side.prepare()
    first = [sorted(side.position(number)["legal_actions"]) for number in range(POSITIONS)]
    assert first == [sorted(side.position(number)["legal_actions"]) for number in range(POSITIONS)]
    assert all(len(cards) == 13 for cards in first)
    observation, moves = side.position(3), 0
    assert side._env.game.round.is_bidding_over()
    while not side._env.is_over():
        observation, _ = side._env.step(next(iter(observation["legal_actions"])))
        moves += 1
    assert moves == 52
    count, elapsed = side.run(0.01)
    assert count > 0 and elapsed >= 0.01
