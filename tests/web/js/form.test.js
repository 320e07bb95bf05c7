import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  added,
  apartBy,
  blankFor,
  filled,
  fits,
  groupsOf,
  openBlanks,
  put,
  replaced,
  rowsOf,
  same,
  subjectOf,
  without,
} from "../../../src/honjin/web/js/table/form_blanks.js";
import { Paper } from "../../../src/honjin/web/js/table/form_paper.js";
import {
  flownTogether,
  forceAt,
  pointed,
  sensesOf,
  targetsOf,
  thingFor,
  thingIn,
} from "../../../src/honjin/web/js/table/form_pointing.js";
import { isPinned, isStanding, madeStanding } from "../../../src/honjin/web/js/table/form_standing.js";
import { farthest, reachOf, stepsLeft, stepsOf, traced, wayOn } from "../../../src/honjin/web/js/table/form_ways.js";
import { lotOf } from "./sources.js";

/** A grid of four by three: a1 to d3. */
const COLUMNS = "abcd";
const near = {};
for (const [x, column] of [...COLUMNS].entries()) {
  for (const row of [1, 2, 3]) {
    const around = [
      [x + 1, row],
      [x - 1, row],
      [x, row + 1],
      [x, row - 1],
    ];
    near[column + row] = around.filter(([a, b]) => COLUMNS[a] && b > 0 && b < 4).map(([a, b]) => COLUMNS[a] + b);
  }
}

const TRAIL = { cell: "trail", start: "a2", most: 4, closed: [] };
const sail = (boat, ...places) => ({
  slip: "Sail",
  thing: boat,
  touch: [`boat-${boat}`],
  cells: { place: places },
});
const scout = (plane) => ({
  slip: "Scout",
  thing: plane,
  touch: [`plane-${plane}`],
  cells: { way: TRAIL, look: { cell: "along", way: "way" }, height: ["low", "high"] },
});
const cover = (plane) => ({
  slip: "Cover",
  thing: plane,
  touch: [`plane-${plane}`],
  cells: { boat: ["bream", "brill"] },
});
const FORM = {
  question: "0.0",
  sends: "SendOrders",
  fields: { Sail: ["boat", "place"], Scout: ["plane", "way", "look", "height"], Cover: ["plane", "boat"] },
  blanks: [
    sail("bream", "b1", "a2"),
    sail("brill", "b3", "a2"),
    scout("b_1"),
    cover("b_1"),
    scout("b_2"),
    cover("b_2"),
  ],
  near,
  usual: [],
  last: [],
  recurs: true,
};
const KINDS = { boat: "boat", plane: "plane", place: "area", way: "area", look: "area" };
const BREAM = { slip: "Sail", boat: "bream", place: "b1" };
const BRILL = { slip: "Sail", boat: "brill", place: "a2" };
const OUT = { slip: "Scout", plane: "b_1", way: ["a2", "b2", "c2"], look: "c2", height: "low" };

describe("squadrons that fly together", () => {
  const kinds = (...rows) => flownTogether(rows.map((blanks) => ({ blanks }))).map(({ slip }) => slip);

  test("all of them can fly what is offered, and what has no way is not flown", () => {
    assert.deepEqual(kinds([scout("x"), cover("x")], [scout("y")]), ["Scout"]);
    assert.deepEqual(kinds([scout("x")], [cover("y")]), []);
    assert.deepEqual(kinds(), []);
  });
});

describe("rows", () => {
  test("are one for each thing, with its blanks and its slips", () => {
    const rows = rowsOf(FORM, [OUT, BREAM]);
    assert.deepEqual(
      rows.map((row) => [row.thing, row.blanks.length, row.slips.length]),
      [
        ["bream", 1, 1],
        ["brill", 1, 0],
        ["b_1", 2, 1],
        ["b_2", 2, 0],
      ],
    );
  });

  test("stand together where they belong together, in the order of the form", () => {
    const rows = rowsOf(FORM, [], { bream: "far", brill: "home", b_1: "far" });
    assert.deepEqual(
      groupsOf(rows).map(({ group, rows: members }) => [group, members.map((row) => row.thing)]),
      [
        ["far", ["bream", "b_1"]],
        ["home", ["brill"]],
        ["", ["b_2"]],
      ],
    );
  });

  test("open blanks are those of the form by their positions, or as they are by now", () => {
    const changed = sail("brill", "b3");
    assert.deepEqual(openBlanks(FORM, { blanks: [0, changed] }), [FORM.blanks[0], changed]);
    assert.equal(openBlanks(FORM, null), FORM.blanks);
  });
});

