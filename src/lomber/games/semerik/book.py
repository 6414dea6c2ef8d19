"""The specification's advice for Semerik (A-1 … A-7): rich tricks for one's own side, poor ones for the others."""

from mypy_extensions import i64

from lomber.cards.bits import members, size
from lomber.cards.pack import SUIT, suit_of
from lomber.games.semerik.cards import (
    HEARTS,
    STRENGTH,
    beats,
    cards_of_rank,
    claims_in,
    is_figure,
    pack,
)
from lomber.games.semerik.game import Semerik
from lomber.games.semerik.view import SemerikView
from lomber.table.contract import Advice, View

RICH = 3
"""Figures that make a trick worth something (S-20)."""


class Piece(Advice):
    """Advice about a card to a trick; forms of the question that more than one piece asks."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, SemerikView)
        if not len(view.legal) or view.phase != "play":
            return -1
        return self.card(view)

    def card(self, view: SemerikView) -> i64:
        raise NotImplementedError


def hearts_trump(view: SemerikView) -> bool:
    return bool(view.game.options.hearts_trump)


def overtakes(view: SemerikView, card: i64) -> bool:
    return beats(card, view.winning, hearts_trump(view))


def with_card(view: SemerikView, card: i64) -> i64:
    """The figures of the trick with this card in it."""
    return view.figures() + (1 if is_figure(card) else 0)


def partner_wins(view: SemerikView) -> bool:
    return view.in_trick > 0 and view.winner == (view.place + 2) % 4


def is_last(view: SemerikView) -> bool:
    return view.in_trick == 3


def is_master(view: SemerikView, card: i64) -> bool:
    """Can no card that this seat has not seen beat it?"""
    unseen = pack(view.game.options.ranks) & ~view.gone() & ~view.own
    return not any(beats(other, card, hearts_trump(view)) for other in members(unseen))


def cheapest(cards: list[i64]) -> i64:
    """The card that is missed least: no figure, no heart, the weakest."""
    best: i64 = -1
    for card in cards:
        if best < 0 or price(card) < price(best):
            best = card
    return best


def price(card: i64) -> i64:
    return STRENGTH[card] + (5 if suit_of(card) == HEARTS else 0)


def proper(view: SemerikView) -> list[i64]:
    return list(members(view.proper))


def strong_suit(view: SemerikView) -> i64:
    """The longest of the suits headed by the three, the two or the ace; -1: there is none (A-1)."""
    best: i64 = -1
    for suit in range(4):
        held = view.own & SUIT[suit]
        headed = held & (cards_of_rank(9) | cards_of_rank(8) | cards_of_rank(7))
        if headed and (best < 0 or size(held) > size(view.own & SUIT[best])):
            best = suit
    return best


class Announce(Advice):
    """S-42: claim all that the hand holds, each Baba at full length."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, SemerikView)
        assert isinstance(view.game, Semerik)
        if view.phase != "announce" or not len(view.legal):
            return -1
        setting = view.game.setting
        for claim in claims_in(view.own, setting.count):
            if any(move == setting.claim + claim for move in view.legal):
                return setting.claim + claim
        return setting.done


class KeepThemBelow(Piece):
    """A-6: with the opponents just below the double's line, a certain point is taken before it goes to them."""

    def card(self, view: SemerikView) -> i64:
        theirs = view.record[1 - view.place % 2]
        line = view.game.options.double_below
        if not line - 3 <= theirs < line or not is_last(view) or partner_wins(view):
            return -1
        rich = [card for card in proper(view) if overtakes(view, card) and with_card(view, card) >= RICH]
        return cheapest(rich)


