"""A position of Sixty-six (шестьдесят шесть): what is seen of it, what is known, how it is written down."""

from typing import Any

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import SUITS, card_of, suit_of
from lomber.cards.tens import NAMES, NINE, card_name, card_names
from lomber.games.sixty_six.endgame import mate_of, played_out
from lomber.games.sixty_six.playing import Playing
from lomber.games.sixty_six.view import SixtySixView
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING, State, View
from lomber.table.scene import HIDDEN
from lomber.table.unseen import START, Unseen


class SixtySixState(Playing):
    """One position of a partie of Sixty-six."""

    # -- copies and outlook

    def copy(self) -> "State":
        return self.twin()

    def twin(self) -> "SixtySixState":
        other = SixtySixState(self.game, self.rules)
        self.copy_partie(other)
        self.copy_deal(other)
        return other

    def this_hand(self) -> "State":
        other = self.twin()
        other.single = True
        return other

    def foreseen(self) -> list[int]:
        """Once the stock is gone or closed, what best play with open cards comes to."""
        if self.turn < 0 or not self.is_strict():
            return []
        first, second = self.hands[self.pair[0]], self.hands[self.pair[1]]
        leader = self.side(self.turn) if self.led < 0 else 1 - self.side(self.turn)
        games = played_out(self.rules.strict, self.trump, first, second, self.tally, leader, self.led)
        end = self.twin()
        end.write(games, -1)
        return end.scores()

    # -- what is known

    def is_ordered(self, pile: str) -> bool:
        """Only the stock, which is drawn from the top."""
        return pile == "stock"

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if pile == "faced" or pile == "gone":
            return True
        if pile == "stock":
            return seat >= 0 and index < self.stock.top and self.stock.taker[index] == seat
        if pile == "rest":  # of the draw for the deal
            return False
        owner: i64 = int(pile.partition(".")[2])
        return owner == seat or (deal == START and index < size(self.base_shown[owner]))

    def view(self, seat: i64) -> View:
        view = SixtySixView(seat, self.game)
        view.phase = self.phase.value
        view.hand = self.deals_done + 1
        view.sheet = self.sheet()
        view.over = self.ended
        view.scores = self.scores()
        view.pack = self.rules.pack
        view.dealer = self.dealer
        view.games = self.games
        view.gone = self.left
        view.last_won = self.last_won
        self.show_table(view)
        if seat >= 0:
            view.own = self.hands[seat]
            view.legal = [int(move) for move in self.legal(seat)]
        return view

    def show_table(self, view: SixtySixView) -> None:
        view.turn = self.turn
        view.pair = [int(self.pair[0]), int(self.pair[1])]
        view.faced = self.faced
        view.faced_taken = self.faced_taken
        view.trump = self.trump
        view.in_stock = self.stock.left()
        view.led = self.led
        view.strict = self.turn >= 0 and self.is_strict()
        if self.tally.closer >= 0:
            view.closer = self.pair[self.tally.closer]
        for seat in range(self.players):
            view.counts.append(int(size(self.hands[seat])))
            view.laid.append(int(self.laid[seat]))
            view.shown.append(int(self.shown[seat]))
            view.denied.append(int(self.denied[seat]))
            playing = self.turn >= 0 and seat != self.resting() and not self.left & BIT[seat]
            side = self.side(seat)
            hidden = not self.rules.points_shown and seat != view.seat
            view.points.append(int(self.tally.points(side)) if playing and not hidden else -1)
            view.tricks.append(int(self.tally.tricks[side]) if playing else -1)
        for row in range(self.rows):
            view.row_seats.append(int(self.row_seats[row]))
            view.row_cards.append(int(self.row_cards[row]))
            if self.row_counts[row]:
                view.marriages.append((int(self.row_seats[row]), int(self.row_cards[row])))
        if self.exchanger >= 0:
            view.exchanges.append((int(self.exchanger), int(self.nine_of)))

    def position(self, seat: i64) -> dict[str, Any]:
        tally = self.tally
        return {
            "phase": self.phase.value,
            "dealer": int(self.dealer),
            "drawing": [int(s) for s in members(self.drawing)],
            "deal": self.deals_done,
            "games": self.games[:],
            "before": self.before[:],
            "left": [int(s) for s in members(self.left)],
            "balances": self.balances[:],
            "single": self.single,
            "last": self.last_won[:],
            "entries": entries_written(self.entries),
            "turn": int(self.turn),
            "piles": self.piles(seat),
            "played": [f"{int(self.row_seats[i])} {card_name(self.row_cards[i])}" for i in range(self.rows)],
            "counts": [int(self.row_counts[i]) for i in range(self.rows)],
            "trump": SUITS[self.trump] if self.trump >= 0 else "",
            "faced_taken": self.faced_taken,
            "points": [int(tally.cards[0]), int(tally.cards[1])],
            "marriages": [int(tally.marriages[0]), int(tally.marriages[1])],
            "tricks": [int(tally.tricks[0]), int(tally.tricks[1])],
            "closer": int(self.pair[tally.closer]) if tally.closer >= 0 else -1,
            "strict_at": int(self.strict_at),
            "early": int(tally.early),
            "exchanger": int(self.exchanger),
            "exchanged_at": int(self.exchanged_at),
            "nine_for": card_name(self.nine_of) if self.nine_of >= 0 else "",
            "shown": [card_names(mask) for mask in self.shown],
            "denied": [card_names(mask) for mask in self.denied],
        }

    def piles(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for p in range(self.players):
            open_, closed = self.hands[p] & self.shown[p], self.hands[p] & ~self.shown[p]
            words = card_names(open_).split()
            if seat in (EVERYTHING, p):
                words.extend(card_names(closed).split())
            else:
                words.extend([HIDDEN] * int(size(closed)))
            piles[f"hand.{p}"] = " ".join(words)
        piles["faced"] = card_name(self.faced) if self.faced >= 0 and not self.faced_taken else ""
        left = range(int(self.stock.top), len(self.stock.cards))
        stock = [NAMES[self.stock.cards[i]] if seat == EVERYTHING else HIDDEN for i in left]
        piles["stock"] = " ".join(stock)
        piles["gone"] = card_names(self.gone)
        return piles

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Each card drawn by another is a place of its own: what he plays he had in hand or has drawn by then."""
        if self.turn < 0:
            return
        for side in range(2):
            p = self.pair[side]
            if p != seat and unseen.has("stock"):
                for position in self.stock.drawn_by(p):
                    unseen.carve("stock", f"drawn.{position}", [position])
        for side in range(2):
            if self.pair[side] != seat:
                self.tell_of(self.pair[side], unseen)

    def tell_of(self, p: i64, unseen: Unseen) -> None:
        before: i64 = 0
        if self.exchanger >= 0:
            before = BIT[card_of(NINE, self.trump)]  # wherever it was dealt, it lay open from then on
        unseen.never(members(self.base_denied[p]), [f"hand.{p}"])
        for row in range(self.rows):
            if row >= self.base_rows and self.row_seats[row] == p:
                self.tell_row(row, p, before, unseen)
            before |= BIT[self.row_cards[row]]
        if self.exchanger == p and self.exchanged_at >= self.base_rows:
            unseen.only(int(card_of(NINE, self.trump)), self.held(p, self.exchanged_at))

    def held(self, p: i64, row: i64) -> list[str]:
        """Where the cards lay that a seat had when so many were laid: his hand, and what he had drawn."""
        drawn = 2 * (row // 2 - self.base_rows // 2)
        return [f"hand.{p}"] + [f"drawn.{i}" for i in self.stock.drawn_by(p) if i < drawn]

    def tell_row(self, row: i64, p: i64, before: i64, unseen: Unseen) -> None:
        """What one card laid tells: itself, the mate of a marriage or its absence, a duty not done."""
        card = self.row_cards[row]
        places = self.held(p, row)
        if not before & BIT[card]:
            unseen.only(int(card), places)
        mate = mate_of(card)
        if row % 2 == 0:
            if self.row_counts[row]:
                unseen.only(int(mate), places)
            elif mate >= 0 and not before & BIT[mate]:
                unseen.never([int(mate)], places)
        elif 0 <= self.strict_at <= row:
            led = self.row_cards[row - 1]
            told = self.rules.strict.denied(card, suit_of(led), led, self.trump)
            unseen.never(members(told & ~BIT[card] & ~before), places)
