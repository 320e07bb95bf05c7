"""The command line: one module a verb, loaded only when it is called."""

from __future__ import annotations

import sys

from cyclopts import App, Parameter

from honjin import __version__
from honjin.core.errors import HonjinError

app = App(
    name="honjin",
    version=__version__,
    help="Honjin: a headquarters for historical wargames. Without a verb it opens the menu.",
    help_epilogue="Every verb has its own --help. First steps: ./honjin play port_arthur",
    default_parameter=Parameter(negative=()),  # no --no-json beside --json
    result_action="return_value",
)
VERBS = {
    "play": ("play:play", "Play a match at the terminal, against the machine or a friend at the same keyboard"),
    "replay": ("replay:replay", "Go through a recorded match step by step"),
    "verify": ("verify:verify", "Check the dice and the legality of a recorded match"),
    "rules": ("rules:app", "Read the rules of a game; see how much of the rulebook is coded and tested"),
    "odds": ("odds:odds", "Exact odds, without a match"),
    "simulate": ("simulate:simulate", "Play many matches between computer players"),
    "data": ("data:app", "Values of your own copy of a game: a spreadsheet, out and back in"),
    "bench": ("bench:app", "Measure the speed of the engine"),
    "test": ("test:test", "Run all checks and tests of the project"),
}
for verb, (target, purpose) in VERBS.items():
    app.command(f"honjin.cli.{target}", name=verb, help=purpose)


@app.default
def open_menu() -> int:
    """Open the menu: new game, resume, replay, rules."""
    from honjin.cli.menu import menu

    return menu()


def main() -> None:
    """Run a verb; errors meant for people are printed without ceremony."""
    try:
        outcome = app()
    except HonjinError as error:
        print(f"honjin: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output went away, as `| head` does: that is no error of ours.
        sys.stderr.close()
        sys.exit(0)
    sys.exit(outcome if isinstance(outcome, int) else 0)
