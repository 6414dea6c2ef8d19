"""Logs for machines and for people: a JSON object a line, or a plain line."""

from __future__ import annotations

import json
import logging
import sys
import time

_ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

LOGS = ("quiet", "plain", "json", "none")


class JsonLines(logging.Formatter):
    """One JSON object a line; what a call adds by `extra` stands in it by name."""

    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{seconds}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _ORDINARY})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """`10:22:31 table opened table=k3v… game=whist`."""

    def format(self, record: logging.LogRecord) -> str:
        more = [f"{name}={value}" for name, value in vars(record).items() if name not in _ORDINARY]
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = " ".join([clock, record.getMessage(), *more])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logs(kind: str) -> None:
    """`json`, `plain`, `quiet` (plain, but only what has gone wrong) or `none`."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if kind == "none":
        handler = logging.NullHandler()
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    for name in ("lomber.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        talkative = name == "lomber.server" and kind != "quiet"
        logger.setLevel(logging.INFO if talkative else logging.WARNING)
