"""A position in words, complete, as `setting.py` reads it back (decision 005)."""

from typing import Any

from mypy_extensions import i64

from lomber.cards.bits import BIT, copied
from lomber.games.viceroy import tokens
from lomber.games.viceroy.board import SEALED, STANDINGS, TASKS, Board
from lomber.games.viceroy.cards import LETTERS, NO_CARD
from lomber.play.setups import entries_written
from lomber.table.contract import EVERYTHING


def told(table: Board, seat: i64) -> dict[str, Any]:
    """What a seat may know of the position; everything for EVERYTHING."""
    found: dict[str, Any] = {
        "phase": table.phase.value,
        "hand": int(table.hand),
        "turn": int(table.turn),
        "round": int(table.round),
        "seal": int(table.seal),
        "line": "".join(LETTERS[colour] for colour in table.line),
        "piles": _piles(table, seat),
        "places": [_places(table, other) for other in range(table.players)],
        "hosts": [_hosts(table, other, False) for other in range(table.players)],
        "closed_hosts": [_hosts(table, other, True) for other in range(table.players)],
        "reserve": _gems(table.reserve),
        "screens": [_gems(screen) for screen in table.screens],
        "attacks": [int(number) for number in table.attacks],
        "false_attacks": [int(number) for number in table.false_attacks],
        "dry": int(table.dry),
        "spent": [_gems(gems) for gems in table.spent],
        "auction": [STANDINGS[state] for state in table.auction],
        "bids": [int(bid) for bid in table.bids],
        "refunds": [int(number) for number in table.refunds],
        "rivals_in": [int(state) for state in table.rivals_in],
        "rival_bids": [int(bid) for bid in table.rival_bids],
        "offered": [int(number) for number in table.offered],
        "keepers": int(table.keepers),
        "tasks": _tasks(table, seat),
        "sealed": _sealed(table, seat),
        "story": table.story[:],
        "totals": table.totals[:],
        "before": table.before[:],
        "single": table.single,
        "champions": table.champions[:],
        "entries": entries_written(table.entries),
    }
    short = _short_pools(table)
    if short:
        found["pools"] = short
    if not _gems_add_up(table):
        found["loose"] = True
    return found


def _short_pools(table: Board) -> dict[str, int]:
    """Pools of a study that hold less than what lies on cards and behind screens leaves them."""
    whole = copied(table.pools)
    for seat in range(table.players):
        whole[tokens.ATTACK_DEFENCE] += table.attacks[seat] - table.false_attacks[seat]
        for one in table.pyramids[seat].built:
            for token in one.tokens:
                tokens.put_back(whole, token)
    return {
        tokens.POOL_NAMES[pool]: int(table.pools[pool])
        for pool in range(tokens.POOLS)
        if whole[pool] < tokens.FULL[pool]
    }


def _gems_add_up(table: Board) -> bool:
    """Sixteen gems a player, four of each colour (V-140); in a loose study there may be others."""
    for colour in range(4):
        lying = table.reserve[colour]
        for seat in range(table.players):
            lying += table.screens[seat][colour]
            for one in table.pyramids[seat].built:
                lying += one.gems()[colour]
        if lying != 4 * table.players:
            return False
    return True


def _names(table: Board, cards: list[int], open_: bool) -> str:
    return " ".join(table.cards.names[card] if open_ else "??" for card in cards)


def _one(table: Board, card: i64, open_: bool = True) -> str:
    return "" if card == NO_CARD else _names(table, [int(card)], open_)


def _piles(table: Board, seat: i64) -> dict[str, str]:
    everything = seat == EVERYTHING
    piles = {
        "big": _names(table, table.big.cards, everything),
        "small": _names(table, table.small.cards, everything),
        "law_deck": _names(table, table.law_deck.cards, everything),
        "aside": _names(table, table.aside, everything),
        "discard": _names(table, sorted(table.discard), True),
    }
    for colour in range(4):
        piles[f"base.{LETTERS[colour]}"] = _one(table, table.bases[colour])
        piles[f"tip.{LETTERS[colour]}"] = _one(table, table.tips[colour])
    for other in range(table.players):
        mine = everything or other == seat
        hand = table.hands[other]
        people = [card for card in hand if not table.cards.is_law(card)]
        laws = [card for card in hand if table.cards.is_law(card)]
        built = table.pyramids[other].built
        piles[f"start.{other}"] = _names(table, table.starts[other], mine)
        piles[f"people.{other}"] = _names(table, people, mine)
        piles[f"laws.{other}"] = _names(table, laws, mine)
        piles[f"thrown.{other}"] = _names(table, table.thrown[other], mine)
        piles[f"pyramid.{other}"] = _names(table, [int(one.card) for one in built], True)
        piles[f"tucked.{other}"] = _names(table, [card for one in built for card in one.tucked], True)
        piles[f"closed.{other}"] = _names(table, [card for one in built for card in one.closed], mine)
        piles[f"bought.{other}"] = _one(table, table.bought[other])
        drawn = table.drawn[other]
        law = drawn != NO_CARD and table.cards.is_law(drawn)
        piles[f"drawn.{other}"] = "" if law else _one(table, drawn, mine)
        piles[f"drawn_law.{other}"] = _one(table, drawn, mine) if law else ""
        piles[f"revealed.{other}"] = _one(table, table.revealed[other])
    return piles


def _places(table: Board, seat: i64) -> list[str]:
    cards = table.cards
    return [one.text(len(cards.printed[one.card].effects)) for one in table.pyramids[seat].built]


def _hosts(table: Board, seat: i64, closed: bool) -> list[str]:
    """For each tucked card the card that lies on it."""
    hosts: list[str] = []
    for one in table.pyramids[seat].built:
        number = len(one.closed) if closed else len(one.tucked)
        hosts.extend([table.cards.names[one.card]] * number)
    return hosts


def _gems(gems: Any) -> str:
    """`B2 Y1`; `-` for none."""
    words = [f"{LETTERS[colour]}{gems[colour]}" for colour in range(4) if gems[colour]]
    return " ".join(words) or "-"


def _tasks(table: Board, seat: i64) -> list[str]:
    """Each with its seat and numbers, and what its seat has answered so far; the next one stands last."""
    found: list[str] = []
    for task in table.tasks:
        line = f"{TASKS[task.kind]} {task.seat} {task.a} {task.b} {task.c}"
        answered = task.chosen if seat == EVERYTHING or seat == task.seat else []
        found.append(" | ".join([line, *(table.name(move) for move in answered)]))
    return found


def _sealed(table: Board, seat: i64) -> dict[str, list[str]]:
    """What has been chosen in a sealed round that is not open yet, as moves."""
    found: dict[str, list[str]] = {}
    for other in range(table.players):
        if seat != EVERYTHING and other != seat:
            continue
        if not table.tasks and table.phase in SEALED and table.plans[other]:
            found[str(other)] = [table.name(move) for move in table.plans[other]]
        elif table.tasks and table.claims[other] >= 0 and _claiming(table, other):
            found[str(other)] = [table.name(table.codes.claim + table.claims[other])]
    return found


def _claiming(table: Board, seat: i64) -> bool:
    task = table.tasks[len(table.tasks) - 1]
    return TASKS[task.kind] == "claim" and bool((BIT[task.seat] | BIT[task.c]) & BIT[seat])
