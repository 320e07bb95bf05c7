"""Exact chances of what a side lets itself in for: withdrawals, rallies, charges, challenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from honjin.core.bits import members
from honjin.core.modifier import total
from honjin.games.ran.model import SamuraiId, UnitId, enemy_of
from honjin.games.ran.odds import DIE, duel_chance, quality_of
from honjin.games.ran.rules.banzai import Banzai
from honjin.games.ran.rules.charges import HARD_HIT, can_charge, charge_ways, provokes
from honjin.games.ran.rules.command import in_range
from honjin.games.ran.rules.deaths import HARMED
from honjin.games.ran.rules.duels import Fighter, endurance_of, fighter_of_busho, hits_on
from honjin.games.ran.rules.gunnery import shot_lines
from honjin.games.ran.rules.recovery import routed_of
from honjin.games.ran.rules.samurai import affected
from honjin.games.ran.rules.samurai_charge import charge_way
from honjin.games.ran.rules.withdrawal import OPEN_ORDER_DRM, approach_drm
from honjin.games.ran.rules.zones import controllers
from honjin.games.ran.script.chances import chance_up_to
from honjin.games.ran.script.worth import Body, after_hits, body_of
from honjin.games.ran.state import RanState


def passing_chance(state: RanState, unit: int, added: int = 0) -> float:
    """2.4  That a unit passes a test of its quality; a hara-kiri of the turn helps (10.4)."""
    inspired = state.inspired >> state.battle.contingent_of[unit] & 1
    return chance_up_to(state.tq(unit) - added + inspired)


class Cost(NamedTuple):
    """What a withdrawal costs a unit."""

    unharmed: float
    mean: float
    """Hits on average."""


def withdrawal_cost(state: RanState, unit: int, mover: int) -> Cost:
    """6.46  The excess of a failed test in hits."""
    added = approach_drm(state, unit, mover) + (OPEN_ORDER_DRM if state.open_order >> unit & 1 else 0)
    added -= state.inspired >> state.battle.contingent_of[unit] & 1
    hits = [max(0, die + added - state.tq(unit)) for die in DIE]
    return Cost(hits.count(0) / len(DIE), sum(hits) / len(DIE))


class Temptation(NamedTuple):
    """6.51  Enemies near enough to rush after units that withdraw."""

    units: int
    mean: float
    """How many of them nothing holds back, on average."""


def banzai_risk(state: RanState, busho: int) -> Temptation:
    """6.51  If the contingent withdrew from where it stands; every hex farther away tempts fewer."""
    battle = state.battle
    side = battle.side_of_contingent[busho]
    prey = tuple(battle.unit_ids[unit] for unit in members(battle.members[busho] & state.on_map & ~battle.honjins))
    tempted = Banzai(enemy_of(side), prey).tempted(state)
    mean = 0.0
    for unit in tempted:
        owner = battle.contingent_of[unit]
        restraint = state.momentum(owner) if in_range(state, owner) >> unit & 1 else 0
        mean += passing_chance(state, unit, restraint)
    return Temptation(len(tempted), mean)


class Return(NamedTuple):
    """11.73  Of the routed units of a contingent, on average."""

    units: int
    back: float
    lost: float


def rally_chances(state: RanState, busho: int) -> Return:
    """11.73  Below its Disordered Troop Quality a unit comes back, if there is a hex for it; above it is lost."""
    units = members(routed_of(state, busho))
    quality = [state.battle.shaken_tq[unit] for unit in units]
    return Return(
        len(units), sum(chance_up_to(tq - 1) for tq in quality), sum(1.0 - chance_up_to(tq) for tq in quality)
    )


def provoked_charge(state: RanState, units: Sequence[int], target: int, distance: int) -> float:
    """8.61  That more than one hit of a Teppo makes the target charge: at or below its quality, Kibamusha always.

    A distance of 0 is the real one.
    """
    battle = state.battle
    firers = [unit for unit in units if provokes(state, unit)]
    if not firers or not can_charge(state, target) or not charge_ways(state, target, firers[0]):
        return 0.0
    angry: dict[tuple[Body, bool], float] = {(body_of(state, target), False): 1.0}
    for place, unit in enumerate(units):
        away = distance or battle.grid.distances[state.hex[unit]][state.hex[target]]
        weapon, added = battle.weapon[battle.kinds[unit]], total(shot_lines(state, unit, target, place))
        after: dict[tuple[Body, bool], float] = {}
        for (body, provoked), chance in angry.items():
            for die in DIE:
                result = battle.charts.fire(weapon, away, die + added)
                hit = after_hits(body, result.hits)
                if hit is None or hit.disordered:
                    continue  # gone, or too shaken to charge
                stands = chance_up_to(quality_of(hit)) if result.disorders else 1.0
                outcomes = [(hit, stands), (after_hits(hit, 1) if hit.shoots else None, 1.0 - stands)]
                hard = provoked or (result.hits >= HARD_HIT and provokes(state, unit))
                for one, share in outcomes:
                    if one is not None and not one.disordered:
                        after[one, hard] = after.get((one, hard), 0.0) + chance * share / len(DIE)
        angry = after
    goes = 1.0 if battle.riders >> target & 1 else passing_chance(state, target)
    return goes * sum(chance for (_, provoked), chance in angry.items() if provoked)


class SamuraiProspect(NamedTuple):
    """10.28  A Samurai who charges a Busho."""

    arrives: float
    kills: float
    """If the Busho meets him himself, and neither ever retires."""


def samurai_charge(state: RanState, id: SamuraiId, busho: int) -> SamuraiProspect:
    """10.28  Past every unit that shoots, hex by hex; into a unit at or below his Endurance; then the duel."""
    battle, man = state.battle, Fighter(samurai=id)
    samurai, goal = battle.samurai[id], state.busho_hex[busho]
    enemy = enemy_of(battle.side_of_contingent[state.samurai_of[samurai]])
    results = [battle.charts.casualty(die) for die in DIE]
    wounded, killed = (results.count(what) / len(DIE) for what in ("wounded", "killed"))
    harmed = DIE.count(HARMED) / len(DIE)
    lives, alive = endurance_of(state, man) - hits_on(state, man), {0: 1.0}
    for hex in charge_way(state, samurai, goal):
        shooters = controllers(state, enemy, hex) & battle.shooters
        for _ in [unit for unit in members(shooters) if unit not in state.engaged]:
            after: dict[int, float] = {}
            for hits, chance in alive.items():
                after[hits] = after.get(hits, 0.0) + chance * (1.0 - harmed * (wounded + killed))
                if hits + 1 < lives:
                    after[hits + 1] = after.get(hits + 1, 0.0) + chance * harmed * wounded
            alive = after
    through = chance_up_to(endurance_of(state, man)) if state.held[enemy] >> goal & 1 else 1.0
    other = fighter_of_busho(battle.contingent_ids[busho])
    return SamuraiProspect(
        through * sum(alive.values()),
        through * sum(chance * duel_chance(state, man, other, (hits, 0)) for hits, chance in alive.items()),
    )


def challenge_chance(state: RanState, id: SamuraiId) -> tuple[int, float]:
    """10.25  How many are called out, and the chance against the best of them; whom they might send nobody knows."""
    bushos, others = affected(state, state.battle.samurai[id])
    men = [fighter_of_busho(state.battle.contingent_ids[busho]) for busho in members(bushos)]
    men += [Fighter(samurai=state.battle.samurai_ids[other]) for other in members(others)]
    return len(men), min(duel_chance(state, Fighter(samurai=id), man) for man in men)


def facing_chance(state: RanState, unit: UnitId, mover: int) -> float:
    """7.18  That a unit turns in time: riders before infantry always do."""
    number = state.battle.unit[unit]
    alike = bool(state.battle.mounted >> number & 1) == bool(state.battle.mounted >> mover & 1)
    return passing_chance(state, number) if alike else 1.0
