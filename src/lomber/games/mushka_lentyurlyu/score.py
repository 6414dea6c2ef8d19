"""The money of Lentyurlyu: the ante laid out, cells taken and filled again, and what is paid at the end.

Pure functions of what happened; amounts are plain ints, in kopecks. Cells stand in the order 7D KH JC AS QS.
"""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members, set_of
from lomber.cards.pack import card_name, rank_of, read_card
from lomber.table.sheet import Entry

LAYOUT: Final = ["7D", "KH", "JC", "AS", "QS"]
"""The five cards of the second pack, dearest first (LE-1, LE-3)."""
CELLS: Final = [int(read_card(name)) for name in LAYOUT]
WEIGHTS: Final = [7, 6, 5, 4, 3]
SPECIAL: Final[i64] = set_of(CELLS)


def place_of(card: i64) -> i64:
    """The order of Lentyurlyu: ace 1, 2 … T, J, Q, king 13 (LE-2)."""
    return (rank_of(card) + 1) % 13 + 1


def points_of(cards: i64, doubled: bool) -> int:
    """Ace 1, 2 … 10 face value, court cards 10 (LE-11); layout cards double where they count (LE-18)."""
    total = 0
    for card in members(cards):
        worth = min(int(place_of(card)), 10)
        total += 2 * worth if doubled and SPECIAL & BIT[card] else worth
    return total


def shared(total: int, weights: list[int]) -> list[int]:
    """A sum cut by weights: whole parts, then one each to the largest fractions, ties in order (LE-3)."""
    whole = sum(weights)
    parts = [total * weight // whole for weight in weights]
    rests = sorted([(-(total * weight % whole), i) for i, weight in enumerate(weights)])
    for _, i in rests[: total - sum(parts)]:
        parts[i] += 1
    return parts


class Terms:
    """The options that the money depends on."""

    def __init__(self, options: Any) -> None:
        self.players: int = options.players
        self.ante: int = options.ante
        self.points: bool = options.payment == "points"
        self.price: int = options.price
        self.fixed: int = options.fixed_payment
        self.refill: int = options.refill
        self.shed: bool = options.form == "shed"
        self.specials: bool = options.form == "shed" or options.specials_in_king_form
        """Do the layout cards work when laid, and count double in hand (LE-12, LE-16, LE-20)?"""
        self.carry: bool = self.shed and options.residue == "carry"


def ante(terms: Terms, hand: int, cells: list[int]) -> list[Entry]:
    """Before the deal everybody puts the ante; it is laid out by 7 6 5 4 3 (LE-3)."""
    for i, part in enumerate(shared(terms.ante * terms.players, WEIGHTS)):
        cells[i] += part
    return [Entry(hand, seat, "balance", -terms.ante, "ante", "LE-3") for seat in range(terms.players)]


def take_cell(terms: Terms, hand: int, cells: list[int], cell: int, seat: int, last: bool) -> list[Entry]:
    """He takes the money on the card (LE-16); the others fill it again, unless the hand is over (LE-17)."""
    words = {"card": LAYOUT[cell]}
    entries = [Entry(hand, seat, "balance", cells[cell], "cell", "LE-16", words)] if cells[cell] else []
    cells[cell] = 0
    if last:
        return entries
    for other in range(terms.players):
        if other != seat:
            cells[cell] += terms.refill
            entries.append(Entry(hand, other, "balance", -terms.refill, "refill", "LE-17", words))
    return entries


def settlement(terms: Terms, hand: int, cells: list[int], winner: int, hands: list[i64]) -> list[Entry]:
    """The winner takes what lies on the layout, and each other pays him (LE-11, LE-18, LE-20)."""
    entries: list[Entry] = []
    rule = "LE-18" if terms.shed else "LE-20" if terms.specials else "LE-11"
    if not terms.carry:
        if sum(cells):
            entries.append(Entry(hand, winner, "balance", sum(cells), "layout", rule))
        for i in range(len(cells)):
            cells[i] = 0
    total = 0
    for seat in range(terms.players):
        if seat == winner:
            continue
        due = points_of(hands[seat], terms.specials) * terms.price if terms.points else terms.fixed
        if due:
            words = {"cards": " ".join([card_name(card) for card in members(hands[seat])])}
            entries.append(Entry(hand, seat, "balance", -due, "left", rule, words))
        total += due
    if total:
        entries.append(Entry(hand, winner, "balance", total, "collects", rule))
    return entries
