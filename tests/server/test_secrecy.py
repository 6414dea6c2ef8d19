"""No frame ever holds a card that its seat may not know: all frames of whole matches, beside the true deals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from lomber.games import listings, make
from lomber.server.events import Acted, Dealt, Stored
from lomber.server.match import Match
from lomber.table.record import DealEvent
from tests.server.visitors import Server, Talk, Visitor, play_on, stored_log, wait_for
from tests.short import SHORT


def words_in(value: Any) -> Iterator[str]:
    """Every word of every text in a message, names of fields too."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from words_in(name)
            yield from words_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words_in(inner)


def of_this_hand(scene: dict[str, Any]) -> dict[str, Any]:
    """Without what the sheet says of earlier hands: it is everybody's, and those cards were shuffled since.

    Of a card drawn with its printed face only the name is left: the print is full of numbers, and tells no card.
    """
    drawing = scene.get("drawing")
    if isinstance(drawing, dict) and isinstance(drawing.get("cards"), dict):
        scene = {**scene, "drawing": {**drawing, "cards": list(drawing["cards"])}}
    if "sheet" not in scene:
        return scene
    entries = [entry for entry in scene["sheet"].get("entries", ()) if entry["hand"] >= scene["hand"]]
    return {**scene, "sheet": {**scene["sheet"], "entries": entries}}


Told = tuple[int, int]
"""How many deals and moves of the match a seat has been told."""


def known_after(log: list[Stored], seat: int) -> tuple[dict[Told, set[str]], Told]:
    """What the seat knows at each moment by its seen log and position; and the moment before the first hand."""
    match = Match(log[:1])
    known: dict[Told, set[str]] = {}
    before: Told = (0, 0)
    first: Told = (0, 0)
    told: Told = (0, 0)
    cards: set[str] = set()
    for event in log[1:]:
        hands = match.hands
        match.apply(event)
        if match.hands != hands:
            before = (before[0] + told[0], before[1] + told[1])
            first = before if match.hands == 1 else first
            cards = set()
        deals = sum(isinstance(step, DealEvent) for step in match.table.told(seat))
        told = (deals, len(match.table.told(seat)) - deals)
        seen = match.table.seen(seat, clues=False).log if match.table.actors() else match.table.told(seat)
        texts = [
            t for step in seen for t in (step.piles.values() if isinstance(step, DealEvent) else step.moves)
        ]
        described = match.table.state.position(seat)
        public = [described.get(field, []) for field in ("played", "last", "shown")]
        cards |= set(words_in([texts, described["piles"], public]))
        known.setdefault((before[0] + told[0], before[1] + told[1]), set()).update(cards)
    return known, first


def no_cards(log: list[Stored], talks: list[Talk]) -> set[str]:
    """Words that look like cards and tell nothing of the deal: what the rules themselves lay out, and bids."""
    laid_out = words_in(msgspec.to_builtins(Match(log[:1]).table.view(-1).scene()))
    choices = [choice for talk in talks for frame in talk.frames for choice in offered(frame)]
    return {*laid_out, *words_in([choice["text"] for choice in choices if "card" not in choice])}


