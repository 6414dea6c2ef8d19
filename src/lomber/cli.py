"""The command line. Each command says what went wrong in one sentence: exit 0 done, 1 interrupted, 2 a mistake."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from lomber import __version__
from lomber.table.errors import BadRecord, LomberError
from lomber.text import LANGUAGES, Words, language

if TYPE_CHECKING:
    from lomber.terminal.sitting import Sitting

EXAMPLES = {
    "": "lomber play whist --seed 7",
    "serve": "lomber serve --host 0.0.0.0 --port 8000 --db evening.db",
    "games": "lomber games --json",
    "play": "lomber play whist --option hands=1 --seats me,book,random --seed 7 --lang en",
    "join": "lomber join http://127.0.0.1:8765/join/Qm2xW8… --name Anna",
    "rules": "lomber rules whist --lang uk",
    "selfplay": "lomber selfplay whist --option reseat=none --deals 1000 --bots book,random --seed 7",
    "arena": "lomber arena whist --bots club,book --boards 512 --stop --processes 2 --file club-book.jsonl",
    "cfr": "lomber cfr gorka --option players=2 --rounds 2000 --file two.txt",
    "replay": "lomber replay match.json --to 60 --view 2",
    "verify": "lomber verify whist-k3v7.json",
    "analyse": "lomber analyse match.json --hand 3 --seat 0",
    "score": """echo '{"game": "whist", "result": {"tricks": [8, 5], "honours": [3, 2]}}' | lomber score -""",
    "berserk": "lomber berserk check my-cards.toml",
    "solve": """echo '{"hands": ["AS KS", "QS JS", "AC KC", "2H 3H"]}' | lomber solve -""",
    "bench": "lomber bench --json",
    "viceroy": "lomber viceroy check my-cards.toml",
}

DEALS_MOST = 10_000_000
PROCESSES_MOST = 512

PORT = 8765
"""Where the table is served unless told otherwise."""


def compiled() -> bool:
    """Are the rules compiled? They are if the contract comes from an extension."""
    from lomber.table import contract

    return not str(contract.__file__).endswith(".py")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    words = Words(language(_language_asked(given)))
    try:
        chosen = _parser(words).parse_args(given)
        command: Callable[[argparse.Namespace, Words], int] = chosen.command
        status = command(chosen, words)
        sys.stdout.flush()
        return status
    except LomberError as error:
        return _sorry(_sentence(error, words))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print(words.text("cli-interrupted"), file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read us has gone; the interpreter must not try to flush to it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _language_asked(given: Sequence[str]) -> str | None:
    """`--lang` before anything is parsed: help and mistakes are told in it too."""
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            return given[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _sentence(error: LomberError, words: Words) -> str:
    """What went wrong. Of a bad record: where, what, which rule."""
    if not isinstance(error, BadRecord) or error.key == "bad-record":
        return words.error(error)
    said = words.error(error) + (f" [{error.rule}]" if error.rule else "")
    number, move = error.words.get("seat"), error.words.get("move")
    return words.text("record-move", where=error.where, number=number, move=move, why=said)


def _sorry(sentence: str) -> int:
    """One line on stderr, without control characters whatever a file held."""
    line = re.sub(r"[\x00-\x1f\x7f-\x9f]+", " ", sentence).strip()
    print(f"lomber: {line[:2000]}", file=sys.stderr)
    return 2


# -- the words of the command line


class _Parser(argparse.ArgumentParser):
    """Says mistakes in one line and points to the help."""

    mistake = ""

    def error(self, message: str) -> NoReturn:
        _sorry(f"{self.mistake} {message} ({self.prog} --help)")
        raise SystemExit(2)


class _Layout(argparse.RawDescriptionHelpFormatter):
    """Help with the reader's word for `usage`, wide enough for an example."""

    usage_word = "usage: "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


def _layout(words: Words) -> type[_Layout]:
    class Layout(_Layout):
        usage_word = words.text("cli-usage")

    return Layout


