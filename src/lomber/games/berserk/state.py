"""A duel in progress: what lies where, what it carries, what is being carried out and what is asked.

Here is only the data and how it is copied. What the rules do with it stands in the other files, one concern each:
`values` computes cards in play (chapter 13), `filters` reads filters and numbers, `triggers` fires and settles,
`wounds`, `leaving`, `entering`, `combat`, `playing` and `turn` are the chapters of the rules.

A duel runs by itself until it must ask a player (`question`) or chance (`chance`). Whatever is in progress is a
`Task` on a stack: an attack waits below the settling of its declaration, a text below the card that it plays. So a
duel can be copied at any question, and the copy goes on from there.
"""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import (
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_RESERVE,
    Ability,
    Filter,
    Library,
    Pattern,
    Program,
)
from lomber.games.berserk.ledger import Ledger
from lomber.games.berserk.things import Thing

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1
"""No card; as an answer: none of them, or that is all."""

DRAW: Final[i64] = 2
"""As a winner: neither."""

REPETITIONS_MOST: Final[i64] = 100
"""More of them within one check, of one replacement within another, or of the end of one turn: a draw (BH-109)."""

# -- what can be asked (chapter 17)

CHOOSE_FIRST: Final[i64] = 0
MULLIGAN: Final[i64] = 1
REVEAL: Final[i64] = 2
MAIN: Final[i64] = 3
TARGET: Final[i64] = 4
MODE: Final[i64] = 5
DEFENDER: Final[i64] = 6
EXTORT: Final[i64] = 7
NEXT_TRIGGER: Final[i64] = 8
WHICH_EVENT: Final[i64] = 9
MAY: Final[i64] = 10
MODULE: Final[i64] = 11
PICK: Final[i64] = 12
THIRST: Final[i64] = 13
DISCARD: Final[i64] = 14
SACRIFICE: Final[i64] = 15
CLOSE_OTHER: Final[i64] = 16
FEATURE: Final[i64] = 17
"""A pick among the features of one card (`use_free`)."""

QUESTIONS: Final = [
    "choose_first",
    "mulligan",
    "reveal",
    "main",
    "target",
    "mode",
    "defender",
    "extort",
    "next_trigger",
    "which_event",
    "may",
    "module",
    "pick",
    "thirst",
    "discard",
    "sacrifice",
    "close_other",
    "pick",
]

YES: Final[i64] = 1
NO: Final[i64] = 0

# -- what the active player can do in his main stage (BH-47); an answer is verb, card and target in one number

END_TURN: Final[i64] = 0
PLAY_CARD: Final[i64] = 1
ATTACK_WITH: Final[i64] = 2
USE: Final[i64] = 3
FIELD: Final[i64] = 1_000_000
"""Cards are numbered below it: no duel moves so many cards."""


def action(verb: i64, card: i64, target: i64) -> i64:
    return (verb * FIELD + card) * FIELD + target


class Event:
    """Something that happened (18.3); never changed."""

    def __init__(
        self,
        kind: i64,
        card: i64 = NONE,
        player: i64 = NOBODY,
        source: i64 = NONE,
        target: i64 = NONE,
        amount: i64 = 0,
        how: i64 = 0,
        part: i64 = -1,
    ) -> None:
        self.kind = kind
        self.card = card
        self.player = player
        self.source = source
        self.target = target
        self.amount = amount
        self.how = how
        """Kind of the wound or of the attack."""
        self.part = part
        """Of Hire: the piece that came into play."""


class Loop:
    """A `for_each` or `repeat` in progress."""

    def __init__(self, items: list[int], at: i64) -> None:
        self.items = items
        self.at = at


