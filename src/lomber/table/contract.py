"""The contract: what a game is, what a position is, what a view is.

Three words. A `Game` is immutable: an id, its options, its bounds. A `State` is one position: compiled, trusted,
typed calls only. A `Table` (in `lomber.table.table`) is a game being played: state, shoe and log; it checks all
that comes in. People, bots, server and adapters use a `Table`; only search and `play/` touch a `State`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lomber.cards.bits import BIT, lowest
from lomber.cards.pack import card_name, read_card
from lomber.table.chance import EVERYONE, Deal
from lomber.table.errors import IllegalMove
from lomber.table.moves import MoveBook
from lomber.table.options import written
from lomber.table.scene import Choice, Message, Scene, Seat, Zone
from lomber.table.sheet import Entry, Sheet
from lomber.table.unseen import Unseen

SPECTATOR: Final[i64] = -1
"""The seat of somebody who only watches."""

EVERYTHING: Final[i64] = -2
"""Not a seat: asks `position` for the whole truth."""

BLANK: Final = Sheet("table", ())
"""A sheet on which nothing is written."""


class Field:
    """One field of an encoding: so many numbers, and what they mean."""

    def __init__(self, name: str, size: i64, doc: str) -> None:
        self.name = name
        self.size = size
        self.doc = doc

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.size}, {self.doc!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one seat may see, and nothing else. Each game adds typed fields; its book bot reads them.

    `State.view` fills it: these fields, which every game has, and those of the game.
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.phase: str = ""
        self.hand: i64 = 0
        """The number of the deal."""
        self.sheet: Sheet = BLANK
        self.over: bool = False
        self.scores: list[int] = []

    def scene(self) -> Scene:
        """The view as zones, seats, prompt, choices and sheet: what a page and a terminal draw."""
        return Scene(
            int(self.seat),
            self.phase,
            int(self.hand),
            self.prompt(),
            tuple(self.seats()),
            tuple(self.zones()),
            tuple(self.choices()),
            self.sheet,
            tuple(self.facts()),
            self.over,
            tuple(self.scores),
            self.drawing(),
        )

    def prompt(self) -> Message:
        """The one plain sentence that says what the seat is asked for, or whom it waits for."""
        raise NotImplementedError

    def seats(self) -> list[Seat]:
        """The players with their marks and figures."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """The places where cards lie."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """What is open to the seat, its asides too."""
        raise NotImplementedError

    def facts(self) -> list[Message]:
        """What else a player would be told: the contract, the trumps, how the last deal ended."""
        return []

    def drawing(self) -> dict[str, Any]:
        """What a drawing of the game's own needs besides zones and seats: the places of a pyramid. Plain JSON."""
        return {}

    def observe(self) -> list[float]:
        """The view as numbers, field by field as `Game.fields` documents them."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """One numbered piece of the book's advice. `choose` answers a legal move of the view, or -1: no opinion."""

    def __init__(self, number: str) -> None:
        self.number = number

    def choose(self, view: View) -> i64:
        raise NotImplementedError

    def words(self, view: View) -> dict[str, Any]:
        """Arguments of the message that gives this advice, where it says figures: the odds it goes by."""
        return {}

    def heed(self, kept: list["Advice"]) -> None:
        """The pieces in force, this one among them, told once by whoever consults them.

        Most need not know. A warning ("never lead from ace and queen") speaks through the lead that the other
        pieces make instead; so those must know which warnings stand.
        """


class Look:
    """A decision as a reduced form has it: what the seat knows there, in a word, and the moves it chooses from.

    In a position of the real game these are legal moves, the nearest there are to those of the form, in its order.
    """

    def __init__(self, key: str, moves: list[int]) -> None:
        self.key = key
        self.moves = moves


