"""The HTTP door for who somebody is: guest or member, logged in here and elsewhere."""

from __future__ import annotations

import functools
import time
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

import lomber
from lomber.server.accounts import EXPIRES_AFTER
from lomber.server.calls import Call, Route
from lomber.server.house import House
from lomber.server.identity import (
    COOKIE,
    LIFETIME,
    RENEWED_AFTER,
    Person,
    described,
)
from lomber.server.live import LiveTable
from lomber.server.mistakes import Refused
from lomber.server.owners import Elsewhere
from lomber.server.peers import Gone
from lomber.server.storage import Guest
from lomber.server.tournament import taken_over
from lomber.server.wire import (
    PROTOCOL,
    ChangeMe,
    ChangePassword,
    DeleteMe,
    EndSession,
    LogIn,
    Me,
    Nothing,
    ResetPassword,
    SessionLine,
    Sessions,
    encode,
)
from lomber.server.written import LONGEST_NAME, tidy_name
from lomber.table.build import compiled

JSON = "application/json"
MOST_BROUGHT = 100
"""Tables of a guest that are handed over to the member he turns out to be."""
MOST_RENAMED = 5
"""Tables, the last played, where a new name is shown at once."""


async def me(call: Call) -> Response:
    """The guest, made at once if there was none; or the member."""
    person = call.person
    if person is not None and person.session:
        return await _introduced(call, person, call.request.cookies[COOKIE])
    if person is None or person.issued + RENEWED_AFTER < time.time():
        fresh = call.house.identities.newcomer()
        person = fresh if person is None else Person(person.id, fresh.issued)
        return await _introduced(call, person, call.house.identities.cookie(person))
    return await _introduced(call, person, "")


async def _introduced(call: Call, person: Person, cookie: str) -> Response:
    """Who this is, with the cookie that proves it."""
    house = call.house
    guest = await house.guest(person, call.request)
    account = await house.storage.account_of(person.id) if person.session else None
    answer = Me(
        person.id,
        guest.name,
        guest.lang,
        house.identities.csrf(person),
        account is not None,
        account.shown if account else "",
        PROTOCOL,
        lomber.__version__,
        compiled(),
    )
    response = Response(encode(answer), media_type=JSON, headers={"Cache-Control": "no-store"})
    if cookie:
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=EXPIRES_AFTER if person.session else LIFETIME,
            path="/",
            httponly=True,
            samesite="lax",
            secure=call.request.url.scheme == "https",
        )
    return response


async def change_me(call: Call) -> Response:
    body: ChangeMe = call.body
    known = await call.house.storage.guest(call.who)
    name = known.name
    if body.name is not None:
        name = tidy_name(body.name)
        if not name:
            raise Refused("bad-name", 422, most=LONGEST_NAME)
    await call.house.storage.keep_guest(call.who, Guest(name, body.lang or known.lang))
    if name != known.name:
        for table in await call.house.storage.tables_of(call.who, MOST_RENAMED):
            await _hand_over(call.house, table, call.who, call.who, name)
    return await me(call)


# -- guests become members


async def register(call: Call) -> Response:
    """A login and a password for this guest: the person, and all his tables, stay the same."""
    guest = _a_guest(call)
    house = call.house
    body: LogIn = call.body
    await house.accounts.register(guest.id, body.login, body.password, house.peers.address(call.request))
    house.send_away(f"guest:{guest.id}")
    return await _logged_in(call, guest.id)


async def log_in(call: Call) -> Response:
    """The member; tables where he sat as a guest in this browser become his."""
    guest = _a_guest(call)
    house = call.house
    body: LogIn = call.body
    account = await house.accounts.log_in(body.login, body.password, house.peers.address(call.request))
    return await _welcomed(call, guest, account.person)


async def _welcomed(call: Call, guest: Person, member: str) -> Response:
    """The guest turns out to be this member."""
    house = call.house
    if house.standings.barred(member):
        raise Refused("banned", 403)
    name = (await house.storage.guest(member)).name
    for id in await house.storage.tournaments_of(guest.id, MOST_BROUGHT):
        await house.director.decide(id, functools.partial(taken_over, giver=guest.id, taker=member))
    await house.storage.hand_over_daily(guest.id, member)
    for table in await house.storage.tables_of(guest.id, MOST_BROUGHT):
        await _hand_over(house, table, guest.id, member, name)
    house.send_away(f"guest:{guest.id}")
    return await _logged_in(call, member)


async def reset_password(call: Call) -> Response:
    """A new password by the administrator's code; whoever was logged in with the old one is not any more."""
    guest = _a_guest(call)
    house = call.house
    body: ResetPassword = call.body
    address = house.peers.address(call.request)
    member = await house.accounts.reset_password(body.code, body.password, address)
    known = [session.id for session in await house.storage.sessions(member)]
    for session in await house.storage.end_sessions(member, known):
        house.send_away(session)
    return await _welcomed(call, guest, member)


