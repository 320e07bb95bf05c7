import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { besides, coursesOf, placesBetween, placesOf, throughAll } from "../../../src/honjin/web/js/board/courses.js";
import { ageOf, codeOf, forceOf } from "../../../src/honjin/web/js/board/forces.js";
import { areaOf, columnsOf, pitchOf, ringsAround } from "../../../src/honjin/web/js/board/grid.js";
import { extentOf, heldAt, pilesOf, sizeOf, slotNow, spotsOf } from "../../../src/honjin/web/js/board/layout.js";
import { spokenArea, spokenName, spokenPile } from "../../../src/honjin/web/js/board/names.js";
import { wedgeOf } from "../../../src/honjin/web/js/board/samurai.js";
import { cloudAround, markedHexes } from "../../../src/honjin/web/js/board/shades.js";
import { ringsOf } from "../../../src/honjin/web/js/board/sightings.js";
import { opened } from "../../../src/honjin/web/js/board/trays.js";
import { Words } from "../../../src/honjin/web/js/words.js";
import { boardOf, ftl, lotOf } from "./sources.js";

const MIDWAY = boardOf("midway");
const SHIP = { side: "us", art: "hull-dd", values: {} };
const way = (...hexes) => hexes.map((hex) => `hex-${hex}`);
const centre = (hex) => areaOf(MIDWAY, `hex-${hex}`).centre;

/** A scene of ships by slot; what else is known of one comes with its slot. */
const sceneOf = (counters, more = {}) => ({
  counters: Object.fromEntries(Object.entries(counters).map(([id, own]) => [id, { ...SHIP, ...own }])),
  piles: {},
  markers: {},
  marks: {},
  turn: 9,
  ...more,
});

const pile = (...counters) => ({ side: "us", thing: "hex-H6", counters });

describe("a force", () => {
  const scene = sceneOf({
    "ship-a": { art: "hull-cv" },
    "ship-b": { art: "hull-dd" },
    "ship-c": { art: "hull-cv" },
    "ship-d": { art: "hull-dd" },
    "ship-e": { art: "hull-dd" },
  });

  test("is told by its classes, in the order of the pile", () => {
    const { top, line, count } = forceOf(pile("ship-a", "ship-b", "ship-c", "ship-d", "ship-e"), scene);
    assert.equal(top.art, "hull-cv");
    assert.equal(line, "2 CV 3 DD");
    assert.equal(count, 5);
  });

  test("of which not all is known says of itself what there is", () => {
    const seen = {
      ...pile("ship-a"),
      backs: 6,
      plate: [
        ["CV", 1],
        ["?", 6],
      ],
    };
    assert.deepEqual([forceOf(seen, scene).line, forceOf(seen, scene).count], ["1 CV 6 ?", 7]);
    assert.equal(forceOf({ ...pile(), backs: 3 }, scene).top.art, "hull-group");
  });

  test("has the codes of the combat table", () =>
    assert.deepEqual(["hull-cvl", "plane-tb"].map(codeOf), ["CVL", "TB"]));
});

describe("a sighting", () => {
  const scene = sceneOf({
    "ship-there": { slot: "hex-H6/us" },
    "ship-now": { slot: "hex-G4/japan", seen: 9 },
    "ship-old": { slot: "hex-B7/japan", seen: 6 },
    "ship-older": { slot: "hex-B7/japan", seen: 2 },
  });

  test("is as old as the newest of what was seen; what is there has no age", () => {
    assert.equal(ageOf(pile("ship-there"), scene), null);
    assert.equal(ageOf(pile("ship-there", "ship-old"), scene), null);
    assert.equal(ageOf(pile("ship-now"), scene), 0);
    assert.equal(ageOf(pile("ship-old", "ship-older"), scene), 3);
    assert.equal(ageOf(pile(), scene), null);
  });

  test("has a ring as far as it may have come, once a turn has passed", () => {
    const rings = ringsOf(MIDWAY, scene, pilesOf(MIDWAY, scene));
    const [x, y] = centre("B7");
    assert.deepEqual(rings, [{ id: "hex-B7/japan", x, y, radius: Math.round(3.45 * pitchOf(MIDWAY.grid)) }]);
  });
});

