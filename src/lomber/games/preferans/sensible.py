"""The moves worth a thought: of cards that are equal one, of discards and games the few that keep most tricks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import SUIT, rank_of
from lomber.games.preferans.judging import best_trump, misere_risk, sure_tricks
from lomber.games.preferans.moves import level_of, trump_of

PAIRS: Final = 6
"""Discards that are compared."""

ANNOUNCED: Final = 5
"""Games that are compared when one is announced."""


def discards(hand: i64, pack: i64, suits: i64, misere: bool) -> list[int]:
    """The pairs, as sets, that are best laid away, the best first: what is kept decides, then how little goes."""
    rated: list[tuple[int, int]] = []
    cards = members(hand)
    out = pack & ~hand
    for i in range(len(cards)):
        for j in range(i + 1, len(cards)):
            pair = BIT[cards[i]] | BIT[cards[j]]
            worth = safety(hand & ~pair, out) if misere else strength(hand & ~pair, out, suits)
            worth -= rank_of(cards[i]) + rank_of(cards[j])
            rated.append((int(-worth), int(pair)))
    rated.sort()
    return [pair for _, pair in rated[:PAIRS]]


def strength(kept: i64, out: i64, suits: i64) -> i64:
    """Certain tricks in the best suit; a short side suit can be trumped."""
    trump = best_trump(kept, out, suits)
    worth = 60 * sure_tricks(kept, trump, out) + 20 * size(kept & SUIT[trump])
    for suit in range(suits):
        if suit != trump and size(kept & SUIT[suit]) < 2:
            worth += 15 - 5 * size(kept & SUIT[suit])
    return worth


def safety(kept: i64, out: i64) -> i64:
    """Few cards in danger; and then low cards, for who throws high ones is safer."""
    return -60 * misere_risk(kept, out)


def games(legal: vec[i64], first: i64, hand: i64, out: i64, need: i64) -> vec[i64]:
    """Announcements that the hand bears or nearly bears; `need`: what a game of six needs."""
    rated: list[tuple[int, int]] = []
    for move in legal:
        game = move - first
        sure = sure_tricks(hand, trump_of(game), out)
        level = level_of(game)
        spare = sure - need - (level - 6)
        rated.append((10 * abs(int(spare)) - int(sure), int(move)))
    rated.sort()
    return vec[i64](sorted([move for _, move in rated[:ANNOUNCED]]))
