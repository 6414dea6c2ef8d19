"""Hussar Preferans (Гусарский преферанс): two players in the dark, each with a talon of his own (Part 4)."""

from math import comb
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.cards.pack import card_name
from lomber.games.preferans.classic_score import POINT, ClassicPulka, ClassicTerms, price_of
from lomber.games.preferans.hand import EXCHANGE
from lomber.games.preferans.moves import ALONE, CHECK, PASS, TRUST, WITH_TALON, trump_of
from lomber.games.preferans.outcome import Outcome
from lomber.games.preferans.pulka import DUTY_ALONE, DUTY_EACH
from lomber.games.preferans.state import PreferansState
from lomber.games.preferans.view import PreferansView
from lomber.games.preferans.whisting import TEN, Whisting
from lomber.table.chance import Pile
from lomber.table.contract import EVERYTHING
from lomber.table.unseen import Unseen


class HussarWhisting(Whisting):
    """The opponent passes, goes alone, or takes his own talon first (PH-5)."""

    def fresh(self) -> "HussarWhisting":
        return HussarWhisting(self.terms, self.game, self.left, self.right)

    def rule(self) -> str:
        return "PH-5"

    def begin(self) -> None:
        if self.level == TEN:
            self.ask(self.left, vec[i64]([CHECK, TRUST]))
        else:
            self.ask(self.left, vec[i64]([PASS, ALONE, WITH_TALON]))

    def say(self, move: i64) -> None:
        self.who.append(int(self.turn))
        self.words.append(int(move))
        self.checked = move == CHECK
        if move in (ALONE, WITH_TALON):
            self.whisters = BIT[self.left]
            self.manner = move
        self.end()

    def brings_partner(self) -> bool:
        """With the talon the duty is as with a second hand."""
        return self.manner == WITH_TALON


class HussarState(PreferansState):
    """Twenty-four cards, two hands, two talons. `talon` holds the two of seat 0, then the two of seat 1."""

    def fresh(self) -> "HussarState":
        return HussarState(self.game, self.terms, self.pulka)

    # -- the deal (PH-2)

    def order(self) -> list[int]:
        return [int(1 - self.dealer), int(self.dealer)]

    def talon_piles(self) -> list[Pile]:
        return [Pile("talon.0", 2, 0), Pile("talon.1", 2, 0)]

    def own_talon(self, place: i64) -> i64:
        """The two cards at a player's right."""
        return BIT[self.talon[2 * place]] | BIT[self.talon[2 * place + 1]]

    def bought_cards(self) -> i64:
        """A buyer takes his own talon, and shows it (PH-4)."""
        return self.own_talon(self.declarer)

    def shown_talon(self) -> list[int]:
        if not self.taken:
            return []
        return [int(self.talon[2 * self.declarer]), int(self.talon[2 * self.declarer + 1])]

    # -- whist (PH-5)

    def new_whisting(self, game: i64, left: i64, right: i64) -> Whisting:
        return HussarWhisting(self.terms, game, left, left)

    def whister_took(self) -> bool:
        """Has the whister his talon?"""
        return self.whisting is not None and self.whisting.manner == WITH_TALON

    def answered(self) -> None:
        if self.whister_took():
            self.board.hands[1 - self.declarer] |= self.own_talon(1 - self.declarer)
            self.phase = EXCHANGE
        else:
            super().answered()

    def laying_away_rule(self) -> str:
        return "PH-5" if self.whister_took() else "PH-4"

    def announcing_rule(self) -> str:
        return "PH-4"

    def exchanger(self) -> i64:
        return 1 - self.declarer if self.whister_took() else self.declarer

    def discarded(self, seat: i64) -> None:
        if seat == self.declarer:
            super().discarded(seat)
        else:
            self.begin_game()

    def begin_game(self) -> None:
        """No hand is ever opened."""
        self.begin_play(trump_of(self.announced), 0)

    # -- what is known

    def sees_talon(self, seat: i64, number: str, index: i64) -> bool:
        owner: i64 = int(number)
        if owner == self.declarer:
            return self.taken
        lies_open = self.open & BIT[owner] and not self.discards[owner] & BIT[self.talon[2 * owner + index]]
        return self.whister_took() and (seat == owner or bool(lies_open))

    def is_ordered(self, pile: str) -> bool:
        return False

    def hide_discard(self, place: int, unseen: Unseen) -> None:
        """A whister lays away two of his ten and of the two that nobody has seen (PH-5)."""
        if place == self.declarer:
            super().hide_discard(place, unseen)
            return
        hand, talon = f"hand.{place}", f"talon.{place}"
        hidden, below = self.hidden_in(hand, unseen), self.hidden_in(talon, unseen)
        ways = [n for n in range(3) if n <= hidden and 2 - n <= below]
        cases = [unseen] + [unseen.fork(unseen.weight) for _ in ways[1:]]
        for case, n in zip(cases, ways, strict=True):
            case.weight *= comb(hidden, n) * comb(below, 2 - n)
            if n:
                case.split(hand, f"discard.{place}", n)
            if n < 2:
                case.split(talon, f"unseen.{place}", 2 - n)

    def holding_places(self, place: int) -> list[str]:
        took = self.whister_took() and place != self.declarer
        return [f"hand.{place}", f"talon.{place}"] if took else [f"hand.{place}"]

    def thrown_in(self, seat: i64, world: dict[str, list[int]]) -> list[int]:
        if seat == self.declarer:
            return super().thrown_in(seat, world)
        return world.get(f"discard.{seat}", []) + world.get(f"unseen.{seat}", [])

    def fill_talon(self, view: PreferansView) -> None:
        view.talon = self.shown_talon()
        view.talon_taken = self.taken
        for owner in range(2):
            taken = self.taken if owner == self.declarer else self.whister_took()
            if not taken and len(self.talon):
                view.own_talons.append(owner)

    def add_talon(self, piles: dict[str, str], seat: i64) -> None:
        for owner in range(2):
            taken = self.taken if owner == self.declarer else self.whister_took()
            if not taken and len(self.talon):
                words = [card_name(self.talon[2 * owner]), card_name(self.talon[2 * owner + 1])]
                piles[f"talon.{owner}"] = " ".join(words if seat == EVERYTHING else ["??", "??"])


