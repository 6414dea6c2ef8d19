"""Files of other programs turned into records, and records into theirs."""

from __future__ import annotations

from typing import Any, NamedTuple

from lomber.formats import Skipped, pbn, ppn, ppn_json, studio, text_of
from lomber.formats.boards import boards_of, record_of
from lomber.formats.problems import problem_record, problems_of
from lomber.formats.serbian import book_of, round_record
from lomber.table.errors import LomberError
from lomber.table.record import Record
from lomber.terminal.files import folder, write
from lomber.terminal.replaying import replayed
from lomber.text import Words, one_line

Read = tuple[Record | None, list[Skipped]]

THEIRS = (".pbn", ".pts", ".bts", ".ppn", ".ppn.json")
"""Endings of files of other programs."""


class Converted(NamedTuple):
    """What has come out: records of a foreign file, or the text of one."""

    records: list[Record]
    text: str
    skipped: list[Skipped]


def converted(data: bytes, game: str, place: str = "") -> Converted:
    """A record becomes what the ending of its place says; any other file becomes records, deals of bridge of this
    game."""
    text = text_of(data)
    if ppn_json.is_ppn_json(text):
        return _of_serbia(*ppn_json.read(text))
    if text.lstrip().startswith("{"):
        return _written(replayed(text.encode(), None, None).record(), place.lower())
    if studio.is_studio(data):
        problems, skipped = studio.read(data)
        return _gathered(skipped, [_of_studio(problem, game) for problem in problems])
    if ppn.is_ppn(text):
        return _of_serbia(*ppn.read(text))
    boards, skipped = pbn.read(text)
    return _gathered(skipped, [record_of(board, game) for board in boards])


def _of_studio(problem: studio.Problem, game: str) -> Read:
    return problem_record(problem) if problem.player else record_of(studio.board_of(problem), game)


def _of_serbia(book: ppn.Book, skipped: list[Skipped]) -> Converted:
    return _gathered(skipped, [round_record(deal, book.names()) for deal in book.rounds])


def _gathered(skipped: list[Skipped], deals: list[Read]) -> Converted:
    if not deals and all(found.key == "no-game" for found in skipped):
        raise LomberError("there is no deal of a known notation in it", "no-boards")
    skipped = skipped + [found for _, left_out in deals for found in left_out]
    records = [record for record, _ in deals if record is not None]
    return Converted(records, "", sorted(skipped, key=lambda found: found.line))


def _written(record: Record, place: str) -> Converted:
    """As PPN or as problems where the ending says so; else as is usual for the game."""
    if place.endswith((".ppn", ".ppn.json")):
        book, skipped = book_of(record)
        return Converted([], (ppn if place.endswith(".ppn") else ppn_json).write(book), skipped)
    if place.endswith((".pts", ".bts")) or (
        not place.endswith(".pbn") and record.game.startswith("preferans")
    ):
        problems, skipped = problems_of(record)
        return Converted([], studio.write(problems), skipped)
    return Converted([], pbn.write(boards_of(record)), [])


def keep(found: Converted, place: str, stem: str) -> list[str]:
    """The files that were written: one record each into a folder, or the one text; one record may have a file."""
    if found.text:
        write(place, found.text)
        return [place]
    if place.lower().endswith(THEIRS):
        raise LomberError("what comes out are records: name a folder for them", "convert-folder", place=place)
    if place.lower().endswith(".json") and len(found.records) == 1:
        write(place, found.records[0].text())
        return [place]
    written = []
    for number, record in enumerate(found.records, 1):
        written.append(str(folder(place) / f"{stem}-{number:03}.json"))
        write(written[-1], record.text())
    return written


def as_data(found: Converted, files: list[str]) -> dict[str, Any]:
    return {
        "records": len(found.records),
        "files": files,
        "skipped": [{"line": line, "key": key, "what": what} for line, key, what in found.skipped],
    }


def skipped_lines(found: Converted, words: Words) -> list[str]:
    """What was left out, line by line of a file that was read, deal by deal of a record that was written."""
    sentence = "convert-deal" if found.text else "convert-line"
    return [
        words.text(sentence, line=line, said=words.text(f"skipped-{key}", what=one_line(what)))
        for line, key, what in found.skipped
    ]
