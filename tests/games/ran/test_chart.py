"""The field in text: who stands where and how, the ground, the tracks; never too wide, in any language."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.games.ran.hostile import choose
from tests.games.ran.position import battle, game, position

from honjin.cli.terminal.speech import match_words
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.games.ran.battles import BATTLES
from honjin.games.ran.chart import HIGH, LEFT, WIDE, brief, chart, closeup, headline, scored_now, window
from honjin.games.ran.forces import card, forces, muster, pieces, short, values
from honjin.games.ran.model import SideId
from honjin.games.ran.tracks import tracks
from honjin.games.ran.view import View, view_of
from honjin.locale.text import LANGUAGES
from honjin.testing.matches import waiting

NUNOBEYAMA = battle("nunobeyama")
WORDS = match_words("en", game("nunobeyama"), NUNOBEYAMA)
UNITS = {
    "1213": "yamanaka_si_1 E h2",
    "1313": "kikkawa_as_1 W d",
    "0511": "honjin_amako",
    "1510": "tachihara_as_1 NE o",
}
MEN = {"yamanaka": "1213", "kikkawa": "1407"}


def view_after(scenario: str, decisions: int) -> View:
    """What everybody sees after so many answers of players who mean it."""
    match, lot = start(game(scenario), battle(scenario), SeededDice(5)), Random(5)
    for _ in range(decisions):
        if not match.is_over:
            decision = waiting(match)[0]
            match.choose(choose(decision, match.state, lot), match.open.index(decision))
    return view_of(match.state, battle(scenario).sides[0])


def plain(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain for line in lines]


def here() -> View:
    return view_of(position(UNITS, scenario="nunobeyama", bushos=MEN).state, "amako")


def at(view: View, hex: str) -> list[str]:
    """What the chart shows in one hex, line by line."""
    part = window(NUNOBEYAMA, view)
    column, row = int(hex[:2]) - 1 - part.first_column, int(hex[2:]) - 1 - part.first_row
    lower = HIGH // 2 if (column + part.first_column) % 2 else 0
    lines = plain(chart(NUNOBEYAMA, view, WORDS))[1:]
    first, cell = row * HIGH + lower, LEFT + column * WIDE
    return [line[cell : cell + WIDE] for line in lines[first : first + HIGH]]


def test_a_unit_shows_its_kind_where_it_faces_and_how_it_stands() -> None:
    view = here()
    assert at(view, "1213") == ["S→", "2@"]
    assert at(view, "1313")[0] == "A⇐"
    assert at(view, "1313")[1].startswith("!")
    assert at(view, "1510") == ["A↗", "~ "]
    assert at(view, "0511")[0] == "■□"


def test_an_empty_hex_shows_its_ground_its_road_and_its_height() -> None:
    view = here()
    assert at(view, "1012") == ["♣ ", "3 "]
    assert at(view, "0912")[0] == "♣ "
    assert at(view, "1308")[0] == "  "
    assert at(view, "1407") == [" ·", "o "], "a Busho alone"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", [one.id for one in BATTLES])
def test_nothing_is_too_wide(scenario: str, language: str) -> None:
    setting = battle(scenario)
    words = match_words(language, game(scenario), setting)
    view = view_after(scenario, 60)
    assert max(map(cell_len, plain(chart(setting, view, words)))) <= 80
    assert max(map(cell_len, plain(tracks(setting, view, words, 50)))) <= 80
    assert max(map(cell_len, plain(brief(setting, view, words, 60)))) <= 60
    assert max(map(cell_len, plain(forces(setting, view, words))[:-1])) <= 80


def test_a_map_too_wide_for_the_page_follows_whoever_is_in_phase() -> None:
    setting = battle("tennoji")
    units = {"0312": "sanada_si_1 E", "4812": "ieyasu_si_1 W"}
    west = window(setting, view_of(position(units, scenario="tennoji", phase="sanada").state, "toyotomi"))
    east = window(setting, view_of(position(units, scenario="tennoji", phase="ieyasu").state, "toyotomi"))
    assert west.columns < setting.scenario.columns
    assert (west.first_column, east.first_column) == (0, setting.scenario.columns - east.columns)


def test_a_part_of_the_field_is_around_whatever_is_asked_about() -> None:
    view = view_after("nunobeyama", 4)
    place = next(unit.place for unit in view.units if unit.id == "ushio_si_1")
    for about in ([("unit", "ushio_si_1")], [("hex", place)], [("busho", "ushio")]):
        shown = plain(closeup(NUNOBEYAMA, view, WORDS, about, 20))
        rows = [line[:2] for line in shown if line[:2].isdigit()]
        assert place[2:] in rows[1:-1]
        assert len(shown) <= 20
        assert all(line in plain(chart(NUNOBEYAMA, view, WORDS)) for line in shown[2:8])


def test_a_part_of_the_field_is_never_too_high_and_the_tracks_go_first() -> None:
    view = view_after("nunobeyama", 4)
    low, high = tracks(NUNOBEYAMA, view, WORDS, 80), len(chart(NUNOBEYAMA, view, WORDS))
    for height in range(high + 3):
        shown = closeup(NUNOBEYAMA, view, WORDS, [], height)
        assert len(shown) <= height
        assert bool(shown) == (height >= 8)
        assert (shown[-len(low) :] == low) == (height >= 8 + len(low)), height


def test_the_tracks_tell_what_both_armies_have_lost_and_who_is_off_the_map() -> None:
    state = position(UNITS, scenario="nunobeyama", bushos=MEN).state
    view = view_of(state, "mori")
    told = "\n".join(plain(tracks(NUNOBEYAMA, view, WORDS, 80)))
    mori = view.armies[SideId("mori")]
    assert f"RP {mori.rout_points}/{mori.rout_level}" in told
    assert "eliminated" in told
    assert scored_now(NUNOBEYAMA, view, WORDS).endswith(f"Mori {mori.rout_points}/{mori.rout_level}")
    assert headline(NUNOBEYAMA, view, WORDS).startswith("turn 2 of 15")


def test_a_unit_closely() -> None:
    lines = plain(card(NUNOBEYAMA, here(), WORDS, "yamanaka_si_1"))
    assert "samurai infantry (SI), 1213 → 2, close order, hits: 2" in lines[0]
    assert lines[1].split()[:3] == ["Troop", "Quality", "8"]
    assert "reconstructed" in lines[1]
    assert "disordered" in plain(card(NUNOBEYAMA, here(), WORDS, "kikkawa_as_1"))[0]


def test_a_busho_closely_and_the_man_who_replaces_him() -> None:
    board = position(UNITS, scenario="nunobeyama", bushos=MEN)
    lines = plain(card(NUNOBEYAMA, view_of(board.state, "amako"), WORDS, "busho yamanaka"))
    assert "Yamanaka Yukimori" in lines[0]
    assert lines[1].split()[:2] == ["Momentum", "5"]
    board.state.replaced |= 1 << NUNOBEYAMA.contingent["yamanaka"]  # type: ignore[index]
    lines = plain(card(NUNOBEYAMA, view_of(board.state, "amako"), WORDS, "busho yamanaka"))
    assert "Mitoya Ietada" in lines[0]
    assert lines[1].split()[:2] == ["Momentum", "4"]


def test_a_hex_closely_says_its_ground_its_sides_and_who_stands_there() -> None:
    lines = plain(card(NUNOBEYAMA, here(), WORDS, "1407"))
    assert "Nakayama climb clear, height 1, road" in lines[0]
    assert "Kikkawa" in lines[-1]
    assert plain(card(NUNOBEYAMA, here(), WORDS, "2811"))[-1].strip() == "nobody"


def test_every_piece_can_be_looked_at() -> None:
    view = here()
    for piece in pieces(NUNOBEYAMA, WORDS):
        assert card(NUNOBEYAMA, view, WORDS, piece), piece
    assert len(muster(NUNOBEYAMA, view, WORDS)) == len(NUNOBEYAMA.contingent_ids)
    assert values(NUNOBEYAMA, view, WORDS, "unit", "kikkawa_as_1") == ("5-3", "1313 ← !")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_a_grid_are_words_of_four_cells(language: str) -> None:
    words = match_words(language, game("nunobeyama"), NUNOBEYAMA)
    verbs = [short(words, kind, "") for kind in ("Move", "Reform", "RemoveHits", "Regroup", "Withdraw", "Advance")]
    things = [("unit", "kikkawa_as_t_1"), ("hex", "1213"), ("facing", "NE"), ("busho", "kobayakawa")]
    heads = [*verbs, *(short(words, *thing) for thing in things)]
    assert all(0 < cell_len(head) <= 4 for head in heads)
    assert len(set(heads)) == len(heads)
    assert heads[6:9] == ["AST1", "1213", "NE"]
    assert language == "en" or "Move" not in heads
