"""What each hex is worth to each business, from what is expected of the enemy after his next move."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from honjin.games.midway.model import CARRIERS, DB, ISLANDS, READY, TB, US, IslandId
from honjin.games.midway.script.estimate import expected
from honjin.games.midway.script.invasion import goal_of_convoy, goal_of_support
from honjin.games.midway.script.opening import PICKETS, SECOND_DIVISION
from honjin.games.midway.script.reading import Reading

POSTS = {"tf16": "K7", "tf17": "L7", "j1": "I5", "j5": "F7", "j6": "F6"}
"""Where carriers wait for news: the Japanese within reach of Midway, the Americans out of sight."""
SECOND_POST = "H4"

LURE = (0.7, 0.8, 1.0, 1.0, 0.7, 0.45, 0.25)
"""How much prey so many hexes away draws carriers: aircraft strike within three."""

BOATS_LURK = {"ss_a": "F7", "ss_b": "E7", "ss_c": "H6", "ss_d": "H6", "ss_j": "J4"}
"""Where boats wait while nothing is known: on the ways to Midway and off the island itself."""
POSTS_OF_LOOKOUTS = BOATS_LURK | PICKETS
HOME = {"us": "O5", "japan": "A7"}
AVOIDED, BORNE = 0.6, 0.15
"""The hexes that transports sail further for each boat on their way, and for each at their goal."""


class Prospects:
    """The worth of hexes."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.found = expected(reading, moves=1)
        self.convoy = reading.hex_of_convoy()
        self.boats = reading.boats_seen()

    def of(self, business: str, company: Iterable[str]) -> Callable[[int], float]:
        """The worth of hexes to a force."""
        reading = self.reading
        if business in POSTS_OF_LOOKOUTS:
            post = reading.number[POSTS_OF_LOOKOUTS[business]]
            return lambda hex: self._look_out(hex, post)
        if business == "strike":
            ready, post = self._share_ready(company), self._post(company)
            return lambda hex: self._strike(hex, ready, post)
        if business == "support" and reading.night and self._within(self.convoy, 1) > 0:
            return lambda hex: self._within(hex, 0) - 0.1 * reading.grid.distances[self.convoy][hex]
        goal = self._goal(business)
        return self._around_boats(goal) if business in ("invade", "kure") else self._towards(goal)

    def _goal(self, business: str) -> int:
        reading = self.reading
        if business in ISLANDS:
            return reading.number[ISLANDS[IslandId(business)]]
        if business == "invade":
            return goal_of_convoy(reading, self.convoy)
        if business == "support":
            return goal_of_support(reading, self.convoy)
        return {"escort": self.convoy, "behind": reading.number["E7"], "kure": reading.ocean.kure}.get(
            business, reading.number[HOME[reading.side]]
        )

    def _towards(self, goal: int) -> Callable[[int], float]:
        distances = self.reading.grid.distances[goal]
        return lambda hex: -float(distances[hex])

    def _around_boats(self, goal: int) -> Callable[[int], float]:
        """Transports go round boats that have shown themselves; at the goal itself they must bear them."""
        distances = self.reading.grid.distances[goal]
        return lambda hex: -distances[hex] - (AVOIDED if hex != goal else BORNE) * self.boats.get(hex, 0)

    def _post(self, company: Iterable[str]) -> int:
        """Where the carriers of a force, or the force itself, wait."""
        reading = self.reading
        ranked = sorted(company, key=lambda one: reading.kind[one] not in CARRIERS)
        if ranked[0] in SECOND_DIVISION:
            return reading.number[SECOND_POST]
        return reading.number[POSTS.get(reading.group_of(ranked[0]), "F5")]

    def _share_ready(self, company: Iterable[str]) -> float:
        """The share of the bombers of these decks that can fly this turn."""
        decks = set(company)
        bombers = [
            one
            for one in self.reading.squadrons.values()
            if one.base in decks and self.reading.type_of(one.id) in (DB, TB)
        ]
        return sum(one.state == READY for one in bombers) / len(bombers) if bombers else 0.0

    def _within(self, hex: int, reach: int) -> float:
        distances = self.reading.grid.distances[hex]
        return sum(value for other, value in self.found.items() if distances[other] <= reach)

    def _strike(self, hex: int, ready: float, post: int) -> float:
        """Decks with bombers ready close in on what they expect; without, they keep out of reach."""
        reading = self.reading
        distances = reading.grid.distances[hex]
        prey = sum(value * LURE[distances[at]] for at, value in self.found.items() if distances[at] < len(LURE))
        close = self._within(hex, 1)
        shelter = 0.6 if reading.storm >> hex & 1 and reading.turn < 4 else 0.0
        appetite = 0.15 * ready - 0.1 * (1 - ready) if not reading.night else -0.05
        island = -1.0 if reading.side != US and hex == reading.ocean.midway else 0.0
        return appetite * prey - 0.2 * close - 0.3 * reading.grid.distances[post][hex] + shelter + island

    def _look_out(self, hex: int, post: int) -> float:
        """A boat or a picket goes where ships are expected, else to its post."""
        return self._within(hex, 0) + 0.5 * self._within(hex, 1) - 0.1 * self.reading.grid.distances[post][hex]
