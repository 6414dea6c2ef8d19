"""The strike attack (chapter 9), shots and fights (chapter 10)."""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import (
    CHARACTER,
    CREATURE,
    DASH,
    DIRECTED_STRIKE,
    ELUSIVE,
    EXPERIENCE_ATTACK,
    EXPERIENCE_DEFENCE,
    FIRST_STRIKE,
    NO_ACTION,
    NO_ATTACK,
    NO_DEFENCE,
    NOT_ATTACKED,
)
from lomber.games.berserk.checks import after_step
from lomber.games.berserk.filters import fits
from lomber.games.berserk.state import DEFENDER, NONE, Context, Duel, Event, Task
from lomber.games.berserk.things import Thing
from lomber.games.berserk.triggers import Settle, announce, announce_for_the_dead
from lomber.games.berserk.turning import close
from lomber.games.berserk.values import has, is_fresh, refresh
from lomber.games.berserk.verbs import (
    ATTACK,
    ATTACK_DECLARED,
    BY_RETURN,
    BY_SHOT,
    BY_STRIKE,
    DEFENDS,
    FIGHT_ATTACK,
    SHOT_ATTACK,
    STRIKE_ATTACK,
)
from lomber.games.berserk.wounds import Packet, deal

# -- who may attack whom


def can_attack(duel: Duel, thing: Thing) -> bool:
    """A creature of the active player, open, face up, not resting, with an attack left (BH-120)."""
    if thing.type != CREATURE or thing.controller != duel.active or thing.closed or thing.hidden:
        return False
    if is_fresh(duel, thing) and not has(thing, DASH):
        return False
    if thing.cannot & (NO_ATTACK | NO_ACTION):
        return False
    return thing.attacks_made < 1 + thing.extra_attacks


def is_attackable(duel: Duel, target: Thing, attacker: Thing | None) -> bool:
    """A character face up; not an open one that is elusive from this attacker (BH-93, BH-121, BH-263)."""
    if not target.type & CHARACTER or target.hidden or target.cannot & NOT_ATTACKED:
        return False
    if attacker is None or attacker.type != CREATURE or target.closed:
        return True
    return not is_elusive(duel, target, attacker)


def is_elusive(duel: Duel, thing: Thing, other: Thing) -> bool:
    """Is this creature elusive from that one?"""
    if not has(thing, ELUSIVE):
        return False
    context = Context(thing.controller, thing.number)
    for held in thing.held:
        source = held.keyword.source
        if held.keyword.name == ELUSIVE and source is not None and fits(duel, source, other, context):
            return True
    return False


def attack_targets(duel: Duel, attacker: Thing) -> list[int]:
    return [
        int(thing.number)
        for thing in duel.things
        if thing.controller != attacker.controller and is_attackable(duel, thing, attacker)
    ]


def defenders(duel: Duel, attacker: Thing, target: Thing) -> list[int]:
    """Creatures that may step in: open, face up, once per turn, not held off by Elusiveness (BH-123)."""
    return [
        int(thing.number)
        for thing in duel.things
        if thing.type == CREATURE
        and thing.controller == target.controller
        and thing is not target
        and not thing.closed
        and not thing.hidden
        and thing.defences_made < 1 + thing.extra_defences
        and not thing.cannot & (NO_DEFENCE | NO_ACTION)
        and not is_elusive(duel, attacker, thing)
    ]


# -- blows

FIRST_BLOWS: Final[i64] = 0
SECOND_BLOW: Final[i64] = 1
DONE: Final[i64] = 2


