import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, test } from "node:test";

import { Proof } from "../../../src/honjin/web/js/verify/checks.js";
import { CommittedDice, agreedText, commitmentOf, secretOf } from "../../../src/honjin/web/js/verify/dice.js";
import { Broken, hex, piecesOf, readLine, textOf } from "../../../src/honjin/web/js/verify/lines.js";
import { bytesOf } from "./sources.js";

const RECORDS = new URL("../../records/", import.meta.url);
const IS_OPEN = /(?:^open\/|\/open\.)/;
const ALL = readdirSync(RECORDS, { recursive: true }).filter((name) => name.endsWith(".honjin"));
const PATHS = ALL.filter((name) => !IS_OPEN.test(name));
const TEXT = textOf(bytesOf("tests/records/storm/high_point.honjin"));

const encoder = new TextEncoder();
const states = (proof) => proof.checks.map((check) => check.state);
const proved = (text) => new Proof(encoder.encode(text)).run();
const broken = (id) => (error) => error instanceof Broken && error.id === id;

const rawsOf = (text) => piecesOf(text).map((piece) => piece.slice(piece.indexOf(",") + 1, -1));

/** These bodies as a record whose links all fit, as long as those of a text: what a forger would write. */
async function linked(raws, text = TEXT) {
  let before = "";
  const lines = [];
  const digits = text.indexOf('"', 2) - 2;
  for (const raw of raws) {
    before = hex(await crypto.subtle.digest("SHA-256", encoder.encode(before + raw))).slice(0, digits);
    lines.push(`["${before}",${raw}]\n`);
  }
  return lines.join("");
}

/** The record with some bodies changed or, where that gives null, left out. */
const forged = (change, text = TEXT) =>
  linked(
    rawsOf(text)
      .map((raw, at) => change(raw, at + 1))
      .filter((raw) => raw !== null),
    text,
  );

const changed = (change) =>
  forged((raw, line) => {
    const body = JSON.parse(raw);
    change(body, line);
    return JSON.stringify(body);
  });

describe("every record kept", () => {
  test("is looked at", () => assert.ok(PATHS.length >= 12));

  for (const path of ALL.filter((name) => IS_OPEN.test(name))) {
    test(`${path} cannot be proved yet`, async () => {
      const proof = await new Proof(bytesOf(`tests/records/${path}`)).run();
      assert.deepEqual(states(proof), ["good", "good", "open", "open", "open"]);
      assert.ok(!proof.verified && !proof.failed);
    });
  }

  for (const path of PATHS) {
    test(`${path} is proved`, async () => {
      const proof = await new Proof(bytesOf(`tests/records/${path}`)).run();
      const signature = proof.key ? "good" : "void";
      assert.deepEqual(states(proof), ["good", "good", "good", "good", signature]);
      assert.ok(proof.verified && proof.finished && !proof.failed);
      assert.ok(proof.rolls.length > 0);
      for (const { done, of } of proof.checks) assert.equal(done, of);
    });
  }
});

