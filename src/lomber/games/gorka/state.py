"""Gorka: the bidding (торговля). Who goes up the hill (идёт в гору), who passes, who offers to open.

The deal that leads here is in `deal.py`. As long as three are in there is no calling: each raises or passes. When
two are left the one to speak may offer to open (вскрыться), and the other agrees, goes higher or passes.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, members, size
from lomber.cards.pack import card_name, card_names
from lomber.games.gorka import score
from lomber.games.gorka.deal import (
    AGREE,
    DONE,
    EXPOSE,
    NO_DARK,
    OPEN,
    PASS,
    RAISE,
    STAND,
    Dealing,
    Phase,
    exposable,
)
from lomber.games.gorka.view import GorkaView
from lomber.play.setups import entries_written
from lomber.play.turns import after
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove
from lomber.table.unseen import START, Unseen


class GorkaState(Dealing):
    """A position: whose turn it is, what he may do, what it does; and who may see which card."""

    def copy(self) -> "GorkaState":
        other = GorkaState(self.game)
        other.take(self)
        return other

    def this_hand(self) -> "GorkaState":
        other = self.copy()
        other.single = True
        return other

    # -- whose move

    def actors(self) -> i64:
        if self.phase is Phase.DRAW or self.phase is Phase.DEAL or self.phase is Phase.OVER:
            return 0
        return BIT[self.to_act]

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase is Phase.DARK:
            return self._dark_moves()
        if self.phase is Phase.EXPOSE or self.phase is Phase.SHOW:
            return self._expose_moves()
        return self._bids()

    def _dark_moves(self) -> vec[i64]:
        moves = vec[i64]([NO_DARK])
        for amount in self.dark_stakes():
            moves = append(moves, RAISE + self.raises + amount // self.unit - 1)
        return moves

    def _expose_moves(self) -> vec[i64]:
        """None, one or both of the first two (G-13); the dealer two of his four (G-15)."""
        hand = self.closed[self.to_act]
        showing = self.phase is Phase.SHOW
        moves = vec[i64]() if showing else vec[i64]([DONE])
        if not showing and size(self.chosen) >= self.may_open:
            return moves
        for card in exposable(hand, self.chosen):
            if not (showing and not self.chosen and card == highest(hand)):
                moves = append(moves, EXPOSE + card)
        return moves

    def capped(self) -> bool:
        """Nobody can raise any more (G-28)."""
        return self.high() + self.min_raise > self.cap

    def _bids(self) -> vec[i64]:
        """Pass; stand on a dark stake; open when two are left or at the cap; agree; raise (G-20 … G-28)."""
        seat = self.to_act
        moves = vec[i64]([PASS])
        if self.phase is Phase.ANSWER:
            moves = append(moves, AGREE)
        elif self.capped():
            moves = append(moves, OPEN)
        else:
            if self.may_stand(seat):
                moves = append(moves, STAND)
            if size(self.playing) == 2:
                moves = append(moves, OPEN)
        for step in range(self.raises):
            if self.high() + self.min_raise + int(step) * self.unit <= self.cap:
                moves = append(moves, RAISE + step)
        return moves

    def may_stand(self, seat: i64) -> bool:
        """On his first turn a dark player who is the High stays in without paying (G-23)."""
        dark = bool(self.dark & BIT[seat] & ~self.spoken)
        return dark and self.commitments[seat] == self.high()

    def midway(self, seat: i64) -> bool:
        return self.chosen != 0 and self.to_act == seat

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if not self.acts(seat):
            raise self._out_of_turn(seat, move)
        if not any(legal == move for legal in self.legal(seat)):
            raise self._refusal(seat, move)
        if self.phase is Phase.DARK:
            if move != NO_DARK:
                self.went_dark(seat, self.amount(move))
            self.next_in_the_dark(seat)
        elif self.phase is Phase.EXPOSE or self.phase is Phase.SHOW:
            self._expose(seat, move)
        else:
            self._bid(seat, move)

    def _out_of_turn(self, seat: i64, move: i64) -> IllegalMove:
        """Whose turn it is, each phase says by a rule of its own."""
        if move >= RAISE + self.raises and self.phase is not Phase.DARK:
            return self._dark_is_over(seat, move)
        rule = "G-19"
        if self.phase is Phase.DARK:
            rule = "G-9" if self.dark or self.any_opens else "G-10"
        elif self.phase is Phase.EXPOSE or self.phase is Phase.SHOW:
            rule = "G-13" if self.phase is Phase.EXPOSE else "G-15"
        return IllegalMove(int(seat), self.name(move), rule, "not-your-turn")

    def _dark_is_over(self, seat: i64, move: i64) -> IllegalMove:
        """One round only (G-9); none, where the eldest has not begun it (G-10)."""
        rule = "G-9" if self.dark or self.any_opens else "G-10"
        return IllegalMove(int(seat), self.name(move), rule, "dark-is-over")

    def _refusal(self, seat: i64, move: i64) -> IllegalMove:
        """Which rule forbids it."""
        name = self.name(move)
        if move >= RAISE + self.raises and self.phase is not Phase.DARK:
            return self._dark_is_over(seat, move)
        if self.phase is Phase.DARK:
            return IllegalMove(int(seat), name, "G-9" if self.dark else "G-8", "dark-now")
        if self.phase is Phase.EXPOSE or self.phase is Phase.SHOW:
            rule = "G-13" if self.phase is Phase.EXPOSE else "G-15"
            return IllegalMove(int(seat), name, rule, "expose-now")
        if move == OPEN:
            return IllegalMove(int(seat), name, "G-25", "open-with-two")
        if move == STAND:
            return IllegalMove(int(seat), name, "G-23", "stand-dark-only")
        if move >= RAISE and move < RAISE + self.raises:
            rule = "G-28" if self.capped() else "G-22"
            return IllegalMove(int(seat), name, rule, "above-the-cap", cap=self.cap)
        return IllegalMove(int(seat), name, "G-20", "raise-or-pass")

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        """A sum out of step or beyond the greatest raise has no code; the rules about sums refuse it."""
        word, _, amount = " ".join(text.split()).lower().partition(" ")
        if not amount.isdigit() or not self.acts(seat):
            return None
        if word == "dark" and self.phase is Phase.DARK:
            return IllegalMove(int(seat), text, "G-9" if self.dark else "G-8", "dark-now")
        if word == "raise" and (self.phase is Phase.BID or self.phase is Phase.ANSWER):
            words = {"low": self.min_raise, "high": self.max_raise, "unit": self.unit}
            return IllegalMove(int(seat), text, "G-22", "raise-range", **words)
        return None

    def amount(self, move: i64) -> int:
        """The sum that a raise or a dark stake names."""
        if move < RAISE + self.raises:
            return self.min_raise + int(move - RAISE) * self.unit
        return (int(move - RAISE - self.raises) + 1) * self.unit

    def _expose(self, seat: i64, move: i64) -> None:
        if move != DONE:
            self.chosen |= BIT[move - EXPOSE]
            if self.phase is Phase.EXPOSE or size(self.chosen) < 2:
                return
        self.exposed(seat, self.chosen)
        self.chosen = 0
        if self.phase is Phase.SHOW:
            self.begin_bidding()
        else:
            self.expose_from((seat + 1) % self.players)

    # -- the bidding (G-19 … G-28)

    def begin_bidding(self) -> None:
        self.phase = Phase.BID
        self.chosen = 0
        self.to_act = self.dealer
        self._next_speaker()

    def _bid(self, seat: i64, move: i64) -> None:
        answering = self.phase is Phase.ANSWER
        self.spoken |= BIT[seat]
        self.phase = Phase.BID
        if move == PASS:
            self._pass(seat)
        elif move == AGREE:
            self.commit(seat, self.high())
            self._showdown()
            return
        elif move == OPEN:
            self.commit(seat, self.high())
            if not self.capped():
                self.phase = Phase.ANSWER
                self.to_act = after(seat, self.playing, self.players)
                return
        elif move >= RAISE:
            self.commit(seat, self.high() + self.amount(move))
            if answering:
                self.to_act = seat
        self._next_speaker()

    def _pass(self, seat: i64) -> None:
        """A pass is final; open cards are taken back into the hand (G-17, G-20)."""
        self.playing &= ~BIT[seat]
        self.closed[seat] |= self.open[seat]
        self.open[seat] = 0

    def _next_speaker(self) -> None:
        """The next who is in, clockwise; at the cap only those below the High, then the showdown (G-24, G-28)."""
        if size(self.playing) == 1:
            self._end(members(self.playing)[0])
            return
        asked = self.playing
        if self.capped():
            for seat in members(self.playing):
                if self.commitments[seat] == self.high():
                    asked &= ~BIT[seat]
            if not asked:
                self._showdown()
                return
        self.to_act = after(self.to_act, asked, self.players)

    def _showdown(self) -> None:
        """All who are in show their four cards; the best hand takes the pot (G-26)."""
        self.revealed = self.playing
        self._end(score.best_of(self.shown_hands(), self.falki))

    def shown_hands(self) -> dict[int, int]:
        return {int(seat): int(self.closed[seat] | self.open[seat]) for seat in members(self.revealed)}

    def _end(self, winner: i64) -> None:
        shown = self.shown_hands()
        self.entries.extend(
            score.deal_entries(self.hand, self.base, self.commitments, winner, shown, self.falki)
        )
        self.pot.draw(winner, self.pot.left)
        self.last = [str(winner)] + [f"{seat} {card_names(cards)}" for seat, cards in shown.items()]
        if self.single or self.hand >= self.last_hand:
            self.phase = Phase.OVER
        else:
            self.clear_deal()

    # -- what is known (G-17, G-18)

    def knows(self, seat: i64, owner: i64, card: i64) -> bool:
        """Own cards once the dark stakes are made; whatever has lain open; hands shown at the end."""
        if self.seen_open[owner] & BIT[card] or self.revealed & BIT[owner]:
            return True
        return seat == owner and self.phase is not Phase.DARK

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        word, _, number = pile.partition(".")
        if word == "aside" or word == "rest":  # the rest of the draw for the deal
            return False
        owner: i64 = int(number)
        if word == "open":
            return True
        if word == "next":
            return len(self.given[owner]) > 0 and self.knows(seat, owner, self.given[owner][index])
        cards = self.origin[owner]
        if not cards:  # the hand is over and gathered in
            return seat == owner
        if deal == START:
            card = self.game.read_card(card_names(cards).split()[index])
            return self.knows(seat, owner, card)
        return self.knows(seat, owner, members(cards)[index])

    def is_ordered(self, pile: str) -> bool:
        return pile.startswith("next.")

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Nothing is told but what lies open: any closed card can be any unseen one."""

    def view(self, seat: i64) -> GorkaView:
        """Built by adding what the seat may see."""
        view = GorkaView(seat, self.players)
        view.game = self.game
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.dealer = self.dealer
        view.to_act = self.to_act if self.actors() else -1
        view.falki = self.falki
        view.pack = self.pack
        view.pot = self.pot.left
        view.high = self.high()
        view.unit = self.unit
        view.min_raise = self.min_raise
        view.raises = self.raises
        view.dark = self.dark
        view.playing = self.playing
        view.last = self.last
        for other in range(self.players):
            view.commitments[other] = self.commitments[other]
            view.open[other] = self.open[other]
            view.seen_open[other] = self.seen_open[other]
            view.cards[other] = size(self.closed[other])
            if self.revealed & BIT[other]:
                view.known[other] = self.closed[other]
        if seat >= 0 and self.phase is not Phase.DARK:
            view.known[seat] = self.closed[seat]
            view.chosen = self.chosen if self.to_act == seat else 0
        view.legal = self.legal(seat)
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "single": self.single,
            "hand": int(self.hand),
            "dealer": int(self.dealer),
            "balances": self.pot.balances[:],
            "before": self.before[:],
            "entries": entries_written(self.entries),
            "last": self.last[:],
            "piles": self._piles(seat),
            "seen_open": [card_names(self.seen_open[s] & ~self.open[s]) for s in range(self.players)],
            "revealed": [int(s) for s in members(self.revealed)],
            "to_act": int(self.to_act),
            "dark": [int(s) for s in members(self.dark)],
            "commitments": self.commitments[:],
            "playing": [int(s) for s in members(self.playing)],
            "spoken": [int(s) for s in members(self.spoken)],
        }

    def _piles(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for owner in range(self.players):
            mine = seat in (EVERYTHING, owner)
            chosen = self.chosen if mine and owner == self.to_act else 0
            piles[f"hand.{owner}"] = self._written(seat, owner, self.closed[owner] & ~chosen)
            piles[f"chosen.{owner}"] = card_names(chosen)
            piles[f"open.{owner}"] = card_names(self.open[owner])
            waiting = self.next[owner]
            known = [card_name(card) if seat == EVERYTHING else "??" for card in waiting]
            piles[f"next.{owner}"] = " ".join(known)
        everything = seat == EVERYTHING
        piles["aside"] = card_names(self.aside) if everything else " ".join(["??"] * size(self.aside))
        return {name: text for name, text in piles.items() if text}

    def _written(self, seat: i64, owner: i64, cards: i64) -> str:
        """Cards by name, those not known as `??` behind them."""
        known: i64 = 0
        for card in members(cards):
            if seat == EVERYTHING or self.knows(seat, owner, card):
                known |= BIT[card]
        return " ".join(card_names(known).split() + ["??"] * size(cards & ~known))


__all__ = ["GorkaState", "Phase"]
