"""Sheets in characters."""

import pytest

from lomber import Table, make
from lomber.table.sheet import Column, Entry, Sheet
from lomber.terminal.drawings import FIELD, chain, drawn
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
