"""`honjin sheet` and `honjin umpire`: orders go out and come back as files."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from tests.cli.command_line import call
from tests.sheets.filling import Workbook

from honjin.core.game import find_game
from honjin.core.record import Ruled
from honjin.core.verify import verify_bytes
from honjin.umpire.journal import read_file

pytestmark = pytest.mark.thorough

Honjin = Callable[..., CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Honjin:
    """A command line with a data folder of its own, in which it stands."""
    monkeypatch.chdir(tmp_path)
    environment = {"HONJIN_DATA": str(tmp_path / "data"), "HONJIN_LANGUAGE": "en"}

    def honjin(*words: str) -> CompletedProcess[str]:
        return call(words, environment)

    return honjin


def opened(path: Path) -> Workbook:
    return Workbook(path.read_bytes())


def placed(book: Workbook) -> Workbook:
    """Every unit where the list puts it first; groups of boats apart from each other."""
    for tab in ("Ships", "Submarines"):
        for at, row in enumerate(book.grid(tab)[1:]):
            offers = book.offers(tab, row[0], "move")
            if offers:
                book.put(tab, row[0], "move", offers[at % 4 if tab == "Submarines" else 0])
    return book


# A saved match


def begin(run: Honjin) -> None:
    assert run("play", "midway", "--side", "us", "--against", "script", "--name", "coral").returncode == 0


def test_a_sheet_goes_out_and_comes_back(run: Honjin, tmp_path: Path) -> None:
    begin(run)
    out = run("sheet", "out", "coral", "mine.xlsx")
    assert (out.returncode, out.stderr) == (0, "")
    assert "./honjin sheet in coral mine.xlsx" in out.stdout
    book = placed(opened(tmp_path / "mine.xlsx"))
    match = book.grid("Turn")[1][0]
    book.put("Turn", match, "done", "Y")
    (tmp_path / "mine.xlsx").write_bytes(book.saved())
    back = run("sheet", "in", "coral", "mine.xlsx")
    assert (back.returncode, back.stderr) == (0, "")
    assert "orders accepted: 29" in back.stdout
    assert "the sheet is sent" in back.stdout
    again = run("sheet", "in", "coral", "mine.xlsx")
    assert again.returncode == 1
    assert "The step of this sheet is closed" in again.stderr
    assert run("sheet", "out", "coral", "next.xlsx").returncode == 0
    assert opened(tmp_path / "next.xlsx").text("Turn", match, "step") == "1 · naval movement"


def test_without_done_it_is_kept_as_a_draft(run: Honjin, tmp_path: Path) -> None:
    begin(run)
    run("sheet", "out", "coral", "mine.xlsx")
    book = opened(tmp_path / "mine.xlsx")
    book.put("Ships", "hornet", "move", "L4")
    book.put("Ships", "yorktown", "move", "A1")
    (tmp_path / "mine.xlsx").write_bytes(book.saved())
    back = run("sheet", "in", "coral", "mine.xlsx")
    assert back.returncode == 1
    assert "orders accepted: 1" in back.stdout
    assert "Refused: Ships, yorktown" in back.stdout
    marked = opened(tmp_path / "mine-refused.xlsx")
    assert (marked.text("Ships", "hornet", "move"), marked.text("Ships", "yorktown", "move")) == ("L4", "A1")
    assert marked.text("Ships", "yorktown", "refused")
    run("sheet", "out", "coral", "next.xlsx")
    assert opened(tmp_path / "next.xlsx").text("Ships", "hornet", "move") == "L4"


def test_mistakes_are_answered_with_what_to_do(run: Honjin, tmp_path: Path) -> None:
    begin(run)
    (tmp_path / "letter.xlsx").write_text("Dear umpire")
    for words, problem in (
        (("sheet", "out", "nobody"), "there is no one match"),
        (("sheet", "out", "coral", "sheet.ods"), "must end in .xlsx"),
        (("sheet", "out", "coral", "letter.xlsx"), "--force"),
        (("sheet", "out", "coral", "--side", "france"), "the sides are: us, japan"),
        (("sheet", "in", "coral", "nothing.xlsx"), "There is no file nothing.xlsx"),
        (("sheet", "in", "coral", "letter.xlsx"), "save your order sheet as an Excel workbook"),
        (("umpire", "resolve", "nowhere"), "./honjin umpire new nowhere"),
        (("umpire", "new", "mail", "--reads", "france=fr"), "names no side"),
        (("umpire", "new", "mail", "--reads", "us=de"), "there is no language"),
    ):
        done = run(*words)
        assert done.returncode == 1, words
        assert problem in done.stderr, words


# A match by mail


def new_folder(run: Honjin, *words: str) -> None:
    made = run("umpire", "new", "mail", "--game", "midway", *words)
    assert (made.returncode, made.stderr) == (0, "")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_step_is_resolved_when_both_sheets_are_in(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "en")
    mail = tmp_path / "mail"
    before = files(mail)
    waiting = run("umpire", "resolve", "mail")
    assert "sheet 001-set-up has not come yet" in waiting.stdout
    assert files(mail) == before, "nothing has come, nothing is changed"
    (mail / "inbox" / "one.xlsx").write_bytes(placed(opened(mail / "us" / "001-set-up.xlsx")).saved())
    first = run("umpire", "resolve", "mail")
    assert "the sheet is in, orders: 29" in first.stdout
    assert not (mail / "us" / "002-naval.xlsx").exists()
    (mail / "inbox" / "two.xlsx").write_bytes(placed(opened(mail / "japan" / "001-set-up.xlsx")).saved())
    assert "002-naval" in run("umpire", "resolve", "mail").stdout
    assert opened(mail / "japan" / "002-naval.xlsx").grid("Turn")[1][4].startswith("1 · ")
    done = files(mail)
    run("umpire", "resolve", "mail")
    assert files(mail) == done, "what is done is not done again"
    assert not list((mail / "inbox").iterdir())


def test_each_side_reads_its_own_language_and_nothing_of_the_other(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "us=fr", "--reads", "japan=ja")
    mail = tmp_path / "mail"
    assert opened(mail / "us" / "001-set-up.xlsx").tabs[:2] == ["Tour", "Navires"]
    assert opened(mail / "japan" / "001-set-up.xlsx").tabs[:2] == ["ターン", "艦艇"]
    assert '<html lang="ja">' in (mail / "japan" / "001-set-up.html").read_text()
    run("umpire", "resolve", "mail", "--time-up")
    ours = b"".join(b"".join(opened(path).parts.values()) for path in (mail / "us").glob("*.xlsx"))
    assert b"akagi" not in ours.lower()


def test_refused_rows_go_back_and_count_for_nothing_when_time_is_up(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "en")
    mail = tmp_path / "mail"
    book = placed(opened(mail / "us" / "001-set-up.xlsx"))
    book.put("Ships", "hornet", "move", "A1")
    (mail / "inbox" / "us.xlsx").write_bytes(book.saved())
    came = run("umpire", "resolve", "mail").stdout
    assert "rows refused: 1" in came
    assert opened(mail / "us" / "001-set-up-refused.xlsx").text("Ships", "hornet", "refused")
    closed = run("umpire", "resolve", "mail", "--time-up").stdout
    assert closed.count("the usual orders are given") == 2, "a set-up with a ship missing is none"
    book = opened(mail / "us" / "002-naval.xlsx")
    start = book.text("Ships", "hornet", "hex")
    book.put("Ships", "hornet", "move", book.offers("Ships", "hornet", "move")[0])
    book.put("Ships", "yorktown", "move", "A1")
    (mail / "inbox" / "us.xlsx").write_bytes(book.saved())
    run("umpire", "resolve", "mail")
    closed = run("umpire", "resolve", "mail", "--time-up").stdout
    assert "the accepted orders of its sheet count" in closed
    after = opened(mail / "us" / "003-air.xlsx")
    assert after.text("Ships", "hornet", "hex") != start
    assert after.text("Ships", "yorktown", "hex") == start


def test_what_comes_from_elsewhere_is_named_and_put_away(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "en")
    mail = tmp_path / "mail"
    (mail / "inbox" / "spam.xlsx").write_bytes(b"win a prize")
    run("umpire", "new", "other", "--game", "midway")
    (mail / "inbox" / "wrong.xlsx").write_bytes((tmp_path / "other" / "us" / "001-set-up.xlsx").read_bytes())
    said = run("umpire", "resolve", "mail").stdout
    assert "spam.xlsx: This is not a workbook" in said
    assert "wrong.xlsx: This sheet belongs to the match" in said
    assert not list((mail / "inbox").iterdir())


def test_name_of_a_file_does_nothing_to_the_terminal(run: Honjin, tmp_path: Path) -> None:
    new_folder(run)
    (tmp_path / "mail" / "inbox" / "a\x1b[31m\nUS: the sheet is in.xlsx").write_bytes(b"win a prize")
    said = run("umpire", "resolve", "mail").stdout
    assert "a?[31m?US: the sheet is in.xlsx: This is not a workbook" in said


def test_umpire_reads_his_own_language_whatever_the_sides_read(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "fr", "--language", "en")
    mail = tmp_path / "mail"
    book = opened(mail / "us" / "001-set-up.xlsx")
    (mail / "inbox" / "us.xlsx").write_bytes(book.saved())
    said = run("umpire", "resolve", "mail", "--language", "en").stdout
    assert "has no place yet" in said or "have no place yet" in said


def test_a_run_that_was_cut_off_is_finished_by_the_next(run: Honjin, tmp_path: Path) -> None:
    """The record had the answer, the file lay still in the inbox, and nothing had been written for the sides."""
    new_folder(run, "--reads", "en")
    mail = tmp_path / "mail"
    sheets = {side: placed(opened(mail / side / "001-set-up.xlsx")).saved() for side in ("us", "japan")}
    for side, data in sheets.items():
        (mail / "inbox" / f"{side}.xlsx").write_bytes(data)
    run("umpire", "resolve", "mail")
    whole = files(mail)
    for path in mail.glob("*/002-*"):
        path.unlink()
    (mail / "inbox" / "us.xlsx").write_bytes(sheets["us"])
    said = run("umpire", "resolve", "mail").stdout
    assert "us.xlsx: The step of this sheet is closed" in said
    again = files(mail)
    assert {name: data for name, data in again.items() if "read/" not in name} == {
        name: data for name, data in whole.items() if "read/" not in name
    }


def test_a_corrected_sheet_counts_in_place_of_the_first_until_the_step_resolves(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "en")
    mail = tmp_path / "mail"
    blank = (mail / "us" / "001-set-up.xlsx").read_bytes()
    book = placed(Workbook(blank))
    (mail / "inbox" / "first.xlsx").write_bytes(book.saved())
    assert "the sheet is in" in run("umpire", "resolve", "mail").stdout
    for hex in ("K3", "L4"):  # The second time as well it is the sheet that went out, with its old number.
        book.put("Ships", "hornet", "move", hex)
        (mail / "inbox" / f"{hex}.xlsx").write_bytes(book.saved())
        again = run("umpire", "resolve", "mail")
        assert f"the sheet is in, orders: 29 ({hex}.xlsx)" in again.stdout, again.stdout
    book.put("Ships", "hornet", "move", "A1")
    (mail / "inbox" / "wrong.xlsx").write_bytes(book.saved())
    assert "rows refused: 1" in run("umpire", "resolve", "mail").stdout, "what came last counts: it is not in now"
    book.put("Ships", "hornet", "move", "L4")
    (mail / "inbox" / "mended.xlsx").write_bytes(book.saved())
    assert "the sheet is in" in run("umpire", "resolve", "mail").stdout
    (mail / "inbox" / "japan.xlsx").write_bytes(placed(opened(mail / "japan" / "001-set-up.xlsx")).saved())
    run("umpire", "resolve", "mail")
    [naval] = (mail / "us").glob("*-naval.xlsx")
    assert opened(naval).text("Ships", "hornet", "hex") == "L4"
    (mail / "inbox" / "late.xlsx").write_bytes(book.saved())
    assert "late.xlsx: The step of this sheet is closed" in run("umpire", "resolve", "mail").stdout


def test_who_is_silent_for_two_turns_by_mail_loses_to_a_claim(run: Honjin, tmp_path: Path) -> None:
    """The umpire gives the usual orders: the record says so, and at the end both sides have it, and the journal."""
    new_folder(run, "--reads", "us=en", "--reads", "japan=fr")
    mail = tmp_path / "mail"
    early = run("umpire", "claim", "mail", "us")
    assert (early.returncode, "after the other side has sent nothing for two turns" in early.stderr) == (1, True)
    for _ in range(60):
        if (sheet := next(iter(sorted((mail / "us").glob("*.xlsx"))[-1:]), None)) is not None:
            book = opened(sheet)
            if sheet.stem.endswith("set-up"):
                placed(book)
            (mail / "inbox" / sheet.name).write_bytes(book.saved())
        run("umpire", "resolve", "mail", "--time-up")
        won = run("umpire", "claim", "mail", "us")
        if won.returncode == 0:
            break
    assert "The match is over" in won.stdout
    record = read_file(mail / "match.honjin")
    assert {answer.side: answer.lapse.by for answer in record.answers() if answer.lapse} == {"japan": "umpire"}
    assert (ended := record.ended()) is not None
    assert (ended.result.how, ended.result.winner) == ("claimed", "us")
    for side, tongue in (("us", "en"), ("japan", "fr")):
        assert (mail / side / "match.honjin").read_bytes() == (mail / "match.honjin").read_bytes()
        assert f'<html lang="{tongue}">' in (mail / side / "journal.html").read_text()
    (mail / "us" / "match.honjin").unlink()
    again = run("umpire", "resolve", "mail")
    assert (again.returncode, (mail / "us" / "match.honjin").exists()) == (0, True), "a run cut off is finished"


@pytest.mark.parametrize(
    ("words", "how", "winner"), [(("resign", "mail", "us"), "resigned", "japan"), (("draw", "mail"), "agreed", None)]
)
def test_a_match_by_mail_is_given_up_or_called_a_draw(
    run: Honjin, tmp_path: Path, words: tuple[str, ...], how: str, winner: str | None
) -> None:
    new_folder(run)
    done = run("umpire", *words)
    assert (done.returncode, "The match is over" in done.stdout) == (0, True)
    ended = read_file(tmp_path / "mail" / "match.honjin").ended()
    assert ended is not None
    assert (ended.result.how, ended.result.winner) == (how, winner)


def test_sheets_say_when_their_step_closes(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "en", "--hours", "72")
    mail = tmp_path / "mail"
    match = opened(mail / "us" / "001-set-up.xlsx").grid("Turn")[1][0]
    assert opened(mail / "us" / "001-set-up.xlsx").text("Turn", match, "closes").endswith(" UTC")
    assert "The step closes on " in run("umpire", "resolve", "mail").stdout
    run("umpire", "say", "mail", "Gentlemen, be quick.", "--to", "us")
    said = run("umpire", "deadline", "mail", "1942-06-04T10:25")
    assert "The step should have closed on 1942-06-04 10:25 UTC" in said.stdout
    for side in ("us", "japan"):
        assert opened(mail / side / "001-set-up.xlsx").text("Turn", match, "closes") == "1942-06-04 10:25 UTC"
    run("umpire", "resolve", "mail", "--time-up")
    assert not opened(mail / "us" / "002-naval.xlsx").text("Turn", match, "closes").startswith("1942")
    assert "be quick" in (mail / "us" / "002-naval.html").read_text()
    assert "be quick" not in (mail / "japan" / "002-naval.html").read_text()
    kinds = {line.what for line in read_file(mail / "match.honjin").lines if isinstance(line, Ruled)}
    assert kinds == {"said", "deadline"}
    assert run("umpire", "deadline", "mail", "soon").returncode == 1


def test_standing_orders_by_mail_are_on_the_next_sheet_of_their_kind(run: Honjin, tmp_path: Path) -> None:
    new_folder(run, "--reads", "en", "--machine", "japan")
    mail = tmp_path / "mail"
    run("umpire", "resolve", "mail", "--time-up")

    def next_sheet(kind: str) -> Path:
        for _ in range(40):
            if found := [path for path in (mail / "us").glob(f"*-{kind}.xlsx") if path not in seen]:
                seen.add(found[0])
                return found[0]
            run("umpire", "resolve", "mail", "--time-up")
        raise AssertionError(f"no sheet {kind}")

    seen: set[Path] = set()
    first = next_sheet("air")
    book = opened(first)
    assert book.text("Air", "vf_6", "mission") == ""
    book.put("Air", "vf_6", "mission", "C")
    match = book.grid("Turn")[1][0]
    book.put("Turn", match, "always", "Y")
    (mail / "inbox" / "air.xlsx").write_bytes(book.saved())
    assert "the sheet is in, orders: 1" in run("umpire", "resolve", "mail").stdout
    later = [opened(next_sheet("air")) for _ in range(2)]
    # Whoever has flown is in the hangar for a turn: the order waits for it.
    assert [sheet.text("Air", "vf_6", "mission") for sheet in later] == ["", "C"]
    assert {sheet.text("Air", "vf_8", "mission") for sheet in later} == {""}


def test_a_match_by_mail_against_the_machine_comes_to_its_end(run: Honjin, tmp_path: Path) -> None:
    """Nobody of the US ever answers: every step closes with the usual orders, and the record proves itself."""
    new_folder(run, "--reads", "en", "--machine", "japan=script", "--close-empty")
    mail = tmp_path / "mail"
    said = ""
    for _ in range(300):
        said = run("umpire", "resolve", "mail", "--time-up").stdout
        if "The match is over" in said:
            break
    assert "The match is over" in said
    assert (mail / "us" / "end.html").exists()
    record = read_file(mail / "match.honjin")
    assert record.ended() is not None
    assert verify_bytes((mail / "match.honjin").read_bytes(), find_game).verified


# Between folder and server


def test_a_match_moves_to_a_server_and_back(run: Honjin, tmp_path: Path) -> None:
    """To the line the same record; and on the server each side has its player."""
    new_folder(run, "--reads", "en", "--hours", "48")
    mail, data = tmp_path / "mail", tmp_path / "server"
    run("umpire", "resolve", "mail", "--time-up")
    record = (mail / "match.honjin").read_bytes()
    nobody = run("umpire", "to-server", "mail", "--data", str(data), "--seat", "us=Nimitz", "--seat", "japan=Yamamoto")
    assert (nobody.returncode, "sign up there first" in nobody.stderr) == (1, True)
    assert (mail / "match.honjin").read_bytes() == record, "nothing has moved"
    with sqlite3.connect(data / "honjin.sqlite") as database:
        for name in ("nimitz", "yamamoto", "nagano"):
            values = (name, name.title(), name, "1942-06-03", "1942-06-03")
            database.execute("INSERT INTO visitors (id, name, name_key, created, seen) VALUES (?, ?, ?, ?, ?)", values)
    database.close()
    words = ("to-server", "mail", "--data", str(data), "--seat", "us=Nimitz", "--seat", "japan=Yamamoto", "--umpire")
    assert "the umpire plays none" in run("umpire", *words, "Nimitz").stderr
    moved = run("umpire", *words, "Nagano")
    assert (moved.returncode, moved.stderr) == (0, "")
    id = moved.stdout.strip().rpartition("/")[2]
    with sqlite3.connect(data / "honjin.sqlite") as database:
        rows = database.execute("SELECT side, visitor FROM seats WHERE match = ? ORDER BY side", (id,)).fetchall()
        status = database.execute("SELECT status, waiting FROM matches WHERE id = ?", (id,)).fetchone()
        due = database.execute("SELECT due FROM matches WHERE id = ?", (id,)).fetchone()
        umpires = database.execute("SELECT match, visitor FROM umpires").fetchall()
    database.close()
    assert rows == [("japan", "yamamoto"), ("us", "nimitz")]
    assert status == ("playing", ",us,japan,")
    assert due[0], "the open step has its whole time"
    assert umpires == [(id, "nagano")]
    assert run("umpire", "resolve", "mail").returncode == 1, "the folder has no match any more"
    back = run("umpire", "from-server", id, "again", "--data", str(data), "--reads", "us=fr")
    assert (back.returncode, back.stderr) == (0, "")
    assert (tmp_path / "again" / "match.honjin").read_bytes() == record
    assert opened(tmp_path / "again" / "us" / "002-naval.xlsx").tabs[0] == "Tour"
    gone = run("umpire", "from-server", id, "third", "--data", str(data))
    assert (gone.returncode, "is being played on that server" in gone.stderr) == (1, True)
