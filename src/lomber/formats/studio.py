"""Problems of Bridge Studio, `.bts` and `.pts`: a few hands, a contract, who leads, and the cards played so far.

Since its version 5.0 the program writes text, a paragraph a problem; both endings mean the same, and a problem with
a line `player` is one of Preferans:

    deal 1 QJT.J9.A97.KJ K9.Q87.QT8.QT A.AKT.KJ.A987
    contract 7C
    play W
    turns 0
    player W
    absent S
    comment Seven clubs.

The hands go clockwise from North without the one who is absent. Before 5.0 a file was one problem in binary
numbers, sometimes packed; those are read too.
"""

from __future__ import annotations

import io
import itertools
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from lomber.formats import Skipped, pbn
from lomber.formats.hands import (
    CLOCKWISE,
    RANKS,
    ROWS,
    NotRead,
    hand_cards,
    in_order,
    no_card_twice,
    place_of,
    written_hand,
)
from lomber.formats.pbn import Board, Tag

SIGNATURE = "% bts version "
VERSION = "5.2"
UNKNOWN = "?"
MISERE = "misere"

LARGEST_OLD = 1 << 17
"""More bytes than any old file has when it is unpacked."""

_KEYS = ("contract", "play", "turns", "player", "absent", "comment")
_CONTRACT = re.compile(r"(\?|\d{1,2})(S|H|D|C|NT?|\?)")
_CARD = re.compile(r"([SHDC])([2-9TJQKA])")


@dataclass
class Problem:
    """One problem of a file."""

    line: int = field(compare=False)
    hands: dict[str, list[str]]
    """The cards of every place that has some, those on the table among them."""
    level: str = UNKNOWN
    strain: str = UNKNOWN
    """A suit, `NT`, `misere`, or unknown."""
    leader: str = ""
    played: list[str] = field(default_factory=list)
    """Cards in the order of play; the program can step through them."""
    turns: int = 0
    """How many of them lie in the position that it shows first."""
    player: str = ""
    """Who plays the game of Preferans; nobody: the problem is one of bridge."""
    absent: str = ""
    comment: str = ""
    tags: list[str] = field(default_factory=list)
    """Lines of PBN, kept as they are."""

    def owner(self, card: str) -> str:
        return next((place for place, cards in self.hands.items() if card in cards), "")


def is_studio(data: bytes) -> bool:
    """Are these bytes problems of Bridge Studio, of any version?"""
    start = data.removeprefix(b"\xef\xbb\xbf")[:64].lstrip().lower()
    return start.startswith((SIGNATURE.encode(), b"deal ")) or data.startswith(b"PK") or _is_old(data)


def read(data: bytes) -> tuple[list[Problem], list[Skipped]]:
    """The problems of a file, and what in it could not be read."""
    if data.startswith(b"PK"):
        data = _unpacked(data)
    if _is_old(data):
        return [_Old(data).problem()], []
    return _Reader().read(_text_of(data))


def write(problems: list[Problem]) -> str:
    head = f"{SIGNATURE}{VERSION}\n"
    return head + "".join(
        "\n".join(_lines(number, problem)) + "\n\n" for number, problem in enumerate(problems, 1)
    )


def around(absent: str) -> str:
    """The places of a deal in the order in which its hands stand: clockwise from North, one perhaps missing."""
    return CLOCKWISE.replace(absent, "") if absent else CLOCKWISE


# -- text


