"""A position of Kopilka (Мушка-Копилка): four players, no trumps, and a cash-box filled by four deals.

Cards are shed: a trick is joined only with the suit led, or with the ace of spades; who has neither buys or passes.
The first to run out of cards escapes the fee. Money for tricks is paid out of the box after the fourth deal.
"""

from typing import Any

from mypy_extensions import i64

from lomber.cards.bits import BIT, set_of
from lomber.cards.pack import SUIT, SUITS, card_name, card_names
from lomber.games.mushka_kopilka.knowing import Telling
from lomber.games.mushka_kopilka.playing import Playing
from lomber.games.mushka_kopilka.rules import (
    AT_CLAIM,
    AT_DEAL,
    AT_FOLLOW,
    AT_LEAD,
    DISCARD,
    FOUR,
    Phase,
)
from lomber.games.mushka_kopilka.score import DEALS, contributions, division, fees
from lomber.games.mushka_kopilka.view import KopilkaView
from lomber.play.setups import entries_written
from lomber.play.turns import round_of
from lomber.table.contract import EVERYTHING, Gist, View
from lomber.table.scene import HIDDEN
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen


class KopilkaState(Playing):
    """One position of a match."""

    def fresh(self) -> "KopilkaState":
        return KopilkaState(self.game, self.rules)

    # -- the cash-box

    def begin_deal(self) -> None:
        """Before a party everybody pays into the box (KO-3, KO-13)."""
        self.before = self.scores_now()
        if self.deal_number == 0:
            self.tallies = [[0] * 8 for _ in range(4)]
            self.enter(contributions(self.rules.terms, self.hands_done + 1))

    def finish(self) -> None:
        """Fees and remises; after the fourth deal the box is divided (KO-11, KO-12)."""
        hand, terms = self.hands_done + 1, self.rules.terms
        proved = [self.false[seat] if self.claimed & BIT[seat] else 0 for seat in range(4)]
        self.enter(fees(terms, hand, int(self.last_out), self.won, proved))
        self.hands_done += 1
        self.deal_number += 1
        if self.deal_number == DEALS:
            self.divide(self.last_out)
            self.parties += 1
        over = self.parties >= self.rules.parties or self.hands_done == self.rules.hands
        if over and self.deal_number:
            self.divide(-1)
        self.dealer = self.left_of(self.dealer)
        self.ended = over or self.single
        if self.ended:
            self.phase = Phase.OVER
            self.turn = -1
        else:
            self.clear()

    def divide(self, first: i64) -> None:
        """The strokes stay before the players until the next party begins."""
        self.enter(self.divided(first))
        self.deal_number = 0

    def divided(self, first: i64) -> list[Entry]:
        """The box as it is divided; -1: the party is broken off, and nobody has a right to the rest."""
        order = round_of(self.dealer, FOUR)
        return division(self.rules.terms, self.hands_done, self.box, self.tallies, order, int(first))

    def enter(self, entries: list[Entry]) -> None:
        """What one pays goes into the box, what he is paid comes out of it."""
        self.entries.extend(entries)
        for entry in entries:
            self.balances[entry.column] += entry.amount
            self.box -= entry.amount

    def gist(self) -> Gist | None:
        """Once the stock is gone: nobody can buy what nobody has seen (KO-7). With manners nothing is sure."""
        playing = self.phase is AT_LEAD or self.phase is AT_FOLLOW
        if not playing or self.stock.left() or self.rules.manners:
            return None
        key = [int(self.turn), int(self.leader), int(self.led), int(self.barred), int(self.failed)]
        for seat in range(4):
            key.append(int(set_of(self.lists[seat])))
            key.append(self.won[seat])
            key += self.tallies[seat]
        for who, card in self.rows[len(self.rows) - int(self.in_trick) :]:
            key += [who, card]
        return Gist([*key, -1, *self.out], [0] * 4)

    # -- the match

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
        """The balances, and the box as if the party were broken off now: tricks paid, the rest shared alike."""
        now = self.balances[:]
        for entry in self.divided(-1):
            now[entry.column] += entry.amount
        return now

    def sheet(self) -> Sheet:
        """Four columns of strokes before each player, doubles apart; the box; the deal of the party (KO-C10)."""
        columns: list[Column] = []
        for seat in range(4):
            totals = {"balance": self.balances[seat]}
            for suit in range(4):
                totals[f"tricks-{SUITS[suit]}"] = self.tallies[seat][suit]
                totals[f"doubles-{SUITS[suit]}"] = self.tallies[seat][4 + suit]
            columns.append(Column((seat,), "", totals))
        notes = {"box": self.box}
        if not self.ended:
            notes["deal"] = self.deal_number + 1
        return Sheet("kopilka", tuple(columns), tuple(self.entries), notes)

    # -- what is seen

    def view(self, seat: i64) -> View:
        view = KopilkaView(seat, self.game)
        view.phase = self.phase.value
        view.hand = self.hands_done + 1
        view.sheet = self.sheet()
        view.over = self.ended
        view.scores = self.scores()
        view.pack = self.rules.pack
        view.dealer = self.dealer
        view.turn = self.turn
        view.box = self.box
        view.deal_number = self.deal_number
        view.counts = [len(cards) for cards in self.lists]
        view.thrown_count = sum([len(cards) for cards in self.thrown])
        view.in_stock = self.stock.left()
        view.owner = self.owner
        view.offered = self.offered
        view.taken = self.taken[:]
        view.led = self.led
        view.barred = self.barred
        view.row_seats = [row[0] for row in self.rows]
        view.row_cards = [row[1] for row in self.rows]
        view.in_trick = self.in_trick
        view.won = self.won[:]
        view.last_out = self.last_out
        if self.phase == AT_CLAIM:
            view.opened = [int(set_of(cards)) for cards in self.lists]
        view.legal = [int(move) for move in self.legal(seat)]
        if seat >= 0:
            self.show_own(view, seat)
        return view

    def show_own(self, view: KopilkaView, seat: i64) -> None:
        view.own = set_of(self.lists[seat])
        view.own_thrown = set_of(self.thrown[seat])
        if seat == self.owner:
            view.own_offer = self.offer[:]
        if seat == self.turn and self.phase == AT_FOLLOW:
            view.false_pass = view.own & SUIT[self.led] != 0

    def position(self, seat: i64) -> dict[str, Any]:
        everything = seat == EVERYTHING
        piles: dict[str, str] = {}
        for p in range(FOUR):
            mine = everything or seat == p
            opened = self.phase == AT_CLAIM and not mine
            piles[f"hand.{p}"] = card_names(set_of(self.lists[p])) if opened else written(self.lists[p], mine)
            piles[f"thrown.{p}"] = written(self.thrown[p], mine)
        piles["offer"] = written(self.offer, everything or seat == self.owner)
        piles["stock"] = self.stock.names() if everything else " ".join([HIDDEN] * int(self.stock.left()))
        open_ = everything or self.phase == AT_CLAIM
        return {
            "phase": self.phase.value,
            "hand": self.hands_done,
            "dealer": int(self.dealer),
            "turn": int(self.turn),
            "piles": piles,
            "played": [f"{who} {card_name(card)}" for who, card in self.rows],
            "owner": int(self.owner),
            "offered": int(self.offered),
            "taken": self.taken[:],
            "leader": int(self.leader),
            "led": SUITS[self.led] if self.led >= 0 else "",
            "barred": SUITS[self.barred] if self.barred >= 0 else "",
            "failed": int(self.failed),
            "bought": int(self.bought),
            "in_trick": int(self.in_trick),
            "out": self.out[:],
            "won": self.won[:],
            "false": self.false[:] if open_ else [0] * 4,
            "claimed": int(self.claimed),
            "balances": self.balances[:],
            "box": self.box,
            "tallies": [tally[:] for tally in self.tallies],
            "deal_number": self.deal_number,
            "parties": self.parties,
            "before": self.before[:],
            "single": self.single,
            "last_out": int(self.last_out),
            "entries": entries_written(self.entries),
        }

    # -- what is known

    def is_ordered(self, pile: str) -> bool:
        """Hands too: in their order lie the cards that are offered."""
        return True

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """Who has ever had a card in his hand knows where it lay."""
        cards = self.origin.get(pile, [])
        return index < len(cards) and seat >= 0 and self.held[seat] & int(BIT[cards[index]]) != 0

    def aloud(self) -> list[str]:
        """Who offers how many cards, and who cannot lead; with false passes the hands that are left, and how many.

        All this the table sees to by itself, and no move tells it.
        """
        said = [f"{what} {p} {one}" for what, p, one, _ in self.events if what in ("offer", "none")]
        said += [f"no lead {p} after {one}" for what, p, one, _ in self.events if what == "stuck"]
        if self.phase == AT_CLAIM:
            said += [f"hand.{p} {card_names(set_of(self.lists[p]))}" for p in range(FOUR)]
            said += [f"false.{p} {self.false[p]}" for p in range(FOUR)]
        return said

    def clues(self, seat: i64, unseen: Unseen) -> None:
        if self.phase == AT_DEAL:
            return
        known: dict[str, int] = {}
        for name, cards in self.origin.items():
            for index, card in enumerate(cards):
                if self.sees(seat, 0, name, index):
                    known[f"{name}.{index}"] = card
        sizes = {name: len(cards) for name, cards in self.origin.items()}
        Telling(int(seat), sizes, known, self.rules).say(unseen, self.events)

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """The card that a taker discarded: its place is named by who discarded and the how-manieth it was."""
        number = len([event for event in self.events if event[0] == "discard" and event[1] == seat])
        name = f"discard.{seat}.{number}"
        if world.get(name):
            return [int(DISCARD) + world[name][0]]
        known = next(place for place in world if place.startswith(f"known.{seat}.{number}."))
        return [int(DISCARD) + int(known.rpartition(".")[2])]


def written(cards: list[int], seen: bool) -> str:
    return " ".join([card_name(card) if seen else HIDDEN for card in cards])
