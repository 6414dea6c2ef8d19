"""The book's advice on following and discards (§102–116, 136–165), and the warnings; a small class per number."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import ABOVE, ACE, JACK, KING, QUEEN, SUIT, TEN, card_of, rank_of, suit_of
from lomber.games.vint.leads_book import Caution, Playing, lead_advice, plain_suits
from lomber.games.vint.reading import NONE, Reading
from lomber.games.vint.score import Contract, needed, trump_of
from lomber.table.contract import Advice


class Follow(Playing):
    def card(self, r: Reading) -> i64:
        if not r.turn or r.view.rules().wide != 4:
            return NONE
        same = r.suit(r.led)
        return self.follow(r, same) if same else self.without(r)

    def follow(self, r: Reading, same: i64) -> i64:
        return NONE

    def without(self, r: Reading) -> i64:
        return NONE


class FewerTricks(Playing):
    """V-63: all have passed, and the side with fewer tricks writes: none is wanted."""

    def card(self, r: Reading) -> i64:
        return duck(r) if r.view.contract < 0 else NONE


class NotOneMore(Playing):
    """VX-1: in the exact game the declarers, once they have their number, take no more, and the defenders give them
    what they can."""

    def card(self, r: Reading) -> i64:
        view = r.view
        count = view.rules().count
        if not count.exact or view.contract < 0:
            return NONE
        contract = Contract(view.contract, view.side[view.declarer])
        return duck(r) if view.tricks[contract.side] >= needed(count, contract) else NONE


def duck(r: Reading) -> i64:
    """The highest card that does not take the trick; where every card takes it the lowest, in last hand the
    highest. Led is the lowest."""
    legal = r.legal_cards()
    if r.turn == 0:
        return cheapest_card(r, legal)
    under: i64 = 0
    for card in members(legal):
        if not r.beats_now(card):
            under |= BIT[card]
    if not under and r.turn + 1 < r.view.rules().wide:
        return cheapest_card(r, legal)
    dearest = lowest(under or legal)
    for card in members(under or legal):
        if rank_of(card) > rank_of(dearest):
            dearest = card
    return dearest


def led_card(r: Reading) -> i64:
    return r.view.trick()[0]


class FourthSuit(Follow):
    """A-55: partner named three suits: second hand puts up the ace of the fourth."""

    def follow(self, r: Reading, same: i64) -> i64:
        if r.turn != 1 or r.partner < 0 or r.named_by(r.partner, r.led) or not r.has(ACE, r.led):
            return NONE
        named = {int(trump_of(bid)) for bid in r.partner_bids() if trump_of(bid) >= 0}
        return card_of(ACE, r.led) if len(named) >= 3 else NONE


class CoverAFigure(Follow):
    """A-53: cover an opponent's figure with a higher one: the ace on king or queen always, on the knave from
    three."""

    def follow(self, r: Reading, same: i64) -> i64:
        led = led_card(r)
        if r.turn != 1 or rank_of(led) < JACK or r.partner_wins():
            return NONE
        higher = same & ~(BIT[led] - 1) & ~BIT[led]
        if not higher:
            return NONE
        cover = lowest(higher)
        if rank_of(cover) == ACE and rank_of(led) == JACK and r.level < 3:
            return NONE
        return cover


class SecondHandHigh(Follow):
    """A-51: second hand plays the king from king second, the queen from queen second, the king from king and queen,
    the queen from queen and knave; the ace from ace fifth in the second round."""

    def follow(self, r: Reading, same: i64) -> i64:
        if r.turn != 1 or rank_of(led_card(r)) >= JACK:
            return NONE
        top, length = r.top(r.led), r.length(r.led)
        if (top == "K" and length == 2) or (top == "KQ" and length == 3):
            return card_of(KING, r.led)
        if (top == "Q" and length == 2) or (top == "QJ" and length == 3):
            return card_of(QUEEN, r.led)
        second = r.rounds(r.led) >= 1 and r.has(ACE, r.led)
        return card_of(ACE, r.led) if second and length >= 4 else NONE


class AceInTheSecondRound(Follow):
    """A-52: at three and more any ace in the second round."""

    def follow(self, r: Reading, same: i64) -> i64:
        second = r.turn == 1 and r.level >= 3 and r.rounds(r.led) >= 1
        return card_of(ACE, r.led) if second and r.has(ACE, r.led) else NONE


class SecondHandLow(Follow):
    """A-50: second hand low."""

    def follow(self, r: Reading, same: i64) -> i64:
        return lowest(same) if r.turn == 1 else NONE


class Finesse(Follow):
    """A-57: third hand finesses in small contracts: the queen from ace and queen, the knave from ace, knave and
    ten, the ten from ace, queen and ten of a suit named on the right. A-58: never at four and more."""

    def follow(self, r: Reading, same: i64) -> i64:
        if r.turn != 2 or (r.level >= 4 and "A-58" in self.kept):
            return NONE
        if r.led == r.trump and r.named_by(r.partner, r.led) and r.named_by(r.me, r.led):
            return NONE
        top = r.top(r.led)
        tenth = top == "AQ" and r.has(TEN, r.led) and r.named_by(r.right(), r.led)
        if tenth and r.beats_now(card_of(TEN, r.led)):
            return card_of(TEN, r.led)
        if top == "AQ" and r.level <= 2 and r.beats_now(card_of(QUEEN, r.led)):
            return card_of(QUEEN, r.led)
        knave = top == "AJ" and r.has(TEN, r.led) and r.rounds(r.led) >= 1
        return card_of(JACK, r.led) if knave and r.beats_now(card_of(JACK, r.led)) else NONE


class ThirdHandHigh(Follow):
    """A-54: third hand the highest, if it takes the trick; not on a partner's card that is already high."""

    def follow(self, r: Reading, same: i64) -> i64:
        if r.turn != 2:
            return NONE
        top = highest(same)
        if not r.beats_now(top) or (
            r.partner_wins() and (rank_of(r.view.winning) >= JACK or no_gain(r, top))
        ):
            return lowest(same)
        card = top
        while same & BIT[card - 1] and card % 13 and r.beats_now(card - 1):
            card -= 1
        return card


