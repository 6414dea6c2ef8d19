"""What all pieces of the book need: how they read a view, and what a card or feature they look at is."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk import reading as r
from lomber.games.berserk.cards import (
    Ability,
    Card,
)
from lomber.games.berserk.view import BerserkView, Option, Shown
from lomber.table.contract import Advice, View

SAFE_LIVES: Final[i64] = 12
"""Above so many a hero can bear Thirst (A-12)."""


class BerserkAdvice(Advice):
    """A piece of advice that reads the view of a duel; nothing to say where lists are handed in."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, BerserkView)
        return self.move(view) if view.asked >= 0 and len(view.options) > 0 else -1

    def move(self, view: BerserkView) -> i64:
        raise NotImplementedError


def enemy_hero(view: BerserkView) -> Shown:
    return view.hero(1 - view.seat)


def card_of(view: BerserkView, option: Option) -> Card:
    return view.cards.library.cards[option.kind // 2]


def ability_of(view: BerserkView, option: Option) -> Ability | None:
    """The feature that an option uses, where it is a printed one."""
    thing = view.thing(option.card)
    if thing is None:
        return None
    features = r.features_of(view, thing)
    return features[option.target] if option.target < len(features) else None


def option_for(view: BerserkView, thing: Shown) -> i64:
    for option in view.options:
        if option.card == thing.number:
            return option.move
    return -1


def cheapest(view: BerserkView) -> float:
    least = 100.0
    for thing in view.squad(view.seat):
        least = r.worth(thing) if r.worth(thing) < least else least
    return least
