"""`guess`: a whole history of the hand that agrees with what a seat has seen, drawn uniformly from all such.

The seen log says what is struck out and where each unseen card can be. `Worlds` counts once and then draws as
often as one likes; each draw is replayed from the beginning of the hand through the game's own rules, so a
guessed world is a position that really could have come about. The truth is never looked at: it is not in the
seen log.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lomber.play.assign import Cases, HowMany, NoWorld, Problem, Rule, Source, not_all, some
from lomber.table.contract import Game, State
from lomber.table.errors import BadPosition, IllegalMove
from lomber.table.record import DealEvent, MoveEvent, Seen
from lomber.table.scene import HIDDEN
from lomber.table.unseen import START, Case

STRUCK = -1

MOST_TRIES: Final = 100_000
"""Draws after which a clue cannot be called rare. The truth is never fallen back on: it is not here."""


VARIATIONS: Final[i64] = 16
"""Positions that are made of one history that was told."""


class _Step:
    """One event of the seen log, made ready for replaying: a deal's known cards, or a gesture's moves."""

    def __init__(self, deal: i64, known: vec[i64], seat: i64, texts: list[str]) -> None:
        self.deal = deal
        """The number of the deal within the hand; -1: this step is a gesture."""
        self.known = known
        self.seat = seat
        self.texts = texts
        self.codes: vec[i64] = vec[i64]()
        self.hidden = False


class Witness:
    """Looks on while a history is replayed. A draw that is refused begins again."""

    def begins(self) -> None:
        raise NotImplementedError

    def sees(self, state: State, seat: i64, move: i64) -> None:
        """This move is about to be made here."""
        raise NotImplementedError


class World:
    """A guessed history: the position it leads to, the deals and the gestures that made it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.start: dict[str, Any] | None = None
        self.deals: list[vec[i64]] = []
        self.gestures: list[tuple[int, list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Draws histories that agree with a seen log where clues cannot say them (`Game.retells`)."""

    def count(self) -> int:
        """How many there are, as far as that can be told."""
        raise NotImplementedError

    def tell(self, source: Source, witness: Witness | None) -> World:
        """One of them; IllegalMove where the rules refuse it, or where it is to be drawn again to be fair."""
        raise NotImplementedError

    def varied(self, told: State, source: Source) -> State:
        """Another position that looks the same, made of one that was told: much cheaper than telling again."""
        raise NotImplementedError


class Worlds:
    """All histories that agree with a seen log."""

    def __init__(self, seen: Seen, game: Game) -> None:
        self.game = game
        self.seat: i64 = seen.seat
        self._teller: Teller | None = game.teller(seen) if game.retells else None
        self._told_once: State | None = None
        self._made: i64 = 0
        self._aloud = list(seen.aloud)
        if self._teller is None:
            self._prepare(seen, game)

    def _prepare(self, seen: Seen, game: Game) -> None:
        """Clues as counting problems, and the log ready to be replayed."""
        self._start: dict[str, Any] = seen.start
        self._fixed = game.fixed_names
        self._cases = list(seen.unseen)
        self._slots = [self._slot_table(case) for case in self._cases]
        self._offsets: dict[tuple[int, str], int] = {}
        self._rare = [[clue for clue in case.clues if clue.rare] for case in self._cases]
        weights = [case.weight for case in self._cases]
        self._choices = Cases(weights, [self._problem(case) for case in self._cases])
        self._hides_start = not seen.dealt_in
        self._base: State | None = None if self._hides_start else game.set_up(seen.start)
        self._steps: list[_Step] = []
        deals: i64 = 0
        for event in seen.log:
            if isinstance(event, DealEvent):
                self._steps.append(self._deal_step(deals, event))
                deals += 1
            else:
                self._steps.append(self._move_step(event))

    def count(self) -> int:
        """How many histories there are, rare clues left aside (positions within a set count as different)."""
        if self._teller is not None:
            return self._teller.count()
        return self._choices.count()

    def guess(self, source: Source, witness: Witness | None = None) -> State:
        """A position drawn uniformly; the witness looks on while it is come to.

        Telling a whole game once more is dear: of each that is told, some positions are made.
        """
        if self._teller is None or witness is not None:
            return self.draw(source, witness).state
        if self._told_once is None or self._made == VARIATIONS:
            self._told_once = self.draw(source).state
            self._made = 0
        self._made += 1
        return self._teller.varied(self._told_once, source)

    def draw(self, source: Source, witness: Witness | None = None) -> World:
        """A history drawn uniformly, replayed from the beginning of the hand.

        Where clues cannot say all that was said (`Game.redraws`), a history in which it could not have been said,
        by the seats or by the table itself (`State.aloud`), is drawn again: just as uniform. So is one that could
        not have begun so.
        """
        for _ in range(MOST_TRIES):
            try:
                world = self.attempt(source, witness)
            except (IllegalMove, BadPosition):
                if not self.game.redraws:
                    raise
                continue
            if not self.game.redraws or self._told(world.state) == self._aloud:
                return world
        raise NoWorld("what was said fits hardly any world that the clues allow")

    def _told(self, state: State) -> list[str]:
        return state.aloud() + state.whispered(self.seat)

    def attempt(self, source: Source, witness: Witness | None = None) -> World:
        """One draw; IllegalMove where the rules refuse that history."""
        if witness is not None:
            witness.begins()
        if self._teller is not None:
            return self._teller.tell(source, witness)
        number, slots = self._choices.draw(source)
        tries = 1
        while not self._holds(number, slots):
            if tries == MOST_TRIES:
                raise NoWorld("a clue that was called rare fails in nearly every world")
            number, slots = self._choices.draw(source)
            tries += 1
        case = self._cases[number]
        table = self._slots[number]
        moved: dict[str, list[tuple[str, int]]] = {}
        if case.steps:
            table, moved = self._shuffled(case, source)
        start: dict[str, Any] | None = None
        if self._hides_start:
            start = self._filled_start(case, table, slots, source)
            world = World(self.game.set_up(start))
            world.start = start
        else:
            assert self._base is not None
            world = World(self._base.copy())
        by_place: dict[str, list[int]] | None = None
        for step in self._steps:
            if step.deal >= 0:
                order = vec[i64](step.known)
                self._fill(order, step.deal, case, table, slots)
                if step.deal == 0 and case.remade > 0:
                    now = self._remade(case, table, slots)
                    known = [int(card) for card in order]
                    order = vec[i64](self._filled(known, now, source))
                awaited = world.state.awaits()
                assert awaited is not None
                order = awaited.tidied(order)
                world.state.dealt(order)
                world.deals.append(order)
                continue
            if step.hidden and by_place is None:
                by_place = self._by_place(case, table, slots)
                for name, taken in moved.items():
                    by_place[name] = self._cards_on(taken, case, table, slots)
            self._replay(world, step, by_place, witness)
        return world

    # -- making ready

    def _problem(self, case: Case) -> Problem:
        sizes = [len(place.slots) for place in case.places]
        allowed = [_mask(token.places) for token in case.tokens]
        rules: list[Rule] = []
        for clue in case.clues:
            if clue.rare:
                continue
            if clue.kind == "apart":
                rules.append(not_all(clue.tokens, _mask(clue.places)))
            elif clue.kind == "number":
                rules.append(HowMany(clue.tokens, _mask(clue.places), clue.least, clue.most))
            else:
                rules.append(some(clue.tokens, _mask(clue.places)))
        return Problem(sizes, allowed, rules)

    def _holds(self, number: i64, slots: vec[i64]) -> bool:
        """Do the rare clues hold in this arrangement?"""
        for clue in self._rare[number]:
            inside = 0
            for at, token in enumerate(clue.tokens):
                if self._slots[number][slots[token]][3] in clue.places:
                    inside += clue.weights[at] if clue.weights else 1
            if clue.kind == "apart":
                if inside == len(clue.tokens):
                    return False
            elif clue.kind == "some":
                if inside == 0:
                    return False
            elif clue.kind == "unlike":
                if clue.least <= inside <= clue.most:
                    return False
            elif not clue.least <= inside <= clue.most:
                return False
        return True

    def _slot_table(self, case: Case) -> list[tuple[int, str, int, int]]:
        """For each slot of the counting problem: deal, pile, index in the pile, place."""
        table: list[tuple[int, str, int, int]] = []
        for number, place in enumerate(case.places):
            for pile, index in place.slots:
                table.append((place.deal, pile, index, number))
        return table

    def _deal_step(self, number: i64, event: DealEvent) -> _Step:
        known: list[int] = []
        starts: dict[str, int] = {}
        for pile, text in event.piles.items():
            starts[pile] = len(known)
            self._offsets[int(number), pile] = len(known)
            for word in text.split():
                known.append(STRUCK if word == HIDDEN else int(self.game.read_card(word)))
        for case, table in zip(self._cases, self._slots, strict=True):
            for i, (deal, pile, index, place) in enumerate(table):
                if self._home(case, deal, pile) == number:
                    table[i] = (int(number), pile, starts[pile] + index, place)
            assert len(case.tokens) == len(table)
        return _Step(number, vec[i64](known), -1, [])

    def _home(self, case: Case, deal: int, pile: str) -> int:
        """The deal in which a position was dealt: of the first one, unless it was made anew of that one's cards.

        A card that is only followed (`Unseen.follow`) has no dealt position.
        """
        if case.remade < 0 or deal not in (0, START):
            return deal
        first = bool(self._start["piles"].get(pile)) if deal == START else (0, pile) in self._offsets
        return deal if first else case.remade

    def _move_step(self, event: MoveEvent) -> _Step:
        step = _Step(-1, vec[i64](), event.seat, list(event.moves))
        step.hidden = any(HIDDEN in text for text in step.texts)
        if self._fixed:
            codes = [STRUCK if HIDDEN in text else int(self.game.book.code(text)) for text in step.texts]
            step.codes = vec[i64](codes)
        return step

    # -- one draw

    def _shuffled(
        self, case: Case, source: Source
    ) -> tuple[list[tuple[int, str, int, int]], dict[str, list[tuple[str, int]]]]:
        """The positions after the hidden moves of a case, each made at random; and the positions each has moved."""
        lying: dict[str, list[tuple[str, int]]] = {}
        moved: dict[str, list[tuple[str, int]]] = {}
        for step in case.steps:
            if step.kind == "lay":
                lying[step.target] = list(step.slots)
            elif step.kind == "take":
                held = lying[step.source]
                for i in range(step.number):
                    other = i + int(source.below(len(held) - i))
                    held[i], held[other] = held[other], held[i]
                lying[step.target], lying[step.source] = held[: step.number], held[step.number :]
                moved[step.target] = lying[step.target]
            else:
                lying[step.target] = lying.get(step.target, []) + lying[step.source]
                lying[step.source] = []
        table: list[tuple[int, str, int, int]] = []
        for number, place in enumerate(case.places):
            for pile, index in lying.get(place.name, place.slots):
                deal = self._home(case, place.deal, pile)
                table.append((deal, pile, self._offsets.get((deal, pile), 0) + index, number))
        return table, moved

    def _cards_on(
        self,
        positions: list[tuple[str, int]],
        case: Case,
        table: list[tuple[int, str, int, int]],
        slots: vec[i64],
    ) -> list[int]:
        """The cards that lie on these positions, ascending."""
        cards: list[int] = []
        for i in range(len(slots)):
            deal, pile, index, _ = table[slots[i]]
            if (pile, index - self._offsets.get((deal, pile), 0)) in positions:
                cards.append(case.tokens[i].card)
        cards.sort()
        return cards

    def _fill(
        self, order: vec[i64], deal: i64, case: Case, table: list[tuple[int, str, int, int]], slots: vec[i64]
    ) -> None:
        for i in range(len(slots)):
            row = table[slots[i]]
            if row[0] == deal:
                order[row[2]] = case.tokens[i].card

    def _remade(self, case: Case, table: list[tuple[int, str, int, int]], slots: vec[i64]) -> list[int]:
        """The cards that were shuffled anew, in the order in which they lie then."""
        for step in self._steps:
            if step.deal >= 0 and step.deal == case.remade:
                later = vec[i64](step.known)
                self._fill(later, step.deal, case, table, slots)
                return [int(card) for card in later]
        return []

    def _filled(self, cards: list[int], now: list[int], source: Source) -> list[int]:
        """Piles shuffled anew later: what lies in the new ones and is not known lay here, in any order."""
        rest = [card for card in now if card not in cards]
        if len(rest) != cards.count(STRUCK):
            raise IllegalMove(-1, "shuffle", "deal", "bad-record")
        return [card if card != STRUCK else rest.pop(int(source.below(len(rest)))) for card in cards]

    def _filled_start(
        self, case: Case, table: list[tuple[int, str, int, int]], slots: vec[i64], source: Source
    ) -> dict[str, Any]:
        piles: dict[str, list[str]] = {name: text.split() for name, text in self._start["piles"].items()}
        for i in range(len(slots)):
            row = table[slots[i]]
            if row[0] == START:
                piles[row[1]][row[2]] = self.game.card_name(case.tokens[i].card)
        if case.remade >= 0:
            now = [self.game.card_name(card) for card in self._remade(case, table, slots)]
            known = [word for words in piles.values() for word in words]
            rest = [word for word in now if word not in known]
            if len(rest) != known.count(HIDDEN):
                raise IllegalMove(-1, "shuffle", "deal", "bad-record")
            for words in piles.values():
                for at, word in enumerate(words):
                    if word == HIDDEN:
                        words[at] = rest.pop(int(source.below(len(rest))))
        return {**self._start, "piles": {name: " ".join(words) for name, words in piles.items()}}

    def _by_place(
        self, case: Case, table: list[tuple[int, str, int, int]], slots: vec[i64]
    ) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {place.name: [] for place in case.places}
        for i in range(len(slots)):
            found[case.places[table[slots[i]][3]].name].append(case.tokens[i].card)
        for cards in found.values():
            cards.sort()
        return found

    def _replay(
        self,
        world: World,
        step: _Step,
        by_place: dict[str, list[int]] | None,
        witness: Witness | None,
    ) -> None:
        state = world.state
        done: list[int] = []
        if step.hidden:
            assert by_place is not None
            shape: list[i64] = []
            for text in step.texts:
                shape.append(STRUCK if HIDDEN in text else state.parse(text))
            done = state.recall(step.seat, shape, by_place)
            for move in done:
                if witness is not None:
                    witness.sees(state, step.seat, move)
                state.play(step.seat, move)
        elif self._fixed:
            for code in step.codes:
                if witness is not None:
                    witness.sees(state, step.seat, code)
                state.play(step.seat, code)
                done.append(int(code))
        else:
            for text in step.texts:
                parsed = state.parse(text)
                if witness is not None:
                    witness.sees(state, step.seat, parsed)
                state.play(step.seat, parsed)
                done.append(int(parsed))
        world.gestures.append((int(step.seat), done))


def _mask(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 2**place
    return mask
