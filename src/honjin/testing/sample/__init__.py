"""Duel at the Ford: the sample game. Small, complete, and laid out like every game; read it before you write one.

Two champions meet at a ford. Each has a hand the other cannot see, takes guard with some of it, chooses
a stance in secret, and then strikes and counters until one falls, withdraws, or night comes.
"""

from __future__ import annotations

from honjin.core.game import Game, Switch
from honjin.core.recurring import Recurring, Routine
from honjin.packs.rulebook import read_rulebook
from honjin.testing.sample.events import EVENTS, RoundBegan
from honjin.testing.sample.ford import Ford
from honjin.testing.sample.imagine import imagine
from honjin.testing.sample.model import SIDES, STANDARD, read_pack
from honjin.testing.sample.options import OPTIONS, Yield
from honjin.testing.sample.rules.bout import Bout, Reply
from honjin.testing.sample.rules.guard import Preparation
from honjin.testing.sample.rules.sequence import Duel, Round, begin
from honjin.testing.sample.state import decode_state
from honjin.testing.sample.view import view_of

GAME = Game(
    id="ford",
    version=2,
    sides=SIDES,
    rulebook=read_rulebook(__name__),
    switches=(
        Switch("written_guard", "4.2"),
        Switch("first_blood", "7.1"),
        Switch("river", "7.2", ("low", "flood")),
    ),
    options=OPTIONS,
    events=EVENTS,
    procedures=Duel | Round | Preparation | Bout | Reply,
    standard_pack=lambda: STANDARD,
    read_pack=read_pack,
    setting=Ford,
    begin=begin,
    decode_state=decode_state,
    view=view_of,
    imagine=imagine,
    candidates=Ford.candidates,
    endings=("fallen", "first_blood", "withdrawal", "wounds", "nightfall"),
    resources=__name__,
    # The cards of a guard are secret, so a reply is settled as a whole.
    routine=Routine({"reply": Recurring(Yield, spans=("round",))}, {"round": RoundBegan}),
)
