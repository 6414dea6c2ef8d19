"""Golden records: the worked deals C-11 and BC-2, and one record for each irregularity.

The irregular ones play the cards of C-11 (South, the dealer, is seat 0; then West, North, East). Each is read as
it lies in `tests/records/whist`, replayed, and its sheet compared with what the rules give.
"""

from pathlib import Path

import pytest

from lomber import Record, read_record, replay
from lomber.table.record import DealEvent
from tests.games.whist.tables import figures

RECORDS = Path(__file__).parents[2] / "records" / "whist"

FROM_CARDS = [
    (0, "above", 2, "honours"),
    (0, "above", 5, "coronet"),
    (0, "above", 5, "coronet"),
    (0, "above", 10, "coronet"),
]
"""What the hands of C-11 bring to NS, however they are played."""


def record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def winners(name: str, wide: int) -> str:
    """Who took each trick: the owner of the next lead, and at the end the side that gained."""
    whole = record(name)
    first = next(i for i, e in enumerate(whole.log) if not isinstance(e, DealEvent) and len(e.moves[0]) == 2)
    leads = [whole.log[i].seat for i in range(first + wide, len(whole.log), wide)]
    return "".join(("SWNE" if wide == 4 else "SN")[seat] for seat in leads)


def test_the_worked_deal_C_11():
    """C-11."""
    table = replay(record("C-11"))
    assert winners("C-11", 4) == "WSSENNNWENNE"
    assert list(table.state.tricks) == [8, 5]
    assert table.state.winner == 2  # N takes the last
    assert figures(table.sheet().entries) == [(0, "below", 4, "leve"), *FROM_CARDS]
    assert [entry.rule for entry in table.sheet().entries] == ["W-23", "W-23", "W-24", "W-24", "W-24"]
    assert table.scores() == [26, -26, 26, -26]


def test_the_worked_humbug_BC_2():
    """BC-2."""
    table = replay(record("BC-2"))
    assert winners("BC-2", 2) == "NNSSNSSNNSNS"
    assert list(table.state.tricks) == [7, 6]
    assert figures(table.sheet().entries) == [
        (0, "below", 2, "leve"),
        (0, "above", 2, "honours"),
        (1, "above", 5, "coronet"),
    ]
    assert table.scores() == [-1, 1]


IRREGULAR = {
    "revoke-fined-in-points": ([10, 3], [(0, "below", 8, "leve")], [(0, "above", 5, "fine")]),
    "revoke-fined-in-tricks": (
        [10, 3],
        [(0, "below", 14, "leve")],
        [(0, "above", 5, "partie-end"), (0, "under", 41, "partie-net")],
    ),
    "revoke-after-a-warning": (
        [10, 3],
        [(0, "below", 8, "leve")],
        [(0, "above", 5, "fine"), (3, "sum", -5, "personal-fine"), (5, "sum", 5, "personal-fine")],
    ),
    "revoke-after-a-warning-in-tricks": (
        [10, 3],
        [(0, "below", 14, "leve")],
        [
            (3, "sum", -6, "personal-fine"),
            (5, "sum", 6, "personal-fine"),
            (0, "above", 5, "partie-end"),
            (0, "under", 41, "partie-net"),
        ],
    ),
    "revoke-claimed-in-play": ([9, 4], [(0, "below", 6, "leve")], [(0, "above", 5, "fine")]),
    "revoke-wrongly-claimed": ([9, 4], [(0, "below", 6, "leve")], []),
    "revokes-of-both-sides": ([7, 6], [(1, "below", 6, "leve")], [(0, "above", 5, "fine")]),
    "revoke-corrected-highest": ([10, 3], [(0, "below", 8, "leve")], []),
    "revoke-corrected-lowest": ([10, 3], [(0, "below", 8, "leve")], []),
    "lead-out-of-turn-accepted": (
        [12, 1],
        [(0, "below", 12, "leve"), (0, "above", 10, "small-slam")],
        [(0, "above", 5, "partie-end"), (0, "under", 49, "partie-net")],
    ),
    "lead-out-of-turn-suit-named": ([10, 3], [(0, "below", 8, "leve")], []),
    "lead-out-of-turn-by-an-opponent": (
        [11, 2],
        [(0, "below", 10, "leve")],
        [(0, "above", 5, "partie-end"), (0, "under", 37, "partie-net")],
    ),
    "third-hand-before-second": ([10, 3], [(0, "below", 8, "leve")], []),
    "exposed-card-called": ([10, 3], [(0, "below", 8, "leve")], []),
}


@pytest.mark.parametrize("name", IRREGULAR)
def test_an_irregularity_happens_and_is_paid_W_20_W_22(name):
    """W-20, W-22."""
    made, tricks, after = IRREGULAR[name]
    table = replay(record(name))
    assert table.over
    assert list(table.state.tricks) == made
    assert figures(table.sheet().entries) == [*tricks, *FROM_CARDS, *after]


def test_every_irregularity_has_its_record():
    assert {path.stem for path in RECORDS.glob("*.json")} == {*IRREGULAR, "C-11", "BC-2"}
    words = {
        text.split()[0] for name in IRREGULAR for e in record(name).log for text in getattr(e, "moves", ())
    }
    game = replay(record("revoke-corrected-lowest")).game
    kinds = {kind.word for kind in game.book.kinds if not kind.bare}
    assert kinds - words == {"waive"}


def test_the_culprit_bears_both_shares_in_money_C_22_W_20():
    """EW lose 35 with the fine of 5 inside: East, who asked, pays 30, West 40. C-22, W-20."""
    assert replay(record("revoke-after-a-warning")).scores() == [35, -40, 35, -30]
    assert replay(record("revoke-after-a-warning-in-tricks")).scores() == [41, -47, 41, -35]
    assert replay(record("revoke-fined-in-points")).scores() == [35, -35, 35, -35]
