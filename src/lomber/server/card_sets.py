"""Card sets for people: cards with their printed texts, ready decks, and whether a list is legal."""

from __future__ import annotations

import functools
import re
from typing import Any

from lomber.games.berserk.collection import collection_of
from lomber.games.berserk.decks import Limits, check_deck
from lomber.games.berserk.printing import card_text, printed_with, spans
from lomber.games.berserk.ready import CardSet
from lomber.server.calls import Call, Route
from lomber.server.mistakes import Refused
from lomber.server.wire import (
    CardSetPage,
    CheckDeck,
    CheckedDeck,
    DeckFault,
    PrintedCard,
    PrintedDeck,
)
from lomber.table.errors import BadOptions
from lomber.text import FALLBACK, LANGUAGES

SET = re.compile(r"[A-Za-z0-9_-]{1,64}(\.toml)?")


async def card_set(call: Call) -> CardSetPage:
    id = call.path("set")
    known(id)
    return page(id.removesuffix(".toml"), call.path("lang"))


async def check(call: Call) -> CheckedDeck:
    """Everything that is wrong with a list (BH-25), by the same check that the table makes."""
    body: CheckDeck = call.body
    limits = Limits(body.deck_min, body.copies_max, body.horde_max, body.multi_element, body.set_rules)
    found = check_deck(known(call.path("set")).cards, body.hero, body.cards, limits)
    return CheckedDeck(tuple(DeckFault(fault.code, fault.card, fault.rule) for fault in found))


def known(id: str) -> CardSet:
    """A set that can be played with: it comes with the table, or lies in the house's own folder."""
    if not SET.fullmatch(id):
        raise Refused("no-card-set", 404)
    try:
        return collection_of(id.removesuffix(".toml")).set
    except BadOptions:
        raise Refused("no-card-set", 404) from None


@functools.lru_cache(maxsize=16)
def page(id: str, lang: str) -> CardSetPage:
    """A set in one language, printed once."""
    lang = lang if lang in LANGUAGES else FALLBACK
    read = known(id)
    printed = printed_with([read], lang)
    cards = tuple(
        _card(read, card, body, lang, card_text(body, printed)) for card, body in read.cards.items()
    )
    decks = tuple(
        PrintedDeck(
            deck.id, deck.name.get(lang, deck.id), deck.plan.get(lang, ""), deck.hero, dict(deck.cards)
        )
        for deck in read.decks.values()
    )
    return CardSetPage(id, read.name.get(lang, id), lang, cards, decks)


def _card(read: CardSet, id: str, body: Any, lang: str, text: list[str]) -> PrintedCard:
    """What has no name in this language, in a set that somebody is still writing, is called by its id."""
    kind = body.get("kind", "")
    return PrintedCard(
        id,
        body.get("name", {}).get(lang, id),
        body["type"],
        tuple(body.get("elements", ())),
        tuple(read.classes.get(word, {}).get(lang, word) for word in body.get("classes", ())),
        read.spell_kinds.get(kind, {}).get(lang, kind),
        body.get("cost", -1),
        body.get("strike", -1),
        body.get("lives", -1),
        body.get("rarity", ""),
        body.get("reserve", ""),
        tuple(tuple((span.text, span.rule) for span in spans(paragraph)) for paragraph in text),
    )


CARD_SET_ROUTES = (
    Route(
        "GET", "/api/card-sets/{set}/{lang}", "The cards of a set.", CardSetPage, card_set, mistakes=(404,)
    ),
    Route(
        "POST",
        "/api/card-sets/{set}/lists/check",
        "Is this list legal?",
        CheckedDeck,
        check,
        CheckDeck,
        mistakes=(404, 422),
    ),
)
