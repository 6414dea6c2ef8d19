# lomber: interpreted
"""Scenarios held against 18.6: which keys a described position has, and what may stand under each."""

from __future__ import annotations

from typing import Any, Final

from lomber.games.berserk import language
from lomber.games.berserk.lint_values import Scope, Values, list_of, table
from lomber.games.berserk.options import BerserkOptions
from lomber.games.berserk.positions import Path
from lomber.games.berserk.vanilla import vanilla
from lomber.table.errors import BadPosition
from lomber.table.options import Field, fields_of

COINS_MOST: Final = 10
EXPECTED_CARDS: Final = {"play": '[ { as = "a1", wounds = 1 }, … ]', "gone": '[ "a1", … ]'}
ZONES: Final = ("deck", "hand", "graveyard")


class Scenarios(Values):
    """The walk over a scenario: its halves, the cards in play and what they carry, the moves."""

    called: set[str]
    """What cards of the scenario are called by so far."""

    def _check_ability(self, path: Path, ability: Any, scope: Scope) -> None:
        raise NotImplementedError

    def _keyword(self, path: Path, keyword: Any, scope: Scope, printed: bool) -> None:
        raise NotImplementedError

    def check_scenario(self, path: Path, scenario: Any) -> None:
        self.fixture = True
        self.called = set()
        self._record(path, scenario, language.SCENARIO, Scope())

    def _kind_expected(self, path: Path, value: Any, scope: Scope) -> None:
        """What it names is compared after the last move; what nobody knows is told then."""
        if not isinstance(value, dict):
            self._expected(path, value, "table")
            return
        for side in ("A", "B"):
            half = value.get(side, {})
            if not isinstance(half, dict) or not isinstance(half.get("hero", {}), dict):
                self._expected((*path, side), half, "table")
                continue
            self._expected_half((*path, side), half)

    def _expected_half(self, path: Path, half: dict[str, Any]) -> None:
        for key, wanted in EXPECTED_CARDS.items():
            entries, of = half.get(key, []), (dict, str) if key == "play" else str
            if not isinstance(entries, list) or not all(isinstance(entry, of) for entry in entries):
                self._expected((*path, key), entries, wanted)
        for zone in ZONES:
            if not isinstance(half.get(zone, []), list) and not _is_count(half[zone]):
                self._expected((*path, zone), half[zone], "[ cards ]", "number")
        self._expected_card((*path, "hero"), half.get("hero", {}))
        for at, entry in enumerate(list_of(half.get("play"))):
            self._expected_card((*path, "play", at), table(entry))

    def _expected_card(self, path: Path, body: dict[str, Any]) -> None:
        """What it has acquired is written as in a position."""
        for key in ("modify", "gained"):
            if key in body:
                self._value((*path, key), body[key], language.LAID_HERO[key], Scope())

    def _kind_moves(self, path: Path, moves: Any, scope: Scope) -> None:
        if not isinstance(moves, list):
            self._expected(path, moves, '[ "A end", … ]')
            return
        for at, move in enumerate(moves):
            if not isinstance(move, str) or not move.startswith(("A ", "B ")):
                self._expected((*path, at), move, '"A …"', '"B …"')

    # -- the position

    def _kind_turn(self, path: Path, value: Any, scope: Scope) -> None:
        self._range(path[:-1], {str(path[-1]): value}, str(path[-1]), 1, language.NUMBER_MOST)

    def _kind_options(self, path: Path, value: Any, scope: Scope) -> None:
        """Those of chapter 20, each with a value it can have."""
        if not isinstance(value, dict):
            self._expected(path, value, "table")
            return
        known = {field.name: field for field in fields_of(BerserkOptions)}
        for name, given in value.items():
            if name not in known:
                self._unknown((*path, name), name, known)
            elif not _suits(known[name], given):
                choices = ("true", "false") if known[name].kind == "bool" else known[name].choices
                low, high = known[name].low, known[name].high
                if choices or low is None or high is None:
                    self._expected((*path, name), given, *map(str, choices or ("word",)))
                else:
                    self._fault((*path, name), "range", key=name, low=low, high=high)

    def _kind_half(self, path: Path, value: Any, scope: Scope) -> None:
        self._record(path, value, language.HALF, scope)

    def _kind_coins(self, path: Path, value: Any, scope: Scope) -> None:
        """Open and closed ones, no more than there can be (BH-3)."""
        if not isinstance(value, list) or len(value) != 2 or not all(_is_count(number) for number in value):
            self._expected(path, value, "[open, closed]")
            return
        options = table(table(self.described.get("scenario")).get("options"))
        most = options.get("coin_max", COINS_MOST)
        if isinstance(most, int) and sum(value) > most:
            self._fault(path, "range", key="coins", low=0, high=most)

    def _kind_lying(self, path: Path, value: Any, scope: Scope) -> None:
        """Cards of a deck, hand or graveyard, or under another: each by its id, in one line, or with its owner."""
        if not isinstance(value, list):
            self._expected(path, value, "[ cards ]")
            return
        for at, card in enumerate(value):
            if isinstance(card, dict):
                self._record((*path, at), card, language.LYING, scope)
                self._card_or_vanilla((*path, at), card)
            elif not isinstance(card, str):
                self._expected((*path, at), card, '"card"', "{ card = …, owner = … }")
            elif card not in self.cards:
                self._kind_vanilla((*path, at), card, scope)

    def _kind_squad(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list):
            self._expected(path, value, "[ { card = … }, … ]")
            return
        for at, laid in enumerate(value):
            if isinstance(laid, str):
                laid = {"card" if laid in self.cards else "vanilla": laid}
            self._record((*path, at), laid, language.LAID, scope)
            self._card_or_vanilla((*path, at), laid)

    def _kind_laid_hero(self, path: Path, value: Any, scope: Scope) -> None:
        self._record(path, value, language.LAID_HERO, scope)

    # -- one card

    def _card_or_vanilla(self, path: Path, body: Any) -> None:
        if isinstance(body, dict) and ("card" in body) == ("vanilla" in body):
            self._expected(path, body, "card", "vanilla")

    def _kind_name(self, path: Path, value: Any, scope: Scope) -> None:
        """One word, and no other card's: moves call it so."""
        if not isinstance(value, str) or len(value.split()) != 1:
            self._expected(path, value, "word")
        elif value in self.called:
            self._expected(path, value, "another word")
        else:
            self.called.add(value)

    def _kind_hero_card(self, path: Path, value: Any, scope: Scope) -> None:
        self._card_of(path, value, ("hero",))

    def _kind_laid_card(self, path: Path, value: Any, scope: Scope) -> None:
        self._card_of(path, value, language.LAID_TYPES)

    def _kind_lying_card(self, path: Path, value: Any, scope: Scope) -> None:
        self._card_of(path, value, language.LYING_TYPES)

    def _card_of(self, path: Path, value: Any, types: tuple[str, ...]) -> None:
        """A card that there is, of one of these types; the plain hero of chapter 24 is always there."""
        if not isinstance(value, str) or value not in self.cards:
            if value != language.PLAIN_HERO or "hero" not in types:
                self._unknown(path, value, self.cards)
        elif table(self.cards[value]).get("type") not in types:
            self._expected(path, value, *types)

    def _kind_vanilla(self, path: Path, value: Any, scope: Scope) -> None:
        """In one line (chapter 24), its keywords known."""
        if not isinstance(value, str):
            self._expected(path, value, "2/3 c2 (pirate) +dash")
            return
        try:
            card = vanilla(value)
        except BadPosition:
            self._expected(path, value, "card", "2/3 c2 (pirate) +dash")
            return
        for keyword in card["keywords"]:
            self._keyword(path, keyword, scope, printed=True)

    def _kind_added(self, path: Path, value: Any, scope: Scope) -> None:
        """Texts added to a creature in one line."""
        if not isinstance(value, list):
            self._expected(path, value, "[ abilities ]")
            return
        for at, ability in enumerate(value):
            self._check_ability((*path, at), ability, Scope())

    def _kind_changes(self, path: Path, value: Any, scope: Scope) -> None:
        """`modify` of a position: as the verb has it, each with its duration."""
        if not isinstance(value, list):
            self._expected(path, value, "[ { strike = 1 }, … ]")
            return
        keys = dict.fromkeys(language.MODIFIED, "plain_number") | {"until": language.UNTIL}
        for at, change in enumerate(value):
            self._record((*path, at), change, keys, scope)

    def _kind_plain_number(self, path: Path, value: Any, scope: Scope) -> None:
        if isinstance(value, dict):
            self._expected(path, value, "number")
        else:
            self._kind_number(path, value, scope)

    def _kind_gained(self, path: Path, value: Any, scope: Scope) -> None:
        if not isinstance(value, list):
            self._expected(path, value, "[ { feature = … }, … ]")
            return
        for at, gained in enumerate(value):
            self._record((*path, at), gained, {"feature": "feature!", "until": language.UNTIL}, scope)

    def _kind_feature(self, path: Path, value: Any, scope: Scope) -> None:
        """A keyword with a plain value: a position counts nothing."""
        if isinstance(value, dict):
            for name, number in value.items():
                if name in language.NUMBER_KEYWORDS and isinstance(number, dict):
                    self._expected((*path, name), number, "number")
                    return
        self._keyword(path, value, scope, printed=False)


def _suits(field: Field, given: Any) -> bool:
    """Can this option be so? Numbers and truth are written as such in a file."""
    if field.kind == "bool":
        return isinstance(given, bool)
    if field.choices:
        return any(given == choice and type(given) is type(choice) for choice in field.choices)
    if field.kind == "int":
        low, high = field.low or 0, field.high or language.NUMBER_MOST
        return isinstance(given, int) and not isinstance(given, bool) and low <= given <= high
    return isinstance(given, str)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
