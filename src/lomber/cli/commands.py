"""What each command does. Heavy parts are imported where they are needed: `lomber --help` is there at once."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lomber import __version__
from lomber.table.build import compiled
from lomber.table.errors import LomberError
from lomber.text import Words

if TYPE_CHECKING:
    from lomber.terminal.sitting import Sitting

PORT = 8765
"""Where the table is served unless told otherwise."""


def _game(chosen: argparse.Namespace) -> Any:
    from lomber.games import make

    return make(chosen.game, dict(chosen.option))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _bots(text: str) -> list[str]:
    """Bots as they were named. One's own may lie in the folder one stands in, where programs do not look."""
    from lomber.bots.company import BOTS, is_own

    names = _names(text)
    if not names:
        raise LomberError("no bot is named", "unknown-bot", name=text, known=", ".join(BOTS))
    here = str(Path.cwd())
    if any(is_own(name) for name in names) and here not in sys.path:
        sys.path.append(here)
    return names


def version(words: Words) -> str:
    """`lomber 0.1.0`, and whether the rules are compiled."""
    return f"lomber {__version__}. " + words.text(
        "cli-version-compiled" if compiled() else "cli-version-interpreted"
    )


def serve(chosen: argparse.Namespace, words: Words) -> int:
    """The table in the browser; without a port asked for, the usual one or any that is free."""
    from lomber.server import CannotServe, Settings, run

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

    thinkers = 1 if chosen.workers > 1 else max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(thinkers=thinkers, origins=chosen.origin, proxies=chosen.proxy)
    asked = chosen.port is not None
    for port in (chosen.port if asked else PORT, 0):
        try:
            run(
                _database(chosen),
                chosen.host,
                port,
                settings=settings,
                logs=chosen.logs,
                on_ready=ready,
                workers=chosen.workers,
            )
            return 0
        except CannotServe as error:
            if asked or error.key != "no-address" or port == 0:
                raise
    return 0


def _database(chosen: argparse.Namespace) -> str | None:
    """As it is named here, or in the environment: a password does not belong on a command line."""
    return chosen.db or os.environ.get("LOMBER_DB")


