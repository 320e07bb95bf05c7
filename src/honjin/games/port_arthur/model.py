"""The fixed words of the rulebook: sides, sea zones, ports, boxes, and the places a ship can be in."""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

SideId = NewType("SideId", str)
ShipId = NewType("ShipId", str)
ZoneId = NewType("ZoneId", str)
PortId = NewType("PortId", str)
BoxId = NewType("BoxId", str)
PlaceKey = NewType("PlaceKey", str)
"""A zone or a port, with its kind: `zone-tsushima`, `port-japan`."""
ShipSet: TypeAlias = int
"""A bit for each ship (`core/bits.py`)."""

JAPAN: Final = SideId("japan")
RUSSIA: Final = SideId("russia")
SIDES: Final = (JAPAN, RUSSIA)

YELLOW_SEA: Final = ZoneId("yellow_sea")
TSUSHIMA: Final = ZoneId("tsushima")
EAST_CHINA_SEA: Final = ZoneId("east_china_sea")
PHILIPPINE_SEA: Final = ZoneId("philippine_sea")
PACIFIC_OCEAN: Final = ZoneId("pacific_ocean")
SEA_OF_JAPAN: Final = ZoneId("sea_of_japan")
ZONES: Final = (YELLOW_SEA, TSUSHIMA, EAST_CHINA_SEA, PHILIPPINE_SEA, PACIFIC_OCEAN, SEA_OF_JAPAN)

HOME: Final = PortId("japan")
PORT_ARTHUR: Final = PortId("port_arthur")
VLADIVOSTOK: Final = PortId("vladivostok")
DIEGO_SUAREZ: Final = PortId("diego_suarez")
PORTS: Final = (HOME, PORT_ARTHUR, VLADIVOSTOK, DIEGO_SUAREZ)
PORTS_OF: Final = {JAPAN: (HOME,), RUSSIA: (PORT_ARTHUR, VLADIVOSTOK, DIEGO_SUAREZ)}

HILL_203: Final = BoxId("hill_203")
PORT_ARTHUR_BOX: Final = BoxId("port_arthur")
MUKDEN: Final = BoxId("mukden")
SIPING: Final = BoxId("siping")

# The places of a ship are numbered, so that a state can keep one set of ships for each of them.
ZONE_PLACE: Final = {zone: number for number, zone in enumerate(ZONES)}
ROADSTEAD: Final = {port: len(ZONES) + number for number, port in enumerate(PORTS)}
SHIPYARD: Final = {port: len(ZONES) + len(PORTS) + number for number, port in enumerate(PORTS)}
OFF_MAP: Final = len(ZONES) + 2 * len(PORTS)
SUNK: Final = OFF_MAP + 1
PLACES: Final = SUNK + 1
SEA_PLACES: Final = range(len(ZONES))


def zone_key(zone: ZoneId) -> PlaceKey:
    """A zone as one end of a move."""
    return PlaceKey(f"zone-{zone}")


def port_key(port: PortId) -> PlaceKey:
    """A port as one end of a move."""
    return PlaceKey(f"port-{port}")


def enemy_of(side: SideId) -> SideId:
    """The other side."""
    return RUSSIA if side == JAPAN else JAPAN
