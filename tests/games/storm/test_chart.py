"""The siege chart in text: what is on it, that its lines are the borders of the map, that it never grows too wide."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.games.storm.position import position, siege

from honjin.cli.terminal.speech import match_words
from honjin.core.decision import Decision
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.games.storm import GAME
from honjin.games.storm.chart import brief, chart, headline, plot_name, scored_now, title
from honjin.games.storm.forces import card, family, forces, muster, note, place, short, sign, value_text, values
from honjin.games.storm.groundplan import (
    HEIGHTS,
    NOTHING,
    SEA,
    WIDTH,
    Ground,
    are_next,
    not_drawn,
    shared_lines,
    spots,
)
from honjin.games.storm.model import AREAS, AreaId, SideId
from honjin.games.storm.options import AbsorbForMe, Flip, Pick, Remove
from honjin.games.storm.plates import lettered, standing
from honjin.games.storm.tracks import tracks
from honjin.games.storm.view import View
from honjin.locale.text import LANGUAGES, Words

SIEGE = siege()
WORDS = match_words("en", GAME, SIEGE)
MAP_ROWS = sum(HEIGHTS) + 1
TEN = "j_1d_1_1 j_1d_1_2 j_1d_1_3 j_1d_2_1* j_1d_2_2* j_1d_2_3* j_1d_e j_9d_e* j_1d_a1 j_1d_a2*"
TEN_RUSSIANS = "r_5_1 r_5_2 r_5_3* r_13_1* r_13_2* r_mg_15 r_mg_16* r_a_18 r_a_20* r_a_21*"


def plain(lines: list[str]) -> list[str]:
    """Lines without their colour marks."""
    return [Text.from_markup(line).plain for line in lines]


def seen(places: dict[str, str], **more: Any) -> View:
    view: View = GAME.view(position(places).state, "japan")
    return msgspec.structs.replace(view, **more)


def drawn(view: View, words: Words = WORDS) -> str:
    return "\n".join(plain(chart(SIEGE, view, words)))


def at(view: View, area: str, words: Words = WORDS) -> list[str]:
    """What the chart shows in the place of one area."""
    row, column, width = spots()[AreaId(area)]
    lines = plain(chart(SIEGE, view, words))[row : row + 3]
    return [line[column : column + width] for line in lines]


# ---------------------------------------------------------------- the ground


def test_every_area_is_drawn_once_and_borders_are_those_of_the_map() -> None:
    assert set(spots()) == set(AREAS)
    drawn_open = {
        frozenset(pair)
        for pair in shared_lines()
        if not {NOTHING, SEA} & set(pair) and are_next(SIEGE, pair[0], pair[1])
    }
    assert drawn_open == {frozenset((area.id, near)) for area in SIEGE.pack.areas for near in area.borders}
    assert not_drawn(SIEGE) == []


def test_rock_and_water_part_what_only_meets_on_paper() -> None:
    closed = {
        frozenset(pair)
        for pair in shared_lines()
        if not {NOTHING, SEA} & set(pair) and not are_next(SIEGE, pair[0], pair[1])
    }
    assert closed == {frozenset(("24", "33")), frozenset(("28", "35")), frozenset(("29", "35"))}
    signs = {one for row in Ground(SIEGE, ()).rows() for one, _ in row}
    assert {"▒", "≈"} <= signs


def test_lines_are_thick_at_the_front_and_only_there() -> None:
    all_japanese = Ground(SIEGE, AREAS).rows()
    assert not {"━", "┃"} & {one for row in all_japanese for one, _ in row}
    front = Ground(SIEGE, SIEGE_START).rows()
    assert {"━", "┃"} <= {one for row in front for one, _ in row}


SIEGE_START = tuple(AreaId(area.id) for area in SIEGE.pack.areas if area.start == "japan")


def test_a_border_of_an_owners_pack_that_cannot_be_drawn_is_told() -> None:
    areas = tuple(
        msgspec.structs.replace(area, borders=(*area.borders, "35" if area.id == "1" else "1"))
        if area.id in ("1", "35")
        else area
        for area in SIEGE.pack.areas
    )
    own = GAME.setting(SIEGE.switches, msgspec.structs.replace(SIEGE.pack, areas=areas))
    assert "Also adjacent: 1 – 35" in plain(chart(own, seen({}), WORDS))


# ---------------------------------------------------------------- what stands on it


def test_an_area_shows_number_name_level_and_both_sides() -> None:
    view = seen({"33": "j_1d_1_1 j_1d_1_2* j_1d_e j_1d_a1 | r_5_1 r_5_2 r_mg_15*"})
    assert [line.rstrip("░─▒ ┴") for line in at(view, "33")] == ["33 Baiyushan 2", "│JIEA i", "│R2I m"]
    assert at(view, "20")[0].startswith("20 203▲4")


def test_markers_and_the_general_stand_with_their_side() -> None:
    view = seen({"33": "r_5_1", "5": "j_9d_7_1"}, spotted={"japan": ("5",), "russia": ("33",)}, kondratenko="33")
    assert at(view, "33")[2].startswith("│R◎★I")
    assert at(view, "5")[1].startswith("│J◎I")


def test_russian_ground_is_hatched() -> None:
    view = seen({})
    assert "░" in at(view, "33")[1]
    assert "░" not in at(msgspec.structs.replace(view, japanese=(*view.japanese, "33")), "33")[1]


def test_headline_and_outlook_name_the_high_points_in_danger() -> None:
    view = seen({"20": "j_1d_1_1 | r_5_1"}, turn=2)
    assert headline(SIEGE, view, WORDS) == "turn 2 of 5, Sep, ▲ in danger: 20"
    assert scored_now(SIEGE, view, WORDS) == "high points held by Japan: none"
    held = msgspec.structs.replace(view, japanese=(*view.japanese, "20"))
    assert scored_now(SIEGE, held, WORDS) == "if the turn ended now: Japan wins (203 Metre Hill [20])"
    last = msgspec.structs.replace(view, turn=5)
    assert scored_now(SIEGE, last, WORDS) == "if the turn ended now: Russia wins"


def test_tracks_show_turns_high_points_and_boxes() -> None:
    view = seen({"24": "r_5_1", "reorganization_japan": "j_1d_1_1 j_1d_1_2", "destroyed": "r_mg_15"}, turn=2)
    text = "\n".join(plain(tracks(SIEGE, view, WORDS, WIDTH)))
    assert "[2 Sep] +8" in text
    assert "24 RI" in text
    assert "reorganisation J2I" in text
    assert "destroyed RM" in text
    coming = siege().ids_of(siege().reinforcements[4])
    assert f"4 Nov +4 +{lettered(SIEGE, view, WORDS, coming)}" in text


# ---------------------------------------------------------------- width


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_units_a_side_fit_everywhere_in_every_language(language: str) -> None:
    words = match_words(language, GAME, SIEGE)
    for area in AREAS[:36]:
        markers = {"spotted": {"japan": (area,), "russia": (area,)}, "kondratenko": area}
        view = seen({area: f"{TEN} | {TEN_RUSSIANS}"}, **markers)
        lines = plain(chart(SIEGE, view, words))
        assert {cell_len(line) for line in lines[:MAP_ROWS]} == {WIDTH}
        assert max(map(cell_len, [*lines, *plain(brief(SIEGE, view, words, WIDTH))])) <= WIDTH
        row, column, width = spots()[area]
        for line, side in enumerate(GAME.sides, 1):
            # Marker and units can be read: all arms, or their number where there is not room for letters.
            text = _cells(lines[row + line], column, width).replace(" ", "")
            units = standing(SIEGE, view)[area, SideId(side)]
            assert text.count("◎") == 1
            assert lettered(SIEGE, view, words, units, gap="") in text or "5/10" in text or "10" in text


def _cells(line: str, column: int, width: int) -> str:
    """A stretch of a line by its cells; a wide letter belongs to its first."""
    at_cell, found = 0, ""
    for letter in line:
        if column <= at_cell < column + width:
            found += letter
        at_cell += cell_len(letter)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_at_every_turn_of_a_random_match(language: str) -> None:
    words = match_words(language, GAME, siege({"kondratenko": True, "white_cord": True, "naval_troops": True}))
    draw = Random(5)
    match = start(GAME, siege({"kondratenko": True, "white_cord": True, "naval_troops": True}), SeededDice(5))
    while not match.is_over:
        options = match.open[0].options
        if draw.random() < 0.03:
            view = match.view("russia")
            lines = [*chart(match.state.siege, view, words), *brief(match.state.siege, view, words, WIDTH)]
            lines += [*forces(match.state.siege, view, words)[:-1], *tracks(match.state.siege, view, words, 40)]
            assert [line for line in plain(lines) if cell_len(line) > WIDTH] == []
            assert {cell_len(line) for line in plain(lines[:MAP_ROWS])} == {WIDTH}
        match.choose(draw.randrange(len(options)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_is_not_cut(language: str) -> None:
    words = match_words(language, GAME, SIEGE)
    text = drawn(seen({}), words)
    for id in ("chart-key-arms", "chart-key-sides", "chart-key-signs"):
        assert words.text(id) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_begin_with_the_number_and_keep_a_piece_of_the_name(language: str) -> None:
    words = match_words(language, GAME, SIEGE)
    for area, (_, _, width) in spots().items():
        text = "".join(text for text, _ in title(SIEGE, seen({}), words, area, width - 1))
        number, _, rest = text.partition(" ")
        assert number == area
        assert rest[:2] == plot_name(words, area)[:2] or cell_len(rest[:1]) == 2
        assert cell_len(text) <= width - 1


# ---------------------------------------------------------------- forces


def test_forces_list_every_unit_in_play_with_values_and_place() -> None:
    view = seen({"5": "j_9d_7_1 j_9d_7_2* j_9d_a1", "24": "r_5_1"})
    lines = plain(forces(SIEGE, view, WORDS))
    text = "\n".join(lines)
    assert "    I 4-8-4     9D 1/7  9D 2/7·" in lines
    assert "    A 3-5-3 (1) 9D mountain artillery 1" in lines
    assert lines.index("  Balizhuang [5]") < lines.index("  Erhlungshan [24]")
    assert [unit for unit in view.units if WORDS.name("unit", unit) not in text] == []


def test_a_card_shows_values_and_their_source() -> None:
    view = seen({"5": "j_9d_a1*"})
    text = "\n".join(plain(card(SIEGE, view, WORDS, "j_9d_a1")))
    assert "artillery, regular, 9D, Balizhuang [5], spent" in text
    assert "range" in text
    assert "reconstructed" in text
    assert "not in this match" in "\n".join(plain(card(SIEGE, view, WORDS, "j_wc_1")))


def test_the_muster_begins_where_it_matters() -> None:
    found = muster(SIEGE, seen({"5": "j_9d_7_1", "20": "j_1d_1_1 | r_5_1"}), WORDS)
    heads = [Text.from_markup(head).plain.split("  ")[1].strip() for head, _ in found]
    assert heads == ["203 Metre Hill [20]", "203 Metre Hill [20]", "Balizhuang [5]"]


def test_notes_say_what_a_step_absorbs() -> None:
    view = seen({"5": "j_9d_7_1 j_9d_7_2*"})
    facts = {"side": "japan", "area": "5", "left": 3, "units": ()}
    decision = Decision("japan", "absorb", [Flip("j_9d_7_1"), Remove("j_9d_7_1"), Remove("j_9d_7_2")], facts)  # type: ignore[arg-type]
    notes = [note(SIEGE, view, WORDS, decision, option) for option in (*decision.options, AbsorbForMe())]
    plan = "flip: 9D 1/7; retreat: 9D 1/7 and 9D 2/7; staying in the area: 0"
    assert notes == ["1 point", "3 points", "2 points", plan]
    picking = Decision("japan", "action", [Pick("j_9d_7_1")], {"side": "japan"})  # type: ignore[arg-type]
    assert note(SIEGE, view, WORDS, picking, picking.options[0]) == "4-8-4"


def test_what_lists_and_grids_ask_of_things() -> None:
    view = seen({"5": "j_9d_7_1*", "15": "r_5_1 r_mg_15*"})
    assert place(view, "unit", "j_9d_7_1") == ("area", "5")
    assert place(view, "area", "5") is None
    assert family(SIEGE, WORDS, "unit", "j_9d_7_1") == ("9D", "1/7", "I")
    assert family(SIEGE, WORDS, "unit", "j_9d_e") == ("9D Engineer Bn", "", "E")
    assert values(SIEGE, view, WORDS, "area", "15") == ("2", "I m")
    assert values(SIEGE, view, WORDS, "unit", "j_9d_e") == ("–-7-4",)
    assert (short(WORDS, "area", "15"), short(WORDS, "Flip", "")) == ("15", "flip")
    assert sign(view, "unit", "j_9d_7_1") == " ·"
    assert value_text(SIEGE.units[SIEGE.number["j_28_1"]]) == "9-8-0 (6)"  # type: ignore[index]
