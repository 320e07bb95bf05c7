"""Whether a data pack can be played: every problem of it, and for its owner what to do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from honjin.games.midway.force_checks import force_problems, may_carry, namesakes, squadron_problems
from honjin.games.midway.model import AIRCRAFT, BASES, HEXES, ISLANDS, SHIP_CLASSES, SS, TABLE, IslandId
from honjin.games.midway.pack import COMPACT, NOT_PLAYED, CombatLine, Pack, Variant
from honjin.packs.checks import repeated, twice, wrong_sources, wrong_values
from honjin.packs.problems import around, said
from honjin.packs.rows import Row

TURNS = tuple(str(number) for number in range(1, 26))
"""G  The turns of the game."""

GUNS_AT = ("CV", "BB", "CA", "DD", "TT")
FIRES_AT: dict[str, tuple[str, ...]] = {
    "CV": ("DB", "TB"),
    "BB": (*GUNS_AT, "DB", "TB", "MW"),
    "CA": (*GUNS_AT, "DB", "TB", "MW"),
    "DD": (*GUNS_AT, "SS", "DB", "TB"),
    "SS": (*GUNS_AT, "SS"),
    "FG": (*GUNS_AT, "FG", "DB", "TB", "RC", "MW"),
    "DB": (*GUNS_AT, "FG", "MW"),
    "TB": (*GUNS_AT, "FG"),
    "TS": ("FG", "DB", "TB", "TS"),
}
"""3  What each line of the combat table can hit: there it has a chance, elsewhere 0."""
ONLY_CRITICAL = (SS, *AIRCRAFT)
"""4  What one hit always ends."""
NO_ZONE = {"TT": "armament", "TS": "machinery", "MW": "critical"}
"""4, 5  The zone that a line does not have."""


def check_pack(pack: Pack) -> list[str]:
    """Every problem of a pack, in words for its owner; an empty list when it can be played."""
    rows = list(_all_rows(pack))
    wrong = wrong_values(rows)
    if wrong:
        return wrong
    return [
        *wrong_sources(rows),
        *_list_problems(pack),
        *_map_problems(pack),
        *_table_problems(pack.combat),
        *force_problems(pack),
        *_variant_problems(pack),
    ]


def _all_rows(pack: Pack) -> Iterator[Row]:
    """Every row of the pack, those of the variants too."""
    yield from (*pack.islands, *pack.bases, *pack.groups, *pack.ships, *pack.squadrons, *pack.battalions)
    yield from (*pack.classes, *pack.aircraft, *pack.combat, *pack.turns, pack.storm, pack.limits, pack.scores)
    for variant in pack.variants.values():
        yield from (*variant.squadrons, *variant.capacities, *variant.combat)


# Lists that the rules fix


def _list_problems(pack: Pack) -> Iterator[str]:
    """Each island, base, class, kind of aircraft, line and turn of the game once, and no row twice."""
    fixed: tuple[tuple[str, Iterable[Row], Collection[str]], ...] = (
        ("island", pack.islands, ISLANDS),
        ("base", pack.bases, BASES),
        ("class", pack.classes, SHIP_CLASSES),
        ("aircraft", pack.aircraft, AIRCRAFT),
        ("combat line", pack.combat, TABLE),
        ("turn", pack.turns, TURNS),
    )
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
    for free in (pack.groups, pack.ships, pack.squadrons, pack.battalions):
        yield from (around(problem, after=": delete one of them") for problem in repeated(free))
    for what, named in (("islands", pack.islands), ("groups", pack.groups), ("ships", pack.ships)):
        yield from namesakes(what, (row.name for row in named))
    yield from namesakes("battalions", (row.name for row in pack.battalions))
    turns = [turn.id for turn in pack.turns]
    if set(turns) == set(TURNS) and turns != sorted(turns, key=int):
        yield said("the turns stand in another order: put them as 1, 2, 3 and so on", "order", label="turns")


def _map_problems(pack: Pack) -> Iterator[str]:
    """Islands where the book has them, a storm on the map, sizes of formations that rise."""
    for island in pack.islands:
        place = ISLANDS[IslandId(island.id)]
        if island.hex != place:
            yield said(
                f"{island.label}: hex must be {place}, where the book has it, found {island.hex}",
                "must-be",
                label=island.label,
                field="hex",
                wanted=place,
            )
    hexes = pack.storm.storm_hexes
    yield from (
        said(f"storm_hexes: {hex} is no hex, they are A1 to O12", "unknown", label="storm_hexes", entry=hex)
        for hex in hexes
        if hex not in HEXES
    )
    yield from (
        said(f"storm_hexes: {hex} is listed twice, delete one", "entry-twice", label="storm_hexes", entry=hex)
        for hex in twice(hexes)
    )
    medium, large = pack.limits.medium_formation, pack.limits.large_formation
    if medium >= large:
        yield said(
            f"limits: large_formation must be above medium_formation, found {large} and {medium}",
            "above",
            label="medium_formation",
            field="value",
            value=medium,
            most=large - 1,
        )


def _table_problems(lines: Iterable[CombatLine]) -> Iterator[str]:
    """Chances where the rules have fire and nowhere else; zones that make 100 together."""
    for line in lines:
        targets = FIRES_AT.get(line.id, ())
        for column, chance in line.chances.items():
            if chance and column not in targets:
                yield said(
                    f"{line.label}: {column.lower()} must be 0, for {line.id} never fire at {column}",
                    "must-be",
                    label=line.label,
                    field=column.lower(),
                    wanted="0",
                )
            if not chance and column in targets:
                yield said(
                    f"{line.label}: {column.lower()} must be 1 or more, for {line.id} fire at {column}",
                    "must-be",
                    label=line.label,
                    field=column.lower(),
                    wanted="1–100",
                )
        zones = (line.critical, line.machinery, line.armament)
        if sum(zones) != 100:
            yield said(
                f"{line.label}: critical, machinery and armament make {sum(zones)}, they must make 100",
                "sum",
                label=line.label,
                found=sum(zones),
                wanted=100,
            )
        if line.id in ONLY_CRITICAL and line.critical != 100:
            yield said(
                f"{line.label}: critical must be 100, for one hit ends it",
                "must-be",
                label=line.label,
                field="critical",
                wanted="100",
            )
        none = NO_ZONE.get(line.id, "")
        if none and getattr(line, none):
            yield said(
                f"{line.label}: {none} must be 0, for {line.id} has no such zone",
                "must-be",
                label=line.label,
                field=none,
                wanted="0",
            )


# Variants


def _variant_problems(pack: Pack) -> Iterator[str]:
    """Variants that can be played instead of the values in use."""
    known = {*(ship.id for ship in pack.ships), *BASES}
    for name, variant in pack.variants.items():
        if name in (COMPACT, *NOT_PLAYED):
            yield said(f"a variant cannot be called {name}: give it another name", "variant-name", name=name)
        yield from (
            around(problem, f"variant {name}: ") for problem in _one_variant_problems(pack, name, variant, known)
        )


def _one_variant_problems(pack: Pack, name: str, variant: Variant, known: Collection[str]) -> Iterator[str]:
    """What is wrong with a single variant."""
    for rows in (variant.squadrons, variant.capacities, variant.combat):
        yield from (around(problem, after=", delete one of them") for problem in repeated(rows))
    for other in variant.capacities:
        if other.thing not in known:
            yield said(
                f"{other.label}: there is no such ship or base, delete the line",
                "unknown",
                label=other.label,
                entry=other.thing,
            )
    changed = pack.in_variant(name)
    if variant.capacities:
        for ship in changed.ships:
            if ship.capacity and not may_carry(ship):
                yield said(
                    f"{ship.label}: only CV, CVL and Japanese CA hold aircraft, delete the line",
                    "must-be",
                    label=ship.label,
                    field="capacity",
                    wanted="0",
                )
    yield from _table_problems(variant.combat)
    if variant.squadrons or variant.capacities:
        yield from squadron_problems(changed)
