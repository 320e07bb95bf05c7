"""`honjin simulate`: many matches between computer players, on all cores."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from honjin.ai.arena import Outcome, Summary, interval, mixed_switches, play_out, secret_of, summarise
from honjin.ai.player import levels_of, make_player
from honjin.cli.packs import read_pack_file
from honjin.cli.switches import parse_switches
from honjin.core.decision import Option
from honjin.core.dice import CommittedDice
from honjin.core.engine import start
from honjin.core.errors import DeadEnd, HonjinError, UnknownChoice
from honjin.core.event import UMPIRE, Log
from honjin.core.game import Game, Pack, find_game
from honjin.core.record import agreed_text, header_link
from honjin.umpire.agreement import agreed_header
from honjin.umpire.table import open_table

CHUNK = 8
"""Games a process takes at a time: enough to make the hand-over cheap, few enough to keep the bar moving."""


class Plan(msgspec.Struct, frozen=True):
    """Everything a worker needs to know; the seed and a number fix one game."""

    game: str
    seats: tuple[str, ...]
    seed: int
    swap: bool
    mix: bool
    switches: dict[str, bool | str]
    pack: bytes | None
    records: str | None


def simulate(
    game: str,
    *,
    seats: str | None = None,
    games: Annotated[int, Parameter(alias="-n", validator=Number(gte=0))] = 100,
    scenario: str | None = None,
    seed: int = 1,
    option: tuple[str, ...] = (),
    mix_options: bool = False,
    swap: bool = False,
    pack: Path | None = None,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    records: Path | None = None,
    json: bool = False,
) -> int:
    """Play many matches between computer players and print what they came to.

    Parameters
    ----------
    game
        The game, such as port_arthur or ran.
    seats
        Who sits where, in the order of the game's sides: random, script; the best there is if left out.
    games
        How many matches.
    scenario
        Which battle, in a game that has several; the introductory one if left out.
    seed
        Fixes every die and every random choice: the same seed gives the same matches.
    option
        An optional rule (`mines`) or a variant (`control_points=flat`); may be repeated.
    mix_options
        Draw the optional rules and variants of each match by lot.
    swap
        Play each seed twice, with the seats swapped: a fair measure of strength.
    pack
        A data pack (.xlsx) with the values of your own copy.
    jobs
        Processes to use; all cores if left out.
    records
        A folder for the record of every match.
    json
        Print JSON and nothing else on standard output.
    """
    found = find_game(game, scenario)
    data = read_pack_file(found, pack) if pack else None
    plan = Plan(
        found.id,
        _seats(found, seats),
        seed,
        swap,
        mix_options,
        parse_switches(found, option),
        data.to_json() if data else None,
        str(records) if records else None,
    )
    _try_settings(found, plan, data)
    if records:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise HonjinError(f"records cannot be kept in {records}: {error.strerror}") from None
    began = time.perf_counter()
    outcomes = _with_progress(_outcomes(plan, games, jobs or os.cpu_count() or 1), games, quiet=json)
    summary = summarise(found, dict(zip(found.sides, plan.seats, strict=True)), outcomes, time.perf_counter() - began)
    if json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        _print(summary, swap)
    return 1 if summary.errors or summary.dead_ends else 0


def _seats(game: Game, words: str | None) -> tuple[str, ...]:
    if words is None:
        return (levels_of(game)[-1],) * len(game.sides)
    seats = tuple(word.strip() for word in words.split(","))
    if len(seats) != len(game.sides):
        raise UnknownChoice(f"--seats wants {len(game.sides)} players, for {', '.join(game.sides)}: random,random")
    setting = game.setting(game.choose_switches({}), game.standard_pack())
    for level, side in zip(seats, game.sides, strict=True):
        make_player(level, game, setting, side, 0)
    return seats


def _try_settings(game: Game, plan: Plan, pack: Pack | None) -> None:
    """Refuse once, before the start, what a data pack cannot be played with."""
    values = pack or game.standard_pack()
    game.setting(plan.switches, values)
    for switch in game.switches if plan.mix else ():
        for choice in switch.choices:
            game.setting({**plan.switches, switch.id: choice}, values)


def _outcomes(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from (_play(plan, number) for number in range(games))
        return
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    with context.Pool(min(jobs, games or 1), initializer=_take_plan, initargs=(plan,)) as pool:
        yield from pool.imap_unordered(_play_number, range(games), chunksize=CHUNK)


_plan: Plan


def _take_plan(plan: Plan) -> None:
    global _plan
    _plan = plan


def _play_number(number: int) -> Outcome:
    return _play(_plan, number)


def _play(plan: Plan, number: int) -> Outcome:
    """One match. With --swap two neighbours share their dice and their optional rules, and swap the seats."""
    game = find_game(plan.game)
    dealt = number // 2 if plan.swap else number
    seats = plan.seats[::-1] if plan.swap and number % 2 else plan.seats
    sitting = dict(zip(game.sides, seats, strict=True))
    began = time.process_time()
    try:
        outcome = _run(plan, game, sitting, dealt, number)
    except DeadEnd as error:
        outcome = Outcome(sitting, problem=f"game {number}: {error}", dead_end=True)
    except Exception:
        outcome = Outcome(sitting, problem=f"game {number}:\n{traceback.format_exc()}")
    return msgspec.structs.replace(outcome, cpu_seconds=time.process_time() - began)


def _run(plan: Plan, game: Game, sitting: dict[str, str], dealt: int, number: int) -> Outcome:
    switches = mixed_switches(game, plan.seed, dealt) if plan.mix else plan.switches
    pack = game.read_pack(plan.pack) if plan.pack else None
    setting = _setting(game, tuple(sorted(switches.items())), pack)
    minds = {side: make_player(level, game, setting, side, f"{plan.seed}/{dealt}") for side, level in sitting.items()}
    secret, match_id = secret_of(plan.seed, dealt), f"simulation-{plan.seed}-{dealt}"
    agreed: dict[str, Any] = {
        "secret": secret,
        "match_id": match_id,
        "nonces": dict.fromkeys(game.sides, str(plan.seed)),
        "pack": pack,
    }
    if plan.records is None:
        # The dice follow from the seats as well: two neighbours share those of the first.
        header = agreed_header(game, switches, dict(zip(game.sides, plan.seats, strict=True)), **agreed)
        log = Log(()) if game.wits.figures else None
        match = start(game, setting, CommittedDice(secret, agreed_text(header, header_link(header))), log)
        decisions = play_out(match, minds)
        events = [entry.event for entry in log.entries] if log else []
    else:
        lines: list[str] = []
        table = open_table(game, switches, sitting, lines.append, **agreed)
        match = table.match

        def take(choice: int | Option, which: int) -> None:
            decision = match.open[which]
            table.answer(decision.side, decision.option(choice))

        decisions = play_out(match, minds, take)
        events = [told.event for told in table.told(UMPIRE)]
        Path(plan.records, f"{match_id}-{number}.honjin").write_text("\n".join([*lines, ""]), encoding="utf-8")
    assert match.result is not None
    return Outcome(
        sitting,
        decisions,
        result=match.result,
        tally=game.wits.tally(match.state) if game.wits.tally else None,
        highlight=game.wits.highlight(match.state) if game.wits.highlight else "",
        figures=dict(game.wits.figures(match.state, events)) if game.wits.figures else {},
    )


_settings: dict[Any, Any] = {}


def _setting(game: Game, switches: tuple[tuple[str, bool | str], ...], pack: Pack | None) -> Any:
    """Compiled once for each combination of switches in a process: compiling takes as long as a match."""
    key = (game.id, switches)
    if key not in _settings:
        _settings[key] = game.setting(dict(switches), pack or game.standard_pack())
    return _settings[key]


def _with_progress(outcomes: Iterator[Outcome], games: int, quiet: bool) -> list[Outcome]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        return list(progress.track(outcomes, total=games, description="matches"))


def _print(summary: Summary, swap: bool) -> None:
    console = Console()
    seats = ", ".join(f"{side} {player}" for side, player in summary.seats.items())
    console.print(
        f"[bold]{summary.game}[/]: {summary.games} matches, {seats}{' (seats swapped in turn)' if swap else ''}"
    )
    done = summary.games - summary.errors - summary.dead_ends
    grid = Grid("", "matches", "share", "95 %", box=None, pad_edge=False)
    for side, wins in summary.wins.items():
        grid.add_row(f"{side} wins", *_share(wins, done))
    grid.add_row("draws", *_share(summary.draws, done))
    if swap:
        for player, wins in sorted(summary.wins_by_player.items()):
            grid.add_row(f"{player} wins", *_share(wins, done))
    for how, count in summary.endings.items():
        grid.add_row(f"ended by {how}", *_share(count, done))
    for what, count in summary.highlights.items():
        grid.add_row(f"decided at {what}", *_share(count, done))
    console.print(grid)
    if summary.tally:
        console.print("final track")
        most = max(summary.tally.values())
        for value, count in summary.tally.items():
            console.print(f"{value:+3d} {'█' * max(1, round(40 * count / most))} {count}")
    if summary.figures:
        console.print("means of a match")
        table = Grid("", "", box=None, pad_edge=False, show_header=False)
        for what, mean in summary.figures.items():
            table.add_row(what, f"{mean:.2f}")
        console.print(table)
    console.print(
        f"{summary.decisions} decisions ({summary.shortest} to {summary.longest} a match) in {summary.seconds:.1f} s, "
        f"{summary.decisions_per_cpu_second:,.0f} a CPU-second"
    )
    console.print(f"errors {summary.errors}, dead ends {summary.dead_ends}")
    if summary.first_problem:
        console.print(summary.first_problem, markup=False)


def _share(count: int, total: int) -> tuple[str, str, str]:
    low, high = interval(count, total)
    return str(count), f"{100 * count / total:.1f} %" if total else "–", f"{100 * low:.1f}–{100 * high:.1f}"