def _parser(words: Words) -> argparse.ArgumentParser:
    layout = _layout(words)
    parser = _new(_Parser(prog="lomber", formatter_class=layout, add_help=False), "", words)
    parser.add_argument("--version", action="version", help=words.text("cli-version"), version=version(words))
    parser.set_defaults(command=_serve, db=None, host="127.0.0.1", port=None, workers=1, logs="quiet")
    commands = parser.add_subparsers(
        title=words.text("cli-commands"), metavar="COMMAND", parser_class=_Parser
    )

    def command(name: str, does: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        said = words.text(f"cli-{name}")
        made = commands.add_parser(name, help=said, formatter_class=layout, add_help=False)
        made.set_defaults(command=does)
        return _new(made, name, words)

    serve = command("serve", _serve)
    serve.add_argument("--db", metavar="URL", help=words.text("cli-serve-db"))
    serve.add_argument("--host", default="127.0.0.1", help=words.text("cli-serve-host"))
    serve.add_argument("--port", type=int, help=words.text("cli-serve-port"))
    serve.add_argument(
        "--workers", type=_processes, default=1, metavar="N", help=words.text("cli-serve-workers")
    )
    serve.add_argument(
        "--logs",
        choices=("quiet", "plain", "json", "none"),
        default="quiet",
        help=words.text("cli-serve-logs"),
    )
    json_ = {"action": "store_true", "help": words.text("cli-json")}
    command("games", _games).add_argument("--json", **json_)  # type: ignore[arg-type]
    play = _with_game(command("play", _play), words)
    play.add_argument("--seats", metavar="me,book,…", help=words.text("cli-play-seats"), default="me")
    play.add_argument("--seed", type=int, metavar="N", help=words.text("cli-seed"))
    play.add_argument("--plain", action="store_true", help=words.text("cli-play-plain"))
    join = command("join", _join)
    join.add_argument("address", metavar="URL", help=words.text("cli-join-address"))
    join.add_argument("--name", default="", help=words.text("cli-join-name"))
    join.add_argument("--plain", action="store_true", help=words.text("cli-play-plain"))
    _with_game(command("rules", _rules), words)
    selfplay = _with_game(command("selfplay", _selfplay), words)
    selfplay.add_argument(
        "--deals", type=_deals, metavar="N", default=100, help=words.text("cli-selfplay-deals")
    )
    selfplay.add_argument(
        "--bots", default="book,random", metavar="a,b", help=words.text("cli-selfplay-bots")
    )
    selfplay.add_argument("--seed", type=int, metavar="S", help=words.text("cli-seed"))
    selfplay.add_argument("--records", metavar="DIR", help=words.text("cli-selfplay-records"))
    selfplay.add_argument("--json", **json_)  # type: ignore[arg-type]
    arena = _with_game(command("arena", _arena), words)
    arena.add_argument("--bots", default="book,random", metavar="a,b", help=words.text("cli-arena-bots"))
    arena.add_argument("--boards", type=_deals, metavar="N", default=100, help=words.text("cli-arena-boards"))
    arena.add_argument("--seed", type=int, metavar="S", default=0, help=words.text("cli-seed"))
    arena.add_argument(
        "--processes", type=_processes, metavar="P", default=1, help=words.text("cli-arena-processes")
    )
    arena.add_argument("--file", metavar="F", help=words.text("cli-arena-file"))
    arena.add_argument("--stop", action="store_true", help=words.text("cli-arena-stop"))
    form = arena.add_mutually_exclusive_group()
    form.add_argument("--json", **json_)  # type: ignore[arg-type]
    form.add_argument("--csv", action="store_true", help=words.text("cli-csv"))
    cfr = _with_game(command("cfr", _cfr), words)
    cfr.add_argument("--rounds", type=_deals, metavar="N", default=1000, help=words.text("cli-cfr-rounds"))
    cfr.add_argument("--slips", type=_share, metavar="P", default=0.02, help=words.text("cli-cfr-slips"))
    cfr.add_argument("--deals", type=_deals, metavar="N", help=words.text("cli-cfr-deals"))
    cfr.add_argument("--file", metavar="F", help=words.text("cli-cfr-file"))
    cfr.add_argument("--json", **json_)  # type: ignore[arg-type]
    replay = command("replay", _replay)
    replay.add_argument("file", metavar="FILE", help=words.text("cli-replay-file"))
    replay.add_argument("--to", type=_events, metavar="N", help=words.text("cli-replay-to"))
    replay.add_argument("--view", type=int, metavar="SEAT", help=words.text("cli-replay-view"))
    replay.add_argument("--json", **json_)  # type: ignore[arg-type]
    verify = command("verify", _verify)
    verify.add_argument("file", metavar="RECORD", help=words.text("cli-verify-file"))
    verify.add_argument("--json", **json_)  # type: ignore[arg-type]
    analyse = command("analyse", _analyse)
    analyse.add_argument("file", metavar="FILE", help=words.text("cli-replay-file"))
    analyse.add_argument("--hand", type=int, metavar="N", help=words.text("cli-analyse-hand"))
    analyse.add_argument("--seat", type=int, metavar="SEAT", help=words.text("cli-analyse-seat"))
    analyse.add_argument("--all", action="store_true", help=words.text("cli-analyse-all"))
    analyse.add_argument("--json", **json_)  # type: ignore[arg-type]
    score = command("score", _score)
    score.add_argument("file", metavar="FILE", help=words.text("cli-score-file"))
    score.add_argument("--json", **json_)  # type: ignore[arg-type]
    berserk = command("berserk", _berserk)
    berserk.add_argument("action", choices=("check", "try"), help=words.text("cli-berserk-action"))
    berserk.add_argument("files", metavar="FILE", nargs="+", help=words.text("cli-berserk-files"))
    berserk.add_argument("--json", **json_)  # type: ignore[arg-type]
    solve = command("solve", _solve)
    solve.add_argument("file", metavar="FILE", help=words.text("cli-solve-file"))
    solve.add_argument("--to", type=_events, metavar="N", help=words.text("cli-replay-to"))
    solve.add_argument("--engine", choices=("own", "dds"), default="", help=words.text("cli-solve-engine"))
    solve.add_argument("--json", **json_)  # type: ignore[arg-type]
    bench = command("bench", _bench)
    bench.add_argument("--json", **json_)  # type: ignore[arg-type]
    bench.add_argument("--rounds", type=int, metavar="N", help=words.text("cli-bench-rounds"))
    bench.add_argument("--seconds", type=float, metavar="S", help=words.text("cli-bench-seconds"))
    viceroy = command("viceroy", _viceroy)
    viceroy.add_argument("action", choices=("check",), metavar="check", help=words.text("cli-viceroy-check"))
    viceroy.add_argument("file", metavar="FILE", help=words.text("cli-viceroy-file"))
    viceroy.add_argument("--json", **json_)  # type: ignore[arg-type]
    return parser


def _new(parser: argparse.ArgumentParser, name: str, words: Words) -> argparse.ArgumentParser:
    """What every parser has: its description, an example, --help and --lang, all in the reader's language."""
    if isinstance(parser, _Parser):
        parser.mistake = words.text("cli-mistake")
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


def _key_value(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: key=value")
    return name.strip(), value


def _deals(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:12]) <= DEALS_MOST:
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: 1 … {DEALS_MOST}")
    return int(text)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 0.5:
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: 0 … 0.5")
    return share


def _processes(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:12]) <= PROCESSES_MOST:
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: 1 … {PROCESSES_MOST}")
    return int(text)


