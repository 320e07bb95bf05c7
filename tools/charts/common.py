"""What every chart is drawn with: the order of the layers, the colours of a theme, signs, small shapes, the paper."""

from __future__ import annotations

import base64
import math
import re
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

SOURCE = Path(__file__).resolve().parents[2] / "src" / "honjin"
GRAIN_LEVELS = 8

Colours = dict[str, str]


class Chart:
    """One chart in one theme, layer upon layer."""

    paper = "paper"
    """The colour token of the sheet."""

    def __init__(self, board: dict[str, Any], chart: dict[str, Any], colours: Colours) -> None:
        self.board = board
        self.chart = chart
        self.colour = colours
        # The contrast theme drops all that is only there for the eye.
        self.plain = colours["noise"] == "0"

    def picture(self) -> str:
        """The whole file."""
        width, height = self.board["canvas"]
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                f'height="{height}">',
                f"<defs>{''.join(self.definitions())}</defs>",
                f'<path fill="{self.colour[self.paper]}" d="M0 0H{width}V{height}H0Z"/>',
                '<g clip-path="url(#neat)">',
                *self.ground(),
                *self.grain(),
                "</g>",
                *self.frame(),
                "</svg>\n",
            ]
        )

    def definitions(self) -> Iterator[str]:
        """Shapes that are drawn more than once."""
        yield f'<clipPath id="neat">{box(self.chart["neat_line"])}</clipPath>'

    def ground(self) -> Iterator[str]:
        """Everything inside the neat line."""
        raise NotImplementedError

    def frame(self) -> Iterator[str]:
        """Everything upon the neat line and outside it."""
        raise NotImplementedError

    def rhumb_lines(self) -> str:
        """Thirty-two rays of the compass."""
        x, y, radius = self.chart["compass"]
        far = sum(self.board["canvas"])
        rays = (math.radians(360 / 32 * number) for number in range(32))
        return "".join(
            f"M{tidy(x + radius * math.cos(a))} {tidy(y + radius * math.sin(a))}"
            f"L{tidy(x + far * math.cos(a))} {tidy(y + far * math.sin(a))}"
            for a in rays
        )

    def grain(self) -> Iterator[str]:
        """The paper, as a tile of noise."""
        if self.plain:
            return
        tile = base64.b64encode(grain_tile()).decode()
        yield (
            '<pattern id="grain" width="256" height="256" patternUnits="userSpaceOnUse">'
            f'<image width="256" height="256" href="data:image/png;base64,{tile}"/></pattern>'
        )
        yield box(self.chart["neat_line"], f'fill="url(#grain)" opacity="{self.colour["noise"]}"')


# ---- colours and signs -----------------------------------------------------------------------------------------------


def colours_of(theme: str) -> Colours:
    """The tokens of a theme; the first block of the style sheet holds those that all share.

    A chart may look otherwise under another sky, such as at night: what its tokens leave out is that of the dark theme.
    """
    sheet = (SOURCE / "web" / "css" / "tokens.css").read_text(encoding="utf-8")
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)

    def tokens(sign: str) -> Colours:
        bodies = [body for selector, body in blocks if sign in selector]
        return {name: value.strip() for body in bodies for name, value in re.findall(r"--([\w-]+):([^;]+)", body)}

    return tokens(f"[data-theme={theme}]") or tokens("[data-theme=dark]") | tokens(f"[data-sky={theme}]")


def symbol(id: str) -> str:
    """What a sign consists of."""
    sheet = (SOURCE / "web" / "art" / "symbols.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="{id}"[^>]*>(.*?)</symbol>', sheet, re.DOTALL)
    if found is None:
        raise KeyError(id)
    return found[1]


# ---- small shapes ----------------------------------------------------------------------------------------------------


def tidy(number: float, digits: int = 1) -> str:
    """A number as short as it goes."""
    return f"{round(number, digits):g}"


def box(sides: list[float], attributes: str = "") -> str:
    """A rectangle from x, y, width, height."""
    x, y, width, height = sides
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {attributes}/>'.replace(" />", "/>")


def bar(x: float, y: float, width: float, height: float) -> str:
    return f"M{tidy(x)} {tidy(y)}h{tidy(width)}v{tidy(height)}h{tidy(-width)}z"


def line(points: Iterable[Sequence[float]], closed: bool = False) -> str:
    """A path through points."""
    return "M" + "L".join(f"{tidy(x)} {tidy(y)}" for x, y in points) + ("Z" if closed else "")


def fading(lines: list[str], colour: str, widths: tuple[float, float], opacities: tuple[float, float]) -> Iterator[str]:
    """Lines along a coast that thin out with the distance: they make the engraving."""
    steps = len(lines) - 1
    for number, drawn in enumerate(lines):
        width, opacity = (first + (last - first) * number / steps for first, last in (widths, opacities))
        yield (
            f'<path fill="none" stroke="{colour}" stroke-width="{tidy(width, 2)}" opacity="{tidy(opacity, 2)}" '
            f'd="{drawn}"/>'
        )


def placed(content: str, x: float, y: float, scale: float, colour: str) -> str:
    """A sign at its place, in one colour."""
    return f'<g transform="translate({tidy(x)} {tidy(y)})scale({tidy(scale, 4)})" color="{colour}">{content}</g>'


# ---- the paper -------------------------------------------------------------------------------------------------------


def grain_tile() -> bytes:
    """A PNG of 256 by 256: brown noise at 2, 8 and 32 pixels, as eight steps of transparency."""
    size, draw = 256, Random(1904)
    grids = [(cell, [[draw.random() for _ in range(size // cell)] for _ in range(size // cell)]) for cell in (2, 8, 32)]
    rows = []
    for y in range(0, size, 2):
        row = []
        for x in range(0, size, 2):
            value = sum(
                share * smooth(grid, cell, x, y) for (cell, grid), share in zip(grids, (0.4, 0.3, 0.3), strict=True)
            )
            step = min(GRAIN_LEVELS - 1, max(0, int((value - 0.22) / 0.56 * GRAIN_LEVELS)))
            row += [step, step]
        # Two samples in a byte; every row twice, as the finest noise is two pixels wide.
        packed = bytes([0]) + bytes(row[i] << 4 | row[i + 1] for i in range(0, size, 2))
        rows += [packed, packed]
    palette = bytes([0x5A, 0x46, 0x22] * GRAIN_LEVELS)
    alpha = bytes(round(34 * step / (GRAIN_LEVELS - 1)) for step in range(GRAIN_LEVELS))
    header = struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", palette), (b"tRNS", alpha), (b"IDAT", zlib.compress(b"".join(rows), 9))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in [*chunks, (b"IEND", b"")])


def smooth(grid: list[list[float]], cell: int, x: int, y: int) -> float:
    """The grid's value there, between its corners; the tile's edges meet."""
    n = len(grid)
    column, row, u, v = x // cell, y // cell, x % cell / cell, y % cell / cell
    right, below = (column + 1) % n, (row + 1) % n
    upper = grid[row][column] * (1 - u) + grid[row][right] * u
    lower = grid[below][column] * (1 - u) + grid[below][right] * u
    return upper * (1 - v) + lower * v


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
