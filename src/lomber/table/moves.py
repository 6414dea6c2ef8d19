"""The move book: what can ever be done in a game with its options, each thing a small integer with a name.

A kind of move is a word and a domain: `play(card)`, `knock`, `lay(number, pile)`. Codes are given out in the
order of declaration, so a game can name the first code of a kind as a constant.
"""

from mypy_extensions import i64


class Kind:
    """A word and the names of its arguments: `Kind("throw", cards)` has one code per card."""

    def __init__(
        self,
        word: str,
        values: list[str] | None = None,
        bare: bool = False,
        together: bool = False,
        aloud: bool = False,
    ) -> None:
        self.word = word
        self.values: list[str] = [] if values is None else values
        self.bare = bare
        """Written without its word: `QH` instead of `play QH`."""
        self.together = together
        """Several in one gesture are a set: the rules take them in one order, a person picks them in any."""
        self.aloud = aloud
        """Its choice says more than its notation, and nothing that not all may know: a log may repeat it."""


class MoveBook:
    """All moves of a game: codes, notation and message keys."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.texts: list[str] = []
        self.words: list[str] = []
        self.arguments: list[str] = []
        self.together: list[bool] = []
        self.aloud: list[bool] = []
        self._codes: dict[str, int] = {}
        for kind in kinds:
            for value in kind.values or [""]:
                text = value if kind.bare else (kind.word + " " + value if value else kind.word)
                if text.lower() in self._codes:
                    raise ValueError(f"two moves are written {text!r}")
                self._codes[text.lower()] = len(self.texts)
                self.texts.append(text)
                self.words.append(kind.word)
                self.arguments.append(value)
                self.together.append(kind.together)
                self.aloud.append(kind.aloud)

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, word: str) -> i64:
        """The first code of a kind."""
        return self.words.index(word)

    def text(self, move: i64) -> str:
        return self.texts[move]

    def code(self, text: str) -> i64:
        """The move written so; ValueError for anything else. Case and spaces do not matter."""
        found = self._codes.get(" ".join(text.split()).lower(), -1)
        if found < 0:
            raise ValueError(f"{text!r} is not a move of this game")
        return found

    def struck(self, move: i64) -> str:
        """The move as one sees it who may not know its argument: `throw ??`."""
        if not self.arguments[move]:
            return self.texts[move]
        return self.words[move] + " ??"
