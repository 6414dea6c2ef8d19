"""Count all hidden worlds that agree with what is known, and draw one of them uniformly.

A hidden world puts every unseen card (a *token*, 0, 1, 2 …) on one hidden card position (a *slot*), one to
one. Slots are grouped into *places*: a hand, a talon, "the card he drew in round 7". What is known about a
token is the set of places where it can be (a bit mask over places); what such sets cannot say ("not both king
and queen in that hand") is a `Rule`; what is not even a set of places ("he threw two cards, or three") is a
list of `Cases`.

How it works. Tokens with equal masks form a group. Groups are placed one after another, and for each group
only the *number* of its tokens that go to each class of places is decided, where places that look the same to
all groups still waiting are one class. So a partial world is described by the free room of a few classes, and
the number of ways to finish it is computed once per such description, in exact integers. A draw walks these
numbers from the start, taking each branch in proportion to its completions: never a wrong turn, nothing to
reject. Inside a class all slots are equal, and a partial shuffle distributes the tokens.

Rules are met by splitting the worlds, before counting, into disjoint branches in which each rule certainly
holds.

Not here: constraints that tie many tokens with many different masks (those would need exponential tables
anyway), and weights on single worlds (`Cases` weighs whole problems).
"""

from math import comb, factorial, prod
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 4611686018427387904  # 2**62, the largest power of two in an i64: the values of one random word
_FEW: Final = 1000  # estimated table size below which no better order of groups is looked for

_Rooms = tuple[int, ...]  # the description of a partial world: the free room of each class of places
_Group = tuple[int, int]  # tokens with equal masks: the mask, and how many they are


class NoWorld(LookupError):
    """No world agrees with what is known: the description contradicts itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where draws get their randomness."""

    def below(self, n: i64) -> i64:
        """Return one of 0 … n-1, each with exactly the same chance; 1 ≤ n ≤ 2**62."""
        raise NotImplementedError


