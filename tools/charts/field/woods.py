"""Woods: their floor, and trees upon it, with room for roads and waters, and for the edges of heights."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from random import Random

from charts.common import Colours
from charts.field.battlefield import Battlefield, Reserve
from charts.field.heights import Heights
from charts.field.ink import again, filled, outline
from charts.field.pen import curved
from charts.field.scatter import strewn
from charts.field.stamps import stamped
from charts.shapes import Point

BLUR, RIPPLE, WAVE = 2, 9.0, 42.0
PINES = 0.68
"""How many of the trees are pines."""
TREES, APART, REACH = 14, 15.5, 54.0
GROVES = 4
"""So many hexes full of trees are drawn once and put wherever nothing is in their way."""
FOOT = 6.0
"""The floor lies around the middle of a tree, not around its foot."""


class Woods:
    """The woods of a battlefield."""

    def __init__(self, field: Battlefield, heights: Heights) -> None:
        self.field = field
        self.members = set(field.of("woods"))
        self.region = field.region(self.members, BLUR, RIPPLE, WAVE, "woods")
        self.edge = curved(self.region.rings, closed=True)
        self._ledges = Reserve()
        for line in heights.lines():
            self._ledges.keep([*line, line[0]], 13)
        self._roads = {name for name in self.members if name in field.paths_of}

    def __bool__(self) -> bool:
        return bool(self.members)

    def definitions(self) -> Iterator[str]:
        """The outline, and hexes full of trees."""
        yield outline("woods", self.edge)
        for grove in range(GROVES):
            trees = strewn(f"grove {grove}", (0, FOOT), REACH, TREES, APART, lambda _: True)
            yield f'<g id="grove{grove}">{"".join(planted(trees, Random(grove)))}</g>'

    def floor(self, colours: Colours, heights: Heights, plain: bool) -> Iterator[str]:
        """Green over the washes of the heights, their edges drawn again."""
        if not plain:
            yield f'<use href="#woods" x="5" y="8" fill="{colours["fd-shade"]}" opacity=".25" fill-rule="evenodd"/>'
        yield filled("woods", colours["fd-woods"], 0.74)
        yield '<g clip-path="url(#in-woods)">'
        yield from heights.relief(colours["fd-wood-edge"], 0.75)
        yield "</g>"
        yield again("woods", colours["fd-wood-edge"], 3)

    @cached_property
    def trees(self) -> str:
        """All trees, the hindmost first."""
        return "\n".join(self._trees())

    def _trees(self) -> Iterator[str]:
        for x, y, name in sorted(self._stands(), key=lambda stand: (stand[1], stand[0])):
            if self._is_deep(name):
                yield stamped(f"grove{Random(name).randrange(GROVES)}", x, y)
            else:
                trees = strewn(f"{self.field.scenario.id} {name}", (x, y + FOOT), REACH, TREES, APART, self._grows)
                yield from planted(trees, Random(name))

    def _stands(self) -> Iterator[tuple[float, float, str]]:
        """The centres of woods, those beyond the edge of the map included: there woods go on."""
        hexes = self.field.hexes
        for name in self.members:
            column, row = hexes.places[name]
            x, y = hexes.centre(name)
            yield x, y, name
            for is_edge, down in ((row == 0, -hexes.pitch), (row == hexes.rows - 1, hexes.pitch)):
                if is_edge:
                    yield x, y + down, f"{name} beyond"
            for is_edge, across in ((column == 0, -1), (column == hexes.columns - 1, 1)):
                if is_edge:
                    yield x + across * 1.5 * hexes.size, y + hexes.pitch / 2, f"{name} beside"

    def _is_deep(self, name: str) -> bool:
        """Whether nothing is in the way of a hex full of trees."""
        if name not in self.members:
            return False
        x, y = self.field.hexes.centre(name)
        neighbours = self.field.neighbours(name)
        if len(neighbours) < 6 or not self.members.issuperset(neighbours):
            return False
        turns = [(far, math.tau * turn / 12) for far in (20, 40, REACH) for turn in range(12)]
        return all(self._grows((x + far * math.cos(turn), y + FOOT + far * math.sin(turn))) for far, turn in turns)

    def _grows(self, point: Point) -> bool:
        x, y = point
        crown = (x, y - FOOT)
        return (
            self.region.depth(crown) > 0.08
            and self.field.is_on_sheet(crown, -12)
            and self.field.reserve.is_free(crown)
            and self._ledges.is_free(crown)
        )


def planted(trees: list[Point], draw: Random) -> Iterator[str]:
    for x, y in trees:
        yield stamped("pine" if draw.random() < PINES else "oak", x, y)
