"""Whether a data pack can be played: every problem of it, and for its owner what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from honjin.games.storm.model import AREAS, ARTILLERY, INFANTRY, JAPAN, OFF_BOARD, RUSSIA, SIDES, TOWNS, WHITE_CORD
from honjin.games.storm.pack import FREE, MARKS, NOT_PLAYED, STANDARD, Area, Mark, Pack, Side, UnitCard
from honjin.packs.checks import repeated, too_many, twice, wrong_sources, wrong_values
from honjin.packs.problems import around, said
from honjin.packs.rows import Row

MOST_UNITS = 200
TURNS = ("1", "2", "3", "4", "5")
"""4  The boxes of the turn track."""
CORD_TURN, CORD_SIZE = "turn 4", 3
"""15.2  When the White Cord comes, and how many units it is."""

MARKED_AREAS: dict[Mark, int] = {"1D": 2, "9D": 2, "11D": 2, "1RB": 1, "2AB": 1}
"""3.3  How many areas on the board the map marks for these units."""
MARKED_PLACES: dict[Mark, tuple[str, ...]] = {"S": AREAS[:1], "R": OFF_BOARD}
"""3.3  The areas that the book names for the others."""
APART = (("37", "7"), ("38", "8"), ("37", "38"))
"""Areas that do not touch: the book's questions and answers, and Ruling 14."""
OPTION_SIDES: dict[str, Side] = {"naval_troops": "russia", "white_cord": "japan"}


def check_pack(pack: Pack) -> list[str]:
    """Every problem of a pack, in words for its owner; an empty list when it can be played."""
    others = (row for rows in pack.variants.values() for row in rows)
    rows: list[Row] = [*pack.areas, *pack.units, *pack.turns, *pack.garrisons, pack.limits, *others]
    wrong = wrong_values(rows)
    if wrong:
        return wrong
    problems = [
        *wrong_sources(rows),
        *_list_problems(pack),
        *_area_problems(pack),
        *_border_problems(pack),
        *_mark_problems(pack),
        *_unit_problems(pack),
        *_garrison_problems(pack),
        *_variant_problems(pack),
    ]
    return problems or list(_room_problems(pack))


def _list_problems(pack: Pack) -> Iterator[str]:
    """Each area and turn of the game once, and no row twice."""
    for rows in (pack.areas, pack.units, pack.turns, pack.garrisons):
        yield from (around(problem, after=": delete one of them") for problem in repeated(rows))
    areas, turns = {area.id for area in pack.areas}, {turn.id for turn in pack.turns}
    yield from (
        said(f"area {id} is missing: there are 38, put it back", "missing", label=f"area {id}")
        for id in AREAS
        if id not in areas
    )
    yield from (
        said(f"area {area.id} is one too many: the areas are 1 to 38", "one-too-many", label=area.label)
        for area in pack.areas
        if area.id not in AREAS
    )
    yield from (
        said(f"turn {id} is missing: there are five, put it back", "missing", label=f"turn {id}")
        for id in TURNS
        if id not in turns
    )
    yield from (
        said(f"turn {turn.id} is one too many: the turns are 1 to 5", "one-too-many", label=turn.label)
        for turn in pack.turns
        if turn.id not in TURNS
    )
    if turns == set(TURNS) and [turn.id for turn in pack.turns] != sorted(turn.id for turn in pack.turns):
        yield said("the turns stand in another order: put them as 1, 2, 3, 4, 5", "order", label="turns")
    for name in twice(area.name for area in pack.areas):
        yield said(f"two areas are called {name}: give one of them another name", "same-name", name=name)


# Map


def _area_problems(pack: Pack) -> Iterator[str]:
    """Off the board Japanese, both towns Russian, and something to fight for."""
    for area in pack.areas:
        outside = area.id in OFF_BOARD
        if area.off_board != outside:
            yield said(
                f"{area.label}: off_board must be {'yes' if outside else 'no'} (only 37 and 38 lie off the board)",
                "must-be",
                label=area.label,
                field="off board",
                wanted="yes" if outside else "no",
            )
        if outside and area.start != JAPAN:
            yield said(
                f"{area.label}: start must be japan, for only Japanese units can be off the board",
                "must-be",
                label=area.label,
                field="start",
                wanted=JAPAN,
            )
        if area.id in TOWNS and area.start != RUSSIA:
            yield said(
                f"{area.label}: start must be russia, for it is one of the two towns",
                "must-be",
                label=area.label,
                field="start",
                wanted=RUSSIA,
            )
        if area.high_point and area.start != RUSSIA:
            yield said(
                f"{area.label}: a high point must start under russia, or the game is won before it begins",
                "must-be",
                label=area.label,
                field="start",
                wanted=RUSSIA,
            )
    if not any(area.high_point for area in pack.areas):
        yield said(
            "no area is a high point: write yes under high_point where your map has the orange triangle",
            "none",
            field="high point",
        )


