# lomber: interpreted
"""From card files to the cards that the engine reads: the words of chapter 18 become numbers, texts programs.

A file is held against the linter first; what is translated here is known to be right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from lomber.games.berserk import cards as c
from lomber.games.berserk import language, verbs
from lomber.games.berserk.design import one_word, several
from lomber.games.berserk.lint import lint
from lomber.games.berserk.lint_values import Fault
from lomber.table.errors import LomberError

CLASSES_MOST: Final = 62
"""A set of classes is a mask."""

TYPES: Final = {"hero": c.HERO, "creature": c.CREATURE, "spell": c.SPELL, "support": c.SUPPORT}
FILTER_TYPES: Final = TYPES | {"character": c.CHARACTER, "card": c.ANY_TYPE}
ZONES: Final = {"play": c.IN_PLAY, "hand": c.IN_HAND, "graveyard": c.IN_GRAVEYARD, "deck": c.IN_DECK}
RESERVES: Final = {"created": c.CREATED, "placed": c.PLACED}
WHO: Final = {"any": c.ANYBODY, "own": c.OWN, "enemy": c.ENEMY, "each": c.ANYBODY}
HIDDEN: Final = {"no": c.NOT_HIDDEN, "only": c.ONLY_HIDDEN, "any": c.HIDDEN_OR_NOT}
UNTIL: Final = {
    "permanent": c.PERMANENT,
    "end_of_turn": c.END_OF_TURN,
    "your_next_turn": c.YOUR_NEXT_TURN,
    "while_source": c.WHILE_SOURCE,
}
FORBIDDEN: Final = {
    "attack": c.NO_ATTACK,
    "defend": c.NO_DEFENCE,
    "act": c.NO_ACTION,
    "open": c.NO_OPENING,
    "be_attacked": c.NOT_ATTACKED,
    "be_chosen": c.NOT_CHOSEN,
}
PLAYERS: Final = {"you": c.YOU, "opponent": c.OPPONENT, "event.player": c.EVENT_PLAYER}
REFERENCES: Final = {
    "self": c.SELF,
    "event.card": c.EVENT_CARD,
    "event.source": c.EVENT_SOURCE,
    "event.target": c.EVENT_TARGET,
    "last": c.LAST,
    "it": c.IT,
    "hero": c.OWN_HERO,
    "enemy_hero": c.ENEMY_HERO,
}
KEYWORDS: Final = {word: number for number, word in enumerate(language.KEYWORDS)}
STATS: Final = {"strike": c.STRIKE, "lives": c.LIVES, "wounds": c.WOUNDS, "cost": c.COST}
CHANGED: Final = STATS | {"shot": c.SHOT, "return_strike": c.RETURN_STRIKE}
PAYMENTS: Final = {
    "coins": c.PAY_COINS,
    "wound_self": c.PAY_WOUND_SELF,
    "wound_hero": c.PAY_WOUND_HERO,
    "discard": c.PAY_DISCARD,
    "sacrifice": c.PAY_SACRIFICE,
    "close_other": c.PAY_CLOSE_OTHER,
    "lose_coins": c.PAY_LOSE_COINS,
}
COSTS: Final = PAYMENTS | {"close": c.PAY_CLOSING}
DEMANDS: Final = PAYMENTS | {"close_coins": c.PAY_COINS, "close": c.PAY_CLOSE_ANY}
OPERATIONS: Final = {"plus": c.PLUS, "times": c.TIMES, "least": c.LEAST, "most": c.MOST}
VERBS: Final = {word: number for number, word in enumerate(verbs.VERBS)}
EVENTS: Final = {word: number for number, word in enumerate(verbs.EVENTS)}


class BadSet(LomberError):
    """A card file with faults; `faults` has all of them."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        first = faults[0]
        super().__init__(f"{file}:{first.line}: {first.where}: {first.code} {dict(first.words)}", "bad-set")
        self.faults = faults
        self.words = {"file": file, "line": first.line, "where": first.where, "number": len(faults)}


def load(files: Mapping[str, str]) -> c.Library:
    """The library of some sets, given their texts by file name; BadSet where one has faults."""
    described: dict[str, Any] = {}
    for file, text in files.items():
        faults = [fault for fault in lint(text, described) if not fault.warning]
        if faults:
            raise BadSet(file, faults)
        described |= tomllib.loads(text).get("cards", {})
    return build(described)


