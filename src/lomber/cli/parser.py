"""The words of the command line: every command with its flags, its help and an example, in three languages."""

from __future__ import annotations

import argparse
import ipaddress
import math
import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from lomber.cli import commands
from lomber.text import LANGUAGES, Words, one_line

Command = Callable[[argparse.Namespace, Words], int]
Adding = Callable[[str, Command], argparse.ArgumentParser]

EXAMPLES = {
    "admin": "lomber admin ban Boris --days 7 --why 'swears at beginners' --db club.db",
    "": "lomber play whist --seed 7",
    "serve": "lomber serve --host 0.0.0.0 --port 8000 --db evening.db",
    "games": "lomber games --json",
    "play": "lomber play whist --option hands=1 --seats me,book,random --seed 7 --lang en",
    "join": "lomber join http://127.0.0.1:8765/join/Qm2xW8… --name Anna",
    "rules": "lomber rules whist --lang uk",
    "selfplay": "lomber selfplay whist --option reseat=none --deals 1000 --bots book,random --seed 7",
    "arena": "lomber arena whist --bots club,book --boards 512 --stop --processes 2 --file club-book.jsonl",
    "study": "lomber study whist --boards 2048 --stop --file whist-study.jsonl",
    "cfr": "lomber cfr gorka --option players=2 --rounds 2000 --file two.txt",
    "replay": "lomber replay match.json --to 60 --view 2",
    "convert": "lomber convert boards.pbn --game vint --out boards",
    "verify": "lomber verify whist-k3v7.json",
    "analyse": "lomber analyse match.json --hand 3 --seat 0",
    "score": """echo '{"game": "whist", "result": {"tricks": [8, 5], "honours": [3, 2]}}' | lomber score -""",
    "berserk": "lomber berserk check my-cards.toml",
    "solve": """echo '{"hands": ["AS KS", "QS JS", "AC KC", "2H 3H"]}' | lomber solve -""",
    "problems": "lomber problems play kovalevskaya",
    "bench": "lomber bench --json",
    "conform": "lomber conform oh_hell --seconds 5",
    "viceroy": "lomber viceroy check my-cards.toml",
}

DEALS_MOST = 10_000_000
PROCESSES_MOST = 512
SWISS_ROUNDS_MOST = 512
DAYS_MOST = 100_000
PORT_MOST = 65535
BENCH_ROUNDS_LEAST = 9
"""`lomber.bench.ROUNDS`, not imported for the help's sake; a test holds them together."""

ADMIN = (
    "users",
    "mute",
    "unmute",
    "ban",
    "unban",
    "delete",
    "reset",
    "reports",
    "settle",
    "ratings",
    "export",
    "index",
    "health",
    "backup",
    "restore",
)


def sorry(sentence: str) -> int:
    """One line on stderr, without control characters whatever a file held."""
    print(f"lomber: {one_line(sentence)[:2000]}", file=sys.stderr)
    return 2


MISTAKES = {
    "choice": r"invalid choice: (?P<given>.*?) \(.*?choose from (?P<known>.*)\)",
    "missing": r"the following arguments are required: (?P<known>.*)",
    "extra": r"unrecognized arguments: (?P<given>.*)",
    "value": r"expected (one|at least one) argument",
    "no-value": r"ignored explicit argument (?P<given>.*)",
    "whole": r"invalid int value: (?P<given>.*)",
    "together": r"not allowed with argument (?P<known>.*)",
    "ambiguous": r"ambiguous option: (?P<given>.*) could match (?P<known>.*)",
}
"""What argparse says of a mistake, in English whatever the reader's language; here it is read, to be said in it."""


