"""Whist (Вист): thirteen tricks, trump by the last card dealt, parties and rubbers on the slate.

What is here: the match and the play of Whist for four, five and six players, with or without trumps. In
`manners.py` mistakes can happen, be claimed and be paid for; in `forms.py` are the dummies and Humbug. A *place*
is a chair S W N E with a hand of cards; a *seat* is a player, for the whole match.

What belongs to the match (slate, order, owners) is replaced and never changed in place: copies share it. What
changes with every card (hands, trick) is copied.
"""

import enum
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied4, copied52, lowest, members, size
from lomber.cards.pack import SUIT, SUITS, card_name, card_names, pack, suit_of
from lomber.games.whist import score
from lomber.games.whist.setting import Setting
from lomber.games.whist.view import WhistView
from lomber.play.draws import draw, low_to_high
from lomber.play.foresight import best_line
from lomber.play.open_play import lineup
from lomber.play.rows import Row
from lomber.play.seating import (
    chairs,
    draws_again,
    pairs_of_five,
    pairs_of_four,
    pairs_of_six,
    rubber_number,
)
from lomber.play.setups import entries_written
from lomber.play.tricks import NO_CARD, NO_SUIT, beats
from lomber.table.chance import EVERYONE, Deal, Pile
from lomber.table.contract import EVERYTHING, Game, Gist, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

PLACES: Final = "SWNE"
"""Clockwise; 0 and 2 play together (NS), 1 and 3 (EW)."""

NOBODY_SITS: Final[i64] = -1

NONE_DEALT: Final = vec[i64]([0, 0, 0, 0])
NONE_TAKEN: Final = vec[i64]([0, 0])
NONE_LAID: Final = vec[i64]([NO_CARD] * 52)
NOBODY_LAID: Final = vec[i64]([0] * 52)
"""The table before the first deal, shared by all positions: `clear_deal` lays fresh vecs."""


class Phase(enum.Enum):
    """The phases in the order in which they happen; those from ANSWER_LEAD on only with `manners`."""

    DRAW = "draw"
    DRAW_AGAIN = "draw_again"
    DEAL = "deal"
    DECIDE_NONDEALER = "decide_nondealer"
    DECIDE_DEALER = "decide_dealer"
    PLAY = "play"
    ANSWER_LEAD = "answer_lead"
    DEMAND = "demand"
    CORRECT = "correct"
    RECKON = "reckon"
    FINE = "fine"
    OVER = "over"


DRAW: Final = Phase.DRAW
DRAW_AGAIN: Final = Phase.DRAW_AGAIN
DEAL: Final = Phase.DEAL
PLAY: Final = Phase.PLAY
OVER: Final = Phase.OVER
# By these names compiled code has them at hand; `Phase.PLAY` it would look up in the class every time.


