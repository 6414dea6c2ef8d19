"""What a deal of Oh Hell brings: from bids and tricks to entries on the sheet."""

from lomber.table.sheet import Entry

MADE = 10


def points(bid: int, taken: int, scoring: str) -> int:
    """O-8, O-9: ten and the bid for who has kept it; for who has not, by the option."""
    if bid == taken:
        return MADE + bid
    if scoring == "tricks":
        return taken
    if scoring == "minus":
        return -abs(bid - taken)
    return 0


def entries(hand: int, bids: list[int], taken: list[int], scoring: str) -> list[Entry]:
    """One entry a player, whatever it brings."""
    written = []
    for seat, (bid, tricks) in enumerate(zip(bids, taken, strict=True)):
        kept = bid == tricks
        written.append(
            Entry(
                hand=hand,
                column=seat,
                place="points",
                amount=points(bid, tricks, scoring),
                reason="kept" if kept else "missed",
                rule="O-8" if kept else "O-9",
                words={"bid": bid, "tricks": tricks},
            )
        )
    return written
