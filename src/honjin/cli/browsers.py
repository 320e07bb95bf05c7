"""Where the browsers for the tests come from."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from typing import NamedTuple

from honjin.core.errors import HonjinError

VARIABLE = "HONJIN_CHROMIUM"
SHELL = "chromium-headless-shell"
"""The same engine without the windows, tabs and services of a browser for people: a third less work for each page."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUICK = "To run the quick checks, which need none: ./honjin test --quick"


class Engine(NamedTuple):
    """Another engine that pages are shown by: the main flow is tried in each."""

    name: str
    programs: tuple[tuple[str, ...], ...]
    """All that is needed to drive it, each by the names it may have."""
    packages: tuple[str, ...]
    """Debian's packages that have them."""

    def find(self) -> tuple[str, ...] | None:
        """Where its programs are; None if one of them is not on PATH."""
        found = tuple(next((path for name in names if (path := shutil.which(name))), "") for names in self.programs)
        return found if all(found) else None

    @property
    def missing(self) -> str:
        """What to say where it is not and cannot be installed."""
        return f"{self.name} is not here, so nothing is tried in it. On Debian: apt install {' '.join(self.packages)}"


FIREFOX = Engine("Firefox", (("firefox-esr", "firefox"),), ("firefox-esr",))
WEBKIT = Engine("WebKitGTK", (("WebKitWebDriver",), ("Xvfb",)), ("webkit2gtk-driver", "xvfb"))
"""Its browser wants a screen: Xvfb has one in memory."""
ENGINES = (FIREFOX, WEBKIT)


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
    if VARIABLE not in os.environ and _can_install():
        # A plain font is for what our own fonts do not have.
        said = _installed("Chromium's headless shell", lambda: shutil.which(SHELL), SHELL, "fonts-liberation")
        if said and find_chromium() is None:
            raise HonjinError(f"apt-get could not install {SHELL}:\n{said}")
        if said:
            print(f"   that failed; another Chromium will do. apt-get said: {said}", flush=True)
    found = find_chromium()
    if found is None:
        raise HonjinError(
            "the tests drive a real browser, and there is no Chromium on PATH. On Debian: apt install "
            f"{SHELL}. Elsewhere install Chromium or Chrome, or let {VARIABLE} name one. {QUICK}"
        )
    return found


def need_engine(engine: Engine) -> tuple[str, ...] | None:
    """The programs of another engine, installed first if that is possible; None where it is not and cannot be."""
    if _can_install() and (said := _installed(engine.name, engine.find, *engine.packages)):
        raise HonjinError(f"apt-get could not install {' '.join(engine.packages)}:\n{said}\n{QUICK}")
    return engine.find()


def _can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def _installed(name: str, find: Callable[[], object], *packages: str) -> str:
    """See to it that Debian's packages are there; what apt said if it could not."""
    if find():
        return ""
    # The processes of a test run all come here at once, and apt serves one.
    with open(__file__) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find():
            return ""
        print(f"   {name} is missing: installing Debian's package …", flush=True)
        began = time.monotonic()
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (("update",), ("install", "--yes", "--no-install-recommends", *packages)):
            done = subprocess.run(
                ["apt-get", "-qq", *words], env=quiet, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
            )
            if done.returncode and words[0] == "install":
                return done.stdout.decode(errors="replace").strip()
        print(f"   installed in {time.monotonic() - began:.0f} s", flush=True)
    return ""
