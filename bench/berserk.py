"""Random games of Berserk, one after another: they end, every card lies in one place, and how long they take.

python bench/berserk.py 10000 five_shores
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from lomber import make
from lomber.games.berserk.cards import IN_RESERVE
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.state import Duel

OFTEN = 25
"""After so many moves it is looked whether all cards are there."""
COPIES = 2000


def check_cards(duel: Duel | None) -> None:
    """Every card that is not in the reserve lies in exactly one place."""
    assert duel is not None
    zones = (*duel.decks, *duel.hands, *duel.graveyards)
    found = Counter(piece for pieces in zones for piece in pieces)
    found.update(part.piece for thing in duel.things for part in thing.parts)
    for piece, zone in enumerate(duel.zone_of):
        assert found[piece] == int(zone != IN_RESERVE)


def play(state: BerserkState, chance: random.Random, most: int) -> int:
    """At most so many random moves with ready decks; how many were made."""
    moves = 0
    while not state.over() and moves < most:
        deal = state.awaits()
        if deal is not None:
            order = [int(card) for card in deal.pool]
            chance.shuffle(order)
            state.dealt(deal.tidied(vec[i64](order)))
            continue
        seat = 0 if state.actors() & 1 else 1
        legal = [move for move in state.legal(seat) if state.duel is not None or move < state.cards.lead_code]
        state.play(seat, chance.choice(legal))
        moves += 1
        if moves % OFTEN == 0:
            check_cards(state.duel)
    return moves


def main(games: int, card_set: str) -> None:
    game = make("berserk", card_set=card_set)
    reasons: Counter[str] = Counter()
    moves = longest = 0
    begun = time.process_time()
    for seed in range(games):
        state = game.start()
        assert isinstance(state, BerserkState)
        made = play(state, random.Random(seed), 10**6)
        check_cards(state.duel)
        reasons[state.entries[0].reason] += 1
        moves += made
        longest = max(longest, made)
    each = (time.process_time() - begun) / games
    state = game.start()
    assert isinstance(state, BerserkState)
    play(state, random.Random(3), 60)
    begun = time.process_time()
    for _ in range(COPIES):
        state.copy()
    copied = (time.process_time() - begun) / COPIES
    print(f"{card_set}: {games} games, {dict(reasons)}, {moves / games:.0f} moves a game, {longest} the most")
    print(f"{each * 1000:.1f} ms a game, {copied * 1e6:.1f} µs a copy, of processor time")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