def _border_problems(pack: Pack) -> Iterator[str]:
    """Borders that both areas know, none of an area with itself, and a way to everywhere."""
    borders = {area.id: area.borders for area in pack.areas}
    for area in pack.areas:
        for id in twice(area.borders):
            yield said(
                f"{area.label}: {id} is listed twice under borders, delete one",
                "entry-twice",
                label=area.label,
                entry=id,
            )
        for id in area.borders:
            if id == area.id:
                yield said(
                    f"{area.label}: an area cannot border itself, take {id} out of its borders",
                    "borders-itself",
                    label=area.label,
                )
            elif id not in borders:
                yield said(
                    f"{area.label}: it borders {id}, which is no area; the areas are 1 to 38",
                    "unknown",
                    label=area.label,
                    entry=id,
                )
            elif area.id not in borders[id]:
                yield said(
                    f"{area.label}: it borders {id}, but {id} does not border {area.id}; write it in both or in none",
                    "one-way",
                    label=area.label,
                    entry=id,
                )
    for one, other in APART:
        if other in borders.get(one, ()):
            yield said(
                f"area {one}: {one} and {other} do not touch, take {other} out of its borders",
                "not-next",
                label=f"area {one}",
                entry=other,
            )
    reached = _reached_from(AREAS[0], borders)
    yield from (
        said(f"area {id} cannot be reached from area 1: give it borders", "unreachable", label=f"area {id}")
        for id in borders
        if id not in reached
    )


def _reached_from(start: str, borders: dict[str, tuple[str, ...]]) -> set[str]:
    """The areas that can be walked to."""
    reached, frontier = {start}, [start]
    while frontier:
        near = [id for id in borders.get(frontier.pop(), ()) if id not in reached]
        reached.update(near)
        frontier.extend(near)
    return reached


def _mark_problems(pack: Pack) -> Iterator[str]:
    """As many areas for each mark as the book says, all of them Japanese."""
    marked = _marked_areas(pack)
    for mark, number in MARKED_AREAS.items():
        if len(marked[mark]) != number or set(marked[mark]) & set(OFF_BOARD):
            found = ", ".join(marked[mark]) or "none"
            yield f"mark {mark}: it must stand under setup of exactly {number} on the board, found {found}"
    for mark, places in MARKED_PLACES.items():
        if set(marked[mark]) != set(places):
            found = ", ".join(marked[mark]) or "none"
            yield f"mark {mark}: it must stand under setup of area {' and '.join(places)} alone, found {found}"
    for area in pack.areas:
        yield from (
            said(
                f"{area.label}: {mark} is listed twice under setup, delete one",
                "entry-twice",
                label=area.label,
                entry=mark,
            )
            for mark in twice(area.setup)
        )
        if area.setup and area.start != JAPAN:
            yield said(
                f"{area.label}: Japanese units begin there ({', '.join(area.setup)}), so start must be japan",
                "must-be",
                label=area.label,
                field="start",
                wanted=JAPAN,
            )


# Units


def _unit_problems(pack: Pack) -> Iterator[str]:
    """Units told apart, each with a way into the game, each side with infantry."""
    yield from too_many(pack.units, "units", MOST_UNITS)
    for name in twice(unit.name for unit in pack.units):
        yield said(f"two units are called {name}: give one of them another name", "same-name", name=name)
    for side in SIDES:
        if not any(unit.side == side and unit.kind == INFANTRY and not unit.option for unit in pack.units):
            yield said(f"{side} needs an infantry unit that is not optional", "needs-one", side=side, what="infantry")
    cord = sum(unit.option == "white_cord" for unit in pack.units)
    if cord not in (0, CORD_SIZE):
        yield said(
            f"the White Cord has {cord} units: it must have {CORD_SIZE}, or none",
            "counts",
            label="white_cord",
            found=cord,
            wanted=CORD_SIZE,
        )
    starts = {area.id: area for area in pack.areas}
    for unit in pack.units:
        yield from _one_unit_problems(unit, starts)


def _one_unit_problems(unit: UnitCard, areas: dict[str, Area]) -> Iterator[str]:
    """What is wrong with a single unit."""
    if not _can_enter(unit, areas):
        ways = (
            f"one of {', '.join(MARKS)}, or turn 1 to turn 5"
            if unit.side == JAPAN
            else f"{FREE}, the number of a Russian area, or turn 1 to turn 5"
        )
        yield said(
            f"{unit.label}: enters is {unit.enters!r}; for a unit of {unit.side} write {ways}",
            "must-be",
            label=unit.label,
            field="enters",
            wanted=ways,
        )
    if unit.kind == ARTILLERY and unit.range == 0:
        yield said(
            f"{unit.label}: artillery needs a range of 1 or more",
            "must-be",
            label=unit.label,
            field="range",
            wanted="1–20",
        )
    if unit.kind != ARTILLERY and unit.range != 0:
        yield said(
            f"{unit.label}: only artillery has a range, write 0", "must-be", label=unit.label, field="range", wanted="0"
        )
    if (unit.option == "white_cord") != (unit.division == WHITE_CORD):
        yield f"{unit.label}: option white_cord and division {WHITE_CORD} belong together, write both or neither"
    if unit.option is not None:
        yield from _optional_unit_problems(unit)


