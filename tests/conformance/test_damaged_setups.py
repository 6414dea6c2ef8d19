"""A described position in which one value is wrong is refused with a sentence, or is a position like any other; a
described result is refused so, or is scored."""

import tomllib

import pytest

from lomber import listings, make
from lomber.conform.complete import WRONG, damaged_set_ups_are_refused
from lomber.play.setups import asked_by
from lomber.table.errors import BadPosition
from tools.describe import MEANINGS, game_of

FAMILIES = tomllib.loads(MEANINGS.read_text(encoding="utf-8"))
RESULTS = [one for about in FAMILIES.values() for one in about.get("examples", []) if "result" in one]


@pytest.mark.parametrize("id", list(listings()))
def test_a_damaged_set_up_is_refused_with_a_sentence_or_can_be_looked_at(id):
    assert damaged_set_ups_are_refused(id) > 0


def test_a_pile_of_one_card_takes_one():
    piles = {"hand.0": "AS 2S 3S", "hand.1": "AC 2C 3C", "trump": "KH KD"}
    with pytest.raises(BadPosition, match="more than one card"):
        make("stukolka").set_up({"phase": "play", "said": ["knock", "knock", "", "", ""], "piles": piles})


@pytest.mark.parametrize("one", RESULTS, ids=lambda one: one["game"])
def test_a_result_with_a_wrong_part_is_refused_with_a_sentence_or_scored(one):
    game, result = game_of(one), one["result"]
    refused = 0
    for part in dict.fromkeys([*(part.name for part in asked_by(game.score, result)), *result]):
        for value in [*WRONG, *([value] * game.seats for value in WRONG)]:
            try:
                game.score({**result, part: value})
            except BadPosition:
                refused += 1
    assert refused > 0


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ({"faults": {"x": "U-8"}}, "faults: there is no 'x'"),
        ({"faults": {"9": "U-8"}}, "faults: there is no '9'"),
        ({"tricks": [3, 1, 0, 0, 0], "playing": [0, 1]}, "there are 3 in a deal"),
    ],
)
def test_a_damaged_result_is_refused_with_a_sentence(result, sentence):
    with pytest.raises(BadPosition, match=sentence):
        make("stukolka").score(result)
