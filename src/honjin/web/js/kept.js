/**
 * What this browser keeps of its matches, to hold the server to it when they are over: the commitment of the dice,
 * what it added to them, and the latest link, a fingerprint of all that a seat was told.
 */

const KEY = "honjin.kept";
const MOST = 60;

/** @typedef {{commitment: string, nonces: Object<string, string>, links: Object<string, string>}} Kept */

/** @returns {Object<string, Kept>} by match, the one kept last at the end */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    // A browser without storage keeps nothing, and can prove nothing later.
    return {};
  }
}

/** What was kept of a match; null if nothing was. */
export const keptOf = (match) => all()[match] ?? null;

/** Keep something more of a match. A commitment is kept once: whoever shows another one later is found out. */
export function keep(match, { commitment, nonces = {}, links = {} }) {
  const { [match]: before, ...others } = all();
  const known = before ?? { commitment, nonces: {}, links: {} };
  const now = { ...known, nonces: { ...known.nonces, ...nonces }, links: { ...known.links, ...links } };
  const latest = Object.entries({ ...others, [match]: now }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // The same as above.
  }
  return now;
}

/** Something nobody can guess: 128 bits. */
export function newNonce() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What was kept, against the header of a record.
 * @returns {{id: string, state: "good"|"bad"}[]}
 */
export function compared(kept, header) {
  const holds = (id, good) => ({ id, state: good ? "good" : "bad" });
  const added = Object.entries(kept.nonces);
  return [
    holds("commitment", kept.commitment === header.commitment),
    ...(added.length
      ? [
          holds(
            "nonces",
            added.every(([side, nonce]) => header.nonces?.[side] === nonce),
          ),
        ]
      : []),
  ];
}
