"""Drawing and discarding (BH-204, BH-240, BH-282)."""

from mypy_extensions import i64

from lomber.games.berserk.leaving import to_graveyard
from lomber.games.berserk.replacing import is_replaced
from lomber.games.berserk.state import DISCARD, NONE, Chance, Duel, Event, Task
from lomber.games.berserk.triggers import announce
from lomber.games.berserk.verbs import DISCARDED, DRAWN, WOULD_DRAW


def hand_options(duel: Duel, player: i64) -> list[int]:
    """The cards of a hand, equal ones once: which of two equal cards it is does not matter."""
    return different(duel, duel.hands[player])


def different(duel: Duel, pieces: list[int]) -> list[int]:
    """The numbers of cards, one for each different card (and owner, and price), in the order of the library.

    So they tell nothing of the order in which the cards lie in a deck.
    """
    found: dict[tuple[int, int], int] = {}
    for piece in pieces:
        found[(int(duel.kind_of(piece)), _dearer_by(duel, piece))] = duel.number_of[piece]
    return [found[same] for same in sorted(found)]


def _dearer_by(duel: Duel, piece: i64) -> int:
    """By how much a text has changed the price of this one card (18.4)."""
    by = 0
    for dearer in duel.dearer:
        if dearer.number == duel.number_of[piece]:
            by += int(dearer.by)
    return by


def discard_piece(duel: Duel, piece: i64, player: i64) -> None:
    to_graveyard(duel, piece)
    duel.note("discards", duel.number_of[piece], player, 0)
    announce(duel, Event(DISCARDED, duel.number_of[piece], player))


class Discard(Task):
    """A player puts cards of his hand into the graveyard, of his choice or at random."""

    def __init__(self, player: i64, left: i64, random: bool) -> None:
        super().__init__()
        self.player = player
        self.left = left
        self.random = random
        self.gone: list[int] = []

    def advance(self, duel: Duel) -> None:
        hand = duel.hands[self.player]
        if self.left == 0 or not hand:
            duel.pop()
            duel.touched = self.gone
            duel.done = len(self.gone) > 0
        elif self.random:
            duel.chance = Chance(self.player, len(hand), False)
        else:
            duel.ask(DISCARD, self.player, hand_options(duel, self.player), NONE, True)

    def take(self, duel: Duel, answer: i64) -> None:
        """A card's number; or, drawn by chance, its place in the hand."""
        piece = duel.hands[self.player][answer] if self.random else duel.piece(answer)
        self.left -= 1
        discard_piece(duel, piece, self.player)
        self.gone = [*self.gone, duel.number_of[piece]]

    def copy(self) -> "Discard":
        other = Discard(self.player, self.left, self.random)
        other.gone = self.gone
        return other


class Draw(Task):
    """So many single draws (BH-204); what comes instead of one is done before the next."""

    def __init__(self, player: i64, left: i64, of_turn: bool) -> None:
        super().__init__()
        self.player = player
        self.left = left
        self.of_turn = of_turn
        self.drawn: list[int] = []

    def advance(self, duel: Duel) -> None:
        if self.left == 0:
            duel.pop()
            duel.touched = self.drawn
            duel.done = len(self.drawn) > 0
            return
        self.left -= 1
        if is_replaced(duel, Event(WOULD_DRAW, NONE, self.player)):
            return
        piece = draw_top(duel, self.player, self.of_turn)
        if piece >= 0:
            self.drawn = [*self.drawn, duel.number_of[piece]]
            announce(duel, Event(DRAWN, duel.number_of[piece], self.player))

    def copy(self) -> "Draw":
        other = Draw(self.player, self.left, self.of_turn)
        other.drawn = self.drawn
        return other


def draw_top(duel: Duel, player: i64, of_turn: bool) -> i64:
    """The top card to the hand. From an empty deck the draw fails; the third failure loses at once (BH-282)."""
    deck = duel.decks[player]
    if deck:
        piece = duel.take_top(player)
        duel.note("draws", player, 0, 0)
        return piece
    if of_turn or not duel.rules.failed_draws_of_turn_only:
        duel.failed_draws[player] += 1
        duel.note("fails", player, 0, duel.failed_draws[player])
        if duel.failed_draws[player] >= duel.rules.failed_draws_to_lose:
            duel.finish(1 - player, "deck")
    return -1
