"""A problem in a real browser: a wrong card, taken back, the right ones, and a tick in the list."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.playing import Visit
from tests.browser.test_table import serious


def test_a_problem_is_found_tried_and_solved(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.lobby()
    page.locator("[data-problems]").click()
    page.locator("[data-problem-game]").select_option("whist")
    page.locator("[data-problem-level]").select_option("1")
    expect(page.locator("[data-problem]")).to_have_count(3)
    assert serious(page) == []
    page.locator('[data-problem="throw-in"]').click()
    page.locator('button.playable[data-card="AS"]').click()
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "lost")
    page.keyboard.press("u")
    expect(page.locator("[data-standing]")).to_have_attribute("data-standing", "kept")
    for card in ("2H", "3S", "QS"):
        page.locator(f'button.playable[data-card="{card}"]').click()
    expect(page.locator("[data-result]")).to_have_text("Solved!")
    assert serious(page) == []
    page.locator("[data-solution]").click()
    expect(page.locator("[data-result]")).to_have_text("That is how it goes.")
    page.locator(".home").click()
    expect(page.locator("[data-solved]")).to_have_attribute("data-solved", "1")
    assert visit.troubles == []


def test_of_two_hands_that_are_yours_one_is_your_partners(visitor: Callable[..., Visit]) -> None:
    """Both are played by the reader; only of one is said "you whist", of the other "he whists"."""
    visit = visitor("ru")
    page = visit.page
    page.goto(f"{visit.url}/problem/worked-f1")
    expect(page.locator(".facts").first).to_contain_text("Партнёр вистует")
    expect(page.locator(".facts").first).to_contain_text("Вы вистуете")
    assert visit.troubles == []
