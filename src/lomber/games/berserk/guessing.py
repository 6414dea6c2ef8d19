"""What a closed list may hold: the prior by which a seat guesses what it was not shown (option `lists`).

Everybody knows the hero, the size of the deck, and whether a ready deck or a list of one's own was handed in. A
ready deck is any of those with that hero and size in which all that was seen can be, each as likely as another. A
list of one's own holds what was seen; every further card is drawn among all that may still be added, each copy as
likely as another.
"""

from mypy_extensions import i64

from lomber.games.berserk.ledger import JOINS_DECK, JOINS_HAND, LEAVES_DECK, LEAVES_HAND, SHOWS, Motion
from lomber.games.berserk.tabled import Tabled
from lomber.games.berserk.telling import Told, refused
from lomber.play.assign import Source


def guessed_list(
    game: Tabled, told: Told, motions: list[Motion], is_ready: bool, source: Source
) -> list[int]:
    """A list by kind, ascending, in which everything that was seen can be."""
    seen = _seen(told, motions)
    hero = game.library.numbers[told.hero]
    if is_ready:
        return _ready(game, told, hero, seen, source)
    counts = [0 for _ in game.library.cards]
    copies = [0 for _ in game.library.cards]
    for kind in seen:
        counts[kind // 2] += 1
        copies[game.same_name[kind // 2]] += 1
    allowed = game.allowed[hero]
    free: list[int] = []
    for card in range(len(allowed)):
        free += [card for _ in range(counts[card], allowed[card])]
    size = len(seen)
    while size < told.size:
        if not free:
            raise refused()
        card = free.pop(source.below(len(free)))
        if copies[game.same_name[card]] < allowed[card]:
            counts[card] += 1
            copies[game.same_name[card]] += 1
            size += 1
    found: list[int] = []
    for card in range(len(counts)):
        found += [card * 2 + int(told.player) for _ in range(counts[card])]
    return found


def _ready(game: Tabled, told: Told, hero: i64, seen: list[int], source: Source) -> list[int]:
    fitting: list[int] = []
    for deck in range(game.ready):
        if game.ready_heroes[deck] != hero or len(game.ready_cards[deck]) != told.size:
            continue
        left = [card * 2 + int(told.player) for card in game.ready_cards[deck]]
        fits = True
        for kind in seen:
            if kind in left:
                left.remove(kind)
            else:
                fits = False
        if fits:
            fitting.append(deck)
    if not fitting:
        raise refused()
    chosen = fitting[source.below(len(fitting))]
    return [card * 2 + int(told.player) for card in game.ready_cards[chosen]]


def _seen(told: Told, motions: list[Motion]) -> list[int]:
    """The cards of the list that have shown themselves; one that came back is not counted a second time."""
    found: list[int] = []
    known: list[int] = []
    """In the hand or deck, and seen before."""
    for at in range(len(motions)):
        motion = motions[at]
        if motion.player != told.player or motion.kind % 2 != told.player:
            continue
        kind = int(motion.kind)
        if motion.verb in (JOINS_DECK, JOINS_HAND):
            known.append(kind)
        elif motion.verb in (LEAVES_DECK, LEAVES_HAND):
            if kind in known:
                known.remove(kind)
            else:
                found.append(kind)
        elif motion.verb == SHOWS and kind not in known:
            found.append(kind)
            known.append(kind)
    return found