def no_gain(r: Reading, top: i64) -> bool:
    """Is nothing left between partner's card and one's own highest?"""
    between = SUIT[suit_of(top)] & ~r.gone & ~r.hand
    return all(not r.view.winning < card < top for card in members(between))


class Ruff(Follow):
    """A-56: trump a suit of the opponents in which you are void, and partner's low lead; not partner's named suit,
    nor his king that the ace has not covered, nor what he is winning surely."""

    def without(self, r: Reading) -> i64:
        if r.trump < 0 or not r.suit(r.trump):
            return NONE
        trumps = [card for card in members(r.suit(r.trump)) if r.beats_now(card)]
        if not trumps:
            return NONE
        if r.partner_wins():
            winning = r.view.winning
            sure = r.turn == 3 or r.is_master(winning) or rank_of(winning) >= KING
            if sure or r.named_by(r.partner, r.led) or suit_of(winning) == r.trump:
                return NONE
        return trumps[0]


class DiscardTheWeakest(Follow):
    """A-70: discard the suit that you do not want led, first from the weakest."""

    def without(self, r: Reading) -> i64:
        suits = [suit for suit in plain_suits(r) if not self.guards(r, suit)]
        if not suits:
            return NONE
        weakest = min(suits, key=lambda suit: (int(r.figures(suit)), -int(r.length(suit))))
        return r.small(weakest)

    def guards(self, r: Reading, suit: i64) -> bool:
        """Would a discard bare a guarded figure?"""
        return (r.guarded(KING, suit) and r.length(suit) == 2) or (
            r.guarded(QUEEN, suit) and r.length(suit) == 3
        )


