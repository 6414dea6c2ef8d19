"""Whist (Вист): thirteen tricks, trump by the last card dealt, parties and rubbers on the slate.

What is here: the match and the play of Whist for four, five and six players, with or without trumps. The forms
with dummies and Humbug change who owns a hand and what comes before the play (`forms.py`); `manners.py` lets
mistakes happen. A *place* is a chair S W N E with a hand of cards; a *seat* is a player, for the whole match.
"""

import enum
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, members, size
from lomber.cards.pack import SUIT, SUITS, card_name, card_names, pack, suit_of
from lomber.games.whist import score
from lomber.games.whist.score import Count
from lomber.games.whist.view import WhistView
from lomber.play.tricks import NO_CARD, NO_SUIT, Duties, beats
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

PLACES: Final = "SWNE"
"""Clockwise; 0 and 2 play together (NS), 1 and 3 (EW)."""

SIDES: Final = ("NS", "EW")

NOBODY_SITS: Final[i64] = -1


class Phase(enum.Enum):
    """The phases in the order in which they happen."""

    DRAW = "draw"
    DEAL = "deal"
    DECIDE = "decide"
    PLAY = "play"
    OVER = "over"


class WhistState(State):
    """A sitting of Whist: so many rubbers, each of two or three parties, each of some deals."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.options
        # -- what the options say, in numbers
        self.players: i64 = options.players
        self.ranks: i64 = options.ranks
        self.with_trumps: bool = options.trumps == "turned"
        self.reseat: str = options.reseat
        self.rubbers: i64 = options.sitting()
        self.last_hand: i64 = options.hands or 0
        self.stake: int = options.stake
        self.duties = Duties()
        self.count = Count(
            no_trumps=not self.with_trumps,
            three=options.honours_three,
            coronet_ten=options.coronet_ten,
            five_and_ten=options.rubber_bonus == "5+10",
            both_totals=options.partie_record == "both_totals",
            two_aces=options.two_aces == "leve",
            humbug=options.form == "humbug",
            double_plain=not self.with_trumps and options.humbug_nt_coronets == "double",
            six=self.ranks // 2,
        )
        # -- the match
        self.phase = Phase.DRAW
        self.single = False
        self.order: vec[i64] = filled(self.players, 0)
        self.rubber: i64 = 0
        self.hand: i64 = 0
        self.entries: list[Entry] = []
        self.parties: vec[i64] = vec[i64]([0, 0])
        self.below: list[int] = [0, 0]
        self.above: list[int] = [0, 0]
        self.kept: list[int] = [0, 0]
        self.won: list[int] = [0] * self.players
        self.before: list[int] = [0] * self.players
        # -- the table
        self.owner: vec[i64] = vec[i64]([NOBODY_SITS] * 4)
        self.dealer: i64 = 0
        self.trump: i64 = NO_SUIT
        self.turned: i64 = NO_CARD
        # -- the deal in hand
        self.original: vec[i64] = vec[i64]([0] * 4)
        self.hands: vec[i64] = vec[i64]([0] * 4)
        self.denied: vec[i64] = vec[i64]([0] * 4)
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.played: vec[i64] = vec[i64]([NO_CARD] * 52)
        self.player: vec[i64] = vec[i64]([0] * 52)
        self.laid: i64 = 0
        self.to_play: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.winning: i64 = NO_CARD
        self.winner: i64 = 0

    # -- copies

    def copy(self) -> "WhistState":
        other = WhistState(self.game)
        other.take(self)
        return other

    def take(self, other: "WhistState") -> None:
        """Become a copy of another position of the same game."""
        self.phase = other.phase
        self.single = other.single
        self.order = vec[i64](other.order)
        self.rubber = other.rubber
        self.hand = other.hand
        self.entries = other.entries[:]
        self.parties = vec[i64](other.parties)
        self.below = other.below[:]
        self.above = other.above[:]
        self.kept = other.kept[:]
        self.won = other.won[:]
        self.before = other.before[:]
        self.owner = vec[i64](other.owner)
        self.dealer = other.dealer
        self.trump = other.trump
        self.turned = other.turned
        self.original = vec[i64](other.original)
        self.hands = vec[i64](other.hands)
        self.denied = vec[i64](other.denied)
        self.tricks = vec[i64](other.tricks)
        self.played = vec[i64](other.played)
        self.player = vec[i64](other.player)
        self.laid = other.laid
        self.to_play = other.to_play
        self.in_trick = other.in_trick
        self.led = other.led
        self.winning = other.winning
        self.winner = other.winner

    def this_hand(self) -> "WhistState":
        other = self.copy()
        other.single = True
        return other

    # -- seats (W-3 … W-5, W-21)

    def seated(self) -> vec[i64]:
        """Who sits at S W N E in this rubber, from the order of the draw, lowest card first."""
        lowest, partner = self.order[0], self.order[1 + self.rubber % 3]
        others = vec[i64]([0, 0])
        n: i64 = 0
        for i in range(1, 4):
            if self.order[i] != partner:
                others[n] = self.order[i]
                n += 1
        return vec[i64]([lowest, others[0], partner, others[1]])

    def _new_rubber(self) -> None:
        self.owner = self.seated()
        self.dealer = 0
        self.parties = vec[i64]([0, 0])
        self.below = [0, 0]
        self.above = [0, 0]
        self.kept = [0, 0]
        self.phase = Phase.DEAL

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is Phase.DRAW:
            return Deal("draw", members(pack(13)), self._draw_piles(), False)
        if self.phase is Phase.DEAL:
            return Deal("hand", members(pack(self.ranks)), self.hand_piles())
        return None

    def _draw_piles(self) -> list[Pile]:
        """Each draws a card; the rest of the pack is put away unseen."""
        return [Pile("drawn", self.players, EVERYONE, True), Pile("rest", 52 - self.players, 0)]

    def hand_piles(self) -> list[Pile]:
        """Thirteen cards to each place; with trumps the dealer's last card is faced (W-6)."""
        piles: list[Pile] = []
        for place in range(4):
            turned: i64 = 1 if self.with_trumps and place == self.dealer else 0
            piles.append(Pile(PLACES[place], self.ranks - turned, self.dealt_to(place)))
        if self.with_trumps:
            piles.append(Pile("turned", 1, EVERYONE))
        return piles

    def dealt_to(self, place: i64) -> i64:
        """Who sees the cards of a place as they are dealt."""
        return BIT[self.owner[place]]

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is Phase.DRAW:
            self._drawn(order)
            return
        self.hand += 1
        self.before = self.scores_now()
        self.clear_deal()
        at: i64 = 0
        for place in range(4):
            n = self.ranks
            if self.with_trumps and place == self.dealer:
                n -= 1
            cards: i64 = 0
            for i in range(n):
                cards |= BIT[order[at + i]]
            at += n
            self.hands[place] = cards
        if self.with_trumps:
            self.turned = order[at]
            self.trump = suit_of(self.turned)
            self.hands[self.dealer] |= BIT[self.turned]
        for place in range(4):
            self.original[place] = self.hands[place]
        self.opened()

    def clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table."""
        self.trump = NO_SUIT
        self.turned = NO_CARD
        self.laid = 0
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.tricks = vec[i64]([0, 0])
        self.denied = vec[i64]([0] * 4)
        self.original = vec[i64]([0] * 4)
        self.hands = vec[i64]([0] * 4)
        for i in range(52):
            self.played[i] = NO_CARD
            self.player[i] = 0

    def opened(self) -> None:
        """After the deal: the player on the dealer's left leads (W-8)."""
        self.to_play = (self.dealer + 1) % 4
        self.phase = Phase.PLAY

    def _drawn(self, order: vec[i64]) -> None:
        """The order of the draw, lowest first: the ace is low, then by suit spades, clubs, diamonds, hearts."""
        for place in range(self.players):
            rank = draw_rank(order[place])
            lower: i64 = 0
            for other in range(self.players):
                if draw_rank(order[other]) < rank:
                    lower += 1
            self.order[lower] = place
        self._new_rubber()

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        if len(pile) == 1 and pile in PLACES:
            return self.knows_hand(seat, PLACES.index(pile))
        return pile in ("turned", "drawn", "played")

    def knows_hand(self, seat: i64, place: i64) -> bool:
        """May the seat look at the cards of a place? An owner at his own, nobody else at a closed hand."""
        return seat >= 0 and self.owner[place] == seat

    # -- play (W-8 … W-12)

    def actors(self) -> i64:
        if self.phase is Phase.PLAY:
            return BIT[self.owner[self.to_play]]
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase is Phase.PLAY and self.owner[self.to_play] == seat:
            return members(self.playable())
        return vec[i64]()

    def playable(self) -> i64:
        """Follow suit; without it anything, trump included (W-9)."""
        hand = self.hands[self.to_play]
        if self.in_trick:
            same = hand & SUIT[self.led]
            if same:
                return same
        return hand

    def play(self, seat: i64, move: i64) -> None:
        if self.phase is not Phase.PLAY or self.owner[self.to_play] != seat:
            raise IllegalMove(int(seat), self.name(move), "W-8", "not-your-turn")
        if move >= 52 or not BIT[move] & self.hands[self.to_play]:
            raise IllegalMove(int(seat), self.name(move), "W-9", "not-in-hand")
        if not BIT[move] & self.playable():
            suit = SUITS[self.led]
            raise IllegalMove(int(seat), card_name(move), "W-9", "must-follow", suit=suit)
        self.lay(move)

    def lay(self, card: i64) -> None:
        """A card goes to the trick; the fourth closes it (W-10)."""
        place = self.to_play
        if self.in_trick:
            self.denied[place] |= self.duties.denied(card, self.led, self.winning, self.trump)
        self.hands[place] &= ~BIT[card]
        self.played[self.laid] = card
        self.player[self.laid] = place
        self.laid += 1
        if not self.in_trick:
            self.led = suit_of(card)
            self.winning = card
            self.winner = place
        elif beats(card, self.winning, self.trump):
            self.winning = card
            self.winner = place
        self.in_trick += 1
        if place == self.dealer:
            self.turned = NO_CARD
        if self.in_trick == self.hands_in_play():
            self.gather()
        else:
            self.to_play = self.next_place(place)

    def hands_in_play(self) -> i64:
        return 4

    def places_in_play(self) -> list[int]:
        """The places whose hands are played."""
        return [0, 1, 2, 3]

    def next_place(self, place: i64) -> i64:
        return (place + 1) % 4

    def gather(self) -> None:
        """The winner takes the trick and leads; after the last one the deal is written."""
        self.tricks[self.winner % 2] += 1
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.to_play = self.winner
        if self.tricks[0] + self.tricks[1] == self.ranks:
            self.finish()

    # -- the slate (W-13 … W-19)

    def finish(self) -> None:
        """All of the deal is written before asking whether a partie has ended (W-14)."""
        self.write(self.deal_written())
        self.after_deal()

    def deal_written(self) -> list[Entry]:
        tricks = [self.tricks[0], self.tricks[1]]
        hands = [self.original[place] for place in range(4)]
        return score.deal_entries(self.count, self.hand, tricks, tricks, hands, self.trump)

    def write(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            if entry.place == score.BELOW:
                self.below[entry.column] += entry.amount
            elif entry.place == score.ABOVE:
                self.above[entry.column] += entry.amount
            else:
                self.kept[entry.column] += entry.amount

    def after_deal(self) -> None:
        """The partie, the rubber, the next dealer (W-7, W-15 … W-18)."""
        ends_rubber = False
        for side in range(2):
            if self.below[side] >= score.PARTIE:
                ends_rubber = self._end_partie(side)
                break
        self.dealer = self.next_dealer()
        if self.single or (self.last_hand and self.hand >= self.last_hand):
            self.phase = Phase.OVER
            return
        self.clear_deal()
        if not ends_rubber:
            self.phase = Phase.DEAL
        elif self.rubber == self.rubbers:
            self.phase = Phase.OVER
        elif self.reseat == "draw":
            self.phase = Phase.DRAW
        else:
            self._new_rubber()

    def next_dealer(self) -> i64:
        return (self.dealer + 1) % 4

    def _end_partie(self, winner: i64) -> bool:
        """The winner's bonus, the difference beside the rubber line; did it end the rubber?"""
        self.parties[winner] += 1
        ends = self.parties[winner] == 2
        self.write([score.end_entry(self.count, self.hand, winner, ends)])
        totals = [self.below[side] + self.above[side] for side in range(2)]
        self.below = [0, 0]
        self.above = [0, 0]
        self.write(score.partie_entries(self.count, self.hand, winner, totals))
        if ends:
            self.won = self.scores_now()
            self.kept = [0, 0]
            self.parties = vec[i64]([0, 0])
            self.rubber += 1
        return ends

    def net(self) -> int:
        """What NS has more than EW in the rubber so far, the open partie included (W-19)."""
        ns = self.kept[0] + self.below[0] + self.above[0]
        return ns - self.kept[1] - self.below[1] - self.above[1]

    def scores_now(self) -> list[int]:
        """Finished rubbers, and the rubber in hand as if it were settled now."""
        scores = self.won[:]
        net = self.net() * self.stake
        for place in range(4):
            seat = self.owner[place]
            if seat >= 0 and net:
                scores[seat] += net if place % 2 == 0 else -net
        return scores

    def scores(self) -> list[int]:
        now = self.scores_now()
        if not self.single:
            return now
        return [now[seat] - self.before[seat] for seat in range(len(now))]

    def over(self) -> bool:
        return self.phase is Phase.OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is Phase.DRAW or self.phase is Phase.DEAL else self.hand

    def sheet(self) -> Sheet:
        columns = tuple(self._column(side) for side in range(2))
        notes = {"rubber": int(self.rubber) + 1, "rubbers": int(self.rubbers)}
        return Sheet("slate", columns, tuple(self.entries), notes)

    def _column(self, side: i64) -> Column:
        seats = [int(self.owner[place]) for place in range(4) if place % 2 == side and self.owner[place] >= 0]
        totals = {
            "below": self.below[side],
            "above": self.above[side],
            "rubber": self.kept[side],
            "parties": int(self.parties[side]),
        }
        return Column(tuple(dict.fromkeys(seats)), SIDES[side], totals)

    # -- what is known

    def view(self, seat: i64) -> WhistView:
        view = WhistView(seat)
        self.fill_view(view)
        return view

    def fill_view(self, view: WhistView) -> None:
        """Add what the seat may see; nothing is taken away from a fuller picture."""
        seat = view.seat
        view.game = self.game
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.players = self.players
        view.dealer = self.dealer
        view.trump = self.trump
        view.turned = self.turned
        view.to_play = self.to_play if self.phase is Phase.PLAY else -1
        view.actor = self.owner[self.to_play] if self.phase is Phase.PLAY else -1
        for place in range(4):
            view.owner[place] = self.owner[place]
            view.cards_left[place] = size(self.hands[place])
            view.denied[place] = self.denied[place]
            if self.knows_hand(seat, place):
                view.hands[place] = self.hands[place]
                view.known[place] = 1
        view.in_trick = self.in_trick
        view.laid = self.laid
        for i in range(self.laid):
            view.played[i] = self.played[i]
            view.player[i] = self.player[i]
        view.winning = self.winning
        view.winner = self.winner
        view.tricks = vec[i64](self.tricks)
        view.legal = self.legal(seat)
        view.asides = self.asides(seat)
        view.slate = self.sheet()
        view.over = self.over()
        view.scores = self.scores()

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """A card played came from its hand; who did not follow holds none of the suit (W-9)."""
        for place in range(4):
            name = PLACES[place]
            if self.knows_hand(seat, place):
                continue
            gone = self.original[place] & ~self.hands[place]
            for card in members(gone):
                unseen.only(card, [name])
            unseen.never(list(members(self.denied[place] & ~gone)), [name])

    def position(self, seat: i64) -> dict[str, Any]:
        piles: dict[str, str] = {}
        for place in range(4):
            known = seat == EVERYTHING or self.knows_hand(seat, place)
            held = self.hands[place]
            piles[PLACES[place]] = card_names(held) if known else " ".join(["??"] * size(held))
        return {
            "phase": self.phase.value,
            "hand": int(self.hand),
            "rubber": int(self.rubber),
            "order": [int(s) for s in self.order],
            "owners": [int(s) for s in self.owner],
            "dealer": PLACES[self.dealer],
            "trump": SUITS[self.trump] if self.trump >= 0 else "",
            "turned": card_name(self.turned) if self.turned >= 0 else "",
            "to_play": PLACES[self.to_play],
            "piles": piles,
            "played": [PLACES[self.player[i]] + " " + card_name(self.played[i]) for i in range(self.laid)],
            "in_trick": int(self.in_trick),
            "tricks": [int(self.tricks[0]), int(self.tricks[1])],
            "denied": {PLACES[p]: card_names(self.denied[p]) for p in range(4) if self.denied[p]},
            "parties": [int(self.parties[0]), int(self.parties[1])],
            "below": self.below[:],
            "above": self.above[:],
            "kept": self.kept[:],
            "won": self.won[:],
            "before": self.before[:],
            "single": self.single,
            "entries": entries_written(self.entries),
        }


def draw_rank(card: i64) -> i64:
    """Order of the draw for places: the ace is the lowest card, equal ranks by suit S C D H (W-3)."""
    return (card % 13 + 1) % 13 * 4 + card // 13


def entries_written(entries: list[Entry]) -> list[list[Any]]:
    """Sheet entries as a description keeps them."""
    return [
        [entry.hand, entry.column, entry.place, entry.amount, entry.reason, entry.rule, entry.words]
        for entry in entries
    ]
