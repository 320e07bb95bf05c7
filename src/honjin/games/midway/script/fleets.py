"""Where fleets go: ships in one hex stay together, and each kind of force has its own business."""

from __future__ import annotations

from collections.abc import Callable

from honjin.core.form import Slip
from honjin.games.midway.model import CARRIERS, CHITOSE, JAPAN, KURE_HEX, SS
from honjin.games.midway.options import BuildBase, Place, Sail
from honjin.games.midway.rules.movement import NavalSheet, hexes_next_to
from honjin.games.midway.rules.setup import SetUpSheet
from honjin.games.midway.script.estimate import expected
from honjin.games.midway.script.reading import Reading

TF16, TF17 = "K3", "L5"

US_BOATS = {"ss_a": "F6", "ss_b": "G5", "ss_c": "F7"}
JAPANESE_START = {"j1": "A4", "j2": "A8", "j3": "A7"}
JAPANESE_ENTRY = {"j4": "A8", "j5": "A7", "j6": "A6", "j7": "A5"}
LAIR = "G5"
"""Where I-168 waits for carriers."""

CARRIERS_WAIT = "F4"
"""Where the Japanese carriers come out of the storm, within reach of Midway."""

DANGER = 2
"""Hexes that carriers keep from enemy ships."""


def set_up(reading: Reading, sheet: SetUpSheet) -> list[Slip]:
    """The opening: carriers in two groups, boats towards the enemy, transports on the southern way."""
    places = []
    for unit in sheet.areas:
        if unit in US_BOATS:
            hex = US_BOATS[unit]
        elif unit in reading.ocean.ship:
            card = reading.ocean.ships[reading.ocean.ship[unit]]
            hex = {**JAPANESE_START, "tf16": TF16, "tf17": TF17}.get(card.group, LAIR)
            if card.group == "j1" and unit in ("hiryu", "soryu", "kirishima", "chikuma"):
                hex = "A5"
        else:
            hex = sheet.first[unit]
        places.append(Place(unit, hex if hex in sheet.areas[unit] else sheet.first[unit]))
    return list(places)


def move(reading: Reading, sheet: NavalSheet) -> list[Slip]:
    """One step for every ship, by the business of the force it sails with."""
    slips: list[Slip] = []
    own = reading.own_at()
    dangers = expected(reading, moves=1)
    for ship, berth in sheet.berths.items():
        if not berth.hex:
            if berth.due:
                group = reading.ocean.ships[reading.ocean.ship[ship]].group
                slips.append(Place(ship, JAPANESE_ENTRY.get(group, "A7")))
            continue
        if berth.waits or berth.stopped:
            continue
        here = reading.number[berth.hex]
        goal = goal_of(reading, ship, here, own.get(here, []), dangers)
        step = step_towards(reading, here, goal)
        if step != here:
            slips.append(Sail(ship, reading.grid.names[step]))
    if sheet.may_build and CHITOSE in sheet.berths:
        slips.append(BuildBase(CHITOSE))
    return slips


def step_towards(reading: Reading, here: int, worth: Callable[[int], float]) -> int:
    """The hex next to this one, or this one, that serves the business best."""
    near = [reading.number[name] for name in hexes_next_to()[reading.grid.names[here]]]
    return max([here, *near], key=lambda hex: (worth(hex), hex == here, -hex))


def goal_of(
    reading: Reading, ship: str, here: int, company: list[str], dangers: dict[int, float]
) -> Callable[[int], float]:
    """What each hex is worth to a ship: boats hunt, carriers keep their distance, the others go to Midway."""
    kinds = {reading.kind[one] for one in company}
    if reading.kind[ship] == SS:
        return lambda hex: boat_worth(reading, hex)
    if kinds & set(CARRIERS):
        return lambda hex: carrier_worth(reading, hex, dangers)
    if reading.side == JAPAN:
        goal = reading.number[KURE_HEX] if ship == CHITOSE else reading.ocean.midway
        return lambda hex: -float(reading.grid.distances[goal][hex])
    return lambda hex: carrier_worth(reading, hex, dangers)


def boat_worth(reading: Reading, hex: int) -> float:
    """A boat lies where ships are expected, else on the way that transports must come."""
    found = expected(reading, moves=1)
    near = sum(value for other, value in found.items() if reading.grid.distances[hex][other] <= 1)
    if reading.side == JAPAN:
        return near - 0.1 * reading.grid.distances[hex][reading.number["K5"]]
    return near - 0.1 * reading.grid.distances[hex][reading.number["F7"]]


def carrier_worth(reading: Reading, hex: int, dangers: dict[int, float]) -> float:
    """Carriers want prey within three hexes and no enemy ships within two; without news they keep to their post."""
    grid = reading.grid
    distances = grid.distances[hex]
    prey = sum(value for other, value in dangers.items() if distances[other] == 3)
    close = sum(value for other, value in dangers.items() if distances[other] <= DANGER)
    if reading.side == JAPAN:
        post = reading.number[CARRIERS_WAIT]
        shelter = 0.3 if reading.storm >> hex & 1 and reading.turn < 5 else 0.0
    else:
        post = reading.number["J4"]
        shelter = 0.0
    return 0.12 * prey - 0.15 * close - 1.0 * grid.distances[post][hex] + shelter
