"""Whose a table is. One server alone owns all; of several workers on one PostgreSQL the database says who.

A worker has a row with its address, and says every second that it lives. A table's row names its owner. Who is
asked for a table that has no living owner takes it; so do all workers, a few at a time, with the tables of one
that has died. Should two believe for a moment that they own a table, its log still takes only one of their
changes: the other finds itself out of step and gives the table up.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol

from lomber.server.sql import Database, SqlStorage
from lomber.server.storage import Storage

MOST_RESTORED = 5000
"""Tables brought back at the start; older ones come back when somebody asks for them."""
BEAT = 1.0
"""Seconds between two signs of life."""
LEASE = 5.0
"""Seconds without one after which a worker counts as dead."""
FORGOTTEN = 3600.0
"""Seconds after which the row of a dead worker goes."""


class Elsewhere(Exception):
    """The table is another worker's, who is to be asked at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Owners(Protocol):
    """Decides which tables this worker plays."""

    async def begin(self) -> None:
        """This worker lives from now on."""
        ...

    async def beat(self) -> bool:
        """It still lives; False: others thought it dead, and its tables are no longer its own."""
        ...

    async def claim(self, table: str) -> None:
        """The table is ours from now on, or Elsewhere says whose it is."""
        ...

    async def orphans(self, most: int) -> list[str]:
        """Some tables in play that nobody living owns; they are ours from now on."""
        ...

    async def bury(self, address: str) -> None:
        """Nobody listens at this address any more: whoever did is dead, though it spoke a moment ago."""
        ...

    async def release(self, table: str) -> None:
        """Nobody plays here: whoever is asked for the table next may have it."""
        ...

    async def end(self) -> None:
        """This worker stops: others go on with its tables at once."""
        ...


class Alone:
    """The only server on its database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._left: list[str] | None = None

    async def begin(self) -> None:
        pass

    async def beat(self) -> bool:
        return True

    async def claim(self, table: str) -> None:
        pass

    async def orphans(self, most: int) -> list[str]:
        """What was being played when the last server stopped, each table once."""
        if self._left is None:
            self._left = await self._storage.unfinished(MOST_RESTORED)
        given, self._left = self._left[:most], self._left[most:]
        return given

    async def bury(self, address: str) -> None:
        pass

    async def release(self, table: str) -> None:
        pass

    async def end(self) -> None:
        pass


NOW = "extract(epoch FROM clock_timestamp())"
"""The database's clock: the only one that all workers share."""
LIVING = f"SELECT id FROM workers WHERE seen > {NOW} - {LEASE}"

ADDRESSES = f"SELECT address FROM workers WHERE seen > {NOW} - {LEASE}"


class Leases:
    """Workers on one PostgreSQL."""

    def __init__(self, storage: SqlStorage, address: str) -> None:
        self._storage = storage
        self._address = address

    async def begin(self) -> None:
        for address in await self._storage.write(lambda database: database.rows(ADDRESSES)):
            if await _nobody_at(address[0]):
                await self.bury(address[0])
        worker = secrets.token_hex(8)

        def work(database: Database) -> None:
            old = f"DELETE FROM workers WHERE seen < {NOW} - {FORGOTTEN} OR address = ?"
            database.change(old, (self._address,))
            database.change(f"INSERT INTO workers VALUES (?, ?, {NOW})", (worker, self._address))

        await self._storage.write(work)
        self._storage.worker = worker

    async def beat(self) -> bool:
        sql = f"UPDATE workers SET seen = {NOW} WHERE id = ? AND seen > {NOW} - {LEASE}"
        return await self._storage.write(lambda database: database.change(sql, (self._storage.worker,))) == 1

    async def claim(self, table: str) -> None:
        me = self._storage.worker

        def work(database: Database) -> str:
            took = f"UPDATE tables SET owner = ? WHERE id = ? AND (owner = ? OR owner NOT IN ({LIVING}))"
            if database.change(took, (me, table, me)):
                return ""
            whose = "SELECT address FROM workers JOIN tables ON owner = workers.id WHERE tables.id = ?"
            found = database.rows(whose, (table,))
            return str(found[0][0]) if found else ""

        address = await self._storage.write(work)
        if address:
            raise Elsewhere(address)

    async def orphans(self, most: int) -> list[str]:
        sql = f"""UPDATE tables SET owner = ? WHERE id IN (
                      SELECT id FROM tables WHERE finished = 0 AND owner <> '' AND owner NOT IN ({LIVING})
                      ORDER BY changed DESC LIMIT ? FOR UPDATE SKIP LOCKED
                  ) RETURNING id"""
        me = self._storage.worker
        rows = await self._storage.write(lambda database: database.rows(sql, (me, most)))
        return [str(row[0]) for row in rows]

    async def bury(self, address: str) -> None:
        sql = "UPDATE workers SET seen = 0 WHERE address = ?"
        await self._storage.write(lambda database: database.change(sql, (address,)))

    async def release(self, table: str) -> None:
        sql = "UPDATE tables SET owner = '' WHERE id = ? AND owner = ?"
        await self._storage.write(lambda database: database.change(sql, (table, self._storage.worker)))

    async def end(self) -> None:
        sql = "DELETE FROM workers WHERE id = ?"
        await self._storage.write(lambda database: database.change(sql, (self._storage.worker,)))


async def _nobody_at(address: str) -> bool:
    """The system says that nobody listens there; silence alone would prove nothing."""
    host, _, port = address.rpartition(":")
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 1.0)
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    writer.close()
    return False
