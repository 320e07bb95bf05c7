"""Shock: which attacks are made, which man leads, who bears the brunt, where the beaten go."""

from __future__ import annotations

from honjin.core.decision import Decision, Option
from honjin.games.ran import options as opt
from honjin.games.ran.model import FACING, BushoId
from honjin.games.ran.rules.shock import must_check
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.script.combat import ZEST, Combats, Post
from honjin.games.ran.script.marches import Marches
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.worth import body_of, value_of

AnyAttack = opt.Attack | opt.AttackBoth | opt.Charge | opt.ChargeBoth


class Melees:
    """Choices of a shock segment."""

    def __init__(self, marches: Marches) -> None:
        self.marches = marches
        self.combats: Combats = marches.combats
        self.reading: Reading = marches.reading
        self.battle = marches.battle
        self.state = marches.state

    def attack(self, decision: Decision) -> Option:
        """The attack that brings most; an end of them where none pays."""
        best: Option | None = None
        value = 0.0
        for option in decision.options:
            if isinstance(option, AnyAttack):
                worth = self._worth(option)
                if best is None or worth > value + 1e-9:
                    best, value = option, worth
        may_end = opt.END_ATTACKS in decision.options
        if best is None or (may_end and value <= 0):
            return opt.END_ATTACKS
        return best

    def _worth(self, option: AnyAttack) -> float:
        """What an attack brings with all who have the same enemy before them; a test may come to nothing (9.23)."""
        unit = self.battle.unit[option.unit]
        post = self.combats.post(unit)
        charging = isinstance(option, opt.Charge | opt.ChargeBoth)
        if isinstance(option, opt.Attack | opt.Charge):
            defenders = [self.battle.unit[option.target]]
            attackers = [post, *self.combats.others_at(defenders[0], unit)]
        else:
            defenders, attackers = self.combats.foes_before(post), [post]
        if not defenders:
            return 0.0
        worth = self.combats.stake(attackers, defenders, charging=charging) / len(attackers)
        worth += ZEST / 2
        if must_check(self.state, unit, charging):
            worth *= chance_up_to(self.state.tq(unit))
        return worth

    def spearhead(self, decision: Decision) -> Option:
        """9.27  Whoever makes the fight most profitable; superiority is worth more than a column."""
        defenders = [self.battle.unit[id] for id in decision.facts["targets"]]
        defenders = [unit for unit in defenders if self.state.on_map >> unit & 1]

        def key(option: Option) -> tuple[float, str]:
            assert isinstance(option, opt.Spearhead)
            post = self.combats.post(self.battle.unit[option.unit])
            kinds = self.battle.kinds
            column = self.battle.charts.clash(kinds[post.unit], kinds[defenders[0]])
            return column + 6 * self.combats.superiority(post, defenders), option.unit

        return max(decision.options, key=key)

    def brace(self, decision: Decision) -> Option:
        """9.27  Whoever is met in the lowest column."""
        kinds = self.battle.kinds
        attacker = kinds[self.battle.unit[decision.facts["unit"]]]

        def key(option: Option) -> tuple[int, str]:
            assert isinstance(option, opt.Brace)
            return self.battle.charts.clash(attacker, kinds[self.battle.unit[option.unit]]), option.unit

        return min(decision.options, key=key)

    def bear(self, decision: Decision) -> Option:
        """11.22  Whoever is farthest from breaking."""

        def key(option: Option) -> tuple[int, float, str]:
            assert isinstance(option, opt.Bear)
            body = body_of(self.state, self.battle.unit[option.unit])
            tq = body.shaken_tq if body.disordered else body.tq
            return tq - body.hits, -value_of(body), option.unit

        return max(decision.options, key=key)

    def retreat(self, decision: Decision) -> Option:
        """11.4  Away from the enemy, towards friends, on ground as high as can be."""
        unit = self.battle.unit[decision.facts["unit"]]
        field = self.reading.way_to_enemy(self.state.class_of(unit))
        grid, friends = self.battle.grid, self.state.held[self.reading.side]

        def key(option: Option) -> tuple[float, str]:
            assert isinstance(option, opt.RetreatTo)
            hex = grid.number[option.hex]
            beside = (grid.next_to[hex] & friends).bit_count()
            return field[hex] + 0.3 * beside + 0.1 * self.battle.height[hex], option.hex

        return max(decision.options, key=key)

    def advance(self, decision: Decision) -> Option:
        """11.53  The one with the most left to give."""

        def key(option: Option) -> tuple[float, str]:
            assert isinstance(option, opt.Advance)
            return value_of(body_of(self.state, self.battle.unit[option.unit])), option.unit

        return max(decision.options, key=key)

    def advance_to(self, decision: Decision) -> Option:
        """Where there are fewer enemies beside it."""
        grid, enemies = self.battle.grid, self.state.held[self.reading.enemy]

        def key(option: Option) -> tuple[int, str]:
            assert isinstance(option, opt.Enter)
            return (grid.next_to[grid.number[option.hex]] & enemies).bit_count(), option.hex

        return min(decision.options, key=key)

    def face_the_enemy(self, decision: Decision) -> Option:
        """7.31  So that the fight goes well, and as few others as can be are behind it."""

        def key(option: Option) -> tuple[float, str]:
            assert isinstance(option, opt.Face)
            unit = self.battle.unit[option.unit]
            return self.marches.outlook(self.state.hex[unit], FACING[option.facing]), option.facing

        return max(decision.options, key=key)

    def charge_way(self, decision: Decision) -> Option:
        """8.61  Against the flank or rear of the firer if there is a way."""
        unit, firer = (self.battle.unit[decision.facts[name]] for name in ("unit", "target"))

        def key(option: Option) -> tuple[float, float, str]:
            assert isinstance(option, opt.Stand)
            hex, facing = self.battle.grid.number[option.hex], FACING[option.facing]
            post = Post(unit, hex, facing)
            return self.combats.superiority(post, [firer]), self.marches.outlook(hex, facing), option.hex

        return max(decision.options, key=key)

    def rush(self, decision: Decision) -> Option:
        """6.51  Whoever is easiest to break."""

        def key(option: Option) -> tuple[float, str]:
            assert isinstance(option, opt.ChargeAt)
            return value_of(body_of(self.state, self.battle.unit[option.unit])), option.unit

        return min(decision.options, key=key)

    def expose(self, decision: Decision) -> Option:
        """9.25  The best fighter; a So-Taisho last of all."""

        def key(option: Option) -> tuple[int, str]:
            assert isinstance(option, opt.Expose)
            busho = self.battle.contingent[BushoId(option.busho)]
            fights = self.battle.combat[busho][self.state.replaced >> busho & 1]
            return fights - 10 * (busho in self.battle.so_taisho), option.busho

        return max(decision.options, key=key)
