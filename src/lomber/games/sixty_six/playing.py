"""One deal of Sixty-six: leads and replies, marriages, closing and exchange, the word “66”."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members
from lomber.cards.pack import SUITS, card_of, suit_of
from lomber.cards.tens import NINE
from lomber.games.sixty_six.endgame import marriage_in, mate_of
from lomber.games.sixty_six.partie import LEAD, REPLY, Partie
from lomber.games.sixty_six.score import WINS, value_of
from lomber.play.tricks import BEAT, FOLLOW, NO_CARD, beats
from lomber.table.errors import IllegalMove

CLOSE: Final[i64] = 52
EXCHANGE: Final[i64] = 53
CLAIM: Final[i64] = 54
MARRY: Final[i64] = 55
"""Then one code for each card: a king or queen led with its mate in hand, “twenty” or “forty”."""
ANNOUNCE: Final[i64] = 107
"""Then one code for each card: the same with the word “66”."""

FEWEST: Final[i64] = 5
"""Face-down cards that must be left where the stock is closed (S-11)."""


def rule_on_lead(move: i64) -> str:
    """The rule that leaves such a thing to the player on lead."""
    if move == CLOSE:
        return "S-11"
    if move == EXCHANGE:
        return "G-9"
    return "S-13" if move == CLAIM else "S-10"


class Playing(Partie):
    """What the players do."""

    # -- whose move

    def actors(self) -> i64:
        return 0 if self.turn < 0 else BIT[self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.turn:
            return vec[i64]()
        if self.phase is REPLY:
            return members(self.replies(seat))
        married = self.married(seat)
        found = members(self.hands[seat] & ~married)
        if self.may_close(seat):
            found = append(found, CLOSE)
        if self.may_exchange(seat):
            found = append(found, EXCHANGE)
        if self.rules.manual:
            found = append(found, CLAIM)
        for card in members(married):
            found = append(found, MARRY + card)
        if self.rules.manual:
            for card in members(married):
                found = append(found, ANNOUNCE + card)
        return found

    def married(self, seat: i64) -> i64:
        """Cards of marriages: led, they count by themselves, and everybody hears it (S-10)."""
        hand = self.hands[seat]
        found: i64 = 0
        for card in members(hand):
            if marriage_in(hand, card, self.trump):
                found |= BIT[card]
        return found

    def parse(self, text: str) -> i64:
        """A card of a marriage may be named plainly: led, it counts all the same."""
        code = self.game.book.code(text)
        if code < CLOSE and self.phase is LEAD and self.married(self.turn) & BIT[code]:
            return MARRY + code
        return code

    def is_strict(self) -> bool:
        """Is the stock gone or closed (S-9)?"""
        return self.tally.closer >= 0 or self.faced_taken

    def replies(self, seat: i64) -> i64:
        """Any card while the stock is open (S-6); in the strict phase by the duties of S-9."""
        if not self.is_strict():
            return self.hands[seat]
        return self.rules.strict.legal(self.hands[seat], suit_of(self.led), self.led, self.trump)

    def may_close(self, seat: i64) -> bool:
        """On lead, while five face-down cards are left (S-11)."""
        if self.is_strict() or self.stock.left() < FEWEST:
            return False
        return self.rules.close_first_lead or self.stock.left() < self.whole_stock()

    def may_exchange(self, seat: i64) -> bool:
        """`nine_exchange`: on lead, with a trick, while the stock is open."""
        nine = card_of(NINE, self.trump)
        return (
            self.rules.nine_exchange
            and not self.is_strict()
            and self.tally.tricks[self.side(seat)] > 0
            and self.hands[seat] & BIT[nine] != 0
        )

    # -- what is done

    def play(self, seat: i64, move: i64) -> None:
        if seat < 0 or seat != self.turn:
            rule = rule_on_lead(move) if move >= CLOSE else "S-5"
            raise IllegalMove(int(seat), self.name(move), rule, "not-your-turn")
        if self.phase is REPLY:
            self.reply(seat, move)
        elif move == CLOSE:
            self.close(seat)
        elif move == EXCHANGE:
            self.exchange(seat)
        elif move == CLAIM:
            self.claim(seat)
        elif move >= ANNOUNCE:
            self.announce(seat, move - ANNOUNCE)
        else:
            self.lead(seat, move)

    def refuse(self, seat: i64, move: i64, rule: str, key: str, suit: i64 = -1) -> IllegalMove:
        if suit >= 0:
            return IllegalMove(int(seat), self.name(move), rule, key, suit=SUITS[suit])
        return IllegalMove(int(seat), self.name(move), rule, key)

    def close(self, seat: i64) -> None:
        if not self.may_close(seat):
            key = "sixty-six-closed" if self.is_strict() else "sixty-six-close"
            raise self.refuse(seat, CLOSE, "S-11", key)
        self.tally.close(self.side(seat))
        self.strict_at = self.rows

    def exchange(self, seat: i64) -> None:
        """The nine of trumps for the faced card."""
        if not self.may_exchange(seat):
            raise self.refuse(seat, EXCHANGE, "G-9", "sixty-six-nine")
        nine = card_of(NINE, self.trump)
        self.hands[seat] = (self.hands[seat] & ~BIT[nine]) | BIT[self.faced]
        self.shown[seat] = (self.shown[seat] & ~BIT[nine]) | BIT[self.faced]
        self.nine_of = self.faced
        self.faced = nine
        self.exchanged_at = self.rows
        self.exchanger = seat

    def claim(self, seat: i64) -> None:
        """`claim=manual`: “sixty-six”, said on lead (S-13)."""
        if not self.rules.manual:
            raise self.refuse(seat, CLAIM, "S-13", "illegal")
        self.finish(self.tally.claimed(self.side(seat)), self.side(seat))

    def announce(self, seat: i64, card: i64) -> None:
        """`claim=manual`: a marriage led with the word “66”, and the deal stops there."""
        if not self.married(seat) & BIT[card]:
            raise self.refuse(seat, ANNOUNCE + card, "S-10", "sixty-six-no-marriage")
        self.put(seat, card)
        self.finish(self.tally.claimed(self.side(seat)), self.side(seat))

    def lead(self, seat: i64, move: i64) -> None:
        card = move - MARRY if move >= MARRY else move
        if not self.hands[seat] & BIT[card]:
            raise self.refuse(seat, move, "S-6", "not-in-hand")
        if (move >= MARRY) != (self.married(seat) & BIT[card] != 0):
            key = "sixty-six-no-marriage" if move >= MARRY else "sixty-six-marriage"
            raise self.refuse(seat, move, "S-10", key)
        self.put(seat, card)
        if not self.rules.manual and self.tally.points(self.side(seat)) >= WINS:
            self.finish(self.tally.balance(), -1)
            return
        self.phase = REPLY
        self.turn = self.other(seat)

    def put(self, seat: i64, card: i64) -> None:
        """The card is led; a marriage counts at once, and tells all where its mate is (S-10)."""
        counts = marriage_in(self.hands[seat], card, self.trump)
        self.tally.marriages[self.side(seat)] += counts
        mate = mate_of(card)
        self.row_counts[self.rows] = counts
        self.lay(seat, card)
        if counts:
            self.shown[seat] |= BIT[mate]
        elif mate >= 0 and not (self.laid[0] | self.laid[1] | self.laid[self.players - 1]) & BIT[mate]:
            self.denied[seat] |= BIT[mate] & self.rules.pack
        self.led = card

    def lay(self, seat: i64, card: i64) -> None:
        self.hands[seat] &= ~BIT[card]
        self.shown[seat] &= ~BIT[card]
        self.laid[seat] |= BIT[card]
        self.row_seats[self.rows] = seat
        self.row_cards[self.rows] = card
        self.rows += 1

    def reply(self, seat: i64, move: i64) -> None:
        if move >= CLOSE:
            raise self.refuse(seat, move, rule_on_lead(move), "sixty-six-on-lead")
        if not self.hands[seat] & BIT[move]:
            raise self.refuse(seat, move, "S-6", "not-in-hand")
        if not self.replies(seat) & BIT[move]:
            raise self.broken(seat, move)
        if self.is_strict():
            self.denied[seat] |= self.told(move)
        self.lay(seat, move)
        winner = seat if beats(move, self.led, self.trump) else self.other(seat)
        hands_empty = self.hands[self.pair[0]] | self.hands[self.pair[1]] == 0
        self.tally.take(self.side(winner), value_of(self.led) + value_of(move), hands_empty)
        self.led = NO_CARD
        won = not self.rules.manual and self.tally.points(self.side(winner)) >= WINS
        if won or hands_empty:
            self.finish(self.tally.balance(), -1)
            return
        self.draw(winner)
        self.phase = LEAD
        self.turn = winner

    def broken(self, seat: i64, move: i64) -> IllegalMove:
        suit = suit_of(self.led)
        duty = self.rules.strict.broken(move, self.hands[seat], suit, self.led, self.trump)
        if duty == FOLLOW:
            return self.refuse(seat, move, "S-9", "must-follow", suit)
        return self.refuse(seat, move, "S-9", "must-beat" if duty == BEAT else "must-trump")

    def told(self, card: i64) -> i64:
        """The cards that who answers so in the strict phase cannot have beside it."""
        told = self.rules.strict.denied(card, suit_of(self.led), self.led, self.trump)
        return told & self.rules.pack & ~BIT[card]

    def draw(self, winner: i64) -> None:
        """Both draw, the winner first; the faced card is the last (S-8)."""
        if self.is_strict():
            return
        loser = self.other(winner)
        self.hands[winner] |= self.stock.draw(winner, 1)
        self.denied[winner] = 0
        if self.stock.left():
            self.hands[loser] |= self.stock.draw(loser, 1)
            self.denied[loser] = 0
            return
        self.hands[loser] |= BIT[self.faced]
        self.shown[loser] |= BIT[self.faced]
        self.denied[loser] &= ~BIT[self.faced]
        self.faced_taken = True
        self.strict_at = self.rows
