# lomber: interpreted
"""The cost budget of creatures (19.3): strike, lives and the price of every feature against the cost.

A feature is called as the set's `[prices]` writes it: when it works and what it does, `hire: stun`, `close: shot`,
`give: strike class`; what works on everything that fits ends in `all`, what does not last in `brief`. The rules
price some of them; the set prices the rest, once for all its cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from lomber.games.berserk import language
from lomber.games.berserk.design import Shortfall, event_of, several
from lomber.games.berserk.positions import Path

KEYWORD_PRICES: Final = {
    "dash": 1.5,
    "directed_strike": 1.0,
    "first_strike": 1.0,
    "experience_attack": 1.0,
    "experience_defence": 0.5,
    "armour": 1.5,
    "regeneration": 0.5,
    "protection": 1.0,
    "protection spells": 0.5,
    "elusive": 0.5,
    "elusive broad": 1.5,
    "stealth": 0.5,
    "module": 1.0,
    "horde": 0.0,
    "unique": -0.5,
    "frenzy": -1.0,
    "vulnerable": -1.0,
    "thirst": -0.75,
}
"""For each point where the keyword has a value."""
TEXT_PRICES: Final = {
    "hire: draw": 2.0,
    "hire: wound": 1.0,
    "hire: shot": 1.0,
    "hire: heal": 0.5,
    "hire: stun": 1.5,
    "hire: poison": 1.0,
    "hire: create": 1.0,
    "hire: search": 2.0,
    "hire: revive": 2.5,
    "hire: summon": 3.0,
    "close: shot": 1.5,
    "close: heal": 1.0,
    "close: draw": 3.0,
    "give: strike class": 1.5,
    "extort coins": -0.5,
}
"""For each card, wound or coin; what is created counts half its strike and lives."""
FLAT: Final = {"close: shot": 0.5}
"""Paid once, whatever the number."""
LIKE_HIRE: Final = {"death": 0.75, "attack": 1.0}
"""The same text at another moment costs so much of its price as Hire."""
TOLERANCE: Final = 1.0

Features = Iterator[tuple[Path, str, float]]
"""Where a feature stands, what it is called, how many times its price it costs."""


def budget(cost: int) -> int:
    """V(c): what a creature of this cost may be worth."""
    return 1 if cost == 0 else 2 * cost + (2 if cost >= 7 else 1)


def overpriced(described: Mapping[str, Any], cards: Mapping[str, Any]) -> list[Shortfall]:
    """Creatures out of their budget, features without a price, prices that nothing costs."""
    prices: dict[str, Any] = described["prices"]
    wrong = [key for key, price in prices.items() if not _is_price(price)]
    if wrong:
        wanted = {"wanted": "number"}
        return [Shortfall(("prices", key), "expected", {"value": prices[key]} | wanted) for key in wrong]
    used: set[str] = set()
    found: list[Shortfall] = []
    for id, card in described.get("cards", {}).items():
        if card["type"] == "creature":
            found += _of_creature(id, card, cards, prices, used)
    return found + [Shortfall(("prices", key), "price-unused", {}, True) for key in prices if key not in used]


def _is_price(price: Any) -> bool:
    return isinstance(price, int | float) and not isinstance(price, bool)


def _of_creature(
    id: str, card: Mapping[str, Any], cards: Mapping[str, Any], prices: Mapping[str, float], used: set[str]
) -> list[Shortfall]:
    """Features of one creature that nobody has priced; if all are priced, whether it keeps its budget."""
    worth = float(card["strike"] + card["lives"])
    unknown = []
    for path, feature, times in features(card, cards):
        price = price_of(feature, prices, used)
        if price is None:
            unknown.append(Shortfall(("cards", id, *path), "price-missing", {"feature": feature}))
        else:
            worth += price * times + FLAT.get(feature, 0)
    if not unknown and abs(worth - budget(card["cost"])) > TOLERANCE:
        words = {"worth": f"{worth:g}", "budget": budget(card["cost"]), "cost": card["cost"]}
        return [Shortfall(("cards", id), "over-budget", words)]
    return unknown


def price_of(feature: str, prices: Mapping[str, float], used: set[str]) -> float | None:
    """By the rules, by the set's table, or as the same text on Hire; None: nobody has priced it."""
    for table in (KEYWORD_PRICES, TEXT_PRICES):
        if feature in table:
            return table[feature]
    if feature in prices:
        used.add(feature)
        return float(prices[feature])
    moment, colon, text = feature.partition(": ")
    if moment in LIKE_HIRE and colon:
        price = price_of(f"hire: {text}", prices, used)
        return None if price is None else price * LIKE_HIRE[moment]
    return None


