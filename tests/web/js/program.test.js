import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { besides } from "../../../src/honjin/web/js/board/dice.js";
import { diceOf, programOf, readingTime } from "../../../src/honjin/web/js/table/program.js";

const KINDS = { side: "side", to: "side", ship: "ship", "by.d100": "d100", percent: "d100" };
const SIDES = ["japan", "russia"];
const COUNTERS = { "ship-mikasa": { side: "japan" }, "ship-rurik": { side: "russia" } };
const HOW = { pace: "brief", seat: "japan", sides: SIDES, kinds: KINDS, counters: COUNTERS };

const told = (number, event, weight = 1) => ({ number, event, weight });
const moved = (number, ship, side = "russia") => told(number, { event: "Moved", side, ship });
const numbers = (program) => program.map((item) => item.told.number);

describe("what is shown of the other side's answer", () => {
  test("nothing at once, and what weighs something in brief", () => {
    const news = [moved(1, "rurik"), told(2, { event: "Opened", side: "russia" }, 0)];
    assert.deepEqual(programOf(news, { ...HOW, pace: "instant" }), []);
    assert.deepEqual(numbers(programOf(news, HOW)), [1]);
  });

  test("things alike in a row are one, and all are pointed out; with every die each is shown", () => {
    const news = [moved(1, "rurik"), moved(2, "bayan"), moved(3, "askold"), moved(4, "mikasa", "japan")];
    const [one, ...others] = programOf(news, { ...HOW, seat: "spectator" });
    assert.deepEqual([one.told.number, one.more, one.things], [3, 2, ["ship-rurik", "ship-bayan", "ship-askold"]]);
    assert.deepEqual(numbers(others), [4]);
    assert.deepEqual(numbers(programOf(news, { ...HOW, seat: "spectator", pace: "dice" })), [1, 2, 3, 4]);
  });

  test("of very much the weightiest, in the order in which it happened", () => {
    const names = "abcdefghijkl";
    const news = [...names].map((name, at) =>
      told(at + 1, { event: `Thing${name}`, side: "russia" }, at === 0 ? 2 : 1),
    );
    assert.deepEqual(numbers(programOf(news, HOW)), [1, 6, 7, 8, 9, 10, 11, 12]);
    assert.equal(programOf(news, { ...HOW, whole: true }).length, 12);
  });

  test("dice that weigh nothing are shown with every die only", () => {
    const news = [told(1, { event: "Tested", side: "russia", die: 4 }, 0)];
    assert.deepEqual(numbers(programOf(news, HOW)), []);
    assert.deepEqual(numbers(programOf(news, { ...HOW, pace: "dice" })), [1]);
  });
});

test("of a player's own answer only what he could not know", () => {
  const own = { ...HOW, own: true };
  const news = [
    moved(1, "mikasa", "japan"),
    told(2, { event: "Damaged", ship: "rurik" }),
    told(3, { event: "Fired", side: "japan", dice: [2, 5] }),
    told(4, { event: "Sunk", ship: "rurik" }, 2),
    told(5, { event: "Passed", side: "russia" }),
  ];
  assert.deepEqual(numbers(programOf(news, own)), [3, 4, 5]);
  // What another told him to do, such as a drill that goes on by itself, is his own as well.
  assert.deepEqual(numbers(programOf([moved(1, "mikasa", "japan")], HOW)), []);
});

test("the dice of an event: its own, what each side rolled, and those with more than six sides", () => {
  const dice = (event, more = {}) =>
    diceOf(event, { kinds: KINDS, sides: SIDES, ...more }).map((die) => [die.face, die.sides]);
  assert.deepEqual(dice({ event: "Fired", dice: [3, 6] }), [[3, 6], [6, 6]]); // prettier-ignore
  assert.deepEqual(dice({ event: "OperationsRolled", japan: 2, russia: 4 }), [[2, 6], [4, 6]]); // prettier-ignore
  assert.deepEqual(dice({ event: "Counted", japan: 2, russia: 4 }), []);
  assert.deepEqual(dice({ event: "Tested", die: 9 }), [[9, 10]]);
  assert.deepEqual(dice({ event: "Tested", die: 3 }, { ten: true }), [[3, 10]]);
});

test("a long sentence stands longer, within bounds, and so does what decides something", () => {
  const [short, long] = ["Sunk.", "A squadron of many ships with long names has gone to a sea far away."];
  const item = { told: told(1, { event: "Moved" }) };
  assert.ok(readingTime(item, short, "brief") < readingTime(item, long, "brief"));
  assert.ok(readingTime(item, long, "brief") < readingTime(item, long, "dice"));
  assert.ok(readingTime(item, short, "brief") < readingTime({ told: told(1, {}, 2) }, short, "brief"));
  assert.equal(readingTime(item, "x".repeat(2000), "brief"), readingTime(item, "x".repeat(4000), "brief"));
});

test("dice lie beside their place, on whichever side is in sight", () => {
  const seen = [0, 0, 1000, 800];
  assert.deepEqual(besides([100, 100, 200, 100], [80, 40], seen), [340, 150]);
  assert.deepEqual(besides([900, 100, 100, 100], [80, 40], seen), [860, 150]);
  assert.deepEqual(besides([0, 100, 1000, 100], [80, 40], seen), [500, 220]);
  assert.deepEqual(besides([0, 0, 1000, 800], [80, 40], seen), [500, 400]);
  assert.deepEqual(besides([2000, 0, 100, 100], [80, 40], seen), [960, 50]);
});
