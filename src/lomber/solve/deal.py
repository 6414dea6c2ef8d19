# lomber: interpreted
"""Four hands of Vint, Whist or bridge: what each side takes in every strain, whoever leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from lomber.cards.pack import SUITS
from lomber.play.four_hands import FourHands
from lomber.solve.dds import Dds, is_installed
from lomber.solve.problem import BadProblem, once_each, read_hand

STRAINS = (*SUITS, "NT")

ENGINES = ("own", "dds")

ENDING = 6
"""With so many cards in a hand our own solver is done before DDS has made itself ready."""


class Deal:
    """Four hands, equally long, in the order of play; the seats 0 and 2 play against 1 and 3.

    All twenty results come from one call, because they share their work: `engine` is `own`
    (`lomber.play.four_hands`) or `dds`; by default DDS where it is installed, but for endings.
    """

    def __init__(self, hands: Sequence[str], engine: str = "") -> None:
        self.hands = [read_hand(hand) for hand in hands]
        longest = max((len(hand) for hand in self.hands), default=0)
        self.engine = engine or ("dds" if longest > ENDING and is_installed() else "own")
        self._check()

    def _check(self) -> None:
        if len(self.hands) != 4:
            raise BadProblem("A deal has four hands.", "four-hands")
        if len({len(hand) for hand in self.hands}) > 1:
            raise BadProblem("The hands are not equally long.", "uneven")
        once_each([card for hand in self.hands for card in hand])
        if self.engine not in ENGINES:
            raise BadProblem(f"There is no solver {self.engine!r}; there are {', '.join(ENGINES)}.")
        if self.engine == "dds" and not is_installed():
            raise BadProblem("DDS is not installed: pip install 'lomber[solver]'.", "no-dds")
        if self.engine == "dds" and len(self.hands[0]) < 2:
            raise BadProblem(
                "DDS does not count a last trick rightly for every leader: let our own solver do it.",
                "dds-ending",
            )

    def tricks(self, tick: Callable[[int], None] = lambda strains: None) -> dict[str, list[int]]:
        """By strain, and then by who leads: the tricks of the seats 0 and 2.

        Our own solver may take a minute for a whole deal: `tick` hears how many strains are done.
        """
        masks = vec[i64]([sum(2**card for card in hand) for hand in self.hands])
        if self.engine == "dds":
            return dict(zip(STRAINS, Dds().every(masks), strict=True))
        solver, found = FourHands(), dict[str, list[int]]()
        for trump, strain in enumerate(STRAINS):
            found[strain] = solver.led(masks, trump if strain in SUITS else -1)
            tick(len(found))
        return found
