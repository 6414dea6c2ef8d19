"""Portable Preferans Notation: read and written to the letter; what our Preferans can hold of it is played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lomber.formats
from lomber import replay
from lomber.formats import ppn, ppn_json
from lomber.formats.ppn import Round
from lomber.formats.serbian import book_of, round_record
from lomber.table.contract import EVERYTHING
from lomber.table.errors import LomberError
from lomber.text import LANGUAGES, Words
from tests.formats.test_studio import played

CARDS = ppn.SIGNS
"""The spades and two diamonds to the first, diamonds and low hearts to the second; king and ace of clubs aside."""

BOOK = f"""[Bula 60]
[Player1 cope]
[Player2 "two words"]

[1 231 {CARDS} 3,P,P 2 9A 2 8 0 0 4 2 1BL2,2CM2 M7:-4,F2:L8,F1:L4]
[2 312 {CARDS} P,P,P]
[3 123 {CARDS} M3,P,3 1 VW G7 2 I3 14 1 1B1 M6:-14,F4:L56,0]
"""


def rounds(*fields: str) -> Round:
    book, skipped = ppn.read(f"[{' '.join(fields)}]")
    assert not skipped
    return book.rounds[0]


def test_what_was_read_is_written_as_it_was() -> None:
    book, skipped = ppn.read(BOOK)
    assert not skipped
    assert ppn.write(book) == BOOK
    assert book.names() == ["cope", "two words", "3"]
    assert [deal.refa for deal in book.rounds] == ["0", "", ""]
    assert book.rounds[0].hands()["2"] == ["7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS", "7D", "8D"]
    assert book.rounds[0].talon() == ["KC", "AC"]
    assert ppn.is_ppn(BOOK)
    assert not ppn.is_ppn('[Event "Cup"]\n[Board "1"]\n')


def test_a_dirty_file_is_read_and_what_was_skipped_is_said() -> None:
    text = (
        "loose\n"
        '[Bula "60"]\n'
        "[bula 40]\n"
        f"1. 1 {CARDS} M3,P,3 AR 4 L 0 8 2A1M 7:0:-8:0,3:24:0:0,0\n"
        f"[1 231 {CARDS[:31]} P,P,P]\n"
        f"[2 231 {CARDS[:31]}1 P,P,P]\n"
        f"[3 221 {CARDS} P,P,P]\n"
        f"[4 231 {CARDS} P,P]\n"
        f"[5 231 {CARDS} P,P,2 3 nonsense]\n"
        f"   [6 231 {CARDS} P,P,P\n"
        "...\n"
    )
    book, skipped = ppn.read(text)
    assert book.tags == [("Bula", "60")]
    assert [deal.number for deal in book.rounds] == ["6"]
    assert [(found.line, found.key) for found in skipped] == [
        (1, "no-game"),
        (3, "tag-twice"),
        (4, "ppn-draft"),
        (5, "no-hand"),
        (6, "card-twice"),
        (7, "ppn-no-deal"),
        (8, "no-value"),
        (9, "ppn-no-deal"),
    ]


def test_a_game_in_spades_is_played_as_six_spades() -> None:
    deal = rounds("1 231", CARDS, "2,P,P 2 9A 2 8 0 0 4 2 1BL2,2CM2 M7:-4,F2:L8,F1:L4")
    record, skipped = round_record(deal, ["Anna", "Boris", "Vera"])
    assert record is not None
    assert [found.key for found in skipped] == ["ppn-auction"]
    position = replay(record).state.position(EVERYTHING)
    assert (position["game"], position["declarer"], position["dealer"]) == ("6S", 1, 0)
    assert position["piles"]["discard.1"] == "8D 7D"
    assert position["whist"] == ["2 whist", "0 whist"]
    assert position["played"] == ["1 7S", "2 9D", "0 JH", "1 8S", "2 TD", "0 QH"]
    assert list(record.seats) == ["Anna", "Boris", "Vera"]


def test_one_follower_plays_alone_as_in_the_classic_game() -> None:
    deal = rounds("1 231", CARDS, "2,P,P 2 9A 2 1 0 0 4 2 1L2,2M2 M10:-4,0,F0:L0:4")
    record, skipped = round_record(deal, ["a", "b", "c"])
    assert record is not None
    assert [found.key for found in skipped] == ["ppn-auction"]
    assert record.game == "preferans_classic"
    position = replay(record).state.position(EVERYTHING)
    assert position["whist"] == ["2 pass", "0 whist", "0 alone"]
    assert position["played"] == ["1 7S", "0 JH", "1 8S", "0 QH"]


def test_three_passes_and_a_betl_are_taken_over() -> None:
    record, skipped = round_record(rounds("1 312", CARDS, "P,P,P"), ["a", "b", "c"])
    assert record is not None
    assert not skipped
    assert [event.moves for event in record.log] == [("pass",)] * 3  # type: ignore[union-attr]
    record, _ = round_record(
        rounds("1 132", CARDS, "P,6,P 3 VW 6 8 0 0 12 1 1BL1 0,M0:-12,0"), ["a", "b", "c"]
    )
    assert record is not None
    assert list(record.seats) == ["a", "c", "b"]
    position = replay(record).state.position(EVERYTHING)
    assert (position["bid"], position["declarer"], len(position["played"])) == ("misere", 1, 3)


def test_what_our_preferans_does_not_know_is_said_and_left_out() -> None:
    for text, key in {
        "2,P,P 2 9A 8 8 0 0 16 2 1BL2 M9:-16,0,0": "ppn-preferans",
        "2,P,P 2 BC 2 8 0 0 4 2 1BL2 M9:-4,0,0": "ppn-discard",
        "2,P,P 2 9A 2 8 K3 0 8 2 1BL2 M9:-8,0,0": "ppn-kontra",
        "2,P,P 2 9A 2 8 0 1 8 2 1BL2 M9:-8,0,0": "ppn-refa",
        "2,P,P 2 9A 2 8 0 0 4 2 1B2 M9:-4,0,0": "ppn-tricks",
        "2,P,P 2 9A 2 8 0 0 4 3 BL13 M9:-4,0,0": "ppn-leader",
        "2,P,P 2 9A 2 8 0 0 4 2 1BL2,1BL2 M9:-4,0,0": "not-played",
    }.items():
        record, skipped = round_record(rounds("1 231", CARDS, text), ["a", "b", "c"])
        assert record is not None
        assert [found.key for found in skipped] == ["ppn-auction", key]
        replay(record)


def test_deals_of_ours_come_back_through_ppn() -> None:
    contracts = 0
    for seed in range(8):
        table = played(3, seed)
        book, _ = book_of(table.record())
        assert ppn.read(ppn.write(book)) == (book, [])
        for deal in book.rounds:
            record, skipped = round_record(deal, book.names())
            assert record is not None
            assert {found.key for found in skipped} <= {"ppn-auction"}
            assert sorted(deal.cards) == sorted(ppn.SIGNS)
            if deal.throws:
                contracts += 1
                cards = [event.moves[0] for event in record.log[-30:]]  # type: ignore[union-attr]
                assert ppn.signs_of(cards) == "".join(trick[:3] for trick in deal.throws)
                assert sum(int(re.findall(r"\d+", said)[0]) for said in deal.summary) == 10
    assert contracts > 6


DEAL = {
    "id": 1,
    "dealOrder": 231,
    "cards": {"p1": CARDS[:10], "p2": CARDS[10:20], "p3": CARDS[20:30], "t": CARDS[30:]},
    "bids": {"p1": "M3", "p2": "P", "p3": "3"},
    "main": 2,
    "discarded": "9A",
    "contract": 2,
    "accepted": 8,
    "kontra": "I3",
    "refa": False,
    "value": 4,
    "starts": 2,
    "throws": [
        {"id": 1, "starts": 2, "cards": "1BL", "winner": 2},
        {"id": 2, "starts": 2, "cards": "2CM", "winner": 2},
    ],
    "summary": {
        "p1": {"main": False, "tricks": 2, "left": 60},
        "p2": {"main": True, "tricks": 7, "middle": -8},
        "p3": {"main": False, "tricks": 1},
    },
}
"""Field by field like the example of the description."""


def test_a_deal_of_the_json_form_is_the_deal_of_a_line() -> None:
    text = json.dumps(DEAL, indent=2) + "\n"
    assert ppn_json.is_ppn_json(text)
    book, skipped = ppn_json.read(text)
    assert not skipped
    line = f"1 231 {CARDS} M3,P,3 2 9A 2 8 I3 0 4 2 1BL2,2CM2 M7:-8,F1,F2:L60"
    assert book.rounds == [rounds(line)]
    assert ppn_json.write(book) == text
    dotted = text.replace('"winner": 2\n    }\n', '"winner": 2\n    },\n    "..."\n')
    assert '"..."' in dotted
    assert ppn_json.read(dotted)[0] == book


def test_every_deal_comes_back_through_the_json_form() -> None:
    book, _ = ppn.read(BOOK)
    text = ppn_json.write(book)
    assert ppn_json.read(text)[0].rounds == book.rounds
    assert [deal.line for deal in ppn_json.read(text)[0].rounds][:1] == [2]
    assert ppn_json.read("\n".join(json.dumps(deal) for deal in json.loads(text)))[0].rounds == book.rounds
    assert json.loads(text)[2]["contract"] == "G7"
    ours, _ = book_of(played(3, 0).record())
    assert ppn_json.read(ppn_json.write(ours))[0].rounds == ours.rounds


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        ({"cards": {**DEAL["cards"], "t": "V"}}, "no-hand"),  # type: ignore[dict-item]
        ({"cards": {**DEAL["cards"], "t": "11"}}, "card-twice"),  # type: ignore[dict-item]
        ({"cards": "AS KS"}, "ppn-no-deal"),
        ({"dealOrder": 221}, "ppn-no-deal"),
        ({"id": "first"}, "ppn-no-deal"),
        ({"contract": 2.5}, "ppn-no-deal"),
        ({"throws": ["2A1"]}, "ppn-no-deal"),
        ({"summary": {}}, "ppn-no-deal"),
        ({"bids": {"p1": "P P", "p2": "P", "p3": "P"}}, "ppn-no-deal"),
    ],
)
def test_a_damaged_deal_of_the_json_form_is_said_and_the_others_are_read(
    damage: dict[str, object], key: str
) -> None:
    book, skipped = ppn_json.read(json.dumps([{**DEAL, **damage}, DEAL]) + '\n{"id": 3, "dealOrder"')
    assert len(book.rounds) == 1
    assert [(found.line, found.key) for found in skipped] == [(1, key), (2, "ppn-no-deal")]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(BOOK)), st.integers(0, 12), st.text(max_size=8))
def test_a_damaged_file_is_never_more_than_a_file_with_mistakes(at: int, length: int, put: str) -> None:
    book, _ = ppn.read(BOOK[:at] + put + BOOK[at + length :])
    assert ppn.read(ppn.write(book))[0] == book
    for deal in book.rounds:
        round_record(deal, book.names())


def test_a_deal_without_a_contract_yet_is_told_to_be_unfinished() -> None:
    record, _ = round_record(rounds("1 231", CARDS, "2,P,P 2 BC 2 8 0 0 4 2 1BL2 M9:-4,0,0"), ["a", "b", "c"])
    assert record is not None
    book, skipped = book_of(record)
    assert not book.rounds
    assert [found.key for found in skipped] == ["ppn-unfinished"]


def test_ppn_is_for_three_players_of_preferans() -> None:
    with pytest.raises(LomberError, match="three players"):
        book_of(played(4, 1).record())


def test_whatever_is_left_out_has_its_words_in_every_language() -> None:
    keys: set[str] = set()
    for path in Path(lomber.formats.__file__).parent.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r'(?:add|_skip|NotRead)\((?:[\w.]+, )?"([a-z-]+)"', source))
        keys |= set(re.findall(r'Skipped\([\w.]+, "([a-z-]+)"', source))
    assert len(keys) > 35
    for lang in LANGUAGES:
        words = Words(lang, "")
        for key in keys:
            assert words.has(f"skipped-{key}"), (lang, key)
