/** The lines of a record and the links between them, as `honjin.core.record` writes them. */

/** Something in a record that does not hold: a message id, its facts, and the line it is in. */
export class Broken extends Error {
  constructor(id, facts = {}) {
    super(id);
    this.id = id;
    this.facts = facts;
  }
}

const SPACE = "[ \\t\\r]*";
const PAIR = new RegExp(`^${SPACE}\\[${SPACE}"([^"\\\\]*)"${SPACE},${SPACE}([\\s\\S]*?)${SPACE}\\]${SPACE}$`);
const encoder = new TextEncoder();
/** Hexadecimal digits of a link, by the format of the record. */
const DIGITS = { 1: 16, 2: 32 };

/** The text of a file; a record is UTF-8, and a mark at its beginning is no part of it. */
export function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Broken("verify-not-text");
  }
}

/** The lines as they stand in the file; the last must be ended too. */
export function piecesOf(text) {
  const pieces = text.split("\n");
  const cut = pieces.pop();
  if (cut) throw new Broken(pieces.length ? "verify-cut" : "verify-no-record", { line: pieces.length + 1 });
  if (!pieces.length) throw new Broken("verify-no-record");
  return pieces;
}

/**
 * Check one line against the link of the line before it.
 * @returns {Promise<{link: string, body: object}>}
 */
export async function readLine(piece, number, before) {
  const [, link, raw] = PAIR.exec(piece) ?? [];
  if (link === undefined) throw new Broken(number === 1 ? "verify-no-record" : "verify-damaged", { line: number });
  const digits = number === 1 ? DIGITS[bodyOf(raw, number).format] : before.length;
  if (link !== (await linkOf(before, raw, digits))) throw new Broken("verify-link", { line: number });
  return { link, body: bodyOf(raw, number) };
}

function bodyOf(raw, number) {
  let body;
  try {
    body = JSON.parse(raw);
  } catch {
    throw new Broken("verify-damaged", { line: number });
  }
  if (body === null || typeof body !== "object") throw new Broken("verify-damaged", { line: number });
  if (number <= 2 && body.line !== (number === 1 ? "header" : "begun")) throw new Broken("verify-no-record");
  if (number === 1 && !DIGITS[body.format]) {
    throw new Broken("verify-format", { format: String(body.format), known: Math.max(...Object.keys(DIGITS)) });
  }
  return body;
}

/** Whether a body may stand after another, by any rules: as `honjin.core.verify` has it. */
export function checkPlace(body, before, number) {
  if (number > 2 && ["header", "begun"].includes(body.line)) throw new Broken("flaw-begins-again");
  const isOver = before?.line === "signed" || (before?.line === "end") !== (body.line === "signed");
  const isDecided = ["resign", "agreed", "claim"].includes(before?.line) && body.line !== "end";
  if (before && (isOver || isDecided)) throw new Broken("flaw-after-the-end");
}

async function linkOf(before, raw, digits) {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(before + raw));
  return hex(digest).slice(0, digits);
}

/** Bytes in lower-case hexadecimal. */
export const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
