"""What is one decision of a bot worth? Far fewer hands tell than a contest needs.

    python bench/decisions.py mushka club --seconds 60
    python bench/decisions.py stukolka_golets pimc:200:trust=1:guide=99 --seconds 60 --hands 10

Everybody plays by the book. At each decision the bot is asked as well, and where it would do something else the
hand is played to its end both ways, by the book and with the true cards: the difference is what that one decision
was worth to its seat. What is paid in later hands is not looked at.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections import defaultdict

from lomber.arena.hand import decide, seed_of, sit
from lomber.bots.book import BookBot
from lomber.bots.bot import Bot
from lomber.bots.company import bot
from lomber.games import make
from lomber.play.playout import Dice
from lomber.play.rollouts import Guided
from lomber.table.shoe import Shoe
from lomber.table.table import Table


class Phase:
    """The decisions of one kind: how many, how long they took, and what those were worth that differ."""

    def __init__(self) -> None:
        self.number = 0
        self.spent = 0.0
        self.gains: list[int] = []

    def line(self, name: str, hands: int) -> str:
        differ = len(self.gains)
        mean = statistics.fmean(self.gains) if differ else 0.0
        error = 1.96 * statistics.stdev(self.gains) / math.sqrt(differ) if differ > 1 else math.inf
        each = f"{mean:+.2f} ± {error:.2f} each" if differ else ""
        total = f"{mean * differ / hands:+.3f} ± {error * differ / hands:.3f} a hand" if differ else ""
        asked = f"{self.number:6} decisions, {1000 * self.spent / self.number:5.1f} ms"
        return f"{name:10} {asked}; {differ:5} differ  {each:>20}  {total}"


class Trial:
    """Hands by the book, with a bot that looks over everybody's shoulder."""

    def __init__(self, game_name: str, bot_name: str, hands: int, seed: int) -> None:
        self.game = make(game_name)
        self.bot: Bot = bot(bot_name, self.game, seed)
        self.book = BookBot(self.game)
        self.playouts = Guided(self.game.advice())
        self.dice = Dice(seed)
        self.most = hands
        self.seed = seed
        self.hands = 0
        self.phases: dict[str, Phase] = defaultdict(Phase)

    def run(self, seconds: float) -> None:
        end = time.process_time() + seconds
        match = 0
        while time.process_time() < end:
            table = sit(self.game, Shoe(seed_of(self.seed, match)), ["book"] * int(self.game.seats))
            match += 1
            hand = -1
            while (seat := table.turn()) >= 0 and time.process_time() < end:
                if int(table.state.hand_number()) != hand:
                    hand = int(table.state.hand_number())
                    if hand > self.most:
                        break
                    self.hands += 1
                table.play(seat, self.decision(table, seat))

    def decision(self, table: Table, seat: int) -> int:
        """What the book does; and what the bot would have gained."""
        move = decide(self.book, table, seat)
        if len(table.legal(seat)) > 1:
            begun = time.process_time()
            other = decide(self.bot, table, seat)
            phase = self.phases[table.view(seat).phase]
            phase.spent += time.process_time() - begun
            phase.number += 1
            if other != move:
                phase.gains.append(self.played(table, seat, other) - self.played(table, seat, move))
        return move

    def played(self, table: Table, seat: int, move: int) -> int:
        """What the seat has at the end of the hand after this move."""
        state = table.state.this_hand()
        state.play(seat, move)
        return self.playouts.outcome(state, self.dice, seat)[seat]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor")
    parser.add_argument("--hands", type=int, default=1, help="so many hands of each match, from the first")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    trial = Trial(given.game, given.bot, given.hands, given.seed)
    trial.run(given.seconds)
    print(f"{given.game}, {given.bot}: {trial.hands} hands")
    for name, phase in trial.phases.items():
        print("  " + phase.line(name, trial.hands))


if __name__ == "__main__":
    main()
