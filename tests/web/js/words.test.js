import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  breadth,
  capital,
  eventSide,
  eventThings,
  isLost,
  optionThings,
  printed,
  shownName,
  signFor,
  slotName,
} from "../../../src/honjin/web/js/table/things.js";
import { FACE, Words } from "../../../src/honjin/web/js/words.js";
import { ftl } from "./sources.js";

const KINDS = { ship: "ship", ships: "ship", zone: "zone", side: "side", goal: "*", sailed: "zone:ship", sum: "mod" };
const english = (about = { kinds: KINDS }) => new Words("en", ftl("en", "common", "port_arthur", "table"), about);

/** A language of our own, in which every part of a sentence can be seen. */
const OWN = `
list-comma = { "," }
list-and = { "+" }
list-semicolon = { ";" }
pair = { $what }={ $how }
modifier = { $what }{ $value }
tally = { $what }({ $number })
ship-fuji = FUJI
ship-none = nobody
group-first = the First
zone-sea = the Sea
mod-level = level
told = { $ship } ({ $ship_id }) { $ships_count }
plain = { $any }
option-Sail = sail { $ship }
brief-Sail = go
option-Wait = wait
event-Rolled = { $japan } { $dice } { $speed }
event-Hit = { $die }
event-Told = { $what } { $what_count } { $what_sum }
told-sighting = { $ship }@{ $step }{ $aircraft_count ->
    [0] {""}
   *[other] {" "}with { $aircraft }
}
told-flight = { $ship }x{ $number }
event-ChoiceForced = forced: { $choice }
`;
const own = (about = { kinds: KINDS }) => new Words("en", [OWN], about);

describe("a message", () => {
  test("that is missing is its id", () => assert.equal(own().text("nowhere"), "nowhere"));

  test("of the first file that has it counts", () => {
    const words = new Words("en", ["a = first", "a = second\nb = second"]);
    assert.deepEqual([words.text("a"), words.text("b")], ["first", "second"]);
  });

  test("has names for ids, the ids themselves, and counts of lists", () => {
    assert.equal(own().text("told", { ship: "fuji", ships: ["fuji", "asahi", "shikishima"] }), "FUJI (fuji) 3");
    assert.equal(own().text("told", { ship: "", ships: [] }).includes("(none)"), true);
  });

  test("has a name as it is where it was given one instead of an id", () => {
    assert.deepEqual(
      ["US", "two_words"].map((side) => own().name("side", side)),
      ["US", "Two Words"],
    );
  });

  test("says yes and no, none, and numbers as they are", () => {
    const said = [true, false, null, 1904, "text", {}].map((any) => own().text("plain", { any }));
    assert.deepEqual(said, ["yes", "no", "none", "1,904", "text", ""]);
  });
});

describe("a fact", () => {
  const told = (kind, what) => own({ kinds: { ship: "ship", "Told.what": kind } }).text("event-Told", { what });
  const told1 = (kind, what) => told(kind, what).split(" {$")[0];

  test("is of the kind it has in its own message", () => {
    assert.equal(told1("ship", "fuji"), "FUJI");
    assert.equal(
      own({ kinds: { what: "zone", "Told.what": "ship" } })
        .text("event-Told", { what: "fuji" })
        .slice(0, 4),
      "FUJI",
    );
  });

  test("of several kinds is the first that has the name", () => {
    assert.equal(told1("ship|group", "fuji"), "FUJI");
    assert.equal(told1("ship|group", "first"), "the First");
  });

  test("with numbers by name is told one by one, counted and summed", () => {
    assert.equal(told("ship:", { fuji: 6, asahi: 5 }), "FUJI(6),Asahi(5) 2 11");
    assert.equal(told("ship:half", { fuji: 12, asahi: 1 }), "FUJI(6),Asahi(½) 2 6½");
  });

  test("with names by name is told by what they share, with lists one by one", () => {
    assert.equal(told1("ship:zone", { fuji: "sea", asahi: "land", mikasa: "sea" }), "the Sea=FUJI+Mikasa;Land=Asahi 3");
    assert.equal(told1("ship:ship", { asahi: ["fuji", "mikasa"], fuji: [] }), "Asahi=FUJI+Mikasa;FUJI=nobody 2");
    assert.equal(told1("ship:ship", { asahi: "" }), "nobody=Asahi 1");
  });

  test("that is rows is told by their message, what the wire left out as none", () => {
    const kinds = { ship: "ship", "Told.what": "sighting(ship,step,aircraft)", aircraft: "flight(ship,number)" };
    const rows = [
      {
        ship: "fuji",
        step: 2,
        aircraft: [
          ["fuji", 6],
          ["asahi", 1],
        ],
      },
      { ship: "asahi" },
    ];
    assert.equal(
      own({ kinds }).text("event-Told", { what: rows }).split(" {$")[0],
      "FUJI@2 with FUJIx6,Asahix1;Asahi@none 2",
    );
  });
});

