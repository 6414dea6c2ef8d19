# lomber: interpreted
"""Declension in Russian and Ukrainian: nouns by their listed forms, adjectives by their endings.

Cases are `nom gen dat acc ins`; with a `*` what is yours is called the doer's own (своего, not вашего). A noun has
a gender, is animate or not, and has five forms of one and five of many; an adjective is a stem with its endings.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final

from lomber.games.berserk.printing import phrases
from lomber.games.berserk.printing.phrases import Figure, Language, Meant, Phrase

CASES: Final = ("nom", "gen", "dat", "acc", "ins")
GENDERS: Final = ("m", "n", "f", "pl")


@dataclasses.dataclass(frozen=True)
class Noun:
    gender: str
    animate: bool
    forms: tuple[str, ...]
    """Five of one, five of many."""
    tail: str = ""

    def form(self, case: str, many: bool) -> str:
        return self.forms[CASES.index(case) + 5 * many]


def noun(gender: str, animate: bool, words: str, tail: str = "") -> Noun:
    return Noun(gender, animate, tuple(words.split()), tail)


Endings = Mapping[str, tuple[str, str, str, str]]
"""By case: masculine, neuter, feminine, plural. The accusative is listed as if inanimate."""


def declined(word: str, endings: Endings, of: Noun, many: bool, case: str) -> str:
    """An adjective or pronoun in agreement with a noun."""
    column = GENDERS.index("pl" if many else of.gender)
    if case == "acc" and of.animate and (many or of.gender == "m"):
        case = "gen"
    stem, _, rest = word.partition("|")
    return stem + endings[case][column] + rest


class SlavicPhrase(Phrase):
    def __init__(self, language: SlavicLanguage, meant: Meant, words: list[str], many: bool) -> None:
        self.language = language
        self.meant = meant
        self.words = words
        self.many = many

    def case(self, name: str) -> str:
        return self.language.declined_phrase(self.meant, self.words, name, self.many)


class SlavicLanguage(Language):
    """What the two languages have in common: the order of words, agreement, plurals."""

    has_future = True
    nouns: Mapping[str, Noun]
    adjectives: Mapping[str, tuple[str, Endings]]
    predicates: Mapping[str, tuple[str, tuple[str, str, str, str]]] = {}
    """Forms of their own for what somebody is, where a language has them."""
    elements: Mapping[str, str]

    def __init__(self, classes: Mapping[str, Noun]) -> None:
        self.classes = classes

    def has_class(self, word: str) -> bool:
        return word in self.classes

    def pronoun(self, of: Phrase) -> Phrase:
        """He, she, it or they, as the noun is."""
        kind = self._kind(of)
        plain = dict(zip(CASES, self.templates[f"pronoun_{kind}"].split(), strict=True))
        after = dict(zip(CASES, self.templates[f"pronoun_after_{kind}"].split(), strict=True))
        return phrases.Named(plain, of.many, after, kind)

    def _kind(self, of: Phrase) -> str:
        """The gender of one, or that they are many."""
        if of.many:
            return "pl"
        if isinstance(of, SlavicPhrase):
            return self.noun_of(of.meant.heads[0]).gender
        return of.gender if isinstance(of, phrases.Named) else "f"

    def predicate(self, of: Phrase, words: list[str]) -> str:
        column = GENDERS.index(self._kind(of))
        told = []
        for word in words:
            stem, endings = self.predicates.get(word) or self._as_attribute(word)
            before, _, after = stem.partition("|")
            told.append(before + endings[column] + after)
        return self.listed(told, "and")

    def _as_attribute(self, word: str) -> tuple[str, tuple[str, str, str, str]]:
        stem, endings = self.adjectives[word]
        return stem, endings["nom"]

    def noun_of(self, head: str) -> Noun:
        return self.classes[head[6:]] if head.startswith("class:") else self.nouns[head]

    def phrase(self, meant: Meant, mode: str) -> Phrase:
        many = mode in (phrases.ALL, phrases.CHOSEN_MANY)
        return SlavicPhrase(self, meant, self._before(meant, mode), many)

    def _before(self, meant: Meant, mode: str) -> list[str]:
        """The words before the noun, in their order."""
        words = [mode] if mode in (phrases.THIS, phrases.THAT, phrases.EACH) else []
        if mode in (phrases.AGAIN, phrases.CHOSEN_MANY):
            return [phrases.CHOSEN]
        if meant.ordinal:
            words.append(meant.ordinal)
        if meant.other:
            words.append("other")
        if mode in (phrases.CHOSEN, phrases.CHOSEN_AGAIN):
            words.append("chosen")
        if meant.who in ("own", "theirs"):
            return [*words, "own" if meant.who == "own" else "reflexive", *meant.adjectives]
        return words + meant.adjectives + (["enemy"] if meant.who == "enemy" else [])

    def declined_phrase(self, meant: Meant, before: list[str], case: str, many: bool) -> str:
        if case.endswith("*"):
            case, before = case[:-1], ["reflexive" if word == "own" else word for word in before]
        first = self.noun_of(meant.heads[0])
        words = [declined(*self.adjectives[word], first, many, case) for word in before]
        nouns = []
        for head in meant.heads:
            of = self.noun_of(head)
            nouns.append(of.form(case, many) + (f" {of.tail}" if of.tail else ""))
        joined = self.listed(nouns, "and" if many else "or")
        return " ".join([*words, joined, *self._after(meant)])

    def _after(self, meant: Meant) -> list[str]:
        kinds = [self.elements[element] for element in meant.elements]
        named = [self.say("of_element", what=self.listed(kinds, "or"))] if kinds else []
        return named + meant.after

    def counted(self, meant: Meant, number: Figure, case: str) -> str:
        """Two, three, four of a thing are said otherwise than five of it."""
        before = self._before(meant, phrases.ONE)
        if case.endswith("*"):
            case, before = case[:-1], ["reflexive" if word == "own" else word for word in before]
        form = self.plural(number, ["one", "few", "many"])
        if form == "one" or number.value == 1:
            return self.declined_phrase(meant, before, case, False)
        if form == "few" and (case == "nom" or (case == "acc" and not self._are_people(meant))):
            return f"{number.text} {self._few(meant, before)}"
        case = "gen" if case in ("nom", "acc") else case
        return f"{number.text} {self.declined_phrase(meant, before, case, True)}"

    def _are_people(self, meant: Meant) -> bool:
        """Two of whom one takes, in the genitive; of creatures, who are neuter or feminine, the usage is looser."""
        nouns = [self.noun_of(head) for head in meant.heads]
        return all(of.animate and of.gender == "m" for of in nouns)

    def _few(self, meant: Meant, before: list[str]) -> str:
        raise NotImplementedError

    def plural(self, number: Figure, forms: list[str]) -> str:
        """One, few, many; a letter stands for many."""
        if number.value is None:
            return forms[2]
        n = abs(number.value)
        if n % 10 == 1 and n % 100 != 11:
            return forms[0]
        return forms[1] if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else forms[2]


def class_noun(forms: str) -> Noun:
    """A class of creatures by its ten forms: masculine; alive if the accusative is the genitive."""
    words = tuple(forms.split())
    return Noun("m", words[3] == words[1], words)
