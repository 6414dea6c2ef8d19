"""What perfect players take when all hands lie open: the proof behind a claim, and the judge of a card.

Two or three hands, at most eight cards of a suit among them (the pack of 32, or any ending). Some seats' tricks
are *counted*; either they want most of them (a contract) or fewest (a misere, a hand on which all have passed),
and all other seats play together against them.

Each question "do they get so many?" is answered by a search that stops at the first proof. Positions between
tricks are kept in a table under what matters in them: whose the highest card left of a suit is, whose the next,
and so on. So one table serves every deal of the same contract, and all layouts of a hand share it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, filled, members, size
from lomber.cards.pack import SUIT

NOBODY: Final[i64] = 3
"""The fourth player, who leads the talon in a passed hand and holds no cards: his tricks are his own."""

_EIGHT: Final[i64] = 255
_SUIT: Final = vec[i64]([255, 255 * 256, 255 * 65536, 255 * 16777216])
_EMPTY: Final[i64] = -1


def _tops() -> vec[i64]:
    tops = filled(256, -1)
    for cards in range(1, 256):
        tops[cards] = tops[cards >> 1] + 1
    return tops


def _bottoms() -> vec[i64]:
    bottoms = filled(256, 8)
    for cards in range(1, 256):
        bottoms[cards] = 0 if cards & 1 else bottoms[cards >> 1] + 1
    return bottoms


def _runs() -> vec[i64]:
    """Of own cards with nobody else's between them the highest stands for all. Index: own · 256 + others'."""
    runs = filled(65536, 0)
    for own in range(256):
        for others in range(256):
            kept: i64 = 0
            touching = False
            for rank in range(7, -1, -1):
                if own & BIT[rank]:
                    kept |= 0 if touching else BIT[rank]
                    touching = True
                elif others & BIT[rank]:
                    touching = False
            runs[own * 256 + others] = kept
    return runs


def _owners() -> vec[i64]:
    """A suit as the row of its owners, the cards that are gone left out: a number below 2^14.

    Index: a · 256 + b, where a are the cards of the hands 0 and 2, b those of the hands 1 and 2.
    """
    owners = filled(65536, 0)
    for a in range(256):
        for b in range(256):
            code: i64 = 0
            shorter: i64 = 0
            power: i64 = 1
            for rank in range(8):
                owner: i64 = (1 if a & BIT[rank] else 0) + (2 if b & BIT[rank] else 0)
                if owner:
                    code = code * 3 + owner - 1
                    shorter += power
                    power *= 3
            owners[a * 256 + b] = shorter + code
    return owners


_TOP: Final = _tops()
_BOTTOM: Final = _bottoms()


class _Tables:
    """The large tables; made when first needed, for interpreted that takes most of a second."""

    def __init__(self) -> None:
        self.runs = _runs()
        self.owners = _owners()


_made: list[_Tables] = []


def _tables() -> _Tables:
    if not _made:
        _made.append(_Tables())
    return _made[0]


class OpenHands:
    """One contract: trumps, duties, whose tricks count and whether they are wanted. Its table outlives a deal.

    A position is given as `hands` (cards of the pack of 52 by seat, what lies on the table taken out), `leader`
    (who led to the trick in progress, or leads to the next) and `laid` (the cards on the table in order). Its
    value is how many of the tricks still to be completed go to the counted seats.
    """

    def __init__(self, trump: i64, must_trump: bool, counted: i64, most: bool, room: i64 = 17) -> None:
        self.trump = trump
        self.must_trump = must_trump and trump >= 0
        self.counted = counted
        self.most = most
        self.wanting: i64 = counted if most else ~counted
        """Those who want the counted seats to take tricks."""
        self.seats: i64 = 3
        self.hands: vec[i64] = filled(3, 0)
        """Suit by suit eight bits: the cards in play, ranked anew from the lowest."""
        self.real: vec[i64] = filled(32, -1)
        """Which card of the pack each of them is."""
        self.nodes: i64 = 0
        """Positions between tricks looked at so far."""
        tables = _tables()
        self.runs: vec[i64] = tables.runs
        self.owners: vec[i64] = tables.owners
        self.slots: i64 = BIT[room]
        self.keys: vec[i64] = filled(self.slots, _EMPTY)
        self.bounds: vec[i64] = filled(self.slots, 0)

    # -- questions

    def tricks(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> i64:
        """The value of a position."""
        return self._value(leader, self._set(hands, laid))

    def gets(self, hands: vec[i64], leader: i64, laid: vec[i64], number: i64) -> bool:
        """Do the counted seats get so many? Sooner answered than how many they get."""
        return self._gets(leader, self._set(hands, laid), number)

    def worths(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> list[tuple[int, int]]:
        """Each legal card of the seat to play, ascending, and the value of the position if it is played."""
        table = self._set(hands, laid)
        seat = (leader + len(table)) % self.seats
        found: list[tuple[int, int]] = []
        for card in members(self._legal(self.hands[seat], table)):
            self.hands[seat] ^= BIT[card]
            found.append((int(self.real[card]), int(self._value(leader, append(_own(table), card)))))
            self.hands[seat] ^= BIT[card]
        return found

    def line(self, hands: vec[i64], leader: i64, laid: vec[i64]) -> list[int]:
        """Best play by all, card by card to the end; of equally good cards the lowest."""
        table = self._set(hands, laid)
        value = self._value(leader, table)
        played: list[int] = []
        while self.hands[(leader + len(table)) % self.seats]:
            seat = (leader + len(table)) % self.seats
            card = self._keeping(value, seat, leader, table)
            self.hands[seat] ^= BIT[card]
            played.append(int(self.real[card]))
            table = append(_own(table), card)
            if len(table) == self.seats:
                leader = self._taker(leader, table)
                value -= (self.counted >> leader) & 1
                table = vec[i64]()
        return played

    def passed_out(
        self, hands: vec[i64], eldest: i64, talon: vec[i64], talon_wins: bool, winner_leads: bool
    ) -> i64:
        """The value of a hand on which all have passed, before the talon is turned.

        Each card of the talon names the suit of a trick to which the eldest hand plays first. It takes the trick
        for the dealer (`talon_wins`), or cannot win. Afterwards the eldest hand leads, or the winner.
        """
        return self.turned(hands, eldest, talon, talon_wins, winner_leads, 0, vec[i64]())

    def turned(
        self,
        hands: vec[i64],
        eldest: i64,
        talon: vec[i64],
        talon_wins: bool,
        winner_leads: bool,
        number: i64,
        laid: vec[i64],
    ) -> i64:
        """The same when card `number` of the talon (from 0) lies there and `laid` has been played to it."""
        cards = vec[i64]()
        for card in talon:
            cards = append(cards, card)
        for card in laid:
            cards = append(cards, card)
        named = self._set(hands, cards)
        turned = vec[i64]()
        for i in range(len(talon)):
            turned = append(turned, named[i])
        opening = _Opening(eldest, turned, talon_wins, winner_leads)
        best = turned[number] if talon_wins else -1
        winner = NOBODY
        for i in range(len(laid)):
            card = named[len(talon) + i]
            if card >> 3 == turned[number] >> 3 and card > best:
                best = card
                winner = (eldest + i) % self.seats
        played: i64 = len(laid)
        seat = (eldest + played) % self.seats
        low: i64 = 0
        high = size(self.hands[eldest]) + (1 if played else 0)
        left = high
        while low < high:
            middle = (low + high + 1) // 2
            if self._to_talon(opening, number, seat, self.seats - played, best, winner, left, middle):
                low = middle
            else:
                high = middle - 1
        return low

    # -- setting up

    def _set(self, hands: vec[i64], laid: vec[i64]) -> vec[i64]:
        """Rank the cards in play anew; returns the cards on the table so named."""
        self.seats = len(hands)
        if self.seats != 2 and self.seats != 3:
            raise ValueError("The solver takes two or three hands.")
        everything: i64 = 0
        for hand in hands:
            everything |= hand
        for card in laid:
            everything |= BIT[card]
        short = filled(52, -1)
        for suit in range(4):
            cards = members(everything & SUIT[suit])
            if len(cards) > 8:
                raise ValueError("The solver takes at most eight cards of a suit.")
            for rank in range(len(cards)):
                short[cards[rank]] = 8 * suit + rank
                self.real[8 * suit + rank] = cards[rank]
        self.hands[2] = 0
        for seat in range(self.seats):
            mask: i64 = 0
            for card in members(hands[seat]):
                mask |= BIT[short[card]]
            self.hands[seat] = mask
        table = vec[i64]()
        for card in laid:
            table = append(table, short[card])
        return table

    def _value(self, leader: i64, table: vec[i64]) -> i64:
        low: i64 = 0
        high = self._to_come(leader, table)
        while low < high:
            middle = (low + high + 1) // 2
            if self._gets(leader, table, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def _to_come(self, leader: i64, table: vec[i64]) -> i64:
        """The tricks still to be completed: as many as the last to play holds cards."""
        last = (leader + self.seats - 1) % self.seats
        return size(self.hands[last]) + (1 if len(table) == self.seats else 0)

    def _gets(self, leader: i64, table: vec[i64], need: i64) -> bool:
        left = self._to_come(leader, table)
        if need <= 0 or need > left:
            return need <= 0
        on_table: i64 = len(table)
        if on_table == 0:
            return self._between(leader, left, need)
        winner = self._taker(leader, table)
        if on_table == self.seats:
            return self._between(winner, left - 1, need - ((self.counted >> winner) & 1))
        best = table[(winner - leader + self.seats) % self.seats]
        seat = (leader + on_table) % self.seats
        return self._follow(seat, self.seats - on_table - 1, table[0] >> 3, best, winner, left, need)

    def _taker(self, leader: i64, table: vec[i64]) -> i64:
        best = table[0]
        winner = leader
        for i in range(1, len(table)):
            card = table[i]
            if card >> 3 == best >> 3:
                better = card > best
            else:
                better = card >> 3 == self.trump
            if better:
                best = card
                winner = (leader + i) % self.seats
        return winner

    def _legal(self, hand: i64, table: vec[i64]) -> i64:
        if not len(table):
            return hand
        return self._answers(hand, table[0] >> 3)

    def _answers(self, hand: i64, led: i64) -> i64:
        """Follow suit; else trump, where that is a duty; else anything."""
        same = hand & _SUIT[led]
        if same:
            return same
        if self.must_trump:
            trumps = hand & _SUIT[self.trump]
            if trumps:
                return trumps
        return hand

    def _keeping(self, value: i64, seat: i64, leader: i64, table: vec[i64]) -> i64:
        """The lowest card after which the position is still worth `value`, its value before it."""
        legal = members(self._legal(self.hands[seat], table))
        wants = (self.wanting >> seat) & 1 != 0
        for card in legal:
            self.hands[seat] ^= BIT[card]
            after = append(_own(table), card)
            if wants:
                keeps = self._gets(leader, after, value)
            else:
                keeps = not self._gets(leader, after, value + 1)
            self.hands[seat] ^= BIT[card]
            if keeps:
                return card
        return legal[0]

    # -- the search

    def _between(self, leader: i64, left: i64, need: i64) -> bool:
        """A position between tricks: do the counted seats get `need` of the `left` tricks to come?"""
        if need <= 0:
            return True
        if need > left:
            return False
        self.nodes += 1
        hands = self.hands
        key = _key(self.owners, hands[0] | hands[2], hands[1] | hands[2], leader)
        slot = _slot(key, self.slots)
        low: i64 = 0
        high = left
        if self.keys[slot] != key and self.keys[slot + 1] == key:
            slot += 1
        if self.keys[slot] == key:
            bounds = self.bounds[slot]
            low = bounds & 15
            high = (bounds >> 4) & 15
            if low >= need:
                return True
            if high < need:
                return False
        got = self._lead(leader, left, need)
        if got:
            low = need
        else:
            high = need - 1
        if self.keys[slot] != key:
            slot = self._home(slot & ~1, left)
        self.keys[slot] = key
        self.bounds[slot] = (left << 8) | (high << 4) | low
        return got

    def _home(self, slot: i64, left: i64) -> i64:
        """Of two slots the first keeps the longer ending, the second the newest."""
        if self.keys[slot] != _EMPTY and self.bounds[slot] >> 8 > left:
            return slot + 1
        return slot

    def _lead(self, leader: i64, left: i64, need: i64) -> bool:
        hands = self.hands
        mine = hands[leader]
        wants = (self.wanting >> leader) & 1 != 0
        others = (hands[0] | hands[1] | hands[2]) & ~mine
        second = leader + 1 if leader + 1 < self.seats else 0
        followers = self.seats - 2
        for suit in range(4):
            shift = 8 * suit
            own = (mine >> shift) & _EIGHT
            if own == 0:
                continue
            cards = self.runs[(own << 8) | ((others >> shift) & _EIGHT)]
            while cards:
                rank = _TOP[cards] if self.most else _BOTTOM[cards]
                cards ^= BIT[rank]
                hands[leader] = mine ^ BIT[shift + rank]
                got = self._follow(second, followers, suit, shift + rank, leader, left, need)
                hands[leader] = mine
                if got == wants:
                    return wants
        return not wants

    def _follow(self, seat: i64, after: i64, led: i64, best: i64, winner: i64, left: i64, need: i64) -> bool:
        """A seat plays to a trick that `best` is winning for `winner`; `after` more will play after it."""
        hands = self.hands
        mine = hands[seat]
        legal = self._answers(mine, led)
        others = ((hands[0] | hands[1] | hands[2]) & ~mine) | BIT[best]
        wants = (self.wanting >> seat) & 1 != 0
        if self.most:
            for suit in range(4):
                shift = 8 * suit
                own = (legal >> shift) & _EIGHT
                if own == 0:
                    continue
                cards = self.runs[(own << 8) | ((others >> shift) & _EIGHT)]
                while cards:
                    rank = _TOP[cards]
                    cards ^= BIT[rank]
                    if self._lay(seat, shift + rank, after, led, best, winner, left, need) == wants:
                        return wants
            return not wants
        return self._duck(seat, legal, others, after, led, best, winner, left, need, wants)

    def _duck(
        self,
        seat: i64,
        legal: i64,
        others: i64,
        after: i64,
        led: i64,
        best: i64,
        winner: i64,
        left: i64,
        need: i64,
        wants: bool,
    ) -> bool:
        """Where tricks are not wanted, try the cards that lose the trick before those that win it."""
        under = BIT[best & 7] - 1
        counted = (self.counted >> seat) & 1 != 0
        for winning in range(2):
            for suit in range(4):
                shift = 8 * suit
                own = (legal >> shift) & _EIGHT
                if own == 0:
                    continue
                cards = self.runs[(own << 8) | ((others >> shift) & _EIGHT)]
                if suit == best >> 3:
                    cards &= ~under if winning else under
                elif (suit == self.trump) != (winning == 1):
                    continue
                while cards:
                    rank = _TOP[cards] if counted else _BOTTOM[cards]
                    cards ^= BIT[rank]
                    if self._lay(seat, shift + rank, after, led, best, winner, left, need) == wants:
                        return wants
        return not wants

    def _lay(
        self, seat: i64, card: i64, after: i64, led: i64, best: i64, winner: i64, left: i64, need: i64
    ) -> bool:
        hands = self.hands
        hands[seat] ^= BIT[card]
        suit = card >> 3
        if card > best if suit == best >> 3 else suit == self.trump:
            best = card
            winner = seat
        if after > 0:
            following = seat + 1 if seat + 1 < self.seats else 0
            got = self._follow(following, after - 1, led, best, winner, left, need)
        else:
            got = self._between(winner, left - 1, need - ((self.counted >> winner) & 1))
        hands[seat] ^= BIT[card]
        return got

    # -- the talon of a passed hand

    def _turn(self, opening: "_Opening", number: i64, left: i64, need: i64) -> bool:
        """The next card of the talon is turned, or the talon is over and the eldest hand leads."""
        if need <= 0 or need > left:
            return need <= 0
        if number == len(opening.talon):
            return self._between(opening.eldest, left, need)
        best = opening.talon[number] if opening.talon_wins else -1
        return self._to_talon(opening, number, opening.eldest, self.seats, best, NOBODY, left, need)

    def _to_talon(
        self,
        opening: "_Opening",
        number: i64,
        seat: i64,
        to_play: i64,
        best: i64,
        winner: i64,
        left: i64,
        need: i64,
    ) -> bool:
        """Nothing is kept in the table here: these are the first two tricks of a hand, gone through once."""
        if to_play == 0:
            rest = need - ((self.counted >> winner) & 1)
            if number + 1 == len(opening.talon) and opening.winner_leads and winner != NOBODY:
                return self._between(winner, left - 1, rest)
            return self._turn(opening, number + 1, left - 1, rest)
        named = opening.talon[number] >> 3
        wants = (self.wanting >> seat) & 1 != 0
        mine = self.hands[seat]
        same = mine & _SUIT[named]
        for card in self._different(same if same else mine, mine):
            wins = card >> 3 == named and card > best
            self.hands[seat] = mine ^ BIT[card]
            got = self._to_talon(
                opening,
                number,
                (seat + 1) % self.seats,
                to_play - 1,
                card if wins else best,
                seat if wins else winner,
                left,
                need,
            )
            self.hands[seat] = mine
            if got == wants:
                return wants
        return not wants

    def _different(self, cards: i64, mine: i64) -> vec[i64]:
        """One of each run of cards between which nobody else holds any, the talon counted as somebody's."""
        others = 0xFFFFFFFF & ~mine
        kept: i64 = 0
        for suit in range(4):
            own = (cards >> (8 * suit)) & _EIGHT
            kept |= self.runs[(own << 8) | ((others >> (8 * suit)) & _EIGHT)] << (8 * suit)
        return members(kept)


