"""L1: a commander with the game's good sense, from his own sheet alone. It searches, hides, strikes and lands."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from honjin.core.decision import Decision, Option
from honjin.core.form import Slip, read_slips
from honjin.core.mind import Answers, asked
from honjin.games.midway.model import SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.script import fights
from honjin.games.midway.script.fleets import move
from honjin.games.midway.script.opening import set_up
from honjin.games.midway.script.reading import Reading
from honjin.games.midway.script.reasons import REASONS
from honjin.games.midway.script.searching import plan_searches
from honjin.games.midway.script.strikes import plan_strikes


class Script(Answers[Reading]):
    """A method for each sheet; the same view and lot always get the same answer."""

    reasons = REASONS

    def __init__(self, ocean: Ocean, side: str) -> None:
        self._ocean = ocean
        self._side = SideId(side)
        self._seed = ""

    def vary(self, seed: str) -> None:
        """Set up and open the battle in its own way, among what is as good."""
        self._seed = seed

    def _lot(self, what: str, turn: int) -> Random | None:
        """A lot for one sheet up to the end of the first turn; none where always the first of equals is taken."""
        return Random(f"{self._seed}/{what}") if self._seed and turn <= 1 else None

    def read(self, view: Any) -> Reading:
        return Reading(self._ocean, self._side, view)

    @asked("set-up")
    def set_up(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, set_up(reading, form_of(decision), self._lot("set-up", reading.turn)))

    @asked("naval")
    def move(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, move(reading, form_of(decision)))

    @asked("searches")
    def search(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, plan_searches(reading, form_of(decision), self._lot("searches", reading.turn)))

    @asked("air")
    def plot(self, decision: Decision, reading: Reading) -> Option:
        sheet = form_of(decision)
        lot = self._lot("searches", reading.turn)
        return filled(decision, [*plan_strikes(reading, sheet), *plan_searches(reading, sheet, lot)])

    @asked("air-targets")
    def allot(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.allot_fighters(reading, form_of(decision)))

    @asked("barrage")
    def barrage(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.fire_barrage(form_of(decision)))

    @asked("raid-targets")
    def raid(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.choose_raid_targets(reading, form_of(decision)))

    @asked("torpedoes")
    def torpedo(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.aim_torpedoes(reading, form_of(decision)))

    @asked("guns")
    def fire(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.aim_guns(reading, form_of(decision)))

    @asked("bombardment")
    def bombard(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.bombard(form_of(decision)))

    @asked("landing")
    def land(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.land(form_of(decision)))

    @asked("ground")
    def assault(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, fights.assault(reading, form_of(decision)))

    @asked("divert")
    def divert(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, ())


def form_of(decision: Decision) -> Any:
    """The sheet that is asked for; each method knows its own."""
    return decision.form


def filled(decision: Decision, slips: Iterable[Slip]) -> Option:
    """The sheet with those of the slips that can stand."""
    form = decision.form
    assert form is not None
    draft, _ = read_slips(form, slips)
    return form.sends(tuple(draft.slips) if form.lacks(draft) is None else form.usual())
