"""Where fleets go: ships in one hex stay together, and each kind of force has its own business."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from honjin.core.form import Slip
from honjin.games.midway.model import CARRIERS, CHITOSE, CV, DB, ISLANDS, JAPAN, SS, TB, TT
from honjin.games.midway.options import BuildBase, Place, Sail
from honjin.games.midway.rules.movement import NavalSheet, hexes_next_to
from honjin.games.midway.rules.setup import SetUpSheet
from honjin.games.midway.script.estimate import expected
from honjin.games.midway.script.reading import Reading

START = {"tf16": "K4", "tf17": "L5", "j1": "A4", "j2": "A9", "j3": "A7"}
"""Where groups begin; half of Nagumo's carriers a hex further south."""
SECOND_DIVISION = ("hiryu", "soryu", "kirishima", "chikuma", "nagara")
SECOND_START = "A5"
ENTRY = {"j4": "A9", "j5": "A8", "j6": "A6", "j7": "A5"}
LAIR = "K6"
"""Where I-168 waits for carriers."""

POSTS = {"tf16": "J3", "tf17": "K5", "j1": "F4", "j5": "F7", "j6": "F6"}
"""Where carriers wait for news: the Japanese within reach of Midway, the Americans out of sight."""

LURE = (0.7, 0.8, 1.0, 1.0, 0.7, 0.45, 0.25)
"""How much prey so many hexes away draws carriers: aircraft strike within three."""

RAIDERS = {"fubuki": "gardner", "shirayuki": "laysan", "murakumo": "lisianski", "hatsuyuki": "pearl_and_hermes"}
"""Destroyers of the main body that hold the small islands at the end."""

BOATS_LURK = {"us": "E8", "japan": "J4"}


def set_up(reading: Reading, sheet: SetUpSheet) -> list[Slip]:
    """The opening: carriers in two groups, transports on the southern way, boats as usual."""
    places: list[Slip] = []
    for unit, hexes in sheet.areas.items():
        hex = sheet.first[unit]
        if unit in reading.ocean.ship:
            group = reading.ocean.ships[reading.ocean.ship[unit]].group
            hex = SECOND_START if unit in SECOND_DIVISION else START.get(group, LAIR)
        places.append(Place(unit, hex if hex in hexes else sheet.first[unit]))
    return places


def move(reading: Reading, sheet: NavalSheet) -> list[Slip]:
    """One step for every ship, by the business of the force it sails with."""
    slips: list[Slip] = []
    own = reading.own_at()
    prospects = Prospects(reading)
    steps: dict[tuple[int, str], int] = {}
    for ship, berth in sheet.berths.items():
        if not berth.hex:
            if berth.due:
                group = reading.ocean.ships[reading.ocean.ship[ship]].group
                slips.append(Place(ship, ENTRY.get(group, "A8")))
            continue
        if berth.waits or berth.stopped:
            continue
        here = reading.number[berth.hex]
        business = business_of(reading, ship, own.get(here, ()))
        if (here, business) not in steps:
            steps[here, business] = best_step(reading, here, prospects.of(business, here, own.get(here, ())))
        step = steps[here, business]
        if step != here:
            slips.append(Sail(ship, reading.grid.names[step]))
    if sheet.may_build and CHITOSE in sheet.berths:
        slips.append(BuildBase(CHITOSE))
    return slips


def business_of(reading: Reading, ship: str, company: Iterable[str]) -> str:
    """What a ship is about: boats hunt, carriers and who sails with them strike, the others go where they are sent."""
    if reading.kind[ship] == SS:
        return "boat"
    if ship == CHITOSE:
        return "kure"
    if ship in RAIDERS:
        return RAIDERS[ship]
    if reading.side != JAPAN or CV in {reading.kind[one] for one in company}:
        return "strike"
    return "invade" if reading.kind[ship] == TT else "escort"


def best_step(reading: Reading, here: int, worth: Callable[[int], float]) -> int:
    """The hex next to this one, or this one, that serves the business best."""
    near = [reading.number[name] for name in hexes_next_to()[reading.grid.names[here]]]
    return max([here, *near], key=lambda hex: (round(worth(hex), 6), hex == here, -hex))


class Prospects:
    """What each hex is worth to each business, from what is expected of the enemy after his next move."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.found = expected(reading, moves=1)

    def of(self, business: str, here: int, company: Iterable[str]) -> Callable[[int], float]:
        """The worth of hexes to a force."""
        reading = self.reading
        if business == "boat":
            return self._boat
        goals = {"invade": reading.ocean.midway, "escort": self._convoy(), "kure": reading.ocean.kure}
        goals |= {island: reading.number[hex] for island, hex in ISLANDS.items()}
        if business in goals:
            distances = reading.grid.distances[goals[business]]
            return lambda hex: -float(distances[hex])
        ready, post = self._share_ready(company), self._post(company)
        return lambda hex: self._strike(hex, ready, post)

    def _post(self, company: Iterable[str]) -> int:
        """Where the carriers of a force, or the force itself, wait."""
        reading = self.reading
        ranked = sorted(company, key=lambda one: reading.kind[one] not in CARRIERS)
        groups = [reading.ocean.ships[reading.ocean.ship[one]].group for one in ranked]
        return reading.number[POSTS.get(groups[0], "F5")]

    def _share_ready(self, company: Iterable[str]) -> float:
        """The share of the bombers of these decks that can fly this turn."""
        decks = set(company)
        bombers = [
            one
            for one in self.reading.squadrons.values()
            if one.base in decks and self.reading.type_of(one.id) in (DB, TB)
        ]
        return sum(one.state == "P" for one in bombers) / len(bombers) if bombers else 0.0

    def _within(self, hex: int, reach: int) -> float:
        distances = self.reading.grid.distances[hex]
        return sum(value for other, value in self.found.items() if distances[other] <= reach)

    def _strike(self, hex: int, ready: float, post: int) -> float:
        """Decks with bombers ready close in on what they expect; without, they keep out of reach."""
        reading = self.reading
        distances = reading.grid.distances[hex]
        prey = sum(value * LURE[distances[at]] for at, value in self.found.items() if distances[at] < len(LURE))
        close = self._within(hex, 1)
        shelter = 0.6 if reading.storm >> hex & 1 and reading.turn < 6 else 0.0
        appetite = 0.15 * ready - 0.1 * (1 - ready) if not reading.night else -0.05
        return appetite * prey - 0.2 * close - 0.3 * reading.grid.distances[post][hex] + shelter

    def _convoy(self) -> int:
        """The hex of the transport nearest to Midway; Midway itself when there is none."""
        reading = self.reading
        carriers = {one.place for one in reading.sheet.battalions}
        hexes = [reading.hex_of(ship) for ship in carriers if ship in reading.ships]
        distances = reading.grid.distances[reading.ocean.midway]
        return min((hex for hex in hexes if hex >= 0), key=distances.__getitem__, default=reading.ocean.midway)

    def _boat(self, hex: int) -> float:
        """A boat lies where ships are expected, else on the way that they must come."""
        reading = self.reading
        lurk = reading.number[BOATS_LURK[reading.side]]
        return self._within(hex, 0) + 0.5 * self._within(hex, 1) - 0.1 * reading.grid.distances[lurk][hex]
