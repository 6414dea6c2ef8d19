"""A position in which each piece of advice decides, the book against chance, and the exact endgame."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lomber import Table, make
from lomber.bots.levels import make_bot
from lomber.bots.position import Glance, Position
from lomber.table.contract import State
from tests.games.books import advised
from tests.games.sixty_six.tables import dealt, play, set_up


def said(table: Table, seat: int, without: tuple[str, ...] = ()) -> tuple[str, str]:
    return advised(table, without, seat)


LEADS: list[tuple[str, dict[str, str], str]] = [
    ("A-2", {"hand.0": "KD QD 9C JC 9S JS", "faced": "9H"}, "marry QD"),
    ("A-3", {"hand.0": "AH TH KH QH AD 9S", "faced": "JH"}, "close"),
    ("A-4", {"hand.0": "AH TH KH JH AC AD", "faced": "9H"}, "close"),
    ("A-5", {"hand.0": "KD AC TC AH 9S QH", "faced": "9H"}, "9S"),
]


@pytest.mark.parametrize(("number", "piles", "move"), LEADS)
def test_each_piece_of_advice_decides_a_lead(number: str, piles: dict[str, str], move: str) -> None:
    """A-2, A-3, A-4, A-5: with the piece the book says this; without it another piece speaks."""
    table = dealt(piles)
    assert said(table, 0) == (move, number)
    if number != "A-5":
        assert said(table, 0, (number,))[1] != number


def test_high_cards_take_and_are_taken_A_1() -> None:
    """A-1: the ten takes a jack of its suit; a led ten is trumped; a master is led when the stock is gone."""
    table = dealt({"hand.0": "JC AS KS QS 9S 9C", "hand.1": "TC KC 9D JD QH 9H", "faced": "JH"})
    table.play(0, "JC")
    assert said(table, 1) == ("TC", "A-1")
    assert said(table, 1, ("A-1",))[1] != "A-1"
    table = dealt({"hand.0": "TC AS KS QS 9S 9C", "hand.1": "KC 9D JD QH 9H JC", "faced": "JH"})
    table.play(0, "TC")
    assert said(table, 1) == ("9H", "A-1")
    table = set_up({"hand.0": "AC 9D", "hand.1": "TC JD"}, trump="S")
    assert said(table, 0) == ("AC", "A-1")


def test_who_is_behind_comes_to_thirty_three_first_A_6() -> None:
    """A-6: 30 against 50: the king takes the queen rather than a small card being thrown."""
    table = set_up(
        {
            "hand.0": "QC 9S JS QS KS JD",
            "hand.1": "KC 9C 9D JC AH TD",
            "faced": "JH",
            "stock": "9H QH KH",
        },
        points=[50, 30],
        tricks=[4, 3],
    )
    table.play(0, "QC")
    assert said(table, 1) == ("KC", "A-6")
    assert said(table, 1, ("A-6",)) == ("9C", "A-5")


def test_who_must_say_it_says_sixty_six() -> None:
    """S-13, `claim=manual`: whatever else the book would do; and a free nine is exchanged."""
    table = set_up(
        {"hand.0": "AC TC", "hand.1": "9C JD"}, {"claim": "manual"}, trump="S", points=[66, 20], tricks=[6, 4]
    )
    assert said(table, 0) == ("claim", "A-0")
    table = dealt(
        {"hand.0": "9S AC TC 9D JD QH", "hand.1": "9C JC KC 9H JH KH", "faced": "AS"}, nine_exchange=True
    )
    play(table, "AC 9C")
    assert said(table, 0) == ("exchange", "A-0")


OPEN = {"hand.0": "TD QS JS 9C AH AS", "hand.1": "KD AC KC TH QH", "faced": "9D", "stock": "JH 9H JC"}
"""Diamonds are trumps; seat 1 has led the queen with forty."""


@pytest.mark.parametrize(("points", "said_"), [([14, 23], ("TD", "A-0")), ([14, 10], ("9C", "A-5"))])
def test_a_trick_that_would_be_the_others_66_is_taken_A_0(points: list[int], said_: tuple[str, str]) -> None:
    """A-0, S-13: 23, forty and her own three are 66; with ten before them nothing is lost by a nine."""
    parts: dict[str, Any] = {"played": ["1 QD"], "counts": [40], "marriages": [0, 40], "tricks": [1, 2]}
    assert said(set_up(OPEN, points=points, **parts), 0) == said_


def test_what_makes_66_is_taken_A_0() -> None:
    """A-0, S-13: with 60 a king takes a jack rather than a nine being thrown; with 55 the trump ace is led."""
    rest = {"hand.1": "AD KD KC TH QH", "faced": "9D", "stock": "JH 9H JC"}
    reply = set_up(
        {**rest, "hand.0": "KS 9C QC TS TC 9S"}, points=[60, 20], tricks=[4, 2], played=["1 JS"], turn=0
    )
    assert said(reply, 0) == ("TS", "A-0")
    rest["hand.1"] = "JS TD KC TH QH KH"
    lead = set_up({**rest, "hand.0": "AD 9C QC TS TC 9S"}, points=[55, 20], tricks=[4, 2])
    assert said(lead, 0) == ("AD", "A-0")


def test_nines_and_jacks_are_thrown_while_the_stock_is_open_A_5() -> None:
    """A-5, A-0: the trump nine is kept and a jack goes; with the stock gone the cheapest card is no advice."""
    open_ = dealt({"hand.0": "JC TD AD AC KC 9H", "hand.1": "TC KD 9D JD QH 9C", "faced": "JH"})
    assert said(open_, 0) == ("JC", "A-5")
    assert said(open_, 0, ("A-5",)) == ("9H", "A-0")
    gone = set_up({"hand.0": "KC 9D", "hand.1": "AC TD"}, trump="S", turn=1)
    play(gone, "AC")
    assert said(gone, 0) == ("KC", "A-0")


def gains(name: str, bots: tuple[str, str], deals: int) -> list[int]:
    """Games won by the first bot in single deals, each dealt twice with the seats changed."""
    game = make(name, hands=1, draw=False)
    found: list[int] = []
    for seed in range(deals):
        both = 0
        for swap in (False, True):
            table = Table(game, seed=seed)
            players = [make_bot(bot, game, seed) for bot in (bots[::-1] if swap else bots)]
            state: State = table.state.this_hand()
            while not table.over:
                seat = table.turn()
                bot = players[seat]
                if bot.looks_ahead:
                    move = bot.choose(Position(table.seen(seat), game))
                else:
                    move = bot.choose(Glance(game, table.view(seat), table.legal(seat)))
                state.play(seat, move)
                table.play(seat, move)
            both += state.scores()[1 if swap else 0]
        found.append(both)
    return found


def test_the_book_beats_chance_by_a_clear_interval() -> None:
    """Over 150 deals, each from both seats."""
    won = gains("sixty_six", ("book", "random"), 150)
    mean = sum(won) / len(won)
    error = (sum((one - mean) ** 2 for one in won) / (len(won) - 1) / len(won)) ** 0.5
    assert mean - 1.96 * error > 0.5


# -- the exact endgame


def brute(state: State) -> list[int]:
    """Best play by trying everything, through the contract alone."""
    if state.over():
        return state.scores()
    seat = 0 if state.actors() == 1 else 1
    best: list[int] = []
    for move in state.legal(seat):
        after = state.copy()
        after.play(seat, move)
        scores = brute(after)
        if not best or scores[seat] > best[seat]:
            best = scores
    return best


@pytest.mark.parametrize(
    "options", [{}, {"must_head": True, "marriage_needs_trick": True}, {"claim": "manual"}]
)
def test_the_endgame_is_solved_exactly(options: dict[str, Any]) -> None:
    """S-9 … S-15: from the strict phase on, the kernel and plain trying agree at every position."""
    checked = 0
    for seed in range(60):
        random = Random(seed)
        table = Table(make("sixty_six", hands=1, **options), seed=seed)
        while not table.over:
            state: Any = table.state
            cards = sum(len(state.position(-2)["piles"][f"hand.{seat}"].split()) for seat in (0, 1))
            if state.is_strict() and cards <= 7:
                hand = state.this_hand()
                assert hand.foreseen() == brute(hand)
                checked += 1
                break
            assert state.is_strict() or state.foreseen() == []
            moves = [move for move in table.legal(table.turn()) if table.name(move) != "claim"]
            table.play(table.turn(), random.choice(moves))
    assert checked >= 20


def test_a_searching_bot_finds_the_only_winning_card() -> None:
    """S-9, S-12: with the stock gone all is known. The book leads its ace and draws; the king first wins."""
    table = set_up({"hand.0": "AS KD", "hand.1": "TD JS"}, trump="S", points=[50, 40], tricks=[6, 4])
    assert said(table, 0) == ("AS", "A-1")
    hand = table.state.this_hand()
    values = {}
    for move in table.legal(0):
        after = hand.copy()
        after.play(0, move)
        values[table.name(move)] = after.foreseen()[0]
    assert values == {"AS": 0, "KD": 1}
    bot = make_bot("pimc:60:trust=1:solve=1", table.game, 1)
    assert table.name(bot.choose(Position(table.seen(0), table.game))) == "KD"
