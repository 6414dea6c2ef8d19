"""The duties of a trick, against a plain restatement and against their own meaning, card by card."""

from itertools import combinations, product

import pytest

from lomber.cards.bits import holding, members
from lomber.cards.pack import read_card, read_cards, suit_of
from lomber.play.tricks import BEAT, FOLLOW, NO_SUIT, OVERTRUMP, TRUMP, Duties, beats
from tests.cards.test_bits import of

SWITCHES = list(product([False, True], repeat=4))
# Three ranks of three suits: the suit led, the trumps, and a suit that is neither.
SMALL = [int(read_card(rank + suit)) for suit in "SCD" for rank in "9QA"]
SPADES, CLUBS = 0, 1


def positions() -> list[tuple[int, int, int]]:
    """Led suit, winning card, trump suit: the winning card follows the lead or is a trump."""
    found = []
    for led, trump in product((0, 1, 2), (NO_SUIT, 0, 1, 2)):
        winning = [card for card in SMALL if suit_of(card) in (led, trump)]
        found += [(led, card, trump) for card in winning]
    return found


def plain_legal(
    switches: tuple[bool, bool, bool, bool], hand: set[int], led: int, winning: int, trump: int
) -> set[int]:
    """The duties in words: follow; beat in the suit led; else trump; overtrump; else throw anything."""
    must_beat, must_trump, must_overtrump, undertrump_free = switches
    following = {card for card in hand if suit_of(card) == led}
    higher = {card for card in hand if suit_of(card) == suit_of(winning) and card > winning}
    if following:
        can_beat = following & higher
        return can_beat if must_beat and can_beat else following
    trumps = {card for card in hand if suit_of(card) == trump}
    if not must_trump or not trumps:
        return hand
    if must_overtrump and suit_of(winning) == trump:
        if trumps & higher:
            return trumps & higher
        if undertrump_free:
            return hand
    return trumps


def hands(largest: int) -> list[tuple[int, ...]]:
    return [hand for size in range(1, largest + 1) for hand in combinations(SMALL, size)]


@pytest.mark.parametrize("switches", SWITCHES)
def test_legal_cards_are_those_of_the_duties_in_words(switches):
    duties = Duties(*switches)
    for hand in hands(4):
        mask = holding(of(list(hand)))
        for led, winning, trump in positions():
            legal = {int(card) for card in members(duties.legal(mask, led, winning, trump))}
            assert legal == plain_legal(switches, set(hand), led, winning, trump), (hand, led, winning, trump)


@pytest.mark.parametrize("switches", SWITCHES)
def test_denied_is_exactly_what_would_have_forbidden_the_card(switches):
    """`denied(card)` holds c if and only if the card could not be played from a hand of card and c."""
    duties = Duties(*switches)
    for card in SMALL:
        for led, winning, trump in positions():
            if card == winning:
                continue
            denied = set(members(duties.denied(card, led, winning, trump)))
            forbidding = {
                other
                for other in range(52)
                if other != card
                and not duties.legal(holding(of([card, other])), led, winning, trump) & holding(of([card]))
            }
            assert denied == forbidding, (card, led, winning, trump)


@pytest.mark.parametrize("switches", SWITCHES)
def test_a_card_is_legal_exactly_if_the_hand_holds_nothing_it_denies(switches):
    """So the union of `denied` is all that a table can learn from proper play."""
    duties = Duties(*switches)
    for hand in hands(4):
        mask = holding(of(list(hand)))
        for led, winning, trump in positions():
            legal = duties.legal(mask, led, winning, trump)
            for card in hand:
                if card != winning:
                    held = bool(mask & duties.denied(card, led, winning, trump))
                    assert bool(legal & holding(of([card]))) is not held, (hand, card, led, winning, trump)


@pytest.mark.parametrize("switches", SWITCHES)
def test_a_lead_is_free_and_tells_nothing(switches):
    duties = Duties(*switches)
    hand = read_cards("AS 9S QC AD")
    assert duties.legal(hand, NO_SUIT, -1, CLUBS) == hand
    assert duties.denied(read_card("AS"), NO_SUIT, -1, CLUBS) == 0


@pytest.mark.parametrize(
    ("hand", "card", "winning", "broken"),
    [
        ("AS 9S QC", "9S", "QS", BEAT),
        ("AS 9S QC", "AS", "QS", 0),
        ("AS 9S QC", "QC", "QS", FOLLOW),
        ("9S QC", "9S", "QS", 0),
        ("QC AD", "AD", "QS", TRUMP),
        ("QC AD", "QC", "QS", 0),
        ("9C AC AD", "9C", "QC", OVERTRUMP),
        ("9C AC AD", "AD", "QC", TRUMP),
        ("9C AD", "AD", "QC", TRUMP),
        ("9S AS", "9S", "QC", 0),
        ("AD", "AD", "QC", 0),
    ],
)
def test_the_broken_duty_is_named(hand, card, winning, broken):
    """Spades are led, clubs are trumps; all duties but the freedom to undertrump."""
    duties = Duties(must_beat=True, must_trump=True, must_overtrump=True)
    assert duties.broken(read_card(card), read_cards(hand), SPADES, read_card(winning), CLUBS) == broken


def test_beating_is_by_rank_in_the_suit_and_by_trump_over_it():
    for card, winning, trump in product(SMALL, SMALL, (NO_SUIT, 0, 1, 2)):
        if card == winning:
            continue
        same = suit_of(card) == suit_of(winning)
        assert beats(card, winning, trump) is (card > winning if same else suit_of(card) == trump)
