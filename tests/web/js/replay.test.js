import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { scaleOf, stairs } from "../../../src/honjin/web/js/replay/curve.js";
import { Film } from "../../../src/honjin/web/js/replay/film.js";
import { fightAt } from "../../../src/honjin/web/js/replay/fight_at.js";
import { crossings, plotsOf } from "../../../src/honjin/web/js/replay/plots.js";
import { SideMark, drawnSides } from "../../../src/honjin/web/js/replay/side_mark.js";
import { boardOf, lotOf } from "./sources.js";

const SCORE = [
  [0, 0],
  [4, 2],
  [9, -5],
];

describe("stairs", () => {
  test("stay level up to the step that changes the score, and to the end", () => {
    assert.deepEqual(stairs(SCORE, 12), [
      [0, 0],
      [4, 0],
      [4, 2],
      [9, 2],
      [9, -5],
      [12, -5],
    ]);
  });

  test("of no score are none", () => assert.deepEqual(stairs([], 12), []));

  test("never go back, and move in one direction at a time", () => {
    const lot = lotOf(7);
    for (let round = 0; round < 100; round += 1) {
      let step = 0;
      const score = Array.from({ length: 1 + lot(12) }, () => [(step += 1 + lot(5)), lot(15) - 7]);
      const corners = stairs(score, step + lot(4));
      for (const [at, [x, y]] of corners.slice(1).entries()) {
        const [before, level] = corners[at];
        assert.ok(x >= before);
        assert.ok(x === before || y === level);
      }
    }
  });
});

describe("the scale of the curve", () => {
  const film = { values: SCORE, least: 3, last: 12 };
  const { top, x, y, stepAt } = scaleOf(film, 640);

  test("has room for the highest score of either side, and for three points at least", () => {
    assert.equal(top, 5);
    assert.equal(scaleOf({ values: [[0, 1]], least: 3, last: 3 }, 640).top, 3);
    assert.equal(scaleOf({ values: [], least: 3, last: 3 }, 640).top, 3);
  });

  test("puts level in the middle, and more above", () => {
    assert.equal(y(0), (y(top) + y(-top)) / 2);
    assert.ok(y(3) < y(2));
    assert.ok(y(top) > 0 && y(-top) < 132);
  });

  test("goes from edge to edge and back", () => {
    assert.ok(x(0) >= 0 && x(12) <= 640);
    for (const step of [0, 1, 7, 12]) assert.ok(Math.abs(stepAt(x(step)) - step) < 1e-9);
  });

  test("of a film without steps is still a place", () => {
    assert.ok(Number.isFinite(scaleOf({ values: [], least: 3, last: 0 }, 640).x(0)));
  });
});

const counter = (side, slot) => ({ side, slot });

/** A film with a step of each event; an event names the step where a turn begins. */
const filmOf = (events, turns, more = {}) =>
  new Film({
    match: { sides: ["japan", "russia"] },
    start: { counters: { "ship-a": counter("japan", "zone-a"), "ship-b": counter("russia", "zone-a") } },
    steps: events.map((event, at) => ({ number: at + 1, event: { event } })),
    turns,
    score: SCORE,
    outlook: [],
    turning_points: [
      { step: 3, swing: 2 },
      { step: 6, swing: -1 },
    ],
    ...more,
  });

const TURNS = [
  [1, 1],
  [5, 2],
];

