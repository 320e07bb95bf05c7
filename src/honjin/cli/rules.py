"""`honjin rules`: the reference of a game, and how much of its rulebook is coded and tested."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from cyclopts import App
from rich.console import Console
from rich.markdown import Markdown

from honjin.cli.terminal.explained import explained
from honjin.cli.terminal.opening import history_of
from honjin.core.errors import HonjinError
from honjin.core.game import find_game
from honjin.locale.reference import markdown, reference
from honjin.locale.text import LANGUAGES, Words, preferred_language
from honjin.testing.coverage import rule_coverage

app = App(
    name="rules", help="Read the rules of a game, or see how the rulebook is covered.", result_action="return_value"
)

WIDEST = 100
TESTS = Path(__file__).resolve().parents[3] / "tests" / "games"


@app.default
def rules(game: str, section: str | None = None, *, scenario: str | None = None, language: str | None = None) -> int:
    """Print the rules reference, whole or one section with those below it; of a battle first what happened there.

    Parameters
    ----------
    game
        The game, such as storm, or a battle of it, such as ran.mimigawa.
    section
        A chapter or section, such as 6 or 6.2A; all of them if left out. Or key: what counters, signs and abbreviations
        mean; or example: a worked example of the hardest procedure, step by step.
    scenario
        Which battle, in a game that has several, such as mimigawa: what happened there stands before the rules.
    language
        en, fr, cs or ja.
    """
    found = find_game(game, scenario)
    tongue = language or preferred_language()
    if tongue not in LANGUAGES:
        raise HonjinError(f"there is no language {tongue!r}: choose one of {', '.join(LANGUAGES)}")
    console = Console()
    if section and (told := explained(found, tongue, section)) is not None:
        console.print(Markdown(told), width=min(console.width, WIDEST))
        return 0
    wanted = found.rulebook.chapter_of(section) if section else found.rulebook.sections
    own = Words(tongue, found.title)
    if (scenario or "." in game) and not section and (history := history_of(own, found.scenario)):
        fought = f"# {own.name('scenario', found.scenario)}\n\n{history}\n"
        console.print(Markdown(fought), width=min(console.width, WIDEST))
    console.print(Markdown(markdown(found, tongue, wanted)), width=min(console.width, WIDEST))
    if not reference(found, tongue):
        console.print(Words(tongue, also=("terminal",)).text("t-no-reference"))
    return 0


@app.command
def coverage(game: str, *, json: bool = False) -> int:
    """Compare the index of the rulebook with the code and the tests. Needs a checkout of the project.

    Parameters
    ----------
    game
        The game, such as storm; battles under the same rules are covered together.
    json
        Print JSON and nothing else on standard output.
    """
    found = find_game(game)
    if not TESTS.is_dir():
        raise HonjinError("the tests come with the checkout of the project, not with the installed package")
    result = rule_coverage(found, TESTS / found.title)
    if json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        console = Console()
        console.print(
            f"{found.rulebook.title}: {result.sections} sections, {result.coded} coded, {result.tested} tested"
        )
        for name in ("uncoded", "untested", "unindexed"):
            console.print(f"{name}: {', '.join(getattr(result, name)) or 'none'}")
    return int(bool(result.uncoded or result.untested or result.unindexed))
