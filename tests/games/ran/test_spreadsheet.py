"""The workbook of RAN: its sheets, and what an owner may do with them."""

from __future__ import annotations

from tests.packs.workbook import Cells, cells, problems_of

from honjin.games.ran.pack_loading import standard_pack
from honjin.games.ran.spreadsheet import LAYOUT, SETTINGS
from honjin.packs.rows import sourced_fields
from honjin.packs.spreadsheet import OWNERS_COPY, pack_from_grids

PACK = standard_pack()


def put(grids: Cells, sheet: str, battle: str, id: str, heading: str, value: object) -> None:
    """Write into a line of a battle: the ids of two battles may be alike."""
    headings = grids[sheet][0]
    variant, name, column = (headings.index(one) for one in ("variant", "id", heading))
    [line] = [line for line in grids[sheet] if line[variant] == battle and line[name] == id]
    line[column] = value


def test_every_single_value_is_a_setting() -> None:
    assert set(SETTINGS) == set(sourced_fields(type(PACK.limits)))


def test_a_value_the_owner_changed_is_the_owners_and_in_its_own_battle_only() -> None:
    grids = cells(LAYOUT)
    put(grids, "units", "mimigawa", "ijuin_as_1", "tq", 8)
    put(grids, "bushos", "nunobeyama", "kikkawa_motoharu", "momentum", 4)
    pack = pack_from_grids(LAYOUT, grids)
    changed, elsewhere = (
        next(unit for unit in pack.scenario(id).units if unit.id == "ijuin_as_1") for id in ("mimigawa", "okitanawate")
    )
    assert (changed.tq, changed.source["tq"]) == (8, OWNERS_COPY)
    assert elsewhere == next(unit for unit in PACK.scenario("okitanawate").units if unit.id == "ijuin_as_1")
    [kikkawa] = [one.busho for one in pack.scenario("nunobeyama").contingents if one.id == "kikkawa"]
    assert (kikkawa.momentum, kikkawa.source["momentum"]) == (4, OWNERS_COPY)


def test_a_closed_hexside_is_an_empty_cell() -> None:
    grids = cells(LAYOUT)
    headings = grids["borders"][0]
    [river] = [line for line in grids["borders"] if line[headings.index("id")] == "river"]
    assert river[headings.index("foot close")] == ""


def test_a_unit_put_into_the_hex_of_another_is_named() -> None:
    grids = cells(LAYOUT)
    put(grids, "units", "nunobeyama", "mori_as_1", "hex", "2205")
    assert problems_of(LAYOUT, grids) == ["battle nunobeyama: two units stand in 2205: one only may"]
