"""What the board shows of a view: a side its units and what it has seen, the umpire both sides, others the calendar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from honjin.core.bits import members
from honjin.core.decision import Facts
from honjin.core.memory import remembered
from honjin.core.scene import Counter, Marker, Pile, Scene
from honjin.games.midway.counters import army, decks, fleet, forces, seen_ashore, wing
from honjin.games.midway.model import ISLANDS, JAPAN, MIDWAY, MIDWAY_HEX, ONE_WAY, RAID, SEARCH, US, IslandId, SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.sightings import reach, sighted
from honjin.games.midway.view import Sheet, SquadronSeen, View
from honjin.maps.hexgrid import HexSet, gather

# A server makes a scene for every viewer after every answer: what has not moved is the same object as before.


def scene_of(ocean: Ocean, view: View) -> Scene:
    """The board as this viewer sees it."""
    counters: dict[str, Counter] = {}
    piles: dict[str, Pile] = {}
    for side, sheet in view.sheets.items():
        counters |= fleet(ocean, side, sheet.ships, sheet.lost_ships)
        counters |= wing(ocean, sheet.squadrons)
        counters |= army(ocean, sheet.battalions)
        piles |= forces(ocean, side, sheet.ships)
        piles |= decks(ocean, side, sheet.squadrons)
    own = _own_sheet(view)
    if own:
        side, sheet = own
        ghosts, seen = sighted(ocean, side, view.turn, sheet.contacts, sheet.claims)
        counters = {**seen_ashore(ocean, sheet.enemy_ashore), **ghosts, **counters}
        piles = {**seen, **piles}
    return Scene(
        counters=counters,
        piles=piles,
        markers=_markers(ocean, max(view.turn, 1)),
        marks=_marks(ocean, view, own),
        badge=_badge(view, own),
        headline=("scene-turn", {"turn": max(view.turn, 1), "turns": ocean.turns, "night": _yes(view.night)}),
        summary=_summary(ocean, view, own),
        turn=view.turn,
    )


def _own_sheet(view: View) -> tuple[SideId, Sheet] | None:
    """The sheet of a side that sees only its own: where both lie open there is nothing to guess."""
    return next(iter(view.sheets.items())) if len(view.sheets) == 1 else None


# The calendar


@remembered(32)
def _markers(ocean: Ocean, turn: int) -> dict[str, Marker]:
    return {"turn": Marker(f"turn-{turn}", "turn")}


# The sea


def _marks(ocean: Ocean, view: View, own: tuple[SideId, Sheet] | None) -> dict[str, str]:
    """What lies over each hex, and the time of day."""
    names = ocean.grid.names
    marks: dict[int, list[str]] = {}

    def put(mark: str, hexes: HexSet) -> None:
        for hex in members(hexes):
            marks.setdefault(hex, []).append(mark)

    storm = ocean.storm if view.storm else 0
    put("storm", storm)
    if own:
        side, sheet = own
        put("searched", _searched(ocean, view, side, sheet) & ~storm)
        put("reach", reach(ocean, view.turn, sheet.contacts, sheet.claims, side))
    for sheet in view.sheets.values():
        put("target", _targets(ocean, sheet.squadrons))
    for hex, holder in _holders(view):
        put(f"held-{holder}", 1 << ocean.grid.number[hex])
    sky = {"sky": "night"} if view.night else {}
    past = {f"turn-{turn}": "past" for turn in range(1, view.turn)}
    return {**past, **sky, **{f"hex-{names[hex]}": " ".join(those) for hex, those in sorted(marks.items())}}


def _searched(ocean: Ocean, view: View, side: SideId, sheet: Sheet) -> HexSet:
    """1  The hexes into which a side looks on this turn: where its ships and islands are, and along its searches."""
    number = ocean.grid.number
    found = gather({number[ship.hex] for ship in sheet.ships if ship.hex})
    if view.controller == side:
        found |= 1 << ocean.midway
    if ocean.sticky_islands:
        found |= ocean.grid.set_of(
            ISLANDS[IslandId(island)] for island, holder in sheet.islands.items() if holder == side
        )
    for squadron in sheet.squadrons:
        if squadron.mission and squadron.mission.kind == SEARCH:
            found |= gather(set(squadron.mission.path))
    return found


def _targets(ocean: Ocean, squadrons: Iterable[SquadronSeen]) -> HexSet:
    """2.2  Where raids strike."""
    strikes = {one.mission.strike for one in squadrons if one.mission and one.mission.kind in (RAID, ONE_WAY)}
    return gather(strikes)


def _holders(view: View) -> Iterator[tuple[str, str]]:
    """8.2  Who holds Midway, which everybody knows, and the small islands of which the viewer has heard."""
    if view.controller:
        yield MIDWAY_HEX, view.controller
    heard = {island: holder for sheet in view.sheets.values() for island, holder in sheet.islands.items()}
    for island, holder in heard.items():
        if holder and island != MIDWAY:
            yield ISLANDS[IslandId(island)], holder


# What is worked out


def _badge(view: View, own: tuple[SideId, Sheet] | None) -> tuple[str, Facts]:
    """9  What a side has seen sunk and shot down, in points; to whom both sheets lie open, the count itself."""
    if view.halves:
        return "scene-score", _score(view)
    return ("scene-claims", {"points": _points(sum(claim.halves for claim in own[1].claims))}) if own else ("", {})


def _score(view: View) -> Facts:
    us, japan = view.halves[US], view.halves[JAPAN]
    return {"us": _points(us), "japan": _points(japan), "leader": US if us > japan else JAPAN if japan > us else ""}


def _points(halves: int) -> float | int:
    return halves / 2 if halves % 2 else halves // 2


def _summary(ocean: Ocean, view: View, own: tuple[SideId, Sheet] | None) -> tuple[tuple[str, Facts], ...]:
    """9  The losses of both sides, the enemy's as far as they were seen; the runway, for whoever bears it.

    Where everything lies open it is the count.
    """
    if not own:
        return (("scene-score", _score(view)),) if view.halves else ()
    _, sheet = own
    ships = sum(claim.what in ocean.ship for claim in sheet.claims)
    aircraft = sum(claim.number for claim in sheet.claims if claim.what not in ocean.ship)
    lines: list[tuple[str, Facts]] = [
        ("scene-own-losses", {"ships": len(sheet.lost_ships), "aircraft": sheet.lost_aircraft}),
        (
            "scene-seen-losses",
            {"ships": ships, "aircraft": aircraft, "points": _points(sum(claim.halves for claim in sheet.claims))},
        ),
    ]
    if sheet.runway >= 0:
        lines.append(("scene-runway", {"percent": sheet.runway}))
    return tuple(lines)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