def build(described: Mapping[str, Mapping[str, Any]]) -> c.Library:
    """The library of cards whose descriptions are known to be right."""
    library = c.Library()
    for kind in language.SUPPORT_KINDS:
        library.kinds[kind] = len(library.kinds)
    for id, body in described.items():
        library.numbers[id] = len(library.cards)
        library.cards.append(c.Card(len(library.cards), id, TYPES[body["type"]]))
    for id, body in described.items():
        Reader(library).card(library.card(id), body)
    return library


def described_cards(texts: Iterable[str]) -> dict[str, Any]:
    """The cards of some files, as they describe them."""
    described: dict[str, Any] = {}
    for text in texts:
        described |= tomllib.loads(text).get("cards", {})
    return described


def _is_target(reference: c.Reference) -> bool:
    """Is a target of the text meant, by its name or as the `it` of a `for_each` that goes through it?"""
    return reference.kind in (c.SLOT, c.IT) and reference.slot >= 0


class Reader:
    """Translates what describes cards; one text at a time, into `program`."""

    def __init__(self, library: c.Library) -> None:
        self.library = library
        self.program = c.Program()
        self.slots: dict[str, int] = {}
        """The targets that may be spoken of, by the number of their slot."""
        self.depth = 0
        self.speaks_of_event = False
        self.looks_for_hidden = False
        """The innermost `for_each` looks for hidden creatures."""
        self.slot_of_it = -1
        """The target that the innermost `for_each` goes through."""

    # -- cards and keywords

    def card(self, card: c.Card, body: Mapping[str, Any]) -> None:
        card.cost = body.get("cost", 0)
        card.strike = body.get("strike", 0)
        card.lives = body.get("lives", 0)
        card.elements = self._bits(language.ELEMENTS.index(word) for word in body.get("elements", ()))
        card.classes = self._class_mask(body.get("classes", []))
        card.kind = self._kind_number(body["kind"]) if "kind" in body else -1
        card.reserve = RESERVES.get(body.get("reserve", ""), c.ORDINARY)
        card.keywords = [self.keyword(keyword) for keyword in body.get("keywords", ())]
        card.keyword_mask = self._bits(keyword.name for keyword in card.keywords)
        for described in body.get("abilities", ()):
            ability = Reader(self.library).ability(described)
            card.abilities.append(ability)
            card.works_elsewhere |= ability.zone != c.IN_PLAY
            if ability.kind == c.SPELL_TEXT:
                card.spell_text = ability

    def keyword(self, described: Any) -> c.Keyword:
        if isinstance(described, str):
            return c.Keyword(KEYWORDS[described])
        ((name, value),) = described.items()
        keyword = c.Keyword(KEYWORDS[name])
        if name == "elusive":
            keyword.source = self.filter(value, hidden=c.HIDDEN_OR_NOT)
        elif name == "protection":
            keyword.from_spells = "spells" in value
            keyword.kinds = self._protection_kinds(value.get("kinds", ()))
            if "from" in value:
                keyword.source = self.filter(value["from"], hidden=c.HIDDEN_OR_NOT)
        elif isinstance(value, int):
            keyword.value = value
        else:
            keyword.number = self.number(value)
        return keyword

    def _protection_kinds(self, kinds: Iterable[str]) -> int:
        """Protection from strikes covers return strikes (18.1)."""
        named = [kind for word in kinds for kind in (("strike", "return") if word == "strike" else (word,))]
        return self._bits(verbs.WOUND_KINDS.index(kind) for kind in named)

    # -- abilities

    def ability(self, body: Mapping[str, Any]) -> c.Ability:
        kind = next(kind for kind in language.ABILITY_KINDS if kind in body)
        ability = c.Ability(language.ABILITY_KINDS.index(kind))
        if kind in ("on", "replace"):
            ability.pattern = self.pattern(body[kind])
        if kind == "cost":
            ability.payments = [self._payment(COSTS[key], value) for key, value in body["cost"].items()]
            ability.closes = "close" in body["cost"]
        if kind == "give":
            ability.gift = self._gift(body["give"])
            ability.to = self.reference(body.get("to", "self"))
        ability.each = body.get("each", False)
        ability.optional = body.get("optional", False)
        ability.zone = ZONES[body.get("zone", "play")]
        ability.uses = body.get("uses", 1)
        ability.once_per_turn = body.get("limit") == "turn"
        if "if" in body:
            ability.condition = self.condition(body["if"])
        if "prevent" in body:
            ability.prevents_all = body["prevent"] == "all"
            ability.prevents = c.ZERO if ability.prevents_all else self.number(body["prevent"])
        if "do" in body:
            self.speaks_of_event = False
            ability.program = self._whole_program(body)
            ability.speaks_of_event = self.speaks_of_event
        return ability

    def _gift(self, body: Mapping[str, Any]) -> c.Gift:
        gift = c.Gift()
        for key, value in body.items():
            if key == "keywords":
                gift.keywords = [self.keyword(keyword) for keyword in value]
            elif key == "cannot":
                gift.cannot = sum(FORBIDDEN[word] for word in set(several(value)))
            else:
                setattr(gift, key, self.number(value))
        return gift

    def _payment(self, kind: int, value: Any) -> c.Payment:
        if kind == c.PAY_CLOSING:
            return c.Payment(kind, None, None)
        if not isinstance(value, dict) or kind not in (c.PAY_SACRIFICE, c.PAY_CLOSE_OTHER, c.PAY_CLOSE_ANY):
            return c.Payment(kind, self.number(value), None)
        fitting = self.filter({key: value[key] for key in value if key != "count"} | {"who": "own"})
        return c.Payment(kind, self.number(value.get("count", 1)), fitting)

    # -- events

    def pattern(self, described: Any) -> c.Pattern:
        """The short form is about this card, or about the own turn; of a draw it is about any (18.3)."""
        body = described if isinstance(described, dict) else {"event": described}
        pattern = c.Pattern(EVENTS[body["event"]])
        short = isinstance(described, str)
        always_own = body["event"] in ("hire", "death", "extort_paid", "extort_unpaid")
        has_card = "card" in (language.EVENTS | language.WOULD_EVENTS)[body["event"]]
        if always_own or (short and has_card):
            pattern.card = c.ITSELF
        for key in ("card", "target", "source"):
            if key in body:
                setattr(pattern, key, self._matcher(body[key]))
        pattern.player = {"you": c.OWN, "opponent": c.ENEMY}.get(body.get("player", ""), c.ANYBODY)
        pattern.whose = WHO[body.get("whose", "own")]
        if "kind" in body:
            pattern.kinds = self._event_kinds(body["event"], several(body["kind"]))
        return pattern

    def _event_kinds(self, event: str, words: list[str]) -> int:
        """A fight fits `strike` too (18.3)."""
        if event != "attack":
            return self._bits(verbs.WOUND_KINDS.index(word) for word in words)
        named = {kind for word in words for kind in (("strike", "fight") if word == "strike" else (word,))}
        return self._bits(verbs.ATTACK_KINDS.index(kind) for kind in named)

    def _matcher(self, value: Any) -> c.Reference:
        if isinstance(value, str):
            return c.Reference(REFERENCES[value])
        return c.Reference(c.ALL_THAT_FIT, 0, self.filter(value, hidden=c.HIDDEN_OR_NOT))

    # -- texts

    def _whole_program(self, body: Mapping[str, Any]) -> c.Program:
        """A text from its targets to its last step."""
        self.program = c.Program()
        self.slots = {}
        self._declare(body)
        self.program.own_slots = len(self.program.slots)
        self._steps(body["do"])
        self._mark_attacked()
        return self.program

    def _declare(self, body: Mapping[str, Any]) -> None:
        """The targets of a text or of a mode get their slots."""
        if "target" in body:
            self._slot("target", body["target"])
        for described in body.get("targets", ()):
            self._slot(f"t:{described['id']}", {key: described[key] for key in described if key != "id"})

    def _slot(self, name: str, described: Mapping[str, Any]) -> None:
        fitting = self.filter({key: described[key] for key in described if key not in language.TARGET_KEYS})
        chooser = self._player(described.get("chooser", "you"))
        slot = c.Slot(fitting, described.get("min", 1), described.get("max", 1), chooser)
        self.slots = {**self.slots, name: len(self.program.slots)}
        self.program.slots.append(slot)

    def _mark_attacked(self) -> None:
        """Targets that the text shoots or fights must be attackable (BH-94); Frenzy keeps some from closing."""
        for step in self.program.steps:
            if step.verb == verbs.SHOOT and _is_target(step.to):
                self.program.slots[step.to.slot].is_shot = True
            elif step.verb == verbs.FIGHT and _is_target(step.what):
                by = c.Reference(c.SLOT, step.by.slot) if _is_target(step.by) else step.by
                self.program.slots[step.what.slot].fought_by = by
            elif step.verb in (verbs.CLOSE, verbs.STUN) and _is_target(step.what):
                self.program.slots[step.what.slot].is_closed = True
            self.program.is_attack |= step.verb in (verbs.SHOOT, verbs.FIGHT)
            self.program.plays_card |= step.verb == verbs.PLAY_FREE

    def _steps(self, steps: list[dict[str, Any]]) -> None:
        for step in steps:
            self._step(step)

    def _inner(self, steps: list[dict[str, Any]]) -> None:
        """Steps inside another: a `choose` among them is asked when its turn comes, not before the payment."""
        self.depth += 1
        self._steps(steps)
        self.depth -= 1

    def _emit(self, verb: int) -> c.Step:
        step = c.Step(verb)
        self.program.steps.append(step)
        return step

    def _here(self) -> int:
        return len(self.program.steps)

    def _step(self, body: dict[str, Any]) -> None:
        verb = next(key for key in body if key in language.VERBS)
        control = {
            "if": self._if,
            "may": self._may,
            "choose": self._choose,
            "for_each": self._loop,
            "repeat": self._loop,
            "extort": self._extort,
        }.get(verb)
        if control is not None:
            control(body)
            return
        self._read_extras(self._emit(VERBS[verb]), verb, body)
        if "if_done" in body:
            self._guarded(verbs.JUMP_UNLESS_DONE, body["if_done"])

    def _guarded(self, verb: int, steps: list[dict[str, Any]]) -> None:
        guard = self._emit(verb)
        self._inner(steps)
        guard.jump = self._here()

    def _if(self, body: dict[str, Any]) -> None:
        guard = self._emit(verbs.JUMP_UNLESS)
        guard.condition = self.condition(body["if"])
        self._two_ways(guard, body.get("then", []), body.get("else", []))
        self._inner(body.get("if_done", []))

    def _may(self, body: dict[str, Any]) -> None:
        asking = self._emit(verbs.ASK_MAY)
        asking.player = self._player(body.get("player", "you"))
        self._two_ways(asking, body["may"] + body.get("if_done", []), body.get("else", []))

    def _extort(self, body: dict[str, Any]) -> None:
        """Paid: first the card loses its features, then `paid`; what follows `if_done` needs the payment."""
        extorting = self._emit(verbs.EXTORT)
        extorting.payments = [self._payment(DEMANDS[key], value) for key, value in body["extort"].items()]
        guard = self._emit(verbs.JUMP_UNLESS_DONE)
        self._two_ways(guard, body.get("paid", []) + body.get("if_done", []), body.get("unpaid", []))

    def _two_ways(self, guard: c.Step, yes: list[dict[str, Any]], no: list[dict[str, Any]]) -> None:
        self._inner(yes)
        leap = self._emit(verbs.JUMP)
        guard.jump = self._here()
        self._inner(no)
        leap.jump = self._here()

    def _choose(self, body: dict[str, Any]) -> None:
        if self.depth == 0:
            self.program.choices.append(self._here())
        choosing = self._emit(verbs.CHOOSE)
        choosing.player = self._player(body.get("player", "you"))
        leaps = []
        for mode in body["choose"]:
            outside, first = self.slots, len(self.program.slots)
            self._declare(mode)
            label = mode.get("label", {}).get("en", "")
            choosing.modes.append(c.Mode(label, first, len(self.program.slots) - first, self._here()))
            self._inner(mode["do"])
            leaps.append(self._emit(verbs.JUMP))
            self.slots = outside
        for leap in [choosing, *leaps]:
            leap.jump = self._here()
        self._inner(body.get("if_done", []))

    def _loop(self, body: dict[str, Any]) -> None:
        outer, outer_slot = self.looks_for_hidden, self.slot_of_it
        if "for_each" in body:
            each = self.reference(body["for_each"])
            self.slot_of_it = int(each.slot) if _is_target(each) else -1
            self._emit(verbs.LOOP).what = each
            filtered = each.fitting is not None and each.fitting.hidden != c.NOT_HIDDEN
            self.looks_for_hidden = filtered or each.takes_hidden
        else:
            self._emit(verbs.REPEAT).number = self.number(body["repeat"])
        start = self._here()
        following = self._emit(verbs.NEXT)
        self._inner(body["do"])
        self.looks_for_hidden, self.slot_of_it = outer, outer_slot
        self._emit(verbs.JUMP).jump = start
        following.jump = self._here()
        self._inner(body.get("if_done", []))

    # -- one step and its extras

    def _read_extras(self, step: c.Step, verb: str, body: dict[str, Any]) -> None:
        step.player = self._player(body.get("player", body.get("into", "you")))
        self._read_value(step, language.VERBS[verb][0], body[verb])
        step.until = UNTIL[body["until"]] if "until" in body else self._usual_until(verb)
        step.optional = body.get("optional", False)
        step.random = body.get("random", False)
        step.closed = body.get("state") == "closed"
        step.enemy_graveyard = body.get("from") == "enemy"
        step.zone = ZONES.get(body.get("from", "hand"), c.IN_GRAVEYARD)
        if "to" in body:
            step.to = self.reference(body["to"])
        if "by" in body:
            step.by = self.reference(body["by"])
        if "count" in body:
            step.count = self.number(body["count"])
        places = {"shuffle": c.SHUFFLED, "top": c.ON_TOP, "bottom": c.AT_BOTTOM}
        at = body.get("at", "shuffle")
        if isinstance(at, str):
            step.at = places[at]
        else:
            step.place = self.number(at)

    def _usual_until(self, verb: str) -> int:
        return int(c.UNTIL_USED if verb == "discount" else c.PERMANENT)

    def _read_value(self, step: c.Step, kind: str, value: Any) -> None:
        if kind in ("number", "number_or_all"):
            step.all = value == "all"
            step.number = c.ZERO if step.all else self.number(value)
        elif kind == "reference":
            step.what = self.reference(value)
        elif kind == "filter":
            step.fitting = self.filter(value, hidden=c.HIDDEN_OR_NOT)
            step.fitting.who = c.ANYBODY
        elif kind == "modified":
            step.changes = [c.Change(CHANGED[key], self.number(by)) for key, by in value.items()]
        elif kind == "keywords_gained":
            step.keywords = [self.keyword(keyword) for keyword in value]
        elif kind == "ability_gained":
            step.ability = Reader(self.library).ability(value)
        elif kind.startswith("words:"):
            step.mask = self._bits(KEYWORDS[word] for word in several(value))
        elif kind in ("created_card", "placed_card"):
            step.card = self.library.numbers[value]
        elif kind == "discount":
            step.fitting = self.filter(value["card"], hidden=c.HIDDEN_OR_NOT)
            step.number = self.number(value["by"])
        elif kind == "delay":
            step.pattern = self.pattern(value["on"])
            step.program = self._delayed(value["do"])
        elif value in ("you", "opponent"):
            step.player = PLAYERS[value]

    def _delayed(self, steps: list[dict[str, Any]]) -> c.Program:
        """A program of its own that speaks of the same targets."""
        outer, depth = self.program, self.depth
        self.program, self.depth = c.Program(), 1
        self.program.slots = outer.slots
        self._steps(steps)
        inner, self.program, self.depth = self.program, outer, depth
        return inner

    # -- references, filters, numbers, conditions

    def reference(self, value: Any) -> c.Reference:
        if isinstance(value, dict):
            return c.Reference(c.ALL_THAT_FIT, 0, self.filter(value))
        if value in self.slots:
            found = c.Reference(c.SLOT, self.slots[value])
            found.takes_hidden = self.program.slots[found.slot].fitting.hidden != c.NOT_HIDDEN
            return found
        self.speaks_of_event |= value.startswith("event.")
        found = c.Reference(REFERENCES[value])
        if value == "it":
            found.takes_hidden = self.looks_for_hidden
            found.slot = self.slot_of_it
        return found

    def _player(self, word: str) -> int:
        """`event.player` speaks of the event as `event.card` does (BH-102)."""
        self.speaks_of_event |= word == "event.player"
        return PLAYERS[word]

    def filter(self, body: Mapping[str, Any], hidden: int = c.NOT_HIDDEN) -> c.Filter:
        """Inside `any` and `not` nothing is said of hidden creatures: the outer filter has said it."""
        fitting = c.Filter()
        fitting.who = WHO[one_word(body.get("who", "any"))]
        fitting.hidden = HIDDEN[one_word(body["hidden"])] if "hidden" in body else hidden
        fitting.zones = self._bits(ZONES[zone] for zone in several(body.get("zone", [])))
        fitting.other = body.get("other", False)
        if "type" in body:
            fitting.types = 0
            for word in several(body["type"]):
                fitting.types |= FILTER_TYPES[word]
        fitting.classes = self._class_mask(several(body.get("class", [])))
        fitting.not_classes = self._class_mask(several(body.get("not_class", [])))
        words = several(body.get("element", []))
        fitting.elements = self._bits(language.ELEMENTS.index(word) for word in words)
        fitting.card_ids = [self.library.numbers[id] for id in several(body.get("card_id", []))]
        fitting.kinds = [self._kind_number(kind) for kind in several(body.get("kind", []))]
        fitting.has = self._bits(KEYWORDS[word] for word in several(body.get("has", [])))
        fitting.lacks = self._bits(KEYWORDS[word] for word in several(body.get("lacks", [])))
        fitting.reserves = self._bits(RESERVES[word] for word in several(body.get("reserve", [])))
        states = set(several(body.get("state", [])))
        fitting.closed = int("closed" in states) if len(states) == 1 else -1
        for key in ("neutral", "wounded", "poisoned", "stunned"):
            setattr(fitting, key, int(body[key]) if key in body else -1)
        for key in ("cost", "cost_max", "cost_min", "strike_max", "strike_min", "lives_max", "lives_min"):
            if key in body:
                setattr(fitting, key, self.number(body[key]))
        fitting.alternatives = [self.filter(each, c.HIDDEN_OR_NOT) for each in body.get("any", ())]
        if "not" in body:
            fitting.negated = self.filter(body["not"], c.HIDDEN_OR_NOT)
        return fitting

    def number(self, value: Any) -> c.Number:
        if isinstance(value, int):
            return c.Number(c.CONSTANT, value)
        if "count" in value:
            number = c.Number(c.COUNT, 0)
            number.counted = self.filter(value["count"], hidden=c.HIDDEN_OR_NOT)
        elif "stat" in value:
            number = c.Number(c.STAT, STATS[value["stat"]])
            number.of = self.reference(value["of"])
        elif "event" in value:
            self.speaks_of_event = True
            number = c.Number(c.AMOUNT, 0)
        else:
            ((operation, (first, second)),) = value.items()
            number = c.Number(OPERATIONS[operation], 0)
            number.first, number.second = self.number(first), self.number(second)
        return number

    def condition(self, body: Mapping[str, Any]) -> c.Condition:
        if "count" in body:
            condition = c.Condition(c.COUNTED)
            condition.counted = self.filter(body["count"], hidden=c.HIDDEN_OR_NOT)
            condition.least = self.number(body["min"]) if "min" in body else None
            condition.most = self.number(body["max"]) if "max" in body else None
        elif "is" in body:
            condition = c.Condition(c.FITS)
            condition.subject = self.reference(body["is"])
            condition.counted = self.filter(body["fits"])
        elif "turn" in body:
            condition = c.Condition(c.TURN)
            condition.whose = WHO[body["turn"]]
        elif "coins_open_min" in body:
            condition = c.Condition(c.COINS_OPEN)
            condition.least = self.number(body["coins_open_min"])
        elif "hero_lives_max" in body:
            condition = c.Condition(c.HERO_LIVES)
            condition.most = self.number(body["hero_lives_max"])
        elif "not" in body:
            condition = c.Condition(c.NEITHER)
            condition.parts = [self.condition(body["not"])]
        else:
            condition = c.Condition(c.ALL_OF if "all" in body else c.ANY_OF)
            condition.parts = [self.condition(part) for part in body.get("all", body.get("any", ()))]
        return condition

    # -- words to numbers

    def _bits(self, numbers: Iterable[int]) -> int:
        mask = 0
        for number in numbers:
            mask |= 1 << number  # plain int
        return mask

    def _class_mask(self, words: list[str]) -> int:
        classes = self.library.classes
        for word in words:
            if word not in classes and len(classes) == CLASSES_MOST:
                raise LomberError(f"more than {CLASSES_MOST} classes", "too-many-classes", most=CLASSES_MOST)
            classes.setdefault(word, len(classes))
        return self._bits(classes[word] for word in words)

    def _kind_number(self, word: str) -> int:
        return self.library.kinds.setdefault(word, len(self.library.kinds))
