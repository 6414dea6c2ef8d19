"""People and bots at tables, through the wire."""

import random
from typing import Any

import pytest

from lomber.games import listings, make
from tests.server.visitors import Talk, Visitor, choices, play_on, wait_for
from tests.short import SHORT


@pytest.mark.parametrize("game", listings())
def test_a_whole_hand_of_every_game_is_played_against_bots(anna: Visitor, game: str) -> None:
    wish = {"game": game, "level": "random", "options": SHORT.get(game, {})}
    seated = anna.post("/api/play", wish)
    talk = anna.talk()
    scene = talk.enter(seated["table"])
    assert scene["whole"] and scene["scene"]["seat"] == seated["seat"] == 0
    play_on(talk, seated["table"], random.Random(1))
    assert talk.newest("table")["state"] in ("between", "over")
    moves = [step for frame in talk.frames if frame["type"] == "scene" for step in frame["seen"]]
    assert {step["event"] for step in moves} == {"deal", "move"}
    assert {step["seat"] for step in moves if step["event"] == "move"} <= set(range(make(game).seats))


@pytest.mark.parametrize("game", [id for id in listings() if "tiny" in listings()[id].presets])
def test_a_whole_match_ends_and_a_rematch_seats_the_same_company(anna: Visitor, game: str) -> None:
    seated = anna.post("/api/play", {"game": game, "preset": "tiny", "options": {"hands": 1}})
    talk = anna.talk()
    talk.enter(seated["table"])
    play_on(talk, seated["table"], random.Random(2))
    wait_for(talk, lambda: talk.newest("table")["state"] == "over")
    assert talk.newest("scene")["scene"]["over"]
    if any(frame["type"] == "ack" for frame in talk.frames):  # else it was over before anybody came
        wait_for(talk, lambda: any(frame["type"] == "over" for frame in talk.frames))
        assert talk.newest("over")["scores"] == talk.newest("scene")["scene"].get("scores", [])
    talk.say("rematch", table=seated["table"], id="more")
    to = talk.hear("rematch")["to"]
    assert talk.hear("ack") == {"type": "ack", "table": to, "seq": 0, "id": "more", "repeated": False}
    assert talk.enter(to)["whole"]
    old, new = (anna.get(f"/api/tables/{table}") for table in (seated["table"], to))
    assert [seat["name_key"] for seat in old["seats"]] == [seat["name_key"] for seat in new["seats"]]
    assert old["state"] == "over"
    assert new["state"] in ("playing", "over")  # a tiny hand of Rams can end with its deal
    talk.say("rematch", table=seated["table"])
    assert talk.hear("rematch")["to"] == to


def first_turn(talk: Talk) -> dict[str, Any]:
    """Wait until something is asked of this seat."""
    wait_for(talk, lambda: choices(talk.newest("scene")))
    return talk.newest("scene")


def test_two_people_share_a_table_by_its_invitation(anna: Visitor, boris: Visitor) -> None:
    boris.post("/api/me", {"name": "  Борис \u00a0 Б. "})
    made = anna.post("/api/tables", {"game": "whist", "seats": ["me", "book", "open", "random"]})
    assert anna.get(f"/api/tables/{made['table']}")["state"] == "waiting"
    hers = anna.talk()
    assert not hers.enter(made["table"])["seen"]
    line = boris.get(f"/api/invites/{made['invite']}")
    assert line["free"] == [2] and line["seat"] == -1
    his_seat = boris.post("/api/join", {"invite": made["invite"]})
    assert his_seat["seat"] == 2
    assert boris.post("/api/join", {"invite": made["invite"]})["seat"] == 2
    his = boris.talk()
    his.enter(made["table"])
    wait_for(
        hers, lambda: hers.newest("table")["state"] == "playing" and hers.newest("table")["seats"][2]["here"]
    )
    assert hers.newest("table")["seats"][2]["name"] == "Борис Б."
    for talk, seat in ((hers, 0), (his, 2)):
        assert talk.newest("table")["seat"] == seat
        assert [place["you"] for place in talk.newest("table")["seats"]].index(True) == seat
    chance = random.Random(3)
    while hers.newest("table")["state"] == "playing":
        for talk in (hers, his):
            assert all(frame["type"] != "error" for frame in talk.waiting())
            scene = talk.newest("scene")
            if choices(scene):
                answer = talk.act(made["table"], scene["seq"], chance.choice(choices(scene))["text"])
                assert answer["type"] == "ack"
    hers.say("next", table=made["table"])
    wait_for(hers, lambda: hers.newest("table")["awaits_next"] == [2])
    assert hers.newest("table")["state"] == "between"
    his.say("next", table=made["table"])
    wait_for(hers, lambda: hers.newest("table")["state"] == "playing")
    assert hers.newest("scene")["scene"]["hand"] == 2