class Chance:
    """A deal and its weight among the others."""

    def __init__(self, order: vec[i64], weight: float) -> None:
        self.order = order
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class Reduced:
    """A form of a game so small that it can be solved whole: fewer deals, fewer moves, less remembered.

    It is played by the game's own rules, one hand, in `game`. A player of the real game who can say where he stands
    in the reduced form (`look`) may play as its solution does.
    """

    def __init__(self, name: str, game: "Game", drawn: int) -> None:
        self.name = name
        """Its solution is `solved/NAME.txt` in the folder of the game."""
        self.game = game
        self.drawn = drawn
        """Of all deals so many are drawn."""

    def deals(self, state: "State") -> list[Chance]:
        """The deals of the form, instead of all that the position could have."""
        raise NotImplementedError

    def settled(self, view: View) -> i64:
        """What the form leaves no choice in: the move that is always made here; -1: it is to be decided."""
        return -1

    def look(self, view: View, said: list[tuple[int, str]]) -> Look | None:
        """Where the seat to move stands in the form, from its view and the moves of the hand as it knows them.

        None: nowhere; the real position has no counterpart.
        """
        raise NotImplementedError


class Reckoning:
    """What a position comes to when all play their best with open cards, as one seat reckons it."""

    def __init__(
        self, scores: list[int], gain: int = 0, counts: str = "", trick: int = 0, alone: bool = False
    ) -> None:
        self.scores = scores
        self.gain = gain
        """What its side will have of what is counted in the play, less where it wants none of it."""
        self.counts = counts
        """What that is: "tricks", "points"; nothing where the scores say all."""
        self.trick = trick
        """The trick in progress or to be led, from 1; 0 where there are none."""
        self.alone = alone
        """Everybody plays for himself: of the scores only the seat's own means anything, and it is what the seat
        holds against all others together."""


class Gist:
    """What still matters in a position whose rest is a matter of skill alone, all cards lying open."""

    def __init__(self, key: list[int], banked: list[int]) -> None:
        self.key = key
        """Positions of one hand with equal keys have the same to win and to lose from here on."""
        self.banked = banked
        """By seat: what is sure already, so that the scores at the end are this and what is still to come."""


