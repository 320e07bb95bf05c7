"""What dice decide on the field: fire and shock, tests of quality, command, rally and flight, duels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from honjin.core.luck import Luck, Throw, one_of, success
from honjin.core.modifier import total
from honjin.games.ran.battle import Battle
from honjin.games.ran.charts import HIGHEST, LOWEST
from honjin.games.ran.events.bushos import BushoThreatened, SeppukuRolled
from honjin.games.ran.events.cohesion import QualityTested, RallyRolled
from honjin.games.ran.events.command import ContinuityRolled, CoordinationRolled, MomentumRolled, TrumpRolled
from honjin.games.ran.events.deaths import BushoAtRisk, FlightRolled
from honjin.games.ran.events.duels import ChampionRolled, ChargeHome, DuelRolled
from honjin.games.ran.events.fire import BoatsFired, ShotFired
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.events.turn import InitiativeRolled
from honjin.games.ran.model import BushoId, SamuraiId, SideId, UnitId, enemy_of
from honjin.games.ran.rules.bushos import TAKEN_FROM
from honjin.games.ran.rules.clash import hits_of
from honjin.games.ran.rules.deaths import HARMED
from honjin.games.ran.rules.duels import hits_by_totals
from honjin.games.ran.rules.incidents import BOAT_RANGE, TEPPO
from honjin.games.ran.rules.momentum import FATE
from honjin.games.ran.state import RanState

DIE = range(LOWEST, HIGHEST + 1)


def chance_that(holds: Callable[[int], bool]) -> float:
    """For how many of the ten faces something holds."""
    return sum(map(holds, DIE)) / len(DIE)


def of_unit(battle: Battle, unit: UnitId) -> SideId:
    """The side of a unit."""
    return battle.sides[battle.side_of[battle.unit[unit]]]


def other_than(battle: Battle, side: SideId) -> SideId:
    """The enemy of a side."""
    return battle.sides[enemy_of(battle.side[side])]


# Fire and shock


def of_shot(event: ShotFired, state: RanState) -> Iterator[Throw]:
    """8.51  Hits on the Fire Table."""
    battle, added = state.battle, total(event.lines)
    weapon = battle.weapon[battle.kinds[battle.unit[event.unit]]]
    could = [battle.charts.fire(weapon, event.range, die + added).hits for die in DIE]
    yield one_of(of_unit(battle, event.unit), "fire", could[event.die], could)


def of_boats(event: BoatsFired, state: RanState) -> Iterator[Throw]:
    """8.51  Hits of the boats."""
    battle, added = state.battle, total(event.lines)
    could = [battle.charts.fire(TEPPO, BOAT_RANGE, die + added).hits for die in DIE]
    yield one_of(other_than(battle, of_unit(battle, event.target)), "fire", could[event.die], could)


def of_shock(event: ShockResolved, state: RanState) -> Iterator[Throw]:
    """9.28  The hits that each of the two gives the other; one die for both."""
    battle, added = state.battle, total(event.die_lines)
    defenders = [unit for unit in map(battle.unit.__getitem__, event.defenders) if state.on_map >> unit & 1]
    could = [hits_of(state, event.column, die + added, event.superiority, defenders) for die in DIE]
    fell = could[event.die]
    yield one_of(of_unit(battle, event.attackers[0]), "shock", fell[1], [hits for _, hits in could])
    yield one_of(of_unit(battle, event.defenders[0]), "shock", fell[0], [hits for hits, _ in could])


# Cohesion


def of_quality(event: QualityTested, state: RanState) -> Iterator[Throw]:
    """2.4  A unit stands its test."""
    chance = chance_that(lambda die: die + event.added <= event.tq)
    yield success(of_unit(state.battle, event.unit), "tests", not event.missed, chance)


def of_rally(event: RallyRolled, state: RanState) -> Iterator[Throw]:
    """11.7  A routed unit comes back."""
    side = of_unit(state.battle, event.unit)
    yield success(side, "rally", event.die < event.tq, chance_that(lambda die: die < event.tq))


def of_flight(event: FlightRolled, state: RanState) -> Iterator[Throw]:
    """11.83  A contingent stays on the field."""
    added = total(event.lines)
    side = state.battle.side_of_contingent_id(event.busho)
    yield success(side, "flight", not event.flees, chance_that(lambda die: die + added > event.threshold))


# Command


def of_initiative(event: InitiativeRolled, state: RanState) -> Iterator[Throw]:
    """5.11  The higher total has it; equal ones are thrown again, and nobody's luck."""
    if event.side is None:
        return
    ratings = [sum_ - die for sum_, die in zip(event.totals, event.dice, strict=True)]
    apart = [one + ratings[0] - other - ratings[1] for one, other in product(DIE, DIE)]
    decided = [lead > 0 for lead in apart if lead]
    for number, side in enumerate(state.battle.sides):
        won = [first == (number == 0) for first in decided]
        yield success(side, "initiative", event.side == side, sum(won) / len(won))


