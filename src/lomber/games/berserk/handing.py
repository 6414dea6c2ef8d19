"""Handing in a list before the game: a ready deck by its name, or a hero and one card after the other (chapter 4).

The seats choose sealed from each other. A list of one's own is a gesture: `lead HERO`, `add CARD` in the order of
the library as often as it is to be in the deck, `done`. Only what can still become a legal list is offered.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.games.berserk.tabled import Tabled


class Handing:
    """One seat's list in the making."""

    def __init__(self) -> None:
        self.hero: i64 = -1
        self.cards: list[int] = []
        """By number in the library, ascending."""
        self.moves: list[int] = []
        """The moves that made it."""
        self.done = False

    def copy(self) -> "Handing":
        other = Handing()
        other.hero = self.hero
        other.cards = self.cards[:]
        other.moves = self.moves[:]
        other.done = self.done
        return other

    def legal(self, game: Tabled) -> vec[i64]:
        moves = vec[i64]()
        if self.done:
            return moves
        if self.hero < 0:
            for deck in range(game.ready):
                moves = append(moves, game.deck_code + deck)
            for at in range(len(game.heroes)):
                if game.own_lists and game.longest_list(game.heroes[at]) >= game.deck_min:
                    moves = append(moves, game.lead_code + at)
            return moves
        for card in self._addable(game):
            moves = append(moves, game.add_code + card)
        if len(self.cards) >= game.deck_min:
            moves = append(moves, game.done_code)
        return moves

    def _addable(self, game: Tabled) -> list[int]:
        """Cards from the last one on that may be there once more, and leave enough for a whole deck (BH-20)."""
        allowed = game.allowed[int(self.hero)]
        last = self.cards[-1] if self.cards else 0
        copies: dict[int, int] = {}
        for held in self.cards:
            copies[game.same_name[held]] = copies.get(game.same_name[held], 0) + 1
        found: list[int] = []
        counted: set[int] = set()
        room: i64 = 0
        for card in range(len(allowed) - 1, last - 1, -1):
            name = game.same_name[card]
            left = allowed[card] - copies.get(name, 0)
            if left <= 0:
                continue
            if name not in counted:
                counted.add(name)
                room += left
            if len(self.cards) + room >= game.deck_min:
                found.append(card)
        found.reverse()
        return found

    def take(self, game: Tabled, move: i64) -> None:
        """A move that is legal."""
        self.moves.append(int(move))
        if move < game.lead_code:
            deck = move - game.deck_code
            self.hero = game.ready_heroes[deck]
            self.cards = game.ready_cards[deck][:]
            self.done = True
        elif move < game.add_code:
            self.hero = game.heroes[move - game.lead_code]
        elif move < game.done_code:
            self.cards.append(int(move - game.add_code))
        else:
            self.done = True
