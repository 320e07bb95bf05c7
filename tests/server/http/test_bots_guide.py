"""The example of the guide is run as it stands in the guide."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.patience import SECONDS

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place

pytestmark = pytest.mark.thorough

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "bots.md"


def test_the_example_of_the_guide_plays_a_whole_match(place: Place, guest: Guest) -> None:
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 12
    token = guest.post("/api/tokens", json={"name": "guide"}).json()["token"]
    environment = {**os.environ, "HONJIN_URL": place.url, "HONJIN_TOKEN": token}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    assert {"winner", "how"} <= ast.literal_eval(done.stdout).keys()
    finished = guest.get("/api/matches", params={"which": "finished"}).json()
    assert [match["game"] for match in finished] == ["port_arthur"]
