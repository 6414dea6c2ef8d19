"""Several packs shuffled together: every card is there more than once, and nobody can tell its copies apart.

A pile is a vec of cards with repeats. Where its order means nothing it is kept ascending.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import copied, members
from lomber.cards.pack import card_name, read_card


def packs(mask: i64, number: i64) -> vec[i64]:
    """So many copies of each card of a set, ascending."""
    cards = vec[i64]()
    for card in members(mask):
        for _ in range(number):
            cards = append(cards, card)
    return cards


def with_card(pile: vec[i64], card: i64) -> vec[i64]:
    """An ascending pile with one card more."""
    result = append(copied(pile), card)
    place = len(result) - 1
    while place > 0 and result[place - 1] > card:
        result[place] = result[place - 1]
        place -= 1
    result[place] = card
    return result


def with_cards(pile: vec[i64], more: vec[i64]) -> vec[i64]:
    """An ascending pile with these cards more."""
    result = pile
    for card in more:
        result = with_card(result, card)
    return result


def holds(pile: vec[i64], wanted: i64) -> bool:
    """Is there such a card in the pile?"""
    return any(card == wanted for card in pile)


def without_card(pile: vec[i64], gone: i64) -> vec[i64]:
    """One such card less; the same pile where there is none."""
    result = vec[i64](capacity=len(pile))
    found = False
    for card in pile:
        if card == gone and not found:
            found = True
        else:
            result = append(result, card)
    return result


def part(pile: vec[i64], start: i64, end: i64) -> vec[i64]:
    """The cards at these places, in their order."""
    result = vec[i64]()
    for i in range(start, end):
        result = append(result, pile[i])
    return result


def names(pile: vec[i64]) -> str:
    return " ".join([card_name(card) for card in pile])


def read_names(text: str) -> vec[i64]:
    """The cards written, in the order in which they are written; ValueError where one is no card."""
    cards = vec[i64]()
    for word in text.split():
        cards = append(cards, read_card(word))
    return cards


def hidden(number: i64) -> str:
    """So many cards that may not be seen."""
    return " ".join(["??"] * number)
