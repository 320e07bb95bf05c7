// The pictures of a worked example, from what the server says of its steps.
import assert from "node:assert/strict";
import { test } from "node:test";

import { picturesOf, stepRead } from "../../../src/honjin/web/js/pages/example.js";

const kinds = { side: "side", ship: "ship", zone: "zone" };
const told = (event, number = 1) => ({ number, weight: 1, event });
const worked = {
  sides: ["japan", "russia"],
  kinds,
  steps: [
    {
      patch: { counters: { "ship-fuji": { slot: "sea" }, "ship-asama": { slot: "sea" } } },
      point: ["zone-sea"],
      told: [],
    },
    {
      patch: { counters: { "ship-fuji": { damaged: true } } },
      point: ["ship-fuji"],
      clock: 2,
      told: [told({ event: "Fired", side: "japan", dice: [4, 4] }), told({ event: "ShipDamaged", ship: "fuji" }, 2)],
    },
    {
      patch: { counters: { "ship-asama": null } },
      point: [],
      told: [told({ event: "Fired", dice: [1, 2, 3, 4, 5, 6, 1] })],
    },
  ],
};

test("every step has the board of the one before, with what has changed since", () => {
  const [first, second, third] = picturesOf(worked, false).map(({ scene }) => scene.counters);
  assert.deepEqual(Object.keys(first), ["ship-fuji", "ship-asama"]);
  assert.deepEqual(second["ship-fuji"], { slot: "sea", damaged: true });
  assert.equal(second["ship-asama"], first["ship-asama"]);
  assert.deepEqual(Object.keys(third), ["ship-fuji"]);
});

test("a step shows what it points at, what its events are about, and the dice that fell", () => {
  const [first, second] = picturesOf(worked, false);
  assert.equal(first.fallen, null);
  assert.equal(first.clock, null);
  assert.deepEqual(second.point, ["ship-fuji"]);
  assert.deepEqual(second.last, ["ship-fuji"]);
  assert.equal(second.clock, 2);
  assert.deepEqual(
    second.fallen.dice.map(({ face, sides }) => [face, sides]),
    [
      [4, 6],
      [4, 6],
    ],
  );
});

test("more dice than a chart has room for are told in words only", () => {
  assert.equal(picturesOf(worked, false)[2].fallen, null);
});

test("the step that is read is the last that has come up to the line; before that the first", () => {
  assert.equal(stepRead([500, 700, 900], 400), 0);
  assert.equal(stepRead([100, 390, 600], 400), 1);
  assert.equal(stepRead([-800, -300, 100], 400), 2);
});
