"""One line of JSON for each thing worth knowing; never a query string, cookie, token or body."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import structlog
from sqlalchemy.exc import StatementError

LOG: structlog.typing.FilteringBoundLogger = structlog.get_logger("honjin")


def configure_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send our own lines, and those of libraries from warnings on, as JSON to the stream (else to stderr)."""
    target = stream or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_values,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(target),
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def hide_values(_logger: Any, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """A failed statement names its values, and an address, a digest or a line of chat is nothing for a log."""
    error = line.get("exc_info")
    if error is True:
        error = sys.exc_info()
    if isinstance(error, tuple):
        error = error[1]
    while isinstance(error, BaseException):
        if isinstance(error, StatementError):
            error.hide_parameters = True
        error = error.__cause__ or error.__context__
    return line
