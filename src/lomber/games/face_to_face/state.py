"""The Game: Face to Face (Гра. Віч-на-віч): two players, two packs, four piles; lay two or lose.

What is here: the match and the turn. What fits which pile is in `piles.py`. Seat 0 plays the silver pack
(срібний), seat 1 the gold one (золотий); a set of cards of one pack is a mask with the number as its bit.
"""

import enum
from math import tanh
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, members, size
from lomber.games.face_to_face import outlook, score
from lomber.games.face_to_face.piles import (
    FALLING,
    LOWEST,
    PACK,
    PILES,
    RISING,
    START_RISING,
    THEIR_FALLING,
    THEIR_RISING,
    card_of,
    card_text,
    fits,
    number_of,
    place_of,
    seat_of,
)
from lomber.games.face_to_face.view import FaceToFaceView
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

PACKS: Final = ("silver", "gold")
"""The packs, by the seat that plays them (F-1, F-2)."""

MINIMUM: Final[i64] = 2
"""Cards to be laid in a turn (F-5), and drawn after one on the own side (F-17)."""

NOT_SEEN: Final[i64] = -1
DIRECTION: Final[i64] = -1
"""The owner of a top that is still the direction card."""


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    LOT = "lot"
    SILVER = "silver"
    GOLD = "gold"
    TURN = "turn"
    OVER = "over"


LOT: Final = Phase.LOT
SILVER: Final = Phase.SILVER
GOLD: Final = Phase.GOLD
TURN: Final = Phase.TURN
OVER: Final = Phase.OVER
"""Compiled code looks up `Phase.X` in a class each time, and these once: they are asked for at every card."""


