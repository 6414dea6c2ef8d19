"""Measure the peers by themselves.

For knowing what a machine's peers do before there is anything to set beside them, and for long runs:
`python bench/peers_alone.py --rounds 31 --seconds 2`. A ratio of two of these figures means nothing, for they
are not measured in the same rounds; `lomber bench` makes ratios.
"""

import argparse
import sys

from lomber.bench import ROUNDS, SECONDS, PeerMissing, alone, pinned_core
from lomber.bench.peers import driven, openspiel, openspiel_mcts
from lomber.bench.report import as_json_text, as_table


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"at least {ROUNDS}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each round")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.rounds < ROUNDS or not chosen.seconds > 0:
        parser.error(f"at least {ROUNDS} rounds of more than 0 s are needed")
    results = []
    with pinned_core():
        for peer in [*driven(), openspiel("spades", brisk=True), openspiel_mcts()]:
            try:
                results.append(alone(peer, chosen.rounds, chosen.seconds))
            except PeerMissing as reason:
                print(f"{reason}; left out: {peer.name}", file=sys.stderr)
    print(as_json_text(results) if chosen.json else as_table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
