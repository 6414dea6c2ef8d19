"""A seat at a server's table, or a place behind the players: the table is far away, everything else is as at home.

What the table itself offers beside the rules (the next deal, a rematch, the chair back) stands among the choices:
whoever draws or reads choices needs to know nothing of it.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from lomber.games import make
from lomber.table.errors import IllegalMove, LomberError
from lomber.table.scene import Choice, Message, Scene
from lomber.terminal.sitting import Clock, Noted, Sitting, completed
from lomber.terminal.visiting import Visit
from lomber.terminal.wire import ENTERING, Frame, Line
from lomber.text import Words, one_line

PATIENCE = 20.0
"""Seconds in which an answer comes, a line that broke and came back included."""
PHRASES = "lomber.server"
"""Whose words the ready phrases are."""
Read = TypeVar("Read")


class Place(msgspec.Struct, frozen=True):
    """Who sits on one seat, as far as his name goes."""

    seat: int
    who: str
    name: str = ""
    name_key: str = ""
    here: bool = True
    away: bool = False
    you: bool = False


class TableNow(msgspec.Struct, frozen=True):
    """The `table` message: who sits where, and what may be asked."""

    table: str
    game: str
    options: dict[str, Any]
    state: str
    seat: int
    seats: tuple[Place, ...]
    invite: str = ""
    may: tuple[str, ...] = ()
    awaits_next: tuple[int, ...] = ()
    may_stand_in: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """A deal or a gesture."""

    event: str
    seat: int = -1
    says: tuple[Message, ...] = ()


class SceneNow(msgspec.Struct, frozen=True):
    """The `scene` message: what has happened, and how it is."""

    table: str
    seq: int
    whole: bool
    seen: tuple[Step, ...]
    scene: Scene


class ClockFace(msgspec.Struct, frozen=True):
    """A clock as it stood when it was told: milliseconds."""

    seat: int
    left: int
    runs: bool


class Spoken(msgspec.Struct, frozen=True):
    """One line of the talk."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str


