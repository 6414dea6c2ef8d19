"""The book's advice for Bezique, a small class for each number of section 8."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.pack import ACE, JACK, KING, QUEEN, TEN
from lomber.games.bezique.deck import INFUSORKA, NINE, bezique_jack
from lomber.games.bezique.score import (
    BEZIQUE,
    KIND_COUNT,
    LADDER,
    LADDER_JACKS,
    LADDER_QUEENS,
    MARRIAGE,
    QUINT,
)
from lomber.games.bezique.view import BeziqueView
from lomber.table.contract import Advice, View

DEAR: Final = 150
"""A step worth an infusorka: four trump queens or bezique jacks, and the sixth of them and later ones (A-5)."""
LATE: Final[i64] = 4
"""With so few drawings to come nothing is saved up any more."""


# -- what a seat could announce


def makeable(view: BeziqueView, wild: bool, played: i64 = -1) -> list[int]:
    """Kinds the seat has in hand, or will have when a card is played; without `wild` such as need no infusorka."""
    return [kind for kind in range(int(KIND_COUNT)) if view.combination(kind, wild, played).can_be_made()]


def is_dear(view: BeziqueView, kind: int) -> bool:
    """Is an infusorka well spent on this (A-5)? Towards the end on anything."""
    if view.rounds_left() <= LATE:
        return True
    return kind >= LADDER and view.price(kind) >= DEAR


def worth_a_wild_card(view: BeziqueView, plain: list[int], played: i64 = -1) -> list[int]:
    """What could be announced with an infusorka alone, and is worth one (A-5)."""
    return [kind for kind in makeable(view, True, played) if kind not in plain and is_dear(view, kind)]


def best_price(view: BeziqueView, played: i64 = -1) -> int:
    """The dearest announcement that one would make, now or with a card played; 0: there is none."""
    plain = makeable(view, False, played)
    return max([view.price(kind) for kind in plain + worth_a_wild_card(view, plain, played)], default=0)


def in_order(view: BeziqueView, kinds: list[int]) -> int:
    """A-4: bezique before marriage, marriage before the quint of the same king and queen; else the dearest."""
    waiting = kinds[:]
    if view.rounds_left() > LATE:
        if int(MARRIAGE) in waiting and int(QUINT) in waiting:
            waiting.remove(int(QUINT))
        if int(BEZIQUE) in waiting and int(MARRIAGE) in waiting:
            waiting.remove(int(MARRIAGE))
    return max(waiting, key=view.price)


def announce(view: BeziqueView, kind: int) -> i64:
    return view.deck.size + kind


# -- what a card is worth


def keeps(view: BeziqueView, card: i64) -> bool:
    """A-3: infusorki; trump queens and bezique jacks while their ladder can still go up."""
    face = view.face(card)
    if face == INFUSORKA:
        return True
    if not view.drawing_follows:
        return False
    return face in (view.trump * 13 + QUEEN, bezique_jack(view.trump))


def use_of(view: BeziqueView, card: i64) -> int:
    """A-2: how much a card can still do, roughly: nines, side tens, side courts, trumps low to high."""
    face = view.face(card)
    if face == INFUSORKA:
        return 0
    suit, rank = face // 13, face % 13
    if suit != view.trump:
        if rank == NINE:
            return 0
        if rank == TEN:
            return 1
        return 2 + 3 * int(rank - JACK) + 2 * held(view, face) + (4 if view.is_open(card) else 0)
    if rank == NINE:
        open_ = view.faced >= 0 and view.face(view.faced) % 13 != NINE
        return 40 if open_ else 3
    order = {int(TEN): 30, int(JACK): 24, int(ACE): 45, int(KING): 50, int(QUEEN): 60}
    return order[int(rank)]


def held(view: BeziqueView, face: i64) -> int:
    """How many copies of a face the seat holds."""
    return sum(1 for card in view.own if view.face(card) == face)


def price_of_losing(view: BeziqueView, card: i64) -> int:
    """What is given up with a card: its use, and much more for one that A-3 keeps."""
    return use_of(view, card) + (200 if keeps(view, card) else 0)


def playable(view: BeziqueView) -> list[i64]:
    return [move for move in view.legal if move < view.deck.size]


def least(view: BeziqueView, cards: list[i64]) -> i64:
    """The card of least use; of equals the first."""
    best: i64 = -1
    for card in cards:
        if best < 0 or use_of(view, card) < use_of(view, best):
            best = card
    return best


# -- winning a trick


def winning(view: BeziqueView) -> list[i64]:
    """The cards that would take the trick as it lies; on lead none is sure."""
    best = best_face(view)
    if best < 0:
        return []
    found: list[i64] = []
    for card in playable(view):
        face = view.face(card)
        if face != INFUSORKA and (best == INFUSORKA or view.order.beats(face, best, view.trump)):
            found.append(card)
    return found


def best_face(view: BeziqueView) -> i64:
    """The face that wins the trick so far; -1 on lead."""
    best: i64 = -1
    for card in view.trick:
        face = view.face(card)
        if best < 0 or (
            face != INFUSORKA and (best == INFUSORKA or view.order.beats(face, best, view.trump))
        ):
            best = face
    return best


def cheapest(view: BeziqueView, cards: list[i64]) -> i64:
    """A-1: side suit before trump, nine and ten before courts; what is lost least."""
    best: i64 = -1
    for card in cards:
        if best < 0 or price_of_losing(view, card) < price_of_losing(view, best):
            best = card
    return best


def strong_lead(view: BeziqueView) -> i64:
    """A lead that has a chance: a side ace, else the highest trump that can be spared, else the highest card."""
    best: i64 = -1
    for card in playable(view):
        if keeps(view, card):
            continue
        if best < 0 or lead_strength(view, card) > lead_strength(view, best):
            best = card
    return best


def lead_strength(view: BeziqueView, card: i64) -> int:
    face = view.face(card)
    strength = int(view.order.strength[face])
    return strength * 2 + (1 if face // 13 != view.trump else 0)


def threatened(view: BeziqueView) -> bool:
    """Has an opponent a ladder whose next step is a great one?"""
    for seat in range(view.players):
        if seat != view.seat:
            for kind in (LADDER_QUEENS, LADDER_JACKS):
                if view.count(seat, kind) >= 3:
                    return True
    return False


class Piece(Advice):
    """One number of the advice, asked only where the seat is to move."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BeziqueView)
        return self.advise(view) if len(view.legal) else -1

    def advise(self, view: BeziqueView) -> i64:
        raise NotImplementedError


