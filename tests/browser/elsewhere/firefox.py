"""Firefox, spoken to through its own door for drivers (Marionette): geckodriver, which Debian has not, does no more."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from tests.browser.elsewhere.window import Refused
from tests.patience import SECONDS

PREFERENCES = {
    "marionette.port": 0,  # any that is free; it is written into the profile
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "app.update.disabledForTesting": True,
    "datareporting.policy.dataSubmissionEnabled": False,
}
PORT_FILE = "MarionetteActivePort"

ERRORS = """return Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && one.sourceName.startsWith(arguments[0]))
  .filter((one) => !(one.flags & Ci.nsIScriptError.warningFlag))
  .map((one) => `${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`);"""


class Firefox:
    """A Firefox without a screen, with a profile of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (folder / "user.js").write_text("".join(lines))
        # The console, with what the pages' styles and scripts complain about, belongs to the browser, not to a page.
        words = [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile"]
        with (folder / "output.log").open("wb") as output:
            self._process = subprocess.Popen(
                [*words, str(folder)], env={**os.environ, "HOME": str(folder)}, stdout=output, stderr=output
            )
        try:
            self._begin(folder)
        except BaseException:
            self._end()
            raise

    def _begin(self, folder: Path) -> None:
        self._socket = socket.create_connection(("127.0.0.1", self._port(folder)), timeout=SECONDS)
        self._line = self._socket.makefile("rwb")
        self._asked = 0
        self._heard()
        self.ask("WebDriver:NewSession")

    def _port(self, folder: Path) -> int:
        late = time.monotonic() + SECONDS
        while not (text := _text(folder / PORT_FILE)):
            assert self._process.poll() is None, (folder / "output.log").read_text(errors="replace")
            assert time.monotonic() < late, "Firefox does not listen"
            time.sleep(0.05)
        return int(text)

    def ask(self, command: str, **fields: Any) -> Any:
        """Give a command; what came of it."""
        self._asked += 1
        text = json.dumps([0, self._asked, command, fields]).encode()
        self._line.write(b"%d:%s" % (len(text), text))
        self._line.flush()
        _, _, error, answer = self._heard()
        if error is not None:
            raise Refused(error["error"], error["message"])
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def _heard(self) -> Any:
        length = b""
        while (sign := self._line.read(1)) != b":":
            assert sign, "Firefox has hung up"
            length += sign
        return json.loads(self._line.read(int(length)))

    def complaints(self, site: str) -> list[str]:
        """What the console says about the pages of a site."""
        self.ask("Marionette:SetContext", value="chrome")
        said: list[str] = self.ask("WebDriver:ExecuteScript", script=ERRORS, args=[site])
        self.ask("Marionette:SetContext", value="content")
        return said

    def close(self) -> None:
        """End the browser."""
        self._line.close()
        self._socket.close()
        self._end()

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(SECONDS)


def _text(file: Path) -> str:
    try:
        return file.read_text().strip()
    except FileNotFoundError:
        return ""
