"""How figures are shown, and the yardstick beside them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table as Grid


def show(figures: msgspec.Struct, json: bool) -> None:
    """Print figures: as a table, or as JSON and nothing else."""
    if json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        return
    grid = Grid("figure", "value", box=None, pad_edge=False, show_header=False)
    for name, value in msgspec.structs.asdict(figures).items():
        grid.add_row(name.replace("_", " "), f"{value:,.3f}" if isinstance(value, float) else str(value))
    Console().print(grid)


def reference_loop() -> float:
    """Microseconds for a fixed piece of plain Python: small ints, a list, a dict and a call. The best of many runs."""

    def step(value: int, table: dict[int, int]) -> int:
        return table.get(value & 31, value) + 1

    def loop() -> int:
        table = {number: number * 3 for number in range(32)}
        numbers = list(range(50))
        total = 0
        for number in numbers:
            total += step(total ^ number, table)
        return total

    return min(timed(loop) for _ in range(2000))


def timed(act: Callable[[], object]) -> float:
    """Microseconds that something takes."""
    began = time.perf_counter()
    act()
    return 1e6 * (time.perf_counter() - began)
