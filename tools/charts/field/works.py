"""What people have built, and bare rock: villages, castles, palisades with their gates, temples."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

from charts.common import Colours
from charts.field.battlefield import Battlefield, chains
from charts.field.ink import again, filled, outline
from charts.field.outlines import Region
from charts.field.pen import curved, middle, straight
from charts.field.scatter import strewn
from charts.field.stamps import scaled, stamped
from charts.shapes import Point, walked

MOAT, STONE, WALL = 12.0, 22.0, 25.5
"""How far from the edge of a castle's hexes its moat, its stone face and its wall end."""
TURRETS = 165.0
"""So far apart turrets stand."""
APART = 27.0
"""So far apart houses and rocks stand."""
STAKES = 11.5
GATE = 30.0
"""No stakes so near to the middle of a gate."""


class Works:
    """Villages, castles, palisades and rocks of a battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.villages, self.rocks = field.of("village"), field.of("rough")
        self.yards = field.region(self.villages, 1, 5, 40, "village")
        self.scree = field.region(self.rocks, 1, 7, 40, "rough")
        self.castle = field.region(field.of("castle"), 2, 0, 60, "castle").rings
        self.fence = chains(map(field.side, field.listed.get("palisade", [])))

    def definitions(self) -> Iterator[str]:
        """Outlines that are drawn several times."""
        if self.castle:
            yield outline("castle", curved(self.castle, closed=True))
        if self.fence:
            yield f'<path id="fence" stroke-linejoin="round" d="{straight(self.fence)}"/>'

    # ---- villages and rocks ------------------------------------------------------------------------------------------

    def grounds(self, colours: Colours) -> Iterator[str]:
        """The yards of villages, and the ground of rocks."""
        if self.rocks:
            yield f'<path fill="{colours["fd-rough"]}" opacity=".42" d="{curved(self.scree.rings, closed=True)}"/>'
        if self.villages:
            yield (
                f'<path fill="{colours["fd-yard"]}" stroke="{colours["fd-road-edge"]}" stroke-width="1.8" '
                f'stroke-dasharray="7 5" d="{curved(self.yards.rings, closed=True)}"/>'
            )

    def standing(self) -> Iterator[str]:
        """Houses and rocks, the hindmost first."""
        things: list[tuple[float, str]] = []
        for sign, members, region in (("house", self.villages, self.yards), ("rock", self.rocks, self.scree)):
            for name in members:
                x, y = self.field.hexes.centre(name)
                spots = strewn(name, (x, y + 7), 50, 8, APART, partial(self._fits, region))
                things += [(py, stamped(sign, px, py)) for px, py in spots]
        yield from (thing for _, thing in sorted(things))

    def _fits(self, region: Region, foot: Point) -> bool:
        middle_of_it = (foot[0], foot[1] - 6)
        return region.depth(middle_of_it) > 0.12 and self.field.reserve.is_free(middle_of_it)

    # ---- castles -----------------------------------------------------------------------------------------------------

    def castles(self, colours: Colours) -> Iterator[str]:
        """Moat, stone face, wall, from the outside inwards, then turrets and the keep."""
        if not self.castle:
            return
        ink = colours["fd-ink"]
        rings: list[tuple[float, str, str]] = [
            (WALL + 1.2, ink, ""),
            (WALL, colours["fd-plaster"], ""),
            (WALL, ink, "1.6 9"),
            (STONE + 1.2, ink, ""),
            (STONE, colours["fd-stone"], ""),
            (STONE, ink, "1.1 6.5"),
            (MOAT + 1.4, colours["fd-coast"], ""),
            (MOAT, colours["fd-water-light"], ""),
            (MOAT / 2 + 0.7, colours["fd-foam"], "12 14"),
            (MOAT / 2 - 0.7, colours["fd-water-light"], ""),
            (1.5, colours["fd-coast"], ""),
        ]
        yield filled("castle", colours["fd-court"])
        yield '<g clip-path="url(#in-castle)">'
        for far, colour, dashes in rings:
            yield again("castle", colour, 2 * far, dashes=dashes)
        yield "</g>"
        towers: list[tuple[float, str]] = []
        for ring in self.castle:
            towers += [(y, stamped("turret", x, y)) for x, y in self._turrets(ring)]
        towers += [(y + 30, scaled("keep", x, y + 30, 1.1)) for x, y in self._keeps()]
        yield from (tower for _, tower in sorted(towers))

    def _turrets(self, ring: list[Point]) -> list[Point]:
        """On the wall, at equal steps; the inside is at the left hand of whoever walks along the ring."""
        return [(x + south * WALL, y - east * WALL + 6) for (x, y), (east, south) in walked([*ring, ring[0]], TURRETS)]

    def _keeps(self) -> list[Point]:
        """Where three hexes of a castle meet; of a smaller one the middle of a side, of a single hex its centre."""
        members = self.field.of("castle")
        corners: dict[tuple[int, int], list[Point]] = {}
        for name in members:
            for x, y in self.field.hexes.corners(name):
                corners.setdefault((round(x), round(y)), []).append((x, y))
        most = max(len(those) for those in corners.values())
        shared = [those[0] for those in corners.values() if len(those) == most]
        if most == 1:
            return [self.field.hexes.centre(members[0])]
        return [shared[0]] if most == 3 else [middle(shared[0], shared[1])]

    # ---- palisades ---------------------------------------------------------------------------------------------------

    @property
    def gates(self) -> list[Point]:
        """Where a road goes through a palisade: a little towards the hex of the lower column, so that it is seen."""
        found = []
        for pair in self.field.listed.get("palisade", []):
            one, other = pair.split("-")
            if other in self.field.paths_of.get(one, ()):
                x, y = middle(*self.field.side(pair))
                cx, cy = self.field.hexes.centre(min(one, other))
                far = math.dist((x, y), (cx, cy))
                found.append((x + (cx - x) / far * 13, y + (cy - y) / far * 13))
        return found

    def palisades(self, colours: Colours) -> Iterator[str]:
        """A bank, two rails, stakes in front of them; a gate for each road."""
        if not self.fence:
            return
        yield again("fence", colours["fd-halo"], 20, strength=0.5)
        yield again("fence", colours["fd-gravel-edge"], 9)
        gates = self.gates
        things: list[tuple[float, str]] = [(y + 10, scaled("gate", x, y + 18, 1.15)) for x, y in gates]
        for line in self.fence:
            for (x, y), _ in walked(line, STAKES):
                if all(math.dist((x, y), gate) > GATE for gate in gates):
                    things.append((y, stamped("stake", x, y)))
        yield from (thing for _, thing in sorted(things))
        for down in (-10, -2):
            yield f'<g transform="translate(0 {down})">'
            yield again("fence", colours["fd-ink"], 3.4, dashes="9 2.5")
            yield again("fence", colours["fd-plank"], 1.8, dashes="9 2.5")
            yield "</g>"

    # ---- temples -----------------------------------------------------------------------------------------------------

    def temples(self, hexes: list[str]) -> Iterator[str]:
        """A pagoda beside the middle of each of these hexes."""
        for name in hexes:
            x, y = self.field.hexes.centre(name)
            yield scaled("pagoda", x, y + 40, 1.5)
