"""Advice for Face to Face (section 8), a class per number; each reads only what its player sees.

A turn is thought over whole: `Turn` weighs every order of own lays by the way they push the piles on,
`Across` what a card on the other side would bring and give away. The pieces are asked from the rarest to the
plainest: the last cards, the refill, the small help, the chain, the cheapest cards.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.games.face_to_face.piles import (
    FALLING,
    HIGHER,
    LOWER,
    LOWEST,
    PACK,
    RISING,
    THEIR_FALLING,
    THEIR_RISING,
    TRICK,
    cost,
    fits,
)
from lomber.games.face_to_face.view import FaceToFaceView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1
NEVER: Final[i64] = -1_000_000
WIN: Final[i64] = 100_000

CARD: Final[i64] = 2
"""What a card drawn beyond two is worth, in steps of a pile (A-4)."""

SHORTER: Final[i64] = 1
"""What a card laid beyond two costs where only two are drawn: the hand grows shorter."""

NEAR: Final[i64] = 15
"""Own piles closer than this have run together: a step of one's own is then worth two given away (A-5)."""

TOO_FAR: Final[i64] = TRICK + 4
"""No card beyond the second is laid over a wider gap: not even a reverse trick after it would pay."""

STRANDED: Final[i64] = 20
"""What a card costs that fits nowhere when there is nothing left to draw (A-5)."""


class Turn:
    """The rest of a turn on the own piles: which cards to lay, in which order, and when to stop (A-1).

    The worth of a way is what is gained at its end less the steps by which the piles were pushed on. Reverse
    tricks count where they lie ready on the table; `Chains` prepares them too.
    """

    def __init__(self, view: FaceToFaceView, given: i64, card: i64) -> None:
        self.hand_size = view.hand_size
        self.stock = view.stocks[view.seat]
        self.held = view.cards[view.seat]
        self.laid = view.laid_now
        self.given = given
        """The number that goes across in this turn, 0 where none does; or -1: one went before."""
        self.card = card
        """What a card drawn beyond two counts for."""
        self.hand = view.hands[view.seat] & ~(BIT[given] if given > 0 else 0)
        self.rising = view.top(RISING)
        self.falling = view.top(FALLING)
        self.too_far: i64 = TOO_FAR
        self.first: i64 = NO_OPINION
        """The first own lay of the best way; no opinion where stopping is best."""
        self._known: dict[tuple[i64, i64, i64], i64] = {}

    def best(self) -> i64:
        """What the best way is worth; `first` is its first move."""
        self.first = NO_OPINION
        best = self.stop(self.hand, self.rising, self.falling)
        for number in members(self.hand):
            for pile in range(2):
                worth = self.lay(self.hand, self.rising, self.falling, number, pile)
                if worth > best:
                    best = worth
                    self.first = (number - LOWEST) * 4 + pile
        return best

    def stop(self, hand: i64, rising: i64, falling: i64) -> i64:
        """To say done: only after two cards; then cards are drawn."""
        laid = self.laid + self.held - size(hand)
        if laid < 2:
            return NEVER
        if self.given == 0:
            return SHORTER * (2 - laid)
        beyond = self.drawn(hand) - 2
        return self.card * beyond if beyond > 0 else 0

    def drawn(self, hand: i64) -> i64:
        """How many cards would be drawn after stopping with this hand."""
        wanted = self.hand_size - size(hand) if self.given else 2
        return wanted if wanted < self.stock else self.stock

    def room(self, pile: i64, top: i64) -> i64:
        """What fits a pile, tricks only where their top lies on the table already."""
        if top == (self.rising if pile == RISING else self.falling):
            return fits(pile, top)
        return HIGHER[top] if pile == RISING else LOWER[top]

    def lay(self, hand: i64, rising: i64, falling: i64, number: i64, pile: i64) -> i64:
        """The worth of laying a number and going on in the best way; NEVER where it does not fit."""
        top = rising if pile == RISING else falling
        if not BIT[number] & self.room(pile, top):
            return NEVER
        way = cost(pile, top, number)
        if way > self.too_far and self.laid + self.held - size(hand) >= 2:
            return NEVER
        rest = hand & ~BIT[number]
        if pile == RISING:
            return self.rest(rest, number, falling) - way
        return self.rest(rest, rising, number) - way

    def rest(self, hand: i64, rising: i64, falling: i64) -> i64:
        """As `best`, from a place further on; remembered."""
        key = (hand, rising, falling)
        known = self._known.get(key, None)
        if known is not None:
            return known
        best = self.stop(hand, rising, falling)
        for number in members(hand):
            for pile in range(2):
                worth = self.lay(hand, rising, falling, number, pile)
                if worth > best:
                    best = worth
        self._known[key] = best
        return best


class Chains(Turn):
    """A turn that prepares reverse tricks: 35 on 24 so that 25 can follow (A-2)."""

    def room(self, pile: i64, top: i64) -> i64:
        return fits(pile, top)


