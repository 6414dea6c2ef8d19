"""A plain object behind the compiled contract is asked everything that a position is asked."""

import pytest

from lomber.table.contract import State
from lomber.table.foreign import Foreign, Plain

OURS = {"acts", "observe", "glimpse"}
"""What a position of another author leaves to `State`: made from what it is asked, only faster."""

NO_DEFAULT = {
    *("actors", "play", "awaits", "dealt", "copy", "this_hand"),
    *("hand_number", "over", "sheet", "view", "position"),
}

QUESTIONS = sorted({name for name in vars(State) if not name.startswith("_")} - OURS - {"game"})


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_handed_on(question: str) -> None:
    assert question in vars(Foreign)
    assert question in vars(Plain) or question in NO_DEFAULT
