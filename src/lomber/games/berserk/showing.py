"""A view made from a position: only what lies open to this seat is put into it (BH-2, BH-11, BH-242)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.berserk.annotating import changes_of, pending_of, printed_at, shown_id
from lomber.games.berserk.cards import CREATURE, IN_DECK, IN_GRAVEYARD, IN_HAND, Step
from lomber.games.berserk.combat import Attack
from lomber.games.berserk.leaving import placed_count
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.names import answer_text, card_name
from lomber.games.berserk.payment import must_attack
from lomber.games.berserk.playing import price
from lomber.games.berserk.running import Trigger
from lomber.games.berserk.state import (
    ATTACK_WITH,
    CLOSE_OTHER,
    DEFENDER,
    DISCARD,
    FIELD,
    MAIN,
    MODE,
    MODULE,
    MULLIGAN,
    NEXT_TRIGGER,
    NONE,
    PICK,
    PLAY_CARD,
    REVEAL,
    SACRIFICE,
    TARGET,
    THIRST,
    USE,
    Duel,
    Question,
    Task,
)
from lomber.games.berserk.tabled import PAGE
from lomber.games.berserk.targets import ChooseModes, ChooseTargets
from lomber.games.berserk.texts import Text
from lomber.games.berserk.things import Thing
from lomber.games.berserk.triggers import Settle
from lomber.games.berserk.values import activated, is_fresh, refresh
from lomber.games.berserk.view import STORY_SHOWN, BerserkView, Option, Shown, placed_cards
from lomber.table.scene import HIDDEN

ABOUT_CARDS: Final = (
    TARGET,
    DEFENDER,
    MODULE,
    PICK,
    THIRST,
    DISCARD,
    SACRIFICE,
    CLOSE_OTHER,
    REVEAL,
    MULLIGAN,
)
"""Questions whose answers are cards."""
TOLD_OF_CARDS: Final = (
    "trigger",
    "dies",
    "wounded",
    "healed",
    "armour",
    "poisoned",
    "hidden",
    "blocked",
    "replaced",
)
"""What is told of objects in play, by their numbers."""
PLACES: Final = {int(IN_HAND): "hand", int(IN_GRAVEYARD): "graveyard", int(IN_DECK): "deck"}


def show(state: BerserkState, seat: i64) -> BerserkView:
    """The whole view."""
    view = glimpse(state, seat, state.legal(seat))
    view.sheet = state.sheet()
    view.scores = state.scores()
    view.asides = state.asides(seat)
    duel = state.duel
    if duel is None:
        _show_handing(state, view)
        return view
    view.winner = duel.winner
    view.reason = duel.reason
    _name(state, duel, view)
    _annotate(duel, view)
    _show_table(duel, view)
    _show_hidden(state, duel, view)
    _show_story(duel, view)
    return view


def glimpse(state: BerserkState, seat: i64, legal: vec[i64]) -> BerserkView:
    """What the book reads: cards in play, coins, the own hand, what is asked; no names, piles or story."""
    view = BerserkView(seat, state.cards)
    view.hand = state.hand_number()
    view.over = state.over()
    view.actors = state.actors()
    view.legal = legal
    duel = state.duel
    if duel is None:
        view.phase = "lists"
        if seat >= 0:
            view.handing = [state.game.book.text(move) for move in state.handing[seat].moves]
        return view
    refresh(duel)
    view.phase = duel.phase.replace(".", "-")
    view.turn = duel.turn
    view.active = duel.active
    for thing in duel.things:
        view.things.append(_shown(duel, thing, seat))
    for player in range(2):
        view.deck_sizes[player] = len(duel.decks[player])
        view.coins[player] = [duel.coins_open[player], duel.coins_closed[player]]
    if seat >= 0:
        view.own = sorted([int(duel.kind_of(piece)) for piece in duel.hands[seat]])
    _show_question(state, duel, view)
    return view


def _show_handing(state: BerserkState, view: BerserkView) -> None:
    if view.seat >= 0:
        view.has_handed_in = state.handing[view.seat].done


def _name(state: BerserkState, duel: Duel, view: BerserkView) -> None:
    """What cards in play and answers are called."""
    for thing in view.things:
        thing.name = card_name(duel, thing.number, {})
    if duel.question is not None:
        options = duel.question.options
        for at in range(len(view.options)):
            view.options[at].text = answer_text(duel, options[state.page * PAGE + at], {})
        if duel.question.about != NONE:
            view.about = shown_id(duel, duel.question.about, view.seat)
        if view.asked != NEXT_TRIGGER:
            for at in range(len(view.options)):
                if view.options[at].kind >= 0:
                    view.options[at].place = _place(duel, options[state.page * PAGE + at], view.asked)


def _place(duel: Duel, option: i64, asked: i64) -> str:
    """The zone where the card of an answer lies, as scenes call it, if it is not in play."""
    piece = duel.piece(option // FIELD % FIELD if asked == MAIN else option)
    zone = "" if piece < 0 else PLACES.get(int(duel.zone_of[piece]), "")
    return f"{zone}.{int(duel.holder_of[piece])}" if zone else ""


def _annotate(duel: Duel, view: BerserkView) -> None:
    """What is written beside the cards, on the table and in the own hand, and what Frenzy binds (chapter 25)."""
    for at in range(len(view.things)):
        thing, shown = duel.things[at], view.things[at]
        if shown.card >= 0:
            shown.changes = changes_of(duel, thing, view.seat)
            shown.paragraphs = [printed_at(thing, feature) for feature in activated(thing)]
        if thing.controller == view.seat and view.options and view.asked == MAIN and must_attack(duel, thing):
            view.frenzied.append(shown.name)
    if view.seat >= 0:
        held = sorted([(int(duel.kind_of(piece)), int(piece)) for piece in duel.hands[view.seat]])
        view.prices = [int(price(duel, piece, view.seat)) for _, piece in held]
    for task in duel.tasks:
        if isinstance(task, Attack):
            view.attack = [card_name(duel, task.attacker, {}), card_name(duel, task.target, {})]


def _show_table(duel: Duel, view: BerserkView) -> None:
    """What lies open to both beside the cards in play: graveyards, sizes, counters (BH-11)."""
    for player in range(2):
        view.hand_sizes[player] = len(duel.hands[player])
        ids = [duel.library.cards[duel.card_of[piece]].id for piece in duel.graveyards[player]]
        view.graveyards[player] = ids
        view.failed_draws[player] = duel.failed_draws[player]
        for card in placed_cards(view.cards):
            number = placed_count(duel, card, player)
            if number:
                view.placed[player][duel.library.cards[card].id] = int(number)


def _shown(duel: Duel, thing: Thing, seat: i64) -> Shown:
    """A hidden creature keeps its name for who has seen it, or shows only its back (G-13); its owner may peek."""
    back = thing.hidden and duel.rules.conceals and thing.controller != seat
    id = HIDDEN if back else thing.card().id
    shown = Shown(thing.number, id, thing.type, thing.controller)
    shown.closed = thing.closed
    shown.hidden = thing.hidden
    shown.stunned = thing.stunned
    shown.wounds = thing.wounds
    shown.fresh = thing.type == CREATURE and is_fresh(duel, thing)
    if back:
        return shown
    shown.card = thing.card().number
    shown.under = [part.card.id for part in thing.parts[1:]]
    shown.cost = thing.cost
    shown.strike = thing.strike
    shown.lives = thing.lives
    for part in thing.parts:
        shown.printed_strike += part.card.strike
        shown.printed_lives += part.card.lives
    shown.keywords = thing.keywords
    for held in thing.held:
        shown.protected |= held.keyword.kinds
    left = thing.armour - thing.armour_prevented
    shown.armour_left = left if left > 0 else 0
    shown.regeneration = thing.regeneration
    shown.poison = thing.poison
    shown.attacks_left = 1 + thing.extra_attacks - thing.attacks_made
    shown.defences_left = 1 + thing.extra_defences - thing.defences_made
    for feature in activated(thing):
        shown.used += thing.used.get(int(feature.key), 0)
    shown.return_bonus = thing.return_bonus
    shown.cannot = thing.cannot
    return shown


def _show_hidden(state: BerserkState, duel: Duel, view: BerserkView) -> None:
    """Of hands and decks what this seat was shown, for as long as it cannot have moved."""
    for player in range(2):
        view.known[player] = sorted(duel.ledger.hand_known[player])
        deck = duel.decks[player]
        known = duel.ledger.deck_known[player]
        for at in range(len(deck) - 1, -1, -1):
            open_ = known[at] == 3 or (view.seat >= 0 and known[at] >> int(view.seat) & 1)
            view.tops[player].append(duel.library.cards[duel.card_of[deck[at]]].id if open_ else HIDDEN)
        if not state.cards.closed_lists or player == view.seat:
            view.lists[player] = _list(state, player)


def _list(state: BerserkState, player: i64) -> list[str]:
    library = state.cards.library
    handing = state.handing[player]
    numbers = [card // 2 if state.board else card for card in handing.cards]
    return [library.cards[handing.hero].id, *[library.cards[card].id for card in numbers]]


# -- what is asked


def _show_question(state: BerserkState, duel: Duel, view: BerserkView) -> None:
    question = duel.question
    if question is None:
        view.asked = MAIN
        return
    view.asked = question.kind
    _show_text(duel, question, view)
    if question.kind == DEFENDER:
        for task in duel.tasks:
            if isinstance(task, Attack):
                view.attacker, view.attacked = task.attacker, task.target
    if question.player != view.seat:
        return
    first = state.page * PAGE
    end = first + PAGE
    if end > len(question.options):
        end = len(question.options)
    for i in range(first, end):
        option = question.options[i]
        shown = Option(state.cards.pick_code + i - first)
        _read_option(duel, question, option, shown)
        view.options.append(shown)


def _show_text(duel: Duel, question: Question, view: BerserkView) -> None:
    """The text that asks; all can read it on the card."""
    view.source = view.thing(question.about)
    task = duel.tasks[-1]
    if isinstance(task, ChooseTargets):
        view.program = task.program
        view.slot = task.at
    elif isinstance(task, (Text, ChooseModes, Trigger)):
        view.program = task.program
        if isinstance(task, Text):
            view.step = task.at - 1


def _read_option(duel: Duel, question: Question, option: i64, shown: Option) -> None:
    if question.kind == MAIN:
        shown.verb = option // (FIELD * FIELD)
        number, target = option // FIELD % FIELD, option % FIELD
        if shown.verb == PLAY_CARD:
            piece = duel.piece(number)
            shown.kind = duel.kind_of(piece)
            shown.price = price(duel, piece, question.player)
        elif shown.verb == ATTACK_WITH or shown.verb == USE:
            shown.card = number
            shown.target = target
            thing = duel.thing(number)
            if shown.verb == USE and thing is not None:
                shown.closes = activated(thing)[target].ability.closes
        return
    shown.choice = option
    task = duel.tasks[-1]
    if question.kind == NEXT_TRIGGER and isinstance(task, Settle):
        waiting = task.choices(duel)[option]
        shown.card = waiting.source
        shown.kind = 2 * waiting.card
        shown.trigger = waiting.kind
    if question.kind == MODE:
        shown.label = _label(task, option)
    if question.kind in ABOUT_CARDS and option != NONE:
        if duel.thing(option) is not None:
            shown.card = option
        elif duel.piece(option) >= 0:
            shown.kind = duel.kind_of(duel.piece(option))


def _label(task: Task, mode: i64) -> str:
    """What the text calls this mode, in one word: a name for it as cards have names."""
    step: Step | None = None
    if isinstance(task, ChooseModes):
        step = task.program.steps[task.program.choices[task.stage]]
    elif isinstance(task, Text):
        step = task.program.steps[task.at - 1]
    return "" if step is None else step.modes[mode].label.replace(" ", "_")


# -- what has happened


def _show_story(duel: Duel, view: BerserkView) -> None:
    """Triggers that wait (BH-105), and what was told since the last answer, the latest last."""
    for task in duel.tasks:
        if isinstance(task, Settle):
            for waiting in task.batch:
                view.queue.append(pending_of(duel, waiting, view.seat))
    for waiting in duel.waiting:
        pending = pending_of(duel, waiting, view.seat)
        pending.is_next = True
        view.queue.append(pending)
    told: list[tuple[str, str, str, int]] = []
    for word, first, second, amount in duel.log:
        if word in TOLD_OF_CARDS:
            card = shown_id(duel, first, view.seat)
            if not card and word == "trigger":
                card = duel.library.cards[second].id
            other = (
                shown_id(duel, second, view.seat) if word in ("wounded", "blocked") and second != NONE else ""
            )
            told.append((word, card, other, amount if word != "replaced" else 0))
        elif word == "shows" or word == "places":
            told.append((word, duel.library.cards[second].id, "", amount))
        elif word in ("fails", "exchanges"):
            told.append((word, "", "", amount))
        elif word == "extorts":
            told.append(("paid" if amount else "refused", shown_id(duel, first, view.seat), "", 0))
    view.story = told[-int(STORY_SHOWN) :]
