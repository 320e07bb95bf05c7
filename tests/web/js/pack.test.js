import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf } from "../../../src/honjin/web/js/pages/pack.js";

test("values are for the game, or for the battle that is chosen", () => {
  assert.equal(gameOf({ title: "storm", workbook: "storm" }), "storm");
  assert.equal(gameOf({ title: "ran", workbook: "ran.suriagehara" }, "tennoji"), "ran.tennoji");
});
