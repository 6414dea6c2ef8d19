"""A scene in plain lines of text, whatever the game: for pipes, for records, for those who read by ear."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lomber.table.scene import HIDDEN, Choice, Message, Scene, Seat, Zone
from lomber.table.sheet import Column, Entry, Sheet
from lomber.terminal.sitting import Clock, Noted
from lomber.text import Words

ENTRIES = 12
"""Figures of the sheet that are shown at once, or all of the last hand; older ones are counted."""


def scene_lines(
    scene: Scene, words: Words, closed: Zone | None = None, clocks: Mapping[int, Clock] | None = None
) -> list[str]:
    """Facts, seats, zones. The prompt and the choices come after them."""
    lines = [words.say(fact) for fact in scene.facts]
    lines += [seat_line(seat, scene, words, (clocks or {}).get(seat.seat)) for seat in scene.seats]
    if closed is not None:
        lines.append(zone_line(closed, words))
    lines += [zone_line(zone, words) for zone in scene.zones if shown(zone, scene)]
    return lines


def shown(zone: Zone, scene: Scene) -> bool:
    """Closed hands are told by their owners' figures, and empty places need no line."""
    closed = all(card == HIDDEN for card in zone.cards)
    counted = any(seat.seat == zone.seat and "cards" in seat.counts for seat in scene.seats)
    return bool(zone.cards) and not (closed and counted)


def seat_line(seat: Seat, scene: Scene, words: Words, clock: Clock | None = None) -> str:
    pointer = "→" if "to-move" in seat.marks else " "
    place = f" ({words.place(seat.place)})" if seat.place else ""
    told = [mark(name, words, seat.seat) for name in seat.marks if name != "to-move"]
    told += [count(name, number, words) for name, number in seat.counts.items()]
    if seat.seat < len(scene.scores) and "balance" not in seat.counts:
        told.append(words.text("count-balance", number=scene.scores[seat.seat]))
    left = f" {clock}" if clock else ""
    return f"{pointer} {words.name(seat.seat)}{place}{left}" + (": " + ", ".join(told) if told else "")


def mark(name: str, words: Words, seat: int = -1) -> str:
    """A mark of a player, said of the reader or of another, or of cards."""
    return words.text(f"mark-{name}", seat=seat)


def count(name: str, number: int, words: Words) -> str:
    """A figure with its word; the message may hold the figure itself, for the sake of its plural."""
    key = f"count-{name}"
    said = words.text(key, number=number)
    return said if "number" in words.arguments(key) or not words.has(key) else f"{said}: {number}"


def zone_name(zone: Zone, words: Words) -> str:
    """`hand.W` is the hand of whoever owns it, on which chair; `row.2` is the third row."""
    kind, _, rest = zone.name.partition(".")
    said = words.first(f"zone-{kind}", f"zone-{zone.kind}")
    chair = words.text(f"chair-{rest}") if words.has(f"chair-{rest}") else ""
    if zone.seat >= 0 and not (zone.kind == "hand" and zone.seat == words.you):
        return f"{said} ({', '.join(part for part in (words.name(zone.seat), chair) if part)})"
    if chair and zone.seat < 0:
        return f"{said} ({chair})"
    return f"{said} {int(rest) + 1}" if rest.isdigit() and zone.seat < 0 and kind != "last" else said


def zone_line(zone: Zone, words: Words) -> str:
    if zone.owners and len(zone.owners) == len(zone.cards):
        pairs = zip(zone.owners, zone.cards, strict=True)
        cards = ", ".join(f"{words.name(owner)} {words.card(card)}" for owner, card in pairs)
    elif len(zone.cards) > 1 and all(card == HIDDEN for card in zone.cards):
        cards = f"{words.card(HIDDEN)} ×{len(zone.cards)}"
    else:
        cards = " ".join(words.card(card) for card in zone.cards)
    name = zone_name(zone, words)
    told = [said for said in (mark(name, words) for name in zone.marks) if said.lower() not in name.lower()]
    return f"{name}: {cards}" + (f" ({', '.join(told)})" if told else "")


