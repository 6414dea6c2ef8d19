"""The pulka (пулька) of today: what happened in a hand → what is written, and the settlement (PM-1 … PM-73).

The sheet is drawn as `pulka`. Each player has one column, in the order of the seats; its totals and the places of
its entries are

* `pulya`       пуля, points of games made, counting up to the note `target`;
* `mountain`    гора, remises and fines;
* `whists.J`    висты that the owner of the column has written on seat J, one place for each other player;
* `result`      (total) what he would have if it were settled now, in whists, whole numbers, their sum nought;
* `money`       (total) the same in money, where a whist is not worth just one (PM-73);
* `settling`    entries after the last hand only: the settlement step by step, in whists. Their reasons come in this
  order for each seat: `settle-mountain` (what the mountains bring him; `words` has `height`, his `mountain` with
  the `number` of points he lacks of the fullest pulya turned into mountain, `amnesty`, the smallest of these
  heights, which is taken off everybody, and `rest`), `settle-whists` (whists written less whists written on him),
  `settle-rounding`; together they are his result. `words.exact` has the exact figure where the amount is not whole
  ("-31 1/3"), which is then cut towards the smaller number; the rounding makes up for it.

Entries are in the order in which they were written; a chain of figures as players keep it is the running sum of the
entries of one place of one column. `words` of an entry name what its sentence needs: `game_card` (`7H`), `number`
(tricks), `seat` (the other player). Notes: `target`, the height of the pulyas; `series`, all-pass hands since the
last exit; and, while a series lasts, `price` of a trick in the next of them and `lowest`, the level of the
lowest bid. Of a mountain that is not whole (half points of an unusual `pulya_rate`) the total is cut to the smaller
number, and so are its figures; `words.exact` has what was really written.
"""

from fractions import Fraction
from typing import Any

from mypy_extensions import i64

from lomber.games.preferans.moves import GAMES, level_of
from lomber.games.preferans.outcome import (
    ALL_PASS,
    GAME,
    MISERE_PLAYED,
    SURRENDERED,
    Outcome,
    sold_points,
    sold_tricks,
)
from lomber.games.preferans.pulka import (
    DUTY_ALONE,
    Pulka,
    answerable,
    fraction_text,
    missing_of_two,
    read_table,
    whole,
)
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.errors import BadPosition
from lomber.table.sheet import Column, Entry, Sheet


class ModernTerms:
    """The prices and customs of present-day Preferans (Part 3)."""

    def __init__(self, options: Any) -> None:
        self.gora_factor: int = options.gora_factor
        self.whist_factor: int = options.whist_factor
        self.full_penalty: bool = options.whister_penalty == "full"
        self.misere_gora: int = options.misere_gora
        self.pulya_rate: int = options.pulya_rate
        self.gora_rate: int = options.gora_rate
        self.sharing: str = options.sharing
        self.overwhist_all: bool = options.overwhist_all
        self.consolation: str = options.consolation
        self.consolation_value: int = options.consolation_value or 0
        self.consolation_dealer: bool = options.consolation_dealer
        self.duty: str = options.whist_duty
        self.raspasy_whists: bool = options.raspasy_score == "whists"
        self.raspasy_price: list[int] = [int(word) for word in options.raspasy_price]
        self.raspasy_exit: list[int] = [int(word) for word in options.raspasy_exit]
        self.exit_cycle: bool = options.raspasy_exit_cycle
        self.exit_on: str = options.raspasy_exit_on
        self.zero: str = options.raspasy_zero
        self.zero_dealer: bool = options.raspasy_zero_dealer
        self.amnesty: bool = options.raspasy_amnesty
        self.sold_aces: str = options.sold_aces
        self.end: str = options.end
        self.target: int = options.target
        self.max_deals: int = options.max_deals or 0
        self.whist_money: int = options.price

    def price(self, level: i64) -> int:
        """P: points of the pulya for a game made (PM-3)."""
        return 2 * (int(level) - 5)

    def gora(self, level: i64) -> int:
        """G: mountain for a trick the declarer lacks."""
        return self.price(level) * self.gora_factor

    def whist(self, level: i64) -> int:
        """W: whists for a trick."""
        return self.price(level) * self.whist_factor

    def penalty(self, level: i64) -> int:
        """H: mountain for a trick a whister lacks."""
        return self.gora(level) if self.full_penalty else self.gora(level) // 2

    def consoled(self, level: i64) -> int:
        """c: consolation for a missing trick, where it comes on top (PM-43)."""
        return self.consolation_value or self.whist(level)


