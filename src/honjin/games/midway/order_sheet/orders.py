"""Orders on paper and as slips: what stands in the open cells when slips are written, and what slips a row makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Slip
from honjin.core.order_sheet import Filled, Place, Speech, Unreadable
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import (
    Allot,
    Assault,
    Attack,
    Barrage,
    Bombard,
    BuildBase,
    Commit,
    Cover,
    Divert,
    Fire,
    Hunt,
    Land,
    OneWayRaid,
    Raid,
    Sail,
    Scramble,
    Search,
    StrikeBelow,
    Torpedo,
)
from honjin.games.midway.options import Place as PlaceUnit
from honjin.games.midway.order_sheet.open_cells import COLUMN_OF
from honjin.games.midway.order_sheet.words import (
    CODE_OF,
    ENGAGE_CODES,
    FLIGHTS,
    GROUND,
    GUNS,
    MARK,
    SEIZE_CODES,
    SHIPS,
    named,
    tab_of,
)
from honjin.games.midway.rules.flight import NOBODY
from honjin.games.midway.rules.movement import NavalSheet
from honjin.games.midway.rules.sea_combat import GunSheet

SEIZE_CODE_OF = {value: code for code, value in SEIZE_CODES.items()}
ENGAGE_CODE_OF = {value: code for code, value in ENGAGE_CODES.items()}


# ---------------------------------------------------------------- out


def cells(ocean: Ocean, decision: Decision, written: Sequence[Slip], says: Speech) -> Mapping[Place, str]:
    """What stands in the open cells when these slips are written."""
    found: dict[Place, str] = {}
    for slip in written:
        tab = tab_of(ocean, slip.thing)
        for column, text in _texts(ocean, slip, tab, says):
            place = (tab, slip.thing, column)
            # Several orders of a kind to one squadron stand in one cell.
            found[place] = f"{found[place]}; {text}" if place in found else text
    return found


def _texts(ocean: Ocean, slip: Slip, tab: str, says: Speech) -> list[tuple[str, str]]:
    kind = type(slip)
    found = []
    if kind in FLIGHTS.values():
        found.append(("mission", CODE_OF[kind]))
    elif kind in GUNS.values() and tab == SHIPS:
        found.append(("code", CODE_OF[kind]))
    if isinstance(slip, Search | Raid | OneWayRaid):
        found.append(("path", " ".join(slip.path)))
    if isinstance(slip, Raid | OneWayRaid):
        found += [("strike", slip.strike), ("seize", SEIZE_CODE_OF[slip.seize])]
        if slip.engage != NOBODY:
            found.append(("engage", ENGAGE_CODE_OF[slip.engage]))
    if isinstance(slip, Raid | OneWayRaid | Cover) and slip.chase:
        found.append(("chase", str(slip.chase)))
    if kind in COLUMN_OF:
        column, field = COLUMN_OF[kind]
        id = getattr(slip, field)
        found.append((column, id if id in ocean.grid.number else named(says, id)))
    if isinstance(slip, BuildBase):
        found.append(("build", MARK))
    if isinstance(slip, Scramble):
        found.append(("scramble", says.text("sheet-yes")))
    if isinstance(slip, Allot):
        one = f"#{slip.aircraft}" if slip.aircraft else ""
        found.append(("air_target", f"{named(says, slip.target)}{one}:{slip.number}"))
    if isinstance(slip, Divert):
        found.append(("divert", f"{named(says, slip.base)}:{slip.number}"))
    return found


# ---------------------------------------------------------------- in


def slips(ocean: Ocean, decision: Decision, row: Filled) -> Sequence[Slip]:
    """The orders in a row of the open step; raises Unreadable where its cells make none."""
    return READERS[decision.ask](decision, row)


def _garbled(decision: Decision, row: Filled) -> Unreadable:
    return Unreadable(Refusal(decision.rule, "gen-form", {"unit": row.id}))


def _place(decision: Decision, row: Filled) -> Sequence[Slip]:
    return [PlaceUnit(row.id, _hex(row, "move"))]


def _move(decision: Decision, row: Filled) -> Sequence[Slip]:
    form = decision.form
    assert isinstance(form, NavalSheet)
    found: list[Slip] = []
    if "move" in row.cells:
        berth = form.berths.get(row.id)
        enters = berth is not None and not berth.hex
        found.append((PlaceUnit if enters else Sail)(row.id, _hex(row, "move")))
    if "build" in row.cells:
        found.append(BuildBase(row.id))
    return found


def _hex(row: Filled, column: str) -> str:
    return row.of(column).upper()


def _plot(decision: Decision, row: Filled) -> Sequence[Slip]:
    if row.tab == GROUND:
        return [Commit(row.id, row.of("commit"))]
    kind = FLIGHTS.get(row.of("mission").upper())
    if kind is None:
        raise _garbled(decision, row)
    if kind is StrikeBelow:
        return [StrikeBelow(row.id)]
    chase = _number(decision, row, row.of("chase") or "0")
    if kind is Cover:
        return [Cover(row.id, chase)]
    path = tuple(row.of("path").upper().replace(",", " ").split())
    if kind is Search:
        return [Search(row.id, path)]
    seize = SEIZE_CODES.get(row.of("seize").upper() or "N")
    engage = ENGAGE_CODES.get(row.of("engage").upper() or "0")
    if seize is None or engage is None:
        raise _garbled(decision, row)
    raid = Raid if kind is Raid else OneWayRaid
    return [raid(row.id, path, _hex(row, "strike"), seize, chase, engage)]


def _fight(decision: Decision, row: Filled) -> Sequence[Slip]:
    found: list[Slip] = []
    if row.of("scramble") == "yes":
        found.append(Scramble(row.id))
    elif "scramble" in row.cells:
        raise _garbled(decision, row)
    for name, number in _numbered(decision, row, "air_target"):
        target, _, one = name.partition("#")
        aircraft = _number(decision, row, one or "0")
        found.append(Allot(row.id, row.meaning("air_target", target.strip()), number, aircraft))
    return found


def _shoot(decision: Decision, row: Filled) -> Sequence[Slip]:
    """2.3  A ship says by its code what it does; without one, what it names says it. A boat can only fire."""
    form = decision.form
    assert isinstance(form, GunSheet)
    target, code = row.of("target"), row.of("code").upper()
    hunts = target in form.ships[row.id].boats if row.id in form.ships and row.tab == SHIPS else False
    kind = GUNS.get(code) if code else Hunt if hunts else Fire
    if kind not in (Fire, Hunt):
        raise _garbled(decision, row)
    return [kind(row.id, target)]


def _mark(kind: type[Bombard] | type[Land]) -> Callable[[Decision, Filled], Sequence[Slip]]:
    def read(decision: Decision, row: Filled) -> Sequence[Slip]:
        if row.of("code").upper() != CODE_OF[kind]:
            raise _garbled(decision, row)
        return [kind(row.id)]

    return read


def _divert(decision: Decision, row: Filled) -> Sequence[Slip]:
    return [Divert(row.id, row.meaning("divert", name), number) for name, number in _numbered(decision, row, "divert")]


def _numbered(decision: Decision, row: Filled, column: str) -> list[tuple[str, int]]:
    """Names with numbers: `Hiryu:4; Soryu:2`."""
    found = []
    for part in row.cells.get(column, "").replace("；", ";").replace("：", ":").split(";"):
        if part.strip():
            name, _, number = part.rpartition(":")
            found.append((name.strip(), _number(decision, row, number)))
    return found


def _number(decision: Decision, row: Filled, text: str) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise _garbled(decision, row)
    return int(text)


READERS: Mapping[str, Callable[[Decision, Filled], Sequence[Slip]]] = {
    "set-up": _place,
    "naval": _move,
    "searches": _plot,
    "air": _plot,
    "air-targets": _fight,
    "barrage": lambda decision, row: [Barrage(row.id, row.of("barrage"))],
    "raid-targets": lambda decision, row: [Attack(row.id, row.of("target"))],
    "torpedoes": lambda decision, row: [Torpedo(row.id, row.of("target"))],
    "guns": _shoot,
    "bombardment": _mark(Bombard),
    "landing": _mark(Land),
    "ground": lambda decision, row: [Assault(row.id, row.of("target"))],
    "divert": _divert,
}