class _Parser(argparse.ArgumentParser):
    """Says mistakes in one line and points to the help."""

    words: Words
    gathers = ""
    """The argument that takes its words behind options too; argparse alone lets them stand in one place."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        chosen, rest = super().parse_known_args(args, namespace)
        if self.gathers:
            found = [*getattr(chosen, self.gathers), *(word for word in rest if not word.startswith("-"))]
            setattr(chosen, self.gathers, found)
            rest = [word for word in rest if word.startswith("-")]
        return chosen, rest

    def error(self, message: str) -> NoReturn:
        sorry(f"{self.words.text('cli-mistake')} {_mistake(message, self.words)} ({self.prog} --help)")
        raise SystemExit(2)


def _mistake(message: str, words: Words) -> str:
    """A mistake in the reader's language; as argparse has it, where a later Python words it otherwise."""
    for key, pattern in MISTAKES.items():
        found = re.fullmatch(rf"(?:argument (?P<where>\S+): )?{pattern}", message, re.DOTALL)
        if found:
            where, given, known = (found.groupdict().get(part) or "" for part in ("where", "given", "known"))
            given, known = given.strip("'\"")[:40], known.replace("'", "")
            said = words.text(f"cli-mistake-{key}", given=given, known=known)
            return f"{where}: {said}" if where else said
    return message


class _Layout(argparse.RawDescriptionHelpFormatter):
    """Help with the reader's word for `usage`, wide enough for an example."""

    usage_word = "usage: "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


def _layout(words: Words) -> type[_Layout]:
    class Layout(_Layout):
        usage_word = words.text("cli-usage")

    return Layout


def parser_in(words: Words) -> argparse.ArgumentParser:
    """All commands, in the reader's language."""
    layout = _layout(words)
    parser = _new(_Parser(prog="lomber", formatter_class=layout, add_help=False), "", words)
    parser.add_argument(
        "--version", action="version", help=words.text("cli-version"), version=commands.version(words)
    )
    below = parser.add_subparsers(title=words.text("cli-commands"), metavar="COMMAND", parser_class=_Parser)

    def add(name: str, does: Command) -> argparse.ArgumentParser:
        said = words.text(f"cli-{name}")
        made = below.add_parser(name, help=said, formatter_class=layout, add_help=False)
        made.set_defaults(command=does)
        return _new(made, name, words)

    for chapter in (_to_play, _to_measure, _for_records, _with_open_cards, _for_authors, _for_clubs):
        chapter(add, words)
    parser.set_defaults(**vars(below.choices["serve"].parse_args([])))  # `lomber` alone serves
    return parser


def _to_play(add: Adding, words: Words) -> None:
    """A table in the browser or here, a seat at another, the games and their rules."""
    serve = add("serve", commands.serve)
    serve.add_argument("--db", metavar="URL", help=words.text("cli-serve-db"))
    serve.add_argument("--host", default="127.0.0.1", help=words.text("cli-serve-host"))
    serve.add_argument("--port", type=_port, help=words.text("cli-serve-port"))
    serve.add_argument(
        "--workers", type=_processes, default=1, metavar="N", help=words.text("cli-serve-workers")
    )
    serve.add_argument(
        "--proxy",
        type=_addresses,
        action="append",
        default=[],
        metavar="ADDRESS",
        help=words.text("cli-serve-proxy"),
    )
    serve.add_argument(
        "--origin",
        type=_origin,
        action="append",
        default=[],
        metavar="URL",
        help=words.text("cli-serve-origin"),
    )
    serve.add_argument(
        "--logs",
        choices=("quiet", "plain", "json", "none"),
        default="quiet",
        help=words.text("cli-serve-logs"),
    )
    _with_json(add("games", commands.games), words)
    play = _with_game(add("play", commands.play), words)
    play.add_argument("--seats", metavar="me,book,…", help=words.text("cli-play-seats"), default="me")
    play.add_argument("--seed", type=int, metavar="N", help=words.text("cli-seed"))
    play.add_argument("--plain", action="store_true", help=words.text("cli-play-plain"))
    join = add("join", commands.join)
    join.add_argument("address", metavar="URL", help=words.text("cli-join-address"))
    join.add_argument("--name", default="", help=words.text("cli-join-name"))
    join.add_argument("--plain", action="store_true", help=words.text("cli-play-plain"))
    _with_game(add("rules", commands.rules), words)


