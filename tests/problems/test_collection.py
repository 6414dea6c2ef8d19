"""Every problem of the collection is what it says: the solver proves it."""

from __future__ import annotations

import pytest

from lomber.problems import Attempt, Task, tasks
from lomber.solve import Problem
from lomber.table.contract import EVERYTHING
from lomber.text import LANGUAGES, Words

EVERY = list(tasks().values())


def ids(task: Task) -> str:
    return task.id


@pytest.mark.parametrize("task", EVERY, ids=ids)
def test_the_goal_is_the_most_there_is_and_only_these_first_moves_reach_it(task: Task) -> None:
    attempt = Attempt(task)
    assert attempt.yours
    worths = attempt.worths()
    assert max(worth.worth for worth in worths) == task.score
    assert {worth.move for worth in worths if worth.kept} == set(task.first)
    assert len(task.first) < len(worths)
    while not attempt.over:
        attempt.reply()
    assert attempt.standing().worth == task.score
    assert attempt.standing().kept


PLACES = "SWNE"


def by_the_other_door(attempt: Attempt) -> dict[str, int]:
    """Each card of a problem at Whist or Vint, and the tricks it leaves, as `lomber.solve.Problem` counts them."""
    position = attempt.table.state.position(int(EVERYTHING))
    trick = next(zone.cards for zone in attempt.scene().zones if zone.kind == "trick")
    mine = PLACES.index(position["to_play"])
    trump = position.get("trump") or position.get("contract", "")[1:]
    return Problem(
        [position["piles"][place] for place in PLACES],
        leader=(mine - len(trick)) % 4,
        counted=[mine % 2, mine % 2 + 2],
        trump=trump if trump in ("S", "C", "D", "H") else None,
        laid=" ".join(trick),
    ).worths()


@pytest.mark.parametrize("task", [task for task in EVERY if task.goal == "take-more"], ids=ids)
def test_the_tricks_still_to_come_are_counted_rightly(task: Task) -> None:
    found = by_the_other_door(Attempt(task))
    assert max(found.values()) == task.number
    assert {card for card, tricks in found.items() if tricks == task.number} == set(task.first)


@pytest.mark.parametrize("task", [task for task in EVERY if task.game_id.startswith("preferans")], ids=ids)
def test_the_tricks_of_preferans_are_counted_rightly(task: Task) -> None:
    attempt = Attempt(task)
    found = attempt.table.state.reckoned(attempt.seat)
    assert found is not None
    assert found.gain == task.score
    whole = 10 - found.gain if task.goal == "hold" else abs(found.gain)
    assert whole == task.number
    misere = task.position.get("bid") == "misere"
    assert (found.gain <= 0) == (task.goal in ("clean", "few"))
    assert (task.goal == "catch") == (misere and len(task.yours) == 2)


@pytest.mark.parametrize("task", [task for task in EVERY if task.game_id == "stukolka"], ids=ids)
def test_a_trick_of_stukolka_takes_a_third_of_the_pot(task: Task) -> None:
    assert task.score == task.number * task.position["pot"] // 3


@pytest.mark.parametrize("task", [task for task in EVERY if task.goal == "score"], ids=ids)
def test_a_goal_in_the_games_own_unit_names_its_figure(task: Task) -> None:
    assert task.number == task.score


def test_there_are_problems_of_every_kind_from_many_games() -> None:
    assert {"kovalevskaya", "barbakaru"} <= set(tasks())
    assert len({task.game_id for task in EVERY}) >= 10
    assert {task.level for task in EVERY} == {1, 2, 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_all_languages(lang: str) -> None:
    titles = [(task.game_id, task.title.text(lang)) for task in EVERY]
    assert len(set(titles)) == len(titles)
    words = Words(lang)
    for task in EVERY:
        told = [task.title, *(said for said in (task.text, task.idea, task.source) if said is not None)]
        assert all(said.text(lang).strip() for said in told)
        assert words.has(task.wanted().key)
        assert words.say(task.wanted())
