"""Who else has an account on the machine reads nothing."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from honjin.cli.claim import Claim
from honjin.server.settings import read_settings
from honjin.server.store.database import Database
from honjin.server.store.migrating import migrate


@pytest.fixture(autouse=True)
def generous_mask() -> Iterator[None]:
    before = os.umask(0o000)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in sorted(folder.iterdir())}


async def open_once(database_url: str, folder: Path) -> dict[str, str]:
    database = Database(database_url)
    await migrate(database)
    async with database.write() as connection:
        await connection.exec_driver_sql("CREATE TABLE something (x)")
        found = modes(folder)
    await database.close()
    return found


@pytest.mark.asyncio
async def test_all_that_the_server_writes_is_its_owners(tmp_path: Path) -> None:
    data = tmp_path / "new"
    settings = read_settings({}, data=data)
    Claim(settings.data).close()
    found = await open_once(settings.database, data)
    assert oct(stat.S_IMODE(data.stat().st_mode)) == "0o700"
    assert {"honjin.sqlite", "honjin.sqlite-wal", "honjin.sqlite-shm", "secret.key", "server.lock"} <= found.keys()
    assert set(found.values()) == {"0o600"}


@pytest.mark.asyncio
async def test_a_database_that_was_open_to_all_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data = tmp_path / "honjin"
    data.mkdir()
    sqlite3.connect(data / "honjin.sqlite").close()
    (data / "honjin.sqlite").touch()
    settings = read_settings({})
    assert settings.data == data
    found = await open_once(settings.database, data)
    assert found["honjin.sqlite"] == "0o600"
    assert oct(stat.S_IMODE(data.stat().st_mode)) == "0o700"


def test_a_folder_that_somebody_made_keeps_its_mode(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    read_settings({}, data=shared)
    assert oct(stat.S_IMODE(shared.stat().st_mode)) == "0o755"
