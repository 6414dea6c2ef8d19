"""Who is asked next hangs on hidden cards: every seat hears it, and guesses agree with it."""

from typing import Any

import pytest

from lomber import Table
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from tests.games.piquet.tables import dealt, position

PILES = {
    "hand.0": "AS KS QS JS TS 9S 8S 7S KC QC",
    "hand.1": "AD TD 9D 8D 7D AC TC 9C 8C 7C",
    "hand.2": "AH KH QH JH TH 9H 8H 7H JC KD",
    "talon": "QD JD",
}
WHITE = {
    "hand.0": "QS KS AS 7C JC QC KC 7D JD QD JH QH",
    "hand.1": "7S 8S 9S TS 8C 9C TC 8D 9D TD 8H 9H",
    "talon": "JS KD AD AC KH TH 7H AH",
}
THREE_RUNS = {
    "hand.0": "JH TH 9H QC AD KD QD 8S AC KC 9C 7C",
    "hand.1": "AH 8H JC TC 8C JD TD 9D 7D KH QH 7H",
    "talon": "8D QS JS TS 9S AS KS 7S",
}


def agree(table: Table, seat: int) -> None:
    seen = table.seen(seat)
    worlds, source = Worlds(seen, table.game), Fast(1)
    for _ in range(5):
        state = worlds.draw(source).state
        assert tuple(state.aloud()) == seen.aloud
        assert list(state.legal(seat)) == table.legal(seat)
        assert state.position(seat) == position(table).position(seat)


def test_who_is_asked_for_white_cards_has_them_N_10() -> None:
    table = dealt(PILES, "norman_piquet")
    assert table.seen(2).aloud == ("1 white",)
    for seat in (-1, 0, 2):
        agree(table, seat)


@pytest.mark.parametrize(
    "options",
    [{}, {"white_cards_when": "after_exchange"}, {"declare": "manual"}],
    ids=["as dealt", "after the exchange", "at will"],
)
def test_a_white_hand_is_known_once_it_lies_open_and_not_while_it_is_being_laid_P_5(
    options: dict[str, Any],
) -> None:
    table = dealt(WHITE, **options)
    table.act(0, ["throw QS", "throw KS", "throw AS", "done"])
    if options.get("white_cards_when") == "after_exchange":
        table.act(1, ["done"])
    for seat in (-1, 0):
        before = told(table, seat)
        half = table.copy()
        half.play(1, "white")
        while half.state.midway(1):
            assert told(half, seat) == before
            half.play(1, half.legal(1)[0])
        assert told(half, seat) != before
        agree(half, seat)
    assert half.state.position(-1)["white"] == [0, 10]


def told(table: Table, seat: int) -> tuple[object, ...]:
    return table.seen(seat), table.view(seat).scene(), table.state.position(seat)


def test_who_is_asked_for_more_has_more_to_count_P_12() -> None:
    """The first sequence is shown; whether another follows is heard before it is shown."""
    table = dealt(THREE_RUNS)
    for seat, thrown in ((0, "8S 7C 9C KC AC"), (1, "7H QH KH")):
        table.act(seat, [*(f"throw {card}" for card in thrown.split()), "done"])
    runs = 0
    while position(table).phase.value == "declare":
        move = table.legal(table.turn())[0]
        shown = table.name(move).startswith("run")
        table.play(table.turn(), move)
        if shown:
            runs += 1
            agree(table, 1)
    assert runs == 3
