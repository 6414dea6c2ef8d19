"""What a seat knows of a hand that is over: neither less than the play has told, nor a card more."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lomber.games import listings, make
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.afterwards import SOMEWHERE, KnownDeal, Position, pinned
from lomber.table.contract import EVERYTHING, SPECTATOR
from lomber.table.record import DealEvent, MoveEvent
from lomber.table.table import Table

WORLDS = 2


def played(game: str, seed: int, **options: object) -> Table:
    table = Table(make(game, options), seed=seed)
    chance = Random(seed)
    while not table.over:
        seat = chance.choice(table.actors())
        table.play(seat, chance.choice(table.legal(seat)))
    return table


def deals(table: Table, number: int, seat: int) -> list[KnownDeal]:
    return [event for event in table.known(number, seat) if isinstance(event, KnownDeal)]


@pytest.mark.parametrize("game", listings())
def test_what_the_play_has_told_is_so_in_every_world_that_agrees_with_it(game: str) -> None:
    """The worlds are drawn from the seen log alone: a card that lies elsewhere in one of them is not known."""
    table = played(game, 11, hands=1)
    for number in range(1, table.hands() + 1):
        hand = table.alone(number, table.alone(number).happened() - 1)
        if not hand.actors():  # the hand was over with its deal
            continue
        truth = deals(table, number, int(EVERYTHING))
        stocks = {(n, pile.name) for n, deal in enumerate(truth) for pile in deal.piles if pile.ordered}
        for seat in range(SPECTATOR, table.game.seats):
            seen = hand.seen(seat)
            pins = pinned(table.game, seen, stocks)
            worlds = Worlds(seen, table.game)
            for seed in range(WORLDS):
                _agree(pins, truth, [list(order) for order in worlds.draw(Fast(seed)).deals])


def _agree(pins: Counter[tuple[Position, int]], truth: list[KnownDeal], world: list[list[int]]) -> None:
    """Whatever is pinned lies there in this world too."""
    for ((deal, name, index), card), number in pins.items():
        at = 0
        for pile in truth[deal].piles:
            if pile.name == name:
                here = world[deal][at : at + len(pile.cards)]
                assert here[index] == card if index != SOMEWHERE else here.count(card) >= number
            at += len(pile.cards)


@pytest.mark.parametrize("game", ["whist", "vint", "preferans_modern", "gorka", "mushka", "cities", "makao"])
def test_nobody_knows_at_the_end_what_the_hand_has_not_shown(game: str) -> None:
    """Each card that is known lay open, is in the position the seat may see at the end, or in a move it heard."""
    table = played(game, 7, hands=1)
    hand = table.alone(1)
    for seat in range(SPECTATOR, table.game.seats):
        seen = hand.seen(seat)
        moves = {
            w for event in seen.log if isinstance(event, MoveEvent) for m in event.moves for w in m.split()
        }
        shown = {
            w
            for event in seen.log
            if isinstance(event, DealEvent)
            for p in event.piles.values()
            for w in p.split()
        }
        known = {
            c
            for d in deals(table, 1, seat)
            for p in d.piles
            for c, k in zip(p.cards, p.known, strict=True)
            if k
        }
        assert known <= moves | shown, (seat, known - moves - shown)


def test_a_card_that_was_played_has_told_where_it_was_dealt() -> None:
    table = played("whist", 3, hands=1)
    for seat in range(SPECTATOR, 4):
        (deal,) = deals(table, 1, seat)
        assert deal.whole
        assert deal.event() == deals(table, 1, int(EVERYTHING))[0].event()


def test_the_rest_of_the_draw_stays_closed() -> None:
    (draw,) = deals(played("whist", 3, hands=1), 0, 2)
    assert draw.event().piles["rest"].split() == ["??"] * 48
    assert "??" not in draw.event().piles["drawn"]


def test_the_hand_of_who_folds_in_gorka_is_his_own_for_ever() -> None:
    table = Table(make("gorka", players=2, hands=1), seed=5)
    while "pass" not in map(table.name, table.legal(table.turn())):
        table.play(table.turn(), table.legal(table.turn())[0])
    folder = table.turn()
    table.play(folder, "pass")
    assert table.over
    for seat in (SPECTATOR, 1 - folder):
        for deal in deals(table, 1, seat):
            hand = next((pile for pile in deal.piles if pile.name == f"hand.{folder}"), None)
            assert hand is None or not any(hand.known)
    assert all(all(p.known) for d in deals(table, 1, folder) for p in d.piles if p.name == f"hand.{folder}")


def test_the_discard_in_preferans_stays_closed_though_anybody_can_work_it_out() -> None:
    for seed in range(30):
        table = played("preferans_modern", seed, hands=1)
        record = table.known(1, SPECTATOR)
        if any(isinstance(event, MoveEvent) and "discard ??" in event.moves for event in record):
            (deal,) = deals(table, 1, SPECTATOR)
            assert not deal.whole
            return
    raise AssertionError("nobody has discarded")


def test_known_moves_are_told_as_the_seat_heard_them() -> None:
    table = played("preferans_modern", 4, hands=2)
    truth = [event for n in range(3) for event in table.known(n, int(EVERYTHING))]
    assert [e.event() if isinstance(e, KnownDeal) else e for e in truth] == list(table.record().log)
