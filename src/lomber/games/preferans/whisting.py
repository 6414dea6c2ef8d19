"""The talk of whist (вист): who undertakes to beat the game, and how his hand and the other are played.

Everything follows from the words in their order, so a description keeps only them. Here is the talk of today
(PM-20 … PM-27) and the check of a ten (PC-48); the older talks override `after_two`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.preferans.moves import (
    ACCEPT,
    CHECK,
    CLOSED,
    HALF,
    OPEN,
    OVERWHIST,
    PASS,
    TRUST,
    WHIST,
    level_of,
)
from lomber.games.preferans.terms import Terms

TEN: Final[i64] = 10

SIX_SPADES: Final[i64] = 0


class Whisting:
    """The words of the two opponents, and what follows from them."""

    def __init__(self, terms: Terms, game: i64, left: i64, right: i64) -> None:
        self.terms = terms
        self.game: i64 = game
        self.level: i64 = level_of(game)
        self.left: i64 = left
        """The opponent who speaks first: the next to the declarer."""
        self.right: i64 = right
        self.who: list[int] = []
        self.words: list[int] = []
        self.turn: i64 = left
        """Who speaks; -1: all is said."""
        self.choices: vec[i64] = vec[i64]()
        """What he may say."""
        self.barred: i64 = 0
        """Who may not whist in this hand (I-4)."""
        self.unsaid: list[tuple[int, int]] = []
        """Words that go without saying, place and word: a description may have them all the same."""
        # -- what it comes to
        self.whisters: i64 = 0
        """Those who answer for their tricks."""
        self.half: i64 = -1
        """Who has said half and was let have it: there is no play."""
        self.overwhisted = False
        self.checked = False
        """A ten was not believed: all hands lie open."""
        self.manner: i64 = -1
        """How a single whister plays: OPEN, CLOSED, or one of the older ways."""

    def rule(self) -> str:
        """Where the rules say what may be said now."""
        if self.level == TEN and self.terms.ten_check:
            return "PM-26"
        if OPEN in self.choices:
            return "PM-24"
        if OVERWHIST in self.choices:
            return "PM-21"
        return "PM-22" if len(self.words) == 2 else "PM-20"

    def begin(self) -> None:
        """The first word, or none where nobody has a choice."""
        if self.level == TEN and self.terms.ten_check:
            self.ask(self.left, vec[i64]([CHECK, TRUST]))
        elif self.game == SIX_SPADES and self.terms.stalingrad:
            self.whisters = (BIT[self.left] | BIT[self.right]) & ~self.barred
            for place in (self.left, self.right):
                self.unsaid.append((int(place), int(WHIST if self.whisters & BIT[place] else PASS)))
            if self.single() >= 0:
                self.ask_manner()
            else:
                self.end()  # PM-27: everybody knows that both must
        else:
            self.ask(self.left, vec[i64]([PASS, WHIST]))

    def fresh(self) -> "Whisting":
        return Whisting(self.terms, self.game, self.left, self.right)

    def copy(self) -> "Whisting":
        other = self.fresh()
        other.who = self.who[:]
        other.words = self.words[:]
        other.turn = self.turn
        other.choices = self.choices
        other.barred = self.barred
        other.whisters = self.whisters
        other.half = self.half
        other.overwhisted = self.overwhisted
        other.checked = self.checked
        other.manner = self.manner
        return other

    def ask(self, place: i64, choices: vec[i64]) -> None:
        self.turn = place
        self.choices = self.declining(choices) if self.barred & BIT[place] else choices

    def declining(self, choices: vec[i64]) -> vec[i64]:
        """Of these words the ones by which nobody undertakes anything: all that one who peeked may say (I-4)."""
        found = vec[i64]()
        for word in choices:
            if word in (PASS, TRUST, ACCEPT):
                found = append(found, word)
        return found

    def end(self) -> None:
        self.turn = -1

    def say(self, move: i64) -> None:
        """A word that is legal."""
        place = self.turn
        self.who.append(int(place))
        self.words.append(int(move))
        if move == WHIST:
            self.whisters |= BIT[place]
        if move in (CHECK, TRUST):
            self.answer_ten(place, move)
        elif move in (OPEN, CLOSED):
            self.last_word(place, move)
        elif len(self.words) == 1:
            self.ask(self.right, self.second_choices(move))
        elif len(self.words) == 2:
            self.after_two()
        else:
            self.last_word(place, move)

    def repeat(self, place: i64, move: i64) -> bool:
        """A described word, of this place or of whose turn it is (-1): is it possible?

        What goes without saying is passed over when it is said, and taken as said when it is not.
        """
        for at, (who, word) in enumerate(self.unsaid):
            if word == move and place in (who, -1):
                del self.unsaid[: at + 1]
                return True
        keeps = self.turn >= 0 and HALF in self.choices and PASS not in self.choices
        if keeps and move in (OPEN, CLOSED):
            self.say(WHIST)  # he does not change to half, and says at once how he plays
        if self.turn < 0 or place not in (self.turn, -1) or move not in self.choices:
            return False
        self.say(move)
        return True

    def answer_ten(self, place: i64, move: i64) -> None:
        """One who does not believe is enough (PC-48)."""
        self.checked = move == CHECK
        if self.checked or place == self.right:
            self.end()
        else:
            self.ask(self.right, vec[i64]([CHECK, TRUST]))

    def second_choices(self, first: i64) -> vec[i64]:
        """Where the first has passed, the second may say «свой», half a whist (PM-20)."""
        if first == PASS and self.terms.may_half(self.level):
            return vec[i64]([PASS, WHIST, HALF])
        return vec[i64]([PASS, WHIST])

    def after_two(self) -> None:
        """Both have spoken (PM-21 … PM-25)."""
        first, second = self.words[0], self.words[1]
        if second == HALF:
            self.ask(self.left, vec[i64]([OVERWHIST, ACCEPT]))
        elif first == second:
            self.end()
        elif first == WHIST and self.terms.half_first and self.terms.may_half(self.level):
            self.ask(self.left, vec[i64]([WHIST, HALF]))
        else:
            self.ask_manner()

    def ask_manner(self) -> None:
        """A single whister plays in the light or in the dark (PM-24)."""
        single = self.left if self.whisters & BIT[self.left] else self.right
        self.ask(single, vec[i64]([OPEN, CLOSED]))

    def last_word(self, place: i64, move: i64) -> None:
        if move in (OPEN, CLOSED):
            self.manner = move
            self.end()
        elif move == HALF:
            self.whisters = 0
            self.half = place
            self.end()
        elif move == ACCEPT:
            self.half = self.right
            self.end()
        else:
            self.overwhisted = move == OVERWHIST
            self.whisters = BIT[self.left]
            self.ask_manner()

    # -- what it comes to

    def played(self) -> bool:
        """Is there any play?"""
        return self.whisters != 0 or self.checked

    def single(self) -> i64:
        """The only whister, or -1."""
        if self.whisters == BIT[self.left]:
            return self.left
        return self.right if self.whisters == BIT[self.right] else -1

    def brings_partner(self) -> bool:
        """Does a single whister have the other hand with him? Today always (PM-24)."""
        return True

    def may_invite(self) -> bool:
        """Is there a way in which he has it?"""
        return True

    def shows(self) -> i64:
        """The places whose hands are laid open, when the time has come (PC-45)."""
        if self.manner == OPEN:
            return BIT[self.left] | BIT[self.right]
        return 0

    def player_of(self, place: i64) -> i64:
        """Who plays the cards of an opponent: in the light the single whister plays both hands (PM-24)."""
        return self.single() if self.manner == OPEN else place

    def out(self) -> i64:
        """The opponents whose hands are laid aside."""
        return 0
