"""What the things of RAN are called, in every language and in every pack."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from tests.games.ran.position import battle

from honjin.games.ran.battle import Battle
from honjin.games.ran.battles import BATTLES
from honjin.games.ran.model import FACING_IDS, KINDS
from honjin.games.ran.options import FORMATIONS
from honjin.games.ran.pack import Contingent, Hexside, Pack, Slope, Terrain
from honjin.games.ran.pack_loading import standard_pack
from honjin.games.ran.wording import own_names
from honjin.locale.text import LANGUAGES, Words

EACH = pytest.mark.parametrize("scenario", [scenario.id for scenario in BATTLES])
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@IN_EVERY_LANGUAGE
@EACH
def test_every_man_and_every_unit_has_a_name(scenario: str, language: str) -> None:
    words, field = Words(language, "ran"), battle(scenario)
    ids = [
        *(f"side-{side}" for side in field.sides),
        *(f"{kind}-{id}" for kind in ("busho", "leader", "deputy") for id in field.contingent_ids),
        *(f"samurai-{id}" for id in field.samurai_ids),
        *(f"unit-{id}" for id in field.unit_ids),
    ]
    assert [id for id in ids if not words.has(id)] == []


@IN_EVERY_LANGUAGE
@EACH
def test_nobody_is_taken_for_another(scenario: str, language: str) -> None:
    """The contingent of a So-Taisho is not called like his army, nor one Mori like the other."""
    words, field = Words(language, "ran"), battle(scenario)
    units = [words.name("unit", id) for id in field.unit_ids]
    leaders = [words.name("leader", id) for id in field.contingent_ids]
    commands = [words.name("side", id) for id in field.sides] + [words.name("busho", id) for id in field.contingent_ids]
    assert [len({*names}) for names in (units, leaders, commands)] == [len(units), len(leaders), len(commands)]


@IN_EVERY_LANGUAGE
def test_kinds_ground_facings_and_formations_have_names(language: str) -> None:
    words = Words(language, "ran")
    ids = [
        *(f"type-{kind}" for kind in KINDS),
        *(f"terrain-{ground}" for ground in get_args(Terrain)),
        *(f"hexside-{border}" for border in get_args(Hexside)),
        *(f"slope-{slope}" for slope in get_args(Slope)),
        *(f"facing-{facing}" for facing in FACING_IDS),
        *(f"formation-{formation}" for formation in FORMATIONS),
    ]
    assert [id for id in ids if not words.has(id)] == []


def test_a_unit_is_told_by_type_contingent_and_number() -> None:
    assert [Words(language, "ran").name("unit", "shigezane_si_2") for language in LANGUAGES] == [
        "SI Shigezane 2",
        "SI Shigezane 2",
        "SI Šigezane 2",
        "成実隊徒武者2",
    ]
    assert Words("cs", "ran").name("leader", "nagayoshi") == "Mori Nagajoši"
    assert Words("cs", "ran").name("leader", "katsunaga") == "Móri Kacunaga"


@EACH
def test_the_standard_pack_brings_no_names_of_its_own(scenario: str) -> None:
    assert own_names(battle(scenario)) == {}


def test_an_owner_s_busho_gives_his_name_to_his_units() -> None:
    field = Battle({}, owners_pack("katakura", "Katakura Shigenaga"), "suriagehara")
    named = own_names(field)
    assert named["busho-katakura"] == named["leader-katakura"] == "Katakura Shigenaga"
    assert named["unit-katakura_si_b_1"] == "SI-B Katakura Shigenaga 1"
    assert "unit-hirata_as_1" not in named


def owners_pack(contingent: str, name: str) -> Pack:
    """The standard pack with another Busho at the head of a contingent of Suriagehara."""

    def led(row: Contingent) -> Contingent:
        busho = msgspec.structs.replace(row.busho, name=name)
        return msgspec.structs.replace(row, busho=busho) if row.id == contingent else row

    pack = standard_pack()
    scenarios = tuple(
        msgspec.structs.replace(row, contingents=tuple(map(led, row.contingents))) if row.id == "suriagehara" else row
        for row in pack.scenarios
    )
    return msgspec.structs.replace(pack, scenarios=scenarios)
