"""`honjin bench`: how fast things are on this machine."""

from __future__ import annotations

from cyclopts import App

app = App(name="bench", help="Measure Honjin on this machine.", result_action="return_value")
app.command("honjin.cli.bench.engine:engine", name="engine", help="Random play with quick dice, as search would run it")
app.command("honjin.cli.bench.server:server", name="server", help="Bots at many tables of a real server")
