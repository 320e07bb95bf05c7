"""`honjin verify`: the dice and the whole of a recorded match, checked."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from honjin.cli.terminal.speech import chosen_language, menu_words
from honjin.core.errors import CorruptRecord
from honjin.core.game import find_game
from honjin.core.verify import Verdict, unreadable, verify_bytes
from honjin.locale.text import Words
from honjin.umpire.journal import read_bytes

MARKS = {"good": "[green]✓[/]", "bad": "[red]✗[/]", "open": "[yellow]…[/]", "void": "[yellow]–[/]"}
UNFINISHED = 3


def verify(
    file: Path, *, link: str | None = None, key: str | None = None, json: bool = False, language: str | None = None
) -> int:
    """Check a record: lines, commitment, every die, legality of every answer, events, result and signature.

    Exit code: 0 nothing is wrong, 1 something is wrong, 3 the record has no end (still played, or cut off).
    Whether everything could be proved, or only what today's rules still can, is `verified` in the JSON.

    Parameters
    ----------
    file
        The record of a match.
    link
        A link that you kept while the match was played: shows that the record tells what you were told.
    key
        The public key of the server that should have signed the record.
    json
        Print JSON and nothing else on standard output, also for a broken record.
    language
        en, fr, cs or ja.
    """
    words = menu_words(chosen_language(language))
    try:
        data = read_bytes(file)
    except CorruptRecord as error:
        if not json:
            raise
        verdict = unreadable(error.flaw)
    else:
        verdict = verify_bytes(data, find_game, _plain(link), _plain(key))
    if json:
        sys.stdout.write(msgspec.json.encode(verdict).decode() + "\n")
    else:
        _show(verdict, words)
    return 1 if verdict.failed else 0 if verdict.finished else UNFINISHED


def _plain(text: str | None) -> str | None:
    """As it is written down, however it was typed; what is empty stays, for then nothing was kept."""
    return None if text is None else text.strip().lower()


def _show(verdict: Verdict, words: Words) -> None:
    console = Console()
    for check in verdict.checks:
        console.print(f"{MARKS[check.outcome]} {escape(words.text(f'check-{check.id}', {'count': check.count}))}")
        if check.flaw is not None:
            colour = "red" if check.outcome == "bad" else "yellow"
            console.print(f"  [{colour}]{escape(words.flaw(check.flaw))}[/]")
        if check.note is not None:
            console.print(f"  [dim]{escape(words.text(f'note-{check.note.id}', check.note.facts))}[/]")
    console.print(words.text(f"verified-{summary(verdict)}"), style="bold")


def summary(verdict: Verdict) -> str:
    """The end of the id of the sentence that sums a verdict up."""
    if verdict.failed:
        return "no"
    if not verdict.finished:
        return "not-yet"
    return "yes" if verdict.verified else "in-part"