class Context:
    """What a text speaks of while it is carried out: whose it is, its card, its targets, the event."""

    def __init__(self, player: i64, source: i64) -> None:
        self.player = player
        self.source = source
        """The number of its card: an object in play, or a spell in the graveyard."""
        self.is_spell = False
        self.event: Event | None = None
        self.is_death = False
        """It is the Death of its card, which it may name where it landed (BH-104)."""
        self.slots: list[list[int]] = []
        self.modes: list[int] = []
        """Modes chosen before the payment, in order."""
        self.last: list[int] = []
        self.done = False
        self.loops: list[Loop] = []

    def copy(self) -> "Context":
        other = Context(self.player, self.source)
        other.is_spell = self.is_spell
        other.event = self.event
        other.is_death = self.is_death
        other.slots = [slot[:] for slot in self.slots]
        other.modes = self.modes[:]
        other.last = self.last[:]
        other.done = self.done
        other.loops = [Loop(loop.items, loop.at) for loop in self.loops]
        return other


# -- what waits

BY_TEXT: Final[i64] = 0
BY_DELAY: Final[i64] = 1
POISON_TICK: Final[i64] = 2
REGENERATION_TICK: Final[i64] = 3
HIDING: Final[i64] = 4
"""Stealth is Hire: this creature hides (BH-241)."""


class Waiting:
    """A trigger that has fired (BH-100): what it will do, whose it is, for which event. Never changed."""

    def __init__(self, kind: i64, player: i64, source: i64, event: Event) -> None:
        self.kind = kind
        self.player = player
        self.source = source
        self.event = event
        self.key: i64 = 0
        self.card: i64 = -1
        """The number of the card in the library, for the log and for "the same feature of equal cards"."""
        self.ability: Ability | None = None
        self.delayed: Delay | None = None
        self.limited = False


class Delay:
    """A trigger made by a text, which fires once at the next such event (18.4)."""

    def __init__(self, pattern: Pattern, program: Program, context: Context, card: i64) -> None:
        self.pattern = pattern
        self.program = program
        self.context = context
        self.card = card


class Discount:
    """ "Your next … costs N less" (BH-72)."""

    def __init__(self, player: i64, fitting: Filter, by: i64, until: i64, owner: i64, source: i64) -> None:
        self.player = player
        self.fitting = fitting
        self.by = by
        self.until = until
        self.owner = owner
        """Whose text it is."""
        self.source = source


class Dearer:
    """A card outside play whose price a text has changed."""

    def __init__(self, number: i64, by: i64, until: i64, player: i64, source: i64) -> None:
        self.number = number
        self.by = by
        self.until = until
        self.player = player
        self.source = source


class Question:
    """What somebody is asked (chapter 17), with everything that may be answered."""

    def __init__(
        self, kind: i64, player: i64, options: list[int], about: i64 = NONE, secret: bool = False
    ) -> None:
        self.kind = kind
        self.player = player
        self.options = options
        self.about = about
        """The card whose text asks."""
        self.secret = secret
        """The options come from a hand or a deck: even a single one tells something."""


class Chance:
    """What chance is asked for: a new order of a deck, or one card of a hand."""

    def __init__(self, player: i64, size: i64, is_shuffle: bool) -> None:
        self.player = player
        self.size = size
        self.is_shuffle = is_shuffle


class Task:
    """Something in progress. `advance` does the next bit of it; tasks that it pushes are done before it goes on."""

    def __init__(self) -> None:
        self.stage: i64 = 0

    def advance(self, duel: "Duel") -> None:
        raise NotImplementedError

    def stands_instead(self) -> bool:
        """Is it a text that replaces an event of this moment, and has not begun (BH-155)?"""
        return False

    def take(self, duel: "Duel", answer: i64) -> None:
        """The answer to the question that it has put."""
        raise NotImplementedError

    def copy(self) -> "Task":
        raise NotImplementedError


class Shuffle(Task):
    """Chance is asked for a new order of a deck; one card or none has only one."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player = player

    def advance(self, duel: "Duel") -> None:
        duel.pop()
        if len(duel.decks[self.player]) > 1:
            duel.chance = Chance(self.player, len(duel.decks[self.player]), True)

    def copy(self) -> "Shuffle":
        return Shuffle(self.player)


class Speaking(Task):
    """A task that carries the context of a text: the playing of a card, the use of a feature, a text itself."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context


