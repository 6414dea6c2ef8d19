# lomber: interpreted
"""What no duel can lead to: cards that a described position lays where they cannot lie (18.6)."""

from __future__ import annotations

from collections.abc import Iterator

from lomber.games.berserk import cards as c
from lomber.games.berserk.leaving import equal_or_replaced, is_unique, placed_count
from lomber.games.berserk.state import Duel
from lomber.games.berserk.things import Thing
from lomber.games.berserk.values import has


def misplaced(duel: Duel) -> Iterator[tuple[int, str]]:
    """The numbers of such cards, each with the rule that keeps it from there."""
    for thing in duel.things:
        rule = _rule_in_play(thing)
        if rule:
            yield int(thing.number), rule
    for zone in (duel.hands, duel.decks, duel.graveyards):
        for pieces in zone:
            for piece in pieces:
                rule = _rule_elsewhere(duel, piece)
                if rule:
                    yield duel.number_of[piece], rule


def crowded(duel: Duel) -> Iterator[tuple[int, str]]:
    """Cards that drive each other out: supports of one kind, equal Unique ones. Who tries cards may want them."""
    for thing in duel.things:
        for part in thing.parts:
            unique = has(thing, c.UNIQUE) and (len(thing.parts) == 1 or is_unique(part.card))
            if len(equal_or_replaced(duel, part.card, thing.controller, unique)) > 1:
                yield int(thing.number), "BH-74" if thing.type == c.SUPPORT else "BH-247"


def _rule_in_play(thing: Thing) -> str:
    """Only creatures hide and unite, only characters are wounded."""
    if thing.hidden and thing.type != c.CREATURE:
        return "BH-8" if thing.type == c.HERO else "BH-243"
    if len(thing.parts) > 1 and any(part.card.type != c.CREATURE for part in thing.parts):
        return "BH-236"
    return "BH-7" if thing.wounds and not thing.type & c.CHARACTER else ""


def _rule_elsewhere(duel: Duel, piece: int) -> str:
    """Heroes lie in play, created cards nowhere else for long, placed ones in hands and decks up to a number."""
    card, holder = duel.library.cards[duel.card_of[piece]], duel.holder_of[piece]
    is_buried = duel.zone_of[piece] == c.IN_GRAVEYARD
    if card.type == c.HERO:
        return "BH-8"
    if card.reserve == c.CREATED and not (is_buried and duel.rules.created_stay):
        return "BH-245"
    if card.reserve != c.PLACED:
        return ""
    crowded = placed_count(duel, card.number, holder) > duel.rules.placed_max
    return "BH-260" if is_buried or crowded else ""
