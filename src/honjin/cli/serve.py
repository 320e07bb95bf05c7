"""`honjin` and `honjin serve`: the table in the browser."""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from honjin.cli.claim import Claim, Claimed
from honjin.cli.preparing import prepare
from honjin.cli.running import Application, is_loopback, listen, run, when_ready
from honjin.core.errors import HonjinError
from honjin.server.settings import Settings, read_settings

LogLevel = Literal["debug", "info", "warning", "error"]


def open_table(host: str | None = None, port: int | None = None, data: Path | None = None) -> int:
    """Start the server on this machine and open it in the browser; if it runs already, only open it."""
    settings = read_settings(host=host, port=port, data=data)
    or_next = port is None and not _port_is_set()
    try:
        return _serve(settings, workers=1, opening=True, log_level="warning", or_next=or_next)
    except Claimed as claimed:
        if claimed.running is None:
            raise
        _say(f"Honjin is already running at {claimed.running.url}")
        _open_browser(claimed.running.url)
        return 0


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    workers: int = 1,
    open: Annotated[bool, Parameter(negative="--no-open")] = False,
    log_level: LogLevel = "info",
) -> int:
    """Run the server: for yourself, for friends in the same network, or for the world behind a proxy.

    What is left out comes from the environment (HONJIN_HOST, HONJIN_PORT, HONJIN_DATA, HONJIN_DATABASE_URL, …);
    docs/guides/hosting.md lists it all.

    Parameters
    ----------
    host
        The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it.
    port
        The port; 8000, or the next free one, if you name none.
    data
        The folder of the database and the secret key.
    workers
        Processes that serve; more than one needs PostgreSQL.
    open
        Open a browser once the server answers.
    log_level
        How much to log, as JSON lines on standard error.
    """
    settings = read_settings(host=host, port=port, data=data)
    if workers < 1:
        raise HonjinError("--workers must be at least 1")
    if workers > 1 and not settings.database.startswith("postgres"):
        raise HonjinError(
            "several workers need PostgreSQL, because SQLite allows only one writer: "
            "set HONJIN_DATABASE_URL=postgresql://user:password@host/name, or leave --workers out"
        )
    or_next = port is None and not _port_is_set()
    return _serve(settings, workers=workers, opening=open, log_level=log_level, or_next=or_next)


def _serve(settings: Settings, *, workers: int, opening: bool, log_level: LogLevel, or_next: bool) -> int:
    level = logging.getLevelNamesMapping()[log_level.upper()]
    with ExitStack() as stack:
        # PostgreSQL sorts out its writers by itself.
        claim = stack.enter_context(closing(Claim(settings.data))) if settings.database.startswith("sqlite") else None
        listener = stack.enter_context(listen(settings.host, settings.port, or_next=or_next))
        prepare(settings.database)
        port: int = listener.getsockname()[1]
        here = f"http://{_written(_nearest(settings.host))}:{port}"
        if claim is not None:
            claim.tell(here)
        wanted, settings = settings.port, msgspec.structs.replace(settings, port=port)
        when_ready(_nearest(settings.host), port, lambda: _announce(settings, here, wanted, opening))
        # uvicorn stops gracefully, then passes Ctrl-C on.
        with suppress(KeyboardInterrupt):
            run(Application(settings, level), listener, workers)
    return 0


def _announce(settings: Settings, here: str, wanted: int, opening: bool) -> None:
    """Say where the server is; one line, and a picture for the phone if a phone can reach it."""
    busy = f" (port {wanted} was taken)" if wanted not in (0, settings.port) else ""
    far = settings.public_url or here
    if not settings.public_url and not is_loopback(settings.host):
        far = f"http://{_written(_address_in_network(settings.host))}:{settings.port}"
    _say(f"Honjin is open at {far}{busy}. Ctrl-C closes it.")
    if not is_loopback(settings.host):
        import segno

        segno.make(far).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()
    if opening:
        _open_browser(here)


def _nearest(host: str) -> str:
    """The address under which this machine itself reaches the server."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _written(host: str) -> str:
    """An address as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def _address_in_network(host: str) -> str:
    """This machine's address for its neighbours, when the server listens on all of them."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # sends nothing: it only asks the system which way it would go
        return str(asking.getsockname()[0])
    return socket.gethostname()


def _open_browser(url: str) -> None:
    """Open a browser where there is somebody to look at it."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    if os.environ.get("HONJIN_NO_BROWSER") or os.environ.get("CI"):
        return
    if sys.platform != "darwin" and not any(os.environ.get(name) for name in displays):
        return
    import webbrowser

    webbrowser.open(url)


def _port_is_set() -> bool:
    return bool(os.environ.get("HONJIN_PORT"))


def _say(words: str) -> None:
    print(words, flush=True)
