"""The information state as numbers: decoded again, it is the seen log."""

from random import Random
from typing import Any

import pytest

from lomber import Shoe, Stacked, Table, make
from lomber.play.encode import information, information_fields
from lomber.table.contract import Field, State, View
from lomber.table.foreign import Foreign
from lomber.table.record import DealEvent, MoveEvent
from lomber.table.unseen import Unseen
from tests.conformance.toys import Toy
from tests.table.toys import Picker, PickerState


def parts(table: Table, seat: int) -> dict[str, list[float]]:
    """The encoding cut into its fields by their documented sizes."""
    numbers = information(table.seen(seat), table.game, table.view(seat))
    cut, at = {}, 0
    for field in information_fields(table.game):
        cut[field.name] = numbers[at : at + int(field.size)]
        at += int(field.size)
    assert at == len(numbers)
    return cut


def number(bits: list[float]) -> int:
    """A number in binary, the lowest digit first."""
    assert set(bits) <= {0.0, 1.0}
    return sum(2**i for i, bit in enumerate(bits) if bit)


def grouped(numbers: list[float], size: int) -> list[list[float]]:
    assert len(numbers) % size == 0
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def played(moves: int, seed: int = 3) -> Table:
    table = Table(make("whist"), seed=seed)
    for _ in range(moves):
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    return table


@pytest.mark.parametrize("moves", [0, 1, 7, 30, 51])
@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_the_deals_decode_to_the_cards_of_the_seen_log(moves, seat):
    table = played(moves)
    cards = [number(bits) for bits in grouped(parts(table, seat)["deals"], 6)]
    deal = table.seen(seat).log[0]
    assert isinstance(deal, DealEvent)
    words = " ".join(deal.piles.values()).split()
    assert [table.game.card_name(card - 1) if card else "??" for card in cards] == words


@pytest.mark.parametrize("moves", [0, 1, 7, 30, 51])
def test_the_moves_decode_to_the_moves_of_the_seen_log(moves):
    table = played(moves)
    width = len(table.game.book).bit_length()
    rows = grouped(parts(table, 1)["moves"], 4 + width)
    events = [event for event in table.seen(1).log if isinstance(event, MoveEvent)]
    assert len(events) == moves
    for row, event in zip(rows, events, strict=False):
        assert row[:4] == [float(seat == event.seat) for seat in range(4)]
        assert table.game.book.text(number(row[4:]) - 1) == event.moves[0]
    assert all(not any(row) for row in rows[moves:])


def test_the_observation_stands_first():
    table = played(10)
    view = table.view(2)
    numbers = information(table.seen(2), table.game, view)
    assert numbers[: len(view.observe())] == view.observe()


def test_a_struck_card_and_an_empty_place_are_nought():
    table = Table(Toy(), shoe=Stacked([{"0": [4, 1], "1": [5, 0]}], then=Shoe(1)))
    deals = grouped(parts(table, 0)["deals"], 3)
    assert [number(bits) for bits in deals] == [2, 5, 0, 0, 0, 0]
    assert not any(parts(table, 0)["moves"])


class NoNumbers(View):
    def observe(self) -> list[float]:
        return []


class OpenPickerState(PickerState):
    """What is picked from lies open."""

    def sees(self, seat: int, deal: int, pile: str, index: int) -> bool:
        return pile == "stock"

    def clues(self, seat: int, unseen: Unseen) -> None:
        return None


class OpenPicker(Picker):
    def start(self) -> State:
        return Foreign(self, OpenPickerState(self))

    def set_up(self, position: dict[str, Any]) -> State:
        return self.start()

    def fields(self) -> list[Field]:
        return []


def test_a_move_without_a_fixed_name_is_told_by_its_code_when_it_was_made():
    """Of B C E the C is the second; of B E that are left the E is."""
    table = Table(OpenPicker(), shoe=Stacked([{"stock": [1, 2, 4]}]))
    for move, codes in (("pick C", [1]), ("pick E", [1, 1])):
        table.play(0, move)
        numbers = information(table.seen(0), table.game, NoNumbers(0))
        rows = grouped(numbers[-6 * 6 :], 6)
        assert [row[:2] for row in rows[: len(codes)]] == [[1.0, 0.0]] * len(codes)
        assert [number(row[2:]) - 1 for row in rows] == codes + [-1] * (6 - len(codes))


def test_every_field_says_what_it_is():
    fields = information_fields(make("whist"))
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.doc and field.size > 0 for field in fields)


@pytest.mark.parametrize("made", [3, 5, 9])
def test_of_more_moves_than_there_is_room_for_the_newest_are_told(made):
    table = played(made)
    whole, width = parts(table, 1), 4 + len(table.game.book).bit_length()
    table.game.told_moves = 5
    told = parts(table, 1)
    assert told["deals"] == whole["deals"] and len(told["moves"]) == 5 * width
    newest = grouped(whole["moves"], width)[max(0, made - 5) : made]
    assert grouped(told["moves"], width) == newest + [[0.0] * width] * (5 - len(newest))
    assert len(table.seen(1).log) == 1 + made


def test_of_more_deals_than_there_is_room_for_the_newest_are_told():
    """In Cities the played pile is shuffled and dealt anew whenever the deck runs out."""
    table, random = Table(make("cities"), seed=5), Random(1)
    while sum(isinstance(event, DealEvent) for event in table.told(0)) < 4:
        seat = table.turn()
        table.play(seat, random.choice(table.legal(seat)))
    size = len(parts(table, 0)["deals"]) // 42
    whole = grouped(parts(table, 0)["deals"], size)
    table.game.told_deals = 3
    assert grouped(parts(table, 0)["deals"], size) == whole[1:4]


def test_an_information_state_of_cities_does_not_grow_with_the_rounds_a_deal_may_last():
    sizes = {
        rounds: sum(int(field.size) for field in information_fields(make("cities", {"rounds": rounds})))
        for rounds in (8, 39, 40, 200, 10_000)
    }
    assert sizes[8] < sizes[39] < sizes[40] == sizes[200] == sizes[10_000] < 20_000
    capped = [field.doc for field in information_fields(make("cities"))[-2:]]
    assert capped[0].startswith("the newest 42: ") and capped[1].startswith("the newest 480: ")
    assert not any("newest" in field.doc for field in information_fields(make("cities", {"rounds": 40})))
