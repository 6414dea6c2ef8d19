"""Friends in browsers: they talk, they go away and come back, their time runs out."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import Visit

Coming = Callable[..., Visit]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only two seconds for those who have gone."""
    running = Server(tmp_path_factory.mktemp("impatient"), "--grace", "2")
    running.start()
    yield running
    running.stop()


def table_of(host: Visit, friend: Visit, game: str = "humbug", clock: int = 0) -> None:
    """The host sets a table with a seat for the friend, who comes by the link."""
    page = host.page
    page.goto(f"{host.url}/game/{game}")
    page.locator(".seats select").nth(1).select_option("open")
    if clock:
        page.locator("[data-clock-kind]").select_option("move")
        page.locator('.evening input[type="number"]').fill(str(clock))
    page.locator("form .button.brass").click()
    page.get_by_role("button", name="Позвать друга").last.click()
    link = page.locator("#invite-link").input_value()
    page.keyboard.press("Escape")
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Ann")
    friend.page.get_by_role("button", name="Sit down").click()
    for visit in (host, friend):
        visit.page.locator(".own-hand [data-card]").first.wait_for()


def open_talk(page: Page) -> None:
    page.get_by_role("tab").nth(1).click()


def test_two_browsers_talk_each_in_its_own_language(visitor: Coming) -> None:
    host, friend = visitor("ru"), visitor("en")
    table_of(host, friend)
    friend.page.keyboard.press("t")
    friend.page.locator('[data-phrase="hello"]').click()
    expect(friend.page.locator(".lines .said")).to_have_text("Good evening!")
    expect(host.page.locator(".bubble")).to_have_text("Добрый вечер!")
    expect(host.page.locator(".unread").first).to_contain_text("1")
    open_talk(host.page)
    expect(host.page.locator(".unread")).to_have_count(0)
    expect(host.page.locator(".lines .said")).to_have_text("Добрый вечер!")
    line = host.page.get_by_placeholder("Сказать за столом")
    line.fill("<img src=x onerror=alert(1)> Привет, Аня!")
    line.press("Enter")
    expect(friend.page.locator(".lines .said").last).to_have_text("<img src=x onerror=alert(1)> Привет, Аня!")
    assert friend.page.locator(".lines img").count() == 0
    friend.page.reload()
    open_talk(friend.page)
    expect(friend.page.locator(".lines .said")).to_have_count(2)
    assert host.troubles == []
    assert friend.troubles == []


def test_who_is_muted_is_heard_no_more_until_wanted_again(visitor: Coming) -> None:
    host, friend = visitor("ru"), visitor("en")
    table_of(host, friend)
    open_talk(host.page)
    open_talk(friend.page)
    friend.page.locator('[data-phrase="moment"]').click()
    host.page.locator(".lines .speaker").click()
    expect(host.page.locator(".lines .said")).to_have_count(0)
    friend.page.locator('[data-phrase="oh-dear"]').click()
    expect(friend.page.locator(".lines .said")).to_have_count(2)
    expect(host.page.locator(".lines")).to_contain_text("Вы не слышите: Ann.")
    host.page.get_by_role("button", name="Снова слышать").click()
    expect(host.page.locator(".lines .said")).to_have_count(2)
    host.page.locator(".hear select").select_option("none")
    expect(host.page.locator(".lines .said")).to_have_count(0)


def test_a_bot_sits_in_for_a_closed_browser_and_gives_the_chair_back(
    visitor: Coming, impatient: Server
) -> None:
    host, friend = visitor("ru", url=impatient.url), visitor("en", url=impatient.url)
    table_of(host, friend)
    table = friend.page.url
    friend.page.goto("about:blank")
    chip = host.page.locator('.chip[data-seat="1"]')
    expect(chip).to_contain_text("сейчас играет бот", timeout=15_000)
    expect(host.page.locator(".log")).to_contain_text("Ann не за столом: пока играет бот.")
    random = Random(3)
    held = host.page.locator(".own-hand [data-card]").count()
    while host.page.locator(".own-hand [data-card]").count() == held:  # until the bot has played on
        assert host.await_move()
        host.click_something(random)
    friend.page.goto(table)
    expect(chip).not_to_contain_text("сейчас играет бот")
    expect(host.page.locator(".log")).to_contain_text("Ann снова за столом.")
    expect(friend.page.locator("[data-back]")).to_have_count(0)