class ModernPulka(Pulka):
    """Pulya, mountain and whists."""

    def __init__(self, players: i64, terms: ModernTerms) -> None:
        super().__init__(players)
        self.terms = terms
        self.pulya: list[int] = [0] * self.players
        self.mountain: list[Fraction] = [Fraction(0)] * self.players

    def fresh(self) -> "ModernPulka":
        return ModernPulka(self.players, self.terms)

    def copy(self) -> "ModernPulka":
        other = self.fresh()
        other.whists = [row[:] for row in self.whists]
        other.entries = self.entries[:]
        other.pulya = self.pulya[:]
        other.mountain = self.mountain[:]
        other.series = self.series
        return other

    # -- small steps

    def climb(
        self, hand: int, seat: int, amount: Fraction, reason: str, rule: str, words: dict[str, Any]
    ) -> None:
        """So much is put on a mountain, or taken off it; the figures add up to its height cut to a whole number."""
        before = self.mountain[seat]
        after = before + amount
        self.mountain[seat] = after
        if amount.denominator != 1:
            words = {**words, "exact": fraction_text(amount)}
        if amount:
            step = after.numerator // after.denominator - before.numerator // before.denominator
            self.entries.append(Entry(hand, seat, "mountain", step, reason, rule, words))

    def enter(self, hand: int, seat: int, points: int, reason: str, rule: str, words: dict[str, Any]) -> None:
        """Points for the pulya. With `end='all'` what is too much helps the others (PM-71)."""
        own = points
        if self.terms.end == "all":
            own = min(points, self.terms.target - self.pulya[seat])
        self.pulya[seat] += own
        self.note(hand, seat, "pulya", own, reason, rule, **words)
        left = points - own
        while left > 0 and self.most_filled(seat) >= 0:
            helped = self.most_filled(seat)
            given = min(left, self.terms.target - self.pulya[helped])
            self.pulya[helped] += given
            self.note(hand, helped, "pulya", given, "helped", "PM-71", seat=seat)
            whists = given * self.terms.pulya_rate
            self.write_on(hand, seat, helped, whists, "help", "PM-71", seat=helped, number=given)
            left -= given
        if left > 0:
            self.last_excess(hand, seat, left)

    def most_filled(self, helper: int) -> int:
        """The open pulya with the most points, of equals the nearest to the left; -1: all are full."""
        best = -1
        for step in range(1, self.players):
            seat = (helper + step) % self.players
            is_open = self.pulya[seat] < self.terms.target
            if is_open and (best < 0 or self.pulya[seat] > self.pulya[best]):
                best = seat
        return best

    def last_excess(self, hand: int, seat: int, points: int) -> None:
        """All pulyas are full: the rest goes off one's own mountain, then onto the others' (PM-71)."""
        worth = Fraction(points * self.terms.pulya_rate, self.terms.gora_rate)
        off = min(worth, self.mountain[seat])
        words: dict[str, Any] = {"number": points, "figure": fraction_text(off)}
        self.climb(hand, seat, -off, "excess-off", "PM-71", words)
        rest = worth - off
        words = {"seat": seat, "figure": fraction_text(rest)}
        for step in range(1, self.players):
            other = (seat + step) % self.players
            self.climb(hand, other, rest, "excess-on", "PM-71", words)

    # -- a game

    def sell(self, outcome: Outcome) -> None:
        """The talon is paid for at the announcement (PM-44, PM-45); never at misère, never unseen."""
        if not outcome.talon or outcome.is_misere():
            return
        buyer, dealer, hand = int(outcome.declarer), int(outcome.dealer), outcome.hand
        if self.terms.sold_aces == "points" and outcome.idle:
            self.write_on(hand, dealer, buyer, sold_points(outcome.talon), "sold-aces", "PM-44", seat=buyer)
        if self.terms.sold_aces == "tricks":
            paid = self.terms.whist(outcome.level()) * sold_tricks(outcome.talon)
            if outcome.idle:
                self.write_on(hand, dealer, buyer, paid, "sold-aces", "PM-45", seat=buyer)
            else:
                for other in outcome.opponents():
                    self.write_on(hand, other, buyer, paid // 2, "sold-aces", "PM-45", seat=buyer)

    def write(self, outcome: Outcome) -> None:
        if outcome.kind == ALL_PASS:
            self.write_raspasy(outcome)
            self.series += 1
            return
        if outcome.kind == MISERE_PLAYED:
            self.write_misere(outcome)
        elif outcome.kind == SURRENDERED:
            lost = Fraction(3 * self.terms.gora(outcome.level()))
            words = {"game_card": GAMES[outcome.game]}
            self.climb(outcome.hand, int(outcome.declarer), lost, "surrender", "PM-15", words)
        else:
            self.write_game(outcome)
        if self.exits(outcome):
            self.series = 0

    def exits(self, outcome: Outcome) -> bool:
        """Does this hand end a series of all-pass hands (PM-62)?

        A ten that was checked counts as whisted: it was played, and is written as against two whisters (PM-26).
        """
        if self.terms.exit_on == "any":
            return True
        unwritten = outcome.kind == SURRENDERED or outcome.both_revoked()
        made = not unwritten and outcome.short() == 0
        if self.terms.exit_on == "whisted":
            return made and outcome.played() and outcome.kind != MISERE_PLAYED
        return made

    def write_misere(self, outcome: Outcome) -> None:
        """No trick: ten points; otherwise the mountain for each (PM-31)."""
        seat, taken = int(outcome.declarer), outcome.short()
        price = self.terms.misere_gora
        if taken:
            words: dict[str, Any] = {"number": taken}
            self.climb(outcome.hand, seat, Fraction(price * taken), "misere-lost", "PM-31", words)
        else:
            made = ("game-excused", "I-24") if outcome.is_saved() else ("misere-made", "PM-31")
            self.enter(outcome.hand, seat, 10, made[0], made[1], {"game_card": "M"})
        self.fine_revokes(outcome, seat, price * outcome.revokes[seat], outcome.revokes[seat])
        for offender in outcome.offenders():
            tricks = outcome.tricks[seat]
            self.fine_revokes(outcome, offender, price * tricks, tricks)

    def fine_revokes(self, outcome: Outcome, seat: int, amount: int, number: int) -> None:
        """A revoke goes on the mountain (I-25)."""
        reason = "revoke-passed" if outcome.kind == ALL_PASS else "revoke"
        words: dict[str, Any] = {"number": number}
        if outcome.kind == GAME:
            words["game_card"] = GAMES[outcome.game]
        elif outcome.kind == MISERE_PLAYED:
            words["game_card"] = "M"
            reason = "revoke" if seat == outcome.declarer else "revoke-tricks"
        self.climb(outcome.hand, seat, Fraction(amount), reason, "I-25", words)

    def write_game(self, outcome: Outcome) -> None:
        """Whists for tricks, consolation, the declarer's own, the whisters' remises, in this order (PC-68)."""
        penalty = self.terms.penalty(outcome.level())
        offenders = outcome.offenders()
        for seat in offenders:
            self.fine_revokes(outcome, seat, penalty * outcome.revokes[seat], outcome.revokes[seat])
        if outcome.both_revoked():
            self.write_both_revoked(outcome, offenders)
            return
        self.write_half(outcome)
        if outcome.played():
            self.write_whists(outcome)
            self.write_consolation(outcome)
        self.write_declarer(outcome)
        if outcome.whisters and not outcome.checked:
            self.write_duties(outcome)

    def write_both_revoked(self, outcome: Outcome, offenders: list[int]) -> None:
        """Both sides revoked: nothing is written but the fines and the other whister's tricks (I-22, I-25)."""
        declarer, level = int(outcome.declarer), outcome.level()
        number = outcome.revokes[declarer]
        self.fine_revokes(outcome, declarer, self.terms.penalty(level) * number, number)
        for seat in outcome.innocent():
            tricks = outcome.tricks[seat]
            total = self.terms.whist(level) * tricks
            half = total // 2
            self.write_on(outcome.hand, seat, declarer, total - half, "whists", "I-22", number=tricks)
            self.write_on(outcome.hand, seat, offenders[0], half, "whists", "I-22", number=tricks)

    def fine_peek(self, outcome: Outcome, seat: int) -> None:
        misere = outcome.kind == MISERE_PLAYED
        remise = self.terms.misere_gora if misere else self.terms.penalty(outcome.level())
        words = {"game_card": "M" if misere else GAMES[outcome.game], "number": 1}
        self.climb(outcome.hand, seat, Fraction(remise), "peek", "I-4", words)

    def write_half(self, outcome: Outcome) -> None:
        """«Свой»: half of a single whister's duty is written without play (PM-22)."""
        if outcome.half < 0:
            return
        level = int(outcome.level())
        tricks = DUTY_ALONE[level] // 2
        amount = self.terms.whist(level) * tricks
        words = {"game_card": GAMES[outcome.game], "number": tricks}
        self.write_on(
            outcome.hand, int(outcome.half), int(outcome.declarer), amount, "half-whist", "PM-22", **words
        )

    def write_declarer(self, outcome: Outcome) -> None:
        """Made: points for the pulya; failed: the mountain (PM-40)."""
        seat, short, level = int(outcome.declarer), outcome.short(), outcome.level()
        words: dict[str, Any] = {"game_card": GAMES[outcome.game]}
        if short:
            words["number"] = short
            lost = Fraction(self.terms.gora(level) * short)
            self.climb(outcome.hand, seat, lost, "remise", "PM-40", words)
        else:
            reason = "game-made" if outcome.played() else "game-given"
            rule = "PM-40"
            if outcome.is_saved():
                reason, rule = ("game-excused", "I-21")
            self.enter(outcome.hand, seat, self.terms.price(level), reason, rule, words)

    def write_whists(self, outcome: Outcome) -> None:
        """For each trick taken (PM-41)."""
        price, hand, declarer = self.terms.whist(outcome.level()), outcome.hand, int(outcome.declarer)
        single = outcome.single()
        if single < 0:
            for seat in outcome.opponents():
                tricks = outcome.tricks[seat]
                self.write_on(hand, seat, declarer, price * tricks, "whists", "PM-41", number=tricks)
            return
        tricks = outcome.against()
        if self.shares(outcome):
            for seat in outcome.opponents():
                self.write_on(
                    hand, seat, declarer, price * tricks // 2, "whists-shared", "PM-41", number=tricks
                )
        else:
            self.write_on(hand, single, declarer, price * tricks, "whists", "PM-41", number=tricks)

    def shares(self, outcome: Outcome) -> bool:
        """Does the passer write half of a single whister's tricks?"""
        if outcome.overwhisted and self.terms.overwhist_all:
            return False
        if self.terms.sharing == "gentleman_always":
            return True
        return self.terms.sharing == "gentleman" and outcome.short() > 0

    def write_consolation(self, outcome: Outcome) -> None:
        """For each trick the declarer is short (PM-43)."""
        short, level = outcome.short(), outcome.level()
        if not short or self.terms.consolation == "none":
            return
        extra = self.terms.consolation == "extra"
        amount = (self.terms.consoled(level) if extra else self.terms.whist(level)) * short
        for seat in outcome.opponents():
            passer = outcome.single() >= 0 and seat != outcome.single()
            if extra or (passer and self.terms.sharing == "greedy"):
                writer = seat
                if passer and outcome.overwhisted and self.terms.overwhist_all:
                    writer = outcome.single()
                self.console(outcome, writer, amount)
        if outcome.idle and self.terms.consolation_dealer:
            self.console(outcome, int(outcome.dealer), amount)

    def console(self, outcome: Outcome, seat: int, amount: int) -> None:
        declarer = int(outcome.declarer)
        self.write_on(outcome.hand, seat, declarer, amount, "consolation", "PM-43", number=outcome.short())

    def write_duties(self, outcome: Outcome) -> None:
        """A whister's missing tricks go on his mountain (PM-42)."""
        single = outcome.single()
        if single >= 0:
            lacking = [(single, DUTY_ALONE[int(outcome.level())] - outcome.against())]
        else:
            lacking = missing_of_two(outcome, self.terms.duty)
        for seat, missing in answerable(outcome, lacking):
            words = {"game_card": GAMES[outcome.game], "number": missing}
            lost = Fraction(self.terms.penalty(outcome.level()) * missing)
            reason, rule = ("whist-remise", "PM-42")
            if seat == outcome.declarer:
                reason, rule = ("whist-remise-paid", "I-20")
            self.climb(outcome.hand, seat, lost, reason, rule, words)

    def only_second_answers(self, level: i64) -> bool:
        return self.terms.duty != "individual" and level >= 8

    # -- all pass

    def trick_price(self) -> int:
        """The price of a trick in the next all-pass hand (PM-51)."""
        return self.price_after(self.series)

    def price_paid(self) -> int:
        return self.price_after(max(self.series - 1, 0))

    def price_after(self, series: int) -> int:
        """The price of a trick after so many all-pass hands."""
        prices = self.terms.raspasy_price
        return prices[min(series, len(prices) - 1)]

    def trick_worth(self, game: i64) -> int:
        return self.terms.whist(level_of(game))

    def write_raspasy(self, outcome: Outcome) -> None:
        takers = outcome.order[:]
        if outcome.idle and outcome.opened:
            takers.append(int(outcome.dealer))
        if self.terms.raspasy_whists:
            self.write_fewest(outcome)
        else:
            spared = min(outcome.tricks[seat] for seat in takers) if self.terms.amnesty else 0
            for seat in takers:
                tricks = outcome.tricks[seat] - spared
                words = {"number": tricks}
                lost = Fraction(self.trick_price() * tricks)
                self.climb(outcome.hand, seat, lost, "raspasy", "PM-51", words)
        for seat in takers:
            fine = 5 * self.trick_price() * outcome.revokes[seat]
            self.fine_revokes(outcome, seat, fine, outcome.revokes[seat])
        for seat in takers:  # the dealer comes last (PM-54)
            dealer = seat == outcome.dealer and outcome.idle
            if outcome.tricks[seat] == 0 and not (dealer and not self.rewards_dealer()):
                self.reward(outcome, seat)
        if self.terms.raspasy_whists and outcome.idle:
            self.enter(outcome.hand, int(outcome.dealer), 1, "raspasy-dealer", "PM-53", {})

    def rewards_dealer(self) -> bool:
        """Has the idle dealer without a trick his reward (PM-52)? Where whists are written, a point anyway."""
        return self.terms.zero_dealer and not self.terms.raspasy_whists

    def write_fewest(self, outcome: Outcome) -> None:
        """Who took the fewest tricks writes on the others; two of them write half each on the third (PM-53)."""
        fewest = min(outcome.tricks[seat] for seat in outcome.order)
        winners = [seat for seat in outcome.order if outcome.tricks[seat] == fewest]
        price = self.terms.raspasy_price[0]
        for seat in winners:
            for other in outcome.order:
                if other not in winners:
                    tricks = outcome.tricks[other]
                    amount = price * tricks // len(winners)
                    self.write_on(outcome.hand, seat, other, amount, "raspasy-fewest", "PM-53", number=tricks)

    def reward(self, outcome: Outcome, seat: int) -> None:
        """No trick at all (PM-52)."""
        price = self.trick_price()
        if self.terms.zero == "price":
            self.enter(outcome.hand, seat, price, "raspasy-zero", "PM-52", {})
        elif self.terms.zero == "one":
            self.enter(outcome.hand, seat, 1, "raspasy-zero", "PM-53", {})
        elif self.terms.zero == "gora":
            worth = Fraction(price * self.terms.pulya_rate, self.terms.gora_rate)
            off = min(worth, self.mountain[seat])
            words: dict[str, Any] = {"figure": fraction_text(off)}
            self.climb(outcome.hand, seat, -off, "raspasy-zero-off", "PM-52", words)

    def floor(self) -> i64:
        """The lowest opening bid after a series of all-pass hands (PM-61)."""
        if self.series == 0:
            return 6
        if self.terms.exit_cycle:
            return self.terms.raspasy_exit[(self.series - 1) % 3]
        return self.terms.raspasy_exit[min(self.series, 3) - 1]

    # -- the end

    def is_finished(self, hands: int) -> bool:
        """PM-70; the hand in which the last pulya fills is the last."""
        target, end = self.terms.target, self.terms.end
        if self.terms.max_deals and hands >= self.terms.max_deals:
            return True
        if end == "first":
            return max(self.pulya) >= target
        if end == "all":
            return min(self.pulya) >= target
        return end == "sum" and sum(self.pulya) >= target * self.players

    def exact(self) -> list[Fraction]:
        """The settlement as exact numbers: q = a·p − b·g against its mean, and the whists (PM-72)."""
        worth = [
            self.terms.pulya_rate * self.pulya[seat] - self.terms.gora_rate * self.mountain[seat]
            for seat in range(self.players)
        ]
        mean = sum(worth, Fraction(0)) / self.players
        return [worth[seat] - mean + self.net(seat) for seat in range(self.players)]

    def heights(self) -> list[Fraction]:
        """The mountains, with what each lacks of the fullest pulya turned into mountain."""
        rate = Fraction(self.terms.pulya_rate, self.terms.gora_rate)
        fullest = max(self.pulya)
        return [self.mountain[seat] + rate * (fullest - self.pulya[seat]) for seat in range(self.players)]

    def results(self) -> list[int]:
        return whole(self.exact())

    def settle(self, hand: int) -> None:
        """The customary steps: pulyas into mountain, amnesty, whists for the rest, mutual whists (PM-72, PM-73)."""
        results, heights = self.results(), self.heights()
        amnesty = min(heights)
        rest = [height - amnesty for height in heights]
        mean = sum(rest, Fraction(0)) / self.players
        for seat in range(self.players):
            part = self.terms.gora_rate * (mean - rest[seat])
            words: dict[str, Any] = {
                "height": fraction_text(heights[seat]),
                "mountain": fraction_text(self.mountain[seat]),
                "number": max(self.pulya) - self.pulya[seat],
                "amnesty": fraction_text(amnesty),
                "rest": fraction_text(rest[seat]),
                "exact": fraction_text(part),
            }
            floor = part.numerator // part.denominator
            self.entries.append(Entry(hand, seat, "settling", floor, "settle-mountain", "PM-72", words))
            self.note(hand, seat, "settling", self.net(seat), "settle-whists", "PM-72")
            rounding = results[seat] - floor - self.net(seat)
            self.note(hand, seat, "settling", rounding, "settle-rounding", "PM-73")

    def sheet(self) -> Sheet:
        results = self.results()
        columns: list[Column] = []
        for seat in range(self.players):
            mountain = self.mountain[seat]
            totals = {"pulya": self.pulya[seat], "mountain": mountain.numerator // mountain.denominator}
            totals.update(self.whist_totals(seat))
            totals["result"] = results[seat]
            if self.terms.whist_money != 1:
                totals["money"] = results[seat] * self.terms.whist_money
            columns.append(Column((seat,), "", totals))
        notes = {"target": self.terms.target, "series": self.series}
        if self.series:
            notes["price"] = self.trick_price()
            notes["lowest"] = int(self.floor())
        return Sheet("pulka", tuple(columns), tuple(self.entries), notes)

    def described(self) -> dict[str, Any]:
        return {
            "pulya": self.pulya[:],
            "mountain": [str(height) for height in self.mountain],
            "whists": [row[:] for row in self.whists],
            "series": self.series,
        }

    def read(self, described: Described) -> None:
        self.whists = read_table(described, "whists", self.players)
        self.pulya = described.numbers("pulya", [0] * self.players, 0, 10**9)
        if self.terms.end == "all" and max(self.pulya) > self.terms.target:
            sentence = "a pulya is fuller than the target"
            raise BadPosition(sentence, "pulya-overfull", number=int(self.terms.target))
        self.mountain = self._read_mountain(described)
        self.series = described.number("series", 0, 0, 10**6)

    def _read_mountain(self, described: Described) -> list[Fraction]:
        """Whole numbers, or fractions as text."""
        given = described.value("mountain", [0] * self.players)
        heights: list[Fraction] = []
        for height in given if isinstance(given, list) else []:
            if type(height) is not int and not isinstance(height, str):
                break
            try:
                heights.append(Fraction(height))
            except (ValueError, ZeroDivisionError):
                break
        if len(heights) != self.players or any(height < 0 for height in heights):
            raise refusals.each_wanted("mountain", self.players)
        return heights