describe("a record that was tampered with", () => {
  test("stays whole when nothing was changed", async () => {
    assert.equal(await forged((raw) => raw), TEXT);
  });

  test("shows a changed letter in its line", async () => {
    const lines = TEXT.split("\n");
    lines[20] = lines[20].replace('"number":', '"numbes":');
    const proof = await proved(lines.join("\n"));
    assert.deepEqual(states(proof), ["bad", "waiting", "waiting", "waiting", "waiting"]);
    assert.deepEqual(proof.checks[0].problem, { id: "verify-link", facts: { line: 21 } });
    assert.ok(proof.failed && !proof.verified && !proof.finished);
  });

  test("shows two swapped lines, and one that is missing", async () => {
    const lines = TEXT.split("\n");
    const swapped = lines.with(30, lines[31]).with(31, lines[30]);
    assert.equal((await proved(swapped.join("\n"))).checks[0].problem.facts.line, 31);
    assert.equal((await proved(lines.toSpliced(30, 1).join("\n"))).checks[0].problem.facts.line, 31);
  });

  test("shows that it was cut in a line", async () => {
    const { problem } = (await proved(TEXT.slice(0, -10))).checks[0];
    assert.deepEqual(problem, { id: "verify-cut", facts: { line: piecesOf(TEXT).length } });
  });

  test("cut between lines can no longer be proved, and says so", async () => {
    const proof = await proved(`${TEXT.split("\n").slice(0, 40).join("\n")}\n`);
    assert.deepEqual(states(proof), ["good", "good", "open", "open", "open"]);
    assert.equal(proof.verified, false);
    assert.equal(proof.failed, false);
  });

  test("with its links mended still shows a die that was changed", async () => {
    let done = false;
    const text = await changed((body) => {
      if (done || !body.rolls?.length) return;
      done = true;
      body.rolls[0].value = (body.rolls[0].value % body.rolls[0].sides) + 1;
    });
    const proof = await proved(text);
    assert.deepEqual(states(proof), ["good", "good", "good", "bad", "void"]);
    assert.equal(proof.checks[3].problem.id, "verify-roll-wrong");
    assert.equal(proof.checks[3].problem.facts.wrong, 1);
    const { line, purpose } = proof.checks[3].problem.facts;
    assert.ok(TEXT.split("\n")[line - 1].includes(`"${purpose}"`));
    assert.ok(proof.failed && proof.finished);
  });

  test("with its links mended still shows lines that may not stand where they do", async () => {
    const signed = textOf(bytesOf("tests/records/storm/v2/resigned-russia.honjin"));
    const raws = rawsOf(signed);
    const problemWith = async (at, body) => {
      const proof = await proved(await linked(raws.toSpliced(at, 0, JSON.stringify(body)), signed));
      return proof.checks[0].problem?.id;
    };
    const undo = { line: "undo", back_to: 1, side: "japan" };
    for (const back of [0, 1, 2]) assert.equal(await problemWith(raws.length - back, undo), "flaw-after-the-end");
    assert.equal(await problemWith(20, { line: "signed", key: "", signature: "" }), "flaw-after-the-end");
    assert.equal(await problemWith(20, { line: "begun", rolls: [], events: [] }), "flaw-begins-again");
    assert.equal(await problemWith(20, undo), undefined);
  });

  test("with its links mended still shows another secret", async () => {
    const text = await changed((body) => {
      if (body.line === "end") body.secret = "00".repeat(32);
    });
    assert.deepEqual(states(await proved(text)), ["good", "good", "bad", "bad", "void"]);
  });

  test("with its links mended still shows an answer or a roll left out", async () => {
    const answer = await forged((raw, line) => (line === 10 ? null : raw));
    assert.equal((await proved(answer)).checks[1].problem.id, "verify-answer-order");
    let done = false;
    const roll = await changed((body) => {
      if (done || !body.rolls?.length) return;
      done = true;
      body.rolls.shift();
    });
    assert.equal((await proved(roll)).checks[1].problem.id, "verify-roll-order");
  });

  test("with its links mended has no signature any more", async () => {
    const signed = textOf(bytesOf("tests/records/storm/v2/resigned-russia.honjin"));
    const other = await forged((raw) => raw.replace('"winner":"russia"', '"winner":"japan"'), signed);
    assert.deepEqual(states(await proved(other)), ["good", "good", "good", "good", "bad"]);
    assert.equal((await proved(other)).checks[4].problem.id, "verify-forged");
  });

  test("is not proved with other nonces or as another match", async () => {
    for (const change of [
      (body) => body.line === "header" && (body.match_id += "x"),
      (body) => body.line === "header" && (body.nonces[Object.keys(body.nonces)[0]] += "x"),
    ]) {
      assert.deepEqual(states(await proved(await changed(change))), ["good", "good", "good", "bad", "void"]);
    }
  });
});

describe("what is no record", () => {
  for (const [name, text] of Object.entries({
    "an empty file": "",
    "a blank line": "\n",
    "other text": "hello\n",
    "other text without an end": "hello",
    "a list of something else": '["0",{}]\n',
  })) {
    test(`${name} is refused`, async () => {
      const proof = await proved(text);
      assert.equal(proof.checks[0].state, "bad");
      assert.ok(["verify-no-record", "verify-link"].includes(proof.checks[0].problem.id));
    });
  }

  test("bytes that are no text are refused", () => {
    assert.throws(() => textOf(new Uint8Array([0xff, 0xfe, 0x00])), broken("verify-not-text"));
  });

  test("another format is named", async () => {
    const text = await changed((body) => {
      if (body.line === "header") body.format = 99;
    });
    assert.deepEqual((await proved(text)).checks[0].problem, {
      id: "verify-format",
      facts: { format: "99", known: 2 },
    });
  });

  test("a record must begin with its header", async () => {
    const raw = '{"line":"answer"}';
    const link = hex(await crypto.subtle.digest("SHA-256", encoder.encode(raw))).slice(0, 16);
    await assert.rejects(readLine(`["${link}",${raw}]`, 1, ""), broken("verify-no-record"));
  });

  test("after the header it must begin", async () => {
    const text = await forged((raw, line) => (line === 2 ? null : raw));
    assert.equal((await proved(text)).checks[0].problem.id, "verify-no-record");
  });

  test("a line without a body, or with rolls that are no list, is damaged", async () => {
    for (const [raw, number] of [
      ["null", 12],
      ["7", 13],
      ['{"line":"answer","rolls":7}', 14],
    ]) {
      const text = await forged((old, line) => (line === number ? raw : old));
      assert.deepEqual((await proved(text)).checks[0].problem, { id: "verify-damaged", facts: { line: number } });
    }
  });

  test("a line that is no JSON is damaged, though its link fits", async () => {
    const raw = "{nothing";
    const before = "0123456789abcdef";
    const link = hex(await crypto.subtle.digest("SHA-256", encoder.encode(before + raw))).slice(0, before.length);
    await assert.rejects(readLine(`["${link}",${raw}]`, 7, before), broken("verify-damaged"));
  });
});

