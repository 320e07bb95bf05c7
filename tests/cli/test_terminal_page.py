"""The screen: everything is there, nothing is too wide, nothing hidden shows, at every decision of whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from honjin.cli.saves import begin
from honjin.cli.terminal.commands import run_command
from honjin.cli.terminal.page import header, page
from honjin.cli.terminal.play import has_secrets
from honjin.cli.terminal.prompt import put
from honjin.cli.terminal.session import Session
from honjin.core.game import find_game

GAME = find_game("port_arthur")


class Desk:
    """A session whose console writes into a text of ours."""

    def __init__(self, **switches: bool | str) -> None:
        self.output = StringIO()
        console = Console(file=self.output, width=80, height=24, highlight=False, emoji=False, no_color=True)
        opened = begin(GAME, switches, dict.fromkeys(GAME.sides, "human"))
        self.session = Session(opened, "en", console)
        self.session.notices.clear()

    def give(self, *texts: str) -> None:
        """Answer with the options of these texts."""
        for text in texts:
            side, decision = self.session.asked()
            option = next(one for one in decision.options if self.session.option_text(one) == text)
            self.session.has_decided(side)
            self.session.answer(side, option)

    def resize(self, width: int, height: int) -> None:
        self.session.console.size = (width, height)

    def screen(self) -> str:
        """What the side that is asked sees, as printed."""
        self.output.seek(0)
        self.output.truncate()
        put(self.session.console, page(self.session, *self.session.asked()))
        return self.output.getvalue()

    def says(self, command: str, rest: str = "") -> str:
        """What a command prints."""
        self.output.seek(0)
        self.output.truncate()
        run_command(self.session, *self.session.asked(), command, rest)
        return self.output.getvalue()


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    monkeypatch.setenv("TERM", "dumb")


@pytest.fixture
def desk() -> Iterator[Desk]:
    found = Desk()
    yield found
    found.session.opened.close()


@pytest.fixture
def foggy() -> Iterator[Desk]:
    found = Desk(fog_of_war=True, mines=True)
    yield found
    found.session.opened.close()


def test_the_screen_has_all_its_parts(desk: Desk) -> None:
    desk.resize(80, 60)
    text = desk.screen()
    for part in ("Port Arthur", "turn 1 of 6", "Japan: you", "★ Yellow Sea", "KOREA", "Turn [1]", "CP", "initiative"):
        assert part in text
    for part in (
        "Since your last move",
        "War at sea › Turn 1 › Sortie: Japan",
        "Order ships to sea",
        "§5.1",
        "help quit",
    ):
        assert part in text


def test_many_options_alike_make_a_grid(desk: Desk) -> None:
    lines = desk.screen().splitlines()
    head = next(line for line in lines if "Yel Tsu ECS Phi Pac SoJ" in line)
    assert head.count("Yel") == 2
    mikasa = next(line for line in lines if line.startswith("Mikasa"))
    assert " ".join(mikasa.split()) == "Mikasa 4 8 1 2 3 4 5 6 Kasuga 5 5 61 62 63 64 65 66"
    assert any("121 army to the landing box: Yellow Sea" in line for line in lines)
    desk.resize(120, 40)
    assert "Takachiho" in next(line for line in desk.screen().splitlines() if line.startswith("Fuji"))


def test_few_options_are_sentences(desk: Desk) -> None:
    draw = Random(1)
    while desk.session.asked()[1].ask != "fire":
        side, decision = desk.session.asked()
        desk.session.answer(side, draw.choice(decision.options))
    assert "1 fire 1 die" in desk.screen()
    assert "6 fire 6 dice" in desk.screen()


def test_orders_given_are_shown_as_a_plan(desk: Desk) -> None:
    desk.give("Asama to Tsushima", "Fuji to Tsushima")
    assert "▸ planned  Tsushima: Asama, Fuji" in desk.screen()
    desk.resize(80, 60)
    assert "▸ 2 ships s4 f12" in desk.screen()


def test_news_since_the_last_decision_cite_their_rules(desk: Desk) -> None:
    desk.resize(80, 60)
    desk.give("Asama to Tsushima", "end the sortie")
    text = desk.screen()
    assert "§5.1" in text
    assert "Japan sorties: Tsushima: Asama" in text


@pytest.mark.parametrize("fog", [False, True])
def test_no_line_is_wider_than_the_window(fog: bool) -> None:
    desk = Desk(fog_of_war=fog, mines=True)
    draw, number = Random(4), 0
    while not desk.session.table.is_over:
        side, decision = desk.session.asked()
        number += 1
        if number % 11 == 0:
            for width, height in ((80, 24), (80, 50), (40, 30), (100, 30), (120, 40), (200, 60)):
                desk.resize(width, height)
                assert [line for line in desk.screen().splitlines() if cell_len(line) > width] == []
        desk.session.has_decided(side)
        desk.session.answer(side, draw.choice(decision.options))
    desk.session.opened.close()


def test_a_small_window_leaves_out_the_chart_before_the_question(desk: Desk) -> None:
    assert "KOREA" not in desk.screen()
    assert len(desk.screen().splitlines()) < 24
    assert "KOREA" in desk.says("board")


def both_ways(swap: bool) -> Desk:
    """Two squadrons at sea under fog with the same top ships; what lies below them is swapped or not."""
    desk = Desk(fog_of_war=True)
    one, other = ("Tokiwa", "Izumo") if not swap else ("Izumo", "Tokiwa")
    orders = {"Asama": "Tsushima", "Fuji": "East China Sea", one: "Tsushima", other: "East China Sea"}
    for ship in ("Fuji", "Asama", "Tokiwa", "Izumo"):
        desk.give(f"{ship} to {orders[ship]}")
    desk.give("end the sortie", "Asama on top", "Fuji on top")
    return desk


@pytest.mark.parametrize("size", [(80, 24), (80, 60), (120, 40)])
def test_what_fog_hides_changes_nothing_on_the_enemys_screen(size: tuple[int, int]) -> None:
    shown = []
    for swap in (False, True):
        desk = both_ways(swap)
        desk.resize(*size)
        side, _ = desk.session.asked()
        assert side == "russia"
        commitment, name = desk.session.table.header.commitment[:12], desk.session.opened.path.stem
        commands = (("ships", ""), ("log", "all"), ("board", ""), ("ships", "tokiwa"), ("why", "attack tsushima"))
        texts = [desk.screen(), *(desk.says(*command) for command in commands)]
        shown.append([text.replace(commitment, "").replace(name, "") for text in texts])
        desk.session.opened.close()
    assert shown[0] == shown[1]


def test_secrets_call_for_a_change_of_seats(desk: Desk, foggy: Desk) -> None:
    _, decision = desk.session.asked()
    assert has_secrets(desk.session, decision)
    while desk.session.asked()[1].ask == "sortie":
        desk.give("end the sortie")
    assert not has_secrets(desk.session, desk.session.asked()[1])


def test_the_header_names_options_and_dice(foggy: Desk) -> None:
    text = header(foggy.session, "japan", 130).plain
    assert "Mines · Fog of war" in text
    assert f"dice committed: {foggy.session.table.header.commitment[:12]}…" in text
    assert cell_len(header(foggy.session, "japan", 80).plain) <= 80
