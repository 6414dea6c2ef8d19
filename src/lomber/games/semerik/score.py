"""What is written on the slips of Semerik: announcements, rich tricks, fines, the win (S-20 … S-41)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import SUITS
from lomber.games.semerik.cards import FOUR, RANK_NAMES, TAIL, THREE, Count
from lomber.table.sheet import Entry

RECORD = "record"
WINS = "wins"

ALL_TRICKS = 4


def announced(count: Count, hand: int, side: int, seat: int, claims: vec[i64]) -> list[Entry]:
    """A player's combinations, one line each; they are added to the record as one sum (S-11)."""
    with_baba = any(claim < THREE for claim in claims)
    lines: list[Entry] = []
    for claim in claims:
        amount = count.worth(claim, with_baba)
        if claim < THREE:
            rule = "S-34" if claim // 4 == 3 and claim % 4 else "S-33" if claim // 4 == 3 else "S-32"
            words: dict[str, Any] = {"seat": seat, "suit": SUITS[claim // 4], "tail": tail_name(claim % 4)}
            lines.append(
                Entry(
                    hand,
                    side,
                    RECORD,
                    amount,
                    "baba",
                    "S-31" if claim % 4 == 0 and claim < 12 else rule,
                    words,
                )
            )
        else:
            strength = (claim - THREE) % 10
            reason, rule = ("four", "S-38") if claim >= FOUR else ("three", triple_rule(strength, with_baba))
            words = {"seat": seat, "rank": RANK_NAMES[strength]}
            lines.append(Entry(hand, side, RECORD, amount, reason, rule, words))
    return lines


def tail_name(tail: i64) -> str:
    return TAIL[:tail] or "none"


def triple_rule(strength: i64, with_baba: bool) -> str:
    name = RANK_NAMES[strength]
    if name == "seven":
        return "S-26"
    if name in ("three", "two", "ace"):
        return "S-28" if with_baba else "S-27"
    return "S-29" if name in ("king", "queen", "jack") else "S-30"


def trick_points(figures: i64) -> int:
    """Three figures bring a point, four bring two (S-20)."""
    return max(0, int(figures) - 2)


def trick_entry(hand: int, side: int, figures: i64) -> Entry:
    return Entry(hand, side, RECORD, trick_points(figures), "rich-trick", "S-20", {"number": int(figures)})


def all_tricks_entry(hand: int, side: int) -> Entry:
    return Entry(hand, side, RECORD, ALL_TRICKS, "all-tricks", "S-21")


def fine_entry(
    hand: int, offenders: int, amount: int, loses: bool, reason: str, words: dict[str, Any]
) -> Entry:
    """A fine is added to the opponents' record, or with `fine_mode=offender_loses` taken off one's own (S-39)."""
    if loses:
        return Entry(hand, offenders, RECORD, -amount, reason, "S-39", words)
    return Entry(hand, 1 - offenders, RECORD, amount, reason, "S-39", words)


def win_entry(hand: int, side: int, partie: int, losers: int, double_below: int) -> Entry:
    """The winner writes 21, or 42 where the others have not 11 (S-24)."""
    if losers < double_below:
        return Entry(hand, side, WINS, 2 * partie, "partie-double", "S-24", {"number": losers})
    return Entry(hand, side, WINS, partie, "partie-won", "S-24", {"number": losers})
