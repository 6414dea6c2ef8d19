"""Advice for Makao (section 8), a class per number; each reads only what its player sees, and says the exact odds.

What buying and standing bring on the average is counted in `odds.py`; a club bot plays by nothing else.
"""

from typing import Any, Final

from mypy_extensions import i64

from lomber.games.makao.odds import weigh
from lomber.games.makao.score import value_of
from lomber.games.makao.state import BUY, STAND
from lomber.games.makao.view import MakaoView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1


class Weighed(Advice):
    """A piece of advice that is given with what both decisions bring on the average, in kopecks."""

    def words(self, view: View) -> dict[str, Any]:
        assert isinstance(view, MakaoView)
        assert view.terms is not None
        weighed = weigh(view)
        stake = view.terms.stake
        return {"stand": round(weighed.stand * stake, 1), "buy": round(weighed.buy * stake, 1)}


class ReplaceAnEmptyCard(Weighed):
    """A-3: always replace an empty card."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, MakaoView)
        bought = view.open[view.seat]
        idle = len(bought) > 0 and value_of(bought[len(bought) - 1]) == 0 and view.points < 5
        return BUY if view.counting == 0 or idle else NO_OPINION


class NeverSpoil(Weighed):
    """A-2: stand on 7, 8 and 9."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, MakaoView)
        return STAND if view.counting and view.points >= 7 else NO_OPINION


class LookAtThePunters(Weighed):
    """A-5: the banker buys if more punters are seen to beat him than not; on six he stands, below he buys."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, MakaoView)
        if not view.is_banker() or view.points >= 6:
            return NO_OPINION
        beaten = 0
        for seat in view.punters():
            if self.bought_badly(view, seat):
                beaten += 1
        return STAND if beaten == len(view.punters()) else BUY

    def bought_badly(self, view: MakaoView, seat: i64) -> bool:
        """He lies open and has no more than the banker, or bought on a small card and cannot have much."""
        if view.received[seat] == 1:
            return False
        points: i64 = 0
        for card in view.open[seat]:
            points += value_of(card)
        if not view.holds_first[seat]:
            return points % 10 <= view.points
        return all((points + first) % 10 <= view.points for first in range(1, 6))


class GoodPurchase(Advice):
    """A-1: on five, which may go either way, count the cards that make seven, eight or nine."""

    def words(self, view: View) -> dict[str, Any]:
        assert isinstance(view, MakaoView)
        return {"good": int(good(view)), "bad": int(spoiling(view))}

    def choose(self, view: View) -> i64:
        assert isinstance(view, MakaoView)
        if view.is_banker() or view.points != 5 or view.counting != 1:
            return NO_OPINION
        return BUY if good(view) > spoiling(view) else STAND


def good(view: MakaoView) -> i64:
    """How many unseen cards make seven, eight or nine of the own points."""
    total: i64 = 0
    for value in range(1, 10):
        if (view.points + value) % 10 >= 7:
            total += view.unseen[value]
    return total


def spoiling(view: MakaoView) -> i64:
    """How many unseen cards leave less than there is."""
    total: i64 = 0
    for value in range(1, 10):
        if (view.points + value) % 10 < view.points:
            total += view.unseen[value]
    return total


class BuyOnLittle(Weighed):
    """A-4: buy on 1 to 4, stand on 6; on 5 stand. It always answers."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, MakaoView)
        return BUY if view.points <= 4 else STAND


class Expectation(Weighed):
    """Whatever brings more on the average."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, MakaoView)
        weighed = weigh(view)
        return BUY if weighed.buy > weighed.stand else STAND


def pieces() -> list[Advice]:
    """In the order in which they are consulted."""
    return [
        ReplaceAnEmptyCard("A-3"),
        NeverSpoil("A-2"),
        LookAtThePunters("A-5"),
        GoodPurchase("A-1"),
        BuyOnLittle("A-4"),
    ]


def exact_pieces() -> list[Advice]:
    return [Expectation("A-4")]
