"""Another world that looks the same, from one that was told: the unseen cards change places, nothing else.

Telling a game once more costs the whole game; a search wants many worlds. Where a card that was never seen lies, in
the hand or anywhere in the deck, has changed nothing yet, so that such cards may be exchanged. A card that came
into the deck in the course of the game stays in the hand or in the deck, as it was told: when it came matters.
"""

from mypy_extensions import i64

from lomber.cards.bits import BIT
from lomber.games.berserk.cards import IN_DECK, IN_HAND
from lomber.games.berserk.ledger import JOINS_DECK
from lomber.games.berserk.match import BerserkState
from lomber.games.berserk.state import Duel
from lomber.games.berserk.telling import announces_itself
from lomber.play.assign import Source


def varied(state: BerserkState, seat: i64, source: Source) -> BerserkState:
    """A copy in which what this seat has not seen lies otherwise."""
    other = state.twin()
    duel = other.duel
    if duel is not None:
        for player in range(2):
            if player != seat:
                _exchange(duel, player, source)
            _shuffle(duel, player, seat, source)
    return other


def _shuffle(duel: Duel, player: i64, seat: i64, source: Source) -> None:
    """The places of a deck that the seat does not know, in any order."""
    deck = duel.decks[player]
    known = duel.ledger.deck_known[player]
    places = [at for at in range(len(deck)) if seat < 0 or not known[at] & BIT[seat]]
    for i in range(len(places) - 1, 0, -1):
        j = source.below(i + 1)
        one, two = places[i], places[j]
        deck[one], deck[two] = deck[two], deck[one]


def _exchange(duel: Duel, player: i64, source: Source) -> None:
    """The unseen cards of a hand are any of those in hand and deck."""
    came = {int(m.kind) for m in duel.ledger.motions if m.verb == JOINS_DECK and m.player == player}
    shown = duel.ledger.hand_known[player][:]
    hand: list[int] = []
    for piece in duel.hands[player]:
        kind = int(duel.kind_of(piece))
        if kind in shown:
            shown.remove(kind)
        elif kind not in came:
            hand.append(piece)
    known = duel.ledger.deck_known[player]
    deck: list[int] = []
    for at in range(len(known)):
        piece = duel.decks[player][at]
        kind = int(duel.kind_of(piece))
        loud = announces_itself(duel.library.cards[kind // 2])
        if not known[at] & BIT[1 - player] and kind not in came and not loud:
            deck.append(piece)
    pool = hand + deck
    for i in range(len(hand)):
        j = i + source.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    _hold(duel, player, hand, pool[: len(hand)])


def _hold(duel: Duel, player: i64, before: list[int], after: list[int]) -> None:
    """Other cards are in the hand now; those that were there take their places in the deck."""
    going = [piece for piece in before if piece not in after]
    coming = [piece for piece in after if piece not in before]
    for i in range(len(going)):
        out, into = going[i], coming[i]
        hand, deck = duel.hands[player], duel.decks[player]
        hand[hand.index(out)], deck[deck.index(into)] = into, out
        duel.zone_of[out], duel.zone_of[into] = int(IN_DECK), int(IN_HAND)
        duel.number_of[out], duel.number_of[into] = duel.number_of[into], duel.number_of[out]
