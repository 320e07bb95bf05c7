"""10.4  Hara-kiri: a man dies on the field to inspire the others."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.cohesion import HitsRemoved, UnitRegrouped
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.duels import HaraKiriCommitted
from honjin.games.ran.model import BushoId, HexId, SamuraiId, UnitId, UnitSet
from honjin.games.ran.options import FORGO, TAKE_HEART, Forgo, Rise, TakeHeart
from honjin.games.ran.rules.command import command_range, reach
from honjin.games.ran.rules.deaths import ids_of, kill
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.recovery import HITS_FAR, HITS_NEAR
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet

MAY_RISE = 2
"""10.4  Units that may be regrouped."""


class HaraKiri(Procedure):
    """10.4  A Busho, or a Samurai of his, and what those in range make of it."""

    side: int
    busho: BushoId
    samurai: SamuraiId | None = None
    hex: HexId | None = None
    hexes: tuple[HexId, ...] = ()
    """Those within range as he died."""
    risen: tuple[UnitId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "HaraKiri", {"busho": self.busho}

    def range(self, state: RanState) -> tuple[int, HexSet]:
        """Where he stands, and the hexes within his Challenge Range, or a Busho's Command Range (Ruling 100)."""
        battle = state.battle
        if self.samurai is not None:
            samurai = battle.samurai[self.samurai]
            hex = state.samurai_hex[samurai]
            return hex, battle.grid.within(hex, state.challenge_range(samurai))
        busho = battle.contingent[self.busho]
        hex = state.busho_hex[busho]
        return hex, reach(state, self.side, hex, command_range(state, busho))

    @step("10.4")
    def die(self, match: RanMatch) -> Procedure | None:
        """Contingents whose Busho was in range test one better this turn; that of a dead Busho tests Flight."""
        state = match.state
        battle = state.battle
        hex, hexes = self.range(state)
        self.hex = HexId(battle.grid.names[hex])
        self.hexes = tuple(HexId(name) for name in battle.grid.names_of(hexes))
        inspired = 0
        for busho in members(battle.contingents_of[self.side]):
            if state.busho_hex[busho] >= 0 and hexes >> state.busho_hex[busho] & 1:
                inspired |= 1 << busho
        dying = self.busho if self.samurai is None else None
        match.emit(HaraKiriCommitted(battle.sides[self.side], dying, self.samurai, ids_of(state, inspired)))
        return kill(match, battle.contingent[self.busho], "hara_kiri") if dying else None

    def units(self, state: RanState) -> UnitSet:
        """The units of his side in range, whatever their status."""
        battle = state.battle
        return state.units_in(battle.grid.set_of(self.hexes)) & battle.army[self.side]

    def can_rise(self, state: RanState) -> UnitSet:
        """11.72  Disordered units, unless they have too many hits for it (Ruling 174)."""
        found = 0
        for unit in members(self.units(state) & state.disordered):
            hits = self.price(state, unit)
            if hits == HITS_NEAR or state.hits[unit] < state.tq(unit) - 1:
                found |= 1 << unit
        return found

    def price(self, state: RanState, unit: int) -> int:
        """11.72  One hit next to the dead man, else two."""
        assert self.hex is not None, "he has died somewhere"
        distance = state.battle.grid.distances[state.battle.grid.number[self.hex]][state.hex[unit]]
        return HITS_NEAR if distance <= 1 else HITS_FAR

    @step("10.4")
    def inspire(self, match: RanMatch) -> Decision | None:
        """A hit off every unit in range, or two Disordered units regrouped."""
        ways = self.ways(match.state)
        return (
            Decision(match.state.battle.sides[self.side], "inspire", ways, default=len(ways) - 1)
            if len(ways) > 1
            else None
        )

    def ways(self, state: RanState) -> list[Option]:
        """What his death can do for them; or nothing."""
        risers = members(self.can_rise(state)) if len(self.risen) < MAY_RISE else ()
        hurt = not self.risen and any(state.hits[unit] for unit in members(self.units(state)))
        options: list[Option] = [TAKE_HEART] if hurt else []
        return [*options, *(Rise(state.battle.unit_ids[unit]) for unit in risers), FORGO]

    @inspire.answered
    def inspired(self, match: RanMatch, option: TakeHeart | Rise | Forgo) -> None:
        state = match.state
        if isinstance(option, TakeHeart):
            for unit in members(self.units(state)):
                if state.hits[unit]:
                    match.emit(HitsRemoved(state.battle.unit_ids[unit], 1))
        elif isinstance(option, Rise):
            unit = state.battle.unit[option.unit]
            match.emit(UnitRegrouped(option.unit, state.hits[unit] + self.price(state, unit)))
            self.risen = (*self.risen, option.unit)
            self.repeat()
        else:
            match.emit(ChoiceDeclined(state.battle.sides[self.side], "inspire"))

    @inspire.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in self.ways(match.state) else Refusal("10.4", "out-of-his-range")
