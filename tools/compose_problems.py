"""Look for problems: random hands, played by the book up to a moment at which it would go wrong.

    python tools/compose_problems.py whist --cards 6 --seeds 1 200

For every position in which exactly one move reaches the most there is to reach, and the book would make another, it
prints the problem as the files in `src/lomber/problems` have it, without its words: how it is told, and whether it
is worth telling, is for a person to decide. The best are printed last: those in which most decisions matter.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.games import make
from lomber.problems import Attempt, Said, Task
from lomber.solve import Problem
from lomber.solve.reckoning import Reckoner
from lomber.table.contract import EVERYTHING, SPECTATOR, Game, State
from lomber.table.errors import LomberError, TooDeep
from lomber.table.table import Table

UNTITLED = Said("", "", "")

PAST = ("played", "denied", "turned", "record", "before", "said", "entries")
"""What a position tells of how it came about."""


class Found(NamedTuple):
    """A position worth looking at."""

    task: Task
    matters: int
    """How many of the person's decisions on the solver's line matter."""
    luck: float
    """The chance of who plays at random to keep to it."""
    line: str
    tricks: list[dict[str, int]]
    """The figures of the seats before the last move."""


def least(game: Game, described: dict[str, Any]) -> dict[str, Any]:
    """The same position in fewer words: what is as by default is left out."""
    whole = game.set_up(described).position(EVERYTHING)

    def same() -> bool:
        try:
            return game.set_up(json.loads(json.dumps(short))).position(EVERYTHING) == whole
        except (LomberError, KeyError, IndexError, TypeError, ValueError):
            return False

    def strip(part: dict[str, Any]) -> None:
        for key in list(part):
            kept = part.pop(key)
            if not same():
                part[key] = kept
                if isinstance(kept, dict):
                    strip(kept)

    short: dict[str, Any] = json.loads(json.dumps(described))
    strip(short)
    return short


def ending(game: Game, described: dict[str, Any]) -> dict[str, Any] | None:
    """The same cards with no past, where the game lets a hand begin so late."""
    short = {key: value for key, value in described.items() if key not in PAST}
    try:
        if game.set_up(short).position(EVERYTHING)["piles"] == described["piles"]:
            return least(game, short)
    except (LomberError, KeyError):
        pass
    return None


def hands(name: str, options: dict[str, Any], seeds: range) -> Iterator[tuple[Table, dict[str, Any]]]:
    """First hands in which it has come to cards, as they stand before the first of them."""
    game = make(name, options)
    book = BookBot(game)
    for seed in seeds:
        table = Table(game, seed=seed)
        while not table.over and table.state.hand_number() == 1:
            if table.state.gist() is not None or table.state.reckoned(table.turn()) is not None:
                yield table, table.state.position(EVERYTHING)
                break
            _by_the_book(table, book)


def _by_the_book(table: Table, book: BookBot) -> str:
    seat = table.turn()
    move = book.choose(Glance(table.game, table.view(seat), table.legal(seat)))
    name = table.name(move)
    table.play(seat, move)
    return name


def candidates(name: str, options: dict[str, Any], cards: int, seeds: range) -> Iterator[Found]:
    """Every decision with so many cards in the hand at which the book goes wrong."""
    for table, start in hands(name, options, seeds):
        book = BookBot(table.game)
        played: list[str] = []
        described = least(table.game, start)
        reckoner = Reckoner()
        while not table.over and table.state.hand_number() == 1:
            held = max(
                len(zone.cards) for zone in table.view(table.turn()).scene().zones if zone.kind == "hand"
            )
            if held < cards:
                break
            if held == cards and len(table.legal(table.turn())) > 2:
                late = ending(table.game, table.state.position(EVERYTHING)) if played else None
                if late is None and any(" " in move for move in played):  # words between the cards
                    late = least(table.game, table.state.position(EVERYTHING))
                if late is not None:
                    found = tried(table, name, options, late, [], reckoner)
                else:
                    found = tried(table, name, options, described, played, reckoner)
                if found is not None:
                    yield found
                    break
            played.append(_by_the_book(table, book))


def together(state: State, seat: int) -> list[int]:
    """Who plays with this seat; at Preferans all who play against the declarer."""
    if not state.game.id.startswith("preferans") or not state.foreseen():
        return next(side for side in state.view(SPECTATOR).scene().sides() if seat in side)
    declarer = int(getattr(state, "declarer", -1))
    others = [one for one in range(state.game.seats) if one != declarer and state.reckoned(one) is not None]
    return [declarer] if seat == declarer else others


def wanted(attempt: Attempt) -> tuple[str, int]:
    """The goal in tricks where they are what is played for, and else in the game's own unit."""
    state, seat = attempt.table.state, attempt.seat
    position = state.position(EVERYTHING)
    if state.game.id.startswith("preferans"):
        found = state.this_hand().reckoned(seat)
        assert found is not None
        if found.gain <= 0:
            return ("few", -found.gain) if found.gain else ("clean", 0)
        if position["bid"].startswith("misere"):
            return "catch", found.gain
        return ("take", found.gain) if len(attempt.task.yours) == 1 else ("hold", 10 - found.gain)
    if state.game.id in ("whist", "vint"):
        places = "SWNE"
        trick = next(zone.cards for zone in attempt.scene().zones if zone.kind == "trick")
        trump = position.get("trump") or position.get("contract", "")[1:]
        leader = (places.index(position["to_play"]) - len(trick)) % 4
        asked = Problem(
            [position["piles"][place] for place in places],
            leader=leader,
            counted=[places.index(position["to_play"]) % 4, (places.index(position["to_play"]) + 2) % 4],
            trump=trump if trump in ("S", "C", "D", "H") else None,
            laid=" ".join(trick),
        )
        return "take-more", asked.tricks()
    return "score", 0


