"""The book's advice on leads (§79–101, 117–135): the first lead, trumps, the plan; a small class per number."""

from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.cards.pack import ACE, JACK, KING, QUEEN, SUIT, TEN, card_of, rank_of, suit_of
from lomber.games.vint.reading import NONE, Reading, place_after, read
from lomber.games.vint.score import level_of, trump_of
from lomber.games.vint.view import VintView
from lomber.table.contract import Advice, View


class Playing(Advice):
    """Advice that is about a card. `card` answers one, or -1: no opinion."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.kept: list[str] = []
        """The numbers in force: a warning speaks through what the others do instead."""

    def heed(self, kept: list[Advice]) -> None:
        self.kept = [piece.number for piece in kept]

    def choose(self, view: View) -> i64:
        assert isinstance(view, VintView)
        if not view.acts or view.phase != "play":
            return NONE
        card = self.card(read(view))
        return card if card >= 0 and card in view.legal else NONE

    def card(self, r: Reading) -> i64:
        raise NotImplementedError

    def avoids(self, r: Reading, suit: i64) -> bool:
        """A suit that a warning in force forbids to lead."""
        named = r.named_by(r.right(), suit) and not r.named_by(r.partner, suit) if r.partner >= 0 else False
        if "A-30" in self.kept and not r.declaring() and named:
            return True
        if "A-70" in self.kept and r.partner >= 0 and r.first_discard(r.partner) == suit:
            return r.top(suit)[:2] not in ("AK", "KQ")
        return "A-60" in self.kept and suit == r.trump and r.declaring() and r.level <= 2 and not side_suit(r)

    def bare(self, r: Reading, suit: i64) -> bool:
        """A-45: from king, queen or knave with too few small cards one does not lead low."""
        top, length = r.top(suit), r.length(suit)
        weak = (top == "K" and length <= 3) or (top == "Q" and 3 <= length <= 4)
        weak = weak or (top == "AQ" and length == 3) or (top == "J" and length == 3)
        return "A-45" in self.kept and weak


def side_suit(r: Reading) -> bool:
    """A strong suit beside trumps."""
    return any(suit != r.trump and r.length(suit) >= 4 and r.sure_in(suit) >= 2 for suit in range(4))


def plain_suits(r: Reading) -> list[int]:
    """The suits of the hand but trumps, longest first."""
    suits = [suit for suit in range(4) if suit != r.trump and r.length(suit)]
    return sorted(suits, key=lambda suit: -int(r.length(suit)))


class Caution(Playing):
    """A piece that says what not to do: it advises nothing itself."""

    def card(self, r: Reading) -> i64:
        return NONE


class Lead(Playing):
    def card(self, r: Reading) -> i64:
        return self.lead(r) if r.turn == 0 else NONE

    def lead(self, r: Reading) -> i64:
        raise NotImplementedError


class CashAtOnce(Lead):
    """A-34: at an even score, when the opponents need one or two tricks, cash sure tricks first."""

    def lead(self, r: Reading) -> i64:
        price = 10 * r.level
        if r.declaring() or not price or not r.view.games or len(set(r.view.games)) > 1:
            return NONE
        taken = int(r.view.tricks[1 - r.view.side[r.me]]) * int(price)
        if not 0 < r.others_need() - taken <= 2 * int(price):
            return NONE
        for card in members(r.hand):
            if suit_of(card) != r.trump and r.is_master(card):
                return card
        return NONE


class SlamLead(Lead):
    """A-66: in a slam lead a blank ace or king and give partner the lead; without a void, trumps."""

    def lead(self, r: Reading) -> i64:
        if not r.declaring() or r.level < 6:
            return NONE
        for suit in plain_suits(r):
            card = r.highest_of(r.suit(suit))
            if r.length(suit) == 1 and rank_of(card) >= KING and r.is_master(card):
                return card
        if r.trump >= 0 and r.trumps_out() and all(r.length(suit) for suit in range(4)):
            return r.highest_of(r.suit(r.trump))
        return NONE


class AfterTwoRuffs(Lead):
    """A-62: after ruffing a suit twice draw trumps."""

    def lead(self, r: Reading) -> i64:
        if not r.declaring() or r.trump < 0 or not r.trumps_out():
            return NONE
        wide = r.view.rules().wide
        ruffs = [0, 0, 0, 0]
        for i in range(r.view.laid):
            led = suit_of(r.view.played[i - i % wide])
            if r.view.player[i] == r.me and led != r.trump and suit_of(r.view.played[i]) == r.trump:
                ruffs[led] += 1
        return r.highest_of(r.suit(r.trump)) if max(ruffs) >= 2 else NONE


class FirstChance(Lead):
    """A-61: draw trumps at the first chance where partner bid three himself, or the contract is high enough."""

    def lead(self, r: Reading) -> i64:
        if not r.declaring() or r.trump < 0 or r.rounds(r.trump) or not r.trumps_out():
            return NONE
        if self.avoids(r, r.trump):
            return NONE
        bids = r.partner_bids()
        direct = any(level_of(bid) >= 3 for bid in bids)
        return r.highest_of(r.suit(r.trump)) if direct or r.level >= 3 else NONE


class DrawFromTheTop(Lead):
    """A-64: draw from the top; if both opponents have followed once stop, if one, once more."""

    def lead(self, r: Reading) -> i64:
        if not r.declaring() or r.trump < 0 or not r.trumps_out() or self.avoids(r, r.trump):
            return NONE
        rounds = r.rounds(r.trump)
        foes = [place for place in range(4) if r.view.side[place] != r.view.side[r.me]]
        followed = sum(1 for place in foes if not r.void_at(place, r.trump))
        if rounds == 0 or (rounds == 1 and followed == 2) or followed == 0:
            return NONE
        top = r.highest_of(r.suit(r.trump))
        return top if top >= 0 and r.is_master(top) else NONE


class CashBeforeItIsLate(Lead):
    """A-65: at three and more, if the lead will hardly come back, cash sure tricks first, above all at no
    trumps."""

    def lead(self, r: Reading) -> i64:
        if r.level < 3 or (r.trump >= 0 and r.declaring() and r.trumps_out()):
            return NONE
        for suit in plain_suits(r):
            card = r.highest_of(r.suit(suit))
            if r.is_master(card) and not self.spoiled(r, suit):
                return card
        return NONE

    def spoiled(self, r: Reading, suit: i64) -> bool:
        """A-68: an opponent has dropped the knave or ten; he may be void."""
        if "A-68" not in self.kept or r.trump < 0:
            return False
        for i in range(r.view.laid):
            foe = r.view.side[r.view.player[i]] != r.view.side[r.me]
            dropped = r.view.played[i]
            if foe and suit_of(dropped) == suit and rank_of(dropped) in (JACK, TEN):
                return True
        return False


class StrongSuit(Lead):
    """A-67: at no trumps lead the strong suit; run a coronet while all follow."""

    def lead(self, r: Reading) -> i64:
        if r.trump >= 0 or r.view.contract < 0:
            return NONE
        for suit in plain_suits(r):
            card = r.highest_of(r.suit(suit))
            if r.length(suit) >= 4 and r.is_master(card) and not self.avoids(r, suit):
                return card
        return NONE


class PartnersNamedSuit(Lead):
    """A-33: partner named a suit: lead its highest card."""

    def lead(self, r: Reading) -> i64:
        suit = r.partner_suit()
        if r.declaring() or suit < 0 or suit == r.trump or r.rounds(suit) or not r.length(suit):
            return NONE
        if "A-48" in self.kept and r.length(suit) in (2,) and not r.figures(suit):
            return NONE
        return r.highest_of(r.suit(suit))


class SmallFromTwo(Lead):
    """A-48: no figure in partner's suit: low from one or two; a blank ace, king or queen is led."""

    def lead(self, r: Reading) -> i64:
        suit = r.partner_suit()
        if r.declaring() or suit < 0 or suit == r.trump or r.rounds(suit):
            return NONE
        return r.small(suit) if 1 <= r.length(suit) <= 2 and not r.figures(suit) else NONE


