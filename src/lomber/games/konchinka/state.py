"""Konchinka (Кончинка): a card of the hand takes its like, or a set that adds up to it, from the table.

What is here: the sitting, the opening of the table, the deals of four, the turn, the count, the end of the partie.
A deal of the contract is a game (игра): one pass through the pack. All cards are dealt at once; the stock lies in
its order, and a card rejected from the table goes into its middle, where everybody has seen it go (K-6).
"""

import enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled, members, size
from lomber.cards.pack import CLUBS, JACK, SUIT, card_name, card_names, pack, rank_of
from lomber.cards.packs import hidden, names, part, without_card
from lomber.games.konchinka import score
from lomber.games.konchinka.captures import Taking
from lomber.games.konchinka.view import TAKE, KonchinkaView
from lomber.play.draws import draw, low_to_high
from lomber.play.setups import entries_written
from lomber.table.chance import NOBODY, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import START, Unseen

NO_CARD: Final[i64] = -1
DONE: Final[i64] = 104
LAY: Final[i64] = 105


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    TURN = "turn"
    CHOOSE = "choose"
    OVER = "over"


class KonchinkaState(State):
    """A match: games until somebody has won the partie."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what was agreed
        self.players: i64 = options.players
        self.figures: bool = options.variant == "figures"
        self.taking = Taking(self.figures, options.multi_capture)
        self.forced: str = options.forced_capture
        self.jack_stays: bool = options.open_jack == "allowed"
        self.early: bool = options.early_win
        self.target: int = options.target
        self.in_order: bool = options.tie_break == "count_order"
        self.by_points: bool = options.settlement == "points"
        self.price: int = options.point_price
        self.stake: int = options.pool_stake
        self.parties: i64 = options.parties
        self.last_hand: i64 = options.hands or 0
        self.hand_cards: i64 = options.hand_cards
        self.table_cards: i64 = options.table_cards
        self.pack: i64 = pack(options.ranks, options.suits)
        # -- the match
        self.phase = Phase.DRAW if options.draw else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.dealer: i64 = self.players - 1
        self.partie: i64 = 0
        """Parties won so far."""
        self.totals: list[int] = [0] * self.players
        self.money: list[int] = [0] * self.players
        self.before: list[int] = [0] * self.players
        self.entries: list[Entry] = []
        self.winner: i64 = -1
        """Who won the last partie."""
        # -- the game: its cards
        self.origin: vec[i64] = filled(self.players, 0)
        """The hands as they stood where the log of this game begins."""
        self.dealt_stock: vec[i64] = vec[i64]()
        """The stock as it was dealt, to know its cards by their places."""
        self.stock: vec[i64] = vec[i64]()
        """What is left of it, top first."""
        self.hands: vec[i64] = filled(self.players, 0)
        self.held: vec[i64] = filled(self.players, 0)
        """All cards that each has had in his hand."""
        self.table: vec[i64] = vec[i64]()
        """Open cards in the order of their arrival."""
        self.piles: vec[i64] = filled(self.players, 0)
        self.gone: i64 = 0
        """Cards that a set-up leaves out of the game."""
        self.shown: i64 = 0
        """Cards that have lain open."""
        self.denied: vec[i64] = filled(self.players, 0)
        """Cards that a hand is known not to hold: they could have taken when it laid one down (K-16)."""
        # -- the turn
        self.to_act: i64 = 0
        self.last_taker: i64 = -1
        self.card: i64 = NO_CARD
        """The card that was chosen and still has a choice of sets."""
        self.touched: i64 = 0
        """The table cards touched so far."""

    # -- copies

    def copy(self) -> "KonchinkaState":
        other = KonchinkaState(self.game)
        other.phase = self.phase
        other.single = self.single
        other.hand = self.hand
        other.dealer = self.dealer
        other.partie = self.partie
        other.totals = self.totals[:]
        other.money = self.money[:]
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.winner = self.winner
        other.origin = copied(self.origin)
        other.dealt_stock = self.dealt_stock
        other.stock = self.stock
        other.hands = copied(self.hands)
        other.held = copied(self.held)
        other.table = self.table
        other.piles = copied(self.piles)
        other.gone = self.gone
        other.shown = self.shown
        other.denied = copied(self.denied)
        other.to_act = self.to_act
        other.last_taker = self.last_taker
        other.card = self.card
        other.touched = self.touched
        return other

    def this_hand(self) -> "KonchinkaState":
        other = self.copy()
        other.single = True
        return other

    # -- chance and the deal (K-4 … K-9)

    def eldest(self) -> i64:
        return (self.dealer + 1) % self.players

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw(self.pack, self.players)
        if self.phase is Phase.DEAL:
            piles = [Pile(f"hand.{seat}", self.hand_cards, BIT[seat]) for seat in range(self.players)]
            left = size(self.pack) - self.players * self.hand_cards
            piles.append(Pile("stock", left, NOBODY, True))
            return Deal("game", members(self.pack), piles)
        return None

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self.dealer = low_to_high(order, self.players)[0]
            self.phase = Phase.DEAL
            return
        self.hand += 1
        self.before = self.scores_now()
        at: i64 = 0
        for seat in range(self.players):
            for _ in range(self.hand_cards):
                self.hands[seat] |= BIT[order[at]]
                at += 1
            self.origin[seat] = self.hands[seat]
            self.held[seat] = self.hands[seat]
        self.dealt_stock = part(order, at, len(order))
        self.stock = self.dealt_stock
        self._open_table()
        self.phase = Phase.TURN
        self.to_act = self.eldest()

    def _open_table(self) -> None:
        """Cards are opened one at a time; a jack or a card like one that lies goes into the middle (K-6)."""
        while len(self.table) < self.table_cards:
            card = self.stock[0]
            rest = part(self.stock, 1, len(self.stock))
            self.shown |= BIT[card]
            if self.may_lie(card):
                self.table = append(copied(self.table), card)
                self.stock = rest
            else:
                middle = len(rest) // 2
                self.stock = vec[i64]()
                for i in range(len(rest) + 1):
                    next_card = card if i == middle else rest[i if i < middle else i - 1]
                    self.stock = append(self.stock, next_card)

    def may_lie(self, card: i64) -> bool:
        """May a card stay among the opening cards (K-6, K-43)?"""
        if rank_of(card) == JACK and not self.jack_stays:
            return False
        return all(rank_of(other) != rank_of(card) for other in self.table)

    def _deal_again(self) -> None:
        """The same dealer deals on, packet after packet from his left; nothing more goes to the table (K-7)."""
        at: i64 = 0
        for step in range(1, self.players + 1):
            seat = (self.dealer + step) % self.players
            for _ in range(self.hand_cards):
                self.hands[seat] |= BIT[self.stock[at]]
                at += 1
            self.held[seat] |= self.hands[seat]
            self.denied[seat] = 0
        self.stock = part(self.stock, at, len(self.stock))

    # -- whose move (K-9 … K-16)

    def actors(self) -> i64:
        return BIT[self.to_act] if self.phase is Phase.TURN or self.phase is Phase.CHOOSE else 0

    def table_mask(self) -> i64:
        mask: i64 = 0
        for card in self.table:
            mask |= BIT[card]
        return mask

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase is Phase.TURN:
            return members(self.playable(seat))
        return self._choices()

    def playable(self, seat: i64) -> i64:
        """Any card; but with `forced_capture=turn` only cards that take, if there are any (K-16)."""
        hand = self.hands[seat]
        if self.forced != "turn":
            return hand
        taking: i64 = 0
        table = self.table_mask()
        for card in members(hand):
            if self.taking.can(card, table):
                taking |= BIT[card]
        return taking or hand

    def _choices(self) -> vec[i64]:
        """Cards of a set still possible; `done` where those touched are a set; to lay it down, where free."""
        table = self.table_mask()
        moves = vec[i64]()
        for card in members(self.taking.reach(self.card, table, self.touched)):
            moves = append(moves, TAKE + card)
        if self.taking.whole(self.card, table, self.touched):
            moves = append(moves, DONE)
        if self.forced == "free" and not self.touched:
            moves = append(moves, LAY)
        return moves

    def midway(self, seat: i64) -> bool:
        return self.phase is Phase.CHOOSE and seat == self.to_act

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if not self.acts(seat):
            raise IllegalMove(int(seat), self.name(move), "K-9", "not-your-turn")
        if not any(legal == move for legal in self.legal(seat)):
            raise self._refusal(seat, move)
        if self.phase is Phase.TURN:
            self._choose(move)
        elif move == LAY:
            self._lay(self.card)
        elif move == DONE:
            self._take(self.touched)
        else:
            self.touched |= BIT[move - TAKE]
            only = self.taking.only(self.card, self.table_mask(), self.touched)
            if only:
                self._take(only)

    def _refusal(self, seat: i64, move: i64) -> IllegalMove:
        name = self.name(move)
        if self.phase is Phase.TURN:
            if move >= TAKE:
                return IllegalMove(int(seat), name, "K-9", "card-first")
            if not self.hands[seat] & BIT[move]:
                return IllegalMove(int(seat), name, "K-9", "not-in-hand")
            return IllegalMove(int(seat), name, "K-16", "must-take")
        if move == LAY:
            return IllegalMove(int(seat), name, "K-16", "must-take")
        return IllegalMove(int(seat), name, "K-11", "no-such-set")

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        """There is no passing (K-10)."""
        if text.strip().lower() != "pass" or not self.acts(seat):
            return None
        return IllegalMove(int(seat), text, "K-10", "no-passing")

    def _choose(self, card: i64) -> None:
        """One way to play a card is played at once; where there is a choice the player touches what he takes."""
        sets = self.taking.single_sets(card, self.table_mask())
        if not sets:
            self._lay(card)
        elif len(sets) == 1 and self.forced != "free":
            self._take_with(card, sets[0])
        else:
            self.card = card
            self.touched = 0
            self.phase = Phase.CHOOSE

    def _lay(self, card: i64) -> None:
        """A card that takes nothing stays on the table (K-15)."""
        if self.forced == "turn":
            self._tell_nothing_takes()
        self._played(card)
        self.table = append(copied(self.table), card)
        self._next()

    def _tell_nothing_takes(self) -> None:
        table = self.table_mask()
        for card in members(self.pack):
            if self.taking.can(card, table):
                self.denied[self.to_act] |= BIT[card]

    def _take(self, cards: i64) -> None:
        self._take_with(self.card, cards)

    def _take_with(self, card: i64, cards: i64) -> None:
        """The card and what it took go to the player's pile (K-14)."""
        seat = self.to_act
        self._played(card)
        for taken in members(cards):
            self.table = without_card(self.table, taken)
        self.piles[seat] |= cards | BIT[card]
        self.last_taker = seat
        if self.early and score.wins_early(self.piles[seat], self.totals, int(seat), self.target):
            self._win_early(seat)
        else:
            self._next()

    def _played(self, card: i64) -> None:
        self.hands[self.to_act] &= ~BIT[card]
        self.shown |= BIT[card]
        self.card = NO_CARD
        self.touched = 0
        self.phase = Phase.TURN

    def _next(self) -> None:
        """The next player; new hands when all are empty; the count when the pack is out (K-7, K-9)."""
        self.to_act = (self.to_act + 1) % self.players
        if any(self.hands[seat] for seat in range(self.players)):
            return
        if len(self.stock):
            self._deal_again()
            self.to_act = self.eldest()
        else:
            self._count()

    # -- the count and the partie (K-18 … K-28)

    def _count(self) -> None:
        """What is left goes to who took last; then cards, clubs and konchinki are counted."""
        if self.last_taker >= 0:
            self.piles[self.last_taker] |= self.table_mask()
            self.table = vec[i64]()
        points = score.count([int(pile) for pile in self.piles])
        counted = score.enter(points, self.totals, self.target, self.in_order)
        self.entries.extend(score.point_entries(self.hand, counted.entered))
        self._write_records(counted.totals, "K-24")
        self._end_game(counted.winner)

    def _win_early(self, seat: i64) -> None:
        """Assured points end the partie at once; the record is written as the target (K-25, K-26)."""
        totals = self.totals[:]
        amount = self.target - totals[seat]
        self.entries.append(Entry(int(self.hand), int(seat), score.POINTS, amount, "assured", "K-25"))
        totals[seat] = self.target
        self._write_records(totals, "K-26")
        self._end_game(seat)

    def _write_records(self, totals: list[int], rule: str) -> None:
        self.entries.extend(score.record_entries(self.hand, self.totals, totals, rule))
        self.totals = totals

    def _end_game(self, winner: i64) -> None:
        self.winner = winner
        if winner >= 0:
            self.partie += 1
            paid = self.paid(winner)
            rule = "K-27" if self.by_points else "K-28"
            self.entries.extend(score.money_entries(self.hand, paid, rule))
            self.money = [self.money[seat] + paid[seat] for seat in range(self.players)]
        won = winner >= 0 and self.partie >= self.parties
        cut = bool(self.last_hand) and self.hand >= self.last_hand
        if won or cut or self.single:
            self.phase = Phase.OVER
            return
        if winner >= 0:
            self.totals = [0] * self.players
        self._clear()

    def paid(self, winner: i64) -> list[int]:
        if self.by_points:
            return score.payments(self.totals, int(winner), self.target, self.price)
        return score.pool(int(self.players), int(winner), self.stake)

    def _clear(self) -> None:
        """Nothing of an earlier game is left; the deal passes to the left (K-8)."""
        self.dealer = self.eldest()
        self.origin = filled(self.players, 0)
        self.dealt_stock = vec[i64]()
        self.stock = vec[i64]()
        self.hands = filled(self.players, 0)
        self.held = filled(self.players, 0)
        self.table = vec[i64]()
        self.piles = filled(self.players, 0)
        self.gone = 0
        self.shown = 0
        self.denied = filled(self.players, 0)
        self.to_act = 0
        self.last_taker = -1
        self.phase = Phase.DEAL

    # -- the match

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is Phase.DRAW or self.phase is Phase.DEAL else self.hand

    def scores_now(self) -> list[int]:
        """Money paid, and what a partie cut short here would bring.

        By points everybody pays everybody the difference of their records; a pool is the sole leader's.
        """
        if self.phase is Phase.OVER and self.winner >= 0:
            return self.money[:]
        open_ = score.unfinished(self.totals, self.price)
        if not self.by_points:
            best = max(self.totals)
            leads = self.totals.count(best) == 1
            open_ = [0] * self.players
            if leads:
                open_ = score.pool(int(self.players), self.totals.index(best), self.stake)
        return [self.money[seat] + open_[seat] for seat in range(self.players)]

    def scores(self) -> list[int]:
        found = self.scores_now()
        if self.single:
            found = [found[seat] - self.before[seat] for seat in range(self.players)]
        return found

    def sheet(self) -> Sheet:
        """One column a player; each new total below the old one, which is crossed out (section 4)."""
        columns = tuple(
            Column((seat,), "", {"record": self.totals[seat], "money": self.money[seat]})
            for seat in range(int(self.players))
        )
        return Sheet("running", columns, tuple(self._crossed()), {"target": self.target})

    def _crossed(self) -> list[Entry]:
        """The entries, every record but the last of a partie crossed out: a partie ends with its money."""
        found: list[Entry] = []
        newer = [False] * self.players
        for entry in reversed(self.entries):
            if entry.place == score.MONEY:
                newer = [False] * self.players
            elif entry.place == score.RECORD:
                if newer[entry.column]:
                    entry = Entry(
                        entry.hand,
                        entry.column,
                        entry.place,
                        entry.amount,
                        entry.reason,
                        entry.rule,
                        {},
                        True,
                    )
                newer[entry.column] = True
            found.append(entry)
        found.reverse()
        return found

    # -- what is known

    def knows(self, seat: i64, card: i64) -> bool:
        """What has lain open, and what one has held."""
        return bool(self.shown & BIT[card]) or (seat >= 0 and bool(self.held[seat] & BIT[card]))

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        word, _, number = pile.partition(".")
        if word == "stock":
            return self.knows(seat, self.dealt_stock[index])
        if word == "hand":
            cards = self.origin[int(number)]
            if deal == START:
                return self.knows(seat, self.game.read_card(card_names(cards).split()[index]))
            return self.knows(seat, members(cards)[index])
        return word != "gone"

    def is_ordered(self, pile: str) -> bool:
        return pile == "stock" or pile == "table"

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """With `forced_capture=turn` a card laid down tells that nothing in that hand could take (K-16)."""
        for owner in range(self.players):
            barred = members(self.denied[owner])
            if owner == seat or not len(barred):
                continue
            if unseen.has("stock"):
                places = [
                    i for i in range(len(self.dealt_stock)) if self.hands[owner] & BIT[self.dealt_stock[i]]
                ]
                unseen.carve("stock", f"now.{owner}", places)
            unseen.never(barred, [f"hand.{owner}", f"now.{owner}"])

    def view(self, seat: i64) -> KonchinkaView:
        """Built by adding what the seat may see; a card chosen but not yet played is seen by its player alone."""
        view = KonchinkaView(seat, self.players)
        view.game = self.game
        view.taking = self.taking
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.dealer = self.dealer
        view.to_act = self.to_act if self.actors() else -1
        view.table = self.table
        view.stock_left = len(self.stock)
        view.deals_left = len(self.stock) // (self.players * self.hand_cards)
        view.last_taker = self.last_taker
        view.target = self.target
        view.totals = self.totals[:]
        view.winner = self.winner if self.over() else -1
        view.shown = self.shown
        for other in range(self.players):
            view.cards[other] = size(self.hands[other])
            view.taken[other] = size(self.piles[other])
            if self.over():
                view.counted[other] = self.piles[other]
        if seat >= 0:
            view.mine = self.hands[seat]
            view.clubs = size(self.piles[seat] & SUIT[CLUBS])
            view.pile = self.piles[seat]
            if self.midway(seat):
                view.card = self.card
                view.touched = self.touched
        view.legal = self.legal(seat)
        if view.phase == Phase.CHOOSE.value and not self.midway(seat):
            view.phase = Phase.TURN.value
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        mine = seat == EVERYTHING or self.midway(seat)
        choosing = self.phase is Phase.CHOOSE and mine
        return {
            "phase": Phase.TURN.value if self.phase is Phase.CHOOSE and not mine else self.phase.value,
            "single": self.single,
            "hand": int(self.hand),
            "dealer": int(self.dealer),
            "partie": int(self.partie),
            "totals": self.totals[:],
            "money": self.money[:],
            "before": self.before[:],
            "entries": entries_written(self.entries),
            "winner": int(self.winner),
            "piles": self._piles(seat),
            "shown": card_names(self.shown & ~self.open_now()),
            "denied": [card_names(self.denied[s]) for s in range(self.players)],
            "to_act": int(self.to_act),
            "last_taker": int(self.last_taker),
            "card": card_name(self.card) if choosing else "",
            "touched": card_names(self.touched) if choosing else "",
        }

    def open_now(self) -> i64:
        """Cards whose place everybody can see: on the table and in the piles."""
        mask = self.table_mask()
        for pile in self.piles:
            mask |= pile
        return mask

    def _piles(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for owner in range(self.players):
            piles[f"hand.{owner}"] = self._written(seat, self.hands[owner])
            piles[f"taken.{owner}"] = card_names(self.piles[owner])
        piles["table"] = names(self.table)
        words = [card_name(c) if seat == EVERYTHING or self.knows(seat, c) else "??" for c in self.stock]
        piles["stock"] = " ".join(words)
        piles["gone"] = card_names(self.gone) if seat == EVERYTHING else hidden(size(self.gone))
        return {name: text for name, text in piles.items() if text}

    def _written(self, seat: i64, cards: i64) -> str:
        """Cards by name, those not known as `??` behind them."""
        known: i64 = 0
        for card in members(cards):
            if seat == EVERYTHING or self.knows(seat, card):
                known |= BIT[card]
        return " ".join(card_names(known).split() + ["??"] * size(cards & ~known))


__all__ = ["KonchinkaState", "Phase"]
