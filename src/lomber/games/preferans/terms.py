"""What the options say about the table, in numbers: made once for a game and shared by all its positions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.cards.pack import pack
from lomber.games.preferans.moves import (
    BID,
    DIRECT,
    GREAT_MISERE,
    GREAT_UVERT,
    MISERE,
    SMALL_MISERE,
    SMALL_UVERT,
)
from lomber.play.tricks import Duties

PLACES: Final[i64] = 5
"""The most hands round a table: five players; with two the third hand is the dummy."""

MODERN: Final = "modern"
CLASSIC: Final = "classic"
HUSSAR: Final = "hussar"

# -- how a step of the ladder is bid
STRICT: Final[i64] = 1
"""Only the next one up may be bid: the games with talon, and today's nines without it (PC-11, PM-11)."""
CHAIN: Final[i64] = 2
"""The same among themselves, beside the strict ones: the old direct games (PC-111)."""
FREE: Final[i64] = 3
"""Whenever it ranks above the bid: the misères (PC-111, PM-11)."""

HOLD_OFF: Final[i64] = 0
HOLD_ONCE: Final[i64] = 1
HOLD_SENIOR: Final[i64] = 2

DUTIES: Final = Duties(must_trump=True)
"""Follow suit, else trump, else anything; nobody need beat (P-12)."""


class Ladder:
    """The bids in ascending order, and how each may be reached."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.kinds: list[int] = []
        self.rank: vec[i64] = filled(256, -1)
        """By move code; -1: no bid of this table."""

    def add(self, move: i64, kind: i64) -> None:
        self.rank[move] = len(self.steps)
        self.steps.append(int(move))
        self.kinds.append(int(kind))

    def add_level(self, level: i64) -> None:
        """The five games of a level."""
        for denomination in range(5):
            self.add(BID + 5 * (level - 6) + denomination, STRICT)

    def add_direct(self, first: i64, kind: i64) -> None:
        """Five games without talon."""
        for denomination in range(5):
            self.add(DIRECT + first + denomination, kind)


def modern_ladder(misere_over: str) -> Ladder:
    """Misère stands between eight and nine, or above nine (PM-10)."""
    ladder = Ladder()
    for level in (6, 7, 8):
        ladder.add_level(level)
    if misere_over == "nine":
        ladder.add(MISERE, FREE)
    ladder.add_level(9)
    if misere_over != "nine":
        ladder.add(MISERE, FREE)
    if misere_over == "nine_no_talon":
        ladder.add_direct(5, STRICT)
    ladder.add_level(10)
    return ladder


def classic_ladder(miseres: bool, uverts: bool) -> Ladder:
    """Six < SM < SU < direct six < GM < seven < GU < eight … ten (PC-110)."""
    ladder = Ladder()
    ladder.add_level(6)
    if miseres:
        ladder.add(SMALL_MISERE, FREE)
    if uverts:
        ladder.add(SMALL_UVERT, FREE)
    if miseres:
        ladder.add_direct(0, CHAIN)
        ladder.add(GREAT_MISERE, FREE)
    ladder.add_level(7)
    if uverts:
        ladder.add(GREAT_UVERT, FREE)
    for level in (8, 9, 10):
        ladder.add_level(level)
    return ladder


class Terms:
    """The table before anybody sits down: never changed after the game has made it."""

    def __init__(self, form: str, players: i64, ladder: Ladder) -> None:
        self.form = form
        self.players: i64 = players
        self.ladder = ladder
        # -- the pack
        self.pack: i64 = pack(8)
        self.suits: i64 = 4
        self.hand_cards: i64 = 10
        self.lowest: i64 = 6
        self.draws = True
        self.last_hand: i64 = 0
        # -- the auction
        self.hold: i64 = HOLD_ONCE
        self.jumps = False
        self.misere_first_word = False
        self.surrender = False
        # -- the whist
        self.half_whist: i64 = 0
        """The levels, as a set."""
        self.half_first = False
        self.ten_check = False
        self.ten_solved = False
        self.stalingrad = False
        self.invites_open = True
        self.invites_dark = True
        self.both_open = False
        """Is the whister's own hand opened with the invited one (PC-44)?"""
        # -- all pass
        self.redeals = False
        self.talon_open = True
        self.winner_leads_third = False
        self.manners = False
        # -- who sits out
        self.next_sits_out = True

    def shrink(self, suits: i64, ranks: i64, hand_cards: i64, lowest: i64) -> None:
        """The pack and the games of this table."""
        self.suits = suits
        self.pack = pack(ranks, suits)
        self.hand_cards = hand_cards
        self.lowest = lowest

    def exists(self, game: i64) -> bool:
        """Is there such a game: its level is played, and its suit is in the pack?"""
        return 6 + game // 5 >= self.lowest and (game % 5 == 4 or game % 5 < self.suits)

    def needed(self, level: i64) -> i64:
        """The tricks that a game of this level needs; with short hands as many fewer as cards are missing."""
        need = level - (10 - self.hand_cards)
        return need if need > 0 else 0

    def may_half(self, level: i64) -> bool:
        return bool(self.half_whist & BIT[level])
