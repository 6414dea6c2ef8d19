"""Sheets drawn in characters, as players draw them on paper. A drawing that is not here is written in lines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from lomber.table.sheet import Entry, Sheet
from lomber.terminal.lines import column_name
from lomber.text import Words

Drawing = Callable[[Sheet, Words], list[str]]

FIGURES = 12
"""How wide one player's column of a record is."""

STROKE = "\u0336"
"""Written after a digit, it strikes it out."""

QUINCUNX = ["QS", "AS", "7D", "KH", "JC"]
"""The layout of lentyurlyu as it lies: two above, one in the middle, two below."""

RINGED = "Ⓘ"
"""A stroke with a ring around it: a trick that counts double."""

FIELD = 30
"""How wide one player's field of the pulka is, its frame not counted."""


def drawn(sheet: Sheet, words: Words) -> list[str]:
    """The drawing of this sheet, or nothing."""
    drawing = DRAWINGS.get(sheet.drawing)
    rows = drawing(sheet, words) if drawing else []
    table = rubbers(sheet, words)
    return [*rows, *([""] if rows and table else []), *table]


def pulka(sheet: Sheet, words: Words) -> list[str]:
    """The pulka: the reader's field below, the others around the target as they sit."""
    count = len(sheet.columns)
    if count not in (2, 3, 4):
        return []
    first = max(0, words.you) % count
    fields = [_field(sheet, (first + turn) % count, words) for turn in range(count)]
    target = [f"( {sheet.notes.get('target', 0)} )"]
    if count == 2:
        return [*_centred(fields[1]), *_centred(target), *_centred(fields[0])]
    sides = _beside(fields[1], target, fields[-1])
    above = _centred(fields[2]) if count == 4 else []
    return [*above, *sides, *_centred(fields[0])]


def record(sheet: Sheet, words: Words) -> list[str]:
    """A written record: a line, the figures under it, every old one struck out; the side account apart."""
    columns = [[name, f"{side:+d}" if side else "0", "─" * FIGURES] for name, side in _heads(sheet, words)]
    for number, figures in enumerate(records(sheet)):
        struck = ["".join(digit + STROKE for digit in str(figure)) for figure in figures[:-1]]
        columns[number] += [*struck, str(max(figures[-1], 0))]
    height = max(len(column) for column in columns)
    rows = []
    for row in range(height):
        cells = [column[row] if row < len(column) else "" for column in columns]
        rows.append("  ".join(_middle(cell) for cell in cells).rstrip())
    return rows


def records(sheet: Sheet) -> list[list[int]]:
    """By column the figures of the pulka in progress, or of the one just won, from the start figure on."""
    wins = sorted({entry.hand for entry in sheet.entries if entry.reason == "takes"})
    if wins and not any(entry.hand > wins[-1] for entry in sheet.entries):
        wins.pop()
    begun = wins[-1] if wins else 0
    found = []
    for column in range(len(sheet.columns)):
        changes: dict[int, int] = {}
        for entry in sheet.entries:
            if entry.column == column and entry.place == "record" and entry.hand > begun:
                changes[entry.hand] = changes.get(entry.hand, 0) + entry.amount
        found.append(list(accumulate(changes.values(), initial=sheet.notes.get("start", 0))))
    return found


def _heads(sheet: Sheet, words: Words) -> list[tuple[str, int]]:
    return [(column_name(column, words), column.totals.get("balance", 0)) for column in sheet.columns]


def _middle(cell: str) -> str:
    """In the middle of its column; strokes over digits take no room."""
    return cell[:FIGURES].center(FIGURES) if STROKE not in cell else cell.center(FIGURES + cell.count(STROKE))


def layout(sheet: Sheet, words: Words) -> list[str]:
    """The lentyurlyu in its quincunx with the coins, and what each has won or lost."""
    coins = {name: f"[ {words.card(name)} {sheet.notes.get(f'cell-{name}', 0)} ]" for name in QUINCUNX}
    above, middle, below = QUINCUNX[:2], QUINCUNX[2], QUINCUNX[3:]
    rows = ["   ".join(coins[name].center(FIGURES) for name in above), coins[middle].center(2 * FIGURES + 3)]
    rows.append("   ".join(coins[name].center(FIGURES) for name in below))
    return [row.rstrip() for row in rows] + [
        "",
        *(f"{name}: {money:+d}" for name, money in _heads(sheet, words)),
    ]


