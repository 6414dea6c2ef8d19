"""A sheet of character cells with colours, and what lies under the mouse. Knows nothing of cards or games."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style


class Hit(NamedTuple):
    """A part of the canvas that can be clicked: a choice by its index, or a card of a zone."""

    x: int
    y: int
    width: int
    height: int
    choice: int = -1
    card: str = ""
    zone: str = ""


class Canvas:
    """Width by height cells, painted from the back to the front; nothing is ever drawn outside."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]
        self._hits: list[Hit] = []

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text; what does not fit is cut off. The cell after it."""
        for char in text:
            wide = cell_len(char)
            if wide == 0:
                continue
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._cells[y][x] = char
                self._styles[y][x] = style
                for more in range(1, wide):
                    self._cells[y][x + more] = ""
                    self._styles[y][x + more] = style
            x += wide
        return x

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def frame(
        self, x: int, y: int, width: int, height: int, style: Style, line: Style, heavy: bool = False
    ) -> None:
        """A rounded box with a filled inside; a heavy one stands out without colour too."""
        a, b, c, d, across, down = "┏┓┗┛━┃" if heavy else "╭╮╰╯─│"
        self.put(x, y, a + across * (width - 2) + b, line)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, line)
            self.put(x + 1, row, " " * (width - 2), style)
            self.put(x + width - 1, row, down, line)
        self.put(x, y + height - 1, c + across * (width - 2) + d, line)

    def hit(self, hit: Hit) -> None:
        self._hits.append(hit)

    def at(self, x: int, y: int) -> Hit | None:
        """What lies there, the uppermost first."""
        for hit in reversed(self._hits):
            if hit.x <= x < hit.x + hit.width and hit.y <= y < hit.y + hit.height:
                return hit
        return None

    def segments(self, y: int) -> list[Segment]:
        """One row for the terminal, cells of one colour joined."""
        found: list[Segment] = []
        text, style = "", self._styles[y][0] if self.width else Style()
        for char, its in zip(self._cells[y], self._styles[y], strict=True):
            if its != style:
                found.append(Segment(text, style))
                text, style = "", its
            text += char
        return [*found, Segment(text, style)]

    def text(self) -> str:
        """The canvas without its colours."""
        return "\n".join("".join(row).rstrip() for row in self._cells)