def _text_of(data: bytes) -> str:
    """UTF-8, or the Windows letters of the program's home."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1251", errors="replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


class _Reader:
    """Line by line; a comment goes on until the next problem or its PBN."""

    def __init__(self) -> None:
        self._problems: list[Problem] = []
        self._skipped: list[Skipped] = []
        self._begun = 0
        self._deal = ""
        self._said: dict[str, tuple[int, str]] = {}
        self._comment: list[str] | None = None
        self._tags: list[str] | None = None

    def read(self, text: str) -> tuple[list[Problem], list[Skipped]]:
        for number, line in enumerate(text.split("\n"), 1):
            if line.lower().startswith("deal "):
                self._finish()
                self._begun, self._deal = number, line[5:]
            elif not self._begun:
                if line.strip() and not line.startswith("%"):
                    self._skip(number, "no-game", line)
            else:
                self._line(number, line)
        self._finish()
        return self._problems, self._skipped

    def _skip(self, line: int, key: str, what: str = "") -> None:
        self._skipped.append(Skipped(line, key, what.strip()))

    def _line(self, number: int, line: str) -> None:
        key, _, rest = line.partition(" ")
        key = key.strip().lower()
        if self._tags is not None:
            self._tags.append(line)
        elif key == "pbninfo":
            self._tags = []
        elif self._comment is not None:
            self._comment.append(line)
        elif key not in _KEYS:
            if line.strip():
                self._skip(number, "no-tag", line)
        elif key in self._said:
            self._skip(number, "tag-twice", line)
        else:
            self._said[key] = (number, rest.strip())
            if key == "comment":
                self._comment = [rest]

    def _finish(self) -> None:
        """The problem whose last line was read."""
        if self._begun:
            try:
                self._problems.append(self._problem())
            except NotRead as error:
                self._skip(self._begun, error.key, error.what)
        self._begun, self._said, self._comment, self._tags = 0, {}, None, None

    def _problem(self) -> Problem:
        player = self._place("player")
        absent = (self._place("absent") or "S") if player else ""
        problem = Problem(self._begun, _hands(self._deal, absent), player=player, absent=absent)
        problem.level, problem.strain = self._contract()
        self._play(problem)
        line, turns = self._said.get("turns", (0, "0"))
        if turns.isascii() and turns.isdigit() and int(turns) <= len(problem.played):
            problem.turns = int(turns)
        else:
            self._skip(line, "no-value", turns)
        problem.comment = "\n".join(self._comment or []).strip()
        problem.tags = [line for line in self._tags or [] if line.strip()]
        return problem

    def _place(self, key: str) -> str:
        line, said = self._said.get(key, (0, ""))
        place = place_of(said)
        if said and not place:
            self._skip(line, "no-value", said)
        return place

    def _contract(self) -> tuple[str, str]:
        line, said = self._said.get("contract", (0, UNKNOWN + UNKNOWN))
        said = said.upper()
        if said in ("MISERE", "MIZER"):
            return "", MISERE
        found = _CONTRACT.fullmatch(said)
        if found is None:
            self._skip(line, "strange-contract", said)
            return UNKNOWN, UNKNOWN
        return found.group(1), "NT" if found.group(2) == "N" else found.group(2)

    def _play(self, problem: Problem) -> None:
        """A place alone leads; else cards in the order of play, and the first one's owner leads."""
        line, said = self._said.get("play", (0, ""))
        words = said.upper().split()
        if len(words) == 1 and len(words[0]) == 1 and place_of(said):
            problem.leader = place_of(said)
            return
        for word in words:
            found = _CARD.fullmatch(word)
            card = found.group(2) + found.group(1) if found else ""
            if not problem.owner(card) or card in problem.played:
                self._skip(line, "no-value", word)
                break
            problem.played.append(card)
        if problem.played:
            problem.leader = problem.owner(problem.played[0])


def _hands(deal: str, absent: str) -> dict[str, list[str]]:
    """The hands behind the problem's number."""
    places, given = around(absent), deal.split()[1:]
    if len(given) != len(places):
        raise NotRead("not-three-hands" if absent else "not-four-hands", deal)
    hands = {
        place: hand_cards(hand + "." * (3 - hand.count(".")))
        for place, hand in zip(places, given, strict=True)
    }
    no_card_twice([card for hand in hands.values() for card in hand])
    return {place: in_order(hand) for place, hand in hands.items()}


def _lines(number: int, problem: Problem) -> Iterator[str]:
    hands = " ".join(written_hand(problem.hands[place]) for place in around(problem.absent))
    yield f"deal {number} {hands}"
    yield f"contract {MISERE if problem.strain == MISERE else problem.level + problem.strain}"
    yield f"play {' '.join(card[1] + card[0] for card in problem.played) or problem.leader}"
    yield f"turns {problem.turns}"
    if problem.player:
        yield f"player {problem.player}"
        yield f"absent {problem.absent}"
    yield f"comment {problem.comment}"
    if problem.tags:
        yield "pbninfo"
        yield from problem.tags


# -- the binary files of before version 5.0

_BEGINS = re.compile(r"deal |pbninfo\b", re.IGNORECASE)
"""A line of a remark that would be taken for another part of the text."""

_CARDS = [rank + suit for suit in ROWS for rank in RANKS]
_STATE = 119
"""Numbers that an old file keeps for each position of a line of play."""
_STATES = 53


def _unpacked(data: bytes) -> bytes:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            (only,) = packed.infolist()
            if only.file_size <= LARGEST_OLD:
                return packed.read(only)
    except (zipfile.BadZipFile, ValueError, RuntimeError, NotImplementedError, zlib.error):
        pass
    return b""


def _numbers(data: bytes, first: int, count: int) -> list[int]:
    return list(struct.unpack_from(f"<{count}i", data, first))


def _is_old(data: bytes) -> bool:
    """Begins with where each of 52 cards is, who leads, and the trumps."""
    if not 4 * 54 <= len(data) <= LARGEST_OLD:
        return False
    *cards, leader, trump = _numbers(data, 0, 54)
    return all(-1 <= place <= 8 for place in cards) and 0 <= leader < 4 and -1 <= trump <= 4


