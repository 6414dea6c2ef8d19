"""The peers: OpenSpiel and RLCard, imported only when they are measured.

Neither has type stubs. All that is untyped stays in `_load` and behind the small protocols below.
"""

import importlib
from collections.abc import Callable
from time import process_time
from typing import Any, Protocol

from lomber.bench.contender import POSITIONS, Contender, FromPositions, PeerMissing, generator
from lomber.bench.rounds import Pair

OPENSPIEL_GAMES = {
    "spades": "spades",
    "hearts": "hearts",
    "bridge play": "bridge(use_double_dummy_result=false)",
    "euchre": "euchre",
    "skat": "skat",
}
"""What we call an OpenSpiel game, and what OpenSpiel does. Bridge plays its cards only when told not to look
the result up in a double-dummy table."""

SIMULATIONS = 2000
UCT_C = 2.0
"""OpenSpiel's own usual constant; a larger one makes a bushier tree and up to a tenth fewer simulations/s."""
MEMORY_MB = 1000


class SpielState(Protocol):
    """What we use of `pyspiel.State`."""

    def clone(self) -> "SpielState": ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def current_player(self) -> int: ...
    def legal_actions_mask(self) -> list[int]: ...
    def observation_tensor(self, player: int) -> list[float]: ...


def _load(module: str, peer: str, package: str) -> Any:
    """A peer's module, or one clear line."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name == module:
            raise PeerMissing(f"{peer} is not installed (pip install {package})") from None
        raise PeerMissing(f"{peer} does not load: {missing}") from None
    except ImportError as broken:
        raise PeerMissing(f"{peer} does not load: {broken}") from None


# OpenSpiel


def spiel_positions(game: str) -> list[SpielState]:
    """Fixed positions, dealt and before the first bid or pass of cards; of bridge, before the first lead."""
    pyspiel = _load("pyspiel", "OpenSpiel", "open_spiel")
    rnd = generator(20)
    loaded = _game(pyspiel, game)
    positions: list[SpielState] = []
    for number in range(POSITIONS):
        state: SpielState = loaded.new_initial_state()
        while state.is_chance_node():
            cards = state.legal_actions()
            state.apply_action(cards[int(rnd() * len(cards))])
        if game == "bridge play":
            _auction(state, number)
        positions.append(state)
    return positions


def _game(pyspiel: Any, game: str) -> Any:
    """Load a game. Which ones an OpenSpiel has is decided when it is built, so it may lack this one."""
    spiel_name = OPENSPIEL_GAMES[game]
    if spiel_name.partition("(")[0] not in pyspiel.registered_names():
        raise PeerMissing(f"this OpenSpiel has no {spiel_name}")
    return pyspiel.load_game(spiel_name)


def _auction(state: SpielState, number: int) -> None:
    """A bid of one and three passes: play in clubs, diamonds, hearts, spades and no trumps in turn.

    The first legal calls of a fresh auction are pass, then the five bids of one.
    """
    calls = state.legal_actions()
    for call in (calls[1 + number % 5], calls[0], calls[0], calls[0]):
        state.apply_action(call)


def play_asking(rnd: Callable[[], float]) -> Callable[[SpielState], int]:
    """The loop of OpenSpiel's own examples: ask whether the game is over, ask for the moves, make one."""

    def play(position: SpielState) -> int:
        state = position.clone()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(rnd() * len(moves))])
        return 1

    return play


def play_brisk(rnd: Callable[[], float]) -> Callable[[SpielState], int]:
    """The quickest loop the same API allows: methods looked up once, and no moves means the end."""

    def play(position: SpielState) -> int:
        state = position.clone()
        legal, apply = state.legal_actions, state.apply_action
        while moves := legal():
            apply(moves[int(rnd() * len(moves))])
        return 1

    return play


def openspiel(game: str, brisk: bool = False) -> Contender:
    """Random games of OpenSpiel, driven move by move from Python. Set a brisk loop beside a brisk loop."""
    name = f"OpenSpiel {game}" + (", brisk loop" if brisk else "")
    play = play_brisk if brisk else play_asking
    return FromPositions(name, "games/s", lambda: spiel_positions(game), play(generator(1)))


def play_learning(rnd: Callable[[], float], observing: bool) -> Callable[[SpielState], int]:
    """The plain loop of a learner: at each decision the mask of all moves, and what the seat sees; how many."""

    def play(position: SpielState) -> int:
        state = position.clone()
        decisions = 0
        while not state.is_terminal():
            state.legal_actions_mask()
            if observing:
                state.observation_tensor(state.current_player())
            moves = state.legal_actions()
            state.apply_action(moves[int(rnd() * len(moves))])
            decisions += 1
        return decisions

    return play


