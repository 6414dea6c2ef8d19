"""Classic Preferans: the older talk of whist, two players with a dummy, five players (Part 2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.preferans.moves import (
    ALONE,
    CHECK,
    INVITE_DARK,
    INVITE_OPEN,
    PASS,
    TRUST,
    WHIST,
    trump_of,
)
from lomber.games.preferans.outcome import GAME
from lomber.games.preferans.state import PreferansState
from lomber.games.preferans.whisting import TEN, Whisting
from lomber.play.solver import OpenHands

DUMMY: Final[i64] = 2
"""The place of the dummy (болван) when two play (PC-120)."""


class ClassicWhisting(Whisting):
    """A single whister goes alone or invites the other hand (PC-43 … PC-46)."""

    def fresh(self) -> "ClassicWhisting":
        return ClassicWhisting(self.terms, self.game, self.left, self.right)

    def rule(self) -> str:
        if self.level == TEN and self.terms.ten_check:
            return "PC-48"
        return "PC-43" if ALONE in self.choices else "PC-40"

    def second_choices(self, first: i64) -> vec[i64]:
        return vec[i64]([PASS, WHIST])

    def after_two(self) -> None:
        if self.words[0] == self.words[1]:
            self.end()
        else:
            self.ask_manner()

    def ask_manner(self) -> None:
        """Where nobody may be invited, everybody knows that he goes alone."""
        single = self.single()
        choices = vec[i64]([ALONE])
        if self.terms.invites_open:
            choices = append(choices, INVITE_OPEN)
        if self.terms.invites_dark:
            choices = append(choices, INVITE_DARK)
        if len(choices) == 1:
            self.manner = ALONE
            self.unsaid.append((int(single), int(ALONE)))
            self.end()
        else:
            self.ask(single, choices)

    def last_word(self, place: i64, move: i64) -> None:
        self.manner = move
        self.end()

    def brings_partner(self) -> bool:
        return self.manner in (INVITE_OPEN, INVITE_DARK)

    def may_invite(self) -> bool:
        return self.terms.invites_open or self.terms.invites_dark

    def passer(self) -> i64:
        """The opponent who does not whist."""
        return self.right if self.single() == self.left else self.left

    def shows(self) -> i64:
        """The invited hand, and by agreement the whister's own too (PC-44)."""
        if self.manner != INVITE_OPEN:
            return 0
        own = BIT[self.single()] if self.terms.both_open else 0
        return BIT[self.passer()] | own

    def player_of(self, place: i64) -> i64:
        """The whister plays the open hand that he has invited (PC-44)."""
        return self.single() if self.manner == INVITE_OPEN else place

    def out(self) -> i64:
        """Without invitation the passer's cards are laid aside (PC-46)."""
        return BIT[self.passer()] if self.manner == ALONE else 0


class DummyWhisting(ClassicWhisting):
    """The one opponent passes, goes alone, or plays the dummy's open cards with his own (PC-120).

    Whether anybody may be invited is agreed as among more players (PC-43).
    """

    def fresh(self) -> "DummyWhisting":
        return DummyWhisting(self.terms, self.game, self.left, self.right)

    def rule(self) -> str:
        return "PC-120"

    def begin(self) -> None:
        if self.level == TEN and self.terms.ten_check:
            self.ask(self.left, vec[i64]([CHECK, TRUST]))
        else:
            choices = vec[i64]([PASS, ALONE])
            self.ask(self.left, append(choices, INVITE_OPEN) if self.terms.invites_open else choices)

    def say(self, move: i64) -> None:
        self.who.append(int(self.turn))
        self.words.append(int(move))
        self.checked = move == CHECK
        if move in (ALONE, INVITE_OPEN):
            self.whisters = BIT[self.left]
            self.manner = move
        self.end()

    def player_of(self, place: i64) -> i64:
        return self.left if place == self.right else place


class ClassicState(PreferansState):
    """Three, four or five players."""

    def fresh(self) -> "ClassicState":
        return ClassicState(self.game, self.terms, self.pulka)

    def order(self) -> list[int]:
        """With five the dealer sits out, and the next dealer (or the one before) with him (PC-122)."""
        first = self.dealer + 1
        if self.players == 5 and self.terms.next_sits_out:
            first += 1
        return [int((first + step) % self.players) for step in range(3)]

    def new_whisting(self, game: i64, left: i64, right: i64) -> Whisting:
        return ClassicWhisting(self.terms, game, left, right)

    def answered(self) -> None:
        """A ten may be checked by the solver instead of being played (PC-48)."""
        assert self.whisting is not None
        if self.whisting.checked and self.terms.ten_solved:
            self.solve_ten()
            self.finish(self.outcome(GAME))
        else:
            super().answered()

    def solve_ten(self) -> None:
        """All hands are laid open, and the opponents have the tricks that best play gives them."""
        assert self.whisting is not None
        board = self.board
        self.open = BIT[5] - 1
        hands = vec[i64]([board.hands[place] for place in board.order])
        declarer = board.order.index(int(self.declarer))
        solver = OpenHands(trump_of(self.announced), must_trump=True, counted=BIT[declarer], most=True)
        taken = solver.tricks(hands, 0, vec[i64]())
        board.tricks[self.declarer] = taken
        board.tricks[self.whisting.left] = self.terms.hand_cards - taken


class DummyState(ClassicState):
    """Two players and a dummy: clockwise the dealer, the opponent, the dummy (PC-120)."""

    def fresh(self) -> "DummyState":
        return DummyState(self.game, self.terms, self.pulka)

    def order(self) -> list[int]:
        return [int(1 - self.dealer), int(DUMMY), int(self.dealer)]

    def bidders(self) -> list[int]:
        return [int(1 - self.dealer), int(self.dealer)]

    def new_whisting(self, game: i64, left: i64, right: i64) -> Whisting:
        return DummyWhisting(self.terms, game, 1 - self.declarer, DUMMY)
