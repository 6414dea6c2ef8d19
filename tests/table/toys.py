"""Toy games in which everything happens that a table must get right: sealed gestures, struck moves, stocks.

*Swap*: two players, seven cards, two each and a stock of three in order. Both, sealed from each other, throw a
card unseen or none; whoever threw takes the next card of the stock. Then each lays a card, seat 0 first; the
higher one takes a point. *Picker*: two of three cards are picked in one gesture; the codes are places in what is
left, so a name means another code at each step.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State, View
from lomber.table.errors import IllegalMove
from lomber.table.foreign import Foreign, Plain
from lomber.table.moves import Kind, MoveBook
from lomber.table.options import option
from lomber.table.sheet import Column, Sheet
from lomber.table.unseen import START, Unseen

NAMES = ["A", "B", "C", "D", "E", "F", "G"]
THROW, DONE = 7, 14
HAND = 2


@dataclasses.dataclass(frozen=True)
class ToyOptions:
    hands: int | None = option(1, "Stop after so many deals.", "S-1", low=1, high=9)


class SwapState(Plain):
    def __init__(self, game: Game) -> None:
        self.game = game
        self.hand = 0
        self.points = [0, 0]
        self.clear("deal")

    def clear(self, phase: str) -> None:
        self.phase = phase
        self.held: list[list[int]] = [[], []]
        self.thrown: list[list[int]] = [[], []]
        self.done = [False, False]
        self.stock: list[int] = []
        self.taken = [-1, -1]
        self.laid: list[int] = []

    def copy(self) -> SwapState:
        other = type(self)(self.game)
        other.__dict__.update(self.__dict__)
        other.points, other.done, other.taken = self.points[:], self.done[:], self.taken[:]
        other.held = [cards[:] for cards in self.held]
        other.thrown = [cards[:] for cards in self.thrown]
        other.laid = self.laid[:]
        return other

    def this_hand(self) -> SwapState:
        return self.copy()

    def over(self) -> bool:
        return self.phase == "deal" and self.hand == self.game.options.hands

    def awaits(self) -> Deal | None:
        if self.phase != "deal" or self.over():
            return None
        piles = [Pile("hand.0", HAND, 1), Pile("hand.1", HAND, 2), Pile("stock", 3, 0, True)]
        return Deal("hand", vec[i64](list(range(7))), piles)

    def dealt(self, order: list[int]) -> None:
        self.clear("throw")
        self.held = [order[:2], order[2:4]]
        self.stock = order[4:]
        self.hand += 1

    def sees(self, seat: int, deal: int, pile: str, index: int) -> bool:
        if pile == "stock":
            return seat >= 0 and self.taken[seat] == index
        return deal == START and pile in (f"hand.{seat}", f"thrown.{seat}", "laid")

    def sealed(self) -> int:
        return 1 if self.phase == "throw" else 0

    def actors(self) -> int:
        if self.phase == "throw":
            return sum(2**seat for seat in (0, 1) if not self.done[seat])
        return 2 ** len(self.laid) if self.phase == "lay" else 0

    def legal(self, seat: int) -> list[int]:
        if seat not in (0, 1) or not self.actors() >> seat & 1:
            return []
        if self.phase == "lay":
            return sorted(self.held[seat])
        throws = [] if self.thrown[seat] else [THROW + card for card in sorted(self.held[seat])]
        return [*throws, DONE]

    def midway(self, seat: int) -> bool:
        return self.phase == "throw" and bool(self.thrown[seat]) and not self.done[seat]

    def audience(self, seat: int, move: int) -> int:
        return 2**seat if THROW <= move < DONE else EVERYONE

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise IllegalMove(seat, self.name(move), "S-2" if self.phase == "throw" else "S-4", "not-now")
        if self.phase == "lay":
            self.held[seat].remove(move)
            self.laid.append(move)
            if len(self.laid) == 2:
                winner = 0 if self.laid[0] > self.laid[1] else 1
                self.points[winner] += 1
                self.points[1 - winner] -= 1
                self.clear("deal")
        elif move == DONE:
            self.done[seat] = True
            if all(self.done):
                self.take()
        else:
            self.held[seat].remove(move - THROW)
            self.thrown[seat].append(move - THROW)

    def take(self) -> None:
        """Whoever threw takes the next card of the stock, seat 0 first."""
        top = 0
        for seat in (0, 1):
            if self.thrown[seat]:
                self.taken[seat] = top
                self.held[seat] = sorted([*self.held[seat], self.stock[top]])
                top += 1
        self.phase = "lay"

    def hand_number(self) -> int:
        return self.hand + (1 if self.awaits() is not None else 0)

    def scores(self) -> list[int]:
        return self.points[:]

    def sheet(self) -> Sheet:
        return Sheet("table", (Column((0,)), Column((1,))))

    def view(self, seat: int) -> View:
        return View(seat)

    def clues(self, seat: int, unseen: Unseen) -> None:
        """Where a card that was laid can have come from, and that a card has been thrown."""
        for other in (0, 1):
            if other == seat or self.phase != "lay":
                continue
            places = [f"hand.{other}"]
            if self.thrown[other]:
                unseen.split(f"hand.{other}", f"thrown.{other}", 1)
                unseen.carve("stock", f"bought.{other}", [self.taken[other]])
                places.append(f"bought.{other}")
            if len(self.laid) > other:
                unseen.only(self.laid[other], places)

    def recall(self, seat: int, shape: list[int], world: dict[str, list[int]]) -> list[int]:
        return [THROW + world[f"thrown.{seat}"][0] if code < 0 else code for code in shape]

    def position(self, seat: int) -> dict[str, Any]:
        assert seat == EVERYTHING
        told = {
            "hand.0": self.held[0],
            "hand.1": self.held[1],
            "thrown.0": self.thrown[0],
            "thrown.1": self.thrown[1],
            "laid": self.laid,
            "stock": self.stock,
        }
        return {
            "phase": self.phase,
            "hand": self.hand,
            "points": self.points[:],
            "done": self.done[:],
            "taken": self.taken[:],
            "piles": {name: " ".join(NAMES[card] for card in cards) for name, cards in told.items()},
        }


class Swap(Game):
    def __init__(self, hands: int = 1) -> None:
        book = MoveBook([Kind("lay", NAMES, bare=True), Kind("throw", NAMES), Kind("done")])
        super().__init__("swap", ToyOptions(hands), 2, book)
        self.longest = 6
        self.pool = self.cards = 7

    def start(self) -> State:
        return Foreign(self, SwapState(self))

    def set_up(self, position: dict[str, Any]) -> State:
        state = SwapState(self)
        piles = {name: [NAMES.index(w) for w in text.split()] for name, text in position["piles"].items()}
        state.held = [piles["hand.0"], piles["hand.1"]]
        state.thrown = [piles["thrown.0"], piles["thrown.1"]]
        state.laid, state.stock = piles["laid"], piles["stock"]
        state.phase, state.hand = position["phase"], position["hand"]
        state.points, state.done = list(position["points"]), list(position["done"])
        state.taken = list(position["taken"])
        return Foreign(self, state)

    def card_name(self, card: i64) -> str:
        return NAMES[card]

    def read_card(self, text: str) -> i64:
        return NAMES.index(text.upper())


class PickerState(SwapState):
    """Only seat 0 moves: three of the stock lie before it, and it picks two."""

    def sealed(self) -> int:
        return 0

    def actors(self) -> int:
        return 1 if self.phase == "throw" else 0

    def legal(self, seat: int) -> list[int]:
        return list(range(len(self.stock) - len(self.laid))) if seat == 0 and self.phase == "throw" else []

    def left(self) -> list[int]:
        return [card for card in self.stock if card not in self.laid]

    def midway(self, seat: int) -> bool:
        return len(self.laid) == 1

    def audience(self, seat: int, move: int) -> int:
        return EVERYONE

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise IllegalMove(seat, move, "S-9", "not-now")
        self.laid.append(self.left()[move])
        if len(self.laid) == 2:
            self.points = [self.laid[0] - self.laid[1], self.laid[1] - self.laid[0]]
            self.clear("deal")

    def name(self, move: int) -> str:
        left = self.left()
        return f"pick {NAMES[left[move]]}" if move < len(left) else f"pick {move}"

    def parse(self, text: str) -> int:
        words = text.split()
        names = [NAMES[card] for card in self.left()]
        if len(words) != 2 or words[1].upper() not in names:
            raise ValueError(text)
        return names.index(words[1].upper())


class Picker(Swap):
    def __init__(self) -> None:
        super().__init__()
        self.fixed_names = False

    def start(self) -> State:
        return Foreign(self, PickerState(self))


class TwiceState(SwapState):
    """Every move is a gesture of its own: a seat makes two in one sealed round."""

    def midway(self, seat: int) -> bool:
        return False


class Twice(Swap):
    def start(self) -> State:
        return Foreign(self, TwiceState(self))


class Numeral:
    """A whole number as NumPy and others have them: no `int`, but good for one."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number
