"""The balance of Berserk's ready decks (berserk.md, 19.3): bots, every pair of decks, sides changed."""

from __future__ import annotations

import dataclasses
import itertools
import math
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from lomber.arena.hand import decide, seed_of
from lomber.bots.company import bot
from lomber.games import make
from lomber.games.berserk.collection import collection_of
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.state import DRAW, Duel
from lomber.table.table import Table

BOOK: Final = ("book",)
"""Who plays where nobody else is named: 19.3 measures with him."""
EARLY: Final = 12
"""Cards drawn by this turn are asked whether they are played (19.3)."""
LIMITS: Final = {
    "deck": (0.40, 0.60),
    "first": (0.45, 0.58),
    "turns": (14.0, 26.0),
    "failed draws": (0.0, 0.05),
    "card": (0.40, 1.0),
}
"""Where the figures should lie; outside they are warnings."""


@dataclasses.dataclass
class Balance:
    """What is counted over many duels."""

    pairs: dict[tuple[str, str], list[float]] = dataclasses.field(default_factory=dict)
    """By pair: what the first of the two won, half for a draw, and of how many."""
    bots: dict[str, list[float]] = dataclasses.field(default_factory=dict)
    """By bot, where two different ones play: what it won, and of how many."""
    firsts: list[int] = dataclasses.field(default_factory=lambda: [0, 0])
    """Won by who went first, of the decided ones."""
    turns: list[int] = dataclasses.field(default_factory=list)
    reasons: Counter[str] = dataclasses.field(default_factory=Counter)
    drawn: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)
    """By deck and card: duels in which it was in hand by the twelfth turn."""
    played: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)
    """And in how many of them it was played."""

    def share(self, deck: str) -> float:
        """What a deck won over all its duels with others."""
        won = games = 0.0
        for (one, other), (wins, number) in self.pairs.items():
            if deck in (one, other) and one != other:
                won += wins if deck == one else number - wins
                games += number
        return won / max(1.0, games)

    def strength(self, bot: str) -> float:
        """What a bot won of its duels with the other."""
        won, games = self.bots[bot]
        return won / max(1.0, games)

    def doubt(self, bot: str) -> float:
        """The half-width of the 95 % interval of that; the same cards with sides changed make it narrower still."""
        share = self.strength(bot)
        return 1.96 * math.sqrt(share * (1.0 - share) / max(1.0, self.bots[bot][1]))

    def figures(self) -> dict[str, float]:
        games = max(1, len(self.turns))
        decks = sorted({deck for pair in self.pairs for deck in pair})
        rates = self.rates()
        return {
            **{f"deck {deck}": self.share(deck) for deck in decks},
            "first": self.firsts[0] / max(1, self.firsts[1]),
            "turns": float(statistics.median(self.turns)) if self.turns else 0.0,
            "failed draws": self.reasons["deck"] / games,
            **({"card": min(rates.values())} if rates else {}),
        }

    def rates(self) -> dict[tuple[str, str], float]:
        """How often a card was played where it was drawn early; of cards seen in ten duels and more."""
        return {which: self.played[which] / number for which, number in self.drawn.items() if number >= 10}

    def warnings(self) -> list[str]:
        """The figures that lie outside their limits."""
        found = []
        for name, value in self.figures().items():
            low, high = LIMITS[name.partition(" ")[0] if name.startswith("deck ") else name]
            if not low <= value <= high:
                found.append(name)
        return found


def pairs(card_set: str) -> list[tuple[str, str]]:
    """Every two ready decks of a set."""
    return list(itertools.combinations([deck.id for deck in collection_of(card_set).decks], 2))


def balance(
    card_set: str,
    games: int,
    seed: int,
    tick: Callable[[int], None] | None = None,
    bots: Sequence[str] = BOOK,
) -> Balance:
    """So many duels of every two ready decks, all of other shuffles; each is played twice, with sides changed.

    Of two different bots each has either deck as often as the other: they change places from seed to seed.
    """
    game = make("berserk", card_set=card_set)
    found = Balance()
    for one, other in pairs(card_set):
        found.pairs[one, other] = [0.0, games]
        for n in range(games):
            decks = (one, other) if n % 2 == 0 else (other, one)
            changed = n % 2 != n // 2 % 2
            players = (bots[-1], bots[0]) if changed else (bots[0], bots[-1])
            winner = _duel(game, decks, players, seed_of(seed, one, other, n // 2), found)
            found.pairs[one, other][0] += 0.5 if winner == DRAW else float(decks[winner] == one)
            if players[0] != players[1]:
                for seat, name in enumerate(players):
                    tally = found.bots.setdefault(name, [0.0, 0])
                    tally[0] += 0.5 if winner == DRAW else float(winner == seat)
                    tally[1] += 1
            if tick is not None:
                tick(len(found.turns))
    return found


def _duel(game: Any, decks: tuple[str, str], names: tuple[str, str], seed: int, found: Balance) -> int:
    """One duel: who won it, or DRAW."""
    table = Table(game, seed=seed)
    players = [bot(name, game, seed_of(seed, *decks, seat)) for seat, name in enumerate(names)]
    for seat, deck in enumerate(decks):
        table.act(seat, [f"deck {deck}"])
    watch = _Watch(decks)
    while not table.over:
        seat = table.turn()
        watch.look(_duel_of(table))
        table.play(seat, decide(players[seat], table, seat))
    duel = _duel_of(table)
    watch.close(duel, found)
    return int(duel.winner)


def _duel_of(table: Table) -> Duel:
    state = table.state
    assert isinstance(state, BerserkState)
    assert state.duel is not None
    return state.duel


class _Watch:
    """What happens to the cards of one duel."""

    def __init__(self, decks: tuple[str, str]) -> None:
        self.decks = decks
        self.first = -1
        self.early: list[set[int]] = [set(), set()]
        self.before: list[set[int]] = [set(), set()]
        self.played: list[set[int]] = [set(), set()]

    def look(self, duel: Duel) -> None:
        """Hands as they are now; what has left a hand in its owner's turn was played."""
        if self.first < 0 and duel.turn > 0:
            self.first = int(duel.active) if duel.turn % 2 else 1 - int(duel.active)
        if duel.turn == 0:
            return
        for player in range(2):
            held = {piece for piece in duel.hands[player] if duel.owner_of[piece] == player}
            if duel.turn <= EARLY:
                self.early[player] |= held
            gone = self.before[player] - held
            self.played[player] |= {piece for piece in gone if player == duel.active}
            self.before[player] = held

    def close(self, duel: Duel, found: Balance) -> None:
        found.turns.append(int(duel.turn))
        found.reasons[duel.reason] += 1
        if duel.winner != DRAW:
            found.firsts[0] += int(duel.winner) == self.first
            found.firsts[1] += 1
        self.look(duel)
        for player in range(2):
            ids = {piece: duel.library.cards[duel.card_of[piece]].id for piece in self.early[player]}
            for id in set(ids.values()):
                found.drawn[self.decks[player], id] += 1
                if any(ids[piece] == id for piece in self.early[player] & self.played[player]):
                    found.played[self.decks[player], id] += 1
