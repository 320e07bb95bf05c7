"""Where fleets go: ships of one business in one hex stay together, and each takes the step that serves it best."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from honjin.core.form import Slip
from honjin.games.midway.model import CARRIERS, CHITOSE, CHIYODA, CV, JAPAN, SS, TT, US
from honjin.games.midway.options import BuildBase, Place, Sail
from honjin.games.midway.rules.movement import NavalSheet, hexes_next_to
from honjin.games.midway.script.opening import PICKETS, RAIDERS, WARDENS, WARDENS_LEAVE, entry_of
from honjin.games.midway.script.prospects import Prospects
from honjin.games.midway.script.reading import Reading


def move(reading: Reading, sheet: NavalSheet) -> list[Slip]:
    """One step for every ship, by the business of the force it sails with."""
    slips: list[Slip] = []
    own = reading.own_at()
    prospects = Prospects(reading)
    steps: dict[tuple[int, str], int] = {}
    taken: set[int] = set()
    for ship, berth in sheet.berths.items():
        if not berth.hex:
            if berth.due:
                slips.append(Place(ship, entry_of(reading, ship)))
            continue
        if berth.waits or berth.stopped:
            continue
        here = reading.number[berth.hex]
        company = own.get(here, ())
        business = business_of(reading, ship, company)
        if (here, business) not in steps:
            # One blow must not find all carriers together.
            strikes = business == "strike"
            step = best_step(reading, here, prospects.of(business, company), taken if strikes else ())
            steps[here, business] = step
            if strikes:
                taken.add(step)
        step = steps[here, business]
        if step != here:
            slips.append(Sail(ship, reading.grid.names[step]))
    if sheet.may_build and CHITOSE in sheet.berths:
        slips.append(BuildBase(CHITOSE))
    return slips


def business_of(reading: Reading, ship: str, company: Iterable[str]) -> str:
    """What a ship is about: the hurt go home, boats lie in wait, carriers and who sails with them strike."""
    kind = reading.kind[ship]
    if kind == SS:
        return reading.group_of(ship)
    if reading.ships[ship].no_guns and kind not in CARRIERS:
        return "home"
    if reading.side == US:
        return WARDENS[ship] if ship in WARDENS and reading.turn >= WARDENS_LEAVE else "strike"
    if ship == CHITOSE or (ship == CHIYODA and reading.controller != JAPAN):
        return "kure" if ship == CHITOSE else "behind"
    if ship in RAIDERS or ship in PICKETS:
        return RAIDERS.get(ship, ship)
    if kind == TT:
        return "invade" if reading.is_loaded(ship) or ship == CHIYODA else "home"
    if any(reading.kind[one] == CV and reading.is_open(one) for one in company):
        return "strike"
    return "support" if reading.group_of(ship) != "j2" else "escort"


def best_step(reading: Reading, here: int, worth: Callable[[int], float], apart: Container[int]) -> int:
    """The hex next to this one, or this one, that serves the business best; others are there already in `apart`."""
    near = [reading.number[name] for name in hexes_next_to()[reading.grid.names[here]]]
    free = [hex for hex in (here, *near) if hex not in apart]
    return max(free, key=lambda hex: (round(worth(hex), 6), hex == here, -hex))
