"""Chapters 4 and 14: the course of a turn, its end, and victory."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Facts
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm.events import MatchDecided, TurnBegan, TurnEnded
from honjin.games.storm.model import AREAS, JAPAN, RUSSIA, SideId, enemy_of
from honjin.games.storm.rules.action import Action
from honjin.games.storm.rules.arrivals import JapaneseArrivals, RussianArrivals
from honjin.games.storm.rules.setup import JapaneseSetUp, RussianSetUp
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState

StormMatch = Match[StormState]

PASSES_THAT_END_A_TURN = 2


class Storm(Procedure):
    """The whole siege: set-up, then five turns."""

    @step("3.2")
    def russia_sets_up(self, match: StormMatch) -> Procedure:
        return RussianSetUp()

    @step("3.3")
    def japan_sets_up(self, match: StormMatch) -> Procedure:
        return JapaneseSetUp()

    @step("4.1")
    def next_turn(self, match: StormMatch) -> Procedure:
        return Turn(match.state.turn + 1)

    @step("14.2")
    def end(self, match: StormMatch) -> None:
        """Japan wins at the end of any turn by a high point; else Russia, after the last."""
        if match.state.result is None:
            self.go_to(Storm.next_turn)


class Turn(Procedure):
    """4  Arrivals, actions in turn, the end."""

    turn: int
    acting: SideId = JAPAN

    def crumb(self) -> tuple[str, Facts]:
        return "Turn", {"turn": self.turn}

    @step("4.1")
    def begin(self, match: StormMatch) -> None:
        if self.turn == 1:
            match.emit(TurnBegan(self.turn), rule="3.4")
        else:
            match.emit(TurnBegan(self.turn), rule="4.4")

    @step("4.1")
    def japan_arrives(self, match: StormMatch) -> Procedure:
        return JapaneseArrivals()

    @step("4.1")
    def russia_arrives(self, match: StormMatch) -> Procedure:
        return RussianArrivals()

    @step("4.2")
    def actions(self, match: StormMatch) -> Procedure | None:
        """In turn, Japan first, until both pass in a row (Rulings 44, 45 and 87)."""
        if match.state.passes == PASSES_THAT_END_A_TURN:
            return None
        self.repeat()
        side, self.acting = self.acting, enemy_of(self.acting)
        return Action(side)

    @step("14.1")
    def look_for_victory(self, match: StormMatch) -> None:
        """Before anything is turned over (Ruling 43); after the last turn Russia has held (14.2)."""
        state = match.state
        held = members(state.control & state.siege.high_points)
        if held:
            match.emit(MatchDecided(JAPAN, "high_point", AREAS[held[0]]))
            self.finish()
        elif self.turn == state.siege.turns:
            match.emit(MatchDecided(RUSSIA, "held", None), rule="14.2")
            self.finish()

    @step("4.4")
    def end(self, match: StormMatch) -> None:
        match.emit(TurnEnded(self.turn))


def begin(siege: Siege) -> tuple[StormState, Procedure]:
    """13.1  The position before the first placement, control as the map shows it, and the whole siege to come."""
    return StormState(siege), Storm()


def fallen_high_point(state: StormState) -> str:
    """14.1  The high point that won the match for Japan, by its number; nothing if Russia has held them all."""
    return next((AREAS[place] for place in members(state.control & state.siege.high_points)), "")
