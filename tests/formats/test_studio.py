"""Problems of Bridge Studio: text and old binary files, read with patience, played as Preferans, Whist and Vint."""

from __future__ import annotations

import io
import struct
import zipfile

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lomber import Table, make, replay
from lomber.formats import studio
from lomber.formats.boards import record_of
from lomber.formats.problems import problem_record, problems_of
from lomber.formats.studio import Problem, board_of
from lomber.table.contract import EVERYTHING
from lomber.terminal.converting import converted

HANDS = "QJT.J9.A97.KJ K9.Q87.QT8.QT A.AKT.KJ.A987"

SEVEN = f"""% bts version 5.2
deal 1 {HANDS}
contract 7C
play CJ CT CA
turns 1
player W
absent S
comment Seven clubs,
and nobody gives way.

"""

MISERE = """deal 1 T987.98.987.8 AK.AKQT.J.QJT QJ.J7.AKQT.97\r
contract mizer\r
play W\r
turns 0\r
player N\r
comment Мизер\r
"""

BRIDGE = """deal 1 AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432
contract ?H
play CA S2 H2 D2 H3
turns 5
comment
pbninfo
[North "Boris"]

"""


def the(text: str) -> Problem:
    problems, skipped = studio.read(text.encode())
    assert not skipped
    assert len(problems) == 1
    return problems[0]


def test_a_problem_is_read_field_by_field() -> None:
    problem = the(SEVEN)
    assert problem.hands["E"] == ["KS", "9S", "QH", "8H", "7H", "QD", "TD", "8D", "QC", "TC"]
    assert (problem.level, problem.strain, problem.player, problem.absent) == ("7", "C", "W", "S")
    assert (problem.leader, problem.played, problem.turns) == ("N", ["JC", "TC", "AC"], 1)
    assert problem.comment == "Seven clubs,\nand nobody gives way."


def test_problems_of_all_versions_come_back_as_they_were() -> None:
    assert studio.write([the(SEVEN)]) == SEVEN
    for text in (MISERE, BRIDGE):
        problem = the(text)
        written = studio.write([problem])
        assert the(written) == problem
        assert studio.write([the(written)]) == written
    assert the(MISERE).absent == "S"
    assert the(MISERE).strain == "misere"


def test_russian_windows_letters_are_read() -> None:
    problems, _ = studio.read(MISERE.encode("cp1251"))
    assert problems[0].comment == "Мизер"


def test_a_dirty_problem_is_read_and_what_was_skipped_is_said() -> None:
    text = (
        "nonsense\n"
        "DEAL 1 QJT.J9.A97.KJ K9.Q87.QT8.QT A.AKT.KJ.A987\n"
        "Contract 7X\n"
        "contract 7C\n"
        "play CJ C2\n"
        "turns many\n"
        "player W\n"
        "loose\n"
        "deal 2 A... A... A...\n"
        "player W\n"
        "deal 3 A... K... Q...\n"
    )
    problems, skipped = studio.read(text.encode())
    assert [(problem.level, problem.played, problem.turns) for problem in problems] == [("?", ["JC"], 0)]
    assert sorted((found.line, found.key) for found in skipped) == [
        (1, "no-game"),
        (3, "strange-contract"),
        (4, "tag-twice"),
        (5, "no-value"),
        (6, "no-value"),
        (8, "no-tag"),
        (9, "card-twice"),
        (11, "not-four-hands"),
    ]


def old(problem: Problem, *, misere: int = 0) -> bytes:
    """The problem as versions before 5.0 kept it, the cards played lying on the table."""
    ranks, suits = "AKQJT98765432", "SHDC"
    places = []
    for suit in suits:
        for rank in ranks:
            owner = problem.owner(rank + suit)
            low = bool(problem.player) and rank not in "AKQJT987"
            at = "NESW".index(owner) + 1 if owner else -1 if low else 0
            places.append(at + 4 if rank + suit in problem.played else at)
    trump = (suits + "N").index(problem.strain[0]) if not misere else 4
    data = struct.pack("<54i", *places, "NESW".index(problem.leader), trump)
    if problem.player:
        letters = problem.comment.encode("cp1251")
        data += struct.pack("<2i", "WNE".index(problem.player), misere) + bytes([len(letters)]) + letters
    return data + struct.pack("<4i", 0, 0, 0, 0)


def test_old_binary_files_are_read_packed_or_not() -> None:
    for text, misere in ((MISERE, 1), (BRIDGE.replace(" H3", "").replace("turns 5", "turns 4"), 0)):
        problem = the(text)
        problem.tags = []
        data = old(problem, misere=misere)
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr("1", data)
        for whole in (data, packed.getvalue()):
            assert studio.is_studio(whole)
            assert studio.read(whole) == ([problem], [])


def test_bytes_that_are_nothing_are_no_problem() -> None:
    assert not studio.is_studio(b"")
    assert not studio.is_studio(b"\xff" * 300)
    assert studio.read(b"PK\x03\x04 no archive") == ([], [])


