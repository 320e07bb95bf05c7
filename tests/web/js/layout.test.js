import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { blockSpots, dividerOf } from "../../../src/honjin/web/js/board/blocks.js";
import {
  around,
  arrangement,
  densest,
  extentOf,
  middleOf,
  pilesOf,
  spotsOf,
} from "../../../src/honjin/web/js/board/layout.js";
import { stackSpot, stacksOf } from "../../../src/honjin/web/js/board/stacks.js";
import { goalsOf, opened } from "../../../src/honjin/web/js/board/trays.js";
import { boardOf, lotOf } from "./sources.js";

const SEA = boardOf("port_arthur");
const LAND = boardOf("storm");
const ROADSTEAD = SEA.slots["port-japan/roadstead"];
const SHIP = { side: "japan", art: "ship-battleship", values: { speed: 4, firepower: 8, hits: 4 } };

const sceneOf = (slots, piles = {}) => ({
  counters: Object.fromEntries(Object.entries(slots).map(([id, slot]) => [id, { ...SHIP, slot }])),
  piles,
});

/** Whether a counter lies inside a box, with its whole body. */
function liesIn(board, { x, y, scale }, [left, top, width, height]) {
  const [across, down] = board.counter.size.map((side) => (side * scale) / 2);
  return x - across >= left && x + across <= left + width && y - down >= top && y + down <= top + height;
}

describe("piles", () => {
  test("are those of the scene, and one for each other slot with counters", () => {
    const own = { side: "japan", thing: "zone-tsushima", counters: ["ship-a"], backs: 2 };
    const scene = sceneOf(
      { "ship-a": "zone-tsushima/japan", "ship-b": "port-japan/roadstead", "ship-c": "port-japan/roadstead" },
      { "zone-tsushima/japan": own },
    );
    assert.deepEqual(pilesOf(SEA, scene), {
      "port-japan/roadstead": { side: "japan", thing: "port-japan", counters: ["ship-b", "ship-c"] },
      "zone-tsushima/japan": own,
    });
  });

  test("of slots that the board does not have are left out", () => {
    const scene = sceneOf({ "ship-a": "sunk" }, { nowhere: { side: "japan", counters: [] } });
    assert.deepEqual(pilesOf(SEA, scene), {});
  });
});

describe("a row", () => {
  for (const [id, slot] of Object.entries(SEA.slots).filter(([, one]) => one.kind === "row")) {
    test(`${id} keeps every counter inside, however many`, () => {
      for (let count = 1; count <= 40; count += 1) {
        const { spots } = arrangement(SEA, slot, count);
        assert.equal(spots.length, count);
        const [left, , width] = slot.box;
        for (const spot of spots) {
          const half = (SEA.counter.size[0] * spot.scale) / 2;
          assert.ok(spot.x - half >= left && spot.x + half <= left + width, `${count} counters`);
        }
      }
    });
  }

  test("shows enough of each counter, or is a pile", () => {
    const looks = Array.from({ length: 20 }, (_, at) => arrangement(SEA, ROADSTEAD, at + 1));
    for (const { look, spots } of looks.slice(1)) {
      const steps = spots.slice(1).map((spot, at) => spot.x - spots[at].x);
      assert.ok(look === "pile" ? steps.every((step) => step === 0) : steps.every((step) => step >= 20));
    }
    assert.equal(looks[0].look, "row");
    assert.equal(looks.at(-1).look, "pile");
    assert.equal(looks[0].plate, null);
    assert.ok(looks.at(-1).plate);
  });

  test("lies from left to right and never overlaps where there is room", () => {
    const { spots, scale } = arrangement(SEA, ROADSTEAD, 2);
    assert.ok(spots[1].x - spots[0].x >= SEA.counter.size[0] * scale);
  });

  test("with nothing in it has no spots", () => assert.deepEqual(arrangement(SEA, ROADSTEAD, 0).spots, []));
});

describe("a pile", () => {
  test("stands around its anchor, the lowest as far above as the top one below", () => {
    const slot = SEA.slots["zone-tsushima/japan"];
    const { offset, layers } = SEA.counter.pile;
    assert.deepEqual(arrangement(SEA, slot, 1).spots, [{ x: slot.at[0], y: slot.at[1], scale: 1 }]);
    for (const count of [2, layers, layers + 7]) {
      const [{ x, y }] = arrangement(SEA, slot, count).spots;
      const rise = Math.min(count, layers) - 1;
      assert.equal(x + (rise * offset[0]) / 2, slot.at[0]);
      assert.equal(y + (rise * offset[1]) / 2, slot.at[1]);
    }
  });
});

