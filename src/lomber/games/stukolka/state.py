"""Stukolka (Стуколка): three cards, three tricks, and the money on the table cut into three.

Whoever wants to play knocks on the table (стучит) instead of speaking. Whoever knocked and took no trick pays the
whole sum again for the next deal (remise, ремиз). Here is what the four forms share: seats, stakes, declarations,
the play, the end of the sitting, and the irregularities of `manners`. What a form adds stands in `forms.py`.

All cards are dealt at once: hands, the trump card, the stock in its order. What nobody may see yet is open to
nobody (`sees` says when that changes).
"""

import enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, lowest, members, size
from lomber.cards.pack import ACE, KING, QUEEN, SUITS, card_name, card_names, card_of, suit_of
from lomber.games.stukolka import score
from lomber.games.stukolka.faults import faults, proper_leads
from lomber.games.stukolka.score import Terms
from lomber.games.stukolka.view import StukolkaView
from lomber.play.exchange import hide_drop, hide_purchase, hide_throw
from lomber.play.lots import draw_of, lowest_drawn
from lomber.play.pots import Pot
from lomber.play.setups import entries_written
from lomber.play.stock import Stock
from lomber.play.tricks import BEAT, FOLLOW, NO_CARD, NO_SUIT, TRUMP, beats
from lomber.play.turns import after
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import START, Unseen

MOST: Final[i64] = 7
"""The most players of any form."""

# The move book, the same codes in every form; forms without exchange and without manners end it sooner.
PASS: Final[i64] = 52
KNOCK: Final[i64] = 53
GOLETS: Final[i64] = 54
KNOCK_BLIND: Final[i64] = 55
LOOK: Final[i64] = 56
KEEP: Final[i64] = 57
DECLINE: Final[i64] = 58
CUT_IN: Final[i64] = 59
DONE: Final[i64] = 60
ACCEPT: Final[i64] = 61
ANNOUNCE: Final[i64] = 62
CLAIM: Final[i64] = 66
MISDEAL: Final[i64] = 73
THROW: Final[i64] = 80
DROP: Final[i64] = 132
EXPOSE: Final[i64] = 184

WORDS: Final = (
    "pass",
    "knock",
    "golets",
    "knock_blind",
    "look",
    "keep_shleif",
    "decline_shleif",
    "cut_in",
    "done",
    "accept",
)

SAYINGS: Final = ("", "pass", "knock", "golets", "knock_blind", "shleif", "compulsory", "cut_in")
"""What a player has declared; from `knock` on he is in the play."""

SILENT: Final[i64] = 0
PASSED: Final[i64] = 1
KNOCKED: Final[i64] = 2
TOOK_GOLETS: Final[i64] = 3
BLIND: Final[i64] = 4
HAS_SHLEIF: Final[i64] = 5
COMPULSORY: Final[i64] = 6
HAS_CUT_IN: Final[i64] = 7

NOUGHTS: Final = filled(MOST, 0)
NOT_YET: Final = filled(MOST, -1)
NO_CARDS: Final = filled(21, NO_CARD)
NO_PLAYERS: Final = filled(21, 0)
"""What a new position holds until `clear_deal` or a copy gives it vecs of its own; never written to."""

MISDEALS: Final[i64] = 3
"""So many redeals at the most: after them the table watches the dealer's fingers (U-15)."""


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    SHLEIF = "shleif"
    ANNOUNCE = "announce"
    DECLARE = "declare"
    EXCHANGE = "exchange"
    DROP = "drop"
    CUT_IN = "cut_in"
    PLAY = "play"
    REVIEW = "review"
    OVER = "over"


