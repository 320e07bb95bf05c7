"""The part of a match that never changes: map, ships, tracks and switches, compiled for quick look-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from honjin.core.bits import members
from honjin.core.choices import ByNumber, SeveralByNumber
from honjin.core.decision import Option
from honjin.core.game import Switches
from honjin.core.memory import Memory
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.model import (
    DIEGO_SUAREZ,
    JAPAN,
    PORT_ARTHUR,
    PORTS,
    PORTS_OF,
    RUSSIA,
    SIDES,
    ZONES,
    BoxId,
    PortId,
    ShipId,
    ShipSet,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.pack import Pack, ShipCard
from honjin.maps.areagraph import AreaGraph

RETURN_CHOICES = (PORT_ARTHUR, DIEGO_SUAREZ)
"""The ports between which Russia chooses for its ships in the Yellow and East China Seas (8.2)."""


class Theatre:
    """Compiled once for a match and shared by all its clones. Options are made here, once, and handed out."""

    def __init__(self, switches: Switches, pack: Pack) -> None:
        self.memory: Memory = {}
        self.pack = pack
        self.switches = dict(switches)
        self.mines = bool(switches["mines"])
        self.fog_of_war = bool(switches["fog_of_war"])
        self.equal_total_counts = bool(switches["equal_total_counts"])
        self.blockade_kept_at_five = bool(switches["blockade_kept_at_five"])
        self._compile_map()
        self._compile_ships()
        self._compile_tracks()
        self._compile_options()

    # Map and tracks

    def _compile_map(self) -> None:
        pack = self.pack
        self.graph = AreaGraph(ZONES, [(border.a, border.b) for border in pack.borders])
        self.port_zones = {PortId(port.id): tuple(map(ZoneId, port.adjacent)) for port in pack.ports}
        self.has_yard = {PortId(port.id): port.shipyard for port in pack.ports}
        self.landing_zones = tuple(ZoneId(zone.id) for zone in pack.zones if zone.landing_box)
        self.key_zones = tuple(ZoneId(zone.id) for zone in pack.zones if zone.key)
        self.returns = {ZoneId(zone): tuple(map(PortId, ports)) for zone, ports in pack.russian_return.items()}

    def reach(self, port: PortId, extra_zone: bool) -> tuple[ZoneId, ...]:
        """The zones a sortie from this port can end in."""
        return tuple(map(ZoneId, self.graph.within(self.port_zones[port], 1 if extra_zone else 0)))

    def _compile_tracks(self) -> None:
        self.tracks = self.pack.tracks
        points = self.pack.control_points
        self.key_points = points.by_count
        single = points.for_variant(str(self.switches["control_points"]))
        self.single_points = {ZoneId(zone): {JAPAN: own.japan, RUSSIA: own.russia} for zone, own in single.items()}
        boxes = self.pack.boxes_for_variant(str(self.switches["track_fork"]))
        self.boxes = tuple(BoxId(box) for box in boxes)
        self.box_number = {box: number for number, box in enumerate(self.boxes)}
        self.box_parent = {BoxId(box): BoxId(parent) if parent else None for box, parent in boxes.items()}

    # Ships

    def _compile_ships(self) -> None:
        cards = [card for card in self.pack.ships if self.mines or not card.optional]
        self.ships: tuple[ShipCard, ...] = tuple(sorted(cards, key=lambda card: SIDES.index(SideId(card.side))))
        self.ids = tuple(ShipId(card.id) for card in self.ships)
        self.number = {ship: number for number, ship in enumerate(self.ids)}
        self.bit = {ship: 1 << number for number, ship in enumerate(self.ids)}
        self.fleet = {side: self.set_of(card.id for card in self.ships if card.side == side) for side in SIDES}
        self.firepower = tuple(card.firepower for card in self.ships)
        self.damaged_firepower = tuple(card.damaged_firepower for card in self.ships)
        self.speed = tuple(card.speed for card in self.ships)
        self.damaged_speed = tuple(card.damaged_speed for card in self.ships)
        self.defence = tuple(card.defence for card in self.ships)

    def set_of(self, ships: Iterable[str]) -> ShipSet:
        """The set of these ships."""
        result = 0
        for ship in ships:
            result |= self.bit[ShipId(ship)]
        return result

    def ids_of(self, ships: ShipSet) -> tuple[ShipId, ...]:
        """The ids of the ships of a set."""
        ids = self.ids
        return tuple([ids[number] for number in members(ships)])

    def arriving(self, turn: int) -> tuple[ShipId, ...]:
        """The ships of the Baltic fleet that reach the seat of war this turn."""
        return tuple(ShipId(card.id) for card in self.ships if card.fleet == "baltic" and card.entry_turn == turn)

    def side_of(self, ship: ShipId) -> SideId:
        """Whose ship it is."""
        return JAPAN if self.bit[ship] & self.fleet[JAPAN] else RUSSIA

    def total_firepower(self, intact: ShipSet, damaged: ShipSet) -> int:
        """Squadron firepower: the sum over its ships."""
        total = 0
        for number in members(intact):
            total += self.firepower[number]
        for number in members(damaged):
            total += self.damaged_firepower[number]
        return total

    def slowest_speed(self, intact: ShipSet, damaged: ShipSet) -> int:
        """Squadron speed: that of its slowest ship."""
        speeds = [self.speed[number] for number in members(intact)]
        speeds += [self.damaged_speed[number] for number in members(damaged)]
        return min(speeds)

    # Options

    def _compile_options(self) -> None:
        self.sail_near = {port: self._sailing(port, extra_zone=False) for port in PORTS}
        self.sail_far = {port: self._sailing(port, extra_zone=True) for port in PORTS}
        self.repair = self._each(opt.Repair)
        self.raid = self._each(opt.Raid)
        self.join = self._each(opt.Join)
        self.place_critical = self._each(opt.PlaceCritical)
        self.take_hits = self._each(opt.TakeHits)
        self.strike_mine = self._each(opt.StrikeMine)
        self.return_to = SeveralByNumber([[opt.ReturnTo(ship, port) for port in RETURN_CHOICES] for ship in self.ids])
        self.show_top = {zone: ByNumber([opt.ShowTop(zone, ship) for ship in self.ids]) for zone in ZONES}
        self.return_all: list[Option] = [opt.ReturnAll(port) for port in RETURN_CHOICES]
        self.embark = {zone: opt.Embark(zone) for zone in self.landing_zones}
        self.land = {box: opt.Land(box) for box in self.boxes}
        self.attack = tuple(opt.Attack(zone) for zone in ZONES)
        self.leave_port = {port: tuple(opt.LeavePort(port, z) for z in self.port_zones[port]) for port in PORTS}
        self.manoeuvres = {side: self._manoeuvres(PORTS_OF[side]) for side in SIDES}
        self.manoeuvres_after_fall = self._manoeuvres([p for p in PORTS_OF[RUSSIA] if p != PORT_ARTHUR])

    def _each(self, option_of: Callable[[ShipId], Option]) -> ByNumber[Option]:
        return ByNumber([option_of(ship) for ship in self.ids])

    def _sailing(self, port: PortId, extra_zone: bool) -> SeveralByNumber[Option]:
        zones = self.reach(port, extra_zone)
        return SeveralByNumber([[opt.Sail(ship, zone) for zone in zones] for ship in self.ids])

    def _manoeuvres(self, ports: Iterable[PortId]) -> tuple[tuple[Option, ...], ...]:
        """For each zone, what a squadron there can do but fight: move on, or put into one of these ports."""
        return tuple(
            (
                *(opt.MoveSquadron(zone, ZoneId(near)) for near in self.graph.neighbours(zone)),
                *(opt.PutIn(zone, port) for port in ports if zone in self.port_zones[port]),
            )
            for zone in ZONES
        )

    def candidates(self) -> list[Option]:
        """Every option anybody could think of, legal or not."""
        ships, zones, ports = self.ids, ZONES, PORTS
        alone = (opt.Raid, opt.Repair, opt.Join, opt.PlaceCritical, opt.TakeHits, opt.StrikeMine)
        return [
            *(kind(ship) for kind in alone for ship in ships),
            *(opt.Sail(ship, zone) for ship in ships for zone in zones),
            *(opt.ShowTop(zone, ship) for ship in ships for zone in zones),
            *(opt.ReturnTo(ship, port) for ship in ships for port in ports),
            *(opt.ReturnAll(port) for port in ports),
            *(opt.Embark(zone) for zone in zones),
            *(opt.MoveSquadron(origin, zone) for origin in zones for zone in zones),
            *(opt.PutIn(zone, port) for zone in zones for port in ports),
            *(opt.LeavePort(port, zone) for port in ports for zone in zones),
            *(opt.Attack(zone) for zone in zones),
            *(opt.Fire(dice) for dice in range(8)),
            *(opt.Land(box) for box in self.boxes),
            *(opt.END_SORTIE, opt.PASS, opt.SET_OUT, *opt.INITIATIVE, *opt.BLOCKADE),
        ]
