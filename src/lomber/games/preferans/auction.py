"""The auction (торговля): who buys the talon, and at what bid (PC-10 … PC-13, PM-10 … PM-13)."""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.preferans.moves import HOLD, MISERE, NO_BID, PASS, game_bid, level_of
from lomber.games.preferans.terms import (
    CLASSIC,
    FREE,
    HOLD_ONCE,
    HOLD_SENIOR,
    HUSSAR,
    STRICT,
    Terms,
)


class Auction:
    """What has been said so far. Everything follows from the words, so a description keeps only them."""

    def __init__(self, terms: Terms, bidders: list[int], floor: i64) -> None:
        self.terms = terms
        self.bidders = bidders
        """Those who talk, from the eldest hand."""
        self.floor: i64 = floor
        """The lowest level of the opening bid (PM-61)."""
        self.who: list[int] = []
        self.words: list[int] = []
        self.passed: i64 = 0
        self.spoken: i64 = 0
        self.misere_bidders: i64 = 0
        self.bid: i64 = NO_BID
        self.bidder: i64 = -1
        self.held = False
        self.turn: i64 = bidders[0] if bidders else -1
        """Who speaks; -1: the auction is over."""

    def copy(self) -> "Auction":
        other = Auction(self.terms, self.bidders, self.floor)
        other.who = self.who[:]
        other.words = self.words[:]
        other.passed = self.passed
        other.spoken = self.spoken
        other.misere_bidders = self.misere_bidders
        other.bid = self.bid
        other.bidder = self.bidder
        other.held = self.held
        other.turn = self.turn
        return other

    def legal(self) -> vec[i64]:
        """What the player whose turn it is may say, ascending."""
        found: list[int] = [int(PASS)]
        if self.misere_bidders & BIT[self.turn]:
            return vec[i64]([PASS])  # PM-13: his misère was overcalled
        if self.may_hold():
            found.append(int(HOLD))
        found.extend(self.raises())
        found.sort()
        return vec[i64](found)

    def raises(self) -> list[int]:
        """The next step of each strict order, every misère that ranks above; with jumps every step (PC-111)."""
        ladder = self.terms.ladder
        found: list[int] = []
        reached: i64 = 0
        for i, step in enumerate(ladder.steps):
            if not self.is_above(step):
                continue
            kind = ladder.kinds[i]
            if kind == FREE:
                if not self.has_spoken_against(step):
                    found.append(step)
            elif self.terms.jumps or not reached & BIT[kind]:
                found.append(step)
                reached |= BIT[kind]
        return found

    def has_spoken_against(self, move: i64) -> bool:
        """Today misère is a first word: whoever has spoken may not say it any more (PM-11)."""
        return move == MISERE and self.terms.misere_first_word and bool(self.spoken & BIT[self.turn])

    def is_above(self, move: i64) -> bool:
        """Does a bid exist in this deal and rank above the one that stands?"""
        game = game_bid(move)
        if game >= 0 and not self.terms.exists(game):
            return False
        if self.bid == NO_BID:
            return game < 0 or level_of(game) >= self.floor
        return self.terms.ladder.rank[move] > self.terms.ladder.rank[self.bid]

    def may_hold(self) -> bool:
        """Take over another's bid at the same game: once each (PC-11), or the senior of two (PM-12).

        Misères and the old direct games cannot be held (PC-111).
        """
        if self.bid == NO_BID or self.bidder == self.turn:
            return False
        ladder = self.terms.ladder
        if ladder.kinds[ladder.rank[self.bid]] != STRICT:
            return False
        if self.terms.hold == HOLD_ONCE:
            return not self.held
        if self.terms.hold == HOLD_SENIOR:
            left = [place for place in self.bidders if not self.passed & BIT[place]]
            return len(left) == 2 and left[0] == self.turn
        return False

    def broken(self, move: i64) -> tuple[str, str]:
        """The rule that a word would break, and the key of the sentence that says so."""
        key = "bid-higher" if self.terms.jumps else "bid-next"
        if self.terms.form == HUSSAR:
            return "PH-3", key
        ladder = self.terms.ladder
        if self.terms.form == CLASSIC:
            said = self.bid if move == HOLD and self.bid != NO_BID else move
            special = ladder.rank[said] >= 0 and ladder.kinds[ladder.rank[said]] != STRICT
            return "PC-111" if special else "PC-11", key
        if self.misere_bidders & BIT[self.turn]:
            return "PM-13", "misere-overcalled"
        if move == HOLD:
            return "PM-12", key
        if self.has_spoken_against(move):
            return "PM-11", "misere-late"
        if self.bid == NO_BID and game_bid(move) >= 0 and level_of(game_bid(move)) < self.floor:
            return "PM-61", "bid-floor"
        return "PM-11", key

    def say(self, move: i64) -> None:
        """A word that is legal."""
        place = self.turn
        self.who.append(int(place))
        self.words.append(int(move))
        self.spoken |= BIT[place]
        if move == PASS:
            self.passed |= BIT[place]
        else:
            self.bidder = place
            self.held = move == HOLD
            if move != HOLD:
                self.bid = move
            if move == MISERE:
                self.misere_bidders |= BIT[place]
        self.turn = self.next_speaker(place)

    def next_speaker(self, place: i64) -> i64:
        """The next who has not passed, until only the bidder is left or nobody (PC-12)."""
        count = len(self.bidders)
        left = count - size(self.passed)
        if left == 0 or (left == 1 and self.bid != NO_BID):
            return -1
        at = self.bidders.index(int(place))
        for step in range(1, count + 1):
            other = self.bidders[(at + step) % count]
            if not self.passed & BIT[other]:
                return other
        return -1

    def over(self) -> bool:
        return self.turn < 0

    def bought(self) -> bool:
        """Is there a buyer? Otherwise all have passed."""
        return self.turn < 0 and self.bid != NO_BID