class BesideTheDummy(Lead):
    """A-73: beside the others' open hand: its weak suits from its left, its strong ones from its right."""

    def lead(self, r: Reading) -> i64:
        dummy = r.open_beside()
        if dummy < 0 or r.declaring():
            return NONE
        at_left, at_right = place_after(r.view, dummy) == r.me, place_after(r.view, r.me) == dummy
        suits = [suit for suit in plain_suits(r) if self.serves(r, suit, dummy)]
        if at_left == at_right or not suits:
            return NONE
        suits.sort(key=lambda suit: int(strength(r.view.hands[dummy] & SUIT[suit])), reverse=at_right)
        if at_right and not strength(r.view.hands[dummy] & SUIT[suits[0]]):
            return NONE
        best = r.highest_of(r.suit(suits[0]))
        return best if r.is_master(best) else r.small(suits[0])

    def serves(self, r: Reading, suit: i64, dummy: i64) -> bool:
        """A suit that no other warning forbids, and that the open hand would not trump."""
        held = r.view.hands[dummy]
        ruffed = r.trump >= 0 and not held & SUIT[suit] and held & SUIT[r.trump] != 0
        return not ruffed and not self.avoids(r, suit) and not self.bare(r, suit)


def strength(cards: i64) -> i64:
    """The figures of a suit: four for the ace, one for the knave."""
    total: i64 = 0
    for card in members(cards):
        if rank_of(card) >= JACK:
            total += rank_of(card) - JACK + 1
    return total