describe("a block", () => {
  const blocks = Object.entries(LAND.slots).filter(([, slot]) => slot.kind === "block");

  test("is what every area of Storm has", () => assert.ok(blocks.length > 40));

  test("lays up to its room each counter in a place of its own, inside its box", () => {
    for (const [id, slot] of blocks) {
      for (const [places, rivals] of [
        [slot.solo, 0],
        [slot.shared, slot.shared.length],
        [slot.full, slot.full.length],
      ]) {
        for (let count = 1; count <= places.length; count += 1) {
          const spots = blockSpots(LAND, slot, count, rivals);
          assert.equal(
            new Set(spots.map(({ x, y }) => `${x} ${y}`)).size,
            count,
            `${id}: ${count} of ${places.length}`,
          );
        }
      }
    }
  });

  test("is small where either side has many, and only there", () => {
    const [, slot] = blocks[0];
    const few = slot.shared.length;
    const small = LAND.counter.small / LAND.counter.size[0];
    assert.equal(blockSpots(LAND, slot, 1, few)[0].scale, 1);
    assert.equal(blockSpots(LAND, slot, 1, few + 1)[0].scale, small);
    assert.equal(blockSpots(LAND, slot, few + 1, 1)[0].scale, small);
    assert.equal(blockSpots(LAND, slot, few + 1, 0)[0].scale, 1);
  });

  test("centres a row that is not full", () => {
    const [, slot] = blocks[0];
    const row = slot.solo.filter(([, y]) => y === slot.solo[0][1]).map(([x]) => x);
    const middle = (row[0] + row.at(-1)) / 2;
    for (let count = 1; count <= row.length; count += 1) {
      const xs = blockSpots(LAND, slot, count, 0).map(({ x }) => x);
      assert.equal((xs[0] + xs.at(-1)) / 2, middle);
    }
  });

  test("loses no counter beyond its room: they lie on the last place", () => {
    const [, slot] = blocks[0];
    const spots = blockSpots(LAND, slot, slot.solo.length + 3, 0);
    assert.equal(spots.length, slot.solo.length + 3);
    assert.deepEqual(spots.at(-1), spots[slot.solo.length - 1]);
  });

  test("is divided from its rival by one line, the same seen from both", () => {
    for (const [, slot] of blocks) {
      const [from, to, y] = dividerOf(LAND, slot);
      assert.ok(from < to);
      assert.equal(y, dividerOf(LAND, LAND.slots[slot.rival])[2]);
      const [mine, theirs] = [slot, LAND.slots[slot.rival]].map(({ full }) => full.map((place) => place[1]));
      const above = Math.max(...mine) < y && y < Math.min(...theirs);
      const below = Math.max(...theirs) < y && y < Math.min(...mine);
      assert.ok(above || below);
    }
  });
});

describe("stacks", () => {
  const slot = { first: [100, 50], pitch: 10, columns: 3, rows: 2 };
  const counters = Object.fromEntries(
    ["a", "a", "b", "b", "c", "d", "e", "f", "g"].map((art, n) => [`unit-${n}`, { side: "japan", art, values: {} }]),
  );
  const ids = Object.keys(counters);

  test("hold one counter each while there is room", () => {
    assert.deepEqual(
      stacksOf(slot, { counters }, ids.slice(0, 6)),
      ids.slice(0, 6).map((id) => [id]),
    );
  });

  test("put those together that look alike, when there is not", () => {
    assert.deepEqual(stacksOf(slot, { counters }, ids.slice(0, 7)), [
      ["unit-0", "unit-1"],
      ["unit-2", "unit-3"],
      ["unit-4"],
      ["unit-5"],
      ["unit-6"],
    ]);
  });

  test("put the rest on the last place, when even that is too many", () => {
    const stacks = stacksOf(slot, { counters }, ids);
    assert.equal(stacks.length, 6);
    assert.deepEqual(stacks.at(-1), ["unit-7", "unit-8"]);
    assert.deepEqual(stacks.flat().sort(), ids);
  });

  test("keep a spent counter apart from a fresh one", () => {
    const two = { "unit-x": { ...counters["unit-0"], spent: true }, ...counters };
    const stacks = stacksOf(slot, { counters: two }, ["unit-x", ...ids.slice(0, 6)]);
    assert.deepEqual(stacks[0], ["unit-x"]);
    assert.deepEqual(stacks[1], ["unit-0", "unit-1"]);
  });

  test("go row after row", () => {
    assert.deepEqual(stackSpot(slot, 0), { x: 100, y: 50, scale: 1 });
    assert.deepEqual(stackSpot(slot, 2), { x: 120, y: 50, scale: 1 });
    assert.deepEqual(stackSpot(slot, 3), { x: 100, y: 60, scale: 1 });
  });
});

