import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { listing } from "../../../src/honjin/web/js/table/listing.js";
import { signal } from "../../../src/honjin/web/vendor/preact.js";

const words = {
  has: () => false,
  text: (id) => id,
  thing: (thing) => thing.split("-")[1],
  option: ({ do: what, busho, other }) => [what, busho, other].filter(Boolean).join(" "),
  listOf: (names) => names.join(" and "),
};

/** Leaders who may act alone, and two by two, as they come with a question. */
function leadersWho(names) {
  const thing = (name) => `busho-${name}`;
  const alone = names.map((busho) => ({ option: { do: "Designate", busho }, things: [thing(busho)] }));
  const pairs = names.flatMap((busho, at) =>
    names.slice(at + 1).map((other) => ({
      option: { do: "Coordinate", busho, other },
      things: [thing(busho), thing(other)],
    })),
  );
  return [...alone, ...pairs].map((entry, number) => ({ ...entry, touch: entry.things, number }));
}

/** A desk with nothing in hand, whose leaders stand on the chart. */
function deskOf(entries) {
  const counter = { slot: "hex-0101/leader", lettering: ["1", "4"], values: { momentum: 4 }, side: "mori" };
  const counters = Object.fromEntries(entries.map(({ things }) => [things[0], counter]));
  return {
    entries: signal(entries),
    words: signal(words),
    seat: signal("mori"),
    board: signal({ table: { leader: "busho", printed: ["tq", "ma"] } }),
    filter: signal(""),
    threads: signal([]),
    place: signal(null),
    hand: signal({ mine: false }),
    survey: { isOn: true },
    m: { scene: signal({ counters, piles: {} }), sides: signal({}) },
  };
}

describe("the list of leaders who may act", () => {
  for (const names of [
    ["kikkawa", "kobayakawa", "shishido", "kumagai"],
    ["kikkawa", "kobayakawa", "shishido", "kumagai", "terumoto", "ura", "hirai"],
  ]) {
    const [alone, together] = listing(deskOf(leadersWho(names)));

    test(`each of ${names.length} by himself is a row with his name`, () => {
      assert.equal(alone.title, "");
      assert.deepEqual(
        alone.rows.map((row) => row.label),
        names.map((name) => `Designate ${name}`),
      );
    });

    test(`those of ${names.length} who have company follow, with no figures that they do not have`, () => {
      assert.equal(together.title, "table-in-company");
      assert.deepEqual(
        together.rows.map((row) => [row.kind, row.label, row.values]),
        names.slice(0, -1).map((name) => ["pick", name, ""]),
      );
      assert.ok(alone.named && together.named);
    });
  }
});
