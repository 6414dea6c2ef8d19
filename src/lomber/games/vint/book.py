"""The book's advice by number (vint.md, 1.9): the auction, the play, the exchanges; else common sense.

Of the advice on the other forms two pieces have numbers (A-73, A-74); A-0 follows the rest: give away what is worth
least, keep long suits and aces, make a void.
"""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.pack import ACE, KING, QUEEN, rank_of, read_card, suit_of
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
        """The least useful card that may be given; what is complete is confirmed, a good hand bought no further."""
        assert view.game is not None
        best = view.legal[len(view.legal) - 1]
        least = ENOUGH if view.phase == "purchase" else i64(1_000_000)
        r = read(view)
        for move in view.legal:
            if view.game.book.words[move] in GIFTS:
                value = keeping(view, r, read_card(view.game.book.arguments[move]))
                if value < least:
                    least = value
                    best = move
        return best


ENOUGH: Final[i64] = 60
"""A card worth so much is not exchanged for an unknown one."""


def keeping(view: VintView, r: Reading, card: i64) -> i64:
    """What a card is worth in the own hand: high cards, long suits. To partner goes what serves him."""
    length = r.length(suit_of(card))
    value = rank_of(card) * 4 + length * 8
    if rank_of(card) >= KING:
        value += 30
    if view.phase == "pass_on":
        value = -value if length >= 4 or rank_of(card) == ACE else value
    return value + 1


def weak(r: Reading) -> bool:
    """A hand of two worth throwing away: few aces and no long suit (2.2)."""
    longest = max(int(r.length(suit)) for suit in range(4))
    return r.aces() == 0 and longest < 5


def advice() -> list[Advice]:
    return [*bidding_advice(), *play_advice(), ToPartnersCoronet("A-74"), Silence("A-0")]
