"""Records on disk: safe when told, mended after a cut, never in two hands."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from honjin.core.errors import CorruptRecord
from honjin.umpire.journal import Journal, TableTaken, mend_file, read_file, read_secret, secret_path, write_secret


def test_lines_are_on_disk_as_soon_as_they_are_written(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.honjin")
    journal("one")
    assert (tmp_path / "a.honjin").read_text() == "one\n"
    journal.close()


def test_two_programs_never_write_the_same_match(tmp_path: Path) -> None:
    first = Journal(tmp_path / "a.honjin")
    with pytest.raises(TableTaken, match="another window"):
        Journal(tmp_path / "a.honjin")
    first.close()
    Journal(tmp_path / "a.honjin").close()


def test_the_secret_is_for_its_owner_only(tmp_path: Path) -> None:
    record = tmp_path / "a.honjin"
    write_secret(record, b"hush")
    assert stat.S_IMODE(secret_path(record).stat().st_mode) == 0o600
    assert read_secret(record) == b"hush"


def test_a_missing_secret_is_named(tmp_path: Path) -> None:
    with pytest.raises(CorruptRecord, match=r"a\.secret"):
        read_secret(tmp_path / "a.honjin")


def test_a_line_cut_off_in_the_middle_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "a.honjin"
    path.write_bytes(b"whole\nhal")
    mend_file(path)
    assert path.read_bytes() == b"whole\n"
    mend_file(path)
    assert path.read_bytes() == b"whole\n"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"{}\n", b'["x",{}]\n', b"[]\n"])
def test_a_file_that_is_no_record_is_refused_plainly(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.honjin"
    path.write_bytes(content)
    with pytest.raises(CorruptRecord):
        read_file(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CorruptRecord, match="no-file"):
        read_file(tmp_path / "nothing.honjin")


def test_a_line_that_cannot_be_written_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path / "a.honjin")
    journal("one")

    def failing(descriptor: int) -> None:
        raise OSError("disk trouble")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", failing)
        with pytest.raises(OSError, match="disk trouble"):
            journal("two")
    journal("three")
    journal.close()
    assert (tmp_path / "a.honjin").read_text() == "one\nthree\n"
