"""The general search with open cards, measured: hands of the book bots, every decision of the play solved.

`python bench/open_play.py piquet semerik rams --hands 10`: of each game the positions and the processor time that a
whole hand takes from its first lead on, the slowest decision, and from how many cards on all of them were solved.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

from lomber import Table, make
from lomber.arena.hand import decide
from lomber.bots.book import BookBot
from lomber.cards.bits import lowest
from lomber.play.open_play import OpenPlay
from lomber.solve.reckoning import sides_of
from lomber.table.contract import EVERYTHING, State
from lomber.table.errors import TooDeep


@dataclass
class Measured:
    """The decisions of so many hands."""

    hands: int = 0
    decisions: int = 0
    too_deep: int = 0
    positions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    firsts: list[float] = field(default_factory=list)
    """Seconds for the first decision of each hand that was solved."""
    fewest: int = 0
    """The fewest cards left at a decision that was too deep."""


def cards_left(state: State) -> int:
    """How many cards are in the hands: those of the deal that have not been played."""
    piles = state.position(EVERYTHING)["piles"]
    return sum(
        len(cards.split()) for name, cards in piles.items() if name.startswith("hand") or len(name) == 1
    )


def measure(name: str, hands: int) -> Measured:
    found = Measured()
    for seed in range(hands):
        table = Table(make(name), seed=seed)
        bot = BookBot(table.game)
        first = True
        while not table.over and table.state.hand_number() == 1:
            seat = table.turn()
            state = table.state
            if state.gist() is not None and len(table.legal(seat)) > 1:
                weigh(state, found, first)
                first = False
            table.play(seat, decide(bot, table, seat))
        found.hands += not first
    return found


def weigh(state: State, found: Measured, first: bool) -> None:
    """One decision, by a solver that has learnt nothing yet."""
    seat = int(lowest(state.actors()))
    side = next(side for side in sides_of(state) if seat in side)
    solver = OpenPlay(sum(2**one for one in side))
    began = time.process_time()
    found.decisions += 1
    try:
        solver.score(state)
    except TooDeep:
        found.too_deep += 1
        left = cards_left(state)
        found.fewest = min(found.fewest or left, left)
        return
    spent = time.process_time() - began
    found.positions += int(solver.looked)
    found.seconds += spent
    found.worst = max(found.worst, spent)
    if first:
        found.firsts.append(spent)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument("--hands", type=int, default=10)
    chosen = parser.parse_args()
    print("| game | hands | decisions | too deep | first card, mean | worst | positions/s |")
    print("| --- | ---: | ---: | --- | ---: | ---: | ---: |")
    for name in chosen.games:
        found = measure(name, chosen.hands)
        deep = f"{found.too_deep} (from {found.fewest} cards on)" if found.too_deep else "none"
        first = f"{1000 * sum(found.firsts) / len(found.firsts):.1f} ms" if found.firsts else "—"
        rate = found.positions / found.seconds if found.seconds else 0.0
        worst = f"{1000 * found.worst:.0f} ms"
        print(f"| {name} | {found.hands} | {found.decisions} | {deep} | {first} | {worst} | {rate:,.0f} |")


if __name__ == "__main__":
    main()
