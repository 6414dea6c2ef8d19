"""The table drawn from a scene alone: cloth, seats around it, the trick in the middle, the hand at the bottom.

A pure function of what is seen: scene, words, size, and the choice under the cursor. No game is known here.
"""

from __future__ import annotations

import math
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style

from lomber.table.scene import HIDDEN, Scene, Seat, Zone
from lomber.terminal import lines
from lomber.terminal.canvas import Canvas, Hit
from lomber.terminal.colours import (
    BRASS,
    CARD,
    DIMMED,
    INK,
    RED,
    alarm,
    back,
    bold,
    brass,
    button,
    chosen,
    cloth,
    edge,
    faint,
    outline,
)
from lomber.terminal.sitting import Clock
from lomber.text import Words

CLOCKWISE = "SWNE"
SMALLEST = (80, 24)
PICKED = "✓"
CHIP_ROWS = 3
SIDE = 22
"""Columns that the players on the left and on the right take."""
_CARD = re.compile(r"[2-9TJQKA][SCDH]")


@dataclass
class Picture:
    """All that is drawn."""

    scene: Scene
    words: Words
    title: str
    selected: int = -1
    """The choice under the cursor."""
    message: str = ""
    """An answer to what was tried: why not."""
    closed: Zone | None = None
    """A trick that has just been completed and is still shown."""
    keys: Sequence[tuple[str, str]] = field(default_factory=list)
    """The keys of the bottom line and what they do."""
    picked: frozenset[int] = frozenset()
    """The moves about the cards that are picked for a gesture: they stand out."""
    clocks: Mapping[int, Clock] = field(default_factory=dict)
    """What each seat has left, where a clock was agreed upon."""


def paint(picture: Picture, width: int, height: int) -> Canvas:
    """The whole table in so many cells."""
    canvas = Canvas(width, height, cloth)
    if width < SMALLEST[0] or height < SMALLEST[1]:
        canvas.put(0, 0, picture.words.text("screen-small"), bold)
        return canvas
    return _Painter(picture, canvas).paint()


def own(zone: Zone, scene: Scene) -> bool:
    """Is it the hand of whoever looks?"""
    return zone.kind == "hand" and zone.seat == scene.seat


def spots(scene: Scene) -> dict[tuple[str, str], list[int]]:
    """The choices about each card that can be touched, by the zone it lies in and its name.

    A choice's zone is where its card lies, or what it aims at: then the card is in the hand.
    """
    places = [(zone.name, card) for zone in scene.zones for card in zone.cards if card != HIDDEN]
    hands = {card: zone.name for zone in scene.zones if own(zone, scene) for card in zone.cards}
    found: dict[tuple[str, str], list[int]] = {spot: [] for spot in places}
    for index, choice in enumerate(scene.choices):
        spot = (choice.zone, choice.card)
        if spot not in found:
            spot = (hands.get(choice.card, ""), choice.card)
        if choice.card and spot in found:
            found[spot].append(index)
    return {spot: choices for spot, choices in found.items() if choices}


def order(scene: Scene) -> list[int]:
    """The choices as the eye meets them: along the cards that have one each, then along the buttons."""
    on_cards = [choices[0] for choices in spots(scene).values() if len(choices) == 1]
    return on_cards + [index for index in range(len(scene.choices)) if index not in on_cards]


