"""Cards that are chosen together: picked by a person in any order, taken by the rules in theirs."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from lomber import IllegalMove, Table, make
from lomber.table.picking import in_order, picks
from lomber.table.record import DealEvent, MoveEvent, Record
from lomber.table.scene import Picks

GAMES = (
    "preferans_modern",
    "preferans_classic",
    "preferans_hussar",
    "piquet",
    "norman_piquet",
    "mushka",
    "mushka_mistigri",
    "rams",
    "stukolka_prikup",
    "gorka",
    "vint_widow_nail",
    "vint_rubbish",
)


def asked(game: str, hands: int) -> Iterator[tuple[Table, int, Picks, Random]]:
    """Positions of random play in which somebody picks cards, before he has chosen any."""
    for seed in range(hands):
        random, table = Random(seed), Table(make(game), seed=seed)
        for _ in range(400):
            if not table.actors() or table.hands() > 1:
                break
            seat = min(table.actors())
            found = picks(table.state, seat, table.view(seat).scene().choices)
            if found and not table.state.midway(seat):
                yield table, seat, found, random
            table.play(seat, random.choice([int(move) for move in table.legal(seat)]))


@pytest.mark.parametrize("game", GAMES)
def test_any_cards_in_any_order_are_taken(game: str) -> None:
    tried = 0
    for table, seat, found, random in asked(game, 12):
        closing = [number for number in range(1, len(found.ends)) if found.ends[number]]
        number = found.whole or random.choice(closing)
        chosen = [choice.move for choice in random.sample(found.cards, number)]
        end = [] if found.whole else [found.ends[number][0].move]
        gesture = in_order(table.state, seat, [*chosen, *end])
        assert sorted(gesture[:number]) == sorted(chosen) and gesture[number:] == end
        state = table.state.copy()
        for move in gesture:
            assert move in [int(legal) for legal in state.legal(seat)], (game, gesture)
            state.play(seat, move)
        assert not state.midway(seat)
        tried += 1
    assert tried > 3


def test_a_player_may_pick_every_card_for_his_discard_at_once() -> None:
    """Two of twelve: the rules alone would offer eleven, for the last is never the first of two."""
    table, seat, found, _ = next(asked("preferans_modern", 50))
    assert len(found.cards) == 12 and found.whole == 2
    assert len(table.legal(seat)) == 11


def test_what_was_picked_wrongly_stays_as_it_is_and_is_refused_by_the_rules() -> None:
    table, seat, found, _ = next(asked("preferans_modern", 50))
    card = found.cards[0].move
    assert in_order(table.state, seat, [card, card]) == [card, card]
    assert picks(table.state, seat, []) is None


@pytest.mark.parametrize("game", ["vint_rubbish", "vint_vitalin", "vint_widow_nail", "piquet"])
def test_too_many_are_refused_for_their_number_whatever_their_order(game: str) -> None:
    tried = 0
    for table, seat, found, random in asked(game, 6):
        most = found.whole or len(found.ends) - 1
        chosen = [choice.move for choice in random.sample(found.cards, most + 1)]
        gesture = in_order(table.state, seat, chosen)
        assert sorted(gesture) == sorted(chosen)
        state = table.state.copy()
        for move in gesture[:most]:
            state.play(seat, move)
        with pytest.raises(IllegalMove) as refused:
            state.play(seat, gesture[most])
        assert refused.value.key in ("give-exactly", "piquet-exchange")
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("game", ["mushka", "mushka_mistigri", "rams", "stukolka_prikup", "gorka"])
def test_as_many_may_be_picked_as_the_rules_take(game: str) -> None:
    tried = 0
    for table, seat, found, _ in asked(game, 40):
        taken = [
            number
            for number in range(1, len(found.cards) + 1)
            for chosen in combinations([choice.move for choice in found.cards], number)
            if _are_taken(table, seat, in_order(table.state, seat, chosen))
        ]
        assert max(taken) == (found.whole or len(found.ends) - 1), found
        tried += 1
    assert tried > 10


def test_shown_jacks_are_thrown_off_with_all_the_others_R_29() -> None:
    """They lie open, so the rules take them before the closed cards: the lowest of all is not the first."""
    tried = 0
    for table, seat, found, _ in asked("rams", 40):
        if {"JD", "JH"} <= {choice.card for choice in found.cards} and found.cards[0].card != "JD":
            all_of_them = [choice.move for choice in reversed(found.cards)]
            assert len(found.ends) == len(all_of_them) + 1
            assert _are_taken(table, seat, in_order(table.state, seat, all_of_them))
            tried += 1
    assert tried


def _are_taken(table: Table, seat: int, moves: list[int]) -> bool:
    state = table.state.copy()
    for move in moves:
        if move not in [int(legal) for legal in state.legal(seat)]:
            return False
        state.play(seat, move)
    return True


def test_a_gesture_and_a_record_name_cards_chosen_together_in_any_order() -> None:
    """Who writes a record by hand writes a discard as he thinks of it; the record keeps it in the rules' order."""
    game = make("piquet", draw=False)
    hand = "AS KS QS JS TS AC KC AD QD AH QH 8H"
    deal, thrown = DealEvent("hand", {"hand.0": hand}), ("throw KS", "throw 8H", "throw AS", "done")
    table = Table.replay(Record("piquet", {"draw": False}, (), (deal, MoveEvent(0, thrown))), game)
    assert table.turn() == 1
    assert table.record().log[1] == MoveEvent(0, ("throw KS", "throw AS", "throw 8H", "done"))
    fresh = Table.replay(table.record(), game, to=1)
    with pytest.raises(IllegalMove) as refused:
        fresh.act(0, ["throw KS", "throw AS", "throw 9H", "done"])
    assert (refused.value.rule, refused.value.key, refused.value.move) == ("P-6", "not-in-hand", "throw 9H")
    assert fresh.state.position(-2)["chosen"] == ""
