import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { prepared } from "../../../src/honjin/web/js/table/choice.js";
import { Reader, plain } from "../../../src/honjin/web/js/table/typed.js";
import { Words } from "../../../src/honjin/web/js/words.js";
import { ftl } from "./sources.js";

const KINDS = { ship: "ship", zone: "zone" };
const SHIPS = ["asama", "yakumo", "fuji"];
const sailing = SHIPS.flatMap((ship) =>
  ["tsushima", "yellow_sea"].map((zone) => ({
    option: { do: "Sail", ship, zone },
    touch: [`ship-${ship}`, `zone-${zone}`],
  })),
);
const ENTRIES = prepared([...sailing, { option: { do: "EndSortie" }, touch: [] }]);
const readerIn = (language) =>
  new Reader(ENTRIES, new Words(language, ftl(language, "common", "port_arthur", "table"), { kinds: KINDS }));

/** What a line is read as: the ships and seas, or what it could be. */
function read(line, reader = readerIn("en")) {
  const { options, several } = reader.read(line);
  const named = (entries) =>
    entries.map(({ option }) => [option.do, option.ship, option.zone].filter(Boolean).join(" "));
  return options ? named(options) : several ? { several: named(several) } : {};
}

test("text is compared without accents, case and signs", () => {
  assert.equal(plain("Žluté  moře!"), "zlute more");
  assert.equal(plain("三笠を 対馬"), "三笠 対馬");
  assert.equal(plain(" –, "), "");
});

describe("a typed line", () => {
  const cases = {
    "asama to tsushima": ["Sail asama tsushima"],
    "as ts": ["Sail asama tsushima"],
    "tsushima asama": ["Sail asama tsushima"],
    "ASAMA, yakumo and fuji to tsushima": ["Sail asama tsushima", "Sail yakumo tsushima", "Sail fuji tsushima"],
    "asama yakumo to tsushima": ["Sail asama tsushima", "Sail yakumo tsushima"],
    "asama to tsushima; fuji to yellow sea": ["Sail asama tsushima", "Sail fuji yellow_sea"],
    "all to yellow sea": ["Sail asama yellow_sea", "Sail yakumo yellow_sea", "Sail fuji yellow_sea"],
    "end sortie": ["EndSortie"],
    end: ["EndSortie"],
    7: ["EndSortie"],
    "1 3, 5": ["Sail asama tsushima", "Sail yakumo tsushima", "Sail fuji tsushima"],
    asama: { several: ["Sail asama tsushima", "Sail asama yellow_sea"] },
    "asama, end": { several: ["Sail asama tsushima", "Sail asama yellow_sea"] },
    8: {},
    "1 99": {},
    "": {},
    " , ; ": {},
    mikasa: { several: [] },
  };
  for (const [line, expected] of Object.entries(cases)) {
    test(`"${line}"`, () => assert.deepEqual(read(line), expected));
  }

  test("may be Japanese, without blanks", () => {
    assert.deepEqual(read("浅間を対馬海峡へ", readerIn("ja")).length ?? 0, 1);
  });

  test("may name every option by its own words, in each language", () => {
    for (const language of ["en", "fr", "cs", "ja"]) {
      const reader = readerIn(language);
      for (const { entry, text } of reader.phrases) assert.deepEqual(reader.read(text), { options: [entry] }, text);
    }
  });
});

describe("a line still being typed", () => {
  const reader = readerIn("en");

  test("narrows the list by its last part", () => {
    assert.equal(reader.matching("as").length, 2);
    assert.equal(reader.matching("fuji to tsushima, as").length, 2);
    assert.equal(reader.matching("as yel").length, 1);
    assert.deepEqual(reader.matching(""), []);
    assert.deepEqual(reader.matching("xyz"), []);
  });

  test("is completed where there is one way", () => {
    assert.equal(reader.completion("asa"), "Asama");
    assert.equal(reader.completion("asama to tsu"), "asama to Tsushima");
    assert.equal(reader.completion("asama "), "");
    assert.equal(reader.completion("x"), "");
  });
});