def _events(text: str) -> int:
    if not text.isdecimal() or len(text) > 12:
        raise argparse.ArgumentTypeError(f"{text[:40]!r}: 0, 1, 2 …")
    return int(text)


def _game(chosen: argparse.Namespace) -> Any:
    from lomber.games import make

    return make(chosen.game, dict(chosen.option))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


# -- the commands


def version(words: Words) -> str:
    """`lomber 0.1.0`, and whether the rules are compiled."""
    return f"lomber {__version__}. " + words.text(
        "cli-version-compiled" if compiled() else "cli-version-interpreted"
    )


def _serve(chosen: argparse.Namespace, words: Words) -> int:
    """The table in the browser; without a port asked for, the usual one or any that is free."""
    from lomber.server import CannotServe, run

    def ready(address: str) -> None:
        lines = [
            version(words),
            words.text("cli-welcome"),
            "",
            "  " + words.text("serve-open", address=address),
        ]
        lines += ["", words.text("cli-how"), "  lomber play whist", words.text("serve-stop")]
        print("\n".join(lines), flush=True)
        if _on_a_desktop():
            webbrowser.open(address)

    asked = chosen.port is not None
    for port in (chosen.port if asked else PORT, 0):
        try:
            run(chosen.db, chosen.host, port, logs=chosen.logs, on_ready=ready, workers=chosen.workers)
            return 0
        except CannotServe as error:
            if asked or error.key != "no-address" or port == 0:
                raise
    return 0


