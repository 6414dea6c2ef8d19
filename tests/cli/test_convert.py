"""`lomber convert` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.test_cli import run, sorry

DEAL = '[Board "1"]\n[Dealer "N"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"]\n'


def test_boards_become_records_and_records_become_boards(tmp_path: Path) -> None:
    given = tmp_path / "boards.pbn"
    given.write_text(f'{DEAL}[Declarer "N"]\n[Contract "7S"]\n\nloose\n', encoding="utf-8")
    result = run("convert", str(given), "--game", "vint", "--out", str(tmp_path / "records"), "--json")
    assert result.returncode == 0, result.stderr
    data = json.loads(result.stdout)
    assert data["records"] == 1
    assert [found["key"] for found in data["skipped"]] == ["no-game"]
    record = data["files"][0]
    assert run("replay", record).returncode == 0
    back = run("convert", record)
    assert '[Contract "7S"]' in back.stdout
    told = run("convert", str(given), "--lang", "en")
    assert "1 board read." in told.stdout
    assert "Line 7: this belongs to no board: loose" in told.stderr


def test_mistakes_are_answered_with_a_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pbn"
    empty.write_text("", encoding="utf-8")
    assert "no board in this file" in sorry(run("convert", str(empty), "--lang", "en"))
    other = tmp_path / "rams.json"
    other.write_text('{"format": "record/1", "game": "rams", "options": {}, "log": []}', encoding="utf-8")
    cut = tmp_path / "cut.pbn"
    cut.write_text('[Event "x"]\n[Deal "N:AKQJ', encoding="utf-8")
    nothing = run("convert", str(cut), "--lang", "en")
    assert (nothing.returncode, nothing.stdout) == (2, "0 boards read.\n")
    assert "this is no tag" in nothing.stderr
    assert "PBN is for Whist and Vint" in sorry(run("convert", str(other), "--lang", "en"))


def test_a_board_goes_into_a_file_or_a_folder_but_not_into_what_looks_like_another_programs_file(
    tmp_path: Path,
) -> None:
    given = tmp_path / "boards.pbn"
    given.write_text(DEAL, encoding="utf-8")
    other = tmp_path / "other.pbn"
    assert "name a folder" in sorry(run("convert", str(given), "--out", str(other), "--lang", "en"))
    assert not other.exists()
    record = tmp_path / "board.json"
    assert run("convert", str(given), "--out", str(record)).returncode == 0
    assert run("replay", str(record)).returncode == 0
    given.write_text(f"{DEAL}\n{DEAL}", encoding="utf-8")
    assert run("convert", str(given), "--out", str(tmp_path / "two.json")).returncode == 0
    assert len(list((tmp_path / "two.json").iterdir())) == 2, "two records are a folder's worth"


def test_deals_of_preferans_go_out_and_come_back_in_the_json_form_of_ppn(tmp_path: Path) -> None:
    assert (
        run(
            "selfplay",
            "preferans/sochi",
            "--deals",
            "1",
            "--seed",
            "3",
            "--bots",
            "book",
            "--records",
            str(tmp_path),
        ).returncode
        == 0
    )
    (record,) = tmp_path.glob("*.json")
    out = tmp_path / "deals.ppn.json"
    written = run("convert", str(record), "--out", str(out))
    assert written.returncode == 0, written.stderr
    back = run("convert", str(out), "--json")
    assert back.returncode == 0, back.stderr
    deals = json.loads(out.read_text(encoding="utf-8"))
    assert json.loads(back.stdout)["records"] == (len(deals) if isinstance(deals, list) else 1) > 0


def test_nothing_in_a_file_is_a_command_to_the_terminal(tmp_path: Path) -> None:
    """Neither what was skipped of it nor the name of a player: both are somebody else's."""
    given = tmp_path / "boards.pbn"
    given.write_text("clear\x1b[2J\x1b]0;title\x07\x9b31m\n" + DEAL, encoding="utf-8")
    told = run("convert", str(given), "--out", str(tmp_path / "records"), "--lang", "en")
    assert "Line 1: this belongs to no board: clear [2J ]0;title  31m" in told.stderr
    (file,) = (tmp_path / "records").iterdir()
    record = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**record, "seats": ["\x1b[2JAnna", "Bo\u202eris", "Vera", "Gleb"]}))
    shown = run("replay", str(file), "--lang", "en").stdout
    assert "[2JAnna" in shown and "Bo ris" in shown
    assert not set(told.stderr + shown) & set("\x1b\x07\x9b\u202e")
