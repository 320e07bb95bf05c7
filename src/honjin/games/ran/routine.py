"""What a player of RAN can settle beforehand: reactions, replies, facing, Trumps, by unit, move, phase or for good.

Nothing about them is hidden: everybody sees who could react, so each can be settled piece by piece.
"""

from __future__ import annotations

from typing import Final

from honjin.core.recurring import Recurring, Routine
from honjin.games.ran import options as opt
from honjin.games.ran.events.command import PhaseBegan
from honjin.games.ran.events.movement import MoveBegan
from honjin.games.ran.events.turn import TurnBegan

MOVE, PHASE, TURN = "move", "phase", "turn"

ROUTINE: Final = Routine(
    questions={
        # 8.41, 8.42, 8.44
        "reaction-fire": Recurring(opt.HoldFire, (opt.FireBack,), (MOVE, PHASE), about="unit"),
        # 8.43
        "reply": Recurring(opt.HoldFire, (opt.FireBack,), (PHASE,), about="unit"),
        # 6.45, 7.17
        "react": Recurring(opt.StandFast, (opt.Withdraw,), (MOVE, PHASE), about="unit"),
        # 6.48, 11.52
        "face-after": Recurring(opt.Halt, spans=(PHASE,), about="unit"),
        # 4.72
        "lone-busho": Recurring(opt.Stay, spans=(PHASE,), about="busho"),
        # 5.62
        "trump": Recurring(opt.Decline, spans=(TURN,), about="busho"),
    },
    spans={MOVE: MoveBegan, PHASE: PhaseBegan, TURN: TurnBegan},
)