describe("a course", () => {
  const raid = way("J4", "I4", "H4", "G4", "H4", "I4", "J4");
  const flying = { slot: "hex-J4/us_air", art: "plane-db", course: raid, marks: ["mission", "raid"] };

  test("is shared by those who go the same way for the same purpose", () => {
    const scene = sceneOf({
      "squadron-a": flying,
      "squadron-b": flying,
      "squadron-c": { ...flying, marks: ["mission", "search"] },
      "squadron-d": { ...flying, course: raid.slice(0, 3) },
      "squadron-e": { ...flying, course: [] },
    });
    const found = coursesOf(MIDWAY, scene).map(({ kind, course, counters }) => [kind, course.length, counters.length]);
    assert.deepEqual(found, [
      ["raid", 7, 2],
      ["search", 7, 1],
      ["raid", 3, 1],
    ]);
  });

  test("is an order where only the end is told", () => {
    const scene = sceneOf({
      "ship-a": { slot: "hex-J4/us", ordered: "hex-J3/us" },
      "ship-b": { slot: "hex-J4/us", ordered: "hex-J4/us" },
    });
    const [one, ...others] = coursesOf(MIDWAY, scene);
    assert.deepEqual(others, []);
    assert.deepEqual([one.kind, ...one.course], ["sail", "hex-J4/us", "hex-J3/us"]);
    assert.deepEqual(placesOf(MIDWAY, one.course), [centre("J4"), centre("J3")]);
  });

  test("leads from one slot to another by the places between", () => {
    const between = (from, to, course = raid) => placesBetween(MIDWAY, course, `hex-${from}/us`, `hex-${to}/us_air`);
    assert.deepEqual(between("J4", "G4"), [centre("I4"), centre("H4")]);
    assert.deepEqual(between("I4", "H4"), []);
    assert.deepEqual(between("G4", "J4"), [centre("H4"), centre("I4")], "home by the nearest way");
    assert.deepEqual(between("J4", "A1"), [], "it does not lead there");
    assert.deepEqual(between("J4", "G4", []), []);
  });

  test("keeps the way out and the way home apart", () => {
    const points = placesOf(MIDWAY, way("J4", "I4", "H4", "G4"));
    const out = besides(points, 10);
    const home = besides([...points].reverse(), 10).reverse();
    for (const [i, [x, y]] of points.entries()) {
      assert.ok(Math.abs(Math.hypot(out[i][0] - x, out[i][1] - y) - 10) < 0.01);
      assert.ok(Math.hypot(out[i][0] - home[i][0], out[i][1] - home[i][1]) > 19.9);
    }
    const [start, , turn] = besides(placesOf(MIDWAY, way("J4", "I4", "J4")), 10);
    assert.ok([...start, ...turn].every(Number.isFinite));
  });

  test("is drawn through all its places", () => {
    const d = throughAll([
      [0, 0],
      [10, 5],
      [20, 0],
    ]);
    assert.match(d, /^M0 0C[-\d. ]+ 10 5C[-\d. ]+ 20 0$/);
  });
});

