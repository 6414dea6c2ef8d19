"""The fair deal in a real browser: it adds to the shuffle, and checks the deals by itself."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.playing import Visit
from tests.browser.test_table import serious

RECORDS = Path(__file__).parents[1] / "records" / "fair"


def test_the_browser_adds_to_the_shuffle_and_proves_the_deal(visitor: Callable[..., Visit]) -> None:
    visit = visitor("en")
    page = visit.open_table("whist", hands=2, ranks=2)
    visit.play_hand(1)
    # The first deal waits two seconds for a page that is still being opened; the second finds it there.
    page.locator("[data-next]").click()
    expect(page.locator(".own-hand [data-card]")).to_have_count(2)
    page.locator("[data-seal]").click()
    sealed = page.locator("[data-commitment]").get_attribute("data-commitment")
    expect(page.locator(".fair")).to_contain_text("Added to the shuffle: you.", ignore_case=True)
    page.keyboard.press("Escape")
    visit.play_hand(1)
    page.locator("[data-seal]").click()
    page.locator("[data-check]").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    hand = page.locator(".said", has_text="Deal 2:").locator("..")
    expect(hand).to_contain_text("from what one player added to it")
    expect(hand).to_contain_text("what it added is in the shuffle")
    hand.locator("summary").click()
    assert serious(page) == []
    assert page.locator("dd.hash").filter(has_text=str(sealed)[:8]).count() == 1
    page.locator("input[type=file]").set_input_files(RECORDS / "whist-hands-swapped.json")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "bad")
    expect(page.locator(".said", has_text="Deal 1:").locator("..")).to_contain_text(
        "do not follow from the secret"
    )
    assert visit.troubles == []
