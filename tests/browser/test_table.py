"""Friends at one table, a broken line, a phone, and eyes or none."""

import contextlib
import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Waited

from lomber import Table, make
from lomber.table.contract import EVERYTHING
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
        visit.move(Random(1))
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
        visit.move(Random(2))
        expect(page.locator(".own-hand [data-card]")).to_have_count(held - 1)
    finally:
        server.stop()


@pytest.mark.parametrize("game", ["whist", "stukolka", "cities", "face_to_face"])
def test_a_hand_on_a_phone_with_targets_for_a_thumb(game: str, visitor: Callable[..., Visit]) -> None:
    visit = visitor("ru", PHONE)
    page = visit.play_now(game)
    visit.await_move()
    visit.settle()
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
    visit.settle()
    assert page.locator(".middle .zones [data-card]").count() > 0
    assert page.evaluate(HIDDEN_CARDS) == 0


APART = """(places) => {
    const boxes = places.map((place) => place.getBoundingClientRect());
    const meet = (a, b) =>
        a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    return boxes.every((one, i) => boxes.every((other, j) => i === j || !meet(one, other)));
}"""


def test_at_a_full_table_nobody_sits_on_the_cards_of_another(visitor: Callable[..., Visit]) -> None:
    """Ten at Macao, each with what he drew open before him."""
    visit = visitor("ru")
    page = visit.open_table("makao", players=10)
    random = Random(4)
    shown = 0
    for _ in range(3):
        while visit.await_move():
            visit.settle()
            assert page.locator(".spot").evaluate_all(APART)
            shown = max(shown, page.locator(".spot .shown [data-card]").count())
            visit.click_something(random)
        visit.settle()
        assert page.locator(".spot").evaluate_all(APART)
        visit.go_on()
    assert shown > 0


SEEN = """(elements) => elements.every((element) => {
    const box = element.getBoundingClientRect();
    let around = element.parentElement;
    while (around) {
        const edge = around.getBoundingClientRect();
        const cuts = getComputedStyle(around).overflowY !== "visible";
        if (cuts && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)) return false;
        around = around.parentElement;
    }
    return true;
})"""
"""Nothing that scrolls or ends above it cuts off any of these."""


@pytest.mark.parametrize("game", ["vint_two_dummies", "vint_two_auction", "bezique"])
def test_in_a_low_window_all_that_is_asked_is_seen_whole(game: str, visitor: Callable[..., Visit]) -> None:
    visit = visitor(size=(1366, 700))
    page = visit.open_table(game)
    for _ in range(2):  # a bid that stands takes room too
        assert visit.await_move()
        visit.settle()
        assert page.locator(".ask [data-move]").evaluate_all(SEEN)
        assert page.locator(".own-hand [data-card]").evaluate_all(SEEN)
        assert page.evaluate("document.scrollingElement.scrollHeight") <= 700
        told, bids = page.locator(".log p"), page.locator('.ask [data-move^="bid "]')
        if bids.count() == 0:
            return
        before = told.count()
        bids.first.click()
        expect(told).not_to_have_count(before)


def test_in_a_low_window_an_open_hand_opposite_lies_on_no_hand_at_a_side(
    visitor: Callable[..., Visit],
) -> None:
    visit, random = visitor(size=(1366, 700)), Random(4)
    page = visit.open_table("vint_two_dummies")
    for _ in range(60):
        if not visit.await_move():
            visit.go_on()
        elif page.locator(".spot .shown [data-card]").count() < 20:  # both dummies lie open in the play
            visit.click_something(random)
        else:
            visit.settle()
            assert page.locator(".spot").evaluate_all(APART)
            return
    pytest.fail("nobody laid his dummy open")


