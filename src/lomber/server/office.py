"""The administrator's office: `lomber admin`, on the database itself, whether the server runs or not.

A server that runs learns within seconds what was decided here: it looks at the same list by which workers tell
each other of sessions that were ended.
"""

from __future__ import annotations

import asyncio
import dataclasses
import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from lomber.server import backup
from lomber.server.accounts import folded, new_reset_code, reset_key
from lomber.server.events import read_event
from lomber.server.library import kept
from lomber.server.match import Match
from lomber.server.mistakes import HOME
from lomber.server.ratings import Rating, outcome_of, rated
from lomber.server.running import CannotServe, default_db, named, open_database
from lomber.server.schema import MIGRATIONS
from lomber.server.sql import SqlStorage, migrate
from lomber.server.standings import Standings
from lomber.server.storage import FOREVER, Standing, StorageFailed
from lomber.table.errors import LomberError, system_reason
from lomber.text import Words

DAY = 24 * 3600.0
MOST_SHOWN = 1000
MOST_CHECKED = 100_000
RESET_OPENS = DAY
"""Seconds for which a code for a new password opens."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    action: str
    what: Sequence[str] = ()
    db: str | None = None
    days: float | None = None
    why: str = ""
    url: str = ""
    json: bool = False
    check: bool = False
    portable: bool = False


def attend(wish: Wish, lang: str) -> int:
    """Do what was asked for; the exit status."""
    words = Words(lang, HOME)
    least, most, work = ACTIONS[wish.action]
    if not least <= len(wish.what) <= most:
        raise CannotServe(words.text("admin-what", action=wish.action), "")
    return work(wish, words)


# -- the whole database


def back_up(wish: Wish, words: Words) -> int:
    """A backup, of a server that runs or of one that does not."""
    file = Path(wish.what[0])
    database = open_database(wish.db)
    with closing(database), named(wish.what[0]):
        counted = backup.take(database, file, wish.portable)
    return _counted(wish, words, "admin-backup", counted)


def restore(wish: Wish, words: Words) -> int:
    """A backup becomes a database: where there was none."""
    file = Path(wish.what[0])
    with named(wish.what[0]):
        if not file.is_file():
            raise StorageFailed("there is no such file", "missing")
        backup.check(file)
    with named(str(wish.db or default_db())), closing(open_database(wish.db, new=True)) as database:
        counted = backup.bring_back(file, database)
        migrate(database)
    return _counted(wish, words, "admin-restored", counted)


def _counted(wish: Wish, words: Words, said: str, counted: backup.Counted) -> int:
    if wish.json:
        print(json.dumps({"version": counted.version, "rows": counted.rows}))
    else:
        print(words.text(said, name=wish.what[0], version=counted.version))
    return 0


# -- what is in it


def in_office(work: Callable[[Office], Coroutine[Any, Any, int]]) -> Callable[[Wish, Words], int]:
    """What is done with people and tables: by the server's own storage."""

    def attended(wish: Wish, words: Words) -> int:
        with named(str(wish.db or default_db())):
            return asyncio.run(open_for(open_office(wish.db), wish, words))

    async def open_for(storage: SqlStorage, wish: Wish, words: Words) -> int:
        try:
            return await work(Office(storage, wish, words))
        finally:
            await storage.close()

    return attended


def open_office(db: str | None) -> SqlStorage:
    """The database of a club, beside its server. It is neither made nor brought up to date here."""
    database = open_database(db)
    version = database.version()
    if version != len(MIGRATIONS):
        database.close()
        why = f"version {version}; this program knows {len(MIGRATIONS)}: start its server once"
        raise CannotServe(why, "storage-version", version=version, known=len(MIGRATIONS))
    return SqlStorage(database)


