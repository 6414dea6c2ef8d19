"""Every preset with every number of players, and every option value, through the promises of the contract."""

from typing import Any

import pytest

from lomber import Shoe, Stacked, Table, make
from lomber.bots.book import BookBot
from lomber.bots.position import Glance
from lomber.conform import check
from lomber.conform.promises import worlds_cannot_be_told_apart
from lomber.play.rows import zeros
from tests.games.preferans.tables import cards, game, modern
from tests.told import SECONDS

A_FORM = SECONDS or 0.05


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("preset", ["book", "leningrad", "sochi", "rostov"])
def test_every_preset_and_number_of_players_keeps_the_promises(preset: str, players: int) -> None:
    figures = check(modern(preset, players=players, hands=3, draw=True), A_FORM, seed=players)
    assert figures.worlds > 0


OPTIONS: list[dict[str, Any]] = [
    {"misere_over": "nine_no_talon", "jump_bids": True, "misere_first_word": False, "hold": "once"},
    {"misere_over": "ten", "surrender": "three", "hold": "off", "sold_aces": "points"},
    {"ten": "check", "jump_bids": True, "half_whist": ("6", "7"), "half_first": True, "players": 3},
    {"stalingrad": True, "sold_aces": "tricks", "players": 3, "sharing": "gentleman_always"},
    {"raspasy_exit": ("6", "7", "8"), "raspasy_exit_cycle": True, "raspasy_exit_on": "whisted"},
    {"raspasy_zero": "gora", "raspasy_amnesty": True, "raspasy_third_lead": "winner", "pulya_rate": 5},
    {"raspasy_talon": "closed", "end": "all", "target": 1, "gora_rate": 7},
    {"overwhist_all": True, "whist_duty": "soft", "consolation": "none", "end": "deals", "max_deals": 2},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_options_keep_the_promises(options: dict[str, Any]) -> None:
    for seed in range(2):
        assert check(modern(**options, hands=3), A_FORM, seed).hands > 0


CLASSIC: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "form": "plain", "start": 6, "whist_duty": "soft"},
    {"players": 4, "form": "pot", "pot_parts": "ask", "start": 4},
    {"players": 5, "miseres": True, "uverts": True, "vystavka": 10, "help_target": "choose", "start": 6},
    {"players": 5, "five_idle": "previous_dealer", "jump_bids": True, "kurochka_limit": 20},
    {"players": 3, "invitation": "off", "hold": "senior_two", "ten": "whist", "table": "screw"},
    {"players": 4, "invitation": "dark", "raspasy": "redeal", "table": "2", "sold_aces": False},
    {"players": 3, "open_shows": "both", "raspasy_third_lead": "winner", "table": "3", "max_deals": 2},
    {"players": 2, "help_target": "largest", "hold": "off", "start": 4, "table": "4"},
]


@pytest.mark.parametrize("options", CLASSIC)
def test_the_classic_options_keep_the_promises(options: dict[str, Any]) -> None:
    assert check(game("preferans_classic", **options, hands=3), A_FORM, seed=5).hands > 0


@pytest.mark.parametrize("options", [{}, {"trick_price": "ten", "start": 6, "hold": "off"}])
def test_hussar_keeps_the_promises(options: dict[str, Any]) -> None:
    for seed in range(3):
        assert check(game("preferans_hussar", **options, hands=3), A_FORM, seed).hands > 0


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("preferans_modern", {"players": 3, "stalingrad": True}),
        ("preferans_modern", {"players": 4, "ten": "check", "jump_bids": True}),
        ("preferans_classic", {"players": 2}),
        ("preferans_classic", {"players": 5, "miseres": True, "uverts": True}),
        ("preferans_hussar", {}),
    ],
)
def test_tables_with_manners_keep_the_promises(id: str, options: dict[str, Any]) -> None:
    assert check(game(id, **options, manners=True, hands=3), A_FORM, seed=7).hands > 0


@pytest.mark.parametrize("kept", ["JS", "QS"])
def test_an_open_hand_tells_in_the_seen_log_which_card_of_the_talon_was_laid_away_P_10(kept: str) -> None:
    """A ten that is checked: QS and JS were bought openly, and the one that is not in the open hand lies away."""
    made = make("preferans_classic/tiny")
    shoe = Stacked([{"hand.0": cards("AS"), "hand.1": cards("TS"), "hand.2": cards("KS")}], Shoe(1))
    table = Table(made, shoe=shoe, single=True)
    away = "QS" if kept == "JS" else "JS"
    for seat, word in ((0, "bid 10S"), (1, "bid 10NT"), (2, "hold"), (0, "pass"), (1, "pass")):
        table.play(seat, word)
    table.act(2, sorted([f"discard {away}", "discard KS"], key=lambda text: table.parse(2, text)))
    table.play(2, "announce 10NT")
    for seat in (-1, 0, 1):
        assert table.seen(seat, clues=False).aloud == ()
    table.play(0, "check")
    for seat in (-1, 0, 1):
        assert table.seen(seat, clues=False).aloud == (f"laid away {away}",)
        assert "KS" not in str(table.seen(seat, clues=False).log)
    assert worlds_cannot_be_told_apart(table, seed=1, draws=3) == 9


@pytest.mark.parametrize(
    "form", ["preferans_modern/sochi", "preferans_classic/classic_pot", "preferans_hussar"]
)
def test_without_the_sheet_the_book_and_the_numbers_say_the_same(form: str) -> None:
    """Playouts and learners are spared what is dear to draw: over several hands, all-pass hands among them."""
    numbers, series = set(), set()
    table = Table(make(form, hands=8), seed=4)
    book = BookBot(table.game)
    row = zeros(sum(field.size for field in table.game.fields()))
    while (seat := table.turn()) >= 0:
        view, legal = table.view(seat), table.legal(seat)
        table.state.observe(seat, row, 0)
        assert [float(number) for number in row] == view.observe()
        told = book.explain(Glance(table.game, view, legal))
        moves = table.state.legal(seat)
        assert book.explain(Glance(table.game, table.state.glimpse(seat, moves), legal)) == told
        numbers.add(told[1])
        series.add(view.series)
        passes = [move for move in legal if table.name(move) == "pass" and view.hand % 2]
        table.play(seat, passes[0] if passes else told[0])
    assert len(numbers) > 5
    assert max(series) > 0 or "sochi" not in form
