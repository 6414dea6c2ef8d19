"""`lomber solve` on deals, problems, positions and records."""

import json

import pytest

import lomber
from lomber.cli import main
from lomber.text import Words

SQUEEZE = ["AS JS 2H", "KS QS KD", "AC 2S QD", "TC 9H 8H"]


def solve(tmp_path, capsys, described, *arguments, status=0):
    file = tmp_path / "problem.json"
    file.write_text(described if isinstance(described, str) else json.dumps(described), encoding="utf-8")
    assert main(["solve", str(file), "--lang", "en", *arguments]) == status
    said = capsys.readouterr()
    return said.err if status else said.out


def test_a_deal_is_solved_in_all_strains_for_all_leaders(tmp_path, capsys):
    printed = solve(tmp_path, capsys, {"hands": SQUEEZE}).splitlines()
    assert [line.split()[0] for line in printed[2:]] == ["S", "C", "D", "H", "NT"]
    assert printed[6].split()[3] == "3"  # no trumps, North leads: the squeeze
    found = {
        engine: solve(tmp_path, capsys, {"hands": SQUEEZE}, "--json", "--engine", engine)
        for engine in ("own", "dds")
    }
    assert found["own"] == found["dds"]


def test_a_problem_tells_what_each_card_is_worth_and_how_it_goes_on(tmp_path, capsys):
    found = json.loads(solve(tmp_path, capsys, {"hands": SQUEEZE, "leader": 2}, "--json"))
    assert found["tricks"] == 3
    assert found["cards"] == {"2S": 1, "AC": 3, "QD": 1}
    assert len(found["line"]) == 12
    assert "take 3 tricks" in solve(tmp_path, capsys, {"hands": SQUEEZE, "leader": 2})


def test_seats_are_told_in_the_number_in_which_they_are(tmp_path, capsys):
    alone = {"hands": ["AS 7D", "KS 8D", "QS 9D"], "leader": 0, "trump": "S"}
    assert solve(tmp_path, capsys, alone).startswith("Seat 0 takes one trick.")
    assert solve(tmp_path, capsys, {"hands": SQUEEZE, "leader": 2}).startswith("Seats 0, 2 take 3 tricks.")


def test_a_position_as_replay_writes_it_is_solved_like_any_other(tmp_path, capsys):
    ending = {"piles": {"S": "AS 2C", "W": "KS 3C", "N": "QS 4C", "E": "JS 5C"}, "tricks": [6, 5]}
    options = {"trumps": "none", "hands": 1}
    written = lomber.Table(lomber.make("whist", options), start=ending).state.position(-2)
    made = {"game": "whist", "options": options}
    told = solve(tmp_path, capsys, {**made, "position": written})
    assert told == solve(tmp_path, capsys, {**made, "start": written})
    assert "Seat 0 +2" in told


def test_a_record_is_solved_where_it_stands(tmp_path, capsys):
    table = lomber.Table(lomber.make("whist", hands=1), seed=5)
    events = 0
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    text = table.record().text()
    events = len(json.loads(text)["log"])
    found = json.loads(solve(tmp_path, capsys, text, "--to", str(events - 7), "--json"))
    assert sum(found["foreseen"]) == 0
    assert found["foreseen"] in found["moves"].values()
    told = solve(tmp_path, capsys, text, "--to", str(events - 7))
    assert "Best play by all" in told
    for move in found["moves"]:
        assert f"  {Words('en').card(move)}: " in told


def played(game, seed, cards):
    """A record of the first hand, each playing his first card, broken off so many cards before its end."""
    table = lomber.Table(lomber.make(game), seed=seed)
    while table.state.hand_number() == 1:
        seat = table.turn()
        table.play(seat, table.legal(seat)[0])
    record = json.loads(table.record().text())
    record["log"] = record["log"][: len(record["log"]) - cards]
    return json.dumps(record)


def test_where_everybody_plays_for_himself_it_says_what_one_is_sure_of(tmp_path, capsys):
    text = played("stukolka_obligatory", 5, 10)
    found = json.loads(solve(tmp_path, capsys, text, "--json"))
    assert found["meant"] == [found["seat"]]
    sure = {move: scores[found["seat"]] for move, scores in found["moves"].items()}
    assert max(sure.values()) == found["foreseen"][found["seat"]]
    assert all(score is None for i, score in enumerate(found["foreseen"]) if i != found["seat"])
    printed = solve(tmp_path, capsys, text)
    assert "Whatever all the others do together" in printed


def test_a_game_that_is_not_solved_says_so_and_an_end_too_far_off_too(tmp_path, capsys):
    gorka = lomber.Table(lomber.make("gorka"), seed=1).record().text()
    assert "This game is not solved with open cards" in solve(tmp_path, capsys, gorka, status=2)
    talk = lomber.Table(lomber.make("rams"), seed=1).record().text()
    assert "Nothing can be foreseen here" in solve(tmp_path, capsys, talk, status=2)


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ("{", "not whole JSON"),
        ([1], "JSON object"),
        ({"hands": SQUEEZE, "dealer": 1}, "no “dealer”"),
        ({"hands": "AS"}, "list of hands"),
        ({"hands": SQUEEZE, "leader": "N"}, "nothing to solve"),
        ({"hands": ["AS", "AS", "KS", "QS"]}, "A♠ is there twice"),
        ({"game": "whist", "position": 3}, "with “game” and “position”"),
    ],
)
def test_what_cannot_be_solved_is_said_in_one_sentence(tmp_path, capsys, described, sentence):
    said = solve(tmp_path, capsys, described, status=2)
    assert sentence in said
    assert said.count("\n") == 1