describe("spots", () => {
  test("of every counter on a board, whatever lies where", () => {
    const lot = lotOf(34);
    for (const board of [SEA, LAND]) {
      const places = Object.keys(board.slots).filter((id) =>
        ["pile", "row", "block", "stacks", "marker"].includes(board.slots[id].kind),
      );
      for (let round = 0; round < 20; round += 1) {
        const slots = Object.fromEntries(
          Array.from({ length: 60 }, (_, n) => [`unit-${n}`, places[lot(places.length)]]),
        );
        const spots = spotsOf(board, sceneOf(slots));
        assert.equal(spots.size, 60);
        for (const [id, { x, y, scale, slot }] of spots) {
          assert.equal(slot, slots[id]);
          assert.ok(Number.isFinite(x) && Number.isFinite(y) && scale > 0, `${id} in ${slot}`);
          assert.ok(liesIn(board, { x, y, scale }, [0, 0, ...board.canvas]), `${id} in ${slot}`);
        }
      }
    }
  });

  test("leave room for the backs of counters that a viewer does not know", () => {
    const scene = sceneOf({ "ship-a": "port-japan/roadstead" });
    const known = { side: "japan", thing: "port-japan", counters: ["ship-a"] };
    const alone = spotsOf(SEA, scene, { "port-japan/roadstead": known }).get("ship-a");
    const among = spotsOf(SEA, scene, { "port-japan/roadstead": { ...known, backs: 30 } }).get("ship-a");
    assert.notDeepEqual(alone, among);
  });
});

describe("boxes", () => {
  test("the smallest around some", () => {
    assert.deepEqual(
      around([
        [10, 10, 5, 5],
        [0, 12, 2, 30],
      ]),
      [0, 10, 15, 32],
    );
    assert.deepEqual(around([[3, 4, 5, 6]]), [3, 4, 5, 6]);
  });

  test("what a thing covers: a panel, a counter's slot, all slots of a place, or nothing", () => {
    const scene = sceneOf({ "ship-a": "port-japan/roadstead" });
    assert.deepEqual(extentOf(SEA, scene, "port-japan"), SEA.panels["port-japan"].box);
    assert.deepEqual(extentOf(SEA, scene, "ship-a"), ROADSTEAD.box);
    const [x, y, width, height] = extentOf(SEA, scene, "zone-tsushima");
    for (const slot of Object.values(SEA.slots).filter((one) => one.thing === "zone-tsushima")) {
      const [mx, my] = middleOf(slot);
      assert.ok(mx >= x && mx <= x + width && my >= y && my <= y + height);
    }
    assert.equal(extentOf(SEA, scene, "ship-nobody"), null);
  });

  test("where most lie, if not all can be seen", () => {
    const crowd = [0, 10, 20, 30].map((x) => [x, 0, 2, 2]);
    const far = [900, 900, 2, 2];
    assert.deepEqual(densest([far, ...crowd], [100, 100]), [1, 1, 30, 0]);
    assert.deepEqual(densest([far], [100, 100]), [901, 901, 0, 0]);
  });
});

describe("an opened pile", () => {
  const slot = SEA.slots["zone-tsushima/japan"];
  const view = { box: [0, 0, 1600, 1200], scale: 1 };

  test("lies inside what is visible, wherever that is", () => {
    const lot = lotOf(5);
    for (let round = 0; round < 200; round += 1) {
      const part = { box: [lot(900), lot(700), 700, 500], scale: 0.5 + lot(20) / 10 };
      const { box, spots } = opened(SEA, slot, 1 + lot(16), part, { each: true, goals: [] });
      const [left, top, width, height] = part.box;
      assert.ok(box[0] >= left && box[1] >= top, "its corner");
      assert.ok(box[0] + box[2] <= left + width && box[1] + box[3] <= top + height, "its end");
      for (const spot of spots) assert.ok(liesIn(SEA, spot, box));
    }
  });

  test("gives way to where its counters can go, and tells when it cannot", () => {
    const free = opened(SEA, slot, 6, view, { each: true, goals: [] });
    const [x, y, width, height] = free.box;
    const middle = [x + width / 2, y + height / 2];
    const moved = opened(SEA, slot, 6, view, { each: true, goals: [middle] });
    assert.equal(free.covers, false);
    assert.equal(moved.covers, false);
    assert.notDeepEqual(moved.box, free.box);
    const everywhere = Array.from({ length: 40 * 30 }, (_, n) => [(n % 40) * 40, Math.floor(n / 40) * 40]);
    assert.equal(opened(SEA, slot, 6, view, { each: true, goals: everywhere }).covers, true);
  });

  test("is a fan of a few, a tray of more", () => {
    const most = SEA.counter.fan_most;
    assert.equal(opened(SEA, slot, most, view, { each: false, goals: [] }).look, "fan");
    assert.equal(opened(SEA, slot, most + 1, view, { each: false, goals: [] }).look, "tray");
    assert.equal(opened(SEA, slot, 1, view, { each: true, goals: [] }).look, "tray");
  });

  test("has as goals the lit places, never its own nor the other side's piles", () => {
    const goals = goalsOf(SEA, new Set(["zone-tsushima", "zone-yellow_sea"]), "zone-tsushima/japan", "japan");
    const own = Object.entries(SEA.slots).filter(
      ([id, { thing, kind }]) => thing === "zone-yellow_sea" && kind !== "marker" && !id.endsWith("/russia"),
    );
    assert.deepEqual(
      goals,
      own.map(([, one]) => middleOf(one)),
    );
    assert.ok(goals.length > 1);
  });
});
