"""The match of Vint: who sits where, who deals, what stands on the slate, how it is settled.

A *seat* is a player for the whole match, a *place* a hand dealt to a chair S W N E. What belongs to the match is
replaced and never changed in place: copies share it.
"""

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import copied4
from lomber.games.vint import score
from lomber.games.vint.score import Contract
from lomber.games.vint.setting import DEAL, DRAW, DRAW_AGAIN, OVER, Setting
from lomber.play.draws import low_to_high
from lomber.play.seating import (
    chairs,
    draws_again,
    pairs_of_five,
    pairs_of_four,
    pairs_of_six,
    rubber_number,
)
from lomber.table.contract import Game, State
from lomber.table.sheet import Column, Entry, Sheet

NOBODY: Final[i64] = -1

ZEROS: Final = vec[i64]([0, 0, 0, 0])
EMPTY_CHAIRS: Final = vec[i64]([NOBODY, NOBODY, NOBODY, NOBODY])
AT_HOME: Final = vec[i64]([0, 1, 2, 3])
CLOCKWISE: Final = vec[i64]([1, 2, 3, 0])
"""The place after each place, while nobody has changed chairs."""
TWO_HANDS: Final = vec[i64]([2, 3, 0, 1])
PAIRED: Final = vec[i64]([0, 1, 0, 1])
FACING: Final = vec[i64]([0, 0, 1, 1])
"""The side of each place: partners opposite; with two hands S against N."""


