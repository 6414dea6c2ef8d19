"""The book's advice on Preferans (Part 7), each piece by itself; where the book is silent, ours begin with A-P.

This file has the words: auction, discard, announcement, whist. The cards are in `cards.py`.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ACE, KING, QUEEN, SUIT, rank_of
from lomber.games.preferans import cards
from lomber.games.preferans.advice import NO_OPINION, PreferansAdvice
from lomber.games.preferans.judging import (
    best_trump,
    cashed_tricks,
    count_rank,
    defence_tricks,
    has,
    misere_risk,
    most_dangerous,
    no_trump_on_lead,
    no_trump_on_their_lead,
    risk_by_book,
    sure_tricks,
)
from lomber.games.preferans.moves import (
    ACCEPT,
    ALONE,
    ANNOUNCE,
    CHECK,
    CLOSED,
    DISCARD,
    HALF,
    HOLD,
    INVITE_DARK,
    INVITE_OPEN,
    MISERE,
    OPEN,
    OVERWHIST,
    PASS,
    REFUSE,
    SMALL_MISERE,
    TRUST,
    WHIST,
    WITH_TALON,
    game_bid,
    is_direct,
    is_misere,
    level_of,
    trump_of,
)
from lomber.games.preferans.pulka import DUTY_EACH
from lomber.games.preferans.view import PreferansView
from lomber.table.contract import Advice

FIVE_SURE: Final[i64] = 5
"""Certain tricks with which one begins to bid (A-1)."""


# -- what a hand can bid


def suits_of(view: PreferansView) -> i64:
    """How many suits this pack has."""
    return len([suit for suit in range(4) if view.pack & SUIT[suit]])


def certain(view: PreferansView) -> i64:
    """The certain tricks of the hand in its best suit."""
    mine, out = view.mine(), view.pack & ~view.mine()
    return sure_tricks(mine, best_trump(mine, out, suits_of(view)), out)


def plays_no_trump(view: PreferansView) -> bool:
    """Six certain tricks without trumps, by who leads (A-3, A-4)."""
    mine = view.mine()
    return no_trump_on_lead(mine) if view.order[0] == view.seat else no_trump_on_their_lead(mine)


def sure_level(view: PreferansView) -> i64:
    """The game that is certain without the talon."""
    sure = certain(view) + 10 - view.hand_cards
    return 6 if plays_no_trump(view) and sure < 6 else sure


def highest_level(view: PreferansView) -> i64:
    """One above the certain tricks; with eight certain not nine, for the talon will hold foreign trifles (A-1)."""
    sure = sure_level(view)
    if sure < FIVE_SURE:
        return 0
    return 8 if sure == 8 else min(sure + 1, 10) if sure < 8 else sure


def has_bid(view: PreferansView) -> bool:
    return any(who == view.seat and word != PASS for who, word in view.talk)


def raise_to(view: PreferansView, level: i64) -> i64:
    """Hold, or the next bid, as long as its level is not above this; without the talon nothing is bought (A-1)."""
    if view.may(HOLD) and level_of(game_bid(view.bid)) <= level:
        return HOLD
    for move in view.legal:
        game = game_bid(move)
        if game >= 0 and level_of(game) <= (min(level, sure_level(view)) if is_direct(move) else level):
            return move
    return NO_OPINION


class Bidding(PreferansAdvice):
    def advise(self, view: PreferansView) -> i64:
        return self.bid(view) if view.phase == "bid" else NO_OPINION

    def bid(self, view: PreferansView) -> i64:
        return NO_OPINION


class NameSuitsToTheEnd(Bidding):
    """A-2: once bidding, go on to the end of what the hand can bear; do not stop early."""

    def bid(self, view: PreferansView) -> i64:
        return raise_to(view, highest_level(view)) if has_bid(view) else NO_OPINION


class SafeMisere(Bidding):
    """A-18: misère when no suit can be forced."""

    def bid(self, view: PreferansView) -> i64:
        return say_misere(view) if misere_risk(view.mine(), view.pack & ~view.mine()) == 0 else NO_OPINION


class RiskyMisere(Bidding):
    """A-19: with one danger only if another suit is void: there it can be thrown."""

    def bid(self, view: PreferansView) -> i64:
        mine = view.mine()
        void = any(view.pack & SUIT[suit] and not mine & SUIT[suit] for suit in range(4))
        safe = misere_risk(mine, view.pack & ~mine) == 0  # that is for A-18 to say
        bearable = risk_by_book(mine, view.pack & ~mine) <= (1 if void else 0)
        return say_misere(view) if bearable and not safe else NO_OPINION


def say_misere(view: PreferansView) -> i64:
    """The misère this table has: today's, or the small one of old."""
    if view.may(MISERE):
        return MISERE
    return SMALL_MISERE if view.may(SMALL_MISERE) else NO_OPINION


