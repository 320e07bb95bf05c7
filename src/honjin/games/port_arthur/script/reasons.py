"""Why the script answers as it does, from what it weighs: for hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from honjin.core.decision import Decision, Option
from honjin.core.mind import Reason
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.model import JAPAN, PORT_ARTHUR, ZONES, SideId, enemy_of
from honjin.games.port_arthur.odds import fire_odds
from honjin.games.port_arthur.script import campaign
from honjin.games.port_arthur.script.appraisal import way_to
from honjin.games.port_arthur.script.operations import Operator
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Reading

Options = tuple[Option, ...]


def _sortie(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason | None:
    """Where the weight of the plan lies, with the orders given before, and what is known to be there."""
    side = SideId(decision.side)
    orders = {ship: str(zone) for ship, zone in reading.view.orders.items() if zone in ZONE_NUMBER}
    orders |= {option.ship: option.zone for option in options if isinstance(option, opt.Sail)}
    firepower = dict.fromkeys(ZONES, 0)
    ships = dict.fromkeys(ZONES, 0)
    for ship, place in orders.items():
        zone = ZONES[ZONE_NUMBER[place]]
        firepower[zone] += reading.ships[reading.theatre.number[ship]].firepower
        ships[zone] += 1
    where = max(ZONES, key=lambda zone: firepower[zone])
    if not ships[where]:
        return Reason("because-stays-in-port")
    facts = {"zone": where, "ships": ships[where], "firepower": firepower[where]}
    enemy = reading.forces[enemy_of(side)][ZONE_NUMBER[where]]
    if enemy is not None and side != JAPAN:
        return Reason("because-sortie-against", {**facts, "enemy": enemy.firepower})
    return Reason("because-sortie", facts)


def _operation(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    operator = Operator(reading, SideId(decision.side))
    if options[0] == opt.PASS:
        return Reason("because-pass")
    return Reason("because-operation", {"points": round(operator.gain(options[0]), 1)})


def _tie(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    operator = Operator(reading, SideId(decision.side))
    why = "because-goes-on" if options[0] == opt.INITIATIVE[0] else "because-is-scored"
    return _for_the_marker(why, operator.gain_of_going_on(), operator)


def _first_fire(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    operator = Operator(reading, SideId(decision.side))
    why = "because-fires-first" if options[0] == opt.INITIATIVE[0] else "because-keeps-marker"
    return _for_the_marker(why, operator.gain_of_first_fire(ZONE_NUMBER[decision.facts["zone"]]), operator)


def _for_the_marker(why: str, points: float, operator: Operator) -> Reason:
    return Reason(why, {"points": round(points, 1), "price": round(operator.price_of_initiative(), 1)})


def _fire(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    dice = next(option.dice for option in options if isinstance(option, opt.Fire))
    odds = fire_odds(decision.facts["firepower"], dice, reading.theatre.equal_total_counts)
    hits, criticals = round(odds.expected_hits, 1), round(odds.expected_criticals, 1)
    return Reason("because-dice", {"hits": hits, "criticals": criticals})


def _leave_port(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    operator = Operator(reading, SideId(decision.side))
    points, _ = operator.leave(decision.facts["port"], ZONE_NUMBER[decision.facts["zone"]])
    return Reason("because-operation", {"points": round(points, 1)})


def _land(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason | None:
    """The goal whose way leads over the box."""
    view, theatre = reading.view, reading.theatre
    taken = [option.box for option in options if isinstance(option, opt.Land)]
    for goal in campaign.goals(theatre, view):
        if taken and taken[0] in way_to(theatre, view.boxes, goal):
            return Reason("because-way", {"box": goal})
    return None


def _always(why: str) -> Callable[..., Reason]:
    return lambda *_: Reason(why)


def _blockade(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    return Reason("because-blockade" if options[0] == opt.BLOCKADE[0] else "because-no-blockade")


def _return(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    return Reason("because-home" if reading.has_yard(PORT_ARTHUR) else "because-away")


REASONS: Mapping[str, Callable[..., Reason | None]] = {
    "sortie": _sortie,
    "top-ship": _always("because-looks-strong"),
    "tie": _tie,
    "operation": _operation,
    "leave-port": _leave_port,
    "first-fire": _first_fire,
    "fire": _fire,
    "critical": _always("because-cripples"),
    "hits": _always("because-costs-least"),
    "set-blockade": _blockade,
    "keep-blockade": _blockade,
    "land": _land,
    "return": _return,
    "raid": _always("because-raid"),
    "mine": _always("because-mine"),
}
"""By what is asked."""
