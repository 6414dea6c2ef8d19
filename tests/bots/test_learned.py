"""The player who has learnt a game: what his network reads, what it answers, which games it fits."""

from __future__ import annotations

import json
import struct

import pytest
from librt.vecs import vec

import lomber
from lomber.bots.learned import Layer, LearnedBot, Network
from lomber.bots.levels import SearchBot, make_bot
from lomber.bots.networks import FORMAT, kept, network_for, read, spans_in
from lomber.bots.position import Glance
from lomber.table.table import Table


def small() -> bytes:
    """Two inputs of `trump`, one hidden neuron of weights 2 and -1 (times a half), bias 0.25, then two outputs."""
    heading = {"format": FORMAT, "taught": {"ranks": 13}, "fields": [["trump", 4]], "layers": [4, 1, 2]}
    first = struct.pack("<2f4b", 0.5, 0.25, 2, -1, 0, 0)
    second = struct.pack("<4f2b", 1.0, 0.5, 0.0, -1.0, 3, 4)
    return json.dumps(heading).encode() + b"\n" + first + second


def test_a_network_is_read_and_answers_as_its_figures_say():
    heading, layers = read(small())
    network = Network(layers, [(1, 5)])
    assert heading["layers"] == [4, 1, 2]
    assert list(network.worth([9.0, 1.0, 0.0, 0.0, 0.0])) == [3 * 1.25, 4 * 0.5 * 1.25 - 1]
    # the hidden neuron is below nought, and says nothing
    assert list(network.worth([9.0, 0.0, 1.0, 0.0, 0.0])) == [0.0, -1.0]


def test_a_file_of_another_kind_or_of_another_length_is_no_network():
    with pytest.raises(ValueError, match="no lomber-net"):
        read(small().replace(FORMAT.encode(), b"other-net/1"))
    with pytest.raises(ValueError, match="left over"):
        read(small() + b"\0")


def test_the_last_layer_may_answer_below_nought():
    layer = Layer(1, [1.0], [0.0], [-3])
    assert list(layer.answer(vec[float]([2.0]), True)) == [-6.0]
    assert list(layer.answer(vec[float]([2.0]), False)) == [0.0]


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("whist", True),
        ("whist/no-trumps", True),
        ("whist/five", True),
        ("whist/six", True),
        ("whist/manners", False),
        ("whist/tiny", False),
        ("whist_dummy3", False),
        ("humbug", False),
        ("vint", False),
    ],
)
def test_a_network_plays_the_game_that_it_was_taught_and_no_other(name: str, fits: bool):
    game = lomber.make(name)
    assert (network_for(game) is not None) is fits
    if fits:
        assert isinstance(make_bot("learned", game), LearnedBot)
    else:
        with pytest.raises(ValueError, match="no network"):
            make_bot("learned", game)


def test_the_master_of_whist_plays_by_its_network_and_searches_where_there_is_none():
    assert isinstance(make_bot("master", lomber.make("whist/five")), LearnedBot)
    assert isinstance(make_bot("master@1000", lomber.make("whist")), LearnedBot)
    assert isinstance(make_bot("master", lomber.make("whist/manners")), SearchBot)
    assert isinstance(make_bot("club", lomber.make("whist")), SearchBot)


def test_fields_are_found_wherever_they_stand():
    game = lomber.make("whist")
    heading, _ = kept("lomber.games.whist")[0]
    spans = spans_in(heading, game)
    assert spans is not None
    names: list[str] = []
    for field in game.fields():
        names += [field.name] * int(field.size)
    read_names = [names[start] for start, _ in spans]
    assert read_names == [name for name, _ in heading["fields"]]
    assert all(names[end - 1] == name for (_, end), name in zip(spans, read_names, strict=True))


def test_it_ruffs_an_opponents_king_when_it_sits_last():
    piles = {"W": "KH 2C", "N": "3C 4C", "E": "5C 6C", "S": "2S 7D"}
    position = {"dealer": "S", "trump": "S", "to_play": "W", "tricks": [6, 5], "piles": piles}
    table = Table(lomber.make("whist", draw=False), start=position)
    for laid in ("KH", "3C", "5C"):
        table.play(table.turn(), laid)
    seat = table.turn()
    card = make_bot("learned", table.game).choose(Glance(table.game, table.view(seat), table.legal(seat)))
    assert table.game.book.text(card) == "2S"


def test_it_chooses_without_a_world_and_the_same_each_time():
    table = Table(lomber.make("whist"), seed=4)
    bot, again = make_bot("learned", table.game, 1), make_bot("learned", table.game, 2)
    assert not bot.looks_ahead
    for _ in range(12):
        seat = table.turn()
        glance = Glance(table.game, table.view(seat), table.legal(seat))
        assert bot.choose(glance) == again.choose(glance)
        assert bot.choose(glance) in glance.legal
        table.play(seat, bot.choose(glance))
