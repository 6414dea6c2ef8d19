"""Sitting at a table, wherever the table stands: what the full screen and the line mode ask, and nothing more.

`Session` is a table in this process with bots on the other chairs; `Joined` is a seat at a server's table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from lomber.games import listings
from lomber.table.contract import SPECTATOR, Game
from lomber.table.errors import LomberError
from lomber.table.scene import Choice, Message, Scene, Zone
from lomber.table.sheet import Entry, Sheet
from lomber.text import Words, slug
from lomber.text.pages import pages


@dataclass
class Noted:
    """Something the person saw or heard: a new deal, a gesture, a figure written on the sheet, a word spoken."""

    hand: int = 0
    seat: int = -1
    says: list[Message] = field(default_factory=list)
    entry: Entry | None = None
    spoken: str = ""
    name: str = ""
    """Who spoke, if he has no seat."""


class Sitting(ABC):
    """One person at one table."""

    live = False
    """May something happen at any moment, though nobody here has done anything?"""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.family = listings()[game.id].family if game.id in listings() else ""
        self.me = int(SPECTATOR)
        self.log: list[Noted] = []
        self.closed: Zone | None = None
        """The trick that the last move has just completed: gone from the scene, not yet from the eye."""

    # -- what there is

    @abstractmethod
    def scene(self) -> Scene:
        """What the person sees."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Has the match ended?"""

    @property
    @abstractmethod
    def mine(self) -> bool:
        """Does the table wait for the person?"""

    @abstractmethod
    def words(self, lang: str) -> Words:
        """The words for this table: the game's, with the players' names."""

    def sheet(self) -> Sheet:
        return self.scene().sheet

    def scores(self) -> tuple[int, ...]:
        return self.scene().scores

    def deals(self) -> int:
        """How many deals have been dealt here: when there is one more, the sheet is worth a look."""
        return sum(1 for noted in self.log if noted.hand)

    def notice(self, words: Words) -> str:
        """What is to be known about the table itself: nothing, where nobody else can keep it waiting."""
        return ""

    def title(self, words: Words) -> str:
        return words.text(f"game-{slug(self.game.id)}") if words.has(f"game-{self.game.id}") else self.game.id

    def rules(self, words: Words) -> str:
        """The rules pages of this form."""
        return pages(self.family, self.game.pages, words.lang) if self.family else ""

    # -- what is done

    @abstractmethod
    def advance(self) -> bool:
        """Let the next thing happen that others do; False where there is none by now. Never waits."""

    def wait(self) -> bool:
        """Wait until there may be more to advance; False where only the person can go on, or nobody."""
        return False

    @abstractmethod
    def play(self, move: int | str) -> None:
        """The person's move or aside, by code or notation; a LomberError leaves everything as it was."""

    @abstractmethod
    def undo(self) -> bool:
        """Take the person's last move back, with all that followed; False if there is none."""

    @abstractmethod
    def again(self) -> None:
        """Another match in the same company."""

    def speak(self, text: str) -> None:
        """Say something to the others, if they are people."""
        raise LomberError("bots do not listen", "no-listeners")

    def leave(self) -> None:
        """Stand up from the table."""
        return

    @abstractmethod
    def hint(self) -> tuple[Choice, str, dict[str, Any]] | None:
        """What the book advises: the choice, the advice's number and its figures; None where others move."""

    @abstractmethod
    def why(self, text: str) -> LomberError | None:
        """Why the person may not do this now; None if he may. Text that is no move raises IllegalMove."""


def completed(before: Scene, seat: int, card: str, after: Scene) -> Zone | None:
    """The trick that this seat's card has completed: it lay there before, and is gone now."""
    was = next((zone for zone in before.zones if zone.kind == "trick"), None)
    now = next((zone for zone in after.zones if zone.kind == "trick"), None)
    if was is None or not was.cards or not card or (now is not None and len(now.cards) >= len(was.cards)):
        return None
    return Zone(was.name, was.kind, (*was.cards, card), was.seat, (*was.owners, seat), was.marks)
