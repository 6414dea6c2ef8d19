"""Whole duels from the draw for the first turn, with decks whose order is known."""

from __future__ import annotations

import random
from typing import Any

from lomber.games.berserk.loader import build
from lomber.games.berserk.names import SIDES, answer_text
from lomber.games.berserk.state import Duel, Rules
from lomber.games.berserk.turn import new_duel
from tests.games.berserk.library import fixture_cards


class Played:
    """A duel that is answered in words; decks keep the order in which they were handed in unless `rng` shuffles."""

    def __init__(self, duel: Duel, rng: random.Random | None = None) -> None:
        self.duel = duel
        self.rng = rng
        self._go_on()

    @staticmethod
    def of(size: int, rules: Rules | None = None) -> Played:
        """Two decks c1 … cN, from the top, of creatures too dear to be played."""
        cards: dict[str, Any] = dict(fixture_cards())
        for n in range(1, size + 1):
            cards[f"c{n}"] = {"type": "creature", "cost": 9, "strike": 1, "lives": 1}
        library = build(cards)
        deck = [library.numbers[f"c{n}"] for n in range(size, 0, -1)]
        hero = library.numbers["fx_hero"]
        return Played(new_duel(library, rules or Rules(), [hero, hero], [deck, list(deck)]))

    def _go_on(self) -> None:
        self.duel.run()
        while self.duel.chance is not None:
            order = list(range(self.duel.chance.size))
            if self.rng:
                self.rng.shuffle(order)
            self.duel.supply(order if self.duel.chance.is_shuffle else order[:1])

    def answer(self, *texts: str) -> None:
        for text in texts:
            question = self.duel.question
            assert question is not None
            options = [answer_text(self.duel, option, {}) for option in question.options]
            self.duel.answer(question.options[options.index(text)])
            self._go_on()

    def ids(self, pieces: list[int]) -> list[str]:
        return [self.duel.library.cards[self.duel.card_of[piece]].id for piece in pieces]

    def hand(self, side: str) -> list[str]:
        return self.ids(self.duel.hands[SIDES.index(side)])

    def deck(self, side: str) -> list[str]:
        return self.ids(self.duel.decks[SIDES.index(side)])[::-1]

    def coins(self, side: str) -> tuple[int, int]:
        player = SIDES.index(side)
        return self.duel.coins_open[player], self.duel.coins_closed[player]
