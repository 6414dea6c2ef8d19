"""What happened in a hand of Mushka → what is written on the sheet. Pure functions; amounts are plain ints."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import SUITS, suit_of
from lomber.play.mouche.rules import PLAYED, SOLE
from lomber.play.mouche.score import FINE, REMISE, Outcome, Terms, first_at_nothing, overshot, settle
from lomber.play.tricks import NO_CARD

FIVE_SPADES: Final = "five_spades"
MISTIGRI: Final = "mistigri"
FLUSH: Final = "flush"

QUEEN_TRICK: Final = 8
KING_TRICK: Final = 5
QUEEN_BEATEN: Final = 4
"""What the queen of spades writes off in Shutikha (SH-4)."""


class MushkaTerms(Terms):
    """The options that the scorer reads."""

    def __init__(self, start: int, price: int, overshoot: str, no_score: bool) -> None:
        super().__init__(start, price, overshoot, no_score)
        self.special: i64 = NO_CARD
        """The privileged card: the ace of spades, in Mistigri the king of clubs."""
        self.trump_bonus = 10
        """What it writes off besides the tricks when its suit is trumps; else 5 (M-19)."""
        self.bonus_rule = "M-19"
        """The rule that gives the privileged card its bonus, and its holder the raised remise."""
        self.remise_rule = "M-19"
        """The rule of an ordinary remise."""
        self.pamfil: i64 = NO_CARD
        self.pamfil_bonus = 0
        """What Pamfil writes off besides the tricks (`pamfil_bonus`)."""
        self.premium = 0
        """What everybody owes for a Pamfil announced, or for a flush: on the side account (PF-4, MG-4)."""


class Result:
    """What happened in one hand, by seat."""

    def __init__(self, hand: int, order: list[int], records: list[int]) -> None:
        self.hand = hand
        self.order = order
        """The seats from the dealer's left, the dealer last."""
        self.records = records
        seats = len(records)
        self.ending = PLAYED
        self.who: list[int] = []
        """Who played alone, opened a hand that wins the pulka, or showed a flush; the one who is paid first."""
        self.active: list[bool] = [False] * seats
        self.winners: list[int] = []
        """Who took each trick, in order; of a sole player all of them."""
        self.bonus: list[int] = [0] * seats
        """What each writes off for the privileged card besides his tricks, if he has any (M-19)."""
        self.pamfil: list[int] = [0] * seats
        """The same for Pamfil, where it was agreed (PF-3)."""
        self.heavier: list[int] = [0] * seats
        """By how much each one's remise is raised (M-19)."""
        self.queen_trick = -1
        self.queen_owner = -1
        """In Shutikha: the trick to which the queen of spades fell, from 0, and who laid it."""
        self.faults: list[list[str]] = [[] for _ in range(seats)]
        """The rule of each proved fault."""

    def hold(self, terms: MushkaTerms, seat: int, cards: i64, trump: i64) -> None:
        """He began the play with these cards: what the privileged ones among them bring or cost (M-19)."""
        if terms.special >= 0 and cards & BIT[terms.special]:
            self.bonus[seat] += terms.trump_bonus if suit_of(terms.special) == trump else 5
            self.heavier[seat] += 5
        if terms.pamfil >= 0 and cards & BIT[terms.pamfil]:
            self.pamfil[seat] += terms.pamfil_bonus

    def worth(self, trick: int) -> int:
        """What a trick writes off for its winner (SH-4); elsewhere one."""
        if trick != self.queen_trick:
            return 1
        return QUEEN_TRICK if self.winners[trick] == self.queen_owner else KING_TRICK

    def beaten_queen(self) -> int:
        """Whose queen of spades the king has caught; -1: nobody's."""
        if self.queen_trick < 0 or self.winners[self.queen_trick] == self.queen_owner:
            return -1
        return self.queen_owner


