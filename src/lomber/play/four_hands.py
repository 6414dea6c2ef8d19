"""What two pairs of perfect players take of thirteen tricks, or fewer, when all four hands lie open.

The mechanics of Whist and Vint: follow suit, else anything; the highest trump or the highest card of the suit led
takes. (Two and three hands, and other duties, are `lomber.play.solver`.)

Each question "do the counted pair get so many?" is answered by a search that stops at the first proof. With its
answer a search tells which cards it leant on: a trick taken by the king over the jack holds wherever the cards
below the jack lie. So an answer is kept for all deals with the same lengths of suits in the hands and the same
owners of the cards that mattered (Ginsberg's partition search). The table serves every leader, strain and deal.

An answer is one number: the set of cards it leans on where it is yes, the complement of that set where it is no.
Of a set only the lowest card of each suit matters: all above it are leant on too.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, highest, lowest, members, size
from lomber.cards.pack import SUIT as PACK_SUIT
from lomber.play.pairs import OPEN, SUIT, THIRTEEN, WIDE, Pairs, different, for_all_equals
from lomber.table.errors import TooDeep

YES: Final[i64] = 0
"""Yes, and no card matters."""
NO: Final[i64] = -1
"""No, and no card matters."""

_WAYS: Final[i64] = 16
"""Answers kept in a slot, the oldest overwritten."""
_FIELDS: Final[i64] = 6


def _masks() -> vec[i64]:
    """Which bits of the row of a suit's owners belong to its highest so many cards."""
    masks = filled(14, 0)
    for number in range(1, 14):
        masks[number] = masks[number - 1] | (3 * BIT[26 - 2 * number])
    return masks


_OWNED: Final = _masks()


