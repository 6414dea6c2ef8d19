"""Advice for Cities (cities.md, section 8): A-1 … A-7, in the order in which they are consulted.

The leaflet itself says only: collect high values. A row's *promise* puts that in a number: ten for every
colour, and the highest value of each.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.cards.bits import BIT, size
from lomber.games.cities import score
from lomber.games.cities.deck import (
    DEPORTATION,
    NO_CARD,
    UNIVERSAL,
    colour_of,
    is_city,
    is_exchange,
    value_of,
)
from lomber.games.cities.moves import LAY, TAKE, flight_of, swapped
from lomber.games.cities.view import CitiesView
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1


def promise(row: vec[i64]) -> int:
    """How far a row has come: ten for every colour, and the highest value of each."""
    return int(10 * size(score.colours(row))) + score.finisher_points(row)


def takes_city(view: CitiesView) -> bool:
    return view.phase == "take" and is_city(view.legal[0] - TAKE)


def lays_card(view: CitiesView) -> bool:
    return view.phase == "lay" and view.laid[view.seat] == NO_CARD


def bids_flight(view: CitiesView) -> bool:
    return view.phase == "lay" and view.laid[view.seat] != NO_CARD


def lowest_flight(view: CitiesView) -> i64:
    return view.legal[0]


def highest_flight(view: CitiesView) -> i64:
    return view.legal[len(view.legal) - 1]


def best_take(view: CitiesView, moves: vec[i64]) -> i64:
    """Of these cities the one after which the own row promises most; of equal ones the first."""
    best = NO_OPINION
    most = -1
    for move in moves:
        worth = promise(view.after(view.row(), move - TAKE))
        if worth > most:
            best, most = move, worth
    return best


def held_twice(row: vec[i64], colour: i64) -> bool:
    number: i64 = 0
    for city in row:
        if colour_of(city) == colour:
            number += 1
    return number >= 2


class EndIsNear(Advice):
    """A-7: somebody is about to finish. Doubles cost who does not: count as C-43 does, unless one can finish."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        if not self._near(view):
            return NO_OPINION
        if takes_city(view):
            return self._take(view)
        if not self._dropping_pays(view):
            return NO_OPINION
        if lays_card(view) and LAY + DEPORTATION in list(view.legal):
            return LAY + DEPORTATION
        if bids_flight(view) and view.laid[view.seat] == DEPORTATION:
            return highest_flight(view)
        return NO_OPINION

    def _near(self, view: CitiesView) -> bool:
        """A rival lacks at most one colour."""
        return any(seat != view.seat and view.missing(view.rows[seat]) <= 1 for seat in range(view.players))

    def _take(self, view: CitiesView) -> i64:
        best = NO_OPINION
        most = -1
        for move in view.legal:
            row = view.after(view.row(), move - TAKE)
            finished = view.missing(row) == 0
            worth = 100 + score.finisher_points(row) if finished else score.other_points(row)
            if worth > most:
                best, most = move, worth
        return best

    def _dropping_pays(self, view: CitiesView) -> bool:
        """The last city is a double that costs points: a deportation would be welcome."""
        row = view.row()
        if len(row) == 0:
            return False
        without = score.left_over(row, BIT[len(row) - 1])
        return score.other_points(without) > score.other_points(row)


class NoThird(Advice):
    """A-4: no third city of a colour, unless clearing it leaves the better row."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        if not takes_city(view):
            return NO_OPINION
        thirds = vec[i64]()
        others = vec[i64]()
        for move in view.legal:
            if held_twice(view.row(), colour_of(move - TAKE)):
                thirds = append(thirds, move)
            else:
                others = append(others, move)
        if len(thirds) == 0 or len(others) == 0:
            return NO_OPINION
        clearing = best_take(view, thirds)
        keeping = best_take(view, others)
        cleared = promise(view.after(view.row(), clearing - TAKE))
        return clearing if cleared > promise(view.after(view.row(), keeping - TAKE)) else keeping


class Poison(Advice):
    """A-1: a city of the colour of one's last city is poison: lay it out with a low flight, do not take it."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        colour = view.last_colour(view.seat)
        if colour < 0:
            return NO_OPINION
        if lays_card(view):
            for move in view.legal:
                if is_city(move - LAY) and colour_of(move - LAY) == colour:
                    return move
        elif bids_flight(view):
            card = view.laid[view.seat]
            if is_city(card) and colour_of(card) == colour:
                return lowest_flight(view)
        elif takes_city(view):
            return self._avoid(view, colour)
        return NO_OPINION

    def _avoid(self, view: CitiesView, colour: i64) -> i64:
        """Another city than the poison; of equal ones the one that leaves poison to a rival still to choose."""
        best = NO_OPINION
        most = -1
        poisoned = False
        for move in view.legal:
            if colour_of(move - TAKE) == colour:
                poisoned = True
                continue
            worth = 10 * promise(view.after(view.row(), move - TAKE)) + self._left_to_rivals(view, move)
            if worth > most:
                best, most = move, worth
        return best if poisoned else NO_OPINION

    def _left_to_rivals(self, view: CitiesView, taken: i64) -> int:
        """How many cities left lying have the last colour of somebody who chooses later."""
        number = 0
        for card in view.lying():
            if card == taken - TAKE or not is_city(card):
                continue
            for turn in range(view.turn + 1, len(view.order)):
                if view.last_colour(view.order[turn]) == colour_of(card):
                    number += 1
        return number


