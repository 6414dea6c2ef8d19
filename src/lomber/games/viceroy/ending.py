"""Turns, the end of the game (V-95 … V-97) and of the match."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled
from lomber.games.viceroy import board, cards, painting, score, sums
from lomber.games.viceroy.board import IN, Phase
from lomber.games.viceroy.payment import Payment
from lomber.table.sheet import Column, Sheet


class Ending(Payment):
    """From turn to turn, and the last settling."""

    def begin_turn(self) -> None:
        """A new turn begins with the law phase (V-30, V-31)."""
        self.turn += 1
        self.round = 0
        self.spent = [vec[i64]([0, 0, 0, 0]) for _ in range(self.players)]
        self.auction = filled(self.players, IN)
        self.refunds = filled(self.players, 0)
        self.rivals_in = filled(3, 0)
        for rival in range(self.rivals):
            self.rivals_in[rival] = 1
        if self.committers():
            self.start_sealed(Phase.LAWS)
        else:
            self.next_round()

    def committers(self) -> i64:
        """Everybody with a card in hand; the others have nothing to choose, and all see it."""
        mask: i64 = 0
        for seat in range(self.players):
            if self.hands[seat]:
                mask |= BIT[seat]
        return mask

    def commit_choices(self, seat: i64) -> vec[i64]:
        """D-2: any card of the hand, or none."""
        found = vec[i64]([self.codes.choose + card for card in self.hands[seat]])
        return append(found, self.codes.none)

    def all_have_committed(self) -> None:
        """The chosen cards are revealed together and resolved in ascending number (V-32, V-33)."""
        self.phase = Phase.RESOLVE
        self.story = []
        order: list[int] = []
        for seat in range(self.players):
            plan = self.plans[seat]
            if plan and plan[0] != self.codes.none:
                card = plan[0] - self.codes.choose
                self.leave_hand(seat, card)
                self.revealed[seat] = card
                self.tell(f"reveal {seat} {self.cards.names[card]}")
                order.append(1000 * int(self.number(card)) + seat)
        self.plans = [[] for _ in range(self.players)]
        order.sort()
        for code in reversed(order):
            seat = code % 1000
            self.push(board.PLAY, seat, self.revealed[seat])

    def end_turn(self) -> None:
        """After the last turn the screens go and colours are laid (V-76, V-95)."""
        if self.turn < self.turns:
            self.begin_turn()
            return
        for seat in range(self.players):
            self.thrown[seat] = self.hands[seat]
            self.hands[seat] = []
        if self.help == "auto":
            self._recolour_all()
        elif self.painters():
            self.start_sealed(Phase.RECOLOUR)
        else:
            self._settle_game()

    # -- recolouring (V-96)

    def free_paint(self, seat: i64) -> i64:
        return self.pyramids[seat].lasting(cards.FREE_RECOLOUR)

    def painters(self) -> i64:
        """Those who have a circle, and something to recolour it with."""
        mask: i64 = 0
        for seat in range(self.players):
            able = self.screen_size(seat) > 0 or self.free_paint(seat) > 0
            if able and self.pyramids[seat].circles():
                mask |= BIT[seat]
        return mask

    def recolour_choices(self, seat: i64) -> vec[i64]:
        """D-17: sectors and colours one by one, or the suggestion taken whole."""
        plan = self.plans[seat]
        found = self.paint_choices(seat, plan, 1000, self.screens[seat], self.free_paint(seat))
        if not plan and self.help == "suggest" and self.suggestion(seat):
            moves = [int(move) for move in found]
            moves.append(int(self.codes.best))
            moves.sort()
            return vec[i64](moves)
        return found

    def suggestion(self, seat: i64) -> list[int]:
        """The best recolouring as the moves that make it (viceroy.md, 10.3)."""
        moves: list[int] = []
        for level, at, corner, colour in painting.best_paint(self.standing(), seat):
            moves.append(int(self.codes.sector + 4 * self.codes.number(level, at) + corner))
            moves.append(int(self.codes.colour + colour))
        return moves

    def all_have_recoloured(self) -> None:
        """All choose, then all is shown: nobody's choice looks at another's."""
        plans: list[list[int]] = []
        for seat in range(self.players):
            plan = self.plans[seat]
            plans.append(self.suggestion(seat) if plan and plan[0] == self.codes.best else plan)
        for seat in range(self.players):
            self.paint(seat, plans[seat], self.free_paint(seat))
        self.plans = [[] for _ in range(self.players)]
        self._settle_game()

    def _recolour_all(self) -> None:
        self.plans = [self.suggestion(seat) for seat in range(self.players)]
        self.all_have_recoloured()

    # -- scores (V-97, V-102)

    def _settle_game(self) -> None:
        standing = self.standing()
        points = [int(score.total(standing, seat)) for seat in range(self.players)]
        self.entries.extend(sums.entries(self.hand, standing))
        self.champions = score.winners(points, self.pyramids, self.shared)
        for seat in range(self.players):
            self.totals[seat] += points[seat]
        if self.single or self.hand >= self.last_hand:
            # Of a match of several games the totals decide; numbers settle it as in its last game (V-103).
            self.champions = score.winners(self.scores(), self.pyramids, self.shared)
            self.phase = Phase.OVER
            return
        self._clear_table()
        self.phase = Phase.PEOPLE

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is Phase.PEOPLE else self.hand

    def scores(self) -> list[int]:
        if not self.single:
            return self.totals[:]
        return [self.totals[seat] - self.before[seat] for seat in range(self.players)]

    def outlook(self) -> list[float]:
        """What the pyramids would score now, with the gems behind the screens as change."""
        if self.over() or self.hand == 0 or self.phase is Phase.PEOPLE:
            return [float(points) for points in self.scores()]
        standing = self.standing()
        found: list[float] = []
        for seat in range(self.players):
            worth = float(score.total(standing, seat)) + 0.7 * float(self.screen_size(seat))
            found.append(
                worth
                + (float(self.totals[seat] - self.before[seat]) if self.single else float(self.totals[seat]))
            )
        return found

    def sheet(self) -> Sheet:
        columns = tuple(
            Column((seat,), "", {"total": self.totals[seat]}) for seat in range(int(self.players))
        )
        return Sheet("viceroy", columns, tuple(self.entries))
