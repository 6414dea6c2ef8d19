"""The HTTP door: a table of routes, each with the types it takes and gives. The OpenAPI document is made of it."""

from __future__ import annotations

import asyncio
import functools
import hmac
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast
from urllib.parse import urlencode

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import lomber
from lomber.server import catalogue, retelling
from lomber.server.calls import Call, Route
from lomber.server.card_sets import CARD_SET_ROUTES
from lomber.server.club import CLUB_ROUTES
from lomber.server.daily import DAILY_ROUTES
from lomber.server.house import House
from lomber.server.identity import token
from lomber.server.live import LiveTable
from lomber.server.members import JSON, MEMBER_ROUTES
from lomber.server.mistakes import Refused, said, status_of
from lomber.server.owners import Elsewhere
from lomber.server.peers import Gone
from lomber.server.placing import POSITION_ROUTES
from lomber.server.problems import PROBLEM_ROUTES
from lomber.server.retelling import Look
from lomber.server.storage import Report, StorageFailed
from lomber.server.thinking import ThoughtFailed
from lomber.server.tournaments import TOURNAMENT_ROUTES
from lomber.server.wire import (
    LARGEST_BODY,
    BookSays,
    CheckedGame,
    CheckGame,
    Complaint,
    GameForm,
    Games,
    Health,
    Join,
    LookedBack,
    NewTable,
    Nothing,
    PlayNow,
    PositionFile,
    RecordFile,
    ReplayFrame,
    ReplayHand,
    Rules,
    Seated,
    TableLine,
    TableMessage,
    Tables,
    encode,
)
from lomber.server.written import tidied
from lomber.table.build import compiled
from lomber.table.errors import LomberError

log = logging.getLogger("lomber.server")

Answer = TypeVar("Answer")

MOST_LISTED = 50
SLOWEST_BODY = 20.0
"""Seconds in which a request is to be whole."""


# -- the shelf


async def games(call: Call) -> Games:
    return catalogue.games()


async def game(call: Call) -> GameForm:
    return catalogue.form(call.path("game"))


async def check_game(call: Call) -> CheckedGame:
    return catalogue.check(call.path("game"), call.body.preset, call.body.options)


async def words(call: Call) -> Response:
    return catalogue.words(call.path("lang"), call.path("family")).answer(call.request)


async def all_words(call: Call) -> Response:
    return catalogue.all_words(call.path("lang")).answer(call.request)


async def rules(call: Call) -> Rules:
    made = catalogue.chosen(call.path("game"), call.request.query_params.get("preset", "")[:64], {})
    return catalogue.rules(made, call.path("lang"))


async def table_rules(call: Call) -> Rules:
    table = await call.house.hall.find(call.path("table"))
    return catalogue.rules(table.match.game, call.path("lang"))


# -- tables


async def play(call: Call) -> Seated:
    body: PlayNow = call.body
    made = catalogue.chosen(body.game, body.preset, body.options)
    seats = ["me", *[body.level] * (int(made.seats) - 1)]
    return await _open(call, NewTable(body.game, body.preset, body.options, seats))


async def new_table(call: Call) -> Seated:
    return await _open(call, call.body)


async def _open(call: Call, wish: NewTable) -> Seated:
    house = call.house
    house.count_opening(call.request, call.who)
    if wish.start is not None:
        call.family = catalogue.package_of(wish.game)
    return await house.hall.open(call.who, (await call.guest()).name, wish, call.member)


async def listed(call: Call) -> Tables:
    found = await _lines(call.house, await call.house.storage.listed(MOST_LISTED), call.who)
    return Tables(tuple(sorted(found, key=lambda line: not line.free)))


async def mine(call: Call) -> Tables:
    ids = await call.house.storage.tables_of(call.who, MOST_LISTED) if call.who else []
    return Tables(tuple(await _lines(call.house, ids, call.who)))


