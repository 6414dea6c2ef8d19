"""Sheets in characters."""

import pytest

from lomber import Table, make
from lomber.table.sheet import Column, Entry, Sheet
from lomber.terminal.drawings import FIELD, chain, drawn, records
from lomber.terminal.lines import ENTRIES, entry_line, sheet_lines
from lomber.text import Words
from tests.games.vint.test_rubber import DEALS, play_deal


def pulka(players: int, *entries: Entry) -> Sheet:
    columns = []
    for seat in range(players):
        places = ["pulya", "mountain", *(f"whists.{other}" for other in range(players) if other != seat)]
        columns.append(Column((seat,), "", dict.fromkeys(places, 0)))
    return Sheet("pulka", tuple(columns), entries, {"target": 20})


def test_a_chain_adds_each_figure_to_the_one_before():
    sheet = pulka(3, *(Entry(hand, 1, "pulya", 2 * hand, "made", "PM-30") for hand in (1, 2, 3)))
    assert chain(sheet, 1, "pulya") == "2. 6. 12."
    assert chain(sheet, 0, "pulya") == ""


def test_a_chain_begins_with_what_stood_there_before_the_first_figure_that_is_told():
    """U-7: a described sheet has totals, and no figures until the next hand is written."""
    told = Entry(3, 0, "pulya", 4, "made", "PM-40")
    sheet = Sheet("pulka", (Column((0,), "", {"pulya": 12, "mountain": 6}),), (told,), {"target": 20})
    assert chain(sheet, 0, "pulya") == "8. 12."
    assert chain(sheet, 0, "mountain") == "6."