describe("slips", () => {
  test("are about their first field", () => {
    assert.equal(subjectOf(FORM, OUT), "b_1");
    assert.equal(subjectOf(FORM, { slip: "Unknown" }), undefined);
  });

  test("fit the blank that they fill in", () => {
    assert.ok(fits(FORM, FORM.blanks[0], BREAM));
    assert.ok(!fits(FORM, FORM.blanks[1], BREAM));
    assert.ok(!fits(FORM, FORM.blanks[0], { ...BREAM, place: "d3" }));
    assert.ok(fits(FORM, FORM.blanks[2], OUT));
    for (const bad of [
      { look: "a2" },
      { height: "middling" },
      { way: ["a2"] },
      { way: ["b2", "c2"] },
      { way: ["a2", "c2"] },
      { way: ["a2", "b2", "a2", "b2", "a2", "b2"], look: "b2" },
    ])
      assert.ok(!fits(FORM, FORM.blanks[2], { ...OUT, ...bad }), JSON.stringify(bad));
  });

  test("stand as the blank has it first where nothing is said", () => {
    assert.deepEqual(filled(FORM, FORM.blanks[3], {}), { slip: "Cover", plane: "b_1", boat: "bream" });
    assert.deepEqual(filled(FORM, FORM.blanks[3], { boat: "brill" }).boat, "brill");
    assert.deepEqual(filled(FORM, FORM.blanks[3], { boat: "gone" }).boat, "bream");
    assert.equal(filled(FORM, FORM.blanks[2], { height: "high" }), null, "a way is missing");
    assert.deepEqual(filled(FORM, FORM.blanks[2], { way: ["a2", "b2", "c2", "b2"] }), {
      ...OUT,
      way: ["a2", "b2", "c2", "b2"],
    });
    assert.equal(filled(FORM, FORM.blanks[2], { way: ["a2", "b2"], look: "c2" }).look, "b2", "no longer on the way");
    assert.equal(filled(FORM, FORM.blanks[2], { way: ["a2", "b2", "c2"], look: "b2" }).look, "b2");
    const further = { way: ["a2", "b2", "c2", "d2"], look: "c2" };
    assert.equal(filled(FORM, FORM.blanks[2], further, OUT).look, "d2", "it was the farthest, and is led on");
    assert.equal(filled(FORM, FORM.blanks[2], { ...further, look: "b2" }, { ...OUT, look: "b2" }).look, "b2");
    assert.equal(filled(FORM, FORM.blanks[2], { ...OUT, height: "high" }, OUT).look, "c2");
  });

  test("filled in by lot fit their blanks", () => {
    const lot = lotOf(7);
    for (let times = 0; times < 300; times += 1) {
      const blank = FORM.blanks[lot(FORM.blanks.length)];
      let way = ["a2"];
      for (let steps = 1 + lot(4); steps; steps -= 1) {
        const ahead = stepsOf(FORM, TRAIL, way);
        way = [...way, ahead[lot(ahead.length)]];
      }
      const slip = filled(FORM, blank, { way, height: ["low", "high", undefined][lot(3)], place: "b3" });
      assert.ok(fits(FORM, blank, slip), JSON.stringify(slip));
    }
  });

  test("are put beside the others where a blank is open, else in place of those about the same thing", () => {
    const open = FORM.blanks.slice(1);
    assert.deepEqual(put(FORM, open, [BREAM], BRILL), [BREAM, BRILL]);
    const other = { ...BREAM, place: "a2" };
    assert.deepEqual(put(FORM, open, [BREAM, BRILL], other), [other, BRILL]);
    assert.deepEqual(put(FORM, open, [BRILL, BREAM], other), [BRILL, other]);
    const slips = [BREAM];
    assert.equal(put(FORM, open, slips, { ...BREAM }), slips);
    assert.deepEqual(put(FORM, [], [], BREAM), [BREAM], "the table will say why it cannot stand");
  });

  test("are written otherwise, rubbed out, and brought from last time", () => {
    const other = { ...OUT, height: "high" };
    assert.deepEqual(replaced([BREAM, OUT], OUT, other), [BREAM, other]);
    assert.deepEqual(without(FORM, [BREAM, OUT, BRILL], ["bream", "b_1"]), [BRILL]);
    assert.deepEqual(added(FORM, [BREAM], [{ ...BREAM, place: "a2" }, OUT]), [BREAM, OUT]);
    assert.ok(same([OUT], [structuredClone(OUT)]));
  });
});

