"""Tables without a network: sealed rounds, storage that fails, streams, limits, cookies, words."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from lomber.games import CATALOGUE, Listing, listings, make
from lomber.server.events import Acted, Chair, Cut, Mixed, Opened, Promised, read_event, write_event
from lomber.server.gate import Pace
from lomber.server.hall import Hall
from lomber.server.house import House, Settings
from lomber.server.identity import COOKIE, Identities, Person
from lomber.server.limits import Buckets, Limits, Rate
from lomber.server.live import LiveTable
from lomber.server.match import Match
from lomber.server.mistakes import Refused, TooFast
from lomber.server.socket import endpoint
from lomber.server.sqlite import SqliteStorage
from lomber.server.storage import Change, StorageFailed
from lomber.server.streams import News, Stream, fresh
from lomber.server.thinking import Thinkers, ThoughtFailed
from lomber.server.wire import MoveStep, Step
from lomber.server.written import tidy_name
from lomber.table.contract import State, View
from lomber.table.foreign import Foreign
from lomber.table.options import written
from lomber.table.shoe import Shoe
from lomber.text import LANGUAGES, Words
from tests.conformance.toys import Toy, ToyOptions, ToyState, ToyView
from tests.package.source import SOURCE


class SealedState(ToyState):
    """Both lay a card face down; when both have, they are turned up. Rounds are numbered."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.down: dict[int, int] = {}

    def copy(self) -> SealedState:
        other = super().copy()
        assert isinstance(other, SealedState)
        other.down = dict(self.down)
        return other

    def sealed(self) -> int:
        return 0 if self.dealing else 3 - len(self.hands[0])

    def actors(self) -> int:
        return 0 if self.dealing else sum(1 + seat for seat in (0, 1) if seat not in self.down)

    def legal(self, seat: int) -> list[int]:
        return [] if self.dealing or seat not in (0, 1) or seat in self.down else sorted(self.hands[seat])

    def play(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            from lomber.table.errors import IllegalMove

            raise IllegalMove(seat, move, "T-2", "not-in-hand")
        self.down[seat] = move
        if len(self.down) == 2:
            down, self.down = self.down, {}
            for who in (0, 1):
                self.turn = who
                ToyState.play(self, who, down[who])

    def view(self, seat: int) -> View:
        view = ToyView(self, seat)
        view.legal = self.legal(seat)
        return view


class SealedToy(Toy):
    def __init__(self, id: str, options: ToyOptions) -> None:
        super().__init__()

    def start(self) -> State:
        return Foreign(self, SealedState(self))


class Ear:
    """A client that only listens."""

    follows_fair_deal = False

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []
        self.dismissed = False

    def send(self, frame: bytes) -> None:
        self.heard.append(json.loads(frame))

    def dismiss(self) -> None:
        self.dismissed = True

    def newest(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.heard) if frame["type"] == "scene")


class Breaking(SqliteStorage):
    """A disk that is full whenever the test says so."""

    full = False
    fails_of_bots = False

    async def append(self, change: Change) -> None:
        by_a_bot = any(b'"seat":1' in event.replace(b" ", b"") for event in change.events)
        if self.full or (self.fails_of_bots and by_a_bot):
            raise StorageFailed("no space left")
        await super().append(change)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    listing = Listing("tests.server.test_live", "SealedToy", "ToyOptions")
    monkeypatch.setitem(CATALOGUE, "toy", listing)
    monkeypatch.setattr("lomber.games._attribute", lambda module, name: globals()[name])


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def opened(*people: str, game: str = "toy") -> Opened:
    chairs = tuple(Chair("person", person, person) for person in people)
    return Opened(game, "", {}, 1, chairs, "invite" + game, people[0])


async def sat_down(storage: SqliteStorage, *people: str, game: str = "toy") -> tuple[LiveTable, list[Ear]]:
    table = LiveTable(f"table{game}", Match([opened(*people, game=game)]), storage, Thinkers(1), Pace(0))
    await table.begin()
    ears = [Ear(person) for person in people]
    for ear in ears:
        await table.enter(ear, None)
    return table, ears


