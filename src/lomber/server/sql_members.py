"""Members and their sessions in SQL; `SqlStorage` has the rest."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from lomber.server.storage import Account, Session

if TYPE_CHECKING:
    from lomber.server.sql import Database

T = TypeVar("T")

REMEMBERED = 3600.0
"""Seconds for which it is told that somebody was dismissed."""


class SqlMembers:
    """What is stored about members. Whoever inherits it says how SQL is done."""

    async def write(self, work: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def register(self, account: Account) -> bool:
        sql = """INSERT INTO accounts (person, login, shown, password) VALUES (?, ?, ?, ?)
                 ON CONFLICT DO NOTHING"""
        values = (account.person, account.login, account.shown, account.password)

        def work(database: Database) -> bool:
            done = database.change(sql, values) == 1
            if done:
                dismiss(database, [f"guest:{account.person}"])
            return done

        return await self.write(work)

    async def account(self, login: str) -> Account | None:
        sql = "SELECT person, login, shown, password FROM accounts WHERE login = ?"
        rows = await self._rows(sql, login)
        return Account(*rows[0]) if rows else None

    async def account_of(self, person: str) -> Account | None:
        sql = "SELECT person, login, shown, password FROM accounts WHERE person = ?"
        rows = await self._rows(sql, person)
        return Account(*rows[0]) if rows else None

    async def members(self) -> list[Account]:
        rows = await self._rows("SELECT person, login, shown, password FROM accounts ORDER BY login")
        return [Account(*row) for row in rows]

    async def change_password(self, person: str, password: str) -> None:
        sql = "UPDATE accounts SET password = ? WHERE person = ?"
        await self.write(lambda database: database.change(sql, (password, person)))

    async def begin_session(self, session: Session, most: int) -> None:
        values = (session.key, session.id, session.person, session.made, session.seen, session.agent)

        def work(database: Database) -> None:
            database.change(
                "INSERT INTO sessions (key, id, person, made, seen, agent) VALUES (?, ?, ?, ?, ?, ?)", values
            )
            sql = "SELECT id FROM sessions WHERE person = ? ORDER BY seen DESC, id"
            known = [row[0] for row in database.rows(sql, (session.person,))]
            end(database, session.person, [id for id in known if id != session.id][most - 1 :])

        await self.write(work)

    async def session(self, key: str) -> Session | None:
        sql = "SELECT key, id, person, made, seen, agent FROM sessions WHERE key = ?"
        rows = await self._rows(sql, key)
        return Session(*rows[0]) if rows else None

    async def sessions(self, person: str) -> list[Session]:
        sql = (
            "SELECT key, id, person, made, seen, agent FROM sessions WHERE person = ? ORDER BY seen DESC, id"
        )
        return [Session(*row) for row in await self._rows(sql, person)]

    async def note_session(self, key: str, at: float) -> None:
        sql = "UPDATE sessions SET seen = ? WHERE key = ?"
        await self.write(lambda database: database.change(sql, (at, key)))

    async def end_sessions(self, person: str, ids: Sequence[str]) -> list[str]:
        return await self.write(lambda database: end(database, person, ids))

    async def dismissed(self, since: float) -> list[tuple[str, float]]:
        rows = await self._rows("SELECT who, at FROM dismissed WHERE at >= ? ORDER BY at", since)
        return [(row[0], float(row[1])) for row in rows]


def end(database: Database, person: str, ids: Sequence[str]) -> list[str]:
    """Those of them that were the person's."""
    sql = "DELETE FROM sessions WHERE id = ? AND person = ?"
    ended = [id for id in ids if database.change(sql, (id, person)) == 1]
    dismiss(database, ended)
    return ended


def dismiss(database: Database, who: Sequence[str]) -> None:
    """Tell the other workers whom to send away; what is long past they need not know."""
    now = time.time()
    if who:
        database.change("DELETE FROM dismissed WHERE at < ?", (now - REMEMBERED,))
    for one in who:
        sql = "INSERT INTO dismissed (who, at) VALUES (?, ?) ON CONFLICT (who) DO UPDATE SET at = excluded.at"
        database.change(sql, (one, now))
