"""The chart in text: own forces, what was seen and when, the decks; never too wide, in any language."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text

from honjin.ai.arena import next_asked
from honjin.cli.terminal.speech import match_words
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.form import choose_by_lot
from honjin.games.midway import GAME
from honjin.games.midway.chart import WIDE, brief, chart, half_points, headline, hexes, scored_now
from honjin.games.midway.decks import deck_lines
from honjin.games.midway.forces import card, contact_text, forces, muster, pieces, place, sign
from honjin.games.midway.model import JAPAN, US
from honjin.games.midway.state import Claim, Contact
from honjin.games.midway.tracks import tracks
from honjin.games.midway.view import ShipSeen, View
from honjin.locale.text import LANGUAGES

SETTING = GAME.setting(GAME.choose_switches({}), GAME.standard_pack())
WORDS = match_words("en", GAME, SETTING)


def view_after(decisions: int, viewer: str, seed: int = 5) -> View:
    """What somebody sees after so many answers by lot."""
    match, lot = start(GAME, SETTING, SeededDice(seed)), Random(seed).random
    for _ in range(decisions):
        if match.open:
            which = next_asked(match)
            match.choose(choose_by_lot(match.open[which], lot), which)
    view: View = GAME.view(match.state, viewer)
    return view


def with_us(view: View, **changes: object) -> View:
    """The view of the US with something else on its sheet."""
    return msgspec.structs.replace(view, sheets={US: msgspec.structs.replace(view.sheets[US], **changes)})


def plain(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain for line in lines]


def at(view: View, hex: str) -> list[str]:
    """What the chart shows in one hex, line by line."""
    line, cell = hexes().spots[SETTING.grid.number[hex]]
    lines = plain(chart(SETTING, view, WORDS))
    return [row[cell : cell + WIDE].strip() for row in lines[line : line + 2]]


@pytest.fixture(scope="module")
def opening() -> View:
    return view_after(4, US)


def test_a_force_shows_its_heaviest_class_and_its_number(opening: View) -> None:
    ships = (ShipSeen("enterprise", "K5"), ShipSeen("phelps", "K5"), ShipSeen("tambor", "K5"))
    assert at(with_us(opening, ships=ships, contacts=()), "K5") == ["K5s1", "CV2"]


def test_a_light_carrier_leaves_room_for_the_number(opening: View) -> None:
    seen = Contact(opening.turn - 1, "D7", "scout", ships=("zuiho", "kongo"))
    assert at(with_us(opening, contacts=(seen,)), "D7") == ["D7", "cv2?"]


def test_what_was_seen_this_turn_is_told_from_what_was_seen_before(opening: View) -> None:
    now = Contact(opening.turn, "E6", "scout", ships=("akagi",))
    before = Contact(opening.turn - 1, "E7", "scout", size="large", carrier=True)
    flight = Contact(opening.turn, "E8", "flight", aircraft=(("akagi_db", 6, "F8"), ("akagi_fg", 4, "F8")))
    view = with_us(opening, contacts=(now, before, flight))
    assert [at(view, hex)[1] for hex in ("E6", "E7", "E8")] == ["CV1!", "big+?", "^10!"]


def test_the_latest_sighting_of_a_hex_counts(opening: View) -> None:
    seen = (Contact(opening.turn, "E6", "scout", 4, ships=("akagi",)), Contact(0, "E6", "scout", ships=("kongo",)))
    assert at(with_us(opening, contacts=seen), "E6") == ["E6", "CV1!"]


def test_own_ships_and_a_contact_share_a_hex(opening: View) -> None:
    ships, seen = (ShipSeen("enterprise", "K5"),), Contact(opening.turn, "K5", "search", ships=("kongo", "hiei"))
    assert at(with_us(opening, ships=ships, contacts=(seen,)), "K5") == ["BB2!", "CV1"]


def test_the_storm_is_drawn_until_it_lifts(opening: View) -> None:
    assert at(msgspec.structs.replace(opening, storm=True), "A3") == ["A3░░", "░░░░"]
    assert at(msgspec.structs.replace(opening, storm=False), "A3") == ["A3", ""]


def test_an_island_shows_who_holds_it_as_far_as_one_knows(opening: View) -> None:
    assert at(opening, "H6")[0].startswith("H6◆")
    assert at(with_us(opening, islands={}), "N9")[0] == "N9◇"
    assert at(with_us(opening, islands={"gardner": "us"}), "N9")[0] == "N9◆"


def test_decks_count_aircraft_by_state(opening: View) -> None:
    text = "\n".join(plain(deck_lines(SETTING, view_after(0, US), WORDS, 80)))
    assert "P FG6 DB12 TB6" in text


def test_points_are_what_was_lost_and_what_was_seen(opening: View) -> None:
    view = with_us(opening, lost_ships=("phelps",), lost_aircraft=3, claims=(Claim(1, "aircraft", 1, 1),))
    assert scored_now(SETTING, view, WORDS) == "points lost 2½, seen taken ½"
    assert [half_points(halves) for halves in (0, 1, 2, 5)] == ["0", "½", "1", "2½"]


def test_a_spectator_sees_the_calendar_alone(opening: View) -> None:
    view = view_after(40, SPECTATOR)
    assert muster(SETTING, view, WORDS) == []
    assert scored_now(SETTING, view, WORDS) == ""
    assert not any(sign in line for line in plain(chart(SETTING, view, WORDS))[: hexes().height] for sign in "!?^")


def test_a_damaged_ship_has_its_signs(opening: View) -> None:
    ships = (ShipSeen("enterprise", "K5", waits=1, no_engines=True, no_guns=True),)
    view = with_us(opening, ships=ships)
    assert sign(view, "ship", "enterprise") == " (ma)·"
    assert place(view, "ship", "enterprise") == ("hex", "K5")
    assert sign(view, "hex", "K5") == ""


def test_many_ships_of_a_sighting_are_counted_by_class() -> None:
    few = Contact(2, "E6", "scout", ships=("akagi", "kaga"))
    many = Contact(2, "E6", "scout", ships=("akagi", "kaga", "hiryu", "soryu", "haruna", "tone"))
    assert contact_text(SETTING, WORDS, few).endswith("Akagi, Kaga")
    assert contact_text(SETTING, WORDS, many).endswith("CV4 BB1 CA1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [US, JAPAN, UMPIRE, SPECTATOR])
def test_nothing_grows_too_wide(language: str, viewer: str) -> None:
    words = match_words(language, GAME, SETTING)
    for decisions in (0, 30, 150):
        view = view_after(decisions, viewer)
        for line in plain(chart(SETTING, view, words)):
            assert cell_len(line) <= 80, line
        for width in (40, 60):
            for line in plain([*brief(SETTING, view, words, width), *tracks(SETTING, view, words, width)]):
                assert cell_len(line) <= width, line
        assert headline(SETTING, view, words)
        assert forces(SETTING, view, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_card(language: str) -> None:
    words = match_words(language, GAME, SETTING)
    view = view_after(20, JAPAN)
    assert all(card(SETTING, view, words, piece) for piece in pieces(SETTING, words))
