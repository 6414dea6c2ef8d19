"""Open hands solved: a deal in all strains, a problem card by card, a position of a game move by move."""

from __future__ import annotations

import json
from typing import Any

from lomber.games import make
from lomber.solve import BadProblem, Deal, Problem, worths
from lomber.table.contract import State
from lomber.terminal.replaying import names, replayed
from lomber.text import Words

_PROBLEM = {"hands", "leader", "counted", "trump", "most", "must_trump", "laid"}


def solved(data: bytes, to: int | None, engine: str) -> dict[str, Any]:
    """What a file describes, solved.

    `{"hands": [...]}` is a deal; with `"leader"` it is a problem; `{"game", "options", "position"}` is a position
    of a game, and a record is one too, after so many events.
    """
    try:
        described = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadProblem(f"this is not whole JSON: {error}") from None
    if not isinstance(described, dict):
        raise BadProblem("it is a JSON object")
    if "hands" in described:
        return _deal_or_problem(described, engine)
    if "position" in described:
        return _position(described)
    table = replayed(data, to, None)
    return _moves(table.state, list(table.seats))


def _deal_or_problem(described: dict[str, Any], engine: str) -> dict[str, Any]:
    strange = sorted(set(described) - _PROBLEM)
    if strange:
        raise BadProblem(f"there is no {strange[0]!r} in a problem; there are {', '.join(sorted(_PROBLEM))}")
    hands = described["hands"]
    if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
        raise BadProblem('"hands" is a list of hands, each a text like "AS KS 7D"')
    if "leader" not in described:
        return {"strains": Deal(hands, engine).tricks()}
    try:
        leader = described["leader"]
        counted = [leader, (leader + 2) % 4] if len(hands) == 4 else [leader]
        problem = Problem(**{"counted": counted, **described})
        return {
            "counted": problem.counted,
            "tricks": problem.tricks(),
            "cards": problem.worths(),
            "line": problem.line(),
        }
    except (TypeError, AttributeError) as error:
        raise BadProblem(str(error)) from None


def _position(described: dict[str, Any]) -> dict[str, Any]:
    name, options, position = described.get("game"), described.get("options", {}), described["position"]
    if not isinstance(name, str) or not isinstance(options, dict) or not isinstance(position, dict):
        raise BadProblem('"game" is a name, "options" and "position" are objects')
    game = make(name, options)
    return _moves(game.set_up(position), [str(seat) for seat in range(game.seats)])


def _moves(state: State, seats: list[str]) -> dict[str, Any]:
    found = worths(state)
    if not found:
        raise BadProblem("nothing can be foreseen here: it is solved in the play of a deal, all hands open")
    return {"seats": seats, "foreseen": state.this_hand().foreseen(), "moves": found}


def solved_lines(found: dict[str, Any], words: Words) -> list[str]:
    """The same for people."""
    if "strains" in found:
        told = [words.text("solve-strains"), "     " + "".join(f"{leader:4}" for leader in range(4))]
        return told + [
            f"  {strain:3}" + "".join(f"{tricks:4}" for tricks in row)
            for strain, row in found["strains"].items()
        ]
    if "cards" in found:
        counted = ", ".join(str(seat) for seat in found["counted"])
        told = [words.text("solve-tricks", number=found["tricks"], seats=counted)]
        told += [f"  {words.cards(card)}: {worth}" for card, worth in found["cards"].items()]
        return [*told, words.text("solve-line"), "  " + words.cards(" ".join(found["line"]))]
    seats = names(found["seats"])
    told = [words.text("solve-foreseen"), "  " + _scores(seats, found["foreseen"]), words.text("solve-moves")]
    return told + [f"  {move}: {_scores(seats, scores)}" for move, scores in found["moves"].items()]


def _scores(seats: list[str], scores: list[int]) -> str:
    return ", ".join(f"{name} {score:+d}" for name, score in zip(seats, scores, strict=True))