class HussarTerms(ClassicTerms):
    """The prices of Hussar Preferans: any table, no kurochka."""

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self.flat_trick: int = 10 if options.trick_price == "ten" else 0
        """Whists for a trick whatever the game; 0: the price of the game (PH-8)."""


class HussarPulka(ClassicPulka):
    """Records and whists: a remise goes straight into whists (PH-7 … PH-10)."""

    def __init__(self, players: i64, terms: HussarTerms) -> None:
        super().__init__(players, terms)
        self.flat: int = terms.flat_trick
        self.hussar = terms

    def fresh(self) -> "HussarPulka":
        return HussarPulka(self.players, self.hussar)

    def trick_worth(self, game: i64) -> int:
        return self.flat or price_of(self.terms.table, game)

    def made_rule(self, outcome: Outcome) -> str:
        return "PH-7"

    def giving_rule(self) -> str:
        return "PH-7"

    def write(self, outcome: Outcome) -> None:
        value = price_of(self.terms.table, outcome.game)
        hand, declarer = outcome.hand, int(outcome.declarer)
        whister = 1 - declarer
        short = outcome.short()
        if outcome.played():
            tricks = outcome.tricks[whister]
            worth = self.trick_worth(outcome.game) * tricks
            self.write_on(hand, whister, declarer, worth, "whists", "PH-8", number=tricks)
        if short:
            words = self.words(outcome, short)
            self.write_on(hand, whister, declarer, POINT * value * short, "remise", "PH-8", **words)
            self.write_on(hand, whister, declarer, 20 * short, "consolation", "PH-8", number=short)
        else:
            self.write_made(outcome, value, 0)
        if outcome.whisters:
            self.write_missing(outcome, whister, value)
        for seat in range(2):
            number = outcome.revokes[seat]
            words = self.words(outcome, number)
            self.write_on(hand, 1 - seat, seat, POINT * value * number, "revoke", "PH-11", **words)

    def write_missing(self, outcome: Outcome, whister: int, value: int) -> None:
        """The declarer writes ten prices for each trick a whister lacks (PH-9)."""
        level = int(outcome.level())
        owed = DUTY_ALONE[level] if outcome.invited else DUTY_EACH[level]
        missing = owed - outcome.tricks[whister]
        if missing > 0:
            declarer = int(outcome.declarer)
            words = self.words(outcome, missing)
            amount = POINT * value * missing
            self.write_on(outcome.hand, declarer, whister, amount, "whist-remise", "PH-9", **words)
