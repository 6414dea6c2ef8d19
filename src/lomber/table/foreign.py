"""Games of other authors: a plain Python object behind the compiled contract.

An interpreted class cannot inherit from the compiled `State` (allowing it would cost a third of all playouts of
every game). So a game written in a package of its own, uncompiled, gives its positions as plain objects with the
methods of `State`, wrapped in `Foreign`.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lomber.table.chance import Deal
from lomber.table.contract import Game, Gist, Reckoning, State, View
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Sheet
from lomber.table.unseen import Unseen


class Foreign(State):
    """Hands every question on to a plain object (`inner`), which has the methods of `State`."""

    def __init__(self, game: Game, inner: Any) -> None:
        super().__init__(game)
        self.inner = inner

    def actors(self) -> i64:
        mask: i64 = self.inner.actors()
        return mask

    def whose_turn(self) -> i64:
        seat: i64 = self.inner.whose_turn()
        return seat

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](list(self.inner.legal(seat)))

    def asides(self, seat: i64) -> vec[i64]:
        return vec[i64](list(self.inner.asides(seat)))

    def play(self, seat: i64, move: i64) -> None:
        self.inner.play(seat, move)

    def midway(self, seat: i64) -> bool:
        return bool(self.inner.midway(seat))

    def sealed(self) -> i64:
        number: i64 = self.inner.sealed()
        return number

    def audience(self, seat: i64, move: i64) -> i64:
        mask: i64 = self.inner.audience(seat, move)
        return mask

    def awaits(self) -> Deal | None:
        deal: Deal | None = self.inner.awaits()
        return deal

    def dealt(self, order: vec[i64]) -> None:
        self.inner.dealt([int(card) for card in order])

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        return bool(self.inner.sees(seat, deal, pile, index))

    def is_ordered(self, pile: str) -> bool:
        return bool(self.inner.is_ordered(pile))

    def copy(self) -> State:
        return Foreign(self.game, self.inner.copy())

    def this_hand(self) -> State:
        return Foreign(self.game, self.inner.this_hand())

    def hand_number(self) -> i64:
        number: i64 = self.inner.hand_number()
        return number

    def over(self) -> bool:
        return bool(self.inner.over())

    def scores(self) -> list[int]:
        return list(self.inner.scores())

    def foreseen(self) -> list[int]:
        return list(self.inner.foreseen())

    def reckoned(self, seat: i64) -> Reckoning | None:
        found: Reckoning | None = self.inner.reckoned(seat)
        return found

    def tricks_to_come(self) -> i64:
        number: i64 = self.inner.tricks_to_come()
        return number

    def gist(self) -> Gist | None:
        found: Gist | None = self.inner.gist()
        return found

    def likely(self, seat: i64) -> float:
        return float(self.inner.likely(seat))

    def sensible(self, seat: i64) -> vec[i64]:
        return vec[i64](list(self.inner.sensible(seat)))

    def outlook(self) -> list[float]:
        return [float(score) for score in self.inner.outlook()]

    def sheet(self) -> Sheet:
        sheet: Sheet = self.inner.sheet()
        return sheet

    def view(self, seat: i64) -> View:
        view: View = self.inner.view(seat)
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        return dict(self.inner.position(seat))

    def aloud(self) -> list[str]:
        return list(self.inner.aloud())

    def whispered(self, seat: i64) -> list[str]:
        return list(self.inner.whispered(seat))

    def clues(self, seat: i64, unseen: Unseen) -> None:
        self.inner.clues(seat, unseen)

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        return list(self.inner.recall(seat, [int(code) for code in shape], world))

    def name(self, move: i64) -> str:
        return str(self.inner.name(move))

    def parse(self, text: str) -> i64:
        code: i64 = self.inner.parse(text)
        return code

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        refusal: IllegalMove | None = self.inner.unnamed(seat, text)
        return refusal

    def struck(self, move: i64) -> str:
        return str(self.inner.struck(move))


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A comfortable base for such plain objects: the defaults of `State`, in ordinary Python.

    Cards, seats and masks are plain ints here, sequences are lists. What has no default the author writes:
    `actors`, `legal`, `play`, `awaits`, `dealt`, `copy`, `this_hand`, `hand_number`, `over`, `scores`, `sheet`,
    `view` and `position`; and `clues`, which says nothing here. `copy` and `this_hand` give plain objects too.
    The constructor sets `game`, and so does `copy`: it is kept outside `__dict__`.
    """

    game: Game

    def actors(self) -> int:
        raise NotImplementedError

    def whose_turn(self) -> int:
        actors = self.actors()
        return (actors & -actors).bit_length() - 1

    def asides(self, seat: int) -> list[int]:
        return []

    def midway(self, seat: int) -> bool:
        return False

    def sealed(self) -> int:
        return 0

    def audience(self, seat: int, move: int) -> int:
        return -1

    def sees(self, seat: int, deal: int, pile: str, index: int) -> bool:
        return False

    def is_ordered(self, pile: str) -> bool:
        return False

    def foreseen(self) -> list[int]:
        return []

    def aloud(self) -> list[str]:
        return []

    def whispered(self, seat: int) -> list[str]:
        return []

    def scores(self) -> list[int]:
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        raise NotImplementedError

    def reckoned(self, seat: int) -> Reckoning | None:
        scores = self.foreseen()
        return Reckoning(scores) if scores else None

    def tricks_to_come(self) -> int:
        return -1

    def gist(self) -> Gist | None:
        return None

    def likely(self, seat: int) -> float:
        return 1.0

    def sensible(self, seat: int) -> list[int]:
        return self.legal(seat)

    def outlook(self) -> list[float]:
        return [float(score) for score in self.scores()]

    def clues(self, seat: int, unseen: Unseen) -> None:
        return None

    def recall(self, seat: int, shape: list[int], world: dict[str, list[int]]) -> list[int]:
        raise NotImplementedError

    def name(self, move: int) -> str:
        return self.game.book.text(move)

    def parse(self, text: str) -> int:
        return int(self.game.book.code(text))

    def unnamed(self, seat: int, text: str) -> IllegalMove | None:
        return None

    def struck(self, move: int) -> str:
        return self.game.book.struck(move)
