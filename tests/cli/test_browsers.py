"""Which browser the tests drive, and what is installed for them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from honjin.cli import browsers
from honjin.core.errors import HonjinError

CONTENTS = {
    browsers.SHELL: [browsers.SHELL],
    "firefox-esr": ["firefox-esr"],
    "webkit2gtk-driver": ["WebKitWebDriver"],
    "xvfb": ["Xvfb"],
}
"""The programs in Debian's packages."""


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
            self.programs |= {program for package in words for program in CONTENTS.get(package, ())}
        return subprocess.CompletedProcess(words, 0 if self.apt_works else 100, b"no such package")


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> Callable[[Machine], Machine]:
    def sit_at(machine: Machine) -> Machine:
        monkeypatch.delenv(browsers.VARIABLE, raising=False)
        monkeypatch.setattr("shutil.which", machine.which)
        monkeypatch.setattr("subprocess.run", machine.run)
        monkeypatch.setattr("os.geteuid", lambda: 0)
        return machine

    return sit_at


def test_the_shell_is_taken_where_it_is(on: Callable[[Machine], Machine]) -> None:
    machine = on(Machine("chromium", browsers.SHELL, "apt-get"))
    assert browsers.need_chromium() == f"/usr/bin/{browsers.SHELL}"
    assert machine.asked_for == []


def test_the_shell_is_installed_where_it_is_missing(on: Callable[[Machine], Machine]) -> None:
    machine = on(Machine("chromium", "apt-get"))
    assert browsers.need_chromium() == f"/usr/bin/{browsers.SHELL}"
    assert browsers.SHELL in machine.asked_for


def test_another_chromium_will_do_where_the_shell_cannot_be_had(
    on: Callable[[Machine], Machine], capsys: pytest.CaptureFixture[str]
) -> None:
    on(Machine("chromium", "apt-get", apt_works=False))
    assert browsers.need_chromium() == "/usr/bin/chromium"
    assert "no such package" in capsys.readouterr().out


@pytest.mark.parametrize("programs", [(), ("apt-get",)])
def test_without_any_the_tests_say_what_to_install(on: Callable[[Machine], Machine], programs: tuple[str, ...]) -> None:
    on(Machine(*programs, apt_works=False))
    with pytest.raises(HonjinError, match=browsers.SHELL):
        browsers.need_chromium()


@pytest.mark.parametrize("engine", browsers.ENGINES, ids=lambda engine: engine.name)
class TestAnotherEngine:
    def test_is_installed_where_it_is_missing(self, on: Callable[[Machine], Machine], engine: browsers.Engine) -> None:
        machine = on(Machine("apt-get"))
        first = browsers.need_engine(engine)
        assert first == engine.find()
        assert first is not None
        asked = list(machine.asked_for)
        assert set(engine.packages) <= set(asked)
        assert browsers.need_engine(engine) == first
        assert machine.asked_for == asked

    def test_is_left_out_where_nothing_can_be_installed(
        self, on: Callable[[Machine], Machine], engine: browsers.Engine
    ) -> None:
        assert on(Machine()).asked_for == []
        assert browsers.need_engine(engine) is None
        assert " ".join(engine.packages) in engine.missing

    def test_is_missed_where_apt_should_have_brought_it(
        self, on: Callable[[Machine], Machine], engine: browsers.Engine
    ) -> None:
        on(Machine("apt-get", apt_works=False))
        with pytest.raises(HonjinError, match="no such package"):
            browsers.need_engine(engine)


def test_one_that_is_named_is_taken(on: Callable[[Machine], Machine], monkeypatch: pytest.MonkeyPatch) -> None:
    machine = on(Machine("google-chrome", "apt-get"))
    monkeypatch.setenv(browsers.VARIABLE, "google-chrome")
    assert browsers.need_chromium() == "google-chrome"
    assert machine.asked_for == []