describe("a name", () => {
  test("is the pack's, else the language's, else the id made readable", () => {
    const words = own({ kinds: KINDS, names: { "ship-asahi": "Rising Sun" } });
    assert.equal(words.name("ship", "asahi"), "Rising Sun");
    assert.equal(words.name("ship", "fuji"), "FUJI");
    assert.equal(words.name("ship", "port_ARTHUR"), "Port Arthur");
    assert.equal(words.thing("ship-fuji"), "FUJI");
    assert.equal(words.thing("zone-a-b"), "A-B");
  });

  test("of a label may be any message, or plain text", () => {
    assert.equal(own().label("ship-fuji"), "FUJI");
    assert.equal(own().label("no message"), "no message");
  });

  test("follows kinds and names that come later, and leaves the old words alone", () => {
    const words = own({});
    const later = words.about({ kinds: KINDS, names: { "ship-fuji": "Mount" } });
    assert.equal(words.text("told", { ship: "fuji", ships: [] }), "fuji ({$ship_id}) 0");
    assert.equal(later.text("told", { ship: "fuji", ships: [] }), "Mount (fuji) 0");
  });
});

describe("a list", () => {
  test("is joined as the language does", () => {
    const words = own();
    assert.deepEqual(
      [[], ["a"], ["a", "b"], ["a", "b", "c"]].map((parts) => words.listOf(parts)),
      ["", "a", "a+b", "a,b+c"],
    );
  });

  test("of dice is only set apart, of names joined", () => {
    assert.equal(own().say("", [3, 4]), "3 4");
    assert.equal(own().say("ship", ["fuji", "asahi"]), "FUJI+Asahi");
    assert.equal(own().say("ship", []), "");
  });

  test("of pairs says what is where", () => {
    assert.equal(
      own().say("zone:ship", [
        ["sea", ["fuji"]],
        ["bay", ["asahi", "fuji"]],
      ]),
      "the Sea=FUJI;Bay=Asahi+FUJI",
    );
    assert.equal(own().say("zone:", [["sea", 3]]), "the Sea=3");
  });

  test("of a sum has signs but for its first line, and a true minus", () => {
    const lines = [
      ["1", 4, "level"],
      ["2", 2, "level"],
      ["3", -1, "level"],
      ["4", 0, "level"],
    ];
    assert.equal(own().sumOf(lines), "level4,level+2,level−1,level+0");
    assert.equal(own().sumOf([["1", -4, "level"]]), "level−4");
  });

  test("of any kind names its things in full", () => {
    assert.equal(own().say("*", "ship-fuji"), "FUJI");
    assert.equal(own().say("*", "zone-sea"), "the Sea");
  });
});

describe("options and events", () => {
  test("are told by their message, short where there is a short one", () => {
    assert.equal(own().option({ do: "Sail", ship: "fuji" }), "sail FUJI");
    assert.equal(own().brief({ do: "Sail", ship: "fuji" }), "go");
    assert.equal(own().brief({ do: "Wait" }), "wait");
  });

  test("in pairs of id and facts may have a prefix", () => {
    assert.equal(own().pair(["Sail", { ship: "fuji" }], "option-"), "sail FUJI");
    assert.equal(own().pair(["plain", { any: "x" }]), "x");
  });

  // The same sentences are those of tests/locale/test_plain_words.py.
  test("without words are told plainly, under the names that the code has", () => {
    const plain = new Words("en", ftl("en", "common"), { kinds: { side: "side" } });
    assert.equal(plain.option({ do: "TakeStance", stance: "all_out", card: null }), "Take stance all out");
    assert.equal(
      plain.event({
        event: "CardPlayed",
        side: "north",
        card: "rising_cut",
        against: null,
        cards: ["jab", "two_hands"],
      }),
      "Card played: side North, card rising cut, cards jab two hands",
    );
    assert.equal(plain.text("crumb-Bout", { side: "south" }), "Bout South");
    assert.equal(plain.text("ask-reply", { to: "jab" }), "Reply: to jab");
    assert.equal(plain.text("why-not-in-your-guard", {}), "Not in your guard");
    assert.equal(plain.text("ending-first_blood"), "First blood");
  });

  test("have dice as marks where they are drawn, and only dice", () => {
    const rolled = { event: "Rolled", japan: 4, dice: [1, 6], speed: 5 };
    const face = (die) => String.fromCharCode(FACE + die);
    const odd = { event: "Rolled", japan: "none", dice: [0, 7], speed: 5 };
    assert.equal(own().event(odd, { faces: true, sides: ["japan"] }), "none 07 5");
    assert.equal(own().event(rolled), "4 1 6 5");
    const drawn = own().event(rolled, { faces: true, sides: ["japan", "russia"] });
    assert.equal(drawn, `${face(4)} ${face(1)}${face(6)} 5`);
  });

  test("that were forced say what had to be chosen", () => {
    assert.equal(own().event({ event: "ChoiceForced", option: { do: "Sail", ship: "fuji" } }), "forced: sail FUJI");
  });

  test("of the real game read as they should", () => {
    const words = english({ kinds: { ...KINDS, attacking: "ship", defending: "ship", attacker: "side" } });
    const joined = { attacker: "japan", zone: "tsushima", attacking: ["mikasa", "fuji"], defending: ["tsesarevich"] };
    assert.equal(
      words.event({ event: "BattleJoined", ...joined }),
      "Battle in Tsushima: Japan attacks with Mikasa and Fuji, against Tsesarevich",
    );
    assert.equal(words.rule("6.3"), "§6.3");
    assert.equal(words.rule(""), "");
  });
});

