"""What the rest of a hand comes to when all hands lie open: the solver asked about the cards on the table."""

import threading
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.preferans.board import Board
from lomber.play.solver import OpenHands

ROOM: Final[i64] = 16
"""Two to this power positions are remembered for each contract."""

MOST_KEPT: Final = 64
"""Solvers kept: every trump and every declarer, misère and all pass."""

_kept: dict[int, OpenHands] = {}


def solver(trump: i64, counted: i64, most: bool) -> OpenHands:
    """The solver of a contract. Its table goes on from one guessed world to the next."""
    key = ((threading.get_ident() * 8 + int(trump) + 1) * 8 + int(counted)) * 2 + int(most)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = OpenHands(trump, True, counted, most, ROOM)
        _kept[key] = found
    return found


def places_in(board: Board) -> list[int]:
    """The places that play, clockwise from the eldest."""
    return [place for place in board.order if not board.out & BIT[place]]


def hands_of(board: Board, places: list[int]) -> vec[i64]:
    hands = vec[i64]()
    for place in places:
        hands = append(hands, board.hands[place])
    return hands


def on_table(board: Board, places: list[int]) -> vec[i64]:
    """The cards of the trick in progress; one that the idle dealer led from the talon is not among them."""
    laid = vec[i64]()
    for i in range(board.laid - board.in_trick, board.laid):
        if int(board.player[i]) in places:
            laid = append(laid, board.played[i])
    return laid


def best_line(board: Board, declarer: i64, misere: bool) -> list[int]:
    """How a game or a misère goes on when the declarer and the others together play their best."""
    places = places_in(board)
    mine = BIT[places.index(int(declarer))]
    judge = solver(board.trump, mine, not misere)
    return judge.line(hands_of(board, places), places.index(int(board.first)), on_table(board, places))


def fewest(board: Board, place: i64, talon: vec[i64], winner_leads: bool) -> i64:
    """The tricks that a place must still take in an all-pass hand if all others play against it.

    `talon`: its two cards where they lead or name the suits of the first two tricks; else nothing.
    """
    places = places_in(board)
    judge = solver(-1, BIT[places.index(int(place))], False)
    hands, laid = hands_of(board, places), on_table(board, places)
    number = board.done + board.before
    if number >= len(talon):
        return judge.tricks(hands, places.index(int(board.first)), laid)
    talon_wins = len(laid) < board.in_trick
    return judge.turned(hands, 0, talon, talon_wins, winner_leads, number, laid)


def share_out(board: Board, place: i64, taken: i64) -> None:
    """The rest of an all-pass hand is over: so many tricks to one, the others' evenly.

    Who of the others takes them is nothing to the one who reckons.
    """
    left = board.terms.hand_cards - board.done - board.before
    board.tricks[place] += taken
    others = [other for other in places_in(board) if other != place]
    for i in range(left - taken):
        board.tricks[others[i % len(others)]] += 1
    board.done += left
    board.turn = -1