def _to_measure(add: Adding, words: Words) -> None:
    """Bots against each other, the book piece by piece, small games solved."""
    selfplay = _with_game(add("selfplay", commands.selfplay), words)
    selfplay.add_argument(
        "--deals", type=_deals, metavar="N", default=100, help=words.text("cli-selfplay-deals")
    )
    selfplay.add_argument(
        "--bots", default="book,random", metavar="a,b", help=words.text("cli-selfplay-bots")
    )
    selfplay.add_argument("--seed", type=int, metavar="S", help=words.text("cli-seed"))
    selfplay.add_argument("--records", metavar="DIR", help=words.text("cli-selfplay-records"))
    _with_json(selfplay, words)
    arena = _with_game(add("arena", commands.arena), words)
    arena.add_argument("--bots", default="book,random", metavar="a,b", help=words.text("cli-arena-bots"))
    arena.add_argument("--boards", type=_deals, metavar="N", default=100, help=words.text("cli-arena-boards"))
    arena.add_argument("--seed", type=int, metavar="S", default=0, help=words.text("cli-seed"))
    arena.add_argument(
        "--processes", type=_processes, metavar="P", default=1, help=words.text("cli-arena-processes")
    )
    arena.add_argument("--file", metavar="F", help=words.text("cli-arena-file"))
    arena.add_argument("--stop", action="store_true", help=words.text("cli-arena-stop"))
    systems = ("table", "round-robin", "swiss")
    arena.add_argument("--system", choices=systems, default="table", help=words.text("cli-arena-system"))
    arena.add_argument(
        "--rounds", type=_swiss_rounds, metavar="N", default=0, help=words.text("cli-arena-rounds")
    )
    arena.add_argument("--ray", metavar="ADDRESS", default="", help=words.text("cli-arena-ray"))
    arena.add_argument("--report", metavar="FILE", help=words.text("cli-arena-report"))
    form = arena.add_mutually_exclusive_group()
    _with_json(form, words)
    form.add_argument("--csv", action="store_true", help=words.text("cli-csv"))
    study = _with_game(add("study", commands.study), words)
    study.add_argument("--advice", default="", metavar="A-7,A-9", help=words.text("cli-study-advice"))
    study.add_argument("--boards", type=_deals, metavar="N", default=512, help=words.text("cli-study-boards"))
    study.add_argument("--seed", type=int, metavar="S", default=0, help=words.text("cli-seed"))
    study.add_argument("--file", metavar="F", help=words.text("cli-arena-file"))
    study.add_argument("--stop", action="store_true", help=words.text("cli-study-stop"))
    _with_json(study, words)
    cfr = _with_game(add("cfr", commands.cfr), words)
    cfr.add_argument("--rounds", type=_deals, metavar="N", default=1000, help=words.text("cli-cfr-rounds"))
    cfr.add_argument("--slips", type=_share, metavar="P", default=0.02, help=words.text("cli-cfr-slips"))
    cfr.add_argument("--deals", type=_deals, metavar="N", help=words.text("cli-cfr-deals"))
    cfr.add_argument("--file", metavar="F", help=words.text("cli-cfr-file"))
    _with_json(cfr, words)


def _for_records(add: Adding, words: Words) -> None:
    """Records and files of other programs: looked at, checked, analysed, scored."""
    replay = add("replay", commands.replay)
    replay.add_argument("file", metavar="FILE", help=words.text("cli-replay-file"))
    replay.add_argument("--to", type=_events, metavar="N", help=words.text("cli-replay-to"))
    replay.add_argument("--view", type=int, metavar="SEAT", help=words.text("cli-replay-view"))
    _with_json(replay, words)
    convert = add("convert", commands.convert)
    convert.add_argument("file", metavar="FILE", help=words.text("cli-convert-file"))
    convert.add_argument(
        "--game", choices=("whist", "vint"), default="whist", help=words.text("cli-convert-game")
    )
    convert.add_argument("--out", metavar="PLACE", help=words.text("cli-convert-out"))
    _with_json(convert, words)
    verify = add("verify", commands.verify)
    verify.add_argument("file", metavar="RECORD", help=words.text("cli-verify-file"))
    _with_json(verify, words)
    analyse = add("analyse", commands.analyse)
    analyse.add_argument("file", metavar="FILE", help=words.text("cli-replay-file"))
    analyse.add_argument("--hand", type=_deals, metavar="N", help=words.text("cli-analyse-hand"))
    analyse.add_argument("--seat", type=int, metavar="SEAT", help=words.text("cli-analyse-seat"))
    analyse.add_argument("--all", action="store_true", help=words.text("cli-analyse-all"))
    analyse.add_argument("--seconds", type=_seconds, metavar="S", help=words.text("cli-analyse-seconds"))
    _with_json(analyse, words)
    score = add("score", commands.score)
    score.add_argument("file", metavar="FILE", help=words.text("cli-score-file"))
    _with_json(score, words)


