"""Cards as the engine reads them: what the loader makes of the card language, once, when a set is loaded.

Everything here is immutable and shared by all positions. Words have become small numbers, sets of words have
become masks, and the steps of a text a flat program: `if`, `may`, `choose` and the loops are jumps in it, so that
a text in progress is nothing but its program, a place in it and what it speaks of.
"""

from typing import Final

from mypy_extensions import i64

# -- types of cards, as bits: a filter asks for several at once

HERO: Final[i64] = 1
CREATURE: Final[i64] = 2
SPELL: Final[i64] = 4
SUPPORT: Final[i64] = 8
CHARACTER: Final[i64] = 3
ANY_TYPE: Final[i64] = 15

# -- keywords (18.1); the number is the bit in a mask of keywords

FRENZY: Final[i64] = 0
MODULE: Final[i64] = 1
DIRECTED_STRIKE: Final[i64] = 2
EXPERIENCE_ATTACK: Final[i64] = 3
EXPERIENCE_DEFENCE: Final[i64] = 4
HORDE: Final[i64] = 5
FIRST_STRIKE: Final[i64] = 6
DASH: Final[i64] = 7
STEALTH: Final[i64] = 8
UNIQUE: Final[i64] = 9
VULNERABLE: Final[i64] = 10
ARMOUR: Final[i64] = 11
REGENERATION: Final[i64] = 12
THIRST: Final[i64] = 13
POISON: Final[i64] = 14
PROTECTION: Final[i64] = 15
ELUSIVE: Final[i64] = 16

MECHANISM: Final[i64] = 0
"""The number of the one class that the rules know."""

# -- zones

IN_PLAY: Final[i64] = 0
IN_HAND: Final[i64] = 1
IN_GRAVEYARD: Final[i64] = 2
IN_DECK: Final[i64] = 3
IN_RESERVE: Final[i64] = 4
# -- reserve cards (BH-245, BH-260)

ORDINARY: Final[i64] = 0
CREATED: Final[i64] = 1
PLACED: Final[i64] = 2

# -- whose

ANYBODY: Final[i64] = 0
OWN: Final[i64] = 1
ENEMY: Final[i64] = 2

# -- what hidden creatures a filter takes

NOT_HIDDEN: Final[i64] = 0
ONLY_HIDDEN: Final[i64] = 1
HIDDEN_OR_NOT: Final[i64] = 2

# -- how long (BH-187)

PERMANENT: Final[i64] = 0
END_OF_TURN: Final[i64] = 1
YOUR_NEXT_TURN: Final[i64] = 2
WHILE_SOURCE: Final[i64] = 3
UNTIL_USED: Final[i64] = 4
"""Only of a discount (BH-72)."""

# -- what a static text can forbid, as bits (18.4)

NO_ATTACK: Final[i64] = 1
NO_DEFENCE: Final[i64] = 2
NO_ACTION: Final[i64] = 4
NO_OPENING: Final[i64] = 8
NOT_ATTACKED: Final[i64] = 16
NOT_CHOSEN: Final[i64] = 32

# -- references (18.2)

SELF: Final[i64] = 0
SLOT: Final[i64] = 1
EVENT_CARD: Final[i64] = 2
EVENT_SOURCE: Final[i64] = 3
EVENT_TARGET: Final[i64] = 4
LAST: Final[i64] = 5
IT: Final[i64] = 6
OWN_HERO: Final[i64] = 7
ENEMY_HERO: Final[i64] = 8
ALL_THAT_FIT: Final[i64] = 9
ANYTHING: Final[i64] = 10
"""Only of an event's pattern: a key left out fits everything."""

YOU: Final[i64] = 0
OPPONENT: Final[i64] = 1
EVENT_PLAYER: Final[i64] = 2

# -- numbers and conditions

CONSTANT: Final[i64] = 0
COUNT: Final[i64] = 1
STAT: Final[i64] = 2
AMOUNT: Final[i64] = 3
PLUS: Final[i64] = 4
TIMES: Final[i64] = 5
LEAST: Final[i64] = 6
MOST: Final[i64] = 7

STRIKE: Final[i64] = 0
LIVES: Final[i64] = 1
WOUNDS: Final[i64] = 2
COST: Final[i64] = 3
SHOT: Final[i64] = 4
RETURN_STRIKE: Final[i64] = 5

COUNTED: Final[i64] = 0
FITS: Final[i64] = 1
TURN: Final[i64] = 2
COINS_OPEN: Final[i64] = 3
HERO_LIVES: Final[i64] = 4
ALL_OF: Final[i64] = 5
ANY_OF: Final[i64] = 6
NEITHER: Final[i64] = 7

# -- kinds of abilities

