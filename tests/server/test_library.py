"""The library: matches that are over, found by game, player, contract and result; a page per member."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable

import msgspec
import pytest

from lomber.server.library import CONTRACT, RESULT, Kept, kept
from lomber.server.match import Match
from lomber.server.office import Wish, attend, open_office
from lomber.server.storage import Change, Sought, Storage, Tally
from tests.server.test_members import Come, refusal
from tests.server.test_members import come as come
from tests.server.test_ratings import played
from tests.server.test_storage import Opening, run
from tests.server.test_storage import opening as opening
from tests.server.visitors import Server, play_on


def themes(match: Match, kind: str) -> set[tuple[int, str]]:
    noted = kept(match)
    assert noted is not None
    return {(theme.hand, theme.theme) for theme in noted.themes if theme.kind == kind}


# -- what is noted


def test_the_contract_is_what_everybody_was_told_and_the_result_what_was_written() -> None:
    match = played("preferans_modern", {"hands": 3}, seed=4)
    entries = match.table.view(-1).scene().sheet.entries
    assert themes(match, RESULT) == {(entry.hand, entry.reason) for entry in entries}
    said = themes(match, CONTRACT)
    assert {hand for hand, _ in said} == {1, 2, 3}
    kinds = {theme.partition(" ")[0] for _, theme in said}
    assert kinds & {"game", "raspasy", "misere"}, said


def test_trumps_and_levels_tell_contracts_apart_and_seats_and_prices_do_not() -> None:
    said = themes(played("vint", {"hands": 2}, seed=3), CONTRACT)
    contracts = [theme for _, theme in said if theme.startswith("contract ")]
    assert len(contracts) == 2
    assert all(theme.split()[1][0] in "1234567" for theme in contracts), contracts
    assert any(theme.startswith("trump ") for _, theme in themes(played("whist", {"hands": 1}), CONTRACT))


def test_a_match_that_is_not_over_is_not_kept() -> None:
    match = played("humbug", {"hands": 1})
    assert kept(Match(match.log[:-1])) is None
    noted = kept(match)
    assert noted is not None
    assert sorted(player.place for player in noted.players) in ([1, 1], [1, 2])


# -- how it is found


async def stored(storage: Storage, table: str, match: Match, noted: Kept | None = None) -> None:
    events = [msgspec.json.encode(event) for event in match.log]
    people = [chair.person for chair in match.chairs]
    await storage.append(
        Change(table, 0, events, table, seated=people, finished=True, kept=noted or kept(match))
    )


def named(match: Match, *names: str) -> Match:
    opened = match.opened
    chairs = tuple(
        msgspec.structs.replace(chair, name=name) for chair, name in zip(opened.chairs, names, strict=True)
    )
    return Match([msgspec.structs.replace(opened, chairs=chairs), *match.log[1:]])


def test_matches_are_found_by_game_player_contract_and_result(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        humbug = named(played("humbug", {"hands": 1}, 2), "Анна", "Boris")
        whist = played("whist", {"hands": 1, "reseat": "none"}, 3)
        private = kept(humbug)
        assert private is not None
        await stored(storage, "first", humbug)
        await stored(storage, "second", whist)
        await stored(storage, "closed", humbug, dataclasses.replace(private, open=False))

        async def find(asker: str = "", **sought: object) -> list[str]:
            return [match.table for match in await storage.find_matches(Sought(**sought), asker, 10)]  # type: ignore[arg-type]

        assert await find() == ["second", "first"]
        assert await find("p1") == ["closed", "second", "first"], "one's own too"
        assert await find("stranger", game="humbug") == ["first"]
        assert await find(player="аННА") == await find(player="boris") == ["first"]
        assert await find(player="Ann") == []
        assert await find(person="p3") == ["second"]
        winner = max(range(2), key=lambda seat: humbug.table.scores()[seat])
        assert await find(person=f"p{winner}", result="won", game="humbug") == ["first"]
        assert await find(person=f"p{winner}", result="lost", game="humbug") == []
        for _, theme in themes(whist, CONTRACT):
            assert "second" in await find(contract=theme)
            assert "second" in await find(contract=theme.partition(" ")[2] or theme)
        assert (
            await find(contract="no such thing") == await find(contract="%") == await find(contract="_") == []
        )
        for _, theme in themes(whist, RESULT):
            assert "second" in await find(result=theme, game="whist")
        (line,) = await storage.find_matches(Sought(game="whist"), "", 10)
        assert [player.score for player in line.players] == whist.table.scores()
        assert await find(before=line.ended) == ["first"]
        known = {(theme.kind, theme.theme) for theme in await storage.known_themes("humbug", 100)}
        assert known == {(kind, theme) for kind in (CONTRACT, RESULT) for _, theme in themes(humbug, kind)}
        first = whist.table.scores()[winner] == max(whist.table.scores())
        assert await storage.tallies(f"p{winner}", "") == [
            Tally("humbug", 2, 2),
            Tally("whist", 1, int(first)),
        ]
        await storage.forget("p0")
        assert await find(player="анна") == []
        await storage.close()

    run(work())


def test_who_plays_alone_has_a_table_of_records_and_wins_nothing_V_128(opening: Opening) -> None:
    async def work() -> None:
        storage = opening()
        matches = [played("viceroy", {"players": 1}, seed) for seed in range(3)]
        for number, match in enumerate(matches):
            await stored(storage, f"t{number}", match)
        hidden = kept(matches[0])
        assert hidden is not None and [player.place for player in hidden.players] == [0]
        await stored(storage, "hidden", matches[0], dataclasses.replace(hidden, open=False))
        scores = [int(match.table.scores()[0]) for match in matches]
        for asker, expected in (("", scores), ("p0", [*scores, scores[0]])):
            (tally,) = await storage.tallies("p0", asker)
            assert (tally.game, tally.matches, tally.won) == ("viceroy", 4, 0)
            assert [one.score for one in tally.alone] == sorted(expected, reverse=True)
            assert ("hidden" in [one.table for one in tally.alone]) is (asker == "p0")
        await storage.close()

    run(work())


def test_an_end_that_is_taken_back_leaves_the_library_and_a_seat_handed_over_changes_it(
    opening: Opening,
) -> None:
    async def work() -> None:
        storage = opening()
        match = played("humbug", {"hands": 1})
        await stored(storage, "t", match)
        count = len(match.log)
        await storage.append(Change("t", count, [b"{}"], seated=["member"], left=["p0"]))
        (line,) = await storage.find_matches(Sought(), "", 5)
        assert [player.person for player in line.players] == ["member", "p1"]
        await storage.append(Change("t", count + 1, [b"{}"], finished=False))
        assert await storage.find_matches(Sought(), "", 5) == []
        assert await storage.known_themes("humbug", 5) == []
        await storage.close()

    run(work())


# -- at the door


def test_a_member_has_a_page_with_games_and_records_and_a_guest_has_none(
    start: Callable[..., Server], come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start("--unlimited")
    anna, guest = come(server), come(server)
    anna.post("/api/me", {"name": "Анна"})
    table = anna.post("/api/play", {"game": "whist", "options": {"hands": 1, "ranks": 2}})["table"]
    talk = anna.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(1), hands=5)
    assert refusal(guest.http.get(f"/api/players/{anna.person}")) == (404, "no-player"), "a guest"
    anna.enter_as("/api/register", {"login": "anna", "password": "ten of hearts"})
    page = guest.get(f"/api/players/{anna.person}")
    assert (page["name"], page["you"], page["games"][0]["game"]) == ("Анна", False, "whist")
    assert page["games"][0]["matches"] == 1 and page["games"][0]["rating"] is None
    (match,) = page["records"]
    assert match["table"] == table
    assert [player["person"] for player in match["players"]] == [anna.person, "", "", ""]
    assert match["players"][1]["name_key"].startswith("name-")
    (found,) = guest.get("/api/records?game=whist&player=%D0%B0%D0%BD%D0%BD%D0%B0")["records"]
    assert found["themes"][0]["contracts"][0]["key"] == "fact-trump"
    assert guest.get("/api/records?game=humbug")["records"] == []
    assert guest.get("/api/records?before=x&result=%00")["records"] != 0
    known = guest.get("/api/records/whist/themes")
    assert known["contracts"][0]["theme"].startswith("trump ")
    assert refusal(guest.http.get("/api/records/none/themes")) == (404, "unknown-game")
    _ended_before_there_was_a_library(server)
    assert guest.get("/api/records")["records"] == []
    assert attend(Wish("index", db=str(server.db)), "en") == 0
    assert guest.get("/api/records")["records"] == [found]


def _ended_before_there_was_a_library(server: Server) -> None:
    async def work() -> None:
        storage = open_office(str(server.db))
        for name in ("matches", "players", "themes"):
            await storage.write(lambda database, name=name: database.change(f"DELETE FROM {name}"))  # type: ignore[misc]
        await storage.close()

    run(work())
