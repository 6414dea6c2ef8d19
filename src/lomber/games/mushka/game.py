"""Mushka, Pamfil, Shutikha and Mistigri: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import RANKS, SPADES, SUITS, pack, suit_of
from lomber.games.mushka.book import mistigri_advice, mushka_advice, pamfil_advice, shutikha_advice
from lomber.games.mushka.forms import (
    ACE_LOW,
    ACE_OF_SPADES,
    JACK_OF_CLUBS,
    KING_HIGH,
    KING_OF_CLUBS,
    QUEEN_OF_SPADES,
    MistigriState,
    PamfilState,
    ShutikhaState,
)
from lomber.games.mushka.score import (
    FIVE_SPADES,
    FLUSH,
    MISTIGRI,
    MushkaTerms,
    Result,
    outcome,
    pay_premium,
    trump_named,
)
from lomber.games.mushka.state import CITED, MushkaRules, MushkaState
from lomber.play import refusals
from lomber.play.mouche import setups
from lomber.play.mouche.rules import PLAYED, SOLE, VOID, Phase, kinds
from lomber.play.mouche.score import Outcome
from lomber.play.mouche.view import fields_of
from lomber.play.setups import Described, disjoint
from lomber.play.turns import round_of
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

ONLY_PAMFIL = ("trump", "announce")


class Mushka(Game):
    """Mushka for 3 to 7 players, each for himself."""

    def __init__(self, id: str, options: Any) -> None:
        form = self.form_kinds()
        super().__init__(id, options, options.players, MoveBook(kinds(options, form)))
        self.terms = self._terms(options)
        self.rules = self._rules(options, sum([len(kind.values) or 1 for kind in form]))
        n: i64 = options.players
        cards: i64 = options.hand_cards
        self.pool = size(self.rules.pack)
        self.longest = 2 * n + n * (cards + 1) + 2 + n * cards
        if options.manners:
            self.longest += n * cards + n
        self.deals = 1 + n if self.rules.reshuffle else 1
        self.zero_sum = True
        self.pages = self.page_names()

    # -- what a form changes

    def form_kinds(self) -> list[Kind]:
        return [Kind("enter")]

    def page_names(self) -> list[str]:
        return ["mushka"]

    def set_form(self, options: Any, rules: MushkaRules, terms: MushkaTerms) -> None:
        """The ace of spades binds, stays, and has its privilege and its bonus (M-8, M-17, M-19)."""
        self.privilege(options, rules, terms, ACE_OF_SPADES)

    def privilege(self, options: Any, rules: MushkaRules, terms: MushkaTerms, card: i64) -> None:
        terms.special = card
        rules.binding = BIT[card]
        if options.special_discard == "forbidden":
            rules.staying = BIT[card]

    def new_state(self) -> MushkaState:
        return MushkaState(self, self.rules)

    def advice(self) -> list[Advice]:
        return mushka_advice()

    def form_phases(self) -> list[str]:
        """The phases of a form's own."""
        return []

    def form_parts(self) -> list[str]:
        """What the description of a hand has of a form's own."""
        return []

    def read_form(self, data: Described, state: MushkaState) -> None:
        """Read these."""

    def form_endings(self) -> list[str]:
        """How a hand ends in a form alone."""
        return []

    def score_form(self, data: Described, told: Result, holds: list[i64]) -> list[Entry]:
        """What a described result has of a form's own; the entries that came before the end of the hand."""
        return []

    def premium(self, told: Result, seat: int, reason: str, rule: str) -> list[Entry]:
        """A premium that was paid before the hand went on; none for seat -1."""
        out = Outcome(told.hand, told.records)
        if seat >= 0:
            pay_premium(self.terms, out, seat, reason, rule)
        return out.entries

    # -- made once

    def _terms(self, options: Any) -> MushkaTerms:
        no_score = options.sole_player == "no_score"
        terms = MushkaTerms(options.start_record, options.price, options.overshoot, no_score)
        if options.settlement == "fixed":
            terms.stake = options.fixed_stake
        terms.seat_order = options.simultaneous_finish == "seat_order"
        return terms

    def _rules(self, options: Any, form_moves: i64) -> MushkaRules:
        cards = pack(options.pack_ranks(), options.suits)
        rules = MushkaRules(options, cards, self.terms, form_moves)
        rules.pulkas = options.pulkas
        rules.dealer_takes = options.dealer_takes_turnup
        self.set_form(options, rules, self.terms)
        return rules

    def start(self) -> State:
        state = self.new_state()
        state.clear()
        return state

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by: `ending` (played, sole, void, and in the forms five_spades, mistigri, flush), `who`,
        `records`, `dealer`, `active`, `winners` of the tricks, `holds` (privileged cards by seat), `trump`,
        `faults` by seat (rules); `queen` (in Shutikha: her owner and her trick, from 1), `announced` (in Pamfil:
        who was dealt him and said so), `paid` (in Mistigri: who was paid for a flush before the hand went on).
        """
        n = int(self.seats)
        data = Described(result)
        records = data.numbers("records", [self.terms.start] * n, 1, setups.MOST_RECORD)
        order = round_of(data.number("dealer", n - 1, 0, n - 1), n)
        told = Result(data.number("hand", 1, 1, 10**9), order, records)
        told.ending = data.word("ending", PLAYED, [PLAYED, SOLE, VOID, *self.form_endings()])
        told.who = data.seats("who", n)
        told.winners = data.seats("winners", n)
        active = data.seats("active", n, range(n))
        told.active = [seat in active for seat in range(n)]
        told.faults = setups.read_faults(data, n, [self.rules.cited["follow"]])
        trump = trump_named(data.word("trump", "", ["", *SUITS]))
        held = self._read_holdings(data, told, trump)
        before = self.score_form(data, told, held)
        data.finish()
        self._check_result(told)
        self._check_holdings(told, held, trump)
        return [*before, *outcome(self.terms, told).entries]

    def _read_holdings(self, data: Described, told: Result, trump: i64) -> list[i64]:
        """What each began to play with, as far as it matters."""
        held: list[i64] = list(data.card_sets("holds", int(self.seats)))
        disjoint({f"holds {seat}": int(cards) for seat, cards in enumerate(held)}, int(self.rules.pack))
        for seat, cards in enumerate(held):
            told.hold(self.terms, seat, cards, trump)
        return held

    def _check_result(self, told: Result) -> None:
        setups.check_winners(told.winners, told.ending == PLAYED, told.ending == SOLE, told.who)
        if told.ending in (SOLE, FIVE_SPADES, MISTIGRI) and len(told.who) != 1:
            raise refusals.wanted("such an ending names one seat", "who")
        if told.ending == FLUSH and not told.who:
            raise refusals.wanted("a flush names its holders", "who")
        if told.ending == SOLE:
            told.winners = [told.who[0]] * int(self.rules.hand_cards)
            told.active = [seat == told.who[0] for seat in range(len(told.active))]
        if told.ending == PLAYED and len(told.winners) != self.rules.hand_cards:
            raise refusals.tricks_miscounted(len(told.winners), int(self.rules.hand_cards))
        setups.check_players(told.active, told.winners, told.faults, told.ending == PLAYED)

    def _check_holdings(self, told: Result, held: list[i64], trump: i64) -> None:
        """Only who plays has a privileged card in the play (M-19), and the highest trump takes its trick."""
        if told.ending not in (PLAYED, SOLE):
            return
        for seat, cards in enumerate(held):
            if cards and not told.active[seat]:
                raise refusals.at_odds("only who plays holds a card in the play", "holds", "active", "M-19")
            top = self.highest_trump(trump)
            if top >= 0 and cards & BIT[top] and seat not in told.winners:
                sentence = "the highest trump takes its trick"
                raise refusals.at_odds(sentence, "holds", "winners", self.never_trickless())

    def highest_trump(self, trump: i64) -> i64:
        """The privileged card where it is the highest trump; -1: it is not."""
        return self.terms.special if self.terms.special >= 0 and suit_of(self.terms.special) == trump else -1

    def never_trickless(self) -> str:
        """The rule that says so."""
        return "M-19"

    # -- set-ups

    def set_up(self, position: dict[str, Any]) -> State:
        data = Described(position)
        state = self.new_state()
        state.clear()
        setups.read_match(data, state)
        state.phase = setups.read_draw(data, state)
        state.ended = state.phase == Phase.OVER
        names = setups.pile_names(self.seats)
        if state.phase in (Phase.DRAW, Phase.DEAL, Phase.OVER):
            setups.read_nothing(data, self.form_parts(), names)
            return state
        self._check_phase(state)
        state.set_up_born = True
        setups.read_piles(data, state, {})
        setups.read_exchange(data, state)
        self.read_form(data, state)
        setups.read_play(data, state, 1)
        data.finish(names)
        setups.check(state)
        state.resume()
        return state

    def _check_phase(self, state: MushkaState) -> None:
        phase = state.phase.value
        own = phase in ONLY_PAMFIL and phase not in self.form_phases()
        exchange = phase == "exchange" and not self.rules.announces
        turnup = phase == "turnup" and not (self.rules.dealer_takes and self.rules.turns_up)
        if own or exchange or turnup or phase == "answer":
            raise refusals.impossible("phase", phase)


class Pamfil(Mushka):
    """With the jack of clubs, Pamfil, for the highest trump (PF-1 … PF-7)."""

    def form_kinds(self) -> list[Kind]:
        return [Kind("enter"), Kind("announce_pamfil"), Kind("decline"), Kind("set_trump", list(SUITS))]

    def page_names(self) -> list[str]:
        return ["pamfil", "mushka"]

    def set_form(self, options: Any, rules: MushkaRules, terms: MushkaTerms) -> None:
        """Pamfil may be passed with but stays in the hand (PF-7); the ace is ordinary unless agreed (PF-1)."""
        rules.privilege = options.spade_ace_too
        if options.spade_ace_too:
            self.privilege(options, rules, terms, ACE_OF_SPADES)
        if options.special_discard == "forbidden":
            rules.staying |= BIT[JACK_OF_CLUBS]
        rules.renames = JACK_OF_CLUBS
        terms.remise_rule = "PF-6"
        terms.pamfil = JACK_OF_CLUBS
        terms.pamfil_bonus = options.pamfil_bonus
        terms.premium = options.pamfil_premium
        rules.set_order(options, RANKS, JACK_OF_CLUBS)

    def new_state(self) -> MushkaState:
        return PamfilState(self, self.rules)

    def advice(self) -> list[Advice]:
        return pamfil_advice()

    def form_phases(self) -> list[str]:
        return list(ONLY_PAMFIL)

    def form_parts(self) -> list[str]:
        return ["announced"]

    def highest_trump(self, trump: i64) -> i64:
        """Pamfil, whatever is trumps: the ace of spades may fall to him (PF-2, PF-3)."""
        return JACK_OF_CLUBS

    def never_trickless(self) -> str:
        return "PF-3"

    def read_form(self, data: Described, state: MushkaState) -> None:
        assert isinstance(state, PamfilState)
        state.announcer = data.number("announced", -1, -1, int(self.seats) - 1)

    def score_form(self, data: Described, told: Result, holds: list[i64]) -> list[Entry]:
        announced = data.number("announced", -1, -1, int(self.seats) - 1)
        return self.premium(told, announced, "pamfil", "PF-4")


class Shutikha(Mushka):
    """With spades for ever trumps and the queen of spades, the Shutikha (SH-1 … SH-8)."""

    def page_names(self) -> list[str]:
        return ["shutikha", "mushka"]

    def set_form(self, options: Any, rules: MushkaRules, terms: MushkaTerms) -> None:
        """The ace of spades is an ordinary card, and nothing is turned up (SH-1, SH-3)."""
        rules.turns_up = False
        rules.fixed_trump = SPADES
        terms.remise_rule = "SH-5"
        rules.set_order(options, ACE_LOW if options.ace_rank == "low" else KING_HIGH, -1)

    def new_state(self) -> MushkaState:
        return ShutikhaState(self, self.rules)

    def advice(self) -> list[Advice]:
        return shutikha_advice()

    def form_endings(self) -> list[str]:
        return [FIVE_SPADES]

    def score_form(self, data: Described, told: Result, holds: list[i64]) -> list[Entry]:
        """The queen, her owner and the trick she fell to; a sole player who holds her makes one (SH-4, SH-8)."""
        tricks = int(self.rules.hand_cards)
        queen = data.numbers("queen", [-1, 0], -1, max(int(self.seats) - 1, tricks))
        if queen[0] >= 0:
            told.queen_owner, told.queen_trick = queen[0], queen[1] - 1
            if queen[0] >= self.seats or not 1 <= queen[1] <= tricks or not told.active[queen[0]]:
                raise refusals.at_odds("the queen fell to one of the tricks", "queen", "winners")
        elif told.ending == SOLE and told.who and holds[told.who[0]] & BIT[QUEEN_OF_SPADES]:
            told.queen_owner, told.queen_trick = told.who[0], 0
        return []


class Mistigri(Mushka):
    """With the king of clubs for the ace of spades, and flushes paid for (MG-1 … MG-6)."""

    def page_names(self) -> list[str]:
        return ["mistigri", "mushka"]

    def set_form(self, options: Any, rules: MushkaRules, terms: MushkaTerms) -> None:
        """The king of clubs has exactly the place of the ace of spades (MG-3)."""
        self.privilege(options, rules, terms, KING_OF_CLUBS)
        rules.cited = {**CITED, "binding": "MG-3", "staying": "MG-3"}
        rules.privilege = options.kc_over_led_trump_king
        rules.flush_then_play = options.flush_then_play
        terms.bonus_rule = "MG-3"
        terms.trump_bonus = options.kc_trump_bonus
        terms.premium = options.flush_payment
        rules.set_order(options, KING_HIGH, -1)

    def new_state(self) -> MushkaState:
        return MistigriState(self, self.rules)

    def advice(self) -> list[Advice]:
        return mistigri_advice()

    def form_parts(self) -> list[str]:
        return ["paid"]

    def read_form(self, data: Described, state: MushkaState) -> None:
        assert isinstance(state, MistigriState)
        state.paid = data.number("paid", -1, -1, int(self.seats) - 1)

    def form_endings(self) -> list[str]:
        return [MISTIGRI, FLUSH]

    def score_form(self, data: Described, told: Result, holds: list[i64]) -> list[Entry]:
        paid = data.number("paid", -1, -1, int(self.seats) - 1)
        goes_on = self.rules.flush_then_play
        if paid >= 0 and not goes_on:
            raise refusals.not_now("a flush ends the hand that it is paid in", "paid", "MG-4")
        if goes_on and told.ending == FLUSH:
            raise refusals.at_odds("after a flush the hand goes on", "ending", "paid", "MG-4")
        return self.premium(told, paid, FLUSH, "MG-4")
