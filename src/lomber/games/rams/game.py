"""Rams: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, copied, members, size
from lomber.cards.pack import pack
from lomber.games.rams.book import advice
from lomber.games.rams.score import (
    ACES,
    BLACK,
    PAIR,
    RED,
    Ending,
    RamsTerms,
    Result,
    ace_value,
    jack_credit,
    outcome,
    pair_cards,
    pairs,
)
from lomber.games.rams.state import CITED, FAULTS, RamsState
from lomber.play import refusals
from lomber.play.mouche import setups
from lomber.play.mouche.rules import Phase, Rules, kinds
from lomber.play.mouche.view import fields_of
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.turns import round_of
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

FORM_MOVES = ("accept", "refuse", "expose")
FORM_PARTS = ["early", "middle", "credit", "not_both", "exposing", "exposed"]


class Rams(Game):
    """Rams for 3 to 7 players, each for himself."""

    def __init__(self, id: str, options: Any) -> None:
        form = [Kind(word) for word in FORM_MOVES] if options.manners else []
        super().__init__(id, options, options.players, MoveBook(kinds(options, form)))
        self.terms = RamsTerms(
            options.start_record,
            options.price,
            options.overshoot,
            options.sole_player == "no_score",
            options.jacks_vs_remise == "cancel",
        )
        self.rules = self._rules(options)
        n: i64 = options.players
        cards: i64 = options.hand_cards
        self.pool = size(self.rules.pack)
        self.longest = n * (cards + 1) + 1 + n * cards
        if options.manners:
            self.longest += n + n * cards + n
        self.deals = 1 + n if self.rules.reshuffle else 1
        self.zero_sum = True
        self.pages = ["rams"]

    def _rules(self, options: Any) -> Rules:
        cards = pack(options.pack_ranks(), options.suits)
        rules = Rules(options, cards, self.terms, len(FORM_MOVES))
        rules.unit = "rams"
        rules.pulkas = options.games
        rules.cited = CITED
        rules.binding = ACES & cards
        if options.ace_discard != "allowed":
            rules.staying = ACES
        return rules

    def start(self) -> State:
        state = RamsState(self, self.rules, self.terms)
        state.clear()
        return state

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by: `ending` (played, sole, void, flush, four_aces, jacks), `who`, `records`, `active`,
        `winners` of the tricks, `aces` and `jacks` by seat (cards as text; a credit), `faults` by seat (rules).
        """
        n = int(self.seats)
        data = Described(result)
        records = data.numbers("records", [self.terms.start] * n, 1, setups.MOST_RECORD)
        order = round_of(data.number("dealer", n - 1, 0, n - 1), n)
        told = Result(data.number("hand", 1, 1, 10**9), order, records)
        told.ending = Ending(data.word("ending", "played", [one.value for one in Ending]))
        told.who = data.seats("who", n)
        told.winners = data.seats("winners", n)
        held: list[i64] = [cards & ACES for cards in data.card_sets("aces", n)]
        disjoint({f"aces {seat}": int(cards) for seat, cards in enumerate(held)}, int(self.rules.pack))
        told.aces = [ace_value(cards) for cards in held]
        told.jacks = data.numbers("jacks", [0] * n, 0, 10)
        told.faults = setups.read_faults(data, n, FAULTS[1:])
        active = data.seats("active", n, range(n))
        told.active = [seat in active for seat in range(n)]
        data.finish()
        self._check_result(told)
        self._check_cards(told)
        return outcome(self.terms, told).entries

    def _check_result(self, told: Result) -> None:
        setups.check_winners(told.winners, told.ending == Ending.PLAYED, told.ending == Ending.SOLE, told.who)
        alone = (Ending.SOLE, Ending.FOUR_ACES, Ending.JACKS)
        if told.ending in alone and len(told.who) != 1:
            raise refusals.wanted("such an ending names one seat", "who")
        if told.ending == Ending.FLUSH and not told.who:
            raise refusals.wanted("a flush names its holders", "who")
        if told.ending == Ending.SOLE:
            told.winners = told.who * int(self.rules.hand_cards)
            told.active = [seat in told.who for seat in range(len(told.active))]
        if told.ending == Ending.PLAYED and len(told.winners) != self.rules.hand_cards:
            raise refusals.tricks_miscounted(len(told.winners), int(self.rules.hand_cards))
        if told.ending == Ending.FLUSH and any(not told.active[seat] for seat in told.who):
            raise refusals.at_odds("who has passed does not play", "who", "active")
        setups.check_players(told.active, told.winners, told.faults, told.ending == Ending.PLAYED)

    def _check_cards(self, told: Result) -> None:
        """Aces bind (R-8), and all four end the game (R-23); so do jacks, if they are enough (R-32)."""
        if told.ending in (Ending.PLAYED, Ending.SOLE, Ending.FLUSH):
            for seat, worth in enumerate(told.aces):
                if worth and not told.active[seat]:
                    raise refusals.at_odds("who holds an ace does not pass", "aces", "active", "R-8")
            if ace_value(ACES) in told.aces:
                raise refusals.at_odds("four aces in one hand take the Rams", "aces", "ending", "R-23")
        twice = self.rules.reshuffle  # a pair shown and thrown off may be bought by another
        most = jack_credit(BLACK | RED) * (len(told.jacks) if twice else 1)
        if sum(told.jacks) > most or any(worth % PAIR for worth in told.jacks):
            raise refusals.unwanted("there are two pairs of jacks, each worth five", "jacks", "R-27")
        self._check_finish(told)

    def _check_finish(self, told: Result) -> None:
        """Jacks that are enough end the game when their holder's turn comes, and nobody speaks after him (R-32).

        Of one who plays they may have been bought, and then they end nothing (R-40).
        """
        spoken = told.order
        if told.ending == Ending.JACKS:
            last = told.who[0]
            if not told.jacks[last] or told.records[last] > told.jacks[last]:
                raise refusals.at_odds("such jacks do not end the game", "jacks", "records", "R-32")
            spoken = told.order[: told.order.index(last)]
            if any(worth and seat != last and seat not in spoken for seat, worth in enumerate(told.jacks)):
                raise refusals.at_odds("who has not spoken has shown no jacks", "jacks", "who", "R-32")
        elif told.ending == Ending.FOUR_ACES:
            return
        for seat in spoken:
            passed = told.ending == Ending.VOID or not told.active[seat]
            if passed and 0 < told.records[seat] <= told.jacks[seat]:
                raise refusals.at_odds("such jacks end the game", "jacks", "records", "R-32")

    # -- set-ups

    def set_up(self, position: dict[str, Any]) -> State:
        data = Described(position)
        state = RamsState(self, self.rules, self.terms)
        state.clear()
        setups.read_match(data, state)
        phase = setups.read_draw(data, state)
        state.phase = phase
        state.ended = phase == Phase.OVER
        names = [*setups.pile_names(self.seats), "refused"]
        if phase in (Phase.DEAL, Phase.OVER):
            setups.read_nothing(data, FORM_PARTS, names)
            return state
        if phase in (Phase.DRAW, Phase.TRUMP, Phase.ANNOUNCE, Phase.EXCHANGE):
            raise refusals.impossible("phase", phase.value)
        state.set_up_born = True
        state.refused = cards_of(data.pile("refused"), "refused")
        setups.read_piles(data, state, {"refused": int(state.refused)})
        setups.read_exchange(data, state)
        self._read_shown(data, state)
        setups.read_play(data, state, 4)
        data.finish(names)
        setups.check(state)
        if state.phase == Phase.ANSWER and state.exposed < 0:
            raise refusals.wanted("no card is exposed", "exposed")
        state.resume()
        return state

    def _read_shown(self, data: Described, state: RamsState) -> None:
        """Pairs of jacks that were credited: where nothing is said, what he who has spoken held together (R-27)."""
        n = int(self.seats)
        due = [0] * n
        for seat in members(state.active | state.passed):
            held = state.hands[seat] | state.laid[seat]
            due[seat] = int(pairs(held) | pairs(state.thrown[seat]))
            if seat == state.dealer and state.took:
                due[seat] |= int(pairs((held & ~BIT[state.turned]) | state.dropped))
        state.early = vec[i64](data.numbers("early", [0] * n, 0, 3))
        state.credit = vec[i64](data.numbers("credit", due, 0, 3))
        state.middle = vec[i64](data.numbers("middle", due, 0, 3))
        if not data.has("credit"):
            for seat in range(n):
                state.shown[seat] |= pair_cards(due[seat])
            state.base_shown = copied(state.shown)
        state.not_both = vec[i64](data.numbers("not_both", [0] * n, 0, 1))
        state.exposing = data.flag("exposing")
        state.exposed = setups.one_card(data, "exposed")
        if not self.rules.manners and (state.exposing or state.exposed >= 0):
            raise refusals.not_now("cards are exposed only with manners", "exposed", "R-34")
        if state.exposed >= 0:
            state.refused &= ~BIT[state.exposed]
