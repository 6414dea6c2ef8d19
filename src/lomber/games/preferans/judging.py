"""What a hand is worth, as the book counts: certain tricks, a suit that cannot be forced, short suits."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, ACE, JACK, KING, QUEEN, SUIT, TEN, card_of, rank_of

SEVEN: Final[i64] = 5
EIGHT: Final[i64] = 6
NINE: Final[i64] = 7
"""Ranks of the small cards."""


def tricks_of_suit(mine: i64, theirs: i64) -> i64:
    """Tricks of a suit led from the top, when one other hand has all the rest and nobody trumps."""
    count: i64 = 0
    while mine:
        if not theirs:
            return count + size(mine)
        if highest(mine) > highest(theirs):
            count += 1
            mine &= ~BIT[highest(mine)]
            theirs &= ~BIT[lowest(theirs)]
        else:
            mine &= ~BIT[lowest(mine)]
            theirs &= ~BIT[highest(theirs)]
    return count


def cashed_tricks(mine: i64, theirs: i64) -> i64:
    """Tricks of a suit led from the top before the lead is lost, when one other hand has all the rest."""
    count: i64 = 0
    while mine and (not theirs or highest(mine) > highest(theirs)):
        count += 1
        mine &= ~BIT[highest(mine)]
        if theirs:
            theirs &= ~BIT[lowest(theirs)]
    return count


def top_tricks(mine: i64, theirs: i64) -> i64:
    """Tricks of a side suit before anybody trumps: the top cards in a row, or king and queen for one."""
    count: i64 = 0
    rest = mine
    while rest and not theirs & ABOVE[highest(rest)]:
        count += 1
        rest &= ~BIT[highest(rest)]
    if count == 0 and size(mine) > 1 and size(theirs & ABOVE[highest(mine)]) == 1:
        second = mine & ~BIT[highest(mine)]
        if size(theirs & ABOVE[highest(second)]) == 1:
            return 1
    return count if count < 3 else 3


def sure_tricks(hand: i64, trump: i64, out: i64) -> i64:
    """The certain tricks of a declarer with this trump suit; `out` are the cards he does not have."""
    count: i64 = 0
    for suit in range(4):
        mine, theirs = hand & SUIT[suit], out & SUIT[suit]
        if trump < 0 or suit == trump:
            count += tricks_of_suit(mine, theirs)
        else:
            count += top_tricks(mine, theirs)
    return count


def defence_tricks(hand: i64, trump: i64, out: i64) -> i64:
    """Certain tricks against a game: top cards outside, and trumps that cannot be drawn (A-6)."""
    count: i64 = 0
    for suit in range(4):
        mine, theirs = hand & SUIT[suit], out & SUIT[suit]
        top = top_tricks(mine, theirs)
        count += tricks_of_suit(mine, theirs) if suit == trump else (top if top < 2 else 2)
    return count


def best_trump(hand: i64, out: i64, suits: i64) -> i64:
    """The suit with the most certain tricks, of equals the longest; of equals the lower."""
    best: i64 = 0
    worth: i64 = -1
    for suit in range(suits):
        value = 16 * sure_tricks(hand, suit, out) + size(hand & SUIT[suit])
        if value > worth:
            best, worth = suit, value
    return best


def has(hand: i64, rank: i64, suit: i64) -> bool:
    return bool(hand & BIT[card_of(rank, suit)])


def count_rank(hand: i64, rank: i64) -> i64:
    count: i64 = 0
    for suit in range(4):
        if has(hand, rank, suit):
            count += 1
    return count


def no_trump_on_lead(hand: i64) -> bool:
    """Six certain tricks without trumps on one's own lead (A-3)."""
    aces = count_rank(hand, ACE)
    for suit in range(4):
        cards = hand & SUIT[suit]
        outside = aces - (1 if has(hand, ACE, suit) else 0)
        length = size(cards)
        king, queen, ace = has(hand, KING, suit), has(hand, QUEEN, suit), has(hand, ACE, suit)
        if length >= 6 and king and aces:
            return True
        if length >= 5 and ace and (king or queen) and outside:
            return True
        four = king and queen and has(hand, JACK, suit) and has(hand, TEN, suit)
        if four and outside >= 3:
            return True
    return False


def no_trump_on_their_lead(hand: i64) -> bool:
    """Six certain tricks without trumps when another leads (A-4)."""
    aces, kings = count_rank(hand, ACE), count_rank(hand, KING)
    if aces == 4:
        king_queen = any(has(hand, KING, suit) and has(hand, QUEEN, suit) for suit in range(4))
        return king_queen or kings >= 2
    guarded = any(has(hand, KING, suit) and not has(hand, ACE, suit) for suit in range(4))
    return aces == 3 and kings >= 2 and guarded


# -- misère and all pass


def holes(cards: i64, theirs: i64) -> i64:
    """Cards of a suit that can be forced to take a trick.

    The smallest card is safe if none of theirs is smaller, the next if at most one is, and so on: 7 9 J cannot be
    forced, J with the 7 can.
    """
    bad: i64 = 0
    mine = members(cards)
    for n in range(len(mine)):
        below = theirs & (BIT[mine[n]] - 1)
        if size(below) > n:
            bad += 1
    return bad


def misere_risk(hand: i64, out: i64) -> i64:
    """How many cards of the hand are in danger at misère."""
    risk: i64 = 0
    for suit in range(4):
        cards, theirs = hand & SUIT[suit], out & SUIT[suit]
        if cards and theirs:
            risk += holes(cards, theirs)
    return risk


def ranks_are(cards: i64, suit: i64, ranks: list[i64]) -> bool:
    """Are these the cards of a suit?"""
    wanted: i64 = 0
    for rank in ranks:
        wanted |= BIT[card_of(rank, suit)]
    return cards == wanted


def risk_by_book(hand: i64, out: i64) -> i64:
    """The same as the book counts it for whoever may still lay two cards away (§64, §66).

    A knave or a queen with the seven or the eight is one danger; ace, ten, eight, seven is none: hardly anybody has
    all four of the others.
    """
    risk: i64 = 0
    for suit in range(4):
        cards, theirs = hand & SUIT[suit], out & SUIT[suit]
        if not cards or not theirs:
            continue
        danger = holes(cards, theirs)
        pair = size(cards) == 2 and rank_of(highest(cards)) in (JACK, QUEEN)
        if pair and rank_of(lowest(cards)) in (SEVEN, EIGHT) and danger > 1:
            danger = 1
        if ranks_are(cards, suit, [ACE, TEN, EIGHT, SEVEN]):
            danger = 0
        risk += danger
    return risk


def most_dangerous(hand: i64, out: i64) -> i64:
    """The card that one would rather not hold at misère: the highest of the suit with most danger."""
    worst: i64 = -1
    worth: i64 = -1
    for suit in range(4):
        cards, theirs = hand & SUIT[suit], out & SUIT[suit]
        if not cards:
            continue
        value = 100 * holes(cards, theirs) + 10 * (8 - size(cards)) + rank_of(highest(cards)) - SEVEN
        if value > worth:
            worst, worth = highest(cards), value
    return worst


def shortest_high(hand: i64) -> i64:
    """The highest card of the shortest suit that has a card worth throwing (A-23)."""
    best: i64 = -1
    worth: i64 = -1
    for suit in range(4):
        cards = hand & SUIT[suit]
        if not cards or rank_of(highest(cards)) < NINE:
            continue
        value = 20 * (8 - size(cards)) + rank_of(highest(cards))
        if value > worth:
            best, worth = highest(cards), value
    return best
