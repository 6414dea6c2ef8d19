"""What each form of Stukolka adds: the golets, the purchase, the shleif, the compulsory deal (section 4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, set_of, size
from lomber.cards.pack import SUIT, suit_of
from lomber.games.stukolka.codes import (
    ANNOUNCE,
    BLIND,
    COMPULSORY,
    CUT_IN,
    DECLINE,
    DONE,
    DROP,
    GOLETS,
    HAS_CUT_IN,
    HAS_SHLEIF,
    KEEP,
    KNOCK,
    KNOCK_BLIND,
    LOOK,
    PASS,
    PASSED,
    THROW,
    TOOK_GOLETS,
)
from lomber.games.stukolka.sitting import Phase
from lomber.games.stukolka.state import StukolkaState
from lomber.play.exchange import throwable
from lomber.play.tricks import NO_CARD
from lomber.play.turns import after, later, round_of
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Unseen


class GoletsState(StukolkaState):
    """With the golets (с гольцом): one player a deal may buy a whole new hand (UG-1 … UG-5)."""

    def fresh(self) -> "GoletsState":
        return GoletsState(self.game, self.terms)

    def taker(self) -> i64:
        """Who has taken the golets; -1: it is free."""
        for seat in range(self.players):
            if self.said[seat] == TOOK_GOLETS:
                return seat
        return -1

    def declarations(self) -> vec[i64]:
        """Pass, knock, or take the golets while it is free; the dealer is not obliged either (UG-2, UG-5)."""
        if self.taker() < 0:
            return vec[i64]([PASS, KNOCK, GOLETS])
        return vec[i64]([PASS, KNOCK])

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        if move == GOLETS:
            return IllegalMove(int(seat), self.name(move), "UG-2", "golets-taken")
        return super().refusal(seat, move)

    def declare(self, seat: i64, move: i64) -> None:
        if move != GOLETS:
            super().declare(seat, move)
            return
        self.enter(seat, TOOK_GOLETS)
        self._buy_golets(seat)
        self.spoken(seat)

    def _buy_golets(self, seat: i64) -> None:
        """His cards go to the heap, the turn-up and one more are thrown off, the next three are his (UG-3)."""
        self.thrown[seat] = self.hands[seat]
        self.burnt = BIT[self.stock.burn()]
        self.hands[seat] = self.stock.draw(seat, self.terms.hand_cards)
        self.bought[seat] = self.terms.hand_cards

    def first_lead(self) -> i64:
        """The taker of the golets, wherever he sits; else the first who knocked (UG-4)."""
        taker = self.taker()
        return taker if taker >= 0 else self.first_in()


class PrikupState(StukolkaState):
    """With purchase (с прикупом): everybody who knocked may exchange (UB-1 … UB-7)."""

    def fresh(self) -> "PrikupState":
        return PrikupState(self.game, self.terms)

    # -- declarations

    def bound(self) -> bool:
        """The dealer may not leave a single player alone, up to the agreed limit (UB-5)."""
        limit = self.terms.duty_limit
        return size(self.playing) == 1 and (limit < 0 or self.prize <= limit)

    def declarations(self) -> vec[i64]:
        if self.to_act == self.dealer and self.bound():
            return vec[i64]([KNOCK])
        return vec[i64]([PASS, KNOCK])

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        if move == PASS:
            return IllegalMove(int(seat), self.name(move), "UB-5", "dealer-must-play")
        return super().refusal(seat, move)

    # -- the exchange

    def begin_sale(self) -> None:
        """The turn-up is thrown off; those who knocked buy in turn, the dealer last (UB-2, UB-3)."""
        self.phase = Phase.EXCHANGE
        self.come_to_buy(self.first_in())

    def come_to_buy(self, seat: i64) -> None:
        self.to_act = seat

    def most(self) -> i64:
        """So many cards may be thrown: three, or what the stock still has (UB-7)."""
        return min(self.terms.hand_cards, self.stock.left())

    def form_moves(self) -> vec[i64]:
        found = vec[i64]([DONE])
        for card in members(throwable(self.hands[self.to_act], self.chosen, self.most())):
            found = append(found, THROW + card)
        return found

    def play_form(self, seat: i64, move: i64) -> None:
        if self.phase is not Phase.EXCHANGE:
            super().play_form(seat, move)
        elif move == DONE:
            self._buy(seat)
        else:
            self._throw(seat, move)

    def _throw(self, seat: i64, move: i64) -> None:
        """One card more is laid aside; nobody else sees which (UB-2)."""
        if move < THROW or move >= DROP:
            raise IllegalMove(int(seat), self.name(move), "UB-2", "illegal")
        card = move - THROW
        if not BIT[card] & self.hands[seat] & ~self.chosen:
            raise IllegalMove(int(seat), self.name(move), "UB-2", "not-in-hand")
        if size(self.chosen) >= self.most():
            raise IllegalMove(int(seat), self.name(move), "UB-7", "stock-short", left=int(self.stock.left()))
        if not BIT[card] & throwable(self.hands[seat], self.chosen, self.most()):
            raise IllegalMove(int(seat), self.name(move), "UB-2", "throw-in-order")
        self.chosen |= BIT[card]

    def _buy(self, seat: i64) -> None:
        """As many cards from the top as were thrown, once the old ones are down (UB-2, U-7)."""
        count = size(self.chosen)
        self.hands[seat] &= ~self.chosen
        self.thrown[seat] |= self.chosen
        self.chosen = 0
        self.bought[seat] = count
        self.hands[seat] |= self.stock.draw(seat, min(count + self.extra(seat), self.stock.left()))
        self.has_bought(seat)

    def extra(self, seat: i64) -> i64:
        """Cards given beyond those thrown."""
        return 0

    def has_bought(self, seat: i64) -> None:
        """The next buyer; after the dealer the exchange is over."""
        buyer = later(seat, self.playing, self.dealer, self.players)
        if buyer < 0:
            self.sale_over()
        else:
            self.phase = Phase.EXCHANGE
            self.come_to_buy(buyer)

    def sale_over(self) -> None:
        """The first who knocked leads (UB-4)."""
        self.begin_play(self.first_lead())


class ShleifState(PrikupState):
    """With the shleif (со шлейфом): the dealer alone sees the trump card and plays with it (US-1 … US-7).

    The pack is dealt before the dealer says whether he gives the shleif up, but nobody sees a card until then.
    """

    def fresh(self) -> "ShleifState":
        return ShleifState(self.game, self.terms)

    # -- the deal: nobody sees anything before the dealer has kept or declined the shleif

    def dealt_to(self, seat: i64) -> i64:
        return 0

    def deals_open(self) -> bool:
        return False

    def opened(self) -> None:
        """Before the deal is seen by anybody the dealer may give the shleif up (US-4); at a redeal it stands."""
        if self.misdeals:
            self._show_trump()
        else:
            self.phase = Phase.SHLEIF
            self.to_act = self.dealer

    def _show_trump(self) -> None:
        """Declined, the trump card is turned up; else the dealer looks at it, before his own cards (US-1, US-4)."""
        if self.declined:
            self.turn_up()
            self._begin()
        else:
            self.phase = Phase.ANNOUNCE
            self.to_act = self.dealer

    def _announce(self, seat: i64, move: i64) -> None:
        """He announces its suit and keeps it apart beside his cards (US-1)."""
        if move != ANNOUNCE + suit_of(self.trump_card):
            raise IllegalMove(int(seat), self.name(move), "US-1", "announce-truly")
        self.trump = suit_of(self.trump_card)
        self._begin()

    def _begin(self) -> None:
        """Hands are looked at, or with `blind` stay face down until each comes to speak (US-6)."""
        self.looked = BIT[self.dealer] if self.terms.blind else BIT[self.players] - 1
        self.phase = Phase.DECLARE
        self.to_act = self.elder()

    def has_shleif(self, seat: i64) -> bool:
        """Does the hidden trump card belong to this player (US-3)?"""
        return seat == self.dealer and not self.declined and self.trump >= 0

    def knows_trump_card(self, seat: i64) -> bool:
        dealer = seat == self.dealer and self.phase is not Phase.SHLEIF
        return self.trump_open or (dealer and not self.declined)

    # -- declarations

    def bound(self) -> bool:
        """Whoever has declined the shleif knocks or passes freely (US-4)."""
        return False

    def declarations(self) -> vec[i64]:
        """Face down cards: knock blind, or look; after a look knock or pass as ever (US-6)."""
        if not self.looked & BIT[self.to_act]:
            return vec[i64]([KNOCK_BLIND, LOOK])
        return vec[i64]([PASS, KNOCK])

    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        if move == KNOCK_BLIND:
            key = "has-looked" if self.terms.blind else "no-blind"
            return IllegalMove(int(seat), self.name(move), "US-6", key)
        if move in (PASS, KNOCK):
            return IllegalMove(int(seat), self.name(move), "US-6", "look-first")
        return IllegalMove(int(seat), self.name(move), "U-6", "illegal")

    def declare(self, seat: i64, move: i64) -> None:
        if move == LOOK:
            self.looked |= BIT[seat]
        elif move == KNOCK_BLIND:
            self.enter(seat, BLIND)
            self.spoken(seat)
        else:
            super().declare(seat, move)

    def dealer_speaks(self) -> None:
        """The dealer must play and makes no declaration, unless the shleif was declined (US-2)."""
        if not self.declined:
            self.enter(self.dealer, HAS_SHLEIF)
            self.declared()

    # -- the exchange

    def come_to_buy(self, seat: i64) -> None:
        """Who knocked blind may look now (US-6)."""
        self.looked |= BIT[seat]
        self.to_act = seat

    def extra(self, seat: i64) -> i64:
        """One card more for a blind knock, if it is there (US-6, UB-7)."""
        return 1 if self.said[seat] == BLIND else 0

    def has_bought(self, seat: i64) -> None:
        if self.has_shleif(seat) or size(self.hands[seat]) > self.terms.hand_cards:
            self.phase = Phase.DROP
        else:
            super().has_bought(seat)

    def surplus(self, seat: i64) -> i64:
        """The cards of which one must be dropped: with the shleif the trump card is among them (US-3)."""
        if self.has_shleif(seat):
            return self.hands[seat] | BIT[self.trump_card]
        return self.hands[seat]

    def form_moves(self) -> vec[i64]:
        if self.phase is Phase.SHLEIF:
            return vec[i64]([KEEP, DECLINE])
        if self.phase is Phase.ANNOUNCE:
            return vec[i64]([ANNOUNCE + suit_of(self.trump_card)])
        if self.phase is Phase.CUT_IN:
            return vec[i64]([PASS, CUT_IN])
        if self.phase is not Phase.DROP:
            return super().form_moves()
        found = vec[i64]()
        for card in members(self.surplus(self.to_act)):
            found = append(found, DROP + card)
        return found

    def play_form(self, seat: i64, move: i64) -> None:
        if self.phase is Phase.SHLEIF:
            self._keep_or_decline(seat, move)
        elif self.phase is Phase.ANNOUNCE:
            self._announce(seat, move)
        elif self.phase is Phase.DROP:
            self._drop(seat, move)
        elif self.phase is Phase.CUT_IN:
            self._cut_in_or_not(seat, move)
        else:
            super().play_form(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        """After the deal nobody keeps or declines the shleif any more (US-4)."""
        if move in (KEEP, DECLINE) and self.phase is not Phase.SHLEIF:
            raise IllegalMove(int(seat), self.name(move), "US-4", "illegal")
        super().play(seat, move)

    def _keep_or_decline(self, seat: i64, move: i64) -> None:
        if move != KEEP and move != DECLINE:
            raise IllegalMove(int(seat), self.name(move), "US-4", "illegal")
        self.declined = move == DECLINE
        self._show_trump()

    def _drop(self, seat: i64, move: i64) -> None:
        """Four cards in hand: one is discarded, three are played (US-3, US-6, US-7)."""
        rule = {BLIND: "US-6", HAS_CUT_IN: "US-7"}.get(self.said[seat], "US-3")
        if move < DROP or move >= DROP + 52:
            raise IllegalMove(int(seat), self.name(move), rule, "drop-first")
        card = move - DROP
        surplus = self.surplus(seat)
        if not BIT[card] & surplus:
            raise IllegalMove(int(seat), self.name(move), rule, "not-in-hand")
        self.hands[seat] = surplus & ~BIT[card]
        self.dropped[seat] = BIT[card]
        if self.has_shleif(seat):
            self.trump_card = NO_CARD
        if self.said[seat] == HAS_CUT_IN:
            self._next_cutter(seat)
        else:
            super().has_bought(seat)

    # -- cutting in (разрез)

    def sale_over(self) -> None:
        """Those who passed may cut in, in turn (US-7)."""
        passed = self.passed()
        if self.terms.razrez and passed:
            self._ask_cutter(after(self.dealer, passed, self.players))
        else:
            self.begin_play(self.first_lead())

    def first_lead(self) -> i64:
        """The last who cut in; else the first who knocked (US-7, US-5)."""
        leader = self.first_in()
        for seat in round_of(self.dealer, self.players):
            if self.said[seat] == HAS_CUT_IN:
                leader = seat
        return leader

    def passed(self) -> i64:
        return set_of([int(seat) for seat in range(self.players) if self.said[seat] == PASSED])

    def _next_cutter(self, seat: i64) -> None:
        self._ask_cutter(later(seat, self.passed(), self.dealer, self.players))

    def _ask_cutter(self, seat: i64) -> None:
        """While four cards are there (silent → chosen)."""
        if seat < 0 or self.stock.left() <= self.terms.hand_cards:
            self.begin_play(self.first_lead())
        else:
            self.phase = Phase.CUT_IN
            self.to_act = seat

    def _cut_in_or_not(self, seat: i64, move: i64) -> None:
        """Four cards from the top, and in the play like anybody else (US-7)."""
        if move == PASS:
            self._next_cutter(seat)
            return
        if move != CUT_IN:
            raise IllegalMove(int(seat), self.name(move), "US-7", "illegal")
        self.enter(seat, HAS_CUT_IN)
        self.thrown[seat] = self.hands[seat]
        self.hands[seat] = self.stock.draw(seat, self.terms.hand_cards + 1)
        self.bought[seat] = self.terms.hand_cards + 1
        self.phase = Phase.DROP

    # -- what is known

    def beside(self, seat: i64) -> str:
        return "trump" if self.has_shleif(seat) else ""

    def hidden_trump(self, unseen: Unseen) -> None:
        """The suit of the hidden card was announced: it is among the dealer's four cards (US-1)."""
        if self.trump < 0 or self.declined:
            return
        if unseen.has("trump"):
            unseen.never(list(members(self.terms.pack & ~SUIT[self.trump])), ["trump"])
            return
        dropped = f"dropped.{self.dealer}"
        shown = [i for i in range(self.laid) if self.player[i] == self.dealer]
        if unseen.has(dropped) and not any(suit_of(self.played[i]) == self.trump for i in shown):
            unseen.some(list(members(SUIT[self.trump])), [f"hand.{self.dealer}", dropped])


class ObligatoryState(StukolkaState):
    """Obligatory (обязательная): no purchase; without remises on the table everybody stakes and plays."""

    def fresh(self) -> "ObligatoryState":
        return ObligatoryState(self.game, self.terms)

    def sells(self) -> bool:
        """The turned-up trump lies on the stock, and nobody buys (UO-1)."""
        return False

    def compulsory(self) -> bool:
        """No remise lies on the table: a compulsory deal, at first and whenever all is played off (UO-2, UO-4)."""
        return self.pot.left == 0

    def opened(self) -> None:
        """In a compulsory deal the elder leads at once; a free deal has its declarations (UO-2, UO-3)."""
        super().opened()
        if self.carried == 0:
            for seat in range(self.players):
                self.enter(seat, COMPULSORY)
            self.begin_play(self.elder())

    def no_card(self, seat: i64, move: i64) -> IllegalMove:
        """In a compulsory deal nobody may pass, nor needs to knock (UO-2)."""
        if self.said[seat] == COMPULSORY and move in (PASS, KNOCK):
            return IllegalMove(int(seat), self.name(move), "UO-2", "all-play")
        return super().no_card(seat, move)
