"""3  The sequence of play."""

from __future__ import annotations

from honjin.core.decision import Facts
from honjin.core.procedure import Procedure, step
from honjin.games.ran.battle import Battle
from honjin.games.ran.events.fire import WindRolled
from honjin.games.ran.events.turn import BridgeBroken, InitiativeRolled, Reorganised, TurnBegan
from honjin.games.ran.model import enemy_of
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.deaths import Replacements
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.flight import FlightPhase
from honjin.games.ran.rules.incidents import rumour
from honjin.games.ran.rules.initiative import Command
from honjin.games.ran.rules.setup import SetUp
from honjin.games.ran.rules.victory import determine_winner
from honjin.games.ran.state import RanState

WIND_MAY_TURN, WIND_TURNS_ON = 4, 4
"""The first turn on which it may, and the highest die on which it does; ours, from the accounts of the day."""
BRIDGE_FALLS = 4
"""The turn; ours."""


class Campaign(Procedure):
    """The whole battle: set-up, then turn after turn until an army routs (2.6)."""

    def crumb(self) -> tuple[str, Facts]:
        return "Campaign", {}

    @step("6.64")
    def set_up(self, match: RanMatch) -> Procedure:
        return SetUp()

    @step("3")
    def next_turn(self, match: RanMatch) -> Procedure | None:
        if match.state.result is not None:
            return None
        self.repeat()
        return Turn(match.state.turn + 1)


class Turn(Procedure):
    """3  Initiative, activation, command, reorganisation, flight, and whether an army routs."""

    turn: int

    def crumb(self) -> tuple[str, Facts]:
        return "Turn", {"turn": self.turn}

    @step("3")
    def begin(self, match: RanMatch) -> None:
        match.emit(TurnBegan(self.turn))

    @step("8.51")
    def wait_for_the_wind(self, match: RanMatch) -> None:
        """The west wind of Suriagehara, if it blows, may turn from turn 4 on."""
        if match.state.battle.specials.has_wind and self.turn >= WIND_MAY_TURN and not match.state.wind_turned:
            die = roll_d10(match, "west_wind")
            match.emit(WindRolled(die, die <= WIND_TURNS_ON))

    @step("6.23")
    def break_the_bridge(self, match: RanMatch) -> None:
        """That of Suriagehara, if it is to fall, falls on turn 4."""
        battle = match.state.battle
        if battle.specials.bridge_falls and self.turn >= BRIDGE_FALLS and not battle.bridge_down:
            match.emit(BridgeBroken(), rule="6.23")

    @step("5.11")
    def roll_initiative(self, match: RanMatch) -> None:
        """Phase A: die and Initiative of both So-Taishos; the higher total has it, equals roll again."""
        state = match.state
        dice = roll_d10(match, "initiative.first"), roll_d10(match, "initiative.second")
        totals = dice[0] + state.initiative(0), dice[1] + state.initiative(1)
        if totals[0] == totals[1]:
            match.emit(InitiativeRolled(dice, totals, None))
            self.repeat()
        else:
            match.emit(InitiativeRolled(dice, totals, state.battle.sides[totals[1] > totals[0]]))

    @step("5.21")
    def spread_rumours(self, match: RanMatch) -> Procedure | None:
        """Tennoji: before phase B."""
        return rumour(match)

    @step("5.12")
    def second_activates(self, match: RanMatch) -> Procedure:
        """Phase B: whoever lacks the initiative comes first."""
        return Activation(enemy_of(match.state.starter))

    @step("5.12")
    def first_activates(self, match: RanMatch) -> Procedure:
        return Activation(match.state.starter)

    @step("5.13")
    def command(self, match: RanMatch) -> Procedure:
        """Phases C to F."""
        return Command()

    @step("3")
    def reorganise(self, match: RanMatch) -> Procedure:
        """Phase G: nobody is Finished, all may fire again, and dead Bushos are replaced."""
        match.emit(Reorganised())
        return Replacements()

    @step("11.81")
    def flee(self, match: RanMatch) -> Procedure:
        """Phase H."""
        return FlightPhase()

    @step("12")
    def determine_winner(self, match: RanMatch) -> None:
        """Phase I."""
        determine_winner(match)


def begin(battle: Battle) -> tuple[RanState, Procedure]:
    """The empty map, and the whole battle to come."""
    return RanState(battle), Campaign()
