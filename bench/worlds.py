"""Do guessed worlds contradict what was seen? Ours, and OpenSpiel's where it is installed.

    python bench/worlds.py --draws 2000 whist vint piquet

Random games are walked through; at random moments the seat to move guesses a world. Its whole history is played
through again from the beginning: each move must be legal where it was made, and the seat must know the same at the
end. OpenSpiel's `resample_from_infostate` is held to the same, in its hearts and its euchre.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from lomber.conform.promises import Broken, worlds_agree
from lomber.games import listings, make
from lomber.play.assign import Fast
from lomber.table.table import Table

PEERS = ("hearts", "euchre")
OFTEN = 0.1
"""Of all decisions so many are guessed at."""

Counted = tuple[int, int]


def ours(name: str, draws: int, seed: int = 1) -> Counted:
    """Worlds drawn, and those of them that contradict what was seen."""
    game, chance, source = make(name), random.Random(seed), Fast(seed)
    done = wrong = 0
    while done < draws:
        table = Table(game, seed=chance.randrange(2**53), single=True)
        while (seat := table.turn()) >= 0 and done < draws:
            if chance.random() < OFTEN:
                done += 1
                try:
                    worlds_agree(table, seat, 1, source)
                except Broken:
                    wrong += 1
            table.play(seat, chance.choice(table.legal(seat)))
    return done, wrong


def theirs(pyspiel: Any, name: str, draws: int, seed: int = 1) -> Counted:
    """The same of a game of OpenSpiel."""
    game, chance = pyspiel.load_game(name), random.Random(seed)
    done = wrong = 0
    while done < draws:
        state = game.new_initial_state()
        while not state.is_terminal() and done < draws:
            if state.is_chance_node():
                moves, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(moves, likely)[0])
                continue
            if chance.random() < OFTEN:
                done += 1
                wrong += contradicts(game, state, chance.random)
            state.apply_action(chance.choice(state.legal_actions()))
    return done, wrong


def contradicts(game: Any, state: Any, sampler: Callable[[], float]) -> bool:
    """Is a move of the sampled history against the rules, or does the seat know something else after it?"""
    seat = state.current_player()
    world = state.resample_from_infostate(seat, sampler)
    again = game.new_initial_state()
    for step in world.full_history():
        if step.action not in again.legal_actions():
            return True
        again.apply_action(step.action)
    return bool(again.information_state_string(seat) != state.information_state_string(seat))


def report(name: str, count: Callable[[], Counted]) -> None:
    begun = time.process_time()
    done, wrong = count()
    rate = done / max(1e-9, time.process_time() - begun)
    print(
        f"{name:24} {done:8,} worlds  {wrong:6,} contradict ({100 * wrong / done:5.1f} %)  {rate:8,.0f}/s",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--draws", type=int, default=2000, help="of each game")
    chosen = parser.parse_args()
    for name in chosen.games or listings():
        report(name, lambda name=name: ours(name, chosen.draws))  # type: ignore[misc]
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel): ours alone", file=sys.stderr)
        return 0
    for name in PEERS:
        report(f"OpenSpiel {name}", lambda name=name: theirs(pyspiel, name, chosen.draws))  # type: ignore[misc]
    return 0


if __name__ == "__main__":
    sys.exit(main())