def choice_lines(choices: Sequence[Choice], words: Words, width: int = 78) -> list[str]:
    """Numbered, several to a line where they are short."""
    cells = [f"{number}) {choice_text(choice, words)}" for number, choice in enumerate(choices, 1)]
    wide = max((len(cell) for cell in cells), default=0) + 2
    per_line = max(1, (width - 2) // wide)
    return [
        "  " + "".join(cell.ljust(wide) for cell in cells[at : at + per_line]).rstrip()
        for at in range(0, len(cells), per_line)
    ]


def choice_text(choice: Choice, words: Words) -> str:
    said = words.say(choice.says)
    return f"{said} [{choice.forbidden}]" if choice.forbidden else said


def column_name(column: Column, words: Words) -> str:
    players = ", ".join(words.name(seat) for seat in column.seats)
    if not column.label:
        return players
    side = words.text(f"side-{column.label}") if words.has(f"side-{column.label}") else column.label
    return f"{side} ({players})" if players else side


def figure_name(name: str, words: Words) -> str:
    """A running figure of a column or of the table: by its place, its count or its own word."""
    found = next((key for key in (f"place-{name}", f"note-{name}", f"count-{name}") if words.has(key)), "")
    if found and "number" not in words.arguments(found):
        return words.text(found)
    return words.place(name)


def figure(name: str, number: int, words: Words) -> str:
    for key in (f"place-{name}", f"note-{name}", f"count-{name}"):
        if words.has(key) and "number" in words.arguments(key):
            return words.text(key, number=number)
    return f"{figure_name(name, words)} {number}"


def sheet_lines(sheet: Sheet, words: Words, entries: int | None = None) -> list[str]:
    """The sheet: each column with its running figures, then the last entries with reason and rule."""
    if entries is None:
        entries = max(ENTRIES, sum(entry.hand == sheet.entries[-1].hand for entry in sheet.entries))
    lines = []
    if sheet.notes:
        lines.append(", ".join(figure(name, number, words) for name, number in sheet.notes.items()))
    for column in sheet.columns:
        told = ", ".join(figure(name, number, words) for name, number in column.totals.items())
        lines.append(f"{column_name(column, words)}: {told}" if told else column_name(column, words))
    shown_entries = sheet.entries[-entries:] if entries else ()
    if len(sheet.entries) > len(shown_entries) and entries:
        lines.append(words.text("sheet-more", number=len(sheet.entries) - len(shown_entries)))
    hand = 0
    for entry in shown_entries:
        if entry.hand != hand:
            hand = entry.hand
            lines.append(words.text("hand-number", number=hand))
        lines.append("  " + entry_line(entry, sheet, words))
    if not sheet.entries:
        lines.append(words.text("sheet-empty"))
    return lines


def entry_line(entry: Entry, sheet: Sheet, words: Words) -> str:
    column = ""
    if 0 <= entry.column < len(sheet.columns):
        owner = sheet.columns[entry.column]
        column = column_name(msgspec.structs.replace(owner, seats=entry.seats or owner.seats), words)
    place = words.place(entry.place)
    amount = f"✗{entry.amount}" if entry.struck else f"{entry.amount:+d}"
    rule = f" [{entry.rule}]" if entry.rule else ""
    where = ", ".join(part for part in (column, place) if part)
    return f"{where}: {amount} — {reason(entry, words)}{rule}"


def reason(entry: Entry, words: Words) -> str:
    return words.text(f"reason-{entry.reason}", **entry.words)


def noted_line(noted: Noted, sheet: Sheet, words: Words) -> str:
    """One line of the log."""
    if noted.entry is not None:
        return "  " + entry_line(noted.entry, sheet, words)
    if noted.hand:
        return words.text("hand-number", number=noted.hand)
    if noted.spoken:
        return words.text("log-spoken", name=noted.name or words.name(noted.seat), text=noted.spoken)
    said = []
    for message in in_one_breath(noted.says):
        own = message.key.replace("move-", "log-", 1)
        told = {"seat": noted.seat, **message.words}
        said.append(words.text(own, **told) if words.has(own) else words.say(message))
    return words.text("log-move", name=words.name(noted.seat), move=", ".join(said))


def in_one_breath(says: Sequence[Message]) -> list[Message]:
    """Cards thrown, shown or passed one by one are told together; the word that ends a gesture is not told."""
    told: list[Message] = []
    for said in says:
        if said.key == "move-done" and len(says) > 1:
            continue
        if told and _alike(told[-1], said):
            cards = f"{told[-1].words['card']} {said.words['card']}"
            told[-1] = Message(said.key, {**told[-1].words, "card": cards})
        else:
            told.append(said)
    return told


def _alike(one: Message, other: Message) -> bool:
    """The same is done with another card."""
    cards = (one.words.get("card"), other.words.get("card"))
    rest = [{name: word for name, word in said.words.items() if name != "card"} for said in (one, other)]
    return one.key == other.key and rest[0] == rest[1] and all(isinstance(card, str) for card in cards)


def hint_lines(choice: Choice, number: str, figures: Mapping[str, Any], words: Words) -> list[str]:
    """The advice: the move, its number, and what it says."""
    move = words.say(choice.says)
    if not number:
        return [words.text("hint-move", move=move)]
    lines = [re.sub(r"([?!])\.$", r"\1", words.text("hint-says", move=move))]
    key = f"advice-{number}"
    text = words.text(key, **figures) if words.has(key) else ""
    lines.append(words.text("hint-advice", number=number, text=text) if text else number)
    return lines