class WinTheLast(Piece):
    """A-6: the last trick with a window must be won if anything is unannounced."""

    def advise(self, view: BeziqueView) -> i64:
        if view.phase != "play" or view.rounds_left() != 1 or not best_price(view):
            return -1
        if len(view.trick) == 0:
            return strong_lead(view)
        cards = winning(view)
        return cheapest(view, cards) if cards else -1


class WinToAnnounce(Piece):
    """A-1: with an announcement in hand, win the trick as cheaply as possible, and not with a card of it."""

    def advise(self, view: BeziqueView) -> i64:
        if view.phase != "play" or not view.drawing_follows or not best_price(view):
            return -1
        if len(view.trick) == 0:
            return self.lead(view)
        for card in sorted(winning(view), key=lambda card: price_of_losing(view, card)):
            price = best_price(view, card)
            if price and price_of_losing(view, card) <= 20 + price:
                return card
        return -1

    def lead(self, view: BeziqueView) -> i64:
        spare = [card for card in playable(view) if not keeps(view, card)]
        for card in sorted(spare, key=lambda card: -lead_strength(view, card)):
            if best_price(view, card):
                return card
        return -1


class KeepLadders(Piece):
    """A-3: never play away a trump queen or bezique jack while its ladder can go up; infusorki last of all."""

    def advise(self, view: BeziqueView) -> i64:
        if view.phase != "play":
            return -1
        cards = playable(view)
        if not keeps(view, least(view, cards)):
            return -1
        return least(view, [card for card in cards if not keeps(view, card)])


class UseInfusorka(Piece):
    """A-5: an infusorka for the step with the greatest premium, not for a plain four."""

    def advise(self, view: BeziqueView) -> i64:
        if view.phase != "window" or view.naming >= 0 or view.announced:
            return -1
        plain = makeable(view, False)
        rest = max([view.price(kind) for kind in plain], default=0)
        dear = worth_a_wild_card(view, plain)
        if not dear:
            return -1
        best = max(dear, key=view.price)
        return announce(view, best) if view.price(best) > rest else -1


class ExchangeNine(Piece):
    """A-0: the nine before all that is announced in order; what it brings may complete something."""

    def advise(self, view: BeziqueView) -> i64:
        for move in view.legal:
            if view.phase == "window" and view.game.book.words[move] == "exchange":
                return move
        return -1


class AnnounceInOrder(Piece):
    """A-4: what to announce first, and with which cards."""

    def advise(self, view: BeziqueView) -> i64:
        if view.phase != "window":
            return -1
        if view.naming >= 0:
            return self.next_card(view)
        kinds = [] if view.announced else makeable(view, False)
        return announce(view, in_order(view, kinds)) if kinds else -1

    def next_card(self, view: BeziqueView) -> i64:
        """Ordinary cards before infusorki, the trump jack before the bezique jack, open cards before closed."""
        best: i64 = -1
        for move in view.legal:
            if best < 0 or self.rank(view, move) < self.rank(view, best):
                best = move
        return best

    def rank(self, view: BeziqueView, move: i64) -> tuple[int, int, int]:
        card = view.deck.read(view.game.book.arguments[move])
        face = view.face(card)
        spare = 2 if face == INFUSORKA else 1 if face == bezique_jack(view.trump) else 0
        if view.naming != QUINT and spare == 1:
            spare = 0
        return spare, int(face), 0 if view.is_open(card) else 1


class PlayTheUseless(Piece):
    """A-2: the card of least future use; under a threat one that takes the trick."""

    def advise(self, view: BeziqueView) -> i64:
        if view.phase != "play":
            return -1
        if view.drawing_follows and threatened(view) and len(view.trick):
            card = cheapest(view, winning(view))
            if card >= 0 and not keeps(view, card):
                return card
        return least(view, playable(view))


class LastOffered(Piece):
    """A-0: draw, where nothing is to be announced. It always answers."""

    def advise(self, view: BeziqueView) -> i64:
        return view.legal[len(view.legal) - 1]


def advice() -> list[Advice]:
    return [
        UseInfusorka("A-5"),
        ExchangeNine("A-0"),
        AnnounceInOrder("A-4"),
        WinTheLast("A-6"),
        WinToAnnounce("A-1"),
        KeepLadders("A-3"),
        PlayTheUseless("A-2"),
        LastOffered("A-0"),
    ]
