"""A text being carried out, from top to bottom (BH-71.6, BH-91): a program, a place in it, what it speaks of."""

from mypy_extensions import i64

from lomber.games.berserk.cards import Program
from lomber.games.berserk.state import Context, Duel, Speaking


class Text(Speaking):
    """What each verb does stands in `effects`; here is only what must be remembered between two steps."""

    def __init__(self, program: Program, context: Context, checked: bool = True) -> None:
        super().__init__(context)
        self.program = program
        self.checked = checked
        """State checks follow its steps (BH-108). Not those of a replacement: what it replaced is checked."""
        self.at: i64 = 0
        self.done_before = False
        self.touched_before: list[int] = []
        """What the step that is being replaced had done by then: a replacement text leaves it so."""

    def stands_instead(self) -> bool:
        return not self.checked and self.at == 0 and self.stage == 0

    def advance(self, duel: Duel) -> None:
        from lomber.games.berserk.effects import advance_text

        advance_text(duel, self)

    def take(self, duel: Duel, answer: i64) -> None:
        from lomber.games.berserk.effects import take_answer

        take_answer(duel, self, answer)

    def copy(self) -> "Text":
        other = Text(self.program, self.context.copy(), self.checked)
        other.stage = self.stage
        other.at = self.at
        other.done_before = self.done_before
        other.touched_before = self.touched_before
        return other


def context_for(program: Program, player: i64, source: i64) -> Context:
    """An empty context with a slot for every target that the text or its modes may name."""
    context = Context(player, source)
    context.slots = [[] for _ in program.slots]
    return context
