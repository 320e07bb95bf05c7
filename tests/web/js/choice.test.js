import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { chosen, fitting, kindOf, lit, prepared, rowsFor, tapped } from "../../../src/honjin/web/js/table/choice.js";
import { lotOf } from "./sources.js";

const option = (name, ...touch) => ({ option: { do: name }, touch });

/** Two ships, two seas, a port, and the end of the plan. */
const SAILING = prepared([
  option("Sail", "ship-fuji", "zone-tsushima"),
  option("Sail", "ship-fuji", "zone-yellow_sea"),
  option("Sail", "ship-asahi", "zone-tsushima"),
  option("Sail", "ship-asahi", "zone-yellow_sea"),
  option("Done"),
]);

/** A question about pairs of places. */
const MARCHING = prepared([
  option("March", "area-1", "area-2"),
  option("March", "area-1", "area-3"),
  option("March", "area-2", "area-3"),
]);

const numbers = (entries) => entries.map((entry) => entry.number);

test("a kind ends at the first hyphen", () => {
  assert.equal(kindOf("ship-bayan"), "ship");
  assert.equal(kindOf("score--5"), "score");
});

describe("options prepared", () => {
  test("lose what all of them touch", () => {
    const entries = prepared([option("Fire", "area-5", "unit-a"), option("Fire", "area-5", "unit-b")]);
    assert.deepEqual(
      entries.map((entry) => entry.things),
      [["unit-a"], ["unit-b"]],
    );
    assert.deepEqual(entries[0].touch, ["area-5", "unit-a"]);
  });

  test("keep it where there is only one, or one that touches nothing", () => {
    assert.deepEqual(prepared([option("Fire", "area-5")])[0].things, ["area-5"]);
    assert.deepEqual(prepared([option("Fire", "area-5"), option("Pass")])[0].things, ["area-5"]);
  });

  test("are numbered in their order, also without a touch", () => {
    assert.deepEqual(numbers(prepared([{ option: { do: "A" } }, option("B", "x-1")])), [0, 1]);
    assert.deepEqual(prepared([{ option: { do: "A" } }])[0].things, []);
  });

  test("may be none", () => assert.deepEqual(prepared([]), []));
});

describe("what fits", () => {
  test("everything, while nothing is pointed at", () => assert.equal(fitting(SAILING, []), SAILING));

  test("options that begin with the thing come before those that have it elsewhere", () => {
    assert.deepEqual(numbers(fitting(MARCHING, ["area-2"])), [2]);
    assert.deepEqual(numbers(fitting(MARCHING, ["area-3"])), []);
    assert.deepEqual(numbers(fitting(SAILING, ["zone-tsushima"])), [0, 2]);
  });

  test("kinds may come in any order, things of one kind may not", () => {
    assert.deepEqual(numbers(fitting(SAILING, ["zone-tsushima", "ship-asahi"])), [2]);
    assert.deepEqual(numbers(fitting(MARCHING, ["area-3", "area-1"])), []);
  });
});

describe("what is lit", () => {
  test("at first only what options begin with", () => {
    assert.deepEqual([...lit(SAILING, [])], ["ship-fuji", "ship-asahi"]);
  });

  test("then what is left of those that fit", () => {
    assert.deepEqual([...lit(SAILING, ["ship-fuji"])], ["zone-tsushima", "zone-yellow_sea"]);
    assert.deepEqual([...lit(SAILING, ["zone-tsushima"])], ["ship-fuji", "ship-asahi"]);
  });

  test("nothing after a whole option", () => {
    assert.deepEqual([...lit(SAILING, ["ship-fuji", "zone-tsushima"])], []);
  });
});

describe("an option is chosen", () => {
  test("by all of its things, in any order of kinds", () => {
    assert.equal(chosen(SAILING, ["ship-fuji", "zone-tsushima"]).number, 0);
    assert.equal(chosen(SAILING, ["zone-tsushima", "ship-fuji"]).number, 0);
  });

  test("never by a part, though only one is left", () => {
    assert.equal(chosen(MARCHING, ["area-2"]), null);
    assert.equal(chosen(SAILING, []), null);
  });

  test("only without a twin", () => {
    const twins = prepared([option("Fire", "unit-a"), option("Charge", "unit-a"), option("Pass")]);
    assert.equal(chosen(twins, ["unit-a"]), null);
  });
});

