"""Cloth, chalk, cards and brass."""

from rich.style import Style

CLOTH = "#2f6b4f"
EDGE = "#24543e"
CHALK = "#f4f1e6"
CARD = "#fdfbf4"
DIMMED = "#c9cbb9"
INK = "#1d1d1f"
RED = "#b3261e"
BRASS = "#c9a24b"
ALARM = "#ffb4bd"
BACK = "#7d3b3f"

cloth = Style(color=CHALK, bgcolor=CLOTH)
faint = Style(color="#c4d2c4", bgcolor=CLOTH)
bold = Style(color=CHALK, bgcolor=CLOTH, bold=True)
edge = Style(color=CHALK, bgcolor=EDGE)
brass = Style(color=BRASS, bgcolor=CLOTH, bold=True)
alarm = Style(color=ALARM, bgcolor=CLOTH, bold=True)
button = Style(color=CHALK, bgcolor=EDGE)
chosen = Style(color=INK, bgcolor=BRASS, bold=True)
back = Style(color="#e9d9b8", bgcolor=BACK)
outline = Style(color="#8d8a7c")
"""The edge of a card, whatever paper it is drawn on."""
