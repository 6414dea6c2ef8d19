"""The exact odds of buying and standing: every unseen card that can come is tried.

What comes is counted by value. The counting cards that will be drawn are a random row of the unseen counting
cards; how many empty cards lie between them does not depend on which they are. So values and empty cards are tried
apart: values decide who has more points, and the number of empty cards, which are thrown but counted as received,
only a tie (M-18) and whether the banker's card is a natural.

The banker is taken to play as the book says: he replaces an empty card, buys up to five, stands on six. A punter
who stood at once is taken to hold five or more, one who bought on a hidden card five or less.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import copied
from lomber.games.makao.score import Held, Terms, stakes, value_of
from lomber.games.makao.view import NO_CARD, MakaoView

STANDS_ON: Final[i64] = 6
"""The banker buys on less (A-4, A-5)."""

MOST_EMPTY: Final = 8
"""So many empty cards in a row are tried; more come once in fifty thousand purchases."""


class Weighing:
    """What standing and buying bring on the average, in stakes."""

    def __init__(self, stand: float, buy: float) -> None:
        self.stand = stand
        self.buy = buy


def weigh(view: MakaoView) -> Weighing:
    """Both decisions of the seat that is to move."""
    return Banker(view).weigh() if view.is_banker() else Punter(view).weigh()


class Unseen:
    """The unseen cards: how many of each value, and how many empty ones can come."""

    def __init__(self, view: MakaoView) -> None:
        self.counts: vec[i64] = copied(view.unseen)
        self.empty: i64 = self.counts[0]
        self.counting: i64 = 0
        for value in range(1, 10):
            self.counting += self.counts[value]
        self.free: i64 = self.counting
        """Counting cards that do not lie in a hand which is known to hold one (M-13)."""
        for seat in range(view.players):
            known = seat == view.seat or view.first[seat] != NO_CARD
            if view.received[seat] > 1 and view.holds_first[seat] and not known:
                self.free -= 1

    def chance(self, value: i64, drawn: i64) -> float:
        """How likely the next counting card has this value when so many have been drawn."""
        left = self.counting - drawn
        return float(self.counts[value]) / float(left) if left > 0 else 0.0

    def gaps(self, empty: i64, free: i64) -> list[float]:
        """How likely so many empty cards come before the next counting one."""
        found: list[float] = []
        sure = 1.0
        while empty >= 0 and free > 0 and len(found) <= MOST_EMPTY:
            stop = float(free) / float(free + empty)
            found.append(sure * stop)
            sure *= 1.0 - stop
            empty -= 1
        return found


class Punter:
    """A punter's odds against a banker who plays by the book."""

    def __init__(self, view: MakaoView) -> None:
        assert view.terms is not None
        self.terms: Terms = view.terms
        self.view = view
        self.cards = Unseen(view)
        self.received = view.received[view.seat]
        self.banker_gaps = self.cards.gaps(self.cards.empty, self.cards.free)

    def weigh(self) -> Weighing:
        natural = self.received == 1 or (self.terms.replaced and self.view.counting == 1)
        last_counts = self.view.counting == 1 and self.last_is_counting()
        own = Held(self.view.points, self.received, natural and last_counts and self.view.points >= 7)
        stand = self.against_banker(own, 0)
        if self.view.counting:
            return Weighing(stand, self.second(self.view.points, self.received, 0))
        return Weighing(stand, self.first())

    def last_is_counting(self) -> bool:
        bought = self.view.open[self.view.seat]
        return len(bought) == 0 or value_of(bought[len(bought) - 1]) > 0

    def first(self) -> float:
        """An empty card is replaced by a first counting one; then the better of standing and buying."""
        total = 0.0
        for value in range(1, 10):
            likely = self.cards.chance(value, 0)
            if likely == 0.0:
                continue
            self.cards.counts[value] -= 1
            own = Held(value, self.received + 1, self.terms.replaced and value >= 7)
            total += likely * max(self.against_banker(own, 1), self.second(value, self.received + 1, 1))
            self.cards.counts[value] += 1
        return total

    def second(self, points: i64, received: i64, drawn: i64) -> float:
        """A second counting card is bought; empty ones before it are thrown."""
        total = 0.0
        for value in range(1, 10):
            likely = self.cards.chance(value, drawn)
            if likely == 0.0:
                continue
            self.cards.counts[value] -= 1
            own = Held((points + value) % 10, received + 1, False)
            total += likely * self.against_banker(own, drawn + 1)
            self.cards.counts[value] += 1
        return total

    def against_banker(self, own: Held, drawn: i64) -> float:
        """What a finished hand wins on the average; `drawn` counting cards have come to this seat since."""
        total = 0.0
        for value in range(1, 10):
            likely = self.cards.chance(value, drawn)
            if likely == 0.0:
                continue
            if value >= STANDS_ON:
                total += likely * self.settle(own, value, 1, drawn)
                continue
            self.cards.counts[value] -= 1
            for bought in range(1, 10):
                second = self.cards.chance(bought, drawn + 1)
                if second > 0.0:
                    total += likely * second * self.settle(own, (value + bought) % 10, 2, drawn)
            self.cards.counts[value] += 1
        return total

    def settle(self, own: Held, points: i64, banker_cards: i64, drawn: i64) -> float:
        """The payment against so many points, over all numbers of empty cards on both sides."""
        if own.points != points and not (banker_cards == 1 and points >= 8):
            return float(stakes(self.terms, own, Held(points, banker_cards, False)))
        total = 0.0
        first = self.banker_gaps
        for banker_empty in range(len(first)):
            natural = banker_cards == 1 and points >= 7 and (banker_empty == 0 or self.terms.replaced)
            if own.points != points:
                banker = Held(points, banker_cards + banker_empty, natural)
                total += first[banker_empty] * stakes(self.terms, own, banker)
                continue
            mine = self.own_gaps(drawn, banker_empty)
            for own_empty in range(len(mine)):
                punter = Held(own.points, own.received + own_empty, own.natural)
                banker = Held(points, banker_cards + banker_empty, natural)
                weight = first[banker_empty] * mine[own_empty]
                total += weight * stakes(self.terms, punter, banker)
        return total

    def own_gaps(self, drawn: i64, banker_empty: i64) -> list[float]:
        """Empty cards before the own counting one; none where nothing is bought."""
        if drawn == 0:
            return [1.0]
        return self.cards.gaps(self.cards.empty - banker_empty, self.cards.free - 1)