def kopilka(sheet: Sheet, words: Words) -> list[str]:
    """The cash-box and the deal; before each player a stroke for every trick, by suit, doubles ringed."""
    notes = [f"[ {words.text('note-box', number=sheet.notes.get('box', 0))} ]"]
    if "deal" in sheet.notes:
        notes.append(words.text("note-deal", number=sheet.notes["deal"]))
    rows = [[""] + [words.place(f"tricks-{suit}") for suit in "SCDH"]]
    for column, (name, money) in zip(sheet.columns, _heads(sheet, words), strict=True):
        rows.append([f"{name} {money:+d}"] + [strokes(column.totals, suit) for suit in "SCDH"])
    wide = [max(len(row[i]) for row in rows) for i in range(5)]
    lines = ["  ".join(cell.ljust(wide[i]) for i, cell in enumerate(row)).rstrip() for row in rows]
    return ["   ".join(notes), "", *lines]


def strokes(totals: dict[str, int], suit: str) -> str:
    """Plain strokes, then ringed ones."""
    return "I" * totals.get(f"tricks-{suit}", 0) + RINGED * totals.get(f"doubles-{suit}", 0)


def chain(sheet: Sheet, column: int, place: str) -> str:
    """The figures of a place as they are written, each added to the one before: `2. 6. 10.`

    What stood there before all of them (a described sheet, of which no figure is told) comes first.
    """
    amounts = [entry.amount for entry in sheet.entries if entry.column == column and entry.place == place]
    begun = sheet.columns[column].totals.get(place, 0) - sum(amounts)
    if begun > 0:
        amounts.insert(0, begun)
    return " ".join(f"{total}." for total in accumulate(amounts))


def _field(sheet: Sheet, column: int, words: Words) -> list[str]:
    owner = sheet.columns[column]
    rows = [f"{words.place(place)}: {chain(sheet, column, place)}" for place in ("mountain", "pulya")]
    rows += [
        f"{words.place(place)}: {chain(sheet, column, place)}"
        for place in owner.totals
        if place.startswith("whists.")
    ]
    name = words.name(owner.seats[0])[: FIELD - 4]
    top = f"┌─ {name} {'─' * (FIELD - 3 - len(name))}┐"
    return [top, *(f"│{_ending(row)}│" for row in rows), f"└{'─' * FIELD}┘"]


def _ending(row: str) -> str:
    """A line of a field; where it is too long the oldest figures give way."""
    name, _, figures = row.partition(": ")
    room = FIELD - len(name) - 4
    while len(figures) > room and " " in figures:
        figures = "…" + figures.partition(" ")[2].lstrip("…")
    return f" {name}: {figures}".ljust(FIELD)[:FIELD]


