"""Nothing is optional: what a game must bring besides rules that hold. One function each; a hole raises `Broken`.

They take the name of a form, `whist/five`; options, words of options and a tiny preset are the whole game's.
"""

from __future__ import annotations

import contextlib
import importlib.resources
import itertools
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from lomber.conform.promises import Broken, demand
from lomber.games import listings, make
from lomber.play.playout import Dice, playout
from lomber.play.tree import histories
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import BadPosition, IllegalMove
from lomber.table.foreign import Foreign, Plain
from lomber.table.options import fields_of
from lomber.table.scene import Scene
from lomber.table.table import Table
from lomber.text import LANGUAGES, Words, slug

STATE_MUST = (
    *("actors", "legal", "play", "awaits", "dealt", "copy", "this_hand", "hand_number", "over"),
    *("scores", "sheet", "view", "position", "clues"),
)
GAME_MUST = ("start", "set_up", "score", "fields", "advice")

MILLION = 1_000_000
"""Histories that the tree of a tiny preset may have."""

TRIED = 2_000
"""Random hands of a tiny preset among which two must differ."""

WRONG: list[Any] = [
    *(None, True, 0, -1, 99, 2**70, 1.5, "", "SC", "AS", "??", "W AC", "AS KS"),
    *([], [1], ["x"], [None] * 4, [2**70, 0], {}, {"x": 1}, {"S": None}),
]
"""What stands in a damaged description instead of one of its values."""

ENOUGH = 2500
"""Damages after which no further position is tried: a position of Viceroy alone has more."""


# -- the questions


def _own(thing: object, base: type, method: str) -> bool:
    """Has the class of a thing this method, and not just as its base has it?"""
    return getattr(type(thing), method, None) is not getattr(base, method, None)


def every_question_is_answered(name: str) -> None:
    """A position and a game have all that the contract leaves to them."""
    game = make(name)
    state = game.start()
    position, base = (state.inner, Plain) if isinstance(state, Foreign) else (state, State)
    missing = [method for method in STATE_MUST if not _own(position, base, method)]
    missing += [f"Game.{method}" for method in GAME_MUST if not _own(game, Game, method)]
    missing += [field for field in ("longest", "pages") if not getattr(game, field)]
    demand(missing == [], "a game answers every question", missing=missing)
    demand(all(field.doc for field in game.fields()), "every field of the encoding says what it means")
    if _own(position, base, "audience"):
        demand(_own(position, base, "recall"), "a move that is ever hidden can be recalled")


def the_book_answers(name: str) -> None:
    """The scorer reads a described result or says what is missing; the last piece of advice always answers."""
    game = make(name)
    with contextlib.suppress(BadPosition):
        demand(game.score({}) == [], "where nothing is described nothing is scored")
    table = next(one for seed in itertools.count(1) if not (one := Table(game, seed=seed)).over)
    seat = table.turn()
    pieces = game.advice()
    demand(bool(pieces), "a game has advice")
    demand(int(pieces[-1].choose(table.view(seat))) in table.legal(seat), "the last piece of advice answers")


def options_are_documented(id: str) -> None:
    for field in fields_of(type(make(id).options)):
        demand(bool(field.doc), "an option says what it does", option=field.name)
        bounded = field.low is not None and field.high is not None
        demand(field.kind != "int" or bounded, "a number has its bounds", option=field.name)


# -- the rules


def rules_page(family: str, page: str, language: str) -> str:
    file = importlib.resources.files(family).joinpath("rules", f"{page}.{language}.md")
    demand(file.is_file(), "a rules page is there in every language", page=f"{page}.{language}.md")
    return file.read_text("utf-8")


NUMBER = re.compile(r"[A-Z][A-Z0-9]*-\d+")
"""A rule: its letters and its number."""


def rules_are_there(name: str) -> None:
    """In three languages, each with a title; `- `manners` — …` on a page names an option that exists.

    What is agreed on besides the usual has its rule there, an option that this form or preset sets, and so has
    every figure of the sheet.
    """
    game = make(name)
    known = {field.name for field in fields_of(type(game.options))}
    for page, language in itertools.product(game.pages, LANGUAGES):
        text = rules_page(listings()[game.id].family, page, language)
        demand(text.startswith("# "), "a rules page begins with its title", page=f"{page}.{language}.md")
        unknown = set(re.findall(r"^- `(\w+)` — ", text, re.MULTILINE)) - known
        demand(
            not unknown, "a rules page names options that exist", page=f"{page}.{language}", unknown=unknown
        )
    cited = agreed_rules(name) | written_rules(game)
    for language in LANGUAGES:
        lost = cited - numbered(game, language)
        demand(not lost, "the rules pages have the rules that are cited", language=language, lost=lost)


