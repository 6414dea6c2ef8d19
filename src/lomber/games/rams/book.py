"""The book's advice for Rams: "be careful", and what follows from the rules. Small classes, one for each number."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ACE, KING, QUEEN, SUIT, card_of, rank_of, suit_of
from lomber.games.rams.score import ACES, pairs
from lomber.games.rams.state import ACCEPT, REFUSE
from lomber.games.rams.view import RamsView
from lomber.play.mouche.advising import claim_or_next, declaring, may_pass, throw_next
from lomber.play.mouche.rules import DONE, DROP, LEAVE, PASS
from lomber.play.tricks import beats
from lomber.table.contract import Advice, View


def sure_tricks(hand: i64, trump: i64) -> i64:
    """A cautious count of the tricks that a hand will make: by trumps alone."""
    trumps = hand & SUIT[trump]
    count = size(trumps)
    tricks: i64 = 0
    if trumps & BIT[card_of(ACE, trump)]:
        tricks += 1
    if trumps & BIT[card_of(KING, trump)] and count >= 2:
        tricks += 1
    if trumps & BIT[card_of(QUEEN, trump)] and count >= 3:
        tricks += 1
    return max(tricks, count - 2)


def counted(view: RamsView) -> i64:
    """The hand, with the turned-up card for the worst of it where the dealer may take it."""
    return view.own | BIT[view.turned] if view.seat == view.dealer and not view.took else view.own


class Careful(Advice):
    """A-R1: no ace and no sure trick: pass. With an ace exchange to trumps at any cost.

    Two trumps, whichever they are, are sure enough: exchanged to, they make a trick four times in five.
    """

    def __init__(self) -> None:
        super().__init__("A-R1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, RamsView)
        if not declaring(view):
            return -1
        if may_pass(view):
            unsure = sure_tricks(view.own, view.trump) == 0 and size(view.own & SUIT[view.trump]) < 2
            return PASS if unsure else -1
        if view.own & ACES:
            return throw_next(view, view.own & ~ACES & ~SUIT[view.trump])
        return -1


class KeepTrumps(Advice):
    """A-R2, the last: keep trumps; any trick saves the aces, so take the first one that can be had."""

    def __init__(self) -> None:
        super().__init__("A-R2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, RamsView)
        if view.seat != view.turn or not view.legal:
            return -1
        if view.phase == "declare":
            return throw_next(view, self.unwanted(view))
        if view.phase == "turnup":
            return LEAVE
        if view.phase == "answer":
            good = suit_of(view.exposed) == view.trump or rank_of(view.exposed) == ACE
            return ACCEPT if good else REFUSE
        if view.phase == "claim":
            return claim_or_next(view)
        return self.lead(view) if view.in_trick == 0 else self.follow(view)

    def unwanted(self, view: RamsView) -> i64:
        """Plain cards below the king; a king alone makes no trick either, but may."""
        cards: i64 = 0
        for card in members(view.own & ~SUIT[view.trump]):
            if rank_of(card) < KING:
                cards |= BIT[card]
        return cards

    def lead(self, view: RamsView) -> i64:
        cards = view.lawful
        trumps = cards & SUIT[view.trump]
        plain = cards & ~trumps
        if trumps and (not plain or size(trumps) >= 2):
            return highest(trumps)
        best: i64 = -1
        for card in members(plain if plain else cards):
            if best < 0 or rank_of(card) > rank_of(best):
                best = card
        return best

    def follow(self, view: RamsView) -> i64:
        trump = view.trump
        winner: i64 = -1
        for card in members(view.lawful):
            if beats(card, view.winning, trump) and (winner < 0 or rank_of(card) < rank_of(winner)):
                winner = card
        if winner >= 0:
            last = view.in_trick + 1 == size(view.active)
            same = view.lawful & SUIT[suit_of(winner)]
            return winner if last or suit_of(winner) == trump else highest(same)
        worst: i64 = lowest(view.lawful)
        for card in members(view.lawful):
            if rank_of(card) < rank_of(worst):
                worst = card
        return worst


class ShowAndPass(Advice):
    """A-R3: two like-coloured jacks and a poor hand: they are written off; pass."""

    def __init__(self) -> None:
        super().__init__("A-R3")

    def choose(self, view: View) -> i64:
        assert isinstance(view, RamsView)
        if not may_pass(view) or not pairs(view.own):
            return -1
        poor = sure_tricks(view.own, view.trump) <= 1 and size(view.own & SUIT[view.trump]) <= 2
        return PASS if poor else -1


class WaitForJacks(Advice):
    """A-R4: with 5 or less left jacks finish the game: do not play for less than the record needs."""

    def __init__(self) -> None:
        super().__init__("A-R4")

    def choose(self, view: View) -> i64:
        assert isinstance(view, RamsView)
        if not may_pass(view) or view.records[view.seat] > 5:
            return -1
        return PASS if sure_tricks(view.own, view.trump) < view.records[view.seat] else -1


class BuyFlush(Advice):
    """A-R5: all but one of a suit: buy one for the flush, unless the other card is an ace."""

    def __init__(self) -> None:
        super().__init__("A-R5")

    def choose(self, view: View) -> i64:
        assert isinstance(view, RamsView)
        if not declaring(view) or size(view.own) < 4 or (not view.chosen and view.room == 0):
            return -1
        for suit in range(4):
            odd = view.own & ~SUIT[suit]
            if size(odd) == 1 and not odd & ACES and view.chosen & ~odd == 0:
                return DONE if view.chosen else throw_next(view, odd)
        return -1


class CountTurnUp(Advice):
    """A-R6: the dealer counts the turned-up card as his before he passes; and takes it."""

    def __init__(self) -> None:
        super().__init__("A-R6")

    def choose(self, view: View) -> i64:
        assert isinstance(view, RamsView)
        trump = view.trump
        if may_pass(view) and view.seat == view.dealer:
            better = sure_tricks(counted(view), trump) > sure_tricks(view.own, trump)
            return throw_next(view, view.own & ~SUIT[trump]) if better else -1
        if view.phase == "turnup" and view.seat == view.turn:
            worst: i64 = -1
            for move in view.legal:
                if move == LEAVE or view.own & BIT[move - DROP] & (SUIT[trump] | ACES):
                    continue
                if worst < 0 or rank_of(move - DROP) < rank_of(worst - DROP):
                    worst = move
            return worst if worst >= 0 else self.lowest_trump(view)
        return -1

    def lowest_trump(self, view: RamsView) -> i64:
        """Only trumps and aces: the turned-up card for the lowest trump, where it is higher."""
        trumps = view.own & SUIT[view.trump]
        if trumps and lowest(trumps) < view.turned and int(DROP + lowest(trumps)) in view.legal:
            return DROP + lowest(trumps)
        return -1


def advice() -> list[Advice]:
    """In the order in which they are consulted."""
    return [WaitForJacks(), ShowAndPass(), BuyFlush(), CountTurnUp(), Careful(), KeepTrumps()]