class StukolkaState(State):
    """A sitting of Stukolka: so many deals, and then as many as it takes to play out the remises."""

    def __init__(self, game: Game, terms: Terms) -> None:
        super().__init__(game)
        self.terms = terms
        self.players: i64 = terms.players
        # -- the sitting
        self.phase = Phase.DRAW if terms.draws else Phase.DEAL
        self.single = False
        self.hand: i64 = 0
        self.dealer: i64 = terms.players - 1
        self.drawing: i64 = BIT[terms.players] - 1
        """Who draws a card for the first deal: everybody, then those who drew the same lowest rank."""
        self.pot = Pot(terms.players)
        self.before: list[int] = [0] * terms.players
        self.entries: list[Entry] = []
        # -- the deal: its money
        self.carried: int = 0
        """What lay on the table before the stakes of this deal."""
        self.prize: int = 0
        """The sum that is played for, P."""
        self.misdeals: i64 = 0
        self.declined = False
        # -- the deal: its cards
        self.trump: i64 = NO_SUIT
        self.trump_card: i64 = NO_CARD
        self.trump_open = False
        self.stock = Stock()
        self.origin: vec[i64] = NOUGHTS
        """The hands as they stood where the log of this deal begins."""
        self.hands: vec[i64] = NOUGHTS
        self.thrown: vec[i64] = NOUGHTS
        self.dropped: vec[i64] = NOUGHTS
        self.burnt: i64 = 0
        self.chosen: i64 = 0
        """The cards laid aside so far in a gesture of throwing off."""
        self.shown: i64 = 0
        """A card of his own that the dealer has exposed (U-15)."""
        # -- the deal: who does what
        self.looked: i64 = 0
        self.untouched = False
        """Nobody has said or done anything since the deal."""
        self.said: vec[i64] = NOUGHTS
        self.bought: vec[i64] = NOT_YET
        """How many cards each has exchanged; -1: he has not come to it."""
        self.playing: i64 = 0
        self.to_act: i64 = 0
        self.leader: i64 = 0
        # -- the deal: its tricks
        self.tricks: vec[i64] = NOUGHTS
        self.played: vec[i64] = NO_CARDS
        self.player: vec[i64] = NO_PLAYERS
        self.laid: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.winning: i64 = NO_CARD
        self.winner: i64 = 0
        self.denied: vec[i64] = NOUGHTS
        """Cards a player is known not to hold any more: he could not follow, beat or lead them."""
        self.apart: i64 = 0
        """Who has led something else and so does not hold both king and queen of trumps (U-9)."""
        # -- the deal: its faults
        self.remised: i64 = 0
        self.accepted: i64 = 0
        self.claims: vec[i64] = NOUGHTS
        """Whom each has accused already."""

    # -- copies

    def fresh(self) -> "StukolkaState":
        """A new position of the same form, to be cleared or made a copy before it is used."""
        return StukolkaState(self.game, self.terms)

    def copy(self) -> "StukolkaState":
        other = self.fresh()
        other.take(self)
        other.take_deal(self)
        return other

    def take(self, other: "StukolkaState") -> None:
        """Become a copy of another position of the same game: the sitting."""
        self.phase = other.phase
        self.single = other.single
        self.hand = other.hand
        self.dealer = other.dealer
        self.drawing = other.drawing
        self.pot = other.pot.copy()
        self.before = other.before[:]
        self.entries = other.entries[:]
        self.carried = other.carried
        self.prize = other.prize
        self.misdeals = other.misdeals
        self.declined = other.declined

    def take_deal(self, other: "StukolkaState") -> None:
        """Become a copy of another position of the same game: the deal in hand."""
        self.trump = other.trump
        self.trump_card = other.trump_card
        self.trump_open = other.trump_open
        self.stock = other.stock.copy()
        self.origin = vec[i64](other.origin)
        self.hands = vec[i64](other.hands)
        self.thrown = vec[i64](other.thrown)
        self.dropped = vec[i64](other.dropped)
        self.burnt = other.burnt
        self.chosen = other.chosen
        self.shown = other.shown
        self.looked = other.looked
        self.untouched = other.untouched
        self.said = vec[i64](other.said)
        self.bought = vec[i64](other.bought)
        self.playing = other.playing
        self.to_act = other.to_act
        self.leader = other.leader
        self.tricks = vec[i64](other.tricks)
        self.played = vec[i64](other.played)
        self.player = vec[i64](other.player)
        self.laid = other.laid
        self.in_trick = other.in_trick
        self.led = other.led
        self.winning = other.winning
        self.winner = other.winner
        self.denied = vec[i64](other.denied)
        self.apart = other.apart
        self.remised = other.remised
        self.accepted = other.accepted
        self.claims = vec[i64](other.claims)

    def this_hand(self) -> "StukolkaState":
        """The copy ends with the deal: what it leaves on the table stays there, as a loss of those who paid."""
        other = self.copy()
        other.single = True
        return other

    # -- seats and the deal (U-1 … U-5)

    def elder(self) -> i64:
        """The first hand: the dealer's left neighbour (U-2, U-5)."""
        return (self.dealer + 1) % self.players

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return draw_of(self.terms.pack, self.drawing)
        if self.phase is Phase.DEAL:
            return Deal("hand", members(self.terms.pack), self.hand_piles())
        return None

    def hand_piles(self) -> list[Pile]:
        """Three cards each (U-5), the trump card (UX-2), the stock."""
        piles: list[Pile] = []
        for seat in range(self.players):
            piles.append(Pile(f"hand.{seat}", self.terms.hand_cards, self.dealt_to(seat)))
        rest = size(self.terms.pack) - self.players * self.terms.hand_cards - 1
        piles.append(Pile("trump", 1, EVERYONE if self.deals_open() else 0))
        piles.append(Pile("stock", rest, 0, self.sells()))
        return piles

    def dealt_to(self, seat: i64) -> i64:
        """Who sees a hand as it is dealt."""
        return BIT[seat]

    def deals_open(self) -> bool:
        """Is the trump card turned up on the stock at once (UX-2)?"""
        return True

    def sells(self) -> bool:
        """Does anybody buy from the stock, so that its order matters?"""
        return True

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self._drawn(order)
            return
        if not self.misdeals:
            self.hand += 1
            self.before = self.pot.balances[:]
            self._stakes()
        at: i64 = 0
        for seat in range(self.players):
            cards: i64 = 0
            for _ in range(self.terms.hand_cards):
                cards |= BIT[order[at]]
                at += 1
            self.hands[seat] = cards
            self.origin[seat] = cards
        self.trump_card = order[at]
        stock = vec[i64]()
        for i in range(at + 1, len(order)):
            stock = append(stock, order[i])
        self.stock.lay(stock)
        self.untouched = True
        self.opened()

    def _drawn(self, order: vec[i64]) -> None:
        """The lowest card deals first, the ace being high; those who drew equal lowest cards draw again (U-1)."""
        self.drawing = lowest_drawn(order, self.drawing)
        if size(self.drawing) == 1:
            self.dealer = lowest(self.drawing)
            self.drawing = 0
            self.phase = Phase.DEAL

    def _stakes(self) -> None:
        """The pot: remises carried over, and the stakes of this deal (U-20)."""
        self.carried = self.pot.left
        self.write(score.stake_entries(self.terms, self.hand, self.dealer, self.compulsory()))
        self.prize = self.pot.left

    def compulsory(self) -> bool:
        """Must everybody stake and play (UO-2)?"""
        return False

    def opened(self) -> None:
        """After the deal: the trump card is turned up, the declarations begin with the elder (U-6)."""
        self.turn_up()
        self.looked = BIT[self.players] - 1
        self.phase = Phase.DECLARE
        self.to_act = self.elder()

    def turn_up(self) -> None:
        self.trump = suit_of(self.trump_card)
        self.trump_open = True

    def clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table."""
        self.take_deal(self.fresh())

    # -- whose move

    def actors(self) -> i64:
        if self.phase is Phase.DRAW or self.phase is Phase.DEAL or self.phase is Phase.OVER:
            return 0
        return BIT[self.to_act]

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase is Phase.PLAY:
            return members(self.hands[seat] if self.terms.manners else self.proper())
        if self.phase is Phase.DECLARE:
            return self.declarations()
        if self.phase is Phase.REVIEW:
            return vec[i64]([ACCEPT])
        return self.form_moves()

    def form_moves(self) -> vec[i64]:
        """What may be done in a phase of the form's own."""
        return vec[i64]()

    def play(self, seat: i64, move: i64) -> None:
        if self.aside_code(move):
            self.play_aside(seat, move)
            return
        if not self.acts(seat):
            raise IllegalMove(int(seat), self.name(move), "U-6", "not-your-turn")
        if self.phase is Phase.PLAY:
            self._check_card(seat, move)
            self.untouched = False
            self.lay(move)
        elif self.phase is Phase.DECLARE:
            self.check_declaration(seat, move)
            self.untouched = False
            self.declare(seat, move)
        elif self.phase is Phase.REVIEW:
            self._accept(seat, move)
        else:
            self.play_form(seat, move)

    def play_form(self, seat: i64, move: i64) -> None:
        """A move in a phase of the form's own."""
        raise IllegalMove(int(seat), self.name(move), "U-6", "illegal")

    def midway(self, seat: i64) -> bool:
        return self.chosen != 0 and self.to_act == seat

    def audience(self, seat: i64, move: i64) -> i64:
        """Cards are thrown face down; one that the dealer has exposed is seen to go."""
        if move >= THROW and move < EXPOSE and not self.shown & BIT[(move - THROW) % 52]:
            return BIT[seat]
        return EVERYONE

    # -- declarations (U-6)

    def declarations(self) -> vec[i64]:
        """Knock or pass."""
        return vec[i64]([PASS, KNOCK])

    def check_declaration(self, seat: i64, move: i64) -> None:
        for allowed in self.declarations():
            if move == allowed:
                return
        raise self.refusal(seat, move)

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        """Why this is no declaration here."""
        return IllegalMove(int(seat), self.name(move), "U-6", "illegal")

    def declare(self, seat: i64, move: i64) -> None:
        """A declaration is made once; who passes throws his cards to the middle (U-6)."""
        if move == PASS:
            self.said[seat] = PASSED
        else:
            self.enter(seat, KNOCKED)
        self.spoken(seat)

    def enter(self, seat: i64, saying: i64) -> None:
        """A player undertakes to take a trick."""
        self.said[seat] = saying
        self.playing |= BIT[seat]

    def spoken(self, seat: i64) -> None:
        """The next to speak; the dealer is asked last, and only if somebody is in."""
        if seat == self.dealer:
            self.declared()
            return
        self.to_act = (seat + 1) % self.players
        if self.to_act == self.dealer:
            if self.playing:
                self.dealer_speaks()
            else:
                self.all_passed()

    def dealer_speaks(self) -> None:
        """It has come to the dealer."""

    def all_passed(self) -> None:
        """All others have passed: the dealer takes the whole pot without play, or it stays (UX-6, UB-6)."""
        if not self.terms.carry:
            self.write([score.taken_entry(self.hand, self.dealer, self.prize, "pot-dealer")])
        self.next_deal()

    def declared(self) -> None:
        """All have spoken. Who is alone takes the pot without play and without remise (UX-6)."""
        if size(self.playing) > 1:
            self.begin_sale()
            return
        self.write([score.taken_entry(self.hand, lowest(self.playing), self.prize, "pot-alone")])
        self.next_deal()

    def begin_sale(self) -> None:
        """What comes between the declarations and the play."""
        self.begin_play(self.first_in())

    def first_in(self) -> i64:
        """The first who knocked: the first in turn of those who play (UB-4)."""
        return after(self.dealer, self.playing, self.players)

    # -- play of three tricks (UX-3, UX-4, U-8 … U-13)

    def begin_play(self, leader: i64) -> None:
        self.phase = Phase.PLAY
        self.leader = leader
        self.to_act = leader

    def proper(self) -> i64:
        """The cards that the player to move may play by the rules."""
        hand = self.hands[self.to_act]
        if self.in_trick:
            return self.terms.duties.legal(hand, self.led, self.winning, self.trump)
        return proper_leads(hand, self.trump)

    def _check_card(self, seat: i64, move: i64) -> None:
        if move >= 52 or not BIT[move] & self.hands[seat]:
            raise IllegalMove(int(seat), self.name(move), "UX-3", "not-in-hand")
        if self.terms.manners or BIT[move] & self.proper():
            return
        raise self._forbidden(seat, move)

    def _forbidden(self, seat: i64, card: i64) -> IllegalMove:
        """Which rule a card of his would break."""
        rule, key = self.broken_rule(card)
        suit = SUITS[self.led] if self.in_trick else SUITS[self.trump]
        return IllegalMove(int(seat), card_name(card), rule, key, suit=suit)

    def broken_rule(self, card: i64) -> tuple[str, str]:
        """The number of the rule that a card of the player to move would break, and its message."""
        hand = self.hands[self.to_act]
        if not self.in_trick:
            if hand & BIT[card_of(ACE, self.trump)]:
                return "U-8", "must-lead-ace"
            return "U-9", "must-lead-king"
        broken = self.terms.duties.broken(card, hand, self.led, self.winning, self.trump)
        if broken == FOLLOW:
            return "U-11", "must-follow"
        if broken == BEAT:
            return "U-13" if self.led == self.trump else "U-11", "must-beat"
        return ("U-12", "must-trump") if broken == TRUMP else ("U-13", "must-overtrump")

    def lay(self, card: i64) -> None:
        """A card goes to the trick; the last one closes it."""
        seat = self.to_act
        if not self.terms.manners:
            self._learn(seat, card)
        self.hands[seat] &= ~BIT[card]
        self.played[self.laid] = card
        self.player[self.laid] = seat
        self.laid += 1
        if not self.in_trick or beats(card, self.winning, self.trump):
            self.winning = card
            self.winner = seat
        if not self.in_trick:
            self.led = suit_of(card)
        self.in_trick += 1
        if self.in_trick == size(self.playing):
            self._gather()
        else:
            self.to_act = after(seat, self.playing, self.players)

    def _learn(self, seat: i64, card: i64) -> None:
        """What everybody learns from a card that was properly played."""
        king, queen = card_of(KING, self.trump), card_of(QUEEN, self.trump)
        if self.in_trick:
            self.denied[seat] |= self.terms.duties.denied(card, self.led, self.winning, self.trump)
        elif card != card_of(ACE, self.trump):
            self.denied[seat] |= BIT[card_of(ACE, self.trump)]
            if card != king and not self._gone(king) and not self._gone(queen):
                self.apart |= BIT[seat]  # once one of them has gone, the other need not be led (U-10)
        if self.apart & BIT[seat]:
            if card == king:
                self.denied[seat] |= BIT[queen]
            elif card == queen:
                self.denied[seat] |= BIT[king]

    def _gone(self, card: i64) -> bool:
        """Has the card been played?"""
        return any(self.played[i] == card for i in range(self.laid))

    def _gather(self) -> None:
        """The winner takes his third at once and leads (U-18, UX-3); after the last trick come the remises."""
        self.tricks[self.winner] += 1
        trick = self.laid // size(self.playing)
        self.write([score.share_entry(self.terms, self.hand, self.winner, self.prize, trick)])
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.to_act = self.winner
        if trick == self.terms.hand_cards:
            self._finish()

    # -- the money (U-18 … U-20, UX-5 … UX-9)

    def _finish(self) -> None:
        """Who took part and took nothing is remised (U-19); then faults may be claimed, then the next deal."""
        tricks = [int(self.tricks[seat]) for seat in range(self.players)]
        entries = score.trickless_entries(self.terms, self.hand, self.playing, tricks, self.prize)
        for entry in entries:
            self.remised |= BIT[entry.column]
        self.write(entries)
        if self.terms.manners:
            self.phase = Phase.REVIEW
            self.to_act = self.first_in()
        else:
            self.next_deal()

    def write(self, entries: list[Entry]) -> None:
        """Figures on the sheet are money moved: from the seat to the table, or back."""
        for entry in entries:
            self.entries.append(entry)
            if entry.amount < 0:
                self.pot.pay(entry.column, -entry.amount)
            else:
                self.pot.draw(entry.column, entry.amount)

    def next_deal(self) -> None:
        """The deal goes round to the left (U-3), unless the sitting is over (UX-8)."""
        if self.single:
            self.phase = Phase.OVER
            return
        cut = self.terms.last_hand and self.hand >= self.terms.last_hand
        if cut or (self.hand >= self.terms.deals and not self._plays_on()):
            self.write(score.return_entries(self.hand, self.pot.paid))
            self.phase = Phase.OVER
            return
        self.clear_deal()
        self.misdeals = 0
        self.declined = False
        self.carried = 0
        self.prize = 0
        self.dealer = self.elder()
        self.phase = Phase.DEAL

    def _plays_on(self) -> bool:
        """After the last deal: are there remises to be played out, and deals left for it?"""
        extra = self.hand - self.terms.deals
        return self.pot.left > 0 and not self.terms.returns and extra < score.EXTRA_DEALS

    # -- irregularities (section 6), with `manners`

    def aside_code(self, move: i64) -> bool:
        return (move >= CLAIM and move < THROW) or move >= EXPOSE

    def asides(self, seat: i64) -> vec[i64]:
        """Claim a fault after the last trick; before anybody has spoken the dealer can spoil the deal."""
        found = vec[i64]()
        if not self.terms.manners or seat < 0:
            return found
        if self.phase is Phase.REVIEW and self.playing & BIT[seat]:
            for other in members(self.playing & ~BIT[seat] & ~self.claims[seat]):
                found = append(found, CLAIM + other)
        if self.may_spoil(seat):
            for other in range(self.players):
                if other != seat:
                    found = append(found, MISDEAL + other)
            for card in members(self.hands[seat]):
                found = append(found, EXPOSE + card)
        return found

    def may_spoil(self, seat: i64) -> bool:
        dealing = self.phase is Phase.DECLARE or self.phase is Phase.PLAY
        clean = self.untouched and not self.shown and self.misdeals < MISDEALS
        return seat == self.dealer and dealing and clean

    def play_aside(self, seat: i64, move: i64) -> None:
        allowed = False
        for aside in self.asides(seat):
            if aside == move:
                allowed = True
        if not allowed:
            rule = "U-14" if move < MISDEAL else "U-15"
            raise IllegalMove(int(seat), self.name(move), rule, "illegal")
        if move < MISDEAL:
            self._claim(seat, move - CLAIM)
        elif move < THROW:
            self._redeal()
        else:
            self._expose(move - EXPOSE)

    def _claim(self, seat: i64, accused: i64) -> None:
        """A fault that is claimed costs a remise, even of one who took tricks; one remise a deal at the most."""
        self.claims[seat] |= BIT[accused]
        plays = [(int(self.player[i]), int(self.played[i])) for i in range(self.laid)]
        rule = faults(self.terms.duties, self.trump, size(self.playing), plays)[accused]
        if rule and not self.remised & BIT[accused]:
            self.remised |= BIT[accused]
            self.write([score.remise_entry(self.terms, self.hand, accused, self.prize, rule)])

    def _accept(self, seat: i64, move: i64) -> None:
        """Each who took part has nothing more to claim; then the next deal is made."""
        if move != ACCEPT:
            raise IllegalMove(int(seat), self.name(move), "U-14", "illegal")
        self.accepted |= BIT[seat]
        waiting = self.playing & ~self.accepted
        if waiting:
            self.to_act = after(seat, waiting, self.players)
        else:
            self.next_deal()

    def _redeal(self) -> None:
        """Another's card exposed, a card too many or too few: the same dealer deals again and pays once (U-15)."""
        misdeals = self.misdeals + 1
        self.clear_deal()
        self.misdeals = misdeals
        self.phase = Phase.DEAL

    def _expose(self, card: i64) -> None:
        """The dealer's own card: play goes on, but for the trump ace he must deal again (U-15)."""
        if card == card_of(ACE, self.trump):
            self._redeal()
        else:
            self.shown |= BIT[card]

    # -- the match

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        waiting = self.phase is Phase.DRAW or self.phase is Phase.DEAL
        return self.hand + 1 if waiting and not self.misdeals else self.hand

    def scores(self) -> list[int]:
        """Balances; money on the table is nobody's until it is won or returned (UX-9)."""
        if not self.single:
            return self.pot.balances[:]
        return [self.pot.balances[seat] - self.before[seat] for seat in range(self.players)]

    def sheet(self) -> Sheet:
        """There is no score sheet: the money on the table is the sheet (section 10)."""
        columns = tuple(
            Column((seat,), "", {"balance": self.pot.balances[seat]}) for seat in range(self.players)
        )
        notes = {"pot": self.pot.left, "deal": int(self.hand), "deals": int(self.terms.deals)}
        return Sheet("money", columns, tuple(self.entries), notes)

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
        self.fill_view(view)
        self._fill_money(view)
        return view

    def fill_view(self, view: StukolkaView) -> None:
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
        self._fill_choices(view)

    def _fill_choices(self, view: StukolkaView) -> None:
        """What the seat may do, and, to itself alone, which of its cards the rules forbid."""
        view.legal = self.legal(view.seat)
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
        view.recent = score.recent(self.entries, view.seat, self.hand - 3) if view.seat >= 0 else 0
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()

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
