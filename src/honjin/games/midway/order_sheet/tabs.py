"""The tabs of the workbook: what the side's view and the umpire's reports have to say, and the open cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from honjin.core.decision import Decision
from honjin.core.order_sheet import REFUSED, Entry, Place, Row, Speech, Tab, Value
from honjin.core.telling import Told
from honjin.games.midway.model import AIR_STATES, INTACT, SS, TS, SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.order_sheet.open_cells import open_cells
from honjin.games.midway.order_sheet.orders import ENGAGE_CODE_OF
from honjin.games.midway.order_sheet.report import contact_rows, loss_rows, report_rows
from honjin.games.midway.order_sheet.words import (
    AIR,
    CONTACTS,
    GROUND,
    LOSSES,
    MARK,
    REPORT,
    SHIPS,
    STEPS,
    SUBMARINES,
    named,
)
from honjin.games.midway.state import Mission
from honjin.games.midway.view import BattalionSeen, Sheet, ShipSeen, SquadronSeen, View
from honjin.maps.hexgrid import OFF

COLUMNS: Mapping[str, tuple[str, ...]] = {
    SHIPS: (
        *("id", "name", "class", "group", "hex", "mvt", "zm", "za", "capacity", "aboard"),
        *("move", "build", "barrage", "code", "target", REFUSED),
    ),
    SUBMARINES: ("id", "name", "group", "hex", "mvt", "located", "move", "target", REFUSED),
    AIR: (
        *("id", "name", "type", "number", "base", "hex", "state", "mvt", "range", "mission", "path", "strike"),
        *("seize", "chase", "engage", "scramble", "air_target", "target", "divert", REFUSED),
    ),
    GROUND: ("id", "name", "where", "state", "strength", "commit", "barrage", "target", REFUSED),
    CONTACTS: ("turn", "clock", "hex", "source", "what", "live"),
    REPORT: ("no", "turn", "step", "hex", "event", "roll", "result", "rule"),
    LOSSES: ("turn", "whose", "what", "points"),
}


def head(ocean: Ocean, view: View, decision: Decision, says: Speech) -> Mapping[str, Value]:
    """The calendar, and the step that is open."""
    return {
        "turn": view.turn,
        "step": f"{STEPS[decision.ask]} · {says.text(f'sheet-step-{decision.ask}')}",
        "day": says.text("sheet-night" if view.night else "sheet-daylight"),
        "storm": says.text("sheet-yes" if view.storm else "sheet-no"),
    }


def tabs(ocean: Ocean, view: View, decision: Decision, told: Sequence[Told], says: Speech) -> Sequence[Tab]:
    """Everything on the sheets of the side, and the open cells with all that may stand in them."""
    side = SideId(decision.side)
    sheet = view.sheets[side]
    boats = [ship for ship in sheet.ships if ocean.ships[ocean.ship[ship.id]].kind == SS]
    rows = {
        SHIPS: [_ship(ocean, sheet, ship, says) for ship in sheet.ships if ship not in boats],
        SUBMARINES: [_boat(ocean, boat, says) for boat in boats],
        AIR: [_squadron(ocean, squadron, says) for squadron in sheet.squadrons],
        GROUND: [_battalion(ocean, battalion, says) for battalion in sheet.battalions],
        CONTACTS: contact_rows(ocean, view, sheet, says),
        REPORT: report_rows(view, told, says),
        LOSSES: loss_rows(ocean, sheet, told, says),
    }
    entries = open_cells(ocean, decision, says)
    return [Tab(tab, columns, _opened(tab, rows[tab], entries, says)) for tab, columns in COLUMNS.items()]


def _opened(tab: str, rows: Sequence[Row], entries: Mapping[Place, Entry], says: Speech) -> tuple[Row, ...]:
    """Rows with their open cells; a group that is placed as a whole has a row of its own, above its boats."""
    by_row: dict[str, dict[str, Entry]] = {}
    for (name, id, column), entry in entries.items():
        if name == tab:
            by_row.setdefault(id, {})[column] = entry
    there = {row.id for row in rows}
    groups = [Row(id, {"id": id, "name": named(says, id)}) for id in by_row if id not in there]
    return tuple(Row(row.id, row.values, by_row.get(row.id, {})) for row in (*groups, *rows))


# The side's own units


def _ship(ocean: Ocean, sheet: Sheet, ship: ShipSeen, says: Speech) -> Row:
    number = ocean.ship[ship.id]
    card = ocean.ships[number]
    return Row(
        ship.id,
        {
            "id": ship.id,
            "name": named(says, ship.id),
            "class": card.kind,
            "group": named(says, card.group),
            "hex": ship.hex or says.text("sheet-off"),
            "mvt": MARK if ship.no_engines else ship.waits,
            "zm": MARK if ship.no_engines else "",
            "za": MARK if ship.no_guns else "",
            "capacity": ocean.capacity_of(number),
            "aboard": _aboard(sheet, ship.id),
        },
    )


def _aboard(sheet: Sheet, ship: str) -> str:
    """Aircraft by their states, and battalions."""
    found = []
    for state in AIR_STATES:
        count = sum(one.number for one in sheet.squadrons if one.base == ship and one.state == state)
        found += [f"{state} {count}"] if count else []
    troops = sum(one.place == ship for one in sheet.battalions)
    return ", ".join([*found, f"{TS} {troops}"] if troops else found)


def _boat(ocean: Ocean, boat: ShipSeen, says: Speech) -> Row:
    return Row(
        boat.id,
        {
            "id": boat.id,
            "name": named(says, boat.id),
            "group": named(says, ocean.ships[ocean.ship[boat.id]].group),
            "hex": boat.hex or says.text("sheet-off"),
            "mvt": boat.waits,
            "located": says.text("sheet-yes") if boat.located else "",
        },
    )


def _squadron(ocean: Ocean, squadron: SquadronSeen, says: Speech) -> Row:
    number = ocean.squadron[squadron.id]
    return Row(
        squadron.id,
        {
            "id": squadron.id,
            "name": named(says, squadron.id),
            "type": ocean.kind[number],
            "number": squadron.number,
            "base": named(says, squadron.base),
            "hex": squadron.hex or says.text("sheet-off"),
            "state": squadron.state,
            "mvt": squadron.ready,
            "range": ocean.range[number],
            **(_flying(ocean, squadron.mission) if squadron.mission else {}),
        },
    )


def _flying(ocean: Ocean, mission: Mission) -> dict[str, Value]:
    """What a squadron was sent to do this turn."""
    names = ocean.grid.names
    flown: dict[str, Value] = {"mission": mission.kind, "path": " ".join(names[hex] for hex in mission.path)}
    if mission.strike != OFF:
        flown |= {"strike": names[mission.strike], "seize": "F" if mission.first else "N"}
    if mission.engage:
        flown["engage"] = ENGAGE_CODE_OF[mission.engage]
    return flown | ({"chase": mission.chase} if mission.chase else {})


def _battalion(ocean: Ocean, battalion: BattalionSeen, says: Speech) -> Row:
    whole, damaged = ocean.chance[TS][TS], ocean.limits.damaged_troops
    return Row(
        battalion.id,
        {
            "id": battalion.id,
            "name": named(says, battalion.id),
            "where": named(says, battalion.place),
            "state": says.text(f"state-{battalion.state}"),
            "strength": whole if battalion.state == INTACT else damaged,
        },
    )
