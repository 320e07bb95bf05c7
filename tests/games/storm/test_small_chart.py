"""The siege chart for small windows: bands of it, around what is asked about and the front."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from tests.games.storm.test_chart import SIEGE, TEN, TEN_RUSSIANS, WORDS, plain, seen

from honjin.cli.terminal.speech import match_words
from honjin.core.textboard import Thing
from honjin.games.storm import GAME
from honjin.games.storm.chart import ground
from honjin.games.storm.groundplan import HEIGHTS
from honjin.games.storm.small_chart import FEWEST_BANDS, closeup, front_areas
from honjin.games.storm.tracks import tracks
from honjin.games.storm.view import View
from honjin.locale.text import LANGUAGES

LEAST = FEWEST_BANDS * max(HEIGHTS)


def shown(view: View, about: list[Thing], height: int) -> str:
    return "\n".join(plain(closeup(SIEGE, view, WORDS, about, height)))


def test_it_shows_the_areas_that_are_asked_about() -> None:
    view = seen({"2": "j_1d_1_1", "36": "r_5_1"})
    assert "35 Tiger" in shown(view, [("area", "35"), ("area", "32")], LEAST)
    assert "2 Nihezi" in shown(view, [("unit", "j_1d_1_1")], LEAST)
    assert "36 Gold" in shown(view, [("unit", "r_5_1")], LEAST)


def test_it_shows_the_front_where_nothing_is_asked_about() -> None:
    held = (*map(str, range(1, 11)), "16")
    view = seen({"16": "j_1d_1_1", "24": "r_5_1", "8": "j_1d_1_2"}, japanese=held)
    assert front_areas(SIEGE, view) == {"16", "24"}
    text = shown(view, [], LEAST)
    assert "16 Longy" in text
    assert "24 Erhl" in text


def test_it_is_part_of_the_chart_and_the_tracks_go_first() -> None:
    view = seen({"16": TEN, "24": TEN_RUSSIANS})
    below = tracks(SIEGE, view, WORDS, 80)
    whole = ground(SIEGE, view, WORDS)
    for height in range(len(whole) + len(below) + 3):
        lines = closeup(SIEGE, view, WORDS, [], height)
        assert len(lines) <= height
        assert bool(lines) == (height >= LEAST)
        assert (lines[-len(below) :] == below) == (height >= LEAST + len(below)), height
        part = [line for line in lines if line not in below]
        assert part == [line for line in whole if line in part]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_never_too_wide(language: str) -> None:
    view = seen({"16": TEN, "24": TEN_RUSSIANS})
    lines = plain(closeup(SIEGE, view, match_words(language, GAME, SIEGE), [], 12))
    assert max(map(cell_len, lines)) <= 80
