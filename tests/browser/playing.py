"""How a person uses the page: by clicking what can be clicked, or by keys, knowing no game."""

import time
from random import Random

from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as Waited

OFFERED = "button.playable:not([data-move]), .ask [data-move], .board [data-move]"
OVER = "[data-next], [data-rematch], [data-to-daily]"
MOVE = f"{OFFERED}, {OVER}"
DEALT = ".room [data-card], .room .backs, .ask [data-move], .board [data-move], [data-next]"
"""What shows that there is something on the table: in some games one sits the first deal out."""
PATIENCE = 240
"""Seconds after which a visit that is still looking for moves is going round in circles."""
GLANCE = 2_000
"""Milliseconds for a click on what may be gone meanwhile, as the table has moved on."""
LOOK = 10_000
"""The same where a click is to arrive, on a busy machine too."""
FRAMES = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
"""What is laid out by the size of something else moves in the frames after it."""
OPEN = """async (table) => {
    const me = await (await fetch("/api/me")).json();
    const headers = { "Content-Type": "application/json", "X-Lomber-Csrf": me.csrf };
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(table) })).json();
}"""


class Visit:
    """One visitor's page, with everything that went wrong in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.troubles: list[str] = []
        self.refused = ""  # why the last click came to nothing
        self.deadline = time.monotonic() + PATIENCE
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        page.on("request", lambda request: self._ours(request.url))

    def _ours(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws"), "data:")):
            self.troubles.append(f"asked elsewhere: {url}")

    def lobby(self) -> Page:
        self.page.goto(self.url)
        self.page.locator("[data-play]").first.wait_for()
        return self.page

    def play_now(self, game: str) -> Page:
        page = self.lobby()
        page.locator(f'[data-play="{game}"]').last.click()
        page.locator(DEALT).first.wait_for()
        return page

    def open_table(self, game: str, **options: object) -> Page:
        """A table against bots with these options."""
        return self.open_position(game, None, **options)

    def open_position(self, game: str, start: dict[str, object] | None, **options: object) -> Page:
        """The same, but beginning with this position instead of a deal."""
        page = self.lobby()
        made = page.evaluate(OPEN, {"game": game, "options": options, "start": start})
        page.goto(f"{self.url}/table/{made['table']}")
        page.locator(DEALT).first.wait_for()
        return page

    def hand_is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def await_move(self) -> bool:
        """Is there something to do? False once the hand is over."""
        assert time.monotonic() < self.deadline, (
            f"no end at {self.page.url}: {self.page.locator('.ask').inner_text()!r}, {self.refused}"
        )
        try:
            self.page.locator(MOVE).first.wait_for(timeout=45_000)
        except Waited as error:
            said = self.page.locator(".ask").inner_text()
            raise AssertionError(f"nothing to do: {said!r}, {self.troubles}") from error
        return not self.hand_is_over()

    def click_something(self, random: Random) -> None:
        """Any card or button that is offered, if it is still there when it is clicked."""
        try:
            self._click(random, GLANCE)
        except Error as error:
            self.refused = str(error)  # the table has moved on meanwhile: look again

    def move(self, random: Random) -> None:
        """The same until a click has arrived, however busy the machine is."""
        self.refused = "not yet"
        while self.refused:
            assert self.await_move(), "the hand is over"
            try:
                self._click(random, LOOK)
                self.refused = ""
            except Error as error:
                self.refused = str(error)  # what was offered before: look again

    def _click(self, random: Random, patience: int) -> None:
        """A card that can go to several places is then aimed."""
        page = self.page
        offered: list[Locator] = page.locator(OFFERED).all()
        if not offered:
            return
        touch(random.choice(offered), patience)
        aims = page.locator("[data-aim]")
        if page.locator("button.lifted").count() > 0:
            targets = [*aims.all(), *page.locator(".ask [data-move]").all()]
            if targets:  # else the table has moved on meanwhile
                random.choice(targets).click(timeout=patience)

    def settle(self) -> None:
        """Until all lies where it will stay: only then it is measured."""
        self.page.evaluate(FRAMES)

    def go_on(self) -> None:
        """To the next deal; the button of the last one may still be there, and gone when it is clicked."""
        try:
            self.page.locator("[data-next]").click(timeout=GLANCE)
        except Error as error:
            self.refused = str(error)

    def play_hand(self, seed: int) -> int:
        """Click until the hand is over; how many times something was chosen."""
        random, chosen = Random(seed), 0
        while self.await_move():
            self.click_something(random)
            chosen += 1
        return chosen


def touch(element: Locator, patience: int = GLANCE) -> None:
    """Click where a card of a fan is not covered by the next one."""
    box = element.bounding_box(timeout=patience)
    if box is None:
        return  # gone meanwhile
    is_card = element.get_attribute("data-card", timeout=patience) is not None
    share = 0.2 if is_card else 0.5
    element.click(position={"x": box["width"] * share, "y": box["height"] * 0.5}, timeout=patience)
