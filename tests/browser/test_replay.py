"""Looking back in a real browser: by keys, by slider, with all cards open, by an address that can be shared."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.playing import Visit
from tests.browser.test_table import serious


def test_a_hand_is_looked_back_at(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.open_table("whist", hands=1, ranks=4)
    dealt = {card.get_attribute("data-card") for card in page.locator(".own-hand [data-card]").all()}
    visit.play_hand(3)
    page.locator("[data-look-at]").click()
    page.locator("[data-step]").wait_for()
    expect(page.locator("[data-at]")).to_be_in_viewport(ratio=1)
    assert {card.get_attribute("data-card") for card in page.locator(".own-hand [data-card]").all()} == dealt
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "1")
    assert page.locator(".log p").count() == 1
    page.locator("[data-eyes]").select_option("-2")
    expect(page.locator('[data-zone-name^="hand."] [data-card], .own-hand [data-card]')).to_have_count(15)
    assert "seat=-2&at=1" in page.url
    page.keyboard.press("h")
    expect(page.locator("[data-book]")).to_contain_text("What happened")
    assert serious(page) == []
    other = visitor("en")
    other.page.goto(page.url)
    expect(other.page.locator("[data-at]")).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    expect(page.locator(".closing")).to_be_visible()
    assert visit.troubles == [] and other.troubles == []
