"""Counterfactual regret minimisation: strategies that nobody can do much better against.

CFR+ over the whole tree: regrets never fall below nought, seats are improved in turn, and later strategies weigh
more in the average, by their number. Among our forms none is so large that its deals would have to be sampled, and
without sampling CFR+ comes down fast and the same way every time. For two players and a sum of nought the average
approaches an equilibrium; with more players nothing is promised, and `exploitability` says what was reached.
"""

from librt.vecs import vec
from mypy_extensions import i64

from lomber.play.rows import zeros
from lomber.solve.extensive import CHANCE, LEAF, Extensive


def uniform(tree: Extensive) -> vec[float]:
    """Every choice as likely as any other."""
    strategy = zeros(tree.slots)
    for info in range(len(tree.owner)):
        for i in range(tree.choices[info]):
            strategy[tree.slot[info] + i] = 1.0 / float(tree.choices[info])
    return strategy


class Sweeps:
    """How likely each node is and what it is worth, under a strategy, for one seat."""

    def __init__(self, tree: Extensive) -> None:
        self.tree = tree
        self.own: vec[float] = zeros(tree.nodes())
        """How likely the seat's own choices lead here."""
        self.others: vec[float] = zeros(tree.nodes())
        """How likely chance and everybody else's do."""
        self.worth: vec[float] = zeros(tree.nodes())

    def forwards(self, strategy: vec[float], seat: i64) -> None:
        tree = self.tree
        self.own[0] = 1.0
        self.others[0] = 1.0
        for node in range(tree.nodes()):
            mover = tree.mover[node]
            if mover == LEAF:
                continue
            own = self.own[node]
            others = self.others[node]
            first = tree.first[node]
            slot: i64 = 0 if mover == CHANCE else tree.slot[tree.info[node]]
            for i in range(tree.number[node]):
                likely = tree.odds[first + i] if mover == CHANCE else strategy[slot + i]
                if mover == seat:
                    self.own[first + i] = own * likely
                    self.others[first + i] = others
                else:
                    self.own[first + i] = own
                    self.others[first + i] = others * likely

    def backwards(self, strategy: vec[float], seat: i64) -> None:
        tree = self.tree
        for node in range(tree.nodes() - 1, -1, -1):
            mover = tree.mover[node]
            first = tree.first[node]
            if mover == LEAF:
                self.worth[node] = tree.payoffs[first + seat]
                continue
            slot: i64 = 0 if mover == CHANCE else tree.slot[tree.info[node]]
            total = 0.0
            for i in range(tree.number[node]):
                likely = tree.odds[first + i] if mover == CHANCE else strategy[slot + i]
                total += likely * self.worth[first + i]
            self.worth[node] = total


