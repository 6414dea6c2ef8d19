"""Our solver for four hands beside DDS: `python bench/four_hands.py --endings 20000`, `--list list100.txt`.

Needs `pip install 'lomber[solver]'`. The list is DDS's own (project dds-bridge/dds, `hands/`): deals with their
twenty published results. Whatever differs is printed, and the exit status is then 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import RANKS
from lomber.play.four_hands import FourHands
from lomber.solve.dds import Dds

SUIT_IN_PBN = (0, 3, 2, 1)
"""Spades, hearts, diamonds, clubs as we count them."""


def ending(random: Random, most: int) -> tuple[vec[i64], int, int, vec[i64]]:
    """Random hands of so many cards at most, a strain, a leader, and up to three cards on the table."""
    size = random.randint(1, most)
    cards = random.sample(range(52), 4 * size)
    hands = [set(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    trump, leader = random.randrange(-1, 4), random.randrange(4)
    laid: list[int] = []
    for turn in range(random.randrange(4)):
        hand = hands[(leader + turn) % 4]
        same = [card for card in hand if laid and card // 13 == laid[0] // 13]
        laid.append(random.choice(sorted(same or hand)))
        hand.remove(laid[-1])
    return vec[i64]([sum(2**card for card in hand) for hand in hands]), trump, leader, vec[i64](laid)


def endings(number: int, most: int, seed: int) -> int:
    """Every legal card of random endings, by both; how many endings differ."""
    own, dds, differing = FourHands(), Dds(), 0
    seconds = [0.0, 0.0]
    for at in range(number):
        asked = ending(Random(seed + at), most)
        start = time.perf_counter()
        ours = own.worths(*asked)
        middle = time.perf_counter()
        theirs = dds.worths(*asked)
        seconds[0] += middle - start
        seconds[1] += time.perf_counter() - middle
        if ours != theirs:
            differing += 1
            print(f"seed {seed + at}: own {ours}, DDS {theirs}")
    print(
        f"{number} endings: own {seconds[0]:.1f} s, DDS {seconds[1]:.1f} s by the clock; {differing} differ"
    )
    return differing


def read_deal(written: str) -> vec[i64]:
    """`N:QJ6.K652.J85.T98 …` as hands, North first."""
    hands = [0, 0, 0, 0]
    for turn, hand in enumerate(written[2:].split()):
        for suit, held in zip(SUIT_IN_PBN, hand.split("."), strict=True):
            hands[("NESW".index(written[0]) + turn) % 4] |= sum(
                2 ** (13 * suit + RANKS.index(rank)) for rank in held
            )
    return vec[i64](hands)


def published(lines: list[str]) -> int:
    """The twenty results of each deal by our solver alone; how many are not as published."""
    deals = [read_deal(line.split('"')[1]) for line in lines if line.startswith("PBN")]
    tables = [[int(word) for word in line.split()[1:21]] for line in lines if line.startswith("TABLE")]
    seconds, differing = [], 0
    for hands, table in zip(deals, tables, strict=True):
        start = time.process_time()
        found = FourHands().every(hands)
        seconds.append(time.process_time() - start)
        for row, strain in enumerate((*SUIT_IN_PBN, 4)):
            for declarer in range(4):
                made = table[4 * row + declarer]
                # The list counts for the declarer, on whose left the leader sits.
                differing += found[strain][(declarer + 1) % 4] != (made if declarer % 2 == 0 else 13 - made)
    mean = sum(seconds) / len(seconds)
    print(f"{len(deals)} deals: {mean:.2f} s each, worst {max(seconds):.1f} s; {differing} results differ")
    return differing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=0)
    parser.add_argument("--cards", type=int, default=6, help="cards in a hand, at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", type=Path)
    chosen = parser.parse_args()
    differing = endings(chosen.endings, chosen.cards, chosen.seed) if chosen.endings else 0
    if chosen.list:
        differing += published(chosen.list.read_text(encoding="ascii").splitlines())
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
