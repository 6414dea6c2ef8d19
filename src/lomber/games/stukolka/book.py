"""The book's advice on Stukolka (section 8), each piece by itself; then what we add where the book is silent.

The book speaks of risk: a sure trick is always worth a knock, a doubtful one only in the right seat, against few,
and for a small pot. Its numbers are A-U1 … A-U15; ours begin with A-UX.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ACE, JACK, KING, QUEEN, SUIT, card_of, rank_of, suit_of
from lomber.games.stukolka.codes import (
    ACCEPT,
    ANNOUNCE,
    CUT_IN,
    DECLINE,
    DONE,
    DROP,
    GOLETS,
    KEEP,
    KNOCK,
    LOOK,
    PASS,
    THROW,
    TOOK_GOLETS,
)
from lomber.games.stukolka.view import StukolkaView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1

LARGE_POT: Final = 10
"""So many stakes make a pot for which one risks less (ours: the book only says that the pot matters)."""

BAD_RUN: Final = 2
"""So many remises in the last three deals: the cards run badly (ours: one loss is no run yet)."""

HUGE_POT: Final = 20
"""So many stakes make a dealer afraid of the shleif."""


class Strength:
    """What a hand is worth in the book's terms."""

    def __init__(self, hand: i64, trump: i64) -> None:
        self.hand = hand
        self.trumps: i64 = hand & SUIT[trump]
        self.plain: i64 = hand & ~SUIT[trump]
        self.count: i64 = size(self.trumps)
        self.aces: i64 = 0
        self.high: i64 = 0
        for card in members(self.plain):
            if rank_of(card) == ACE:
                self.aces += 1
            if rank_of(card) >= KING:
                self.high += 1
        self.best: i64 = rank_of(highest(self.trumps)) if self.trumps else -1
        self.ace = bool(hand & BIT[card_of(ACE, trump)])
        self.king_queen = bool(hand & BIT[card_of(KING, trump)] and hand & BIT[card_of(QUEEN, trump)])

    def small(self) -> bool:
        """Are all trumps small ones, below the jack?"""
        return self.best < JACK

    def sure(self) -> bool:
        """A sure trick (A-U1): the trump ace, king with queen, or three trumps."""
        return self.ace or self.king_queen or self.count >= 3

    def hopeful(self) -> bool:
        """A doubtful trick or better, yet no sure one (A-U3): a trump and two high plain cards, or two trumps."""
        return not self.sure() and (self.count == 2 or (self.count == 1 and self.high == 2))

    def doubtful(self) -> bool:
        """A doubtful trick (A-U3): a small trump and two high plain cards, or two small trumps and nothing."""
        return self.hopeful() and self.small() and not (self.count == 2 and self.high)

    def better(self) -> bool:
        """Better than doubtful: an honour among the trumps, or a high card beside two small ones."""
        return self.hopeful() and not self.doubtful()

    def nothing(self) -> bool:
        """Nothing to hope for: no trump, and at most one high card."""
        return not self.trumps and self.high < 2


class StukolkaAdvice(Advice):
    """Asks itself by the phase, with the strength of the hand once it has been looked at."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, StukolkaView)
        if not view.legal:
            return NO_OPINION
        move = self.advise(view)
        return move if move >= 0 and view.may(move) else NO_OPINION

    def advise(self, view: StukolkaView) -> i64:
        if view.phase == "declare" and view.looked:
            return self.declare(view, Strength(view.mine, view.trump))
        if view.phase == "play" and not view.in_trick and view.proper == view.mine:
            return self.lead(view, Strength(view.mine, view.trump))
        return NO_OPINION

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        return NO_OPINION

    def lead(self, view: StukolkaView, hand: Strength) -> i64:
        return NO_OPINION


def bold(view: StukolkaView) -> bool:
    """Boldness goes down as the pot grows (A-U12)."""
    return view.prize <= LARGE_POT * view.stake()


def exchanges(view: StukolkaView) -> bool:
    return view.form == "prikup" or view.form == "shleif"


def against(view: StukolkaView) -> i64:
    """How many are sure to play against this seat: who is in, and the dealer who has kept the shleif (US-2)."""
    return view.others_in() + (1 if view.form == "shleif" and not view.trump_open else 0)


def lone_golets(view: StukolkaView) -> bool:
    """Is there one other in the play, who has bought the golets?"""
    return view.others_in() == 1 and any(view.said[seat] == TOOK_GOLETS for seat in range(view.players))


class SureTricks(StukolkaAdvice):
    """A-U1: knock on sure tricks; when the cards run badly, on nothing else."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        if hand.sure():
            return KNOCK
        return PASS if view.remised_lately >= BAD_RUN else NO_OPINION


