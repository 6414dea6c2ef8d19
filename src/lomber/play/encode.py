"""The information state of a hand as numbers: what the seat sees now, what it was dealt, what has been done.

Three parts, one after another, each of a fixed size (`fields`): the observation (`View.observe`); for each deal of
the hand and each of its positions the card, in binary, 0 where it is struck out or not dealt; for each move of the
hand who made it and its code plus one, in binary, 0 where it is struck out. (Where codes have no fixed names they
are read off a guessed history, the same for equal seen logs.) There is room for `Game.told_moves` and
`Game.told_deals`, or else for `Game.longest` and `Game.deals`, which only asides can make too few; of a longer hand
the newest are told. The text of the seen log is never cut.
"""

from mypy_extensions import i64

from lomber.play.assign import Fast
from lomber.play.worlds import Worlds
from lomber.table.contract import Field, Game, View
from lomber.table.record import DealEvent, MoveEvent, Seen
from lomber.table.scene import HIDDEN


def _width(n: i64) -> i64:
    """Bits that hold the numbers 0 … n."""
    bits: i64 = 0
    while n > 0:
        bits += 1
        n //= 2
    return bits


def information_fields(game: Game) -> list[Field]:
    """The fields of `information`, in order."""
    dealt, done = _room(game)
    told = f"{_newest(game.told_deals, game.deals)}cards dealt, by deal and position, in binary from 1"
    deals = Field("deals", dealt, told)
    told = f"{_newest(game.told_moves, game.longest)}moves: seat (one of each), then code + 1 in binary"
    return [*game.fields(), deals, Field("moves", done, told)]


def _room(game: Game) -> tuple[int, int]:
    """How many numbers there are for the deals, and for the moves."""
    deals = game.told_deals if game.told_deals > 0 else game.deals
    moves = game.told_moves if game.told_moves > 0 else game.longest
    return int(deals * game.pool * _width(game.cards)), int(moves * (game.seats + _width(len(game.book))))


def _newest(told: i64, most: i64) -> str:
    """The cap is stated where there may be more to tell; 0: there is none."""
    return f"the newest {told}: " if 0 < told < most else ""


def information(seen: Seen, game: Game, view: View) -> list[float]:
    """The seen log and the view of the same seat as one list of numbers."""
    deals, moves = history(seen, game)
    dealt, done = _room(game)
    numbers = view.observe()
    numbers.extend(deals)
    numbers.extend([0.0] * (dealt - len(deals)))
    numbers.extend(moves)
    numbers.extend([0.0] * (done - len(moves)))
    return numbers


def history(seen: Seen, game: Game) -> tuple[list[float], list[float]]:
    """The fields `deals` and `moves` as far as there is anything to tell, without the noughts behind it.

    Of a hand that is longer than there is room for they tell what has happened last.
    """
    card_width, code_width = _width(game.cards), _width(len(game.book))
    deals: list[float] = []
    moves: list[float] = []
    done = [] if game.fixed_names else Worlds(seen, game).draw(Fast(0)).gestures
    gestures = 0
    for event in seen.log:
        if isinstance(event, DealEvent):
            _add_deal(deals, event, game, card_width)
            continue
        codes = done[gestures][1] if done else [_code(text, game) for text in event.moves]
        _add_gesture(moves, event, codes, game, code_width)
        gestures += 1
    room = _room(game)
    return deals[max(0, len(deals) - room[0]) :], moves[max(0, len(moves) - room[1]) :]


def _add_binary(numbers: list[float], number: i64, width: i64) -> None:
    for _ in range(width):
        numbers.append(float(number % 2))
        number //= 2


def _add_deal(numbers: list[float], event: DealEvent, game: Game, width: i64) -> None:
    room = len(numbers) + int(game.pool * width)
    for text in event.piles.values():
        for word in text.split():
            _add_binary(numbers, 0 if word == HIDDEN else game.read_card(word) + 1, width)
    numbers.extend([0.0] * (room - len(numbers)))


def _code(text: str, game: Game) -> int:
    """What a text always means; nothing for a struck one."""
    return -1 if HIDDEN in text else int(game.book.code(text))


def _add_gesture(numbers: list[float], event: MoveEvent, codes: list[int], game: Game, width: i64) -> None:
    for text, code in zip(event.moves, codes, strict=True):
        for seat in range(game.seats):
            numbers.append(1.0 if seat == event.seat else 0.0)
        _add_binary(numbers, 0 if HIDDEN in text else code + 1, width)