class State:
    """One position of a match. Mutable; copied explicitly. A seat is a player, for the whole match."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    # -- whose move

    def actors(self) -> i64:
        """Mask of the seats that must move now. Several: their moves are sealed from each other."""
        raise NotImplementedError

    def acts(self, seat: i64) -> bool:
        """Must this seat move now? A spectator never must."""
        return seat >= 0 and bool(self.actors() & BIT[seat])

    def whose_turn(self) -> i64:
        """Whose turn it is, whoever is asked something in the course of it; -1 where nobody must move."""
        actors = self.actors()
        return lowest(actors) if actors else -1

    def legal(self, seat: i64) -> vec[i64]:
        """What an actor may do, ascending; empty for everybody else."""
        raise NotImplementedError

    def asides(self, seat: i64) -> vec[i64]:
        """What a seat may do unasked (claim, concede, act out of turn). Never needed for a game to end."""
        return vec[i64]()

    def play(self, seat: i64, move: i64) -> None:
        """A move or an aside happens whole, or raises IllegalMove with the position unchanged."""
        raise NotImplementedError

    def midway(self, seat: i64) -> bool:
        """Is the seat in the middle of a gesture (choosing several cards) that nobody else may see yet?"""
        return False

    def sealed(self) -> i64:
        """0, or the number of the sealed round in progress; each round has another number within a hand."""
        return 0

    def audience(self, seat: i64, move: i64) -> i64:
        """Who may know what is done, asked before it is done: a mask of seats, or EVERYONE."""
        return EVERYONE

    # -- chance

    def awaits(self) -> Deal | None:
        """The deal that must be made before anybody can move, or None."""
        raise NotImplementedError

    def dealt(self, order: vec[i64]) -> None:
        """The cards of the awaited deal, pile after pile; piles that are sets come sorted."""
        raise NotImplementedError

    def sees(self, seat: i64, deal: i64, pile: str, index: i64) -> bool:
        """Has the seat seen this position of the hand's deal number `deal` (-1: of the set-up)?

        Asked only of positions that were not open to the seat when they were dealt. What the end of a hand lays
        open it says too: asked after it, of every seat and of the SPECTATOR.
        """
        return False

    def is_ordered(self, pile: str) -> bool:
        """Has this pile of `position` an order that matters (a stock)? Else it is a set.

        Of a set-up's sets the cards a seat knows stand first in its seen log: the places of the others tell
        nothing.
        """
        return False

    # -- the match

    def copy(self) -> "State":
        raise NotImplementedError

    def this_hand(self) -> "State":
        """A copy whose match ends with the hand in progress; its scores are what that hand changes."""
        raise NotImplementedError

    def hand_number(self) -> i64:
        """The deal in progress, or the next to be dealt, counted from 1."""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def scores(self) -> list[int]:
        """By seat, in the game's own unit: what each has won or lost, were it to be settled now."""
        raise NotImplementedError

    def foreseen(self) -> list[int]:
        """The scores of best play by all with open cards, where the game can tell them exactly; else nothing.

        A search that asks for it (`solve=1`) stops playing out where it gets an answer. TooDeep: it would take too
        long.
        """
        return []

    def reckoned(self, seat: i64) -> Reckoning | None:
        """What is foreseen, as one seat reckons it; None where the game cannot tell.

        Where everybody plays for himself there is no best play by all: then it is what this seat can hold against
        all others together, and only its own score means anything.
        """
        scores = self.foreseen()
        return Reckoning(scores) if scores else None

    def tricks_to_come(self) -> i64:
        """How many tricks will yet be completed, where nothing but play is left; -1 elsewhere.

        A search with `solve=7` asks what is foreseen in the last seven alone.
        """
        return -1

    def gist(self) -> Gist | None:
        """What still matters, where nothing but play is left: no card to be dealt, none hidden in a stock.

        None: elsewhere. A game that says this, and has no solver of its own, is solved by the general one
        (`play/open_play.py`).
        """
        return None

    def likely(self, seat: i64) -> float:
        """How well what the others have said and laid away goes with the hands they have here, from 0 to 1.

        Asked of guessed worlds by a search (`belief=1`), which draws again where it does not believe one. The
        words of `seat` itself say nothing new.
        """
        return 1.0

    def sensible(self, seat: i64) -> vec[i64]:
        """The legal moves worth a thought where time is short (`narrow=1`), ascending: of equal cards one."""
        return self.legal(seat)

    def outlook(self) -> list[float]:
        """By seat: what the scores are likely to be when the hand is over, as a player judges at a glance.

        A search asks it of positions that it has no time to play to the end; it may use all that lies on the
        table and in the hands, for the world is a guessed one. Here: what they would be were it settled now.
        """
        return [float(score) for score in self.scores()]

    def sheet(self) -> Sheet:
        raise NotImplementedError

    # -- what is known

    def view(self, seat: i64) -> View:
        raise NotImplementedError

    def observe(self, seat: i64, numbers: vec[float], at: i64) -> None:
        """Write what `view(seat).observe()` gives into a long row of numbers, from this place on.

        A game whose view is dear may know a shorter way to the same numbers.
        """
        for number in self.view(seat).observe():
            numbers[at] = number
            at += 1

    def glimpse(self, seat: i64, moves: vec[i64]) -> View:
        """The view as far as the game's own advice reads it, for playouts that follow the advice move by move.

        Where a whole view is dear, what only people look at (sheet, story) may be left out. `moves` are those that
        are legal for the seat: who plays on knows them already.
        """
        return self.view(seat)

    def position(self, seat: i64) -> dict[str, Any]:
        """The position in words and numbers, as `Game.set_up` reads it; `piles` holds all cards by name.

        For a seat, cards it may not see are `??`; for EVERYTHING it is the whole truth, and equal positions
        give equal descriptions.
        """
        raise NotImplementedError

    def aloud(self) -> list[str]:
        """What the table has announced in this hand to all, though no card or move shows it.

        Where combinations are counted by the table itself, everybody hears "three sevens" and no card is laid
        open: then this is part of what a seat knows, and `clues` says what follows from it.
        """
        return []

    def whispered(self, seat: i64) -> list[str]:
        """The same for one seat alone: a card drawn from a deck onto which somebody had put it unseen.

        Where it lay when it was dealt the seat does not learn; so no dealt position shows the card.
        """
        return []

    def clues(self, seat: i64, unseen: Unseen) -> None:
        """Say where unseen cards can be: only what the seat knows may be used."""

    def recall(self, seat: i64, shape: list[i64], world: dict[str, list[int]]) -> list[int]:
        """The moves of a gesture whose struck codes are -1, in a world where each place holds these cards."""
        raise NotImplementedError

    # -- words

    def name(self, move: i64) -> str:
        return self.game.book.text(move)

    def parse(self, text: str) -> i64:
        """The move written so; ValueError where the text is none."""
        return self.game.book.code(text)

    def unnamed(self, seat: i64, text: str) -> IllegalMove | None:
        """The refusal of a text that is no move of this game, though a rule speaks of it: a stake out of step.

        None: it is no move anybody has heard of.
        """
        return None

    def struck(self, move: i64) -> str:
        """The move as somebody reads it who may not know all of it."""
        return self.game.book.struck(move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """An immutable game: id, options, bounds. Makes positions; knows nothing of bots, servers or screens."""

    def __init__(self, id: str, options: Any, seats: i64, book: MoveBook) -> None:
        self.id = id
        self.options = options
        self.seats = seats
        self.book = book
        self.revision: i64 = 1
        """Raised when a rule is corrected, so that an older record can say where it differs."""
        self.longest: i64 = 0
        """No hand has more moves than this (asides not counted)."""
        self.deals: i64 = 1
        """No hand has more deals than this."""
        self.told_moves: i64 = 0
        self.told_deals: i64 = 0
        """The numbers of an information state tell the newest so many moves and deals; 0: as many as a hand has."""
        self.pool: i64 = 52
        """No deal has more cards than this; cards are numbered below `cards`."""
        self.cards: i64 = 52
        self.low: int = 0
        self.high: int = 0
        """A hand changes no seat's score by less than `low` or more than `high`; both 0: no bound is stated."""
        self.zero_sum: bool = True
        self.carries: bool = False
        """True: money may lie on the table from one hand to the next, so that one hand by itself (`this_hand`) need
        not add up to nothing, though the match does."""
        self.fixed_names: bool = True
        """A code always means the same text. False where the state names `pick(i)` by what lies there."""
        self.redraws: bool = False
        """True: clues do not say everything (“your point is not good”); guessed histories that the rules refuse are
        drawn again. The refusals must be few: each is a replay."""
        self.retells: bool = False
        """True: hidden cards are shuffled anew in the midst of a hand, so that where each was dealt tells nothing
        and cannot be counted. The game's own `teller` draws the guessed histories, and `clues` says nothing."""
        self.keeps_closed: bool = False
        """What a hand has not shown stays closed for ever, even to who plays against bots alone: a bluff is never
        uncovered."""
        self.silent: bool = False
        """True: by the game's own options nobody talks at its table; a server opens one without talk."""
        self.pages: list[str] = []
        """The rules pages of this form, in the order in which they are read."""

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in written(self.options).items())
        return f"make({self.id!r}{options})"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: Any) -> "Game":
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError(f"a game does not travel between processes, its name does: {self!r}")

    def start(self) -> State:
        """The beginning of a match, before the first deal."""
        raise NotImplementedError

    def set_up(self, position: dict[str, Any]) -> State:
        """A described position; BadPosition with a sentence where it cannot be. Missing parts are defaults."""
        raise NotImplementedError

    def score(self, result: dict[str, Any]) -> list[Entry]:
        """The sheet entries of a described result, without any play: the scorer by itself."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """What `View.observe` writes, field by field."""
        raise NotImplementedError

    def advice(self) -> list[Advice]:
        """The book's advice in the order in which it is consulted."""
        raise NotImplementedError

    def exact(self) -> list[Advice]:
        """What arithmetic says instead of the book, in the same order; empty where nothing is settled by it.

        A game that has such pieces names `exact` as the manner of its club bot.
        """
        return []

    def reduced(self) -> list[Reduced]:
        """The reduced forms whose solutions a player of this game, with these options, can use."""
        return []

    def teller(self, seen: Any) -> Any:
        """With `retells`: a `lomber.play.worlds.Teller` of the histories that agree with this seen log."""
        raise NotImplementedError

    def card_name(self, card: i64) -> str:
        return card_name(card)

    def read_card(self, text: str) -> i64:
        return read_card(text)
