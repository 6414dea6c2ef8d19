"""The painted table: what is on it, where, and what a click on it means."""

from __future__ import annotations

import random

import pytest

from lomber import Table, make
from lomber.games import listings, presets_of
from lomber.table.scene import HIDDEN, Choice, Message, Scene, Seat, Zone
from lomber.table.sheet import Sheet
from lomber.terminal import lines
from lomber.terminal.canvas import Canvas
from lomber.terminal.painting import Picture, order, own, paint, spots
from lomber.terminal.sitting import Clock
from lomber.text import Words

SIZES = [(80, 24), (120, 40)]
FORMS = [form for game in listings() for form in presets_of(game)]


def whist(moves: int = 0) -> Table:
    table = Table(make("whist", hands=1), seed=7)
    for _ in range(moves):
        table.play(table.turn(), table.legal(table.turn())[0])
    return table


def picture(scene: Scene, lang: str = "ru", **more: object) -> Picture:
    words = Words(lang, "lomber.games.whist", ["Вы", "Борис", "Вера", "Глеб"], scene.seat)
    return Picture(scene, words, "Вист", **more)  # type: ignore[arg-type]


def clickable(canvas: Canvas) -> set[int]:
    hits = (canvas.at(x, y) for y in range(canvas.height) for x in range(canvas.width))
    return {hit.choice for hit in hits if hit is not None}


def position(canvas: Canvas, text: str) -> tuple[int, int]:
    """Row and column of a text."""
    for y, row in enumerate(canvas.text().split("\n")):
        if text in row:
            return y, row.index(text)
    raise AssertionError(f"{text!r} is not on the table:\n{canvas.text()}")


@pytest.mark.parametrize("size", SIZES)
def test_hand_seats_prompt_and_trump_are_on_the_table(size: tuple[int, int]) -> None:
    table = whist(1)
    scene = table.view(table.turn()).scene()
    text = paint(picture(scene), *size).text()
    for name in ("Вы", "Борис", "Вера", "Глеб"):
        assert name in text
    hand = next(zone for zone in scene.zones if own(zone, scene))
    words = Words("ru")
    for card in hand.cards:
        assert words.card(card) in text
    assert "Козыри — " in text
    assert "Ваш ход: масть — " in text
    assert len(text.split("\n")) == size[1]


def test_what_each_has_left_stands_beside_his_name() -> None:
    scene = whist(1).view(1).scene()
    left = {1: Clock(8.2, True), 2: Clock(3725, False), 3: Clock(-1, True)}
    canvas = paint(picture(scene, clocks=left), 120, 40)
    words = Words("ru", "lomber.games.whist", ["Вы", "Борис", "Вера", "Глеб"])
    for seat in scene.seats:
        clock = {1: " 0:09", 2: " 1:02:05", 3: " 0:00"}.get(seat.seat, "")
        assert f"{words.name(seat.seat)} ({words.place(seat.place)}){clock}" in canvas.text()
    assert (left[1].short, left[2].short) == (True, False)


@pytest.mark.parametrize("size", SIZES)
def test_playable_cards_stand_a_row_above_the_others(size: tuple[int, int]) -> None:
    table = whist(1)
    scene = table.view(table.turn()).scene()
    canvas = paint(picture(scene), *size)
    playable = {choice.card for choice in scene.choices}
    hand = next(zone for zone in scene.zones if own(zone, scene)).cards
    assert playable < set(hand)
    rows: dict[bool, set[int]] = {True: set(), False: set()}
    for y in range(size[1]):
        for x in range(size[0]):
            hit = canvas.at(x, y)
            above = canvas.at(x, y - 1)
            if hit is not None and hit.card in hand and (above is None or above.card != hit.card):
                rows[hit.card in playable].add(y)
    assert len(rows[True]) == len(rows[False]) == 1
    assert rows[True].pop() + 1 == rows[False].pop()


