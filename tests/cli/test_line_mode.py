"""Line mode: a whole match through a pipe."""

from __future__ import annotations

import re

import pytest

from lomber.games import listings
from tests.cli.test_cli import run


def play(lines: str, *arguments: str, lang: str = "en") -> str:
    result = run("play", "whist", "--option", "hands=1", "--seed", "7", *arguments, given=lines, lang=lang)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_a_deal_is_played_through_by_number() -> None:
    said = play("1\n" * 13)
    assert said.count("Your move>") == 13
    assert "The game is over." in said
    assert "Score sheet" in said
    assert re.search(r"Scores: You [+-]\d+", said)


def test_the_end_of_the_input_is_a_polite_leave() -> None:
    assert play("").rstrip().endswith("See you at the table!")
    assert play("1\n1\n").rstrip().endswith("See you at the table!")
    assert play("quit\n1\n").count("Your move>") == 1


def test_seats_zones_prompt_and_choices_are_shown() -> None:
    said = play("", lang="ru")
    assert "Козыри — " in said
    assert "→ Вы (" in said
    assert "13 карт" in said
    assert "Рука: " in said
    assert "Можно:\n  1) " in said


def first_choice(said: str) -> str:
    found = re.search(r"  1\) (\S+)", said)
    assert found
    return found.group(1)


def test_a_card_is_played_by_its_notation_in_any_case_and_as_the_language_writes_it() -> None:
    card = first_choice(play(""))
    notation = card.replace("10", "T").translate(str.maketrans("♠♣♦♥", "SCDH"))
    assert f"You: {card}" in play(f"{notation.lower()}\n")
    russian = first_choice(play("", lang="ru"))
    assert f"Вы: {russian}" in play(f"{russian}\n", lang="ru")


def test_a_card_not_held_is_refused_with_its_rule() -> None:
    said = play("why 2S\n")
    assert "[W-9]" in said
    hand = re.search(r"Hand: (.*)", said)
    assert hand
    missing = next(
        f"{rank}{suit}"
        for rank in "AKQJ"
        for suit in "SCDH"
        if rank + dict(zip("SCDH", "♠♣♦♥", strict=True))[suit] not in hand.group(1)
    )
    refused = play(f"{missing}\n1\n")
    assert "You do not hold that card. [W-9]" in refused
    assert refused.count("You: ") == 1


def test_why_names_the_suit_that_must_be_followed() -> None:
    signs = dict(zip("♠♣♦♥", ("spades", "clubs", "diamonds", "hearts"), strict=True))
    for seed in range(20):
        arguments = ["play", "whist", "--seats", "random,me,random,random", "--seed", str(seed)]
        said = run(*arguments).stdout
        led = re.search(r"Your turn: (\w+) were led", said)
        hand = re.findall(r"Hand: (.*)", said)[0].split()
        others = [card for card in hand if led and signs[card[-1]] != led.group(1)]
        if led and others:
            break
    assert led
    held = first_choice(said)
    told = run(*arguments, given=f"why {others[0]}\nwhy {held}\nwhy\nwhy nonsense\n").stdout
    assert f"You hold {led.group(1)}: you must follow suit. [W-9]" in told
    assert f"{held} is fine: play it." in told
    assert "Which card?" in told
    assert "“nonsense” is no move here." in told


def test_nonsense_is_answered_and_costs_nothing() -> None:
    said = play("dance\n99\n0\n-1\n\n,\n1\n")
    assert "“dance” is no move here." in said
    assert "they go from 1 to" in said
    assert said.count("You: ") == 1


def test_hint_sheet_log_rules_and_help_are_there() -> None:
    said = play("hint\nsheet\nlog\nrules\nhelp\n")
    assert "The book advises: " in said or "I would choose: " in said
    assert "The sheet is still clean." in said
    assert "Deal 1" in said
    assert "**W-9.**" in said
    assert "take a move back" in said


def test_a_move_can_be_taken_back() -> None:
    said = play("undo\n1\nundo\n")
    assert "There is nothing to take back yet." in said
    before, after = said.split("The move is taken back.")
    assert re.findall(r"Hand: (.*)", before)[0] == re.findall(r"Hand: (.*)", after)[0]


def test_the_language_can_be_changed_at_the_table() -> None:
    said = play("lang uk\nlang xx\n")
    assert "Тепер українською." in said
    assert "Рука: " in said


def test_bots_alone_play_to_the_end() -> None:
    said = play("", "--seats", "random,random,random,random")
    assert "The game is over." in said
    assert "Your move>" not in said


@pytest.mark.parametrize("game", listings())
def test_every_game_can_be_played_in_line_mode(game: str) -> None:
    result = run("play", game, "--option", "hands=1", "--seed", "3", given="1\nhint\nsheet\nlog\n" * 5)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""


def test_a_number_of_five_thousand_figures_is_only_a_wrong_number() -> None:
    assert "No such number: they go from 1 to " in play("9" * 5000 + "\n")
    said = run("play", "piquet", "--seed", "1", "--lang", "en", given="9" * 5000 + "\n")
    assert (said.returncode, said.stderr) == (0, "")
