"""Semerik (Семерик): ten tricks of a forty-card pack, the three high, hearts over all, the first side to 21.

A *place* is a chair, 0 … 3 clockwise; places 0 and 2 are side 0, places 1 and 3 are side 1 (S-6). A *seat* is a
player, for the whole match; `owner` says who sits where. What belongs to the match is replaced and never changed in
place: copies share it.
"""

import enum
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, copied52, members, size
from lomber.cards.pack import SUIT, SUITS, card_name, suit_of
from lomber.games.semerik import score
from lomber.games.semerik.cards import (
    CLAIM_NAMES,
    FALLING,
    FIGURES,
    beats,
    claims_in,
    is_figure,
    is_true,
    pack,
    same_thing,
    sorted_hand,
)
from lomber.games.semerik.knowing import Told, tell
from lomber.games.semerik.setting import Setting
from lomber.games.semerik.view import SemerikView
from lomber.play.draws import draw, low_to_high
from lomber.play.open_play import lineup
from lomber.play.seating import chairs
from lomber.play.setups import entries_written
from lomber.table.chance import Deal, Pile
from lomber.table.contract import EVERYTHING, Game, Gist, State
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Column, Entry, Sheet
from lomber.table.unseen import Unseen

NO_CARD: Final[i64] = -1
SIDE_NAMES: Final = ("NS", "EW")


class Phase(enum.Enum):
    DRAW = "draw"
    DEAL = "deal"
    ANNOUNCE = "announce"
    PLAY = "play"
    OVER = "over"


DRAW: Final = Phase.DRAW
DEAL: Final = Phase.DEAL
ANNOUNCE: Final = Phase.ANNOUNCE
PLAY: Final = Phase.PLAY
OVER: Final = Phase.OVER


