"""The match around the hands: records, side accounts, the sheet, and the position in words."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import SUITS, card_name, card_names
from lomber.play.mouche.knowing import Knowing, masks_of
from lomber.play.mouche.rules import AT_CLAIM, AT_DECLARE, AT_EXCHANGE, AT_PLAY, Phase
from lomber.play.mouche.score import Outcome, standing
from lomber.play.mouche.view import MoucheView
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING, Gist, State, View
from lomber.table.sheet import Column, Entry, Sheet


class MoucheState(Knowing):
    """One position of a match."""

    # -- the end of a hand

    def outcome(self, ending: str, who: list[int]) -> Outcome:
        """What the scorer of the form makes of the hand."""
        raise NotImplementedError

    def lays_open(self, ending: str) -> bool:
        """Are the cards of those who ended the hand so shown to all?"""
        return False

    def finish(self, ending: str, who: list[int]) -> None:
        out = self.outcome(ending, who)
        self.last_ending = ending
        self.last_who = who
        self.last_cards = [card_names(self.hands[seat]) for seat in who] if self.lays_open(ending) else []
        self.past = None
        past = self.twin()
        if self.lays_open(ending):
            for seat in who:
                past.shown[seat] |= self.hands[seat]
        self.past = past
        self.enter(out.entries)
        self.records = out.records
        self.hands_done += 1
        if out.winner >= 0:
            self.pulkas += 1
            self.finished = self.pulkas >= self.rules.pulkas
            if self.finished:  # a negative remainder is simply zero (M-22)
                self.records = [max(record, 0) for record in out.records]
            else:
                self.records = [self.rules.terms.start] * int(self.players)
        if not self.finished and self.hands_done == self.rules.hands:
            self.break_off(out.hand)
        self.dealer = self.left_of(self.dealer)
        self.clear()
        self.ended = self.single or self.finished
        if self.ended:
            self.phase = Phase.OVER

    def enter(self, entries: list[Entry]) -> None:
        """On the sheet; money goes to the side accounts at once."""
        self.entries.extend(entries)
        for entry in entries:
            if entry.place == "balance":
                self.balances[entry.column] += entry.amount

    def break_off(self, hand: int) -> None:
        """The agreed number of deals is over before the pulka is."""
        self.finished = True
        rule = self.rules.terms.settles
        amounts = standing(self.rules.terms, self.records)
        self.enter([Entry(hand, i, "balance", a, "broken-off", rule) for i, a in enumerate(amounts) if a])

    # -- with open cards

    def gist(self) -> Gist | None:
        """The play. With manners a hand may break the rules: nothing is sure."""
        if self.phase is not AT_PLAY or self.rules.manners:
            return None
        key = [int(self.turn), int(self.in_trick), int(self.led_card), int(self.winning), int(self.winner)]
        for seat in members(self.active):
            key.append(int(self.hands[seat]))
        for trick in range(self.tricks):
            key.append(int(self.taken[trick]))
        self.add_gist(key)
        return Gist(key, [0] * int(self.players))

    def add_gist(self, key: list[int]) -> None:
        """What else matters in a form: equal figures in equal places."""

    # -- the match

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    def hand_number(self) -> i64:
        return self.hands_done + 1

    def over(self) -> bool:
        return self.ended

    def scores(self) -> list[int]:
        now = self.scores_now()
        if self.single:
            return [a - b for a, b in zip(now, self.before, strict=True)]
        return now

    def scores_now(self) -> list[int]:
        """The side accounts, and the records as if the pulka were broken off now."""
        if self.finished:
            return self.balances[:]
        left = standing(self.rules.terms, self.records)
        return [a + b for a, b in zip(self.balances, left, strict=True)]

    def sheet(self) -> Sheet:
        """A column of struck-out figures headed by the start record, and the side account."""
        columns: list[Column] = []
        for seat in range(self.players):
            totals = {"record": self.record_now(seat), "balance": self.balances[seat]}
            columns.append(Column((int(seat),), "", totals))
        notes = {"start": self.rules.terms.start, self.rules.unit: self.pulkas}
        return Sheet("record", tuple(columns), tuple(self.entries), notes)

    def record_now(self, seat: i64) -> int:
        """The record with what has been credited already in this hand."""
        return self.records[seat]

    # -- what is seen

    def new_view(self, seat: i64) -> MoucheView:
        """A view of the form's own class."""
        return MoucheView(seat, self.game)

    def view(self, seat: i64) -> View:
        view = self.new_view(seat)
        self.show(view, self.legal(seat))
        self.show_sheet(view)
        return view

    def glimpse(self, seat: i64, moves: vec[i64]) -> View:
        """The sheet is dearer than all the rest, and no advice reads it."""
        view = self.new_view(seat)
        self.show(view, moves)
        return view

    def show(self, view: MoucheView, moves: vec[i64]) -> None:
        """All but the sheet; these moves are legal for the seat."""
        self.show_match(view)
        self.show_table(view)
        self.show_tricks(view)
        self.show_own(view, view.seat, moves)
        self.show_form(view, view.seat)

    def show_form(self, view: MoucheView, seat: i64) -> None:
        """What the form adds to a view."""

    def show_match(self, view: MoucheView) -> None:
        view.phase = self.phase.value
        view.hand = self.hands_done + 1
        view.dealer = self.dealer
        view.ring = self.ring
        view.records = [self.record_now(seat) for seat in range(self.players)]
        view.over = self.ended
        view.last_ending = self.last_ending
        view.last_who = self.last_who
        view.last_cards = self.last_cards

    def show_sheet(self, view: MoucheView) -> None:
        view.sheet = self.sheet()
        view.scores = self.scores()

    def show_table(self, view: MoucheView) -> None:
        view.order = self.order()
        view.turn = self.turn
        view.trump = self.trump
        view.turned = self.turned
        view.took = self.took
        view.active = self.active
        view.passed = self.passed
        view.dealt = len(self.stocks) > 0
        view.in_stock = self.stocks[-1].left() if self.stocks else 0
        view.heap_size = 1 if self.took else 0
        for seat in range(self.players):
            view.counts.append(int(size(self.hands[seat] | (self.chosen if seat == self.turn else 0))))
            view.bought.append(int(self.bought[seat]))
            view.shown.append(int(self.shown[seat]))
            view.face_up.append(int(self.lies_open(seat)))
            view.denied.append(int(self.denied[seat]))
            view.laid.append(int(self.laid[seat]))
            view.heap_size += size(self.thrown[seat] & ~self.recycled)

    def lies_open(self, seat: i64) -> i64:
        """The cards that a player has shown and still has before him, face up."""
        return 0 if self.passed & BIT[seat] else self.shown[seat] & self.hands[seat]

    def show_tricks(self, view: MoucheView) -> None:
        view.won = [0] * int(self.players)
        for trick in range(self.tricks):
            view.won[self.taken[trick]] += 1
        for row in range(self.rows):
            view.row_seats.append(int(self.row_seats[row]))
            view.row_cards.append(int(self.row_cards[row]))
        view.in_trick = self.in_trick
        view.led = self.led
        view.winning = self.winning
        view.winner = self.winner
        if self.phase == AT_CLAIM:
            width = size(self.active)
            for row in range(self.rows):
                code = self.row_seats[row] * self.rules.hand_cards + row // width
                if self.row_faults[row] and not self.claims & BIT[code]:
                    view.faults.append((int(self.row_seats[row]), int(row // width)))

    def show_own(self, view: MoucheView, seat: i64, moves: vec[i64]) -> None:
        view.legal = [int(move) for move in moves]
        view.asides = [int(move) for move in self.asides(seat)]
        if seat < 0:
            return
        view.own = self.hands[seat]
        view.own_thrown = self.thrown[seat] & ~self.recycled
        if seat == self.dealer:
            view.own_thrown |= self.dropped
        if seat == self.turn:
            view.chosen = self.chosen
            if self.phase == AT_DECLARE or self.phase == AT_EXCHANGE:
                view.room = self.room(seat)
            if self.phase == AT_PLAY:
                view.lawful = self.lawful(seat)
                for card in members(self.hands[seat]):
                    fault = self.fault(seat, card)
                    if fault:
                        view.forbidden[int(card)] = self.fault_rule(fault)

    # -- in words

    def position(self, seat: i64) -> dict[str, Any]:
        everything = seat == EVERYTHING
        described: dict[str, Any] = {
            "phase": self.phase.value,
            "hand": self.hands_done,
            "dealer": int(self.dealer),
            "ring": self.ring[:],
            "turn": int(self.turn),
            "turned": card_name(self.turned) if self.turned >= 0 else "",
            "trump": SUITS[self.trump] if self.trump >= 0 else "",
            "took": self.took,
            "piles": self.piles(seat),
            "played": [f"{int(self.row_seats[i])} {card_name(self.row_cards[i])}" for i in range(self.rows)],
            "active": [int(one) for one in members(self.active)],
            "passed": [int(one) for one in members(self.passed)],
            "bought": [int(n) for n in self.bought],
            "shown": masks_of(self.shown),
            "denied": masks_of(self.denied),
            "chosen": card_names(self.chosen) if everything or seat == self.turn else "",
            "owed": int(self.owed),
            "recycled": card_names(self.recycled),
            "faults": [int(self.row_faults[i]) if everything else 0 for i in range(self.rows)],
            "claims": int(self.claims),
        }
        described.update(self.match())
        return described

    def match(self) -> dict[str, Any]:
        return {
            "drawing": [int(one) for one in members(self.drawing)],
            "drawn": self.drawn[:],
            "records": self.records[:],
            "balances": self.balances[:],
            self.rules.unit: self.pulkas,
            "before": self.before[:],
            "single": self.single,
            "finished": self.finished,
            "last": [self.last_ending, self.last_who[:], self.last_cards[:]],
            "entries": entries_written(self.entries),
        }
