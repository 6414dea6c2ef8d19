"""What a contract promises: the tricks that two hands take together, and what they will be worth.

One of the two hands is seen. What the other is likely to hold its calls tell: who opens at three has more than who
opens at one, and who raises has what his partner still lacked. Strength is reckoned in figures: an ace counts four,
a king three, a queen two, a knave one.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import ACE, JACK, card_of
from lomber.games.vint.negotiation import BLIND, PASSED
from lomber.games.vint.reading import NONE, Reading
from lomber.games.vint.score import (
    Contract,
    coronet_length,
    coronet_points,
    honour_cards,
    is_made,
    level_of,
    penalty_price,
    short_by,
    trump_of,
)

STRENGTH: Final = 40.0
"""All figures of the pack."""

PASSER: Final = 13.0
"""Who has passed at his first turn has hardly more."""

RELUCTANT: Final = 10.0
"""Who has passed over his partner's bid has hardly more."""

SPREAD: Final = 1.5
"""How far the tricks taken lie from those reckoned: the standard deviation."""

BLIND_LOSS: Final = 0.3
"""Tricks that declarers lose who do not see each other's hands, against best play with open cards."""

GAME: Final = 3.0
"""What a point below the line is worth above it: 500 of them take a game, which is paid in thousands."""

BUYERS_PARTNER: Final = 1.5
WHO_PASSED_ON: Final = 0.5
"""What a pass-on makes of the figures that partner would have: the best cards have gone over (VN-2)."""

FROM_WIDOW: Final = 0.5
"""Tricks that four cards bought bring, which partner does not see."""

BACK_TO_NO_TRUMPS: Final = 27.0
"""The figures of both hands with which no trumps are named again after partner's suit."""

TOO_GOOD_TO_PASS: Final = 16.0
"""The figures with which the third to speak does not pass, lest the deal be thrown in."""

WORTH_A_WORD: Final = 150.0
"""Points by which a bid must promise more than a pass."""


def strength(cards: i64) -> float:
    """The figures of a hand."""
    found: i64 = 0
    for suit in range(4):
        for rank in range(JACK, ACE + 1):
            if cards & BIT[card_of(rank, suit)]:
                found += rank - JACK + 1
    return float(found)


def asked(level: i64) -> float:
    """The figures of two hands with which so high a contract is bid."""
    return 16.0 + 3.0 * float(level)


class Shown:
    """What a player's calls have told of his hand."""

    def __init__(self) -> None:
        self.least = 0.0
        self.most = STRENGTH
        self.aces = 0.0
        self.lengths = [0.0, 0.0, 0.0, 0.0]
        self.short = [False, False, False, False]
        """Suits of partner's over which he has named another."""
        self.is_flat = False
        self.named = False

    def at_least(self, figures: float) -> None:
        self.least = max(self.least, min(figures, 22.0))
        self.most = max(self.most, self.least + 6.0)

    def figures(self, usual: float) -> float:
        """What he has most likely, where one who had said nothing would have the usual."""
        return max(min(usual, self.most - 1.5), self.least + 1.5 if self.named else self.least)

    def opens(self, bid: i64, first_turn: bool) -> None:
        """The first bid of a side (A-1 … A-4, A-7 … A-9)."""
        level, suit = level_of(bid), trump_of(bid)
        if suit < 0:
            self.at_least(19.0 if level > 1 else 15.0 if first_turn else 11.0)
            self.aces = 4.0 if level > 1 else 3.0 if first_turn else 2.0
            return
        self.at_least(11.0)
        self.lengths[suit] = 5.0 if level == 1 else 4.0 + float(min(level, 3))

    def flat(self) -> None:
        """One suit after another named and passed over shows two aces and no suit at all (A-15)."""
        self.is_flat = True
        self.aces = 2.0
        self.at_least(14.0)
        for suit in range(4):
            self.lengths[suit] = min(self.lengths[suit], 3.0)

    def passes(self, over_suit: bool, spoke: bool) -> None:
        """Who passes at his first turn is no opener, and who passes over partner's suit has little for it."""
        if over_suit:
            self.most = min(self.most, RELUCTANT)
        elif not spoke:
            self.most = PASSER

    def answers(self, bid: i64, before: i64, raised: bool, later: bool, partner: "Shown") -> None:
        """A bid over partner's or one's own. A raise and a jump show the strength that they need; another
        denomination, as low as may be, shows only what is liked better."""
        level, suit = level_of(bid), trump_of(bid)
        if raised or bid - before > 5:
            self.at_least(asked(level) - partner.figures(STRENGTH / 4.0))
        if suit < 0:
            self.tells_aces(level, later, partner)
            return
        if partner.lengths[suit] > 0.0:
            self.lengths[suit] = max(self.lengths[suit], 3.0)
            return
        if level == 1 and self.named and not partner.named:
            self.flat()
        self.lengths[suit] = 3.0 if self.is_flat else 6.0 if self.lengths[suit] > 0.0 else 5.0
        for other in range(4):
            if other != suit and partner.lengths[other] >= 5.0:
                self.short[other] = True

    def tells_aces(self, level: i64, later: bool, partner: "Shown") -> None:
        """No trumps over partner's three aces tell of the fourth, after a pass with two kings (A-11); one no trumps
        over his suit of three (A-7), at a later turn of two (A-8)."""
        if self.aces > 0.0:
            return
        if partner.aces >= 3.0:
            self.aces = 1.0
            self.at_least(10.0 if later else 7.0)
        elif level == 1:
            self.aces = 2.0 if later else 3.0
            self.at_least(4.0 * self.aces)


