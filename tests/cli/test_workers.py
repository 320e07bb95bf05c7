"""Several workers on PostgreSQL: all of them serve, and one that dies is replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.patience import SECONDS

from honjin.cli.bench.processes import family

pytestmark = pytest.mark.thorough


def workers_of(process: subprocess.Popen[str]) -> set[int]:
    """The processes right below it that serve: not multiprocessing's helper, nor the workers' own thinkers."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def test_a_dead_worker_is_replaced_and_the_server_goes_on(postgres_url: str, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "honjin.cli", "serve", "--workers", "2", "--port", "0", "--log-level", "error"],
        env={**os.environ, "HONJIN_DATA": str(tmp_path), "HONJIN_DATABASE_URL": postgres_url},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split(" at ")[1].split(". ")[0]
        first = workers_of(process)
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        until = time.monotonic() + SECONDS  # the supervisor first waits for the other one, which may be importing
        while len(workers_of(process) - {min(first)}) < 2:
            assert time.monotonic() < until, "no new worker came"
            time.sleep(0.1)
        with urlopen(f"{url}/healthz", timeout=SECONDS) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 0
        assert not Path(f"/proc/{max(first)}").exists()
    finally:
        if process.poll() is None:
            for pid in family(process.pid):
                os.kill(pid, signal.SIGKILL)
        process.communicate()
