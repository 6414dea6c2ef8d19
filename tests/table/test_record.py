"""Reading records and seen logs: what is right reads back, everything else gets one sentence and a place."""

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lomber import Table, make, read_record, read_seen, replay
from lomber.table.errors import BadOptions, BadRecord, IllegalMove, LomberError
from lomber.table.record import LARGEST, DealEvent, MoveEvent, Record, Seen
from lomber.table.unseen import Case, Clue, Place, Token
from tests.table.toys import Swap


def played(moves: int = 9) -> Table:
    table = Table(make("whist", hands=1), seed=5, seats=["Анна", "Борис", "Vera", "Ёж"])
    for _ in range(moves):
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[-1])
    return table


RECORD = json.loads(played().record().text())
SEEN = json.loads(played().seen(2).text())

names = st.text(st.characters(codec="utf-8"), max_size=8)
events = st.builds(DealEvent, names, st.dictionaries(names, names, max_size=3)) | st.builds(
    MoveEvent, st.integers(-1, 9), st.lists(names, min_size=1, max_size=3).map(tuple)
)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)
data = st.dictionaries(names, plain, max_size=3)


# -- what is right


@given(
    names, data, st.lists(names).map(tuple), st.lists(events).map(tuple), st.none() | data, st.integers(0, 9)
)
def test_any_record_reads_back_as_it_was_written(game, options, seats, log, start, revision):
    record = Record(game, options, seats, log, start, revision)
    assert read_record(record.text()) == record
    assert read_record(record.text().encode()) == record


places = st.builds(
    Place, names, st.integers(-1, 2), st.lists(st.tuples(names, st.integers(0, 9)), max_size=3)
)
tokens = st.builds(Token, st.integers(-1, 2), st.integers(0, 51), st.lists(st.integers(0, 3), max_size=3))
clues = st.builds(
    Clue, st.sampled_from(["apart", "some"]), st.lists(st.integers(0, 3)), st.lists(st.integers(0, 3))
)
cases = st.builds(
    Case,
    st.integers(0, 2**80),
    st.lists(places, max_size=2),
    st.lists(tokens, max_size=3),
    st.lists(clues, max_size=2),
)


@given(
    names,
    data,
    st.integers(-1, 9),
    data,
    st.booleans(),
    st.lists(events).map(tuple),
    st.lists(cases).map(tuple),
)
def test_any_seen_log_reads_back_as_it_was_written(game, options, seat, start, dealt_in, log, unseen):
    seen = Seen(game, options, seat, start, dealt_in, log, unseen)
    assert read_seen(seen.text()) == seen


def test_a_record_is_an_event_a_line():
    lines = played().record().text().splitlines()
    head = ['"format"', '"game"', '"revision"', '"options"', '"seats"', '"log"']
    assert [line.partition(":")[0] for line in lines[1:7]] == head
    assert lines[3] == '"revision": 1,'
    assert lines[5] == '"seats": ["Анна", "Борис", "Vera", "Ёж"],'
    assert [line.strip()[:8] for line in lines[7:9]] == ['{"deal":', '{"deal":']
    assert len(lines) == 7 + 2 + 9 + 1


def test_seats_and_revision_may_be_left_out():
    short = {key: RECORD[key] for key in ("format", "game", "options", "log")}
    record = read_record(json.dumps(short))
    assert record.revision == 1
    assert replay(record).seats == ("seat 0", "seat 1", "seat 2", "seat 3")


# -- what is wrong


def changed(document: dict[str, Any], **changes: Any) -> str:
    return json.dumps({key: value for key, value in {**document, **changes}.items() if value is not ...})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "record/2"}, "format: this is record/2; this program reads record/1"),
        ({"format": "seen/1"}, "format: \"format\" is 'seen/1', not 'record/1'"),
        ({"format": 1}, "format: \"format\" is 1, not 'record/1'"),
        ({"format": ...}, "format: \"format\" is None, not 'record/1'"),
        ({"game": 5}, "game: 'game' is missing or not a str"),
        ({"game": ...}, "game: 'game' is missing or not a str"),
        ({"options": []}, "options: 'options' is missing or not a dict"),
        ({"log": {}}, "log: 'log' is missing or not a list"),
        ({"log": ...}, "log: 'log' is missing or not a list"),
        ({"revision": "1"}, "revision: 'revision' is not a number"),
        ({"revision": True}, "revision: 'revision' is not a number"),
        ({"seats": "abcd"}, "seats: 'seats' is a list of names"),
        ({"seats": [1, 2, 3, 4]}, "seats: 'seats' is a list of names"),
        ({"start": []}, "start: 'start' is a described position"),
        *[
            ({"log": [event]}, 'log[0]: a move is written [seat, "move"], like [1, "QH"]')
            for event in ([], [1], ["1", "QH"], [1, 5], [True, "QH"], [1.0, "QH"], "QH", None, 7, [1, ["QH"]])
        ],
        *[
            ({"log": [event]}, 'log[0]: a deal is written {"deal": name, "piles": {pile: cards}}')
            for event in ({}, {"deal": "hand"}, {"deal": 1, "piles": {}}, {"deal": "hand", "piles": []})
        ],
        ({"log": [{"deal": "hand", "piles": {}, "x": 1}]}, "log[0]: a deal is written"),
        (
            {"log": [[1, "QH"], {"deal": "hand", "piles": {"S": ["AS"]}}]},
            "log[1]: the cards of a pile are written as one text, like 'AS KS 7D'",
        ),
    ],
)
def test_a_record_of_the_wrong_shape_is_refused_with_its_place(changes, said):
    with pytest.raises(BadRecord) as caught:
        read_record(changed(RECORD, **changes))
    assert str(caught.value).startswith(said)
    assert caught.value.where in said


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"format": "seen/2"}, "format"),
        ({"format": "record/1"}, "format"),
        ({"unseen": ...}, "unseen"),
        ({"unseen": [{"weight": "1"}]}, "unseen"),
        ({"seat": "2"}, "seat"),
        ({"seat": True}, "seat"),
        ({"start": ...}, "seat"),
        ({"log": [[]]}, "log[0]"),
    ],
)
def test_a_seen_log_of_the_wrong_shape_is_refused_with_its_place(changes, where):
    with pytest.raises(BadRecord) as caught:
        read_seen(changed(SEEN, **changes))
    assert caught.value.where == where