def test_in_a_sealed_round_nobody_hears_that_another_has_chosen(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(db)
        table, (one, two) = await sat_down(storage, "one", "two")
        watcher = Ear("watcher")
        await table.enter(watcher, None)
        two.heard.clear()
        watcher.heard.clear()
        first = one.newest()["scene"]["choices"][0]["text"]
        await table.act("one", one.newest()["seq"], [first], "a")
        assert two.heard == [] and watcher.heard == []
        assert one.newest()["seen"] == [{**one.newest()["seen"][0], "seat": 0, "moves": [first]}]
        again = Ear("two")
        await table.enter(again, None)
        assert not [step for step in again.newest()["seen"] if step["event"] == "move"]
        second = again.newest()["scene"]["choices"][0]["text"]
        await table.act("two", again.newest()["seq"], [second], "b")
        assert [step["moves"] for step in two.newest()["seen"]] == [[first], [second]]
        assert [step["moves"] for step in one.newest()["seen"]] == [[second]]
        assert [step["moves"] for step in watcher.newest()["seen"]] == [[first], [second]]
        await storage.close()

    run(work())


def test_what_cannot_be_stored_has_not_happened(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = Breaking(db)
        table, (one, _) = await sat_down(storage, "one", "two")
        scene = one.newest()
        heard = len(one.heard)
        storage.full = True
        move = scene["scene"]["choices"][0]["text"]
        with pytest.raises(Refused, match="storage"):
            await table.act("one", scene["seq"], [move], "a")
        assert len(one.heard) == heard
        storage.full = False
        assert not (await table.act("one", scene["seq"], [move], "a")).repeated
        logged = [read_event(event) for event in await storage.log(table.id)]
        assert sum(isinstance(event, Acted) for event in logged) == 1
        await storage.close()

    run(work())


def test_who_cannot_be_let_in_is_not_here(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = Breaking(db)
        table, (one, two) = await sat_down(storage, "one", "two")
        await table.away("two")
        await table.leave(two)
        storage.full = True
        with pytest.raises(Refused, match="storage"):
            await table.enter(two, None)
        assert table.clients == 1 and 1 in table.match.away
        storage.full = False
        await table.enter(two, None)
        assert table.clients == 2 and not table.match.away
        places = next(frame for frame in reversed(one.heard) if frame["type"] == "table")["seats"]
        assert places[1]["here"] and not places[1]["away"]
        await storage.close()

    run(work())


def test_a_change_that_was_cancelled_is_whole(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = SqliteStorage(db)
        table, (one, _) = await sat_down(storage, "one", "two")
        scene = one.newest()
        move = scene["scene"]["choices"][0]["text"]
        acting = asyncio.ensure_future(table.act("one", scene["seq"], [move], "a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        assert one.newest()["seq"] > scene["seq"]
        assert len(await storage.log(table.id)) == len(table.match.log)
        assert (await table.act("one", 0, [move], "a")).repeated
        await storage.close()

    run(work())


def test_the_same_deal_again_has_the_same_later_shuffles(toy: None) -> None:
    """Only a game with shuffles within a hand can show it: here the next deal of the hand is asked for twice."""
    match = Match([opened("one", "two"), Promised("5e" * 32), Mixed({0: "ad" * 32})])
    due = match.due()
    assert due is not None
    match.apply(match.deal(due, Shoe()))
    start = len(match.play)
    due.begins_hand = False
    later = match.deal(due, Shoe())
    match.apply(match.gesture(match.table.actors()[0], [match.table.legal(match.table.actors()[0])[0]], ""))
    match.apply(Cut(start))
    assert match.deal(due, Shoe()) == later


def step(seat: int, move: str) -> Step:
    return MoveStep(seat, (move,), ())


def test_only_what_is_new_is_told_when_sealed_choices_are_turned_up() -> None:
    before = [step(0, "a"), step(2, "mine")]
    after = [step(0, "a"), step(0, "x"), step(1, "y"), step(2, "mine"), step(3, "z")]
    assert fresh(before, after) == [step(0, "x"), step(1, "y"), step(3, "z")]


def test_a_stream_remembers_what_was_missed_for_a_while() -> None:
    stream = Stream([])
    begun = stream.seq
    for number in range(500):
        stream.tell([step(0, str(number))], [step(0, str(number))])
    assert stream.missed(stream.seq) == []
    assert stream.missed(stream.seq - 2) == [step(0, "498"), step(0, "499")]
    assert stream.missed(begun) is None and stream.missed(None) is None
    stream.restart([])
    assert stream.missed(stream.seq - 1) is None


def test_a_bucket_gives_so_many_at_once_and_then_as_time_goes() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 3), most=2, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    assert buckets.take("b") and buckets.take("c")
    assert buckets.take("a"), "the longest unused is forgotten"


def test_who_asks_too_often_is_told_when_he_may_again() -> None:
    now = [0.0]
    buckets = Buckets(Rate(0.1, 1), clock=lambda: now[0])
    buckets.spend("a")
    now[0] = 4.0
    with pytest.raises(TooFast) as refused:
        buckets.spend("a")
    assert refused.value.status == 429 and refused.value.after == 6
    now[0] = 10.0
    buckets.spend("a")


def test_who_comes_through_the_live_door_too_often_is_sent_away_for_a_while(db: Path) -> None:
    """Else one could come and go without end, and each time be looked up in the storage."""

    async def work() -> None:
        storage = SqliteStorage(db)
        house = House(Settings(limits=Limits(requests=Rate(1e-6, 3))), storage, Thinkers(1), b"x" * 32, None)
        await house.open_doors()
        codes = [await knocked(house, house.identities.newcomer(), 4) for _ in range(2)]
        assert codes == [[0, 0, 0, 1013]] * 2, "each for himself"
        assert await knocked(house, None, 4) == [4401, 4401, 4401, 1013]
        await storage.close()

    run(work())


async def knocked(house: House, person: Person | None, times: int) -> list[int]:
    """The codes with which the door was closed so many times; 0: it was opened, and the visitor went again."""
    return [await knock(house, person) for _ in range(times)]


async def knock(house: House, person: Person | None) -> int:
    cookie = f"{COOKIE}={house.identities.cookie(person)}" if person else ""
    came: Iterator[dict[str, Any]] = iter(
        [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]
    )
    closed: list[int] = []

    async def receive() -> dict[str, Any]:
        return next(came)

    async def send(message: Any) -> None:
        if message["type"] == "websocket.close":
            closed.append(message["code"])

    headers = [(b"host", b"lomber.example"), (b"cookie", cookie.encode())]
    scope = {"type": "websocket", "path": "/ws", "query_string": b"", "headers": headers, "client": ("1", 1)}
    await endpoint(house)(WebSocket(scope, receive, send))
    return closed[0] if closed else 0


def test_a_cookie_is_read_back_only_by_the_secret_that_signed_it() -> None:
    mine, other = Identities(b"a" * 32), Identities(b"b" * 32)
    person = mine.newcomer()
    assert mine.read(mine.cookie(person)) == person
    assert other.read(mine.cookie(person)) is None
    assert mine.read(mine.cookie(Person(person.id, 1))) is None, "too old"
    assert mine.csrf(person) != mine.csrf(mine.newcomer())


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Анна\t Б. ", "Анна Б."),
        ("a" * 24, "a" * 24),
        ("a" * 25, ""),
        ("x\u200by", ""),
        ("\u202eabc", ""),
        (" ", ""),
        ("\u3164", ""),
        ("Ан\u2800на", ""),
        ("Ан\u034fна", ""),
        ("\u0301а", ""),
        ("а" + "\u0301" * 3, "а" + "\u0301" * 3),
        ("а" + "\u0301" * 4, ""),
        ("\u2764\ufe0f", "\u2764"),
        ("Анна\ufe0f", "Анна"),
        ("👩\u200d🔬", ""),
    ],
)
def test_names_are_tidied(given: str, name: str) -> None:
    assert tidy_name(given) == name


def refusals() -> Iterator[str]:
    for file in (SOURCE / "server").glob("*.py"):
        yield from re.findall(r'Refused\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_words(lang: str) -> None:
    words = Words(lang, "lomber.server")
    keys = set(refusals())
    assert len(keys) > 20
    assert not [key for key in keys if not words.has(f"error-{key}")]


def test_the_server_speaks_the_same_in_all_languages() -> None:
    files = [(SOURCE / "server" / "words" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES]
    keys = [re.findall(r"^([a-z-]+) =", file, re.MULTILINE) for file in files]
    assert keys[0] == keys[1] == keys[2]


class Slow(SqliteStorage):
    """What is stored is told later, as on a busy machine: when the test says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.stored, self.told = asyncio.Event(), asyncio.Event()

    async def append(self, change: Change) -> None:
        await super().append(change)
        self.stored.set()
        await self.told.wait()


def test_a_table_looked_for_while_it_is_being_made_is_the_same_table(toy: None, db: Path) -> None:
    """The list of my tables is read from storage: there it is before its maker has heard so."""

    async def work() -> None:
        storage = Slow(db)
        hall = Hall(storage, Thinkers(1), Limits(), Pace(0))
        made = asyncio.ensure_future(hall._open(opened("one", "two")))
        await storage.stored.wait()
        finding = asyncio.ensure_future(hall.several(await storage.unfinished(10)))
        await asyncio.wait([finding], timeout=0.1)
        assert not made.done()
        storage.told.set()
        table = await made
        found, _ = await finding
        assert len(found) == 1 and found[0] is table
        assert hall.tables == {table.id: table}
        await storage.close()

    run(work())


def test_a_table_that_could_not_be_stored_is_not_kept(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = Breaking(db)
        storage.full = True
        hall = Hall(storage, Thinkers(1), Limits(), Pace(0))
        with pytest.raises(Refused, match="storage"):
            await hall._open(opened("one", "two"))
        assert hall.tables == {}
        await storage.close()

    run(work())


def test_bots_go_on_when_the_disk_is_there_again(toy: None, db: Path) -> None:
    async def work() -> None:
        storage = Breaking(db)
        chairs = (Chair("person", "one", "one"), Chair("bot", level="random"))
        seats = Opened("toy", "", {}, 1, chairs, "invite", "one")
        table = LiveTable("table", Match([seats]), storage, Instant(), Pace(0))
        await table.begin()
        ear = Ear("one")
        await table.enter(ear, None)
        scene = ear.newest()
        storage.fails_of_bots = True
        await table.act("one", scene["seq"], [scene["scene"]["choices"][0]["text"]], "a")
        await asyncio.sleep(0.2)
        assert len(table.match.table.record().log) == 2
        storage.fails_of_bots = False
        async with asyncio.timeout(60):
            while len(table.match.table.record().log) == 2:
                await asyncio.sleep(0.05)
        await table.close()
        await storage.close()

    run(work())


class Instant(Thinkers):
    """A bot that says at once what is lowest; no process is needed for that."""

    def __init__(self) -> None:
        pass

    async def choose(self, seen: str, level: str, seconds: float) -> tuple[int, str]:
        return -1, ""


def test_a_table_that_finds_its_log_longer_sends_its_clients_back_to_it(toy: None, db: Path) -> None:
    """As when the answer to a commit was lost, or another worker has played on."""

    async def work() -> None:
        storage = SqliteStorage(db)
        hall = Hall(storage, Thinkers(1), Limits(), Pace(0))
        table = await hall._open(opened("one", "two"))
        ear = Ear("one")
        await table.enter(Ear("two"), None)
        await table.enter(ear, None)
        scene = ear.newest()
        move = scene["scene"]["choices"][0]["text"]
        acted = table.match.gesture(0, [move], "a")
        await storage.append(Change(table.id, len(table.match.log), [write_event(acted)]))
        with pytest.raises(Refused, match="moving"):
            await table.act("one", scene["seq"], [move], "a")
        assert ear.dismissed
        back = await hall.find(table.id)
        assert back is not table
        again = Ear("one")
        await back.enter(again, None)
        assert (await back.act("one", again.newest()["seq"], [move], "a")).repeated
        late = Ear("two")
        await table.enter(late, None)
        assert late.dismissed
        await storage.close()

    run(work())


def test_who_waits_for_a_thought_is_told_when_the_processes_are_replaced() -> None:
    """Else the table that asked would stand still: its bots' driver would end as if it had been cancelled."""

    async def work() -> None:
        thinkers = Thinkers(1)
        thoughts = [asyncio.ensure_future(thinkers.choose("{}", "random", 1.0)) for _ in range(4)]
        gone = asyncio.ensure_future(thinkers.choose("{}", "random", 1.0))
        await asyncio.sleep(0.01)
        gone.cancel()
        thinkers._replace(thinkers._pool)
        answers = await asyncio.gather(*thoughts, gone, return_exceptions=True)
        assert [type(answer) for answer in answers] == [ThoughtFailed] * 4 + [asyncio.CancelledError]
        thinkers.close()

    run(work())


def test_an_open_move_is_told_as_the_whole_log_would_tell_it() -> None:
    """The short way for moves that everybody saw gives the same steps as telling the hand anew."""
    chance = random.Random(5)
    chairs = tuple(Chair("person", name, name) for name in "abcd")
    match = Match([Opened("whist", "", {}, 1, chairs, "invite", "a")])
    streams = {seat: Stream([]) for seat in (-1, 0, 1, 2, 3)}
    short = 0
    for _ in range(60):
        due = match.table.state.awaits()
        news = News(match, streams)
        if due is not None:
            if due.begins_hand:
                news.turn_page()
            match.apply(match.deal(due, Shoe(3)))
        else:
            seat = match.table.actors()[0]
            match.apply(match.gesture(seat, [chance.choice(match.table.legal(seat))], ""))
            short += match.table.open_move_last()
        news.gather()
        for seat, stream in streams.items():
            stream.tell(news.of(seat), news.told(seat))
            assert [step for step in stream.told if isinstance(step, MoveStep)] == [
                step for step in match.steps(seat) if isinstance(step, MoveStep)
            ]
    assert short > 50


@pytest.mark.parametrize("game", listings())
def test_every_seat_can_be_told_the_hand_at_any_moment_between_two_hands_too(game: str) -> None:
    chance = random.Random(3)
    made = make(game, {"hands": 2})
    chairs = tuple(Chair("person", f"p{seat}", "") for seat in range(made.seats))
    match = Match([Opened(game, "", written(made.options), 1, chairs, "invite", "p0")])
    while not match.table.over and match.hands < 2 and len(match.log) < 400:
        due = match.table.state.awaits()
        if due is not None:
            match.apply(match.deal(due, Shoe(len(match.log))))
        else:
            seat = match.table.actors()[0]
            match.apply(match.gesture(seat, [chance.choice(match.table.legal(seat))], ""))
        for seat in range(-1, made.seats):
            assert match.steps(seat) or match.table.happened() == 0 or match.table.state.sealed()
