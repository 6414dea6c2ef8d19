"""Options: every kind of field, what it takes, what it refuses and by which sentence."""

from __future__ import annotations

import dataclasses
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lomber import listings, make, options_of
from lomber.table.errors import BadOptions, UnknownGame
from lomber.table.options import fields_of, option, read, written
from tests.table.toys import Numeral


@dataclasses.dataclass(frozen=True)
class Options:
    open: bool = option(False, "Are the cards open?", "X-1")
    players: int = option(4, "How many play.", "X-2", low=2, high=6)
    limit: int | None = option(None, "The most one may stake.", "X-3", low=1)
    honours: int = option(2, "Three honours.", "X-4", choices=(2, 3))
    bonus: str = option("10", "The bonus.", "X-5", choices=("10", "5+10"))
    side: Literal["left", "right"] = option("left", "Which way round.")
    wish: Literal["much", "little"] | None = option(None, "If anything.")
    name: str = option("", "Any name.")
    bans: tuple[str, ...] = option((), "What is not allowed.")

    def check(self) -> None:
        if self.open and self.players == 5:
            raise BadOptions("five do not play openly", "option-five")


def test_fields_say_what_people_are_told():
    fields = {field.name: field for field in fields_of(Options)}
    assert list(fields) == ["open", "players", "limit", "honours", "bonus", "side", "wish", "name", "bans"]
    kinds = ["bool", "int", "int", "choice", "choice", "choice", "choice", "text", "list"]
    assert [field.kind for field in fields.values()] == kinds
    assert [name for name, field in fields.items() if field.optional] == ["limit", "wish"]
    players = fields["players"]
    assert (players.default, players.low, players.high, players.rule) == (4, 2, 6, "X-2")
    assert players.doc == "How many play."
    assert fields["honours"].choices == (2, 3)
    assert fields["side"].choices == ("left", "right")
    assert fields["wish"].choices == ("much", "little")


@pytest.mark.parametrize(
    ("name", "given_value", "value"),
    [
        *[("open", word, True) for word in (True, "true", "YES", " on ", "1")],
        *[("open", word, False) for word in (False, "false", "No", "off", "0")],
        *[("players", n, 6) for n in (6, "6", " 6 ")],
        ("players", 2, 2),
        *[("limit", nothing, None) for nothing in (None, "none", "NULL", "")],
        ("limit", 10**40, 10**40),
        ("limit", "1", 1),
        *[("honours", three, 3) for three in (3, "3")],
        *[("bonus", both, "5+10") for both in ("5+10", " 5+10 ")],
        ("bonus", 10, "10"),
        ("players", Numeral(3), 3),
        ("bonus", Numeral(10), "10"),
        *[("side", right, "right") for right in ("right", "Right")],
        ("wish", "none", None),
        ("wish", None, None),
        ("wish", "much", "much"),
        ("name", " Ivan ", " Ivan "),
        ("name", "none", "none"),
        *[("bans", some, ("a", "b")) for some in (["a", "b"], ("a", "b"), "a,b", " a , b ", "a b")],
        *[("bans", empty, ()) for empty in ("", " ", "none", ["None"])],
        ("bans", [], ()),
    ],
)
def test_what_people_and_files_write_is_read(name, given_value, value):
    made = getattr(read(Options, {name: given_value}), name)
    assert made == value
    assert type(made) is type(value)


@pytest.mark.parametrize(
    ("name", "given_value", "key"),
    [
        *[("open", wrong, "option-bool") for wrong in (1, 0, None, "maybe", "", 1.0)],
        *[
            ("players", wrong, "option-int")
            for wrong in (4.0, True, None, "four", "", "4.5", [4], "9" * 5000)
        ],
        *[("players", wrong, "option-range") for wrong in (1, 7, "7", -4, 10**30)],
        ("limit", 0, "option-range"),
        *[("honours", wrong, "option-choice") for wrong in (4, "4", True, 2.0, None, [2])],
        *[("bonus", wrong, "option-choice") for wrong in (5, 10.0, 10**30, "5", None)],
        *[("side", wrong, "option-choice") for wrong in ("up", None, 1)],
        *[("wish", wrong, "option-choice") for wrong in ("some", 1)],
        *[("name", wrong, "option-text") for wrong in (1, None, ["x"])],
        *[("bans", wrong, "option-list") for wrong in (1, None, {"a": 1}, [1], ["a", None], [["a"]])],
    ],
)
def test_what_does_not_fit_is_refused_by_name(name, given_value, key):
    with pytest.raises(BadOptions) as caught:
        read(Options, {name: given_value})
    assert caught.value.key == key
    assert name in str(caught.value)


def test_an_option_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(BadOptions, match="there is no option 'player'; there are open, players") as caught:
        read(Options, {"player": 4})
    assert caught.value.key == "option-unknown"


def test_options_that_contradict_each_other_are_refused():
    with pytest.raises(BadOptions, match="five do not play openly"):
        read(Options, {"open": True, "players": 5})


values = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text() | st.integers())
)


@given(st.dictionaries(st.sampled_from([field.name for field in fields_of(Options)]) | st.text(), values))
def test_anything_at_all_is_read_and_written_or_refused(given_values):
    try:
        made = read(Options, given_values)
    except BadOptions:
        return
    assert read(Options, written(made)) == made


def test_only_what_differs_is_written_down():
    assert written(Options()) == {}
    made = read(Options, {"players": 4, "bans": "a,b", "limit": 5})
    assert written(made) == {"bans": ["a", "b"], "limit": 5}


def every_option() -> list[tuple[str, Any]]:
    return [(id, field) for id in listings() for field in fields_of(options_of(id))]


@pytest.mark.parametrize(("id", "field"), every_option(), ids=lambda part: getattr(part, "name", part))
def test_every_option_of_every_game_is_documented_and_bounded(id, field):
    assert field.doc.endswith((".", "?"))
    assert field.kind in ("bool", "int", "choice", "text", "list")
    assert field.kind != "int" or (field.low is not None and field.high is not None)
    assert read(options_of(id), {field.name: field.default}) is not None


def test_options_travel_as_json():
    for id in listings():
        made = make(id).options
        assert msgspec.json.decode(msgspec.json.encode(made), type=options_of(id)) == made


def test_preferans_for_short_is_the_present_day_form() -> None:
    assert make("preferans/sochi").id == "preferans_modern"
    assert make("preferans/sochi").options == make("preferans_modern/sochi").options


def test_a_game_or_preset_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(UnknownGame, match=r"there is no game 'wist'; there are .*whist"):
        make("wist")
    with pytest.raises(UnknownGame, match=r"whist has no preset 'mini'; it has .*tiny"):
        make("whist/mini")


def test_what_is_given_goes_before_the_preset():
    assert make("whist/tiny").options.hands == 1
    assert make("whist/tiny", hands=4).options.hands == 4
    assert make("whist/tiny", {"hands": 3}).options.hands == 3
