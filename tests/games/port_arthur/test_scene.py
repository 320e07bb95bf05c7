"""What the board shows: every ship in one slot, no more than the viewer knows, and notes that agree with the odds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.scene import Scene, patch_of
from honjin.games.port_arthur import GAME
from honjin.games.port_arthur.model import ShipId, ZoneId
from honjin.games.port_arthur.options import Sail
from honjin.testing.patches import merged
from honjin.umpire.table import Table, open_table

FOG = {"fog_of_war": True, "mines": True}


def new_table(switches: dict[str, Any], seed: int = 1) -> Table:
    seats = dict.fromkeys(GAME.sides, "random")
    nonces = {side: f"{side}{seed}" for side in GAME.sides}
    return open_table(GAME, switches, seats, lambda line: None, secret=b"s", match_id=f"m{seed}", nonces=nonces)


def scene(table: Table, viewer: str) -> Scene:
    assert GAME.look.scene is not None
    return GAME.look.scene(table.match.state.theatre, table.view(viewer))


@pytest.mark.parametrize("switches", [{}, FOG], ids=["plain", "fog"])
def test_patches_lead_from_scene_to_scene(switches: dict[str, Any]) -> None:
    table, draw = new_table(switches), Random(3)
    viewers = (*GAME.sides, SPECTATOR, UMPIRE)
    before = {viewer: scene(table, viewer) for viewer in viewers}
    plain = {viewer: msgspec.json.decode(msgspec.json.encode(before[viewer])) for viewer in viewers}
    while not table.is_over:
        decision = table.match.open[0]
        table.answer(decision.side, draw.choice(decision.options))
        for viewer in viewers:
            after = scene(table, viewer)
            patch = msgspec.json.decode(msgspec.json.encode(patch_of(before[viewer], after)))
            plain[viewer] = merged(plain[viewer], patch)
            # Field by field: a merge patch cannot tell a missing entry from one that is None.
            whole = msgspec.json.decode(msgspec.json.encode(after))
            assert merged({}, plain[viewer]) == merged({}, whole)
            before[viewer] = after


def test_a_pile_holds_exactly_the_counters_of_its_slot() -> None:
    table, draw = new_table({}), Random(4)
    while not table.is_over:
        shown = scene(table, "japan")
        for slot, pile in shown.piles.items():
            assert sorted(pile.counters) == sorted(id for id, one in shown.counters.items() if one.slot == slot)
            assert dict(pile.plate)["i-hull"] == len(pile.counters) + pile.backs
        decision = table.match.open[0]
        table.answer(decision.side, draw.choice(decision.options))


@pytest.mark.rule("6.5")
def test_fog_hides_all_of_an_enemy_squadron_but_its_top_ship_and_number() -> None:
    table, draw = new_table(FOG), Random(5)
    hidden = 0
    while not table.is_over:
        shown = scene(table, "japan")
        for slot, pile in shown.piles.items():
            if pile.backs:
                hidden += 1
                assert slot.endswith("/russia")
                assert len(pile.counters) <= 1
                assert [sign for sign, _ in pile.plate] == ["i-hull"]
        decision = table.match.open[0]
        table.answer(decision.side, draw.choice(decision.options))
    assert hidden


@pytest.mark.rule("5.1")
def test_orders_of_a_sortie_show_to_their_owner_only() -> None:
    table = new_table({})
    sail = next(option for option in table.match.open[0].options if "zone" in option.__struct_fields__)
    table.answer("japan", sail)
    assert any(counter.ordered for counter in scene(table, "japan").counters.values())
    for viewer in ("russia", SPECTATOR):
        assert not any(counter.ordered for counter in scene(table, viewer).counters.values())


def test_every_option_has_its_note_or_none() -> None:
    assert GAME.wits.notes is not None
    table, draw = new_table(FOG, 2), Random(6)
    chances = set()
    while not table.is_over:
        decision = table.match.open[0]
        notes = GAME.wits.notes(table.match.state.theatre, table.view(decision.side), decision)
        assert len(notes) == len(decision.options)
        chances |= {note.chance for note in notes if note is not None and note.chance is not None}
        table.answer(decision.side, draw.choice(decision.options))
    assert all(0 <= chance <= 1 for chance in chances)
    assert 4 / 6 in chances


def test_an_option_touches_the_things_of_its_fields() -> None:
    from honjin.games.port_arthur import options as opt
    from honjin.games.port_arthur.model import PORT_ARTHUR, TSUSHIMA, YELLOW_SEA, ShipId

    assert GAME.touches(opt.Sail(ShipId("mikasa"), TSUSHIMA)) == ("ship-mikasa", "zone-tsushima")
    assert GAME.touches(opt.MoveSquadron(TSUSHIMA, YELLOW_SEA)) == ("zone-tsushima", "zone-yellow_sea")
    assert GAME.touches(opt.LeavePort(PORT_ARTHUR, YELLOW_SEA)) == ("port-port_arthur", "zone-yellow_sea")
    assert GAME.touches(opt.Embark(TSUSHIMA)) == ("landing-tsushima",)
    assert GAME.touches(opt.PASS) == ()


@pytest.mark.rule("5.1", "7.1")
def test_a_plan_shows_the_squadrons_it_makes_and_what_each_zone_adds_to_its_own_side_only() -> None:
    table = new_table({})
    orders = ("mikasa tsushima", "asama tsushima", "fuji east_china_sea")
    for ship, zone in map(str.split, orders):
        table.answer(
            "japan", next(one for one in table.match.open[0].options if one == Sail(ShipId(ship), ZoneId(zone)))
        )
    planned = scene(table, "japan").planned
    assert {slot: dict(forecast.plate) for slot, forecast in planned.items()} == {
        "zone-tsushima/japan": {"i-hull": 2, "i-speed": 4, "i-gun": 13},
        "zone-east_china_sea/japan": {"i-hull": 1, "i-speed": 4, "i-gun": 7},
    }
    # Two key zones are worth three points, one alone is worth one.
    assert {forecast.facts["points"] for forecast in planned.values()} == {2}
    assert not scene(table, "russia").planned
    assert not scene(table, SPECTATOR).planned
