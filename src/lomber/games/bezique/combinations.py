"""Which cards make which announcement (объявление, показка), and how one is put together card by card.

A combination is asked for by *roles*: king and queen; ace, king, queen, ten and a jack. An ordinary card fills the
role of its face, an infusorka any role that is left (B-20). In a ladder, and in fours of any suits, all roles are
alike. Cards are named in ascending order, and only such as can be completed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.cards.pack import ACE, JACK, KING, QUEEN, TEN, card_of
from lomber.games.bezique.deck import FACE_COUNT, INFUSORKA, OPEN, Deck, bezique_jack
from lomber.games.bezique.score import FIRST_STEP, FOUR_QUEENS, KIND_COUNT, LADDER, LADDER_JACKS

NO_ROLE: Final[i64] = -1

REAL: Final[i64] = 256
"""In a tally, beside the roles that are filled: an ordinary card is in it (B-15.4)."""
FRESH: Final[i64] = 512
"""A card is opened by it (B-15.3)."""
MIXED: Final[i64] = 1024
"""It is not of the barred suit alone (`four_suits=any`)."""
WHOLE: Final[i64] = 1792

_RANK_OF_FOUR: Final = vec[i64]([QUEEN, KING, ACE, JACK])
_RANK_OF_LADDER: Final = vec[i64]([QUEEN, KING, ACE, JACK, TEN])


class Roles:
    """For one trump suit: the role that each face has in each kind."""

    def __init__(self, trump: i64, any_four: bool) -> None:
        self.trump = trump
        self.any_four = any_four
        self.table: vec[i64] = filled(KIND_COUNT * FACE_COUNT, NO_ROLE)
        self._pairs(trump)
        for i in range(4):
            for suit in range(4):
                face = card_of(_RANK_OF_FOUR[i], suit)
                self._give(FOUR_QUEENS + i, face, 0 if any_four else suit)
        for i in range(5):
            self._give(LADDER + i, card_of(_RANK_OF_LADDER[i], trump), 0)
        self._give(LADDER_JACKS, bezique_jack(trump), 0)

    def _pairs(self, trump: i64) -> None:
        """Marriage, bezique and quint; in the quint either jack serves (B-29, G-6)."""
        queen, king, jack = card_of(QUEEN, trump), card_of(KING, trump), bezique_jack(trump)
        self._give(0, king, 0)
        self._give(0, queen, 1)
        self._give(1, queen, 0)
        self._give(1, jack, 1)
        self._give(2, card_of(ACE, trump), 0)
        self._give(2, king, 1)
        self._give(2, queen, 2)
        self._give(2, card_of(TEN, trump), 3)
        self._give(2, card_of(JACK, trump), 4)
        self._give(2, jack, 4)

    def _give(self, kind: i64, face: i64, role: i64) -> None:
        self.table[kind * FACE_COUNT + face] = role

    def of(self, kind: i64, face: i64) -> i64:
        return self.table[kind * FACE_COUNT + face]

    def alike(self, kind: i64) -> bool:
        """Are all roles of this kind the same?"""
        return kind >= LADDER or (kind >= FOUR_QUEENS and self.any_four)


def cards_of_kind(kind: i64) -> i64:
    """How many cards an announcement shows; of a ladder its first four."""
    if kind < 2:
        return 2
    return 5 if kind == 2 else 4


class Choice:
    """An announcement being put together out of the cards that may serve in it.

    `cards` ascend; of each the role (INFUSORKA for a wild card), whether it would be opened now, and its face.
    """

    def __init__(self, need: i64, alike: bool, step: bool, barred_suit: i64) -> None:
        self.need = need
        self.alike = alike
        self.step = step
        """A later step of a ladder: infusorki alone will do, the others lie open already (B-15.4)."""
        self.barred_suit = barred_suit
        """Four of this suit alone are another kind (`four_suits=any`); -1: no such bar."""
        self.cards: vec[i64] = vec[i64]()
        self.roles: vec[i64] = vec[i64]()
        self.fresh: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()

    def add(self, card: i64, face: i64, role: i64, fresh: bool) -> None:
        self.cards = append(self.cards, card)
        self.faces = append(self.faces, face)
        self.roles = append(self.roles, role)
        self.fresh = append(self.fresh, 1 if fresh else 0)

    def begin(self) -> i64:
        """The tally of an announcement for which no card has been named yet."""
        return (REAL if self.step else 0) | (MIXED if self.barred_suit < 0 else 0)

    def tallied(self, tally: i64, i: i64) -> i64:
        """The tally with one card more; -1 where another card has its role already."""
        tally |= FRESH * self.fresh[i]
        role = self.roles[i]
        if role == INFUSORKA:
            return tally | MIXED
        if not self.alike and tally & BIT[role]:
            return -1
        if self.faces[i] // 13 != self.barred_suit:
            tally |= MIXED
        return tally | BIT[role] | REAL

    def can_be_made(self) -> bool:
        """Quick to say no: most windows offer nothing."""
        fillable: i64 = 0
        fresh: i64 = 0
        tally = self.begin()
        for i in range(len(self.cards)):
            fresh += self.fresh[i]
            more = self.tallied(tally, i)
            if more >= 0:
                tally = more
                fillable += 1
        return fresh > 0 and fillable >= self.need and self.finishes(0, self.need, self.begin())

    def finishes(self, at: i64, left: i64, tally: i64) -> bool:
        """Can so many of the cards from `at` on complete it?"""
        if left == 0:
            return tally & WHOLE == WHOLE
        for i in range(at, len(self.cards) - left + 1):
            if i > at and self.faces[i] == self.faces[i - 1] and self.fresh[i] == self.fresh[i - 1]:
                continue  # a twin of a card that was tried
            more = self.tallied(tally, i)
            if more >= 0 and self.finishes(i + 1, left - 1, more):
                return True
        return False

    def following(self, named: vec[i64]) -> vec[i64]:
        """The cards that may be named next, after these."""
        at: i64 = 0
        tally = self.begin()
        for card in named:
            while self.cards[at] != card:
                at += 1
            tally = self.tallied(tally, at)
            at += 1
        left = self.need - len(named)
        found = vec[i64]()
        for i in range(at, len(self.cards)):
            more = self.tallied(tally, i)
            if more >= 0 and self.finishes(i + 1, left - 1, more):
                found = append(found, self.cards[i])
        return found


class Holding:
    """One player's cards as announcements see them: held, lying open, served in which kinds."""

    def __init__(self, deck: Deck, roles: Roles, hand: vec[i64], lies: vec[i64], served: vec[i64]) -> None:
        self.deck = deck
        self.roles = roles
        self.hand = hand
        self.lies = lies
        self.served = served

    def choice(self, kind: i64, made: i64, wild: bool = True) -> Choice:
        """The cards that may serve in the next announcement of a kind after so many; `wild`: infusorki too."""
        level = FIRST_STEP + made
        step = kind >= LADDER and made > 0
        need = self.missing(kind, level) if step else cards_of_kind(kind)
        barred = self.roles.trump if self.roles.any_four and FOUR_QUEENS <= kind < LADDER else -1
        found = Choice(need, self.roles.alike(kind), step, barred)
        for card in self.hand:
            face = self.deck.face[card]
            role = INFUSORKA if face == INFUSORKA else self.roles.of(kind, face)
            if role == NO_ROLE or self.served[card] & BIT[kind] or (role == INFUSORKA and not wild):
                continue
            fresh = self.lies[card] != OPEN
            if fresh or not step:
                found.add(card, face, role, fresh)
        return found

    def missing(self, kind: i64, level: i64) -> i64:
        """How many new cards a step of a ladder takes: as many as are missing, and at least one (B-19)."""
        lying: i64 = 0
        for card in self.hand:
            if self.lies[card] != OPEN:
                continue
            face = self.deck.face[card]
            if face == INFUSORKA:
                lying += 1 if self.served[card] & BIT[kind] else 0
            elif self.roles.of(kind, face) >= 0:
                lying += 1
        return max(1, level - lying)