class LowForSpecials(Advice):
    """A-2: lay a deportation, or an exchange one wants, and bid low: the one goes first, the other last."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        if lays_card(view):
            for move in view.legal:
                card = move - LAY
                if card == DEPORTATION or (card == UNIVERSAL and self._wanted(view, 0)):
                    return move
                if is_exchange(card) and self._wanted(view, value_of(card)):
                    return move
        elif bids_flight(view) and not is_city(view.laid[view.seat]):
            return lowest_flight(view)
        return NO_OPINION

    def _wanted(self, view: CitiesView, value: i64) -> bool:
        """Is there a swap of this value (0: of any) that would better the own row now?"""
        row = view.row()
        for own in row:
            if value and value_of(own) != value:
                continue
            for seat in range(view.players):
                if seat == view.seat or len(view.rows[seat]) < len(row):
                    continue
                for city in view.rows[seat]:
                    if value_of(city) == value_of(own):
                        after = score.quiet(score.replaced(row, own, city), view.pair_only)
                        if promise(after) > promise(row):
                            return True
        return False


class KeepExchange(Advice):
    """A-6: with the largest row at the table an exchange is of no use to oneself: hold it back."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        if not lays_card(view):
            return NO_OPINION
        for seat in range(view.players):
            if seat != view.seat and len(view.rows[seat]) >= len(view.row()):
                return NO_OPINION
        others = vec[i64]()
        for move in view.legal:
            if not is_exchange(move - LAY) and move - LAY != UNIVERSAL:
                others = append(others, move)
        if len(others) == 0 or len(others) == len(view.legal):
            return NO_OPINION
        return card_to_lay(view, others)


class GoodSwap(Advice):
    """A-5: give what hurts least, put the new colour among others, plant a neighbour in a rival's row."""

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        if view.phase != "swap":
            return NO_OPINION
        best = view.legal[0]
        most = -1000
        for move in view.legal:
            own, other = swapped(move)
            mine = score.quiet(score.replaced(view.row(), own, other), view.pair_only)
            theirs = score.quiet(score.replaced(self._row_with(view, other), other, own), view.pair_only)
            worth = promise(mine) - promise(theirs) + promise(self._row_with(view, other))
            if worth > most:
                best, most = move, worth
        return best

    def _row_with(self, view: CitiesView, city: i64) -> vec[i64]:
        """The row the city lies in; it is never one's own."""
        for row in view.rows:
            for other in row:
                if other == city:
                    return row
        return vec[i64]()


def card_to_lay(view: CitiesView, moves: vec[i64]) -> i64:
    """A city of a colour one lacks, the highest; else the last in order: rather an exchange than a gift."""
    best = moves[len(moves) - 1]
    most: i64 = 0
    lacking = view.in_play & ~score.colours(view.row())
    for move in moves:
        card = move - LAY
        if is_city(card) and lacking & BIT[colour_of(card)] and value_of(card) > most:
            best, most = move, value_of(card)
    return best


class SaveHighFlights(Advice):
    """A-3: flights 6 and 5 for rounds in which one lays the colour one lacks; and take that, the higher the better.

    The last piece: it always answers.
    """

    def choose(self, view: View) -> i64:
        assert isinstance(view, CitiesView)
        if lays_card(view):
            return card_to_lay(view, view.legal)
        if bids_flight(view):
            return self._bid(view)
        if takes_city(view):
            return self._take(view)
        return view.legal[0]

    def _bid(self, view: CitiesView) -> i64:
        card = view.laid[view.seat]
        lacking = view.in_play & ~score.colours(view.row())
        if is_city(card) and lacking & BIT[colour_of(card)]:
            return highest_flight(view)
        best = lowest_flight(view)
        for move in view.legal:
            if flight_of(move) < 5:
                best = move
        return best

    def _take(self, view: CitiesView) -> i64:
        lacking = view.in_play & ~score.colours(view.row())
        best = view.legal[0]
        most: i64 = -1
        for move in view.legal:
            city = move - TAKE
            worth = value_of(city) + (10 if lacking & BIT[colour_of(city)] else 0)
            if worth > most:
                best, most = move, worth
        return best


ADVICE: list[Advice] = [
    EndIsNear("A-7"),
    NoThird("A-4"),
    Poison("A-1"),
    LowForSpecials("A-2"),
    KeepExchange("A-6"),
    GoodSwap("A-5"),
    SaveHighFlights("A-3"),
]
