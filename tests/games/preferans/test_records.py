"""Golden records: the complete hands F-1 … F-6, and one record for each irregularity.

Each is read as it lies in `tests/records/preferans`, replayed, and its sheet compared with what the rules give.
"""

from pathlib import Path

import pytest

from lomber import read_record, replay

RECORDS = Path(__file__).parents[2] / "records" / "preferans"


@pytest.mark.parametrize(
    ("name", "entries"),
    [
        ("F-1-sochi", [(1, "whists.0", 4), (2, "whists.0", 8), (0, "pulya", 4)]),
        ("F-1-classic", [(1, "whists.0", 20), (2, "whists.0", 40), (0, "record", -20)]),
        ("F-2", [(1, "pulya", 10)]),
        ("F-3", [(0, "mountain", 10), (1, "mountain", 2), (2, "mountain", 8)]),
        ("F-4", [(1, "mountain", 4), (2, "mountain", 14), (3, "mountain", 2), (0, "pulya", 2)]),
        ("F-5", [(0, "whists.2", 24), (2, "record", -8)]),
        ("F-6", [(1, "whists.0", 50), (1, "whists.0", 100), (1, "whists.0", 20)]),
        (
            "C-22-revoke-by-a-whister",
            [(1, "whists.0", 20), (2, "whists.0", 20), (0, "record", -10), (1, "kurochka", 10)],
        ),
        (
            "C-23-revoke-by-the-declarer",
            [
                (1, "whists.0", 30),
                (2, "whists.0", 20),
                (1, "whists.0", 10),
                (2, "whists.0", 10),
                (3, "whists.0", 20),
                (0, "kurochka", 10),
            ],
        ),
        ("I-4-a-look-at-the-talon", [(0, "record", -10), (1, "kurochka", 10)]),
        (
            "I-9-shown-too-soon",
            [(1, "whists.0", 30), (2, "whists.0", 10), (0, "record", -10), (2, "kurochka", 10)],
        ),
    ],
)
def test_a_golden_record_is_written_as_the_rules_say(name: str, entries: list[tuple[int, str, int]]) -> None:
    """F-1, F-2, F-3, F-4, F-5, F-6, C-22, C-23, I-4, I-9."""
    table = replay(read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8")))
    assert table.over
    written = [(e.column, e.place, e.amount) for e in table.sheet().entries if e.place != "settling"]
    assert written == entries
    assert sum(table.scores()) == 0


def test_every_record_is_looked_at() -> None:
    assert len(list(RECORDS.glob("*.json"))) == 11