class _Old:
    """One problem in numbers of four bytes: 1 to 4 a place clockwise from North, 5 to 8 its card on the table, 0 in
    no hand, -1 not in the pack. A pack with such cards is that of Preferans, in which South is always absent."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 4 * 54
        cards = _numbers(data, 0, 54)
        self._leader, self._trump = CLOCKWISE[cards[52]], cards[53]
        self._preferans = -1 in cards[:52]

    def problem(self) -> Problem:
        strain = [*ROWS, "NT", UNKNOWN][self._trump]
        problem = Problem(1, {}, strain=strain, leader=self._leader)
        if self._preferans:
            problem.absent = "S"
            player, misere = self._next(2)
            problem.player = "WNE"[player % 3]
            if misere == 1:
                problem.level, problem.strain = "", MISERE
            problem.comment = self._string()
        self._next(4)
        if not self._preferans:
            problem.comment = self._string()
        self._lay(problem)
        return problem

    def _next(self, count: int) -> list[int]:
        """The next numbers; zeros where the file ends."""
        if self._at + 4 * count > len(self._data):
            self._at = len(self._data)
            return [0] * count
        found = _numbers(self._data, self._at, count)
        self._at += 4 * count
        return found

    def _string(self) -> str:
        """Its length in one byte, or after 255 in two, then the letters."""
        rest = self._data[self._at :]
        length, head = (rest[0], 1) if rest else (0, 0)
        if length == 255 and len(rest) >= 3:
            length, head = int.from_bytes(rest[1:3], "little"), 3
        self._at += head + length
        lines = _text_of(rest[head : head + length]).replace("\0", "").split("\n")
        return "\n".join(f" {line}" if _BEGINS.match(line) else line for line in lines).strip()

    def _lay(self, problem: Problem) -> None:
        """The hands, and what was played: from the cards on the table, or from position to position."""
        positions, problem.turns = self._positions()
        first = positions[0]
        for place in around(problem.absent):
            number = CLOCKWISE.index(place) + 1
            cards = [card for card, at in zip(_CARDS, first, strict=True) if at in (number, number + 4)]
            problem.hands[place] = cards
        circle = around(problem.absent)
        begin = circle.index(problem.leader) if problem.leader in circle else 0
        for place in circle[begin:] + circle[:begin]:
            number = CLOCKWISE.index(place) + 5
            problem.played += [card for card, at in zip(_CARDS, first, strict=True) if at == number]
        for before, after in itertools.pairwise(positions):
            problem.played += [
                card for card, old, new in zip(_CARDS, before, after, strict=True) if old < 5 <= new
            ]
        problem.turns = min(problem.turns, len(problem.played))
        if problem.played:
            problem.leader = problem.owner(problem.played[0])

    def _positions(self) -> tuple[list[list[int]], int]:
        """Where the cards are, position by position, and which of them is shown; a short file has but one."""
        first = _numbers(self._data, 0, 52)
        if len(self._data) - self._at < 4 * (_STATES * _STATE + 2):
            return [first], sum(at > 4 for at in first)
        shown, last = _numbers(self._data, self._at + 4 * _STATES * _STATE, 2)
        many = [
            _numbers(self._data, self._at + 4 * _STATE * at, 52) for at in range(min(last, _STATES - 1) + 1)
        ]
        return many or [first], max(0, shown)


# -- bridge


def board_of(problem: Problem) -> Board:
    """A problem of bridge as a board of PBN: who leads sits behind the declarer."""
    at = CLOCKWISE.index(problem.leader) if problem.leader else 0
    known = problem.strain in (*ROWS, "NT")
    tags = [
        Tag("Dealer", ""),
        Tag("Deal", "N:" + " ".join(written_hand(problem.hands[place]) for place in CLOCKWISE)),
        Tag("Declarer", CLOCKWISE[at - 1] if problem.leader else ""),
        Tag("Contract", problem.level + problem.strain if known and problem.level.isdigit() else ""),
        Tag("Trump", problem.strain if known else ""),
    ]
    if problem.played:
        tags.append(Tag("Play", problem.leader, list(_columns(problem, CLOCKWISE[at:] + CLOCKWISE[:at]))))
    kept, _ = pbn.read("\n".join(problem.tags))
    named = {tag.name.lower() for tag in tags}
    for board in kept[:1]:
        tags += [tag for tag in board.tags if tag.name.lower() not in named]
    return Board(problem.line, tags)


def _columns(problem: Problem, order: str) -> Iterator[str]:
    """Four cards a line, each under its place."""
    for first in range(0, len(problem.played), 4):
        trick = {problem.owner(card): card for card in problem.played[first : first + 4]}
        for place in order:
            card = trick.get(place, "")
            yield card[1] + card[0] if card else "-"
