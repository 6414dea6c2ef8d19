# lomber: interpreted
"""A position in words, and back: how the game began, the moves that all know, and where every card lies.

A position in the middle of a nest of triggers cannot be drawn on a board; it can be told. So a description holds
the moves of the game as everybody may read them, every motion of hidden cards, and the cards themselves in `piles`:
the game is told once more with them. A game may also begin with a *board*, described as scenarios are (18.6).
"""

from __future__ import annotations

from typing import Any, Final

from lomber.games.berserk import score
from lomber.games.berserk.cards import ORDINARY
from lomber.games.berserk.collection import collection_of
from lomber.games.berserk.ledger import Ledger
from lomber.games.berserk.lint import lint_board
from lomber.games.berserk.lint_values import Fault
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.names import SIDES
from lomber.games.berserk.retelling import Retelling, beginning, gestures_of
from lomber.games.berserk.scenario import Scenario
from lomber.games.berserk.state import Duel
from lomber.games.berserk.tabled import Tabled
from lomber.games.berserk.telling import Flow, Lines, Told
from lomber.play import refusals
from lomber.play.assign import Fast
from lomber.play.setups import Described, entries_written, play_sealed
from lomber.table.chance import EVERYONE
from lomber.table.contract import EVERYTHING
from lomber.table.errors import BadPosition, IllegalMove
from lomber.table.scene import HIDDEN

ZONES: Final = ("deck", "hand", "graveyard", "play")
PILES: Final = [f"{zone}.{player}" for player in range(2) for zone in ZONES]
TRIES: Final = 200
"""Ways in which a game is told before its description is called impossible."""
STRANGE: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError)
"""What goes wrong where a description is nonsense."""


# -- describing


def described(state: BerserkState, seat: int) -> dict[str, Any]:
    """The whole truth, or what a seat may know of it."""
    everything = seat == EVERYTHING
    kept = [entry for entry in state.entries if entry.hand < state.hand]
    position: dict[str, Any] = {
        "hand": int(state.hand),
        "wins": list(state.before),
        "entries": entries_written(kept),
        "loser": int(state.loser),
        "begun": state.begun,
        "chooser": int(state.chooser),
        "board": state.board,
        "log": list(state.log),
        "aloud": state.aloud(),
        "sealed": _sealed(state, seat),
        "midway": state.gesture[:] if everything or state.midway(seat) else [],
        "pages": int(state.turned) if everything or state.acts(seat) else 0,
        "made": _made(state),
        "piles": piles_of(state),
    }
    if not everything:
        position["piles"] = _struck(state, position["piles"], seat)
    return position


def _sealed(state: BerserkState, seat: int) -> dict[str, list[str]]:
    """Lists that are handed in, or half made, before both are known."""
    if state.duel is not None:
        return {}
    return {
        str(each): [state.game.book.text(move) for move in state.handing[each].moves]
        for each in range(2)
        if state.handing[each].moves and seat in (each, EVERYTHING)
    }


def piles_of(state: BerserkState) -> dict[str, str]:
    """All cards by zone: decks from the top, graveyards from the bottom; those in play by their owner."""
    duel = state.duel
    if duel is None:
        return {}
    found = {}
    for player in range(2):
        zones: dict[str, list[int]] = {
            "deck": duel.decks[player][::-1],
            "hand": duel.hands[player],
            "graveyard": duel.graveyards[player],
            "play": [
                int(part.piece)
                for thing in duel.things
                for part in thing.parts
                if duel.owner_of[part.piece] == player
            ],
        }
        for zone, pieces in zones.items():
            names = [state.cards.kind_text(duel.kind_of(piece), player) for piece in pieces]
            found[f"{zone}.{player}"] = " ".join(sorted(names) if zone == "hand" else names)
    return found


def _made(state: BerserkState) -> list[str]:
    """Cards from the reserve that lie in the piles: all know them (BH-11)."""
    if state.duel is None:
        return []
    library = state.cards.library
    words = [word for text in piles_of(state).values() for word in text.split()]
    return sorted(word for word in words if library.card(word.partition("@")[0]).reserve != ORDINARY)


def sights_of(state: BerserkState) -> dict[str, list[int]]:
    """By pile: who knows each of its cards; everybody, or a mask of seats."""
    duel = state.duel
    if duel is None:
        return {}
    found = {}
    for name, text in piles_of(state).items():
        zone, _, holder = name.partition(".")
        player = int(holder)
        if zone == "deck":
            masks = duel.ledger.deck_known[player][::-1]
            found[name] = [int(EVERYONE) if mask == 3 else mask for mask in masks]
        elif zone == "hand":
            known = [state.cards.kind_text(kind, player) for kind in duel.ledger.hand_known[player]]
            found[name] = []
            for word in text.split():
                shown = word in known
                if shown:
                    known.remove(word)
                found[name].append(int(EVERYONE) if shown else 1 << player)
        else:
            found[name] = [int(EVERYONE)] * len(text.split())
    return found


