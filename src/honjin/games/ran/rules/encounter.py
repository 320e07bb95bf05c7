"""9.25, 9.26  Bushos in the thick of a shock combat."""

from __future__ import annotations

from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.deaths import BushoNamed
from honjin.games.ran.model import BushoId, enemy_of
from honjin.games.ran.options import Expose
from honjin.games.ran.rules.deaths import Casualty
from honjin.games.ran.rules.dice import RanMatch
from honjin.games.ran.rules.duels import Duel, fighter_of_busho


class Encounter(Procedure):
    """10.11  Bushos on both sides fight a duel, which nobody may decline; alone a Busho is at risk (9.26)."""

    side: int
    ours: tuple[BushoId, ...]
    theirs: tuple[BushoId, ...]

    @step("9.25")
    def name_ours(self, match: RanMatch) -> Decision | None:
        """Of several Bushos their owner picks the one who fights (Ruling 152)."""
        return self._ask(match, self.side, self.ours) if self.theirs else None

    @name_ours.answered
    def ours_named(self, match: RanMatch, option: Expose) -> None:
        self.ours = (option.busho,)
        match.emit(BushoNamed(option.busho))

    @name_ours.refused
    def why_not_ours(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return self._refuse(self.ours, option)

    @step("9.25")
    def name_theirs(self, match: RanMatch) -> Decision | None:
        return self._ask(match, enemy_of(self.side), self.theirs) if self.ours else None

    @name_theirs.answered
    def theirs_named(self, match: RanMatch, option: Expose) -> None:
        self.theirs = (option.busho,)
        match.emit(BushoNamed(option.busho))

    @name_theirs.refused
    def why_not_theirs(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return self._refuse(self.theirs, option)

    def _refuse(self, bushos: tuple[BushoId, ...], option: Option) -> Refusal | None:
        if isinstance(option, Expose) and option.busho in bushos:
            return None
        return Refusal("9.25", "not-in-this-fight")

    def _ask(self, match: RanMatch, side: int, bushos: tuple[BushoId, ...]) -> Decision | None:
        if len(bushos) < 2:
            return None
        return Decision(match.state.battle.sides[side], "expose", [Expose(busho) for busho in bushos])

    @step("9.26")
    def fight(self, match: RanMatch) -> Procedure:
        """A duel, or a die for the one who is there."""
        if self.ours and self.theirs:
            return Duel(fighter_of_busho(self.ours[0]), fighter_of_busho(self.theirs[0]))
        if self.ours:
            return Casualty(self.side, self.ours)
        return Casualty(enemy_of(self.side), self.theirs)
