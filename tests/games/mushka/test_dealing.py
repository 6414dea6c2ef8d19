"""Packs in a known order, dealt card by card from the dealer's left (M-6, R-4, U-5, LE-4)."""

from __future__ import annotations

from typing import Any

import pytest

from lomber import BadPosition, Table, make
from lomber.cards.pack import card_name, members, pack
from lomber.table.contract import EVERYTHING
from tests.games.mushka.tables import names, records, side


def shuffled(ranks: int, step: int) -> list[str]:
    """The pack in an order of which every step is plain: each card so many places after the one before."""
    cards = [card_name(card) for card in members(pack(ranks))]
    return [cards[i * step % len(cards)] for i in range(len(cards))]


def of(table: Table) -> dict[str, str]:
    return dict(table.state.position(EVERYTHING)["piles"])


def test_the_first_third_and_so_on_are_the_elders_M_C7() -> None:
    """M-C7: P1 c1 c4 c7 c10 c13, P2 and P3 the next ones; turned up c16; stock c17 … c32."""
    cards = shuffled(8, 7)
    table = Table(make("mushka", players=3, first_dealer=2), start={"dealer": 2, "pack": cards})
    piles = of(table)
    for seat in range(3):
        assert set(piles[f"hand.{seat}"].split()) == {cards[seat + 3 * i] for i in range(5)}
    assert piles["turned"] == cards[15] and piles["stock"].split() == cards[16:]
    assert table.turn() == 0 and names(table, 0) >= {"done"}


@pytest.mark.parametrize(
    ("name", "players", "ranks", "dealer", "hand", "faced"),
    [
        ("mushka", 7, 13, 3, 5, "turned"),
        ("mushka_mistigri", 5, 13, 0, 5, "turned"),
        ("mushka_shutikha", 4, 9, 1, 5, ""),
        ("mushka_pamfil", 6, 13, 5, 5, "turned"),
        ("rams", 4, 8, 2, 5, "turned"),
        ("rams", 6, 13, 0, 5, "turned"),
        ("stukolka_golets", 7, 13, 4, 3, "trump"),
        ("stukolka_prikup", 3, 13, 0, 3, "trump"),
        ("stukolka_shleif", 5, 13, 2, 3, "trump"),
        ("mushka_lentyurlyu", 5, 13, 1, 9, ""),
        ("mushka_lentyurlyu", 8, 13, 6, 6, ""),
    ],
)
def test_the_dealers_left_has_the_first_card_and_the_dealer_the_last_M_6_R_4_U_5_LE_4(
    name: str, players: int, ranks: int, dealer: int, hand: int, faced: str
) -> None:
    cards = shuffled(ranks, 5 if ranks != 5 else 3)
    table = Table(make(name, players=players), start={"dealer": dealer, "pack": cards})
    piles = of(table)
    for place in range(players):
        seat = (dealer + 1 + place) % players
        assert set(piles[f"hand.{seat}"].split()) == {cards[place + players * i] for i in range(hand)}
    after = players * hand
    assert piles["stock"].split() == cards[after + bool(faced) :]
    if faced:
        assert piles[faced] == cards[after]
    assert table.turn() == (dealer if name == "stukolka_shleif" else (dealer + 1) % players)


def test_a_dealt_pack_shows_what_is_shown_at_once_SH_6_MG_6_R_23_PF_5() -> None:
    """The elder of three has every third card: five spades with the queen, Mistigri, four aces."""

    def first(hand: str, name: str, ranks: int = 13, **more: Any) -> Table:
        rest = [word for word in shuffled(ranks, 5) if word not in hand.split()]
        cards: list[str] = []
        for card in hand.split():
            cards += [card, rest.pop(), rest.pop()]
        return Table(make(name, players=3, deck=52, **more), start={"dealer": 2, "pack": cards + rest})

    assert side(first("QS KS 9S 8S 2S", "mushka_shutikha")) == [50, -25, -25]
    assert side(first("9H 8H 4H 2H KC", "mushka_mistigri")) == [50, -25, -25]
    rest = [word for word in shuffled(8, 5) if word[0] != "A"]
    cards: list[str] = []
    for card in ("AS", "AC", "AD", "AH", rest.pop()):
        cards += [card, rest.pop(), rest.pop()]
    aces = Table(make("rams", players=3), start={"dealer": 2, "pack": cards + rest, "records": [9, 70, 80]})
    assert side(aces) == [150, -70, -80] and records(aces) == [0, 70, 80]
    words = [word for word in shuffled(8, 5) if word != "JC"]
    words.insert(15, "JC")
    pamfil = Table(make("mushka_pamfil", players=3), start={"dealer": 2, "pack": words})
    assert names(pamfil, 2) == {"set_trump S", "set_trump C", "set_trump D", "set_trump H"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"pack": ["AS", "KS"]},
        {"pack": shuffled(9, 5), "piles": {"hand.0": "AS KS QS JS TS"}},
        {"pack": ["AS", *shuffled(9, 5)]},
        {"pack": ["XX", *shuffled(9, 5)]},
        {"pack": shuffled(13, 5)},
        {"pack": "AS KS"},
        {"phase": "deal", "pack": shuffled(9, 5)},
    ],
)
def test_a_pack_that_cannot_be_dealt_is_refused_M_26(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        Table(make("mushka"), start=wrong)
