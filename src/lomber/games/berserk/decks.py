# lomber: interpreted
"""Deck building (chapter 4): one hero and forty or more cards, and everything that is wrong with a list."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

TOO_FEW: Final = "too_few"
WRONG_ELEMENT: Final = "wrong_element"
TOO_MANY_COPIES: Final = "too_many_copies"
NOT_DECKABLE: Final = "not_deckable"
UNKNOWN_CARD: Final = "unknown_card"
NO_HERO: Final = "no_hero"

SET_WORDS: Final = frozenset(("extort", "place", "elusive"))
"""The words of chapter 15 that a card can carry; Placed cards are not deckable anyway."""


@dataclasses.dataclass(frozen=True)
class Limits:
    """What the options say about decks (chapter 20)."""

    deck_min: int = 40
    copies_max: int = 3
    horde_max: int = 5
    multi_element: str = "any"
    set_rules: bool = True


@dataclasses.dataclass(frozen=True)
class Violation:
    """One thing that is wrong with a list: its code (BH-25), the card it is about, the rule it breaks."""

    code: str
    card: str
    rule: str


def check_deck(
    cards: Mapping[str, Mapping[str, Any]], hero: str, deck: Mapping[str, int], limits: Limits
) -> list[Violation]:
    """Everything that is wrong with a hero and a list, given all cards as their files describe them."""
    leader = cards.get(hero, {})
    found = []
    if leader.get("type") != "hero":
        found.append(Violation(NO_HERO, hero, "BH-20"))
    copies: dict[str, int] = {}
    for card, number in deck.items():
        copies[name_of(cards, card)] = copies.get(name_of(cards, card), 0) + number
    told: set[str] = set()
    for card in deck:
        if card not in cards:
            found.append(Violation(UNKNOWN_CARD, card, "BH-25"))
            continue
        if not _is_deckable(cards[card], limits):
            found.append(Violation(NOT_DECKABLE, card, "BH-23"))
        elif leader and not _fits(cards[card], leader, limits):
            found.append(Violation(WRONG_ELEMENT, card, "BH-21"))
        most = limits.horde_max if "horde" in cards[card].get("keywords", ()) else limits.copies_max
        if copies[name_of(cards, card)] > most and name_of(cards, card) not in told:
            told.add(name_of(cards, card))
            found.append(Violation(TOO_MANY_COPIES, card, "BH-22"))
    if sum(deck.values()) < limits.deck_min:
        found.append(Violation(TOO_FEW, "", "BH-20"))
    return found


def name_of(cards: Mapping[str, Mapping[str, Any]], card: str) -> str:
    """Copies are counted by name: a full-art printing is the same card (BH-24)."""
    names = cards.get(card, {}).get("name")
    return str(sorted(names.items())) if isinstance(names, dict) else card


def _is_deckable(card: Mapping[str, Any], limits: Limits) -> bool:
    """Created and placed cards and heroes wait elsewhere (BH-23); without chapter 15 its words are out too."""
    if card.get("type") == "hero" or "reserve" in card:
        return False
    return limits.set_rules or not _uses(card, SET_WORDS)


def _uses(described: Any, words: frozenset[str]) -> bool:
    """Does any of these words stand as a key anywhere in a description?"""
    if isinstance(described, dict):
        return not words.isdisjoint(described) or any(_uses(value, words) for value in described.values())
    return isinstance(described, list) and any(_uses(value, words) for value in described)


def _fits(card: Mapping[str, Any], hero: Mapping[str, Any], limits: Limits) -> bool:
    """Neutral, or of the hero's elements: one in common is enough, or all must be (BH-21)."""
    elements, led = set(card.get("elements", ())), set(hero.get("elements", ()))
    if not elements:
        return True
    return elements <= led if limits.multi_element == "all" else bool(elements & led)
