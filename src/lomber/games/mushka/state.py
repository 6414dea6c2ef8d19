"""A position of Mushka (Мушка): the privilege of the ace of spades, and declarations before the exchanges.

The skeleton — deal, exchange, tricks, claims, records — is in `lomber.play.mouche`; what Pamfil, Shutikha and
Mistigri change stands in `forms.py`.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import card_of, rank_of, suit_of
from lomber.games.mushka.score import MushkaTerms, Result, outcome
from lomber.games.mushka.view import MushkaView
from lomber.play.mouche.rules import (
    AT_DECLARE,
    AT_EXCHANGE,
    FORM,
    PASS,
    PLAYED,
    SOLE,
    Phase,
    Rules,
)
from lomber.play.mouche.score import Outcome
from lomber.play.mouche.state import MoucheState
from lomber.play.mouche.view import MoucheView
from lomber.table.contract import Game

ENTER: Final[i64] = FORM
"""`enter`: with `announce_then_buy` he plays, and will buy when all have spoken."""

CITED: Final = {
    "turn": "M-7",
    "order": "M-14",
    "declare": "M-7",
    "throw": "M-7",
    "room": "M-11",
    "binding": "M-8",
    "staying": "M-8",
    "dealer": "M-13",
    "turnup": "R-11",
    "follow": "M-15",
    "claim": "M-27",
}


class MushkaRules(Rules):
    """What Mushka adds to the rules of the family."""

    def __init__(self, options: Any, pack: i64, terms: MushkaTerms, form_moves: i64) -> None:
        super().__init__(options, pack, terms, form_moves)
        self.own_terms = terms
        self.cited = CITED
        self.announces: bool = options.announce_then_buy
        """First a round of declarations, then a round of exchanges (1.6)."""
        self.privilege = True
        """May the privileged card beat a led trump ace (M-17)?"""
        self.when_void: bool = options.spade_ace_privilege == "when_void"
        """Only without trumps (M-17a)."""
        self.flush_then_play = False


class MushkaState(MoucheState):
    """One position of a match of Mushka."""

    def __init__(self, game: Game, rules: MushkaRules) -> None:
        super().__init__(game, rules)
        self.own = rules
        self.terms = rules.own_terms

    def fresh(self) -> "MushkaState":
        return MushkaState(self.game, self.own)

    # -- declarations before the exchanges (`announce_then_buy`)

    def declarations(self, seat: i64) -> vec[i64]:
        if self.phase != AT_DECLARE or not self.own.announces:
            return super().declarations(seat)
        found = vec[i64](capacity=2)
        if not self.bound(seat):
            found = append(found, PASS)
        return append(found, ENTER)

    def declare(self, seat: i64, move: i64) -> None:
        if self.phase != AT_DECLARE or not self.own.announces or move == PASS:
            super().declare(seat, move)
        elif move == ENTER:
            self.active |= BIT[seat]
            self.go_on(seat)
        else:
            raise self.refuse(seat, move, "declare", "illegal")

    def buying_phase(self) -> Phase:
        return AT_EXCHANGE if self.own.announces else AT_DECLARE

    def go_on(self, seat: i64) -> None:
        if self.own.announces and self.phase != AT_DECLARE:
            self.next_buyer(seat)
        elif self.own.announces and seat == self.dealer:
            self.announced()
        else:
            super().go_on(seat)

    def announced(self) -> None:
        """Nobody or one alone is settled between the two rounds (M-12, M-13)."""
        if size(self.active) < 2:
            self.nobody_or_one()
        else:
            self.turn = self.after(self.dealer, self.active)
            self.phase = AT_EXCHANGE

    def next_buyer(self, seat: i64) -> None:
        buyer = self.later(seat, self.active)
        if buyer < 0:
            self.declared()
        else:
            self.turn = buyer
            self.phase = AT_EXCHANGE

    # -- the privileged card

    def challenged(self) -> bool:
        """Was the trick led with the one trump that the privileged card may beat (M-17)?"""
        special = self.terms.special
        return (
            self.own.privilege
            and special >= 0
            and self.in_trick > 0
            and self.trump != suit_of(special)
            and self.led_card == card_of(rank_of(special), self.trump)
        )

    def lawful(self, seat: i64) -> i64:
        """M-15, and the right, never a duty, to beat a led trump ace (M-17a)."""
        cards = super().lawful(seat)
        if self.challenged():
            hand = self.hands[seat]
            if not self.own.when_void or not hand & self.order().suits[self.trump]:
                cards |= hand & BIT[self.terms.special]
        return cards

    def takes(self, card: i64) -> bool:
        """The privileged card stands just above the ace that was led: no trump under that one beats it (M-17)."""
        if self.challenged():
            if card == self.terms.special:
                return self.winning == self.led_card
            if self.winning == self.terms.special:
                return self.order().beats(card, self.led_card, self.trump)
        return super().takes(card)

    def told_by(self, seat: i64, card: i64) -> i64:
        """Who uses the privilege may still hold trumps, unless only the void may use it."""
        if card == self.terms.special and self.challenged():
            return self.order().suits[self.trump] if self.own.when_void else 0
        return super().told_by(seat, card)

    # -- the end of a hand

    def outcome(self, ending: str, who: list[int]) -> Outcome:
        result = Result(self.hands_done + 1, self.round(), list(self.records))
        result.ending = ending
        result.who = who
        for seat in range(self.players):
            result.active[seat] = bool(self.active & BIT[seat])
            if result.active[seat]:
                result.hold(self.terms, int(seat), self.hands[seat] | self.laid[seat], self.trump)
        if ending == SOLE:
            result.winners = [who[0]] * int(self.rules.hand_cards)
        if ending == PLAYED:
            result.winners = self.trick_winners()
            result.faults = self.faults_proved()
        self.add_to(result)
        return outcome(self.terms, result)

    def add_to(self, result: Result) -> None:
        """What a form adds to what happened."""

    # -- what is seen

    def new_view(self, seat: i64) -> MoucheView:
        return MushkaView(seat, self.game)

    def show_form(self, view: MoucheView, seat: i64) -> None:
        assert isinstance(view, MushkaView)
        view.special = self.terms.special
        view.overshoot = self.terms.overshoot
        view.privilege = self.own.privilege
