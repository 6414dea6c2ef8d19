"""Stukolka (Стуколка): three cards, three tricks, and the money on the table cut into three.

Whoever wants to play knocks on the table (стучит) instead of speaking. Whoever knocked and took no trick pays the
whole sum again for the next deal (remise, ремиз). What the four forms share is told in three chapters: stakes and
deals in `sitting.py`, declarations and tricks in `playing.py`, and here who may see what of it. What a form adds
stands in `forms.py`.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest, members, size
from lomber.cards.pack import KING, QUEEN, SUITS, card_name, card_names, card_of
from lomber.games.stukolka import score
from lomber.games.stukolka.codes import COMPULSORY, CUT_IN, DONE, DROP, GOLETS, SAYINGS, THROW
from lomber.games.stukolka.playing import Playing
from lomber.games.stukolka.sitting import Phase
from lomber.games.stukolka.view import StukolkaView
from lomber.play.exchange import hide_drop, hide_purchase, hide_throw
from lomber.play.setups import entries_written
from lomber.play.tricks import NO_CARD
from lomber.table.contract import EVERYTHING
from lomber.table.unseen import START, Unseen


class StukolkaState(Playing):
    """A position of Stukolka: so many deals, and then as many as it takes to play out the remises."""

    # -- copies

    def fresh(self) -> "StukolkaState":
        return StukolkaState(self.game, self.terms)

    def copy(self) -> "StukolkaState":
        other = self.fresh()
        other.take(self)
        other.take_deal(self)
        return other

    def this_hand(self) -> "StukolkaState":
        """The copy ends with the deal: what it leaves on the table stays there, as a loss of those who paid."""
        other = self.copy()
        other.single = True
        return other

    # -- what is known

    def knows_hand(self, seat: i64, owner: i64) -> bool:
        """A player sees his own cards, unless he has not looked at them yet (US-6)."""
        return seat == owner and bool(self.looked & BIT[owner])

    def knows_trump_card(self, seat: i64) -> bool:
        return self.trump_open

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        name, _, number = pile.partition(".")
        if name == "trump":
            return self.knows_trump_card(seat)
        if name == "hand":
            owner: i64 = int(number)
            return self.knows_hand(seat, owner) or self._is_shown(owner, deal, index)
        if name == "stock":
            return seat >= 0 and index < self.stock.top and self.stock.taker[index] == seat
        if name == "thrown" or name == "dropped" or name == "chosen":
            return seat == int(number)
        return False

    def is_ordered(self, pile: str) -> bool:
        return pile == "stock"

    def _is_shown(self, owner: i64, deal: i64, index: i64) -> bool:
        """Is this card of the dealer's the one that he has exposed?"""
        if not self.shown & self.origin[owner]:
            return False
        if deal == START:
            return card_names(self.origin[owner]).split()[index] == card_name(lowest(self.shown))
        return bool(self.shown & BIT[members(self.origin[owner])[index]])

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Throws and purchases move hidden cards; the trump suit is announced; the play tells of voids."""
        self.hidden_trump(unseen)
        droppers: list[int] = []
        for other in range(self.players):
            if not self.knows_hand(seat, other) and self._hidden_exchange(other, unseen):
                droppers.append(int(other))
        for dropper in droppers:  # each may split the worlds into cases, so they come last
            hide_drop(unseen, dropper, self.stock.drawn_by(dropper), self.beside(dropper))
        for case in list(unseen.cases):
            for other in range(self.players):
                if seat != other:
                    self._told(other, case)

    def hidden_trump(self, unseen: Unseen) -> None:
        """What is known of a trump card that is not shown."""

    def _hidden_exchange(self, seat: i64, unseen: Unseen) -> bool:
        """What another threw and bought since the log of the deal begins; has he dropped an unseen card?"""
        thrown: i64 = 0
        dropped = False
        for who, codes in unseen.log:
            if who != seat:
                continue
            if codes[-1] == DONE:
                thrown += codes.count(-1)
            elif codes[-1] == GOLETS or codes[-1] == CUT_IN:
                thrown = size(self.origin[seat] & ~self.shown)
            elif codes[0] == -1:
                dropped = True
        hide_throw(unseen, seat, thrown)
        hide_purchase(unseen, seat, self.stock.drawn_by(seat))
        return dropped

    def beside(self, seat: i64) -> str:
        """The place of a card that lies beside a player's hand and belongs to it."""
        return ""

    def _told(self, seat: i64, case: Unseen) -> None:
        """Cards played came from the hand in play; what he could not have is not there (U-8 … U-13)."""
        places = [f"hand.{seat}", f"bought.{seat}", f"kept.{seat}"]
        gone: i64 = 0
        for i in range(self.laid):
            if self.player[i] == seat:
                gone |= BIT[self.played[i]]
                case.only(self.played[i], places)
        case.never(list(members(self.denied[seat] & ~gone)), places)
        if self.apart & BIT[seat]:
            case.apart([card_of(KING, self.trump), card_of(QUEEN, self.trump)], places)

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """A struck gesture is a throw (it ends with `done`) or a drop."""
        if len(shape) == 1:
            return [int(DROP) + world[f"dropped.{seat}"][0]]
        cards = [int(code - THROW) for code in shape if code >= THROW]
        cards.extend(world[f"thrown.{seat}"])
        return [int(THROW) + card for card in sorted(cards)] + [int(DONE)]

    def view(self, seat: i64) -> StukolkaView:
        view = StukolkaView(seat)
        self.fill_view(view, self.legal(seat))
        self._fill_money(view)
        view.sheet = self.sheet()
        view.scores = self.scores()
        return view

    def glimpse(self, seat: i64, moves: vec[i64]) -> StukolkaView:
        """No advice reads the sheet."""
        view = StukolkaView(seat)
        self.fill_view(view, moves)
        self._fill_money(view)
        return view

    def fill_view(self, view: StukolkaView, moves: vec[i64]) -> None:
        """Add what the seat may see; nothing is taken away from a fuller picture."""
        seat = view.seat
        view.game = self.game
        view.terms = self.terms
        view.form = self.game.options.form
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.players = self.players
        view.dealer = self.dealer
        view.to_act = self.to_act if self.actors() else -1
        view.trump = self.trump
        view.trump_card = self.trump_card if self.knows_trump_card(seat) else NO_CARD
        view.trump_open = self.trump_open
        hidden = self.trump_card >= 0 and not self.trump_open
        view.trump_beside = hidden and self.phase is not Phase.SHLEIF
        view.stock_left = self.stock.left()
        view.playing = self.playing
        view.leader = self.leader
        view.shown = self.shown & self.hands[self.dealer]
        view.apart = self.apart
        if seat >= 0 and self.looked & BIT[seat]:
            view.mine = self.hands[seat]
            view.looked = True
            view.chosen = self.chosen if self.to_act == seat else 0
        for other in range(self.players):
            view.said[other] = self.said[other]
            view.bought[other] = self.bought[other]
            view.tricks[other] = self.tricks[other]
            view.denied[other] = self.denied[other]
            view.cards_left[other] = size(self.hands[other])
        view.laid = self.laid
        view.in_trick = self.in_trick
        for i in range(self.laid):
            view.played[i] = self.played[i]
            view.player[i] = self.player[i]
        view.winning = self.winning
        view.winner = self.winner
        self._fill_choices(view, moves)

    def _fill_choices(self, view: StukolkaView, moves: vec[i64]) -> None:
        """What the seat may do, and, to itself alone, which of its cards the rules forbid."""
        view.legal = moves
        view.asides = self.asides(view.seat)
        if self.phase is not Phase.PLAY or self.to_act != view.seat:
            return
        view.proper = self.proper()
        for card in members(self.hands[view.seat] & ~view.proper):
            view.forbidden[int(card)] = self.broken_rule(card)[0]

    def _fill_money(self, view: StukolkaView) -> None:
        view.carried = self.carried
        view.prize = self.prize
        view.share = self.terms.share(self.prize)
        view.compulsory = bool(self.hand) and self.said[self.dealer] == COMPULSORY
        view.remised = self.remised
        if view.seat >= 0:
            view.recent = score.recent(self.entries, view.seat, self.hand - 3)
            view.remised_lately = score.remised_lately(self.entries, view.seat, self.hand - 3)
        view.over = self.over()

    def position(self, seat: i64) -> dict[str, Any]:
        described = self._sitting()
        described.update(
            {
                "trump": SUITS[self.trump] if self.trump >= 0 else "",
                "trump_open": self.trump_open,
                "piles": self._piles(seat),
                "exposed": card_names(self.shown),
                "looked": [int(s) for s in members(self.looked)],
                "untouched": self.untouched,
                "said": [SAYINGS[self.said[s]] for s in range(self.players)],
                "bought": [int(self.bought[s]) for s in range(self.players)],
                "to_act": int(self.to_act),
                "leader": int(self.leader),
                "tricks": [int(self.tricks[s]) for s in range(self.players)],
                "played": [f"{self.player[i]} {card_name(self.played[i])}" for i in range(self.laid)],
                "in_trick": int(self.in_trick),
                "denied": {str(s): card_names(self.denied[s]) for s in range(self.players) if self.denied[s]},
                "apart": [int(s) for s in members(self.apart)],
                "remised": [int(s) for s in members(self.remised)],
                "accepted": [int(s) for s in members(self.accepted)],
                "claims": {
                    str(s): [int(a) for a in members(self.claims[s])]
                    for s in range(self.players)
                    if self.claims[s]
                },
            }
        )
        return described

    def _sitting(self) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "single": self.single,
            "hand": int(self.hand),
            "dealer": int(self.dealer),
            "drawing": [int(s) for s in members(self.drawing)],
            "balances": self.pot.balances[:],
            "paid": self.pot.paid[:],
            "pot": self.pot.left,
            "before": self.before[:],
            "carried": self.carried,
            "prize": self.prize,
            "misdeals": int(self.misdeals),
            "declined": self.declined,
            "entries": entries_written(self.entries),
        }

    def _piles(self, seat: i64) -> dict[str, str]:
        """Every card of the deal that has not been played, as the seat may see it."""
        piles: dict[str, str] = {}
        for owner in range(self.players):
            mine = seat in (EVERYTHING, owner)
            known = seat == EVERYTHING or self.knows_hand(seat, owner)
            chosen = self.chosen if mine and owner == self.to_act else 0  # a gesture is shown when it is done
            held = self.hands[owner] & ~chosen
            piles[f"hand.{owner}"] = _written(held, -1 if known else self.shown)
            piles[f"chosen.{owner}"] = _written(chosen, -1)
            piles[f"thrown.{owner}"] = _written(self.thrown[owner], -1 if mine else self.shown)
            piles[f"dropped.{owner}"] = _written(self.dropped[owner], -1 if mine else self.shown)
        if self.trump_card >= 0:
            known = seat == EVERYTHING or self.knows_trump_card(seat)
            piles["trump"] = _written(BIT[self.trump_card], -1 if known else 0)
        piles["burnt"] = _written(self.burnt, -1 if seat == EVERYTHING else 0)
        left = self.stock.left()
        piles["stock"] = self.stock.names() if seat == EVERYTHING else " ".join(["??"] * left)
        return {name: text for name, text in piles.items() if text}


def _written(cards: i64, known: i64) -> str:
    """Cards by name, those not known as `??` behind them."""
    hidden = size(cards & ~known)
    return " ".join(card_names(cards & known).split() + ["??"] * hidden)
