"""The declarations (хвалёж) of one deal as a conversation: who says what, who answers, what counts (P-10 … P-15).

In each kind the first speaker names his best; the others answer “good”, “equal”, or name something better. Equal
points are compared by their pips. The unique best counts, and its owner then counts his other holdings of the kind.
Nothing is said that the rules do not make a player say: of a point the number, of a sequence its length and top
card, of equal cards their rank; the cards themselves are seen only where they are shown.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, size
from lomber.games.piquet.holdings import (
    POINT,
    POINTS,
    RUNS,
    SAMES,
    SEQUENCE,
    SET,
    Holding,
    best_suit,
    holdings_of,
    key_of,
    sequence_value,
    suits_of,
)
from lomber.games.piquet.moves import (
    DONE,
    EQUAL,
    GOOD,
    NOTHING,
    SAY_PIPS,
    SHOW_POINT,
    SHOW_RUN,
    SHOW_SAME,
    counted_key,
    counting,
    said_key,
    saying,
)

CLAIMS: Final[i64] = 0
TIED: Final[i64] = 1
COUNTS: Final[i64] = 2

NONE: Final[i64] = -1
UNSAID: Final[i64] = -2


class Claim:
    """What one has counted: a holding, and whether the cards have been shown."""

    def __init__(self, seat: i64, kind: i64, cards: i64, key: i64, value: i64, true: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.cards = cards
        self.key = key
        self.value = value
        self.true = true
        """False: a false claim of manners mode; it has no cards."""


class Manner:
    """How declarations are made at this table."""

    def __init__(self, manual: bool, shown: bool, lies: bool) -> None:
        self.manual = manual
        self.shown = shown
        """What counts is shown at once (`show_declared=always`)."""
        self.lies = lies
        """A claim need not be true (P-30 c)."""


class Talk:
    """The conversation so far. Seats are those of the table; `order` is the order of speaking."""

    def __init__(self, manner: Manner, order: vec[i64], players: i64) -> None:
        self.manner = manner
        self.order = order
        self.players = players
        self.kind: i64 = POINT
        self.stage: i64 = CLAIMS
        self.at: i64 = 0
        """Whose turn it is to speak, as a place in `order`."""
        self.keys: vec[i64] = filled(3 * players, NONE)
        """What each has claimed in each kind; a point by its number, and by number and pips once they are said."""
        self.limits: vec[i64] = filled(3 * players, UNSAID)
        """By seat and kind: whose words are true has nothing above this key; -1: nothing at all."""
        self.tied: i64 = 0
        """Seats whose claims are equal and best so far."""
        self.winners: vec[i64] = vec[i64]([NONE, NONE, NONE])
        self.claims: list[Claim] = []
        self.spoken: vec[i64] = vec[i64](capacity=16)
        """Everything said: 10000 · seat + move."""

    def copy(self) -> "Talk":
        other = Talk(self.manner, self.order, self.players)
        other.kind = self.kind
        other.stage = self.stage
        other.at = self.at
        other.keys = vec[i64](self.keys)
        other.limits = vec[i64](self.limits)
        other.tied = self.tied
        other.winners = vec[i64](self.winners)
        other.claims = self.claims[:]
        other.spoken = vec[i64](self.spoken)
        return other

    def over(self) -> bool:
        return self.kind > SET

    def speaker(self) -> i64:
        if self.stage == COUNTS:
            return self.winners[self.kind]
        return self.order[self.at]

    def best(self) -> i64:
        """The best key claimed so far in this kind; -1: nobody has claimed anything."""
        found: i64 = NONE
        for seat in range(self.players):
            found = max(found, self.keys[3 * seat + self.kind])
        return found

    # -- what may be said

    def legal(self, hand: i64) -> vec[i64]:
        """What the speaker may say with these cards, ascending."""
        if self.stage == COUNTS:
            return self.countings(hand)
        found = vec[i64](capacity=8)
        best = self.spoken_best()
        own = self.own_keys(hand)
        if not self.manner.manual:
            return append(found, self.true_answer(own, best))
        quiet = NOTHING if best == NONE else GOOD
        mayequal = self.manner.lies and best != NONE
        for key in own:
            mayequal = mayequal or key == best
        if quiet == GOOD:
            found = append(found, GOOD)
        if mayequal:
            found = append(found, EQUAL)
        if quiet == NOTHING:
            found = append(found, NOTHING)
        for key in own:
            if key != best:
                found = append(found, self.say(key))
        return ascending(found)

    def spoken_best(self) -> i64:
        """What a speaker has to beat: in the pips of a point the best pips said, else the best key."""
        if self.stage == TIED:
            best = self.best()
            return best % 100 if best >= 100 else NONE
        return self.best()

    def say(self, key: i64) -> i64:
        if self.stage == TIED:
            return SAY_PIPS + key
        return saying(self.kind, key * 100 if self.kind == POINT else key)

    def own_keys(self, hand: i64) -> list[int]:
        """The different keys that the speaker may name: true ones, or with false claims anything.

        A claim is a holding as P-11 … P-13 have it: a suit, a run as far as it goes, all cards of a rank. Nobody is
        forced to declare one (§34), but no rule lets part of it be named: three of four kings, a terce of a quart.
        Where claims need not be true that can be said, and is not “what he has not” (§33; `part_of`).
        """
        keys: set[int] = set()
        number = self.keys[3 * self.order[self.at] + self.kind]
        for holding in holdings_of(hand, self.kind):
            if self.kind != POINT:
                keys.add(int(holding.key))
            elif self.stage == CLAIMS:
                keys.add(int(holding.key // 100))
            elif holding.key // 100 == number:
                keys.add(int(holding.key % 100))
        if self.manner.lies:
            keys.update(self.every_key())
        return sorted(keys)

    def every_key(self) -> list[int]:
        if self.kind == POINT:
            return list(range(7, 76)) if self.stage == TIED else list(range(1, 9))
        if self.kind == SEQUENCE:
            return [16 * length + top for length in range(3, 9) for top in range(4 + length, 13)]
        return [rank + four for four in (0, 16) for rank in range(8, 13)]

    def true_answer(self, own: list[int], best: i64) -> i64:
        """All that he has, as it is: the one thing to say where everything is declared."""
        key: i64 = own[-1] if own else NONE
        if key == NONE or key < best:
            return NOTHING if best == NONE else GOOD
        return EQUAL if key == best else self.say(key)

    def honest(self, hand: i64) -> i64:
        """What one says who declares everything as it is."""
        if self.stage != COUNTS:
            own = [key for key in self.own_keys(hand) if self.holds(hand, key)]
            return self.true_answer(own, self.spoken_best())
        if not self.manner.manual:  # several holdings are counted in the order of the table
            return self.countings(hand)[0]
        holdings = self.uncounted(hand, self.winners[self.kind])
        return self.count_code(holdings[0]) if holdings else DONE

    def holds(self, hand: i64, key: i64) -> bool:
        """Is this claim true?"""
        for holding in holdings_of(hand, self.kind):
            if self.kind != POINT and holding.key == key:
                return True
            if self.kind == POINT and self.stage == CLAIMS and holding.key // 100 == key:
                return True
            number = self.keys[3 * self.order[self.at] + POINT] if self.stage == TIED else NONE
            if self.stage == TIED and holding.key == number * 100 + key:
                return True
        return False

    def countings(self, hand: i64) -> vec[i64]:
        """What the winner of the kind may count next; where everything is declared, in a fixed order."""
        found = vec[i64](capacity=8)
        winner = self.winners[self.kind]
        for holding in self.uncounted(hand, winner):
            found = append(found, self.count_code(holding))
        if self.manner.lies and not self.counts_of(winner):
            claimed = self.keys[3 * winner + self.kind]
            if self.kind != POINT:
                found = append(found, counting(self.kind, claimed))
        found = ascending(found)
        if len(found) == 0:  # a guessed hand that does not bear out what was said before a set-up
            return vec[i64]([DONE])
        if not self.manner.manual:
            return vec[i64]([found[0]])
        if self.counts_of(winner) or self.manner.lies:
            found = ascending(append(found, DONE))
        return found

    def counts_of(self, seat: i64) -> i64:
        """How many holdings of this kind a seat has counted."""
        number: i64 = 0
        for claim in self.claims:
            if claim.seat == seat and claim.kind == self.kind:
                number += 1
        return number

    def uncounted(self, hand: i64, winner: i64) -> list[Holding]:
        """The winner's holdings of the kind that he may still count: of a point the one that was named."""
        if self.kind == POINT:
            return self.named_suits(hand, winner) if not self.counts_of(winner) else []
        found: list[Holding] = []
        for holding in holdings_of(hand, self.kind):
            counted = False
            for claim in self.claims:
                counted = counted or (claim.kind == self.kind and claim.cards & holding.cards != 0)
            if not counted:
                found.append(holding)
        return found

    def named_suits(self, hand: i64, winner: i64) -> list[Holding]:
        """The suits that the winner's words fit; where everything is declared the one that is best to name."""
        key = self.keys[3 * winner + POINT]
        fitting = [h for h in suits_of(hand) if h.key == key or h.key // 100 == key]
        if not self.manner.manual and fitting:
            top: i64 = NONE
            for holding in fitting:
                top = max(top, holding.key)
            cards = best_suit(hand, top)
            return [holding for holding in fitting if holding.cards == cards]
        return fitting

    def count_code(self, holding: Holding) -> i64:
        if self.kind == POINT:
            return SHOW_POINT + POINTS.index(int(holding.cards))
        if not self.manner.shown:
            return counting(self.kind, holding.key)
        if self.kind == SEQUENCE:
            return SHOW_RUN + RUNS.index(int(holding.cards))
        return SHOW_SAME + SAMES.index(int(holding.cards))

    # -- what is said

    def speak(self, seat: i64, move: i64, hands: vec[i64]) -> None:
        """One thing is said; it has been checked to be allowed."""
        self.spoken = append(self.spoken, 10000 * seat + move)
        if self.stage == COUNTS:
            self.count(seat, move, hands[seat])
        else:
            self.answer(seat, move)
        self.go_on(hands)

    def answer(self, seat: i64, move: i64) -> None:
        place = 3 * seat + self.kind
        best = self.best()
        if move == EQUAL:
            self.keys[place] = best
        elif self.stage == TIED:
            if move >= SAY_PIPS:
                self.keys[place] = self.keys[place] * 100 + move - SAY_PIPS
        elif move != GOOD and move != NOTHING:
            self.keys[place] = said_key(self.kind, move)
        self.limits[place] = self.limit(move, best, self.keys[place])
        self.at += 1

    def limit(self, move: i64, best: i64, key: i64) -> i64:
        """What an answer says about the rest of the hand, if it is all declared as it is."""
        if move == NOTHING:
            return NONE
        if move == GOOD:
            key = best - 1
        if self.kind == POINT and key < 100:  # a number of cards, whatever its pips
            return key * 100 + 99
        return key

    def go_on(self, hands: vec[i64]) -> None:
        """After everybody has spoken: equal points say their pips, then the unique best counts."""
        while not self.over():
            if self.stage == COUNTS:
                if not self.finished(hands[self.winners[self.kind]]):
                    return
                self.next_kind()
                continue
            if self.stage == TIED:
                while self.at < len(self.order) and not self.tied & BIT[self.order[self.at]]:
                    self.at += 1
            if self.at < len(self.order):
                return
            self.resolve()
            if self.stage == COUNTS:
                if self.kind != POINT or self.manner.shown:
                    return
                winner = self.winners[POINT]
                self.claims.append(self.declared(winner, POINT, hands[winner]))

    def resolve(self) -> None:
        best = self.best()
        self.tied = 0
        for seat in range(self.players):
            if best != NONE and self.keys[3 * seat + self.kind] == best:
                self.tied |= BIT[seat]
        if self.kind == POINT and self.stage == CLAIMS and size(self.tied) > 1:
            self.stage = TIED
            self.at = 0
            return
        if size(self.tied) != 1:
            self.next_kind()
            return
        for seat in range(self.players):
            if self.tied & BIT[seat]:
                self.winners[self.kind] = seat
        self.stage = COUNTS

    def finished(self, hand: i64) -> bool:
        """Has the winner counted all? Who may count what he likes says so himself."""
        if self.spoken and self.spoken[len(self.spoken) - 1] % 10000 == DONE:
            return True
        winner = self.winners[self.kind]
        if self.manner.manual and self.kind != POINT:  # whether he has more is his own affair
            return False
        return self.counts_of(winner) > 0 and not self.uncounted(hand, winner)

    def next_kind(self) -> None:
        self.kind += 1
        self.stage = CLAIMS
        self.at = 0
        self.tied = 0

    def count(self, seat: i64, move: i64, hand: i64) -> None:
        if move == DONE:
            if self.kind == POINT and not self.counts_of(seat):  # named and not shown
                self.claims.append(self.declared(seat, POINT, hand))
            return
        for holding in self.uncounted(hand, seat):
            if self.count_code(holding) == move:
                self.claims.append(Claim(seat, self.kind, holding.cards, holding.key, holding.value, True))
                return
        self.claims.append(part_of(seat, self.kind, counted_key(self.kind, move), hand))

    def declared(self, seat: i64, kind: i64, hand: i64) -> Claim:
        """What a seat has claimed in a kind, as a thing counted: with its cards, or false where there are none."""
        key = self.keys[3 * seat + kind]
        fitting = [h for h in holdings_of(hand, kind) if fits(kind, key, h.key)]
        if not fitting:
            return part_of(seat, kind, key, hand)
        best = fitting[0]
        for holding in fitting:
            if holding.key > best.key:
                best = holding
        cards = best_suit(hand, best.key) if kind == POINT else best.cards
        return Claim(seat, kind, cards, best.key, best.value, True)

    # -- false claims (P-30 c)

    def is_true(self, seat: i64, kind: i64, hand: i64) -> bool:
        """Did he hold what he said, with the hand that he began the play with?"""
        key = self.keys[3 * seat + kind]
        if key != NONE and not self.declared(seat, kind, hand).true:
            return False
        return all(
            not (claim.seat == seat and claim.kind == kind and not claim.true) for claim in self.claims
        )

    def retract(self, seat: i64, kind: i64, hands: vec[i64]) -> None:
        """Taken back before the first lead: what else he counted stands, and the kind is compared anew."""
        said = whole_key(kind, self.keys[3 * seat + kind])
        key: i64 = NONE
        kept: list[Claim] = []
        for claim in self.claims:
            mine = claim.seat == seat and claim.kind == kind
            if mine and (claim.key == said or kind == POINT):
                continue
            kept.append(claim)
            if mine:
                key = max(key, claim.key)
        self.keys[3 * seat + kind] = key
        self.claims = kept
        self.award(kind, hands)

    def award(self, kind: i64, hands: vec[i64]) -> None:
        """The unique best of what has been declared counts; what it beats does not.

        Who wins a kind only now, because a claim was taken back or was false, counts what he had declared against
        it (P-30 c, C-26: “the three kings he had declared”). His other holdings of the kind he has not declared,
        and they are not asked for again (§34).
        """
        best: i64 = NONE
        winner: i64 = NONE
        for seat in range(self.players):
            key = whole_key(kind, self.keys[3 * seat + kind])
            if key > best:
                best = key
                winner = seat
            elif key == best:
                winner = NONE
        self.claims = [claim for claim in self.claims if claim.kind != kind or claim.seat == winner]
        had = self.winners[kind]
        self.winners[kind] = winner
        if winner != NONE and winner != had:  # who had won it before has counted of it what he liked
            self.claims.append(self.declared(winner, kind, hands[winner]))

    def strike(self, seat: i64, hands: vec[i64]) -> None:
        """A false claim is found out: nothing of his counts, and what lost only to his claims does after all."""
        self.claims = [claim for claim in self.claims if claim.seat != seat]
        for kind in range(3):
            self.keys[3 * seat + kind] = NONE
            self.award(kind, hands)

    # -- what it came to

    def counted(self, seat: i64, kind: i64) -> i64:
        """The points of a kind that counted for a seat."""
        total: i64 = 0
        for claim in self.claims:
            if claim.seat == seat and claim.kind == kind:
                total += claim.value
        return total

    def cards_counted(self, seat: i64) -> i64:
        """The cards that lay in something counted (P-23)."""
        cards: i64 = 0
        for claim in self.claims:
            if claim.seat == seat:
                cards |= claim.cards
        return cards


def whole_key(kind: i64, key: i64) -> i64:
    """A point of which only the number was said, as a key with pips."""
    return key * 100 if kind == POINT and 0 <= key < 100 else key


def part_of(seat: i64, kind: i64, key: i64, hand: i64) -> Claim:
    """Less than he holds is true as well: three kings of four, a terce of a quart; else a claim has no cards."""
    for cards in (POINTS, RUNS, SAMES)[kind]:
        if not cards & ~hand and fits(kind, key, key_of(kind, cards)):
            return Claim(seat, kind, cards, key_of(kind, cards), value_of(kind, key), True)
    return Claim(seat, kind, 0, whole_key(kind, key), value_of(kind, key), False)


def fits(kind: i64, said: i64, key: i64) -> bool:
    """Is a holding what was said? Of a point perhaps only the number was."""
    return said == key or (kind == POINT and said == key // 100)


def value_of(kind: i64, key: i64) -> i64:
    """What something claimed counts (P-11, P-12, P-13)."""
    if kind == POINT:
        return key // 100 if key >= 100 else key
    if kind == SEQUENCE:
        return sequence_value(key // 16)
    return 14 if key >= 16 else 3


def ascending(numbers: vec[i64]) -> vec[i64]:
    """In order, each once."""
    found = vec[i64](capacity=len(numbers))
    for number in sorted({int(number) for number in numbers}):
        found = append(found, number)
    return found
