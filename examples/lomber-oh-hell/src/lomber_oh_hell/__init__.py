"""Oh Hell: say how many tricks you will take, and take exactly so many."""

from lomber import Listing

OH_HELL = Listing(
    "lomber_oh_hell",
    "OhHell",
    "OhHellOptions",
    presets={
        "short": {"most": 7, "course": "down"},
        "sealed": {"bidding": "sealed", "hook": False},
        "no-trumps": {"trumps": "none"},
        "tiny": {"players": 3, "ranks": 2, "most": 2, "hands": 1},
    },
    shelf="tricks",
)
