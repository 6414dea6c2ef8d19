# lomber: interpreted
"""Where things stand in a TOML text: the line of every key and of every member of an array.

`tomllib` says what a file holds and not where. This scanner walks over a text that `tomllib` has already read, so
it need not check anything: it only counts lines.
"""

from __future__ import annotations

Path = tuple[str | int, ...]
"""The way to a value: `("cards", "fx_bolt", "abilities", 0, "do")`."""

SPACE = " \t\r"
QUOTES = ('"""', "'''", '"', "'")


def lines_of(text: str) -> dict[Path, int]:
    """The line, from 1, on which each key or member of a valid TOML text begins."""
    scanner = _Scanner(text)
    scanner.scan()
    return scanner.found


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.found: dict[Path, int] = {(): 1}
        self.lengths: dict[Path, int] = {}
        """How many tables each array of tables (`[[cards.x.abilities]]`) has so far."""

    def scan(self) -> None:
        table: Path = ()
        while self._skip(lines=True):
            if self.text.startswith("[[", self.at):
                self.at += 2
                table = self._header(self._key())
                length = self.lengths.get(table, 0)
                self.lengths[table] = length + 1
                table = (*table, length)
                self._note(table)
                self.at = self.text.index("]]", self.at) + 2
            elif self.text[self.at] == "[":
                self.at += 1
                table = self._header(self._key())
                self.at = self.text.index("]", self.at) + 1
            else:
                self._pair(table)

    def _header(self, key: list[str]) -> Path:
        """The path of a table's name: through arrays of tables it leads to their last member."""
        path: Path = ()
        for word in key:
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
            path = (*path, word)
            self._note(path)
        return path

    def _pair(self, table: Path) -> None:
        path = table
        for word in self._key():
            path = (*path, word)
            self._note(path)
        self._skip(lines=False)
        self.at += 1  # the sign =
        self._value(path)

    def _note(self, path: Path) -> None:
        self.found.setdefault(path, self.line)

    # -- the parts of the text

    def _skip(self, lines: bool) -> bool:
        """Pass over spaces, and over comments and line ends too where they may stand; is anything left?"""
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "\n" and lines:
                self.line += 1
            elif sign == "#" and lines:
                self.at = self._line_end()
                continue
            elif sign not in SPACE:
                return True
            self.at += 1
        return False

    def _line_end(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _key(self) -> list[str]:
        words = []
        while True:
            self._skip(lines=False)
            words.append(self._quoted() if self.text[self.at] in "\"'" else self._bare())
            self._skip(lines=False)
            if self.at >= len(self.text) or self.text[self.at] != ".":
                return words
            self.at += 1

    def _bare(self) -> str:
        start = self.at
        while self.at < len(self.text) and (self.text[self.at].isalnum() or self.text[self.at] in "_-"):
            self.at += 1
        return self.text[start : self.at]

    def _quoted(self) -> str:
        quote = next(quote for quote in QUOTES if self.text.startswith(quote, self.at))
        start = self.at = self.at + len(quote)
        while not self.text.startswith(quote, self.at):
            if self.text[self.at] == "\\" and quote[0] == '"':
                self.at += 1
            self.line += self.text[self.at] == "\n"
            self.at += 1
        inside = self.text[start : self.at]
        self.at += len(quote)
        while len(quote) == 3 and self.text.startswith(quote[0], self.at):  # """a""""" ends in two quotes
            self.at += 1
        return inside

    def _value(self, path: Path) -> None:
        self._skip(lines=False)
        sign = self.text[self.at]
        if sign in "\"'":
            self._quoted()
        elif sign == "[":
            self._array(path)
        elif sign == "{":
            self._inline_table(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self.at += 1

    def _array(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self._skip(lines=True) and self.text[self.at] != "]":
            self._note((*path, number))
            self._value((*path, number))
            number += 1
            self._skip(lines=True)
            self.at += self.text[self.at] == ","
        self.at += 1

    def _inline_table(self, path: Path) -> None:
        self.at += 1
        while self._skip(lines=True) and self.text[self.at] != "}":
            self._pair(path)
            self._skip(lines=True)
            self.at += self.text[self.at] == ","
        self.at += 1
