"""Positions of Midway in words, for all that flies: `send(position({"G3": "akagi"}).plot(), "Search pby_1 H6-H5-H6")`.

Ships that are not named are off the map, US battalions are ashore, the storm is over. An order is a slip in words, its
fields in their turn: `Raid vb_6 I5-H5-G5-H5-I5 G5 first 0 bombers`, `Allot vf_6 kaga_tb_1 3`. Fields at the end that
are left out say the usual: attack in the strike hex only, chase nobody, engage nobody, fire at each aircraft in turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias, get_args

import msgspec

from honjin.core.dice import ScriptedDice, SeededDice
from honjin.core.engine import Match
from honjin.core.event import AnswerSealed, Event, Log
from honjin.core.form import Draft, Form, Slip
from honjin.core.procedure import Procedure
from honjin.games.midway import GAME
from honjin.games.midway.events.turn import SheetsOpened
from honjin.games.midway.model import SIDES, SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import Order, SendOrders
from honjin.games.midway.rules.air_plot import AirPlot
from honjin.games.midway.rules.air_targets import AirTargets
from honjin.games.midway.rules.barrage import AntiAircraftFire
from honjin.games.midway.rules.raid import RaidTargets
from honjin.games.midway.rules.recovery import Recovery
from honjin.games.midway.rules.sequence import Campaign
from honjin.games.midway.state import ASHORE, BROKEN, GONE, HULK, NO_ENGINES, NO_GUNS, SHAKEN, MidwayState
from honjin.testing.position import E, asked, events_of, stage

MidwayMatch: TypeAlias = Match[MidwayState]
Orders: TypeAlias = str | Iterable[str]

KINDS: dict[str, type[Slip]] = {kind.__name__: kind for kind in get_args(Order)}
USUAL = {"seize": "here", "chase": 0, "engage": "nobody", "aircraft": 0}
"""What a field says that is left out."""
DAMAGE = {"engines": NO_ENGINES, "guns": NO_GUNS, "hulk": HULK}
TROOPS = {"shaken": SHAKEN, "broken": BROKEN}


class Position:
    """A map with ships on it. Every method plays a part of a turn on a copy of it, up to the first sheets."""

    def __init__(self, state: MidwayState) -> None:
        self.state = state

    def play(self, *procedures: Procedure, rolls: Iterable[int] = ()) -> MidwayMatch:
        """Any procedures, one after the other."""
        return stage(GAME, self.state.clone(), *procedures, rolls=rolls)

    def plot(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The air plot, and the flights."""
        return self.play(AirPlot(), rolls=rolls)

    def day(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """All that aircraft do in a turn: plot, air targets, barrage, raid targets."""
        return self.play(AirPlot(), AirTargets(), AntiAircraftFire(), RaidTargets(), rolls=rolls)

    def day_and_landing(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The same, and the end of the turn."""
        return self.play(AirPlot(), AirTargets(), AntiAircraftFire(), RaidTargets(), Recovery(), rolls=rolls)

    def turns(self, rolls: Iterable[int] = ()) -> MidwayMatch:
        """The turns that follow, whole."""
        campaign = Campaign()
        campaign.go_to(Campaign.play_turns)
        return self.play(campaign, rolls=rolls)

    def seeded(self, seed: int = 0) -> MidwayMatch:
        """The same day with dice that fall by themselves, each stream for itself."""
        frames: list[Procedure] = [RaidTargets(), AntiAircraftFire(), AirTargets(), AirPlot()]
        match = Match(GAME, self.state.clone(), frames, SeededDice(seed), Log(GAME.sides))
        match.advance()
        return match


@lru_cache(maxsize=50)
def _ocean(switches: tuple[tuple[str, bool | str], ...]) -> Ocean:
    ocean: Ocean = GAME.setting(GAME.choose_switches(dict(switches)), GAME.standard_pack())
    return ocean


def position(
    ships: Mapping[str, str] | None = None,
    /,
    *,
    turn: int = 1,
    storm: bool = False,
    damaged: Mapping[str, str] | None = None,
    planes: Mapping[str, int] | None = None,
    hangar: Mapping[str, int] | None = None,
    runway: int = 100,
    ashore: str = "",
    dead: str = "",
    troops: Mapping[str, str] | None = None,
    kure: int = 0,
    switches: Mapping[str, bool | str] | None = None,
) -> Position:
    """Put ships on the map.

    `damaged` ships have lost their engines, guns or both (hulk) on an earlier turn; `planes` are the aircraft that
    squadrons still have, `hangar` the turns they need below; `ashore` are Japanese battalions on the island.
    """
    state = MidwayState(_ocean(tuple(sorted((switches or {}).items()))))
    ocean = state.ocean
    state.turn, state.storm, state.runway, state.kure = turn, storm, runway, kure
    for hex, names in (ships or {}).items():
        for name in names.split():
            state.at[ocean.ship[name]] = ocean.grid.number[hex]
    for name, what in (damaged or {}).items():
        state.damage[ocean.ship[name]] = DAMAGE[what]
    state.before = tuple(state.damage)
    for name, number in (planes or {}).items():
        state.planes[ocean.squadron[name]] = number
    for name, turns in (hangar or {}).items():
        state.ready[ocean.squadron[name]] = turns
    for name in ashore.split():
        state.aboard[ocean.battalion[name]] = ASHORE
    for name in dead.split():
        state.aboard[ocean.battalion[name]] = GONE
    for name, how in (troops or {}).items():
        state.troops[ocean.battalion[name]] = TROOPS[how]
    state.troops_before = tuple(state.troops)
    state.controller = state.control() or ""
    return Position(state)


# Orders


def slip_of(order: str) -> Any:
    """The slip that an order in words stands for."""
    name, *words = order.split()
    values: dict[str, Any] = dict(USUAL)
    fields = KINDS[name].__struct_fields__
    values |= {
        field: tuple(word.split("-")) if field == "path" else word for field, word in zip(fields, words, strict=False)
    }
    return msgspec.convert({field: values[field] for field in fields}, KINDS[name], strict=False)


def sheet(orders: Orders) -> SendOrders:
    """A sheet with these orders; in one text they stand one below the other, or apart by semicolons."""
    lines = orders.replace(";", "\n").splitlines() if isinstance(orders, str) else orders
    return SendOrders(tuple(slip_of(line) for line in lines if line.strip()))


def send(match: MidwayMatch, us: Orders = "", japan: Orders = "") -> MidwayMatch:
    """Both sheets of the step that is asked."""
    for side, orders in zip(SIDES, (us, japan), strict=True):
        match.answer(side, sheet(orders))
    return match


def send_all(match: MidwayMatch, *sheets: tuple[Orders, Orders]) -> MidwayMatch:
    """The sheets of several steps, of the US and of Japan; blank ones to the end."""
    for us, japan in sheets:
        send(match, us, japan)
    return blank(match)


def blank(match: MidwayMatch, until: str = "") -> MidwayMatch:
    """Blank sheets until both sides are asked for this, or to the end."""
    while match.open and match.open[0].ask != until:
        send(match)
    return match


def usual(match: MidwayMatch) -> MidwayMatch:
    """The sheets of two sides that send nothing."""
    for side in SIDES:
        match.answer(side, SendOrders(form_of(match, side).usual()))
    return match


def form_of(match: MidwayMatch, side: str) -> Any:
    """The form that a side has before it."""
    decision = match.decision_of(side)
    assert decision is not None, f"{side} is asked for nothing: {asked(match)!r}"
    return decision.form


def refused(match: MidwayMatch, side: str, *orders: str) -> str:
    """Why the last of these orders is refused beside the others, as `1.1 air-range`; nothing if it is not."""
    found = match.why_not(side, sheet(orders))
    assert found is None or found.facts.get("slip") == len(orders), f"an earlier order is refused: {found}"
    return f"{found.rule} {found.why}" if found else ""


def offered(match: MidwayMatch, side: str, *orders: str) -> set[str]:
    """The kinds of slips, with the thing they are about, that can still be written beside these orders."""
    form: Form = form_of(match, side)
    return {f"{blank.slip.__name__} {blank.thing}" for blank in form.blanks(Draft(sheet(orders).slips))}


def cells(match: MidwayMatch, side: str, name: str, *orders: str) -> dict[str, Any]:
    """What may stand in the cells of a blank: `cells(match, "us", "Raid vb_6")`."""
    form: Form = form_of(match, side)
    found = [one.cells for one in form.blanks(Draft(sheet(orders).slips)) if f"{one.slip.__name__} {one.thing}" == name]
    return {field: cell for one in found for field, cell in one.items()}


# What came of it


def planes(match: MidwayMatch, squadron: str) -> int:
    """The aircraft that a squadron still has."""
    return match.state.planes[match.state.ocean.squadron[squadron]]


def lost(match: MidwayMatch, side: str) -> int:
    """The aircraft that a side has lost, each half a point to the enemy."""
    return match.state.downed[SideId(side)]


def damage(match: MidwayMatch, ship: str) -> str:
    """What a ship has suffered."""
    number = match.state.ocean.ship[ship]
    if match.state.sunk >> number & 1:
        return "sunk"
    return {0: "", **{zones: what for what, zones in DAMAGE.items()}}[match.state.damage[number]]


def one(match: MidwayMatch, kind: type[E]) -> E:
    """The only event of its kind."""
    [event] = events_of(match, kind)
    return event


def told(match: MidwayMatch, side: str, kind: type[E]) -> list[E]:
    """The events of one kind as a side was told of them."""
    assert match.log is not None
    return [event for entry in match.log.entries if isinstance(event := entry.seen[side], kind)]


def whole_story(match: MidwayMatch, side: str) -> list[Event]:
    """All that a side was told, but for the coming and going of sheets."""
    return [event for event in told(match, side, Event) if not isinstance(event, AnswerSealed | SheetsOpened)]


def streams(match: MidwayMatch) -> list[tuple[str, str]]:
    """Purpose and stream of every roll."""
    assert match.log is not None
    return [(roll.purpose, roll.stream) for roll in match.log.rolls]


def dice_left(match: MidwayMatch) -> int:
    """Scripted dice that nobody has asked for."""
    assert isinstance(match.dice, ScriptedDice)
    return match.dice.left


def own_sheet(match: MidwayMatch, side: str) -> Any:
    """All that a side knows: units, contacts, claims."""
    return match.view(side).sheets[SideId(side)]
