"""Why a move is refused: the rule that forbids it, and the sentence that says so (viceroy.md, 3.12, 6, 12.6)."""

from typing import Final

from mypy_extensions import i64

from lomber.games.viceroy import board, cards
from lomber.games.viceroy.asking import Asking
from lomber.games.viceroy.board import Phase, Task
from lomber.games.viceroy.pyramid import TOP_LEVEL


class Refusing(Asking):
    """A move that is none of the legal ones."""

    def asked(self) -> str:
        """What is asked for now, in one word: the page says it and opens the rules there."""
        task = self.top()
        return board.TASKS[task.kind] if task is not None else self.phase.value

    def top(self) -> Task | None:
        return self.tasks[len(self.tasks) - 1] if self.tasks else None

    def why_not(self, seat: i64, move: i64) -> tuple[str, str]:
        """The rule that forbids a move of who is asked, and the sentence that says so."""
        codes = self.codes
        task = self.top()
        if task is None and self.phase is Phase.BID:
            if codes.is_kind(move, codes.bid, 4):
                return ("V-41", "no-card-there" if not self.offered[move - codes.bid] else "no-such-gem")
            if move == codes.attack:
                return "V-41", "no-attack-token"
        if task is None and self.phase is Phase.KEEP and move == codes.keep:
            return "V-70", "cannot-pay"
        if task is None and self.phase is Phase.BUILD:
            return self._why_not_built(seat, move)
        if task is not None and task.kind == board.PLAY:
            return self._why_not_laid(task, move)
        if (
            task is not None
            and task.kind == board.MOVE_FREE
            and codes.is_kind(move, codes.place, codes.places)
        ):
            return self._why_not_moved(task, move)
        if task is not None and task.kind == board.GEMS:
            return "V-61" if self._passing() else "V-80", "gems-otherwise"
        return RULES.get(self.asked(), "V-30"), self._wrong_choice(seat, move)

    def why_not_he(self, seat: i64) -> str:
        """The rule by which a player is not asked: it is another's choice, he is out, or has chosen already."""
        task = self.top()
        if task is not None and task.kind == board.GEMS:
            return "V-62" if self._passing() else "V-80"
        if task is None and self.phase is Phase.BID:
            return ("V-41", "V-44", "V-47", "E-8")[self.auction[seat]]
        return RULES.get(self.asked(), "V-30")

    def _passing(self) -> bool:
        return self.phase is Phase.AUCTION or self.phase is Phase.REFUSE

    # -- places

    def _why_not_laid(self, task: Task, move: i64) -> tuple[str, str]:
        """A place that is none, or none of the cards that a law with targets of its own may choose from."""
        codes = self.codes
        if self.choices_of(task)[0] >= codes.at:
            effect = self.first_effect(task.a)
            aims = codes.is_kind(move, codes.at, codes.places)
            return PLACEMENT[int(effect)], TARGETS[int(effect)] if aims else "not-now"
        if not codes.is_kind(move, codes.place, codes.places):
            return "V-33", "not-now"
        level = codes.spot(move - codes.place)[0]
        return ("V-23", "no-fifth-level") if level == TOP_LEVEL else (_rule_of_places(level), "no-such-place")

    def _why_not_moved(self, task: Task, move: i64) -> tuple[str, str]:
        """E-16: another place than it had, and one that is available while the card is taken up."""
        if not task.chosen:
            return "E-16", "not-now"
        level, at = self.codes.spot(move - self.codes.place)
        one = self.spot_of(task.seat, task.chosen[0])
        if one.level == level and one.at == at:
            return "E-16", "same-place"
        return "E-16", "no-fifth-level" if level == TOP_LEVEL else "no-such-place"

    def _why_not_built(self, seat: i64, move: i64) -> tuple[str, str]:
        """No such place, one that cannot be paid or not otherwise, or a wrong payment (V-21, V-22, V-72, V-73)."""
        codes = self.codes
        if not self.plans[seat] and codes.is_kind(move, codes.build, 2 * codes.places):
            level, at = codes.spot((move - codes.build) % codes.places)
            for place in self.pyramids[seat].available(TOP_LEVEL):
                if place[0] == level and place[1] == at:
                    paid = self.cheapest(seat, level) is not None
                    return ("V-73", "one-way-to-pay") if paid else ("V-72", "cannot-build")
            return _rule_of_places(level), "no-such-place"
        if self.plans[seat] and move == codes.done:
            return "V-72", "not-paid-yet"
        key = "nothing-to-lower" if self.plans[seat] else "not-now"
        if codes.is_kind(move, codes.infinite, 4):
            return "V-73", key
        if codes.is_kind(move, codes.discount, 4):
            return "E-23", key
        return ("E-24", key) if codes.is_kind(move, codes.exchange, 12) else ("V-71", "not-now")

    # -- what is asked for, but not that one

    def _wrong_choice(self, seat: i64, move: i64) -> str:
        """The sentence for an answer of the kind that is asked for; `not-now` for one of another kind."""
        words = self.game.book.words
        word, asked = words[move], self.asked()
        if asked == "paint" or asked == "recolour":
            return self._wrong_paint(seat, move, word)
        if word not in [words[legal] for legal in self.legal(seat)] and f"{asked} {word}" not in GESTURES:
            return "not-now"
        if word == "tuck" or word == "back":
            return self._wrong_card(seat, move, word)
        if word == "gem":
            return self._wrong_gem(seat, move)
        return WRONG.get(f"{asked} {word}") or WRONG.get(word, "not-now")

    def _wrong_paint(self, seat: i64, move: i64, word: str) -> str:
        """V-96, E-19: a sector and its colour, one pair after the other."""
        task = self.top()
        chosen = self.plans[seat] if task is None else task.chosen
        if len(chosen) % 2:
            return "no-such-colour" if word == "colour" else "colour-now"
        if word == "colour":
            return "sector-first"
        return "no-such-sector" if word == "sector" else "not-now"

    def _wrong_card(self, seat: i64, move: i64, word: str) -> str:
        """E-4, E-14: cards of the hand, in the order in which a gesture names them."""
        card = (move - self.codes.back) % self.codes.cards
        if int(card) not in self.hands[seat]:
            return "not-in-hand"
        task = self.top()
        named = task is not None and int(move) in task.chosen
        return "cards-in-order" if word == "tuck" or named else "other-deck"

    def _wrong_gem(self, seat: i64, move: i64) -> str:
        """E-7, E-18: gems from behind the own screen."""
        task = self.top()
        laid = 0 if task is None else task.chosen.count(int(move))
        held = self.screens[seat][move - self.codes.gem]
        return "no-such-gem" if laid >= held else "gems-in-order"


