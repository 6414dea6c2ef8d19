"""Who is muted, banned or gone, as this process knows it: asked wherever a name or a line is shown.

Nothing that leaves the server names somebody who is hidden. It is not taken out of what was written; whoever
shows a name asks for it here. So a mute or a ban that ends gives back what it had covered; what was deleted is
deleted in the database.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from lomber.server.storage import Standing


class Standings:
    """The standings of all who have one that is not the ordinary one."""

    def __init__(self, known: Iterable[Standing] = ()) -> None:
        self._known = {standing.person: standing for standing in known}

    def note(self, standing: Standing) -> bool:
        """This is how it is with a person now; False: that was known."""
        if self._of(standing.person) == standing:
            return False
        self._known[standing.person] = standing
        return True

    def _of(self, person: str) -> Standing:
        return self._known.get(person) or Standing(person)

    def silent(self, person: str) -> bool:
        """May he say nothing? What he has said is not heard either, nor the name that he gave himself."""
        standing = self._known.get(person)
        return standing is not None and (standing.muted > time.time() or self.barred(person))

    def barred(self, person: str) -> bool:
        """Is he not let in? He sits at no table that is still played."""
        standing = self._known.get(person)
        return standing is not None and (standing.banned > time.time() or standing.deleted)

    def deleted(self, person: str) -> bool:
        return self._of(person).deleted

    def name(self, person: str, name: str) -> str:
        """The name by which others may know him: none if he is hidden."""
        return "" if self.silent(person) else name
