"""`guess` draws uniformly from exactly the histories that agree with the seen log: against enumeration."""

import json
from collections import Counter
from functools import cache

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber import Shoe, Stacked, Table, make
from lomber.play.assign import Fast, NoWorld
from lomber.play.tree import outcomes
from lomber.play.worlds import World, Worlds
from lomber.table.contract import EVERYTHING, Game
from lomber.table.errors import IllegalMove
from lomber.table.record import MoveEvent, Seen
from lomber.table.unseen import Case, Clue
from tests.table.toys import Swap
from tests.uniform import assert_drawn_by

History = tuple[tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]]


def history(world: World) -> History:
    gestures = tuple((seat, tuple(moves)) for seat, moves in world.gestures)
    return tuple(int(card) for card in world.deals[0]), gestures


def what_is_seen(seen: Seen) -> tuple[object, ...]:
    """The seen log without its clues: only what was dealt and done."""
    return seen.start, seen.log


def dealt_by_hand(game: Game, order: list[int], setting: Table | None) -> Table:
    """A table before its first hand is dealt, then dealt so."""
    table = Table(game, dealing=False)
    if setting is not None:
        table = Table.replay(setting.record(), game, to=1)
    deal = table.state.awaits()
    assert deal is not None
    piles, at = {}, 0
    for pile in deal.piles:
        piles[pile.name] = order[at : at + pile.size]
        at += pile.size
    table.deal(piles)
    return table


# -- whist


def whist_after(moves: int, seed: int) -> Table:
    table = Table(make("whist/tiny", draw=True), seed=seed)
    for _ in range(moves):
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[-1])
    return table


@cache
def whist_deals(seed: int) -> list[tuple[int, ...]]:
    table = Table.replay(whist_after(0, seed).record(), make("whist/tiny", draw=True), to=1)
    deal = table.state.awaits()
    assert deal is not None
    return [tuple(int(card) for card in order) for order in outcomes(deal)]


@pytest.mark.parametrize(("moves", "seat", "seed"), [(0, 0, 1), (1, 2, 1), (3, 0, 2), (5, 3, 3), (4, 1, 4)])
def test_worlds_of_tiny_whist_are_all_deals_that_look_the_same(moves, seat, seed):
    table = whist_after(moves, seed)
    seen = table.seen(seat)
    events = [event for event in seen.log if isinstance(event, MoveEvent)]
    agreeing = {}
    for order in whist_deals(seed):
        other = dealt_by_hand(table.game, list(order), table)
        try:
            for event in events:
                other.act(event.seat, event.moves)
        except IllegalMove:
            continue
        if what_is_seen(other.seen(seat)) == what_is_seen(seen):
            agreeing[order] = 1
    worlds = Worlds(seen, table.game)
    source = Fast(seed)
    drawn = [history(worlds.draw(source))[0] for _ in range(20 * len(agreeing) + 500)]
    assert len(agreeing) > 1
    assert_drawn_by(agreeing, drawn)


# -- hidden moves


def swap_after(moves: list[tuple[int, list[str]]]) -> Table:
    table = Table(
        Swap(), shoe=Stacked([{"hand.0": [0, 3], "hand.1": [1, 6], "stock": [5, 2, 4]}], then=Shoe(1))
    )
    for seat, gesture in moves:
        table.act(seat, gesture)
    return table


def swap_histories(table: Table, seat: int) -> Counter[History]:
    """All deals and gestures, hidden ones included, after which the seat has seen the same."""
    game, wanted = table.game, what_is_seen(table.seen(seat))
    shapes = [(e.seat, e.moves) for e in table.seen(seat).log if isinstance(e, MoveEvent)]
    found: Counter[History] = Counter()
    deal = Table(game, dealing=False).state.awaits()
    assert deal is not None
    for order in outcomes(deal):
        first = dealt_by_hand(game, [int(card) for card in order], None)
        for other, gestures in ways(first, shapes):
            if what_is_seen(other.seen(seat)) == wanted:
                found[tuple(int(card) for card in order), tuple(gestures)] += 1
    return found


def ways(
    table: Table, shapes: list[tuple[int, tuple[str, ...]]]
) -> list[tuple[Table, list[tuple[int, tuple[int, ...]]]]]:
    """The tables after all gestures of these shapes, with the codes that were played."""
    if not shapes:
        return [(table, [])]
    (seat, texts), rest = shapes[0], shapes[1:]
    tries = [list(texts)]
    if texts[0] == "throw ??":
        tries = [[table.name(move), *texts[1:]] for move in table.legal(seat) if move < 14]
    found = []
    for gesture in tries:
        other = Table.replay(table.record(), table.game)
        try:
            other.act(seat, gesture)
        except IllegalMove:
            continue
        codes = tuple(int(table.game.book.code(text)) for text in gesture)
        found += [(end, [(seat, codes), *more]) for end, more in ways(other, rest)]
    return found


