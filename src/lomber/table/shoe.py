# lomber: interpreted
"""The shoe: the one door through which chance enters a table.

A `Shoe` draws from SHAKE-256 of a 256-bit key and a counter, and shuffles by Fisher and Yates with rejection:
every order is equally likely, and a seed gives the same deals everywhere. A `Stacked` shoe deals what it is
told.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Iterable, Mapping
from typing import SupportsIndex, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from lomber.table.chance import Deal
from lomber.table.errors import BadRecord

T = TypeVar("T")

_BLOCK = 512

_BYTE = 256
_MASKS = [(1 << number.bit_length()) - 1 for number in range(_BYTE)]
"""The bits of each number that is one byte."""


class Shoe:
    """Deals from a documented stream: block n is SHAKE-256(key ‖ n as 8 bytes, big-endian), 512 bytes each.

    The key is SHA-256 of the text `lomber-shoe/1:` and the seed in decimal; without a seed it is 32 bytes of
    the operating system. A number below n is read from as many bytes as n - 1 needs, cut to its bits; numbers
    not below n are thrown away, and so is the end of a block that is too short for the next one.
    """

    def __init__(self, seed: SupportsIndex | None = None) -> None:
        self.seed = None if seed is None else operator.index(seed)
        if self.seed is None:
            self._key = secrets.token_bytes(32)
        else:
            self._key = hashlib.sha256(f"lomber-shoe/1:{self.seed}".encode()).digest()
        self._block = 0
        self._bytes = b""
        self._at = 0

    def below(self, n: int) -> int:
        """A number 0 … n - 1, all equally likely."""
        if n < 1:
            raise ValueError(f"there is no number from 0 below {n}")
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        mask = (1 << bits) - 1
        while True:
            number = int.from_bytes(self._take(size), "big") & mask
            if number < n:
                return number

    def _take(self, size: int) -> bytes:
        if self._at + size > len(self._bytes):
            self._next_block()
        self._at += size
        return self._bytes[self._at - size : self._at]

    def _next_block(self) -> bytes:
        self._bytes = self.block(self._block)
        self._block += 1
        self._at = 0
        return self._bytes

    def block(self, number: int) -> bytes:
        """A block of the stream; at least as long as the largest number that is drawn from it."""
        return hashlib.shake_256(self._key + number.to_bytes(8, "big")).digest(_BLOCK)

    def shuffle(self, cards: list[T]) -> None:
        """Any order of the list, all equally likely: each place, from the last, gets one of the cards up to it."""
        i = len(cards) - 1
        while i >= _BYTE:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        # Of fewer cards each number is one byte. Written out, for every deal of every table waits for it.
        stream, at = self._bytes, self._at
        while i > 0:
            if at == len(stream):
                stream, at = self._next_block(), 0
            j = stream[at] & _MASKS[i]
            at += 1
            if j <= i:
                cards[i], cards[j] = cards[j], cards[i]
                i -= 1
        self._at = at

    def deal(self, deal: Deal) -> vec[i64]:
        """The whole pool in a random order, cut into the deal's piles; shuffled again where it may not lie so."""
        cards = list(deal.pool)
        while True:
            self.shuffle(cards)
            order = vec[i64](cards)
            if deal.allows(order):
                return deal.tidied(order)


class Stacked(Shoe):
    """Deals given piles one after another, then goes on as a seeded shoe (or fails where none is given)."""

    def __init__(self, deals: Iterable[Mapping[str, list[int]]], then: Shoe | None = None) -> None:
        super().__init__(0)
        self._deals = list(deals)
        self._then = then

    def deal(self, deal: Deal) -> vec[i64]:
        if not self._deals:
            if self._then is None:
                raise BadRecord(f"the cards of the deal {deal.name!r} are missing")
            return self._then.deal(deal)
        return ordered(deal, self._deals.pop(0))


def ordered(deal: Deal, piles: Mapping[str, list[int]]) -> vec[i64]:
    """The order that makes these piles; BadRecord where they do not fit the deal.

    Piles may be left out, and an ordered pile may be given by its first cards only: the cards that are left
    fill them in ascending order. So a person can write down the hands and the top of the stock.
    """
    unknown = [name for name in piles if name not in [pile.name for pile in deal.piles]]
    if unknown:
        said = ", ".join(pile.name for pile in deal.piles)
        sentence = f"the deal {deal.name!r} has no pile {unknown[0]!r}; it has {said}"
        raise BadRecord(sentence, key="position-pile", pile=unknown[0], known=said)
    for pile in deal.piles:
        if isinstance(piles.get(pile.name), str):
            raise BadRecord(
                f"pile {pile.name!r} is a text: here cards are numbers, as `read_card` gives them"
            )
        given = len(piles.get(pile.name, []))
        if given > pile.size or (given < pile.size and pile.name in piles and not pile.ordered):
            sentence = f"pile {pile.name!r} has {given} cards, it takes {pile.size}"
            raise BadRecord(
                sentence, key="position-count", pile=pile.name, number=given, wanted=int(pile.size)
            )
    rest = sorted(int(card) for card in deal.pool)
    for name, cards in piles.items():
        for card in cards:
            if card not in rest:
                sentence = f"a card of pile {name!r} is not in the pack or is given twice"
                raise BadRecord(sentence, key="record-card-twice", pile=name)
            rest.remove(card)
    order: list[int] = []
    for pile in deal.piles:
        cards = list(piles.get(pile.name, []))
        while len(cards) < pile.size:
            cards.append(rest.pop(0))
        order.extend(cards)
    if not deal.allows(vec[i64](order)):
        raise BadRecord(f"a card that must lie in the last pile of the deal {deal.name!r} lies elsewhere")
    return deal.tidied(vec[i64](order))
