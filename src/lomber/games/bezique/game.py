"""Bezique: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from mypy_extensions import i64

from lomber.games.bezique.book import advice
from lomber.games.bezique.deck import Deck
from lomber.games.bezique.match import Rules
from lomber.games.bezique.score import KIND_COUNT, KINDS, announced, last_trick, settlement
from lomber.games.bezique.setting import set_up
from lomber.games.bezique.state import BeziqueState
from lomber.games.bezique.view import fields_of
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.moves import Kind, MoveBook
from lomber.table.sheet import Entry

_NAMED_AT_MOST = 12
"""Cards opened by one announcement at most: a ladder of which all cards have been played away."""


def _kinds(deck: Deck) -> list[Kind]:
    return [
        Kind("play", deck.names, bare=True),
        Kind("announce", KINDS),
        Kind("use", deck.names),
        Kind("exchange", deck.names),
        Kind("draw"),
    ]


class Bezique(Game):
    """Bezique of many packs, with eighteen cards and infusorki."""

    def __init__(self, id: str, options: Any) -> None:
        self.deck = Deck(options)
        super().__init__(id, options, options.players, MoveBook(_kinds(self.deck)))
        self.rules = Rules(options, self.deck)
        self.pool = self.deck.size
        self.cards = self.deck.size
        self.deals = 2 + options.infusorki
        active: i64 = options.active()
        played = active * (options.rounds() + (options.hand_cards if options.plays_out() else 0))
        self.longest = played + options.rounds() * 7 + KIND_COUNT * _NAMED_AT_MOST
        self.pages = ["bezique"]

    def start(self) -> State:
        return BeziqueState(self, self.rules)

    def fields(self) -> list[Field]:
        return fields_of(self.seats)

    def advice(self) -> list[Advice]:
        return advice()

    def card_name(self, card: i64) -> str:
        return self.deck.name(card)

    def read_card(self, text: str) -> i64:
        return self.deck.read(text)

    def set_up(self, position: dict[str, Any]) -> State:
        state = BeziqueState(self, self.rules)
        set_up(state, position)
        return state

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """Described by: `announced`, rows like `0 marriage` in the order in which they were made, `last_trick`
        (who took it), and the `totals` before the deal; with `settle` the game is settled too.
        """
        data = Described(result)
        n = int(self.seats)
        hand = data.number("hand", 1, 1, 10**9)
        totals = data.numbers("totals", [0] * n, 0)
        entries = self._announcements(data.words("announced"), hand)
        taker = data.number("last_trick", -1, -1, n - 1)
        if taker >= 0 and self.rules.bonus:
            entries.append(last_trick(hand, taker, self.rules.bonus))
        settling = data.flag("settle")
        data.finish()
        for entry in entries:
            totals[entry.column] += entry.amount
        return entries + settlement(hand, totals, self.rules.stake) if settling else entries

    def _announcements(self, rows: list[str], hand: int) -> list[Entry]:
        made: dict[tuple[int, int], int] = {}
        entries: list[Entry] = []
        for row in rows:
            seat, _, kind = row.partition(" ")
            if not seat.isdecimal() or not 0 <= int(seat) < self.seats or kind not in KINDS:
                raise refusals.written_like("announced", row, f"0 {KINDS[0]}")
            key = (int(seat), KINDS.index(kind))
            made[key] = made.get(key, 0) + 1
            entries.append(announced(self.rules.prices, hand, key[0], key[1], made[key]))
        return entries