TRIGGERED: Final[i64] = 0
ACTIVATED: Final[i64] = 1
STATIC: Final[i64] = 2
REPLACING: Final[i64] = 3
SPELL_TEXT: Final[i64] = 4

# -- payments, in a cost and in a demand (18.2)

PAY_CLOSING: Final[i64] = 0
PAY_COINS: Final[i64] = 1
PAY_WOUND_SELF: Final[i64] = 2
PAY_WOUND_HERO: Final[i64] = 3
PAY_DISCARD: Final[i64] = 4
PAY_SACRIFICE: Final[i64] = 5
PAY_CLOSE_OTHER: Final[i64] = 6
PAY_LOSE_COINS: Final[i64] = 7
PAY_CLOSE_ANY: Final[i64] = 8
"""Of a demand: an open card of the payer, whichever (18.2)."""

# -- where in a deck

SHUFFLED: Final[i64] = -1
ON_TOP: Final[i64] = 0
AT_BOTTOM: Final[i64] = -2


class Filter:
    """Which cards are meant; all keys must fit (18.2). A mask of 0 asks for nothing."""

    def __init__(self) -> None:
        self.who: i64 = ANYBODY
        self.types: i64 = ANY_TYPE
        self.classes: i64 = 0
        self.not_classes: i64 = 0
        self.elements: i64 = 0
        self.neutral: i64 = -1
        """-1: not asked; 0 and 1: must not, must be."""
        self.card_ids: list[int] = []
        self.kinds: list[int] = []
        self.cost: Number | None = None
        self.cost_max: Number | None = None
        self.cost_min: Number | None = None
        self.strike_max: Number | None = None
        self.strike_min: Number | None = None
        self.lives_max: Number | None = None
        self.lives_min: Number | None = None
        self.closed: i64 = -1
        self.wounded: i64 = -1
        self.poisoned: i64 = -1
        self.stunned: i64 = -1
        self.has: i64 = 0
        self.lacks: i64 = 0
        self.other = False
        self.reserves: i64 = 0
        """Mask of CREATED and PLACED as bits."""
        self.zones: i64 = 0
        """Mask of zones. None named: then cards in play are meant where some are looked for."""
        self.hidden: i64 = NOT_HIDDEN
        self.alternatives: list[Filter] = []
        self.negated: Filter | None = None


class Number:
    """An integer, or what it is counted from (18.2)."""

    def __init__(self, kind: i64, value: i64) -> None:
        self.kind = kind
        self.value = value
        """The constant, or the stat."""
        self.counted: Filter | None = None
        self.of: Reference | None = None
        self.first: Number | None = None
        self.second: Number | None = None


class Reference:
    """Of what a step speaks."""

    def __init__(self, kind: i64, slot: i64 = 0, fitting: Filter | None = None) -> None:
        self.kind = kind
        self.slot = slot
        self.fitting = fitting
        self.takes_hidden = False
        """Of a target or of `it`: hidden creatures were looked for."""


