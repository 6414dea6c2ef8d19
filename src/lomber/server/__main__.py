"""`python -m lomber.server --db FILE --port 8000`: the server by itself; `lomber serve` is for people."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import threading

from lomber.server import CannotServe, Limits, Pace, Settings, run
from lomber.server.limits import unlimited
from lomber.server.logs import LOGS, set_up_logs
from lomber.server.running import open_storage, run_loop, serve
from lomber.server.supervisor import DATABASE


def main() -> int:
    parser = argparse.ArgumentParser(prog="lomber.server", description="Serve Lomber's tables.")
    parser.add_argument(
        "--db", help="a file, or postgresql://user@host/name", default=os.environ.get(DATABASE)
    )
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one need PostgreSQL")
    parser.add_argument("--peer-host", default=Settings.peer_host, help="where other workers reach this one")
    parser.add_argument("--pause", type=float, default=Pace().pause, help="seconds between the moves of bots")
    parser.add_argument("--grace", type=float, default=Pace().grace, help="seconds before a bot sits in")
    parser.add_argument("--thinkers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--origin", action="append", default=[], help="another origin that may speak to it")
    parser.add_argument("--proxy", action="append", default=[], help="a reverse proxy that is believed")
    parser.add_argument("--unlimited", action="store_true", help="no limits of rates, for measuring")
    parser.add_argument("--logs", choices=LOGS, default="json")
    parser.add_argument(
        "--fd", type=int, help=argparse.SUPPRESS
    )  # a worker: it gets its socket from its parent
    given = parser.parse_args()
    settings = Settings(
        Pace(given.pause, grace=given.grace),
        unlimited() if given.unlimited else Limits(),
        thinkers=given.thinkers,
        origins=tuple(given.origin),
        proxies=tuple(given.proxy),
        peer_host=given.peer_host,
    )
    try:
        if given.fd is not None:
            _work(given.db, given.fd, settings, given.logs)
        else:
            run(
                given.db,
                given.host,
                given.port,
                settings=settings,
                logs=given.logs,
                on_ready=lambda url: print(url, flush=True),
                workers=given.workers,
            )
    except CannotServe as error:
        print(error.sentence, file=sys.stderr)
        return 2
    return 0


def _work(db: str, fd: int, settings: Settings, logs: str) -> None:
    """One of several workers."""
    set_up_logs(logs)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    listener = socket.socket(fileno=fd)
    run_loop(serve(settings, open_storage(db), listener, lambda: print("serving", flush=True)))


def _end_with_parent() -> None:
    """Nothing is ever written to our standard input; it ends when the parent does."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