def _beside(left: list[str], target: list[str], right: list[str]) -> list[str]:
    between = [""] * len(left)
    between[len(left) // 2] = target[0]
    return [f"{one}{gap:^11}{other}" for one, gap, other in zip(left, between, right, strict=True)]


def _centred(lines: list[str]) -> list[str]:
    return [line.center(2 * (FIELD + 2) + 11).rstrip() for line in lines]


COLUMN = 14
"""How wide one side of the slate with a line is."""


def line(sheet: Sheet, words: Words) -> list[str]:
    """Vint's slate: separate figures above the line, the newest nearest to it; below it running totals, game by
    game; a cross for every deal passed out; under a finished rubber the sums from which it is settled."""
    sides = [number for number, column in enumerate(sheet.columns) if "below" in column.totals]
    rubber = latest_rubber(sheet)
    above = [
        [entry.amount for entry in rubber if entry.column == side and entry.place == "above"]
        for side in sides
    ]
    heads = [", ".join(words.name(seat) for seat in owners(sheet, side, rubber)) for side in sides]
    crosses = " X" * sheet.notes.get("crosses", 0)
    rows = [_line_row(heads) + crosses]
    for number in range(max((len(figures) for figures in above), default=0), 0, -1):
        rows.append(_line_row([str(figures[-number]) if number <= len(figures) else "" for figures in above]))
    rows.append("╪".join(["═" * COLUMN] * len(sides)))
    for game in games_below(sides, rubber):
        rows += [_line_row([str(total) for total in totals]) for totals in game]
        rows.append("┼".join(["─" * COLUMN] * len(sides)))
    rows = rows[:-1] if rows[-1].startswith("─") else rows
    sums = settled(sides, rubber)
    return (
        [*rows, "╪".join(["═" * COLUMN] * len(sides)), _line_row([str(one) for one in sums])]
        if sums
        else rows
    )


def owners(sheet: Sheet, column: int, entries: list[Entry]) -> tuple[int, ...]:
    """Whose these figures are: the column may be of others since."""
    named = (entry.seats for entry in entries if entry.column == column and entry.seats)
    return next(named, sheet.columns[column].seats)


def settled(sides: list[int], rubber: list[Entry]) -> list[int]:
    """What each side, or each for himself, had in all when the rubber was settled; nothing before."""
    sums: dict[int, int] = {}
    for entry in rubber:
        if entry.reason in SETTLING and "of" in entry.words:
            of_side = entry.words["of"] == "sides"
            sums[entry.words["side"] if of_side else entry.column - len(sides)] = entry.words["mine"]
    return [sums.get(side, 0) for side in sides] if sums else []


SETTLING = ("rubber-net", "deal-net")


def latest_rubber(sheet: Sheet) -> list[Entry]:
    """The figures of the rubber in hand; after its end, of the one just finished."""
    ends = [entry.hand for entry in sheet.entries if entry.reason in SETTLING]
    hands = {entry.hand for entry in sheet.entries}
    last = max(ends, default=0)
    if last and not any(hand > last for hand in hands):
        last = max((hand for hand in ends if hand < last), default=0)
    return [entry for entry in sheet.entries if entry.hand > last]


def games_below(sides: list[int], rubber: list[Entry]) -> list[list[list[int]]]:
    """For every game its rows: the running totals of all sides after each deal."""
    games: list[list[list[int]]] = [[]]
    totals = [0] * len(sides)
    for hand in sorted({entry.hand for entry in rubber if entry.place == "below"}):
        for entry in rubber:
            if entry.hand == hand and entry.place == "below":
                totals[sides.index(entry.column)] += entry.amount
        games[-1].append(totals[:])
        if any(entry.hand == hand and entry.reason in ("game", "rubber") for entry in rubber):
            games.append([])
            totals = [0] * len(sides)
    return [game for game in games if game]


def _line_row(cells: list[str]) -> str:
    return "│".join(cell[: COLUMN - 2].rjust(COLUMN - 1) + " " for cell in cells)


def rubbers(sheet: Sheet, words: Words) -> list[str]:
    """The rubbers of five or six: a column for each under what it was worth, a plus, a minus, or a nought for who
    rested, and the sum (V5-3, V6-3, WM-3). Where all play in every rubber the sums of people tell it."""
    people = [number for number, column in enumerate(sheet.columns) if "below" not in column.totals]
    nets = [entry for entry in sheet.entries if entry.reason == "rubber-net" and entry.column in people]
    if len(people) < 5 or not nets:
        return []
    amounts = {(entry.hand, entry.column): entry.amount for entry in nets}
    hands = sorted({entry.hand for entry in nets})
    heads = [str(max(abs(amounts.get((hand, number), 0)) for number in people)) for hand in hands]
    names = [column_name(sheet.columns[number], words) for number in people]
    wide = max(map(len, names))
    rows = [" │ ".join([" " * wide, *heads])]
    for name, number in zip(names, people, strict=True):
        signs = [
            _sign(amounts.get((hand, number), 0)).rjust(len(head))
            for hand, head in zip(hands, heads, strict=True)
        ]
        rows.append(
            " │ ".join([name.ljust(wide), *signs, f"{sheet.columns[number].totals.get('sum', 0):+d}"])
        )
    return rows


def _sign(amount: int) -> str:
    return "+" if amount > 0 else "−" if amount < 0 else "0"


PRICE = 34
"""How wide one player's column of prices is."""

PRICES = 12
"""How many prices of a column are written; older ones give way."""


def prices(sheet: Sheet, words: Words) -> list[str]:
    """Bezique: every price on a new line with its short name, the running total beneath a line (B-32)."""
    columns: list[list[str]] = []
    for number, head in enumerate(sheet.columns):
        written = [entry for entry in sheet.entries if entry.column == number and entry.place == "points"]
        lines = [
            _priced(words.text(f"reason-{entry.reason}", **entry.words), entry.amount) for entry in written
        ]
        older = ["…"] if len(lines) > PRICES else []
        total = _priced("", head.totals.get("points", 0))
        columns.append([column_name(head, words)[:PRICE], *older, *lines[-PRICES:], "─" * PRICE, total])
    height = max(len(column) for column in columns)
    rows = []
    for row in range(height):
        rows.append(
            "   ".join((column[row] if row < len(column) else "").ljust(PRICE) for column in columns).rstrip()
        )
    return rows


def _priced(name: str, amount: int) -> str:
    figure = str(amount)
    room = PRICE - len(figure) - 1
    return f"{name[:room]:{room}} {figure}"


DRAWINGS: dict[str, Drawing] = {
    "line": line,
    "pulka": pulka,
    "record": record,
    "layout": layout,
    "prices": prices,
    "kopilka": kopilka,
}
