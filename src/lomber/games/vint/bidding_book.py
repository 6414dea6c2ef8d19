"""The book's advice on the auction (§33–73), a small class per number, in the order in which it is consulted."""

from typing import Final

from mypy_extensions import i64

from lomber.cards.pack import ACE, JACK, KING, QUEEN, TEN
from lomber.games.vint.both_hands import BothHands, other_hand
from lomber.games.vint.prospects import Prospects, can_judge, strength
from lomber.games.vint.reading import NONE, Reading, read
from lomber.games.vint.score import NO_TRUMPS, level_of, trump_of
from lomber.games.vint.view import VintView
from lomber.table.contract import Advice, View

PASS: Final[i64] = -2
"""The piece advises to pass."""


class Bidding(Advice):
    """Advice that is about a call. `call` answers a bid, PASS, or -1: no opinion."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, VintView)
        if not view.acts or view.phase not in ("auction", "holder", "final"):
            return NONE
        setting = view.rules()
        if setting.look in view.legal and setting.look >= 0:
            return NONE
        call = self.say(read(view))
        if call == PASS:
            return setting.pass_ if setting.pass_ in view.legal else NONE
        if call < 0 or setting.bid + call not in view.legal:
            return NONE
        return setting.bid + call

    def say(self, r: Reading) -> i64:
        """What is said to a partner; one who sees the other hand himself has nobody to talk to."""
        return self.call(r) if other_hand(r) < 0 else NONE

    def call(self, r: Reading) -> i64:
        raise NotImplementedError


class BestOfBothHands(Bidding):
    """A-2 for one who sees the hand that he would play besides his own: at once the best that they can play."""

    def say(self, r: Reading) -> i64:
        other = other_hand(r)
        if other < 0:
            return NONE
        hands = BothHands(r, other)
        return hands.to_name() if r.view.rules().pass_ not in r.view.legal else hands.best()


def level_for(sure: i64) -> i64:
    """The level that so many sure tricks allow, one reckoned from partner (§36, 51, 53)."""
    if sure < 5:
        return 0
    if sure == 5:
        return 1
    if sure <= 7:
        return 2
    if sure <= 9:
        return 3
    return 4 if sure == 10 else 5 if sure == 11 else sure - 6


def best_suit(r: Reading) -> i64:
    """The longest playable suit; of equal ones the one with more sure tricks, then the higher (§35); -1: none."""
    best: i64 = NONE
    for suit in range(4):
        if not r.playable(suit):
            continue
        if best < 0 or worth(r, suit) >= worth(r, best):
            best = suit
    return best


def richest_suit(r: Reading) -> i64:
    """Of suits as long as the best the one with most honours: there lies the coronet (A-6); -1: none."""
    best = best_suit(r)
    for suit in range(4):
        if best >= 0 and r.playable(suit) and r.length(suit) == r.length(best):
            if r.honours(suit) > r.honours(best):
                best = suit
    return best


def worth(r: Reading, suit: i64) -> i64:
    return 100 * r.length(suit) + r.sure(suit)


def own_side_silent(r: Reading) -> bool:
    return not r.bids[r.me] and not r.partner_bids()


class NothingToBidOn(Bidding):
    """A-16: no bid without honours and aces."""

    def call(self, r: Reading) -> i64:
        if r.aces() or r.partner_bids() or r.bids[r.me]:
            return NONE
        honours = r.honours(0) + r.honours(1) + r.honours(2) + r.honours(3)
        return PASS if honours < 4 else NONE


class LetThemPlay(Bidding):
    """A-23: a big contract of the opponents is left to them, unless it ends the rubber all the same."""

    def call(self, r: Reading) -> i64:
        view = r.view
        if view.declarer < 0 or r.ours() or level_of(view.contract) < 3:
            return NONE
        suit = best_suit(r)
        mine = r.sure(suit) if suit >= 0 else r.sure(NONE)
        ends = 10 * level_of(view.contract) * 6 >= r.others_need() and 1 in view.games
        return NONE if ends or mine >= 9 else PASS


class FlatHand(Bidding):
    """A-15: two aces and honours in three short suits: each is bid and passed over, then no trumps."""

    def call(self, r: Reading) -> i64:
        if r.partner_bids() or r.others_bid() or not self.fits(r):
            return NONE
        view = r.view
        if view.declarer == r.me and not r.last_turn():
            return PASS
        bid = view.contract
        for suit in range(4):
            if suit > bid and r.figures(suit) >= 2:
                return suit
        return NO_TRUMPS if bid < NO_TRUMPS else PASS

    def fits(self, r: Reading) -> bool:
        strong = 0
        for suit in range(4):
            if r.length(suit) > 4:
                return False
            if r.figures(suit) >= 2:
                strong += 1
        return r.aces() == 2 and strong == 3


class FourAcesAndMore(Bidding):
    """A-9: two no trumps at once with four aces and a strong suit, or good kings and queens."""

    def call(self, r: Reading) -> i64:
        if not r.first_turn() or r.aces() != 4 or not own_side_silent(r):
            return NONE
        kings = 0
        strong = False
        for suit in range(4):
            kings += 1 if r.has(KING, suit) else 0
            strong = strong or r.run(suit) >= 3
        two = 5 + NO_TRUMPS
        return two if r.can_bid(two) and (strong or kings >= 3) else NONE


class BareAces(Bidding):
    """A-18: three bare aces after partner has passed are no reason for no trumps, whatever the others showed."""

    def call(self, r: Reading) -> i64:
        if r.aces() != 3 or not r.first_turn() or r.partner < 0:
            return NONE
        partner_passed = r.spoke[r.partner] > 0 and not r.partner_bids()
        figures = r.figures(0) + r.figures(1) + r.figures(2) + r.figures(3)
        return PASS if partner_passed and figures == 3 else NONE


class ThreeAces(Bidding):
    """A-7: with three or four aces the first call is no trumps, even without five tricks."""

    def call(self, r: Reading) -> i64:
        if not r.first_turn() or r.aces() < 3 or not own_side_silent(r):
            return NONE
        return r.at_level(NO_TRUMPS, 1)


class TwoLongSuits(Bidding):
    """A-20: two long suits and ten tricks: three in the stronger, then the weaker, then four in the stronger."""

    def call(self, r: Reading) -> i64:
        long = [suit for suit in range(4) if r.length(suit) >= 5 and r.honours(suit) >= 2]
        if len(long) != 2:
            return NONE
        strong, weak = long[0], long[1]
        if worth(r, weak) > worth(r, strong):
            strong, weak = weak, strong
        if r.sure_trumps(strong) + r.sure_trumps(weak) < 10:
            return NONE
        if not r.bids[r.me]:
            return r.at_level(strong, 3) if not r.can_bid(10 + strong) else 10 + strong
        if len(r.bids[r.me]) == 1:
            return r.at_level(weak, 4)
        return r.at_level(strong, 4) if len(r.bids[r.me]) == 2 else PASS


class DirectGame(Bidding):
    """A-4: opening at two, three or four shows six trumps with ace, king and another honour."""

    def call(self, r: Reading) -> i64:
        if not r.first_turn() or not own_side_silent(r):
            return NONE
        for suit in range(4):
            if r.length(suit) >= 6 and r.run(suit) >= 2 and r.honours(suit) >= 3:
                level = min(level_for(r.sure(suit)), 4)
                bid = 5 * (level - 1) + suit
                if level >= 2 and r.can_bid(bid):
                    return bid
        return NONE


class SureTricks(Bidding):
    """A-3: six or seven sure tricks are a bid of two, eight or nine of three; one is reckoned from partner."""

    def call(self, r: Reading) -> i64:
        suit = richest_suit(r)
        if suit < 0 or r.partner_bids():
            return NONE
        sure = r.sure(suit)
        level = level_for(sure)
        if sure == 6 and r.sure_trumps(suit) < 5:
            level = 1
        if level < 2:
            return NONE
        if r.bids[r.me]:
            wanted = level + 1 if sure == 9 else level
            return r.at_level(suit, wanted) if r.others_bid() and not r.ours() else NONE
        bid = 5 * (level - 1) + suit
        return bid if r.can_bid(bid) else r.at_level(suit, level)


class MoreHonours(Bidding):
    """A-6: of equal suits the one with more honours."""

    def call(self, r: Reading) -> i64:
        best = best_suit(r)
        if best < 0 or not r.first_turn() or not own_side_silent(r) or r.sure(best) < 5:
            return NONE
        for suit in range(4):
            equal = r.playable(suit) and r.length(suit) == r.length(best) and suit != best
            if equal and r.honours(suit) > r.honours(best) and r.sure(suit) >= 5:
                return r.at_level(suit, 1)
        return NONE


class LongestSuit(Bidding):
    """A-2: name the highest and longest suit that you can play."""

    def call(self, r: Reading) -> i64:
        suits = [suit for suit in range(4) if r.playable(suit) and r.sure(suit) >= 5]
        if len(suits) < 2 or not own_side_silent(r):
            return NONE
        best = suits[0]
        for suit in suits:
            if r.length(suit) >= r.length(best):
                best = suit
        return r.at_level(best, 1)


class FiveSureTricks(Bidding):
    """A-1: a suit is opened with five sure tricks, four cards and two honours in it."""

    def call(self, r: Reading) -> i64:
        suit = best_suit(r)
        if suit < 0 or not own_side_silent(r) or r.sure(suit) < 5:
            return NONE
        return r.at_level(suit, 1)


class FinishingGame(Bidding):
    """A-5: where the deal would finish the game, open with four sure tricks, and no higher than is needed."""

    def call(self, r: Reading) -> i64:
        suit = best_suit(r)
        if suit < 0 or not own_side_silent(r) or not 0 < r.needs() <= 70:
            return NONE
        return r.at_level(suit, 1) if r.sure(suit) >= 4 else NONE


WITH_FIGURES: Final = 13.0
"""Two aces with kings and queens enough to show them against a suit of the others (§54)."""


class TwoAces(Bidding):
    """A-8: two aces are shown by no trumps, but at a later turn; not bare ones where partner has passed and the
    others have shown suits (A-18)."""

    def call(self, r: Reading) -> i64:
        if r.aces() != 2 or r.first_turn() or r.named_no_trumps(r.me):
            return NONE
        if r.others_bid() and own_side_silent(r) and strength(r.hand) < WITH_FIGURES:
            return NONE
        if r.view.declarer == r.me and not r.last_turn():
            return NONE
        return r.at_level(NO_TRUMPS, 1)


class AfterOwnNoTrumps(Bidding):
    """A-17: after opening no trumps go without a pass to a good five-card suit, or a six-card one; not over a suit
    of partner's that one supports (A-21)."""

    def call(self, r: Reading) -> i64:
        mine = r.bids[r.me]
        if r.partner_suit() >= 0 and r.length(r.partner_suit()) >= 3:
            return NONE
        if len(mine) != 1 or trump_of(mine[0]) >= 0 or level_of(mine[0]) > 1 or not r.shown_at_once(r.me):
            return NONE
        for suit in range(4):
            headed = r.has(ACE, suit) or r.has(KING, suit) or r.has(QUEEN, suit)
            five = r.length(suit) >= 5 and headed and r.honours(suit) >= 2
            six = r.length(suit) >= 6 and (r.has(JACK, suit) or r.has(TEN, suit))
            if five or six:
                return r.at_level(suit, 2)
        return NONE


