"""Described positions: checked by the game's own rules before anything is stored, then played like any table."""

import json
import random
from typing import Any

import pytest

from lomber import Table, make
from lomber.games import listings
from lomber.server.events import Acted, Chair, Cut, Dealt, Opened, Promised, Sat, read_event, write_event
from lomber.server.match import Match
from lomber.server.positions import at_random, described, laid_out, playable
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition
from lomber.table.options import written
from lomber.table.record import read_record
from lomber.table.scene import Message
from lomber.table.shoe import Shoe
from lomber.text import Words
from tests.server.visitors import Visitor, stored


def spoilt(start: dict[str, Any]) -> dict[str, Any]:
    """The position with one thing in it that no game has."""
    return {**start, "piles": {**start.get("piles", {}), "sleeve": "AS AS"}}


def opened(game: str, start: dict[str, Any], people: int = 1, **options: Any) -> Match:
    made = make(game, options)
    chairs = tuple(
        Chair("person", f"p{i}") if i < people else Chair("bot", level="book") for i in range(made.seats)
    )
    event = Opened(game, "", written(made.options), 1, chairs, "i", "p0", start=start, drawn="5a" * 32)
    return Match([read_event(write_event(event))])


def play_on(match: Match, most: int, seed: int = 1) -> None:
    """Anything legal, and whatever is dealt on the way, as the gate does it."""
    source = random.Random(seed)
    for _ in range(most):
        while (due := match.due()) is not None:
            match.apply(match.deal(due, Shoe()))
        if match.state != "playing":
            return
        seat = source.choice(match.table.actors())
        match.apply(match.gesture(seat, [source.choice(match.table.legal(seat))], ""))


@pytest.mark.parametrize("game", list(listings()))
def test_a_position_of_every_game_opens_and_is_played_on_and_a_spoilt_one_is_refused(game: str) -> None:
    source = random.Random(game)
    start = json.loads(json.dumps(described(at_random(make(game), source.randrange(30), source))))
    match = opened(game, playable(make(game), start))
    assert match.table.state.position(int(EVERYTHING)) == start
    play_on(match, 12)
    told = [match.steps(seat) for seat in range(-1, int(match.game.seats))]
    again = Match([read_event(write_event(event)) for event in match.log])
    assert [again.steps(seat) for seat in range(-1, int(match.game.seats))] == told
    with pytest.raises(BadPosition) as refused:
        playable(make(game), spoilt(start))
    assert refused.value.sentence


@pytest.mark.parametrize("game", list(listings()))
def test_whatever_stands_in_a_description_is_refused_with_a_sentence_or_can_be_seen(game: str) -> None:
    """Each part of a position is replaced by things that do not belong there: no other error than ours."""
    made = make(game)
    source = random.Random(game)
    start = json.loads(json.dumps(described(at_random(made, 10, source))))
    strange: list[Any] = [None, -1, 10**30, 1.5, "AS AS", "??", [], [[]], [None], {"a": []}, True]
    for name in start:
        for value in source.sample(strange, 4):
            try:
                laid_out(made, {**start, name: value})
            except BadPosition as error:
                assert error.key != "strange-position", (name, value)


# -- at the table


def test_the_same_position_again_and_the_same_cards_are_drawn_from_it() -> None:
    start = described(Table(make("berserk"), seed=2))
    match = opened("berserk", start)
    play_on(match, 12)
    drawn = [event for event in match.play if isinstance(event, Dealt)]
    assert drawn
    to = match.again_to() or 0
    moves = [event for event in match.play[to:] if isinstance(event, Acted)]
    match.apply(Cut(to))
    assert match.table.state.position(int(EVERYTHING)) == start
    for acted in moves:
        match.apply(acted)
        while (due := match.due()) is not None:
            match.apply(match.deal(due, Shoe()))
    assert [event for event in match.play if isinstance(event, Dealt)] == drawn


def test_choices_that_were_set_up_sealed_are_told_to_nobody_else_and_stay_when_all_is_taken_back() -> None:
    table = Table(make("cities"), seed=5)
    while not table.state.sealed():
        table.play(table.turn(), table.legal(table.turn())[0])
    first = table.turn()
    table.play(first, table.legal(first)[0])
    while table.state.midway(first):
        table.play(first, table.legal(first)[0])
    start = playable(table.game, described(table))
    (chosen,) = start["sealed"]
    match = opened("cities", start)
    others = [seat for seat in range(-1, 3) if seat != int(chosen)]
    assert all(match.steps(seat) == [] for seat in others)
    assert len(match.steps(int(chosen))) == 1
    play_on(match, 4)
    match.apply(Cut(match.again_to() or 0))
    assert match.table.state.position(int(EVERYTHING)) == start
    assert len(match.steps(int(chosen))) == 1


