"""How long the open-hand solver thinks about a deal of Preferans: `python -m lomber.bench.solving [DEALS]`.

Every contract gets the same random deals of the pack of 32 and a new solver for each deal, so that none profits
from the one before it; measured in processor time. There is no peer to install: the public solvers in Python that
we know of need seconds for such a deal.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import mean

from librt.vecs import vec
from mypy_extensions import i64

from lomber.play.solver import OpenHands
from lomber.table.build import compiled

PACK = [13 * suit + rank for suit in range(4) for rank in range(5, 13)]
CONTRACTS = {"spades": (0, True), "no trumps": (-1, True), "misere": (-1, False), "passed hand": (-1, False)}


def deals(number: int, seed: int = 1) -> list[tuple[vec[i64], vec[i64]]]:
    """Three hands of ten and a talon, over and over."""
    random, found = Random(seed), []
    for _ in range(number):
        cards = random.sample(PACK, len(PACK))
        hands = [sum(2**card for card in cards[10 * seat : 10 * seat + 10]) for seat in range(3)]
        found.append((vec[i64](hands), vec[i64](cards[30:])))
    return found


def measured(contract: str, number: int) -> tuple[list[float], int]:
    """The seconds of each deal, and the positions looked at in all. The seat after the declarer leads."""
    trump, most = CONTRACTS[contract]
    seconds, nodes = [], 0
    for hands, talon in deals(number):
        judge = OpenHands(trump, True, 1, most)
        begun = time.process_time()
        if contract == "passed hand":
            judge.passed_out(hands, 1, talon, False, False)
        else:
            judge.tricks(hands, 1, vec[i64]())
        seconds.append(time.process_time() - begun)
        nodes += int(judge.nodes)
    return seconds, nodes


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{number} deals, {'compiled' if compiled() else 'interpreted'}")
    print("| contract | mean | worst | positions a deal | positions/s |\n| --- | --- | --- | --- | --- |")
    for contract in CONTRACTS:
        seconds, nodes = measured(contract, number)
        mean_, worst = f"{1000 * mean(seconds):.1f} ms", f"{1000 * max(seconds):.0f} ms"
        print(
            f"| {contract} | {mean_} | {worst} | {nodes // number:,} | {nodes / sum(seconds):,.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
