"""`lomber join`: a served table in the terminal, against a real server; as processes, and as the screen has it."""

from __future__ import annotations

import asyncio
import http.server
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from lomber.cli import main
from lomber.table.errors import LomberError
from lomber.terminal import lines
from lomber.terminal.joined import Joined
from lomber.terminal.screen import Cloth, Page, TableApp
from lomber.terminal.visiting import Guests, Visit, address
from lomber.text import one_line
from tests.server.visitors import PATIENCE, Server, Visitor

ALONE = ["open", "book", "book", "book"]


def invitation(host: Visitor, seats: list[str], **options: Any) -> str:
    """The link to a new table of whist."""
    body = {"game": "whist", "options": {"hands": 1, **options}, "seats": seats}
    return f"{host.server.url}/join/{host.post('/api/tables', body)['invite']}"


@pytest.fixture
def joined(tmp_path: Path) -> Iterator[Callable[..., Joined]]:
    """Somebody who comes by a link; all leave in the end."""
    sitting: list[Joined] = []

    def come(link: str, name: str = "", lang: str = "en") -> Joined:
        where = address(link)
        visit = Visit(where.server, lang, Guests(tmp_path / "guests.json"), name)
        sitting.append(Joined(visit, visit.seat(where), lang))
        return sitting[-1]

    yield come
    for one in sitting:
        one.leave()


def until(table: Joined, done: Callable[[], bool]) -> None:
    """Let the others play until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline
        if not table.advance():
            time.sleep(0.005)


# -- line by line


def process(tmp_path: Path, link: str, name: str, given: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "lomber", "join", link, "--name", name, "--lang", "en"]
    file = tmp_path / f"{name}.in"
    file.write_text(given, encoding="utf-8")
    with file.open(encoding="utf-8") as source:
        return subprocess.Popen(
            command,
            stdin=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment,
        )


def test_two_guests_of_one_computer_play_a_hand_of_whist_through_pipes(anna: Visitor, tmp_path: Path) -> None:
    link = invitation(anna, ["open", "book", "open", "book"])
    players = {name: process(tmp_path, link, name, "1\n" * 13) for name in ("Clara", "Denis")}
    for name, other in (("Clara", "Denis"), ("Denis", "Clara")):
        said, wrong = players[name].communicate(timeout=PATIENCE * 2)
        assert (players[name].returncode, wrong) == (0, "")
        assert said.count("Your move>") == 14, "thirteen cards, and whether there shall be another game"
        assert len(re.findall(rf"^{other}: \S+$", said, re.MULTILINE)) == 13
        assert "1) Another game" in said
        assert re.search(rf"Scores: .*{other} [+-]\d+", said)
        assert said.rstrip().endswith("See you at the table!")


@pytest.fixture
def stranger() -> Iterator[str]:
    """A server that is not ours."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *args: Any) -> None:
            """Nothing."""

    with http.server.HTTPServer(("127.0.0.1", 0), Page) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()