async def _lines(house: House, ids: Sequence[str], person: str) -> list[TableLine]:
    """The tables as lines, in this order; what other workers have is asked of them."""
    here, elsewhere = await house.hall.several(ids)
    found = {table.id: table.line(person) for table in here}
    for address, theirs in elsewhere.items():
        query = urlencode({"tables": " ".join(theirs), "person": person})
        try:
            answer = await house.peers.ask(address, "GET", f"/worker/lines?{query}")
            found.update({line.table: line for line in read_tables(bytes(answer.body)).tables})
        except (Refused, Gone, msgspec.DecodeError):  # it is just going: its tables are shown next time
            continue
    return [found[id] for id in ids if id in found]


read_tables = msgspec.json.Decoder(Tables).decode


async def worker_lines(house: House, request: Request) -> Response:
    """Lines of our own tables, for another worker's list."""
    if not house.peers.is_worker(request):
        return Response(status_code=404)
    ids = request.query_params.get("tables", "").split()
    lines = [table.line(request.query_params.get("person", "")) for table in house.hall.ours(ids)]
    return Response(encode(Tables(tuple(lines))), media_type=JSON)


async def table(call: Call) -> TableMessage:
    found = await call.house.hall.find(call.path("table"))
    if not await found.lets_look(call.who):
        raise Refused("not-watchable", 403)
    return found.message(call.who)


async def _shown(call: Call) -> LiveTable:
    """The table, for somebody who may look at it."""
    found = await call.house.hall.find(call.path("table"))
    if not await found.lets_look(call.who):
        raise Refused("not-watchable", 403)
    return found


async def _retold(
    call: Call, found: LiveTable, tell: Callable[..., Answer | LomberError], *asked: Any
) -> Answer:
    """What is told of a table's log, in a process that keeps no table waiting."""
    events = await call.house.storage.log(found.id)
    try:
        answer = await call.house.archive.retell(functools.partial(tell, events, *asked))
    except ThoughtFailed as error:
        log.error("not told again", extra={"table": found.id, "game": found.match.game.id, "why": str(error)})
        raise Refused("internal", 500) from None
    if isinstance(answer, LomberError):
        raise answer
    return answer


async def record(call: Call) -> Response:
    """What the asker may know of the hands that are over, as a file."""
    call.house.replays.spend(call.who)
    found = await _shown(call)
    text = await _retold(call, found, retelling.record, found.seat_of(call.who), found.names())
    name = f"{found.match.game.id}-{found.id}.json"
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=JSON, headers=headers)


def _look(call: Call, found: LiveTable) -> Look:
    """The hand that is asked for, and with whose eyes: one's own, where nothing else is said."""
    mine = found.seat_of(call.who)
    hand, wanted = call.path("hand"), call.request.query_params.get("seat", "")
    if not re.fullmatch("[0-9]{1,6}", hand):
        raise Refused("no-hand", 404)
    return Look(int(hand), mine, int(wanted) if re.fullmatch("-?[0-9]{1,2}", wanted) else max(mine, -1))


def _event(call: Call) -> int:
    event = call.path("event")
    return int(event) if re.fullmatch("[0-9]{1,6}", event) else -1


async def book_said(call: Call) -> BookSays:
    """What the book would have done there."""
    call.house.questions.spend(call.who)
    found = await _shown(call)
    return await _retold(call, found, retelling.advise, _look(call, found), _event(call))


async def replayed_position(call: Call) -> PositionFile:
    """How a hand that is over stood after that event, for who may know all its cards."""
    call.house.replays.spend(call.who)
    found = await _shown(call)
    start = await _retold(call, found, retelling.describe, _look(call, found), _event(call))
    opened = found.match.opened
    return PositionFile(opened.game, opened.preset, opened.options, start)


async def replayed(call: Call) -> ReplayHand:
    """A hand that is over, with one's own eyes or with those one may borrow."""
    call.house.replays.spend(call.who)
    found = await _shown(call)
    look = _look(call, found)
    told = await _retold(call, found, retelling.retell, look)
    message = found.message(call.who)
    return ReplayHand(
        found.id,
        message.game,
        message.preset,
        message.family,
        message.options,
        message.seats,
        look.hand,
        told.hands,
        message.state == "over",
        look.seat,
        told.eyes,
        cast(tuple[ReplayFrame, ...], msgspec.Raw(told.frames)),
    )