def shown(r: Reading) -> list[Shown]:
    """What all four have told, each by his own calls."""
    told = [Shown(), Shown(), Shown(), Shown()]
    spoke = [False, False, False, False]
    standing = NONE
    last = [NONE, NONE]
    for place, call in r.view.calls:
        bid = call % int(BLIND)
        side = r.view.side[place]
        partner = told[partner_at(r, place)]
        if bid == int(PASSED):
            over_suit = partner.named and not told[place].named and trump_of(last[side]) >= 0
            told[place].passes(over_suit, spoke[place] or partner.named)
        else:
            if told[place].named or partner.named:
                raised = trump_of(bid) == trump_of(last[side])
                told[place].answers(bid, standing, raised, spoke[place], partner)
            else:
                told[place].opens(bid, not spoke[place])
            told[place].named = True
            last[side] = standing = bid
        spoke[place] = True
    return told


def partner_at(r: Reading, place: i64) -> i64:
    """The place that plays with this one."""
    for other in range(4):
        if other != place and r.view.side[other] == r.view.side[place]:
            return other
    return place


def buyer_of(r: Reading) -> i64:
    """Who made the last bid of the auction, and bought the widow; -1 while it lasts."""
    last = NONE
    passes: i64 = 0
    for place, call in r.view.calls:
        if call % int(BLIND) != int(PASSED):
            last, passes = place, 0
            continue
        passes += 1
        if last >= 0 and passes == r.view.rules().closing:
            return last
    return NONE


