"""Cards that are thrown off, given or shown together: chosen in any order, and put back until all is said."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest
from textual.pilot import Pilot

from lomber import make
from lomber.table.errors import LomberError
from lomber.table.picking import in_order
from lomber.terminal.painting import PICKED, Picture, order, paint
from lomber.terminal.plain import Plain
from lomber.terminal.screen import Cloth, TableApp
from lomber.terminal.session import Session
from lomber.terminal.sitting import CLOSE
from tests.table.test_picking import GAMES


def asked(game: str, seed: int = 1) -> Session:
    """A table at which the person is to choose cards, after what the book advises."""
    while True:
        table = Session(make(game, {"hands": 1}), ["me"], seed)
        while not table.over:
            while table.advance():
                pass
            if table.mine and table.scene().picks is not None:
                return table
            if not table.mine or table.scene().hand > 1:
                break
            follow(table)
        seed += 1


def follow(table: Session) -> None:
    found = table.hint()
    assert found is not None
    table.play(found[0].move)


def thrown(table: Session) -> list[str]:
    """The cards of the person's last gesture."""
    mine = [noted for noted in table.log if noted.seat == table.me]
    return [str(says.words["card"]) for says in mine[-1].says if "card" in says.words]


@pytest.mark.parametrize("game", GAMES)
def test_the_highest_is_chosen_first_and_the_gesture_is_one_of_the_rules(game: str) -> None:
    table = asked(game)
    picks, before = table.scene().picks, table.table.happened()
    assert picks is not None
    number = picks.whole or max(number for number, end in enumerate(picks.ends) if end)
    chosen = sorted(picks.cards, key=lambda choice: choice.move)[-number:]
    for choice in reversed(chosen):
        table.play(choice.move)
    assert table.table.happened() == before, "nobody has seen anything"
    end = [] if picks.whole else [picks.ends[number][0].move]
    wanted = in_order(table.table.state, table.me, [*(choice.move for choice in chosen), *end])
    words = [table.table.name(move) for move in wanted]
    table.play(CLOSE.move if picks.whole else end[0])
    assert table.picked == []
    assert words in [list(getattr(event, "moves", ())) for event in table.table.seen(table.me).log]


@pytest.mark.parametrize("game", GAMES)
def test_following_the_advice_card_by_card_ends_with_the_gesture_of_the_book(game: str) -> None:
    table = asked(game)
    before, steps = table.table.happened(), 0
    while table.scene().picks is not None and table.table.happened() == before:
        follow(table)
        steps += 1
        assert steps < 20, "the advice goes round in circles"
    assert table.table.happened() > before


def test_the_advice_begins_with_what_was_chosen_wrongly() -> None:
    table = asked("preferans_modern")
    wanted = table.hint()
    picks = table.scene().picks
    assert picks is not None and wanted is not None
    other = next(card for card in picks.cards if card.text == "discard AH")
    table.play(other.move)
    found = table.hint()
    assert found is not None
    assert found[0].says.key == "move-put-back"
    assert found[0].card == "AH"
    table.play(found[0].move)
    assert table.hint() == wanted


def test_a_card_chosen_again_is_put_back_and_one_too_many_is_refused() -> None:
    """PC-20: two cards go."""
    table = asked("preferans_modern")
    first, second, third, *_ = table.scene().choices
    table.play(second.text)
    table.play(first.move)
    assert [choice.says.key for choice in table.scene().choices if choice.card == first.card] == [
        "move-put-back"
    ]
    with pytest.raises(LomberError) as refused:
        table.play(third.move)
    assert table.words("ru").error(refused.value) == "Больше 2 карт здесь не выбрать."
    assert table.picked == [second, first]
    table.play(second.move)
    assert table.picked == [first]
    assert table.unpick() and not table.unpick()
    assert table.scene().choices[:3] == (first, second, third)


def test_a_gesture_is_taken_back_whole() -> None:
    table = asked("rams")
    before = table.scene()
    picks = before.picks
    assert picks is not None
    for choice in reversed(picks.cards[:3]):
        table.play(choice.move)
    table.play("done")
    assert table.scene() != before
    assert table.undo()
    assert table.scene() == before


# -- line by line


def typed(table: Session, *given: str, lang: str = "en") -> str:
    """What is said when these lines are typed."""
    out = io.StringIO()
    Plain(table, lang, io.StringIO("".join(line + "\n" for line in given)), out).run()
    return out.getvalue()


def cards(table: Session) -> list[str]:
    picks = table.scene().picks
    assert picks is not None
    return [choice.card for choice in picks.cards]


@pytest.mark.parametrize(
    "line", ["{2} {0} done", "throw {2} {0} done", "throw {2}, throw {0}; DONE", "{2}, {0} done"]
)
def test_several_cards_are_named_on_one_line(line: str) -> None:
    table = asked("rams")
    low, _, high, *_ = held = cards(table)
    typed(table, line.format(*held))
    assert thrown(table) == [low, high]


def test_several_cards_are_named_by_number_and_as_the_language_says_them() -> None:
    table = asked("rams")
    low, _, high, *_ = cards(table)
    typed(table, "3 1 done")
    assert thrown(table) == [low, high]
    assert table.undo()
    words = table.words("uk")
    picks = table.scene().picks
    assert picks is not None
    done = picks.ends[2][0]
    typed(table, f"Знести {words.card(high)} {words.card(low)} {words.say(done.says)}", lang="uk")
    assert thrown(table) == [low, high]


