"""Observations written straight into a long row of numbers: for games that are stepped by the million."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import lowest
from lomber.cards.pack import SUIT
from lomber.table.contract import Field


def zeros(length: i64) -> vec[float]:
    """A new row of so many noughts."""
    numbers = vec[float](capacity=length)
    for _ in range(length):
        numbers = append(numbers, 0.0)
    return numbers


def room_for(fields: list[Field]) -> vec[float]:
    """A new row of noughts for all of these fields."""
    length: i64 = 0
    for field in fields:
        length += field.size
    return zeros(length)


class Row:
    """A row that is being written from left to right, over what stood there before."""

    def __init__(self, numbers: vec[float], at: i64) -> None:
        self.numbers = numbers
        self.at = at

    def set_of(self, mask: i64, width: i64) -> None:
        """A set: one number for each possible member."""
        numbers = self.numbers
        at = self.at
        for i in range(at, at + width):
            numbers[i] = 0.0
        rest = mask
        while rest:
            numbers[at + lowest(rest)] = 1.0
            rest &= rest - 1
        self.at = at + width

    def one_of(self, member: i64, width: i64) -> None:
        """One of so many; noughts for one that is not among them."""
        for i in range(width):
            self.numbers[self.at + i] = 1.0 if i == member else 0.0
        self.at += width

    def voids(self, denied: i64) -> None:
        """The suits, S C D H, none of whose cards is held where these are denied."""
        for suit in range(4):
            self.number(1.0 if denied & SUIT[suit] == SUIT[suit] else 0.0)

    def word_of(self, word: str, words: Sequence[str]) -> None:
        """One of some words: the phases, say."""
        for other in words:
            self.number(1.0 if word == other else 0.0)

    def number(self, number: float) -> None:
        self.numbers[self.at] = number
        self.at += 1
