"""The full-screen table: the painted cloth, panels beside it where there is room, everything by key or mouse."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from lomber.table.errors import LomberError
from lomber.table.scene import HIDDEN, Scene
from lomber.terminal import lines
from lomber.terminal.canvas import Canvas, Hit
from lomber.terminal.colours import CHALK, CLOTH, EDGE
from lomber.terminal.drawings import drawn
from lomber.terminal.painting import Picture, order, paint, spots
from lomber.terminal.sitting import Sitting, is_card
from lomber.text import LANGUAGES

PACE = 0.35
"""Seconds between the moves of bots."""
GLANCE = 0.1
"""Seconds between two looks whether somebody far away has done something."""
TRICK_PAUSE = 1.1
"""Seconds a completed trick stays on the table."""
PANELS_FROM = 112
"""The width from which sheet and log stand beside the table."""

WIDE_SHEET = 90
"""The width from which a sheet is drawn and not only told."""
PANEL_WIDTH = 36

KEYS = ("h hint", "s sheet", "l log", "r rules", "u undo", "t language", "? help", "q quit")


class Page(ModalScreen[None]):
    """Something to read over the table: rules, sheet, log, advice. Scrolls; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space,h,s,l,r,question_mark", "dismiss_page", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]
    DEFAULT_CSS = f"""
    Page {{ align: center middle; }}
    Page > Vertical {{
        width: 90%; max-width: 100; height: auto; max-height: 90%;
        background: #f7f3e8; color: #1d1d1f; border: round #c9a24b; padding: 0 2;
    }}
    Page VerticalScroll {{ height: auto; max-height: 100%; background: #f7f3e8; scrollbar-color: {EDGE}; }}
    Page .title {{ text-style: bold; color: #7a5c12; height: 1; background: #f7f3e8; }}
    Page .body {{ background: #f7f3e8; color: #1d1d1f; }}
    """

    def __init__(self, title: str, body: str, markdown: bool = False) -> None:
        super().__init__()
        self._title = title
        self.body = body
        self._markdown = markdown

    def compose(self) -> ComposeResult:
        shown = Markdown(self.body) if self._markdown else Text(self.body)
        with Vertical():
            yield Static(self._title, classes="title", markup=False)
            with VerticalScroll():
                yield Static(shown, classes="body")

    def action_scroll(self, rows: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_dismiss_page(self) -> None:
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


class Cloth(Widget):
    """The painted table."""

    can_focus = True

    def __init__(self, table: TableApp) -> None:
        super().__init__()
        self._table = table
        self.canvas: Canvas | None = None

    def repaint(self) -> None:
        width, height = self.size
        self.canvas = paint(self._table.picture(), width, height) if width and height else None
        self.refresh()

    def on_resize(self) -> None:
        self.repaint()

    def render_line(self, y: int) -> Strip:
        if self.canvas is None or y >= self.canvas.height:
            return Strip.blank(self.size.width)
        return Strip(self.canvas.segments(y), self.canvas.width)

    def on_click(self, event: events.Click) -> None:
        hit = self.canvas.at(event.x, event.y) if self.canvas else None
        if hit is not None:
            self._table.touched(hit)


class TableApp(App[int]):
    """One match on the screen."""

    CSS = f"""
    Horizontal {{ background: {CLOTH}; }}
    Cloth {{ width: 1fr; height: 100%; }}
    #panels {{ width: {PANEL_WIDTH}; height: 100%; background: {EDGE}; }}
    #panels Static {{ background: {EDGE}; color: {CHALK}; }}
    #panels .title {{ text-style: bold; color: #c9a24b; height: 1; padding: 0 1; }}
    #sheet-panel {{ height: auto; max-height: 60%; padding: 0 1; scrollbar-color: {CLOTH}; background: {EDGE}; }}
    #log-panel {{ height: 1fr; padding: 0 1; scrollbar-color: {CLOTH}; background: {EDGE}; }}
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,shift+tab,up", "choose(-1)", show=False, priority=True),
        Binding("right,tab,down", "choose(1)", show=False, priority=True),
        Binding("home", "choose_end(0)", show=False),
        Binding("end", "choose_end(-1)", show=False),
        Binding("enter,space", "play", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "sheet", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("t", "language", show=False),
        Binding("n", "again", show=False),
        Binding("question_mark", "keys", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, session: Sitting, lang: str, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.words = session.words(lang)
        self.pace = pace
        self.chosen = -1
        self.answer = ""
        self._typed = ""
        self._waiting = False
        self._ended = False
        self._told_clocks: dict[int, str] = {}

    # -- putting it up

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Cloth(self)
            with Vertical(id="panels"):
                yield Static(classes="title", id="sheet-title")
                with VerticalScroll(id="sheet-panel", can_focus=False):
                    yield Static(id="sheet-text", markup=False)
                yield Static(classes="title", id="log-title")
                with VerticalScroll(id="log-panel", can_focus=False):
                    yield Static(id="log-text", markup=False)

    def on_mount(self) -> None:
        self.title = self.words.text("screen-title")
        self.query_one(Cloth).focus()
        self._fit(self.size.width)
        self.show()
        self._later(self.pace)

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size.width)

    def _fit(self, width: int) -> None:
        """Panels where there is room for them; the cloth repaints itself when it is given another size."""
        self.query_one("#panels").display = width >= PANELS_FROM

    def picture(self) -> Picture:
        """What the cloth shows now."""
        scene = self.session.scene()
        if self.chosen >= len(scene.choices):
            self.chosen = -1
        return Picture(
            scene,
            self.words,
            self.session.title(self.words),
            self.chosen,
            self.answer
            or self.session.notice(self.words)
            or (self.words.text("screen-again") if scene.over else ""),
            self.session.closed,
            [(key.split()[0], self.words.text(f"screen-key-{key.split()[1]}")) for key in KEYS],
            frozenset(choice.move for choice in self.session.picked),
            self.session.clocks(),
        )

    def show(self) -> None:
        """Draw everything anew. People come and go: they are named anew too."""
        self.words = self.session.words(self.words.lang)
        self.query_one(Cloth).repaint()
        words, sheet = self.words, self.session.sheet()
        self.query_one("#sheet-title", Static).update(words.text("screen-sheet"))
        self.query_one("#sheet-text", Static).update("\n".join(lines.sheet_lines(sheet, words, 6)))
        self.query_one("#log-title", Static).update(words.text("screen-log"))
        self.query_one("#log-text", Static).update("\n".join(self._log_lines()))
        self.query_one("#log-panel", VerticalScroll).scroll_end(animate=False)

    def _log_lines(self) -> list[str]:
        sheet = self.session.sheet()
        return [lines.noted_line(noted, sheet, self.words) for noted in self.session.log[-200:]]

    # -- the bots

    def _later(self, seconds: float) -> None:
        """Let the next bot move in a while, once.

        Not by `set_timer`: Textual drops a tick that it comes too late for, the only one too, and on a busy
        machine the table would then wait for ever.
        """
        if not self._waiting:
            self._waiting = True
            asyncio.get_running_loop().call_later(max(seconds, 0.001), self.call_next, self._step)

    def _step(self) -> None:
        self._waiting = False
        if not self.is_running or isinstance(self.screen, Page):
            return
        deals = self.session.deals()
        try:
            moved = self.session.advance()
        except LomberError as error:
            self.exit(2, message=self.words.error(error))
            return
        lay = self.session.closed is not None
        if not moved:
            self.session.closed = None
        if moved or lay or not self.session.live:
            self._after(moved, deals)
        if self.session.live and not isinstance(self.screen, Page):
            self._tick()
            self._later(GLANCE)

    def _tick(self) -> None:
        """Clocks run though nothing happens."""
        told = {seat: str(clock) for seat, clock in self.session.clocks().items()}
        if told != self._told_clocks:
            self._told_clocks = told
            self.query_one(Cloth).repaint()

    def _after(self, moved: bool, deals: int) -> None:
        """Something may have happened: draw it; after a deal show the sheet; go on."""
        self._ended = self._ended and self.session.over
        if moved:
            self.chosen = -1
            self._typed = ""
        if self.session.over and not self._ended:
            self._ended = True
            self.show()
            self._end()
            return
        self.show()
        if self.session.deals() > deals > 0:
            self.action_sheet()
        elif moved:
            self._later(self.pace if self.session.closed is None else self.pace * TRICK_PAUSE / PACE)

    def _end(self) -> None:
        scores = self.session.scores()
        said = ", ".join(f"{self.words.name(seat)} {score:+d}" for seat, score in enumerate(scores))
        body = [self.words.text("line-won", scores=said), "", *self._sheet_lines()]
        self._page("sheet", "\n".join(body))

    def _sheet_lines(self) -> list[str]:
        """The sheet as it is drawn, where there is room and a drawing, and what is written on it."""
        sheet = self.session.sheet()
        drawing = drawn(sheet, self.words) if self.size.width >= WIDE_SHEET else []
        return [*drawing, *([""] if drawing else []), *lines.sheet_lines(sheet, self.words, 40)]

    # -- what the person does

    def touched(self, hit: Hit) -> None:
        """A click: play the choice that lies there; with several for a card go to the next one; or say why not."""
        scene = self.session.scene()
        aimed = self._aimed(scene, hit.zone)
        about = spots(scene).get((hit.zone, hit.card), [])
        if hit.choice >= 0:
            self._play(hit.choice)
        elif aimed >= 0:
            self._play(aimed)
        elif about:
            at = about.index(self.chosen) + 1 if self.chosen in about else 0
            self._choose(about[at % len(about)])
        elif hit.card and hit.card != HIDDEN and self.session.mine:
            self._why(hit.card)

    def _aimed(self, scene: Scene, zone: str) -> int:
        """The choice about the card under the cursor that aims at this zone, -1 if there is none."""
        if self.chosen < 0 or not zone:
            return -1
        card = scene.choices[self.chosen].card
        aims = (at for at, choice in enumerate(scene.choices) if choice.card == card and choice.zone == zone)
        return next(aims, -1) if card else -1

    def _why(self, card: str) -> None:
        try:
            error = self.session.why(card)
        except LomberError as unknown:
            error = unknown
        if error is not None:
            self.answer = f"{self.words.card(card)}: {self.words.error(error)}"
            self.show()

    def _play(self, index: int) -> None:
        scene = self.session.scene()
        choices, picks = scene.choices, scene.picks
        if not 0 <= index < len(choices):
            return
        self.answer = ""
        deals = self.session.deals()
        try:
            self.session.play(choices[index].move)
        except LomberError as error:
            self._refused(error)
            return
        if picks is not None and is_card(picks, choices[index]):
            self._choose(index if index == self.chosen else -1)
        else:
            self._after(True, deals)

    def _refused(self, error: LomberError) -> None:
        self.answer = self.words.error(error)
        self.show()

    def on_key(self, event: events.Key) -> None:
        """Digits: the number of a choice, played as soon as no longer number can be meant."""
        if not (event.character and event.character.isdecimal()) or isinstance(self.screen, Page):
            return
        event.stop()
        number = len(self.session.scene().choices)
        for typed in (self._typed + event.character, event.character):
            if 1 <= int(typed) <= number:
                break
        else:
            self._typed = ""
            return
        self._typed = typed
        meant = order(self.session.scene())[int(typed) - 1]
        if int(typed) * 10 > number:
            self._typed = ""
            self._play(meant)
        else:
            self.chosen = meant
            self.show()

    def action_choose(self, step: int) -> None:
        """Move the cursor along the choices, round and round."""
        choices = order(self.session.scene())
        if choices and not isinstance(self.screen, Page):
            at = choices.index(self.chosen) if self.chosen in choices else (-1 if step > 0 else 0)
            self._choose(choices[(at + step) % len(choices)])

    def action_choose_end(self, end: int) -> None:
        choices = order(self.session.scene())
        if choices:
            self._choose(choices[end])

    def _choose(self, index: int) -> None:
        self.chosen = index
        self._typed = ""
        self.show()

    def action_play(self) -> None:
        if self.chosen >= 0:
            self._play(self.chosen)
        elif not self.session.mine:
            self._later(0)

    def action_hint(self) -> None:
        try:
            found = self.session.hint()
        except LomberError as error:
            self._refused(error)
            return
        if found is None:
            self._page("hint", self.words.text("hint-wait"))
            return
        choices = self.session.scene().choices
        self.chosen = next((at for at, choice in enumerate(choices) if choice == found[0]), -1)
        self.show()
        self._page("hint", "\n".join(lines.hint_lines(*found, self.words)))

    def action_sheet(self) -> None:
        self._page("sheet", "\n".join(self._sheet_lines()))

    def action_log(self) -> None:
        self._page("log", "\n".join(self._log_lines()))

    def action_rules(self) -> None:
        self._page("rules", self.session.rules(self.words) or self.words.text("error-no-page"), True)

    def action_keys(self) -> None:
        self._page("help", self.words.text("screen-keys"))

    def _page(self, name: str, body: str, markdown: bool = False) -> None:
        if not isinstance(self.screen, Page):
            self.push_screen(Page(self.words.text(f"screen-{name}"), body, markdown), self._read)

    def _read(self, _: None) -> None:
        """The page is closed: the game goes on."""
        self.show()
        if self.session.live or (not self.session.mine and not self.session.over):
            self._later(self.pace)

    def action_undo(self) -> None:
        try:
            back = self.session.unpick() or self.session.undo()
            self.answer = "" if back else self.words.text("line-nothing-to-undo")
        except LomberError as error:
            self._refused(error)
            return
        self._ended = False
        self.chosen = -1
        self.show()
        if not self.session.mine:
            self._later(self.pace)

    def action_language(self) -> None:
        at = (LANGUAGES.index(self.words.lang) + 1) % len(LANGUAGES)
        self.words = self.session.words(LANGUAGES[at])
        self.answer = ""
        self.show()

    def action_again(self) -> None:
        if self.session.over:
            try:
                self.session.again()
            except LomberError as error:
                self._refused(error)
                return
            self._ended = False
            self.answer = ""
            self.show()
            self._later(self.pace)

    def action_leave(self) -> None:
        self.exit(0)


def play_on_screen(session: Sitting, lang: str) -> int:
    """Play a match full-screen; the exit status."""
    app = TableApp(session, lang)
    status = app.run()
    print(app.words.text("line-bye"))
    return status or 0
