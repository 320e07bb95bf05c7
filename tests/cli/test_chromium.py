"""Which browser the tests drive, and what is installed for them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from honjin.cli import chromium
from honjin.core.errors import HonjinError


class Machine:
    """A machine on which certain programs are found, and apt works or not."""

    def __init__(self, *programs: str, apt_works: bool = True) -> None:
        self.programs = set(programs)
        self.apt_works = apt_works
        self.asked_for: list[str] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.programs else None

    def run(self, words: list[str], **_how: Any) -> subprocess.CompletedProcess[bytes]:
        self.asked_for += words
        if self.apt_works and "install" in words:
            self.programs.add(chromium.SHELL)
        return subprocess.CompletedProcess(words, 0 if self.apt_works else 100, b"no such package")


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> Callable[[Machine], Machine]:
    def sit_at(machine: Machine) -> Machine:
        monkeypatch.delenv(chromium.VARIABLE, raising=False)
        monkeypatch.setattr("shutil.which", machine.which)
        monkeypatch.setattr("subprocess.run", machine.run)
        monkeypatch.setattr("os.geteuid", lambda: 0)
        return machine

    return sit_at


def test_the_shell_is_taken_where_it_is(on: Callable[[Machine], Machine]) -> None:
    machine = on(Machine("chromium", chromium.SHELL, "apt-get"))
    assert chromium.need_chromium() == f"/usr/bin/{chromium.SHELL}"
    assert machine.asked_for == []


def test_the_shell_is_installed_where_it_is_missing(on: Callable[[Machine], Machine]) -> None:
    machine = on(Machine("chromium", "apt-get"))
    assert chromium.need_chromium() == f"/usr/bin/{chromium.SHELL}"
    assert chromium.SHELL in machine.asked_for


def test_another_chromium_will_do_where_the_shell_cannot_be_had(
    on: Callable[[Machine], Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    on(Machine("chromium", "apt-get", apt_works=False))
    assert chromium.need_chromium() == "/usr/bin/chromium"
    assert "no such package" in capsys.readouterr().out


@pytest.mark.parametrize("programs", [(), ("apt-get",)])
def test_without_any_the_tests_say_what_to_install(on: Callable[[Machine], Machine], programs: tuple[str, ...]) -> None:
    on(Machine(*programs, apt_works=False))
    with pytest.raises(HonjinError, match=chromium.SHELL):
        chromium.need_chromium()


def test_one_that_is_named_is_taken(on: Callable[[Machine], Machine], monkeypatch: pytest.MonkeyPatch) -> None:
    machine = on(Machine("google-chrome", "apt-get"))
    monkeypatch.setenv(chromium.VARIABLE, "google-chrome")
    assert chromium.need_chromium() == "google-chrome"
    assert machine.asked_for == []