class WhistState(State):
    """A sitting of Whist: so many rubbers, each of two or three parties, each of some deals."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        # -- the match: replaced, never changed in place
        self.phase = DRAW
        self.single = False
        self.order: vec[i64] = NONE_DEALT
        """The seats by the draw, lowest card first."""
        self.extra: vec[i64] = NONE_TAKEN
        """With six: the two, by rank in the draw, who play the eighth rubber against 5 and 6 (WM-2)."""
        self.rubber: i64 = 0
        self.hand: i64 = 0
        self.entries: list[Entry] = []
        self.parties: vec[i64] = NONE_TAKEN
        self.below: list[int] = [0, 0]
        self.above: list[int] = [0, 0]
        self.kept: list[int] = [0, 0]
        """The figures beside the rubber line, by side."""
        self.won: list[int] = []
        """The plus and minus sheet: points of finished rubbers by seat (WM-3)."""
        self.before: list[int] = []
        """Points by seat when the deal in hand began."""
        # -- the table
        self.owner: vec[i64] = NONE_DEALT
        self.dealer: i64 = 0
        self.trump: i64 = NO_SUIT
        self.turned: i64 = NO_CARD
        self.faced: i64 = NO_CARD
        """The turned card, remembered after it has gone to the dealer's hand: he held it (W-6)."""
        self.original: vec[i64] = NONE_DEALT
        """The hands as dealt, or in Humbug as they are played; replaced, never changed in place."""
        # -- the deal in hand
        self.hands: vec[i64] = NONE_DEALT
        self.denied: vec[i64] = NONE_DEALT
        self.tricks: vec[i64] = NONE_TAKEN
        self.played: vec[i64] = NONE_LAID
        self.player: vec[i64] = NOBODY_LAID
        self.laid: i64 = 0
        self.to_play: i64 = 0
        self.in_trick: i64 = 0
        self.led: i64 = NO_SUIT
        self.winning: i64 = NO_CARD
        self.winner: i64 = 0

    def sit_down(self) -> None:
        """Nobody has drawn a card yet, nobody has won anything. Without a draw all take their places (W-4)."""
        players = int(self.setting.players)
        self.order = vec[i64](list(range(players)))
        self.won = [0] * players
        self.before = [0] * players
        self.owner = vec[i64]([NOBODY_SITS] * 4)
        self.clear_deal()
        if not self.setting.draws:
            self._new_rubber()

    # -- copies

    def copy(self) -> "WhistState":
        other = WhistState(self.game, self.setting)
        other.take(self)
        return other

    def take(self, other: "WhistState") -> None:
        """Become a copy of another position of the same game."""
        self.phase = other.phase
        self.single = other.single
        self.order = other.order
        self.extra = other.extra
        self.rubber = other.rubber
        self.hand = other.hand
        self.entries = other.entries
        self.parties = other.parties
        self.below = other.below
        self.above = other.above
        self.kept = other.kept
        self.won = other.won
        self.before = other.before
        self.owner = other.owner
        self.dealer = other.dealer
        self.trump = other.trump
        self.turned = other.turned
        self.faced = other.faced
        self.original = other.original
        self.hands = copied4(other.hands)
        self.denied = copied4(other.denied)
        self.tricks = vec[i64]([other.tricks[0], other.tricks[1]])
        self.played = copied52(other.played, other.laid, NO_CARD)
        self.player = copied52(other.player, other.laid, 0)
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

    # -- seats (W-3 … W-5, W-21, WM-1 … WM-4)

    def seated(self) -> vec[i64]:
        """Who sits at S W N E in this rubber, from the order of the draw."""
        players = self.setting.players
        if players == 5:
            return chairs(self.order, pairs_of_five(self.rubber))
        if players == 6:
            return chairs(self.order, pairs_of_six(self.rubber, self.extra))
        return chairs(self.order, pairs_of_four(self.rubber, self.setting.reseat == "rotation"))

    def _new_rubber(self) -> None:
        """All sit down; the first dealer is at S (W-21). With six the eighth rubber wants a draw first (WM-2)."""
        if draws_again(self.setting.players, self.rubber) and self.phase is not DRAW_AGAIN:
            self.phase = DRAW_AGAIN
            return
        self.owner = self.seated()
        self.dealer = 0
        self.phase = DEAL

    # -- chance

    def awaits(self) -> Deal | None:
        if self.phase is DEAL:
            return Deal("hand", members(pack(self.setting.ranks)), self.hand_piles())
        if self.phase is DRAW:
            return draw(pack(13), self.setting.players)
        if self.phase is DRAW_AGAIN:
            return draw(pack(13), 4, "draw_again")
        return None

    def hand_piles(self) -> list[Pile]:
        """Thirteen cards to each place; with trumps the dealer's last card is faced (W-6)."""
        piles: list[Pile] = []
        with_trumps = self.setting.with_trumps
        for place in range(4):
            turned: i64 = 1 if with_trumps and place == self.dealer else 0
            piles.append(Pile(PLACES[place], self.setting.ranks - turned, self.dealt_to(place)))
        if with_trumps:
            piles.append(Pile("turned", 1, EVERYONE))
        return piles

    def dealt_to(self, place: i64) -> i64:
        """Who sees the cards of a place as they are dealt."""
        return BIT[self.owner[place]]

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is DRAW:
            self._drawn(order)
        elif self.phase is DRAW_AGAIN:
            self._drawn_again(order)
        else:
            self._dealt_hands(order)

    def _dealt_hands(self, order: vec[i64]) -> None:
        """The hands, and the trump turned up, which stays part of the dealer's hand (W-6)."""
        self.hand += 1
        self.before = self.points_now()
        self.clear_deal()
        with_trumps = self.setting.with_trumps
        at: i64 = 0
        for place in range(4):
            n = self.setting.ranks
            if with_trumps and place == self.dealer:
                n -= 1
            cards: i64 = 0
            for i in range(n):
                cards |= BIT[order[at + i]]
            at += n
            self.hands[place] = cards
        if with_trumps:
            self.turned = order[at]
            self.faced = self.turned
            self.trump = suit_of(self.turned)
            self.hands[self.dealer] |= BIT[self.turned]
        self.original = copied4(self.hands)
        self.opened()

    def clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table."""
        self.trump = NO_SUIT
        self.turned = NO_CARD
        self.faced = NO_CARD
        self.laid = 0
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.original = NONE_DEALT
        self.hands = vec[i64]([0, 0, 0, 0])
        self.denied = vec[i64]([0, 0, 0, 0])
        self.tricks = vec[i64]([0, 0])
        self.played = vec[i64]([NO_CARD] * 52)
        self.player = vec[i64]([0] * 52)

    def opened(self) -> None:
        """After the deal: the player on the dealer's left leads (W-8, HB-6)."""
        self.to_play = self.next_place(self.dealer)
        self.winner = self.to_play
        self.phase = PLAY

    def _drawn(self, order: vec[i64]) -> None:
        """The order of the draw, lowest first (W-3); the lowest deals (W-4)."""
        self.order = vec[i64](low_to_high(order, self.setting.players))
        self._new_rubber()

    def _drawn_again(self, order: vec[i64]) -> None:
        """Players 1 to 4 have drawn in this order; the two lowest play the eighth rubber (WM-2)."""
        lowest_first = low_to_high(order, 4)
        self.extra = vec[i64](sorted(lowest_first[:2]))
        self._new_rubber()

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        return len(pile) == 1 and self.knows_hand(seat, PLACES.index(pile))

    def knows_hand(self, seat: i64, place: i64) -> bool:
        """May the seat look at the cards of a place? An owner at his own, nobody else at a closed hand."""
        return seat >= 0 and self.owner[place] == seat

    # -- play (W-8 … W-12)

    def actors(self) -> i64:
        if self.phase is PLAY:
            return BIT[self.owner[self.to_play]]
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase is PLAY and self.owner[self.to_play] == seat:
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
        if self.setting.players > 4:
            self.check_plays(seat, move)
        if self.phase is not PLAY or self.owner[self.to_play] != seat:
            raise IllegalMove(int(seat), self.name(move), "W-8", "not-your-turn")
        if move >= 52 or not BIT[move] & self.hands[self.to_play]:
            raise IllegalMove(int(seat), self.name(move), "W-9", "not-in-hand")
        if not BIT[move] & self.playable():
            raise IllegalMove(int(seat), card_name(move), "W-9", "must-follow", suit=SUITS[self.led])
        self.lay(move)

    def check_plays(self, seat: i64, move: i64) -> None:
        """Of five one sits out, of six two (WM-1, WM-2)."""
        if self.owner[0] >= 0 and all(self.owner[place] != seat for place in self.setting.places):
            rule = "WM-1" if self.setting.players == 5 else "WM-2"
            raise IllegalMove(int(seat), self.name(move), rule, "you-sit-out")

    def lay(self, card: i64) -> None:
        """The card of the place whose turn it is. Who does not follow is seen to be void (W-9)."""
        if self.in_trick and suit_of(card) != self.led:
            self.denied[self.to_play] |= SUIT[self.led]
        self.put(card)

    def put(self, card: i64) -> None:
        """A card goes to the trick; the fourth closes it (W-10)."""
        place = self.to_play
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
        if self.in_trick == self.setting.wide:
            self.gather()
        else:
            self.to_play = self.next_place(place)

    def next_place(self, place: i64) -> i64:
        return place + self.setting.step & 3

    def foreseen(self) -> list[int]:
        """What the deal comes to when both sides play for tricks with open hands; not told of two hands alone."""
        if self.phase is not PLAY or self.setting.step != 1:
            return []
        first = self.laid - self.in_trick
        leader = self.player[first] if self.in_trick else self.to_play
        order = vec[i64]([leader, leader + 1 & 3, leader + 2 & 3, leader + 3 & 3])
        trick = vec[i64]([self.played[first + i] for i in range(self.in_trick)])
        end = self.copy()
        for card in best_line(self.hands, order, self.setting.side, self.trump, trick):
            end.play(end.owner[end.to_play], card)
        return end.scores() if end.phase is not PLAY else []

    def gist(self) -> Gist | None:
        """The play, where two hands play alone (Humbug); with manners a hand may revoke: nothing is sure."""
        if self.phase is not PLAY or self.setting.manners:
            return None
        key = [int(self.to_play), int(self.in_trick), int(self.led), int(self.winner)]
        key += [int(self.tricks[0]), int(self.tricks[1])]
        return Gist(key + lineup(self.hands, self.winning), [0] * int(self.game.seats))

    def gather(self) -> None:
        """The winner takes the trick and leads; after the last one the deal is written (W-8, W-12)."""
        self.tricks[self.setting.side[self.winner]] += 1
        self.in_trick = 0
        self.led = NO_SUIT
        self.winning = NO_CARD
        self.to_play = self.winner
        if self.tricks[0] + self.tricks[1] == self.setting.ranks:
            self.played_out()

    def played_out(self) -> None:
        """The last trick is taken."""
        self.finish()

    # -- the slate (W-13 … W-19)

    def finish(self) -> None:
        """All of the deal is written before asking whether a partie has ended (W-14)."""
        self.write(self.deal_written())
        self.after_deal()

    def deal_written(self) -> list[Entry]:
        made = [self.tricks[0], self.tricks[1]]
        return self.counted(made, made)

    def counted(self, tricks: list[i64], slams: list[i64]) -> list[Entry]:
        """The entries of the deal for these tricks, and these that count for slams."""
        hands = [self.original[place] if place in self.setting.places else 0 for place in range(4)]
        count = self.setting.count
        return score.deal_entries(count, self.hand, tricks, slams, hands, self.trump, self.setting.sides)

    def write(self, entries: list[Entry]) -> None:
        """Figures go to their places on the slate, on the rubber line and on the plus and minus sheet."""
        if self.setting.partners_change:
            entries = [self._owned(entry) for entry in entries]
        below, above, kept, won = self.below[:], self.above[:], self.kept[:], self.won[:]
        for entry in entries:
            if entry.place == score.BELOW:
                below[entry.column] += entry.amount
            elif entry.place == score.ABOVE:
                above[entry.column] += entry.amount
            elif entry.place == score.SUM:
                won[entry.column - score.PLAYERS] += entry.amount
            else:
                kept[entry.column] += entry.amount
        self.entries = self.entries + entries
        self.below, self.above, self.kept, self.won = below, above, kept, won

    def _owned(self, entry: Entry) -> Entry:
        """The figure of a side keeps its players, whose column will be of others (W-5)."""
        if entry.place == score.SUM:
            return entry
        return msgspec.structs.replace(entry, seats=self._seats_of(entry.column))

    def after_deal(self) -> None:
        """The partie, the rubber, the next dealer (W-7, W-15 … W-18)."""
        ends_rubber = self.close_partie()
        self.dealer = self.next_place(self.dealer)
        if self._sitting_over(ends_rubber):
            self.phase = OVER
            return
        self.clear_deal()
        if not ends_rubber:
            self.phase = DEAL
        elif self.setting.reseat == "draw" and self.setting.form == "four" and self.setting.players == 4:
            self.phase = DRAW
        else:
            self._new_rubber()

    def close_partie(self) -> bool:
        """The partie, if this deal has ended it (W-15); did that end the rubber (W-18)?"""
        for side in range(2):
            if self.below[side] >= score.PARTIE:
                return self._end_partie(side)
        return False

    def _sitting_over(self, ends_rubber: bool) -> bool:
        last = self.setting.last_hand
        if self.single or (last and self.hand >= last):
            return True
        return ends_rubber and self.rubber == self.setting.rubbers

    def _end_partie(self, winner: i64) -> bool:
        """The winner's bonus, the difference beside the rubber line; did it end the rubber?"""
        count = self.setting.count
        parties = vec[i64]([self.parties[0], self.parties[1]])
        parties[winner] += 1
        self.parties = parties
        ends = parties[winner] == 2
        self.write([score.end_entry(count, self.hand, winner, ends)])
        totals = [self.below[side] + self.above[side] for side in range(2)]
        self.below = [0, 0]
        self.above = [0, 0]
        self.write(score.partie_entries(count, self.hand, winner, totals))
        if ends:
            self.end_rubber()
        return ends

    def end_rubber(self) -> None:
        """The net of the rubber goes to the plus and minus sheet (W-19, WM-3); the slate is wiped."""
        shares, kept = self.shares(), self.kept
        self.kept = [0, 0]
        self.parties = NONE_TAKEN
        self.rubber += 1
        sides = {int(self.owner[place]): int(self.setting.side[place]) for place in self.setting.settling}
        self.write(
            [
                Entry(
                    int(self.hand),
                    score.PLAYERS + seat,
                    score.SUM,
                    shares[seat],
                    "rubber-net",
                    self.net_rule(),
                    {"of": "sides", "side": side, "mine": kept[side], "theirs": kept[1 - side]},
                )
                for seat, side in sides.items()
            ]
        )

    def net_rule(self) -> str:
        return "W-19" if self.setting.players == 4 else "WM-3"

    def net(self) -> int:
        """What the first side has more than the second in the rubber so far, the open partie included (W-19)."""
        first = self.kept[0] + self.below[0] + self.above[0]
        return first - self.kept[1] - self.below[1] - self.above[1]

    def shares(self) -> list[int]:
        """The net of the rubber by seat: each of a side wins or pays it (W-19); who is out has no share."""
        shares = [0] * int(self.setting.players)
        net = self.net()
        if net:
            for place in self.setting.settling:
                seat = self.owner[place]
                shares[seat] += net if self.setting.side[place] == 0 else -net
        return shares

    def points_now(self) -> list[int]:
        """Finished rubbers, and the rubber in hand as if it were settled now."""
        shares = self.shares()
        return [self.won[seat] + shares[seat] for seat in range(len(shares))]

    def scores(self) -> list[int]:
        now = self.points_now()
        stake = self.setting.stake
        if not self.single:
            return [points * stake for points in now]
        return [(now[seat] - self.before[seat]) * stake for seat in range(len(now))]

    def over(self) -> bool:
        return self.phase is OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.awaits_chance() else self.hand

    def awaits_chance(self) -> bool:
        return self.phase is DRAW or self.phase is DRAW_AGAIN or self.phase is DEAL

    def sheet(self) -> Sheet:
        """The slate of both sides, then each player's line of rubber nets (W-23, WM-3)."""
        columns = [self._column(side) for side in range(2)]
        for seat in range(len(self.won)):
            columns.append(Column((seat,), "", {"sum": self.won[seat]}))
        number = rubber_number(self.rubber, self.over(), self.hand, self.entries)
        notes = {"rubber": number, "rubbers": int(self.setting.rubbers)}
        return Sheet("slate", tuple(columns), tuple(self.entries), notes)

    def _column(self, side: i64) -> Column:
        totals = {
            "below": self.below[side],
            "above": self.above[side],
            "rubber": self.kept[side],
            "parties": int(self.parties[side]),
        }
        return Column(self._seats_of(side), self.setting.names[side], totals)

    def _seats_of(self, side: i64) -> tuple[int, ...]:
        """The players of a side."""
        seats = [
            int(self.owner[place])
            for place in self.setting.places
            if self.setting.side[place] == side and self.owner[place] >= 0
        ]
        return tuple(dict.fromkeys(seats))

    # -- what is known

    def view(self, seat: i64) -> WhistView:
        view = WhistView(seat)
        self.fill_view(view)
        return view

    def observe(self, seat: i64, numbers: vec[float], at: i64) -> None:
        """The slate is dear to draw, and no number tells of it."""
        view = WhistView(seat)
        self.fill_table(view)
        view.write(Row(numbers, at))

    def fill_view(self, view: WhistView) -> None:
        """Add what the seat may see; nothing is taken away from a fuller picture."""
        self.fill_table(view)
        view.game = self.game
        view.hand = self.hand_number()
        view.legal = self.legal(view.seat)
        view.asides = self.asides(view.seat)
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()

    def fill_table(self, view: WhistView) -> None:
        """What lies on the table and in the hands that the seat may look at."""
        seat = view.seat
        view.phase = self.phase.value
        view.length = self.setting.length
        view.players = self.setting.players
        view.ranks = self.setting.ranks
        view.wide = self.setting.wide
        view.side = self.setting.side
        view.dealer = self.dealer
        view.trump = self.trump
        view.turned = self.turned
        view.to_play = self.to_play if self.phase is PLAY else -1
        actors = self.actors()
        view.actor = lowest(actors) if actors else -1
        for place in range(4):
            view.owner[place] = self.owner[place]
            view.cards_left[place] = size(self.hands[place])
            view.denied[place] = self.denied[place]
            if self.knows_hand(seat, place):
                view.hands[place] = self.hands[place]
                view.known[place] = 1
        self._fill_trick(view)

    def _fill_trick(self, view: WhistView) -> None:
        view.in_trick = self.in_trick
        view.laid = self.laid
        for i in range(self.laid):
            view.played[i] = self.played[i]
            view.player[i] = self.player[i]
        view.winning = self.winning
        view.winner = self.winner
        view.tricks = vec[i64]([self.tricks[0], self.tricks[1]])

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """A card played came from its hand; who did not follow holds none of the suit (W-9).

        The turned card was the dealer's (W-6): where a set-up began with it, it lies in his closed hand.
        """
        if self.faced >= 0 and not self.over():
            unseen.only(self.faced, [PLACES[self.dealer]])
        for place in self.setting.places:
            if self.knows_hand(seat, place):
                continue
            name = self.came_from(place, unseen)
            located = self.located(place)
            for card in members(located):
                unseen.only(card, [name])
            gone = self.original[place] & ~self.hands[place]
            unseen.never(list(members(self.denied[place] & ~gone)), [name])

    def came_from(self, place: i64, unseen: Unseen) -> str:
        """The pile that a place is playing from."""
        return PLACES[place]

    def located(self, place: i64) -> i64:
        """The cards that all have seen come from a closed hand."""
        return self.original[place] & ~self.hands[place]

    def position(self, seat: i64) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "hand": int(self.hand),
            "rubber": int(self.rubber),
            "order": [int(s) for s in self.order],
            "extra": [int(rank) for rank in self.extra],
            "owners": [int(s) for s in self.owner],
            "dealer": PLACES[self.dealer],
            "trump": SUITS[self.trump] if self.trump >= 0 else "",
            "turned": card_name(self.turned) if self.turned >= 0 else "",
            "to_play": PLACES[self.to_play],
            "piles": self.piles_seen(seat),
            "played": [PLACES[self.player[i]] + " " + card_name(self.played[i]) for i in range(self.laid)],
            "in_trick": int(self.in_trick),
            "tricks": [int(self.tricks[0]), int(self.tricks[1])],
            "gone": {PLACES[p]: card_names(self.gone(p)) for p in range(4) if self.gone(p)},
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

    def gone(self, place: i64) -> i64:
        """After a set-up: cards of a place that lie in earlier tricks and are not among those played."""
        left = self.original[place] & ~self.hands[place]
        for i in range(self.laid):
            left &= ~BIT[self.played[i]]
        return left

    def piles_seen(self, seat: i64) -> dict[str, str]:
        """The hands by name; `??` for a card that the seat may not see."""
        piles: dict[str, str] = {}
        for place in range(4):
            known = seat == EVERYTHING or self.knows_hand(seat, place)
            held = self.hands[place]
            piles[PLACES[place]] = card_names(held) if known else " ".join(["??"] * size(held))
        return piles
