"""Order sheets in the terminal: what typed lines mean on a form, second thoughts, sending, and every language."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.patrol import GAME as PATROL
from tests.patrol.faces import KINDS
from tests.patrol.orders import Cover, Fire, GunForm, OrderForm, Sail, Scout

from honjin.cli import saves
from honjin.cli.saves import begin, drafts_path, take_up
from honjin.cli.terminal import prompt
from honjin.cli.terminal.help import SHEET_NAMES, command_words
from honjin.cli.terminal.page import page, question_lines
from honjin.cli.terminal.play import play_match
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.sheet import Sheet
from honjin.cli.terminal.sheet_lines import sheet_lines
from honjin.cli.terminal.slips import SlipWords
from honjin.cli.terminal.speech import vocabulary
from honjin.cli.terminal.style import make_console
from honjin.cli.terminal.ways import farthest, way_on
from honjin.cli.terminal.written import FormReader, Nothing, Unclear, Which, Written
from honjin.core.form import Blank, Draft, Slip, Trail
from honjin.core.game import Game
from honjin.games.midway import GAME as MIDWAY
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.sample import GAME as FORD

FORM = OrderForm({"bream": "a1", "brill": "a3"}, ("b_1", "b_2", "b_3"), "a2")
THINGS = ("bream", "brill", "b_1", "b_2", "b_3")


def reader(
    language: str = "en",
    form: Any = FORM,
    things: Any = THINGS,
    ordered: Any = (),
    elsewhere: Any = None,
    groups: Any = None,
) -> FormReader:
    words = Words(language, "", KINDS, also=("terminal",))
    return FormReader(form, things, SlipWords(words, KINDS), KINDS, vocabulary(words), ordered, elsewhere, groups)


def written(line: str, **how: Any) -> list[Slip]:
    meaning = reader(**how).read(line)
    assert isinstance(meaning, Written), meaning
    return list(meaning.slips)


# What a line means


@pytest.mark.parametrize(
    "line", ["bream b1", "Bream to B1", "sail bream b1", "bream sail b1", "1 b1", "brea b1", "bream place b1"]
)
def test_a_thing_and_its_order(line: str) -> None:
    assert written(line) == [Sail("bream", "b1")]


@pytest.mark.parametrize("line", ["bream, brill to a2", "bream and brill a2", "bream brill a2", "1, 2 a2", "all a2"])
def test_the_same_for_several(line: str) -> None:
    assert written(line) == [Sail("bream", "a2"), Sail("brill", "a2")]


def test_all_are_those_without_an_order_that_can_take_it() -> None:
    assert written("all b1") == [Scout(plane, ("a2", "b2", "b1"), "b1", "low") for plane in ("b_1", "b_2", "b_3")]
    assert written("all sail b1") == [Sail("bream", "b1")]
    assert written("all a2", ordered=("bream",)) == [Sail("brill", "a2")]
    assert written("all cover brill") == [Cover(plane, "brill") for plane in ("b_1", "b_2", "b_3")]


@pytest.mark.parametrize("line", ["3-5 cover brill", "3 – 5 cover brill", "cover 3-5 brill"])
def test_a_range_of_numbers_is_all_between(line: str) -> None:
    assert written(line) == [Cover(plane, "brill") for plane in ("b_1", "b_2", "b_3")]
    assert reader().names("3-5") == ["b_1", "b_2", "b_3"]
    assert reader().read("3-9 cover brill") == Nothing()


def test_a_group_is_all_that_stand_under_its_name() -> None:
    groups = {"Cod Squadron": ["b_1", "b_2"], "Brill": ["b_3"]}
    assert written("cod squadron cover brill", groups=groups) == [Cover(plane, "brill") for plane in ("b_1", "b_2")]
    assert written("brill b3", groups=groups) == [Sail("brill", "b3")], "a thing of that name comes first"
    assert reader(groups=groups).names("cod squadron") == ["b_1", "b_2"]


def test_several_orders_in_a_line() -> None:
    assert written("bream b1; b_1 cover bream, brill b3") == [
        Sail("bream", "b1"),
        Cover("b_1", "bream"),
        Sail("brill", "b3"),
    ]


def test_a_way_place_by_place() -> None:
    assert written("b_1 a2 b2 c2 b2 a2") == [Scout("b_1", ("a2", "b2", "c2", "b2", "a2"), "c2", "low")]
    assert written("b_1 b2") == [Scout("b_1", ("a2", "b2"), "b2", "low")]


def test_a_far_place_is_reached_the_shortest_way() -> None:
    assert written("b_1 c2 a2 high") == [Scout("b_1", ("a2", "b2", "c2", "b2", "a2"), "c2", "high")]


def test_a_cell_may_be_named_before_its_value() -> None:
    way = ("a2", "b2", "c2", "b2", "a2")
    assert written("b_1 scout b2 c2 b2 a2 look b2 height high") == [Scout("b_1", way, "b2", "high")]
    assert written("b_1 height high way b2") == [Scout("b_1", ("a2", "b2"), "b2", "high")]


def test_what_is_left_out_stands_as_the_form_has_it_first() -> None:
    assert written("b_2 bream") == [Cover("b_2", "bream")]
    assert written("b_2 cover") == [Cover("b_2", "bream")]
    guns = GunForm({"bream": ("ray", "roach")})
    assert written("bream fire", form=guns, things=("bream",)) == [Fire("bream", "ray", 1)]
    assert written("bream roach", form=guns, things=("bream",)) == [Fire("bream", "roach", 1)]
    assert written("bream roach 2", form=guns, things=("bream",)) == [Fire("bream", "roach", 2)]


def test_what_a_line_does_not_say() -> None:
    assert reader().read("bream") == Unclear("bream")
    assert reader().read("b_1, bream") == Unclear("b_1")
    assert reader().read("b_1 scout") == Unclear("b_1"), "where to?"
    guns = reader(form=GunForm({"bream": ("ray",)}), things=("bream",))
    assert guns.read("bream") == Unclear("bream"), "one enemy, but one gun or two"


@pytest.mark.parametrize("line", ["", "zzz", "bream zzz", "b_1 look", "6 b1", "all zzz", "b1 bream zzz"])
def test_nonsense(line: str) -> None:
    assert isinstance(reader().read(line), Nothing | Unclear)


def test_a_wish_that_cannot_stand_is_read_all_the_same() -> None:
    assert written("bream d3") == [Sail("bream", "d3")]
    far = ("a2", "b2", "c2", "d2", "d1", "d2")  # five steps, and a plane has four
    assert written("b_1 d1 d2") == [Scout("b_1", far, "d1", "low")]


ELSEWHERE = {
    "boat": ("bream", "brill", "ray"),
    "plane": ("b_1", "b_2", "b_3", "r_1"),
    "area": tuple(column + row for column in "abcd" for row in "123"),
}


@pytest.mark.parametrize(
    ("line", "slip", "why"),
    [
        ("bream a3", Sail("bream", "a3"), "too-far"),
        ("ray to b1", Sail("ray", "b1"), "no-such-boat"),
        ("sail ray b1", Sail("ray", "b1"), "no-such-boat"),
        ("r_1 cover bream", Cover("r_1", "bream"), "no-such-plane"),
        ("b_1 cover ray", Cover("b_1", "ray"), "no-such-boat"),
        ("b_3 over ray", None, ""),
    ],
)
def test_any_order_with_things_of_the_game_is_read_for_the_form_to_refuse(
    line: str, slip: Slip | None, why: str
) -> None:
    near = OrderForm({"bream": "a1"}, ("b_1", "b_2", "b_3"), "a2")
    meaning = reader(form=near, things=("bream", "b_1", "b_2", "b_3"), elsewhere=ELSEWHERE).read(line)
    if slip is None:
        assert meaning == Nothing()
        return
    assert meaning == Written((slip,))
    refusal = near.refuse(Draft(), slip)
    assert refusal is not None
    assert refusal.why == why


def test_an_order_that_the_form_has_no_blank_for_is_read_too() -> None:
    still = OrderForm({}, ("b_1",), "a2")
    asked = reader(form=still, things=("b_1",), elsewhere=ELSEWHERE)
    assert asked.read("bream b1") == Written((Sail("bream", "b1"),))
    assert asked.read("bream") == Nothing()
    assert asked.read("b_1 sail b1") == Nothing(), "a plane is no boat"
    assert asked.next_words("bream ", "") == []


def test_words_that_fit_more_than_one_kind() -> None:
    class Choosy(OrderForm, frozen=True):
        """A boat can be sailed beside another one, or cover it."""

        def blanks(self, draft: Draft) -> list[Blank]:
            return [Blank(kind, "bream", {"place": ("b1", "a2")}) for kind in (Sail, Tow)]

        def refuse(self, draft: Draft, slip: Slip) -> None:
            return None

    meaning = reader(form=Choosy({}, (), "a2"), things=("bream",)).read("bream b1")
    assert meaning == Which((Sail("bream", "b1"), Tow("bream", "b1")))
    assert written("bream tow b1", form=Choosy({}, (), "a2"), things=("bream",)) == [Tow("bream", "b1")]


class Tow(Slip, frozen=True):
    """Another order with a place."""

    boat: str
    place: str


def test_completion_leads_through_an_order() -> None:
    read = reader()
    assert read.next_words("", "br") == ["bream", "brill"]
    assert read.next_words("bream ", "") == ["b1", "a2"]
    assert "cover" in read.next_words("b_1 ", "c")
    assert read.next_words("b_1 b2 ", "c") == ["c2"]
    assert read.next_words("b_1 scout b2 ", "h") == ["height", "high"]
    assert read.next_words("bream b1, ", "bri") == ["brill"]


def test_ways() -> None:
    trail = Trail("a2", 4, ("b2",))
    assert way_on(FORM, trail, ("a2",), "b1") == ("a2", "a1", "b1")
    assert way_on(FORM, trail, ("a2",), "b2") == ("a2", "b2"), "no way leads there: the form says why"
    assert way_on(FORM, trail, ("a2", "a1"), "a1") == ("a2", "a1", "a1")
    assert farthest(FORM, Trail("a2", 4), ("a2", "b2", "c2", "b2", "a2")) == "c2"
    assert farthest(FORM, Trail("a2", 4), ("a2", "a1", "a2", "a3")) == "a1"


# At the table


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    monkeypatch.setattr(saves, "find_game", {"patrol": PATROL, "ford": FORD}.__getitem__)
    return tmp_path


def new_session(data: Path, game: Game = PATROL, language: str = "en", width: int = 80, **switches: bool) -> Session:
    first, second = game.sides
    opened = begin(game, switches, {first: "human", second: "random"}, name="sheets")
    return Session(opened, language, wide(width, game))


def wide(width: int, game: Game) -> Console:
    console = make_console(game.sides)
    console.file = io.StringIO()
    console.width, console.height = width, 24
    return console


def sheet_of(session: Session) -> Sheet:
    side = session.game.sides[0]
    decision = session.table.decision_of(side)
    assert decision is not None
    return Sheet(session, side, decision)


@pytest.fixture
def session(data: Path) -> Iterator[Session]:
    session = new_session(data)
    yield session
    session.opened.close()


def typed(session: Session, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """Play with these lines; all that was printed."""
    left = iter(lines)

    def line(text: str, complete: Any) -> str:
        session.console.print(text, end="")
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(prompt, "_line", line)
    play_match(session)
    out = session.console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def test_orders_are_written_and_replaced(session: Session) -> None:
    sheet = sheet_of(session)
    assert sheet.put([Sail("bream", "b1"), Cover("b_1", "bream")]) == []
    assert sheet.put([Sail("bream", "a2")]) == []
    assert [*sheet.slips] == [Sail("bream", "a2"), Cover("b_1", "bream")], (
        "another order for the same boat, in its place"
    )
    [(slip, refusal)] = sheet.put([Sail("bream", "d3")])
    assert (slip, refusal.why) == (Sail("bream", "d3"), "too-far")
    assert sheet.why_not(Sail("bream", "b1")) is None
    assert sheet.drop(["bream"])
    assert not sheet.drop(["brill"])
    assert [*sheet.slips] == [Cover("b_1", "bream")]


def test_second_thoughts(session: Session) -> None:
    sheet = sheet_of(session)
    assert not sheet.undo()
    sheet.put([Sail("bream", "b1")])
    sheet.put([Sail("brill", "b3")])
    assert sheet.undo()
    assert [*sheet.slips] == [Sail("bream", "b1")]
    assert sheet.redo()
    assert not sheet.redo()
    assert sheet.undo()
    sheet.put([Cover("b_1", "bream")])
    assert not sheet.redo(), "something else was written since"
    assert sheet.undo()
    assert sheet.undo()
    assert [*sheet.slips] == []


def test_what_is_written_is_there_at_the_next_sitting(data: Path) -> None:
    session = new_session(data)
    sheet_of(session).put([Sail("bream", "b1")])
    session.opened.close()
    again = take_up(session.opened.path)
    assert again.table.draft("blue") == (Sail("bream", "b1"),)
    again.close()
    drafts_path(session.opened.path).write_bytes(b"{")
    lost = take_up(session.opened.path)
    assert lost.table.draft("blue") == ()
    lost.table.resign("blue")
    lost.close()
    assert not drafts_path(session.opened.path).exists()


def test_a_turn_by_typing(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(
        session, monkeypatch, "bream b1", "b_1 c2 high", "bream d3", "b_2", "why b_3 cover brill", "odds b_1 b2", "send"
    )
    for text in (
        "Sheet: 1 of 5 with an order",
        "Sail B1",
        "Scout A2 B2 C2, look C2, height high",
        "Sail Bream D3: Too far: boat Bream, place D3 (§2.1)",
        "B 2: what is it to do?",
        "Way: from A2, at most 4 steps",
        "It is allowed: Cover B 3 Brill.",
        "plane-b_1  2.00",
        "The sheet is in: 2 orders.",
    ):
        assert text in shown, text
    assert session.table.match.state.at["bream"] == "b1"


def test_the_commands_of_a_sheet(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(
        session, monkeypatch, "hint", "drop b_1, b_2", "drop all", "undo", "redo", "undo", "clear", "usual", "drop zzz",
        "drop bream", "again", "sheet", "help", "send", "send", "again",
    )  # fmt: skip
    assert "The sheet is filled in as the gentle computer player would" in shown
    assert "Drop what?" in shown
    assert "Nothing is written about that." in shown
    assert "Nothing to order in: Turn 1." in shown
    assert shown.count("The sheet stays as it is.") >= 2
    assert "erase everything" in shown


def test_why_knows_the_whole_game(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(session, monkeypatch, "why bream to d3", "why ray c1", "why r_1 cover bream", "why zzz", "ray c1")
    for text in (
        "Sail Bream D3: Too far: boat Bream, place D3 (§2.1)",
        "Sail Ray C1: No such boat: boat Ray (§2.1)",
        "Cover R 1 Bream: No such plane: plane R 1 (§2.2)",
        "zzz",
    ):
        assert text in shown, text
    assert shown.count("Sail Ray C1: No such boat") == 2, "written or only asked about"


# Standing orders


def test_a_set_up_has_no_standing_orders(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(data, MIDWAY)
    shown = typed(session, monkeypatch, "usual", "always enterprise")
    assert "This sheet is filled in only once" in shown
    assert session.table.standing(session.game.sides[0]) == ()
    session.opened.close()


def test_always_and_never(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = typed(
        session, monkeypatch, "b_1 cover brill", "bream b1", "always 3", "always", "always brill", "never", "send",
        "send", "always b_1", "never b_1", "send", "send",
    )  # fmt: skip
    assert "Always what?" in shown
    assert "Never what?" in shown
    assert "Cover Brill ∞" in shown
    assert "∞ standing order, written by itself" in shown
    assert "The sheet is in: 1 order." in shown, "the second sheet had it by itself, and it stayed when it was ended"
    assert "The sheet stays as it is." in shown, "it stood already"
    assert session.table.draft("blue") == ()


def test_standing_orders_are_there_at_the_next_sitting(data: Path) -> None:
    session = new_session(data)
    sheet = sheet_of(session)
    sheet.put([Cover("b_1", "brill"), Sail("bream", "b1")])
    assert sheet.stand(["b_1", "b_2"])
    assert not sheet.stand(["b_1", "b_2"])
    session.opened.close()
    again = take_up(session.opened.path)
    assert again.table.standing("blue") == (Cover("b_1", "brill"),)
    assert again.table.draft("blue") == (Cover("b_1", "brill"), Sail("bream", "b1"))
    again.close()
    drafts_path(session.opened.path).write_bytes(b'{"blue": ["0.0", []]}')
    older = take_up(session.opened.path)
    assert older.table.standing("blue") == (), "a file from before there were any"
    older.close()


def test_a_form_that_lacks_something_is_not_sent(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(data, FORD, written_guard=True)
    shown = typed(session, monkeypatch, "send", "1 low", "2 high", "3 low", "4 low", "send", "odds", "hint")
    assert "It cannot be sent: Ready a card first (§4.2)" in shown
    assert "Guard is full (§4.2)" in shown
    assert "The sheet is in: 3 orders." in shown
    session.opened.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("game", [PATROL, FORD], ids=lambda game: game.id)
def test_every_screen_fits_its_window(data: Path, game: Game, language: str, width: int) -> None:
    switches = {"written_guard": True} if game is FORD else {}
    session = new_session(data, game, language, width, **switches)
    sheet = sheet_of(session)
    for _ in range(2):
        lines = question_lines(session, sheet.side, sheet.decision, width, sheet)
        assert [line.plain for line in lines if cell_len(line.plain) > width] == []
        assert len(page(session, sheet.side, sheet.decision, sheet)) < 24
        sheet.write(tuple(sheet.form.sends(sheet.form.usual()).slips) or (Sail("bream", "b1"),))
    session.opened.close()


def test_a_long_sheet_is_shown_in_short_and_whole_on_request(session: Session) -> None:
    decision = session.table.decision_of("blue")
    assert decision is not None
    decision.form, decision.facts = OrderForm({f"boat_{number}": "a1" for number in range(80)}, (), "a2"), {}
    sheet = Sheet(session, "blue", decision)
    sheet.put([Sail(f"boat_{number}", "b1") for number in range(7)])
    short, whole = (sheet_lines(sheet, session.words, 80, whole=how) for how in (False, True))
    assert len(short) <= 14
    assert "73 without an order" in " ".join(line.plain for line in short)
    assert sum(line.plain.count("Boat ") for line in whole if "No cover" not in line.plain) == 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_of_a_sheet_is_called_as_another(language: str) -> None:
    words = Words(language, also=("terminal",))
    called = [word for name in SHEET_NAMES for word in command_words(words, name)]
    assert len(set(called)) == len(called)
    assert not set(called) & set(vocabulary(words).all)
