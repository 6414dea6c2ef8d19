"""The count that each player says aloud: hand, repique, leads and tricks, pique, and the bonuses at the end."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, filled


class Scale:
    """What a deal counts by: Piquet for two (P-17 … P-23), or Norman for three (N-7 … N-9)."""

    def __init__(self, threshold: i64, repique: i64, pique: i64, capot: i64, announced: i64) -> None:
        self.threshold = threshold
        self.repique = repique
        self.pique = pique
        self.capot = capot
        self.announced = announced


PIQUET = Scale(30, 60, 30, 40, 80)
NORMAN = Scale(20, 70, 40, 20, 20)


class Usage:
    """What was agreed about the count."""

    def __init__(
        self, any_score: bool, classic: bool, own_tricks: bool, bonus: i64, in_hand: bool, split: bool
    ) -> None:
        self.any_score = any_score
        self.classic = classic
        self.own_tricks = own_tricks
        self.bonus = bonus
        self.in_hand = in_hand
        self.split = split


class Count:
    """The counts of one deal, by seat."""

    def __init__(self, usage: Usage, scale: Scale, players: i64) -> None:
        self.usage = usage
        self.scale = scale
        self.hand: vec[i64] = filled(players, 0)
        """H: white cards and declarations that counted (P-16)."""
        self.made: vec[i64] = filled(players, 0)
        """Leads, tricks and the last trick."""
        self.bonus: vec[i64] = filled(players, 0)
        """Leza, capot, cartes blanches (P-23)."""
        self.late: vec[i64] = filled(players, 0)
        """Declarations that count after all, because what beat them was false (P-30 c)."""
        self.repique: i64 = -1
        self.pique: i64 = -1
        self.silent: i64 = 0
        """Who plays в молчанку (P-30 b)."""
        self.struck: i64 = 0
        """Who was caught with a false claim (P-30 c)."""

    def copy(self) -> "Count":
        other = Count(self.usage, self.scale, len(self.hand))
        other.hand = copied(self.hand)
        other.made = copied(self.made)
        other.bonus = copied(self.bonus)
        other.late = copied(self.late)
        other.repique = self.repique
        other.pique = self.pique
        other.silent = self.silent
        other.struck = self.struck
        return other

    def total(self, seat: i64) -> i64:
        if self.struck & BIT[seat]:
            return 0
        total = self.hand[seat] + self.made[seat] + self.bonus[seat] + self.late[seat]
        if seat == self.repique:
            total += self.scale.repique
        if seat == self.pique:
            total += self.scale.pique
        return total

    def declared(self, parts: list[vec[i64]]) -> None:
        """White cards, point, sequences, sets (and a fully counted hand) by seat, in the order of counting.

        Repique (P-17): thirty in the hand and nothing to the others; in the classic order whoever comes to thirty
        before any other has anything.
        """
        players = len(self.hand)
        self.repique = -1
        for seat in range(players):
            self.hand[seat] = 0
        for part in parts:
            for seat in range(players):
                self.hand[seat] += part[seat]
            if self.usage.classic:
                self.look_for_repique()
        if not self.usage.classic:
            self.look_for_repique()

    def look_for_repique(self) -> None:
        for seat in range(len(self.hand)):
            if (
                self.repique < 0
                and self.hand[seat] >= self.scale.threshold
                and self.others(self.hand, seat) == 0
            ):
                self.repique = seat

    def others(self, figures: vec[i64], seat: i64) -> i64:
        total: i64 = 0
        for other in range(len(figures)):
            if other != seat:
                total += figures[other]
        return total

    # -- the play

    def lead(self, seat: i64, elder: i64) -> None:
        """One for every lead (P-20)."""
        self.add(seat, 1, elder, True)

    def take(self, winner: i64, leader: i64, elder: i64) -> None:
        """One for a trick taken to another's lead; literally one for every trick (P-20)."""
        if winner != leader or self.usage.own_tricks:
            self.add(winner, 1, elder, True)

    def last_trick(self, winner: i64, elder: i64) -> None:
        """Four instead of one (P-21); at capot not."""
        self.add(winner, 3, elder, False)

    def add(self, seat: i64, points: i64, elder: i64, doubled: bool) -> None:
        """Points of the play. Against one who plays в молчанку leads and tricks count double, his own nothing."""
        if self.silent & BIT[seat]:
            return
        if doubled and self.silent:
            points += points
        self.made[seat] += points
        self.look_for_pique(elder)

    def look_for_pique(self, elder: i64) -> None:
        if self.may_pique(elder) and self.on_the_way(elder) >= self.scale.threshold:
            self.pique = elder

    def on_the_way(self, elder: i64) -> i64:
        """What brings to the pique: not what counts only because a claim was false (P-30 c)."""
        return self.total(elder) - self.late[elder]

    def may_pique(self, elder: i64) -> bool:
        """P-22, N-7: only the first leader, from less than thirty, the others without a hand count."""
        if self.pique >= 0 or self.repique == elder or self.hand[elder] >= self.scale.threshold:
            return False
        return not self.others(self.hand, elder) and not (
            self.usage.any_score and self.others(self.made, elder)
        )

    def to_pique(self, elder: i64) -> list[int]:
        """What the elder has on his way to the pique; nothing where it is past."""
        return [int(self.on_the_way(elder))] if self.may_pique(elder) else []

    # -- after the last trick

    def finish(self, tricks: vec[i64], announced: i64, all_counted: i64) -> None:
        """Leza or capot, and cartes blanches (P-23, N-8, N-9)."""
        whole = self.others(tricks, -1)
        most: i64 = 0
        for number in tricks:
            most = max(most, number)
        best: i64 = 0
        for seat in range(len(tricks)):
            if tricks[seat] == most:
                best |= BIT[seat]
        for seat in range(len(tricks)):
            if self.silent & BIT[seat]:
                continue
            if tricks[seat] == whole:
                self.bonus[seat] += self.scale.announced if announced & BIT[seat] else self.scale.capot
            elif best == BIT[seat]:
                self.bonus[seat] += 10
            elif best & BIT[seat] and self.usage.split and self.scale is NORMAN:
                self.bonus[seat] += 5
            if all_counted & BIT[seat] and not self.usage.in_hand:
                self.bonus[seat] += self.usage.bonus