class Exchange(Task):
    """The blows of one attack or fight (BH-126 … BH-128), with the state checks after them."""

    def __init__(self, attacker: i64, target: i64, fights_back: bool) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.fights_back = fights_back
        self.target_first = False

    def advance(self, duel: Duel) -> None:
        refresh(duel)
        one, other = duel.thing(self.attacker), duel.thing(self.target)
        if self.stage == FIRST_BLOWS:
            assert one is not None
            assert other is not None
            self._first(duel, one, other)
            after_step(duel)
        elif self.stage == SECOND_BLOW:
            self.stage = DONE
            if one is not None and other is not None:
                if self.target_first:
                    _mark_dealt(duel)
                    deal(duel, [_blow(one, other, BY_STRIKE)])
                else:
                    deal(duel, [_blow(other, one, BY_RETURN)])
                after_step(duel)
        else:
            duel.pop()

    def _first(self, duel: Duel, one: Thing, other: Thing) -> None:
        """Both at once; or the one with First strike before the other, if only one of the two has it."""
        self.stage = DONE
        if not self.fights_back:
            _mark_dealt(duel)
            deal(duel, [_blow(one, other, BY_STRIKE)])
        elif has(one, FIRST_STRIKE) == has(other, FIRST_STRIKE):
            _mark_dealt(duel)
            deal(duel, [_blow(one, other, BY_STRIKE), _blow(other, one, BY_RETURN)])
        else:
            self.stage = SECOND_BLOW
            if has(one, FIRST_STRIKE):
                _mark_dealt(duel)
                deal(duel, [_blow(one, other, BY_STRIKE)])
            else:
                self.target_first = True
                deal(duel, [_blow(other, one, BY_RETURN)])

    def copy(self) -> "Exchange":
        other = Exchange(self.attacker, self.target, self.fights_back)
        other.stage = self.stage
        other.target_first = self.target_first
        return other


def _blow(striker: Thing, victim: Thing, how: i64) -> Packet:
    bonus = striker.return_bonus if how == BY_RETURN else 0
    return Packet(striker.number, how, striker.strike + bonus, victim)


def _mark_dealt(duel: Duel) -> None:
    """The attacker's blow was dealt, even for nothing: the attack took place (BH-129)."""
    below = duel.tasks[-2]
    assert isinstance(below, Bout)
    below.dealt = True


class Bout(Task):
    """What an attack and a fight have in common: a blow that may have been dealt."""

    def __init__(self, attacker: i64, target: i64) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.dealt = False

    def announce_attack(self, duel: Duel, how: i64) -> None:
        """On attack, of an attacker that died in the exchange too."""
        refresh(duel)
        known = duel.last_known(self.attacker)
        assert known is not None
        event = Event(ATTACK, self.attacker, known.controller, NONE, self.target, 0, how)
        if duel.thing(self.attacker) is None:
            announce_for_the_dead(duel, event, known)
        else:
            announce(duel, event)


# -- the strike attack

DECLARE: Final[i64] = 0
ASK_DEFENDER: Final[i64] = 1
BLOWS: Final[i64] = 2
CLOSING: Final[i64] = 3
SETTLED: Final[i64] = 4


