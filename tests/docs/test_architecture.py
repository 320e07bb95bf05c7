"""What ARCHITECTURE.md and CONTRIBUTING.md name is there, and the words that the layers share mean one thing each."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "honjin"
PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md")

_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"(?:[\w<>.*-]+/)+[\w.*<>-]*|[\w<>-]+\.(?:css|js|json|jsonc|md|py|toml)")
_MEMBER = re.compile(r"([A-Z]\w+)\.(\w+)")
_MADE = ("./honjin", ".venv/", "build/")
"""A command, and what is there only after it."""

SHARED_WORDS = {"Line": "core/record.py", "Notice": "core/event.py", "Scene": "core/scene.py"}
"""Each has one meaning, that of its module, in all layers and games."""


def named(page: str) -> list[str]:
    """All that stands as code on a page."""
    return sorted(set(_CODE.findall((ROOT / page).read_text(encoding="utf-8"))))


def paths() -> list[tuple[str, str]]:
    """Every file and folder that a page names."""
    return [
        (page, code) for page in PAGES for code in named(page) if _PATH.fullmatch(code) and not code.startswith(_MADE)
    ]


def members() -> list[tuple[str, str]]:
    """Every `Class.method` that a page names."""
    found = [_MEMBER.fullmatch(code) for page in PAGES for code in named(page)]
    return [(one[1], one[2]) for one in found if one]


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax of every module, by its path below the package."""
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}


def test_the_pages_name_paths_and_members() -> None:
    assert len(paths()) > 60
    assert len(members()) >= 5


@pytest.mark.parametrize(("page", "path"), paths())
def test_named_files_exist(page: str, path: str) -> None:
    pattern = path.replace("<game>", "*").replace("<language>", "*").rstrip("/")
    # Beside the file that a sentence is about, only its neighbours' names stand.
    places = [ROOT, SOURCE, SOURCE / "games" / "port_arthur", SOURCE / "games" / "storm", SOURCE / "server" / "tables"]
    assert any(list(place.glob(pattern)) for place in places), f"{page} names {path}, which is not there"


@pytest.mark.parametrize(("name", "member"), members())
def test_named_methods_exist(name: str, member: str) -> None:
    classes = [node for tree in trees().values() for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [
        node.name for one in classes if one.name == name for node in one.body if isinstance(node, ast.FunctionDef)
    ]
    assert member in methods


def defined(tree: ast.Module) -> set[str]:
    """The names that a module gives to classes and to other things of its own."""
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    targets = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    return classes | {target.id for target in targets if isinstance(target, ast.Name)}


@pytest.mark.parametrize(("word", "home"), SHARED_WORDS.items())
def test_a_shared_word_has_one_meaning(word: str, home: str) -> None:
    assert [path for path, tree in trees().items() if word in defined(tree)] == [home]
