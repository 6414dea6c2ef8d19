"""How cards and answers are written: `attack a1 B.hero`, `target A.fx_archer`, `pick fx_bolt`, `end`.

A card in play is called by its player and its id, the second of the same by `#2`; a hero is `A.hero`. A card
elsewhere is called by its id alone: which of two equal ones it is does not matter. Where it does, as they lie in
different zones or have different prices, the second that is offered is called by `#2` too.
"""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import HERO, IN_DECK, IN_HAND
from lomber.games.berserk.state import (
    ATTACK_WITH,
    BY_DELAY,
    CHOOSE_FIRST,
    EXTORT,
    FEATURE,
    FIELD,
    HIDING,
    MAIN,
    MAY,
    MODE,
    MODULE,
    MULLIGAN,
    NEXT_TRIGGER,
    NONE,
    PLAY_CARD,
    POISON_TICK,
    QUESTIONS,
    REGENERATION_TICK,
    REVEAL,
    USE,
    WHICH_EVENT,
    YES,
    Duel,
    Event,
    Question,
    Waiting,
)
from lomber.games.berserk.triggers import Settle, WhichEvent

SIDES: Final = "AB"
TICKS: Final = {int(POISON_TICK): "poison", int(REGENERATION_TICK): "regeneration", int(HIDING): "stealth"}


def card_name(duel: Duel, number: i64, aliases: dict[int, str]) -> str:
    """What the card of this number is called."""
    if int(number) in aliases:
        return aliases[int(number)]
    thing = duel.last_known(number)
    if thing is None:
        piece = duel.piece(number)
        if piece < 0:
            return "?"
        id = duel.library.cards[duel.card_of[piece]].id
        holder, owner = duel.holder_of[piece], duel.owner_of[piece]
        return id if holder == owner else f"{id}@{SIDES[owner]}"
    if thing.type == HERO:
        return f"{SIDES[thing.controller]}.hero"
    backs = thing.hidden and duel.rules.conceals
    same: i64 = 0
    for other in duel.things:
        if other.controller != thing.controller or (other.hidden and duel.rules.conceals) != backs:
            continue
        if backs or other.card() is thing.card():
            same += 1
            if other is thing:
                break
    id = "hidden" if backs else thing.card().id
    return f"{SIDES[thing.controller]}.{id}" + (f"#{same}" if same > 1 else "")


def answer_text(duel: Duel, option: i64, aliases: dict[int, str]) -> str:
    """An option of the question that is put, as it is written."""
    question = duel.question
    assert question is not None
    kind = question.kind
    word = QUESTIONS[kind]
    if kind == MAIN:
        return _action_text(duel, option, aliases)
    if kind == CHOOSE_FIRST:
        return f"{word} " + ("first" if option == 0 else "second")
    if kind == MAY:
        return f"{word} " + ("yes" if option == YES else "no")
    if kind == EXTORT:
        return f"{word} " + ("pay" if option == YES else "refuse")
    if kind in (MODE, FEATURE):
        return f"{word} {option}"
    if kind in (NEXT_TRIGGER, WHICH_EVENT):
        return f"{word} " + _trigger_texts(duel, aliases)[option]
    if option == NONE:
        if kind in (MULLIGAN, REVEAL):
            return f"{word} done"
        return f"{word} " + ("enter" if kind == MODULE else "none")
    return f"{word} {_offered_name(duel, option, aliases)}"


def _offered_name(duel: Duel, option: i64, aliases: dict[int, str]) -> str:
    """The name of a card that is offered; of one that is not in play, told apart from those offered before it."""
    question = duel.question
    assert question is not None
    number = _card_offered(question, option)
    name = card_name(duel, number, aliases)
    same: i64 = 1
    if duel.thing(number) is None:
        for other in question.options:
            if other == option:
                break
            before = _card_offered(question, other)
            if before != NONE and duel.thing(before) is None:
                same += card_name(duel, before, aliases) == name
    return name + (f"#{same}" if same > 1 else "")


def _card_offered(question: Question, option: i64) -> i64:
    """The card to be played, targeted, picked or put away; none of the other actions."""
    if question.kind != MAIN:
        return option
    return option // FIELD % FIELD if option // (FIELD * FIELD) == PLAY_CARD else NONE


def _action_text(duel: Duel, option: i64, aliases: dict[int, str]) -> str:
    verb = option // (FIELD * FIELD)
    number, target = option // FIELD % FIELD, option % FIELD
    if verb == PLAY_CARD:
        return f"play {_offered_name(duel, option, aliases)}"
    if verb == ATTACK_WITH:
        return f"attack {card_name(duel, number, aliases)} {card_name(duel, target, aliases)}"
    if verb == USE:
        return f"use {card_name(duel, number, aliases)} {target}"
    return "end"


def _trigger_texts(duel: Duel, aliases: dict[int, str]) -> list[str]:
    """The triggers (or events) to choose from, each by its card; the second of the same by `#2`."""
    task = duel.tasks[-1]
    texts: list[str] = []
    if isinstance(task, WhichEvent):
        texts = _event_texts(duel, [waiting.event for waiting in task.rivals], aliases)
    else:
        assert isinstance(task, Settle)
        for waiting in task.choices(duel):
            texts.append(trigger_text(duel, waiting, aliases))
    return _numbered(texts)


def _event_texts(duel: Duel, events: list[Event], aliases: dict[int, str]) -> list[str]:
    """Each by its card; where that is the same, by the other one too: whom it attacked, by whom it was wounded.

    A card in a hand or deck is the secret of who holds it (BH-11).
    """
    names: list[str] = []
    for event in events:
        piece = duel.piece(event.card) if duel.last_known(event.card) is None else NONE
        secret = piece >= 0 and duel.zone_of[piece] in (IN_HAND, IN_DECK)
        names.append("card" if secret else card_name(duel, event.card, aliases))
    texts: list[str] = []
    for i in range(len(events)):
        other = events[i].target if events[i].target != NONE else events[i].source
        alone = other == NONE or names.count(names[i]) == 1
        texts.append(names[i] if alone else f"{names[i]} {card_name(duel, other, aliases)}")
    return texts


def _numbered(texts: list[str]) -> list[str]:
    """No two alike; `B.imp#2` may already be the name of another card."""
    taken = set(texts)
    times: dict[str, int] = {}
    found: list[str] = []
    for text in texts:
        same = times.get(text, 0) + 1
        while same > 1 and f"{text}#{same}" in taken:
            same += 1
        times[text] = same
        found.append(text if same == 1 else f"{text}#{same}")
    return found


def trigger_text(duel: Duel, waiting: Waiting, aliases: dict[int, str]) -> str:
    name = card_name(duel, waiting.source, aliases)
    if waiting.kind == BY_DELAY:
        return f"delay {name}"
    tick = TICKS.get(int(waiting.kind), "")
    return f"{tick} {name}" if tick else name