def test_a_problem_of_preferans_is_played_with_its_contract_from_its_leader() -> None:
    record, skipped = problem_record(the(SEVEN.replace("CJ CT CA", "CJ CT CA SA")))
    assert record is not None
    assert [found.key for found in skipped] == ["comment"]
    position = replay(record).state.position(EVERYTHING)
    assert (position["game"], position["declarer"], position["whist"]) == ("7C", 0, ["1 whist", "2 whist"])
    assert position["played"] == ["1 JC", "2 TC", "0 AC", "0 AS"]
    assert position["piles"]["discard.0"] == "8S 7S"


def test_a_misere_and_an_ending_are_laid_too() -> None:
    record, _ = problem_record(the(MISERE))
    assert record is not None
    assert replay(record).state.position(EVERYTHING)["bid"] == "misere"
    ending = SEVEN.replace(HANDS, "Q.J.. K.Q.. A.A..").replace("CJ CT CA", "HJ")
    record, skipped = problem_record(the(ending))
    assert record is not None
    assert [found.key for found in skipped] == ["comment", "earlier-tricks"]
    assert replay(record).state.position(EVERYTHING)["earlier"] == [8, 0, 0, 0, 0]


def test_a_card_that_preferans_forbids_ends_the_play_with_its_rule() -> None:
    record, skipped = problem_record(the(SEVEN.replace("CJ CT CA", "CJ SK CA")))
    assert record is not None
    assert record.log[-1].moves == ("JC",)  # type: ignore[union-attr]
    assert skipped[-1].key == "not-played"
    assert "1: KS" in skipped[-1].what


def test_what_cannot_be_laid_is_said() -> None:
    for change, key in {
        ("contract 7C", "contract ??"): "no-contract",
        ("player W", "player S"): "no-contract",
        ("A97.KJ", "A9.KJ"): "not-set-up",
    }.items():
        record, skipped = problem_record(the(SEVEN.replace(*change)))
        assert record is None
        assert skipped[-1].key == key


def test_a_problem_of_bridge_is_played_as_whist_and_as_vint() -> None:
    record, skipped = record_of(board_of(the(BRIDGE)), "whist")
    assert record is not None
    assert not skipped
    position = replay(record).state.position(EVERYTHING)
    assert position["trump"] == "H"
    assert position["played"] == ["W AC", "N 2S", "E 2H", "S 2D", "E 3H"]
    assert "Boris" in record.seats
    record, _ = record_of(board_of(the(BRIDGE.replace("?H", "3H"))), "vint")
    assert record is not None
    position = replay(record).state.position(EVERYTHING)
    assert (position["contract"], position["declarer"]) == ("3H", "S")


def played(players: int, seed: int) -> Table:
    """Two deals in which every word and card is one of the legal ones, in turn."""
    table = Table(make("preferans", players=players, hands=2), seed=seed)
    chosen = 0
    while table.actors():
        seat = table.actors()[0]
        legal = list(table.state.legal(seat))
        chosen += 7
        table.play(seat, legal[chosen % len(legal)])
    return table


def test_deals_of_ours_come_back_through_a_file_of_problems() -> None:
    found = 0
    for players in (3, 4):
        for seed in range(3):
            problems, skipped = problems_of(played(players, seed).record())
            assert len(problems) + len(skipped) == 2
            found += len(problems)
            assert studio.read(studio.write(problems).encode()) == (problems, [])
            for problem in problems:
                record, _ = problem_record(problem)
                assert record is not None
                (again,), _ = problems_of(record)
                again.comment = problem.comment
                assert again == problem
    assert found > 6


def test_a_file_is_known_by_its_content_and_a_record_by_the_ending_it_shall_have() -> None:
    (record,) = converted(SEVEN.encode(), "whist").records
    data = record.text().encode()
    assert record.game == "preferans_modern"
    assert converted(data, "whist").text == converted(data, "whist", ".pts").text
    assert "play CJ CT CA" in converted(data, "whist", ".bts").text
    assert [found.key for found in converted(data, "whist", ".ppn").skipped] == ["ppn-set-up"]
    (bridge,) = converted(BRIDGE.replace("?H", "3H").encode(), "vint").records
    assert bridge.game == "vint"
    (serbian,) = converted(b"[1 231 123456789ABCDEFGHIJKLMNOPQRSTUVW P,P,P]", "whist").records
    assert serbian.game == "preferans_modern"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(SEVEN)), st.integers(0, 30), st.binary(max_size=20))
def test_a_damaged_file_is_never_more_than_a_file_with_mistakes(at: int, length: int, put: bytes) -> None:
    for whole in (SEVEN.encode(), old(the(MISERE), misere=1)):
        data = whole[:at] + put + whole[at + length :]
        problems, _ = studio.read(data)
        assert studio.read(studio.write(problems).encode())[0] == problems
        for problem in problems:
            if problem.player:
                problem_record(problem)
            else:
                record_of(board_of(problem), "vint")
