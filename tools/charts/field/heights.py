"""Heights: a wash for each level, its edge, and hachures down the slope, heavier where the light does not fall."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from charts.common import Colours
from charts.field.battlefield import Battlefield
from charts.field.outlines import Region
from charts.field.pen import Pen, curved
from charts.shapes import Point, walked

BLUR, RIPPLE, WAVE = 3, 17.0, 75.0
SPACING, SHORTEST, LONGEST = 9.5, 10.0, 20.0
LIGHT = (-0.6, -0.8)
"""Where the light comes from: the upper left, as on all old maps."""


class Heights:
    """The levels of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        levels = range(1, field.highest + 1)
        # One seed for all levels: so an upper edge never crosses a lower one.
        self.regions: dict[int, Region] = {
            level: field.region(
                (name for name, height in field.height.items() if height >= level), BLUR, RIPPLE, WAVE, "heights"
            )
            for level in levels
        }
        self.edges = {level: curved(region.rings, closed=True) for level, region in self.regions.items()}
        self.hachures = "".join(self._hachures(region, Random(level)) for level, region in self.regions.items())

    def lines(self) -> Iterator[list[Point]]:
        """The edges of all levels."""
        for region in self.regions.values():
            yield from region.rings

    def definitions(self) -> Iterator[str]:
        """The edges and the hachures, to be drawn again in the woods."""
        for level, edge in self.edges.items():
            yield f'<path id="level{level}" d="{edge}"/>'
        yield f'<path id="hachures" d="{self.hachures}"/>'

    def drawn(self, colours: Colours, plain: bool) -> Iterator[str]:
        """Level upon level; the ground of level 0 is there already."""
        for level in self.regions:
            if not plain:
                # A shadow of three strokes upon each other; the level itself covers its inner half.
                for wide in (30, 20, 10):
                    yield (
                        f'<use href="#level{level}" x="6" y="9" fill="none" stroke="{colours["fd-shade"]}" '
                        f'stroke-width="{wide}" stroke-linejoin="round" opacity=".1"/>'
                    )
            yield f'<use href="#level{level}" fill="{colours[f"fd-{level}"]}" fill-rule="evenodd"/>'
            if not plain:
                yield (
                    f'<use href="#level{level}" x="3" y="4" fill="none" stroke="{colours["fd-crest"]}" '
                    'stroke-width="6" opacity=".22"/>'
                )
        yield from self.relief(colours["fd-hachure"], 0.8)

    def relief(self, ink: str, strength: float) -> Iterator[str]:
        """Edges and hachures in one ink."""
        yield f'<g opacity="{strength:g}">'
        for level in self.regions:
            yield f'<use href="#level{level}" fill="none" stroke="{ink}" stroke-width="2.4" stroke-linejoin="round"/>'
        yield f'<use href="#hachures" fill="{ink}"/></g>'

    def _hachures(self, region: Region, draw: Random) -> str:
        """Wedges from the edge of a level downwards."""
        pen = Pen()
        for ring in region.rings:
            for (x, y), (east, south) in walked([*ring, ring[0]], SPACING):
                if not self.field.is_on_sheet((x, y), -10) or draw.random() < 0.04:
                    continue
                down = (-south, east)
                shade = (1 - down[0] * LIGHT[0] - down[1] * LIGHT[1]) / 2
                wide = 1.0 + 1.5 * shade
                long = draw.uniform(SHORTEST, LONGEST) * (0.85 + 0.3 * shade)
                lean = draw.uniform(-1.6, 1.6)
                tip = (x + down[0] * long + east * lean, y + down[1] * long + south * lean)
                pen.move((x - east * wide, y - south * wide))
                pen.line(tip, (x + east * wide, y + south * wide))
                pen.close()
        return pen.path
