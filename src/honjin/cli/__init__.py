"""The command line: one module a verb, loaded only when it is called."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from honjin import __version__
from honjin.core.errors import HonjinError, Unusable

app = App(
    name="honjin",
    version=__version__,
    help="Honjin: a headquarters for historical wargames. Without a verb it opens the table in your browser.",
    help_epilogue="Every verb has its own --help. First steps: ./honjin, or in the terminal: ./honjin play port_arthur",
    default_parameter=Parameter(negative=()),  # no --no-json beside --json
    result_action="return_value",
)
VERBS = {
    "serve": ("serve:serve", "Run the server, for friends in your network or for the world"),
    "menu": ("menu:menu", "Open the menu of the terminal: new game, resume, replay, rules"),
    "play": ("play:play", "Play a match at the terminal, against the computer or a friend at the same keyboard"),
    "learn": ("learn:learn", "Learn a game by playing it: a guided first game"),
    "sheet": ("sheet:app", "Orders of a saved match as a workbook: out, and back in when it is filled in"),
    "umpire": ("umpire:app", "Umpire a match by mail: a folder of order sheets, without a server"),
    "replay": ("replay:replay", "Go through a recorded match step by step"),
    "verify": ("verify:verify", "Check the dice and the legality of a recorded match"),
    "rules": ("rules:app", "Read the rules of a game; see how much of the rulebook is coded and tested"),
    "odds": ("odds:odds", "Exact odds, without a match"),
    "simulate": ("simulate:simulate", "Play many matches between computer players"),
    "data": ("data:app", "Values of your own copy of a game: a spreadsheet, out and back in"),
    "bench": ("bench:app", "Measure the speed of the engine and of the server"),
    "test": ("test:test", "Run all checks and tests of the project"),
}
for verb, (target, purpose) in VERBS.items():
    app.command(f"honjin.cli.{target}", name=verb, help=purpose)


@app.default
def open_table(*, host: str | None = None, port: int | None = None, data: Path | None = None) -> int:
    """Start the server on this machine, and open the table in a browser.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1, this machine alone, if you name none.
    port
        The port; 8000, or the next free one, if you name none.
    data
        The folder of the database and the secret key.
    """
    from honjin.cli import serve

    return serve.open_table(host, port, data)


def _unknown(words: list[str]) -> str:
    """What to say to a word that means nothing here."""
    verb = sys.argv[1] if len(sys.argv) > 1 else ""
    if verb in VERBS:
        return f"{verb} does not know what to do with {' '.join(words)!r}; see ./honjin {verb} --help"
    near = get_close_matches(verb, VERBS, 1)
    hint = f"did you mean {near[0]}?" if near else f"the verbs are {', '.join(VERBS)}."
    return f"there is no verb {verb!r}; {hint}"


def _language() -> str:
    """The language of an error: what --language asks for, if it is one of ours, else that of the environment."""
    from honjin.locale.text import LANGUAGES, preferred_language

    asked = [word.removeprefix("--language=") for word in sys.argv if word.startswith("--language=")]
    asked += [word for before, word in pairwise(sys.argv) if before == "--language"]
    return next((language for language in asked if language in LANGUAGES), preferred_language())


def main() -> None:
    """Run a verb; errors meant for people are printed without ceremony."""
    if sys.argv[1:] == ["--version"]:
        print(__version__)  # without the library that lays out what the verbs have to say
        return
    try:
        outcome = app(exit_on_error=False, print_error=False)
    except UnusedCliTokensError as error:
        print(f"honjin: {_unknown(error.unused_tokens or [])}", file=sys.stderr)
        sys.exit(2)
    except CycloptsError as error:
        verb = next((word for word in sys.argv[1:2] if word in VERBS), "")
        print(f"honjin: {error} See ./honjin {verb} --help".replace("  ", " "), file=sys.stderr)
        sys.exit(2)
    except HonjinError as error:
        from honjin.locale.text import Words

        print(f"honjin: {Words(_language()).error(error)}", file=sys.stderr)
        sys.exit(2 if isinstance(error, Unusable) else 1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output went away, as `| head` does: that is no error of ours.
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        # A full disk, a folder that may not be written: nothing that a trace of ours would explain.
        where = f": {error.filename}" if error.filename else ""
        print(f"honjin: {error.strerror or error}{where}", file=sys.stderr)
        sys.exit(2)
    sys.exit(outcome if isinstance(outcome, int) else 0)
