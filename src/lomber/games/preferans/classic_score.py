"""The sheet of old: record, kurochka and whists; without kurochka; with a pot (PC-1 … PC-131).

The sheet is drawn as `kurochka`. Each player has one column, in the order of the seats; its totals and the places
of its entries are

* `kurochka`    курочка, remises written above the record (with a pot: `pot`, what stands there under his name);
* `record`      игровая запись, written off from the note `start` towards nought, so that entries are negative
  (in the plain form it is written up to `start`);
* `whists.J`    what the owner of the column has written on seat J;
* `result`      (total) what he would have if it were settled now: whole numbers, their sum nought;
* `money`       (total) the same in kopecks, fractions thrown away;
* `settling`    entries after the last hand only: `settle-whists` (whists written less whists written on him),
  `settle-debt` (what is left of records and remises, against the mean) and `settle-rounding`.

A chain of figures as players keep it is the running sum of the entries of one place of one column, for the record
from `start`. Notes: `start`; `responsible` (1: everything is double); with a pot `part`, the size of the part that
is played for, and `parts`, how many there are.
"""

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.games.preferans.moves import (
    GAMES,
    GREAT_MISERE,
    GREAT_UVERT,
    SMALL_MISERE,
    SMALL_UVERT,
    is_uvert,
    level_of,
)
from lomber.games.preferans.outcome import ALL_PASS, MISERE_PLAYED, Outcome, sold_points
from lomber.games.preferans.pulka import (
    DUTY_ALONE,
    DUTY_EACH,
    Pulka,
    answerable,
    fraction_text,
    missing_of_two,
    read_table,
    whole,
)
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.sheet import Column, Sheet

KUROCHKA: Final = "kurochka"
PLAIN: Final = "plain"
POT: Final = "pot"

MISERE_PRICES: Final = {
    int(SMALL_MISERE): 5,
    int(GREAT_MISERE): 10,
    int(SMALL_UVERT): 15,
    int(GREAT_UVERT): 20,
}
"""PC-112."""

POINT: Final = 10
"""Whists for a point of record or kurochka taken from another (PC-3)."""

NO_TRICK: Final = 10
"""What no trick in an all-pass hand writes off (PC-84)."""

REVOKE: Final = 10
"""What a revoke in an all-pass hand costs (I-23)."""

PASSED_TRICK: Final = 2
"""What a trick of an all-pass hand costs (PC-83)."""


def price_of(table: str, game: i64) -> int:
    """V: the price of a game by one of the five tables (PC-5)."""
    level, base = int(level_of(game)), 4 + 2 * (int(game) % 5)
    if table == "1":
        return base * (level - 5)
    if table == "2":
        return base + 10 * (level - 6)
    if table == "3":
        return base + 10 + 10 * (level - 6)
    if table == "4":
        return 10 * (level - 5)
    return base * (1, 2, 4, 8, 16)[level - 6]


def money(points: int, price: Fraction) -> int:
    """Kopecks: fractions are thrown away, the sign is kept (PC-131)."""
    amount = abs(points) * price
    kopecks = amount.numerator // amount.denominator
    return kopecks if points >= 0 else -kopecks


def kind_of(outcome: Outcome) -> str:
    """What was played, as the reasons on the sheet call it."""
    if outcome.kind != MISERE_PLAYED:
        return "game"
    return "uvert" if is_uvert(outcome.bid) else "misere"


class ClassicTerms:
    """The prices and customs of classic Preferans (Part 2)."""

    def __init__(self, options: Any) -> None:
        self.form: str = options.form
        self.table: str = str(options.table)
        self.limit: int = options.kurochka_limit or 0
        self.vystavka: int = options.vystavka
        self.start: int = options.start_record()
        self.parts: int = 0 if options.pot_parts == "ask" else int(options.pot_parts)
        """How many parts a pot is cut into; 0: the players say."""
        self.duty: str = options.whist_duty
        self.sold_aces: bool = options.sold_aces
        self.help: str = options.help_target
        self.max_deals: int = options.max_deals or 0
        self.price = Fraction(options.price)


