"""Run a list of pairs and say what came out: a table for people, JSON for programs, progress meanwhile."""

import json
import sys
from collections.abc import Sequence
from typing import TextIO

from lomber.bench.contender import Contender, PeerMissing
from lomber.bench.pin import pinned_core
from lomber.bench.rounds import ROUNDS, SECONDS, Pair, Result, Tick, alone, beside


class Progress:
    """One line on a terminal, rewritten; nothing at all elsewhere."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream if stream.isatty() else None
        self._total = total
        self._done = 0

    def start(self, text: str) -> Tick:
        """Name what is measured now; the tick to call after each round."""

        def tick() -> None:
            self._done += 1
            self._write(text)

        self._write(text)
        return tick

    def skip(self, rounds: int) -> None:
        """These rounds will not be run."""
        self._total -= rounds

    def clear(self) -> None:
        if self._stream:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _write(self, text: str) -> None:
        if self._stream:
            self._stream.write(f"\r\x1b[K{100 * self._done // max(1, self._total):3d} %  {text}")
            self._stream.flush()


def bench(
    pairs: Sequence[Pair],
    as_json: bool = False,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    out: TextIO | None = None,
    err: TextIO | None = None,
) -> int:
    """Measure the pairs on one core, print the report, return the exit status (2: senseless numbers).

    A missing peer costs one line on `err`. A side of ours whose every peer is missing is measured alone.
    """
    out, err = out or sys.stdout, err or sys.stderr
    if rounds < ROUNDS or not seconds > 0:
        print(f"lomber bench: at least {ROUNDS} rounds of more than 0 s are needed", file=err)
        return 2
    results, missing = _measure(pairs, rounds, seconds, err)
    for line in missing:
        print(line, file=err)
    print(as_json_text(results) if as_json else as_table(results), file=out)
    return 0


def _measure(
    pairs: Sequence[Pair], rounds: int, seconds: float, err: TextIO
) -> tuple[list[Result], list[str]]:
    progress = Progress(err, rounds * len(pairs))
    results: list[Result] = []
    missing: dict[str, list[str]] = {}
    lonely: dict[str, Contender] = {}
    with pinned_core():
        try:
            for pair in pairs:
                peer = pair.theirs
                tick = progress.start(f"{pair.ours.name} beside {peer.name}" if peer else pair.ours.name)
                if peer is not None:
                    try:
                        peer.prepare()
                    except PeerMissing as reason:
                        missing.setdefault(str(reason), []).append(peer.name)
                        lonely[pair.ours.name] = pair.ours
                        progress.skip(rounds)
                        continue
                results.append(beside(pair, rounds, seconds, tick))
            measured = {result.name for result in results}
            for name, ours in lonely.items():
                if name not in measured:
                    progress.skip(-rounds)
                    results.append(alone(ours, rounds, seconds, progress.start(name)))
        finally:
            progress.clear()
    return results, [f"{reason}; left out: {', '.join(peers)}" for reason, peers in missing.items()]


def as_json_text(results: Sequence[Result]) -> str:
    """`{"results": [{"name", "rate", "unit", "peer", "peer_rate", "ratio"}]}`; null for want of a peer."""
    rows = [
        {
            "name": result.name,
            "rate": round(result.rate, 1),
            "unit": result.unit,
            "peer": result.peer,
            "peer_rate": None if result.peer_rate is None else round(result.peer_rate, 1),
            "ratio": None if result.ratio is None else round(result.ratio, 3),
        }
        for result in results
    ]
    return json.dumps({"results": rows}, ensure_ascii=False, indent=2)


def as_table(results: Sequence[Result]) -> str:
    """Columns for people; beside the median ratio stand the lowest and the highest of the rounds."""
    head = ("", "rate", "unit", "peer", "peer's rate", "ratio", "lowest–highest")
    rows = [head, *(_cells(result) for result in results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    right = {1, 4, 5}
    lines = []
    for row in rows:
        cells = zip(row, widths, strict=True)
        padded = (c.rjust(w) if at in right else c.ljust(w) for at, (c, w) in enumerate(cells))
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def _cells(result: Result) -> tuple[str, str, str, str, str, str, str]:
    if result.peer is None or result.peer_rate is None or result.ratio is None:
        return (result.name, _number(result.rate), result.unit, "—", "—", "—", "")
    spread = f"{min(result.ratios):.2f}–{max(result.ratios):.2f}" if result.ratios else ""
    return (
        result.name,
        _number(result.rate),
        result.unit,
        result.peer,
        _number(result.peer_rate),
        f"{result.ratio:.2f}×",
        spread,
    )


def _number(rate: float) -> str:
    """Three figures are more than the machine is good for."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"