@pytest.mark.parametrize("drawing", ["line", "slate"])
def test_rubbers_of_five_have_a_column_each_and_a_nought_for_who_rested_V5_C1(drawing: str):
    """V5-C1, V5-3, WM-3: the book's table of Т А К Ф Н."""
    nets = {112: "0--++", 17: "-0++-", 38: "+-0+-", 78: "--+0+", 92: "-+-+0"}
    entries = [
        Entry(hand, 2 + seat, "sum", {"+": worth, "-": -worth}[sign], "rubber-net", "V5-3")
        for hand, (worth, signs) in enumerate(nets.items(), 1)
        for seat, sign in enumerate(signs)
        if sign != "0"
    ]
    sums = [-149, -136, -109, 259, 135]
    sides = [Column((), label, {"below": 0, "total": 0}) for label in ("NS", "EW")]
    people = [Column((seat,), "", {"sum": total}) for seat, total in enumerate(sums)]
    sheet = Sheet(drawing, (*sides, *people), tuple(entries), {})
    assert drawn(sheet, Words("en", names=list("TAKFN")))[-6:] == [
        "  │ 112 │ 17 │ 38 │ 78 │ 92",
        "T │   0 │  − │  + │  − │  − │ -149",
        "A │   − │  0 │  − │  − │  + │ -136",
        "K │   − │  + │  0 │  + │  − │ -109",
        "F │   + │  + │  + │  0 │  + │ +259",
        "N │   + │  − │  − │  + │  0 │ +135",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_field_of_the_pulka_stands_once_around_the_target(players):
    words = Words("en", names=[f"Player {seat}" for seat in range(players)])
    lines = drawn(pulka(players), words)
    text = "\n".join(lines)
    assert text.count("( 20 )") == 1
    for seat in range(players):
        assert text.count(f"┌─ Player {seat} ") == 1
    assert max(map(len, lines)) <= 2 * (FIELD + 2) + 11


def test_the_readers_own_field_is_below():
    words = Words("en", names=["Anna", "Boris", "Clara", "Dmitri"], you=2)
    lines = drawn(pulka(4), words)
    rows = {name: next(i for i, line in enumerate(lines) if name in line) for name in words.names}
    assert rows["Clara"] > rows["Dmitri"] == rows["Boris"] > rows["Anna"]


def test_the_oldest_figures_give_way_to_the_newest():
    entries = [Entry(hand, 0, "mountain", 100, "short", "PM-31") for hand in range(1, 20)]
    text = "\n".join(drawn(pulka(3, *entries), Words("en", names=["A", "B", "C"])))
    assert "1900." in text
    assert "…" in text
    assert " 100." not in text


def test_what_has_no_drawing_is_written_in_lines():
    assert drawn(Sheet("table", ()), Words("en")) == []
    assert drawn(pulka(5), Words("en")) == []


def test_the_slate_of_vint_has_its_line_and_its_games():
    """V-57, V-61: after the third game of the worked rubber, as 1.5 draws it."""
    match = Table(make("vint"), start={"phase": "deal", "dealer": "N", "hand": 0}, dealing=False)
    for case in list(DEALS)[:6]:
        play_deal(match, case)
    rows = drawn(match.sheet(), Words("en", "lomber.games.vint", ["We", "We2", "They", "They2"]))
    assert rows[0].endswith(" X")
    line = rows.index("══════════════╪══════════════")
    assert [row.replace(" ", "") for row in rows[line - 2 : line]] == ["1000│1000", "10000│2500"]
    below = [row.replace(" ", "") for row in rows[line + 1 :]]
    assert below == [
        "180│80",
        "340│440",
        "430│740",
        "──────────────┼──────────────",
        "720│60",
        "──────────────┼──────────────",
        "200│450",
    ]


def test_a_settled_rubber_of_vint_has_its_sums_under_a_line_and_its_own_players_above_it():
    """V-64, V-67: after the last game of the worked rubber; We and They have changed partners since."""
    match = Table(
        make("vint", match="three_rubbers"), start={"phase": "deal", "dealer": "N", "hand": 0}, dealing=False
    )
    for case in DEALS:
        play_deal(match, case)
    rows = drawn(match.sheet(), Words("en", "lomber.games.vint", ["A", "B", "C", "D"]))
    assert rows[0].replace(" ", "") == "A,B│C,D"
    assert [row.replace(" ", "") for row in rows[-3:]] == [
        "260│520",
        "══════════════╪══════════════",
        "32160│13620",
    ]
    entry = next(entry for entry in match.sheet().entries if entry.hand == 7)
    assert entry_line(
        entry, match.sheet(), Words("en", "lomber.games.vint", ["A", "B", "C", "D"])
    ).startswith("North and South (A, B), below the line: +60")


def test_a_record_is_written_under_a_line_and_old_figures_are_struck_out():
    entries = (
        Entry(1, 0, "record", -1, "tricks", "M-19"),
        Entry(1, 0, "record", -5, "privilege", "M-19"),
        Entry(2, 1, "record", 5, "remise", "M-19"),
    )
    columns = (
        Column((0,), "", {"record": 19, "balance": 27}),
        Column((1,), "", {"record": 30, "balance": -9}),
    )
    drawing = drawn(Sheet("record", columns, entries, {"start": 25}), Words("en"))
    assert [line.split() for line in drawing[1:]] == [
        ["+27", "-9"],
        ["─" * 12, "─" * 12],
        ["2\u03365\u0336", "2\u03365\u0336"],
        ["19", "30"],
    ]


def test_a_won_pulka_stays_until_the_next_hand_is_written():
    won = (Entry(1, 0, "record", -25, "tricks", "M-19"), Entry(1, 0, "balance", 25, "takes", "M-23"))
    columns = (Column((0,)), Column((1,)))
    assert records(Sheet("record", columns, won, {"start": 25})) == [[25, 0], [25]]
    later = (*won, Entry(2, 1, "record", -2, "tricks", "M-19"))
    assert records(Sheet("record", columns, later, {"start": 25})) == [[25], [25, 23]]


def test_the_lentyurlyu_lies_in_its_quincunx_with_its_coins():
    notes = {"pot": 25, "cell-7D": 7, "cell-KH": 6, "cell-JC": 5, "cell-AS": 4, "cell-QS": 3}
    lines = drawn(Sheet("layout", (Column((0,), "", {"balance": -5}),), (), notes), Words("en"))
    assert [line.split() for line in lines[:3]] == [
        ["[", "Q♠", "3", "]", "[", "A♠", "4", "]"],
        ["[", "7♦", "7", "]"],
        ["[", "K♥", "6", "]", "[", "J♣", "5", "]"],
    ]
    assert lines[-1].endswith("-5")


def test_prices_of_bezique_stand_line_by_line_over_their_total_B_32():
    entries = make("bezique").score({"announced": ["0 bezique", "0 marriage", "1 lad_Q", "0 marriage"]})
    columns = (Column((0,), "", {"points": 37}), Column((1,), "", {"points": 176}))
    rows = drawn(Sheet("prices", columns, tuple(entries)), Words("en", "lomber.games.bezique"))
    left = [row[:34].split() for row in rows]
    assert left[1:] == [["bezique", "25"], ["marriage", "4"], ["second", "marriage", "8"], ["─" * 34], ["37"]]
    assert rows[1].endswith("four trump queens" + " " * 14 + "176")


def test_the_figures_of_a_hand_are_told_together_and_older_ones_counted():
    """Viceroy of two ends with fourteen figures: the first player's circles are among them (V-100)."""
    sheet = Table(make("viceroy", players=2, turns=1), seed=1)
    while not sheet.over:
        seat = sheet.actors()[0]
        sheet.play(seat, sheet.legal(seat)[-1])
    words = Words("en", "lomber.games.viceroy", names=["Anna", "Boris"])
    told = sheet_lines(sheet.sheet(), words)
    assert sum("[V-100." in line for line in told) == 14
    pulkas = pulka(3, *(Entry(hand, 0, "mountain", 2, "short", "PM-31") for hand in range(1, 20)))
    assert sum("[PM-31]" in line for line in sheet_lines(pulkas, Words("en"))) == ENTRIES
