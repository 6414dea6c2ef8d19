"""Why an answer is refused (chapter 17): the rule that forbids it, and the key of the sentence that says so.

Options are made by the rules themselves, so this is asked only of what is not among them.
"""

from typing import Final

from mypy_extensions import i64

from lomber.games.berserk.cards import (
    CHARACTER,
    CREATURE,
    DASH,
    HERO,
    NO_ACTION,
    NO_ATTACK,
    PAY_CLOSING,
    PAY_COINS,
)
from lomber.games.berserk.combat import can_attack, is_elusive
from lomber.games.berserk.filters import amount
from lomber.games.berserk.names import card_name
from lomber.games.berserk.payment import must_attack
from lomber.games.berserk.playing import is_available, is_playable, price
from lomber.games.berserk.state import DEFENDER, MAIN, QUESTIONS, TARGET, Context, Duel
from lomber.games.berserk.things import Feature, Thing
from lomber.games.berserk.turn import is_left_by_frenzy
from lomber.games.berserk.values import activated, has, is_fresh, refresh

Refusal = tuple[str, str]
"""A rule and a key; both empty where the words mean nothing to anybody."""

UNHEARD: Final = ("", "")
ACTIONS: Final = ("attack", "play", "use", "end")
RULES: Final = [
    "BH-31",
    "BH-33",
    "BH-45",
    "BH-47",
    "BH-93",
    "BH-71",
    "BH-123",
    "BH-262",
    "BH-105",
    "BH-102",
    "BH-103",
    "BH-219",
    "BH-48",
    "BH-211",
    "BH-240",
    "BH-91",
    "BH-84",
    "BH-200",
]
"""By the question that is put: the rule of its options."""


def why_not(duel: Duel, player: i64, text: str, aliases: dict[int, str]) -> Refusal:
    """What is wrong with this answer of this player."""
    words = text.lower().split()
    if not words or (words[0] not in ACTIONS and words[0] not in QUESTIONS):
        return UNHEARD
    question = duel.question
    if question is None:
        return "BH-285", "berserk-over"
    if question.player != player:
        return "BH-48", "not-your-turn"
    refresh(duel)
    if question.kind == MAIN:
        return _why_not_now(duel, player, words, aliases)
    if words[0] != QUESTIONS[question.kind]:
        return "BH-48", "berserk-waits"
    chosen = _in_play(duel, words[1] if len(words) > 1 else "", aliases)
    if chosen is not None and question.kind in (TARGET, DEFENDER) and chosen.hidden:
        return "BH-242", "berserk-hidden"
    return RULES[question.kind], "not-offered"


def _why_not_now(duel: Duel, player: i64, words: list[str], aliases: dict[int, str]) -> Refusal:
    """In the main stage (BH-47)."""
    word, frenzied = words[0], _is_frenzied(duel)
    if word == "end":
        return ("BH-201", "berserk-frenzy") if frenzied else UNHEARD
    if word not in ACTIONS or len(words) < 2:
        return "BH-47", "not-offered"
    if word == "play":
        return _why_not_played(duel, player, words[1], frenzied, aliases)
    thing = _in_play(duel, words[1], aliases)
    if thing is None:
        return "BH-47", "berserk-nothing"
    if word == "use":
        return _why_not_used(duel, thing, words[2] if len(words) > 2 else "", frenzied)
    return _why_not_attacked(duel, thing, words[2] if len(words) > 2 else "", frenzied, aliases)


def _in_play(duel: Duel, name: str, aliases: dict[int, str]) -> Thing | None:
    for thing in duel.things:
        if card_name(duel, thing.number, aliases).lower() == name:
            return thing
    return None


def _is_frenzied(duel: Duel) -> bool:
    return any(thing.controller == duel.active and must_attack(duel, thing) for thing in duel.things)


# -- attacking (BH-120, BH-121)


def _why_not_attacked(
    duel: Duel, attacker: Thing, name: str, frenzied: bool, aliases: dict[int, str]
) -> Refusal:
    if not can_attack(duel, attacker):
        return _why_no_attacker(duel, attacker)
    if frenzied and not must_attack(duel, attacker):
        return "BH-201", "berserk-frenzy"
    target = _in_play(duel, name, aliases)
    if target is None or target.controller == attacker.controller or not target.type & CHARACTER:
        return "BH-121", "berserk-not-attacked"
    if target.hidden:
        return "BH-242", "berserk-hidden"
    if not target.closed and is_elusive(duel, target, attacker):
        return "BH-263", "berserk-elusive"
    return "BH-121", "berserk-not-attacked"


def _why_no_attacker(duel: Duel, thing: Thing) -> Refusal:
    if thing.controller != duel.active:
        return "BH-120", "berserk-not-yours"
    if thing.type != CREATURE:
        return "BH-7" if thing.type == HERO else "BH-120", "berserk-no-fighter"
    stays = _why_it_cannot_act(duel, thing)
    if stays[0]:
        return stays
    return ("BH-82", "berserk-forbidden") if thing.cannot & NO_ATTACK else ("BH-120", "berserk-attacked")


def _why_it_cannot_act(duel: Duel, thing: Thing) -> Refusal:
    """An attack and a payment by closing itself need the same (BH-81 … BH-83)."""
    if thing.hidden:
        return "BH-242", "berserk-hidden"
    if thing.closed:
        return "BH-83", "berserk-closed"
    if thing.cannot & NO_ACTION:
        return "BH-82", "berserk-forbidden"
    if thing.type == CREATURE and is_fresh(duel, thing) and not has(thing, DASH):
        return "BH-81", "berserk-fresh"
    return UNHEARD


# -- playing a card (BH-70, BH-71) and using a feature (BH-90, BH-91)


def _why_not_played(duel: Duel, player: i64, name: str, frenzied: bool, aliases: dict[int, str]) -> Refusal:
    for piece in duel.hands[player]:
        if card_name(duel, duel.number_of[piece], aliases).lower() == name:
            if frenzied:
                return "BH-201", "berserk-frenzy"
            if price(duel, piece, player) > duel.coins_open[player]:
                return "BH-70", "berserk-dear"
            if not is_playable(duel, piece, player):
                return "BH-71", "berserk-no-target"
    return "BH-47", "berserk-nothing"


def _why_not_used(duel: Duel, thing: Thing, number: str, frenzied: bool) -> Refusal:
    if thing.controller != duel.active:
        return "BH-90", "berserk-not-yours"
    if thing.hidden:
        return "BH-242", "berserk-hidden"
    features = activated(thing)
    if not number.isdecimal() or int(number[:3]) >= len(features):
        return "BH-90", "berserk-no-feature"
    feature = features[int(number[:3])]
    ability = feature.ability
    if ability.uses and thing.used.get(int(feature.key), 0) >= ability.uses:
        return "BH-90", "berserk-used"
    if frenzied and not is_left_by_frenzy(duel, thing, feature):
        return "BH-201", "berserk-frenzy"
    return _why_not_paid(duel, thing, feature)


def _why_not_paid(duel: Duel, thing: Thing, feature: Feature) -> Refusal:
    context = Context(thing.controller, thing.number)
    coins = thing.use_cost
    for payment in feature.ability.payments:
        if payment.kind == PAY_CLOSING:
            stays = _why_it_cannot_act(duel, thing)
            if stays[0]:
                return stays
        elif payment.kind == PAY_COINS and payment.amount is not None:
            coins += amount(duel, payment.amount, context)
    if coins > duel.coins_open[thing.controller]:
        return "BH-70", "berserk-dear"
    if not is_available(duel, thing, feature):
        return "BH-91", "berserk-no-target"
    return "BH-91", "berserk-unpaid"