def openspiel_learning(observing: bool, game: str = "spades") -> Contender:
    """Decisions of OpenSpiel as a learner meets them, one hand at a time: it has no batches in C++."""
    name = f"OpenSpiel {game}, masks" + (" and tensors" if observing else "")
    return FromPositions(
        name, "decisions/s", lambda: spiel_positions(game), play_learning(generator(1), observing)
    )


def openspiel_mcts(game: str = "spades") -> Contender:
    """Simulations of OpenSpiel's MCTS in C++, each with one random rollout.

    A simulation copies the position, walks down the tree, and plays on at random to the end: one whole game.
    They are counted by the visits of the root, not by what was asked for.
    """

    def deal() -> list[Callable[[], int]]:
        pyspiel = _load("pyspiel", "OpenSpiel", "open_spiel")
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)  # one rollout, seed 1
        bot = pyspiel.MCTSBot(
            _game(pyspiel, game),
            evaluator,
            UCT_C,
            SIMULATIONS,
            MEMORY_MB,
            False,  # no solving: it would stop early where it can prove a move
            1,  # seed
            False,  # not verbose
        )
        return [_search(bot, position) for position in spiel_positions(game)]

    return FromPositions(
        f"OpenSpiel {game}, MCTS simulations", "simulations/s", deal, lambda search: search()
    )


def _search(bot: Any, position: SpielState) -> Callable[[], int]:
    return lambda: int(bot.mcts_search(position).explore_count)


def openspiel_ismcts(game: str = "hearts") -> Contender:
    """OpenSpiel's own information-set search in C++, one random rollout a simulation, a world sampled for each.

    The bot does not say how many simulations it made. It makes as many as it was asked for, save where there is
    nothing to choose; so forced moves are made before the clock runs.
    """

    def deal() -> list[Callable[[], int]]:
        pyspiel = _load("pyspiel", "OpenSpiel", "open_spiel")
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), UCT_C, SIMULATIONS)
        return [_information_set_search(bot, to_a_choice(position)) for position in spiel_positions(game)]

    return FromPositions(
        f"OpenSpiel {game}, ISMCTS simulations", "simulations/s", deal, lambda search: search()
    )


def to_a_choice(state: SpielState) -> SpielState:
    """Make forced moves (the two of clubs, where nobody passes cards) until there is something to choose."""
    while len(moves := state.legal_actions()) == 1:
        state.apply_action(moves[0])
    return state


def _information_set_search(bot: Any, position: SpielState) -> Callable[[], int]:
    def search() -> int:
        bot.step(position)
        return SIMULATIONS

    return search


# RLCard


class RLCardBridge:
    """RLCard's bridge, from the first lead, driven move by move through its environment.

    RLCard cannot copy a position: each game is dealt anew from its seed and bid, and the clock stands still
    meanwhile. Its environment makes an observation at every step; it has no public way not to.
    """

    name = "RLCard bridge play"
    unit = "games/s"

    def __init__(self) -> None:
        self._env: Any = None
        self._next = 0
        self._rnd = generator(1)

    def prepare(self) -> None:
        if self._env is None:
            self._env = _load("rlcard", "RLCard", "rlcard").make("bridge", config={"seed": 0})

    def position(self, number: int) -> Any:
        """Deal a fixed position, bid one of a suit or of no trumps, pass thrice: the leader's observation."""
        env = self._env
        env.seed(number)
        observation, _ = env.reset()
        calls = sorted(observation["legal_actions"])  # of a fresh auction: the 35 bids upwards, then pass
        for call in (calls[number % 5], calls[-1], calls[-1], calls[-1]):
            observation, _ = env.step(call)
        return observation

    def run(self, seconds: float) -> tuple[int, float]:
        env, rnd = self._env, self._rnd
        count, elapsed = 0, 0.0
        while elapsed < seconds:
            observation = self.position(self._next)
            start = process_time()
            while not env.is_over():
                moves = list(observation["legal_actions"])
                observation, _ = env.step(moves[int(rnd() * len(moves))])
            elapsed += process_time() - start
            count += 1
            self._next = (self._next + 1) % POSITIONS
        return count, elapsed


def driven() -> list[Contender]:
    """Every peer that Python drives by the plain loop."""
    return [*(openspiel(game) for game in OPENSPIEL_GAMES), RLCardBridge()]


def beside_peers(plain: Contender, brisk: Contender, playouts: Contender, search: Contender) -> list[Pair]:
    """What `lomber bench` measures of one game of ours, four ways: driven by the plain loop, by the brisk one,
    played out inside compiled code, and searched. Like is set beside like."""
    return [
        *(Pair(plain, peer) for peer in driven()),
        Pair(brisk, openspiel("spades", brisk=True)),
        Pair(playouts, openspiel_mcts()),
        Pair(search, openspiel_ismcts()),
    ]
