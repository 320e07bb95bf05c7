import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { reportsOf } from "../../../src/honjin/web/js/table/reports.js";

const ABOUT = { sides: ["japan", "russia"], kinds: { side: "side", ship: "ship" } };
const PHASE = { begins: [], closes: [], tells: [], heralds: [], counts: [], gauges: [] };
const SCORE = { id: "score", events: ["Scored"], value: "lead", towards: "leader", least: -5, most: 5 };

const telling = (...events) =>
  events.map(([event, fields = {}, weight = 1], at) => ({ number: at + 1, weight, event: { event, ...fields } }));
const reports = (told, ...kinds) =>
  reportsOf(
    told,
    kinds.map((kind) => ({ ...PHASE, ...kind })),
    ABOUT,
  );
const numbers = (told) => told.map(({ number }) => number);

describe("a phase", () => {
  const operations = { id: "operations", begins: ["TurnBegan"], closes: ["Ended"], tells: ["Sunk", "Ended"] };

  test("is told when it is over, from its beginning to its end, under the heading of the log", () => {
    const told = telling(["Sunk"], ["TurnBegan", { turn: 1 }], ["Sunk"], ["Moved"], ["Ended"], ["Sunk"]);
    assert.deepEqual(reports(told.slice(0, 4), operations), []);
    const [report, ...others] = reports(told, operations);
    assert.deepEqual([report.id, report.due, numbers(report.lines), others], ["operations", 5, [3, 5], []]);
    assert.equal(report.heading.event.turn, 1);
  });

  test("of which nothing is to be said has no card", () => {
    assert.deepEqual(reports(telling(["TurnBegan"], ["Ended"]), { ...operations, tells: ["Sunk"] }), []);
  });

  test("that is over when the next begins says only what came before", () => {
    const turn = { id: "turn", begins: ["TurnBegan"], closes: ["TurnBegan"], tells: ["Sunk"], heralds: ["TurnBegan"] };
    const told = telling(["TurnBegan", { turn: 1 }], ["Sunk"], ["TurnBegan", { turn: 2 }], ["Sunk"], ["TurnBegan"]);
    const [first, second] = reports(told, turn);
    assert.deepEqual([first.heading.event.turn, numbers(first.lines), numbers(first.heralds)], [1, [2], [3]]);
    assert.deepEqual([second.heading.event.turn, numbers(second.lines)], [2, [4]]);
  });

  test("says how it goes on, but not what is told long after it", () => {
    const told = telling(["TurnBegan"], ["Ended"], ["Routine", {}, 0], ["Won"], ["Moved"], ["Won"]);
    const [report] = reports(told, { ...operations, heralds: ["Won"] });
    assert.deepEqual(numbers(report.heralds), [4]);
  });
});

test("a score is shown as it was and as it is, the second side's below zero, also where it stays", () => {
  const scoring = { id: "scoring", begins: ["Counted"], closes: ["Home"], tells: ["Counted"] };
  const told = telling(
    ["Counted"],
    ["Scored", { leader: "russia", lead: 2 }],
    ["Scored", { leader: "russia", lead: 1 }],
    ["Home"],
    ["Counted"],
    ["Home"],
  );
  const of = (more) => reports(told, { ...scoring, gauges: [{ ...SCORE, ...more }] }).map(({ gauges }) => gauges);
  const shown = ([gauge]) => [gauge.before, gauge.after, gauge.least, gauge.most];
  assert.deepEqual(of({ steady: true }).map(shown), [
    [0, -1, -5, 5],
    [-1, -1, -5, 5],
  ]);
  assert.deepEqual(of({})[1], []);
});

test("each army has its own gauge, with the end of its scale from the event, also just after the end", () => {
  const gauges = [{ id: "rout", events: ["Points"], value: "points", per: "side", most: "level" }];
  const turn = { id: "turn", begins: ["TurnBegan"], closes: ["Points"], gauges };
  const points = (side, count) => ["Points", { side, points: count, level: 40 }];
  const turns = telling(["TurnBegan"], points("japan", 3), points("russia", 0), ["TurnBegan"], points("japan", 5));
  const [first, second] = reports(turns, turn);
  assert.deepEqual(
    first.gauges.map(({ side, before, after, most }) => [side, before, after, most]),
    [
      ["japan", 0, 3, 40],
      ["russia", 0, 0, 40],
    ],
  );
  assert.deepEqual(
    second.gauges.map(({ side, before, after }) => [side, before, after]),
    [["japan", 3, 5]],
  );
});

test("what happened often is counted by side, or named, in the order of the game", () => {
  const counts = [
    { id: "sunk", events: ["Sunk"], names: true },
    { id: "lost", events: ["Lost"], number: "planes" },
    { id: "acted", events: ["Acted"] },
  ];
  const told = telling(
    ["TurnBegan"],
    ["Acted", { side: "japan" }],
    ["Acted", { side: "japan" }],
    ["Lost", { side: "russia", planes: 3 }],
    ["Sunk", { ship: "fuji" }],
    ["Ended"],
  );
  const [report] = reports(told, { id: "turn", begins: ["TurnBegan"], closes: ["Ended"], counts });
  assert.deepEqual(report.counts, [
    { id: "sunk", sides: {}, things: ["ship-fuji"] },
    { id: "lost", sides: { russia: 3 }, things: [] },
    { id: "acted", sides: { japan: 2 }, things: [] },
  ]);
});
