"""What one seat is told of a hand: the log of the table with everything struck out that it may not know.

A card is told by the audience of its pile and by what the position says was seen of it (`State.sees`), a move by
its audience, a sealed round when it is over.
"""

from __future__ import annotations

from mypy_extensions import i64

from lomber.table.chance import may_know
from lomber.table.contract import State
from lomber.table.log import Dealt, Gesture
from lomber.table.record import DealEvent, Event, MoveEvent
from lomber.table.scene import HIDDEN
from lomber.table.unseen import START, Unseen


class Telling:
    """A hand as it is told to one seat, or for -1 to the spectators."""

    def __init__(
        self, state: State, seat: int, log: list[Dealt | Gesture | int], dealt_in: bool, gone: bool
    ) -> None:
        """`gone`: the hand is cleared away, and what was seen of it in the end cannot be asked any more."""
        self.events: list[Event] = []
        self._state = state
        self._seat = seat
        self._log = log
        self._first = 0 if dealt_in else START
        """The deal with which the hand began."""
        self._gone = gone
        self._codes: i64 = len(state.game.book)
        self._moves: list[tuple[int, tuple[int, ...]]] = []
        self._hidden: list[tuple[int, list[tuple[str, int]], list[int]]] = []
        """Of each deal the positions that are struck out, and the cards that lie there."""
        self._remaking, self._remade = _remade_in(log)

    def start(self, piles: dict[str, str]) -> dict[str, str]:
        """The piles of a set-up, with `??` for what the seat may not know; of a set the known cards stand first."""
        slots: list[tuple[str, int]] = []
        cards: list[int] = []
        result = {}
        for name, text in piles.items():
            words = text.split()
            unknown = [i for i in range(len(words)) if not self._state.sees(self._seat, START, name, i)]
            if name not in self._remade:
                cards.extend(int(self._state.game.read_card(words[i])) for i in unknown)
            if not self._state.is_ordered(name):  # the places of the rest tell nothing
                known = [word for i, word in enumerate(words) if i not in unknown]
                words = known + [HIDDEN] * len(unknown)
                unknown = list(range(len(known), len(words)))
            for i in unknown:
                words[i] = HIDDEN
                if name not in self._remade:
                    slots.append((name, i))
            result[name] = " ".join(words)
        if slots:
            self._hidden.append((START, slots, sorted(cards)))
        return result

    def tell(self) -> None:
        """Everything in the log, from its beginning."""
        deals = 0
        for entry in self._log:
            if isinstance(entry, Dealt):
                self._deal(deals, entry)
                deals += 1
            elif isinstance(entry, Gesture):
                self._gesture(entry)
            else:
                mover, code = divmod(entry, self._codes)
                self.events.append(MoveEvent(mover, (self._state.game.book.text(code),)))
                self._moves.append((mover, (code,)))

    def own(self, gesture: Gesture) -> None:
        """A gesture of the seat itself that is not completed yet."""
        self.events.append(MoveEvent(gesture.seat, tuple(gesture.names)))
        self._moves.append((gesture.seat, tuple(gesture.moves)))

    def unseen(self) -> Unseen:
        """What is left to be guessed, before the game has added its clues."""
        unseen = Unseen(self._moves)
        unseen.remade = self._remaking
        if not self._state.game.retells:
            for deal, slots, cards in self._hidden:
                unseen.hide(deal, slots, cards)
        return unseen

    def _deal(self, number: int, entry: Dealt) -> None:
        """A deal, struck out. Cards that were shuffled anew since are asked for where they lie now, not here."""
        slots: list[tuple[str, int]] = []
        struck: set[tuple[str, int]] = set()
        cards: list[int] = []
        at = 0
        for pile in entry.deal.piles:
            unknown: list[int] = []
            if not may_know(pile.audience, self._seat):
                unknown = [
                    i
                    for i in range(pile.size)
                    if self._gone or not self._state.sees(self._seat, number, pile.name, i)
                ]
            struck.update((pile.name, i) for i in unknown)
            if number > 0 or pile.name not in self._remade:
                cards.extend(entry.order[at + i] for i in unknown)
                # What is known of a set stands first: the places of the rest tell nothing.
                if not pile.ordered:
                    unknown = list(range(pile.size - len(unknown), pile.size))
                slots.extend((pile.name, i) for i in unknown)
            at += pile.size
        if entry.deal.remade:
            number = self._first
            if self._hidden and self._hidden[0][0] == number:
                _, others, rest = self._hidden.pop(0)
                slots, cards = others + slots, rest + cards
        if slots:
            self._hidden.append((number, slots, sorted(cards)))
        self.events.append(DealEvent(entry.deal.name, entry.piles(self._state.game, struck)))

    def _gesture(self, entry: Gesture) -> None:
        """Its moves as far as the seat may know them; nothing of a sealed round in progress but its own."""
        mine = entry.seat == self._seat
        if entry.sealed and entry.sealed == self._state.sealed() and not mine:
            return
        known = [mine or may_know(audience, self._seat) for audience in entry.audiences]
        names = [
            name if know else struck
            for name, struck, know in zip(entry.names, entry.struck, known, strict=True)
        ]
        self.events.append(MoveEvent(entry.seat, tuple(names)))
        codes = tuple(move if know else -1 for move, know in zip(entry.moves, known, strict=True))
        self._moves.append((entry.seat, codes))


def _remade_in(log: list[Dealt | Gesture | int]) -> tuple[int, list[str]]:
    """The deal that has shuffled piles of the hand's first deal anew, unseen, and their names."""
    deals = 0
    for entry in log:
        if isinstance(entry, Dealt):
            if entry.deal.remade:
                return deals, entry.deal.remade
            deals += 1
    return -1, []
