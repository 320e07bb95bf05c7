"""L1: a commander with the game's good sense, from the view alone. Lines are kept, fire comes before shock."""

from __future__ import annotations

from typing import Any

from honjin.core.decision import Decision, Option
from honjin.core.mind import Answers, asked
from honjin.games.ran import options as opt
from honjin.games.ran.battle import Battle
from honjin.games.ran.script import leaders, orders, reactions, shots
from honjin.games.ran.script.combat import Combats
from honjin.games.ran.script.command import Command
from honjin.games.ran.script.honour import Honour
from honjin.games.ran.script.marches import Marches
from honjin.games.ran.script.melee import Melees
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.reasons import REASONS


class Script(Answers[Reading]):
    """Answers every question of one side; the same view and lot always get the same answer."""

    reasons = REASONS

    def __init__(self, battle: Battle, side: str) -> None:
        self.battle = battle
        self.side = side
        self._seed = ""

    def vary(self, seed: str) -> None:
        """Open the battle in its own way, among what is as good."""
        self._seed = seed

    def read(self, view: Any) -> Reading:
        return Reading(self.battle, self.side, view)

    @asked("formations")
    def _formations(self, decision: Decision, reading: Reading) -> Option:
        sheet: Any = decision.form
        return opt.FormUp(orders.formations(reading, sheet.units))

    # Command

    def _command(self, reading: Reading) -> Command:
        return Command(_marches(reading), Honour(reading), self._seed if reading.state.turn == 1 else "")

    @asked("activate")
    def _activate(self, decision: Decision, reading: Reading) -> Option:
        return self._command(reading).activate(decision)

    @asked("designate", "continuity", "one-of-two", "alone-or-together")
    def _designate(self, decision: Decision, reading: Reading) -> Option:
        return self._command(reading).designate(decision)

    @asked("resurrection")
    def _resurrection(self, decision: Decision, reading: Reading) -> Option:
        return self._command(reading).raise_somebody(decision)

    @asked("momentum")
    def _momentum(self, decision: Decision, reading: Reading) -> Option:
        return self._command(reading).momentum(decision)

    @asked("trump")
    def _trump(self, decision: Decision, reading: Reading) -> Option:
        return self._command(reading).trump(decision)

    @asked("rumour")
    def _rumour(self, decision: Decision, reading: Reading) -> Option:
        """Tennoji: it costs nothing, and once is all there is."""
        return opt.SPREAD_RUMOUR

    @asked("phase")
    def _phase(self, decision: Decision, reading: Reading) -> Option:
        return self._command(reading).phase(decision)

    # Orders and moves

    @asked("order")
    def _order(self, decision: Decision, reading: Reading) -> Option:
        return orders.next_order(reading, _marches(reading), decision)

    @asked("move-on")
    def _move_on(self, decision: Decision, reading: Reading) -> Option:
        return orders.move_on(reading, _marches(reading), decision)

    @asked("face-after")
    def _face_after(self, decision: Decision, reading: Reading) -> Option:
        return orders.face_after(reading, _marches(reading), decision)

    @asked("withdraw")
    def _withdraw(self, decision: Decision, reading: Reading) -> Option:
        return orders.next_withdrawal(reading, decision)

    @asked("withdraw-to")
    def _withdraw_to(self, decision: Decision, reading: Reading) -> Option:
        return orders.withdraw_to(reading, decision)

    @asked("muster")
    def _muster(self, decision: Decision, reading: Reading) -> Option:
        return orders.muster(reading, _marches(reading), decision)

    @asked("react")
    def _react(self, decision: Decision, reading: Reading) -> Option:
        return reactions.react(reading, _marches(reading), decision)

    # Fire

    @asked("reaction-fire")
    def _reaction_fire(self, decision: Decision, reading: Reading) -> Option:
        return shots.fire_in_reaction(reading, decision)

    @asked("reply")
    def _reply(self, decision: Decision, reading: Reading) -> Option:
        return shots.reply(reading, decision)

    @asked("boats")
    def _boats(self, decision: Decision, reading: Reading) -> Option:
        return shots.bombard(reading, decision)

    # Bushos

    @asked("ride")
    def _ride(self, decision: Decision, reading: Reading) -> Option:
        return leaders.ride(reading, decision)

    @asked("send-bushos")
    def _send(self, decision: Decision, reading: Reading) -> Option:
        return leaders.send(reading, decision)

    @asked("shelter", "deputy")
    def _shelter(self, decision: Decision, reading: Reading) -> Option:
        return leaders.best_shelter(reading, decision)

    @asked("lone-busho")
    def _lone_busho(self, decision: Decision, reading: Reading) -> Option:
        return leaders.draw_back(reading, decision)

    @asked("follow")
    def _follow(self, decision: Decision, reading: Reading) -> Option:
        return leaders.follow(reading, decision)

    # Shock

    @asked("attack")
    def _attack(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).attack(decision)

    @asked("face-the-enemy")
    def _face_the_enemy(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).face_the_enemy(decision)

    @asked("charge")
    def _charge(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).charge_way(decision)

    @asked("banzai")
    def _banzai(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).rush(decision)

    @asked("spearhead")
    def _spearhead(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).spearhead(decision)

    @asked("brace")
    def _brace(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).brace(decision)

    @asked("bear")
    def _bear(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).bear(decision)

    @asked("retreat")
    def _retreat(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).retreat(decision)

    @asked("advance")
    def _advance(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).advance(decision)

    @asked("advance-to")
    def _advance_to(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).advance_to(decision)

    @asked("expose")
    def _expose(self, decision: Decision, reading: Reading) -> Option:
        return _melees(reading).expose(decision)

    # Individual combat

    @asked("samurai")
    def _samurai(self, decision: Decision, reading: Reading) -> Option:
        return Honour(reading).whom_to_send(decision)

    @asked("samurai-acts")
    def _samurai_acts(self, decision: Decision, reading: Reading) -> Option:
        return Honour(reading).deed(decision)

    @asked("challenge")
    def _challenge(self, decision: Decision, reading: Reading) -> Option:
        return Honour(reading).call_out(decision)

    @asked("answer-challenge", "meet-charge")
    def _answer(self, decision: Decision, reading: Reading) -> Option:
        return Honour(reading).answer(decision)

    @asked("fight-on")
    def _fight_on(self, decision: Decision, reading: Reading) -> Option:
        return Honour(reading).fight_on(decision)

    @asked("inspire")
    def _inspire(self, decision: Decision, reading: Reading) -> Option:
        return Honour(reading).inspire(decision)


def _marches(reading: Reading) -> Marches:
    return Marches(Combats(reading))


def _melees(reading: Reading) -> Melees:
    return Melees(_marches(reading))