@pytest.mark.parametrize("text", ["", "null", "[]", "5", '"record/1"', "{", "\x00", "NaN", "﻿{}"])
def test_what_is_no_json_object_is_refused(text):
    with pytest.raises(BadRecord):
        read_record(text)


@pytest.mark.parametrize("text", [b"\xff\xfe\x00", b"\x80{}", b'{"game": "\xff"}'])
def test_bytes_that_are_no_text_are_refused(text):
    with pytest.raises(BadRecord):
        read_record(text)


def test_every_cut_of_a_record_is_refused():
    text = played(3).record().text().rstrip()
    for end in range(len(text)):
        with pytest.raises(BadRecord):
            read_record(text[:end])


def test_seventeen_megabytes_are_refused_before_they_are_read():
    with pytest.raises(BadRecord, match=f"a record has at most {LARGEST}"):
        read_record(" " * (17 * 1024 * 1024))
    with pytest.raises(BadRecord, match=f"a record has at most {LARGEST}"):
        read_seen(b"[" * (17 * 1024 * 1024))


def test_the_limit_is_in_bytes_not_in_letters():
    with pytest.raises(BadRecord, match="a record has at most"):
        read_record("я" * (9 * 1024 * 1024))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"format": ' + "9" * 10_000 + "}"])
def test_what_would_exhaust_the_reader_is_refused(text):
    with pytest.raises(BadRecord):
        read_record(text)


@given(plain)
def test_any_json_is_a_record_or_a_bad_record(value):
    with pytest.raises(BadRecord):
        read_record(json.dumps(value))


@st.composite
def damaged(draw: st.DrawFn, document: dict[str, Any]) -> str:
    """A right document in which a few values, somewhere, have been replaced or taken away."""
    copy = json.loads(json.dumps(document))
    for _ in range(draw(st.integers(1, 3))):
        node: Any = copy
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(node[key], dict | list) and draw(st.booleans()):
                node = node[key]
                continue
            if draw(st.booleans()):
                node[key] = draw(plain | st.sampled_from(["AS", "??", "AS KS", "hand"]))
            else:
                del node[key]
            break
    return json.dumps(copy)


@settings(max_examples=300)
@given(damaged(RECORD))
def test_a_damaged_record_replays_or_says_what_is_wrong(text):
    try:
        table = replay(read_record(text))
    except BadRecord:
        return
    assert replay(read_record(table.record().text())).scores() == table.scores()


@settings(max_examples=200)
@given(damaged(SEEN))
def test_a_damaged_seen_log_reads_or_says_what_is_wrong(text):
    try:
        seen = read_seen(text)
    except BadRecord:
        return
    assert read_seen(seen.text()) == seen


# -- from the game's side


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "wist"}, "game: there is no game 'wist'"),
        ({"options": {"player": 4}}, "game: there is no option 'player'"),
        ({"options": {"players": "many"}}, "game: option players"),
        ({"revision": 99}, "revision: rules revision 99 is newer than this program's"),
        ({"seats": ["one"]}, "seats: whist with these options has 4 seats, not 1"),
        ({"start": {"phase": "nap"}}, "start: phase is 'nap'"),
    ],
)
def test_a_record_of_no_such_game_is_refused(changes, said):
    with pytest.raises(BadRecord) as caught:
        replay(read_record(changed(RECORD, **changes)))
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    "error",
    [
        LomberError("a sentence", "a-key", name="x"),
        IllegalMove(2, "QH", "W-9", "must-follow", suit="S"),
        BadOptions("no", "option-int"),
        BadRecord("no", "log[3]", "W-9"),
    ],
)
def test_errors_travel_between_processes(error):
    """A pool of workers that cannot read an exception back hangs or breaks."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))


def test_a_game_of_another_author_is_replayed_by_its_game():
    table = Table(Swap(), seed=1)
    table.act(0, ["done"])
    assert Table.replay(read_record(table.record().text()), Swap()).record() == table.record()
