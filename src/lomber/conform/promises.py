"""What a game promises, one function each. All take a table in the middle of a walk and raise `Broken`."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lomber.bots.position import Position
from lomber.cards.bits import lowest
from lomber.play.assign import Fast
from lomber.play.encode import information, information_fields
from lomber.play.rows import zeros
from lomber.play.worlds import World, Worlds
from lomber.table.chance import Deal
from lomber.table.contract import EVERYTHING, Game, State
from lomber.table.errors import BadPosition, BadRecord, IllegalMove
from lomber.table.record import DealEvent, Seen, read_record, read_seen
from lomber.table.table import Table
from lomber.table.unseen import Case, Token


class Broken(AssertionError):
    """A promise of the contract that a game does not keep."""


def demand(kept: bool, promise: str, **facts: object) -> None:
    if not kept:
        said = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        raise Broken(f"{promise} [{said[:2000]}]" if said else promise)


def truth(state: State) -> str:
    """The whole position as text, for comparing."""
    return json.dumps(state.position(EVERYTHING), sort_keys=True, ensure_ascii=False)


def same(one: object, two: object, promise: str, **facts: object) -> None:
    """Two texts of JSON or two scenes are equal; where they are not, only what differs is told."""
    if one != two:
        parts = "; ".join(_differing("", _plain(one), _plain(two)))
        demand(False, promise, **facts, parts=parts)


def _plain(thing: object) -> Any:
    return json.loads(thing) if isinstance(thing, str) else msgspec.to_builtins(thing)


def _differing(where: str, one: Any, two: Any) -> list[str]:
    """`piles.turned: 'KD' / 'AS'`."""
    if isinstance(one, dict) and isinstance(two, dict):
        keys = {**one, **two}
        return [line for key in keys for line in _differing(f"{where}.{key}", one.get(key), two.get(key))]
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return [line for n, (a, b) in pairs for line in _differing(f"{where}[{n}]", a, b)]
    return [] if one == two else [f"{where.removeprefix('.')}: {one!r} / {two!r}"]


def census(state: State) -> Counter[str]:
    """All cards of the hand, wherever they lie: in a pile, or in a trick (`played`: rows of place and card).

    Cards that texts have made in the course of it (`made`) come and go.
    """
    position = state.position(EVERYTHING)
    piles: dict[str, str] = position["piles"]
    played: list[str] = position.get("played", [])
    lying = [word for text in piles.values() for word in text.split()] + [row.split()[-1] for row in played]
    return Counter(lying) - Counter(position.get("made", []))


# -- moves


def legal_moves_are_sound(table: Table) -> None:
    """Actors have moves, ascending; everybody else has none; a move's text reads back as the move."""
    state = table.state
    actors = table.actors()
    demand(bool(actors) != table.over, "somebody must move exactly until the match is over", actors=actors)
    for seat in range(table.game.seats):
        moves = table.legal(seat)
        demand(bool(moves) == (seat in actors), "exactly the actors have legal moves", seat=seat, moves=moves)
        demand(moves == sorted(set(moves)), "legal moves are ascending", moves=moves)
        sensible = list(state.sensible(seat))
        demand(bool(sensible) == bool(moves) and set(sensible) <= set(moves), "what is sensible is legal")
        for move in moves + table.asides(seat):
            demand(0 <= move < len(table.game.book), "codes are within the move book", move=move)
            text = state.name(move)
            demand(state.parse(text.upper()) == move, "a move's text reads back", move=move, text=text)


def illegal_moves_change_nothing(table: Table, random: Random, tries: int) -> None:
    """Wrong moves, seats, numbers and types are refused, each with a rule, and the position stays."""
    before, record = truth(table.state), table.record()
    codes = len(table.game.book)
    for _ in range(tries):
        seat = random.randrange(table.game.seats)
        allowed = {*table.legal(seat), *table.asides(seat)}
        move = random.randrange(codes)
        if move not in allowed:
            _refused(table, seat, move)
    for seat, move in ((-1, 0), (int(table.game.seats), 0), (0, -1), (0, codes), (0, 2**70)):
        _refused(table, seat, move)
    for wrong in ("no such move", "", None, 1.5, True, [0], b"x"):
        _refused(table, 0, wrong)
    _refused(table, "0", 0)
    after = truth(table.state)
    same(before, after, "a refused move changes nothing")
    demand(record == table.record(), "a refused move leaves no trace in the record")


