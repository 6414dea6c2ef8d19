"""What every player of a trick game sees and remembers: the cards laid in this deal, in order, and by whom."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lomber.cards.bits import BIT
from lomber.table.contract import View


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickView(View):
    """A view of a game with tricks. A *place* is a hand; where each plays his own it is his seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.played: vec[i64] = vec[i64]([-1] * 52)
        """The cards in the order laid."""
        self.player: vec[i64] = vec[i64]([0] * 52)
        """The place that laid each of them."""
        self.laid: i64 = 0
        """How many they are."""
        self.in_trick: i64 = 0
        """How many of them lie on the table."""

    def trick(self) -> vec[i64]:
        """The cards on the table, in the order laid."""
        return vec[i64]([self.played[i] for i in range(self.laid - self.in_trick, self.laid)])

    def gone(self) -> i64:
        """All cards played in this deal, those on the table included."""
        mask: i64 = 0
        for i in range(self.laid):
            mask |= BIT[self.played[i]]
        return mask

    def laid_by(self, place: i64) -> i64:
        """What a place has laid to the trick on the table: one card, or none."""
        mask: i64 = 0
        for i in range(self.laid - self.in_trick, self.laid):
            if self.player[i] == place:
                mask |= BIT[self.played[i]]
        return mask

    def laid_in_deal(self, place: i64) -> i64:
        """All that a place has laid in this deal, the trick on the table included."""
        mask: i64 = 0
        for i in range(self.laid):
            if self.player[i] == place:
                mask |= BIT[self.played[i]]
        return mask

    def last_tricks(self, number: i64, wide: i64) -> list[list[i64]]:
        """The last so many tricks of so many cards that have been gathered, fewer where there are fewer."""
        done = (self.laid - self.in_trick) // wide
        first = done - number if number < done else 0
        return [[self.played[t * wide + i] for i in range(wide)] for t in range(first, done)]