class NoFolly(StukolkaAdvice):
    """A-U2: to knock or buy in first seat on nothing is folly."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        return PASS if view.spoken() == 0 and hand.nothing() else NO_OPINION


class CalculatedRisk(StukolkaAdvice):
    """A-U3: a doubtful trick is a risk, for when the cards run well and few are in; not with exchange (A-U15)."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        risk = hand.doubtful() and view.recent > 0 and view.others_in() <= 2 and bold(view)
        return KNOCK if risk and not exchanges(view) else NO_OPINION


class NoGoletsFirst(StukolkaAdvice):
    """A-U4: five or more at the table, first to speak, nothing better than a doubtful trick: pass rather than take
    the golets."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        first = view.form == "golets" and view.players >= 5 and view.spoken() == 0
        return PASS if first and not hand.sure() and not hand.better() else NO_OPINION


class LateDoubtful(StukolkaAdvice):
    """A-U5: last or last but one, with one or two in, a doubtful trick is enough."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        late = view.form == "golets" and view.to_speak() <= 1 and 1 <= view.others_in() <= 2
        return KNOCK if late and hand.hopeful() else NO_OPINION


class TwoTrumpsAndAce(StukolkaAdvice):
    """A-U6: two small trumps and a plain ace are good against three."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        good = hand.count == 2 and hand.aces == 1 and view.others_in() <= 3
        return KNOCK if view.form == "golets" and good else NO_OPINION


class AgainstGolets(StukolkaAdvice):
    """A-U7: last, against one who has bought the golets: go on one small trump, or on aces without any."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        if view.to_speak() or not lone_golets(view):
            return NO_OPINION
        return KNOCK if hand.count or hand.aces else NO_OPINION


class FirstSeatHonour(StukolkaAdvice):
    """A-U8: with exchange, first seat: one trump not lower than the jack is enough; for a large pot the queen."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        enough = JACK if bold(view) else QUEEN
        first = exchanges(view) and view.spoken() == 0
        return KNOCK if first and hand.count == 1 and hand.best >= enough else NO_OPINION


class SecondAfterKnock(StukolkaAdvice):
    """A-U9: with exchange, second after a knock: with one trump pass."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        second = exchanges(view) and view.spoken() == 1 and view.others_in() == 1
        return PASS if second and hand.count == 1 else NO_OPINION


