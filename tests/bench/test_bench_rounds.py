"""The harness on toy contenders: order, median, shape, and that the machine is left as it was found."""

import io
import json
import os
from collections.abc import Iterator

import pytest

from lomber.bench import (
    ROUNDS,
    FromPositions,
    Pair,
    PeerMissing,
    alone,
    bench,
    beside,
    generator,
    pinned_core,
)
from lomber.bench.rounds import WARM

KEYS = {"name", "rate", "unit", "peer", "peer_rate", "ratio"}


class Toy:
    """Does nothing, at the rates it is told, and writes down when it was asked."""

    unit = "games/s"

    def __init__(self, name: str, rates: list[int], log: list[str]) -> None:
        self.name = name
        self.prepared = 0
        self._rates = iter(rates)
        self._log = log

    def prepare(self) -> None:
        self.prepared += 1

    def run(self, seconds: float) -> tuple[int, float]:
        assert self.prepared
        self._log.append(self.name if seconds > WARM else f"warm {self.name}")
        return (next(self._rates) if seconds > WARM else 1), 1.0


class Absent(Toy):
    def prepare(self) -> None:
        raise PeerMissing("Toybox is not installed (pip install toybox)")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def toys(log: list[str] | None = None) -> Pair:
    log = [] if log is None else log
    return Pair(Toy("ours", [200] * 9, log), Toy("theirs", [100] * 9, log))


def test_rounds_are_interleaved_after_one_warm_start_each() -> None:
    log: list[str] = []
    ticks: list[int] = []
    beside(toys(log), ROUNDS, 0.5, lambda: ticks.append(1))
    assert log == ["warm ours", "warm theirs"] + ["ours", "theirs"] * 9
    assert len(ticks) == 9


def test_the_ratio_is_the_median_of_the_rounds_not_the_ratio_of_medians() -> None:
    ours = [100, 100, 100, 100, 200, 300, 300, 300, 300]
    theirs = [100, 100, 100, 100, 50, 100, 300, 300, 300]
    result = beside(Pair(Toy("ours", ours, []), Toy("theirs", theirs, [])))
    assert list(result.ratios) == [1, 1, 1, 1, 4, 3, 1, 1, 1]
    assert (result.rate, result.peer_rate, result.ratio) == (200, 100, 1)


def test_fewer_than_nine_rounds_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 9"):
        beside(toys(), 8)
    with pytest.raises(ValueError, match="some time"):
        alone(toys().ours, 9, 0)
    out, err = io.StringIO(), io.StringIO()
    assert bench([toys()], rounds=3, out=out, err=err) == 2
    assert out.getvalue() == "" and err.getvalue().count("\n") == 1


def test_a_side_that_counts_nothing_is_an_error_not_a_rate() -> None:
    with pytest.raises(ValueError, match="ours: nothing was counted"):
        alone(Toy("ours", [0], []))


def test_json_has_the_promised_shape_and_nothing_else_on_either_stream() -> None:
    out, err = io.StringIO(), io.StringIO()
    assert bench([toys()], as_json=True, out=out, err=err) == 0
    report = json.loads(out.getvalue())
    assert set(report) == {"results"} and set(report["results"][0]) == KEYS
    assert report["results"][0] == {
        "name": "ours",
        "rate": 200.0,
        "unit": "games/s",
        "peer": "theirs",
        "peer_rate": 100.0,
        "ratio": 2.0,
    }
    assert err.getvalue() == ""


def test_the_table_shows_rates_ratio_and_spread() -> None:
    out = io.StringIO()
    bench([toys()], out=out, err=io.StringIO())
    head, row = out.getvalue().splitlines()
    assert "ratio" in head
    assert row.split() == ["ours", "200", "games/s", "theirs", "100", "2.00×", "2.00–2.00"]


def test_progress_is_written_to_a_terminal_and_cleared() -> None:
    out, err = io.StringIO(), Terminal()
    bench([toys()], as_json=True, out=out, err=err)
    assert "100 %  ours beside theirs" in err.getvalue()
    assert err.getvalue().endswith("\r\x1b[K")
    json.loads(out.getvalue())


def test_an_absent_peer_costs_one_line_and_its_rows() -> None:
    out, err = io.StringIO(), io.StringIO()
    ours = Toy("ours", [200] * 9, [])
    pairs = [Pair(ours, Absent(name, [], [])) for name in ("Toybox whist", "Toybox vint")]
    assert bench([pairs[0], Pair(ours, toys().theirs), pairs[1]], as_json=True, out=out, err=err) == 0
    assert [row["peer"] for row in json.loads(out.getvalue())["results"]] == ["theirs"]
    assert err.getvalue() == (
        "Toybox is not installed (pip install toybox); left out: Toybox whist, Toybox vint\n"
    )


def test_without_any_peer_ours_is_measured_alone_once() -> None:
    out, err = io.StringIO(), Terminal()
    ours = Toy("ours", [200] * 9, [])
    assert bench([Pair(ours, Absent(n, [], [])) for n in "ab"], as_json=True, out=out, err=err) == 0
    (row,) = json.loads(out.getvalue())["results"]
    assert set(row) == KEYS
    assert (row["rate"], row["peer"], row["peer_rate"], row["ratio"]) == (200.0, None, None, None)
    assert "100 %  ours" in err.getvalue()
    ours = Toy("ours", [200] * 9, [])
    out = io.StringIO()
    bench([Pair(ours, Absent("a", [], []))], out=out, err=io.StringIO())
    assert "—" in out.getvalue().splitlines()[1]


@pytest.fixture
def cores() -> Iterator[set[int]]:
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("no pinning here")
    before = os.sched_getaffinity(0)
    yield before
    os.sched_setaffinity(0, before)


def test_one_core_is_pinned_and_given_back(cores: set[int]) -> None:
    with pinned_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == cores


def test_the_cores_are_given_back_after_a_failure(cores: set[int]) -> None:
    seen: list[set[int]] = []

    class Failing(Toy):
        def run(self, seconds: float) -> tuple[int, float]:
            seen.append(os.sched_getaffinity(0))
            raise RuntimeError("the toy broke")

    with pytest.raises(RuntimeError, match="the toy broke"):
        bench([Pair(Failing("ours", [], []), toys().theirs)], out=io.StringIO(), err=io.StringIO())
    assert seen == [{max(cores)}]
    assert os.sched_getaffinity(0) == cores


def test_where_pinning_is_forbidden_the_bench_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setaffinity", forbid, raising=False)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    with pinned_core() as core:
        assert core is None
    monkeypatch.delattr(os, "sched_setaffinity")
    with pinned_core() as core:
        assert core is None


def test_positions_are_dealt_once_and_taken_in_turn_across_rounds() -> None:
    deals: list[int] = []
    played: list[int] = []

    def deal() -> list[int]:
        deals.append(1)
        return [0, 1, 2]

    def play(position: int) -> int:
        played.append(position)
        return 5

    side = FromPositions("toy", "games/s", deal, play)
    side.prepare()
    side.prepare()
    counts = [side.run(0.001)[0] for _ in range(3)]
    assert deals == [1]
    assert played == [at % 3 for at in range(len(played))]
    assert sum(counts) == 5 * len(played)
    count, elapsed = side.run(0.01)
    assert count and elapsed >= 0.01


def test_a_side_without_positions_says_so() -> None:
    with pytest.raises(ValueError, match="toy: no positions"):
        FromPositions("toy", "games/s", list, lambda _: 1).prepare()


def test_the_generator_is_seeded() -> None:
    first, second = generator(3), generator(3)
    assert [first() for _ in range(5)] == [second() for _ in range(5)]
