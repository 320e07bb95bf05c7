"""`honjin verify`: the dice and the whole of a recorded match, checked."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from honjin.core.game import find_game
from honjin.core.verify import verify as verify_record
from honjin.locale.text import Words, preferred_language
from honjin.umpire.journal import read_file


def verify(file: Path, *, json: bool = False, language: str | None = None) -> int:
    """Check a record: its lines, the commitment, every die, the legality of every answer, events and result.

    Parameters
    ----------
    file
        The record of a match.
    json
        Print JSON and nothing else on standard output.
    language
        en, fr, cs or ja.
    """
    record = read_file(file)
    checks = verify_record(record, find_game(record.header.game))
    failed = any(check.problem for check in checks)
    unfinished = any(check.open for check in checks)
    if json:
        verdict = {"verified": not failed and not unfinished, "finished": not unfinished, "checks": checks}
        sys.stdout.write(msgspec.json.encode(verdict).decode() + "\n")
        return int(failed)
    words = Words(language or preferred_language())
    console = Console()
    for check in checks:
        mark = "[red]✗[/]" if check.problem else "[yellow]…[/]" if check.open else "[green]✓[/]"
        text = words.text(f"check-{check.id}", {"count": check.count})
        console.print(f"{mark} {escape(text)}" + (f"\n  [red]{escape(check.problem)}[/]" if check.problem else ""))
    console.print(words.text("verified-no" if failed else "verified-not-yet" if unfinished else "verified-yes"))
    return int(failed)
