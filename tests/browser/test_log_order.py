"""The log in a real browser, without a server: whatever comes, in whatever portions, its lines stand in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.test_ground import blank  # noqa: F401

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLAY = """async (seed) => {
  const [{ html, render, signal }, { Log }] = await Promise.all(
    ["/vendor/preact.js", "/js/table/log.js"].map((path) => import(path)));
  let state = seed * 7919 + 17;
  const random = (most) => (state = (state * 48271) % 2147483647) % most;
  const speech = (name) => ({ text: (id) => `${name} ${id}`, event: ({ event, at }) => `${name} ${event} ${at}`,
    rule: (rule) => `§${rule}`, thing: (id) => id, name: (_, id) => id, has: () => false });
  const told = signal([]);
  const m = { told, kinds: signal({}), sides: signal(["japan", "russia"]), match: signal({ game: "storm" }),
    news: signal({ told: [] }), reports: signal([]), scene: signal({ counters: {} }), decision: signal(null),
    isMine: signal(true) };
  const desk = { m, director: { told, open() {} }, words: signal(speech("en")), seat: signal("japan"),
    replaying: signal(null), shown: signal([]),
    board: signal({ table: { apart: ["Passed"] }, sides: {} }) };
  const root = document.getElementById("board");
  render(html`<${Log} desk=${desk} />`, root);
  const kinds = ["ActionBegan", "Moved", "Moved", "Shot", "Passed", "Flipped", "Moved"];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const wrong = [];
  const check = (when) => {
    const lines = [...root.querySelectorAll("li.log-line .log-number")].map((one) => Number(one.textContent));
    if (lines.some((one, at) => at && one >= lines[at - 1])) wrong.push(`${when}: ${lines.join(" ")}`);
  };
  let number = 0;
  for (let step = 0; step < 60 && !wrong.length; step += 1) {
    const news = [];
    const alike = random(3) === 0;
    for (let count = 1 + random(9); count; count -= 1) {
      number += 1;
      const kind = alike ? "Placed" : random(23) === 0 ? "TurnBegan" : kinds[random(kinds.length)];
      const weight = kind === "TurnBegan" ? 2 : !alike && random(3) && kind !== "ActionBegan" ? 1 : 0;
      news.push({ number, weight, rule: "5.1", private: random(12) === 0, event: { event: kind, at: number } });
    }
    const back = random(6) === 0 ? number - news.length - random(5) : null;
    const kept = back === null ? told.value : told.value.filter((one) => one.number <= back);
    if (back !== null) news.forEach((one, at) => { one.number = Math.max(back, 0) + at + 1; });
    if (back !== null) number = Math.max(back, 0) + news.length;
    told.value = [...kept, ...news];
    if (random(4) === 0) desk.words.value = speech(["en", "fr", "cs", "ja"][random(4)]);
    if (random(5) === 0) desk.replaying.value = told.value[random(told.value.length)].number;
    else desk.replaying.value = null;
    if (random(3)) await drawn();
    const more = root.querySelector(".log-run button");
    if (more && random(3) === 0) more.click();
    await drawn();
    check(`seed ${seed} step ${step}`);
  }
  return wrong;
}"""


@pytest.mark.parametrize("seed", range(12))
def test_lines_stand_in_their_order_whatever_comes(blank: Page, seed: int) -> None:  # noqa: F811
    assert blank.evaluate(PLAY, seed) == []
