import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  alikeIn,
  asThrown,
  battleAt,
  battleIn,
  crumbOf,
  squadronsOf,
  stepsOf,
  struckIn,
  throwOf,
} from "../../../src/honjin/web/js/table/battle.js";
import { columnsFor } from "../../../src/honjin/web/js/table/squadrons.js";
import { boardOf, bytesOf } from "./sources.js";

const { theatre } = boardOf("port_arthur").table;
const OTHER = { procedure: "Melee", opens: "Met", ends: "Parted", against: "", counts: [], alike: "", struck: "unit" };

const told = (...names) => names.map((event, at) => ({ number: at + 1, event: { event } }));
const IN_BATTLE = [
  ["Turn", {}],
  ["Battle", { zone: "tsushima" }],
];

describe("the battle in what was told", () => {
  const joined = told("TurnBegan", "BattleJoined", "Fired");
  const ended = told("TurnBegan", "BattleJoined", "Fired", "BattleEnded", "TurnEnded");

  test("goes on while its procedure does", () => {
    const { isOpen, events, number } = battleIn(theatre, joined, IN_BATTLE, 99);
    assert.equal(isOpen, true);
    assert.deepEqual(events, joined.slice(1));
    assert.equal(number, 3);
  });

  test("ends with its event, and stays until that has been looked at", () => {
    const { isOpen, events, number } = battleIn(theatre, ended, [], 3);
    assert.equal(isOpen, false);
    assert.deepEqual(events, ended.slice(1, 4));
    assert.equal(number, 4);
    assert.equal(battleIn(theatre, ended, [], 4), null);
  });

  test("is the last one of several", () => {
    const twice = told("BattleJoined", "BattleEnded", "BattleJoined", "Fired");
    assert.deepEqual(battleIn(theatre, twice, IN_BATTLE, 0).events, twice.slice(2));
  });

  test("is none before the first, and none that was taken back", () => {
    assert.equal(battleIn(theatre, told("TurnBegan"), IN_BATTLE, 0), null);
    assert.equal(battleIn(theatre, joined, [["Turn", {}]], 0), null);
  });

  test("has the names that the game gives it", () => {
    const melee = told("BattleJoined", "Met", "BattleEnded");
    assert.equal(battleIn(OTHER, melee, [["Battle", {}]], 0), null);
    assert.deepEqual(battleIn(OTHER, melee, [["Melee", {}]], 0).events, melee.slice(1));
    assert.deepEqual(crumbOf(theatre, IN_BATTLE), IN_BATTLE[1]);
    assert.equal(crumbOf(OTHER, IN_BATTLE), undefined);
  });
});

test("squadrons are the counters an event lists, by side; unknown ones are left out", () => {
  const counters = { "ship-a": { side: "japan" }, "ship-b": { side: "russia" }, "ship-c": { side: "russia" } };
  const event = { event: "BattleJoined", attacker: "japan", attacking: ["a"], defending: ["b", "c", "unknown"] };
  const kinds = { attacking: "ship", defending: "ship", attacker: "side" };
  assert.deepEqual(squadronsOf(event, kinds, counters, ["japan", "russia"]), {
    japan: ["ship-a"],
    russia: ["ship-b", "ship-c"],
  });
});

test("a throw is within its limit up to the limit itself, and always where there is none", () => {
  assert.deepEqual(throwOf(theatre, { dice: [3, 4], firepower: 7 }), { total: 7, limit: 7, within: true });
  assert.deepEqual(throwOf(theatre, { dice: [3, 5], firepower: 7 }), { total: 8, limit: 7, within: false });
  assert.deepEqual(throwOf(theatre, { dice: [6] }), { total: 6, limit: undefined, within: true });
});

test("dice that fell alike are marked only where they count", () => {
  assert.deepEqual([...alikeIn(theatre, { dice: [2, 5, 2, 1, 5, 5], criticals: 2 })], [0, 1, 2, 4, 5]);
  assert.deepEqual([...alikeIn(theatre, { dice: [2, 2], criticals: 0 })], []);
  assert.deepEqual([...alikeIn(theatre, { dice: [2, 2] })], []);
});

test("struck are the counters that events name by themselves, not in a list", () => {
  const events = [{ event: { ship: "fuji" } }, { event: { hits: 2 } }, { event: { ship: "fuji" } }];
  assert.deepEqual([...struckIn(theatre, events, { ship: "ship" })], ["ship-fuji"]);
});

describe("columns of squadrons", () => {
  test("hold all ships within the width, the larger squadron with as many columns or more", () => {
    for (const width of [560, 800, 1100, 1600]) {
      for (let one = 0; one < 16; one += 1) {
        for (let other = 1; other < 16; other += 1) {
          const fit = columnsFor([one, other], width);
          if (!fit) continue;
          const [left, right] = fit.counts;
          assert.ok((left + right) * fit.cell <= width);
          assert.ok(one >= other ? left >= right : left <= right);
        }
      }
    }
  });

  test("are none on a narrow screen, and for a few ships always there on a wide one", () => {
    assert.equal(columnsFor([1, 1], 559), null);
    assert.deepEqual(columnsFor([2, 2], 1600), { counts: [2, 2], cell: 142 });
  });

  test("give ships no less room on a wider screen with as many rows", () => {
    const narrow = columnsFor([4, 4], 1050);
    const wide = columnsFor([4, 4], 1300);
    assert.ok(wide.cell >= narrow.cell);
  });
});

