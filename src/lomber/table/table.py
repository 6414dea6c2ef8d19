"""A table: a game being played. State, shoe and log; the one way in for people, bots, servers and adapters.

Everything that comes in is checked (type, range, seat) and either happens whole or raises `IllegalMove` with
nothing changed. The table deals by itself whenever the position waits for chance, and keeps the record.
"""

from __future__ import annotations

import copy
import operator
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import lowest
from lomber.table.afterwards import SOMEWHERE, KnownDeal, KnownPile, Position, pinned
from lomber.table.chance import EVERYONE, Deal, may_know
from lomber.table.contract import EVERYTHING, SPECTATOR, Game, State, View
from lomber.table.errors import BadPosition, BadRecord, IllegalMove, LomberError
from lomber.table.log import Dealt, Gesture
from lomber.table.options import written
from lomber.table.picking import in_order
from lomber.table.record import DealEvent, Event, MoveEvent, Record, Seen
from lomber.table.sheet import Sheet
from lomber.table.shoe import Shoe, ordered
from lomber.table.telling import Telling
from lomber.table.unseen import Case
from lomber.table.whole import whole


class Table:
    """A game being played.

    Examples:
        >>> from lomber import make, Table
        >>> table = Table(make("whist"), seed=7)
        >>> while not table.over:
        ...     seat = table.actors()[0]
        ...     table.play(seat, table.legal(seat)[0])
        >>> table.scores()
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: SupportsIndex | None = None,
        shoe: Shoe | None = None,
        dealing: bool = True,
        seats: Sequence[str] = (),
        start: dict[str, Any] | None = None,
        at: State | None = None,
        single: bool = False,
    ) -> None:
        """A match from its beginning, from a described position, or `at` a position, which is taken over.

        `single`: it ends with its first hand, and the scores are what that hand changes.
        """
        self.game = game
        self.seats = tuple(seats) or tuple(f"seat {i}" for i in range(game.seats))
        if len(self.seats) != game.seats:
            said = f"{game.id} with these options has {game.seats} seats, not {len(self.seats)}"
            raise BadRecord(said, "seats", key="seats", seats=game.seats, given=len(self.seats))
        self.shoe: Shoe | None = (shoe or Shoe(seed)) if dealing else None
        """None: the table waits for `deal` whenever chance is due."""
        self.state: State = at or (game.start() if start is None else game.set_up(start))
        sealed: dict[str, list[str]] = {}
        if start is not None:
            self._check_gestures()
            sealed = self._sealed_in(start)
            # What has been chosen in secret is played here, so that it is hidden like any such move.
            if sealed:
                start = {**start, "sealed": {}}
                self.state = game.set_up(start)
        if single:
            self.state = self.state.this_hand()
        self._start = start
        self._log: list[Dealt | Gesture | int] = []
        self._open: dict[int, Gesture] = {}
        self._codes: i64 = len(game.book)
        self._places: i64 = len(self.seats)
        self._fixed_names = game.fixed_names
        self._hands: list[tuple[int, State, bool]] = []
        """Where each hand begins in the log, the position before it, and whether it was dealt."""
        if at is None:
            self._begin(start is not None)
        for seat, moves in sealed.items():
            self.act(int(seat), moves)

    def __repr__(self) -> str:
        whose = "over" if self.over else f"to move: {', '.join(self.seats[seat] for seat in self.actors())}"
        return f"<{self.game.id}, {len(self._log)} events, {whose}>"

    def __copy__(self) -> Table:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Any) -> Table:
        """A table that goes on as this one does, with the same deals to come."""
        return self.copy(copy.deepcopy(self.shoe))

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("a table does not travel between processes, its record does: replay(table.record())")

    def _sealed_in(self, start: dict[str, Any]) -> dict[str, list[str]]:
        """What has been chosen in secret when the position begins: moves by seat."""
        given = start.get("sealed") or {}
        seats = [str(seat) for seat in range(self.game.seats)]
        if not isinstance(given, dict) or not all(
            seat in seats and isinstance(moves, list) for seat, moves in given.items()
        ):
            sentence = "sealed: the moves of a sealed round by seat"
            raise BadPosition(sentence, "position-table", part="sealed")
        return given

    def _check_gestures(self) -> None:
        """What belongs to an unfinished gesture is nowhere in a record: none may be open at its beginning."""
        if any(self.state.midway(seat) for seat in range(self.game.seats)):
            raise BadPosition("a match cannot begin in the middle of a gesture", "position-midway")

    def _begin(self, set_up: bool) -> None:
        """The first hand."""
        self._hands.append((0, self.state.copy(), True))
        due = self.state.awaits()
        if set_up and (due is None or not due.begins_hand):
            self._hands.append((0, self.state.copy(), False))
        self._deal()

    # -- what happens

    @property
    def over(self) -> bool:
        return self.state.over()

    def actors(self) -> list[int]:
        """The seats that must move now."""
        mask = self.state.actors()
        return [seat for seat in range(self.game.seats) if mask >> seat & 1]

    def turn(self) -> int:
        """The seat to move (of several sealed from each other the first), or -1: the match is over."""
        mask = self.state.actors()
        return int(lowest(mask)) if mask else -1

    def legal(self, seat: object) -> list[int]:
        return list(self.state.legal(self._seat(seat)))

    def asides(self, seat: object) -> list[int]:
        return list(self.state.asides(self._seat(seat)))

    def _seat(self, seat: object) -> int:
        """A seat of this table or the spectator's, who knows what everybody knows; nobody else may ask."""
        number = whole(seat)
        if number is None or not int(SPECTATOR) <= number < len(self.seats):  # it may be beyond i64
            said = f"there is no seat {seat!r}; the table has {len(self.seats)}"
            raise LomberError(said, "no-seat", number=repr(seat), seats=len(self.seats))
        return number

    def name(self, move: SupportsIndex) -> str:
        return self.state.name(operator.index(move))

    def parse(self, seat: int, text: str, state: State | None = None) -> int:
        """The move written so; IllegalMove where the text is no move of this game.

        Within a gesture `state` is the position in which the move is made.
        """
        position = self.state if state is None else state
        try:
            return position.parse(text)
        except ValueError:
            refusal = position.unnamed(seat, text) if 0 <= seat < int(self._places) else None
            raise refusal or IllegalMove(seat, text, "notation", "unknown-move", text=text) from None

    def play(self, seat: object, move: object) -> None:
        """One move, by its code (a whole number) or its notation (a text)."""
        who = whole(seat)
        if who is None:
            raise IllegalMove(-1, move, "notation", "unknown-move", text=repr(seat))
        code = self.code(who, move)
        if not 0 <= who < int(self._places) or not 0 <= code < int(self._codes):  # they may be beyond i64
            raise IllegalMove(who, move, "notation", "unknown-move", text=str(move))
        self._play(who, code)

    def code(self, seat: int, move: object, state: State | None = None) -> int:
        """The code of a move given as code or as text; -1 for what is neither."""
        if type(move) is str:
            return self.parse(seat, move, state)
        code = whole(move)
        return -1 if code is None else code

    def _play(self, seat: i64, move: i64) -> None:
        state = self.state
        audience = state.audience(seat, move)
        sealed = state.sealed()
        plain = audience == EVERYONE and not sealed and self._fixed_names
        if plain and self._open:
            plain = seat not in self._open
        name = "" if plain else state.name(move)
        struck = "" if plain else state.struck(move)
        state.play(seat, move)
        midway = state.midway(seat)
        if plain and not midway:
            self._log.append(int(seat * self._codes + move))
        else:
            gesture = self._open.setdefault(int(seat), Gesture(int(seat), int(sealed)))
            gesture.moves.append(int(move))
            gesture.names.append(name or self.game.book.text(move))
            gesture.struck.append(struck or self.game.book.text(move))
            gesture.audiences.append(int(audience))
            if not midway:
                self._close(self._open.pop(int(seat)))
        if self._open:  # a choice that was cut short, for the game is over, is never told
            self._open = {s: gesture for s, gesture in self._open.items() if state.midway(s)}
        if self.shoe is not None and state.awaits() is not None:
            self._deal()

    def _close(self, gesture: Gesture) -> None:
        """Sealed gestures of one round stand in the log in the order of the seats, whoever came first."""
        at = len(self._log)
        while gesture.sealed and at > 0:
            other = self._log[at - 1]
            if not isinstance(other, Gesture) or other.sealed != gesture.sealed or other.seat <= gesture.seat:
                break
            at -= 1
        self._log.insert(at, gesture)

    def act(self, seat: object, moves: object) -> None:
        """A whole gesture, a list of moves: all of them happen, or none. Cards chosen together: in any order."""
        if not isinstance(moves, (list, tuple)):
            raise IllegalMove(-1, moves, "notation", "unknown-move", text=repr(moves))
        if len(moves) == 1:
            self.play(seat, moves[0])
            return
        if not moves:
            raise IllegalMove(-1, "nothing", "notation", "empty-gesture")
        who = whole(seat)
        if who is None or not 0 <= who < len(self.seats):
            raise IllegalMove(-1, moves, "notation", "unknown-move", text=repr(seat))
        try:
            codes = self._gesture(who, moves)
        except IllegalMove:
            if not self._is_picked(who, moves[0]):
                raise
            picked = in_order(self.state, who, [self.code(who, move) for move in moves])
            codes = self._gesture(who, picked)
        for code in codes:
            self._play(who, code)

    def _gesture(self, seat: int, moves: Sequence[object]) -> list[int]:
        """The codes of a gesture that can be made as it stands."""
        trial = self.state.copy()
        codes: list[int] = []
        for move in moves:
            if codes and (trial.awaits() is not None or not trial.midway(seat)):
                raise IllegalMove(seat, move, "notation", "gesture-too-long")
            code = self.code(seat, move, trial)
            if not 0 <= code < int(self._codes):
                raise IllegalMove(seat, move, "notation", "unknown-move", text=repr(move))
            trial.play(seat, code)
            codes.append(code)
        return codes

    def _is_picked(self, seat: int, move: object) -> bool:
        """Is it a card that is chosen together with others? Such come in any order (`lomber.table.picking`)."""
        code = self.code(seat, move)
        return 0 <= code < int(self._codes) and self.game.book.together[code]

    def copy(self, shoe: Shoe | None = None) -> Table:
        """Another table in the same position with the same log; neither disturbs the other.

        With a shoe it can be played on past the next deal; without one it waits for `deal`.
        """
        other = Table(self.game, dealing=False, seats=self.seats, at=self.state.copy())
        other.shoe = shoe
        other._start = self._start
        other._log = self._log[:]
        other._open = {seat: gesture.copy() for seat, gesture in self._open.items()}
        other._hands = self._hands[:]
        return other

    def deal(self, piles: Mapping[str, list[int]]) -> None:
        """The awaited deal, by pile; BadRecord where the cards do not fit it."""
        deal = self.state.awaits()
        if deal is None:
            raise BadRecord("no deal is due here")
        self._dealt(deal, ordered(deal, piles))

    def _deal(self) -> None:
        """Deal from the shoe as long as the position waits for chance."""
        while self.shoe is not None and (deal := self.state.awaits()) is not None:
            self._dealt(deal, self.shoe.deal(deal))

    def _dealt(self, deal: Deal, order: vec[i64]) -> None:
        if deal.begins_hand:
            self._hands.append((len(self._log), self.state.copy(), True))
        self.state.dealt(order)
        self._log.append(Dealt(deal, order))

    # -- what is known

    def view(self, seat: object) -> View:
        """What the seat sees; -1: what a spectator sees."""
        return self.state.view(self._seat(seat))

    def scores(self) -> list[int]:
        return self.state.scores()

    def sheet(self) -> Sheet:
        return self.state.sheet()

    def record(self) -> Record:
        """The match so far; an unfinished gesture is not in it yet."""
        events = tuple(self._event(entry) for entry in self._log)
        return Record(
            self.game.id, written(self.game.options), self.seats, events, self._start, int(self.game.revision)
        )

    def _event(self, entry: Dealt | Gesture | int) -> Event:
        if isinstance(entry, Dealt):
            return DealEvent(entry.deal.name, entry.piles(self.game))
        if isinstance(entry, Gesture):
            return MoveEvent(entry.seat, tuple(entry.names))
        return MoveEvent(entry // self._codes, (self.game.book.text(entry % self._codes),))

    def seen(self, seat: object, *, clues: bool = True) -> Seen:
        """What the seat knows of the hand in progress: its information state; -1: what a spectator knows.

        Without clues, which follow from the rest of it, it is had sooner; but nothing can be guessed from it.
        """
        who = self._seat(seat)
        at, before, dealt_in = self._hands[-1]
        if not self.over and self.state.hand_number() != before.hand_number():  # between two hands
            at, before, dealt_in = len(self._log), self.state, True
        telling = Telling(self.state, who, self._log[at:], dealt_in, self._drawing())
        start = before.position(EVERYTHING)
        if not dealt_in:
            start = {**start, "piles": telling.start(start["piles"])}
        telling.tell()
        if who in self._open:
            telling.own(self._open[who])
        cases: list[Case] = []
        if clues:
            unseen = telling.unseen()
            self.state.clues(who, unseen)
            cases = unseen.as_cases()
        game = self.game
        return Seen(
            game.id,
            written(game.options),
            who,
            start,
            dealt_in,
            tuple(telling.events),
            tuple(cases),
            int(game.revision),
            tuple(self.state.aloud() + self.state.whispered(who)),
        )

    def told(self, seat: int) -> tuple[Event, ...]:
        """The completed events of the hand in progress as the seat knows them: its seen log without the clues.

        What a client is told and a log in words is made of; much cheaper than `seen`. Between two hands it is the
        hand that is over: the position holds nothing of it any more, so it is told as it was dealt. So is a draw
        before the first hand.
        """
        at, before, dealt_in = self._hands[-1]
        gone = self._drawing() or (not self.over and self.state.hand_number() != before.hand_number())
        telling = Telling(self.state, seat, self._log[at:], dealt_in, gone)
        telling.tell()
        return tuple(telling.events)

    def _drawing(self) -> bool:
        """Has no hand been dealt yet? A draw for places hides nothing that is seen later."""
        return len(self._hands) == 1

    def happened(self) -> int:
        """How many deals and completed gestures there have been."""
        return len(self._log)

    def open_move_last(self) -> bool:
        """Whether the last of them was a single move that everybody saw alike."""
        return bool(self._log) and isinstance(self._log[-1], int)

    # -- afterwards

    def hands(self) -> int:
        """How many hands have been begun."""
        return len(self._hands) - 1

    def _span(self, number: int) -> tuple[int, int]:
        """Where a hand begins and ends in the log; 0: what was dealt before the first."""
        after = number + 1
        return self._hands[number][0], self._hands[after][0] if after < len(self._hands) else len(self._log)

    def alone(self, number: int, most: int | None = None) -> Table:
        """The hand of that number (from 1) once more, its first `most` events or all, as a match that ends with it.

        When it is over nothing is cleared away there, so that all that its end has laid open can be asked.
        """
        at, end = self._span(number)
        end = end if most is None else min(end, at + most)
        _, before, dealt = self._hands[number]
        other = Table(self.game, dealing=False, seats=self.seats, at=before.this_hand())
        other._hands.append((0, before, dealt))
        for entry in self._log[at:end]:
            if other.state.over():  # what is dealt now is for the next one: a draw for places
                break
            if isinstance(entry, Dealt):
                other._dealt(entry.deal, entry.order)
            elif isinstance(entry, Gesture):
                for move in entry.moves:
                    other._play(entry.seat, move)
            else:
                other._play(entry // self._codes, entry % self._codes)
        return other

    def before(self, number: int) -> Table:
        """A table as it was before that hand (from 1) was dealt, without what came earlier."""
        _, state, dealt = self._hands[number]
        other = Table(self.game, dealing=False, seats=self.seats, at=state.copy())
        other._hands.append((0, state, dealt))
        return other

    def known_start(self, seat: int) -> dict[str, Any] | None:
        """The description with which the match began, as this seat knows it by now; EVERYTHING: as it was.

        None: it began with a deal. What lay there closed is struck out, as in the seat's seen log.
        """
        if self._start is None or seat == EVERYTHING or self._hands[min(1, self.hands())][2]:
            return self._start
        return self.alone(1).seen(seat).start

    def known(self, number: int, seat: int) -> list[KnownDeal | MoveEvent]:
        """A hand that is over (0: what was dealt before the first) as this seat knows it; EVERYTHING: as it was.

        Of its deals it knows more than its seen log shows: a card that was laid has told where it was dealt.
        """
        at, end = self._span(number)
        hand = self.alone(number) if number and seat != EVERYTHING else None
        told = list(hand.told(seat)) if hand is not None else []
        dealt = [entry for entry in self._log[at:end] if isinstance(entry, Dealt)]
        stocks = {
            (n, pile.name) for n, entry in enumerate(dealt) for pile in entry.deal.piles if pile.ordered
        }
        pins: Counter[tuple[Position, int]] = Counter()
        if hand is not None:
            # At the end some games have cleared away what the play has told; before the last move none has.
            earlier = self.alone(number, max(1, len(told) - 1))
            pins = pinned(self.game, hand.seen(seat), stocks) | pinned(self.game, earlier.seen(seat), stocks)
        found: list[KnownDeal | MoveEvent] = []
        deals = 0
        for i, entry in enumerate(self._log[at:end]):
            if isinstance(entry, Dealt):
                state = hand.state if hand is not None and i < len(told) else None
                found.append(self._known_deal(seat, deals, entry, state, pins))
                deals += 1
            else:
                event = self._event(entry) if seat == EVERYTHING else told[i]
                assert isinstance(event, MoveEvent)
                found.append(event)
        return found

    def _known_deal(
        self, seat: int, number: int, entry: Dealt, state: State | None, pins: Counter[tuple[Position, int]]
    ) -> KnownDeal:
        """A deal, with what lay open to the seat, what it has seen since (`state`), and what it can tell."""
        piles = []
        at = 0
        for pile in entry.deal.piles:
            open_ = seat == EVERYTHING or may_know(pile.audience, seat)
            known = []
            for i in range(pile.size):
                here = open_
                if not here and state is not None:
                    here = bool(state.sees(seat, number, pile.name, i))
                slot = (number, pile.name, i if pile.ordered else SOMEWHERE)
                what = (slot, int(entry.order[at + i]))
                if not here and pins[what] > 0:
                    pins[what] -= 1
                    here = True
                known.append(here)
            cards = tuple(self.game.card_name(entry.order[at + i]) for i in range(pile.size))
            piles.append(KnownPile(pile.name, cards, tuple(known), bool(pile.ordered)))
            at += pile.size
        return KnownDeal(entry.deal.name, tuple(piles))

    # -- going back

    @classmethod
    def replay(cls, record: Record, game: Game, *, to: int | None = None, shoe: Shoe | None = None) -> Table:
        """The table after the first `to` events of a record; BadRecord names place, move and rule.

        With a shoe the match can be played on; without one the table waits for `deal`.
        """
        table = cls(game, dealing=False, seats=record.seats, start=record.start)
        for i, event in enumerate(record.log if to is None else record.log[:to]):
            table._repeat(event, f"log[{i}]")
        table.shoe = shoe
        table._deal()
        return table

    def _repeat(self, event: Event, where: str) -> None:
        """One event of a record happens again."""
        awaited = self.state.awaits()
        if isinstance(event, DealEvent):
            if awaited is None or awaited.name != event.deal:
                due = "no deal" if awaited is None else f"the deal {awaited.name!r}"
                sentence = f"the deal {event.deal!r} stands where {due} is due"
                raise BadRecord(sentence, where, key="record-not-due", deal=event.deal)
            try:
                self.deal({name: self._cards(text) for name, text in event.piles.items()})
            except BadRecord as error:
                raise BadRecord.because(error, where) from None
            except ValueError as error:
                raise BadRecord(str(error), where, key="record-unread") from None
            return
        said = ", ".join(event.moves)
        if awaited is not None:
            sentence = f"seat {event.seat}: {said}: the deal {awaited.name!r} is due first"
            raise BadRecord(sentence, where, key="record-due", deal=awaited.name)
        try:
            self.act(event.seat, event.moves)
        except IllegalMove as error:
            sentence = f"seat {event.seat}: {said}: not allowed ({error.key})"
            words = {**error.words, "seat": event.seat, "move": said}
            raise BadRecord(sentence, where, error.rule, error.key, **words) from None

    def _cards(self, text: str) -> list[int]:
        return [int(self.game.read_card(word)) for word in text.split()]
