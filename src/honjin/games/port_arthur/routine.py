"""What a player of Port Arthur can settle beforehand: passes, the initiative, the blockade."""

from __future__ import annotations

from typing import Final

from honjin.core.recurring import Recurring, Routine
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.events import BattleJoined, ShipsLeftPort, SquadronMoved, SquadronPutIn, TurnBegan

LULL, TURN = "lull", "turn"

ROUTINE: Final = Routine(
    questions={
        # 6.1
        "operation": Recurring(opt.Pass, spans=(LULL, TURN), for_good=False),
        # 9.1
        "tie": Recurring(opt.KeepInitiative, spans=(TURN,)),
        "first-fire": Recurring(opt.KeepInitiative, spans=(TURN,)),
        # 7.2
        "set-blockade": Recurring(opt.NoBlockade, (opt.SetBlockade,)),
        "keep-blockade": Recurring(opt.NoBlockade, (opt.SetBlockade,)),
    },
    # Somebody sails or fights: whoever passes meanwhile wants to think again.
    spans={LULL: (TurnBegan, SquadronMoved, SquadronPutIn, ShipsLeftPort, BattleJoined), TURN: TurnBegan},
)
