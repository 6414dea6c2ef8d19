"""What is written beside a card on the table: what has changed it, where its texts are printed, what waits."""

from typing import Any, Final

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import (
    COST,
    END_OF_TURN,
    LIVES,
    PERMANENT,
    RETURN_STRIKE,
    SHOT,
    STRIKE,
    WHILE_SOURCE,
    YOUR_NEXT_TURN,
    Card,
)
from lomber.games.berserk.names import trigger_text
from lomber.games.berserk.state import Duel, Waiting
from lomber.games.berserk.things import (
    ABILITY,
    BLANK,
    CHANGE,
    CONTROLLED,
    KEYWORD,
    LOSS,
    NEW_CLASS,
    Feature,
    Thing,
)
from lomber.games.berserk.view import KEYWORD_NAMES, Pending
from lomber.table.scene import HIDDEN, Message

UNTIL: Final = {
    int(PERMANENT): "always",
    int(END_OF_TURN): "turn",
    int(YOUR_NEXT_TURN): "next",
    int(WHILE_SOURCE): "while",
}
STATS: Final = {
    int(STRIKE): "strike",
    int(LIVES): "lives",
    int(COST): "cost",
    int(SHOT): "shot",
    int(RETURN_STRIKE): "return",
}
OTHERS: Final = {
    int(ABILITY): "change-text",
    int(BLANK): "change-blank",
    int(NEW_CLASS): "change-mechanism",
    int(CONTROLLED): "change-control",
}


def shown_id(duel: Duel, number: i64, seat: i64) -> str:
    """The card of this number as it is called here; a spell or a card that has gone by its id."""
    thing = duel.last_known(number)
    if thing is not None:
        if thing.hidden and duel.rules.conceals and thing.controller != seat:
            return HIDDEN
        return thing.card().id
    piece = duel.piece(number)
    return duel.library.cards[duel.card_of[piece]].id if piece >= 0 else ""


def printed_at(thing: Thing, feature: Feature) -> tuple[str, int]:
    for part in thing.parts:
        for i in range(len(part.features)):
            if part.features[i] is feature:
                return part.card.id, paragraph_of(part.card, i)
    return "", -1


def changes_of(duel: Duel, thing: Thing, seat: i64) -> list[Message]:
    """What makes it another card than the printed one, oldest first; last what texts in play give it for now."""
    told: list[Message] = []
    given_strike, given_lives = thing.base_strike, thing.lives
    for part in thing.parts:
        given_strike -= part.card.strike
        given_lives -= part.card.lives
    for effect in thing.effects:
        words: dict[str, Any] = {
            "until": UNTIL[int(effect.until)],
            "card": shown_id(duel, effect.source, seat),
        }
        if effect.kind == CHANGE:
            given_strike -= effect.amount if effect.stat == STRIKE else 0
            given_lives -= effect.amount if effect.stat == LIVES else 0
            told.append(Message("change-" + STATS[int(effect.stat)], {"by": _signed(effect.amount), **words}))
        elif effect.kind == KEYWORD and effect.held is not None:
            name = KEYWORD_NAMES[effect.held.keyword.name]
            told.append(Message("change-gains", {"keyword": name, "number": int(effect.held.value), **words}))
        elif effect.kind == LOSS:
            lost = [name for i, name in enumerate(KEYWORD_NAMES) if effect.mask & BIT[i]]
            for name in lost:
                told.append(Message("change-loses", {"keyword": name, **words}))
        else:
            told.append(Message(OTHERS[int(effect.kind)], words))
    for stat, by in (("strike", given_strike), ("lives", given_lives)):
        if by:
            told.append(Message(f"change-{stat}", {"by": _signed(by), "until": "while", "card": ""}))
    return told


def _signed(number: i64) -> str:
    return f"+{int(number)}" if number > 0 else str(int(number))


def pending_of(duel: Duel, waiting: Waiting, seat: i64) -> Pending:
    card = shown_id(duel, waiting.source, seat)
    if not card and waiting.card >= 0:
        card = duel.library.cards[waiting.card].id
    pending = Pending(trigger_text(duel, waiting, {}), card, waiting.player)
    if waiting.ability is not None and waiting.card >= 0:
        printed = duel.library.cards[waiting.card]
        for i in range(len(printed.abilities)):
            if printed.abilities[i] is waiting.ability:
                pending.paragraph = paragraph_of(printed, i)
    return pending


def paragraph_of(card: Card, ability: i64) -> int:
    """Where a card prints this ability: its keywords come first, in a paragraph of their own."""
    return int(ability) + (1 if card.keywords else 0)
