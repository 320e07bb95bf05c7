"""What is not needed to start is not loaded to start: every process of a server would pay for it, and every verb."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WANTED_LATER = {
    "aiosmtplib": "a letter is sent",
    "alembic": "the database has an older form",
    "asyncpg": "the database is PostgreSQL",
    "mako": "the database has an older form",
    "markdown_it": "somebody reads the rules",
    "python_calamine": "somebody brings his orders in a workbook",
    "segno": "somebody is invited",
    "xlsxwriter": "somebody takes his orders out in a workbook",
}
"""By the package, when a server has a use for it."""


def loaded(code: str, *words: str) -> set[str]:
    """The packages that a process has after this code."""
    shown = "import sys; print(*{name.partition('.')[0] for name in sys.modules}, sep='\\n', file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", f"{code}\n{shown}", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def test_a_server_loads_what_somebody_asks_for_only_when_he_does() -> None:
    packages = loaded("import honjin.server.app")
    assert "litestar" in packages
    assert packages.isdisjoint(WANTED_LATER)


def test_a_database_as_it_should_be_is_served_without_the_tool_that_changes_it(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'honjin.sqlite'}"
    prepare = "import sys; from honjin.cli.preparing import prepare; prepare(sys.argv[1])"
    assert "alembic" in loaded(prepare, address)
    assert "alembic" not in loaded(prepare, address)


def test_the_version_is_said_without_what_lays_out_pages_and_plays_games() -> None:
    code = "import sys; sys.argv = ['honjin', '--version']; import honjin.cli; honjin.cli.main()"
    assert loaded(code).isdisjoint({*WANTED_LATER, "fluent", "jinja2", "litestar", "pygments", "rich", "sqlalchemy"})