def _rule_of_places(level: i64) -> str:
    """The lowest row grows at its ends (V-21); above, a card rests on two (V-22)."""
    return "V-21" if level == 1 else "V-22"


RULES: Final = {
    "start": "V-14",
    "laws": "V-31",
    "bid": "V-41",
    "keep": "V-70",
    "build": "V-71",
    "recolour": "V-96",
    "play": "V-33",
    "gems": "V-61",
    "draw": "V-81",
    "own-gem": "V-85",
    "pick": "V-43",
    "claim": "V-45",
    "match": "V-122",
    "seize": "V-46",
    "drop": "V-127",
    "any-gem": "V-85",
    "option": "E-2",
    "back": "E-4",
    "repeat": "E-5",
    "flip": "E-6",
    "swap": "E-7",
    "skip": "E-8",
    "extra": "E-9",
    "arrange": "E-10",
    "tuck-hand": "E-14",
    "tuck-free": "E-15",
    "move-free": "E-16",
    "recall": "E-17",
    "stash": "E-18",
    "paint": "E-19",
    "drawn": "E-26",
}
PLACEMENT: Final = {int(cards.REPLACE_CARD): "E-12", int(cards.UNDERLAY): "E-13"}
"""Laws with targets of their own."""
GESTURES: Final = ("tuck-hand tuck", "stash gem", "flip flip", "flip attack")
"""Answers of which several are given, down to the last that can be."""
TARGETS: Final = {int(cards.REPLACE_CARD): "replace-own", int(cards.UNDERLAY): "characters-only"}
WRONG: Final = {
    "choose": "not-in-hand",
    "seize": "nothing-lies-there",
    "drop": "nothing-lies-there",
    "take": "base-goes",
    "option": "no-such-option",
    "flip": "nothing-to-flip",
    "attack": "nothing-to-flip",
    "next": "not-looked-at",
    "token": "no-such-token",
    "seat": "no-such-partner",
    "repeat at": "characters-only",
    "tuck-free at": "not-free",
    "move-free at": "not-free",
    "recall at": "not-free",
    "swap at": "no-tokens-there",
    "drawn at": "no-such-law",
}
"""By what is asked for and the kind of answer, or by the kind alone: the sentence for a wrong one."""
