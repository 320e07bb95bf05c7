/** The committed dice, computed once more from their secret, as `honjin.core.dice` rolls them. */

import { Broken, hex } from "./lines.js";

const MOST_SIDES = 256;
const HMAC = { name: "HMAC", hash: "SHA-256" };
const encoder = new TextEncoder();

/** The secret as bytes; null if it is not written in hexadecimal. */
export function secretOf(text) {
  const digits = String(text).replaceAll(/[ \t\n\r\f\v]/g, "");
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
}

/** The hash that was published before the first roll. */
export async function commitmentOf(secret) {
  return hex(await crypto.subtle.digest("SHA-256", secret));
}

/**
 * What the key is made of besides the secret: the link of the header, and with it all that was agreed.
 * In format 1: match and nonces, as JSON in plain ASCII, seats in order. Of a lesson: its name alone.
 */
export function agreedText(header, link) {
  if (header.lesson) return `honjin|lesson|${header.lesson}`;
  if (header.format !== 1) return `honjin|${link}`;
  const pairs = Object.entries(header.nonces).sort(([a], [b]) => byCodePoint(a, b));
  return JSON.stringify([header.match_id, pairs]).replaceAll(/[\u007f-\uffff]/g, escaped);
}

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The order of Python's strings, which UTF-16 would upset beyond the basic plane. */
function byCodePoint(a, b) {
  const [one, other] = [a, b].map((text) => Array.from(text, (letter) => letter.codePointAt(0)));
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    if (one[at] !== other[at]) return one[at] - other[at];
  }
  return one.length - other.length;
}

/** The dice of one match. */
export class CommittedDice {
  /** @param {CryptoKey} key */
  constructor(key) {
    this.key = key;
  }

  /** @returns {Promise<CommittedDice>} */
  static async from(secret, agreed) {
    const outer = await hmacKey(secret);
    const key = await crypto.subtle.sign("HMAC", outer, encoder.encode(agreed));
    return new CommittedDice(await hmacKey(key));
  }

  /** The one value that this roll can have. */
  async valueOf({ stream, number, purpose, sides }) {
    if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) throw new Broken("verify-sides", { sides });
    const limit = 256 - (256 % sides);
    for (let attempt = 0; ; attempt += 1) {
      const text = `${stream}|${number}|${purpose}|${sides}|${attempt}`;
      const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", this.key, encoder.encode(text)));
      const counts = bytes.find((byte) => byte < limit);
      if (counts !== undefined) return (counts % sides) + 1;
    }
  }
}

const hmacKey = (bytes) => crypto.subtle.importKey("raw", bytes, HMAC, false, ["sign"]);