def _on_a_desktop() -> bool:
    """Is there somebody at a screen who would like to see the page opened?"""
    if os.environ.get("CI") or not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _games(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.shelf import games_data, games_lines

    if chosen.json:
        _print_json({"games": games_data()})
    else:
        print("\n".join(games_lines(words.lang)))
    return 0


def _play(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.session import Session

    return _sit(Session(_game(chosen), _names(chosen.seats), chosen.seed), chosen.plain, words.lang)


def _join(chosen: argparse.Namespace, words: Words) -> int:
    """A seat at a server's table: by its invitation, or again where one sat before; else one watches."""
    from lomber.server.running import default_db
    from lomber.terminal.joined import Joined
    from lomber.terminal.visiting import Guests, Visit, address

    where = address(chosen.address)
    guests = Guests(default_db().with_name("guests.json"))
    visit = Visit(where.server, words.lang, guests, chosen.name.strip())
    return _sit(Joined(visit, visit.seat(where), words.lang), chosen.plain, words.lang)


def _sit(sitting: Sitting, line_by_line: bool, lang: str) -> int:
    """Full-screen where there is a terminal, else line by line."""
    try:
        if line_by_line or not (sys.stdin.isatty() and sys.stdout.isatty()):
            from lomber.terminal.plain import Plain

            return Plain(sitting, lang, sys.stdin, sys.stdout).run()
        from lomber.terminal.screen import play_on_screen

        return play_on_screen(sitting, lang)
    finally:
        sitting.leave()


def _rules(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.reading import show_rules

    return show_rules(_game(chosen), words)


def _selfplay(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.reports import Progress, Records, selfplay_lines

    names = _names(chosen.bots)
    if not names:
        raise LomberError("no bot is named", "unknown-bot", name=chosen.bots, known="book, random")
    from lomber.arena.selfplay import selfplay

    game = _game(chosen)
    records = Records(chosen.records, game.id)
    progress = Progress(sys.stderr, words, chosen.deals)
    try:
        result = selfplay(game, names, chosen.deals, chosen.seed, records.keep, progress.tick)
    finally:
        progress.clear()
    if chosen.json:
        _print_json(result.data())
    else:
        print("\n".join([*selfplay_lines(result, words), *records.lines(words)]))
    return 0


def _arena(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.arena.contest import Contest, run
    from lomber.bots.company import bot
    from lomber.terminal.reports import Progress, contest_csv, contest_data, contest_lines

    names = _names(chosen.bots)
    if not names:
        raise LomberError("no bot is named", "unknown-bot", name=chosen.bots, known="novice, book, club")
    game = _game(chosen)
    for name in names:
        bot(name, game)
    contest = Contest(chosen.game, tuple(names), chosen.boards, chosen.seed, dict(chosen.option))
    file = Path(chosen.file) if chosen.file else None
    progress = Progress(sys.stderr, words, chosen.boards, "arena-progress")
    try:
        result = run(
            contest,
            processes=chosen.processes,
            file=file,
            stop_when_clear=chosen.stop,
            tick=progress.tick,
        )
    finally:
        progress.clear()
    if chosen.json:
        _print_json(contest_data(contest, result))
    elif chosen.csv:
        print(contest_csv(result), end="")
    else:
        print("\n".join(contest_lines(contest, result, words)))
    return 0


def _cfr(chosen: argparse.Namespace, words: Words) -> int:
    """Solve the reduced form of a game, and keep the solution where it is wanted."""
    from lomber.solve.solution import SolvedForm
    from lomber.terminal.files import write
    from lomber.terminal.reports import Progress, solved_data, solved_lines

    forms = _game(chosen).reduced()
    if not forms:
        raise LomberError(f"{chosen.game} has no reduced form with these options", "no-reduced-form")
    form = forms[0]
    form.drawn = chosen.deals or form.drawn
    progress = Progress(sys.stderr, words, chosen.rounds, "cfr-progress")
    try:
        solved = SolvedForm(form, chosen.rounds, chosen.slips, progress.tick)
    finally:
        progress.clear()
    if chosen.file:
        options = "".join(f" --option {name}={value}" for name, value in chosen.option)
        deals = f" --deals {chosen.deals}" if chosen.deals else ""
        command = f"lomber cfr {chosen.game}{options} --rounds {chosen.rounds} --slips {chosen.slips}{deals}"
        write(chosen.file, solved.solution(command).text())
    if chosen.json:
        _print_json(solved_data(solved))
    else:
        print("\n".join(solved_lines(solved, words)))
    return 0


def _replay(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read
    from lomber.terminal.replaying import replay_data, replay_lines, replayed

    table = replayed(read(chosen.file), chosen.to, chosen.view)
    if chosen.json:
        _print_json(replay_data(table, chosen.view))
    else:
        print("\n".join(replay_lines(table, chosen.view, words.lang)))
    return 0


def _verify(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read
    from lomber.terminal.verifying import verified, verify_data, verify_lines

    record, verdicts = verified(read(chosen.file))
    if chosen.json:
        _print_json(verify_data(record, verdicts))
    else:
        print("\n".join(verify_lines(record, verdicts, words)))
    return 0 if all(verdict.good for verdict in verdicts) else 2


def _analyse(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.solve import analyse
    from lomber.terminal.analysing import analysis_data, analysis_lines
    from lomber.terminal.files import read
    from lomber.terminal.replaying import replayed
    from lomber.terminal.reports import Progress

    record = replayed(read(chosen.file), None, chosen.seat).record()
    progress = Progress(sys.stderr, words, len(record.log), "analyse-progress")
    try:
        found = analyse(record, hand=chosen.hand, seat=chosen.seat, tick=progress.tick)
    finally:
        progress.clear()
    if chosen.json:
        _print_json(analysis_data(found))
    else:
        print("\n".join(analysis_lines(found, words.lang, chosen.all)))
    return 0


def _score(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read, read_result
    from lomber.terminal.reports import score_data, score_lines, scored

    game, result = read_result(read(chosen.file))
    entries = scored(game, result)
    if chosen.json:
        _print_json(score_data(game, entries))
    else:
        print("\n".join(score_lines(game, entries, words.lang)))
    return 0


def _berserk(chosen: argparse.Namespace, words: Words) -> int:
    """Check files of cards, or try scenarios; 2 if anything is wrong with one of them."""
    from lomber.terminal.card_files import checked, faults_data, faults_lines, tried, tried_lines

    if chosen.action == "try":
        outcomes = tried(chosen.files)
        if chosen.json:
            _print_json({"files": [{"file": file, "differences": found} for file, found in outcomes]})
        else:
            print("\n".join(tried_lines(outcomes, words)))
        return 2 if any(found for _, found in outcomes) else 0
    results = checked(chosen.files)
    if chosen.json:
        _print_json(faults_data(results))
    else:
        print("\n".join(faults_lines(results, words)))
    return 2 if any(not fault.warning for result in results for fault in result.faults) else 0


def _solve(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read
    from lomber.terminal.solving import solved, solved_lines

    found = solved(read(chosen.file), chosen.to, chosen.engine)
    if chosen.json:
        _print_json(found)
    else:
        print("\n".join(solved_lines(found, words)))
    return 0


def _bench(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.bench import ROUNDS, SECONDS, bench
    from lomber.bench.ours import pairs

    rounds = ROUNDS if chosen.rounds is None else chosen.rounds
    seconds = SECONDS if chosen.seconds is None else chosen.seconds
    return bench(pairs(), chosen.json, rounds, seconds)


def _viceroy(chosen: argparse.Namespace, words: Words) -> int:
    """Check a card set that somebody has typed in."""
    from lomber.games.viceroy.checks import check
    from lomber.terminal.files import read

    findings = check(read(chosen.file).decode("utf-8", "replace"))
    errors = [finding for finding in findings if not finding.warning]
    if chosen.json:
        _print_json([finding._asdict() for finding in findings])
    else:
        print("\n".join(str(finding) for finding in findings) or words.text("viceroy-sound"))
    return 1 if errors else 0


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


if __name__ == "__main__":
    sys.exit(main())
