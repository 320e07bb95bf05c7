"""The libraries that the pages and the tests carry are the ones their manifests name."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "src" / "honjin" / "web" / "vendor"
TESTS = ROOT / "tests" / "browser" / "vendor"
MEND = "run tools/vendor.py instead of editing these files"


@pytest.mark.parametrize("folder", [PAGES, TESTS], ids=["pages", "tests"])
def test_every_vendored_file_is_the_one_its_manifest_names(folder: Path) -> None:
    files = tomllib.loads((folder / "manifest.toml").read_text())["file"]
    assert {file["name"] for file in files} == {file.name for file in folder.glob("*.js")}, MEND
    for file in files:
        assert hashlib.sha256((folder / file["name"]).read_bytes()).hexdigest() == file["sha256"], MEND


@pytest.mark.parametrize("folder", [PAGES, TESTS], ids=["pages", "tests"])
def test_every_vendored_package_comes_with_its_licence(folder: Path) -> None:
    texts = (folder / "LICENSES.txt").read_text()
    for file in tomllib.loads((folder / "manifest.toml").read_text())["file"]:
        assert file["package"], "a bundle of nothing"
        for package in file["package"]:
            assert f"{package['name']} {package['version']} ({package['licence']})" in texts


def test_only_permissive_licences_reach_the_player() -> None:
    files = tomllib.loads((PAGES / "manifest.toml").read_text())["file"]
    assert {package["licence"] for file in files for package in file["package"]} <= {"MIT", "ISC", "Apache-2.0"}


def test_the_bundles_stay_small() -> None:
    sizes = {file.name: file.stat().st_size for file in PAGES.glob("*.js")}
    assert sum(sizes.values()) < 90_000, sizes