def test_cards_are_named_one_by_one_and_put_back_and_the_table_is_not_read_out_each_time() -> None:
    table = asked("rams")
    low, middle, high, *_ = cards(table)
    said = typed(table, high, middle, low, f"throw {middle}", "undo", low, "done")
    words = table.words("en")
    told = [" ".join(words.card(card) for card in chosen) for chosen in ((high, middle, low), (high, low))]
    assert [f"Chosen: {chosen}\n" in said for chosen in told] == [True, True]
    assert f"Put {words.card(high)} back" in said
    assert said.count("— Rams · ") == 2, "at the beginning, and when it has happened"
    assert thrown(table) == [low, high]


def test_just_so_many_cards_need_no_word_to_close_them_and_may_have_one() -> None:
    for lines in (["{11} {0}"], ["{11}", "{0}"], ["{11} {0} done"], ["{3}", "{3}", "{11}", "discard {0}"]):
        table = asked("preferans_modern")
        held = cards(table)
        typed(table, *(line.format(*held) for line in lines))
        assert sorted(thrown(table)) == sorted([held[0], held[11]])


def test_a_ten_is_read_as_the_notation_allows() -> None:
    """Written `10H` as well as `TH` (docs/notation.md)."""
    table = next(one for seed in range(1, 40) if "TH" in cards(one := asked("piquet", seed)))
    typed(table, "throw 10h")
    assert [choice.card for choice in table.picked] == ["TH"]


def test_a_card_already_chosen_stays_when_it_is_named_among_others() -> None:
    table = asked("rams")
    low, _, high, *_ = cards(table)
    typed(table, high, f"{low} {high} done")
    assert thrown(table) == [low, high]


@pytest.mark.parametrize(
    ("game", "line", "sentence"),
    [
        ("rams", "{0} {0} done", "{0} is named twice."),
        ("rams", "{0} tea", "“tea” is no move here."),
        ("rams", " , ", "“,” is no move here."),
        ("rams", "{0} 99", "No such number: they go from 1 to 6."),
        ("rams", "{0} pass", "Not now, sorry. [R-"),
        ("rams", "{0} done {1}", "That is too much: the move was already complete."),
        ("preferans_modern", "{3} done", "2 cards are to be chosen."),
        ("preferans_modern", "{3} {2} {1}", "No more than 2 cards can be chosen here."),
        ("piquet", "{3} {2} done", "You may throw this many cards: 0, 3. [P-7]"),
        ("vint_rubbish", "{3} done", "Give just as many cards as are due. [VR-2]"),
    ],
)
def test_a_bad_line_is_answered_with_a_sentence_and_changes_nothing(
    game: str, line: str, sentence: str
) -> None:
    table = asked(game)
    held, words, before = cards(table), table.words("en"), table.table.happened()
    said = typed(table, line.format(*held))
    assert sentence.format(*(words.card(card) for card in held)) in said
    assert table.picked == []
    assert table.table.happened() == before


def test_a_card_that_cannot_be_chosen_is_refused_as_the_rules_refuse_it_and_the_others_stay_chosen() -> None:
    table = asked("rams")
    first, second, *_ = held = cards(table)
    missing = next(card for card in ("7S", "8S", "9S", "TS", "JS", "QS") if card not in held)
    table.play(f"throw {first}")
    for line in (f"{second} {missing}", f"throw {missing} {second}", f"{second} Throw off {missing}"):
        assert "You do not hold that card. [R-7]" in typed(table, line)
        assert [choice.card for choice in table.picked] == [first]


def test_why_says_that_any_of_them_may_be_chosen() -> None:
    table = asked("preferans_modern")
    assert [table.why(card) for card in cards(table)] == [None] * 12


# -- full-screen


def test_on_the_screen_cards_are_chosen_by_key_and_click_and_stand_out() -> None:
    table = asked("preferans_modern")
    held = cards(table)
    app = TableApp(table, "en", pace=0.0)

    async def steps(pilot: Pilot[Any]) -> None:
        await pilot.pause(0.05)
        await pilot.press("end", "enter")
        last = table.scene().choices[order(table.scene())[-1]].card
        assert [choice.card for choice in table.picked] == [last]
        assert marked(app) == 1
        await pilot.press("enter")
        assert table.picked == []
        await pilot.click(Cloth, offset=where(app, held[0]))
        await pilot.click(Cloth, offset=where(app, held[5]))
        await pilot.click(Cloth, offset=where(app, held[7]))
        canvas = app.query_one(Cloth).canvas
        assert canvas is not None
        assert "No more than 2 cards can be chosen here." in canvas.text()
        await pilot.press("u")
        assert [choice.card for choice in table.picked] == [held[0]]
        await pilot.click(Cloth, offset=where(app, held[11]))
        assert marked(app) == 2
        await pilot.press("1", "3")
        await pilot.pause(0.05)
        assert thrown(table) == [held[0], held[11]]

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await steps(pilot)

    asyncio.run(run())


def marked(app: TableApp) -> int:
    canvas = app.query_one(Cloth).canvas
    assert canvas is not None
    return canvas.text().count(PICKED)


def where(app: TableApp, card: str) -> tuple[int, int]:
    canvas = app.query_one(Cloth).canvas
    assert canvas is not None
    places = (
        (x, y) for y in range(23, 0, -1) for x in range(80) if (h := canvas.at(x, y)) and h.card == card
    )
    x, y = next(places)
    return x + 1, y


def test_a_chosen_card_is_drawn_a_row_higher_than_the_others() -> None:
    table = asked("rams")
    table.play(table.scene().choices[1].move)
    card, other = table.picked[0].card, next(one for one in cards(table) if one != table.picked[0].card)
    picture = Picture(
        table.scene(), table.words("en"), "", picked=frozenset(choice.move for choice in table.picked)
    )
    rows = paint(picture, 80, 24).text().split("\n")
    label = table.words("en").card
    hand = [row for row in rows if "│" in row]
    at = {name: next(i for i, row in enumerate(hand) if f"│{label(name)}" in row) for name in (card, other)}
    assert at[card] == at[other] - 1
