"""The sea chart for small windows: both fleets' strength, what fog hides, never wider or higher than there is room."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from tests.games.port_arthur.position import theatre
from tests.games.port_arthur.test_chart import WORDS, plain, seen

from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import UMPIRE
from honjin.games.port_arthur import GAME
from honjin.games.port_arthur.chart import WIDTH
from honjin.games.port_arthur.model import PORTS, ZONES
from honjin.games.port_arthur.small_chart import COASTS, PICTURE, closeup
from honjin.games.port_arthur.tracks import tracks
from honjin.games.port_arthur.view import View
from honjin.locale.text import LANGUAGES, Words

HIGH = len(PICTURE)
LOW = HIGH - len(COASTS)


def drawn(view: View, height: int, switches: dict[str, bool | str] | None = None) -> str:
    return "\n".join(plain(closeup(theatre(switches), view, WORDS, [], height)))


def test_every_sea_and_port_is_on_it() -> None:
    for height in (LOW, HIGH):
        text = drawn(seen("japan", japan="mikasa asahi", port_arthur="poltava", vladivostok="rurik*"), height)
        for zone in ZONES:
            assert WORDS.text(f"t-zone-{zone}") in text
        for port in PORTS:
            assert WORDS.text(f"t-port-{port}") in text
        assert "2 ships f16" in text
        assert "Vladivostok  1 f4 1×" in text
    assert "· · ·" not in drawn(seen("japan"), LOW)


def test_both_squadrons_of_a_zone_share_a_line_with_their_strength() -> None:
    view = seen("russia", tsushima="asama yakumo fuji* | rurik", yellow_sea="mikasa", landing="tsushima")
    text = drawn(view, HIGH)
    assert " J  3 f15 1×  R  1 f5" in text
    assert " J  1 ship s4 f8" in text
    assert "★ Tsushima ■" in text


def test_fog_shows_the_number_alone_where_two_share_a_line() -> None:
    fog: dict[str, bool | str] = {"fog_of_war": True}
    text = drawn(seen("russia", tsushima="asama yakumo | rurik", tops="yakumo", switches=fog), HIGH, fog)
    assert " J  2? Yakumo  R  1 s5 f5" in text or " J  2?  R  1 f5" in text
    assert "Asama" not in text


def test_a_fallen_port_a_battle_and_the_blockade_are_told() -> None:
    assert "Port Arthur  fallen" in drawn(seen("japan", boxes="port_arthur"), HIGH)
    text = drawn(seen("japan", yellow_sea="asama", blockade=True), HIGH)
    assert "⊗" in text


def test_a_few_lines_tell_who_is_at_sea_and_none_while_nobody_is() -> None:
    view = seen("russia", tsushima="asama yakumo fuji* | rurik")
    first, second, third = drawn(view, 3).splitlines()
    assert "Tsu  J  3 f15 1×  R  1 f5" in f"{first} {second}"
    assert third.startswith("Turn")
    assert drawn(seen("russia"), 3) == ""
    assert drawn(view, 1) == ""


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fog", [False, True])
def test_it_is_never_too_wide_or_too_high(language: str, fog: bool) -> None:
    switches: dict[str, bool | str] = {"fog_of_war": fog, "mines": True}
    words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
    match, draw = start(GAME, theatre(switches), SeededDice(6)), Random(6)
    number = 0
    while match.open:
        number += 1
        if number % 41 == 0:
            for viewer in (*GAME.sides, UMPIRE):
                view = GAME.view(match.state, viewer)
                whole = len(tracks(theatre(switches), view, words, WIDTH))
                for height in (1, 2, 4, LOW - 1, LOW, HIGH - 1, HIGH, HIGH + 1, HIGH + whole):
                    lines = plain(closeup(theatre(switches), view, words, [], height))
                    assert len(lines) <= height
                    assert [line for line in lines if cell_len(line) > WIDTH] == []
                    assert bool(lines) or height < LOW
        match.choose(draw.randrange(len(match.open[0].options)))
