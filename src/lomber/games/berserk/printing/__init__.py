# lomber: interpreted
"""The printed text of a card, made from its keywords and abilities in three languages (18.1).

`card_text` gives the paragraphs of a card in a small markup: `[Dash](BH-239)` is a word of the glossary with the
number of its entry. `spans` cuts a paragraph into pieces for a page, `plain` leaves only the words.
"""

from lomber.games.berserk.printing.card import Printed, card_text, printed_with
from lomber.games.berserk.printing.markup import Span, plain, spans

__all__ = ["Printed", "Span", "card_text", "plain", "printed_with", "spans"]
