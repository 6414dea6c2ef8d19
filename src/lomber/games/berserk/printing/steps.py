# lomber: interpreted
"""The steps of a text (18.4) in words: one method for each verb that does more than fill its template."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lomber.games.berserk import language as words
from lomber.games.berserk.design import several
from lomber.games.berserk.printing import phrases
from lomber.games.berserk.printing.events import ALWAYS_OWN, clause, unfolded
from lomber.games.berserk.printing.filters import Speaker
from lomber.games.berserk.printing.markup import capitalised
from lomber.games.berserk.printing.phrases import Figure, Meant, Named, Phrase

Step = Mapping[str, Any]
OF_ALL: Final = (
    "prepare",
    "stun",
    "poison",
    "modify",
    "gain",
    "gain_ability",
    "lose_features",
    "lives_become",
    "to_hand",
    "to_deck",
    "take_control",
)
"""What is done to all whom a step means; of other verbs `last` means those of them to whom it was done (18.2)."""


class Teller:
    """Tells steps; a sentence begins small, whoever joins them makes capitals."""

    def __init__(
        self,
        speaker: Speaker,
        ability_text: Callable[[Mapping[str, Any]], str],
        static_text: Callable[[Teller, Mapping[str, Any], Phrase], str],
    ) -> None:
        self.speaker = speaker
        self.language = speaker.language
        self.ability_text = ability_text
        """How an ability that a step gives is printed."""
        self.static_text = static_text
        """How a gift without conditions is said of the one who gets it."""
        self.depth = 0
        """Inside so many other sentences is what is being told."""

    def say(self, key: str, **values: Any) -> str:
        return self.language.say(key, **values)

    # -- joining

    def sentences(self, steps: list[Step]) -> list[str]:
        told: list[str] = []
        at = 0
        while at < len(steps):
            if at + 1 < len(steps) and _is_one_gift(steps[at], steps[at + 1]):
                told.append(self._both(steps[at], steps[at + 1]))
                at += 2
            else:
                told += self.step(steps[at])
                at += 1
        return told

    def _both(self, changed: Step, gained: Step) -> str:
        """A change of numbers and keywords given to the same for the same time are one sentence."""
        to = self.speaker.reference(changed["to"])
        what = self.changed(changed["modify"]) + [self.keyword(keyword, "acc") for keyword in gained["gain"]]
        told = self.say("gets", to=to, what=self.language.listed(what, "and"), until=self.until(changed))
        return self.speaker.with_letters(told)

    def text(self, body: Mapping[str, Any]) -> str:
        """Targets and steps, from the first word to the last full stop."""
        return joined(self.speaker.declare(body) + self.sentences(body.get("do", []))) or self.say("nothing")

    def whole(self, body: Mapping[str, Any]) -> str:
        """The same as one sentence, where what stands before it is said of all: `if you wish`."""
        return self._strung(self.speaker.declare(body), body.get("do", [])) + "."

    def headed(self, head: str, comma: str, told: str) -> str:
        """When, and then what; an `if` after a time is set off in any language."""
        if comma == self.say("after_time") and told.startswith(self.say("if")):
            comma = ", "
        return f"{head}{comma}{told}"

    def inner(self, steps: list[Step]) -> str:
        """Steps inside another sentence."""
        return self._strung([], steps) or self.say("nothing_inner")

    def _strung(self, before: list[str], steps: list[Step]) -> str:
        self.depth += 1
        told = strung(before + self.sentences(steps))
        self.depth -= 1
        return told

    def step(self, step: Step) -> list[str]:
        verb = next(key for key in step if key in words.VERBS)
        method = getattr(self, f"_{verb}", None)
        told = method(step, step[verb]) if method else self._plain(verb, step)
        told = [told] if isinstance(told, str) else told
        told[0] = self.speaker.with_letters(told[0]).replace(",,", ",").removesuffix(",")
        self._remember(verb, step)
        if "if_done" in step:
            told.append(self.say("if_done", what=self.inner(step["if_done"])))
        return told

    def _remember(self, verb: str, step: Step) -> None:
        """What `last` speaks of in the next step."""
        kind, extras = words.VERBS[verb]
        if verb in phrases.MADE:
            count = step[verb] if kind == "number" else step.get("count", 1)
            mode = phrases.ONE if count == 1 else phrases.ALL
            self.speaker.last = self.language.phrase(Meant(["card"], adjectives=[phrases.MADE[verb]]), mode)
        elif kind == "reference" or "to" in extras:
            self._remember_them(verb, step.get("to", step[verb]))

    def _remember_them(self, verb: str, ref: Any) -> None:
        """One is meant by its name again; several as they, or as those of them to whom it was done."""
        if ref == "last":
            return
        speaker = self.speaker
        recent, speaker.recent = speaker.recent, None
        if isinstance(ref, dict) and verb in OF_ALL:
            speaker.last = self.language.pronoun(speaker.phrase(ref, phrases.ALL))
        elif isinstance(ref, dict) or (ref in speaker.plural_slots and verb not in OF_ALL):
            forms = {case: self.say(f"those_{case}") for case in ("nom", "gen", "dat", "acc", "ins")}
            speaker.last = phrases.Those(forms)
        else:
            speaker.last = speaker.reference(ref)
        speaker.recent = recent

    # -- verbs that only fill their template

    def _plain(self, verb: str, step: Step) -> str:
        kind, extras = words.VERBS[verb]
        values: dict[str, Any] = {}
        if kind == "reference":
            values["what"] = self.speaker.reference(step[verb])
        if "to" in extras:
            one_by_one = kind.startswith("number")
            values["to"] = self.speaker.reference(step["to"], one_by_one)
        if kind.startswith("number"):
            values["n"] = None if step[verb] == "all" else self.speaker.figure(step[verb])
        if "until" in extras:
            values["until"] = self.until(step)
        key = f"{verb}_all" if step[verb] == "all" else verb
        if (
            isinstance(values.get("what", values.get("to")), Named)
            and f"{key}_its" in self.language.templates
        ):
            key += "_its"
        return self._by_player(key, step, **values) if "player" in extras else self.say(key, **values)

    def _by_player(self, key: str, step: Step, **values: Any) -> str:
        """You are told to; another player does."""
        who = step.get("player", "you")
        if who == "you":
            return self.say(key, **values)
        return self.say(f"{key}_other", who=self.speaker.player(who), **values)

    def until(self, step: Step) -> str:
        until = step.get("until", "permanent")
        if until == "permanent":
            return ""
        itself = self.speaker.reference("self") if until == "while_source" else None
        told = self.say(f"until_{until}", itself=itself)
        return told if told.startswith(",") else f" {told}"

    # -- wounds, cards, coins

    def _fight(self, step: Step, value: Any) -> str:
        by = self.speaker.reference(step.get("by", "self"))
        return self.say("fight", by=by, what=self.speaker.reference(value))

    def _discard(self, step: Step, value: Any) -> str:
        key = "discard_random" if step.get("random") else "discard"
        return self._by_player(key, step, n=self.speaker.figure(value))

    def _coins(self, step: Step, value: Any) -> str:
        key = "coins_closed" if step.get("state") == "closed" else "coins"
        return self._by_player(key, step, n=self.speaker.figure(value))

    # -- changes

    def _modify(self, step: Step, value: Any) -> str:
        to = self.speaker.reference(step["to"])
        return self.say("gets", to=to, what=self.changes(value), until=self.until(step))

    def changes(self, value: Mapping[str, Any]) -> str:
        return self.language.listed(self.changed(value), "and")

    def changed(self, value: Mapping[str, Any]) -> list[str]:
        told = []
        for key, by in value.items():
            figure = Figure("", by if isinstance(by, int) else None)
            told.append(self.say(f"plus_{key}", n=self._signed(by), figure=figure))
        return told

    def _signed(self, by: Any) -> str:
        """`+2`, `−1`, `+X`; minus one times a count is `−X`."""
        if isinstance(by, int):
            return f"+{by}" if by >= 0 else f"−{-by}"
        factor, rest = minus_of(by)
        return ("−" if factor else "+") + self.speaker.figure(rest).text

    def _gain(self, step: Step, value: Any) -> str:
        to = self.speaker.reference(step["to"])
        return self.say("gets", to=to, what=self.keywords(value, "acc"), until=self.until(step))

    def _gain_ability(self, step: Step, value: Any) -> str:
        to = self.speaker.reference(step["to"])
        if set(value) == {"give"}:
            return self.static_text(self, value["give"], to) + self.until(step)
        return self.say("gets_ability", to=to, what=self.ability_text(value), until=self.until(step))

    def _lose(self, step: Step, value: Any) -> str:
        lost = [self.say(f"keyword_{word}_bare_acc") for word in several(value)]
        to = self.speaker.reference(step["to"])
        return self.say("lose", to=to, what=self.language.listed(lost, "and"), until=self.until(step))

    def keywords(self, keywords: list[Any], case: str) -> str:
        return self.language.listed([self.keyword(keyword, case) for keyword in keywords], "and")

    def keyword(self, keyword: Any, case: str) -> str:
        """A keyword with its value, linked to its entry."""
        if isinstance(keyword, str):
            return self.say(f"keyword_{keyword}_{case}")
        ((name, value),) = keyword.items()
        if name == "elusive":
            return self.say(
                f"keyword_elusive_{case}", what=self.speaker.phrase(value, phrases.ALL, "creature")
            )
        if name == "protection":
            return self.say(f"keyword_protection_{case}", what=self._protected(value))
        return self.say(f"keyword_{name}_{case}", n=self.speaker.figure(value))

    def _protected(self, value: Mapping[str, Any]) -> str:
        told = [self.say("from_spells")] if "spells" in value else []
        told += [self.say(f"from_{kind}") for kind in value.get("kinds", ())]
        if "from" in value:
            told.append(self.say("from_cards", what=self.speaker.phrase(value["from"], phrases.ALL)))
        return self.language.listed(told, "and")

    # -- moving cards

    def _to_deck(self, step: Step, value: Any) -> str:
        return self.say(f"to_deck_{step.get('at', 'shuffle')}", what=self.speaker.reference(value))

    def _revive(self, step: Step, value: Any) -> str:
        key = "revive_enemy" if step.get("from") == "enemy" else "revive"
        return self._found(key, step, value)

    def _found(self, key: str, step: Step, value: Any, case: str = "acc") -> str:
        told = self.say(key, what=self.speaker.found(value, step.get("count", 1), case))
        return self.say("if_you_like", what=told) if step.get("optional") else told

    def _summon(self, step: Step, value: Any) -> str:
        return self._found("summon", step, value)

    def _search(self, step: Step, value: Any) -> str:
        return self._found("search", step, value, "gen")

    def _play_free(self, step: Step, value: Any) -> str:
        return self._found(f"play_free_{step.get('from', 'hand')}", step, value)

    def _create(self, step: Step, value: Any) -> str:
        made = self.speaker.names.get(value, {})
        number = self.speaker.figure(step.get("count", 1))
        what = self.language.counted(Meant([made.get("type", "card")]), number, "acc")
        return self._by_player("create", step, what=what, name=self.speaker.name(value))

    def _place(self, step: Step, value: Any) -> str:
        number = self.speaker.figure(step.get("count", 1))
        what = self.language.counted(Meant(["card"]), number, "acc")
        at, into = step.get("at", "shuffle"), step["into"].replace(".", "_")
        whose = self.say(f"deck_of_{into}")
        if at in ("shuffle", "top", "bottom"):
            return self.say(f"place_{at}", what=what, name=self.speaker.name(value), whose=whose)
        nth = self.speaker.figure(at)
        return self.say("place_nth", what=what, name=self.speaker.name(value), whose=whose, n=nth)

    def _discount(self, step: Step, value: Any) -> str:
        what = self.speaker.found(value["card"], 1, "acc")
        by = self.speaker.figure(value["by"])
        key = "discounts" if "until" in step else "discount"
        return self._by_player(key, step, what=what, n=by, until=self.until(step))

    # -- around other steps

    def _extort(self, step: Step, value: Any) -> list[str]:
        demands = [self._demand(key, demand) for key, demand in value.items()]
        told = [self.speaker.with_letters(self.say("extort", what=self.language.listed(demands, "and")))]
        for outcome in ("paid", "unpaid"):
            if step.get(outcome):
                told.append(self.say(outcome, what=self.inner(step[outcome])))
        return told

    def _demand(self, key: str, demand: Any) -> str:
        if isinstance(demand, dict) and key in ("sacrifice", "close"):
            body = {name: demand[name] for name in demand if name != "count"}
            return self.say(f"demand_{key}", what=self.speaker.found(body, demand.get("count", 1), "acc"))
        return self.say(f"demand_{key}", n=self.speaker.figure(demand))

    def _choose(self, step: Step, value: Any) -> list[str]:
        modes = []
        for at, mode in enumerate(value):
            outer = self.speaker.slots, self.speaker.named, self.speaker.plural_slots
            self.speaker.recent = None
            sentences = self.speaker.declare(mode) + self.sentences(mode["do"])
            told = (", ".join(sentences) if self.depth else joined(sentences)) or self.say("nothing")
            self.speaker.slots, self.speaker.named, self.speaker.plural_slots = outer
            label = mode.get("label", {}).get(self.language.id, "")
            modes.append(self.say("mode", label=label, what=told) if label else f"{at + 1}) {told}")
        return [self._by_player("choose", step), *modes]

    def _may(self, step: Step, value: Any) -> list[str]:
        who = step.get("player", "you")
        told = self.inner(value)
        likes, not_so = ("if_you_like", "if_not") if who == "you" else ("if_other_likes", "if_not_other")
        said = [self.say(likes, what=told, who=self.speaker.player(who))]
        return said + ([self.say(not_so, what=self.inner(step["else"]))] if step.get("else") else [])

    def _if(self, step: Step, value: Any) -> list[str]:
        condition = self.speaker.with_letters(self.speaker.condition(value))
        told = []
        if step.get("then"):
            told.append(self.say("if_then", cond=condition, what=self.inner(step["then"])))
            if step.get("else"):
                told.append(self.say("otherwise", what=self.inner(step["else"])))
        else:
            negated = self.say("cond_not", what=condition)
            told.append(self.say("if_then", cond=negated, what=self.inner(step.get("else", []))))
        return told

    def _for_each(self, step: Step, value: Any) -> str:
        over = self.speaker.reference(value)
        self.speaker.loops.append((self.language.pronoun(over), self.speaker.head(value)))
        head = self.speaker.with_letters(self.say("each_of", over=over))
        told = self.say("for_each", head=head, what=self.inner(step["do"]))
        self.speaker.loops.pop()
        return told

    def _repeat(self, step: Step, value: Any) -> str:
        times = self.speaker.figure(value)
        head = self.speaker.with_letters(self.say("times", n=times))
        return self.say("repeat", times=head, what=self.inner(step["do"]))

    def _delay(self, step: Step, value: Any) -> str:
        """A text for the next such event; what the text around it called the cards of its event, they stay."""
        speaker, on = self.speaker, unfolded(value["on"])
        outer = dict(speaker.event_phrases)
        if on["event"].startswith("turn_"):
            head, comma = self.say(f"next_{on['event']}_{on.get('whose', 'own')}"), self.say("after_time")
        else:
            own = {**on, "card": "self"} if on["event"] in ALWAYS_OWN else on
            head, comma = self.say("next_time", what=clause(speaker, own, to_come=True)), ", "
            if "event.card" in outer:
                speaker.recent = None
            speaker.event_phrases |= outer
        told = self.headed(head, comma, self.inner(value["do"]))
        speaker.event_phrases = outer
        return told

    def _win(self, step: Step, value: Any) -> str:
        return self.say(f"win_{value}")


def _is_one_gift(first: Step, second: Step) -> bool:
    if "modify" not in first or "gain" not in second or "if_done" in first or "if_done" in second:
        return False
    return first["to"] == second["to"] and first.get("until") == second.get("until")


def minus_of(number: Mapping[str, Any]) -> tuple[bool, Any]:
    """`{ times = [-1, N] }` is minus N."""
    first, second = number.get("times", (0, 0))
    return (True, second) if first == -1 else (True, first) if second == -1 else (False, number)


def joined(sentences: list[str]) -> str:
    """Sentences in a row: the first begins small, each later one with a capital."""
    return " ".join(
        _stopped(sentence if at == 0 else capitalised(sentence)) for at, sentence in enumerate(sentences)
    )


def strung(sentences: list[str]) -> str:
    """Sentences inside another one: a semicolon between two, but not before the ways that a choice lists."""
    told = ""
    for sentence in sentences:
        between = "" if not told else " " if told.endswith(":") else "; "
        told += between + sentence
    return told


def _stopped(sentence: str) -> str:
    return sentence if sentence.endswith((".", ":")) else sentence + "."
