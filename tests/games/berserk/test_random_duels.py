"""Whole random duels: they end, lose no card, and go on in a copy as in the original."""

from __future__ import annotations

import random

import pytest

from lomber.games.berserk.cards import CREATURE, HERO, IN_RESERVE, ORDINARY, Library
from lomber.games.berserk.loader import build
from lomber.games.berserk.names import answer_text
from lomber.games.berserk.ready import built_in
from lomber.games.berserk.state import MAIN, Duel, Rules
from lomber.games.berserk.turn import new_duel
from tests.games.berserk.library import fixture_cards
from tests.games.berserk.making import being
from tests.games.berserk.test_printing import abilities

LONGEST = 2000


def library() -> Library:
    return build(fixture_cards())


def fresh(cards: Library, rng: random.Random) -> Duel:
    heroes = [card.number for card in cards.cards if card.type == HERO]
    deckable = [
        c.number for c in cards.cards if c.type != HERO and c.reserve == ORDINARY and c.id != "fx_oath"
    ]
    decks = [[rng.choice(deckable) for _ in range(40)] for _ in range(2)]
    duel = new_duel(cards, Rules(), [rng.choice(heroes) for _ in range(2)], decks)
    duel.run()
    return duel


def step(duel: Duel, rng: random.Random) -> None:
    """One answer, of a player or of chance."""
    if duel.chance is not None:
        order = list(range(duel.chance.size))
        rng.shuffle(order)
        duel.supply(order if duel.chance.is_shuffle else order[:1])
    else:
        assert duel.question is not None
        duel.log = []
        duel.answer(rng.choice(duel.question.options))


def places(duel: Duel) -> list[int]:
    """How often each piece lies somewhere outside the reserve."""
    found = [0] * len(duel.card_of)
    for zone in (duel.decks, duel.hands, duel.graveyards):
        for pieces in zone:
            for piece in pieces:
                found[piece] += 1
    for thing in duel.things:
        for part in thing.parts:
            found[part.piece] += 1
    return found


def snapshot(duel: Duel) -> list[object]:
    question = duel.question
    options = [answer_text(duel, option, {}) for option in question.options] if question else []
    things = [(t.number, t.controller, t.wounds, t.strike, t.lives, t.closed, t.hidden) for t in duel.things]
    return [options, things, duel.hands, duel.decks, duel.graveyards, duel.coins_open, duel.turn, duel.winner]


@pytest.mark.parametrize("seed", range(12))
def test_a_random_duel_ends_and_loses_no_card(seed: int) -> None:
    rng = random.Random(seed)
    duel = fresh(library(), rng)
    for _ in range(LONGEST):
        if duel.winner >= 0:
            break
        step(duel, rng)
        assert places(duel) == [int(zone != IN_RESERVE) for zone in duel.zone_of]
        assert all(0 <= o + c <= 10 for o, c in zip(duel.coins_open, duel.coins_closed, strict=True))
    assert duel.winner in (0, 1, 2)
    assert duel.reason in ("hero", "deck", "loop")


def every_construction() -> Library:
    """Creatures with two texts each, so that all of the language is on some card; what they hear is heard often."""
    texts = []
    for ability in abilities():
        if "block_attack" in str(ability) or "target" in str(ability.get("if")):
            continue
        heard = ability.get("on")
        if isinstance(heard, dict) and heard.get("card") == {"class": "elf"}:
            ability = {**ability, "on": {**heard, "card": {"type": "creature"}}}
        texts.append(ability)
    random.Random(1).shuffle(texts)
    made = {f"made{n}": being(2, 5, *texts[n : n + 2]) for n in range(0, len(texts), 2)}
    reserve = {id: card for id, card in built_in().cards.items() if "reserve" in card}
    return build({**fixture_cards(), **reserve, **made})


def test_duels_with_every_construction_of_the_language_lose_no_card_18() -> None:
    """Chapter 18: whatever meets whatever, nothing breaks, and nobody dead is left when a player has the word."""
    cards = every_construction()
    for seed in range(8):
        rng = random.Random(seed)
        duel = fresh(cards, rng)
        duel.coins_open = [9, 9]
        for _ in range(250):
            if duel.winner >= 0:
                break
            step(duel, rng)
            assert places(duel) == [int(zone != IN_RESERVE) for zone in duel.zone_of]
            if duel.question is not None and duel.question.kind == MAIN:
                assert not (duel.waiting or duel.matched or duel.astray)
                assert all(t.type != CREATURE or t.wounds < t.lives for t in duel.things)


def test_a_copy_goes_on_as_the_original_and_disturbs_nothing() -> None:
    rng = random.Random(5)
    duel = fresh(library(), rng)
    for seed in range(60):
        if duel.winner >= 0:
            break
        before = snapshot(duel)
        other = duel.copy()
        for _ in range(5):
            if other.winner < 0:
                step(other, random.Random(seed))
        assert snapshot(duel) == before
        twin = duel.copy()
        step(twin, random.Random(seed))
        step(duel, random.Random(seed))
        assert snapshot(twin) == snapshot(duel)
