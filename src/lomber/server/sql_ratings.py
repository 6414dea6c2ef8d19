"""Ratings and their history in SQL; `SqlStorage` has the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from lomber.server.ratings import NEWCOMER, Outcome, Rating, rated
from lomber.server.storage import RatedMatch, RatedPlayer, RatingPoint

if TYPE_CHECKING:
    from lomber.server.sql import Database

T = TypeVar("T")


class SqlRatings:
    """What is stored about strength. Whoever inherits it says how SQL is done."""

    async def write(self, work: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def best_rated(self, game: str, most: int) -> list[RatedPlayer]:
        sql = """SELECT ratings.person, name, mu, sigma, matches
                 FROM ratings JOIN accounts ON accounts.person = ratings.person
                 LEFT JOIN guests ON guests.person = ratings.person
                 WHERE game = ? ORDER BY mu - 3 * sigma DESC, ratings.person LIMIT ?"""
        return [
            RatedPlayer(game, person, name or "", Rating(mu, sigma, matches))
            for person, name, mu, sigma, matches in await self._rows(sql, game, most)
        ]

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        sql = "SELECT game, mu, sigma, matches FROM ratings WHERE person = ? ORDER BY game"
        return {row[0]: Rating(*row[1:]) for row in await self._rows(sql, person)}

    async def rating_history(self, person: str, game: str, most: int) -> list[RatingPoint]:
        sql = """SELECT rated.table_id, rated.at, mu, sigma, history.matches
                 FROM rating_history AS history
                 JOIN rated ON rated.game = history.game AND rated.number = history.number
                 WHERE person = ? AND history.game = ? ORDER BY history.number DESC LIMIT ?"""
        rows = await self._rows(sql, person, game, most)
        return [RatingPoint(row[0], row[1], Rating(*row[2:])) for row in reversed(rows)]

    async def rated_matches(self) -> list[RatedMatch]:
        rows = await self._rows("SELECT game, number, table_id FROM rated ORDER BY game, number")
        return [RatedMatch(*row) for row in rows]

    async def all_ratings(self) -> dict[tuple[str, str], Rating]:
        rows = await self._rows("SELECT game, person, mu, sigma, matches FROM ratings")
        return {(row[0], row[1]): Rating(*row[2:]) for row in rows}

    async def whole_history(self) -> dict[tuple[str, int, str], Rating]:
        rows = await self._rows("SELECT game, number, person, mu, sigma, matches FROM rating_history")
        return {(row[0], row[1], row[2]): Rating(*row[3:]) for row in rows}


def rate(database: Database, table: str, game: str, outcome: Outcome, now: float) -> None:
    """One match more of this game: with the change that ends it, or not at all.

    The row that counts a game's matches is locked first: whoever rates the same game waits for its new numbers.
    """
    database.change("INSERT INTO rated_games VALUES (?, 0) ON CONFLICT DO NOTHING", (game,))
    database.change("UPDATE rated_games SET matches = matches + 1 WHERE game = ?", (game,))
    number = database.rows("SELECT matches FROM rated_games WHERE game = ?", (game,))[0][0]
    database.change("INSERT INTO rated VALUES (?, ?, ?, ?)", (game, number, table, now))
    before = {}
    for person in (person for side in outcome.sides for person in side):
        sql = "SELECT mu, sigma, matches FROM ratings WHERE game = ? AND person = ?"
        rows = database.rows(sql, (game, person))
        before[person] = Rating(*rows[0]) if rows else NEWCOMER
    for person, rating in rated(outcome, before).items():
        figures = (rating.mu, rating.sigma, rating.matches)
        database.change(
            """INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, person) DO UPDATE
               SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches""",
            (game, person, *figures),
        )
        database.change(
            "INSERT INTO rating_history VALUES (?, ?, ?, ?, ?, ?)", (person, game, number, *figures)
        )
