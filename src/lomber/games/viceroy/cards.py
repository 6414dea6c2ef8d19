"""A set of cards as the rules use it: sectors, costs, rewards, effects, each a number in a table.

Characters and laws are numbered from 0 in the order of their serial numbers, all characters first; behind them
stand the four gems, which chance deals too. What is printed on a card is looked up here by that number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("blue", "red", "green", "yellow")
LETTERS: Final = "BRGY"
"""Blue, red, green, yellow: gems and sectors (V-3)."""

NO_CARD: Final[i64] = -1

# Corners of a card in the order in which they are named (V-3).
TOP_LEFT: Final[i64] = 0
TOP_RIGHT: Final[i64] = 1
BOTTOM_LEFT: Final[i64] = 2
BOTTOM_RIGHT: Final[i64] = 3
CORNERS: Final = ("TL", "TR", "BL", "BR")

# What a reward line can give (V-80 … V-86).
GEMS: Final[i64] = 0
CARD: Final[i64] = 1
POINTS: Final[i64] = 2
SCIENCE: Final[i64] = 3
MAGIC: Final[i64] = 4
DEFENCE: Final[i64] = 5
ATTACK: Final[i64] = 6
INFINITE: Final[i64] = 7
MAGIC_BONUS: Final[i64] = 8
CIRCLE_BONUS: Final[i64] = 9
ITEMS: Final = (
    "gems",
    "card",
    "points",
    "science",
    "magic",
    "defence",
    "attack",
    "infinite",
    "magic_bonus",
    "circle_bonus",
)
ANY_COLOUR: Final[i64] = 4

# Law effects by their number in the rules: E-1 is GAIN and so on.
GAIN: Final[i64] = 1
CHOOSE_ONE: Final[i64] = 2
GEMS_EACH_COLOUR: Final[i64] = 3
DRAW_AND_RETURN: Final[i64] = 4
REPEAT_REWARD: Final[i64] = 5
FLIP_TOKENS: Final[i64] = 6
SWAP_TOKEN: Final[i64] = 7
SKIP_AUCTION: Final[i64] = 8
EXTRA_PLAY: Final[i64] = 9
ARRANGE_BIG: Final[i64] = 10
EVERYONE_GAINS: Final[i64] = 11
REPLACE_CARD: Final[i64] = 12
UNDERLAY: Final[i64] = 13
TUCK_HAND: Final[i64] = 14
TUCK_FREE: Final[i64] = 15
MOVE_FREE: Final[i64] = 16
RECALL_FREE: Final[i64] = 17
STASH_GEMS: Final[i64] = 18
RECOLOUR_NOW: Final[i64] = 19
FREE_RECOLOUR: Final[i64] = 20
PASS_BONUS: Final[i64] = 21
REFUND_BID: Final[i64] = 22
DISCOUNT: Final[i64] = 23
EXCHANGE_RATE: Final[i64] = 24
CIRCLE_GEM: Final[i64] = 25
TUCK_DRAWN: Final[i64] = 26
WARD: Final[i64] = 27
POINTS_BY_LEVEL: Final[i64] = 28
POINTS_PER_CARD: Final[i64] = 29
POINTS_PER_NEIGHBOUR: Final[i64] = 30
POINTS_PER_SET: Final[i64] = 31
POINTS_PER_CIRCLE: Final[i64] = 32
POINTS_PER_TOKEN: Final[i64] = 33
POINTS_PER_GEM: Final[i64] = 34
POINTS_PER_LEVEL_CARD: Final[i64] = 35
POINTS_FOR_HEIGHT: Final[i64] = 36
POINTS_PER_RAINBOW: Final[i64] = 37
POINTS_MAJORITY: Final[i64] = 38
EFFECTS: Final = (
    "",
    "gain",
    "choose_one",
    "gems_each_colour",
    "draw_and_return",
    "repeat_reward",
    "flip_tokens",
    "swap_token",
    "skip_auction",
    "extra_play",
    "arrange_big",
    "everyone_gains",
    "replace_card",
    "underlay",
    "tuck_hand",
    "tuck_free",
    "move_free",
    "recall_free",
    "stash_gems",
    "recolour_now",
    "free_recolour",
    "pass_bonus",
    "refund_bid",
    "discount",
    "exchange_rate",
    "circle_gem",
    "tuck_drawn",
    "ward",
    "points_by_level",
    "points_per_card",
    "points_per_neighbour",
    "points_per_set",
    "points_per_circle",
    "points_per_token",
    "points_per_gem",
    "points_per_level_card",
    "points_for_height",
    "points_per_rainbow",
    "points_majority",
)

# What counts of E-33 and E-38 are about.
KINDS: Final = (
    "science",
    "magic",
    "defence",
    "attack",
    "infinite",
    "magic_bonus",
    "circle_bonus",
    "points",
    "circles",
    "cards",
)
NEIGHBOURS: Final = ("character", "law", "any")
DECKS: Final = ("law", "small")
PAIRS: Final = ("magic_science", "attack_defence")


class Item:
    """One thing of a reward line: `science:2`, `circle_bonus:red:4`."""

    def __init__(self, kind: i64, number: i64, colour: i64) -> None:
        self.kind = kind
        self.number = number
        """How many, or the value of a point or bonus token."""
        self.colour = colour

    def text(self) -> str:
        word = ITEMS[self.kind]
        if self.kind == INFINITE:
            return word + ":" + ("any" if self.colour == ANY_COLOUR else COLOURS[self.colour])
        if self.kind == CIRCLE_BONUS:
            return f"{word}:{COLOURS[self.colour]}:{self.number}"
        return f"{word}:{self.number}"

    def key(self) -> str:
        """Its name in messages: `science-2`, `circle-bonus-red-4`."""
        return message_key(self.text())


def message_key(text: str) -> str:
    """An item of a reward or a token as a part of a message key."""
    return text.replace(":", "-").replace("_", "-")


class Reward:
    """A reward line: its items in the printed order (V-87). Every line of a set has a number of its own."""

    def __init__(self, number: i64, items: list[Item]) -> None:
        self.number = number
        self.items = items

    def text(self) -> str:
        return " + ".join(item.text() for item in self.items)


class Effect:
    """One effect of a law: its type and what the set says of it. Numbers that an effect has not are 0."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.number: i64 = 0
        """`max`, `n`, `take`, `look`, `row`, `level`, `price`, `per`, `colours`: how many."""
        self.points: i64 = 0
        """`points` or `points_each`."""
        self.limit: i64 = 0
        """`cap`, `back`, `solo_min`: the bound."""
        self.choice: i64 = 0
        """`deck`, `pair`, `colour`, `kind`: which."""
        self.also = False
        """`tucked`, `infinite`, `include_auction`."""
        self.levels: vec[i64] = vec[i64]([0, 0, 0, 0])
        """Points by the law's level (E-15, E-28)."""
        self.rewards: list[Reward] = []


