import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { INKS, arrowOf, drawingText, onChart, shortened, unitOf } from "../../../src/honjin/web/js/jottings.js";
import { Film } from "../../../src/honjin/web/js/replay/film.js";
import { placed } from "../../../src/honjin/web/js/replay/notes.js";
import { Words } from "../../../src/honjin/web/js/words.js";
import { boardOf, ftl } from "./sources.js";

const SPOT = { x: 100, y: 100, thing: "" };
const ring = (more) => ({
  id: "r",
  step: 3,
  turn: 1,
  until: null,
  what: { kind: "ring", at: SPOT, radius: 9, ink: "red" },
  ...more,
});
const note = (more) => ({ id: "n", step: 3, turn: 1, until: null, what: { kind: "note", text: "here" }, ...more });

describe("what is on the chart", () => {
  test("now is what was drawn and not taken off", () => {
    const list = [note(), ring({ id: "on" }), ring({ id: "off", until: 5 })];
    assert.deepEqual(
      onChart(list).map(({ id }) => id),
      ["on"],
    );
  });

  test("at a step is what was drawn by then, until it was taken off", () => {
    const list = [note(), ring({ id: "on" }), ring({ id: "off", until: 5 })];
    const at = (step) => onChart(list, step).map(({ id }) => id);
    assert.deepEqual([at(2), at(3), at(4), at(5), at(99)], [[], ["on", "off"], ["on", "off"], ["on"], ["on"]]);
  });
});

describe("an arrow", () => {
  test("points at its end, with a head that is never longer than itself", () => {
    const arrow = arrowOf({ start: { x: 0, y: 0 }, end: { x: 0, y: 200 } }, 1);
    assert.deepEqual([arrow.tip, arrow.angle], [[0, 200], 90]);
    assert.ok(arrow.neck[1] > 150 && arrow.neck[1] < 200);
    assert.ok(arrowOf({ start: { x: 0, y: 0 }, end: { x: 5, y: 0 } }, 1).neck[0] >= 0);
  });

  test("from a place to itself is none", () => assert.equal(arrowOf({ start: SPOT, end: SPOT }, 1), null));

  test("stops short of pieces, where there is room", () => {
    const end = { x: 300, y: 100, thing: "ship-fuji" };
    assert.deepEqual(shortened(SPOT, end, [0, 50]), { start: SPOT, end: { ...end, x: 250 } });
    assert.deepEqual(shortened(SPOT, end, [150, 50]), { start: SPOT, end });
  });
});

describe("drawings", () => {
  test("grow when one comes nearer, but less than the board", () => {
    for (const game of ["port_arthur", "storm", "midway"]) {
      const board = boardOf(game);
      const wide = (scale) => unitOf(board, scale) * scale;
      assert.ok(wide(2) > wide(1));
      assert.ok(wide(2) < 2 * wide(1));
    }
  });

  test("are named in every language, with what they are about and their line", () => {
    for (const language of ["en", "fr", "cs", "ja"]) {
      const words = new Words(language, ftl(language, "common", "port_arthur", "notes"));
      const [start, end] = [
        { ...SPOT, thing: "ship-mikasa" },
        { ...SPOT, thing: "zone-tsushima" },
      ];
      for (const ink of INKS) {
        const line = words.text(`notes-ink-${ink}`);
        const both = drawingText(words, { kind: "arrow", start, end, ink });
        for (const part of [words.thing("ship-mikasa"), words.thing("zone-tsushima"), line])
          assert.ok(both.includes(part), `${both}: ${part}`);
        assert.ok(drawingText(words, { kind: "ring", at: end, radius: 9, ink }).includes(words.thing("zone-tsushima")));
        for (const what of [
          { kind: "arrow", start: SPOT, end: SPOT, ink },
          { kind: "ring", at: SPOT, radius: 9, ink },
        ]) {
          const text = drawingText(words, what);
          assert.ok(text.includes(line) && !text.includes("null") && !text.includes("undefined"), text);
        }
      }
    }
  });
});

describe("notes in a replay", () => {
  const film = (viewer, events) =>
    new Film({
      viewer,
      match: { sides: ["north", "south"] },
      start: {},
      turns: [],
      turning_points: [],
      score: [],
      outlook: [],
      steps: events.map((event, at) => ({ number: at + 1, event: { event } })),
    });
  const umpire = film("umpire", ["Begun", "Hid", "Sailed", "Hid", "Fired", "Ended"]);
  const north = film("north", ["Begun", "Sailed", "Fired", "Ended"]);
  const books = [
    { seat: "north", name: "Togo", shared: true, notes: [ring({ step: 2, until: 3 }), note({ step: 3 })] },
  ];
  const filmOf = (seat) => ({ north })[seat];

  test("stand at the moment that their author's seat meant, whoever's eyes look", () => {
    assert.deepEqual(
      placed(umpire, books, filmOf).map(({ step, until }) => [step, until]),
      [
        [3, 5],
        [5, null],
      ],
    );
    assert.deepEqual(
      placed(north, books, filmOf).map(({ step, until }) => [step, until]),
      [
        [2, 3],
        [3, null],
      ],
    );
  });

  test("say whose they are", () => assert.equal(placed(north, books, filmOf)[0].author.name, "Togo"));

  test("written beyond what stands in the end are at its end, and those of a seat without a film are left out", () => {
    const late = [{ ...books[0], notes: [note({ step: 99 })] }];
    assert.deepEqual(
      placed(umpire, late, filmOf).map(({ step }) => step),
      [6],
    );
    assert.deepEqual(placed(umpire, [{ ...books[0], seat: "south" }], filmOf), []);
  });
});
