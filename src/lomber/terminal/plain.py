"""Line mode: the table in plain text, for pipes, tests and screen readers. A line in, some lines out."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from typing import TextIO

from lomber.table.errors import IllegalMove, LomberError
from lomber.table.scene import Choice, Picks
from lomber.terminal import lines
from lomber.terminal.sitting import CLOSE, Sitting, is_card
from lomber.text import LANGUAGES

LOG = 20


def number(text: str) -> int:
    """A number that was typed; 0, which nothing has, for one of more figures than the interpreter would read."""
    return int(text) if len(text) < 10 else 0


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
            "", f"— {self.session.title(words)} · {words.text('hand-number', number=scene.hand)} · {phase} —"
        )
        told = lines.scene_lines(scene, words, clocks=self.session.clocks())
        self._say(*told, words.say(scene.prompt))
        self._choices()

    def _choices(self) -> None:
        scene = self.session.scene()
        if scene.choices:
            heading = self.words.text("line-choices" if scene.picks is None else "line-picks")
            self._say(heading, *lines.choice_lines(scene.choices, self.words))

    def _picked(self) -> None:
        """What is picked so far, and what may be done now."""
        cards = " ".join(choice.card for choice in self.session.picked)
        self._say(
            self.words.text("line-picked", cards=cards) if cards else self.words.text("line-picked-none")
        )
        self._choices()

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
        scene = self.session.scene()
        choices = scene.choices
        if scene.picks is not None:
            return self._pick(line, scene.picks)
        if line.isdecimal() and not any(choice.text == line for choice in choices):
            if not 1 <= number(line) <= len(choices):
                self._say(self.words.text("line-number", number=len(choices)))
                return False
            self.session.play(choices[number(line) - 1].move)
        else:
            for part in re.split(r"\s*[,;]\s*", line.strip(" ,;")):
                meant = self._named(part, self.session.scene().choices)
                self.session.play(meant.move if meant else part)
        return True

    def _pick(self, line: str, picks: Picks) -> bool:
        """Cards chosen together, by number or name, on one line or on several; what closes them comes last."""
        before = self.session.picked
        try:
            words = [self._as_written(word) for word in re.findall(r"[^\s,;]+", line)]
            end = self._read_picks(words or [line], picks)
            if end is None and len(self.session.picked) == picks.whole:
                end = CLOSE
            if end is not None:
                self.session.play(end.move)
                return True
        except LomberError:
            self.session.picked = before
            raise
        self._picked()
        return False

    def _read_picks(self, words: list[str], picks: Picks) -> Choice | None:
        """Pick the cards that are named; what closes the gesture, if it was named.

        A card that is picked already is put back if nothing else is named: among others it is one of them.
        """
        named: list[int] = []
        at = 0
        while at < len(words):
            begin = at
            meant, at = self._next_pick(words, at, picks)
            if not is_card(picks, meant):
                if at < len(words):
                    raise IllegalMove(self.session.me, words[at], "notation", "gesture-too-long")
                return meant
            if meant.move in named:
                raise IllegalMove(self.session.me, meant.text, "notation", "picked-twice", card=meant.card)
            named.append(meant.move)
            back = " ".join(words[begin:at]).lower() == self.words.say(meant.says).lower()
            alone = begin == 0 and at == len(words)
            if alone or back or all(choice.move != meant.move for choice in self.session.picked):
                self.session.pick(meant)
        return None

    def _next_pick(self, words: list[str], at: int, picks: Picks) -> tuple[Choice, int]:
        """What is named from this word on, by number or by as many words as name anything, and where it ends."""
        choices = self.session.scene().choices
        for end in range(len(words), at, -1):
            meant = self._named(" ".join(words[at:end]), choices)
            if meant is not None:
                return meant, end
        if not words[at].isdecimal():
            raise self._no_pick(words[self._past_verb(words, at, picks.cards[0])], picks)
        if not 1 <= number(words[at]) <= len(choices):
            raise LomberError(self.words.text("line-number", number=len(choices)))
        return choices[number(words[at]) - 1], at + 1

    def _as_written(self, word: str) -> str:
        """10H as TH: a card as the notation has it, any other word as it is."""
        game = self.session.game
        try:
            return str(game.card_name(game.read_card(word)))
        except ValueError:
            return word

    def _past_verb(self, words: list[str], at: int, like: Choice) -> int:
        """`throw 9S`, `Throw off 9♠`: where the card is named; where no such verb is, right here."""
        names = (like.text, like.card), (self.words.say(like.says), self.words.card(like.card))
        found = at
        for name, card in names:
            verb = name.replace(card, "").lower().split()
            if [word.lower() for word in words[at : at + len(verb)]] == verb:
                found = max(found, at + len(verb))
        return min(found, len(words) - 1)

    def _no_pick(self, word: str, picks: Picks) -> LomberError:
        """Why this is not among the choices: as the rules say it, where they do."""
        if picks.whole and word.lower() in (CLOSE.text, self.words.say(CLOSE.says).lower()):
            return LomberError(f"{picks.whole} are to be picked", "picks-too-few", number=picks.whole)
        like = picks.cards[0]
        with contextlib.suppress(IllegalMove):
            refused = self.session.why(like.text.replace(like.card, self._card_meant(word).upper()))
            if refused is not None:
                return refused
        try:
            self.session.act([*(choice.move for choice in self.session.picked), word])
        except LomberError as error:
            return error
        return IllegalMove(self.session.me, word, "notation", "unknown-move", text=word)

    def _named(self, text: str, choices: Sequence[Choice]) -> Choice | None:
        """The choice called so: by its notation, as the table says it, or by its card alone."""
        wanted = text.lower()
        if not wanted:
            return None
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
        if self.session.unpick():
            self._picked()
            return False
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