async def look_back(call: Call) -> LookedBack:
    call.house.questions.spend(call.who)
    table = await call.house.hall.find(call.path("table"))
    return await table.look_back(call.who, call.house.solver)


async def invitation(call: Call) -> TableLine:
    return (await call.house.hall.invited(call.path("invite")[:64])).line(call.who)


async def join(call: Call) -> Seated:
    body: Join = call.body
    hall = call.house.hall
    if body.invite is not None:
        found = await hall.invited(body.invite)
    elif body.table is not None:
        found = await hall.find(body.table)
        opened = found.match.opened
        if not opened.listed and found.seat_of(call.who) < 0 and opened.host != call.who:
            raise Refused("invite-only", 403)
    else:
        raise Refused("malformed", 400, where="invite or table")
    return await found.sit(call.who, (await call.guest()).name, body.seat, call.member)


async def report(call: Call) -> Nothing:
    """Tell the administrator of somebody: of a line that he said, or of his name."""
    body: Complaint = call.body
    house = call.house
    found = await house.hall.find(body.table)
    if not await found.lets_look(call.who):
        raise Refused("not-watchable", 403)
    house.reports.spend(call.who)
    about, said = await found.reported(body.line, body.seat)
    complaint = Report(token(5), time.time(), call.who, about, found.id, said, tidied(body.why))
    await house.storage.report(complaint)
    return Nothing()


async def health(call: Call) -> Response:
    house = call.house
    status = "stopping" if house.stopping else "ok"
    try:
        await house.storage.ping()
    except StorageFailed:
        status = "storage"
    answer = Health(
        status,  # type: ignore[arg-type]
        lomber.__version__,
        compiled(),
        len(house.hall.tables),
        len(house.connections),
        house.thinkers.thinking,
        int(time.monotonic() - house.begun),
        len(house.hall.broken),
    )
    return Response(encode(answer), 200 if status == "ok" else 503, media_type=JSON)


ROUTES = (
    Route("GET", "/api/health", "Is the server well?", Health, health, mistakes=(503,)),
    *MEMBER_ROUTES,
    *CLUB_ROUTES,
    Route("GET", "/api/games", "The shelf.", Games, games),
    Route("GET", "/api/games/{game}", "A game's options and presets.", GameForm, game, mistakes=(404,)),
    Route(
        "POST",
        "/api/games/{game}/check",
        "Are these options possible?",
        CheckedGame,
        check_game,
        CheckGame,
        mistakes=(404, 422),
    ),
    Route("GET", "/api/words/{lang}", "Fluent words of all families.", str, all_words, mistakes=(404,)),
    Route("GET", "/api/words/{lang}/{family}", "Fluent words.", str, words, mistakes=(404,)),
    Route(
        "GET",
        "/api/rules/{lang}/{game}",
        "The rules of a game.",
        Rules,
        rules,
        query=("preset",),
        mistakes=(404,),
    ),
    *CARD_SET_ROUTES,
    *POSITION_ROUTES,
    Route("POST", "/api/play", "Play now, against bots.", Seated, play, PlayNow, mistakes=(404, 422)),
    Route("POST", "/api/tables", "A new table.", Seated, new_table, NewTable, mistakes=(404, 422)),
    Route("GET", "/api/tables", "Tables everybody may join or watch.", Tables, listed),
    Route("GET", "/api/tables/mine", "Tables where I sit.", Tables, mine),
    Route("GET", "/api/tables/{table}", "One table.", TableMessage, table, mistakes=(403, 404, 409)),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "The hands that are over, with the proofs of their deals.",
        RecordFile,
        record,
        mistakes=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay/{hand}",
        "A hand that is over, frame by frame.",
        ReplayHand,
        replayed,
        query=("seat",),
        mistakes=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay/{hand}/book/{event}",
        "What the book would have done in a hand that is over.",
        BookSays,
        book_said,
        query=("seat",),
        mistakes=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay/{hand}/position/{event}",
        "How a hand that is over stood there, described whole.",
        PositionFile,
        replayed_position,
        mistakes=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/rules/{lang}",
        "The rules as this table plays them.",
        Rules,
        table_rules,
        mistakes=(404, 409),
    ),
    Route(
        "GET",
        "/api/tables/{table}/analysis",
        "What each decision of the hand that is over was worth.",
        LookedBack,
        look_back,
        mistakes=(403, 404, 409),
    ),
    Route(
        "GET",
        "/api/invites/{invite}",
        "Where an invitation leads.",
        TableLine,
        invitation,
        mistakes=(404, 409),
    ),
    Route("POST", "/api/join", "Take a seat.", Seated, join, Join, mistakes=(404, 409)),
    Route(
        "POST",
        "/api/reports",
        "Tell the administrator of somebody.",
        Nothing,
        report,
        Complaint,
        mistakes=(403, 404),
    ),
    *TOURNAMENT_ROUTES,
    *DAILY_ROUTES,
    *PROBLEM_ROUTES,
)