class PassOver(Bidding):
    """A-14: a suit that you can play is passed over: having bid it, pass if nobody bids."""

    def call(self, r: Reading) -> i64:
        return PASS if r.view.declarer == r.me and not r.last_turn() else NONE


class RepeatSuit(Bidding):
    """A-14: at the end the real suit is repeated over the no trumps that only told of aces (§48); if it is long,
    named at last."""

    def call(self, r: Reading) -> i64:
        view = r.view
        if view.declarer != r.me or not r.last_turn() or view.contract != NO_TRUMPS or r.partner_bids():
            return NONE
        for suit in range(4):
            if r.length(suit) >= 6 or (r.length(suit) == 5 and r.named_by(r.me, suit)):
                return r.at_level(suit, 2)
        return NONE


class OverPartnersNoTrumps(Bidding):
    """A-12: over no trumps show a five-card suit with an honour at once."""

    def call(self, r: Reading) -> i64:
        if not self.partner_opened(r) or r.bids[r.me]:
            return NONE
        for suit in range(4):
            if r.length(suit) >= 5 and r.honours(suit) >= 1 and not r.named_by(r.me, suit):
                return r.at_level(suit, 2)
        return NONE

    def partner_opened(self, r: Reading) -> bool:
        """Partner's no trumps were the first bid of the side, and it is not too late to speak of suits."""
        bids = r.partner_bids()
        first = bool(bids) and trump_of(bids[0]) < 0 and r.own_opening == r.partner
        return first and level_of(r.view.contract) <= 2


