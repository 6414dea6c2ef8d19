"""Drawing cards for the first deal or the first bank: the lowest has it.

For the draw the ace is low, and equal ranks go by suit: hearts, diamonds, clubs, spades, high to low. The cards
come from one pack, so no two are alike.
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import members, size
from lomber.cards.pack import ACE, rank_of, suit_of
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile


def height(card: i64) -> i64:
    """How high a card counts in the draw."""
    rank = rank_of(card)
    return (0 if rank == ACE else rank + 1) * 4 + suit_of(card)


def draw(pack: i64, players: i64) -> Deal:
    """One card of the pack to each, open, before the first hand."""
    piles = [Pile("drawn", players, EVERYONE, True), Pile("rest", size(pack) - players, NOBODY)]
    return Deal("draw", members(pack), piles, False)


def low_to_high(cards: vec[i64], players: i64) -> list[int]:
    """The seats in the order of the cards they drew, the lowest first."""
    drawn = [(int(height(cards[seat])), seat) for seat in range(int(players))]
    drawn.sort()
    return [seat for _, seat in drawn]
