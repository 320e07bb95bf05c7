/** What a browser keeps of its matches, and how a record is held against it. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { compared, keep, keptOf, newNonce } from "../../../src/honjin/web/js/kept.js";

beforeEach(() => {
  const held = new Map();
  globalThis.localStorage = { getItem: (key) => held.get(key) ?? null, setItem: (key, text) => held.set(key, text) };
});

describe("a browser", () => {
  test("keeps the first commitment, and the latest link of each seat", () => {
    assert.equal(keptOf("m"), null);
    keep("m", { commitment: "c", links: { japan: "1" } });
    keep("m", { commitment: "another", nonces: { japan: "n" }, links: { russia: "2" } });
    keep("m", { commitment: "c", links: { japan: "3" } });
    assert.deepEqual(keptOf("m"), { commitment: "c", nonces: { japan: "n" }, links: { japan: "3", russia: "2" } });
  });

  test("keeps what was used last when there is too much", () => {
    for (let number = 0; number < 60; number += 1) keep(`m${number}`, { commitment: String(number) });
    keep("m0", { commitment: "0" });
    keep("m60", { commitment: "60" });
    assert.equal(keptOf("m1"), null);
    assert.equal(keptOf("m0").commitment, "0");
  });

  test("goes on where it may keep nothing", () => {
    globalThis.localStorage = undefined;
    assert.equal(keep("m", { commitment: "c" }).commitment, "c");
    assert.equal(keptOf("m"), null);
  });

  test("adds to the dice what nobody can guess", () => {
    assert.match(newNonce(), /^[0-9a-f]{32}$/);
    assert.notEqual(newNonce(), newNonce());
  });
});

describe("a record", () => {
  const kept = { commitment: "c", nonces: { japan: "n" }, links: {} };
  const states = (header) => compared(kept, header).map(({ state }) => state);

  test("must have the commitment that was shown and the nonce that was added", () => {
    assert.deepEqual(states({ commitment: "c", nonces: { japan: "n", russia: "x" } }), ["good", "good"]);
    assert.deepEqual(states({ commitment: "d", nonces: { japan: "n" } }), ["bad", "good"]);
    assert.deepEqual(states({ commitment: "c", nonces: { japan: "m" } }), ["good", "bad"]);
    assert.deepEqual(states({ commitment: "c" }), ["good", "bad"]);
  });

  test("owes nothing to somebody who only looked on", () => {
    assert.deepEqual(compared({ ...kept, nonces: {} }, { commitment: "c" }), [{ id: "commitment", state: "good" }]);
  });
});
