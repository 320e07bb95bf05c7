"""The frame of a battle map: clouds of gold leaf as on a folding screen, a lacquered rim, north, a scale."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from charts.common import Colours, box, tidy
from charts.field.ink import stroke

LACQUER, LINE = 20.0, 5.0
LEAF = 96
"""The side of a leaf of gold."""
TURNS = {"north": 0, "east": -90, "south": 180, "west": 90}
"""How north is turned on a map at whose top another point of the compass lies."""


class Screen:
    """The frame around a map."""

    def __init__(self, canvas: list[float], neat_line: list[float], unit: float) -> None:
        self.canvas = canvas
        self.neat_line = neat_line
        self.unit = unit
        """Everything in the margin is so much larger on a larger map."""

    def definitions(self, colours: Colours) -> Iterator[str]:
        """Gold, its leaves, and the clouds."""
        width, height = self.canvas
        gold = [colours[f"fd-gold-{number}"] for number in (1, 2, 3, 4)]
        stops = "".join(
            f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip((0, 0.35, 0.6, 1), gold, strict=True)
        )
        whole = f'gradientUnits="userSpaceOnUse" x2="{width}" y2="{height}"'
        yield f'<linearGradient id="gold" {whole}>{stops}</linearGradient>'
        yield (
            f'<pattern id="leaf" width="{LEAF}" height="{LEAF}" patternUnits="userSpaceOnUse">'
            f"{stroke(f'M0 .6h{LEAF}M.6 0v{LEAF}', colours['fd-gold-edge'], 1, strength=0.35)}</pattern>"
        )
        left, top, across, down = (tidy(number) for number in self.neat_line)
        around = f"M0 0H{width}V{height}H0ZM{left} {top}v{down}h{across}v-{down}z"
        yield f'<g id="clouds"><path d="{around}"/>{"".join(self._bars())}</g>'

    def _bars(self) -> Iterator[str]:
        """Round bars along the neat line, never far into the map."""
        draw = Random("clouds")
        left, top, across, down = self.neat_line
        right, bottom = left + across, top + down

        def bar(x: float, y: float, wide: float, high: float) -> str:
            return f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high:.0f}" rx="{high / 2:.0f}"/>'

        for edge, outward in ((top, -1), (bottom, 1)):
            x = left - 140.0
            while x < right + 40:
                wide, high = draw.uniform(230, 440), draw.uniform(40, 56)
                reach = draw.uniform(2, 10)
                yield bar(x, edge - reach if outward > 0 else edge + reach - high, wide, high)
                x += wide * draw.uniform(0.8, 1.5)
        for edge, outward in ((left, -1), (right, 1)):
            y = top + 20.0
            while y < bottom - 50:
                wide, high = draw.uniform(80, 96), draw.uniform(38, 54)
                reach = draw.uniform(1, 9)
                yield bar(edge - reach if outward > 0 else edge + reach - wide, y, wide, high)
                y += high * draw.uniform(1.4, 3.6)

    def drawn(self, colours: Colours, plain: bool) -> Iterator[str]:
        """The clouds, and the rim around them."""
        width, height = self.canvas
        if plain:
            yield f'<use href="#clouds" fill="{colours["fd-gold-1"]}" fill-rule="evenodd"/>'
            yield box(self.neat_line, f'fill="none" stroke="{colours["fd-frame"]}" stroke-width="4"')
        else:
            for wide, strength in ((14, 0.14), (8, 0.2)):
                yield (
                    f'<use href="#clouds" x="4" y="7" fill="none" stroke="{colours["fd-shade"]}" '
                    f'stroke-width="{wide}" opacity="{strength}"/>'
                )
            yield f'<use href="#clouds" fill="none" stroke="{colours["fd-gold-edge"]}" stroke-width="6"/>'
            yield f'<use href="#clouds" fill="none" stroke="{colours["fd-gold-3"]}" stroke-width="2.4"/>'
            for gold in ("gold", "leaf"):
                yield f'<use href="#clouds" fill="url(#{gold})" fill-rule="evenodd"/>'
        half = LACQUER / 2
        yield box(
            [half, half, width - LACQUER, height - LACQUER],
            f'fill="none" stroke="{colours["fd-frame"]}" stroke-width="{LACQUER:g}"',
        )
        inner = LACQUER + LINE
        yield box(
            [inner, inner, width - 2 * inner, height - 2 * inner],
            f'fill="none" stroke="{colours["fd-rail"]}" stroke-width="{LINE:g}"',
        )

    def north(self, at: tuple[float, float], top: str, colours: Colours) -> Iterator[str]:
        """A needle on a disc."""
        ink, disc = colours["fd-title"], colours["fd-disc"]
        x, y = at
        yield (
            f'<g transform="translate({tidy(x)} {tidy(y)})scale({tidy(self.unit, 3)})rotate({TURNS[top]})">'
            f'<circle r="45" fill="{disc}" stroke="{ink}" stroke-width="3"/>'
            f'<circle r="38" fill="none" stroke="{ink}" stroke-width="1" stroke-dasharray="1.2 3.77"/>'
            f'<path fill="{ink}" d="M0-41 12 24 0 15-12 24z"/>'
            f'<path fill="{disc}" d="M0-27V12l-7 5z"/></g>'
        )
