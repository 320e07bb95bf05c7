"""The screen: everything is there, nothing is too wide, nothing hidden shows, at every decision of whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from honjin.cli.saves import begin, take_up
from honjin.cli.terminal.commands import run_command
from honjin.cli.terminal.layout import broken
from honjin.cli.terminal.log import side_mark
from honjin.cli.terminal.orders import Nonsense, Orders
from honjin.cli.terminal.page import header, news, page
from honjin.cli.terminal.prompt import put
from honjin.cli.terminal.rules import chapter_lines
from honjin.cli.terminal.session import Session
from honjin.core.event import Event
from honjin.core.game import Game, find_game
from honjin.games.port_arthur.options import Sail
from honjin.locale.text import LANGUAGES
from honjin.umpire.knowledge import looks_away

pytestmark = pytest.mark.usefixtures("own_folder")

GAME = find_game("port_arthur")


class Desk:
    """A session whose console writes into a text of ours."""

    def __init__(self, language: str = "en", game: Game = GAME, **switches: bool | str) -> None:
        self.output = StringIO()
        console = Console(file=self.output, width=80, height=24, highlight=False, emoji=False, no_color=True)
        opened = begin(game, switches, dict.fromkeys(game.sides, "human"))
        self.session = Session(opened, language, console)
        self.new_match = list(self.session.notices)
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


SIZES = ((80, 24), (80, 40), (100, 30), (120, 45))


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fog", [False, True])
def test_no_line_is_wider_than_the_window(fog: bool, language: str) -> None:
    desk = Desk(language, fog_of_war=fog, mines=True)
    draw, number = Random(4), 0
    while not desk.session.table.is_over:
        side, decision = desk.session.asked()
        number += 1
        if number % 19 == 0:
            for width, height in (*SIZES, (40, 30), (200, 60)):
                desk.resize(width, height)
                lines = desk.screen().splitlines()
                assert [line for line in lines if cell_len(line) > width] == []
                assert [line for line in lines if line.lstrip(" ").startswith(tuple("、。：）"))] == []
        desk.session.has_decided(side)
        desk.session.answer(side, draw.choice(decision.options))
    desk.session.opened.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_first_screen_of_a_match_fits_with_its_notice(language: str, size: tuple[int, int]) -> None:
    for mines in (False, True):
        desk = Desk(language, mines=mines)
        while desk.session.asked()[1].ask != "sortie":
            side, decision = desk.session.asked()
            desk.session.answer(side, decision.options[0])
        desk.session.notices += desk.new_match
        desk.resize(*size)
        lines = desk.screen().splitlines()
        assert len(lines) < size[1]
        assert desk.session.words.text("game-title") in lines[0]
        start = desk.session.table.header.commitment[:12]
        assert any(start in line for line in lines[1:])
        desk.session.opened.close()


def test_numbers_stay_while_a_plan_is_made(desk: Desk) -> None:
    def number_of(text: str) -> int:
        _, decision = desk.session.asked()
        numbers = desk.session.numbers(decision)
        return next(numbers[option] for option in decision.options if desk.session.option_text(option) == text)

    before = number_of("Fuji to Tsushima")
    desk.screen()
    desk.give("Mikasa to Tsushima")
    assert number_of("Fuji to Tsushima") == before
    fuji = next(line for line in desk.screen().splitlines() if "Fuji" in line)
    assert f" {before} " in fuji
    assert desk.session.reader(desk.session.asked()[1]).read("1") == Orders((Sail("mikasa", "yellow_sea"),))  # type: ignore[arg-type]
    assert f"(number {before})" in desk.says("why", "fuji to tsushima")
    desk.session.undo("japan")
    assert number_of("Mikasa to Yellow Sea") == 1
    desk.give("end the sortie")
    assert set(desk.session.numbers(desk.session.asked()[1]).values()) == set(
        range(1, len(desk.session.asked()[1].options) + 1)
    )


def test_numbers_are_the_same_when_a_match_is_taken_up_again(desk: Desk) -> None:
    desk.screen()
    desk.give("Mikasa to Tsushima", "Asahi to Yellow Sea")
    before = dict(desk.session.numbers(desk.session.asked()[1]))
    desk.session.opened.journal.close()
    again = Session(take_up(desk.session.opened.path), "en", desk.session.console)
    assert dict(again.numbers(again.asked()[1])) == before
    again.opened.close()


def test_lines_break_at_blanks_but_not_at_those_that_bind() -> None:
    text = Text("Vouliez-vous dire\u00a0: Asama\u202f; Fuji")
    for width in range(12, 40):
        lines = [line.plain for line in broken(text, width)]
        assert max(map(cell_len, lines)) <= width
        assert not any(line.startswith((":", ";")) for line in lines)
        assert " ".join(lines) == text.plain


def test_japanese_lines_do_not_begin_with_a_full_stop_or_end_with_an_open_bracket() -> None:
    text = Text("審判は、できることを一覧にし（節番号を添え）、理由を述べます：「浅間」、「富士」。")
    for width in range(10, 40):
        lines = [line.plain for line in broken(text, width)]
        assert "".join(lines) == text.plain
        assert max(map(cell_len, lines)) <= width
        assert not any(line.startswith(tuple("、。：）」")) or line.endswith(tuple("（「")) for line in lines)


def test_what_cannot_be_broken_is_cut_where_the_line_is_full() -> None:
    assert [line.plain for line in broken(Text("ab 0123456789abcdef cd"), 10)] == ["ab", "0123456789", "abcdef cd"]
    assert [line.plain for line in broken(Text("one\ntwo"), 10)] == ["one", "two"]
    assert [line.plain for line in broken(Text(""), 10)] == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_break_as_all_texts_do(language: str) -> None:
    desk = Desk(language)
    lines = [
        line.plain
        for chapter in ("6", "7")
        for line in chapter_lines(desk.session.console, GAME, desk.session.words, chapter)
    ]
    desk.session.opened.close()
    assert max(map(cell_len, lines)) <= 80
    assert [line for line in lines if line.strip(" ").startswith(tuple("、。：）:;»"))] == []
    assert [line for line in lines if line.rstrip(" ").endswith("\u00a0")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_of_no_side_is_as_wide_as_that_of_a_side(language: str) -> None:
    desk = Desk(language)
    marks = {cell_len(side_mark(GAME, desk.session.words, event).plain) for event in (Nobody(), Somebody())}
    desk.session.opened.close()
    assert len(marks) == 1


class Nobody(Event, frozen=True):
    """An event of no side."""


class Somebody(Event, frozen=True):
    """An event of a side."""

    side: str = "japan"


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
        commands = (("pieces", ""), ("log", "all"), ("board", ""), ("pieces", "tokiwa"), ("why", "attack tsushima"))
        texts = [desk.screen(), *(desk.says(*command) for command in commands)]
        shown.append([text.replace(commitment, "").replace(name, "") for text in texts])
        desk.session.opened.close()
    assert shown[0] == shown[1]


def test_secrets_call_for_a_change_of_seats(desk: Desk, foggy: Desk) -> None:
    """Orders of a sortie are open again before the other side decides: only in the fog somebody looks away."""
    assert not looks_away(desk.session.table, desk.session.has_secrets)
    assert looks_away(foggy.session.table, foggy.session.has_secrets)


def test_the_header_names_options_and_dice(foggy: Desk) -> None:
    text = header(foggy.session, "japan", 130).plain
    assert "Mines · Fog of war" in text
    assert f"dice committed: {foggy.session.table.header.commitment[:12]}…" in text
    assert cell_len(header(foggy.session, "japan", 80).plain) <= 80


def test_news_keep_what_decides_when_room_is_short(desk: Desk) -> None:
    """Scoring and battles stay, ships going home are left out."""
    session = desk.session
    draw = Random(3)
    while session.table.view("japan").turn < 2:
        decision = session.table.match.open[0]
        session.table.answer(decision.side, draw.choice(decision.options))
    session.seen_until["japan"] = 0
    told = session.table.told("japan")
    text = "\n".join(line.plain for line in news(session, "japan", 100, 9))
    assert any(type(entry.event).__name__ == "ShipsReturned" for entry in told)
    assert "Control: Japan" in text
    assert "→ Japan (port)" not in text


def test_damage_options_say_what_they_do() -> None:
    """Over matches of random answers and dice: in most of them ships are damaged and sunk many times."""
    draw = Random(1)
    seen = ""
    for _ in range(20):
        session = Desk().session
        while not session.table.is_over:
            side, decision = session.asked()
            if decision.ask == "hits":
                seen += "\n".join(line.plain for line in page(session, side, decision))
            session.table.answer(side, draw.choice(decision.options))
        session.opened.close()
        if "→ sinks (" in seen and "→ damaged (1 hit)" in seen:
            return
    raise AssertionError("twenty matches, and no option said what it does")


def test_several_orders_are_refused_where_dice_fall_between_them(desk: Desk) -> None:
    session = desk.session
    draw = Random(2)
    while session.asked()[1].ask != "fire":
        side, decision = session.asked()
        session.table.answer(side, draw.choice(decision.options))
    side, decision = session.asked()
    assert session.dice_part(side, decision.options[:2])
    reader = session.reader(decision)
    assert isinstance(reader.read("3-"), Nonsense)
    assert isinstance(reader.read("-3"), Nonsense)
