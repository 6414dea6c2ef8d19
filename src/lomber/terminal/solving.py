"""Open hands solved: a deal in all strains, a problem card by card, a position of a game move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lomber.cards.bits import lowest
from lomber.games import make
from lomber.solve import BadProblem, Deal, Problem
from lomber.solve.reckoning import Reckoner, can_reckon
from lomber.table.contract import State
from lomber.table.errors import LomberError
from lomber.table.record import read_json
from lomber.terminal.files import told_by
from lomber.terminal.replaying import names, replayed
from lomber.text import Words

_PROBLEM = {"hands", "leader", "counted", "trump", "most", "must_trump", "laid"}


def solved(
    data: bytes, to: int | None, engine: str, tick: Callable[[int], None] = lambda strains: None
) -> dict[str, Any]:
    """What a file describes, solved.

    `{"hands": [...]}` is a deal; with `"leader"` it is a problem; `{"game", "options", "start"}` is a position of a
    game, and so is what `lomber replay --json` writes, with its `position`, or a record after so many events.
    """
    described = read_json(data)
    if not isinstance(described, dict):
        raise BadProblem("it is a JSON object", "shape")
    if "hands" in described:
        return _deal_or_problem(described, engine, tick)
    if "position" in described:
        return _position(described)
    table = replayed(data, to, None)
    return _moves(table.state, list(table.seats))


def _deal_or_problem(described: dict[str, Any], engine: str, tick: Callable[[int], None]) -> dict[str, Any]:
    strange = sorted(set(described) - _PROBLEM)
    if strange:
        known = ", ".join(sorted(_PROBLEM))
        sentence = f"there is no {strange[0]!r} in a problem; there are {known}"
        raise BadProblem(sentence, "part", part=strange[0], known=known)
    hands = described["hands"]
    if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
        raise BadProblem('"hands" is a list of hands, each a text like "AS KS 7D"', "hands-list")
    if "leader" not in described:
        return {"strains": Deal(hands, engine).tricks(tick)}
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
        raise BadProblem(str(error), "shape") from None


def _position(described: dict[str, Any]) -> dict[str, Any]:
    name, options, position = described.get("game"), described.get("options", {}), described["position"]
    if not isinstance(name, str) or not isinstance(options, dict) or not isinstance(position, dict):
        raise BadProblem('"game" is a name, "options" and "position" are objects', "shape")
    game = make(name, options)
    with told_by(game):
        state = game.set_up(position)
    return _moves(state, [f"seat {seat}" for seat in range(game.seats)])


def _moves(state: State, seats: list[str]) -> dict[str, Any]:
    """The seat to move, whose scores are meant, what it comes to, and what after each move."""
    seat = int(lowest(state.actors())) if state.actors() else -1
    found = Reckoner().weigh(state, seat) if seat >= 0 else None
    if found is None or not found.moves:
        if can_reckon(state):
            raise LomberError("nothing can be foreseen here", "not-foreseen")
        raise LomberError("nothing can ever be foreseen in this game", "never-foreseen")
    meant = [seat] if found.best.alone else list(range(state.game.seats))
    return {
        "seats": seats,
        "seat": seat,
        "meant": meant,
        "foreseen": _meant(found.best.scores, meant),
        "moves": {state.name(move): _meant(one.scores, meant) for move, one in found.moves.items()},
    }


def _meant(scores: list[int], meant: list[int]) -> list[int | None]:
    return [score if seat in meant else None for seat, score in enumerate(scores)]


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
        side = len(found["counted"])
        told = [words.text("solve-tricks", number=found["tricks"], seats=counted, side=side)]
        told += [f"  {words.cards(card)}: {worth}" for card, worth in found["cards"].items()]
        return [*told, words.text("solve-line"), "  " + words.cards(" ".join(found["line"]))]
    seats = names(found["seats"], words.lang)
    alone = len(found["meant"]) < len(seats)
    told = [
        words.text("solve-alone", name=seats[found["seat"]]) if alone else words.text("solve-foreseen"),
        "  " + _scores(seats, found["foreseen"]),
        words.text("solve-moves"),
    ]
    return told + [
        f"  {words.cards(move)}: {_scores(seats, scores)}" for move, scores in found["moves"].items()
    ]


def _scores(seats: list[str], scores: list[int | None]) -> str:
    told = zip(seats, scores, strict=True)
    return ", ".join(f"{name} {score:+d}" for name, score in told if score is not None)
