"""The book about attacks: kill now (A-1), Frenzy, First strike, trades, lures, and who stays at home."""

from mypy_extensions import i64

from lomber.games.berserk import reading as r
from lomber.games.berserk.book_reading import BerserkAdvice, ability_of, card_of, enemy_hero, option_for
from lomber.games.berserk.cards import (
    CREATURE,
    DASH,
    DIRECTED_STRIKE,
    EXPERIENCE_ATTACK,
    EXPERIENCE_DEFENCE,
    FIRST_STRIKE,
    FRENZY,
    HERO,
    NO_ACTION,
    NO_ATTACK,
    Card,
)
from lomber.games.berserk.state import ATTACK_WITH, END_TURN, MAIN, PLAY_CARD, USE
from lomber.games.berserk.state import TARGET as ASK_TARGET
from lomber.games.berserk.view import BerserkView, Option, Shown
from lomber.table.contract import Advice


class Kill(BerserkAdvice):
    """A-1: if what can reach the enemy hero, whoever defends, is enough, play that line."""

    def move(self, view: BerserkView) -> i64:
        if view.asked == MAIN and is_deadly(view):
            return self._blow(view)
        if view.asked == ASK_TARGET and view.active == view.seat and view.program is not None:
            if r.burn(view, view.program) > 0 and is_deadly(view):
                return option_for(view, enemy_hero(view))
        return -1

    def _blow(self, view: BerserkView) -> i64:
        """Texts first, then the weakest attackers, so that defenders are used up."""
        best: i64 = -1
        least: i64 = 1000
        for option in view.options:
            rank: i64 = 1000
            if option.verb == PLAY_CARD and reach_of_card(view, card_of(view, option)) > 0:
                rank = option.price - 100
            elif option.verb == USE and reach_of_use(view, option) > 0:
                rank = -50
            elif option.verb == ATTACK_WITH and option.target == enemy_hero(view).number:
                attacker = view.thing(option.card)
                rank = attacker.strike if attacker is not None else 1000
            if rank < least:
                least = rank
                best = option.move
        return best


def reach_of_card(view: BerserkView, card: Card) -> i64:
    """Wounds on the enemy hero by playing this card now."""
    total: i64 = 0
    for program in r.programs_now(card):
        total += r.burn(view, program)
    return total


def reach_of_use(view: BerserkView, option: Option) -> i64:
    ability = ability_of(view, option)
    return r.burn(view, ability.program) if ability is not None else 0


def is_deadly(view: BerserkView) -> bool:
    """Do texts, directed strikes and all attackers that are left after the best defence reach his lives?"""
    total = strikes_left(view)
    if view.asked == ASK_TARGET and view.program is not None:
        total += r.burn(view, view.program)
    coins: i64 = view.coins[view.seat][0]
    for option in view.options:
        if option.verb == PLAY_CARD:
            reach = reach_of_card(view, card_of(view, option))
            if reach > 0 and option.price <= coins:
                coins -= option.price
                total += reach
        elif option.verb == USE:
            thing = view.thing(option.card)
            if thing is not None and thing.type != CREATURE:
                total += reach_of_use(view, option)
    return total >= enemy_hero(view).remaining()


def strikes_left(view: BerserkView) -> i64:
    """What the own creatures can still strike at the hero when the strongest are all defended against."""
    hero = enemy_hero(view)
    open_strikes: list[int] = []
    total: i64 = 0
    for thing in view.squad(view.seat):
        if thing.closed or thing.hidden or thing.attacks_left < 1 or thing.cannot & (NO_ATTACK | NO_ACTION):
            continue
        if thing.fresh and not thing.has(DASH):
            continue
        if thing.has(DIRECTED_STRIKE):
            total += r.blow(thing, hero, False)
        else:
            open_strikes.append(int(r.blow(thing, hero, False)))
    open_strikes.sort()
    for i in range(len(open_strikes) - len(r.possible_defenders(view, 1 - view.seat))):
        total += open_strikes[i]
    return total


class Attacking(BerserkAdvice):
    """Advice about attacks in the main stage; whether somebody must stay at home is A-6."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.keeps_home = True

    def heed(self, kept: list[Advice]) -> None:
        self.keeps_home = any(piece.number == "A-6" for piece in kept)

    def attacks(self, view: BerserkView) -> list[Option]:
        """The attacks that may be thought of."""
        home = guard_of(view) if self.keeps_home else None
        return [
            option
            for option in view.options
            if option.verb == ATTACK_WITH and (home is None or option.card != home.number)
        ]


def guard_of(view: BerserkView) -> Shown | None:
    """A-6: the defender to keep open if their strikes could kill the hero in two turns; practised ones first."""
    hero = view.hero(view.seat)
    if 2 * r.strikes_of(view, 1 - view.seat) < hero.remaining():
        return None
    best: Shown | None = None
    most = -1.0
    for thing in view.squad(view.seat):
        if not r.may_defend(thing) and not (thing.attacks_left > 0 and not thing.closed):
            continue
        if thing.has(EXPERIENCE_ATTACK):
            continue  # it does not close: it may attack and defend
        points = (
            float(thing.remaining()) + float(thing.strike) + (5.0 if thing.has(EXPERIENCE_DEFENCE) else 0.0)
        )
        if points > most:
            most = points
            best = thing
    return best


class Guard(BerserkAdvice):
    """A-6: with nothing better to do than to attack with the guard, end the turn."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN or guard_of(view) is None:
            return -1
        guard = guard_of(view)
        ending: i64 = -1
        for option in view.options:
            if option.verb == END_TURN:
                ending = option.move
            elif option.verb != ATTACK_WITH or guard is None or option.card != guard.number:
                return -1
        return ending


