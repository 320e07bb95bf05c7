import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  DIRECTIONS,
  areaIds,
  areaOf,
  boxOf,
  columnsOf,
  hexAt,
  hexOf,
  insetOf,
  listedAreas,
  listedSlots,
  neighbourOf,
  pitchOf,
  ringsAround,
  slotOf,
  slotsOf,
} from "../../../src/honjin/web/js/board/grid.js";
import { boardOf, lotOf } from "./sources.js";

const MIDWAY = boardOf("midway");
const SEA = boardOf("port_arthur");
const GRID = { kind: "hex", columns: 34, rows: 22, size: 60, origin: [160, 230], slots: {} };
/** As RAN has it: numbered, and the even columns lie lower. */
const NUMBERED = { areas: {}, slots: {}, grid: { ...GRID, first: "0101", lower: 1 } };
const OTHERWISE = { areas: {}, slots: {}, grid: { ...GRID, first: "A1", columns: 5, rows: 4, lower: 0 } };
const BOARDS = [MIDWAY, NUMBERED, OTHERWISE];

const all = (board) => columnsOf(board).flat();
const names = (...ids) => ids.map((id) => `hex-${id}`);
const close = ([ax, ay], [bx, by], within) => Math.hypot(ax - bx, ay - by) <= within;

function isInside([x, y], ring) {
  const crossed = ring.filter(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length];
    return ay > y !== by > y && ((bx - ax) * (y - ay)) / (by - ay) + ax > x;
  });
  return crossed.length % 2 === 1;
}

/** Twice what a ring encloses: above zero if it runs clockwise on the screen. */
const enclosed = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0);

describe("the hexes of a grid", () => {
  test("are named by a letter and a number, or by two numbers", () => {
    assert.equal(all(MIDWAY).length, 180);
    assert.deepEqual([all(MIDWAY)[0], all(MIDWAY).at(-1)], names("A1", "O12"));
    assert.equal(all(NUMBERED).length, 748);
    assert.deepEqual([all(NUMBERED)[0], all(NUMBERED).at(-1)], names("0101", "3422"));
    assert.deepEqual(hexOf(MIDWAY, "hex-H6"), { column: 7, row: 5 });
    assert.deepEqual(hexOf(NUMBERED, "hex-0806"), { column: 7, row: 5 });
  });

  test("are found by their names, and the names by their places", () => {
    for (const board of BOARDS)
      for (const id of all(board)) {
        const { column, row } = hexOf(board, id);
        assert.equal(hexAt(board, column, row), id);
      }
  });

  test("are nothing else", () => {
    for (const id of ["hex-P1", "hex-A13", "hex-A0", "hex-a1", "hex-0101", "hex-H06", "zone-H6", "hex-", "hex", ""])
      assert.equal(hexOf(MIDWAY, id), null, id);
    for (const id of ["hex-0001", "hex-0100", "hex-3501", "hex-101", "hex-H6"])
      assert.equal(hexOf(NUMBERED, id), null, id);
    assert.equal(hexOf(SEA, "zone-tsushima"), null);
    assert.equal(hexAt(MIDWAY, -1, 0), null);
    assert.equal(hexAt(MIDWAY, 15, 0), null);
    assert.equal(areaOf(MIDWAY, "hex-P1"), undefined);
    assert.equal(slotOf(MIDWAY, "hex-P1/us"), undefined);
    assert.equal(slotOf(MIDWAY, "hex-H6/nobody"), undefined);
  });
});