def test_the_trick_lies_in_the_middle_each_card_toward_its_player() -> None:
    seats = tuple(Seat(n, place, marks=()) for n, place in enumerate("SWNE"))
    trick = Zone("trick", "trick", ("2S", "3S", "4S", "5S"), owners=(0, 1, 2, 3))
    scene = Scene(0, "play", 1, Message("prompt-wait", {"seat": 1}), seats, (trick,), (), Sheet("slate", ()))
    canvas = paint(picture(scene), 80, 24)
    south, west, north, east = (position(canvas, card) for card in ("2♠", "3♠", "4♠", "5♠"))
    assert north[0] < west[0] == east[0] < south[0]
    assert west[1] < north[1] == south[1] < east[1]
    assert position(canvas, "Борис")[1] < west[1]
    assert position(canvas, "Глеб")[1] > east[1]
    assert position(canvas, "Вера")[0] < north[0]


def test_a_completed_trick_is_still_shown() -> None:
    table = whist(4)
    scene = table.view(0).scene()
    closed = Zone("trick", "trick", ("AS", "KS", "QS", "JS"), owners=(0, 1, 2, 3))
    assert "Д♠" in paint(picture(scene, closed=closed), 80, 24).text()


def test_others_cards_are_never_drawn() -> None:
    table = whist(2)
    seat = table.turn()
    text = paint(picture(table.view(seat).scene()), 120, 40).text()
    piles = table.state.position(-2)["piles"]
    owners = table.state.position(-2)["owners"]
    words = Words("ru")
    for place, cards in zip("SWNE", (piles[p] for p in "SWNE"), strict=True):
        if owners["SWNE".index(place)] == seat:
            continue
        for card in cards.split():
            if card != table.state.position(-2)["turned"]:
                assert f"│{words.card(card)}" not in text


def test_the_cursor_goes_along_the_cards_as_they_lie() -> None:
    table = whist(0)
    scene = table.view(table.turn()).scene()
    hand = next(zone for zone in scene.zones if own(zone, scene)).cards
    assert [scene.choices[index].card for index in order(scene)] == list(hand)


def several() -> Scene:
    """A card that can go to either of two piles, another that cannot be played, and a pass."""
    hand = Zone("hand.0", "hand", ("AS", "KS"), 0)
    piles = (Zone("up", "pile", ("2S",)), Zone("down", "pile"))
    choices = (
        Choice(0, "AS up", Message("move-lay", {"card": "AS"}), "AS", zone="up"),
        Choice(1, "AS down", Message("move-lay", {"card": "AS"}), "AS", zone="down"),
        Choice(9, "pass", Message("move-pass")),
    )
    return Scene(
        0, "play", 1, Message("prompt-lead"), (Seat(0),), (hand, *piles), choices, Sheet("slate", ())
    )


def test_a_card_with_several_choices_is_raised_and_each_is_a_button() -> None:
    scene = several()
    assert spots(scene) == {("hand.0", "AS"): [0, 1]}
    assert order(scene) == [0, 1, 2]
    canvas = paint(picture(scene, selected=1), 80, 24)
    assert clickable(canvas) >= {0, 1, 2}
    assert "3 Пас" in canvas.text()
    y, x = position(canvas, "┃Т♠")
    assert position(canvas, "│К♠")[0] == y + 1
    hit = canvas.at(x + 1, y)
    assert hit is not None
    assert (hit.choice, hit.card, hit.zone) == (-1, "AS", "hand.0")


def test_an_empty_pile_keeps_its_place_where_no_tricks_are_played() -> None:
    canvas = paint(picture(several()), 80, 24)
    hits = {hit.zone for y in range(24) for x in range(80) if (hit := canvas.at(x, y)) is not None}
    assert {"up", "down"} <= hits


def test_many_buttons_scroll_with_the_cursor() -> None:
    choices = tuple(Choice(n, f"bid {n}", Message("move-bid", {"value": str(n)})) for n in range(100))
    scene = Scene(0, "bid", 1, Message("prompt-lead"), (Seat(0),), (), choices, Sheet("slate", ()))
    assert 99 not in clickable(paint(picture(scene, selected=0), 80, 24))
    assert 99 in clickable(paint(picture(scene, selected=99), 80, 24))


