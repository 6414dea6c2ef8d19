"""Hands as OpenSpiel games: `register()` once, then `pyspiel.load_game("lomber_whist")`.

Chance is explicit, card by card (`lomber.env.drawing`). Moves that are sealed from each other come one after
another, in the order of the seats, and no information state tells them. OpenSpiel's tests want the tensors of two
seats never to be equal, so each begins with a one for its seat; the rest is docs/encodings.md.

Where a game states no bounds for the scores of a hand, `BOUNDLESS` is given.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
import pyspiel

from lomber.env.coding import Coding
from lomber.env.drawing import Drawing
from lomber.games import listings, make
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import SPECTATOR, Game
from lomber.table.errors import BadOptions
from lomber.table.options import written
from lomber.table.record import DealEvent
from lomber.table.table import Table

BOUNDLESS = 1e9
DRAWS = 16
"""Who draws cards of one rank for the places at the table draws again: never so often, in all that is likely."""
BAR = "|"


def short_name(id: str) -> str:
    return f"lomber_{id}"


def load(name: str, /, **options: Any) -> LomberGame:
    """A game by its id or `id/preset`, with its options, as an OpenSpiel game; it need not be registered."""
    id = make(name, options).id
    _register([id])
    preset = name.partition("/")[2]
    written = ";".join(f"{key}:{_in_string(value)}" for key, value in options.items())
    if preset[:1].isdigit():  # in a game's string OpenSpiel would take it for a number
        preset = f"{id}/{preset}"
    game: LomberGame = pyspiel.load_game(short_name(id), {"preset": preset, "options": written})
    return game


def _in_string(value: Any) -> str:
    """An option as a game's string has it: a comma ends a parameter there, so lists are joined by bars."""
    words = [str(word) for word in value] if isinstance(value, list | tuple) else str(value).split(",")
    return BAR.join(words)


def _loaded(text: str) -> LomberGame:
    """A game by its string, in a process that may not have heard of it yet."""
    register()
    game: LomberGame = pyspiel.load_game(text)
    return game


def register() -> list[str]:
    """Make every game known to OpenSpiel, with the parameters `preset` and `options` (`"hands:3;stake:5"`)."""
    return _register(listings())


def _register(ids: Iterable[str]) -> list[str]:
    known = set(pyspiel.registered_names())
    names = []
    for id in ids:
        names.append(short_name(id))
        if short_name(id) not in known:
            # A class for each: OpenSpiel holds on to it beyond the end of Python, where a function would be freed.
            pyspiel.register_game(_type_of(make(id)), type(f"Lomber_{id}", (LomberGame,), {"id": id}))
    return names


def adds_up(game: Game) -> bool:
    """Is one hand by itself zero-sum?"""
    return game.zero_sum and not game.carries


def _type_of(game: Game) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=f"Lomber: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if adds_up(game) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=int(game.seats),
        min_num_players=int(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"preset": "", "options": ""},
    )


def options_in(text: str) -> dict[str, str]:
    """`"hands:3;stake:5"`: words, which the game reads as it reads those of the command line; lists have bars."""
    options = {}
    for part in filter(None, text.split(";")):
        key, colon, word = part.partition(":")
        if not colon:
            raise BadOptions(f"options are written key:value;key:value, not {part!r}", "options")
        options[key] = word.replace(BAR, ",")
    return options


class LomberGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; there is a subclass for every listed game."""

    id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        preset, options = str(params.get("preset", "")), str(params.get("options", ""))
        preset = preset.removeprefix(f"{self.id}/")
        self.rules = make(f"{self.id}/{preset}" if preset else self.id, options_in(options))
        bounded = self.rules.low or self.rules.high
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.book),
            max_chance_outcomes=int(self.rules.cards),
            num_players=int(self.rules.seats),
            min_utility=float(self.rules.low) if bounded else -BOUNDLESS,
            max_utility=float(self.rules.high) if bounded else BOUNDLESS,
            utility_sum=0.0 if adds_up(self.rules) else None,
            max_game_length=int(self.rules.longest),
        )
        super().__init__(_type_of(self.rules), info, dict(params))
        self.first = Position.first(self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> LomberState:
        return LomberState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A card for each, however often they draw for their places, and all the cards of every deal."""
        return int(DRAWS * self.rules.seats + self.rules.deals * self.rules.pool)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> LomberObserver | None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return LomberObserver(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Position:
    """A table that waits for its deals, the deal that is being drawn, and all that has been done."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.drawing: Drawing | None = None
        self.done: list[int] = []
        self.begun = 0
        """So much had been done when the hand began: a draw for places, as a rule nothing."""
        self.deals = 0
        """The deals of the hand that are complete."""

    @classmethod
    def first(cls, game: Game) -> Position:
        position = cls(Table(game, dealing=False, single=True))
        position._go_on()
        return position

    def __deepcopy__(self, memo: Any) -> Position:
        """OpenSpiel clones a state by Python's deep copy."""
        other = Position(self.table.copy())
        other.drawing = self.drawing and self.drawing.copy()
        other.done = self.done[:]
        other.begun = self.begun
        other.deals = self.deals
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """And serializes it by a pickle: what was done is done again."""
        return _replayed, (self.table.game.id, written(self.table.game.options), self.done)

    def apply(self, action: int) -> None:
        """A card dealt or a move made."""
        if self.drawing is not None:
            self.drawing.take(action)
        else:
            self.table.play(self.table.turn(), action)
        self.done.append(action)
        self._go_on()

    def _go_on(self) -> None:
        """Take what must come anyway, make deals that are complete, begin those that are due."""
        while not self.table.over:
            if self.drawing is None:
                deal = self.table.state.awaits()
                if deal is None:
                    return
                self.drawing = Drawing(deal)
                if deal.begins_hand:
                    self.begun = len(self.done)
                    self.deals = 0
            self.drawing.settle()
            if not self.drawing.complete:
                return
            self.table.deal(self.drawing.piles())
            self.deals += 1
            self.drawing = None


def _replayed(id: str, options: dict[str, Any], done: list[int]) -> Position:
    position = Position.first(make(id, options))
    for action in done:
        position.apply(action)
    return position


class LomberState(pyspiel.State):  # type: ignore[misc]
    """A position of a hand, as OpenSpiel asks it."""

    def __init__(self, game: LomberGame) -> None:
        super().__init__(game)
        self.at = copy.deepcopy(game.first)

    @property
    def table(self) -> Table:
        return self.at.table

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.at.drawing is not None else self.table.turn()

    def is_terminal(self) -> bool:
        return self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.at.drawing is not None, "no deal is due here"
        return self.at.drawing.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        """Of several seats whose moves are sealed from each other, the first one's."""
        return self.table.legal(player) if player == self.table.turn() else []

    def _apply_action(self, action: int) -> None:
        self.at.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.game.card_name(action)
        return self.table.name(action)

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * int(self.table.game.seats)
        return [float(score) for score in self.table.scores()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LomberState:
        """A history, drawn uniformly from all that the seat cannot tell from what has happened.

        In a sealed round that is still open no seat knows of the others' moves, nor that they have been made. Here
        the seats before the one to move have made theirs: any that are legal in that history.
        """
        seen = self.table.seen(player)
        world = Worlds(seen, self.table.game).draw(Fast(int(sampler() * 2**53)))
        state: LomberState = self.get_game().new_initial_state()
        for action in self.at.done[: self.at.begun]:
            state.apply_action(action)
        deals, gestures = iter(world.deals), iter(world.gestures)
        made = 0
        for event in seen.log:
            if isinstance(event, DealEvent):
                made += 1
                state._take(made, [int(card) for card in next(deals)])
                continue
            seat, moves = next(gestures)
            state._seal_before(seat, sampler)
            for move in moves:
                state.apply_action(move)
        state._seal_before(self.current_player(), sampler)
        return state

    def _take(self, number: int, order: list[int]) -> None:
        """The cards of the deal of this number; what must come anyway has been dealt already."""
        while self.at.deals < number:
            assert self.at.drawing is not None
            self.apply_action(order[len(self.at.drawing.drawn)])

    def _seal_before(self, seat: int, sampler: Callable[[], float]) -> None:
        """Moves at random for who comes before this seat in a sealed round."""
        while seat in self.table.actors() and self.current_player() != seat:
            legal = self.legal_actions()
            self.apply_action(legal[int(sampler() * len(legal))])

    def __str__(self) -> str:
        drawing = self.at.drawing
        drawn = "" if drawing is None else f"{drawing.deal.name}: {drawing.drawn}"
        return self.table.record().text() + drawn


class LomberObserver:
    """What a seat knows: the observation, or with perfect recall the information state; without private
    information what a spectator knows. Private information alone is not told apart from the rest."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.told = kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        self.recall = kind.perfect_recall
        self._coding = Coding(game, "information" if self.recall else "observation")
        self._seats = int(game.seats)
        self.tensor = np.zeros(self._seats + self._coding.size, np.float32)
        self.dict = {"player": self.tensor[: self._seats], "known": self.tensor[self._seats :]}

    def _seat(self, player: int) -> int:
        return int(SPECTATOR) if self.public else player

    def set_from(self, state: LomberState, player: int) -> None:
        self.tensor.fill(0)
        if not self.public:
            self.dict["player"][player] = 1
        self.dict["known"][:] = self._coding.numbers(state.table, self._seat(player))

    def string_from(self, state: LomberState, player: int) -> str | None:
        """The seen log, which is what a seat knows; nothing where only a part of it is asked for."""
        if not self.told:
            return None
        return state.table.seen(self._seat(player), clues=False).text()