class FaceToFaceState(State):
    """A match: games to so many wins, each of turns in which one player lays cards and draws."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what the options say, in numbers
        self.numbers: i64 = options.numbers
        self.hand_size: i64 = options.hand_size
        self.single_card_finish: bool = options.single_card_finish
        self.match_wins: i64 = options.match_wins
        self.last_hand: i64 = options.hands or 0
        self.done_code: i64 = 4 * self.numbers
        # -- the match
        self.phase = Phase.LOT if options.starter == "lot" else Phase.SILVER
        self.single = False
        self.hand: i64 = 0
        self.first: i64 = 0
        """Who starts the odd games; the even ones are started by the other (F-4)."""
        self.wins: vec[i64] = vec[i64]([0, 0])
        self.before: vec[i64] = vec[i64]([0, 0])
        self.entries: list[Entry] = []
        # -- the table
        self.hands: vec[i64] = vec[i64]([0, 0])
        self.laid: vec[i64] = vec[i64]([0, 0])
        self.stock: vec[i64] = vec[i64]([0] * (2 * PACK))
        """Numbers of the stocks as dealt, top first: seat 0 from 0, seat 1 from 58."""
        self.stocked: vec[i64] = vec[i64]([0, 0])
        self.drawn: vec[i64] = vec[i64]([0, 0])
        self.tops: vec[i64] = vec[i64]([START_RISING, self.numbers + 2, START_RISING, self.numbers + 2])
        """By place on the table, see `piles.py`."""
        self.owners: vec[i64] = vec[i64]([DIRECTION] * 4)
        self.when: vec[i64] = vec[i64]([NOT_SEEN] * (2 * PACK))
        """By card laid: how many cards its owner had drawn by then. It tells where the card can come from."""
        # -- the turn
        self.to_move: i64 = 0
        self.laid_now: i64 = 0
        self.gave = False
        """A card has gone to the opponent's side in this turn (F-6)."""
        self.winner: i64 = -1

    # -- copies

    def copy(self) -> "FaceToFaceState":
        other = FaceToFaceState(self.game)
        other.phase = self.phase
        other.single = self.single
        other.hand = self.hand
        other.first = self.first
        other.wins = copied(self.wins)
        other.before = copied(self.before)
        other.entries = self.entries[:]
        other.hands = copied(self.hands)
        other.laid = copied(self.laid)
        other.stock = copied(self.stock)
        other.stocked = copied(self.stocked)
        other.drawn = copied(self.drawn)
        other.tops = copied4(self.tops)
        other.owners = copied4(self.owners)
        other.when = copied(self.when)
        other.to_move = self.to_move
        other.laid_now = self.laid_now
        other.gave = self.gave
        other.winner = self.winner
        return other

    def this_hand(self) -> "FaceToFaceState":
        other = self.copy()
        other.single = True
        return other

    # -- chance: the lot and the two packs (F-3, F-4)

    def awaits(self) -> Deal | None:
        if self.phase is LOT:
            # One card of each pack, face down; the one that is turned says who starts.
            pool = vec[i64]([card_of(0, LOWEST), card_of(1, LOWEST)])
            return Deal("lot", pool, [Pile("turned", 1, EVERYONE), Pile("left", 1, EVERYONE)], False)
        if self.phase is SILVER:
            return self._pack_deal(0)
        if self.phase is GOLD:
            return self._pack_deal(1)
        return None

    def _pack_deal(self, seat: i64) -> Deal:
        """A pack shuffled: six cards to the hand, the rest is the stock."""
        pool = vec[i64]([card_of(seat, LOWEST + i) for i in range(self.numbers)])
        piles = [
            Pile(f"hand.{seat}", self.hand_size, BIT[seat]),
            Pile(f"stock.{seat}", self.numbers - self.hand_size, 0, True),
        ]
        return Deal(PACKS[seat], pool, piles, seat == 0)

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is LOT:
            self.first = seat_of(order[0])
            self.phase = Phase.SILVER
        elif self.phase is SILVER:
            self.hand += 1
            self.before = vec[i64](self.wins)
            self.clear_table()
            self._take_pack(0, order)
            self.phase = Phase.GOLD
        else:
            self._take_pack(1, order)
            self.phase = Phase.TURN
            self.begin_turn(self.starter())

    def _take_pack(self, seat: i64, order: vec[i64]) -> None:
        for i in range(self.hand_size):
            self.hands[seat] |= BIT[number_of(order[i])]
        self.stocked[seat] = self.numbers - self.hand_size
        for i in range(self.stocked[seat]):
            self.stock[seat * PACK + i] = number_of(order[self.hand_size + i])

    def starter(self) -> i64:
        """By lot, then alternately (F-4)."""
        return (self.first + self.hand + 1) % 2

    def clear_table(self) -> None:
        """Nothing of an earlier game is left: four direction cards, no number on them."""
        for seat in range(2):
            self.hands[seat] = 0
            self.laid[seat] = 0
            self.stocked[seat] = 0
            self.drawn[seat] = 0
            self.tops[seat * 2 + RISING] = START_RISING
            self.tops[seat * 2 + FALLING] = self.numbers + 2
        for place in range(4):
            self.owners[place] = DIRECTION
        for card in range(2 * PACK):
            self.when[card] = NOT_SEEN
            self.stock[card] = 0
        self.to_move = 0
        self.laid_now = 0
        self.gave = False
        self.winner = -1

    def stock_left(self, seat: i64) -> i64:
        return self.stocked[seat] - self.drawn[seat]

    # -- the turn (F-5 … F-16)

    def actors(self) -> i64:
        return BIT[self.to_move] if self.phase is TURN else 0

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if self.phase is not TURN or seat != self.to_move:
            return moves
        fitting = vec[i64]([self.fitting(0), self.fitting(1), self.fitting(2), self.fitting(3)])
        for number in members(self.hands[seat]):
            for pile in range(4):
                if BIT[number] & fitting[pile] and self.can_follow(number, pile):
                    moves = append(moves, (number - LOWEST) * 4 + pile)
        if self.laid_now >= MINIMUM:
            moves = append(moves, self.done_code)
        return moves

    def fitting(self, pile: i64) -> i64:
        """The numbers that the player in turn could lay on a pile now; a second card across never (F-6)."""
        if pile >= THEIR_RISING and self.gave:
            return 0
        return fits(pile, self.tops[place_of(self.to_move, pile)])

    def can_follow(self, number: i64, pile: i64) -> bool:
        """May this card be laid, looking ahead? The first one only if a second can follow it (F-16)."""
        if self.laid_now > 0 or self.on_last_card():
            return True
        return bool(self.hands[self.to_move] & ~BIT[number] & self.followers(number, pile))

    def followers(self, number: i64, pile: i64) -> i64:
        """What would fit anywhere after this first card had been laid."""
        own = self.to_move * 2
        rising = number if pile == RISING else self.tops[own + RISING]
        falling = number if pile == FALLING else self.tops[own + FALLING]
        following = fits(RISING, rising) | fits(FALLING, falling)
        if pile < THEIR_RISING:
            following |= self.fitting(THEIR_RISING) | self.fitting(THEIR_FALLING)
        return following

    def on_last_card(self) -> bool:
        """The one card that `single_card_finish` lets a player lay alone (F-22)."""
        seat = self.to_move
        return self.single_card_finish and size(self.hands[seat]) == 1 and self.stock_left(seat) == 0

    def can_begin(self) -> bool:
        """Is there a first card that another can follow, in any order, on any piles (F-22)?"""
        for pile in range(4):
            for number in members(self.hands[self.to_move] & self.fitting(pile)):
                if self.can_follow(number, pile):
                    return True
        return False

    def play(self, seat: i64, move: i64) -> None:
        if self.phase is not TURN or seat != self.to_move:
            raise IllegalMove(int(seat), self.name(move), "F-5", "not-your-turn")
        if move == self.done_code:
            if self.laid_now == 0 and self.on_last_card():
                raise IllegalMove(int(seat), "done", "F-22", "last-card-first")
            if self.laid_now < MINIMUM:
                raise IllegalMove(int(seat), "done", "F-15", "two-first", number=int(MINIMUM - self.laid_now))
            self.end_turn()
            return
        number, pile = move // 4 + LOWEST, move % 4
        self._check(number, pile)
        self.lay(number, pile)

    def _check(self, number: i64, pile: i64) -> None:
        """Raise what forbids the card on that pile, if anything does."""
        seat = self.to_move
        text = f"lay {number} {PILES[pile]}"
        if not BIT[number] & self.hands[seat]:
            raise IllegalMove(int(seat), text, "F-5", "not-in-hand")
        if pile >= THEIR_RISING and self.gave:
            raise IllegalMove(int(seat), text, "F-6", "one-across")
        if not BIT[number] & self.fitting(pile):
            rule, key = self._misfit(number, pile)
            top = int(self.tops[place_of(seat, pile)])
            raise IllegalMove(int(seat), text, rule, key, number=int(number), top=top)
        if not self.can_follow(number, pile):
            raise IllegalMove(int(seat), text, "F-16", "no-second", number=int(number))

    def _misfit(self, number: i64, pile: i64) -> tuple[str, str]:
        """Which rule a number breaks on a pile that it does not fit."""
        place = place_of(self.to_move, pile)
        if pile >= THEIR_RISING and self.owners[place] == DIRECTION:
            return "F-13", "untouched"
        if number == self.tops[place]:
            return "F-12", "equal"
        if pile == RISING:
            return "F-8", "must-rise"
        if pile == FALLING:
            return "F-9", "must-fall"
        return "F-11", "must-help-rising" if pile == THEIR_RISING else "must-help-falling"

    def lay(self, number: i64, pile: i64) -> None:
        """A card covers the top of a pile; it counts as laid for its owner wherever it lies (F-14)."""
        seat = self.to_move
        place = place_of(seat, pile)
        self.hands[seat] &= ~BIT[number]
        self.laid[seat] |= BIT[number]
        self.when[card_of(seat, number)] = self.drawn[seat]
        self.tops[place] = number
        self.owners[place] = seat
        self.laid_now += 1
        if pile >= THEIR_RISING:
            self.gave = True
        if self.hands[seat] == 0:
            if self.stock_left(seat) == 0:
                self.finish(seat, score.ALL_LAID)  # at once, at the last card (F-21)
            else:
                self.end_turn()  # with an empty hand by itself (F-15)

    # -- drawing (F-17 … F-20)

    def to_draw(self) -> i64:
        """Two cards, or up to a full hand after a card across; never more than there are (F-17 … F-19)."""
        seat = self.to_move
        wanted = self.hand_size - size(self.hands[seat]) if self.gave else MINIMUM
        left = self.stock_left(seat)
        return wanted if wanted < left else left

    def end_turn(self) -> None:
        seat = self.to_move
        for _ in range(self.to_draw()):
            self.hands[seat] |= BIT[self.stock[seat * PACK + self.drawn[seat]]]
            self.drawn[seat] += 1
        self.begin_turn(1 - seat)

    def begin_turn(self, seat: i64) -> None:
        """The turn passes (F-20); who cannot lay two cards now has lost at once (F-22)."""
        self.to_move = seat
        self.laid_now = 0
        self.gave = False
        if not self.can_begin():
            self.finish(1 - seat, score.STUCK)

    # -- the end and the match (F-21 … F-23)

    def finish(self, winner: i64, way: str) -> None:
        self.winner = winner
        self.wins[winner] += 1
        self.entries.append(score.entry(self.hand, winner, way))
        match_won = self.wins[winner] >= self.match_wins
        if self.single or match_won or (self.last_hand and self.hand >= self.last_hand):
            self.phase = Phase.OVER
            return
        self.clear_table()
        self.phase = Phase.SILVER

    def over(self) -> bool:
        return self.phase is OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is LOT or self.phase is SILVER else self.hand

    def scores(self) -> list[int]:
        wins = [int(self.wins[seat]) for seat in range(2)]
        if self.single:
            wins = [wins[seat] - int(self.before[seat]) for seat in range(2)]
        return score.scores(wins)

    def outlook(self) -> list[float]:
        """The chance to win less the chance to lose, by what lies on the table and is held."""
        if self.phase is OVER:
            return [float(score) for score in self.scores()]
        chance = tanh(outlook.STEP / 2 * (self.standing(0) - self.standing(1)))
        return [chance, -chance]

    def standing(self, seat: i64) -> float:
        """How well a player stands, in steps; who has laid enough in his turn is taken to stop now."""
        rising, falling = self.tops[seat * 2 + RISING], self.tops[seat * 2 + FALLING]
        hand = self.hands[seat]
        if seat == self.to_move and self.laid_now == 1:
            return outlook.standing_midway(hand, rising, falling)
        if seat == self.to_move and self.laid_now >= MINIMUM:
            for i in range(self.to_draw()):
                hand |= BIT[self.stock[seat * PACK + self.drawn[seat] + i]]
        if size(hand) == 1 and self.stock_left(seat) == 0 and not self.single_card_finish:
            return outlook.LOST  # the last card alone can never be laid (F-22)
        return outlook.standing(hand, rising, falling)

    def sheet(self) -> Sheet:
        columns = tuple(Column((seat,), "", {score.WINS: int(self.wins[seat])}) for seat in range(2))
        notes = {"match_wins": int(self.match_wins)}
        return Sheet("table", columns, tuple(self.entries), notes)

    # -- what is known

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """One's own cards once drawn, what has been laid; when a game is over the cards are turned up."""
        if self.phase is not TURN and self.phase is not GOLD:
            return True
        kind, _, owner = pile.partition(".")
        if kind not in ("hand", "stock"):
            return True
        if seat < 0 or owner != str(seat):
            return False
        return kind == "hand" or index < self.drawn[seat]

    def is_ordered(self, pile: str) -> bool:
        return pile.startswith("stock.")

    def knows_hand(self, seat: i64, owner: i64) -> bool:
        return seat in (EVERYTHING, owner) or self.phase is OVER

    def view(self, seat: i64) -> FaceToFaceView:
        """Add what the seat may see: of the piles only the tops (F-14)."""
        view = FaceToFaceView(seat)
        view.game = self.game
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.numbers = self.numbers
        view.hand_size = self.hand_size
        view.single_card_finish = self.single_card_finish
        view.actor = self.to_move if self.phase is TURN else -1
        view.laid_now = self.laid_now
        view.gave = self.gave
        view.to_draw = self.to_draw()
        view.winner = self.winner
        for owner in range(2):
            view.cards[owner] = size(self.hands[owner])
            view.stocks[owner] = self.stock_left(owner)
            view.wins[owner] = self.wins[owner]
            if self.knows_hand(seat, owner):
                view.hands[owner] = self.hands[owner]
                view.known[owner] = 1
        view.tops = vec[i64](self.tops)
        view.owners = vec[i64](self.owners)
        view.legal = self.legal(seat)
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """A card laid had come to the hand by then; who is in turn can lay what the rules demand of him."""
        if self.phase is not TURN and self.phase is not GOLD:
            return
        in_turn: list[str] = []
        dealt = 0
        for owner in range(2):
            self._keep_packs_apart(owner, unseen)
            if owner != seat:
                places, deal = self._carve_draws(owner, unseen)
                if owner == self.to_move:
                    in_turn, dealt = places, deal
        if self.phase is TURN and in_turn:
            # Last of all: it forks, and what is said afterwards would be said of one way only.
            self._clue_of_turn(in_turn, dealt, unseen)

    def _keep_packs_apart(self, owner: i64, unseen: Unseen) -> None:
        """In a set-up all hidden cards are one heap; yet a pack lies only in its own hand and stock."""
        cards = [int(card_of(owner, LOWEST + i)) for i in range(self.numbers)]
        unseen.never(cards, [f"hand.{1 - owner}", f"stock.{1 - owner}"])

    def _carve_draws(self, owner: i64, unseen: Unseen) -> tuple[list[str], int]:
        """Cut the stock where cards were drawn; the places that make up the hand, and their deal."""
        mark = "@1" if unseen.has(f"hand.{owner}@1") else ""
        hand, stock, deal = f"hand.{owner}{mark}", f"stock.{owner}{mark}", 1 if mark else 0
        if not unseen.has(hand):
            return [], deal
        laid = [number for number in members(self.laid[owner]) if self.when[card_of(owner, number)] >= 0]
        cuts = sorted({self.drawn[owner], *[self.when[card_of(owner, number)] for number in laid]})
        places = [hand]
        drawn_by: dict[int, list[str]] = {0: [hand]}
        last: i64 = 0
        for cut in cuts:
            if cut > last:
                part = f"drawn.{owner}.{cut}"
                unseen.carve(stock, part, range(last, cut))
                places.append(part)
                drawn_by[int(cut)] = places[:]
                last = cut
        for number in laid:
            card = card_of(owner, number)
            unseen.only(int(card), drawn_by[int(self.when[card])], deal)
        return places, deal

    def _clue_of_turn(self, places: list[str], deal: int, unseen: Unseen) -> None:
        """Who has not lost can lay two cards (F-22); after the first one a second (F-16)."""
        out = self.unlaid(self.to_move)
        held = size(self.hands[self.to_move])
        if self.laid_now == 0:
            self._clue_of_two(out, held, places, deal, unseen)
        elif self.laid_now == 1:
            fitting: i64 = 0
            for pile in range(4):
                fitting |= self.fitting(pile)
            if size(out & ~fitting) >= held:
                unseen.some(self._codes(out & fitting), places, deal)

    def _clue_of_two(self, out: i64, held: i64, places: list[str], deal: int, unseen: Unseen) -> None:
        """Among the cards still out are those that fit an own pile, those that fit only across, and the rest.

        Any two of the first kind can be laid, and one of them with one of the second; one of the rest only
        after a card of the first kind that makes room for it. So the hand holds two of the first kind; or one,
        and some for across; or one, none for across, and some of the rest that this one makes room for.
        """
        own = out & (self.fitting(RISING) | self.fitting(FALLING))
        across = out & ~own & (self.fitting(THEIR_RISING) | self.fitting(THEIR_FALLING))
        dead = out & ~own & ~across
        if held < 2 or (size(dead | across) < held and size(dead) + 1 < held):
            return  # one card may be laid alone only where it is known; or whatever is held, two can be laid
        owns = self._codes(own)
        for number in members(own):
            helped = self._codes(dead & self.made_room(number))
            if helped:
                case = unseen.fork(1)
                case.only(int(card_of(self.to_move, number)), places, deal)
                case.never(self._codes(own & ~BIT[number] | across), places, deal)
                case.some(helped, places, deal)
        if across:
            case = unseen.fork(1)
            case.number(owns, places, 1, 1, deal)
            case.some(self._codes(across), places, deal)
        unseen.number(owns, places, 2, len(owns), deal)

    def made_room(self, number: i64) -> i64:
        """What fits an own pile after this number has been laid on one of them."""
        room: i64 = 0
        for pile in range(2):
            if BIT[number] & self.fitting(pile):
                room |= fits(RISING, number if pile == RISING else self.tops[self.to_move * 2 + RISING])
                room |= fits(FALLING, number if pile == FALLING else self.tops[self.to_move * 2 + FALLING])
        return room

    def unlaid(self, seat: i64) -> i64:
        """The numbers of a pack that are still in the hand or in the stock: everybody has seen the others."""
        mask: i64 = 0
        for i in range(self.numbers):
            mask |= BIT[LOWEST + i]
        return mask & ~self.laid[seat]

    def _codes(self, mask: i64) -> list[int]:
        return [int(card_of(self.to_move, number)) for number in members(mask)]

    def position(self, seat: i64) -> dict[str, Any]:
        piles: dict[str, str] = {}
        for owner in range(2):
            known = self.knows_hand(seat, owner)
            piles[f"hand.{owner}"] = self._written(owner, self.hands[owner], known)
            piles[f"stock.{owner}"] = " ".join(self._stock_words(seat, owner))
            piles[f"laid.{owner}"] = self._written(owner, self.laid[owner], True)
        return {
            "phase": self.phase.value,
            "hand": int(self.hand),
            "first": int(self.first),
            "to_move": int(self.to_move),
            "laid_now": int(self.laid_now),
            "gave": self.gave,
            "tops": {PACKS[owner]: " ".join(self._top_words(owner)) for owner in range(2)},
            "piles": piles,
            "winner": int(self.winner),
            "wins": [int(self.wins[0]), int(self.wins[1])],
            "before": [int(self.before[0]), int(self.before[1])],
            "single": self.single,
            "entries": [
                [entry.hand, entry.column, entry.place, entry.amount, entry.reason, entry.rule, entry.words]
                for entry in self.entries
            ],
        }

    def _written(self, owner: i64, mask: i64, known: bool) -> str:
        if not known:
            return " ".join(["??"] * size(mask))
        return " ".join([card_text(card_of(owner, number)) for number in members(mask)])

    def _stock_words(self, seat: i64, owner: i64) -> list[str]:
        known = seat == EVERYTHING or self.phase is OVER
        words: list[str] = []
        for i in range(self.drawn[owner], self.stocked[owner]):
            words.append(card_text(card_of(owner, self.stock[owner * PACK + i])) if known else "??")
        return words

    def _top_words(self, owner: i64) -> list[str]:
        """The tops of a side, rising then falling: the direction card by its number, others as cards."""
        words: list[str] = []
        for place in range(owner * 2, owner * 2 + 2):
            top, whose = self.tops[place], self.owners[place]
            words.append(str(top) if whose == DIRECTION else card_text(card_of(whose, top)))
        return words
