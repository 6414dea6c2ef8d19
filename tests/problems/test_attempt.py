"""Playing a problem: the person's moves, the solver's answers, taking back."""

from __future__ import annotations

import pytest

from lomber.problems import Attempt, UnknownTask, task
from lomber.table.errors import IllegalMove
from lomber.table.scene import HIDDEN


def test_all_cards_lie_open_and_both_hands_of_a_side_are_played() -> None:
    attempt = Attempt(task("squeeze"))
    scene = attempt.scene()
    assert not any(HIDDEN in zone.cards for zone in scene.zones)
    assert {zone.name for zone in scene.zones if zone.cards} == {"hand.S", "hand.W", "hand.N", "hand.E"}
    assert {choice.zone for choice in scene.choices} == {"hand.N"}
    attempt.play("AC")
    while not attempt.yours:
        attempt.reply()
    assert {choice.zone for choice in attempt.scene().choices} == {"hand.S"}


def test_a_wrong_move_is_noticed_at_once_and_punished_to_the_end() -> None:
    attempt = Attempt(task("throw-in"))
    assert attempt.standing().kept
    attempt.play("AS")
    assert not attempt.standing().kept
    while not attempt.over:
        attempt.reply()
    assert not attempt.standing().kept


def test_the_solver_punishes_every_wrong_first_move() -> None:
    wrong = [worth.move for worth in Attempt(task("kovalevskaya")).worths() if not worth.kept]
    assert len(wrong) == 6
    for move in wrong:
        attempt = Attempt(task("kovalevskaya"), [move])
        while not attempt.over:
            attempt.reply()
        assert not attempt.standing().kept


def test_moves_are_taken_back_and_a_forced_card_is_played_for_the_person() -> None:
    attempt = Attempt(task("finesse"), ["AS"])
    assert not attempt.yours
    again = attempt.after(0)
    assert again.yours
    assert again.moves == []
    again.play("QS")
    while not again.over:
        again.reply()
    assert again.standing().kept
    assert again.after(1).moves == ["QS"]


def test_only_what_must_be_chosen_from_can_be_played() -> None:
    attempt = Attempt(task("finesse"))
    with pytest.raises(IllegalMove) as refused:
        attempt.play("2H")
    assert refused.value.rule
    with pytest.raises(IllegalMove):
        attempt.play("hello")
    assert attempt.moves == []
    misere = Attempt(task("kovalevskaya"))
    asides = [misere.table.name(move) for move in misere.table.asides(misere.seat)]
    for aside in asides:
        with pytest.raises(IllegalMove):
            misere.play(aside)
    assert not any(choice.aside for choice in misere.scene().choices)


def test_the_solver_chooses_the_answer_that_leaves_the_fewest_good_ones() -> None:
    """Of replies that are worth the same it takes the one after which the person has the fewest good cards."""
    attempt = Attempt(task("six-no-trumps"), task("six-no-trumps").first)
    here = attempt.worths()
    least = min(worth.worth for worth in here)
    equal = [worth.move for worth in here if worth.worth == least]
    assert attempt.best() in equal


def test_nobody_can_play_on_when_all_is_over() -> None:
    attempt = Attempt(task("finesse"), ["QS", *Attempt(task("finesse"), ["QS"]).solution()])
    assert attempt.over
    assert attempt.worths() == []
    with pytest.raises(IllegalMove):
        attempt.play("AS")


def test_an_unknown_problem_is_named() -> None:
    with pytest.raises(UnknownTask, match="no-such"):
        task("no-such")
