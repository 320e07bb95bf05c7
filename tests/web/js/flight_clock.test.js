/** The flight clock: where a flight is at a step, when it has landed, and who meets whom. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  allMeetings,
  fliersAt,
  lastStep,
  meetings,
  placesFlown,
} from "../../../src/honjin/web/js/board/flight_clock.js";

const board = {
  courses: { search: { tick: "circle", aside: 0 }, raid: { tick: "diamond", aside: 0 } },
  areas: Object.fromEntries(["A", "B", "C", "D"].map((id, x) => [`hex-${id}`, { centre: [100 * x, 0], outline: "" }])),
  slots: {},
};
const flight = (side, course, mark = "search", aircraft = 1) => ({
  slot: "base",
  side,
  art: "plane",
  values: { aircraft },
  marks: [mark],
  course: course.map((id) => `hex-${id}`),
});
const scene = (counters) => ({ counters });

test("a flight is in the k-th hex of its way, and lands when that ends", () => {
  const one = scene({ a: flight("us", ["A", "B", "C", "B"]) });
  assert.equal(lastStep(board, one), 3);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => fliersAt(board, one, step).map(({ place }) => place)),
    [["hex-A"], ["hex-B"], ["hex-C"], ["hex-B"], []],
  );
});

test("nobody flies where ships are only ordered to sail", () => {
  const sailing = scene({ a: { slot: "hex-A", ordered: "hex-B", side: "us", art: "hull", values: {} } });
  assert.equal(lastStep(board, sailing), 0);
  assert.deepEqual(fliersAt(board, sailing, 0), []);
});

test("squadrons that fly the same way together are one, with all their aircraft", () => {
  const raid = scene({ a: flight("us", ["A", "B"], "raid", 6), b: flight("us", ["A", "B"], "raid", 4) });
  const [only, ...others] = fliersAt(board, raid, 1);
  assert.equal(only.aircraft, 10);
  assert.deepEqual(others, []);
});

test("both sides in one hex at one step meet; who passes at another step does not", () => {
  const both = scene({ a: flight("us", ["A", "B", "C", "D"]), b: flight("japan", ["D", "C", "C", "B"], "raid", 6) });
  assert.deepEqual(
    [0, 1, 2, 3].map((step) => meetings(fliersAt(board, both, step))),
    [[], [], ["hex-C"], []],
  );
});

test("who covers its base is over it all the time, and meets who comes there", () => {
  const courses = { ...board.courses, cover: { stays: true } };
  const guarded = { ...board, courses, slots: { "hex-B/air": { thing: "hex-B" } } };
  const air = {
    slot: "hex-B/air",
    side: "us",
    art: "plane",
    values: { aircraft: 6 },
    marks: ["mission", "cover"],
    course: [],
  };
  const both = scene({ a: air, b: flight("japan", ["D", "C", "B", "C", "D"], "raid", 6) });
  assert.deepEqual(allMeetings(guarded, both), [{ place: "hex-B", step: 2 }]);
  assert.deepEqual(placesFlown(guarded, both), ["hex-D", "hex-C", "hex-B"]);
  assert.deepEqual(fliersAt(guarded, scene({ a: air }), 0).length, 1);
  assert.equal(lastStep(guarded, scene({ a: air })), 0);
});

test("who flies high meets nobody", () => {
  const sky = { ...board, clock: { high: ["big"] } };
  const both = scene({
    a: { ...flight("us", ["A", "B"]), art: "big" },
    b: { ...flight("japan", ["A", "B"]), slot: "deck" },
  });
  assert.deepEqual(allMeetings(sky, both), []);
  assert.deepEqual(allMeetings(board, both), [
    { place: "hex-A", step: 0 },
    { place: "hex-B", step: 1 },
  ]);
});

test("who is slow takes two steps for a hex", () => {
  const slow = { ...flight("us", ["A", "B", "A"], "raid"), values: { aircraft: 6, pace: 2 } };
  const one = scene({ a: slow });
  assert.equal(lastStep(board, one), 4);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((step) => fliersAt(board, one, step).map(({ place }) => place)),
    [["hex-A"], ["hex-A"], ["hex-B"], ["hex-B"], ["hex-A"], ["hex-A"], []],
  );
});