def test_who_leaves_for_a_while_says_when_he_is_back(visitor: Coming) -> None:
    host, friend = visitor("ru"), visitor("en")
    table_of(host, friend)
    page = friend.page
    page.locator("[data-leave]").click()
    page.locator("[data-away]").click()
    expect(page.locator(".ask")).to_contain_text("A bot plays for you.")
    expect(host.page.locator('.chip[data-seat="1"]')).to_contain_text("сейчас играет бот")
    page.locator("[data-back]").click()
    expect(host.page.locator('.chip[data-seat="1"]')).not_to_contain_text("сейчас играет бот")
    page.locator("[data-leave]").click()
    page.locator("[data-give-up]").click()
    page.wait_for_url(f"{friend.url}/")
    expect(host.page.locator('.chip[data-seat="1"] .name')).not_to_have_text("Ann")


def test_a_clock_runs_out_and_the_book_moves(visitor: Coming) -> None:
    host, friend = visitor("ru"), visitor("en")
    table_of(host, friend, clock=5)
    clocks = host.page.locator("[data-clock]")
    expect(clocks).to_have_count(2)
    # looked for at every frame: a second later another stands there
    host.page.wait_for_function("() => document.querySelector('.clock.runs')?.innerText === '0:01'")
    held = host.page.locator(".own-hand [data-card]").count()
    expect(host.page.locator(".log")).to_contain_text("пока играет бот", timeout=60_000)
    assert host.page.locator(".own-hand [data-card]").count() <= held
    assert host.troubles == []


def enter(page: Page, kind: str, login: str, password: str) -> None:
    """Register or log in by the button in the masthead."""
    page.locator("[data-open-account]").click()
    if kind == "register":
        page.locator("[data-switch]").click()
    form = page.locator(f'[data-account="{kind}"]')
    form.locator("input").nth(0).fill(login)
    form.locator("input").nth(1).fill(password)
    form.locator("button").first.click()


def test_register_play_log_out_log_in_elsewhere_and_end_the_other_session(visitor: Coming) -> None:
    desk, phone = visitor("en"), visitor("en", (390, 844))
    desk.lobby()
    enter(desk.page, "register", "olga", "seven of clubs")
    expect(desk.page.locator("[data-session]")).to_have_count(1)
    expect(desk.page.locator("[data-open-account]")).to_have_text("olga")
    desk.page.keyboard.press("Escape")
    page = desk.play_now("whist")
    table = page.url
    desk.move(Random(1))
    expect(page.locator(".own-hand [data-card]")).to_have_count(12)
    held = {card.get_attribute("data-card") for card in page.locator(".own-hand [data-card]").all()}
    desk.lobby()
    page.locator("[data-open-account]").click()
    page.locator("[data-logout]").click()
    expect(page.locator("[data-open-account]")).to_have_text("Log in")
    page.goto(table)
    expect(page.locator(".bar")).to_contain_text("You are watching")
    phone.lobby()
    enter(phone.page, "login", "OLGA", "not the right one")
    expect(phone.page.get_by_role("alert")).to_have_text("Login or password is not right.")
    phone.page.locator('[data-account="login"] input').nth(1).fill("seven of clubs")
    phone.page.locator('[data-account="login"] button').first.click()
    expect(phone.page.locator("[data-open-account]")).to_have_text("olga")
    phone.page.keyboard.press("Escape")
    phone.page.goto(table)
    phone.page.locator(".own-hand [data-card]").first.wait_for()
    found = {card.get_attribute("data-card") for card in phone.page.locator(".own-hand [data-card]").all()}
    assert found and found <= held
    desk.lobby()
    enter(page, "login", "olga", "seven of clubs")
    expect(page.locator('[data-session="elsewhere"]')).to_have_count(1)
    page.locator('[data-session="elsewhere"] button').click()
    expect(page.locator('[data-session="elsewhere"]')).to_have_count(0)
    expect(phone.page.locator(".own-hand [data-card]")).to_have_count(0, timeout=15_000)
    expect(page.locator("[data-open-account]")).to_have_text("olga")
    assert [trouble for trouble in desk.troubles if "403" not in trouble] == []


def test_a_guest_who_sat_down_by_a_link_logs_in_and_keeps_the_seat(visitor: Coming) -> None:
    somewhere = visitor("en")
    somewhere.lobby()
    enter(somewhere.page, "register", "petro", "seven of hearts")
    expect(somewhere.page.locator("[data-open-account]")).to_have_text("petro")
    host, friend = visitor("ru"), visitor("en")
    table_of(host, friend)
    table = friend.page.url
    held = {card.get_attribute("data-card") for card in friend.page.locator(".own-hand [data-card]").all()}
    friend.lobby()
    enter(friend.page, "login", "petro", "seven of hearts")
    expect(friend.page.locator("[data-open-account]")).to_have_text("petro")
    friend.page.goto(table)
    friend.page.locator(".own-hand [data-card]").first.wait_for()
    again = {card.get_attribute("data-card") for card in friend.page.locator(".own-hand [data-card]").all()}
    assert again == held
