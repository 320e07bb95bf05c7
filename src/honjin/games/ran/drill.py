"""5.32, 7.12, 7.13  Units of a contingent that advance or wheel together: each the same steps, by its own facing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from honjin.core.decision import Decision, Option, Refusal
from honjin.core.drill import Drill, March
from honjin.games.ran import options as opt
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import FACING, FACING_IDS, FacingId, HexId
from honjin.games.ran.view import UnitSeen, View
from honjin.maps.facing import FRONT
from honjin.maps.hexgrid import OFF

MOST = 6
"""Steps that can be ordered at once."""
MARCH = 4
"""As far as most units on foot come over clear ground: whoever halts sooner has used up his order."""

PATHS: Final[dict[str, Callable[[int], int]]] = {
    "ahead": lambda step: step % 2,
    "ahead_left": lambda step: 0,
    "ahead_right": lambda step: 1,
}
"""7.12  Which of the two hexes in front is entered at a step: the left and the right by turns, or always the same."""

WHEELS: Final = {"wheel_left": -1, "wheel_right": 1}
"""7.13  To which side all turn, so many corners."""


def pieces(decision: Decision) -> Sequence[str]:
    """Those that can be set in motion."""
    if decision.ask != "order":
        return ()
    return [_thing(option.unit) for option in decision.options if isinstance(option, opt.Move)]


def marches(battle: Battle, view: View, things: Sequence[str], way: str, steps: int) -> list[March]:
    """Whoever stands where another is to go sets out before him."""
    units = {_thing(unit.id): unit for unit in view.units}
    ways = {thing: _options(battle, units[thing], way, steps) for thing in things}
    waiting, found = list(things), list[March]()
    while waiting:
        held = {units[thing].place for thing in waiting}
        thing = next((one for one in waiting if not held & _entered(ways[one])), waiting[0])
        waiting.remove(thing)
        found.append(March(thing, (opt.Move(units[thing].id), *ways[thing], opt.HALT)))
    return found


def avoids(battle: Battle, view: View, option: Option) -> Refusal | None:
    """6.74  To pass through a friend costs him a hit: nobody wants that by the way."""
    if not isinstance(option, opt.Enter):
        return None
    friend = next((unit.id for unit in view.units if unit.place == option.hex), None)
    return None if friend is None else Refusal("6.74", "friend-in-the-way", {"unit": friend})


def _thing(unit: str) -> str:
    return f"unit-{unit}"


def _entered(options: Sequence[Option]) -> set[str]:
    return {option.hex for option in options if isinstance(option, opt.Enter)}


def _options(battle: Battle, unit: UnitSeen, way: str, steps: int) -> list[Option]:
    """The steps of one unit, up to the edge of the map."""
    facing = FACING[FacingId(unit.facing)]
    if way in WHEELS:
        return [opt.Turn(FACING_IDS[(facing + WHEELS[way] * steps) % 6])]
    grid, found = battle.grid, list[Option]()
    hex = grid.number[unit.place]
    for step in range(steps):
        hex = grid.near[hex][FRONT[facing][PATHS[way](step)]]
        if hex == OFF:
            break
        found.append(opt.Enter(HexId(grid.names[hex])))
    return found


DRILL: Final = Drill(dict.fromkeys(PATHS, MARCH) | dict.fromkeys(WHEELS, 1), MOST, pieces, marches, avoids)