class Minimiser:
    """CFR+ on one tree: `improve` as often as you like, then ask for the average.

    `slips`: so often everybody's hand slips, and any choice is made. What good players never let happen is then
    still learned, and whoever meets others knows what to do there.
    """

    def __init__(self, tree: Extensive, slips: float = 0.0) -> None:
        self.tree = tree
        self.slips = slips
        self.sweeps = Sweeps(tree)
        self.strategy = uniform(tree)
        self.played = uniform(tree)
        """The strategy of the moment, slips included."""
        self.regrets = zeros(tree.slots)
        self.sums = zeros(tree.slots)
        self.rounds: i64 = 0

    def improve(self, rounds: i64 = 1) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for seat in range(self.tree.seats):
                self._improve(seat)

    def _improve(self, seat: i64) -> None:
        """One seat learns from what its choices would have brought against the strategies of the moment."""
        tree = self.tree
        sweeps = self.sweeps
        sweeps.forwards(self.played, seat)
        sweeps.backwards(self.played, seat)
        gains = zeros(tree.slots)
        reached = zeros(len(tree.owner))
        for node in range(tree.nodes()):
            if tree.mover[node] != seat:
                continue
            info = tree.info[node]
            reached[info] = sweeps.own[node]
            others = sweeps.others[node]
            for i in range(tree.number[node]):
                gain = sweeps.worth[tree.first[node] + i] - sweeps.worth[node]
                gains[tree.slot[info] + i] += others * gain
        for info in range(len(tree.owner)):
            if tree.owner[info] == seat:
                self._learn(info, gains, reached[info])

    def _learn(self, info: i64, gains: vec[float], reached: float) -> None:
        slot = self.tree.slot[info]
        choices = self.tree.choices[info]
        weight = float(self.rounds) * reached
        total = 0.0
        for at in range(slot, slot + choices):
            self.sums[at] += weight * self.strategy[at]
            regret = self.regrets[at] + gains[at]
            self.regrets[at] = regret if regret > 0.0 else 0.0
            total += self.regrets[at]
        any_choice = 1.0 / float(choices)
        for at in range(slot, slot + choices):
            self.strategy[at] = self.regrets[at] / total if total > 0.0 else any_choice
            self.played[at] = (1.0 - self.slips) * self.strategy[at] + self.slips * any_choice

    def average(self) -> vec[float]:
        """The strategy that has been approached; where a seat never leads itself, every choice alike."""
        tree = self.tree
        strategy = uniform(tree)
        for info in range(len(tree.owner)):
            slot = tree.slot[info]
            total = 0.0
            for at in range(slot, slot + tree.choices[info]):
                total += self.sums[at]
            if total > 0.0:
                for at in range(slot, slot + tree.choices[info]):
                    strategy[at] = self.sums[at] / total
        return strategy


# -- how good a strategy is


def value(tree: Extensive, strategy: vec[float], seat: i64) -> float:
    """What a hand is worth to a seat if everybody plays so."""
    sweeps = Sweeps(tree)
    sweeps.backwards(strategy, seat)
    return sweeps.worth[0]


def best_response(tree: Extensive, strategy: vec[float], seat: i64) -> vec[float]:
    """The same strategy, but this seat does what is best against it: exactly, from its last decisions back.

    At a decision it knows only its information set, so it chooses for all nodes of the set at once, weighed by
    how likely the others and chance have led to each.
    """
    reply = zeros(tree.slots)
    for at in range(tree.slots):
        reply[at] = strategy[at]
    deepest: i64 = -1
    for info in range(len(tree.owner)):
        if tree.owner[info] == seat and tree.level[info] > deepest:
            deepest = tree.level[info]
    sweeps = Sweeps(tree)
    sweeps.forwards(strategy, seat)
    for level in range(deepest, -1, -1):
        sweeps.backwards(reply, seat)
        _reply_at(tree, reply, sweeps, seat, level)
    return reply


def _reply_at(tree: Extensive, reply: vec[float], sweeps: Sweeps, seat: i64, level: i64) -> None:
    """The best choices of those decisions that have so many of the seat's own before them."""
    worth = zeros(tree.slots)
    for node in range(tree.nodes()):
        if tree.mover[node] == seat and tree.level[tree.info[node]] == level:
            slot = tree.slot[tree.info[node]]
            for i in range(tree.number[node]):
                worth[slot + i] += sweeps.others[node] * sweeps.worth[tree.first[node] + i]
    for info in range(len(tree.owner)):
        if tree.owner[info] != seat or tree.level[info] != level:
            continue
        slot = tree.slot[info]
        best = slot
        for at in range(slot, slot + tree.choices[info]):
            if worth[at] > worth[best]:
                best = at
        for at in range(slot, slot + tree.choices[info]):
            reply[at] = 1.0 if at == best else 0.0


def gains(tree: Extensive, strategy: vec[float]) -> list[float]:
    """By seat: what it could win more, a hand, by playing its best against this strategy of all the others."""
    return [
        value(tree, best_response(tree, strategy, seat), seat) - value(tree, strategy, seat)
        for seat in range(tree.seats)
    ]


def exploitability(tree: Extensive, strategy: vec[float]) -> float:
    """The mean of these gains: nought in an equilibrium."""
    found = gains(tree, strategy)
    return sum(found) / len(found)