class _Painter:
    """Paints one picture, from the edges to the middle."""

    def __init__(self, picture: Picture, canvas: Canvas) -> None:
        self.picture = picture
        self.scene = picture.scene
        self.words = picture.words
        self.canvas = canvas
        self.width = canvas.width
        self.me = max(0, self.scene.seat)
        self.top = 1
        self.bottom = canvas.height - 1
        """The rows of the cloth that are still free: from `top` up to, not including, `bottom`."""
        self.about = spots(self.scene)
        self.on_card = {spot: choices[0] for spot, choices in self.about.items() if len(choices) == 1}
        on_cards = set(self.on_card.values())
        self.chips = [index for index in range(len(self.scene.choices)) if index not in on_cards]
        self.number = {index: at + 1 for at, index in enumerate(order(self.scene))}

    def paint(self) -> Canvas:
        self._head()
        self._keys()
        self._hand()
        self._chips()
        self._prompt()
        self._own_line()
        zones = self._zones()
        rows = self._zone_rows(zones)
        self._seats()
        if rows:
            self._laid_out(zones)
        self._trick()
        return self.canvas

    # -- the edges

    def _head(self) -> None:
        scene, words = self.scene, self.words
        self.canvas.fill(0, 0, self.width, 1, edge)
        parts = [
            self.picture.title,
            words.text("hand-number", number=scene.hand),
            words.text(f"phase-{scene.phase}"),
        ]
        at = self.canvas.put(1, 0, " · ".join(parts), edge + Style(bold=True))
        facts = "  ".join(words.say(fact) for fact in scene.facts)
        told = textwrap.wrap(facts, self.width - 2) if cell_len(facts) > self.width - at - 3 else []
        for text in told:
            self.canvas.fill(0, self.top, self.width, 1, edge)
            self.canvas.put(self.width - 1 - cell_len(text), self.top, text, edge + Style(color=BRASS))
            self.top += 1
        if not told:
            self.canvas.put(self.width - 1 - cell_len(facts), 0, facts, edge + Style(color=BRASS))

    def _keys(self) -> None:
        row = self.canvas.height - 1
        self.canvas.fill(0, row, self.width, 1, edge)
        x = 1
        for key, said in self.picture.keys:
            x = self.canvas.put(x, row, key, edge + Style(color=BRASS, bold=True))
            x = self.canvas.put(x + 1, row, said, edge) + 2

    # -- the hand

    def _hand(self) -> None:
        hands = [zone for zone in self.scene.zones if own(zone, self.scene) and zone.cards]
        tall = self.canvas.height >= 34
        for zone in reversed(hands):
            for row in reversed(self._rows(zone)):
                self._hand_row(zone, row, 5 if tall else 4)

    def _rows(self, zone: Zone) -> list[list[str]]:
        """The hand cut into rows that fit the width."""
        per_row = max(1, (self.width - 6) // self._step(zone, self.width))
        return [list(zone.cards[at : at + per_row]) for at in range(0, len(zone.cards), per_row)]

    def _label(self, card: str) -> str:
        return self.words.card(card)

    def _card_width(self, zone: Zone) -> int:
        return max([3, *(cell_len(self._label(card)) for card in zone.cards)]) + 2

    def _step(self, zone: Zone, room: int) -> int:
        """From one card to the next: side by side where there is room, overlapping where not."""
        width = self._card_width(zone)
        if len(zone.cards) * width <= room - 4:
            return width
        return width - 1

    def _hand_row(self, zone: Zone, cards: list[str], height: int) -> None:
        width, step = self._card_width(zone), self._step(zone, self.width)
        x = max(1, (self.width - (len(cards) - 1) * step - width) // 2)
        y = self.bottom - height
        for card in cards:
            touched = self._picked if self.scene.picks else self._touchable
            raised = int(touched(zone.name, card))
            self._big_card(x, y - raised, width, height, zone.name, card)
            x += step
        self.bottom = y - 1

    def _big_card(self, x: int, y: int, width: int, height: int, zone: str, card: str) -> None:
        live = self._touchable(zone, card) or not self.scene.choices
        paper = back if card == HIDDEN else Style(color=self._ink(card), bgcolor=CARD if live else DIMMED)
        self._card(x, y, width, height, zone, card, paper)
        self.canvas.put(x + 1, y + 1, self._label(card), paper + Style(bold=True))

    def _card(self, x: int, y: int, width: int, height: int, zone: str, card: str, paper: Style) -> None:
        """An empty card with its number, outlined where the cursor is on one of its choices."""
        index = self.on_card.get((zone, card), -1)
        picked = self.picture.selected in self.about.get((zone, card), [])
        line = chosen if picked else paper + outline if card else paper
        self.canvas.frame(x, y, width, height, paper, line, picked)
        if index >= 0:
            self.canvas.put(x + 1, y, str(self.number[index]), chosen if picked else paper)
        if self._picked(zone, card):
            self.canvas.put(x + width - 2, y, PICKED, chosen if picked else paper)
        self.canvas.hit(Hit(x, y, width, height, index, card, zone))

    def _touchable(self, zone: str, card: str) -> bool:
        return (zone, card) in self.about

    def _picked(self, zone: str, card: str) -> bool:
        choices = self.scene.choices
        return any(choices[index].move in self.picture.picked for index in self.about.get((zone, card), []))

    def _ink(self, card: str) -> str:
        return RED if _CARD.fullmatch(card) and card[1] in "DH" else INK

    # -- buttons and the prompt

    def _chips(self) -> None:
        rows: list[list[int]] = [[]]
        used = 1
        for index in self.chips:
            wide = cell_len(self._chip(index)) + 1
            if used + wide > self.width - 1 and rows[-1]:
                rows.append([])
                used = 1
            rows[-1].append(index)
            used += wide
        rows = [row for row in rows if row]
        if len(rows) > CHIP_ROWS:
            at = next((i for i, row in enumerate(rows) if self.picture.selected in row), 0)
            first = max(0, min(at - CHIP_ROWS // 2, len(rows) - CHIP_ROWS))
            last = first + CHIP_ROWS
            self._more(self.bottom - CHIP_ROWS, "▲" if first else "")
            self._more(self.bottom - 1, "▼" if last < len(rows) else "")
            rows = rows[first:last]
        for row in reversed(rows):
            self.bottom -= 1
            self._chip_row(row)

    def _more(self, y: int, arrow: str) -> None:
        """A sign at the edge: there are other choices this way."""
        self.canvas.put(self.width - 1, y, arrow, brass)

    def _chip(self, index: int) -> str:
        return f" {self.number[index]} {lines.choice_text(self.scene.choices[index], self.words)} "

    def _chip_row(self, row: list[int]) -> None:
        total = sum(cell_len(self._chip(index)) + 1 for index in row) - 1
        x = max(1, (self.width - total) // 2)
        for index in row:
            text = self._chip(index)
            style = chosen if index == self.picture.selected else button
            if self.scene.choices[index].forbidden or self.scene.choices[index].aside:
                style += Style(italic=True)
            self.canvas.put(x, self.bottom, text, style)
            self.canvas.hit(Hit(x, self.bottom, cell_len(text), 1, index))
            x += cell_len(text) + 1

    def _prompt(self) -> None:
        prompt = self.words.say(self.scene.prompt)
        mine = any(seat.seat == self.scene.seat and "to-move" in seat.marks for seat in self.scene.seats)
        self.bottom -= 1
        self._centred(self.bottom, prompt, brass if mine or self.scene.choices else bold)
        if self.picture.message:
            for text in reversed(textwrap.wrap(self.picture.message, self.width - 4)[:3]):
                self.bottom -= 1
                self._centred(self.bottom, text, alarm)

    def _centred(self, y: int, text: str, style: Style) -> None:
        self.canvas.put(max(1, (self.width - cell_len(text)) // 2), y, text, style)

    # -- the others

    def _around(self) -> list[Seat]:
        """Seats clockwise, beginning with the one at the bottom."""
        seats = [
            seat for seat in self.scene.seats if "sits-out" not in seat.marks or seat.seat == self.scene.seat
        ]
        if seats and all(seat.place and seat.place in CLOCKWISE for seat in seats):
            seats = sorted(seats, key=lambda seat: CLOCKWISE.index(seat.place))
        first = next((at for at, seat in enumerate(seats) if seat.seat == self.me), 0)
        return seats[first:] + seats[:first]

    def _own_line(self) -> None:
        """The one at the bottom, and who sits this deal out."""
        around = self._around()
        if not around:
            return
        name, *_ = self._seat_lines(around[0], self.width)
        resting = [self.words.name(seat.seat) for seat in self.scene.seats if seat not in around]
        beside = f"{', '.join(resting)} ({lines.mark('sits-out', self.words)})" if resting else ""
        indent = " " * (cell_len(name) + 1)
        room = self.width - 2 - (cell_len(beside) + 1 if beside else 0)
        told = textwrap.wrap(self._told(around[0]), room, initial_indent=indent) or [indent]
        self.bottom -= len(told)
        for at, text in enumerate(told):
            self.canvas.put(1, self.bottom + at, text, faint)
        self.canvas.put(1, self.bottom, name, self._tone(around[0]))
        self.canvas.put(self.width - 1 - cell_len(beside), self.bottom, beside, faint)

    def _seats(self) -> None:
        """The others, clockwise: the first on the left, the last on the right, the rest above."""
        others = self._around()[1:]
        above = others[1:-1] if len(others) > 1 else others
        below = self.top
        for at, seat in enumerate(above):
            room = self.width // len(above)
            below = max(below, self._seat(seat, at * room, self.top, room, "centre"))
        if len(others) > 1:
            row = below if len(above) > 1 else self.top + max(1, (self.bottom - self.top) // 2 - 3)
            self._seat(others[0], 1, row, SIDE, "left")
            self._seat(others[-1], self.width - SIDE - 1, row, SIDE, "right")
        self.top = below

    def _told(self, seat: Seat) -> str:
        told = [lines.mark(name, self.words, seat.seat) for name in seat.marks if name != "to-move"]
        told += [lines.count(name, number, self.words) for name, number in seat.counts.items()]
        if seat.seat < len(self.scene.scores) and "balance" not in seat.counts:
            told.append(self.words.text("count-balance", number=self.scene.scores[seat.seat]))
        return ", ".join(told)

    def _seat_lines(self, seat: Seat, width: int) -> list[str]:
        pointer = "▶ " if "to-move" in seat.marks else ""
        place = f" ({self.words.place(seat.place)})" if seat.place else ""
        clock = self.picture.clocks.get(seat.seat)
        head = f"{pointer}{self.words.name(seat.seat)}{place}" + (f" {clock}" if clock else "")
        return [head, *textwrap.wrap(self._told(seat), max(8, width - 1))]

    def _tone(self, seat: Seat) -> Style:
        clock = self.picture.clocks.get(seat.seat)
        if clock and clock.short:
            return alarm
        return brass if "to-move" in seat.marks else bold

    def _seat(self, seat: Seat, x: int, y: int, width: int, side: str) -> int:
        """A player: name, marks, figures. The first row below."""
        for at, text in enumerate(self._seat_lines(seat, width)):
            text = text[:width]
            shift = {"left": 0, "right": width - cell_len(text), "centre": (width - cell_len(text)) // 2}[
                side
            ]
            self.canvas.put(x + shift, y + at, text, faint if at else self._tone(seat))
        return y + len(self._seat_lines(seat, width))

    # -- the middle of the cloth

    def _zones(self) -> list[Zone]:
        """What lies on the cloth besides the own hand and the trick; empty places too where no trick is played."""
        plays_tricks = any(zone.kind == "trick" for zone in self.scene.zones)
        return [
            zone
            for zone in self.scene.zones
            if zone.kind not in ("trick", "hand" if not zone.cards else "")
            and not own(zone, self.scene)
            and (lines.shown(zone, self.scene) or (not zone.cards and not plays_tricks))
        ]

    def _zone_rows(self, zones: list[Zone]) -> bool:
        """True where the zones are to be laid out as cards; else they are written as lines, here and now.

        Where tricks are played the middle belongs to the trick. Elsewhere the zones are the table.
        """
        plays_tricks = any(zone.kind == "trick" for zone in self.scene.zones)
        if zones and not plays_tricks and len(self._blocks(zones)) * 4 + 3 <= self.bottom - self.top:
            return True
        told = [(zone, self._zone_lines(zone)) for zone in zones]
        room = max(2, self.bottom - self.top - (9 if plays_tricks else 5))
        while sum(len(rows) for _, rows in told) > room:
            idle = [at for at, (zone, _) in enumerate(told) if not self._live(zone)]
            if not idle:
                break
            told.pop(idle[-1])
        for _, rows in reversed(told):
            for row in reversed(rows):
                self.bottom -= 1
                self._zone_line(row)
        return False

    def _live(self, zone: Zone) -> bool:
        """Can any card of it be touched?"""
        return any(name == zone.name for name, _ in self.about)

    def _zone_lines(self, zone: Zone) -> list[list[tuple[str, str, str]]]:
        """A zone as rows of labels: text, card, zone. Closed piles are a back and a number."""
        cells: list[tuple[str, str, str]] = []
        hidden = [card for card in zone.cards if card == HIDDEN]
        for card in zone.cards:
            index = self.on_card.get((zone.name, card), -1)
            number = "" if index < 0 else f"{self.number[index]}:"
            number += PICKED if self._picked(zone.name, card) else ""
            if card != HIDDEN or len(hidden) == 1:
                cells.append((f"{number}{self._label(card)}".center(4), card, zone.name))
        if len(hidden) > 1:
            cells.append((f"{self._label(HIDDEN)}×{len(hidden)}", HIDDEN, zone.name))
        if not zone.cards:
            cells.append((" — ", "", zone.name))
        rows = [[(lines.zone_name(zone, self.words) + ":", "", "")]]
        used = cell_len(rows[0][0][0])
        for cell in cells:
            if used + cell_len(cell[0]) + 1 > self.width - 3:
                rows.append([("  ", "", "")])
                used = 2
            rows[-1].append(cell)
            used += cell_len(cell[0]) + 1
        return rows

    def _zone_line(self, row: list[tuple[str, str, str]]) -> None:
        x = 1
        for text, card, zone in row:
            paper = Style(color=self._ink(card), bgcolor=CARD)
            style = faint if not card else back if card == HIDDEN else paper
            if card and self.picture.selected in self.about.get((zone, card), []):
                style = chosen
            end = self.canvas.put(x, self.bottom, text, style)
            if zone:
                index = self.on_card.get((zone, card), -1)
                self.canvas.hit(Hit(x, self.bottom, end - x, 1, index, card, zone))
            x = end + 1

    def _blocks(self, zones: list[Zone]) -> list[list[tuple[Zone, int]]]:
        """Zones side by side as far as they go, each with the columns it takes."""
        room = self.width - 4 - (2 * SIDE if len(self._around()) > 2 else 0)
        rows: list[list[tuple[Zone, int]]] = [[]]
        used = 0
        for zone in zones:
            cards = max(1, len(zone.cards)) * self._card_width(zone)
            wide = min(room, max(cards, cell_len(lines.zone_name(zone, self.words))))
            if used + wide > room and rows[-1]:
                rows.append([])
                used = 0
            rows[-1].append((zone, wide))
            used += wide + 2
        return rows

    def _laid_out(self, zones: list[Zone]) -> None:
        """Zones as rows of cards in the middle of the cloth, each under its name."""
        rows = self._blocks(zones)
        y = self.top + max(0, (self.bottom - self.top - len(rows) * 4) // 2)
        for row in rows:
            x = (self.width - sum(wide + 2 for _, wide in row) + 2) // 2
            for zone, wide in row:
                self._block(zone, x, y, wide)
                x += wide + 2
            y += 4

    def _block(self, zone: Zone, x: int, y: int, wide: int) -> None:
        width = self._card_width(zone)
        shown = zone.cards[-max(1, wide // width) :] or ("",)
        more = f" +{len(zone.cards) - len(shown)}" if len(zone.cards) > len(shown) else ""
        name = lines.zone_name(zone, self.words) + more
        self.canvas.put(x + max(0, (wide - cell_len(name)) // 2), y, name[: wide + 2], faint)
        x += (wide - len(shown) * width) // 2
        for card in shown:
            self._small_card(x, y + 1, width, card, zone.name)
            x += width

    def _trick(self) -> None:
        """Each card toward the player who laid it; cards without an owner in a row."""
        lying = next((zone for zone in self.scene.zones if zone.kind == "trick" and zone.cards), None)
        trick = self.picture.closed or lying
        if trick is None:
            return
        around = [seat.seat for seat in self._around()]
        width, height = self._card_width(trick), 3
        middle = (self.top + self.bottom - height) / 2
        reach = max(0.0, min(3.0, (self.bottom - self.top - height) / 2))
        each_his_own = len(set(trick.owners)) == len(trick.owners) == len(trick.cards)
        for at, card in enumerate(trick.cards):
            if each_his_own and trick.owners[at] in around:
                angle = 2 * math.pi * around.index(trick.owners[at]) / len(around)
                x = (self.width - width) / 2 - math.sin(angle) * 11
                y = middle + math.cos(angle) * reach
            else:
                x = self.width / 2 + (at - len(trick.cards) / 2) * (width + 1)
                y = middle
            self._small_card(round(x), round(y), width, card, trick.name)

    def _small_card(self, x: int, y: int, width: int, card: str, zone: str) -> None:
        """A card on the cloth; without a name, the place where one can lie."""
        paper = back if card == HIDDEN else Style(color=self._ink(card), bgcolor=CARD)
        self._card(x, y, width, 3, zone, card, paper if card else faint)
        if card:
            self.canvas.put(x + 1, y + 1, self._label(card).center(width - 2), paper + Style(bold=True))
