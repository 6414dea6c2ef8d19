# lomber: interpreted
"""Solutions of reduced forms as they are kept: a file of text, a decision a line, chances in per cent.

    # lomber cfr gorka --option players=2 --rounds 2000 --slips 0.005
    # value -0.803 +0.803, could win more 0.027 0.033
    ll5 -: 0 62 38 0

A line has the key of a decision and how often each of its choices is made, in the form's order. Decisions to which
a player's own choices never lead are left out: one who comes there all the same has played otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files

from librt.vecs import vec

from lomber.games import listings
from lomber.solve.extensive import NEVER, Extensive, reduced
from lomber.solve.regret import Minimiser, gains, uniform, value
from lomber.table.contract import Reduced

RARE = 0.005
"""A decision to which a player leads himself less often is left out."""

SLIPS = 0.02
"""So often everybody's hand slips while a form is being solved: real players do what perfect ones never would."""


class Solution:
    """How often each choice is made, by the key of the decision, in per cent; and how good that is."""

    def __init__(self, per_cent: Mapping[str, list[int]], heading: list[str]) -> None:
        self.per_cent = per_cent
        self.heading = heading

    def chances(self, key: str) -> list[int] | None:
        return self.per_cent.get(key)

    def text(self) -> str:
        lines = [f"# {line}" for line in self.heading]
        lines += [f"{key}: {' '.join(map(str, often))}" for key, often in sorted(self.per_cent.items())]
        return "\n".join(lines) + "\n"


def read(text: str) -> Solution:
    heading = [line[2:] for line in text.splitlines() if line.startswith("# ")]
    per_cent: dict[str, list[int]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            key, _, often = line.rpartition(": ")
            per_cent[key] = [int(word) for word in often.split()]
    return Solution(per_cent, heading)


@lru_cache(maxsize=32)
def kept(family: str, name: str) -> Solution:
    """The solution that came with the package; one that knows nothing where none did."""
    file = files(family) / "solved" / f"{name}.txt"
    return read(file.read_text(encoding="utf-8") if file.is_file() else "")


def solution_of(form: Reduced) -> Solution:
    return kept(listings()[form.game.id].family, form.name)


def rounded(chances: list[float]) -> list[int]:
    """Per cent that add up to a hundred; the largest remainders are rounded up."""
    whole = [int(100 * chance) for chance in chances]
    order = sorted(range(len(chances)), key=lambda i: whole[i] - 100 * chances[i])
    for i in order[: 100 - sum(whole)]:
        whole[i] += 1
    return whole


class SolvedForm:
    """A form, its tree and what was found.

    What is judged is the strategy as it is kept, with its rounding, against players whose hands do not slip.
    """

    def __init__(
        self,
        form: Reduced,
        rounds: int,
        slips: float = SLIPS,
        tick: Callable[[int], None] = lambda done: None,
    ) -> None:
        self.form = form
        self.tree: Extensive = reduced(form)
        minimiser = Minimiser(self.tree, slips)
        for done in range(rounds):
            minimiser.improve()
            tick(done + 1)
        self.found = minimiser.average()
        self.per_cent = self._per_cent()
        self.strategy = self._strategy()
        self.values = [value(self.tree, self.strategy, seat) for seat in range(int(self.tree.seats))]
        self.gains = gains(self.tree, self.strategy)

    def _per_cent(self) -> dict[str, list[int]]:
        tree = self.tree
        return {
            key: rounded([self.found[at] for at in self._slots(info)])
            for info, key in enumerate(tree.keys)
            if self._own(info) >= RARE
        }

    def _slots(self, info: int) -> range:
        first = int(self.tree.slot[info])
        return range(first, first + int(self.tree.choices[info]))

    def _own(self, info: int) -> float:
        """How likely the player's own earlier choices lead to this decision."""
        likely, slot = 1.0, self.tree.after[info]
        while slot != NEVER:
            likely *= self.found[slot]
            slot = self.tree.after[self.tree.info_of(slot)]
        return likely

    def _strategy(self) -> vec[float]:
        """The strategy that is kept; where nothing is kept, every choice alike."""
        strategy = uniform(self.tree)
        for info, key in enumerate(self.tree.keys):
            for at, often in zip(self._slots(info), self.per_cent.get(key, []), strict=False):
                strategy[at] = often / 100
        return strategy

    def exploitability(self) -> float:
        return sum(self.gains) / len(self.gains)

    def solution(self, command: str) -> Solution:
        """To be kept: the command that makes it again, and how good it is."""
        values = " ".join(f"{value:+.4f}" for value in self.values)
        gains = " ".join(f"{gain:.4f}" for gain in self.gains)
        return Solution(self.per_cent, [command, f"value {values}, could win more {gains}"])
