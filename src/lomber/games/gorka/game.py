"""Gorka as a game: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, members, size
from lomber.cards.pack import NAMES, card_names, read_card
from lomber.games.gorka import score
from lomber.games.gorka.deal import WORDS, Phase
from lomber.games.gorka.options import GorkaOptions
from lomber.games.gorka.state import GorkaState
from lomber.games.gorka.view import PHASES
from lomber.play import refusals
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.turns import after
from lomber.table.contract import Advice, Field, Game, Reduced, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

LARGE = 1_000_000
BETWEEN = ("draw", "deal")


class Gorka(Game):
    """Two to five players, each for himself, and a pot."""

    def __init__(self, id: str, options: GorkaOptions) -> None:
        raises = range(options.min_raise, options.max_raise + 1, options.unit)
        darks = range(options.unit, options.cap + 1, options.unit)
        kinds = [*[Kind(word) for word in WORDS], Kind("expose", NAMES, together=True)]
        kinds.append(Kind("raise", [str(amount) for amount in raises]))
        if options.dark:
            kinds.append(Kind("dark", [str(amount) for amount in darks]))
        super().__init__(id, options, options.players, MoveBook(kinds))
        # Dark stakes, three moves of exposing each; a raise, an offer and its answer for each step up to the cap.
        self.longest = 8 * options.players + 3 * (options.cap // options.min_raise) + 8
        self.pool = options.ranks_in_pack() * options.suits
        self.low = -options.base_stake - options.cap
        self.high = (options.players - 1) * (options.base_stake + options.cap)
        self.keeps_closed = True
        self.pages = ["gorka"]

    def start(self) -> State:
        return GorkaState(self)

    def advice(self) -> list[Advice]:
        from lomber.games.gorka.book import ADVICE

        return ADVICE

    def reduced(self) -> list[Reduced]:
        from lomber.games.gorka.reduced import forms

        return forms(self)

    def fields(self) -> list[Field]:
        seen = [
            Field("closed", 52, "own closed cards"),
            Field("chosen", 52, "own cards chosen to be exposed"),
            Field("falki", 52, "the fal'ki"),
            Field("phase", len(PHASES), "phase: " + " ".join(PHASES)),
        ]
        for turn in range(self.seats):
            who = f"seat {turn} clockwise from this one"
            seen.append(Field(f"open_{turn}", 52, f"open cards of {who}"))
            seen.append(Field(f"seen_open_{turn}", 52, f"cards of {who} that have lain open"))
            for name, doc in (
                ("dealer", "deals"),
                ("to_act", "is to move"),
                ("dark", "is dark"),
                ("in", "is in"),
                ("put", "log2 of 1 + its commitment in units, in 16ths"),
            ):
                seen.append(Field(f"{name}_{turn}", 1, f"{who}: {doc}"))
        seen.append(Field("pot", 1, "log2 of 1 + the pot in units, in 16ths"))
        return seen

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position: `hand.N` closed and `open.N` open cards; the rest of the pack is laid aside.

        In the bidding everybody with cards is in, and who has passed need not have any; commitments are what each
        has put in beyond the base stake.
        """
        state = GorkaState(self)
        described = Described(position)
        self._read_sitting(state, described)
        self._read_piles(state, described)
        self._read_bidding(state, described)
        described.finish(self._pile_names())
        self._check(state)
        return state

    def _pile_names(self) -> list[str]:
        seats = range(self.seats)
        return [*[f"{w}.{s}" for w in ("hand", "chosen", "open", "next") for s in seats], "aside"]

    def _read_sitting(self, state: GorkaState, described: Described) -> None:
        n = int(self.seats)
        state.phase = Phase(described.word("phase", "bid", [phase.value for phase in Phase]))
        between = state.phase.value in BETWEEN
        state.hand = described.number("hand", 0 if between else 1, 0, LARGE)
        state.single = described.flag("single")
        state.dealer = described.number("dealer", n - 1, 0, n - 1)
        state.commitments = described.numbers("commitments", [0] * n, 0, state.cap)
        in_deal = not between and state.phase is not Phase.OVER
        put = [state.base + amount if in_deal else 0 for amount in state.commitments]
        state.pot.paid = put
        state.pot.left = sum(put)
        state.pot.balances = described.numbers("balances", [-amount for amount in put])
        if sum(state.pot.balances) + state.pot.left:
            raise refusals.unbalanced("balances")
        settled = [a + b for a, b in zip(state.pot.balances, put, strict=True)]
        state.before = described.numbers("before", settled)
        state.entries = described.entries()
        state.last = self._last(described, n)

    def _last(self, described: Described, n: int) -> list[str]:
        """How the last deal ended: the winner, then hands shown as a seat and its four cards."""
        last = described.words("last")
        seats = [str(seat) for seat in range(n)]
        for i, line in enumerate(last):
            words = line.split()
            if not words or words[0] not in seats or len(words) != (1 if i == 0 else 5):
                raise refusals.written_like("last", line, "2 AS KS QS 6D" if i else "2")
            cards_of(" ".join(words[1:]), "last")
        return last

    def _read_piles(self, state: GorkaState, described: Described) -> None:
        found = {name: cards_of(described.pile(name), name) for name in self._pile_names()}
        held = disjoint(found, int(state.pack))
        shown = described.words("seen_open")
        if shown and len(shown) != self.seats:
            raise refusals.each_wanted("seen_open", int(self.seats))
        for seat in range(self.seats):
            chosen: i64 = found[f"chosen.{seat}"]
            state.closed[seat] = found[f"hand.{seat}"] | chosen
            state.origin[seat] = found[f"hand.{seat}"]
            state.chosen |= chosen
            state.open[seat] = found[f"open.{seat}"]
            state.seen_open[seat] = state.open[seat]
            if shown:
                state.seen_open[seat] |= cards_of(shown[seat], "seen_open")
            cards = vec[i64]()
            for word in described.pile(f"next.{seat}").split():
                cards = append(cards, read_card(word))
            state.next[seat] = cards
        state.aside = found["aside"]
        if state.phase.value in BETWEEN:
            return
        rest = state.pack & ~held
        if state.phase is Phase.DARK or state.phase is Phase.EXPOSE:
            for seat in range(self.seats):
                rest = self._fill_next(state, seat, rest)
        state.aside |= rest

    def _fill_next(self, state: GorkaState, seat: i64, rest: i64) -> i64:
        """The second two cards of a seat, where they are not described; what is left then."""
        if not state.closed[seat] | state.open[seat]:  # nothing is told of it: that is what the refusal says
            return rest
        for card in members(rest):
            if len(state.next[seat]) < 2:
                state.next[seat] = append(state.next[seat], card)
                rest &= ~BIT[card]
        return rest

    def _read_bidding(self, state: GorkaState, described: Described) -> None:
        n = int(self.seats)
        bidding = state.phase is Phase.BID or state.phase is Phase.ANSWER
        held = [bool(state.closed[seat] | state.open[seat]) for seat in range(n)]
        everybody = [] if state.phase.value in BETWEEN else [s for s in range(n) if held[s] or not bidding]
        state.playing = described.seat_set("playing", n, everybody)
        state.dark = described.seat_set("dark", n)
        state.spoken = described.seat_set("spoken", n)
        state.revealed = described.seat_set("revealed", n)
        turn = state.dealer if state.phase is Phase.SHOW else state.eldest()
        if bidding and state.playing:
            turn = after(state.dealer, state.playing, self.seats)
        if state.phase.value in BETWEEN:
            turn = 0
        state.to_act = described.number("to_act", int(turn), 0, n - 1)

    def _check(self, state: GorkaState) -> None:
        if state.phase.value in BETWEEN:
            if any(state.closed[s] | state.open[s] for s in range(self.seats)) or any(state.commitments):
                raise refusals.undealt()
            if state.playing or state.dark or state.spoken or state.revealed:
                raise refusals.not_now("before a deal nobody has done anything", "playing")
            if state.hand >= state.last_hand:
                raise refusals.match_over()
            return
        _check_steps(state, state.commitments)
        for seat in range(self.seats):
            self._check_cards(state, seat)
        if state.phase is Phase.OVER:
            return
        if state.revealed or not state.playing & BIT[state.to_act] or size(state.playing) < 2:
            raise refusals.at_odds("at least two are in, the seat to move among them", "playing", "to_act")
        if state.phase is Phase.DARK or state.phase is Phase.EXPOSE or state.phase is Phase.SHOW:
            self._check_before_bidding(state)
        else:
            self._check_bidding(state)

    def _check_cards(self, state: GorkaState, seat: i64) -> None:
        held = size(state.closed[seat]) + size(state.open[seat]) + len(state.next[seat])
        if held != 4 and (held or state.playing & BIT[seat]):
            sentence = f"seat {seat} has {held} cards, not four"
            raise refusals.miscounted(sentence, f"hand.{seat}", int(held), 4)
        if state.seen_open[seat] & ~(state.closed[seat] | state.open[seat]):
            strange = state.seen_open[seat] & ~(state.closed[seat] | state.open[seat])
            raise refusals.not_held("seen_open", f"hand.{seat}", card_names(strange))
        waiting = state.phase is Phase.DARK or state.phase is Phase.EXPOSE
        if (len(state.next[seat]) == 2) != waiting:
            sentence = "the second two cards are given when everybody has exposed what he will"
            raise BadPosition(sentence, "gorka-second-two")
        if state.phase is Phase.DARK and state.open[seat]:
            raise BadPosition("no card is open before the dark stakes are made", "gorka-open-early")

    def _check_before_bidding(self, state: GorkaState) -> None:
        if size(state.playing) != self.seats or state.spoken:
            raise refusals.not_now("everybody is in before the bidding", "playing")
        for seat in range(self.seats):
            if state.commitments[seat] and not state.dark & BIT[seat]:
                raise refusals.at_odds(
                    "before the bidding only dark stakes are put in", "commitments", "dark"
                )
        if state.phase is Phase.DARK:
            if not state.dark_allowed or not state.dark_stakes():
                raise refusals.not_now("nobody can go dark here", "phase")
            if state.to_act != state.eldest() and not state.dark and not state.any_opens:
                raise refusals.not_now("the eldest hand has not gone dark: nobody may", "to_act", "G-10")
        elif state.phase is Phase.EXPOSE:
            if not state.exposes(state.to_act) or state.open[state.to_act]:
                raise refusals.not_his_turn("to_act")
        elif state.to_act != state.dealer or state.dark & BIT[state.dealer] or state.open[state.dealer]:
            raise BadPosition("the dealer, unless he is dark, opens two cards", "gorka-dealer-opens")
        if state.chosen and state.phase is Phase.SHOW and size(state.chosen) > 1:
            raise BadPosition("the dealer opens two cards", "gorka-dealer-opens")

    def _check_bidding(self, state: GorkaState) -> None:
        if state.chosen:
            raise refusals.unwanted("nothing is chosen in the bidding", "chosen")
        if state.phase is Phase.ANSWER and (size(state.playing) != 2 or state.capped()):
            sentence = "an offer is answered when two are in and the cap is not reached"
            raise BadPosition(sentence, "gorka-offer")
        at_high = state.commitments[state.to_act] == state.high()
        if state.phase is Phase.BID and state.capped() and at_high:
            sentence = f"seat {state.to_act} stands at the High and is not asked"
            raise BadPosition(sentence, "gorka-at-high", "G-28", seat=int(state.to_act))

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal: `{"hands": ["AS KS QS 6D", "7C 7D 9H 9S"], "commitments": [30, 30]}`.

        Seats with a hand show it; one seat alone, named as `winner`, takes the pot and shows nothing.
        """
        described = Described(result)
        state = GorkaState(self)
        n = int(self.seats)
        hand = described.number("hand", 1, 1, LARGE)
        commitments = described.numbers("commitments", [0] * n, 0, state.cap)
        _check_steps(state, commitments)
        texts = described.words("hands") or [""] * n
        winner = described.number("winner", -1, -1, n - 1)
        described.finish()
        if len(texts) != n:
            raise refusals.each_wanted("hands", n)
        found = {f"hand {seat}": cards_of(text, "hands") for seat, text in enumerate(texts)}
        disjoint(found, int(state.pack))
        shown = {seat: cards_of(text, "hands") for seat, text in enumerate(texts) if text}
        for seat, cards in shown.items():
            if size(cards) != 4:
                sentence = f"a hand has four cards, not {card_names(cards)}"
                raise refusals.miscounted(sentence, f"hand.{seat}", int(size(cards)), 4)
        if len(shown) > 1 and any(commitments[seat] != max(commitments) for seat in shown):
            raise refusals.at_odds(
                "who shows his hand has paid up to the highest", "hands", "commitments", "G-26"
            )
        if shown:
            best = score.best_of(shown, state.falki)
            if winner >= 0 and winner != best:
                raise refusals.only("winner", winner, best)
            winner = best
        if winner < 0:
            raise refusals.wanted("somebody takes the pot", "winner")
        return score.deal_entries(hand, state.base, commitments, winner, shown, state.falki)


def _check_steps(state: GorkaState, commitments: list[int]) -> None:
    if any(amount % state.unit for amount in commitments):
        raise BadPosition("commitments are multiples of the unit", "gorka-unit", amount=state.unit)
