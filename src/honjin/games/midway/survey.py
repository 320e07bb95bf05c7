"""What a closer look at a hex shows to a side: who of its own could be there, and what it has seen that could be.

Everything comes from its own sheet: of the enemy there is nothing but what it has been told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from honjin.core.decision import Decision
from honjin.core.scene import Counter, Remark, Survey
from honjin.games.midway.model import CARRIERS, HEXES, READY, HexId, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.sightings import sighted
from honjin.games.midway.view import Sheet, View


def survey_of(ocean: Ocean, view: View, decision: Decision | None, things: Sequence[str]) -> Survey:
    """Of the last hex pointed at."""
    for thing in reversed(things):
        kind, _, id = thing.partition("-")
        if kind == "hex" and id in HEXES:
            return Survey(remarks=tuple(_of_hex(ocean, view, HexId(id))))
    return Survey()


def _of_hex(ocean: Ocean, view: View, hex: HexId) -> Iterator[Remark]:
    open_to_all = len(view.sheets) > 1
    for side, sheet in view.sheets.items():
        yield from _own(ocean, side, sheet, hex)
        if not open_to_all:
            yield from _sighted(ocean, view, (side, sheet), hex)


def _own(ocean: Ocean, side: SideId, sheet: Sheet, hex: HexId) -> Iterator[Remark]:
    """Squadrons that could raid the hex and come home, those that could only search it; ships that could sail there."""
    distance = ocean.grid.distances[ocean.grid.number[hex]]
    ready = [one for one in sheet.squadrons if one.state == READY and one.hex]
    flying = {one.id: distance[ocean.grid.number[one.hex]] for one in ready}
    ranges = {one.id: ocean.range[ocean.squadron[one.id]] for one in ready}
    raids = tuple(id for id, far in flying.items() if 2 * far <= ranges[id] and not _is_scout(ocean, id))
    scouts = tuple(id for id, far in flying.items() if 2 * far <= ranges[id] and _is_scout(ocean, id))
    sails = tuple(
        ship.id
        for ship in sheet.ships
        if ship.hex and not ship.waits and not ship.no_engines and distance[ocean.grid.number[ship.hex]] == 1
    )
    for says, kind, ids in (
        ("look-raids", "squadron", raids),
        ("look-searches", "squadron", scouts),
        ("look-sails", "ship", sails),
    ):
        if ids:
            yield Remark(says, {"side": side, "count": len(ids), f"{kind}s": ids}, tuple(f"{kind}-{id}" for id in ids))


def _is_scout(ocean: Ocean, squadron: str) -> bool:
    number = ocean.squadron[squadron]
    return ocean.scout[number] or ocean.high[number]


def _sighted(ocean: Ocean, view: View, own: tuple[SideId, Sheet], hex: HexId) -> Iterator[Remark]:
    """What was seen and may be here by now, and sighted carriers from which this hex could be raided."""
    side, sheet = own
    ghosts, _ = sighted(ocean, side, view.turn, sheet.contacts, sheet.claims)
    distance = ocean.grid.distances[ocean.grid.number[hex]]
    seen = {id: (ghost, distance[ocean.grid.number[_hex_of(ghost)]]) for id, ghost in ghosts.items() if _sails(id)}
    near = tuple(id for id, (ghost, far) in seen.items() if far <= ghost.values.get("reach", 0))
    if near:
        ships = tuple(id.removeprefix("ship-") for id in near if id.startswith("ship-"))
        groups = len(near) - len(ships)
        yield Remark("look-may-be-here", {"side": enemy_of(side), "ships": ships, "groups": groups}, near)
    strike = _strike(ocean, enemy_of(side))
    decks = tuple(
        id
        for id, (ghost, far) in seen.items()
        if _is_carrier(ocean, id) and far <= strike + ghost.values.get("reach", 0)
    )
    if decks:
        ships = tuple(id.removeprefix("ship-") for id in decks)
        yield Remark("look-may-be-raided", {"side": enemy_of(side), "ships": ships, "hexes": strike}, decks)


def _sails(id: str) -> bool:
    return not id.startswith("squadron-")


def _hex_of(ghost: Counter) -> str:
    return ghost.slot.partition("/")[0].removeprefix("hex-")


def _is_carrier(ocean: Ocean, id: str) -> bool:
    ship = ocean.ship.get(id.removeprefix("ship-"), -1)
    return ship >= 0 and ocean.ships[ship].kind in CARRIERS


def _strike(ocean: Ocean, side: SideId) -> int:
    """2.2  How far from their decks the bombers of a side can strike and come home: who flies is printed."""
    ranges = [ocean.range[one] for one in ocean.wing[side] if ocean.bomber[one] and ocean.on_carriers[one]]
    return max(ranges, default=0) // 2