describe("the wedge of a unit", () => {
  test("points to the corner that it faces, on the side of its counter", () => {
    for (let facing = 0; facing < 12; facing += 1) {
      const [[x, y], ...base] = wedgeOf(facing);
      assert.ok(Math.abs(Math.hypot(x, y) - 57) < 0.1);
      assert.equal(Math.round(((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360), facing * 30);
      for (const [bx, by] of base) assert.ok(Math.hypot(bx, by) < 38 && bx * x + by * y > 0);
    }
  });
});

describe("marks of hexes", () => {
  test("are put together, those of other things left out", () => {
    const marked = markedHexes(MIDWAY, {
      "hex-A1": "storm",
      "hex-B2": "storm searched",
      "turn-3": "past",
      sky: "night",
    });
    assert.deepEqual(
      [...marked],
      [
        ["storm", ["hex-A1", "hex-B2"]],
        ["searched", ["hex-B2"]],
      ],
    );
  });

  test("are those that the board has shades for", () => {
    assert.deepEqual(
      MIDWAY.shades.map(({ mark }) => mark),
      ["searched", "storm", "reach", "home"],
    );
  });

  test("as a cloud stand out all around, by no more than a puff", () => {
    const lot = lotOf(11);
    const hexes = columnsOf(MIDWAY).flat();
    for (let round = 0; round < 20; round += 1) {
      const first = lot(150);
      for (const ring of ringsAround(MIDWAY, hexes.slice(first, first + 1 + lot(20)))) {
        const numbers = cloudAround(ring)
          .match(/-?[\d.]+/g)
          .map(Number);
        const [xs, ys] = [0, 1].map((axis) => ring.map((point) => point[axis]));
        for (const [at, number] of numbers.entries()) {
          const side = at % 2 ? ys : xs;
          assert.ok(number > Math.min(...side) - 25 && number < Math.max(...side) + 25);
        }
      }
    }
  });
});

describe("counters in a hex", () => {
  const both = sceneOf({ "ship-a": { slot: "hex-H6/us" }, "ship-b": { slot: "hex-H6/japan", side: "japan" } });

  test("lie at its middle while they are alone, and make room for each other", () => {
    const alone = spotsOf(MIDWAY, sceneOf({ "ship-a": { slot: "hex-H6/us" } })).get("ship-a");
    const [x, y] = centre("H6");
    const { at, scale } = MIDWAY.grid.slots.us;
    assert.deepEqual([alone.x, alone.y, alone.scale], [x + at[0], y + at[1], scale]);
    const spots = spotsOf(MIDWAY, both);
    const [one, other] = ["ship-a", "ship-b"].map((id) => spots.get(id));
    assert.ok(one.scale < 1);
    assert.ok(Math.abs(one.y - other.y) > 27);
  });

  test("that stand side by side do not hide each other", () => {
    const slots = ["us_boats", "japan_boats", "us_troops", "japan_troops"].map((part) => `hex-H6/${part}`);
    const scene = sceneOf(Object.fromEntries(slots.map((slot, n) => [`ship-${n}`, { slot }])));
    const piles = pilesOf(MIDWAY, scene);
    const xs = slots.map((slot) => slotNow(MIDWAY, slot, piles).at[0]).sort((a, b) => a - b);
    for (const [n, x] of xs.slice(1).entries()) assert.ok(x - xs[n] >= 30);
    assert.ok(Math.abs((xs[0] + xs.at(-1)) / 2 - centre("H6")[0]) < 0.1);
    const [alone] = slots.map((slot) => slotNow(MIDWAY, slot, { [slot]: {} }));
    assert.equal(alone.at[0], centre("H6")[0] + MIDWAY.grid.slots.us_boats.at[0]);
    assert.equal(alone.at[1], centre("H6")[1] + MIDWAY.grid.slots.us_boats.alone, "nothing stands in the middle");
    const [below] = slots.map((slot) => slotNow(MIDWAY, slot, { [slot]: {}, "hex-H6/us": {} }));
    assert.equal(below.at[1], centre("H6")[1] + MIDWAY.grid.slots.us_boats.at[1]);
  });

  test("are drawn from the sea upwards", () => {
    const parts = ["us_air", "japan", "us_boats", "us"];
    const scene = sceneOf(Object.fromEntries(parts.map((part) => [`ship-${part}`, { slot: `hex-H6/${part}` }])));
    const order = Object.keys(pilesOf(MIDWAY, scene)).map((id) => id.split("/")[1]);
    assert.deepEqual(order, ["us", "japan", "us_boats", "us_air"]);
  });

  test("have the size of their kind, in a tray too", () => {
    assert.deepEqual(sizeOf(MIDWAY, { art: "hull-cv" }), [66, 44]);
    assert.deepEqual(sizeOf(MIDWAY, { art: "plane-db" }), [130, 46]);
    const view = { box: [0, 0, 1180, 1160], scale: 1 };
    const slot = slotNow(MIDWAY, "hex-H6/us_air", {});
    const { spots } = opened(MIDWAY, slot, 3, view, { each: true, goals: [], size: [130, 46] });
    assert.equal(spots[1].x - spots[0].x, 137);
  });

  test("are what matters as far as their hex reaches", () => {
    const [x, y, width, height] = extentOf(MIDWAY, both, "hex-H6");
    assert.ok(Math.abs(x + width / 2 - centre("H6")[0]) < 0.1 && Math.abs(y + height / 2 - centre("H6")[1]) < 0.1);
    assert.ok(extentOf(MIDWAY, both, "ship-a"));
    assert.equal(extentOf(MIDWAY, both, "hex-Z1"), null);
  });
});

for (const language of ["en", "fr", "cs", "ja"])
  describe(`what a reader is told of hexes (${language})`, () => {
    const words = new Words(language, ftl(language, "common", "board"));
    const scene = sceneOf(
      {
        "ship-a": { slot: "hex-H6/us", art: "hull-cv", damaged: true, marks: ["machinery"] },
        "ship-b": { slot: "hex-H6/us", art: "hull-dd" },
        "squadron-c": { slot: "hex-H6/us_air", art: "plane-db", values: { aircraft: 5, wait: 2 }, marks: ["hangar"] },
        "ship-d": { slot: "hex-C3/japan", side: "japan", art: "hull-group", seen: 4, lettering: ["X", "Y"] },
        "battalion-e": { slot: "hex-H6/us_troops", art: "troops-ts" },
      },
      { marks: { "hex-H6": "searched held-us unheard-of", "hex-C3": "storm" } },
    );
    const piles = pilesOf(MIDWAY, scene);
    const held = heldAt(MIDWAY, scene, piles);
    const area = (id) => spokenArea(MIDWAY, words, id, held.get(id));

    test("its name and its ground", () => {
      assert.ok(area("hex-A1").startsWith("A1"));
      assert.ok(area("hex-A1").includes(words.text("board-ground-sea")));
      assert.ok(area("hex-H6").includes(words.text("board-island-midway")));
      assert.ok(!area("hex-H6").includes(words.text("board-ground-sea")));
    });

    test("what lies over it, and who stands there", () => {
      for (const id of ["board-mark-searched", "board-mark-held-us", "board-type-cv", "board-type-db", "board-type-ts"])
        assert.ok(area("hex-H6").includes(words.text(id)), id);
      assert.ok(!area("hex-H6").includes("unheard"));
      assert.ok(area("hex-C3").includes(words.text("board-mark-storm")));
      assert.ok(area("hex-C3").includes(words.text("board-seen", { turn: 4 })));
    });

    test("of each counter its type and its state", () => {
      const said = Object.entries(scene.counters).map(([id, counter]) => spokenName(MIDWAY, words, id, counter));
      assert.ok(said[0].includes(words.text("board-mark-machinery")));
      assert.ok(said[2].includes("5") && said[2].includes("2") && said[2].includes(words.text("board-mark-hangar")));
      assert.ok(
        said.every((text) => !/[{}]|board-/.test(text)),
        said.join("\n"),
      );
    });

    test("of a force the hex and its types", () => {
      const members = Object.fromEntries(["ship-a", "ship-b"].map((id) => [id, scene.counters[id]]));
      const said = spokenPile(MIDWAY, words, {}, piles["hex-H6/us"], members);
      assert.ok(said.startsWith("H6"));
      for (const id of ["board-type-cv", "board-type-dd"]) assert.ok(said.includes(words.text(id)));
    });
  });
