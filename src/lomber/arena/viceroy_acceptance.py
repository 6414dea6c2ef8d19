"""The statistical acceptance of a card set (viceroy.md, 13.5): games of book bots, counted (T-1 … T-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games import make
from lomber.games.viceroy.score import LINES
from lomber.games.viceroy.state import ViceroyState
from lomber.games.viceroy.tokens import POOL_NAMES
from lomber.games.viceroy.typed import Finding
from lomber.table.table import Table

LIMITS = {
    "T-2 dry": (0.0, 0.05),
    "T-2 absent": (0.3, 1.0),
    "T-3 seat": (0.18, 0.32),
    "T-4 collisions": (0.15, 0.75),
    "T-5 largest": (0.0, 0.5),
    "T-5 steps": (5.0, 6.0),
    "T-6 cards": (8.0, 20.0),
    "T-6 level 4": (0.25, 1.0),
    "T-6 level 5": (0.01, 0.6),
    "T-7 characters": (0.1, 1.0),
    "T-7 laws": (0.3, 1.0),
    "T-8 random": (0.0, 0.1),
}
"""Where the figures should lie; outside they are warnings."""

OF_FOUR = ("T-2 dry", "T-3 seat", "T-4 collisions", "T-7 characters")
"""Figures whose limits are meant for four players."""


class Tally:
    """What is counted over games of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.dry: Counter[str] = Counter()
        self.absent = 0
        self.wins: Counter[int] = Counter()
        self.turns = 0
        self.collisions = 0
        self.lines: Counter[str] = Counter()
        self.cards = 0
        self.heights: Counter[int] = Counter()
        self.laid_out: Counter[int] = Counter()
        self.bought: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.played: Counter[int] = Counter()

    def play(self, game: Any, seed: int, random_seat: int = -1) -> Table:
        """One game of book bots, one of them perhaps a random one; V-140 is looked at after every move (T-1)."""
        table = Table(game, seed=seed)
        chance, book = Random(seed), BookBot(game)
        watch = _Watch(self)
        while not table.over:
            seat = table.turn()
            legal = table.legal(seat)
            if seat == random_seat:
                table.play(seat, chance.choice(legal))
            else:
                table.play(seat, book.choose(Glance(game, table.view(seat), legal)))
            state = table.state
            assert isinstance(state, ViceroyState)
            watch.look(state)
        watch.close(table)
        return table

    def figures(self) -> dict[str, float]:
        """The figures of T-2 … T-7, by name."""
        games, seats = max(1, self.games), max(1, self.games * self.players)
        positive = {line: max(0, self.lines[line]) for line in LINES[:6]}
        total = max(1, sum(positive.values()))
        shares = [amount / total for amount in positive.values()]
        bought = [self.bought[card] / number for card, number in self.laid_out.items() if number >= 10]
        played = [self.played[card] / number for card, number in self.held.items() if number >= 10]
        return {
            "T-2 dry": max(
                (self.dry[pool] / games for pool in POOL_NAMES if pool != "points 15"), default=0.0
            ),
            "T-2 absent": self.absent / games,
            "T-3 seat": self._farthest([self.wins[seat] / games for seat in range(self.players)]),
            "T-4 collisions": self.collisions / max(1, self.turns),
            "T-5 largest": max(shares),
            "T-5 steps": float(sum(1 for share in shares if share >= 0.02)),
            "T-6 cards": self.cards / seats,
            "T-6 level 4": (self.heights[4] + self.heights[5]) / seats,
            "T-6 level 5": self.heights[5] / seats,
            "T-7 characters": min(bought, default=1.0),
            "T-7 laws": min(played, default=1.0),
        }

    def _farthest(self, rates: list[float]) -> float:
        return max(rates, key=lambda rate: abs(rate - 1 / self.players))


