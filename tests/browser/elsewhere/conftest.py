"""Firefox and WebKitGTK, by their own drivers: a window of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.elsewhere.firefox import Firefox
from tests.browser.elsewhere.webkit import WebKit
from tests.browser.elsewhere.window import Window

from honjin.cli.browsers import FIREFOX, WEBKIT, Engine, need_engine

if TYPE_CHECKING:
    from tests.conftest import Server

DESKTOP = (1280, 800)
DRIVEN: dict[Engine, Callable[..., Firefox | WebKit]] = {FIREFOX: Firefox, WEBKIT: WebKit}


@pytest.fixture(params=DRIVEN, ids=lambda engine: engine.name)
def window(request: pytest.FixtureRequest, site: Server, tmp_path: Path) -> Iterator[Window]:
    """A desktop window, 1280 by 800 within; the test fails if a page complained on its console."""
    engine: Engine = request.param
    programs = need_engine(engine)
    if programs is None:
        pytest.skip(engine.missing)
    browser = DRIVEN[engine](*programs, folder=tmp_path)
    try:
        window = Window(browser, site.url)
        window.resize(*DESKTOP)
        yield window
        assert not window.complaints, "\n".join(window.complaints)
    finally:
        browser.close()
