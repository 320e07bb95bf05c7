import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { Film } from "../../../src/honjin/web/js/replay/film.js";
import { luckAt, luckOf, rarityOf, tail } from "../../../src/honjin/web/js/replay/luck.js";
import { frameOf, greatest, linesOf } from "../../../src/honjin/web/js/story/moments.js";

const fall = (step, side, what, fell, likely, spread = 0.25) => ({ step, side, what, fell, likely, spread });

const film = new Film({
  match: { sides: ["japan", "russia"] },
  start: { counters: {} },
  steps: ["A", "B", "C", "D", "MatchDecided"].map((event, at) => ({ number: at + 1, event: { event } })),
  turns: [],
  score: [[0, 3]],
  outlook: [
    [0, 0.5],
    [2, 0.75],
    [5, 0],
  ],
  luck: [fall(1, "japan", "fire", 2, 1), fall(1, "russia", "fire", 0, 0.5), fall(3, "japan", "tests", 0, 0.5)],
  turning_points: [
    { step: 1, swing: 0.1 },
    { step: 2, swing: 0.25 },
    { step: 3, swing: -0.2 },
    { step: 4, swing: 0.05 },
    { step: 5, swing: -0.7 },
  ],
});

describe("how a film stood", () => {
  test("is its outlook, from which what is even is taken", () => {
    assert.equal(film.measure.name, "outlook");
    assert.deepEqual(
      [0, 1, 2, 5].map((at) => film.standsAt(at)),
      [0, 0, 0.25, -0.5],
    );
  });

  test("is its score for eyes that have no outlook", () => {
    const seen = Object.assign(Object.create(Film.prototype), film, { outlook: [] });
    assert.equal(seen.measure.name, "score");
    assert.equal(seen.standsAt(4), 3);
  });
});

describe("luck", () => {
  const luck = luckOf(film);

  test("is summed for each side, with what its dice were for and the way it went", () => {
    assert.deepEqual([luck.japan.fell, luck.japan.likely, luck.japan.over], [2, 1.5, 0.5]);
    assert.equal(luck.russia.over, -0.5);
    assert.deepEqual(
      luck.japan.whats.map(({ what, over }) => [what, over]),
      [
        ["fire", 1],
        ["tests", -0.5],
      ],
    );
    assert.deepEqual(luck.japan.curve, [
      [0, 0],
      [1, 1],
      [3, 0.5],
    ]);
    assert.equal(luckAt(film, 1).length, 2);
  });

  test("is as rare as the tail of the normal distribution", () => {
    for (const [deviations, share] of [
      [0, 0.5],
      [1, 0.158655],
      [2, 0.02275],
    ])
      assert.ok(Math.abs(tail(deviations) - share) < 1e-6);
    assert.deepEqual(rarityOf({ over: 3, share: 0.4 }), { rare: "usual", matches: 0 });
    assert.deepEqual(rarityOf({ over: 3, share: 0.1 }), { rare: "good", matches: 10 });
    assert.deepEqual(rarityOf({ over: -3, share: 0.02 }), { rare: "bad", matches: 50 });
  });
});

describe("the picture of a match", () => {
  test("tells the three greatest turns in their order, and not once more how it ended", () => {
    assert.deepEqual(
      greatest(film).map(({ step }) => step),
      [1, 2, 3],
    );
  });

  test("breaks lines between words, or between letters where there are no spaces", () => {
    const width = (text) => text.length;
    assert.deepEqual(linesOf("one two three", width, 7, 3), ["one two", "three"]);
    assert.deepEqual(linesOf("one two three four five", width, 9, 2), ["one two", "three…"]);
    assert.deepEqual(linesOf("旅順口を、守る", width, 4, 3), ["旅順口", "を、守る"]);
    assert.deepEqual(linesOf("klan\u00a0Takeda vítězí", width, 12, 2), ["klan\u00a0Takeda", "vítězí"]);
  });

  test("shows the whole board beside the words", () => {
    const room = { x: 24, y: 24, width: 742, height: 582 };
    assert.deepEqual(frameOf([1600, 1200], room), { x: 24, y: 24 + (582 - 556.5) / 2, width: 742, height: 556.5 });
    assert.equal(frameOf([1000, 1000], room).width, 582);
  });
});