class MatchState(State):
    """A sitting: rubbers of games of deals (V-55 … V-68), or with re-seating so many deals (VS-8)."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        self.phase = DRAW
        self.single = False
        self.order: vec[i64] = ZEROS
        """The seats by the draw, lowest card first."""
        self.extra: vec[i64] = ZEROS
        """With six: the two, by rank in the draw, who play the eighth rubber against 5 and 6 (V6-2)."""
        self.rubber: i64 = 0
        self.hand: i64 = 0
        self.entries: list[Entry] = []
        self.games: list[int] = []
        self.below: list[int] = []
        """Running totals of the game in progress, by column."""
        self.totals: list[int] = []
        """All that stands on the slate of this rubber, by column."""
        self.crosses: i64 = 0
        self.won: list[int] = []
        """Finished rubbers and personal shares, by seat (V-65, V-73, V5-3)."""
        self.before: list[int] = []
        """Points by seat when the deal in hand began."""
        self.home: vec[i64] = EMPTY_CHAIRS
        """Who sits at S W N E in this rubber; -1: a dummy or a packet."""
        self.dealer: i64 = 0
        # -- this deal: replaced, never changed in place
        self.owner: vec[i64] = EMPTY_CHAIRS
        """Who plays the hand of each place; -1: nobody yet."""
        self.side: vec[i64] = PAIRED
        self.chair: vec[i64] = AT_HOME
        """The chair at which each hand lies; they differ from their places when chairs have been changed."""
        self.next_of: vec[i64] = CLOCKWISE
        """The place whose turn comes after each place."""
        self.declarer: i64 = NOBODY
        """The place whose player made the last bid (V-17)."""
        self.contract: i64 = -1

    def sit_down(self) -> None:
        """Nobody has drawn a card yet. Without a draw all take their places as if so drawn."""
        players = int(self.setting.players)
        self.order = vec[i64](list(range(players)))
        self.won = [0] * players
        self.before = [0] * players
        self._wipe()
        self.clear_deal()
        if not self.setting.draws:
            self.new_rubber(NOBODY)

    def _wipe(self) -> None:
        columns = int(self.setting.columns)
        self.games = [0] * columns
        self.below = [0] * columns
        self.totals = [0] * columns
        self.crosses = 0

    def take(self, other: "MatchState") -> None:
        """Become a copy of another position of the same game."""
        self.phase = other.phase
        self.single = other.single
        self.order = other.order
        self.extra = other.extra
        self.rubber = other.rubber
        self.hand = other.hand
        self.entries = other.entries
        self.games = other.games
        self.below = other.below
        self.totals = other.totals
        self.crosses = other.crosses
        self.won = other.won
        self.before = other.before
        self.home = other.home
        self.dealer = other.dealer
        self.owner = other.owner
        self.side = other.side
        self.chair = other.chair
        self.next_of = other.next_of
        self.declarer = other.declarer
        self.contract = other.contract

    def clear_deal(self) -> None:
        """Nothing of an earlier deal is left on the table; all sit at home."""
        self.owner = self.home
        two = self.setting.two_hands
        self.side = FACING if two else PAIRED
        self.chair = AT_HOME
        self.next_of = TWO_HANDS if two else CLOCKWISE
        self.declarer = NOBODY
        self.contract = -1

    # -- seats (V-1 … V-3, V-67, VT-3, V3A-1, V3A-2, V3B-1, V5-4, V6-4)

    def seated(self) -> vec[i64]:
        """Who sits at S W N E in this rubber, from the order of the draw."""
        form = self.setting.form
        order = self.order
        if self.setting.players == 5:
            return chairs(order, pairs_of_five(self.rubber))
        if self.setting.players == 6:
            return chairs(order, pairs_of_six(self.rubber, self.extra))
        if self.setting.players == 4:
            return chairs(order, pairs_of_four(self.rubber, self.setting.rotates_pairs))
        if form == "two_dummies":
            return vec[i64]([order[0], order[1], order[0], order[1]])
        if self.setting.two_hands:
            return vec[i64]([order[0], NOBODY, order[1], NOBODY])
        if self.setting.players == 2:
            return vec[i64]([order[0], order[1], NOBODY, NOBODY])
        if form == "three_auction":
            return vec[i64]([order[0], order[1], NOBODY, order[2]])
        turn = self.rubber % 3
        lower, higher = order[1 if turn == 0 else 0], order[1 if turn == 2 else 2]
        return vec[i64]([order[turn], lower, order[turn], higher])

    def new_rubber(self, last_dealer: i64) -> None:
        """All sit down. The lowest card at S deals first (V-3, V5-4); in the later of three rubbers the player at
        the left of the one who dealt last (V-67). With six the eighth rubber wants a draw first (V6-2)."""
        if draws_again(self.setting.players, self.rubber) and self.phase is not DRAW_AGAIN:
            self.phase = DRAW_AGAIN
            return
        self.home = self.seated()
        self.owner = self.home
        self.dealer = 0
        if self.setting.rotates_pairs and last_dealer >= 0:
            for place in range(4):
                if self.home[place] == last_dealer:
                    self.dealer = place + 1 & 3
        self.phase = DEAL

    def drawn(self, order: vec[i64]) -> None:
        """The order of the draw, lowest first (V-2)."""
        if self.phase is DRAW_AGAIN:
            lowest_first = low_to_high(order, 4)
            self.extra = vec[i64](sorted(lowest_first[:2]))
        else:
            self.order = vec[i64](low_to_high(order, self.setting.players))
        self.new_rubber(NOBODY)

    def deals_here(self, place: i64) -> bool:
        """Does this place get the deal: a person's, with two dummies a dummy's too (V2A-1, V2D-1, V3A-2)?"""
        if self.setting.form == "three_rotating" and place == 2:
            return False
        return self.home[place] >= 0

    def next_dealer(self) -> i64:
        """The deal goes to the next on the left, played or passed out (V-6)."""
        place = self.dealer + 1 & 3
        while not self.deals_here(place):
            place = place + 1 & 3
        return place

    # -- the end of a deal

    def winners(self) -> list[int]:
        """The side of each trick in order (V-56)."""
        raise NotImplementedError

    def deal_entries(self) -> list[Entry]:
        """What the deal writes for its two sides."""
        raise NotImplementedError

    def price(self) -> int:
        """What a trick is worth below the line (V-30)."""
        return 10 * int(score.level_of(self.contract)) if self.contract >= 0 else 0

    def finish_played(self) -> None:
        """The deal has been played out: written, and then the game, the rubber, the next deal."""
        entries = self.deal_entries()
        if self.setting.reseat:
            self._settle_deal(entries)
            self.write(self.personal_shares(entries))
            self.after_deal(False)
            return
        winner = self.takes_game()
        self.write(self.capped(self.spread(entries)))
        self.write(self.personal_shares(entries))
        self.after_deal(winner >= 0 and self._end_game(winner))

    def finish_passed_out(self) -> None:
        """One cross, common to both sides (V-15, V-61)."""
        self.crosses += 1
        self.after_deal(False)

    def capped(self, entries: list[Entry]) -> list[Entry]:
        """What the columns write; a revoke sets some of them a limit (M-8.4)."""
        return entries

    def personal_shares(self, entries: list[Entry]) -> list[Entry]:
        """Who answers alone (V-73)."""
        return []

    def shared(self, place: i64, amount: int, rule: str) -> list[Entry]:
        """The player of a place answers alone for an amount: his partner is freed of it, he pays it twice.

        Each for himself, also where the partner has laid his hand open to a blind bidder (V-70).
        """
        partner = self.partner_of(place)
        guilty = int(self.setting.columns + self.home[place])
        innocent = int(self.setting.columns + self.home[partner])
        return [
            Entry(int(self.hand), guilty, score.SUM, -amount, "alone", rule),
            Entry(int(self.hand), innocent, score.SUM, amount, "freed", rule),
        ]

    def partner_of(self, place: i64) -> i64:
        """The other place of the same side."""
        for other in self.setting.live:
            if other != place and self.side[other] == self.side[place]:
                return other
        return NOBODY

    def columns_of(self, side: i64) -> list[int]:
        """The columns that write what a side takes: the pair's, or each person's (V3B-5, VA-5).

        The declarer stands first, then those of his side, and of the defenders the one nearer to his left.
        """
        if not self.setting.persons:
            return [int(side)]
        found: list[int] = []
        place = self.declarer
        for _ in range(4):
            seat = int(self.home[place])
            if self.side[place] == side and seat >= 0:
                found.append(seat)
            place = self.next_of[place]
        return found

    def spread(self, entries: list[Entry]) -> list[Entry]:
        """The figures of sides go to the columns (V3B-5, VA-5)."""
        if not self.setting.persons:
            return entries
        contract = Contract(self.contract, self.side[self.declarer])
        columns = [self.columns_of(0), self.columns_of(1)]
        return score.spread(entries, columns, contract, int(self.home[self.declarer]))

    def takes_game(self) -> int:
        """The column that takes the game with this deal, or -1 (V-55, V-56)."""
        if self.contract < 0:
            return -1
        declaring = self.side[self.declarer]
        gains = [self.columns_of(side) for side in self.winners()]
        return score.game_winner(
            self.setting.count,
            self.below,
            gains,
            self.price(),
            self.can_finish(declaring),
            self.can_finish(1 - declaring),
        )

    def can_finish(self, side: i64) -> list[int]:
        """The columns of a side that may finish a game with this deal."""
        return self.columns_of(side)

    def write(self, entries: list[Entry]) -> None:
        """Figures go to their places on the slate and to the players' signed totals."""
        if self.setting.partners_change:
            entries = [self._owned(entry) for entry in entries]
        below, totals, won = self.below[:], self.totals[:], self.won[:]
        for entry in entries:
            if entry.place == score.SUM:
                won[entry.column - int(self.setting.columns)] += entry.amount
            else:
                totals[entry.column] += entry.amount
                if entry.place == score.BELOW:
                    below[entry.column] += entry.amount
        self.entries = self.entries + entries
        self.below, self.totals, self.won = below, totals, won

    def _owned(self, entry: Entry) -> Entry:
        """The figure of a side keeps its players, whose column will be of others."""
        if entry.place == score.SUM:
            return entry
        return msgspec.structs.replace(entry, seats=self._seats_of(entry.column))

    def _end_game(self, column: int) -> bool:
        """A new line: all begin from nought (V-57). Two games are the rubber (V-59); did it end?"""
        count = self.setting.count
        games = self.games[:]
        games[column] += 1
        self.games = games
        ends = games[column] == 2
        self.write([score.game_bonus(count, self.hand, column, ends)])
        if ends and self.crosses:
            self.write([score.crosses_entry(count, self.hand, column, self.crosses)])
        if ends:
            self._end_rubber()
        else:
            self.below = [0] * len(self.below)
        return ends

    def _end_rubber(self) -> None:
        """The difference of the totals goes to the players' lines (V-64, V-65); a new slate."""
        shares = self.shares()
        seats = [seat for seat in range(len(shares)) if self._settles(seat)]
        columns = int(self.setting.columns)
        rule = self._settling_rule()
        net = [
            Entry(
                int(self.hand), columns + seat, score.SUM, shares[seat], "rubber-net", rule, self._sums(seat)
            )
            for seat in seats
        ]
        self._wipe()
        self.write(net)
        self.rubber += 1

    def _sums(self, seat: int) -> dict[str, Any]:
        """What a player's settlement is reckoned from: all that his side, or he himself, has written (V-64)."""
        if self.setting.persons:
            return score.sum_of_person(self.totals[seat])
        place = next(place for place in range(4) if self.home[place] == seat)
        return score.sums_of_sides(self.totals, int(self._home_side(place)))

    def _settles(self, seat: int) -> bool:
        return any(self.home[place] == seat for place in range(4))

    def _settling_rule(self) -> str:
        if self.setting.persons:
            return self.setting.settling_rule
        if self.setting.form == "three_rotating":
            return "V3A-8"
        return "V-65" if self.setting.players == 4 or self.setting.players == 2 else "V5-3"

    def after_deal(self, ends_rubber: bool) -> None:
        """The next dealer, the next rubber, or the end of the sitting."""
        last_dealer = self.home[self.dealer]
        if self._sitting_over(ends_rubber):
            self.phase = OVER
            return
        self.dealer = self.next_dealer()
        self.phase = DEAL
        if ends_rubber:
            self.new_rubber(last_dealer)
        self.clear_deal()

    def _sitting_over(self, ends_rubber: bool) -> bool:
        last = self.setting.last_hand
        if self.single or (last and self.hand >= last):
            return True
        if self.setting.reseat:
            return self.hand >= self.setting.deals
        return ends_rubber and self.rubber == self.setting.rubbers

    def _settle_deal(self, entries: list[Entry]) -> None:
        """With re-seating every deal is a rubber: settled at once (VS-5); waiting crosses go to its winners."""
        contract = Contract(self.contract, self.side[self.declarer])
        taken = self.winners()
        tricks: list[i64] = [taken.count(0), taken.count(1)]
        count, bonus = self.setting.count, self.setting.reseat_bonus
        won = score.winner_entries(count, self.hand, contract, tricks, bonus, self.crosses)
        entries = entries + won
        self.crosses = 0
        hand = int(self.hand)
        net = score.balance(entries, 0)
        written = score.written_by_sides(entries)
        shares = [
            Entry(
                hand,
                int(self.setting.columns + self.home[place]),
                score.SUM,
                net if self.side[place] == 0 else -net,
                "deal-net",
                "VS-5",
                score.sums_of_sides(written, int(self.side[place])),
            )
            for place in range(4)
        ]
        self.write(entries)
        self.write(shares)
        self.below = [0, 0]
        self.totals = [0, 0]

    # -- settlement

    def shares(self) -> list[int]:
        """The rubber in hand by seat, as if it were settled now (V-64, V3A-8, V3B-7).

        A match cut short by `hands` is settled so; crosses that nobody has earned lapse.
        """
        if self.setting.persons:
            return score.settled_by_persons(self.totals)
        shares = [0] * int(self.setting.players)
        net = self.totals[0] - self.totals[1]
        if net:
            for place in self._settling():
                shares[self.home[place]] += net if self._home_side(place) == 0 else -net
        return shares

    def _settling(self) -> list[int]:
        """The places that win or pay the difference: the holder of a dummy in turn twice (V3A-8)."""
        if self.setting.two_hands:
            return [0, 2]
        return [0, 1] if self.setting.players == 2 else [0, 1, 2, 3]

    def _home_side(self, place: i64) -> i64:
        return FACING[place] if self.setting.two_hands else PAIRED[place]

    def points_now(self) -> list[int]:
        """Finished rubbers, and the rubber in hand as if it were settled now."""
        shares = self.shares()
        return [self.won[seat] + shares[seat] for seat in range(len(shares))]

    def scores(self) -> list[int]:
        now = self.points_now()
        if not self.single:
            return now
        return [now[seat] - self.before[seat] for seat in range(len(now))]

    def over(self) -> bool:
        return self.phase is OVER

    def awaits_chance(self) -> bool:
        return self.phase is DEAL or self.phase is DRAW or self.phase is DRAW_AGAIN

    def hand_number(self) -> i64:
        return self.hand + 1 if self.awaits_chance() else self.hand

    # -- the sheet (1.5)

    def sheet(self) -> Sheet:
        """The slate of sides or persons, then each player's signed total, with a stake also in money."""
        small = self.setting.small_unit
        columns = [self._column(column, small) for column in range(self.setting.columns)]
        now = self.points_now()
        for seat in range(len(self.won)):
            totals = {"sum": score.tenth(self.won[seat]) if small else self.won[seat]}
            if self.setting.stake:
                totals["kopecks"] = score.kopecks(now[seat], self.setting.stake)
            columns.append(Column((seat,), "", totals))
        entries = [score.in_tens(entry) for entry in self.entries] if small else self.entries
        return Sheet("line", tuple(columns), tuple(entries), self._notes(small))

    def _notes(self, small: bool) -> dict[str, int]:
        """Figures that belong to nobody; with re-seating there are no rubbers and no games (VS-5)."""
        if self.setting.reseat:
            return {"crosses": int(self.crosses)}
        return {
            "rubber": rubber_number(self.rubber, self.over(), self.hand, self.entries),
            "rubbers": int(self.setting.rubbers),
            "crosses": int(self.crosses),
            "target": self.setting.count.target // 10 if small else self.setting.count.target,
        }

    def _column(self, column: i64, small: bool) -> Column:
        unit = 10 if small else 1
        totals = {"below": self.below[column] // unit, "total": self.totals[column] // unit}
        if not self.setting.reseat:
            totals["games"] = self.games[column]
        if self.setting.persons:
            return Column((int(column),), "", totals)
        return Column(self._seats_of(column), self._side_name(column), totals)

    def _seats_of(self, column: i64) -> tuple[int, ...]:
        """The players of a side."""
        side = self.side if self.setting.reseat else FACING if self.setting.two_hands else PAIRED
        seats = [
            int(self.home[place]) for place in range(4) if side[place] == column and self.home[place] >= 0
        ]
        return tuple(dict.fromkeys(seats))

    def _side_name(self, column: i64) -> str:
        if self.setting.reseat:
            return ""
        if self.setting.two_hands:
            return ["S", "N"][column]
        if self.setting.players == 2:
            return ["S", "W"][column]
        return ["NS", "EW"][column]

    # -- chairs

    def change_chairs(self, one: i64, other: i64) -> None:
        """Two hands change chairs for this deal: the order of turns follows (V2D-4, V3B-3, VS-4)."""
        chair = copied4(self.chair)
        chair[one], chair[other] = self.chair[other], self.chair[one]
        self.sit_at(chair)

    def sit_at(self, chair: vec[i64]) -> None:
        """The hands lie at these chairs."""
        self.chair = chair
        next_of = vec[i64]([0, 0, 0, 0])
        for place in range(4):
            for other in range(4):
                if chair[other] == chair[place] + 1 & 3:
                    next_of[place] = other
        self.next_of = next_of
