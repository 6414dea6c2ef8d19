"""What one seat sees of a table of Rams: the Mouche family's view, and a card exposed in giving (R-34)."""

from mypy_extensions import i64

from lomber.cards.pack import card_name
from lomber.play.mouche.view import MoucheView
from lomber.table.contract import Game
from lomber.table.scene import Message, Zone


class RamsView(MoucheView):
    """A seat's view; the book reads its fields."""

    def __init__(self, seat: i64, game: Game) -> None:
        super().__init__(seat, game)
        self.exposed: i64 = -1

    def form_prompt(self) -> Message:
        return Message("prompt-rams-answer", {"card": card_name(self.exposed)})

    def zones(self) -> list[Zone]:
        zones = super().zones()
        if self.exposed >= 0:
            zones.append(Zone("exposed", "row", (card_name(self.exposed),)))
        return zones