class Frenzied(Attacking):
    """A-13: a creature with Frenzy attacks where it survives, else where it trades best."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN:
            return -1
        best: i64 = -1
        most = -1000.0
        for option in view.options:
            attacker = view.thing(option.card)
            if option.verb != ATTACK_WITH or attacker is None or not attacker.has(FRENZY):
                continue
            points = attack_points(view, option)
            if points > most:
                most = points
                best = option.move
        return best


def attack_points(view: BerserkView, option: Option) -> float:
    """What an attack brings if nobody steps in."""
    attacker, target = view.thing(option.card), view.thing(option.target)
    if attacker is None or target is None:
        return -1000.0
    if target.type == HERO:
        return r.HERO_WOUND * float(attacker.strike)
    ended = r.clash(attacker, target)
    points = 0.1 * float(r.blow(attacker, target, False))
    if ended.kills:
        points += r.worth(target)
    if ended.dies:
        points -= r.worth(attacker)
    elif not target.closed:
        points -= 0.5 * float(r.blow(target, attacker, True))
    return points


class FirstStrikes(Attacking):
    """A-11: First strike goes against open creatures that it kills outright, vulnerable and wounded ones first."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN:
            return -1
        best: i64 = -1
        most = -1.0
        for option in self.attacks(view):
            attacker, target = view.thing(option.card), view.thing(option.target)
            if attacker is None or target is None or not attacker.has(FIRST_STRIKE):
                continue
            if target.type != CREATURE or target.closed or target.has(FIRST_STRIKE):
                continue
            if not r.clash(attacker, target).kills or is_guarded(view, attacker, target):
                continue
            points = r.worth(target) + (100.0 if target.wounds > 0 else 0.0)
            if points > most:
                most = points
                best = option.move
        return best


def is_guarded(view: BerserkView, attacker: Shown, target: Shown) -> bool:
    """Could somebody step in who kills the attacker and lives?"""
    if attacker.has(DIRECTED_STRIKE):
        return False
    for thing in r.possible_defenders(view, 1 - view.seat):
        if thing.number != target.number:
            ended = r.Clash(attacker, thing, True)
            if ended.dies and not ended.kills:
                return True
    return False


class Trade(Attacking):
    """A-4: attack what dies while yours survives, or what dies with it and costs no less; closed targets first."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN:
            return -1
        best: i64 = -1
        most = 0.0
        for option in self.attacks(view):
            attacker, target = view.thing(option.card), view.thing(option.target)
            if attacker is None or target is None or target.type != CREATURE:
                continue
            ended = r.clash(attacker, target)
            if not ended.kills or (ended.dies and target.cost < attacker.cost):
                continue
            if ended.dies and is_racing(view):
                continue
            if is_guarded(view, attacker, target):
                continue
            points = r.worth(target) - (0.5 * r.worth(attacker) if ended.dies else 0.0)
            points += 2.0 if target.closed else 0.0
            points -= 0.3 * float(attacker.strike)  # the weakest that is strong enough
            if points > most:
                most = points
                best = option.move
        return best


def is_racing(view: BerserkView) -> bool:
    """Is the enemy hero so low that blows are better spent on him?"""
    return enemy_hero(view).remaining() <= 2 * r.strikes_of(view, view.seat)


class Lure(Attacking):
    """A-5: attack the hero, the weakest first: who defends against it is closed when the strong one comes."""

    def move(self, view: BerserkView) -> i64:
        if view.asked != MAIN:
            return -1
        best: i64 = -1
        least: i64 = 1000
        for option in self.attacks(view):
            attacker = view.thing(option.card)
            if attacker is None or option.target != enemy_hero(view).number or attacker.strike <= 0:
                continue
            if self._is_thrown_away(view, attacker):
                continue
            if attacker.strike < least:
                least = attacker.strike
                best = option.move
        return best

    def _is_thrown_away(self, view: BerserkView, attacker: Shown) -> bool:
        """Would a defender kill it and live, while nothing hurries?"""
        return is_guarded(view, attacker, enemy_hero(view)) and not is_racing(view)
