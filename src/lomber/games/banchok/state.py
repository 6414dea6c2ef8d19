"""The punter in turn: stakes, side stakes, the banker's quick fingers, the card turned; and what is seen of it."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import card_name
from lomber.cards.packs import hidden, names, part, with_card
from lomber.games.banchok import score
from lomber.games.banchok.sitting import HAND, Phase, Sitting, ascending
from lomber.games.banchok.view import BanchokView
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING
from lomber.table.errors import IllegalMove
from lomber.table.unseen import START, Unseen

TAKE_BANK: Final[i64] = 0
LEAVE: Final[i64] = 1
ALLOW_SIDE: Final[i64] = 2
REFUSE_SIDE: Final[i64] = 3
DECLINE: Final[i64] = 4
VA_BANK: Final[i64] = 5
HALF: Final[i64] = 6
DEMAND: Final[i64] = 7
TURN: Final[i64] = 8
PEEK: Final[i64] = 9
STAKE: Final[i64] = 10
"""The first code of the named stakes; those of the side stakes follow them."""

WORDS: Final = (
    "take_bank",
    "leave",
    "allow_side",
    "refuse_side",
    "decline",
    "va_bank",
    "half_bank",
    "demand",
    "turn",
    "peek",
)


class BanchokState(Sitting):
    """A position: the punter in turn, his stake, the card turned against him; and who may see what."""

    # -- copies

    def copy(self) -> "BanchokState":
        other = BanchokState(self.game)
        other.phase = self.phase
        other.single = self.single
        other.hand = self.hand
        other.first = self.first
        other.offered = self.offered
        other.present = self.present
        other.pot = self.pot.copy()
        other.before = self.before[:]
        other.entries = self.entries[:]
        other.banker = self.banker
        other.refused = self.refused
        other.layers = self.layers[:]
        other.stock = self.stock
        other.top = self.top
        other.first_part = self.first_part
        other.given = self.given
        other.punters = self.punters
        other.settled = self.settled
        other.hands = self.hands[:]
        other.thrown = self.thrown
        other.to_act = self.to_act
        other.stake = self.stake
        other.sides = self.sides[:]
        other.turned = self.turned
        other.peeked = self.peeked
        other.shown = self.shown
        return other

    def this_hand(self) -> "BanchokState":
        """The copy ends with the round; what is in the bank then counts as the banker's."""
        other = self.copy()
        other.single = True
        return other

    # -- whose move

    def actors(self) -> i64:
        if self.phase is Phase.DRAW or self.phase is Phase.DEAL or self.phase is Phase.OVER:
            return 0
        return BIT[self.to_act]

    def legal(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase is Phase.OFFER:
            return vec[i64]([TAKE_BANK, LEAVE])
        if self.phase is Phase.REFUSE:
            return vec[i64]([ALLOW_SIDE, REFUSE_SIDE])
        if self.phase is Phase.SIDE:
            return self._side_moves()
        return self._stake_moves()

    def punter(self) -> i64:
        return self.punters[self.settled]

    def _stake_moves(self) -> vec[i64]:
        """What the punter in turn may name (B-12), also against a card already turned (B-25)."""
        most = self.bank()
        others: list[i64] = [VA_BANK]
        if self.turned:
            most = max(1, self.bank() // 2)
            if not score.covers(self.hands[self.punter()], self.stock[self.top]):
                most = min(self.min_stake, self.bank())
            others = [VA_BANK if most == self.bank() else HALF]
            if self.is_named(most):
                others = [VA_BANK] if most == self.bank() else []
        moves = vec[i64]()
        for move in others:
            moves = append(moves, move)
        if self.peeked and not self.turned:
            moves = append(moves, DEMAND)
        for i in range(self.multiples(most)):
            if self.min_stake + int(i) * self.step < self.bank():
                moves = append(moves, STAKE + i)
        return moves

    def multiples(self, most: int) -> i64:
        """How many named stakes do not exceed a sum."""
        if most < self.min_stake:
            return 0
        return min((most - self.min_stake) // self.step + 1, int(self.stakes))

    def is_named(self, amount: int) -> bool:
        """Is this sum one of the named stakes? The whole bank, and half of it on a turned card, need not be."""
        return amount % self.step == 0 and 0 <= (amount - self.min_stake) // self.step < int(self.stakes)

    def is_stake(self, amount: int) -> bool:
        """Can a punter name this sum (B-12)?"""
        return amount == self.bank() or (self.min_stake <= amount < self.bank() and amount % self.step == 0)

    def room(self) -> int:
        """What the bank can still answer for beside the stakes named so far (B-22)."""
        return self.bank() - self.stake - sum(self.sides)

    def _side_moves(self) -> vec[i64]:
        moves = vec[i64]([DECLINE])
        for i in range(self.multiples(self.room())):
            moves = append(moves, STAKE + self.stakes + i)
        return moves

    def asides(self, seat: i64) -> vec[i64]:
        """The banker's fingers: turning or peeking while a stake is awaited (B-25, B-26)."""
        if not self.manners or seat != self.banker or self.phase is not Phase.STAKE or self.turned:
            return vec[i64]()
        return vec[i64]([TURN]) if self.peeked else vec[i64]([TURN, PEEK])

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if move in (TURN, PEEK):
            self._finger(seat, move)
            return
        if not self.acts(seat):
            raise IllegalMove(int(seat), self.name(move), self._turns_by(seat), "not-your-turn")
        if self.phase is Phase.OFFER:
            self._check(seat, move, TAKE_BANK, LEAVE, "B-19")
            self.answer_offer(seat, move == TAKE_BANK)
        elif self.phase is Phase.REFUSE:
            self._check(seat, move, ALLOW_SIDE, REFUSE_SIDE, "B-24")
            self.answer_side(seat, move == REFUSE_SIDE)
        elif self.phase is Phase.STAKE:
            self._check_stake(seat, move)
            self._named(seat, move)
        else:
            self._check_side(seat, move)
            self._sided(seat, move)

    def _turns_by(self, seat: i64) -> str:
        """The rule that says whose turn it is: none for who has refused side stakes (B-24), nor for the banker."""
        if self.phase is Phase.OFFER:
            return "B-18"
        if self.phase is Phase.REFUSE:
            return "B-24"
        if self.phase is Phase.SIDE:
            return "B-24" if self.refused & BIT[seat] else "B-21"
        return "B-8"

    def _check(self, seat: i64, move: i64, one: i64, other: i64, rule: str) -> None:
        if move != one and move != other:
            raise IllegalMove(int(seat), self.name(move), rule, "illegal")

    def _check_stake(self, seat: i64, move: i64) -> None:
        for legal in self._stake_moves():
            if legal == move:
                return
        if move == DEMAND:
            raise IllegalMove(int(seat), self.name(move), "B-26", "illegal")
        if move >= STAKE + self.stakes:
            raise IllegalMove(int(seat), self.name(move), "B-21", "illegal")
        raise self._no_stake(seat, self.name(move), move == HALF)

    def _no_stake(self, seat: i64, text: str, half: bool = False) -> IllegalMove:
        if self.turned or half:
            return IllegalMove(int(seat), text, "B-25", "stake-on-turned")
        words = {"low": min(self.min_stake, self.bank()), "high": self.bank()}
        return IllegalMove(int(seat), text, "B-12", "stake-range", **words)

    def _check_side(self, seat: i64, move: i64) -> None:
        for legal in self._side_moves():
            if legal == move:
                return
        raise IllegalMove(int(seat), self.name(move), "B-22", "side-range", high=self.room())

    def parse(self, text: str) -> i64:
        """The whole bank, or half of it on a turned card, may be named by its sum too."""
        word, _, amount = " ".join(text.split()).lower().partition(" ")
        if word == "half_bank" and self.turned and self.is_named(max(1, self.bank() // 2)):
            return STAKE + (max(1, self.bank() // 2) - self.min_stake) // self.step
        if word == "stake" and amount.isdigit() and self.phase is Phase.STAKE:
            if int(amount) == self.bank():
                return VA_BANK
            if self.turned and int(amount) == max(1, self.bank() // 2) and not self.is_named(int(amount)):
                return HALF
        return super().parse(text)

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        """A sum out of step has no code, and nobody passes (B-12): the rules about stakes refuse both."""
        word, _, amount = " ".join(text.split()).lower().partition(" ")
        if not self.acts(seat):
            return None
        if self.phase is Phase.STAKE and (word == "pass" or (word == "stake" and amount.isdigit())):
            return self._no_stake(seat, text)
        if self.phase is Phase.SIDE and word == "side" and amount.isdigit():
            return IllegalMove(int(seat), text, "B-22", "side-range", high=self.room())
        return None

    def amount(self, move: i64) -> int:
        """The sum that a move names."""
        if move == VA_BANK:
            return self.bank()
        if move == HALF:
            return max(1, self.bank() // 2)
        return self.min_stake + int((move - STAKE) % self.stakes) * self.step

    # -- stakes and side stakes (B-12, B-21 … B-26)

    def await_stake(self) -> None:
        self.phase = Phase.STAKE
        self.to_act = self.punter()
        self.stake = 0
        self.sides = [0] * self.players
        self.turned = False
        self.peeked = False

    def _finger(self, seat: i64, move: i64) -> None:
        """The banker turns the card before the stake is named, or only looks at it."""
        for aside in self.asides(seat):
            if aside == move:
                if move == TURN:
                    self.turned = True
                else:
                    self.peeked = True
                return
        raise IllegalMove(int(seat), self.name(move), "B-25" if move == TURN else "B-26", "illegal")

    def _named(self, seat: i64, move: i64) -> None:
        if move == DEMAND:
            self.turned = True
            return
        self.stake = self.amount(move)
        if self.primazka and not self.turned and not self.refused & BIT[seat]:
            self._ask_side(seat)
        else:
            self._settle()

    def _ask_side(self, last: i64) -> None:
        """The next punter who may smear on (примазать), clockwise from the punter; then the card is turned."""
        willing = self.willing()
        seat = last
        while self.room() >= self.min_stake:
            seat = (seat + 1) % self.players
            if seat == self.punter():
                break
            if willing & BIT[seat]:
                self.to_act = seat
                self.phase = Phase.SIDE
                return
        self._settle()

    def willing(self) -> i64:
        """Who may stake on the punter's cards: others, but neither banker nor who has refused (B-21, B-24)."""
        return self.present & ~self.refused & ~BIT[self.banker] & ~BIT[self.punter()]

    def _sided(self, seat: i64, move: i64) -> None:
        if move != DECLINE:
            self.sides[seat] = self.amount(move)
        self._ask_side(seat)

    # -- the card is turned (B-9 … B-13)

    def _settle(self) -> None:
        punter, turned = self.punter(), self.stock[self.top]
        cards = self.hands[punter]
        won = score.covers(cards, turned)
        self._pay(punter, self.stake, won)
        self.entries.append(score.punter_entry(self.hand, punter, self.stake, cards, turned, won))
        for step in range(1, self.players):
            seat = (punter + step) % self.players
            if self.sides[seat]:
                self._pay(seat, self.sides[seat], won)
                self.entries.append(score.side_entry(self.hand, seat, self.sides[seat], punter, won))
        self.shown = [str(punter), card_name(turned), names(cards)]
        self.top += 1
        for card in cards:
            self.thrown = with_card(self.thrown, card)
        self.thrown = with_card(self.thrown, turned)
        self.hands[punter] = vec[i64]()
        self.settled += 1
        self.stake = 0
        self.sides = [0] * self.players
        self._after_settlement()

    def _pay(self, seat: i64, amount: int, won: bool) -> None:
        if won:
            self.pot.draw(seat, amount)
        else:
            self.pot.pay(seat, amount)

    def _after_settlement(self) -> None:
        """The bank is broken or tripled, the round is over, or the next punter stakes (B-15)."""
        last = self.settled == len(self.punters)
        tripled = self.bank() >= self.goal and (self.at_once or last)
        if self.bank() == 0 or tripled:
            self.end_bank()
            ends = not self.someone_is_offered()
            self.end_round(ends, new_bank=True)
        elif last:
            self.end_round(ends=False, new_bank=False)
        else:
            self.await_stake()

    # -- what is known

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """One's own three cards; what has been thrown open; a card turned too early, or peeked at."""
        word, _, number = pile.partition(".")
        if deal == START and word != "stock":
            owner: i64 = int(number) if word == "hand" else seat
            return seat == owner or len(self.hands[owner]) == 0
        place = index + (self.first_part if pile == "under" else 0)
        if place < self.given:
            turn = place % len(self.punters)
            return turn < self.settled or self.punters[turn] == seat
        return place < self.top or (place == self.top and self._sees_top(seat))

    def _sees_top(self, seat: i64) -> bool:
        if self.phase is not Phase.STAKE and self.phase is not Phase.SIDE:
            return False
        return self.turned or (self.peeked and seat == self.banker)

    def is_ordered(self, pile: str) -> bool:
        return pile == "stock"

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Nothing is told but what lies open: an unseen card can be in any unseen place."""

    def unseen(self, seat: i64) -> vec[i64]:
        """All cards of the round that a seat has not seen, ascending: the stock and the other hands (A-4)."""
        found = ascending(part(self.stock, self.top, len(self.stock)))
        for owner in range(self.players):
            if owner != seat:
                for card in self.hands[owner]:
                    found = with_card(found, card)
        return found

    def view(self, seat: i64) -> BanchokView:
        """Built by adding what the seat may see."""
        view = BanchokView(seat, self.players)
        view.game = self.game
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.banker = self.banker
        view.to_act = self.to_act if self.actors() else -1
        view.offered = self.next_offered()
        view.present = self.present
        view.refused = self.refused
        view.bank = self.bank()
        view.agreed = self.agreed
        view.goal = self.goal
        view.min_stake = self.min_stake
        view.step = self.step
        view.stakes = self.stakes
        view.punters = self.punters
        view.settled = self.settled
        view.stake = self.stake
        view.sides = self.sides[:]
        view.room = self.room()
        view.turned = self.turned
        view.peeked = self.peeked
        if self._sees_top(seat):
            view.top_card = self.stock[self.top]
        view.thrown = self.thrown
        view.shown = self.shown
        view.stock_left = len(self.stock) - self.top
        for layer in self.layers:
            view.stock_left += len(layer)
        for other in range(self.players):
            view.held[other] = len(self.hands[other])
        if seat >= 0:
            view.cards = self.hands[seat]
        view.unseen = self.unseen(seat)
        view.legal = self.legal(seat)
        view.asides = self.asides(seat)
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def position(self, seat: i64) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "single": self.single,
            "hand": int(self.hand),
            "first": int(self.first),
            "offered": int(self.offered),
            "present": [int(s) for s in members(self.present)],
            "balances": self.pot.balances[:],
            "bank": self.bank(),
            "before": self.before[:],
            "entries": entries_written(self.entries),
            "banker": int(self.banker),
            "refused": [int(s) for s in members(self.refused)],
            "piles": self._piles(seat),
            "punters": [int(s) for s in self.punters],
            "settled": int(self.settled),
            "to_act": int(self.to_act),
            "stake": self.stake,
            "sides": self.sides[:],
            "turned": self.turned,
            "peeked": self.peeked,
            "shown": self.shown[:],
        }

    def _piles(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for owner in range(self.players):
            known = seat in (EVERYTHING, owner)
            cards = self.hands[owner]
            piles[f"hand.{owner}"] = names(cards) if known else hidden(len(cards))
        left = part(self.stock, self.top, len(self.stock))
        if seat == EVERYTHING:
            piles["stock"] = names(left)
        elif len(left):
            first = card_name(left[0]) if self._sees_top(seat) else "??"
            piles["stock"] = " ".join([first] + ["??"] * (len(left) - 1))
        piles["thrown"] = names(self.thrown)
        for number in range(len(self.layers)):
            piles[f"under.{number}"] = names(self.layers[number])
        return {name: text for name, text in piles.items() if text}


__all__ = ["HAND", "BanchokState", "Phase"]