# -- the same for all


def handler(house: House, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """Check who asks, how often and what; then let the route answer; say mistakes in the asker's language."""
    decode = msgspec.json.Decoder(route.takes).decode if route.takes is not None else None

    async def answer(request: Request) -> Response:
        call = Call(house, request, None)
        sent = b""
        try:
            call.person = await house.person(request)
            if house.standings.barred(call.who):
                raise Refused("banned", 403)
            house.count_request(request, call.who)
            if decode is not None:
                _may_change(call)
                sent = await _body(request)
                call.body = _read(decode, sent)
            given = await _here_or_there(route, call, sent)
        except (LomberError, Elsewhere) as error:
            wrong = error if isinstance(error, LomberError) else Refused("moving", 503)
            return await mistake(call, wrong)
        except StorageFailed as error:
            log.error("storage failed", extra={"path": route.path, "why": str(error)})
            return await mistake(call, Refused("storage", 503))
        if isinstance(given, Response):
            return given
        return Response(encode(given), media_type=JSON, headers={"Cache-Control": "no-store"})

    return answer


async def _here_or_there(route: Route, call: Call, sent: bytes) -> Any:
    """A table that another worker has is asked there; if that one is gone, the table is ours."""
    try:
        return await route.handler(call)
    except Elsewhere as other:
        address = other.address
    try:
        return await call.house.peers.pass_on(call.request, call.request.method, sent, address)
    except Gone:
        await call.house.hall.owners.bury(address)
        return await route.handler(call)


async def mistake(call: Call, error: LomberError) -> Response:
    try:
        lang = (await call.guest()).lang
    except StorageFailed:
        lang = "en"
    status = status_of(error)
    after = error.after if isinstance(error, Refused) else 0
    headers = {"Retry-After": str(after)} if after else {}
    return Response(encode(said(error, lang, call.family)), status, media_type=JSON, headers=headers)


def _may_change(call: Call) -> None:
    """A change must come from our own page, of the person whose cookie it bears."""
    request = call.request
    if not call.house.own_origin(request):
        raise Refused("origin", 403)
    if call.person is None:
        raise Refused("no-cookie", 401)
    sent = request.headers.get("x-lomber-csrf", "")
    if not hmac.compare_digest(sent.encode(), call.house.identities.csrf(call.person).encode()):
        raise Refused("csrf", 403)
    call.house.changes.spend(call.who)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("malformed", 400, where=f"Content-Type is not {JSON}")


async def _body(request: Request) -> bytes:
    """At most so much is ever read, and no longer waited for than this; who hangs up halfway has asked nothing."""
    if int(request.headers.get("content-length", 0)) > LARGEST_BODY:
        raise Refused("too-large", 413, most=LARGEST_BODY)
    parts = b""
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for part in request.stream():
                parts += part
                if len(parts) > LARGEST_BODY:
                    raise Refused("too-large", 413, most=LARGEST_BODY)
    except (ClientDisconnect, TimeoutError):
        raise Refused("malformed", 400, where="the body is not whole") from None
    return parts


NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The sign that no text has; PostgreSQL would not store it."""


def _read(decode: Callable[[bytes], Any], body: bytes) -> Any:
    if NUL.search(body):
        raise Refused("malformed", 400, where="\\u0000")
    try:
        return decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("malformed", 400, where=str(error)[:200]) from None
