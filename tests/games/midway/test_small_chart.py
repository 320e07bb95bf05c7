"""The chart for small windows: rows of hexes around the question, own forces and what was seen."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from tests.games.midway.test_chart import SETTING, WORDS, plain, view_after, with_us

from honjin.cli.terminal.speech import match_words
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.textboard import Thing
from honjin.games.midway import GAME
from honjin.games.midway.model import JAPAN, US
from honjin.games.midway.small_chart import FEWEST_ROWS, closeup
from honjin.games.midway.state import Contact
from honjin.games.midway.tracks import tracks
from honjin.games.midway.view import View
from honjin.locale.text import LANGUAGES

LEAST = 2 * FEWEST_ROWS + 1


def shown(view: View, about: list[Thing], height: int) -> str:
    return "\n".join(plain(closeup(SETTING, view, WORDS, about, height)))


@pytest.fixture(scope="module")
def opening() -> View:
    return view_after(2, US)


def test_it_is_around_what_is_asked_about(opening: View) -> None:
    for row in (1, 5, 12):
        text = shown(opening, [("hex", f"{column}{row}") for column in "ABCDEFGH"], LEAST)
        assert f"A{row} " in text or f"A{row}░" in text
    enterprise = next(ship for ship in opening.sheets[US].ships if ship.id == "enterprise")
    assert enterprise.hex in shown(opening, [("ship", "enterprise")], LEAST)


def test_own_forces_and_sightings_count_and_boats_do_not(opening: View) -> None:
    bare = with_us(opening, ships=(), squadrons=())
    contacts = tuple(Contact(opening.turn, hex, "scout", ships=("akagi",)) for hex in ("B11", "C11", "D12"))
    assert "D12" in shown(with_us(bare, contacts=contacts), [], LEAST)
    assert "H6" in shown(bare, [], LEAST)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [US, JAPAN, UMPIRE, SPECTATOR])
def test_it_is_never_too_wide_or_too_high_and_the_tracks_go_first(language: str, viewer: str) -> None:
    words = match_words(language, GAME, SETTING)
    for number in (0, 40):
        view = view_after(number, viewer)
        below = tracks(SETTING, view, words, 80)
        for height in (0, LEAST - 1, LEAST, 9, 12, 16, 21):
            lines = closeup(SETTING, view, words, [], height)
            assert len(lines) <= height
            assert bool(lines) == (height >= LEAST)
            assert (lines[-len(below) :] == below) == (height >= LEAST + len(below)), height
            assert [line for line in plain(lines) if cell_len(line) > 80] == []
