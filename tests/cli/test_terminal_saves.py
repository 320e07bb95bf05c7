"""Matches on disk: new ones, those taken up again, and what can be wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from honjin.ai.player import levels_of
from honjin.cli.saves import begin, data_folder, find_saved, saved_matches, take_up
from honjin.cli.terminal.opening import seats_for, swapped
from honjin.core.errors import CorruptRecord, Flaw, HonjinError, UnknownChoice
from honjin.core.game import find_game
from honjin.umpire.journal import TableTaken, secret_path

GAME = find_game("port_arthur")
SEATS = {"japan": "human", "russia": "random"}


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path / "matches"))
    return tmp_path / "matches"


def test_matches_lie_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: Path) -> None:
    assert data_folder() == folder
    monkeypatch.delenv("HONJIN_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "honjin"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "honjin"


def test_a_folder_that_cannot_be_made_is_said_plainly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path / "file" / "below"))
    with pytest.raises(HonjinError, match="HONJIN_DATA"):
        data_folder()


def test_new_matches_get_names_of_their_own() -> None:
    names = []
    for _ in range(3):
        opened = begin(GAME, {}, SEATS)
        names.append(opened.path.stem)
        opened.close()
    assert [name.rpartition("-")[2] for name in names] == ["1", "2", "3"]
    assert all(name.startswith("port_arthur-20") for name in names)
    begin(GAME, {}, SEATS, name="togo").close()
    with pytest.raises(HonjinError, match="--resume togo"):
        begin(GAME, {}, SEATS, name="togo")
    with pytest.raises(HonjinError, match="is not a name for a match"):
        begin(GAME, {}, SEATS, name="../togo")


def test_a_players_nonce_goes_into_his_seat_only() -> None:
    opened = begin(GAME, {}, SEATS, nonce="sake")
    nonces = opened.table.header.nonces
    opened.close()
    assert nonces["japan"] == "sake"
    assert nonces["russia"] != "sake"


def test_a_match_is_taken_up_at_the_same_decision() -> None:
    opened = begin(GAME, {}, SEATS)
    opened.table.answer("japan", opened.table.match.open[0].options[3])
    before = opened.table.match.snapshot()
    opened.journal.close()
    again = take_up(opened.path)
    assert again.table.match.snapshot() == before
    again.close()


def test_a_line_cut_off_in_writing_is_dropped() -> None:
    opened = begin(GAME, {}, SEATS)
    opened.table.answer("japan", opened.table.match.open[0].options[3])
    before = opened.table.match.snapshot()
    opened.journal.close()
    with opened.path.open("ab") as file:
        file.write(b'["0123","half a li')
    again = take_up(opened.path)
    assert again.table.match.snapshot() == before
    again.table.answer("japan", again.table.match.open[0].options[0])
    again.close()
    take_up(opened.path).close()


def test_two_windows_cannot_play_one_match() -> None:
    opened = begin(GAME, {}, SEATS)
    with pytest.raises(TableTaken, match="another window"):
        take_up(opened.path)
    opened.close()


def test_a_finished_match_cannot_be_resumed_and_keeps_no_secret_beside_it() -> None:
    opened = begin(GAME, {}, SEATS)
    assert secret_path(opened.path).exists()
    opened.table.resign("japan")
    opened.close()
    assert not secret_path(opened.path).exists()
    with pytest.raises(HonjinError, match="replay"):
        take_up(opened.path)
    assert saved_matches()[0].is_over
    with pytest.raises(UnknownChoice):
        find_saved(opened.path.stem)


def test_damaged_files_are_listed_with_their_problem(folder: Path) -> None:
    begin(GAME, {}, SEATS, name="good").close()
    (folder / "bad.honjin").write_text("nonsense\n")
    (folder / "empty.honjin").write_text("")
    found = {saved.name: saved for saved in saved_matches()}
    assert found["good"].problem is None
    assert found["bad"].problem == found["empty"].problem == Flaw("no-record")
    with pytest.raises(CorruptRecord):
        take_up(folder / "missing.honjin")


def test_matches_are_found_by_the_beginning_of_their_name() -> None:
    begin(GAME, {}, SEATS, name="togo-1").close()
    begin(GAME, {}, SEATS, name="togo-2").close()
    begin(GAME, {}, SEATS, name="makarov").close()
    assert find_saved("mak").stem == "makarov"
    assert find_saved("togo-1").stem == "togo-1"
    with pytest.raises(UnknownChoice, match="togo-2"):
        find_saved("togo")


def test_seats() -> None:
    best = levels_of(GAME)[-1]
    assert seats_for(GAME, "japan", None) == {"japan": "human", "russia": best}
    assert seats_for(GAME, "russia", "random") == {"japan": "random", "russia": "human"}
    assert seats_for(GAME, "both", None) == seats_for(GAME, "japan", "hotseat") == {"japan": "human", "russia": "human"}
    assert swapped({"japan": "human", "russia": "random"}) == {"japan": "random", "russia": "human"}
    with pytest.raises(UnknownChoice, match="no side"):
        seats_for(GAME, "china", None)
    with pytest.raises(UnknownChoice, match="no opponent"):
        seats_for(GAME, "japan", "kasparov")
