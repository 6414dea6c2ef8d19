"""The table in the browser: HTTP and WebSocket, tables, guests, storage. `docs/protocol.md` is what it speaks."""

from lomber.server.gate import Pace
from lomber.server.house import Settings
from lomber.server.limits import Limits, Rate
from lomber.server.running import CannotServe, run

__all__ = ["CannotServe", "Limits", "Pace", "Rate", "Settings", "run"]
