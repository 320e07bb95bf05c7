"""What a match came to, in numbers: points by source, sightings, strikes, the fate of carriers and of the landing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from honjin.core.event import Event
from honjin.games.midway.events.air import RaidArrived, ScoutReported
from honjin.games.midway.events.ground import TroopsLanded
from honjin.games.midway.events.ships import BoatHunted, BoatsLocated, ShipDamaged, ShipsFound, ShipSunk
from honjin.games.midway.model import CARRIERS, JAPAN, MIDWAY_HEX, SIDES, TT, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.rules.victory import count_points
from honjin.games.midway.state import NO_ENGINES, MidwayState


def figures_of(state: MidwayState, events: Iterable[Event]) -> Mapping[str, float]:
    """Points of each side by source; what happened to whom; and how often, a turn or a match."""
    found = Counter[str]()
    for event in events:
        found.update(_happened(state.ocean, event))
    figures: dict[str, float] = {}
    for side in SIDES:
        figures[f"{side} points"] = sum(count_points(state)[side].values()) / 2
        for source in ("sunk", "hulks", "aircraft", "midway", "islands", "kure", "chiyoda"):
            halves = count_points(state)[side].get(source, 0)
            if halves or source not in ("islands", "kure", "chiyoda"):
                figures[f"{side} points for {source}"] = halves / 2
        figures[f"{side} sightings a turn"] = found[f"{side} sightings"] / max(1, state.turn)
        for what in ("strikes on carriers", "strikes on other ships", "strikes on Midway"):
            figures[f"{side} {what}"] = found[f"{side} {what}"]
        for what in ("carriers sunk", "decks closed", "other ships sunk", "boats located", "boats sunk"):
            figures[f"{side} {what}"] = found[f"{side} {what}"]
    figures["transports sunk"] = found["transports sunk"]
    figures["battalions landed"] = found["battalions landed"]
    figures["Midway taken"] = float(state.captured)
    figures["matches with a strike on carriers"] = float(any(found[f"{side} strikes on carriers"] for side in SIDES))
    figures["matches with a landing"] = float(found["battalions landed"] > 0)
    return figures


def _happened(ocean: Ocean, event: Event) -> Iterator[str]:
    """What an event adds to, a word for each time."""
    if isinstance(event, ScoutReported):
        yield from [f"{event.side} sightings"] * sum(bool(seen.ships or seen.size) for seen in event.seen)
    elif isinstance(event, ShipsFound):
        yield f"{event.side} sightings"
    elif isinstance(event, RaidArrived):
        yield f"{event.side} {_struck(ocean, event)}"
    elif isinstance(event, ShipSunk):
        kind = ocean.ships[ocean.ship[event.ship]].kind
        yield f"{event.side} {'carriers' if kind in CARRIERS else 'other ships'} sunk"
        if kind == TT:
            yield "transports sunk"
    elif isinstance(event, ShipDamaged):
        if event.zones & NO_ENGINES and ocean.carriers >> ocean.ship[event.ship] & 1:
            yield f"{event.side} decks closed"
    elif isinstance(event, BoatsLocated):
        yield from [f"{enemy_of(event.side)} boats located"] * len(event.boats)
    elif isinstance(event, BoatHunted):
        if event.sunk:
            yield f"{enemy_of(event.side)} boats sunk"
    elif isinstance(event, TroopsLanded):
        yield from ["battalions landed"] * len(event.battalions)


def _struck(ocean: Ocean, raid: RaidArrived) -> str:
    if any(ocean.carriers >> ocean.ship[ship] & 1 for ship in raid.ships):
        return "strikes on carriers"
    return "strikes on Midway" if raid.hex == MIDWAY_HEX and raid.side == JAPAN else "strikes on other ships"
