"""Every choice that can be made in Storm over Port Arthur, in the imperative."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from honjin.core.decision import Option
from honjin.games.storm.model import AreaId, UnitId

Area = Annotated[AreaId, Meta(pattern=r"^([1-9]|[12]\d|3[0-8])\Z")]
"""One of the 38 areas: there are no others to name."""


class Place(Option, frozen=True):
    """Put the unit in question into this area."""

    area: Area


class PlaceTheRest(Option, frozen=True):
    """Leave the units still to be placed to the usual set-up."""


class Recall(Option, frozen=True):
    """Take this unit from the reorganization box as a supplement."""

    unit: UnitId


class Keep(Option, frozen=True):
    """Let this unit wait in the reorganization box while the others are destroyed."""

    unit: UnitId


class Withdraw(Option, frozen=True):
    """Send this unit to the reorganization box to make room for the White Cord group."""

    unit: UnitId


class Shift(Option, frozen=True):
    """Have Kodama move this gun."""

    unit: UnitId
    area: Area


class EndShifts(Option, frozen=True):
    """Kodama moves no further gun."""


class PlaceKondratenko(Option, frozen=True):
    """Send General Kondratenko to this area, for good."""

    area: Area


class NotNow(Option, frozen=True):
    """Keep General Kondratenko for later."""


class Pick(Option, frozen=True):
    """Take this unit for the action."""

    unit: UnitId


class Pass(Option, frozen=True):
    """Do no action."""


class Bombard(Option, frozen=True):
    """Bombard this area with the guns picked."""

    area: Area


class Fire(Option, frozen=True):
    """Fire at this area with the units picked."""

    area: Area


class March(Option, frozen=True):
    """Move the units picked to this area and stay there; `by` is the last area on the way, where that is a choice."""

    area: Area
    by: Area | None = None


class Through(Option, frozen=True):
    """Move the units picked into this area under the eyes of the enemy, meaning to go on."""

    area: Area


class Halt(Option, frozen=True):
    """Go no further."""


class Shoot(Option, frozen=True):
    """Fire at the units that enter, with all that can."""


class HoldFire(Option, frozen=True):
    """Let them come."""


class Flip(Option, frozen=True):
    """Turn this unit to its inactive side: one point."""

    unit: UnitId


class Retreat(Option, frozen=True):
    """Retreat this unit to an area: one point, two from its active side. Without an area it has nowhere to go."""

    unit: UnitId
    area: Area | None = None


class Remove(Option, frozen=True):
    """Remove this unit to the reorganization box: two points, three from its active side."""

    unit: UnitId


class Lose(Option, frozen=True):
    """Let this gun or machine gun be destroyed: one point."""

    unit: UnitId


class AbsorbForMe(Option, frozen=True):
    """Leave the points that are left to the umpire: flips first, then retreats, guns, removals."""


Way = March | Through
Deed = Bombard | Fire | March | Through
Step = Flip | Retreat | Remove | Lose
OnePoint = Flip | Lose
"""What a group is sent on, what it does, how a unit absorbs damage, and how it absorbs one point."""

PLACE_THE_REST: Final = PlaceTheRest()
END_SHIFTS: Final = EndShifts()
NOT_NOW: Final = NotNow()
PASS: Final = Pass()
HALT: Final = Halt()
ANSWER_FIRE: Final = (Shoot(), HoldFire())
ABSORB_FOR_ME: Final = AbsorbForMe()

OPTIONS = (
    Place
    | PlaceTheRest
    | Recall
    | Keep
    | Withdraw
    | Shift
    | EndShifts
    | PlaceKondratenko
    | NotNow
    | Pick
    | Pass
    | Bombard
    | Fire
    | March
    | Through
    | Halt
    | Shoot
    | HoldFire
    | Flip
    | Retreat
    | Remove
    | Lose
    | AbsorbForMe
)
