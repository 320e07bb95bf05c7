"""The command line, called within the test: the same words, texts and exit codes, without a start of Python each time.

That a process of its own does the same is tested once, in `test_verbs.py`.
"""

from __future__ import annotations

import io
import sys
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from subprocess import CompletedProcess

import pytest
from rich.console import Console

from honjin.cli import app, main


def call(words: tuple[str, ...], environment: Mapping[str, str]) -> CompletedProcess[str]:
    """What `honjin <words>` prints and how it ends. An error that is not meant for people comes out as it is."""
    out, error = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(error), _words_in_argv():
        patch.setattr(sys, "argv", ["honjin", *words])
        patch.setattr(sys, "stdin", io.StringIO())
        for name, value in environment.items():
            patch.setenv(name, value)
        with _own_console(), pytest.raises(SystemExit) as ended:
            main()
    assert isinstance(ended.value.code, int)
    return CompletedProcess(words, ended.value.code, out.getvalue(), error.getvalue())


@contextmanager
def _words_in_argv() -> Iterator[None]:
    """Cyclopts takes a call without words within a test for a slip; here they are in sys.argv, as for a user."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Cyclopts application invoked without tokens", UserWarning)
        yield


@contextmanager
def _own_console() -> Iterator[None]:
    """The application keeps the console of its first help, as wide as the window was then; a user has a new one."""
    app.console = Console()
    yield
    app.console = None
