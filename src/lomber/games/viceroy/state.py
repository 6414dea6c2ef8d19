"""Viceroy (Наместник): how it goes on, whose move it is, what is legal, and what each seat may know.

The rules themselves stand by concern: `board.py` what lies on the table, `rewards.py`, `effects.py` the law phase,
`auction.py`, `payment.py`, `ending.py` the end and the match, `opening.py` chance and the start, `asking.py` the
answers to what is asked, `refusing.py` why a move is refused; `score.py` the seven lines, `painting.py` the
recolouring.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.viceroy import board, painting
from lomber.games.viceroy.asking import ASKING
from lomber.games.viceroy.board import CHANCE, SEALED, Phase, Task
from lomber.games.viceroy.refusing import Refusing
from lomber.games.viceroy.sightings import recalled
from lomber.games.viceroy.tables import tables_of
from lomber.games.viceroy.telling import told
from lomber.games.viceroy.view import ViceroyView, glimpsed, seen_by
from lomber.table.chance import EVERYONE
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Unseen


class ViceroyState(Refusing):
    """A match of Viceroy: usually one game."""

    def _tables(self) -> None:
        tables = tables_of(self.game)
        self.cards = tables.set
        self.codes = tables.codes

    def copy(self) -> "ViceroyState":
        other = ViceroyState(self.game)
        other.take_over(self)
        return other

    def this_hand(self) -> "ViceroyState":
        other = self.copy()
        other.single = True
        return other

    # -- going on

    def go_on(self) -> None:
        """Do what asks nobody; stop where somebody must choose, or when chance is due."""
        while self.phase not in CHANCE and self.phase is not Phase.OVER:
            if self.tasks:
                if not self._run(self.tasks[len(self.tasks) - 1]):
                    return
            elif self.phase in SEALED:
                if self.actors():
                    return
                self._all_ready()
            else:
                self._next_phase()

    def _all_ready(self) -> None:
        if self.phase is Phase.START:
            self.all_have_picked()
        elif self.phase is Phase.LAWS:
            self.all_have_committed()
        elif self.phase is Phase.BID:
            self.all_have_bid()
        elif self.phase is Phase.KEEP:
            self.all_have_decided()
        elif self.phase is Phase.BUILD:
            self.all_have_built()
        else:
            self.all_have_recoloured()

    def _next_phase(self) -> None:
        if self.phase is Phase.SETTING:
            self.set_out()
        elif self.phase is Phase.RESOLVE or self.phase is Phase.AUCTION:
            self.next_round()
        elif self.phase is Phase.REFUSE:
            self.after_refusals()
        else:
            self.end_turn()

    def _run(self, task: Task) -> bool:
        """A task that asks nobody happens; one with a single answer is answered. False: somebody must choose."""
        if task.kind in ASKING:
            if task.kind == board.CLAIM:
                return False
            return self._forced(task)
        self.done_with()
        self._happen(task)
        return True

    def _forced(self, task: Task) -> bool:
        """Answer a task that can be answered in one way only, from its first move to its last."""
        if task.chosen:
            return False
        moves = self.choices_of(task)
        while len(moves) == 1:
            task.chosen.append(int(moves[0]))
            if self.whole(task):
                self.done_with()
                self.answered(task)
                return True
            moves = self.choices_of(task)
        task.chosen = []
        if len(moves) == 0:
            self.done_with()
        return len(moves) == 0

    def _happen(self, task: Task) -> None:
        kind = task.kind
        if kind == board.EFFECT:
            self._effect(task)
        elif kind == board.CIRCLES:
            self._circle_gems(task)
        elif kind == board.LINE:
            self._line(task)
        elif kind == board.REWARD:
            self._reward(task)
        elif kind == board.COLOUR:
            self.settle_colour(task)
        elif kind == board.REFUNDS:
            self.refund()
        elif kind == board.ATTACKERS:
            self.attackers()
        elif kind == board.RIVAL_ATTACKS:
            self.rival_attacks()
        elif kind == board.PASSERS:
            self.passers()
        else:
            self.passed(task)

    # -- whose move

    def concerned(self) -> i64:
        """Who takes part in the sealed choice in progress."""
        if self.phase is Phase.START:
            return self.everybody()
        if self.phase is Phase.LAWS:
            return self.committers()
        if self.phase is Phase.BID:
            return self.participants()
        if self.phase is Phase.KEEP:
            return self.buyers()
        if self.phase is Phase.BUILD:
            return self.keepers
        return self.painters() if self.phase is Phase.RECOLOUR else 0

    def actors(self) -> i64:
        task = self.top()
        if task is not None:
            if task.kind != board.CLAIM:
                return BIT[task.seat]
            mask: i64 = 0
            for seat in (task.seat, task.c):
                if self.claims[seat] < 0:
                    mask |= BIT[seat]
            return mask
        return self.concerned() & ~self.ready

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or not self.actors() & BIT[seat]:
            return vec[i64]()
        task = self.top()
        if task is not None:
            if task.kind == board.CLAIM:
                return vec[i64]([self.codes.claim + claim for claim in range(3)])
            return self.choices_of(task)
        if self.phase is Phase.START:
            return vec[i64]([self.codes.choose + card for card in self.starts[seat]])
        if self.phase is Phase.LAWS:
            return self.commit_choices(seat)
        if self.phase is Phase.BID:
            return self.bid_choices(seat)
        if self.phase is Phase.KEEP:
            return self.keep_choices(seat)
        if self.phase is Phase.BUILD:
            return self.build_choices(seat)
        return self.recolour_choices(seat)

    def midway(self, seat: i64) -> bool:
        task = self.top()
        if task is not None:
            return task.seat == seat and len(task.chosen) > 0
        return len(self.plans[seat]) > 0 and not self.ready & BIT[seat]

    def sealed(self) -> i64:
        task = self.top()
        if task is not None:
            return self.seal if task.kind == board.CLAIM else 0
        return self.seal if self.phase in SEALED else 0

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if not self.actors() & BIT[seat]:
            raise IllegalMove(int(seat), self.name(move), self.why_not_he(seat), "not-your-turn")
        for legal in self.legal(seat):
            if legal == move:
                self._play(seat, move)
                return
        rule, key = self.why_not(seat, move)
        raise IllegalMove(int(seat), self.name(move), rule, key)

    def _play(self, seat: i64, move: i64) -> None:
        task = self.top()
        if task is None:
            self.plans[seat].append(int(move))
            if self._planned(seat, move):
                self.ready |= BIT[seat]
        elif task.kind == board.CLAIM:
            self.claims[seat] = move - self.codes.claim
            if not self.actors():
                self.done_with()
                self.claimed(task)
        else:
            self.answer(task, move)
        self.go_on()

    def _planned(self, seat: i64, move: i64) -> bool:
        """Is the sealed choice whole? Only building and recolouring take several moves."""
        if self.phase is Phase.BUILD:
            return move == self.codes.done or self.plans[seat][0] < self.codes.pay
        if self.phase is Phase.RECOLOUR:
            return move == self.codes.done or move == self.codes.best
        return True

    # -- hidden moves (D-4: faces of cards)

    def audience(self, seat: i64, move: i64) -> i64:
        return BIT[seat] if move >= self.codes.back else EVERYONE

    def struck(self, move: i64) -> str:
        """Backs tell laws from characters."""
        if move < self.codes.back:
            return self.game.book.text(move)
        card = (move - self.codes.back) % self.codes.cards
        word = "back" if move < self.codes.tuck else "tuck"
        return f"{word} {'law' if self.cards.is_law(card) else 'character'} ??"

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """Hidden cards of a gesture: returned ones in their order, tucked ones in ascending order."""
        task = self.top()
        assert task is not None
        returning = task.kind == board.BACK
        first = self.codes.back if returning else self.codes.tuck
        found: list[int] = []
        for at, move in enumerate(shape):
            if move >= 0:
                continue
            part = (
                f"return.{self.sightings.returns + at}" if returning else f"tuck.{self.sightings.tucks + at}"
            )
            found.extend(int(first + card) for card in recalled(part, world)[:1])
        if not returning:
            found.sort()
        return found + [int(move) for move in shape if move >= 0]

    # -- what is known

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        word, _, number = pile.partition(".")
        if word == "start":
            return (seat >= 0 and int(number) == seat) or self._picked(int(number), index)
        if word in ("big", "small", "law_deck"):
            return self.sightings.has_seen(seat, word, index)
        if word in ("people", "laws", "drawn", "drawn_law", "closed", "thrown"):
            return seat >= 0 and int(number) == seat
        return word != "aside"

    def _picked(self, seat: int, index: i64) -> bool:
        """Was this the starting card that its owner has shown?"""
        picked = self.sightings.picked
        if seat >= len(picked):
            return False
        three = sorted([picked[seat], *self.sightings.rejected[seat]])
        return three[index] == picked[seat]

    def is_ordered(self, pile: str) -> bool:
        return pile in ("big", "small", "law_deck") or pile.partition(".")[0] in (
            "pyramid",
            "tucked",
            "closed",
        )

    def whispered(self, seat: i64) -> list[str]:
        """Cards that somebody had put back on a deck unseen, as this seat has drawn them."""
        return [f"drew {self.cards.names[card]}" for who, card in self.sightings.whispers if who == seat]

    def aloud(self) -> list[str]:
        """Such a card turned up for all (E-8)."""
        return [f"turned {self.cards.names[card]}" for card in self.sightings.turned]

    def clues(self, seat: i64, unseen: Unseen) -> None:
        self.sightings.clues(seat, unseen, self.cards.characters)

    def view(self, seat: i64) -> ViceroyView:
        view = seen_by(self, seat, self.asked(), self.actors(), self.legal(seat))
        view.sheet = self.sheet()
        view.hand = self.hand_number()
        view.over = self.over()
        view.scores = self.scores()
        if self.phase is Phase.RECOLOUR and view.legal:
            view.suggestion = self.suggestion(seat) if self.help == "suggest" else []
            view.palette = {} if self.plans[seat] else painting.palette(self.standing(), seat)
        return view

    def glimpse(self, seat: i64, moves: vec[i64]) -> ViceroyView:
        return glimpsed(self, seat, self.asked(), self.actors(), moves)

    def position(self, seat: i64) -> dict[str, Any]:
        return told(self, seat)
