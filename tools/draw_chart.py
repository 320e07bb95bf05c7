"""Draws the printed part of a game's board: one SVG picture for each theme.

For maintainers: `python tools/draw_chart.py port_arthur`. Reads `board.json` and `chart.json` of the game's board
folder, the colours of `web/css/tokens.css` and the compass of `web/art/symbols.svg`, and writes `chart-<theme>.svg`
beside them. The pictures are committed; a test draws them again and compares. Presentation attributes only and no
style element, so the pictures stand under any content policy and in an `<img>`.
"""

from __future__ import annotations

import base64
import json
import math
import re
import struct
import sys
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

SOURCE = Path(__file__).resolve().parents[1] / "src" / "honjin"
THEMES = ("light", "dark", "contrast")
GRAIN_LEVELS = 8

Colours = dict[str, str]


def main() -> None:
    """Draws the charts of the games named on the command line."""
    for game in sys.argv[1:]:
        folder = SOURCE / "games" / game / "board"
        for name, picture in charts(folder).items():
            (folder / name).write_text(picture, encoding="utf-8")
            print(f"{folder / name}: {len(picture):,} bytes, {len(zlib.compress(picture.encode(), 9)):,} compressed")


def charts(folder: Path) -> dict[str, str]:
    """The pictures of one board folder by file name."""
    board = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    chart = json.loads((folder / "chart.json").read_text(encoding="utf-8"))
    return {board["charts"][theme]: Chart(board, chart, colours_of(theme)).picture() for theme in THEMES}


def colours_of(theme: str) -> Colours:
    """The tokens of a theme; the first block of the style sheet holds those that all share."""
    sheet = (SOURCE / "web" / "css" / "tokens.css").read_text(encoding="utf-8")
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)
    return {
        name: value.strip()
        for selector, body in blocks
        if f"[data-theme={theme}]" in selector
        for name, value in re.findall(r"--([\w-]+):([^;]+)", body)
    }


