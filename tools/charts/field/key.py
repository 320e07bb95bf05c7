"""The key of a battle map: a sample of each kind of ground and line that lies on it; the client writes their names."""

from __future__ import annotations

from collections.abc import Iterator

from charts.common import Colours, bar, tidy
from charts.field.ink import stroke
from charts.field.stamps import scaled, stamped
from charts.lettering import strokes, written

WIDTH, HEIGHT = 64, 46
WHOLE = bar(0, 0, WIDTH, HEIGHT)
CURVE = "M-4 30Q18 12 34 23T68 15"
LEVEL = "M-4 23h72"
FIELDS = (
    "M2 2h18l2 18H2z",
    "M22 2h19l2 19H24z",
    "M44 2h20v19H46z",
    "M2 23h20l2 21H2z",
    "M25 23h21l2 21H27zM49 23h15v21H51z",
)
STILL = "M4 12h20m10-3h22M2 24h14m10-2h18m6 4h12M8 38h24m10 0h16"
WAVES = "M4 14q5-7 10 0 6-9 12 0 5-7 10 0m-4 14q5-7 10 0 6-9 12 0 5-7 10 0M2 40q5-7 10 0 6-9 12 0 5-7 10 0"
BACK = {"woods": "fd-woods", "village": "fd-yard", "rough": "fd-rough", "marsh": "fd-wet", "water": "fd-sea-3"}
"""The ground on which a sample lies, where it is not open."""
STREWN = {
    "woods": [("pine", 14, 24), ("oak", 36, 22), ("pine", 54, 26), ("pine", 26, 42), ("oak", 47, 43)],
    "village": [("house", 17, 24), ("house", 45, 27), ("house", 30, 43)],
    "rough": [("rock", 17, 22), ("rock", 46, 27), ("rock", 29, 42)],
    "marsh": [("reed", 36, 18), ("reed", 14, 32), ("reed", 50, 36)],
    "palisade": [("stake", 4 + 8 * number, 34) for number in range(8)],
}


class Key:
    """The samples, each at its place."""

    def __init__(self, places: dict[str, list[float]], unit: float, highest: int) -> None:
        self.places = places
        self.unit = unit
        self.highest = highest

    def drawn(self, colours: Colours) -> Iterator[str]:
        """All samples."""
        yield f'<clipPath id="sample"><rect width="{WIDTH}" height="{HEIGHT}" rx="6"/></clipPath>'
        for what, (x, y) in self.places.items():
            yield f'<g transform="translate({tidy(x)} {tidy(y)})scale({tidy(self.unit, 3)})">'
            yield f'<g clip-path="url(#sample)"><path fill="{colours[BACK.get(what, "fd-0")]}" d="{WHOLE}"/>'
            yield from self._sample(what, colours)
            yield from (stamped(name, px, py) for name, px, py in STREWN.get(what, ()))
            yield (
                f'</g><rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="none" stroke="{colours["fd-title"]}" '
                'stroke-width="2.2"/></g>'
            )

    def _sample(self, what: str, colours: Colours) -> Iterator[str]:
        """What lies under the things that are strewn over a sample."""
        if what == "heights":
            yield from self._heights(colours)
        elif what == "paddy":
            yield f'<path fill="{colours["fd-bank"]}" d="{WHOLE}"/>'
            yield from (f'<path fill="url(#rice{tint})" d="{d}"/>' for tint, d in enumerate(FIELDS, 1))
        elif what == "marsh":
            yield stroke(STILL, colours["fd-marsh-line"], 1.7)
        elif what == "castle":
            ink, stone, plaster = (colours[f"fd-{part}"] for part in ("ink", "stone", "plaster"))
            yield f'<path fill="{colours["fd-water-light"]}" d="{WHOLE}"/>'
            yield f'<path fill="{stone}" stroke="{ink}" stroke-width="1.4" d="{bar(7, 7, 50, 33)}"/>'
            yield f'<path fill="{colours["fd-court"]}" stroke="{plaster}" stroke-width="3" d="{bar(13, 13, 38, 21)}"/>'
            yield scaled("keep", 32, 38, 0.66)
        elif what == "water":
            yield stroke(WAVES, colours["fd-foam"], 2)
        elif what in LINES:
            yield from (stroke(d, colours[colour], wide, dashes=gaps) for colour, wide, gaps, d in LINES[what])
            if what == "bridge":
                yield scaled("bridge", 32, 23, 0.6, 90)
            if what == "ford":
                stones = "".join(f'<ellipse cx="{30 + n % 2 * 3}" cy="{7 + 8 * n}" rx="5" ry="3.6"/>' for n in range(5))
                yield f'<g fill="{colours["fd-plaster"]}" stroke="{colours["fd-ink"]}" stroke-width="1.4">{stones}</g>'

    def _heights(self, colours: Colours) -> Iterator[str]:
        count = self.highest + 1
        wide = WIDTH / count
        for level in range(count):
            yield f'<path fill="{colours[f"fd-{level}"]}" d="{bar(level * wide, 0, wide + 0.5, HEIGHT)}"/>'
        numbers = [written(str(level), (level + 0.5) * wide, 30, min(15, 0.9 * wide)) for level in range(count)]
        yield from strokes(numbers, colours["fd-number"], 1.2)


_RIVER = [("fd-water-edge", 34, "", CURVE), ("fd-water", 30, "", CURVE), ("fd-water-light", 19, "", CURVE)]

LINES = {
    "road": [("fd-road-edge", 15.5, "", CURVE), ("fd-road", 11, "", CURVE), ("fd-road-dot", 1.7, "5 7", CURVE)],
    "stream": [("fd-water-edge", 11.5, "", CURVE), ("fd-stream", 7.4, "", CURVE), ("fd-foam", 1.7, "14 16", CURVE)],
    "river": [*_RIVER, ("fd-foam", 1.8, "16 9", CURVE)],
    "ford": [*_RIVER, ("fd-gravel", 42, "", CURVE), ("fd-water", 34, "9 5", CURVE), ("fd-ford", 30, "", CURVE)],
    "bridge": [("fd-water-edge", 30, "", LEVEL), ("fd-water", 26, "", LEVEL)],
    "palisade": [("fd-ink", 4, "", "M0 20h64M0 28h64"), ("fd-plank", 2.2, "", "M0 20h64M0 28h64")],
}
"""The lines of a sample: colour, width, dashes, path."""
