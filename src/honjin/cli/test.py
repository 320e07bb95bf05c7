"""`honjin test`: everything that decides whether a change may land."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from honjin.cli.browsers import ENGINES, VARIABLE, find_chromium, need_chromium, need_engine
from honjin.core.errors import HonjinError

ROOT = Path(__file__).resolve().parents[3]
BYTECODE = ROOT / ".tools" / "bytecode"
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"


def test(*pytest_arguments: str, quick: bool = False) -> int:  # noqa: PT028 (a verb of ours)
    """Run the linter, the format check, the type checker, the layer check and the tests, those in a browser last.

    Parameters
    ----------
    pytest_arguments
        Words after `--` go to pytest instead, and only pytest runs: `./honjin test -- tests/core -k dice`.
    quick
        Leave out the tests that need a browser or PostgreSQL, and the longest of the others: an answer in about three
        minutes on two cores that have nothing else to do, for people at work.
    """
    if not (ROOT / "tests").is_dir():
        raise HonjinError("the tests come with the checkout of the project, not with the installed package")
    if pytest_arguments:
        return _run({"pytest": _pytest(*pytest_arguments)}, find_chromium())
    if quick:
        return _run(_checks(quick=True), None)
    chromium = need_chromium()  # first of all: it is better to fail now than in three minutes
    for engine in ENGINES:
        if need_engine(engine) is None:
            print(f"   {engine.missing}", flush=True)
    return _run(_checks(quick=False), chromium)


def _checks(*, quick: bool) -> dict[str, list[str]]:
    """What is run, by its name and in this order."""
    binaries = Path(sys.executable).parent
    checks = {
        "ruff check": [str(binaries / "ruff"), "check", "."],
        "ruff format": [str(binaries / "ruff"), "format", "--check", "."],
        "oxlint": [str(binaries / "oxlint")],
        "oxfmt": [str(binaries / "oxfmt"), "--check"],
        "mypy": [str(binaries / "mypy")],
        "lint-imports": [str(binaries / "lint-imports")],
    }
    if quick:
        return {
            **checks,
            "quick pytest": _pytest("-n", "auto", "-m", "not browser and not postgresql and not thorough"),
        }
    return {
        **checks,
        "pytest": _pytest("-n", "auto", "-m", "not browser"),
        # Two at a time: each has a browser, a server and machine players beside it.
        "pytest in a browser": _pytest("-n", "2", "--dist", "worksteal", "-m", "browser"),
    }


def _pytest(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest", *arguments]


def _with_bytecode(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment, but modules are compiled once, and in a folder of ours if nothing may lie beside the sources.

    Many containers forbid Python to keep what it has compiled. The tests start hundreds of processes, and without it
    each server needs three seconds only to import, with it one.
    """
    kept = {name: value for name, value in environment.items() if name != NO_BYTECODE}
    return {**kept, "PYTHONPYCACHEPREFIX": str(BYTECODE)} if environment.get(NO_BYTECODE) else kept


def _run(checks: dict[str, list[str]], chromium: str | None) -> int:
    """Run one check after the other, up to the first that fails."""
    environment = {**_with_bytecode(os.environ), **({VARIABLE: chromium} if chromium else {})}
    for name, command in checks.items():
        began = time.monotonic()
        print(f"── {name}", flush=True)
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if code:
            print(f"honjin: {name} failed", file=sys.stderr)
            return code
        print(f"   {time.monotonic() - began:.1f} s", flush=True)
    return 0
