"""Whose work Honjin stands on is told truly: the page, NOTICE.md, and what is installed or lies here agree."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from honjin.server.pages.credits import libraries

if TYPE_CHECKING:
    from tests.server.pages.conftest import Reader

ROOT = Path(__file__).resolve().parents[3]
NOTICE = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
WEB = ROOT / "src" / "honjin" / "web"
FAMILIES = {
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""What a classifier says, as far as it says it."""


def wanted() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(text) for text in project["dependencies"]]


def brought() -> dict[str, str]:
    """Everything that is installed for players, by the name it is known under, with the name it has itself."""
    found: dict[str, str] = {}
    todo = wanted()
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        if name in found:
            continue
        package = distribution(name)
        found[name] = package.metadata["Name"]
        for text in package.requires or []:
            further = Requirement(text)
            extras = ("", *requirement.extras)
            if further.marker is None or any(further.marker.evaluate({"extra": extra}) for extra in extras):
                todo.append(further)
    return found


def noticed() -> dict[str, str]:
    """The rows of the tables of packages: the name, folded, and its licence."""
    _, _, tables = NOTICE.partition("### Installed beside it")
    rows = re.findall(r"^\| ([A-Za-z0-9._-]+) \| ([^|]+) \|$", tables, re.MULTILINE)
    return {canonicalize_name(name): licence for name, licence in rows if name != "package"}


def said_by(name: str) -> Iterator[str]:
    """The licence as the package itself says it, in the best form it has."""
    metadata = distribution(name).metadata
    if "License-Expression" in metadata:
        yield metadata["License-Expression"]
        return
    for classifier in metadata.get_all("Classifier") or []:
        if classifier.startswith("License :: OSI Approved :: "):
            yield FAMILIES[classifier.rsplit(" :: ", 1)[1]]


def test_the_page_names_every_dependency_and_nothing_else() -> None:
    manifest = tomllib.loads((WEB / "vendor" / "manifest.toml").read_text(encoding="utf-8"))
    vendored = {package["name"] for file in manifest["file"] for package in file["package"]}
    installed = {canonicalize_name(one.name) for one in libraries() if one.name not in vendored}
    assert installed == {canonicalize_name(requirement.name) for requirement in wanted()}
    assert all(one.version for one in libraries())


def test_the_notice_names_everything_that_is_installed() -> None:
    assert brought().keys() - noticed().keys() == set()


@pytest.mark.parametrize("name", sorted(noticed()))
def test_every_licence_is_the_one_the_package_names(name: str) -> None:
    told = noticed()[name]
    on_page: dict[str, str] = {canonicalize_name(one.name): one.licence for one in libraries()}
    assert on_page.get(name, told) == told
    if name in brought():
        for licence in said_by(name):
            assert licence in told


def test_what_lies_here_is_noticed() -> None:
    manifest = tomllib.loads((WEB / "vendor" / "manifest.toml").read_text(encoding="utf-8"))
    texts = (WEB / "vendor" / "LICENSES.txt").read_text(encoding="utf-8")
    for package in (package for file in manifest["file"] for package in file["package"]):
        assert re.search(rf"\| [^|]*{re.escape(package['name'])}[^|]* \| {package['licence']} \|", NOTICE), package
        assert f"{package['name']} {package['version']} ({package['licence']})" in texts
    for font in WEB.glob("fonts/*.woff2"):
        family = next(path.stem.removeprefix("OFL-") for path in WEB.glob("fonts/OFL-*.txt") if _is_of(font, path))
        assert family.replace("-", " ") in NOTICE.lower()


def _is_of(font: Path, licence: Path) -> bool:
    return font.name.startswith(licence.stem.removeprefix("OFL-") + "-")


def test_the_guide_to_bots_can_be_read_in_the_browser(reader: Reader) -> None:
    assert "/api/bots" in [attributes.get("href") for attributes in reader.read("/api").all("a")]
    page = reader.read("/api/bots")
    assert "Bearer" in page.text
    assert "<script>" not in page.text
    assert {"h1", "pre", "code"} <= {tag for tag, _ in page.elements}