test("lines are read whatever blanks stand around them, but not inside", async () => {
  const [piece] = piecesOf(TEXT);
  const [link, raw] = [piece.slice(2, 18), piece.slice(20, -1)];
  const spaced = ` [ "${link}" ,\t${raw} ] \r`;
  assert.deepEqual(await readLine(spaced, 1, ""), await readLine(piece, 1, ""));
  await assert.rejects(readLine(piece.replace('"format":1', '"format": 1'), 1, ""), broken("verify-link"));
});

describe("dice", () => {
  const SECRET = Uint8Array.from({ length: 32 }, (_, at) => at);
  const NONCES = { north: "abc", south: "def" };
  const rolled = async (dice, count, roll) => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    return Promise.all(numbers.map((number) => dice.valueOf({ stream: "open", sides: 6, number, ...roll })));
  };

  test("fall as the engine's: the known answers of tests/core/test_dice.py", async () => {
    const dice = await CommittedDice.from(SECRET, agreedText({ format: 1, match_id: "match-1", nonces: NONCES }));
    assert.deepEqual(await rolled(dice, 8, { purpose: "fire.north" }), [1, 4, 2, 3, 1, 6, 1, 6]);
    const dealt = { purpose: "deal", sides: 8, stream: "north" };
    assert.deepEqual(await rolled(dice, 8, dealt), [5, 5, 4, 3, 2, 8, 1, 5]);
  });

  test("do not care in which order the seats are named", async () => {
    const one = await CommittedDice.from(SECRET, agreedText({ format: 1, match_id: "match-1", nonces: NONCES }));
    const other = await CommittedDice.from(
      SECRET,
      agreedText({ format: 1, match_id: "match-1", nonces: { south: "def", north: "abc" } }),
    );
    assert.deepEqual(
      await rolled(one, 9, { purpose: "x", sides: 100 }),
      await rolled(other, 9, { purpose: "x", sides: 100 }),
    );
  });

  test("show every face, and none beside", async () => {
    const dice = await CommittedDice.from(SECRET, agreedText({ format: 1, match_id: "match-1", nonces: NONCES }));
    for (const sides of [1, 2, 6, 10]) {
      const faces = new Set(await rolled(dice, 40 * sides, { purpose: "x", sides }));
      assert.deepEqual(
        [...faces].sort((a, b) => a - b),
        Array.from({ length: sides }, (_, at) => at + 1),
      );
    }
  });

  test("have between one and 256 faces", async () => {
    const dice = await CommittedDice.from(SECRET, agreedText({ format: 1, match_id: "match-1", nonces: NONCES }));
    for (const sides of [0, -6, 257, 1.5, "6", undefined]) {
      await assert.rejects(dice.valueOf({ stream: "open", number: 1, purpose: "x", sides }), broken("verify-sides"));
    }
    assert.ok((await dice.valueOf({ stream: "open", number: 1, purpose: "x", sides: 256 })) <= 256);
  });

  test("are agreed on in plain ASCII, seats in Python's order", () => {
    assert.equal(
      agreedText({ format: 1, match_id: "m", nonces: { b: "1", a: "é" } }),
      '["m",[["a","\\u00e9"],["b","1"]]]',
    );
    assert.equal(
      agreedText({ format: 1, match_id: "m", nonces: { "\u{1f600}": "", "\uff5e": "" } }),
      '["m",[["\\uff5e",""],["\\ud83d\\ude00",""]]]',
    );
    assert.equal(agreedText({ format: 1, match_id: "m", nonces: { ab: "", a: "" } }), '["m",[["a",""],["ab",""]]]');
    assert.equal(agreedText({ format: 1, match_id: "\u007f", nonces: {} }), '["\\u007f",[]]');
  });

  test("follow from all that was agreed, by the link of the header", () => {
    assert.equal(agreedText({ format: 2, nonces: {} }, "0f"), "honjin|0f");
  });

  test("are committed to by the hash of the secret", async () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert.equal(await commitmentOf(new Uint8Array()), empty);
  });

  test("have a secret in hexadecimal, blanks aside, or none", () => {
    assert.deepEqual(secretOf("00 fF\n10"), Uint8Array.of(0, 255, 16));
    for (const text of ["", "0", "0g", "00 1", null, undefined, "0x00"]) assert.equal(secretOf(text), null);
  });
});
