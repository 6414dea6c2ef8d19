"""Line mode: the table in plain text, for pipes, tests and screen readers. A line in, some lines out."""

from __future__ import annotations

from typing import TextIO

from lomber.table.errors import IllegalMove, LomberError
from lomber.table.scene import Choice
from lomber.terminal import lines
from lomber.terminal.sitting import Sitting
from lomber.text import LANGUAGES

LOG = 20


class Plain:
    """One match, line by line."""

    def __init__(self, session: Sitting, lang: str, source: TextIO, out: TextIO) -> None:
        self.session = session
        self.words = session.words(lang)
        self._in = source
        self._out = out
        self._told = 0
        self._noticed = ""

    def run(self) -> int:
        """Play until the match is over, the person leaves, or the input ends. All three are fine: 0."""
        self._say(self.words.text("line-hello", game=self.session.title(self.words)))
        if self.session.live and not self.session.mine:
            self._table()
        while True:
            self._others()
            self._table()
            if self.session.over:
                self._end()
            if not self.session.mine:
                self._say(self.words.text("line-bye"))
                return 0
            while self.session.mine:
                line = self._read()
                if line is None or line.lower() in ("quit", "exit", "q"):
                    self._say(self.words.text("line-bye"))
                    return 0
                if line and self._answer(line):
                    break

    # -- what is said

    def _say(self, *texts: str) -> None:
        print(*texts, sep="\n", file=self._out, flush=True)

    def _read(self) -> str | None:
        print(self.words.text("line-ask"), end="", file=self._out, flush=True)
        line = self._in.readline()
        if not self._in.isatty():
            print(file=self._out)
        return line.strip() if line else None

    def _others(self) -> None:
        """The others move until the table waits for the person; what he saw of it is told."""
        self._news()
        while self.session.advance() or self.session.wait():
            if self.session.closed is not None or self.session.live:
                self._news()
        self._news()

    def _news(self) -> None:
        """What has happened, and what keeps the table waiting. People come and go: they are named anew."""
        self.words = self.session.words(self.words.lang)
        sheet = self.session.sheet()
        for noted in self.session.log[self._told :]:
            self._say(lines.noted_line(noted, sheet, self.words))
        self._told = len(self.session.log)
        notice = self.session.notice(self.words)
        if notice and notice != self._noticed:
            self._say(notice)
        self._noticed = notice

    def _table(self) -> None:
        scene = self.session.scene()
        words = self.words
        phase = words.text(f"phase-{scene.phase}")
        self._say(
            "", f"— {self.session.title(words)} · {words.text('line-hand', number=scene.hand)} · {phase} —"
        )
        self._say(*lines.scene_lines(scene, words), words.say(scene.prompt))
        self._choices()

    def _choices(self) -> None:
        choices = self.session.scene().choices
        if choices:
            self._say(self.words.text("line-choices"), *lines.choice_lines(choices, self.words))

    def _end(self) -> None:
        words = self.words
        self._say("", words.text("sheet-title"), *lines.sheet_lines(self.session.sheet(), words))
        scores = ", ".join(f"{words.name(seat)} {n:+d}" for seat, n in enumerate(self.session.scores()))
        self._say(words.text("line-won", scores=scores))

    # -- what is asked

    def _answer(self, line: str) -> bool:
        """Do what a line says; True when the position has changed and is to be shown again."""
        word, _, rest = line.partition(" ")
        command = getattr(self, f"_{word.lower()}_asked", None)
        before = self.session.scene()
        try:
            if command is not None:
                return bool(command(rest.strip()))
            return self._move(line)
        except LomberError as error:
            self._say(self.words.error(error))
            return self.session.scene() != before

    def _move(self, line: str) -> bool:
        choices = self.session.scene().choices
        if line.isdecimal() and not any(choice.text == line for choice in choices):
            if not 1 <= int(line) <= len(choices):
                self._say(self.words.text("line-number", number=len(choices)))
                return False
            self.session.play(choices[int(line) - 1].move)
        else:
            for part in line.replace(";", ",").split(","):
                meant = self._named(part.strip(), self.session.scene().choices)
                self.session.play(meant.move if meant else part.strip())
        return True

    def _named(self, text: str, choices: tuple[Choice, ...]) -> Choice | None:
        """The choice called so: by its notation, as the table says it, or by its card alone."""
        wanted = text.lower()
        for name in (
            lambda choice: choice.text,
            lambda choice: self.words.say(choice.says),
            lambda choice: choice.card,
            lambda choice: self.words.card(choice.card) if choice.card else "",
        ):
            found = [choice for choice in choices if name(choice).lower() == wanted]
            if len(found) == 1:
                return found[0]
        return None

    def _hint_asked(self, rest: str) -> bool:
        found = self.session.hint()
        self._say(*(lines.hint_lines(*found, self.words) if found else [self.words.text("hint-wait")]))
        return False

    def _sheet_asked(self, rest: str) -> bool:
        self._say(*lines.sheet_lines(self.session.sheet(), self.words))
        return False

    def _log_asked(self, rest: str) -> bool:
        sheet = self.session.sheet()
        told = [lines.noted_line(noted, sheet, self.words) for noted in self.session.log[-LOG:]]
        self._say(*(told or [self.words.text("line-log-empty")]))
        return False

    def _rules_asked(self, rest: str) -> bool:
        self._say(self.session.rules(self.words) or self.words.text("error-no-page"))
        return False

    def _why_asked(self, rest: str) -> bool:
        if not rest:
            self._say(self.words.text("line-why-what"))
            return False
        meant = self._card_meant(rest)
        error = self.session.why(meant)
        self._say(self.words.error(error) if error else self.words.text("line-may", card=meant.upper()))
        return False

    def _card_meant(self, text: str) -> str:
        """Д♥ as QH: a card written as this language writes it."""
        for zone in self.session.scene().zones:
            for card in zone.cards:
                if self.words.card(card).lower() == text.lower():
                    return card
        return text

    def _say_asked(self, rest: str) -> bool:
        if rest:
            self.session.speak(rest)
            self._news()
        return False

    def _undo_asked(self, rest: str) -> bool:
        if not self.session.undo():
            self._say(self.words.text("line-nothing-to-undo"))
            return False
        self._told = len(self.session.log)
        self._say(self.words.text("line-undone"))
        return True

    def _lang_asked(self, rest: str) -> bool:
        if rest not in LANGUAGES:
            raise IllegalMove(self.session.me, rest, "notation", "unknown-move", text=f"lang {rest}")
        self.words = self.session.words(rest)
        self._say(self.words.text("line-language"))
        return True

    def _help_asked(self, rest: str) -> bool:
        self._say(self.words.text("line-help"))
        self._choices()
        return False