class Prospects:
    """The contracts that come into question, as one partner judges them."""

    def __init__(self, r: Reading) -> None:
        self.r = r
        told = shown(r)
        self.partner = told[r.partner]
        self.told = told
        self.mine = strength(r.hand)
        self.his = self.partner.figures(self.usual())
        if r.view.phase == "final" and r.view.rules().after_widow == "partners":
            self.his = self.usual() * (BUYERS_PARTNER if buyer_of(r) == r.me else WHO_PASSED_ON)

    def usual(self) -> float:
        """What partner has on average, from what is left by the own hand and by those who have bid."""
        left = STRENGTH - self.mine
        silent = 3.0
        for place in range(4):
            if place not in (self.r.me, self.r.partner) and self.told[place].named:
                left -= max(self.told[place].least, left / 3.0)
                silent -= 1.0
        return max(0.0, left / silent)

    def length(self, suit: i64) -> float:
        """How many of a suit partner is likely to have."""
        if self.partner.short[suit]:
            return 1.5
        usual = (13.0 - float(self.r.length(suit))) / 3.0
        return max(self.partner.lengths[suit], usual)

    def tricks(self, trump: i64) -> float:
        """What the own side is likely to take; a missing ace is a trick lost."""
        figures = self.mine + self.his - STRENGTH / 2.0
        most = 9.2 + self.aces()
        if trump < 0:
            return self.added(min(most, 5.9 + 0.45 * figures) - 0.6 * float(self.holes()) - BLIND_LOSS)
        together = float(self.r.length(trump)) + self.length(trump)
        found = 7.45 + 0.36 * figures + 0.65 * (together - 8.0) + self.shortness(trump)
        return self.added(min(most, found) - BLIND_LOSS)

    def added(self, tricks: float) -> float:
        """With the tricks of a widow still to be bought, or of the cards put aside, which leave fewer to be played
        for (VV-3)."""
        early = float(self.r.view.rules().early_tricks)
        return tricks * (13.0 - early) / 13.0 + early + self.widow()

    def widow(self) -> float:
        """The tricks that a widow still to be bought will bring."""
        return FROM_WIDOW * float(self.r.view.widow_left) / 4.0

    def holes(self) -> i64:
        """Suits that one trick leaves bare, where no trump stands by."""
        found: i64 = 0
        for suit in range(4):
            if self.r.length(suit) < 2:
                found += 1
        return found

    def shortness(self, trump: i64) -> float:
        """What short suits are worth to one who has trumps."""
        if self.r.length(trump) < 3:
            return 0.0
        found: i64 = 0
        for suit in range(4):
            if suit != trump and self.r.length(suit) < 3:
                found += 3 - self.r.length(suit)
        return 0.24 * float(found)

    def their_tricks(self, trump: i64) -> float:
        """What the others are likely to take in a contract of theirs."""
        figures = STRENGTH / 2.0 - self.mine - self.his
        if trump < 0:
            return self.added(6.1 + 0.45 * figures - BLIND_LOSS)
        together = min(13.0 - float(self.r.length(trump)) - 1.0, 8.5)
        return self.added(7.7 + 0.36 * figures + 0.65 * (together - 8.0) - BLIND_LOSS)

    def aces(self) -> float:
        """How many aces the own side is likely to hold."""
        mine = float(self.r.aces())
        usual = (4.0 - mine) * min(1.0, self.his / max(1.0, STRENGTH - self.mine))
        return min(4.0, mine + max(usual, self.partner.aces))

    def honours(self, trump: i64) -> float:
        """How many trump honours the own side is likely to hold."""
        mine = float(size(self.r.hand & honour_cards(trump)))
        others = 13.0 - float(self.r.length(trump))
        return mine + (5.0 - mine) * min(1.0, self.length(trump) / max(1.0, others))

    def worth(self, bid: i64, ours: bool) -> float:
        """What a contract is likely to bring the own side."""
        trump = trump_of(bid)
        mean = self.tricks(trump) if ours else self.their_tricks(trump)
        total = 0.0
        weights = 0.0
        for taken in range(14):
            away = (float(taken) - mean) / SPREAD
            weight = exp(-0.5 * away * away)
            weights += weight
            total += weight * self.result(bid, taken)
        average = total / weights if ours else -total / weights
        return average + self.held(bid) + self.coronets(trump)

    def result(self, bid: i64, taken: i64) -> float:
        """What the declarers write more than the defenders for so many tricks (V-30 … V-32, V-47 … V-49)."""
        count = self.r.view.rules().count
        contract = Contract(bid, 0)
        level = contract.level
        points = GAME * float(10 * level * (2 * taken - 13))
        points -= float(short_by(count, contract, taken) * penalty_price(count, level))
        if taken >= 12:
            points += 1000.0 if taken == 12 else 2000.0
        if level >= 6:
            premium = 5000.0 if level == 6 else 10000.0
            points += premium if is_made(count, contract, taken) else -premium
        return points

    def held(self, bid: i64) -> float:
        """Honours and aces at the price of the contract, for the own side (V-35 … V-39)."""
        level = float(level_of(bid))
        aces = self.aces_paid()
        if trump_of(bid) < 0:
            return 250.0 * level * aces
        return 100.0 * level * (aces + owned(self.honours(trump_of(bid)), 5.0))

    def aces_paid(self) -> float:
        """For how many aces the own side is likely to be paid."""
        return owned(self.aces(), 4.0)

    def coronets(self, trump: i64) -> float:
        """What the coronets that are seen bring more where they count double (V-44)."""
        found = 0
        for hand in self.seen_hands():
            for suit in range(4):
                length = coronet_length(hand, suit)
                if length >= 3 and (trump < 0 or trump == suit):
                    found += coronet_points(length, False)
        return float(found)

    def seen_hands(self) -> vec[i64]:
        """The hands of the own side that one sees: his own."""
        return vec[i64]([self.r.hand])

    # -- the decision

    def standing(self) -> float:
        """What the deal is worth if nobody says any more."""
        view = self.r.view
        if view.declarer < 0:
            return 0.0
        return self.worth(view.contract, self.r.ours())

    def best(self, highest: i64 = 7) -> i64:
        """The bid that promises most, if it promises more than a pass; -1: none does."""
        found = NONE
        most = self.standing() + WORTH_A_WORD
        for bid in range(self.r.view.rules().bids):
            if not self.r.can_bid(bid) or level_of(bid) > highest:
                continue
            if not self.may_be_trumps(trump_of(bid), level_of(bid)) or self.aces() < slam_aces(level_of(bid)):
                continue
            promise = self.worth(bid, True)
            if promise > most:
                most = promise
                found = bid
        return found

    def to_name(self) -> i64:
        """The bid that promises most to one who has bought and has to name his contract (VW-5, V2E-5)."""
        found = NONE
        most = 0.0
        for bid in range(self.r.view.rules().bids):
            stands = trump_of(bid) == trump_of(self.r.view.contract)
            if not self.r.can_bid(bid) or not (stands or self.may_be_played(trump_of(bid))):
                continue
            promise = self.worth(bid, True)
            if found < 0 or promise > most:
                found, most = bid, promise
        return found

    def may_be_played(self, suit: i64) -> bool:
        """No trumps, a suit of five cards or more, or one that both can be reckoned to hold."""
        return suit < 0 or self.r.length(suit) >= 5 or float(self.r.length(suit)) + self.length(suit) >= 7.5

    def may_be_trumps(self, suit: i64, level: i64) -> bool:
        """No trumps, a suit of one's own that can be played (§34), or partner's with some support; nothing that
        partner has bid over already."""
        r = self.r
        if suit < 0 and ((self.has_fit() and self.holes()) or self.promises_aces(level)):
            return False
        if self.overruled(suit) or (
            r.view.declarer == r.me and suit not in (NONE, trump_of(r.view.contract))
        ):
            return False
        if suit < 0:
            return True
        if self.partner.lengths[suit] > 0.0:
            return float(r.length(suit)) + self.partner.lengths[suit] >= 7.0
        if self.partner.short[suit] or self.supports_another(suit) or self.takes_out(suit):
            return False
        return r.named_by(r.me, suit) or self.may_be_named(suit, level)

    def promises_aces(self, level: i64) -> bool:
        """No trumps at the first turn promise three aces (A-7), two of them four (A-9): who has fewer does not say
        them, unless hardly anybody will speak after him (V-15)."""
        r, view = self.r, self.r.view
        last = view.declarer < 0 and (
            view.passes == 3 or (view.passes == 2 and self.mine >= TOO_GOOD_TO_PASS)
        )
        if not r.first_turn() or r.aces() >= 3 or last:
            return False
        return level == 1 or (level == 2 and level_of(view.contract) == 1)

    def may_be_named(self, suit: i64, level: i64) -> bool:
        """A new suit wants honours, «без них масти не говорятся» (§49), and length where it is named high."""
        length, honours = self.r.length(suit), self.r.honours(suit)
        top = self.r.top(suit) not in ("", "J")
        if level >= 5 or (level >= 3 and (length < 5 or not top)):
            return False
        return (length >= 4 and honours >= 2) or (length >= 6 and honours >= 1)

    def takes_out(self, suit: i64) -> bool:
        """Partner is never taken out of a suit that he has bid at two or three of himself, or twice, but for a big
        coronet (§62, A-21)."""
        r = self.r
        bids = [bid for bid in r.partner_bids() if trump_of(bid) >= 0]
        if not bids or trump_of(bids[-1]) == suit or r.big_coronet() == suit:
            return False
        first = (
            r.own_opening == r.partner and level_of(bids[0]) >= 2 and trump_of(bids[-1]) == trump_of(bids[0])
        )
        return first or [trump_of(bid) for bid in bids].count(trump_of(bids[-1])) > 1

    def has_fit(self) -> bool:
        """A suit that both have named, or one has and the other holds well."""
        for suit in range(4):
            if (
                self.partner.lengths[suit] > 0.0
                and float(self.r.length(suit)) + self.partner.lengths[suit] >= 8.0
            ):
                return True
        return False

    def overruled(self, trump: i64) -> bool:
        """Partner has answered one's own bid in this denomination by another. A suit over no trumps only shows it
        (A-12): a strong hand may go back."""
        r = self.r
        named = False
        if trump < 0 and self.mine + self.his >= BACK_TO_NO_TRUMPS and not self.has_fit():
            return False
        for place, call in r.view.calls:
            bid = call % int(BLIND)
            if bid == int(PASSED):
                continue
            if place == r.me and trump_of(bid) == trump:
                named = True
            elif place == r.partner and named:
                return trump_of(bid) != trump
        return False

    def supports_another(self, suit: i64) -> bool:
        """With any support one stays in partner's suit, unless the own one is strong and the support is small, or
        for a big coronet (A-21)."""
        if self.r.big_coronet() == suit:
            return False
        least: i64 = 3 if self.r.length(suit) >= 6 and self.r.run(suit) >= 2 else 2
        for other in range(4):
            if other != suit and self.partner.lengths[other] >= 5.0 and self.r.length(other) >= least:
                return True
        return False


def slam_aces(level: i64) -> float:
    """The aces without which a slam is not bid: a little one may lack one, a big one none."""
    return 0.0 if level < 6 else 2.9 if level == 6 else 3.8


def owned(held: float, of: float) -> float:
    """Honours or aces as the reckoning goes: who holds most of them writes his own, the others' are a loss."""
    if held >= 0.62 * of:
        return held
    if held <= 0.38 * of:
        return held - of
    return 0.0


def can_judge(r: Reading) -> bool:
    """Two partners with whole hands, in an auction in which all may speak again (V-14 … V-16)."""
    rules = r.view.rules()
    cards: i64 = 13 if r.view.phase == "final" else rules.hand_size() - rules.early_tricks
    whole = size(r.hand) == cards and rules.wide == 4 and rules.count.ranks == 13
    return whole and r.partner >= 0 and rules.closing >= 4
