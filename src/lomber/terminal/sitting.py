"""Sitting at a table, wherever the table stands: what the full screen and the line mode ask, and nothing more.

`Session` is a table in this process with bots on the other chairs; `Joined` is a seat at a server's table.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lomber.table.contract import SPECTATOR, Game
from lomber.table.errors import LomberError
from lomber.table.scene import Choice, Message, Picks, Scene, Zone
from lomber.table.sheet import Entry, Sheet
from lomber.terminal import shelf
from lomber.text import Words
from lomber.text.pages import pages

CLOSE = Choice(-1000, "done", Message("move-done"))
"""Closes a gesture of just so many cards, which the rules need no word for: until then a slip can be mended."""


SHORT = 10
"""Seconds: whose clock has less left is warned."""


@dataclass(frozen=True)
class Clock:
    """What somebody has left at this moment."""

    seconds: float
    runs: bool

    @property
    def short(self) -> bool:
        return self.runs and self.seconds < SHORT

    def __str__(self) -> str:
        """As a clock shows it: 1:05, 0:09; hours only where there are some."""
        minutes, seconds = divmod(math.ceil(max(0.0, self.seconds)), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


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
        self.family = shelf.family_of(game.id)
        self.me = int(SPECTATOR)
        self.log: list[Noted] = []
        self.closed: Zone | None = None
        """The trick that the last move has just completed: gone from the scene, not yet from the eye."""
        self.picked: list[Choice] = []
        """Cards picked for a gesture that is not closed yet: nobody else knows of them."""
        self._asked: Picks | None = None
        """What they were picked for."""

    # -- what there is

    @abstractmethod
    def scene(self) -> Scene:
        """What the person sees, and what he may do: see `_offered`."""

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

    def _hand(self) -> int:
        """The hand that the log tells of."""
        return next((noted.hand for noted in reversed(self.log) if noted.hand), 0)

    def _note_hand(self, hand: int) -> None:
        if self._hand() != hand:
            self.log.append(Noted(hand=hand))

    def _note_figures(self, entries: Sequence[Entry]) -> None:
        """Note figures of the sheet, each under its hand: what is written at the deal belongs to the new one."""
        for entry in entries:
            if entry.hand > self._hand():
                self._note_hand(entry.hand)
            self.log.append(Noted(entry=entry))

    def notice(self, words: Words) -> str:
        """What is to be known about the table itself: nothing, where nobody else can keep it waiting."""
        return ""

    def clocks(self) -> Mapping[int, Clock]:
        """By seat, where a clock was agreed upon."""
        return {}

    def title(self, words: Words) -> str:
        return shelf.name(self.game.id, words)

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
    def act(self, moves: Sequence[int | str]) -> None:
        """The person's move or aside, or a gesture of several, by code or notation; picked cards in any order.

        A LomberError leaves everything as it was.
        """

    def play(self, move: int | str) -> None:
        """One of the choices: a card that is one of several is picked or put back; all else happens."""
        scene = self.scene()
        picks = scene.picks
        choice = next((one for one in scene.choices if move in (one.move, one.text)), None)
        if picks is None or choice is None:
            self.act([move])
        elif is_card(picks, choice):
            self.pick(choice)
        elif choice == CLOSE or any(choice in end for end in picks.ends):
            self.act([one.move for one in (*self.picked, choice) if one != CLOSE])
            self.picked = []
        else:
            self.act([move])

    def _offered(self, scene: Scene) -> Scene:
        """The scene with what may be done by somebody who has picked these cards for what is asked in it."""
        picks = scene.picks
        if picks != self._asked:
            self._asked, self.picked = picks, []
        return scene if picks is None else msgspec.structs.replace(scene, choices=offers(scene, self.picked))

    def pick(self, choice: Choice) -> None:
        """Pick a card, or put it back."""
        picks = self._asked
        left = [one for one in self.picked if one.move != choice.move]
        if picks is not None and len(left) == len(self.picked):
            most = picks.whole or len(picks.ends) - 1
            if len(left) == most:
                raise LomberError(f"no more than {most} can be picked", "picks-too-many", number=most)
            left.append(next(one for one in picks.cards if one.move == choice.move))
        self.picked = left

    def unpick(self) -> bool:
        """Put the card picked last back; False if there is none."""
        return bool(self.picked) and bool(self.picked.pop())

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


def is_card(picks: Picks, choice: Choice) -> bool:
    """Is it one of the cards that are chosen together?"""
    return any(choice.move == one.move for one in picks.cards)


def offers(scene: Scene, picked: Sequence[Choice]) -> tuple[Choice, ...]:
    """With these cards picked: all that may be among them, what is done with so many, and asides."""
    picks = scene.picks
    if picks is None:
        return scene.choices
    gone = {choice.move for choice in picked}
    cards = [
        msgspec.structs.replace(card, says=Message("move-put-back", {"card": card.card}))
        if card.move in gone
        else card
        for card in picks.cards
    ]
    ends = (CLOSE,) if 0 < picks.whole == len(gone) else picks.ends[len(gone)]
    return (*cards, *ends, *(choice for choice in scene.choices if choice.aside))


def completed(before: Scene, seat: int, card: str, after: Scene) -> Zone | None:
    """The trick that this seat's card has completed: it lay there before, and is gone now."""
    was = next((zone for zone in before.zones if zone.kind == "trick"), None)
    now = next((zone for zone in after.zones if zone.kind == "trick"), None)
    if was is None or not was.cards or not card or (now is not None and len(now.cards) >= len(was.cards)):
        return None
    return Zone(was.name, was.kind, (*was.cards, card), was.seat, (*was.owners, seat), was.marks)
