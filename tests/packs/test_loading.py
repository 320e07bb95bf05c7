"""Where packs come from: the standard one, those before it, and those in records."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from honjin.packs.loading import PackSource
from honjin.packs.rows import PackError


class Boats(msgspec.Struct, frozen=True):
    """A pack of hardly anything."""

    boats: tuple[str, ...]
    source: dict[str, str] = {}

    @property
    def digest(self) -> str:
        return sha256(" ".join(self.boats).encode()).hexdigest()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


EARLIER = Boats(("asama", "asama"))


def problems_of(pack: Boats) -> list[str]:
    return ["a boat is listed twice"] if len(set(pack.boats)) < len(pack.boats) else []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a game."""
    data = tmp_path / "harbour" / "data"
    data.mkdir(parents=True)
    (tmp_path / "harbour" / "__init__.py").touch()
    (data / "boats.toml").write_text('boats = { value = ["asama", "varyag"], source = "the counter" }')
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "harbour", raising=False)
    return data


@pytest.fixture
def packs(folder: Path) -> PackSource[Boats]:
    """Where the game has its packs from."""
    return PackSource(Boats, "Harbour", "harbour", ("boats.toml",), problems_of)


def test_the_standard_pack_is_read_once_with_its_sources(packs: PackSource[Boats]) -> None:
    assert packs.standard() == Boats(("asama", "varyag"), {"boats": "the counter"})
    assert packs.standard() is packs.standard()


def test_a_pack_is_read_back_and_checked(packs: PackSource[Boats]) -> None:
    assert packs.read(Boats(("korietz",)).to_json()) == Boats(("korietz",))
    with pytest.raises(PackError, match="listed twice"):
        packs.read(EARLIER.to_json())
    with pytest.raises(PackError, match="not a data pack of Harbour"):
        packs.read(b"[]")


def test_a_standard_pack_that_does_not_hold_together_is_refused(packs: PackSource[Boats], folder: Path) -> None:
    (folder / "boats.toml").write_text('boats = ["asama", "asama"]')
    with pytest.raises(PackError, match="listed twice"):
        packs.standard()


def test_the_standard_pack_is_found_by_its_digest(packs: PackSource[Boats]) -> None:
    assert packs.find(packs.standard().digest) is packs.standard()
    assert packs.find(EARLIER.digest) is None


def test_a_pack_that_was_standard_before_is_found_whatever_is_checked_now(
    packs: PackSource[Boats], folder: Path
) -> None:
    (folder / "past").mkdir()
    (folder / "past" / f"{EARLIER.digest}.json").write_bytes(EARLIER.to_json())
    assert packs.find(EARLIER.digest) == EARLIER
    assert packs.find("0" * 64) is None


def test_a_digest_leads_nowhere_else(packs: PackSource[Boats], folder: Path) -> None:
    (folder / "past").mkdir()
    (folder / "own.json").write_bytes(EARLIER.to_json())
    assert packs.find("../own") is None
