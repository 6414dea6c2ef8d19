"""The notation of chapter 24: `a1 = 2/3 c2 (pirate) +dash [closed][w1]`, and a case set up from it."""

from __future__ import annotations

import re
from typing import Any

from lomber.games.berserk.scenario import Scenario
from lomber.games.berserk.state import Rules
from tests.games.berserk.library import fixture_cards

FLAG = re.compile(r"\[(\w+?)(\d*)\]")
NUMBER = re.compile(r"([a-z]+)(\d+)")
CARDS = fixture_cards()


def entry(text: str) -> dict[str, Any]:
    """One card in play, as chapter 24 writes it."""
    flags = FLAG.findall(text)
    body = FLAG.sub("", text).strip()
    name, sign, card = (part.strip() for part in body.partition("="))
    found: dict[str, Any] = {"as": name} if sign else {}
    card = card if sign else body
    found["card" if card in CARDS or card.startswith("fx_") else "vanilla"] = card
    for flag, number in flags:
        if flag == "w":
            found["wounds"] = int(number)
        elif flag == "poison":
            found["poison"] = int(number)
        else:
            found[flag] = True
    return found


def case(
    a: list[Any] | None = None,
    b: list[Any] | None = None,
    cards: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    active: str = "A",
    phase: str = "main",
    turn: int = 9,
    seed: int = 0,
    **more: Any,
) -> Scenario:
    """A position with the defaults of chapter 24; `a_hand`, `b_coins`, `a_hero` … say the rest."""
    described: dict[str, Any] = {"active": active, "phase": phase, "turn": turn, "A": {}, "B": {}}
    for side, play in (("A", a), ("B", b)):
        described[side]["play"] = [entry(each) if isinstance(each, str) else each for each in play or ()]
    for key, value in more.items():
        side, _, zone = key.partition("_")
        if zone == "hero":
            value = entry(value) if isinstance(value, str) else value
        described[side.upper()][zone] = value
    rules = Rules()
    rules.auto = False
    for name, value in (options or {}).items():
        assert hasattr(rules, name)
        setattr(rules, name, value)
    return Scenario(described, {**CARDS, **(cards or {})}, rules, seed)


def creature(text: str, *abilities: dict[str, Any]) -> dict[str, Any]:
    """A vanilla creature in play with texts of its own."""
    return {**entry(text), "abilities": list(abilities)}


def wounds(played: Scenario, *names: str) -> list[int]:
    return [int(played.thing(name).wounds) for name in names]


def coins(played: Scenario, side: str) -> tuple[int, int]:
    player = "AB".index(side)
    return played.duel.coins_open[player], played.duel.coins_closed[player]


# -- what is expected, in a line


def told(played: Scenario, subject: str, mark: str) -> str:
    """What there is to say of a card or a side where `mark` is expected; the same words if it holds."""
    duel = played.duel
    if subject in ("A", "B"):
        side = "AB".index(subject)
        if mark in ("wins", "draw"):
            winner = ("A", "B", "draw", "")[int(duel.winner)]
            return "draw" if winner == "draw" else "wins" if winner == subject else f"winner {winner!r}"
        if "/" in mark:
            return f"{duel.coins_open[side]}/{duel.coins_closed[side]}"
        word = NUMBER.fullmatch(mark)
        assert word is not None
        zone = word[1]
        if zone == "w":
            return f"w{duel.hero(side).wounds}"
        if zone == "fails":
            return f"fails{duel.failed_draws[side]}"
        return f"{zone}{len(played.cards_of(subject, zone))}"
    if not played.is_in_play(subject):
        return "gone"
    thing = played.thing(subject)
    if "/" in mark:
        return f"{thing.strike}/{thing.lives}"
    if mark in ("A", "B"):
        return "AB"[int(thing.controller)]
    words = {"open": not thing.closed, "closed": thing.closed, "hidden": thing.hidden, "stun": thing.stunned}
    if mark in words:
        return mark if words[mark] else f"not {mark}"
    if mark == "awake":
        return "awake" if not thing.stunned and not thing.hidden else "not awake"
    word = NUMBER.fullmatch(mark)
    if word is None:
        return "in play"
    number = {"w": thing.wounds, "armour": thing.armour, "poison": thing.poison}[word[1]]
    return f"{word[1]}{number}"


def compare(played: Scenario, expected: str) -> None:
    """`a1 w2 closed; b1 gone; A hand1 9/1; legal end`: card or side, and what is said of it."""
    for clause in expected.split("; "):
        subject, *marks = clause.split()
        if subject in ("legal", "illegal"):
            move = " ".join(marks)
            assert (move in played.legal()) == (subject == "legal"), (clause, played.legal())
            continue
        for mark in marks:
            assert told(played, subject, mark) == mark, (clause, played.legal())