def features(card: Mapping[str, Any], cards: Mapping[str, Any]) -> Features:
    """Every feature of a card that has a price."""
    for at, keyword in enumerate(card.get("keywords", ())):
        name, times = keyword_feature(keyword)
        yield ("keywords", at), name, times
    for at, ability in enumerate(card.get("abilities", ())):
        for feature, times in _ability_features(ability, cards):
            yield ("abilities", at), feature, times


def keyword_feature(keyword: Any) -> tuple[str, float]:
    if isinstance(keyword, str):
        return keyword, 1.0
    ((name, value),) = keyword.items()
    if name == "protection":
        return ("protection spells" if "spells" in value else name), 1.0
    if name == "elusive":
        one_class = set(value) - {"type", "who"} == {"class"} and len(several(value["class"])) == 1
        return (name if one_class else "elusive broad"), 1.0
    return name, float(value) if isinstance(value, int) else 1.0


def _ability_features(ability: Mapping[str, Any], cards: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    if "give" in ability:
        yield from _gifts(ability)
    elif "replace" in ability:
        amount = ability.get("prevent", 1)
        yield f"replace {event_of(ability)}", float(amount) if isinstance(amount, int) else 1.0
    else:
        yield from _step_features(_moment(ability), ability["do"], cards)


def _moment(ability: Mapping[str, Any]) -> str:
    """When a text works: its event or its payment, and how often."""
    if "on" in ability:
        return event_of(ability) + (" each" if ability.get("each") else "")
    uses = ability.get("uses", 1)
    often = "" if uses == 1 else " any number" if uses == 0 else f" {uses} times"
    return ("+".join(ability["cost"]) or "free") + often


def _gifts(ability: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    to = ability.get("to", "self")
    whom = "" if not isinstance(to, dict) else " class" if "class" in to else " all"
    for key, value in ability["give"].items():
        if key == "keywords":
            for keyword in value:
                name, times = keyword_feature(keyword)
                yield f"give: {name}{whom}", times
        elif key == "cannot":
            for word in several(value):
                yield f"give: cannot {word}{whom}", 1.0
        else:
            name, times = _amount(key, value)
            yield f"give: {name}{whom}", times


def _amount(word: str, value: Any) -> tuple[str, float]:
    """A number multiplies the price; one that is counted in play, and all wounds, make another feature."""
    if isinstance(value, int) and not isinstance(value, bool):
        return word, float(value)
    if value == "all":
        return f"{word} fully", 1.0
    return (word + " counted" if isinstance(value, dict) else word), 1.0


def _step_features(
    moment: str, steps: list[dict[str, Any]], cards: Mapping[str, Any]
) -> Iterator[tuple[str, float]]:
    for step in steps:
        verb = next(key for key in step if key in language.VERBS)
        yield from _verb_features(moment, verb, step, cards)
        for inner in ("if_done", "then", "else", "paid", "unpaid"):
            yield from _step_features(moment, step.get(inner, []), cards)


def _verb_features(
    moment: str, verb: str, step: dict[str, Any], cards: Mapping[str, Any]
) -> Iterator[tuple[str, float]]:
    value = step[verb]
    count = step["count"] if isinstance(step.get("count"), int) else 1
    whom = " all" if isinstance(step.get("to", value), dict) and "to" in _references(verb) else ""
    brief = " brief" if step.get("until", "permanent") != "permanent" else ""
    if verb in ("may", "for_each", "repeat"):
        rounds = value if verb == "repeat" and isinstance(value, int) else 1
        for feature, each in _step_features(moment, value if verb == "may" else step["do"], cards):
            yield feature, each * rounds
    elif verb == "choose":
        for mode in value:
            yield from _step_features(moment, mode["do"], cards)
    elif verb == "extort":
        for key, demand in value.items():
            name = "extort coins" if key in ("close_coins", "lose_coins") else f"extort {key}"
            yield _amount(name, demand) if name == "extort coins" else (name, 1.0)
    elif verb == "create":
        made = cards[value]
        yield f"{moment}: create", count * (made.get("strike", 0) + made.get("lives", 0)) / 2
    elif verb == "modify":
        for key, by in value.items():
            name, times = _amount(f"modify {key}", by)
            yield f"{moment}: {name}{whom}{brief}", times
    elif verb in ("gain", "lose"):
        for keyword in several(value):
            name, times = keyword_feature(keyword)
            yield f"{moment}: {verb} {name}{whom}{brief}", times
    elif verb != "if":
        counts = language.VERBS[verb][0].startswith("number") and verb != "lives_become"
        name, times = _amount(verb, value if counts else None)
        yield f"{moment}: {name}{whom}{brief}", times * count


def _references(verb: str) -> tuple[str, ...]:
    """Does the verb work on something that may be all that fit?"""
    kind, extras = language.VERBS[verb]
    return ("to",) if kind == "reference" or "to" in extras else ()
