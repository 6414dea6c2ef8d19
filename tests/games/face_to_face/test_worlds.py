"""What a seat may know: the clues count exactly the deals that agree with what it has seen."""

import itertools
import math
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lomber import Table, make
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from tests.games.face_to_face.tree import orders


def agreeing_deals(table: Table, seat: int, moves: list[tuple[int, int]]) -> int:
    """All pairs of deals, replayed by the table's own moves; those that look the same to the seat."""
    seen = table.seen(seat)
    facts = (seen.log, table.legal(seat), table.actors(), table.over)
    count, full = 0, table.game.options.hand_size
    trial = Table(table.game, dealing=False, start=seen.start)
    silver = trial.state.awaits()
    assert silver is not None
    for one in list(orders(silver)):
        after = trial.state.copy()
        after.dealt(vec[i64](one))
        gold = after.awaits()
        assert gold is not None
        for two in orders(gold):
            if not matches(seen.log, one, two):
                continue
            other = Table(table.game, dealing=False, start=seen.start)
            other.deal({"hand.0": one[:full], "stock.0": one[full:]})
            other.deal({"hand.1": two[:full], "stock.1": two[full:]})
            if replays(other, moves) and facts == (
                other.seen(seat).log,
                other.legal(seat),
                other.actors(),
                other.over,
            ):
                count += 1
    return count


def matches(log: tuple[object, ...], one: list[int], two: list[int]) -> bool:
    """A quick look: the cards that the seat knows are where it knows them (hands are sets, stocks ordered)."""
    for event, order in zip(log, (one, two), strict=False):
        words = " ".join(event.piles.values()).split()  # type: ignore[attr-defined]
        names = [("s" if card < 58 else "g") + str(card % 58 + 2) for card in order]
        if any(word != "??" and word != name for word, name in zip(words, names, strict=True)):
            return False
    return True


def replays(table: Table, moves: list[tuple[int, int]]) -> bool:
    for seat, move in moves:
        if table.over or seat not in table.actors() or move not in table.legal(seat):
            return False
        table.play(seat, move)
    return True


@pytest.mark.parametrize("seed", range(6))
def test_the_clues_count_exactly_the_deals_that_agree_F_16_F_22(seed: int) -> None:
    """F-16, F-22."""
    game = make("face_to_face", numbers=5, hand_size=2 + seed % 2, starter="seat0")
    source = random.Random(seed)
    table = Table(game, seed=seed)
    moves: list[tuple[int, int]] = []
    while not table.over:
        for seat in range(2):
            hidden_hand = math.factorial(game.options.hand_size)  # worlds tell the places in a hand apart
            counted = Worlds(table.seen(seat), game).count()
            assert counted == agreeing_deals(table, seat, moves) * hidden_hand
        actor = table.actors()[0]
        move = source.choice(table.legal(actor))
        table.play(actor, move)
        moves.append((actor, move))


def crossed(source: random.Random) -> dict[str, object]:
    """A set-up late in a game: own piles crossed, so that not every hand can lay two."""
    silver, gold = list(range(2, 60)), list(range(2, 60))
    source.shuffle(silver)
    source.shuffle(gold)
    low, high = sorted((silver.pop(), silver.pop()))
    tops = {"silver": f"s{high} s{low}", "gold": f"g{gold.pop()} g{gold.pop()}"}
    held = source.randint(2, 3)
    return {
        "to_move": 0,
        "tops": tops,
        "piles": {
            "hand.0": " ".join(map(str, silver[:held])),
            "stock.0": " ".join(map(str, silver[held : held + 4])),
            "hand.1": " ".join(map(str, gold[:4])),
        },
    }


@pytest.mark.parametrize("seed", range(24))
def test_in_a_set_up_the_player_in_turn_is_known_to_be_able_to_lay_F_16_F_22(seed: int) -> None:
    """F-16, F-22: Seat 1 knows which cards are out, and that seat 0 has not lost."""
    source = random.Random(seed)
    game = make("face_to_face")
    described = crossed(source)
    table = Table(game, start=described, dealing=False)
    while table.over:
        described = crossed(source)
        table = Table(game, start=described, dealing=False)
    piles: dict[str, str] = dict(described["piles"])  # type: ignore[call-overload]
    held = len(piles["hand.0"].split())
    out = piles["hand.0"].split() + piles["stock.0"].split()
    first = table.name(source.choice(table.legal(0)))
    for lays in ([], [first]):
        for what in lays:
            table.play(0, what)
        agreeing = 0
        for order in itertools.permutations(out):
            hand = {"hand.0": " ".join(order[:held]), "stock.0": " ".join(order[held:])}
            world = Table(game, start={**described, "piles": {**piles, **hand}}, dealing=False)
            codes = [(0, world.parse(0, what)) for what in lays]
            agreeing += not world.over and replays(world, codes) and not world.over
        assert Worlds(table.seen(1), game).count() == agreeing


def test_a_spectator_keeps_the_packs_apart() -> None:
    """In a set-up the hidden cards of both packs are one heap; no world may mix them."""
    source = random.Random(5)
    game = make("face_to_face")
    table = Table(game, start=crossed(source), dealing=False)
    while table.over:
        table = Table(game, start=crossed(source), dealing=False)
    worlds = Worlds(table.seen(-1), game)
    for seed in range(30):
        piles = worlds.draw(Fast(seed)).state.position(-2)["piles"]
        assert all(word[0] == "s" for word in f"{piles['hand.0']} {piles['stock.0']}".split())
        assert all(word[0] == "g" for word in f"{piles['hand.1']} {piles['stock.1']}".split())


def test_a_set_up_between_the_two_deals_hides_the_silver_hand() -> None:
    game = make("face_to_face", numbers=8, hand_size=3, starter="seat0")
    dealt = Table(game, dealing=False)
    dealt.deal({"hand.0": [0, 3, 5]})
    table = Table(game, start=dealt.state.position(-2), seed=1)
    seen = table.seen(1)
    assert seen.start["piles"]["hand.0"] == "?? ?? ??"
    assert "s5" not in seen.text()
    assert Worlds(seen, game).guess(Fast(1)).view(1).scene() == table.view(1).scene()


def test_a_finished_game_lies_open() -> None:
    table = Table(make("face_to_face"), seed=4)
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    assert "??" not in str(table.seen(-1).log)


def test_nobody_sees_a_stock_or_the_other_hand_during_the_game() -> None:
    table = Table(make("face_to_face", starter="seat0"), seed=4)
    mine, theirs = table.seen(0).log[:2]
    assert mine.piles["hand.0"].count("??") == 0  # type: ignore[union-attr]
    assert mine.piles["stock.0"].count("??") == 52  # type: ignore[union-attr]
    assert theirs.piles["hand.1"].count("??") == 6  # type: ignore[union-attr]
    table.play(0, table.legal(0)[0])
    table.play(0, table.legal(0)[0])
    table.play(0, "done")
    assert table.seen(0).log[0].piles["stock.0"].count("??") == 50  # type: ignore[union-attr]
    assert table.seen(1).log[0].piles["stock.0"].count("??") == 52  # type: ignore[union-attr]
