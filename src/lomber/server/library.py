"""By what a match that is over can be found: who played, how it ended, what was announced and written down.

Nothing here knows a game. What a spectator was told when a hand was at its height (the scene's facts: the contract,
the trumps, declarations) are its announcements; the reasons of the sheet's entries are its results. Both are
messages of the game's own words, so that the page can say them in any language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from lomber.server import replay
from lomber.server.match import Match
from lomber.server.ratings import sides_of
from lomber.table.scene import Message

CONTRACT, RESULT = "contract", "result"
TELLING = ("card", "suit", "trump", "rank", "level", "hand", "value")
"""Arguments of a fact that tell one contract from another; sums, seats and prices do not."""
PREFIXES = ("fact-", "said-", "reason-")
MOST_THEMES = 40
"""Of one hand."""


@dataclass(frozen=True)
class Theme:
    """One thing by which a hand can be found."""

    hand: int
    kind: str
    theme: str
    """`contract 2NT`, `raspasy`, `coronet`."""
    says: Message


@dataclass(frozen=True)
class Player:
    """Who sat on a seat at the end, and how it ended for him."""

    seat: int
    person: str
    name: str
    nick: int
    score: int
    place: int
    """0 for who played alone: there is nobody to win against."""


@dataclass(frozen=True)
class Kept:
    """A match as the library keeps it."""

    game: str
    preset: str
    open: bool
    """May everybody look at it?"""
    rated: bool
    hands: int
    players: tuple[Player, ...]
    themes: tuple[Theme, ...]


def kept(match: Match) -> Kept | None:
    """What the library notes of a match; None as long as it is not over.

    What was begun with a described position is practice: it is in nobody's record of matches won.
    """
    opened = match.opened
    if not match.ended or opened.start is not None:
        return None
    hands = match.finished_hands() - 1
    themes = [theme for hand in range(1, hands + 1) for theme in _announced(match, hand)]
    players = tuple(_players(match))
    return Kept(
        opened.game, opened.preset, opened.watch, opened.rated, hands, players, (*themes, *_written(match))
    )


def _players(match: Match) -> Iterator[Player]:
    scores = [int(score) for score in match.table.scores()]
    sides = sides_of(match, scores)
    for seat, chair in enumerate(match.chairs):
        place = 1 + sum(scores[side[0]] > scores[seat] for side in sides) if len(scores) > 1 else 0
        yield Player(seat, chair.person, chair.name, chair.nick, scores[seat], place)


def _announced(match: Match, hand: int) -> list[Theme]:
    """What everybody was told just before the hand's last move, when all was said and nothing cleared away."""
    events = match.events_of(hand)
    if len(events) < 2:
        return []
    scene = replay.position(match, hand, len(events) - 2).view(-1).scene()
    found: dict[str, Theme] = {}
    for fact in scene.facts:
        name = _name(fact.key, fact.words)
        found.setdefault(name, Theme(hand, CONTRACT, name, fact))
    return list(found.values())[:MOST_THEMES]


def _written(match: Match) -> list[Theme]:
    """What was written on the sheet, each reason once a hand."""
    found: dict[tuple[int, str], Theme] = {}
    for entry in match.table.view(-1).scene().sheet.entries:
        says = Message(f"reason-{entry.reason}", entry.words)
        found.setdefault((entry.hand, entry.reason), Theme(entry.hand, RESULT, entry.reason, says))
    return list(found.values())


def _name(key: str, words: dict[str, object]) -> str:
    for prefix in PREFIXES:
        key = key.removeprefix(prefix)
    telling = [str(value) for name, value in words.items() if name.rpartition("_")[2] in TELLING]
    return " ".join([key, "".join(telling)]).strip()


read_says = msgspec.json.Decoder(Message).decode
