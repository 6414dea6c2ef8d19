"""A position of Rams (рамс): what it adds to the Mouche family.

Four aces take the game (R-23), pairs of jacks are shown and written off (R-27), five cards of a suit end the hand
(R-26), some trumps must be led or played (R-17, R-18), and with `manners` a card exposed in giving may be refused
(R-34). Deal, exchange, tricks, claims and records are those of `lomber.play.mouche`.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, lowest, members, size
from lomber.cards.pack import ACE, JACK, KING, QUEEN, SUIT, card_name, card_names, card_of, suit_of
from lomber.games.rams.score import (
    BLACK,
    RED,
    Ending,
    RamsTerms,
    Result,
    ace_value,
    jack_credit,
    outcome,
    pair_cards,
    pairs,
)
from lomber.games.rams.view import RamsView
from lomber.play.mouche.memory import Memory
from lomber.play.mouche.rules import FORM, PLAYED, SOLE, Phase, Rules
from lomber.play.mouche.score import Outcome
from lomber.play.mouche.state import MoucheState
from lomber.play.mouche.view import MoucheView
from lomber.play.tricks import FOLLOW
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Clue, Unseen

ACCEPT: Final[i64] = FORM
REFUSE: Final[i64] = FORM + 1
EXPOSE: Final[i64] = FORM + 2

FAULTS: Final = ["", "R-14", "R-15", "R-17", "R-18"]
"""What can be claimed, by fault number: revoke, trumping with the suit in hand, lead, ace."""
KEYS: Final = ["", "must-follow", "must-follow", "rams-lead", "rams-ace"]

CITED: Final = {
    "turn": "R-36",
    "order": "R-3",
    "answer": "R-34",
    "declare": "R-6",
    "throw": "R-7",
    "room": "R-6",
    "binding": "R-8",
    "staying": "R-8",
    "dealer": "R-37",
    "turnup": "R-11",
    "follow": "R-13",
    "claim": "R-14",
}


class RamsState(MoucheState):
    """One position of a match of Rams."""

    def __init__(self, game: Game, rules: Rules, terms: RamsTerms) -> None:
        super().__init__(game, rules)
        self.terms = terms
        self.refused: i64 = 0
        self.early: vec[i64] = rules.noughts
        self.middle: vec[i64] = rules.noughts
        self.credit: vec[i64] = rules.noughts
        """Colours of jacks credited: as dealt; by the end of the exchange; in all."""
        self.begun: i64 = 0
        """Seats whose turn began since the hand was dealt or set up."""
        self.no_flush = False
        """All have seen that nobody showed a flush (R-36); a set-up in the middle of the play tells nothing."""
        self.exposing = False
        self.exposed: i64 = -1
        self.not_both: vec[i64] = rules.noughts
        """1: seen not to hold king and queen of trumps together (R-17)."""
        self.king_led: i64 = -1
        """Who led the king of trumps and won with it in the trick before (R-17)."""

    def fresh(self) -> "RamsState":
        return RamsState(self.game, self.rules, self.terms)

    def take_hand(self, other: Memory) -> None:
        super().take_hand(other)
        assert isinstance(other, RamsState)
        self.refused = other.refused
        self.early = copied(other.early)
        self.middle = copied(other.middle)
        self.credit = copied(other.credit)
        self.begun = other.begun
        self.no_flush = other.no_flush
        self.exposing = other.exposing
        self.exposed = other.exposed
        self.not_both = copied(other.not_both)
        self.king_led = other.king_led

    # -- whose move

    def form_moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([ACCEPT, REFUSE])

    def asides(self, seat: i64) -> vec[i64]:
        """With manners the dealer may expose a card while giving the exchange (R-34)."""
        found = vec[i64](capacity=1)
        if self.may_expose(seat):
            found = append(found, EXPOSE)
        return found

    def may_expose(self, seat: i64) -> bool:
        return (
            self.rules.manners
            and self.phase == Phase.DECLARE
            and seat == self.dealer
            and self.turn != seat
            and not self.exposing
        )

    def play(self, seat: i64, move: i64) -> None:
        if move == EXPOSE and self.may_expose(seat):
            self.exposing = True
        else:
            super().play(seat, move)

    def queue(self) -> str:
        """An exposed card waits for its buyer's answer (R-34)."""
        return "answer" if self.phase == Phase.ANSWER else super().queue()

    def play_form(self, seat: i64, move: i64) -> None:
        """R-34: the exposed card is accepted, or goes to the heap and the next one is given."""
        if move == ACCEPT:
            self.hands[seat] |= BIT[self.exposed]
            self.owed -= 1
        elif move == REFUSE:
            self.refused |= BIT[self.exposed]
        else:
            raise IllegalMove(seat, self.name(move), "R-34", "illegal")
        self.exposed = -1
        self.give(seat)

    # -- declarations and exchange

    def opened(self) -> None:
        """Four aces take the Rams at once (R-23)."""
        if not self.show_at_once(BIT[self.players] - 1):
            super().opened()

    def show_at_once(self, seats: i64) -> bool:
        return any(self.four_aces(seat) for seat in members(seats))

    def four_aces(self, seat: i64) -> bool:
        if self.hands[seat] & self.rules.binding != self.rules.binding:
            return False
        self.finish(Ending.FOUR_ACES.value, [int(seat)])
        return True

    def begin_turn(self, seat: i64) -> None:
        """R-36: jacks dealt to him are shown; where they end the game they end it (R-32)."""
        super().begin_turn(seat)
        self.begun |= BIT[seat]
        self.show_jacks(seat)
        self.early[seat] = self.credit[seat]
        if self.credit[seat] and self.records[seat] <= jack_credit(self.credit[seat]):
            self.finish(Ending.JACKS.value, [int(seat)])

    def resume(self) -> None:
        """Who is on turn has shown his jacks (R-36)."""
        super().resume()
        if self.phase == Phase.DECLARE:
            self.begin_turn(self.turn)
            self.base_shown = copied(self.shown)

    def show_jacks(self, seat: i64) -> None:
        """Pairs of jacks are shown and credited, each colour once (R-27)."""
        new = pairs(self.hands[seat]) & ~self.credit[seat]
        self.credit[seat] |= new
        self.shown[seat] |= pair_cards(new)

    def heap(self, seat: i64) -> i64:
        return super().heap(seat) | (self.refused & ~self.recycled)

    def pass_by(self, seat: i64) -> None:
        self.exposing = False
        super().pass_by(seat)

    def hand_over(self, seat: i64) -> None:
        """A card exposed in giving may be refused, while there is another to give (R-34)."""
        exposing = self.exposing
        self.exposing = False
        if exposing and 0 < self.owed < self.stocks[-1].left():
            drawn = self.stocks[-1].draw(seat, 1)
            self.exposed = lowest(drawn)
            self.shown[seat] |= drawn
            self.phase = Phase.ANSWER
        else:
            self.give(seat)

    def shown_by(self, seat: i64) -> bool:
        """R-36: four aces first, then jacks that have come together (R-40)."""
        if self.four_aces(seat):
            return True
        self.show_jacks(seat)
        if not self.took:
            self.middle[seat] = self.credit[seat]
        return False

    def declared(self) -> None:
        """Flushes are shown first (R-36, R-37); nobody or one alone (R-37); else the play begins (R-3)."""
        flushes = [int(seat) for seat in members(self.active) if self.is_flush(self.hands[seat])]
        if flushes:
            self.finish(Ending.FLUSH.value, flushes)
        else:
            super().declared()

    def is_flush(self, hand: i64) -> bool:
        """All his cards of one suit (R-26)."""
        return hand & ~SUIT[suit_of(lowest(hand))] == 0

    def begin_play(self) -> None:
        self.no_flush = True
        super().begin_play()

    # -- the play

    def lawful(self, seat: i64) -> i64:
        """R-13, and the compulsory lead (R-17) and ace (R-18)."""
        hand, trump = self.hands[seat], self.trump
        ace, king, queen = BIT[card_of(ACE, trump)], BIT[card_of(KING, trump)], BIT[card_of(QUEEN, trump)]
        if self.in_trick == 0:
            if hand & ace:
                return ace
            if hand & king and hand & queen:
                return king
            if self.king_led == seat and hand & queen:
                return queen
            return hand
        cards = super().lawful(seat)
        if cards & ace and self.court_wins():
            return ace
        return cards

    def court_wins(self) -> bool:
        """Is the trick being won by king, queen or jack of trumps (R-18)?"""
        return card_of(JACK, self.trump) <= self.winning <= card_of(KING, self.trump)

    def fault(self, seat: i64, card: i64) -> i64:
        """Which fault the card would be, as `FAULTS` numbers them; 0: none."""
        if self.lawful(seat) & BIT[card]:
            return 0
        if self.in_trick == 0:
            return 3
        broken = self.duties().broken(card, self.hands[seat], self.led, self.winning, self.trump)
        if broken == FOLLOW and suit_of(card) == self.trump:
            return 2
        return 1 if broken else 4

    def fault_rule(self, fault: i64) -> str:
        return FAULTS[fault]

    def forbidden(self, seat: i64, card: i64, fault: i64) -> IllegalMove:
        if fault >= 3:
            return IllegalMove(seat, self.name(card), FAULTS[fault], KEYS[fault])
        refusal = super().forbidden(seat, card, fault)
        return IllegalMove(seat, self.name(card), "R-13", refusal.key, **refusal.words)

    def told_by(self, seat: i64, card: i64) -> i64:
        """Leads tell too: what he would have had to lead (R-17), and the ace that did not come (R-18)."""
        trump = self.trump
        ace, king, queen = card_of(ACE, trump), card_of(KING, trump), card_of(QUEEN, trump)
        if self.in_trick:
            told = super().told_by(seat, card)
            if suit_of(card) == trump and card != ace and self.court_wins():
                told |= BIT[ace]
            return told
        if card == ace:
            return 0
        told = BIT[ace]
        if self.king_led == seat:
            told |= 0 if card == queen else BIT[queen]
        elif card == queen:
            told |= BIT[king]
        elif card != king and not self.laid[seat] & (BIT[king] | BIT[queen]):
            self.not_both[seat] = 1
        return told

    def gather(self) -> None:
        won = self.led_card == card_of(KING, self.trump) and self.led_card == self.winning
        self.king_led = self.winner if won else -1
        super().gather()

    def add_gist(self, key: list[int]) -> None:
        key.append(int(self.king_led))

    def trick_winners(self) -> list[int]:
        return [self.rightful(trick) for trick in range(self.tricks)]

    def rightful(self, trick: i64) -> int:
        """Who takes a trick: cards of those who trumped with the suit in hand are not counted (R-15)."""
        width = size(self.active)
        best: i64 = -1
        for row in range(trick * width, trick * width + width):
            if self.proved(row) == 2:
                continue
            if best < 0 or self.order().beats(self.row_cards[row], self.row_cards[best], self.trump):
                best = row
        return int(self.row_seats[best])

    # -- the end of a hand

    def outcome(self, ending: str, who: list[int]) -> Outcome:
        result = Result(self.hands_done + 1, self.round(), list(self.records))
        result.ending = Ending(ending)
        result.who = who
        for seat in range(self.players):
            result.active[seat] = bool(self.active & BIT[seat])
            result.jacks[seat] = jack_credit(self.credit[seat])
            held = self.hands[seat] | self.laid[seat]  # what he had when the play began
            result.aces[seat] = ace_value(held) if self.active & BIT[seat] else 0
        if ending == SOLE:
            result.winners = [who[0]] * int(self.rules.hand_cards)
        if ending == PLAYED:
            result.winners = self.trick_winners()
            result.faults = self.faults_proved()
        return outcome(self.terms, result)

    def lays_open(self, ending: str) -> bool:
        return ending == Ending.FLUSH.value or ending == Ending.FOUR_ACES.value

    def record_now(self, seat: i64) -> int:
        """The record with the jacks already credited in this hand."""
        return self.records[seat] - jack_credit(self.credit[seat])

    # -- what is known

    def new_view(self, seat: i64) -> MoucheView:
        return RamsView(seat, self.game)

    def lies_open(self, seat: i64) -> i64:
        """Jacks, and a card accepted though exposed, lie face up until the next player has acted."""
        if self.phase is Phase.PLAY or self.phase is Phase.CLAIM:
            fresh = seat == self.dealer and self.rows == 0
        else:
            fresh = self.turn == seat or self.turn == self.left_of(seat)
        return self.shown[seat] & self.hands[seat] if fresh else 0

    def show_form(self, view: MoucheView, seat: i64) -> None:
        assert isinstance(view, RamsView)
        view.exposed = self.exposed
        view.heap_size += size(self.refused & ~self.recycled)

    def position(self, seat: i64) -> dict[str, Any]:
        described = super().position(seat)
        described.update(
            early=[int(n) for n in self.early],
            middle=[int(n) for n in self.middle],
            credit=[int(n) for n in self.credit],
            not_both=[int(n) for n in self.not_both],
            exposing=self.exposing,
            exposed=card_name(self.exposed) if self.exposed >= 0 else "",
        )
        return described

    def piles(self, seat: i64) -> dict[str, str]:
        piles = super().piles(seat)
        heap = self.refused & ~self.recycled
        if self.exposed >= 0:
            heap |= BIT[self.exposed]
        piles["refused"] = card_names(heap)
        return piles

    def kept(self, p: int) -> i64:
        return super().kept(p) & ~self.refused

    def say_dealt(self, case: Unseen, p: int, places: list[str]) -> None:
        """As dealt: no four aces, no pair of jacks that was not shown."""
        open_ = pair_cards(self.early[p])
        later = self.rules.staying and self.exchanged & BIT[p]  # then what he had afterwards says more
        if self.plain & BIT[p] and not self.passed & BIT[p] and not later:
            self.not_all(case, self.rules.binding, places, open_, False)
        if self.begun & BIT[p]:
            self.no_pairs(case, self.early[p], places, open_, False)

    def say_bought(self, case: Unseen, p: int, places: list[str]) -> None:
        """After the exchange: no four aces, no further pair of jacks."""
        held = self.kept(p)
        if self.turned >= 0:
            held &= ~BIT[self.turned]
        self.not_all(case, self.rules.binding, places, held, True)
        self.no_pairs(case, self.middle[p], places, held, True)

    def say_took(self, case: Unseen, p: int, places: list[str]) -> None:
        """After the turn-up the same of the dealer, who holds the turned-up card for certain."""
        known = (self.kept(p) & ~self.dropped) | BIT[self.turned]
        self.not_all(case, self.rules.binding, places, known, True)
        self.no_pairs(case, self.credit[p], places, known, True)

    def say_played(self, case: Unseen, p: int, places: list[str]) -> None:
        super().say_played(case, p, places)
        if self.not_both[p]:
            both = BIT[card_of(KING, self.trump)] | BIT[card_of(QUEEN, self.trump)]
            self.not_all(case, both, places, self.in_play(p), True)
        if self.no_flush:
            for suit in range(4):
                self.not_of_these(case, SUIT[suit], places, self.in_play(p))

    def no_pairs(self, case: Unseen, credited: i64, places: list[str], known: i64, late: bool) -> None:
        """A colour that was not credited was not there together (R-27)."""
        for colour in (BLACK, RED):
            if not credited & colour:
                self.not_all(case, pair_cards(colour), places, known, late)

    def not_all(self, case: Unseen, cards: i64, places: list[str], known: i64, late: bool) -> None:
        """Not all of these cards were in the places; `known` ones were there for certain.

        Few worlds have them there: two jacks or four aces in one hand are rare.
        """
        rest = cards & ~known
        tokens = self.tokens(case, rest, late)
        if tokens and len(tokens) == size(rest):
            case.clues.append(Clue("apart", tokens, self.indexes(case, places), rare=True))