class Condition:
    """Something that is true or false (18.2)."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.counted: Filter | None = None
        self.least: Number | None = None
        self.most: Number | None = None
        self.subject: Reference | None = None
        self.whose: i64 = OWN
        self.parts: list[Condition] = []


class Keyword:
    """A keyword on a card or gained: its name, its value, and the filter of Protection or Elusiveness."""

    def __init__(self, name: i64, value: i64 = 0) -> None:
        self.name = name
        self.value = value
        self.number: Number | None = None
        """In `gain` and `give` the value may be computed."""
        self.kinds: i64 = 0
        """Protection: mask of kinds of wounds."""
        self.source: Filter | None = None
        """Protection from, elusive from."""
        self.from_spells = False


class Pattern:
    """The event that a trigger or a replacement waits for (18.3)."""

    def __init__(self, event: i64) -> None:
        self.event = event
        self.card: Reference = WHATEVER
        self.target: Reference = WHATEVER
        self.source: Reference = WHATEVER
        self.player: i64 = ANYBODY
        self.kinds: i64 = 0
        self.whose: i64 = OWN


class Slot:
    """One target of a text: which cards, how many, who chooses (18.2)."""

    def __init__(self, fitting: Filter, least: i64, most: i64, chooser: i64) -> None:
        self.fitting = fitting
        self.least = least
        self.most = most
        self.chooser = chooser
        self.is_shot = False
        """The text then shoots it: it must be a legal attack target of the source (BH-94)."""
        self.is_closed = False
        """The text then closes or stuns it: not a creature whose Frenzy binds its player (BH-201)."""
        self.fought_by: Reference | None = None
        """The text then lets it be fought, by this one."""


class Payment:
    """One key of a cost or of a demand."""

    def __init__(self, kind: i64, amount: Number | None, fitting: Filter | None) -> None:
        self.kind = kind
        self.amount = amount
        self.fitting = fitting


class Gift:
    """What a static text gives (18.4)."""

    def __init__(self) -> None:
        self.strike: Number | None = None
        self.lives: Number | None = None
        self.cost: Number | None = None
        self.use_cost: Number | None = None
        self.shot: Number | None = None
        self.return_strike: Number | None = None
        self.extra_attacks: Number | None = None
        self.extra_defences: Number | None = None
        self.keywords: list[Keyword] = []
        self.cannot: i64 = 0


class Mode:
    """One of the ways of a `choose`: its targets (slots of the text) and where its steps begin."""

    def __init__(self, label: str, first_slot: i64, slots: i64, begins: i64) -> None:
        self.label = label
        self.first_slot = first_slot
        self.slots = slots
        self.begins = begins


class Step:
    """One instruction of a program: a verb with its extras, or a jump."""

    def __init__(self, verb: i64) -> None:
        self.verb = verb
        self.number: Number = ZERO
        self.all = False
        """`heal = "all"`."""
        self.what: Reference = NOTHING
        self.to: Reference = NOTHING
        self.by: Reference = ITSELF
        self.player: i64 = YOU
        self.until: i64 = PERMANENT
        self.keywords: list[Keyword] = []
        self.mask: i64 = 0
        """Keywords to be lost."""
        self.ability: Ability | None = None
        self.fitting: Filter | None = None
        self.count: Number = ONE
        self.optional = False
        self.random = False
        self.zone: i64 = IN_HAND
        self.enemy_graveyard = False
        self.card: i64 = -1
        self.place: Number | None = None
        """N-th from the top."""
        self.at: i64 = SHUFFLED
        self.closed = False
        """Coins that are gained closed."""
        self.changes: list[Change] = []
        self.payments: list[Payment] = []
        self.modes: list[Mode] = []
        self.condition: Condition | None = None
        self.pattern: Pattern | None = None
        self.program: Program | None = None
        self.jump: i64 = -1


class Change:
    """One key of `modify`."""

    def __init__(self, stat: i64, by: Number) -> None:
        self.stat = stat
        self.by = by


class Program:
    """A text: its targets and its steps in order."""

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        """Those of the text itself come first, then those of its modes."""
        self.own_slots: i64 = 0
        self.steps: list[Step] = []
        self.choices: list[int] = []
        """Where a `choose` stands at the top of the text: mode and targets are taken before the payment."""
        self.is_attack = False
        """It shoots or fights (BH-201)."""
        self.plays_card = False


class Ability:
    """One text of a card: triggered, activated, static, replacing, or the text of a spell."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.pattern: Pattern | None = None
        self.each = False
        self.condition: Condition | None = None
        self.optional = False
        self.zone: i64 = IN_PLAY
        self.payments: list[Payment] = []
        self.uses: i64 = 1
        self.closes = False
        """Paid with ⟳."""
        self.gift: Gift | None = None
        self.to: Reference = ITSELF
        self.once_per_turn = False
        """Of a replacement."""
        self.prevents: Number | None = None
        self.prevents_all = False
        self.program: Program = EMPTY
        self.speaks_of_event = False
        """Then it matters which of several simultaneous events fired it (BH-102)."""


class Card:
    """One card of a set."""

    def __init__(self, number: i64, id: str, of_type: i64) -> None:
        self.number = number
        self.id = id
        self.type = of_type
        self.cost: i64 = 0
        self.strike: i64 = 0
        self.lives: i64 = 0
        self.elements: i64 = 0
        self.classes: i64 = 0
        self.kind: i64 = -1
        """Subtype of a spell or support, a number of the library."""
        self.reserve: i64 = ORDINARY
        self.keywords: list[Keyword] = []
        self.keyword_mask: i64 = 0
        self.abilities: list[Ability] = []
        self.spell_text: Ability | None = None
        self.works_elsewhere = False
        """It has a text that works in the hand, in the graveyard or in the deck."""


ZERO: Final = Number(CONSTANT, 0)
ONE: Final = Number(CONSTANT, 1)
NOTHING: Final = Reference(SLOT, -1)
ITSELF: Final = Reference(SELF)
WHATEVER: Final = Reference(ANYTHING)
EMPTY: Final = Program()


class Library:
    """All cards that are loaded, by number and by id, and the words that their sets use."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.numbers: dict[str, int] = {}
        self.classes: dict[str, int] = {"mechanism": 0}
        self.kinds: dict[str, int] = {}

    def card(self, id: str) -> Card:
        return self.cards[self.numbers[id]]