describe("ways", () => {
  test("go on step by step while they last", () => {
    assert.deepEqual(stepsOf(FORM, TRAIL, ["a2"]), ["b2", "a3", "a1"]);
    assert.deepEqual(stepsOf(FORM, { ...TRAIL, closed: ["b2"] }, ["a2"]), ["a3", "a1"]);
    assert.deepEqual(stepsOf(FORM, TRAIL, ["a2", "b2", "a2", "b2", "a2"]), []);
    assert.equal(stepsLeft(TRAIL, ["a2", "b2"]), 3);
  });

  test("lead to a far place by as few steps as can be", () => {
    assert.deepEqual(wayOn(FORM, TRAIL, ["a2"], "c2"), ["a2", "b2", "c2"]);
    assert.equal(wayOn(FORM, { ...TRAIL, closed: ["b2"] }, ["a2"], "c2").length, 5);
    assert.equal(wayOn(FORM, TRAIL, ["a2", "b2", "c2"], "a3"), null, "too far by now");
    assert.equal(wayOn(FORM, TRAIL, ["a2"], "a2"), null);
    assert.equal(wayOn(FORM, TRAIL, ["a2"], "z9"), null);
  });

  test("reach what they can come to", () => {
    assert.equal(reachOf(FORM, TRAIL, ["a2"]).length, 11, "all but where it starts");
    assert.deepEqual(reachOf(FORM, TRAIL, ["a2", "b2", "c2", "d2"]).sort(), ["c2", "d1", "d3"]);
  });

  test("are farthest where they are farthest", () => {
    assert.equal(farthest(FORM, TRAIL, ["a2", "b2", "c2", "b2", "a2"]), "c2");
    assert.equal(farthest(FORM, TRAIL, ["a2", "a1", "a2", "a3"]), "a1");
  });

  test("are drawn with the pointer, and back again", () => {
    const trace = (way, ...places) => places.reduce((so, place) => traced(FORM, TRAIL, so, place), way);
    assert.deepEqual(trace(["a2"], "a2", "b2", "c2", "c2"), ["a2", "b2", "c2"]);
    assert.deepEqual(trace(["a2"], "b2", "c2", "b2"), ["a2", "b2"]);
    assert.deepEqual(trace(["a2"], "c2"), ["a2", "b2", "c2"], "a quick hand skips places");
    assert.deepEqual(trace(["a2"], "d2", "d1", "c1"), ["a2", "b2", "c2", "d2", "d1"], "farther it does not go");
  });
});