def _refused(table: Table, seat: Any, move: Any) -> None:
    try:
        table.play(seat, move)
    except IllegalMove as error:
        demand(bool(error.rule), "a refusal names its rule", seat=seat, move=move)
        return
    raise Broken(f"seat {seat!r} may not {move!r} here, yet it was taken")


def state_refuses_by_itself(table: Table, random: Random, tries: int) -> None:
    """The position itself refuses what is not legal, the same interpreted and compiled."""
    copy = table.state.copy()
    before = truth(copy)
    for _ in range(tries):
        seat, move = random.randrange(table.game.seats), random.randrange(len(table.game.book))
        if move in table.legal(seat) or move in table.asides(seat):
            continue
        try:
            copy.play(seat, move)
        except IllegalMove:
            continue
        raise Broken(f"the position took {copy.name(move)} of seat {seat}")
    same(before, truth(copy), "a refused move changes nothing")


def sealed_moves_commute(table: Table, random: Random) -> bool:
    """Whoever chooses first, the position and the record are the same; no view tells who has chosen."""
    actors = table.actors()
    if len(actors) < 2 or any(table.state.midway(seat) for seat in actors):
        return False
    demand(table.state.sealed() > 0, "several actors at once are sealed from each other", actors=actors)
    chosen = {seat: _gesture(table, seat, random) for seat in actors}
    ends = []
    for order in (actors, actors[::-1]):
        trial = again(table)
        for seat in order[:-1]:
            watchers = [s for s in range(-1, int(table.game.seats)) if s != seat]
            seen = [(trial.view(s).scene(), trial.seen(s)) for s in watchers]
            trial.act(seat, chosen[seat])
            now = [(trial.view(s).scene(), trial.seen(s)) for s in watchers]
            demand(seen == now, "no view shows who has already chosen", seat=seat)
        trial.act(order[-1], chosen[order[-1]])
        ends.append((truth(trial.state), trial.record()))
    same(ends[0][0], ends[1][0], "sealed moves commute")
    demand(ends[0][1] == ends[1][1], "a record does not tell who has chosen first")
    return True


def _gesture(table: Table, seat: int, random: Random) -> list[int]:
    state = table.state.copy()
    moves = [random.choice(list(state.legal(seat)))]
    state.play(seat, moves[0])
    while state.awaits() is None and state.midway(seat):
        moves.append(random.choice(list(state.legal(seat))))
        state.play(seat, moves[-1])
    return moves


def again(table: Table) -> Table:
    """Another table in the same position, which deals no more cards by itself."""
    return Table.replay(table.record(), table.game)


# -- conservation and money


def money_is_conserved(table: Table) -> None:
    """In a zero-sum game what the seats have won and what lies in the pot add up to nothing."""
    if table.game.zero_sum:
        pot = table.sheet().notes.get("pot", 0)
        demand(sum(table.scores()) + pot == 0, "money is conserved", scores=table.scores(), pot=pot)
    if table.over and table.game.zero_sum:
        demand(sum(table.scores()) == 0, "the settlement sums to nothing", scores=table.scores())


def scores_are_bounded(game: Game, scores: list[int]) -> None:
    demand(all(type(score) is int for score in scores), "scores are plain ints", scores=scores)
    if game.low or game.high:
        demand(
            all(game.low <= score <= game.high for score in scores),
            "a hand's scores are within the declared bounds",
            scores=scores,
            low=game.low,
            high=game.high,
        )


def outlook_is_sober(state: State) -> None:
    """One number a seat; of a hand that is over it tells the scores."""
    promises = state.outlook()
    demand(all(type(promise) is float for promise in promises), "an outlook is floats", outlook=promises)
    if state.over():
        demand(promises == state.scores(), "at the end the outlook is the scores", outlook=promises)
    else:
        demand(len(promises) == state.game.seats, "an outlook has a number a seat", outlook=promises)


