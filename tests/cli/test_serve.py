"""Starting the server as a player or an operator does, and what may stand in the way."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Protocol
from urllib.request import urlopen

import msgspec
import pytest
from tests.patience import SECONDS

from honjin.cli.claim import Claim, Claimed
from honjin.cli.running import is_loopback, listen
from honjin.core.errors import HonjinError
from honjin.server.settings import Settings

pytestmark = pytest.mark.thorough

OPEN = re.compile(r"Honjin is open at (http://\S+?)(?: \(port (\d+) was taken\))?\. Ctrl-C closes it\.")


class Start(Protocol):
    """How a test starts the command line and leaves it running."""

    def __call__(self, *words: str, **environment: str) -> subprocess.Popen[str]: ...


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[subprocess.Popen[str]] = []

    def begin(*words: str, **environment: str) -> subprocess.Popen[str]:
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "CI")}
        process = subprocess.Popen(
            [sys.executable, "-m", "honjin.cli", *words],
            env={**kept, "HONJIN_DATA": str(tmp_path / "data"), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


def opened(process: subprocess.Popen[str]) -> tuple[str, str | None]:
    """The address that a server announces, and the port that it found taken."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = OPEN.search(line)
    assert found, line or process.communicate()[1]
    return found[1], found[2]


def test_without_a_verb_the_table_opens_and_ctrl_c_closes_it(start: Start) -> None:
    process = start(HONJIN_PORT="0")
    url, _ = opened(process)
    assert url.startswith("http://127.0.0.1:")
    with urlopen(f"{url}/healthz") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=SECONDS)
    assert process.returncode == 0, error
    assert (out, error) == ("", "")


def test_a_second_start_opens_the_running_server(start: Start, tmp_path: Path) -> None:
    looked_at = tmp_path / "looked-at"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {looked_at}\n')
    browser.chmod(0o755)
    url, _ = opened(start(HONJIN_PORT="0"))
    assert not looked_at.exists(), "a browser without a display"
    second = start(HONJIN_PORT="0", DISPLAY=":0", BROWSER=str(browser))
    out, error = second.communicate(timeout=SECONDS)
    assert second.returncode == 0, error
    assert out == f"Honjin is already running at {url}\n"
    assert looked_at.read_text() == f"{url}\n"
    third = start(HONJIN_PORT="0", DISPLAY=":0", BROWSER=str(browser), HONJIN_NO_BROWSER="1")
    third.communicate(timeout=SECONDS)
    assert looked_at.read_text() == f"{url}\n"
    fourth = start("serve")
    _, error = fourth.communicate(timeout=SECONDS)
    assert fourth.returncode == 1
    assert f"already running at {url}" in error


def test_a_killed_server_leaves_no_lock_behind(start: Start) -> None:
    first = start("serve", "--port", "0")
    opened(first)
    first.kill()
    first.wait()
    opened(start("serve", "--port", "0"))


def test_a_busy_port_gives_way_only_if_nobody_named_it(start: Start, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0, or_next=False) as taken:
        port = str(taken.getsockname()[1])
        named = start("serve", "--port", port)
        _, error = named.communicate(timeout=SECONDS)
        assert named.returncode == 2
        assert f"port {port}" in error
        with listen("127.0.0.1", int(port), or_next=True) as other:
            assert other.getsockname()[1] > int(port)


def test_several_workers_want_postgresql(start: Start) -> None:
    process = start("serve", "--workers", "2", "--port", "0")
    _, error = process.communicate(timeout=SECONDS)
    assert process.returncode == 1
    assert "HONJIN_DATABASE_URL" in error
    assert "Traceback" not in error


def test_a_phone_that_can_reach_the_server_gets_a_picture(start: Start) -> None:
    process = start("serve", "--host", "0.0.0.0", "--port", "0", "--log-level", "error")
    opened(process)
    assert process.stdout is not None
    assert "█" in process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=SECONDS)[1] == ""


def test_two_claims_on_a_folder_exclude_each_other(tmp_path: Path) -> None:
    with closing(Claim(tmp_path)) as claim:
        with pytest.raises(Claimed) as early:
            Claim(tmp_path)
        assert early.value.running is None
        claim.tell("http://127.0.0.1:1234")
        with pytest.raises(Claimed, match=r"http://127\.0\.0\.1:1234"):
            Claim(tmp_path)
    Claim(tmp_path).close()


def test_a_socket_on_an_impossible_address_is_an_error_for_people() -> None:
    with pytest.raises(HonjinError, match=r"203\.0\.113\.7"):
        listen("203.0.113.7", 8000, or_next=False)


@pytest.mark.parametrize(
    ("host", "near"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("10.0.0.1", False)]
)
def test_which_addresses_only_this_machine_reaches(host: str, near: bool) -> None:
    assert is_loopback(host) is near


def test_a_listening_socket_takes_connections_before_the_server_runs() -> None:
    with listen("127.0.0.1", 0, or_next=False) as listener, socket.create_connection(listener.getsockname()):
        pass


def test_the_guide_lists_every_setting_and_no_other() -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "guides" / "hosting.md").read_text()
    named = set(re.findall(r"HONJIN_([A-Z_]+)", guide.partition("## Settings")[2]))
    settings = {field.name.upper() for field in msgspec.structs.fields(Settings)}
    assert named == settings | {"NO_BROWSER"}