def _with_open_cards(add: Adding, words: Words) -> None:
    """Positions solved, and problems to be played against the solver."""
    solve = add("solve", commands.solve)
    solve.add_argument("file", metavar="FILE", help=words.text("cli-solve-file"))
    solve.add_argument("--to", type=_events, metavar="N", help=words.text("cli-replay-to"))
    solve.add_argument("--engine", choices=("own", "dds"), default="", help=words.text("cli-solve-engine"))
    _with_json(solve, words)
    problems = add("problems", commands.problems)
    actions = ("list", "show", "play")
    problems.add_argument(
        "action", choices=actions, nargs="?", default="list", help=words.text("cli-problems-action")
    )
    problems.add_argument("what", nargs="?", default="", help=words.text("cli-problems-what"))
    problems.add_argument("--solution", action="store_true", help=words.text("cli-problems-solution"))
    problems.add_argument("--quiet", action="store_true", help=words.text("cli-problems-quiet"))
    problems.add_argument("--plain", action="store_true", help=words.text("cli-play-plain"))
    _with_json(problems, words)


def _for_authors(add: Adding, words: Words) -> None:
    """Of cards and of games: their files checked and tried, the suite, and how fast it all goes."""
    berserk = add("berserk", commands.berserk)
    berserk.add_argument("action", choices=("check", "try", "balance"), help=words.text("cli-berserk-action"))
    berserk.add_argument("files", metavar="FILE", nargs="+", help=words.text("cli-berserk-files"))
    berserk.add_argument(
        "--games", type=_deals, default=200, metavar="N", help=words.text("cli-berserk-games")
    )
    berserk.add_argument("--bots", default="book", metavar="a,b", help=words.text("cli-berserk-bots"))
    berserk.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("cli-seed"))
    berserk.add_argument("--base", action="store_true", help=words.text("cli-berserk-base"))
    _with_json(berserk, words)
    viceroy = add("viceroy", commands.viceroy)
    viceroy.add_argument("action", choices=("check", "balance"), help=words.text("cli-viceroy-action"))
    viceroy.add_argument("file", metavar="FILE", help=words.text("cli-viceroy-file"))
    viceroy.add_argument(
        "--games", type=_deals, default=400, metavar="N", help=words.text("cli-viceroy-games")
    )
    viceroy.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("cli-seed"))
    _with_json(viceroy, words)
    conform = add("conform", commands.conform)
    conform.add_argument("game", metavar="GAME", help=words.text("cli-conform-game"))
    conform.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="S", help=words.text("cli-conform-seconds")
    )
    bench = add("bench", commands.bench)
    _with_json(bench, words)
    bench.add_argument("--rounds", type=_bench_rounds, metavar="N", help=words.text("cli-bench-rounds"))
    bench.add_argument("--seconds", type=_seconds, metavar="S", help=words.text("cli-bench-seconds"))