def agreed_rules(name: str) -> set[str]:
    """The rules of options that a form or preset sets; not of its players, nor of a game cut small for study."""
    id, _, preset = name.partition("/")
    listing = listings()[id]
    agreed = {**listing.fixed, **({} if preset == "tiny" else listing.presets.get(preset, {}))}
    return {
        field.rule
        for field in fields_of(type(make(id).options))
        if field.name in agreed and field.name != "players" and NUMBER.fullmatch(field.rule)
    }


def written_rules(game: Game) -> set[str]:
    """The rules by which two random matches write figures on the sheet."""
    found: set[str] = set()
    for seed in range(2):
        random = Random(seed)
        table = Table(game, seed=seed)
        for _ in range(400):
            if table.over:
                break
            seat = random.choice(table.actors())
            table.play(seat, random.choice(table.legal(seat)))
        found.update(entry.rule for entry in table.sheet().entries if NUMBER.fullmatch(entry.rule))
    return found


def numbered(game: Game, language: str) -> set[str]:
    """The rules on the pages of a game: those that begin a paragraph, ends of a span and what lies between."""
    found: set[str] = set()
    for page in game.pages:
        text = rules_page(listings()[game.id].family, page, language)
        for head in re.findall(r"\*\*([^*]+)\*\*", text):
            found.update(NUMBER.findall(head))
            for first, last in re.findall(r"([A-Z][A-Z0-9]*-\d+) ?[…–] ?([A-Z][A-Z0-9]*-\d+)", head):
                letters, _, low = first.rpartition("-")
                found.update(
                    f"{letters}-{number}" for number in range(int(low), int(last.rpartition("-")[2]))
                )
    return found


# -- the words


def said_in(scene: Scene) -> set[str]:
    """The message keys of a scene, alternatives joined by a bar."""
    keys = {scene.prompt.key, f"phase-{scene.phase}"}
    keys |= {fact.key for fact in scene.facts}
    keys |= {choice.says.key for choice in scene.choices}
    for seat in scene.seats:
        keys |= {f"mark-{mark}" for mark in seat.marks} | {f"count-{count}" for count in seat.counts}
    for zone in scene.zones:
        keys |= {f"mark-{mark}" for mark in zone.marks}
        keys.add(f"zone-{zone.name.partition('.')[0]}|zone-{zone.kind}")
    for entry in scene.sheet.entries:
        keys |= {f"reason-{entry.reason}", f"place-{_about(entry.place)}"}
    for column in scene.sheet.columns:
        keys |= {_figure(total) for total in column.totals}
    return keys | {_figure(note) for note in scene.sheet.notes}


def _figure(name: str) -> str:
    """A figure on the sheet is said as a note, counted, or just named."""
    return f"note-{name}|count-{name}|place-{_about(name)}"


def _about(place: str) -> str:
    """`whists.2` is said by `place-whists`, to which the seat is given."""
    name, dot, seat = place.rpartition(".")
    return name if dot and seat.isdecimal() else place


def said_in_play(game: Game) -> set[str]:
    """The keys that two random matches say, with those of moves that are refused."""
    keys: set[str] = set()
    for seed in range(2):
        random = Random(seed)
        table = Table(game, seed=seed)
        for step in range(400):
            if table.over:
                break
            for seat in range(-1, int(game.seats)):
                if step % 5 == 0 or seat in table.actors():
                    keys |= said_in(table.view(seat).scene())
            try:
                table.play(random.randrange(game.seats), random.randrange(len(game.book)))
            except IllegalMove as refused:
                keys.add(f"error-{refused.key}")
                seat = random.choice(table.actors())
                table.play(seat, random.choice(table.legal(seat)))
        keys |= said_in(table.view(0).scene())
    return keys


def written(key: str) -> str:
    """A key, or several of which one will do, as it stands in a file of words."""
    return "|".join(slug(one) for one in key.split("|"))


