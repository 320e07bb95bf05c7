"""Where the browser for the tests comes from."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import time

from honjin.core.errors import HonjinError

VARIABLE = "HONJIN_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The Chromium that HONJIN_CHROMIUM names, else one on PATH."""
    named = os.environ.get(VARIABLE)
    if named:
        if shutil.which(named) is None:
            raise HonjinError(f"{VARIABLE} names {named}, which cannot be run")
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def need_chromium() -> str:
    """A Chromium, installed first if that is possible; tests in a browser are never skipped in silence."""
    found = find_chromium()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        # The processes of a test run all come here at once, and apt serves one.
        with open(__file__) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if find_chromium() is None:
                _install()
        found = find_chromium()
    if found is None:
        raise HonjinError(
            "the tests drive a real browser, and there is no Chromium on PATH. On Debian: apt install chromium. "
            f"Elsewhere install Chromium or Chrome, or let {VARIABLE} name one. "
            "To run the quick checks, which need none: ./honjin test --quick"
        )
    return found


def _install() -> None:
    """Debian's own package, some 110 MB to fetch, and a plain font for what our own fonts do not have."""
    print("   Chromium is missing: installing Debian's package …", flush=True)
    began = time.monotonic()
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation")):
        done = subprocess.run(
            ["apt-get", "-qq", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode and words[0] == "install":
            raise HonjinError(f"apt-get could not install chromium:\n{done.stdout.decode(errors='replace').strip()}")
    print(f"   installed in {time.monotonic() - began:.0f} s", flush=True)
