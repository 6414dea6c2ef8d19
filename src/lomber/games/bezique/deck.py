"""The cards of Bezique: many packs, three nines of a suit, two infusorki (инфузорка, a blank wild card).

Every physical card has a number of its own and is written with the number of its copy, `QS#3`: so a card that lay
open in a marriage and its closed twin are two cards, and what is known of one says nothing of the other
(docs/decisions/016). What it shows is its *face*, a card of `lomber.cards.pack` or the infusorka `X`.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.pack import JACK, NAMES, SUITS, card_of

INFUSORKA: Final[i64] = 52
"""The face of an infusorka: no suit, no rank."""
NINE: Final[i64] = 7
NO_CARD: Final[i64] = -1

CLOSED: Final[i64] = 0
KNOWN: Final[i64] = 1
"""In a closed hand, but everybody saw it taken up: the turn-up."""
OPEN: Final[i64] = 2
"""Lying face up before its owner (B-16)."""

FACES: Final = [*NAMES, "X"]
FACE_COUNT: Final[i64] = 53

RANKS_BY_COUNT: Final = {5: "TJQKA", 4: "JQKA", 3: "JQK"}
"""The ranks of a suit, low to high, where small studies leave some out."""

BEZIQUE_SUIT: Final = vec[i64]([1, 0, 3, 2])
"""The other suit of the same colour: the jack of it goes with the trump queen (B-28)."""


class Deck:
    """All cards of one game, in ascending order: suit by suit, 9 T J Q K A, copies together, infusorki last."""

    def __init__(self, options: Any) -> None:
        faces: list[int] = []
        for suit in range(options.suits):
            ranks = "9" * options.nines() + RANKS_BY_COUNT[options.ranks] * options.packs
            for rank in sorted(ranks, key="9TJQKA".index):
                faces.append(NAMES.index(rank + SUITS[suit]))
        self.ordinary: i64 = len(faces)
        """Cards below this number are ordinary, the others infusorki."""
        faces.extend([int(INFUSORKA)] * options.infusorki)
        self.face: vec[i64] = vec[i64]([i64(face) for face in faces])
        self.size: i64 = len(faces)
        self.names: list[str] = []
        """Written as the rules write them: face, `#` and the number of the copy."""
        self._numbers: dict[str, int] = {}
        met: dict[int, int] = {}
        for card, face in enumerate(faces):
            met[face] = met.get(face, 0) + 1
            self.names.append(f"{FACES[face]}#{met[face]}")
            self._numbers[self.names[card]] = card
        self.copies: dict[str, int] = {FACES[face]: count for face, count in met.items()}

    def name(self, card: i64) -> str:
        return self.names[card]

    def words(self, cards: vec[i64]) -> str:
        return " ".join([self.names[card] for card in cards])

    def read(self, text: str) -> i64:
        """The card written `QS#3`; ValueError for anything else. A face alone is its first copy."""
        word = text.strip().upper()
        found = self._numbers.get(word if "#" in word else word + "#1", -1)
        if found < 0:
            raise ValueError(f"{text!r} is no card of this game: one is written QS#1, an infusorka X#1")
        return found

    def lots(self, players: i64) -> vec[i64]:
        """One copy of so many faces: who draws the lowest of them deals first (B-1)."""
        found = vec[i64]()
        for card in range(self.ordinary):
            if len(found) < players and (card == 0 or self.face[card] != self.face[card - 1]):
                found = append(found, card)
        return found


def bezique_jack(trump: i64) -> i64:
    """The face of the bezique jack (безиковый валет, B-28)."""
    return card_of(JACK, BEZIQUE_SUIT[trump])


def face_suit(face: i64) -> i64:
    """The suit of a face; -1 for an infusorka."""
    return -1 if face == INFUSORKA else face // 13
