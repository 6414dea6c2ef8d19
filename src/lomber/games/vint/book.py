"""The book's advice by number (vint.md, 1.9): the auction, the play, the exchanges; else common sense.

Of the advice on the other forms two pieces have numbers (A-73, A-74); A-0 follows the rest: give away what is worth
least, keep long suits and aces, make a void.
"""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, highest, lowest, members, size
from lomber.cards.pack import KING, QUEEN, rank_of, read_card, suit_of
from lomber.games.vint.bidding_book import bidding_advice, own_side_silent
from lomber.games.vint.play_book import last_resort, play_advice
from lomber.games.vint.prospects import Prospects, can_judge
from lomber.games.vint.reading import NONE, Reading, read
from lomber.games.vint.score import level_of
from lomber.games.vint.view import VintView
from lomber.table.contract import Advice, View

GIFTS: Final = ("give", "discard")


class ToPartnersCoronet(Advice):
    """A-74: in the distribution, to partner the highest card of a suit that he named: a coronet may come of it."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, VintView)
        if not view.acts or view.phase != "give" or view.game is None:
            return NONE
        r = read(view)
        if view.getter != r.partner:
            return NONE
        for suit in r.suits_named_by_partner_alone():
            best = r.highest_of(r.suit(suit))
            if best >= 0 and rank_of(best) >= QUEEN:
                for move in view.legal:
                    if (
                        view.game.book.words[move] in GIFTS
                        and read_card(view.game.book.arguments[move]) == best
                    ):
                        return move
        return NONE


class Silence(Advice):
    """A-0: the book is silent. It always answers."""

    def words(self, view: View) -> dict[str, Any]:
        assert isinstance(view, VintView)
        calls = view.phase in ("auction", "holder", "final")
        return {"matter": "call" if calls else "play" if view.phase == "play" else "gift"}

    def choose(self, view: View) -> i64:
        assert isinstance(view, VintView)
        if not len(view.legal):
            return -1
        if view.phase == "play":
            return last_resort(read(view))
        setting = view.rules()
        if setting.look >= 0 and setting.look in view.legal:
            return setting.look
        if view.phase in ("auction", "holder", "final"):
            return self.call(view)
        if view.phase == "swap":
            return setting.swap if weak(read(view)) else setting.keep
        if view.phase == "where":
            return setting.buy
        if view.phase == "open":
            return setting.open_hand
        return self.gift(view)

    def call(self, view: VintView) -> i64:
        """A pass, unless the hand promises more and the deal would perhaps be thrown in."""
        r = read(view)
        if view.phase == "auction" and can_judge(r) and own_side_silent(r):
            bid = Prospects(r).best(max(1, int(level_of(view.rules().lowest))))
            if bid >= 0:
                return view.rules().bid + bid
        return view.legal[0]

    def gift(self, view: VintView) -> i64:
        """The least useful cards that may be given; what is complete is confirmed, a good hand bought no more."""
        r = read(view)
        setting = view.rules()
        if view.phase == "purchase":
            card = least_useful(view, r, r.hand)
            return setting.discard + card if keeping(view, r, card) < ENOUGH else setting.stop
        if setting.done in view.legal and setting.done >= 0:
            return setting.done
        card = next_to_give(view, r)
        return setting.give + card if setting.give + card in view.legal else view.legal[0]


ENOUGH: Final[i64] = 60
"""A card worth so much is not exchanged for an unknown one."""


def next_to_give(view: VintView, r: Reading) -> i64:
    """The lowest of those that are to go: cards are named from the lowest to the highest, and the first is not to
    stand in the way of one worth less."""
    rest = r.hand
    if view.chosen:
        rest &= ~(BIT[highest(view.chosen)] - 1)
    first: i64 = 52
    for _ in range(view.number_to_give - size(view.chosen)):
        if rest:
            card = least_useful(view, r, rest)
            rest &= ~BIT[card]
            first = min(first, card)
    return first


def least_useful(view: VintView, r: Reading, cards: i64) -> i64:
    """The card of these that is worth least in the own hand."""
    best = lowest(cards)
    for card in members(cards):
        if keeping(view, r, card) < keeping(view, r, best):
            best = card
    return best


def keeping(view: VintView, r: Reading, card: i64) -> i64:
    """What a card is worth in the own hand: high cards, long suits. To partner goes what serves him."""
    length = r.length(suit_of(card))
    value = rank_of(card) * 4 + length * 8
    if rank_of(card) >= KING:
        value += 30
    if view.phase == "pass_on":
        return passed_on(r, card)
    return value + 1


def passed_on(r: Reading, card: i64) -> i64:
    """To partner goes the suit that he has named, from the top, then aces and kings; where he has named none, whole
    short suits, that one may trump them (5.6)."""
    suit, rank = suit_of(card), rank_of(card)
    his = r.suits_named_by_partner_alone()
    if suit in his:
        return -100 - 4 * rank
    if r.named_by(r.me, suit):
        return 300 + 4 * rank
    if his:
        return (-4 if rank >= KING else 4) * rank
    return r.length(suit) * 20 + rank


def weak(r: Reading) -> bool:
    """A hand of two worth throwing away: few aces and no long suit (2.2)."""
    longest = max(int(r.length(suit)) for suit in range(4))
    return r.aces() == 0 and longest < 5


def advice() -> list[Advice]:
    return [*bidding_advice(), *play_advice(), ToPartnersCoronet("A-74"), Silence("A-0")]
