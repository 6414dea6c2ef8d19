"""An observation tells what an attentive player remembers: who laid what, who is void, who has called what."""

from collections.abc import Iterator
from random import Random

import pytest

import lomber
from lomber.cards.pack import SUITS, card_name, suit_of
from lomber.games.vint.view import VintView
from lomber.games.whist.view import WhistView
from lomber.play.trick_view import TrickView
from lomber.table.contract import Game
from lomber.table.table import Table

TRICKS = [
    "whist",
    "whist_dummy3",
    "humbug",
    "vint",
    "vint_auction",
    "preferans_modern/sochi",
    "semerik",
    "stukolka_golets",
    "rams",
    "mushka",
    "piquet",
    "norman_piquet",
]


def told(game: Game, numbers: list[float]) -> Iterator[tuple[str, list[float]]]:
    at = 0
    for field in game.fields():
        size = int(field.size)
        yield field.name, numbers[at : at + size]
        at += size


def laid(game: Game, numbers: list[float]) -> list[list[int]]:
    """The cards that each has laid, a list for each of them."""
    found: list[list[int]] = []
    for name, part in told(game, numbers):
        if name.startswith("laid"):
            for at in range(0, len(part), 52):
                found.append([card for card, one in enumerate(part[at : at + 52]) if one])
    return found


@pytest.mark.parametrize("name", TRICKS)
def test_every_card_stands_with_who_has_laid_it_until_the_deal_is_over(name: str):
    game = lomber.make(name)
    table, random, played, seen_full = Table(game, seed=5), Random(5), list[str](), 0
    deal = table.state.hand_number()
    for _ in range(400):
        if table.over or (seat := table.turn()) < 0:
            break
        move = random.choice(table.legal(seat))
        word, card = game.book.words[move], game.book.arguments[move]
        table.play(seat, move)
        if table.state.hand_number() != deal:
            deal, played = table.state.hand_number(), []
        elif word == "play" and table.view(seat).phase in ("play", "follow", "lead"):
            played.append(card)
            for watching in (*range(int(game.seats)), -1):
                by_player = laid(game, table.view(watching).observe())
                assert sorted(card_name(c) for cards in by_player for c in cards) == sorted(played)
            seen_full = max(seen_full, len(played))
    assert seen_full >= 4


@pytest.mark.parametrize("name", ["whist", "vint"])
def test_who_has_not_followed_is_told_to_be_void(name: str):
    game = lomber.make(name)
    strays = 0
    for seed in range(3):
        table, random = Table(game, seed=seed), Random(seed)
        void: dict[int, set[int]] = {seat: set() for seat in range(4)}
        deal = table.state.hand_number()
        while table.state.hand_number() == deal and (seat := table.turn()) >= 0:
            view = table.view(seat)
            assert isinstance(view, TrickView)
            trick = list(view.trick()) if view.phase == "play" else []
            move = random.choice(table.legal(seat))
            if trick and suit_of(move) != suit_of(trick[0]):
                void[seat].add(int(suit_of(trick[0])))
                strays += 1
            table.play(seat, move)
            if table.view(0).phase != "play" or table.state.hand_number() != deal:
                continue
            for watching in range(4):
                fields = dict(told(game, table.view(watching).observe()))
                chairs = [sitting(table, watching, turn) for turn in range(4)]
                for turn, place in enumerate(("own", "left", "opposite", "right")):
                    suits = {suit for suit, one in enumerate(fields[f"void_{place}"]) if one}
                    assert suits == void[chairs[turn]], (SUITS, place)
    assert strays > 10


def sitting(table: Table, watching: int, turn: int) -> int:
    """Who sits so many places clockwise from this seat."""
    view = table.view(watching)
    assert isinstance(view, WhistView | VintView)
    owner = list(view.owner)
    return int(owner[(owner.index(watching) + turn) % 4])


def test_the_calls_of_vint_stand_with_who_made_them():
    game = lomber.make("vint", draw=False)
    table = Table(game, seed=2)
    callers: list[int] = []
    for word in ("bid 1S", "pass", "bid 1D", "bid 2H", "bid 2NT"):
        seat = table.turn()
        callers.append(seat)
        table.play(seat, word)
    fields = dict(told(game, table.view(callers[0]).observe()))
    named = {
        place: [index for index, one in enumerate(fields[f"called_{place}"]) if one]
        for place in ("own", "left", "opposite", "right")
    }
    assert named == {"own": [0, 9], "left": [], "opposite": [2], "right": [8]}
    assert fields["blind"] == [0.0]


def test_the_suits_bid_in_preferans_stand_with_who_named_them():
    game = lomber.make("preferans_modern/sochi", players=3)
    table = Table(game, seed=3)
    while table.view(table.turn()).phase != "bid":
        table.play(table.turn(), table.legal(table.turn())[0])
    eldest = table.turn()
    table.play(eldest, "bid 6S")
    second = table.turn()
    table.play(second, "bid 6C")
    fields = dict(told(game, table.view(eldest).observe()))
    assert fields["named_0"] == [1, 0, 0, 0, 0, 0]
    assert fields[f"named_{(second - eldest) % 3}"] == [0, 1, 0, 0, 0, 0]
