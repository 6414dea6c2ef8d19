"""Who knocks, so small that it can be solved: docs/equilibria.md states the form exactly.

Three cards each and the real rules; but only the declarations are decided. Of his hand a player knows the points
that are counted here, and what those before him have said; what follows, purchase and tricks, goes by the book. All
that is won or lost is a part of the pot, so it does not matter how large that is. Of all deals there are as many as
are drawn here by a fixed seed.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.cards.pack import ACE, JACK, KING, QUEEN, TEN, rank_of, suit_of
from lomber.games.stukolka.book import ADVICE
from lomber.games.stukolka.options import StukolkaOptions, same_deal
from lomber.games.stukolka.view import StukolkaView
from lomber.play.playout import Dice, shuffled
from lomber.table.contract import Chance, Game, Look, Reduced, State, View

DRAWN: Final = 4_000
SEED: Final = 1889

MOST_POINTS: Final = 10

SAID: Final = ("", "p", "k", "g")
"""Passed, knocked, took the golets."""

SOLVED: Final = (("golets", 4), ("golets", 5), ("prikup", 3), ("prikup", 4), ("prikup", 5))
"""The forms and numbers of players that have been solved."""


def points(hand: i64, trump: i64) -> int:
    """Trumps: ace 6, king 5, queen 4, jack and ten 3, others 2. Plain cards: ace 2, king 1. Never more than ten."""
    total = 0
    for card in members(hand):
        rank = rank_of(card)
        if suit_of(card) != trump:
            total += 2 if rank == ACE else 1 if rank == KING else 0
        elif rank >= QUEEN:
            total += 6 if rank == ACE else 5 if rank == KING else 4
        else:
            total += 3 if rank in (JACK, TEN) else 2
    return min(total, MOST_POINTS)


class Knocking(Reduced):
    """The form. Its key: what has been said from the elder on, and the points of the own hand."""

    def deals(self, state: State) -> list[Chance]:
        dice = Dice(SEED)
        deal = state.awaits()
        assert deal is not None
        return [Chance(shuffled(deal, dice), 1.0) for _ in range(self.drawn)]

    def settled(self, view: View) -> i64:
        """All but the declarations goes by the book."""
        if view.phase == "declare":
            return -1
        for piece in ADVICE:
            move = piece.choose(view)
            if move >= 0:
                return move
        raise ValueError("the book always has an answer")

    def look(self, view: View, said: list[tuple[int, str]]) -> Look | None:
        assert isinstance(view, StukolkaView)
        if view.phase != "declare":
            return None
        before = ["-"]
        for turn in range(view.spoken()):
            before.append(SAID[view.said[(view.dealer + 1 + turn) % view.players]])
        moves = [int(move) for move in view.legal]
        return Look(f"{''.join(before)} {points(view.mine, view.trump)}", moves)


def forms(game: Game) -> list[Reduced]:
    """The form with as many players, if the rest is agreed as it was solved."""
    from lomber.games.stukolka.game import Stukolka

    given = game.options
    if (given.form, given.players) not in SOLVED:
        return []
    solved = StukolkaOptions(form=given.form, players=given.players, draw=False, hands=1)
    if not same_deal(given, solved):
        return []
    return [Knocking(f"{given.form}-{given.players}", Stukolka(game.id, solved), DRAWN)]
