import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { leftText, parts, untilNext } from "../../../src/honjin/web/js/table/clock.js";
import { Words } from "../../../src/honjin/web/js/words.js";
import { ftl } from "./sources.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("time left", () => {
  test("has two figures, of the largest units that it fills", () => {
    assert.deepEqual(parts(3 * DAY + 5 * HOUR + 7 * MINUTE), { form: "days", days: 3, hours: 5 });
    assert.deepEqual(parts(DAY), { form: "days", days: 1, hours: 0 });
    assert.deepEqual(parts(2 * HOUR + 61 * SECOND), { form: "hours", hours: 2, minutes: 1 });
    assert.deepEqual(parts(90 * SECOND), { form: "minutes", minutes: 1, seconds: 30 });
  });

  test("counts a second that has begun, and never below nothing", () => {
    assert.deepEqual(parts(1), { form: "minutes", minutes: 0, seconds: 1 });
    assert.deepEqual(parts(-5 * MINUTE), { form: "minutes", minutes: 0, seconds: 0 });
  });

  test("is looked at again when another figure is due, and at least once a minute", () => {
    assert.equal(untilNext(90 * SECOND + 250), 250);
    assert.equal(untilNext(2 * HOUR + 20 * SECOND), 20 * SECOND);
    assert.equal(untilNext(3 * DAY + 30 * MINUTE), MINUTE);
  });

  test("is written with two digits of seconds", () => {
    const words = new Words("en", ftl("en", "common", "table"), {});
    assert.equal(leftText(words, 65 * SECOND), "1:05");
    assert.equal(leftText(words, 25 * HOUR), "1 d 1 h");
  });
});
