"""The sea chart in text: what is on it, what fog hides, and that it never grows too wide."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.games.port_arthur.position import position, theatre

from honjin.charts.lettering import width_of
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import UMPIRE
from honjin.core.textboard import Speech
from honjin.games.port_arthur import GAME
from honjin.games.port_arthur.chart import BORDERS, WIDTH, brief, chart, plan, scored_now
from honjin.games.port_arthur.forces import card, forces, muster
from honjin.games.port_arthur.model import PORTS, ZONES
from honjin.games.port_arthur.view import View
from honjin.locale.text import LANGUAGES, Words

WORDS = Words("en", "port_arthur", GAME.look.kinds, also=("terminal",))


def plain(lines: list[str]) -> list[str]:
    """Lines without their colour marks."""
    return [Text.from_markup(line).plain for line in lines]


def drawn(view: View, switches: dict[str, bool | str] | None = None, words: Speech = WORDS) -> str:
    return "\n".join(plain(chart(theatre(switches), view, words)))


def seen(viewer: str, **places: Any) -> View:
    view: View = GAME.view(position(**places).state, viewer)
    return view


def test_zones_ports_lands_and_tracks_are_on_it() -> None:
    text = drawn(seen("japan", japan="mikasa asahi", port_arthur="poltava", vladivostok="rurik*"))
    for zone in ZONES:
        assert WORDS.name("zone", zone) in text
    for word in ("Japan", "Port Arthur", "Vladivostok", "Diego Suarez", "KOREA", "CHINA", "YEZO", "Hill 203", "Siping"):
        assert word in text
    assert "2 ships f16" in text
    assert "1 ship f4 1×" in text


def test_both_squadrons_of_a_zone_show_ships_speed_and_firepower() -> None:
    text = drawn(seen("russia", tsushima="asama yakumo fuji* | rurik", landing="tsushima"))
    assert "3 s3 f15 1×" in text
    assert "1 ship s5 f5" in text
    assert "army landing" in text


def test_fog_shows_the_number_and_the_top_ship_only() -> None:
    fog: dict[str, bool | str] = {"fog_of_war": True}
    view = seen("russia", tsushima="asama yakumo fuji", tops="yakumo", switches=fog)
    text = drawn(view, fog)
    assert "3 ships ? Yakumo" in text
    assert "Asama" not in text
    assert "Fuji" not in text
    assert "3 ships s4 f16" in drawn(seen("japan", tsushima="asama yakumo fuji", switches=fog), fog)


def test_markers_stand_where_they_are() -> None:
    text = drawn(seen("japan", yellow_sea="asama", blockade=True, score=-3, turn=2, boxes="yalu nanshan"))
    assert "⊗ BLOCKADE" in text
    assert "5 4 [3] 2 1 0 1 2 3 4 5" in text
    assert "Turn 1 [2] 3 4+8 5+4 6" in text
    assert "■ Yalu ─ ■ Nanshan ─ □ Liaoyang" in text
    assert "4 armies in reserve" in text


def test_hill_203_and_the_fall_of_port_arthur_show_at_the_port() -> None:
    assert "no shipyard" in drawn(seen("japan", boxes="hill_203"))
    assert "fallen" in drawn(seen("japan", boxes="hill_203 port_arthur"))


def test_orders_in_progress_show_to_their_owner_alone() -> None:
    match = start(GAME, theatre(), SeededDice(1))
    for text in ("Asama to Tsushima", "Fuji to Tsushima", "army to the landing box: Yellow Sea"):
        match.answer("japan", next(o for o in match.open[0].options if WORDS.of("option", o) == text))
    own, other = GAME.view(match.state, "japan"), GAME.view(match.state, "russia")
    assert "▸ 2 ships s4 f12" in drawn(own)
    assert "▸ army embarks" in drawn(own)
    assert plain(plan(theatre(), own, WORDS)) == [" ▸ planned  Tsushima: Asama, Fuji; army: Yellow Sea"]
    assert "▸" not in drawn(other)
    assert plan(theatre(), other, WORDS) == []


def test_borders_are_drawn_where_zones_touch() -> None:
    graph = theatre().graph
    drawn_pairs = {frozenset(pair[:2]) for pair in BORDERS.values()}
    touching = {frozenset((a, b)) for a in ZONES for b in graph.neighbours(a)}
    assert drawn_pairs == touching


def test_control_of_the_seas_is_counted_as_the_rules_count_it() -> None:
    view = seen("japan", yellow_sea="asama", tsushima="fuji | rurik", sea_of_japan="rossia", pacific_ocean="bogatyr")
    assert scored_now(theatre(), view, WORDS) == "if scored now: Japan 1, Russia 5"


@pytest.mark.thorough
@pytest.mark.parametrize("switches", [{}, {"fog_of_war": True, "mines": True}, {"track_fork": "fork_after_yalu"}])
def test_no_line_is_wider_than_80_cells_in_whole_matches(switches: dict[str, bool | str]) -> None:
    draw = Random(7)
    match = start(GAME, theatre(switches), SeededDice(7))
    while not match.is_over:
        decision = match.open[0]
        match.choose(int(draw.random() * len(decision.options)))
        if draw.random() < 0.1:
            for viewer in (*GAME.sides, UMPIRE):
                view = GAME.view(match.state, viewer)
                lines = [*chart(match.state.theatre, view, WORDS), *brief(match.state.theatre, view, WORDS, WIDTH)]
                lines += forces(match.state.theatre, view, WORDS)[:-1]
                assert [line for line in plain(lines) if cell_len(line) > WIDTH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_into_the_chart_in_every_language(language: str) -> None:
    words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
    view = seen("japan", east_china_sea="asama | rurik", japan="fuji", port_arthur="poltava")
    text = drawn(view, words=words)
    for port in PORTS:
        assert f" {words.text(f't-port-{port}')} " in text
    for zone in ZONES:
        battle = msgspec.structs.replace(view, battle=zone)
        for lines in (chart(theatre(), battle, words), brief(theatre(), battle, words, WIDTH)):
            assert any(f"✕ {words.text(f't-zone-{zone}')}" in line for line in plain(lines))
            assert max(map(cell_len, plain(lines))) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_ships_bound_for_a_shipyard_can_be_read(language: str) -> None:
    words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
    for port, ship, other in (("japan", "fuji", "asama"), ("vladivostok", "rurik", "rossia")):
        viewer = "japan" if port == "japan" else "russia"
        view = seen(viewer, **{port: f"{ship}* {other}*"})
        view = msgspec.structs.replace(view, orders=dict.fromkeys((ship, other), f"{port}.shipyard"))
        lines = drawn(view, words=words).split("\n")
        assert any("▸ 2" in line or "▸2" in line for line in lines)
        assert "▸…" not in "".join(lines)
        places = [line for line in plain(forces(theatre(), view, words)) if "▸" in line]
        assert len(places) == 2
        assert all(words.name("place", "shipyard") in line and "…" not in line for line in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forces_fit_into_80_cells_in_every_language(language: str) -> None:
    words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
    baltic = "general_admiral_apraksin* imperator_aleksandr_iii* knyaz_suvorov"
    view = seen("russia", diego_suarez=baltic, vladivostok="rurik*", port_arthur="tsesarevitch*")
    bound = dict.fromkeys((*baltic.replace("*", "").split(), "rurik", "tsesarevitch"), "philippine_sea")
    for orders in ({}, bound):
        lines = plain(forces(theatre(), msgspec.structs.replace(view, orders=orders), words))[:-1]
        assert [line for line in lines if cell_len(line) > WIDTH] == []
        assert [line for line in lines if "…" in line] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Tsushima: Asama, Fuji; army: Yellow Sea"),
        ("fr", "détroit de Tsushima\u00a0: Asama, Fuji\u00a0; armée\u00a0: mer Jaune"),
        ("ja", "対馬海峡：浅間、富士／軍：黄海"),
    ],
)
def test_the_plan_is_punctuated_as_the_language_does(language: str, text: str) -> None:
    words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
    view = msgspec.structs.replace(
        seen("japan", japan="asama fuji"),
        orders=dict.fromkeys(("asama", "fuji"), "tsushima"),
        embarking=("yellow_sea",),
    )
    assert plain(plan(theatre(), view, words))[0].endswith(f"  {text}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_years_have_no_thousands(language: str) -> None:
    words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
    assert "1896" in "\n".join(plain(card(theatre(), seen("japan"), words, "asama")))


class Wide:
    """Words as wide as Japanese ones."""

    def text(self, id: str, facts: dict[str, Any] | None = None) -> str:
        return WORDS.text(id, facts) if id.startswith(("t-letter", "t-plate", "t-roadstead")) else "対馬海峡"

    def name(self, kind: str, id: str) -> str:
        return "三笠" if kind == "ship" else "港"

    def has(self, id: str) -> bool:
        return WORDS.has(id)


def test_wide_letters_take_two_cells() -> None:
    assert width_of("三笠 a") == cell_len("三笠 a") == 6
    view = seen("japan", tsushima="asama yakumo | rurik", japan="fuji", port_arthur="poltava", landing="yellow_sea")
    lines = drawn(view, words=Wide()).split("\n")
    assert max(map(cell_len, lines)) <= WIDTH
    assert {cell_len(line) for line in lines[:14]} == {WIDTH}


def test_brackets_in_the_names_of_an_owners_pack_are_no_marks() -> None:
    names = {"ship-asama": "[b]Asama[/b]\\"}
    words = Words("en", "port_arthur", GAME.look.kinds, names, also=("terminal",))
    fog: dict[str, bool | str] = {"fog_of_war": True}
    view = seen("russia", east_china_sea="asama fuji", tops="asama", switches=fog)
    assert "2? [b]Asama[/b]\\" in drawn(view, fog, words)


def test_forces_list_every_ship_with_values_and_place() -> None:
    view = seen("japan", tsushima="asama*", japan_yard="fuji*", port_arthur="poltava", sunk="mikasa")
    lines = plain(forces(theatre(), view, WORDS))
    asama = next(line for line in lines if line.startswith("Asama"))
    assert asama.split() == ["Asama°", "5", "5", "4", "4", "2", "Tsushima,", "damaged"]
    assert next(line for line in lines if line.startswith("Fuji")).endswith("Japan, shipyard, damaged")
    assert next(line for line in lines if line.startswith("Mikasa")).endswith("sunk")
    assert sum("°" in line for line in lines) > 40


def test_a_ship_shows_the_sources_of_its_values() -> None:
    view = seen("japan", tsushima="asama")
    text = "\n".join(plain(card(theatre(), view, WORDS, "asama")))
    assert "armoured cruiser, Tsushima" in text
    assert "reconstructed" in text
    assert "rulebook" in text


def test_fog_hides_who_is_where_in_the_muster_too() -> None:
    fog: dict[str, bool | str] = {"fog_of_war": True}
    view = seen("russia", tsushima="asama yakumo", tops="asama", switches=fog)
    found = {Text.from_markup(head).plain.strip(): names for head, names in muster(theatre(fog), view, WORDS)}
    assert found["J  Tsushima"] == "Asama"
    assert found["J  somewhere at sea"] == "Yakumo"
