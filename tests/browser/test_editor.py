"""The editor of positions in a real browser: laid wrong, told why by the rules, mended, and played from there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.playing import DEALT, Visit
from tests.browser.test_table import serious


def test_a_whist_hand_is_laid_wrong_then_mended_and_played_from(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en", (390, 844), theme="dark")
    page = visit.page
    page.goto(f"{visit.url}/editor/whist")
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "good")
    card = page.locator("[data-pile=S] [data-card]").first.get_attribute("data-card")
    page.locator("[data-pile=S] [data-card]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-put=W]").click()
    expect(verdict).to_have_attribute("data-verdict", "bad")
    expect(verdict).to_contain_text("“South” has 12 cards; here 13 are needed.")
    expect(page.locator("[data-play-from]")).to_be_disabled()
    assert serious(page) == []
    page.locator("[data-rule-link]").click()
    expect(page.locator('dialog [data-rule="W-6"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    held = page.locator("[data-pile=S] [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    page.locator("[data-type=S]").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(" ".join([*held, str(card).lower()]))
    page.keyboard.press("Enter")
    expect(verdict).to_have_attribute("data-verdict", "good")
    page.locator("[data-play-from]").click()
    page.locator(DEALT).first.wait_for()
    expect(page.locator("[data-laid-out]")).to_contain_text("Cards laid out")
    assert visit.troubles == []


def test_on_a_phone_a_strip_of_open_hands_that_scrolls_is_reached_by_keys(
    visitor: Callable[..., Visit],
) -> None:
    visit = visitor("en", (320, 844))  # narrow enough for whoever sits there
    page = visit.page
    page.goto(f"{visit.url}/editor/preferans_classic")
    page.locator("[data-look]:not([disabled])").click()
    strip = page.locator(".strip")
    expect(strip).to_have_attribute("tabindex", "0")
    assert strip.evaluate("strip => strip.scrollWidth > strip.clientWidth")
    assert serious(page) == []