class Fast(Source):
    """The generator for search: librt's ChaCha8, which rejects rather than reduces, and so is exact."""

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)

    def below(self, n: i64) -> i64:
        return self.random.randrange(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A condition on the places of a few tokens.

    The branches of a rule are enumerated, so keep it to a handful of tokens. `cells` are masks: the rule
    promises not to distinguish places of the same cell (places in no cell count as one more cell), which
    keeps the enumeration short. Without cells every place is looked at by itself.
    """

    def __init__(self, tokens: list[int], cells: list[int]) -> None:
        self.tokens = tokens
        self.cells = cells

    def holds(self, places: list[int]) -> bool:
        """Say whether the tokens, in the order of `self.tokens`, may be in these places together."""
        raise NotImplementedError


class HowMany(Rule):
    """Between `least` and `most` of the tokens are in places of the mask.

    If no other rule watches the same tokens this is counted by numbers, not by enumeration, and may have many
    tokens ("at most four hearts in that hand").
    """

    def __init__(self, tokens: list[int], places: int, least: int, most: int) -> None:
        super().__init__(tokens, [places])
        self.places = places
        self.least = least
        self.most = most

    def holds(self, places: list[int]) -> bool:
        inside = 0
        for place in places:
            inside += self.places >> place & 1
        return self.least <= inside <= self.most


def not_all(tokens: list[int], places: int) -> Rule:
    """Return the rule that the tokens are not all in places of the mask ("not both king and queen")."""
    return HowMany(tokens, places, 0, len(tokens) - 1)


def some(tokens: list[int], places: int) -> Rule:
    """Return the rule that at least one of the tokens is in a place of the mask."""
    return HowMany(tokens, places, 1, len(tokens))


class Problem:
    """What is known about one set of hidden cards; counted when made, then drawn from any number of times.

    `sizes[p]` is the number of slots of place p, `allowed[t]` the mask of places where token t may be. Slots
    are numbered through all places in order; `place_of[slot]` gives the place back. A Problem never changes.
    """

    def __init__(self, sizes: list[int], allowed: list[int], rules: list[Rule]) -> None:
        _check(sizes, allowed, rules)
        places: list[i64] = [place for place, size in enumerate(sizes) for _ in range(size)]
        self.place_of: Final = vec[i64](places)
        filled = sum([2**place for place, size in enumerate(sizes) if size])
        possible = [mask & filled for mask in allowed]
        self._arrangements = prod([factorial(size) for size in sizes])
        self._branches: list[_Branch] = []
        tables: dict[tuple[_Group, ...], _Table] = {}
        for choice in _choices(possible, rules):
            groups: dict[int, list[int]] = {}
            for token, mask in enumerate(possible):
                groups.setdefault(choice.masks.get(token, mask), []).append(token)
            parts: list[_Table] = []
            for island in _islands(sorted([(mask, len(tokens)) for mask, tokens in groups.items()])):
                if island not in tables:
                    tables[island] = _Table(sizes, list(island))
                parts.append(tables[island])
            branch = _Branch(parts, groups, choice.lumps)
            if branch.count:
                self._branches.append(branch)
        self._wheel = _Wheel([branch.count for branch in self._branches])

    def count(self) -> int:
        """Return the number of worlds: of ways to put the tokens on the slots one to one."""
        return self._wheel.total

    def splits(self) -> int:
        """Return the number of worlds that differ in more than the order of slots within a place."""
        return self._wheel.total // self._arrangements

    def draw(self, source: Source) -> vec[i64]:
        """Return the slot of every token in one world; each world has exactly the same chance."""
        if not self._branches:
            raise NoWorld("no world agrees with what is known")
        slots = vec[i64](self.place_of)
        self._branches[self._wheel.pick(source)].draw(slots, source)
        return slots


class Cases:
    """Problems of which one is true; a world of the i-th has the weight `weights[i]`.

    A case is chosen with a chance proportional to its weight times the number of its worlds. Worlds are
    counted with the order of slots within a place. If that order means nothing and the cases have places of
    different sizes, multiply every weight by `splits()/count()` of its problem (made whole with a common
    factor).
    """

    def __init__(self, weights: list[int], problems: list[Problem]) -> None:
        if len(weights) != len(problems) or any(weight < 0 for weight in weights):
            raise ValueError("cases need one weight, zero or more, for each problem")
        self.problems: Final = problems
        self._wheel = _Wheel([weights[i] * problem.count() for i, problem in enumerate(problems)])

    def count(self) -> int:
        """Return the number of worlds of all cases, each taken as often as its weight says."""
        return self._wheel.total

    def draw(self, source: Source) -> tuple[i64, vec[i64]]:
        """Return the number of a case and the slot of every token in one of its worlds."""
        if not self._wheel.total:
            raise NoWorld("no world of any case agrees with what is known")
        case = self._wheel.pick(source)
        return case, self.problems[case].draw(source)


def _check(sizes: list[int], allowed: list[int], rules: list[Rule]) -> None:
    if any(size < 0 for size in sizes) or sum(sizes) != len(allowed):
        raise ValueError("as many slots as tokens are needed")
    if any(mask < 0 or mask >> len(sizes) for mask in allowed):
        raise ValueError("a mask of allowed places names a place that does not exist")
    for rule in rules:
        if len(set(rule.tokens)) != len(rule.tokens):
            raise ValueError("a rule names a token twice")
        if any(not 0 <= token < len(allowed) for token in rule.tokens):
            raise ValueError("a rule names a token that does not exist")


# Drawing ----------------------------------------------------------------------------------------------------


class _Wheel:
    """Picks an index in proportion to integer weights of any size, exactly, mostly with one random word.

    A pick is a real number x in [0, 1), of which only the first word (62 binary digits) is drawn. `marks` are
    the same digits of the borders between the indices. Unless x and a border agree in all of them (a chance
    of about 2**-62 each) the word decides; if they agree, further words are drawn until the digits differ.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights
        self.total = sum(weights)
        self.marks = vec[i64]()

    def pick(self, source: Source) -> i64:
        borders: i64 = len(self.weights) - 1
        if borders == 0:
            return 0
        marks = self.marks
        if len(marks) == 0:
            marks = self._marked()
        word = source.below(WORD)
        index: i64 = 0
        while index < borders and word > marks[index]:
            index += 1
        if index < borders and word == marks[index]:
            return self._settle(word, source)
        return index

    def _marked(self) -> vec[i64]:
        """Compute the marks at the first pick: most wheels of a large table are never turned."""
        marks = vec[i64]()
        sum_ = 0
        for weight in self.weights[:-1]:
            sum_ += weight
            # A border at 1 (only zero weights follow) is beyond every word: the last word stands for it.
            marks = append(marks, min(sum_ * WORD // self.total, WORD - 1))
        self.marks = marks
        return marks

    def _settle(self, word: int, source: Source) -> i64:
        """Draw words until x, known to lie in [digits/scale, (digits+1)/scale), lies between two borders."""
        digits, scale = word, WORD
        while True:
            upper = 0
            for index, weight in enumerate(self.weights):
                lower, upper = upper, upper + weight
                if lower * scale <= digits * self.total and (digits + 1) * self.total <= upper * scale:
                    return index
            digits, scale = digits * WORD + int(source.below(WORD)), scale * WORD


def _sample_last(items: vec[i64], start: i64, size: i64, wanted: i64, source: Source) -> None:
    """Shuffle items[start:start+size] until its last `wanted` are a random sample in random order."""
    last = start + size - 1
    stop = last - wanted
    while last > stop and last > start:
        other = start + source.below(last - start + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
        last -= 1


def _subset_last(items: vec[i64], start: i64, size: i64, wanted: i64, source: Source) -> None:
    """Shuffle until the last `wanted` items are a random subset, in any order: this needs fewer words."""
    if 2 * wanted <= size:
        _sample_last(items, start, size, wanted, source)
        return
    first = start
    end = start + size
    stop = end - wanted
    while first < stop:
        other = first + source.below(end - first)
        item = items[first]
        items[first] = items[other]
        items[other] = item
        first += 1


class _Lump:
    """Exchangeable tokens that were given their parts in order: so many the first part, so many the second …

    Which of them have which part does not change the count, so that any order is as good.
    """

    def __init__(self, tokens: list[int], parts: list[int]) -> None:
        members: list[i64] = list(tokens)
        self.tokens = vec[i64](members)
        self.first: i64 = parts[0]
        self.halves = len(parts) == 2
        self.ways = factorial(len(tokens)) // prod([factorial(part) for part in parts])

    def mix(self, slots: vec[i64], source: Source) -> None:
        """Give the slots that were drawn for the tokens in order to the same tokens in another order."""
        order = vec[i64](self.tokens)
        size: i64 = len(order)
        if self.halves:
            _subset_last(order, 0, size, size - self.first, source)
        else:
            _sample_last(order, 0, size, size, source)
        drawn = vec[i64](self.tokens)
        i: i64 = 0
        while i < size:
            drawn[i] = slots[self.tokens[i]]
            i += 1
        i = 0
        while i < size:
            slots[order[i]] = drawn[i]
            i += 1


class _Branch:
    """All worlds in which the tokens have these masks, up to exchanges within the lumps."""

    def __init__(self, tables: list["_Table"], groups: dict[int, list[int]], lumps: list[_Lump]) -> None:
        self.tables = tables
        self.tokens: list[vec[i64]] = []
        for table in tables:
            tokens: list[i64] = [token for mask, _ in table.groups for token in groups[mask]]
            self.tokens.append(vec[i64](tokens))
        self.lumps = lumps
        self.count = prod([table.count for table in tables]) * prod([lump.ways for lump in lumps])

    def draw(self, slots: vec[i64], source: Source) -> None:
        """Write the slot of every token into `slots`."""
        for i, table in enumerate(self.tables):
            table.draw(self.tokens[i], slots, source)
        for lump in self.lumps:
            lump.mix(slots, source)


# Counting ---------------------------------------------------------------------------------------------------


class _Class:
    """Places that look the same to all groups still waiting; `wanted_by` has a bit for each such group."""

    def __init__(self, start: int, room: int, wanted_by: int) -> None:
        self.start = start
        self.room = room
        self.wanted_by = wanted_by


class _Step:
    """The decision how many tokens of a group go to one class of places."""

    def __init__(self, first: int, size: int, later: int, at: int, start: int) -> None:
        self.first: i64 = first  # where the group begins among the ordered tokens
        self.size: i64 = size
        self.later = later  # tokens of groups that come after this one
        self.at = at  # position of the class in the description of a partial world
        self.rivals: list[int] = []  # positions of the other classes that are still open to this group
        self.start: i64 = start  # where the slots of the class begin in the pool
        self.twin: i64 = -1  # the same for the class it is united with afterwards, if any
        self.opens = False  # the first step of its group
        self.last_call = False  # nobody else wants this class: it must be filled


class _Node:
    """A description of a partial world: the numbers that can be taken next, and where each leads."""

    def __init__(self) -> None:
        self.takes: list[int] = []
        self.ways: list[int] = []
        self.nexts: list[_Node] = []
        self.count = 0
        self.wheel = _Wheel([])
        self.take = vec[i64]()

    def close(self) -> None:
        """Count the completions, when those of all following nodes are known, and forget dead ends."""
        live = [i for i, node in enumerate(self.nexts) if node.count]
        self.wheel = _Wheel([self.ways[i] * self.nexts[i].count for i in live])
        self.count = self.wheel.total
        takes: list[i64] = [self.takes[i] for i in live]
        self.take = vec[i64](takes)
        self.nexts = [self.nexts[i] for i in live]
        self.takes = []
        self.ways = []


class _Table:
    """Counts and draws for groups of tokens, given as (mask, size), without rules.

    The groups are an island: no other group wants the places they want.
    """

    def __init__(self, sizes: list[int], groups: list[_Group]) -> None:
        wanted = 0
        for mask, _ in groups:
            wanted |= mask
        here = [size if wanted >> place & 1 else 0 for place, size in enumerate(sizes)]
        self.groups = _good_order(here, groups)
        self.steps: list[_Step] = []
        pool: list[i64] = []
        rooms: list[i64] = []
        firsts = [sum(sizes[:place]) for place in range(len(sizes))]
        classes = self._lay_out(here, firsts, pool, rooms)
        self.pool = vec[i64](pool)
        self.rooms = vec[i64](rooms)
        start = tuple([class_.room for class_ in classes])
        tokens = sum([size for _, size in groups])
        homeless = any(mask == 0 for mask, _ in groups) or tokens != sum(here)
        if not homeless:
            self._plan(classes)
        self.root = _Node() if homeless else self._count(start)
        # Tables count sets of slots for each group; the tokens of a group are different and may be permuted.
        self.count = self.root.count * prod([factorial(size) for _, size in groups])

    def _lay_out(
        self, sizes: list[int], firsts: list[int], pool: list[i64], rooms: list[i64]
    ) -> list[_Class]:
        """Order the slots so that every class, now and after any later union, is one run of the pool.

        Classes only ever unite by no longer being told apart by the first waiting group. Sorted as numbers in
        which the last group is the highest digit, classes that will unite are neighbours.
        """
        wanted = [0] * len(sizes)
        for bit, (mask, _) in enumerate(self.groups):
            for place in range(len(sizes)):
                wanted[place] |= (mask >> place & 1) << bit
        classes: list[_Class] = []
        for _, place in sorted([(wanted[place], place) for place in range(len(sizes)) if sizes[place]]):
            if not classes or classes[-1].wanted_by != wanted[place]:
                classes.append(_Class(len(pool), 0, wanted[place]))
            classes[-1].room += sizes[place]
            for slot in range(firsts[place], firsts[place] + sizes[place]):
                pool.append(slot)
                rooms.append(0)
        for class_ in classes:
            rooms[class_.start] = class_.room
        return classes

    def _plan(self, classes: list[_Class]) -> None:
        """Write down the steps, uniting classes (or dropping those nobody wants any more) on the way.

        A class has at most one twin, which differs from it only in that the present group does not want it.
        """
        first = 0
        tokens = sum([size for _, size in self.groups])
        for bit, (_, size) in enumerate(self.groups):
            opens = True
            at = 0
            while at < len(classes):
                class_ = classes[at]
                if not class_.wanted_by >> bit & 1:
                    at += 1
                    continue
                step = _Step(first, size, tokens - first - size, at, class_.start)
                step.rivals = [i for i in range(at + 1, len(classes)) if classes[i].wanted_by >> bit & 1]
                step.opens = opens
                opens = False
                self.steps.append(step)
                class_.wanted_by ^= 2**bit
                if not class_.wanted_by:
                    step.last_call = True
                    classes.pop(at)
                elif at and classes[at - 1].wanted_by == class_.wanted_by:
                    step.twin = classes[at - 1].start
                    classes.pop(at)
                else:
                    at += 1
            first += size

    def _count(self, start: _Rooms) -> _Node:
        """Find all reachable descriptions step by step, then count completions backwards."""
        root = _Node()
        level: dict[_Rooms, _Node] = {start: root}
        levels: list[list[_Node]] = []
        for step in self.steps:
            levels.append(list(level.values()))
            following: dict[_Rooms, _Node] = {}
            for rooms, node in level.items():
                _expand(step, rooms, node, following)
            level = following
        for node in level.values():
            node.count = 1
        for nodes in reversed(levels):
            for node in nodes:
                node.close()
        return root

    def draw(self, ordered: vec[i64], slots: vec[i64], source: Source) -> None:
        """Write the slot of each token into `slots`; `ordered` lists the tokens group by group."""
        tokens = vec[i64](ordered)
        pool = vec[i64](self.pool)
        rooms = vec[i64](self.rooms)
        node = self.root
        left: i64 = 0
        for step in self.steps:
            if step.opens:
                left = step.size
            choice = node.wheel.pick(source)
            take = node.take[choice]
            node = node.nexts[choice]
            start = step.start
            room = rooms[start]
            # One of the two sides in random order makes the match random; the other needs a random subset.
            if room <= left:
                _sample_last(tokens, step.first, left, take, source)
                _subset_last(pool, start, room, take, source)
            else:
                _subset_last(tokens, step.first, left, take, source)
                _sample_last(pool, start, room, take, source)
            while take > 0:
                left -= 1
                room -= 1
                take -= 1
                slots[tokens[step.first + left]] = pool[start + room]
            rooms[start] = room
            if step.twin >= 0:
                to = step.twin + rooms[step.twin]
                rooms[step.twin] += room
                i: i64 = 0
                while i < room:
                    pool[to + i] = pool[start + i]
                    i += 1


def _expand(step: _Step, rooms: _Rooms, node: _Node, following: dict[_Rooms, _Node]) -> None:
    """List what can be taken at a node and the descriptions to which it leads."""
    at = step.at
    room = rooms[at]
    left = sum(rooms) - step.later
    least = left
    for i in step.rivals:
        least -= rooms[i]
    most = min(room, left)
    least = max(room if step.last_call else 0, least)
    for take in range(least, most + 1):
        if step.last_call:
            after = rooms[:at] + rooms[at + 1 :]
        elif step.twin >= 0:
            after = (*rooms[: at - 1], rooms[at - 1] + room - take, *rooms[at + 1 :])
        else:
            after = (*rooms[:at], room - take, *rooms[at + 1 :])
        found = following.get(after)
        if found is None:
            found = _Node()
            following[after] = found
        node.takes.append(take)
        node.ways.append(comb(room, take))
        node.nexts.append(found)


def _islands(groups: list[_Group]) -> list[tuple[_Group, ...]]:
    """Gather groups that compete for places, directly or through others; islands are counted by themselves."""
    islands: list[tuple[int, list[_Group]]] = []
    for group in groups:
        mask, together = group[0], [group]
        apart: list[tuple[int, list[_Group]]] = []
        for places, island in islands:
            if places & mask:
                mask |= places
                together = island + together
            else:
                apart.append((places, island))
        islands = [*apart, (mask, together)]
    return [tuple(sorted(island)) for _, island in islands]


# The order of groups ----------------------------------------------------------------------------------------


def _good_order(sizes: list[int], groups: list[_Group]) -> list[_Group]:
    """Return the groups in an order that keeps the table small.

    Narrow masks first suits voids and nested masks; the order of the last or first place suits masks that are
    spans of time. When all of these look large, the next group is always the one that leaves the fewest
    descriptions.
    """
    orders = [
        sorted(groups, key=_narrow),
        sorted(groups, key=_last_place),
        sorted(groups, key=_first_place),
    ]
    costs = [_cost(sizes, order) for order in orders]
    if min(costs) > _FEW:
        orders.append(_greedy(sizes, groups))
        costs.append(_cost(sizes, orders[-1]))
    return orders[costs.index(min(costs))]


def _narrow(group: _Group) -> tuple[int, int]:
    return group[0].bit_count(), group[0]


def _last_place(group: _Group) -> tuple[int, int]:
    return group[0].bit_length(), -group[0]


def _first_place(group: _Group) -> tuple[int, int]:
    return -(group[0] & -group[0]), group[0]


def _cost(sizes: list[int], order: list[_Group]) -> int:
    return sum([_descriptions(sizes, order[:i], order[i:]) for i in range(1, len(order))])


def _greedy(sizes: list[int], groups: list[_Group]) -> list[_Group]:
    done: list[_Group] = []
    waiting = sorted(groups, key=_narrow)
    while waiting:
        costs: list[int] = []
        for i, group in enumerate(waiting):
            costs.append(_descriptions(sizes, [*done, group], waiting[:i] + waiting[i + 1 :]))
        done.append(waiting.pop(costs.index(min(costs))))
    return done


def _descriptions(sizes: list[int], done: list[_Group], waiting: list[_Group]) -> int:
    """Bound the number of descriptions there can be when these groups are done and those are waiting.

    Each class of places contributes the range of its possible free room; the room of one class follows from
    the rest.
    """
    classes = [2 ** len(sizes) - 1]
    for mask, _ in waiting:
        split: list[int] = []
        for class_ in classes:
            if class_ & mask:
                split.append(class_ & mask)
            if class_ & ~mask:
                split.append(class_ & ~mask)
        classes = split
    product, widest = 1, 1
    for class_ in classes:
        least, most = _within(done, class_), _touching(done, class_)
        if least == most:
            continue
        room = sum([size for place, size in enumerate(sizes) if class_ >> place & 1])
        least = max(least, room - _touching(waiting, class_))
        most = min(most, room - _within(waiting, class_))
        width = max(1, most - least + 1)
        product *= width
        widest = max(widest, width)
    return product // widest


def _touching(groups: list[_Group], class_: int) -> int:
    return sum([size for mask, size in groups if mask & class_])


def _within(groups: list[_Group], class_: int) -> int:
    return sum([size for mask, size in groups if not mask & ~class_])


# Rules ------------------------------------------------------------------------------------------------------


class _Choice:
    """One of the disjoint branches of the rules: narrower masks for some tokens."""

    def __init__(self, masks: dict[int, int], lumps: list[_Lump]) -> None:
        self.masks = masks
        self.lumps = lumps

    def joined(self, masks: dict[int, int], lumps: list[_Lump]) -> "_Choice":
        return _Choice({**self.masks, **masks}, self.lumps + lumps)


def _choices(allowed: list[int], rules: list[Rule]) -> list[_Choice]:
    """Split all worlds into branches in which every rule holds; rules on different tokens combine freely."""
    choices = [_Choice({}, [])]
    for family in _families(rules):
        numbers = [rule for rule in family if isinstance(rule, HowMany)]
        kinds = _kinds(allowed, numbers)
        if len(numbers) == len(family) and (
            len(family) == 1 or 2 * len(kinds) <= sum(map(len, kinds.values()))
        ):
            more = _by_numbers(numbers, kinds)
        else:
            more = _by_places(allowed, family)
        choices = [one.joined(two.masks, two.lumps) for one in choices for two in more]
    return choices


def _families(rules: list[Rule]) -> list[list[Rule]]:
    """Gather rules that share tokens, directly or through others."""
    families: list[list[Rule]] = []
    for rule in rules:
        related = [f for f in families if any(not set(rule.tokens).isdisjoint(other.tokens) for other in f)]
        families = [f for f in families if f not in related]
        families.append([other for f in related for other in f] + [rule])
    return families


def _kinds(allowed: list[int], rules: list[HowMany]) -> dict[tuple[int, ...], list[int]]:
    """Tokens that can be in the same places and are watched by the same rules, by mask and rules."""
    kinds: dict[tuple[int, ...], list[int]] = {}
    for token in sorted({token for rule in rules for token in rule.tokens}):
        watching = [number for number, rule in enumerate(rules) if token in rule.tokens]
        kinds.setdefault((allowed[token], *watching), []).append(token)
    return kinds


def _by_numbers(rules: list[HowMany], kinds: dict[tuple[int, ...], list[int]]) -> list[_Choice]:
    """Split by how many tokens of each kind are in each cell: which ones they are does not change the count."""
    partial: list[tuple[list[int], _Choice]] = [([0] * len(rules), _Choice({}, []))]
    for (mask, *watching), tokens in kinds.items():
        cells = _cells(mask, [rules[number] for number in watching])
        counted = {n: [i for i, cell in enumerate(cells) if cell & rules[n].places] for n in watching}
        longer: list[tuple[list[int], _Choice]] = []
        for parts in _shares(len(tokens), len(cells)):
            masks = dict(zip(tokens, [cells[i] for i, n in enumerate(parts) for _ in range(n)], strict=True))
            filled = [part for part in parts if part]
            lumps = [_Lump(tokens, filled)] if len(filled) > 1 else []
            for sums, choice in partial:
                more = sums[:]
                for number, inside in counted.items():
                    more[number] += sum([parts[i] for i in inside])
                if all(more[number] <= rules[number].most for number in watching):
                    longer.append((more, choice.joined(masks, lumps)))
        partial = longer
    least = [rule.least for rule in rules]
    return [choice for sums, choice in partial if all(a >= b for a, b in zip(sums, least, strict=True))]


def _shares(total: int, parts: int) -> list[list[int]]:
    """All ways to share so many things out among so many parts."""
    if parts == 0:
        return [] if total else [[]]
    if parts == 1:
        return [[total]]
    return [[first, *rest] for first in range(total + 1) for rest in _shares(total - first, parts - 1)]


def _by_places(allowed: list[int], rules: list[Rule]) -> list[_Choice]:
    """Split by the joint places of all watched tokens."""
    tokens = sorted({token for rule in rules for token in rule.tokens})
    if not tokens:
        return [_Choice({}, [])] if all(rule.holds([]) for rule in rules) else []
    cells = [_cells(allowed[token], [rule for rule in rules if token in rule.tokens]) for token in tokens]
    ready: list[list[Rule]] = [[] for _ in tokens]
    for rule in rules:
        ready[max([tokens.index(token) for token in rule.tokens])].append(rule)
    return [_Choice(dict(zip(tokens, masks, strict=True)), []) for masks in _boxes(tokens, cells, ready, {})]


def _cells(mask: int, rules: list[Rule]) -> list[int]:
    """Cut a mask into parts that none of the rules tells apart."""
    parts = [mask] if mask else []
    for rule in rules:
        cuts = rule.cells or [2**place for place in range(mask.bit_length())]
        for cut in cuts:
            parts = [part for whole in parts for part in (whole & cut, whole & ~cut) if part]
    return parts


def _boxes(
    tokens: list[int], cells: list[list[int]], ready: list[list[Rule]], placed: dict[int, int]
) -> list[tuple[int, ...]]:
    """Return disjoint tuples of masks for the tokens not yet placed that cover exactly what the rules allow.

    Parts of a mask after which the other tokens have the same freedom are taken together.
    """
    i = len(placed)
    if i == len(tokens):
        return [()]
    united: dict[tuple[tuple[int, ...], ...], int] = {}
    for cell in cells[i]:
        placed[tokens[i]] = (cell & -cell).bit_length() - 1
        if all(rule.holds([placed[token] for token in rule.tokens]) for rule in ready[i]):
            rest = tuple(_boxes(tokens, cells, ready, placed))
            if rest:
                united[rest] = united.get(rest, 0) | cell
        del placed[tokens[i]]
    return [(mask, *tail) for rest, mask in united.items() for tail in rest]
