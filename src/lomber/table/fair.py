# lomber: interpreted
"""A fair deal: nobody, not even the server, chose the cards; and what the rules have shown can be proved.

1. Before a hand the server draws a secret of 32 bytes and publishes its `commitment`.
2. Everybody present adds 32 bytes of his own. The hand's key is made of the secret and of what was added, seat by
   seat; all deals of the hand are shuffled with that one key, each with its number in the hand.
3. With each deal the server publishes its `root`: that of a Merkle tree over the cards in the order in which they
   came, each with a salt. So the order is fixed before a card is seen, and each card can be opened by itself.
4. After the hand the server opens the cards that the rules have shown, each with its salt and its way to the root.
   Where the rules have shown all, it gives the secret itself, and anybody can shuffle again.

Cards that were not shown stay closed: a leaf without its salt tells nothing. The price is that then only the order,
not the shuffle, is proved. A place in the order tells nothing either: it is the order of the shuffle, not that of
a sorted hand. `docs/fair-deal.md` says it byte by byte; everything is SHA-256, which every browser has.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lomber.table.errors import BadRecord
from lomber.table.shoe import Shoe

SIZE = 32
"""Bytes of a secret, of what a seat adds, of a salt, of a hash."""


def digest(word: str, *parts: bytes) -> bytes:
    """SHA-256 of `lomber-fair/1 WORD ` and the parts: a hash made for one purpose never passes for another's."""
    return hashlib.sha256(f"lomber-fair/1 {word} ".encode() + b"".join(parts)).digest()


def sized(given: bytes) -> bytes:
    if len(given) != SIZE:
        raise BadRecord(f"a secret has {SIZE} bytes, not {len(given)}")
    return given


def from_hex(text: object) -> bytes:
    """The 32 bytes written so."""
    try:
        return sized(bytes.fromhex(text if isinstance(text, str) else ""))
    except ValueError:
        raise BadRecord("a secret or a hash is written with 64 hexadecimal digits") from None


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")


def commitment(secret: bytes) -> bytes:
    return digest("commit", sized(secret))


def key(secret: bytes, added: Mapping[int, bytes]) -> bytes:
    """The key of the hand's deals; who was absent or is a bot has added nothing and is not in it."""
    seats = (_number(seat) + sized(added[seat]) for seat in sorted(added))
    return digest("key", sized(secret), *seats)


def board_secret(boards: bytes, hand: int) -> bytes:
    """The secret of a hand where several tables have the same deals, all from one key: the same at each of them."""
    return digest("board", sized(boards), _number(hand))


class FairShoe(Shoe):
    """The shoe of one deal: the usual one, but its blocks are SHA-256 of the hand's key and the deal's number."""

    def __init__(self, hand: bytes, deal: int) -> None:
        super().__init__(0)
        self._hand = hand
        self._deal = deal

    def block(self, number: int) -> bytes:
        return digest("deal", self._hand, _number(self._deal), _number(number))


@dataclass(frozen=True)
class Kept:
    """Cards that all know to lie in the last pile, of so many cards: it is shuffled again until they do."""

    cards: tuple[str, ...] = ()
    last: int = 0

    def __call__(self, order: Sequence[str]) -> bool:
        return not set(self.cards) & set(order[: len(order) - self.last])


ANY = Kept()
"""Any order will do."""


def shuffled(hand: bytes, deal: int, cards: Iterable[str], kept: Kept = ANY) -> list[str]:
    """These cards in the order of the hand's deal number `deal` (from 0): sorted by their names, then shuffled."""
    order = sorted(cards)
    shoe = FairShoe(hand, deal)
    shoe.shuffle(order)
    while not kept(order):
        shoe.shuffle(order)
    return order


# -- the tree


def salt(secret: bytes, deal: int, index: int) -> bytes:
    """Of the secret, so that it need not be stored; it tells nothing of it, nor of another card's."""
    return digest("salt", sized(secret), _number(deal), _number(index))


def leaf(deal: int, index: int, card: str, salted: bytes) -> bytes:
    return digest("card", sized(salted), _number(deal), _number(index), card.encode())


