"""What the reference prints of a pack: values of units by the lines of its table, levels, borders, supplements."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from honjin.games.storm.pack import Pack, UnitCard
from honjin.packs.printed import NONE, cells, listed, span

LINES = {
    "divisions": r"j_(1|9|11)d_\d+_\d",
    "engineers": r"j_(1|9|11)d_e",
    "field artillery": r"j_1d_a\d",
    "mountain artillery": r"j_(9|11)d_a\d",
    "1RB": r"j_1rb_.*",
    "4RB": r"j_4rb_.*",
    "independent engineers": r"j_ind_e",
    "2AB": r"j_2ab_.*",
    "15 cm": r"j_s_15h\d",
    "12 cm": r"j_s_12g\d",
    "naval guns": r"j_s_navalg\d",
    "28 cm": r"j_28_\d",
    "7D": r"j_7d_\d+_\d",
    "7D engineers": r"j_7d_e",
    "7D artillery": r"j_7d_a",
    "white cord": r"j_wc_\d",
    "rifles": r"r_\d+_\d",
    "reserve": r"r_res\d",
    "machine guns": r"r_mg_\d+",
    "battery 18": r"r_a_18",
    "battery 20": r"r_a_20",
    "forts": r"r_a_(21|22|24|26|30)",
    "lesser forts": r"r_a_(23|27|31)",
    "rear": r"r_a_(33|36)",
    "sailors": r"r_n_\d",
}
"""The lines of the table in §2.11, and whose units each of them is about."""


def values_of(pack: Pack) -> Mapping[str, str]:
    """Every value by its name in the text; a line of a table has its cells parted as Markdown does."""
    return dict((*_units(pack), *_areas(pack), *_turns(pack)))


def _units(pack: Pack) -> Iterator[tuple[str, str]]:
    yield "counters", str(len(pack.units))
    for name, ids in LINES.items():
        units = [unit for unit in pack.units if re.fullmatch(ids, unit.id)]
        yield f"units {name}", cells((str(len(units)), *_strengths(units)))
        places = dict.fromkeys(unit.enters for unit in units)
        if all(re.match(r"turn|\d+$", place) for place in places):
            yield f"begin {name}", listed(place.removeprefix("turn ") for place in places)


def _strengths(units: list[UnitCard]) -> Iterator[str]:
    """Firepower, defence, movement, range; engineers have no firepower, and only artillery has a range."""
    yield span(unit.firepower for unit in units) if any(unit.firepower for unit in units) else NONE
    yield span(unit.defence for unit in units)
    yield span(unit.movement for unit in units)
    yield span(unit.range for unit in units) if any(unit.range for unit in units) else NONE


def _areas(pack: Pack) -> Iterator[tuple[str, str]]:
    for area in pack.areas:
        yield f"level {area.id}", NONE if area.off_board else str(area.level)
        yield f"near {area.id}", listed(area.borders)


def _turns(pack: Pack) -> Iterator[tuple[str, str]]:
    for turn in pack.turns:
        yield f"supplements {turn.id}", str(turn.supplements)
