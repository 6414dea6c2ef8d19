"""What is hidden: blind hands, the shleif, cards thrown and dropped; guesses, counted against all histories."""

from collections import Counter
from collections.abc import Iterator

import pytest

from lomber import Table
from lomber.cards.pack import read_card
from lomber.play.assign import Fast
from lomber.play.tree import outcomes
from lomber.play.worlds import Worlds
from lomber.table.contract import Game, State
from tests.games.stukolka.tables import deal, game, hand, play, playing, stacked, throw, tricks


def test_a_blind_player_sees_nothing_of_his_own_cards_US_6() -> None:
    """US-6."""
    table = Table(game("shleif", blind=True), seed=3)
    play(table, "4:keep_shleif")
    table.play(4, table.legal(4)[0])
    piles = table.seen(0).log[0].piles
    assert piles["hand.0"] == "?? ?? ??"
    zone = next(zone for zone in table.view(0).scene().zones if zone.name == "hand.0")
    assert zone.cards == ("??", "??", "??")
    assert sum(table.view(0).observe()[:52]) == 0
    play(table, "0:knock_blind 1:look 1:pass 2:look 2:pass")
    assert table.view(0).mine == 0
    play(table, "3:look 3:pass")
    assert set(table.seen(0).log[0].piles["hand.0"].split()) == hand(table, 0)


def test_how_many_cards_are_laid_aside_is_told_when_all_are_UB_2() -> None:
    """UB-2: until then the position as others are told it is as it was."""
    table = Table(game("prikup"), seed=3)
    play(table, "0:knock 1:knock 2:pass 3:pass 4:pass")
    before = table.state.position(1)
    table.play(0, table.legal(0)[-1])
    assert table.state.position(1) == before
    assert table.state.position(0)["piles"]["chosen.0"] != ""
    table.play(0, "done")
    assert table.state.position(1)["piles"]["thrown.0"] == "??"


def test_nobody_sees_a_card_before_the_shleif_is_kept_or_declined_US_4() -> None:
    """US-4."""
    table = Table(game("shleif"), seed=3)
    for seat in range(-1, 5):
        assert set(" ".join(table.seen(seat).log[0].piles.values()).split()) == {"??"}
        assert table.view(seat).scene().zones == ()


def test_others_learn_how_many_cards_were_thrown_and_not_which_UB_2() -> None:
    """UB-2."""
    table = stacked("prikup", deal("2S 3S 4S", "", "", "", "", trump="AC", stock="8C 9C"))
    play(table, "0:knock 1:knock 2:pass 3:pass 4:pass")
    throw(table, 0, "2S 3S")
    assert table.seen(1).log[-1].moves == ("throw ??", "throw ??", "done")
    assert table.seen(0).log[-1].moves == ("throw 2S", "throw 3S", "done")
    assert table.view(1).bought[0] == 2
    assert table.seen(1).log[0].piles["stock"].split()[:2] == ["??", "??"]
    assert table.seen(0).log[0].piles["stock"].split()[:2] == ["8C", "9C"]


def test_a_throw_in_progress_is_seen_by_nobody_else_UB_2() -> None:
    """UB-2."""
    table = stacked("prikup", deal("2S 3S 4S", trump="AC"))
    play(table, "0:knock 1:knock 2:pass 3:pass 4:pass")
    before = [(table.view(seat).scene(), table.seen(seat)) for seat in (-1, 1, 4)]
    table.play(0, "throw 2S")
    assert before == [(table.view(seat).scene(), table.seen(seat)) for seat in (-1, 1, 4)]


def test_what_the_golets_burnt_is_seen_by_nobody_UG_3() -> None:
    """UG-3."""
    table = stacked("golets", deal("2S 3S 4S", trump="8D", stock="5C KD 6S AH"))
    table.play(0, "golets")
    stock = [table.seen(seat).log[0].piles["stock"].split()[:4] for seat in (0, 1)]
    assert stock == [["??", "KD", "6S", "AH"], ["??", "??", "??", "??"]]


def test_who_leads_another_card_does_not_hold_ace_nor_king_and_queen_of_trumps_U_8_U_9() -> None:
    """U-8, U-9."""
    table = playing("prikup", "S", {0: "7D KS 2C", 1: "8D 9D TD", 2: "2H 3H 4H"})
    tricks(table, "7D")
    worlds = Worlds(table.seen(1), table.game)
    king, queen, ace = (read_card(card) for card in ("KS", "QS", "AS"))
    for n in range(300):
        mine = worlds.guess(Fast(n)).view(0).mine
        assert not mine >> ace & 1
        assert not (mine >> king & 1 and mine >> queen & 1)


