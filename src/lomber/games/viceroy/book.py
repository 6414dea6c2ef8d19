"""Advice for Viceroy (viceroy.md, section 8): A-1 … A-15.

The document itself only says: balance, think ahead, reckon with the others. The rest follows from the numbers. Most
pieces weigh rather than command: such a piece speaks where the choice would be another without it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lomber.games.viceroy.board import IN
from lomber.games.viceroy.cards import GEMS, NO_CARD, TUCK_FREE, Reward
from lomber.games.viceroy.leftovers import Leftovers
from lomber.games.viceroy.view import ViceroyView
from lomber.games.viceroy.weights import HOUSE
from lomber.games.viceroy.worth import Worth, free_place, stripped
from lomber.table.contract import Advice, View

NO_OPINION: Final[i64] = -1
NUMBERS: Final = tuple(f"A-{number}" for number in range(1, 16))


def spent(colour: i64) -> vec[i64]:
    """One gem of a colour gone."""
    gems = vec[i64]([0, 0, 0, 0])
    if colour >= 0:
        gems[colour] = 1
    return gems


# -- the auction


def offer_worth(worth: Worth, card: i64, colour: i64) -> float:
    """What buying a card would gain; without A-2 affordability after the bid is not looked at."""
    return worth.build(card, spent(colour if "A-2" in worth.kept else -1))


def holders(view: ViceroyView, colour: i64) -> i64:
    """Rivals still in who have a gem of this colour, as memory tells, and virtual ones."""
    number: i64 = 0
    for seat in range(view.players):
        if seat != view.seat and view.auction[seat] == 0 and view.memory[seat][colour] > 0:
            number += 1
    return number


def crowd(view: ViceroyView, colour: i64, best: bool) -> float:
    """The chance to be alone enough: rivals who hold the gem spread over the colours, more on the best card."""
    chance = 1.0
    for _ in range(holders(view, colour)):
        chance *= HOUSE.best_alone if best else HOUSE.other_alone
    for rival in range(view.rivals):
        if view.rivals_in[rival]:
            chance *= HOUSE.rival_alone
    return chance


def best_bid(view: ViceroyView, kept: set[str]) -> tuple[i64, float]:
    """The colour that promises most after all dangers, and what it promises; -1: none does."""
    worth = Worth(view, kept)
    gains: list[float] = []
    for colour in range(4):
        gain = -100.0
        for card in (view.bases[colour], view.tips[colour]):
            if card != NO_CARD:
                gain = max(gain, offer_worth(worth, card, colour))
        gains.append(gain)
    top = max(gains)
    chosen: i64 = -1
    most = -100.0
    for colour in range(4):
        move = view.codes.bid + colour
        if gains[colour] < -50.0 or move not in list(view.legal):
            continue
        alone = crowd(view, colour, gains[colour] == top) if "A-3" in kept else 0.7
        if "A-4" in kept and view.on_offer(colour) == 2:
            alone = 1.0 - (1.0 - alone) * HOUSE.two_cards
        promise = alone * gains[colour] - worth.gem
        if promise > most:
            chosen, most = colour, promise
    return chosen, most


def decide_bid(view: ViceroyView, kept: set[str]) -> i64:
    codes = view.codes
    worth = Worth(view, kept)
    colour, promise = best_bid(view, kept)
    held = sum(int(number) for number in view.screen())
    passing = worth.pass_gain()
    if (
        "A-5" in kept
        and colour >= 0
        and (
            (float(held) < HOUSE.few_gems and view.turn < view.turns - 1) or promise < passing - HOUSE.passing
        )
    ):
        colour = -1
    if codes.attack in list(view.legal) and "A-11" in kept:
        grab = max([worth.build(card, spent(-1)) for card in _lying(view)], default=-100.0)
        if grab > worth.attack() + 5.0 and grab > max(promise, passing) + 3.0:
            return codes.attack
    return codes.bid + colour if colour >= 0 else codes.pass_


def _lying(view: ViceroyView) -> list[i64]:
    return [card for cards in (view.bases, view.tips) for card in cards if card != NO_CARD]


def decide_claim(view: ViceroyView, kept: set[str]) -> i64:
    """The card one can use more; either, where they are nearly alike (A-4)."""
    worth = Worth(view, kept)
    for colour in range(4):
        if view.bids[view.seat] == colour:
            base = worth.build(view.bases[colour], spent(-1))
            tip = worth.build(view.tips[colour], spent(-1))
            if "A-4" in kept and abs(base - tip) < 1.5:
                return view.codes.claim + 2
            return view.codes.claim + (0 if base >= tip else 1)
    return view.legal[0]


def decide_pick(view: ViceroyView, kept: set[str]) -> i64:
    worth = Worth(view, kept)
    colour = view.bids[view.seat]
    base = worth.build(view.bases[colour], spent(-1))
    tip = worth.build(view.tips[colour], spent(-1))
    return view.codes.take + (0 if base >= tip else 1)


def decide_match(view: ViceroyView, kept: set[str]) -> i64:
    colour = view.bids[view.seat]
    gain = Worth(view, kept).build(view.tips[colour], spent(-1))
    return view.codes.take + 1 if gain > HOUSE.match else view.codes.continue_


def decide_offer(view: ViceroyView, kept: set[str], first: i64, wanted: bool) -> i64:
    """The character that serves most (an attack, a law), or least (a rival's victim: what others want)."""
    worth = Worth(view, kept)
    best, most = view.legal[0], -1000.0
    for move in view.legal:
        card = view.offered(move - first)
        gain = worth.build(card, spent(-1)) if view.asked != "skip" else free_place(view, card, kept)[0]
        if not wanted:
            gain = -gain
        if gain > most:
            best, most = move, gain
    return best


# -- cards and places


def decide_start(view: ViceroyView, kept: set[str]) -> i64:
    worth = Worth(view, kept)
    best, most = view.legal[0], -100.0
    for move in view.legal:
        card = move - view.codes.choose
        gain = worth.reward(view.cards.printed[card].rewards[0], 1)
        if "A-14" in kept:
            gain -= 0.01 * float(view.cards.number(card))
        if gain > most:
            best, most = move, gain
    return best


def decide_commit(view: ViceroyView, kept: set[str]) -> i64:
    """A card every law phase, the best first; a character waits for a place that opens soon (A-6)."""
    best, most = view.codes.none, 0.3
    for move in view.legal:
        if move == view.codes.none:
            continue
        card = move - view.codes.choose
        gain, level, _ = free_place(view, card, kept)
        if "A-6" not in kept and level < 3:
            gain *= 0.5
        waiting = HOUSE.waiting * float(4 - level) if not view.cards.is_law(card) and "A-6" in kept else 0.0
        left = float(view.turns - view.turn)
        if len(view.own) > left:
            waiting = 0.0
        if gain - waiting * min(1.0, left / 6.0) > most:
            best, most = move, gain - waiting * min(1.0, left / 6.0)
    return best


def decide_play(view: ViceroyView, kept: set[str]) -> i64:
    """The place that gives most; for laws with targets of their own a card."""
    codes = view.codes
    if view.legal[0] >= codes.at:
        return decide_target(view, kept)
    worth = Worth(view, kept)
    best, most = view.legal[0], -1000.0
    for move in view.legal:
        level, at = codes.spot(move - codes.place)
        gain = worth.place(view.card, level, at)
        if gain > most:
            best, most = move, gain
    return best


def decide_target(view: ViceroyView, kept: set[str]) -> i64:
    """Of the own cards: to be doubled or repeated the richest, to be given up the poorest."""
    first = view.cards.printed[view.card].effects if view.card != NO_CARD else []
    giving_up = view.asked in ("tuck-free", "move-free", "recall") or (first and first[0].kind == TUCK_FREE)
    best, most = view.legal[0], -1000.0
    for move in view.legal:
        if move < view.codes.at:
            continue
        level, at = view.codes.spot(move - view.codes.at)
        one = view.pyramid().find(level, at)
        if one is None:
            continue
        gain = stripped(one)
        if view.asked == "repeat" and not view.cards.is_law(one.card):
            row = first[view.effect].number
            gain = Worth(view, kept).reward(view.cards.printed[one.card].rewards[row - 1], level)
        if giving_up:
            gain = -gain
        if gain > most:
            best, most = move, gain
    return best


def decide_keep(view: ViceroyView, kept: set[str]) -> i64:
    """Refuse what gains less than the gems of a pass (A-15)."""
    codes = view.codes
    if view.legal[0] != codes.keep:
        return codes.refuse
    worth = Worth(view, kept)
    gain = worth.build(view.card, spent(-1))
    return codes.refuse if "A-15" in kept and gain < worth.pass_gain() - HOUSE.passing else codes.keep


def decide_build(view: ViceroyView, kept: set[str]) -> i64:
    codes = view.codes
    worth = Worth(view, kept)
    best, most = view.legal[0], -1000.0
    for move in view.legal:
        if codes.build <= move < codes.build + codes.places:
            level, at = codes.spot(move - codes.build)
            gain = worth.place(view.card, level, at) - worth.cost(view.card, level, spent(-1))
            if "A-7" in kept and level == 5 and view.turn <= 8 and len(view.pyramid().built) < 9:
                gain -= 5.0
            if gain > most:
                best, most = move, gain
    return best


# -- gems


def gems_to_take(view: ViceroyView, kept: set[str]) -> vec[i64]:
    """All that one may take: at the end what makes circles (A-13), then what one lacks; even screens bid best."""
    held = vec[i64](view.screen())
    store = vec[i64](view.reserve)
    last: i64 = 0
    for move in view.chosen:
        last = move - view.codes.gem
        held[last] += 1
        store[last] -= 1
    for colour in range(last):
        store[colour] = 0
    plan = vec[i64]([0, 0, 0, 0])
    # Nothing more is bid or paid: what is left can only make circles.
    if view.turn == view.turns and view.auction[view.seat] != IN and "A-13" in kept:
        plan = Leftovers(view.pyramid()).wanted(held, store, view.number)
    rest = view.number
    for colour in range(4):
        rest -= plan[colour]
    for _ in range(rest):
        fewest: i64 = -1
        for colour in range(4):
            lies = store[colour] > plan[colour]
            if lies and (fewest < 0 or held[colour] + plan[colour] < held[fewest] + plan[fewest]):
                fewest = colour
        if fewest >= 0:
            plan[fewest] += 1
    return plan


def decide_gem(view: ViceroyView, kept: set[str]) -> i64:
    """The next gem of those to be taken, in the order of colours."""
    plan = gems_to_take(view, kept)
    for move in view.legal:
        if view.codes.gem <= move < view.codes.gem + 4 and plan[move - view.codes.gem] > 0:
            return move
    return view.legal[0]


def gems_to_lay(view: ViceroyView, kept: set[str]) -> vec[i64]:
    """Gems for a law: at the end all to spare, before that those beyond a small stock; the richest colour first."""
    effect = view.cards.printed[view.card].effects[view.effect]
    worth = Worth(view, kept)
    left = vec[i64](view.screen())
    gone = vec[i64]([0, 0, 0, 0])
    first: i64 = 0
    for move in view.chosen:
        first = move - view.codes.gem
        left[first] -= 1
        gone[first] += 1
    held: i64 = 0
    for colour in range(4):
        held += left[colour]
    keep: i64 = int(HOUSE.stock) if view.turn < view.turns - 1 else 0
    plan = vec[i64]([0, 0, 0, 0])
    for _ in range(min(effect.number - len(view.chosen), held - keep)):
        richest: i64 = -1
        for colour in range(first, 4):
            if left[colour] > 0 and (richest < 0 or left[colour] > left[richest]):
                if worth.lost_with(gone, colour) <= float(effect.points):
                    richest = colour
        if richest >= 0:
            left[richest] -= 1
            gone[richest] += 1
            plan[richest] += 1
    return plan


def decide_stash(view: ViceroyView, kept: set[str]) -> i64:
    """The next gem of those to be laid, in the order of colours; then it is done."""
    plan = gems_to_lay(view, kept)
    for move in view.legal:
        if move >= view.codes.gem and plan[move - view.codes.gem] > 0:
            return move
    return view.codes.done


def missing(view: ViceroyView, reward: Reward) -> i64:
    """Gems of a reward that the reserve has not got (V-80)."""
    due: i64 = 0
    for item in reward.items:
        if item.kind == GEMS:
            due += item.number
    for number in view.reserve:
        due -= number
    return max(0, due)


def decide_option(view: ViceroyView, kept: set[str]) -> i64:
    worth = Worth(view, kept)
    best, most = view.legal[0], -100.0
    options = view.cards.printed[view.card].effects[view.effect].rewards
    for at in range(len(options)):
        gain = worth.reward(options[at], 1) - worth.gem * float(missing(view, options[at]))
        if gain > most:
            best, most = view.codes.option + at, gain
    return best


def decide_colour(view: ViceroyView, kept: set[str]) -> i64:
    """The colour with the largest bonus that is to be had, rather of the reserve than one's own (V-85)."""
    best, most = view.legal[0], -1.0
    for move in view.legal:
        colour = move - view.codes.colour
        if view.reserve[colour] == 0 and view.screen()[colour] == 0:
            continue
        gain = float(view.pyramid().circle_bonus(colour)) + (1.0 if view.reserve[colour] > 0 else 0.0)
        if gain > most:
            best, most = move, gain
    return best


def decide_card_away(view: ViceroyView, kept: set[str]) -> i64:
    """Cards to be tucked or put back: those that would give least; enough of them stay."""
    best, least = view.legal[0], 1000.0
    first = view.codes.tuck if view.asked == "tuck-hand" else view.codes.back
    for move in view.legal:
        if move >= first:
            gain = free_place(view, move - first, kept)[0]
            if gain < least:
                best, least = move, gain
    if view.asked == "tuck-hand" and least > 5.0 and view.turn < view.turns:
        return view.codes.done
    return best


def decide_paint(view: ViceroyView, kept: set[str]) -> i64:
    """A leftover gem that completes a circle is worth three points and its bonus (A-13)."""
    legal = list(view.legal)
    if view.asked == "recolour" and "A-13" in kept and view.codes.best in legal:
        return view.codes.best
    return view.codes.done if view.codes.done in legal else view.legal[0]


def decide(view: ViceroyView, kept: set[str]) -> i64:
    """What the pieces in force would do together."""
    asked, codes = view.asked, view.codes
    if asked == "bid":
        return decide_bid(view, kept)
    if asked == "start":
        return decide_start(view, kept)
    if asked == "laws" or asked == "extra":
        return decide_commit(view, kept)
    if asked == "play":
        return decide_play(view, kept)
    if asked == "keep":
        return decide_keep(view, kept)
    if asked == "build":
        return decide_build(view, kept)
    if asked == "gems":
        return decide_gem(view, kept)
    if asked == "claim":
        return decide_claim(view, kept)
    if asked == "pick":
        return decide_pick(view, kept)
    if asked == "match":
        return decide_match(view, kept)
    if asked == "seize" or asked == "skip":
        return decide_offer(view, kept, codes.seize, True)
    if asked == "drop":
        return decide_offer(view, kept, codes.drop, False)
    return _decide_law(view, kept)


def _decide_law(view: ViceroyView, kept: set[str]) -> i64:
    asked, codes = view.asked, view.codes
    if asked in ("recolour", "paint"):
        return decide_paint(view, kept)
    if asked == "stash":
        return decide_stash(view, kept)
    if asked == "option":
        return decide_option(view, kept)
    if asked == "any-gem":
        return decide_colour(view, kept)
    if asked == "own-gem":
        return codes.own
    if asked == "draw":
        room = len([place for place in view.pyramid().available(4) if place[0] >= 3])
        small = codes.draw + 1
        return (
            small
            if small in list(view.legal) and (room > 0 or view.held_laws[view.seat] > 2)
            else view.legal[0]
        )
    if asked in ("tuck-hand", "back"):
        return decide_card_away(view, kept)
    if asked in ("tuck-free", "repeat"):
        return decide_target(view, kept)
    if asked == "drawn":
        late = view.turn >= view.turns - 1
        return view.legal[len(view.legal) - 1] if late else view.legal[0]
    return view.legal[0]


class Weighing(Advice):
    """A piece that speaks where the choice would be another without it."""

    def __init__(self, number: str, asked: tuple[str, ...]) -> None:
        super().__init__(number)
        self.asked = asked
        self.kept: set[str] = set(NUMBERS)

    def heed(self, kept: list[Advice]) -> None:
        self.kept = {piece.number for piece in kept}

    def choose(self, view: View) -> i64:
        assert isinstance(view, ViceroyView)
        if self.asked and view.asked not in self.asked:
            return NO_OPINION
        move = decide(view, self.kept)
        if not self.asked:
            return move
        return move if decide(view, self.kept - {self.number}) != move else NO_OPINION


PLACING: Final = ("start", "laws", "play", "build", "bid")


def advice() -> list[Advice]:
    """All pieces; the last one, the order of preference by turns (A-1), always answers."""
    return [
        Weighing("A-13", ("recolour", "gems", "stash", "bid", "keep", "build")),
        Weighing("A-15", ("keep",)),
        Weighing("A-11", ("bid", "laws", "build")),
        Weighing("A-5", ("bid",)),
        Weighing("A-3", ("bid",)),
        Weighing("A-4", ("bid", "claim")),
        Weighing("A-2", ("bid",)),
        Weighing("A-6", ("laws",)),
        Weighing("A-7", ("build", "play")),
        Weighing("A-8", PLACING),
        Weighing("A-9", PLACING),
        Weighing("A-10", PLACING),
        Weighing("A-12", PLACING),
        Weighing("A-14", ("start", "build", "play")),
        Weighing("A-1", ()),
    ]
