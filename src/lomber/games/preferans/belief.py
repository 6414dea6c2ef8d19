"""How well words go with cards: would this hand have been bid, passed, announced, whisted like that?

A player hears the auction and no longer thinks every hand possible. The weights here are a judgement: a hand that
has what its words promise counts in full, one that lacks a trick of it less, and so on. They are asked of guessed
worlds only.
"""

from mypy_extensions import i64

from lomber.cards.bits import members, size
from lomber.cards.pack import ACE, SUIT, rank_of
from lomber.games.preferans.hand import HandState
from lomber.games.preferans.judging import (
    best_trump,
    defence_tricks,
    misere_risk,
    no_trump_on_lead,
    sure_tricks,
)
from lomber.games.preferans.moves import (
    ACCEPT,
    HALF,
    HOLD,
    PASS,
    WHIST,
    game_bid,
    is_misere,
    level_of,
    trump_of,
)
from lomber.games.preferans.pulka import DUTY_EACH


def likelihood(hand: HandState, seat: i64) -> float:
    """All that the others have said and laid away, one thing after another."""
    trust = 1.0
    for place in hand.auction.bidders:
        if place != seat and size(hand.origin[place]) == hand.terms.hand_cards:
            trust *= in_auction(hand, place)
    if hand.declarer >= 0 and hand.declarer != seat and hand.discards[hand.declarer]:
        trust *= in_declaring(hand)
    whisting = hand.whisting
    if whisting is not None:
        for place, word in zip(whisting.who, whisting.words, strict=True):
            if place != seat and size(hand.origin[place]) == hand.terms.hand_cards:
                trust *= in_whisting(hand, place, word)
    return trust


def certain_in(hand: HandState, cards: i64) -> i64:
    """Certain tricks in the best suit, as with full hands of ten."""
    out = hand.terms.pack & ~cards
    return sure_tricks(cards, best_trump(cards, out, hand.terms.suits), out) + 10 - hand.terms.hand_cards


def in_auction(hand: HandState, place: i64) -> float:
    """Five certain tricks are bid for six, and so on (A-1); with fewer one passes."""
    standing: i64 = -1
    reached: i64 = 0
    for who, word in zip(hand.auction.who, hand.auction.words, strict=True):
        if game_bid(word) >= 0:
            standing = level_of(game_bid(word))
        if who == place and is_misere(word):
            return of_danger(misere_risk(hand.origin[place], hand.terms.pack & ~hand.origin[place]), 1)
        if who == place and (word == HOLD or game_bid(word) >= 0):
            reached = standing
    sure = certain_in(hand, hand.origin[place])
    if reached == 0:
        return 1.0 if sure < 5 else 0.35 if sure == 5 else 0.1
    if no_trump_on_lead(hand.origin[place]):
        return 1.0
    return of_shortage(reached - 1 - sure)


def of_shortage(missing: i64) -> float:
    """How often one promises tricks of which so many are missing."""
    if missing <= 0:
        return 1.0
    return 0.45 if missing == 1 else 0.1 if missing == 2 else 0.02


def of_danger(cards: i64, hoped: i64) -> float:
    """How often one plays misère with so many cards in danger, of which so many may go away with the discard."""
    if cards <= hoped:
        return 1.0
    return 0.4 if cards == hoped + 1 else 0.12 if cards == hoped + 2 else 0.03


def in_declaring(hand: HandState) -> float:
    """What is left after the discard bears the game; aces and trumps are not laid away."""
    discard = hand.discards[hand.declarer]
    kept = (hand.origin[hand.declarer] | (hand.bought_cards() if hand.taken else 0)) & ~discard
    if size(kept) != hand.terms.hand_cards:
        return 1.0
    out = hand.terms.pack & ~kept & ~discard
    if hand.announced < 0:
        return of_danger(misere_risk(kept, out), 0) if is_misere(hand.bid) else 1.0
    trump = trump_of(hand.announced)
    spare = sure_tricks(kept, trump, out) - hand.terms.needed(level_of(hand.announced))
    trust = of_shortage(-spare) if spare < 2 else 0.4
    for card in members(discard):
        if rank_of(card) == ACE or (trump >= 0 and SUIT[trump] & discard):
            trust *= 0.1
    return trust


def in_whisting(hand: HandState, place: i64, word: i64) -> float:
    """With the tricks of one's duty one whists, without them not (A-6)."""
    duty: i64 = DUTY_EACH[int(level_of(hand.announced))]
    cards = hand.origin[place]
    tricks = defence_tricks(cards, trump_of(hand.announced), hand.terms.pack & ~cards)
    if word == WHIST:
        return of_shortage(duty - tricks)
    if word in (PASS, HALF, ACCEPT):
        return 1.0 if tricks < duty else 0.6 if tricks == duty else 0.3
    return 1.0