describe("a film", () => {
  const film = filmOf(["A", "B", "C", "D", "E", "F", "G", "H"], TURNS);

  test("clamps a step to those it has", () => {
    assert.deepEqual(
      [-3, 0, 2.4, 2.6, 8, 99, "5", "", Number.NaN, undefined].map((step) => film.clamp(step)),
      [0, 0, 2, 3, 8, 8, 5, 0, 0, 0],
    );
  });

  test("knows turn and score at a step, and none before the first", () => {
    assert.deepEqual(
      [0, 1, 4, 5, 8].map((at) => film.turnAt(at)),
      [null, 1, 1, 2, 2],
    );
    assert.deepEqual(
      [0, 3, 4, 8].map((at) => film.scoreAt(at)),
      [0, 0, 2, 2],
    );
    assert.equal(film.startOf(2), 5);
    assert.equal(film.startOf(3), null);
  });

  test("knows from where to where a turn goes", () => {
    assert.deepEqual(film.spanAt(2), [1, 4]);
    assert.deepEqual(film.spanAt(5), [5, 8]);
    assert.deepEqual(film.spanAt(0), [0, 0]);
  });

  test("goes from turning point to turning point, to the start and to the end", () => {
    assert.deepEqual(
      [0, 3, 6, 8].map((at) => film.pointFrom(at, 1)),
      [3, 6, 8, 8],
    );
    assert.deepEqual(
      [8, 6, 3, 0].map((at) => film.pointFrom(at, -1)),
      [6, 3, 0, 0],
    );
  });

  test("has the step that led to a position, and none at the start", () => {
    assert.equal(film.stepAt(0), null);
    assert.equal(film.stepAt(8).event.event, "H");
  });

  test("keeps scenes by patches: what does not change is the same object", () => {
    const moved = filmOf([], [], {
      steps: [
        { number: 1, event: { event: "A" } },
        { number: 2, event: { event: "B" }, patch: { counters: { "ship-b": { slot: "sunk" } } } },
        { number: 3, event: { event: "C" }, patch: { counters: { "ship-a": null } } },
      ],
    });
    assert.equal(moved.scenes[1], moved.scenes[0]);
    assert.equal(moved.scenes[2].counters["ship-a"], moved.scenes[0].counters["ship-a"]);
    assert.equal(moved.scenes[0].counters["ship-b"].slot, "zone-a");
    assert.deepEqual(moved.scenes[3].counters, { "ship-b": counter("russia", "sunk") });
    assert.deepEqual(moved.lossesAt(1, ["sunk"]), { japan: [], russia: [] });
    assert.deepEqual(moved.lossesAt(2, ["sunk"]), { japan: [], russia: ["ship-b"] });
  });
});

describe("two films meet", () => {
  const mine = filmOf(["A", "B", "Plan", "Plan", "E", "F", "G"], TURNS);
  const theirs = filmOf(
    ["A", "B", "E", "F", "G"],
    [
      [1, 1],
      [3, 2],
    ],
  );

  test("at the start and at the end", () => {
    assert.equal(mine.meet(theirs, 0), 0);
    assert.equal(mine.meet(theirs, mine.last), theirs.last);
  });

  test("at the same event of the same turn", () => {
    assert.equal(mine.meet(theirs, 2), 2);
    assert.equal(mine.meet(theirs, 5), 3);
    assert.equal(theirs.meet(mine, 4), 6);
  });

  test("at the same part of the turn, where the other was not told", () => {
    assert.ok(mine.meet(theirs, 3) >= 1 && mine.meet(theirs, 3) <= 2);
  });

  test("at the nearest of several events alike", () => {
    const one = filmOf(["A", "X", "B", "C", "X", "D"], [[1, 1]]);
    assert.equal(one.meet(one, 2), 2);
    assert.equal(one.meet(one, 5), 5);
  });

  test("always at a step that the other has", () => {
    for (let at = 0; at <= mine.last; at += 1) {
      const met = mine.meet(theirs, at);
      assert.ok(Number.isInteger(met) && met >= 0 && met <= theirs.last);
    }
  });
});