# -- copies and hands


def copies_are_independent(table: Table, random: Random) -> None:
    """A copy and its original are both played on and neither disturbs the other."""
    original = table.state
    before = truth(original)
    first, second = original.copy(), original.copy()
    same(before, truth(first), "a copy equals its original")
    seed = random.random()
    _wander(first, Random(seed), 40)
    same(before, truth(original), "a copy played on leaves its original")
    same(before, truth(second), "copies are independent")
    _wander(second, Random(seed), 40)
    same(truth(first), truth(second), "equal copies go equal ways")


def _wander(state: State, random: Random, moves: int) -> None:
    """Play on at random until chance is due or the match is over."""
    while moves > 0 and not state.over() and state.awaits() is None:
        seat = lowest(state.actors())
        state.play(seat, random.choice(list(state.legal(seat))))
        moves -= 1


def this_hand_ends(table: Table, random: Random) -> None:
    """A this_hand copy ends with the hand, within the declared length, and leaves the match alone."""
    before = truth(table.state)
    hand = table.state.this_hand()
    shuffle = random.random()
    moves = 0
    while not hand.over():
        deal = hand.awaits()
        if deal is not None:
            demand(not deal.begins_hand, "a this_hand copy deals no further hand")
            hand.dealt(_shuffled(deal, Random(shuffle)))
            continue
        _wander(hand, random, 1)
        moves += 1
        demand(
            moves <= table.game.longest, "a hand ends within the declared length", longest=table.game.longest
        )
    scores_are_bounded(table.game, hand.scores())
    outlook_is_sober(table.state)
    outlook_is_sober(hand)
    demand(truth(table.state) == before, "this_hand leaves its original")


def _shuffled(deal: Deal, random: Random) -> vec[i64]:
    cards = [int(card) for card in deal.pool]
    random.shuffle(cards)
    while not deal.allows(vec[i64](cards)):
        random.shuffle(cards)
    return deal.tidied(vec[i64](cards))


# -- records and set-ups


def record_replays(table: Table) -> None:
    """The record, written and read back, leads to the same position, sheet and scores.

    A gesture that is not finished is not in the record yet: nothing is asked in the middle of one.
    """
    if any(table.state.midway(seat) for seat in range(table.game.seats)):
        return
    record = table.record()
    read = read_record(record.text())
    demand(read == record, "a record reads back as it was written")
    replayed = Table.replay(read, table.game)
    same(truth(replayed.state), truth(table.state), "a record replays to the same position")
    demand(replayed.scores() == table.scores(), "a record replays to the same scores")
    demand(replayed.sheet() == table.sheet(), "a record replays to the same sheet")


def set_up_gives_back(table: Table) -> None:
    """The described position, set up again, is that position, with the same views and moves."""
    described = json.loads(json.dumps(table.state.position(EVERYTHING)))
    try:
        state = table.game.set_up(described)
    except BadPosition as error:
        raise Broken(f"a reached position is refused as a set-up: {error}") from error
    same(truth(state), truth(table.state), "set-up gives the position back")
    demand(state.actors() == table.state.actors(), "set-up gives the same actors")
    for seat in range(-1, int(table.game.seats)):
        scene, shown = table.state.view(seat).scene(), state.view(seat).scene()
        same(scene, shown, "set-up gives the same views", seat=seat)


def is_told_between_deals(table: Table, random: Random) -> None:
    """Before each deal too, when the hand before it has been cleared away, all can be told what has happened."""
    record = table.record()
    deals = [at for at, event in enumerate(record.log) if isinstance(event, DealEvent)]
    early = Table.replay(record, table.game, to=random.choice(deals))
    for seat in range(-1, int(table.game.seats)):
        told = early.told(seat)
        demand(len(told) <= len(record.log), "what is told is what has happened", seat=seat)


# -- secrets