class Printed:
    """What stands on one card."""

    def __init__(self, number: i64, law: bool) -> None:
        self.number = number
        self.law = law
        self.names: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.sectors: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.cost: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.rewards: list[Reward] = []
        self.effects: list[Effect] = []


class CardSet:
    """All cards of a set, and its reward lines by number."""

    def __init__(self, id: str, printed: list[Printed], rewards: list[Reward]) -> None:
        self.id = id
        self.printed = printed
        self.rewards = rewards
        self.characters: i64 = 0
        self.names: list[str] = []
        self.by_name: dict[str, int] = {}
        self.named = False
        """Is it a built-in set, whose names the words of the game know (`naming.py`)?"""
        self.extra_plays: i64 = 0
        """Laws that let their owner play another card: they lengthen the longest row."""
        for card in printed:
            if not card.law:
                self.characters += 1
            self.names.append(str(card.number))
            for effect in card.effects:
                if effect.kind == EXTRA_PLAY:
                    self.extra_plays += 1
        self.cards: i64 = len(printed)
        """Gems follow: blue is the card of this number."""
        self.names.extend(LETTERS)
        for at, name in enumerate(self.names):
            self.by_name[name] = at

    def spoken(self, name: str) -> str:
        """A card as messages name it: `laar-32` is called by its name, `32` of another set by its number."""
        return f"{self.id}-{name}" if self.named else name

    def is_law(self, card: i64) -> bool:
        return card >= self.characters

    def number(self, card: i64) -> i64:
        """The serial number (V-2): it settles the order in which cards act."""
        return self.printed[card].number

    def sector(self, card: i64, corner: i64) -> i64:
        return self.printed[card].sectors[corner]

    def cost(self, card: i64, level: i64) -> vec[i64]:
        """What a level costs, by colour: the lines up to it, and for the fifth the fourth once more (V-72)."""
        due = vec[i64]([0, 0, 0, 0])
        lines = self.printed[card].cost
        for line in range(level):
            due[lines[line if line < 4 else 3]] += 1
        return due

    def effect(self, card: i64, kind: i64) -> Effect | None:
        """The law's first effect of a kind, if it has one."""
        for effect in self.printed[card].effects:
            if effect.kind == kind:
                return effect
        return None

    def read(self, text: str) -> i64:
        """The card of this serial number, or a gem; ValueError for anything else."""
        found = self.by_name.get(text.strip().upper(), -1)
        if found < 0:
            raise ValueError(f"{text!r} is no card of the set {self.id}")
        return found