def _a_guest(call: Call) -> Person:
    if call.person is None or call.person.session:
        raise Refused("already-in", 409)
    return call.person


async def _logged_in(call: Call, person: str) -> Response:
    agent = described(call.request.headers.get("user-agent", ""))
    secret, session = await call.house.accounts.begin_session(person, agent)
    known = Person(person, int(session.made), session.id)
    return await _introduced(call, known, call.house.identities.session_cookie(secret))


async def _hand_over(house: House, id: str, giver: str, taker: str, name: str) -> None:
    """A seat becomes somebody else's, or its person is called otherwise; else all stays as it was."""
    try:
        await _change_seat(await house.hall.find(id), giver, taker, name)
    except Elsewhere as other:
        query = urlencode({"table": id, "giver": giver, "taker": taker, "name": name})
        try:
            await house.peers.ask(other.address, "POST", f"/worker/hand_over?{query}")
        except (Refused, Gone):
            return
    except Refused:
        return


async def _change_seat(table: LiveTable, giver: str, taker: str, name: str) -> None:
    if giver == taker:
        await table.rename(taker, name)
    else:
        await table.hand_over(giver, taker, name)


async def worker_hand_over(house: House, request: Request) -> Response:
    """The same, for another worker."""
    if not house.peers.is_worker(request):
        return Response(status_code=404)
    table, giver, taker, name = (
        request.query_params.get(field, "") for field in ("table", "giver", "taker", "name")
    )
    for found in house.hall.ours([table]):
        await _change_seat(found, giver, taker, name)
    return Response(status_code=204)


# -- members


def _a_member(call: Call) -> Person:
    if call.person is None or not call.person.session:
        raise Refused("not-a-member", 403)
    return call.person


async def log_out(call: Call) -> Response:
    """This session is over; whoever sits here now is a guest."""
    member = _a_member(call)
    await _end(call, [member.session])
    return await me(Call(call.house, call.request, None))


async def change_password(call: Call) -> Response:
    """A new password; every other session is over."""
    member = _a_member(call)
    body: ChangePassword = call.body
    address = call.house.peers.address(call.request)
    await call.house.accounts.change_password(member.id, body.old, body.new, address)
    await _end(call, await _others(call, member))
    return await me(call)


async def delete_me(call: Call) -> Response:
    """Whoever asks is gone for good, with his name and all he has said; a new guest stands at the door."""
    person = call.person
    assert person is not None  # a change needs a cookie
    if person.session:
        address = call.house.peers.address(call.request)
        await call.house.accounts.check(person.id, call.body.password, address)
    await call.house.storage.forget(person.id)
    await call.house.heed(person.id)
    return await me(Call(call.house, call.request, None))


async def sessions(call: Call) -> Sessions:
    """Where I am logged in, the last used first."""
    member = _a_member(call)
    return Sessions(
        tuple(
            SessionLine(
                session.id,
                int(session.made * 1000),
                int(session.seen * 1000),
                session.agent,
                session.id == member.session,
            )
            for session in await call.house.storage.sessions(member.id)
        )
    )


async def end_session(call: Call) -> Sessions:
    """One session is over, or all others."""
    member = _a_member(call)
    body: EndSession = call.body
    ids = await _others(call, member) if body.session == "others" else [body.session]
    if not await _end(call, ids) and body.session != "others":
        raise Refused("no-session", 404)
    return await sessions(call)


async def _others(call: Call, member: Person) -> list[str]:
    known = await call.house.storage.sessions(member.id)
    return [session.id for session in known if session.id != member.session]


async def _end(call: Call, ids: list[str]) -> list[str]:
    """End those of them that are the caller's own, and hang up on whoever speaks by them."""
    ended = await call.house.storage.end_sessions(call.who, ids)
    for session in ended:
        call.house.send_away(session)
    return ended


MEMBER_ROUTES = (
    Route("GET", "/api/me", "Who I am; makes a guest at once.", Me, me),
    Route("POST", "/api/me", "Change my name or language.", Me, change_me, ChangeMe, mistakes=(422,)),
    Route("POST", "/api/register", "Become a member.", Me, register, LogIn, mistakes=(409, 422)),
    Route("POST", "/api/login", "Log in.", Me, log_in, LogIn, mistakes=(409,)),
    Route("POST", "/api/logout", "Log out here.", Me, log_out, Nothing),
    Route("POST", "/api/password", "A new password.", Me, change_password, ChangePassword, mistakes=(422,)),
    Route(
        "POST",
        "/api/reset",
        "A new password by the administrator's code.",
        Me,
        reset_password,
        ResetPassword,
        mistakes=(409, 422),
    ),
    Route("POST", "/api/me/delete", "Delete me.", Me, delete_me, DeleteMe),
    Route("GET", "/api/sessions", "Where I am logged in.", Sessions, sessions, mistakes=(403,)),
    Route(
        "POST",
        "/api/sessions/end",
        "Log out elsewhere.",
        Sessions,
        end_session,
        EndSession,
        mistakes=(404,),
    ),
)