def admin(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.server.office import Wish, attend

    wish = Wish(
        chosen.action,
        chosen.what,
        db=_database(chosen),
        days=chosen.days,
        why=chosen.why,
        url=chosen.url,
        json=chosen.json,
        check=chosen.check,
        portable=chosen.portable,
    )
    return attend(wish, words.lang)


def _on_a_desktop() -> bool:
    """Is there somebody at a screen who would like to see the page opened?"""
    if os.environ.get("CI") or not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def games(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.shelf import games_data, games_lines

    if chosen.json:
        _print_json({"games": games_data()})
    else:
        print("\n".join(games_lines(words.lang)))
    return 0


def play(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.session import Session

    return _sit(Session(_game(chosen), _names(chosen.seats), chosen.seed), chosen.plain, words.lang)


def join(chosen: argparse.Namespace, words: Words) -> int:
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


def rules(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.reading import show_rules

    return show_rules(_game(chosen), words)


def selfplay(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.arena.selfplay import selfplay
    from lomber.terminal.reports import Progress, Records, selfplay_lines

    names = _bots(chosen.bots)
    game = _game(chosen)
    records = Records(chosen.records, game.id)
    with Progress(sys.stderr, words, chosen.deals) as tick:
        result = selfplay(game, names, chosen.deals, chosen.seed, records.keep, tick)
    if chosen.json:
        _print_json(result.data())
    else:
        print("\n".join([*selfplay_lines(result, words), *records.lines(words)]))
    return 0


def arena(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.arena.tournament import Tournament, hold
    from lomber.arena.workers import team
    from lomber.bots.company import bot
    from lomber.terminal.arena_page import arena_page
    from lomber.terminal.files import write
    from lomber.terminal.reports import Progress
    from lomber.terminal.tournaments import arena_csv, arena_data, arena_lines

    names = tuple(_bots(chosen.bots))
    game, options = _game(chosen), dict(chosen.option)
    for name in names:
        bot(name, game)
    tournament = Tournament(
        chosen.game, names, chosen.boards, chosen.seed, options, chosen.system, chosen.rounds
    )
    kept = Path(chosen.file) if chosen.file else None
    boards = chosen.boards * tournament.number_of_matches()
    with (
        Progress(sys.stderr, words, boards, "arena-progress") as tick,
        team(chosen.processes, chosen.ray) as workers,
    ):
        outcome = hold(tournament, workers, kept, chosen.stop, tick)
    if chosen.report:
        write(chosen.report, arena_page(outcome, words))
    if chosen.json:
        _print_json(arena_data(outcome))
    elif chosen.csv:
        print(arena_csv(outcome), end="")
    else:
        print("\n".join(arena_lines(outcome, words)))
    return 0


def study(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.arena.study import Study, run
    from lomber.terminal.reports import Progress
    from lomber.terminal.studying import study_data, study_lines

    pieces = tuple(_names(chosen.advice))
    study = Study(chosen.game, chosen.boards, chosen.seed, dict(chosen.option), pieces)
    file = Path(chosen.file) if chosen.file else None
    with Progress(sys.stderr, words, chosen.boards, "arena-progress") as tick:
        found = run(study, file=file, stop_when_clear=chosen.stop, tick=tick)
    if chosen.json:
        _print_json(study_data(study, found))
    else:
        print("\n".join(study_lines(study, found, words)))
    return 0


def cfr(chosen: argparse.Namespace, words: Words) -> int:
    """Solve the reduced form of a game, and keep the solution where it is wanted."""
    from lomber.solve.solution import SolvedForm
    from lomber.terminal.files import write
    from lomber.terminal.reports import Progress, solved_data, solved_lines

    forms = _game(chosen).reduced()
    if not forms:
        raise LomberError(f"{chosen.game} has no reduced form with these options", "no-reduced-form")
    form = forms[0]
    form.drawn = chosen.deals or form.drawn
    with Progress(sys.stderr, words, chosen.rounds, "cfr-progress") as tick:
        solved = SolvedForm(form, chosen.rounds, chosen.slips, tick)
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


def replay(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read
    from lomber.terminal.replaying import replay_data, replay_lines, replayed

    table = replayed(read(chosen.file), chosen.to, chosen.view)
    if chosen.json:
        _print_json(replay_data(table, chosen.view))
    else:
        print("\n".join(replay_lines(table, chosen.view, words.lang)))
    return 0


def convert(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.converting import as_data, converted, keep, skipped_lines
    from lomber.terminal.files import read

    found = converted(read(chosen.file), chosen.game, chosen.out or "")
    stem = "board" if chosen.file == "-" else Path(chosen.file).stem
    files = keep(found, chosen.out, stem) if chosen.out else []
    status = 0 if found.text or found.records else 2
    if chosen.json:
        _print_json(as_data(found, files))
        return status
    for line in skipped_lines(found, words):
        print(line, file=sys.stderr)
    if found.text and not files:
        print(found.text, end="")
    elif found.text:
        print(words.text("convert-written", place=chosen.out))
    else:
        print(words.text("convert-records", count=len(found.records)))
        if files:
            print(words.text("convert-kept", place=chosen.out))
    return status


def verify(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read
    from lomber.terminal.verifying import verified, verify_data, verify_lines

    record, verdicts = verified(read(chosen.file))
    if chosen.json:
        _print_json(verify_data(record, verdicts))
    else:
        print("\n".join(verify_lines(record, verdicts, words)))
    return 0 if all(verdict.good for verdict in verdicts) else 2


def analyse(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.solve import analyse, last_hand
    from lomber.terminal.analysing import analysis_data, analysis_lines
    from lomber.terminal.files import read
    from lomber.terminal.replaying import replayed
    from lomber.terminal.reports import Progress

    record = replayed(read(chosen.file), None, chosen.seat).record()
    last = last_hand(record)
    if chosen.hand is not None and chosen.hand > last:
        said = f"there is no deal {chosen.hand}; the last is {last}"
        raise LomberError(said, "no-such-deal", number=chosen.hand, last=last)
    seconds = math.inf if chosen.seconds is None else chosen.seconds
    with Progress(sys.stderr, words, len(record.log), "analyse-progress") as tick:
        found = analyse(record, hand=chosen.hand, seat=chosen.seat, seconds=seconds, tick=tick)
    if chosen.json:
        _print_json(analysis_data(found))
    else:
        print("\n".join(analysis_lines(found, words.lang, chosen.all)))
    return 0


def score(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read, read_result
    from lomber.terminal.reports import score_data, score_lines, scored

    game, result = read_result(read(chosen.file))
    entries = scored(game, result)
    if chosen.json:
        _print_json(score_data(game, entries))
    else:
        print("\n".join(score_lines(game, entries, words.lang)))
    return 0


def berserk(chosen: argparse.Namespace, words: Words) -> int:
    """Check files of cards, or try scenarios; 2 if anything is wrong with one of them."""
    from lomber.terminal.card_files import checked, faults_data, faults_lines, tried, tried_lines

    if chosen.action == "balance":
        return berserk_balance(chosen, words)
    if chosen.action == "try":
        outcomes = tried(chosen.files)
        if chosen.json:
            _print_json({"files": [{"file": file, "differences": found} for file, found in outcomes]})
        else:
            print("\n".join(tried_lines(outcomes, words)))
        return 2 if any(found for _, found in outcomes) else 0
    results = checked(chosen.files, chosen.base)
    if chosen.json:
        _print_json(faults_data(results))
    else:
        print("\n".join(faults_lines(results, words)))
    return 2 if any(not fault.warning for result in results for fault in result.faults) else 0


def berserk_balance(chosen: argparse.Namespace, words: Words) -> int:
    """Duels between all ready decks; 0 whatever comes out: figures outside their limits are warnings."""
    from lomber.arena.berserk_balance import BOOK, balance, pairs
    from lomber.games import make
    from lomber.terminal.card_files import balance_data, balance_lines
    from lomber.terminal.reports import Progress

    make("berserk", {"card_set": chosen.files[0]})
    bots = _names(chosen.bots)[:2] or BOOK
    with Progress(sys.stderr, words, chosen.games * len(pairs(chosen.files[0]))) as tick:
        found = balance(chosen.files[0], chosen.games, chosen.seed, tick, bots)
    if chosen.json:
        _print_json(balance_data(found))
    else:
        print("\n".join(balance_lines(found, words)))
    return 0


def solve(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.terminal.files import read
    from lomber.terminal.reports import Progress
    from lomber.terminal.solving import solved, solved_lines

    with Progress(sys.stderr, words, 5, "solve-progress") as tick:
        found = solved(read(chosen.file), chosen.to, chosen.engine, tick)
    if chosen.json:
        _print_json(found)
    else:
        print("\n".join(solved_lines(found, words)))
    return 0


def problems(chosen: argparse.Namespace, words: Words) -> int:
    """The problems, one of them, or a table at which it is played."""
    from lomber.problems import task
    from lomber.terminal import problems

    if chosen.action == "play":
        return _sit(problems.Solving(task(chosen.what), chosen.quiet), chosen.plain, words.lang)
    found = problems.chosen(chosen.what) if chosen.action == "list" else [task(chosen.what)]
    if chosen.json:
        _print_json([problems.data(one) for one in found])
    elif chosen.action == "list":
        print("\n".join(problems.list_lines(found, words)))
    else:
        print("\n".join(problems.show_lines(found[0], chosen.solution, words.lang)))
    return 0


def bench(chosen: argparse.Namespace, words: Words) -> int:
    from lomber.bench import ROUNDS, SECONDS, bench
    from lomber.bench.ours import pairs

    rounds = ROUNDS if chosen.rounds is None else chosen.rounds
    seconds = SECONDS if chosen.seconds is None else chosen.seconds
    return bench(pairs(), chosen.json, rounds, seconds)


def conform(chosen: argparse.Namespace, words: Words) -> int:
    """Try all that a game must keep, and tell each trial as it is done; 2 if any is broken."""
    from lomber.conform import Broken, trials

    broken = 0
    for trial in trials(chosen.game):
        try:
            done = trial.run(chosen.seconds)
            print(f"✓ {trial}" + (f": {done}" if done else ""), flush=True)
        except Broken as error:
            broken += 1
            print(f"✗ {trial}: {error}", flush=True)
    print(words.text("conform-done", number=broken))
    return 2 if broken else 0


def viceroy(chosen: argparse.Namespace, words: Words) -> int:
    """Check a card set that somebody has typed in; 2 if it cannot be played with."""
    from lomber.games.viceroy.checks import check_file
    from lomber.terminal.card_files import findings_data, findings_lines
    from lomber.terminal.files import read

    if chosen.action == "balance":
        return viceroy_balance(chosen, words)
    findings = check_file(read(chosen.file))
    if chosen.json:
        _print_json(findings_data(findings))
    else:
        print("\n".join(findings_lines(findings, words)))
    return 2 if any(not finding.warning for finding in findings) else 0


def viceroy_balance(chosen: argparse.Namespace, words: Words) -> int:
    """Games of book bots with a set; 0 whatever comes out: figures outside their limits are warnings."""
    from lomber.arena.viceroy_acceptance import accept, sample
    from lomber.terminal.card_files import acceptance_data, acceptance_lines
    from lomber.terminal.reports import Progress

    with Progress(sys.stderr, words, sum(sample(chosen.games).values())) as tick:
        found = accept(chosen.file, chosen.games, chosen.seed, tick)
    if chosen.json:
        _print_json(acceptance_data(found))
    else:
        print("\n".join(acceptance_lines(found, words)))
    return 0


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