def play_advice() -> list[Advice]:
    """In the order in which they are asked; the warnings speak through the others."""
    return [
        FewerTricks("V-63"),
        NotOneMore("VX-1"),
        *lead_advice(),
        FourthSuit("A-55"),
        CoverAFigure("A-53"),
        SecondHandHigh("A-51"),
        AceInTheSecondRound("A-52"),
        SecondHandLow("A-50"),
        Finesse("A-57"),
        ThirdHandHigh("A-54"),
        Ruff("A-56"),
        DiscardTheWeakest("A-70"),
        Caution("A-30"),
        Caution("A-45"),
        Caution("A-58"),
        Caution("A-60"),
        Caution("A-68"),
    ]


def last_resort(r: Reading) -> i64:
    """Win as cheaply as one can when it is the last card, else throw the least."""
    legal = r.legal_cards()
    if r.turn == 0:
        return quiet_lead(r, legal)
    winners: i64 = 0
    for card in members(legal):
        if r.beats_now(card):
            winners |= BIT[card]
    if r.partner_wins() or not winners:
        return cheapest_card(r, legal)
    return cheapest_card(r, winners)


def quiet_lead(r: Reading, legal: i64) -> i64:
    """A master card; a declarer's high trumps when hardly anything else is left; the top of cards that drive the
    higher ones out; what partner has named or led; else the lowest of the longest suit that bears it."""
    for card in members(legal):
        if suit_of(card) != r.trump and r.is_master(card):
            return card
    trumps = legal & SUIT[r.trump] if r.trump >= 0 else 0
    if trumps and r.declaring() and r.trumps_out() and r.is_master(highest(trumps)):
        if r.level >= 3 or 2 * size(trumps) >= size(legal):
            return highest(trumps)
    for suit in plain_suits(r):
        if legal & SUIT[suit] and drives_out(r, legal & SUIT[suit]):
            return highest(legal & SUIT[suit])
    for suit in partners_suits(r):
        if suit != r.trump and legal & SUIT[suit]:
            return back_to_partner(r, legal & SUIT[suit])
    for suit in plain_suits(r):
        if legal & SUIT[suit] and not weakly_held(r, suit):
            return lowest(legal & SUIT[suit])
    for suit in plain_suits(r):
        if legal & SUIT[suit]:
            return lowest(legal & SUIT[suit])
    return lowest(legal)


def drives_out(r: Reading, cards: i64) -> bool:
    """Do the touching cards at the top outnumber the higher ones that are out?"""
    top = highest(cards)
    out = SUIT[suit_of(top)] & ~r.gone & ~r.hand
    higher = size(out & ABOVE[top])
    touching: i64 = 0
    for card in members(cards):
        if not out & ABOVE[card] & ~ABOVE[top]:
            touching += 1
    return touching > higher


def partners_suits(r: Reading) -> list[int]:
    """The suits that partner has named, the last first, and those that he has led; none that he has thrown off."""
    found: list[int] = []
    if r.partner < 0:
        return found
    named = [int(trump_of(bid)) for bid in reversed(r.partner_bids()) if trump_of(bid) >= 0]
    view = r.view
    wide = view.rules().wide
    led = [int(suit_of(view.played[i])) for i in range(0, view.laid, wide) if view.player[i] == r.partner]
    for suit in named + led:
        if suit not in found and suit != r.first_discard(r.partner) and not r.void_at(r.partner, suit):
            found.append(suit)
    return found


def back_to_partner(r: Reading, cards: i64) -> i64:
    """The highest of two, or a figure; low from more."""
    top = highest(cards)
    return top if size(cards) <= 2 or rank_of(top) in (JACK, QUEEN) else lowest(cards)


def weakly_held(r: Reading, suit: i64) -> bool:
    """King, queen, knave or ace and queen with too few small cards beside them (A-45)."""
    top, length = r.top(suit), r.length(suit)
    return (
        (top == "K" and length <= 3)
        or (top == "Q" and 3 <= length <= 4)
        or (top in ("AQ", "J") and length == 3)
    )


def cheapest_card(r: Reading, cards: i64) -> i64:
    """The lowest card, plain suits before trumps."""
    best = lowest(cards)
    for card in members(cards):
        trumps = suit_of(card) == r.trump
        if trumps == (suit_of(best) == r.trump):
            if rank_of(card) < rank_of(best):
                best = card
        elif not trumps:
            best = card
    return best