class Office:
    """Everything that can be done about people."""

    def __init__(self, storage: SqlStorage, wish: Wish, words: Words) -> None:
        self._storage = storage
        self._wish = wish
        self._words = words

    # -- who there is

    async def users(self) -> int:
        standings = {standing.person: standing for standing in await self._storage.standings()}
        found = []
        for account in await self._storage.members():
            name = (await self._storage.guest(account.person)).name
            standing = standings.get(account.person) or Standing(account.person)
            found.append(
                {
                    "login": account.shown,
                    "name": name,
                    "person": account.person,
                    "muted": standing.muted > time.time(),
                    "banned": standing.banned > time.time(),
                    "why": standing.why,
                }
            )
        self._say(found, lambda user: "\t".join([user["login"], user["name"], user["person"], *_marks(user)]))
        return 0

    async def _person(self) -> str:
        """By login, or by the id that reports and `users` show."""
        asked = self._wish.what[0]
        account = await self._storage.account(folded(asked))
        if account is not None:
            return account.person
        if await self._storage.account_of(asked) is not None or await self._storage.known(asked):
            return asked
        raise CannotServe(self._words.text("admin-nobody", name=asked), "")

    # -- what is decided about them

    async def mute(self) -> int:
        return await self._decide("admin-muted", muted=self._until())

    async def unmute(self) -> int:
        return await self._decide("admin-unmuted", muted=0.0)

    async def ban(self) -> int:
        return await self._decide("admin-banned", banned=self._until())

    async def unban(self) -> int:
        return await self._decide("admin-unbanned", banned=0.0)

    def _until(self) -> float:
        return FOREVER if self._wish.days is None else time.time() + self._wish.days * DAY

    async def _decide(self, said: str, **change: float) -> int:
        standing = await self._storage.standing(await self._person())
        why = self._wish.why or standing.why
        await self._storage.set_standing(dataclasses.replace(standing, why=why, **change))  # type: ignore[arg-type]
        return self._done(said)

    async def delete(self) -> int:
        await self._storage.forget(await self._person())
        return self._done("admin-deleted")

    async def reset(self) -> int:
        """A code for a member who has forgotten his password; it opens once, for a day."""
        person = await self._person()
        if await self._storage.account_of(person) is None:
            raise CannotServe(self._words.text("admin-nobody", name=self._wish.what[0]), "")
        code = new_reset_code()
        await self._storage.begin_reset(reset_key(code), person, time.time() + RESET_OPENS)
        link = f"{self._wish.url.rstrip('/')}/reset/{code}"
        if self._wish.json:
            print(json.dumps({"code": code, "link": link}))
        else:
            print(self._words.text("admin-reset", name=self._wish.what[0], link=link))
        return 0

    # -- what people say of each other

    async def reports(self) -> int:
        found = [dataclasses.asdict(report) for report in await self._storage.reports()]
        lines = "{id}\t{when}\t{about}\t{table}\t{said}\t{why}"
        self._say(found, lambda one: lines.format(when=_when(one["at"]), **one))
        return 0

    async def settle(self) -> int:
        if not await self._storage.settle_report(self._wish.what[0]):
            raise CannotServe(self._words.text("admin-no-report", name=self._wish.what[0]), "")
        return self._done("admin-settled")

    # -- ratings

    async def ratings(self) -> int:
        """The list of a game; or, with `--check`, all ratings computed anew from what was played."""
        if self._wish.check:
            return await self._check_ratings()
        rated = {match.game for match in await self._storage.rated_matches()}
        found = [
            {"game": game, "person": player.person, "name": player.name, **_figures(player.rating)}
            for game in self._wish.what or sorted(rated)
            for player in await self._storage.best_rated(game, MOST_SHOWN)
        ]
        self._say(found, lambda one: "{game}\t{name}\t{rating}\t{matches}\t{person}".format(**one))
        return 0

    async def _check_ratings(self) -> int:
        wrong = await ratings_that_differ(self._storage)
        if self._wish.json:
            print(json.dumps({"wrong": wrong}))
        else:
            said = self._words.text("admin-ratings-wrong" if wrong else "admin-ratings-right")
            print("\n".join([said, *wrong]))
        return 1 if wrong else 0

    # -- what was played

    async def export(self) -> int:
        """Every match that is over as a record, as far as its rules have shown it to everybody."""
        folder = Path(self._wish.what[0])
        standings = Standings(await self._storage.standings())
        ended = 0
        wrong: list[str] = []
        with named(str(folder)):
            folder.mkdir(parents=True, exist_ok=True)
            for table in await self._storage.finished():
                match = await self._match(table, wrong)
                if match is not None and match.ended:
                    names = [standings.name(chair.person, chair.name) for chair in match.chairs]
                    text = match.record(-1, names).text()
                    (folder / f"{match.game.id}-{table}.json").write_text(text, encoding="utf-8")
                    ended += 1
        if self._wish.json:
            print(json.dumps({"records": ended, "wrong": wrong}))
        else:
            print("\n".join([self._words.text("admin-exported", number=ended, name=str(folder)), *wrong]))
        return 1 if wrong else 0

    async def _match(self, table: str, wrong: list[str]) -> Match | None:
        """The match as its log tells it; where it cannot be played again, `wrong` says why."""
        try:
            return Match([read_event(event) for event in await self._storage.log(table)])
        except (LomberError, msgspec.DecodeError, ValueError, LookupError, TypeError) as error:
            wrong.append(f"{table}: {error!r}")
            return None

    async def index(self) -> int:
        """Put into the library what ended before there was one."""
        found = 0
        wrong: list[str] = []
        for table in await self._storage.not_kept():
            match = await self._match(table, wrong)
            entry = kept(match) if match is not None else None
            if entry is not None:
                await self._storage.keep_match(table, entry)
                found += 1
        if self._wish.json:
            print(json.dumps({"matches": found, "wrong": wrong}))
        else:
            print("\n".join([self._words.text("admin-indexed", number=found), *wrong]))
        return 1 if wrong else 0

    async def health(self) -> int:
        """Is everything there, can anything be stored, and can every table be played on?"""
        counted = await self._storage.counted()
        wrong = await self._storage.out_of_step() + await self._storage_says()
        for table in await self._storage.unfinished(MOST_CHECKED):
            await self._match(table, wrong)
        if self._wish.url:
            counted["server"] = server = await asyncio.to_thread(_server_says, self._wish.url, self._words)
            wrong += [] if server == "ok" else [f"{self._wish.url}: {server}"]
        if self._wish.json:
            print(json.dumps({**counted, "wrong": wrong}))
        else:
            said = self._words.text("admin-unwell" if wrong else "admin-well")
            print("\n".join([*(f"{name}\t{number}" for name, number in counted.items()), said, *wrong]))
        return 1 if wrong else 0

    async def _storage_says(self) -> list[str]:
        """Nothing, if something could be stored now."""
        try:
            await self._storage.ping()
        except StorageFailed as error:
            name = self._wish.db or default_db()
            why = {"reason": error.reason, "why": str(error)}
            return [Words(self._words.lang).text("error-no-storage", name=str(name), **why)]
        return []

    # -- saying it

    def _say(self, found: list[dict[str, Any]], line: Callable[[dict[str, Any]], str]) -> None:
        if self._wish.json:
            print(json.dumps({self._wish.action: found}, ensure_ascii=False, indent=2))
        elif found:
            print("\n".join(line(one) for one in found))
        else:
            print(self._words.text("admin-none"))

    def _done(self, key: str) -> int:
        print(
            json.dumps({"done": True}) if self._wish.json else self._words.text(key, name=self._wish.what[0])
        )
        return 0


