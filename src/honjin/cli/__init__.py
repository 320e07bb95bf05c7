"""The command line: one module a verb, loaded only when it is called."""

from __future__ import annotations

import sys

from cyclopts import App

from honjin import __version__
from honjin.core.errors import HonjinError

app = App(
    name="honjin",
    version=__version__,
    help="Honjin: a headquarters for historical wargames. Without a verb it opens the menu.",
    help_epilogue="Every verb has its own --help. First steps: ./honjin play port_arthur",
    result_action="return_value",
)
for verb in ("play", "replay", "verify", "simulate", "odds"):
    app.command(f"honjin.cli.{verb}:{verb}", name=verb)
app.command("honjin.cli.rules:app", name="rules")
app.command("honjin.cli.data:app", name="data")
app.command("honjin.cli.bench:app", name="bench")
app.command("honjin.cli.test:test", name="test")


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
