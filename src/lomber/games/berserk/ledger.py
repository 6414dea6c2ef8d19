"""What everybody at the table sees of hidden cards: draws, shuffles, what came into a hand or deck, what left it.

The faces are hidden, the motions are not. From the motions follows what a player may know of a hand or deck (a card
shown by Search, one laid on top of a deck), and every guessed history must have the same ones.

A card here is a *kind*: twice its number in the library, and one more if the second player owns it.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT

DRAWS: Final[i64] = 0
SHUFFLES: Final[i64] = 1
LEAVES_DECK: Final[i64] = 2
"""Found in the deck, and shown."""
JOINS_DECK: Final[i64] = 3
"""Laid into the deck, so many cards from its top."""
LEAVES_HAND: Final[i64] = 4
JOINS_HAND: Final[i64] = 5
RETURNS: Final[i64] = 6
"""Put under the deck at the beginning: its owner knows which (BH-33)."""
SHIFTS: Final[i64] = 7
"""A card of the deck changes its place: from so many cards below the top (`kind`) to so many."""
SHOWS: Final[i64] = 8
"""A card in the hand has announced itself by a text that works there."""
STIRS: Final[i64] = 9
"""The same of a card in the deck."""

WORDS: Final = ["draw", "shuffle", "find", "join", "out", "in", "return", "shift", "show", "stir"]

BOTH: Final[i64] = 3
"""Known to both players."""


class Motion:
    """One of them; never changed."""

    def __init__(self, verb: i64, player: i64, kind: i64, depth: i64) -> None:
        self.verb = verb
        self.player = player
        """Whose hand or deck it is about."""
        self.kind = kind
        self.depth = depth


class Ledger:
    """All motions of a duel, and what follows from them."""

    def __init__(self) -> None:
        self.motions: list[Motion] = []
        self.deck_known: list[list[int]] = [[], []]
        """By place, the top last: the mask of the players who know what lies there."""
        self.hand_known: list[list[int]] = [[], []]
        """Kinds that lie in a hand as the other player knows; each as often as he knows of it."""

    def copy(self) -> "Ledger":
        other = Ledger()
        other.motions = self.motions[:]
        other.deck_known = [self.deck_known[0][:], self.deck_known[1][:]]
        other.hand_known = [self.hand_known[0][:], self.hand_known[1][:]]
        return other

    def _write(self, verb: i64, player: i64, kind: i64 = -1, depth: i64 = 0) -> None:
        self.motions.append(Motion(verb, player, kind, depth))

    def draws(self, player: i64, kind: i64) -> None:
        self._write(DRAWS, player, kind)
        if self.deck_known[player].pop() & BIT[1 - player]:
            self.hand_known[player].append(int(kind))

    def shuffles(self, player: i64) -> None:
        self._write(SHUFFLES, player)
        self.deck_known[player] = [0 for _ in self.deck_known[player]]

    def finds(self, player: i64, kind: i64) -> None:
        """Where it lay nobody knows; so nobody knows any more where other cards lie."""
        self._write(LEAVES_DECK, player, kind)
        self.deck_known[player] = [0 for _ in range(len(self.deck_known[player]) - 1)]

    def joins_deck(self, player: i64, kind: i64, depth: i64) -> None:
        self._write(JOINS_DECK, player, kind, depth)
        places = self.deck_known[player]
        places.insert(len(places) - int(depth), int(BOTH))

    def shifts(self, player: i64, at: i64, depth: i64) -> None:
        self._write(SHIFTS, player, at, depth)
        places = self.deck_known[player]
        known = places.pop(len(places) - 1 - int(at))
        places.insert(len(places) - int(depth), known)

    def leaves_hand(self, player: i64, kind: i64) -> None:
        self._write(LEAVES_HAND, player, kind)
        if int(kind) in self.hand_known[player]:
            self.hand_known[player].remove(int(kind))

    def joins_hand(self, player: i64, kind: i64) -> None:
        self._write(JOINS_HAND, player, kind)
        self.hand_known[player].append(int(kind))

    def returns(self, player: i64, kind: i64) -> None:
        self._write(RETURNS, player, kind)
        self.deck_known[player].insert(0, int(BIT[player]))

    def shows(self, player: i64, kind: i64) -> None:
        """A second time it tells nothing new."""
        last = self.motions[-1] if self.motions else None
        drawn = last is not None and last.verb == DRAWS and last.player == player
        if drawn or int(kind) not in self.hand_known[player]:
            self._write(SHOWS, player, kind)
            self.hand_known[player].append(int(kind))

    def stirs(self, player: i64, kind: i64) -> None:
        self._write(STIRS, player, kind)
