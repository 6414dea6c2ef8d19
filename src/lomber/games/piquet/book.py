"""The book's advice for Piquet, a small class for each number.

What to throw is weighed as a whole: each piece adds its reasons for keeping a card. The piece that is named is the
first whose absence would change the discard. A-0 is no advice of the book but what every player knows: to declare
what one has, to lead what nothing beats, to take with the smallest card that is enough.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, ACE, KING, QUEEN, SUIT, TEN, card_of, rank_of, suit_of
from lomber.games.piquet.holdings import LOWEST, pips_of
from lomber.games.piquet.moves import ALL, CAPOT, DONE, PASS, STAND, TAKE, THROW, WHITE
from lomber.games.piquet.view import PiquetView
from lomber.table.contract import Advice, View

EXCHANGE: Final = ("A-4", "A-5", "A-3", "A-2", "A-7", "A-1")
"""The pieces that speak about the exchange, in the order in which they are named."""

PRICES: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 10, 15, 24]
"""What a rank is worth keeping for its tricks alone."""


def longest(view: PiquetView, quints: bool) -> i64:
    """The suit to build on: the longest; of equal ones that of more pips, or where a quint is possible (A-5)."""
    best: i64 = 0
    most: i64 = -1
    for suit in range(4):
        cards = view.own & SUIT[suit]
        worth = size(cards) * 1000 + pips_of(cards)
        if quints:
            worth += 100 * window(cards, suit)
        if worth > most:
            most = worth
            best = suit
    return best


def window(cards: i64, suit: i64) -> i64:
    """How many of five cards in sequence are there, at best."""
    best: i64 = 0
    for low in range(LOWEST, ACE - 3):
        held: i64 = 0
        for rank in range(low, low + 5):
            if cards & BIT[card_of(rank, suit)]:
                held += 1
        best = max(best, held)
    return best


def reasons(view: PiquetView, known: list[str]) -> list[int]:
    """How much each card is worth keeping, by what is known of the advice."""
    worth = [0] * 52
    long = longest(view, "A-5" in known)
    for card in members(view.own):
        worth[card] = PRICES[rank_of(card)]
        if "A-1" in known and suit_of(card) == long:
            worth[card] += 22
        if "A-2" in known:
            worth[card] += equals(view.own, card)
        if "A-3" in known:
            worth[card] += 4 * neighbours(view.own, card)
        if "A-7" in known and view.seat == view.dealer and guards(view.own, card):
            worth[card] += 14
    if "A-4" in known and weak(view):
        for card in members(view.own):
            if (
                rank_of(card) == ACE
                and size(view.own & SUIT[suit_of(card)]) == 1
                and equals(view.own, card) < 9
            ):
                worth[card] -= 20
    return worth


def equals(own: i64, card: i64) -> int:
    """Court cards of one rank, for a fourteen or at least a three (A-2)."""
    rank = rank_of(card)
    if rank < TEN:
        return 0
    held = 0
    for suit in range(4):
        if own & BIT[card_of(rank, suit)]:
            held += 1
    return (0, 0, 3, 14, 30)[held]


def neighbours(own: i64, card: i64) -> int:
    """Cards of the suit within reach of one sequence with this one (A-3)."""
    held = 0
    for rank in range(max(LOWEST, rank_of(card) - 2), min(ACE, rank_of(card) + 2) + 1):
        if rank != rank_of(card) and own & BIT[card_of(rank, suit_of(card))]:
            held += 1
    return held


def guards(own: i64, card: i64) -> bool:
    """A king with a card beside it, a queen with two, and those cards: what stops a suit (A-7)."""
    suit = suit_of(card)
    cards = own & SUIT[suit]
    if cards & BIT[card_of(ACE, suit)]:
        return False
    if cards & BIT[card_of(KING, suit)]:
        return size(cards) == 2 or rank_of(card) == KING
    return bool(cards & BIT[card_of(QUEEN, suit)]) and size(cards) == 3


def weak(view: PiquetView) -> bool:
    """No long suit of one's own: the opponent is likely to have the longer one (A-4)."""
    return all(size(view.own & SUIT[suit]) < 5 for suit in range(4))


def discard(view: PiquetView, known: list[str]) -> i64:
    """The cards to throw: as many as may be bought, of those the least worth keeping."""
    worth = reasons(view, known)
    number: i64 = min(limit(view), size(view.own))
    thrown: i64 = 0
    rest = view.own
    while size(thrown) < number:
        worst = lowest(rest)
        for card in members(rest):
            if worth[card] < worth[worst]:
                worst = card
        thrown |= BIT[worst]
        rest &= ~BIT[worst]
    return thrown


