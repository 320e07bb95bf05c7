import assert from "node:assert/strict";
import { test } from "node:test";

import { boundFor, heapsAt, placeFor } from "../../../src/honjin/web/js/table/stack.js";

/** Two seas and a port with two slots; a ship at sea with an aircraft aboard, two in port, of which one is to sail. */
const BOARD = {
  areas: { "zone-east": {}, "zone-west": {} },
  counter: { size: [84, 54], pile: { offset: [3, 3], layers: 5 } },
  slots: {
    "zone-east/red": { kind: "pile", thing: "zone-east", at: [0, 0] },
    "zone-east/blue": { kind: "pile", thing: "zone-east", at: [50, 0] },
    "zone-west/red": { kind: "pile", thing: "zone-west", at: [0, 90] },
    "port-home/roadstead": { kind: "row", thing: "port-home", box: [0, 0, 200, 90] },
  },
};
const SCENE = {
  counters: {
    "ship-a": { slot: "zone-east/red", side: "red" },
    "ship-b": { slot: "port-home/roadstead", side: "red" },
    "ship-c": { slot: "port-home/roadstead", side: "red", ordered: "zone-east/red" },
    "plane-p": { slot: "base-a/deck", side: "red" },
    "ship-lost": { slot: "sunk", side: "red" },
  },
  piles: {
    "zone-east/red": { side: "red", thing: "zone-east", counters: ["ship-a"] },
    "zone-east/blue": { side: "blue", thing: "zone-east", counters: [], backs: 3 },
    "base-a/deck": { side: "red", thing: "ship-a", counters: ["plane-p"] },
  },
};

test("a counter stands for the place where it lies, and every other thing for itself", () => {
  assert.equal(placeFor(BOARD, SCENE, "ship-a"), "zone-east");
  assert.equal(placeFor(BOARD, SCENE, "ship-b"), "port-home");
  assert.equal(placeFor(BOARD, SCENE, "ship-lost"), "sunk");
  assert.equal(placeFor(BOARD, SCENE, "zone-west"), "zone-west");
});

test("a place shows its piles, hidden ones by their number, and what lies aboard", () => {
  const heaps = heapsAt(BOARD, SCENE, "zone-east");
  assert.deepEqual(
    heaps.map(({ slot, ids, aboard }) => [slot, ids, aboard]),
    [
      ["zone-east/red", ["ship-a"], ""],
      ["zone-east/blue", [], ""],
      ["base-a/deck", ["plane-p"], "ship-a"],
    ],
  );
});

test("a place without a pile of its own shows what lies in its slots", () => {
  const heaps = heapsAt(BOARD, SCENE, "port-home");
  assert.deepEqual(heaps.map(({ ids }) => ids).flat(), ["ship-b", "ship-c"]);
  assert.deepEqual(heapsAt(BOARD, SCENE, "zone-west"), []);
});

test("those are shown that a plan brings to a place", () => {
  assert.deepEqual(boundFor(BOARD, SCENE, "zone-east"), ["ship-c"]);
  assert.deepEqual(boundFor(BOARD, SCENE, "port-home"), []);
});
