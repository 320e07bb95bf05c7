"""What a series of matches is measured by."""

from __future__ import annotations

from honjin.core.event import Event
from honjin.games.midway import GAME
from honjin.games.midway.events.air import RaidArrived, ScoutReported
from honjin.games.midway.events.ground import TroopsLanded
from honjin.games.midway.events.ships import ShipDamaged, ShipSunk
from honjin.games.midway.figures import figures_of
from honjin.games.midway.model import JAPAN, US
from honjin.games.midway.state import NO_ENGINES, NO_GUNS, Contact, MidwayState


def figures_after(*events: Event) -> dict[str, float]:
    """The figures of a match of ten turns in which this happened."""
    state = MidwayState(GAME.setting(GAME.choose_switches({}), GAME.standard_pack()))
    state.turn = 10
    for event in events:
        event.apply(state)
    return dict(figures_of(state, events))


def test_points_are_told_by_source() -> None:
    found = figures_after(ShipSunk(JAPAN, "akagi"), ShipSunk(JAPAN, "nankai_maru"))
    assert found["us points for sunk"] == 7
    assert found["us points"] == 7 + 11
    assert found["japan carriers sunk"] == 1
    assert found["transports sunk"] == 1


def test_a_strike_counts_by_what_it_found() -> None:
    found = figures_after(
        RaidArrived(US, "E5", ("vb_6",), ("akagi", "nowaki")),
        RaidArrived(US, "E8", ("vb_3",), ("nankai_maru",)),
        RaidArrived(JAPAN, "H6", ("akagi_db",), ()),
    )
    assert (found["us strikes on carriers"], found["us strikes on other ships"]) == (1, 1)
    assert found["japan strikes on Midway"] == 1
    assert found["matches with a strike on carriers"] == 1


def test_only_what_shows_ships_is_a_sighting_and_only_machinery_closes_a_deck() -> None:
    seen = (Contact(9, "E5", "scout", ships=("akagi",)), Contact(9, "E6", "scout", aircraft=(("akagi_fg", 6, ""),)))
    found = figures_after(
        ScoutReported(US, "pby_1", 12, lost=False, seen=seen),
        ShipDamaged(JAPAN, "akagi", NO_GUNS, 1),
        ShipDamaged(JAPAN, "kaga", NO_ENGINES, 1),
        ShipDamaged(JAPAN, "kirishima", NO_ENGINES, 1),
        TroopsLanded(JAPAN, ("jp_ts_1", "jp_ts_2")),
    )
    assert found["us sightings a turn"] == 0.1
    assert found["japan decks closed"] == 1
    assert (found["battalions landed"], found["matches with a landing"]) == (2, 1)