def what_is_said_has_words(game: Game) -> None:
    """Whatever is said in play has words in three languages."""
    keys = sorted(said_in_play(game))
    for language in LANGUAGES:
        words = Words(language, listings()[game.id].family)
        missing = [written(key) for key in keys if not any(words.has(one) for one in key.split("|"))]
        demand(missing == [], "whatever is said in play has words", language=language, missing=missing)


def the_game_has_words(id: str) -> None:
    """So have the game itself, its presets, its options with their values, and its advice."""
    listing = listings()[id]
    keys = [f"game-{id}", f"pitch-{id}", f"minutes-{id}", *(f"preset-{preset}" for preset in listing.presets)]
    for field in fields_of(type(make(id).options)):
        if field.name not in listing.fixed:
            keys.append(f"option-{field.name}")
            keys += [f"value-{field.name}-{choice}" for choice in field.choices]
    keys += [f"advice-{advice.number}" for advice in make(id).advice()]
    for language in LANGUAGES:
        words = Words(language, listing.family)
        missing = [written(key) for key in keys if not words.has(key)]
        demand(
            missing == [], "a game, its options and its advice have words", language=language, missing=missing
        )


# -- the tiny preset, and positions that cannot be


def the_tiny_tree_is_small(id: str) -> int:
    """How many histories the whole tree of the tiny preset has: more than one, and not above a million."""
    demand("tiny" in listings()[id].presets, "every game has a tiny preset")
    count = histories(make(f"{id}/tiny").start(), MILLION)
    demand(1 < count <= MILLION, "the tiny tree has under a million histories", histories=count)
    return count


def something_is_at_stake(id: str) -> None:
    """Hands of the tiny preset come to different scores: where nobody can win there is nothing to study."""
    begun, dice = make(f"{id}/tiny").start().this_hand(), Dice(1)
    found: set[tuple[int, ...]] = set()
    for _ in range(TRIED):
        hand = begun.copy()
        playout(hand, dice)
        found.add(tuple(hand.scores()))
        if len(found) > 1:
            return
    raise Broken(f"all of {TRIED} random hands of the tiny preset come to the scores {found.pop()}")


def _somewhere(id: str, seed: int) -> dict[str, Any]:
    """The description of a position that random moves have led to."""
    random = Random(seed)
    table = Table(make(id, hands=2), seed=seed)
    for _ in range(random.randrange(60)):
        if table.over:
            break
        seat = random.choice(table.actors())
        table.play(seat, random.choice(table.legal(seat)))
    position: dict[str, Any] = json.loads(json.dumps(table.state.position(EVERYTHING)))
    return position


def _damages(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One part is wrong, or one pile, or the cards of one pile are those of another too."""
    for part in position:
        for value in WRONG:
            yield {**position, part: value}
    piles = position["piles"]
    for pile in piles:
        for value in [*WRONG, *piles.values()]:
            yield {**position, "piles": {**piles, pile: value}}


def _has_words(error: BadPosition, family: str) -> None:
    """A refusal is said in three languages, each with its own sentence and with all its arguments."""
    own = error.key not in ("", "bad-position")
    for language in LANGUAGES:
        words = Words(language, family)
        whole = words.has(f"error-{error.key}") and words.arguments(f"error-{error.key}") <= set(error.words)
        demand(own and whole, "a refusal has words", language=language, key=error.key, sentence=str(error))


def damaged_set_ups_are_refused(id: str) -> int:
    """A description with a wrong value is refused in words, or is a position; how many were refused."""
    game = make(id, hands=2)
    refused = tried = 0
    said: set[str] = set()
    for seed in range(4):
        if tried > ENOUGH:
            break
        for damaged in _damages(_somewhere(id, seed)):
            tried += 1
            try:
                state = game.set_up(damaged)
            except BadPosition as error:
                refused += 1
                if error.key not in said:
                    said.add(error.key)
                    _has_words(error, listings()[id].family)
                continue
            except Exception as error:
                raise Broken(f"a damaged set-up is refused with a sentence [{error!r}: {damaged}]") from error
            for seat in range(-1, int(game.seats)):
                state.view(seat).scene()
                state.legal(seat)
            demand(bool(state.position(EVERYTHING)), "a position can be described")
    demand(refused > 0, "some damages are refused")
    return refused
