"""One player's pyramid of power (пирамида власти): places, supports, circles, free cards (V-20 … V-29)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4
from lomber.games.viceroy.cards import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CORNERS,
    DISCOUNT,
    LETTERS,
    TOP_LEFT,
    TOP_RIGHT,
    CardSet,
)
from lomber.games.viceroy.tokens import circle_bonus, infinite_colour, kind_of, token_name

TOP_LEVEL: Final[i64] = 5
LAW_LEVEL: Final[i64] = 4
"""The highest level of the law phase (V-23)."""
NO_COLOUR: Final[i64] = -1


class Built:
    """A card in its place, with all that lies on it and under it."""

    def __init__(self, card: i64, level: i64, at: i64) -> None:
        self.card = card
        self.level = level
        self.at = at
        self.tokens: list[int] = []
        self.stash: vec[i64] = vec[i64]([0, 0, 0, 0])
        """Gems laid by `stash_gems` (E-18)."""
        self.paint: vec[i64] = vec[i64]([-1, -1, -1, -1])
        """By corner: the colour of a gem that covers it (V-96, E-19)."""
        self.covered: vec[i64] = vec[i64]([0, 0, 0, 0])
        """Gems under such a gem, by colour: a later one may cover an earlier one (V-96)."""
        self.gifts: i64 = 0
        """Corners, as a mask, that were recoloured without a gem (E-20)."""
        self.tucked: list[int] = []
        """Cards under this one whose faces everybody knows (V-28)."""
        self.closed: list[int] = []
        """Cards under this one whose faces only the owner knows."""
        self.done: i64 = 0
        """How many effects of this law have been executed."""

    def copy(self) -> "Built":
        other = Built(self.card, self.level, self.at)
        other.tokens = self.tokens[:]
        other.stash = copied4(self.stash)
        other.paint = copied4(self.paint)
        other.covered = copied4(self.covered)
        other.gifts = self.gifts
        other.tucked = self.tucked[:]
        other.closed = self.closed[:]
        other.done = self.done
        return other

    def gems(self) -> vec[i64]:
        """Real gems on the card by colour: infinite, laid, recolouring (V-140)."""
        found = copied4(self.stash)
        for colour in range(4):
            found[colour] += self.covered[colour]
        for token in self.tokens:
            kind = infinite_colour(token)
            if kind >= 0:
                found[kind] += 1
        for corner in range(4):
            if self.paint[corner] >= 0 and not self.gifts & BIT[corner]:
                found[self.paint[corner]] += 1
        return found

    def lay(self, corner: i64, colour: i64, gift: bool) -> None:
        """A gem covers a sector, or the sector is recoloured as a gift (V-96, E-19, E-20)."""
        if self.paint[corner] >= 0 and not self.gifts & BIT[corner]:
            self.covered[self.paint[corner]] += 1
        self.paint[corner] = colour
        self.gifts = self.gifts | BIT[corner] if gift else self.gifts & ~BIT[corner]

    def count(self, kind: i64) -> i64:
        """How many tokens of a kind lie on it."""
        number: i64 = 0
        for token in self.tokens:
            if kind_of(token) == kind:
                number += 1
        return number

    def text(self, effects: i64) -> str:
        """The place and what lies there, as a position tells it; a law still at work says how far it is."""
        words = [f"{self.level}:{self.at}"]
        words.extend(token_name(token) for token in self.tokens)
        words.extend(f"{LETTERS[c]}{self.stash[c]}" for c in range(4) if self.stash[c])
        for corner in range(4):
            if self.paint[corner] >= 0:
                mark = "~" if self.gifts & BIT[corner] else "@"
                words.append(f"{CORNERS[corner]}{mark}{LETTERS[self.paint[corner]]}")
        words.extend(f"under{LETTERS[c]}{self.covered[c]}" for c in range(4) if self.covered[c])
        if self.done < effects:
            words.append(f"done{self.done}")
        return " ".join(words)


class Pyramid:
    """The cards of one player in their places, lowest level first, left to right."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.built: list[Built] = []

    def copy(self) -> "Pyramid":
        other = Pyramid(self.cards)
        other.built = [one.copy() for one in self.built]
        return other

    # -- places (V-20 … V-23)

    def find(self, level: i64, at: i64) -> Built | None:
        for one in self.built:
            if one.level == level and one.at == at:
                return one
        return None

    def holding(self, card: i64) -> Built | None:
        """Where a card lies."""
        for one in self.built:
            if one.card == card:
                return one
        return None

    def add(self, one: Built) -> None:
        place = len(self.built)
        while place > 0 and _after(self.built[place - 1], one):
            place -= 1
        self.built.insert(place, one)

    def ends(self, level: i64) -> tuple[i64, i64]:
        """The outermost places of a level; (0, -1) if it is empty."""
        left: i64 = 0
        right: i64 = -1
        for one in self.built:
            if one.level == level:
                if right < left:
                    left, right = one.at, one.at
                left = min(left, one.at)
                right = max(right, one.at)
        return left, right

    def available(self, highest: i64) -> list[tuple[i64, i64]]:
        """The free places up to a level, lowest first: both ends of the row, and what rests on two cards (V-22)."""
        left, right = self.ends(1)
        if right < left:
            return [(1, 0)]
        found: list[tuple[i64, i64]] = [(1, left - 1), (1, right + 1)]
        for level in range(2, highest + 1):
            for at in range(left, right + 1):
                if (
                    self.find(level, at) is None
                    and self.find(level - 1, at) is not None
                    and self.find(level - 1, at + 1) is not None
                ):
                    found.append((level, at))
        return found

    def carries(self, one: Built) -> bool:
        """Does a card rest on it?"""
        above = one.level + 1
        return self.find(above, one.at) is not None or self.find(above, one.at - 1) is not None

    def is_free(self, one: Built) -> bool:
        """A free card (свободная карта): outermost of its level, nothing rests on it, nothing is tucked (V-27)."""
        left, right = self.ends(one.level)
        at_end = one.at == left or one.at == right
        return at_end and not self.carries(one) and not one.tucked and not one.closed

    def free_cards(self, besides: i64) -> list[Built]:
        """The free cards other than this law."""
        return [one for one in self.built if one.card != besides and self.is_free(one)]

    def neighbours(self, one: Built) -> list[Built]:
        """At most six (V-29)."""
        level, at = one.level, one.at
        places = [
            (level, at - 1),
            (level, at + 1),
            (level + 1, at - 1),
            (level + 1, at),
            (level - 1, at),
            (level - 1, at + 1),
        ]
        found: list[Built] = []
        for place in places:
            other = self.find(place[0], place[1])
            if other is not None:
                found.append(other)
        return found

    # -- circles (V-24, V-25)

    def colour(self, one: Built, corner: i64) -> i64:
        """The colour of a sector, as it shows now."""
        return one.paint[corner] if one.paint[corner] >= 0 else self.cards.sector(one.card, corner)

    def circle(self, one: Built) -> vec[i64]:
        """The four sectors of the circle a card completes; none on the lowest level."""
        left = self.find(one.level - 1, one.at)
        right = self.find(one.level - 1, one.at + 1)
        if left is None or right is None:
            return vec[i64]()
        return vec[i64](
            [
                self.colour(left, TOP_RIGHT),
                self.colour(right, TOP_LEFT),
                self.colour(one, BOTTOM_LEFT),
                self.colour(one, BOTTOM_RIGHT),
            ]
        )

    def circle_sectors(self, one: Built) -> list[tuple[Built, i64]]:
        """The same sectors as cards and corners."""
        left = self.find(one.level - 1, one.at)
        right = self.find(one.level - 1, one.at + 1)
        if left is None or right is None:
            return []
        return [(left, TOP_RIGHT), (right, TOP_LEFT), (one, BOTTOM_LEFT), (one, BOTTOM_RIGHT)]

    def circle_colour(self, one: Built) -> i64:
        """The colour of a one-coloured circle (одноцветный круг), or none."""
        sectors = self.circle(one)
        if len(sectors) == 0:
            return NO_COLOUR
        for sector in sectors:
            if sector != sectors[0]:
                return NO_COLOUR
        return sectors[0]

    def circles(self) -> list[Built]:
        """The cards that complete a circle, by its place."""
        return [one for one in self.built if self._completes(one.level, one.at)]

    def sectors(self) -> list[tuple[Built, i64]]:
        """The sectors that belong to a circle, in the order of card and corner: these may be recoloured (V-96)."""
        found: list[tuple[Built, i64]] = []
        for one in self.built:
            for corner in range(4):
                if self.in_circle(one, corner):
                    found.append((one, corner))
        return found

    def in_circle(self, one: Built, corner: i64) -> bool:
        if corner == TOP_LEFT:
            return self._completes(one.level + 1, one.at - 1)
        if corner == TOP_RIGHT:
            return self._completes(one.level + 1, one.at)
        return self._completes(one.level, one.at)

    def _completes(self, level: i64, at: i64) -> bool:
        return (
            level > 1
            and self.find(level, at) is not None
            and self.find(level - 1, at) is not None
            and self.find(level - 1, at + 1) is not None
        )

    # -- what lies in it

    def smallest(self) -> i64:
        """The smallest number of its cards: it settles who acts first (V-115)."""
        least: i64 = 1000
        for one in self.built:
            number = self.cards.number(one.card)
            if number < least:
                least = number
        return least

    def tokens(self, kind: i64) -> i64:
        """Tokens of a kind on all its cards."""
        number: i64 = 0
        for one in self.built:
            number += one.count(kind)
        return number

    def infinite(self) -> vec[i64]:
        """Infinite gems by colour."""
        found = vec[i64]([0, 0, 0, 0])
        for one in self.built:
            for token in one.tokens:
                colour = infinite_colour(token)
                if colour >= 0:
                    found[colour] += 1
        return found

    def circle_bonus(self, colour: i64) -> i64:
        """All bonus tokens of a colour add up (V-100)."""
        total: i64 = 0
        for one in self.built:
            for token in one.tokens:
                total += circle_bonus(token, colour)
        return total

    def lasting(self, kind: i64) -> i64:
        """The numbers of a lasting effect, added up over the laws that have executed it."""
        total: i64 = 0
        for one in self.built:
            for at in range(one.done):
                effect = self.cards.printed[one.card].effects[at]
                if effect.kind == kind:
                    total += effect.number
        return total

    def has_lasting(self, kind: i64) -> bool:
        return self.number_of(kind) > 0

    def number_of(self, kind: i64) -> i64:
        """How many executed effects of a kind lie in the pyramid."""
        number: i64 = 0
        for one in self.built:
            for at in range(one.done):
                if self.cards.printed[one.card].effects[at].kind == kind:
                    number += 1
        return number

    def discounts(self) -> vec[i64]:
        """Discounts by colour, the last for any colour (E-23)."""
        found = vec[i64]([0, 0, 0, 0, 0])
        for one in self.built:
            for at in range(one.done):
                effect = self.cards.printed[one.card].effects[at]
                if effect.kind == DISCOUNT:
                    found[effect.choice] += 1
        return found


def _after(one: Built, other: Built) -> bool:
    """Does the first lie behind the second in the order of places?"""
    return one.level > other.level or (one.level == other.level and one.at > other.at)
