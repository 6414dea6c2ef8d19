"""Portable Bridge Notation: read with patience, written to the letter, played as Whist and as Vint."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lomber import Table, make, replay
from lomber.formats import pbn, text_of
from lomber.formats.boards import boards_of, hands, record_of
from lomber.formats.pbn import Board, Tag
from lomber.table.contract import EVERYTHING

BOARD = """% PBN 2.1
% EXPORT
[Event "An evening"]
[Board "1"]
[West "Vera"]
[North "Boris"]
[East "Gleb"]
[South "Anna"]
[Dealer "N"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "S"]
[Contract "3NT"]
[Auction "N"]
Pass Pass 3NT =1= Pass
Pass Pass
[Note "1:nothing else to say"]
[Play "W"]
CA S2 H2 D2
CK S3 H3 D3
*
{Everybody has one suit.}
"""


def the(text: str) -> Board:
    boards, skipped = pbn.read(text)
    assert not skipped
    assert len(boards) == 1
    return boards[0]


def test_tags_sections_and_comments_of_a_board_are_read() -> None:
    board = the(BOARD)
    assert board.value("Event") == "An evening"
    assert board.section("Auction") == ["Pass", "Pass", "3NT", "Pass", "Pass", "Pass"]
    assert board.section("Play")[:4] == ["CA", "S2", "H2", "D2"]
    assert board.tags[-1].comments == ["Everybody has one suit."]


def test_what_was_read_is_written_and_read_again_as_it_was() -> None:
    boards, _ = pbn.read(BOARD + "\n" + BOARD.replace('"1"', '"2"'))
    assert len(boards) == 2
    text = pbn.write(boards)
    assert pbn.read(text) == (boards, [])
    assert pbn.write(pbn.read(text)[0]) == text


def test_a_dirty_file_is_read_and_what_was_skipped_is_said() -> None:
    text = (
        "nonsense\r\n"
        "[Event Club]\r\n"
        '[Board "1"] [Dealer "S"]\r\n'
        '[Dealer "W"]\r\n'
        "[what\r\n"
        '[Board "2"]\r\n'
        "; a remark\r\n"
        "1NT\r\n"
        "{ never closed\r\n"
    )
    boards, skipped = pbn.read(text)
    assert [board.value("Board") for board in boards] == ["1", "2"]
    assert boards[0].value("Event") == "Club"
    assert boards[0].value("Dealer") == "S"
    assert [(found.line, found.key) for found in skipped] == [
        (1, "no-game"),
        (4, "tag-twice"),
        (5, "no-tag"),
        (8, "no-section"),
        (9, "open-comment"),
    ]


def test_a_value_is_inherited_from_the_board_before() -> None:
    boards, _ = pbn.read('[Event "##Cup"]\n[Site "Lviv"]\n\n[Event "#"]\n[Site "#"]\n\n[Event "#"]\n')
    assert [(board.value("Event"), board.value("Site")) for board in boards] == [
        ("Cup", "Lviv"),
        ("Cup", "Lviv"),
        ("Cup", ""),
    ]


def test_old_bytes_are_read_as_latin_letters_and_new_ones_as_utf_8() -> None:
    assert text_of("Skåne".encode("latin-1")) == "Skåne"
    assert text_of("\ufeffВинт".encode()) == "Винт"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(
        st.tuples(
            st.text("abcdefgh", min_size=2, max_size=8).map(str.capitalize),
            st.text(st.characters(codec="latin-1", exclude_categories=["Cc", "Zl", "Zp"]), max_size=20),
        ),
        min_size=1,
        max_size=8,
        unique_by=lambda tag: tag[0].lower(),
    )
)
def test_any_value_survives_quotes_and_backslashes_too(tags: list[tuple[str, str]]) -> None:
    board = Board(1, [Tag(name, value.strip().lstrip("#")) for name, value in tags])
    assert pbn.read(pbn.write([board])) == ([board], [])


def test_the_fourth_hand_is_what_the_three_leave() -> None:
    found = hands("E:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 -")
    assert found["N"] == "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    assert found["E"].startswith("AH")


def test_bridge_is_played_as_whist_with_the_contracts_trumps() -> None:
    record, skipped = record_of(the(BOARD.replace("3NT", "3H")), "whist")
    assert record is not None
    assert [found.key for found in skipped] == ["whist-has-no-auction"]
    table = replay(record)
    position = table.state.position(EVERYTHING)
    assert position["trump"] == "H"
    assert position["played"] == ["W AC", "N 2S", "E 2H", "S 2D", "E 3H", "S 3D", "W KC", "N 3S"]
    assert list(record.seats) == ["Anna", "Boris", "Vera", "Gleb"]


def test_bridge_is_played_as_vint_with_its_contract() -> None:
    record, skipped = record_of(the(BOARD.replace('"3NT"', '"3NTX"')), "vint")
    assert record is not None
    assert [found.key for found in skipped] == ["doubled", "no-auction-of-vint"]
    position = replay(record).state.position(EVERYTHING)
    assert (position["contract"], position["declarer"]) == ("3NT", "S")
    assert position["played"][0] == "W AC"


def test_tricks_written_in_the_order_of_play_are_understood() -> None:
    columns = BOARD.replace('"3NT"', '"3H"').replace("CK S3 H3 D3", "H3 D3 CK S3")
    record, skipped = record_of(the(columns), "whist")
    assert record is not None
    assert [found.key for found in skipped] == ["whist-has-no-auction", "play-in-order"]
    assert replay(record).state.position(EVERYTHING)["played"][4:] == ["E 3H", "S 3D", "W KC", "N 3S"]


def test_a_card_that_cannot_be_played_ends_the_play_with_its_rule() -> None:
    record, skipped = record_of(the(BOARD.replace("CK S3", "SA S3")), "whist")
    assert record is not None
    assert skipped[-1].key == "not-played"
    assert "W-9" in skipped[-1].what
    assert len(record.log) == 4


def test_boards_without_a_whole_deal_are_left_out() -> None:
    for deal, key in {
        "": "no-deal",
        "N:AK.. .. ..": "not-four-hands",
        "N:AK... .AK.. ..AK. ...AK": "not-thirteen",
        "N:A1... - - -": "no-hand",
        "N:AK... AK... - -": "card-twice",
    }.items():
        record, skipped = record_of(Board(7, [Tag("Deal", deal)]), "vint")
        assert record is None
        assert [(found.line, found.key) for found in skipped] == [(7, key)]


def test_matches_of_ours_come_back_whole_through_pbn() -> None:
    for name in ("whist", "vint"):
        for seed in range(3):
            table = Table(make(name, hands=2), seed=seed, seats=["Anna", "Boris", "Vera", "Gleb"])
            chosen = 0
            while table.actors():
                legal = list(table.state.legal(table.actors()[0]))
                chosen += 7
                table.play(table.actors()[0], legal[chosen % len(legal)])
            boards, skipped = pbn.read(pbn.write(boards_of(table.record())))
            assert not skipped
            assert len(boards) == 2
            for board in boards:
                record, left_out = record_of(board, name)
                assert record is not None
                assert not left_out
                (again,) = boards_of(record)
                for said in (
                    "Deal",
                    "Dealer",
                    "Contract",
                    "Declarer",
                    "West",
                    "North",
                    "East",
                    "South",
                    "Trump",
                ):
                    assert again.value(said) == board.value(said), said
                assert again.section("Auction") == board.section("Auction")
                assert again.section("Play") == board.section("Play")