def symbol(id: str) -> str:
    """What a sign consists of."""
    sheet = (SOURCE / "web" / "art" / "symbols.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="{id}"[^>]*>(.*?)</symbol>', sheet, re.DOTALL)
    if found is None:
        raise KeyError(id)
    return found[1]


class Chart:
    """One chart in one theme, layer upon layer."""

    def __init__(self, board: dict[str, Any], chart: dict[str, Any], colours: Colours) -> None:
        self.board = board
        self.chart = chart
        self.colour = colours
        # The contrast theme drops all that is only there for the eye.
        self.plain = colours["noise"] == "0"

    def picture(self) -> str:
        """The whole file."""
        width, height = self.board["canvas"]
        layers = [*self.sea(), *self.land(), *self.lines(), *self.grain()]
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                f'height="{height}">',
                f"<defs>{''.join(self.definitions())}</defs>",
                f'<path fill="{self.colour["paper"]}" d="M0 0H{width}V{height}H0Z"/>',
                '<g clip-path="url(#neat)">',
                *layers,
                "</g>",
                *self.frame(),
                "</svg>\n",
            ]
        )

    def definitions(self) -> Iterator[str]:
        """Shapes that are drawn more than once."""
        yield f'<clipPath id="neat">{box(self.chart["neat_line"])}</clipPath>'
        yield f'<path id="land" d="{self.board["land"]}"/>'
        yield '<clipPath id="ground"><use href="#land"/></clipPath>'
        for number, area in enumerate(self.board["areas"].values()):
            yield f'<path id="z{number}" d="{area["outline"]}"/>'
            yield f'<clipPath id="c{number}"><use href="#z{number}"/></clipPath>'

    # ---- the sea ----------------------------------------------------------------------------------------------------

    def sea(self) -> Iterator[str]:
        """Tints, graticule, waterlines, the soft edge of each zone, soundings."""
        tint = self.chart["tints"]
        for number, area in enumerate(self.board["areas"]):
            yield f'<use href="#z{number}" fill="{self.colour["sea-" + tint[area]]}"/>'
        ink = self.colour["sea-ink"]
        if not self.plain:
            yield f'<path fill="none" stroke="{ink}" stroke-width=".5" opacity=".2" d="{self.rhumb_lines()}"/>'
        yield f'<path fill="none" stroke="{ink}" stroke-width=".6" opacity=".35" d="{self.chart["graticule"]}"/>'
        yield from self.waterlines()
        for number in range(len(self.board["areas"])):
            yield (
                f'<use href="#z{number}" fill="none" stroke="{self.colour["sea-edge"]}" stroke-width="22" '
                f'opacity=".16" clip-path="url(#c{number})"/>'
            )
        if not self.plain:
            yield from self.soundings()

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

    def waterlines(self) -> Iterator[str]:
        """Lines along the coast that thin out with the distance: they make the engraving."""
        lines = self.chart["waterlines"]
        steps = len(lines) - 1
        for number, line in enumerate(lines):
            part = number / steps
            yield (
                f'<path fill="none" stroke="{self.colour["sea-ink"]}" stroke-width="{tidy(1 - 0.54 * part, 2)}" '
                f'opacity="{tidy(0.85 - 0.63 * part, 2)}" d="{line["path"]}"/>'
            )

    def soundings(self) -> Iterator[str]:
        """Depths in metres; ornament."""
        yield (
            f'<g fill="{self.colour["sound"]}" opacity=".8" font-family="Georgia,serif" font-style="italic" '
            'font-size="9.5" text-anchor="middle">'
        )
        free = [(x, y, depth) for x, y, depth in self.chart["soundings"] if self.is_free(x, y)]
        yield "".join(f'<text x="{x}" y="{y}">{depth}</text>' for x, y, depth in free)
        yield "</g>"

    def is_free(self, x: float, y: float) -> bool:
        """Whether neither a counter nor a name will lie there."""
        boxes = [slot["box"] for slot in self.board["slots"].values() if "box" in slot]
        boxes += [panel["box"] for panel in self.board["panels"].values()]
        boxes += [
            [slot["at"][0] - 40, slot["at"][1] - 14, 80, 28] for slot in self.board["slots"].values() if "at" in slot
        ]
        for area in self.board["areas"].values():
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", area["label"]["curve"])]
            left, right = min(numbers[::2]), max(numbers[::2])
            boxes.append([left, min(numbers[1::2]) - 8, right - left, max(numbers[1::2]) - min(numbers[1::2]) + 14])
            boxes.append([area["second"]["at"][0] - 70, area["second"]["at"][1] - 20, 140, 26])
        cx, cy, radius = self.chart["compass"]
        boxes.append([cx - radius, cy - radius, 2 * radius, 2 * radius])
        return not any(
            left - 16 < x < left + width + 16 and top - 6 < y < top + height + 14 for left, top, width, height in boxes
        )

    # ---- the land ---------------------------------------------------------------------------------------------------

    def land(self) -> Iterator[str]:
        """Glow, ground, coast, inner shade, hills, rivers, railways; the closed water lies on the ground."""
        colour = self.colour
        yield f'<use href="#land" fill="none" stroke="{colour["sea-ink"]}" stroke-width="5" opacity=".22"/>'
        yield (
            f'<use href="#land" fill="{colour["land"]}" stroke="{colour["coast"]}" stroke-width="1.1" '
            'stroke-linejoin="round"/>'
        )
        yield (
            f'<use href="#land" fill="none" stroke="{colour["land-ink"]}" stroke-width="9" opacity=".16" '
            'clip-path="url(#ground)"/>'
        )
        yield (
            f'<path fill="{colour["sea-b"]}" stroke="{colour["coast"]}" stroke-width=".6" '
            f'd="{self.chart["closed_water"]}"/>'
        )
        yield (
            f'<path fill="none" stroke="{colour["land-ink"]}" stroke-width=".75" opacity=".6" '
            f'd="{self.chart["hachures"]}"/>'
        )
        rivers = "".join(self.chart["rivers"])
        yield f'<path fill="none" stroke="{colour["sea-ink"]}" stroke-width="1.2" opacity=".8" d="{rivers}"/>'
        rails = "".join(self.chart["railways"])
        yield f'<path fill="none" stroke="{colour["coast"]}" stroke-width="2.2" opacity=".65" d="{rails}"/>'
        yield f'<path fill="none" stroke="{colour["land"]}" stroke-width="1.1" stroke-dasharray="5 5" d="{rails}"/>'

    # ---- lines above both -------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Borders of the zones, straits, the compass, and the lines from the port boxes to the coast."""
        colour = self.colour
        borders = "".join(line(points) for points in self.chart["borders"])
        rounded = 'fill="none" stroke-linecap="round"'
        yield f'<path {rounded} stroke="{colour["paper"]}" stroke-width="5" opacity=".85" d="{borders}"/>'
        yield f'<path {rounded} stroke="{colour["coast"]}" stroke-width="2.6" stroke-dasharray=".1 8" d="{borders}"/>'
        for x, y in self.chart["passages"]:
            yield f'<circle cx="{x}" cy="{y}" r="11" fill="{colour["paper"]}" stroke="{colour["coast"]}"/>'
            yield placed(symbol("i-passage"), x - 8, y - 8, 16 / 24, colour["coast"])
        x, y, radius = self.chart["compass"]
        rose = placed(symbol("compass"), x - radius, y - radius, radius / 50, colour["sea-label"])
        yield f'<g opacity=".8">{rose}</g>'
        leaders = "".join(line(points) for points in self.chart["leaders"])
        yield (
            f'<path fill="none" stroke="{colour["coast"]}" stroke-width="1.4" stroke-dasharray="5 4" d="{leaders}"/>'
        )
        for *_, (x, y) in self.chart["leaders"]:
            yield (
                f'<circle cx="{x}" cy="{y}" r="4.5" fill="{colour["brand"]}" stroke="{colour["paper"]}" '
                'stroke-width="1.4"/>'
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

    # ---- the frame --------------------------------------------------------------------------------------------------

    def frame(self) -> Iterator[str]:
        """Outer frame, degree bars, neat line, and a number every five degrees."""
        ink = self.colour["frame"]
        left, top, width, height = self.chart["neat_line"]
        outer = self.chart["outer"]
        hollow = f'fill="none" stroke="{ink}"'
        yield box([outer[0] + 4, outer[1] + 4, outer[2] - 8, outer[3] - 8], f'{hollow} stroke-width="2.4"')
        yield box([left - 6, top - 6, width + 12, height + 12], f"{hollow}")
        yield box([left, top, width, height], f"{hollow}")
        yield f'<path fill="{ink}" d="{"".join(self.degree_bars())}"/>'
        yield f'<g fill="{self.colour["ink-2"]}" font-family="sans-serif" font-size="7.5" text-anchor="middle">'
        yield "".join(self.degree_numbers())
        yield "</g>"

    def degree_bars(self) -> Iterator[str]:
        """Every second degree is black."""
        left, top, width, height = self.chart["neat_line"]
        for side, ticks in self.chart["degrees"].items():
            for (degree, a), (_, b) in pairwise(ticks):
                if degree % 2 == 0:
                    if side in ("top", "bottom"):
                        yield bar(a, top - 6 if side == "top" else top + height, b - a, 6)
                    else:
                        yield bar(left - 6 if side == "left" else left + width, b, 6, a - b)

    def degree_numbers(self) -> Iterator[str]:
        left, top, width, height = self.chart["neat_line"]
        for side, ticks in self.chart["degrees"].items():
            for degree, at in ticks:
                if degree % 5 == 0 and side in ("top", "bottom"):
                    y = top - 8 if side == "top" else top + height + 13.5
                    yield f'<text x="{at}" y="{y}">{degree}°</text>'
                elif degree % 5 == 0:
                    x, turn = (left - 8, -90) if side == "left" else (left + width + 8, 90)
                    yield f'<text transform="translate({x} {at})rotate({turn})">{degree}°</text>'


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


def line(points: list[list[float]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)


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


if __name__ == "__main__":
    main()