def levels(leaves: list[bytes]) -> list[list[bytes]]:
    """From the leaves to the root; who has nobody beside him goes up alone. A deal without cards has a root too."""
    if not leaves:
        return [[digest("nothing")]]
    found = [leaves]
    while len(found[-1]) > 1:
        below = found[-1]
        pairs = [digest("node", below[i], below[i + 1]) for i in range(0, len(below) - 1, 2)]
        found.append(pairs + below[len(below) & ~1 :])
    return found


@dataclass(frozen=True)
class Opened:
    """One card of a deal, opened: with its salt and the hashes beside its way to the root."""

    index: int
    card: str
    salt: bytes
    beside: tuple[bytes, ...]


def proves(opened: Opened, deal: int, root: bytes, count: int) -> bool:
    """Does the card lie at this place of a deal of so many cards with this root?"""
    if not 0 <= opened.index < count:
        return False
    here = leaf(deal, opened.index, opened.card, opened.salt)
    at, width, beside = opened.index, count, list(opened.beside)
    while width > 1:
        if at ^ 1 < width:
            if not beside:
                return False
            other = beside.pop(0)
            here = digest("node", other, here) if at & 1 else digest("node", here, other)
        at, width = at >> 1, (width + 1) >> 1
    return not beside and hmac.compare_digest(here, root)


# -- the server's side


class FairHand:
    """One hand, as who deals it knows it: the secret, what was added, the order of every deal."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(SIZE) if secret is None else sized(secret)
        self.commitment = commitment(self.secret)
        self.added: dict[int, bytes] = {}
        self.deals: list[list[str]] = []
        """The cards of each deal in the order in which they came out of the shuffle."""
        self.kept: list[Kept] = []
        self._roots: dict[int, bytes] = {}

    def mix(self, added: Mapping[int, bytes]) -> None:
        """What the seats add counts once, before the first deal."""
        if self.deals or self.added:
            raise BadRecord("nothing can be added to this deal any more")
        self.added = {seat: sized(given) for seat, given in added.items()}

    def order(self, cards: Iterable[str], kept: Kept = ANY) -> list[str]:
        """How these cards would come out in the next deal of the hand."""
        return shuffled(key(self.secret, self.added), len(self.deals), cards, kept)

    def dealt(self, cards: Iterable[str], kept: Kept = ANY) -> None:
        """The next deal of the hand has been made of these cards."""
        self.deals.append(self.order(cards, kept))
        self.kept.append(kept)

    def take_back(self) -> None:
        """Only the first deal of the hand still counts."""
        del self.deals[1:], self.kept[1:]
        self._roots.clear()

    def root(self, deal: int) -> bytes:
        """It is told again and again, so it is kept; the tree below it is made anew for a proof."""
        if deal not in self._roots:
            self._roots[deal] = self._levels(deal)[-1][0]
        return self._roots[deal]

    def open(self, deal: int, wanted: Iterable[int]) -> list[Opened]:
        """The proofs for the cards at these places of the order."""
        tree = self._levels(deal)
        found = []
        for index in wanted:
            beside = tuple(
                level[(index >> height) ^ 1]
                for height, level in enumerate(tree[:-1])
                if (index >> height) ^ 1 < len(level)
            )
            found.append(Opened(index, self.deals[deal][index], salt(self.secret, deal, index), beside))
        return found

    def places(self, deal: int, piles: Iterable[tuple[Sequence[str], bool]]) -> list[int]:
        """Where each card of the dealt piles (their cards, and whether a pile keeps its order) stands in the order.

        A set has been sorted by the game, so that equal cards lie side by side. Which of them is which is drawn
        by lot: else the place of one that is opened would hint at those that are not.
        """
        found: list[int] = []
        for cards, ordered in piles:
            here = list(range(len(found), len(found) + len(cards)))
            if not ordered:
                here.sort(key=lambda index: digest("lot", self.secret, _number(deal), _number(index)))
                by_card: dict[str, list[int]] = {}
                for index in here:
                    by_card.setdefault(self.deals[deal][index], []).append(index)
                here = [by_card[card].pop() for card in cards]
            found += here
        return found

    def _levels(self, deal: int) -> list[list[bytes]]:
        cards = self.deals[deal]
        return levels(
            [leaf(deal, index, card, salt(self.secret, deal, index)) for index, card in enumerate(cards)]
        )
