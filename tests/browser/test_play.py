"""A whole hand of every game on the shelf, by clicking; and by keys alone; and in words alone."""

import re
import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from lomber.games import listings
from tests.browser.playing import MOVE, OPEN, Visit, touch
from tests.short import SHORT

GAMES = sorted(listings())
DEALT = (
    """(told) => !document.querySelector(".closing") || document.querySelector(".log").innerText !== told"""
)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_is_played_by_clicking(game: str, visitor: Callable[..., Visit]) -> None:
    visit = visitor()
    page = visit.open_table(game, **SHORT[game]) if game in SHORT else visit.play_now(game)
    assert visit.play_hand(7) > 0 or page.locator("[data-next], [data-rematch]").count()
    assert page.locator(".log p").count() > 0, "the log is empty"
    assert visit.troubles == []
    following = page.locator("[data-next]")
    if following.count():
        told = page.locator(".log").inner_text()
        following.first.click()
        page.wait_for_function(DEALT, arg=told)
        assert visit.troubles == []


def test_play_now_seats_and_deals_within_two_seconds(visitor: Callable[..., Visit]) -> None:
    visit = visitor()
    visit.play_now("whist")
    took = []
    for _ in range(3):
        visit.lobby()
        start = time.monotonic()
        visit.page.locator('[data-play="whist"]').first.click()
        visit.page.locator(".own-hand [data-card]").first.wait_for()
        took.append(time.monotonic() - start)
    assert min(took) < 2, took


def test_the_page_asks_for_little_before_it_shows_the_shelf(visitor: Callable[..., Visit]) -> None:
    """A room full of people opens it at once, on phones: few questions, a page's worth of bytes."""
    visit = visitor()
    line = visit.page.context.new_cdp_session(visit.page)
    line.send("Network.enable")
    asked: list[str] = []
    sizes: list[float] = []
    visit.page.on("request", lambda request: asked.append(request.url.removeprefix(visit.url)))
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    visit.lobby()
    visit.page.wait_for_load_state("networkidle")
    questions = [path for path in asked if path.startswith("/api/")]
    assert len(questions) <= 10, questions
    assert len(sizes) >= len(questions) and sum(sizes) < 1_000_000, sum(sizes)


