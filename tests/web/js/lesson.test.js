/** A guided game on the client: what a new step does to the card and around it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { signal } from "../../../src/honjin/web/vendor/preact.js";
import { Lesson } from "../../../src/honjin/web/js/table/lesson.js";

const at = (done, ...pages) => ({
  lesson: { state: "guided", done, pages: pages.map((say) => ({ say, point: [say] })) },
});

function learner(now) {
  const desk = { m: { now: signal(now) }, sheetOpen: signal(false), entries: signal([]) };
  return { desk, lesson: new Lesson(desk) };
}

test("a new step is read from its first page, with nothing of a phone lying over it", () => {
  const { desk, lesson } = learner(at(0, "welcome", "goal"));
  lesson.turn(1);
  desk.sheetOpen.value = true;
  desk.m.now.value = at(0, "welcome", "goal");
  assert.equal(lesson.page.value, 1);
  assert.equal(desk.sheetOpen.value, true);
  desk.m.now.value = at(1, "fire");
  assert.equal(lesson.page.value, 0);
  assert.equal(desk.sheetOpen.value, false);
  assert.deepEqual(lesson.point.value, ["fire"]);
});

test("a match that is no lesson leaves the sheet as it is", () => {
  const { desk } = learner({ lesson: null });
  desk.sheetOpen.value = true;
  desk.m.now.value = { lesson: null };
  assert.equal(desk.sheetOpen.value, true);
});
