"""WebKitGTK's small browser, by WebKitWebDriver; it wants a screen, and gets one in memory."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
from tests.browser.elsewhere.window import Refused
from tests.patience import SECONDS

from honjin.cli.running import listen

WHERE = {
    "WebDriver:NewSession": ("POST", ""),
    "WebDriver:DeleteSession": ("DELETE", ""),
    "WebDriver:GetWindowRect": ("GET", "/window/rect"),
    "WebDriver:SetWindowRect": ("POST", "/window/rect"),
    "WebDriver:Navigate": ("POST", "/url"),
    "WebDriver:Refresh": ("POST", "/refresh"),
    "WebDriver:ExecuteScript": ("POST", "/execute/sync"),
    "WebDriver:PerformActions": ("POST", "/actions"),
    "WebDriver:GetCookies": ("GET", "/cookie"),
    "WebDriver:TakeScreenshot": ("GET", "/screenshot"),
}
"""The commands of the standard, and where WebDriver over HTTP takes them."""
OPTIONS = {"args": ["--automation", "--enable-write-console-messages-to-stdout=true"]}
"""The pages' complaints are heard where the browser writes them: the driver does not tell them."""
PLAIN = {"NO_AT_BRIDGE": "1", "LANGUAGE": "en_GB", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""Where there is no graphics card, layers put together in software cost seconds for each picture of the chart."""
NO_MOTION = "[Settings]\ngtk-enable-animations=0\n"
COMPLAINT = re.compile(r"CONSOLE .*\b(?:ERROR|WARN)\b.*")


class WebKit:
    """A browser of WebKitGTK, with its driver and a screen of its own."""

    def __init__(self, driver: str, screen: str, folder: Path) -> None:
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0" / "settings.ini").write_text(NO_MOTION)
        self._output = folder / "output.log"
        self._processes: list[subprocess.Popen[bytes]] = []
        with listen("127.0.0.1", 0, or_next=False) as free:
            port = free.getsockname()[1]
        try:
            at_home = {name: str(folder) for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME")}
            plain = {"DISPLAY": self._light(screen), **PLAIN}
            self._run([driver, f"--port={port}"], env={**os.environ, **at_home, **plain})
            self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, trust_env=False)
            self._wait()
            self._session = "/session"
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": OPTIONS}}
            made = self.ask("WebDriver:NewSession", capabilities=wanted)
            self._session = f"/session/{made['sessionId']}"
        except BaseException:
            self._end()
            raise

    def _run(self, words: list[str], **how: Any) -> None:
        with self._output.open("ab") as output:
            process = subprocess.Popen(words, stdout=output, stderr=output, start_new_session=True, **how)
        self._processes.append(process)

    def _light(self, screen: str) -> str:
        """Switch the screen on; its name."""
        reads, writes = os.pipe()
        words = [screen, "-displayfd", str(writes), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self._run(words, pass_fds=[writes])
        os.close(writes)
        with os.fdopen(reads) as number:
            name = number.readline().strip()
        assert name, self._output.read_text(errors="replace")
        return f":{name}"

    def _wait(self) -> None:
        late = time.monotonic() + SECONDS
        while True:
            try:
                self._http.get("/status")
            except httpx.TransportError:
                assert self._processes[-1].poll() is None, self._output.read_text(errors="replace")
                assert time.monotonic() < late, "WebKitWebDriver does not listen"
                time.sleep(0.05)
            else:
                return

    def ask(self, command: str, **fields: Any) -> Any:
        """Give a command; what came of it."""
        method, path = WHERE[command]
        answer = self._http.request(method, self._session + path, json=fields if method == "POST" else None)
        value = answer.json()["value"]
        if not answer.is_success:
            raise Refused(value["error"], value["message"])
        return value

    def complaints(self, site: str) -> list[str]:
        """What the console says about the pages of a site."""
        return [said for said in COMPLAINT.findall(self._output.read_text(errors="replace")) if site in said]

    def close(self) -> None:
        """End the browser, its driver and the screen."""
        try:
            self.ask("WebDriver:DeleteSession")
            self._http.close()
        finally:
            self._end()

    def _end(self) -> None:
        for process in reversed(self._processes):
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(SECONDS)
