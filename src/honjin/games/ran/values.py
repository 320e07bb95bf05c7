"""What the reference prints of a pack: numbers by name, and whole lines of charts, cell by cell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from honjin.games.ran.model import CLASSES, MISSILE
from honjin.games.ran.pack import Border, BushoCard, Ground, Pack, Scenario
from honjin.packs.printed import NONE, cells, span

YES, NO = "●", ""


def values_of(pack: Pack) -> Mapping[str, str]:
    """Every value by its name in the text; a line of a chart has its cells parted as Markdown does."""
    return dict((*_limits(pack), *_charts(pack), *_kinds(pack), *_terrain(pack), *_battles(pack)))


def _limits(pack: Pack) -> Iterator[tuple[str, str]]:
    limits = msgspec.structs.asdict(pack.limits)
    yield from ((name, str(value)) for name, value in limits.items() if isinstance(value, int))


def _charts(pack: Pack) -> Iterator[tuple[str, str]]:
    for shock in pack.shock:
        hits = zip(shock.attacker, shock.defender, strict=True)
        yield f"shock {shock.id}", cells(f"{attacker}({defender})" for attacker, defender in hits)
    for clash in pack.clash:
        columns = [column for kind, column in clash.columns.items() if kind != "KBH"]
        yield f"clash {clash.id}", cells(map(str, columns))
    for fire in pack.fire:
        yield f"fire {fire.id}", cells(fire.results)
    for modifier in pack.fire_modifiers:
        yield f"drm {modifier.id}", _signed(modifier.value)
    for flight in pack.flight:
        yield f"flight {flight.id}", " ".join(map(_negative, flight.thresholds[1:]))
    for result in ("grazed", "wounded", "killed"):
        yield f"casualty {result}", span(int(line.id) for line in pack.casualties if line.result == result)
    lines = sorted(pack.coordination, key=lambda line: int(line.id))
    yield "coordination shift", cells(_signed(line.shift) for line in lines)
    yield "coordination superiority", cells(YES if line.superiority else NONE for line in lines)


def _kinds(pack: Pack) -> Iterator[tuple[str, str]]:
    for kind in pack.kinds:
        yield f"rout {kind.id}", str(kind.rout_points)
        if kind.id in MISSILE:
            yield f"fire cost {kind.id}", str(kind.fire_cost)
        units = [unit for scenario in pack.scenarios for unit in scenario.units if unit.kind == kind.id]
        if units:
            yield f"tq {kind.id}", span(unit.tq for unit in units)
            yield f"ma {kind.id}", span(unit.ma for unit in units)
    ratings = {
        "momentum": [busho.momentum for busho in _bushos(pack) if not busho.activation],
        "initiative": [busho.momentum for busho in _bushos(pack) if busho.activation],
        "activation": [busho.activation for busho in _bushos(pack) if busho.activation],
        "trump": [busho.trump for busho in _bushos(pack) if busho.activation],
    }
    yield from ((f"rating {name}", span(found)) for name, found in ratings.items())
    for name in ("range", "combat", "endurance"):
        yield f"samurai {name}", span(getattr(samurai, name) for samurai in pack.samurai)


def _terrain(pack: Pack) -> Iterator[tuple[str, str]]:
    for ground in pack.grounds:
        yield f"cost {ground.id}", _costs(ground)
        riders = f" (KB {_signed(ground.shock_kb)})" if ground.shock_kb != ground.shock else ""
        marks = (YES if mark else NO for mark in (ground.blocks, ground.pivot_hit, not ground.norikuzushi))
        shifts = (f"{_signed(ground.shock)}{riders}", _signed(ground.shock_from), _signed(ground.fire))
        yield f"ground {ground.id}", cells((*shifts, *marks))
    for border in pack.borders:
        yield f"cost {border.id}", _costs(border)
        shock = NONE if border.shock is None else _signed(border.shock)
        marks = (YES if mark else NO for mark in (border.blocks, not border.norikuzushi))
        yield f"border {border.id}", cells((shock, _signed(border.fire), *marks))


def _battles(pack: Pack) -> Iterator[tuple[str, str]]:
    for scenario in pack.scenarios:
        yield f"{scenario.id} men", str(scenario.men_per_unit)
        for army in scenario.armies:
            contingents = {contingent.id for contingent in scenario.contingents if contingent.army == army.id}
            yield f"{scenario.id} {army.id} level", str(army.rout_level)
            yield f"{scenario.id} {army.id} contingents", str(len(contingents))
            yield f"{scenario.id} {army.id} units", str(units_of(scenario, contingents))
        for contingent in scenario.contingents:
            if contingent.entry is not None:
                yield f"{contingent.id} turn", str(contingent.enters)
                yield f"{contingent.id} entry", contingent.entry
    yield "turn limit", span(scenario.turn_limit for scenario in pack.scenarios)


def _bushos(pack: Pack) -> Iterator[BushoCard]:
    return (contingent.busho for scenario in pack.scenarios for contingent in scenario.contingents)


def units_of(scenario: Scenario, contingents: set[str]) -> int:
    return sum(unit.contingent in contingents for unit in scenario.units)


def _costs(line: Ground | Border) -> str:
    costs = (getattr(line, name) for name in CLASSES)
    return cells(NONE if cost is None else str(cost) for cost in costs)


def _negative(value: int) -> str:
    return str(value).replace("-", "−")


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"
