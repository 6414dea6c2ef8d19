"""A card in play: the object with everything that it carries (BH-5, BH-6), and what it has acquired."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import Ability, Card, Keyword

# -- effects: what a card in play has acquired (BH-6)

CHANGE: Final[i64] = 0
KEYWORD: Final[i64] = 1
ABILITY: Final[i64] = 2
LOSS: Final[i64] = 3
BLANK: Final[i64] = 4
NEW_CLASS: Final[i64] = 5
CONTROLLED: Final[i64] = 6


class Effect:
    """One thing that a card has acquired, with its duration and the moment; never changed afterwards."""

    def __init__(self, kind: i64, until: i64, player: i64, source: i64, stamp: i64) -> None:
        self.kind = kind
        self.until = until
        self.player = player
        """Whose next turn ends it (BH-187)."""
        self.source = source
        self.stamp = stamp
        self.stat: i64 = 0
        self.amount: i64 = 0
        """A change by so much; or, of control, the player who has it."""
        self.held: Held | None = None
        self.ability: Ability | None = None
        self.mask: i64 = 0
        """Keywords that are lost."""
        self.lost: list[Held] = []
        """Those of them that were on the card then, its print and what it had acquired."""
        self.loser: i64 = -1
        """The object that lost them: one with which it is united later has lost nothing (BH-236)."""
        self.pieces: list[int] = []
        """The parts that were there then: a module attached later brings its text with it (BH-233)."""

    def upheld_by(self, source: i64) -> "Effect":
        """The same, while another card is in play: the one under which its source was laid (BH-236)."""
        other = Effect(self.kind, self.until, self.player, source, self.stamp)
        other.stat = self.stat
        other.amount = self.amount
        other.held = self.held
        other.ability = self.ability
        other.mask = self.mask
        other.lost = self.lost
        other.loser = self.loser
        other.pieces = self.pieces
        return other


class Held:
    """A keyword that a card has, since when."""

    def __init__(self, keyword: Keyword, value: i64, stamp: i64) -> None:
        self.keyword = keyword
        self.value = value
        self.stamp = stamp


class Feature:
    """A text that works on a card in play; its key tells it from the card's other texts, turn after turn."""

    def __init__(self, ability: Ability, key: i64, piece: i64, stamp: i64) -> None:
        self.ability = ability
        self.key = key
        self.piece = piece
        """The part on which it is printed, -1 for one acquired."""
        self.stamp = stamp


class Part:
    """One card of an object in play: usually the only one (BH-236)."""

    def __init__(self, piece: i64, card: Card, stamp: i64) -> None:
        self.piece = piece
        self.card = card
        self.stamp = stamp
        self.held: list[Held] = []
        for keyword in card.keywords:
            self.held.append(Held(keyword, keyword.value, stamp))
        self.features: list[Feature] = []
        for i in range(len(card.abilities)):
            self.features.append(Feature(card.abilities[i], piece * 64 + i, piece, stamp))


class Thing:
    """An object: a card in play with everything that it carries (BH-5, BH-6). Gone when it leaves play."""

    def __init__(self, number: i64, of_type: i64, controller: i64) -> None:
        self.number = number
        self.type = of_type
        self.parts: list[Part] = []
        self.controller = controller
        self.entered_under = controller
        self.closed = False
        self.hidden = False
        self.stunned = False
        self.wounds: i64 = 0
        self.came_turn: i64 = 0
        self.effects: list[Effect] = []
        # -- turn counters
        self.attacks_made: i64 = 0
        self.defences_made: i64 = 0
        self.armour_prevented: i64 = 0
        self.used: dict[int, int] = {}
        self.fired: dict[int, int] = {}
        """By the key of the feature: uses, firings and replacements of this turn."""
        self.landed: list[int] = []
        """The numbers that its cards have where they came to lie: Death may speak of them (BH-104)."""
        self.since: dict[int, int] = {}
        """Static texts of others that give this card a keyword: since when each has applied (BH-185)."""
        # -- computed by `values` from all of the above
        self.strike: i64 = 0
        self.lives: i64 = 0
        self.cost: i64 = 0
        self.classes: i64 = 0
        self.elements: i64 = 0
        self.keywords: i64 = 0
        self.armour: i64 = 0
        self.regeneration: i64 = 0
        self.thirst: i64 = 0
        self.poison: i64 = 0
        self.held: list[Held] = []
        self.features: list[Feature] = []
        self.hears: i64 = 0
        """The events for which it has a trigger or a replacement, as bits."""
        self.gives = False
        """It has a static text."""
        self.cannot: i64 = 0
        self.extra_attacks: i64 = 0
        self.extra_defences: i64 = 0
        self.shot_bonus: i64 = 0
        self.return_bonus: i64 = 0
        self.use_cost: i64 = 0
        self.base_strike: i64 = 0
        self.base_lives: i64 = 0

    def copy(self) -> "Thing":
        other = Thing(self.number, self.type, self.controller)
        other.parts = self.parts[:]
        other.entered_under = self.entered_under
        other.closed = self.closed
        other.hidden = self.hidden
        other.stunned = self.stunned
        other.wounds = self.wounds
        other.came_turn = self.came_turn
        if self.effects:
            other.effects = self.effects[:]
        other.attacks_made = self.attacks_made
        other.defences_made = self.defences_made
        other.armour_prevented = self.armour_prevented
        if self.used:
            other.used = self.used.copy()
        if self.fired:
            other.fired = self.fired.copy()
        if self.since:
            other.since = self.since.copy()
        self._copy_values(other)
        return other

    def _copy_values(self, other: "Thing") -> None:
        """The computed lists are made anew whenever they change, so that a copy may share them."""
        other.strike = self.strike
        other.lives = self.lives
        other.cost = self.cost
        other.classes = self.classes
        other.elements = self.elements
        other.keywords = self.keywords
        other.armour = self.armour
        other.regeneration = self.regeneration
        other.thirst = self.thirst
        other.poison = self.poison
        other.held = self.held
        other.features = self.features
        other.hears = self.hears
        other.gives = self.gives
        other.cannot = self.cannot
        other.extra_attacks = self.extra_attacks
        other.extra_defences = self.extra_defences
        other.shot_bonus = self.shot_bonus
        other.return_bonus = self.return_bonus
        other.use_cost = self.use_cost
        other.base_strike = self.base_strike
        other.base_lives = self.base_lives

    def card(self) -> Card:
        """The card that came into play; parts attached later lie under it."""
        return self.parts[0].card

    def remaining(self) -> i64:
        """Remaining lives (BH-181)."""
        return self.lives - self.wounds