def test_who_comes_back_gets_exactly_what_was_missed(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist"})["table"]
    watching, playing = anna.talk(), anna.talk()
    watching.enter(table)
    scene = playing.enter(table)
    known = watching.newest("scene")
    steps = list(known["seen"])
    watching.close()
    for _ in range(3):
        scene = first_turn(playing)
        assert playing.act(table, scene["seq"], choices(scene)[0]["text"])["type"] == "ack"
    first_turn(playing)
    back = anna.talk()
    missed = back.enter(table, known["seq"])
    assert not missed["whole"] and missed["since"] == known["seq"]
    assert missed["seq"] == playing.newest("scene")["seq"]
    assert missed["scene"] == playing.newest("scene")["scene"]
    whole = anna.talk()
    everything = whole.enter(table)
    assert everything["whole"]
    assert steps + missed["seen"] == everything["seen"]
    assert sum(step["event"] == "move" for step in missed["seen"]) > 3


def test_who_was_away_too_long_or_invents_a_number_gets_all_of_the_hand(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist"})["table"]
    talk = anna.talk()
    talk.enter(table)
    scene = first_turn(talk)
    talk.say("enter", table=table, since=17)
    assert talk.hear("scene") == {**scene, "whole": True, "since": scene["seq"], "seen": scene_steps(talk)}


def scene_steps(talk: Talk) -> list[object]:
    steps: list[object] = []
    for frame in talk.frames:
        if frame["type"] == "scene" and frame.get("since") != frame.get("seq"):
            steps += frame["seen"]
        elif frame["type"] == "scene":
            steps = list(frame["seen"])
    return steps


def test_a_spectator_sees_what_is_public_and_can_do_nothing(anna: Visitor, boris: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist"})["table"]
    anna.talk().enter(table)
    his = boris.talk(lang="ru")
    scene = his.enter(table)
    assert scene["scene"]["seat"] == -1 and scene["scene"]["choices"] == []
    hands = [zone for zone in scene["scene"]["zones"] if zone["name"].startswith("hand.")]
    assert hands and all(set(zone.get("cards", ["??"])) == {"??"} for zone in hands)
    assert his.newest("table")["invite"] == "" and his.newest("table")["may"] == []
    answer = his.act(table, scene["seq"], "AS")
    assert (answer["key"], answer["text"]) == ("not-seated", "За этим столом вы только смотрите.")
    for what in ("next", "undo", "again", "hint", "rematch"):
        his.say(what, table=table, seq=scene["seq"], id=what)
        assert his.hear("error")["key"] == "not-seated"
    assert boris.http.post("/api/join", json={"table": table}).status_code == 403


def test_a_table_may_keep_spectators_out(anna: Visitor, boris: Visitor) -> None:
    made = anna.post("/api/tables", {"game": "whist", "watch": False})
    assert boris.http.get(f"/api/tables/{made['table']}").status_code == 403
    talk = boris.talk()
    assert talk.enter(made["table"])["key"] == "not-watchable"
    talk.silence()


def test_who_gives_up_a_seat_where_nobody_may_watch_is_told_so_and_then_nothing_more(
    anna: Visitor, boris: Visitor
) -> None:
    made = anna.post("/api/tables", {"game": "humbug", "seats": ["me", "open"], "watch": False})
    boris.post("/api/join", {"invite": made["invite"]})
    hers, his = anna.talk(), boris.talk()
    hers.enter(made["table"])
    his.enter(made["table"])
    assert his.ask("give_up", "g", table=made["table"])["type"] == "ack"
    last = his.newest("table")
    assert last["seat"] == -1 and last["may"] == [] and last["invite"] == ""
    hers.ask("away", "a", table=made["table"])
    his.silence()


def test_a_listed_table_is_found_and_joined_without_an_invitation(anna: Visitor, boris: Visitor) -> None:
    made = anna.post(
        "/api/tables", {"game": "whist", "seats": ["me", "open", "open", "book"], "listed": True}
    )
    line = next(line for line in boris.get("/api/tables")["tables"] if line["table"] == made["table"])
    assert line["free"] == [1, 2]
    assert boris.post("/api/join", {"table": made["table"], "seat": 2})["seat"] == 2
    assert boris.get("/api/tables/mine")["tables"][0]["table"] == made["table"]
    third = Visitor(anna.server)
    taken = third.http.post("/api/join", json={"table": made["table"], "seat": 2})
    assert (taken.status_code, taken.json()["key"]) == (409, "no-free-seat")
    third.close()


def test_undo_takes_back_the_last_gesture_and_again_the_whole_deal(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist", "level": "random"})["table"]
    talk = anna.talk()
    talk.enter(table)
    first = first_turn(talk)
    talk.say("undo", table=table, seq=first["seq"], id="early")
    assert talk.hear("error")["key"] == "nothing-to-undo"
    hand = hand_of(first)
    talk.act(table, first["seq"], choices(first)[0]["text"])
    second = first_turn(talk)
    assert hand_of(second) != hand
    assert "undo" in talk.newest("table")["may"]
    talk.say("undo", table=table, seq=second["seq"], id="undo")
    wait_for(talk, lambda: talk.frames[-1].get("id") == "undo")
    back = talk.newest("scene")
    assert back["whole"] and back["scene"] == first["scene"]
    assert back["seq"] > second["seq"]
    for _ in range(3):
        scene = first_turn(talk)
        talk.act(table, scene["seq"], choices(scene)[0]["text"])
    scene = first_turn(talk)
    talk.say("again", table=table, seq=scene["seq"], id="again")
    wait_for(talk, lambda: talk.frames[-1].get("id") == "again")
    fresh = first_turn(talk)
    assert hand_of(fresh) == hand


def test_what_bots_have_played_meanwhile_does_not_keep_anybody_from_taking_back(anna: Visitor) -> None:
    """Who clicks while the bots play means his own card, or the whole deal: not what they did a moment ago."""
    table = anna.post("/api/play", {"game": "whist", "level": "random"})["table"]
    talk = anna.talk()
    talk.enter(table)
    for what in ("undo", "again"):
        first = first_turn(talk)
        played = talk.act(table, first["seq"], choices(first)[0]["text"])["seq"]
        assert first_turn(talk)["seq"] > played, "the bots have played on"
        assert talk.ask(what, "late", table=table, seq=first["seq"])["key"] == "stale"
        assert talk.ask(what, what, table=table, seq=played)["type"] == "ack"
        assert hand_of(talk.newest("scene")) == hand_of(first)
        assert talk.ask(what, "twice", table=table, seq=played)["key"] == "stale"


def hand_of(scene: dict[str, Any]) -> set[str]:
    zones = scene["scene"]["zones"]
    return {card for zone in zones if zone["kind"] == "hand" for card in zone["cards"]}


def test_undo_is_refused_when_people_play_together(anna: Visitor, boris: Visitor) -> None:
    made = anna.post("/api/tables", {"game": "whist", "seats": ["me", "random", "open", "random"]})
    boris.post("/api/join", {"invite": made["invite"]})
    talk = anna.talk()
    scene = talk.enter(made["table"])
    for what in ("undo", "again"):
        talk.say(what, table=made["table"], seq=talk.newest("scene")["seq"], id=what)
        assert talk.hear("error")["key"] in ("not-alone", "stale")
    assert scene["scene"]["seat"] == 0 and talk.newest("table")["may"] == ["away", "give_up"]


def test_a_hint_names_a_legal_move_and_its_advice(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist"})["table"]
    talk = anna.talk()
    talk.enter(table)
    scene = first_turn(talk)
    talk.say("hint", table=table, seq=scene["seq"], id="h")
    hint = talk.hear("hint", "error")
    choice = next(choice for choice in choices(scene) if choice["move"] == hint["move"])
    assert (hint["text"], hint["says"], hint["id"]) == (choice["text"], choice["says"], "h")
    assert f"advice-{hint['advice']} " in anna.http.get("/api/words/en/whist").text or hint["advice"] == ""


def test_a_hint_goes_on_from_the_cards_that_are_picked_already(anna: Visitor) -> None:
    """The book names another card with each that is picked, and in the end how to close; nothing is played."""
    table = anna.post("/api/play", {"game": "mushka"})["table"]
    talk = anna.talk()
    talk.enter(table)
    scene = first_turn(talk)
    picks = {choice["text"] for choice in scene["scene"]["picks"]["cards"]}
    picked = [min(picks)]
    while picked[-1] in picks:
        talk.say("hint", table=table, seq=scene["seq"], id="h", picked=picked)
        hint = talk.hear("hint", "error")
        assert hint["type"] == "hint" and hint["text"] not in picked
        picked.append(hint["text"])
    assert picked[-1] in {choice["text"] for choice in scene["scene"]["picks"]["ends"][len(picked) - 1]}
    talk.say("hint", table=table, seq=scene["seq"], id="h", picked=picked)
    assert talk.hear("hint", "error")["key"] == "no-hint"
    talk.say("hint", table=table, seq=scene["seq"], id="h", picked=["no such card"])
    assert talk.hear("hint", "error")["type"] == "error"
    assert talk.newest("scene")["seq"] == scene["seq"]


def test_a_table_of_bots_plays_for_its_spectators(anna: Visitor, boris: Visitor) -> None:
    made = anna.post("/api/tables", {"game": "whist", "seats": ["random"] * 4})
    assert made["seat"] == -1
    his = boris.talk()
    his.enter(made["table"])
    wait_for(his, lambda: his.newest("scene")["scene"]["hand"] == 2)


def test_a_bid_is_said_as_the_game_says_it(anna: Visitor) -> None:
    """`bid 2S` has a message of its own in Vint: not its word and its argument, as a move without words is said."""
    table = anna.post("/api/play", {"game": "vint"})["table"]
    talk = anna.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(5))
    steps = [step for frame in talk.frames if frame["type"] == "scene" for step in frame["seen"]]
    moves = [step for step in steps if step["event"] == "move"]
    bids = [
        (step["moves"][0], step["says"][0]["key"]) for step in moves if step["moves"][0].startswith("bid ")
    ]
    assert bids
    assert all(key == "move-" + text.replace(" ", "-") for text, key in bids)


def test_moves_are_said_with_no_more_than_their_notation_tells(anna: Visitor) -> None:
    table = anna.post("/api/play", {"game": "whist"})["table"]
    talk = anna.talk()
    talk.enter(table)
    play_on(talk, table, random.Random(5))
    steps = [step for frame in talk.frames if frame["type"] == "scene" for step in frame["seen"]]
    moves = [step for step in steps if step["event"] == "move"]
    assert len(moves) == 52
    assert all(step["says"] == [{"key": "move-play", "words": {"card": step["moves"][0]}}] for step in moves)


def test_a_hand_is_looked_through_when_it_is_over(anna: Visitor, boris: Visitor) -> None:
    """Among bots everybody's decisions are told; a stranger is told none."""
    seated = anna.post("/api/play", {"game": "preferans_modern", "preset": "tiny", "options": {"hands": 2}})
    where = f"/api/tables/{seated['table']}/analysis"
    talk = anna.talk()
    talk.enter(seated["table"])
    assert anna.http.get(where).json()["key"] == "no-analysis"
    play_on(talk, seated["table"], random.Random(3))
    wait_for(talk, lambda: talk.newest("table")["state"] in ("between", "over"))
    found = anna.get(where)["decisions"]
    assert {decision["hand"] for decision in found} == {1}
    assert {decision["seat"] for decision in found} > {0}
    assert all(decision["made"] in decision["worths"] for decision in found)
    assert boris.http.get(where).json()["key"] == "not-seated"


def test_the_analysis_does_not_tell_what_somebody_held_who_has_left(anna: Visitor, boris: Visitor) -> None:
    wish = {"game": "preferans_modern", "preset": "tiny", "options": {"hands": 1}}
    made = anna.post("/api/tables", {**wish, "seats": ["me", "open", "random"]})
    boris.post("/api/join", {"invite": made["invite"]})
    talk, other = anna.talk(), boris.talk()
    other.enter(made["table"])
    talk.enter(made["table"])
    assert other.ask("give_up", "g", table=made["table"])["type"] == "ack"
    play_on(talk, made["table"], random.Random(3))
    found = anna.get(f"/api/tables/{made['table']}/analysis")["decisions"]
    assert {decision["seat"] for decision in found} == {0}
