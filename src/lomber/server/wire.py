"""The messages of `lomber/1` and the bodies of the HTTP API, typed; `docs/protocol.md` explains them.

Whatever comes in is decoded into one of these types and refused if it does not fit; whatever goes out is one of
them. The OpenAPI document is made from the same classes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from lomber.solve import Decision
from lomber.table.record import ProvedHand
from lomber.table.scene import Message, Scene

PROTOCOL = "lomber/1"
SUBPROTOCOL = "lomber.1"
LARGEST_FRAME = 16 * 1024
LARGEST_BODY = 16 * 1024

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{4,32}$")]
Invite = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
GameId = Annotated[str, Meta(min_length=1, max_length=64)]
Preset = Annotated[str, Meta(max_length=64)]
Lang = Literal["ru", "uk", "en"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(min_length=1, max_length=64)]
MoveCode = Annotated[int, Meta(ge=0, le=2**31)]
Moves = Annotated[list[MoveText | MoveCode], Meta(min_length=1, max_length=128)]
Picked = Annotated[tuple[MoveText | MoveCode, ...], Meta(max_length=128)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Options = dict[str, Any]
TableState = Literal["waiting", "playing", "between", "over"]
Button = Literal["undo", "again", "next", "rematch", "away", "back", "give_up"]
TalkKind = Literal["free", "phrases", "none"]
Phrase = Literal[
    "hello", "luck", "thanks", "well-played", "sorry", "moment", "your-turn", "oh-dear", "another", "goodbye"
]


class Clock(Struct, frozen=True):
    """How much time there is: so many seconds for each move, or for the match with some more for every move.

    `post`: so many for each move, day and night, whoever is here: a table by correspondence.
    """

    each: Literal["move", "match", "post"]
    seconds: Annotated[int, Meta(ge=1, le=14 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


# -- the WebSocket, from a client


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=False, gc=False):
    """Any request; `id` comes back with its answer."""


class Hello(FromClient, frozen=True, tag="hello"):
    protocol: Annotated[str, Meta(max_length=32)]
    lang: Lang | None = None
    fair: bool = False
    id: RequestId | None = None


class Enter(FromClient, frozen=True, tag="enter"):
    table: TableId
    since: Seq | None = None
    id: RequestId | None = None


class Leave(FromClient, frozen=True, tag="leave"):
    table: TableId
    id: RequestId | None = None


class Act(FromClient, frozen=True, tag="act"):
    table: TableId
    seq: Seq
    moves: Moves
    id: RequestId


class Next(FromClient, frozen=True, tag="next"):
    table: TableId
    id: RequestId | None = None


class AskHint(FromClient, frozen=True, tag="hint"):
    table: TableId
    seq: Seq
    id: RequestId | None = None
    picked: Picked = ()
    """Cards of a gesture that is still being thought about: what should go with them?"""


class Undo(FromClient, frozen=True, tag="undo"):
    table: TableId
    seq: Seq
    id: RequestId | None = None


class Again(FromClient, frozen=True, tag="again"):
    table: TableId
    seq: Seq
    id: RequestId | None = None


class AskRematch(FromClient, frozen=True, tag="rematch"):
    table: TableId
    id: RequestId | None = None


class GoAway(FromClient, frozen=True, tag="away"):
    table: TableId
    id: RequestId | None = None


class ComeBack(FromClient, frozen=True, tag="back"):
    table: TableId
    id: RequestId | None = None


class GiveUp(FromClient, frozen=True, tag="give_up"):
    table: TableId
    id: RequestId | None = None


class StandIn(FromClient, frozen=True, tag="stand_in"):
    table: TableId
    seat: SeatNumber
    id: RequestId | None = None


class Say(FromClient, frozen=True, tag="chat"):
    table: TableId
    text: str | None = None
    phrase: Phrase | None = None
    id: RequestId | None = None


class Mix(FromClient, frozen=True, tag="mix"):
    table: TableId
    commitment: Hash
    added: Hash
    id: RequestId | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    id: RequestId | None = None


AtTable = Act | Next | AskHint | Undo | Again | AskRematch | GoAway | ComeBack | GiveUp | StandIn | Say | Mix
"""What is asked at a table."""
Request = Hello | Enter | Leave | AtTable | Ping

read_request = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode


# -- the WebSocket, from the server


class FromServer(Struct, frozen=True, tag_field="type", gc=False):
    """Any message of the server."""


class Welcome(FromServer, frozen=True, tag="hello"):
    protocol: str
    version: str
    person: str
    name: str
    lang: str
    id: str | None = None


class Place(Struct, frozen=True, gc=False):
    """Who sits on one seat."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    name_key: str
    level: str
    here: bool
    away: bool
    you: bool


