"""State checks (BH-160): who has lost, which creatures die, which created cards go back to the reserve."""

from mypy_extensions import i64

from lomber.games.berserk.cards import CREATURE, IN_RESERVE
from lomber.games.berserk.leaving import die
from lomber.games.berserk.state import DRAW, REPETITIONS_MOST, Duel, Task
from lomber.games.berserk.things import Thing
from lomber.games.berserk.triggers import flush
from lomber.games.berserk.values import refresh


def after_step(duel: Duel) -> None:
    """What follows every step: fire what heard it, and check the state."""
    replaced = bool(duel.tasks) and duel.tasks[-1].stands_instead()
    if replaced or duel.matched or duel.astray or _is_something_wrong(duel):
        duel.push_behind(StateCheck())


def _is_something_wrong(duel: Duel) -> bool:
    refresh(duel)
    for player in range(2):
        if has_lost(duel, player):
            return True
    return any(thing.type == CREATURE and thing.wounds >= thing.lives for thing in duel.things)


def has_lost(duel: Duel, player: i64) -> bool:
    """The hero has no lives left, or too many draws have failed (BH-280, BH-282)."""
    hero = duel.hero(player)
    return hero.wounds >= hero.lives or duel.failed_draws[player] >= duel.rules.failed_draws_to_lose


class StateCheck(Task):
    """Repeated until nothing changes; what heard a step fires before the dead leave, and after a loss nothing.

    All that die in one check die at the same time for those who hear of it, in whatever repetition (BH-102).
    """

    def __init__(self) -> None:
        super().__init__()
        self.repetitions: i64 = 0

    def advance(self, duel: Duel) -> None:
        refresh(duel)
        if has_lost(duel, 0) or has_lost(duel, 1):
            _end(duel)
            return
        if self.stage == 0:
            self.stage = 1
            flush(duel)
            return
        dying: list[Thing] = []
        for thing in duel.things:
            if thing.type == CREATURE and thing.wounds >= thing.lives:
                dying.append(thing)
        if not dying:
            if duel.matched:
                flush(duel)
                return
            _gather_created(duel)
            duel.pop()
            return
        self.repetitions += 1
        if self.repetitions > REPETITIONS_MOST:
            duel.finish(DRAW, "loop")
            return
        die(duel, dying)

    def copy(self) -> "StateCheck":
        other = StateCheck()
        other.stage = self.stage
        other.repetitions = self.repetitions
        return other


def _gather_created(duel: Duel) -> None:
    """Created cards do not stay in a graveyard (BH-245)."""
    for piece in duel.astray:
        duel.lift(piece)
        duel.lay(piece, IN_RESERVE, duel.owner_of[piece])
    duel.astray = []


def _end(duel: Duel) -> None:
    """Both in the same check: a draw, or by option the active player has lost (BH-281)."""
    fallen = [duel.hero(player).wounds >= duel.hero(player).lives for player in range(2)]
    reason = "hero" if fallen[0] or fallen[1] else "deck"
    if has_lost(duel, 0) and has_lost(duel, 1):
        duel.finish(1 - duel.active if duel.rules.active_loses else DRAW, reason)
    else:
        loser: i64 = 0 if has_lost(duel, 0) else 1
        duel.finish(1 - loser, "hero" if fallen[loser] else "deck")
