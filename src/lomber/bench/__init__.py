"""Speed beside the peers: what `lomber bench` runs.

The protocol is explained in `bench/README.md`. This package is never compiled: half of what it measures is
how fast a game goes when ordinary Python drives it move by move, and that loop must be ordinary Python.
"""

from lomber.bench.contender import Contender, FromPositions, PeerMissing, generator
from lomber.bench.pin import pinned_core
from lomber.bench.report import bench
from lomber.bench.rounds import ROUNDS, SECONDS, Pair, Result, alone, beside

__all__ = [
    "ROUNDS",
    "SECONDS",
    "Contender",
    "FromPositions",
    "Pair",
    "PeerMissing",
    "Result",
    "alone",
    "bench",
    "beside",
    "generator",
    "pinned_core",
]