def _optional_unit_problems(unit: UnitCard) -> Iterator[str]:
    """15.1, 15.2  Optional units are infantry of one side that comes on a turn."""
    side = OPTION_SIDES[str(unit.option)]
    if unit.side != side or unit.kind != INFANTRY:
        yield said(
            f"{unit.label}: option {unit.option} is for infantry of {side}, clear it",
            "clear",
            label=unit.label,
            field="option",
        )
    if not unit.enters.startswith("turn "):
        yield said(
            f"{unit.label}: an optional unit comes on a turn, write one such as turn 4 under enters",
            "must-be",
            label=unit.label,
            field="enters",
            wanted="turn 1–5",
        )
    elif unit.option == "white_cord" and unit.enters != CORD_TURN:
        yield said(
            f"{unit.label}: the White Cord comes on turn 4, write {CORD_TURN} under enters",
            "must-be",
            label=unit.label,
            field="enters",
            wanted=CORD_TURN,
        )


def _can_enter(unit: UnitCard, areas: dict[str, Area]) -> bool:
    """Whether a unit says how it comes into the game."""
    if unit.enters in {f"turn {turn}" for turn in TURNS}:
        return True
    if unit.side == JAPAN:
        return unit.enters in MARKS
    area = areas.get(unit.enters)
    return unit.enters == FREE or (area is not None and area.start == RUSSIA)


def _garrison_problems(pack: Pack) -> Iterator[str]:
    """The usual set-up places every free Russian unit, in Russian areas."""
    russian = {area.id for area in pack.areas if area.start == RUSSIA}
    free = sum(unit.enters == FREE for unit in pack.units)
    placed = sum(garrison.units for garrison in pack.garrisons)
    if placed != free:
        yield said(
            f"garrisons: they hold {placed} units, but {free} Russian units are free; make the numbers agree",
            "counts",
            label="garrisons",
            found=placed,
            wanted=free,
        )
    for garrison in pack.garrisons:
        if garrison.area not in russian:
            yield said(
                f"{garrison.label}: it must be an area that starts under russia",
                "unknown",
                label="garrisons",
                entry=garrison.area,
            )


# Variants


def _variant_problems(pack: Pack) -> Iterator[str]:
    """Other values of things that there are, each of them one that the thing can have."""
    known = {(row.what, row.id) for rows in (pack.areas, pack.turns, pack.units) for row in rows}
    for name, others in pack.variants.items():
        if name in (STANDARD, *NOT_PLAYED):
            yield said(f"a variant cannot be called {name}: give it another name", "variant-name", name=name)
        yield from (around(problem, f"variant {name}: ", ", delete one of them") for problem in repeated(others))
        for other in others:
            if other.about not in known:
                kind, id = other.about
                yield said(
                    f"variant {name}: {other.label}: there is no {kind} {id}, delete the line",
                    "unknown",
                    label=f"variant {name}",
                    entry=f"{kind} {id}",
                )
        changed = pack.in_variant(name)
        yield from (f"variant {name}: {problem}" for problem in wrong_values((*changed.areas, *changed.units)))
        for unit in changed.units:
            if (unit.range > 0) != (unit.kind == ARTILLERY):
                yield f"variant {name}: {unit.label}: only artillery has a range, and needs one"


# Room


def _room_problems(pack: Pack) -> Iterator[str]:
    """8.3  Whatever the players choose, there is room for every unit at the set-up.

    Units with one place go first. A unit with several finds all of them full only if more units may stand there
    than there is room for.
    """
    places = _places_by_way_in(pack)
    units = Counter(unit.enters for unit in pack.units if unit.enters in places)
    fixed = Counter[str]()
    for way, areas in places.items():
        if len(areas) == 1:
            fixed[areas[0]] += units[way]
    for area, number in fixed.items():
        if number > pack.stack:
            yield said(
                f"area {area}: {number} units must begin there, but the stack limit is {pack.stack}; move some",
                "above",
                label=f"area {area}",
                field="units",
                value=number,
                most=pack.stack,
            )
    for way, areas in places.items():
        if len(areas) > 1 and units[way] and not set(areas) & set(OFF_BOARD):
            rivals = [other for other, shared in places.items() if set(shared) & set(areas)]
            number, room = sum(units[other] for other in rivals), pack.stack * len(areas)
            if number > room:
                yield f"areas {', '.join(areas)}: {number} units may begin there, but there is room for {room} only"
    for garrison in pack.garrisons:
        number = garrison.units + fixed[garrison.area]
        if number > pack.stack:
            yield said(
                f"{garrison.label}: with the units fixed there it has {number}, the stack limit is {pack.stack}",
                "above",
                label=garrison.label,
                field="units",
                value=number,
                most=pack.stack,
            )


def _places_by_way_in(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The areas where a unit may begin, by what it says under `enters`."""
    russian = tuple(area.id for area in pack.areas if area.start == RUSSIA)
    return {**_marked_areas(pack), FREE: russian, **{area: (area,) for area in russian}}


def _marked_areas(pack: Pack) -> dict[str, tuple[str, ...]]:
    """3.3  The areas of each mark."""
    return {mark: tuple(area.id for area in pack.areas if mark in area.setup) for mark in MARKS}