class _Watch:
    """One game as it goes by."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.seal = -1
        self.collided: set[int] = set()
        self.absent = False
        self.laid_out: set[int] = set()
        self.bought: set[int] = set()
        self.held: set[int] = set()
        self.played: set[int] = set()

    def look(self, state: ViceroyState) -> None:
        gems = [int(state.reserve[colour]) for colour in range(4)]
        for seat in range(int(state.players)):
            for colour in range(4):
                gems[colour] += int(state.screens[seat][colour])
            for one in state.pyramids[seat].built:
                for colour in range(4):
                    gems[colour] += int(one.gems()[colour])
                if state.cards.is_law(one.card):
                    self.played.add(int(one.card))
                self.played.update(card for card in one.tucked if state.cards.is_law(card))
            self.held.update(card for card in state.hands[seat] if state.cards.is_law(card))
            if state.bought[seat] >= 0:
                self.bought.add(int(state.bought[seat]))
        if gems != [4 * int(state.players)] * 4 or min(int(n) for n in state.pools) < 0:
            raise AssertionError(f"T-1: gems {gems}, pools {list(state.pools)}")
        self.absent = self.absent or 0 in [int(n) for n in state.reserve]
        for offers in (state.bases, state.tips):
            self.laid_out.update(int(card) for card in offers if card >= 0)
        if int(state.seal) != self.seal:
            self.seal = int(state.seal)
            self._collision(state)

    def _collision(self, state: ViceroyState) -> None:
        """Two or more on a colour, and none of them got a card."""
        got = {line.split()[1] for line in state.story if line.startswith("got ")}
        bids: dict[str, list[str]] = {}
        for line in state.story:
            words = line.split()
            if words[0] == "bid":
                bids.setdefault(words[2], []).append(words[1])
            elif words[0] == "rival":
                bids.setdefault(words[2], []).append("rival")
        if any(len(bidders) > 1 and not got & set(bidders) for bidders in bids.values()):
            self.collided.add(int(state.turn))

    def close(self, table: Table) -> None:
        tally, state = self.tally, table.state
        assert isinstance(state, ViceroyState)
        tally.games += 1
        tally.turns += int(state.turns)
        tally.collisions += len(self.collided)
        tally.absent += self.absent
        tally.dry.update(name for at, name in enumerate(POOL_NAMES) if int(state.dry) >> at & 1)
        tally.wins.update(state.champions)
        for entry in table.sheet().entries:
            if entry.column in state.champions:
                tally.lines[entry.place] += entry.amount
        for pyramid in state.pyramids:
            tally.cards += len(pyramid.built)
            tally.heights[max(int(one.level) for one in pyramid.built)] += 1
        tally.laid_out.update(self.laid_out)
        tally.bought.update(self.bought)
        tally.held.update(self.held)
        tally.played.update(self.played)


def limits_of(name: str, players: int) -> tuple[float, float] | None:
    """Where a figure of games of so many players should lie; nothing where no limit is set for them."""
    return LIMITS[name] if players == 4 or name not in OF_FOUR else None


def judged(figures: dict[str, float], players: int = 4) -> list[Finding]:
    """Figures outside their limits, as warnings."""
    found = []
    for name, figure in figures.items():
        limits = limits_of(name, players)
        if limits and not limits[0] <= figure <= limits[1]:
            rule, _, what = name.partition(" ")
            found.append(Finding(rule, what, f"{figure:.3f} is not within {limits[0]}–{limits[1]}"))
    return found


def sample(games: int) -> dict[int, int]:
    """How many games are played with each number of players: 400 with four, 200 with any other."""
    return {4: games, 3: max(1, games // 2), 2: max(1, games // 2), 1: max(1, games // 2)}


def accept(
    card_set: str, games: int = 400, seed: int = 0, tick: Callable[[int], None] = lambda done: None
) -> dict[int, dict[str, float]]:
    """All figures of a set, by the number of players; T-8 stands with those of two. `tick` hears of every game."""
    found: dict[int, dict[str, float]] = {}
    done = 0
    for players, number in sample(games).items():
        game = make("viceroy", {"players": players, "card_set": card_set})
        tally = Tally(players)
        for at in range(number):
            tally.play(game, seed + at)
            done += 1
            tick(done)
        found[players] = tally.figures()
        if players == 1:
            del found[1]["T-3 seat"]  # who is alone wins whatever his seat
        if players == 2:
            found[2]["T-8 random"] = random_share(game, max(1, games // 4), seed)
    return found


def random_share(game: Any, games: int, seed: int) -> float:
    """How often a random bot beats a book bot in games of two (T-8)."""
    tally = Tally(2)
    won = 0
    for number in range(games):
        at = number % 2
        scores = tally.play(game, seed + number, at).scores()
        won += scores[at] > scores[1 - at]
    return won / max(1, games)
