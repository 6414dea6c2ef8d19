"""Drawing cards before the first hand: for the deal, for the bank, for the places at the table.

The lowest card has it. Equal ranks go by suit, and the ace is low (`low_to_high`); or the ace is high, and those
with equal lowest cards draw again (`lowest_drawn`). The cards come from one pack, so no two are alike.
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import ACE, rank_of, suit_of
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile


def draw(pack: i64, players: i64, name: str = "draw") -> Deal:
    """So many draw a card of the pack each, openly; the rest is put away unseen."""
    piles = [Pile("drawn", players, EVERYONE, True), Pile("rest", size(pack) - players, NOBODY)]
    return Deal(name, members(pack), piles, False)


def height(card: i64) -> i64:
    """How high a card counts: the ace is the lowest, equal ranks go by suit, hearts, diamonds, clubs, spades."""
    rank = rank_of(card)
    return (0 if rank == ACE else rank + 1) * 4 + suit_of(card)


def low_to_high(cards: vec[i64], players: i64) -> list[int]:
    """The seats in the order of the cards they drew, the lowest first."""
    drawn = [(int(height(cards[seat])), seat) for seat in range(int(players))]
    drawn.sort()
    return [seat for _, seat in drawn]


def lowest_drawn(cards: vec[i64], drawing: i64) -> i64:
    """Which of the seats that drew these cards, in their order, have the lowest rank."""
    seats = members(drawing)
    low = ACE
    for i in range(len(seats)):
        low = min(low, rank_of(cards[i]))
    found: i64 = 0
    for i in range(len(seats)):
        if rank_of(cards[i]) == low:
            found |= BIT[seats[i]]
    return found
