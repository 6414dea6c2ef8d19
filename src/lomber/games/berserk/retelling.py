"""A game told once more: the moves that all know, and shuffles that put every card where it must have been.

So a described position is set up (`setting.py`), and so a seat guesses what it cannot see (`Histories`).
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.games.berserk.guessing import guessed_list
from lomber.games.berserk.ledger import LEAVES_HAND, SHUFFLES, Motion
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.state import NONE, Duel
from lomber.games.berserk.tabled import Tabled
from lomber.games.berserk.telling import Flow, Lines, Told, refused
from lomber.games.berserk.varying import varied
from lomber.play.assign import Source
from lomber.play.worlds import Teller, Witness, World
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.record import DealEvent, MoveEvent, Seen
from lomber.table.scene import HIDDEN


class Retelling:
    """A state that goes once more through what has happened."""

    def __init__(
        self, state: BerserkState, motions: list[Motion], flows: list[Flow], chooser: i64, source: Source
    ) -> None:
        self.state = state
        self.motions = motions
        self.flows = flows
        self.chooser = chooser
        self.source = source
        self.witness: Witness | None = None

    def order(self) -> vec[i64]:
        """The deal that is awaited, as it must have fallen."""
        state = self.state
        duel = state.duel
        if duel is None:
            return vec[i64]()
        chance = duel.chance
        assert chance is not None
        if chance.player == NONE:
            places = [int(self.chooser), 1 - int(self.chooser)]
        elif chance.is_shuffle:
            places = self._shuffled(duel, chance.player)
        else:
            places = self._taken(duel, chance.player)
        order = vec[i64]()
        for place in places:
            order = append(order, state.cards.kinds + place)
        deal = state.awaits()
        assert deal is not None
        return deal.tidied(order)

    def _shuffled(self, duel: Duel, player: i64) -> list[int]:
        number: i64 = 1
        for motion in duel.ledger.motions:
            number += motion.verb == SHUFFLES and motion.player == player
        if number >= len(self.flows[player].orders):
            raise refused()
        lying = [int(duel.kind_of(piece)) for piece in duel.decks[player]]
        lying.reverse()
        return self.flows[player].order(number, lying)

    def _taken(self, duel: Duel, player: i64) -> list[int]:
        """Chance took a card of the hand: the one that came out next."""
        at = len(duel.ledger.motions)
        if at >= len(self.motions):
            raise refused()
        motion = self.motions[at]
        hand = duel.hands[player]
        equal = [i for i in range(len(hand)) if duel.kind_of(hand[i]) == motion.kind]
        if motion.verb != LEAVES_HAND or motion.player != player or not equal:
            raise refused()
        taken = equal[self.source.below(len(equal))]
        return [taken, *[i for i in range(len(hand)) if i != taken]]

    def deal(self) -> None:
        """Whatever chance is due."""
        while self.state.awaits() is not None:
            self.state.dealt(self.order())

    def act(self, seat: i64, texts: list[str]) -> list[int]:
        """A gesture as somebody has seen it; what was struck out is filled in."""
        state = self.state
        codes: list[int] = []
        if HIDDEN in " ".join(texts):
            shape: list[i64] = []
            for text in texts:
                shape.append(
                    -1 if HIDDEN in text else state.game.book.code(text) if state.duel is None else 0
                )
            for move in state.recall(seat, shape, self._faces(seat)):
                self._play(seat, move)
                codes.append(move)
            return codes
        for text in texts:
            code = self._code(text)
            self._play(seat, code)
            codes.append(int(code))
        return codes

    def _play(self, seat: i64, move: i64) -> None:
        if self.witness is not None:
            self.witness.sees(self.state, seat, move)
        self.state.play(seat, move)

    def _code(self, text: str) -> i64:
        try:
            return self.state.parse(text)
        except ValueError:
            raise refused() from None

    def _faces(self, seat: i64) -> dict[str, list[int]]:
        flow = self.flows[seat]
        cards = self.state.cards
        if self.state.duel is None:
            hero = cards.library.numbers[flow.told.hero]
            return {"list": [hero, *sorted([kind // 2 for kind in flow.told.list])]}
        return {"returned": [int(sleeve.kind) for sleeve in flow.returned]}


def gestures_of(log: list[str]) -> list[tuple[int, list[str]]]:
    """The lines of a log as gestures: what belongs together ends with `done`."""
    found: list[tuple[int, list[str]]] = []
    going_on = False
    for line in log:
        seat, _, text = line.partition(" ")
        if going_on and found[-1][0] == int(seat):
            found[-1][1].append(text)
        else:
            found.append((int(seat), [text]))
        word = text.partition(" ")[0]
        going_on = word in ("lead", "add", "mulligan", "reveal") and not text.endswith("done")
    return found


def beginning(game: Tabled, position: dict[str, Any], flows: list[Flow]) -> dict[str, Any]:
    """A described position as it was when its game began; on a board hands and decks lay there already."""
    kept = ("hand", "wins", "entries", "loser", "begun", "board")
    begun: dict[str, Any] = {name: position[name] for name in kept if name in position}
    piles: dict[str, str] = {}
    if begun.get("board"):
        for player in range(2):
            hand, deck = flows[player].at_first()
            piles[f"hand.{player}"] = " ".join([game.kind_text(kind, player) for kind in hand])
            piles[f"deck.{player}"] = " ".join([game.kind_text(kind, player) for kind in deck])
    return {**begun, "piles": piles}


class Histories(Teller):
    """All histories that agree with a seen log: drawn one by one."""

    def __init__(self, game: Tabled, seen: Seen) -> None:
        self.game = game
        self.seat: i64 = seen.seat
        self.seen = seen
        self.lines = Lines(game, list(seen.aloud), self.seat)
        self.chooser = self._chooser()
        self.past: list[tuple[int, list[str]]] = [] if seen.dealt_in else gestures_of(seen.start["log"])
        self.gestures: list[tuple[int, list[str]]] = self.past[:]
        for event in seen.log:
            if isinstance(event, MoveEvent):
                self.gestures.append((event.seat, list(event.moves)))
        self.is_fought = len(seen.aloud) > 0
        for player in range(2):
            self._know(self.lines.players[player])

    def _chooser(self) -> i64:
        for event in self.seen.log:
            if isinstance(event, DealEvent) and event.deal == "chooser":
                return int(event.piles["chooser"]) - 1
        start: dict[str, Any] = self.seen.start
        return int(start["chooser"])

    def _know(self, told: Told) -> None:
        """What a player's moves tell of his list."""
        told.is_own = told.player == self.seat
        if told.is_listed:
            return
        for seat, texts in self.gestures:
            if seat != told.player or HIDDEN in " ".join(texts):
                continue
            for text in texts:
                word, _, argument = text.partition(" ")
                if word == "deck":
                    deck: i64 = self.game.book.code(text) - self.game.deck_code
                    told.list = [card * 2 + seat for card in self.game.ready_cards[deck]]
                    told.is_listed = True
                elif word == "add":
                    told.list.append(self.game.library.numbers[argument] * 2 + seat)
                    told.is_listed = True

    def count(self) -> int:
        """The orders in which the decks can have lain at first: no fewer than there are histories."""
        if not self.is_fought:
            return 1
        number = 1
        for told in self.lines.players:
            for n in range(2, int(told.size) + 1):
                number *= n
        return number

    def tell(self, source: Source, witness: Witness | None) -> World:
        flows = self._flows(source) if self.is_fought else []
        base = self.game.set_up(self._beginning(flows))
        assert isinstance(base, BerserkState)
        retelling = Retelling(base, self.lines.motions, flows, self.chooser, source)
        world = World(base)
        if not self.seen.dealt_in:
            self._lead_up(retelling)
            world.start = base.position(EVERYTHING)
            self._mark_sights(base)
        retelling.witness = witness
        for event in self.seen.log:
            if isinstance(event, DealEvent):
                order = retelling.order()
                base.dealt(order)
                world.deals.append(order)
            else:
                assert isinstance(event, MoveEvent)
                codes = retelling.act(event.seat, list(event.moves))
                world.gestures.append((int(event.seat), codes))
        return world

    def varied(self, told: State, source: Source) -> State:
        assert isinstance(told, BerserkState)
        return varied(told, self.seat, source)

    def _beginning(self, flows: list[Flow]) -> dict[str, Any]:
        """The game before anything that was told."""
        start: dict[str, Any] = self.seen.start
        return start if self.seen.dealt_in else beginning(self.game, start, flows)

    def _lead_up(self, retelling: Retelling) -> None:
        """What had happened before the set-up."""
        retelling.deal()
        for seat, texts in self.past:
            retelling.act(seat, texts)
            retelling.deal()

    def _mark_sights(self, state: BerserkState) -> None:
        from lomber.games.berserk.setting import sights_of

        state.sights = sights_of(state)

    def _flows(self, source: Source) -> list[Flow]:
        flows: list[Flow] = []
        for told in self.lines.players:
            if not told.is_listed:
                shape = [len(texts) for seat, texts in self.gestures if seat == told.player]
                is_ready = bool(shape) and shape[0] == 1
                told.list = guessed_list(self.game, told, self.lines.motions, is_ready, source)
            flow = Flow(self.game, told, self.lines.motions, source)
            flow.deal_rest()
            if flow.is_drawn_again():
                raise refused()
            flows.append(flow)
        return flows


def histories(game: Game, seen: Seen) -> Histories:
    assert isinstance(game, Tabled)
    return Histories(game, seen)