def _struck(state: BerserkState, piles: dict[str, str], seat: int) -> dict[str, str]:
    sights = sights_of(state)
    found = {}
    for name, text in piles.items():
        words = [
            word if mask == EVERYONE or (seat >= 0 and mask >> seat & 1) else HIDDEN
            for word, mask in zip(text.split(), sights[name], strict=True)
        ]
        if name.startswith("hand."):
            words.sort(key=lambda word: (word == HIDDEN, word))
        found[name] = " ".join(words)
    return found


# -- setting up


def set_up(game: Tabled, position: dict[str, Any]) -> BerserkState:
    """A described position; BadPosition with a sentence where it cannot be."""
    data = Described(position)
    state = _before(game, data)
    log = data.words("log")
    board = data.table("board")
    lines = data.words("aloud")
    midway = data.words("midway")
    chooser = data.number("chooser", -1, -1, 1)
    pages = data.number("pages", 0, 0, 10_000)
    data.value("made", [])
    data.value("sealed", {})
    piles = {name: data.pile(name) for name in PILES}
    data.finish()
    unknown = [name for name in data.table("piles") if name not in PILES]
    if unknown:
        known = ", ".join(PILES)
        sentence = f"there is no pile {unknown[0]!r}; there are {known}"
        raise BadPosition(sentence, "position-pile", pile=unknown[0], known=known)
    if not state.begun:
        if log or board or any(piles.values()):
            raise refusals.undealt()
        return state
    if board and not lines:
        _lay_board(state, board, piles)
    elif lines:
        state = _told(game, position, log, lines, chooser, piles)
    else:
        play_sealed(state, data)
        return state
    _finish_choice(state, midway, pages)
    _same(state, {name: piles[name] for name in data.table("piles")} if lines else {})
    state.sights = sights_of(state)
    return state


def _before(game: Tabled, data: Described) -> BerserkState:
    """The match before this game."""
    state = BerserkState(game)
    state.hand = data.number("hand", 1, 1, 10**6)
    state.wins = data.numbers("wins", [0, 0], 0, 10**6)
    state.before = state.wins[:]
    state.entries = data.entries()
    state.loser = data.number("loser", -1, -1, 1)
    state.begun = data.flag("begun") or bool(data.table("board"))
    _check_that_it_goes_on(state)
    return state


def _check_that_it_goes_on(state: BerserkState) -> None:
    """Nobody has won the match, and a game of it is left to be played (BH-284)."""
    options = state.game.options
    if score.is_decided(list(state.wins), 0, options.match):
        raise refusals.won_already("wins", "BH-284")
    last = min(options.match, options.hands or options.match)
    if max(state.hand, sum(state.wins) + 1) > last:
        raise refusals.match_over()


def _told(
    game: Tabled,
    position: dict[str, Any],
    log: list[str],
    lines: list[str],
    chooser: int,
    piles: dict[str, str],
) -> BerserkState:
    """The game told once more, so that its cards lie as described."""
    for attempt in range(TRIES):
        try:
            return _tell(game, position, log, lines, chooser, piles, attempt)
        except IllegalMove:
            continue
        except STRANGE as error:
            raise BadPosition(f"nobody can tell a game so: {error}", "berserk-untold") from None
    raise _otherwise()


def _otherwise() -> BadPosition:
    return BadPosition("the cards do not lie as these moves have led to", "berserk-otherwise")


def _tell(
    game: Tabled,
    position: dict[str, Any],
    log: list[str],
    lines: list[str],
    chooser: int,
    piles: dict[str, str],
    attempt: int,
) -> BerserkState:
    read = Lines(game, lines, 0)
    flows = [_flow(game, position, read, told, piles, attempt) for told in read.players]
    start = beginning(game, position, flows)
    state = set_up(game, start)
    retelling = Retelling(state, read.motions, flows, chooser, Fast(attempt))
    retelling.deal()
    for seat, texts in gestures_of(log):
        if state.is_over or not 0 <= seat < 2:
            raise BadPosition("a move after the end, or of nobody", "berserk-untold")
        retelling.act(seat, texts)
        retelling.deal()
    if state.aloud() != lines or state.log != log:
        raise IllegalMove(-1, "log", "notation", "bad-record")
    return state


def _flow(
    game: Tabled, position: dict[str, Any], read: Lines, told: Told, piles: dict[str, str], attempt: int
) -> Flow:
    """How one player's cards can have gone, so that they lie as described.

    Found for each by himself: what he drew of what nobody remembers must not depend on the other's cards.
    """
    player = int(told.player)
    hand = [int(game.read_kind(word, player)) for word in piles[f"hand.{player}"].split()]
    deck = [int(game.read_kind(word, player)) for word in piles[f"deck.{player}"].split()]
    if not told.is_listed:
        told.list = _list_of(game, player, piles, position.get("board") or {})
    if len(told.list) != told.size:
        sentence = "a deck of another size was handed in"
        raise refusals.miscounted(sentence, f"deck.{player}", len(told.list), int(told.size))
    for again in range(TRIES):
        try:
            flow = Flow(game, told, read.motions, Fast(attempt * TRIES + again))
            flow.lay_out(sorted(hand), deck)
            return flow
        except IllegalMove:
            continue
    raise _otherwise()


