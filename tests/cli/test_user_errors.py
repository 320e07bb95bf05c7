"""What a user may have got wrong, or his machine: one plain sentence, and exit 2."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from tests.patience import SECONDS

from honjin import cli
from honjin.cli.preparing import prepare
from honjin.core.errors import Unusable

ROOT = Path(__file__).parents[2]
NOWHERE = "postgresql://togo:secret@127.0.0.1:9/honjin"


@pytest.mark.parametrize(
    ("words", "environment", "sentence"),
    [
        (["serve", "--port", "70000"], {}, "a port is a number from 1 to 65535, or 0 for any free one, not 70000"),
        (["--port", "70000"], {}, "a port is a number from 1 to 65535, or 0 for any free one, not 70000"),
        ([], {"HONJIN_PORT": "99999"}, "a port is a number from 1 to 65535, or 0 for any free one, not 99999"),
        (["serve"], {"HONJIN_LIMITS": "elbows=3"}, "HONJIN_LIMITS has no limit 'elbows'"),
        (
            ["serve"],
            {"HONJIN_DATABASE_URL": NOWHERE},
            "***@127.0.0.1:9/honjin cannot be used: Connect call failed",
        ),
        (["serve"], {"HONJIN_DATABASE_URL": "mysql://x/y"}, "must look like postgresql://user:password@host/name"),
        (["serve"], {"HONJIN_DATABASE_URL": "sqlite:////dev/null/x/y"}, "cannot be used: Not a directory"),
        (["serve", "--data", "/dev/null/x"], {}, "the data folder /dev/null/x cannot be used: Not a directory"),
    ],
)
def test_one_plain_sentence(words: list[str], environment: dict[str, str], sentence: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "honjin.cli", *words],
        env={**os.environ, "HONJIN_DATA": str(tmp_path), "HONJIN_NO_BROWSER": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("honjin: ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr


def test_the_port_may_be_named_without_a_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    from honjin.cli import serve

    seen: list[object] = []

    def open_table(*given: object) -> int:
        seen.append(given)
        return 0

    monkeypatch.setattr(serve, "open_table", open_table)
    assert cli.app(["--port", "8111"], exit_on_error=False, print_error=False) == 0
    assert seen == [(None, 8111, None)]


def test_a_folder_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from honjin.cli.claim import Claim

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(Unusable, match="cannot be written: Permission denied"):
        Claim(tmp_path)


def test_a_full_disk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(**_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", "/data/match.honjin")

    monkeypatch.setattr(cli, "app", full)
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    assert capsys.readouterr().err == "honjin: No space left on device: /data/match.honjin\n"


def test_a_python_without_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    with pytest.raises(Unusable, match="this Python has no sqlite3 module"):
        prepare("sqlite:///x")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    import sqlite3

    address = f"sqlite:///{tmp_path / 'honjin.sqlite'}"
    prepare(address)
    with sqlite3.connect(tmp_path / "honjin.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Unusable, match="newer version of Honjin"):
        prepare(address)


@pytest.fixture
def script(tmp_path: Path) -> ModuleType:
    """The start script, with another folder for what it keeps."""
    loader = SourceFileLoader("start_script", str(ROOT / "honjin"))
    loader.path = str(ROOT / "honjin")
    spec = spec_from_loader("start_script", loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.dont_write_bytecode = True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = False
    module.TOOLS = str(tmp_path)  # type: ignore[attr-defined]
    return module


@pytest.mark.parametrize(
    "said",
    [
        "WARNING: Retrying after connection broken by 'NewConnectionError(...): Failed to establish a new connection: "
        "[Errno -3] Temporary failure in name resolution')': /simple/uv/\nERROR: No matching distribution found for uv",
        "error: Failed to fetch: `https://files.example/x.whl`\n  Caused by: dns error: failed to lookup address",
    ],
)
def test_a_first_start_without_network_says_what_it_needs(script: ModuleType, tmp_path: Path, said: str) -> None:
    words = script.explained(said)
    assert words.startswith("the first start needs the network, once")
    assert "\n" not in words
    assert (tmp_path / "install.log").read_text() == said + "\n"
    assert "the disk is full" in script.explained("error: the disk is full")
