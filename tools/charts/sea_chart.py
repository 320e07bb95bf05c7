"""The chart of Port Arthur: zones of the sea, coasts, and degrees along the frame."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from charts.common import Chart, bar, box, fading, line, placed, symbol


class SeaChart(Chart):
    """A chart for sailors."""

    def definitions(self) -> Iterator[str]:
        """Shapes that are drawn more than once."""
        yield from super().definitions()
        yield f'<path id="land" d="{self.board["land"]}"/>'
        yield '<clipPath id="ground"><use href="#land"/></clipPath>'
        for number, area in enumerate(self.board["areas"].values()):
            yield f'<path id="z{number}" d="{area["outline"]}"/>'
            yield f'<clipPath id="c{number}"><use href="#z{number}"/></clipPath>'

    def ground(self) -> Iterator[str]:
        """The sea, the land in it, and the lines above both."""
        yield from self.sea()
        yield from self.land()
        yield from self.lines()

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
        waterlines = [waterline["path"] for waterline in self.chart["waterlines"]]
        yield from fading(waterlines, ink, widths=(1, 0.46), opacities=(0.85, 0.22))
        for number in range(len(self.board["areas"])):
            yield (
                f'<use href="#z{number}" fill="none" stroke="{self.colour["sea-edge"]}" stroke-width="22" '
                f'opacity=".16" clip-path="url(#c{number})"/>'
            )
        if not self.plain:
            yield from self.soundings()

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
