"""Whist and its forms as games: options to positions, bounds, set-up, scorer, encodings."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.cards.pack import NAMES, SUITS, pack, read_card, suit_of
from lomber.games.whist import score
from lomber.games.whist.options import WhistOptions
from lomber.games.whist.state import PLACES, SIDES, Phase, WhistState
from lomber.play.setups import Described, cards_of, disjoint
from lomber.play.tricks import beats
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.errors import BadPosition
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

FAMILY = "whist"


class Whist(Game):
    """Whist for four, five and six players, with or without trumps."""

    def __init__(self, id: str, options: WhistOptions) -> None:
        super().__init__(id, options, options.players, MoveBook(self.kinds(options)))
        self.longest = 4 * options.ranks
        self.pages = ["whist"]
        # Two hands of grand slam, five honours, a coronet of thirteen and the end of the rubber, in stakes.
        self.high = 400 * options.stake
        self.low = -400 * options.stake

    def kinds(self, options: WhistOptions) -> list[Kind]:
        return [Kind("play", NAMES, bare=True)]

    def new_state(self) -> WhistState:
        return WhistState(self)

    def start(self) -> State:
        return self.new_state()

    def fields(self) -> list[Field]:
        seen: list[Field] = []
        for turn in ("own", "left", "opposite", "right"):
            seen.append(Field("hand_" + turn, 52, f"cards of the {turn} place, where this seat may see them"))
        for turn in ("own", "left", "opposite", "right"):
            seen.append(Field("trick_" + turn, 52, f"card on the table laid by the {turn} place"))
        seen.append(Field("gone", 52, "all cards played in this deal"))
        seen.append(Field("turned", 52, "the turned trump while it lies on the table"))
        seen.append(Field("trump", 4, "trump suit S C D H; all 0: none"))
        seen.append(Field("to_play", 4, "whose card is due, counted clockwise from this seat"))
        seen.append(Field("dealer", 4, "who dealt, counted likewise"))
        seen.append(Field("tricks", 2, "tricks of the own and of the other side, in thirteenths"))
        return seen

    def advice(self) -> list[Advice]:
        from lomber.games.whist.book import advice

        return advice()

    # -- set-up

    def set_up(self, position: dict[str, Any]) -> State:
        state = self.new_state()
        described = Described(position)
        self.read_match(state, described)
        self.read_deal(state, described)
        described.finish(self.pile_names())
        return state

    def pile_names(self) -> list[str]:
        return list(PLACES)

    def read_match(self, state: WhistState, described: Described) -> None:
        """The sitting: order of the draw, rubber, slates."""
        players = self.options.players
        phases = [phase.value for phase in Phase]
        state.phase = Phase(described.word("phase", "play", phases))
        state.hand = described.number("hand", 0 if state.phase is Phase.DRAW else 1, 0, 1_000_000)
        state.rubber = described.number("rubber", 0, 0, 1_000_000)
        order = described.numbers("order", list(range(players)), 0, players - 1)
        if sorted(order) != list(range(players)):
            raise BadPosition(f"order is {order}; it names every seat once", "bad-position")
        state.order = vec[i64](order)
        default = [-1] * 4 if state.phase is Phase.DRAW else [int(seat) for seat in state.seated()]
        owners = described.numbers("owners", default, -1, players - 1)
        state.owner = vec[i64](owners)
        state.dealer = PLACES.index(described.word("dealer", "S", list(PLACES)))
        state.parties = vec[i64](described.numbers("parties", [0, 0], 0, 1))
        state.below = described.numbers("below", [0, 0], 0)
        state.above = described.numbers("above", [0, 0], 0)
        if max(state.below) >= score.PARTIE:
            raise BadPosition(
                "a side with ten points below the line has already won the partie (W-15)", "bad-position"
            )
        state.kept = described.numbers("kept", [0, 0], 0)
        state.won = described.numbers("won", [0] * players)
        state.before = described.numbers("before", state.scores_now())
        state.single = described.flag("single")
        state.entries = described.entries()

    def read_deal(self, state: WhistState, described: Described) -> None:
        """The deal in hand: cards, trick on the table, tricks taken. Impossible ones are refused."""
        self._read_trump(state, described)
        for place in range(4):
            cards = cards_of(described.pile(PLACES[place]), PLACES[place])
            state.hands[place] = cards
            state.original[place] = cards
        self._read_played(state, described)
        state.in_trick = described.number("in_trick", int(state.laid % state.hands_in_play()), 0, 3)
        self._read_trick(state)
        denied = described.table("denied")
        for name, text in denied.items():
            if name not in PLACES:
                raise BadPosition(f"denied: there is no place {name!r}", "bad-position")
            state.denied[PLACES.index(name)] = cards_of(text, "denied")
        self._check_cards(state, described)

    def _read_trump(self, state: WhistState, described: Described) -> None:
        turned = described.value("turned", "")
        state.turned = read_card_at(turned, "turned") if turned else -1
        named = described.value("trump", SUITS[suit_of(state.turned)] if turned else "")
        if named and named not in SUITS:
            raise BadPosition(f"trump is {named!r}; it is one of S, C, D, H or empty", "bad-position")
        state.trump = SUITS.index(named) if named else -1
        in_deal = state.phase is Phase.PLAY or state.phase is Phase.DECIDE
        if in_deal and (state.trump >= 0) != state.with_trumps:
            raise BadPosition("a deal with trumps needs its trump suit, one without has none", "bad-position")

    def _read_played(self, state: WhistState, described: Described) -> None:
        for row in described.words("played"):
            words = row.split()
            if len(words) != 2 or words[0] not in PLACES or state.laid == 52:
                raise BadPosition(f"played: {row!r} is not a place and a card, like 'W AC'", "bad-position")
            card = read_card_at(words[1], "played")
            place = PLACES.index(words[0])
            if any(state.original[p] & BIT[card] for p in range(4)):
                raise BadPosition(f"played: {words[1]} lies elsewhere too", "bad-position")
            state.original[place] |= BIT[card]
            state.played[state.laid] = card
            state.player[state.laid] = place
            state.laid += 1

    def _read_trick(self, state: WhistState) -> None:
        """The trick on the table: who is winning it, who is next."""
        first = state.laid - state.in_trick
        for i in range(first, state.laid):
            card, place = state.played[i], state.player[i]
            if i == first:
                state.led = suit_of(card)
            if i == first or beats(card, state.winning, state.trump):
                state.winning = card
                state.winner = place

    def _check_cards(self, state: WhistState, described: Described) -> None:
        default = (
            PLACES[state.next_place(state.player[state.laid - 1])]
            if state.in_trick
            else PLACES[state.next_place(state.dealer)]
        )
        state.to_play = PLACES.index(described.word("to_play", default, list(PLACES)))
        tricks = described.numbers("tricks", [0, 0], 0, int(state.ranks))
        state.tricks = vec[i64](tricks)
        if state.phase is not Phase.PLAY:
            return
        disjoint({PLACES[p]: int(state.original[p]) for p in range(4)}, int(pack(state.ranks)))
        left = state.ranks - state.tricks[0] - state.tricks[1]
        for place in state.places_in_play():
            laid = sum(1 for i in range(state.in_trick) if state.player[state.laid - 1 - i] == place)
            if size(state.hands[place]) + laid != left:
                raise BadPosition(
                    f"{PLACES[place]} holds {size(state.hands[place])} cards; {left} tricks are to be played",
                    "bad-position",
                )
            if state.hands[place] & state.denied[place]:
                raise BadPosition(f"{PLACES[place]} holds a card it was seen not to have", "bad-position")

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Entries of a described deal or partie: `tricks`, `hands` or `honours` and `coronets`, `trump`; `partie`.

        `{"tricks": [8, 5], "trump": "D", "hands": {"S": "…", …}}`; `{"tricks": [10, 3], "honours": [3, 2],
        "coronets": [[0, 4, true]]}` (side, cards, in trumps); `{"partie": {"winner": 1, "totals": [37, 27]}}`;
        `{"slams": [12, 0]}` where other tricks than those written count for a slam.
        """
        count = self.new_state().count
        described = Described(result)
        hand = described.number("hand", 1, 1, 1_000_000)
        trump_name = described.word("trump", "S" if not count.no_trumps else "", ["", *SUITS])
        trump: i64 = SUITS.index(trump_name) if trump_name else -1
        entries: list[Entry] = []
        if described.has("tricks"):
            numbers = described.numbers("tricks", [0, 0], 0, 13)
            tricks: list[i64] = [numbers[0], numbers[1]]
            slams: list[i64] = list(described.numbers("slams", numbers, 0, 13))
            entries.extend(score.trick_entries(count, hand, tricks, slams))
            hands = described.table("hands")
            if hands:
                masks: list[i64] = [cards_of(str(hands.get(p, "")), p) for p in PLACES]
                entries.extend(score.card_entries(count, hand, tricks, masks, trump))
            held: list[i64] = list(described.numbers("honours", [0, 0], 0, 5))
            entries.extend(score.honours_entries(count, hand, held, tricks))
        for side, length, in_trumps in described.value("coronets", []):
            entries.extend(score.coronet_entries(count, hand, side, length, in_trumps))
        partie = described.table("partie")
        if partie:
            entries.extend(score.partie_entries(count, hand, partie["winner"], list(partie["totals"])))
        described.finish()
        return entries


def read_card_at(text: str, name: str) -> i64:
    try:
        return read_card(str(text))
    except ValueError as error:
        raise BadPosition(f"{name}: {error}", "bad-position") from None


__all__ = ["FAMILY", "SIDES", "Whist"]