def test_an_arrow_says_that_there_are_more_buttons_than_are_shown() -> None:
    choices = tuple(Choice(n, f"bid {n}", Message("move-bid", {"value": str(n)})) for n in range(100))
    scene = Scene(0, "bid", 1, Message("prompt-lead"), (Seat(0),), (), choices, Sheet("slate", ()))
    shown = {at: paint(picture(scene, selected=at), 80, 24).text() for at in (0, 50, 99)}
    assert {at: [arrow for arrow in "▲▼" if arrow in text] for at, text in shown.items()} == {
        0: ["▼"],
        50: ["▲", "▼"],
        99: ["▲"],
    }


def test_all_that_is_told_of_oneself_can_be_read() -> None:
    counts = {
        "cards": 13,
        "tricks": 3,
        "points": 100,
        "games": 4,
        "parties": 7,
        "wins": 12,
        "losses": 15,
        "turns": 1,
    }
    seat = Seat(0, counts=counts)
    scene = Scene(0, "bid", 1, Message("prompt-lead"), (seat,), (), (), Sheet("slate", ()))
    told = " ".join(paint(picture(scene, lang="en"), 80, 24).text().split())
    assert lines.seat_line(seat, scene, picture(scene, lang="en").words).partition(": ")[2] in told


def test_a_window_too_small_says_so() -> None:
    assert "80×24" in paint(picture(whist().view(0).scene()), 60, 20).text()


def test_ten_players_fit_around_the_table() -> None:
    seats = tuple(Seat(n, counts={"cards": 5, "tricks": n}) for n in range(10))
    scene = Scene(3, "play", 1, Message("prompt-wait", {"seat": 1}), seats, (), (), Sheet("pot", ()))
    words = Words("en", "", [f"Player{n}" for n in range(10)], 3)
    text = paint(Picture(scene, words, "x"), 80, 24).text()
    for n in range(10):
        assert f"Player{n}" in text


def test_a_long_hand_takes_two_rows() -> None:
    cards = tuple(rank + suit for suit in "SCDH" for rank in "AKQJT9")
    hand = Zone("hand.0", "hand", cards, 0)
    scene = Scene(0, "play", 1, Message("prompt-lead"), (Seat(0),), (hand,), (), Sheet("slate", ()))
    canvas = paint(picture(scene), 80, 24)
    seen = {hit.card for y in range(24) for x in range(80) if (hit := canvas.at(x, y)) is not None}
    assert seen == set(cards)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_every_game_is_painted_and_every_choice_can_be_reached(form: str) -> None:
    rng = random.Random(1)
    table = Table(make(form), seed=2)
    names = [f"P{n}" for n in range(10)]
    for step in range(60):
        if (seat := table.turn()) < 0:
            break
        scene = table.view(seat).scene()
        if step % 10 == 0:
            words = Words("ru", listings()[table.game.id].family, names, seat)
            for width, height in SIZES:
                canvas = paint(Picture(scene, words, form), width, height)
                assert len(canvas.text().split("\n")) == height
                shown = clickable(canvas)
                missing = [index for index in range(len(scene.choices)) if index not in shown]
                for index in rng.sample(missing, min(len(missing), 8)):  # hundreds of stakes, in Banchok
                    selected = paint(Picture(scene, words, form, index), width, height)
                    assert index in clickable(selected), scene.choices[index]
        assert sorted(order(scene)) == list(range(len(scene.choices)))
        table.play(seat, rng.choice(table.legal(seat)))


def test_a_hidden_card_is_drawn_as_a_back() -> None:
    stock = Zone("stock", "stock", (HIDDEN,) * 5)
    scene = Scene(0, "play", 1, Message("prompt-lead"), (Seat(0),), (stock,), (), Sheet("slate", ()))
    text = paint(picture(scene), 80, 24).text()
    assert "Колода" in text
    assert "▒▒" in text
    assert HIDDEN not in text
