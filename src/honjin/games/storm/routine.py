"""What a player of Storm can settle beforehand: passes, fire at those who come, absorption, the general.

Nothing is hidden in this game, so fire can be settled area by area.
"""

from __future__ import annotations

from typing import Final

from honjin.core.recurring import Recurring, Routine
from honjin.games.storm import options as opt
from honjin.games.storm.events import Shot, TurnBegan, UnitsEntered

LULL, TURN = "lull", "turn"

ROUTINE: Final = Routine(
    questions={
        # 4.3
        "action": Recurring(opt.Pass, spans=(LULL, TURN), for_good=False),
        # 8.4
        "defensive-fire": Recurring(opt.HoldFire, (opt.Shoot,), (TURN,)),
        # 11.1
        "absorb": Recurring(opt.AbsorbForMe, spans=(TURN,), by_notes=True),
        # 15.4
        "kondratenko": Recurring(opt.NotNow, spans=(TURN,), for_good=False),
    },
    # The enemy fires or comes: whoever passes meanwhile wants to think again.
    spans={LULL: (TurnBegan, Shot, UnitsEntered), TURN: TurnBegan},
)
