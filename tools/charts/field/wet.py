"""Paddies in their banks, and marsh."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from random import Random

from charts.common import Colours
from charts.field.battlefield import Battlefield
from charts.field.ink import again, filled, outline, stroke
from charts.field.pen import Pen, curved, straight
from charts.field.scatter import strewn
from charts.field.stamps import stamped
from charts.relief import Noise
from charts.shapes import Point

BLUR, RIPPLE, WAVE = 2, 6.0, 55.0
FIELD = (46.0, 33.0)
"""How large a field is."""
WARP, WARP_WAVE = 34.0, 105.0
JITTER = 6.0
"""No two fields are alike: how far their corners lie off."""
RICE = "M6 10V4M3 6l3 4 3-4M17 23v-6m-3 2 3 4 3-4"
TINTS = 5
FAR_OFF = -0.4999
"""Ground so low is further from a paddy than a field can be warped."""
MARSH_LINE = 10.5
"""From one line of the marsh to the next."""


class Paddies:
    """The paddies of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.members = field.of("paddy")
        # Fields reach under the marsh beside them, so that no dry ground is left between the two.
        beside = {other for name in self.members for other in field.neighbours(name) if field.ground[other] == "marsh"}
        self.region = field.region([*self.members, *sorted(beside)], BLUR, RIPPLE, WAVE, "wet")
        self.edge = curved(self.region.rings, closed=True)
        self._noise = Noise("banks")

    def __bool__(self) -> bool:
        return bool(self.members)

    def definitions(self, colours: Colours) -> Iterator[str]:
        """The outline, and rice in water of five tints."""
        yield outline("paddy", self.edge)
        for tint in range(1, TINTS + 1):
            yield (
                f'<pattern id="rice{tint}" width="22" height="26" patternUnits="userSpaceOnUse" '
                f'patternTransform="rotate({tint * 9 - 27})">'
                f'<path fill="{colours[f"fd-paddy-{tint}"]}" d="M0 0h22v26H0z"/>'
                f"{stroke(RICE, colours['fd-rice'], 1.2, strength=0.7)}</pattern>"
            )

    def drawn(self, colours: Colours) -> Iterator[str]:
        """Field by field, each with its bank."""
        bank = colours["fd-bank"]
        yield filled("paddy", bank)
        yield f'<g clip-path="url(#in-paddy)" stroke="{bank}" stroke-width="2.6">'
        for tint, d in self._fields.items():
            yield f'<path fill="url(#rice{tint})" d="{d}"/>'
        yield "</g>"
        yield again("paddy", bank, 3.4)

    @cached_property
    def _fields(self) -> dict[int, str]:
        """The fields of each tint: a lattice that has been warped, as far as it lies on paddy ground."""
        width, height = FIELD
        left, top, across, down = self.field.neat_line
        draw = Random("rice")
        fields: dict[int, list[list[Point]]] = {tint: [] for tint in range(1, TINTS + 1)}
        for column in range(-1, math.ceil(across / width) + 1):
            for row in range(-1, math.ceil(down / height) + 1):
                tint = draw.randrange(TINTS) + 1
                centre = (left + (column + 0.5) * width, top + (row + 0.5) * height)
                if self.region.depth(centre) <= FAR_OFF:
                    continue
                corners = [
                    self._warped(left + (column + i) * width, top + (row + j) * height)
                    for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))
                ]
                if any(self.region.depth(corner) > -0.46 for corner in corners):
                    fields[tint].append(corners)
        return {tint: straight(those, closed=True) for tint, those in fields.items() if those}

    def _warped(self, x: float, y: float) -> Point:
        u, v = x / WARP_WAVE, y / WARP_WAVE
        draw = Random(f"{x} {y}")
        return (
            x + WARP * self._noise.at(u, v, 2) + draw.uniform(-JITTER, JITTER),
            y + WARP * self._noise.at(u + 50, v, 2) + draw.uniform(-JITTER, JITTER),
        )


class Marsh:
    """The marshes of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.members = field.of("marsh")
        self.region = field.region(self.members, BLUR, RIPPLE, WAVE, "wet")
        self.edge = curved(self.region.rings, closed=True)

    def __bool__(self) -> bool:
        return bool(self.members)

    def definitions(self) -> Iterator[str]:
        """The outline."""
        yield outline("marsh", self.edge)

    def drawn(self, colours: Colours) -> Iterator[str]:
        """Mud, water the further in the more, level strokes, pools."""
        yield filled("marsh", colours["fd-wet"])
        yield '<g clip-path="url(#in-marsh)">'
        for wide in range(96, 8, -16):
            yield again("marsh", colours["fd-mud"], wide, strength=0.24)
        yield "</g>"
        yield stroke(self._strokes, colours["fd-marsh-line"], 1.7, is_round=True)
        pools = "".join(self._pools())
        yield f'<g fill="{colours["fd-pool"]}" stroke="{colours["fd-marsh-line"]}" stroke-width="1.6">{pools}</g>'
        yield again("marsh", colours["fd-reed"], 2.2, dashes="9 6", strength=0.8)

    @cached_property
    def _strokes(self) -> str:
        """Level lines with gaps, as still water is engraved."""
        draw = Random("marsh")
        left, top, across, down = self.field.neat_line
        pen = Pen()
        for row in range(math.ceil(down / MARSH_LINE)):
            y = top + row * MARSH_LINE
            x = left + draw.uniform(0, 40)
            while x < left + across:
                long = draw.uniform(9, 32)
                ends = ((x, y), (x + long, y))
                if all(self.region.depth(end) > 0.02 and self.field.reserve.is_free(end) for end in ends):
                    pen.move(ends[0])
                    pen.line(ends[1])
                x += long + draw.uniform(8, 42)
        return pen.path

    def _pools(self) -> Iterator[str]:
        draw = Random("pools")
        for name in self.members:
            for x, y in strewn(f"pool {name}", self.field.hexes.centre(name), 46, 2, 50, self._is_wet):
                across = draw.uniform(9, 17)
                yield f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{across:.0f}" ry="{across / 3:.0f}"/>'

    def reeds(self) -> Iterator[str]:
        """Reeds, the hindmost first."""
        for name in sorted(self.members, key=lambda name: (self.field.hexes.centre(name)[1], name)):
            for x, y in strewn(f"reed {name}", self.field.hexes.centre(name), 52, 7, 23, self._is_wet):
                yield stamped("reed", x, y)

    def _is_wet(self, point: Point) -> bool:
        return self.region.depth(point) > 0.12 and self.field.reserve.is_free(point)