describe("the steps of a battle", () => {
  const KINDS = { first: "side", side: "side", ship: "ship" };
  const known = { kinds: KINDS, sides: ["japan", "russia"] };
  const opening = [
    { event: "BattleJoined", attacker: "japan" },
    { event: "FirstSideFound", first: "russia" },
  ];
  const salvo = { event: "Fired", side: "russia", dice: [1, 1, 4], hits: 3, criticals: 1 };
  const dealtOut = [
    { event: "ShipDamaged", ship: "a", by: "critical" },
    { event: "ShipDamaged", ship: "b", by: "hit" },
    { event: "ShipSunk", ship: "b", by: "hit", hits: 2 },
  ];
  const answer = { event: "Fired", side: "japan", dice: [6, 6], hits: 0, criticals: 0 };
  const battle = (events, isOpen = true) => ({
    isOpen,
    events: events.map((event, at) => ({ number: at + 1, event })),
  });
  const states = (parts) => parts.map(({ letter, steps }) => letter + steps.map(({ state }) => ` ${state}`).join(""));
  const now = (parts) => {
    const part = parts.find(({ steps }) => steps.some(({ state }) => state === "now"));
    const { name, left } = part.steps.find(({ state }) => state === "now");
    return [part.side, name, left];
  };

  test("begin with who fires first, and name the sides once that is known", () => {
    const parts = stepsOf(theatre, battle(opening.slice(0, 1)), known);
    assert.deepEqual(now(parts), ["", "order", undefined]);
    assert.deepEqual(
      parts.map(({ side }) => side),
      ["", "", "", ""],
    );
    assert.deepEqual(
      stepsOf(theatre, battle(opening), known).map(({ side }) => side),
      ["", "russia", "japan", ""],
    );
  });

  test("go on to the throw as soon as it is asked for", () => {
    assert.deepEqual(now(stepsOf(theatre, battle(opening), known)), ["", "order", undefined]);
    assert.deepEqual(now(stepsOf(theatre, battle(opening), { ...known, isFiring: true })), [
      "russia",
      "throw",
      undefined,
    ]);
  });

  test("deal out what a throw came to, critical hits before hits, each at its price", () => {
    const at = (count) => now(stepsOf(theatre, battle([...opening, salvo, ...dealtOut.slice(0, count)]), known));
    assert.deepEqual(at(0), ["russia", "criticals", 1]);
    assert.deepEqual(at(1), ["russia", "hits", 3]);
    assert.deepEqual(at(2), ["russia", "hits", 2]);
    assert.deepEqual(at(3), ["japan", "throw", undefined]);
  });

  test("end where no ship is left to take the rest", () => {
    const wasted = [...opening, salvo, { event: "DamageWasted", hits: 3, criticals: 0 }];
    assert.deepEqual(now(stepsOf(theatre, battle(wasted), known)), ["japan", "throw", undefined]);
    const over = stepsOf(theatre, battle([...wasted, { event: "BattleEnded" }], false), known);
    assert.deepEqual(states(over), ["A done", "B done done done", "C none none none", "D done"]);
  });

  test("have none for what came to nothing", () => {
    const over = battle([...opening, salvo, ...dealtOut, answer, { event: "BattleEnded" }], false);
    assert.deepEqual(states(stepsOf(theatre, over, known)), [
      "A done",
      "B done done done",
      "C done none none",
      "D done",
    ]);
  });

  test("are in a replay those that the last event belongs to", () => {
    const past = (events) => now(stepsOf(theatre, battle(events), { ...known, isPast: true }));
    assert.deepEqual(past(opening), ["", "order", undefined]);
    assert.deepEqual(past([...opening, salvo]), ["russia", "throw", undefined]);
    assert.deepEqual(past([...opening, salvo, { event: "ChoiceForced" }]), ["russia", "throw", undefined]);
    assert.deepEqual(past([...opening, salvo, dealtOut[0]]), ["russia", "criticals", 0]);
    assert.deepEqual(past([...opening, salvo, ...dealtOut]), ["russia", "hits", 0]);
    assert.deepEqual(past([...opening, salvo, ...dealtOut, answer]), ["japan", "throw", undefined]);
  });

  test("stand at the throw as long as its dice are on their way", () => {
    const thrown = asThrown(battle([...opening, salvo, ...dealtOut], false));
    assert.equal(thrown.number, 3);
    assert.deepEqual(now(stepsOf(theatre, thrown, { ...known, isPast: true })), ["russia", "throw", undefined]);
  });
});

describe("the battle that a step of a finished match belongs to", () => {
  const film = told(
    "TurnBegan",
    "BattleJoined",
    "Fired",
    "ShipSunk",
    "BattleEnded",
    "TurnEnded",
    "BattleJoined",
    "Fired",
  );
  const at = (step) => battleAt(theatre, film.slice(0, step), film.slice(step));

  test("lasts from its first event to its last", () => {
    assert.deepEqual(
      film.map((_, step) => at(step + 1)?.events.length ?? 0),
      [0, 1, 2, 3, 4, 0, 1, 2],
    );
    assert.deepEqual([at(4).isOpen, at(5).isOpen, at(6)], [true, false, null]);
  });

  test("is cut short by a way back", () => {
    const back = [{ number: 9, back: 1 }];
    assert.equal(battleAt(theatre, film.slice(6), back).isOpen, false);
    assert.equal(battleAt(theatre, film.slice(6, 7), [film[7], ...back]).isOpen, true);
  });

  test("ends with its last throw where nothing else ends it", () => {
    const { duel } = JSON.parse(bytesOf("src/honjin/games/ran/board/nunobeyama/board.json")).table;
    const rounds = told("DuelBegan", "DuelRolled", "DuelRolled", "TurnEnded");
    assert.equal(battleAt(duel, rounds.slice(0, 3), rounds.slice(3)).isOpen, false);
    assert.equal(battleAt(duel, rounds, []), null);
  });
});
