"""Kopilka: from options to positions, set-ups, scorer and encodings."""

from typing import Any

from lomber.cards.bits import size
from lomber.cards.pack import pack
from lomber.games.mushka_kopilka.book import advice
from lomber.games.mushka_kopilka.rules import Rules, kinds
from lomber.games.mushka_kopilka.score import DEALS, contributions, division, fees
from lomber.games.mushka_kopilka.setups import read_into, read_tallies
from lomber.games.mushka_kopilka.state import KopilkaState
from lomber.games.mushka_kopilka.view import fields_of
from lomber.play import refusals
from lomber.play.setups import Described
from lomber.play.turns import round_of
from lomber.table.contract import Advice, Field, Game, State
from lomber.table.moves import MoveBook
from lomber.table.sheet import Entry


class Kopilka(Game):
    """Kopilka for four, each for himself."""

    def __init__(self, id: str, options: Any) -> None:
        super().__init__(id, options, 4, MoveBook(kinds(options.manners)))
        cards = pack(options.ranks, options.suits)
        self.rules = Rules(options, cards)
        self.pool = size(cards)
        self.longest = 24 + self.pool * 8 + 20
        self.zero_sum = True
        self.redraws = True  # who leads was not stuck, which no clue tells; with manners much more is said
        self.pages = ["kopilka"]

    def start(self) -> State:
        return KopilkaState(self, self.rules)

    def fields(self) -> list[Field]:
        return fields_of()

    def advice(self) -> list[Advice]:
        return advice()

    # -- the scorer by itself

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """A party, described deal by deal: `first_out`, the seats `trickless` and `false` passes proved; `tallies`
        of the party by seat (singles S C D H, doubles S C D H); `dealer` of the first deal. Four deals are divided.
        """
        data = Described(result)
        firsts = data.value("first_out", [])
        if not isinstance(firsts, list) or not 0 < len(firsts) <= DEALS or not all(map(is_seat, firsts)):
            raise refusals.written_like("first_out", firsts, [2, 0, 1, 1])
        trickless = data.value("trickless", [[] for _ in firsts])
        false = data.value("false", [[] for _ in firsts])
        for name, lists in (("trickless", trickless), ("false", false)):
            if not are_seats(lists, len(firsts)):
                raise refusals.written_like(name, lists, [[2], [], [0, 1], []])
        tallies = read_tallies(data.value("tallies", [[0] * 8 for _ in range(4)]))
        dealer = data.number("dealer", 0, 0, 3)
        data.finish()
        terms = self.rules.terms
        entries = contributions(terms, 1)
        for number, first in enumerate(firsts):
            tricks = [0 if seat in trickless[number] else 1 for seat in range(4)]
            proved = [false[number].count(seat) for seat in range(4)]
            entries += fees(terms, number + 1, first, tricks, proved)
        if len(firsts) == DEALS:
            box = -sum([entry.amount for entry in entries])
            order = round_of((dealer + DEALS - 1) % 4, 4)
            entries += division(terms, DEALS, box, tallies, order, firsts[-1])
        return entries

    def set_up(self, position: dict[str, Any]) -> State:
        state = KopilkaState(self, self.rules)
        read_into(Described(position), state)
        return state


def is_seat(value: object) -> bool:
    return type(value) is int and 0 <= value < 4


def are_seats(value: object, count: int) -> bool:
    """So many lists of seats?"""
    if not isinstance(value, list) or len(value) != count:
        return False
    return all(isinstance(one, list) and all(map(is_seat, one)) for one in value)
