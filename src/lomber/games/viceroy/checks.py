# lomber: interpreted
"""The checks of a card set (viceroy.md, section 13): structure for every set, statistics of the built-in one."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from lomber.games.viceroy import cards
from lomber.games.viceroy.cards import COLOURS, EFFECTS, CardSet, Item, Printed, Reward
from lomber.games.viceroy.loader import decoded, read_set
from lomber.games.viceroy.printing import LANGUAGES
from lomber.games.viceroy.tokens import FULL, POOL_NAMES, VALUES
from lomber.games.viceroy.typed import Finding, Lines, Where

CAPTAIN = 32
CAPTAIN_COST = "GBYY"
CAPTAIN_REWARDS = ("card:1", "gems:5", "magic:1", "points:12")

QUOTAS: tuple[dict[str, int], ...] = (
    {
        "points:3": 12,
        "points:4": 2,
        "points:2 + gems:2": 6,
        "card:1": 14,
        "gems:3": 8,
        "gems:4": 6,
        "science:1": 4,
        "magic:1": 4,
        "defence:1": 4,
        **{f"infinite:{colour}": 1 for colour in COLOURS},
    },
    {
        "gems:5": 8,
        "points:4": 2,
        "points:5": 8,
        "card:1": 4,
        "card:1 + points:2": 4,
        "science:1": 7,
        "magic:1": 7,
        "defence:1 + points:2": 3,
        "defence:1 + gems:2": 3,
        "attack:1 + points:3": 3,
        "attack:1 + gems:2": 3,
        "magic_bonus:2": 8,
        **{f"infinite:{colour}": 1 for colour in COLOURS},
    },
    {
        "points:6": 3,
        "points:7": 7,
        "points:8": 6,
        "magic:1": 9,
        "science:1": 9,
        "card:1 + points:3": 6,
        "attack:1 + points:4": 2,
        "attack:1 + points:3": 2,
        "defence:1 + points:4": 2,
        "defence:1 + points:3": 2,
        "magic_bonus:3": 4,
        **{f"infinite:{colour}": 1 for colour in COLOURS},
        **{f"circle_bonus:{colour}:2": 2 for colour in COLOURS},
    },
    {
        "points:12": 14,
        "points:10": 12,
        "points:8": 4,
        "card:2 + points:2": 6,
        "gems:8": 4,
        "science:2": 6,
        "magic:2": 6,
        "magic:1 + magic_bonus:3": 4,
        "magic_bonus:5": 4,
        **{f"circle_bonus:{colour}:4": 1 for colour in COLOURS},
    },
)
"""B-5: how often each reward stands in each line."""

PLACEMENTS = (16, 14, 10, 7)
"""B-10: how many cards are laid on each level in a game of four."""

FINAL = {"tuck_hand", "tuck_free", "stash_gems", "free_recolour", "tuck_drawn", "ward"}
LASTING = {"pass_bonus", "refund_bid", "discount", "exchange_rate", "circle_gem"}
OPPONENTS = {"swap_token", "everyone_gains", "points_majority"}

RANGES: dict[str, dict[str, tuple[int, int]]] = {
    "gems_each_colour": {"n": (1, 1)},
    "draw_and_return": {"take": (2, 4)},
    "repeat_reward": {"row": (1, 2)},
    "flip_tokens": {"max": (1, 2)},
    "swap_token": {"price": (2, 4)},
    "arrange_big": {"look": (4, 4)},
    "tuck_hand": {"max": (2, 4), "points_each": (2, 3)},
    "stash_gems": {"max": (4, 8), "points_each": (2, 2)},
    "recolour_now": {"max": (1, 2)},
    "free_recolour": {"n": (1, 2)},
    "pass_bonus": {"n": (1, 2)},
    "circle_gem": {"n": (1, 1)},
    "tuck_drawn": {"points_each": (3, 4)},
    "ward": {"n": (1, 3)},
    "points_per_card": {"points": (1, 1)},
    "points_per_neighbour": {"points": (2, 2)},
    "points_per_set": {"points": (3, 5)},
    "points_per_circle": {"points": (1, 2)},
    "points_per_token": {"points": (1, 2), "cap": (8, 10)},
    "points_per_gem": {"points": (1, 1), "per": (1, 2), "cap": (8, 8)},
    "points_per_level_card": {"points": (1, 2)},
    "points_for_height": {"points": (1, 2)},
    "points_per_rainbow": {"points": (2, 3), "colours": (3, 3)},
    "points_majority": {"points": (6, 8), "solo_min": (3, 6)},
}
"""B-23: the values of the built-in set (12.2)."""


def item_value(item: Item) -> float:
    """13.3: what an item is nominally worth."""
    kind = cards.ITEMS[item.kind]
    number = int(item.number)
    if kind == "magic_bonus":
        return {2: 4.0, 3: 6.0, 5: 9.0}[number]
    if kind == "circle_bonus":
        return {2: 5.0, 4: 9.0}[number]
    if kind == "infinite":
        return 6.0
    one = {"gems": 1, "points": 1, "card": 3.5, "science": 5, "magic": 5, "defence": 4, "attack": 4.5}[kind]
    return float(one * number)


def value(reward: Reward) -> float:
    return sum(item_value(item) for item in reward.items)


def nominal(card: Printed) -> float:
    """The worth of a character's four lines together."""
    return sum(value(reward) for reward in card.rewards)


