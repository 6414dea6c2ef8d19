"""Revokes (ренонсы) in Vint with manners: mended in time, claimed, and what they cost (M-6 … M-9, V2B-8)."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, copied4, filled, highest, lowest
from lomber.cards.pack import ABOVE, SUIT
from lomber.games.vint import score
from lomber.games.vint.match import NOBODY, ZEROS
from lomber.games.vint.setting import DEMAND, PLAY, RECKON, Setting
from lomber.games.vint.state import VintState
from lomber.play.revokes import held_led, laid_in, open_trick, strays
from lomber.play.tricks import NO_CARD
from lomber.table.contract import Game
from lomber.table.sheet import Entry


class RevokeState(VintState):
    """A deal in which a card may be played that breaks V-21, and nobody is told."""

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.exposed: vec[i64] = ZEROS
        """Cards that lie open before their owners (M-5)."""
        self.shown: vec[i64] = ZEROS
        """All cards that the table has seen in a closed hand: exposed, or taken back."""
        self.since: vec[i64] = vec[i64]()
        """By card: leads of its suit since it was exposed."""
        self.asked: vec[i64] = vec[i64]()
        """By trick: the places whose partners asked whether they had no more of the suit (M-6)."""
        self.demanded: i64 = 0
        """1: the highest, 2: the lowest card of the suit is to be played in place of a revoke."""
        self.went_on: i64 = 0
        self.claims: list[list[int]] = []
        """Trick and place of every claim of this deal; replaced, never changed in place."""
        self.revokes: list[list[int]] = []
        """Those that were proved, when the deal is reckoned."""

    def take_revokes(self, other: "RevokeState") -> None:
        self.exposed = copied4(other.exposed)
        self.shown = copied4(other.shown)
        self.since = copied(other.since)
        self.asked = copied(other.asked)
        self.demanded = other.demanded
        self.went_on = other.went_on
        self.claims = other.claims
        self.revokes = other.revokes

    def clear_deal(self) -> None:
        super().clear_deal()
        self.exposed = vec[i64]([0, 0, 0, 0])
        self.shown = vec[i64]([0, 0, 0, 0])
        self.since = filled(52, 0)
        self.asked = filled(self.setting.ranks, 0)
        self.demanded = 0
        self.went_on = 0
        self.claims = []
        self.revokes = []

    # -- hands

    def makes_mistakes(self, place: i64) -> bool:
        """Is it a hand that its own player holds closed? Others are never offered an illegal card."""
        return self.owner[place] == self.home[place] and not self.is_open(place) and not self._is_dummy(place)

    def _is_dummy(self, place: i64) -> bool:
        form = self.setting.form
        return (place == 2 and form == "three_rotating") or (place >= 2 and form == "two_dummies")

    def is_playing(self, seat: i64) -> bool:
        return any(self.owner[place] == seat for place in self.setting.live)

    def side_of(self, seat: i64) -> i64:
        for place in self.setting.live:
            if self.owner[place] == seat:
                return self.side[place]
        return NOBODY

    def opponent_after(self, place: i64) -> i64:
        """The nearest place of the other side at the left of one; partners may sit side by side (V2D-4, VA-3)."""
        other = self.next_of[place]
        while self.side[other] == self.side[place]:
            other = self.next_of[other]
        return other

    def holder(self, card: i64) -> i64:
        for place in self.setting.live:
            if self.hands[place] & BIT[card]:
                return place
        return NOBODY

    def _expose(self, card: i64) -> None:
        place = self.holder(card)
        self.exposed[place] |= BIT[card]
        self.shown[place] |= BIT[card]
        self.since[card] = 0

    # -- a revoke noticed in time (M-6)

    def open_trick(self) -> i64:
        return open_trick(self.laid.number, self.laid.wide)

    def _laid_in(self, trick: i64, place: i64) -> i64:
        return laid_in(trick, place, self.laid.places, self.laid.number, self.laid.wide)

    def _strays(self, trick: i64, place: i64) -> bool:
        """Did a closed hand lay another suit than the one led? Seen by all; in the last trick no matter."""
        at = self._laid_in(trick, place)
        return at >= 0 and self.makes_mistakes(place) and strays(at, self.laid.cards, self.laid.wide)

    def _may_ask(self, seat: i64) -> i64:
        """The place that this seat may ask whether it has no more of the suit, or -1."""
        trick = self.open_trick()
        for place in self.setting.live:
            partner = self.partner_of(place)
            if trick < 0 or partner < 0 or self.home[partner] != seat or self.home[place] == seat:
                continue
            if self._strays(trick, place) and not self.asked[trick] & BIT[place]:
                return place
        return NOBODY

    def _mistaken(self, seat: i64) -> i64:
        """The place of this seat that revoked in the open trick, or -1."""
        trick = self.open_trick()
        for place in self.setting.live:
            if trick >= 0 and self.owner[place] == seat and self.revoked(trick, place):
                return place
        return NOBODY

    def revoked(self, trick: i64, place: i64) -> bool:
        """Did the place hold the suit led in this trick and play another (M-6)?"""
        if not self._strays(trick, place):
            return False
        laid, at = self.laid, self._laid_in(trick, place)
        return held_led(at, self.original[place], laid.cards, laid.places, laid.wide)

    def _take_back(self, place: i64) -> None:
        """The wrong card goes back and lies exposed; those who played after may change theirs (M-6)."""
        laid = self.laid
        if not laid.in_trick:
            laid.in_trick = laid.wide
            laid.weigh(self.trump)
            self._uncount_trick()
        at = self._laid_in(self.open_trick(), place)
        while laid.number > at:
            laid.number -= 1
            laid.in_trick -= 1
            card, owner = laid.cards[laid.number], laid.places[laid.number]
            laid.cards[laid.number] = NO_CARD
            laid.places[laid.number] = 0
            self.hands[owner] |= BIT[card]
            self.shown[owner] |= BIT[card]
            if owner == place:
                self._expose(card)
        laid.weigh(self.trump)
        self.to_play = place
        self.phase = DEMAND

    def _uncount_trick(self) -> None:
        side = self.taken[len(self.taken) - 1]
        self.taken = self.taken[:-1]
        self.tricks[side] -= 1

    def _correction(self) -> i64:
        same = self.hands[self.to_play] & SUIT[self.laid.led]
        return BIT[highest(same) if self.demanded == 1 else lowest(same)]

    def _put_right(self, card: i64) -> None:
        place = self.to_play
        if self.demanded == 1:
            self.denied[place] |= ABOVE[card]
        else:
            self.denied[place] |= SUIT[self.laid.led] & ~ABOVE[card] & ~BIT[card]
        self.demanded = 0
        self.phase = PLAY
        self.lay(card)

    # -- a revoke claimed (M-7 … M-9)

    def _claims_open(self, seat: i64) -> list[i64]:
        """Every card of an opponent in a closed trick that did not follow suit can be claimed, once."""
        side = self.side_of(seat)
        closed = self.open_trick() + 1 if self.phase is RECKON else self.open_trick()
        found: list[i64] = []
        for trick in range(closed):
            for place in self.setting.live:
                if self.side[place] != side and self._strays(trick, place):
                    if [int(trick), place] not in self.claims:
                        found.append(self.setting.claim_revoke + trick * 4 + place)
        return found

    def _claim(self, number: i64) -> None:
        self.claims = [*self.claims, [int(number // 4), int(number % 4)]]

    def played_out(self) -> None:
        """Before the next deal each may still claim a revoke (M-7)."""
        self.phase = RECKON

    def _next_to_go_on(self) -> i64:
        for place in self.setting.live:
            if not self.went_on & BIT[self.owner[place]]:
                return self.owner[place]
        return NOBODY

    def _judge(self) -> None:
        """The tricks are looked through, in the order in which they were played (M-8.5); a wrong claim costs
        nothing."""
        proved = [claim for claim in self.claims if self.revoked(claim[0], claim[1])]
        self.revokes = sorted(proved, key=lambda claim: int(self._laid_in(claim[0], claim[1])))
        self.finish_played()

    # -- what a revoke costs (M-8, M-9, V2B-8)

    def offenders(self) -> list[int]:
        return [int(self.side[place]) for _, place in self.revokes]

    def winners(self) -> list[int]:
        """The tricks given over come after the last (M-8.4)."""
        if self.setting.game_fine:
            return self.taken
        return score.order_after_revokes(self.taken, self.offenders())

    def entries_with(self, offenders: list[int]) -> list[Entry]:
        """The deal as these revokes leave it.

        Three tricks go over in a deal that all have passed too, though fewer are better there (V-63): all scoring
        uses the corrected counts (M-8.1), and nobody has to claim what would only help the offenders (M-7).
        """
        made = [self.tricks[0], self.tricks[1]]
        level = score.level_of(self.contract) if self.contract >= 0 else score.PASSED_OUT_LEVEL
        if self.setting.game_fine:
            return [*self.counted(made), *score.fine_entries(self.setting.count, self.hand, level, offenders)]
        tricks, lacking = score.after_revokes(made, offenders)
        entries = self.counted(tricks)
        entries.extend(score.lacking_entries(self.setting.count, self.hand, level, lacking))
        return entries

    def tricks_that_count(self) -> list[i64]:
        """Those that the revokes have left (M-8.1)."""
        made = super().tricks_that_count()
        return made if self.setting.game_fine else score.after_revokes(made, self.offenders())[0]

    def deal_entries(self) -> list[Entry]:
        return self.entries_with(self.offenders())

    def capped(self, entries: list[Entry]) -> list[Entry]:
        """The offenders' totals stop ten short of the target (M-8.4)."""
        if self.setting.game_fine:
            return entries
        offending: list[int] = []
        for side in set(self.offenders()):
            offending.extend(self.columns_of(side))
        return score.capped(self.setting.count, entries, self.below, offending)

    def can_finish(self, side: i64) -> list[int]:
        if int(side) in self.offenders() and not self.setting.game_fine:
            return []
        return super().can_finish(side)

    def personal_shares(self, entries: list[Entry]) -> list[Entry]:
        """Besides: one who was asked and denied it answers alone for his revoke: for what it changed of the counts
        left by the one before (M-8.5, M-9)."""
        found = super().personal_shares(entries)
        sides = self.offenders()
        for i, (trick, place) in enumerate(self.revokes):
            partner = self.partner_of(place)
            if not self.asked[trick] & BIT[place] or partner < 0 or self.setting.persons:
                continue
            others = 1 - sides[i]
            before = score.balance(self.entries_with(sides[:i]), others)
            after = score.balance(self.entries_with(sides[: i + 1]), others)
            found.extend(self.shared(place, after - before, "M-9"))
        return found
