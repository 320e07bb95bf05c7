"""The samples of a battle's key: counters of its own, as they are printed and as they look when they suffer."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from honjin.core.event import UMPIRE
from honjin.core.game import find_game
from honjin.core.scene import Counter
from honjin.games.ran.battle import Battle
from honjin.games.ran.counters import LEADER, busho_counter, samurai_counter, unit_counter
from honjin.games.ran.model import SamuraiId
from honjin.games.ran.view import SamuraiSeen, View

EAST = 3
"""Where a sample faces, in twelfths of a turn: its wedge points at its words."""
SI = "SI"
"""Infantry without bows: it has other values in disorder."""


def samples(battle_id: str) -> list[dict[str, Any]]:
    """Four of the first army: a unit, the same in disorder and hit, the leader, and a Samurai."""
    game = find_game(f"ran.{battle_id}")
    setting = game.setting(game.choose_switches({}), game.standard_pack())
    state, _ = game.begin(setting)
    view = game.view(state, UMPIRE)
    if not isinstance(setting, Battle) or not isinstance(view, View):
        raise TypeError(battle_id)
    unit = next(seen for seen in view.units if setting.kinds[setting.unit[seen.id]] == SI)
    shaken = replace(unit, disordered=True, hits=1)
    chief = next(seen for seen in view.bushos if setting.contingent[seen.id] in setting.so_taisho)
    samurai = SamuraiSeen(SamuraiId(setting.samurai_ids[0]), unit.place, chief.id)
    return [
        _sample("key-unit", f"unit-{unit.id}", unit_counter(setting, unit), facing=EAST, state={"hits": 0}),
        _sample("key-disordered", f"unit-{unit.id}", unit_counter(setting, shaken), facing=EAST, state={"hits": 1}),
        _sample("key-busho", f"busho-{chief.id}", busho_counter(setting, replace(chief, active=True), LEADER)),
        _sample("key-samurai", f"samurai-{samurai.id}", samurai_counter(setting, samurai)),
    ]


def _sample(text: str, thing: str, counter: Counter, *, facing: int = -1, **own: Any) -> dict[str, Any]:
    """A row of the key: what the client draws, and what of it is the sample's own in every match (`state`)."""
    shown: dict[str, Any] = {"side": counter.side, "art": counter.art, "values": counter.values}
    if counter.damaged:
        shown["damaged"] = True
    if counter.lettering:
        shown["lettering"] = list(counter.lettering)
    if facing >= 0:
        shown["facing"] = facing
    if counter.marks:
        shown["marks"] = list(counter.marks)
    return {"thing": thing, "text": text, "counter": shown, **own}
