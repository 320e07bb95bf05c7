"""`honjin test`: everything that decides whether a change may land."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from honjin.core.errors import HonjinError

ROOT = Path(__file__).resolve().parents[3]


def test(*pytest_arguments: str) -> int:
    """Run the linter, the format check, the type checker, the layer check and the tests.

    Parameters
    ----------
    pytest_arguments
        Words after `--` go to pytest instead, and only pytest runs: `./honjin test -- tests/core -k dice`.
    """
    if not (ROOT / "tests").is_dir():
        raise HonjinError("the tests come with the checkout of the project, not with the installed package")
    binaries = Path(sys.executable).parent
    checks: dict[str, list[str]] = {
        "ruff check": [str(binaries / "ruff"), "check", "."],
        "ruff format": [str(binaries / "ruff"), "format", "--check", "."],
        "mypy": [str(binaries / "mypy")],
        "lint-imports": [str(binaries / "lint-imports")],
        "pytest": [sys.executable, "-m", "pytest", "-n", "auto"],
    }
    if pytest_arguments:
        checks = {"pytest": [sys.executable, "-m", "pytest", *pytest_arguments]}
    for name, command in checks.items():
        began = time.monotonic()
        print(f"── {name}", flush=True)
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            print(f"honjin: {name} failed", file=sys.stderr)
            return code
        print(f"   {time.monotonic() - began:.1f} s", flush=True)
    return 0
