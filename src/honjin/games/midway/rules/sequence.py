"""G, 0  The battle: placement, twenty-five turns, and the count."""

from __future__ import annotations

from honjin.core.decision import Facts
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.turn import GroupsDue, MatchDecided, PointsCounted, TurnBegan
from honjin.games.midway.model import JAPAN, SIDES, US
from honjin.games.midway.ocean import Ocean
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
from honjin.games.midway.rules.setup import SetUp
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.rules.victory import count_points, has_nothing_left
from honjin.games.midway.state import MidwayState


def begin(ocean: Ocean) -> tuple[MidwayState, Campaign]:
    """P  Aircraft on their decks, troops on the island or in their transports, and no ship on the map."""
    return MidwayState(ocean), Campaign()


class Campaign(Procedure):
    """The whole battle."""

    @step("P")
    def set_up(self, match: MidwayMatch) -> Procedure:
        return SetUp()

    @step("G")
    def play_turns(self, match: MidwayMatch) -> Procedure | None:
        """Turn after turn, until the last one or until a side has nothing left."""
        state = match.state
        if state.turn == state.ocean.turns or any(has_nothing_left(state, side) for side in SIDES):
            return None
        turn = state.turn + 1
        match.emit(TurnBegan(turn, turn in state.ocean.nights, state.storm))
        self.repeat()
        return Turn(turn=turn)

    @step("9")
    def count(self, match: MidwayMatch) -> None:
        """Whoever has more points wins; with equal points nobody does (Ruling 65)."""
        state = match.state
        counts = count_points(state)
        us, japan = sum(counts[US].values()), sum(counts[JAPAN].values())
        match.emit(PointsCounted(counts[US], counts[JAPAN]))
        how = "last-turn" if state.turn == state.ocean.turns else "nothing-left"
        match.emit(MatchDecided(None if us == japan else US if us > japan else JAPAN, how))


class Turn(Procedure):
    """0  One turn. At night nothing flies: the steps of the air fall away for both sides."""

    turn: int

    def crumb(self) -> tuple[str, Facts]:
        return "Turn", {"turn": self.turn}

    @step("P")
    def announce(self, match: MidwayMatch) -> None:
        """Japan alone is told which groups may come in."""
        state = match.state
        groups = state.ocean.pack.groups
        due = [one.id for one in groups if one.turn == self.turn > 1 and comes(state.ocean, one.id)]
        if due:
            match.emit(GroupsDue(JAPAN, tuple(due)))

    @step("0")
    def move(self, match: MidwayMatch) -> Procedure:
        return NavalMovement()

    @step("0")
    def plot_flights(self, match: MidwayMatch) -> Procedure | None:
        return None if match.state.is_night else AirPlot()

    @step("0")
    def fight_in_the_air(self, match: MidwayMatch) -> Procedure | None:
        return None if match.state.is_night else AirTargets()

    @step("0")
    def fire_at_aircraft(self, match: MidwayMatch) -> Procedure | None:
        return None if match.state.is_night else AntiAircraftFire()

    @step("0")
    def raid(self, match: MidwayMatch) -> Procedure | None:
        return None if match.state.is_night else RaidTargets()

    @step("0")
    def fight_at_sea(self, match: MidwayMatch) -> Procedure:
        return SeaCombat()

    @step("0")
    def bombard(self, match: MidwayMatch) -> Procedure:
        return Bombardment()

    @step("0")
    def land(self, match: MidwayMatch) -> Procedure:
        return Landing()

    @step("0")
    def fight_on_land(self, match: MidwayMatch) -> Procedure:
        return GroundCombat()

    @step("0")
    def recover(self, match: MidwayMatch) -> Procedure:
        return Recovery()


def comes(ocean: Ocean, group: str) -> bool:
    """The group has ships in this match."""
    return any(card.group == group for card in ocean.ships)