class OverLateNoTrumps(Bidding):
    """A-12: so too over partner's no trumps that show two aces late (A-8), if the suit is good: five cards with two
    honours, or six with one; not where a suit of his can be supported (A-21)."""

    def call(self, r: Reading) -> i64:
        stand = r.view.contract == NO_TRUMPS and r.view.declarer == r.partner
        if not stand or any(r.length(suit) >= 3 for suit in r.suits_named_by_partner_alone()):
            return NONE
        for suit in range(4):
            headed = r.has(ACE, suit) or r.has(KING, suit) or r.has(QUEEN, suit)
            if headed and (r.length(suit) >= 6 or (r.length(suit) == 5 and r.honours(suit) >= 2)):
                return r.at_level(suit, 2)
        return NONE


class FourthAce(OverPartnersNoTrumps):
    """A-11: with the fourth ace and one king show it at once; with two kings and the ace pass once, then show."""

    def call(self, r: Reading) -> i64:
        if (
            not self.partner_opened(r)
            or r.aces() != 1
            or r.named_no_trumps(r.me)
            or not r.shown_at_once(r.partner)
        ):
            return NONE
        kings = sum(1 for suit in range(4) if r.has(KING, suit))
        if kings == 1:
            return r.at_level(NO_TRUMPS, 2)
        if kings == 2:
            return PASS if r.first_turn() else r.at_level(NO_TRUMPS, 2)
        return NONE


