"""What is said of a mistake on the command line itself: in the reader's language, in one line, with exit 2."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from lomber.bench import ROUNDS
from lomber.cli import main
from lomber.cli.parser import BENCH_ROUNDS_LEAST
from lomber.server.sql import migrate
from lomber.server.sqlite import SqliteDatabase

MISTAKES = [
    ("chess", "COMMAND: «chess» не годится. Можно: serve, games, play", "COMMAND: «chess» не годиться."),
    ("play", "не хватает: GAME (lomber play --help)", "бракує: GAME"),
    ("admin", "не хватает: ACTION (lomber admin --help)", "бракує: ACTION (lomber"),
    ("play whist --seed x", "--seed: «x» — не целое число", "--seed: «x» — не ціле число"),
    ("bench --seconds x", "--seconds: «x» не годится. Можно: > 0", "--seconds: «x» не годиться."),
    ("bench --rounds 0", "--rounds: «0» не годится. Можно: 9 … ", "--rounds: «0» не годиться."),
    ("play whist --option", "--option: после него нужно значение", "--option: після нього потрібне значення"),
    ("play whist --option hands", "--option: «hands» не годится. Можно: key=value", "«hands» не годиться."),
    ("games --bogus", "лишнее: --bogus (lomber --help)", "зайве: --bogus (lomber --help)"),
    ("serve --workers 0", "--workers: «0» не годится. Можно: 1 … 512", "--workers: «0» не годиться."),
    ("serve --port 99999999", "--port: «99999999» не годится. Можно: 0 … 65535", "«99999999» не годиться."),
    (
        "serve --proxy proxy",
        "--proxy: «proxy» не годится. Можно: 127.0.0.1, 10.0.0.0/8",
        "«proxy» не годиться.",
    ),
    ("serve --proxy 10.0.0.1/8", "--proxy: «10.0.0.1/8» не годится.", "«10.0.0.1/8» не годиться."),
    ("serve --origin club.example", "Можно: https://club.example", "«club.example» не годиться."),
    ("serve --origin https://club.example/table", "Можно: https://club.example", "не годиться."),
    ("serve --port -1", "--port: «-1» не годится. Можно: 0 … 65535", "--port: «-1» не годиться."),
    ("arena whist --json --csv", "--csv: не вместе с --json", "--csv: не разом з --json"),
    ("berserk check", "не хватает: FILE (lomber berserk --help)", "бракує: FILE"),
    ("games --json=1", "--json: значения «1» тут не нужно", "--json: значення «1» тут зайве"),
    (
        "arena whist --r 1",
        "«--r» можно понять по-разному: --rounds, --ray, --report",
        "«--r» можна зрозуміти",
    ),
]


@pytest.mark.parametrize(("line", "russian", "ukrainian"), MISTAKES)
def test_a_command_that_is_not_understood_is_told_in_the_readers_language(
    line: str, russian: str, ukrainian: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, said in (("ru", russian), ("uk", ukrainian)):
        with pytest.raises(SystemExit) as left:
            main([*line.split(), "--lang", lang])
        told = capsys.readouterr()
        assert left.value.code == 2
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert said in told.err, told.err


@pytest.mark.parametrize(
    ("lang", "folder", "missing"),
    [
        ("ru", "не открывается: это папка.", "не открывается: такой папки нет."),
        ("uk", "не відкривається: це тека.", "не відкривається: такої теки немає."),
        ("en", "cannot be opened: it is a folder.", "cannot be opened: there is no such folder."),
    ],
)
def test_a_file_that_cannot_be_had_is_told_with_the_reason_in_the_readers_language(
    lang: str, folder: str, missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("replay", "analyse", "verify", "solve", "score", "convert"):
        assert main([command, str(tmp_path), "--lang", lang]) == 2
        assert folder in capsys.readouterr().err
    arena = ["arena", "whist", "--option", "hands=1", "--boards", "1", "--lang", lang]
    for flag in ("--report", "--file"):
        assert main([*arena, flag, str(tmp_path / "no" / "report")]) == 2
        assert missing in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_words_that_cannot_be_written_out_are_one_line_and_no_traceback() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no full device here")
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [sys.executable, "-m", "lomber", "games", "--json", "--lang", "ru"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (told.returncode, told.stderr) == (2, "lomber: Ответ не записывается: места больше нет.\n")


@pytest.mark.parametrize(
    ("line", "russian", "ukrainian"),
    [
        (
            "serve --db mysql://cards",
            "база бывает sqlite или postgresql.",
            "база буває sqlite або postgresql.",
        ),
        ("serve --workers 2", "только базу PostgreSQL.", "лише базу PostgreSQL."),
        ("serve --host 300.1.1.1 --port 0", "у этой машины такого нет.", "у цієї машини такої немає."),
        ("serve --port 0 --db {folder}/text", "это не база данных SQLite.", "це не база даних SQLite."),
        (
            "serve --port 0 --db {folder}/text/db",
            "на этом месте уже лежит файл.",
            "на цьому місці вже лежить файл.",
        ),
        ("serve --port 0 --db {folder}", "это папка.", "це тека."),
        ("admin users --db {folder}", "это папка.", "це тека."),
        ("admin users --db {folder}/none", "такого файла нет.", "такого файлу немає."),
        ("admin restore {folder}/none --db {folder}/new", "такого файла нет.", "такого файлу немає."),
        (
            "admin restore {folder}/text --db {folder}/new",
            "не целая резервная копия.",
            "не ціла резервна копія.",
        ),
        (
            "admin backup {folder}/empty --db {folder}/empty",
            "это сама база; копии нужно другое имя.",
            "це сама база; копії потрібне інше ім’я.",
        ),
        ("admin backup {folder} --db {folder}/empty", "это папка.", "це тека."),
        ("admin backup . --db {folder}/empty", "это папка.", "це тека."),
        ("admin users --db {folder}/damaged", "эта база повреждена.", "ця база пошкоджена."),
        (
            "admin restore {folder}/empty --db {folder}/new",
            "не целая резервная копия.",
            "не ціла резервна копія.",
        ),
        ("berserk balance zzz", "Набора карт «zzz» нет", "Набору карт «zzz» немає"),
    ],
)
def test_what_cannot_be_served_or_measured_is_told_in_the_readers_language(
    line: str, russian: str, ukrainian: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("Запись карандашом. " * 99, encoding="utf-8")
    (tmp_path / "empty").touch()
    with closing(SqliteDatabase(tmp_path / "damaged")) as database:
        migrate(database)
    os.truncate(tmp_path / "damaged", 3 * 4096)
    for lang, said in (("ru", russian), ("uk", ukrainian)):
        assert main([*line.format(folder=tmp_path).split(), "--lang", lang]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert said in told.err, told.err


def test_fewer_rounds_than_say_something_are_refused_before_they_are_measured() -> None:
    assert BENCH_ROUNDS_LEAST == ROUNDS


def test_whom_it_is_about_may_stand_before_and_behind_the_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "club.db")
    with closing(SqliteDatabase(Path(db))) as database:
        migrate(database)
    for words in (["backup", "--portable", "FILE"], ["backup", "FILE", "--portable"]):
        file = tmp_path / "-".join(words).replace("FILE", "file")
        given = [str(file) if word == "FILE" else word for word in words]
        assert main(["admin", "--db", db, *given, "--lang", "en"]) == 0
        assert gzip.decompress(file.read_bytes()).startswith(b'{"format":"lomber-backup/1"')
    capsys.readouterr()
    with pytest.raises(SystemExit):
        main(["admin", "users", "--db", db, "--frob", "--lang", "en"])
    assert "--frob" in capsys.readouterr().err
