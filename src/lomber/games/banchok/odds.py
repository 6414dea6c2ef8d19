"""All hands of Polish Banchok at once: how often each chance to cover comes, before anything has been thrown.

A hand covers, in each suit it holds, the cards from its highest downwards; so only the highest card of each suit
and the number of own cards among them matter. That makes counting all 182,104 hands a matter of a few hundred
cases.
"""

from typing import Final

RANKS: Final = 13
COPIES: Final = 2
UNSEEN: Final = 101
"""Cards that a punter has not seen at the beginning: 104 less his three."""


def spread() -> dict[int, int]:
    """How many hands cover so many of the unseen cards."""
    found: dict[int, int] = {}
    one_card = dict.fromkeys(range(RANKS), COPIES)
    two_cards = _tops(2)
    for first, ways in one_card.items():
        for second, more in one_card.items():
            for third, most in one_card.items():  # three suits of four
                covered = _covers(first, 1) + _covers(second, 1) + _covers(third, 1)
                _add(found, covered, 4 * ways * more * most)
        for top, more in two_cards.items():  # two cards of one suit, one of another
            _add(found, _covers(top, 2) + _covers(first, 1), 12 * ways * more)
    for top, ways in _tops(3).items():
        _add(found, _covers(top, 3), 4 * ways)
    return found


def _covers(top: int, held: int) -> int:
    """Cards of a suit up to the highest one held, without those held."""
    return COPIES * (top + 1) - held


def _tops(number: int) -> dict[int, int]:
    """In how many ways so many cards of one suit have this highest rank."""
    return {
        rank: _choose(COPIES * (rank + 1), number) - _choose(COPIES * rank, number) for rank in range(RANKS)
    }


def _choose(cards: int, number: int) -> int:
    ways = 1
    for i in range(number):
        ways = ways * (cards - i) // (i + 1)
    return max(ways, 0)


def _add(found: dict[int, int], covered: int, ways: int) -> None:
    if ways:
        found[covered] = found.get(covered, 0) + ways


def average() -> float:
    """The chance to cover of a hand taken at random."""
    hands = spread()
    return sum(covered * ways for covered, ways in hands.items()) / sum(hands.values()) / UNSEEN


def favourable() -> float:
    """How often a hand covers more than half of the unseen cards."""
    hands = spread()
    return sum(ways for covered, ways in hands.items() if 2 * covered > UNSEEN) / sum(hands.values())


def edge(bank: int, least: int) -> float:
    """What a punter wins a round on the average who stakes all on more than half, and else the least."""
    hands = spread()
    gain = 0
    for covered, ways in hands.items():
        ahead = 2 * covered - UNSEEN
        gain += ahead * ways * (bank if ahead > 0 else least)
    return gain / UNSEEN / sum(hands.values())
