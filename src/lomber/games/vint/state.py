"""Vint (Винт): an auction in which passes shut nobody out, thirteen tricks, and a slate with a line.

What is here: what each seat knows, and the position as a whole. The match and its slate are in `match.py`, the
calls in `negotiation.py`, what comes between deal and lead in `exchanges.py`, the play in `playing.py`, the
count in `score.py`.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, holding, lowest, members, size
from lomber.cards.pack import card_names, pack
from lomber.games.vint.exchanges import DRAWS, RIGHT
from lomber.games.vint.match import NOBODY
from lomber.games.vint.playing import PlayState
from lomber.games.vint.setting import OVER, PICK_UP, PLACES, PLAY, PURCHASE, TURN_UP
from lomber.games.vint.view import VintView
from lomber.play.foresight import best_line
from lomber.play.open_play import lineup
from lomber.play.passing import Pass, Passing, recalled
from lomber.play.rows import Row
from lomber.play.setups import entries_written
from lomber.play.tricks import different
from lomber.table.contract import EVERYTHING, Gist
from lomber.table.scene import HIDDEN
from lomber.table.unseen import START, Unseen


class VintState(PlayState):
    """A sitting of Vint in any of its forms."""

    def copy(self) -> "VintState":
        other = VintState(self.game, self.setting)
        other.take_all(self)
        return other

    def this_hand(self) -> "VintState":
        other = self.copy()
        other.single = True
        return other

    def foreseen(self) -> list[int]:
        """What the deal comes to when both sides play for tricks with open hands.

        Nothing where more tricks are not better: in the exact game (VX-1) and after four passes (V-63).
        """
        if self.phase is not PLAY or self.setting.wide != 4 or self.setting.count.exact or self.contract < 0:
            return []
        laid = self.laid
        first = laid.number - laid.in_trick
        leader = laid.places[first] if laid.in_trick else self.to_play
        order = vec[i64]([leader, 0, 0, 0])
        for turn in range(1, 4):
            order[turn] = self.next_of[order[turn - 1]]
        trick = vec[i64]([laid.cards[first + i] for i in range(laid.in_trick)])
        end = self.copy()
        for card in best_line(self.hands, order, self.side, self.trump, trick):
            end.play(end.owner[end.to_play], card)
        return end.scores() if end.phase is not PLAY else []

    def tricks_to_come(self) -> i64:
        """As many as the hand that is to play holds cards."""
        return size(self.hands[self.to_play]) if self.phase is PLAY else -1

    def sensible(self, seat: i64) -> vec[i64]:
        """Of equal cards one; what lies in the trick still tells cards apart, what was taken does not."""
        legal = self.legal(seat)
        if self.phase is not PLAY or not len(legal) or legal[len(legal) - 1] >= 52:
            return legal
        laid, hand, cards = self.laid, self.hands[self.to_play], holding(legal)
        if cards & ~hand:
            return legal
        others = pack(self.setting.ranks) & ~hand
        for i in range(laid.number - laid.in_trick):
            others &= ~BIT[laid.cards[i]]
        return different(cards, hand, others)

    def gist(self) -> Gist | None:
        """The play, where tricks alone do not tell all; with manners a hand may revoke: nothing is sure."""
        if self.phase is not PLAY or self.setting.manners:
            return None
        laid = self.laid
        key = [int(self.to_play), int(laid.in_trick), int(laid.led), int(laid.winner), *self.taken]
        return Gist(key + lineup(self.hands, laid.winning), [0] * int(self.game.seats))

    # -- words: two moves tell cards

    def name(self, move: i64) -> str:
        text = self.game.book.text(move)
        if move < 0:
            return text
        if move == self.setting.pick_up and self.phase is PICK_UP:
            return text + " " + card_names(self.rubbish())
        if move == self.setting.turn_up and self.phase is TURN_UP:
            return text + " " + card_names(self.hands[self.giver])
        return text

    def parse(self, text: str) -> i64:
        word = text.split(" ", 1)[0].lower()
        return self.game.book.code(word if word in ("pick_up", "turn_up") else text)

    # -- what is seen

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if pile == "widow":
            return self.bought != 0
        if pile == "rest":  # of the draw for places
            return False
        if deal == START:
            return self._sees_in_setup(seat, pile, index)
        place: i64 = PLACES.index(pile)
        if self.setting.two_hands:
            return self._sees_of_two(seat, place, index)
        if self._shows_thrown() and not self.hands[place]:
            return True
        return self.knows_hand(seat, place) and not self._is_turned_up(place)

    def _shows_thrown(self) -> bool:
        """What was thrown is shown when the deal has been played (VV-1); passed out, it goes back unseen (VV-6)."""
        return self.setting.early_tricks > 0 and self.phase is OVER and len(self.taken) > 0

    def _is_turned_up(self, place: i64) -> bool:
        """The closed dummy of V2E-6: opened, but nobody else knows which card was given to it."""
        return self.setting.form == "two_widow" and place == 3 - self.dealer

    def _sees_of_two(self, seat: i64, place: i64, index: i64) -> bool:
        """His own hand, a packet he took, the cards he bought; never what he left (V2B-3, V2C-4)."""
        if seat < 0:
            return False
        for own in self.setting.live:
            if self.home[own] != seat:
                continue
            if place == own:
                return True
            if place == RIGHT[own]:
                if self.setting.form == "two_draw":
                    return len(self.packets) > 0 and index < self.packet_of(own).top
                return self.thrown[own] != 0
        return False

    def _sees_in_setup(self, seat: i64, pile: str, index: i64) -> bool:
        """The piles of a described position: hands, cards put aside or being chosen, half a nail."""
        name, _, where = pile.partition(".")
        if name == "received":
            return seat >= 0 and self._defends(seat)
        place: i64 = PLACES.index(where or pile)
        if self._shows_thrown() and (where or not self.hands[place]):
            return True
        if where:
            return seat >= 0 and (self.home[place] == seat or self._was_brought(seat, pile))
        return (
            self._sees_of_two(seat, place, index) if self.setting.two_hands else self.knows_hand(seat, place)
        )

    def _was_brought(self, seat: i64, pile: str) -> bool:
        """Cards that had been chosen before the set-up have come to a hand that the seat knows."""
        target: i64 = self.brought.get(pile, -1)
        return target >= 0 and self.knows_hand(seat, target)

    def _defends(self, seat: i64) -> bool:
        """The first half of an open nail is known to both defenders (VN-5)."""
        for place in range(4):
            if self.home[place] == seat:
                return self.side[place] != self.side[self.declarer]
        return False

    def is_ordered(self, pile: str) -> bool:
        return len(pile) == 1 and self.is_packet(PLACES.index(pile))

    # -- the view

    def view(self, seat: i64) -> VintView:
        view = VintView(seat)
        self.fill_view(view)
        return view

    def observe(self, seat: i64, numbers: vec[float], at: i64) -> None:
        """The slate is dear to draw, and no number tells of it."""
        view = VintView(seat)
        self.fill_table(view)
        view.write(Row(numbers, at))

    def fill_view(self, view: VintView) -> None:
        """Add what the seat may see; nothing is taken away from a fuller picture."""
        self.fill_table(view)
        view.game = self.game
        view.hand = self.hand_number()
        view.legal = self.legal(view.seat)
        view.asides = self.asides(view.seat)
        view.sheet = self.sheet()
        view.below = self.below
        view.games = self.games
        view.over = self.over()
        view.scores = self.scores()

    def fill_table(self, view: VintView) -> None:
        """What lies on the table and in the hands that the seat may look at, and what has been called."""
        seat = view.seat
        view.setting = self.setting
        view.phase = self.phase.value
        view.dealer = self.dealer
        view.trump = self.trump
        view.contract = self.contract
        view.declarer = self.declarer
        view.is_blind = self.is_blind
        view.to_play = self.to_play if self.phase is PLAY else NOBODY
        actors = self.actors()
        view.actor = NOBODY if not actors or self.is_sealed() else lowest(actors)
        view.acts = seat >= 0 and actors & BIT[seat] != 0
        for place in range(4):
            view.owner[place] = self.owner[place]
            view.home[place] = self.home[place]
            view.side[place] = self.side[place]
            view.chair[place] = self.chair[place]
            view.cards_left[place] = size(self.hands[place])
            view.denied[place] = self.denied[place]
            if self.is_open(place):
                view.open_hands |= BIT[place]
            if self.knows_hand(seat, place):
                view.hands[place] = self.hands[place]
                view.known |= BIT[place]
        view.calls = self.calls
        view.passes = self.passes
        view.speaker = self.speaker
        view.looked = self.looked
        self._fill_exchange(view)
        self._fill_tricks(view)

    def _fill_exchange(self, view: VintView) -> None:
        """Cards that lie aside are backs for all but their owner; what he is choosing he alone sees."""
        seat = view.seat
        view.widow_left = size(self.widow)
        view.bought = self.bought if not self.laid.number else 0
        view.giver = self.giver
        view.getter = self.getter
        for i in range(len(self.packets)):
            view.cards_left[1 + 2 * i] = self.packets[i].left()
        for place in range(4):
            view.aside[place] = size(self.thrown[place])
            if self._shows_thrown():
                view.uncovered[place] = self.thrown[place]
            if seat >= 0 and self.home[place] == seat:
                view.chosen |= self.chosen[place]
                view.thrown |= self.thrown[place]
                view.hands[place] &= ~self.chosen[place]
        view.number_to_give = self.number_to_give() if self.givers() else 0

    def _fill_tricks(self, view: VintView) -> None:
        laid = self.laid
        view.in_trick = laid.in_trick
        view.laid = laid.number
        for i in range(laid.number):
            view.played[i] = laid.cards[i]
            view.player[i] = laid.places[i]
        view.winning = laid.winning
        view.winner = laid.winner
        view.tricks = vec[i64]([self.tricks[0], self.tricks[1]])

    # -- clues: where unseen cards can be

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Cards passed from hand to hand; a card played came from its hand; who did not follow has none (V-21)."""
        closed = [place for place in range(4) if not self._sees_all_along(seat, place)]
        passing = Passing(unseen, [PLACES[place] for place in range(4) if place not in closed])
        self._tell_passes(passing)
        for place in closed:
            if place in self.setting.live:
                hand = self.came_from(place, unseen)
                gone = self.original[place] & ~self.hands[place]
                passing.only(self.located(place), hand)
                passing.never(self.denied[place] & ~gone, hand)

    def _sees_all_along(self, seat: i64, place: i64) -> bool:
        return self.knows_hand(seat, place) and not self._is_turned_up(place)

    def located(self, place: i64) -> i64:
        """The cards that all have seen in a closed hand, or come from it."""
        if self._is_turned_up(place) and self.laid_open:
            return self.original[place]
        return self.original[place] & ~self.hands[place]

    def came_from(self, place: i64, unseen: Unseen) -> str:
        """One who has swapped plays from the packet on his right (V2B-2)."""
        if self.setting.form == "two_swap":
            for seat, codes in unseen.log:
                if seat == self.home[place] and codes[0] == self.setting.swap:
                    return PLACES[RIGHT[place]]
        return PLACES[place]

    def _tell_passes(self, passing: Passing) -> None:
        """The passes of cards since the hand began, beside the log that says which of them this seat knows."""
        gestures = [codes for _, codes in passing.unseen.log if self._is_gift(codes)]
        rows = sorted(self.passed, key=log_order)
        if self.bought_to >= 0:
            passing.shown(PLACES[self.bought_to], members(self.bought))
        rounds: dict[int, list[Pass]] = {}
        for number, row in enumerate(rows):
            rounds.setdefault(row[0], []).append(self._as_pass(row, gestures[number]))
        drawn = [0, 0, 0, 0]
        for number in sorted(rounds):
            passing.round(rounds[number])
            if number == rows[0][0]:
                self._tell_brought(passing)
            row = next(row for row in rows if row[0] == number)
            if row[2] == DRAWS:
                self._tell_draw(passing, row[1], drawn[row[1]])
                drawn[row[1]] += 1
        if self.heap:
            self._tell_heap(passing, rows)

    def _tell_brought(self, passing: Passing) -> None:
        """What was on its way in the set-up arrives with the round that went on then: none of it is passed on in
        that round (VN-5)."""
        for pile, target in self.brought.items():
            for case in passing.unseen.cases:
                if target >= 0 and case.has(pile):
                    case.pour(pile, PLACES[target])

    def _is_gift(self, codes: tuple[int, ...]) -> bool:
        """Gestures that give cards away; besides them only the rubbish is ever struck out, and it comes last."""
        first = codes[0]
        give, discard = int(self.setting.give), int(self.setting.discard)
        return first < 0 or (0 <= give <= first < give + 52) or (0 <= discard <= first < discard + 52)

    def _as_pass(self, row: list[int], codes: tuple[int, ...]) -> Pass:
        first = int(self.setting.give if self.setting.give >= 0 else self.setting.discard)
        cards = [code - first for code in codes if first <= code < first + 52]
        target = PLACES[row[2]] if row[2] >= 0 else ""
        return Pass(pass_name(row[0], row[1], row[2]), PLACES[row[1]], target, row[3], cards)

    def _tell_draw(self, passing: Passing, place: int, index: int) -> None:
        """After each discard of a purchase the next card of the packet comes to the hand (V2C-2)."""
        packet, hand = PLACES[RIGHT[place]], PLACES[place]
        for case in passing.unseen.cases:
            if case.has(packet) and hand not in passing.open_hands:
                case.carve(packet, f"drawn.{hand}.{index}", [index])
                case.pour(f"drawn.{hand}.{index}", hand)

    def _tell_heap(self, passing: Passing, rows: list[list[int]]) -> None:
        """The dealer knows the rubbish, but not who gave which (VR-2); some of it may have lain in a set-up."""
        lay = [f"thrown.{place}" for place in PLACES]
        if PLACES[self.dealer] not in passing.open_hands:
            for case in passing.unseen.cases:
                for pile in lay:
                    if case.has(pile):
                        case.pour(pile, PLACES[self.dealer])
            return
        names = [*lay, *(pass_name(row[0], row[1], row[2]) for row in rows)]
        for card in members(self.heap):
            passing.unseen.only(card, names)

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """A gesture that gave cards away, in a guessed world."""
        if self.phase is PURCHASE:
            cards = recalled(pass_name(int(self.round), int(self.giver), DRAWS), world)
            return [int(self.setting.discard) + card for card in cards]
        place = self.giving_place(seat)
        cards = recalled(pass_name(int(self.round), int(place), int(self.target_of(place))), world)
        codes = [int(self.setting.give) + card for card in cards]
        return codes if self.number_to_give() == 1 else [*codes, int(self.setting.done)]

    # -- the position

    def position(self, seat: i64) -> dict[str, Any]:
        return {
            **self._match_described(),
            "dealer": PLACES[self.dealer],
            "calls": self.calls_described(),
            "contract": self.game.book.arguments[self.setting.bid + self.contract]
            if self.contract >= 0
            else "",
            "declarer": PLACES[self.declarer] if self.declarer >= 0 else "",
            "blind": self.is_blind,
            "looked": int(self.looked),
            "speaker": PLACES[self.speaker],
            "passes": int(self.passes),
            "buyer": PLACES[self.buyer] if self.buyer >= 0 else "",
            "bought": card_names(self.bought),
            "giver": PLACES[self.giver] if self.giver >= 0 else "",
            "getter": PLACES[self.getter] if self.getter >= 0 else "",
            "ready": self._ready_seen(seat),
            "round": int(self.round),
            "opened": PLACES[self.opened] if self.opened >= 0 else "",
            "piles": self.piles_seen(seat),
            "played": self.laid.rows(PLACES),
            "in_trick": int(self.laid.in_trick),
            "to_play": PLACES[self.to_play],
            "taken": "".join([str(side) for side in self.taken]),
            "denied": {PLACES[p]: card_names(self.denied[p]) for p in range(4) if self.denied[p]},
        }

    def _ready_seen(self, seat: i64) -> int:
        """Who has chosen in a sealed round: for a seat, whether it has itself."""
        if seat == EVERYTHING:
            return int(self.ready)
        own: i64 = 0
        for place in range(4):
            if seat >= 0 and self.owner[place] == seat:
                own |= BIT[place]
        return int(self.ready & own)

    def _match_described(self) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "hand": int(self.hand),
            "rubber": int(self.rubber),
            "order": [int(s) for s in self.order],
            "extra": [int(self.extra[0]), int(self.extra[1])],
            "home": [int(s) for s in self.home],
            "games": self.games[:],
            "below": self.below[:],
            "totals": self.totals[:],
            "crosses": int(self.crosses),
            "won": self.won[:],
            "before": self.before[:],
            "single": self.single,
            "entries": entries_written(self.entries),
        }

    def piles_seen(self, seat: i64) -> dict[str, str]:
        """All cards that have not been played; `??` for one that the seat may not see."""
        piles: dict[str, str] = {}
        for place in range(4):
            name = PLACES[place]
            if self.is_packet(place):
                left = self.packets[place // 2].names() if self.packets else ""
                piles[name] = left if seat == EVERYTHING else backs(len(left.split()))
            else:
                held = self.hands[place] & ~self.received
                piles[name] = self._shown(seat == EVERYTHING or self.knows_hand(seat, place), held)
            mine = seat == EVERYTHING or (seat >= 0 and self.owner[place] == seat)
            if mine and self.chosen[place]:
                piles[name] = card_names(self.hands[place] & ~self.received & ~self.chosen[place])
                piles["chosen." + name] = card_names(self.chosen[place])
            if self.thrown[place]:
                piles["thrown." + name] = self._shown(mine or self._shows_thrown(), self.thrown[place])
        if self.widow:
            piles["widow"] = self._shown(seat == EVERYTHING, self.widow)
        if self.received:
            known = seat == EVERYTHING or (seat >= 0 and self._defends(seat))
            piles["received"] = self._shown(known, self.received)
        return piles

    def _shown(self, known: bool, cards: i64) -> str:
        return card_names(cards) if known else backs(size(cards))


def backs(number: i64) -> str:
    return " ".join([HIDDEN] * int(number))


def log_order(row: list[int]) -> tuple[int, int]:
    """Passes in the order in which the log has them: those of a sealed round by seat."""
    return row[0], row[4]


def pass_name(round_number: int, source: int, target: int) -> str:
    """The name of one pass of cards among the places of a guess."""
    return f"pass.{round_number}.{PLACES[source]}.{PLACES[target] if target >= 0 else '-'}"