def _for_clubs(add: Adding, words: Words) -> None:
    """The office of a club."""
    admin = add("admin", commands.admin)
    admin.add_argument("action", choices=ADMIN, metavar="ACTION", help=words.text("cli-admin-action"))
    admin.add_argument("what", nargs="*", default=[], metavar="WHAT", help=words.text("cli-admin-what"))
    admin.add_argument("--db", metavar="URL", help=words.text("cli-serve-db"))
    admin.add_argument("--days", type=_days, metavar="N", help=words.text("cli-admin-days"))
    admin.add_argument("--why", default="", help=words.text("cli-admin-why"))
    admin.add_argument("--portable", action="store_true", help=words.text("cli-admin-portable"))
    admin.add_argument("--check", action="store_true", help=words.text("cli-admin-check"))
    admin.add_argument("--url", default="", help=words.text("cli-admin-url"))
    _with_json(admin, words)
    if isinstance(admin, _Parser):
        admin.gathers = "what"


def _with_json(parser: argparse.ArgumentParser | argparse._ArgumentGroup, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words.text("cli-json"))


def _new(parser: argparse.ArgumentParser, name: str, words: Words) -> argparse.ArgumentParser:
    """What every parser has: its description, an example, --help and --lang, all in the reader's language."""
    if isinstance(parser, _Parser):
        parser.words = words
    parser.description = words.text(f"cli-{name}" if name else "cli-about")
    parser.epilog = f"{words.text('cli-example')}\n  {EXAMPLES[name]}"
    # argparse has no public way to name these two headings.
    parser._positionals.title = words.text("cli-positionals")
    parser._optionals.title = words.text("cli-options")
    parser.add_argument("-h", "--help", action="help", help=words.text("cli-help"))
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.text("cli-lang"))
    return parser


def _with_game(parser: argparse.ArgumentParser, words: Words) -> argparse.ArgumentParser:
    parser.add_argument("game", metavar="GAME", help=words.text("cli-game"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="k=v", type=_key_value, help=words.text("cli-option")
    )
    return parser


def _unfit(text: str, known: str) -> argparse.ArgumentTypeError:
    """Worded as argparse words a choice that is none: `MISTAKES` reads both."""
    return argparse.ArgumentTypeError(f"invalid choice: {text[:40]!r} (choose from {known})")


def _key_value(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise _unfit(text, "key=value")
    return name.strip(), value


def _whole(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or len(text) > 12 or not least <= int(text) <= most:
        raise _unfit(text, f"{least} … {most}")
    return int(text)


def _deals(text: str) -> int:
    return _whole(text, 1, DEALS_MOST)


def _number(text: str) -> float:
    """Not a number lies within no bounds."""
    try:
        return float(text)
    except ValueError:
        return math.nan


def _share(text: str) -> float:
    share = _number(text)
    if not 0.0 <= share <= 0.5:
        raise _unfit(text, "0 … 0.5")
    return share


def _seconds(text: str) -> float:
    seconds = _number(text)
    if not 0.0 < seconds <= 1e9:
        raise _unfit(text, "> 0")
    return seconds


def _days(text: str) -> float:
    days = _number(text)
    if not 0.0 < days <= DAYS_MOST:
        raise _unfit(text, f"0 … {DAYS_MOST}")
    return days


def _processes(text: str) -> int:
    return _whole(text, 1, PROCESSES_MOST)


def _swiss_rounds(text: str) -> int:
    return _whole(text, 1, SWISS_ROUNDS_MOST)


def _port(text: str) -> int:
    return _whole(text, 0, PORT_MOST)


def _addresses(text: str) -> str:
    """An address, a network of them, or all: a name would be believed of nobody."""
    if text != "*":
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise _unfit(text, "127.0.0.1, 10.0.0.0/8") from None
    return text


def _origin(text: str) -> str:
    """As a browser says where its page comes from."""
    found = re.fullmatch(r"(https?://[^/?#@\s]+)/?", text.lower())
    if not found:
        raise _unfit(text, "https://club.example")
    return found[1]


def _bench_rounds(text: str) -> int:
    return _whole(text, BENCH_ROUNDS_LEAST, DEALS_MOST)


def _events(text: str) -> int:
    if not text.isdecimal() or len(text) > 12:
        raise _unfit(text, "0, 1, 2 …")
    return int(text)