class _Opening:
    """How a passed hand begins: who plays first, the talon as it is turned, whether it wins, who leads after it."""

    def __init__(self, eldest: i64, talon: vec[i64], talon_wins: bool, winner_leads: bool) -> None:
        self.eldest = eldest
        self.talon = talon
        self.talon_wins = talon_wins
        self.winner_leads = winner_leads


def _own(cards: vec[i64]) -> vec[i64]:
    """A copy that may be appended to."""
    result = vec[i64](capacity=4)
    for card in cards:
        result = append(result, card)
    return result


def _key(owners: vec[i64], a: i64, b: i64, leader: i64) -> i64:
    """A position between tricks by what matters in it: the owners of each suit from its lowest card, the leader."""
    key = owners[((a & 255) << 8) | (b & 255)]
    key = (key << 14) | owners[(a & 65280) | ((b >> 8) & 255)]
    key = (key << 14) | owners[((a >> 8) & 65280) | ((b >> 16) & 255)]
    key = (key << 14) | owners[((a >> 16) & 65280) | ((b >> 24) & 255)]
    return (key << 2) | leader


def _slot(key: i64, slots: i64) -> i64:
    """The first of the two slots of a position; the products stay below 2^62, so it is the same interpreted."""
    mixed = ((key ^ (key >> 31)) & 0x7FFFFFFF) * 0x5BD1E995
    return (mixed ^ (mixed >> 27) ^ (key >> 40)) & (slots - 2)
