"""Roads, and the banks that carry them through a marsh."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from charts.common import Colours
from charts.field.battlefield import Battlefield
from charts.field.ink import again, stroke
from charts.field.pen import Pen, curved, sampled, straight
from charts.shapes import Point, walked


class Ways:
    """The roads of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.banks = list(self._through_marsh())

    def definitions(self) -> Iterator[str]:
        """The lines of all roads."""
        if self.field.roads:
            yield f'<path id="road" stroke-linejoin="round" d="{curved(self.field.roads)}"/>'
        if self.banks:
            yield f'<path id="bank" stroke-linejoin="round" d="{straight(self.banks)}"/>'

    def _through_marsh(self) -> Iterator[list[Point]]:
        """The stretches of roads that lie in a marsh."""
        for line in self.field.roads:
            run: list[Point] = []
            for point in sampled(line, 5):
                if self.field.ground[self.field.lattice.owner_of(point)] == "marsh":
                    run.append(point)
                elif run:
                    yield run
                    run = []
            if len(run) > 1:
                yield run

    def drawn(self, colours: Colours) -> Iterator[str]:
        """All edges first, then all beds: so that junctions are clean."""
        if self.banks:
            yield again("bank", colours["fd-shade"], 44, strength=0.25)
            yield again("bank", colours["fd-causeway"], 36)
            yield stroke(self._slopes(), colours["fd-hachure"], 1.8)
        if self.field.roads:
            yield again("road", colours["fd-road-edge"], 15.5, is_round=True)
            yield again("road", colours["fd-road"], 11, is_round=True)
            yield again("road", colours["fd-road-dot"], 1.7, dashes="5 7")

    def _slopes(self) -> str:
        """Ticks down both sides of the banks."""
        draw = Random("bank")
        pen = Pen()
        for run in self.banks:
            for (x, y), (east, south) in walked(run, 8):
                for side in (-1, 1):
                    far = draw.uniform(15, 19)
                    pen.move((x - south * 8 * side, y + east * 8 * side))
                    pen.line((x - south * far * side, y + east * far * side))
        return pen.path