describe("pointing", () => {
  const context = { kinds: KINDS, kind: "", pencil: null };
  const point = (picked, thing, slips = [], more = {}) =>
    pointed(FORM, rowsOf(FORM, slips), picked, thing, { ...context, ...more });

  test("at a thing picks it, and again puts it back", () => {
    assert.deepEqual(point([], "boat-bream").picked, ["bream"]);
    assert.deepEqual(point(["bream"], "boat-bream").picked, []);
  });

  test("at a thing and a place writes the order", () => {
    assert.deepEqual(point(["bream"], "area-b1").slips, [BREAM]);
  });

  test("at several things and a place writes the same for each that can take it", () => {
    assert.deepEqual(point(["bream"], "boat-brill").picked, ["bream", "brill"]);
    const a2 = { ...BREAM, place: "a2" };
    assert.deepEqual(point(["bream", "brill"], "area-a2").slips, [a2, BRILL]);
    assert.deepEqual(point(["bream", "brill"], "area-b1").slips, [BREAM]);
  });

  test("at places one after the other leads a way on", () => {
    assert.deepEqual(point(["b_1"], "area-c2").slips, [OUT]);
    const further = point(["b_1"], "area-c3", [OUT]).slips;
    assert.deepEqual(further, [{ ...OUT, way: ["a2", "b2", "c2", "c3"], look: "c3" }]);
  });

  test("at a boat orders a plane to cover it, however the plane has flown so far", () => {
    assert.deepEqual(point(["b_1"], "boat-brill").slips, [{ slip: "Cover", plane: "b_1", boat: "brill" }]);
    assert.deepEqual(point(["b_1"], "boat-brill", [], { kind: "Scout" }).picked, ["brill"]);
  });

  test("at what no order leads to is asked about", () => {
    assert.ok(point(["bream"], "area-d3").refused);
    assert.ok(point([], "area-d3").refused);
  });

  test("has several senses where two kinds of orders have a way", () => {
    const raid = { ...scout("b_1"), slip: "Raid" };
    const form = { ...FORM, fields: { ...FORM.fields, Raid: FORM.fields.Scout }, blanks: [...FORM.blanks, raid] };
    const found = (more) => pointed(form, rowsOf(form, []), ["b_1"], "area-b2", { ...context, ...more });
    assert.ok(found({}).several);
    assert.deepEqual(
      found({ kind: "Raid" }).slips.map((slip) => slip.slip),
      ["Raid"],
    );
    const pencil = { thing: "b_1", slip: "Raid", values: { height: "high" } };
    assert.deepEqual(found({ pencil }).slips[0].height, "high");
  });

  test("lights all that leads on", () => {
    const [bream, , plane] = rowsOf(FORM, []);
    assert.deepEqual([...targetsOf(FORM, [bream], context)], ["area-b1", "area-a2"]);
    const lit = targetsOf(FORM, [plane], context);
    assert.ok(lit.has("area-d2") && lit.has("boat-bream") && !lit.has("area-a2"));
    assert.equal(sensesOf(FORM, plane, "area-zz", context).length, 0);
    assert.equal(thingFor("*", "ship-akagi"), "ship-akagi");
    assert.equal(thingFor("guns", 2), "");
  });

  test("takes the whole force of a place, those without an order first", () => {
    const at = { "boat-bream": "area-a1", "boat-brill": "area-a1", "plane-b_1": "area-a1" };
    const force = (slips) => {
      const rows = rowsOf({ ...FORM, blanks: [sail("bream", "b1"), sail("brill", "b1"), scout("b_1")] }, slips);
      return forceAt(rows, "area-a1", (thing) => at[thing], KINDS).map((row) => row.thing);
    };
    assert.deepEqual(force([]), ["bream", "brill"], "a way is led for each plane by itself");
    assert.deepEqual(force([{ slip: "Sail", boat: "bream", place: "b1" }]), ["brill"]);
    const both = ["bream", "brill"].map((boat) => ({ slip: "Sail", boat, place: "b1" }));
    assert.deepEqual(force(both), ["bream", "brill"]);
  });

  test("finds of several kinds the one that there is", () => {
    const words = { has: (id) => id === "battalion-raiders", names: { "ship-raiders_2": "Raiders" }, kinds: {} };
    assert.equal(thingFor("ship|battalion", "raiders", words), "battalion-raiders");
    assert.equal(thingFor("battalion|ship", "raiders_2", words), "ship-raiders_2");
    assert.equal(thingFor("ship|battalion", "nobody", words), "ship-nobody");
    const kinds = { "Barrage.unit": "ship|battalion", target: "squadron|boat" };
    assert.equal(thingIn({ ...words, kinds }, "Barrage", "unit", "raiders"), "battalion-raiders");
    const form = { ...FORM, blanks: [{ ...cover("b_1"), cells: { target: ["bream"] } }] };
    const about = { has: (id) => id === "boat-bream", names: {} };
    assert.deepEqual([...targetsOf(form, rowsOf(form, []), { kinds, words: about })], ["boat-bream"]);
    assert.equal(sensesOf(form, rowsOf(form, [])[0], "boat-bream", { kinds }).length, 1);
  });
});

describe("standing orders", () => {
  const over = { slip: "Cover", plane: "b_1", boat: "bream" };
  const sailing = { slip: "Sail", boat: "bream", place: "b1" };
  const fire = { slip: "Fire", boat: "bream", target: "ray", guns: 1 };

  test("are those on the list, and the usual one in place of one whose target is gone", () => {
    const form = { ...FORM, usual: [over] };
    assert.ok(isStanding(form, [over], over));
    assert.ok(isStanding(form, [{ ...over, boat: "brill" }], over));
    assert.ok(!isStanding(form, [{ ...over, plane: "b_2" }], over));
    assert.ok(!isStanding({ ...form, usual: [] }, [{ ...over, boat: "brill" }], over));
  });

  test("pin the row that they are about", () => {
    const row = (slips) => ({ thing: "b_1", slips });
    assert.ok(isPinned(FORM, [over], row([over])));
    assert.ok(isPinned(FORM, [over], row([])), "dropped for this time");
    assert.ok(!isPinned(FORM, [over], row([{ ...over, boat: "brill" }])), "changed for this time");
    assert.ok(!isPinned(FORM, [], row([])));
    assert.ok(!isPinned(FORM, [fire], { thing: "bream", slips: [] }), "of another kind of sheet");
  });

  test("are replaced thing by thing, and those for other kinds of sheets stay", () => {
    assert.deepEqual(madeStanding(FORM, [fire, sailing, over], ["bream"], []), [fire, over]);
    const other = { ...sailing, place: "a2" };
    assert.deepEqual(madeStanding(FORM, [fire, sailing], ["bream"], [other]), [fire, other]);
  });
});

