"""11.5  Advance after combat: a unit follows into the hex that the enemy has left."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.bushos import BushoRode
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.duels import SamuraiMoved
from honjin.games.ran.events.movement import UnitFaced
from honjin.games.ran.events.shock import UnitAdvanced
from honjin.games.ran.model import FACING_IDS, BushoId, HexId, SideId, UnitId, enemy_of
from honjin.games.ran.options import HALT, STAY, Enter, Halt, Ride, Stay, Turn
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.cohesion import take_hits
from honjin.games.ran.rules.deaths import ids_of
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.facing import neighbours, turn_hurts
from honjin.games.ran.rules.reaction_fire import advance_fire
from honjin.games.ran.rules.reactions import react_to
from honjin.games.ran.rules.samurai import in_play
from honjin.games.ran.rules.withdrawal import refuse_corner
from honjin.games.ran.state import RanState


class AdvanceAfterCombat(Procedure):
    """11.51  One unit, one hex, without an order and without cost, through any zone of control (Ruling 156)."""

    unit: UnitId
    hexes: tuple[HexId, ...]
    """Those it may follow into; where it went, once it has."""
    vacated_by: tuple[UnitId, ...]
    """Who stood in each of them."""
    following: tuple[BushoId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "AdvanceAfterCombat", {"unit": self.unit}

    @step("11.51")
    def choose_hex(self, match: RanMatch) -> Decision | None:
        """Where two enemies made way for one."""
        if len(self.hexes) == 1:
            return None
        options = [Enter(hex) for hex in self.hexes]
        side = match.state.battle.sides[match.state.battle.side_of[match.state.battle.unit[self.unit]]]
        return Decision(side, "advance-to", options, facts={"unit": self.unit})

    @choose_hex.answered
    def hex_chosen(self, match: RanMatch, option: Enter) -> None:
        self.vacated_by = (self.vacated_by[self.hexes.index(option.hex)],)
        self.hexes = (option.hex,)

    @choose_hex.refused
    def why_not_hex(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if isinstance(option, Enter) and option.hex in self.hexes else Refusal("11.51", "not-vacated")

    @property
    def hex(self) -> HexId:
        """Where it goes."""
        return self.hexes[0]

    @step("11.51")
    def go(self, match: RanMatch) -> None:
        state = match.state
        unit = state.battle.unit[self.unit]
        self.following = ids_of(state, state.bushos_at(state.battle.side_of[unit], state.hex[unit]))
        match.emit(UnitAdvanced(self.unit, self.hex))

    @step("11.51")
    def follow(self, match: RanMatch) -> Decision | None:
        """Bushos who stood with the unit may follow it, and their Samurai with them (Ruling 159)."""
        if not self.following:
            return None
        side = match.state.battle.side_of[match.state.battle.unit[self.unit]]
        return Decision(
            match.state.battle.sides[side], "follow", [Ride(self.hex), STAY], facts={"busho": self.following[0]}
        )

    @follow.answered
    def followed(self, match: RanMatch, option: Ride | Stay) -> None:
        if isinstance(option, Ride):
            state = match.state
            busho = state.battle.contingent[self.following[0]]
            left = state.busho_hex[busho]
            match.emit(BushoRode(self.following[0], self.hex))
            for samurai in members(in_play(state, busho)):
                if state.samurai_hex[samurai] == left:
                    match.emit(SamuraiMoved(state.battle.samurai_ids[samurai], self.hex))
        else:
            match.emit(ChoiceDeclined(self.owner(match.state), "follow"))
        self.following = self.following[1:]
        self.repeat()

    @follow.refused
    def why_not_follow(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in (Ride(self.hex), STAY) else Refusal("11.51", "follow-or-stay")

    @step("11.52")
    def turn(self, match: RanMatch) -> Decision:
        """By one corner, even in an enemy zone; in woods or a village it costs a hit (7.14)."""
        state = match.state
        unit = state.battle.unit[self.unit]
        options: list[Option] = [Turn(FACING_IDS[facing]) for facing in neighbours(state.facing[unit])]
        side = state.battle.sides[state.battle.side_of[unit]]
        return Decision(side, "face-after", [*options, HALT], facts={"unit": self.unit}, default=2)

    @turn.answered
    def turned(self, match: RanMatch, option: Turn | Halt) -> None:
        if isinstance(option, Turn):
            unit = match.state.battle.unit[self.unit]
            hurts = turn_hurts(match.state, unit)
            match.emit(UnitFaced(self.unit, option.facing))
            if hurts:
                take_hits(match, unit, 1)
        else:
            match.emit(ChoiceDeclined(self.owner(match.state), "face-after"))

    def owner(self, state: RanState) -> SideId:
        """Whose unit it is."""
        return state.battle.sides[state.battle.side_of[state.battle.unit[self.unit]]]

    @turn.refused
    def why_not_turn(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return refuse_corner(match.state, match.state.battle.unit[self.unit], option)

    @step("4.72")
    def shelter(self, match: RanMatch) -> Procedure | None:
        return bushos.rehouse(match)

    @step("11.54")
    def be_fired_at(self, match: RanMatch) -> Procedure | None:
        """The side that is not in phase fires at whoever enters its zones; at its own advances nobody (Ruling 138)."""
        state = match.state
        unit = state.battle.unit[self.unit]
        if state.battle.side_of[unit] != state.phasing or not state.on_map >> unit & 1:
            return None
        vacated = sum(1 << state.battle.unit[id] for id in self.vacated_by)
        return advance_fire(match, enemy_of(state.phasing), unit, vacated)

    @step("6.45")
    def be_reacted_to(self, match: RanMatch) -> Procedure | None:
        """Lone Bushos, withdrawal and facing, as after any step (Ruling 156)."""
        state = match.state
        unit = state.battle.unit[self.unit]
        if not state.on_map >> unit & 1:
            return None
        if state.battle.side_of[unit] != state.phasing:
            return bushos.startle(match, unit)
        return react_to(match, enemy_of(state.battle.side_of[unit]), unit, entry=False)
