"""The book's advice for Mushka and its three forms: small classes, one for each number.

The document advises on the exchange and on leads; when to play at all is left to the player. Here he plays with a
trump or with two high plain cards.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest, members, size
from lomber.cards.pack import ACE, SPADES, SUIT, card_of, rank_of, suit_of
from lomber.games.mushka.forms import (
    ANNOUNCE,
    DECLINE,
    JACK_OF_CLUBS,
    KING_OF_CLUBS,
    QUEEN_OF_SPADES,
    SET_TRUMP,
)
from lomber.games.mushka.state import ENTER
from lomber.games.mushka.view import MushkaView
from lomber.play.mouche.advising import buying, claim_or_next, declaring, may_pass, throw_next
from lomber.play.mouche.rules import DROP, LEAVE, PASS
from lomber.table.contract import Advice, View

KING_OF_SPADES: Final[i64] = card_of(11, SPADES)


def sure_tricks(view: MushkaView, hand: i64) -> i64:
    """Trumps that will make a trick: each higher one that is out needs a lower one to be guarded by."""
    order = view.order
    trumps = hand & order.suits[view.trump]
    known = trumps | view.gone() | (BIT[view.turned] if view.turned >= 0 else 0)
    sure: i64 = 0
    for card in members(trumps):
        out = size(order.above[card] & ~known & _pack(view))
        guards = size(trumps & ~order.above[card] & ~BIT[card])
        if guards >= out:
            sure += 1
    return max(sure, size(trumps) - 2)


def _pack(view: MushkaView) -> i64:
    """The cards that there are at all."""
    ranks = view.game.options.pack_ranks()
    mask: i64 = 0
    for card in range(52):
        if card % 13 >= 13 - ranks:
            mask |= BIT[card]
    return mask


def plain(view: MushkaView) -> i64:
    """The cards in hand that are not trumps and may go."""
    return view.own & ~view.order.suits[view.trump]


def enter_or(view: MushkaView, unwanted: i64) -> i64:
    """He plays: throws these off, or where declarations come first only says so."""
    return ENTER if view.may(ENTER) else throw_next(view, unwanted)


def wins(view: MushkaView, card: i64) -> bool:
    """Would this card, laid now, be winning?"""
    if card == view.special and challenged(view):
        return view.winning == led_card(view)
    if view.winning == view.special and challenged(view):
        return view.order.beats(card, led_card(view), view.trump)
    return view.order.beats(card, view.winning, view.trump)


def led_card(view: MushkaView) -> i64:
    return view.trick()[0]


def challenged(view: MushkaView) -> bool:
    """Was the trick led with the trump that the privileged card beats (M-17)?"""
    if not view.privilege or view.special < 0 or view.in_trick == 0 or suit_of(view.special) == view.trump:
        return False
    return led_card(view) == card_of(rank_of(view.special), view.trump)


def leading(view: MushkaView) -> bool:
    return view.to_move("play") and view.in_trick == 0


def following(view: MushkaView) -> bool:
    return view.to_move("play") and view.in_trick > 0


def best_lead(view: MushkaView, cards: i64) -> i64:
    """With two trumps or more the highest of them; else the highest plain card."""
    trumps = cards & view.order.suits[view.trump]
    others = cards & ~trumps
    if trumps and (not others or size(trumps) >= 2):
        return view.order.strongest(trumps)
    return view.order.strongest(others)


class CountBeforeEntering(Advice):
    """A-M6: at 1 or 2 to go count the sure tricks first; and once there are enough, take no more."""

    def __init__(self) -> None:
        super().__init__("A-M6")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        record = view.records[view.seat]
        if not 0 < record <= view.overshoot:
            return -1
        if may_pass(view):
            sure = sure_tricks(view, view.own)
            return -1 if 1 <= sure <= record else PASS
        if view.to_move("play") and view.won[view.seat] >= record:
            return self.duck(view)
        return -1

    def duck(self, view: MushkaView) -> i64:
        if view.in_trick == 0:
            return view.order.weakest(view.lawful)
        losing: i64 = 0
        for card in members(view.lawful):
            if not wins(view, card):
                losing |= BIT[card]
        return view.order.strongest(losing) if losing else view.order.weakest(view.lawful)


class SecureOneTrick(Advice):
    """A-M5: with the privileged card ten points hang on one trick: take the first that can be had."""

    def __init__(self) -> None:
        super().__init__("A-M5")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if view.special < 0 or view.seat < 0 or view.seat != view.turn:
            return -1
        special = BIT[view.special]
        mine = (view.own | view.laid[view.seat]) & special
        if not following(view) or not mine or view.won[view.seat]:
            return -1
        taking: i64 = 0
        for card in members(view.lawful):
            if wins(view, card):
                taking |= BIT[card]
        if taking & special:
            return view.special
        return view.order.strongest(taking) if taking else -1


class SlowWithAces(Advice):
    """A-M4: do not lead the ace of spades, nor the trump ace while the ace of spades is unseen."""

    def __init__(self) -> None:
        super().__init__("A-M4")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if not leading(view) or view.special < 0 or suit_of(view.special) == view.trump:
            return -1
        special = BIT[view.special]
        avoided = special
        if not (view.own | view.gone()) & special and view.privilege:
            avoided |= BIT[card_of(rank_of(view.special), view.trump)]
        if view.lawful & ~avoided and avoided & BIT[best_lead(view, view.lawful)]:
            return best_lead(view, view.lawful & ~avoided)
        return -1


class KeepASpade(Advice):
    """A-M3: do not throw away every spade: a small one drives the ace of spades out to be trumped."""

    def __init__(self) -> None:
        super().__init__("A-M3")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if not buying(view) or view.special < 0 or (may_pass(view) and not worth_playing(view)):
            return -1
        suit = suit_of(view.special)
        small = view.own & SUIT[suit] & ~BIT[view.special]
        if suit == view.trump or not small or view.own & BIT[view.special]:
            return -1
        return throw_next(view, plain(view) & ~BIT[view.order.weakest(small)])


class NoPlainAces(Advice):
    """A-M2: plain aces are trumped: throw them off too."""

    def __init__(self) -> None:
        super().__init__("A-M2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if not buying(view) or (may_pass(view) and not worth_playing(view)):
            return -1
        return throw_next(view, plain(view))


def worth_playing(view: MushkaView) -> bool:
    """A trump, or two plain cards of the highest ranks: five tricks go round among few."""
    high = [card for card in members(plain(view)) if view.order.strength[card] >= 11]
    return view.trumps() != 0 or len(high) >= 2


class KeepTrumps(Advice):
    """A-M1: pass with little; else keep trumps only, and throw long plain suits and low cards."""

    def __init__(self) -> None:
        super().__init__("A-M1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if view.seat != view.turn or not view.legal:
            return -1
        if view.phase == "declare" or view.phase == "exchange":
            if may_pass(view) and not worth_playing(view):
                return PASS
            return enter_or(view, self.unwanted(view))
        return self.turn_up(view) if view.phase == "turnup" else -1

    def unwanted(self, view: MushkaView) -> i64:
        cards: i64 = 0
        for card in members(plain(view)):
            if rank_of(card) != ACE:
                cards |= BIT[card]
        return cards

    def turn_up(self, view: MushkaView) -> i64:
        """The turned-up trump for the worst plain card, or for a lower trump."""
        may: i64 = 0
        for move in view.legal:
            if move != LEAVE:
                may |= BIT[move - DROP]
        order = view.order
        others = may & ~order.suits[view.trump]
        if others:
            return DROP + order.weakest(others)
        lower = may & ~order.above[view.turned]
        return DROP + order.weakest(lower) if lower else LEAVE


class TakeCheaply(Advice):
    """A-M7 (ours), the last: take the tricks that can be had, and cheaply; to the others give the weakest."""

    def __init__(self) -> None:
        super().__init__("A-M7")
        self.before = KeepTrumps()
        """What it says before the play, where it is asked alone."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if view.seat != view.turn or not view.legal:
            return -1
        if view.phase == "play":
            return best_lead(view, view.lawful) if view.in_trick == 0 else self.follow(view)
        if view.phase == "claim":
            return claim_or_next(view)
        if view.phase == "announce":
            return DECLINE
        return SET_TRUMP + view.trump if view.phase == "trump" else self.before.choose(view)

    def follow(self, view: MushkaView) -> i64:
        """The cheapest card that wins when last or with a trump, else the highest; what loses costs least."""
        order = view.order
        taking: i64 = 0
        for card in members(view.lawful):
            if card != view.special and wins(view, card):
                taking |= BIT[card]
        if not taking:
            rest = view.lawful & ~BIT[view.special] if view.special >= 0 else view.lawful
            return order.weakest(rest if rest else view.lawful)
        trumps = taking & order.suits[view.trump]
        if view.in_trick + 1 == size(view.active) or trumps:
            return order.weakest(trumps if trumps else taking)
        return order.strongest(taking)


