"""The deal of the day: the same for all who play it, and compared afterwards, never before.

One deal of each of a few games for every day of the calendar (UTC). Everybody sits on the same seat with the same
cards, against bots of the same level, once. Who has not finished his deal sees nothing of what others did with it.

The key of a day's deals is made of the server's secret and the date: nothing is stored before somebody plays. Who
has played which deal at which table is a row; what came of it is in that table's log.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from datetime import UTC, date, datetime, timedelta

from lomber.club.standings import Outcome, Played, earned
from lomber.server.calls import Call, Route
from lomber.server.catalogue import chosen
from lomber.server.events import STAND_IN, Chair, Ended, Opened, read_event
from lomber.server.identity import token
from lomber.server.mistakes import Refused
from lomber.server.storage import DailyRow
from lomber.server.tournament import bot, seated_options
from lomber.server.wire import Daily, DailyLine, DailyResult, DailyState, Nothing, Seated
from lomber.table.contract import Game
from lomber.table.options import written

GAMES = {
    "preferans_modern": "sochi",
    "whist": "",
    "vint": "",
    "piquet": "",
    "sixty_six": "",
    "konchinka": "",
}
"""The games that have a deal of the day, each in one form."""
MOST_COMPARED = 500
MINE = 0
"""The seat on which everybody sits."""


def today() -> date:
    return datetime.now(UTC).date()


def game_of(id: str) -> Game:
    """The game as it is played on all days: one deal, and nobody draws for seats."""
    if id not in GAMES:
        raise Refused("no-daily", 404)
    return chosen(id, GAMES[id], seated_options(id, {"hands": 1}))


def key_of(secret: bytes, day: date, game: str) -> str:
    """The key of the deals; nobody who does not have the server's secret can know it."""
    return hmac.digest(secret, f"daily:{day.isoformat()}:{game}".encode(), hashlib.sha256).hex()


async def play_daily(call: Call) -> Seated:
    """My table with today's deal: the same one however often I ask."""
    game = game_of(call.path("game"))
    day = today().isoformat()
    house = call.house
    house.count_opening(call.request, call.who)
    name = (await call.guest()).name
    table = await house.storage.begin_daily(day, game.id, call.who, token(8))
    if not await house.storage.log(table) and table not in house.hall.tables:
        chairs = [bot(STAND_IN, seat) for seat in range(int(game.seats))]
        chairs[MINE] = Chair("person", call.who, name)
        opened = Opened(
            game.id,
            GAMES[game.id],
            written(game.options),
            int(game.revision),
            tuple(chairs),
            secrets.token_urlsafe(12),
            call.who,
            watch=False,
            boards=key_of(house.secret, today(), game.id),
            daily=day,
        )
        try:
            await house.hall.open_named(table, opened)
        except Refused:
            if not await house.storage.log(table):  # else another worker was first
                raise
    return Seated(table, MINE, "")


async def daily(call: Call) -> Daily:
    """The deals of a day: where I stand, and, once I have played one or the day is over, how all did."""
    day = _day(call.request.query_params.get("day", ""))
    past = day < today()
    lines = []
    for game in GAMES:
        rows = await call.house.storage.daily(day.isoformat(), game, call.who, MOST_COMPARED)
        lines.append(_line(call, game, rows, past))
    ends = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return Daily(day.isoformat(), int(1000 * ends.timestamp()), past, tuple(lines))


def _day(asked: str) -> date:
    if not asked:
        return today()
    try:
        day = date.fromisoformat(asked) if re.fullmatch(r"\d{4}-\d\d-\d\d", asked) else None
    except ValueError:
        day = None
    if day is None or day > today():
        raise Refused("no-daily", 404)
    return day


def _line(call: Call, game: str, rows: list[DailyRow], past: bool) -> DailyLine:
    mine = next((row for row in rows if row.person == call.who), None)
    done = [(row, _score(row)) for row in rows if row.end is not None]
    over = mine is not None and mine.end is not None
    results: list[DailyResult] = []
    if over or past:
        shares = earned(
            Outcome(tuple(Played((i,), (score,)) for i, (_, score) in enumerate(done))), "matchpoints"
        )
        for i, (row, score) in enumerate(done):
            name = call.house.standings.name(row.person, row.name)
            results.append(DailyResult(name, score, str(shares[i]), row.person == call.who))
        results.sort(key=lambda result: -result.score)
    state: DailyState = "new" if mine is None else "over" if over else "playing"
    return DailyLine(game, GAMES[game], state, mine.table if mine else "", len(done), tuple(results))


def _score(row: DailyRow) -> int:
    ended = read_event(row.end or b"")
    assert isinstance(ended, Ended)
    return ended.scores[MINE]


DAILY_ROUTES = (
    Route("GET", "/api/daily", "The deals of the day.", Daily, daily, query=("day",), mistakes=(404,)),
    Route(
        "POST",
        "/api/daily/{game}",
        "Play the deal of the day.",
        Seated,
        play_daily,
        Nothing,
        mistakes=(404,),
    ),
)