class FourHands(Pairs):
    """The open hands of two pairs. Its table of answers outlives a deal.

    A position is given as `hands` (cards of the pack of 52 in the order of play, what lies on the table taken
    out), `trump` (a suit, or -1), `leader` (who led to the trick in progress, or leads to the next) and `laid`
    (the cards on the table in order). Its value is how many of the tricks still to be completed go to the
    `counted` pair, all of whom want as many as they can get.
    """

    def __init__(self, counted: i64 = 5, room: i64 = 14) -> None:
        super().__init__(counted)
        self.real: vec[i64] = filled(56, -1)
        """Which card of the pack each card is: cards in play are ranked anew from the lowest."""
        self.owners: vec[i64] = filled(4 * 8192, 0)
        """By suit and what is left of it: whose the highest card is, whose the next, … from the highest bits."""
        self.lengths: vec[i64] = filled(4 * 8192, 0)
        """By the same: how many each hand has of it, four bits each."""
        self.nodes: i64 = 0
        """Positions between tricks looked at so far."""
        self.begun: i64 = 0
        self.most: i64 = 0
        """So many from there on, then it gives up (TooDeep); 0: never."""
        self.slots: i64 = BIT[room]
        self.turn: vec[i64] = filled(self.slots, 0)
        """Which way of a slot is written next."""
        self.kept: vec[i64] = filled(self.slots * _WAYS * _FIELDS, -1)
        self.proof: i64 = -1
        """The lead that proved the answer found last, or -1 where it took all of them."""

    def give_up_after(self, positions: i64) -> None:
        """The next questions may take so many positions between tricks in all."""
        self.begun = self.nodes
        self.most = positions

    # -- questions

    def tricks(self, hands: vec[i64], trump: i64, leader: i64, laid: vec[i64], likely: i64 = -1) -> i64:
        """The value of a position; a likely value, if right, spares most of the work."""
        table = self._set(hands, trump, laid)
        return self._value(leader, table, likely)

    def gets(self, hands: vec[i64], trump: i64, leader: i64, laid: vec[i64], number: i64) -> bool:
        """Do the counted pair get so many? Sooner answered than how many they get."""
        return self._gets(leader, self._set(hands, trump, laid), number)

    def every(self, hands: vec[i64]) -> list[list[int]]:
        """All of a deal: by strain (the suits S C D H, then no trumps) and by leader, the counted pair's tricks."""
        return [self.led(hands, trump) for trump in (0, 1, 2, 3, -1)]

    def led(self, hands: vec[i64], trump: i64) -> list[int]:
        """The counted pair's tricks of a deal with these trumps, by leader."""
        found: list[int] = []
        likely: i64 = -1
        table = self._set(hands, trump, vec[i64]())
        for leader in range(4):
            likely = self._value(leader, table, likely)
            found.append(int(likely))
        return found

    def worths(self, hands: vec[i64], trump: i64, leader: i64, laid: vec[i64]) -> list[tuple[int, int]]:
        """Each legal card of the seat to play, ascending, and the value of the position if it is played."""
        table = self._set(hands, trump, laid)
        seat = (leader + len(table)) & 3
        found: list[tuple[int, int]] = []
        likely: i64 = -1
        for card in members(_answers(self.hands[seat], table)):
            self.hands[seat] ^= BIT[card]
            likely = self._value(leader, _with(table, card), likely)
            self.hands[seat] ^= BIT[card]
            found.append((int(self.real[card]), int(likely)))
        return found

    def line(self, hands: vec[i64], trump: i64, leader: i64, laid: vec[i64]) -> list[int]:
        """Best play by all, card by card to the end; of equally good cards the lowest."""
        table = self._set(hands, trump, laid)
        likely = self._value(leader, table, -1)
        played: list[int] = []
        while self.hands[(leader + len(table)) & 3]:
            seat = (leader + len(table)) & 3
            card = self._keeping(seat, leader, table, likely)
            self.hands[seat] ^= BIT[card]
            played.append(int(self.real[card]))
            table = _with(table, card)
            if len(table) == 4:
                leader = self._taker(leader, table)
                likely -= (self.counted >> leader) & 1
                table = vec[i64]()
        return played

    def _keeping(self, seat: i64, leader: i64, table: vec[i64], value: i64) -> i64:
        """The lowest card that keeps what the position is worth."""
        legal = members(_answers(self.hands[seat], table))
        wants = (self.counted >> seat) & 1 != 0
        for card in legal:
            self.hands[seat] ^= BIT[card]
            longer = _with(table, card)
            kept = self._gets(leader, longer, value) if wants else not self._gets(leader, longer, value + 1)
            self.hands[seat] ^= BIT[card]
            if kept:
                return card
        raise AssertionError("no card keeps the value of its position")

    # -- setting up

    def _set(self, hands: vec[i64], trump: i64, laid: vec[i64]) -> vec[i64]:
        """Rank the cards in play anew; returns the cards on the table so named."""
        if len(hands) != 4:
            raise ValueError("This solver takes four hands.")
        everything = hands[0] | hands[1] | hands[2] | hands[3]
        for card in laid:
            everything |= BIT[card]
        short = filled(52, -1)
        owner = filled(56, 0)
        for suit in range(4):
            cards = members(everything & PACK_SUIT[suit])
            for rank in range(len(cards)):
                short[cards[rank]] = WIDE * suit + rank
                self.real[WIDE * suit + rank] = cards[rank]
        for seat in range(4):
            mask: i64 = 0
            for card in members(hands[seat]):
                mask |= BIT[short[card]]
                owner[short[card]] = seat
            self.hands[seat] = mask
        for suit in range(4):
            self._tabulate(suit, size(everything & PACK_SUIT[suit]), owner)
        for i in range(len(self.merit)):
            self.merit[i] = 0
        self.trump = trump
        table = vec[i64]()
        for card in laid:
            table = append(table, short[card])
        return table

    def _tabulate(self, suit: i64, number: i64, owner: vec[i64]) -> None:
        """Owners and lengths of all that can be left of a suit of so many cards."""
        start = suit * 8192
        for left in range(1, BIT[number]):
            top = self.top[left]
            seat = owner[WIDE * suit + top]
            rest = start + (left ^ BIT[top])
            self.owners[start + left] = seat * BIT[24] | self.owners[rest] >> 2
            self.lengths[start + left] = self.lengths[rest] + BIT[4 * seat]

    def _value(self, leader: i64, table: vec[i64], likely: i64) -> i64:
        """Asked from the likely number upwards or downwards."""
        most = self._to_come(leader, table)
        value = likely if 0 <= likely <= most else (most + 1) // 2
        if self._gets(leader, table, value):
            while value < most and self._gets(leader, table, value + 1):
                value += 1
            return value
        value -= 1
        while not self._gets(leader, table, value):
            value -= 1
        return value

    def _to_come(self, leader: i64, table: vec[i64]) -> i64:
        """The tricks still to be completed: as many as the last to play holds cards."""
        return size(self.hands[(leader + 3) & 3]) + (1 if len(table) == 4 else 0)

    def _gets(self, leader: i64, table: vec[i64], need: i64) -> bool:
        left = self._to_come(leader, table)
        if need <= 0 or need > left:
            return need <= 0
        laid: i64 = len(table)
        if laid == 0:
            return self._between(leader, left, need) >= 0
        winner = self._taker(leader, table)
        if laid == 4:
            return self._between(winner, left - 1, need - ((self.counted >> winner) & 1)) >= 0
        best = table[(winner - leader) & 3]
        trick: i64 = 0
        for card in table:
            trick |= BIT[card]
        return (
            self._follow((leader + laid) & 3, 3 - laid, table[0] // WIDE, trick, best, winner, left, need)
            >= 0
        )

    def _taker(self, leader: i64, table: vec[i64]) -> i64:
        best = table[0]
        winner = leader
        for i in range(1, len(table)):
            if self.beats(table[i], best):
                best = table[i]
                winner = (leader + i) & 3
        return winner

    # -- the search

    def _between(self, leader: i64, left: i64, need: i64) -> i64:
        """A position between tricks: do the counted pair get `need` of the `left` tricks to come?"""
        if need <= 0:
            return YES
        if need > left:
            return NO
        self.nodes += 1
        if self.most and self.nodes - self.begun > self.most:
            raise TooDeep(int(self.most))
        if left == 1:
            return self._last(leader)
        at_once = self.at_once(leader, left, need)
        if at_once != OPEN:
            return at_once
        hands = self.hands
        everything = hands[0] | hands[1] | hands[2] | hands[3]
        spades = everything & THIRTEEN
        clubs = (everything >> 14 & THIRTEEN) + 8192
        diamonds = (everything >> 28 & THIRTEEN) + 16384
        hearts = (everything >> 42 & THIRTEEN) + 24576
        owners, lengths = self.owners, self.lengths
        key = lengths[spades] << 32 | lengths[clubs] << 16 | lengths[diamonds]
        key |= (left << 2 | leader) * BIT[48] | (self.trump + 1) * BIT[54] | self.counted * BIT[57]
        upper = owners[spades] << 26 | owners[clubs]
        lower = owners[diamonds] << 26 | owners[hearts]
        slot = _slot(key, self.slots)
        kept = self.kept
        at = slot * (_WAYS * _FIELDS)
        lead: i64 = 0
        for _ in range(_WAYS):
            if kept[at] == key:
                fact = kept[at + 5]
                if (kept[at + 1] ^ upper) & kept[at + 2] == 0 and (kept[at + 3] ^ lower) & kept[at + 4] == 0:
                    if fact & 15 >= need:
                        return self._leant(everything, fact)
                    if fact >> 4 & 15 < need:
                        return ~self._leant(everything, fact)
                if fact >> 24:
                    lead = fact >> 24
            at += _FIELDS
        if lead:
            shift = WIDE * (lead & 3)
            lead = self.nth[(everything >> shift & THIRTEEN) * 14 + (lead >> 2)] << shift
        answer = self._lead(leader, left, need, lead)
        self._keep(slot, key, upper, lower, everything, left, need, answer)
        return answer

    def _leant(self, everything: i64, fact: i64) -> i64:
        """The cards here that stand for those on which a kept answer leans."""
        cards: i64 = 0
        for suit in range(4):
            number = fact >> (8 + 4 * suit) & 15
            if number:
                shift = WIDE * suit
                cards |= self.nth[(everything >> shift & THIRTEEN) * 14 + number] << shift
        return cards

    def _keep(
        self, slot: i64, key: i64, upper: i64, lower: i64, everything: i64, left: i64, need: i64, answer: i64
    ) -> None:
        fact = need | left << 4 if answer >= 0 else (need - 1) << 4
        cards = answer if answer >= 0 else ~answer
        numbers: i64 = 0
        for suit in range(4):
            shift = WIDE * suit
            leant = cards >> shift & THIRTEEN
            if leant:
                upwards = (everything >> shift & THIRTEEN) & ~((leant & -leant) - 1)
                numbers |= self.count[upwards] << (4 * suit)
        fact |= numbers << 8
        if self.proof >= 0:
            suit = self.proof // WIDE
            place = self.count[(everything >> (WIDE * suit) & THIRTEEN) >> (self.proof % WIDE)]
            fact |= (place << 2 | suit) << 24
        way = self.turn[slot]
        self.turn[slot] = way + 1 if way + 1 < _WAYS else 0
        at = (slot * _WAYS + way) * _FIELDS
        kept = self.kept
        kept[at] = key
        kept[at + 1] = upper
        kept[at + 2] = _OWNED[numbers & 15] << 26 | _OWNED[numbers >> 4 & 15]
        kept[at + 3] = lower
        kept[at + 4] = _OWNED[numbers >> 8 & 15] << 26 | _OWNED[numbers >> 12 & 15]
        kept[at + 5] = fact

    def _last(self, leader: i64) -> i64:
        """The last trick plays itself. Asked only whether the counted pair gets it."""
        hands = self.hands
        trick = hands[0] | hands[1] | hands[2] | hands[3]
        suit = lowest(hands[leader]) // WIDE
        if self.trump >= 0 and trick & SUIT[self.trump]:
            suit = self.trump
        same = trick & SUIT[suit]
        best = highest(same)
        leant = BIT[best] if same & (same - 1) else 0
        for seat in range(4):
            if hands[seat] & BIT[best]:
                return leant if (self.counted >> seat) & 1 else ~leant
        raise AssertionError("nobody holds the last trick")

    # -- trying cards

    def _lead(self, leader: i64, left: i64, need: i64, remembered: i64) -> i64:
        """`remembered`: the lead that proved something in a position like this, tried first."""
        hands = self.hands
        mine = hands[leader]
        wants = (self.counted >> leader) & 1 != 0
        others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ mine
        cards = different(mine, others)
        leant: i64 = 0
        while cards:
            card = lowest(remembered) if remembered & cards else self.likeliest(leader, cards)
            cards ^= BIT[card]
            hands[leader] = mine ^ BIT[card]
            answer = self._follow((leader + 1) & 3, 2, card // WIDE, BIT[card], card, leader, left, need)
            hands[leader] = mine
            if (answer >= 0) == wants:
                self.merit[leader * 56 + card] += left * left
                self.proof = card
                return answer
            leant |= for_all_equals(answer if answer >= 0 else ~answer, card, mine, others)
        self.proof = -1
        return ~leant if wants else leant

    def _follow(
        self, seat: i64, after: i64, led: i64, trick: i64, best: i64, winner: i64, left: i64, need: i64
    ) -> i64:
        """A seat plays to a trick that `best` is winning for `winner`; `after` more will play after it."""
        hands = self.hands
        mine = hands[seat]
        wants = (self.counted >> seat) & 1 != 0
        legal = mine & SUIT[led]
        if legal == 0:
            legal = mine
        others = ((hands[0] | hands[1] | hands[2] | hands[3]) ^ mine) | BIT[best]
        cards = different(legal, others)
        first = self.first(seat, cards, after, led, best, winner)
        rest = cards
        leant: i64 = 0
        while rest:
            card = lowest(first) if first else self.cheapest(mine, rest)
            first &= first - 1
            rest ^= BIT[card]
            answer = self._lay(seat, card, after, led, trick, best, winner, left, need)
            if (answer >= 0) == wants:
                return answer
            leant |= for_all_equals(answer if answer >= 0 else ~answer, card, legal, others)
        return ~leant if wants else leant

    def _lay(
        self,
        seat: i64,
        card: i64,
        after: i64,
        led: i64,
        trick: i64,
        best: i64,
        winner: i64,
        left: i64,
        need: i64,
    ) -> i64:
        if self.beats(card, best):
            best = card
            winner = seat
        trick |= BIT[card]
        hands = self.hands
        hands[seat] ^= BIT[card]
        if after > 0:
            answer = self._follow((seat + 1) & 3, after - 1, led, trick, best, winner, left, need)
        else:
            answer = self._between(winner, left - 1, need - ((self.counted >> winner) & 1))
            same = trick & SUIT[best // WIDE]
            if same & (same - 1):
                # The card won by its rank.
                answer = answer | BIT[best] if answer >= 0 else answer & ~BIT[best]
        hands[seat] ^= BIT[card]
        return answer


def _answers(hand: i64, table: vec[i64]) -> i64:
    """What may be played: the suit led, else anything."""
    if not len(table):
        return hand
    same = hand & SUIT[table[0] // WIDE]
    return same if same else hand


def _with(cards: vec[i64], card: i64) -> vec[i64]:
    """A copy with one card more."""
    result = vec[i64](capacity=4)
    for one in cards:
        result = append(result, one)
    return append(result, card)


def _slot(key: i64, slots: i64) -> i64:
    """The slot of a position; the products stay below 2^62, so it is the same interpreted."""
    mixed = ((key ^ (key >> 29)) & 0x7FFFFFFF) * 0x5BD1E995
    return (mixed ^ (mixed >> 27) ^ (key >> 40)) & (slots - 1)