class SemerikState(State):
    """A match of so many parties; each is won by the first side with 21 points."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        # -- the match
        self.phase = DRAW
        self.single = False
        self.hand: i64 = 0
        self.owner: vec[i64] = vec[i64]([0, 1, 2, 3])
        self.dealer: i64 = 0
        self.record: list[int] = [0, 0]
        """The two slips of the partie in progress."""
        self.written: list[int] = [0, 0]
        """The wins written so far, 21s and 42s (S-41)."""
        self.parties: i64 = 0
        self.entries: list[Entry] = []
        self.before: int = 0
        """What side 0 was ahead when the hand began."""
        self.clear_hand()
        if setting.first_dealer >= 0:
            self.phase = DEAL
            self.dealer = setting.first_dealer

    def clear_hand(self) -> None:
        """Nothing of an earlier hand is left on the table."""
        self.hands: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.original: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.counted: i64 = 0
        """The places that have counted their combinations."""
        self.said: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]
        """What each place has announced, by the numbers of the claims."""
        self.turn: i64 = 0
        self.played: vec[i64] = vec[i64]([NO_CARD] * 52)
        self.player: vec[i64] = vec[i64]([0] * 52)
        self.laid: i64 = 0
        self.in_trick: i64 = 0
        self.winning: i64 = NO_CARD
        self.winner: i64 = 0
        self.tricks: vec[i64] = vec[i64]([0, 0])
        self.denied: vec[i64] = vec[i64]([0, 0, 0, 0])
        """Cards a place is known not to hold: it did not follow, and that was no revoke."""
        self.revoked: i64 = 0
        """Manners: the plays, counted from the first card of the hand, that were revokes."""
        self.fined: i64 = 0
        """Manners: those of them that have been fined."""
        self.accused: list[int] = [0] * 20
        """Manners: how often each side has claimed a revoke in each trick since the last card laid to it."""
        self.talkers: i64 = 0
        """Manners: the places that say the other side has talked."""
        self.silenced: i64 = 0
        """Manners: the sides that have been fined for talking in this hand."""

    # -- copies

    def copy(self) -> "SemerikState":
        other = SemerikState(self.game, self.setting)
        other.phase = self.phase
        other.single = self.single
        other.hand = self.hand
        other.owner = self.owner
        other.dealer = self.dealer
        other.record = self.record
        other.written = self.written
        other.parties = self.parties
        other.entries = self.entries
        other.before = self.before
        other.hands = copied4(self.hands)
        other.original = self.original
        other.counted = self.counted
        other.said = self.said
        other.turn = self.turn
        other.played = copied52(self.played, self.laid, NO_CARD)
        other.player = copied52(self.player, self.laid, 0)
        other.laid = self.laid
        other.in_trick = self.in_trick
        other.winning = self.winning
        other.winner = self.winner
        other.tricks = copied(self.tricks)
        other.denied = copied4(self.denied)
        other.revoked = self.revoked
        other.fined = self.fined
        other.accused = self.accused
        other.talkers = self.talkers
        other.silenced = self.silenced
        return other

    def this_hand(self) -> "SemerikState":
        other = self.copy()
        other.single = True
        return other

    # -- chance: the draw and the deal (S-5 … S-10)

    def awaits(self) -> Deal | None:
        cards = pack(self.setting.ranks)
        if self.phase is DEAL:
            piles = [Pile(f"hand.{p}", self.setting.ranks, BIT[self.owner[p]]) for p in range(4)]
            return Deal("hand", members(cards), piles)
        if self.phase is DRAW:
            return draw(cards, 4)
        return None

    def dealt(self, order: vec[i64]) -> None:
        if self.phase is DRAW:
            self._drawn(order)
        else:
            self._dealt_hands(order)

    def _drawn(self, order: vec[i64]) -> None:
        """The two lowest play together; the lowest deals, of the others the lower sits at his left (S-5)."""
        lowest_first = vec[i64](low_to_high(order, 4))
        if self.setting.drawn_places:
            self.owner = chairs(lowest_first, [0, 1, 2, 3])
            self.dealer = 0
        else:
            self.dealer = lowest_first[0]
        self.phase = DEAL

    def _dealt_hands(self, order: vec[i64]) -> None:
        self.hand += 1
        self.before = self.ahead()
        self.clear_hand()
        for place in range(4):
            for i in range(self.setting.ranks):
                self.hands[place] |= BIT[order[place * self.setting.ranks + i]]
        self.original = copied4(self.hands)
        self.turn = (self.dealer + 1) % 4
        if self.setting.manual:
            self.phase = ANNOUNCE
            return
        self.phase = PLAY
        self.count_hands()

    def count_hands(self) -> None:
        """After the deal all hands are counted, from the dealer's left; the partie may end there (S-11)."""
        for after in range(1, 5):
            place = (self.dealer + after) % 4
            self._count(place, claims_in(self.hands[place], self.setting.count))
            if self.phase is not PLAY:
                return

    def hand_over(self) -> bool:
        return not self.hands[0] and not self.hands[1] and not self.hands[2] and not self.hands[3]

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        return pile.startswith("hand.") and seat >= 0 and self.owner[int(pile[5:])] == seat

    def place_of(self, seat: i64) -> i64:
        """Where a player sits; -1 for a spectator."""
        for place in range(4):
            if self.owner[place] == seat:
                return place
        return -1

    # -- whose move

    def actors(self) -> i64:
        if self.phase is PLAY or self.phase is ANNOUNCE:
            return BIT[self.owner[self.turn]]
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        if not self.actors() or seat < 0 or self.owner[self.turn] != seat:
            return vec[i64]()
        if self.phase is PLAY:
            return members(self.hands[self.turn] if self.setting.manners else self.proper())
        moves = vec[i64]()
        for claim in range(len(CLAIM_NAMES)):
            if self._may_claim(claim):
                moves = append(moves, self.setting.claim + claim)
        return append(moves, self.setting.done)

    def proper(self) -> i64:
        """Follow suit if you can; else any card: no duty to trump or to beat (S-16 … S-18)."""
        hand = self.hands[self.turn]
        if self.in_trick:
            same = hand & SUIT[self.led()]
            if same:
                return same
        return hand

    def led(self) -> i64:
        return suit_of(self.played[self.laid - self.in_trick])

    def asides(self, seat: i64) -> vec[i64]:
        """Manners: claims of a revoke or of talk (S-43, section 6)."""
        moves = vec[i64]()
        place = self.place_of(seat)
        if not self.setting.manners or place < 0 or not self.actors():
            return moves
        for trick in range(self.setting.ranks):
            if self._may_accuse(place, trick):
                moves = append(moves, self.setting.claim_revoke + trick)
        if self._may_hush(place):
            moves = append(moves, self.setting.claim_talk)
        return moves

    def _may_accuse(self, place: i64, trick: i64) -> bool:
        """A trick that has begun; three times at most between two cards of it, so that nobody does nothing else."""
        first = self._first_card(trick)
        return 0 <= first < self.laid and self.accused[10 * (place % 2) + trick] < 3

    def _first_card(self, trick: i64) -> i64:
        """Where a trick, counted from 0, begins among the cards played; a set-up may leave out the first tricks."""
        left_out = self.tricks[0] + self.tricks[1] - (self.laid - self.in_trick) // 4
        return 4 * (trick - left_out)

    def _may_be_accused_anew(self, trick: i64) -> None:
        """A claim that came before the revoke was made does not use up the right one (S-43)."""
        if self.accused[trick] or self.accused[10 + trick]:
            accused = self.accused[:]
            accused[trick] = accused[10 + trick] = 0
            self.accused = accused

    def _may_hush(self, place: i64) -> bool:
        offenders = 1 - place % 2
        return not self.talkers & BIT[place] and not self.silenced & BIT[offenders]

    # -- moves

    def play(self, seat: i64, move: i64) -> None:
        if self.setting.manners and move >= self.setting.claim_revoke:
            self._beside(seat, move)
            return
        if not self.actors() or self.owner[self.turn] != seat:
            rule = "S-11" if self.phase is ANNOUNCE else "S-15"
            raise IllegalMove(int(seat), self.name(move), rule, "not-your-turn")
        if self.phase is ANNOUNCE:
            self._announce(seat, move)
        else:
            self._play_card(seat, move)

    def _announce(self, seat: i64, move: i64) -> None:
        """A true combination, none twice; `done` enters the sum (S-42)."""
        if move == self.setting.done:
            place = self.turn
            self.turn = (place + 1) % 4
            if place == self.dealer:
                self.phase = PLAY
            self._count(place, self.said[place])
            return
        claim = move - self.setting.claim
        if claim < 0:
            raise IllegalMove(int(seat), self.name(move), "S-11", "announce-first")
        if not self._may_claim(claim):
            raise IllegalMove(int(seat), self.name(move), "S-42", "false-claim")
        said = self.said[:]
        said[self.turn] = append(copied(said[self.turn]), claim)
        self.said = said

    def _may_claim(self, claim: i64) -> bool:
        if any(same_thing(claim, earlier) for earlier in self.said[self.turn]):
            return False
        return is_true(claim, self.hands[self.turn], self.setting.count)

    def _play_card(self, seat: i64, move: i64) -> None:
        if self.setting.manual and self.setting.claim <= move <= self.setting.done:
            raise IllegalMove(int(seat), self.name(move), "S-14", "announced-already")
        if move < 0 or move >= 52 or not BIT[move] & self.hands[self.turn]:
            raise IllegalMove(int(seat), self.name(move), "S-17", "not-in-hand")
        if not BIT[move] & self.proper():
            if not self.setting.manners:
                raise IllegalMove(int(seat), self.name(move), "S-17", "must-follow", suit=SUITS[self.led()])
            self.revoked |= BIT[self.laid]
        elif self.in_trick and suit_of(move) != self.led() and not self.setting.manners:
            self.denied[self.turn] |= SUIT[self.led()]
        self._lay(move)

    def _lay(self, card: i64) -> None:
        place = self.turn
        self._may_be_accused_anew(self.tricks[0] + self.tricks[1])
        self.hands[place] &= ~BIT[card]
        self.played[self.laid] = card
        self.player[self.laid] = place
        self.laid += 1
        if not self.in_trick or beats(card, self.winning, self.setting.hearts_trump):
            self.winning = card
            self.winner = place
        self.in_trick += 1
        self.turn = (place + 1) % 4
        if self.in_trick == 4:
            self._gather()

    def _gather(self) -> None:
        """The trick goes to its winner, its figures are counted at once; he leads (S-15, S-19, S-20)."""
        side = self.winner % 2
        figures: i64 = 0
        for i in range(self.laid - 4, self.laid):
            if is_figure(self.played[i]):
                figures += 1
        self.tricks[side] += 1
        self.in_trick = 0
        self.winning = NO_CARD
        self.turn = self.winner
        if score.trick_points(figures):
            self.write([score.trick_entry(int(self.hand), int(side), figures)])
        if self.phase is PLAY and self.hand_over():
            self._played_out()

    def _played_out(self) -> None:
        """The last trick is taken; who has all of them adds four (S-21)."""
        for side in range(2):
            if self.tricks[side] == self.setting.ranks:
                self.write([score.all_tricks_entry(int(self.hand), side)])
        if self.phase is PLAY:
            self._end_hand(self.leader_at_end())

    def _count(self, place: i64, claims: vec[i64]) -> None:
        """A player's combinations are added to his side's record as one sum (S-11)."""
        said = self.said[:]
        said[place] = claims
        self.said = said
        self.counted |= BIT[place]
        seat = int(self.owner[place])
        self.write(score.announced(self.setting.count, int(self.hand), int(place % 2), seat, claims))

    # -- manners (S-43)

    def _beside(self, seat: i64, move: i64) -> None:
        place = self.place_of(seat)
        if place < 0 or not self.actors():
            raise IllegalMove(int(seat), self.name(move), "S-43", "illegal")
        if move == self.setting.claim_talk:
            self._hush(seat, place)
            return
        trick = move - self.setting.claim_revoke
        if not self._may_accuse(place, trick):
            raise IllegalMove(int(seat), self.name(move), "S-43", "illegal")
        accused = self.accused[:]
        accused[10 * (place % 2) + trick] += 1
        self.accused = accused
        offence = self._offence(1 - place % 2, trick)
        if offence >= 0:
            self.fined |= BIT[offence]
            offender = int(self.owner[self.player[offence]])
            words = {"seat": offender, "number": int(trick) + 1}
            self._fine(1 - place % 2, self.setting.renounce_fine, "revoke", words)
        else:
            self._cleared(1 - place % 2, trick)

    def _offence(self, side: i64, trick: i64) -> i64:
        """The first revoke of a side in a trick that has not been fined; -1: there is none."""
        first = self._first_card(trick)
        for i in range(first, min(first + 4, self.laid)):
            if self.revoked & ~self.fined & BIT[i] and self.player[i] % 2 == side:
                return i
        return -1

    def _cleared(self, side: i64, trick: i64) -> None:
        """A wrong claim costs nothing, but all know now who had none of the suit."""
        first = self._first_card(trick)
        led = suit_of(self.played[first])
        for i in range(first + 1, min(first + 4, self.laid)):
            place = self.player[i]
            if place % 2 == side and suit_of(self.played[i]) != led and not self.fined & BIT[i]:
                self.denied[place] |= SUIT[led]

    def _hush(self, seat: i64, place: i64) -> None:
        """Talk is fined where both opponents say so, once in a hand."""
        if not self._may_hush(place):
            raise IllegalMove(int(seat), self.name(self.setting.claim_talk), "S-43", "illegal")
        self.talkers |= BIT[place]
        if self.talkers & BIT[(place + 2) % 4]:
            offenders = 1 - place % 2
            self.silenced |= BIT[offenders]
            self._fine(offenders, self.setting.talk_fine, "talk", {})

    def _fine(self, offenders: i64, amount: int, reason: str, words: dict[str, Any]) -> None:
        loses = self.setting.offender_loses
        self.write([score.fine_entry(int(self.hand), int(offenders), amount, loses, reason, words)])

    # -- the slips (S-23 … S-25)

    def write(self, entries: list[Entry]) -> None:
        """Figures go on the slips; a partie stops at the very moment it is won (S-23)."""
        if not entries:
            return
        record = self.record[:]
        for entry in entries:
            record[entry.column] += entry.amount
        self.record = record
        self.entries = self.entries + entries
        if self.setting.at_once:
            for side in range(2):
                if record[side] >= self.setting.partie:
                    self._end_hand(side)
                    return

    def leader_at_end(self) -> int:
        """With `ending=end_of_hand`: who has won by now; -1: nobody, or both have the same."""
        first, second = self.record
        if max(first, second) < self.setting.partie or first == second:
            return -1
        return 0 if first > second else 1

    def _end_hand(self, winner: int) -> None:
        """The deal passes to the left (S-7); a partie that is won is written and a new one begins (S-24, S-25)."""
        if winner >= 0:
            losers = self.record[1 - winner]
            partie, below = self.setting.partie, self.setting.double_below
            win = score.win_entry(int(self.hand), winner, partie, losers, below)
            self.entries = [*self.entries, win]
            written = self.written[:]
            written[winner] += win.amount
            self.written = written
            self.record = [0, 0]
            self.parties += 1
        self.dealer = (self.dealer + 1) % 4
        last = self.setting.last_hand
        if self.single or (last and self.hand >= last) or self.parties >= self.setting.parties:
            self.phase = OVER
            return
        self.clear_hand()
        self.phase = DEAL

    def gist(self) -> Gist | None:
        """The play; a partie may end in the middle of it (S-23). With manners a hand may revoke."""
        if self.phase is not PLAY or self.setting.manners:
            return None
        figures = 0
        for i in range(self.laid - self.in_trick, self.laid):
            figures += int(is_figure(self.played[i]))
        led = int(self.led()) if self.in_trick else -1
        key = [int(self.turn), int(self.in_trick), led, int(self.winner), figures]
        key += lineup(self.hands, self.winning, FALLING)
        left = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        key += [int(size(left & FIGURES & SUIT[suit])) for suit in range(4)]
        key += [int(self.tricks[0]), int(self.tricks[1]), *self.record]
        return Gist(key, [0] * 4)

    # -- the match

    def ahead(self) -> int:
        """What side 0 is ahead: wins written, and the slips of the partie in progress as they stand (S-41)."""
        return self.written[0] - self.written[1] + self.record[0] - self.record[1]

    def scores(self) -> list[int]:
        """Each of the winners what each of the losers pays (S-40). A partie cut short counts as its slips stand."""
        ahead = self.ahead() - (self.before if self.single else 0)
        mine = [ahead * self.setting.stake, -ahead * self.setting.stake]
        scores = [0, 0, 0, 0]
        for place in range(4):
            scores[self.owner[place]] = mine[place % 2]
        return scores

    def over(self) -> bool:
        return self.phase is OVER

    def hand_number(self) -> i64:
        return self.hand + 1 if self.phase is DRAW or self.phase is DEAL else self.hand

    def sheet(self) -> Sheet:
        columns: list[Column] = []
        for side in range(2):
            seats = (int(self.owner[side]), int(self.owner[side + 2]))
            totals = {"record": self.record[side], "wins": self.written[side]}
            columns.append(Column(seats, SIDE_NAMES[side], totals))
        notes = {"target": self.setting.partie, "double": self.setting.double_below}
        return Sheet("slips", tuple(columns), tuple(self.entries), notes)

    # -- what is known

    def view(self, seat: i64) -> SemerikView:
        view = SemerikView(seat, self.game)
        view.phase = self.phase.value
        view.hand = self.hand_number()
        view.dealer = self.dealer
        view.turn = self.turn if self.actors() else -1
        view.record = self.record[:]
        view.in_trick = self.in_trick
        view.laid = self.laid
        view.winner = self.winner
        view.winning = self.winning
        view.counted = self.counted
        for place in range(4):
            view.owner[place] = self.owner[place]
            view.cards_left[place] = size(self.hands[place])
            view.denied[place] = self.denied[place]
            view.said[place] = self.said[place]
        for i in range(self.laid):
            view.played[i] = self.played[i]
            view.player[i] = self.player[i]
        view.tricks = copied(self.tricks)
        place = self.place_of(seat)
        if place >= 0:
            view.place = place
            view.own = self.hands[place]
            if self.phase is PLAY and place == self.turn:
                view.proper = self.proper()
        view.legal = self.legal(seat)
        view.asides = self.asides(seat)
        view.sheet = self.sheet()
        view.over = self.over()
        view.scores = self.scores()
        return view

    def aloud(self) -> list[str]:
        """What the table has counted for the players: it is said, and nothing is shown (S-13)."""
        if self.setting.manual:
            return []
        return [
            f"{place} " + " ".join(CLAIM_NAMES[claim] for claim in self.said[place])
            for place in range(4)
            if self.counted & BIT[place]
        ]

    def clues(self, seat: i64, unseen: Unseen) -> None:
        for place in range(4):
            if self.owner[place] != seat:
                tell(self.setting, unseen, place, self._told(place))

    def _told(self, place: i64) -> Told:
        told = Told()
        told.gone = self.original[place] & ~self.hands[place]
        told.denied = self.denied[place]
        told.counted = self.counted & BIT[place] != 0
        told.said = self.said[place]
        for i in range(self.laid):
            if self.fined & BIT[i] and self.player[i] == place:
                later: i64 = 0
                for j in range(i + 1, self.laid):
                    if self.player[j] == place:
                        later |= BIT[self.played[j]]
                told.kept.append((suit_of(self.played[i // 4 * 4]), later))
        return told

    def position(self, seat: i64) -> dict[str, Any]:
        return {
            "phase": self.phase.value,
            "hand": int(self.hand),
            "owners": [int(one) for one in self.owner],
            "dealer": int(self.dealer),
            "turn": int(self.turn),
            "piles": self._piles_seen(seat),
            "played": [f"{int(self.player[i])} {card_name(self.played[i])}" for i in range(self.laid)],
            "in_trick": int(self.in_trick),
            "tricks": [int(self.tricks[0]), int(self.tricks[1])],
            "denied": [" ".join(card_name(card) for card in sorted_hand(self.denied[p])) for p in range(4)],
            "counted": [place for place in range(4) if self.counted & BIT[place]],
            "said": [" ".join(CLAIM_NAMES[claim] for claim in self.said[place]) for place in range(4)],
            "record": self.record[:],
            "wins": self.written[:],
            "parties": int(self.parties),
            "before": self.before,
            "single": self.single,
            "manners": self._beside_seen(seat),
            "entries": entries_written(self.entries),
        }

    def _piles_seen(self, seat: i64) -> dict[str, str]:
        piles: dict[str, str] = {}
        for place in range(4):
            held = self.hands[place]
            if seat == EVERYTHING or (seat >= 0 and self.owner[place] == seat):
                piles[f"hand.{place}"] = " ".join(card_name(card) for card in sorted_hand(held))
            else:
                piles[f"hand.{place}"] = " ".join(["??"] * size(held))
        return piles

    def _beside_seen(self, seat: i64) -> dict[str, Any]:
        """What has happened beside the play; which cards were revokes only the whole truth says."""
        if not self.setting.manners:
            return {}
        seen: dict[str, Any] = {
            "fined": [int(i) for i in members(self.fined)],
            "accused": self.accused[:],
            "talkers": [int(place) for place in members(self.talkers)],
            "silenced": [int(side) for side in members(self.silenced)],
        }
        if seat == EVERYTHING:
            seen["revoked"] = [int(i) for i in members(self.revoked)]
        return seen
