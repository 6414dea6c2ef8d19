"""What the books of the Mouche family ask of a view, and gestures they all make."""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.play.mouche.rules import DONE, DROP, PASS, THROW
from lomber.play.mouche.view import MoucheView


def declaring(view: MoucheView) -> bool:
    """Is he to say whether he plays?"""
    return view.to_move("declare")


def buying(view: MoucheView) -> bool:
    """May he throw off and buy?"""
    return view.seat == view.turn and view.may(DONE)


def may_pass(view: MoucheView) -> bool:
    return declaring(view) and view.may(PASS)


def throw_next(view: MoucheView, unwanted: i64) -> i64:
    """The next move of the gesture that throws off these cards, as many as there is room for."""
    for move in view.legal:
        if THROW <= move < DROP and unwanted & BIT[move - THROW]:
            return move
    return DONE


def claim_or_next(view: MoucheView) -> i64:
    """Claim a fault of another that all could see, or let the hand go."""
    for seat, trick in view.faults:
        if seat != view.seat:
            return view.game.book.code(f"claim {seat} {trick + 1}")
    return view.game.book.code("next")
