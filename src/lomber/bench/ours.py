"""Our side of the comparison: Whist with all its rules and checks on, from twenty dealt positions."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from lomber.arena.hand import play as play_hand
from lomber.bench.contender import POSITIONS, Contender, FromPositions, generator
from lomber.bench.peers import (
    SIMULATIONS,
    beside_peers,
    openspiel_ismcts,
    openspiel_learning,
)
from lomber.bench.rounds import Pair
from lomber.bots.position import Position
from lomber.bots.search import Ismcts
from lomber.games import make
from lomber.play.playout import playouts
from lomber.table.contract import State
from lomber.table.record import Seen
from lomber.table.table import Table

GAME = "whist"
HANDS = 256
"""Hands that are stepped at once: their arrays stay in the processor's cache."""
PASSES = 8
"""They close the auction of Vint (V-16)."""


def tables() -> list[Table]:
    """Twenty tables, dealt, before the first lead; each ends with its deal."""
    game = make(GAME, hands=1)
    return [Table(game, seed=number) for number in range(POSITIONS)]


def states() -> list[State]:
    """The same positions as compiled code sees them."""
    return [table.state.this_hand() for table in tables()]


def play_asking(rnd: Callable[[], float]) -> Callable[[Table], int]:
    """The plain loop: ask whose move it is (nobody's: the end) and what is legal; make a move."""

    def play(position: Table) -> int:
        table = position.copy()
        while (seat := table.turn()) >= 0:
            moves = table.legal(seat)
            table.play(seat, moves[int(rnd() * len(moves))])
        return 1

    return play


def play_brisk(rnd: Callable[[], float]) -> Callable[[Table], int]:
    """The quickest loop the same API allows: methods looked up once, and nobody to move means the end."""

    def play(position: Table) -> int:
        table = position.copy()
        turn, legal, make_move = table.turn, table.legal, table.play
        while (seat := turn()) >= 0:
            moves = legal(seat)
            make_move(seat, moves[int(rnd() * len(moves))])
        return 1

    return play


def play_compiled() -> Callable[[State], int]:
    """As many playouts as the peer's search makes simulations, in one call; each batch has its own seed."""
    seed = 0

    def play(position: State) -> int:
        nonlocal seed
        seed += 1
        playouts(position, SIMULATIONS, seed)
        return SIMULATIONS

    return play


def seen_logs() -> list[Seen]:
    """What the first player to decide knows at the same twenty tables."""
    return [table.seen(table.turn()) for table in tables()]


def search_compiled() -> Callable[[Seen], int]:
    """The search a bot would make of its first decision, from the seen log on; each has its own seed."""
    game = make(GAME, hands=1)
    seed = 0

    def search(seen: Seen) -> int:
        nonlocal seed
        seed += 1
        thinking = Ismcts(simulations=SIMULATIONS, seed=seed)
        thinking.choose(Position(seen, game))
        return int(thinking.done)

    return search


def contenders() -> tuple[Contender, Contender, Contender, Contender]:
    """Driven by the plain loop, by the brisk one, played out inside compiled code, and searched."""
    return (
        FromPositions("Lomber whist", "games/s", tables, play_asking(generator(1))),
        FromPositions("Lomber whist, brisk loop", "games/s", tables, play_brisk(generator(1))),
        FromPositions("Lomber whist, playouts", "playouts/s", states, play_compiled()),
        FromPositions("Lomber whist, ISMCTS simulations", "simulations/s", seen_logs, search_compiled()),
    )


def vint_states() -> list[State]:
    """Twenty deals of Vint before the first lead: the dealer has bid one in some strain, and all have passed."""
    game = make("vint", hands=1)
    found: list[State] = []
    for number in range(POSITIONS):
        table = Table(game, seed=number)
        strain = ("S", "C", "D", "H", "NT")[number % 5]
        table.play(table.turn(), f"bid 1{strain}")
        for _ in range(PASSES):
            table.play(table.turn(), "pass")
        found.append(table.state.this_hand())
    return found


def within_the_house() -> Pair:
    """The play of Vint beside that of Whist: the same thirteen tricks, so the ratio is what the rest costs."""
    return Pair(
        FromPositions("Lomber vint, playouts of the play", "playouts/s", vint_states, play_compiled()),
        FromPositions("Lomber whist, playouts", "playouts/s", states, play_compiled()),
    )


def play_contest(bots: list[str]) -> Callable[[int], int]:
    """A hand of the arena with all it does for a hand: a shoe, a draw for places, a log, clocks."""
    game = make(GAME)

    def play(number: int) -> int:
        play_hand(game, bots, number, number)
        return 1

    return play


def contested() -> Contender:
    """Hands of the arena between two pairs. No peer has its like: theirs deal no cards and keep no log."""
    bots = ["book", "book", "random", "random"]
    return FromPositions(
        "Lomber whist, arena, book against random", "hands/s", lambda: range(POSITIONS), play_contest(bots)
    )


def stepping(observing: bool) -> Contender:
    """Many hands at once (`lomber.env.vector`), every one dealt anew when it is over; moves chosen by `sample`."""

    def deal() -> list[Any]:
        from lomber.env import vector

        envs = vector(GAME, HANDS, encoding="observation" if observing else None)
        envs.reset(seed=1)
        return [envs]

    def step(envs: Any) -> int:
        envs.step(envs.sample())
        return HANDS

    name = f"Lomber whist, {HANDS} hands at once, masks" + (" and observations" if observing else "")
    return FromPositions(name, "decisions/s", deal, step)


def by_the_thousand() -> list[Pair]:
    """What a learner is given; nothing where Gymnasium, which is its door, is not installed."""
    if find_spec("gymnasium") is None:
        return []
    return [Pair(stepping(observing), openspiel_learning(observing)) for observing in (False, True)]


def pairs() -> list[Pair]:
    """All that `lomber bench` measures."""
    return [
        *beside_peers(*contenders()),
        Pair(contenders()[3], openspiel_ismcts("euchre")),
        Pair(contested()),
        *by_the_thousand(),
        within_the_house(),
    ]