def test_who_played_the_queen_after_leading_does_not_hold_the_king_U_9() -> None:
    """U-9."""
    table = playing("prikup", "S", {0: "7D QS 2C", 1: "2D 3D 5S", 2: "2H 3H 4H"})
    tricks(table, "7D 2D 2H QS")
    assert "KS" in table.state.position(-2)["denied"]["0"].split()


def test_who_led_the_king_may_lead_the_queen_next_and_had_both_U_9_U_10() -> None:
    """U-9, U-10."""
    table = playing("golets", "S", {0: "KS QS 2C", 1: "8D 9D TD", 2: "2H 3H 4H"})
    tricks(table, "KS 8D 2H QS")
    worlds = Worlds(table.seen(1), table.game)
    assert worlds.count() > 0
    assert table.state.position(-2)["apart"] == []


def test_who_played_the_king_to_a_trick_may_keep_the_queen_when_he_leads_U_10() -> None:
    """U-10."""
    table = playing("golets", "S", {0: "JS 2D 3D", 1: "KS QS TD", 2: "2H 3H 4H"})
    tricks(table, "JS KS 2H TD 3H 2D")
    queen = read_card("QS")
    worlds = Worlds(table.seen(0), table.game)
    held = [bool(worlds.guess(Fast(n)).view(1).mine >> queen & 1) for n in range(300)]
    assert any(held)
    assert not all(held)


def small(**options: object) -> Game:
    return game("shleif", players=3, suits=2, hands=1, **options)


def alike(state: State, shape: list[tuple[int, str]], moves: list[int]) -> Iterator[list[int]]:
    """All ways on from a position in which the same seats do the same kinds of things."""
    if len(moves) == len(shape):
        yield moves
        return
    seat, word = shape[len(moves)]
    for move in state.legal(seat):
        if state.name(move).split()[0] == word:
            after = state.copy()
            after.play(seat, move)
            yield from alike(after, shape, [*moves, int(move)])


@pytest.mark.parametrize(
    ("options", "watcher", "words"),
    [
        ({"ranks": 3, "hand_cards": 1}, 0, "0:knock 1:pass"),
        ({"ranks": 3, "hand_cards": 1, "blind": True}, 1, "0:knock_blind 1:look 1:pass"),
        ({"ranks": 4, "hand_cards": 2, "stake": 6}, 0, "0:knock 1:pass"),
    ],
)
def test_a_guess_is_uniform_over_all_histories_even_of_a_dropped_trump_card_US_3(
    options: dict[str, object], watcher: int, words: str
) -> None:
    """Which card did the dealer drop: his own, a bought one or the trump card? And the blind knocker? [US-3]"""
    stukolka = small(**options)
    table = Table(stukolka, seed=4)
    play(table, "2:keep_shleif")
    table.play(2, table.legal(2)[0])
    play(table, words)
    throw(table, 0, "")
    if table.turn() == 0:
        table.play(0, table.legal(0)[0])
    throw(table, 2, sorted(hand(table, 2))[0] if options["hand_cards"] == 1 else "")
    table.play(2, table.legal(2)[0])
    histories = every_history(table, watcher)
    worlds = Worlds(table.seen(watcher), stukolka)
    draws = 40 * len(histories)
    found: Counter[str] = Counter()
    for n in range(draws):
        world = worlds.draw(Fast(n))
        found[told(list(world.deals[0]), [move for _, moves in world.gestures for move in moves])] += 1
    assert set(found) == histories
    mean = draws / len(histories)
    chi = sum((found[key] - mean) ** 2 / mean for key in histories)
    freedom = len(histories) - 1
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def told(order: list[int], moves: list[int]) -> str:
    """A whole history: the cards as they were dealt, and what was done."""
    return f"{[int(card) for card in order]} {moves}"


def every_history(table: Table, seat: int) -> set[str]:
    """By brute force: all histories that the seat cannot tell from the true one."""
    wanted = table.seen(seat).log
    shape = [(event.seat, text.split()[0]) for event in table.record().log[1:] for text in event.moves]
    found: set[str] = set()
    awaited = table.game.start().awaits()
    assert awaited is not None
    for order in outcomes(awaited):
        start = table.game.start()
        start.dealt(order)
        piles, at = {}, 0
        for pile in awaited.piles:
            piles[pile.name] = [int(card) for card in order[at : at + pile.size]]
            at += pile.size
        known = wanted[0].piles[f"hand.{seat}"].split()
        if {table.game.card_name(card) for card in piles[f"hand.{seat}"]} != set(known):
            continue
        for moves in alike(start, shape, []):
            other = Table(table.game, dealing=False)
            other.deal(piles)
            for (mover, _), move in zip(shape, moves, strict=True):
                other.play(mover, move)
            if other.seen(seat).log == wanted:
                found.add(told(list(order), moves))
    return found
