"""Pamfil (Памфил), Shutikha (Шутиха) and Mistigri (Мистигри): Mushka with another privileged card."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import (
    ACE,
    CLUBS,
    JACK,
    KING,
    QUEEN,
    SPADES,
    SUIT,
    SUITS,
    TEN,
    card_of,
    rank_of,
    suit_of,
)
from lomber.games.mushka.score import FIVE_SPADES, FLUSH, MISTIGRI, Result, pay_premium
from lomber.games.mushka.state import ENTER, MushkaRules, MushkaState
from lomber.games.mushka.view import MushkaView
from lomber.play.mouche.memory import Memory
from lomber.play.mouche.rules import PLAYED, SOLE, THROW, Phase
from lomber.play.mouche.score import Outcome
from lomber.play.mouche.view import MoucheView
from lomber.table.contract import Game
from lomber.table.errors import IllegalMove
from lomber.table.unseen import Clue, Unseen

ANNOUNCE: Final[i64] = ENTER + 1
DECLINE: Final[i64] = ENTER + 2
SET_TRUMP: Final[i64] = ENTER + 3
"""The moves of Pamfil alone: `announce_pamfil`, `decline`, `set_trump S|C|D|H`."""

ACE_OF_SPADES: Final[i64] = card_of(ACE, SPADES)
QUEEN_OF_SPADES: Final[i64] = card_of(QUEEN, SPADES)
JACK_OF_CLUBS: Final[i64] = card_of(JACK, CLUBS)
KING_OF_CLUBS: Final[i64] = card_of(KING, CLUBS)

KING_HIGH: Final = "23456789TAJQK"
"""K Q J A T 9 … 2: the order of Mistigri, and of Shutikha unless the ace is low (MG-2, SH-2)."""
ACE_LOW: Final = "A23456789TJQK"

HEAVY: Final[i64] = 20
"""More than any hand holds: so much the queen counts where spades with her are weighed against spades without."""


class PamfilState(MushkaState):
    """The jack of clubs is the highest trump, whatever is trumps (PF-2); `Order` sees to that."""

    def __init__(self, game: Game, rules: MushkaRules) -> None:
        super().__init__(game, rules)
        self.announcer: i64 = -1

    def fresh(self) -> "PamfilState":
        return PamfilState(self.game, self.own)

    def take_hand(self, other: Memory) -> None:
        super().take_hand(other)
        assert isinstance(other, PamfilState)
        self.announcer = other.announcer

    def opened(self) -> None:
        """The dealer who turned Pamfil up names trumps (PF-5); else each is asked whether he has him (PF-4)."""
        if self.turned == self.own.renames:
            self.turn = self.dealer
            self.phase = Phase.TRUMP
        else:
            self.turn = self.elder()
            self.phase = Phase.ANNOUNCE

    def form_moves(self, seat: i64) -> vec[i64]:
        if self.phase == Phase.TRUMP:
            return vec[i64]([SET_TRUMP, SET_TRUMP + 1, SET_TRUMP + 2, SET_TRUMP + 3])
        found = vec[i64](capacity=2)
        if self.hands[seat] & BIT[JACK_OF_CLUBS]:
            found = append(found, ANNOUNCE)
        return append(found, DECLINE)

    def play_form(self, seat: i64, move: i64) -> None:
        if self.phase == Phase.TRUMP:
            if not SET_TRUMP <= move < SET_TRUMP + 4:
                raise IllegalMove(seat, self.name(move), "PF-5", "illegal")
            self.trump = move - SET_TRUMP
            self.begin_turn(self.elder())
        elif move == ANNOUNCE:
            if not self.hands[seat] & BIT[JACK_OF_CLUBS]:
                raise IllegalMove(seat, self.name(move), "PF-4", "mushka-no-pamfil")
            self.announcer = seat
            out = Outcome(self.hands_done + 1, self.records)
            pay_premium(self.terms, out, int(seat), "pamfil", "PF-4")
            self.enter(out.entries)
            self.begin_turn(self.elder())  # nobody else can have him
        elif move != DECLINE:
            raise IllegalMove(seat, self.name(move), "PF-4", "illegal")
        elif seat == self.dealer:
            self.begin_turn(self.elder())
        else:
            self.turn = self.left_of(seat)

    def refuse(self, seat: i64, move: i64, what: str, key: str) -> IllegalMove:
        """Pamfil stays in the hand by a rule of his own (PF-7), the ace of spades by that of Mushka.

        Before anyone declares it is the dealer's turn to name trumps (PF-5), or another's to announce (PF-4).
        """
        if what == "staying" and move == THROW + JACK_OF_CLUBS:
            return IllegalMove(seat, self.name(move), "PF-7", key)
        if what == "turn" and self.phase == Phase.TRUMP:
            return IllegalMove(seat, self.name(move), "PF-5", key)
        if what == "turn" and self.phase == Phase.ANNOUNCE:
            return IllegalMove(seat, self.name(move), "PF-4", key)
        return super().refuse(seat, move, what, key)

    def forbidden(self, seat: i64, card: i64, fault: i64) -> IllegalMove:
        """Where Pamfil looks like a club, or like no trump, the rule that makes him one is told (PF-2)."""
        suits, hand, pamfil = self.order().suits, self.hands[seat], BIT[JACK_OF_CLUBS]
        if card == JACK_OF_CLUBS and self.led == CLUBS:
            return IllegalMove(seat, self.name(card), "PF-2", "mushka-pamfil-no-club")
        if not hand & suits[self.led] & ~pamfil and hand & suits[self.trump] == pamfil:
            return IllegalMove(seat, self.name(card), "PF-2", "mushka-pamfil-trump")
        if self.led_card == JACK_OF_CLUBS:
            return IllegalMove(seat, self.name(card), "PF-2", "mushka-pamfil-led", suit=SUITS[self.led])
        return super().forbidden(seat, card, fault)

    def show_form(self, view: MoucheView, seat: i64) -> None:
        super().show_form(view, seat)
        assert isinstance(view, MushkaView)
        view.announced = self.announcer

    def position(self, seat: i64) -> dict[str, Any]:
        described = super().position(seat)
        described["announced"] = int(self.announcer)
        return described

    def say_dealt(self, case: Unseen, p: int, places: list[str]) -> None:
        """Who announced Pamfil was dealt him, and he lies where those cards went."""
        if p == self.announcer and not (self.set_up_born and self.recycled & BIT[JACK_OF_CLUBS]):
            case.only(int(JACK_OF_CLUBS), [*places, "dropped"])


class ShutikhaState(MushkaState):
    """Spades are always trumps; the queen of spades makes 8, caught by the king 5 and 4 (SH-4)."""

    def fresh(self) -> "ShutikhaState":
        return ShutikhaState(self.game, self.own)

    def opened(self) -> None:
        """Five spades with the queen win the pulka at once (SH-6)."""
        if not self.show_at_once(BIT[self.players] - 1):
            super().opened()

    def show_at_once(self, seats: i64) -> bool:
        return any(self.shown_by(seat) for seat in members(seats))

    def shown_by(self, seat: i64) -> bool:
        hand = self.hands[seat]
        if hand & ~SUIT[SPADES] or not hand & BIT[QUEEN_OF_SPADES]:
            return False
        self.finish(FIVE_SPADES, [int(seat)])
        return True

    def lays_open(self, ending: str) -> bool:
        return ending == FIVE_SPADES

    def add_gist(self, key: list[int]) -> None:
        """In which trick the queen has fallen."""
        fallen = -1
        for row in range(self.rows):
            if self.row_cards[row] == QUEEN_OF_SPADES:
                fallen = int(row // size(self.active))
        key.append(fallen)

    def add_to(self, result: Result) -> None:
        """Where the queen fell; a sole player makes a trick with her (SH-8)."""
        if result.ending == SOLE and self.hands[result.who[0]] & BIT[QUEEN_OF_SPADES]:
            result.queen_trick, result.queen_owner = 0, result.who[0]
        if result.ending == PLAYED:
            width = size(self.active)
            for row in range(self.rows):
                if self.row_cards[row] == QUEEN_OF_SPADES:
                    result.queen_trick, result.queen_owner = int(row // width), int(self.row_seats[row])

    def say_dealt(self, case: Unseen, p: int, places: list[str]) -> None:
        if self.plain & BIT[p]:
            self.not_five_spades(case, places, 0)

    def say_bought(self, case: Unseen, p: int, places: list[str]) -> None:
        self.not_five_spades(case, places, self.laid[p])

    def not_five_spades(self, case: Unseen, places: list[str], known: i64) -> None:
        """He did not show five spades with the queen, so they were not all there (SH-6)."""
        indexes = self.indexes(case, places)
        hidden = sum(len(case.places[index].slots) for index in indexes)
        if hidden < self.rules.hand_cards or known & ~SUIT[SPADES]:
            return
        tokens: list[int] = []
        for i, token in enumerate(case.tokens):
            if SUIT[SPADES] & BIT[token.card]:
                tokens.extend([i] * int(HEAVY if token.card == QUEEN_OF_SPADES else 1))
        case.clues.append(Clue("number", tokens, indexes, 0, int(HEAVY) + hidden - 2, rare=True))


class MistigriState(MushkaState):
    """The king of clubs is the privileged card; five of a suit are paid for (MG-3 … MG-6)."""

    def __init__(self, game: Game, rules: MushkaRules) -> None:
        super().__init__(game, rules)
        self.paid: i64 = -1
        """Who was paid for a flush after the deal, and plays on (`flush_then_play`)."""
        self.looked_over = False
        """All have seen who shows a flush after the exchanges; a set-up in the middle of the play tells nothing."""

    def fresh(self) -> "MistigriState":
        return MistigriState(self.game, self.own)

    def take_hand(self, other: Memory) -> None:
        super().take_hand(other)
        assert isinstance(other, MistigriState)
        self.paid = other.paid
        self.looked_over = other.looked_over

    def opened(self) -> None:
        """The first look, at all hands (MG-4 i)."""
        if not self.look_over(self.round()):
            super().opened()

    def looked_over_by_now(self) -> i64:
        """After the first word flushes wait for the second look."""
        return 0 if self.active | self.passed else super().looked_over_by_now()

    def show_at_once(self, seats: i64) -> bool:
        return self.look_over([seat for seat in self.round() if seats & BIT[seat]])

    def declared(self) -> None:
        """The second look, at the hands still in play; it comes before a sole player's tricks (MG-4 ii)."""
        if not self.look_over([seat for seat in self.round() if self.active & BIT[seat]]):
            super().declared()

    def begin_play(self) -> None:
        self.looked_over = True
        super().begin_play()

    def look_over(self, seats: list[int]) -> bool:
        """Mistigri wins the pulka; else of the flushes the highest is paid (MG-5, MG-6). Is the hand over?

        Each look is a check-point by itself, at the hands then in play (MG-4). With `flush_then_play` the second
        pays another whose flush is the highest by now: above the one paid before, or since that one was thrown off
        or passed. Where the highest is still the one paid before, nobody is paid: its holder not again (MG-4), a
        lower one never (MG-5).
        """
        for seat in seats:
            if self.is_mistigri(self.hands[seat]):
                self.finish(MISTIGRI, [seat])
                return True
        flushes = [seat for seat in seats if self.is_flush(self.hands[seat])]
        if not flushes:
            return False
        best = flushes[0]
        for seat in flushes:
            if flush_worth(self.hands[seat]) > flush_worth(self.hands[best]):
                best = seat
        if not self.own.flush_then_play:
            self.finish(FLUSH, [best, *[seat for seat in flushes if seat != best]])
            return True
        self.show_flushes(flushes, best)
        return False

    def show_flushes(self, flushes: list[int], best: int) -> None:
        """`flush_then_play`: the cards lie open and the hand goes on; nobody is paid twice."""
        for seat in flushes:
            self.shown[seat] |= self.hands[seat]
        if best != self.paid:
            out = Outcome(self.hands_done + 1, self.records)
            pay_premium(self.terms, out, best, FLUSH, "MG-4")
            self.enter(out.entries)
            self.paid = best

    def is_flush(self, hand: i64) -> bool:
        """Five cards of one suit (MG-4)."""
        return any(hand & ~SUIT[suit] == 0 for suit in range(4))

    def is_mistigri(self, hand: i64) -> bool:
        """The king of clubs and four cards of one suit (MG-6); in a study of two cards there is no such thing."""
        rest = hand & ~BIT[KING_OF_CLUBS]
        return rest != hand and size(rest) > 1 and self.is_flush(rest)

    def lays_open(self, ending: str) -> bool:
        return ending in (FLUSH, MISTIGRI)

    def position(self, seat: i64) -> dict[str, Any]:
        described = super().position(seat)
        described["paid"] = int(self.paid)
        return described

    def say_dealt(self, case: Unseen, p: int, places: list[str]) -> None:
        if self.plain & BIT[p]:
            self.no_flush(case, places, self.dealt_cards[p] & self.shown[p])

    def say_played(self, case: Unseen, p: int, places: list[str]) -> None:
        super().say_played(case, p, places)
        if self.looked_over:
            self.no_flush(case, places, self.in_play(p))

    def no_flush(self, case: Unseen, places: list[str], known: i64) -> None:
        """Neither a flush nor Mistigri was there: both would have been shown."""
        wild = BIT[KING_OF_CLUBS] if self.rules.hand_cards > 2 else 0
        for suit in range(4):
            self.not_of_these(case, SUIT[suit] | wild, places, known)


def flush_worth(hand: i64) -> int:
    """Suits from low to high S C D H; then points: K 5, Q 4, J 2, A 1, others as printed (MG-5)."""
    cards = members(hand)
    points = 0
    for card in cards:
        rank = rank_of(card)
        points += int(rank) + 2 if rank <= TEN else [2, 4, 5, 1][rank - JACK]
    return 1000 * int(suit_of(cards[0])) + points
