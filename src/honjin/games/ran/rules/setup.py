"""6.64  Set-up: the armies stand as the scenario says, in the formations their commanders want."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal, Side
from honjin.core.form import Blank, Draft, FillIn, Slip, Slips, Trail
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.turn import ArmiesDeployed, FormationsTaken
from honjin.games.ran.model import UnitId
from honjin.games.ran.options import FORMATIONS, OPEN, Form, FormUp
from honjin.games.ran.rules.dice import RanMatch


class FormationSheet(msgspec.Struct, frozen=True):
    """6.6, 6.64  A formation for each unit that knows any; close order goes without saying."""

    units: tuple[UnitId, ...]

    sends: ClassVar[type[FillIn]] = FormUp
    recurs: ClassVar[bool] = False

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        return [Blank(Form, unit, {"formation": FORMATIONS}) for unit in self.units if not draft.about(unit)]

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Form):
            return Refusal("6.64", "not-a-formation")
        if slip.unit not in self.units:
            return Refusal("6.6", "knows-no-formation", {"unit": slip.unit})
        if draft.about(slip.unit):
            return Refusal("6.64", "formed-up-already", {"unit": slip.unit})
        return None

    def lacks(self, draft: Draft) -> Refusal | None:
        return None

    def usual(self) -> Slips:
        return tuple(Form(unit, "close") for unit in self.units)

    def steps(self, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        """No unit goes anywhere yet."""
        return ()


class SetUp(Procedure):
    """6.64  Both armies form up."""

    @step("4.51")
    def deploy(self, match: RanMatch) -> None:
        """The So-Taishos in their Honjins, everybody else where the scenario puts him."""
        match.emit(ArmiesDeployed())

    @step("6.64")
    def form_up(self, match: RanMatch) -> tuple[Decision, ...]:
        """Both at once, each for itself (Ruling 166)."""
        battle = match.state.battle
        sheets = [
            FormationSheet(tuple(battle.unit_ids[unit] for unit in members(battle.melee & army)))
            for army in battle.army
        ]
        return tuple(
            Decision(side, "formations", (), {"side": side}, private=True, form=sheet, hushed=True)
            for side, sheet in zip(battle.sides, sheets, strict=True)
        )

    @form_up.answered
    def formed_up(self, match: RanMatch, answers: dict[Side, FormUp]) -> None:
        for side in match.state.battle.sides:
            open_order = tuple(slip.unit for slip in answers[side].slips if slip.formation == OPEN)
            match.emit(FormationsTaken(side, open_order))
