/** Everything a browser can prove of a record by itself: lines, numbers, commitment, rolls, signature. */

import { CommittedDice, agreedText, commitmentOf, secretOf } from "./dice.js";
import { Broken, checkPlace, piecesOf, readLine, textOf } from "./lines.js";
import { isGenuine } from "./signature.js";

/**
 * @typedef {object} Check
 * @property {string} id `lines`, `numbers`, `commitment`, `rolls` or `signature`
 * @property {"waiting"|"running"|"good"|"bad"|"open"|"void"} state `open` cannot be proved before the match is over,
 *   `void` not at all: nobody has signed, or this browser knows no such signatures
 * @property {number} done
 * @property {number} of
 * @property {{id: string, facts: object}|null} problem
 */

export const CHECKS = ["lines", "numbers", "commitment", "rolls", "signature"];

/** A chance for the page to draw, now and then; awaiting a hash alone would starve it. */
const breath = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
const EVERY = 24;

/** Whether this browser lets a page compute hashes: only over https, or from the same machine. */
export const canProve = () => Boolean(globalThis.crypto?.subtle);

export class Proof {
  /**
   * @param {Uint8Array} bytes the file
   * @param {(proof: Proof) => void} [changed] called whenever there is something new to show
   */
  constructor(bytes, changed = () => {}) {
    this.bytes = bytes;
    this.changed = changed;
    this.bodies = [];
    this.links = [];
    this.rolls = [];
    this.checks = CHECKS.map((id) => ({ id, state: "waiting", done: 0, of: 0, problem: null }));
  }

  get header() {
    return this.bodies[0] ?? null;
  }

  /** The key that signed the record; empty if nobody did. */
  get key() {
    return this.bodies.find((body) => body.line === "signed")?.key ?? "";
  }

  get end() {
    return this.bodies.find((body) => body.line === "end") ?? null;
  }

  get failed() {
    return this.checks.some((check) => check.state === "bad");
  }

  get verified() {
    return this.checks.every((check) => check.state === "good" || check.state === "void");
  }

  get finished() {
    return this.checks.every((check) => check.state !== "waiting" && check.state !== "running");
  }

  /** How it stands now, as plain data that does not change any more. */
  snapshot() {
    const { header, key, failed, verified, finished } = this;
    const checks = this.checks.map((check) => ({ ...check }));
    const rolls = this.rolls.map((roll) => ({ ...roll }));
    return { header, key, failed, verified, finished, checks, rolls };
  }

  /** Run all the checks in order; what depends on a broken one is left waiting. */
  async run() {
    const runs = {
      lines: this.checkLines,
      numbers: this.checkNumbers,
      commitment: this.checkSecret,
      rolls: this.checkRolls,
      signature: this.checkSignature,
    };
    for (const check of this.checks) {
      check.state = "running";
      try {
        check.state = await runs[check.id].call(this, check);
      } catch (error) {
        check.state = "bad";
        check.problem =
          error instanceof Broken
            ? { id: error.id, facts: error.facts }
            : { id: "verify-damaged", facts: { line: check.done + 1 } };
        this.changed(this);
        if (check.id === "lines") break;
      }
      this.changed(this);
    }
    return this;
  }

  async tick(check) {
    check.done += 1;
    if (check.done % EVERY) return;
    this.changed(this);
    await breath();
  }

  async checkLines(check) {
    const pieces = piecesOf(textOf(this.bytes));
    check.of = pieces.length;
    let before = "";
    for (const piece of pieces) {
      const { link, body } = await readLine(piece, check.done + 1, before);
      checkPlace(body, this.bodies.at(-1), check.done + 1);
      before = link;
      this.links.push(link);
      this.bodies.push(body);
      this.keepRolls(body, check.done + 1);
      await this.tick(check);
    }
    return "good";
  }

  keepRolls(body, line) {
    if (body.line !== "begun" && body.line !== "answer") return;
    if (!Array.isArray(body.rolls)) throw new Broken("verify-damaged", { line });
    for (const roll of body.rolls) this.rolls.push({ ...roll, line, recomputed: null });
  }

  /** Answers count 1, 2, 3 …, and so does every stream of dice: nothing was left out or given twice. */
  async checkNumbers(check) {
    check.of = this.rolls.length + this.bodies.filter((body) => body.line === "answer").length;
    let last = 0;
    for (const [at, body] of this.bodies.entries()) {
      if (body.line !== "answer") continue;
      if (body.number !== last + 1) throw new Broken("verify-answer-order", { line: at + 1, number: body.number });
      last = body.number;
      await this.tick(check);
    }
    const counts = new Map();
    for (const { stream, number, purpose, line } of this.rolls) {
      counts.set(stream, (counts.get(stream) ?? 0) + 1);
      if (number !== counts.get(stream)) throw new Broken("verify-roll-order", { line, number, purpose });
      await this.tick(check);
    }
    return "good";
  }

  async checkSecret(check) {
    if (!this.end) return "open";
    check.of = 1;
    const secret = secretOf(this.end.secret);
    if (!secret || (await commitmentOf(secret)) !== this.header.commitment) throw new Broken("verify-secret");
    check.done = 1;
    return "good";
  }

  async checkRolls(check) {
    check.of = this.rolls.length;
    if (!this.end) return "open";
    const secret = secretOf(this.end.secret);
    if (!secret) throw new Broken("verify-secret");
    const dice = await CommittedDice.from(secret, agreedText(this.header, this.links[0]));
    const wrong = [];
    for (const roll of this.rolls) {
      roll.recomputed = await dice.valueOf(roll);
      if (roll.recomputed !== roll.value) wrong.push(roll);
      await this.tick(check);
    }
    if (!wrong.length) return "good";
    const [{ line, number, purpose, value, recomputed }] = wrong;
    throw new Broken("verify-roll-wrong", { line, number, purpose, value, recomputed, wrong: wrong.length });
  }

  /** Whether the signature, if there is one, is of all the lines above it. */
  async checkSignature(check) {
    const at = this.bodies.findIndex((body) => body.line === "signed");
    if (at < 0) return this.end ? "void" : "open";
    check.of = 1;
    const genuine = await isGenuine(this.bodies[at], this.header.match_id, this.links[at - 1]);
    if (genuine === null) return "void";
    if (!genuine) throw new Broken("verify-forged");
    check.done = 1;
    return "good";
  }
}