class TableMessage(FromServer, frozen=True, tag="table"):
    table: str
    game: str
    preset: str
    family: str
    options: Options
    state: TableState
    seat: int
    seats: tuple[Place, ...]
    watchers: int
    listed: bool
    invite: str
    may: tuple[Button, ...]
    awaits_next: tuple[int, ...]
    may_stand_in: tuple[int, ...]
    clock: Clock | None
    talk: TalkKind
    rated: bool
    tournament: str
    daily: str
    start: bool
    """It began with a described position: whoever opened it laid the cards out."""


class DealStep(Struct, frozen=True, tag_field="event", tag="deal", gc=False):
    deal: str
    piles: dict[str, str]


class MoveStep(Struct, frozen=True, tag_field="event", tag="move", gc=False):
    seat: int
    moves: tuple[str, ...]
    says: tuple[Message, ...]


Step = DealStep | MoveStep


class SceneMessage(FromServer, frozen=True, tag="scene"):
    table: str
    seq: int
    since: int
    whole: bool
    seen: tuple[Step, ...]
    scene: Scene


class SealedHand(Struct, frozen=True):
    """The shuffle of the hand that is played: what was committed to, what was added, a root for each deal."""

    hand: int
    commitment: str
    added: dict[int, str]
    roots: tuple[str, ...]


class PromisedHand(Struct, frozen=True):
    """The shuffle of the next hand: something can still be added to it."""

    hand: int
    commitment: str


class FairMessage(FromServer, frozen=True, tag="fair"):
    table: str
    dealt: SealedHand | None
    next: PromisedHand | None


class ClockFace(Struct, frozen=True):
    """A clock as it stands at this moment."""

    seat: int
    left: int
    runs: bool


class ClockMessage(FromServer, frozen=True, tag="clock"):
    table: str
    clocks: tuple[ClockFace, ...]


class ChatLine(Struct, frozen=True):
    """Somebody said something: `text` in his words, or a `phrase` for everybody's own."""

    number: int
    at: int
    seat: int
    name: str
    text: str
    phrase: str


class ChatMessage(FromServer, frozen=True, tag="chat"):
    table: str
    lines: tuple[ChatLine, ...]
    whole: bool


class Ack(FromServer, frozen=True, tag="ack"):
    table: str
    seq: int
    id: str | None = None
    repeated: bool = False


class Mistake(Struct, frozen=True):
    """What went wrong; after it nothing has changed."""

    key: str
    words: dict[str, Any]
    rule: str
    text: str


class ErrorMessage(FromServer, frozen=True, tag="error"):
    key: str
    words: dict[str, Any]
    rule: str
    text: str
    id: str | None = None
    table: str | None = None


class Hint(FromServer, frozen=True, tag="hint"):
    table: str
    seq: int
    move: int
    text: str
    says: Message
    advice: str
    figures: dict[str, Any] = {}
    """Arguments of the message `advice-NUMBER`: the odds it goes by."""
    id: str | None = None


class LookedBack(Struct, frozen=True):
    """The decisions of the hand that is over, judged; none where the game cannot reckon (`State.reckoned`)."""

    table: str
    decisions: tuple[Decision, ...]


class Over(FromServer, frozen=True, tag="over"):
    table: str
    scores: tuple[int, ...]


class Rematch(FromServer, frozen=True, tag="rematch"):
    table: str
    to: str


class Pong(FromServer, frozen=True, tag="pong"):
    id: str | None = None


# -- HTTP


class Me(Struct, frozen=True):
    person: str
    name: str
    lang: str
    csrf: str
    member: bool
    login: str
    protocol: str
    version: str
    compiled: bool


class ChangeMe(Struct, frozen=True):
    """What a person types is taken whole, as long as it is: a sentence of its own says what is wrong with it."""

    name: str | None = None
    lang: Lang | None = None


