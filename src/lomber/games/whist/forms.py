"""The forms of Whist for fewer players: dummies (болваны) for three and two, and Humbug for two.

Each says only its difference from Whist for four: who owns a hand, who sees it, what comes before the play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, size
from lomber.cards.pack import card_names
from lomber.games.whist.manners import MannersState
from lomber.games.whist.setting import Setting
from lomber.games.whist.state import NONE_DEALT, PLACES, Phase
from lomber.games.whist.view import WhistView
from lomber.table.chance import EVERYONE, NOBODY
from lomber.table.contract import EVERYTHING, Game
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Unseen


class DummyState(MannersState):
    """Whist with a dummy opposite its owner: for three one dummy, for two players two (WD-1 … WD-6)."""

    def copy(self) -> "DummyState":
        other = DummyState(self.game, self.setting)
        other.take(self)
        other.take_manners(self)
        return other

    def seated(self) -> vec[i64]:
        """Two players: the lower card at S, each with his dummy opposite (WD-4, WD-6).

        Three: each in turn, from the lowest card of the draw up, has the dummy for a rubber and sits at S; of
        the other two the one with the lower card sits at W (WD-2, WD-6).
        """
        if self.setting.form == "dummy2":
            return vec[i64]([self.order[0], self.order[1], self.order[0], self.order[1]])
        turn = self.rubber % 3
        owner = self.order[turn]
        lower = self.order[1 if turn == 0 else 0]
        higher = self.order[1 if turn == 2 else 2]
        return vec[i64]([owner, lower, owner, higher])

    def is_dummy(self, place: i64) -> bool:
        """The dummy sits at N, with two dummies also at E."""
        return place == 2 or (place == 3 and self.setting.form == "dummy2")

    def is_open(self, place: i64) -> bool:
        """A dummy lies face up, from the deal or from the first lead on (WD-1)."""
        return self.is_dummy(place) and (self.setting.dummy_open_first or self.laid > 0)

    def lies_closed(self, place: i64) -> bool:
        return self.is_dummy(place) and not self.is_open(place)

    def dealt_to(self, place: i64) -> i64:
        if self.is_dummy(place) and self.setting.dummy_open_first:
            return EVERYONE
        return super().dealt_to(place)

    def knows_hand(self, seat: i64, place: i64) -> bool:
        return self.is_open(place) or super().knows_hand(seat, place)

    def net_rule(self) -> str:
        return "WD-4" if self.setting.form == "dummy2" else "WD-3"


RIGHT: Final = [3, 0, 1, 2]
"""The place on the right of S W N E: S may take the heap E, N the heap W (HB-3)."""


class HumbugState(MannersState):
    """Humbug (вист вдвоём): two hands opposite, two closed heaps, and each may change his hand (HB-1 … HB-12).

    The hands of W and E are the heaps. A heap that is taken becomes the hand, and the hand is gone: `thrown`.
    """

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thrown: vec[i64] = NONE_DEALT
        """The discarded hands by place; replaced, never changed in place."""

    def copy(self) -> "HumbugState":
        other = HumbugState(self.game, self.setting)
        other.take(self)
        other.take_manners(self)
        other.thrown = self.thrown
        return other

    def clear_deal(self) -> None:
        super().clear_deal()
        self.thrown = NONE_DEALT

    def seated(self) -> vec[i64]:
        """The lower card of the draw takes S and deals first, in every rubber (HB-1, HB-12)."""
        return vec[i64]([self.order[0], -1, self.order[1], -1])

    def dealt_to(self, place: i64) -> i64:
        """Nobody may look at the heaps (HB-3)."""
        return BIT[self.owner[place]] if self.owner[place] >= 0 else NOBODY

    def net_rule(self) -> str:
        return "HB-12"

    # -- keep or change (HB-3 … HB-5)

    def opened(self) -> None:
        """The non-dealer decides first, then the dealer."""
        self.to_play = self.next_place(self.dealer)
        self.winner = self.to_play
        self.phase = Phase.DECIDE_NONDEALER

    def deciding(self) -> i64:
        """The place that decides, or -1."""
        if self.phase is Phase.DECIDE_NONDEALER:
            return self.next_place(self.dealer)
        return self.dealer if self.phase is Phase.DECIDE_DEALER else -1

    def actors(self) -> i64:
        place = self.deciding()
        return BIT[self.owner[place]] if place >= 0 else super().actors()

    def legal(self, seat: i64) -> vec[i64]:
        place = self.deciding()
        if place < 0:
            return super().legal(seat)
        if self.owner[place] == seat:
            return vec[i64]([self.setting.keep, self.setting.change])
        return vec[i64]()

    def play(self, seat: i64, move: i64) -> None:
        place = self.deciding()
        decision = move == self.setting.keep or move == self.setting.change
        if place < 0 and not decision:
            super().play(seat, move)
            return
        if place >= 0 and self.owner[place] != seat:
            raise IllegalMove(int(seat), self.name(move), "HB-3", "not-your-turn")
        if place < 0 or not decision:
            raise IllegalMove(int(seat), self.name(move), "HB-3", "decide-now" if place >= 0 else "decided")
        if move == self.setting.change:
            self._change(place)
        nondealer = self.phase is Phase.DECIDE_NONDEALER
        self.phase = Phase.DECIDE_DEALER if nondealer else Phase.PLAY

    def _change(self, place: i64) -> None:
        """All thirteen go, the heap on the right comes. A dealer loses the turned card, its suit stays (HB-4)."""
        heap = RIGHT[place]
        thrown = copied4(self.thrown)
        thrown[place] = self.hands[place]
        self.thrown = thrown
        self.hands[place] = self.hands[heap]
        self.hands[heap] = 0
        self.original = copied4(self.hands)
        if place == self.dealer:
            self.turned = -1

    # -- what is known

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """His own hand, the heap he took, and what he himself threw away; never a heap he left (HB-3, HB-5)."""
        if seat < 0:
            return False
        for place in self.setting.places:
            if self.owner[place] == seat:
                took_heap = self.thrown[place] != 0 and pile == PLACES[RIGHT[place]]
                return took_heap or pile == PLACES[place] or pile == thrown_name(place)
        return False

    def came_from(self, place: i64, unseen: Unseen) -> str:
        """One who has changed plays from the heap on his right; one who had changed before a set-up does not."""
        for seat, codes in unseen.log:
            if seat == self.owner[place] and codes[0] == self.setting.change:
                return PLACES[RIGHT[place]]
        return PLACES[place]

    def fill_table(self, view: WhistView) -> None:
        super().fill_table(view)
        view.heaps = True
        for place in self.setting.places:
            view.changed[place] = 1 if self.thrown[place] else 0

    def piles_seen(self, seat: i64) -> dict[str, str]:
        piles = super().piles_seen(seat)
        for place in self.setting.places:
            known = seat == EVERYTHING or self.knows_hand(seat, place)
            gone = self.thrown[place]
            piles[thrown_name(place)] = card_names(gone) if known else " ".join(["??"] * size(gone))
        return piles


def thrown_name(place: i64) -> str:
    """The pile of a discarded hand."""
    return "thrown." + PLACES[place]