describe("things", () => {
  test("of an event are all it names but sides, in its order", () => {
    const event = { event: "X", side: "japan", ships: ["a", "b"], zone: "sea", goal: "port-x", number: 3 };
    assert.deepEqual(eventThings(event, KINDS), ["ship-a", "ship-b", "zone-sea", "port-x"]);
    assert.deepEqual(eventThings({ event: "X", sailed: [["sea", ["a", "b"]]] }, KINDS), [
      "zone-sea",
      "ship-a",
      "ship-b",
    ]);
    assert.deepEqual(eventThings({ event: "X", ship: null, zone: "" }, KINDS), []);
    assert.deepEqual(eventThings({ event: "X", sailed: [["sea", 3]] }, { sailed: "zone:" }), ["zone-sea"]);
  });

  test("of an option have the kind that this option gives a field", () => {
    const kinds = { ...KINDS, "Embark.zone": "landing" };
    assert.deepEqual(optionThings({ do: "Embark", zone: "sea" }, kinds), ["landing-sea"]);
    assert.deepEqual(optionThings({ do: "Sail", ship: "a", zone: "sea", dice: 2 }, kinds), ["ship-a", "zone-sea"]);
  });

  test("the side of an event is the first it names", () => {
    assert.equal(eventSide({ event: "X", zone: "sea", side: "japan" }, KINDS), "japan");
    assert.equal(eventSide({ event: "X", zone: "sea" }, KINDS), "");
    assert.equal(eventSide({ event: "ChoiceForced", side: "russia" }, {}), "russia");
  });

  test("slots are called by their place, with the part where it has a name", () => {
    const words = english();
    const sides = ["japan", "russia"];
    assert.equal(slotName(words, "port-japan/roadstead", sides), "Japan, roadstead");
    assert.equal(slotName(words, "zone-tsushima/japan", sides), "Tsushima");
    assert.equal(slotName(words, "turn-4", sides), "Turn 4");
    assert.equal(slotName(words, "sunk", sides), "Sunk");
    assert.equal(slotName(words, "some_where", sides), "Some Where");
    assert.equal(slotName(words, "port-japan/nothing", sides), "Japan");
    assert.equal(slotName(words, "zone-sunk", sides), "Sunk");
  });

  test("counters are read as they are printed", () => {
    const counter = { values: { speed: 4, firepower: 8, hits: 3 } };
    assert.equal(printed({ table: { printed: ["firepower", "speed"] } }, counter), "8-4");
    assert.equal(printed(null, counter), "4-8");
    assert.equal(printed(null, undefined), "");
  });

  test("what a board says of its table is found, and does without", () => {
    const board = { table: { lost: ["sunk"], signs: { ship: "i-hull" } } };
    assert.deepEqual(
      ["sunk", "zone-a"].map((slot) => isLost(board, { slot })),
      [true, false],
    );
    assert.equal(isLost(null, { slot: "sunk" }), false);
    assert.equal(signFor(board, "ship"), "i-hull");
    assert.equal(signFor(board, "zone"), "i-chevron");
  });

  test("guests are called in the reader's language, people by their names", () => {
    assert.equal(shownName(new Words("ja", ftl("ja", "table")), "Guest 1A2B"), "ゲスト 1A2B");
    assert.equal(shownName(english(), "Guest of honour"), "Guest of honour");
  });

  test("a line begins with a capital, and Japanese letters are wide", () => {
    assert.equal(capital("école"), "École");
    assert.equal(capital(""), "");
    assert.equal(breadth("ab"), 2);
    assert.equal(breadth("旅順a"), 5);
  });
});
