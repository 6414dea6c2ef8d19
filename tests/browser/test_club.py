"""The club on the page: a member finds what he played, chooses a new password by a link, leaves for good."""

import json
import subprocess
import sys
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.playing import OPEN, Visit
from tests.browser.test_friends import enter

Coming = Callable[..., Visit]


def new_code(server: Server, login: str) -> str:
    """As the administrator gives it out, beside the server that runs."""
    command = [sys.executable, "-m", "lomber", "admin", "reset", login, "--json"]
    said = subprocess.run(
        [*command, "--db", str(server.folder / "tables.db")], capture_output=True, check=True, text=True
    )
    return str(json.loads(said.stdout)["code"])


def test_a_member_finds_what_he_played_resets_his_password_and_deletes_himself(
    visitor: Coming, server: Server
) -> None:
    visit = visitor()
    page = visit.lobby()
    enter(page, "register", "vera", "seven of clubs")
    expect(page.locator("[data-logout]")).to_be_visible()
    made = page.evaluate(OPEN, {"game": "whist", "options": {"hands": 1, "ranks": 2}})
    page.goto(f"{visit.url}/table/{made['table']}")
    visit.play_hand(1)
    page.goto(f"{visit.url}/records")
    page.locator('[data-search="game"]').select_option("whist")
    page.locator('[data-search="player"]').fill("VERA")
    page.locator('[data-search="contract"]').select_option(index=1)
    match = page.locator(f'[data-match="{made["table"]}"]')
    expect(match).to_have_count(1)
    page.locator('[data-search="player"]').fill("nobody at all")
    expect(match).to_have_count(0)
    page.locator('[data-search="player"]').fill("vera")
    match.locator(".players a").click()
    expect(page.locator("h1")).to_have_text("vera")
    expect(page.locator('[data-game="whist"]')).to_be_visible()
    person = page.url.rpartition("/")[2]
    other = visitor()
    other.page.goto(f"{other.url}/reset/{new_code(server, 'vera')}")
    other.page.locator("[data-reset] input").fill("queen of spades")
    other.page.locator("[data-reset] button").click()
    expect(other.page.locator("[data-open-account]")).to_have_text("vera")
    other.page.locator("[data-open-account]").click()
    other.page.locator("[data-open-delete]").click()
    other.page.locator("[data-delete] input").fill("queen of spades")
    other.page.locator("[data-delete] button").first.click()
    expect(other.page.locator("[data-open-account]")).not_to_have_text("vera")
    other.page.goto(f"{other.url}/player/{person}")
    expect(other.page.locator('[role="alert"]')).to_be_visible()
    assert not visit.troubles, visit.troubles


def test_two_guests_play_the_deal_of_the_day_and_see_what_the_other_made_of_it(visitor: Coming) -> None:
    for number in (1, 2):
        visit = visitor()
        page = visit.lobby()
        page.locator("[data-daily]").click()
        line = page.locator('[data-daily-game="konchinka"]')
        expect(line.locator("tbody tr")).to_have_count(0)  # nothing is told before one has played
        line.locator("[data-play-daily]").click()
        visit.play_hand(number)
        page.locator("[data-to-daily]").click()
        expect(line.locator("tbody tr")).to_have_count(number)
        expect(line.locator("tbody tr.you")).to_have_count(1)
        expect(line.locator("[data-play-daily]")).to_have_count(0)  # once, and no more
        assert not visit.troubles
    shares = line.locator("tbody td:last-child").all_inner_texts()
    assert sum(float(share.split()[0]) for share in shares) == 100


def test_a_table_of_days_is_set_on_the_page_and_the_lobby_says_until_when_to_move(visitor: Coming) -> None:
    visit = visitor()
    page = visit.page
    page.goto(f"{visit.url}/game/sixty_six")
    page.locator("[data-clock-kind]").select_option("post")
    page.locator("[data-clock-days]").fill("2")
    page.locator("form .button.brass.big").click()
    assert visit.await_move()
    page.goto(visit.url)
    expect(page.locator(".going [data-my-move]")).to_contain_text(":")  # by a time of the day
    assert not visit.troubles
