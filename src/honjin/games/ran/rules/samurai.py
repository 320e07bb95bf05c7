"""10.2, 10.4  The Challenge Phase: a Samurai moves, charges or calls out the enemy; or somebody dies for the others."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import BushoFinished, ChoiceDeclined
from honjin.games.ran.events.duels import (
    ChallengeIssued,
    ChallengePhaseBegan,
    ChampionRolled,
    FaceLost,
    SamuraiCalled,
    SamuraiDrawn,
    SamuraiKilled,
    SamuraiMoved,
)
from honjin.games.ran.model import POOL, BushoId, BushoSet, HexId, SamuraiId, SamuraiSet, enemy_of
from honjin.games.ran.rules.bushos import unsafe
from honjin.games.ran.rules.deaths import ids_of, kill
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.duels import Duel, Fighter, fighter_of_busho
from honjin.games.ran.rules.gunnery import sees
from honjin.games.ran.rules.hara_kiri import HaraKiri
from honjin.games.ran.rules.samurai_charge import ChargeAtBusho, charge_targets
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet

CHALLENGES_A_TURN = 2
"""10.2  What the designer recommends for each side (Ruling 96)."""


# Who is there


def in_play(state: RanState, busho: int) -> SamuraiSet:
    """10.23  The Samurai of a Busho who are on the map."""
    found = 0
    for samurai, owner in enumerate(state.samurai_of):
        if owner == busho and state.samurai_hex[samurai] >= 0:
            found |= 1 << samurai
    return found


def pool_of(state: RanState, side: int) -> SamuraiSet:
    """10.22  Those of a side whom nobody has drawn yet."""
    found = 0
    for samurai in members(state.battle.samurai_pool[side]):
        if state.samurai_hex[samurai] == POOL:
            found |= 1 << samurai
    return found


def refuse_draw(state: RanState, busho: int) -> Refusal | None:
    """10.22, 10.4  Five for a side, two for a Busho, none after a hara-kiri of this turn."""
    battle, limits = state.battle, state.battle.limits
    side = battle.side_of_contingent[busho]
    if state.hara_kiri[side]:
        return Refusal("10.4", "nobody-after-hara-kiri")
    if state.drawn[side] >= limits.samurai_per_player or not pool_of(state, side):
        return Refusal("10.22", "no-samurai-left")
    if in_play(state, busho).bit_count() >= limits.samurai_per_busho:
        return Refusal("10.22", "busho-has-two", {"busho": battle.contingent_ids[busho]})
    return None


def draw(match: RanMatch, busho: int) -> SamuraiId:
    """10.22  One of those who are left, by lot."""
    state = match.state
    side = state.battle.side_of_contingent[busho]
    left = members(pool_of(state, side))
    samurai = left[match.roll("draw_samurai", len(left)) - 1] if len(left) > 1 else left[0]
    id = state.battle.samurai_ids[samurai]
    match.emit(SamuraiDrawn(state.battle.sides[side], id, state.battle.contingent_ids[busho]), rule="10.22")
    return id


def refuse_challenge(state: RanState, busho: int) -> Refusal | None:
    """10.2  Why a Busho cannot declare a Challenge Phase: one in an activation, two a turn for a side (Ruling 187)."""
    battle = state.battle
    if battle.switches.get("challenge_limits", "on") == "off":
        return None
    if state.challenges[battle.side_of_contingent[busho]] >= CHALLENGES_A_TURN:
        return Refusal("10.2", "two-challenges-a-turn")
    if state.challenged >> busho & 1:
        return Refusal("10.2", "one-challenge-an-activation", {"busho": battle.contingent_ids[busho]})
    return None


def may_challenge(state: RanState, busho: int) -> bool:
    """10.2  Whether a Busho may declare a Challenge Phase."""
    return refuse_challenge(state, busho) is None


def affected(state: RanState, samurai: int) -> tuple[BushoSet, SamuraiSet]:
    """10.25  The enemies who must answer: within Challenge Range and in sight; not a So-Taisho in his Honjin."""
    battle = state.battle
    side = battle.side_of_contingent[state.samurai_of[samurai]]
    enemy, here = enemy_of(side), state.samurai_hex[samurai]
    near = battle.grid.within(here, state.challenge_range(samurai))
    bushos = others = 0
    for busho in members(battle.contingents_of[enemy]):
        safe = busho == battle.so_taisho[enemy] and state.in_honjin(enemy)
        if not safe and _is_called(state, here, near, state.busho_hex[busho]):
            bushos |= 1 << busho
    for other, owner in enumerate(state.samurai_of):
        place = state.samurai_hex[other]
        if place >= 0 and battle.side_of_contingent[owner] == enemy and _is_called(state, here, near, place):
            others |= 1 << other
    return bushos, others


def _is_called(state: RanState, here: int, near: HexSet, place: int) -> bool:
    return place >= 0 and bool(near >> place & 1) and sees(state, here, place, loosely=True)


def samurai_rides(state: RanState, samurai: int) -> HexSet:
    """10.21, 4.71  Where a Samurai can move to, as a Busho does, with ten points (Rulings 14 and 97)."""
    battle = state.battle
    side = battle.side_of_contingent[state.samurai_of[samurai]]
    enemy, start = enemy_of(side), state.samurai_hex[samurai]
    open_to = battle.grid.everywhere & ~state.held[enemy] & ~unsafe(state, side)
    return battle.rides.reach(start, battle.limits.samurai_ma, open_to, state.zoc_of(enemy)) & ~(1 << start)


class ChallengePhase(Procedure):
    """10.24  One Samurai of a Busho: he moves or charges, he challenges, he fights; then he comes back."""

    side: int
    busho: BushoId
    samurai: SamuraiId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "ChallengePhase", {"busho": self.busho}

    @step("10.23")
    def begin(self, match: RanMatch) -> None:
        match.emit(ChallengePhaseBegan(match.state.battle.sides[self.side], self.busho))

    @step("10.23")
    def choose(self, match: RanMatch) -> Decision:
        """A new man by lot, one who is in play, or hara-kiri (10.4); or nobody after all (Ruling 168)."""
        men = self.men(match.state)
        side = match.state.battle.sides[self.side]
        return Decision(side, "samurai", men, facts={"busho": self.busho}, default=len(men) - 1)

    def men(self, state: RanState) -> list[Option]:
        """Who can be sent out, and who can die; nobody is sent who has Lost Face this turn (10.27)."""
        busho, ids = state.battle.contingent[self.busho], state.battle.samurai_ids
        his = in_play(state, busho)
        options: list[Option] = [opt.DRAW_SAMURAI] if refuse_draw(state, busho) is None else []
        options += [opt.CallSamurai(ids[samurai]) for samurai in members(his & ~state.samurai_finished)]
        return [*options, opt.DieForThem(), *(opt.DieForThem(ids[samurai]) for samurai in members(his)), opt.FORGO]

    @choose.answered
    def chosen(self, match: RanMatch, option: Option) -> Procedure | None:
        if isinstance(option, opt.Forgo):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "samurai"))
            self.finish()
            return None
        if isinstance(option, opt.DieForThem):
            self.finish()
            return HaraKiri(self.side, self.busho, option.samurai)
        if isinstance(option, opt.CallSamurai):
            self.samurai = option.samurai
            match.emit(SamuraiCalled(option.samurai))
        else:
            self.samurai = draw(match, match.state.battle.contingent[self.busho])
        return None

    @choose.refused
    def why_not_him(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.DrawSamurai):
            return refuse_draw(match.state, match.state.battle.contingent[self.busho])
        if option in self.men(match.state):
            return None
        if isinstance(option, opt.CallSamurai):
            state = match.state
            his = in_play(state, state.battle.contingent[self.busho])
            if his & state.samurai_finished & 1 << state.battle.samurai[option.samurai]:
                return Refusal("10.27", "has-lost-face", {"samurai": option.samurai})
        return Refusal("10.23", "not-one-of-his-samurai")

    @step("10.24")
    def act(self, match: RanMatch) -> Decision:
        """He moves, or charges a Busho, or stays."""
        facts = {"samurai": self.samurai}
        return Decision(
            match.state.battle.sides[self.side], "samurai-acts", self.deeds(match.state), facts=facts, default=0
        )

    def deeds(self, state: RanState) -> list[Option]:
        """What he can do."""
        samurai, names = self.number(state), state.battle.grid.names
        options: list[Option] = [opt.STAY]
        options += [opt.SamuraiCharge(id) for id in ids_of(state, charge_targets(state, samurai))]
        return [*options, *(opt.Ride(HexId(names[hex])) for hex in members(samurai_rides(state, samurai)))]

    @act.answered
    def acted(self, match: RanMatch, option: Option) -> Procedure | None:
        assert self.samurai is not None, "somebody was sent out"
        if isinstance(option, opt.SamuraiCharge):
            self.go_to(ChallengePhase.come_back)
            return ChargeAtBusho(self.side, self.samurai, option.busho)
        if isinstance(option, opt.Ride):
            match.emit(SamuraiMoved(self.samurai, option.hex))
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "samurai-acts"))
        return None

    @act.refused
    def why_not_there(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if option in self.deeds(match.state):
            return None
        if isinstance(option, opt.SamuraiCharge):
            return Refusal("10.28", "cannot-reach-him", {"busho": option.busho})
        return Refusal("10.21", "too-far-for-samurai")

    @step("10.25")
    def call_out(self, match: RanMatch) -> Decision | None:
        """If there is anybody to hear it."""
        if affected(match.state, self.number(match.state)) == (0, 0):
            self.go_to(ChallengePhase.come_back)
            return None
        options = [opt.ISSUE_CHALLENGE, opt.FORGO]
        return Decision(
            match.state.battle.sides[self.side], "challenge", options, facts={"samurai": self.samurai}, default=1
        )

    @call_out.answered
    def called_out(self, match: RanMatch, option: Option) -> Procedure | None:
        assert self.samurai is not None, "somebody was sent out"
        if isinstance(option, opt.Forgo):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "challenge"))
            return None
        state = match.state
        bushos, others = affected(state, self.number(state))
        ids = tuple(state.battle.samurai_ids[other] for other in members(others))
        match.emit(ChallengeIssued(self.samurai, ids_of(state, bushos), ids))
        return Challenge(enemy_of(self.side), self.samurai)

    @call_out.refused
    def why_not_call(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in (opt.ISSUE_CHALLENGE, opt.FORGO) else Refusal("10.25", "challenge-or-not")

    @step("10.29")
    def come_back(self, match: RanMatch) -> None:
        """To his Busho; if he has none left, to the nearest unit of the contingent (Ruling 169)."""
        state = match.state
        samurai, busho = self.number(state), state.battle.contingent[self.busho]
        if state.samurai_hex[samurai] < 0:
            return
        home = state.busho_hex[busho]
        if home < 0:
            home = nearest_of_contingent(state, busho, state.samurai_hex[samurai])
        if home >= 0 and home != state.samurai_hex[samurai]:
            assert self.samurai is not None, "somebody was sent out"
            match.emit(SamuraiMoved(self.samurai, HexId(state.battle.grid.names[home])))

    def number(self, state: RanState) -> int:
        """The Samurai who was sent out."""
        assert self.samurai is not None, "somebody was sent out"
        return state.battle.samurai[self.samurai]


def nearest_of_contingent(state: RanState, busho: int, hex: int) -> int:
    """10.29  Where the nearest unit of a contingent stands; -1 if it has none left."""
    battle = state.battle
    places = [state.hex[unit] for unit in members(battle.members[busho] & state.on_map)]
    return min(places, key=lambda place: (battle.grid.distances[hex][place], place), default=-1)


class Challenge(Procedure):
    """10.25  A side answers a challenge: one of them fights, somebody is sent, or all who hear it lose face."""

    side: int
    samurai: SamuraiId

    def crumb(self) -> tuple[str, Facts]:
        return "Challenge", {"samurai": self.samurai}

    def called(self, state: RanState) -> tuple[BushoSet, SamuraiSet]:
        """Those who have to answer."""
        return affected(state, state.battle.samurai[self.samurai])

    def options(self, state: RanState) -> list[Option]:
        """10.25, 10.27  Whoever has Lost Face must answer, he or another like him, or die (Ruling 170)."""
        bushos, others = self.called(state)
        shamed, shamed_others = bushos & state.shamed, others & state.samurai_shamed
        if shamed or shamed_others:
            return [
                *self._answers(state, shamed, shamed_others),
                *(opt.DieInShame(busho=id) for id in ids_of(state, shamed)),
                *(opt.DieInShame(samurai=state.battle.samurai_ids[other]) for other in members(shamed_others)),
            ]
        senders = 0
        for busho in members(bushos):
            can = state.active >> busho & 1 or state.finished >> busho & 1
            if can and refuse_draw(state, busho) is None:
                senders |= 1 << busho
        champions = [opt.SendChampion(id) for id in ids_of(state, senders)]
        return [*self._answers(state, bushos, others), *champions, opt.IGNORE_CHALLENGE]

    def _answers(self, state: RanState, bushos: BushoSet, others: SamuraiSet) -> list[Option]:
        ids = state.battle.samurai_ids
        found: list[Option] = [opt.AnswerAsBusho(id) for id in ids_of(state, bushos)]
        return [*found, *(opt.AnswerAsSamurai(ids[other]) for other in members(others))]

    @step("10.25")
    def answer(self, match: RanMatch) -> Decision:
        return Decision(
            match.state.battle.sides[self.side],
            "answer-challenge",
            self.options(match.state),
            facts={"samurai": self.samurai},
        )

    @answer.answered
    def answered(self, match: RanMatch, option: Option) -> Procedure | None:
        """10.26  Whoever accepts fights at once, and is back where he was afterwards (Ruling 98)."""
        challenger = Fighter(samurai=self.samurai)
        match option:
            case opt.AnswerAsBusho(busho):
                return Duel(challenger, fighter_of_busho(busho))
            case opt.AnswerAsSamurai(samurai):
                return Duel(challenger, Fighter(samurai=samurai))
            case opt.SendChampion(busho):
                return self.send(match, busho)
            case opt.DieInShame():
                return self.die(match, option)
        self.lose_face(match, *self.called(match.state))
        return None

    @answer.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if option in self.options(match.state):
            return None
        bushos, others = self.called(match.state)
        if bushos & match.state.shamed or others & match.state.samurai_shamed:
            return Refusal("10.27", "whoever-lost-face-must-answer")
        if isinstance(option, opt.SendChampion):
            busho = match.state.battle.contingent[option.busho]
            if bushos >> busho & 1:
                refusal = refuse_draw(match.state, busho)
                return refusal or Refusal("10.25", "contingent-is-inactive", {"busho": option.busho})
        return Refusal("10.25", "not-called-out")

    def send(self, match: RanMatch, id: BushoId) -> Procedure | None:
        """10.25  A Busho sends a new man and is Finished; one who is so already needs a die (Rulings 99 and 171)."""
        state = match.state
        busho = state.battle.contingent[id]
        if state.finished >> busho & 1:
            die, rating = roll_d10(match, "champion"), state.momentum(busho)
            match.emit(ChampionRolled(id, die, rating))
            if die > rating:
                self.lose_face(match, 1 << busho, 0)
                return None
        else:
            match.emit(BushoFinished(id, "champion"))
        return Duel(Fighter(samurai=self.samurai), Fighter(samurai=draw(match, busho)))

    def die(self, match: RanMatch, option: opt.DieInShame) -> Procedure | None:
        """10.27  One of those who have Lost Face dies; the others have ignored the challenge (Ruling 170)."""
        state = match.state
        bushos, others = self.called(state)
        self.lose_face(match, bushos & ~state.shamed, others & ~state.samurai_shamed)
        if option.busho is not None:
            return kill(match, state.battle.contingent[option.busho], "seppuku")
        assert option.samurai is not None, "somebody dies"
        match.emit(SamuraiKilled(option.samurai, "seppuku"), rule="10.27")
        return None

    def lose_face(self, match: RanMatch, bushos: BushoSet, others: SamuraiSet) -> None:
        """10.27  They are Finished, and all their ratings are one less."""
        if bushos or others:
            ids = tuple(match.state.battle.samurai_ids[other] for other in members(others))
            match.emit(FaceLost(ids_of(match.state, bushos), ids), rule="10.27")
