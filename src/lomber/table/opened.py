# lomber: interpreted
"""All cards on the table: a scene in which every hand lies open.

Only for who may know everything: a hand that is over and was shown whole, or a problem, which is set with open
cards. It is made of what each player sees of his own; no table that is being played is ever asked for it.
"""

from __future__ import annotations

import msgspec

from lomber.table.scene import HIDDEN, Scene, Zone
from lomber.table.table import Table


def opened(table: Table, seat: int) -> Scene:
    """What a seat (or a spectator) would see if all others laid their cards open; nothing can be done in it."""
    seen = table.view(seat).scene()
    zones = {zone.name: zone for zone in seen.zones}
    for other in range(table.game.seats):
        for zone in table.view(other).scene().zones:
            if zone.name not in zones or _closed(zone) < _closed(zones[zone.name]):
                zones[zone.name] = zone
    return msgspec.structs.replace(seen, zones=tuple(zones.values()), choices=())


def _closed(zone: Zone) -> tuple[int, int]:
    """How little of a zone is seen."""
    return zone.cards.count(HIDDEN), -len(zone.cards)