def test_every_table_where_i_sit_is_found_in_the_lobby(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.lobby()
    made = {page.evaluate(OPEN, {"game": "humbug"})["table"] for _ in range(8)}
    visit.lobby()
    page.locator("[data-all-mine]").click()
    links = page.locator(".going a").evaluate_all("all => all.map((one) => one.pathname.split('/').pop())")
    assert set(links) == made
    expect(page.locator("[data-all-mine]")).to_have_count(0)
    assert visit.troubles == []


def test_a_whole_hand_is_played_by_keys_alone(visitor: Callable[..., Visit]) -> None:
    visit = visitor()
    page = visit.play_now("humbug")
    for _ in range(400):
        if not visit.await_move():
            break
        if page.locator(".ask [data-move]").count():
            page.keyboard.press("1")
        else:
            for _ in range(14):
                page.keyboard.press("ArrowRight")
                if page.locator("button.playable:focus").count():
                    page.keyboard.press("Enter")
                    break
    assert visit.hand_is_over()
    assert visit.troubles == []
    page.keyboard.press("n")
    page.locator(".own-hand [data-card]").first.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_against_the_rules_says_why_with_its_rule_W_9(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.play_now("whist")
    random = Random(5)
    for _ in range(60):
        visit.await_move()
        dim = page.locator(".own-hand button.dim")
        if dim.count():
            before = page.locator(".own-hand [data-card]").count()
            touch(dim.first)
            expect(page.get_by_role("alert")).to_contain_text("[W-9]")
            assert page.locator(".own-hand [data-card]").count() == before
            page.get_by_role("alert").get_by_role("button").click()
            expect(page.locator('[data-rule="W-9"]')).to_be_in_viewport()
            return
        visit.click_something(random)
    pytest.fail("every card could always be played")


def test_the_plain_table_is_played_by_typing(visitor: Callable[..., Visit]) -> None:
    visit = visitor("uk")
    page = visit.play_now("whist")
    page.goto(f"{page.url}?plain")
    move = page.get_by_role("textbox")
    move.fill("рука")
    move.press("Enter")
    expect(page.locator(".answer")).to_contain_text("Рука")
    played = 0
    for _ in range(5):
        page.locator("[data-move]").first.wait_for()
        said = page.locator("[data-live]").inner_text()
        before = page.locator(".log li").all_inner_texts()
        move.fill("1")
        move.press("Enter")
        page.wait_for_function(
            "(old) => [...document.querySelectorAll('.log li')].map(x => x.innerText).join() !== old",
            arg=",".join(before),
        )
        assert said
        played += 1
    assert played == 5
    assert visit.troubles == []


def test_at_the_plain_table_cards_that_go_together_are_named_in_any_order(
    visitor: Callable[..., Visit],
) -> None:
    visit = visitor("en")
    page = visit.play_now("mushka")
    page.goto(f"{page.url}?plain")
    move, answer = page.get_by_role("textbox"), page.locator(".answer")
    for _ in range(40):
        page.locator("[data-move]").first.wait_for()
        throws = page.locator('[data-move^="throw "]')
        if throws.count() > 2:
            break
        page.locator("[data-move]").first.click()  # before a hand in which he may throw, and between two
        page.wait_for_timeout(300)
    texts = [str(button.get_attribute("data-move")) for button in throws.all()]
    low, other, high = (text.removeprefix("throw ") for text in texts[:3])
    for line, said in (
        (high, "Chosen: "),
        (f"{other} {other}", "is named twice."),
        (other, ", "),
        (other, "Chosen: "),
        (f"done {low}", "the move was already complete"),
    ):
        move.fill(line)
        move.press("Enter")
        expect(answer).to_contain_text(said)
    expect(page.get_by_role("button", name="Put ")).to_have_count(1)
    throws.nth(1).click()
    expect(page.get_by_role("button", name="Put ")).to_have_count(2)
    throws.nth(1).click()
    move.fill(f"{high} {low} done")
    move.press("Enter")
    expect(page.locator(".log")).to_contain_text("throw off")
    told = next(line for line in page.locator(".log li").all_inner_texts() if "throw off" in line.lower())
    expect(page.get_by_role("button", name="Put ")).to_have_count(0)
    assert told.count("♠") + told.count("♣") + told.count("♦") + told.count("♥") == 2, told
    assert visit.troubles == []


def test_the_hint_undo_and_the_same_deal_again(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.play_now("whist")
    dealt = {card.get_attribute("data-card") for card in page.locator(".own-hand [data-card]").all()}
    visit.await_move()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible(timeout=15_000)
    visit.move(Random(1))
    expect(page.locator(".own-hand [data-card]")).to_have_count(12)
    page.locator(MOVE).first.wait_for()
    page.keyboard.press("u")
    expect(page.locator(".own-hand [data-card]")).to_have_count(13)
    visit.move(Random(2))
    expect(page.locator(".own-hand [data-card]")).to_have_count(12)
    page.get_by_role("button", name="Same deal again").click()
    expect(page.locator(".own-hand [data-card]")).to_have_count(13)
    assert {card.get_attribute("data-card") for card in page.locator(".own-hand [data-card]").all()} == dealt


def test_languages_switch_at_once_and_everywhere(visitor: Callable[..., Visit]) -> None:
    visit = visitor("ru")
    page = visit.play_now("whist")
    heading = page.locator("h1")
    for lang, name, letters in (("uk", "Віст", "Порада"), ("en", "Whist", "Hint"), ("ru", "Вист", "Совет")):
        page.locator(f'[data-lang="{lang}"]').click()
        expect(heading).to_have_text(name)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("button", name=letters)).to_be_visible()
    page.locator('[data-lang="en"]').click()
    expect(heading).to_have_text("Whist")
    visit.await_move()
    text = page.locator(".room").inner_text()
    assert not re.search("[А-Яа-яЁё]", text.replace("Рус", "").replace("Укр", "")), text
    page.reload()
    expect(heading).to_have_text("Whist")


def test_the_rules_open_at_the_phase_that_is_being_played(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.play_now("whist")
    visit.await_move()
    page.keyboard.press("r")
    expect(page.locator('[data-rule="W-8"]')).to_be_in_viewport()
    expect(page.locator('[data-rule="W-1"]')).not_to_be_in_viewport()