def _figures(rating: Rating) -> dict[str, Any]:
    return {"rating": rating.shown, "mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches}


async def ratings_that_differ(storage: SqlStorage) -> list[str]:
    """Fold every rated match again, from its log and in its order, and name what is stored otherwise."""
    found: dict[tuple[str, str], Rating] = {}
    history: dict[tuple[str, int, str], Rating] = {}
    for played in await storage.rated_matches():
        outcome = outcome_of(Match([read_event(event) for event in await storage.log(played.table)]))
        if outcome is None:
            return [f"{played.game} {played.number}: {played.table} is no rated match that has ended"]
        before = {
            person: found[played.game, person]
            for side in outcome.sides
            for person in side
            if (played.game, person) in found
        }
        for person, rating in rated(outcome, before).items():
            found[played.game, person] = history[played.game, played.number, person] = rating
    stored, steps = await storage.all_ratings(), await storage.whole_history()
    wrong = [f"{key[0]} {key[1]}" for key in {**found, **stored} if found.get(key) != stored.get(key)]
    late = [
        f"{key[0]} {key[1]} {key[2]}" for key in {**history, **steps} if history.get(key) != steps.get(key)
    ]
    return sorted(wrong) + sorted(late)


def _server_says(url: str, words: Words) -> str:
    """What the server that runs says of itself, or why it says nothing."""
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/api/health", timeout=10) as answer:
            return str(json.load(answer)["status"])
    except urllib.error.HTTPError as error:
        return _status_in(error) or f"HTTP {error.code}"
    except OSError as error:
        cause = getattr(error, "reason", error)
        why = system_reason(cause if isinstance(cause, OSError) else error)
        return words.text("system-reason", **why)
    except (ValueError, LookupError, http.client.HTTPException):
        return words.text("admin-no-server")


def _status_in(refused: urllib.error.HTTPError) -> str:
    """A server that is not well says so with 503."""
    with refused:
        try:
            return str(json.load(refused)["status"])
        except (ValueError, LookupError, TypeError):
            return ""


def _marks(user: dict[str, Any]) -> list[str]:
    return [mark for mark in ("muted", "banned") if user[mark]] + ([user["why"]] if user["why"] else [])


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


Action = tuple[int, int, Callable[[Wish, Words], int]]

ACTIONS: dict[str, Action] = {
    "users": (0, 0, in_office(Office.users)),
    "mute": (1, 1, in_office(Office.mute)),
    "unmute": (1, 1, in_office(Office.unmute)),
    "ban": (1, 1, in_office(Office.ban)),
    "unban": (1, 1, in_office(Office.unban)),
    "delete": (1, 1, in_office(Office.delete)),
    "reset": (1, 1, in_office(Office.reset)),
    "reports": (0, 0, in_office(Office.reports)),
    "settle": (1, 1, in_office(Office.settle)),
    "ratings": (0, 100, in_office(Office.ratings)),
    "export": (1, 1, in_office(Office.export)),
    "index": (0, 0, in_office(Office.index)),
    "health": (0, 0, in_office(Office.health)),
    "backup": (1, 1, back_up),
    "restore": (1, 1, restore),
}
"""Each action: how much it must and may be told, and what does it."""