def tried(
    table: Table,
    name: str,
    options: dict[str, Any],
    start: dict[str, Any],
    played: list[str],
    reckoner: Reckoner,
) -> Found | None:
    """The decision as a problem, if it is one."""
    seat = table.turn()
    side = together(table.state, seat)
    yours = (seat, *(other for other in side if other != seat))
    task = Task(
        game=name,
        options=options,
        position=start,
        played=" ".join(played),
        yours=yours,
        goal="take",
        score=0,
        first=(),
        level=1,
        title=UNTITLED,
    )
    try:
        attempt = Attempt(task, (), reckoner)
        goal, number = wanted(attempt)
        worths = attempt.worths()
        most = max(worth.worth for worth in worths)
        first = [worth.move for worth in worths if worth.worth == most]
        book = BookBot(table.game).choose(Glance(table.game, table.view(seat), table.legal(seat)))
        if len(first) > 1 or table.name(book) in first:
            return None
        shares, line, counts = [], [], []
        while not attempt.over:
            if attempt.yours:
                here = attempt.worths()
                shares.append(sum(worth.worth == most for worth in here) / len(here))
            counts = [dict(one.counts) for one in attempt.scene().seats]
            line.append(attempt.reply())
    except TooDeep:
        return None
    task = Task(**{**_fields(task), "score": most, "first": tuple(first), "goal": goal})
    task = Task(**{**_fields(task), "number": number if goal != "score" else most})
    return Found(task, sum(share < 1 for share in shares), prod(shares), " ".join(line), counts)


def _fields(task: Task) -> dict[str, Any]:
    return {name: getattr(task, name) for name in task.__struct_fields__}


def told(found: Found, id: str) -> str:
    """As a file of problems has it."""
    task = found.task
    level = 1 if found.luck > 1 / 12 else 2 if found.luck > 1 / 150 else 3
    lines = [
        f"# matters {found.matters}, luck {found.luck:.4f}, line {found.line}",
        f"# before the last card: {found.tricks}",
        f"[{id}]",
        f"game = {json.dumps(task.game)}",
        *([f"options = {inline(task.options)}"] if task.options else []),
        *([f"played = {json.dumps(task.played)}"] if task.played else []),
        f"yours = {list(task.yours)}",
        f'goal = "{task.goal}"',
        f"number = {task.number}",
        f"score = {task.score}",
        f"first = {json.dumps(list(task.first))}",
        f"level = {level}",
        f"[{id}.position]",
    ]
    piles = task.position.get("piles", {})
    lines += [f"{key} = {inline(value)}" for key, value in task.position.items() if key != "piles"]
    lines += [f"[{id}.position.piles]", *(f"{json.dumps(k)} = {json.dumps(v)}" for k, v in piles.items())]
    return "\n".join(lines)


def inline(value: Any) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {inline(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="k=v")
    parser.add_argument("--cards", type=int, default=5)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 100))
    parser.add_argument("--best", type=int, default=5)
    chosen = parser.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    found = sorted(
        candidates(chosen.game, options, chosen.cards, range(*chosen.seeds)),
        key=lambda one: (one.matters, -one.luck),
    )
    for number, one in enumerate(found[-chosen.best :], 1):
        print(told(one, f"{one.task.game_id}-{number}"), end="\n\n")


if __name__ == "__main__":
    main()