describe("paper", () => {
  /** A table that answers when it is told to. */
  function table() {
    const sent = [];
    const post = (slips) =>
      new Promise((resolve, reject) => {
        sent.push({ slips, answer: (rows = []) => resolve({ rows }), fail: () => reject(new Error("offline")) });
      });
    return { sent, paper: new Paper(post) };
  }

  test("shows what is written at once, and marks what the table refuses", async () => {
    const { sent, paper } = table();
    const done = paper.write([BREAM, BRILL]);
    assert.deepEqual(paper.slips.value, [BREAM, BRILL]);
    sent[0].answer([{ row: 1, why: "too-far", rule: "2.1", facts: {} }]);
    await done;
    assert.equal(paper.reasonOf(BRILL).why, "too-far");
    assert.deepEqual(paper.standing.value, [BREAM]);
  });

  test("sends one message at a time, and then all that was written meanwhile", async () => {
    const { sent, paper } = table();
    const done = paper.write([BREAM]);
    paper.write([BREAM, BRILL]);
    paper.write([BREAM, BRILL, OUT]);
    assert.equal(sent.length, 1);
    sent[0].answer();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    assert.deepEqual(
      sent.map((one) => one.slips.length),
      [1, 3],
    );
    sent[1].answer();
    await done;
    assert.equal(paper.writing.value, false);
  });

  test("is undone and done again", async () => {
    const { sent, paper } = table();
    const post = async (act) => {
      const done = act();
      sent.at(-1).answer();
      await done;
    };
    await post(() => paper.write([BREAM]));
    await post(() => paper.write([BREAM, BRILL]));
    await post(() => paper.undo());
    assert.deepEqual(paper.slips.value, [BREAM]);
    await post(() => paper.redo());
    assert.deepEqual(paper.slips.value, [BREAM, BRILL]);
    await post(() => paper.undo());
    await post(() => paper.write([OUT]));
    assert.equal(paper.future.value.length, 0);
    const messages = sent.length;
    await paper.redo();
    await paper.write([{ ...OUT }]);
    assert.equal(sent.length, messages, "nothing to do, nothing said");
  });

  test("takes what was written elsewhere, and can bring back its own", () => {
    const { paper } = table();
    paper.take([BREAM]);
    assert.deepEqual(paper.slips.value, [BREAM]);
    assert.equal(paper.past.value.length, 0);
    paper.take([BRILL]);
    assert.deepEqual(paper.past.value, [[BREAM]]);
  });

  test("does not give up what it could not send yet", async () => {
    const { sent, paper } = table();
    const done = paper.write([BREAM]);
    paper.take([]);
    assert.deepEqual(paper.slips.value, [BREAM], "the answer is on its way");
    sent[0].fail();
    await assert.rejects(done);
    paper.take([]);
    assert.deepEqual(paper.slips.value, [BREAM]);
    assert.deepEqual(sent[1].slips, [BREAM], "the line is back: it is sent again");
    sent[1].answer();
  });

  test("keeps a refused slip in sight while the table's draft is what stands", async () => {
    const { sent, paper } = table();
    const done = paper.write([BREAM, BRILL]);
    sent[0].answer([{ row: 1, why: "too-far", rule: "", facts: {} }]);
    await done;
    paper.take([BREAM]);
    assert.deepEqual(paper.slips.value, [BREAM, BRILL]);
  });
});

describe("several blanks of one kind for one thing", () => {
  const allot = (target) => ({ slip: "Allot", thing: "b_1", touch: [], cells: { target: [target], number: [1, 2] } });
  const blanks = [allot("r_1"), allot("r_2"), cover("b_1")];

  test("a slip is changed on the one that it was written on", () => {
    assert.equal(blankFor(blanks, { slip: "Allot", plane: "b_1", target: "r_2", number: 1 }), blanks[1]);
    assert.equal(blankFor(blanks, { slip: "Cover" }), blanks[2]);
    assert.equal(blankFor(blanks, { slip: "Allot", target: "r_9" }), blanks[0], "any of its kind");
  });

  test("they are told apart by what cannot be chosen", () => {
    assert.deepEqual(apartBy(blanks, blanks[1]), [["target", "r_2"]]);
    assert.deepEqual(apartBy(blanks, blanks[2]), []);
  });
});
