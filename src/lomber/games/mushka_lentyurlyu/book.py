"""The book's advice for Lentyurlyu: small classes, one for each number."""

from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest, members
from lomber.games.mushka_lentyurlyu.score import SPECIAL, place_of
from lomber.games.mushka_lentyurlyu.state import BUY, END, KING, OF_PLACE
from lomber.games.mushka_lentyurlyu.view import LentyurlyuView
from lomber.table.contract import Advice, View


def cards(view: LentyurlyuView) -> i64:
    """The cards that may be laid now."""
    mask: i64 = 0
    for move in view.legal:
        if move < END:
            mask |= BIT[move]
    return mask


def run_from(view: LentyurlyuView, place: i64) -> i64:
    """How many ranks in succession are held from this one upwards."""
    length: i64 = 0
    while place + length <= KING and view.own & OF_PLACE[place + length]:
        length += 1
    return length


class CoverTheQueen(Advice):
    """A-LE2: holding queen and king in the king form, lead or reach the queen and cover it yourself."""

    def __init__(self) -> None:
        super().__init__("A-LE2")

    def choose(self, view: View) -> i64:
        assert isinstance(view, LentyurlyuView)
        if view.shed or view.seat != view.turn:
            return -1
        if view.top == KING - 1 and cards(view):
            return lowest(cards(view))
        if not view.leading or not view.own & OF_PLACE[KING]:
            return -1
        place: i64 = KING - 1
        while place > 1 and view.own & OF_PLACE[place - 1]:
            place -= 1
        queens = view.own & OF_PLACE[KING - 1]
        return lowest(view.own & OF_PLACE[place]) if queens else -1


class BuyOneRank(Advice):
    """A-LE3: buy only when one missing rank stands between you and the king, or the king on your own queen."""

    def __init__(self) -> None:
        super().__init__("A-LE3")

    def choose(self, view: View) -> i64:
        assert isinstance(view, LentyurlyuView)
        if view.shed or not view.may(BUY + 1) or cards(view):
            return -1
        missing: i64 = 0
        for place in range(view.top + 1, KING + 1):
            if not view.own & OF_PLACE[place]:
                missing += 1
        if missing != 1:
            return -1
        return BUY + 2 if view.may(BUY + 2) else BUY + 1


class ShedTheLayout(Advice):
    """A-LE4: in the shed form get rid of layout cards early: they pay now and cost double at the end."""

    def __init__(self) -> None:
        super().__init__("A-LE4")

    def choose(self, view: View) -> i64:
        assert isinstance(view, LentyurlyuView)
        special = cards(view) & SPECIAL
        return lowest(special) if view.shed and special else -1


class LeadTheLongestRun(Advice):
    """A-LE1, the last: lead the lowest card of the longest run; lay what can be laid."""

    def __init__(self) -> None:
        super().__init__("A-LE1")

    def choose(self, view: View) -> i64:
        assert isinstance(view, LentyurlyuView)
        may = cards(view)
        if not view.leading:
            return lowest(may) if may else END
        best: i64 = -1
        most: i64 = 0
        for card in members(may):
            length = run_from(view, place_of(card))
            if length > most or (length == most and place_of(card) < place_of(best)):
                best, most = card, length
        return best


def advice() -> list[Advice]:
    """In the order in which they are consulted."""
    return [CoverTheQueen(), BuyOneRank(), ShedTheLayout(), LeadTheLongestRun()]