class LogIn(Struct, frozen=True):
    login: str
    password: str


class ChangePassword(Struct, frozen=True):
    old: str
    new: str


class ResetPassword(Struct, frozen=True):
    code: str
    password: str


class DeleteMe(Struct, frozen=True):
    """`password`: a member's own; a guest has none."""

    password: str = ""


class Complaint(Struct, frozen=True):
    """Of a line of talk by its number, or of who sits on a seat."""

    table: TableId
    line: Annotated[int, Meta(ge=1)] | None = None
    seat: SeatNumber | None = None
    why: Annotated[str, Meta(max_length=500)] = ""


class Nothing(Struct, frozen=True):
    """An empty object."""


class SessionLine(Struct, frozen=True):
    """Somewhere I am logged in."""

    id: str
    made: int
    seen: int
    agent: str
    here: bool


class Sessions(Struct, frozen=True):
    sessions: tuple[SessionLine, ...]


class EndSession(Struct, frozen=True):
    session: Annotated[str, Meta(min_length=1, max_length=32)]


class GameEntry(Struct, frozen=True):
    id: str
    family: str
    shelf: str
    seats: int
    presets: tuple[str, ...]
    levels: tuple[str, ...]


class Games(Struct, frozen=True):
    games: tuple[GameEntry, ...]


class OptionField(Struct, frozen=True):
    name: str
    kind: Literal["bool", "int", "choice", "text", "list"]
    default: Any
    doc: str
    rule: str
    choices: tuple[Any, ...]
    low: int | None
    high: int | None
    optional: bool


class GameForm(Struct, frozen=True):
    id: str
    family: str
    shelf: str
    seats: int
    presets: tuple[str, ...]
    levels: tuple[str, ...]
    fixed: Options
    fields: tuple[OptionField, ...]
    forms: dict[str, Options]


class CheckGame(Struct, frozen=True):
    preset: Preset = ""
    options: Options = field(default_factory=dict)


class CheckedGame(Struct, frozen=True):
    game: str
    options: Options
    seats: int


class RulesPage(Struct, frozen=True):
    page: str
    markdown: str


class Rules(Struct, frozen=True):
    pages: tuple[RulesPage, ...]
    phases: dict[str, list[str]]


class PlayNow(Struct, frozen=True):
    game: GameId
    preset: Preset = ""
    options: Options = field(default_factory=dict)
    level: Annotated[str, Meta(max_length=16)] = "book"


class NewTable(Struct, frozen=True):
    game: GameId
    preset: Preset = ""
    options: Options = field(default_factory=dict)
    seats: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=64)] | None = None
    listed: bool = False
    watch: bool = True
    clock: Clock | None = None
    talk: TalkKind = "free"
    rated: bool = False
    start: dict[str, Any] | None = None
    """A described position to begin with."""


class Join(Struct, frozen=True):
    invite: Invite | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    table: str
    seat: int
    invite: str


class RecordFile(Struct, frozen=True, omit_defaults=True):
    """A record, `docs/record.md`."""

    format: str
    game: str
    revision: int
    options: Options
    seats: tuple[str, ...]
    log: tuple[Any, ...]
    start: dict[str, Any] | None = None
    fair: tuple[ProvedHand, ...] = ()


class ReplayFrame(Struct, frozen=True):
    """What has happened, and how it was then."""

    steps: tuple[Step, ...]
    scene: Scene
    event: int
    """By this number the book is asked what it would have done here."""


class BookSays(Struct, frozen=True):
    """What the book would have done, and by which advice (`Hint`)."""

    seat: int
    move: int
    text: str
    says: Message
    advice: str
    figures: dict[str, Any]


class ReplayHand(Struct, frozen=True):
    """A hand that is over, frame by frame, with the eyes of `seat` (-1: a spectator's, -2: everybody's)."""

    table: str
    game: str
    preset: str
    family: str
    options: Options
    seats: tuple[Place, ...]
    hand: int
    hands: int
    over: bool
    seat: int
    eyes: tuple[int, ...]
    frames: tuple[ReplayFrame, ...]


class TableLine(Struct, frozen=True):
    table: str
    game: str
    preset: str
    seats: tuple[Place, ...]
    state: TableState
    free: tuple[int, ...]
    seat: int
    rated: bool
    my_move: bool
    until: int
    start: bool


