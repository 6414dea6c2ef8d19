# lomber: interpreted
"""Why a described position cannot be: the refusals that games share.

Each is an error to be raised: a sentence in English for programs and records, a key and its arguments for the words
in three languages (`error-KEY` in `lomber/text/words`). `part` and `other` are parts of the position by name,
`pile` is one of its piles. What only one game can say is a `BadPosition` with a key of the game's own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from lomber.table.errors import BadPosition

# -- how it is written


def seats_wanted(part: str, given: object) -> BadPosition:
    return BadPosition(f"{part} is {given!r}; it is a list of seats", "position-seats", part=part)


def once_wanted(part: str, given: object) -> BadPosition:
    return BadPosition(f"{part} is {given!r}; it names every seat once", "position-once", part=part)


def each_wanted(part: str, number: int) -> BadPosition:
    sentence = f"{part} has a value for each of {number} players"
    return BadPosition(sentence, "position-each", part=part, number=number)


def written_like(part: str, given: object, like: object) -> BadPosition:
    """Something that is not written as such things are: `like` is one that is."""
    sentence = f"{part}: {given!r} is not written like {like!r}"
    return BadPosition(sentence, "position-like", part=part, given=_written(given), like=_written(like))


def _written(value: object) -> str:
    """A word as it is, anything else as it stands in a file."""
    return (
        value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str, skipkeys=True)
    )


def unknown(part: str, given: object, words: Sequence[str]) -> BadPosition:
    known = ", ".join(words)
    sentence = f"{part}: there is no {given!r}; there are {known}"
    return BadPosition(sentence, "position-word", part=part, given=_written(given), known=known)


def only(part: str, given: object, wanted: object) -> BadPosition:
    """What follows from the rest is given otherwise."""
    sentence = f"{part} is {given}; here it is {wanted}"
    return BadPosition(sentence, "position-only", part=part, wanted=_written(wanted))


# -- the cards


def unread(pile: str, text: object, error: Exception) -> BadPosition:
    return BadPosition(f"{pile}: {error}", "position-unread", pile=pile, text=text)


def elsewhere(cards: str, pile: str) -> BadPosition:
    return BadPosition(f"{cards} of {pile} lies elsewhere too", "card-elsewhere", cards=cards, pile=pile)


def too_often(cards: str, pile: str) -> BadPosition:
    """Of several packs: more of a card than there are, or a card that is in none of them."""
    sentence = f"{cards} of {pile} lies elsewhere too, or is not in these packs"
    return BadPosition(sentence, "card-too-often", cards=cards, pile=pile)


def misplaced(cards: str, pile: str) -> BadPosition:
    return BadPosition(f"{pile}: {cards} is no card for this pile", "card-misplaced", cards=cards, pile=pile)


def nowhere(cards: str) -> BadPosition:
    return BadPosition(f"{cards} lies nowhere", "card-nowhere", cards=cards)


def undealt() -> BadPosition:
    return BadPosition("no cards lie on the table before the deal", "position-undealt")


def miscounted(sentence: str, pile: str, number: int, wanted: int, rule: str = "") -> BadPosition:
    """A hand or pile that has so many cards, those it has played in this trick counted, and needs so many."""
    return BadPosition(sentence, "position-count", rule, pile=pile, number=number, wanted=wanted)


def not_one_card(pile: str, number: int) -> BadPosition:
    return miscounted(f"{pile}: {number} is more than one card", pile, number, 1)


def not_as_many(sentence: str, pile: str, other: str) -> BadPosition:
    """Two lists that go together have different lengths."""
    return BadPosition(sentence, "position-lengths", pile=pile, other=other)


def not_held(part: str, pile: str, cards: str) -> BadPosition:
    sentence = f"{part}: {pile} does not hold {cards}"
    return BadPosition(sentence, "position-held", part=part, pile=pile, cards=cards)


def denied(pile: str) -> BadPosition:
    return BadPosition(f"{pile}: a card that was seen not to be there", "position-denied", pile=pile)


def known_otherwise(pile: str) -> BadPosition:
    return BadPosition(f"{pile}: what is known of it is not what it holds", "position-known", pile=pile)


# -- the tricks


def tricks_miscounted(number: int, most: int) -> BadPosition:
    sentence = f"tricks are {number}; there are {most} in a deal"
    return BadPosition(sentence, "position-tricks", number=number, most=most)


def no_trick_left() -> BadPosition:
    return BadPosition("no trick is left to be played", "position-no-trick")


def trick_too_long() -> BadPosition:
    return BadPosition("more cards lie in the trick than have been played", "position-trick")


def played_already(pile: str) -> BadPosition:
    return BadPosition(f"{pile} has already played to this trick", "position-played", pile=pile)


def no_revoke_to_correct() -> BadPosition:
    return BadPosition("one who corrects a revoke holds the suit led", "position-revoke")


def too_many_played() -> BadPosition:
    return BadPosition("too many cards have been played", "position-too-many")


def trick_goes_round() -> BadPosition:
    sentence = "the trick goes round from its leader, and the next player is in turn"
    return BadPosition(sentence, "position-round")


def trump_of_turned() -> BadPosition:
    return BadPosition("the turned card makes trumps", "position-trump")


# -- who plays


def out_of_play(seat: int) -> BadPosition:
    return BadPosition(f"seat {seat} does not play this deal", "position-out", seat=seat)


def nobody_sits(part: str, place: str) -> BadPosition:
    return BadPosition(f"{part}: nobody sits at {place}", "position-empty-chair", part=part, place=place)


def not_his_turn(part: str) -> BadPosition:
    return BadPosition(f"{part}: one of those who play is to move", "position-turn", part=part)


def two_play() -> BadPosition:
    return BadPosition("at least two play", "position-two")


def impossible(part: str, given: object, rule: str = "") -> BadPosition:
    """A move or a word that is none here."""
    sentence = f"{part}: {given!r} cannot be done or said here"
    return BadPosition(sentence, "position-move", rule, part=part, given=_written(given))


# -- the match


def unbalanced(part: str) -> BadPosition:
    sentence = f"{part} and the money on the table do not add up to nothing"
    return BadPosition(sentence, "position-balance", part=part)


def won_already(part: str, rule: str = "") -> BadPosition:
    sentence = f"{part}: who has so much has already won"
    return BadPosition(sentence, "position-won", rule, part=part)


def match_over() -> BadPosition:
    return BadPosition("the match is over by now", "position-finished")


# -- what does not go together: the sentence is a rule of the game (`lomber/text/words/positions.toml` has them all)


def not_now(sentence: str, part: str, rule: str = "") -> BadPosition:
    """A part that cannot be so in this phase."""
    return BadPosition(sentence, "position-now", rule, part=part, why=sentence)


def at_odds(sentence: str, part: str, other: str, rule: str = "") -> BadPosition:
    """Two parts that contradict each other."""
    return BadPosition(sentence, "position-odds", rule, part=part, other=other, why=sentence)


def unwanted(sentence: str, part: str, rule: str = "") -> BadPosition:
    """A part that must be left out here."""
    return BadPosition(sentence, "position-unwanted", rule, part=part, why=sentence)


def wanted(sentence: str, part: str, rule: str = "") -> BadPosition:
    """A part that must be given here."""
    return BadPosition(sentence, "position-wanted", rule, part=part, why=sentence)
