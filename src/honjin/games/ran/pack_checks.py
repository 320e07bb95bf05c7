"""Whether a data pack can be played: every problem of it, and for its owner what to do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import get_args

from honjin.games.ran.battle_checks import battle_problems
from honjin.games.ran.pack import (
    NOT_PLAYED,
    STANDARD,
    BattleId,
    BushoCard,
    Hexside,
    Kind,
    Pack,
    Scenario,
    ShockLine,
    Slope,
    Terrain,
    Unit,
)
from honjin.packs.checks import repeated, too_many, wrong_sources, wrong_values
from honjin.packs.problems import around, said
from honjin.packs.rows import Row

DIE = tuple(str(number) for number in range(10))
"""2.3  The faces of the die."""
COLUMNS = 13
"""9.28  Of the Shock Table."""
MOST_SAMURAI = 200
ATTACKERS = ("kb", "kb_n", "kb_b", "si", "si_b", "as")
FIRE_MODIFIERS = (
    "through_flank",
    "second_of_volley",
    "third_of_volley",
    "firer_disordered",
    "open_order",
    "honjin",
    "moved",
    "mounted",
    "into_flank",
)


def check_pack(pack: Pack) -> list[str]:
    """Every problem of a pack, in words for its owner; an empty list when it can be played."""
    rows = list(_all_rows(pack))
    wrong = wrong_values(rows)
    if wrong:
        return wrong
    problems = [*wrong_sources(rows), *_list_problems(pack), *_chart_problems(pack)]
    if problems:
        return problems
    problems = [problem for scenario in pack.scenarios for problem in battle_problems(pack, scenario)]
    return problems or list(_variant_problems(pack))


def _all_rows(pack: Pack) -> Iterator[Row]:
    """Every row of the pack, those of the variants too."""
    yield from (*pack.shock, *pack.clash, *pack.fire, *pack.fire_modifiers, *pack.grounds, *pack.borders)
    yield from (*pack.flight, *pack.casualties, *pack.coordination, *pack.kinds, pack.limits, *pack.samurai)
    for scenario in pack.scenarios:
        yield from (scenario, *scenario.hexsides, *scenario.roads, *scenario.places, *scenario.armies)
        yield from (*scenario.contingents, *(contingent.busho for contingent in scenario.contingents), *scenario.units)
    for variant in pack.variants.values():
        yield from (*variant.shock, *variant.clash, *variant.strengths, *variant.deployments)


def _list_problems(pack: Pack) -> Iterator[str]:
    """Each line of a chart that the rules fix once, and no row twice."""
    fixed: list[tuple[str, Iterable[Row], Collection[str]]] = [
        ("shock line", pack.shock, DIE),
        ("clash line", pack.clash, ATTACKERS),
        ("casualty line", pack.casualties, DIE),
        ("coordination line", pack.coordination, DIE),
        ("fire modifier", pack.fire_modifiers, FIRE_MODIFIERS),
        ("terrain", pack.grounds, get_args(Terrain)),
        ("hexside", pack.borders, (*get_args(Hexside), *get_args(Slope))),
        ("type", pack.kinds, get_args(Kind)),
        ("battle", pack.scenarios, get_args(BattleId)),
    ]
    for name, variant in pack.variants.items():
        if variant.shock:
            fixed.append((f"{name} shock line", variant.shock, DIE))
        if variant.clash:
            fixed.append((f"{name} clash line", variant.clash, ATTACKERS))
    for what, rows, ids in fixed:
        yield from (around(problem, after=": delete one of them") for problem in repeated(rows))
        there = {row.identity[0] for row in rows}
        yield from (
            said(f"{what} {id} is missing: there are {len(ids)}, put it back", "missing", label=f"{what} {id}")
            for id in ids
            if id not in there
        )
        yield from (
            said(f"{what} {id} is one too many: delete it", "one-too-many", label=f"{what} {id}")
            for id in sorted(there.difference(ids))
        )
    yield from too_many(pack.samurai, "samurai", MOST_SAMURAI)
    for free in (pack.fire, pack.flight, pack.samurai):
        yield from (around(problem, after=": delete one of them") for problem in repeated(free))


def _chart_problems(pack: Pack) -> Iterator[str]:
    """Lines as long as their charts are wide, and a line of fire for every range."""
    shock: list[ShockLine] = [*pack.shock]
    for variant in pack.variants.values():
        shock += variant.shock
    for line in shock:
        for field, cells in (("attacker", line.attacker), ("defender", line.defender)):
            if len(cells) != COLUMNS:
                yield said(
                    f"{line.label}: {field} has {len(cells)} columns, the Shock Table has {COLUMNS}",
                    "counts",
                    label=f"{line.label} {field}",
                    found=len(cells),
                    wanted=COLUMNS,
                )
    for shot in pack.fire:
        if len(shot.results) != len(DIE):
            yield said(
                f"{shot.label}: it has {len(shot.results)} results, the die has {len(DIE)} faces",
                "counts",
                label=shot.label,
                found=len(shot.results),
                wanted=len(DIE),
            )
    ranges = {"bow": pack.limits.bow_range_downhill, "teppo": pack.limits.teppo_range}
    known = {(line.weapon, line.range) for line in pack.fire}
    for weapon, reach in ranges.items():
        for distance in range(1, reach + 1):
            if (weapon, distance) not in known:
                yield said(
                    f"fire: there is no line for {weapon} at {distance}, but they reach {reach}: add it",
                    "missing",
                    label=f"fire {weapon} {distance}",
                )
    if not pack.flight:
        yield said("flight: there is no line, put them back", "missing", label="flight")
    for flight in pack.flight:
        if len(flight.thresholds) != flight.size + 1:
            yield said(
                f"{flight.label}: {len(flight.thresholds)} thresholds for 0 to {flight.size} units lost",
                "counts",
                label=flight.label,
                found=len(flight.thresholds),
                wanted=flight.size + 1,
            )


def _variant_problems(pack: Pack) -> Iterator[str]:
    """Other values and places of what there is, and with them battles that can be fought."""
    known = {scenario.id: set(_pieces(scenario)) for scenario in pack.scenarios}
    for name, variant in pack.variants.items():
        if name in (STANDARD, *NOT_PLAYED):
            yield said(f"a variant cannot be called {name}: give it another name", "variant-name", name=name)
        for rows in (variant.strengths, variant.deployments):
            yield from (around(problem, f"variant {name}: ", ", delete one of them") for problem in repeated(rows))
        for value in variant.strengths:
            if value.about not in known[value.battle]:
                kind, id = value.about
                yield said(
                    f"variant {name}: {value.label}: there is no {kind} {id} in {value.battle}, delete the line",
                    "unknown",
                    label=f"variant {name} {value.battle}",
                    entry=f"{kind} {id}",
                )
        for place in variant.deployments:
            if not known[place.battle] & {(kind.what, place.thing) for kind in (Unit, BushoCard)}:
                yield said(
                    f"variant {name}: {place.label}: there is no {place.thing} in {place.battle}, delete the line",
                    "unknown",
                    label=f"variant {name} {place.battle}",
                    entry=place.thing,
                )
        battles = {other.battle for other in variant.strengths} | {other.battle for other in variant.deployments}
        for scenario in pack.in_variant(name).scenarios:
            if scenario.id in battles:
                problems = wrong_values((*scenario.armies, *scenario.units)) or battle_problems(pack, scenario)
                yield from (around(problem, f"variant {name}: ") for problem in problems)


def _pieces(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Armies, units and Bushos by what they are."""
    yield from ((army.what, army.id) for army in scenario.armies)
    yield from ((unit.what, unit.id) for unit in scenario.units)
    yield from ((contingent.busho.what, contingent.busho.id) for contingent in scenario.contingents)
