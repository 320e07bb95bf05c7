/**
 * What kind of act leads to a thing: a shot, an assault, a move. A board names them (`table.tones`) by the heading of an
 * option or by the option itself, so that the chart can light each in its own way.
 */

import { fitting } from "./choice.js";

/** The tone of an option; nothing where the board tells none apart. */
export function toneOf(tones = {}, entry) {
  return tones[entry.group] ?? tones[entry.option.do] ?? "";
}

/**
 * The tones of the goals that can be pointed at now.
 * @param {object[]} entries the options
 * @param {string[]} things what has been pointed at
 * @returns {Record<string, string[]>} by thing, in the order in which the board names them
 */
export function tonesOf(tones, entries, things) {
  if (!tones) return {};
  const order = [...new Set(Object.values(tones))];
  const found = {};
  for (const entry of fitting(entries, things)) {
    const left = entry.things.filter((thing) => !things.includes(thing));
    const tone = toneOf(tones, entry);
    if (left.length !== 1 || !tone) continue;
    const [goal] = left;
    found[goal] = order.filter((one) => one === tone || found[goal]?.includes(one));
  }
  return found;
}