@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        ([], 0),
        ([(0, ["done"]), (1, ["done"])], 1),
        ([(0, ["throw A", "done"]), (1, ["throw B", "done"])], 0),
        ([(0, ["throw D", "done"]), (1, ["throw G", "done"]), (0, ["A"])], 1),
        ([(0, ["done"]), (1, ["throw G", "done"]), (0, ["D"])], -1),
    ],
)
def test_hidden_moves_are_drawn_as_uniformly_as_cards(moves, seat):
    table = swap_after(moves)
    agreeing = swap_histories(table, seat)
    worlds = Worlds(table.seen(seat), table.game)
    source = Fast(5)
    drawn = [history(worlds.draw(source)) for _ in range(8 * len(agreeing) + 500)]
    assert_drawn_by(agreeing, drawn)


def test_the_count_is_of_histories_with_the_places_of_a_set_told_apart():
    """Five unseen cards in two places of a hand and three of a stock: 5! ways."""
    assert Worlds(swap_after([]).seen(0), Swap()).count() == 120


# -- no peeping


def test_the_same_seed_gives_the_same_world_whatever_the_truth_is():
    table = whist_after(5, 6)
    seat = table.actors()[0]
    worlds = Worlds(table.seen(seat), table.game)
    for seed in range(20):
        world = worlds.draw(Fast(seed))
        other = dealt_by_hand(table.game, [int(card) for card in world.deals[0]], table)
        for event in table.seen(seat).log:
            if isinstance(event, MoveEvent):
                other.act(event.seat, event.moves)
        again = Worlds(other.seen(seat), table.game).draw(Fast(seed + 100))
        assert history(again) == history(worlds.draw(Fast(seed + 100)))


def test_a_set_up_start_is_filled_with_the_unseen_cards():
    position = swap_after([]).state.position(EVERYTHING)
    table = Table(Swap(), start=position)
    seen = table.seen(0)
    assert not seen.dealt_in
    worlds = Worlds(seen, table.game)
    for seed in range(30):
        world = worlds.draw(Fast(seed))
        assert world.start is not None
        piles = world.start["piles"]
        assert sorted(" ".join(piles.values()).split()) == list("ABCDEFG")
        assert piles["hand.0"] == position["piles"]["hand.0"]


def test_a_world_is_not_the_one_before_changed():
    worlds = Worlds(swap_after([]).seen(0), Swap())
    first = worlds.draw(Fast(1))
    before = first.state.position(EVERYTHING)
    second = worlds.draw(Fast(2))
    second.state.play(0, 14)
    assert first.state.position(EVERYTHING) == before


def test_vecs_of_a_world_are_its_own():
    worlds = Worlds(swap_after([]).seen(0), Swap())
    first = worlds.draw(Fast(1))
    kept = vec[i64](first.deals[0])
    worlds.draw(Fast(2))
    assert first.deals[0] == kept


def test_a_rare_clue_is_met_by_drawing_again_just_as_uniformly():
    """The same clue counted and called rare: the same worlds come, and equally often."""
    game = make("whist/tiny", draw=True)
    table = Table(game, seed=3)
    seen = table.seen(table.turn())
    case = seen.unseen[0]
    found = []
    for rare in (False, True):
        clue = Clue("apart", [0, 1], [0], rare=rare)
        told = msgspec.structs.replace(seen, unseen=(Case(1, case.places, case.tokens, [clue]),))
        worlds = Worlds(told, game)
        source = Fast(9)
        drawn = Counter(json.dumps(worlds.guess(source).position(EVERYTHING)["piles"]) for _ in range(6000))
        found.append(drawn)
    assert set(found[0]) == set(found[1])
    expected = 6000 / len(found[0])
    assert all(abs(count - expected) < 6 * expected**0.5 for drawn in found for count in drawn.values())


def test_a_clue_that_is_not_rare_at_all_is_an_error():
    game = make("whist/tiny", draw=True)
    table = Table(game, seed=3)
    seen = table.seen(table.turn())
    case = seen.unseen[0]
    never = Clue("number", [0], list(range(len(case.places))), 0, 0, rare=True)
    told = msgspec.structs.replace(seen, unseen=(Case(1, case.places, case.tokens, [never]),))
    with pytest.raises(NoWorld, match="rare"):
        Worlds(told, game).guess(Fast(1))