def test_the_record_of_a_position_played_alone_is_whole_and_replays() -> None:
    match = opened("whist", described(at_random(make("whist"), 30, random.Random(1))), hands=1)
    play_on(match, 100)
    record = read_record(match.record(0).text())
    assert record.start == match.opened.start
    replayed = Table.replay(record, make(record.game, record.options))
    assert replayed.over and replayed.scores() == match.table.scores()


def test_who_sits_down_later_knows_of_the_position_only_what_he_saw() -> None:
    start = described(at_random(make("sixty_six"), 3, random.Random(1)))
    match = opened("sixty_six", start, hands=1)
    match.apply(Sat(1, Chair("person", "friend")))
    play_on(match, 100)
    assert match.ended or match.table.over
    for seat in (0, 1):
        piles = (match.record(seat).start or {})["piles"]
        assert piles[f"hand.{seat}"] == start["piles"][f"hand.{seat}"]
        assert "??" in piles[f"hand.{1 - seat}"]


def test_a_match_goes_on_with_fair_deals_after_a_hand_that_was_laid_out() -> None:
    match = opened("whist", described(at_random(make("whist"), 40, random.Random(1))))
    play_on(match, 100)
    assert (match.state, match.hands, match.next_hand()) == ("between", 1, 2)
    match.apply(Promised("7b" * 32))
    due = match.table.state.awaits()
    assert due is not None
    match.apply(match.deal(due, Shoe()))
    assert list(match.fair) == [2] and not match.placed


# -- at the door

WHIST = {
    "piles": {"S": "AS KS", "W": "2S 3S", "N": "4S 5S", "E": "6S 7S"},
    "to_play": "S",
    "trump": "H",
    "phase": "play",
    "tricks": [6, 5],
}


def test_a_table_begins_with_a_described_position_and_says_so(anna: Visitor, boris: Visitor) -> None:
    dealt = anna.post("/api/positions/random", {"game": "whist", "moves": 44})
    seen = anna.post("/api/positions/check", {"game": "whist", "start": dealt["start"], "seat": 0})
    assert seen["start"] == dealt["start"] and seen["scene"]["seat"] == 0 and not seen["over"]
    seats = ["me", "random", "open", "random"]
    made = anna.post("/api/tables", {"game": "whist", "seats": seats, "start": dealt["start"]})
    assert anna.get(f"/api/tables/{made['table']}")["start"] is True
    assert boris.get(f"/api/invites/{made['invite']}")["start"] is True
    boris.post("/api/join", {"invite": made["invite"]})
    talk = anna.talk()
    scene = talk.enter(made["table"])
    assert scene["seen"] == [] or scene["seen"][0]["event"] == "move"


@pytest.mark.parametrize(
    ("more", "key", "rule", "text"),
    [
        ({"start": {**WHIST, "to_play": "X"}}, "position-word", "", "«to_play» не может быть «X»"),
        ({"start": spoilt(WHIST)}, "position-pile", "W-6", "Кучки «sleeve» тут нет"),
        ({"start": {**WHIST, "tricks": [6, 6]}}, "position-count", "W-6", "«S»: 2 карты, а нужно 1. [W-6]"),
        (
            {"start": {**WHIST, "trump": ""}},
            "position-wanted",
            "W-8",
            "Здесь нужно «trump»: в игре с козырями называют козырную масть. [W-8]",
        ),
    ],
)
def test_an_impossible_position_is_refused_in_words_and_nothing_is_stored(
    boris: Visitor, more: dict[str, Any], key: str, rule: str, text: str
) -> None:
    before = boris.get("/api/tables/mine")
    refused = boris.http.post("/api/tables", json={"game": "whist", **more})
    assert refused.status_code == 422, refused.text
    assert (refused.json()["key"], refused.json()["rule"]) == (key, rule)
    assert text in refused.json()["text"]
    checked = boris.post("/api/positions/check", {"game": "whist", **more})
    assert checked["refused"] == refused.json() and checked["scene"] is None
    assert boris.get("/api/tables/mine") == before


