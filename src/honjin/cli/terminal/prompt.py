"""Reading lines: completion and history, and what Ctrl-C and Ctrl-D mean."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from honjin.cli.terminal.layout import wrapped
from honjin.cli.terminal.speech import is_yes
from honjin.locale.text import Words

Completer = Callable[[str, str], Sequence[str]]
"""From what stands before a word and the beginning of it: the words it may become."""


class Left(Exception):
    """The player goes away. Nothing is lost: every answer is on disk."""


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(console: Console, words: Words, prompt: str, complete: Completer | None = None) -> str:
    """One line. Ctrl-C asks whether to leave, Ctrl-D leaves."""
    while True:
        try:
            return _line(prompt, complete)
        except EOFError:
            console.print()
            raise Left from None
        except KeyboardInterrupt:
            console.print()
            if confirmed(console, words, "t-leave-question"):
                raise Left from None


def confirmed(console: Console, words: Words, question: str, **facts: str) -> bool:
    """A yes-or-no question; anything but yes is no."""
    try:
        answer = _line(words.text(question, dict(facts)) + " ", None)
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Left from None
    return is_yes(words, answer)


def _line(prompt: str, complete: Completer | None) -> str:
    if sys.stdin.isatty():
        _attach(complete)
    return input(prompt).strip()


def _attach(complete: Completer | None) -> None:
    import readline

    def completion(start: str, number: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()]
        # Readline parts words at single bytes only; Japanese commas and blanks are left to us.
        done, word = start[: (cut := _begin_of_word(start))], start[cut:]
        found = list(complete(before + done, word)) if complete else []
        return done + found[number] + " " if number < len(found) else None

    readline.set_completer_delims(" ,;")
    readline.set_completer(completion)
    readline.parse_and_bind("tab: complete")


def _begin_of_word(text: str) -> int:
    return max(text.rfind(sign) for sign in "、\u3000") + 1


def forget_history() -> None:
    """Another player takes the keyboard: the lines of the one before are nobody's business."""
    if sys.stdin.isatty():
        import readline

        readline.clear_history()


def show(console: Console, words: Words, lines: Sequence[Text]) -> None:
    """Print lines, a screenful at a time when a person reads them."""
    fitting = [piece for line in lines for piece in wrapped(line, console.width, hang=2)]
    room = console.height - 2 if is_interactive() else len(fitting)
    for start in range(0, len(fitting), max(room, 1)):
        put(console, fitting[start : start + room])
        if start + room < len(fitting) and read_line(console, words, words.text("t-more") + " "):
            return


def put(console: Console, lines: Iterable[Text]) -> None:
    """Print lines as they are; one that is too wide for the window is broken between words."""
    for line in lines:
        for piece in wrapped(line, console.width, hang=2):
            console.print(piece, soft_wrap=True)


def say(console: Console, text: str, style: str = "") -> None:
    """Print one text."""
    put(console, [Text(text, style=style)])


def clear(console: Console, forget: bool = False) -> None:
    """An empty screen; `forget` empties what can be scrolled back to as well."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H" if forget else "\x1b[2J\x1b[H")
        console.file.flush()