class OneAce(OverPartnersNoTrumps):
    """A-10: with one ace no trumps only after partner opened them, and rather after the suits."""

    def call(self, r: Reading) -> i64:
        if not self.partner_opened(r) or not r.shown_at_once(r.partner):
            return NONE
        if r.aces() != 1 or not r.bids[r.me] or r.named_no_trumps(r.me):
            return NONE
        return r.at_level(NO_TRUMPS, 2)


class ShowKings(OverPartnersNoTrumps):
    """A-13: after aces the kings, guarded; then the queens."""

    def call(self, r: Reading) -> i64:
        if not self.partner_opened(r) or not r.shown_at_once(r.partner) or r.aces() < 1:
            return NONE
        for rank in (KING, QUEEN):
            for suit in range(4):
                if r.guarded(rank, suit) and not r.named_by(r.me, suit) and not r.named_by(r.partner, suit):
                    return r.at_level(suit, 2)
        return NONE


class LateAces(Bidding):
    """A-22: over two aces shown late an ace with two kings outside is shown, the ace like a king, in its suit."""

    def call(self, r: Reading) -> i64:
        bids = r.partner_bids()
        late = len(bids) >= 2 and trump_of(bids[-1]) < 0 and trump_of(bids[0]) >= 0
        if not late or r.aces() != 1 or r.bids[r.me]:
            return NONE
        ace = next(suit for suit in range(4) if r.has(ACE, suit))
        kings = sum(1 for suit in range(4) if suit != ace and r.has(KING, suit))
        return r.at_level(ace, 2) if kings >= 2 else NONE


class DirectRaise(Bidding):
    """A-19: over partner's direct two: three with three sure tricks and an honour of his suit, else pass; over his
    direct three four only with aces beside the trump honour."""

    def call(self, r: Reading) -> i64:
        if not self.spoke_directly(r):
            return NONE
        first = r.partner_bids()[0]
        suit = trump_of(first)
        honour = r.has(ACE, suit) or r.has(KING, suit) or r.has(QUEEN, suit)
        sure = support(r, suit)
        if level_of(first) == 2 and honour and sure >= 3:
            return r.at_level(suit, 3)
        if level_of(first) == 3 and honour and r.aces() >= 2 and sure >= 4:
            return r.at_level(suit, 4)
        return NONE

    def spoke_directly(self, r: Reading) -> bool:
        """Partner has named a suit once, at two or higher, and it stands."""
        bids = r.partner_bids()
        once = len(bids) == 1 and trump_of(bids[0]) >= 0 and level_of(bids[0]) >= 2
        return once and not r.bids[r.me] and r.ours()


class NoRaise(DirectRaise):
    """A-19: who has not so much over partner's direct bid passes."""

    def call(self, r: Reading) -> i64:
        return PASS if self.spoke_directly(r) else NONE