class Banker:
    """The banker's odds against all punters, whose bought cards he sees."""

    def __init__(self, view: MakaoView) -> None:
        assert view.terms is not None
        self.terms: Terms = view.terms
        self.view = view
        self.cards = Unseen(view)
        self.received = view.received[view.seat]

    def weigh(self) -> Weighing:
        view = self.view
        natural = view.counting == 1 and view.points >= 7 and (self.received == 1 or self.replaced())
        stand = self.against_all(Held(view.points, self.received, natural))
        if view.counting:
            return Weighing(stand, self.second(view.points, self.received))
        return Weighing(stand, self.first())

    def replaced(self) -> bool:
        bought = self.view.open[self.view.seat]
        return self.terms.replaced and len(bought) == 1 and not self.view.holds_first[self.view.seat]

    def first(self) -> float:
        total = 0.0
        for value in range(1, 10):
            likely = self.cards.chance(value, 0)
            if likely == 0.0:
                continue
            self.cards.counts[value] -= 1
            self.cards.counting -= 1
            stand = self.against_all(Held(value, self.received + 1, self.terms.replaced and value >= 7))
            total += likely * max(stand, self.second(value, self.received + 1))
            self.cards.counts[value] += 1
            self.cards.counting += 1
        return total

    def second(self, points: i64, received: i64) -> float:
        """A second counting card, and the empty ones that come before it."""
        total = 0.0
        gaps = self.cards.gaps(self.cards.empty, self.cards.free)
        for value in range(1, 10):
            likely = self.cards.chance(value, 0)
            if likely == 0.0:
                continue
            self.cards.counts[value] -= 1
            self.cards.counting -= 1
            for empty in range(len(gaps)):
                own = Held((points + value) % 10, received + 1 + empty, False)
                total += likely * gaps[empty] * self.against_all(own)
            self.cards.counts[value] += 1
            self.cards.counting += 1
        return total

    def against_all(self, own: Held) -> float:
        total = 0.0
        for seat in self.view.punters():
            total -= self.against(own, seat)
        return total

    def against(self, own: Held, seat: i64) -> float:
        """What a punter wins on the average: his hidden card is tried value by value."""
        points: i64 = 0
        for card in self.view.open[seat]:
            points += value_of(card)
        received = self.view.received[seat]
        if not self.view.holds_first[seat]:
            alone = len(self.view.open[seat]) == 1 and points >= 7
            punter = Held(points % 10, received, alone and self.terms.replaced)
            return float(stakes(self.terms, punter, own))
        low, high = (5, 9) if received == 1 else (1, 5)
        weight = self.number(low, high)
        if weight == 0:
            low, high = 1, 9
            weight = self.number(low, high)
        total = 0.0
        for value in range(low, high + 1):
            punter = Held((points + value) % 10, received, received == 1 and value >= 7)
            total += float(self.cards.counts[value]) * stakes(self.terms, punter, own)
        return total / float(weight) if weight else 0.0

    def number(self, low: i64, high: i64) -> i64:
        """How many unseen counting cards have such a value."""
        total: i64 = 0
        for value in range(low, high + 1):
            total += self.cards.counts[value]
        return total
