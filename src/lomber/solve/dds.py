# lomber: interpreted
"""DDS, the double-dummy solver of bridge, through `endplay`: an optional extra, `pip install 'lomber[solver]'`.

It asks the same questions as `lomber.play.four_hands`, some ten times as fast; partners sit opposite.
"""

from __future__ import annotations

import threading
from importlib.util import find_spec
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.cards.pack import RANKS

if TYPE_CHECKING:
    from endplay.types import Deal

_ALONE = threading.Lock()
"""The library keeps one workspace for the whole process: two calls at once end it with a segmentation fault."""

_SUITS = (0, 3, 2, 1)
"""Our S C D H as DDS counts them: S H D C. The same table leads back."""
_NO_TRUMPS = 4


def is_installed() -> bool:
    return find_spec("endplay") is not None


class Dds:
    """Open hands of two pairs, 0 and 2 against 1 and 3: the tricks to come that go to 0 and 2."""

    def every(self, hands: vec[i64]) -> list[list[int]]:
        """By strain (S C D H, no trumps) and by leader."""
        from endplay.dds import calc_dd_table

        with _ALONE:
            found = calc_dd_table(_deal(hands, 0)).to_list()
        to_come = len(members(hands[0]))
        results = []
        for strain in (*_SUITS, _NO_TRUMPS):
            # DDS counts for the declarer, on whose left the leader sits, and out of thirteen in endings too.
            leads = [13 - found[strain][(leader + 3) % 4] for leader in range(4)]
            results.append([leads[i] if i % 2 == 0 else to_come - leads[i] for i in range(4)])
        return results

    def worths(self, hands: vec[i64], trump: i64, leader: i64, laid: vec[i64]) -> list[tuple[int, int]]:
        """Each legal card of the seat to play, ascending, and what the position comes to if it is played."""
        from endplay.dds import solve_board
        from endplay.types import Card, Denom, Player

        whole = [int(hand) for hand in hands]
        for turn, card in enumerate(laid):
            whole[(int(leader) + turn) % 4] |= 2 ** int(card)
        deal = _deal(vec[i64](whole), int(leader))
        deal.first = Player(int(leader))
        deal.trump = Denom(_SUITS[int(trump)] if trump >= 0 else _NO_TRUMPS)
        for card in laid:
            deal.play(Card("SHDC"[_SUITS[card // 13]] + RANKS[card % 13]))
        with _ALONE:
            solved = list(solve_board(deal))
        to_come = len(members(hands[(int(leader) + 3) % 4]))
        counted = (int(leader) + len(laid)) % 2 == 0
        found = []
        for played, tricks in solved:
            number = 13 * _SUITS[int(played.suit)] + RANKS.index(played.rank.abbr)
            found.append((number, tricks if counted else to_come - tricks))
        return sorted(found)

    def tricks(self, hands: vec[i64], trump: i64, leader: i64, laid: vec[i64]) -> int:
        """The value of a position."""
        worths = [worth for _, worth in self.worths(hands, trump, leader, laid)]
        if not worths:
            return 0
        return max(worths) if (int(leader) + len(laid)) % 2 == 0 else min(worths)


def _deal(hands: vec[i64], first: int) -> Deal:
    from endplay.types import Deal

    rows = []
    for seat in range(4):
        held = [members(hands[(first + seat) % 4] & (8191 << (13 * suit))) for suit in (0, 3, 2, 1)]
        rows.append(".".join("".join(RANKS[card % 13] for card in cards) for cards in held))
    return Deal("NESW"[first] + ":" + " ".join(rows))