class LastTurns(Chains):
    """A turn when the stock runs out: every card must find a place, and none may be left alone (A-5)."""

    def __init__(self, view: FaceToFaceView, given: i64, card: i64) -> None:
        super().__init__(view, given, card)
        self.too_far = PACK  # no step is too long for the last cards
        self.alone_is_lost = not view.single_card_finish
        self.across = fits(THEIR_RISING, view.top(THEIR_RISING))
        self.across |= fits(THEIR_FALLING, view.top(THEIR_FALLING))

    def stop(self, hand: i64, rising: i64, falling: i64) -> i64:
        left = size(hand) + self.stock
        if left == 0:
            return WIN
        worth = super().stop(hand, rising, falling)
        if worth == NEVER:
            return NEVER
        if left == 1 and self.alone_is_lost:
            return worth - WIN // 2
        fitting = fits(RISING, rising) | fits(FALLING, falling)
        return worth - STRANDED * size(hand & ~fitting) - STRANDED // 4 * size(hand & ~self.across)


class Across:
    """The best card to lay on the opponent's side, and what the whole turn with it is worth."""

    def __init__(self, view: FaceToFaceView, card: i64) -> None:
        self.view = view
        self.card = card
        self.move: i64 = NO_OPINION
        self.worth: i64 = NEVER

    def weigh(self) -> None:
        """Look at every card that may go across now; help as little as possible (A-3)."""
        for move in self.view.legal:
            if move < 4 * self.view.numbers and move % 4 >= THEIR_RISING:
                worth = self.turn(move // 4 + LOWEST) - self.price(move)
                if worth > self.worth:
                    self.worth = worth
                    self.move = move

    def turn(self, given: i64) -> i64:
        """What the own cards of a turn are worth in which this number goes across."""
        return Chains(self.view, given, self.card).best()

    def price(self, move: i64) -> i64:
        """The steps by which the opponent's pile gets better; one less if that spoils a trick (A-3)."""
        top, number = self.view.top(move % 4), move // 4 + LOWEST
        steps = top - number if move % 4 == THEIR_RISING else number - top
        awaited = top - TRICK if move % 4 == THEIR_RISING else top + TRICK
        spoils = steps < TRICK and LOWEST <= awaited < LOWEST + self.view.numbers
        return steps - 1 if spoils else steps


class NearAcross(Across):
    """Own piles have run together: what helps the opponent counts only half (A-5)."""

    def price(self, move: i64) -> i64:
        return super().price(move) // 2


class LastAcross(Across):
    """A card across when the stock has run out (A-5)."""

    def turn(self, given: i64) -> i64:
        return LastTurns(self.view, given, self.card).best()


def given_before(view: FaceToFaceView) -> i64:
    """How `Turn` is told whether a card has gone across already."""
    return -1 if view.gave else 0


def stop_move(view: FaceToFaceView) -> i64:
    return 4 * view.numbers


class CheapestCards(Advice):
    """A-1: the cheapest two cards or more on the own piles, then done. It always answers."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, FaceToFaceView)
        turn = Turn(view, given_before(view), CARD)
        if turn.best() > NEVER // 2:
            return turn.first if turn.first >= 0 else stop_move(view)
        return view.legal[0]


class Chain(Advice):
    """A-2: lay the card that prepares a reverse trick, where the whole chain is cheaper."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, FaceToFaceView)
        plain = Turn(view, given_before(view), CARD).best()
        chains = Chains(view, given_before(view), CARD)
        return chains.first if chains.best() > plain else NO_OPINION


class SmallHelp(Advice):
    """A-3: give a card away where that helps less than it saves at home, refill not counted."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, FaceToFaceView)
        across = Across(view, 0)
        across.weigh()
        return across.move if across.worth > Chains(view, given_before(view), 0).best() else NO_OPINION


class Refill(Advice):
    """A-4: give a card away where the full hand drawn for it is worth the help."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, FaceToFaceView)
        across, without = Across(view, CARD), Across(view, 0)
        across.weigh()
        without.weigh()
        if across.worth <= without.worth or across.worth <= Chains(view, given_before(view), CARD).best():
            return NO_OPINION
        return across.move


class LastCards(Advice):
    """A-5: with the stock gone plan for every card and never be left with one; keep the own piles apart."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, FaceToFaceView)
        if view.stocks[view.seat] <= 1:
            return self.last_turns(view)
        if view.top(FALLING) - view.top(RISING) >= NEAR:
            return NO_OPINION
        across = NearAcross(view, CARD)
        across.weigh()
        return across.move if across.worth > Chains(view, given_before(view), CARD).best() else NO_OPINION

    def last_turns(self, view: FaceToFaceView) -> i64:
        turn = LastTurns(view, given_before(view), CARD)
        own = turn.best()
        across = LastAcross(view, CARD)
        across.weigh()
        if across.worth > own:
            return across.move
        if own <= NEVER // 2:
            return NO_OPINION
        return turn.first if turn.first >= 0 else stop_move(view)


ADVICE: list[Advice] = [
    LastCards("A-5"),
    Refill("A-4"),
    SmallHelp("A-3"),
    Chain("A-2"),
    CheapestCards("A-1"),
]
"""In the order in which they are consulted."""
