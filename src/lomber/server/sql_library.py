"""The library of matches that are over, in SQL; `SqlStorage` has the rest."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from lomber.server.library import CONTRACT, RESULT, Kept, Player, Theme, read_says
from lomber.server.storage import Alone, KeptMatch, KnownTheme, Sought, Tally

if TYPE_CHECKING:
    from lomber.server.sql import Database

T = TypeVar("T")

MOST_ALONE = 10
"""Scores on somebody's table of records of a game."""

HIDDEN = """EXISTS (SELECT 1 FROM standings WHERE standings.person = players.person
            AND (muted > ? OR banned > ? OR deleted = 1))"""
"""Nobody is found by the name of a player who is muted, banned or gone; but everybody finds himself."""


class SqlLibrary:
    """Matches that are over, and how they are found. Whoever inherits it says how SQL is done."""

    async def write(self, work: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def find_matches(self, sought: Sought, asker: str, most: int) -> list[KeptMatch]:
        where, values = _conditions(sought, asker)
        sql = f"""SELECT table_id, game, preset, ended, rated, hands FROM matches
                  WHERE {" AND ".join(where)} ORDER BY ended DESC, table_id LIMIT ?"""
        return [await self._kept(row) for row in await self._rows(sql, *values, most)]

    async def _kept(self, row: Any) -> KeptMatch:
        table = row[0]
        sql = "SELECT seat, person, name, nick, score, place FROM players WHERE table_id = ? ORDER BY seat"
        players = [
            Player(seat, person, name, nick, int(score), place)
            for seat, person, name, nick, score, place in await self._rows(sql, table)
        ]
        sql = "SELECT hand, kind, theme, says FROM themes WHERE table_id = ? ORDER BY hand, kind, theme"
        themes = [
            Theme(hand, kind, theme, read_says(says))
            for hand, kind, theme, says in await self._rows(sql, table)
        ]
        return KeptMatch(table, row[1], row[2], float(row[3]), bool(row[4]), row[5], players, themes)

    async def known_themes(self, game: str, most: int) -> list[KnownTheme]:
        sql = """SELECT themes.kind, themes.theme, count(*) AS times, min(themes.says)
                 FROM themes JOIN matches ON matches.table_id = themes.table_id
                 WHERE game = ? AND open = 1 GROUP BY themes.kind, themes.theme
                 ORDER BY themes.kind, times DESC, themes.theme LIMIT ?"""
        return [
            KnownTheme(kind, theme, int(times), read_says(says))
            for kind, theme, times, says in await self._rows(sql, game, most)
        ]

    async def tallies(self, person: str, asker: str) -> list[Tally]:
        sql = """SELECT game, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END)
                 FROM players JOIN matches ON matches.table_id = players.table_id
                 WHERE person = ? GROUP BY game ORDER BY count(*) DESC, game"""
        return [
            Tally(game, int(matches), int(won), await self._best_alone(person, game, asker))
            for game, matches, won in await self._rows(sql, person)
        ]

    async def _best_alone(self, person: str, game: str, asker: str) -> tuple[Alone, ...]:
        """The best first, and of equal ones the earliest; tables that are not open are told to himself only."""
        sql = """SELECT players.table_id, ended, score, open
                 FROM players JOIN matches ON matches.table_id = players.table_id
                 WHERE person = ? AND game = ? AND place = 0"""
        found = [
            Alone(table, float(ended), int(score))
            for table, ended, score, seen in await self._rows(sql, person, game)
            if seen or asker == person
        ]
        return tuple(sorted(found, key=lambda one: (-one.score, one.ended))[:MOST_ALONE])

    async def not_kept(self) -> list[str]:
        """Tables that are over and not in the library: they ended before there was one."""
        sql = """SELECT id FROM tables WHERE finished = 1
                 AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = id) ORDER BY changed"""
        return [row[0] for row in await self._rows(sql)]

    async def keep_match(self, table: str, match: Kept) -> None:
        """With the time of its last event."""

        def work(database: Database) -> None:
            rows = database.rows("SELECT changed FROM tables WHERE id = ?", (table,))
            keep(database, table, match, float(rows[0][0]))

        await self.write(work)


def _conditions(sought: Sought, asker: str) -> tuple[list[str], list[object]]:
    mine = "EXISTS (SELECT 1 FROM company WHERE company.table_id = matches.table_id AND person = ?)"
    where: list[str] = [f"(open = 1 OR {mine})"]
    values: list[object] = [asker]
    found: list[tuple[str, list[object]]] = []
    if sought.game:
        found.append(("game = ?", [sought.game]))
    if sought.before:
        found.append(("ended < ?", [sought.before]))
    if sought.player or sought.person:
        won = {"won": " AND place = 1", "lost": " AND place > 1"}.get(sought.result, "")
        who, which = ("person", sought.person) if sought.person else ("sought", folded_name(sought.player))
        sql = f"""EXISTS (SELECT 1 FROM players WHERE players.table_id = matches.table_id
                  AND {who} = ?{won} AND (person = ? OR NOT {HIDDEN}))"""
        now = time.time()
        found.append((sql, [which, asker, now, now]))
    themes = [(CONTRACT, sought.contract)]
    if sought.result not in ("won", "lost"):
        themes.append((RESULT, sought.result))
    for kind, theme in themes:
        if theme:
            sql = """EXISTS (SELECT 1 FROM themes WHERE themes.table_id = matches.table_id
                     AND kind = ? AND (theme = ? OR theme LIKE ? ESCAPE '!'))"""
            ending = theme.replace("!", "!!").replace("%", "!%").replace("_", "!_")
            found.append((sql, [kind, theme, f"% {ending}"]))
    for condition, given in found:
        where.append(condition)
        values += given
    return where, values


def folded_name(name: str) -> str:
    """A name however its letters are written."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def keep(database: Database, table: str, match: Kept, now: float) -> None:
    """A match goes into the library: with the change that ends it."""
    unkeep(database, table)
    database.change(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, match.game, match.preset, now, int(match.open), int(match.rated), match.hands),
    )
    database.change_many(
        "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, p.seat, p.person, p.name, folded_name(p.name), p.nick, str(p.score), p.place)
            for p in match.players
        ],
    )
    database.change_many(
        "INSERT INTO themes VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(table, t.hand, t.kind, t.theme, msgspec.json.encode(t.says).decode()) for t in match.themes],
    )


def unkeep(database: Database, table: str) -> None:
    """The end of the match was taken back."""
    for kept in ("matches", "players", "themes"):
        database.change(f"DELETE FROM {kept} WHERE table_id = ?", (table,))
