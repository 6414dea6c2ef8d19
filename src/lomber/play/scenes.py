"""Small pieces of views that many games need: hands and choices for a scene, sets and words for an observation."""

from collections.abc import Sequence

from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.cards.pack import card_names
from lomber.table.moves import MoveBook
from lomber.table.scene import Choice, Message


def hand_cards(mask: i64) -> list[str]:
    """A hand in the order in which players hold it: suit by suit, high to low."""
    return card_names(mask).split()


def bits(mask: i64, width: i64) -> list[float]:
    """A set as an encoding: one number per possible member."""
    numbers = [0.0] * width
    for member in members(mask):
        numbers[member] = 1.0
    return numbers


def one_of(member: i64, width: i64) -> list[float]:
    """One of so many as an encoding; nought everywhere for one that is not among them."""
    return [1.0 if member == other else 0.0 for other in range(width)]


def word_of(word: str, words: Sequence[str]) -> list[float]:
    """One of some words (the phases, say) as an encoding."""
    return [1.0 if word == other else 0.0 for other in words]


def card_choice(book: MoveBook, move: i64, zone: str, aside: bool = False, forbidden: str = "") -> Choice:
    """A move that is about a card in a zone; `forbidden`: the rule it breaks, where it can be made for all that."""
    card = book.arguments[move]
    word = book.words[move]
    return Choice(
        int(move),
        book.text(move),
        Message("move-" + word.replace("_", "-"), {"card": card}),
        card,
        aside,
        zone,
        forbidden,
    )


def plain_choice(book: MoveBook, move: i64, aside: bool = False) -> Choice:
    """A move that is a word, with or without an argument."""
    argument = book.arguments[move]
    words = {"value": argument} if argument else {}
    key = "move-" + book.words[move].replace("_", "-")
    return Choice(int(move), book.text(move), Message(key, words), "", aside)
