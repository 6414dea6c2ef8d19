"""A tournament as its log tells it: fold the stored events, get rounds, results and standings. No I/O here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from lomber.club.movements import mitchell, round_robin
from lomber.club.rounds import History, Round
from lomber.club.standings import TIE_BREAKS, Outcome, Played, Standing, TieBreak, standings
from lomber.club.swiss import swiss_round
from lomber.games import make, options_of
from lomber.server.events import NICKS, STAND_IN, Chair
from lomber.server.mistakes import Refused
from lomber.server.tournament_events import (
    Adjusted,
    Announced,
    Begun,
    Called,
    Closed,
    Entered,
    Excused,
    Joined,
    Left,
    Paired,
    Passed,
    Paused,
    Replaced,
    Resumed,
    Returned,
    Seated,
    Settled,
    StoredTournament,
)
from lomber.table.contract import Game
from lomber.table.errors import BadRecord
from lomber.table.fair import board_secret, commitment, digest, from_hex
from lomber.table.options import fields_of

TournamentState = Literal["open", "playing", "between", "over"]
PAIR = 2
AS_SEATED = {"draw": False, "seating": "as_joined", "reseat": "none"}
"""Options by which games draw for seats or change them: a tournament seats its players itself."""


@dataclass
class Unit:
    """What plays: a player or a pair."""

    number: int
    members: list[Chair]
    added: list[str] = field(default_factory=list)
    left: bool = False
    never: bool = False
    """It left before the first round: nothing of it is shown."""
    gone: dict[int, Chair] = field(default_factory=dict)
    """The persons for whom bots play now, by members."""
    out: bool = False
    """The director has taken it out, or somebody of it: only he lets them come back."""

    def persons(self) -> list[str]:
        """Who plays for it, or would if he came back."""
        chairs = [*self.members, *self.gone.values()]
        return [chair.person for chair in chairs if chair.who == "person"]


@dataclass
class Sitting:
    """A table of a round, and what is known of it."""

    table: str
    units: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    """What each unit has; None: it is being played."""
    sheet: tuple[int, ...] | None = None
    """What its own sheet said, where the director has ruled otherwise."""
    reason: str = ""
    shown: bool = False


@dataclass
class Numbered:
    """A round of the tournament."""

    sittings: list[Sitting]
    byes: tuple[int, ...]

    @property
    def done(self) -> bool:
        return all(sitting.scores is not None for sitting in self.sittings)

    def plan(self) -> Round:
        return Round(tuple(sitting.units for sitting in self.sittings), self.byes)

    def outcome(self, size: int) -> Outcome:
        played = (
            Played(sitting.units, sitting.scores) for sitting in self.sittings if sitting.scores is not None
        )
        return Outcome(tuple(played), self.byes, size)


def seated_options(id: str, options: dict[str, Any]) -> dict[str, Any]:
    """These options, and the seats as the tournament gives them: nobody draws for his place."""
    fixed = {
        field.name: AS_SEATED[field.name]
        for field in fields_of(options_of(id))
        if field.name in AS_SEATED and (field.kind == "bool" or AS_SEATED[field.name] in field.choices)
    }
    return {**options, **fixed}


def sides_of(game: Game) -> list[list[int]]:
    """The seats of each side, where the game has two sides of two from the first deal to the last; else empty."""
    sides = [seat.side for seat in game.start().view(-1).scene().seats]
    if sorted(sides) != [0, 0, 1, 1]:
        return []
    return [[seat for seat, side in enumerate(sides) if side == which] for which in (0, 1)]


class Tournament:
    """All that its log says."""

    def __init__(self, log: Iterable[StoredTournament]) -> None:
        events = iter(log)
        announced = next(events, None)
        if not isinstance(announced, Announced):
            raise BadRecord("the log does not begin with its announcement", "log[0]")
        self.announced = announced
        self.host = announced.host
        """Who directs it."""
        self.game = make(announced.game, announced.options)
        self._sides = sides_of(self.game)
        self.units: list[Unit] = []
        self.rounds: list[Numbered] = []
        self.begun = False
        self.paused = False
        self.called = False
        self.closed: Closed | None = None
        self.excused: list[int] = []
        self.events = 1
        self._schedule: list[Round] = []
        self._in_time = 0
        """Units that were there when it began: who comes later adds nothing to the deals."""
        for event in events:
            self.apply(event)

    # -- what happens

    def apply(self, event: StoredTournament) -> None:
        """What is stored has happened; the doors have checked whether it may."""
        self.events += 1
        match event:
            case Entered():
                self.units.append(Unit(len(self.units), [event.chair], [event.added]))
            case Joined():
                self.units[event.unit].members.append(event.chair)
                self.units[event.unit].added.append(event.added)
            case Left():
                unit = self.units[event.unit]
                unit.left, unit.never, unit.out = True, not self.begun, unit.out or event.out
            case Returned():
                unit = self.units[event.unit]
                unit.left = unit.never = unit.out = False
            case Replaced():
                self._replace(self.units[event.unit], event)
            case Passed():
                self.host = event.host
            case Begun():
                self.begun = True
                self._in_time = len(self.units)
                self._schedule = self.plan()
            case Paired():
                sittings = [Sitting(one.table, one.units) for one in event.tables]
                self.rounds.append(Numbered(sittings, event.byes))
                self.called = False
                self.excused = []
            case Settled():
                self._settle(self.sitting(event.table), event)
            case Adjusted():
                sitting = self.sitting(event.table)
                sitting.scores, sitting.reason = event.scores, event.reason
            case Excused():
                self.excused.append(event.unit)
            case Paused():
                self.paused = True
            case Resumed():
                self.paused = False
            case Called():
                self.called = True
            case Closed():
                self.closed = event
            case _:
                raise BadRecord("a tournament is announced once")

    def _replace(self, unit: Unit, event: Replaced) -> None:
        before = unit.members[event.member]
        unit.members[event.member] = event.chair
        if event.chair.who == "person":
            unit.gone.pop(event.member, None)
        elif before.who == "person":
            unit.gone[event.member] = before
        unit.out = unit.out or event.out

    def _settle(self, sitting: Sitting, event: Settled) -> None:
        """Each unit has what its seats have. A ruling that came before stands."""
        units = tuple(
            sum(event.scores[seat] for seat in self.seats_of(place)) for place in range(len(sitting.units))
        )
        sitting.sheet, sitting.shown = units, event.shown
        if not sitting.reason:
            sitting.scores = units

    # -- how it is

    @property
    def size(self) -> int:
        """Units at a table."""
        return int(self.game.seats) // (PAIR if self.announced.pairs else 1)

    def seats_of(self, place: int) -> list[int]:
        """The seats of a table that a place has. Of four single players the first and the third are partners."""
        if self.announced.pairs:
            return self._sides[place]
        return [self._sides[place % 2][place // 2]] if self._sides else [place]

    @property
    def state(self) -> TournamentState:
        if self.closed is not None:
            return "over"
        if not self.begun:
            return "open"
        return "between" if not self.rounds or self.rounds[-1].done else "playing"

    @property
    def wanted(self) -> int:
        """How many rounds there will be."""
        return self.announced.rounds or len(self._schedule)

    def playing(self) -> list[Unit]:
        return [unit for unit in self.units if not unit.left]

    def sitting(self, table: str) -> Sitting:
        for one in self.rounds:
            for sitting in one.sittings:
                if sitting.table == table:
                    return sitting
        raise Refused("no-table", 404, name=table)

    def unit_of(self, person: str) -> int:
        """The unit a person plays in, or -1."""
        for unit in self.units:
            if not unit.left and any(
                chair.person == person for chair in unit.members if chair.who == "person"
            ):
                return unit.number
        return -1

    def left_by(self, person: str) -> Unit | None:
        """The unit that a person played in, and which is still kept for him."""
        kept = (unit for unit in self.units if unit.gone or (unit.left and unit.out))
        return next((unit for unit in kept if person in unit.persons()), None)

    def chairs(self, sitting: Sitting) -> list[Chair]:
        """Who is to sit on each seat of the table."""
        found = [Chair("open")] * int(self.game.seats)
        for place, number in enumerate(sitting.units):
            members = self.units[number].members
            for seat, chair in zip(self.seats_of(place), members, strict=True):
                found[seat] = chair
        return found

    def my_table(self, person: str) -> str:
        """The table of this round where the person is awaited."""
        unit = self.unit_of(person)
        if self.state != "playing" or unit < 0:
            return ""
        open_now = (sitting for sitting in self.rounds[-1].sittings if sitting.scores is None)
        return next((sitting.table for sitting in open_now if unit in sitting.units), "")

    # -- who plays whom

    def lots(self) -> list[int]:
        """All units in the order that the seed has drawn: so those who are equal in everything stand."""
        seed = from_hex(self.announced.seed)
        numbers = (unit.number for unit in self.units if not unit.never)
        return sorted(numbers, key=lambda number: digest("lot", seed, _number(number)))

    def tie_breaks(self) -> tuple[TieBreak, ...]:
        return TIE_BREAKS[self.announced.form]

    def standings(self) -> list[Standing]:
        rounds = [one.outcome(self.size) for one in self.rounds]
        return standings(self.lots(), rounds, self.announced.counting, self.tie_breaks())

    def plan(self) -> list[Round]:
        """The rounds of a form in which they are fixed before; units by their lots."""
        announced = self.announced
        lots = self.lots()
        count = len(lots)
        if announced.form == "swiss":
            return []
        if announced.form == "mitchell":
            plan = mitchell(self.size, count // self.size, announced.rounds or None)
            if not plan or count % self.size:
                raise Refused("no-movement", 409, size=self.size)
        else:
            plan = round_robin(count, self.size, announced.rounds or None, self._partners())
        return [
            Round(
                tuple(tuple(lots[unit] for unit in table) for table in one.tables),
                tuple(lots[unit] for unit in one.byes),
            )
            for one in plan
        ]

    def _partners(self) -> bool:
        """Do single players sit down as partners?"""
        return bool(self._sides) and not self.announced.pairs

    def next_round(self) -> Round:
        """Who plays whom in the round that comes."""
        number = len(self.rounds)
        if self._schedule:
            return self._schedule[number % len(self._schedule)]
        lines = self.standings()
        playing = {unit.number for unit in self.playing()}
        ranked = [line.unit for line in lines if line.unit in playing]
        points = {line.unit: line.points for line in lines}
        history = History(one.plan() for one in self.rounds)
        excused = [unit for unit in self.excused if unit in playing]
        return swiss_round(ranked, points, self.size, history, excused, self._partners())

    def may_pair(self) -> bool:
        """Is the next round due?"""
        due = self.state == "between" and not self.paused and (self.announced.by_itself or self.called)
        return due and len(self.rounds) < self.wanted

    def complete(self) -> bool:
        """Are all rounds played, or too few left to go on?"""
        if self.state != "between" or not self.rounds:
            return False
        few = not self._schedule and len(self.playing()) < self.size
        return len(self.rounds) >= self.wanted or few

    def paired(self, names: Sequence[str], one: Round) -> Paired:
        tables = tuple(Seated(name, units) for name, units in zip(names, one.tables, strict=True))
        return Paired(tables, one.byes)

    # -- the same deals for all (docs/fair-deal.md)

    @property
    def commitment(self) -> str:
        return commitment(from_hex(self.announced.seed)).hex()

    def additions(self) -> list[tuple[int, int, str]]:
        """What the players have added to the seed: unit, member, what."""
        return [
            (unit.number, member, added)
            for unit in self.units[: self._in_time if self.begun else None]
            for member, added in enumerate(unit.added)
            if added
        ]

    def round_key(self, number: int) -> str:
        """The key of the deals of a round (from 0); empty where each table has its own."""
        if not self.announced.same_deals:
            return ""
        parts = (
            _number(unit) + _number(member) + from_hex(added) for unit, member, added in self.additions()
        )
        key = digest("tournament", from_hex(self.announced.seed), *parts)
        return digest("round", key, _number(number)).hex()

    def boards(self) -> list[list[str]]:
        """The commitments of all deals, by rounds: shown when the tournament begins."""
        hands = getattr(self.game.options, "hands", None) or 0
        keys = [from_hex(self.round_key(number)) for number in range(self.wanted)]
        return [[commitment(board_secret(key, hand)).hex() for hand in range(1, hands + 1)] for key in keys]

    def revealed(self) -> str:
        """The seed, when all is over and it would show no card that the rules keep closed."""
        shown = all(sitting.shown for one in self.rounds for sitting in one.sittings)
        return self.announced.seed if self.closed is not None and shown and not self.game.keeps_closed else ""


def bot(level: str, number: int) -> Chair:
    """A bot that plays in a tournament; its first name by its number."""
    return Chair("bot", level=level, nick=number % NICKS + 1)


Which = Callable[[str], bool]
"""Of which persons something is so."""


def withdrawn(
    now: Tournament, unit: Unit, gone: Which = lambda person: True, out: bool = False
) -> list[StoredTournament]:
    """The unit plays no more: a bot finishes its table, and where rounds are fixed plays on to the end.

    Whose partner has gone plays on with a bot; as long as nothing has begun he is alone again, and can be joined.
    """
    people = [(member, chair.person) for member, chair in enumerate(unit.members) if chair.who == "person"]
    bots = [
        Replaced(unit.number, member, bot(STAND_IN, unit.number), out=out)
        for member, person in people
        if gone(person)
    ]
    if not now.begun:
        alone = [
            Entered(unit.members[member], unit.added[member]) for member, person in people if not gone(person)
        ]
        return [Left(unit.number, out), *alone]
    if len(bots) < len(people):
        return [*bots]
    return [*bots, Left(unit.number, out)] if now.announced.form == "swiss" else [*bots]


def may_return(now: Tournament, unit: Unit, barred: Which) -> bool:
    """Is there somebody who can have his place again, and plays nowhere else here?"""
    kept = unit.gone or (unit.left and unit.out)
    waiting = [chair.person for chair in unit.gone.values()] or unit.persons()
    return bool(kept) and not any(barred(person) or now.unit_of(person) >= 0 for person in waiting)


def returned(unit: Unit) -> list[StoredTournament]:
    """Those who were gone play for their unit again, with all that it has."""
    back = (Replaced(unit.number, member, chair) for member, chair in unit.gone.items())
    return [*back, Returned(unit.number)]


def without_barred(now: Tournament, barred: Which) -> list[StoredTournament]:
    """Who is not let in any more plays no more, and directs no more: then it goes on by itself."""
    found = [
        event
        for unit in now.playing()
        if any(chair.who == "person" and barred(chair.person) for chair in unit.members)
        for event in withdrawn(now, unit, barred)
    ]
    return [*found, *_undirected(now)] if barred(now.host) else found


def _undirected(now: Tournament) -> list[StoredTournament]:
    """What the director would have had to do: without him nothing begins, but what has begun is played out."""
    if now.closed is not None:
        return []
    if not now.begun:
        return [Closed("-")]
    waits = now.state == "between" and not (now.announced.by_itself or now.called or now.complete())
    return [*([Resumed()] if now.paused else []), *([Called()] if waits else [])]


def taken_over(now: Tournament, giver: str, taker: str) -> list[StoredTournament]:
    """A guest turns out to be a member: what he directs the member directs, and his place is the member's, unless
    that one plays already."""
    passed: list[StoredTournament] = [Passed(taker)] if now.host == giver else []
    if now.closed is not None or now.unit_of(taker) >= 0:
        return passed
    return passed + [
        Replaced(unit.number, member, msgspec.structs.replace(chair, person=taker))
        for unit in now.playing()
        for member, chair in enumerate(unit.members)
        if chair.who == "person" and chair.person == giver
    ]


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")