def test_an_address_that_leads_to_no_table_is_answered_with_a_sentence(
    anna: Visitor,
    stranger: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    full = invitation(anna, ["me", "book", "book", "book"])
    url = anna.server.url
    for link, sentence in {
        "evening": "does not lead to a table",
        f"{url}/": "does not lead to a table",
        f"{url}/join/": "does not lead to a table",
        "ftp://127.0.0.1/join/abcdefgh": "does not lead to a table",
        "http://[::1/join/abcdefgh": "does not lead to a table",
        "http://127.0.0.1:99999/join/abcdefgh": "does not lead to a table",
        "127.0.0.1:1/join/abcdefgh": "No table answers at http://127.0.0.1:1 (Connection refused).",
        f"{stranger}/join/abcdefgh": "No table answers at",
        f"{url}/join/abcdefgh": "This invitation leads nowhere: ask for a new one.",
        f"{url}/table/abcdefgh": "There is no such table.",
        full: "That seat is taken.",
    }.items():
        assert main(["join", link, "--lang", "en"]) == 2, link
        said = capsys.readouterr()
        assert said.out == ""
        assert sentence in said.err, link
        assert said.err.count("\n") == 1
    assert main(["join", f"{url}/table/abcdefgh", "--lang", "uk"]) == 2
    assert "Такого столу немає" in capsys.readouterr().err


# -- at the table


def test_hints_reasons_refusals_and_taking_back_come_from_the_server(
    anna: Visitor, joined: Callable[..., Joined]
) -> None:
    table = joined(invitation(anna, ALONE))
    until(table, lambda: table.mine)
    words = table.words("en")
    found = table.hint()
    assert found is not None
    assert found[0] in table.scene().choices
    hand = next(zone for zone in table.scene().zones if zone.kind == "hand" and zone.seat == table.me)
    missing = next(card for card in ("2S", "3S", "4S", "5S", "6S", "7S", "8S") if card not in hand.cards)
    refused = table.why(missing)
    assert refused is not None
    assert "[W-9]" in words.error(refused)
    card = table.scene().choices[0]
    assert table.why(card.text) is None
    with pytest.raises(LomberError):
        table.play("tea")
    table.words("ru")
    refused = table.why(missing)
    assert refused is not None
    assert re.search(r"[а-я].*\[W-9\]", words.error(refused))
    before = len(table.log)
    table.play(card.move)
    assert "You" in lines.noted_line(table.log[before], table.sheet(), words)
    until(table, lambda: table.mine)
    assert table.undo()
    until(table, lambda: table.mine)
    assert card in table.scene().choices
    assert len(table.log) == before


def test_cards_chosen_together_are_picked_in_any_order_and_the_server_hears_of_them_at_the_end(
    anna: Visitor, joined: Callable[..., Joined]
) -> None:
    body = {"game": "mushka", "options": {"hands": 1}, "seats": ["open", "book", "book", "book"]}
    table = joined(f"{anna.server.url}/join/{anna.post('/api/tables', body)['invite']}")
    until(table, lambda: table.mine and table.scene().picks is not None)
    scene, before = table.scene(), len(table.log)
    assert scene.picks is not None
    low, other, high = scene.picks.cards[:3]
    for choice in (high, other, low, other):
        table.play(choice.move)
    found = table.hint()
    assert found is not None, "be it against what is picked"
    assert found[0].says.key != "move-put-back"
    assert len(table.log) == before
    held = [choice.text for choice in scene.picks.cards]
    not_held = next(text for text in table.game.book.texts if text.startswith("throw ") and text not in held)
    with pytest.raises(LomberError) as refused:
        table.play(not_held)
    assert "[M-" in table.words("en").error(refused.value)
    assert table.picked == [high, low]
    table.play("done")
    mine = next(noted for noted in table.log[before:] if noted.seat == table.me)
    assert [says.words["card"] for says in mine.says if "card" in says.words] == [low.card, high.card]
    assert table.picked == []


def test_the_address_of_the_table_leads_back_to_ones_chair_and_strangers_watch(
    anna: Visitor, joined: Callable[..., Joined], tmp_path: Path
) -> None:
    link = invitation(anna, ["open", "open", "book", "book"])
    mine = joined(link, "Clara")
    words = mine.words("en")
    assert link in mine.notice(words)
    assert not mine.mine
    assert words.name(1) == "empty chair 2"
    table = f"{anna.server.url}/table/{anna.get('/api/invites/' + link.rpartition('/')[2])['table']}"
    watching = joined(table)
    assert watching.me == -1
    back = joined(table, "Clara")
    assert back.me == mine.me
    other = joined(link, "Denis")
    until(mine, lambda: mine.words("en").name(other.me) == "Denis" and not mine.notice(words))
    other.leave()
    until(mine, lambda: mine.notice(mine.words("en")) == "Not at the table just now: Denis. We wait.")
    assert (tmp_path / "guests.json").stat().st_mode & 0o077 == 0


def test_talk_is_heard_once_and_in_ones_own_language_and_can_be_answered(
    anna: Visitor, joined: Callable[..., Joined]
) -> None:
    link = invitation(anna, ["me", "open", "book", "book"])
    id = anna.get("/api/tables/mine")["tables"][0]["table"]
    talk = anna.talk()
    talk.enter(id)
    table = joined(link, lang="uk")
    talk.say("chat", table=id, text="A fine evening", id="one")
    talk.say("chat", table=id, phrase="thanks", id="two")
    until(table, lambda: sum(1 for noted in table.log if noted.spoken) == 2)
    said = [lines.noted_line(noted, table.sheet(), table.words("uk")) for noted in table.log if noted.spoken]
    assert said == ["гість 1: «A fine evening»", "гість 1: «Дякую!»"]
    table.speak("Вечір добрий")
    while not any(line["text"] == "Вечір добрий" for line in talk.hear("chat")["lines"]):
        pass


def test_what_others_write_cannot_move_the_cursor() -> None:
    assert one_line("Anna\x1b[2J\r\n\u202eB") == "Anna [2J   B"


def test_a_line_that_broke_comes_back_by_itself_and_nothing_is_lost(
    start: Callable[..., Server], joined: Callable[..., Joined]
) -> None:
    first = start()
    host = Visitor(first)
    table = joined(invitation(host, ALONE))
    host.close()
    words = table.words("en")
    until(table, lambda: table.mine)
    table.play(table.scene().choices[0].move)
    until(table, lambda: table.mine)
    before = table.scene()
    first.kill()
    until(table, lambda: "calling back" in table.notice(words))
    with pytest.raises(LomberError):
        table.play(before.choices[0].move)
    start("--port", first.url.rpartition(":")[2])
    until(table, lambda: not table.notice(words))
    assert table.scene().choices == before.choices
    table.play(before.choices[0].move)
    assert sum(1 for noted in table.log if noted.seat == table.me) == 2


def test_clocks_run_beside_the_names_and_are_told_line_by_line(
    anna: Visitor, joined: Callable[..., Joined]
) -> None:
    """Else a bot plays for somebody who has not seen that he was in a hurry."""
    body = {
        "game": "whist",
        "options": {"hands": 1},
        "seats": ALONE,
        "clock": {"each": "move", "seconds": 3600},
    }
    table = joined(f"{anna.server.url}/join/{anna.post('/api/tables', body)['invite']}")
    until(table, lambda: table.mine and table.clocks().get(0) is not None and table.clocks()[0].runs)
    assert table.clocks().keys() == {0}, "bots have none"
    left = r"(1:00:00|[45]\d:\d\d)"
    assert re.fullmatch(left, str(table.clocks()[0]))
    (own,) = (
        line
        for line in lines.scene_lines(table.scene(), table.words("en"), clocks=table.clocks())
        if line.startswith("→")
    )
    assert re.match(rf"→ you( \(\w+\))? {left}", own, re.IGNORECASE), own
    app = TableApp(table, "en", pace=0.0)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            cloth = app.query_one(Cloth)
            shown: set[str] = set()
            deadline = time.monotonic() + PATIENCE
            while len(shown) < 2:
                assert time.monotonic() < deadline, "the clock stands still"
                await pilot.pause(0.01)
                shown |= set(re.findall(left, cloth.canvas.text() if cloth.canvas else ""))

    asyncio.run(run())


def test_the_full_screen_plays_on_over_the_sheet_and_into_the_next_deal(
    anna: Visitor, joined: Callable[..., Joined]
) -> None:
    table = joined(invitation(anna, ALONE, hands=2))
    for _ in range(11):
        until(table, lambda: table.mine)
        table.play(table.scene().choices[0].move)
    app = TableApp(table, "en", pace=0.0)

    async def steps(pilot: Pilot[Any]) -> None:
        deadline = time.monotonic() + PATIENCE
        while table.scene().hand == 1:
            assert time.monotonic() < deadline
            await pilot.pause(0.01)
            if isinstance(app.screen, Page):
                assert "Deal 1" in app.screen.body
                await pilot.press("escape")
                canvas = app.query_one(Cloth).canvas
                assert canvas is not None
                assert "Deal the next hand" in canvas.text()
                await pilot.press("1")
            elif table.mine and table.scene().choices[0].move >= 0:
                await pilot.press("right", "enter")
        assert sum(1 for noted in table.log if noted.hand) == 2

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await steps(pilot)

    asyncio.run(run())
