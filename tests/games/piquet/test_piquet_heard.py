"""Where each declares what he likes (P-14), a guess is held to what was said: exactly, and without long trying."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from lomber import IllegalMove, Table
from lomber.games.piquet.position import PiquetState
from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import EVERYTHING, State
from tests.games.piquet.tables import dealt, declare, exchanged, position, three
from tests.uniform import assert_drawn_by

Hands = tuple[int, ...]

EQUAL_TERCES = {
    "hand.0": "9S TS 7C 9C JC KC 7D JD QD AD 8H QH",
    "hand.1": "7S QS KS AS 8C 8D TD KD 9H TH JH KH",
    "talon": "AH JS 9D 7H TC QC 8S AC",
}
"""The elder keeps J-T-9 of spades, the dealer J-T-9 of hearts: neither is ever shown."""


def test_equal_sequences_that_are_never_shown_are_guessed_by_an_onlooker_P_12_P_14() -> None:
    table = dealt(EQUAL_TERCES, declare="manual")
    table.act(0, ["throw 9C", "throw 8H", "throw QH", "done"])
    table.act(1, ["throw 7S", "throw QS", "throw 8C", "throw 8D", "done"])
    said = "0 point 5|1 equal|0 pips 47|1 good|0 cards AD QD JD 9D 7D|0 sequence 3 J|1 equal|0 three J"
    said += "|1 three K|1 same TC TD TH|1 same KS KD KH|1 done|0 pass|1 pass|0 AD|1 TD|0 KC|1 TC|0 QD"
    talked(table, said)
    found_soon(table)


def test_what_is_counted_besides_the_best_and_never_shown_is_guessed_P_12_P_13() -> None:
    """Four terces, three fourteens: each is named as it is counted, and none is seen."""
    hands = "AS KS QS AC KC QC AD KD QD AH KH QH", "JS TS 9S 8S JC TC 9C JD TD 8D JH TH"
    table = exchanged(*hands, show_declared="never")
    assert declare(table)[-3:] == ["0: count fourteen Q", "0: count fourteen K", "0: count fourteen A"]
    found_soon(table)


def found_soon(table: Table) -> None:
    """An onlooker does not have to try long for a world that fits."""
    worlds, source = Worlds(table.seen(-1), table.game), Fast(1)
    for _ in range(50):
        tries = 1
        while not fits(worlds, source):
            tries += 1
            assert tries < 100, "hardly any world that the clues allow fits what was said"


def fits(worlds: Worlds, source: Fast) -> bool:
    try:
        worlds.attempt(source)
    except IllegalMove:
        return False
    return True


def talked(table: Table, said: str) -> None:
    """What is said and done, line by line: `0 sequence 3 A | 1 equal`."""
    for line in said.split("|"):
        seat, _, word = line.strip().partition(" ")
        table.play(int(seat), word)


def splits(cards: list[str], number: int, size: int) -> Iterator[list[str]]:
    """Every way to make so many hands of these cards."""
    if not number:
        yield []
        return
    for hand in combinations(cards, size):
        rest = [card for card in cards if card not in hand]
        for others in splits(rest, number - 1, size):
            yield [" ".join(hand), *others]


def agreeing(table: Table, said: str) -> set[Hands]:
    """All hands with which an onlooker would have heard and seen the same, by trying each."""
    start = table.record().start
    assert start is not None
    cards = " ".join(start["piles"].values()).split()
    number = len(table.seats)
    found: set[Hands] = set()
    for hands in splits(cards, number, len(cards) // number):
        piles = dict(zip(start["piles"], hands, strict=True))
        other = Table(table.game, dealing=False, start={**start, "piles": piles})
        try:
            talked(other, said)
        except IllegalMove:
            continue
        if other.seen(-1).aloud == table.seen(-1).aloud:
            found.add(hands_of(other.state))
    return found


def hands_of(state: State) -> Hands:
    assert isinstance(state, PiquetState)
    return tuple(int(state.hands[seat] | state.laid[seat]) for seat in range(state.players))


TERCES = ["AS KS QS AC KC QC", "AD KD QD AH KH QH"]
UNLIKE = ["AS KS QS AC AD KC", "AH KH QH QC QD KD"]
LONGER = ["KS QS JS AC KC JD", "AS QC JC AD KD QD"]
TWO_RUNS = ["AS KS QS KC QC JC", "KD QD JD AH JH TH"]
SETS = ["AS AC AD KS KC KH", "AH KD JS JC TD TH"]
SAID = {
    "both have a terce": (TERCES, "always", "0 nothing | 1 nothing | 0 sequence 3 A | 1 equal"),
    "both have such pips": (TERCES, "always", "0 point 3 | 1 equal | 0 pips 31 | 1 equal"),
    "a terce and a three": (
        UNLIKE,
        "always",
        "0 nothing | 1 nothing | 0 sequence 3 A | 1 good | 0 run AS KS QS | 0 done | 0 three A | 1 three Q",
    ),
    "two equal sequences": (
        TERCES,
        "never",
        "0 nothing | 1 nothing | 0 sequence 3 A | 1 good | 0 count sequence 3 A | 0 count sequence 3 A",
    ),
    "a sequence that could be part of a longer one": (
        LONGER,
        "never",
        "0 point 3 | 1 equal | 0 pips 30 | 1 good | 0 sequence 3 K | 1 good | 0 count sequence 3 K | 0 done",
    ),
    "other cards on demand": (
        LONGER,
        "on_demand",
        (
            "0 nothing | 1 nothing | 0 sequence 3 K | 1 sequence 3 A | 1 count sequence 3 A | 1 done"
            " | 0 nothing | 1 nothing | 0 demand | 1 run AD KD QD | 0 pass"
        ),
    ),
    "two sequences, as everything is declared": (TWO_RUNS, "never", ""),
    "two threes, as everything is declared": (SETS, "never", ""),
    "one of three": (
        ["AS KS QS", "AC KC QC", "AD KD QD"],
        "always",
        "2 nothing | 0 nothing | 1 nothing | 2 nothing | 0 sequence 3 A | 1 good",
    ),
}


@pytest.mark.parametrize("name", list(SAID))
def test_guesses_are_uniform_over_the_hands_that_what_was_said_fits_P_14(name: str) -> None:
    hands, show, said = SAID[name]
    size = len(hands[0].split())
    small = {"hand_cards": size, "suits": 4 if len(hands) == 2 else 3, "ranks": 5}
    way = "manual" if said else "auto"
    options: dict[str, Any] = {"declare": way, "show_declared": show, **small}
    table = exchanged(*hands, **options) if len(hands) == 2 else three(*hands, **options)
    if said:
        talked(table, said)
    else:
        said = "|".join(line.replace(":", "") for line in declare(table))
    fitting = agreeing(table, said)
    assert hands_of(table.state) in fitting
    worlds, source = Worlds(table.seen(-1), table.game), Fast(1)
    drawn = [hands_of(worlds.draw(source).state) for _ in range(10 * len(fitting) + 200)]
    assert_drawn_by(dict.fromkeys(fitting, 1), drawn)


def test_a_set_up_keeps_the_suit_that_was_shown_for_the_point_P_11_P_23() -> None:
    """Three hearts are the better point, but three spades were shown: with them every card is counted."""
    elder, dealer = "TS 8S 7S AH KH QH AC KC QC AD KD QD", "AS KS QS JS 9S JH TH 9H JC TC 9C JD"
    table = exchanged(elder, dealer, declare="manual")
    talked(table, "0 point 3 | 1 good | 0 cards TS 8S 7S | 0 sequence 3 A | 1 good | 0 run AH KH QH")
    talked(table, "0 run AD KD QD | 0 run AC KC QC | 0 done | 0 nothing | 1 nothing")
    again = Table(table.game, dealing=False, start=table.state.position(EVERYTHING))
    assert [position(one).all_counted() for one in (table, again)] == [1, 1]