describe("a tap", () => {
  const selected = (...threads) => ({ threads, options: [], refused: false });

  test("picks up a ship, and a second one beside it", () => {
    assert.deepEqual(tapped(SAILING, [], "ship-fuji"), selected(["ship-fuji"]));
    assert.deepEqual(tapped(SAILING, [["ship-fuji"]], "ship-asahi"), selected(["ship-fuji"], ["ship-asahi"]));
  });

  test("on a ship in hand puts it back", () => {
    assert.deepEqual(tapped(SAILING, [["ship-fuji"], ["ship-asahi"]], "ship-fuji"), selected(["ship-asahi"]));
  });

  test("on a sea sends all that are in hand", () => {
    const { threads, options } = tapped(SAILING, [["ship-fuji"], ["ship-asahi"]], "zone-tsushima");
    assert.deepEqual(threads, []);
    assert.deepEqual(numbers(options), [0, 2]);
  });

  test("on a second place goes there, or begins anew, but never gathers", () => {
    assert.deepEqual(numbers(tapped(MARCHING, [["area-1"]], "area-2").options), [0]);
    const away = prepared([...MARCHING, option("March", "area-4", "area-5")]);
    assert.deepEqual(tapped(away, [["area-1"]], "area-4"), selected(["area-4"]));
  });

  test("on a ship that can act where it stands gathers none", () => {
    const entries = prepared([...SAILING, option("Repair", "ship-asahi")]);
    assert.deepEqual(tapped(entries, [["ship-fuji"]], "ship-asahi"), selected(["ship-asahi"]));
  });

  test("on what leads nowhere is refused and changes nothing", () => {
    const held = [["ship-fuji"]];
    assert.deepEqual(tapped(SAILING, held, "port-japan"), { threads: held, options: [], refused: true });
    assert.equal(tapped(SAILING, [], "port-japan").refused, true);
  });

  test("on a sea that what is in hand cannot reach is refused, though others can", () => {
    const entries = prepared([option("Sail", "ship-fuji", "zone-a"), option("Sail", "ship-asahi", "zone-b")]);
    assert.equal(tapped(entries, [["ship-fuji"]], "zone-b").refused, true);
    assert.equal(tapped(entries, [], "zone-b").refused, false);
  });

  test("never keeps a selection that no option fits, whatever is tapped", () => {
    const lot = lotOf(1904);
    const things = ["ship-a", "ship-b", "ship-c", "zone-a", "zone-b", "area-1", "area-2"];
    for (let round = 0; round < 400; round += 1) {
      const entries = prepared(
        Array.from({ length: 2 + lot(8) }, () =>
          option("Do", ...Array.from({ length: lot(4) }, () => things[lot(things.length)])),
        ),
      );
      let threads = [];
      for (let tap = 0; tap < 6; tap += 1) {
        const before = structuredClone(threads);
        const result = tapped(entries, threads, things[lot(things.length)]);
        assert.deepEqual(threads, before, "a tap makes a new selection");
        for (const thread of result.threads) assert.ok(fitting(entries, thread).length, thread.join());
        for (const entry of result.options) assert.ok(entries.includes(entry));
        if (result.options.length) assert.deepEqual(result.threads, []);
        if (result.refused) assert.equal(result.threads, threads);
        ({ threads } = result);
      }
    }
  });
});

describe("rows", () => {
  test("are the options that fit, one each", () => {
    const rows = rowsFor(SAILING, [["ship-asahi"]]);
    assert.deepEqual(
      rows.map((row) => numbers(row.entries)),
      [[2], [3]],
    );
  });

  test("of several ships stand together by where they lead, the fullest first", () => {
    const entries = prepared([option("Sail", "ship-fuji", "zone-far"), ...SAILING]);
    const rows = rowsFor(entries, [["ship-fuji"], ["ship-asahi"]]);
    assert.deepEqual(
      rows.map((row) => row.key),
      ["Sail zone-tsushima", "Sail zone-yellow_sea", "Sail zone-far"],
    );
    assert.deepEqual(
      rows.map((row) => row.entries.length),
      [2, 2, 1],
    );
  });
});
