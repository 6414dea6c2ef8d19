"""A toy game written as another author would write one, and its three bad children.

*Highest*: two players, six cards; each gets two, two are left over unseen. The players lay a card each in
turn; the higher one takes a point. It is plain Python behind `Foreign`.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import Deal, Pile
from lomber.table.contract import EVERYTHING, Advice, Field, Game, State, View
from lomber.table.errors import IllegalMove
from lomber.table.foreign import Foreign, Plain
from lomber.table.moves import Kind, MoveBook
from lomber.table.options import option
from lomber.table.scene import Choice, Message, Seat, Zone
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

NAMES = ["one", "two", "three", "four", "five", "six"]


@dataclasses.dataclass(frozen=True)
class ToyOptions:
    hands: int | None = option(2, "Stop after so many deals.", "T-1", low=1, high=100)


class ToyView(View):
    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(seat)
        self.mine = list(state.hands[seat]) if seat >= 0 else []
        self.others = [len(hand) for hand in state.hands]
        self.laid = list(state.laid)
        self.legal = state.legal(seat)
        self.phase = "play"
        self.hand = state.hand
        self.points = list(state.points)
        self.over = state.over()
        self.sheet = Sheet("table", (Column((0,)), Column((1,))), notes={"deal": state.hand})
        self.names = state.game.book

    def prompt(self) -> Message:
        return Message("prompt")

    def seats(self) -> list[Seat]:
        return [Seat(s, counts={"cards": n}) for s, n in enumerate(self.others)]

    def zones(self) -> list[Zone]:
        return [
            Zone("hand", "hand", tuple(NAMES[c] for c in self.mine), int(self.seat)),
            Zone("trick", "trick", tuple(NAMES[c] for c in self.laid)),
        ]

    def choices(self) -> list[Choice]:
        return [Choice(m, NAMES[m], Message("move-play", {"value": NAMES[m]})) for m in self.legal]

    def observe(self) -> list[float]:
        numbers = [0.0] * 12
        for card in self.mine:
            numbers[card] = 1.0
        for card in self.laid:
            numbers[6 + card] = 1.0
        return numbers


class ToyState(Plain):
    def __init__(self, game: Game) -> None:
        self.game = game
        self.hand = 0
        self.points = [0, 0]
        self.before = [0, 0]
        self.hands: list[list[int]] = [[], []]
        self.left: list[int] = []
        self.laid: list[int] = []
        self.gone: list[int] = []
        self.turn = 0
        self.dealing = True
        self.single = False

    def copy(self) -> ToyState:
        other = type(self)(self.game)
        other.__dict__.update(self.__dict__)
        other.points, other.before = self.points[:], self.before[:]
        other.hands = [hand[:] for hand in self.hands]
        other.laid, other.gone = self.laid[:], self.gone[:]
        return other

    def this_hand(self) -> ToyState:
        other = self.copy()
        other.single = True
        return other

    def over(self) -> bool:
        wanted = 1 if self.single else self.game.options.hands
        return self.dealing and (self.hand >= wanted or (self.single and self.hand > 0))

    def awaits(self) -> Deal | None:
        if not self.dealing or self.over():
            return None
        piles = [Pile("0", 2, 1), Pile("1", 2, 2), Pile("left", 2, 0)]
        return Deal("hand", vec[i64](list(range(6))), piles)

    def dealt(self, order: list[int]) -> None:
        self.hands = [order[:2], order[2:4]]
        self.left = order[4:]
        self.gone, self.laid = [], []
        self.hand += 1
        self.before = self.points[:]
        self.turn = 0
        self.dealing = False

    def actors(self) -> int:
        return 0 if self.dealing else 1 + self.turn

    def legal(self, seat: int) -> list[int]:
        return sorted(self.hands[seat]) if not self.dealing and seat == self.turn else []

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise IllegalMove(seat, move, "T-2", "not-in-hand")
        self.hands[seat].remove(move)
        self.laid.append(move)
        self.turn = 1 - self.turn
        if len(self.laid) == 2:
            winner = 0 if self.laid[0] > self.laid[1] else 1
            self.points[winner] += 1
            self.points[1 - winner] -= 1
            self.gone += self.laid
            self.laid = []
        self.dealing = not self.hands[0] and not self.hands[1]
        if self.dealing:
            self.hands, self.left, self.gone = [[], []], [], []

    def hand_number(self) -> int:
        return self.hand + (1 if self.dealing and not self.over() else 0)

    def scores(self) -> list[int]:
        return (
            [p - b for p, b in zip(self.points, self.before, strict=True)] if self.single else self.points[:]
        )

    def sheet(self) -> Sheet:
        return Sheet("table", (Column((0,)), Column((1,))), notes={"deal": self.hand})

    def view(self, seat: int) -> View:
        return ToyView(self, seat)

    def clues(self, seat: int, unseen: Unseen) -> None:
        for mover, moves in unseen.log:
            if mover != seat:
                unseen.only(moves[0], [str(mover)])

    def position(self, seat: int) -> dict[str, Any]:
        def told(cards: list[int], known: bool) -> str:
            return " ".join(NAMES[card] if known or seat == EVERYTHING else "??" for card in cards)

        return {
            "piles": {
                "0": told(self.hands[0], seat == 0),
                "1": told(self.hands[1], seat == 1),
                "left": told(self.left, False),
                "laid": told(self.laid, True),
                "gone": told(self.gone, True),
            },
            "numbers": [self.hand, self.turn, int(self.dealing), int(self.single)],
            "points": self.points[:],
            "before": self.before[:],
        }

    def sees(self, seat: int, deal: int, pile: str, index: int) -> bool:
        return pile in (str(seat), "laid", "gone")


class Lowest(Advice):
    def choose(self, view: View) -> i64:
        assert isinstance(view, ToyView)
        return view.legal[0]


class Toy(Game):
    """The good toy; `kind` makes it bad."""

    def __init__(self, kind: type[ToyState] = ToyState) -> None:
        super().__init__("toy", ToyOptions(), 2, MoveBook([Kind("play", NAMES, bare=True)]))
        self.longest = 4
        self.pool = self.cards = 6
        self.kind = kind

    def start(self) -> State:
        return Foreign(self, self.kind(self))

    def set_up(self, position: dict[str, Any]) -> State:
        state = self.kind(self)
        piles = {
            name: [int(self.read_card(w)) for w in text.split()] for name, text in position["piles"].items()
        }
        state.hands = [piles["0"], piles["1"]]
        state.left, state.laid, state.gone = piles["left"], piles["laid"], piles["gone"]
        state.hand, state.turn = position["numbers"][:2]
        state.dealing, state.single = bool(position["numbers"][2]), bool(position["numbers"][3])
        state.points, state.before = list(position["points"]), list(position["before"])
        return Foreign(self, state)

    def score(self, result: dict[str, Any]) -> list[Entry]:
        return []

    def fields(self) -> list[Field]:
        return [Field("hand", 6, "own cards"), Field("laid", 6, "cards on the table")]

    def advice(self) -> list[Advice]:
        return [Lowest("T-A1")]

    def card_name(self, card: i64) -> str:
        return NAMES[card]

    def read_card(self, text: str) -> i64:
        return NAMES.index(text.lower())


class Leaky(ToyState):
    """Its legal moves are honest, but the view counts the other's high cards."""

    def view(self, seat: int) -> View:
        view = ToyView(self, seat)
        if seat >= 0:
            view.points = [sum(1 for card in self.hands[1 - seat] if card > 2)]
            view.others = [view.points[0], *view.others[1:]]
        return view


class LeakyClues(ToyState):
    """Its views are honest, but its clues know where the truth is."""

    def clues(self, seat: int, unseen: Unseen) -> None:
        super().clues(seat, unseen)
        for card in self.left:
            unseen.only(card, ["left"])


class Telling(ToyState):
    """Its views are honest, but it describes to a seat what lies under the table."""

    def position(self, seat: int) -> dict[str, Any]:
        described = super().position(seat)
        described["piles"]["left"] = " ".join(NAMES[card] for card in self.left)
        return described


class Losing(ToyState):
    """A card is lost when the second one is laid."""

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        if self.gone and not self.dealing:
            self.left = self.left[:1]


class Cheating(ToyState):
    """Money is not conserved: the loser pays twice."""

    def play(self, seat: int, move: int) -> None:
        before = self.points[:]
        super().play(seat, move)
        if self.points != before:
            self.points[0] -= 1


class Sharing(ToyState):
    """Its copies share the hands."""

    def copy(self) -> ToyState:
        other = super().copy()
        other.hands = self.hands
        return other


class Yielding(ToyState):
    """It changes before it refuses."""

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            self.turn = 1 - self.turn
        super().play(seat, move)
