"""The move book of Preferans: the same codes in every form, and the names of the games (P-3)."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.pack import NAMES
from lomber.table.moves import Kind, MoveBook

DENOMINATIONS: Final = ("S", "C", "D", "H", "NT")

NO_TRUMP: Final[i64] = 4
"""The denomination above the four suits."""


def _games() -> list[str]:
    return [f"{level}{denomination}" for level in range(6, 11) for denomination in DENOMINATIONS]


GAMES: Final = _games()
"""The 25 games from `6S` to `10NT`; the place in this list is the game's index."""

# -- codes, in the order in which the kinds are declared below

PASS: Final[i64] = 52
HOLD: Final[i64] = 53
BID: Final[i64] = 54
ANNOUNCE: Final[i64] = 79
DISCARD: Final[i64] = 104
WHIST: Final[i64] = 156
HALF: Final[i64] = 157
OVERWHIST: Final[i64] = 158
ACCEPT: Final[i64] = 159
OPEN: Final[i64] = 160
CLOSED: Final[i64] = 161
CHECK: Final[i64] = 162
TRUST: Final[i64] = 163
SURRENDER: Final[i64] = 164
MISERE: Final[i64] = 165
"""Present-day misère; after it the four old kinds."""
SMALL_MISERE: Final[i64] = 166
SMALL_UVERT: Final[i64] = 167
GREAT_MISERE: Final[i64] = 168
GREAT_UVERT: Final[i64] = 169
DIRECT: Final[i64] = 170
"""A game without talon: the five sixes, then the five nines."""
CLAIM: Final[i64] = 180
OFFER: Final[i64] = 181
REFUSE: Final[i64] = 182
ALONE: Final[i64] = 183
INVITE_OPEN: Final[i64] = 184
INVITE_DARK: Final[i64] = 185
WITH_TALON: Final[i64] = 186
HELP: Final[i64] = 187
POT_PARTS: Final[i64] = 192

NO_BID: Final[i64] = -1

MOST_PARTS: Final[i64] = 12
"""Of those that are asked for at the table; `pot_parts` may agree upon more beforehand (PC-102)."""

PEEK: Final[i64] = 204
CLAIM_REVOKE: Final[i64] = 205
"""Of place 0 … 4 in trick 1 … 10."""


def move_book(manners: bool) -> MoveBook:
    """Every move of every form; irregular ones only where they can be made."""
    direct = GAMES[:5] + GAMES[15:20]
    kinds = [
        Kind("play", NAMES, bare=True),
        Kind("pass"),
        Kind("hold"),
        Kind("bid", GAMES),
        Kind("announce", GAMES),
        Kind("discard", NAMES, together=True),
        *[
            Kind(word)
            for word in ("whist", "half", "overwhist", "accept", "open", "closed", "check", "trust")
        ],
        Kind("surrender"),
        Kind("misere", ["", "SM", "SU", "GM", "GU"]),
        Kind("direct", direct),
        *[Kind(word) for word in ("claim", "offer", "refuse", "alone", "invite_open", "invite_dark")],
        Kind("with_talon"),
        Kind("help", [str(seat) for seat in range(5)]),
        Kind("pot_parts", [str(number + 1) for number in range(MOST_PARTS)]),
    ]
    if manners:
        kinds.append(Kind("peek"))
        kinds.append(
            Kind("claim_revoke", [f"{place} {trick}" for place in range(5) for trick in range(1, 11)])
        )
    return MoveBook(kinds)


def level_of(game: i64) -> i64:
    """6 … 10."""
    return 6 + game // 5


def trump_of(game: i64) -> i64:
    """The trump suit of a game, -1 without trumps."""
    return -1 if game % 5 == NO_TRUMP else game % 5


def game_bid(move: i64) -> i64:
    """The game of a bid with or without talon; -1 for a misère."""
    if move >= BID and move < ANNOUNCE:
        return move - BID
    if move >= DIRECT and move < CLAIM:
        step = move - DIRECT
        return step if step < 5 else step + 10
    return -1


def is_misere(move: i64) -> bool:
    """A misère or an uvert: no trick may be taken."""
    return move >= MISERE and move < DIRECT


def is_uvert(move: i64) -> bool:
    return move in (SMALL_UVERT, GREAT_UVERT)


def is_direct(move: i64) -> bool:
    """A game without talon (PC-110, PM-10)."""
    return move >= DIRECT and move < CLAIM


def takes_talon(move: i64) -> bool:
    """Does the buyer at this bid take the talon (PC-113)?"""
    return move < DIRECT and move != GREAT_MISERE and move != GREAT_UVERT
