"""The book's advice on Whist (§27–§59), piece by piece: A-1 … A-22 of the rules.

Leads are weighed together (`study.py`, `leads_book.py`); on following suit, or when void (`follow_book.py`), the
pieces are asked in turn, and the first with an opinion plays.

A-0 is no advice of the book but what every player knows: take with the smallest card that is enough, throw the
smallest, do not put a trump on partner's trick, cash what is good once trumps are out. It answers last.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import size
from lomber.cards.pack import SUIT
from lomber.games.whist.follow_book import (
    CommonSenseFollow,
    CommonSenseVoid,
    FinesseTheQueen,
    FirstDiscard,
    FourInTen,
    HideTheHand,
    HopeForPartner,
    LeaveToPartner,
    LowerOfEquals,
    PartnersKing,
    PartnersQueen,
    RuffTheSecondRound,
    RuffWithFewTrumps,
    ThirdHandHigh,
    ThirteenthCard,
    TwentySixCards,
)
from lomber.games.whist.leads_book import (
    AceAndSmallOnes,
    CommonSenseLead,
    DrawTrumps,
    HighestOrLowest,
    HighestTrump,
    HonourSecond,
    KingAndSmallOnes,
    LongSuit,
    NoSingleton,
    NotFromAceQueen,
    NothingToRuff,
    NotTheirSuit,
    PartnersFirstDiscard,
    PartnersSuit,
    PartnersVoid,
    PlayPlainly,
    QueenThird,
    RuffBeforeTrumpsFall,
    TouchingCards,
    TouchingHonours,
)
from lomber.games.whist.reading import Reading, points
from lomber.games.whist.score import coronet_length, honours_mask
from lomber.games.whist.study import (
    NO_CARD,
    LeadAdvice,
    Seconding,
    Study,
    WhistAdvice,
)
from lomber.table.contract import Advice, View

COMMON_SENSE: Final = "A-0"


# -- where no card is asked


class KeepOrChange(WhistAdvice):
    """A-0 in Humbug: keep a hand that is better than the one to be expected in the heap (HB-3)."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        game = reading.view.game
        if reading.cards or game is None:
            return -1
        keep = NO_CARD
        change = NO_CARD
        for move in reading.view.legal:
            if game.book.words[move] == "keep":
                keep = move
            elif game.book.words[move] == "change":
                change = move
        if keep < 0 or change < 0:
            return -1
        return keep if worth(reading.view.hands[reading.view.own_place()], reading.trump) >= 11 else change


def worth(hand: i64, trump: i64) -> i64:
    """A hand of Humbug: honours by points and once more where they score, coronets, long trumps (11: fair)."""
    total = points(hand) + size(hand & honours_mask(trump))
    for suit in range(4):
        run = coronet_length(hand & SUIT[suit], suit)
        total += run if run >= 3 else 0
    if trump >= 0:
        total += 2 * (size(hand & SUIT[trump]) - 3)
    return total


class PointsOrTricks(WhistAdvice):
    """A-0 with manners: of the fine's five points and three tricks take what is worth more (W-20)."""

    def choose(self, view: View) -> i64:
        reading = self.study.read(view)
        game = reading.view.game
        if reading.cards or game is None or reading.me < 0:
            return -1
        wanted = "tricks" if self._gain(reading) >= 5 else "points"
        for move in reading.view.legal:
            if game.book.words[move] == "choose_fine" and game.book.arguments[move] == wanted:
                return move
        return -1

    def _gain(self, reading: Reading) -> i64:
        """What three tricks change below the line; at five they go before points, for they make the partie."""
        mine = reading.my_tricks()
        theirs = reading.view.tricks[0] + reading.view.tricks[1] - mine
        taken = min(theirs, 3)
        return below(mine + taken) - below(mine) + below(theirs) - below(theirs - taken)


def below(tricks: i64) -> i64:
    """Points below the line."""
    return 2 * (tricks - 6) if tricks > 6 else 0


class FirstOffered(WhistAdvice):
    """A-0: where no card is asked and the book is silent, the first of what is offered."""

    def choose(self, view: View) -> i64:
        legal = self.study.read(view).view.legal
        return legal[0] if len(legal) else -1


# -- the book


def lead_pieces(study: Study) -> list[LeadAdvice]:
    """The pieces on leads; for a card the first that names one is heard."""
    return [
        PartnersVoid("A-13", study),
        RuffBeforeTrumpsFall("A-16", study),
        NotFromAceQueen("A-7", study),
        NotTheirSuit("A-14", study),
        NothingToRuff("A-10", study),
        PartnersFirstDiscard("A-20", study),
        NoSingleton("A-9", study),
        HighestTrump("A-11", study),
        DrawTrumps("A-15", study),
        PartnersSuit("A-12", study),
        TouchingHonours("A-6", study),
        PlayPlainly("A-21", study),
        TouchingCards("A-1", study),
        HonourSecond("A-8", study),
        QueenThird("A-4", study),
        KingAndSmallOnes("A-3", study),
        AceAndSmallOnes("A-2", study),
        HighestOrLowest("A-5", study),
        LongSuit("A-1", study),
    ]


def follow_pieces(study: Study) -> list[WhistAdvice]:
    """The pieces on following suit, then those for one who is void."""
    return [
        PartnersKing("A-19", study),
        PartnersQueen("A-19", study),
        TwentySixCards("A-22", study),
        FinesseTheQueen("A-7", study),
        FourInTen("A-22", study),
        LowerOfEquals("A-6", study),
        ThirdHandHigh("A-19", study),
        HideTheHand("A-21", study),
        HopeForPartner("A-22", study),
        ThirteenthCard("A-18", study),
        LeaveToPartner("A-17", study),
        RuffWithFewTrumps("A-17", study),
        RuffTheSecondRound("A-9", study),
        FirstDiscard("A-20", study),
    ]


def common_sense(study: Study) -> list[WhistAdvice]:
    """What is done where the book has nothing to say; between them they always answer."""
    return [
        CommonSenseLead(COMMON_SENSE, study),
        CommonSenseFollow(COMMON_SENSE, study),
        CommonSenseVoid(COMMON_SENSE, study),
        KeepOrChange(COMMON_SENSE, study),
        PointsOrTricks(COMMON_SENSE, study),
        FirstOffered(COMMON_SENSE, study),
    ]


def advice() -> list[Advice]:
    """The book, in the order in which it is consulted; made anew, since its pieces share a study."""
    study = Study()
    leads = lead_pieces(study)
    book: list[Advice] = []
    book.extend(leads)
    book.extend([Seconding(piece, study) for piece in leads])
    book.extend(follow_pieces(study))
    book.extend(common_sense(study))
    study.in_force(book)
    return book
