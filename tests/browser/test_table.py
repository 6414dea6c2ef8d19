"""Friends at one table, a broken line, a phone, and eyes or none."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.playing import Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)


def test_two_browsers_play_at_one_table(visitor: Callable[..., Visit]) -> None:
    host, friend = visitor("ru"), visitor("en")
    page = host.page
    page.goto(f"{host.url}/game/humbug")
    page.locator(".seats select").nth(1).select_option("open")
    page.locator("form .button.brass").click()
    page.get_by_role("button", name="Позвать друга").last.click()
    link = page.locator("#invite-link").input_value()
    page.keyboard.press("Escape")
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Ann")
    friend.page.get_by_role("button", name="Sit down").click()
    for visit in (host, friend):
        visit.page.locator(".own-hand [data-card]").first.wait_for()
    expect(page.locator(".chip .name").first).to_have_text("Ann")
    theirs = {card.get_attribute("data-card") for card in friend.page.locator(".own-hand [data-card]").all()}
    assert not theirs & {
        card.get_attribute("data-card") for card in page.locator(".own-hand [data-card]").all()
    }
    random, moved = Random(3), 0
    deadline = time.monotonic() + 90
    while moved < 10 and time.monotonic() < deadline:
        for visit in (host, friend):
            if visit.page.locator("button.playable, .ask [data-move]").count():
                visit.click_something(random)
                moved += 1
            visit.page.wait_for_timeout(60)
    assert moved >= 10
    assert host.troubles == []
    assert friend.troubles == []


def test_a_stranger_may_watch_and_sees_no_card_of_a_hand(visitor: Callable[..., Visit]) -> None:
    host, stranger = visitor(), visitor("en")
    table = host.play_now("whist").url
    stranger.page.goto(table)
    expect(stranger.page.locator(".bar")).to_contain_text("You are watching")
    host.await_move()
    assert stranger.page.locator("button.card").count() == 0
    held = {card.get_attribute("data-card") for card in host.page.locator(".own-hand [data-card]").all()}
    lying = {card.get_attribute("data-card") for card in stranger.page.locator("[data-card]").all()}
    turned = stranger.page.locator('[data-zone-name="turned"] [data-card]')
    assert held & lying <= {card.get_attribute("data-card") for card in turned.all()}


def test_the_line_breaks_and_comes_back_with_nothing_lost(
    visitor: Callable[..., Visit], tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        visit = visitor("en", url=server.url)
        page = visit.play_now("whist")
        visit.await_move()
        visit.click_something(Random(1))
        expect(page.locator(".own-hand [data-card]")).to_have_count(12)
        visit.await_move()
        held = page.locator(".own-hand [data-card]").count()
        log = page.locator(".log p").all_inner_texts()
        server.stop()
        expect(page.locator(".offline")).to_be_visible()
        server.start()
        expect(page.locator(".offline")).to_have_count(0, timeout=20_000)
        visit.await_move()
        assert page.locator(".own-hand [data-card]").count() == held
        assert page.locator(".log p").all_inner_texts()[: len(log)] == log
        visit.click_something(Random(2))
        expect(page.locator(".own-hand [data-card]")).to_have_count(held - 1)
    finally:
        server.stop()


@pytest.mark.parametrize("game", ["whist", "stukolka", "cities", "face_to_face"])
def test_a_hand_on_a_phone_with_targets_for_a_thumb(game: str, visitor: Callable[..., Visit]) -> None:
    visit = visitor("ru", PHONE)
    page = visit.play_now(game)
    visit.await_move()
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select')].filter(e => e.checkVisibility())
            .map(e => [e.innerText || e.getAttribute('aria-label'), e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    visit.play_hand(11)
    for drawer in ("Запись", "Журнал", "Правила"):
        page.locator(".drawers button", has_text=drawer).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert visit.troubles == []


HIDDEN_CARDS = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    const chips = boxes(".chip");
    return boxes(".middle .zones [data-card]").filter((card) => chips.some((chip) => over(card, chip))).length;
}"""


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_no_card_in_the_middle_lies_under_a_chip(players: int, visitor: Callable[..., Visit]) -> None:
    visit = visitor("ru")
    page = visit.open_table("stukolka", players=players)
    visit.await_move()
    assert page.locator(".middle .zones [data-card]").count() > 0
    assert page.evaluate(HIDDEN_CARDS) == 0


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_card_is_played_by_dragging_it_onto_the_cloth(
    size: tuple[int, int], visitor: Callable[..., Visit]
) -> None:
    visit = visitor("en", size)
    page = visit.play_now("whist")
    visit.await_move()
    card = page.locator(".own-hand button.playable").first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y - 20, steps=3)
    expect(page.locator("[data-dragging]")).to_have_attribute("data-card", str(name))
    page.mouse.move(x + 3, y + 3, steps=3)
    page.mouse.up()
    expect(page.locator("[data-dragging]")).to_have_count(0)
    expect(page.locator(".own-hand [data-card]")).to_have_count(13)
    middle = page.locator("[data-middle]").bounding_box()
    assert middle is not None
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".own-hand [data-card]")).to_have_count(12)
    assert page.locator(f'.own-hand [data-card="{name}"]').count() == 0
    assert visit.troubles == []


ANIMATIONS = """() => { window.seen = []; const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.seen.push(timing.duration); return animate.call(this, frames, timing); } }"""


@pytest.mark.parametrize("motion", ["full", "off"])
def test_cards_travel_at_most_300_ms_or_not_at_all(motion: str, visitor: Callable[..., Visit]) -> None:
    visit = visitor("en", motion=motion)
    page = visit.play_now("whist")
    page.evaluate(ANIMATIONS)
    random = Random(4)
    for cards in (12, 11, 10):
        while page.locator(".own-hand [data-card]").count() > cards:
            visit.await_move()
            visit.click_something(random)
            page.wait_for_timeout(150)
    durations = page.evaluate("window.seen")
    assert bool(durations) == (motion == "full")
    assert max(durations, default=0) <= 300
    assert visit.troubles == []


def serious(page: Page) -> list[str]:
    """What axe finds that would shut somebody out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{violation['id']}: {violation['help']}: {[node['html'][:160] for node in violation['nodes'][:3]]}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_axe_finds_nothing_serious(theme: str, size: tuple[int, int], visitor: Callable[..., Visit]) -> None:
    visit = visitor("ru", size, theme=theme)
    page = visit.lobby()
    found = {"lobby": serious(page)}
    page.locator("[data-open-account]").click()
    found["account"] = serious(page)
    page.goto(f"{visit.url}/game/whist")
    page.locator(".rules p").first.wait_for()
    found["game"] = serious(page)
    for game in ("whist", "cities", "stukolka"):
        page = visit.play_now(game)
        visit.await_move()
        found[game] = serious(page)
        page.keyboard.press("t")
        page.locator("[data-phrase]").first.wait_for()
        found[f"talk at {game}"] = serious(page)
    page.goto(f"{page.url}?plain")
    page.get_by_role("textbox").wait_for()
    found["plain"] = serious(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_what_is_not_there_is_said_plainly(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    for path, sentence in (
        ("/table/nosuchtable", "There is no such table."),
        ("/join/nosuchinvite", "This invitation leads nowhere"),
        ("/nothing/here", "There is nothing here."),
    ):
        visit.page.goto(visit.url + path)
        expect(visit.page.locator("main")).to_contain_text(sentence)