def limit(view: PiquetView) -> i64:
    """How many cards are bought: all that one may."""
    if len(view.sitting) == 3:
        return view.in_talon
    if view.seat == view.sitting[0]:
        return view.in_talon * 5 // 8 + (1 if view.in_talon == 2 else 0) if view.in_talon != 8 else 5
    elder = view.bought[view.sitting[0]]
    return view.in_talon if elder > 0 else max(1, view.in_talon * 3 // 8)


class Piece(Advice):
    """A piece of advice about the exchange, with the others that stand beside it."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.known: list[str] = list(EXCHANGE)

    def heed(self, kept: list[Advice]) -> None:
        self.known = [piece.number for piece in kept]

    def choose(self, view: View) -> i64:
        assert isinstance(view, PiquetView)
        if view.phase != "exchange" or view.seat != view.turn or int(WHITE) in view.legal:
            return -1
        if int(THROW) > view.legal[0] or view.legal[0] > PASS:
            return -1
        thrown = discard(view, self.known)
        if thrown == discard(view, [number for number in self.known if number != self.number]):
            return -1
        return throw_next(view, thrown)


def throw_next(view: PiquetView, thrown: i64) -> i64:
    """The next move of the gesture that discards these cards."""
    for move in view.legal:
        if THROW <= move < DONE and thrown & BIT[move - THROW]:
            return move
    if int(DONE) in view.legal:
        return DONE
    for move in view.legal:
        if move >= TAKE:
            return move
    return view.legal[0]


# -- the play


def against(view: PiquetView) -> i64:
    """Cards that the others may hold: unseen, and of no suit that they were seen not to have."""
    seen = view.own | view.own_thrown | view.unbought
    for laid in view.laid:
        seen |= laid
    unseen: i64 = 0
    for rank in range(LOWEST, ACE + 1):
        for suit in range(4):
            unseen |= BIT[card_of(rank, suit)]
    unseen &= ~seen
    found: i64 = 0
    for other in view.sitting:
        if other != view.seat:
            found |= unseen & ~view.denied[other]
    return found


def masters(view: PiquetView) -> i64:
    """Own cards that nothing in other hands beats."""
    others = against(view)
    found: i64 = 0
    for card in members(view.own):
        if not ABOVE[card] & others:
            found |= BIT[card]
    return found


def winners(view: PiquetView) -> i64:
    """Cards that should win if led: the masters, and with them the rest of a suit that they exhaust."""
    found = masters(view)
    others = against(view)
    for suit in range(4):
        if size(found & SUIT[suit]) >= size(others & SUIT[suit]):
            found |= view.own & SUIT[suit]
    return found


class CountLeads(Advice):
    """A-6: with 18 and more and nothing against you, count the leads to thirty before parting with the lead."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, PiquetView)
        if view.phase != "play" or view.seat != view.turn or view.in_trick:
            return -1
        seat = int(view.seat)
        if seat != view.sitting[0] or view.hand_counts[seat] < 18 or view.pique >= 0 or view.repique >= 0:
            return -1
        for other in view.sitting:
            if other != seat and view.hand_counts[other]:
                return -1
        found = winners(view)
        return longest_of(found) if found else -1


def longest_of(cards: i64) -> i64:
    """The highest card of the suit that has most of these."""
    best = cards & SUIT[suit_of(lowest(cards))]
    for suit in range(4):
        if size(cards & SUIT[suit]) > size(best):
            best = cards & SUIT[suit]
    return highest(best)


def drives_out(view: PiquetView) -> i64:
    """Nothing wins yet: the top of the suit that is long here and short with the others, to bring it home."""
    others = against(view)
    best: i64 = 0
    most: i64 = -100
    for suit in range(4):
        own = view.own & SUIT[suit]
        worth = 2 * size(own) - size(others & SUIT[suit])
        if own and worth > most:
            most = worth
            best = own
    return highest(best)


class CardSense(Piece):
    """A-0: where the book is silent. It always answers."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, PiquetView)
        if view.phase == "play":
            return self.card(view)
        if view.phase == "declare":
            return view.honest
        if view.phase == "exchange" and int(WHITE) not in view.legal and view.legal[0] < TAKE:
            return throw_next(view, discard(view, self.known))
        if int(CAPOT) in view.legal:
            return CAPOT if size(winners(view)) == size(view.own) and view.seat == view.sitting[0] else PASS
        for move in (WHITE, ALL, STAND):
            if int(move) in view.legal:
                return move
        return view.legal[0]

    def card(self, view: PiquetView) -> i64:
        playable = view.own
        if view.in_trick == 0:
            found = winners(view)
            return longest_of(found) if found else drives_out(view)
        led = suit_of(view.row_cards[len(view.row_cards) - int(view.in_trick)])
        if not playable & SUIT[led]:
            return self.throw_off(view)
        better = playable & ABOVE[view.winning]
        return lowest(better) if better else lowest(playable & SUIT[led])

    def throw_off(self, view: PiquetView) -> i64:
        """A worthless card: not from a guarded suit, if the book is to be believed (A-7)."""
        best = lowest(view.own)
        least = 1000
        for card in members(view.own):
            cost = 10 * int(rank_of(card)) - int(size(view.own & SUIT[suit_of(card)]))
            if "A-7" in self.known and guards(view.own, card):
                cost += 60
            if cost < least:
                least = cost
                best = card
        return best


def advice() -> list[Advice]:
    return [
        CountLeads("A-6"),
        Piece("A-4"),
        Piece("A-5"),
        Piece("A-3"),
        Piece("A-2"),
        Piece("A-7"),
        Piece("A-1"),
        CardSense("A-0"),
    ]
