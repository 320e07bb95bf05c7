"""Every option of a battle, made once and handed out by the numbers of units, Bushos and hexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from honjin.core.bits import members
from honjin.core.choices import ByNumber
from honjin.core.decision import Option
from honjin.games.ran import options as opt
from honjin.games.ran.model import FACING_IDS, HexId, enemy_of

if TYPE_CHECKING:
    from honjin.games.ran.battle import Battle

AnyOption = TypeVar("AnyOption", bound=Option)

LONE: tuple[Option, ...] = (
    *(opt.END_ACTIVATION, opt.PASS, opt.TRY_MOMENTUM, opt.DECLINE, opt.END_ORDERS, opt.HALT, opt.STAY),
    *(opt.STAND_FAST, opt.GIVE_ORDERS, opt.ORDER_WITHDRAWAL, opt.ORDER_RALLY, opt.ORDER_BUSHO_MOVEMENT),
    *(opt.DECLARE_CHALLENGE, opt.HOLD_FIRE, opt.END_ATTACKS, opt.DRAW_SAMURAI, opt.TAKE_HEART, opt.ISSUE_CHALLENGE),
    *(opt.SPREAD_RUMOUR, opt.FORGO, opt.IGNORE_CHALLENGE, opt.FIGHT_ON, opt.RETIRE),
)
"""Options that are about nothing in particular."""


class Menu:
    """The options of a battle, by number; `candidates` has all of them."""

    def __init__(self, battle: Battle) -> None:
        bushos, units = battle.contingent_ids, battle.unit_ids
        hexes = [HexId(name) for name in battle.grid.names]
        self.candidates: list[Option] = [*LONE]

        # Command
        self.activations = self._table([opt.Activate(id) for id in bushos])
        self.designations = self._table([opt.Designate(id) for id in bushos])
        self.trumps = self._table([opt.Trump(id) for id in bushos])
        self.sends = self._table([opt.Send(id) for id in bushos])
        pairs = [(one, other) for one in range(len(bushos)) for other in range(one + 1, len(bushos))]
        self.coordinations = {(one, other): opt.Coordinate(bushos[one], bushos[other]) for one, other in pairs}
        self.candidates += self.coordinations.values()

        # Orders and movement
        self.moves = self._table([opt.Move(id) for id in units])
        self.reforms = self._table([opt.Reform(id) for id in units])
        self.hit_removals = self._table([opt.RemoveHits(id) for id in units])
        self.regroupings = self._table([opt.Regroup(id) for id in units])
        self.enters = self._table([opt.Enter(hex) for hex in hexes])
        self.turns = self._row([opt.Turn(facing) for facing in FACING_IDS])
        self.rides = self._table([opt.Ride(hex) for hex in hexes])
        self.shelters = self._table([opt.Shelter(id) for id in units])

        # Fire
        for shooter in members(battle.missile):
            targets = members(battle.army[enemy_of(battle.side_of[shooter])])
            self.candidates += [opt.Fire(units[shooter], units[target]) for target in targets]
            if battle.bow_riders >> shooter & 1:
                self.candidates += [opt.Harass(units[shooter], units[target]) for target in targets]
        self.candidates += [opt.FireBack(units[shooter]) for shooter in members(battle.shooters)]

        # Reactions
        self.withdrawals = self._table([opt.Withdraw(id) for id in units])
        self.faces = [self._row([opt.Face(id, facing) for facing in FACING_IDS]) for id in units]
        self.rushes = self._table([opt.ChargeAt(id) for id in units])

        # Shock and what follows
        for attacker in members(battle.everybody & ~battle.never_attack):
            for target in members(battle.army[enemy_of(battle.side_of[attacker])]):
                self.candidates.append(opt.Attack(units[attacker], units[target]))
                if battle.riders >> attacker & 1:
                    self.candidates.append(opt.Charge(units[attacker], units[target]))
        self.candidates += [opt.RetreatTo(hex) for hex in hexes]
        self.candidates += [opt.Stand(hex, facing) for hex in hexes for facing in FACING_IDS]
        for id in units:
            self.candidates += [opt.AttackBoth(id), opt.ChargeBoth(id), opt.Advance(id)]
            self.candidates += [opt.Spearhead(id), opt.Brace(id), opt.Bear(id), opt.Rise(id)]

        # Rules of single battles
        specials = battle.specials
        for late in members(specials.late):
            self.candidates += [opt.Arrive(units[unit]) for unit in members(battle.members[late])]
        if specials.boats >= 0:
            self.candidates += [opt.Bombard(units[unit]) for unit in members(battle.army[enemy_of(specials.boats)])]

        # Individual combat
        for busho in bushos:
            self.candidates += [opt.Expose(busho), opt.SamuraiCharge(busho)]
            self.candidates += [opt.AnswerAsBusho(busho), opt.SendChampion(busho), opt.DieInShame(busho=busho)]
        self.candidates.append(opt.DieForThem())
        for samurai in battle.samurai_ids:
            self.candidates += [opt.CallSamurai(samurai), opt.AnswerAsSamurai(samurai), opt.DieForThem(samurai)]
            self.candidates.append(opt.DieInShame(samurai=samurai))

    def _table(self, options: Sequence[AnyOption]) -> ByNumber[AnyOption]:
        self.candidates += options
        return ByNumber(options)

    def _row(self, options: Sequence[AnyOption]) -> tuple[AnyOption, ...]:
        self.candidates += options
        return tuple(options)
