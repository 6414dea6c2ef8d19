# lomber: interpreted
"""Scenarios (18.6): a described position, decisions fed to it, and what is expected of the result.

A card author tries his cards with them; the worked cases of the rules are tests of this kind.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from lomber.games.berserk import cards as c
from lomber.games.berserk import language, tabled
from lomber.games.berserk import state as s
from lomber.games.berserk import things as t
from lomber.games.berserk.entering import put_into_play
from lomber.games.berserk.leaving import placed_count
from lomber.games.berserk.loader import CHANGED, UNTIL, Reader, build
from lomber.games.berserk.lying import crowded, misplaced
from lomber.games.berserk.names import SIDES, answer_text, card_name
from lomber.games.berserk.options import BerserkOptions
from lomber.games.berserk.refusing import why_not
from lomber.games.berserk.turn import MAIN_STAGE, RECOVERY, Turn, lay_hero
from lomber.games.berserk.values import refresh
from lomber.games.berserk.vanilla import vanilla
from lomber.table.errors import BadPosition, IllegalMove
from lomber.table.options import read

USE_SHORT: Final = re.compile(r"\A(use .+)#(\d+)\Z")
FILLER: Final = "1/1 c1"
HERO: Final = language.PLAIN_HERO
PLAIN_HERO: Final = {"type": "hero", "lives": 30}
COINS: Final = 10
"""The defaults of chapter 24."""
OWNED: Final = re.compile(r"@[AB](?=#|\Z)")
"""Whose a card is that lies with the other player."""


def _with_what_they_name(used: Iterable[str], cards: Mapping[str, Any]) -> dict[str, Any]:
    """These cards, and those that their texts create, place or look for."""
    found: set[str] = set()
    left = list(used)
    while left:
        id = left.pop()
        if id not in found:
            found.add(id)
            left += [word for word in _words(cards[id]) if word in cards]
    return {id: body for id, body in cards.items() if id in found}


def _words(described: Any) -> Iterable[str]:
    if isinstance(described, str):
        yield described
    elif isinstance(described, dict | list):
        for member in described.values() if isinstance(described, dict) else described:
            yield from _words(member)


class Scenario:
    """A duel set up as described; it is answered in words, and shuffles with its own seed."""

    def __init__(
        self,
        described: Mapping[str, Any],
        cards: Mapping[str, Any],
        rules: s.Rules | None = None,
        seed: int = 0,
        library: c.Library | None = None,
    ) -> None:
        """With a library, the cards are those of a game, which goes on with the duel by itself."""
        self.cards = {HERO: PLAIN_HERO, **cards}
        self.described = described
        self.is_board = library is not None
        self.aliases: dict[int, str] = {}
        self.chance = random.Random(seed)
        self.asked: list[str] = []
        """Every question that was put, with its options."""
        self.told: list[tuple[str, int, int, int]] = []
        """Everything that has happened."""
        if rules is None:
            rules = s.Rules()
            rules.auto = False
        sides = [self._half(described.get(side, {})) for side in SIDES]
        used = self._name_cards(sides)
        self.duel = s.Duel(library or build(_with_what_they_name(used, self.cards)), rules)
        self._lay_out(sides)
        if library is None:
            self._go_on()

    # -- the position

    def _half(self, side: Mapping[str, Any]) -> Mapping[str, Any]:
        """A card in play of which nothing more is said may be written by its name alone, as elsewhere."""
        laid = [
            {"card" if entry in self.cards else "vanilla": entry} if isinstance(entry, str) else entry
            for entry in side.get("play", ())
        ]
        return {**side, "play": laid}

    def _name_cards(self, sides: list[Mapping[str, Any]]) -> list[str]:
        """The cards of the position; every vanilla creature becomes one, and equal ones are equal."""
        used = []
        for side in sides:
            used.append(side.get("hero", {}).get("card", HERO))
            entries = [*side.get("play", ()), *side.get("hand", ()), *side.get("graveyard", ())]
            under = [part for entry in side.get("play", ()) for part in entry.get("parts", ())]
            used += [self._id(entry) for entry in [*entries, *under, *side.get("deck", [FILLER])]]
        return used

    def _id(self, entry: Any) -> str:
        """The id of the card that an entry names; a vanilla one is called by its text."""
        if isinstance(entry, str):
            entry = {"card" if entry in self.cards else "vanilla": entry}
        if "card" in entry:
            if entry["card"] not in self.cards:
                sentence = f"there is no card {entry['card']!r}"
                raise BadPosition(sentence, "berserk-no-card", text=entry["card"])
            return str(entry["card"])
        id = str(entry["vanilla"])
        if entry.get("abilities"):
            id += " " + str(entry["abilities"])
        if id not in self.cards:
            body = vanilla(entry["vanilla"])
            body["abilities"] = body["abilities"] + entry.get("abilities", [])
            self.cards[id] = body
        return id

    def _lay_out(self, sides: list[Mapping[str, Any]]) -> None:
        duel = self.duel
        duel.turn = self.described.get("turn", 9)
        duel.active = SIDES.index(self.described.get("active", "A"))
        duel.phase = self.described.get("phase", "main")
        for player, side in enumerate(sides):
            hero = side.get("hero", {})
            lay_hero(duel, duel.library.numbers[hero.get("card", HERO)], player)
        for player, side in enumerate(sides):
            most = min(COINS, int(duel.rules.coin_max))
            duel.coins_open[player], duel.coins_closed[player] = side.get("coins", (most, 0))
            duel.failed_draws[player] = side.get("failed_draws", 0)
            for zone, entries in self._zones(side):
                for entry in entries:
                    self._lay_card(entry, zone, player)
        laid = [
            (self._lay_in_play(entry, player), entry)
            for player, side in enumerate(sides)
            for entry in side.get("play", ())
        ]
        refresh(duel)
        for player, side in enumerate(sides):
            self._carry(duel.hero(player), side.get("hero", {}))
        for thing, entry in laid:
            self._carry(thing, entry)
        duel.matched = []
        duel.log = []
        self._check_the_living()
        self._check_how_they_lie()
        turn = Turn()
        turn.stage = MAIN_STAGE if duel.phase == "main" else RECOVERY
        if turn.stage == RECOVERY:
            duel.turn -= 1
        duel.tasks = [turn]

    def _check_the_living(self) -> None:
        """A state check would find nothing: nobody in play should be dead (BH-160, BH-280, BH-282)."""
        duel = self.duel
        refresh(duel)
        for thing in duel.things:
            if thing.type & c.CHARACTER and thing.wounds >= thing.lives:
                name = card_name(duel, thing.number, self.aliases)
                rule = "BH-280" if thing.type == c.HERO else "BH-160"
                sentence = f"{name} has {thing.wounds} wounds and would be dead"
                raise BadPosition(sentence, "berserk-dead", rule, text=name)
        if max(duel.failed_draws) >= duel.rules.failed_draws_to_lose:
            raise BadPosition("so many failed draws have lost the game", "berserk-decked", "BH-282")

    def _check_how_they_lie(self) -> None:
        """No card lies where no duel could have led it; on the board of a game none is one too many."""
        wrong = [*misplaced(self.duel), *(crowded(self.duel) if self.is_board else ())]
        for number, rule in wrong:
            name = card_name(self.duel, number, self.aliases)
            raise BadPosition(f"{name} cannot lie like that", "berserk-impossible", rule, text=name)

    def _zones(self, side: Mapping[str, Any]) -> Iterable[tuple[int, list[Any]]]:
        """Decks are described from the top."""
        yield c.IN_DECK, list(reversed(side.get("deck", [FILLER] * 10)))
        yield c.IN_HAND, list(side.get("hand", ()))
        yield c.IN_GRAVEYARD, list(side.get("graveyard", ()))

    def _lay_card(self, entry: Any, zone: int, player: int) -> None:
        owner = SIDES.index(entry.get("owner", SIDES[player])) if isinstance(entry, dict) else player
        duel = self.duel
        piece = duel.new_piece(duel.library.numbers[self._id(entry)], owner)
        duel.lay(piece, zone, player)

    def _lay_in_play(self, entry: Mapping[str, Any], player: int) -> t.Thing:
        """Its print; what it has acquired comes after everything printed (18.6)."""
        duel = self.duel
        owner = SIDES.index(entry.get("owner", SIDES[player]))
        piece = duel.new_piece(duel.library.numbers[self._id(entry)], owner)
        thing = put_into_play(duel, piece, player)
        for under in entry.get("parts", ()):
            whose = under.get("owner", SIDES[owner]) if isinstance(under, dict) else SIDES[owner]
            part = duel.new_piece(duel.library.numbers[self._id(under)], SIDES.index(whose))
            duel.zone_of[part] = int(c.IN_PLAY)
            card = duel.library.cards[duel.card_of[part]]
            thing.parts = [*thing.parts, t.Part(part, card, duel.stamp())]
        if "as" in entry:
            self.aliases[int(thing.number)] = entry["as"]
        thing.came_turn = duel.turn if entry.get("fresh") else 0
        return thing

    def _carry(self, thing: t.Thing, entry: Mapping[str, Any]) -> None:
        """Markers and counters; and what it has acquired, in the order written (18.6)."""
        thing.wounds = entry.get("wounds", 0)
        thing.closed = entry.get("closed", False)
        thing.hidden = entry.get("hidden", False)
        thing.stunned = entry.get("stun", False)
        for counter in ("attacks_made", "defences_made", "armour_prevented"):
            setattr(thing, counter, entry.get(counter, 0))
        for key, written in entry.items():
            if key == "poison" and written:
                self._gain(thing, {"feature": {"poison": written}})
            elif key == "gained":
                for each in written:
                    self._gain(thing, each)
            elif key == "modify":
                for change in written:
                    self._change(thing, change)
        self.duel.stale = True

    def _gain(self, thing: t.Thing, gained: Mapping[str, Any]) -> None:
        effect = self._acquired(thing, t.KEYWORD, gained)
        keyword = Reader(self.duel.library).keyword(gained["feature"])
        effect.held = t.Held(keyword, keyword.value, effect.stamp)

    def _change(self, thing: t.Thing, change: Mapping[str, Any]) -> None:
        for stat, by in change.items():
            if stat != "until":
                effect = self._acquired(thing, t.CHANGE, change)
                effect.stat, effect.amount = CHANGED[stat], by

    def _acquired(self, thing: t.Thing, kind: int, written: Mapping[str, Any]) -> t.Effect:
        until = UNTIL[written.get("until", "permanent")]
        effect = t.Effect(kind, until, thing.controller, -1, self.duel.stamp())
        thing.effects.append(effect)
        return effect

    # -- answering

    def legal(self) -> list[str]:
        """What may be answered now."""
        question = self.duel.question
        return [] if question is None else [self._text(option) for option in question.options]

    def _text(self, option: int) -> str:
        return answer_text(self.duel, option, self.aliases)

    def move(self, text: str) -> None:
        """`A attack a1 B.hero`; refused with the position unchanged if it is not among the options.

        A feature may be called as chapter 24 does, `use a1#0`, and a card that the other owns by its id alone if no
        other is offered; to concede is always possible (BH-283). Answers that the table could give by itself may be
        left out (chapter 17).
        """
        side, _, words = text.partition(" ")
        player = SIDES.index(side)
        if words == "concede" and self.duel.question is not None:
            self.duel.concede(player)
            return
        if not self._answered(player, words) and not self._answered_later(player, words):
            options = self.legal()
            rule, key = why_not(self.duel, player, _meant(in_words(words), options), self.aliases)
            raise IllegalMove(
                player, words, rule or "BH-47", key or "not-offered", options=", ".join(options)
            )

    def _answered(self, player: int, words: str) -> bool:
        """Is it an answer to the question that is put? Then it is given."""
        question, options = self.duel.question, self.legal()
        words = words if words in options else _meant(in_words(words), options)
        if question is None or question.player != player or words not in options:
            return False
        self._answer(options.index(words))
        return True

    def _answered_later(self, player: int, words: str) -> bool:
        """Is it an answer once questions with a single one are passed? If not, nothing has changed."""
        before = self.duel, self.chance.getstate(), len(self.asked), len(self.told)
        self.duel = self.duel.copy()
        while _answers_itself(self.duel.question):
            self._answer(0)
            if self._answered(player, words):
                return True
        self.duel, state, asked, told = before
        self.chance.setstate(state)
        del self.asked[asked:], self.told[told:]
        return False

    def _answer(self, number: int) -> None:
        assert self.duel.question is not None
        self.duel.log = []
        self.duel.answer(self.duel.question.options[number])
        self._go_on()

    def moves(self, *texts: str) -> Scenario:
        for text in texts:
            self.move(text)
        return self

    def _go_on(self) -> None:
        """Run to the next question, shuffling on the way."""
        duel = self.duel
        duel.run()
        while duel.chance is not None:
            order = list(range(duel.chance.size))
            self.chance.shuffle(order)
            duel.supply(order if duel.chance.is_shuffle else order[:1])
        self.told += duel.log
        refresh(duel)
        if duel.question is not None:
            side = SIDES[duel.question.player]
            self.asked.append(f"{side} {', '.join(self.legal())}")

    # -- looking

    def thing(self, name: str) -> t.Thing:
        """The object in play of this name; KeyError if it is not there."""
        refresh(self.duel)
        for thing in self.duel.things:
            if card_name(self.duel, thing.number, self.aliases) == name:
                return thing
        raise KeyError(name)

    def is_in_play(self, name: str) -> bool:
        return any(card_name(self.duel, thing.number, self.aliases) == name for thing in self.duel.things)

    def cards_of(self, side: str, zone: str) -> list[str]:
        """The ids of a zone: decks and graveyards from their top, hands as they lie."""
        player = SIDES.index(side)
        zones = {"deck": self.duel.decks, "hand": self.duel.hands, "graveyard": self.duel.graveyards}
        pieces = zones[zone][player]
        ids = [self.duel.library.cards[self.duel.card_of[piece]].id for piece in pieces]
        return ids if zone == "hand" else ids[::-1]

    def placed(self, side: str, card: str) -> int:
        """The counter of placed cards in deck and hand (BH-11)."""
        return int(placed_count(self.duel, self.duel.library.numbers[card], SIDES.index(side)))


# -- scenario files: a position, moves, and what is expected


def in_words(move: str) -> str:
    """`use a1#0`, as the cases are written, is `use a1 0`."""
    return USE_SHORT.sub(r"\1 \2", move)


def _answers_itself(question: s.Question | None) -> bool:
    """A single option, and no secret in it: chapter 17 lets the table take it, except in the main stage."""
    return (
        question is not None
        and len(question.options) == 1
        and not question.secret
        and question.kind != s.MAIN
    )


def _meant(words: str, options: list[str]) -> str:
    """`play fx_mark` where only one such card is offered, whoever owns it."""
    fitting = [option for option in options if OWNED.sub("", option) == words]
    return fitting[0] if len(fitting) == 1 else words


def run_scenario(described: Mapping[str, Any], cards: Mapping[str, Any]) -> list[str]:
    """Play a scenario file; what differs from its `expect`, one line each."""
    position = described.get("scenario", {})
    played = {key: described.get(key, position.get(key, {})) for key in language.PLAYED}
    scenario = Scenario(position, cards, rules_of(position))
    for text in played["moves"]:
        try:
            scenario.move(text)
        except IllegalMove:
            return [f"{text}: not possible; possible: {', '.join(scenario.legal()) or '—'}"]
    return list(_differences(scenario, played["expect"]))


def rules_of(position: Mapping[str, Any]) -> s.Rules:
    """The options of chapter 20 that a scenario names; every question is asked."""
    rules = tabled.rules_of(read(BerserkOptions, position.get("options", {})))
    rules.auto = False
    return rules


WINNERS: Final = {-1: "", 0: "A", 1: "B", 2: "draw"}


def _differences(scenario: Scenario, expect: Mapping[str, Any]) -> Iterable[str]:
    duel = scenario.duel
    found: dict[str, Any] = {
        "winner": WINNERS[int(duel.winner)],
        "reason": duel.reason,
        "turn": int(duel.turn),
        "active": SIDES[duel.active],
        "phase": duel.phase,
        "legal": scenario.legal(),
        "asked": scenario.asked,
    }
    for key, wanted in expect.items():
        if key in SIDES:
            yield from _side_differences(scenario, key, wanted)
        elif key not in found:
            yield f"{key}: nobody knows what this is"
        elif key == "legal" and isinstance(wanted, list):
            if sorted(found[key]) != sorted(in_words(str(move)) for move in wanted):
                yield f"{key}: {found[key]!r}, expected {wanted!r}"
        elif found[key] != wanted:
            yield f"{key}: {found[key]!r}, expected {wanted!r}"


def _side_differences(scenario: Scenario, side: str, expect: Mapping[str, Any]) -> Iterable[str]:
    for key, wanted in expect.items():
        if key == "play":
            for entry in wanted:
                named = {"card": entry} if isinstance(entry, str) else entry
                name = named.get("as") or f"{side}.{named.get('card', named.get('vanilla'))}"
                yield from _card_differences(scenario, name, {} if isinstance(entry, str) else entry)
                if scenario.is_in_play(name) and (other := SIDES[scenario.thing(name).controller]) != side:
                    yield f"{name}: in the play zone of {other}, expected in that of {side}"
        elif key == "hero":
            yield from _card_differences(scenario, f"{side}.hero", wanted)
        elif key == "gone":
            yield from (f"{name}: still in play" for name in wanted if scenario.is_in_play(name))
        elif key in ZONES:
            yield from _zone_differences(scenario, side, key, wanted)
        elif key not in NUMBERS:
            yield f"{side}.{key}: nobody knows what this is"
        elif _number_of_side(scenario, side, key) != wanted:
            yield f"{side}.{key}: {_number_of_side(scenario, side, key)!r}, expected {wanted!r}"


ZONES: Final = ("deck", "hand", "graveyard")
NUMBERS: Final = ("coins", "failed_draws")


def _zone_differences(scenario: Scenario, side: str, zone: str, wanted: Any) -> Iterable[str]:
    """The cards as a position writes them: decks from the top, graveyards with the last on top, hands anyhow."""
    now = scenario.cards_of(side, zone)
    if isinstance(wanted, int):
        if len(now) != wanted:
            yield f"{side}.{zone}: {len(now)!r}, expected {wanted!r}"
        return
    if zone == "graveyard":
        now = now[::-1]
    cards = [
        str(entry.get("card", entry.get("vanilla")) if isinstance(entry, dict) else entry) for entry in wanted
    ]
    if (sorted(now) != sorted(cards)) if zone == "hand" else now != cards:
        yield f"{side}.{zone}: {now!r}, expected {cards!r}"


def _number_of_side(scenario: Scenario, side: str, key: str) -> Any:
    duel, player = scenario.duel, SIDES.index(side)
    if key == "coins":
        return [duel.coins_open[player], duel.coins_closed[player]]
    return duel.failed_draws[player]


def _card_differences(scenario: Scenario, name: str, expect: Mapping[str, Any]) -> Iterable[str]:
    if not scenario.is_in_play(name):
        yield f"{name}: not in play"
        return
    thing, unknown = scenario.thing(name), object()
    for key, wanted in expect.items():
        if key in ("as", "vanilla"):
            continue
        now = getattr(thing, "stunned" if key == "stun" else key, unknown)
        if key == "card":
            now = thing.card().id
        elif key == "fresh":
            now = thing.came_turn == scenario.duel.turn
        elif key == "parts":
            now = [part.card.id for part in thing.parts[1:]]
        elif key == "owner":
            now = SIDES[scenario.duel.owner_of[thing.parts[0].piece]]
        elif key == "modify":
            now, wanted = _changes(thing), _single(wanted)
        elif key == "gained":
            now, wanted = _gained(thing, "poison" in expect), [_with_until(each) for each in wanted]
        if now is unknown or callable(now):
            yield f"{name}.{key}: nobody knows what this is"
        elif now != wanted:
            yield f"{name}.{key}: {now!r}, expected {wanted!r}"


def _changes(thing: t.Thing) -> list[dict[str, Any]]:
    """The modifiers of a card as a position writes them, one number each, in order of time."""
    return [
        {_word(CHANGED, effect.stat): int(effect.amount), "until": _word(UNTIL, effect.until)}
        for effect in thing.effects
        if effect.kind == t.CHANGE
    ]


def _single(changes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {stat: by, "until": change.get("until", "permanent")}
        for change in changes
        for stat, by in change.items()
        if stat != "until"
    ]


def _gained(thing: t.Thing, without_poison: bool) -> list[dict[str, Any]]:
    """What a card has acquired, in order of time; Poison may have a key of its own."""
    found = []
    for effect in thing.effects:
        if effect.kind != t.KEYWORD or effect.held is None:
            continue
        name = language.KEYWORDS[effect.held.keyword.name]
        if name != "poison" or not without_poison:
            feature = {name: int(effect.held.value)} if name in language.NUMBER_KEYWORDS else name
            found.append({"feature": feature, "until": _word(UNTIL, effect.until)})
    return found


def _with_until(gained: Mapping[str, Any]) -> dict[str, Any]:
    """With its duration written out; of Protection and Elusive only the name is compared."""
    feature = gained["feature"]
    if isinstance(feature, dict) and next(iter(feature)) in language.FILTER_KEYWORDS:
        feature = next(iter(feature))
    return {"feature": feature, "until": gained.get("until", "permanent")}


def _word(words: Mapping[str, int], number: int) -> str:
    return next(word for word, other in words.items() if other == number)
