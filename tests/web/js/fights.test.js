import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { battleIn, theatreOf } from "../../../src/honjin/web/js/table/battle.js";
import { exchangesOf, manOf } from "../../../src/honjin/web/js/table/duel.js";
import { after, before, hitsOf, partiesOf, reckoningOf } from "../../../src/honjin/web/js/table/fights.js";
import { fateOf } from "../../../src/honjin/web/js/table/fates.js";
import { sheetsOf } from "../../../src/honjin/web/js/table/odds.js";
import { volleysOf } from "../../../src/honjin/web/js/table/shots.js";
import { boardOf, bytesOf } from "./sources.js";

const KINDS = { unit: "unit", target: "unit", attackers: "unit", defenders: "unit" };
const board = JSON.parse(bytesOf("src/honjin/games/ran/board/nunobeyama/board.json"));
const { fights } = board.table;
const SHOCK = {
  event: "ShockResolved",
  attackers: ["a", "b"],
  defenders: ["c"],
  lines: [
    ["9.27", 10, "clash-of-arms"],
    ["9.28", -1, "uphill"],
  ],
  column: 9,
  die: 5,
  die_lines: [["9.28", 1, "busho-attacks"]],
  attacker_hits: 2,
  defender_hits: 3,
};
const SHOT = { event: "ShotFired", unit: "a", target: "c", die: 3, lines: [["8.52", -1, "target-in-rough"]], hits: 1 };

const told = (...events) => events.map((event, at) => ({ number: at + 1, weight: 1, event }));
const about = { kinds: KINDS, isFight: ({ event }) => "die" in event && "lines" in event, ...fights };

describe("a fight that one die decides", () => {
  test("has two parties", () => {
    assert.deepEqual(partiesOf(SHOCK, KINDS), [["unit-a", "unit-b"], ["unit-c"]]);
    assert.deepEqual(partiesOf(SHOT, KINDS), [["unit-a"], ["unit-c"]]);
  });

  test("is reckoned in a column and a die, or all in the die", () => {
    assert.deepEqual(
      reckoningOf(SHOCK).map(({ name, total }) => [name, total]),
      [
        ["column", 9],
        ["die", 6],
      ],
    );
    assert.deepEqual(
      reckoningOf(SHOT).map(({ name, die, total }) => [name, die, total]),
      [["die", 3, 2]],
    );
  });

  test("hits both sides, or one", () => {
    assert.deepEqual(hitsOf(SHOCK), [
      ["attacker_hits", 2],
      ["defender_hits", 3],
    ]);
    assert.deepEqual(hitsOf(SHOT), [["hits", 1]]);
  });

  test("has its tests before it, and what follows after it, though other fights come between", () => {
    const other = { ...SHOCK, attackers: ["x"], defenders: ["y"] };
    const tested = { event: "QualityTested", unit: "c" };
    const all = told(
      { event: "QualityTested", unit: "z" },
      tested,
      SHOCK,
      other,
      { event: "UnitHit", unit: "c" },
      { event: "UnitDisordered", unit: "c" },
      { event: "UnitDisordered", unit: "y" },
      { event: "MoveBegan", unit: "c" },
      { event: "UnitRouted", unit: "c" },
    );
    const things = partiesOf(SHOCK, KINDS).flat();
    assert.deepEqual(
      before(all, all[2], things, about).map(({ number }) => number),
      [2],
    );
    assert.deepEqual(
      after(all, all[2], things, about).map(({ number }) => number),
      [6],
    );
  });
});

