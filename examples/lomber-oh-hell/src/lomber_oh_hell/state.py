"""One position of a match of Oh Hell, and its rules."""

from __future__ import annotations

import enum
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import SUIT, SUITS, card_name, card_names, suit_of
from lomber.play.open_play import lineup
from lomber.play.setups import entries_written
from lomber.play.tricks import NO_CARD, NO_SUIT, Duties, beats
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile
from lomber.table.contract import EVERYTHING, Gist
from lomber.table.errors import IllegalMove
from lomber.table.foreign import Plain
from lomber.table.sheet import Column, Entry, Sheet

from . import score
from .view import OhHellView

DUTIES = Duties()  # O-7: follow suit; who cannot, plays what he likes


class Phase(enum.Enum):
    DEAL = "deal"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


class OhHellState(Plain):
    """Who deals, what was bid, what was played, and the sheet of the match."""

    game: Any  # the options and bounds of OhHell

    def __init__(self, game: Any) -> None:
        self.game = game
        players = int(game.seats)
        self.players = players
        self.phase = Phase.DEAL
        self.hand = 1
        self.dealer = players - 1
        self.to_move = 0
        self.totals = [0] * players
        self.before = [0] * players
        self.alone = False
        self.entries: list[Entry] = []
        self.clear()

    def clear(self) -> None:
        """Nothing lies on the table: what belonged to the hand is gone."""
        self.hands = [0] * self.players
        self.turned = NO_CARD
        self.rest = 0
        self.bids = [-1] * self.players
        self.chosen: dict[int, int] = {}
        self.taken = [0] * self.players
        self.played: list[tuple[int, int]] = []
        self.in_trick = 0
        self.denied = [0] * self.players

    # -- whose turn, and what he may do

    def cards(self) -> int:
        """How many cards each is dealt in this hand (O-3)."""
        return int(self.game.sizes[self.hand - 1])

    def trump(self) -> int:
        """O-4: the suit of the turned card; none where nothing is turned."""
        return NO_SUIT if self.turned == NO_CARD else int(suit_of(self.turned))

    def actors(self) -> int:
        if self.phase is Phase.BID and self.game.options.bidding == "sealed":
            return sum(int(BIT[seat]) for seat in range(self.players) if seat not in self.chosen)
        if self.phase in (Phase.BID, Phase.PLAY):
            return int(BIT[self.to_move])
        return 0

    def sealed(self) -> int:
        return 1 if self.phase is Phase.BID and self.game.options.bidding == "sealed" else 0

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or not self.actors() & BIT[seat]:
            return []
        return self.legal_bids(seat) if self.phase is Phase.BID else self.legal_cards(seat)

    def legal_bids(self, seat: int) -> list[int]:
        """O-5, O-6: from none to all tricks; not the one that would make everybody able to be right."""
        first = int(self.game.book.first("bid"))
        barred = self.hooked(seat)
        return [first + bid for bid in range(self.cards() + 1) if bid != barred]

    def hooked(self, seat: int) -> int:
        """O-6: the number the dealer may not bid; -1 for everybody else."""
        if not self.game.options.hook or seat != self.dealer:
            return -1
        return self.cards() - sum(bid for bid in self.bids if bid >= 0)

    def legal_cards(self, seat: int) -> list[int]:
        """O-7: follow suit if you can."""
        allowed = DUTIES.legal(self.hands[seat], self.led(), self.winning()[1], self.trump())
        return [int(card) for card in members(allowed)]

    def trick(self) -> list[tuple[int, int]]:
        """The cards on the table, in the order laid."""
        return self.played[len(self.played) - self.in_trick :]

    def led(self) -> int:
        trick = self.trick()
        return int(suit_of(trick[0][1])) if trick else NO_SUIT

    def winning(self) -> tuple[int, int]:
        """Who is winning the trick so far, and with which card."""
        best = (-1, NO_CARD)
        for seat, card in self.trick():
            if best[1] == NO_CARD or beats(card, best[1], self.trump()):
                best = (seat, card)
        return best

    # -- moves

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise self.refusal(seat, move)
        if self.phase is Phase.BID:
            self.bid(seat, move - int(self.game.book.first("bid")))
        else:
            self.lay(seat, move)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why not: in one key and the number of a rule."""
        name = self.game.book.text(move) if 0 <= move < len(self.game.book) else str(move)
        if seat < 0 or seat >= self.players or not self.actors() & BIT[seat]:
            return IllegalMove(seat, name, "O-5" if self.phase is Phase.BID else "O-7", "not-your-turn")
        if self.phase is Phase.BID:
            first = int(self.game.book.first("bid"))
            if move == first + self.hooked(seat):
                return IllegalMove(seat, name, "O-6", "oh-hell-hook-bid", number=self.hooked(seat))
            return IllegalMove(seat, name, "O-5")
        if not 0 <= move < 52 or not self.hands[seat] & BIT[move]:
            return IllegalMove(seat, name, "O-7", "not-in-hand")
        return IllegalMove(seat, name, "O-7", "must-follow", suit=SUITS[self.led()])

    def bid(self, seat: int, number: int) -> None:
        """O-5: one after another, or all at once."""
        if self.game.options.bidding == "sealed":
            self.chosen[seat] = number
            if len(self.chosen) < self.players:
                return
            self.bids = [self.chosen[player] for player in range(self.players)]
            self.chosen = {}
        else:
            self.bids[seat] = number
            self.to_move = (seat + 1) % self.players
            if seat != self.dealer:
                return
        self.phase = Phase.PLAY
        self.to_move = (self.dealer + 1) % self.players

    def lay(self, seat: int, card: int) -> None:
        """O-7: a card to the trick; the fourth ends it, the last trick ends the hand."""
        self.denied[seat] |= int(DUTIES.denied(card, self.led(), self.winning()[1], self.trump()))
        self.hands[seat] &= ~int(BIT[card])
        self.played.append((seat, card))
        self.in_trick += 1
        self.to_move = (seat + 1) % self.players
        if self.in_trick == self.players:
            winner = self.winning()[0]
            self.taken[winner] += 1
            self.in_trick = 0
            self.to_move = winner
            if not any(self.hands):
                self.settle()

    def settle(self) -> None:
        """O-8 … O-10: the sheet is written, the deal passes to the left, or the match is over."""
        written = score.entries(self.hand, self.bids, self.taken, self.game.options.scoring)
        self.entries = self.entries + written
        for entry in written:
            self.totals[entry.column] += entry.amount
        if self.alone or self.hand == self.game.match_hands:
            self.phase = Phase.OVER
            return
        self.clear()
        self.hand += 1
        self.before = list(self.totals)
        self.dealer = (self.dealer + 1) % self.players
        self.to_move = (self.dealer + 1) % self.players
        self.phase = Phase.DEAL

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is not Phase.DEAL:
            return None
        count = self.cards()
        left = size(self.game.pack) - count * self.players
        turned = 1 if left and self.game.options.trumps == "turned" else 0
        piles = [Pile(f"hand.{seat}", count, BIT[seat]) for seat in range(self.players)]
        piles.append(Pile("turned", turned, EVERYONE))
        piles.append(Pile("rest", left - turned, NOBODY))
        return Deal("hand", members(self.game.pack), piles)

    def dealt(self, order: Any) -> None:
        cards = [int(card) for card in order]
        count = self.cards()
        for seat in range(self.players):
            self.hands[seat] = sum(int(BIT[card]) for card in cards[seat * count : (seat + 1) * count])
        left = cards[self.players * count :]
        if left and self.game.options.trumps == "turned":
            self.turned = left.pop(0)
        self.rest = sum(int(BIT[card]) for card in left)
        self.phase = Phase.BID

    # -- what is hidden

    def sees(self, seat: int, deal: int, pile: str, index: int) -> bool:
        """Of a set-up: the own hand, and the turned card."""
        return deal < 0 and pile in ("turned", f"hand.{seat}")

    def clues(self, seat: int, unseen: Any) -> None:
        gone = 0
        for _, card in self.played:
            gone |= int(BIT[card])
        for player in range(self.players):
            place = f"hand.{player}"
            if not unseen.has(place):
                continue
            for laid_by, card in self.played:
                if laid_by == player:
                    unseen.only(card, [place])
            unseen.never([int(card) for card in members(self.denied[player] & ~gone)], [place])

    # -- the match

    def copy(self) -> OhHellState:
        other = OhHellState.__new__(OhHellState)
        other.game = self.game
        other.players = self.players
        other.phase, other.hand, other.dealer, other.to_move = (
            self.phase,
            self.hand,
            self.dealer,
            self.to_move,
        )
        other.totals, other.before, other.alone = list(self.totals), list(self.before), self.alone
        other.entries = self.entries
        other.hands, other.turned, other.rest = list(self.hands), self.turned, self.rest
        other.bids, other.chosen, other.taken = list(self.bids), dict(self.chosen), list(self.taken)
        other.played, other.in_trick, other.denied = list(self.played), self.in_trick, list(self.denied)
        return other

    def this_hand(self) -> OhHellState:
        other = self.copy()
        other.alone = True
        return other

    def hand_number(self) -> int:
        return self.hand

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def scores(self) -> list[int]:
        if not self.alone:
            return list(self.totals)
        return [now - then for now, then in zip(self.totals, self.before, strict=True)]

    def sheet(self) -> Sheet:
        columns = tuple(Column((seat,), totals={"points": self.totals[seat]}) for seat in range(self.players))
        return Sheet("table", columns, tuple(self.entries))

    def gist(self) -> Gist | None:
        """With open cards all that matters: who holds what, whose turn it is, and how much each is short of."""
        if self.phase is not Phase.PLAY or self.players > 6:
            return None
        key = lineup(vec[i64](self.hands), self.winning()[1])
        key += [self.to_move, self.winning()[0], self.led(), self.in_trick]
        key += [bid - taken for bid, taken in zip(self.bids, self.taken, strict=True)]
        return Gist(key, [0] * self.players)

    # -- what is seen

    def view(self, seat: int) -> OhHellView:
        view = OhHellView(seat)
        view.phase = self.phase.value
        view.hand = self.hand
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        view.fill(self)
        return view

    def position(self, seat: int) -> dict[str, Any]:
        whole = seat == EVERYTHING
        piles = {}
        for player in range(self.players):
            held = self.hands[player]
            piles[f"hand.{player}"] = card_names(held) if whole or player == seat else hidden(held)
        piles["turned"] = "" if self.turned == NO_CARD else card_name(self.turned)
        piles["rest"] = card_names(self.rest) if whole else hidden(self.rest)
        return {
            "phase": self.phase.value,
            "hand": self.hand,
            "dealer": self.dealer,
            "to_move": self.to_move,
            "piles": piles,
            "played": [f"{player} {card_name(card)}" for player, card in self.played],
            "in_trick": self.in_trick,
            "bids": list(self.bids),
            "taken": list(self.taken),
            "denied": {
                str(player): "".join(SUITS[s] for s in range(4) if self.denied[player] & SUIT[s])
                for player in range(self.players)
                if self.denied[player]
            },
            "totals": list(self.totals),
            "before": list(self.before),
            "alone": self.alone,
            "entries": entries_written(self.entries),
            "sealed": {
                str(player): [f"bid {bid}"]
                for player, bid in sorted(self.chosen.items())
                if whole or player == seat
            },
        }


def hidden(mask: int) -> str:
    return " ".join(["??"] * int(size(mask)))
