"""Positions of Midway in words: `position({"E6": "yamato haruna/a | new_orleans"}, turn=3).sea(rolls=[20, 71])`.

Ships stand under their hex, or under `sunk`; the bar is for the eye, and who is not named is off the map. Behind a
stroke stands what a ship has lost: `/m` machinery, `/a` armament, in capitals what it lost this very turn. Squadrons
are `vb_6`, with three aircraft `vb_6:3`, at another base `vb_6@hornet`, in the hangar for two turns `vb_6+2`, on a
mission `vb_6/M`, all of it in this order; those who are not named are gone. Battalions are `us_ts_1`,
`us_ts_1/shaken`, `us_ts_1/broken`, in capitals if it happened this very turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias, TypeVar, get_args

import msgspec

from honjin.core.bits import members
from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match, start
from honjin.core.event import Event, Log, Viewer
from honjin.core.form import Along, Draft, Form, Slip, Trail, refuse_filled
from honjin.core.procedure import Procedure
from honjin.games.midway import GAME
from honjin.games.midway.model import BATTALION_STATES, JAPAN, SIDES, US, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import Order, SendOrders
from honjin.games.midway.rules.air_plot import AirPlot
from honjin.games.midway.rules.air_targets import AirTargets
from honjin.games.midway.rules.barrage import AntiAircraftFire
from honjin.games.midway.rules.bombardment import Bombardment
from honjin.games.midway.rules.ground import GroundCombat
from honjin.games.midway.rules.landing import Landing
from honjin.games.midway.rules.movement import NavalMovement
from honjin.games.midway.rules.raid import RaidTargets
from honjin.games.midway.rules.recovery import Recovery
from honjin.games.midway.rules.sea_combat import SeaCombat
from honjin.games.midway.rules.sequence import Campaign, Turn
from honjin.games.midway.rules.victory import count_points
from honjin.games.midway.state import ASHORE, GONE, NO_ENGINES, NO_GUNS, MidwayState, Mission
from honjin.testing.position import asked, seen_by, stage

MidwayMatch: TypeAlias = Match[MidwayState]
E = TypeVar("E", bound=Event)

ORDERS: dict[str, type[Slip]] = {kind.__name__: kind for kind in get_args(Order)}
_SQUADRON = re.compile(r"(?P<id>\w+)(?::(?P<number>\d+))?(?:@(?P<base>\w+))?(?:\+(?P<waits>\d))?(?P<flies>/M)?")


class Position:
    """A map with units on it. Every method plays a part of the book on a copy of it, up to the first decision."""

    def __init__(self, state: MidwayState) -> None:
        self.state = state

    def play(self, *procedures: Procedure, rolls: Iterable[int] = ()) -> MidwayMatch:
        """Any procedures, one after the other."""
        return stage(GAME, self.state.clone(), *procedures, rolls=rolls)

    def campaign(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The turn the marker stands on, all turns after it, and the count."""
        campaign = Campaign()
        campaign.go_to(Campaign.play_turns)
        state = self.state.clone()
        state.turn -= 1
        return stage(GAME, state, campaign, rolls=rolls)

    def count(self) -> MidwayMatch:
        """The end: is it over, and who has won."""
        campaign = Campaign()
        campaign.go_to(Campaign.play_turns)
        return self.play(campaign)

    def turn(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The turn the marker stands on, and no other."""
        return self.play(Turn(turn=self.state.turn), rolls=rolls)

    def naval(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """Naval movement, the base at Kure, and the naval search."""
        return self.play(NavalMovement(), rolls=rolls)

    def plot(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The air plot and the flight clock."""
        return self.play(AirPlot(), rolls=rolls)

    def air(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """All that happens in the air: plot and flights, air targets, barrage, and the targets of the raid."""
        return self.play(AirPlot(), AirTargets(), AntiAircraftFire(), RaidTargets(), rolls=rolls)

    def sea(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The naval search of ships that have moved, then torpedoes, guns and hunts."""
        return self.play(searching(), SeaCombat(), rolls=rolls)

    def bombardment(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The bombardment of Midway."""
        return self.play(Bombardment(), rolls=rolls)

    def landing(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The landing on Midway."""
        return self.play(Landing(), rolls=rolls)

    def ground(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """Ground combat, and who controls Midway after it."""
        return self.play(GroundCombat(), rolls=rolls)

    def recovery(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The end of a turn; without dice the storm has lifted long ago."""
        state = self.state.clone()
        state.storm = state.storm and bool(rolls)
        return stage(GAME, state, Recovery(), rolls=rolls)

    def points(self) -> dict[str, float]:
        """What each side would be given if the match ended now."""
        return {side: sum(count.values()) / 2 for side, count in count_points(self.state).items()}


def searching() -> NavalMovement:
    """The naval search alone."""
    movement = NavalMovement()
    movement.go_to(NavalMovement.search)
    return movement


def ocean(switches: Mapping[str, bool | str] | None = None) -> Ocean:
    """Map, ships, aircraft and troops of the standard pack, with these switches thrown."""
    return _ocean(tuple(sorted((switches or {}).items())))


@lru_cache(maxsize=100)
def _ocean(switches: tuple[tuple[str, bool | str], ...]) -> Ocean:
    setting: Ocean = GAME.setting(GAME.choose_switches(dict(switches)), GAME.standard_pack())
    return setting


# Laying out


def position(
    ships: Mapping[str, str] | None = None,
    /,
    *,
    turn: int = 1,
    storm: bool = True,
    air: str = "",
    ashore: str | None = None,
    aboard: str | None = None,
    runway: int = 100,
    captured: bool = False,
    kure: int = 0,
    chiyoda: int = 0,
    waits: str = "",
    found: str = "",
    missions: Mapping[str, Mission] | None = None,
    downed: Mapping[str, int] | None = None,
    switches: Mapping[str, bool | str] | None = None,
    **hexes: str,
) -> Position:
    """Put units on the map; hexes may come as keywords.

    `ashore` names the battalions on Midway, usually the whole garrison; `aboard` those of Japan that are left in their
    transports, usually all that are not ashore. `waits` names ships that must wait, as `chitose:1`, `found` enemy ships
    that the other side has found this turn.
    """
    state = MidwayState(ocean(switches))
    state.turn, state.storm, state.runway, state.kure, state.chiyoda = turn, storm, runway, kure, chiyoda
    for place, words in {**(ships or {}), **hexes}.items():
        for word in words.replace("|", " ").split():
            _put_ship(state, word, place)
    state.planes = [0] * len(state.planes)
    for word in air.split():
        _put_squadron(state, word)
    _put_troops(state, ashore, aboard)
    state.captured = captured or state.control() == JAPAN
    state.controller = state.control() or ""
    for word in waits.split():
        ship, turns = word.split(":")
        state.waits[state.ocean.ship[ship]] = int(turns)
    for ship in found.split():
        number = state.ocean.ship[ship]
        state.found[enemy_of(state.ocean.side_of_ship[number])] |= 1 << number
    for squadron, mission in (missions or {}).items():
        state.missions[state.ocean.squadron[squadron]] = mission
    for side, shot_down in (downed or {}).items():
        state.downed[SideId(side)] = shot_down
    return Position(state)


def _put_ship(state: MidwayState, word: str, place: str) -> None:
    name, _, lost = word.partition("/")
    ship = state.ocean.ship[name]
    assert where_in(state, name) == "off", f"{name} is in two places"
    if place == "sunk":
        state.sunk |= 1 << ship
        state.aboard = [GONE if place == ship else place for place in state.aboard]
        return
    state.at[ship] = state.ocean.grid.number[place]
    state.damage[ship] = _zones(lost.lower())
    before = list(state.before)
    before[ship] = _zones("".join(letter for letter in lost if letter.islower()))
    state.before = tuple(before)


def _zones(letters: str) -> int:
    return NO_ENGINES * ("m" in letters) | NO_GUNS * ("a" in letters)


def _put_squadron(state: MidwayState, word: str) -> None:
    found = _SQUADRON.fullmatch(word)
    assert found, word
    ocean, squadron = state.ocean, state.ocean.squadron[found["id"]]
    state.planes[squadron] = int(found["number"] or ocean.squadrons[squadron].aircraft)
    state.home[squadron] = ocean.base_number(found["base"] or ocean.squadrons[squadron].base)
    state.ready[squadron] = int(found["waits"] or 0)
    if found["flies"]:
        state.flown |= 1 << squadron


def _put_troops(state: MidwayState, ashore: str | None, aboard: str | None) -> None:
    ocean = state.ocean
    if ashore is None:
        ashore = " ".join(ocean.battalion_ids[one] for one in ocean.army[US])
    words = dict(word.partition("/")[::2] for word in ashore.split())
    before = list(state.troops_before)
    for number, name in enumerate(ocean.battalion_ids):
        if name in words:
            state.aboard[number] = ASHORE
            hurt = words[name]
            state.troops[number] = BATTALION_STATES.index(hurt.lower() or "intact")
            before[number] = state.troops[number] if hurt.islower() else max(0, state.troops[number] - 1)
        elif number in ocean.army[US] or (aboard is not None and name not in aboard.split()):
            state.aboard[number] = GONE
    state.troops_before = tuple(before)


def new_game(**switches: bool | str) -> MidwayMatch:
    """A match from its set-up, run up to its first decision; no die falls before the first turn ends."""
    return start(GAME, ocean(switches), ScriptedDice(()), Log(GAME.sides))


def ships_of(ocean: Ocean, side: str) -> tuple[str, ...]:
    """The ships and boats of a side, in the order of its sheet."""
    return tuple(ocean.ship_ids[ship] for ship in members(ocean.fleet[SideId(side)]))


# Sheets in words: orders with semicolons between them, a path with hyphens: `Search pby_1 H6-H5-H6; Cover vf_6 2`


def orders_of(words: str) -> tuple[Slip, ...]:
    """The orders that these words name."""
    return tuple(_order_of(line.split()) for line in words.split(";") if line.strip())


def _order_of(words: list[str]) -> Slip:
    kind = ORDERS[words[0]]
    values = dict(zip(kind.__struct_fields__, words[1:], strict=True))
    order: Slip = msgspec.convert(
        {name: value.split("-") if name == "path" else value for name, value in values.items()}, kind, strict=False
    )
    return order


def words_of(order: Slip) -> str:
    """An order in words."""
    values = msgspec.structs.astuple(order)
    texts = ("-".join(value) if isinstance(value, tuple) else str(value) for value in values)
    return " ".join([type(order).__name__, *texts])


def send(match: MidwayMatch, us: str = "", japan: str = "") -> MidwayMatch:
    """Both sheets of the open step; a side of which nothing is said sends an empty one."""
    for side, words in ((US, us), (JAPAN, japan)):
        match.answer(side, SendOrders(orders_of(words)))  # type: ignore[arg-type]
    return match


def send_nothing(match: MidwayMatch, *sides: str) -> MidwayMatch:
    """These sides, or both, send no sheet at all: the umpire takes their usual orders."""
    for side in sides or SIDES:
        match.answer(side, SendOrders(form(match, side).usual()))  # type: ignore[arg-type]
    return match


def sit_out(match: MidwayMatch, until: str = "") -> MidwayMatch:
    """Both sides send nothing until this step comes, or to the end."""
    while not match.is_over and asked(match) != f"us {until} + japan {until}":
        send_nothing(match)
    return match


def form(match: MidwayMatch, side: str) -> Form:
    """The sheet that lies before a side."""
    decision = match.decision_of(side)
    assert decision is not None, f"{side} is not asked"
    assert decision.form is not None
    return decision.form


def refusal(match: MidwayMatch, side: str, words: str) -> str:
    """Why a sheet is refused, as `2.3 sea-list`; nothing if it is taken."""
    found = refuse_filled(form(match, side), SendOrders(orders_of(words)))  # type: ignore[arg-type]
    return f"{found.rule} {found.why}" if found else ""


def offered(match: MidwayMatch, side: str, words: str = "") -> set[str]:
    """Every order that may still be written beside these; a way, and a place along it, is not written out."""
    sheet = form(match, side)
    found = set()
    for blank in sheet.blanks(Draft(orders_of(words))):
        cells = [["…"] if isinstance(cell, Trail | Along) else cell for cell in blank.cells.values()]
        found |= {" ".join(map(str, (blank.slip.__name__, blank.thing, *values))) for values in product(*cells)}
    return found


def usual(match: MidwayMatch, side: str) -> set[str]:
    """The orders of a side that sends nothing."""
    return {words_of(order) for order in form(match, side).usual()}


# What came of it


def told(match: MidwayMatch, viewer: Viewer, kind: type[E]) -> list[E]:
    """The events of one kind as a viewer has learnt of them."""
    return [event for event in seen_by(match, viewer) if isinstance(event, kind)]


def hears_of(match: MidwayMatch, viewer: Viewer, *kinds: type[Event]) -> bool:
    """Whether a viewer has learnt of anything of these kinds."""
    return any(isinstance(event, kinds) for event in seen_by(match, viewer))


def dice(match: MidwayMatch) -> list[tuple[str, str, int]]:
    """Purpose, stream and value of every die, in order."""
    assert match.log is not None
    return [(roll.purpose, roll.stream, roll.value) for roll in match.log.rolls]


def where(match: MidwayMatch, ship: str) -> str:
    """The hex of a ship, `off` or `sunk`."""
    return where_in(match.state, ship)


def where_in(state: MidwayState, ship: str) -> str:
    """The same of a position."""
    number = state.ocean.ship[ship]
    if state.sunk >> number & 1:
        return "sunk"
    return state.ocean.grid.names[state.at[number]] if state.at[number] >= 0 else "off"


def lost(match: MidwayMatch, ship: str) -> str:
    """What a ship has lost: `m`, `a`, `ma`, nothing, or `sunk`."""
    damage = match.state.damage[match.state.ocean.ship[ship]]
    letters = "m" * bool(damage & NO_ENGINES) + "a" * bool(damage & NO_GUNS)
    return "sunk" if where(match, ship) == "sunk" else letters


def aircraft(match: MidwayMatch, squadron: str) -> int:
    """How many aircraft a squadron still has."""
    return match.state.planes[match.state.ocean.squadron[squadron]]


def base_of(match: MidwayMatch, squadron: str) -> str:
    """Where a squadron is at home."""
    return match.state.ocean.base_id(match.state.home[match.state.ocean.squadron[squadron]])


def battalion(match: MidwayMatch, name: str) -> str:
    """`intact`, `shaken` or `broken` on the island, `gone`, or the ship that carries it."""
    number = match.state.ocean.battalion[name]
    place = match.state.aboard[number]
    if place == ASHORE:
        return BATTALION_STATES[match.state.troops[number]]
    return "gone" if place == GONE else match.state.ocean.ship_ids[place]


def sheet(match: MidwayMatch, side: str) -> Any:
    """What a side sees of the battle."""
    return match.view(side).sheets[side]