class CheckPosition(Struct, frozen=True):
    """A described position; `seat`: with whose eyes it is to be seen, -1 a spectator's, -2 with all cards open."""

    game: GameId
    start: dict[str, Any]
    preset: Preset = ""
    options: Options = field(default_factory=dict)
    seat: Annotated[int, Meta(ge=-2, le=63)] = -2


class PositionPart(Struct, frozen=True):
    """What a position of this game has under a name, and within which bounds."""

    name: str
    kind: Literal["number", "word", "flag", "numbers", "words", "table", "entries", "value"]
    low: int | None
    high: int | None
    words: tuple[str, ...]
    size: int


class CheckedPosition(Struct, frozen=True):
    """A position that can be: described whole, the parts it has, and as it is seen. Or `refused`: why it cannot."""

    start: dict[str, Any]
    parts: tuple[PositionPart, ...]
    seats: int
    actors: tuple[int, ...]
    deal: str
    """The deal that is due, or nothing."""
    over: bool
    scene: Scene | None
    refused: Mistake | None = None


class SolvedMove(Struct, frozen=True):
    """A move, and what the hand then brings the seat if all play their best."""

    text: str
    says: Message
    score: int


class SolvedPosition(Struct, frozen=True):
    """What each move is worth to the seat to move with all cards open, the best first; none where it is too far."""

    seat: int
    moves: tuple[SolvedMove, ...]


class PositionFile(Struct, frozen=True):
    """A position with the game it is of, as it is copied and pasted."""

    game: str
    preset: str
    options: Options
    start: dict[str, Any]


class AskPosition(Struct, frozen=True):
    """A game of which a position is wanted: freshly dealt, or after so many moves made at random."""

    game: GameId
    preset: Preset = ""
    options: Options = field(default_factory=dict)
    moves: Annotated[int, Meta(ge=0, le=200)] = 0


class PrintedCard(Struct, frozen=True):
    """A card as it is printed in one language; -1 where a number does not apply."""

    id: str
    name: str
    type: str
    elements: tuple[str, ...]
    classes: tuple[str, ...]
    kind: str
    cost: int
    strike: int
    lives: int
    rarity: str
    reserve: str
    text: tuple[tuple[tuple[str, str], ...], ...]
    """Paragraphs of pieces: the words, and the entry of the glossary that they name, or nothing."""


class PrintedDeck(Struct, frozen=True):
    id: str
    name: str
    plan: str
    hero: str
    cards: dict[str, int]


class CardSetPage(Struct, frozen=True):
    set: str
    name: str
    lang: str
    cards: tuple[PrintedCard, ...]
    decks: tuple[PrintedDeck, ...]


class CheckDeck(Struct, frozen=True):
    """A list and what the table's options say about lists."""

    hero: str
    cards: Annotated[dict[str, Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=200)]
    deck_min: Annotated[int, Meta(ge=0, le=200)] = 40
    copies_max: Annotated[int, Meta(ge=0, le=99)] = 3
    horde_max: Annotated[int, Meta(ge=0, le=99)] = 5
    multi_element: Literal["any", "all"] = "any"
    set_rules: bool = True


class DeckFault(Struct, frozen=True):
    code: str
    card: str
    rule: str


class CheckedDeck(Struct, frozen=True):
    faults: tuple[DeckFault, ...]


class Tables(Struct, frozen=True):
    tables: tuple[TableLine, ...]


DailyState = Literal["new", "playing", "over"]


class DailyResult(Struct, frozen=True):
    """What somebody made of a deal, and the share of the others whom he has outdone, exactly: `1/2`."""

    name: str
    score: int
    share: str
    you: bool


class DailyLine(Struct, frozen=True):
    """A game's deal of the day. `results` are empty until I have played it, or the day is over."""

    game: str
    preset: str
    state: DailyState
    table: str
    played: int
    results: tuple[DailyResult, ...]


class Daily(Struct, frozen=True):
    day: str
    until: int
    past: bool
    games: tuple[DailyLine, ...]


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping", "storage"]
    version: str
    compiled: bool
    tables: int
    clients: int
    thinking: int
    seconds: int
    broken: int
