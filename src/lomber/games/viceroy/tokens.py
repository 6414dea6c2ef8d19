"""Tokens and their pools (V-1, V-141 … V-143).

A token is a number: what it is, whether it is a substitute, and of which point tokens it was made up. Magic and
science are two sides of one token and so share a pool, as attack and defence do, and the magic bonuses +2 and +3.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.viceroy.cards import COLOURS

# What a token is.
SCIENCE: Final[i64] = 0
MAGIC: Final[i64] = 1
DEFENCE: Final[i64] = 2
ATTACK: Final[i64] = 3
MAGIC_BONUS: Final[i64] = 4
"""+2, +3 and +5 are the numbers 4, 5, 6."""
CIRCLE_BONUS: Final[i64] = 8
"""8 + 2 · colour is +2 of a colour, the next one +4."""
INFINITE: Final[i64] = 16
"""16 + colour: a gem of that colour that lies on a card for good."""
POINTS: Final[i64] = 20
"""20 + value."""
KIND: Final[i64] = 64
"""A token modulo this is what it is."""
SUBSTITUTE: Final[i64] = 64
MADE_UP: Final[i64] = 128
"""Times this: of which point tokens it is made up, a digit for each value."""
DIGIT: Final[i64] = 16
"""A digit counts pieces of one value: eight at most, as many as the pool has."""
MOST_PIECES: Final = 9
"""Twenty points of the smallest tokens: 3 + 3 + seven times 2."""

BONUSES: Final = (2, 3, 5)
VALUES: Final = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)

# The pools (viceroy.md, 2.1).
MAGIC_SCIENCE: Final[i64] = 0
ATTACK_DEFENCE: Final[i64] = 1
MAGIC_TWO_THREE: Final[i64] = 2
MAGIC_FIVE: Final[i64] = 3
CIRCLE_POOL: Final[i64] = 4
"""Pool 4 + (kind - 8): each circle bonus by itself."""
POINT_POOL: Final[i64] = 12
POOLS: Final[i64] = 22
NO_POOL: Final[i64] = -1

POOL_NAMES: Final = (
    "magic/science",
    "attack/defence",
    "magic +2/+3",
    "magic +5",
    *(f"{colour} +{value}" for colour in COLOURS for value in (2, 4)),
    *(f"points {value}" for value in VALUES),
)
FULL: Final = (33, 17, 20, 4, 2, 1, 2, 1, 2, 1, 2, 1, 8, 8, 4, 4, 2, 4, 4, 8, 8, 4)


def full_pools() -> vec[i64]:
    return vec[i64](list(FULL))


def kind_of(token: i64) -> i64:
    return token % KIND


def is_points(token: i64) -> bool:
    return kind_of(token) > POINTS


def points_of(token: i64) -> i64:
    """The value of a point token; 0 for any other."""
    kind = kind_of(token)
    return kind - POINTS if kind > POINTS else 0


def magic_bonus(token: i64) -> i64:
    kind = kind_of(token)
    return BONUSES[kind - MAGIC_BONUS] if MAGIC_BONUS <= kind < MAGIC_BONUS + 3 else 0


def circle_bonus(token: i64, colour: i64) -> i64:
    kind = kind_of(token)
    if CIRCLE_BONUS <= kind < INFINITE and (kind - CIRCLE_BONUS) // 2 == colour:
        return 2 + 2 * ((kind - CIRCLE_BONUS) % 2)
    return 0


def infinite_colour(token: i64) -> i64:
    """The colour of an infinite gem; -1 for any other token."""
    kind = kind_of(token)
    return kind - INFINITE if INFINITE <= kind < POINTS else -1


def pool_of(kind: i64) -> i64:
    """The pool a token is taken from; none for infinite gems and for values that have no token."""
    if kind <= MAGIC:
        return MAGIC_SCIENCE
    if kind <= ATTACK:
        return ATTACK_DEFENCE
    if MAGIC_BONUS <= kind < MAGIC_BONUS + 2:
        return MAGIC_TWO_THREE
    if kind == MAGIC_BONUS + 2:
        return MAGIC_FIVE
    if CIRCLE_BONUS <= kind < INFINITE:
        return CIRCLE_POOL + kind - CIRCLE_BONUS
    if kind > POINTS and kind - POINTS in VALUES:
        return POINT_POOL + VALUES.index(kind - POINTS)
    return NO_POOL


def _digit(at: i64) -> i64:
    """One piece of a value."""
    return BIT[4 * at]


def _find(pools: vec[i64], value: i64, pieces: i64, largest: i64, made: i64) -> i64:
    """Just so many point tokens, none above `largest` in the list of values; -1: they cannot be found."""
    if pieces == 0:
        return made if value == 0 else -1
    at = largest
    while at >= 0:
        if VALUES[at] <= value and pools[POINT_POOL + at] > 0:
            pools[POINT_POOL + at] -= 1
            found = _find(pools, value - VALUES[at], pieces - 1, at, made + _digit(at))
            pools[POINT_POOL + at] += 1
            if found >= 0:
                return found
        at -= 1
    return -1


def made_up(pools: vec[i64], value: i64) -> i64:
    """Smaller point tokens with this sum: the fewest, of those the largest first (V-142); -1: there are none."""
    smaller: i64 = -1
    for at in range(len(VALUES)):
        if VALUES[at] < value:
            smaller = at
    for pieces in range(2, MOST_PIECES + 1):
        found = _find(pools, value, pieces, smaller, 0)
        if found >= 0:
            return found
    return -1


def take_token(pools: vec[i64], kind: i64, strict: bool) -> i64:
    """A token of this kind out of its pool, made up or substituted if it must be; -1: strict, and there is none."""
    pool = pool_of(kind)
    if pool >= 0 and pools[pool] > 0:
        pools[pool] -= 1
        return kind
    if kind > POINTS:
        pieces = made_up(pools, kind - POINTS)
        if pieces >= 0:
            rest = pieces
            for at in range(len(VALUES)):
                pools[POINT_POOL + at] -= rest % DIGIT
                rest //= DIGIT
            return kind + MADE_UP * pieces
    return -1 if strict else kind + SUBSTITUTE


def put_back(pools: vec[i64], token: i64) -> None:
    """A token leaves the pyramid: it, or its pieces, go back to their pools (V-143)."""
    if token // SUBSTITUTE % 2:
        return
    rest = token // MADE_UP
    if rest:
        for at in range(len(VALUES)):
            pools[POINT_POOL + at] += rest % DIGIT
            rest //= DIGIT
        return
    pool = pool_of(kind_of(token))
    if pool >= 0:
        pools[pool] += 1


def pieces_of(token: i64) -> list[int]:
    """Of which values a token is made up, the largest first."""
    found: list[int] = []
    rest = token // MADE_UP
    for value in VALUES:
        found.extend([value] * int(rest % DIGIT))
        rest //= DIGIT
    found.reverse()
    return found


def kind_name(kind: i64) -> str:
    """`science`, `magic_bonus:3`, `circle_bonus:red:4`, `infinite:blue`, `points:12`."""
    if kind <= ATTACK:
        return ("science", "magic", "defence", "attack")[kind]
    if kind < CIRCLE_BONUS:
        return f"magic_bonus:{BONUSES[kind - MAGIC_BONUS]}"
    if kind < INFINITE:
        at = kind - CIRCLE_BONUS
        return f"circle_bonus:{COLOURS[at // 2]}:{2 + 2 * (at % 2)}"
    if kind < POINTS:
        return f"infinite:{COLOURS[kind - INFINITE]}"
    return f"points:{kind - POINTS}"


def _kinds() -> list[int]:
    ordinary = [kind for kind in range(20) if kind != 7]
    return ordinary + list(range(21, 41))


KINDS: Final = _kinds()
"""Every kind of token, ascending."""
NAMES: Final = {kind_name(kind): kind for kind in KINDS}


def token_name(token: i64) -> str:
    """A token as a position tells it: `points:12=10+2`, `science*` for a substitute."""
    name = kind_name(kind_of(token))
    pieces = pieces_of(token)
    if pieces:
        return name + "=" + "+".join(str(piece) for piece in pieces)
    return name + "*" if token // SUBSTITUTE % 2 else name


def read_token(text: str) -> i64:
    """The token told so; ValueError for anything else."""
    name, made, pieces = text.partition("=")
    substitute = name.endswith("*")
    name = name.removesuffix("*")
    if name not in NAMES or (substitute and made):
        raise ValueError(f"{text!r} is no token")
    token = NAMES[name] + (int(SUBSTITUTE) if substitute else 0)
    if made:
        values = [int(piece) for piece in pieces.split("+") if piece.isdecimal() and int(piece) in VALUES]
        counts = [values.count(value) for value in VALUES]
        if "+".join(str(value) for value in values) != pieces or sum(values) != int(points_of(NAMES[name])):
            raise ValueError(f"{text!r} is made up of other tokens")
        if max(counts) > MOST_PIECES:
            raise ValueError(f"{text!r} is made up of too many tokens")
        token += sum(int(MADE_UP * _digit(at)) * count for at, count in enumerate(counts))
    return token
