"""The package as others install it: built, put into an empty environment, started from another folder."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from tests.patience import SECONDS

from honjin.core.game import by_title, find_games

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "honjin"
OPEN = re.compile(r"Honjin is open at (http://\S+?)\.? ")


def run(*command: str | Path, **settings: str) -> str:
    """What a command printed that went well."""
    done = subprocess.run(
        [*map(str, command)], env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def uv() -> str | None:
    """The uv that made our own environment: what it has fetched is not fetched again. None where pip made it."""
    own = ROOT / ".tools" / "uv" / "bin" / "uv"
    return shutil.which("uv") or (str(own) if own.exists() else None)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    if tool := uv():
        run(tool, "build", "--wheel", "--out-dir", folder, ROOT)
    else:
        run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, ROOT)
    (built,) = folder.glob("honjin-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that holds the wheel, what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere")
    locked = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    constraints = folder / "constraints.txt"
    constraints.write_text("".join(f"{p['name']}=={p['version']}\n" for p in locked if "registry" in p["source"]))
    environment = folder / "environment"
    python = environment / "bin" / "python"
    if tool := uv():
        run(tool, "venv", "--quiet", "--python", sys.executable, environment)
        run(tool, "pip", "install", "--quiet", "--python", python, "--constraint", constraints, wheel)
    else:
        run(sys.executable, "-m", "venv", environment)
        run(python, "-m", "pip", "install", "--quiet", "--constraint", constraints, wheel)
    return environment / "bin"


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """A server of the installed package, started where nothing of the project lies."""
    process = subprocess.Popen(
        [installed / "honjin", "serve", "--port", "0"],
        cwd=tmp_path,
        env={**os.environ, "HONJIN_DATA": str(tmp_path / "data"), "HONJIN_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = OPEN.search(process.stdout.readline())
    assert found
    yield found[1]
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=SECONDS)


class Files(HTMLParser):
    """The files that a page is made with."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        place = given.get("src") if tag in ("script", "img") else given.get("href") if tag in ("link", "use") else None
        if place and not place.startswith(("data:", "#")):
            self.found.add(place)


def test_the_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    ours = {
        str(path.relative_to(SOURCES.parent))
        for path in SOURCES.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {name for name in ZipFile(wheel).namelist() if not name.split("/")[0].endswith(".dist-info")}
    assert ours - packed == set()
    assert packed - ours == {"honjin/guides/bots.md"}


def test_the_command_works_from_another_folder(installed: Path, tmp_path: Path) -> None:
    def honjin(*words: str) -> str:
        done = subprocess.run(
            [installed / "honjin", *words],
            cwd=tmp_path,
            env={**os.environ, "HONJIN_DATA": str(tmp_path / "data"), "HONJIN_LANGUAGE": "en", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert json.loads(honjin("simulate", "ran", "--seats", "script,random", "--games", "1", "--json"))
    for game in by_title(find_games().values()):
        assert honjin("rules", game)
        honjin("data", "export", game, f"{game}.xlsx")
        assert (tmp_path / f"{game}.xlsx").exists()


def test_its_server_has_every_page_and_all_that_the_pages_are_made_with(address: str) -> None:
    files: set[str] = set()
    pages = ("/", "/lobby", "/account", "/about", "/verify", "/api", "/api/bots", "/rules", "/rules/ran", "/replays")
    for page in (*pages, "/sw.js", "/offline/ja"):
        with urlopen(f"{address}{page}", timeout=SECONDS) as answer:
            assert answer.status == 200
            if "html" in answer.headers["content-type"]:
                reader = Files()
                reader.feed(answer.read().decode())
                files |= {urljoin(f"{address}{page}", place) for place in reader.found}
    ours = {file.split("#")[0] for file in files if urlsplit(file).path.startswith("/static/")}
    assert {Path(file).suffix for file in ours} >= {".css", ".js", ".svg"}
    for file in sorted(ours):
        with urlopen(file, timeout=SECONDS) as answer:
            assert answer.status == 200, file
