"""How a duel stands, judged at a glance: lives left, what lies on the table, cards and coins."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import CREATURE, SUPPORT
from lomber.games.berserk.state import Duel
from lomber.games.berserk.things import Thing
from lomber.games.berserk.values import refresh

LIFE: Final = 0.6
CARD: Final = 1.5
COIN: Final = 0.5
TEMPO: Final = 0.5
CERTAIN: Final = 12.0
"""A lead of so much is nearly a game won."""


def lead(duel: Duel) -> float:
    """By how much the first player stands better, from -1 to 1."""
    refresh(duel)
    ahead = _worth(duel, 0) - _worth(duel, 1)
    return ahead / (CERTAIN + (ahead if ahead > 0.0 else -ahead))


def _worth(duel: Duel, player: i64) -> float:
    hero = duel.hero(player)
    worth = LIFE * float(hero.remaining()) - float(hero.poison)
    if hero.remaining() < 8:
        worth -= 0.5 * float(8 - hero.remaining())
    hand: i64 = len(duel.hands[player])
    worth += CARD * float(hand if hand < 7 else 7)
    worth += COIN * float(duel.coins_open[player] + duel.coins_closed[player])
    if len(duel.decks[player]) < 3:
        worth -= 3.0 * float(3 - len(duel.decks[player]))
    for thing in duel.things:
        if thing.controller == player:
            worth += _thing_worth(thing)
    return worth


def _thing_worth(thing: Thing) -> float:
    """A creature by its strike and what is left of it, its texts and keywords; a support by its cost."""
    if thing.type == SUPPORT:
        return 1.0 + 0.5 * float(thing.cost)
    if thing.type != CREATURE:
        return 0.0
    left = thing.remaining()
    worth = (
        float(thing.strike) + float(left) + 0.75 * float(len(thing.features)) + 0.4 * float(len(thing.held))
    )
    worth += float(thing.armour) - 1.5 * float(thing.poison)
    if thing.stunned:
        worth -= TEMPO
    return worth if worth > 0.5 else 0.5
