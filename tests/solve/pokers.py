"""Two poker games whose values are in the textbooks, written through the contract: Kuhn's and Leduc's."""

from __future__ import annotations

import dataclasses
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import Deal, Pile
from lomber.table.contract import Game, State
from lomber.table.errors import IllegalMove
from lomber.table.foreign import Foreign, Plain
from lomber.table.moves import Kind, MoveBook

FOLD, CALL, RAISE = 0, 1, 2


@dataclasses.dataclass(frozen=True)
class Stakes:
    """`deck` by ranks; a card each; with two rounds a card for all is turned up before the second."""

    deck: tuple[int, ...]
    bets: tuple[int, ...]
    raises: int


KUHN = Stakes((0, 1, 2), (1,), 1)
LEDUC = Stakes((0, 0, 1, 1, 2, 2), (2, 4), 2)


class PokerState(Plain):
    """One hand for two; an ante of one each. To check is to call nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.stakes: Stakes = game.options
        self.cards: list[int] = []
        self.round = 0
        self.turn = 0
        self.paid = [1, 1]
        self.raised = 0
        self.checked = False
        self.winners: list[int] | None = None

    def copy(self) -> PokerState:
        other = PokerState(self.game)
        other.__dict__.update(self.__dict__)
        other.paid = self.paid[:]
        return other

    this_hand = copy

    def over(self) -> bool:
        return self.winners is not None

    def hand_number(self) -> int:
        return 1

    def awaits(self) -> Deal | None:
        if self.cards:
            return None
        turned = len(self.stakes.bets) - 1
        piles = [Pile("0", 1, 1), Pile("1", 1, 2), Pile("turned", turned, 0)]
        piles.append(Pile("rest", len(self.stakes.deck) - 2 - turned, 0))
        return Deal("hand", vec[i64](list(self.stakes.deck)), piles)

    def dealt(self, order: list[int]) -> None:
        self.cards = order

    def sees(self, seat: int, deal: int, pile: str, index: int) -> bool:
        return pile == "turned" and self.round == 1

    def actors(self) -> int:
        return 0 if not self.cards or self.over() else 1 + self.turn

    def legal(self, seat: int) -> list[int]:
        if not self.actors() or seat != self.turn:
            return []
        fold = [FOLD] if self.paid[seat] < max(self.paid) else []
        return [*fold, CALL, *([RAISE] if self.raised < self.stakes.raises else [])]

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise IllegalMove(seat, move, "poker", "illegal")
        if move == FOLD:
            self.winners = [1 - seat]
            return
        closes = self.raised > 0 or self.checked
        self.paid[seat] = max(self.paid)
        if move == RAISE:
            self.paid[seat] += self.stakes.bets[self.round]
            self.raised += 1
        elif closes:
            self._next_round()
            return
        self.checked = True
        self.turn = 1 - seat

    def _next_round(self) -> None:
        self.turn, self.raised, self.checked = 0, 0, False
        self.round += 1
        if self.round == len(self.stakes.bets):
            first, second = self._strength(0), self._strength(1)
            self.winners = [0, 1] if first == second else [0] if first > second else [1]

    def _strength(self, seat: int) -> int:
        """A pair with the card that is turned up beats every other."""
        card = self.cards[seat]
        return card + (10 if len(self.stakes.bets) > 1 and self.cards[2] == card else 0)

    def scores(self) -> list[int]:
        if self.winners is None or len(self.winners) == 2:
            return [0, 0]
        lost = self.paid[1 - self.winners[0]]
        return [lost, -lost] if self.winners == [0] else [-lost, lost]

    def position(self, seat: int) -> dict[str, Any]:
        return {"piles": {}}


class Poker(Game):
    def __init__(self, stakes: Stakes) -> None:
        super().__init__("poker", stakes, 2, MoveBook([Kind("fold"), Kind("call"), Kind("raise")]))

    def start(self) -> State:
        return Foreign(self, PokerState(self))

    def card_name(self, card: i64) -> str:
        return "JQK"[card]

    def read_card(self, text: str) -> i64:
        return "JQK".index(text)
