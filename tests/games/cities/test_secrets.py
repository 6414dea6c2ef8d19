"""What a seat may know: hands and deck are closed, a round is sealed, equal cards cannot be told apart."""

import itertools
from collections import Counter
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber.games import make
from lomber.play.assign import Fast
from lomber.play.tree import outcomes
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from lomber.table.record import DealEvent
from lomber.table.table import Table
from tests.games.cities.tables import lay, piles, set_up, state_of


def test_before_the_reveal_nobody_sees_who_has_laid_or_what_C_11() -> None:
    table = set_up(["R2", "", ""], ["R1 X2 DEP", "O1 XU G2", "Y1 Y2 Y3"])
    before = [(table.view(seat).scene(), table.seen(seat).text()) for seat in (-1, 1, 2)]
    table.act(0, ["lay DEP", "F4"])
    assert before == [(table.view(seat).scene(), table.seen(seat).text()) for seat in (-1, 1, 2)]
    own = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert (own["hand.0"], own["laid"], own["bids"]) == (("R1", "X2"), ("DEP",), ("F4",))
    assert table.state.position(1)["piles"]["hand.0"] == "?? ?? ??"
    assert table.state.position(1)["bids"] == [0, 0, 0]


def test_hands_and_deck_are_closed_and_counted_C_9() -> None:
    table = Table(make("cities"), seed=2)
    zones = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert zones["hand.1"] == ("??", "??", "??")
    assert set(zones["deck"]) == {"??"}
    assert len(zones["deck"]) == 41 - 9
    assert "??" not in zones["hand.0"]
    assert " ".join(zones["hand.0"]) == piles(table)["hand.0"]


def test_own_draws_are_known_even_beside_an_equal_hidden_card_C_4() -> None:
    """One deportation is mine, two are hidden: mine is written in my log, theirs are not."""
    game = make("cities", players=2, removed_colours="B,V")
    table = Table(game, dealing=False)
    table.deal({"first": [game.read_card("P0")]})
    table.deal({"deck": [game.read_card(card) for card in "DEP R1 R2 DEP O1 O2 DEP".split()]})
    (_, dealt) = (event for event in table.seen(0).log if isinstance(event, DealEvent)) if False else (
        None,
        next(event for event in table.seen(0).log if isinstance(event, DealEvent)),
    )
    assert dealt.piles["deck"].split()[:7] == ["DEP", "R1", "R2", "??", "??", "??", "??"]
    assert table.seen(1).log[0].piles["deck"].split()[:7] == ["??", "??", "??", "DEP", "O1", "O2", "??"]


def small() -> Table:
    """Two players with a deck of seven: R1 O1 X1 XU XU DEP DEP, hands of two."""
    game = make(
        "cities",
        players=2,
        colours=2,
        removed_colours="Y,G,B,V",
        values=1,
        hand_size=2,
        deportations=2,
        hands=1,
        rounds=6,
    )
    table = Table(game, dealing=False)
    table.deal({"first": [game.read_card("P0")]})
    return table


def walked(table: Table, orders: list[list[int]], moves: list[tuple[int, int]]) -> Table | None:
    """The same moves after these deals, as far as they go; None where they are not legal."""
    waiting, again = orders[:], small()
    for seat, move in [*moves, (-1, -1)]:
        while (deal := again.state.awaits()) is not None:
            if not waiting or sorted(waiting[0]) != sorted(int(card) for card in deal.pool):
                return None
            again.deal({deal.piles[0].name: waiting.pop(0)})
        if seat < 0:
            break
        if move not in again.legal(seat):
            return None
        again.play(seat, move)
    return again if not waiting else None


@pytest.mark.parametrize("seed", range(12))
def test_worlds_are_exactly_the_deals_that_look_the_same_C_16(seed: int) -> None:
    """Brute force: every order of the deck, and of the reshuffled pile, replayed with the same moves.

    Equal unseen cards are counted apart, so each arrangement counts once for every way to permute them.
    """
    random = Random(seed)
    table = small()
    orders: list[list[int]] = []
    moves: list[tuple[int, int]] = []
    while not table.over:
        if (deal := table.state.awaits()) is not None:
            if len(orders) == 2:
                break
            order = [int(card) for card in deal.pool]
            random.shuffle(order)
            orders.append(order)
            table.deal({deal.piles[0].name: order})
            continue
        if len(orders) == 2 and state_of(table).sealed() and random.random() < 0.3:
            break
        seat = table.actors()[0]
        moves.append((seat, random.choice(table.legal(seat))))
        table.play(seat, moves[-1][1])
    if table.over or table.state.awaits() is not None:
        table = walked(small(), orders, moves := moves[: max(0, len(moves) - 8)]) or table
    if table.over or table.state.awaits() is not None:
        pytest.skip("this walk ended before anything was hidden")
    played = [[int(card) for card in event_order(table, number)] for number in range(deals_in(table))]
    pools = [sorted(order) for order in played]
    for seat in (0, 1):
        text = table.seen(seat).text()
        alike = 0
        for arrangement in itertools.product(*(sorted(set(itertools.permutations(pool))) for pool in pools)):
            other = walked(small(), [list(order) for order in arrangement], moves)
            if other is not None and other.seen(seat).text() == text:
                alike += 1
        worlds = Worlds(table.seen(seat), table.game)
        (case,) = table.seen(seat).unseen
        permuted = 1
        for number in Counter((token.deal, token.card) for token in case.tokens).values():
            permuted *= [1, 1, 2, 6][number]
        assert worlds.count() == alike * permuted
        for draw in range(3):
            assert worlds.draw(Fast(draw)).state.view(seat).scene() == table.view(seat).scene()
