/** What the tests read: boards, records and words of the checkout, and numbers by lot that are the same each time. */

import { readFileSync } from "node:fs";

const root = new URL("../../../", import.meta.url);

export const client = new URL("src/honjin/web/js/", root);

/** A file of the checkout, as bytes. */
export const bytesOf = (path) => readFileSync(new URL(path, root));

export const boardOf = (game) => JSON.parse(bytesOf(`src/honjin/games/${game}/board/board.json`));

/** Fluent files of one language. */
export const ftl = (language, ...names) =>
  names.map((name) => bytesOf(`src/honjin/locale/${language}/${name}.ftl`).toString());

/** Whole numbers from 0 up to a limit, by lot from a seed. */
export function lotOf(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
