"""Turn after turn both sides write orders, then targets; nobody learns who has handed his sheet in."""

from __future__ import annotations

from tests.patrol.orders import Fire, GunForm, OrderForm, Sail, Scout, SendGuns, SendOrders
from tests.patrol.sea import (
    BASE,
    BOATS,
    OWNER,
    PLANES,
    SIDES,
    Fired,
    Sailed,
    Sea,
    SeaState,
    Sighted,
    TurnBegan,
    WarEnded,
)

from honjin.core.decision import Decision, Facts, Side
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step

SeaMatch = Match[SeaState]


def begin(sea: Sea) -> tuple[SeaState, War]:
    """All boats at their bases."""
    return SeaState(sea), War()


class War(Procedure):
    """The whole game."""

    @step("2")
    def play_turns(self, match: SeaMatch) -> Procedure | None:
        """So many turns."""
        state = match.state
        if state.turn == state.sea.pack.turns:
            return None
        match.emit(TurnBegan(state.turn + 1))
        self.repeat()
        return Turn(state.turn)

    @step("4")
    def count(self, match: SeaMatch) -> None:
        """Who has seen more wins."""
        blue, red = (len(match.state.seen[side]) for side in SIDES)
        match.emit(WarEnded(None if blue == red else "blue" if blue > red else "red", "counted"))


class Turn(Procedure):
    """Orders, what comes of them, guns."""

    turn: int

    def crumb(self) -> tuple[str, Facts]:
        return "Turn", {"turn": self.turn}

    @step("2")
    def write_orders(self, match: SeaMatch) -> tuple[Decision, ...]:
        """Both at once."""
        return tuple(self._orders(match.state, side) for side in SIDES)

    def _orders(self, state: SeaState, side: Side) -> Decision:
        form = OrderForm({boat: state.at[boat] for boat in BOATS[side]}, PLANES[side], BASE[side], state.sea.fog)
        group = {**dict.fromkeys(BOATS[side], "boats"), **dict.fromkeys(PLANES[side], "planes")}
        return Decision(side, "orders", (), {"group": group}, private=True, form=form, hushed=True)

    @write_orders.answered
    def orders_written(self, match: SeaMatch, answers: dict[Side, SendOrders]) -> None:
        """Boats first, then planes."""
        for side in SIDES:
            for slip in answers[side].slips:
                if isinstance(slip, Sail):
                    match.emit(Sailed(side, slip.boat, slip.place), rule="2.1")
        for side in SIDES:
            for slip in answers[side].slips:
                if isinstance(slip, Scout):
                    self._look(match, side, slip)

    def _look(self, match: SeaMatch, side: Side, slip: Scout) -> None:
        """From on high the whole way is seen, from below one place."""
        places = slip.way if slip.height == "high" else (slip.look,)
        for boat, place in match.state.at.items():
            if OWNER[boat] != side and place in places:
                match.emit(Sighted(side, boat, place), rule="2.2")

    @step("3")
    def write_targets(self, match: SeaMatch) -> tuple[Decision, ...]:
        """Asked of both, even of a side that has nothing to fire at."""
        state = match.state
        forms = {side: GunForm(_targets(state, side)) for side in SIDES}
        return tuple(Decision(side, "guns", (), private=True, form=forms[side], hushed=True) for side in SIDES)

    @write_targets.answered
    def targets_written(self, match: SeaMatch, answers: dict[Side, SendGuns]) -> None:
        for side in SIDES:
            for slip in answers[side].slips:
                if isinstance(slip, Fire):
                    match.emit(Fired(slip.boat, slip.target, slip.guns))


def _targets(state: SeaState, side: Side) -> dict[str, tuple[str, ...]]:
    """Whom a side has last seen where its boat is: whether the other is still there it cannot know."""
    found = {
        boat: tuple(other for other, seen in state.seen[side].items() if seen == state.at[boat]) for boat in BOATS[side]
    }
    return {boat: targets for boat, targets in found.items() if targets}
