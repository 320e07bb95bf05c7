"""Positions of RAN in words: `position({"1714": "katakura_si_1 W", "1613": "hirata_as_1 E h2"}).shock()`.

Behind the name of a unit stands the corner it faces, then `h2` for two hits, `d` for Disordered, `o` for open order.
Bushos and Samurai stand where they are put, Honjins too; whoever is not named is out of the game. Dice are written as
they show, 0 to 9.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias

from honjin.core.bits import members
from honjin.core.engine import Match
from honjin.core.event import ChoiceForced
from honjin.core.game import Game, find_game
from honjin.core.modifier import Modifier
from honjin.core.procedure import Procedure
from honjin.games.ran import GAME
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import FACING, FACING_IDS, LOST, OFF_MAP, ROUTED, BushoId, FacingId, SamuraiId, UnitId
from honjin.games.ran.pack_loading import standard_pack
from honjin.games.ran.rules.bushos import Rehousing
from honjin.games.ran.rules.initiative import Command
from honjin.games.ran.rules.momentum import Run
from honjin.games.ran.rules.movement import UnitMove
from honjin.games.ran.rules.orders import Orders
from honjin.games.ran.rules.phase import Phase
from honjin.games.ran.rules.shock import ShockSegment
from honjin.games.ran.state import RanState
from honjin.testing.position import asked, events_of, offered, option_of, stage
from honjin.testing.position import give as answer

RanMatch: TypeAlias = Match[RanState]

FIRST, SECOND = 0, 1


@cache
def _battle(scenario: str, switches: tuple[tuple[str, bool | str], ...]) -> Battle:
    setting: Battle = game(scenario).setting(game(scenario).choose_switches(dict(switches)), standard_pack())
    return setting


def battle(scenario: str = "suriagehara", **switches: bool | str) -> Battle:
    """A battle, compiled once; with the first set of values, by which the positions of the tests are reckoned."""
    return _battle(scenario, tuple(sorted(({"strengths": "first_set"} | switches).items())))


def game(scenario: str) -> Game:
    """One of the battles."""
    return find_game("ran", scenario)


class Position:
    """Pieces on a map. Every method plays a part of the book on a copy of it, up to the first decision."""

    def __init__(self, state: RanState) -> None:
        self.state = state

    def play(self, *procedures: Procedure, rolls: Iterable[int] = ()) -> RanMatch:
        """Any procedures, one after the other, and one below them that hears what they report."""
        return stage(
            game(self.state.battle.scenario.id), self.state.clone(), *procedures, rolls=[roll + 1 for roll in rolls]
        )

    def shock(self, rolls: Iterable[int] = ()) -> RanMatch:
        """The shock segment of the contingents in phase."""
        return self.play(ShockSegment(self.state.phasing), rolls=rolls)

    def move(self, unit: str, rolls: Iterable[int] = ()) -> RanMatch:
        """The move of a unit in phase."""
        here = self.state.battle
        number = here.unit[UnitId(unit)]
        return self.play(UnitMove(here.side_of[number], number, UnitId(unit)), rolls=rolls)

    def orders(self, rolls: Iterable[int] = (), *, must_act: bool = False) -> RanMatch:
        """The orders of whoever is in phase, and nothing after them."""
        return self.play(Orders(self.state.phasing, must_act), rolls=rolls)

    def phase(self, *bushos: str, rolls: Iterable[int] = (), must_act: bool = False) -> RanMatch:
        """A phase of one Busho, or of two who coordinate; a procedure below it hears what it reports."""
        ids = tuple(BushoId(busho) for busho in bushos)
        return self.play(Phase(self._side(bushos[0]), ids, must_act), Rehousing(), rolls=rolls)

    def run(self, *bushos: str, rolls: Iterable[int] = ()) -> RanMatch:
        """All the phases of a Busho, or of two, in a row."""
        return self.play(Run(self._side(bushos[0]), tuple(BushoId(busho) for busho in bushos)), rolls=rolls)

    def command(self, rolls: Iterable[int] = ()) -> RanMatch:
        """Phases C to F, begun by the side that has the initiative."""
        return self.play(Command(), rolls=rolls)

    def play_continuity(self, busho: str, rolls: Iterable[int] = ()) -> RanMatch:
        """Phases C to F from the roll of Continuity on, for this Busho."""
        roll = next(at for at, step in enumerate(Command.steps) if step.name == "roll_continuity")
        return self.play(Command((BushoId(busho),), at=roll), rolls=rolls)

    def _side(self, busho: str) -> int:
        here = self.state.battle
        return here.side_of_contingent[here.contingent[BushoId(busho)]]


def plateau(units: Mapping[str, str], /, **more: Any) -> Position:
    """A position on the plateau of Mimase: clear and level from 1915 to 3218; woods at 2219, 2319 and 2419."""
    return position(units, scenario="mimasetoge", **more)


def position(
    units: Mapping[str, str],
    /,
    *,
    scenario: str = "suriagehara",
    bushos: Mapping[str, str] | None = None,
    samurai: Mapping[str, tuple[str, str]] | None = None,
    phase: str = "",
    commanded: str = "*",
    moved: str = "",
    came_from: Mapping[str, str] | None = None,
    engaged: Iterable[tuple[str, str]] = (),
    active: str = "",
    finished: str = "",
    holder: int | None = None,
    turn: int = 2,
    routed: str = "",
    **switches: bool | str,
) -> Position:
    """Put pieces on the map.

    `phase` names the contingents in phase; all their units are `commanded` unless named otherwise. `came_from` says
    where units stood as the phase began, of those that are not where they were. `samurai` go with hex and Busho.
    """
    state = RanState(battle(scenario, **switches))
    here = state.battle
    state.turn = turn
    state.hex = [LOST] * len(here.unit_ids)
    for runaway in members(units_of(state, routed)):
        state.take_off(runaway, ROUTED)
    for place, words in units.items():
        for piece in words.split("|"):
            _put(state, place, piece.split())
    for busho, place in (bushos or {}).items():
        state.busho_hex[here.contingent[BushoId(busho)]] = here.grid.number[place]
    for name, (place, owner) in (samurai or {}).items():
        number = here.samurai[SamuraiId(name)]
        state.samurai_hex[number] = here.grid.number[place]
        state.samurai_of[number] = here.contingent[BushoId(owner)]
    in_phase = [here.contingent[BushoId(busho)] for busho in phase.split()]
    state.in_phase = sum(1 << busho for busho in in_phase)
    if in_phase:
        state.phasing = state.holder = here.side_of_contingent[in_phase[0]]
    if holder is not None:
        state.holder = state.starter = holder
    own = sum(here.members[busho] for busho in in_phase) & state.on_map
    state.commanded = own if commanded == "*" else units_of(state, commanded)
    state.moved = units_of(state, moved)
    state.active = bushos_of(state, active) | state.in_phase
    state.finished = bushos_of(state, finished)
    if in_phase:
        state.beset = state.bushos_in_enemy_zones()
    for one, other in engaged:
        state.engage(here.unit[UnitId(one)], here.unit[UnitId(other)])
    began = list(state.hex)
    for unit, place in (came_from or {}).items():
        began[here.unit[UnitId(unit)]] = here.grid.number[place]
        state.moved |= 1 << here.unit[UnitId(unit)]
    state.began = tuple(began)
    return Position(state)


def _put(state: RanState, place: str, words: list[str]) -> None:
    here = state.battle
    name, *marks = words
    unit = here.unit[UnitId(name)]
    assert not state.on_map >> unit & 1, f"{name} is in two places"
    facing = next((FACING[FacingId(mark)] for mark in marks if mark in FACING), 0)
    state.put(unit, here.grid.number[place], facing)
    for mark in marks:
        if mark == "d":
            state.disordered |= 1 << unit
        elif mark == "o":
            state.open_order |= 1 << unit
        elif mark.startswith("h"):
            state.hits[unit] = int(mark[1:])
        else:
            assert mark in FACING, f"{mark} means nothing"
    state.look_ahead(unit)


def unit_of(state: RanState, name: str) -> int:
    """The number of a unit."""
    return state.battle.unit[UnitId(name)]


def units_of(state: RanState, words: str) -> int:
    """The set of the units of these names."""
    return sum(1 << state.battle.unit[UnitId(word)] for word in words.split())


def bushos_of(state: RanState, words: str) -> int:
    """The set of the Bushos of these names."""
    return sum(1 << state.battle.contingent[BushoId(word)] for word in words.split())


def give(match: RanMatch, *wishes: str) -> RanMatch:
    """Answer with these wishes; one that left no choice has happened by itself."""
    for wish in wishes:
        if asked(match) and wish in offered(match):
            answer(match, wish)
        else:
            forced = [GAME.option_from(event.option) for event in events_of(match, ChoiceForced)]
            if option_of(GAME, wish) not in forced:
                answer(match, wish)  # says why not
    return match


def march(match: RanMatch, *wishes: str) -> RanMatch:
    """Answer with these wishes, while the enemy stands fast and holds his fire."""
    for wish in wishes:
        while asked(match) and wish not in offered(match) and offered(match) & PATIENCE:
            answer(match, *(offered(match) & PATIENCE))
        give(match, wish)
    while asked(match) and offered(match) & PATIENCE:
        answer(match, *(offered(match) & PATIENCE))
    return match


PATIENCE = {"StandFast", "HoldFire"}


# What came of it


def where(match: RanMatch, unit: str) -> str:
    """Where a unit is and how it fares, in the notation of a position: `1714 W h6`; or `routed`, `lost`."""
    state = match.state
    number = state.battle.unit[UnitId(unit)]
    place = state.hex[number]
    if place < 0:
        return OFF_MAP[place]
    marks = [state.battle.grid.names[place], FACING_IDS[state.facing[number]]]
    marks += [f"h{state.hits[number]}"] if state.hits[number] else []
    marks += ["d"] if state.disordered >> number & 1 else []
    marks += ["o"] if state.open_order >> number & 1 else []
    return " ".join(marks)


def place_of_busho(match: RanMatch, busho: str) -> str:
    """Where a Busho is."""
    state = match.state
    place = state.busho_hex[state.battle.contingent[BushoId(busho)]]
    return state.battle.grid.names[place] if place >= 0 else OFF_MAP[place]


def names(match: RanMatch, units: int) -> set[str]:
    """The names of a set of units."""
    return {match.state.battle.unit_ids[unit] for unit in members(units)}


def lines(modifiers: Iterable[Modifier]) -> dict[str, int]:
    """The lines of a sum: `{"clash-of-arms": 7, "numbers": 2}`."""
    return {modifier.why: modifier.value for modifier in modifiers}


def facts(match: RanMatch) -> dict[str, Any]:
    """What the open question shows."""
    return match.open[0].facts