class LastSeatEasy(StukolkaAdvice):
    """A-U10: with exchange the last seat is as easy as the first: one trump not lower than the jack is enough."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        last = exchanges(view) and view.to_speak() == 0 and bold(view)
        return KNOCK if last and hand.count == 1 and hand.best >= JACK else NO_OPINION


class KeepTrumps(StukolkaAdvice):
    """A-U11: keep trumps, exchange everything else."""

    def advise(self, view: StukolkaView) -> i64:
        if view.phase != "exchange":
            return NO_OPINION
        for move in view.legal:
            if move >= THROW and suit_of(move - THROW) != view.trump:
                return move
        return DONE


class DrawTrumps(StukolkaAdvice):
    """A-U12: with exchange and four or more in, lead a small trump to draw trumps (свести козырей)."""

    def lead(self, view: StukolkaView, hand: Strength) -> i64:
        if not exchanges(view) or size(view.playing) < 4 or not hand.trumps:
            return NO_OPINION
        suits = len({int(suit_of(card)) for card in members(hand.plain)})
        two_high = hand.count == 1 and hand.high == 2 and hand.aces >= 1 and suits == 2
        side_ace = hand.count == 2 and hand.aces == 1
        not_always = hand.count == 2 and hand.small() and bold(view)
        return lowest(hand.trumps) if two_high or side_ace or not_always else NO_OPINION


class OneTrumpEnough(StukolkaAdvice):
    """A-U13: in a free deal of the obligatory form one trump is enough; first or last, two high plain cards are.

    Against one who is in a small trump is enough in the last seat only, against more than one it is not.
    """

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        if view.form != "obligatory":
            return NO_OPINION
        last = view.to_speak() == 0
        others = view.others_in()
        one = hand.count == 1 and (others == 0 or (others == 1 and (last or hand.best >= QUEEN)))
        plain = hand.high >= 2 and (view.spoken() == 0 or last)
        return KNOCK if hand.count >= 2 or one or plain else NO_OPINION


class TrumpFromTwo(StukolkaAdvice):
    """A-U14: in the obligatory form the first lead from two trumps is a trump: single ones fall together."""

    def lead(self, view: StukolkaView, hand: Strength) -> i64:
        first = view.form == "obligatory" and view.laid == 0
        return highest(hand.trumps) if first and hand.count == 2 else NO_OPINION


class NoRiskWithExchange(StukolkaAdvice):
    """A-U15: with exchange more than half the table plays, and against them a doubtful trick seldom pays."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        return PASS if exchanges(view) and against(view) and hand.doubtful() else NO_OPINION


# -- ours, where the book is silent


class FearOfShleif(StukolkaAdvice):
    """A-UX1: the shleif is given up when the pot is frightening, else kept; its suit is announced."""

    def advise(self, view: StukolkaView) -> i64:
        if view.phase == "announce":
            return ANNOUNCE + suit_of(view.trump_card)
        if view.phase != "shleif":
            return NO_OPINION
        return DECLINE if view.prize >= HUGE_POT * view.stake() else KEEP


class LookFirst(StukolkaAdvice):
    """A-UX2: look at the cards before speaking."""

    def advise(self, view: StukolkaView) -> i64:
        return LOOK if view.phase == "declare" and not view.looked else NO_OPINION


class BuyToTrumps(StukolkaAdvice):
    """A-UX3: with exchange any trump is worth a knock while nobody is in, though the first seat asks for more
    (A-U8); against one two trumps or a queen, against two a pair of trumps with an honour."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        if not exchanges(view):
            return NO_OPINION
        number = against(view)
        if number == 0:
            worth = hand.count == 2 or (hand.count == 1 and view.spoken() > 0)
        elif number == 1:
            worth = hand.count == 2 or hand.best >= QUEEN
        else:
            worth = number == 2 and hand.count == 2 and not hand.small()
        return KNOCK if worth else NO_OPINION


class FreeGolets(StukolkaAdvice):
    """A-UX4: a free golets is worth taking while nobody is in: who knocks on his own cards has a sure trick."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        return GOLETS if view.others_in() == 0 and bold(view) else NO_OPINION


class DropWorst(StukolkaAdvice):
    """A-UX5: drop the lowest plain card, and a trump only when there is nothing else."""

    def advise(self, view: StukolkaView) -> i64:
        if view.phase != "drop":
            return NO_OPINION
        cards: i64 = 0
        for move in view.legal:
            cards |= BIT[move - DROP]
        return DROP + weakest(cards, view.trump)


