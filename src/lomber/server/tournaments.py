"""The HTTP door for tournaments: call one, enter it, look at it, direct it."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence

from lomber.club.standings import earned
from lomber.games import listings
from lomber.server.calls import Call, Route
from lomber.server.catalogue import chosen, family_name
from lomber.server.director import Decision
from lomber.server.events import STAND_IN, Chair
from lomber.server.mistakes import Refused
from lomber.server.thinking import LEVELS
from lomber.server.tournament import (
    PAIR,
    Numbered,
    Sitting,
    Tournament,
    Unit,
    Which,
    bot,
    may_return,
    returned,
    seated_options,
    sides_of,
    withdrawn,
)
from lomber.server.tournament_events import (
    Adjusted,
    Announced,
    Begun,
    Called,
    Closed,
    Entered,
    Excused,
    Joined,
    Paused,
    Replaced,
    Resumed,
    StoredTournament,
)
from lomber.server.tournament_wire import (
    Action,
    Deed,
    Direct,
    EnterTournament,
    Named,
    NewTournament,
    RoundLine,
    SittingLine,
    StandingLine,
    TournamentLine,
    Tournaments,
    TournamentView,
    UnitLine,
)
from lomber.server.wire import Nothing
from lomber.server.written import tidy_name
from lomber.table.errors import LomberError
from lomber.table.fair import SIZE
from lomber.table.options import written

MOST_ENTRANTS = 128
MOST_DIRECTED = 5
MOST_LISTED = 30
LONGEST_NAME = 60
LONGEST_REASON = 200
OF_SAME_DEALS = ("matchpoints", "difference")


# -- calling one


async def new_tournament(call: Call) -> TournamentView:
    """The caller directs it."""
    body: NewTournament = call.body
    if call.house.standings.silent(call.who):
        raise Refused("muted", 403)
    call.house.count_opening(call.request, call.who)
    await _not_too_many(call)
    announced = _announced(body, call.who)
    bots = [Entered(_bot(level, number)) for number, level in enumerate(body.bots)]
    if announced.pairs:
        partners = [Joined(unit, _bot(level, unit + len(bots))) for unit, level in enumerate(body.bots)]
        id = await call.house.director.announce(announced, [*bots, *partners])
    else:
        id = await call.house.director.announce(announced, bots)
    return _view(id, await call.house.director.find(id), call)


async def _not_too_many(call: Call) -> None:
    """Nobody directs more than a few at a time: their bots think for all of them."""
    running = 0
    for id in await call.house.storage.tournaments_of(call.who, MOST_LISTED):
        now = await call.house.director.find(id)
        running += now.host == call.who and now.closed is None
    if running >= MOST_DIRECTED:
        raise Refused("too-many-tournaments", 429, most=MOST_DIRECTED)


def _announced(body: NewTournament, host: str) -> Announced:
    name = tidy_name(body.name, LONGEST_NAME)
    if not name:
        raise Refused("bad-name", 422, most=LONGEST_NAME)
    options = seated_options(body.game, {**body.options, "hands": body.deals})
    game = chosen(body.game, body.preset, options)
    if body.pairs and not sides_of(game):
        raise Refused("no-pairs", 422)
    if body.counting in OF_SAME_DEALS and not body.same_deals:
        raise Refused("not-same-deals", 422)
    if body.form == "swiss" and not body.rounds:
        raise Refused("no-rounds", 422)
    if int(game.seats) < PAIR:
        raise Refused("too-few-seats", 422)
    return Announced(
        name,
        body.game,
        body.preset,
        written(game.options),
        body.form,
        body.counting,
        body.rounds,
        host,
        secrets.token_hex(SIZE),
        body.pairs,
        body.same_deals,
        body.by_itself,
        body.entry,
        body.listed,
        body.clock,
        body.talk,
    )


def _bot(level: str, number: int) -> Chair:
    if level not in LEVELS:
        raise Refused("unknown-bot", 422, name=level, known=", ".join(LEVELS))
    return bot(level, number)


# -- playing in it


async def enter_tournament(call: Call) -> TournamentView:
    """A place in it; in a tournament of pairs alone for the moment, or with somebody who is alone."""
    body: EnterTournament = call.body
    member = call.person is not None and bool(call.person.session)
    chair = Chair("person", call.who, (await call.guest()).name)

    def decision(now: Tournament) -> Sequence[StoredTournament]:
        if now.announced.entry == "members" and not member:
            raise Refused("club-only", 403)
        if now.unit_of(call.who) >= 0:
            return []
        left = now.left_by(call.who)
        if left is not None and left.out and now.closed is None:
            raise Refused("taken-out", 403)
        _still_open(now)
        if left is not None and may_return(now, left, call.house.standings.barred):
            return returned(left)
        if body.unit is None:
            return [Entered(chair, body.added or "")]
        alone = now.units[body.unit] if body.unit < len(now.units) else None
        if not now.announced.pairs or now.begun or alone is None or alone.left or len(alone.members) >= PAIR:
            raise Refused("no-such-partner", 409)
        return [Joined(body.unit, chair, body.added or "")]

    return await _decided(call, decision)


def _still_open(now: Tournament) -> None:
    """Until it begins; in a Swiss until the last round."""
    late = now.begun and (now.announced.form != "swiss" or now.announced.pairs)
    if now.closed is not None or late or (now.begun and len(now.rounds) >= now.wanted):
        raise Refused("entries-closed", 409)
    if len(now.playing()) >= MOST_ENTRANTS:
        raise Refused("too-many-entrants", 409, most=MOST_ENTRANTS)


async def leave_tournament(call: Call) -> TournamentView:
    """What was played counts; a bot finishes the table, and where the rounds are fixed plays on to the end."""

    def decision(now: Tournament) -> Sequence[StoredTournament]:
        unit = now.unit_of(call.who)
        if unit < 0 or now.closed is not None:
            raise Refused("not-an-entrant", 409)
        return withdrawn(now, now.units[unit], lambda person: person == call.who)

    return await _decided(call, decision)


# -- directing it


async def direct_tournament(call: Call) -> TournamentView:
    """Only who called it may."""
    body: Direct = call.body
    barred = call.house.standings.barred

    def decision(now: Tournament) -> Sequence[StoredTournament]:
        if now.host != call.who:
            raise Refused("not-the-director", 403)
        if body.do not in _may_direct(now, barred):
            raise Refused("not-now", 409)
        if body.do == "back":
            return _given_back(now, body, barred)
        return _directed(now, body)

    return await _decided(call, decision)


def _may_direct(now: Tournament, barred: Which) -> list[Deed]:
    if now.closed is not None:
        return ["adjust"] if now.rounds else []
    back: list[Deed] = ["back"] if any(may_return(now, unit, barred) for unit in now.units) else []
    if not now.begun:
        return ["begin", "bot", "remove", "close", *back]
    found: list[Deed] = ["resume" if now.paused else "pause", "close", "replace", "remove", *back]
    if now.rounds:
        found.append("adjust")
    if now.announced.form == "swiss":
        found += ["bye", "bot"]
    if now.state == "between" and not now.announced.by_itself and not now.complete():
        found.append("next")
    return found


def _directed(now: Tournament, body: Direct) -> Sequence[StoredTournament]:
    reason = tidy_name(body.reason, LONGEST_REASON)
    if body.reason.strip() and not reason:
        raise Refused("bad-reason", 422, most=LONGEST_REASON)
    match body.do:
        case "begin":
            return _beginning(now)
        case "pause":
            return [Paused()]
        case "resume":
            return [Resumed()]
        case "next":
            return [Called()]
        case "close":
            return [Closed(reason or "-")]
        case "bot":
            _still_open(now)
            return _new_bot(now, body.level)
        case "adjust":
            return _ruling(now, body, reason)
        case "replace":
            return _stand_in(now, body, reason)
        case "remove":
            return withdrawn(now, _unit(now, body.unit), out=True)
        case _:
            unit = _unit(now, body.unit).number
            return [] if unit in now.excused else [Excused(unit)]


def _new_bot(now: Tournament, level: str) -> list[StoredTournament]:
    number = len(now.units)
    partner: list[StoredTournament] = [Joined(number, _bot(level, number + 5))] if now.announced.pairs else []
    return [Entered(_bot(level, number)), *partner]


def _beginning(now: Tournament) -> list[StoredTournament]:
    """Who has no partner gets a bot for one."""
    units = now.playing()
    if len(units) < now.size:
        raise Refused("too-few-entrants", 409, least=now.size)
    now.plan()
    alone = [unit.number for unit in units if now.announced.pairs and len(unit.members) < PAIR]
    return [*(Joined(unit, _bot(STAND_IN, unit)) for unit in alone), Begun()]


def _unit(now: Tournament, number: int | None) -> Unit:
    if number is None or number >= len(now.units) or now.units[number].left:
        raise Refused("no-entrant", 404)
    return now.units[number]


def _ruling(now: Tournament, body: Direct, reason: str) -> list[StoredTournament]:
    sitting = now.sitting(body.table or "")
    if not reason:
        raise Refused("no-reason", 422)
    if len(body.scores) != len(sitting.units):
        raise Refused("wrong-scores", 422, number=len(sitting.units))
    return [Adjusted(sitting.table, tuple(body.scores), reason)]


def _stand_in(now: Tournament, body: Direct, reason: str) -> list[StoredTournament]:
    unit = _unit(now, body.unit)
    if body.member >= len(unit.members):
        raise Refused("no-entrant", 404)
    return [Replaced(unit.number, body.member, _bot(body.level, unit.number), reason, True)]


def _given_back(now: Tournament, body: Direct, barred: Which) -> list[StoredTournament]:
    """Whom the director has taken out by mistake, or who was late, or has changed his mind."""
    number = body.unit
    if number is None or number >= len(now.units) or not may_return(now, now.units[number], barred):
        raise Refused("no-entrant", 404)
    return returned(now.units[number])


async def _decided(call: Call, decision: Decision) -> TournamentView:
    id = call.path("tournament")
    now = await call.house.director.decide(id, decision)
    return _view(id, now, call)


# -- looking at it


async def tournament(call: Call) -> TournamentView:
    id = call.path("tournament")
    return _view(id, await call.house.director.shown(id), call)


async def tournaments(call: Call) -> Tournaments:
    """Those in which I play or which I direct, then all that are listed."""
    storage = call.house.storage
    mine = await storage.tournaments_of(call.who, MOST_LISTED) if call.who else []
    listed = await storage.listed_tournaments(MOST_LISTED)
    lines = []
    for id in dict.fromkeys([*mine, *listed]):
        with contextlib.suppress(LomberError):  # of a game that is no longer here: the others are shown
            lines.append(_line(id, await call.house.director.shown(id), call))
    return Tournaments(tuple(lines))


def _said(now: Tournament, said: str, call: Call) -> str:
    """What the director has written, as far as he is heard."""
    return call.house.standings.name(now.host, said)


def _line(id: str, now: Tournament, call: Call) -> TournamentLine:
    announced = now.announced
    person = call.who
    return TournamentLine(
        id,
        _said(now, announced.name, call),
        announced.game,
        announced.preset,
        announced.form,
        now.state,
        len(now.playing()),
        len(now.rounds),
        now.wanted,
        now.unit_of(person),
        now.my_table(person),
    )


def _view(id: str, now: Tournament, call: Call) -> TournamentView:
    announced = now.announced
    person = call.who
    director = now.host == person
    return TournamentView(
        id,
        _said(now, announced.name, call),
        announced.game,
        announced.preset,
        family_name(listings()[announced.game].family),
        announced.options,
        announced.form,
        announced.counting,
        now.tie_breaks(),
        announced.pairs,
        announced.same_deals,
        now.size,
        int(getattr(now.game.options, "hands", None) or 0),
        now.wanted,
        announced.entry,
        announced.clock,
        now.state,
        now.paused,
        announced.by_itself,
        _said(now, now.closed.reason, call) if now.closed else "",
        now.unit_of(person),
        now.my_table(person),
        director,
        tuple(_may(now, call, director)),
        tuple(
            _unit_line(now, unit, call, director)
            for unit in now.units
            if not unit.never or (director and unit.out)
        ),
        tuple(
            StandingLine(
                line.unit,
                line.place,
                line.to,
                str(line.points),
                tuple(str(value) for value in line.breaks),
                line.played,
                line.byes,
            )
            for line in now.standings()
        ),
        tuple(_round_line(now, one, call) for one in now.rounds),
        now.commitment,
        tuple(tuple(hands) for hands in now.boards()) if now.begun and announced.same_deals else (),
        tuple(now.additions()),
        now.revealed(),
    )


def _may(now: Tournament, call: Call, director: bool) -> list[Action]:
    person = call.who
    found: list[Action] = []
    try:
        _still_open(now)
        left = now.left_by(person)
        if now.unit_of(person) < 0 and not (left and left.out):
            found.append("enter")
    except Refused:
        pass
    if now.unit_of(person) >= 0 and now.closed is None:
        found.append("leave")
    if director:
        found += _may_direct(now, call.house.standings.barred)
    return found


def _unit_line(now: Tournament, unit: Unit, call: Call, director: bool) -> UnitLine:
    known = call.house.standings.name
    members = tuple(
        Named(
            known(chair.person, chair.name),
            f"name-{chair.nick}" if chair.who == "bot" else "",
            chair.level,
            chair.who == "person" and chair.person == call.who,
            known(unit.gone[member].person, unit.gone[member].name) if member in unit.gone else None,
        )
        for member, chair in enumerate(unit.members)
    )
    back = director and may_return(now, unit, call.house.standings.barred)
    return UnitLine(unit.number, members, unit.left, unit.number in now.excused, back)


def _round_line(now: Tournament, one: Numbered, call: Call) -> RoundLine:
    points = earned(one.outcome(now.size), now.announced.counting)

    def line(sitting: Sitting) -> SittingLine:
        done = sitting.scores is not None
        worth = tuple(str(points[unit]) for unit in sitting.units) if done else ()
        reason = _said(now, sitting.reason, call)
        return SittingLine(sitting.table, sitting.units, sitting.scores, reason, worth)

    return RoundLine(tuple(line(sitting) for sitting in one.sittings), one.byes)


TOURNAMENT_ROUTES = (
    Route("GET", "/api/tournaments", "Tournaments: mine, and all that are listed.", Tournaments, tournaments),
    Route(
        "POST",
        "/api/tournaments",
        "Call a tournament.",
        TournamentView,
        new_tournament,
        NewTournament,
        mistakes=(403, 404, 422),
    ),
    Route(
        "GET",
        "/api/tournaments/{tournament}",
        "All about a tournament.",
        TournamentView,
        tournament,
        mistakes=(404,),
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/enter",
        "Play in it.",
        TournamentView,
        enter_tournament,
        EnterTournament,
        mistakes=(404, 409),
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/leave",
        "Play no more.",
        TournamentView,
        leave_tournament,
        Nothing,
        mistakes=(404, 409),
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/direct",
        "What the director does.",
        TournamentView,
        direct_tournament,
        Direct,
        mistakes=(404, 409, 422),
    ),
)
