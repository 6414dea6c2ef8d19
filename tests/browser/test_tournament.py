"""A Swiss of eight bots and two people in their browsers, through the death of the server, to the right table."""

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import OFFERED, Visit
from tests.told import DEEP

PRESET = "sochi" if DEEP else "tiny"
"""Preferans for three: ten cards each, or one; one deal a round."""
ROUNDS = 5
PATIENCE = 600 if DEEP else 240


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that can be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def kill(server: Server) -> None:
    """As a power cut would."""
    assert server.process is not None
    server.process.kill()
    server.process.wait(30)


def call(page: Page, url: str) -> None:
    """Anna calls it, by the form."""
    page.goto(f"{url}/tournaments")
    page.locator("[data-new-tournament]").click()
    page.locator("[data-tournament-name]").fill("Турнир по средам")
    page.locator("[data-tournament-game]").select_option("preferans_modern")
    page.locator("[data-tournament-preset]").select_option(PRESET)
    page.locator("[data-tournament-rounds]").fill(str(ROUNDS))
    page.locator("[data-tournament-deals]").fill("1")
    page.locator("[data-tournament-bots]").fill("8")
    page.locator("[data-call-tournament]").click()
    page.locator("[data-enter]").wait_for()


def enter(page: Page, name: str) -> None:
    page.locator("[data-my-name]").fill(name)
    page.locator("[data-enter]").click()
    page.locator("[data-withdraw]").wait_for()


def take_a_step(visit: Visit, chance: Random) -> str:
    """Whatever is to be done where the person is now, if anything; and what it was."""
    page = visit.page
    try:
        for sign in ("[data-my-table]", "[data-to-tournament]", "[data-next]"):
            if page.locator(sign).count() > 0:
                page.locator(sign).first.click(timeout=2000)
                return sign
        if page.locator(OFFERED).count() > 0:
            visit.click_something(chance)
            return "move"
        if page.locator('[data-state="over"]').count() > 0:
            return "over"
    except Error:
        pass  # the page has moved on meanwhile
    return ""


def stored(folder: Path, sql: str, *values: object) -> list[tuple[str]]:
    connection = sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True)
    rows = connection.execute(sql, values).fetchall()
    connection.close()
    return rows


def right_table(folder: Path) -> list[tuple[str, int, int]]:
    """Names, points and Buchholz, counted from the logs alone.

    Two for everybody outdone, one for everybody equalled; a bye is two, and counts as a meeting with an equal.
    """
    events = [
        json.loads(row[0]) for row in stored(folder, "SELECT event FROM tournament_events ORDER BY number")
    ]
    entered = [event["chair"] for event in events if event["event"] == "entered"]
    rounds = [event for event in events if event["event"] == "paired"]
    assert len(rounds) == ROUNDS
    points: Counter[int] = Counter(dict.fromkeys(range(len(entered)), 0))
    met: list[tuple[int, int]] = []
    for one in rounds:
        for unit in one["byes"]:
            points[unit] += 2
            met.append((unit, unit))
        for table in one["tables"]:
            sql = "SELECT event FROM events WHERE table_id = ? AND event LIKE '%\"ended\"%'"
            (row,) = stored(folder, sql, table["table"])
            scores = json.loads(row[0])["scores"]
            for unit, mine in zip(table["units"], scores, strict=True):
                points[unit] += sum((mine > other) * 2 + (mine == other) for other in scores) - 1
                met += [(unit, other) for other in table["units"] if other != unit]
    buchholz: Counter[int] = Counter()
    for unit, other in met:
        buchholz[unit] += points[other]
    names = [chair.get("name") or f"bot {chair['nick']}" for chair in entered]
    return [(names[unit], points[unit], buchholz[unit]) for unit in range(len(entered))]


def test_a_swiss_of_eight_bots_and_two_people_outlives_the_server_and_ends_with_the_right_table(
    visitor: Callable[..., Visit], mortal: Server
) -> None:
    anna, boris = visitor(url=mortal.url), visitor("uk", (390, 844), url=mortal.url)
    call(anna.page, mortal.url)
    where = anna.page.url
    enter(anna.page, "Глафира")
    boris.page.goto(where)
    enter(boris.page, "Остап")
    anna.page.locator('[data-direct="begin"]').click()
    chance = Random(7)
    deadline = time.monotonic() + PATIENCE
    killed = False
    while [take_a_step(visit, chance) for visit in (anna, boris)] != ["over", "over"]:
        tables = stored(mortal.folder, "SELECT count(*) FROM tables")
        if not killed and int(tables[0][0]) > 3:  # in the second round
            kill(mortal)
            mortal.start()
            killed = True
        assert time.monotonic() < deadline, (anna.page.url, anna.troubles, boris.page.url, boris.troubles)
        anna.page.wait_for_timeout(20)
    assert killed
    expected = sorted(right_table(mortal.folder), key=lambda line: (-line[1], -line[2]))
    rows = anna.page.locator("[data-standings] tbody tr")
    expect(rows).to_have_count(10)
    cells = [[cell.strip() for cell in row.locator("td, th").all_inner_texts()] for row in rows.all()]
    assert [(int(cell[2]), int(cell[3])) for cell in cells] == [line[1:] for line in expected]
    people = {name: (points, buchholz) for name, points, buchholz in expected if not name.startswith("bot")}
    assert {cell[1]: (int(cell[2]), int(cell[3])) for cell in cells if cell[1] in people} == people
    assert set(people) == {"Глафира", "Остап"}
    assert boris.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than a phone"


def test_the_director_takes_back_what_he_has_done_by_mistake_and_is_asked_before_the_end(
    visitor: Callable[..., Visit], server: Server
) -> None:
    anna, boris = visitor(), visitor()
    call(anna.page, server.url)
    where = anna.page.url
    for visit in (boris, anna):
        visit.page.goto(where)
        enter(visit.page, "Глафира")
    page = anna.page
    expect(page.locator(".players li")).to_contain_text(["Глафира (1)", "Глафира (2)"])
    page.locator('[data-direct="begin"]').click()
    page.locator("[data-standings]").wait_for()
    row = page.locator('[data-unit="8"]')
    page.locator("[data-director-unit]").select_option("8")
    page.locator('[data-direct="remove"]').click()
    expect(row).to_contain_text("Глафира")
    expect(row).to_have_css("display", "table-row")
    page.locator("[data-director-gone]").select_option("8")
    page.locator('[data-direct="back"]').click()
    expect(row.locator(".who")).to_have_text("Глафира (1)")
    page.locator('[data-direct="close"]').click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator('[data-direct="close"]').click()
    page.locator('[data-direct="close-sure"]').click()
    page.locator('[data-state="over"]').wait_for()