def set_up_tables_keep_secrets(table: Table, random: Random, draws: int) -> int:
    """A match that begins with this position, played on a little, has worlds and secrets like any other."""
    state = table.state
    if table.over or state.awaits() is not None or any(state.midway(s) for s in range(table.game.seats)):
        return 0
    start = json.loads(json.dumps(state.position(EVERYTHING)))
    begun = Table(table.game, dealing=False, start=start)
    for _ in range(random.randrange(4)):
        if begun.over or begun.state.awaits() is not None:
            return 0
        seat = random.choice(begun.actors())
        begun.play(seat, random.choice(begun.asides(seat) or begun.legal(seat)))
    seed = random.randrange(10**6)
    try:
        clues_tell_only_what_was_seen(begun, seed, draws)
        return worlds_cannot_be_told_apart(begun, seed, draws)
    except Broken as broken:
        raise Broken(
            f"in a match that begins with a set-up (`sees` is asked with deal -1): {broken}"
        ) from broken


def encodings_have_their_shape(table: Table) -> None:
    for seat in range(-1, int(table.game.seats)):
        view = table.view(seat)
        numbers = view.observe()
        size = sum(field.size for field in table.game.fields())
        demand(len(numbers) == size, "observations have the documented size", got=len(numbers), size=size)
        row = zeros(len(numbers) + 2)
        table.state.observe(seat, row, 1)
        demand(list(row) == [0.0, *numbers, 0.0], "a position writes what its view observes", seat=seat)
        whole = information(table.seen(seat), table.game, view)
        size = sum(field.size for field in information_fields(table.game))
        demand(len(whole) == size, "information states have the documented size", got=len(whole), size=size)
        demand(
            all(number == number and abs(number) < 1e9 for number in whole), "encodings are finite numbers"
        )


def worlds_cannot_be_told_apart(table: Table, seed: int, draws: int) -> int:
    """Guessed worlds give the seat the identical seen log, view, moves, encodings and hint; none has peeped."""
    if table.over or table.state.awaits() is not None:
        return 0
    for seat in range(table.game.seats):
        seen = table.seen(seat)
        demand(read_seen(seen.text()) == seen, "a seen log reads back as it was written")
        worlds = Worlds(seen, table.game)
        for n in range(draws):
            world = worlds.draw(Fast(seed + n))
            other = retold(table, seen, world)
            _same_to(seat, table, other)
            _same_guess(seat, table, other, seed + n, world)
    return int(table.game.seats) * draws


def worlds_agree(table: Table, seat: int, draws: int, source: Fast) -> int:
    """Guessed histories happen by the rules, from the start of the hand, and the seat knows and sees the same.

    What is asked above of a few worlds, and dearly, is asked here of many.
    """
    seen, told, scene = table.seen(seat), table.seen(seat, clues=False), table.view(seat).scene()
    worlds = Worlds(seen, table.game)
    for _ in range(draws):
        try:
            other = retold(table, seen, worlds.draw(source))
        except (LookupError, IllegalMove, BadPosition, BadRecord, ValueError) as error:
            raise Broken(f"a guessed history is against the rules: {error}\n{seen.text()}") from error
        demand(other.seen(seat, clues=False) == told, "a guessed world gives the same log", seat=seat)
        same(scene, other.view(seat).scene(), "a guessed world gives the same view", seat=seat)
    return draws


def clues_tell_only_what_was_seen(table: Table, seed: int, tries: int) -> int:
    """Worlds found without any clue, by trying: those the seat cannot tell apart give the same clues.

    So a `guess` that knows the truth is caught, however consistent its worlds are.
    """
    if table.over or table.state.awaits() is not None:
        return 0
    found = 0
    for seat in range(table.game.seats):
        seen = table.seen(seat)
        cases = tuple(
            Case(
                case.weight,
                case.places,
                [Token(t.deal, t.card, _places_of(case, t.deal)) for t in case.tokens],
                [],
                case.steps,
                case.remade,
            )
            for case in seen.unseen
        )
        blind = Worlds(msgspec.structs.replace(seen, unseen=cases), table.game)
        for n in range(tries):
            try:
                other = retold(table, seen, blind.attempt(Fast(seed + n)))
            except (IllegalMove, BadPosition, BadRecord):
                continue  # such a history the rules forbid
            retold_seen = other.seen(seat)
            if (retold_seen.log, retold_seen.start, retold_seen.aloud) == (seen.log, seen.start, seen.aloud):
                found += 1
                _same_to(seat, table, other)
    return found