def test_on_a_phone_four_others_are_all_seen_when_cards_lie_open_before_them(
    visitor: Callable[..., Visit],
) -> None:
    """Makao: each has what he drew beside his name; nobody is beyond the edge."""
    visit, random = visitor("uk", PHONE), Random(2)
    page = visit.open_table("makao")
    for _ in range(60):
        if not visit.await_move():
            visit.go_on()
            continue
        visit.settle()
        strip = page.locator(".strip")
        assert strip.evaluate("strip => strip.scrollWidth <= strip.clientWidth")
        if strip.locator(".shown [data-card]").count() > 1:
            return
        visit.click_something(random)
    pytest.fail("nobody has drawn a card")


MIDDLE = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility())
        .map((e) => e.getBoundingClientRect());
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
    const around = [".spot .chip", ".spot .shown [data-card]", ".own-zones [data-card]", ".ask > *"];
    return [".middle .zones .zone", "[data-trick] [data-card]"].flatMap((what) => around
        .filter((other) => boxes(what).some((one) => boxes(other).some((box) => over(one, box))))
        .map((other) => `${what} and ${other}`));
}"""


def lain(page: Page, what: str) -> list[str]:
    """What still lies on something else once all that is measured has been laid out by its measure."""
    with contextlib.suppress(Waited):
        page.wait_for_function(f"() => ({what})().length === 0", timeout=5_000)
    found: list[str] = page.evaluate(what)
    return found


PARTS = """() => {
    const parts = [".bar", ".strip", ".middle .zones .zone", "[data-trick] [data-card]", ".felt .facts",
        ".own-zones .zone", ".own-chip .chip", ".ask .prompt", ".ask [data-move]", ".own-hand [data-card]",
        ".drawers"];
    const found = parts.flatMap((part) => [...document.querySelectorAll(part)].filter((e) => e.checkVisibility())
        .map((e) => ({ part, e, box: e.getBoundingClientRect() })));
    const seen = ({ e, box }) => {
        const list = e.closest(".buttons")?.getBoundingClientRect();
        return !list || (box.top >= list.top - 1 && box.bottom <= list.bottom + 1);
    };
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 14;
    const lain = found.filter(seen).flatMap((one, i, all) => all.slice(i + 1)
        .filter((other) => one.part !== other.part && over(one.box, other.box))
        .map((other) => `${one.part} and ${other.part}`));
    return [...new Set(lain)];
}"""
"""What lies on something else; a picked card reaches out of its row, and a pile beyond its edge."""


@pytest.mark.parametrize(
    ("game", "players"), [("bezique", 4), ("konchinka", 4), ("cities", 3), ("face_to_face", 2)]
)
def test_on_the_smallest_phone_nothing_lies_on_anything_else(
    game: str, players: int, visitor: Callable[..., Visit]
) -> None:
    """What has no room makes the page longer, and one scrolls."""
    visit, random = visitor("uk", (360, 640)), Random(6)
    page = visit.open_table(game, **({} if game == "face_to_face" else {"players": players}))
    for _ in range(12):
        if not visit.await_move():
            visit.go_on()
            continue
        visit.settle()
        assert lain(page, PARTS) == [], page.locator(".ask").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        visit.click_something(random)
    assert visit.troubles == []


def test_on_the_smallest_phone_the_pyramid_of_viceroy_is_seen(visitor: Callable[..., Visit]) -> None:
    visit = visitor("ru", (360, 640))
    page = visit.open_table("viceroy")
    assert visit.await_move()
    visit.settle()
    page.wait_for_function(
        """() => {
            const box = (what) => document.querySelector(what).getBoundingClientRect();
            return box(".pyramid").height > 60 && box(".pyramid").bottom <= box(".board .own").top + 1;
        }"""
    )


@pytest.mark.parametrize("game", ["whist_dummy2", "bezique", "cities"])
def test_in_a_low_window_nothing_in_the_middle_lies_on_anything_else(
    game: str, visitor: Callable[..., Visit]
) -> None:
    visit, random = visitor("ru", (1280, 720)), Random(3)
    page = visit.open_table(game)
    for _ in range(10):
        if not visit.await_move():
            visit.go_on()
            continue
        visit.settle()
        assert lain(page, MIDDLE) == [], page.locator(".ask").inner_text()
        visit.click_something(random)


def test_the_record_of_a_deal_is_no_wider_than_its_place(visitor: Callable[..., Visit]) -> None:
    """Cities for four: whose column was the last stood beyond the edge of the cloth."""
    visit = visitor("ru", (1280, 720))
    page = visit.open_table("cities", players=4, hands=1)
    visit.play_hand(7)
    closing = page.locator(".closing")
    expect(closing).to_be_visible()
    visit.settle()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.closing')].every((one) => one.scrollWidth <= one.clientWidth + 1)"
    )
    expect(closing).to_be_visible()


BESIDE_COLUMN = """(elements) => {
    const column = document.querySelector("aside, .unfold");
    const edge = column ? column.getBoundingClientRect().left : innerWidth;
    return elements.every((element) => element.getBoundingClientRect().right <= edge);
}"""
BESIDE_ONE_ANOTHER = """(tools) => {
    const boxes = tools.map((tool) => tool.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    return boxes.every((box, i) => box.right <= innerWidth && (i === 0 || boxes[i - 1].right <= box.left + 1));
}"""


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (844, 390)])
def test_who_makes_everything_larger_reads_and_reaches_all_of_it(
    size: tuple[int, int], visitor: Callable[..., Visit]
) -> None:
    """A window of 1440 at 150 %, and a phone on its side: what the bar has no room for is in its menu."""
    visit = visitor("ru", size)
    page = visit.open_table("vint")
    visit.await_move()
    visit.settle()
    assert page.locator(".ask [data-move]").evaluate_all(BESIDE_COLUMN), (
        "a bid under the column, or beyond the edge"
    )
    assert page.locator(".own-hand [data-card]").evaluate_all(BESIDE_COLUMN)
    page = visit.play_now("whist")
    for seed in range(5):
        visit.move(Random(seed))
    visit.await_move()
    visit.settle()
    assert page.locator(".bar > *:not(.gap, .bound)").evaluate_all(BESIDE_ONE_ANOTHER)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if size[0] < 1280:
        page.locator(".dots").click()
    expect(page.get_by_role("button", name="Справка")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator('[data-rule="W-8"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    if size[0] < 1280:
        expect(page.locator('[data-rule="W-8"]')).to_have_count(0)
    assert visit.troubles == []


def test_on_a_phone_a_sum_to_be_chosen_stays_between_the_edges(visitor: Callable[..., Visit]) -> None:
    visit, random = visitor("ru", PHONE), Random(3)
    wide = "(all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.left < 0 || box.right > 390)"
    page = visit.open_table("gorka")
    for _ in range(60):
        if not visit.await_move():
            visit.go_on()
            continue
        visit.settle()
        assert page.locator(".ask, .ask *").evaluate_all(wide) == []
        if page.locator(".ask input[type=range]").count() > 0:
            return
        visit.click_something(random)
    pytest.fail("nobody was asked for a sum")


INDICES = """() => [...document.querySelectorAll(".room text.index")].map((e) => {
    const scale = e.getScreenCTM();
    return parseFloat(getComputedStyle(e).fontSize) * Math.hypot(scale.a, scale.b);
})"""


@pytest.mark.parametrize(("game", "players"), [("mushka", 6), ("stukolka", 7), ("gorka", 4)])
def test_on_a_phone_the_corner_of_no_card_is_written_smaller_than_a_reader_sees(
    game: str, players: int, visitor: Callable[..., Visit]
) -> None:
    visit, random = visitor("ru", PHONE), Random(2)
    page = visit.open_table(game, players=players)
    seen: list[float] = []
    for _ in range(20):
        going = visit.await_move()
        visit.settle()
        corners = page.evaluate(INDICES)
        assert min(corners, default=12) >= 12
        seen += corners
        if len(seen) > len(corners) > 0:  # twice: stakes in the dark (Gorka) come before a card is looked at
            return
        if going:
            visit.click_something(random)
        else:
            visit.go_on()
    pytest.fail("nobody has seen a card twice")


def test_on_a_phone_a_card_that_is_laid_covers_nothing_that_is_told(visitor: Callable[..., Visit]) -> None:
    visit, random, met = visitor("en", PHONE), Random(5), 0
    page = visit.open_table("cities")
    for _ in range(8):
        assert visit.await_move()
        visit.settle()
        # All at once: a card that is taken meanwhile has no place any more.
        told, *laid = page.evaluate(
            """() => [document.querySelector(".facts"), ...document.querySelectorAll("[data-trick] [data-card]")]
                .map((one) => one.getBoundingClientRect()).map((box, at) => (at ? box.bottom : box.top))"""
        )
        met += len(laid)
        assert max(laid, default=0) <= told + 8, page.url
        visit.click_something(random)
    assert met > 0


def test_advice_goes_on_from_the_cards_that_are_picked(visitor: Callable[..., Visit]) -> None:
    """A throw-off of several cards: each that the book names is picked, until it says to close."""
    visit = visitor()
    page = visit.open_table("piquet")
    named: list[str] = []
    page.locator("button.playable").first.wait_for()
    page.keyboard.press("h")
    page.locator(".ask .hint").wait_for()
    while page.locator("button.hinted[data-card]").count() > 0:
        hinted = page.locator("button.hinted[data-card]")
        named.append(hinted.get_attribute("data-card") or "")
        hinted.press("Enter")
        page.wait_for_function(
            "() => !document.querySelector('.ask .hint') || document.querySelector('button.hinted:not(.picked)')"
        )
    assert len(named) == len(set(named)) >= 1
    assert {card.get_attribute("data-card") for card in page.locator("button.picked").all()} == set(named)
    assert visit.troubles == []


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
        ("/table/No%zz", "There is nothing here."),
    ):
        visit.page.goto(visit.url + path)
        expect(visit.page.locator("main")).to_contain_text(sentence)


def test_a_first_game_is_told_step_by_step_and_the_book_speaks_unasked(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.page
    page.goto(f"{visit.url}/game/whist")
    page.locator("[data-first]").click()
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "lesson-welcome")
    expect(lesson).to_contain_text("you and the player opposite")
    page.locator("[data-understood]").click()
    expect(lesson).to_have_attribute("data-lesson", "lesson-play")
    page.locator("[data-understood]").click()
    expect(lesson).to_have_count(0)
    visit.await_move()
    expect(page.locator(".ask .hint")).to_be_visible()
    page.locator("[data-learning]").click()
    expect(page.locator("[data-learning]")).to_have_count(0)


def test_on_a_phone_the_first_lesson_covers_no_card_and_the_menu_closes_when_one_has_done_with_it(
    visitor: Callable[..., Visit],
) -> None:
    visit = visitor("ru", PHONE)
    page = visit.page
    page.goto(f"{visit.url}/game/preferans_modern")
    page.locator("[data-first]").click()
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_be_visible()
    visit.await_move()
    assert page.evaluate("document.querySelector('.own-chip').getBoundingClientRect().top") >= page.evaluate(
        "document.querySelector('.strip').getBoundingClientRect().bottom - 1"
    )
    name, deal = page.locator(".bar h1").bounding_box(), page.locator(".bar .deal").bounding_box()
    assert name is not None and deal is not None
    assert name["x"] + name["width"] <= deal["x"]
    dots, learning = page.locator(".bar .dots"), page.locator("[data-learning]")
    for leave in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(20, 300)):
        dots.click()
        expect(learning).to_be_visible()
        leave()
        expect(learning).to_have_count(0)
    assert visit.troubles == []


def test_nobody_rests_at_a_table_that_still_waits_for_players(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.page
    page.goto(f"{visit.url}/game/humbug")
    page.locator(".seats select").nth(1).select_option("open")
    page.locator("form .button.brass").click()
    expect(page.locator(".ask .prompt")).to_contain_text("Waiting for")
    expect(page.locator(".chip .mark")).to_have_count(0)


def test_the_recolouring_proposed_at_the_end_of_viceroy_can_be_changed_sector_by_sector(
    visitor: Callable[..., Visit],
) -> None:
    """V-96: the points are told as the gems lie, and are those the sheet shows in the end."""
    visit = visitor()
    circle: dict[str, object] = {
        "phase": "recolour",
        "turn": 12,
        "piles": {"pyramid.0": "3 12 27"},
        "places": [["1:0", "1:1", "2:0"]],
        "screens": ["B2 R2 G2 Y2"],
        "loose": True,
    }
    page = visit.open_position("viceroy", circle, players=1)
    page.locator("[data-painting]").wait_for()
    sectors = page.locator("[data-sector]")
    assert sectors.count() == 4
    page.locator("[data-none]").click()
    bare = page.locator("[data-points]").inner_text()
    told = set()
    for letter in "BRGY":
        for at in range(4):
            sectors.nth(at).click()
            colour = page.locator(f'[data-colour="{letter}"]')
            if colour.is_enabled():
                colour.click()
        told.add(page.locator("[data-points]").inner_text())
    assert len(told | {bare}) > 1, "a circle of one colour changes nothing"
    points = int(re.findall(r"\d+", page.locator("[data-points]").inner_text())[0])
    page.locator('[data-painting] [data-move="done"]').click()
    page.locator(".closing .scores").wait_for()
    assert re.findall(r"\d+", page.locator(".closing .scores").inner_text())[-1] == str(points)
    page.locator("[data-look-on]").click()
    expect(page.locator(".board .pyramid g[aria-label]")).to_have_count(3)
    page.locator("[data-to-sheet]").click()
    expect(page.locator(".closing .scores")).to_be_visible()
    assert visit.troubles == []


def test_in_viceroy_the_bought_card_is_seen_and_what_else_lies_on_the_table_can_be_read(
    visitor: Callable[..., Visit],
) -> None:
    """Viceroy, 10.1: the card to be kept or refused; tokens left, discards, the seven lines; a law in a pyramid."""
    visit = visitor()
    buying: dict[str, object] = {
        "phase": "keep",
        "turn": 9,
        "piles": {"pyramid.0": "83 53", "pyramid.1": "52", "bought.0": "32", "discard": "1 2"},
        "places": [["1:-1", "1:0 points:12 science*"], ["1:0"]],
        "screens": ["R2 G2 B1 Y2", "B3"],
        "pools": {"magic/science": 0},
        "dry": 1,
    }
    page = visit.open_position("viceroy", buying, players=2)
    expect(page.locator('[data-waiting="32"]')).to_be_visible()
    page.locator("[data-stock]").click()
    expect(page.locator('[data-pool="magic/science"]')).to_contain_text("0*")
    expect(page.locator("[data-discard]")).to_contain_text("№ 2")
    expect(page.locator("dialog tbody tr")).to_have_count(7)
    page.keyboard.press("Escape")
    page.locator('[data-built="83"]').click()
    expect(page.locator("dialog h2")).to_contain_text("№ 83")
    page.keyboard.press("Escape")
    page.locator('[data-move="keep"]').click()
    expect(page.locator('[data-waiting="32"]')).to_be_visible()
    assert visit.troubles == []


def test_a_tiny_duel_of_berserk_is_fought_on_its_board(visitor: Callable[..., Visit]) -> None:
    """Chapter 25: cards are lifted and aimed, a pile is read, a card is looked at by a key; nothing offends axe."""
    visit = visitor("en")
    tiny = {"own_lists": False, "cut": 2, "start_hand": 1, "failed_draws_to_lose": 1, "hands": 1}
    page = visit.open_table("berserk", **tiny)
    random = Random(4)
    faults: dict[str, list[str]] = {}
    while visit.await_move():
        if page.locator(".duel .token").count() and not faults:
            faults["duel"] = serious(page)
            page.locator('[data-pile^="deck"]').first.click()
            expect(page.get_by_role("dialog").locator("[data-card]").first).to_be_visible()
            faults["deck"] = serious(page)
            page.keyboard.press("Escape")
            page.locator(".token.hero").last.focus()
            page.keyboard.press("z")
            entry = page.get_by_role("dialog").locator("[data-entry]")
            faults["closely"] = serious(page)
            entry.first.click()  # a word of the glossary opens the rules there
            expect(page.get_by_role("dialog")).to_have_count(0)
        visit.click_something(random)
    assert {name: found for name, found in faults.items() if found} == {}
    assert len(faults) == 3
    assert visit.troubles == []
    expect(page.locator(".closing .scores")).to_be_visible()


def mid_duel() -> dict[str, object]:
    """The first seat may both play a card and attack, and holds more cards than a phone is wide."""
    table, random = Table(make("berserk"), seed=2), Random(3)
    while True:
        seat = table.turn()
        open_now = {table.name(move).split()[0] for move in table.legal(seat)}
        position = table.state.position(int(EVERYTHING))
        if seat == 0 and {"play", "attack"} <= open_now and len(position["piles"]["hand.0"].split()) > 6:
            return position
        table.play(seat, random.choice(table.legal(seat)))


def test_a_creature_of_berserk_strikes_whom_it_is_dropped_on_and_nobody_else(
    visitor: Callable[..., Visit],
) -> None:
    visit = visitor("en")
    page = visit.open_position("berserk", mid_duel())
    attacker = page.locator(".half.own .squad .movable").first
    carry(page, attacker, page.locator(".half:not(.own) .piles"))
    expect(page.locator("[data-dragging]")).to_have_attribute("popover", "manual")
    targets = page.locator(".half:not(.own) .token.aim")
    expect(targets.first).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-dragging]")).to_have_count(0)
    expect(page.locator(".token.aim")).to_have_count(0)
    expect(page.locator(".half.own .squad .token.closed")).to_have_count(0)
    carry(page, attacker, page.locator(".half:not(.own) .token.hero"))
    page.mouse.up()
    expect(page.locator(".half.own .squad .token.closed")).to_have_count(1)
    assert visit.troubles == []


def carry(page: Page, card: Locator, to: Locator) -> None:
    """Take it up and hold it there."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)


def swipe(page: Page, x: float, y: float, to_x: float, to_y: float) -> None:
    """A finger, as a phone tells of it."""
    line = page.context.new_cdp_session(page)
    for step in range(9):
        at = {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}
        line.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [at]}
        )
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_finger_along_the_hand_scrolls_it_and_one_across_plays_the_card(
    visitor: Callable[..., Visit],
) -> None:
    visit = visitor("en", PHONE)
    page = visit.open_position("berserk", mid_duel())
    hand = page.locator(".duel .hand")
    held = hand.locator("[data-card]").count()
    row = hand.bounding_box()
    assert row is not None
    swipe(page, row["x"] + 300, row["y"] + 70, row["x"] + 60, row["y"] + 70)
    page.wait_for_function("() => document.querySelector('.duel .hand').scrollLeft > 100")
    expect(hand.locator("[data-card]")).to_have_count(held)
    card = hand.locator(".support.movable").last
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    swipe(page, box["x"] + 30, box["y"] + 40, box["x"] + 30, row["y"] - 60)
    expect(hand.locator("[data-card]")).to_have_count(held - 1)
    assert visit.troubles == []
