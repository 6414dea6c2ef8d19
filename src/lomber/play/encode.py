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
    card = _width(game.cards)
    move = game.seats + _width(len(game.book))
    told_deals = game.told_deals if game.told_deals > 0 else game.deals
    told_moves = game.told_moves if game.told_moves > 0 else game.longest
    deals = Field(
        "deals",
        told_deals * game.pool * card,
        f"{_newest(told_deals, game.deals)}cards dealt, by deal and position, in binary from 1",
    )
    moves = Field(
        "moves",
        told_moves * move,
        f"{_newest(told_moves, game.longest)}moves: seat (one of each), then code + 1 in binary",
    )
    return [*game.fields(), deals, moves]


def _newest(told: i64, most: i64) -> str:
    """The cap is stated where there may be more to tell."""
    return f"the newest {told}: " if told < most else ""


def _binary(number: i64, width: i64) -> list[float]:
    bits: list[float] = []
    for _ in range(width):
        bits.append(float(number % 2))
        number //= 2
    return bits


def information(seen: Seen, game: Game, view: View) -> list[float]:
    """The seen log and the view of the same seat as one list of numbers."""
    card_width, code_width = _width(game.cards), _width(len(game.book))
    deals: list[float] = []
    moves: list[float] = []
    done = [] if game.fixed_names else Worlds(seen, game).draw(Fast(0)).gestures
    gestures = 0
    for event in seen.log:
        if isinstance(event, DealEvent):
            deals.extend(_deal(event, game, card_width))
            continue
        codes = done[gestures][1] if done else [_code(text, game) for text in event.moves]
        moves.extend(_gesture(event, codes, game, code_width))
        gestures += 1
    sizes = [int(field.size) for field in information_fields(game)[-2:]]
    numbers = view.observe()
    numbers.extend(_fitted(deals, sizes[0]))
    numbers.extend(_fitted(moves, sizes[1]))
    return numbers


def _fitted(numbers: list[float], size: int) -> list[float]:
    """Noughts behind what there is, or the end of what is too much: what has happened last."""
    return numbers[max(0, len(numbers) - size) :] + [0.0] * (size - len(numbers))


def _deal(event: DealEvent, game: Game, width: i64) -> list[float]:
    numbers: list[float] = []
    for text in event.piles.values():
        for word in text.split():
            numbers.extend(_binary(0 if word == HIDDEN else game.read_card(word) + 1, width))
    room = int(game.pool * width)
    return (numbers + [0.0] * room)[:room]


def _code(text: str, game: Game) -> int:
    """What a text always means; nothing for a struck one."""
    return -1 if HIDDEN in text else int(game.book.code(text))


def _gesture(event: MoveEvent, codes: list[int], game: Game, width: i64) -> list[float]:
    numbers: list[float] = []
    for text, code in zip(event.moves, codes, strict=True):
        numbers.extend(1.0 if seat == event.seat else 0.0 for seat in range(game.seats))
        numbers.extend(_binary(0 if HIDDEN in text else code + 1, width))
    return numbers
