"""What processes use, as Linux tells it; nothing elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

PROC = Path("/proc")


def family(pid: int) -> list[int]:
    """A process and all that came from it."""
    children: dict[int, list[int]] = {}
    for entry in PROC.glob("[0-9]*"):
        if (fields := _fields(int(entry.name))) is not None:
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def cpu_seconds(pids: list[int]) -> float:
    """Processor time of these processes so far."""
    ticks = 0
    for pid in pids:
        if (fields := _fields(pid)) is not None:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Memory that a process has in use, in MB."""
    try:
        pages = int((PROC / str(pid) / "statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _fields(pid: int) -> list[str] | None:
    """The fields of a process after its name: state, parent, …"""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
