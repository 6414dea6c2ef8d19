"""Problems at the terminal: the list, a problem told, and a table at which the solver plays the other hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lomber.problems import Attempt, Standing, Task, tasks
from lomber.table.errors import IllegalMove, LomberError
from lomber.table.scene import Choice, Message, Scene
from lomber.terminal import lines, shelf
from lomber.terminal.sitting import Noted, Sitting, completed
from lomber.text import LANGUAGES, Words


class Solving(Sitting):
    """One try at a problem. With `quiet` the person hears only at the end whether he has reached the goal."""

    def __init__(self, task: Task, quiet: bool = False) -> None:
        self.task = task
        self._quiet = quiet
        self._attempt = Attempt(task)
        super().__init__(self._attempt.table.game)
        self.me = task.yours[0]
        self._past: list[tuple[int, int]] = []
        """The moves made and the lines noted before each of the person's moves."""
        self._told: tuple[list[str], Standing] | None = None
        """What the solver has said last, and after which moves."""

    # -- what there is

    def scene(self) -> Scene:
        return self._attempt.scene()

    @property
    def over(self) -> bool:
        return self._attempt.over

    @property
    def mine(self) -> bool:
        return self._attempt.yours

    def words(self, lang: str) -> Words:
        plain = Words(lang, self.family)
        mine = dict.fromkeys(self.task.yours, "your-other-hand") | {self.me: "you"}
        names = [plain.text(mine.get(seat, f"name-{seat + 1}")) for seat in range(int(self.game.seats))]
        return Words(lang, self.family, names, self.me)

    def title(self, words: Words) -> str:
        return self.task.title.text(words.lang)

    def notice(self, words: Words) -> str:
        """The goal, and how it stands."""
        told = [words.say(self.task.wanted())]
        if self.over or not self._quiet:
            told.append(words.text(f"problem-{self._stands()}"))
        if self.over and self.task.idea is not None:
            told.append(self.task.idea.text(words.lang))
        return " ".join(told)

    def _stands(self) -> str:
        moves = self._attempt.moves
        if self._told is None or self._told[0] != moves:
            self._told = list(moves), self._attempt.standing()
        kept = self._told[1].kept
        if self.over:
            return "solved" if kept else "failed"
        return "kept" if kept else "lost"

    # -- what is done

    def advance(self) -> bool:
        """Let the solver make one move."""
        if self.over or self.mine:
            return False
        self._make(self._attempt.best())
        return True

    def act(self, moves: Sequence[int | str]) -> None:
        for move in moves:
            text = self._attempt.table.name(move) if isinstance(move, int) else move
            before = len(self._attempt.moves), len(self.log)
            self._make(text)
            self._past.append(before)

    def _make(self, move: str) -> None:
        seat, scene = self._attempt.seat, self.scene()
        made = next((one for one in self._attempt.choices() if one.text == move), None)
        self._attempt.play(move)
        says = made.says if made else Message("move-other", {"text": move})
        self.log.append(Noted(seat=seat, says=[says]))
        self.closed = completed(scene, seat, made.card if made else "", self.scene())

    def undo(self) -> bool:
        if not self._past:
            return False
        made, noted = self._past.pop()
        self._attempt = self._attempt.after(made)
        del self.log[noted:]
        self.closed = None
        return True

    def again(self) -> None:
        self._attempt = self._attempt.after(0)
        self.log.clear()
        self._past.clear()
        self.closed = None

    def hint(self) -> tuple[Choice, str, dict[str, Any]] | None:
        """A move that keeps the most there is to keep."""
        if not self.mine:
            return None
        best = self._attempt.best()
        return next(((choice, "", {}) for choice in self._attempt.choices() if choice.text == best), None)

    def why(self, text: str) -> LomberError | None:
        trial = self._attempt.after(len(self._attempt.moves))
        try:
            trial.play(text)
        except IllegalMove as error:
            return error
        return None


def data(task: Task) -> dict[str, Any]:
    """As `--json` writes it: all but the answer."""
    return {
        "id": task.id,
        "game": task.game,
        "level": task.level,
        "title": {lang: task.title.text(lang) for lang in LANGUAGES},
        "yours": list(task.yours),
        "goal": task.goal,
        "number": task.number,
    }


def list_lines(found: list[Task], words: Words) -> list[str]:
    """Problems game by game, and how many there are."""
    told: list[str] = []
    heading = ""
    for task in found:
        name = shelf.name(task.game_id, Words(words.lang, task.family))
        if name != heading:
            heading = name
            told.append(name)
        level = words.text(f"problem-level-{task.level}")
        told.append(f"  {task.id:24} {task.title.text(words.lang)} · {level}")
    return [*told, words.text("problem-count", number=len(found))]


def chosen(game: str) -> list[Task]:
    """All problems, or those of a game or family."""
    found = [task for task in tasks().values() if task.game_id.startswith(game)]
    if not found:
        raise LomberError(f"there are no problems of {game!r}", "no-problems", name=game)
    return found


def show_lines(task: Task, solution: bool, lang: str) -> list[str]:
    """A problem told: the position, whose side, the goal; with `solution` how it is done."""
    solving = Solving(task, quiet=True)
    words = solving.words(lang)
    level = words.text(f"problem-level-{task.level}")
    told = [
        f"{task.title.text(lang)} · {shelf.name(task.game_id, words)} · {level}",
        words.say(task.wanted()),
    ]
    if task.text is not None:
        told.append(task.text.text(lang))
    if task.source is not None:
        told.append(words.text("problem-source", source=task.source.text(lang)))
    told += ["", *lines.scene_lines(solving.scene(), words), ""]
    if not solution:
        return told
    first = " · ".join(words.cards(move) for move in task.first)
    told.append(words.text("problem-first", cards=first))
    told.append(words.text("problem-line", cards=words.cards(" ".join(Attempt(task).solution()))))
    if task.idea is not None:
        told.append(task.idea.text(lang))
    return told
