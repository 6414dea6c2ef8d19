"""Viceroy (Наместник): chance, whose move it is, what is legal, and what each seat may know.

The rules themselves stand by concern: `board.py` what lies on the table, `rewards.py`, `effects.py` the law phase,
`auction.py`, `payment.py`, `ending.py` the end and the match, `score.py` the seven lines.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, lowest
from lomber.games.viceroy import board, tokens
from lomber.games.viceroy.board import CHANCE, SEALED, Phase, Task
from lomber.games.viceroy.cards import LETTERS
from lomber.games.viceroy.ending import Ending
from lomber.games.viceroy.pyramid import Built
from lomber.games.viceroy.sightings import recalled
from lomber.games.viceroy.tables import tables_of
from lomber.games.viceroy.telling import told
from lomber.games.viceroy.view import ViceroyView, seen_by
from lomber.table.chance import EVERYONE, NOBODY, Deal, Pile
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Unseen

LAWS_DEALT: i64 = 3
RETURNED: i64 = 2
"""Gems that go back to the reserve at random at the start (V-12)."""


class ViceroyState(Ending):
    """A match of Viceroy: usually one game."""

    def _tables(self) -> None:
        tables = tables_of(self.game)
        self.cards = tables.set
        self.codes = tables.codes

    def copy(self) -> "ViceroyState":
        other = ViceroyState(self.game)
        other.take_over(self)
        return other

    def this_hand(self) -> "ViceroyState":
        other = self.copy()
        other.single = True
        return other

    # -- chance (V-12 … V-14, V-121)

    def awaits(self) -> Deal | None:
        if self.phase not in CHANCE:
            return None
        if self.phase is Phase.PEOPLE:
            return self._deal_of_people()
        if self.phase is Phase.LAW_DECK:
            laws = vec[i64](
                [self.cards.characters + i for i in range(self.cards.cards - self.cards.characters)]
            )
            return Deal("laws", laws, [Pile("law_deck", len(laws), NOBODY, True)], False)
        if self.phase is Phase.GEMS:
            gems = vec[i64]()
            for colour in range(4):
                for _ in range(self.gem_pairs):
                    gems = append(gems, self.cards.cards + colour)
            seat = self.turn
            returned = Pile(f"returned.{seat}", RETURNED, EVERYONE)
            return Deal("gems", gems, [returned, Pile(f"kept.{seat}", len(gems) - RETURNED, EVERYONE)], False)
        if self.phase is Phase.LINE:
            marks = vec[i64]([self.cards.cards + colour for colour in range(4)])
            return Deal("line", marks, [Pile("line", 4, EVERYONE, True)], False)
        if self.phase is Phase.SHUFFLE:
            cards = vec[i64](self._reshuffled())
            names = ["aside", *(f"start.{seat}" for seat in range(self.players))]
            return Deal("shuffle", cards, [Pile("small", len(cards), NOBODY, True)], False, names)
        return self._deal_of_rivals()

    def _deal_of_people(self) -> Deal:
        """Four for each turn to the big deck, starting cards to the players, the rest aside (V-13, V-14)."""
        people = filled_up(self.cards.characters)
        piles = [Pile(f"start.{seat}", self.start_cards, BIT[seat]) for seat in range(self.players)]
        big = 4 * self.turns
        rest = len(people) - big - self.start_cards * self.players
        piles.append(Pile("big", big, NOBODY, True))
        piles.append(Pile("aside", rest, NOBODY))
        return Deal("people", people, piles)

    def _deal_of_rivals(self) -> Deal:
        """One gem of the box for every virtual rival still in, V1 first."""
        gems = vec[i64]()
        for colour in range(4):
            for _ in range(self.box[colour]):
                gems = append(gems, self.cards.cards + colour)
        piles: list[Pile] = []
        for rival in range(self.rivals):
            if self.rivals_in[rival]:
                piles.append(Pile(f"rival.{rival + 1}", 1, EVERYONE))
        piles.append(Pile("box", len(gems) - len(piles), EVERYONE))
        return Deal("rivals", gems, piles, False)

    def _reshuffled(self) -> list[int]:
        cards = self.aside[:]
        for rejected in self.starts:
            cards.extend(rejected)
        cards.sort()
        return cards

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.PEOPLE:
            self._deal_people(order)
            self.phase = Phase.LAW_DECK
        elif self.phase is Phase.LAW_DECK:
            self.law_deck.fill([int(card) for card in order])
            self.phase = Phase.GEMS
            self.turn = 0
        elif self.phase is Phase.GEMS:
            for i in range(RETURNED, len(order)):
                self.from_reserve(self.turn, order[i] - self.cards.cards)
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
                self._after_gems()
        elif self.phase is Phase.LINE:
            self.line = vec[i64]([order[place] - self.cards.cards for place in range(4)])
            self.start_sealed(Phase.START)
        elif self.phase is Phase.SHUFFLE:
            self._shuffled(order)
        else:
            self.rivals_draw(order)
        self._go_on()

    def _deal_people(self, order: vec[i64]) -> None:
        self.hand += 1
        self.before = self.totals[:]
        at: i64 = 0
        for seat in range(self.players):
            self.starts[seat] = [int(order[at + i]) for i in range(self.start_cards)]
            at += self.start_cards
        big = 4 * self.turns
        self.big.fill([int(order[at + i]) for i in range(big)])
        self.aside = [int(order[i]) for i in range(at + big, len(order))]

    def _after_gems(self) -> None:
        if self.agreed_line == "random":
            self.phase = Phase.LINE
            return
        self.line = vec[i64]([LETTERS.index(letter) for letter in self.agreed_line])
        self.start_sealed(Phase.START)

    # -- the start (V-14 … V-17)

    def all_have_picked(self) -> None:
        """The chosen cards are shown together; the others will be shuffled back."""
        self.story = []
        for seat in range(self.players):
            card = self.plans[seat][0] - self.codes.choose
            self.starts[seat].remove(int(card))
            self.sightings.rejected[seat] = self.starts[seat][:]
            self.sightings.picked.append(int(card))
            self.pyramids[seat].add(Built(card, 1, 0))
            self.tell(f"start {seat} {self.cards.names[card]}")
        self.plans = [[] for _ in range(self.players)]
        self.phase = Phase.SHUFFLE

    def _shuffled(self, order: vec[i64]) -> None:
        """Starting rewards in ascending number (V-15)."""
        self.small.fill([int(card) for card in order])
        self.aside = []
        self.starts = [[] for _ in range(self.players)]
        self.phase = Phase.SETTING
        for seat in reversed(self.in_order(self.everybody())):
            card = self.pyramids[seat].built[0].card
            self.push(board.REWARD, seat, card, self.cards.printed[card].rewards[0].number)

    def _set_out(self) -> None:
        """Four cards to the auction, three laws to each hand (V-16, V-17)."""
        self.open_cards()
        for _ in range(LAWS_DEALT):
            for seat in range(self.players):
                if self.law_deck.cards:
                    self.draw_card(seat, 0, False)
        self.story = []
        self.begin_turn()

    # -- going on

    def _go_on(self) -> None:
        """Do what asks nobody; stop where somebody must choose, or when chance is due."""
        while self.phase not in CHANCE and self.phase is not Phase.OVER:
            if self.tasks:
                if not self._run(self.tasks[len(self.tasks) - 1]):
                    return
            elif self.phase in SEALED:
                if self.actors():
                    return
                self._all_ready()
            else:
                self._next_phase()

    def _all_ready(self) -> None:
        if self.phase is Phase.START:
            self.all_have_picked()
        elif self.phase is Phase.LAWS:
            self.all_have_committed()
        elif self.phase is Phase.BID:
            self.all_have_bid()
        elif self.phase is Phase.KEEP:
            self.all_have_decided()
        elif self.phase is Phase.BUILD:
            self.all_have_built()
        else:
            self.all_have_recoloured()

    def _next_phase(self) -> None:
        if self.phase is Phase.SETTING:
            self._set_out()
        elif self.phase is Phase.RESOLVE or self.phase is Phase.AUCTION:
            self.next_round()
        elif self.phase is Phase.REFUSE:
            self.after_refusals()
        else:
            self.end_turn()

    def _run(self, task: Task) -> bool:
        """A task that asks nobody happens; one with a single answer is answered. False: somebody must choose."""
        if task.kind in ASKING:
            if task.kind == board.CLAIM:
                return False
            return self._forced(task)
        self.done_with()
        self._happen(task)
        return True

    def _forced(self, task: Task) -> bool:
        """Answer a task that can be answered in one way only, from its first move to its last."""
        if task.chosen:
            return False
        moves = self.choices_of(task)
        while len(moves) == 1:
            task.chosen.append(int(moves[0]))
            if self._whole(task):
                self.done_with()
                self._answered(task)
                return True
            moves = self.choices_of(task)
        task.chosen = []
        if len(moves) == 0:
            self.done_with()
        return len(moves) == 0

    def _happen(self, task: Task) -> None:
        kind = task.kind
        if kind == board.EFFECT:
            self._effect(task)
        elif kind == board.CIRCLES:
            self._circle_gems(task)
        elif kind == board.LINE:
            self._line(task)
        elif kind == board.REWARD:
            self._reward(task)
        elif kind == board.COLOUR:
            self.settle_colour(task)
        elif kind == board.REFUNDS:
            self.refund()
        elif kind == board.ATTACKERS:
            self.attackers()
        elif kind == board.RIVAL_ATTACKS:
            self.rival_attacks()
        elif kind == board.PASSERS:
            self.passers()
        else:
            self.passed(task)

    # -- what is asked (viceroy.md, 3.12 and 12.6)

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
            return vec[i64]([codes.none, codes.own])
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

    def _whole(self, task: Task) -> bool:
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

    def _answer(self, task: Task, move: i64) -> None:
        """One more answer; the last one makes it happen."""
        task.chosen.append(int(move))
        if self._whole(task):
            self.done_with()
            self._answered(task)

    def _answered(self, task: Task) -> None:
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

    # -- whose move

    def top(self) -> Task | None:
        return self.tasks[len(self.tasks) - 1] if self.tasks else None

    def concerned(self) -> i64:
        """Who takes part in the sealed choice in progress."""
        if self.phase is Phase.START:
            return self.everybody()
        if self.phase is Phase.LAWS:
            return self.committers()
        if self.phase is Phase.BID:
            return self.participants()
        if self.phase is Phase.KEEP:
            return self.buyers()
        if self.phase is Phase.BUILD:
            return self.keepers
        return self.painters() if self.phase is Phase.RECOLOUR else 0

    def actors(self) -> i64:
        task = self.top()
        if task is not None:
            if task.kind != board.CLAIM:
                return BIT[task.seat]
            mask: i64 = 0
            for seat in (task.seat, task.c):
                if self.claims[seat] < 0:
                    mask |= BIT[seat]
            return mask
        return self.concerned() & ~self.ready

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or not self.actors() & BIT[seat]:
            return vec[i64]()
        task = self.top()
        if task is not None:
            if task.kind == board.CLAIM:
                return vec[i64]([self.codes.claim + claim for claim in range(3)])
            return self.choices_of(task)
        if self.phase is Phase.START:
            return vec[i64]([self.codes.choose + card for card in self.starts[seat]])
        if self.phase is Phase.LAWS:
            return self.commit_choices(seat)
        if self.phase is Phase.BID:
            return self.bid_choices(seat)
        if self.phase is Phase.KEEP:
            return self.keep_choices(seat)
        if self.phase is Phase.BUILD:
            return self.build_choices(seat)
        return self.recolour_choices(seat)

    def midway(self, seat: i64) -> bool:
        task = self.top()
        if task is not None:
            return task.seat == seat and len(task.chosen) > 0
        return len(self.plans[seat]) > 0 and not self.ready & BIT[seat]

    def sealed(self) -> i64:
        task = self.top()
        if task is not None:
            return self.seal if task.kind == board.CLAIM else 0
        return self.seal if self.phase in SEALED else 0

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if not self.actors() & BIT[seat]:
            raise IllegalMove(int(seat), self.name(move), "V-30", "not-your-turn")
        for legal in self.legal(seat):
            if legal == move:
                self._play(seat, move)
                return
        rule, key = self._why_not(seat, move)
        raise IllegalMove(int(seat), self.name(move), rule, key)

    def _play(self, seat: i64, move: i64) -> None:
        task = self.top()
        if task is None:
            self.plans[seat].append(int(move))
            if self._planned(seat, move):
                self.ready |= BIT[seat]
        elif task.kind == board.CLAIM:
            self.claims[seat] = move - self.codes.claim
            if not self.actors():
                self.done_with()
                self.claimed(task)
        else:
            self._answer(task, move)
        self._go_on()

    def _planned(self, seat: i64, move: i64) -> bool:
        """Is the sealed choice whole? Only building and recolouring take several moves."""
        if self.phase is Phase.BUILD:
            return move == self.codes.done or self.plans[seat][0] < self.codes.pay
        if self.phase is Phase.RECOLOUR:
            return move == self.codes.done or move == self.codes.best
        return True

    def _why_not(self, seat: i64, move: i64) -> tuple[str, str]:
        """The rule that forbids a move, and the sentence that says so."""
        codes = self.codes
        task = self.top()
        if task is None and self.phase is Phase.BID:
            if codes.is_kind(move, codes.bid, 4):
                return ("V-41", "no-card-there" if not self.offered[move - codes.bid] else "no-such-gem")
            if move == codes.attack:
                return "V-41", "no-attack-token"
        if task is None and self.phase is Phase.KEEP and move == codes.keep:
            return "V-70", "cannot-pay"
        if task is None and self.phase is Phase.BUILD and codes.is_kind(move, codes.build, 2 * codes.places):
            return "V-72", "cannot-build"
        if task is not None and task.kind == board.PLAY and codes.is_kind(move, codes.place, codes.places):
            high = codes.spot(move - codes.place)[0] == 5
            return ("V-23", "no-fifth-level") if high else ("V-22", "no-such-place")
        if task is not None and task.kind == board.GEMS:
            return "V-61", "gems-otherwise"
        return RULES.get(self.asked(), "V-30"), "not-now"

    def asked(self) -> str:
        """What is asked for now, in one word: the page says it and opens the rules there."""
        task = self.top()
        return board.TASKS[task.kind] if task is not None else self.phase.value

    # -- hidden moves (D-4: faces of cards)

    def audience(self, seat: i64, move: i64) -> i64:
        return BIT[seat] if move >= self.codes.back else EVERYONE

    def struck(self, move: i64) -> str:
        """Backs tell laws from characters."""
        if move < self.codes.back:
            return self.game.book.text(move)
        card = (move - self.codes.back) % self.codes.cards
        word = "back" if move < self.codes.tuck else "tuck"
        return f"{word} {'law' if self.cards.is_law(card) else 'character'} ??"

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """Hidden cards of a gesture: returned ones in their order, tucked ones in ascending order."""
        task = self.top()
        assert task is not None
        returning = task.kind == board.BACK
        first = self.codes.back if returning else self.codes.tuck
        found: list[int] = []
        for at, move in enumerate(shape):
            if move >= 0:
                continue
            part = (
                f"return.{self.sightings.returns + at}" if returning else f"tuck.{self.sightings.tucks + at}"
            )
            found.extend(int(first + card) for card in recalled(part, world)[:1])
        if not returning:
            found.sort()
        return found + [int(move) for move in shape if move >= 0]

    # -- what is known

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        word, _, number = pile.partition(".")
        if word == "start":
            return (seat >= 0 and int(number) == seat) or self._picked(int(number), index)
        if word in ("big", "small", "law_deck"):
            return self.sightings.has_seen(seat, word, index)
        if word in ("people", "laws", "drawn", "drawn_law", "closed", "thrown"):
            return seat >= 0 and int(number) == seat
        return word != "aside"

    def _picked(self, seat: int, index: i64) -> bool:
        """Was this the starting card that its owner has shown?"""
        picked = self.sightings.picked
        if seat >= len(picked):
            return False
        three = sorted([picked[seat], *self.sightings.rejected[seat]])
        return three[index] == picked[seat]

    def is_ordered(self, pile: str) -> bool:
        return pile in ("big", "small", "law_deck") or pile.partition(".")[0] in (
            "pyramid",
            "tucked",
            "closed",
        )

    def whispered(self, seat: i64) -> list[str]:
        """Cards that somebody had put back on a deck unseen, as this seat has drawn them."""
        return [f"drew {self.cards.names[card]}" for who, card in self.sightings.whispers if who == seat]

    def aloud(self) -> list[str]:
        """Such a card turned up for all (E-8)."""
        return [f"turned {self.cards.names[card]}" for card in self.sightings.turned]

    def clues(self, seat: i64, unseen: Unseen) -> None:
        self.sightings.clues(seat, unseen, self.cards.characters)

    def view(self, seat: i64) -> ViceroyView:
        view = seen_by(self, seat, self.asked(), self.actors(), self.legal(seat))
        view.sheet = self.sheet()
        view.hand = self.hand_number()
        view.over = self.over()
        view.scores = self.scores()
        if self.phase is Phase.RECOLOUR and view.legal:
            view.suggestion = self.suggestion(seat) if self.help == "suggest" else []
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        return told(self, seat)

    def actor(self) -> i64:
        """The one player who is asked; -1: several are, or nobody."""
        mask = self.actors()
        return lowest(mask) if mask and not mask & (mask - 1) else -1


def filled_up(number: i64) -> vec[i64]:
    """0, 1, 2 … so many."""
    found = vec[i64]()
    for card in range(number):
        found = append(found, card)
    return found


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

RULES = {
    "start": "V-14",
    "laws": "V-31",
    "bid": "V-41",
    "keep": "V-70",
    "build": "V-71",
    "recolour": "V-96",
    "play": "V-33",
    "gems": "V-61",
    "draw": "V-81",
    "own-gem": "V-85",
    "pick": "V-43",
    "claim": "V-45",
    "match": "V-122",
    "seize": "V-46",
    "drop": "V-127",
}