class CutInLate(StukolkaAdvice):
    """A-UX6: cut in only against a single pair, for a small pot: three new cards out of four are a bare chance."""

    def advise(self, view: StukolkaView) -> i64:
        if view.phase != "cut_in":
            return NO_OPINION
        return CUT_IN if size(view.playing) == 2 and bold(view) else PASS


class LeadHigh(StukolkaAdvice):
    """A-UX7: lead the highest plain card; from trumps alone the highest of them."""

    def lead(self, view: StukolkaView, hand: Strength) -> i64:
        return strongest(hand.plain) if hand.plain else highest(hand.trumps)


class CheapestCard(StukolkaAdvice):
    """A-UX8: the weakest card that the rules allow; a compulsory lead has no other."""

    def advise(self, view: StukolkaView) -> i64:
        return weakest(view.proper, view.trump) if view.phase == "play" else NO_OPINION


class Otherwise(StukolkaAdvice):
    """A-UX9: pass, take no more cards, claim nothing; else the first thing that may be done."""

    def advise(self, view: StukolkaView) -> i64:
        for move in (PASS, DONE, ACCEPT):
            if view.may(move):
                return move
        return highest(view.proper) if view.phase == "play" else view.legal[0]


class OwnCards(StukolkaAdvice):
    """A-UX10: two trumps, or one with two high plain cards, are not thrown off for the golets: knock on them while
    nobody is in, and with an honour or a high card more against two as well."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        if view.form != "golets" or not hand.hopeful():
            return NO_OPINION
        return KNOCK if view.others_in() <= (2 if hand.better() else 0) else NO_OPINION


class TrumpAgainstGolets(StukolkaAdvice):
    """A-UX11: against a lone golets a trump is enough before the last seat too."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        return KNOCK if view.to_speak() and lone_golets(view) and hand.count else NO_OPINION


class NotToTheDealer(StukolkaAdvice):
    """A-UX12: a free deal of the obligatory form, nobody is in and two at most are to speak: who passes gives the
    dealer the whole pot, so knock on anything."""

    def declare(self, view: StukolkaView, hand: Strength) -> i64:
        late = view.form == "obligatory" and view.others_in() == 0 and 1 <= view.to_speak() <= 2
        return KNOCK if late else NO_OPINION


def weakest(cards: i64, trump: i64) -> i64:
    """The lowest plain card; a trump only when there is nothing else."""
    plain = cards & ~SUIT[trump]
    worst = lowest(plain if plain else cards)
    for card in members(plain):
        if rank_of(card) < rank_of(worst):
            worst = card
    return worst


def strongest(cards: i64) -> i64:
    """The card of the highest rank, whatever its suit."""
    best = lowest(cards)
    for card in members(cards):
        if rank_of(card) > rank_of(best):
            best = card
    return best


ADVICE: list[Advice] = [
    SureTricks("A-U1"),
    NoFolly("A-U2"),
    NoGoletsFirst("A-U4"),
    LateDoubtful("A-U5"),
    TwoTrumpsAndAce("A-U6"),
    AgainstGolets("A-U7"),
    CalculatedRisk("A-U3"),
    FirstSeatHonour("A-U8"),
    SecondAfterKnock("A-U9"),
    LastSeatEasy("A-U10"),
    KeepTrumps("A-U11"),
    DrawTrumps("A-U12"),
    OneTrumpEnough("A-U13"),
    TrumpFromTwo("A-U14"),
    NoRiskWithExchange("A-U15"),
    FearOfShleif("A-UX1"),
    LookFirst("A-UX2"),
    BuyToTrumps("A-UX3"),
    OwnCards("A-UX10"),
    TrumpAgainstGolets("A-UX11"),
    NotToTheDealer("A-UX12"),
    FreeGolets("A-UX4"),
    DropWorst("A-UX5"),
    CutInLate("A-UX6"),
    LeadHigh("A-UX7"),
    CheapestCard("A-UX8"),
    Otherwise("A-UX9"),
]