class Joined(Sitting):
    """One person at a served table."""

    live = True

    def __init__(self, visit: Visit, table: str, lang: str) -> None:
        """Enter the table and wait until it is seen; a refusal is raised as the server says it."""
        self._server = visit.server
        self._line = Line(visit.server, visit.cookie, lang, table)
        self._now: TableNow | None = None
        self._scene: Scene | None = None
        self._seq = 0
        self._lost = False
        self._heard_to = -1
        self._clocks: list[ClockFace] = []
        self._clocks_told = 0.0
        super().__init__(make(*self._game(visit.ask(f"/api/tables/{table}"))))
        self._enter()

    def _enter(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while self._now is None or self._scene is None:
            self._hear(self._line.next(max(0.001, deadline - time.monotonic())) or {"type": "gone"})

    def _game(self, table: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        now = _read(table, TableNow)
        return now.game, now.options

    # -- what there is

    def scene(self) -> Scene:
        now, scene = self._seen()
        if now.state != "playing":
            scene = msgspec.structs.replace(scene, choices=(), picks=None)
        scene = self._offered(scene)
        offers = tuple(offer for offer, _ in self._offers())
        return msgspec.structs.replace(scene, choices=(*scene.choices, *offers))

    def _seen(self) -> tuple[TableNow, Scene]:
        if self._now is None or self._scene is None:
            raise LomberError("the line is broken", "join-lost")
        return self._now, self._scene

    def _offers(self) -> list[tuple[Choice, dict[str, Any]]]:
        """What the table offers beside the rules, each with the request that asks for it."""
        now, _ = self._seen()
        asked: list[tuple[str, dict[str, Any]]] = []
        if "next" in now.may and self.me in now.awaits_next:
            asked.append(("next", {}))
        asked += [(kind, {}) for kind in ("rematch", "back") if kind in now.may]
        asked += [("stand_in", {"seat": seat}) for seat in now.may_stand_in]
        return [
            (Choice(-1 - at, kind, Message(f"offer-{kind}", dict(fields))), {"kind": kind, **fields})
            for at, (kind, fields) in enumerate(asked)
        ]

    @property
    def over(self) -> bool:
        return self._seen()[0].state == "over"

    @property
    def mine(self) -> bool:
        return any(not choice.aside for choice in self.scene().choices)

    def deals(self) -> int:
        """Between two hands the next one counts already: that is the time to look at the sheet."""
        return super().deals() + (self._seen()[0].state == "between")

    def words(self, lang: str) -> Words:
        if lang != self._line.lang:
            with contextlib.suppress(LomberError):  # then it is said when the line is back
                self._line.speak(lang)
        said = Words(lang, self.family)
        return Words(lang, self.family, [self._name(place, said) for place in self._seen()[0].seats], self.me)

    def _name(self, place: Place, words: Words) -> str:
        if place.you:
            return words.text("you")
        if place.who == "open":
            return words.text("join-open-seat", number=place.seat + 1)
        if place.name_key:
            return words.text(place.name_key)
        return one_line(place.name) or words.text("join-guest", number=place.seat + 1)

    def notice(self, words: Words) -> str:
        now, _ = self._seen()
        if self._lost:
            return words.text("join-calling")
        if now.state == "waiting":
            link = f"{self._server}/join/{now.invite}" if now.invite else ""
            return words.text("join-waiting", link=link) if link else words.text("join-waiting-only")
        missed = [place.seat for place in now.seats if place.who == "person" and not place.here]
        missed = [seat for seat in missed if not now.seats[seat].away and seat != self.me]
        if missed and now.state != "over":
            return words.text("join-missed", name=", ".join(words.name(seat) for seat in missed))
        return words.text("join-watching") if self.me < 0 else ""

    def clocks(self) -> dict[int, Clock]:
        """Those that run are counted down here between what the server says of them."""
        passed = time.monotonic() - self._clocks_told
        return {
            face.seat: Clock(face.left / 1000 - (passed if face.runs else 0), face.runs)
            for face in self._clocks
        }

    # -- what is done

    def advance(self) -> bool:
        while (frame := self._line.next(0)) is not None:
            if self._hear(frame):
                return True
        return False

    def wait(self) -> bool:
        if self.mine or self.over:
            return False
        frame = self._line.next(None)
        if frame is not None:
            self._hear(frame)
        return True

    def act(self, moves: Sequence[int | str]) -> None:
        for offer, fields in self._offers():
            if list(moves) in ([offer.move], [offer.text]):
                self._ask(**fields)
                return
        self._ask("act", seq=self._seq, moves=list(moves))

    def undo(self) -> bool:
        self._ask("undo", seq=self._seq)
        return True

    def again(self) -> None:
        self._ask("rematch")

    def speak(self, text: str) -> None:
        self._ask("chat", text=text)

    def leave(self) -> None:
        """The line is closed; the seat stays one's own."""
        self._line.close()

    def hint(self) -> tuple[Choice, str, dict[str, Any]] | None:
        """The book may advise against what is picked: it knows nothing of that."""
        now, asked = self._seen()
        choices = (*(asked.picks.cards if asked.picks else ()), *asked.choices)
        if now.state != "playing" or all(choice.aside for choice in choices):
            return None
        found = self._ask("hint", seq=self._seq)
        choice = next((choice for choice in choices if choice.move == found.get("move")), None)
        return (choice, str(found.get("advice", "")), found.get("figures") or {}) if choice else None

    def why(self, text: str) -> LomberError | None:
        """The server says why not when it is asked for a move that is not among the choices."""
        wanted = text.strip().upper()
        book = self.game.book
        meant = [
            move
            for move, argument in zip(book.texts, book.arguments, strict=True)
            if wanted == move.upper() or (argument and wanted == argument.upper())
        ]
        if not meant:
            raise IllegalMove(self.me, text, "notation", "unknown-move", text=text)
        if any(choice.text in meant for choice in self.scene().choices):
            return None
        try:
            self._ask("act", seq=self._seq, moves=[meant[0]])
        except LomberError as error:
            return error
        return None

    def _ask(self, kind: str, **fields: Any) -> Frame:
        """Ask, and hear all that comes until it is answered.

        If the line breaks meanwhile, the same is asked again when it is back: by its id the server knows whether it
        has heard it before.
        """
        id = secrets.token_hex(8)
        self._line.say(kind, id=id, **fields)
        deadline = time.monotonic() + PATIENCE
        while (left := deadline - time.monotonic()) > 0:
            frame = self._line.next(left)
            if frame is None:
                break
            if frame.get("id") == id:
                if frame["type"] == "error":
                    raise _refusal(frame)
                if kind == "rematch":
                    self._move_to(str(frame.get("table", "")))
                return frame
            broken = self._lost
            self._hear(frame)
            if broken and not self._lost:
                self._line.say(kind, id=id, **fields)
        raise LomberError("the line is broken", "join-lost")

    # -- what comes in

    def _hear(self, frame: Frame) -> bool:
        """One frame; is there anything in it to be seen?"""
        kind = frame.get("type")
        if kind == "gone":
            raise LomberError("the line is broken", "join-lost")
        if kind == "error" and frame.get("id") == ENTERING:
            raise _refusal(frame)
        if kind == "lost":
            before, self._lost = self._lost, True
            return not before
        if kind == "table":
            return self._sat(_read(frame, TableNow))
        if kind == "scene":
            return self._saw(_read(frame, SceneNow))
        if kind == "clock":
            self._wound(frame)
        if kind == "chat":
            return self._listened(_read(frame.get("lines"), list[Spoken]))
        if kind == "rematch" and self.me >= 0:
            self._move_to(str(frame.get("to", "")))
        return False

    def _move_to(self, table: str) -> None:
        """To the table of the rematch, once: until it is seen, the old one is."""
        now, _ = self._seen()
        if table and table != now.table:
            self._now = msgspec.structs.replace(
                now, table=table, state="playing", may=(), awaits_next=(), may_stand_in=()
            )
            self._heard_to = -1
            self._clocks = []
            self.log.clear()
            self._line.move_to(table)

    def _wound(self, frame: Frame) -> None:
        if self._now is not None and frame.get("table") == self._now.table:
            self._clocks = _read(frame.get("clocks"), list[ClockFace])
            self._clocks_told = time.monotonic()

    def _sat(self, now: TableNow) -> bool:
        before = self._now
        if before is not None and before.table != now.table:
            return False
        self._now, self.me = now, now.seat
        return before != now

    def _saw(self, news: SceneNow) -> bool:
        if self._now is None or news.table != self._now.table:
            return False
        before, after = self._scene or news.scene, news.scene
        self._scene, self._seq, self._lost = after, news.seq, False
        told = len(before.sheet.entries)
        if news.whole:
            self._forget(after.hand)
            self._note_hand(after.hand)
        for step in news.seen:
            if step.event == "move":
                self.log.append(Noted(seat=step.seat, says=list(step.says)))
            elif self._hand() != after.hand:
                told = self._note_entries(told)
                self._note_hand(after.hand)
        self._note_entries(told)
        self._note_hand(after.hand)
        moves = [step for step in news.seen if step.event == "move" and step.says]
        self.closed = None
        if len(moves) == 1 and not news.whole:
            card = str(moves[0].says[-1].words.get("card", ""))
            self.closed = completed(before, moves[0].seat, card, after)
        return True

    def _forget(self, hand: int) -> None:
        """What was noted of this hand is told anew; what was spoken stays."""
        begun = next((at for at, noted in enumerate(self.log) if noted.hand == hand), len(self.log))
        self.log[begun:] = [noted for noted in self.log[begun:] if noted.spoken]

    def _note_entries(self, told: int) -> int:
        """Note the figures of the sheet beyond those that were told; how many there are."""
        entries = self._seen()[1].sheet.entries
        self._note_figures(entries[told:])
        return len(entries)

    def _listened(self, lines: list[Spoken]) -> bool:
        """What was said, each line once."""
        news = [line for line in lines if line.number > self._heard_to]
        for line in news:
            self._heard_to = line.number
            text = Words(self._line.lang, PHRASES).text(f"phrase-{line.phrase}") if line.phrase else line.text
            name = "" if line.seat >= 0 else one_line(line.name) or "?"
            self.log.append(Noted(seat=line.seat, spoken=one_line(text), name=name))
        return bool(news)


def _read(data: Any, kind: type[Read]) -> Read:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise LomberError(f"the server speaks another language: {error}", "join-foreign") from None


def _refusal(frame: Frame) -> LomberError:
    """As the server says it, in the language of the line."""
    return LomberError(one_line(str(frame.get("text", ""))))
