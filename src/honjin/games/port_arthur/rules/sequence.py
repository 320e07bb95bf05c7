"""Chapters 4, 5 and 9: the war from set-up to victory, and the phases of a turn."""

from __future__ import annotations

from honjin.core.decision import Facts
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import BalticFleetArrived, InitiativePassed, MatchDecided, TurnBegan
from honjin.games.port_arthur.model import JAPAN, MUKDEN, RUSSIA
from honjin.games.port_arthur.rules.mines import RaidOnPortArthur
from honjin.games.port_arthur.rules.operations import Operations
from honjin.games.port_arthur.rules.return_to_port import ReturnToPort
from honjin.games.port_arthur.rules.scoring import Scoring
from honjin.games.port_arthur.rules.sortie import Sortie
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]


class War(Procedure):
    """The whole game: six turns, always (Ruling 41), then the victory."""

    @step("10.2")
    def raid(self, match: PortArthurMatch) -> Procedure | None:
        return RaidOnPortArthur() if match.state.theatre.mines else None

    @step("5")
    def play_turns(self, match: PortArthurMatch) -> Procedure | None:
        """8  The turn marker moves on after every turn but the last."""
        state = match.state
        if state.turn == state.theatre.tracks.turns:
            return None
        match.emit(TurnBegan(state.turn + 1))
        self.repeat()
        return Turn(state.turn)

    @step("4")
    def find_the_winner(self, match: PortArthurMatch) -> None:
        """Without Mukden Japan has lost, whatever the track says; else the marker decides (Ruling 42)."""
        state = match.state
        if MUKDEN not in state.boxes:
            match.emit(MatchDecided(RUSSIA, "mukden", state.score), rule="7.7")
        elif state.score == 0:
            match.emit(MatchDecided(None, "centre", 0))
        else:
            winner = JAPAN if state.score > 0 else RUSSIA
            match.emit(MatchDecided(winner, "points", state.score))


class Turn(Procedure):
    """One turn: its phases in the order of the book."""

    turn: int

    def crumb(self) -> tuple[str, Facts]:
        return "Turn", {"turn": self.turn}

    @step("9.3")
    def give_russia_the_initiative(self, match: PortArthurMatch) -> None:
        """At the start of turn 4, once; nothing happens if Russia has it (Ruling 35)."""
        state = match.state
        if self.turn == state.theatre.tracks.initiative_turn and state.initiative != RUSSIA:
            match.emit(InitiativePassed(RUSSIA))

    @step("5")
    def baltic_arrival(self, match: PortArthurMatch) -> None:
        """Phase 1, on turns 4 and 5: the ships of this turn come to Diego Suarez, intact (Ruling 76)."""
        ships = match.state.theatre.arriving(self.turn)
        if ships:
            match.emit(BalticFleetArrived(ships))

    @step("5.1")
    def japanese_sortie(self, match: PortArthurMatch) -> Procedure:
        return Sortie(JAPAN)

    @step("5.1")
    def russian_sortie(self, match: PortArthurMatch) -> Procedure:
        return Sortie(RUSSIA)

    @step("6")
    def operations(self, match: PortArthurMatch) -> Procedure:
        return Operations()

    @step("7")
    def scoring(self, match: PortArthurMatch) -> Procedure:
        return Scoring()

    @step("8")
    def return_to_port(self, match: PortArthurMatch) -> Procedure:
        return ReturnToPort()
