"""Whist with manners: mistakes can be made, noticed and paid for (W-20, W-22; section 6 of the rules).

A card that breaks W-9 can be played, and nobody is told: a *revoke* (произвольный ренонс). Until the next lead
it can be taken back; after that the opponents may claim it, until all have gone on to the next deal. Besides,
cards can be led and played out of turn, and laid open. What the table can enforce because all hear it (a
demand, a suit named, a card called for) it enforces.

All that is done here lies open: the asides a seat is offered, and what the table learns from a card, depend on
nothing that the seat cannot know.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, filled, highest, lowest, members
from lomber.cards.pack import ABOVE, SUIT, SUITS, card_name, card_names, suit_of
from lomber.games.whist import score
from lomber.games.whist.setting import Setting
from lomber.games.whist.state import NONE_DEALT, PLACES, Phase, WhistState
from lomber.games.whist.view import WhistView
from lomber.play.revokes import held_led, laid_in, open_trick, strays
from lomber.play.setups import entries_written
from lomber.play.tricks import NO_CARD, NO_SUIT, beats
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.sheet import Entry
from lomber.table.unseen import Unseen

NOBODY: Final[i64] = -1

NO_DEMAND: Final[i64] = 0
HIGHEST: Final[i64] = 1
LOWEST: Final[i64] = 2


class MannersState(WhistState):
    """A sitting in which mistakes can happen; without the option `manners` it is the plain game.

    Where the rules name a side ("the opponents may demand …") the opponent on the offender's left must answer,
    and his partner may speak before him.
    """

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.exposed: vec[i64] = NONE_DEALT
        """Cards laid open before their owners, by place (W-22 d); one that is played and taken back still is."""
        self.shown: vec[i64] = NONE_DEALT
        """All cards that the table has seen in a closed hand: exposed, led early, taken back."""
        self.called: vec[i64] = NONE_DEALT
        """The exposed card that the opponents have called for, to be played in the owner's next turn; or -1."""
        self.asked: vec[i64] = NONE_DEALT
        """By trick: the places whose partners asked in time whether they were not mistaken."""
        self.early_card: i64 = NO_CARD
        self.early_place: i64 = NOBODY
        self.early_used = False
        """Somebody has led early to the trick that is due; nobody else does."""
        self.named: i64 = NO_SUIT
        """The suit that the right leader must lead (W-22 b)."""
        self.demanded: i64 = NO_DEMAND
        self.slot: i64 = 0
        """Where in the trick the card was that has been taken back."""
        # -- after the last trick; replaced, never changed in place
        self.went_on: i64 = 0
        """The seats that have gone on to the next deal."""
        self.claims: list[list[int]] = []
        """Trick, place and claimant of every claim of this deal."""
        self.proven: list[list[int]] = []
        """The revokes still to be fined, in the order of the tricks."""
        self.lost: list[i64] = [0, 0]
        """Tricks taken over from each side."""
        self.penalties: list[Entry] = []

    def copy(self) -> "MannersState":
        other = MannersState(self.game, self.setting)
        other.take(self)
        other.take_manners(self)
        return other

    def take_manners(self, other: "MannersState") -> None:
        if not self.setting.manners:
            return
        self.exposed = copied4(other.exposed)
        self.shown = copied4(other.shown)
        self.called = copied4(other.called)
        self.asked = copied(other.asked)
        self.early_card = other.early_card
        self.early_place = other.early_place
        self.early_used = other.early_used
        self.named = other.named
        self.demanded = other.demanded
        self.slot = other.slot
        self.went_on = other.went_on
        self.claims = other.claims
        self.proven = other.proven
        self.lost = other.lost
        self.penalties = other.penalties

    def clear_deal(self) -> None:
        super().clear_deal()
        if not self.setting.manners:
            return
        self.exposed = vec[i64]([0, 0, 0, 0])
        self.shown = vec[i64]([0, 0, 0, 0])
        self.called = vec[i64]([NO_CARD] * 4)
        self.asked = filled(self.setting.ranks, 0)
        self.early_card = NO_CARD
        self.early_place = NOBODY
        self.early_used = False
        self.named = NO_SUIT
        self.demanded = NO_DEMAND
        self.slot = 0
        self.went_on = 0
        self.claims = []
        self.proven = []
        self.lost = [0, 0]
        self.penalties = []

    # -- who must move, and what he may do

    def actors(self) -> i64:
        actor = self.answering() if self.setting.manners else NOBODY
        return BIT[actor] if actor >= 0 else super().actors()

    def answering(self) -> i64:
        """The seat that has to answer, correct, go on or choose; -1 where a card is simply to be played."""
        if self.phase is Phase.ANSWER_LEAD:
            return self.owner[self.next_place(self.early_place)]
        if self.phase is Phase.DEMAND:
            return self.owner[self.next_place(self.to_play)]
        if self.phase is Phase.CORRECT:
            return self.owner[self.to_play]
        if self.phase is Phase.RECKON:
            return self._next_to_go_on()
        if self.phase is Phase.FINE:
            return self.proven[0][2]
        return NOBODY

    def legal(self, seat: i64) -> vec[i64]:
        if not self.setting.manners:
            return super().legal(seat)
        if self.phase is Phase.PLAY:
            return members(self.obliged(self.to_play)) if self.owner[self.to_play] == seat else vec[i64]()
        return self._answers() if self.answering() == seat else vec[i64]()

    def _answers(self) -> vec[i64]:
        setting = self.setting
        if self.phase is Phase.ANSWER_LEAD:
            spades = setting.name_suit
            return vec[i64]([setting.accept_lead, spades, spades + 1, spades + 2, spades + 3])
        if self.phase is Phase.DEMAND:
            return vec[i64]([setting.demand, setting.demand + 1, setting.waive])
        if self.phase is Phase.CORRECT:
            return members(self._corrections())
        if self.phase is Phase.RECKON:
            return vec[i64]([setting.next])
        return vec[i64]([setting.choose_fine, setting.choose_fine + 1])

    def obliged(self, place: i64) -> i64:
        """Any card of the hand (W-22 a), but a suit named must be led and a card called for must be played."""
        hand = self.hands[place]
        if not self.in_trick and self.named >= 0 and place == self.to_play:
            hand = hand & SUIT[self.named] or hand
        call = self.called[place]
        if call < 0:
            return hand
        if self.in_trick:
            hand = hand & SUIT[self.led] or hand
        return BIT[call] if hand & BIT[call] else hand

    def asides(self, seat: i64) -> vec[i64]:
        found: list[i64] = []
        if self.setting.manners and self.is_playing(seat):
            if self.phase is Phase.PLAY:
                found = self._asides_in_play(seat)
            elif self.phase is Phase.ANSWER_LEAD or self.phase is Phase.DEMAND:
                found = self._asides_of_partner(seat)
            elif self.phase is Phase.RECKON:
                found = self._claims_open(seat)
        return vec[i64](sorted(found))

    def is_playing(self, seat: i64) -> bool:
        return any(self.owner[place] == seat for place in self.setting.places)

    def _asides_in_play(self, seat: i64) -> list[i64]:
        found: list[i64] = []
        if self._may_ask(seat) >= 0:
            found.append(self.setting.ask_partner)
        if self._mistaken(seat) >= 0:
            found.append(self.setting.correct)
        if self._may_accept(seat):
            found.append(self.setting.accept_lead)
        for place in self.setting.places:
            if self.owner[place] == seat:
                found.extend(self._asides_of_hand(place))
            elif self.side_of(seat) != self.setting.side[place] and self.called[place] < 0:
                lying = self.exposed[place] & self.hands[place]
                found.extend(self.setting.call_card + card for card in members(lying))
        found.extend(self._claims_open(seat))
        return found

    def _asides_of_hand(self, place: i64) -> list[i64]:
        """What the owner of a hand can do with its cards out of turn (W-22 b, c, d).

        Not with a dummy that is still closed: nobody could tell which of his hands the card came from.
        """
        found: list[i64] = []
        if self.lies_closed(place):
            return found
        if self._may_lead_early(place):
            found.extend(self.setting.lead_early + card for card in members(self.obliged(place)))
        if self._may_play_early(place):
            found.extend(self.setting.play_early + card for card in members(self.obliged(place)))
        if not self.is_open(place):
            closed = self.hands[place] & ~self.exposed[place]
            if place == self.early_place:
                closed &= ~BIT[self.early_card]
            found.extend(self.setting.expose + card for card in members(closed))
        return found

    def _asides_of_partner(self, seat: i64) -> list[i64]:
        """The partner of the one who must answer may answer for him; the offender may first correct a revoke."""
        found: list[i64] = []
        actor = self.answering()
        if seat != actor and self.side_of(seat) == self.side_of(actor):
            found.extend(self._answers())
        if self.phase is Phase.ANSWER_LEAD and self._mistaken(seat) >= 0:
            found.append(self.setting.correct)
        return found

    def side_of(self, seat: i64) -> i64:
        for place in self.setting.places:
            if self.owner[place] == seat:
                return self.setting.side[place]
        return NOBODY

    def is_open(self, place: i64) -> bool:
        """Does the hand lie face up before all, as a dummy's does?"""
        return False

    def lies_closed(self, place: i64) -> bool:
        """Does the hand lie face down before all, as a dummy's may do until the first lead?"""
        return False

    # -- a move or an aside

    def play(self, seat: i64, move: i64) -> None:
        if not self.setting.manners:
            super().play(seat, move)
            return
        if self.setting.players > 4:
            self.check_plays(seat, move)
        if self.phase is Phase.PLAY and move < 52:
            self._play_card(seat, move)
        elif move in self.legal(seat):
            self._answer(seat, move)
        elif move in self.asides(seat):
            self._speak(seat, move)
        elif self.phase is Phase.CORRECT and self.owner[self.to_play] == seat and move < 52:
            raise IllegalMove(int(seat), self.name(move), "W-20", "must-correct")
        else:
            raise IllegalMove(int(seat), self.name(move), "W-22", "not-now")

    def _play_card(self, seat: i64, card: i64) -> None:
        if self.owner[self.to_play] != seat:
            raise IllegalMove(int(seat), self.name(card), "W-8", "not-your-turn")
        if not BIT[card] & self.hands[self.to_play]:
            raise IllegalMove(int(seat), self.name(card), "W-9", "not-in-hand")
        if not BIT[card] & self.obliged(self.to_play):
            call = self.called[self.to_play]
            if call >= 0:
                raise IllegalMove(int(seat), self.name(card), "W-22", "card-called", card=card_name(call))
            raise IllegalMove(int(seat), self.name(card), "W-22", "suit-named", suit=SUITS[self.named])
        self.lay(card)

    def _answer(self, seat: i64, move: i64) -> None:
        """What had to be said or done before the play goes on."""
        if self.phase is Phase.ANSWER_LEAD:
            self._answer_lead(move)
        elif self.phase is Phase.DEMAND:
            self._answer_demand(move)
        elif self.phase is Phase.CORRECT:
            self._put_right(move)
        elif self.phase is Phase.RECKON:
            self.went_on |= BIT[seat]
            if self._next_to_go_on() < 0:
                self._judge()
        else:
            self._fine(move == self.setting.choose_fine)

    def _speak(self, seat: i64, move: i64) -> None:
        """Something that a seat does unasked."""
        setting = self.setting
        if self.phase is Phase.ANSWER_LEAD and move != setting.correct:
            self._answer_lead(move)
        elif self.phase is Phase.DEMAND:
            self._answer_demand(move)
        elif move == setting.ask_partner:
            self.asked[self.open_trick()] |= BIT[self._may_ask(seat)]
        elif move == setting.correct:
            self._take_back(self._mistaken(seat))
        elif move == setting.accept_lead:
            self._accept_lead()
        elif move >= setting.claim_revoke:
            self._claim(seat, move - setting.claim_revoke)
        elif move >= setting.call_card:
            self._call(move - setting.call_card)
        elif move >= setting.expose:
            self._expose(move - setting.expose)
        elif move >= setting.play_early:
            self.to_play = self.holder(move - setting.play_early)
            self.lay(move - setting.play_early)
        else:
            self._lead_early(move - setting.lead_early)

    def holder(self, card: i64) -> i64:
        """The place whose hand holds the card."""
        for place in self.setting.places:
            if self.hands[place] & BIT[card]:
                return place
        return NOBODY

    # -- cards (W-22 a, c, d)

    def lay(self, card: i64) -> None:
        """A card of the place whose turn it is, or is made so. Not following tells nothing: it may be a revoke."""
        if not self.setting.manners:
            super().lay(card)
            return
        place = self.to_play
        self._learn(place, card)
        self.called[place] = NO_CARD
        if not self.in_trick:
            self._led()
        self.put(card)
        if self.phase is Phase.PLAY and self.in_trick:
            self.to_play = self._next_to_lay()

    def _learn(self, place: i64, card: i64) -> None:
        """What the table learns from a card: only what it has enforced."""
        suit = suit_of(card)
        if not self.in_trick:
            if self.named >= 0 and suit != self.named:
                self.denied[place] |= SUIT[self.named]
        elif self.called[place] >= 0 and suit != self.led:
            self.denied[place] |= SUIT[self.led]

    def _led(self) -> None:
        """A lead closes the trick before it. An early card that was not accepted counts as exposed (W-22 b)."""
        self._expose_early()
        self.early_used = False
        self.named = NO_SUIT

    def _next_to_lay(self) -> i64:
        """Clockwise from the leader the first who has not played to the trick, whoever was early."""
        first = self.laid - self.in_trick
        place = self.player[first]
        laid: i64 = 0
        for i in range(first, self.laid):
            laid |= BIT[self.player[i]]
        while laid & BIT[place]:
            place = self.next_place(place)
        return place

    def _may_play_early(self, place: i64) -> bool:
        """Third hand before second; then fourth hand too, before his partner (W-22 c)."""
        if self.in_trick == 0 or self.setting.wide == 2:
            return False
        first = self.laid - self.in_trick
        turn = place - self.player[first] & 3
        if self.in_trick == 1:
            return turn == 2
        early = self.player[first + 1] - self.player[first] & 3
        return self.in_trick == 2 and early == 2 and turn == 3

    def _expose(self, card: i64) -> None:
        place = self.holder(card)
        self.exposed[place] |= BIT[card]
        self.shown[place] |= BIT[card]

    def _call(self, card: i64) -> None:
        """The card is to be played in its owner's next turn, if it is then legal; else the call is spent."""
        self.called[self.holder(card)] = card

    # -- leading out of turn (W-22 b)

    def _may_lead_early(self, place: i64) -> bool:
        return self.in_trick == 0 and place != self.to_play and not self.early_used

    def _lead_early(self, card: i64) -> None:
        """The partner of the right leader: the opponents answer. An opponent: the right leader's side decides."""
        place = self.holder(card)
        self.early_card = card
        self.early_place = place
        self.early_used = True
        self.shown[place] |= BIT[card]
        if self.setting.side[place] == self.setting.side[self.to_play]:
            self.phase = Phase.ANSWER_LEAD

    def _may_accept(self, seat: i64) -> bool:
        """In play an early card can be waiting only from an opponent of the right leader."""
        return self.early_card >= 0 and self.side_of(seat) == self.setting.side[self.to_play]

    def _answer_lead(self, move: i64) -> None:
        self.phase = Phase.PLAY
        if move == self.setting.accept_lead:
            self._accept_lead()
            return
        self.named = move - self.setting.name_suit
        self._forget_early()

    def _accept_lead(self) -> None:
        """The early card is the lead of this trick."""
        card = self.early_card
        self.to_play = self.early_place
        self._forget_early()
        self.lay(card)

    def _forget_early(self) -> None:
        self.early_card = NO_CARD
        self.early_place = NOBODY

    def _expose_early(self) -> None:
        if self.early_card >= 0:
            self.exposed[self.early_place] |= BIT[self.early_card]
            self._forget_early()

    # -- a revoke noticed in time (§19, §20)

    def open_trick(self) -> i64:
        return open_trick(self.laid, self.setting.wide)

    def _laid_in(self, trick: i64, place: i64) -> i64:
        return laid_in(trick, place, self.player, self.laid, self.setting.wide)

    def _strays(self, trick: i64, place: i64) -> bool:
        """Did the place lay a card of another suit than the one led? Seen by all; in the last trick no matter."""
        at = self._laid_in(trick, place)
        return at >= 0 and trick + 1 < self.setting.ranks and strays(at, self.played, self.setting.wide)

    def _may_ask(self, seat: i64) -> i64:
        """The place that this seat may ask whether it is not mistaken (§20), or -1."""
        trick = self.open_trick()
        if trick < 0:
            return NOBODY
        for place in self.setting.places:
            partner = self.setting.partner(place)
            if partner < 0 or self.owner[partner] != seat or self.owner[place] == seat:
                continue
            if self._strays(trick, place) and not self.asked[trick] & BIT[place]:
                return place
        return NOBODY

    def _mistaken(self, seat: i64) -> i64:
        """The place of this seat that revoked in the open trick, the latest first, or -1."""
        trick = self.open_trick()
        found = NOBODY
        for place in self.setting.places:
            if trick >= 0 and self.owner[place] == seat and self.revoked(trick, place):
                if found < 0 or self._laid_in(trick, place) > self._laid_in(trick, found):
                    found = place
        return found

    def revoked(self, trick: i64, place: i64) -> bool:
        """Did the place hold the suit led in this trick and play another (§18)?"""
        if not self._strays(trick, place):
            return False
        at = self._laid_in(trick, place)
        return held_led(at, self.original[place], self.played, self.player, self.setting.wide)

    def _take_back(self, place: i64) -> None:
        """The wrong card goes back to the hand; the opponents may demand the highest or the lowest (§19).

        The cards of the others stay. An early lead that is waiting is taken back too and lies exposed; a suit
        named for the next lead is forgotten, for the leader may change.
        """
        self._expose_early()
        self.named = NO_SUIT
        if self.in_trick == 0:
            self.in_trick = self.setting.wide
            self._weigh_trick()
            self.tricks[self.setting.side[self.winner]] -= 1
        self.slot = self._laid_in(self.open_trick(), place)
        card = self.played[self.slot]
        for i in range(self.slot, self.laid - 1):
            self.played[i] = self.played[i + 1]
            self.player[i] = self.player[i + 1]
        self.laid -= 1
        self.in_trick -= 1
        self.played[self.laid] = NO_CARD
        self.player[self.laid] = 0
        self.hands[place] |= BIT[card]
        self.shown[place] |= BIT[card]
        self.to_play = place
        self._weigh_trick()
        self.phase = Phase.DEMAND

    def _weigh_trick(self) -> None:
        """Who is winning the trick on the table."""
        first = self.laid - self.in_trick
        self.led = suit_of(self.played[first])
        self.winning = self.played[first]
        self.winner = self.player[first]
        for i in range(first + 1, self.laid):
            if beats(self.played[i], self.winning, self.trump):
                self.winning = self.played[i]
                self.winner = self.player[i]

    def _answer_demand(self, move: i64) -> None:
        self.demanded = NO_DEMAND if move == self.setting.waive else move - self.setting.demand + HIGHEST
        self.phase = Phase.CORRECT

    def _corrections(self) -> i64:
        """The cards that may take the place of the one taken back."""
        same = self.hands[self.to_play] & SUIT[self.led]
        if self.demanded == HIGHEST:
            return BIT[highest(same)]
        if self.demanded == LOWEST:
            return BIT[lowest(same)]
        return same

    def _put_right(self, card: i64) -> None:
        """The right card is laid where the wrong one was, and the trick is weighed anew."""
        place = self.to_play
        if self.demanded == HIGHEST:
            self.denied[place] |= ABOVE[card]
        elif self.demanded == LOWEST:
            self.denied[place] |= SUIT[self.led] & ~ABOVE[card] & ~BIT[card]
        if self.called[place] == card:
            self.called[place] = NO_CARD
        self.hands[place] &= ~BIT[card]
        i = self.laid
        while i > self.slot:
            self.played[i] = self.played[i - 1]
            self.player[i] = self.player[i - 1]
            i -= 1
        self.played[self.slot] = card
        self.player[self.slot] = place
        self.laid += 1
        self.in_trick += 1
        self.demanded = NO_DEMAND
        self.slot = 0
        self.phase = Phase.PLAY
        self._weigh_trick()
        if self.in_trick == self.setting.wide:
            self.gather()
        else:
            self.to_play = self._next_to_lay()

    # -- a revoke claimed (W-20)

    def _claims_open(self, seat: i64) -> list[i64]:
        """Every card of an opponent in a closed trick that did not follow suit can be claimed, once."""
        side = self.side_of(seat)
        closed = self.setting.ranks - 1 if self.phase is Phase.RECKON else self.open_trick()
        found: list[i64] = []
        for trick in range(closed):
            for index, place in enumerate(self.setting.places):
                if self.setting.side[place] != side and self._strays(trick, place):
                    if not any(claim[0] == trick and claim[1] == place for claim in self.claims):
                        found.append(self.setting.claim_revoke + trick * self.setting.wide + index)
        return found

    def _claim(self, seat: i64, number: i64) -> None:
        """A claim is noted; it is proved by looking through the tricks when all have been played."""
        trick = int(number // self.setting.wide)
        place = self.setting.places[number % self.setting.wide]
        self.claims = [*self.claims, [trick, place, int(seat)]]

    def played_out(self) -> None:
        """Before the next deal each may still claim a revoke (W-20)."""
        if self.setting.manners:
            self.phase = Phase.RECKON
        else:
            super().played_out()

    def _next_to_go_on(self) -> i64:
        for place in self.setting.places:
            if not self.went_on & BIT[self.owner[place]]:
                return self.owner[place]
        return NOBODY

    def _judge(self) -> None:
        """The tricks are looked through; a wrong claim costs nothing (silent → chosen, as in Vint)."""
        self.proven = [claim for claim in sorted(self.claims) if self.revoked(claim[0], claim[1])]
        self._settle_fines()

    def _settle_fines(self) -> None:
        if self.proven:
            self.phase = Phase.FINE
        else:
            self.finish()

    def _fine(self, in_points: bool) -> None:
        """Five points above the line, or three tricks taken over (W-20); a partner who asked in time is free."""
        trick, place, _ = self.proven[0]
        offenders = self.setting.side[place]
        count = self.setting.count
        made = [self.tricks[0], self.tricks[1]]
        fine = score.FINE
        if in_points:
            self.penalties = [*self.penalties, score.fine_entry(count, self.hand, 1 - offenders)]
        else:
            without = score.trick_balance(count, made, self.lost, offenders)
            self.lost = score.taken_over(made, self.lost, offenders)
            fine = without - score.trick_balance(count, made, self.lost, offenders)
        if self.asked[trick] & BIT[place]:
            partner = self.owner[self.setting.partner(place)]
            alone = score.personal_entries(self.hand, self.owner[place], partner, fine)
            self.penalties = self.penalties + alone
        self.proven = self.proven[1:]
        self._settle_fines()

    def deal_written(self) -> list[Entry]:
        if not self.setting.manners:
            return super().deal_written()
        made = [self.tricks[0], self.tricks[1]]
        tricks = score.credited(made, self.lost)
        slams = score.slam_tricks(self.setting.count, made, self.lost)
        return self.counted(tricks, slams) + self.penalties

    # -- what is known

    def located(self, place: i64) -> i64:
        if not self.setting.manners:
            return super().located(place)
        return super().located(place) | self.shown[place]

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Besides: who has taken a card back holds the suit that was led."""
        super().clues(seat, unseen)
        if self.phase is Phase.DEMAND or self.phase is Phase.CORRECT:
            place = self.to_play
            if not self.knows_hand(seat, place):
                gone: i64 = 0
                for i in range(self.laid):
                    gone |= BIT[self.played[i]]
                unseen.some(list(members(SUIT[self.led] & ~gone)), [self.came_from(place, unseen)])

    def fill_table(self, view: WhistView) -> None:
        super().fill_table(view)
        if not self.setting.manners:
            return
        view.with_manners = True
        view.early_card = self.early_card
        view.early_place = self.early_place
        view.named = self.named
        for place in range(4):
            view.exposed[place] = self.exposed[place] & self.hands[place]
            view.shown[place] = self.shown[place] & self.hands[place]
            view.called[place] = self.called[place]
        if self.phase is Phase.CORRECT:
            view.to_play = self.to_play
        elif self.phase is Phase.PLAY and self.owner[self.to_play] == view.seat:
            view.forbidden = self.hands[self.to_play] & ~self.playable()

    def position(self, seat: i64) -> dict[str, Any]:
        described = super().position(seat)
        if self.setting.manners:
            described["manners"] = self.manners_described()
        return described

    def manners_described(self) -> dict[str, Any]:
        """What has happened beside the play; all of it is public."""
        return {
            "exposed": by_place(self.exposed),
            "shown": by_place(self.shown),
            "called": {PLACES[p]: card_name(self.called[p]) for p in range(4) if self.called[p] >= 0},
            "asked": [int(places) for places in self.asked],
            "early": [PLACES[self.early_place], card_name(self.early_card)] if self.early_card >= 0 else [],
            "early_used": self.early_used,
            "named": SUITS[self.named] if self.named >= 0 else "",
            "demanded": int(self.demanded),
            "slot": int(self.slot),
            "went_on": int(self.went_on),
            "claims": [claim[:] for claim in self.claims],
            "proven": [claim[:] for claim in self.proven],
            "lost": [int(tricks) for tricks in self.lost],
            "penalties": entries_written(self.penalties),
        }


def by_place(masks: vec[i64]) -> dict[str, str]:
    return {PLACES[place]: card_names(masks[place]) for place in range(4) if masks[place]}
