"""Individual combat: when to challenge, whom to send, how to answer; by the exact chances of a duel."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.games.ran import options as opt
from honjin.games.ran.model import BushoId, BushoSet, SamuraiId, SamuraiSet
from honjin.games.ran.rules.bushos import unsafe
from honjin.games.ran.rules.duels import Fighter, combat_of, endurance_of, hits_on
from honjin.games.ran.rules.gunnery import sees
from honjin.games.ran.rules.samurai import affected, in_play, pool_of, refuse_draw
from honjin.games.ran.rules.victory import GREAT_HEAD, HEAD
from honjin.games.ran.script.chances import chance_up_to, duel
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.state import RanState

BUSHO, SO_TAISHO, SAMURAI = 5.0, 9.0, 1.0
"""What a man is worth beside his head, in rout points."""
FACE, FACE_WHEN_FINISHED = 1.5, 0.6
"""What it costs a Busho to lose face: the rest of his turn, and one of every rating until he fights."""
CHAMPION = 1.0
"""What it costs a Busho to be Finished by sending somebody."""


class Honour:
    """Choices of individual combat."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.state: RanState = reading.state
        self.battle = reading.battle

    # What a duel is worth

    def skill(self, fighter: Fighter) -> tuple[int, int]:
        """Combat, and the hits he can still take."""
        return combat_of(self.state, fighter), endurance_of(self.state, fighter) - hits_on(self.state, fighter)

    def stakes(self, fighter: Fighter) -> float:
        """What his death costs his side: the man and his head."""
        if fighter.busho is None:
            return SAMURAI + HEAD
        busho = self.battle.contingent[fighter.busho]
        if busho in self.battle.so_taisho:
            return SO_TAISHO + GREAT_HEAD
        return BUSHO + HEAD + 4 * self.reading.flight_chance(busho)

    def duel(self, one: Fighter, other: Fighter) -> float:
        """What a duel brings the side of the first."""
        chance = duel(*self.skill(one), *self.skill(other))
        return chance * self.stakes(other) - (1 - chance) * self.stakes(one)

    def shame(self, bushos: BushoSet) -> float:
        """What it costs these Bushos to ignore a challenge."""
        return sum([FACE_WHEN_FINISHED if self.state.finished >> busho & 1 else FACE for busho in members(bushos)])

    # Challenging

    def challenge_value(self, busho: int) -> float:
        """What a Challenge Phase of a Busho promises: his best man, or one drawn by lot, against the best reply."""
        men = members(in_play(self.state, busho))
        if not men and refuse_draw(self.state, busho) is None:
            men = members(pool_of(self.state, self.reading.side))
            values = [self._promise(busho, one, pool=True) for one in men]
            return sum(values) / len(values) if values else 0.0
        return max((self._promise(busho, one) for one in men), default=0.0)

    def _promise(self, busho: int, samurai: int, *, pool: bool = False) -> float:
        """What he could bring about from the best of the hexes that he can ride to."""
        state, battle = self.state, self.battle
        bushos = self._within_call(state.busho_hex[busho], battle.samurai_range[samurai])
        return max([self._call(samurai, 1 << other, 0, pool=pool) for other in members(bushos)], default=0.0)

    @lru_cache(maxsize=32)  # noqa: B019  (as short-lived as the reading)
    def _within_call(self, start: int, reach: int) -> BushoSet:
        """The enemy Bushos whom a Samurai who rides out from a hex can come near enough to call out."""
        state, battle, enemy = self.state, self.battle, self.reading.enemy
        open_to = battle.grid.everywhere & ~state.held[enemy] & ~unsafe(state, self.reading.side)
        hexes = battle.rides.reach(start, battle.limits.samurai_ma, open_to, state.zoc_of(enemy))
        found = 0
        for other in members(battle.contingents_of[enemy]):
            place = state.busho_hex[other]
            safe = other == battle.so_taisho[enemy] and state.in_honjin(enemy)
            if place >= 0 and not safe:
                near = hexes & battle.grid.within(place, reach)
                if any(sees(state, hex, place, loosely=True) for hex in members(near)):
                    found |= 1 << other
        return found

    def _call(self, samurai: int, bushos: BushoSet, others: SamuraiSet, *, pool: bool = False) -> float:
        """What it brings to call these men out, if they answer as well as they can."""
        state, battle = self.state, self.battle
        if not bushos | others:
            return 0.0
        challenger = Fighter(samurai=battle.samurai_ids[samurai])
        if pool:
            skill = battle.samurai_combat[samurai], battle.samurai_endurance[samurai]
        else:
            skill = self.skill(challenger)
        answers = [self._against(skill, fighter) for fighter in self._fighters(bushos, others)]
        shamed = bushos & state.shamed or others & state.samurai_shamed
        if not shamed:
            answers.append(self.shame(bushos))
        return min(answers)

    def _against(self, skill: tuple[int, int], other: Fighter) -> float:
        chance = duel(*skill, *self.skill(other))
        return chance * self.stakes(other) - (1 - chance) * (SAMURAI + HEAD)

    def _fighters(self, bushos: BushoSet, others: SamuraiSet) -> Iterable[Fighter]:
        for busho in members(bushos):
            yield Fighter(busho=self.battle.contingent_ids[busho])
        for samurai in members(others):
            yield Fighter(samurai=self.battle.samurai_ids[samurai])

    def whom_to_send(self, decision: Decision) -> Option:
        """The best man in play, or a new one; nobody dies for the others of his own will."""
        calls = [one for one in decision.options if isinstance(one, opt.CallSamurai)]
        if calls:
            return max(calls, key=lambda one: (sum(self.skill(Fighter(samurai=one.samurai))), one.samurai))
        if opt.DRAW_SAMURAI in decision.options:
            return opt.DRAW_SAMURAI
        deaths = [one for one in decision.options if isinstance(one, opt.DieForThem) and one.samurai is not None]
        return deaths[0] if deaths else decision.options[0]

    def deed(self, decision: Decision) -> Option:
        """To where the challenge is worth most; charging into the enemy is for the desperate."""
        state, battle = self.state, self.battle
        samurai = battle.samurai[SamuraiId(decision.facts["samurai"])]
        here = state.samurai_hex[samurai]
        best: Option = opt.STAY
        value = self._call(samurai, *affected(state, samurai))
        reach = battle.samurai_range[samurai]
        places = [place for place in self._called_places() if place >= 0]
        for option in decision.options:
            if isinstance(option, opt.Ride):
                hex = battle.grid.number[option.hex]
                if any(battle.grid.distances[hex][place] <= reach for place in places):
                    state.samurai_hex[samurai] = hex
                    worth = self._call(samurai, *affected(state, samurai))
                    if worth > value + 1e-9:
                        best, value = option, worth
        state.samurai_hex[samurai] = here
        return best

    def _called_places(self) -> list[int]:
        state, battle = self.state, self.battle
        return [state.busho_hex[busho] for busho in members(battle.contingents_of[self.reading.enemy])]

    def call_out(self, decision: Decision) -> Option:
        """If it promises anything."""
        samurai = self.battle.samurai[SamuraiId(decision.facts["samurai"])]
        worth = self._call(samurai, *affected(self.state, samurai))
        return opt.ISSUE_CHALLENGE if worth > 0 else opt.FORGO

    # Answering

    def answer(self, decision: Decision) -> Option:
        """The answer that costs least, or brings most."""
        challenger = Fighter(samurai=SamuraiId(decision.facts["samurai"]))
        bushos = sum(
            {
                1 << self.battle.contingent[BushoId(one.busho)]
                for one in decision.options
                if isinstance(one, opt.AnswerAsBusho)
            }
        )

        def key(option: Option) -> tuple[float, str]:
            return round(self._answer(option, challenger, bushos), 9), repr(option)

        return max(decision.options, key=key)

    def _answer(self, option: Option, challenger: Fighter, bushos: BushoSet) -> float:
        if isinstance(option, opt.AnswerAsBusho):
            return self.duel(Fighter(busho=option.busho), challenger)
        if isinstance(option, opt.AnswerAsSamurai):
            return self.duel(Fighter(samurai=option.samurai), challenger)
        if isinstance(option, opt.SendChampion):
            return self._champion(self.battle.contingent[option.busho], challenger)
        if isinstance(option, opt.DieInShame):
            return -BUSHO - HEAD if option.busho else -SAMURAI
        return -self.shame(bushos)

    def _champion(self, busho: int, challenger: Fighter) -> float:
        """A man drawn by lot; a Busho who is Finished must roll for it."""
        battle = self.battle
        men = members(pool_of(self.state, self.reading.side))
        skill = self.skill(challenger)
        mean = sum(duel(battle.samurai_combat[one], battle.samurai_endurance[one], *skill) for one in men) / len(men)
        worth = (2 * mean - 1) * (SAMURAI + HEAD)
        if not self.state.finished >> busho & 1:
            return worth - CHAMPION
        heard = chance_up_to(self.state.momentum(busho))
        return heard * worth - (1 - heard) * FACE_WHEN_FINISHED

    def fight_on(self, decision: Decision) -> Option:
        """A Busho fights for his life; a Samurai, or a So-Taisho whose head is worth a battle, retires in time."""
        name = decision.facts["fighter"]
        busho = self.battle.contingent.get(BushoId(name))
        if busho is None or busho in self.battle.so_taisho:
            return opt.RETIRE
        return opt.FIGHT_ON

    def inspire(self, decision: Decision) -> Option:
        """Two units back in order, if there are any."""
        return decision.options[0]