class ThroughTheLeft(Lead):
    """A-31: a suit named by the left-hand opponent that his partner did not support: lead it."""

    def lead(self, r: Reading) -> i64:
        if r.declaring() or r.turn or r.view.laid:
            return NONE
        if "A-32" in self.kept and r.named_no_trumps(r.right()):
            return NONE
        for suit in plain_suits(r):
            if r.named_by(r.left(), suit) and not r.named_by(r.right(), suit) and not r.figures(suit):
                return r.highest_of(r.suit(suit))
        return NONE


class AgainstNoTrumps(Lead):
    """A-32: the right-hand opponent opened no trumps: low from the own strong suit, from king and queen the
    king."""

    def lead(self, r: Reading) -> i64:
        if r.declaring() or r.view.laid or not r.named_no_trumps(r.right()):
            return NONE
        for suit in plain_suits(r):
            if r.length(suit) < 3 or self.bare(r, suit):
                continue
            return card_of(KING, suit) if r.top(suit).startswith("KQ") else r.small(suit)
        return NONE


class ThroughTheKing(Lead):
    """A-49: the left-hand opponent showed a king over no trumps: with the ace lead low; from Q or J third the
    top."""

    def lead(self, r: Reading) -> i64:
        left = r.left()
        bids = r.bids[left]
        if r.declaring() or not bids or not any(trump_of(bid) < 0 for bid in r.bids[r.right()]):
            return NONE
        for suit in plain_suits(r):
            if not r.named_by(left, suit):
                continue
            if r.has(ACE, suit) and r.length(suit) >= 2:
                return r.small(suit)
            if r.length(suit) == 3 and r.top(suit) in ("Q", "J"):
                return r.highest_of(r.suit(suit))
        return NONE


class Holding(Lead):
    """A lead that depends on the figures of one suit alone."""

    def lead(self, r: Reading) -> i64:
        for suit in plain_suits(r):
            if self.avoids(r, suit) or (r.rounds(suit) and not self.again()):
                continue
            card = self.from_suit(r, suit)
            if card >= 0:
                return card
        return NONE

    def again(self) -> bool:
        """Does it hold in later rounds of the suit too?"""
        return False

    def from_suit(self, r: Reading, suit: i64) -> i64:
        raise NotImplementedError


class AceKingQueen(Holding):
    """A-35: from ace, king and queen: ace, king, queen."""

    def again(self) -> bool:
        return True

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.run(suit) >= 3:
            return card_of(ACE, suit)
        master = r.highest_of(r.suit(suit))
        return master if r.rounds(suit) and r.is_master(master) and rank_of(master) >= QUEEN else NONE


class Sequences(Holding):
    """A-38: king, queen, knave: the king; queen, knave, ten: the queen; knave and ten fifth: the knave."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.top(suit) == "KQJ":
            return card_of(KING, suit)
        if r.top(suit) == "QJ" and r.has(TEN, suit):
            return card_of(QUEEN, suit)
        fifth = r.top(suit) == "J" and r.has(TEN, suit) and r.length(suit) >= 5
        return card_of(JACK, suit) if fifth else NONE


class KingQueen(Holding):
    """A-36: from king and queen the king."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        return card_of(KING, suit) if r.top(suit) == "KQ" and r.length(suit) >= 3 else NONE


class AceKing(Holding):
    """A-37: ace and king alone: the ace, then the king; with a third card the king, then another suit."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if not r.top(suit).startswith("AK"):
            return NONE
        if r.length(suit) == 2:
            return card_of(ACE, suit)
        return card_of(KING, suit) if r.length(suit) == 3 else NONE


class AceKingLong(Holding):
    """A-39: ace and king with two or more small ones: ace, king, then low."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        return card_of(ACE, suit) if r.top(suit).startswith("AK") and r.length(suit) >= 4 else NONE


class AceQueenSixth(Holding):
    """A-41: ace and queen sixth: the ace, then low."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        return card_of(ACE, suit) if r.top(suit).startswith("AQ") and r.length(suit) >= 6 else NONE


class AceQueenOrKnave(Holding):
    """A-40: ace and queen or knave fourth: low at one and two, above that the ace."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.top(suit) not in ("AQ", "AJ") or not 4 <= r.length(suit) <= 5:
            return NONE
        return r.small(suit) if r.level <= 2 else card_of(ACE, suit)


