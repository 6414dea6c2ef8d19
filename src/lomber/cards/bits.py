"""Sets of small numbers kept as bits of one 64-bit integer: a hand of cards, the seats still to move.

A set holds members 0…61, so that every mask stays a positive i64. `1 << x` is not used anywhere: mypyc computes
it in 32 bits. The table `BIT` stands for it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def _powers() -> vec[i64]:
    powers = vec[i64]([0] * 62)
    power: i64 = 1
    for i in range(62):
        powers[i] = power
        power += power
    return powers


BIT: Final = _powers()
"""`BIT[x]` is the set that holds x alone."""


def _places() -> vec[i64]:
    # 2 is a primitive root modulo 67, so the powers 2^0 … 2^61 leave different remainders.
    places = vec[i64]([0] * 67)
    for i in range(62):
        places[BIT[i] % 67] = i
    return places


_PLACE: Final = _places()


def filled(length: i64, number: i64) -> vec[i64]:
    """A new vec of so many equal numbers (mypyc does not compile `vec[i64]([0] * n)` for a variable n)."""
    result = vec[i64](capacity=length)
    for _ in range(length):
        result = append(result, number)
    return result


def size(mask: i64) -> i64:
    """How many members a set has."""
    x = mask - ((mask >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _PLACE[(mask & -mask) % 67]


def highest(mask: i64) -> i64:
    """The largest member of a set that is not empty."""
    x = mask
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return _PLACE[(x - (x >> 1)) % 67]


def nth(mask: i64, n: i64) -> i64:
    """The n-th smallest member, counted from nought."""
    rest = mask
    while n > 0:
        rest &= rest - 1
        n -= 1
    return _PLACE[(rest & -rest) % 67]


def members(mask: i64) -> vec[i64]:
    """The members, ascending."""
    found = vec[i64](capacity=16)
    rest = mask
    while rest:
        found = append(found, _PLACE[(rest & -rest) % 67])
        rest &= rest - 1
    return found


def holding(numbers: vec[i64]) -> i64:
    """The set of the given numbers."""
    mask: i64 = 0
    for number in numbers:
        mask |= BIT[number]
    return mask


def set_of(numbers: list[int]) -> i64:
    """The same from a list."""
    mask: i64 = 0
    for number in numbers:
        mask |= BIT[number]
    return mask


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """A new vec: two vecs that share memory must never be appended to."""
    result = vec[i64](first)
    for number in second:
        result = append(result, number)
    return result


def copied(numbers: vec[i64]) -> vec[i64]:
    """A copy with memory of its own."""
    result = vec[i64](capacity=len(numbers))
    for number in numbers:
        result = append(result, number)
    return result


def copied4(four: vec[i64]) -> vec[i64]:
    """A copy of a vec of four: three times as fast as a loop."""
    return vec[i64]([four[0], four[1], four[2], four[3]])


def copied52(numbers: vec[i64], used: i64, blank: i64) -> vec[i64]:
    """A copy of a vec of 52 of which only the first so many are used and the rest is blank."""
    result = vec[i64]([blank] * 52)
    for i in range(used):
        result[i] = numbers[i]
    return result