class Attack(Bout):
    """Declaration, defender, blows, closing, triggers: the order of BH-132."""

    def __init__(self, attacker: i64, target: i64) -> None:
        super().__init__(attacker, target)
        self.defender: i64 = NONE
        self.blocked = False

    def advance(self, duel: Duel) -> None:
        refresh(duel)
        if self.stage == DECLARE:
            self._declare(duel)
        elif self.stage == ASK_DEFENDER:
            self._ask_defender(duel)
        elif self.stage == BLOWS:
            self.stage = CLOSING
            if self._is_on(duel):
                duel.push(Exchange(self.attacker, self.target, self._fights_back(duel)))
        elif self.stage == CLOSING:
            self._close(duel)
        else:
            duel.pop()

    def _declare(self, duel: Duel) -> None:
        attacker = duel.thing(self.attacker)
        assert attacker is not None
        self.stage = ASK_DEFENDER
        attacker.attacks_made += 1
        duel.note("attacks", self.attacker, self.target, 0)
        event = Event(ATTACK_DECLARED, self.attacker, attacker.controller, NONE, self.target)
        announce(duel, event)
        duel.push(Settle())

    def _is_on(self, duel: Duel) -> bool:
        """Neither blocked, nor is one of the two gone, hidden or on the other's side (BH-125)."""
        attacker, target = duel.thing(self.attacker), duel.thing(self.target)
        if self.blocked or attacker is None or target is None:
            return False
        return not attacker.hidden and not target.hidden and attacker.controller != target.controller

    def _ask_defender(self, duel: Duel) -> None:
        self.stage = BLOWS
        attacker, target = duel.thing(self.attacker), duel.thing(self.target)
        if not self._is_on(duel) or attacker is None or target is None or has(attacker, DIRECTED_STRIKE):
            return
        candidates = defenders(duel, attacker, target)
        if candidates:
            duel.ask(DEFENDER, target.controller, [int(NONE), *candidates], self.attacker)

    def take(self, duel: Duel, answer: i64) -> None:
        """The defender replaces the target (BH-124)."""
        defender = duel.thing(answer)
        if defender is None:
            return
        defender.defences_made += 1
        self.defender = defender.number
        self.target = defender.number
        duel.note("defends", defender.number, self.attacker, 0)
        announce(duel, Event(DEFENDS, defender.number, defender.controller, NONE, self.attacker))
        duel.push(Settle())

    def _fights_back(self, duel: Duel) -> bool:
        """A creature that defends, or one that is open (BH-126)."""
        target = duel.thing(self.target)
        assert target is not None
        return target.type == CREATURE and (self.target == self.defender or not target.closed)

    def _close(self, duel: Duel) -> None:
        """On attack is called up; then attacker and defender close, also after a blocked attack (BH-130)."""
        self.stage = SETTLED
        if self.dealt and (self.defender == NONE or duel.rules.on_attack_when_defended):
            self.announce_attack(duel, STRIKE_ATTACK)
        attacker, defender = duel.thing(self.attacker), duel.thing(self.defender)
        if attacker is not None and not has(attacker, EXPERIENCE_ATTACK):
            close(duel, attacker)
        if defender is not None and not has(defender, EXPERIENCE_DEFENCE):
            close(duel, defender)
        duel.push_behind(Settle())

    def copy(self) -> "Attack":
        other = Attack(self.attacker, self.target)
        other.stage = self.stage
        other.dealt = self.dealt
        other.defender = self.defender
        other.blocked = self.blocked
        return other


# -- fights and shots


class Fight(Bout):
    """Both fight as open; no declaration, no defender, nobody closes (BH-141, BH-143)."""

    def advance(self, duel: Duel) -> None:
        refresh(duel)
        if self.stage == 0:
            self.stage = 1
            one, other = duel.thing(self.attacker), duel.thing(self.target)
            if (
                one is None
                or other is None
                or one is other
                or one.hidden
                or other.hidden
                or one.type != CREATURE
                or other.type != CREATURE
            ):
                duel.pop()
            else:
                duel.note("fights", self.attacker, self.target, 0)
                duel.push(Exchange(self.attacker, self.target, True))
        else:
            duel.pop()
            if self.dealt:
                self.announce_attack(duel, FIGHT_ATTACK)
            duel.done = True
            duel.touched = [*duel.touched, int(self.target)]

    def copy(self) -> "Fight":
        other = Fight(self.attacker, self.target)
        other.stage = self.stage
        other.dealt = self.dealt
        return other


def shoot(duel: Duel, source: i64, player: i64, amount: i64, targets: list[Thing]) -> list[int]:
    """Unanswered wounds at enemy characters (BH-140); those who received any."""
    refresh(duel)
    shooter = duel.last_known(source)
    bonus: i64 = 0 if shooter is None else shooter.shot_bonus
    power = amount + bonus
    struck: list[int] = []
    shot_at: list[Thing] = []
    for target in targets:
        if target.hidden or not target.type & CHARACTER:
            continue
        shot_at.append(target)
        if deal(duel, [Packet(source, BY_SHOT, power, target)]) > 0:
            struck.append(int(target.number))
    for target in shot_at:
        announce(duel, Event(ATTACK, source, player, NONE, target.number, 0, SHOT_ATTACK))
    return struck
