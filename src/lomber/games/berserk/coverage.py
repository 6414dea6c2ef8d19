# lomber: interpreted
"""The coverage matrix of a base set (19.1, 19.2) and the shape of its ready decks (19.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from lomber.games.berserk.design import Shortfall
from lomber.games.berserk.language import ELEMENTS, SUPPORT_KINDS
from lomber.games.berserk.traits import CONSTRUCTIONS, ENTRIES, traits

NEUTRAL: Final = "neutral"
SHORES: Final = (*ELEMENTS, NEUTRAL)
NUMBERS: Final = {
    "hero": (2, 2),
    "creature": (10, 14),
    "spell": (4, 5),
    "support": (2, 5),
}
"""At least so many cards of one element, and so many neutral ones (19.1)."""
CREATURE_COSTS: Final = {(1, 1): 1, (2, 2): 2, (3, 3): 2, (4, 4): 2, (5, 5): 1, (6, 6): 1, (7, 8): 1}
NEUTRAL_COSTS: Final = {(0, 1): 2, (2, 2): 3, (3, 3): 3, (4, 4): 2, (5, 5): 2, (6, 6): 1, (7, 8): 1}
SPELL_COSTS: Final = {(1, 2): 1, (2, 3): 1, (1, 3): 2, (4, 4): 1, (5, 7): 1}
"""One each of 1–2 and of 2–3 are two: a spell of cost 2 is not both."""
NEUTRAL_SPELL_COSTS: Final = {(0, 1): 1, (2, 2): 1, (3, 3): 1, (4, 4): 1, (5, 7): 1}
KINDS_OF: Final = {
    "steppe": ("weapon", "event"),
    "mountain": ("weapon", "armour"),
    "forest": ("amulet", "terrain"),
    "swamp": ("terrain", "event"),
    "darkness": ("amulet", "armour"),
    NEUTRAL: SUPPORT_KINDS,
}
RING: Final = tuple(zip(ELEMENTS, (*ELEMENTS[1:], ELEMENTS[0]), strict=True))
"""Each element with its neighbour: the pairs of the two-element creatures."""
RARITIES: Final = {"common": 50, "uncommon": 27, "rare": 17, "ultra": 6}
RARITY_TOLERANCE: Final = 5
ROWS: Final[dict[str, dict[str, int]]] = {
    "steppe": {
        "dash": 3,
        "frenzy": 2,
        "directed_strike": 2,
        "experience_attack": 2,
        "prepare": 2,
        "on attack": 2,
        "until end of turn": 2,
        "to_hand": 2,
    },
    "mountain": {
        "armour": 3,
        "module": 3,
        "upgrade": 2,
        "attach": 2,
        "first_strike": 2,
        "protection": 2,
        "protection from spells": 1,
        "protection from attacks": 1,
        "mechanism": 5,
    },
    "forest": {
        "shot": 4,
        "regeneration": 3,
        "heal": 2,
        "additional lives": 2,
        "experience_defence": 2,
        "horde": 1,
        "search": 1,
        "each time": 2,
        "free": 1,
    },
    "swamp": {
        "poison": 4,
        "strengthen_poison": 2,
        "stun": 2,
        "stealth": 2,
        "hide": 2,
        "reveal": 2,
        "vulnerable": 2,
        "gives vulnerable": 1,
        "lives_become": 2,
        "to_deck": 2,
        "cannot act": 2,
    },
    "darkness": {
        "thirst": 3,
        "death": 4,
        "revive": 2,
        "create": 2,
        "destroy": 2,
        "discard": 2,
        "take_control": 2,
        "lose_features": 1,
        "pay sacrifice": 2,
    },
    NEUTRAL: {
        "extort": 4,
        "elusive": 3,
        "place": 3,
        "draw": 2,
        "search": 2,
        "summon": 2,
        "fight": 2,
        "unique": 2,
        "horde": 1,
        "free": 1,
        "lose_features": 1,
        "coins gained": 2,
        "open": 2,
        "close": 2,
        "return strikes": 2,
    },
}
"""What each element must carry (19.2), in traits."""
HIRES: Final = 10
HERO_LIVES: Final = (24, 30)
DECK_SIZE: Final = 40
DECK_TYPES: Final = {"creature": (24, 28), "spell": (7, 11), "support": (4, 6)}
DECK_COSTS: Final = {(0, 2): (13, 17), (3, 3): (8, 10), (4, 4): (6, 8), (5, 6): (5, 8), (7, 10): (1, 4)}
DECK_NEUTRAL: Final = (5, 9)

Card = Mapping[str, Any]


def uncovered(described: Mapping[str, Any]) -> list[Shortfall]:
    """Everything in which a set falls short of a base set."""
    cards: dict[str, Card] = described.get("cards", {})
    decks: dict[str, Card] = described.get("decks", {})
    return [
        *_numbers(cards),
        *_rarities(cards),
        *_hero_lives(cards),
        *_rows(cards),
        *_entries(cards),
        *_decks(decks, cards),
    ]


def _at_least(what: str, found: int, wanted: int, where: str = "") -> Iterator[Shortfall]:
    if found < wanted:
        words = {"what": f"{where}: {what}" if where else what, "found": found, "wanted": wanted}
        yield Shortfall(("set",), "too-few-of", words)


def _between(path: tuple[str, ...], what: str, found: int, limits: tuple[int, int]) -> Iterator[Shortfall]:
    if not limits[0] <= found <= limits[1]:
        words = {"what": what, "found": found, "low": limits[0], "high": limits[1]}
        yield Shortfall(path, "out-of-shape", words)


def _deckable(card: Card) -> bool:
    return card["type"] != "hero" and "reserve" not in card


def _of(cards: Mapping[str, Card], element: str, of_type: str = "") -> list[Card]:
    """The cards of one element alone; of a type, if one is named."""
    only = [] if element == NEUTRAL else [element]
    return [
        card
        for card in cards.values()
        if "reserve" not in card
        and list(card.get("elements", [])) == only
        and (not of_type or card["type"] == of_type)
    ]


# -- numbers (19.1)


def _numbers(cards: Mapping[str, Card]) -> Iterator[Shortfall]:
    for element in SHORES:
        for of_type, (each, neutral) in NUMBERS.items():
            wanted = neutral if element == NEUTRAL else each
            yield from _at_least(of_type, len(_of(cards, element, of_type)), wanted, element)
        yield from _costs(cards, element)
        kinds = Counter(card["kind"] for card in _of(cards, element, "support"))
        for kind in KINDS_OF[element]:
            yield from _at_least(kind, kinds[kind], 1, element)
    creatures = [card for card in cards.values() if card["type"] == "creature" and _deckable(card)]
    pairs = [set(card.get("elements", [])) for card in creatures]
    for one, other in RING:
        yield from _at_least(f"{one} + {other}", pairs.count({one, other}), 1)
    waiting = Counter(card.get("reserve") for card in cards.values())
    yield from _at_least("created", waiting["created"], 5)
    yield from _at_least("placed", waiting["placed"], 4)


def _costs(cards: Mapping[str, Card], element: str) -> Iterator[Shortfall]:
    curves = (
        {"creature": NEUTRAL_COSTS, "spell": NEUTRAL_SPELL_COSTS}
        if element == NEUTRAL
        else {"creature": CREATURE_COSTS, "spell": SPELL_COSTS}
    )
    for of_type, curve in curves.items():
        costs = [card["cost"] for card in _of(cards, element, of_type)]
        for (low, high), wanted in curve.items():
            found = sum(low <= cost <= high for cost in costs)
            name = f"{of_type}, cost {low}" + (f"–{high}" if high > low else "")
            yield from _at_least(name, found, wanted, element)


def _rarities(cards: Mapping[str, Card]) -> Iterator[Shortfall]:
    """About so many of a hundred."""
    found = Counter(card.get("rarity") for card in cards.values())
    for rarity, wanted in RARITIES.items():
        share = round(100 * found[rarity] / max(1, len(cards)))
        limits = (wanted - RARITY_TOLERANCE, wanted + RARITY_TOLERANCE)
        yield from _between(("set",), f"{rarity} %", share, limits)


def _hero_lives(cards: Mapping[str, Card]) -> Iterator[Shortfall]:
    for id, card in cards.items():
        if card["type"] == "hero":
            yield from _between(("cards", id, "lives"), "lives", card["lives"], HERO_LIVES)


# -- coverage (19.2)


def _carried(cards: Iterable[Card]) -> Counter[str]:
    return Counter(trait for card in cards for trait in traits(card))


def _rows(cards: Mapping[str, Card]) -> Iterator[Shortfall]:
    for element, row in ROWS.items():
        theirs = [card for card in cards.values() if _deckable(card) and _is_of(card, element)]
        carried = _carried(theirs)
        for trait, wanted in row.items():
            yield from _at_least(trait, carried[trait], wanted, element)


def _is_of(card: Card, element: str) -> bool:
    """A card of two elements counts for both."""
    elements = card.get("elements", [])
    return not elements if element == NEUTRAL else element in elements


def _entries(cards: Mapping[str, Card]) -> Iterator[Shortfall]:
    carried = [traits(card) for card in cards.values() if _deckable(card)]
    for rule, bringing in ENTRIES.items():
        found = sum(not of_card.isdisjoint(bringing) for of_card in carried)
        yield from _at_least(" / ".join(bringing), found, 2, rule)
    for construction in CONSTRUCTIONS:
        yield from _at_least(construction, sum(construction in of_card for of_card in carried), 2)
    yield from _at_least("hire", sum("hire" in of_card for of_card in carried), HIRES)


# -- ready decks (19.4)


def _decks(decks: Mapping[str, Card], cards: Mapping[str, Card]) -> Iterator[Shortfall]:
    led = Counter(_element(cards[deck["hero"]]) for deck in decks.values())
    for element in SHORES:
        yield from _at_least("decks", led[element], 1, element)
    together: set[str] = set()
    for id, deck in decks.items():
        listed = [cards[card] for card, number in deck["cards"].items() for _ in range(number)]
        together |= set(_carried(listed))
        yield from _deck(("decks", id), _element(cards[deck["hero"]]), listed)
        if "plan" not in deck:
            yield Shortfall(("decks", id), "missing", {"key": "plan"})
    for rule, bringing in ENTRIES.items():
        if decks and together.isdisjoint(bringing):
            yield from _at_least(" / ".join(bringing), 0, 1, f"decks, {rule}")


def _element(hero: Card) -> str:
    return next(iter(hero.get("elements", [])), NEUTRAL)


def _deck(path: tuple[str, ...], element: str, listed: list[Card]) -> Iterator[Shortfall]:
    yield from _between(path, "cards", len(listed), (DECK_SIZE, DECK_SIZE))
    for of_type, limits in DECK_TYPES.items():
        yield from _between(path, of_type, sum(card["type"] == of_type for card in listed), limits)
    for (low, high), limits in DECK_COSTS.items():
        number = sum(low <= card["cost"] <= high for card in listed)
        yield from _between(path, f"cost {low}–{high}", number, limits)
    carried = _carried(listed)
    wanted = [*ROWS[element]] if element == NEUTRAL else [*ROWS[element], "two elements"]
    for trait in wanted:
        if not carried[trait]:
            yield Shortfall(path, "too-few-of", {"what": trait, "found": 0, "wanted": 1})
    if element != NEUTRAL:
        neutral = sum(not card.get("elements") for card in listed)
        yield from _between(path, NEUTRAL, neutral, DECK_NEUTRAL)
