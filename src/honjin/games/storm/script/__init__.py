"""A computer player with the game's good sense: whole actions planned at once, exact odds, no luck of its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from honjin.core.bits import first, members
from honjin.core.decision import Decision, Option
from honjin.core.mind import Answers, asked
from honjin.games.storm import options as opt
from honjin.games.storm.model import JAPAN, PLACE_OF, AreaId, SideId, UnitSet
from honjin.games.storm.script import deployment
from honjin.games.storm.script.absorption import best_haven, best_side, best_step
from honjin.games.storm.script.appraisal import Appraisal
from honjin.games.storm.script.campaign import Campaign
from honjin.games.storm.script.command import best_order, general_goes_to
from honjin.games.storm.script.orders import Order
from honjin.games.storm.script.reading import Reading
from honjin.games.storm.script.reasons import REASONS
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View


class Script(Answers[Reading]):
    """Answers every question of one side, from the view alone; the same view and lot always get the same answer.

    `plan` names the high point that Japan storms, whatever else looks better: for the laboratory.
    """

    reasons = REASONS

    def __init__(self, siege: Siege, side: str, plan: str | None = None) -> None:
        self.siege = siege
        self.side = SideId(side)
        self.plan = None if plan is None else PLACE_OF[AreaId(plan)]
        self._planned: tuple[object, Order | None] | None = None
        self._seed = ""

    def vary(self, seed: str) -> None:
        """Set up and open the match in its own way, among what is as good."""
        self._seed = seed

    def _lot(self, what: str) -> Random | None:
        """A lot for one question; none where always the first of equals is taken."""
        return Random(f"{self._seed}/{what}") if self._seed else None

    def read(self, view: View) -> Reading:
        return Reading(self.siege, view)

    def campaign(self, reading: Reading) -> Campaign:
        """The siege as a whole, as it looks from here."""
        return Campaign(reading, self.plan)

    def _appraisal(self, reading: Reading) -> Appraisal:
        return Appraisal(reading, self.campaign(reading))

    # Set-up and arrivals

    @asked("set-up", "place")
    def _place(self, decision: Decision, reading: Reading) -> Option:
        places = [PLACE_OF[option.area] for option in decision.options if isinstance(option, opt.Place)]
        number = self.siege.number[decision.facts["unit"]]
        if self.side == JAPAN:
            lot = self._lot(f"unit {number}") if decision.ask == "set-up" else None
            place = deployment.japanese_place(reading, self.campaign(reading), places, number, lot)
        elif decision.ask == "set-up":
            place = deployment.russian_post(reading, places, deployment.posts_of(self._lot("posts")))
        else:
            place = deployment.town(reading, self.campaign(reading), places)
        return self.siege.place[place]

    @asked("recall", "keep")
    def _recall(self, decision: Decision, reading: Reading) -> Option:
        return max(decision.options, key=lambda option: deployment.worth_having(self.siege, option))

    @asked("withdraw")
    def _withdraw(self, decision: Decision, reading: Reading) -> Option:
        return deployment.least_missed(reading, self.campaign(reading), decision.options)

    @asked("shift")
    def _shift(self, decision: Decision, reading: Reading) -> Option:
        return deployment.shift(reading, self.campaign(reading), decision.options)

    @asked("kondratenko")
    def _kondratenko(self, decision: Decision, reading: Reading) -> Option:
        place = general_goes_to(reading)
        return opt.NOT_NOW if place is None else self.siege.send_kondratenko[place]

    # Actions

    @asked("action")
    def _action(self, decision: Decision, reading: Reading) -> Option:
        """The first unit of the best action, or a pass."""
        order = self.order(reading)
        return opt.PASS if order is None else self.siege.pick[first(order.units)]

    def order(self, reading: Reading, picked: UnitSet = 0) -> Order | None:
        """The best action in a position, found once; with units picked by others, the best they can be part of."""
        if self._planned is None or self._planned[0] != reading.key:
            lot = self._lot(repr(reading.key)) if reading.turn == 1 else None
            self._planned = reading.key, best_order(self._appraisal(reading), self.side, lot=lot)
        order = self._planned[1]
        if picked and (order is None or picked & ~order.units):
            return best_order(self._appraisal(reading), self.side, picked)
        return order

    @asked("group")
    def _group(self, decision: Decision, reading: Reading) -> Option:
        """The next unit of the action, or what all of them do."""
        picked = self.siege.set_of(decision.facts["units"])
        order = self.order(reading, picked)
        if order is not None:
            wished = [self.siege.pick[number] for number in members(order.units & ~picked)]
            for option in (*wished, order.option):
                if option in decision.options:
                    return option
            if isinstance(order.option, opt.March):
                target = order.option.area
                ways = [one for one in decision.options if isinstance(one, opt.March) and one.area == target]
                if ways:
                    return best_side(self.campaign(reading), self.side, ways)
        acts = [option for option in decision.options if not isinstance(option, opt.Pick)]
        return acts[0] if acts else decision.options[0]

    @asked("march-on")
    def _march_on(self, decision: Decision, reading: Reading) -> Option:
        """On only into a high point that lies open."""
        for option in decision.options:
            if isinstance(option, opt.March):
                place = PLACE_OF[option.area]
                if self.siege.high_points >> place & 1 and reading.is_open(self.side, place):
                    return option
        return opt.HALT

    @asked("defensive-fire")
    def _defensive_fire(self, decision: Decision, reading: Reading) -> Option:
        """Fire costs nothing: those who fire stay active (9.1)."""
        return opt.ANSWER_FIRE[0]

    # Damage

    @asked("absorb")
    def _absorb(self, decision: Decision, reading: Reading) -> Option:
        return best_step(self._appraisal(reading), self.side, decision)

    @asked("retreat-on")
    def _retreat_on(self, decision: Decision, reading: Reading) -> Option:
        retreats: Iterator[opt.Retreat] = (one for one in decision.options if isinstance(one, opt.Retreat))
        return best_haven(self.campaign(reading), self.side, retreats)
