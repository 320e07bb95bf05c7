"""Where the browser for the tests comes from."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import time

from honjin.core.errors import HonjinError

VARIABLE = "HONJIN_CHROMIUM"
SHELL = "chromium-headless-shell"
"""The same engine without the windows, tabs and services of a browser for people: a third less work for each page."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


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
    if VARIABLE not in os.environ and shutil.which(SHELL) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        # The processes of a test run all come here at once, and apt serves one.
        with open(__file__) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if shutil.which(SHELL) is None:
                _install()
    found = find_chromium()
    if found is None:
        raise HonjinError(
            "the tests drive a real browser, and there is no Chromium on PATH. On Debian: apt install "
            f"{SHELL}. Elsewhere install Chromium or Chrome, or let {VARIABLE} name one. "
            "To run the quick checks, which need none: ./honjin test --quick"
        )
    return found


def _install() -> None:
    """Debian's own package, some 60 MB to fetch, and a plain font for what our own fonts do not have."""
    print("   Chromium's headless shell is missing: installing Debian's package …", flush=True)
    began = time.monotonic()
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "--yes", "--no-install-recommends", SHELL, "fonts-liberation")):
        done = subprocess.run(
            ["apt-get", "-qq", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode and words[0] == "install":
            said = done.stdout.decode(errors="replace").strip()
            if find_chromium() is None:
                raise HonjinError(f"apt-get could not install {SHELL}:\n{said}")
            print(f"   that failed; another Chromium will do. apt-get said: {said}", flush=True)
            return
    print(f"   installed in {time.monotonic() - began:.0f} s", flush=True)
