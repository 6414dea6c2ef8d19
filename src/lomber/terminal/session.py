"""A match with a person at the table and bots on the other chairs: whose move, what was done, taking back.

Nothing here draws. The line mode and the full-screen table ask the same session, and the log holds only what
the person's seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from lomber.arena.hand import decide
from lomber.bots.book import BookBot
from lomber.bots.company import bot, seed_at
from lomber.bots.position import Glance
from lomber.table.chance import may_know
from lomber.table.contract import SPECTATOR, Game
from lomber.table.errors import IllegalMove, LomberError
from lomber.table.picking import in_order, picks
from lomber.table.scene import HIDDEN, Choice, Message, Scene
from lomber.table.sheet import Sheet
from lomber.table.table import Table
from lomber.terminal.sitting import CLOSE, Noted, Sitting, completed
from lomber.text import Words, slug

ME = "me"


@dataclass
class _Before:
    """What must be looked at before a move is made, to tell of it afterwards."""

    scene: Scene
    says: Message
    sealed: int
    hand: int
    entries: int
    card: str


class Session(Sitting):
    """One match. `seats` name who sits where: `me` once at most, bots elsewhere; missing seats are `book`."""

    def __init__(self, game: Game, seats: Sequence[str] = (ME,), seed: int | None = None) -> None:
        super().__init__(game)
        self.seats = self._filled(list(seats) or [ME])
        self.me = self.seats.index(ME) if ME in self.seats else int(SPECTATOR)
        self.table = Table(game, seed=seed, seats=self.seats)
        self._bots = {
            seat: bot(name, game, seed_at(seat, seed)) for seat, name in enumerate(self.seats) if name != ME
        }
        self._book = BookBot(game)
        self._begin_log()
        self._sealed: list[tuple[int, Noted]] = []
        self._gesture: dict[int, Noted] = {}
        self._past: list[tuple[Table, int]] = []

    def _filled(self, seats: list[str]) -> list[str]:
        wanted = int(self.game.seats)
        if len(seats) > wanted:
            said = f"the table has {wanted} seats, not {len(seats)}"
            raise LomberError(said, "seats", seats=wanted, given=len(seats))
        if seats.count(ME) > 1:
            raise LomberError("one seat is yours: write me once", "two-mes")
        filled = seats + ["book"] * (wanted - len(seats))
        for name in filled:
            if name != ME:
                bot(name, self.game)
        return filled

    # -- what there is

    def scene(self) -> Scene:
        scene = self.table.view(self.me).scene()
        found = picks(self.table.state, self.me, scene.choices) if scene.choices else None
        return self._offered(msgspec.structs.replace(scene, picks=found) if found else scene)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def mine(self) -> bool:
        return self.me in self.table.actors()

    def words(self, lang: str) -> Words:
        plain = Words(lang, self.family)
        names = [
            plain.text("you") if seat == self.me else plain.text(f"name-{seat + 1}")
            for seat in range(len(self.seats))
        ]
        return Words(lang, self.family, names, self.me)

    def sheet(self) -> Sheet:
        return self.table.sheet()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.table.scores())

    # -- what is done

    def advance(self) -> bool:
        """Let one bot make its move, whole; False where only the person can go on, or nobody."""
        for seat in self.table.actors():
            if seat in self._bots:
                self._do(seat, decide(self._bots[seat], self.table, seat))
                while self.table.state.midway(seat) and not self.over:
                    self._do(seat, decide(self._bots[seat], self.table, seat))
                return True
        return False

    def act(self, moves: Sequence[int | str]) -> None:
        """The person's gesture; IllegalMove leaves everything as it was."""
        given = [self.table.parse(self.me, move) if isinstance(move, str) else move for move in moves]
        codes = in_order(self.table.state, self.me, given)
        before = self.table.copy(self.table.shoe)
        if len(codes) > 1:
            self.table.copy().act(self.me, codes)
        midway = self.table.state.midway(self.me)
        noted = len(self.log)
        for code in codes:
            self._do(self.me, code)
        if not midway:
            self._past.append((before, noted))

    def undo(self) -> bool:
        """Take the person's last move back, with all that followed."""
        if not self._past:
            return False
        self.table, noted = self._past.pop()
        del self.log[noted:]
        self._sealed.clear()
        self._gesture.clear()
        self.closed = None
        return True

    def again(self) -> None:
        """Another match at the same table, dealt on from the same shoe."""
        self.table = Table(self.game, shoe=self.table.shoe, seats=self.seats)
        self._begin_log()
        self._past.clear()
        self.closed = None

    def hint(self) -> tuple[Choice, str, dict[str, Any]] | None:
        """What the book advises: the choice, the advice's number and its figures; None where others move."""
        if not self.mine:
            return None
        scene = self.scene()
        said = self._advised(scene.picks is not None)
        wanted = [move for move, _, _ in said]
        picked = [choice.move for choice in self.picked]
        wrong = [move for move in picked if move not in wanted]
        left = [move for move in wanted if move not in picked]
        move = (wrong or left or [CLOSE.move])[0]
        _, number, figures = said[wanted.index(move) if move in wanted else 0]
        choice = next((choice for choice in scene.choices if choice.move == move), None)
        return (choice, number, figures) if choice else None

    def _advised(self, whole: bool) -> list[tuple[int, str, dict[str, Any]]]:
        """What the book would do next, with the advice's number and its figures; `whole`: the whole gesture."""
        trial = self.table.copy()
        found: list[tuple[int, str, dict[str, Any]]] = []
        while True:
            glance = Glance(self.game, trial.view(self.me), trial.legal(self.me))
            move, number = self._book.explain(glance)
            found.append((move, number, self._book.words(glance.view, number)))
            if not whole:
                return found
            trial.play(self.me, move)
            if trial.state.awaits() is not None or not trial.state.midway(self.me):
                return found

    def why(self, text: str) -> IllegalMove | None:
        """Why the person may not do this now; None if he may. Text that is no move raises IllegalMove."""
        found: IllegalMove | None = None
        picks = self.scene().picks
        wanted = text.strip().upper()
        if picks is not None and any(wanted in (card.card, card.text.upper()) for card in picks.cards):
            return None
        for code in self._meant(text):
            try:
                self.table.state.copy().play(self.me, code)
            except IllegalMove as error:
                found = found or error
            else:
                return None
        if found is None:
            raise IllegalMove(self.me, text, "notation", "unknown-move", text=text)
        return found

    def _meant(self, text: str) -> list[int]:
        """The moves that a text can mean: the move written so, or any move about that card."""
        try:
            return [int(self.table.state.parse(text))]
        except ValueError:
            wanted = text.strip().upper()
            arguments = self.game.book.arguments
            return [
                code for code, argument in enumerate(arguments) if argument and argument.upper() == wanted
            ]

    # -- what the person saw

    def _begin_log(self) -> None:
        """A log begins with what the deal has written; a hand that is shown as it is dealt may be over by then."""
        self.log = []
        self._note_figures(self.scene().sheet.entries)
        if not self.over:
            self._note_hand(int(self.table.state.hand_number()))

    def _do(self, seat: int, move: int) -> None:
        before = self._look(seat, move)
        self.table.play(seat, move)
        self._note(seat, before)

    def _look(self, seat: int, move: int) -> _Before:
        state = self.table.state
        if not 0 <= move < len(self.game.book):
            raise IllegalMove(seat, move, "notation", "unknown-move", text=str(move))
        known = seat == self.me or may_know(int(state.audience(seat, move)), self.me)
        choice = None
        if known:
            choices = self.table.view(seat).scene().choices
            choice = next((choice for choice in choices if choice.move == move), None)
        word = self.game.book.words[move]
        argument = self.game.book.arguments[move] if known else HIDDEN
        says = choice.says if choice else Message(f"move-{slug(word)}", {"card": argument, "value": argument})
        card = choice.card if choice else ""
        scene = self.scene()
        return _Before(
            scene, says, int(state.sealed()), int(state.hand_number()), len(scene.sheet.entries), card
        )

    def _note(self, seat: int, before: _Before) -> None:
        state = self.table.state
        gesture = self._gesture.setdefault(seat, Noted(seat=seat))
        gesture.says.append(before.says)
        if not state.midway(seat):
            del self._gesture[seat]
            if before.sealed and seat != self.me:
                self._sealed.append((before.sealed, gesture))
            else:
                self.log.append(gesture)
        ended = self.over or int(state.hand_number()) != before.hand
        if self._sealed and (ended or int(state.sealed()) != self._sealed[0][0]):
            self.log.extend(noted for _, noted in sorted(self._sealed, key=lambda pair: pair[1].seat))
            self._sealed.clear()
        scene = self.scene()
        self.closed = completed(before.scene, seat, before.card, scene)
        self._note_figures(scene.sheet.entries[before.entries :])
        if ended and not self.over:
            self._note_hand(int(state.hand_number()))
