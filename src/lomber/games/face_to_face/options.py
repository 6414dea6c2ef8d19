"""The options of The Game: Face to Face (face_to_face.md, section 5)."""

from __future__ import annotations

import dataclasses

from lomber.table.errors import BadOptions
from lomber.table.options import option


@dataclasses.dataclass(frozen=True)
class FaceToFaceOptions:
    """Who starts, how the last card is treated, how long a match is; and two that make a small game."""

    starter: str = option(
        "lot", "Who starts the first game; after that they start in turn.", "F-4", choices=("lot", "seat0")
    )
    single_card_finish: bool = option(
        False, "With an empty stock the very last card may be laid alone.", "F-22"
    )
    match_wins: int = option(1, "Wins that end the match.", "F-23", low=1, high=1000)
    hands: int | None = option(None, "Stop after so many games and settle.", "", low=1, high=100_000)
    numbers: int = option(
        58, "Number cards in each pack, from the 2 up; fewer make a small deck.", "F-1", low=2, high=58
    )
    hand_size: int = option(6, "Cards in a full hand.", "F-3", low=2, high=6)

    def check(self) -> None:
        if self.hand_size > self.numbers:
            raise BadOptions(
                f"a hand of {self.hand_size} needs at least as many numbers, not {self.numbers}",
                "option-numbers",
                count=self.hand_size,
            )
