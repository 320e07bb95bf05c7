/** The pictures of a worked example, from what the server says of its steps. Pure. */

import { patched } from "../lib.js";
import { programOf } from "../table/program.js";
import { eventThings } from "../table/things.js";

/** More dice than these are told in words only: they would hide what they are about. */
const MOST_DICE = 6;

/**
 * @param {{steps: object[], sides: string[], kinds: object}} document
 * @param {boolean} ten whether the dice of this game have ten faces
 * @returns {{scene: object, point: string[], last: string[], fallen: ?object, clock: ?number}[]} one for each step
 */
export function picturesOf({ steps, sides, kinds }, ten) {
  let scene = {};
  return steps.map(({ patch, point, clock, told }, step) => {
    scene = patched(scene, patch);
    const how = { pace: "dice", whole: true, seat: "", sides, kinds, counters: scene.counters, ten };
    const thrown = programOf(told, how).findLast(({ dice }) => dice.length > 0 && dice.length <= MOST_DICE);
    return {
      scene,
      point,
      clock: clock ?? null,
      last: told.flatMap(({ event }) => eventThings(event, kinds)),
      fallen: thrown ? { dice: thrown.dice, things: [], key: step } : null,
    };
  });
}

/** The step that is read: the last whose top has come up to a line of the window; the first before any has. */
export const stepRead = (tops, line) =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
