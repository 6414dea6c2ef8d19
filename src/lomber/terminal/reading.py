"""The rules pages in the terminal: Markdown with its headings, tables and rule numbers; paged for people."""

from __future__ import annotations

import io
import os
import sys

from rich.console import Console
from rich.markdown import Markdown

from lomber.games import listings
from lomber.table.contract import Game
from lomber.table.errors import LomberError
from lomber.text import Words
from lomber.text.pages import pages

WIDEST = 100


def rules_text(game: Game, words: Words) -> str:
    """The rules pages of a game; an error where it has none."""
    text = pages(listings()[game.id].family, game.pages, words.lang)
    if not text:
        raise LomberError(f"{game.id} has no rules page", "no-page")
    return text


def show_rules(game: Game, words: Words) -> int:
    """Print the rules: through a pager on a terminal, plain elsewhere."""
    page = Markdown(rules_text(game, words))
    if not sys.stdout.isatty():
        console = Console(file=io.StringIO(), width=WIDEST, color_system=None, highlight=False)
        with console.capture() as captured:
            console.print(page)
        print("\n".join(line.rstrip() for line in captured.get().splitlines()))
        return 0
    console = Console(highlight=False)
    console = Console(highlight=False, width=min(console.width, WIDEST))
    os.environ.setdefault("LESS", "-RF")
    with console.pager(styles=True):
        console.print(page)
    return 0
