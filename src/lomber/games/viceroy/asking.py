"""What is asked of a player of Viceroy (viceroy.md, 3.12 and 12.6): the answers to each task, and what they do."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.games.viceroy import board, tokens
from lomber.games.viceroy.board import Task
from lomber.games.viceroy.opening import Opening

ASKING = (
    board.PLAY,
    board.GEMS,
    board.DRAW,
    board.DRAWN,
    board.OWN_GEM,
    board.ANY_GEM,
    board.OPTION,
    board.BACK,
    board.REPEAT,
    board.FLIP,
    board.SWAP,
    board.SKIP,
    board.EXTRA,
    board.ARRANGE,
    board.TUCK_HAND,
    board.TUCK_FREE,
    board.MOVE_FREE,
    board.RECALL,
    board.STASH,
    board.PAINT,
    board.PICK,
    board.CLAIM,
    board.MATCH,
    board.SEIZE,
    board.DROP,
)
"""Tasks that ask their seat something."""


class Asking(Opening):
    """Tasks that ask their seat something, one or several answers each."""

    def choices_of(self, task: Task) -> vec[i64]:
        """The legal answers to a task, ascending."""
        kind, seat, codes = task.kind, task.seat, self.codes
        if kind == board.PLAY:
            return self.play_choices(task)
        if kind == board.GEMS:
            least, most = self.gem_bounds(task)
            return self.gem_choices(task, self.reserve, least, most)
        if kind == board.DRAW:
            return vec[i64]([codes.draw + deck for deck in range(2) if self.deck(deck).cards])
        if kind == board.DRAWN:
            return self.drawn_choices(task)
        if kind == board.OWN_GEM:
            # E-13 may ask for several of a colour: the last own gem can be gone by now.
            return vec[i64]([codes.none, codes.own]) if self.screens[seat][task.b] else vec[i64]()
        if kind == board.ANY_GEM:
            return vec[i64]([codes.colour + colour for colour in range(4)])
        if kind == board.PICK:
            return vec[i64]([codes.take, codes.take + 1])
        if kind == board.MATCH:
            return vec[i64]([codes.take + 1, codes.continue_])
        if kind == board.SEIZE or kind == board.SKIP:
            return self.offers(codes.seize)
        if kind == board.DROP:
            return self.offers(codes.drop)
        if kind == board.EXTRA:
            found = vec[i64]([codes.choose + card for card in self.hands[seat]])
            return append(found, codes.none)
        return self._effect_choices(task)

    def _effect_choices(self, task: Task) -> vec[i64]:
        kind, seat, codes = task.kind, task.seat, self.codes
        if kind == board.OPTION:
            return vec[i64]([codes.option + at for at in range(len(self.effect_of(task).rewards))])
        if kind == board.BACK:
            return self.back_choices(task)
        if kind == board.REPEAT:
            return self.spots(self.characters(seat))
        if kind == board.FLIP:
            return self.flip_choices(task)
        if kind == board.SWAP:
            return self.swap_choices(task)
        if kind == board.ARRANGE:
            return vec[i64](
                [codes.next + at for at in range(task.a) if int(codes.next + at) not in task.chosen]
            )
        if kind == board.TUCK_HAND:
            return self.tuck_choices(task)
        if kind == board.TUCK_FREE:
            return self.spots(self.pyramids[seat].free_cards(task.a))
        if kind == board.MOVE_FREE:
            return self.move_choices(task)
        if kind == board.RECALL:
            return self.recall_choices(task)
        if kind == board.STASH:
            return self.gem_choices(task, self.screens[seat], 0, self.effect_of(task).number)
        return self.paint_choices(seat, task.chosen, task.a, self.screens[seat], 0)

    def whole(self, task: Task) -> bool:
        """Has a task been answered completely?"""
        kind, number = task.kind, len(task.chosen)
        last = task.chosen[number - 1]
        if last == self.codes.done or last == self.codes.none:
            return True
        if kind == board.GEMS:
            return number == self.gem_bounds(task)[1]
        if kind == board.STASH or kind == board.FLIP:
            return number == self.effect_of(task).number
        if kind == board.BACK:
            return number == task.b
        if kind == board.SWAP:
            return number == 5 + self.effect_of(task).number
        if kind == board.ARRANGE:
            return number >= task.a - 1
        if kind == board.TUCK_HAND:
            most = self.effect_of(task).number
            return most > 0 and number == most
        if kind == board.MOVE_FREE:
            return number == 2
        if kind == board.PAINT:
            return number == 2 * task.a
        return True

    def answer(self, task: Task, move: i64) -> None:
        """One more answer; the last one makes it happen."""
        task.chosen.append(int(move))
        if self.whole(task):
            self.done_with()
            self.answered(task)

    def answered(self, task: Task) -> None:
        kind = task.kind
        if kind == board.PLAY:
            self.lay(task)
        elif kind == board.GEMS:
            self.take_gems(task)
        elif kind == board.DRAW:
            self.draw_card(task.seat, task.chosen[0] - self.codes.draw, True)
        elif kind == board.DRAWN:
            self.settle_drawn(task)
        elif kind == board.OWN_GEM:
            self._own_gem(task)
        elif kind == board.ANY_GEM:
            one = self.pyramids[task.seat].holding(task.a)
            if one is not None:
                self.infinite(task.seat, one, task.chosen[0] - self.codes.colour)
        elif kind == board.PICK:
            self.pick(task)
        elif kind == board.MATCH:
            self.match_rival(task)
        elif kind == board.SEIZE:
            self.seize(task)
        elif kind == board.SKIP:
            self.skip_auction(task)
        elif kind == board.DROP:
            self.drop(task)
        else:
            self._law_answered(task)

    def _own_gem(self, task: Task) -> None:
        """An infinite gem from behind the own screen (V-85)."""
        one = self.pyramids[task.seat].holding(task.a)
        if task.chosen[0] == self.codes.own and one is not None:
            self.screens[task.seat][task.b] -= 1
            one.tokens.append(int(tokens.INFINITE + task.b))

    def _law_answered(self, task: Task) -> None:
        kind = task.kind
        if kind == board.EXTRA:
            self.extra_play(task)
        elif kind == board.OPTION:
            reward = self.effect_of(task).rewards[task.chosen[0] - self.codes.option]
            self.push(board.REWARD, task.seat, task.a, reward.number)
        elif kind == board.BACK:
            self.put_back_cards(task)
        elif kind == board.REPEAT:
            self.repeat_reward(task)
        elif kind == board.FLIP:
            self.flip(task)
        elif kind == board.SWAP:
            self.swap(task)
        elif kind == board.ARRANGE:
            self.arrange(task)
        elif kind == board.TUCK_HAND:
            self.tuck_hand(task)
        elif kind == board.TUCK_FREE:
            self.tuck_free(task)
        elif kind == board.MOVE_FREE:
            self.move_free(task)
        elif kind == board.RECALL:
            self.recall_free(task)
        elif kind == board.STASH:
            self.stash(task)
        else:
            self.paint(task.seat, task.chosen, 0)
