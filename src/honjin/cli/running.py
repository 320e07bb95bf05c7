"""How the server is run: sockets, uvicorn, one process or several."""

from __future__ import annotations

import gc
import ipaddress
import socket
import sys
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from threading import Event, Thread
from typing import Any

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from honjin.core.errors import Unusable
from honjin.server.connections import HttpConnection, SocketConnection, allow_many_descriptors
from honjin.server.settings import Settings

TRIES = 50
"""Ports tried after a busy one."""


class Application(msgspec.Struct, frozen=True):
    """Makes the application in the process that runs it: workers receive this, not the application."""

    settings: Settings
    log_level: int

    def __call__(self) -> Any:
        """The application."""
        from honjin.server.app import create_app
        from honjin.server.logs import LOG, configure_logs

        configure_logs(level=self.log_level)
        try:
            application = create_app(self.settings)
            collect_seldom()
            return application
        except Exception:
            LOG.exception("cannot-start")
            # The code by which the supervisor knows that another try would fail the same way.
            raise SystemExit(STARTUP_FAILURE) from None


def collect_seldom() -> None:
    """Let the cycle collector look rarely: tables are long-lived and almost free of cycles.

    With its own thresholds it walked through all tables again and again: 1,450 instead of 1,770 actions a second at
    50 matches, and at 200 a 95th percentile of 340 instead of 146 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)


def listen(host: str, port: int, *, or_next: bool) -> socket.socket:
    """A socket on the port, or on the next free one if the port was not asked for by name."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + TRIES, 65535) + 1) if or_next and port else [port]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            # At once: on some systems a second bind succeeds as long as nobody listens.
            listener.listen(2048)
        except OSError as error:
            listener.close()
            problem = error
            continue
        listener.set_inheritable(True)
        return listener
    raise Unusable(f"cannot listen on {host}, port {port}: {problem.strerror}")


def is_loopback(host: str) -> bool:
    """Only this machine reaches such an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def run(application: Application, listener: socket.socket, workers: int) -> None:
    """Serve until told to stop. A worker that dies is replaced."""
    settings = application.settings
    allow_many_descriptors()
    config = uvicorn.Config(
        application,
        factory=True,
        workers=workers,
        loop="uvloop",
        http=HttpConnection,
        ws=SocketConnection,
        # An oversized message gets an answer of ours up to this size, and beyond it the line is cut.
        ws_max_size=4 * settings.limits.frame,
        # Packing cuts the messages a second to a quarter: not for loopback, but behind a proxy the line is a real one.
        ws_per_message_deflate=bool(settings.public_url) or not is_loopback(settings.host),
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        # A worker that does not answer for so long is replaced; on a busy machine it takes seconds only to import.
        timeout_worker_healthcheck=60,
    )
    if workers > 1:
        # uvicorn opens our standard input again in each worker, by its number. A process that was spawned has another
        # one than 0, and no worker inherits that.
        if sys.stdin is not None and sys.stdin.fileno() != 0:
            sys.stdin = None
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def when_ready(host: str, port: int, act: Callable[[], None]) -> None:
    """Do something as soon as the server answers."""
    Thread(target=_wait_and_act, args=(host, port, act), daemon=True, name="when-ready").start()


def _wait_and_act(host: str, port: int, act: Callable[[], None]) -> None:
    pause = Event()
    while not answers(host, port):
        pause.wait(0.05)
    act()


def answers(host: str, port: int) -> bool:
    """The server is up: uvicorn takes nothing in before the application has started."""
    connection = HTTPConnection(host, port, timeout=5)
    try:
        connection.request("GET", "/healthz", headers={"host": f"localhost:{port}"})
        connection.getresponse().read()
        return True
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