# -- Pamfil


class PlayPamfil(Advice):
    """A-PF1: always play with Pamfil, and always announce him if dealt."""

    def __init__(self) -> None:
        super().__init__("A-PF1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if view.seat == view.turn and view.phase == "announce":
            return ANNOUNCE if view.may(ANNOUNCE) else DECLINE
        if declaring(view) and view.own & BIT[JACK_OF_CLUBS]:
            return enter_or(view, plain(view))
        return -1


class NameTheLongest(Advice):
    """A-PF2: the dealer who turned Pamfil up names the suit of most trumps; of equals that of the highest."""

    def __init__(self) -> None:
        super().__init__("A-PF2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if not view.to_move("trump"):
            return -1
        best, most = view.trump, -1
        for suit in range(4):
            cards = view.own & SUIT[suit]
            if cards:
                worth = 100 * size(cards) + rank_of(view.order.strongest(cards))
                if worth > most:
                    best, most = suit, worth
        return SET_TRUMP + best


# -- Shutikha


class PlayTheQueen(Advice):
    """A-SH1: never pass with the queen of spades: the worst is four written off."""

    def __init__(self) -> None:
        super().__init__("A-SH1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if declaring(view) and view.own & BIT[QUEEN_OF_SPADES]:
            return enter_or(view, plain(view))
        return -1


class CatchTheQueen(Advice):
    """A-SH2: hold the king of spades for the queen: on her, or led when she is the last spade out."""

    def __init__(self) -> None:
        super().__init__("A-SH2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        king, queen = BIT[KING_OF_SPADES], BIT[QUEEN_OF_SPADES]
        if not view.to_move("play") or not view.lawful & king or (view.own | view.gone()) & queen:
            if following(view) and view.lawful & king and int(QUEEN_OF_SPADES) in view.trick():
                return KING_OF_SPADES
            return -1
        if leading(view):
            out = SUIT[SPADES] & _pack(view) & ~view.own & ~view.gone()
            if out == queen:
                return KING_OF_SPADES
            rest = view.lawful & ~king
            return best_lead(view, rest) if rest and best_lead(view, view.lawful) == KING_OF_SPADES else -1
        rest = view.lawful & ~king
        if not rest or view.in_trick + 1 < size(view.active):
            return -1
        return self.without_king(view, rest)

    def without_king(self, view: MushkaView, rest: i64) -> i64:
        """Last hand, and the queen is not in the trick: any other card that wins, or the weakest."""
        taking: i64 = 0
        for card in members(rest):
            if wins(view, card):
                taking |= BIT[card]
        return view.order.weakest(taking if taking else rest)


class RuffWithTheQueen(Advice):
    """A-SH3: with the queen wait to ruff; do not lead her while the king of spades is out."""

    def __init__(self) -> None:
        super().__init__("A-SH3")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        queen = BIT[QUEEN_OF_SPADES]
        if not view.to_move("play") or not view.lawful & queen:
            return -1
        if leading(view):
            king_out = not (view.own | view.gone()) & BIT[KING_OF_SPADES]
            rest = view.lawful & ~queen
            if king_out and rest and best_lead(view, view.lawful) == QUEEN_OF_SPADES:
                return best_lead(view, rest)
            return -1
        return QUEEN_OF_SPADES if view.led != SPADES and wins(view, QUEEN_OF_SPADES) else -1


# -- Mistigri


def all_but_one(view: MushkaView) -> i64:
    """The suit of which all cards but one are held, the king of clubs not counted among them; -1: none."""
    for suit in range(4):
        if size(view.own & (SUIT[suit] | BIT[KING_OF_CLUBS])) == view.hand_cards - 1:
            return suit
    return -1


class BuyMistigri(Advice):
    """A-MG1: three of a suit and the king of clubs: keep all four and buy one."""

    def __init__(self) -> None:
        super().__init__("A-MG1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if not buying(view) or not view.own & BIT[KING_OF_CLUBS] or view.hand_cards < 4:
            return -1
        suit = all_but_one(view)
        if suit < 0:
            return -1
        return throw_next(view, view.own & ~SUIT[suit] & ~BIT[KING_OF_CLUBS])


class BuyFlush(Advice):
    """A-MG2: four of a suit: buy one for the flush, if the fifth card is no sure trick."""

    def __init__(self) -> None:
        super().__init__("A-MG2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, MushkaView)
        if not buying(view) or view.own & BIT[KING_OF_CLUBS] or view.hand_cards < 4:
            return -1
        for suit in range(4):
            odd = view.own & ~SUIT[suit]
            if size(odd) == 1 and size(view.own) == view.hand_cards:
                costs = sure_tricks(view, view.own) > sure_tricks(view, view.own & ~odd)
                return -1 if costs or suit_of(lowest(odd)) == view.trump else throw_next(view, odd)
        return -1


def mushka_advice() -> list[Advice]:
    """In the order in which they are consulted."""
    return [
        CountBeforeEntering(),
        SecureOneTrick(),
        SlowWithAces(),
        KeepASpade(),
        NoPlainAces(),
        KeepTrumps(),
        TakeCheaply(),
    ]


def pamfil_advice() -> list[Advice]:
    return [PlayPamfil(), NameTheLongest(), *mushka_advice()]


def shutikha_advice() -> list[Advice]:
    return [PlayTheQueen(), CatchTheQueen(), RuffWithTheQueen(), *mushka_advice()]


def mistigri_advice() -> list[Advice]:
    return [BuyMistigri(), BuyFlush(), *mushka_advice()]