def offered(frame: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame["scene"]["choices"] if frame["type"] == "scene" else []
    return found


def moment(known: dict[Told, set[str]], at: Told) -> Told:
    """When this was told: sealed choices are turned up together, so there may be no moment between them."""
    return min((when for when in known if when[0] >= at[0] and when[1] >= at[1]), key=sum)


def played_by_people(
    game: str, visitors: list[Visitor], options: dict[str, Any], *, away: bool = False
) -> tuple[str, list[Talk]]:
    """A match with people on the first seats, bots on the rest, and the last visitor watching.

    With `away` a clock runs, and only the first plays himself: a bot sits in for the others, who look on.
    """
    seats = int(make(game, options).seats)
    people = min(len(visitors) - 1, seats)
    wanted = ["me", *["open"] * (people - 1), *["random"] * (seats - people)]
    clock = {"each": "match", "seconds": 900, "increment": 1} if away else None
    wish = {"game": game, "options": options, "seats": wanted, "clock": clock}
    made = visitors[0].post("/api/tables", wish)
    talks = []
    for number, visitor in enumerate(visitors):
        if number < people:
            visitor.post("/api/join", {"invite": made["invite"]})
        talk = visitor.talk()
        talk.enter(made["table"])
        talks.append(talk)
    for talk in talks[1:people] if away else ():
        talk.say("away", table=made["table"], id="away")
        assert talk.hear("ack", "error")["type"] == "ack"
    with ThreadPoolExecutor() as threads:
        playing = [
            threads.submit(play_on, talk, made["table"], random.Random(i), hands=100)
            for i, talk in enumerate(talks[: 1 if away else people])
        ]
        for done in playing:
            done.result(120)
    for talk in talks:
        wait_for(talk, lambda: any(frame["type"] == "over" for frame in talk.frames))  # noqa: B023
    return made["table"], [*talks[:people], talks[-1]]


@pytest.fixture
def visitors(server: Server) -> Iterator[list[Visitor]]:
    here = [Visitor(server) for _ in range(3)]
    yield here
    for visitor in here:
        visitor.close()


@pytest.mark.parametrize("game", listings())
def test_no_frame_of_a_whole_match_holds_a_card_its_seat_may_not_know(
    server: Server, visitors: list[Visitor], game: str
) -> None:
    table, talks = played_by_people(game, visitors, {"hands": 2, **SHORT.get(game, {})})
    nothing_is_betrayed(stored_log(server, table), talks)


@pytest.mark.parametrize("game", ["cities", "stukolka", "whist"])
def test_nor_while_clocks_run_and_a_bot_sits_in(server: Server, visitors: list[Visitor], game: str) -> None:
    table, talks = played_by_people(game, visitors, {"hands": 2}, away=True)
    log = stored_log(server, table)
    assert any(isinstance(event, Acted) and event.by for event in log)
    assert all(any(frame["type"] == "clock" for frame in talk.frames) for talk in talks)
    nothing_is_betrayed(log, talks)


def nothing_is_betrayed(log: list[Stored], talks: list[Talk]) -> None:
    """All frames of all talks, each beside what its seat knew at that moment."""
    dealt = set(words_in([list(event.piles.values()) for event in log if isinstance(event, Dealt)]))
    pack = dealt - no_cards(log, talks)
    assert len(pack) > 10
    checked = 0
    for talk in talks:
        seat = talk.newest("table")["seat"]
        known, at = known_after(log, seat)
        entered = next(frame for frame in talk.frames if frame["type"] == "scene")
        if not entered["seen"]:  # nothing was dealt yet
            at = (0, 0)
        for frame in talk.frames:
            for step in frame.get("seen", ()):
                at = (at[0] + (step["event"] == "deal"), at[1] + (step["event"] == "move"))
                if not frame["whole"]:  # else its deals are told as they are known by its end
                    shown = pack & set(words_in(step))
                    assert shown <= known[moment(known, at)], (seat, at, step)
                    checked += bool(shown)  # where scenes show faces, it is the steps that name the copies
            if frame["type"] == "scene" and frame["whole"]:
                assert pack & set(words_in(frame["seen"])) <= known.get(at, set()), (seat, at)
            shown = pack & set(words_in(of_this_hand(frame.get("scene", frame))))
            assert shown <= known.get(at, set()), (seat, at, shown - known.get(at, set()))
            checked += bool(shown)
        assert any(cards & pack != pack for cards in known.values())
        assert at == max(known), "some step was never told"
    assert checked  # who looks on while everybody passes sees nothing, but those who pass have cards


def test_whist_tells_each_seat_its_own_hand_the_turned_card_and_what_was_played(
    server: Server, visitors: list[Visitor]
) -> None:
    """The same by hand, straight from the stored deals and moves, with no help of the game's own seen log."""
    table, talks = played_by_people("whist", visitors, {"hands": 1})
    log = stored_log(server, table)
    moves = [event.moves[0] for event in log if isinstance(event, Acted)]
    draw, hand = (event.piles for event in log if isinstance(event, Dealt))
    pack = {make("whist").card_name(card) for card in range(52)}
    assert set(moves) == pack
    for talk in talks:
        seat = talk.newest("table")["seat"]
        told = 0
        mine: set[str] = set()
        for frame in talk.frames:
            public = set(moves[:told])
            if frame["type"] == "scene":
                told += sum(step["event"] == "move" for step in frame["seen"])
                public = set(moves[:told])
                deals = {step["deal"] for step in frame["seen"] if step["event"] == "deal"}
                if "draw" in deals:
                    public |= set(draw["drawn"].split())
                if "hand" in deals:
                    place = frame["scene"]["seats"][seat]["place"] if seat >= 0 else ""
                    mine = set(f"{hand['turned']} {hand.get(place, '')}".split())
                    assert len(mine) >= (13 if seat >= 0 else 1)
            shown = pack & set(words_in(frame))
            assert shown <= mine | public, (seat, told, shown - mine - public)
        assert told == 52
