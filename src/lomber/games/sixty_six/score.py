"""What a deal of Sixty-six is worth, and what a partie is: pure functions of what happened."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.tens import ACE, JACK, KING, NINE, QUEEN, TEN
from lomber.table.sheet import Entry

WINS: Final[i64] = 66
HALF: Final[i64] = 33
LAST_TRICK: Final[i64] = 10
WHOLE: Final = 130
"""The pack and the last trick (S-2)."""
NOBODY: Final[i64] = -1


def _values() -> vec[i64]:
    values = vec[i64]([0] * 13)
    values[ACE] = 11
    values[TEN] = 10
    values[KING] = 4
    values[QUEEN] = 3
    values[JACK] = 2
    values[NINE] = 0
    return values


VALUES: Final = _values()
"""The value of a card by its rank (S-2): A 11, T 10, K 4, Q 3, J 2, 9 nothing."""


def value_of(card: i64) -> i64:
    return VALUES[card % 13]


class Terms:
    """What was agreed about the count, as numbers."""

    def __init__(
        self,
        target: int,
        stake: int,
        needs_trick: bool,
        cards_only: bool,
        judged_at_closing: bool,
        last_closed: bool,
    ) -> None:
        self.target = target
        self.stake = stake
        self.needs_trick = needs_trick
        self.cards_only = cards_only
        self.judged_at_closing = judged_at_closing
        self.last_closed = last_closed


class Tally:
    """What two players have taken so far in a deal. A side is 0 or 1: the first leader and the other."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.cards: vec[i64] = vec[i64]([0, 0])
        """Points in taken cards, the ten of the last trick among them."""
        self.marriages: vec[i64] = vec[i64]([0, 0])
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.closer: i64 = NOBODY
        self.early: i64 = 0
        """Tricks that the closer's opponent had when the stock was closed."""

    def copy(self) -> "Tally":
        other = Tally(self.terms)
        other.cards = vec[i64]([self.cards[0], self.cards[1]])
        other.marriages = vec[i64]([self.marriages[0], self.marriages[1]])
        other.tricks = vec[i64]([self.tricks[0], self.tricks[1]])
        other.closer = self.closer
        other.early = self.early
        return other

    def points(self, side: i64) -> i64:
        """Cards and marriages; with `marriage_needs_trick` a marriage waits for the first trick (S-10)."""
        if self.terms.needs_trick and not self.tricks[side]:
            return self.cards[side]
        return self.cards[side] + self.marriages[side]

    def close(self, side: i64) -> None:
        """S-11: no more drawing."""
        self.closer = side
        self.early = self.tricks[1 - side]

    def take(self, side: i64, points: i64, last: bool) -> None:
        """A trick; the last of the deal adds ten (S-12)."""
        self.tricks[side] += 1
        self.cards[side] += points
        if last and (self.closer < 0 or self.terms.last_closed):
            self.cards[side] += LAST_TRICK

    def worth_to(self, winner: i64) -> i64:
        """Games of a deal that this side has won (S-14), or that the other has lost by closing (S-15)."""
        loser = 1 - winner
        if self.closer == loser:
            return self.failure_worth(winner)
        if not self.tricks[loser]:
            return 3
        return 2 if self.towards_half(loser) < HALF else 1

    def towards_half(self, side: i64) -> i64:
        """What the loser has of his 33: all his points, or with `count_limit=cards_only` those in cards (S-14)."""
        return self.cards[side] if self.terms.cards_only else self.points(side)

    def failure_worth(self, winner: i64) -> i64:
        """S-15: two games, three where the opponent of the one who failed has no trick."""
        tricks = self.tricks[winner]
        if self.terms.judged_at_closing and self.closer == 1 - winner:
            tricks = self.early
        return 2 if tricks else 3

    def balance(self) -> i64:
        """The deal as it stands at its end: games of side 0, negative for side 1; 0: drawn (S-16)."""
        first, second = self.points(0) >= WINS, self.points(1) >= WINS
        if first and second:  # possible only where 66 must be said
            return 0
        if first:
            return self.worth_to(0)
        if second:
            return -self.worth_to(1)
        if self.closer < 0:
            return 0
        return -self.failure_worth(1) if self.closer == 0 else self.failure_worth(0)

    def claimed(self, side: i64) -> i64:
        """The deal stopped by saying “66” (`claim=manual`): right, or lost as a failed closing."""
        sign: i64 = 1 if side == 0 else -1
        if self.points(side) >= WINS:
            return sign * self.worth_to(side)
        return -sign * self.failure_worth(1 - side)

    def reason(self, games: i64, claimant: i64) -> str:
        """Why the winner writes so many games."""
        if games == 0:
            return "drawn-unsaid" if self.points(0) >= WINS else "drawn-game"
        winner: i64 = 0 if games > 0 else 1
        if claimant == 1 - winner:
            return "false-claim"
        if self.closer == 1 - winner:
            return "closing-failed"
        return ("simple-game", "double-game", "treble-game")[abs(int(games)) - 1]


RULES: Final = {
    "drawn-game": "S-16",
    "drawn-unsaid": "S-13",
    "false-claim": "S-13",
    "closing-failed": "S-15",
    "simple-game": "S-14",
    "double-game": "S-14",
    "treble-game": "S-14",
}


def deal_entries(
    hand: int, tally: Tally, games: i64, claimant: i64, pair: list[int], resting: int, room: int
) -> list[Entry]:
    """One line of the sheet: the winner's games, or noughts for a drawn deal.

    `pair` are the seats of the two sides, `resting` the dealer of three or -1, `room` what he may still write.
    """
    reason = tally.reason(games, claimant)
    rule = RULES[reason]
    first: i64 = 0 if games >= 0 else 1
    other = tally.points(1 - first) if games == 0 else tally.towards_half(1 - first)
    words = {"points": int(tally.points(first)), "other": int(other)}
    if games == 0:
        return [Entry(hand, seat, "games", 0, reason, rule, words) for seat in pair]
    winner = pair[0 if games > 0 else 1]
    amount = abs(int(games))
    entries = [Entry(hand, winner, "games", amount, reason, rule, words)]
    if resting >= 0:  # S-19: his sum stops short of the target
        entries.append(Entry(hand, resting, "games", min(amount, room), "dealer-shares", "S-19", {}))
    return entries


def partie_entries(terms: Terms, hand: int, loser: int, players: int) -> list[Entry]:
    """The last pays the stake to each of the others (S-17, S-20)."""
    rule = "S-17" if players == 2 else "S-20"
    entries = []
    for seat in range(players):
        amount = -terms.stake * (players - 1) if seat == loser else terms.stake
        reason = "pays-partie" if seat == loser else "wins-partie"
        entries.append(Entry(hand, seat, "money", amount, reason, rule, {}))
    return entries


def standing(terms: Terms, games: list[int]) -> list[int]:
    """An unfinished partie settled as it stands: each game of difference is its part of the stake."""
    sums = [min(n, terms.target) for n in games]
    return [sum(_share(terms, own - other) for other in sums) for own in sums]


def _share(terms: Terms, difference: int) -> int:
    share = abs(difference) * terms.stake // terms.target
    return share if difference > 0 else -share
