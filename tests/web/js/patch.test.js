import assert from "node:assert/strict";
import { test } from "node:test";

import { classes, patched } from "../../../src/honjin/web/js/lib.js";

/** The cases of RFC 7396, appendix A. */
const CASES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

for (const [old, patch, expected] of CASES) {
  test(`${JSON.stringify(old)} with ${JSON.stringify(patch)} is ${JSON.stringify(expected)}`, () => {
    const before = structuredClone(old);
    assert.deepEqual(patched(old, patch), expected);
    assert.deepEqual(old, before);
  });
}

test("what a patch does not touch stays the same object", () => {
  const old = { near: { x: 1 }, far: { y: 1 } };
  const result = patched(old, { near: { x: 2 } });
  assert.equal(result.far, old.far);
  assert.notEqual(result.near, old.near);
});

test("classes leave out what is false", () => assert.equal(classes("a", false, "", null, undefined, "b"), "a b"));
