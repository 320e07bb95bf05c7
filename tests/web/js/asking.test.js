import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { signal } from "../../../src/honjin/web/vendor/preact.js";
import { askWhy, fetchOdds } from "../../../src/honjin/web/js/table/asking.js";

/** A table that answers when the test wants it to. */
class SlowTable {
  constructor() {
    this.asked = [];
    this.decision = signal(null);
    this.now = signal({ over: null });
    this.kinds = signal({});
    this.odds = this.why = () =>
      new Promise((resolve, reject) => {
        this.asked.push({ resolve, reject });
      });
  }
}

const words = { text: (id) => id, thing: (id) => id, option: (option) => option.do };

describe("a desk whose table is slow", () => {
  let desk;
  const ask = (at) => {
    desk.m.decision.value = { at, side: "japan" };
    return fetchOdds(desk);
  };

  beforeEach(() => {
    desk = {
      m: new SlowTable(),
      words: signal(words),
      seat: signal("japan"),
      odds: signal({ at: null, tables: [] }),
      hovered: signal(null),
      tip: signal(null),
    };
  });

  test("shows the odds of the present question, whichever came first", async () => {
    const [first, second] = [ask("1"), ask("2")];
    desk.m.asked[1].resolve({ tables: ["of 2"] });
    await second;
    desk.m.asked[0].resolve({ tables: ["of 1"] });
    await first;
    assert.deepEqual(desk.odds.value, { at: "2", tables: ["of 2"] });
  });

  test("keeps them when those of an earlier question are refused", async () => {
    const [first, second] = [ask("1"), ask("2")];
    desk.m.asked[1].resolve({ tables: ["of 2"] });
    await second;
    desk.m.asked[0].reject(new Error("late"));
    await first;
    assert.deepEqual(desk.odds.value, { at: "2", tables: ["of 2"] });
  });

  test("has none when they are refused", async () => {
    desk.odds.value = { at: "1", tables: ["of 1"] };
    const asked = ask("2");
    desk.m.asked[0].reject(new Error("late"));
    await asked;
    assert.deepEqual(desk.odds.value, { at: null, tables: [] });
  });

  for (const [hovered, shown] of [
    ["zone-a", "zone-a"],
    ["zone-b", undefined],
    [null, undefined],
  ]) {
    test(`tells why not zone-a only while the pointer is there: ${hovered}`, async () => {
      desk.hovered.value = "zone-a";
      const asked = askWhy(desk, ["ship-x", "zone-a"], { hovered: true });
      desk.hovered.value = hovered;
      desk.m.asked[0].resolve({ allowed: false, refusals: [{ why: "too-far", facts: {} }] });
      await asked;
      assert.equal(desk.tip.value?.thing, shown);
    });
  }

  test("tells one who asked by a press, wherever the pointer is now", async () => {
    const asked = askWhy(desk, ["zone-a"]);
    desk.m.asked[0].resolve({ allowed: false, refusals: [{ why: "too-far", facts: {} }] });
    await asked;
    assert.equal(desk.tip.value.thing, "zone-a");
  });
});