class NoTrumpOnLead(Bidding):
    """A-3: no trumps on one's own lead: six certain tricks."""

    def advise(self, view: PreferansView) -> i64:
        on_lead = view.order[:1] == [int(view.seat)]
        return call_no_trump(view) if on_lead and no_trump_on_lead(view.mine()) else NO_OPINION


class NoTrumpOnTheirLead(Bidding):
    """A-4: no trumps on another's lead: four aces, or three with two kings."""

    def advise(self, view: PreferansView) -> i64:
        on_lead = view.order[:1] == [int(view.seat)]
        return call_no_trump(view) if not on_lead and no_trump_on_their_lead(view.mine()) else NO_OPINION


def call_no_trump(view: PreferansView) -> i64:
    """Bid on, and announce no trumps where a suit would not take more."""
    if view.phase == "bid":
        return raise_to(view, 7)
    if view.phase != "announce":
        return NO_OPINION
    mine, out = view.mine(), view.pack & ~view.mine()
    suit = best_trump(mine, out, suits_of(view))
    if sure_tricks(mine, suit, out) > sure_tricks(mine, -1, out):
        return NO_OPINION
    return ANNOUNCE + 5 * max(game_bid(view.bid) // 5, borne_on_lead(view), 0) + 4


def borne_on_lead(view: PreferansView) -> i64:
    """How far above six go the tricks that one who leads cashes before anybody else can lead."""
    if view.order[0] != view.seat:
        return 0
    mine, out = view.mine(), view.pack & ~view.mine()
    count: i64 = 0
    for suit in range(4):
        count += cashed_tricks(mine & SUIT[suit], out & SUIT[suit])
    return min(count + 10 - view.hand_cards, 10) - 6


class LevelOfCertainTricks(Bidding):
    """A-1: five certain tricks buy for six, six for seven, seven for eight."""

    def bid(self, view: PreferansView) -> i64:
        if view.may(PASS) and highest_level(view):
            return raise_to(view, highest_level(view))
        return NO_OPINION


class DoNotLieInWait(Bidding):
    """A-5: do not pass good cards merely to catch another: with five certain tricks the last word is a bid."""

    def bid(self, view: PreferansView) -> i64:
        others = len(view.order) - 1
        last = size(view.passed) == others and certain(view) + 10 - view.hand_cards >= FIVE_SURE
        return raise_to(view, 6) if last else NO_OPINION


class PassOtherwise(Bidding):
    """A-P1: with less than that, pass."""

    def bid(self, view: PreferansView) -> i64:
        return PASS


# -- the discard and the announcement (the book is silent)


class LayAway(PreferansAdvice):
    """A-P2: lay away what takes nothing: from short side suits; at misère what is in danger."""

    def advise(self, view: PreferansView) -> i64:
        if view.phase != "exchange":
            return NO_OPINION
        hand, out = view.mine(), view.pack & ~view.mine()
        first = self.least(view, hand, hand, out)
        second = self.least(view, hand & ~BIT[first], hand & ~BIT[first], out)
        pair = BIT[first] | BIT[second]
        if not view.chosen:
            return DISCARD + lowest(pair)
        if pair & view.chosen:
            return DISCARD + highest(pair)
        after = hand & ~view.chosen & ~(BIT[lowest(view.chosen)] - 1)  # another first card than ours
        return DISCARD + self.least(view, hand & ~view.chosen, after, out)

    def least(self, view: PreferansView, hand: i64, choice: i64, out: i64) -> i64:
        """Which card of the choice the hand misses least."""
        if is_misere(view.bid):
            return most_dangerous(choice, out)
        return least_useful(hand, choice, out, suits_of(view))


def least_useful(hand: i64, choice: i64, out: i64, suits: i64) -> i64:
    """A card whose loss costs no certain trick: the lowest of the shortest side suit."""
    trump = best_trump(hand, out, suits)
    best: i64 = -1
    worth: i64 = -1000
    for card in members(choice):
        rest = hand & ~BIT[card]
        suit = card // 13
        length = size(hand & SUIT[suit])
        value = 100 * sure_tricks(rest, trump, out | BIT[card]) - 10 * length - rank_of(card)
        if suit == trump:
            value -= 50
        if value > worth:
            best, worth = card, value
    return best


class AnnounceBest(PreferansAdvice):
    """A-P3: announce the suit with the most certain tricks, as high as they bear and no higher than need be."""

    def advise(self, view: PreferansView) -> i64:
        if view.phase != "announce":
            return NO_OPINION
        mine, out = view.mine(), view.pack & ~view.mine()
        suit = best_trump(mine, out, suits_of(view))
        level = sure_tricks(mine, suit, out) + 10 - view.hand_cards
        game = 5 * (min(max(level, 6), 10) - 6) + suit
        while game < game_bid(view.bid):
            game += 5
        move = ANNOUNCE + game
        return move if view.may(move) else view.legal[0]


# -- whist


class Whisting(PreferansAdvice):
    def advise(self, view: PreferansView) -> i64:
        if view.phase != "whist":
            return NO_OPINION
        return self.answer(view, trump_of(view.announced), DUTY_EACH[int(level_of(view.announced))])

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        return NO_OPINION


def against(view: PreferansView, trump: i64) -> i64:
    """The certain tricks of this hand against the game."""
    return defence_tricks(view.mine(), trump, view.pack & ~view.mine())


class WhistNoTrump(Whisting):
    """A-8: against no trumps only with two aces, ace and king, or an ace and king and queen of another suit."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        if trump >= 0 or not view.may(PASS):
            return NO_OPINION
        return WHIST if self.strong(view.mine()) else PASS

    def strong(self, hand: i64) -> bool:
        aces, kings = count_rank(hand, ACE), count_rank(hand, KING)
        if aces >= 2 or (aces and kings):
            return True
        return bool(aces) and any(has(hand, KING, s) and has(hand, QUEEN, s) for s in range(4))


class CareAtTheEnd(Whisting):
    """A-10: near the end of the pulka everything is double: whist only with a trick to spare."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        bare = against(view, trump) <= duty
        return PASS if view.late and bare else NO_OPINION


class NotWithoutCertainTricks(Whisting):
    """A-6: without certain tricks do not whist; with the tricks of one's duty do.

    Where one word says both whether and how (with a dummy, in Hussar), A-7 and A-9 say how.
    """

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        enough = against(view, trump) >= duty
        if view.may(OVERWHIST):
            return OVERWHIST if enough and against(view, trump) > duty else ACCEPT
        if not view.may(PASS):
            return NO_OPINION
        return WHIST if enough else NO_OPINION if view.may(HALF) else PASS


class TakeTheHalf(Whisting):
    """A-P4: half a whist costs nothing: rather than pass, take it."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        return HALF if view.may(HALF) else NO_OPINION


class NeverAloneAtEight(Whisting):
    """A-9: never go alone against eight or nine."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        if level_of(view.announced) < 8 or not view.may(ALONE):
            return NO_OPINION
        return invite(view)


class NeverAloneUninvited(Whisting):
    """A-9: where nobody may be invited, the whist of the second, after a pass, would be going alone."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        passed = [word for _, word in view.whist_talk] == [int(PASS)]
        return PASS if passed and not view.invites and level_of(view.announced) >= 8 else NO_OPINION


class InviteInTheLight(Whisting):
    """A-7: a single whister almost always invites, best with open cards."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        return OPEN if view.may(OPEN) else invite(view)


def invite(view: PreferansView) -> i64:
    """With the other hand, face up if that may be."""
    for move in (INVITE_OPEN, INVITE_DARK, WITH_TALON):
        if view.may(move):
            return move
    return PASS if view.may(PASS) else NO_OPINION


class CheckTheTen(Whisting):
    """A-P5: a check of a ten costs nothing."""

    def answer(self, view: PreferansView, trump: i64, duty: i64) -> i64:
        return CHECK if view.may(CHECK) else NO_OPINION


class PlayToTheLastCard(PreferansAdvice):
    """A-17: play to the last card; give nothing that is not certain."""

    def advise(self, view: PreferansView) -> i64:
        return REFUSE if view.phase == "consent" else NO_OPINION


class LastResort(PreferansAdvice):
    """A-P9: whatever is left: the first that may be done, in the dark, and on trust."""

    def advise(self, view: PreferansView) -> i64:
        if view.may(TRUST):
            return TRUST
        if view.may(CLOSED):
            return CLOSED
        lawful = cards.proper_cards(view)
        return lowest(lawful) if lawful else view.legal[0]


ADVICE: Final[list[Advice]] = [
    NameSuitsToTheEnd("A-2"),
    SafeMisere("A-18"),
    RiskyMisere("A-19"),
    NoTrumpOnLead("A-3"),
    NoTrumpOnTheirLead("A-4"),
    LevelOfCertainTricks("A-1"),
    DoNotLieInWait("A-5"),
    PassOtherwise("A-P1"),
    LayAway("A-P2"),
    AnnounceBest("A-P3"),
    CheckTheTen("A-P5"),
    CareAtTheEnd("A-10"),
    NeverAloneUninvited("A-9"),
    WhistNoTrump("A-8"),
    NotWithoutCertainTricks("A-6"),
    TakeTheHalf("A-P4"),
    NeverAloneAtEight("A-9"),
    InviteInTheLight("A-7"),
    PlayToTheLastCard("A-17"),
    *cards.ADVICE,
    LastResort("A-P9"),
]