def outcome(terms: MushkaTerms, result: Result) -> Outcome:
    """A hand written down: records first, then who has won the pulka, and what he is paid (M-19 … M-24)."""
    out = Outcome(result.hand, result.records)
    if result.ending == FIVE_SPADES or result.ending == MISTIGRI:
        rule = "SH-6" if result.ending == FIVE_SPADES else "MG-6"
        out.winner = result.who[0]
        out.write(out.winner, -result.records[out.winner], result.ending.replace("_", "-"), rule)
    elif result.ending == FLUSH:
        pay_premium(terms, out, result.who[0], FLUSH, "MG-4")
    elif result.ending == PLAYED or (result.ending == SOLE and not terms.no_score):
        _played(terms, result, out)
    if out.winner >= 0:
        settle(terms, out)
    return out


def pay_premium(terms: MushkaTerms, out: Outcome, payee: int, reason: str, rule: str) -> None:
    """Each of the others pays the agreed premium, in money: the records stay as they are (PF-4, MG-4)."""
    for seat in range(len(out.records)):
        out.pay(seat, terms.premium * (len(out.records) - 1 if seat == payee else -1), reason, rule)


def _played(terms: MushkaTerms, result: Result, out: Outcome) -> None:
    """Tricks and bonuses, remises, fines (M-19 … M-21); then the end (M-22, M-27)."""
    left: dict[int, int] = {}
    for seat in result.order:
        if not result.active[seat]:
            continue
        tricks = result.winners.count(seat)
        reset = result.ending == PLAYED and overshot(terms, result.records[seat], tricks)
        if reset:
            out.write(seat, terms.start - result.records[seat], "overshoot", "M-21")
        else:
            _write_off(terms, result, out, seat, tricks)
        for rule in result.faults[seat]:
            out.write(seat, FINE, "fine", rule)
        if not reset and out.records[seat] <= 0:
            left[seat] = result.records[seat] + FINE * len(result.faults[seat])
    steps = [] if terms.seat_order else _steps(result)
    out.winner = first_at_nothing(result.order, left, steps)


def _write_off(terms: MushkaTerms, result: Result, out: Outcome, seat: int, tricks: int) -> None:
    """M-19, of a sole player M-13; the queen of spades of SH-4 and SH-5, of a sole player SH-8."""
    alone = result.ending == SOLE
    queen_trick = result.queen_trick >= 0 and result.winners[result.queen_trick] == seat
    out.write(seat, -(tricks - 1 if queen_trick else tricks), "tricks", "M-13" if alone else "M-19")
    if queen_trick:
        reason = "queen-trick" if seat == result.queen_owner else "queen-caught"
        out.write(seat, -result.worth(result.queen_trick), reason, "SH-8" if alone else "SH-4")
    if result.beaten_queen() == seat:
        out.write(seat, -QUEEN_BEATEN, "queen-beaten", "SH-4" if tricks else "SH-5")
    elif not tricks:
        raised = result.heavier[seat]
        out.write(seat, REMISE + raised, "remise", terms.bonus_rule if raised else terms.remise_rule)
    if tricks:
        out.write(seat, -result.bonus[seat], "privilege", terms.bonus_rule)
        out.write(seat, -result.pamfil[seat], "pamfil", "PF-3")


def _steps(result: Result) -> list[list[tuple[int, int]]]:
    """What each trick wrote off: a bonus with its holder's first trick (M-22), a beaten queen with hers (SH-7)."""
    steps: list[list[tuple[int, int]]] = []
    met: list[int] = []
    for trick, seat in enumerate(result.winners):
        bonus = 0 if seat in met else result.bonus[seat] + result.pamfil[seat]
        step = [(seat, result.worth(trick) + bonus)]
        met.append(seat)
        if trick == result.queen_trick and result.beaten_queen() >= 0:
            step.append((result.queen_owner, QUEEN_BEATEN))
        steps.append(step)
    return steps


def trump_named(word: str) -> i64:
    return SUITS.index(word) if word else -1