class HeartForTheThird(Piece):
    """A-5: void, a heart is for a trick that it makes rich, not for a poor one."""

    def card(self, view: SemerikView) -> i64:
        if not view.in_trick or partner_wins(view) or not hearts_trump(view):
            return -1
        led = suit_of(view.trick()[0])
        if led == HEARTS or view.own & SUIT[led]:
            return -1
        hearts = [card for card in proper(view) if suit_of(card) == HEARTS and overtakes(view, card)]
        rich = [card for card in hearts if with_card(view, card) >= RICH]
        if rich:
            return cheapest(rich)
        return cheapest([card for card in proper(view) if suit_of(card) != HEARTS])


class AddFigures(Piece):
    """A-4: a figure onto a trick that is surely the partner's; a small card where an opponent is winning."""

    def card(self, view: SemerikView) -> i64:
        if not view.in_trick:
            return -1
        if partner_wins(view):
            sure = is_last(view) or is_master(view, view.winning)
            figures = [card for card in proper(view) if is_figure(card) and not overtakes(view, card)]
            return cheapest(figures) if sure and figures and view.figures() + 1 >= RICH else -1
        taking = [card for card in proper(view) if overtakes(view, card) and with_card(view, card) >= RICH]
        sure_takes = [card for card in taking if is_last(view) or is_master(view, card)]
        if sure_takes:
            return cheapest(sure_takes)
        small = [card for card in proper(view) if not is_figure(card) and not overtakes(view, card)]
        return cheapest(small)


class ShowTheSuit(Piece):
    """A-7: the first discard on a trick of the own side is a low card of the suit one wants led."""

    def card(self, view: SemerikView) -> i64:
        if not partner_wins(view) or view.own & SUIT[suit_of(view.trick()[0])]:
            return -1
        for i in range(view.laid - view.in_trick):
            led = view.played[i // 4 * 4]
            if view.player[i] == view.place and suit_of(view.played[i]) != suit_of(led):
                return -1
        suit = strong_suit(view)
        if suit < 0 or suit == HEARTS:
            return -1
        return cheapest([card for card in proper(view) if suit_of(card) == suit and not is_figure(card)])


class LeaveItToPartner(Piece):
    """A-3: do not overtake the partner, unless that makes the trick rich."""

    def card(self, view: SemerikView) -> i64:
        if not partner_wins(view):
            return -1
        under = [card for card in proper(view) if not overtakes(view, card)]
        over = [card for card in proper(view) if overtakes(view, card) and with_card(view, card) >= RICH]
        if over and not any(with_card(view, card) >= RICH for card in under):
            return cheapest(over)
        return cheapest(under)


class ReturnPartnersSuit(Piece):
    """A-2: lead back the suit that the partner led, the best of it first."""

    def card(self, view: SemerikView) -> i64:
        if view.in_trick:
            return -1
        for trick in range(view.laid // 4 - 1, -1, -1):
            if view.player[4 * trick] == (view.place + 2) % 4:
                return strongest(view.own & SUIT[suit_of(view.played[4 * trick])])
        return -1


class LeadStrength(Piece):
    """A-1: lead the suit in which you are strong."""

    def card(self, view: SemerikView) -> i64:
        suit = strong_suit(view)
        return strongest(view.own & SUIT[suit]) if not view.in_trick and suit >= 0 else -1


class Cheapest(Piece):
    """S-18: where nothing else is advised, the card that is missed least; and no more to announce."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, SemerikView)
        if view.phase == "announce" and len(view.legal):
            return view.legal[len(view.legal) - 1]
        return super().choose(view)

    def card(self, view: SemerikView) -> i64:
        return cheapest(proper(view))


def strongest(cards: i64) -> i64:
    best: i64 = -1
    for card in members(cards):
        if best < 0 or STRENGTH[card] > STRENGTH[best]:
            best = card
    return best


def advice() -> list[Advice]:
    return [
        Announce("S-42"),
        KeepThemBelow("A-6"),
        HeartForTheThird("A-5"),
        AddFigures("A-4"),
        ShowTheSuit("A-7"),
        LeaveItToPartner("A-3"),
        ReturnPartnersSuit("A-2"),
        LeadStrength("A-1"),
        Cheapest("S-18"),
    ]
