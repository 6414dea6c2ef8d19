"""What a seat may know: hands and deck are closed, a round is sealed, equal cards cannot be told apart."""

import itertools
from collections import Counter
from math import factorial
from random import Random

import pytest

from lomber.games import make
from lomber.play.assign import Fast
from lomber.play.tree import outcomes
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING
from lomber.table.record import DealEvent
from lomber.table.table import Table
from tests.games.cities.tables import lay, piles, set_up, state_of


def test_before_the_reveal_nobody_sees_who_has_laid_or_what_C_11() -> None:
    """C-11."""
    table = set_up(["R2", "", ""], ["R1 X2 DEP", "O1 XU G2", "Y1 Y2 Y3"])
    before = [(table.view(seat).scene(), table.seen(seat).text()) for seat in (-1, 1, 2)]
    table.act(0, ["lay DEP", "F4"])
    assert before == [(table.view(seat).scene(), table.seen(seat).text()) for seat in (-1, 1, 2)]
    own = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert (own["hand.0"], own["laid"], own["bids"]) == (("R1", "X2"), ("DEP",), ("F4",))
    assert table.state.position(1)["piles"]["hand.0"] == "?? ?? ??"
    assert table.state.position(1)["bids"] == [0, 0, 0]


def test_a_set_up_in_a_round_that_is_being_laid_hides_what_lies_there_C_11() -> None:
    """C-11: who has laid, which card and which flight is in nobody else's log; the game goes on as it was."""
    played = set_up(["R2", "", ""], ["R1 X2 DEP", "O1 XU G2", "Y1 Y2 Y3"])
    played.act(0, ["lay DEP", "F4"])
    table = Table(played.game, start=played.state.position(EVERYTHING))
    assert table.state.position(EVERYTHING) == played.state.position(EVERYTHING)
    for seat in (-1, 1, 2):
        seen = table.seen(seat)
        assert seen.log == ()
        assert seen.start["sealed"] == {}
        assert seen.start["bids"] == [0, 0, 0]
        assert seen.start["piles"]["hand.0"] == "?? ?? ??"
        assert Worlds(seen, table.game).guess(Fast(1)).view(seat).scene() == table.view(seat).scene()
    for both in (table, played):
        both.act(2, ["lay Y1", "F6"])
        both.act(1, ["lay O1", "F5"])
    assert table.state.position(EVERYTHING) == played.state.position(EVERYTHING)
    assert Table.replay(table.record(), table.game).state.position(EVERYTHING) == table.state.position(
        EVERYTHING
    )


def test_hands_and_deck_are_closed_and_counted_C_9() -> None:
    """C-9."""
    table = Table(make("cities"), seed=2)
    zones = {zone.name: zone.cards for zone in table.view(0).scene().zones}
    assert zones["hand.1"] == ("??", "??", "??")
    assert set(zones["deck"]) == {"??"}
    assert len(zones["deck"]) == 41 - 9
    assert "??" not in zones["hand.0"]
    assert " ".join(zones["hand.0"]) == piles(table)["hand.0"]


def test_own_draws_are_known_even_beside_an_equal_hidden_card_C_4() -> None:
    """C-4: One deportation is mine, two are hidden: mine is written in my log, theirs are not."""
    game = make("cities", players=2, removed_colours="B,V")
    table = Table(game, dealing=False)
    table.deal({"first": [game.read_card("P0")]})
    table.deal({"deck": [game.read_card(card) for card in ["DEP", "R1", "R2", "DEP", "O1", "O2", "DEP"]]})
    assert dealt_as_seen(table, 0)[0][:7] == ["DEP", "R1", "R2", "??", "??", "??", "??"]
    assert dealt_as_seen(table, 1)[0][:7] == ["??", "??", "??", "DEP", "O1", "O2", "??"]


def dealt_as_seen(table: Table, seat: int) -> list[list[str]]:
    """The decks of the hand in progress with what the seat may not know struck out."""
    return [
        next(iter(event.piles.values())).split()
        for event in table.seen(seat).log
        if isinstance(event, DealEvent)
    ]


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


Moves = list[tuple[int, int]]


