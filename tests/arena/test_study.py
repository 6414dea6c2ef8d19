"""The book, tested: a piece of advice is worth what is lost without it on the same deals."""

from pathlib import Path

import pytest

from lomber.arena.hand import play, seed_of
from lomber.arena.study import Finding, Study, run
from lomber.bots.book import BookBot
from lomber.bots.levels import make_bot
from lomber.games import make
from lomber.table.errors import BadOptions

QUICK = Study("stukolka", 8, seed=3, pieces=("A-U1", "A-U4", "A-UX7"))


def test_a_side_is_worse_or_better_by_what_it_scores_without_the_piece() -> None:
    """Each seat in turn forgets it at a real table between bots by name, on the study's own deal."""
    study = Study("stukolka", 24, seed=1)
    game = make("stukolka")
    seen = set()
    for number in range(study.boards):
        deal = seed_of(study.seed, "study", number)
        whole = play(game, ["book"] * 5, deal, 0).scores()
        for piece in ("A-U1", "A-UX7"):
            losses = []
            for seat in range(5):
                names = ["book"] * 5
                names[seat] = f"book-{piece}"
                losses.append(whole[seat] - play(game, names, deal, 0).scores()[seat])
            assert study.board(number, [piece])[piece].worth == pytest.approx(sum(losses) / 5)
            seen.update(losses)
    assert len(seen) > 3, "the pieces made some difference"


def test_partners_forget_together() -> None:
    """Whist's leads speak to the partner: the side is asked as one, and both its seats are counted."""
    tried = [Study("whist", 1, seed=board).board(0, ["A-0"])["A-0"] for board in range(4)]
    assert {one.seats for one in tried} == {4}
    assert {one.changed for one in tried} <= {0, 2, 4}
    assert any(one.changed for one in tried)


def test_who_sits_out_is_not_counted() -> None:
    """Of five at whist one looks on: he has nothing to decide."""
    assert Study("whist/five", 1, seed=2).board(0, ["A-1"])["A-1"].seats == 4


def test_a_piece_that_never_speaks_is_worth_nothing_and_changes_nothing() -> None:
    found = run(Study("stukolka", 4, seed=1, pieces=("A-U11",)))  # about exchange, and here is none
    assert [(one.worth, one.half, one.changed, one.decided) for one in found] == [(0.0, 0.0, 0.0, False)]


def test_a_study_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    whole = run(QUICK)
    assert whole != run(Study("stukolka", 4, seed=3, pieces=QUICK.pieces), file=file)
    file.write_text(file.read_text()[:-5])  # the last line was torn
    assert run(QUICK, file=file) == whole
    written = file.read_text()
    assert run(QUICK, file=file) == whole
    assert file.read_text() == written, "nothing was played twice"


def test_other_pieces_of_the_same_study_are_added_to_its_file(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    one = Study("stukolka", 4, seed=3, pieces=("A-U1",))
    two = Study("stukolka", 4, seed=3, pieces=("A-U4", "A-U1"))
    run(one, file=file)
    assert run(two, file=file) == run(two)
    with pytest.raises(BadOptions, match="another study"):
        run(Study("stukolka", 4, seed=4), file=file)


@pytest.mark.parametrize("letter", ["good morning\n", "good morning", "good morning\nand good night"])
def test_what_is_no_study_is_left_alone(tmp_path: Path, letter: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(letter)
    with pytest.raises(BadOptions, match="holds no study"):
        run(QUICK, file=file)
    assert file.read_text() == letter


@pytest.mark.parametrize("game", ["gorka", "banchok", "sixty_six/tiny"])
def test_any_game_with_advice_can_be_studied(game: str) -> None:
    found = run(Study(game, 2))
    assert len(found) >= 5
    assert {one.boards for one in found} == {2}


def test_a_clear_piece_is_left_alone_and_the_others_go_on() -> None:
    study = Study("stukolka", 130, seed=1, pieces=("A-U1", "A-U6"))
    found = {one.number: one for one in run(study, stop_when_clear=True)}
    assert found["A-U1"].decided
    assert found["A-U1"].boards in (64, 128)
    assert found["A-U1"].worth > found["A-U1"].half > 0
    assert not found["A-U6"].decided
    assert found["A-U6"].boards == 130


def test_what_it_is_worth_where_it_changes_anything() -> None:
    assert Finding("A-1", 100, 0.5, 0.1, 5.0, True).each == pytest.approx(10.0)
    assert Finding("A-1", 100, 0.0, 0.0, 0.0, False).each == 0.0


def test_unknown_advice_is_answered_with_the_pieces_there_are() -> None:
    with pytest.raises(BadOptions, match=r"no advice 'A-99'; it has A-U1, A-U2"):
        Study("stukolka", 1, pieces=("A-99",)).numbers()
    with pytest.raises(ValueError, match="no advice A-99"):
        make_bot("book-A-99", make("stukolka"))


def test_a_bot_by_name_has_forgotten_one_piece() -> None:
    bot = make_bot("book-A-7", make("whist"))
    assert isinstance(bot, BookBot)
    assert "A-7" not in {piece.number for piece in bot.pieces}
    assert len(bot.pieces) > 50