class ClassicPulka(Pulka):
    """Record, kurochka (or pot) and whists."""

    def __init__(self, players: i64, terms: ClassicTerms) -> None:
        super().__init__(players)
        self.terms = terms
        first = 0 if terms.form == PLAIN else terms.start
        self.record: list[int] = [first] * self.players
        self.remises: list[int] = [0] * self.players
        """The kurochka of each; with a pot what he has put there since it was last divided."""
        self.parts: list[list[int]] = []
        """A divided pot: the parts still to be won, each by the shares of those who put it (PC-102)."""
        self.excess = 0
        """Points that the declarer is still to take from a record of his choice (PC-65)."""
        self.helper = -1
        self.spare: list[int] = []
        """Until he has chosen: what each record could give before the remises of this hand (PC-68)."""

    def fresh(self) -> "ClassicPulka":
        return ClassicPulka(self.players, self.terms)

    def copy(self) -> "ClassicPulka":
        other = self.fresh()
        other.whists = [row[:] for row in self.whists]
        other.entries = self.entries[:]
        other.record = self.record[:]
        other.remises = self.remises[:]
        other.parts = [part[:] for part in self.parts]
        other.excess = self.excess
        other.helper = self.helper
        other.spare = self.spare[:]
        return other

    # -- where the pulka stands

    def missing(self, seat: int) -> int:
        """What a record still lacks: to nought, in the plain form to `start`."""
        return self.terms.start - self.record[seat] if self.terms.form == PLAIN else self.record[seat]

    def all_written_off(self) -> bool:
        return all(self.missing(seat) == 0 for seat in range(self.players))

    def is_late(self) -> bool:
        """The responsible whist (ответственный вист): records are empty, kurochkas stand (PC-91)."""
        return self.terms.form == KUROCHKA and self.all_written_off() and sum(self.remises) > 0

    def before_deal(self, hand: int, dealer: i64) -> None:
        """Vystavka: the dealer puts up a kurochka, but not at the end, which would never come (PC-95)."""
        if self.terms.vystavka and self.terms.form == KUROCHKA and not self.all_written_off():
            self.remises[dealer] += self.terms.vystavka
            self.note(hand, int(dealer), "kurochka", self.terms.vystavka, "vystavka", "PC-95")

    # -- prices

    def value(self, outcome: Outcome) -> int:
        """V of what is played."""
        if outcome.kind == MISERE_PLAYED:
            return MISERE_PRICES[int(outcome.bid)]
        return price_of(self.terms.table, outcome.game)

    def taken(self, value: int) -> int:
        """k: what a made game takes from the kurochka (PC-60, PC-91)."""
        standing = sum(self.remises)
        if self.terms.form != KUROCHKA:
            return 0
        if self.is_late():
            return min(self.stake(value), standing)
        return min(self.terms.limit or value, standing)

    def stake(self, value: int) -> int:
        """S: what a trick is worth to a whister and costs a declarer (PC-61, PC-91)."""
        if self.terms.form != KUROCHKA:
            return value
        if self.is_late():
            return 2 * (self.terms.limit or value)
        return value + min(self.terms.limit or value, sum(self.remises))

    def trick_worth(self, game: i64) -> int:
        return self.stake(price_of(self.terms.table, game))

    def game_price(self, game: i64) -> int:
        return price_of(self.terms.table, game)

    def trick_price(self) -> int:
        return PASSED_TRICK

    # -- a hand

    def sell(self, outcome: Outcome) -> None:
        """Sold aces: the idle dealer writes at once, whatever the result (PC-22)."""
        if self.terms.sold_aces and outcome.idle and outcome.talon and not outcome.is_misere():
            points, buyer = sold_points(outcome.talon), int(outcome.declarer)
            self.write_on(outcome.hand, int(outcome.dealer), buyer, points, "sold-aces", "PC-22", seat=buyer)

    def write(self, outcome: Outcome) -> None:
        """Whists, consolation, the declarer's own, the whisters' remises, in this order (PC-68)."""
        if outcome.kind == ALL_PASS:
            self.write_raspasy(outcome)
        else:
            self.write_played(outcome)

    def write_played(self, outcome: Outcome) -> None:
        value = self.value(outcome)
        stake, taken = self.stake(value), self.taken(value)
        price = stake if self.is_late() else value
        offenders = outcome.offenders()
        if outcome.both_revoked():
            self.write_both_revoked(outcome, offenders, value, stake)
            return
        if outcome.kind != MISERE_PLAYED and outcome.played():
            self.write_whists(outcome, stake)
            self.write_consolation(outcome)
        self.write_declarer(outcome, value, stake, taken)
        if outcome.whisters and not outcome.checked:
            self.write_duties(outcome, price)
        for seat in offenders:
            at_misere = outcome.kind == MISERE_PLAYED
            number = outcome.tricks[outcome.declarer] if at_misere else outcome.revokes[seat]
            reason, rule = ("revoke-tricks", "I-24") if at_misere else ("revoke", "I-21")
            self.put(outcome.hand, seat, price * number, reason, rule, self.words(outcome, number))

    def write_declarer(self, outcome: Outcome, value: int, stake: int, taken: int) -> None:
        """Made or failed; at misère each revoke of his own costs as much as a trick (I-24)."""
        if outcome.short():
            self.write_failed(outcome, self.part_size() or stake)
        elif self.parts:
            self.win_part(outcome)
        else:
            self.write_made(outcome, value, taken)
        own = outcome.revokes[outcome.declarer]
        if own and outcome.kind == MISERE_PLAYED:
            words = self.words(outcome, own)
            self.put(outcome.hand, int(outcome.declarer), stake * own, "revoke", "I-24", words)

    def write_both_revoked(self, outcome: Outcome, offenders: list[int], value: int, stake: int) -> None:
        """Both sides revoked: each puts V a revoke, and they pay the other whister half and half (I-22)."""
        declarer = int(outcome.declarer)
        for seat in [declarer, *offenders]:
            number = outcome.revokes[seat]
            self.put(outcome.hand, seat, value * number, "revoke", "I-22", self.words(outcome, number))
        for seat in outcome.innocent():
            if seat < self.players:
                total, number = stake * outcome.tricks[seat], outcome.tricks[seat]
                half = total // 2
                self.write_on(outcome.hand, seat, declarer, total - half, "whists", "I-22", number=number)
                self.write_on(outcome.hand, seat, offenders[0], half, "whists", "I-22", number=number)

    def fine_peek(self, outcome: Outcome, seat: int) -> None:
        self.put(outcome.hand, seat, self.value(outcome), "peek", "I-4", self.words(outcome, 1))

    def write_whists(self, outcome: Outcome, stake: int) -> None:
        """S for each trick, whether the game is made or not (PC-64); a checked ten half and half (PC-48)."""
        hand, declarer = outcome.hand, int(outcome.declarer)
        live = [seat for seat in outcome.opponents() if seat < self.players]
        if outcome.checked:
            total, tricks = stake * outcome.against(), outcome.against()
            shares = [total] if len(live) == 1 else [total - total // 2, total // 2]
            for seat, share in zip(live, shares, strict=True):
                self.write_on(hand, seat, declarer, share, "whists", "PC-48", number=tricks)
            return
        for whister in live:
            if outcome.whisters & BIT[whister]:
                tricks = outcome.against() if outcome.invited else outcome.tricks[whister]
                self.write_on(hand, whister, declarer, stake * tricks, "whists", "PC-64", number=tricks)

    def write_consolation(self, outcome: Outcome) -> None:
        """For each missing trick: two whisters 10 each, a single one 20, the idle dealer 20 (PC-67)."""
        short, declarer = outcome.short(), int(outcome.declarer)
        live = [seat for seat in outcome.opponents() if seat < self.players]
        whisters = live if outcome.checked else [int(seat) for seat in members(outcome.whisters)]
        each = 10 if len(whisters) == 2 else 20
        for seat in whisters:
            self.write_on(outcome.hand, seat, declarer, each * short, "consolation", "PC-67", number=short)
        if outcome.idle:
            dealer = int(outcome.dealer)
            self.write_on(outcome.hand, dealer, declarer, 20 * short, "consolation", "PC-67", number=short)

    def words(self, outcome: Outcome, number: int) -> dict[str, Any]:
        name = GAMES[outcome.game] if outcome.game >= 0 else MISERE_NAMES[int(outcome.bid)]
        return {"game_card": name, "number": number}

    def write_failed(self, outcome: Outcome, stake: int) -> None:
        """S for each missing trick on one's own kurochka (PC-63, PC-112); a pot takes the whole part (PC-103)."""
        short = outcome.short()
        rule = "PC-103" if self.parts else "PC-112" if outcome.kind == MISERE_PLAYED else "PC-63"
        self.put(
            outcome.hand,
            int(outcome.declarer),
            stake * short,
            f"{kind_of(outcome)}-lost" if outcome.kind == MISERE_PLAYED else "remise",
            rule,
            self.words(outcome, short),
        )

    def put(self, hand: int, seat: int, amount: int, reason: str, rule: str, words: dict[str, Any]) -> None:
        """A remise: on the kurochka, into the pot, or off the record in the plain form (PC-100)."""
        if self.terms.form == PLAIN:
            self.record[seat] -= amount
            self.note(hand, seat, "record", -amount, reason, rule, **words)
            return
        self.remises[seat] += amount
        place = "pot" if self.terms.form == POT else "kurochka"
        self.note(hand, seat, place, amount, reason, rule, **words)

    def write_made(self, outcome: Outcome, value: int, taken: int) -> None:
        """V off the record, k from the kurochka (PC-62)."""
        seat = int(outcome.declarer)
        reason = f"{kind_of(outcome)}-made"
        if outcome.kind != MISERE_PLAYED and not outcome.played():
            reason = "game-given"
        if outcome.is_saved():
            reason = "game-excused"
        own = min(value, self.missing(seat))
        self.write_off(outcome.hand, seat, own, reason, self.made_rule(outcome), self.words(outcome, 0))
        self.take_kurochka(outcome.hand, seat, taken)
        self.take_records(outcome.hand, seat, value - own)

    def made_rule(self, outcome: Outcome) -> str:
        """By which a made game is written off."""
        misere = outcome.kind == MISERE_PLAYED
        if outcome.is_saved():
            return "I-24" if misere else "I-21"
        return "PC-112" if misere else "PC-62"

    def write_off(
        self, hand: int, seat: int, points: int, reason: str, rule: str, words: dict[str, Any]
    ) -> None:
        """Points towards the end of a record: down to nought, or up to `start`."""
        step = points if self.terms.form == PLAIN else -points
        self.record[seat] += step
        self.note(hand, seat, "record", step, reason, rule, **words)

    def take_kurochka(self, hand: int, seat: int, points: int) -> None:
        """From one's own first, then from the smallest, of equals the nearest to the left (PC-66)."""
        own = min(points, self.remises[seat])
        self.remises[seat] -= own
        self.note(hand, seat, "kurochka", -own, "kurochka-taken", "PC-66", seat=seat)
        left = points - own
        while left > 0:
            others = [(seat + step) % self.players for step in range(1, self.players)]
            standing = [other for other in others if self.remises[other] > 0]
            smallest = min(standing, key=lambda other: self.remises[other])
            taken = min(left, self.remises[smallest])
            self.remises[smallest] -= taken
            self.note(hand, smallest, "kurochka", -taken, "kurochka-taken", "PC-66", seat=seat)
            self.write_on(hand, seat, smallest, POINT * taken, "from-kurochka", "PC-66", number=taken)
            left -= taken

    # -- others' records

    def take_records(self, hand: int, seat: int, points: int) -> None:
        """What one's own record cannot hold is taken from the others'; what nobody can give is lost (PC-65)."""
        self.helper, self.excess = seat, points
        self.spare = [self.missing(other) for other in range(self.players)]
        self.take_excess(hand)

    def take_excess(self, hand: int) -> None:
        while self.excess > 0:
            givers = self.givers()
            if not givers:
                self.excess = 0
            elif self.terms.help == "choose" and len(givers) > 1:
                return
            else:
                largest = max(givers, key=self.missing) if self.terms.help == "largest" else givers[0]
                self.help(hand, largest)

    def givers(self) -> list[int]:
        """Whose records can give, from the left neighbour on."""
        others = [(self.helper + step) % self.players for step in range(1, self.players)]
        return [other for other in others if self.spare[other] > 0]

    def help(self, hand: int, giver: int) -> None:
        """Points are written off another's record, for ten whists each."""
        points = min(self.excess, self.spare[giver])
        self.spare[giver] -= points
        rule = self.giving_rule()
        self.write_off(hand, giver, points, "record-taken", rule, {"seat": self.helper})
        self.write_on(hand, self.helper, giver, POINT * points, "from-record", rule, number=points)
        self.excess -= points

    def giving_rule(self) -> str:
        """By which another's record gives."""
        return "PC-65"

    def asked(self) -> list[int]:
        if self.excess <= 0:
            return []
        return self.givers()

    def choose_giver(self, hand: int, giver: int) -> None:
        """The declarer has said whose record gives (`help_target='choose'`)."""
        self.help(hand, giver)
        self.take_excess(hand)

    # -- duties

    def write_duties(self, outcome: Outcome, price: int) -> None:
        """A whister's missing tricks, never doubled before the end (PC-47, PC-64)."""
        level = int(outcome.level())
        single = outcome.single()
        if single >= 0:
            owed = DUTY_ALONE[level] if outcome.invited else DUTY_EACH[level]
            taken = outcome.against() if outcome.invited else outcome.tricks[single]
            lacking = [(single, owed - taken)]
        else:
            lacking = missing_of_two(outcome, self.terms.duty)
        for seat, tricks in answerable(outcome, lacking):
            words = self.words(outcome, tricks)
            reason, rule = ("whist-remise", "PC-64")
            if seat == outcome.declarer:
                reason, rule = ("whist-remise-paid", "I-20")
            self.put(outcome.hand, seat, price * tricks, reason, rule, words)

    def only_second_answers(self, level: i64) -> bool:
        return self.terms.duty != "individual" and level >= 8

    # -- all pass

    def write_raspasy(self, outcome: Outcome) -> None:
        """Two points a trick; no trick at all writes ten off (PC-83, PC-84)."""
        takers = outcome.order + ([int(outcome.dealer)] if outcome.idle else [])
        playing_off = not self.is_late() and not self.parts
        for seat in takers:
            tricks = outcome.tricks[seat]
            if tricks:
                words = {"number": tricks}
                self.put(outcome.hand, seat, PASSED_TRICK * tricks, "raspasy", "PC-83", words)
            elif playing_off:
                points = min(NO_TRICK, self.missing(seat))
                self.write_off(outcome.hand, seat, points, "raspasy-zero", "PC-84", {})
            revokes = outcome.revokes[seat]
            self.put(outcome.hand, seat, REVOKE * revokes, "revoke-passed", "I-23", {"number": revokes})

    # -- the pot

    def close(self) -> None:
        if self.excess == 0:
            self.divide(self.terms.parts)

    def divide(self, parts: int) -> None:
        """All records are empty: the pot is divided, each account by itself (PC-102)."""
        if not self.wants_division() or not parts:
            return
        shares = [[amount // parts for amount in self.remises] for _ in range(parts)]
        for seat in range(self.players):
            shares[-1][seat] += self.remises[seat] % parts
        self.parts = [share for share in shares if sum(share)]
        self.remises = [0] * self.players

    def wants_division(self) -> bool:
        """Is there a pot to be divided now?"""
        return self.terms.form == POT and not self.parts and self.all_written_off() and sum(self.remises) > 0

    def asks_parts(self) -> bool:
        return self.wants_division() and not self.terms.parts

    def part_size(self) -> int:
        return sum(self.parts[0]) if self.parts else 0

    def win_part(self, outcome: Outcome) -> None:
        """A made game wins the part: ten whists a point on all who put it, one's own is struck off (PC-103)."""
        part = self.parts.pop(0)
        hand, seat = outcome.hand, int(outcome.declarer)
        for step in range(self.players):
            other = (seat + step) % self.players
            self.note(hand, other, "pot", -part[other], "part-won", "PC-103", seat=seat)
            if other != seat:
                self.write_on(hand, seat, other, POINT * part[other], "part", "PC-103", number=part[other])

    # -- the end

    def is_finished(self, hands: int) -> bool:
        """All records written off and no remise left (PC-92, PC-100, PC-103)."""
        if self.terms.max_deals and hands >= self.terms.max_deals:
            return True
        standing = self.terms.form != PLAIN and (sum(self.remises) > 0 or bool(self.parts))
        return self.all_written_off() and not standing

    def debts(self) -> list[int]:
        """What would be left of each one's account, in whists (PC-93)."""
        debts: list[int] = []
        for seat in range(self.players):
            shares = sum(part[seat] for part in self.parts)
            debts.append(POINT * (self.missing(seat) + self.remises[seat] + shares))
        return debts

    def exact(self) -> list[Fraction]:
        debts = self.debts()
        mean = Fraction(sum(debts), self.players)
        return [self.net(seat) - debts[seat] + mean for seat in range(self.players)]

    def results(self) -> list[int]:
        return whole(self.exact())

    def settle(self, hand: int) -> None:
        """Whists against whists, and what is left where the pulka was stopped (PC-93, PC-130)."""
        results, debts = self.results(), self.debts()
        mean = Fraction(sum(debts), self.players)
        for seat in range(self.players):
            part = mean - debts[seat]
            floor = part.numerator // part.denominator
            net = self.net(seat)
            self.note(hand, seat, "settling", net, "settle-whists", "PC-130")
            self.note(hand, seat, "settling", floor, "settle-debt", "PC-93", exact=fraction_text(part))
            self.note(hand, seat, "settling", results[seat] - net - floor, "settle-rounding", "PM-73")

    # -- the sheet

    def sheet(self) -> Sheet:
        results = self.results()
        columns: list[Column] = []
        for seat in range(self.players):
            totals = {"record": self.record[seat]}
            if self.terms.form == KUROCHKA:
                totals = {"kurochka": self.remises[seat], "record": self.record[seat]}
            elif self.terms.form == POT:
                totals["pot"] = self.remises[seat] + sum(part[seat] for part in self.parts)
            totals.update(self.whist_totals(seat))
            totals["result"] = results[seat]
            totals["money"] = money(results[seat], self.terms.price)
            columns.append(Column((seat,), "", totals))
        notes = {"start": self.terms.start}
        if self.is_late():
            notes["responsible"] = 1
        if self.parts:
            notes["part"] = self.part_size()
            notes["parts"] = len(self.parts)
        return Sheet("kurochka", tuple(columns), tuple(self.entries), notes)

    def described(self) -> dict[str, Any]:
        described: dict[str, Any] = {
            "record": self.record[:],
            "remises": self.remises[:],
            "whists": [row[:] for row in self.whists],
            "parts": [part[:] for part in self.parts],
            "excess": self.excess,
            "helper": self.helper,
        }
        if self.excess:
            described["spare"] = self.spare[:]
        return described

    def read(self, described: Described) -> None:
        first = 0 if self.terms.form == PLAIN else self.terms.start
        low = None if self.terms.form == PLAIN else 0
        self.whists = read_table(described, "whists", self.players)
        self.record = described.numbers("record", [first] * self.players, low, max(self.terms.start, 0))
        self.remises = described.numbers("remises", [0] * self.players, 0, 10**12)
        self.excess = described.number("excess", 0, 0, 10**9)
        self.helper = described.number("helper", -1, -1, self.players - 1)
        if self.excess and self.helper < 0:
            raise refusals.wanted("who is to take from a record", "helper")
        lacking = [self.missing(seat) for seat in range(self.players)] if self.excess else []
        self.spare = described.numbers("spare", lacking, 0)
        if any(spare > lack for spare, lack in zip(self.spare, lacking, strict=True)):
            raise refusals.at_odds("a record gives no more than it lacks", "spare", "record")
        self.parts = self._read_parts(described)
        self.divide(self.terms.parts)  # a pot is never played for before it is cut

    def _read_parts(self, described: Described) -> list[list[int]]:
        given = described.value("parts", [])
        rows: list[Any] = given if isinstance(given, list) else [None]
        for row in rows:
            good = isinstance(row, list) and len(row) == self.players
            if not good or not all(type(n) is int and n >= 0 for n in row) or not sum(row):
                raise refusals.written_like("parts", row, [1] * self.players)
        if rows and (self.terms.form != POT or not self.all_written_off()):
            raise refusals.unwanted("there is no divided pot", "parts")
        return [list(row) for row in rows]


MISERE_NAMES: Final = {
    int(SMALL_MISERE): "SM",
    int(GREAT_MISERE): "GM",
    int(SMALL_UVERT): "SU",
    int(GREAT_UVERT): "GU",
}