class AceSecond(Holding):
    """A-46: ace second: the ace, then low, for a ruff; not with four trumps (A-47)."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.trump < 0 or r.declaring() or r.length(suit) != 2 or r.top(suit) != "A":
            return NONE
        many = "A-47" in self.kept and r.length(r.trump) >= 4
        return card_of(ACE, suit) if r.length(r.trump) >= 1 and not many else NONE


class LongSuitWithTrumps(Holding):
    """A-47: with four or five trumps do not play for ruffs: lead the long suit."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.trump < 0 or r.declaring() or r.length(r.trump) < 4 or r.length(suit) < 4:
            return NONE
        return NONE if self.bare(r, suit) else r.small(suit)


class KingKnave(Holding):
    """A-42: king and knave fourth: low."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        return r.small(suit) if r.top(suit) == "KJ" and r.length(suit) >= 4 else NONE


class AceFourth(Holding):
    """A-43: ace fourth: low; at three and more the ace."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.top(suit) != "A" or r.length(suit) < 4:
            return NONE
        return card_of(ACE, suit) if r.level >= 3 else r.small(suit)


class NothingBetter(Holding):
    """A-44: with nothing: the queen second, the knave second or third."""

    def from_suit(self, r: Reading, suit: i64) -> i64:
        if r.declaring():
            return NONE
        if r.top(suit) == "Q" and r.length(suit) == 2:
            return card_of(QUEEN, suit)
        return card_of(JACK, suit) if r.top(suit) == "J" and 2 <= r.length(suit) <= 3 else NONE


class HandOverTheLead(Lead):
    """A-63: with a void and small trumps rather lead the short suit."""

    def lead(self, r: Reading) -> i64:
        if not r.declaring() or r.trump < 0 or not r.length(r.trump):
            return NONE
        if any(r.has(rank, r.trump) for rank in (ACE, KING, QUEEN)) or r.length(r.trump) > 3:
            return NONE
        if all(r.length(suit) for suit in range(4)):
            return NONE
        short = plain_suits(r)
        return r.small(short[-1]) if short and r.length(short[-1]) <= 2 else NONE


class StopTheirRuffs(Lead):
    """A-69: as defender draw trumps when the opponents have begun to ruff your strong suit; otherwise not."""

    def lead(self, r: Reading) -> i64:
        if r.declaring() or r.trump < 0 or not r.length(r.trump):
            return NONE
        strong = [suit for suit in plain_suits(r) if r.length(suit) >= 3 and r.sure_in(suit) >= 2]
        foes = [place for place in range(4) if r.view.side[place] != r.view.side[r.me]]
        ruffed = any(r.void_at(place, suit) for place in foes for suit in strong)
        return r.highest_of(r.suit(r.trump)) if ruffed else NONE


class KeptSuit(Lead):
    """A-71: where partner threw three suits in turn, lead what the right-hand opponent discards."""

    def lead(self, r: Reading) -> i64:
        if r.declaring() or r.partner < 0:
            return NONE
        suit = r.first_discard(r.right())
        thrown = suits_thrown(r, r.partner)
        return r.small(suit) if suit >= 0 and len(thrown) >= 3 and r.length(suit) else NONE


def suits_thrown(r: Reading, place: i64) -> set[int]:
    """The suits a place has thrown off."""
    view = r.view
    wide = view.rules().wide
    found: set[int] = set()
    for i in range(view.laid):
        led = suit_of(view.played[i - i % wide])
        thrown = suit_of(view.played[i])
        if view.player[i] == place and thrown != led and thrown != r.trump:
            found.add(int(thrown))
    return found


def lead_advice() -> list[Advice]:
    """In the order in which they are asked."""
    return [
        CashAtOnce("A-34"),
        SlamLead("A-66"),
        AfterTwoRuffs("A-62"),
        FirstChance("A-61"),
        DrawFromTheTop("A-64"),
        SmallFromTwo("A-48"),
        PartnersNamedSuit("A-33"),
        ThroughTheKing("A-49"),
        ThroughTheLeft("A-31"),
        AgainstNoTrumps("A-32"),
        StopTheirRuffs("A-69"),
        StrongSuit("A-67"),
        CashBeforeItIsLate("A-65"),
        BesideTheDummy("A-73"),
        AceKingQueen("A-35"),
        Sequences("A-38"),
        KingQueen("A-36"),
        AceKing("A-37"),
        AceKingLong("A-39"),
        AceQueenSixth("A-41"),
        AceSecond("A-46"),
        LongSuitWithTrumps("A-47"),
        AceQueenOrKnave("A-40"),
        KingKnave("A-42"),
        AceFourth("A-43"),
        NothingBetter("A-44"),
        HandOverTheLead("A-63"),
        KeptSuit("A-71"),
    ]
