"""Chapter 10, mines (optional): the raid on Port Arthur, mines struck, and their damage."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import (
    MineDamageRolled,
    MinesTested,
    MineStruck,
    RaidRolled,
    ShipDamaged,
    ShipRaided,
    ShipSunk,
)
from honjin.games.port_arthur.model import JAPAN, PORT_ARTHUR, ROADSTEAD, YELLOW_SEA, ShipId, SideId
from honjin.games.port_arthur.options import Raid, StrikeMine
from honjin.games.port_arthur.rules.squadron import refuse_stranger
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]

MINE = "mine"


class RaidOnPortArthur(Procedure):
    """Before turn 1: half a die of ships of the Port Arthur fleet go damaged into the yard (Rulings 39 and 73)."""

    left: int = 0

    @step("10.2")
    def roll(self, match: PortArthurMatch) -> None:
        die = match.roll("raid")
        self.left = min(die // 2, match.state.at[ROADSTEAD[PORT_ARTHUR]].bit_count())
        match.emit(RaidRolled(die, self.left))

    @step("10.2")
    def pick(self, match: PortArthurMatch) -> Decision | None:
        if not self.left:
            return None
        lying = match.state.at[ROADSTEAD[PORT_ARTHUR]]
        options = match.state.theatre.raid.of(lying)
        return Decision(JAPAN, "raid", options, {"left": self.left})

    @pick.answered
    def picked(self, match: PortArthurMatch, option: Raid) -> None:
        self.left -= 1
        match.emit(ShipRaided(option.ship))
        self.repeat()

    @pick.refused
    def why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        lying = match.state.at[ROADSTEAD[PORT_ARTHUR]]
        if not isinstance(option, Raid) or lying & match.state.theatre.bit.get(option.ship, 0):
            return None
        return Refusal("10.2", "not-in-port-arthur", {"ship": option.ship})


class Minefield(Procedure):
    """A squadron leaves the Yellow Sea for home while the blockade marker lies there (Rulings 36, 71 and 72)."""

    side: SideId
    struck: int = 0
    named: tuple[ShipId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "Minefield", {"side": self.side}

    @step("10.3")
    def test(self, match: PortArthurMatch) -> None:
        """One die against the speed of the squadron; the excess is the number of ships that strike a mine."""
        state = match.state
        ships = state.squadron(self.side, YELLOW_SEA)
        if not ships or not state.blockade:
            self.finish()
            return
        speed = state.speed_of(ships)
        die = match.roll(f"mines.{self.side}")
        self.struck = max(0, min(die - speed, ships.bit_count()))
        match.emit(MinesTested(self.side, state.theatre.ids_of(ships), speed, die, self.struck))

    @step("10.3")
    def name_ships(self, match: PortArthurMatch) -> Decision | None:
        """The owner names all of them before any damage is rolled."""
        if len(self.named) == self.struck:
            return None
        theatre = match.state.theatre
        left = match.state.squadron(self.side, YELLOW_SEA) & ~theatre.set_of(self.named)
        options = theatre.strike_mine.of(left)
        return Decision(self.side, "mine", options, {"left": self.struck - len(self.named)})

    @name_ships.answered
    def ship_named(self, match: PortArthurMatch, option: StrikeMine) -> None:
        match.emit(MineStruck(option.ship))
        self.named += (option.ship,)
        self.repeat()

    @name_ships.refused
    def why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, StrikeMine):
            return None
        if option.ship in self.named:
            return Refusal("10.3", "struck-already", {"ship": option.ship})
        return refuse_stranger(match.state, self.side, YELLOW_SEA, option.ship, "10.3")

    @step("10.4")
    def do_damage(self, match: PortArthurMatch) -> None:
        """A damaged ship sinks; an intact one is flipped and sinks on a die above its defence (Ruling 37)."""
        state = match.state
        hurt = [ship for ship in self.named if state.is_damaged(ship)]
        for ship in hurt:
            match.emit(ShipSunk(ship, YELLOW_SEA, MINE, 0))
        for ship in self.named:
            if ship not in hurt:
                self._damage(match, ship)

    def _damage(self, match: PortArthurMatch, ship: ShipId) -> None:
        theatre = match.state.theatre
        match.emit(ShipDamaged(ship, MINE))
        die = match.roll(f"mine_damage.{ship}")
        defence = theatre.defence[theatre.number[ship]]
        match.emit(MineDamageRolled(ship, die, defence))
        if die > defence:
            match.emit(ShipSunk(ship, YELLOW_SEA, MINE, 0))