def test_a_position_is_never_rated_and_never_in_the_list_of_matches(anna: Visitor, boris: Visitor) -> None:
    anna.enter_as("/api/register", {"login": "LaysCardsOut", "password": "a table of my own"})
    start = anna.post("/api/positions/random", {"game": "whist", "moves": 50, "options": {"hands": 1}})[
        "start"
    ]
    wish = {"game": "whist", "options": {"hands": 1}, "start": start}
    rated = anna.http.post(
        "/api/tables", json={**wish, "rated": True, "seats": ["me", "open", "open", "open"]}
    )
    assert (rated.status_code, rated.json()["key"]) == (422, "rated-start")
    made = anna.post("/api/tables", {**wish, "seats": ["me", "random", "random", "random"]})
    talk = anna.talk()
    talk.enter(made["table"])
    while talk.newest("table")["state"] != "over":
        scene = talk.newest("scene")
        moves = scene["scene"].get("choices", [])
        if not moves:
            talk.next()
            continue
        talk.act(made["table"], scene["seq"], moves[0]["move"])
    record = anna.get(f"/api/tables/{made['table']}/record")
    assert record["start"] == start
    assert made["table"] not in [line["table"] for line in anna.get("/api/records?game=whist")["records"]]
    assert anna.get(f"/api/tables/{made['table']}/replay/1")["frames"]
    first = anna.get(f"/api/tables/{made['table']}/replay/1/position/0")
    assert anna.post("/api/positions/check", {**first, "seat": 0})["start"] == first["start"]
    stranger = boris.http.get(f"/api/tables/{made['table']}/replay/1/position/0")
    assert (stranger.status_code, stranger.json()["key"]) == (403, "not-shown")


def test_the_door_checks_and_opens_a_position_of_every_family_and_refuses_a_spoilt_one(
    hurried: Visitor,
) -> None:
    """The same as above with real requests: one server, the first game of every family."""
    made = set()
    for game in {listing.family: id for id, listing in reversed(listings().items())}.values():
        dealt = hurried.post("/api/positions/random", {"game": game, "moves": 7})
        wish = {"game": game, "start": dealt["start"]}
        assert hurried.post("/api/positions/check", wish)["start"] == dealt["start"]
        seats = ["me", *["open"] * (dealt["seats"] - 1)]
        made.add(hurried.post("/api/tables", {**wish, "seats": seats})["table"])
        refused = hurried.http.post("/api/tables", json={**wish, "start": spoilt(dealt["start"])})
        assert refused.status_code == 422 and refused.json()["text"], game
    mine = {row[0] for row in stored(hurried.server, "SELECT DISTINCT table_id FROM events")}
    assert mine == made


def test_a_position_is_solved_with_all_cards_open_where_its_end_can_be_foreseen(anna: Visitor) -> None:
    ending = {**WHIST, "piles": {"S": "AS QS", "W": "2D KS", "N": "4S 5D", "E": "6S 7D"}}
    solved = anna.post("/api/positions/solve", {"game": "whist", "start": ending})
    scores = {move["text"]: move["score"] for move in solved["moves"]}
    assert set(scores) == {"AS", "QS"}
    assert list(scores.values()) == sorted(scores.values(), reverse=True)
    far = anna.post("/api/positions/random", {"game": "gorka"})["start"]
    assert anna.post("/api/positions/solve", {"game": "gorka", "start": far})["moves"] == []
    refused = anna.http.post("/api/positions/solve", json={"game": "whist", "start": spoilt(WHIST)})
    assert (refused.status_code, refused.json()["key"]) == (422, "position-pile")


def test_the_log_tells_what_lies_open_to_all_though_the_notation_does_not_say_it() -> None:
    """Viceroy: the card seized at a tip by its number and name, a place by its level."""
    piles = {"base.B": "54", "base.R": "20", "tip.R": "3", "base.G": "21", "base.Y": "27"}
    piles |= {"pyramid.0": "11", "pyramid.1": "5"}
    start = {"phase": "bid", "piles": piles, "places": [["1:0"], ["1:0"]], "attacks": [1, 0]}
    match = opened("viceroy", start, 2, players=2)
    match.apply(match.gesture(0, ["attack"], ""))
    match.apply(match.gesture(1, ["pass"], ""))
    (taken,) = match.gesture(0, ["seize R tip"], "").says
    assert taken == Message("move-seize", {"value": "R tip", "card": "laar-3"})
    assert Words("en", "lomber.games.viceroy").say(taken).startswith("Take № 3 “")


def test_the_log_tells_a_feature_of_berserk_by_its_card_and_not_by_the_notation() -> None:
    board = {
        "A": {"hero": {"card": "fx_hero"}, "play": [{"card": "fx_archer"}]},
        "B": {"hero": {"card": "fx_hero"}},
    }
    match = opened("berserk", {"board": board, "piles": {}}, card_set="fixtures")
    (used,) = match.gesture(0, ["use A.fx_archer 0"], "").says
    assert used == Message("move-use-closing", {"card": "A.fx_archer", "value": "1"})
    assert Words("en", "lomber.games.berserk").say(used).endswith(": use its feature ⟳")