def family(reward: Reward) -> str:
    return cards.ITEMS[reward.items[0].kind]


def colours(numbers: Any) -> str:
    return "".join(cards.LETTERS[number] for number in numbers)


def places(data: dict[str, Any], lines: Lines) -> dict[int, Where]:
    """By the number of a card: what it is called, and the line where it begins."""
    found: dict[int, Where] = {}
    for kind in ("character", "law"):
        for index, card in enumerate(data.get(kind, [])):
            found[card["number"]] = lines.table(kind, index, f"{kind} {card['number']}")
    return found


class Checks:
    """The built-in checks; each finding has the number of its rule."""

    def __init__(self, found: CardSet, data: dict[str, Any], text: str = "") -> None:
        self.data = data
        self.places = places(data, Lines(text))
        self.people = [card for card in found.printed if not card.law]
        self.laws = [card for card in found.printed if card.law]
        self.findings: list[Finding] = []

    def demand(
        self, kept: bool, rule: str, where: int | str, sentence: str, key: str, **words: object
    ) -> None:
        """What is not kept, of a card by its number or of the set, is found: in English, and by key and words."""
        if not kept:
            place = Where(where) if isinstance(where, str) else self.places[where]
            said = {name: str(word) for name, word in words.items()}
            self.findings.append(Finding(rule, place.label, sentence, place.line, f"viceroy-{key}", said))

    def all(self) -> list[Finding]:
        self.numbers()
        self.sectors()
        self.costs()
        self.independence()
        self.quotas()
        self.balance()
        self.captain()
        self.blocks()
        self.names()
        self.pools()
        self.law_sectors()
        self.law_types()
        self.law_kinds()
        self.law_values()
        self.law_texts()
        return self.findings

    # -- characters

    def numbers(self) -> None:
        for where, printed, low, high in (("characters", self.people, 1, 64), ("laws", self.laws, 65, 88)):
            fits = [int(card.number) for card in printed] == list(range(low, high + 1))
            self.demand(fits, "B-1", where, f"not {low}–{high}", "numbered", low=low, high=high)

    def sectors(self) -> None:
        for card in self.people:
            same = card.sectors[2] == card.sectors[3]
            said = "its lower half circle has two colours"
            self.demand(same, "B-2", card.number, said, "half-circle")
        triples = Counter(colours(card.sectors)[:3] for card in self.people)
        every = {"".join(three) for three in itertools.product(cards.LETTERS, repeat=3)}
        missing = ", ".join(sorted(every - set(triples)))
        once = not missing and max(triples.values(), default=1) == 1
        self.demand(once, "B-2", "sectors", f"missing: {missing}", "triples", missing=missing)

    def costs(self) -> None:
        columns = [colours(card.cost) for card in self.people]
        for line in range(4):
            number = Counter(column[line] for column in columns)
            for colour in cards.LETTERS:
                times = number[colour]
                said = f"{colour} stands {times} times, not 16"
                where = f"cost level {line + 1}"
                self.demand(times == 16, "B-3", where, said, "times", given=colour, number=times, due=16)
        for card, column in zip(self.people, columns, strict=True):
            thrice = max(Counter(column).values()) > 2
            said = f"{column} has a colour three times"
            self.demand(not thrice, "B-3", card.number, said, "thrice", given=column)
        four = [column for column in columns if len(set(column)) == 4]
        three = [column for column in columns if len(set(column)) == 3]
        counted = (len(four), len(three))
        said = f"{counted[0]} of four colours and {counted[1]} of three, not 16 and 48"
        self.demand(counted == (16, 48), "B-3", "costs", said, "coloured", four=counted[0], three=counted[1])
        for colour in cards.LETTERS:
            doubled = sum(1 for column in three if column.count(colour) == 2)
            absent = sum(1 for column in three if colour not in column)
            said = f"{colour} doubled {doubled} times, absent {absent} times, not 12"
            kept = doubled == absent == 12
            self.demand(kept, "B-3", "costs", said, "doubled", given=colour, doubled=doubled, absent=absent)
        different = len(set(columns)) == len(columns)
        self.demand(different, "B-3", "costs", "two cards cost the same", "same-cost")
        self.demand("GBYY" in columns, "B-3", "costs", "no card costs G B Y Y", "no-captain-cost")

    def independence(self) -> None:
        for bottom, line in itertools.product(range(4), range(4)):
            group = [card for card in self.people if card.sectors[2] == bottom]
            number = Counter(int(card.cost[line]) for card in group)
            for colour in range(4):
                letter, times = cards.LETTERS[colour], number[colour]
                said = f"colour {letter} {times} times on level {line + 1}, not 2–6"
                words = {"given": letter, "number": times, "level": line + 1}
                kept, where = 2 <= times <= 6, f"bottom {cards.LETTERS[bottom]}"
                self.demand(kept, "B-4", where, said, "dependent", **words)

    def quotas(self) -> None:
        for level, quota in enumerate(QUOTAS):
            printed = Counter(card.rewards[level].text() for card in self.people if len(card.rewards) == 4)
            for text in sorted(set(quota) | set(printed)):
                times, due = printed[text], quota.get(text, 0)
                said = f"{text} {times} times, not {due}"
                where = f"level {level + 1}"
                self.demand(times == due, "B-5", where, said, "times", given=text, number=times, due=due)

    def balance(self) -> None:
        for card in self.people:
            total = nominal(card)
            said = f"its lines are worth {total}, not 22–29"
            self.demand(22 <= total <= 29, "B-6", card.number, said, "worth", worth=total)
            rising = value(card.rewards[3]) >= value(card.rewards[2])
            self.demand(rising, "B-6", card.number, "level 4 is worth less than level 3", "falling")
            families = {family(reward) for reward in card.rewards}
            self.demand(len(families) >= 3, "B-6", card.number, "fewer than three families", "families")
            infinite = sum(1 for reward in card.rewards if family(reward) == "infinite")
            self.demand(infinite <= 1, "B-6", card.number, "two infinite gems", "two-infinite")

    def captain(self) -> None:
        named = [card for card in self.people if card.names.get("en") == "Captain"]
        self.demand(len(named) == 1, "B-7", "captain", "there is not one Captain", "no-captain")
        for card in named:
            fits = colours(card.cost) == CAPTAIN_COST and (
                tuple(reward.text() for reward in card.rewards) == CAPTAIN_REWARDS
            )
            said = "the Captain of the rules costs and gives otherwise"
            self.demand(fits, "B-7", card.number, said, "captain")

    def blocks(self) -> None:
        for first in range(1, 65, 16):
            block = [card for card in self.people if first <= card.number < first + 16]
            bottoms = Counter(int(card.sectors[2]) for card in block)
            even, where = all(bottoms[c] == 4 for c in range(4)), f"{first}–{first + 15}"
            self.demand(even, "B-8", where, "not every bottom colour four times", "block-bottoms")
            mean = sum(nominal(card) for card in block) / max(1, len(block))
            said = f"mean worth {mean:.2f}, not 25.14 ± 1"
            self.demand(abs(mean - 25.14) <= 1, "B-8", where, said, "block-worth", worth=f"{mean:.2f}")

    def names(self) -> None:
        for card in self.people + self.laws:
            for language in LANGUAGES:
                name = card.names.get(language, "")
                said = f"it has no name in {language}"
                self.demand(bool(name.strip()), "B-9", card.number, said, "unnamed", language=language)
                if language != "en":
                    foreign = re.search("[^\\W\\d_\\u0400-\\u04ff]", name) is not None
                    said = f"{name} has letters that are not Cyrillic"
                    self.demand(not foreign, "B-9", card.number, said, "not-cyrillic", name=name)

    # -- pools (B-10)

    def pools(self) -> None:
        printed: Counter[str] = Counter()
        for card in self.people + self.laws:
            for reward in self._rewards(card):
                for item in reward.items:
                    printed[item.text()] += 1
        for colour in COLOURS:
            exact = printed[f"circle_bonus:{colour}:2"] == 2 and printed[f"circle_bonus:{colour}:4"] == 1
            said = "circle bonuses are not those of the box"
            self.demand(exact, "B-10", colour, said, "circle-bonuses")
        small = printed["magic_bonus:2"] + printed["magic_bonus:3"]
        for pool, number in (("magic +5", printed["magic_bonus:5"]), ("magic +2/+3", small)):
            full = FULL[POOL_NAMES.index(pool)]
            said = f"{number} printed, the pool has {full}"
            self.demand(number <= full, "B-10", pool, said, "printed", number=number, full=full)
        for pool, demand in self.demands().items():
            full = FULL[POOL_NAMES.index(pool)]
            most = 0.75 if pool.startswith("points") else 0.6
            said = f"{demand:.1f} wanted of {full}"
            kept = 0.1 * full <= demand <= most * full
            self.demand(kept, "B-10", pool, said, "wanted", number=f"{demand:.1f}", full=full)

    def _rewards(self, card: Printed) -> Iterator[Reward]:
        yield from card.rewards
        for effect in card.effects:
            yield from effect.rewards

    def demands(self) -> dict[str, float]:
        """Tokens wanted of a pool in a game of four, as the lines of the characters tell."""
        found = {"magic/science": 0.0, "attack/defence": 0.0}
        found |= {f"points {worth}": 0.0 for worth in VALUES if worth != 15}
        for level, placed in enumerate(PLACEMENTS):
            for card in self.people:
                for item in card.rewards[level].items:
                    kind, number = cards.ITEMS[item.kind], int(item.number)
                    if kind in ("magic", "science"):
                        found["magic/science"] += placed * number / 64
                    elif kind in ("attack", "defence"):
                        found["attack/defence"] += placed * number / 64
                    elif kind == "points" and f"points {number}" in found:
                        found[f"points {number}"] += placed / 64
        return found

    # -- laws

    def law_sectors(self) -> None:
        pairs: Counter[str] = Counter()
        for card in self.laws:
            top, bottom = colours(card.sectors)[:2], colours(card.sectors)[2:]
            plain = top[0] == top[1] and bottom[0] == bottom[1] and top[0] != bottom[0]
            said = f"its sectors are {top}/{bottom}"
            self.demand(plain, "B-20", card.number, said, "law-sectors", given=f"{top}/{bottom}")
            pairs[top[0] + bottom[0]] += 1
        for pair in itertools.permutations(cards.LETTERS, 2):
            number = pairs["".join(pair)]
            self.demand(
                number == 2, "B-20", "/".join(pair), f"{number} laws, not two", "law-pairs", number=number
            )

    def law_types(self) -> None:
        first = Counter(EFFECTS[card.effects[0].kind] for card in self.laws if card.effects)
        said = f"only {len(first)} types of first effects"
        self.demand(len(first) >= 20, "B-21", "laws", said, "law-types", number=len(first))
        for kind, number in first.items():
            most = 4 if kind == "choose_one" else 2
            said = f"{number} laws begin with it, not {most} at most"
            self.demand(number <= most, "B-21", kind, said, "law-begins", number=number, most=most)

    def law_kinds(self) -> None:
        kinds = Counter(self.kind(card) for card in self.laws)
        for kind, (least, most) in {"now": (9, 13), "lasting": (3, 6), "final": (8, 11)}.items():
            said, words = f"{kinds[kind]} laws, not {least}–{most}", {"number": kinds[kind]}
            kept = least <= kinds[kind] <= most
            self.demand(kept, "B-22", kind, said, "law-kinds", low=least, high=most, **words)

    def kind(self, card: Printed) -> str:
        names = {EFFECTS[effect.kind] for effect in card.effects}
        if names & FINAL or any(name.startswith("points_") for name in names):
            return "final"
        return "lasting" if names & LASTING else "now"

    def law_values(self) -> None:
        touching = 0
        for law in self.data.get("law", []):
            names = {effect.get("type") for effect in law.get("effect", [])}
            touching += bool(names & OPPONENTS)
            # A ward meets attacks of opponents only (V-128).
            self.demand(names != {"ward"}, "B-23", law["number"], "in solo it does nothing", "idle")
            for effect in law.get("effect", []):
                self._law_value(law["number"], effect)
        said = f"{touching} laws touch opponents, not two at most"
        self.demand(touching <= 2, "B-23", "laws", said, "touching", number=touching)

    def _law_value(self, number: int, effect: dict[str, Any]) -> None:
        kind = str(effect.get("type"))
        for name, (low, high) in RANGES.get(kind, {}).items():
            given = effect.get(name, 0)
            words = {"effect": kind, "name": name, "number": given, "low": low, "high": high}
            said = f"{kind}.{name} is {given}, not {low}–{high}"
            self.demand(low <= given <= high, "B-23", number, said, "law-range", **words)
        if kind == "draw_and_return":
            kept = effect["back"] == effect["take"] - 1
            self.demand(kept, "B-23", number, "back is take less one", "law-back")
        if kind == "discount":
            kept = effect["colour"] == "any"
            self.demand(kept, "B-23", number, "a discount is for any colour", "law-discount")
        if kind in ("tuck_free", "points_by_level"):
            points = effect["points_by_level" if kind == "tuck_free" else "points"]
            low, high = (9, 13) if kind == "tuck_free" else (8, 10)
            rising = points == sorted(points) and low <= points[-1] <= high
            said = f"{kind}: {points} does not rise to {low}–{high}"
            words = {"effect": kind, "given": points, "low": low, "high": high}
            self.demand(rising, "B-23", number, said, "law-rising", **words)
        if kind == "swap_token":
            self.demand("fallback" in effect, "B-23", number, "in solo it does nothing", "idle")
        if kind == "everyone_gains":
            fits = 3 <= _worth(effect["self"]) <= 5 and _worth(effect["others"]) == 1
            said = f"{effect['self']} and {effect['others']}, not 3–5 gems and one"
            words = {"own": effect["self"], "others": effect["others"]}
            self.demand(fits, "B-23", number, said, "law-everyone", **words)
        for text in effect.get("options", []) + ([effect["reward"]] if "reward" in effect else []):
            worth = _worth(text)
            said = f"{text} is worth {worth}, not 3–6"
            self.demand(3 <= worth <= 6, "B-23", number, said, "law-worth", given=text, worth=worth)

    def law_texts(self) -> None:
        for card in self.laws:
            for language in LANGUAGES:
                has = bool(card.texts.get(language, "").strip())
                said = f"it has no text in {language}"
                self.demand(has, "B-24", card.number, said, "textless", language=language)
        for language in LANGUAGES:
            texts = [card.texts.get(language, "") for card in self.laws if card.texts.get(language)]
            unique = len(set(texts)) == len(texts)
            self.demand(unique, "B-24", language, "two laws say the same", "same-text")


def _worth(text: str) -> float:
    """The nominal value of a reward as it is written."""
    from lomber.games.viceroy.loader import Reading

    return value(Reading().reward(text, Where("")))


def check_file(data: bytes) -> list[Finding]:
    """The same for the bytes of a file."""
    text, unread = decoded(data)
    return unread or check(text)


def check(text: str) -> list[Finding]:
    """Everything that the checks find in a set: errors, and warnings with W-…; statistics of a sound set only."""
    found, findings, data = read_set(text)
    sound = not any(finding.rule.startswith("S") for finding in findings)
    if found is None or not sound or data["profile"] != "builtin":
        return findings
    return findings + Checks(found, data, text).all()
