import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { prepared } from "../../../src/honjin/web/js/table/choice.js";
import { again, gatherable, gatherings } from "../../../src/honjin/web/js/table/gather.js";

const option = (name, ...touch) => ({ option: { do: name }, touch });

const COUNTERS = {
  "ship-a": { art: "battleship" },
  "ship-b": { art: "battleship" },
  "ship-c": { art: "cruiser" },
  "unit-1": { art: "rifles", lettering: ["1D", "1"] },
  "unit-2": { art: "rifles", lettering: ["1D", "2"] },
  "unit-3": { art: "guns", lettering: ["1D", "3"] },
  "unit-4": { art: "guns", lettering: ["9D", "4"] },
};

describe("pieces picked together", () => {
  test("are all of them, then those of a kind, never a kind of one", () => {
    const found = gatherings(COUNTERS, ["ship-a", "ship-b", "ship-c"], { by: ["art"] });
    assert.deepEqual(
      found.map(({ by, key, things }) => [by, key, things.length]),
      [
        ["all", "", 3],
        ["art", "battleship", 2],
      ],
    );
  });

  test("and those of a formation", () => {
    const found = gatherings(COUNTERS, ["unit-1", "unit-2", "unit-3", "unit-4"], { by: ["art", "lettering"] });
    assert.deepEqual(
      found.map(({ key, things }) => `${key} ${things.length}`),
      [" 4", "rifles 2", "guns 2", "1D 3"],
    );
  });

  test("are named once, and one alone is picked by hand", () => {
    assert.equal(gatherings(COUNTERS, ["ship-a", "ship-b"], { by: ["art"] }).length, 1);
    assert.deepEqual(gatherings(COUNTERS, ["ship-a"], { by: ["art"] }), []);
  });
});

test("only what goes somewhere is gathered, not what can also be done with where it lies", () => {
  const entries = prepared([
    option("Sail", "ship-a", "zone-east"),
    option("Sail", "ship-b", "zone-east"),
    option("Repair", "ship-b"),
    option("Embark", "landing-east"),
    option("End"),
  ]);
  assert.deepEqual(gatherable(entries, COUNTERS), ["ship-a"]);
});

describe("the last turn again", () => {
  const rule = { option: "Sail", event: "Sailed", field: "sailed" };
  const entries = prepared([
    option("Sail", "ship-a", "zone-east"),
    option("Sail", "ship-a", "zone-west"),
    option("Sail", "ship-b", "zone-east"),
  ]);
  const told = [
    { number: 1, event: { event: "Sailed", side: "red", sailed: [["west", ["a"]]] } },
    { number: 2, event: { event: "Sailed", side: "red", sailed: [["east", ["a", "gone"]]] } },
    { number: 3, event: { event: "Sailed", side: "blue", sailed: [["east", ["b"]]] } },
  ];

  test("gives the side's latest orders, as far as they are offered", () => {
    assert.deepEqual(
      again(entries, told, rule, "red").map(({ touch }) => touch),
      [["ship-a", "zone-east"]],
    );
  });

  test("gives nothing in the first turn, nor where a game has no such orders", () => {
    assert.deepEqual(again(entries, [], rule, "red"), []);
    assert.deepEqual(again(entries, told, undefined, "red"), []);
  });
});