def _places_of(case: Case, deal: int) -> list[int]:
    return [number for number, place in enumerate(case.places) if place.deal == deal]


def retold(table: Table, seen: Seen, world: World) -> Table:
    """A table at which the guessed history has happened."""
    start = seen.start if seen.dealt_in else world.start
    told = Table(table.game, dealing=False, seats=table.seats, start=start)
    deals, gestures = list(world.deals), list(world.gestures)
    for event in seen.log:
        if isinstance(event, DealEvent):
            told.deal(_piles(told, list(deals.pop(0))))
        else:
            told.act(*gestures.pop(0))
    return told


def _piles(table: Table, order: list[int]) -> dict[str, list[int]]:
    deal = table.state.awaits()
    assert deal is not None
    piles = {}
    for pile in deal.piles:
        piles[pile.name], order = order[: pile.size], order[pile.size :]
    return piles


def _same_to(seat: int, table: Table, other: Table) -> None:
    one, two = table.seen(seat).text(), other.seen(seat).text()
    same(one, two, "a guessed world gives the identical seen log", seat=seat)
    one, two = table.seen(-1).text(), other.seen(-1).text()
    same(one, two, "a spectator knows no more than any seat", seat=seat)
    scene, guessed = table.view(-1).scene(), other.view(-1).scene()
    same(scene, guessed, "a spectator sees no more than any seat", seat=seat)
    scene, guessed = table.view(seat).scene(), other.view(seat).scene()
    same(scene, guessed, "a view holds nothing the seat may not know", seat=seat)
    for watcher in (seat, -1):
        told, guess = (json.dumps(t.state.position(watcher)) for t in (table, other))
        same(told, guess, "a described position tells nothing", seat=watcher)
    demand(table.legal(seat) == other.legal(seat), "legal moves tell nothing", seat=seat)
    sensible = list(table.state.sensible(seat))
    demand(sensible == list(other.state.sensible(seat)), "what is sensible tells nothing", seat=seat)
    demand(0.0 <= other.state.likely(seat) <= 1.0, "a likelihood is between 0 and 1", seat=seat)
    demand(table.asides(seat) == other.asides(seat), "asides tell nothing", seat=seat)
    demand(table.view(seat).observe() == other.view(seat).observe(), "observations tell nothing", seat=seat)
    if table.legal(seat):
        hints = [hint(t, seat) for t in (table, other)]
        demand(hints[0] == hints[1], "hints tell nothing", seat=seat, hints=hints)


def hint(table: Table, seat: int) -> tuple[str, int]:
    """What the book says to this seat, and by which number."""
    view = table.view(seat)
    for advice in table.game.advice():
        move = int(advice.choose(view))
        if move >= 0:
            demand(move in table.legal(seat), "advice is legal", number=advice.number, move=table.name(move))
            return advice.number, move
    raise Broken("the last piece of advice always answers")


def _same_guess(seat: int, table: Table, other: Table, seed: int, world: World) -> None:
    """Drawn with one seed in the true and in the guessed world: the same world."""
    second = Worlds(other.seen(seat), table.game).draw(Fast(seed))
    demand(truth(second.state) == truth(world.state), "guess looks at nothing but the seen log", seat=seat)


def bot_position_equals(table: Table) -> None:
    """A bot, from its seen log alone, has the view and the moves of its seat."""
    if table.over or table.state.awaits() is not None:
        return
    for seat in table.actors():
        position = Position(read_seen(table.seen(seat).text()), table.game)
        demand(position.legal == table.legal(seat), "a bot has the legal moves of its seat", seat=seat)
        same(table.view(seat).scene(), position.view.scene(), "a bot has the view of its seat", seat=seat)