describe("a duel", () => {
  const duel = theatreOf(board);
  const round = (hits) => ({ event: "DuelRolled", fighters: ["ii", "goto"], dice: [6, 9], totals: [10, 14], hits });

  test("adds up what each man has taken", () => {
    const rounds = exchangesOf(told({ event: "DuelBegan" }, round([1, 0]), round([0, 2])));
    assert.deepEqual(
      rounds.map(({ taken, skills }) => [taken, skills]),
      [
        [
          [1, 0],
          [4, 5],
        ],
        [
          [1, 2],
          [4, 5],
        ],
      ],
    );
  });

  test("knows a leader from one who fights alone", () => {
    const counters = { "busho-ii": {}, "samurai-goto": {} };
    assert.deepEqual(
      ["ii", "goto"].map((id) => manOf(id, counters, duel.men)),
      ["busho-ii", "samurai-goto"],
    );
  });

  test("ends with the head that is taken, or with the last blow where both are dead; later it is old news", () => {
    const won = told({ event: "DuelBegan" }, round([0, 3]), { event: "DuelWon" }, { event: "HeadTaken" });
    assert.equal(battleIn(duel, won, [], 0).events.length, 4);
    const both = told({ event: "DuelBegan" }, round([3, 3]), { event: "BushoKilled" }, { event: "PhaseEnded" });
    assert.equal(battleIn(duel, both, [], 0).events.length, 3);
    const since = Array.from({ length: duel.fades }, () => ({ event: "UnitMoved" }));
    assert.equal(battleIn(duel, told(...won.map(({ event }) => event), ...since), [], 0), null);
  });
});

describe("a fight of many shots", () => {
  const { skirmishes } = boardOf("midway").table;
  const shot = (by, at, die, chance = 40) => ({ by, at, aircraft: 1, chance, die });

  test("puts the dice together of those who fire at the same target with the same chance", () => {
    const event = { event: "AirRoundFought", shots: [shot("a", "x", 40), shot("a", "x", 41), shot("b", "x", 7)] };
    assert.deepEqual(volleysOf(skirmishes.AirRoundFought, event), [
      { by: ["a"], at: "x", chance: 40, dice: [40, 41], hits: 1 },
      { by: ["b"], at: "x", chance: 40, dice: [7], hits: 1 },
    ]);
  });

  test("may be a single one, with or without those who fired", () => {
    const chase = { event: "ScoutChased", scout: "s", chasers: { a: 2, b: 1 }, chance: 80, dice: [90, 51] };
    assert.deepEqual(volleysOf(skirmishes.ScoutChased, chase), [
      { by: ["a", "b"], at: "s", chance: 80, dice: [90, 51], hits: 1 },
    ]);
    const hunt = { event: "BoatHunted", boat: "i168", hunters: 3, chance: 15, die: 16 };
    assert.deepEqual(volleysOf(skirmishes.BoatHunted, hunt), [{ by: [], at: "i168", chance: 15, dice: [16], hits: 0 }]);
  });

  test("needs no die for what is certain, and is none where nobody was told of shots", () => {
    const assault = { event: "AssaultMade", battalion: "b", attackers: ["c"], chance: 100, die: 0 };
    assert.deepEqual(volleysOf(skirmishes.AssaultMade, assault), [
      { by: ["c"], at: "b", chance: 100, dice: [], hits: 1 },
    ]);
    assert.deepEqual(volleysOf(skirmishes.EncounterFought, { shots: [] }), []);
    assert.deepEqual(volleysOf(undefined, { shots: [shot("a", "x", 1)] }), []);
  });
});

describe("odds", () => {
  test("of the other way stand beside those of the first", () => {
    const [usual, taken, ways] = [{ title: "a" }, { title: "b", beside: true }, { title: "c" }];
    assert.deepEqual(sheetsOf([usual, taken, ways]), [[usual, taken], [ways]]);
    assert.deepEqual(sheetsOf([taken]), [[taken]]);
  });

  test("of each ship are told as long as the side that fires at it has not fired", () => {
    const ours = { facts: { side: "japan" }, rows: [["ship-a", 0.25, 0.5]] };
    const theirs = { facts: { side: "russia" }, rows: [["ship-b", "odds-none", 0.1]] };
    const early = fateOf([ours, theirs], { thrown: [] });
    assert.deepEqual(early("ship-a"), { damaged: 0.25, lost: 0.5, table: ours });
    assert.equal(early("ship-b").damaged, null);
    assert.equal(early("ship-c"), undefined);
    assert.equal(fateOf([ours, theirs], { thrown: ["russia"] })("ship-b"), undefined);
  });
});