def _list_of(game: Tabled, player: int, piles: dict[str, str], board: dict[str, Any]) -> list[int]:
    """The cards that a player brought: all that are his and were not made, wherever they lie; not the hero.

    On a board those are not counted that lay there open from the beginning.
    """
    found = []
    for name, text in piles.items():
        holder = int(name.partition(".")[2])
        for word in text.split():
            kind = int(game.read_kind(word, holder))
            card = game.library.cards[kind // 2]
            if kind % 2 == player and card.reserve == ORDINARY and kind // 2 not in game.heroes:
                found.append(kind)
    if board:
        laid = set_up(game, {"board": board})
        for kind in _list_of(game, player, piles_of(laid), {}):
            found.remove(kind)
    return sorted(found)


def _finish_choice(state: BerserkState, midway: list[str], pages: int) -> None:
    """What somebody has chosen of several things so far, and the page he looks at."""
    duel = state.duel
    for text in midway:
        try:
            if duel is None or duel.question is None:
                raise ValueError(text)
            state.play(duel.question.player, state.parse(text))
        except (ValueError, IllegalMove):
            raise refusals.impossible("midway", text) from None
    for _ in range(pages):
        try:
            if duel is None or duel.question is None:
                raise ValueError(pages)
            state.play(duel.question.player, state.cards.more_code)
        except (ValueError, IllegalMove):
            raise refusals.not_now("there are not so many pages", "pages") from None
    if state.gesture != midway:
        raise refusals.not_now("that choice is finished", "midway")


def _same(state: BerserkState, piles: dict[str, str]) -> None:
    """The cards lie as described, hands in any order."""
    now = piles_of(state)
    for name, text in piles.items():
        words, lying = text.split(), now.get(name, "").split()
        if name.startswith("hand."):
            words.sort()
        if words != lying:
            raise BadPosition(f"pile {name} cannot be {text!r} here", "berserk-pile", pile=name)


# -- a board (18.6)


def _lay_board(state: BerserkState, board: dict[str, Any], piles: dict[str, str]) -> None:
    game = state.cards
    try:
        duel = _board_duel(game, board, piles)
    except KeyError as error:  # a creature in one line, which the set does not have
        word = str(error.args[0])
        raise BadPosition(f"there is no card {word!r}", "berserk-no-card", text=word) from None
    except STRANGE as error:
        raise BadPosition(f"nobody can lay out such a board: {error}", "berserk-board") from None
    for player in range(2):
        state.held[player] = sorted(int(duel.kind_of(piece)) for piece in duel.hands[player])
        hidden = [*duel.hands[player], *duel.decks[player]]
        state.handing[player].cards = sorted(int(duel.kind_of(piece)) for piece in hidden)
        state.handing[player].hero = duel.hero(player).card().number
        state.handing[player].done = True
    duel.ledger = Ledger()
    duel.ledger.deck_known = [[0] * len(deck) for deck in duel.decks]
    state.board = board
    state.duel = duel
    duel.run()


def _misdescribed(fault: Fault) -> BadPosition:
    """What is wrong with the description of a board (18.6)."""
    part = fault.where.removeprefix("scenario.")
    if part.endswith(".card") and fault.code.startswith("unknown"):
        word = fault.words["word"]
        return BadPosition(f"there is no card {word!r}", "berserk-no-card", text=word)
    rule = "BH-3" if part.endswith(".coins") else ""
    return BadPosition(f"a board has no such {part}", "berserk-board-part", rule, part=part)


def _board_duel(game: Tabled, board: dict[str, Any], piles: dict[str, str]) -> Duel:
    """The duel of a scenario whose hidden cards lie in piles."""
    cards = collection_of(game.options.card_set).described
    faults = lint_board(board, cards, int(game.rules.coin_max))
    if faults:
        raise _misdescribed(faults[0])
    laid: dict[str, Any] = dict(board)
    for player, side in enumerate(SIDES):
        zones = dict(board.get(side, {}))
        if "hand" in zones or "deck" in zones:
            raise BadPosition("hands and decks of a board are piles", "berserk-board-piles")
        for zone in ("deck", "hand"):
            kinds = [int(game.read_kind(word, player)) for word in piles[f"{zone}.{player}"].split()]
            zones[zone] = [
                {"card": game.library.cards[kind // 2].id, "owner": SIDES[kind % 2]} for kind in kinds
            ]
        laid[side] = zones
    return Scenario(laid, cards, game.rules, library=game.library).duel