def walk(seed: int) -> tuple[Table, list[list[int]], Moves]:
    """A random deal up to a round that is laid after the first reshuffle; the decks and the moves."""
    random = Random(seed)
    while True:
        table, decks, moves = small(), [], Moves()
        while not table.over:
            deal = table.state.awaits()
            if deal is not None:
                decks.append([int(card) for card in deal.pool])
                random.shuffle(decks[-1])
                table.deal({deal.piles[0].name: decks[-1]})
            elif len(decks) == 2 and nothing_laid(table) and random.random() < 0.5:
                return table, decks, moves
            else:
                seat = table.actors()[0]
                moves.append((seat, random.choice(table.legal(seat))))
                table.play(seat, moves[-1][1])
            if len(decks) > 2:
                break


def nothing_laid(table: Table) -> bool:
    return table.actors() == [0, 1] and not table.state.midway(0)


def walked(decks: tuple[list[int], ...], moves: Moves) -> Table | None:
    """The same moves with other decks; None where they could not have been made."""
    table, waiting = small(), list(decks)
    for seat, move in [*moves, (-1, -1)]:
        while (deal := table.state.awaits()) is not None:
            if not waiting or sorted(waiting[0]) != [int(card) for card in deal.pool]:
                return None
            table.deal({deal.piles[0].name: waiting.pop(0)})
        if seat >= 0:
            if move not in table.legal(seat):
                return None
            table.play(seat, move)
    return None if waiting else table


def orders(deck: list[int], seen: list[str], table: Table) -> list[list[int]]:
    """Every order of a deck that has the seen cards where they were seen."""
    known = [-1 if word == "??" else int(table.game.read_card(word)) for word in seen]
    hidden = deck[:]
    for card in known:
        if card >= 0:
            hidden.remove(card)
    found = []
    for filling in sorted(set(itertools.permutations(hidden))):
        rest = iter(filling)
        found.append([next(rest) if card < 0 else card for card in known])
    return found


@pytest.mark.parametrize("seed", range(8))
def test_worlds_are_exactly_the_deals_that_look_the_same_C_16_C_19(seed: int) -> None:
    """Brute force: every order of the deck and of the reshuffled pile, replayed with the same moves.

    Equal unseen cards are counted apart: each deal counts once for every way to permute them.
    C-16, C-19.
    """
    table, decks, moves = walk(seed)
    for seat in (0, 1):
        seen = table.seen(seat)
        possible = [
            orders(deck, words, table) for deck, words in zip(decks, dealt_as_seen(table, seat), strict=True)
        ]
        alike = 0
        for choice in itertools.product(*possible):
            other = walked(choice, moves)
            alike += other is not None and other.seen(seat).text() == seen.text()
        worlds = Worlds(seen, table.game)
        permuted = 1
        for number in Counter((token.deal, token.card) for token in seen.unseen[0].tokens).values():
            permuted *= factorial(number)
        assert worlds.count() == alike * permuted
        assert alike > 1
        assert worlds.draw(Fast(seed)).state.view(seat).scene() == table.view(seat).scene()


def test_worlds_of_a_set_up_position_are_played_on_from_it_C_19() -> None:
    """C-19: The set-up's hands and deck are one unseen lot; then a reshuffle, then more rounds."""
    deck = {"piles": {"deck": "B1 DEP", "played": " ".join(others("R4 G2 O6 R5 XU DEP B1 DEP"))}}
    table = set_up(["", "", ""], ["R4 R5", "G2 XU", "O6 DEP"], position=deck)
    lay(table, "R4 F6", "G2 F5", "O6 F4")
    table.play(0, "take R4")
    table.play(1, "take G2")
    assert state_of(table).traces.shuffles == 1
    lay(table, "R5 F5", "XU F6", "DEP F3")
    for seat in range(3):
        worlds = Worlds(table.seen(seat), table.game)
        for draw in range(5):
            world = worlds.draw(Fast(draw)).state
            assert world.view(seat).scene() == table.view(seat).scene()
            assert world.position(EVERYTHING)["piles"]["played"] == piles(table)["played"]


def others(cards: str) -> list[str]:
    """The cards of a deck for three without violet that are not named."""
    game = make("cities", removed_colours="V")
    deal = Table(game, seed=1).state
    deck = " ".join(deal.position(EVERYTHING)["piles"].values()).split()
    for card in cards.split():
        deck.remove(card)
    return deck


def test_equal_cards_are_dealt_in_fewer_different_ways_C_3_C_4() -> None:
    """C-3, C-4: Two XU and two DEP among seven cards: 7! / (2! 2!) decks."""
    deal = small().state.awaits()
    assert deal is not None
    found = [tuple(order) for order in outcomes(deal)]
    assert len(found) == len(set(found)) == 1260
