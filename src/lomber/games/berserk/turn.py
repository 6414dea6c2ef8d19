"""Setting up (chapter 5) and the turn (chapter 6): recovery, accumulation, main stage, end."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import (
    CREATURE,
    END_OF_TURN,
    HERO,
    IN_DECK,
    IN_PLAY,
    YOUR_NEXT_TURN,
    Ability,
    Library,
)
from lomber.games.berserk.checks import after_step
from lomber.games.berserk.combat import Attack, attack_targets, can_attack
from lomber.games.berserk.discarding import Draw, different, draw_top
from lomber.games.berserk.filters import things_referred
from lomber.games.berserk.leaving import restore_control
from lomber.games.berserk.ledger import Ledger
from lomber.games.berserk.payment import gain_coins, must_attack, open_coins
from lomber.games.berserk.playing import can_play, can_use, play_card, use_feature
from lomber.games.berserk.state import (
    ATTACK_WITH,
    CHOOSE_FIRST,
    DRAW,
    END_TURN,
    FIELD,
    MAIN,
    MULLIGAN,
    NONE,
    PLAY_CARD,
    REPETITIONS_MOST,
    REVEAL,
    USE,
    Chance,
    Context,
    Duel,
    Event,
    Rules,
    Shuffle,
    Task,
    action,
)
from lomber.games.berserk.things import Feature, Part, Thing
from lomber.games.berserk.triggers import Settle, announce, begin_moment, end_moment
from lomber.games.berserk.turning import open_up, reveal
from lomber.games.berserk.values import activated, end_of_turn_effects, refresh
from lomber.games.berserk.verbs import CLOSE, STUN, TURN_END, TURN_START, USE_FREE

# -- setting up


def new_duel(
    library: Library, rules: Rules, heroes: list[int], decks: list[list[int]], chooser: i64 = NONE
) -> Duel:
    """Heroes face up, decks as handed in (BH-30). Who chooses the first player is drawn, or settled (BH-284)."""
    duel = Duel(library, rules)
    for player in range(2):
        lay_hero(duel, heroes[player], player)
    for player in range(2):
        for card in decks[player]:
            duel.lay(duel.new_piece(card, player), IN_DECK, player)
    duel.ledger = Ledger()
    duel.ledger.deck_known = [[0 for _ in deck] for deck in decks]
    duel.tasks = [Turn(), SetUp(chooser)]
    return duel


def lay_hero(duel: Duel, card: i64, player: i64) -> Thing:
    piece = duel.new_piece(card, player)
    thing = Thing(duel.next_number, HERO, player)
    duel.next_number += 1
    duel.zone_of[piece] = int(IN_PLAY)
    duel.number_of[piece] = int(thing.number)
    thing.parts = [Part(piece, duel.library.cards[card], duel.stamp())]
    duel.things.append(thing)
    return thing


DRAW_CHOOSER: Final[i64] = 0
ASK_FIRST: Final[i64] = 1
HANDS: Final[i64] = 2
FIRST_MULLIGAN: Final[i64] = 3
SECOND_MULLIGAN: Final[i64] = 4


class SetUp(Task):
    """Shuffled decks, a drawn chooser, four cards each, and what each puts back under his deck (BH-31 … BH-33)."""

    def __init__(self, chooser: i64 = NONE) -> None:
        super().__init__()
        self.chooser = chooser
        self.returned: list[int] = []
        """Pieces to go under, from top to bottom."""

    def advance(self, duel: Duel) -> None:
        if self.stage == DRAW_CHOOSER:
            if self.chooser == NONE:
                duel.chance = Chance(NONE, 2, False)
            else:
                self.take(duel, self.chooser)
        elif self.stage == ASK_FIRST:
            duel.ask(CHOOSE_FIRST, self.chooser, [0, 1])
        elif self.stage == HANDS:
            self.stage = FIRST_MULLIGAN
            duel.phase = "setup.mulligan"
            for player in range(2):
                for _ in range(duel.rules.start_hand):
                    draw_top(duel, player, False)
        elif self.stage <= SECOND_MULLIGAN:
            player = duel.active if self.stage == FIRST_MULLIGAN else 1 - duel.active
            duel.ask(MULLIGAN, player, [int(NONE), *self._returnable(duel, player)], NONE, True)
        else:
            duel.pop()

    def _returnable(self, duel: Duel, player: i64) -> list[int]:
        return different(duel, [piece for piece in duel.hands[player] if piece not in self.returned])

    def take(self, duel: Duel, answer: i64) -> None:
        if self.stage == DRAW_CHOOSER:
            self.chooser = answer
            self.stage = ASK_FIRST
            duel.push(Shuffle(1))
            duel.push(Shuffle(0))
        elif self.stage == ASK_FIRST:
            duel.active = self.chooser if answer == 0 else 1 - self.chooser
            self.stage = HANDS
        elif answer != NONE:
            self.returned = [*self.returned, int(duel.piece(answer))]
        else:
            self._exchange(duel, duel.active if self.stage == FIRST_MULLIGAN else 1 - duel.active)
            self.stage += 1

    def _exchange(self, duel: Duel, player: i64) -> None:
        """All go under before any is drawn; the number is public, the cards are not (BH-33)."""
        for piece in self.returned:
            duel.put_under(piece, player)
        for _ in self.returned:
            draw_top(duel, player, False)
        duel.note("exchanges", player, 0, len(self.returned))
        self.returned = []

    def copy(self) -> "SetUp":
        other = SetUp(self.chooser)
        other.stage = self.stage
        other.returned = self.returned
        return other


# -- the turn

RECOVERY: Final[i64] = 0
COIN: Final[i64] = 1
DRAW_CARD: Final[i64] = 2
SETTLE_DRAW: Final[i64] = 3
ASK_REVEAL: Final[i64] = 4
FEATURES: Final[i64] = 5
MAIN_STAGE: Final[i64] = 6
END_FEATURES: Final[i64] = 7
EXPIRE: Final[i64] = 8
PASS: Final[i64] = 9

PHASES: Final = [
    "start.recovery",
    "start.coin",
    "start.draw",
    "start.draw",
    "start.reveal",
    "start.features",
    "main",
    "end.features",
    "end.expire",
    "end.expire",
]


class Turn(Task):
    """Turn after turn until the game ends; it lies at the bottom of the stack."""

    def __init__(self) -> None:
        super().__init__()
        self.revealing: list[int] = []
        self.repetitions: i64 = 0
        """How often what lasts until the end of this turn has ceased."""

    def advance(self, duel: Duel) -> None:
        stage = self.stage
        duel.phase = PHASES[stage]
        if stage == MAIN_STAGE:
            duel.ask(MAIN, duel.active, main_options(duel))
            return
        if stage == ASK_REVEAL:
            self._ask_reveal(duel)
            return
        if stage == EXPIRE and end_of_turn_effects(duel):
            self._expire(duel)
            return
        self.stage += 1
        if stage == RECOVERY:
            recover(duel)
            after_step(duel)
        elif stage == COIN:
            gain_coins(duel, duel.active, 1, False)
        elif stage == DRAW_CARD:
            if duel.turn != 1 or not duel.rules.first_player_skips_draw:
                duel.push(Draw(duel.active, 1, True))
        elif stage == SETTLE_DRAW:
            duel.push(Settle())
        elif stage == FEATURES:
            announce(duel, Event(TURN_START, NONE, duel.active))
            duel.push(Settle())
        elif stage == END_FEATURES:
            announce(duel, Event(TURN_END, NONE, duel.active))
            duel.push(Settle())
        elif stage == PASS:
            self.stage = RECOVERY
            self.repetitions = 0
            duel.active = 1 - duel.active

    def _expire(self, duel: Duel) -> None:
        """Repeated as long as what it calls up makes new effects of this turn (BH-51); not for ever (BH-109)."""
        self.repetitions += 1
        if self.repetitions > REPETITIONS_MOST:
            duel.finish(DRAW, "loop")
            return
        expire(duel, END_OF_TURN)
        duel.push_behind(Settle())

    def _ask_reveal(self, duel: Duel) -> None:
        """Any number of his hidden creatures, one after another as he likes (BH-45)."""
        hidden = [
            int(thing.number)
            for thing in duel.things
            if thing.hidden and thing.controller == duel.active and int(thing.number) not in self.revealing
        ]
        if hidden:
            duel.ask(REVEAL, duel.active, [int(NONE), *hidden])
        else:
            self._reveal(duel)

    def _reveal(self, duel: Duel) -> None:
        """All at once, then settle."""
        self.stage = FEATURES
        begin_moment(duel)
        for number in self.revealing:
            thing = duel.thing(number)
            if thing is not None:
                reveal(duel, thing)
        end_moment(duel)
        self.revealing = []
        duel.push(Settle())

    def take(self, duel: Duel, answer: i64) -> None:
        if self.stage == ASK_REVEAL:
            if answer == NONE:
                self._reveal(duel)
            else:
                self.revealing = [*self.revealing, int(answer)]
        elif answer == action(END_TURN, 0, 0):
            self.stage = END_FEATURES
        else:
            act(duel, answer)

    def copy(self) -> "Turn":
        other = Turn()
        other.stage = self.stage
        other.revealing = self.revealing
        other.repetitions = self.repetitions
        return other


def recover(duel: Duel) -> None:
    """A new turn: all counters anew, his cards and coins open (BH-40, BH-41); stunned ones lose their Stun."""
    duel.turn += 1
    duel.changed()
    duel.note("turn", duel.active, 0, duel.turn)
    duel.fired_elsewhere = {}
    if not duel.delays:
        duel.departed = {}
    for thing in duel.things:
        thing.attacks_made = 0
        thing.defences_made = 0
        thing.armour_prevented = 0
        thing.used = {}
        thing.fired = {}
    expire(duel, YOUR_NEXT_TURN)
    refresh(duel)
    begin_moment(duel)
    for thing in duel.things[:]:
        if thing.controller != duel.active:
            continue
        if thing.stunned:
            thing.stunned = False
            duel.stale = True
        else:
            open_up(duel, thing)
    open_coins(duel, duel.active, duel.coins_closed[duel.active])
    end_moment(duel)


def expire(duel: Duel, until: i64) -> None:
    """What lasts until now ceases, all at the same moment (BH-51, BH-187)."""
    for thing in duel.things:
        kept = [
            e
            for e in thing.effects
            if e.until != until or (until == YOUR_NEXT_TURN and e.player != duel.active)
        ]
        if len(kept) < len(thing.effects):
            thing.effects = kept
            duel.stale = True
    duel.discounts = [
        d for d in duel.discounts if d.until != until or (until == YOUR_NEXT_TURN and d.owner != duel.active)
    ]
    duel.dearer = [
        d for d in duel.dearer if d.until != until or (until == YOUR_NEXT_TURN and d.player != duel.active)
    ]
    restore_control(duel)


# -- the main stage (BH-47)


def main_options(duel: Duel) -> list[int]:
    """Everything that the active player may do; Frenzy narrows it (BH-49, BH-201)."""
    refresh(duel)
    frenzied = [
        thing for thing in duel.things if thing.controller == duel.active and must_attack(duel, thing)
    ]
    options: list[int] = []
    if not frenzied:
        options.append(int(action(END_TURN, 0, 0)))
        for number in different(duel, duel.hands[duel.active]):
            if can_play(duel, duel.piece(number), duel.active):
                options.append(int(action(PLAY_CARD, number, 0)))
    for thing in duel.things:
        if thing.controller != duel.active:
            continue
        if can_attack(duel, thing) and (not frenzied or thing in frenzied):
            for target in attack_targets(duel, thing):
                options.append(int(action(ATTACK_WITH, thing.number, target)))
        features = activated(thing)
        for i in range(len(features)):
            if can_use(duel, thing, features[i]):
                if not frenzied or is_left_by_frenzy(duel, thing, features[i]):
                    options.append(int(action(USE, thing.number, i)))
    return options


def is_left_by_frenzy(duel: Duel, thing: Thing, feature: Feature) -> bool:
    """Features of other creatures and of supports that neither attack nor play a card."""
    if duel.rules.frenzy_blocks_everything or thing.type == HERO:
        return False
    ability = feature.ability
    if ability.program.is_attack or ability.program.plays_card:
        return False
    if ability.closes and thing.type == CREATURE and must_attack(duel, thing):
        return False
    return not _does_what_frenzy_forbids(duel, thing, ability)


def _does_what_frenzy_forbids(duel: Duel, thing: Thing, ability: Ability) -> bool:
    """Would its text, without a choice, close a creature that must attack, or use free what may not be used?"""
    context = Context(thing.controller, thing.number)
    for step in ability.program.steps:
        if step.verb == CLOSE or step.verb == STUN:
            for closed in things_referred(duel, step.what, context):
                if must_attack(duel, closed):
                    return True
        elif step.verb == USE_FREE:
            for used in things_referred(duel, step.what, context):
                if used.controller == thing.controller and _may_not_be_used(used):
                    return True
    return False


def _may_not_be_used(thing: Thing) -> bool:
    """The hero, and features that attack or play a card (BH-201)."""
    if thing.type == HERO:
        return True
    programs = [feature.ability.program for feature in activated(thing)]
    return any(program.is_attack or program.plays_card for program in programs)


def act(duel: Duel, answer: i64) -> None:
    """Carry out one of the main options."""
    duel.departed = duel.departed if duel.delays else {}
    verb = answer // (FIELD * FIELD)
    number, target = answer // FIELD % FIELD, answer % FIELD
    if verb == PLAY_CARD:
        play_card(duel, duel.piece(number), duel.active, free=False, settles=True)
    elif verb == ATTACK_WITH:
        duel.push(Attack(number, target))
    else:
        assert verb == USE
        thing = duel.thing(number)
        assert thing is not None
        use_feature(duel, thing, activated(thing)[target], free=False, settles=True)
