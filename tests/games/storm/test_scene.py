"""What the board shows: every unit once, in a slot that a board has, with control and markers as they stand."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import msgspec
import pytest
from tests.games.storm.games import MIXED, random_game
from tests.games.storm.position import position

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.scene import Counter, Marker, Scene, patch_of
from honjin.games.storm import GAME
from honjin.games.storm.counters import HEADED, ORDER, SPELLED, art_of, lettering_of
from honjin.games.storm.model import AREAS, JAPAN, OFF_BOARD
from honjin.games.storm.pack_loading import standard_pack
from honjin.games.storm.scene import scene_of
from honjin.games.storm.view import view_of
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.patches import merged

SLOTS = re.compile(
    r"area-([1-9]|[12]\d|3[0-8])/(japan|russia|spotted|general|level)"
    r"|box-(reorganization_(japan|russia)|destroyed)"
    r"|turn-[1-5](/(arrivals|japan|russia))?"
    r"|muster/(japan|russia)"
)
ARTS = {
    *(f"arm-{arm}" for arm in ("infantry", "engineer", "machine-gun", "field-gun", "siege-gun", "fortress-gun")),
    *(f"storm-{sign}" for sign in ("spotted", "general", "level", "high-point", "supplements")),
    "turn",
}


def scene_at(**position_in_words: Any) -> Scene:
    units = position_in_words.pop("units", {})
    state = position(units, **position_in_words).state
    return scene_of(state.siege, view_of(state, SPECTATOR))


# Every position of whole games


@pytest.mark.parametrize("switches", MIXED, ids=["plain", "optional", "everything"])
def test_every_position_shows_every_unit_once_in_a_slot_of_the_board(switches: dict[str, bool | str]) -> None:
    for table in random_game(switches, 11):
        state = table.match.state
        scene = scene_of(state.siege, table.view(SPECTATOR))
        in_play = {f"unit-{unit}" for unit in state.siege.ids_of(state.siege.in_play)}
        assert set(scene.counters) == in_play
        assert sorted(thing for pile in scene.piles.values() for thing in pile.counters) == sorted(in_play)
        for slot, pile in scene.piles.items():
            assert {scene.counters[thing].slot for thing in pile.counters} == {slot}
            assert pile.thing == slot.partition("/")[0]
        shown: list[Counter | Marker] = [*scene.counters.values(), *scene.markers.values()]
        assert [one.slot for one in shown if not SLOTS.fullmatch(one.slot)] == []
        assert {one.art for one in shown} <= ARTS


def test_patches_lead_from_scene_to_scene() -> None:
    plain: Any = {}
    before: Scene | None = None
    for table in random_game(MIXED[2], 12):
        after = scene_of(table.match.state.siege, table.view(JAPAN))
        whole = msgspec.json.decode(msgspec.json.encode(after))
        if before is None:
            plain = whole
        else:
            plain = merged(plain, msgspec.json.decode(msgspec.json.encode(patch_of(before, after))))
        assert merged({}, plain) == merged({}, whole)
        before = after


def test_everybody_sees_the_same_objects() -> None:
    table = next(random_game({}, 1))
    first, second = (scene_of(table.match.state.siege, table.view(viewer)) for viewer in (JAPAN, UMPIRE))
    assert first == second
    assert first.counters is second.counters
    assert first.piles is second.piles


# Units


def test_units_lie_by_arm_and_the_active_before_the_spent() -> None:
    units = {"16": "j_9d_a1 j_9d_e j_9d_7_1* j_9d_7_2 j_1rb_1_1 | r_a_18* r_mg_16 r_13_1"}
    scene = scene_at(units=units)
    japanese = ("unit-j_9d_7_2", "unit-j_1rb_1_1", "unit-j_9d_7_1", "unit-j_9d_e", "unit-j_9d_a1")
    assert scene.piles["area-16/japan"].counters == japanese
    assert scene.piles["area-16/russia"].counters == ("unit-r_13_1", "unit-r_mg_16", "unit-r_a_18")
    assert [thing for thing, counter in scene.counters.items() if counter.spent] == ["unit-j_9d_7_1", "unit-r_a_18"]


def test_a_unit_lies_in_its_box_beside_its_turn_or_in_the_muster() -> None:
    boxes = {"reorganization_japan": "j_1d_1_1", "reorganization_russia": "r_13_1", "destroyed": "j_1d_a1 r_mg_16"}
    counters = scene_at(units={"37": "j_1d_1_2"}, **boxes, switches={"naval_troops": True}).counters
    slots = {
        "j_1d_1_1": "box-reorganization_japan",
        "r_13_1": "box-reorganization_russia",
        "j_1d_a1": "box-destroyed",
        "r_mg_16": "box-destroyed",
        "j_1d_1_2": "area-37/japan",
        "j_28_1": "turn-3/arrivals",
        "r_n_2": "turn-4/arrivals",
        "j_1d_1_3": "muster/japan",
        "r_13_2": "muster/russia",
    }
    assert {unit: counters[f"unit-{unit}"].slot for unit in slots} == slots


def test_a_counter_has_what_is_printed_on_it() -> None:
    counters = scene_at().counters
    values = {unit: counters[f"unit-{unit}"].values for unit in ("j_1rb_1_1", "j_1d_e", "j_28_1", "r_mg_16")}
    assert values == {
        "j_1rb_1_1": {"firepower": 3, "defence": 7, "movement": 4, "reserve": 1},
        "j_1d_e": {"firepower": 0, "defence": 7, "movement": 4},
        "j_28_1": {"firepower": 9, "defence": 8, "movement": 0, "range": 6},
        "r_mg_16": {"firepower": 6, "defence": 6, "movement": 0},
    }


def test_signs_and_lettering_of_the_counters() -> None:
    printed = {card.id: (art_of(card), *lettering_of(card)) for card in standard_pack().units}
    wanted = {
        "j_1d_1_1": ("arm-infantry", "1D", "1/1"),
        "j_1rb_1_1": ("arm-infantry", "1RB", "1/K1"),
        "j_wc_2": ("arm-infantry", "WC", "2"),
        "j_1d_e": ("arm-engineer", "1D", "Eng"),
        "j_ind_e": ("arm-engineer", "Ind", "Eng"),
        "j_1d_a1": ("arm-field-gun", "1D", "FA 1"),
        "j_9d_a2": ("arm-field-gun", "9D", "MA 2"),
        "j_2ab_16": ("arm-field-gun", "2AB", "FA 16"),
        "j_s_15h2": ("arm-siege-gun", "15 cm", "2"),
        "j_s_navalg1": ("arm-siege-gun", "Naval", "1"),
        "j_28_3": ("arm-siege-gun", "28 cm", "3"),
        "r_13_2": ("arm-infantry", "ESR", "2/13"),
        "r_res7": ("arm-infantry", "Res", "7"),
        "r_n_1": ("arm-infantry", "Navy", "1"),
        "r_mg_16": ("arm-machine-gun", "MG", "16"),
        "r_a_18": ("arm-fortress-gun", "Bat", "18"),
    }
    assert {unit: printed[unit] for unit in wanted} == wanted
    assert all(len(formation) <= 5 and len(unit) <= 5 for _, formation, unit in printed.values())
    assert {card.kind for card in standard_pack().units} == set(ORDER)
    assert len({(card.side, *lettering_of(card)) for card in standard_pack().units}) == len(standard_pack().units)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_a_counter_stands_in_the_name_of_the_unit(language: str) -> None:
    words = Words(language, "storm")

    def letters(text: str) -> str:
        return "".join(unicodedata.normalize("NFKC", text).casefold().split())

    def stands_in(name: str, word: str) -> bool:
        """As a word, the beginning of one, or the initials of two: MG in Machine gun."""
        initials = "".join(part[0] for part in name.split() if len(part) > 2 or part.isdigit())
        return letters(word) in letters(name) or letters(word) in letters(initials)

    assert [id for id in HEADED if not words.has(f"formation-{id}")] == []
    for card in standard_pack().units:
        for part in lettering_of(card):
            printed = [words.text(f"print-{word}") if word in SPELLED else word for word in part.split()]
            name = words.name("unit", card.id)
            assert [word for word in printed if not stands_in(name, word)] == [], name


# Map and track


@pytest.mark.rule("13.1")
def test_marks_say_who_controls_an_area_and_where_both_stand() -> None:
    scene = scene_at(units={"16": "j_9d_7_1 r_13_1", "20": "r_13_2"}, japanese="25", turn=3)
    marks = scene.marks
    assert (marks["area-16"], marks["area-25"], marks["area-20"]) == (
        "held-russia contested",
        "held-japan",
        "held-russia",
    )
    assert [marks.get(f"turn-{turn}") for turn in range(1, 6)] == ["past", "past", None, None, None]
    assert {f"area-{area}" for area in AREAS} <= set(marks)


@pytest.mark.rule("7.3", "15.4")
def test_markers_of_fire_and_of_the_general() -> None:
    markers = scene_at(japan_spotted="5", russia_spotted="16 20", kondratenko="23").markers
    assert {id for id in markers if id.startswith("spotted-")} == {
        "spotted-japan-5",
        "spotted-russia-16",
        "spotted-russia-20",
    }
    assert markers["spotted-russia-16"].slot == "area-16/spotted"
    assert (markers["kondratenko"].slot, markers["kondratenko"].side) == ("area-23/general", "russia")
    assert "kondratenko" not in scene_at(kondratenko="lost").markers


@pytest.mark.rule("12.2")
def test_levels_and_supplements_as_printed() -> None:
    markers = scene_at(turn=2).markers
    assert {(id, markers[id].art, markers[id].label) for id in ("level-16", "level-20")} == {
        ("level-16", "storm-level", "3"),
        ("level-20", "storm-high-point", "4"),
    }
    assert not any(f"level-{area}" in markers for area in OFF_BOARD)
    assert [markers[f"supplements-{turn}"].label for turn in range(1, 6)] == ["–", "+8", "+4", "+4", "+4"]
    assert {markers[f"half-{turn}"].label for turn in range(1, 6)} == {"½"}
    assert markers["turn"].slot == "turn-2"


# What is worked out


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("position_in_words", "badge"),
    [
        ({}, "▲ 0/5"),
        ({"units": {"20": "j_1d_1_1 r_13_1"}}, "▲ 0/5 – contested: 203 Metre Hill"),
        ({"units": {"24": "j_1d_1_1 r_13_1"}, "japanese": "20 21"}, "▲ 2/5: 203 Metre Hill and Itzushan"),
    ],
)
def test_the_badge_tells_how_near_japan_is(position_in_words: dict[str, Any], badge: str) -> None:
    words = Words("en", "storm", GAME.look.kinds)
    assert words.text(*scene_at(**position_in_words).badge) == badge


@pytest.mark.parametrize("language", LANGUAGES)
def test_headline_badge_and_summary_have_words(language: str) -> None:
    words = Words(language, "storm", GAME.look.kinds)
    units = {"20": "j_1d_1_1 r_13_1"}
    for scene in (scene_at(), scene_at(units=units, turn=5, destroyed="r_mg_16"), scene_at(japanese="20 21")):
        assert all(words.text(*pair) for pair in (scene.badge, scene.headline, *scene.summary))
    told = [words.text(*line) for line in scene_at(japanese="20 12").summary]
    assert any(words.name("area", "20") in line for line in told)