def of_momentum(event: MomentumRolled, state: RanState) -> Iterator[Throw]:
    """5.42  A Busho plays on."""
    side = state.battle.side_of_contingent_id(event.bushos[0])
    chance = chance_that(lambda die: die != FATE and die + event.added <= event.rating)
    yield success(side, "momentum", event.succeeded, chance)


def of_continuity(event: ContinuityRolled, state: RanState) -> Iterator[Throw]:
    """5.51  A side keeps the initiative."""
    yield success(event.side, "continuity", event.succeeded, chance_that(lambda die: die <= event.rating))


def of_trump(event: TrumpRolled, state: RanState) -> Iterator[Throw]:
    """5.61  A side snatches it."""
    yield success(event.side, "trumps", event.succeeded, chance_that(lambda die: die <= event.rating))


def of_coordination(event: CoordinationRolled, state: RanState) -> Iterator[Throw]:
    """5.72  Two contingents act as one."""
    chance = chance_that(lambda die: die <= min(event.ratings))
    yield success(event.side, "coordination", event.succeeded, chance)


# Men


def of_duel(event: DuelRolled, state: RanState) -> Iterator[Throw]:
    """10.13  The hits that each of the two gives the other."""
    combat = [sum_ - die for sum_, die in zip(event.totals, event.dice, strict=True)]
    could = [hits_by_totals((one + combat[0], other + combat[1])) for one, other in product(DIE, DIE)]
    for number, fighter in enumerate(event.fighters):
        given = [hits[1 - number] for hits in could]
        yield one_of(of_fighter(state, fighter), "duels", event.hits[1 - number], given)


def of_fighter(state: RanState, fighter: str) -> SideId:
    """The side of a Busho or a Samurai, by his id."""
    battle = state.battle
    if fighter in battle.contingent:
        return battle.side_of_contingent_id(BushoId(fighter))
    return battle.sides[battle.side_of_contingent[state.samurai_of[battle.samurai[SamuraiId(fighter)]]]]


def of_champion(event: ChampionRolled, state: RanState) -> Iterator[Throw]:
    """10.25  A Busho who is Finished sends a man."""
    side = state.battle.side_of_contingent_id(event.busho)
    yield success(side, "honour", event.die <= event.rating, chance_that(lambda die: die <= event.rating))


def of_charge(event: ChargeHome, state: RanState) -> Iterator[Throw]:
    """10.28  A Samurai cuts his way through."""
    side = of_fighter(state, event.samurai)
    yield success(side, "honour", event.die <= event.endurance, chance_that(lambda die: die <= event.endurance))


def of_seppuku(event: SeppukuRolled, state: RanState) -> Iterator[Throw]:
    """6.44  He can live with the shame."""
    side = state.battle.side_of_contingent_id(event.busho)
    yield success(side, "escapes", not event.dies, chance_that(lambda die: die <= event.rating))


def of_risk(event: BushoAtRisk, state: RanState) -> Iterator[Throw]:
    """9.26  A Busho in the thick of it is not harmed."""
    side = state.battle.side_of_contingent_id(event.busho)
    yield success(side, "escapes", event.die != HARMED, chance_that(lambda die: die != HARMED))


def of_threat(event: BushoThreatened, state: RanState) -> Iterator[Throw]:
    """4.72  A lone Busho gets away."""
    side = state.battle.side_of_contingent_id(event.busho)
    yield success(side, "escapes", not event.caught, chance_that(lambda die: die < TAKEN_FROM))


LUCK: Luck = {
    ShotFired: of_shot,
    BoatsFired: of_boats,
    ShockResolved: of_shock,
    QualityTested: of_quality,
    RallyRolled: of_rally,
    FlightRolled: of_flight,
    InitiativeRolled: of_initiative,
    MomentumRolled: of_momentum,
    ContinuityRolled: of_continuity,
    TrumpRolled: of_trump,
    CoordinationRolled: of_coordination,
    DuelRolled: of_duel,
    ChampionRolled: of_champion,
    ChargeHome: of_charge,
    SeppukuRolled: of_seppuku,
    BushoAtRisk: of_risk,
    BushoThreatened: of_threat,
}
