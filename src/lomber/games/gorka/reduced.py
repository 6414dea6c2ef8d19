"""Two players on the hill, so small that it can be solved: docs/equilibria.md states the form exactly.

The cards are real and so are the rules; but nobody goes dark, what is exposed is laid down, there are two sizes of
raise and at most three raises in a deal, and nobody passes who could go on for nothing. Of his own hand a player
knows only how likely it is the best against the open cards before him, in eight classes; of the open cards, on
either side, whether they say little, are linked, or have a fal'ka among them. Of all deals there are as many as are
drawn here by a fixed seed.
"""

from typing import Final

from mypy_extensions import i64

from lomber.cards.bits import members
from lomber.games.gorka.book import ExposeLittle, chance, says_little
from lomber.games.gorka.deal import AGREE, NO_DARK, OPEN, PASS, RAISE
from lomber.games.gorka.score import best_of
from lomber.games.gorka.state import GorkaState
from lomber.games.gorka.view import GorkaView
from lomber.play.playout import Dice, shuffled
from lomber.table.contract import Chance, Game, Look, Reduced, State, View

DRAWN: Final = 20_000
"""Deals that are drawn; those alike in all that the form knows count as one, so many times."""

SEED: Final = 1889

CLASSES: Final = (0.1, 0.25, 0.45, 0.6, 0.75, 0.87, 0.95)
"""Where one class of hands ends and the next begins, by the chance to be the best."""

SMALL: Final = 2
LARGE: Final = 10
"""The two raises, in base stakes."""

BETWEEN: Final = 4.5
"""A real raise below so many base stakes is taken for the small one, any other for the large one."""

MOST_RAISES: Final = 3

KEPT: Final = 64

WORDS: Final = {"pass": "p", "open": "o", "agree": "a"}


class TwoOnTheHill(Reduced):
    """The form. Its key: both sides' open cards, the class of the own hand, the bids so far."""

    def __init__(self, game: Game) -> None:
        super().__init__("two", game, DRAWN)
        self.exposing = ExposeLittle("A-6")
        self.counted: dict[tuple[int, int], int] = {}
        """Classes counted lately, by the own cards and those open on the other side."""

    # -- the deals

    def deals(self, state: State) -> list[Chance]:
        """So many deals, grouped by what each side knows and who has the better hand."""
        dice = Dice(SEED)
        deal = state.awaits()
        assert deal is not None
        found: dict[str, Chance] = {}
        for _ in range(self.drawn):
            order = shuffled(deal, dice)
            dealt = state.copy()
            dealt.dealt(order)
            sort = self._sort(dealt)
            if sort in found:
                found[sort].weight += 1.0
            else:
                found[sort] = Chance(order, 1.0)
        return [found[sort] for sort in sorted(found)]

    def _sort(self, state: State) -> str:
        """What each side knows once the cards are open, and who would win."""
        assert isinstance(state, GorkaState)
        while True:
            seat = state.to_act
            move = self.settled(state.view(seat))
            if move < 0:
                break
            state.play(seat, move)
        hands = {int(seat): int(state.closed[seat] | state.open[seat]) for seat in range(2)}
        sides = [self._known(state.view(seat)) for seat in range(2)]
        return " ".join([*sides, str(best_of(hands, state.falki))])

    # -- the decisions

    def settled(self, view: View) -> i64:
        """Nobody goes dark. Cards are exposed by the book (A-6) or, by those whose cards add up to an odd number,
        as they come: the first move that is legal."""
        assert isinstance(view, GorkaView)
        if view.phase == "dark":
            return NO_DARK
        if view.phase not in ("expose", "show"):
            return -1
        by_the_book = sum([int(card) for card in members(view.known[view.seat])]) % 2 == 0
        return self.exposing.choose(view) if by_the_book else view.legal[0]

    def look(self, view: View, said: list[tuple[int, str]]) -> Look | None:
        assert isinstance(view, GorkaView)
        if view.phase not in ("bid", "answer") or view.dark:
            return None
        bids = self._bids(said, view)
        if bids.count("s") + bids.count("l") > MOST_RAISES:
            return None
        moves = self._moves(view, bids)
        return Look(f"{self._known(view)} {bids}", moves) if moves else None

    def _known(self, view: View) -> str:
        """The own open cards, those of the other side, the class of the own hand."""
        assert isinstance(view, GorkaView)
        return f"{shown(view, view.seat)}{shown(view, 1 - view.seat)}{self._class(view)}"

    def _class(self, view: GorkaView) -> int:
        """How likely the own hand is the best, as a class; a deal is looked at many times over and counted once."""
        cards = (int(view.mine()), int(view.open[1 - view.seat]))
        if cards not in self.counted:
            if len(self.counted) >= KEPT:
                self.counted.clear()
            likely = chance(view)
            self.counted[cards] = len([edge for edge in CLASSES if likely >= edge])
        return self.counted[cards]

    def _bids(self, said: list[tuple[int, str]], view: GorkaView) -> str:
        """The bids so far, a letter each."""
        letters = [""]
        for _, text in said:
            word, _, amount = text.partition(" ")
            if word == "raise":
                letters.append("s" if int(amount) < BETWEEN * base_of(view) else "l")
            elif word in WORDS:
                letters.append(WORDS[word])
        return "-" + "".join(letters)

    def _moves(self, view: GorkaView, bids: str) -> list[int]:
        """Pass, unless going on is free; open or agree; the raises, if there may be one more.

        Nothing: the rules here have no such raise.
        """
        moves = [int(AGREE if view.phase == "answer" else OPEN)]
        if view.commitments[view.seat] < view.high:
            moves.insert(0, int(PASS))
        if bids.count("s") + bids.count("l") == MOST_RAISES:
            return moves
        raises = [move for move in view.legal if move >= RAISE]
        if not raises:
            return []
        for wanted in (SMALL, LARGE):
            moves.append(int(nearest(view, raises, wanted * base_of(view))))
        return moves


def shown(view: GorkaView, seat: i64) -> str:
    """What open cards look like: a fal'ka, linked by rank or suit, or saying little (A-4, A-5)."""
    cards = members(view.open[seat])
    if view.open[seat] & view.falki:
        return "f"
    return "l" if len(cards) == 2 and not says_little(cards[0], cards[1]) else "-"


def base_of(view: GorkaView) -> int:
    assert view.game is not None
    stake: int = view.game.options.base_stake
    return stake


def nearest(view: GorkaView, raises: list[i64], amount: int) -> i64:
    """The legal raise nearest to an amount."""
    best = raises[0]
    for move in raises:
        if abs(raised(view, move) - amount) < abs(raised(view, best) - amount):
            best = move
    return best


def raised(view: GorkaView, move: i64) -> int:
    return view.min_raise + int(move - RAISE) * view.unit


def forms(game: Game) -> list[Reduced]:
    """Two players; whatever the pack, the fal'ki and the stakes, it is counted in chances and in base stakes."""
    from lomber.games.gorka.game import Gorka
    from lomber.games.gorka.options import GorkaOptions

    if game.seats != 2:
        return []
    options = GorkaOptions(players=2, dark=False, draw=False, hands=1)
    return [TwoOnTheHill(Gorka(game.id, options))]