def support(r: Reading, suit: i64) -> i64:
    """Sure tricks for partner's trumps: aces and guarded kings outside, his honours."""
    tricks: i64 = 0
    for other in range(4):
        if other == suit:
            for rank in (ACE, KING, QUEEN):
                tricks += 1 if r.has(rank, suit) else 0
        else:
            tricks += r.sure_in(other)
    return tricks


class Raise(Bidding):
    """A-24: to raise to two, two tricks in through-suits and one in his suit; to three, two and two. Not on two
    cards of it, nor with a big coronet of one's own (A-21)."""

    def call(self, r: Reading) -> i64:
        suit = r.partner_suit()
        if suit < 0 or not r.ours() or r.view.declarer == r.me or level_of(r.view.contract) > 2:
            return NONE
        if r.length(suit) < 3 or r.big_coronet() >= 0:
            return NONE
        inside = support(r, suit)
        outside: i64 = 0
        for other in range(4):
            if other != suit:
                outside += r.sure_in(other)
        inside -= outside
        if outside >= 2 and inside >= 2:
            return r.at_level(suit, 3)
        return r.at_level(suit, 2) if outside >= 2 and inside >= 1 else NONE


class ThroughSuit(Bidding):
    """A-25: a through-suit, four cards to the ace or king with another figure, is shown on the way to his suit."""

    def call(self, r: Reading) -> i64:
        suit = r.partner_suit()
        if suit < 0 or r.length(suit) < 3 or r.bids[r.me] or not r.ours():
            return NONE
        for other in range(4):
            if other != suit and r.through(other):
                return r.at_level(other, 1)
        return NONE


class GoOn(Bidding):
    """A-23: a strong hand does not stop for the sake of one penalty: it goes on while more promises more, to a slam
    if need be."""

    def call(self, r: Reading) -> i64:
        if r.view.phase not in ("auction", "final") or not can_judge(r) or own_side_silent(r):
            return NONE
        return NONE if self.waits(r) else Prospects(r).best()

    def waits(self, r: Reading) -> bool:
        """Partner has opened no trumps and will yet name his suit (A-17); nobody is shut out by a pass."""
        bids = r.partner_bids()
        opened = len(bids) == 1 and trump_of(bids[0]) < 0 and r.shown_at_once(r.partner)
        return opened and r.view.declarer == r.partner and r.view.passes < 4


class PartnersSuit(Bidding):
    """A-21: with any support leave partner in his suit; never take him out."""

    def call(self, r: Reading) -> i64:
        view = r.view
        if view.declarer < 0 or view.declarer != r.partner:
            return NONE
        return PASS if trump_of(view.contract) >= 0 else NONE


class FinalContract(Bidding):
    """A-2 for one who has bought: the suit that promises most, no higher than it must be."""

    def call(self, r: Reading) -> i64:
        view = r.view
        if view.phase != "final" or view.rules().after_widow != "buyer_once":
            return NONE
        if can_judge(r):
            return Prospects(r).to_name()
        best: i64 = NO_TRUMPS
        most = r.sure(NONE)
        for suit in range(4):
            tricks = r.sure(suit) + (1 if r.length(suit) >= 5 else 0)
            if r.length(suit) >= 4 and tricks > most:
                most = tricks
                best = suit
        return r.cheapest(best)


def bidding_advice() -> list[Advice]:
    """In the order in which they are asked."""
    return [
        BestOfBothHands("A-2"),
        FinalContract("A-2"),
        NothingToBidOn("A-16"),
        LetThemPlay("A-23"),
        FlatHand("A-15"),
        FourAcesAndMore("A-9"),
        BareAces("A-18"),
        ThreeAces("A-7"),
        TwoLongSuits("A-20"),
        DirectGame("A-4"),
        SureTricks("A-3"),
        MoreHonours("A-6"),
        LongestSuit("A-2"),
        FiveSureTricks("A-1"),
        FinishingGame("A-5"),
        AfterOwnNoTrumps("A-17"),
        OneAce("A-10"),
        PassOver("A-14"),
        TwoAces("A-8"),
        LateAces("A-22"),
        FourthAce("A-11"),
        OverPartnersNoTrumps("A-12"),
        ShowKings("A-13"),
        DirectRaise("A-19"),
        Raise("A-24"),
        ThroughSuit("A-25"),
        GoOn("A-23"),
        OverLateNoTrumps("A-12"),
        RepeatSuit("A-14"),
        NoRaise("A-19"),
        PartnersSuit("A-21"),
    ]
