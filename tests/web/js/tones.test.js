import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { bend, wayAround } from "../../../src/honjin/web/js/board/arrows.js";
import { prepared } from "../../../src/honjin/web/js/table/choice.js";
import { tonesOf } from "../../../src/honjin/web/js/table/tones.js";

const option = (name, touch, group) => ({ option: { do: name }, touch, group });
const TONES = { Fire: "shot", assaults: "assault", March: "move" };

describe("what one would do at a goal", () => {
  const entries = prepared([
    option("Fire", ["area-1"], "shots"),
    option("March", ["area-1"], "assaults"),
    option("March", ["area-2"], "marches"),
    option("Pick", ["unit-a"], "join"),
    option("Pass", []),
  ]);

  test("is told by heading or option, in the board's own order, and not of what has none", () => {
    assert.deepEqual(tonesOf(TONES, entries, []), { "area-1": ["shot", "assault"], "area-2": ["move"] });
  });

  test("is told of the goal, not of where a way begins", () => {
    const ways = prepared([
      option("March", ["area-1", "area-2"]),
      option("March", ["area-1", "area-3"]),
      option("Fire", ["area-1"]),
      option("Pass", []),
    ]);
    assert.deepEqual(tonesOf(TONES, ways, []), { "area-1": ["shot"] });
    assert.deepEqual(tonesOf(TONES, ways, ["area-1"]), { "area-2": ["move"], "area-3": ["move"] });
  });

  test("is not told where the board tells none apart", () => {
    assert.deepEqual(tonesOf(undefined, entries, []), {});
  });
});

describe("a way on the chart", () => {
  const [from, to] = [
    [0, 0],
    [400, 0],
  ];

  test("bends as ever where nothing lies in its way, with its pill in the middle", () => {
    const { pill, ...way } = wayAround(from, to, undefined, []);
    assert.deepEqual(way, bend(from, to));
    assert.ok(Math.abs(pill[0] - 200) < 20);
  });

  test("goes round by the other side what would lie under it", () => {
    const usual = wayAround(from, to, undefined, []);
    const box = [180, usual.pill[1] - 20, 40, 40];
    const round = wayAround(from, to, undefined, [box]);
    assert.equal(Math.sign(round.middle[1]), -Math.sign(usual.middle[1]));
  });

  test("takes no notice of what lies where it begins or ends", () => {
    const boxes = [
      [-50, -50, 100, 100],
      [350, -50, 100, 100],
    ];
    assert.deepEqual(wayAround(from, to, undefined, boxes), wayAround(from, to, undefined, []));
  });

  test("sits its pill where it hides least", () => {
    const everywhere = [[180, -300, 40, 600]];
    const { pill } = wayAround(from, to, undefined, everywhere);
    assert.ok(pill[0] < 180 || pill[0] > 220);
  });
});
