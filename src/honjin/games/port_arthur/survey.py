"""What a closer look at a sea or a port shows: what it is worth, what lies beside it, and who could come there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from honjin.core.decision import Decision
from honjin.core.scene import Remark, Survey
from honjin.games.port_arthur.chart import lying, squadrons, values_of
from honjin.games.port_arthur.model import (
    JAPAN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    PORTS,
    PORTS_OF,
    RUSSIA,
    ZONES,
    PortId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SquadronSeen, View

FACES = 6


def survey_of(theatre: Theatre, view: View, decision: Decision | None, things: Sequence[str]) -> Survey:
    """Of the last place pointed at."""
    for thing in reversed(things):
        kind, _, id = thing.partition("-")
        if kind == "zone" and id in ZONES:
            return Survey(remarks=tuple(_of_zone(theatre, view, ZoneId(id))))
        if kind == "port" and id in PORTS:
            return Survey(remarks=tuple(_of_port(theatre, view, PortId(id))))
    return Survey()


def _of_zone(theatre: Theatre, view: View, zone: ZoneId) -> Iterator[Remark]:
    if zone in theatre.key_zones:
        one, two, three = theatre.key_points[1:4]
        yield Remark("look-key-zone", {"one": one, "two": two, "three": three})
    else:
        points = theatre.single_points[zone]
        yield Remark("look-worth", {"japan": points[JAPAN], "russia": points[RUSSIA]})
    near = theatre.graph.neighbours(zone)
    ports = tuple(port for port in PORTS if zone in theatre.port_zones[port] and _is_port(view, port))
    touch = (*(f"zone-{one}" for one in near), *(f"port-{port}" for port in ports))
    yield Remark("look-beside", {"zones": tuple(near), "ports": ports}, touch)
    for squadron in (one for origin in near for one in squadrons(view, ZoneId(origin))):
        yield _comes(view, squadron)
    for port in ports:
        ships = lying(view, port, "roadstead")
        if ships:
            facts = {"side": _owner(port), "port": port, "count": len(ships), **values_of(theatre, view, ships)}
            yield Remark("look-leaves", facts, tuple(f"ship-{ship}" for ship in ships))


def _comes(view: View, squadron: SquadronSeen) -> Remark:
    """6.2A  A squadron next door, and how likely one operation brings it here; of a hidden one only its number."""
    facts = {"side": squadron.side, "origin": squadron.zone, "count": squadron.count}
    touch = tuple(f"ship-{ship}" for ship in squadron.ships or ())
    if squadron.speed is None or squadron.firepower is None:
        return Remark("look-comes-hidden", facts, touch)
    chance = min(squadron.speed, FACES) / FACES
    values = {"speed": squadron.speed, "firepower": squadron.firepower, "percent": round(100 * chance)}
    return Remark("look-comes", {**facts, **values}, touch)


def _of_port(theatre: Theatre, view: View, port: PortId) -> Iterator[Remark]:
    if not _is_port(view, port):
        return
    zones = theatre.port_zones[port]
    yield Remark("look-leads-to", {"zones": zones}, tuple(f"zone-{zone}" for zone in zones))
    # 5.1  Intact ships only, and not under the blockade (Ruling 45).
    far = tuple(zone for zone in theatre.reach(port, extra_zone=True) if zone not in zones)
    if far and not (port == PORT_ARTHUR and view.blockade):
        yield Remark("look-sortie", {"zones": far}, tuple(f"zone-{zone}" for zone in far))
    for squadron in (one for zone in zones for one in squadrons(view, zone) if one.side == _owner(port)):
        yield _comes(view, squadron)


def _owner(port: PortId) -> SideId:
    return JAPAN if port in PORTS_OF[JAPAN] else RUSSIA


def _is_port(view: View, port: PortId) -> bool:
    """7.6  Port Arthur is none any more once its box is taken."""
    return port != PORT_ARTHUR or PORT_ARTHUR_BOX not in view.boxes
