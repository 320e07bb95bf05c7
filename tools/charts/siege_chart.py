"""The chart of Storm over Port Arthur: hills and works around a harbour, and the boxes beside them.

What depends on a value of the game, works by level and trenches by the first front, is drawn from the game's own data.
"""

from __future__ import annotations

from collections.abc import Iterator

from charts.common import Chart, bar, box, fading, placed, symbol, tidy
from charts.shapes import Point, points_of
from charts.works import LEAST_WORK, UNIT, fort, trenches
from honjin.games.storm.pack_loading import standard_pack

HACHURES = {"light": (1.0, 0.62), "medium": (1.4, 0.68), "heavy": (1.9, 0.74)}
"""Width and opacity by the steepness of the slope."""
BAR, BARS = 7, 47
"""How thick the bars of the frame are, and how many go to its breadth: an odd number makes all corners black."""
TAB = 25
"""Height of a box's title bar; the client writes the title into it."""
SHIP = "M-25 0C-19-5-9-5.6 3-5.6 13-5.4 20-3 26 0 20 3 13 5.4 3 5.6-9 5.6-19 5-25 0Z"
FUNNELS = "M-8 0h.1M2 0h.1"


class SiegeChart(Chart):
    """A chart for gunners."""

    paper = "st-paper"

    def definitions(self) -> Iterator[str]:
        """The land, and the fills that are more than a colour."""
        colour = self.colour
        yield from super().definitions()
        yield f'<path id="land" d="{self.chart["coast"]}"/>'
        yield '<clipPath id="ground"><use href="#land"/></clipPath>'
        besiegers = [self.board["areas"][f"area-{area.id}"] for area in standard_pack().areas if area.start == "japan"]
        yield f'<clipPath id="besiegers"><path d="{"".join(area["outline"] for area in besiegers)}"/></clipPath>'
        yield (
            f'<linearGradient id="sea" x2="0" y2="1"><stop stop-color="{colour["st-sea"]}"/>'
            f'<stop offset="1" stop-color="{colour["st-sea-deep"]}"/></linearGradient>'
        )
        yield (
            '<radialGradient id="sheet" cx=".5" cy=".5" r=".72">'
            f'<stop offset=".62" stop-color="{colour["st-paper"]}"/>'
            f'<stop offset="1" stop-color="{colour["st-paper-edge"]}"/></radialGradient>'
        )
        yield (
            '<pattern id="block" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
            f'<path stroke="{colour["st-town"]}" stroke-width="1.6" d="M0 0V5"/></pattern>'
        )

    def ground(self) -> Iterator[str]:
        """Sea, land, what stands on the land, the coast line above it all."""
        yield from self.sea()
        yield f'<use href="#land" fill="{self.colour["st-land"]}"/>'
        yield '<g clip-path="url(#ground)" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        yield from self.relief()
        yield from self.ways()
        yield from self.houses()
        yield from self.forts()
        yield from self.field_works()
        yield "</g>"
        yield from self.coast()

    # ---- the sea ----------------------------------------------------------------------------------------------------

    def sea(self) -> Iterator[str]:
        """Depth, the rays of the compass, waterlines, ships at anchor."""
        ink = self.colour["st-sea-line"]
        yield box(self.chart["neat_line"], 'fill="url(#sea)"')
        lines = self.chart["sea_lines"]
        if self.plain:
            lines = lines[:3]
        else:
            yield f'<path fill="none" stroke="{ink}" stroke-width=".8" opacity=".2" d="{self.rhumb_lines()}"/>'
        yield from fading(lines, ink, widths=(1.5, 0.8), opacities=(0.75, 0.23))
        yield from self.ships()

    def ships(self) -> Iterator[str]:
        """The squadron in the harbour, from above."""
        colour = self.colour
        for x, y, turn in self.chart["ships"]:
            yield (
                f'<g transform="translate({x} {y})rotate({turn})">'
                f'<path fill="{colour["st-work-ink"]}" stroke="{colour["st-sea"]}" stroke-width="2" d="{SHIP}"/>'
                f'<path stroke="{colour["st-sea"]}" stroke-width="4" stroke-linecap="round" d="{FUNNELS}"/></g>'
            )

    # ---- the land ---------------------------------------------------------------------------------------------------

    def relief(self) -> Iterator[str]:
        """Heights as tints, slopes as strokes down the hill."""
        if self.plain:
            return
        for height in self.chart["relief"]:
            yield f'<path fill="{self.colour["st-relief"]}" opacity=".15" d="{height}"/>'
        yield f'<g stroke="{self.colour["st-sepia"]}" stroke-linecap="butt">'
        for slope, (width, opacity) in HACHURES.items():
            yield f'<path stroke-width="{width:g}" opacity="{opacity}" d="{self.chart["hachures"][slope]}"/>'
        yield "</g>"

    def ways(self) -> Iterator[str]:
        """Rivers, roads, the railway."""
        colour = self.colour
        rivers, roads = "".join(self.chart["rivers"]), "".join(self.chart["roads"])
        yield f'<path stroke="{colour["st-river"]}" stroke-width="4.5" d="{rivers}"/>'
        yield f'<path stroke="{colour["st-sea"]}" stroke-width="1.8" d="{rivers}"/>'
        yield f'<path stroke="{colour["st-sepia"]}" stroke-width="4.4" opacity=".6" d="{roads}"/>'
        yield (
            f'<path stroke="{colour["st-land"]}" stroke-width="2.4" stroke-dasharray="11 4" stroke-linecap="butt" '
            f'd="{roads}"/>'
        )
        rail = self.chart["rail"]
        yield f'<path stroke="{colour["st-land"]}" stroke-width="9" opacity=".7" d="{rail}"/>'
        yield f'<path stroke="{colour["st-work-ink"]}" stroke-width="5.4" d="{rail}"/>'
        yield (
            f'<path stroke="{colour["st-land"]}" stroke-width="2.8" stroke-dasharray="13 13" stroke-linecap="butt" '
            f'd="{rail}"/>'
        )

    def houses(self) -> Iterator[str]:
        """The blocks of the two towns, and the villages."""
        town, land = self.colour["st-town"], self.colour["st-land"]
        yield f'<path fill="{land}" d="{self.chart["town_hatched"]}"/>'
        yield f'<path fill="url(#block)" stroke="{town}" stroke-width="1.4" d="{self.chart["town_hatched"]}"/>'
        yield f'<path fill="{town}" d="{self.chart["town_solid"]}"/>'
        yield f'<path fill="{town}" stroke="{land}" stroke-width="1.2" d="{self.chart["villages"]}"/>'

    def forts(self) -> Iterator[str]:
        """A work in every area that has one to show, by its level."""
        colour = self.colour
        level = {area.id: area.level for area in standard_pack().areas}
        yield f'<g stroke="currentColor" color="{colour["st-work-ink"]}">'
        for work in self.chart["forts"]:
            if level[work["area"]] >= LEAST_WORK:
                x, y = work["at"]
                yield (
                    f'<g transform="translate({x} {y})rotate({work["turn"]})scale({tidy(work["radius"] / UNIT, 2)})">'
                    f"{''.join(fort(level[work['area']], colour['st-work'], colour['st-land']))}</g>"
                )
        yield "</g>"

    def field_works(self) -> Iterator[str]:
        """Trenches where the defenders face the first front, saps that creep towards them."""
        drawn = [trenches(border, ring) for border, ring in self.first_front()]
        lines, ticks = ("".join(parts) for parts in zip(*drawn, strict=True))
        ink = self.colour["st-work-ink"]
        yield f'<path stroke="{ink}" stroke-width="2.4" d="{lines}"/>'
        yield f'<path stroke="{ink}" stroke-width="1.1" stroke-linecap="butt" d="{ticks}"/>'
        yield (
            f'<path stroke="{self.colour["st-jp"]}" stroke-width="2.2" opacity=".8" clip-path="url(#besiegers)" '
            f'd="{self.chart["saps"]}"/>'
        )

    def first_front(self) -> Iterator[tuple[list[Point], list[Point]]]:
        """Every border that parts the sides at the start, with the outline of the defenders' area."""
        start = {f"area-{area.id}": area.start for area in standard_pack().areas}
        for border in self.board["borders"]:
            defended = [area for area in border["areas"] if start[area] == "russia"]
            if len(defended) == 1:
                yield points_of(border["path"]), points_of(self.board["areas"][defended[0]]["outline"])

    def coast(self) -> Iterator[str]:
        """The shade along the shore, and the shore."""
        colour = self.colour
        if not self.plain:
            yield (
                f'<use href="#land" fill="none" stroke="{colour["st-sepia"]}" stroke-width="16" opacity=".12" '
                'clip-path="url(#ground)"/>'
            )
        yield (
            f'<use href="#land" fill="none" stroke="{colour["st-coast"]}" stroke-width="2.6" stroke-linejoin="round"/>'
        )

    # ---- the frame and the boxes ------------------------------------------------------------------------------------

    def frame(self) -> Iterator[str]:
        """Everything that has a box of its own, and the margin of the sheet with its lines."""
        yield from self.compass()
        yield from self.boxes()
        yield from self.track()
        # The margin covers what of the boxes stands over the neat line.
        yield from self.margin()
        yield from self.off_board()
        for key in ("cartouche", "legend"):
            yield from self.double_frame(self.board[key]["box"])

    def margin(self) -> Iterator[str]:
        """Paper around the neat line, two lines at the sheet's edge with bars between them."""
        width, height = self.board["canvas"]
        left, top, across, down = self.chart["neat_line"]
        around = f"M0 0H{width}V{height}H0ZM{left} {top}v{down}h{across}v{-down}z"
        yield f'<path fill="url(#sheet)" d="{around}"/>'
        if not self.plain:
            yield f'<path fill="url(#grain)" opacity="{self.colour["noise"]}" d="{around}"/>'
        ink = self.colour["st-frame"]
        hollow = f'fill="none" stroke="{ink}"'
        yield box(self.chart["sheet"], f'{hollow} stroke-width="3"')
        yield box(inset(self.chart["sheet"], BAR), f'{hollow} stroke-width="1.2"')
        yield f'<path fill="{ink}" d="{"".join(self.bars())}"/>'
        yield box(inset(self.chart["neat_line"], -4.5), f'{hollow} stroke-width="1"')
        yield box(self.chart["neat_line"], f'{hollow} stroke-width="3.4"')

    def bars(self) -> Iterator[str]:
        """Black and white in turn along the edge of the sheet."""
        left, top, across, down = self.chart["sheet"]
        step = across / BARS
        for number in range(0, BARS, 2):
            yield bar(left + number * step, top, step, BAR)
            yield bar(left + number * step, top + down - BAR, step, BAR)
        rows = round(down / step) // 2 * 2 + 1
        for number in range(0, rows, 2):
            yield bar(left, top + number * down / rows, BAR, down / rows)
            yield bar(left + across - BAR, top + number * down / rows, BAR, down / rows)

    def compass(self) -> Iterator[str]:
        """The rose, on a disc of paper; a point marks the north."""
        x, y, radius = self.chart["compass"]
        ink, cream = self.colour["st-ink"], self.colour["st-box"]
        yield f'<circle cx="{x}" cy="{y}" r="{tidy(radius * 0.76)}" fill="{cream}" stroke="{ink}" stroke-width="2"/>'
        rose = symbol("compass").replace("var(--paper,#f4ecd8)", cream)
        yield placed(rose, x - radius, y - radius, radius / 50, ink)
        yield f'<path fill="{ink}" d="M{x} {y - radius - 20}l8 20-8-6-8 6z"/>'

    def off_board(self) -> Iterator[str]:
        """The two boxes off the board, and an arrow to each of their neighbours."""
        colour = self.colour
        for area in (area for area in standard_pack().areas if area.off_board):
            sides = surrounding(self.outline(area.id))
            yield box(sides, f'rx="4" fill="{colour["st-box-jp"]}" stroke="{colour["st-frame"]}" stroke-width="3"')
            yield box(inset(sides, 7), f'fill="none" stroke="{colour["st-jp"]}" stroke-width="1.4"')
            for neighbour in area.borders:
                yield from self.arrow(self.passage(sides, neighbour), sides[1] + sides[3])

    def outline(self, area: str) -> list[Point]:
        """The corners of an area."""
        return points_of(self.board["areas"][f"area-{area}"]["outline"])

    def passage(self, sides: list[float], neighbour: str) -> float:
        """Where the arrow to a neighbour stands: the middle of its northern edge, as far as the box runs above it."""
        top = self.chart["neat_line"][1]
        edge = [x for x, y in self.outline(neighbour) if y == top]
        return (max(min(edge), sides[0]) + min(max(edge), sides[0] + sides[2])) / 2

    def arrow(self, x: float, y: float) -> Iterator[str]:
        """From the foot of a box across the neat line."""
        colour = self.colour
        tip = self.chart["neat_line"][1] + 5
        yield (
            f'<path fill="{colour["st-box-jp"]}" stroke="{colour["st-frame"]}" stroke-width="2.6" '
            f'stroke-linejoin="round" d="M{tidy(x - 26)} {y}v9h-16L{tidy(x)} {tip}l42-{tip - y - 9:g}h-16v-9"/>'
        )
        yield (
            f'<path fill="none" stroke="{colour["st-jp"]}" stroke-width="3" stroke-linecap="round" '
            f'stroke-linejoin="round" d="M{tidy(x)} {y - 2}v19m-8-7 8 8 8-8"/>'
        )

    def boxes(self) -> Iterator[str]:
        """The boxes for units that are out of action, with a title bar in the colour of their side."""
        colour = self.colour
        band = {"japan": colour["jp-band"], "russia": colour["ru-body"]}
        fill = {"japan": colour["st-box-jp"], "russia": colour["st-box-ru"]}
        for slot in self.board["slots"].values():
            if "title" in slot:
                x, y, width, _ = slot["box"]
                yield box(slot["box"], f'rx="3" fill="{fill[slot["side"]]}"')
                yield f'<path fill="{band[slot["side"]]}" d="M{x} {y}h{width}v{TAB}h{-width}z"/>'
                yield box(slot["box"], f'rx="3" fill="none" stroke="{colour["st-frame"]}" stroke-width="3"')

    def track(self) -> Iterator[str]:
        """The months."""
        colour = self.colour
        months = [slot["box"] for slot in self.board["slots"].values() if slot["kind"] == "track"]
        for month in months:
            yield box(month, f'fill="{colour["st-box"]}" stroke="{colour["st-frame"]}" stroke-width="1.6"')
            x, y, width, _ = month
            yield f'<path stroke="{colour["st-frame"]}" opacity=".45" d="M{x + 6} {y + 45}h{width - 12}"/>'
        (left, top, *_), (last, _, width, height) = months[0], months[-1]
        whole = [left, top, last + width - left, height]
        yield box(whole, f'rx="3" fill="none" stroke="{colour["st-frame"]}" stroke-width="3"')

    def double_frame(self, sides: list[float]) -> Iterator[str]:
        """An empty cartouche: the client writes into it."""
        colour = self.colour
        yield box(sides, f'fill="{colour["st-box"]}" stroke="{colour["st-frame"]}" stroke-width="3"')
        yield box(inset(sides, 6), f'fill="none" stroke="{colour["st-frame"]}" stroke-width="1.2"')


def inset(sides: list[float], by: float) -> list[float]:
    """The rectangle that lies so far within another."""
    x, y, width, height = sides
    return [x + by, y + by, width - 2 * by, height - 2 * by]


def surrounding(points: list[Point]) -> list[float]:
    """The rectangle around points."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return [left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top]
