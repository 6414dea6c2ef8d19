"""Contests: paired, resumable, the same on one and on two processes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import lomber
from lomber.arena import Contest, run
from lomber.arena.contest import clear, interval
from lomber.arena.hand import play
from lomber.table.record import DealEvent
from tests.arena.killing import killed_midway

QUICK = Contest("stukolka_golets", ("book", "random"), 24, seed=3)


def test_equal_bots_draw_level_because_every_seating_is_played():
    result = run(Contest("whist", ("book",), 3, seed=1))
    assert [standing.mean for standing in result.standings] == [0.0]


def test_each_board_is_played_in_every_seating_that_differs():
    assert Contest("whist", ("book", "random"), 1).rotations() == 2
    assert Contest("whist", ("book", "random", "novice", "club"), 1).rotations() == 4
    assert Contest("whist", ("book",), 1).rotations() == 1
    assert Contest("whist", ("book", "random"), 1).seated() == ("book", "random", "book", "random")


@pytest.mark.parametrize("bots", [("book", "random"), ("book", "book", "random", "random")])
def test_a_deal_is_the_same_in_every_seating_and_partners_are_of_one_kind(bots: tuple[str, ...]):
    contest = Contest("whist", bots, 1)
    for deal_seed in range(12):
        tables = [
            play(lomber.make("whist"), contest.seated(), deal_seed, 1, turn=turn)
            for turn in range(contest.rotations())
        ]
        hands = [[event for event in table.record().log if isinstance(event, DealEvent)] for table in tables]
        assert all(deals == hands[0] for deals in hands)
        pairs = [
            {name: {seat.side for seat in seats if table.seats[seat.seat] == name} for name in bots}
            for table in tables
            for seats in [table.view(-1).scene().seats]
        ]
        assert all(len(sides) == 1 for pair in pairs for sides in pair.values())
        assert len({str(pair) for pair in pairs}) == 2, "each kind has had each side"


def test_who_has_learnt_whist_beats_who_slips():
    result = run(Contest("whist", ("learned", "novice"), 32, seed=1))
    means = {standing.bot: standing.mean for standing in result.standings}
    assert means["learned"] > 0.5 > 0 > means["novice"]


def test_a_board_is_a_deal_of_a_match_that_would_go_on():
    """A remise is lost with the deal; after a match of one deal it is given back, and there is no risk."""
    going_on = Contest("stukolka_golets", ("random",), 40, seed=1)
    of_one_deal = Contest("stukolka_golets", ("random",), 40, seed=1, options={"hands": 1})
    assert not going_on.whole()
    assert of_one_deal.whole()
    assert run(going_on).standings[0].mean < 0
    assert run(of_one_deal).standings[0].mean == 0


def test_too_many_bots_are_refused():
    with pytest.raises(lomber.BadOptions, match="4 seats"):
        run(Contest("whist", ("random",) * 5, 1))
    with pytest.raises(ValueError, match="there is no bot"):
        run(Contest("whist/tiny", ("grandmaster",), 1))


def test_one_and_two_processes_give_the_same_table():
    assert run(QUICK) == run(QUICK, processes=2)


@pytest.mark.parametrize("search", ["ismcts:40", "pimc:40:trust=2"])
def test_a_search_makes_the_same_choices_on_one_and_on_two_processes(search: str):
    contest = Contest("stukolka_golets", (search, "book"), 12, seed=5)
    assert run(contest) == run(contest, processes=2)


def test_a_contest_goes_on_from_its_file_and_ends_the_same(tmp_path: Path):
    whole = tmp_path / "whole"
    expected = run(QUICK, file=whole)
    torn = tmp_path / "torn"
    text = whole.read_text()
    torn.write_text(text[: len(text) * 2 // 3])  # killed in the middle of a line
    played: list[int] = []
    assert run(QUICK, file=torn, tick=played.append) == expected
    assert 0 < len(played) < 24
    kept = [json.loads(line) for line in torn.read_text().splitlines()[1:]]
    assert sorted(number for number, *_ in kept) == list(range(24))


def test_another_contest_s_file_is_refused(tmp_path: Path):
    file = tmp_path / "file"
    run(QUICK, file=file)
    with pytest.raises(lomber.BadOptions, match="another contest"):
        run(Contest("stukolka_golets", ("book", "random"), 24, seed=4), file=file)


@pytest.mark.parametrize("letter", ["", "{"])
def test_a_contest_killed_before_its_first_line_was_written_begins_anew(tmp_path: Path, letter: str):
    file = tmp_path / "file"
    file.write_text(letter)
    assert run(QUICK, file=file) == run(QUICK)


def test_what_is_no_contest_is_left_alone(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("good morning\nand good night")
    with pytest.raises(lomber.BadOptions, match="holds no contest"):
        run(QUICK, file=file)
    assert file.read_text() == "good morning\nand good night"


def test_a_contest_killed_with_its_process_goes_on(tmp_path: Path):
    file = tmp_path / "file"
    program = (
        "import os\nfrom pathlib import Path\nfrom lomber.arena import Contest, run\n"
        "contest = Contest('stukolka_golets', ('book', 'random'), 24, seed=3)\n"
        "def tick(done):\n    if done >= 8:\n        os.kill(os.getpid(), 9)\n"
        f"run(contest, file=Path({str(file)!r}), tick=tick)\n"
    )
    killed = subprocess.run([sys.executable, "-c", program], check=False)
    assert killed.returncode == -9
    assert run(QUICK, file=file) == run(QUICK)


def test_whist_killed_from_outside_and_resumed_gives_the_same_table(tmp_path: Path):
    """What `docs/benchmarks.md` tells of 100,000 hands, with 96."""

    def arena(file: Path) -> list[str]:
        who = ["whist", "--bots", "book,random", "--boards", "48", "--seed", "2026"]
        return [sys.executable, "-m", "lomber", "arena", *who, "--file", str(file), "--json"]

    whole = subprocess.run(arena(tmp_path / "whole"), capture_output=True, check=True, text=True)
    file = tmp_path / "killed"
    killed_midway(arena(file), file, 48)
    resumed = subprocess.run(arena(file), capture_output=True, check=True, text=True)
    assert json.loads(resumed.stdout) == json.loads(whole.stdout)


def test_intervals_are_taken_over_boards():
    mean, half = interval([1.0, -1.0, 1.0, -1.0])
    assert mean == 0.0
    assert half == pytest.approx(1.96 * (4 / 3) ** 0.5 / 2)
    assert not clear([1.0] * 63)
    assert clear([1.0, 1.1] * 32)
    assert not clear([1.0, -1.0] * 500)


def test_a_clear_answer_stops_the_contest_at_a_power_of_two():
    result = run(Contest("whist", ("book", "random"), 2000, seed=1), stop_when_clear=True)
    assert result.decided
    assert result.boards < 2000
    assert result.boards & (result.boards - 1) == 0
    assert result.difference is not None
    assert result.difference.mean > result.difference.half