describe("neighbours", () => {
  const around = (board, id) => Array.from({ length: DIRECTIONS }, (_, n) => neighbourOf(board, `hex-${id}`, n));

  test("go round clockwise from the top", () => {
    assert.deepEqual(around(MIDWAY, "H6"), names("H5", "I6", "I7", "H7", "G7", "G6"));
    assert.deepEqual(around(MIDWAY, "G6"), names("G5", "H5", "H6", "G7", "F6", "F5"));
    assert.deepEqual(around(NUMBERED, "0512"), names("0511", "0611", "0612", "0513", "0412", "0411"));
    assert.deepEqual(around(OTHERWISE, "C2"), names("C1", "D2", "D3", "C3", "B3", "B2"));
  });

  test("end at the edge of the map", () => {
    assert.deepEqual(around(MIDWAY, "A1"), [null, null, "hex-B1", "hex-A2", null, null]);
    assert.deepEqual(around(MIDWAY, "O12"), ["hex-O11", null, null, null, "hex-N12", "hex-N11"]);
  });

  test("are so both ways, and lie one hex apart", () => {
    for (const board of BOARDS)
      for (const id of all(board))
        for (let way = 0; way < DIRECTIONS; way += 1) {
          const other = neighbourOf(board, id, way);
          if (!other) continue;
          assert.equal(neighbourOf(board, other, (way + 3) % DIRECTIONS), id);
          const [[ax, ay], [bx, by]] = [id, other].map((one) => areaOf(board, one).centre);
          assert.ok(Math.abs(Math.hypot(ax - bx, ay - by) - pitchOf(board.grid)) < 0.3, `${id} ${other}`);
        }
  });

  test("lie in the direction that their number says", () => {
    const [x, y] = areaOf(MIDWAY, "hex-H6").centre;
    for (let way = 0; way < DIRECTIONS; way += 1) {
      const [nx, ny] = areaOf(MIDWAY, neighbourOf(MIDWAY, "hex-H6", way)).centre;
      const clockwise = (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
      assert.equal(Math.round((clockwise + 360) % 360), way * 60);
    }
  });
});

describe("areas", () => {
  test("of a grid have an outline and a centre, and what the board says of them", () => {
    const { outline, centre, ground, label } = areaOf(MIDWAY, "hex-H6");
    assert.match(outline, /^M[\d. L]+Z$/);
    assert.deepEqual(centre, [591.5, 599.7]);
    assert.equal(ground, "board-ground-sea");
    assert.equal(label.text, "board-island-midway");
    assert.equal(areaOf(MIDWAY, "hex-A1").label, undefined);
    assert.equal(areaOf(MIDWAY, "hex-H6"), areaOf(MIDWAY, "hex-H6"), "worked out once");
  });

  test("have their ground by a letter, where a map has many kinds of it", () => {
    const ground = { rows: ["..w", "w.r"], words: { ".": "clear", w: "woods", r: "rough" } };
    const board = { ...NUMBERED, grid: { ...NUMBERED.grid, columns: 3, rows: 2, ground } };
    const found = names("0101", "0301", "0102", "0302").map((id) => areaOf(board, id).ground);
    assert.deepEqual(found, ["clear", "woods", "woods", "rough"]);
  });

  test("that are listed are as they are listed", () => {
    assert.equal(areaOf(SEA, "zone-tsushima"), SEA.areas["zone-tsushima"]);
    assert.deepEqual(areaIds(SEA), Object.keys(SEA.areas));
    assert.deepEqual(listedAreas(SEA), Object.entries(SEA.areas));
    assert.deepEqual(listedSlots(SEA), Object.entries(SEA.slots));
  });

  test("of a grid are all its hexes, each once", () => {
    assert.deepEqual(areaIds(MIDWAY), all(MIDWAY));
    assert.equal(listedAreas(MIDWAY).length, 6);
    assert.ok(listedAreas(MIDWAY).every(([id, area]) => hexOf(MIDWAY, id) && area.centre && area.label));
  });

  test("lie on the board, boxed as they are drawn", () => {
    const [left, top, width, height] = MIDWAY.frame;
    for (const id of all(MIDWAY)) {
      const [x, y, across, down] = boxOf(MIDWAY, id);
      const points = areaOf(MIDWAY, id).outline.match(/[\d.]+ [\d.]+/g);
      for (const [px, py] of points.map((point) => point.split(" ").map(Number))) {
        assert.ok(px >= x - 0.1 && px <= x + across + 0.1 && py >= y - 0.1 && py <= y + down + 0.1);
        assert.ok(px > left && px < left + width && py > top && py < top + height, id);
      }
      assert.ok(Math.abs(across - 90) < 0.1 && Math.abs(down - 77.9) < 0.1);
    }
  });

  test("have a rim inside their outline", () => {
    const [first] = ringsAround(MIDWAY, ["hex-H6"]);
    const rim = insetOf(MIDWAY, "hex-H6", 0.9).match(/[\d.]+ [\d.]+/g);
    for (const point of rim) assert.ok(isInside(point.split(" ").map(Number), first));
  });
});

describe("slots", () => {
  test("of a hex are those of the grid, at its own place", () => {
    const [x, y] = areaOf(MIDWAY, "hex-C3").centre;
    const { us } = MIDWAY.grid.slots;
    const slot = slotOf(MIDWAY, "hex-C3/us");
    assert.equal(slot.thing, "hex-C3");
    assert.deepEqual(slot.at, [x + us.at[0], y + us.at[1]]);
    assert.deepEqual(slot.box, [x + us.box[0], y + us.box[1], us.box[2], us.box[3]]);
    assert.equal(slot.rival, "hex-C3/japan");
    assert.equal(slotOf(MIDWAY, "hex-C3/us"), slot, "worked out once");
  });

  test("that are listed lie beside them", () => {
    assert.equal(slotOf(MIDWAY, "turn-7"), MIDWAY.slots["turn-7"]);
    assert.equal(slotOf(SEA, "port-japan/roadstead"), SEA.slots["port-japan/roadstead"]);
    assert.equal(slotOf(SEA, "nowhere"), undefined);
  });

  test("of a thing are all that belong to it", () => {
    const parts = slotsOf(MIDWAY, "hex-H6").map(([id]) => id);
    assert.deepEqual(
      parts,
      Object.keys(MIDWAY.grid.slots).map((part) => `hex-H6/${part}`),
    );
    assert.deepEqual(
      slotsOf(MIDWAY, "turn-7").map(([id]) => id),
      ["turn-7", "turn-7/arrivals"],
    );
    const own = Object.entries(SEA.slots).filter(([, slot]) => slot.thing === "zone-tsushima");
    assert.deepEqual(slotsOf(SEA, "zone-tsushima"), own);
  });
});

describe("the outline around hexes", () => {
  test("of one is its own", () => {
    const [ring, ...others] = ringsAround(MIDWAY, ["hex-B2"]);
    assert.deepEqual(others, []);
    assert.equal(ring.length, 6);
    assert.ok(enclosed(ring) > 0);
    for (const corner of ring) assert.ok(close(corner, areaOf(MIDWAY, "hex-B2").centre, 45.1));
  });

  test("of nothing is none, of all one ring around the map", () => {
    assert.deepEqual(ringsAround(MIDWAY, []), []);
    assert.equal(ringsAround(MIDWAY, all(MIDWAY)).length, 1);
  });

  test("runs the other way round a hole", () => {
    const around = Array.from({ length: DIRECTIONS }, (_, way) => neighbourOf(MIDWAY, "hex-H6", way));
    const rings = ringsAround(MIDWAY, around).sort((one, other) => other.length - one.length);
    assert.deepEqual(
      rings.map((ring) => [ring.length, enclosed(ring) > 0]),
      [
        [18, true],
        [6, false],
      ],
    );
  });

  test("has inside just what belongs to it, whatever that is", () => {
    const lot = lotOf(7);
    for (const board of BOARDS)
      for (let round = 0; round < 8; round += 1) {
        const chosen = all(board).filter(() => lot(3) === 0);
        const rings = ringsAround(board, chosen);
        const inside = all(board).filter((id) => {
          const around = rings.filter((ring) => isInside(areaOf(board, id).centre, ring));
          return around.length % 2 === 1;
        });
        assert.deepEqual(inside, chosen);
        const area = rings.reduce((sum, ring) => sum + enclosed(ring) / 2, 0);
        const one = 1.5 * board.grid.size * pitchOf(board.grid);
        assert.ok(Math.abs(area / one - chosen.length) < 0.001);
      }
  });
});
