"""What dice decide at sea: fire, operations, movement, mines, the raid, Siping."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.luck import Luck, Throw, among, one_of, success
from honjin.games.port_arthur.events import (
    Fired,
    MineDamageRolled,
    MinesTested,
    MovementTested,
    OperationsRolled,
    RaidRolled,
    SipingRolled,
)
from honjin.games.port_arthur.model import JAPAN, PORT_ARTHUR, ROADSTEAD, RUSSIA, SIDES, enemy_of
from honjin.games.port_arthur.odds import FACES, MOST_DICE, fire_odds, passage_odds, tie_odds
from honjin.games.port_arthur.rules.scoring import SIPING_SUCCEEDS_ON
from honjin.games.port_arthur.state import PortArthurState

DIE = range(1, FACES + 1)


def of_fire(event: Fired, state: PortArthurState) -> Iterator[Throw]:
    """6.3B  Hits and critical hits together, for the same dice bring both."""
    if len(event.dice) > MOST_DICE:
        return  # In a record that was made up.
    odds = fire_odds(event.firepower, len(event.dice), state.theatre.equal_total_counts)
    yield among(event.side, "fire", event.hits + event.criticals, [(sum(both), chance) for both, chance in odds.joint])


def of_operations(event: OperationsRolled, state: PortArthurState) -> Iterator[Throw]:
    """6.1  Who acts; a tie is nobody's."""
    for side in SIDES:
        yield success(side, "operations", event.first == side, (1 - tie_odds()) / 2)


def of_movement(event: MovementTested, state: PortArthurState) -> Iterator[Throw]:
    """6.2A  A squadron sails."""
    yield success(event.side, "passages", event.succeeded, passage_odds(event.speed))


def of_raid(event: RaidRolled, state: PortArthurState) -> Iterator[Throw]:
    """10.2  Ships found in the roadstead."""
    lying = state.at[ROADSTEAD[PORT_ARTHUR]].bit_count()
    yield one_of(JAPAN, "raid", event.count, [min(die // 2, lying) for die in DIE])


def of_mines(event: MinesTested, state: PortArthurState) -> Iterator[Throw]:
    """10.3  Ships that strike one: luck for the other side, whoever laid them."""
    could = [max(0, min(die - event.speed, len(event.ships))) for die in DIE]
    yield one_of(enemy_of(event.side), "mines", event.struck, could)


def of_mine_damage(event: MineDamageRolled, state: PortArthurState) -> Iterator[Throw]:
    """10.4  A ship that sinks of it."""
    theatre = state.theatre
    other = RUSSIA if theatre.fleet[JAPAN] & theatre.bit[event.ship] else JAPAN
    yield one_of(other, "mines", event.die > event.defence, [die > event.defence for die in DIE])


def of_siping(event: SipingRolled, state: PortArthurState) -> Iterator[Throw]:
    """7.8  A point."""
    yield success(JAPAN, "siping", event.points > 0, len(SIPING_SUCCEEDS_ON) / FACES)


LUCK: Luck = {
    Fired: of_fire,
    OperationsRolled: of_operations,
    MovementTested: of_movement,
    RaidRolled: of_raid,
    MinesTested: of_mines,
    MineDamageRolled: of_mine_damage,
    SipingRolled: of_siping,
}
