"""Reading described positions: every value is what it should be, or a sentence says what is wrong."""

from typing import Any

import pytest
from hypothesis import given

from lomber import Table, make
from lomber.cards.pack import pack, read_cards
from lomber.play.setups import Described, Part, cards_of, disjoint, parts_of
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition
from lomber.table.sheet import Entry
from tests.table.test_record import plain

ENTRY = [1, 0, "below", 3, "tricks", "W-12", {"tricks": 9}]


def test_what_is_not_said_has_its_default():
    nothing = Described({})
    assert nothing.number("deal", 4, 1, 9) == 4
    assert nothing.word("dealer", "S", ["S", "W"]) == "S"
    assert nothing.flag("single") is False
    assert nothing.numbers("won", [1, 2]) == [1, 2]
    assert nothing.words("played") == []
    assert nothing.table("denied") == {}
    assert nothing.pile("S") == ""
    assert nothing.entries() == []
    assert not nothing.has("deal")
    assert Described({"deal": None}).number("deal", 4, 1, 9) == 4


def test_what_is_said_is_read():
    said = Described(
        {
            "deal": 9,
            "dealer": "W",
            "single": True,
            "won": [-1, 10**30],
            "played": ["W AC"],
            "denied": {"S": "AS"},
            "piles": {"S": "AS KS"},
            "entries": [ENTRY],
        }
    )
    assert said.number("deal", 4, 1, 9) == 9
    assert said.word("dealer", "S", ["S", "W"]) == "W"
    assert said.flag("single") is True
    assert said.numbers("won", [0, 0]) == [-1, 10**30]
    assert said.words("played") == ["W AC"]
    assert said.table("denied") == {"S": "AS"}
    assert said.pile("S") == "AS KS"
    assert said.entries() == [Entry(1, 0, "below", 3, "tricks", "W-12", {"tricks": 9})]
    said.finish(["S"])


WRONG: dict[str, list[Any]] = {
    "number": [0, 10, "4", 4.0, True, [4]],
    "word": ["N", "", "SW", 0, ["S"], {}],
    "flag": [0, 1, "true", []],
    "numbers": [[1], [1, 2, 3], [1, 9], [1, True], [1, 2.0], "12", (1, 2), {}],
    "words": ["W AC", [1], [None], {"W": "AC"}],
    "table": [[], "S", 1],
    "entries": [5, "x", {}, [5], [[]], [ENTRY[:-1]], [[*ENTRY, 1]], [["1", *ENTRY[1:]]]],
}


@pytest.mark.parametrize(
    ("ask", "value"), [(ask, value) for ask, values in WRONG.items() for value in values]
)
def test_a_wrong_value_is_refused_by_name(ask, value):
    asked = {
        "number": lambda d: d.number("x", 4, 1, 9),
        "word": lambda d: d.word("x", "S", ["S", "W"]),
        "flag": lambda d: d.flag("x"),
        "numbers": lambda d: d.numbers("x", [0, 0], 0, 8),
        "words": lambda d: d.words("x"),
        "table": lambda d: d.table("x"),
        "entries": lambda d: d.entries(),
    }
    name = "entries" if ask == "entries" else "x"
    with pytest.raises(BadPosition, match=name):
        asked[ask](Described({name: value}))


@given(plain)
def test_any_value_is_read_or_refused(value):
    described = Described({"x": value, "piles": {"x": value}, "entries": value})
    for ask in (
        lambda: described.number("x", 4, 1, 9),
        lambda: described.word("x", "S", ["S", "W"]),
        lambda: described.flag("x"),
        lambda: described.numbers("x", [0, 0]),
        lambda: described.words("x"),
        lambda: described.table("x"),
        lambda: described.pile("x"),
        lambda: described.entries(),
        lambda: cards_of(value, "x"),
    ):
        try:
            ask()
        except BadPosition as error:
            said = error
        else:
            continue
        assert said.key.startswith("position-")


def test_a_position_is_names_and_values():
    with pytest.raises(BadPosition, match="described by names and values"):
        Described(["phase"])  # type: ignore[arg-type]


def test_what_nobody_asked_for_is_refused():
    described = Described({"deal": 1, "dael": 2})
    described.number("deal", 4, 1, 9)
    with pytest.raises(BadPosition, match="a position of this game has no 'dael'"):
        described.finish()


def test_a_pile_that_does_not_exist_is_refused():
    described = Described({"piles": {"S": "AS", "X": "KS"}})
    described.pile("S")
    with pytest.raises(BadPosition, match="there is no pile 'X'; there are S, W"):
        described.finish(["S", "W"])


def test_cards_are_read_as_a_set():
    assert cards_of("AS KS", "S") == read_cards("AS KS")
    with pytest.raises(BadPosition, match="S: 'ZS' is not a card"):
        cards_of("AS ZS", "S")
    with pytest.raises(BadPosition, match="S: AS is named twice"):
        cards_of("AS AS", "S")


def test_piles_share_no_card_and_keep_to_the_pack():
    both = disjoint({"S": int(read_cards("AS")), "W": int(read_cards("KS"))}, int(pack(13)))
    assert both == read_cards("AS KS")
    with pytest.raises(BadPosition, match="AS of W lies elsewhere too"):
        disjoint({"S": int(read_cards("AS")), "W": int(read_cards("AS KS"))}, int(pack(13)))
    with pytest.raises(BadPosition, match="W holds a card that is not in this pack"):
        disjoint({"S": int(read_cards("AS")), "W": int(read_cards("2S"))}, int(pack(8)))


def test_the_parts_of_a_position_are_told_as_set_up_asks_for_them() -> None:
    game = make("whist")
    start = Table(game, seed=1).state.position(EVERYTHING)
    parts = {part.name: part for part in parts_of(game, start)}
    assert set(parts) == set(start)
    assert parts["dealer"] == Part("dealer", "word", words=("S", "W", "N", "E"))
    assert (parts["in_trick"].low, parts["in_trick"].high) == (0, 3)
    assert (parts["tricks"].kind, parts["tricks"].size, parts["tricks"].high) == ("numbers", 2, 13)
    assert parts["single"].kind == "flag" and parts["piles"].kind == "table"
    with pytest.raises(BadPosition):
        parts_of(game, {**start, "dealer": "X"})
    assert parts_of(game, start) == list(parts.values())
