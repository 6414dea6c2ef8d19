"""What one seat sees of a table of Mushka, beside what all the family shows."""

from mypy_extensions import i64

from lomber.play.mouche.view import MoucheView
from lomber.table.contract import Game
from lomber.table.scene import Message


class MushkaView(MoucheView):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat, game)
        self.special: i64 = -1
        self.privilege = False
        self.overshoot = 0
        """The highest record that too many tricks put back to the start (M-21)."""
        self.announced: i64 = -1
        """Who has announced Pamfil."""

    def form_prompt(self) -> Message:
        return Message(f"prompt-mushka-{self.phase}")

    def facts(self) -> list[Message]:
        facts = super().facts()
        if self.announced >= 0:
            facts.append(Message("fact-mushka-pamfil", {"seat": int(self.announced)}))
        if self.seat >= 0 and self.dealt and 0 < self.records[self.seat] <= self.overshoot:
            facts.append(Message("fact-mushka-careful", {"number": self.records[self.seat]}))
        return facts
