"""Command: who is activated, who gives orders, and whether Momentum and Trumps are worth their risk."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.games.ran import options as opt
from honjin.games.ran.model import BushoId
from honjin.games.ran.rules.recovery import rally_hexes, routed_of
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.script.honour import Honour
from honjin.games.ran.script.marches import Marches
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.worth import worth_of

WITHIN_REACH = 8
"""Points of movement to the enemy within which a contingent can make a difference soon."""
BUSY = 1.5
"""What an Engaged unit gives its Busho to do."""
RESERVE = 2.0
"""The contingent of the So-Taisho comes after the others: he cannot ride with it without leaving his camp."""
STRENGTH = 0.15
ALIKE = 0.3
"""By how much the urgency of two contingents may differ and be the same to a lot."""
FATE, RESURRECTION, DOUBT = 0.1, 0.2, 0.2
"""5.43  The chances of a 9, and of what it brings."""
A_PHASE, A_DOUBT = 2.0, 4.0
"""What a phase of the enemy costs, and a withdrawal nobody wanted."""
GROUND = 0.4
"""What the way of a contingent towards the enemy is worth."""
FIGHTING_ON = 0.4
RALLIED = 0.7
"""A rallied unit is Disordered, and far from the fight."""


class Command:
    """Choices of phases A to F."""

    def __init__(self, marches: Marches, honour: Honour, seed: str = "") -> None:
        self.marches = marches
        self.honour = honour
        self.seed = seed
        self.reading: Reading = marches.reading
        self.battle = marches.battle
        self.state = marches.state

    def urgency(self, busho: int) -> float:
        """How much a contingent has to do: enemies within reach, fights to be fought, men to be saved."""
        state, battle, reading = self.state, self.battle, self.reading
        value = 0.0
        nearest = 60
        for unit in members(battle.members[busho] & state.on_map):
            way = reading.from_enemy(unit)
            nearest = min(nearest, way)
            if unit in state.engaged:
                value += BUSY
            elif way <= WITHIN_REACH:
                value += STRENGTH * worth_of(state, unit) * (WITHIN_REACH + 1 - way) / WITHIN_REACH
        value -= nearest / 10
        if busho == battle.so_taisho[reading.side]:
            value -= RESERVE
        if reading.is_spent(busho):
            value /= 2
        return value

    def _most_urgent(self, options: Iterable[Option], kind: type[Option]) -> Option | None:
        best: Option | None = None
        value = 0.0
        for option in options:
            if isinstance(option, kind):
                busho = BushoId(option.busho)  # type: ignore[attr-defined]
                worth = self.urgency(self.battle.contingent[busho]) + self._whim(busho)
                if best is None or worth > value + 1e-9:
                    best, value = option, worth
        return best

    def _whim(self, busho: BushoId) -> float:
        """What a lot adds to an urgency while no enemy is near: then it matters little who goes first."""
        return ALIKE * Random(f"{self.seed}/{busho}").random() if self.seed else 0.0

    def activate(self, decision: Decision) -> Option:
        """Points that are not used are lost: whoever is nearest to the fight."""
        return self._most_urgent(decision.options, opt.Activate) or opt.END_ACTIVATION

    def designate(self, decision: Decision) -> Option:
        """5.31, 5.51  Whoever has most to do; a Continuity that fails costs no more than a pass."""
        found = self._most_urgent(decision.options, opt.Designate)
        if found is not None:
            return found
        return opt.PASS if opt.PASS in decision.options else decision.options[0]

    def raise_somebody(self, decision: Decision) -> Option:
        """5.43  A phase for nothing."""
        return self._most_urgent(decision.options, opt.Designate) or opt.DECLINE

    def momentum(self, decision: Decision) -> Option:
        """5.42  Another phase against what a 9 may bring; whoever declines is Finished as well."""
        bushos = [self.battle.contingent[id] for id in decision.facts["bushos"]]
        gain = chance_up_to(min(8, decision.facts["rating"])) * max(self._next_phase(one) for one in bushos)
        risk = FATE * (RESURRECTION * A_PHASE + DOUBT * A_DOUBT / 2)
        return opt.TRY_MOMENTUM if gain > risk else opt.DECLINE

    def _next_phase(self, busho: int) -> float:
        """What another phase is worth: there is always ground to gain, unless a contingent waits."""
        return max(self.urgency(busho), 0.0 if self.reading.waiting >> busho & 1 else GROUND)

    def trump(self, decision: Decision) -> Option:
        """5.61  Worth a try when the enemy who is about to act can do harm, or one of ours can."""
        threats = [self._threat(self.battle.contingent[id]) for id in decision.facts["bushos"]]
        best = self._most_urgent(decision.options, opt.Trump)
        if best is None:
            return opt.DECLINE
        worth = max(threats) + max(0.0, self.urgency(self.battle.contingent[BushoId(best.busho)]))  # type: ignore[attr-defined]
        return best if worth * chance_up_to(decision.facts["rating"]) > 0.5 else opt.DECLINE

    def _threat(self, busho: int) -> float:
        """What an enemy contingent can do in a phase: its units near ours."""
        state, battle = self.state, self.battle
        held = state.held[self.reading.side]
        near = 0.0
        for unit in members(battle.members[busho] & state.on_map):
            if battle.grid.within(state.hex[unit], 5) & held:
                near += STRENGTH * worth_of(state, unit)
        return near

    # What a phase is for

    def phase(self, decision: Decision) -> Option:
        """Orders, unless a rally or a challenge promises more."""
        options = decision.options
        busho = self.battle.contingent[decision.facts["bushos"][0]]
        others = {
            opt.ORDER_WITHDRAWAL: self._withdrawal if opt.ORDER_WITHDRAWAL in options else None,
            opt.ORDER_RALLY: self._rally if opt.ORDER_RALLY in options else None,
            opt.DECLARE_CHALLENGE: self.honour.challenge_value if opt.DECLARE_CHALLENGE in options else None,
        }
        best: Option = opt.GIVE_ORDERS
        value = -1.0
        for option, worth_of_it in others.items():
            if worth_of_it is not None and (worth := worth_of_it(busho)) > 0:
                if value < 0:
                    value = self._orders(busho)
                if worth > value:
                    best, value = option, worth
        return best

    def _withdrawal(self, busho: int) -> float:
        """6.4  What is saved of a contingent that leaves the fight: it loses no more, and may not flee for it."""
        state, battle = self.state, self.battle
        fighting = [unit for unit in members(battle.members[busho] & state.on_map) if unit in state.engaged]
        if not fighting or self.reading.exchange > 1.2:
            return 0.0
        left = sum([battle.points[unit] for unit in members(battle.members[busho] & (state.on_map | state.routed))])
        heard = sum([chance_up_to(state.tq(unit)) for unit in fighting]) / len(fighting)
        more = max(1, len(fighting) // 2)
        now, then = self.reading.flight_chance(busho), self.reading.flight_chance(busho, more)
        return heard * (then - now) * left - 2.0

    def _rally(self, busho: int) -> float:
        """11.73  Rout points that come back, on average."""
        state, battle = self.state, self.battle
        value = 0.0
        for unit in members(routed_of(state, busho)):
            if rally_hexes(state, unit, busho):
                value += RALLIED * battle.points[unit] * chance_up_to(battle.shaken_tq[unit] - 1)
        return value

    def _orders(self, busho: int) -> float:
        """What the units of a contingent gain by their orders, near enough."""
        state = self.state
        value = 0.0
        for unit in members(self.battle.members[busho] & state.on_map & state.commanded):
            if unit in state.engaged:
                value += FIGHTING_ON
            else:
                value += max(0.0, self.marches.best(unit).gain)
        return value