def speaking(duel: "Duel") -> Context:
    """The context of the innermost text: what is being chosen is chosen for it."""
    at = len(duel.tasks) - 1
    while at >= 0:
        task = duel.tasks[at]
        if isinstance(task, Speaking):
            return task.context
        at -= 1
    raise AssertionError("nothing speaks")


class Rules:
    """The options of chapter 20 as the engine needs them; shared by all positions."""

    def __init__(self) -> None:
        self.start_hand: i64 = 4
        self.first_player_skips_draw = True
        self.coin_max: i64 = 10
        self.failed_draws_to_lose: i64 = 3
        self.failed_draws_of_turn_only = False
        self.stacking_max = False
        self.frenzy_blocks_everything = False
        self.on_attack_when_defended = True
        self.on_attack_every = False
        self.prepare_resets_defence = False
        self.created_stay = False
        self.search_may_decline = True
        self.placed_max: i64 = 10
        self.active_loses = False
        self.conceals = False
        """Hidden creatures are called by no name (`hidden_identity`, G-13)."""
        self.auto = True
        """A single option without a secret is taken by the table itself (chapter 17)."""


class Duel:
    """One game of two heroes, from the draw for the first turn to its end."""

    def __init__(self, library: Library, rules: Rules) -> None:
        self.library = library
        self.rules = rules
        # -- every card of the game, by piece
        self.card_of: list[int] = []
        self.owner_of: list[int] = []
        self.holder_of: list[int] = []
        """In whose zone it lies; in play: under whom it entered."""
        self.zone_of: list[int] = []
        self.number_of: list[int] = []
        """A new number each time it changes its zone: then it is a new object (BH-5)."""
        self.elsewhere: list[int] = []
        """Pieces with texts that work outside play."""
        # -- zones
        self.decks: list[list[int]] = [[], []]
        """The top card last."""
        self.hands: list[list[int]] = [[], []]
        self.graveyards: list[list[int]] = [[], []]
        self.things: list[Thing] = []
        """Everything in play, heroes first, in order of arrival."""
        self.departed: dict[int, Thing] = {}
        """What has left play in this turn, as it last was (BH-104)."""
        self.astray: list[int] = []
        """Created cards that lie in a graveyard until the next state check (BH-160.3)."""
        self.coins_open: list[int] = [0, 0]
        self.coins_closed: list[int] = [0, 0]
        self.failed_draws: list[int] = [0, 0]
        # -- the turn
        self.turn: i64 = 0
        self.active: i64 = 0
        self.phase = "setup.first"
        # -- what waits and what lasts
        self.matched: list[Waiting] = []
        """Triggers that fit an event of the step in progress; `triggers.flush` fires them."""
        self.gathered: list[Event] | None = None
        """Events of one moment: they are announced when all of them have happened (`triggers.begin_moment`)."""
        self.waiting: list[Waiting] = []
        self.delays: list[Delay] = []
        self.discounts: list[Discount] = []
        self.dearer: list[Dearer] = []
        self.fired_elsewhere: dict[int, int] = {}
        # -- what is going on
        self.tasks: list[Task] = []
        self.question: Question | None = None
        self.chance: Chance | None = None
        self.done = False
        """Did the step in progress change something (18.2)?"""
        self.touched: list[int] = []
        """What it made or touched."""
        self.stale = True
        """Something has changed since the values were computed."""
        self.gives = False
        """Static texts were in force when the values were computed: whatever changes may change theirs."""
        self.clock: i64 = 1
        self.next_number: i64 = 1
        # -- the end
        self.winner: i64 = NOBODY
        self.reason = ""
        self.ledger = Ledger()
        # -- what has happened since the last answer, for people
        self.keeps_log = True
        self.log: list[tuple[str, int, int, int]] = []

    # -- running

    def run(self) -> None:
        """Go on until somebody is asked, chance is asked, or the game is over."""
        while self.winner == NOBODY and self.question is None and self.chance is None:
            self.tasks[-1].advance(self)

    def answer(self, option: i64) -> None:
        """An answer to the question; whoever calls has made sure that it is one of the options."""
        self.question = None
        self.tasks[-1].take(self, option)
        self.run()

    def supply(self, order: list[int]) -> None:
        """What chance gives: the places of the deck from its top in their new order, or one place of the hand."""
        chance = self.chance
        assert chance is not None
        self.chance = None
        if chance.is_shuffle:
            deck = self.decks[chance.player]
            size = len(deck)
            shuffled = [deck[size - 1 - place] for place in order]
            shuffled.reverse()
            self.decks[chance.player] = shuffled
            self.ledger.shuffles(chance.player)
        else:
            self.tasks[-1].take(self, order[0])
        self.run()

    def push(self, task: Task) -> None:
        self.tasks.append(task)

    def push_behind(self, task: Task) -> None:
        """To be done after what stands in place of events of this moment (BH-155)."""
        at = len(self.tasks)
        while at > 0 and self.tasks[at - 1].stands_instead():
            at -= 1
        self.tasks.insert(at, task)

    def pop(self) -> None:
        self.tasks.pop()

    def ask(
        self, kind: i64, player: i64, options: list[int], about: i64 = NONE, secret: bool = False
    ) -> None:
        """Put a question; the one answer to an open question with a single option is taken at once."""
        if self.rules.auto and len(options) == 1 and not secret and kind != MAIN:
            self.tasks[-1].take(self, options[0])
            return
        self.question = Question(kind, player, options, about, secret)

    def shuffle(self, player: i64) -> None:
        """A deck is shuffled as soon as the move in progress is done."""
        self.push(Shuffle(player))

    def concede(self, player: i64) -> None:
        """A player may give up at any moment (BH-283)."""
        self.finish(1 - player, "concede")

    def finish(self, winner: i64, reason: str) -> None:
        """The game is over: nothing more is carried out, asked or accepted (BH-285)."""
        self.winner = winner
        self.reason = reason
        self.phase = "over"
        self.question = None
        self.chance = None
        self.tasks = []
        self.matched = []
        self.waiting = []
        self.note("over", winner, 0, 0)

    # -- finding

    def thing(self, number: i64) -> Thing | None:
        """The object of this number, if it is still in play."""
        for thing in self.things:
            if thing.number == number:
                return thing
        return None

    def last_known(self, number: i64) -> Thing | None:
        """The object of this number as it is, or as it last was (BH-104)."""
        found = self.thing(number)
        return self.departed.get(number) if found is None else found

    def piece(self, number: i64) -> i64:
        """The card outside play that has this number, or -1."""
        for piece in range(len(self.number_of)):
            if self.number_of[piece] == number:
                return piece
        return -1

    def hero(self, player: i64) -> Thing:
        return self.things[player]

    def stamp(self) -> i64:
        """The next moment: later than everything so far."""
        self.clock += 1
        return self.clock

    def note(self, word: str, first: i64, second: i64, amount: i64) -> None:
        if self.keeps_log:
            self.log.append((word, int(first), int(second), int(amount)))

    def changed(self) -> None:
        """Something that static texts may count has changed: coins, hands, the turn."""
        if self.gives:
            self.stale = True

    # -- cards outside play

    def new_piece(self, card: i64, owner: i64) -> i64:
        """A card, still in the reserve; one that has gone back there is taken again."""
        for piece in range(len(self.card_of)):
            if (
                self.card_of[piece] == card
                and self.owner_of[piece] == owner
                and self.zone_of[piece] == IN_RESERVE
            ):
                return piece
        self.card_of.append(int(card))
        self.owner_of.append(int(owner))
        self.holder_of.append(int(owner))
        self.zone_of.append(int(IN_RESERVE))
        self.number_of.append(0)
        made = len(self.card_of) - 1
        if self.library.cards[card].works_elsewhere:
            self.elsewhere.append(made)
        return made

    def _renumber(self, piece: i64, zone: i64, holder: i64) -> None:
        """In another zone it is a new object (BH-5)."""
        self.zone_of[piece] = int(zone)
        self.holder_of[piece] = int(holder)
        self.number_of[piece] = int(self.next_number)
        self.next_number += 1
        self.changed()

    def lay(self, piece: i64, zone: i64, holder: i64) -> None:
        """A piece gets to a zone as a new object; on top of a deck or graveyard."""
        self._renumber(piece, zone, holder)
        if zone == IN_HAND:
            self.hands[holder].append(int(piece))
            self.ledger.joins_hand(holder, self.kind_of(piece))
        elif zone == IN_DECK:
            self.decks[holder].append(int(piece))
            self.ledger.joins_deck(holder, self.kind_of(piece), 0)
        elif zone == IN_GRAVEYARD:
            self.graveyards[holder].append(int(piece))

    def sink(self, piece: i64, depth: i64) -> None:
        """A card that was just laid on top of a deck goes down, below so many others."""
        player = self.holder_of[piece]
        deck = self.decks[player]
        at = len(deck) - 1 - deck.index(int(piece))
        deck.remove(int(piece))
        deck.insert(len(deck) - int(depth), int(piece))
        self.ledger.shifts(player, at, depth)

    def take_top(self, player: i64) -> i64:
        """The top card of a deck comes to the hand, unseen by the other player."""
        piece = self.decks[player].pop()
        self._renumber(piece, IN_HAND, player)
        self.hands[player].append(piece)
        self.ledger.draws(player, self.kind_of(piece))
        return piece

    def put_under(self, piece: i64, player: i64) -> None:
        """A card of the hand goes under the deck, unseen by the other player."""
        self.hands[player].remove(int(piece))
        self._renumber(piece, IN_DECK, player)
        self.decks[player].insert(0, int(piece))
        self.ledger.returns(player, self.kind_of(piece))

    def kind_of(self, piece: i64) -> i64:
        """Which card it is, and whose: equal ones are never told apart."""
        return self.card_of[piece] * 2 + self.owner_of[piece]

    def lift(self, piece: i64) -> None:
        """Take a piece out of the hand, deck or graveyard in which it lies."""
        zone, holder = self.zone_of[piece], self.holder_of[piece]
        if zone == IN_HAND:
            self.hands[holder].remove(int(piece))
            self.ledger.leaves_hand(holder, self.kind_of(piece))
        elif zone == IN_DECK:
            self.decks[holder].remove(int(piece))
            self.ledger.finds(holder, self.kind_of(piece))
        elif zone == IN_GRAVEYARD:
            self.graveyards[holder].remove(int(piece))

    # -- copies

    def copy(self) -> "Duel":
        other = Duel(self.library, self.rules)
        other.card_of = self.card_of[:]
        other.owner_of = self.owner_of[:]
        other.holder_of = self.holder_of[:]
        other.zone_of = self.zone_of[:]
        other.number_of = self.number_of[:]
        other.elsewhere = self.elsewhere[:]
        other.decks = [self.decks[0][:], self.decks[1][:]]
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.graveyards = [self.graveyards[0][:], self.graveyards[1][:]]
        other.things = [thing.copy() for thing in self.things]
        other.departed = self.departed.copy()
        other.astray = self.astray[:]
        other.coins_open = self.coins_open[:]
        other.coins_closed = self.coins_closed[:]
        other.failed_draws = self.failed_draws[:]
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.matched = self.matched[:]
        other.waiting = self.waiting[:]
        other.delays = self.delays[:]
        other.discounts = self.discounts[:]
        other.dearer = self.dearer[:]
        other.fired_elsewhere = self.fired_elsewhere.copy()
        other.tasks = [task.copy() for task in self.tasks]
        other.question = self.question
        other.chance = self.chance
        other.done = self.done
        other.touched = self.touched[:]
        other.stale = self.stale
        other.gives = self.gives
        other.clock = self.clock
        other.next_number = self.next_number
        other.winner = self.winner
        other.reason = self.reason
        other.ledger = self.ledger.copy()
        other.keeps_log = self.keeps_log
        other.log = self.log[:]
        return other
