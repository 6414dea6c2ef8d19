"""A hand looked at afterwards: cards with all hands known, words as they had to be decided."""

from pathlib import Path

import pytest

from lomber import Table, make, read_record
from lomber.cli import main
from lomber.games import replay
from lomber.solve import analyse
from lomber.table.contract import EVERYTHING
from lomber.table.record import MoveEvent, Record

F1 = Path(__file__).parents[1] / "records" / "preferans" / "F-1-sochi.json"


@pytest.fixture(scope="module")
def ending() -> Record:
    """The last four tricks of F-1: A needs seven with hearts and has five; he plays the nine of trumps too soon."""
    whole = read_record(F1.read_bytes())
    cards = len(whole.log) - 12
    before = replay(whole, to=cards)
    table = Table(before.game, start=before.state.position(EVERYTHING), seats=("A", "B", "C"))
    for event in whole.log[cards:]:
        assert isinstance(event, MoveEvent)
        table.act(event.seat, event.moves)
    return table.record()


def test_a_card_is_judged_by_what_best_play_comes_to_after_it(ending: Record) -> None:
    found = analyse(ending, worlds=0)
    lead = found.decisions[0]
    assert (lead.seat, lead.trick, lead.counts, lead.open, lead.alone) == (0, 7, "tricks", True, False)
    assert lead.made.move == "9H"
    assert {worth.move: worth.gain for worth in lead.worths} == {"TD": 6, "QD": 8, "KD": 8, "9H": 6}
    assert lead.clear and lead.lost == 2 and lead.best.gain == 8
    assert lead.loss == lead.best.score - lead.made.score > 0


def test_mistakes_come_costliest_first_and_seat_by_seat(ending: Record) -> None:
    found = analyse(ending, worlds=0)
    losses = [decision.loss for decision in found.mistakes()]
    assert losses == sorted(losses, reverse=True) and losses
    assert {decision.seat for decision in found.mistakes(0)} == {0}
    assert analyse(ending, seat=0, worlds=0).decisions == tuple(d for d in found.decisions if d.seat == 0)
    assert analyse(ending, hand=9, worlds=0).decisions == ()


def test_which_partner_takes_a_trick_is_no_mistake(ending: Record) -> None:
    for decision in analyse(ending, worlds=0).decisions:
        if decision.made.gain == max(worth.gain for worth in decision.worths):
            assert not decision.clear and decision.loss == 0


def test_a_word_is_judged_in_the_worlds_that_its_seat_could_not_tell_apart() -> None:
    table = Table(make("preferans_modern/tiny"), seed=3)
    while not table.over:
        seat = table.turn()
        table.play(seat, table.legal(seat)[0])
    found = analyse(table.record(), worlds=6)
    words = [decision for decision in found.decisions if not decision.open]
    assert words and words[0].trick == 0 and words[0].counts == ""
    assert {worth.move for worth in words[0].worths} == {table.game.book.text(m) for m in legal_first(table)}
    assert analyse(table.record(), worlds=6) == found


def legal_first(table: Table) -> list[int]:
    first = replay(table.record(), to=1)
    return first.legal(first.turn())


def test_a_game_that_cannot_reckon_is_not_judged() -> None:
    table = Table(make("gorka"), seed=3)
    for _ in range(6):
        table.play(table.turn(), table.legal(table.turn())[0])
    assert analyse(table.record(), worlds=1).decisions == ()


def test_in_a_pot_game_a_card_is_judged_by_what_it_makes_sure_of() -> None:
    """Stukolka: whoever may play more than one card could have had the better of them against all others."""
    table = Table(make("stukolka_obligatory"), seed=1)
    while table.state.hand_number() == 1:
        table.play(table.turn(), table.legal(table.turn())[0])
    found = analyse(table.record(), hand=1, worlds=0)
    assert found.decisions
    for decision in found.decisions:
        assert decision.open and decision.alone
        assert decision.clear == (decision.made.score < max(worth.score for worth in decision.worths))
    assert any(decision.clear and decision.loss > 0 for decision in found.decisions)


def test_what_lies_too_deep_is_left_out_and_the_end_is_judged() -> None:
    table = Table(make("semerik", ranks=4), seed=2)
    while table.state.hand_number() == 1:
        table.play(table.turn(), table.legal(table.turn())[-1])
    record = table.record()
    found = analyse(record, hand=1, worlds=0, positions=40)
    events = [decision.event for decision in found.decisions]
    whole = analyse(record, hand=1, worlds=0)
    assert events and events[0] > whole.decisions[0].event
    assert found.decisions == whole.decisions[-len(events) :]


def test_the_strict_end_of_a_game_of_sixty_six_is_judged_too() -> None:
    table = Table(make("sixty_six"), seed=5)
    while not table.over and table.state.hand_number() == 1:
        table.play(table.turn(), table.legal(table.turn())[0])
    found = analyse(table.record(), hand=1, worlds=0)
    assert found.decisions and all(decision.open for decision in found.decisions)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Trick 7. A: 9♥"), ("ru", "Взятка 7. A: 9♥"), ("uk", "Взятка 7. A: 9♥")],
)
def test_the_command_lists_the_costly_mistakes(ending: Record, tmp_path, capsys, lang, sentence) -> None:
    file = tmp_path / "ending.json"
    file.write_text(ending.text(), encoding="utf-8")
    assert main(["analyse", str(file), "--seat", "0", "--lang", lang]) == 0
    assert sentence in capsys.readouterr().out
