"""A match as its log tells it: fold the stored events, get the table. No network, no clock, no storage here."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lomber.games import listings, make
from lomber.server.events import (
    Absence,
    Acted,
    Away,
    Back,
    Chair,
    Cut,
    Dealt,
    Ended,
    Followed,
    Mixed,
    Opened,
    Promised,
    Sat,
    Stored,
)
from lomber.server.wire import DealStep, MoveStep, Step, TableState
from lomber.table.afterwards import KnownDeal
from lomber.table.chance import Deal
from lomber.table.contract import EVERYTHING, State
from lomber.table.errors import BadRecord, IllegalMove
from lomber.table.fair import FairHand, FairShoe, Kept, from_hex
from lomber.table.picking import in_order, picks
from lomber.table.proof import proved
from lomber.table.record import DealEvent, Event, Record
from lomber.table.scene import HIDDEN, Choice, Message, Scene
from lomber.table.shoe import Shoe
from lomber.table.table import Table

REMEMBERED = 1024
"""Requests whose ids are remembered, so that none is done twice."""


class Match:
    """The table and all that its log says: seats, deals, gestures, what was taken back."""

    def __init__(self, log: Iterable[Stored]) -> None:
        events = iter(log)
        opened = next(events, None)
        if not isinstance(opened, Opened):
            raise BadRecord("the log does not begin with its opening", "log[0]")
        self.opened = opened
        self.game = make(opened.game, opened.options)
        self.family = listings()[opened.game].family
        if len(opened.chairs) != self.game.seats:
            raise BadRecord(f"{len(opened.chairs)} chairs for {self.game.seats} seats", "log[0]")
        self.chairs = list(opened.chairs)
        self.away: dict[int, Absence] = {}
        """People for whom a bot sits in, and why."""
        self._had_people = any(chair.who == "person" for chair in opened.chairs)
        self.log: list[Stored] = [opened]
        self.ended = False
        self.followed = ""
        self.done: OrderedDict[tuple[int, str], None] = OrderedDict()
        self.table = self._begin()
        self.play: list[Dealt | Acted] = []
        """What counts of the play: after a cut only what was left."""
        self.hand_at = 0
        """The number of deals and gestures up to and with the deal that began the hand in progress."""
        self.hands = self.table.hands()
        """Hands begun, counted by their deals; a hand that was set up counts too."""
        self._laid_out = bool(self.hands)
        """Was the first hand set up, not dealt?"""
        self._hand_table = self.table.copy()
        """The table as it was when the hand in progress had been dealt."""
        self.promised: FairHand | None = None
        """The secret of the next hand, as long as it is not dealt."""
        self.fair: dict[int, FairHand] = {}
        """The secrets of the hands that were dealt, by their numbers; 0: what was dealt before the first."""
        self._begun: list[int] = [0] * (1 + self.hands)
        """How much had been played before each hand; first: before everything."""
        self.began: list[str] = []
        """Who sat on each seat when the first hand was dealt; empty for who is no person."""
        self._players: set[int] = set()
        """The seats on which people have sat when something was dealt."""
        self._spoken: dict[int, list[tuple[str, Message]]] = {}
        self._hand_spoken: dict[int, list[tuple[str, Message]]] = {}
        """What had been said when the hand in progress began: choices that were set up sealed."""
        self._state: TableState = "waiting"
        self._state_at = 0
        self._offered: dict[int, tuple[int, tuple[Choice, ...]]] = {}
        """The choices that stood in each seat's newest scene, and how long the log was then."""
        if opened.start is not None:
            self._set_up(opened.start)
        for event in events:
            self.apply(event)

    def _begin(self) -> Table:
        """The table before anything happens: with a described position, or empty."""
        start = self.opened.start
        plain = start if start is None else {**start, **({"sealed": {}} if start.get("sealed") else {})}
        return Table(self.game, dealing=False, start=plain)

    def _set_up(self, start: dict[str, Any]) -> None:
        """Choices that stand sealed in the described position are made, like any others; then the play begins."""
        for seat, moves in (start.get("sealed") or {}).items():
            self._play(Acted(int(seat), tuple(moves)))
        self.hand_at = len(self.play)
        self._hand_table = self.table.copy()
        self._hand_spoken = {seat: list(words) for seat, words in self._spoken.items()}
        self.began = [chair.person for chair in self.chairs]
        self._note_players()

    def _note_players(self) -> None:
        self._players.update(seat for seat, chair in enumerate(self.chairs) if chair.who == "person")

    @property
    def placed(self) -> bool:
        """Is the hand in progress (or the one just over) one that was set up, not dealt?"""
        return self._laid_out and self.hands == 1

    # -- what happens

    def apply(self, event: Stored) -> None:
        """The event happens whole, or raises with nothing changed."""
        if isinstance(event, Dealt | Acted):
            self._play(event)
            if isinstance(event, Acted) and event.id:
                self.done[(event.seat, event.id)] = None
                if len(self.done) > REMEMBERED:
                    self.done.popitem(last=False)
        elif isinstance(event, Promised):
            self.promised = FairHand(from_hex(event.secret))
        elif isinstance(event, Mixed):
            if self.promised is None:
                raise BadRecord("there is no secret to which anything could be added")
            self.promised.mix({seat: from_hex(given) for seat, given in event.added.items()})
        elif isinstance(event, Sat):
            self.chairs[event.seat] = event.chair
            self.away.pop(event.seat, None)
            self._had_people = self._had_people or event.chair.who == "person"
            if self.placed:  # who comes to laid out cards has not been dealt any
                self._note_players()
        elif isinstance(event, Away):
            self.away[event.seat] = event.why
        elif isinstance(event, Back):
            self.away.pop(event.seat, None)
        elif isinstance(event, Cut):
            self._cut(event.to)
        elif isinstance(event, Ended):
            self.ended = True
        elif isinstance(event, Followed):
            self.followed = event.to
        else:
            raise BadRecord("a table is opened once")
        self.log.append(event)

    def _cut(self, to: int) -> None:
        """Back to an earlier moment of the hand: its beginning, and what is left of its play once more."""
        if not self.hand_at <= to <= len(self.play):
            raise BadRecord(f"a cut to {to} is not within the hand")
        left = self.play[self.hand_at : to]
        del self.play[self.hand_at :]
        self.table = self._hand_table.copy()
        self._spoken = {seat: list(words) for seat, words in self._hand_spoken.items()}
        if self.hands in self.fair:
            self.fair[self.hands].take_back()
        for event in left:
            self._play(event)
        self.ended = False

    def _play(self, event: Dealt | Acted) -> None:
        if isinstance(event, Acted):
            self.table.act(event.seat, event.moves)
            self._spoken.setdefault(event.seat, []).extend(self._spoken_in(event))
            self.play.append(event)
            return
        due = self.table.state.awaits()
        if due is None or due.name != event.deal:
            raise BadRecord(f"the deal {event.deal!r} is not due")
        opens = self.opens_hand(due)
        cards = {name: text.split() for name, text in event.piles.items()}
        self.table.deal(
            {name: [int(self.game.read_card(card)) for card in pile] for name, pile in cards.items()}
        )
        self.play.append(event)
        self._note_players()
        if due.begins_hand:
            if not self.hands:
                self.began = [chair.person for chair in self.chairs]
            self._begun.append(len(self.play) - 1)
            self.hand_at = len(self.play)
            self.hands += 1
            self._hand_table = self.table.copy()
            self._spoken, self._hand_spoken = {}, {}
        if opens and self.promised is not None:
            self.fair[self.hands], self.promised = self.promised, None
        if self.hands in self.fair:
            self.fair[self.hands].dealt((card for pile in cards.values() for card in pile), self._kept(due))

    def _kept(self, due: Deal) -> Kept:
        last = int(due.piles[-1].size) if due.piles else 0
        return Kept(tuple(self.game.card_name(card) for card in due.kept), last)

    def opens_hand(self, due: Deal) -> bool:
        """Is this deal the first of a hand, or of what precedes the first hand? Then a secret is due before it."""
        return due.begins_hand or not (self.play or self.hands)

    # -- what may happen next

    @property
    def state(self) -> TableState:
        """Asked many times between two events, so it is kept."""
        if self._state_at != len(self.log):
            self._state_at, self._state = len(self.log), self._state_now()
        return self._state

    def _state_now(self) -> TableState:
        if self.table.over:
            return "over"
        if any(chair.who == "open" for chair in self.chairs):
            return "waiting"
        due = self.table.state.awaits()
        return "between" if due is not None and due.begins_hand and self.hands else "playing"

    @property
    def finished(self) -> bool:
        """It is over, or everybody has given up his seat: no list need show it any more.

        A table of a tournament is played to its end by whoever sits there.
        """
        if self.opened.tournament:
            return self.ended
        return self.ended or (self._had_people and not any(chair.who == "person" for chair in self.chairs))

    @property
    def by_post(self) -> bool:
        """Is it played by correspondence?"""
        return self.opened.clock is not None and self.opened.clock.each == "post"

    @property
    def strict(self) -> bool:
        """Is nothing taken back here, and nobody prompted? What is played is compared with others."""
        return bool(self.opened.tournament or self.opened.daily)

    @property
    def goes_on(self) -> bool:
        """Does time go by though nobody is here? Else an empty table stands still."""
        return bool(self.opened.tournament) or self.by_post

    def awaited(self) -> list[int]:
        """The people who must move now, and do it themselves."""
        actors = self.table.actors() if self.state == "playing" else []
        return [seat for seat in actors if self.chairs[seat].who == "person" and seat not in self.away]

    def next_hand(self) -> int:
        """The number of the hand for which the next secret is; 0: what is dealt before the first."""
        due = self.table.state.awaits()
        before = not (self.play or self.hands) and due is not None and not due.begins_hand
        return 0 if before else self.hands + 1

    def due(self) -> Deal | None:
        """The deal that can be made without asking anybody."""
        return None if self.state in ("over", "waiting", "between") else self.table.state.awaits()

    def deal(self, due: Deal, shoe: Shoe) -> Dealt:
        """Cards for the deal that is due: from the hand's secret, so the same ones again after a move taken back.

        The shoe is for a hand that was begun before there were secrets. Where a hand was set up, nothing is
        promised, but what is still drawn in it comes from one key.
        """
        names = [self.game.card_name(card) for card in due.pool]
        fair = self.promised if self.opens_hand(due) else self.fair.get(self.hands)
        if fair is None:
            order = (self._drawing_shoe() if self.placed else shoe).deal(due)
        else:
            drawn = fair.order(names, self._kept(due))
            order = due.tidied(vec[i64]([self.game.read_card(name) for name in drawn]))
        piles = {}
        at = 0
        for pile in due.piles:
            piles[pile.name] = " ".join(self.game.card_name(order[at + i]) for i in range(pile.size))
            at += pile.size
        return Dealt(due.name, piles)

    def _drawing_shoe(self) -> Shoe:
        drawn = sum(isinstance(event, Dealt) for event in self.play)
        return FairShoe(from_hex(self.opened.drawn), drawn)

    def gesture(self, seat: int, moves: Sequence[str | int], id: str) -> Acted:
        """These moves by their texts, ready to be applied; IllegalMove for what is none."""
        state = self.table.state
        texts: list[str] = []
        says: list[Message] = []
        for i, move in enumerate(self._in_order(seat, moves)):
            if i and (state.awaits() is not None or not state.midway(seat)):
                raise IllegalMove(seat, move, "notation", "gesture-too-long")
            code = self._code(state, seat, move)
            after = state.copy()
            after.play(seat, code)
            texts.append(state.name(code))
            says.append(self._said(state, seat, code))
            state = after
        return Acted(seat, tuple(texts), id, tuple(says))

    def _in_order(self, seat: int, moves: Sequence[str | int]) -> Sequence[str | int]:
        """Cards that were picked together come in any order."""
        state = self.table.state
        if len(moves) < 2 or not self.game.book.together[self._code(state, seat, moves[0])]:
            return moves
        return in_order(state, seat, [self._code(state, seat, move) for move in moves])

    def answers(self, acted: Acted) -> bool:
        """Would this gesture answer what its seat is asked? An aside does not, nor does half of a choice."""
        state = self.table.state.copy()
        if state.parse(acted.moves[0]) not in list(state.legal(acted.seat)):
            return False
        for text in acted.moves:
            state.play(acted.seat, state.parse(text))
        return not state.midway(acted.seat)

    def _code(self, state: State, seat: int, move: str | int) -> int:
        if isinstance(move, str):
            return self.table.parse(seat, move, state)
        if not 0 <= move < len(self.game.book):
            raise IllegalMove(seat, move, "notation", "unknown-move", text=str(move))
        return move

    def undo_to(self, seat: int) -> int | None:
        """How much of the play is left when this seat's last gesture of the hand is taken back."""
        for number in range(len(self.play) - 1, self.hand_at - 1, -1):
            event = self.play[number]
            if isinstance(event, Acted) and event.seat == seat:
                return number
        return None

    def again_to(self) -> int | None:
        """How much of the play is left when the deal is begun again; None: it stands at its beginning."""
        return self.hand_at if len(self.play) > self.hand_at else None

    # -- what is known afterwards

    def finished_hands(self) -> int:
        """How many hands are over, with what was dealt before the first counted too."""
        return self.table.hands() + (self.state in ("over", "between"))

    def events_of(self, number: int) -> list[Dealt | Acted]:
        """The deals and gestures of a hand, as they came."""
        after = number + 1
        return self.play[self._begun[number] : self._begun[after] if after < len(self._begun) else None]

    def knows_as(self, seat: int) -> int:
        """With whose eyes a seat may look at hands that are over: who has only played with bots sees everything."""
        return int(EVERYTHING) if self._players == {seat} and not self.game.keeps_closed else seat

    def record(self, seat: int, names: Sequence[str] | None = None) -> Record:
        """What may be known of the hands that are over, and the proofs that they were dealt fairly.

        `names`: what the players may be called; without them as they are written.
        """
        log: list[Event] = []
        proofs = []
        for number in range(self.finished_hands()):
            deals = []
            for event in self.table.known(number, self.knows_as(seat)):
                if isinstance(event, KnownDeal):
                    deals.append((len(log), event))
                log.append(event.event() if isinstance(event, KnownDeal) else event)
            if number in self.fair:
                proofs.append(proved(number, self.fair[number], deals))
        called = [chair.name for chair in self.chairs] if names is None else names
        seats = tuple(name or chair.level for name, chair in zip(called, self.chairs, strict=True))
        opened = self.opened
        start = self.table.known_start(self.knows_as(seat))
        return Record(self.game.id, opened.options, seats, tuple(log), start, opened.revision, tuple(proofs))

    # -- what is told

    def steps(self, seat: int) -> list[Step]:
        """The hand in progress as this seat knows it, ready to be said in any language."""
        return self._told_steps(self.table, self._spoken, seat)

    def steps_of(self, table: Table, acted: Iterable[Acted], seat: int) -> list[Step]:
        """The same of a hand that is played again: these gestures have been made."""
        spoken: dict[int, list[tuple[str, Message]]] = {}
        for event in acted:
            spoken.setdefault(event.seat, []).extend(self._spoken_in(event))
        return self._told_steps(table, spoken, seat)

    def _spoken_in(self, event: Acted) -> Iterable[tuple[str, Message]]:
        told = event.says or tuple(self._plainly(text) for text in event.moves)
        return zip(event.moves, told, strict=True)

    def _told_steps(self, table: Table, said: dict[int, list[tuple[str, Message]]], seat: int) -> list[Step]:
        spoken = {who: iter(words) for who, words in said.items()}
        found: list[Step] = []
        for event in table.told(seat):
            if isinstance(event, DealEvent):
                found.append(DealStep(event.deal, event.piles))
            else:
                says = []
                for text, (name, message) in zip(event.moves, spoken[event.seat], strict=False):
                    says.append(message if text == name else self._plainly(text))
                found.append(MoveStep(event.seat, event.moves, tuple(says)))
        return found

    def scene(self, seat: int) -> Scene:
        """What the seat sees now."""
        scene = self.table.view(seat).scene()
        self._offered[seat] = (len(self.log), tuple(scene.choices))
        found = picks(self.table.state, seat, scene.choices) if scene.choices else None
        return msgspec.structs.replace(scene, picks=found) if found else scene

    def _choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        """What the seat may do in this position; where it was just shown, that is remembered."""
        at, offered = self._offered.get(seat, (-1, ()))
        if at == len(self.log) and state is self.table.state:
            return offered
        return tuple(state.view(seat).scene().choices)

    def open_step(self) -> MoveStep:
        """The last gesture, as it is told to everybody if all saw it alike."""
        acted = self.play[-1]
        assert isinstance(acted, Acted)
        return MoveStep(acted.seat, acted.moves, acted.says or tuple(map(self._plainly, acted.moves)))

    def _said(self, state: State, seat: int, code: int) -> Message:
        """The move as the game says it, if that says no more than others may read: notation, or what all see."""
        text = state.name(code)
        for choice in self._choices(state, seat):
            if choice.move == code:
                lower = text.lower()
                known = {
                    lower,
                    lower.partition(" ")[2],
                    *lower.split(),
                    *re.findall(r"\d+|[^\W\d_]+", lower),
                }  # 2nt: 2 and nt
                if self.game.book.aloud[code] or all(
                    str(word).lower() in known for word in choice.says.words.values()
                ):
                    return choice.says
        return self._plainly(text)

    def _plainly(self, text: str) -> Message:
        """A move that is said by its word and its argument alone; a struck one has `??` for it."""
        try:
            code = self.game.book.code(text)
        except ValueError:
            word, _, argument = text.partition(" ")
            argument = HIDDEN if HIDDEN in argument else argument
        else:
            word, argument = self.game.book.words[code], self.game.book.arguments[code]
        return Message(f"move-{word}", {"card": argument, "value": argument} if argument else {})


def seated(chairs: Sequence[Chair], person: str) -> int:
    """Where a person sits, or -1."""
    return next((i for i, chair in enumerate(chairs) if chair.who == "person" and chair.person == person), -1)