describe("plots laid open", () => {
  const board = {
    clock: { after: "Flown" },
    courses: { search: {} },
    areas: Object.fromEntries(["A", "B", "C"].map((id, x) => [`hex-${id}`, { centre: [100 * x, 0], outline: "" }])),
    slots: {},
  };
  const flies = (side, ...places) => ({
    slot: "base",
    side,
    art: "plane",
    values: {},
    marks: ["search"],
    course: places.map((place) => `hex-${place}`),
  });
  const step = (number, name, counters) => ({ number, event: { event: name }, patch: counters && { counters } });
  const film = new Film({
    start: { counters: {} },
    steps: [
      step(1, "Flown", { a: flies("us", "A", "B", "A") }),
      step(2, "Flown", { b: flies("japan", "C", "B", "C") }),
      step(3, "Reported"),
      step(4, "Flown", { a: flies("us", "A", "B", "A"), b: null }),
      step(5, "Reported", { a: null }),
      step(6, "Flown"),
    ],
    turns: [[0, 1]],
    score: [],
  });

  test("are the last of the flights that take off together, where anybody flies", () => {
    assert.deepEqual(plotsOf(film, board), [2, 4]);
    assert.deepEqual(plotsOf(film, { ...board, clock: undefined }), []);
    assert.deepEqual(plotsOf(film, null), []);
  });

  test("cross where both sides are in a hex at the same step", () => {
    assert.deepEqual(crossings(film, board), [{ number: 2, places: ["hex-B"] }]);
  });
});

describe("a fight on the stage", () => {
  const has = (message) => message === "throw-Shot";
  const kinds = { ship: "ship", area: "area", unit: "unit" };
  const filmWith = (steps) =>
    filmOf([], [], {
      steps: steps.map((step, at) => ({ number: at + 1, ...step })),
      match: { sides: ["japan", "russia"], kinds },
    });
  const battle = (...names) => names.map((event) => ({ event: { event, ...(event === "Fired" && { dice: [1] }) } }));
  const seen = (film, theatre) => film.steps.map((_, at) => fightAt(film, at + 1, theatre, has));

  test("is a battle from its first event to its last", () => {
    const film = filmWith(battle("TurnBegan", "BattleJoined", "Fired", "BattleEnded", "TurnEnded"));
    assert.deepEqual(
      seen(film, boardOf("port_arthur")).map((fight) => fight?.battle?.events.length ?? 0),
      [0, 1, 2, 3, 0],
    );
  });

  test("is what still stands: what was taken back is not told again", () => {
    const film = filmWith([...battle("BattleJoined", "Fired"), { back: 1 }, ...battle("Fired")]);
    assert.deepEqual(
      film.toldAt(4).map(({ number }) => number),
      [1, 4],
    );
    assert.deepEqual(
      seen(film, boardOf("port_arthur")).map((fight) => fight?.battle.events.length ?? 0),
      [1, 2, 0, 2],
    );
  });

  test("stays on its card while what came of it is told", () => {
    const shot = { event: { event: "Shot", dice: [2, 3], area: "a" } };
    const film = filmWith([
      shot,
      { event: { event: "ChoiceForced" }, weight: 0 },
      { event: { event: "AreaTaken", area: "a" } },
      { event: { event: "AreaTaken", area: "b" } },
    ]);
    assert.deepEqual(
      seen(film, boardOf("storm")).map((fight) => fight?.told.number ?? 0),
      [1, 1, 1, 0],
    );
  });

  test("has no card without words for it, or where a viewer was told of no shot", () => {
    const shot = { by: "a", at: "b", chance: 40, die: 41 };
    const film = filmWith([
      { event: { event: "Rolled", dice: [2] } },
      { event: { event: "EncounterFought", hex: "F5", shots: [] } },
      { event: { event: "EncounterFought", hex: "F5", shots: [shot] } },
    ]);
    assert.deepEqual(
      seen(film, boardOf("midway")).map((fight) => fight?.told.number ?? 0),
      [0, 0, 3],
    );
    assert.equal(fightAt(film, 3, null, has), null);
  });
});

describe("the mark of a side in a replay", () => {
  const film = { match: { sides: ["amako", "mori"] } };

  test("is the crest of a clan, on the body of its counters", () => {
    drawnSides.value = { mori: { look: "dark", mark: "mon-mori", clan: "#1f6f4a", body: "#144931" } };
    const { props } = SideMark({ film, side: "mori" });
    assert.equal(props.class, "side-mark clan dark");
    assert.equal(props.children.props.id, "mon-mori");
  });

  test("is a plain body where a board knows no clans, and nothing for nobody", () => {
    drawnSides.value = {};
    assert.equal(SideMark({ film, side: "amako" }).props.class, "replay-side light");
    assert.equal(SideMark({ film, side: "umpire" }), null);
  });
});
