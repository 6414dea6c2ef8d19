"""The full-screen table under Textual's pilot: keys, clicks, panels, languages, two sizes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from lomber import make
from lomber.games import listings
from lomber.terminal.painting import order, own, spots
from lomber.terminal.screen import Cloth, Page, TableApp
from lomber.terminal.session import Session
from lomber.text import Words

SIZES = [(80, 24), (120, 40)]
Steps = Callable[[TableApp, Pilot[Any]], Awaitable[None]]


def session(game: str = "whist", seats: str = "me,random,random,random", **options: Any) -> Session:
    return Session(make(game, {"hands": 1, **options}), seats.split(","), 7)


def drive(table: Session, steps: Steps, size: tuple[int, int] = (80, 24), lang: str = "en") -> TableApp:
    """Run the app for so long as the steps take."""
    app = TableApp(table, lang, pace=0.0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await steps(app, pilot)

    asyncio.run(run())
    return app


async def my_turn(app: TableApp, pilot: Pilot[Any]) -> None:
    """Until the person is asked, a page is to be read, or the match is over."""
    for _ in range(500):
        await pilot.pause(0.005)
        if isinstance(app.screen, Page) or app.session.over or (app.session.mine and not app._waiting):
            return
    raise AssertionError("the table never asked")


def shown(app: TableApp) -> str:
    canvas = app.query_one(Cloth).canvas
    assert canvas is not None
    return canvas.text()


@pytest.mark.parametrize("size", SIZES)
def test_a_deal_is_played_with_the_keyboard_alone(size: tuple[int, int]) -> None:
    played = 0

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        nonlocal played
        while not isinstance(app.screen, Page):
            await my_turn(app, pilot)
            if app.session.mine:
                await pilot.press("right", "enter")
                played += 1
        assert app.session.over
        assert "Scores: You" in app.screen.body
        await pilot.press("escape")
        assert "Another game? Press n." in shown(app)

    drive(session(), steps, size)
    assert played == 13


def test_a_digit_plays_the_choice_of_that_number() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        scene = app.session.scene()
        card = scene.choices[order(scene)[1]].card
        await pilot.press("2")
        if len(scene.choices) >= 20:
            await pilot.press("enter")
        await pilot.pause(0.02)
        mine = [noted for noted in app.session.log if noted.seat == 0]
        assert mine[0].says[0].words["card"] == card

    drive(session(), steps)


def test_two_digits_are_waited_for_where_they_can_be_meant() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        scene = app.session.scene()
        assert len(scene.choices) >= 10
        await pilot.press("1")
        assert app.chosen == order(scene)[0]
        assert not [noted for noted in app.session.log if noted.seat == app.session.me]
        await pilot.press("1")
        await pilot.pause(0.02)
        mine = [noted for noted in app.session.log if noted.seat == app.session.me]
        assert mine[0].says[0].words["card"] == scene.choices[order(scene)[10]].card

    table = next(s for seat in range(4) if (s := seated(seat)).mine and len(s.scene().choices) == 13)
    drive(table, steps)


def seated(seat: int) -> Session:
    names = ["random"] * 4
    names[seat] = "me"
    return session(seats=",".join(names))


def test_a_click_on_a_playable_card_plays_it() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        index = order(app.session.scene())[0]
        card = app.session.scene().choices[index].card
        await pilot.click(Cloth, offset=where(app, card))
        await pilot.pause(0.02)
        mine = [noted for noted in app.session.log if noted.seat == 0]
        assert mine[0].says[0].words["card"] == card

    drive(session(), steps)


def where(app: TableApp, card: str) -> tuple[int, int]:
    canvas = app.query_one(Cloth).canvas
    assert canvas is not None
    for y in reversed(range(canvas.height)):
        for x in range(canvas.width):
            hit = canvas.at(x, y)
            if hit is not None and hit.card == card:
                return x + 1, y
    raise AssertionError(f"{card} is not shown")


def test_an_unplayable_card_says_why_with_its_rule() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        while True:
            await my_turn(app, pilot)
            scene = app.session.scene()
            hand = next(zone for zone in scene.zones if own(zone, scene)).cards
            barred = [card for card in hand if card not in {choice.card for choice in scene.choices}]
            if barred:
                break
            await pilot.press("right", "enter")
        before = len(app.session.log)
        await pilot.click(Cloth, offset=where(app, barred[0]))
        await pilot.pause(0.02)
        assert "you must follow suit. [W-9]" in shown(app)
        assert len(app.session.log) == before

    drive(session(), steps)


@pytest.mark.parametrize("size", SIZES)
def test_pages_open_and_close_by_key(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        for key, said in (
            ("s", "The sheet is still clean."),
            ("l", "Deal 1"),
            ("r", "W-9"),
            ("question_mark", "Tab"),
        ):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            assert said in app.screen.body
            await pilot.press("down", "pagedown", "up", "escape")
            assert not isinstance(app.screen, Page)

    drive(session(), steps, size)


def test_the_hint_names_a_move_and_puts_the_cursor_on_it() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        await pilot.press("h")
        assert isinstance(app.screen, Page)
        found = app.session.hint()
        assert found is not None
        assert app.words.say(found[0].says) in app.screen.body
        await pilot.press("escape", "enter")
        await pilot.pause(0.02)
        mine = [noted for noted in app.session.log if noted.seat == 0]
        assert mine[0].says[0] == found[0].says

    drive(session(), steps)


def test_a_card_that_can_go_to_several_places_is_clicked_and_then_its_place() -> None:
    """Face to Face: a card of the hand goes to one of several piles."""

    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        scene = app.session.scene()
        spot, choices = next((spot, c) for spot, c in spots(scene).items() if len(c) > 1)
        await pilot.click(Cloth, offset=where(app, spot[1]))
        assert app.chosen == choices[0]
        await pilot.click(Cloth, offset=where(app, spot[1]))
        assert app.chosen == choices[1]
        before = len(app.session.log)
        canvas = app.query_one(Cloth).canvas
        assert canvas is not None
        aim = scene.choices[choices[1]].zone
        places = ((x, y) for y in range(24) for x in range(80) if (h := canvas.at(x, y)) and h.zone == aim)
        await pilot.click(Cloth, offset=next(places))
        await pilot.pause(0.02)
        assert app.session.scene() != scene
        assert len(app.session.log) >= before

    drive(Session(make("face_to_face", hands=1), ["me"], 3), steps)


def test_the_language_changes_at_once() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        said = []
        for _ in range(3):
            said.append(shown(app).split("\n")[-1])
            await pilot.press("t")
        assert "подсказка" not in said[0]
        assert len(set(said)) == 3
        assert shown(app).split("\n")[-1] == said[0]

    drive(session(), steps)


def test_a_move_is_taken_back() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        await pilot.press("u")
        assert "nothing to take back" in shown(app)
        before = app.session.scene()
        await pilot.press("right", "enter")
        await my_turn(app, pilot)
        await pilot.press("u")
        assert app.session.scene() == before

    drive(session(), steps)


def test_panels_stand_beside_the_table_only_where_there_is_room() -> None:
    async def narrow(app: TableApp, pilot: Pilot[Any]) -> None:
        await my_turn(app, pilot)
        assert not app.query_one("#panels").display
        await pilot.resize_terminal(120, 40)
        await pilot.pause(0.05)
        assert app.query_one("#panels").display
        await pilot.resize_terminal(60, 20)
        await pilot.pause(0.05)
        assert "80×24" in shown(app)

    drive(session(), narrow)


def test_after_a_deal_the_sheet_is_shown_and_the_next_deal_waits() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        while not isinstance(app.screen, Page):
            await my_turn(app, pilot)
            if not isinstance(app.screen, Page):
                await pilot.press("right", "enter")
                await pilot.pause(0.01)
        assert app.session.scene().hand == 2
        moved = len(app.session.log)
        await pilot.pause(0.05)
        assert len(app.session.log) == moved
        await pilot.press("escape")
        await my_turn(app, pilot)
        assert len(app.session.log) >= moved

    drive(session(hands=2), steps)


def test_bots_alone_can_be_watched_and_another_match_begun() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        while not isinstance(app.screen, Page):
            await pilot.pause(0.02)
        assert app.session.over
        app.pace = 60.0
        await pilot.press("escape")
        await pilot.press("n")
        assert not app.session.over

    drive(session(seats="random,random,random,random"), steps)


def test_q_leaves_the_table() -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("q")

    assert drive(session(), steps).return_value == 0


@pytest.mark.parametrize("game", list(listings()))
def test_every_game_is_played_on_the_screen(game: str) -> None:
    async def steps(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(4):
            await my_turn(app, pilot)
            if isinstance(app.screen, Page):
                await pilot.press("escape")
            elif app.session.over:
                return
            else:
                await pilot.press("h", "escape", "right", "enter")

    drive(Session(make(game, hands=1), ["me"], 3), steps, lang="ru")


def test_the_log_tells_a_hidden_card_to_nobody_else() -> None:
    """What a session notes of a struck move is a back, never the card."""
    for game in listings():
        table = Session(make(game, hands=1), ["me"], 5)
        words = table.words("en")
        for _ in range(60):
            while table.advance():
                pass
            if not table.mine:
                break
            table.act([table.scene().choices[0].move])
        noted = [message for line in table.log if line.seat not in (-1, table.me) for message in line.says]
        seen = " ".join(
            move for event in table.table.seen(table.me).log for move in getattr(event, "moves", ())
        )
        struck = seen.count("??")
        backs = sum(words.card("??") in words.say(message) for message in noted)
        assert backs >= struck or struck == 0
    assert Words("en").card("??") == "▒▒"
