"""`python -m lomber.server --db FILE --port 8000`: the server by itself; `lomber serve` is for people."""

from __future__ import annotations

import argparse
import os
import sys

from lomber.server import CannotServe, Pace, Settings, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="lomber.server", description="Serve Lomber's tables.")
    parser.add_argument("--db", help="a file, or postgresql://user@host/name")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--pause", type=float, default=Pace().pause, help="seconds between the moves of bots")
    parser.add_argument("--grace", type=float, default=Pace().grace, help="seconds before a bot sits in")
    parser.add_argument("--thinkers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--origin", action="append", default=[], help="another origin that may speak to it")
    parser.add_argument("--logs", choices=("json", "plain", "none"), default="json")
    given = parser.parse_args()
    settings = Settings(
        Pace(given.pause, grace=given.grace), thinkers=given.thinkers, origins=tuple(given.origin)
    )
    try:
        run(
            given.db,
            given.host,
            given.port,
            settings=settings,
            logs=given.logs,
            on_ready=lambda url: print(url, flush=True),
        )
    except CannotServe as error:
        print(error.sentence, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
