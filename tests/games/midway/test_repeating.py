"""Last turn's orders on the sheet of today: a ship goes on in its course, a flight leaves from where its base is."""

from __future__ import annotations

from honjin.ai.player import make_player
from honjin.core.form import Slip
from honjin.core.game import find_game
from honjin.core.replay import setting_of
from honjin.games.midway.options import Cover, Place, Raid, Sail, Search, SendOrders
from honjin.games.midway.rules.air_plot import EVERYTHING, AirRow, AirSheet
from honjin.games.midway.rules.movement import Berth, NavalSheet
from honjin.umpire.table import Table, open_table

MIDWAY = find_game("midway")


def naval(ship: str, hex: str) -> NavalSheet:
    return NavalSheet({ship: Berth(hex)}, may_build=False)


def air(squadron: str, hex: str) -> AirSheet:
    return AirSheet({squadron: AirRow("FG", 6, hex, 6)}, (), 60, 6, EVERYTHING, below=False)


def test_a_ship_goes_on_in_its_course() -> None:
    sheet = naval("hornet", "J5")
    assert sheet.again(Sail("hornet", "J5"), Sail("hornet", "J6")) == Sail("hornet", "J4")
    assert sheet.again(Sail("hornet", "J5"), Place("hornet", "J6")) == Sail("hornet", "J4")
    assert sheet.again(Sail("hornet", "J5"), None) is None, "nobody knows whence it came"
    assert sheet.again(Sail("hornet", "J6"), Sail("hornet", "J7")) is None, "it has been elsewhere since"
    assert naval("hornet", "J1").again(Sail("hornet", "J1"), Sail("hornet", "J2")) is None, "the map ends there"


def test_a_flight_leaves_from_where_its_base_is_today() -> None:
    there, today = ("J5", "J4", "J3", "J4", "J5"), ("L6", "L5", "L4", "L5", "L6")
    raid = Raid("vf_8", there, "J3", "first", 2, "bombers")
    assert air("vf_8", "L6").again(raid, None) == Raid("vf_8", today, "L4", "first", 2, "bombers")
    assert air("vf_8", "L6").again(Search("vf_8", there), None) == Search("vf_8", today)
    assert air("vf_8", "J5").again(raid, None) == raid
    assert air("vf_8", "J2").again(raid, None) is None, "the map ends there"
    assert air("vf_8", "L6").again(Cover("vf_8", 3), None) == Cover("vf_8", 3)


def played(until: int) -> dict[str, list[tuple[Slip, ...]]]:
    """What the US could repeat on each sheet up to this turn, two scripts playing."""
    table: Table = open_table(
        *(MIDWAY, {}, dict.fromkeys(MIDWAY.sides, "script"), lambda line: None),
        secret=bytes(32),
        match_id="repeating",
        nonces=dict.fromkeys(MIDWAY.sides, "1"),
    )
    minds = {side: make_player("script", MIDWAY, setting_of(table.header, MIDWAY), side, "1") for side in MIDWAY.sides}
    found: dict[str, list[tuple[Slip, ...]]] = {}
    while table.match.state.turn <= until:
        side = next(one.side for one in table.match.open if one.side not in table.match.sealed)
        decision = table.decision_of(side)
        assert decision is not None
        if side == "us":
            last = table.last_time(side)
            found.setdefault(decision.ask, []).append(last)
            form = decision.form
            assert form is not None
            assert isinstance(form.sends(last), SendOrders)
            assert table.write(side, last) == {}, "all of them can stand"
        choice = minds[side].choose(decision, lambda who=side: table.view(who))  # type: ignore[misc]
        table.answer(side, decision.option(choice))
    return found


def test_in_a_match_there_is_something_to_repeat() -> None:
    """A squadron that flew is in the hangar for a turn: its order is that of the turn before."""
    last = played(5)
    assert any(isinstance(slip, Sail) for sheet in last["naval"][2:] for slip in sheet)
    assert all(sheet for sheet in last["air"][2:])
